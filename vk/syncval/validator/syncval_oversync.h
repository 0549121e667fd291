// Over-synchronization, on request: barriers that order nothing, and masks that are wider than any access needs.
//
// While a command buffer is recorded, its accesses and barriers are noted (wd_syncval_oversync_log). When it is submitted, they run
// through the tracker of its queue (vk/syncval/oversync.h), which credits each barrier with what relied on it. A barrier is
// judged when its recording is gone and no access to come can rely on it; what the same place in the program recorded at
// other times is taken together. All functions but create and destroy accept a recorder without a log: they do nothing.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OVERSYNC_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OVERSYNC_H

#include "vk/syncval/validator/syncval_dependency.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_oversync wd_syncval_oversync;         // Of a device.
typedef struct wd_syncval_oversync_log wd_syncval_oversync_log; // Of a recording.

// wd_syncval_oversync_create returns NULL when memory runs out.
wd_syncval_oversync *wd_syncval_oversync_create(wd_syncval_device *device);
// wd_syncval_oversync_destroy wants all recordings gone. It says what is left to say. Accepts NULL.
void wd_syncval_oversync_destroy(wd_syncval_oversync *oversync);

// wd_syncval_oversync_submitted runs a submission's command buffers.
void wd_syncval_oversync_submitted(wd_syncval_oversync *oversync, wd_state_queue *queue,
                                   const wd_state_submission *submission);

// wd_syncval_oversync_retired: where the queue has nothing to do, barriers that nothing relies on are judged.
void wd_syncval_oversync_retired(wd_syncval_oversync *oversync, const wd_state_queue *queue,
                                 const wd_state_submission *submission);

// --- Recording

wd_syncval_oversync_log *wd_syncval_oversync_log_create(wd_syncval_oversync *oversync);
void wd_syncval_oversync_log_destroy(wd_syncval_oversync_log *log); // Accepts NULL.

// wd_syncval_oversync_accesses notes the accesses of the command in hand.
void wd_syncval_oversync_accesses(wd_syncval_recorder *recorder);
// wd_syncval_oversync_unknown: the command in hand accesses memory that cannot be told.
void wd_syncval_oversync_unknown(wd_syncval_recorder *recorder);
// wd_syncval_oversync_unknown_command: the build does not know the command in hand, which may access memory in any stage.
void wd_syncval_oversync_unknown_command(wd_syncval_recorder *recorder);
// wd_syncval_oversync_order notes barriers that are not judged: of render passes, of events.
void wd_syncval_oversync_order(wd_syncval_recorder *recorder, const wd_sync_barrier_command *command);
// wd_syncval_oversync_barrier_v1 and wd_syncval_oversync_barrier_info note a pipeline barrier.
void wd_syncval_oversync_barrier_v1(wd_syncval_recorder *recorder, wd_call *call,
                                    const wd_syncval_barriers_v1 *barriers);
void wd_syncval_oversync_barrier_info(wd_syncval_recorder *recorder, wd_call *call,
                                      const VkDependencyInfo *info);
// wd_syncval_oversync_execute appends what a secondary command buffer noted.
void wd_syncval_oversync_execute(wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary);

#ifdef __cplusplus
}
#endif
#endif
