// Where findings leave the layer: debug-utils messengers, debug-report callbacks, and the log.
//
// A wd_messengers belongs to one instance and passes the findings of its wd_report to the application. The log
// (standard error unless settings name another stream or file) is silent while the application has a callback of its
// own, unless it is a file: a file that a user named gets every finding.
//
// | function                 | threads                                                                      |
// |--------------------------|------------------------------------------------------------------------------|
// | create, destroy          | externally synchronized, as vkCreateInstance and vkDestroyInstance are       |
// | add_*, remove_*          | any thread; handles are externally synchronized by the application           |
// | begin/end_instance_call  | externally synchronized                                                      |
// | delivery (wd_report)     | any thread; no lock is held while a callback runs, so a callback may call    |
// |                          | Vulkan, but must not remove itself                                           |
#ifndef WARDEN_VK_LAYER_MESSENGER_H
#define WARDEN_VK_LAYER_MESSENGER_H

#include <vulkan/vulkan_core.h>

#include "vk/layer/settings.h"
#include "vk/report/report.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_messengers wd_messengers;

// wd_messengers_create opens the log and takes every VkDebugUtilsMessengerCreateInfoEXT and
// VkDebugReportCallbackCreateInfoEXT in the pNext chain of `create_info` (NULL: none); the structs are
// copied. Those serve only during vkCreateInstance and vkDestroyInstance (Vulkan specification,
// VK_EXT_debug_utils): they are active from here until wd_messengers_end_instance_call. A log that cannot be
// opened falls back to standard error and is a finding `WARDEN-settings-file`. `report` must outlive the
// result. On failure `*messengers` is NULL.
wd_status wd_messengers_create(wd_allocator allocator, wd_report *report, const wd_settings *settings,
                               const VkInstanceCreateInfo *create_info, wd_messengers **messengers);

// wd_messengers_destroy removes everything from the report and closes the log. Accepts NULL.
void wd_messengers_destroy(wd_messengers *messengers);

// wd_messengers_end_instance_call switches the callbacks of the pNext chain off: call it when
// vkCreateInstance is about to return. wd_messengers_begin_instance_call switches them on again at the
// beginning of vkDestroyInstance.
void wd_messengers_end_instance_call(wd_messengers *messengers);
void wd_messengers_begin_instance_call(wd_messengers *messengers);

// wd_messengers_add_utils starts delivery to the messenger that the next layer made as `handle`. An
// application may make several with equal handles; each remove undoes one add. WD_ERROR_OUT_OF_MEMORY is the
// only failure.
wd_status wd_messengers_add_utils(wd_messengers *messengers, VkDebugUtilsMessengerEXT handle,
                                  const VkDebugUtilsMessengerCreateInfoEXT *create_info);
// wd_messengers_remove_utils returns when no call of that callback is in progress. False: there is no messenger with
// the handle.
bool wd_messengers_remove_utils(wd_messengers *messengers, VkDebugUtilsMessengerEXT handle);

// The same for VK_EXT_debug_report.
wd_status wd_messengers_add_report(wd_messengers *messengers, VkDebugReportCallbackEXT handle,
                                   const VkDebugReportCallbackCreateInfoEXT *create_info);
bool wd_messengers_remove_report(wd_messengers *messengers, VkDebugReportCallbackEXT handle);

#ifdef __cplusplus
}
#endif
#endif
