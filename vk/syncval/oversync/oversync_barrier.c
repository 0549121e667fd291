// Barrier commands. Ranged barriers change states; global barriers are appended to a sequence and applied
// when needed.
#include <string.h>

#include "vk/syncval/oversync/oversync_internal.h"

enum {
    // The maximum length of the sequence of global barriers: a minimum, and a number for each state.
    MIN_SEQUENCE = 512,
    SEQUENCE_PER_STATE = 8,
};

typedef struct barrier_job {
    wd_oversync_tracker *oversync;
    wd_oversync_record *record;
    uint64_t tag;
    uint32_t from, to;
} barrier_job;

static wd_range_action barrier_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    (void)is_gap;
    barrier_job *job = user;
    wd_oversync_tracker *oversync = job->oversync;
    const uint32_t from = *value;
    wd_oversync_catch_up(oversync, oversync->states.items[from]);
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = from;
        wd_oversync_state *made = wd_oversync_copy_state(oversync, oversync->states.items[from]);
        if (made && wd_oversync_apply_record(oversync, made, job->record, oversync->serial)) {
            const uint32_t number = wd_oversync_number_state(oversync, made);
            job->to = number ? number : from;
        } else if (made) {
            wd_oversync_free_state(oversync, made);
        }
    }
    *value = job->to;
    return WD_RANGE_KEEP;
}

static bool transition_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    barrier_job *job = user;
    wd_oversync_tracker *oversync = job->oversync;
    wd_oversync_state *of = value ? oversync->states.items[*value] : NULL;
    if (of) {
        wd_oversync_catch_up(oversync, of);
        wd_oversync_credit_transition(of, job->record, oversync->serial);
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        wd_oversync_semaphore_wait *at = &oversync->semaphore_waits[i];
        if (at->serial > (of ? of->serial : 0)) {
            wd_oversync_catch_up(oversync, at->state);
            wd_oversync_credit_transition(at->state, job->record, oversync->serial);
        }
    }
    return !oversync->failed;
}

static uint32_t transitioned(wd_oversync_tracker *oversync, wd_oversync_record *record, uint64_t tag,
                             bool has_globals) {
    wd_oversync_state *made = wd_oversync_new_state(oversync);
    const wd_sync_access access = {.tag = tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION};
    if (!made || !wd_oversync_add_subject(oversync, made, &access)) {
        if (made) {
            wd_oversync_free_state(oversync, made);
        }
        return 0;
    }
    made->has_write = true;
    made->position += has_globals;
    const bool is_certain =
        !(record->barrier.flags & WD_SYNC_BARRIER_IN_SUBPASS); // The effect ends with the render pass.
    wd_oversync_add_entry(
        oversync, made,
        &(wd_oversync_entry){record, oversync->serial, 0, WD_OVERSYNC_OWN_TRANSITION, is_certain});
    return wd_oversync_number_state(oversync, made);
}

// are_alike returns whether two barriers have the same effect on every state. An uncertain barrier has other
// effects than a certain one.
static bool are_alike(const wd_oversync_record *a, const wd_oversync_record *b) {
    return a->is_uncertain == b->is_uncertain && memcmp(&a->barrier, &b->barrier, sizeof(a->barrier)) == 0;
}

// find_group adds a group, which refers to `records`, if there is none.
static uint32_t find_group(wd_oversync_tracker *oversync, wd_oversync_record *const *records,
                           size_t num_records) {
    for (size_t i = 0; i < oversync->groups.count; i++) {
        const wd_oversync_group *kind = &oversync->groups.items[i];
        bool same = kind->num_records == num_records;
        for (size_t k = 0; same && k < num_records; k++) {
            same = are_alike(kind->records[k], records[k]);
        }
        if (same) {
            return (uint32_t)i;
        }
    }
    wd_oversync_group *added = WD_VECTOR_PUSH(&oversync->allocator, &oversync->groups);
    if (!added) {
        wd_oversync_fail(oversync);
        return 0;
    }
    *added = (wd_oversync_group){records, num_records, 0};
    return (uint32_t)(oversync->groups.count - 1);
}

