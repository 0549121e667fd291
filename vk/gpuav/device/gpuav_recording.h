// The data of a command buffer: results of its commands for the host, and the state that later commands need.
//
// `lock` is taken to read the recording and to end it, but not while commands are recorded. `generation` identifies the
// recording: a thread that finds a completion must not read a recording that another thread has restarted since.
//
// Each check that leaves something has a part of its own, which only its package reads and changes (wd_gpuav_part_type
// in gpuav_readback.h).
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_RECORDING_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_RECORDING_H

#include "vk/gpuav/device/gpuav_device.h"
#include "vk/gpuav/device/tables/gpuav_layout_tables.h"
#include "vk/gpuav/device/tables/gpuav_pushes.h"

// Nesting levels of secondary command buffers that are tracked (VK_EXT_nested_command_buffer).
enum { WD_GPUAV_MAX_NESTING = 8 };

// wd_gpuav_bound_buffers are the descriptor buffers that are bound.
typedef struct wd_gpuav_bound_buffers {
    wd_gpuav_buffer_bindings *contents; // Owned. NULL: the contents of descriptor buffers are unknown.
    // The number of our descriptor buffer's binding, valid if `generation` is the command buffer's generation.
    uint32_t our_binding;
    uint64_t generation; // 0: never bound.
} wd_gpuav_bound_buffers;

// wd_gpuav_recording is the sub-state of a command buffer.
struct wd_gpuav_recording {
    wd_gpuav_device *device;
    wd_mutex lock;
    uint64_t generation; // Under the lock; incremented at each reset.
    // Under the lock: submissions of this generation that are not complete.
    uint32_t num_pending;
    bool is_used; // Something may have been recorded since the last reset.
    // The device writes results that the host reads. Also true if only the fallback region was used.
    bool has_results;
    bool is_suspended; // A dynamic render pass instance is suspended: barriers are not allowed.
    wd_gpuav_bound_buffers bound_buffers;
    wd_gpuav_pushes pushes;
    wd_gpuav_layout_tables layout_tables;
    void *parts[WD_GPUAV_NUM_PARTS]; // In the same allocation. NULL: the check is off.
};

// wd_gpuav_find_recording returns the sub-state of a command buffer that is being recorded, which it creates if
// necessary. NULL: there is no memory, and the command buffer is marked incomplete.
wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);

// wd_gpuav_recording_of returns the sub-state of a command buffer; NULL: there is none.
static inline wd_gpuav_recording *wd_gpuav_recording_of(const wd_state_command_buffer *command_buffer) {
    return wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
}

// wd_gpuav_recording_expect_results is called for a command after which the device writes results for the host: they
// need a barrier at the end of the recording, and are read after each submission.
static inline void wd_gpuav_recording_expect_results(wd_gpuav_recording *recording) {
    recording->has_results = true;
}

// wd_gpuav_recording_restart forgets the commands, whose results were read, and starts the next generation. The lock is
// held.
void wd_gpuav_recording_restart(wd_gpuav_recording *recording);

// wd_gpuav_recording_set_our_binding stores the number of our descriptor buffer's binding for later commands.
void wd_gpuav_recording_set_our_binding(wd_gpuav_recording *recording,
                                        const wd_state_command_buffer *command_buffer, uint32_t binding);

// wd_gpuav_recording_buffer_contents returns the descriptor buffers that are bound, whose contents are known from now
// on. NULL: there is no memory.
wd_gpuav_buffer_bindings *wd_gpuav_recording_buffer_contents(wd_gpuav_recording *recording);

// wd_gpuav_recording_suspend records that a dynamic render pass instance is suspended or resumed.
void wd_gpuav_recording_suspend(wd_gpuav_recording *recording, bool is_suspended);

// wd_gpuav_set_at returns the set that a bind point has at an index, bound or in a descriptor buffer. NULL: none, or
// its content is unknown.
wd_state_descriptor_set *wd_gpuav_set_at(const wd_state_command_buffer *command_buffer,
                                         wd_state_bind_point bind, uint32_t index);

// wd_gpuav_num_sets returns an upper bound of the number of these sets.
uint32_t wd_gpuav_num_sets(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

#endif
