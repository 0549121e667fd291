#include "vk/syncval/validator/messages/traced.h"

#include "vk/syncval/validator/trace/trace.h"

static wd_syncval_trace_place place_of(const wd_syncval_history *history, const wd_syncval_entry *entry,
                                       const wd_state_object *queue, uint64_t submission, uint32_t usage) {
    // The entry of a presentation belongs to no history.
    const bool is_command = history && entry && entry >= history->entries.items &&
                            entry < history->entries.items + history->entries.count;
    return (wd_syncval_trace_place){
        .recording = is_command ? history->trace_recording : 0,
        .tag = is_command ? wd_syncval_history_tag(history, entry) : 0,
        .queue = queue && submission ? queue->id : 0,
        .submission = submission,
        .usage = usage,
    };
}

void wd_syncval_trace_occurrence(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                 const wd_syncval_fix *fix, const char *text) {
    const wd_state_object *prior_queue =
        occurrence->prior_queue ? occurrence->prior_queue : occurrence->queue;
    const wd_syncval_trace_hazard traced = {
        .id = wd_sync_hazard_name(hazard->kind),
        .text = text,
        .first = place_of(occurrence->prior_history, occurrence->prior, prior_queue,
                          occurrence->prior_submission, hazard->prior.usage),
        .second = place_of(occurrence->entry_history, occurrence->entry, occurrence->queue,
                           occurrence->submission, hazard->access.usage),
        .object = occurrence->object,
        .space = hazard->space,
        .range = hazard->range,
        .fix_kind = fix->kind,
        .fix_location = fix->location,
        .fix = fix->masks,
        .before_tag = fix->location == WD_TRACE_BEFORE_PASS ? occurrence->pass.begin_tag : 0,
        .has_dependency = fix->dependency.is_known,
        .is_pass_of_first = fix->dependency.is_of_prior,
        .source = fix->dependency.source,
        .target = fix->dependency.target,
        .dependency_index = fix->dependency.index,
        .dependency = fix->dependency.masks,
        .semaphore = fix->semaphore ? fix->semaphore->id : 0,
    };
    wd_syncval_trace_add_hazard(occurrence->device->trace, &traced);
}
