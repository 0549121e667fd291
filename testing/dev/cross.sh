# Compilers, libraries and emulators for the other platforms: 64-bit Arm and Windows. Sourced by ./dev, after newer_packages.sh.
#
# Everything but the compilers and emulators goes into .packages/, which git and Bazel ignore. .packages/cross.bazelrc, which
# .bazelrc imports, has options of Bazel that hold paths of this machine.

packages_aarch64="gcc-aarch64-linux-gnu g++-aarch64-linux-gnu qemu-user-static"

# The packages for 64-bit Arm: with everything that they depend on, and only themselves.
aarch64_complete="libjansson4 libstdc++6 libvulkan1 mesa-vulkan-drivers"
aarch64_only="libgtest-dev libjansson-dev libvulkan-dev spirv-tools"

# The tests of './dev test --config=aarch64' and '--config=windows'. Tests on devices run on the null driver for Windows. For Arm, few
# run on lavapipe: emulated, LLVM takes minutes for each test that compiles many shaders. Both run common_tests.
common_tests="//vk/layer:unknown_command_test //vk/layer:unknown_command_limit_test //vk/layer:chassis_test
    //vk/layer:settings_test //vk/layer:settings_khronos_test //vk/layer:settings_mistakes_test //vk/layer:log_test
    //vk/layer:handles_test //vk/layer:handles_refusal_test //vk/layer:threads_test //vk/layer:ignored_pointers_test
    //vk/capabilities:capabilities_test //vk/registry:chain_test //vk/registry:handle_walk_test
    //vk/registry:registry_test //vk/parameters:parameters_test //vk/parameters:parameters_later_test //vk/state/...
    //vk/handles/... //vk/hangs:hangs_test //vk/image_layouts/... //vk/core:statements_calls_test
    //vk/core/barriers/... //vk/core/queries/... //vk/core/submit/... //vk/syncval/contents:contents_test
    //vk/syncval/watch/... //vk/syncval/testing/oracle:oracle_test //vk/syncval/testing/oracle:oracle_allocation_test
    //vk/syncval/testing/oracle:oracle_oversync_test //vk/syncval/validator/recorder:recorder_validate_test
    //vk/syncval/validator/resources:pieces_test //vk/syncval/validator/shaders:byte_ranges_test
    //vk/syncval/validator/shaders:fragment_tests_test //vk/syncval/validator/shaders:indexed_bytes_test
    //vk/syncval/validator/shaders:syncval_shader_test //vk/rangemap/... //vk/report/... //vk/spirv/...
    //vk/threads/... //vk/valcache/... //vk/util/... //vk/trace/... //vk/syncval/model/...
    //vk/gpuav/builds:gpuav_structure_builds_test //vk/gpuav/device/chain:gpuav_chain_test
    //vk/gpuav/device/memory:gpuav_address_table_test //vk/gpuav/device/memory:gpuav_regions_test
    //vk/gpuav/device/tables:gpuav_buffer_layouts_test //vk/gpuav/runtime/host_checks:gpuav_pipeline_chain_test
    //vk/gpuav/runtime/shaders:gpuav_shaders_test //vk/gpuav/testing:gpuav_content_words_test
    //vk/gpuav/testing:gpuav_failure_test //vk/gpuav/testing:gpuav_fake_test
    //vk/gpuav/testing:gpuav_host_checks_fake_test //vk/gpuav/testing:gpuav_positions_test
    //vk/gpuav/testing:gpuav_readback_stress_test //vk/gpuav/testing:gpuav_uninstrumented_test //vk/gpuav/record/...
    //vk/gpuav/instrument/... //tools/common/... //tools/errdecode:errdecode_manifest_fuzz_test"
aarch64_tests="$common_tests //vk/hangs:hangs_null_test //vk/syncval/validator/messages/...
    //vk/syncval/testing/oracle:oracle_fuzz_replay_test //vk/syncval/testing/validator:missing_barrier_test
    //vk/syncval/testing/validator:syncval_commands_test //vk/shader:find_mappings_test //vk/shader:reflection_test
    //vk/shader:shader_check_test //vk/shader:shader_memory_test //vk/shader:shader_test //vk/layer:messenger_test
    //vk/layer:sarif_file_test //vk/core/transfers:transfer_geometry_test //vk/lifetimes:lifetimes_handles_test
    //vk/lifetimes:lifetimes_rules_test //tools/vkcache/... //tools/errdecode:errdecode_cli_test
    //tools/spv-instrument:spv_instrument_cli_test //examples/bindless/..."
