// Handle wrapping: the application gets handles that Warden numbers, instead of those of the driver.
//
// The numbers are unique in the process and never used again, also where a driver gives equal handles to different
// objects, and they are equal from run to run if the application makes its objects in the same order. Only
// non-dispatchable handles are wrapped.
//
// Wrapping is a layer of its own between the chassis and the next layer: wd_handles_device_proc_addr returns functions
// that replace the handles in all parameters, call the next layer, and wrap the handles that it returns. So all
// validators, and the objects that they make themselves, have wrapped handles. emit_handle_dispatch.py writes these
// functions.
//
// A handle that Warden did not wrap goes to the next layer unchanged. Where the application enables an extension or a
// version of Vulkan that this build does not know, an unknown command or struct could pass wrapped handles to the
// driver: then nothing is wrapped in this instance or device, and one message says so.
//
// | function                        | threads                                                                  |
// |---------------------------------|--------------------------------------------------------------------------|
// | wd_handles_add_instance, _device| as vkCreateInstance and vkCreateDevice                                   |
// | the functions of the dispatch   | as Vulkan's rules for the command; a look-up takes no lock               |
#ifndef WARDEN_VK_HANDLES_HANDLES_H
#define WARDEN_VK_HANDLES_HANDLES_H

#include <vulkan/vulkan_core.h>

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_report;

// wd_handles_add_instance starts to wrap the handles of an instance that was just created. Call it before any dispatch
// table is filled with wd_handles_instance_proc_addr. It ends with vkDestroyInstance through that dispatch table.
wd_status wd_handles_add_instance(VkInstance instance, const VkInstanceCreateInfo *create_info,
                                  PFN_vkGetInstanceProcAddr next, struct wd_report *report);

// wd_handles_add_device does the same for a device. `api_version` is the lower one of the instance's and the device's.
// It ends with vkDestroyDevice through the dispatch table.
wd_status wd_handles_add_device(VkDevice device, const VkDeviceCreateInfo *create_info, uint32_t api_version,
                                PFN_vkGetDeviceProcAddr next, struct wd_report *report);

// wd_handles_instance_proc_addr, wd_handles_device_proc_addr are vkGetInstanceProcAddr and vkGetDeviceProcAddr of the
// wrapping layer. They return NULL for a command of a wrapped device that the build does not know: the device enabled
// nothing that has it.
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_handles_instance_proc_addr(VkInstance instance, const char *name);
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_handles_device_proc_addr(VkDevice device, const char *name);

#ifdef __cplusplus
}
#endif
#endif
