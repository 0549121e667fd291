// What came from outside: another queue, the presentation engine.
#include <string.h>

#include "vk/syncval/sync_excess_internal.h"

void wd_sync_excess_credit_arrivals(wd_sync_excess *excess, const wd_sync_excess_state *of,
                                    const wd_sync_access *access) {
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        wd_sync_excess_arrival *at = &excess->arrivals[i];
        if (at->serial <= (of ? of->serial : 0)) {
            continue;
        }
        wd_sync_excess_catch_up(excess, at->state);
        wd_sync_excess_credit_access(at->state, access);
        if (wd_sync_usage_writes(access->usage)) {
            continue;
        }
        // What the semaphore was signaled behind is not known here: a read, here or there, may be all that vouches for this one.
        wd_sync_excess_credit_vouching(at->state, access);
        if (of) {
            wd_sync_excess_credit_all_vouching(of, access);
        }
    }
}

// leads_to_all_of: whatever goes on from `older`, for certain or not, goes on from `newer` for certain.
static bool leads_to_all_of(const wd_sync_excess_state *newer, const wd_sync_excess_state *older) {
    uint64_t stages = older->subjects[0].stages;
    wd_sync_mask usages = older->subjects[0].usages;
    for (size_t i = 0; i < older->num_entries; i++) {
        stages |= older->entries[i].note->barrier.second.stages;
        wd_sync_mask_join(&usages, &older->entries[i].note->barrier.second.usages);
    }
    return newer->has_write == older->has_write && !(stages & ~newer->subjects[0].stages) &&
           wd_sync_mask_includes(&newer->subjects[0].usages, &usages);
}

static bool carries_all_of(const wd_sync_source *newer, const wd_sync_source *older) {
    return older->kind != WD_SYNC_SOURCE_UNKNOWN && newer->kind == older->kind &&
           newer->from == older->from && newer->position >= older->position &&
           !(older->stages & ~newer->stages);
}

// is_covered: a newer arrival carries all that this one does, and leads to all that it leads to.
static bool is_covered(const wd_sync_excess *excess, size_t index) {
    const wd_sync_excess_arrival *older = &excess->arrivals[index];
    for (size_t i = index + 1; i < excess->num_arrivals; i++) {
        const wd_sync_excess_arrival *newer = &excess->arrivals[i];
        if (carries_all_of(&newer->source, &older->source) && leads_to_all_of(newer->state, older->state)) {
            return true;
        }
    }
    return false;
}

static void remove_arrival(wd_sync_excess *excess, size_t index) {
    wd_sync_excess_arrival *at = &excess->arrivals[index];
    wd_sync_excess_free_state(excess, at->state);
    excess->num_arrivals--;
    memmove(at, at + 1, (excess->num_arrivals - index) * sizeof(*at));
}

// drop_oldest forgets an arrival that accesses to come may still be behind: all that leads there from it is needed.
static void drop_oldest(wd_sync_excess *excess) {
    const wd_sync_excess_state *dropped = excess->arrivals[0].state;
    for (size_t i = 0; i < dropped->num_entries; i++) {
        dropped->entries[i].note->is_needed = true;
        wd_sync_excess_credit_path(dropped, i, 0);
    }
    remove_arrival(excess, 0);
}

// foreign_note is what a semaphore orders.
typedef struct foreign_note {
    wd_sync_note note;
    wd_allocator allocator;
} foreign_note;

static void foreign_settled(wd_sync_note *note) {
    foreign_note *settled = (foreign_note *)note;
    const wd_allocator allocator = settled->allocator;
    wd_free(&allocator, settled);
}

static bool add_arrival(wd_sync_excess *excess, wd_sync_note *note, wd_sync_source source, bool writes) {
    if (excess->num_arrivals == WD_SYNC_EXCESS_ARRIVALS) {
        drop_oldest(excess);
    }
    wd_sync_excess_state *made = wd_sync_excess_new_state(excess);
    const wd_sync_access foreign = {.usage = writes ? WD_SYNC_IMAGE_LAYOUT_TRANSITION : WD_SYNC_NONE};
    if (!made || !wd_sync_excess_add_subject(excess, made, &foreign)) {
        if (made) {
            wd_sync_excess_free_state(excess, made);
        }
        return false;
    }
    made->has_write = writes;
    wd_sync_excess_add_entry(excess, made,
                             &(wd_sync_excess_entry){note, excess->serial, 0, WD_SYNC_EXCESS_OWN, true});
    excess->arrivals[excess->num_arrivals++] = (wd_sync_excess_arrival){excess->serial, source, made};
    return true;
}

void wd_sync_excess_arrive(wd_sync_excess *excess, uint64_t stages, wd_sync_source source) {
    if (excess->failed || !stages) {
        return;
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        wd_sync_excess_catch_up(excess, excess->arrivals[i].state);
    }
    excess->serial++;
    foreign_note *note = wd_alloc_zero(&excess->allocator, 1, sizeof(*note));
    if (!note) {
        wd_sync_excess_fail(excess);
        return;
    }
    *note = (foreign_note){
        .note =
            {
                .barrier = wd_sync_barrier_make(0, 0, stages, UINT64_MAX, 0, 0),
                .is_needed = true,
                .references = 1,
                .settled = foreign_settled,
            },
        .allocator = excess->allocator,
    };
    if (!add_arrival(excess, &note->note, source, true) || !add_arrival(excess, &note->note, source, false)) {
        wd_sync_excess_fail(excess);
    }
    wd_sync_note_unref(&note->note);
    for (size_t i = excess->num_arrivals; i-- > 0;) {
        if (is_covered(excess, i)) {
            remove_arrival(excess, i);
        }
    }
}

void wd_sync_excess_apply_to_arrivals(wd_sync_excess *excess, wd_sync_note *note) {
    const bool is_uncertain = note->is_uncertain;
    note->is_uncertain = true;
    for (size_t i = 0; i < excess->num_arrivals && !excess->failed; i++) {
        wd_sync_excess_state *of = excess->arrivals[i].state;
        wd_sync_excess_catch_up(excess, of);
        wd_sync_excess_apply_note(excess, of, note, excess->serial);
    }
    note->is_uncertain = is_uncertain;
}