windows_tests="$common_tests //testing/device:device_test //vk/layer:layer_test //vk/layer:layer_files_test
    //vk/layer:debug_output_test //vk/layer:messages_test //vk/layer:thread_races_test //vk/lifetimes/...
    //vk/parameters:parameters_calls_test //vk/shader/... -//vk/shader:pipeline_shaders_test
    -//vk/shader:reflection_test //vk/core:core_test //vk/core/transfers/... //vk/core/layouts/... //vk/core/draw/...
    //vk/core/command_buffers/... //vk/core/pipelines/... //vk/core/acceleration/... //vk/core/descriptors/...
    //vk/core/device/... //vk/core/images/... //vk/core/memory/... //vk/core/rendering/... //vk/core/video/...
    //vk/core/wsi/... //vk/syncval/testing/validator/... //vk/syncval/validator/messages:history_stress_test
    -//vk/syncval/testing/validator:syncval_growth_test -//vk/core/memory:imported_memory_test
    -//vk/valcache:valcache_kill_test -//vk/gpuav/record:record_index_test //tools/warden:install_test"

# cross_tests ARGUMENT... prints the targets for a configuration of another platform without targets.
cross_tests() {
    case "$*" in
    --config=aarch64) echo "$aarch64_tests" ;;
    --config=windows) echo "-- $windows_tests" ;;
    esac
}

