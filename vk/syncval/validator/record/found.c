#include "vk/syncval/validator/record/found.h"

#include <string.h>

#include "vk/syncval/validator/record/inherited.h"
#include "vk/syncval/validator/record/late.h"
#include "vk/syncval/validator/record/oversync_calls.h"
#include "vk/syncval/validator/record/transfers.h"

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
    for (size_t i = 0; i < recorder->num_found; i++) {
        if (is_same_place(recorder, &recorder->found[i], hazard, object)) {
            join_fix(&recorder->found[i].hazard.fix, &hazard->fix);
            return;
        }
    }
    void *found = recorder->found;
    if (recorder->num_found == MAX_PLACES ||
        !wd_array_reserve(&recorder->device->allocator, &found, &recorder->found_capacity,
                          recorder->num_found + 1, sizeof(*recorder->found))) {
        return;
    }
    recorder->found = found;
    recorder->found[recorder->num_found++] = (wd_syncval_found_hazard){*hazard, object};
}

void wd_syncval_note_replayed(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard) {
    if (recorder->num_found && recorder->found[0].hazard.access.tag != hazard->access.tag) {
        wd_syncval_may_record(recorder);
    }
    wd_state_object *object = wd_syncval_find_resource(recorder->device, hazard->space, hazard->range);
    const bool is_kept = object && wd_state_command_buffer_keep(recorder->command_buffer, object);
    wd_syncval_note_hazard(recorder, hazard, is_kept ? object : NULL);
    wd_state_unref(object);
}

bool wd_syncval_may_record(wd_syncval_recorder *recorder) {
    for (size_t i = 0; i < recorder->num_found; i++) {
        recorder->skip |= wd_syncval_report(recorder, &recorder->found[i].hazard, recorder->found[i].object);
    }
    recorder->num_found = 0;
    return recorder->cannot_skip || !recorder->skip;
}

void wd_syncval_undo_noted(wd_syncval_recorder *recorder) {
    while (recorder->num_inherited && recorder->inherited[recorder->num_inherited - 1].tag == recorder->tag) {
        recorder->num_inherited--;
    }
    recorder->feedback.written = 0; // The next draw counts as the first one that writes the buffers.
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
}

// --- Savepoints

void wd_syncval_savepoint_take(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint) {
    *savepoint = (wd_syncval_savepoint){
        .recording = wd_sync_recording_mark(recorder->recording),
        .tag = recorder->tag,
        .unknown_tag = recorder->unknown_tag,
        .unknown_output_tag = recorder->unknown_output_tag,
        .unknown_write_tag = recorder->unknown_write_tag,
        .host_tag = recorder->host_tag,
        .pushed = recorder->pushed.is_written,
        .num_inherited = recorder->num_inherited,
        .num_transfers = recorder->transfers ? recorder->transfers->count : 0,
        .num_contents = recorder->late ? recorder->late->num_contents : 0,
        .num_deferred = recorder->late ? recorder->late->num_deferred : 0,
        .instance = recorder->instance,
        .num_barriers = recorder->num_barriers,
    };
    recorder->cannot_skip = true;
    if (wd_report_may_skip(recorder->device->chassis->instance->report) &&
        wd_sync_context_create(recorder->pool, 0, &savepoint->context) == WD_OK &&
        wd_sync_context_copy(savepoint->context, recorder->context) != WD_OK) {
        wd_sync_context_destroy(savepoint->context);
        savepoint->context = NULL;
    }
}

static void restore_savepoint(wd_syncval_recorder *recorder, const wd_syncval_savepoint *savepoint) {
    recorder->failed |= wd_sync_context_copy(recorder->context, savepoint->context) != WD_OK;
    wd_sync_recording_rewind(recorder->recording, &savepoint->recording);
    for (uint64_t tag = savepoint->tag; tag <= recorder->history->count; tag++) {
        recorder->history->entries[tag - 1].is_barrier = false;
    }
    recorder->unknown_tag = savepoint->unknown_tag;
    recorder->unknown_output_tag = savepoint->unknown_output_tag;
    recorder->unknown_write_tag = savepoint->unknown_write_tag;
    recorder->host_tag = savepoint->host_tag;
    recorder->pushed.is_written = savepoint->pushed;
    recorder->num_inherited = savepoint->num_inherited;
    recorder->instance = savepoint->instance;
    recorder->num_barriers = savepoint->num_barriers;
    recorder->num_event_uses = 0; // The command may have changed them.
    if (recorder->transfers) {
        recorder->transfers->count = savepoint->num_transfers;
    }
    if (recorder->late) {
        memset(recorder->late->latest, 0, sizeof recorder->late->latest);
        recorder->late->num_contents = savepoint->num_contents;
        recorder->late->num_deferred = savepoint->num_deferred;
    }
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
}

