// Object lifetimes: handles that are unknown, destroyed or of another device, objects that are destroyed while
// submitted work uses them, objects that are never destroyed, and the states of command buffers.
//
// The validator keeps no table of its own: handles are looked up in vk/state, and the parameters of every command are
// walked with vk/registry/handle_walk.h. A handle that is not found is reported only if the tracker knows all handles
// of the device: a command that the build does not know may have created objects (wd_state_device_may_lack_objects).
// Displays, and surfaces where an extension of a platform is enabled, are never reported as unknown: commands under
// platform guards create them.
//
// docs/lifetimes.md lists the checks.
#ifndef WARDEN_VK_LIFETIMES_LIFETIMES_H
#define WARDEN_VK_LIFETIMES_LIFETIMES_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_lifetimes_options are the validator's settings.
typedef struct wd_lifetimes_options {
    bool handles;         // Handles, destruction, leaks, allocators.
    bool in_use;          // Objects that pending command buffers use.
    bool command_buffers; // The states of command buffers.
    bool host_waits;      // Waits for events that the host sets.
    // Descriptors that may change after the set is bound, at each submission.
    bool late_descriptors;
} wd_lifetimes_options;

#define WD_LIFETIMES_OPTIONS_INIT                                                                            \
    { true, true, true, true, true }

struct wd_validator;

// wd_lifetimes_validator is the validator for the chassis. Its options are a wd_lifetimes_options; NULL: the defaults.
extern const struct wd_validator wd_lifetimes_validator;

#ifdef __cplusplus
}
#endif
#endif
