// Queue family ownership transfers: matches acquisitions with submitted releases.
//
// For the model a transfer is two writes, one on each queue: the release after its first scope, the
// acquisition before its second scope. Accesses that are not ordered with them are hazards. Here releases and
// acquisitions are matched, in the order in which batches execute. Releases of VK_QUEUE_FAMILY_EXTERNAL and
// FOREIGN are not visible to the layer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNERSHIP_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNERSHIP_H

#include "vk/syncval/validator/recorder/transfers.h"
#include "vk/syncval/validator/submit/queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_follow_transfers matches the transfers of the last execution on `at`. Wants the locks of queues
// and recorder.
void wd_syncval_follow_transfers(wd_syncval_queues *queues, wd_syncval_queue *at,
                                 const wd_state_submission *submission,
                                 const wd_syncval_transfers *transfers);

// wd_syncval_note_missed_transfers notes that work was submitted that is not followed: it may have released
// anything.
void wd_syncval_note_missed_transfers(wd_syncval_queues *queues);

// wd_syncval_forget_transfers removes the transfers of a resource.
void wd_syncval_forget_transfers(wd_syncval_queues *queues, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
