#include "vk/gpuav/device/gpuav_address_features.h"

#include <string.h>

#include "vk/registry/chain.h"

#include "vk/gpuav/device/chain/gpuav_chain.h"

static bool are_enabled(const VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceVulkan12Features *vulkan12 =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    const VkPhysicalDeviceBufferDeviceAddressFeatures *addresses =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    return (vulkan12 && vulkan12->bufferDeviceAddress) || (addresses && addresses->bufferDeviceAddress);
}

// replace_node returns a chain with a copy of a feature struct, in which the word at `offset` is VK_TRUE.
static const void *replace_node(wd_arena *scratch, const void *chain, const void *node, size_t size,
                                size_t offset) {
    char *copy = wd_arena_copy(scratch, node, 1, size);
    if (!copy) {
        return chain;
    }
    *(VkBool32 *)(void *)(copy + offset) = VK_TRUE;
    const void *replaced = wd_gpuav_chain_replace(scratch, chain, node, (VkBaseOutStructure *)(void *)copy);
    return replaced ? replaced : chain;
}

const void *wd_gpuav_enable_addresses(wd_arena *scratch, const wd_physical_capabilities *physical,
                                      const VkDeviceCreateInfo *info) {
    const void *chain = info->pNext;
    const VkPhysicalDeviceVulkan12Features *supported =
        physical->api_version >= VK_API_VERSION_1_2
            ? wd_physical_feature_struct(physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES)
            : NULL;
    if (!supported || !supported->bufferDeviceAddress || are_enabled(info) ||
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_EXT)) {
        return chain;
    }
    const VkPhysicalDeviceVulkan12Features *vulkan12 =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    if (vulkan12) {
        return replace_node(scratch, chain, vulkan12, sizeof(*vulkan12),
                            offsetof(VkPhysicalDeviceVulkan12Features, bufferDeviceAddress));
    }
    const VkPhysicalDeviceBufferDeviceAddressFeatures *addresses =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    if (addresses) {
        return replace_node(scratch, chain, addresses, sizeof(*addresses),
                            offsetof(VkPhysicalDeviceBufferDeviceAddressFeatures, bufferDeviceAddress));
    }
    VkPhysicalDeviceBufferDeviceAddressFeatures *added = wd_arena_alloc_zero(scratch, 1, sizeof(*added));
    if (!added) {
        return chain;
    }
    added->sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES;
    added->pNext = (void *)chain;
    added->bufferDeviceAddress = VK_TRUE;
    return added;
}

bool wd_gpuav_may_query_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    const VkDeviceGroupDeviceCreateInfo *group =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
    return !group || group->physicalDeviceCount < 2 ||
           wd_state_device_features(device->chassis->state)->vulkan12.bufferDeviceAddressMultiDevice;
}

bool wd_gpuav_can_push_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *down) {
    return are_enabled(down) &&
           (device->vk->GetBufferDeviceAddress || device->vk->GetBufferDeviceAddressKHR) &&
           wd_gpuav_may_query_addresses(device, down);
}

// needs_usage returns whether the commands and the descriptors of an extension write only to buffers with a usage for
// writes, apart from vkCmdCopyAccelerationStructureToMemoryKHR.
static bool needs_usage(const char *name) {
    static const char *const names[] = {"VK_EXT_descriptor_buffer", "VK_EXT_descriptor_heap",
                                        VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                        VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME};
    bool needs = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        needs |= !strcmp(name, names[i]);
    }
    return needs;
}

// are_used returns whether anything but shaders may access memory at device addresses. `skips_usage`: writes to buffers
// with a usage for them do not count.
static bool are_used(const wd_gpuav_device *device, const VkDeviceCreateInfo *info, bool skips_usage) {
    // Later versions may have commands that write through addresses.
    if (device->chassis->api_version >= VK_MAKE_API_VERSION(0, 1, 5, 0)) {
        return true;
    }
    for (uint32_t i = 0; info->ppEnabledExtensionNames && i < info->enabledExtensionCount; i++) {
        const char *name = info->ppEnabledExtensionNames[i];
        if (name && !(skips_usage && needs_usage(name)) && wd_extension_uses_addresses(name)) {
            return true;
        }
    }
    return false;
}

bool wd_gpuav_only_shaders_use_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    return !are_used(device, info, false);
}

bool wd_gpuav_only_code_uses_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    return !are_used(device, info, true);
}