# select_cross_option LINE puts a line into .packages/cross.bazelrc, in place of the line for the same configuration. Builds for this
# machine get the names of the platforms that are set up (@installed_platforms).
select_cross_option() {
    local line="$1" file="$packages_folder/cross.bazelrc" name names=""
    touch "$file"
    sed -i "/^${line%% *} /d; /^common /d" "$file"
    echo "$line" >>"$file"
    for name in aarch64 windows; do
        [ ! -d "$packages_folder/$name" ] || names+="${names:+,}$name"
    done
    echo "common --repo_env=WARDEN_OTHER_PLATFORMS=$names" >>"$file"
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

# --- Windows

packages_windows="cmake g++-mingw-w64-x86-64-posix gcc-mingw-w64-x86-64-posix googletest ninja-build wine wine64"

# Debian's sources of libraries that it does not build for Windows.
windows_sources="spirv-tools jansson vulkan-loader"

# windows_source_releases NAME prints the releases whose source of NAME is tried. The loader is of the release of the headers.
windows_source_releases() {
    if [ "$1" = vulkan-loader ] && [ -d "$packages_folder/headers-default" ]; then
        echo "$default_headers_release"
    else
        echo "$(debian_release) $spirv_tools_releases"
    fi
}

# unpack_windows_sources FOLDER gets each source into FOLDER/NAME. Not every mirror has the sources of every release.
unpack_windows_sources() {
    local folder="$1" source release
    for source in $windows_sources; do
        for release in $(windows_source_releases "$source"); do
            rm -rf "$folder/$source"
            mkdir -p "$folder/$source"
            if release_apt "$release" update &&
                (cd "$folder" && release_apt "$release" source --download-only --tar-only "$source") &&
                tar -C "$folder/$source" --strip-components=1 -xf "$folder/${source}"_*.orig.tar.*; then
                continue 2
            fi
        done
        return 1
    done
}

# write_mingw_toolchain FILE writes the description of the compiler that CMake takes.
write_mingw_toolchain() {
    cat >"$1" <<'END'
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
END
}

# build_for_windows SOURCE FOLDER TARGET OPTION... builds a target with CMake.
build_for_windows() {
    local source="$1" folder="$2" target="$3"
    shift 3
    cmake -G Ninja -S "$source" -B "$folder" -DCMAKE_TOOLCHAIN_FILE="$(dirname "$folder")/mingw.cmake" \
        -DCMAKE_BUILD_TYPE=Release "$@" && ninja -C "$folder" $target
}

# build_windows_loader FOLDER builds the Vulkan loader, for tests. Debian removes its generated files: the headers of the same release
# make them again. Wine reports high integrity for every process, in which the loader reads no variables and no registry of the user:
# this loader ignores them above it only.
build_windows_loader() {
    local folder="$1" headers="$1/vulkan-headers"
    if [ -d "$packages_folder/headers-default" ]; then
        cp -rL "$packages_folder/headers-default/usr" "$headers"
    else
        mkdir -p "$headers/include" "$headers/share/cmake" "$headers/share/vulkan"
        cp -r /usr/include/vulkan /usr/include/vk_video "$headers/include/"
        cp -r /usr/share/cmake/VulkanHeaders "$headers/share/cmake/"
        cp -r /usr/share/vulkan/registry "$headers/share/vulkan/"
    fi
    mkdir -p "$folder/vulkan-loader/loader/generated"
    sed -i 's/>= SECURITY_MANDATORY_HIGH_RID/> SECURITY_MANDATORY_HIGH_RID/' "$folder/vulkan-loader/loader/loader_environment.c"
    (cd "$folder/vulkan-loader" && python3 scripts/generate_source.py "$headers/share/vulkan/registry") &&
        build_for_windows "$folder/vulkan-loader" "$folder/build-loader" vulkan -DBUILD_TESTS=OFF -DENABLE_WERROR=OFF \
            -DUSE_MASM=OFF -DCMAKE_SHARED_LINKER_FLAGS=-static \
            -DVulkanHeaders_DIR="$headers/share/cmake/VulkanHeaders"
}

# build_windows_libraries FOLDER TARGET builds the libraries from the sources in FOLDER. TARGET appears only when it is complete.
# A folder of its own has the headers of SPIR-V: next to them, /usr/include has those of Linux. SPIRV-Tools gets the date of this
# machine's, so that the same release has the same text of its version, and caches of valid modules the same UUID.
build_windows_libraries() {
    local folder="$1" target="$2"
    local -x GIT_CEILING_DIRECTORIES="$packages_folder"
    local -x SOURCE_DATE_EPOCH="$(date -u -d "$(spirv-val --version | sed -n 's/.* hash, //p')" +%s || date +%s)"
    write_mingw_toolchain "$folder/mingw.cmake"
    mkdir -p "$folder/spirv-headers/include"
    ln -sfn "${WARDEN_SPIRV_HEADERS:-/usr}/include/spirv" "$folder/spirv-headers/include/spirv"
    build_for_windows "$folder/jansson" "$folder/build-jansson" jansson -DJANSSON_BUILD_DOCS=OFF -DJANSSON_EXAMPLES=OFF \
        -DJANSSON_WITHOUT_TESTS=ON &&
        build_for_windows /usr/src/googletest "$folder/build-gtest" "gtest gtest_main" -DBUILD_GMOCK=OFF &&
        build_for_windows "$folder/spirv-tools" "$folder/build-spirv" SPIRV-Tools-static -DSPIRV_TOOLS_BUILD_STATIC=ON \
            -DBUILD_SHARED_LIBS=OFF -DSPIRV_TOOLS_LIBRARY_TYPE=STATIC -DSPIRV_SKIP_TESTS=ON -DSPIRV_WERROR=OFF \
            -DSPIRV-Headers_SOURCE_DIR="$folder/spirv-headers" &&
        build_windows_loader "$folder" &&
        mkdir -p "$target.partial/lib" &&
        cp "$folder"/build-jansson/lib/libjansson.a "$folder"/build-gtest/lib/libgtest{,_main}.a \
            "$folder/build-spirv/source/libSPIRV-Tools.a" "$folder"/build-loader/loader/{libvulkan-1.dll.a,vulkan-1.dll} \
            "$target.partial/lib/" &&
        mv "$target.partial" "$target"
}

# setup_windows installs mingw-w64 and wine, and builds the libraries that Debian has not for Windows.
setup_windows() {
    local folder="$packages_folder/windows-build" target="$packages_folder/windows"
    local log="$packages_folder/windows-build.log" prefix="$packages_folder/wine"
    setup_packages windows
    if [ ! -d "$target" ]; then
        echo "dev: building SPIRV-Tools for Windows, which takes minutes" >&2
        rm -rf "$target.partial"
        mkdir -p "$folder"
        if ! (unpack_windows_sources "$folder" && build_windows_libraries "$folder" "$target") >"$log" 2>&1; then
            echo "dev: the libraries for Windows could not be built; see $log" >&2
            return 1
        fi
        rm -rf "$folder"
    fi
    if [ ! -d "$prefix" ]; then
        WINEPREFIX="$prefix" WINEDEBUG=-all "$(command -v wine64 || echo /usr/lib/wine/wine64)" wineboot --init >/dev/null 2>&1
    fi
    cp "$target/lib/vulkan-1.dll" "$prefix/drive_c/windows/system32/" # In place of wine's own.
    select_cross_option "test:windows --test_env=WINEPREFIX=$prefix"
    echo "dev: bazel build --config=windows //vk/layer //tools/...; bazel test --config=windows //vk/util/..." >&2
}
