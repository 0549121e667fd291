// Learning that submissions are complete. Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_RETIRE_H
#define WARDEN_VK_STATE_STATE_RETIRE_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_queue_signaled notes that the signal operations of submission `number`, its fence's included, were executed,
// and the work on which they depend is complete: of a batch of command buffers everything submitted before. It runs the
// callbacks, as wd_state_queue_retire.
void wd_state_queue_signaled(wd_state_queue *queue, uint64_t number);

// wd_state_free_submission frees a submission that is on no list.
void wd_state_free_submission(wd_state_device *device, wd_state_submission *submission);

// wd_state_give_fence makes a fence belong to a presentation or an acquisition instead of a submission.
void wd_state_give_fence(wd_state_device *device, VkFence handle);

// wd_state_fence_signaled notes that the application saw a fence signaled. `seen` is wd_state_fence_seen_signaled.
void wd_state_fence_signaled(wd_state_device *device, VkFence handle, const char *seen);

#ifdef __cplusplus
}
#endif
#endif
