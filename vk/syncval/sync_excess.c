#include "vk/syncval/sync_excess_internal.h"

#include <string.h>

enum {
    MIN_COLLECTION = 1024, // States made between two collections, at least.
};

// --- Accesses

typedef struct access_job {
    wd_sync_excess *excess;
    const wd_sync_access *access;
    uint32_t from, to; // The last state that was changed, and what it became.
} access_job;

static bool check_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    access_job *job = user;
    wd_sync_excess_state *of = value ? job->excess->states[*value] : NULL;
    if (of) {
        wd_sync_excess_catch_up(job->excess, of);
        wd_sync_excess_credit_access(of, job->access);
    }
    wd_sync_excess_credit_arrivals(job->excess, of, job->access);
    return !job->excess->failed;
}

void wd_sync_excess_check(wd_sync_excess *excess, wd_sync_space space, const wd_range *ranges,
                          size_t num_ranges, const wd_sync_access *access) {
    access_job job = {.excess = excess, .access = access};
    for (size_t i = 0; i < num_ranges && !excess->failed; i++) {
        if (ranges[i].begin < ranges[i].end) {
            wd_range_map_visit(&excess->maps[space], ranges[i], true, check_piece, &job);
        }
    }
}

// remove_subject drops a read and its entries. Others may have been made of them: reads never share entries.
static void remove_subject(wd_sync_excess_state *of, size_t index) {
    uint16_t moved[WD_SYNC_EXCESS_ENTRIES];
    size_t kept = 0;
    for (size_t i = 0; i < of->num_entries; i++) {
        moved[i] = (uint16_t)kept;
        if (of->entries[i].subject == index) {
            wd_sync_note_unref(of->entries[i].note);
            continue;
        }
        wd_sync_excess_entry at = of->entries[i];
        at.subject = (uint16_t)(at.subject > index ? at.subject - 1 : at.subject);
        at.parent = at.parent < WD_SYNC_EXCESS_OWN ? moved[at.parent] : at.parent;
        of->entries[kept++] = at;
    }
    of->num_entries = kept;
    of->num_subjects--;
    memmove(&of->subjects[index], &of->subjects[index + 1],
            (of->num_subjects - index) * sizeof(*of->subjects));
}

// What the barriers behind a subject may lead to, uncertain ones included.
static uint64_t possible_stages(const wd_sync_excess_state *of, size_t index) {
    uint64_t stages = of->subjects[index].stages;
    for (size_t i = 0; i < of->num_entries; i++) {
        stages |= of->entries[i].subject == index ? of->entries[i].note->barrier.second.stages : 0;
    }
    return stages;
}

// Whether another read vouches for certain for whatever this one may.
static bool is_vouched_for(const wd_sync_excess_state *of, size_t index) {
    const uint64_t stages = possible_stages(of, index);
    for (size_t i = of->has_write; i < of->num_subjects; i++) {
        if (i != index && !(stages & ~of->subjects[i].stages) &&
            (stages != of->subjects[i].stages || i > index)) {
            return true;
        }
    }
    return false;
}

static bool has_entries(const wd_sync_excess_state *of, size_t index) {
    for (size_t i = 0; i < of->num_entries; i++) {
        if (of->entries[i].subject == index) {
            return true;
        }
    }
    return false;
}

static bool loads(const wd_sync_access *access) {
    return wd_sync_loads(access->ordering);
}

