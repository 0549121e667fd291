// The check of vkQueueSubmit and vkQueueSubmit2 before the driver gets the call: a callback may ask to skip it, and
// then nothing of it must be recorded.
//
// The batches are executed on copies of the queue's context, the engine's context and the semaphores, up to the first
// batch that must wait for a later signal operation. Their hazards are reported. Then everything is as before. If the
// call is not skipped, the batches are executed again without reports when they are submitted. There is no check, and
// the hazards are reported after the call, if no callback may ask to skip or if an allocation fails.
//
// The queues' lock guards everything here.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_CHECK_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_CHECK_H

#include "vk/syncval/validator/submit/queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_note_answer notes whether a callback asks to skip the call that is being checked. Without a check it does
// nothing.
void wd_syncval_note_answer(wd_syncval_queues *queues, bool skip);

// wd_syncval_is_repeated returns whether the call that is being checked executes the last command buffer of `at` for at
// least the second time.
bool wd_syncval_is_repeated(const wd_syncval_queues *queues, const wd_syncval_queue *at);

// wd_syncval_trace_checked adds the batches of the call that is being checked, up to the current one, to the trace
// file, because a hazard in the file refers to them. Without a check it does nothing.
void wd_syncval_trace_checked(wd_syncval_queues *queues, const wd_syncval_queue *at);

#ifdef __cplusplus
}
#endif
#endif
