// The pending work of queues, and the check of submissions against it.
//
// Each queue has a context: its own accesses, and those that it imported through semaphore waits. A batch is
// executed when all signal operations for which it waits are known. Then the contexts of these signal
// operations are merged into the queue's context, before the stages that wait. The first accesses of its
// command buffers are compared with accesses of other queues that no semaphore and no host wait orders
// (races), and replayed in the queue's context. Its signal operations store the resulting context. A batch
// that waits for a timeline value without a submitted signal stays in the queue's list, and so do later
// submissions to the queue.
//
// If the order is unknown (external semaphores and fences, signals of unknown commands, failed allocations),
// everything counts as ordered.
//
// | function                             | threads                                           |
// |--------------------------------------|---------------------------------------------------|
// | wd_syncval_queues_create, _destroy   | create_device, destroy_device                     |
// | all others                           | any; they take the queues' lock                   |
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_QUEUE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_QUEUE_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_queues *wd_syncval_queues_create(wd_syncval_device *device, const VkDeviceCreateInfo *info);
// wd_syncval_queues_destroy accepts NULL. The slots of semaphores must be released before.
void wd_syncval_queues_destroy(struct wd_syncval_queues *queues);

// Observers of the state tracker (vk/state/state_queue.h); `user` is the wd_syncval_device.
void wd_syncval_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission);
void wd_syncval_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete);

void wd_syncval_destroyed(void *user, wd_state_object *object);

// Hooks that check the batches of a call before the driver gets it, and skip the call if a callback asks for it.
bool wd_syncval_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args);
bool wd_syncval_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args);

// Hooks after commands that are not recorded.
#define WD_SYNCVAL_HOST_COMMANDS(X)                                                                          \
    X(AcquireNextImageKHR)                                                                                   \
    X(AcquireNextImage2KHR)                                                                                  \
    X(DeviceWaitIdle)                                                                                        \
    X(GetEventStatus)                                                                                        \
    X(GetFenceStatus)                                                                                        \
    X(QueuePresentKHR)                                                                                       \
    X(QueueWaitIdle)                                                                                         \
    X(ReleaseSwapchainImagesEXT)                                                                             \
    X(SignalSemaphore)                                                                                       \
    X(WaitForFences)                                                                                         \
    X(WaitSemaphores)

#define WD_SYNCVAL_DECLARE_POST(Name)                                                                        \
    void wd_syncval_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down);
WD_SYNCVAL_HOST_COMMANDS(WD_SYNCVAL_DECLARE_POST)
#undef WD_SYNCVAL_DECLARE_POST

#ifdef __cplusplus
}
#endif
#endif
