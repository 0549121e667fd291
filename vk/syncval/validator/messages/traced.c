#include "vk/syncval/validator/messages/traced.h"

#include <string.h>

#include "vk/syncval/validator/messages/fix.h"
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

// is_end returns whether the access is a transition after the last subpass.
static bool is_end(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    return occurrence->entry && strncmp(occurrence->entry->name, "vkCmdEndRenderPass", 18) == 0 &&
           hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
}

// find_subpasses sets the subpasses of the two accesses if a subpass dependency orders them. It returns whether it
// does.
static bool find_subpasses(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                           wd_syncval_trace_hazard *traced) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    if (!pass->pass || !pass->num_subpasses) {
        return false;
    }
    traced->source = pass->prior_subpass;
    traced->target = is_end(occurrence, hazard) ? VK_SUBPASS_EXTERNAL : pass->subpass;
    const bool transitions = hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION ||
                             hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
    return traced->source != traced->target && (transitions || traced->source != VK_SUBPASS_EXTERNAL);
}

static wd_trace_fix_kind fix_between_queues(const wd_sync_hazard *hazard, wd_syncval_trace_hazard *traced) {
    const uint64_t chain = wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
    if (!chain) {
        return WD_TRACE_FIX_SEMAPHORE;
    }
    traced->fix = (wd_sync_dependency){
        .src_stages = chain,
        .dst_stages = wd_sync_usage_stage(hazard->access.usage),
        .dst_accesses = wd_sync_usage_table[hazard->access.usage].access,
    };
    return hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION ? WD_TRACE_FIX_SECOND
                                                                   : WD_TRACE_FIX_BARRIER;
}

// find_fix does what wd_syncval_append_fix describes in words.
static wd_trace_fix_kind find_fix(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                  wd_syncval_trace_hazard *traced) {
    const bool is_race = wd_syncval_is_race(hazard);
    traced->fix = hazard->fix;
    traced->source = traced->target = VK_SUBPASS_EXTERNAL;
    if (hazard->prior.usage == WD_SYNC_PRESENT) {
        return WD_TRACE_FIX_NONE;
    }
    if (hazard->access.usage == WD_SYNC_PRESENT || (is_race && occurrence->queue)) {
        return WD_TRACE_FIX_SEMAPHORE;
    }
    if (occurrence->prior_queue) {
        return fix_between_queues(hazard, traced);
    }
    if (hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && occurrence->prior &&
        occurrence->prior->is_release) {
        return WD_TRACE_FIX_NONE;
    }
    if (find_subpasses(occurrence, hazard, traced)) {
        return WD_TRACE_FIX_SUBPASS;
    }
    if (hazard->fix_widens_prior) {
        return wd_syncval_is_pass_command(occurrence->prior) ? WD_TRACE_FIX_SUBPASS : WD_TRACE_FIX_FIRST;
    }
    if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        return wd_syncval_is_pass_command(occurrence->entry) ? WD_TRACE_FIX_SUBPASS : WD_TRACE_FIX_SECOND;
    }
    return is_race ? WD_TRACE_FIX_SUBPASS : WD_TRACE_FIX_BARRIER;
}

void wd_syncval_trace_occurrence(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                 const char *text) {
    const wd_state_object *prior_queue =
        occurrence->prior_queue ? occurrence->prior_queue : occurrence->queue;
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    wd_syncval_trace_hazard traced = {
        .id = wd_sync_hazard_name(hazard->kind),
        .text = text,
        .first = place_of(occurrence->prior_history, occurrence->prior, prior_queue,
                          occurrence->prior_submission, hazard->prior.usage),
        .second = place_of(occurrence->entry_history, occurrence->entry, occurrence->queue,
                           occurrence->submission, hazard->access.usage),
        .object = occurrence->object,
        .space = hazard->space,
        .range = hazard->range,
        // A barrier that orders earlier accesses cannot be inside the render pass.
        .before_tag = pass->begin && hazard->prior.tag < pass->begin_tag ? pass->begin_tag : 0,
    };
    traced.fix_kind = find_fix(occurrence, hazard, &traced);
    wd_syncval_trace_add_hazard(occurrence->device->trace, &traced);
}
