# Installs the Debian packages that a verb needs and that the machine lacks. Sourced by ./dev.
#
# A group is a list of packages: build (compile everything), run (a Vulkan device to run on), test, bench, lint, and page (the
# page of `warden view` in a browser).
# When nothing is missing, nothing is asked of the network and nothing needs to be root.

packages_build="bazel-bootstrap bazel-platforms bazel-rules-cc bazel-rules-java bazel-rules-proto bazel-skylib
    default-jdk-headless g++ gcc git glslang-tools libjansson-dev libvulkan-dev libxxhash-dev python3-minimal
    spirv-headers spirv-tools zip unzip ca-certificates"
# Unstable has the library of spirv-tools in a package of its own.
packages_build_optional="spirv-tools-dev"
packages_run="libvulkan1 mesa-vulkan-drivers vulkan-tools"
packages_page="chromium chromium-driver python3-selenium xauth xvfb"
packages_test="$packages_page libboost-dev libbenchmark-dev libgtest-dev vulkan-validationlayers clang mangohud vkbasalt"
# Debian 12 has these, Debian 13 has not. They are installed with the missing packages of their group.
packages_test_optional="gfxreconstruct librenderdoc"
packages_bench="libbenchmark-dev libboost-dev libgtest-dev vulkan-validationlayers"
packages_lint="clang-format"

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "dev: packages are missing, and installing them needs root or sudo: $*" >&2
        exit 1
    fi
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# is_complete PACKAGE returns whether it is installed, and the optional packages that the build needs with it.
is_complete() {
    is_installed "$1" && { [ "$1" != spirv-tools ] || [ -e /usr/include/spirv-tools/libspirv.h ]; }
}

# Debian 12's own Mesa is older than Vulkan 1.4; its backport is not.
mesa_is_recent() {
    local version
    version="$(dpkg-query -W -f '${Version}' mesa-vulkan-drivers 2>/dev/null)" || return 1
    dpkg --compare-versions "$version" ge 25
}

apt_quietly() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "$@" >/dev/null
}

# enable_backports adds this release's backports from the mirror that its main archive already comes from.
enable_backports() {
    local codename="$1" mirror keyring
    if apt-get indextargets --format '$(CODENAME)' 'Created-By: Packages' | grep -x "$codename-backports" >/dev/null; then
        return
    fi
    mirror="$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk -v name="$codename" '$2 == name { print $1; exit }')"
    keyring=/usr/share/keyrings/debian-archive-keyring.gpg
    printf 'Types: deb\nURIs: %s\nSuites: %s-backports\nComponents: main\nSigned-By: %s\n' \
        "$mirror" "$codename" "$keyring" |
        as_root tee /etc/apt/sources.list.d/warden-backports.sources >/dev/null
    apt_quietly update
}

install_recent_mesa() {
    local codename
    codename="$(. /etc/os-release && echo "${VERSION_CODENAME:-}")"
    if [ "$codename" = bookworm ]; then
        enable_backports "$codename"
        apt_quietly install --no-install-recommends -t bookworm-backports mesa-vulkan-drivers
    else
        apt_quietly install --no-install-recommends mesa-vulkan-drivers
    fi
}

# available_packages PACKAGE... prints those that this release has.
available_packages() {
    local package
    for package in "$@"; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            echo "$package"
        fi
    done
}

# finish_setup selects headers and options of Bazel for the packages that are installed.
finish_setup() {
    setup_headers
    setup_bazel
}

# setup_packages GROUP... installs the missing packages of these groups.
setup_packages() {
    local group list package missing=() optional="" recent=yes
    if ! command -v dpkg-query >/dev/null; then
        echo "dev: this is not a Debian system; see docs/build.md for the packages that the build needs" >&2
        return
    fi
    for group in "$@"; do
        list="packages_${group}_optional"
        optional+=" ${!list:-}"
        list="packages_$group"
        for package in ${!list}; do
            if [ "$package" = mesa-vulkan-drivers ]; then
                mesa_is_recent || recent=no
            elif ! is_complete "$package"; then
                missing+=("$package")
            fi
        done
    done
    if [ ${#missing[@]} = 0 ] && [ $recent = yes ]; then
        finish_setup
        return
    fi
    echo "dev: installing ${missing[*]}$([ $recent = yes ] || echo ' mesa-vulkan-drivers')" >&2
    apt_quietly update
    if [ ${#missing[@]} != 0 ]; then
        apt_quietly install --no-install-recommends "${missing[@]}" $(available_packages $optional)
    fi
    if [ $recent = no ]; then
        install_recent_mesa
    fi
    finish_setup
}
