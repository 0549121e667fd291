// Ranges that share memory with other ranges.
#include <assert.h>

#include "vk/syncval/model/sync_context.h"

void wd_sync_locations_add(wd_sync_locations *locations, wd_sync_space space, wd_range range) {
    if (range.begin >= range.end) {
        return;
    }
    wd_sync_location *added = WD_VECTOR_PUSH(&locations->allocator, locations);
    if (!added) {
        locations->is_incomplete = true;
        return;
    }
    *added = (wd_sync_location){range, space};
}

void wd_sync_pool_set_sharing(wd_sync_pool *pool, const wd_sync_sharing *sharing) {
    pool->sharing = sharing;
}

static const wd_sync_locations *find(const wd_sync_pool *pool, wd_sync_locations *locations,
                                     wd_sync_space space, wd_range range) {
    assert(pool->sharing);
    locations->count = 0;
    locations->is_incomplete = false;
    pool->sharing->find(pool->sharing->user, space, range, locations);
    return locations;
}

const wd_sync_locations *wd_sync_find_shared(wd_sync_pool *pool, wd_sync_space space, wd_range range) {
    return find(pool, &pool->locations, space, range);
}

void wd_sync_hazard_is_shared(wd_sync_hazard *hazard, const wd_sync_location *location) {
    hazard->is_shared = true;
    hazard->prior_space = hazard->space;
    hazard->prior_range = hazard->range;
    hazard->space = location->space;
    hazard->range = location->range;
}

// accesses_since holds the most recent accesses in other ranges of the same memory.
typedef struct accesses_since {
    const wd_sync_context *context;
    const wd_sync_access *access;
    uint64_t write_tag; // Of the last write. 0: none.
    uint64_t read_tag;  // Of the last read that happens before `access` or is compared with it. 0: none.
} accesses_since;

// note_tag ignores accesses of the same command, which may have been recorded already.
static void note_tag(const accesses_since *since, uint64_t tag, uint64_t *last) {
    *last = tag < since->access->tag && tag > *last ? tag : *last;
}

static bool note_accesses(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    accesses_since *since = user;
    const wd_sync_state *state = wd_sync_current_state(since->context->pool, &since->context->view, *value);
    const uint64_t stage = wd_sync_usage_stage(since->access->usage);
    const bool writes = wd_sync_usage_writes(since->access->usage);
    // Atomic writes hide nothing: other atomic accesses are compared with the accesses before them.
    const wd_sync_access *write = wd_sync_state_find_plain_write(state);
    if (write) {
        note_tag(since, write->tag, &since->write_tag);
    }
    // The chain may come from an earlier read of the same usage; it counts for the last one.
    const bool counts = writes || wd_sync_state_after_reads(state) & stage;
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_access *read = &state->reads[i].access;
        if ((counts || wd_sync_is_ordered(read, since->access)) && !wd_sync_usage_writes(read->usage) &&
            !wd_sync_are_atomic(read, since->access)) {
            note_tag(since, read->tag, &since->read_tag);
        }
    }
    return true;
}

// A write hides all earlier accesses. A read hides earlier writes from writes, and from reads that happen
// after it. If the list of locations is incomplete, all accesses are hidden.
void wd_sync_drop_superseded(const wd_sync_context *context, const wd_sync_location *location,
                             const wd_sync_access *access, wd_sync_state *state) {
    accesses_since since = {.context = context, .access = access};
    wd_sync_pool *pool = context->pool;
    const wd_sync_locations *locations = find(pool, &pool->prior_locations, location->space, location->range);
    if (locations->is_incomplete) {
        since.write_tag = UINT64_MAX;
    }
    for (size_t i = 0; i < locations->count; i++) {
        const wd_sync_location *other = &locations->items[i];
        wd_range_map_visit(&context->view.maps[other->space], other->range, false, note_accesses, &since);
    }
    if (state->has_write && (state->write.tag < since.write_tag || state->write.tag < since.read_tag)) {
        wd_sync_state_forget_write(state);
    }
    for (size_t i = state->num_reads; i-- > 0;) {
        if (state->reads[i].access.tag <= since.write_tag) {
            wd_sync_state_remove_read(state, i);
        }
    }
}
