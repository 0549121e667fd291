#include "vk/syncval/oversync/oversync_internal.h"

#include <string.h>

enum {
    MIN_COLLECTION = 1024, // The minimum number of states created between two collections.
};

// --- Accesses

typedef struct access_job {
    wd_oversync_tracker *oversync;
    const wd_sync_access *access;
    uint32_t from, to; // The last state that was changed, and the result.
} access_job;

static bool check_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    access_job *job = user;
    wd_oversync_state *of = value ? job->oversync->states.items[*value] : NULL;
    if (of) {
        wd_oversync_catch_up(job->oversync, of);
        wd_oversync_credit_access(of, job->access);
    }
    wd_oversync_credit_semaphore_waits(job->oversync, of, job->access);
    return !job->oversync->failed;
}

void wd_oversync_check(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                       size_t num_ranges, const wd_sync_access *access) {
    access_job job = {.oversync = oversync, .access = access};
    for (size_t i = 0; i < num_ranges && !oversync->failed; i++) {
        if (ranges[i].begin < ranges[i].end) {
            wd_range_map_visit(&oversync->maps[space], ranges[i], true, check_piece, &job);
        }
    }
}

// remove_subject removes a read and its entries. No other read has entries with these as parents.
static void remove_subject(wd_oversync_state *of, size_t index) {
    uint16_t moved[WD_OVERSYNC_MAX_ENTRIES];
    size_t kept = 0;
    for (size_t i = 0; i < of->entries.count; i++) {
        moved[i] = (uint16_t)kept;
        if (of->entries.items[i].subject == index) {
            wd_oversync_record_unref(of->entries.items[i].record);
            continue;
        }
        wd_oversync_entry at = of->entries.items[i];
        at.subject = (uint16_t)(at.subject > index ? at.subject - 1 : at.subject);
        at.parent = at.parent < WD_OVERSYNC_OWN_TRANSITION ? moved[at.parent] : at.parent;
        of->entries.items[kept++] = at;
    }
    of->entries.count = kept;
    of->subjects.count--;
    memmove(&of->subjects.items[index], &of->subjects.items[index + 1],
            (of->subjects.count - index) * sizeof(*of->subjects.items));
}

// possible_stages returns the second scopes of all barriers after a subject, including uncertain ones.
static uint64_t possible_stages(const wd_oversync_state *of, size_t index) {
    uint64_t stages = of->subjects.items[index].stages;
    for (size_t i = 0; i < of->entries.count; i++) {
        stages |=
            of->entries.items[i].subject == index ? of->entries.items[i].record->barrier.second.stages : 0;
    }
    return stages;
}

// is_covered_by_read returns whether another read certainly covers the write for all stages after this read.
static bool is_covered_by_read(const wd_oversync_state *of, size_t index) {
    const uint64_t stages = possible_stages(of, index);
    for (size_t i = of->has_write; i < of->subjects.count; i++) {
        if (i != index && !(stages & ~of->subjects.items[i].stages) &&
            (stages != of->subjects.items[i].stages || i > index)) {
            return true;
        }
    }
    return false;
}

static bool has_entries(const wd_oversync_state *of, size_t index) {
    for (size_t i = 0; i < of->entries.count; i++) {
        if (of->entries.items[i].subject == index) {
            return true;
        }
    }
    return false;
}

static bool loads(const wd_sync_access *access) {
    return wd_sync_loads(access->ordering);
}

static void add_read(wd_oversync_tracker *oversync, wd_oversync_state *to, const wd_sync_access *access) {
    // A read covers a write only if there may be one: of this queue, or before a semaphore.
    const bool may_cover_write = to->has_write || oversync->num_semaphore_waits;
    for (size_t i = to->subjects.count; i-- > to->has_write;) {
        wd_oversync_subject *old = &to->subjects.items[i];
        const bool is_hidden = old->access.usage == access->usage &&
                               (!access->instance || (old->access.instance == access->instance &&
                                                      loads(&old->access) == loads(access)));
        old->only_covers_write |= is_hidden;
        if (old->only_covers_write &&
            (!may_cover_write || !has_entries(to, i) || is_covered_by_read(to, i))) {
            remove_subject(to, i);
        }
    }
    if (to->subjects.count == WD_OVERSYNC_MAX_SUBJECTS) {
        for (size_t i = 0; i < to->entries.count; i++) {
            if (to->entries.items[i].subject == to->has_write) {
                to->entries.items[i].record->is_needed = true;
                wd_oversync_credit_path(to, i, 0);
            }
        }
        remove_subject(to, to->has_write);
    }
    wd_oversync_add_subject(oversync, to, access);
}

