#include "vk/syncval/validator/recorder/hazard_report.h"

#include "vk/syncval/validator/messages/occurrence.h"
#include "vk/syncval/validator/trace/trace.h"

static wd_syncval_occurrence_pass current_pass(const wd_syncval_recorder *recorder,
                                               const wd_sync_hazard *hazard) {
    return (wd_syncval_occurrence_pass){
        .begin =
            recorder->pass.is_active ? wd_syncval_history_find(recorder->history, recorder->pass.tag) : NULL,
        .begin_tag = recorder->pass.tag,
        .pass = recorder->pass.object,
        .num_subpasses = (uint32_t)recorder->pass.subpasses.count,
        .subpass = recorder->pass.subpass,
        .prior_subpass = wd_syncval_pass_instance_subpass_of(&recorder->pass, hazard->prior.tag),
        .continues = wd_syncval_continues_pass(recorder),
    };
}

bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object) {
    wd_syncval_history *history = recorder->history;
    if (recorder->trace) { // The file has the two commands before the hazard.
        wd_syncval_trace_write(recorder->trace);
    }
    if (!history->used.has_sets) {
        wd_syncval_used_collect(&history->used, &history->allocator, recorder->command_buffer);
    }
    const wd_syncval_occurrence occurrence = {
        .device = recorder->device,
        .command_buffer = recorder->command_buffer,
        .current_tag = recorder->command.tag,
        .pass = current_pass(recorder, hazard),
        .entry = wd_syncval_history_find(recorder->history, hazard->access.tag),
        .prior = wd_syncval_history_find(recorder->history, hazard->prior.tag),
        .object = object,
        .entry_history = recorder->history,
        .prior_history = recorder->history,
        .history = recorder->history,
        .first_tag = hazard->prior.tag + 1,
        .last_tag = hazard->access.tag,
    };
    return wd_syncval_describe(&occurrence, hazard);
}
