# Compilers, libraries and emulators for the other platforms: 64-bit Arm and Windows. Sourced by ./dev, after newer_packages.sh.
#
# Everything but the compilers and emulators goes into .packages/, which git and Bazel ignore. .packages/cross.bazelrc, which
# .bazelrc imports, has options of Bazel that hold paths of this machine.

packages_aarch64="gcc-aarch64-linux-gnu g++-aarch64-linux-gnu qemu-user-static"

# The packages for 64-bit Arm: with everything that they depend on, and only themselves.
aarch64_complete="libjansson4 libstdc++6 libvulkan1 mesa-vulkan-drivers"
aarch64_only="libgtest-dev libjansson-dev libvulkan-dev spirv-tools"

# select_cross_option LINE puts a line into .packages/cross.bazelrc, in place of the line for the same configuration.
select_cross_option() {
    local line="$1" file="$packages_folder/cross.bazelrc"
    touch "$file"
    sed -i "/^${line%% *} /d" "$file"
    echo "$line" >>"$file"
}

# aarch64_apt ARGUMENT... runs apt-get for 64-bit Arm on this system's sources, with a state of its own, in which no package is
# installed.
aarch64_apt() {
    local state="$packages_folder/apt-aarch64"
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
    touch "$state/status"
    apt-get -qq -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Dir::State::status="$state/status" \
        -o Dir::State::lists="$state/lists" -o Dir::Cache="$state/cache" -o APT::Sandbox::User=root "$@"
}

# unpack_aarch64 FOLDER unpacks the packages there. The folder appears only when it is complete.
unpack_aarch64() {
    local folder="$1" partial="$1.partial" state="$packages_folder/apt-aarch64" release=() archive
    if [ "$(debian_release)" = bookworm ]; then
        enable_backports bookworm
        release=(-t bookworm-backports)
    fi
    rm -rf "$partial" "$state/cache"
    mkdir -p "$partial"
    aarch64_apt update &&
        aarch64_apt "${release[@]}" install --yes --download-only --no-install-recommends $aarch64_complete &&
        (cd "$partial" && aarch64_apt download $aarch64_only) || return
    for archive in "$partial"/*.deb "$state"/cache/archives/*.deb; do
        dpkg -x "$archive" "$partial" || return
        rm "$archive"
    done
    rm -rf "$folder"
    mv "$partial" "$folder"
}

# setup_aarch64 installs the cross compiler and qemu, and unpacks Debian's packages for 64-bit Arm.
setup_aarch64() {
    local folder="$packages_folder/aarch64"
    setup_packages aarch64
    if [ ! -d "$folder" ] && ! unpack_aarch64 "$folder"; then
        echo "dev: the packages for 64-bit Arm could not be downloaded" >&2
        return 1
    fi
    select_cross_option "test:aarch64 --test_env=QEMU_LD_PREFIX=$folder"
    echo "dev: bazel build --config=aarch64 //vk/layer //tools/...; ./dev test --config=aarch64" >&2
}
