// The layer's functions for the loader (LoaderLayerInterface.md), and the entry points that no instance is needed for.
#ifndef WARDEN_VK_LAYER_LOADER_INTERFACE_H
#define WARDEN_VK_LAYER_LOADER_INTERFACE_H

#include <vulkan/vk_layer.h>

#include "vk/layer/version.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_layer_GetInstanceProcAddr answers for commands that this build knows with its own function where a validator of
// the instance or the layer itself has something to do, with the next layer's where not, and with a trampoline or the
// next layer's for every other name (unknown_command.h). Commands that exist before an instance does are answered for
// any `instance`, NULL included.
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetInstanceProcAddr(VkInstance instance, const char *name);

// wd_layer_GetDeviceProcAddr does the same for commands of a device; a command that nobody hooks in this device has the
// next layer's own pointer.
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetDeviceProcAddr(VkDevice device, const char *name);

// wd_layer_GetPhysicalDeviceProcAddr answers for commands of physical devices only; unknown names go to the next layer.
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetPhysicalDeviceProcAddr(VkInstance instance,
                                                                            const char *name);

VKAPI_ATTR VkResult VKAPI_CALL wd_layer_CreateInstance(const VkInstanceCreateInfo *create_info,
                                                       const VkAllocationCallbacks *callbacks,
                                                       VkInstance *handle);
VKAPI_ATTR void VKAPI_CALL wd_layer_DestroyInstance(VkInstance handle,
                                                    const VkAllocationCallbacks *callbacks);
VKAPI_ATTR void VKAPI_CALL wd_layer_DestroyDevice(VkDevice handle, const VkAllocationCallbacks *callbacks);
VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceExtensionProperties(
    const char *layer_name, uint32_t *count, VkExtensionProperties *properties);
VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceLayerProperties(uint32_t *count,
                                                                         VkLayerProperties *properties);
VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceVersion(uint32_t *version);

#ifdef __cplusplus
}
#endif
#endif
