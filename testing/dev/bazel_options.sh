# Options that newer versions of Bazel need and older ones do not know. Sourced by ./dev, after newer_packages.sh.
#
# .bazelrc has the options that Bazel 4.2.3 (Debian 12 and 13) and Bazel 7 (unstable) share; a file of Bazel's options has no
# conditions. .bazelrc imports the file that setup_bazel writes.

# setup_bazel makes newer versions of Bazel read WORKSPACE. By default they resolve modules of a registry on the network.
setup_bazel() {
    local file="$packages_folder/bazel_version.bazelrc"
    case "$(bazel --version 2>/dev/null)" in
    "" | "bazel 4."*) rm -f "$file" ;;
    *)
        mkdir -p "$packages_folder"
        echo "common --noenable_bzlmod --enable_workspace" >"$file"
        ;;
    esac
}
