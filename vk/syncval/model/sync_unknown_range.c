// Reads of an unknown part of a range.
//
// Each such range has an address in a separate space, where the reads are recorded. Global barriers, events,
// subpasses and semaphores apply to them as to any state. A barrier on a part of the range applies to the
// reads. A write that covers the entire range overwrites what was read, so it can be compared with the reads.
#include <assert.h>

#include "vk/syncval/model/sync_context.h"

// --- Ranges and their addresses

enum {
    ADDRESS_STEP = 2, // Leaves a gap between addresses, so that equal states are not merged into one range.
    // The maximum number of reads in a recording. Later ones are not compared with accesses before the
    // recording.
    MAX_FIRST_READS = 4096,
};

static wd_range begin_of(wd_range range) {
    return (wd_range){range.begin, range.begin + 1};
}

// add_range assigns the next address to a range. The entry replaces the oldest one if all are in use.
static wd_sync_unknown_range *add_range(wd_sync_pool *pool, wd_range range) {
    wd_sync_unknown_ranges *all = &pool->unknown_ranges;
    const size_t index = (size_t)(all->num_added % WD_SYNC_MAX_UNKNOWN_RANGES);
    const bool is_used = all->num_added >= WD_SYNC_MAX_UNKNOWN_RANGES;
    if (!WD_VECTOR_RESERVE(&pool->allocator, all, index + 1) ||
        (is_used && wd_range_map_erase(&all->begins, begin_of(all->items[index].range)) != WD_OK) ||
        wd_range_map_store(&all->begins, begin_of(range), (uint32_t)index) != WD_OK) {
        return NULL;
    }
    assert(index < all->capacity);
    all->items[index] = (wd_sync_unknown_range){range, all->num_added++ * ADDRESS_STEP};
    return &all->items[index];
}

const wd_sync_unknown_range *wd_sync_unknown_range_of(wd_sync_pool *pool, wd_range range) {
    assert(range.begin < range.end);
    wd_sync_unknown_ranges *all = &pool->unknown_ranges;
    wd_range_entry entry;
    const bool is_known = wd_range_map_find(&all->begins, range.begin, &entry);
    wd_sync_unknown_range *at = is_known ? &all->items[entry.value] : add_range(pool, range);
    if (!at) {
        return NULL;
    }
    // A read of a smaller range counts as one of the larger range: fewer writes cover that, so fewer hazards
    // are found.
    at->range.end = range.end > at->range.end ? range.end : at->range.end;
    const uint64_t length = at->range.end - at->range.begin;
    all->longest = length > all->longest ? length : all->longest;
    return at;
}

const wd_sync_unknown_range *wd_sync_unknown_range_at(const wd_sync_pool *pool, uint64_t address) {
    const wd_sync_unknown_ranges *all = &pool->unknown_ranges;
    const uint64_t number = address / ADDRESS_STEP;
    const wd_sync_unknown_range *at =
        number < all->num_added ? &all->items[number % WD_SYNC_MAX_UNKNOWN_RANGES] : NULL;
    return at && at->address == address ? at : NULL;
}

// --- Visiting them

typedef struct visit_job {
    const wd_sync_pool *pool;
    wd_range range;
    bool wants_covered; // Otherwise: ranges that overlap `range`.
    wd_sync_unknown_range_visitor visit;
    void *user;
} visit_job;

static bool visit_begin(void *user, wd_range begin, const uint32_t *value) {
    (void)begin;
    const visit_job *job = user;
    const wd_sync_unknown_range *at = &job->pool->unknown_ranges.items[*value];
    const bool is_wanted =
        job->wants_covered ? at->range.end <= job->range.end : at->range.end > job->range.begin;
    return !is_wanted || job->visit(job->user, at);
}

void wd_sync_visit_covered(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                           void *user) {
    visit_job job = {pool, range, true, visit, user};
    wd_range_map_visit(&pool->unknown_ranges.begins, range, false, visit_begin, &job);
}

void wd_sync_visit_met(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                       void *user) {
    const uint64_t longest = pool->unknown_ranges.longest;
    const wd_range begins = {range.begin > longest ? range.begin - longest : 0, range.end};
    visit_job job = {pool, range, false, visit, user};
    wd_range_map_visit(&pool->unknown_ranges.begins, begins, false, visit_begin, &job);
}

// --- Reads

