// The data of an instance and of a device.
//
// Sub-states in WD_STATE_SLOT_HANGS: wd_hangs_recording (hangs_recording.h) of command buffers.
#ifndef WARDEN_VK_HANGS_HANGS_DEVICE_H
#define WARDEN_VK_HANGS_HANGS_DEVICE_H

#include <stdatomic.h>

#include "vk/capabilities/capabilities.h"
#include "vk/hangs/hangs.h"
#include "vk/hangs/hangs_bindings.h"
#include "vk/hangs/hangs_history.h"
#include "vk/hangs/hangs_markers.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_hangs_submission;

typedef struct wd_hangs_instance {
    wd_chassis_instance *chassis;
    wd_hangs_options options;
    wd_hangs_bindings bindings;
} wd_hangs_instance;

// wd_hangs_progress_watch is the pending work at an earlier call (hangs_poll.h).
typedef struct wd_hangs_progress_watch {
    atomic_uint_fast64_t checked_ms; // When it was compared last.
    wd_mutex lock;                   // Guards the members below.
    uint64_t hash;                   // Of the submissions and their markers; 0: none were pending.
    uint64_t since_ms;               // When they were first seen so.
    bool is_reported;
} wd_hangs_progress_watch;

typedef struct wd_hangs_device {
    wd_hangs_instance *instance;
    wd_chassis_device *chassis;
    const wd_device_dispatch *vk;
    VkDevice handle;
    wd_allocator allocator;
    wd_hangs_markers markers;
    wd_hangs_history history; // Objects with device addresses that were destroyed.
    bool has_fault_info;      // VK_EXT_device_fault is enabled.
    bool has_fault_reports;   // VK_KHR_device_fault is enabled, and the layer reads reports.
    struct wd_hangs_kept_faults
        *kept_faults;       // Owned (hangs_fault.c). NULL: the layer enabled that extension, or none.
    bool has_vendor_binary; // Crash dumps of either, too.

    atomic_uint num_recordings; // For ids of recordings.
    atomic_uint num_events;     // That were reported.
    // Of the device: the frame of a submission is the number of those before it.
    atomic_uint_fast64_t num_presents;
    atomic_bool is_loss_reported;
    atomic_bool is_lack_reported; // Of markers.

    wd_hangs_progress_watch watch;

    wd_mutex lock; // Guards the list of pending submissions, oldest first.
    struct wd_hangs_submission *first, *last;
} wd_hangs_device;

#ifdef __cplusplus
}
#endif
#endif