static uint32_t changed_by_read(access_job *job, uint32_t from) {
    wd_oversync_tracker *oversync = job->oversync;
    wd_oversync_state *made = from ? wd_oversync_copy_state(oversync, oversync->states.items[from])
                                   : wd_oversync_new_state(oversync);
    if (!made) {
        return 0;
    }
    made->serial = from ? made->serial : 0;
    add_read(oversync, made, job->access);
    return wd_oversync_number_state(oversync, made);
}

static wd_range_action read_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    access_job *job = user;
    const uint32_t from = is_gap ? 0 : *value;
    if (from) {
        wd_oversync_catch_up(job->oversync, job->oversync->states.items[from]);
    }
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = changed_by_read(job, from);
    }
    *value = job->to;
    return job->to ? WD_RANGE_KEEP : WD_RANGE_ERASE;
}

void wd_oversync_store(wd_oversync_tracker *oversync, wd_sync_space space, wd_range range, uint32_t number) {
    if (range.begin < range.end && number &&
        wd_range_map_store(&oversync->maps[space], range, number) != WD_OK) {
        wd_oversync_fail(oversync);
    }
}

// catch_up_piece applies pending barriers to a state before it is overwritten. Some barriers credit paths
// immediately.
static bool catch_up_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    wd_oversync_tracker *oversync = user;
    wd_oversync_catch_up(oversync, oversync->states.items[*value]);
    return !oversync->failed;
}

void wd_oversync_update(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                        size_t num_ranges, const wd_sync_access *access) {
    wd_oversync_collect_if_due(oversync);
    oversync->serial++;
    uint32_t written = 0;
    if (wd_sync_usage_writes(access->usage) && !oversync->failed) {
        wd_oversync_state *made = wd_oversync_new_state(oversync);
        if (made && wd_oversync_add_subject(oversync, made, access)) {
            made->has_write = true;
            written = wd_oversync_number_state(oversync, made);
        } else if (made) {
            wd_oversync_free_state(oversync, made);
        }
    }
    access_job job = {.oversync = oversync, .access = access};
    for (size_t i = 0; i < num_ranges && !oversync->failed; i++) {
        if (ranges[i].begin >= ranges[i].end) {
            continue;
        }
        if (written) {
            wd_range_map_visit(&oversync->maps[space], ranges[i], false, catch_up_piece, oversync);
            wd_oversync_store(oversync, space, ranges[i], written);
        } else if (wd_range_map_update(&oversync->maps[space], ranges[i], true, read_piece, &job) != WD_OK) {
            wd_oversync_fail(oversync);
        }
    }
}

void wd_oversync_forget(wd_oversync_tracker *oversync, wd_sync_space space, wd_range range) {
    wd_range_map_visit(&oversync->maps[space], range, false, catch_up_piece, oversync);
    if (!oversync->failed && wd_range_map_erase(&oversync->maps[space], range) != WD_OK) {
        wd_oversync_fail(oversync);
    }
}

// --- Unknown accesses

static void read_state_unknown(const wd_oversync_state *of, uint64_t stages, const wd_sync_mask *usages) {
    for (size_t i = 0; i < of->entries.count; i++) {
        const wd_oversync_entry *at = &of->entries.items[i];
        if (!(at->record->barrier.second.stages & stages)) {
            continue;
        }
        if (wd_oversync_is_write(of, at->subject)) {
            wd_sync_mask seen = at->record->barrier.second.usages;
            wd_sync_mask_limit(&seen, usages);
            wd_sync_mask_join(&at->record->dst_usages, &seen);
        }
        at->record->dst_stages |= at->record->barrier.second.stages & stages;
        wd_oversync_credit_path(of, i, stages);
    }
}