static void append_step(wd_oversync_tracker *oversync, const wd_oversync_barrier *barriers,
                        size_t num_barriers) {
    wd_oversync_record **records =
        wd_alloc_zero(&oversync->allocator, num_barriers, sizeof(wd_oversync_record *));
    size_t count = 0;
    for (size_t i = 0; records && i < num_barriers; i++) {
        if (!barriers[i].num_ranges) {
            records[count++] = barriers[i].record;
        }
    }
    if (!records || !WD_VECTOR_RESERVE(&oversync->allocator, &oversync->steps, oversync->steps.count + 1)) {
        wd_free(&oversync->allocator, records);
        wd_oversync_fail(oversync);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        wd_oversync_record_ref(records[i]);
    }
    const uint32_t group = find_group(oversync, records, count);
    oversync->steps.items[oversync->steps.count++] =
        (wd_oversync_step){records, count, oversync->serial, group};
}

// mark_unknown marks barriers on which unknown accesses may rely, and barriers that continue from these, as
// needed.
static void mark_unknown(wd_oversync_tracker *oversync, wd_oversync_record *record) {
    if (oversync->failed || record->barrier.first.stages & oversync->unknown_stages) {
        record->is_needed = true;
        oversync->unknown_stages |= record->barrier.second.stages;
    }
}

static void apply_ranged(wd_oversync_tracker *oversync, uint64_t tag, const wd_oversync_barrier *barrier,
                         bool has_globals) {
    barrier_job job = {.oversync = oversync, .record = barrier->record, .tag = tag};
    wd_range_map *map = &oversync->maps[barrier->space];
    uint32_t number = 0;
    if (!barrier->transition) {
        wd_oversync_apply_to_semaphore_waits(oversync, barrier->record);
    }
    for (size_t i = 0; i < barrier->num_ranges && !oversync->failed; i++) {
        const wd_range range = barrier->ranges[i];
        if (range.begin >= range.end) {
            continue;
        }
        if (!barrier->transition) {
            if (wd_range_map_update(map, range, false, barrier_piece, &job) != WD_OK) {
                wd_oversync_fail(oversync);
            }
            continue;
        }
        wd_range_map_visit(map, range, true, transition_piece, &job);
        number =
            number || oversync->failed ? number : transitioned(oversync, barrier->record, tag, has_globals);
        wd_oversync_store(oversync, barrier->space, range, number);
    }
}

void wd_oversync_apply_barriers(wd_oversync_tracker *oversync, uint64_t tag,
                                const wd_oversync_barrier *barriers, size_t num_barriers) {
    wd_oversync_collect_if_due(oversync);
    oversync->serial++;
    oversync->barrier_serial = oversync->serial;
    bool has_globals = false;
    for (size_t i = 0; i < num_barriers; i++) {
        mark_unknown(oversync, barriers[i].record);
        has_globals |= !barriers[i].num_ranges;
    }
    for (int transitions = 0; transitions < 2; transitions++) {
        for (size_t i = 0; i < num_barriers && !oversync->failed; i++) {
            if (barriers[i].num_ranges && barriers[i].transition == (transitions != 0)) {
                apply_ranged(oversync, tag, &barriers[i], has_globals);
            }
        }
    }
    if (has_globals && !oversync->failed) {
        append_step(oversync, barriers, num_barriers);
    }
    if (oversync->failed) {
        for (size_t i = 0; i < num_barriers; i++) {
            barriers[i].record->is_needed = true;
        }
    }
    if (oversync->steps.count >= MIN_SEQUENCE + SEQUENCE_PER_STATE * oversync->num_alive) {
        wd_oversync_release_records(oversync);
    }
}
