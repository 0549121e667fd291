// Markers: numbers that the device writes to memory of the host while it executes commands.
//
// A recording has a slot of two numbers: `begun`, the last command that the device got to, and `completed`, the last
// one that is complete. Commands are numbered from 1 in each recording.
//
// | method             | where                   | how                                                                 |
// |--------------------|-------------------------|---------------------------------------------------------------------|
// | VK_AMD_buffer_marker | everywhere            | vkCmdWriteBufferMarkerAMD at the top and at the bottom of the pipe  |
// | fills              | outside of render pass  | vkCmdFillBuffer. Before `completed`, a barrier waits for all        |
// |                    | instances               | commands so far, and orders the fill after those before it          |
//
// With fills, the marker before a command waits for those of the commands before it, but the command itself does not:
// a command that is not known to have begun may have begun.
//
// With VK_NV_device_diagnostic_checkpoints, checkpoints are set in addition, everywhere. They can be read from the
// queues of a lost device only. They are not used where the application enabled the extension itself.
//
// | function           | threads                                     |
// |--------------------|---------------------------------------------|
// | init, finish       | externally synchronized                     |
// | take, give         | any; a lock inside                          |
// | begin, end         | the one that records the command buffer     |
// | reset, read        | any                                         |
#ifndef WARDEN_VK_HANGS_HANGS_MARKERS_H
#define WARDEN_VK_HANGS_HANGS_MARKERS_H

#include <stdatomic.h>

#include "vk/hangs/hangs_status.h"
#include "vk/registry/validator.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_hangs_slot {
    struct wd_hangs_slot *next; // Of the free ones.
    VkBuffer buffer;
    VkDeviceSize offset; // Of `words` in the buffer.
    uint32_t *words;     // Mapped: `begun` and `completed`.
} wd_hangs_slot;

typedef enum wd_hangs_method {
    WD_HANGS_BY_FILL,
    WD_HANGS_BY_BUFFER_MARKER,
} wd_hangs_method;

typedef struct wd_hangs_markers {
    const wd_chassis_device *chassis;
    wd_hangs_method method;
    bool has_checkpoints;
    uint32_t num_families; // Of the queues that the device has; 0: markers cannot be written.
    uint32_t families[8];
    wd_mutex lock;                 // Guards the members below.
    struct wd_hangs_block *blocks; // All memory.
    wd_hangs_slot *free;           // Slots that no recording has.
    // Of the last block, after which no other one is tried; VK_SUCCESS: none. Atomic: reports read it without the lock.
    VkResult failure;
} wd_hangs_markers;

static inline VkResult wd_hangs_markers_failure(const wd_hangs_markers *markers) {
    return __atomic_load_n(&markers->failure, __ATOMIC_RELAXED);
}

// wd_hangs_markers_init chooses the method by the extensions in `down`, the create info of the device.
void wd_hangs_markers_init(wd_hangs_markers *markers, const wd_chassis_device *chassis,
                           const VkDeviceCreateInfo *down);
// wd_hangs_markers_finish frees all slots. The device must not write them any more.
void wd_hangs_markers_finish(wd_hangs_markers *markers);

// wd_hangs_take_slot returns a slot for a recording. NULL: there is no memory, or markers cannot be written.
wd_hangs_slot *wd_hangs_take_slot(wd_hangs_markers *markers);
// wd_hangs_give_slot takes a slot back. NULL is accepted.
void wd_hangs_give_slot(wd_hangs_markers *markers, wd_hangs_slot *slot);

// wd_hangs_mark_begin and wd_hangs_mark_end record markers before and after command `number`. With fills, the command
// buffer must be outside of a render pass instance and of a video coding scope, and of a queue family that can fill.
void wd_hangs_mark_begin(const wd_hangs_markers *markers, VkCommandBuffer command_buffer,
                         const wd_hangs_slot *slot, uint32_t number);
void wd_hangs_mark_end(const wd_hangs_markers *markers, VkCommandBuffer command_buffer,
                       const wd_hangs_slot *slot, uint32_t number);

// wd_hangs_checkpoint sets a checkpoint for command `number` of the recording `id`, if the device has them.
void wd_hangs_checkpoint(const wd_hangs_markers *markers, VkCommandBuffer command_buffer, uint32_t id,
                         uint32_t number, bool is_end);

// wd_hangs_reset_slot sets both numbers to 0. The device must not write them.
void wd_hangs_reset_slot(const wd_hangs_slot *slot);
wd_hangs_progress wd_hangs_read_slot(const wd_hangs_slot *slot);

// wd_hangs_read_checkpoints raises the progress of recordings by the checkpoints of a queue of a lost device. `raise`
// gets the id of the recording, the number of the command, and whether it is complete.
void wd_hangs_read_checkpoints(const wd_hangs_markers *markers, VkQueue queue,
                               void (*raise)(void *user, uint32_t id, uint32_t number, bool is_end),
                               void *user);

#ifdef __cplusplus
}
#endif
#endif
