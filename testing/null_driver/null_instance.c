// Negotiation with the loader, instances, and the look-up of commands.
#include <string.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

enum {
    INTERFACE_VERSION = 5,
};

#define EXPORTED __attribute__((visibility("default")))

EXPORTED VKAPI_ATTR VkResult VKAPI_CALL vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
    if (*version < MIN_PHYS_DEV_EXTENSION_ICD_INTERFACE_VERSION) {
        return VK_ERROR_INCOMPATIBLE_DRIVER;
    }
    *version = *version < INTERFACE_VERSION ? *version : INTERFACE_VERSION;
    return VK_SUCCESS;
}

EXPORTED VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetInstanceProcAddr(VkInstance instance,
                                                                            const char *name) {
    return null_GetInstanceProcAddr(instance, name);
}

EXPORTED VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL vk_icdGetPhysicalDeviceProcAddr(VkInstance instance,
                                                                                  const char *name) {
    (void)instance;
    const wd_command_info *info = wd_command_find(name);
    return info && info->level == WD_COMMAND_LEVEL_PHYSICAL_DEVICE ? null_command_find(info) : NULL;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL null_GetInstanceProcAddr(VkInstance instance, const char *name) {
    const wd_command_info *info = wd_command_find(name);
    if (!info) {
        return NULL;
    }
    const bool global =
        info->level == WD_COMMAND_LEVEL_GLOBAL || info->canonical == WD_COMMAND_GetInstanceProcAddr;
    return instance || global ? null_command_find(info) : NULL;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL null_GetDeviceProcAddr(VkDevice device, const char *name) {
    (void)device;
    const wd_command_info *info = wd_command_find(name);
    return info && info->level == WD_COMMAND_LEVEL_DEVICE ? null_command_find(info) : NULL;
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumerateInstanceVersion(uint32_t *version) {
    *version = VK_HEADER_VERSION_COMPLETE;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumerateInstanceLayerProperties(uint32_t *count,
                                                                     VkLayerProperties *properties) {
    return null_copy_array(NULL, 0, sizeof(*properties), count, properties);
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumerateInstanceExtensionProperties(const char *layer, uint32_t *count,
                                                                         VkExtensionProperties *properties) {
    if (layer) {
        return VK_ERROR_LAYER_NOT_PRESENT;
    }
    return null_copy_array(null_instance_extensions, NULL_NUM_INSTANCE_EXTENSIONS, sizeof(*properties), count,
                           properties);
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateInstance(const VkInstanceCreateInfo *info,
                                                   const VkAllocationCallbacks *allocation, VkInstance *out) {
    (void)info, (void)allocation;
    null_settings_load();
    const wd_allocator allocator = wd_allocator_default();
    null_instance *instance = wd_alloc_zero(&allocator, 1, sizeof(*instance));
    if (!instance) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    pthread_mutex_init(&instance->lock, NULL);
    set_loader_magic_value(instance);
    set_loader_magic_value(&instance->physical_device);
    *out = (VkInstance)instance;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyInstance(VkInstance instance,
                                                const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    if (instance) {
        pthread_mutex_destroy(&((null_instance *)instance)->lock);
    }
    wd_free(&allocator, instance);
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumeratePhysicalDevices(VkInstance instance, uint32_t *count,
                                                             VkPhysicalDevice *devices) {
    const VkPhysicalDevice device = (VkPhysicalDevice) & ((null_instance *)instance)->physical_device;
    return null_copy_array(&device, 1, sizeof(device), count, devices);
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumeratePhysicalDeviceGroups(VkInstance instance, uint32_t *count,
                                                                  VkPhysicalDeviceGroupProperties *groups) {
    if (!groups) {
        *count = 1;
        return VK_SUCCESS;
    }
    if (*count == 0) {
        return VK_INCOMPLETE;
    }
    *count = 1;
    groups->physicalDeviceCount = 1;
    groups->physicalDevices[0] = (VkPhysicalDevice) & ((null_instance *)instance)->physical_device;
    groups->subsetAllocation = VK_FALSE;
    return VK_SUCCESS;
}
