// Over-synchronization (optional): reports barriers that order nothing, and masks that are wider than needed.
//
// During recording, the accesses and barriers of a command buffer are logged (wd_syncval_oversync_log). At
// submission the log runs through the tracker of its queue (vk/syncval/oversync/oversync.h), which credits the
// barriers on which accesses rely. A barrier is evaluated when its recording is gone and no later access can
// rely on it. Recordings of the same code of the program are evaluated together. Except for create and
// destroy, all functions accept a recorder without a log and do nothing.
#ifndef WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_VALIDATOR_H
#define WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_VALIDATOR_H

#include "vk/syncval/validator/record/dependency.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_oversync wd_syncval_oversync;         // Of a device.
typedef struct wd_syncval_oversync_log wd_syncval_oversync_log; // Of a recording.

// wd_syncval_oversync_create returns NULL if an allocation fails.
wd_syncval_oversync *wd_syncval_oversync_create(wd_syncval_device *device);
// wd_syncval_oversync_destroy accepts NULL. All recordings must be gone. It reports the remaining findings.
void wd_syncval_oversync_destroy(wd_syncval_oversync *oversync);

// wd_syncval_oversync_submitted runs a submission's command buffers.
void wd_syncval_oversync_submitted(wd_syncval_oversync *oversync, wd_state_queue *queue,
                                   const wd_state_submission *submission);

// wd_syncval_oversync_retired evaluates barriers on which nothing relies, if the queue is idle.
void wd_syncval_oversync_retired(wd_syncval_oversync *oversync, const wd_state_queue *queue,
                                 const wd_state_submission *submission);

// --- Recording

wd_syncval_oversync_log *wd_syncval_oversync_log_create(wd_syncval_oversync *oversync);
void wd_syncval_oversync_log_destroy(wd_syncval_oversync_log *log); // Accepts NULL.

// wd_syncval_oversync_accesses logs the accesses of the current command.
void wd_syncval_oversync_accesses(wd_syncval_recorder *recorder);
// wd_syncval_oversync_unknown logs that the current command accesses unknown memory.
void wd_syncval_oversync_unknown(wd_syncval_recorder *recorder);
// wd_syncval_oversync_unknown_command logs a command that the build does not know: it may access memory in
// any stage.
void wd_syncval_oversync_unknown_command(wd_syncval_recorder *recorder);
// wd_syncval_oversync_order logs barriers that are not evaluated: of render passes and events.
void wd_syncval_oversync_order(wd_syncval_recorder *recorder, const wd_sync_barrier_command *command);
// wd_syncval_oversync_barrier_v1 and wd_syncval_oversync_barrier_info log a pipeline barrier.
void wd_syncval_oversync_barrier_v1(wd_syncval_recorder *recorder, wd_call *call,
                                    const wd_syncval_barriers_v1 *barriers);
void wd_syncval_oversync_barrier_info(wd_syncval_recorder *recorder, wd_call *call,
                                      const VkDependencyInfo *info);
// wd_syncval_oversync_execute appends the log of a secondary command buffer.
void wd_syncval_oversync_execute(wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary);

#ifdef __cplusplus
}
#endif
#endif