static void add_read(wd_sync_excess *excess, wd_sync_excess_state *to, const wd_sync_access *access) {
    const bool may_vouch = to->has_write || excess->num_arrivals; // There may be a write to vouch for.
    for (size_t i = to->num_subjects; i-- > to->has_write;) {
        wd_sync_excess_subject *old = &to->subjects[i];
        const bool is_hidden = old->access.usage == access->usage &&
                               (!access->instance || (old->access.instance == access->instance &&
                                                      loads(&old->access) == loads(access)));
        old->only_vouches |= is_hidden;
        if (old->only_vouches && (!may_vouch || !has_entries(to, i) || is_vouched_for(to, i))) {
            remove_subject(to, i);
        }
    }
    if (to->num_subjects == WD_SYNC_EXCESS_SUBJECTS) {
        for (size_t i = 0; i < to->num_entries; i++) {
            if (to->entries[i].subject == to->has_write) {
                to->entries[i].note->is_needed = true;
                wd_sync_excess_credit_path(to, i, 0);
            }
        }
        remove_subject(to, to->has_write);
    }
    wd_sync_excess_add_subject(excess, to, access);
}

static uint32_t changed_by_read(access_job *job, uint32_t from) {
    wd_sync_excess *excess = job->excess;
    wd_sync_excess_state *made =
        from ? wd_sync_excess_copy_state(excess, excess->states[from]) : wd_sync_excess_new_state(excess);
    if (!made) {
        return 0;
    }
    made->serial = from ? made->serial : 0;
    add_read(excess, made, job->access);
    return wd_sync_excess_number_state(excess, made);
}

static wd_range_action read_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    access_job *job = user;
    const uint32_t from = is_gap ? 0 : *value;
    if (from) {
        wd_sync_excess_catch_up(job->excess, job->excess->states[from]);
    }
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = changed_by_read(job, from);
    }
    *value = job->to;
    return job->to ? WD_RANGE_KEEP : WD_RANGE_ERASE;
}

void wd_sync_excess_store(wd_sync_excess *excess, wd_sync_space space, wd_range range, uint32_t number) {
    if (range.begin < range.end && number &&
        wd_range_map_store(&excess->maps[space], range, number) != WD_OK) {
        wd_sync_excess_fail(excess);
    }
}

// catch_up_piece: what is about to be overwritten has seen all barriers that count paths at once.
static bool catch_up_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    wd_sync_excess *excess = user;
    wd_sync_excess_catch_up(excess, excess->states[*value]);
    return !excess->failed;
}

void wd_sync_excess_update(wd_sync_excess *excess, wd_sync_space space, const wd_range *ranges,
                           size_t num_ranges, const wd_sync_access *access) {
    wd_sync_excess_collect_if_due(excess);
    excess->serial++;
    uint32_t written = 0;
    if (wd_sync_usage_writes(access->usage) && !excess->failed) {
        wd_sync_excess_state *made = wd_sync_excess_new_state(excess);
        if (made && wd_sync_excess_add_subject(excess, made, access)) {
            made->has_write = true;
            written = wd_sync_excess_number_state(excess, made);
        } else if (made) {
            wd_sync_excess_free_state(excess, made);
        }
    }
    access_job job = {.excess = excess, .access = access};
    for (size_t i = 0; i < num_ranges && !excess->failed; i++) {
        if (ranges[i].begin >= ranges[i].end) {
            continue;
        }
        if (written) {
            wd_range_map_visit(&excess->maps[space], ranges[i], false, catch_up_piece, excess);
            wd_sync_excess_store(excess, space, ranges[i], written);
        } else if (wd_range_map_update(&excess->maps[space], ranges[i], true, read_piece, &job) != WD_OK) {
            wd_sync_excess_fail(excess);
        }
    }
}

// --- What is not known

static void read_state_unknown(const wd_sync_excess_state *of, uint64_t stages, const wd_sync_mask *usages) {
    for (size_t i = 0; i < of->num_entries; i++) {
        const wd_sync_excess_entry *at = &of->entries[i];
        if (!(at->note->barrier.second.stages & stages)) {
            continue;
        }
        if (wd_sync_excess_is_write(of, at->subject)) {
            wd_sync_mask seen = at->note->barrier.second.usages;
            wd_sync_mask_limit(&seen, usages);
            wd_sync_mask_join(&at->note->dst_usages, &seen);
        }
        at->note->dst_stages |= at->note->barrier.second.stages & stages;
        wd_sync_excess_credit_path(of, i, stages);
    }
}

