// The chassis: the code between an application and the next layer that runs the validators.
//
//   negotiate.c              the one exported function
//   proc_addr.c              vkGet...ProcAddr: which pointer an application gets, ours or the next layer's own
//   instance.c, device.c     creation and destruction, and with them the validators' data
//   entry_points.c           generated: an entry point for every command
//   properties.c             the layer's properties: extensions, layers, tools
//   unknown_command.h        commands that this build does not know, and the trampolines for them
//   debug_messages.c         VK_EXT_debug_utils and VK_EXT_debug_report
//   run_report.c             the first and the last line of a run, validators that are off
//   hook_table.h             the hooks of one instance or device, as entry points walk them
//
// | function                                   | threads                                                          |
// |--------------------------------------------|------------------------------------------------------------------|
// | wd_layer_instance_of, wd_layer_device_of   | lock-free, any thread                                            |
// | everything else                            | as Vulkan's rules for the command that it belongs to             |
#ifndef WARDEN_VK_LAYER_CHASSIS_H
#define WARDEN_VK_LAYER_CHASSIS_H

#include <pthread.h>

#include "vk/capabilities/capabilities.h"
#include "vk/layer/hook_table.h"
#include "vk/layer/loader_interface.h"
#include "vk/layer/messenger.h"
#include "vk/layer/settings.h"
#include "vk/layer/unknown_command.h"
#include "vk/layer/validators.h"
#include "vk/layer/vulkan_allocator.h"
#include "vk/util/dispatch_key.h"

enum { WD_MAX_VALIDATORS = 24, WD_MAX_SERVICES = 32 };

typedef struct wd_layer_device wd_layer_device;

// wd_layer_instance is all that the layer keeps of an instance.
typedef struct wd_layer_instance {
    wd_chassis_instance
        base;            // The part that validators use; first, so that a pointer to it is a pointer to this.
    wd_hook_table hooks; // Of commands of the instance and its physical devices.
    uintptr_t key;       // Dispatch key.
    wd_vulkan_allocator callbacks;
    PFN_GetPhysicalDeviceProcAddr next_physical_device_proc_addr; // NULL: the next layer has none.
    wd_settings *settings;
    wd_messengers *messengers;
    bool debug_utils;              // VK_EXT_debug_utils is enabled.
    bool debug_report;             // VK_EXT_debug_report is enabled.
    bool next_has_device_commands; // The next vkGetInstanceProcAddr answers for commands of devices.
    wd_unknown_commands unknown_commands;
    wd_unknown_reports unknown_reports;
    wd_active_validator validators[WD_MAX_VALIDATORS];
    size_t num_validators;
    pthread_mutex_t devices_lock;
    wd_layer_device *devices; // Under devices_lock.
} wd_layer_instance;

// wd_layer_device is all that the layer keeps of a device.
struct wd_layer_device {
    wd_chassis_device base; // The part that validators use; first, as above.
    wd_hook_table hooks;
    uintptr_t key; // Dispatch key.
    wd_vulkan_allocator callbacks;
    wd_device_capabilities capabilities;
    bool debug_marker;                           // VK_EXT_debug_marker is enabled.
    wd_active_service services[WD_MAX_SERVICES]; // Commands that validators serve here.
    size_t num_services;
    wd_unknown_commands unknown_commands;
    wd_active_validator validators[WD_MAX_VALIDATORS];
    size_t num_validators;
    wd_layer_device *previous, *next; // Under the instance's devices_lock.
};

extern wd_dispatch_map wd_layer_instances; // By dispatch key.
extern wd_dispatch_map wd_layer_devices;   // By dispatch key.

// Commands of handles that the layer never saw, or that are destroyed, are skipped: the hooks of these two ask for it.
extern wd_layer_instance wd_layer_absent_instance;
extern wd_layer_device wd_layer_absent_device;

// wd_layer_instance_of returns the instance of an instance or physical device, never NULL.
static inline wd_layer_instance *wd_layer_instance_of(const void *handle) {
    wd_layer_instance *instance =
        handle ? wd_dispatch_map_find(&wd_layer_instances, wd_dispatch_key(handle)) : NULL;
    return __builtin_expect(instance != NULL, 1) ? instance : &wd_layer_absent_instance;
}

