# Vulkan headers and SPIR-V grammar that are newer than this Debian release's, for the build only. Sourced by ./dev, after
# debian_sources.sh.
#
# Packages of another release are downloaded through an apt state of their own and unpacked into .packages/, which git and
# Bazel ignore. The system's package sources and its installed packages stay as they are. .packages/bazelrc, which .bazelrc
# imports, selects the unpacked folders for every Bazel command; a --repo_env on the command line overrides it.

packages_folder="$PWD/.packages"

# The oldest headers that the default build uses. An older system gets those of the release named here.
default_headers_version=1.4.309
default_headers_release=trixie

# release_apt RELEASE ARGUMENT... runs apt-get on the packages of RELEASE, with a state of its own.
release_apt() {
    local release="$1" state="$packages_folder/apt-$1" mirror kind
    shift
    mirror="$(debian_mirror)"
    if [ -z "$mirror" ]; then
        echo "dev: apt knows no mirror of this release's main archive" >&2
        return 1
    fi
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    for kind in deb deb-src; do
        echo "$kind [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main"
    done >"$state/sources.list"
    apt-get -qq -o Dir::State::lists="$state/lists" -o Dir::Cache="$state/cache" \
        -o Dir::Etc::sourcelist="$state/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null \
        -o APT::Sandbox::User=root -o Acquire::http::Timeout=15 -o Acquire::Retries=1 "$@"
}

# unpack_packages RELEASE FOLDER PACKAGE... unpacks packages of RELEASE into FOLDER, which appears only when it is complete.
unpack_packages() {
    local release="$1" folder="$2" partial="$2.partial" archive
    shift 2
    rm -rf "$partial"
    mkdir -p "$partial"
    release_apt "$release" update || return
    (cd "$partial" && release_apt "$release" download "$@") || return
    for archive in "$partial"/*.deb; do
        dpkg -x "$archive" "$partial" || return
        rm "$archive"
    done
    rm -rf "$folder"
    mv "$partial" "$folder"
}

# select_headers FOLDER makes Bazel use the packages unpacked there. The links give the folders the layout of a checkout of
# Vulkan-Headers or SPIRV-Headers, which the same options take.
select_headers() {
    local folder="$1"
    ln -sfn usr/include "$folder/include"
    ln -sfn usr/share/vulkan/registry "$folder/registry"
    printf 'common --repo_env=%s\n' "WARDEN_VULKAN_HEADERS=$folder" "WARDEN_SPIRV_HEADERS=$folder" \
        >"$packages_folder/bazelrc"
}

headers_version() {
    local header="$1/include/vulkan/vulkan_core.h"
    sed -n -e 's/^#define VK_HEADER_VERSION_COMPLETE VK_MAKE_API_VERSION(0, \([0-9]*\), \([0-9]*\), .*/\1.\2/p' \
        -e 's/^#define VK_HEADER_VERSION \([0-9]*\)$/.\1/p' "$header" | sort -r | tr -d '\n'
}

system_headers_are_recent() {
    local version
    version="$(dpkg-query -W -f '${Version}' libvulkan-dev 2>/dev/null)" || return 1
    dpkg --compare-versions "$version" ge "$default_headers_version"
}

# setup_newest_headers uses the headers of Debian's unstable release.
setup_newest_headers() {
    if ! unpack_packages sid "$packages_folder/headers-newest" libvulkan-dev spirv-headers; then
        echo "dev: the newest Vulkan headers could not be downloaded" >&2
        return 1
    fi
    select_headers "$packages_folder/headers-newest"
    echo "dev: the build uses the Vulkan headers $(headers_version "$packages_folder/headers-newest")" >&2
}

# setup_default_headers uses the system's headers if they are recent, else those of a newer release. Without a network the
# build works with the system's.
setup_default_headers() {
    rm -f "$packages_folder/bazelrc"
    if system_headers_are_recent; then
        return
    fi
    if [ ! -d "$packages_folder/headers-default" ] &&
        ! unpack_packages "$default_headers_release" "$packages_folder/headers-default" libvulkan-dev spirv-headers; then
        echo "dev: Vulkan headers $default_headers_version could not be downloaded: the build uses the system's," \
            "and the layer treats newer commands as unknown" >&2
        return
    fi
    select_headers "$packages_folder/headers-default"
}

# setup_headers makes a choice only where none was made before.
setup_headers() {
    if [ ! -e "$packages_folder/bazelrc" ] && command -v dpkg-query >/dev/null; then
        setup_default_headers
    fi
}
