// The contract between the chassis and a validator.
//
// A validator is one struct: a name, the life of its data, and a table of hooks that vk/registry generates from vk.xml
// with one member for each command and phase. The chassis (vk/layer) calls, for each command of an application:
//
//   each validator's `validate` hook     may ask to skip the call; later ones see that in `is_skipped`
//   each validator's `pre_record` hook   may change `down`, the arguments that the next layer gets
//   the next layer or driver
//   each validator's `amend` hook        may change the result, before anybody sees it
//   each validator's `post_record` hook  sees the application's arguments, the result in them, and `down`
//
// in the order of the chassis's list of validators, with the state tracker first; for commands that destroy or free,
// the state tracker's hooks run last. A command without hooks in a device never enters Warden. Aliases (vkFooKHR of
// vkFoo) share the hooks of their canonical command.
//
// Commands whose first parameter is an instance or a physical device run the hooks with the validator's instance data,
// vkCreateDevice among them: that is where a validator changes the device's create info. All others run them
// with the validator's device data. The two ends of life differ from the rule: vkCreateInstance runs `validate` hooks
// only, with NULL as the validator's data (create_instance is the place for the rest), and vkDestroyInstance and
// vkDestroyDevice run `validate` and `pre_record`, then destroy_instance or destroy_device, then the next layer, and
// nothing after it.
//
// Hooks of one command buffer, queue or object run on the application's threads under the external synchronization
// that Vulkan requires of the application; a validator locks the data that it shares beyond that.
#ifndef WARDEN_VK_REGISTRY_VALIDATOR_H
#define WARDEN_VK_REGISTRY_VALIDATOR_H

#include <vulkan/vk_layer.h> // PFN_vkSetDeviceLoaderData
#include <vulkan/vulkan_core.h>

#include "vk/registry/dispatch_table.h" // generated: wd_instance_dispatch, wd_device_dispatch
#include "vk/registry/hooks.h"          // generated: wd_<Command>_args, wd_hooks, wd_command
#include "vk/util/allocator.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_capability_cache;
struct wd_device_capabilities;
struct wd_report;
struct wd_state_instance;
struct wd_state_command_buffer;
struct wd_state_device;

// wd_chassis_instance is the part of an instance that every validator may read. The chassis owns it; constant after
// creation.
typedef struct wd_chassis_instance {
    VkInstance handle;
    wd_instance_dispatch dispatch; // Of the next layer or the driver.
    uint32_t api_version;          // The application's version; VK_API_VERSION_1_0 if it named none.
    const char *application_name;  // Of VkApplicationInfo; NULL: none.
    const char *engine_name;       // Of VkApplicationInfo; NULL: none.
    bool has_callbacks;            // vkCreateInstance had allocation callbacks.
    wd_allocator allocator;
    const char *const *extensions; // Enabled ones; not NULL, but in tests where they are not known.
    uint32_t num_extensions;
    struct wd_report *report;
    // Of physical devices; vk/capabilities. Validators do not ask the driver.
    struct wd_capability_cache *capabilities;
    struct wd_state_instance *state; // NULL until the state tracker made it, or when no validator needs it.
} wd_chassis_instance;

// wd_chassis_device is the part of a device that every validator may read. The chassis owns it; constant after
// creation.
typedef struct wd_chassis_device {
    VkDevice handle;
    VkPhysicalDevice physical_device;
    wd_chassis_instance *instance;
    wd_device_dispatch dispatch; // Of the next layer or the driver.
    uint32_t api_version;        // The lower of the instance's and the physical device's.
    wd_allocator allocator;
    const struct wd_device_capabilities
        *capabilities;                         // The enabled features and extensions; vk/capabilities.
    PFN_vkSetDeviceLoaderData set_loader_data; // For dispatchable handles that a validator makes itself.
    struct wd_state_device *state;             // NULL until the state tracker made it.
} wd_chassis_device;

// wd_call is one command in flight. It lives on the stack of the entry point.
typedef struct wd_call {
    wd_chassis_instance *instance;
    wd_chassis_device *device; // NULL for commands of an instance or physical device.
    wd_command command;        // Canonical: never that of an alias.
    const char *name;          // As the application called it: "vkCmdPipelineBarrier2KHR".
    void *data;                // Of this validator: its device data, or instance data for instance commands.
    // The state of the command buffer of a vkCmd... command, vkBeginCommandBuffer and the like. NULL: hooks find it
    // themselves.
    struct wd_state_command_buffer *command_buffer;
    bool is_skipped;    // A validate hook has asked to skip the command. A hook may set it, too.
    bool is_unreadable; // A validate hook found NULL for a required pointer: the hooks after it do not run.
    wd_arena scratch;   // Freed when the call ends. Use wd_arena_* on &call->scratch.
    // at_end runs when the call ends, after all hooks, also where it is skipped. The thread validator's validate hook
    // sets it.
    void (*at_end)(struct wd_call *call);
    void *at_end_data;
} wd_call;

