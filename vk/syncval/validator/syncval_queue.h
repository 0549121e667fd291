// What queues have pending, and the command buffers that are submitted behind it.
//
// Each queue has a context. A submission's command buffers are replayed in it: their first accesses are compared with
// what the queue did before and is not known to be complete. A semaphore that a submission waits for counts as ordering
// everything before it; accesses of different queues are not compared.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_queues *wd_syncval_queues_create(wd_syncval_device *device);
// wd_syncval_queues_destroy accepts NULL.
void wd_syncval_queues_destroy(struct wd_syncval_queues *queues);

// Observers of the state tracker (vk/state/state_queue.h); `user` is the wd_syncval_device.
void wd_syncval_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission);
void wd_syncval_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete);

#ifdef __cplusplus
}
#endif
#endif