// wd_layer_device_of returns the device of a device, queue or command buffer, never NULL.
static inline wd_layer_device *wd_layer_device_of(const void *handle) {
    wd_layer_device *device =
        handle ? wd_dispatch_map_find(&wd_layer_devices, wd_dispatch_key(handle)) : NULL;
    return __builtin_expect(device != NULL, 1) ? device : &wd_layer_absent_device;
}

// wd_entry_kind is the action of an entry point where others call the next layer.
typedef enum wd_entry_kind {
    WD_ENTRY_PASSES, // It calls the next layer, which must have the command.
    WD_ENTRY_LABELS, // As above, but the command only names or marks things: it succeeds where the next layer lacks it.
    WD_ENTRY_SERVED,   // A validator serves the command in devices that enabled its extension.
    WD_ENTRY_OF_LAYER, // The layer carries the command out.
} wd_entry_kind;

typedef struct wd_entry_point {
    PFN_vkVoidFunction function; // NULL: the layer has none.
    wd_entry_kind kind;
} wd_entry_point;

// wd_layer_entry_points has an element for each of wd_command_table. Generated.
extern const wd_entry_point wd_layer_entry_points[WD_NUM_COMMAND_NAMES];

// Commands that the layer carries out itself: generated entry points call these where others call the next layer.
VkResult wd_layer_CreateDevice(wd_call *call, const wd_CreateDevice_args *args,
                               const wd_CreateDevice_args *down);
VkResult wd_layer_EnumerateDeviceExtensionProperties(wd_call *call,
                                                     const wd_EnumerateDeviceExtensionProperties_args *args,
                                                     const wd_EnumerateDeviceExtensionProperties_args *down);
VkResult wd_layer_EnumerateDeviceLayerProperties(wd_call *call,
                                                 const wd_EnumerateDeviceLayerProperties_args *args,
                                                 const wd_EnumerateDeviceLayerProperties_args *down);
VkResult wd_layer_GetPhysicalDeviceToolProperties(wd_call *call,
                                                  const wd_GetPhysicalDeviceToolProperties_args *args,
                                                  const wd_GetPhysicalDeviceToolProperties_args *down);
VkResult wd_layer_CreateDebugUtilsMessengerEXT(wd_call *call,
                                               const wd_CreateDebugUtilsMessengerEXT_args *args,
                                               const wd_CreateDebugUtilsMessengerEXT_args *down);
void wd_layer_DestroyDebugUtilsMessengerEXT(wd_call *call, const wd_DestroyDebugUtilsMessengerEXT_args *args,
                                            const wd_DestroyDebugUtilsMessengerEXT_args *down);
void wd_layer_SubmitDebugUtilsMessageEXT(wd_call *call, const wd_SubmitDebugUtilsMessageEXT_args *args,
                                         const wd_SubmitDebugUtilsMessageEXT_args *down);
VkResult wd_layer_CreateDebugReportCallbackEXT(wd_call *call,
                                               const wd_CreateDebugReportCallbackEXT_args *args,
                                               const wd_CreateDebugReportCallbackEXT_args *down);
void wd_layer_DestroyDebugReportCallbackEXT(wd_call *call, const wd_DestroyDebugReportCallbackEXT_args *args,
                                            const wd_DestroyDebugReportCallbackEXT_args *down);
void wd_layer_DebugReportMessageEXT(wd_call *call, const wd_DebugReportMessageEXT_args *args,
                                    const wd_DebugReportMessageEXT_args *down);

// wd_layer_forget_device removes a device from the layer: its validators' data, its hooks, its entry by key. The next
// layer's device is not touched.
void wd_layer_forget_device(wd_layer_device *device);

// wd_layer_report_start reports which validators are on and off for a device that was created, and why.
// wd_layer_report_end reports how many errors and warnings the instance had, when a device is destroyed. Both are
// short, so that a layer that finds nothing can be distinguished from one that is not loaded.
void wd_layer_report_start(const wd_layer_device *device);
void wd_layer_report_end(const wd_layer_device *device);

// wd_layer_report_failure reports that a validator is switched off because it could not be made.
void wd_layer_report_failure(wd_report *report, const char *validator, const char *of_what, wd_status status);

#endif
