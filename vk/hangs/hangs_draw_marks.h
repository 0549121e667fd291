// Marks of draws: inside of render pass instances, where command buffers cannot write markers on most devices,
// instrumented shaders state that a draw has begun. GPU-assisted validation implements the functions below, and this
// validator reads them.
//
// A shader marks a draw when its first invocation begins. A draw without a mark may have begun, too: it may have no
// vertices, or its shaders may not be instrumented.
#ifndef WARDEN_VK_HANGS_HANGS_DRAW_MARKS_H
#define WARDEN_VK_HANGS_HANGS_DRAW_MARKS_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_mark_cursor is a position in the draws of a recording. Zeroed: before the first one.
typedef struct wd_hangs_mark_cursor {
    uint64_t generation; // Of the recording.
    const void *group;
    uint32_t at;
} wd_hangs_mark_cursor;

// wd_hangs_draw_marks are functions for any thread, which take no lock of this folder.
typedef struct wd_hangs_draw_marks {
    // reset removes the marks of a command buffer, which is not pending.
    void (*reset)(const wd_state_command_buffer *command_buffer);
    // has_mark returns whether a draw has begun for certain. `draw` counts from 0 as
    // wd_state_command_buffer.num_actions does, and ascends from call to call with the same cursor.
    bool (*has_mark)(const wd_state_command_buffer *command_buffer, wd_hangs_mark_cursor *cursor,
                     uint32_t draw);
} wd_hangs_draw_marks;

// wd_hangs_set_draw_marks is called when a device is created. `marks` is static.
static inline void wd_hangs_set_draw_marks(wd_state_device *device, const wd_hangs_draw_marks *marks) {
    wd_state_slot_set(wd_state_device_object(device), WD_STATE_SLOT_HANGS, (void *)marks, NULL);
}

// wd_hangs_draw_marks_of returns the functions of a device. NULL: draws have no marks.
static inline const wd_hangs_draw_marks *wd_hangs_draw_marks_of(wd_state_device *device) {
    return (const wd_hangs_draw_marks *)wd_state_slot_get(wd_state_device_object(device),
                                                          WD_STATE_SLOT_HANGS);
}

#ifdef __cplusplus
}
#endif
#endif
