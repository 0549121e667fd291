// Execution of secondary command buffers.
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/inherited.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/found.h"
#include "vk/syncval/validator/recorder/late.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/trace/trace.h"

static bool is_certain(void *user, const wd_sync_hazard *hazard) {
    return wd_syncval_is_hazard_certain(user, hazard);
}

static bool report_execution(void *user, const wd_sync_hazard *hazard) {
    wd_syncval_recorder *recorder = user;
    if (is_certain(recorder, hazard)) {
        wd_syncval_note_replayed(recorder, hazard);
    }
    return true;
}

// note_entries updates the entries of a secondary command buffer with the unknown accesses of the primary
// one.
static void note_entries(wd_syncval_recorder *recorder, uint64_t offset) {
    wd_syncval_entry outside = {0};
    wd_syncval_note_entry(recorder, &outside);
    for (uint64_t i = offset; i < recorder->history->entries.count; i++) {
        wd_syncval_entry *entry = &recorder->history->entries.items[i];
        entry->unknown_tag = entry->unknown_tag ? (uint32_t)offset + entry->unknown_tag : outside.unknown_tag;
        entry->unknown_output_tag = entry->unknown_output_tag ? (uint32_t)offset + entry->unknown_output_tag
                                                              : outside.unknown_output_tag;
        entry->has_only_colors |= outside.has_only_colors;
        entry->has_only_depth |= outside.has_only_depth;
    }
}

static void execute(wd_syncval_recorder *recorder, const wd_state_command_buffer *secondary) {
    wd_syncval_recorder *other = wd_syncval_find(secondary);
    recorder->failed |= secondary->incomplete || secondary->is_untracked || (other && other->failed);
    if (recorder->failed || !other || other == recorder || !other->context) {
        return; // It has no commands that are followed.
    }
    const char *name = wd_state_printable_name(&secondary->object);
    wd_mutex_lock(&other->lock);
    const uint64_t offset =
        wd_syncval_history_append(recorder->history, other->history, name ? name : "without a name");
    recorder->failed |= offset == UINT64_MAX;
    if (!recorder->failed) {
        note_entries(recorder, offset);
        if (recorder->trace) {
            wd_syncval_trace_execute(recorder->trace, other->trace, offset);
        }
    }
    if (!recorder->failed) {
        wd_syncval_execute_inherited(recorder, other, offset, WD_SYNCVAL_BEFORE_BARRIERS);
    }
    if (!recorder->failed) {
        wd_syncval_log_execute(recorder, other);
        if (recorder->contents) {
            wd_syncval_contents_execute(recorder, other, offset);
        }
        wd_syncval_join_late(recorder, other->late, offset);
        const wd_allocator *allocator = &recorder->device->allocator;
        recorder->failed |=
            !wd_syncval_transfers_join(&recorder->transfers, allocator, &other->transfers, offset);
        recorder->failed |= !wd_syncval_unknown_join(&recorder->unknown, allocator, &other->unknown, offset);
        recorder->instance -= other->pass.resumes && recorder->instance ? 1 : 0;
        const wd_sync_replay replay = {offset,   recorder->instance, report_execution,
                                       recorder, is_certain,         wd_syncval_subpass_instance(recorder)};
        wd_syncval_replay_races(recorder, other->recording, &replay);
        recorder->failed |=
            wd_sync_context_replay(recorder->context, other->recording, other->context, &replay) != WD_OK;
        recorder->instance += other->instance;
        recorder->event_uses.count = 0; // It may have used any event.
    }
    if (!recorder->failed) {
        wd_syncval_execute_inherited(recorder, other, offset, WD_SYNCVAL_AFTER_BARRIERS);
    }
    recorder->num_barriers += other->num_barriers;
    recorder->bound.pushed.is_written = 0; // Bindings and push constants are undefined afterwards.
    wd_mutex_unlock(&other->lock);
}

bool wd_syncval_CmdExecuteCommands(wd_call *call, const wd_CmdExecuteCommands_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    wd_syncval_savepoint savepoint;
    wd_syncval_savepoint_take(recorder, &savepoint);
    wd_syncval_used *used = &recorder->history->used;
    used->executing = args->pCommandBuffers;
    used->num_executing = args->commandBufferCount;
    for (uint32_t i = 0; !recorder->failed && i < args->commandBufferCount; i++) {
        const wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(call->device->state, args->pCommandBuffers[i]);
        if (secondary) {
            execute(recorder, secondary);
        }
        // An allocation for it failed: it may order anything.
        else {
            recorder->failed = true;
        }
    }
    const bool skip = wd_syncval_savepoint_end(recorder, &savepoint);
    used->executing = NULL;
    return skip;
}
