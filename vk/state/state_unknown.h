// Commands that the build does not know (vk/layer/unknown_command.h): their possible effects on the tracked state.
//
// The tracker knows the object of the first parameter and the command's name. After an unknown command
//
//   of a command buffer everything that was bound or set is unknown: as if it had never been bound, and num_unknown
//   grows.
//                         Later bindings of known commands are known again
//   of a queue            a submission was missed (wd_state_device_num_missed)
//   of a device a submission may have completed or begun; where the name says so, descriptors may have been written
//
// Names decide only where the alternative is to stop validating: most new commands of devices neither write descriptors
// nor make addresses, and the names of those that do follow the names of the commands of today.
#ifndef WARDEN_VK_STATE_STATE_UNKNOWN_H
#define WARDEN_VK_STATE_STATE_UNKNOWN_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_unknown_effect is one possible effect of a command, derived from its name. Those that bind or push are for
// commands of command buffers, the others for those of devices.
typedef enum wd_state_unknown_effect {
    WD_STATE_MAY_BIND_PIPELINES = 1 << 0,
    WD_STATE_MAY_BIND_DESCRIPTORS = 1 << 1,
    WD_STATE_MAY_WRITE_DESCRIPTORS = 1 << 2,
    WD_STATE_MAY_MAKE_ADDRESSES = 1 << 3, // Memory gets a device address, or the application reads one.
    WD_STATE_MAY_PUSH = 1 << 4,           // Push constants, descriptors or data.
    WD_STATE_MAY_BIND_HEAPS =
        1 << 5, // Or it pushes data to them (VK_EXT_descriptor_heap). It runs no shaders.
} wd_state_unknown_effect;

// wd_state_unknown_effects returns a mask of wd_state_unknown_effect.
uint32_t wd_state_unknown_effects(const char *name);

// wd_state_find_dispatchable returns the state of a device, a queue or a command buffer; NULL: `handle` is none of
// them, or memory ran out for the state.
wd_state_object *wd_state_find_dispatchable(wd_state_device *device, const void *handle);

#ifdef __cplusplus
}
#endif
#endif
