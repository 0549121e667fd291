// The hazards of the current command, and the effect of a callback that asks to skip the command.
//
// While a command is compared with earlier ones, its hazards are collected; then all are reported, one for
// each resource. If a callback asks to skip the command, nothing of it is recorded. Commands that are checked
// and recorded in several steps (a render pass begins with transitions and load operations) use a savepoint.
//
// If the begin of a render pass instance is skipped, all commands inside the instance and its end are skipped
// as well. An end or vkCmdNextSubpass is never skipped for its own hazards, because no later command could
// end the instance.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_FOUND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_FOUND_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_is_hazard_certain is wd_sync_hazard_is_certain for a hazard of this recording.
bool wd_syncval_is_hazard_certain(const wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_note_hazard stores a hazard of the current command for the report. `object` is the resource
// (NULL: unknown). If a hazard of the same accesses and resource is stored, its fix is extended to cover
// both.
void wd_syncval_note_hazard(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                            const wd_state_object *object);

// wd_syncval_note_replayed is wd_syncval_note_hazard for a command of a secondary command buffer that is
// executed. It first reports the stored hazards of an earlier command.
void wd_syncval_note_replayed(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_may_record reports the stored hazards. It returns false if a callback asks to skip the command
// and it can be.
bool wd_syncval_may_record(wd_syncval_recorder *recorder);

// wd_syncval_undo_noted reverts the effects of a skipped command on the recorder, except for its accesses.
void wd_syncval_undo_noted(wd_syncval_recorder *recorder);

// wd_syncval_savepoint is the state of the recording before the current command.
typedef struct wd_syncval_savepoint {
    wd_sync_context *context; // NULL: there is no callback that could ask to skip the command.
    wd_sync_recording_position recording;
    uint64_t tag, unknown_tag, unknown_output_tag, unknown_write_tag, host_tag, pushed;
    size_t num_inherited, num_transfers, num_contents;
    uint32_t instance, num_barriers, num_deferred;
} wd_syncval_savepoint;

// wd_syncval_savepoint_take is called after wd_syncval_begin. Until wd_syncval_savepoint_end all steps of the
// command are recorded, even if a callback asks to skip it.
void wd_syncval_savepoint_take(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint);

// wd_syncval_savepoint_end restores the savepoint if a callback asked to skip the command, and returns
// whether it did. The caller must drop a render pass instance that the command began.
bool wd_syncval_savepoint_end(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint);

#ifdef __cplusplus
}
#endif
#endif
