// The hazards of the command in hand, and what a callback that asks to skip the command means for the recording.
//
// Hazards are collected while a command is compared with what was recorded before; then all are reported, one for each
// place. A callback may ask to skip the command: then it has not happened, and nothing of it is recorded. Commands that
// are compared and recorded in several steps (a render pass begins with transitions and load operations) take a savepoint first.
//
// A skipped begin of a render pass instance takes along all commands that must be inside of it, and its end. An end is never
// skipped for its own hazards, nor is vkCmdNextSubpass: no later command could close what is left open.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_FOUND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_FOUND_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_note_hazard keeps a hazard of the command in hand for the report. `object` (NULL: not known) is the resource. Where
// the same place was noted before, its fix covers both.
void wd_syncval_note_hazard(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                            const wd_state_object *object);

// wd_syncval_note_replayed is wd_syncval_note_hazard for a command of a secondary command buffer that is executed. What was noted of
// an earlier one is reported.
void wd_syncval_note_replayed(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_may_record reports what was noted. False: a callback asks to skip the command in hand, and it can be skipped.
bool wd_syncval_may_record(wd_syncval_recorder *recorder);

// wd_syncval_undo_noted takes back what a command that is skipped left in the recorder besides its accesses.
void wd_syncval_undo_noted(wd_syncval_recorder *recorder);

// wd_syncval_savepoint is the recording as it was before the command in hand.
typedef struct wd_syncval_savepoint {
    wd_sync_context *context; // NULL: nobody can ask to skip the command.
    wd_sync_recording_position recording;
    uint64_t tag, unknown_tag, unknown_output_tag, unknown_write_tag, host_tag, pushed;
    size_t num_inherited, num_transfers, num_contents;
    uint32_t instance, num_barriers, num_deferred;
} wd_syncval_savepoint;

// wd_syncval_savepoint_take is called behind wd_syncval_begin. All steps of the command are recorded from then on, whatever a
// callback asks for, until wd_syncval_savepoint_end.
void wd_syncval_savepoint_take(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint);

// wd_syncval_savepoint_end goes back to the savepoint if a callback asked to skip the command, and returns whether it did. A render pass
// instance that the command began has to be dropped by the caller.
bool wd_syncval_savepoint_end(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint);

// wd_syncval_skip_pass is for a begin of a render pass instance that is skipped. wd_syncval_is_in_skipped_pass returns whether a
// command must be inside of such an instance; it ends with the command that ends it.
void wd_syncval_skip_pass(wd_call *call, VkCommandBuffer handle);
bool wd_syncval_is_in_skipped_pass(wd_syncval_recorder *recorder, const wd_call *call);

#ifdef __cplusplus
}
#endif
#endif
