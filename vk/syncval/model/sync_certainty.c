#include "vk/syncval/model/sync_certainty.h"

#include "vk/syncval/model/sync_scope.h"

// Transform feedback that resumes from a counter appends to the buffer.
static bool appends(const wd_sync_hazard *hazard) {
    const uint32_t usage = hazard->access.usage, prior = hazard->prior.usage;
    return (usage == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_WRITE && prior == usage) ||
           (usage == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_WRITE &&
            prior == WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_READ);
}

// has_chain returns whether a chain leads from the prior write to the stage of the access.
static bool has_chain(const wd_sync_hazard *hazard) {
    return wd_sync_usage_writes(hazard->prior.usage) &&
           (hazard->barrier_stages & wd_sync_usage_stage(hazard->access.usage)) != 0;
}

static bool may_be_same(const wd_sync_hazard *hazard, const wd_sync_bounded_read *read) {
    const bool overlaps = hazard->space == WD_SYNC_LINEAR && read->range.begin < hazard->range.end &&
                          hazard->range.begin < read->range.end;
    return overlaps || hazard->is_shared;
}

// may_read_between returns whether a bounded read between the two accesses may be of the same memory.
static bool may_read_between(const wd_sync_hazard *hazard, const wd_sync_unknowns *unknowns) {
    const wd_sync_bounded_reads *reads = unknowns->reads;
    bool may_read = false;
    for (size_t i = reads ? reads->count : 0; i-- > 0 && !may_read;) {
        const uint64_t tag = unknowns->offset + reads->items[i].tag;
        if (tag <= hazard->prior.tag) {
            break;
        }
        may_read = tag < hazard->access.tag && may_be_same(hazard, &reads->items[i]);
    }
    return may_read;
}

bool wd_sync_hazard_is_certain(const wd_sync_hazard *hazard, const wd_sync_unknowns *unknowns) {
    if (appends(hazard)) {
        return false;
    }
    return !has_chain(hazard) ||
           (unknowns->last_tag <= hazard->prior.tag && !may_read_between(hazard, unknowns));
}