static bool detect_part(const wd_sync_search *search, wd_range part, wd_sync_hazard *hazard) {
    const bool found = search->is_async
                           ? wd_sync_context_detect_async(search->context, WD_SYNC_LINEAR, &part, 1,
                                                          search->access, search->limit, hazard)
                           : wd_sync_detect_below(search->context, WD_SYNC_LINEAR, &part, 1, search->access,
                                                  search->limit, hazard);
    // For shared memory, the part of the range that the hazard covers is unknown.
    return found && !hazard->is_shared && hazard->range.begin == part.begin &&
           (!search->is_certain || search->is_certain(search->user, hazard));
}

bool wd_sync_search_unknown_range(const wd_sync_search *search, wd_range range, wd_sync_hazard *hazard) {
    if (range.begin >= range.end || !detect_part(search, range, hazard)) {
        return false;
    }
    wd_sync_hazard next = *hazard;
    for (wd_range rest = range; (rest.begin = next.range.end) < rest.end;) {
        if (!detect_part(search, rest, &next)) {
            return false;
        }
    }
    return true;
}

bool wd_sync_context_detect_unknown_range(wd_sync_context *context, wd_range range,
                                          const wd_sync_access *access, wd_sync_hazard_test is_certain,
                                          void *user, wd_sync_hazard *hazard) {
    const wd_sync_search search = {context, access, UINT64_MAX, false, is_certain, user};
    return wd_sync_search_unknown_range(&search, range, hazard);
}

// is_repeated returns whether the state has this read with no barrier after it. Another read adds nothing
// then, unless the first one may complete earlier.
static bool is_repeated(const wd_sync_context *context, const wd_sync_state *state, uint16_t usage) {
    bool found = false;
    for (size_t i = 0;
         state && !context->complete && state->position == context->view.position && i < state->num_reads;
         i++) {
        found |= state->reads[i].access.usage == usage;
    }
    return found;
}

// forget_oldest removes the reads of the range whose entry this one replaced.
static wd_status forget_oldest(wd_sync_context *context, wd_range location) {
    const uint64_t distance = (uint64_t)ADDRESS_STEP * WD_SYNC_MAX_UNKNOWN_RANGES;
    if (location.begin < distance) {
        return WD_OK;
    }
    const wd_range oldest = {location.begin - distance, location.end - distance};
    return wd_range_map_erase(&context->view.maps[WD_SYNC_UNKNOWN_RANGE], oldest);
}

// record_first adds the read to the recording if it is a first access.
static wd_status record_first(const wd_sync_context *context, wd_range range, const wd_sync_state *state,
                              const wd_sync_access *access) {
    wd_sync_recording *recording = context->recording;
    if (!recording || recording->num_unknown_ranges == MAX_FIRST_READS ||
        !wd_sync_is_first_access(context, state, access)) {
        return WD_OK;
    }
    recording->num_unknown_ranges++;
    return wd_sync_record_access(context, WD_SYNC_STEP_ACCESS, WD_SYNC_UNKNOWN_RANGE, range, access);
}

wd_status wd_sync_context_read_unknown_range(wd_sync_context *context, wd_range range,
                                             const wd_sync_access *access) {
    if (range.begin >= range.end) {
        return WD_OK;
    }
    wd_sync_pool_collect(context->pool);
    const wd_sync_unknown_range *at = wd_sync_unknown_range_of(context->pool, range);
    if (!at) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const wd_range location = wd_sync_unknown_range_location(at);
    uint32_t id, *slot;
    const wd_range_fit fit =
        wd_range_map_locate(&context->view.maps[WD_SYNC_UNKNOWN_RANGE], location, &id, &slot);
    const wd_sync_state *state = fit == WD_RANGE_EXACT ? wd_sync_pool_state(context->pool, id) : NULL;
    if (is_repeated(context, state, access->usage)) {
        return WD_OK;
    }
    wd_status status = state ? WD_OK : forget_oldest(context, location);
    status = status == WD_OK ? record_first(context, range, state, access) : status;
    return status == WD_OK ? wd_sync_update_in_ranges(context, WD_SYNC_UNKNOWN_RANGE, &location, 1, access)
                           : status;
}

typedef struct forgetting {
    wd_range_map *map;
    wd_status status;
} forgetting;

static bool forget(void *user, const wd_sync_unknown_range *at) {
    forgetting *job = user;
    job->status = wd_range_map_erase(job->map, wd_sync_unknown_range_location(at));
    return job->status == WD_OK;
}

wd_status wd_sync_forget_covered(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges) {
    forgetting job = {&context->view.maps[WD_SYNC_UNKNOWN_RANGE], WD_OK};
    for (size_t i = 0; space == WD_SYNC_LINEAR && i < num_ranges && job.status == WD_OK; i++) {
        wd_sync_visit_covered(context->pool, ranges[i], forget, &job);
    }
    return job.status;
}
