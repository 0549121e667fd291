#include "vk/syncval/validator/recorder/found.h"

#include <assert.h>
#include <string.h>

#include "vk/syncval/validator/messages/occurrence.h"
#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/hazard_report.h"
#include "vk/syncval/validator/recorder/late.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/trace/trace.h"

// The maximum number of reports for one command.
enum { MAX_PLACES = 32 };

// --- Equal hazards

static bool are_same_command(const wd_syncval_recorder *recorder, uint64_t a, uint64_t b) {
    const wd_syncval_entry *one = wd_syncval_history_find(recorder->history, a);
    const wd_syncval_entry *other = wd_syncval_history_find(recorder->history, b);
    return a == b || (one && other && strcmp(one->name, other->name) == 0);
}

// is_same_place returns whether to merge two hazards: reads and writes of the same memory by a command, or
// accesses of one kind to parts of a resource after the same prior command.
static bool is_same_place(const wd_syncval_recorder *recorder, const wd_syncval_found_hazard *noted,
                          const wd_sync_hazard *hazard, const wd_state_object *object) {
    const wd_sync_hazard *other = &noted->hazard;
    if (noted->object != object || other->space != hazard->space || other->access.tag != hazard->access.tag ||
        other->fix_widens_prior != hazard->fix_widens_prior) {
        return false;
    }
    const bool overlap = other->range.begin < hazard->range.end && hazard->range.begin < other->range.end;
    if (overlap) {
        return other->prior.tag == hazard->prior.tag;
    }
    return other->access.usage == hazard->access.usage && other->prior.usage == hazard->prior.usage &&
           are_same_command(recorder, other->prior.tag, hazard->prior.tag);
}

static void join_fix(wd_sync_dependency *fix, const wd_sync_dependency *other) {
    fix->src_stages |= other->src_stages;
    fix->src_accesses |= other->src_accesses;
    fix->dst_stages |= other->dst_stages;
    fix->dst_accesses |= other->dst_accesses;
}

void wd_syncval_note_hazard(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                            const wd_state_object *object) {
    for (size_t i = 0; i < recorder->command.found.count; i++) {
        if (is_same_place(recorder, &recorder->command.found.items[i], hazard, object)) {
            join_fix(&recorder->command.found.items[i].hazard.fix, &hazard->fix);
            return;
        }
    }
    assert(recorder->command.found.count <= MAX_PLACES);
    wd_syncval_found_hazard *added =
        recorder->command.found.count == MAX_PLACES
            ? NULL
            : WD_VECTOR_PUSH(&recorder->device->allocator, &recorder->command.found);
    if (added) {
        *added = (wd_syncval_found_hazard){*hazard, object};
    }
}

void wd_syncval_note_replayed(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    if (recorder->command.found.count &&
        recorder->command.found.items[0].hazard.access.tag != hazard->access.tag) {
        wd_syncval_may_record(recorder);
    }
    wd_state_object *object = wd_syncval_find_resource(recorder->device, hazard->space, hazard->range);
    const bool is_kept = object && wd_state_keep_weak(recorder->command_buffer, object);
    wd_syncval_note_hazard(recorder, hazard, is_kept ? object : NULL);
    wd_state_unref(object);
}

bool wd_syncval_is_hazard_certain(const wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    const wd_syncval_entry *entry = wd_syncval_history_find(recorder->history, hazard->access.tag);
    return wd_sync_hazard_is_certain(
        hazard, &(wd_sync_unknowns){.last_tag = wd_syncval_last_unknown(hazard, entry, 0, NULL),
                                    .reads = &recorder->unknown.bounds});
}

// report defers a hazard to the submission if it depends on descriptors that may be updated.
static bool report(wd_syncval_recorder *recorder, const wd_syncval_found_hazard *found) {
    return !wd_syncval_defer(recorder, &found->hazard) &&
           wd_syncval_report_now(recorder, &found->hazard, found->object);
}

