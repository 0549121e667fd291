// Barrier commands: those on ranges change what the ranges have, global ones are steps of a sequence that states catch up with.
#include <string.h>

#include "vk/syncval/sync_excess_internal.h"

enum {
    MIN_SEQUENCE = 512, // Global barriers that states may have yet to catch up with: so many, or
    SEQUENCE_PER_STATE = 8,
};

typedef struct barrier_job {
    wd_sync_excess *excess;
    wd_sync_note *note;
    uint64_t tag;
    uint32_t from, to;
} barrier_job;

static wd_range_action barrier_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    (void)is_gap;
    barrier_job *job = user;
    wd_sync_excess *excess = job->excess;
    const uint32_t from = *value;
    wd_sync_excess_catch_up(excess, excess->states[from]);
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = from;
        wd_sync_excess_state *made = wd_sync_excess_copy_state(excess, excess->states[from]);
        if (made && wd_sync_excess_apply_note(excess, made, job->note, excess->serial)) {
            const uint32_t number = wd_sync_excess_number_state(excess, made);
            job->to = number ? number : from;
        } else if (made) {
            wd_sync_excess_free_state(excess, made);
        }
    }
    *value = job->to;
    return WD_RANGE_KEEP;
}

static bool transition_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    barrier_job *job = user;
    wd_sync_excess *excess = job->excess;
    wd_sync_excess_state *of = value ? excess->states[*value] : NULL;
    if (of) {
        wd_sync_excess_catch_up(excess, of);
        wd_sync_excess_credit_transition(of, job->note, excess->serial);
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        wd_sync_excess_arrival *at = &excess->arrivals[i];
        if (at->serial > (of ? of->serial : 0)) {
            wd_sync_excess_catch_up(excess, at->state);
            wd_sync_excess_credit_transition(at->state, job->note, excess->serial);
        }
    }
    return !excess->failed;
}

static uint32_t transitioned(wd_sync_excess *excess, wd_sync_note *note, uint64_t tag, bool has_globals) {
    wd_sync_excess_state *made = wd_sync_excess_new_state(excess);
    const wd_sync_access access = {.tag = tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION};
    if (!made || !wd_sync_excess_add_subject(excess, made, &access)) {
        if (made) {
            wd_sync_excess_free_state(excess, made);
        }
        return 0;
    }
    made->has_write = true;
    made->position += has_globals;
    const bool is_certain =
        !(note->barrier.flags & WD_SYNC_BARRIER_IN_SUBPASS); // Not behind the render pass.
    wd_sync_excess_add_entry(
        excess, made, &(wd_sync_excess_entry){note, excess->serial, 0, WD_SYNC_EXCESS_OWN, is_certain});
    return wd_sync_excess_number_state(excess, made);
}

// are_alike tells whether two barriers do the same to every state. What one that is uncertain changes nothing of, one that is
// certain may change.
static bool are_alike(const wd_sync_note *a, const wd_sync_note *b) {
    return a->is_uncertain == b->is_uncertain && memcmp(&a->barrier, &b->barrier, sizeof(a->barrier)) == 0;
}

// find_group makes a group, which refers to `notes`, where there is none yet.
static uint32_t find_group(wd_sync_excess *excess, wd_sync_note *const *notes, size_t num_notes) {
    for (size_t i = 0; i < excess->num_groups; i++) {
        const wd_sync_excess_group *kind = &excess->groups[i];
        bool same = kind->num_notes == num_notes;
        for (size_t k = 0; same && k < num_notes; k++) {
            same = are_alike(kind->notes[k], notes[k]);
        }
        if (same) {
            return (uint32_t)i;
        }
    }
    if (!wd_array_reserve(&excess->allocator, (void **)&excess->groups, &excess->groups_capacity,
                          excess->num_groups + 1, sizeof(*excess->groups))) {
        wd_sync_excess_fail(excess);
        return 0;
    }
    excess->groups[excess->num_groups] = (wd_sync_excess_group){notes, num_notes, 0};
    return (uint32_t)excess->num_groups++;
}

static void append_step(wd_sync_excess *excess, const wd_sync_noted_barrier *barriers, size_t num_barriers) {
    wd_sync_note **notes = wd_alloc_zero(&excess->allocator, num_barriers, sizeof(wd_sync_note *));
    size_t count = 0;
    for (size_t i = 0; notes && i < num_barriers; i++) {
        if (!barriers[i].num_ranges) {
            notes[count++] = barriers[i].note;
        }
    }
    if (!notes || !wd_array_reserve(&excess->allocator, (void **)&excess->steps, &excess->steps_capacity,
                                    excess->num_steps + 1, sizeof(*excess->steps))) {
        wd_free(&excess->allocator, notes);
        wd_sync_excess_fail(excess);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        wd_sync_note_ref(notes[i]);
    }
    const uint32_t group = find_group(excess, notes, count);
    excess->steps[excess->num_steps++] = (wd_sync_excess_step){notes, count, excess->serial, group};
}

// What unknown accesses may rely on is needed, and so is what goes on from there.
static void mark_unknown(wd_sync_excess *excess, wd_sync_note *note) {
    if (excess->failed || note->barrier.first.stages & excess->unknown_stages) {
        note->is_needed = true;
        excess->unknown_stages |= note->barrier.second.stages;
    }
}

static void apply_ranged(wd_sync_excess *excess, uint64_t tag, const wd_sync_noted_barrier *barrier,
                         bool has_globals) {
    barrier_job job = {.excess = excess, .note = barrier->note, .tag = tag};
    wd_range_map *map = &excess->maps[barrier->space];
    uint32_t number = 0;
    if (!barrier->transition) {
        wd_sync_excess_apply_to_arrivals(excess, barrier->note);
    }
    for (size_t i = 0; i < barrier->num_ranges && !excess->failed; i++) {
        const wd_range range = barrier->ranges[i];
        if (range.begin >= range.end) {
            continue;
        }
        if (!barrier->transition) {
            if (wd_range_map_update(map, range, false, barrier_piece, &job) != WD_OK) {
                wd_sync_excess_fail(excess);
            }
            continue;
        }
        wd_range_map_visit(map, range, true, transition_piece, &job);
        number = number || excess->failed ? number : transitioned(excess, barrier->note, tag, has_globals);
        wd_sync_excess_store(excess, barrier->space, range, number);
    }
}

void wd_sync_excess_barrier(wd_sync_excess *excess, uint64_t tag, const wd_sync_noted_barrier *barriers,
                            size_t num_barriers) {
    wd_sync_excess_collect_if_due(excess);
    excess->serial++;
    excess->barrier_serial = excess->serial;
    bool has_globals = false;
    for (size_t i = 0; i < num_barriers; i++) {
        mark_unknown(excess, barriers[i].note);
        has_globals |= !barriers[i].num_ranges;
    }
    for (int transitions = 0; transitions < 2; transitions++) {
        for (size_t i = 0; i < num_barriers && !excess->failed; i++) {
            if (barriers[i].num_ranges && barriers[i].transition == (transitions != 0)) {
                apply_ranged(excess, tag, &barriers[i], has_globals);
            }
        }
    }
    if (has_globals && !excess->failed) {
        append_step(excess, barriers, num_barriers);
    }
    if (excess->failed) {
        for (size_t i = 0; i < num_barriers; i++) {
            barriers[i].note->is_needed = true;
        }
    }
    if (excess->num_steps >= MIN_SEQUENCE + SEQUENCE_PER_STATE * excess->num_alive) {
        wd_sync_excess_settle(excess);
    }
}