// wd_served_command is a device command that a validator carries out itself, since drivers do not have it. The chassis
// answers vkGetDeviceProcAddr for it when the device enabled `extension`, and removes the extension from the list that
// the next layer gets. Hooks run around `serve` as they would around the next layer.
typedef struct wd_served_command {
    wd_command command;
    const char *extension; // "VK_EXT_validation_cache"
    // serve gets the command's wd_<Command>_args and sets their `result`. call->data is the validator's device data, or
    // NULL where the validator is switched off: the command must keep its promises then too.
    void (*serve)(wd_call *call, void *args);
} wd_served_command;

// wd_ignored_command is a command of command buffers or queues that changes nothing that any validator follows.
typedef struct wd_ignored_command {
    const char *name;   // "vkCmdSetLineWidth". It may be newer than this build's registry.
    const char *reason; // A phrase, as in docs/synchronization_commands.md.
} wd_ignored_command;

typedef struct wd_validator {
    const char *name; // As in settings: "gpuav", "shader".

    // create_instance makes the validator's instance data. `options` is the part of the settings that the validator's
    // own header defines; it outlives the instance. An error switches this validator off and is reported once.
    wd_status (*create_instance)(wd_chassis_instance *instance, const void *options, void **data);
    void (*destroy_instance)(void *data);

    // create_device runs after the driver made the device; `create_info` is the application's, `down` is the driver's.
    wd_status (*create_device)(wd_chassis_device *device, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data);
    // why_inactive returns why a validator that is on does nothing on this device, as a phrase; NULL: it works.
    // Optional.
    const char *(*why_inactive)(const void *data);
    // destroy_device runs before the driver destroys the device.
    void (*destroy_device)(void *data);

    // Whether it reads the state tracker's records of command buffers. While no enabled validator does, commands with
    // a VkCommandBuffer do not enter the tracker.
    bool reads_command_buffers;
    // Whether it reads only whether they are being recorded, and in which scopes: the commands that begin and end
    // recordings, render pass instances and video coding scopes enter the tracker.
    bool reads_scopes;
    // Whether it reads push constants too: programs push them for each draw, and the tracker copies them.
    bool reads_push_constants;

    // wants returns, with the data of a device, whether the hooks of a command with a VkCommandBuffer are needed there:
    // where no hook is, the command goes straight to the driver. NULL: all are.
    bool (*wants)(const void *data, wd_command command);

    // Whether its hooks check arguments only and do not follow the effects of commands: they do not make a command
    // known.
    bool checks_arguments_only;

    // Whether it only keeps other validators from calls that cannot be read: its hooks run for commands that another
    // one hooks.
    bool guards_others;

    // unknown_command runs before each call of a command that this build does not know; the call cannot be skipped.
    // `handle` is the first argument: a command buffer, queue or device, or another child of the device
    // (wd_state_find_dispatchable finds its state). call->command is WD_COMMAND_COUNT, call->name the command and
    // call->data the validator's device data. Hooks of the state tracker run last. Where the hook is NULL, nothing that
    // the validator reports depends on such objects.
    //
    // A command of command buffers or queues that this build knows counts as unknown, too, if no validator with this
    // hook has another hook for the command and `ignored` of none lists it.
    void (*unknown_command)(wd_call *call, const void *handle);
    const wd_ignored_command *ignored; // NULL when num_ignored is 0.
    size_t num_ignored;

    // absent_handle reports a call that the layer skips because its first argument is NULL or no handle that exists.
    // `instance` is one that lives, with its report; the hook runs for each. It must not create or destroy instances.
    // Optional.
    void (*absent_handle)(const wd_chassis_instance *instance, const wd_call *call);

    // NULL when num_served is 0. A command is served by one validator at most.
    const wd_served_command *served;
    size_t num_served;

    wd_hooks hooks; // Generated: hooks.<Command>.validate / .pre_record / .amend / .post_record; NULL: none.
} wd_validator;

#ifdef __cplusplus
}
#endif
#endif
