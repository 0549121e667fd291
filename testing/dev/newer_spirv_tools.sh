# SPIRV-Tools that is newer than this Debian release's, built from Debian's source package. Sourced by ./dev, after
# newer_packages.sh, whose apt state and folder it uses.

# Releases whose source package is tried, the newest first: mirrors do not always have the sources of unstable.
spirv_tools_releases="sid testing $default_headers_release"
packages_newest="cmake g++ ninja-build python3-minimal"

# download_spirv_tools FOLDER gets the source into FOLDER/source and the SPIR-V grammar of the same release into FOLDER/headers.
download_spirv_tools() {
    local folder="$1" release
    for release in $spirv_tools_releases; do
        rm -rf "$folder"
        mkdir -p "$folder/source"
        if release_apt "$release" update &&
            (cd "$folder" && release_apt "$release" source --download-only --tar-only spirv-tools) &&
            unpack_packages "$release" "$folder/headers" spirv-headers &&
            tar -C "$folder/source" --strip-components=1 -xf "$folder"/spirv-tools_*.orig.tar.*; then
            return
        fi
        echo "dev: the source of SPIRV-Tools of $release could not be downloaded" >&2
    done
    return 1
}

# build_spirv_tools FOLDER builds the libraries and programs that WORKSPACE lists from the source in FOLDER. The version that they
# report has no commit, which would be that of the checkout around the folder, and the date of the source.
build_spirv_tools() {
    local folder="$1"
    local -x GIT_CEILING_DIRECTORIES="$packages_folder" SOURCE_DATE_EPOCH
    SOURCE_DATE_EPOCH="$(stat -c %Y "$folder/source/CHANGES")"
    cmake -G Ninja -S "$folder/source" -B "$folder/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_POSITION_INDEPENDENT_CODE=ON \
        -DBUILD_SHARED_LIBS=OFF -DSPIRV_TOOLS_BUILD_STATIC=ON -DSPIRV_TOOLS_LIBRARY_TYPE=STATIC \
        -DSPIRV-Headers_SOURCE_DIR="$folder/headers/usr" -DSPIRV_SKIP_TESTS=ON -DSPIRV_WERROR=OFF &&
        ninja -C "$folder/build" SPIRV-Tools-static SPIRV-Tools-opt spirv-as spirv-dis spirv-opt spirv-val
}

# install_spirv_tools FOLDER TARGET copies the results. TARGET appears only when it is complete.
install_spirv_tools() {
    local folder="$1" target="$2"
    rm -rf "$target" "$target.partial"
    mkdir -p "$target.partial/lib" "$target.partial/bin" "$target.partial/include" &&
        cp -r "$folder/source/include/spirv-tools" "$target.partial/include/" &&
        cp "$folder/build/source/libSPIRV-Tools.a" "$folder/build/source/opt/libSPIRV-Tools-opt.a" "$target.partial/lib/" &&
        cp "$folder"/build/tools/spirv-{as,dis,opt,val} "$target.partial/bin/" &&
        mv "$target.partial" "$target"
}

# setup_newest_spirv_tools makes Bazel link the newest SPIRV-Tools, in addition to the choice of headers.
setup_newest_spirv_tools() {
    local folder="$packages_folder/spirv-tools-build" target="$packages_folder/spirv-tools-newest"
    local log="$packages_folder/spirv-tools-build.log"
    setup_packages newest
    if ! download_spirv_tools "$folder"; then
        return 1
    fi
    echo "dev: building SPIRV-Tools, which takes minutes" >&2
    if ! (build_spirv_tools "$folder" && install_spirv_tools "$folder" "$target") >"$log" 2>&1; then
        echo "dev: SPIRV-Tools could not be built; see $log" >&2
        return 1
    fi
    rm -rf "$folder"
    echo "common --repo_env=WARDEN_SPIRV_TOOLS=$target" >>"$packages_folder/bazelrc"
    echo "dev: the build uses $("$target/bin/spirv-val" --version | head -n 1)" >&2
}
