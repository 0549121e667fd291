// Rules about command buffers and render pass instances, by command. Private to vk/lifetimes.
#ifndef WARDEN_VK_LIFETIMES_LIFETIMES_COMMAND_BUFFER_H
#define WARDEN_VK_LIFETIMES_LIFETIMES_COMMAND_BUFFER_H

#include "vk/lifetimes/lifetimes_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

wd_lifetimes_rule wd_lifetimes_begin, wd_lifetimes_end, wd_lifetimes_reset, wd_lifetimes_reset_pool,
    wd_lifetimes_destroy_pool, wd_lifetimes_free_command_buffers, wd_lifetimes_submit_1,
    wd_lifetimes_bind_sparse, wd_lifetimes_submit_2, wd_lifetimes_reset_fences, wd_lifetimes_execute;

// wd_lifetimes_report_recording reports the command buffer that a command is recorded to with the check's invalidation,
// unless the invalid state of the recording was reported before.
void wd_lifetimes_report_recording(wd_lifetimes_check *check);
// wd_lifetimes_note_reported notes that a message reported why the recording is invalid.
void wd_lifetimes_note_reported(wd_state_command_buffer *command_buffer);

// wd_lifetimes_report_losses checks the objects that the recording of a submitted command buffer reaches through others
// (lifetimes_loss.c). It returns whether one makes the recording invalid, which is reported with `id`.
bool wd_lifetimes_report_losses(wd_lifetimes_check *check, wd_state_command_buffer *command_buffer,
                                const char *id);

// Events (lifetimes_wait.c).
wd_lifetimes_rule wd_lifetimes_wait_events, wd_lifetimes_wait_events2;

// Render pass instances (lifetimes_pass.c).
wd_lifetimes_rule wd_lifetimes_next_subpass, wd_lifetimes_end_pass, wd_lifetimes_end_rendering;

#ifdef __cplusplus
}
#endif
#endif