bool wd_syncval_may_record(wd_syncval_recorder *recorder) {
    wd_syncval_command *command = &recorder->command;
    for (size_t i = 0; i < command->found.count; i++) {
        command->skip |= report(recorder, &command->found.items[i]);
    }
    command->found.count = 0;
    return !wd_syncval_command_is_skipped(command);
}

void wd_syncval_undo_noted(wd_syncval_recorder *recorder) {
    if (recorder->trace) {
        wd_syncval_trace_skipped(recorder->trace);
    }
    wd_syncval_inherited_drop(&recorder->inherited, recorder->command.tag);
    recorder->bound.feedback.written = 0; // The next draw counts as the first one that writes the buffers.
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
    if (recorder->contents) {
        wd_syncval_contents_undo(recorder);
    }
}

// --- Savepoints

void wd_syncval_savepoint_take(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint) {
    *savepoint = (wd_syncval_savepoint){
        .recording = wd_sync_recording_mark(recorder->recording),
        .tag = recorder->command.tag,
        .unknown_tag = recorder->unknown.tag,
        .unknown_output_tag = recorder->unknown.output_tag,
        .unknown_write_tag = recorder->unknown.write_tag,
        .host_tag = recorder->unknown.host_tag,
        .pushed = recorder->bound.pushed.is_written,
        .num_inherited = recorder->inherited.count,
        .num_transfers = recorder->transfers.count,
        .num_contents = recorder->late ? recorder->late->contents.count : 0,
        .num_deferred = recorder->late ? recorder->late->num_deferred : 0,
        .instance = recorder->instance,
        .num_barriers = recorder->num_barriers,
    };
    recorder->command.cannot_skip = true;
    if (wd_report_may_skip(recorder->device->chassis->instance->report) &&
        wd_sync_context_create(recorder->pool, 0, &savepoint->context) == WD_OK &&
        wd_sync_context_copy(savepoint->context, recorder->context) != WD_OK) {
        wd_sync_context_destroy(savepoint->context);
        savepoint->context = NULL;
    }
}

static void restore_savepoint(wd_syncval_recorder *recorder, const wd_syncval_savepoint *savepoint) {
    assert(savepoint->context && savepoint->tag && savepoint->tag <= recorder->history->entries.count);
    if (recorder->trace) {
        wd_syncval_trace_skipped(recorder->trace);
    }
    recorder->failed |= wd_sync_context_copy(recorder->context, savepoint->context) != WD_OK;
    wd_sync_recording_rewind(recorder->recording, &savepoint->recording);
    for (uint64_t tag = savepoint->tag; tag <= recorder->history->entries.count; tag++) {
        recorder->history->entries.items[tag - 1].is_barrier = false;
    }
    recorder->unknown.tag = savepoint->unknown_tag;
    recorder->unknown.output_tag = savepoint->unknown_output_tag;
    recorder->unknown.write_tag = savepoint->unknown_write_tag;
    recorder->unknown.host_tag = savepoint->host_tag;
    recorder->bound.pushed.is_written = savepoint->pushed;
    recorder->inherited.count = savepoint->num_inherited;
    recorder->instance = savepoint->instance;
    recorder->num_barriers = savepoint->num_barriers;
    recorder->event_uses.count = 0; // The command may have changed them.
    recorder->transfers.count = savepoint->num_transfers;
    if (recorder->contents) {
        wd_syncval_contents_undo(recorder);
    }
    if (recorder->late) {
        wd_syncval_late_rewind(recorder->late, savepoint->num_contents, savepoint->num_deferred);
    }
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
}

bool wd_syncval_savepoint_end(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint) {
    assert(recorder->command.cannot_skip);
    wd_syncval_may_record(recorder);
    const bool skip = recorder->command.skip && savepoint->context;
    if (skip) {
        restore_savepoint(recorder, savepoint);
    }
    wd_sync_context_destroy(savepoint->context);
    recorder->command.skip = recorder->command.cannot_skip = false;
    assert(wd_syncval_recorder_validate(recorder));
    return skip;
}
