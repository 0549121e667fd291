// Semaphores, fences and swapchains as the files of vk/state make them: with the members that only they change.
#ifndef WARDEN_VK_STATE_STATE_SYNC_H
#define WARDEN_VK_STATE_STATE_SYNC_H

#include "vk/state/state_internal.h"
#include "vk/state/state_payload.h"
#include "vk/state/state_presentation.h"

#ifdef __cplusplus
extern "C" {
#endif

// The operations are under the submission lock.
typedef struct wd_state_tracked_semaphore {
    wd_state_semaphore base;
    wd_state_operation latest;
    uint64_t highest_value; // Atomic. Of a timeline semaphore.
} wd_state_tracked_semaphore;

typedef struct wd_state_tracked_fence {
    wd_state_fence base;
    wd_state_operation latest;
    const char *seen_signaled; // Atomic. A string constant; NULL: not seen.
} wd_state_tracked_fence;

typedef struct wd_state_tracked_swapchain {
    wd_state_swapchain base;
    wd_state_presentation presentation;
} wd_state_tracked_swapchain;

static inline wd_state_tracked_semaphore *wd_state_tracked_semaphore_of(wd_state_semaphore *semaphore) {
    return (wd_state_tracked_semaphore *)semaphore;
}
static inline wd_state_tracked_fence *wd_state_tracked_fence_of(wd_state_fence *fence) {
    return (wd_state_tracked_fence *)fence;
}
static inline wd_state_tracked_swapchain *wd_state_tracked_swapchain_of(wd_state_swapchain *swapchain) {
    return (wd_state_tracked_swapchain *)swapchain;
}

// wd_state_note_batch notes the semaphores and the fence of a submission. The submission lock is held.
void wd_state_note_batch(const wd_state_submission *submission);
// wd_state_note_fence_of_queue notes the fence of submission `number`, also where memory ran out for the submission.
void wd_state_note_fence_of_queue(wd_state_fence *fence, const wd_state_queue *queue, uint64_t number);

// wd_state_note_semaphore and wd_state_note_fence store an operation of no submission. NULL is accepted.
void wd_state_note_semaphore(wd_state_device *device, wd_state_semaphore *semaphore,
                             const wd_state_operation *operation);
void wd_state_note_fence(wd_state_device *device, wd_state_fence *fence, const wd_state_operation *operation);

// wd_state_copy_label writes the innermost label of a queue.
void wd_state_copy_label(char label[WD_STATE_LONGEST_LABEL + 1], const wd_state_queue *queue);

// wd_state_note_idle notes that the application waited for a queue or for presentations, so that no presentation before
// waits for a semaphore any more.
void wd_state_note_idle(wd_state_device *device);

// wd_state_note_host_signal notes that the host signaled a timeline semaphore. NULL is accepted.
void wd_state_note_host_signal(wd_state_semaphore *semaphore, uint64_t value);

// wd_state_note_acquisition notes the image that vkAcquireNextImageKHR or vkAcquireNextImage2KHR returned.
void wd_state_note_acquisition(wd_state_device *device, const VkAcquireNextImageInfoKHR *info,
                               const uint32_t *index, VkResult result);

// wd_state_note_presentation_fence notes that the fence of a presentation was seen signaled.
void wd_state_note_presentation_fence(wd_state_device *device, const wd_state_operation *operation);

#ifdef __cplusplus
}
#endif
#endif