bool wd_syncval_savepoint_end(wd_syncval_recorder *recorder, wd_syncval_savepoint *savepoint) {
    wd_syncval_may_record(recorder);
    const bool skip = recorder->skip && savepoint->context;
    if (skip) {
        restore_savepoint(recorder, savepoint);
    }
    wd_sync_context_destroy(savepoint->context);
    recorder->skip = recorder->cannot_skip = false;
    return skip;
}

// --- Skipped render pass instances

void wd_syncval_skip_pass(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_device *device = call->data;
    const wd_state_command_buffer *command_buffer =
        device ? wd_state_find_command_buffer(device->chassis->state, handle) : NULL;
    wd_syncval_recorder *recorder = command_buffer ? wd_syncval_find(command_buffer) : NULL;
    if (recorder) {
        recorder->in_skipped_pass = true;
    }
}

// must_be_in_pass returns whether a command is only valid inside a render pass instance. In an instance,
// vkCmdExecuteCommands executes command buffers that continue it.
static bool must_be_in_pass(wd_command command) {
    switch (command) {
    case WD_COMMAND_CmdDraw:
    case WD_COMMAND_CmdDrawIndexed:
    case WD_COMMAND_CmdDrawIndirect:
    case WD_COMMAND_CmdDrawIndexedIndirect:
    case WD_COMMAND_CmdDrawIndirectCount:
    case WD_COMMAND_CmdDrawIndexedIndirectCount:
    case WD_COMMAND_CmdDrawMultiEXT:
    case WD_COMMAND_CmdDrawMultiIndexedEXT:
    case WD_COMMAND_CmdDrawIndirectByteCountEXT:
    case WD_COMMAND_CmdDrawMeshTasksEXT:
    case WD_COMMAND_CmdDrawMeshTasksIndirectEXT:
    case WD_COMMAND_CmdDrawMeshTasksIndirectCountEXT:
    case WD_COMMAND_CmdDrawMeshTasksNV:
    case WD_COMMAND_CmdDrawMeshTasksIndirectNV:
    case WD_COMMAND_CmdDrawMeshTasksIndirectCountNV:
    case WD_COMMAND_CmdSubpassShadingHUAWEI:
    case WD_COMMAND_CmdDrawClusterHUAWEI:
    case WD_COMMAND_CmdDrawClusterIndirectHUAWEI:
    case WD_COMMAND_CmdBeginTransformFeedbackEXT:
    case WD_COMMAND_CmdEndTransformFeedbackEXT:
    case WD_COMMAND_CmdClearAttachments:
    case WD_COMMAND_CmdNextSubpass:
    case WD_COMMAND_CmdNextSubpass2:
    case WD_COMMAND_CmdEndRenderPass:
    case WD_COMMAND_CmdEndRenderPass2:
    case WD_COMMAND_CmdEndRendering:
    case WD_COMMAND_CmdExecuteCommands:
#ifdef VK_KHR_maintenance10
    case WD_COMMAND_CmdEndRendering2KHR:
#endif
#ifdef VK_KHR_device_address_commands
    case WD_COMMAND_CmdDrawIndirect2KHR:
    case WD_COMMAND_CmdDrawIndexedIndirect2KHR:
    case WD_COMMAND_CmdDrawIndirectCount2KHR:
    case WD_COMMAND_CmdDrawIndexedIndirectCount2KHR:
    case WD_COMMAND_CmdDrawMeshTasksIndirect2EXT:
    case WD_COMMAND_CmdDrawMeshTasksIndirectCount2EXT:
    case WD_COMMAND_CmdDrawIndirectByteCount2EXT:
    case WD_COMMAND_CmdBeginTransformFeedback2EXT:
    case WD_COMMAND_CmdEndTransformFeedback2EXT:
#endif
        return true;
    default:
        return false;
    }
}

static bool ends_pass(wd_command command) {
#ifdef VK_KHR_maintenance10
    if (command == WD_COMMAND_CmdEndRendering2KHR) {
        return true;
    }
#endif
    return command == WD_COMMAND_CmdEndRenderPass || command == WD_COMMAND_CmdEndRenderPass2 ||
           command == WD_COMMAND_CmdEndRendering;
}

bool wd_syncval_is_in_skipped_pass(wd_syncval_recorder *recorder, const wd_call *call) {
    if (!recorder->in_skipped_pass || !must_be_in_pass(call->command)) {
        return false;
    }
    recorder->in_skipped_pass = !ends_pass(call->command);
    return true;
}
