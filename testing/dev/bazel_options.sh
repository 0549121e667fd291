# Options that newer versions of Bazel need and older ones do not know. Sourced by ./dev, after newer_packages.sh.
#
# .bazelrc has the options that Bazel 4.2.3 (Debian 12 and 13) and Bazel 7 (unstable) share; a file of Bazel's options has no
# conditions. .bazelrc imports the file that setup_bazel writes.

# setup_bazel makes newer versions of Bazel read WORKSPACE. By default they resolve modules of a registry on the network. The
# version is that of the package: Debian's Bazel 4.2.3 prints 'no_version'.
setup_bazel() {
    local file="$packages_folder/bazel_version.bazelrc" version
    version="$(dpkg-query -W -f '${Version}' bazel-bootstrap 2>/dev/null)" || version=0
    if dpkg --compare-versions "$version" lt 7; then
        rm -f "$file"
    else
        mkdir -p "$packages_folder"
        echo "common --noenable_bzlmod --enable_workspace" >"$file"
    fi
}