void wd_oversync_read_unknown(wd_oversync_tracker *oversync, uint64_t stages) {
    const bool is_seen =
        oversync->read_serial > oversync->barrier_serial && !(stages & ~oversync->read_stages);
    if (is_seen || oversync->failed) {
        return;
    }
    oversync->read_stages =
        stages | (oversync->read_serial > oversync->barrier_serial ? oversync->read_stages : 0);
    oversync->read_serial = ++oversync->serial;
    wd_oversync_release_records(oversync);
    const wd_sync_mask usages = wd_sync_usages(stages, UINT64_MAX);
    for (size_t i = 0; i < oversync->states.count; i++) {
        if (oversync->states.items[i]) {
            read_state_unknown(oversync->states.items[i], stages, &usages);
        }
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        read_state_unknown(oversync->semaphore_waits[i].state, stages, &usages);
    }
}

void wd_oversync_write_unknown(wd_oversync_tracker *oversync, uint64_t stages) {
    oversync->unknown_stages |= stages;
}

// --- Collection

static bool mark_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    wd_oversync_tracker *oversync = user;
    oversync->states.items[*value]->is_marked = true;
    return true;
}

static void collect(wd_oversync_tracker *oversync) {
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_visit(&oversync->maps[space], (wd_range){0, UINT64_MAX}, false, mark_piece, oversync);
    }
    for (size_t i = 1; i < oversync->states.count; i++) {
        wd_oversync_state *of = oversync->states.items[i];
        if (of && !of->is_marked) {
            wd_oversync_free_state(oversync, of);
            oversync->states.items[i] = NULL;
            oversync->num_alive--;
        } else if (of) {
            of->is_marked = false;
        }
    }
    oversync->first_free = 1;
    oversync->collect_at = 2 * oversync->num_alive + MIN_COLLECTION;
}

void wd_oversync_collect_if_due(wd_oversync_tracker *oversync) {
    if (oversync->num_alive >= oversync->collect_at) {
        collect(oversync);
    }
}

static void drop_steps(wd_oversync_tracker *oversync) {
    for (size_t i = 0; i < oversync->steps.count; i++) {
        for (size_t k = 0; k < oversync->steps.items[i].num_records; k++) {
            wd_oversync_record_unref(oversync->steps.items[i].records[k]);
        }
        wd_free(&oversync->allocator, oversync->steps.items[i].records);
    }
    oversync->steps.count = 0;
    oversync->groups.count = 0;
}

// All states are brought up to date, so that the sequence can be emptied.
void wd_oversync_release_records(wd_oversync_tracker *oversync) {
    collect(oversync);
    for (size_t i = 0; i < oversync->states.count; i++) {
        if (oversync->states.items[i]) {
            wd_oversync_catch_up(oversync, oversync->states.items[i]);
            oversync->states.items[i]->position = 0;
        }
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        wd_oversync_catch_up(oversync, oversync->semaphore_waits[i].state);
        oversync->semaphore_waits[i].state->position = 0;
    }
    drop_steps(oversync);
}

wd_oversync_tracker *wd_oversync_create(wd_allocator allocator) {
    wd_oversync_tracker *oversync = wd_alloc_zero(&allocator, 1, sizeof(*oversync));
    if (!oversync) {
        return NULL;
    }
    oversync->allocator = allocator;
    oversync->collect_at = MIN_COLLECTION;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_init(&oversync->maps[space], allocator);
    }
    return oversync;
}

void wd_oversync_destroy(wd_oversync_tracker *oversync) {
    if (!oversync) {
        return;
    }
    wd_oversync_release_records(oversync);
    for (size_t i = 0; i < oversync->states.count; i++) {
        if (oversync->states.items[i]) {
            wd_oversync_free_state(oversync, oversync->states.items[i]);
        }
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        wd_oversync_free_state(oversync, oversync->semaphore_waits[i].state);
    }
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_finish(&oversync->maps[space]);
    }
    const wd_allocator allocator = oversync->allocator;
    wd_free(&allocator, oversync->steps.items);
    wd_free(&allocator, oversync->groups.items);
    wd_free(&allocator, oversync->states.items);
    wd_free(&allocator, oversync);
}
