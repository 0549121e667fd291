// Commands that this build does not know: names that vkGetDeviceProcAddr or vkGetInstanceProcAddr of the next layer
// answers for, and wd_command_find does not.
//
// While an enabled validator draws conclusions from command buffers, queues or devices, the application gets a
// trampoline (trampoline.h) for such a name. Each call runs the validators' `unknown_command` hooks and continues in
// the next layer. Elsewhere the application gets the next layer's own pointer: for commands of physical devices, in
// instances and devices without such a validator, and for names that are no command names.
//
// The first use of each command in an instance is reported once (WARDEN-layer-unknown-command).
//
// Commands that are in the registry, but that no validator follows, count as unknown too (unfollowed_command.c). Their
// entry points run the `unknown_command` hooks before the call goes down.
#ifndef WARDEN_VK_LAYER_UNKNOWN_COMMAND_H
#define WARDEN_VK_LAYER_UNKNOWN_COMMAND_H

#include <stdatomic.h>
#include <stdbool.h>

#include "vk/layer/hook_table.h"
#include "vk/layer/trampoline.h"

typedef struct wd_layer_instance wd_layer_instance;
typedef struct wd_layer_device wd_layer_device;

// wd_unknown_commands is the part of an instance or a device: the next layer's functions by slot. Zeroed: none was
// asked for.
typedef struct wd_unknown_commands {
    _Atomic(PFN_vkVoidFunction) next[WD_NUM_TRAMPOLINES];
} wd_unknown_commands;

// wd_unknown_reports is the part of an instance: which messages were submitted.
typedef struct wd_unknown_reports {
    atomic_uint has_reported[WD_NUM_TRAMPOLINES / 32];              // A bit for each slot.
    atomic_uint has_reported_unfollowed[WD_COMMAND_COUNT / 32 + 1]; // A bit for each wd_command.
    atomic_bool has_reported_limit;
} wd_unknown_reports;

// wd_unknown_command_of_device returns the result of vkGetDeviceProcAddr for an unknown `name` for which the next layer
// returned `next`: a trampoline, or `next` itself. NULL stays NULL.
PFN_vkVoidFunction wd_unknown_command_of_device(wd_layer_device *device, const char *name,
                                                PFN_vkVoidFunction next);

// wd_unknown_command_of_instance does so for vkGetInstanceProcAddr.
PFN_vkVoidFunction wd_unknown_command_of_instance(wd_layer_instance *instance, const char *name,
                                                  PFN_vkVoidFunction next);

// wd_unknown_commands_matter returns whether an enabled validator draws conclusions from objects that unknown commands
// use.
bool wd_unknown_commands_matter(const wd_active_validator *validators, size_t num_validators);

// wd_unknown_command_run runs the validators' `unknown_command` hooks for a command with this first argument.
void wd_unknown_command_run(wd_layer_device *device, const char *name, const void *handle);

// wd_unknown_command_report reports the use of a command that this build does not know, or (`is_in_registry`) does not
// follow. `bit` of `reported` says whether an earlier use was reported.
void wd_unknown_command_report(const wd_layer_device *device, atomic_uint *reported, uint32_t bit,
                               const char *name, const void *handle, bool is_in_registry);

// wd_command_is_unfollowed returns whether `command` is in the registry, and yet counts as unknown.
bool wd_command_is_unfollowed(wd_command command);

// wd_unfollowed_hooks are the hooks of such commands.
extern const wd_extra_hooks wd_unfollowed_hooks;

// wd_unknown_commands_forget drops the functions of an instance that is about to be destroyed.
void wd_unknown_commands_forget(const wd_layer_instance *instance);

#endif
