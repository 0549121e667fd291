// Passes commands of a recorder to the log of redundant barriers.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_OVERSYNC_CALLS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_OVERSYNC_CALLS_H

#include "vk/syncval/validator/oversync/oversync_validator.h"
#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_oversync_current describes the current command.
wd_syncval_oversync_command wd_syncval_oversync_current(const wd_syncval_recorder *recorder);

// wd_syncval_oversync_recording_of describes a recording, for submissions and executions.
wd_syncval_oversync_recording wd_syncval_oversync_recording_of(const wd_state_command_buffer *command_buffer);

// These call the function of oversync_validator.h with a similar name.
void wd_syncval_log_accesses(const wd_syncval_recorder *recorder);
void wd_syncval_log_unknown(const wd_syncval_recorder *recorder);
void wd_syncval_log_unknown_command(const wd_syncval_recorder *recorder);
void wd_syncval_log_order(const wd_syncval_recorder *recorder, const wd_sync_barrier_command *command);
void wd_syncval_log_barriers(const wd_syncval_recorder *recorder, wd_call *call,
                             const wd_state_barriers *barriers);
void wd_syncval_log_execute(const wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary);

#ifdef __cplusplus
}
#endif
#endif
