# Finds the manifests of the Vulkan drivers that Warden is tested on. Sourced by scripts.

# lavapipe_manifest prints the path of lavapipe's manifest, whatever the architecture in its name. Under qemu, it is that of the
# packages for the emulated processor.
lavapipe_manifest() {
    local manifest
    for manifest in "${QEMU_LD_PREFIX:-}"/usr/share/vulkan/icd.d/lvp_icd*.json; do
        if [ -e "$manifest" ]; then
            echo "$manifest"
            return
        fi
    done
    echo "lavapipe is missing: install the Debian package mesa-vulkan-drivers, or run './dev setup'" >&2
    return 1
}

# use_driver MANIFEST makes the loader see only that driver.
use_driver() {
    export VK_DRIVER_FILES="$1" VK_ICD_FILENAMES="$1"
}