void wd_sync_excess_read_unknown(wd_sync_excess *excess, uint64_t stages) {
    const bool is_seen = excess->read_serial > excess->barrier_serial && !(stages & ~excess->read_stages);
    if (is_seen || excess->failed) {
        return;
    }
    excess->read_stages = stages | (excess->read_serial > excess->barrier_serial ? excess->read_stages : 0);
    excess->read_serial = ++excess->serial;
    wd_sync_excess_settle(excess);
    const wd_sync_mask usages = wd_sync_usages(stages, UINT64_MAX);
    for (size_t i = 0; i < excess->num_states; i++) {
        if (excess->states[i]) {
            read_state_unknown(excess->states[i], stages, &usages);
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        read_state_unknown(excess->arrivals[i].state, stages, &usages);
    }
}

void wd_sync_excess_write_unknown(wd_sync_excess *excess, uint64_t stages) {
    excess->unknown_stages |= stages;
}

// --- Collection

static bool mark_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    wd_sync_excess *excess = user;
    excess->states[*value]->is_marked = true;
    return true;
}

static void collect(wd_sync_excess *excess) {
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_visit(&excess->maps[space], (wd_range){0, UINT64_MAX}, false, mark_piece, excess);
    }
    for (size_t i = 1; i < excess->num_states; i++) {
        wd_sync_excess_state *of = excess->states[i];
        if (of && !of->is_marked) {
            wd_sync_excess_free_state(excess, of);
            excess->states[i] = NULL;
            excess->num_alive--;
        } else if (of) {
            of->is_marked = false;
        }
    }
    excess->first_free = 1;
    excess->collect_at = 2 * excess->num_alive + MIN_COLLECTION;
}

void wd_sync_excess_collect_if_due(wd_sync_excess *excess) {
    if (excess->num_alive >= excess->collect_at) {
        collect(excess);
    }
}

static void drop_steps(wd_sync_excess *excess) {
    for (size_t i = 0; i < excess->num_steps; i++) {
        for (size_t k = 0; k < excess->steps[i].num_notes; k++) {
            wd_sync_note_unref(excess->steps[i].notes[k]);
        }
        wd_free(&excess->allocator, excess->steps[i].notes);
    }
    excess->num_steps = 0;
    excess->num_groups = 0;
}

// All states are brought up to date, and the sequence is emptied.
void wd_sync_excess_settle(wd_sync_excess *excess) {
    collect(excess);
    for (size_t i = 0; i < excess->num_states; i++) {
        if (excess->states[i]) {
            wd_sync_excess_catch_up(excess, excess->states[i]);
            excess->states[i]->position = 0;
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        wd_sync_excess_catch_up(excess, excess->arrivals[i].state);
        excess->arrivals[i].state->position = 0;
    }
    drop_steps(excess);
}

wd_sync_excess *wd_sync_excess_create(wd_allocator allocator) {
    wd_sync_excess *excess = wd_alloc_zero(&allocator, 1, sizeof(*excess));
    if (!excess) {
        return NULL;
    }
    excess->allocator = allocator;
    excess->collect_at = MIN_COLLECTION;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_init(&excess->maps[space], allocator);
    }
    return excess;
}

void wd_sync_excess_destroy(wd_sync_excess *excess) {
    if (!excess) {
        return;
    }
    wd_sync_excess_settle(excess);
    for (size_t i = 0; i < excess->num_states; i++) {
        if (excess->states[i]) {
            wd_sync_excess_free_state(excess, excess->states[i]);
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        wd_sync_excess_free_state(excess, excess->arrivals[i].state);
    }
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_finish(&excess->maps[space]);
    }
    const wd_allocator allocator = excess->allocator;
    wd_free(&allocator, excess->steps);
    wd_free(&allocator, excess->groups);
    wd_free(&allocator, excess->states);
    wd_free(&allocator, excess);
}
