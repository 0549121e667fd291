// What a command buffer recorded: its commands that run on the device, numbered from 1.
//
// `lock` is taken to read a recording from another thread, and to end it, but not while commands are recorded: a
// command buffer that is pending is not recorded. `generation` identifies the recording.
#ifndef WARDEN_VK_HANGS_HANGS_RECORDING_H
#define WARDEN_VK_HANGS_HANGS_RECORDING_H

#include "vk/hangs/hangs_device.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_hangs_command {
    const char *name; // As the application called it.
    // The recording keeps it. NULL: the command runs no shaders, or none are known.
    wd_state_pipeline *pipeline;
    const wd_state_label *label; // In the arena of the command buffer. NULL: none.
    union {
        uint32_t first_executed; // vkCmdExecuteCommands: in the state's list of the command buffer.
        uint32_t draw;           // `is_draw`: its number among the draws of the command buffer, from 0.
    };
    uint32_t num_executed; // Secondary command buffers.
    // Arguments by which a user recognizes the command, between two parts of the text: "(", ")". NULL: none.
    const char *head, *tail;
    uint32_t numbers[3];
    uint8_t markers;
    bool is_draw;
} wd_hangs_command;

typedef struct wd_hangs_recording {
    wd_hangs_device *device;
    uint32_t id; // For checkpoints.
    wd_mutex lock;
    uint64_t generation;  // Under the lock; incremented when the recording ends.
    uint32_t num_pending; // Under the lock: submissions of this generation that are not complete.
    // Under the lock: it was submitted while it was pending. Until its markers are reset, they are those of several
    // submissions, and say nothing.
    bool is_shared;
    wd_hangs_slot *slot; // NULL: there are no markers.
    WD_VECTOR(wd_hangs_command) commands;
    bool is_open;       // The last command was added and has not returned.
    bool is_incomplete; // There was no memory for a command: those after it are not listed either.
    // By checkpoints of the queue that executes it. Under the lock.
    wd_hangs_progress checkpoints;
} wd_hangs_recording;

// wd_hangs_recording_of returns the recording of a command buffer, or NULL.
static inline wd_hangs_recording *wd_hangs_recording_of(const wd_state_command_buffer *command_buffer) {
    return (wd_hangs_recording *)wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_HANGS);
}

// wd_hangs_find_recording creates it if necessary. NULL: there is no memory. For the thread that records.
wd_hangs_recording *wd_hangs_find_recording(wd_hangs_device *device, wd_state_command_buffer *command_buffer);

// wd_hangs_end_recording forgets the commands of a command buffer that is reset or freed.
void wd_hangs_end_recording(wd_state_command_buffer *command_buffer);

// wd_hangs_recording_progress returns how far the device came. The lock is held. False: the recording has no markers,
// or several pending submissions write them.
bool wd_hangs_recording_progress(const wd_hangs_recording *recording, wd_hangs_progress *progress);

#ifdef __cplusplus
}
#endif
#endif
