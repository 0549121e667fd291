// Semaphore waits: accesses of another queue or the presentation engine.
#include <string.h>

#include "vk/syncval/oversync/oversync_internal.h"

void wd_oversync_credit_semaphore_waits(wd_oversync_tracker *oversync, const wd_oversync_state *of,
                                        const wd_sync_access *access) {
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        wd_oversync_semaphore_wait *at = &oversync->semaphore_waits[i];
        if (at->serial <= (of ? of->serial : 0)) {
            continue;
        }
        wd_oversync_catch_up(oversync, at->state);
        wd_oversync_credit_access(at->state, access);
        if (wd_sync_usage_writes(access->usage)) {
            continue;
        }
        // The accesses before the signal are unknown: any read, on either queue, may be the only one that
        // covers this write.
        wd_oversync_credit_covering_reads(at->state, access);
        if (of) {
            wd_oversync_credit_all_covering_reads(of, access);
        }
    }
}

// leads_to_all_of returns whether every stage that may happen after `older` certainly happens after `newer`.
static bool leads_to_all_of(const wd_oversync_state *newer, const wd_oversync_state *older) {
    uint64_t stages = older->subjects.items[0].stages;
    wd_sync_mask usages = older->subjects.items[0].usages;
    for (size_t i = 0; i < older->entries.count; i++) {
        stages |= older->entries.items[i].record->barrier.second.stages;
        wd_sync_mask_join(&usages, &older->entries.items[i].record->barrier.second.usages);
    }
    return newer->has_write == older->has_write && !(stages & ~newer->subjects.items[0].stages) &&
           wd_sync_mask_includes(&newer->subjects.items[0].usages, &usages);
}

static bool includes_all_of(const wd_oversync_source *newer, const wd_oversync_source *older) {
    return older->kind != WD_OVERSYNC_SOURCE_UNKNOWN && newer->kind == older->kind &&
           newer->from == older->from && newer->position >= older->position &&
           !(older->stages & ~newer->stages);
}

// is_covered returns whether a newer wait includes all accesses of this one and orders them before the same
// stages.
static bool is_covered(const wd_oversync_tracker *oversync, size_t index) {
    const wd_oversync_semaphore_wait *older = &oversync->semaphore_waits[index];
    for (size_t i = index + 1; i < oversync->num_semaphore_waits; i++) {
        const wd_oversync_semaphore_wait *newer = &oversync->semaphore_waits[i];
        if (includes_all_of(&newer->source, &older->source) && leads_to_all_of(newer->state, older->state)) {
            return true;
        }
    }
    return false;
}

static void remove_semaphore_wait(wd_oversync_tracker *oversync, size_t index) {
    wd_oversync_semaphore_wait *at = &oversync->semaphore_waits[index];
    wd_oversync_free_state(oversync, at->state);
    oversync->num_semaphore_waits--;
    memmove(at, at + 1, (oversync->num_semaphore_waits - index) * sizeof(*at));
}

// drop_oldest removes a wait on which later accesses may rely: all barriers that continue from it count as
// needed.
static void drop_oldest(wd_oversync_tracker *oversync) {
    const wd_oversync_state *dropped = oversync->semaphore_waits[0].state;
    for (size_t i = 0; i < dropped->entries.count; i++) {
        dropped->entries.items[i].record->is_needed = true;
        wd_oversync_credit_path(dropped, i, 0);
    }
    remove_semaphore_wait(oversync, 0);
}

// semaphore_record is the record of a semaphore.
typedef struct semaphore_record {
    wd_oversync_record record;
    wd_allocator allocator;
} semaphore_record;

static void free_semaphore_record(wd_oversync_record *record) {
    semaphore_record *released = (semaphore_record *)record;
    const wd_allocator allocator = released->allocator;
    wd_free(&allocator, released);
}

static bool add_semaphore_wait(wd_oversync_tracker *oversync, wd_oversync_record *record,
                               wd_oversync_source source, bool writes) {
    if (oversync->num_semaphore_waits == WD_OVERSYNC_MAX_SEMAPHORE_WAITS) {
        drop_oldest(oversync);
    }
    wd_oversync_state *made = wd_oversync_new_state(oversync);
    const wd_sync_access foreign = {.usage = writes ? WD_SYNC_IMAGE_LAYOUT_TRANSITION : WD_SYNC_NONE};
    if (!made || !wd_oversync_add_subject(oversync, made, &foreign)) {
        if (made) {
            wd_oversync_free_state(oversync, made);
        }
        return false;
    }
    made->has_write = writes;
    wd_oversync_add_entry(
        oversync, made, &(wd_oversync_entry){record, oversync->serial, 0, WD_OVERSYNC_OWN_TRANSITION, true});
    oversync->semaphore_waits[oversync->num_semaphore_waits++] =
        (wd_oversync_semaphore_wait){oversync->serial, source, made};
    return true;
}

void wd_oversync_wait_semaphore(wd_oversync_tracker *oversync, uint64_t stages, wd_oversync_source source) {
    if (oversync->failed || !stages) {
        return;
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        wd_oversync_catch_up(oversync, oversync->semaphore_waits[i].state);
    }
    oversync->serial++;
    semaphore_record *record = wd_alloc_zero(&oversync->allocator, 1, sizeof(*record));
    if (!record) {
        wd_oversync_fail(oversync);
        return;
    }
    *record = (semaphore_record){
        .record =
            {
                .barrier = wd_sync_barrier_make(0, 0, stages, UINT64_MAX, 0, 0),
                .is_needed = true,
                .references = 1,
                .released = free_semaphore_record,
            },
        .allocator = oversync->allocator,
    };
    if (!add_semaphore_wait(oversync, &record->record, source, true) ||
        !add_semaphore_wait(oversync, &record->record, source, false)) {
        wd_oversync_fail(oversync);
    }
    wd_oversync_record_unref(&record->record);
    for (size_t i = oversync->num_semaphore_waits; i-- > 0;) {
        if (is_covered(oversync, i)) {
            remove_semaphore_wait(oversync, i);
        }
    }
}

void wd_oversync_apply_to_semaphore_waits(wd_oversync_tracker *oversync, wd_oversync_record *record) {
    const bool is_uncertain = record->is_uncertain;
    record->is_uncertain = true;
    for (size_t i = 0; i < oversync->num_semaphore_waits && !oversync->failed; i++) {
        wd_oversync_state *of = oversync->semaphore_waits[i].state;
        wd_oversync_catch_up(oversync, of);
        wd_oversync_apply_record(oversync, of, record, oversync->serial);
    }
    record->is_uncertain = is_uncertain;
}
