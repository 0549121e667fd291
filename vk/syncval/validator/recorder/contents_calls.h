// Passes the accesses of a recorder's commands to its log of contents.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_CONTENTS_CALLS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_CONTENTS_CALLS_H

#include "vk/state/state_barriers.h"
#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// All functions want a recorder with a log of contents.
//
// wd_syncval_contents_finished adds the accesses of the current command.
void wd_syncval_contents_finished(wd_syncval_recorder *recorder);

// wd_syncval_contents_discard notes that the current command makes contents of an object undefined.
void wd_syncval_contents_discard(wd_syncval_recorder *recorder, const wd_state_object *object,
                                 wd_sync_space space, const wd_range *ranges, size_t num_ranges,
                                 wd_contents_cause cause);

// wd_syncval_contents_order notes barriers that make writes visible to the host.
void wd_syncval_contents_order(wd_syncval_recorder *recorder, const wd_call *call,
                               const wd_state_barriers *barriers);

// wd_syncval_contents_undo follows a command that is skipped: all memory counts as written, and earlier reads of the
// recording are not reported.
void wd_syncval_contents_undo(wd_syncval_recorder *recorder);

// wd_syncval_contents_execute adds the accesses of a secondary command buffer, with `offset` added to their tags.
void wd_syncval_contents_execute(wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary,
                                 uint64_t offset);

#ifdef __cplusplus
}
#endif
#endif
