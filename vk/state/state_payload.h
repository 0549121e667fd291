// The latest operation on the payload of each semaphore and fence.
//
// An operation is noted when the call that submits it succeeds. Binary semaphores alternate: a signal operation of a
// submission or an acquisition, then the wait operation of a submission or a presentation.
//
// Nothing is known (WD_STATE_OPERATION_UNKNOWN) of payloads that were imported or may be exported, of payloads that a
// failed call may have changed, and of all payloads once wd_state_device_num_missed counts a submission.
//
// | function                                 | threads                                                  |
// |------------------------------------------|----------------------------------------------------------|
// | wd_state_semaphore_operation, ..._fence_ | any; take the lock of submissions                        |
// | wd_state_operation_is_pending            | any; takes the lock of submissions                       |
// | wd_state_operation_is_held               | any; takes the lock of submissions                       |
#ifndef WARDEN_VK_STATE_STATE_PAYLOAD_H
#define WARDEN_VK_STATE_STATE_PAYLOAD_H

#include "vk/state/state_queue.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_state_operation_kind {
    WD_STATE_OPERATION_NONE, // None since the creation, or since the fence was reset.
    WD_STATE_OPERATION_SIGNAL,
    WD_STATE_OPERATION_WAIT,
    WD_STATE_OPERATION_ACQUISITION,  // It signals a semaphore or a fence.
    WD_STATE_OPERATION_PRESENTATION, // It waits for a semaphore, or signals a fence.
    WD_STATE_OPERATION_UNKNOWN,
} wd_state_operation_kind;

enum { WD_STATE_LONGEST_LABEL = 39 };

typedef struct wd_state_operation {
    wd_state_operation_kind kind;
    // Of submissions and presentations. It lives as long as the device.
    const wd_state_queue *queue;
    // Of the submission to the queue; of the acquisition or presentation of the swapchain. From 1.
    uint64_t number;
    uint64_t value;                         // Of timeline semaphores.
    uint64_t swapchain;                     // Of acquisitions and presentations: the handle.
    uint64_t swapchain_id;                  // And wd_state_object.id.
    uint32_t image_index;                   // The image.
    uint64_t acquisition;                   // Of presentations: the number of the acquisition of the image.
    uint64_t idle_count;                    // Of presentations: private to vk/state.
    char label[WD_STATE_LONGEST_LABEL + 1]; // The innermost label of the queue, maybe cut off; empty: none.
} wd_state_operation;

// wd_state_semaphore_operation returns the latest operation on a semaphore; of timeline semaphores, the latest signal
// operation. wd_state_fence_operation returns the operation that signals or has signaled a fence.
wd_state_operation wd_state_semaphore_operation(struct wd_state_device *device,
                                                const wd_state_semaphore *semaphore);
wd_state_operation wd_state_fence_operation(struct wd_state_device *device, const wd_state_fence *fence);

// wd_state_highest_value returns the highest value that an operation submitted by now gives a timeline semaphore.
uint64_t wd_state_highest_value(const wd_state_semaphore *semaphore);

// wd_state_fence_seen_signaled returns what showed that a fence is signaled, as a phrase ("vkWaitForFences returned
// VK_SUCCESS for the fence"); NULL: nothing has since it was reset.
const char *wd_state_fence_seen_signaled(const wd_state_fence *fence);

// wd_state_operation_is_pending returns whether the submission of an operation is certainly not complete, as far as the
// application can know.
bool wd_state_operation_is_pending(struct wd_state_device *device, const wd_state_operation *operation);

// wd_state_operation_is_held returns whether a presentation may still wait for its semaphore: its image was not
// acquired again, no fence of the presentation was waited for, and no queue was idle since.
bool wd_state_operation_is_held(struct wd_state_device *device, const wd_state_operation *operation);

#ifdef __cplusplus
}
#endif
#endif
