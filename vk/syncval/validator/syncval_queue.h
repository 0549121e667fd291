// What queues have pending, and the work that is submitted beside and behind it.
//
// Each queue has a context: what it did, and what reached it from other queues through the semaphores that it waited for. A
// batch is looked at once all that it waits for is known: the contexts of its semaphores' signal operations join the queue's
// own, behind the stages that wait; its command buffers' first accesses are compared with other queues' accesses that no
// semaphore and no host wait ordered (races), and replayed in the queue's context; its signal operations keep the context
// as it is then. A batch that waits for a timeline value nobody has submitted a signal of yet waits in the queue's list, and
// so does what is submitted behind it.
//
// Where order cannot be known (external semaphores and fences, signals from elsewhere, no memory) everything counts as
// ordered.
//
// | function                             | threads                                           |
// |--------------------------------------|---------------------------------------------------|
// | wd_syncval_queues_create, _destroy   | create_device, destroy_device                     |
// | all others                           | any; they take the queues' lock                   |
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_queues *wd_syncval_queues_create(wd_syncval_device *device, const VkDeviceCreateInfo *info);
// wd_syncval_queues_destroy accepts NULL. Slots of semaphores are released before.
void wd_syncval_queues_destroy(struct wd_syncval_queues *queues);

// Observers of the state tracker (vk/state/state_queue.h); `user` is the wd_syncval_device.
void wd_syncval_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission);
void wd_syncval_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete);

void wd_syncval_destroyed(void *user, wd_state_object *object);

// Hooks behind commands that are not recorded.
#define WD_SYNCVAL_HOST_COMMANDS(X)                                                                          \
    X(AcquireNextImageKHR)                                                                                   \
    X(AcquireNextImage2KHR)                                                                                  \
    X(GetEventStatus)                                                                                        \
    X(GetFenceStatus)                                                                                        \
    X(QueuePresentKHR)                                                                                       \
    X(ReleaseSwapchainImagesEXT)                                                                             \
    X(SignalSemaphore)                                                                                       \
    X(WaitForFences)

#define WD_SYNCVAL_DECLARE_POST(Name)                                                                        \
    void wd_syncval_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down);
WD_SYNCVAL_HOST_COMMANDS(WD_SYNCVAL_DECLARE_POST)
#undef WD_SYNCVAL_DECLARE_POST

#ifdef __cplusplus
}
#endif
#endif
