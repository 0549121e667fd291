# The lavapipe of Debian 12's main archive, Mesa 22.3, next to the newer one that tests use. Sourced by ./dev.

# setup_older_mesa unpacks the driver into .packages/ and prints the command that tests GPU-assisted validation on it.
setup_older_mesa() {
    local folder="$packages_folder/mesa-bookworm" library
    if [ ! -e "$folder/lvp_icd.json" ]; then
        unpack_packages bookworm "$folder" mesa-vulkan-drivers/bookworm || exit
        for library in "$folder"/usr/lib/*/libvulkan_lvp.so; do
            if ldd "$library" | grep "not found" >&2; then
                echo "dev: this system lacks libraries of Debian 12's mesa-vulkan-drivers" >&2
                rm -rf "$folder"
                exit 1
            fi
            printf '{"file_format_version": "1.0.0", "ICD": {"library_path": "%s", "api_version": "1.3.230"}}\n' \
                "$library" >"$folder/lvp_icd.json"
        done
    fi
    echo "./dev test --test_env=WARDEN_LAVAPIPE=$folder/lvp_icd.json //vk/gpuav/..."
}
