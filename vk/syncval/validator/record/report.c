// Reports the hazards of a recording.
#include "vk/syncval/validator/record/inherited.h"
#include "vk/syncval/validator/record/late.h"

// subpass_at returns the subpass of the current instance that has a tag, or VK_SUBPASS_EXTERNAL if the tag is
// before it.
static uint32_t subpass_at(const wd_syncval_recorder *recorder, uint64_t tag) {
    uint32_t found = VK_SUBPASS_EXTERNAL;
    for (uint32_t i = 0; i < recorder->num_subpasses; i++) {
        if (tag >= recorder->subpasses[i].begin_tag && tag < recorder->subpasses[i].end_tag) {
            found = i;
        }
    }
    return found;
}

static wd_syncval_occurrence_pass current_pass(const wd_syncval_recorder *recorder,
                                               const wd_sync_hazard *hazard) {
    return (wd_syncval_occurrence_pass){
        .begin = recorder->in_pass ? wd_syncval_history_find(recorder->history, recorder->pass_tag) : NULL,
        .begin_tag = recorder->pass_tag,
        .pass = recorder->pass,
        .num_subpasses = (uint32_t)recorder->num_subpasses,
        .subpass = recorder->subpass,
        .prior_subpass = subpass_at(recorder, hazard->prior.tag),
        .continues = wd_syncval_continues_pass(recorder),
    };
}

bool wd_syncval_report(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                       const wd_state_object *object) {
    return !wd_syncval_defer(recorder, hazard) && wd_syncval_report_now(recorder, hazard, object);
}

bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object) {
    wd_syncval_history *history = recorder->history;
    if (!history->used.has_sets) {
        wd_syncval_used_collect(&history->used, &history->allocator, recorder->command_buffer);
    }
    const wd_syncval_occurrence occurrence = {
        .device = recorder->device,
        .command_buffer = recorder->command_buffer,
        .current_tag = recorder->tag,
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
