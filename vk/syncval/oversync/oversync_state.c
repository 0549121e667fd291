// States of the over-synchronization tracker: earlier accesses, and the barriers on which later accesses may
// rely.
#include "vk/syncval/oversync/oversync_internal.h"

void wd_oversync_free_state(wd_oversync_tracker *oversync, wd_oversync_state *of) {
    for (size_t i = 0; i < of->entries.count; i++) {
        wd_oversync_record_unref(of->entries.items[i].record);
    }
    wd_free(&oversync->allocator, of->entries.items);
    wd_free(&oversync->allocator, of->subjects.items);
    wd_free(&oversync->allocator, of);
}

void wd_oversync_fail(wd_oversync_tracker *oversync) {
    oversync->failed = true;
    for (size_t i = 0; i < oversync->states.count; i++) {
        const wd_oversync_state *of = oversync->states.items[i];
        for (size_t k = 0; of && k < of->entries.count; k++) {
            of->entries.items[k].record->is_needed = true;
        }
    }
    for (size_t i = 0; i < oversync->num_semaphore_waits; i++) {
        const wd_oversync_state *of = oversync->semaphore_waits[i].state;
        for (size_t k = 0; k < of->entries.count; k++) {
            of->entries.items[k].record->is_needed = true;
        }
    }
    for (size_t i = 0; i < oversync->steps.count; i++) {
        for (size_t k = 0; k < oversync->steps.items[i].num_records; k++) {
            oversync->steps.items[i].records[k]->is_needed = true;
        }
    }
}

wd_oversync_subject *wd_oversync_add_subject(wd_oversync_tracker *oversync, wd_oversync_state *to,
                                             const wd_sync_access *access) {
    wd_oversync_subject *added = WD_VECTOR_PUSH(&oversync->allocator, &to->subjects);
    if (!added) {
        wd_oversync_fail(oversync);
        return NULL;
    }
    *added = (wd_oversync_subject){.access = *access};
    return added;
}

wd_oversync_state *wd_oversync_new_state(wd_oversync_tracker *oversync) {
    wd_oversync_state *made = wd_alloc_zero(&oversync->allocator, 1, sizeof(*made));
    if (!made) {
        wd_oversync_fail(oversync);
        return NULL;
    }
    made->position = oversync->steps.count;
    made->serial = oversync->serial;
    return made;
}

uint32_t wd_oversync_number_state(wd_oversync_tracker *oversync, wd_oversync_state *made) {
    size_t number = oversync->first_free ? oversync->first_free : 1;
    while (number < oversync->states.count && oversync->states.items[number]) {
        number++;
    }
    if (!WD_VECTOR_RESERVE(&oversync->allocator, &oversync->states, number + 1)) {
        wd_oversync_free_state(oversync, made);
        wd_oversync_fail(oversync);
        return 0;
    }
    if (number >= oversync->states.count) {
        oversync->states.items[0] = NULL;
        oversync->states.count = number + 1;
    }
    oversync->states.items[number] = made;
    oversync->first_free = number + 1;
    oversync->num_alive++;
    return (uint32_t)number;
}

wd_oversync_state *wd_oversync_copy_state(wd_oversync_tracker *oversync, const wd_oversync_state *from) {
    wd_oversync_state *copy = wd_oversync_new_state(oversync);
    if (!copy) {
        return NULL;
    }
    copy->position = from->position;
    copy->serial = from->serial;
    copy->has_write = from->has_write;
    if (!WD_VECTOR_RESERVE(&oversync->allocator, &copy->subjects, from->subjects.count) ||
        !WD_VECTOR_RESERVE(&oversync->allocator, &copy->entries, from->entries.count)) {
        wd_oversync_free_state(oversync, copy);
        wd_oversync_fail(oversync);
        return NULL;
    }
    for (size_t i = 0; i < from->subjects.count; i++) {
        copy->subjects.items[copy->subjects.count++] = from->subjects.items[i];
    }
    for (size_t i = 0; i < from->entries.count; i++) {
        copy->entries.items[copy->entries.count++] = from->entries.items[i];
        wd_oversync_record_ref(from->entries.items[i].record);
    }
    return copy;
}

bool wd_oversync_is_write(const wd_oversync_state *of, size_t index) {
    return of->has_write && index == 0;
}

// --- Credits

static uint64_t lowest(uint64_t bits) {
    return bits & (~bits + 1);
}

// pick_stage returns the stage through which a chain connects two barriers: one that is already credited, if
// possible.
static uint64_t pick_stage(const wd_oversync_record *from, const wd_oversync_record *to, uint64_t preferred) {
    const uint64_t all = from->barrier.second.stages & to->barrier.first.stages;
    const uint64_t named = all & ~WD_SYNC_STAGE_LAYOUT;
    const uint64_t common = named ? named : all;
    if (common & from->dst_stages & to->src_stages) {
        return lowest(common & from->dst_stages & to->src_stages);
    }
    return lowest(common & preferred ? common & preferred : common);
}

// credit_begin credits a barrier with an access that its first scope includes.
static void credit_begin(const wd_oversync_state *of, size_t index, wd_oversync_record *record) {
    const uint32_t usage = of->subjects.items[index].access.usage;
    if (wd_oversync_is_write(of, index)) {
        wd_sync_mask_add(&record->src_usages, usage);
    } else {
        record->src_stages |= wd_sync_usage_stage(usage);
    }
}

// credit_path credits the barriers before an entry, and the access at the start of the chain.
void wd_oversync_credit_path(const wd_oversync_state *of, size_t number, uint64_t preferred) {
    const wd_oversync_entry *at = &of->entries.items[number];
    const wd_oversync_subject *from = &of->subjects.items[at->subject];
    while (at->parent != WD_OVERSYNC_DIRECT && at->parent != WD_OVERSYNC_OWN_TRANSITION) {
        const wd_oversync_entry *before = &of->entries.items[at->parent];
        const uint64_t stage =
            pick_stage(before->record, at->record, preferred | wd_sync_usage_stage(from->access.usage));
        at->record->src_stages |= stage;
        before->record->dst_stages |= stage;
        at = before;
    }
    if (at->parent == WD_OVERSYNC_DIRECT) {
        credit_begin(of, at->subject, at->record);
    }
}

static bool leads_to(const wd_oversync_state *of, const wd_oversync_entry *at, const wd_sync_access *access) {
    return wd_oversync_is_write(of, at->subject)
               ? wd_sync_mask_test(&at->record->barrier.second.usages, access->usage)
               : (at->record->barrier.second.stages & wd_sync_usage_stage(access->usage)) != 0;
}

static void credit_entry(const wd_oversync_state *of, size_t number, const wd_sync_access *access) {
    wd_oversync_record *record = of->entries.items[number].record;
    if (wd_oversync_is_write(of, of->entries.items[number].subject)) {
        wd_sync_mask_add(&record->dst_usages, access->usage);
    } else {
        record->dst_stages |= wd_sync_usage_stage(access->usage);
    }
    wd_oversync_credit_path(of, number, wd_sync_usage_stage(access->usage));
}

// credit credits the oldest certain entry that orders `access` after a subject. If there is none, it credits
// all uncertain ones. It returns whether there is a certain one.
static bool credit(const wd_oversync_state *of, size_t index, const wd_sync_access *access) {
    for (size_t i = 0; i < of->entries.count; i++) {
        if (of->entries.items[i].subject == index && of->entries.items[i].is_certain &&
            leads_to(of, &of->entries.items[i], access)) {
            credit_entry(of, i, access);
            return true;
        }
    }
    for (size_t i = 0; i < of->entries.count; i++) {
        if (of->entries.items[i].subject == index && leads_to(of, &of->entries.items[i], access)) {
            credit_entry(of, i, access);
        }
    }
    return false;
}

static bool has_reads(const wd_oversync_state *of) {
    for (size_t i = of->has_write; i < of->subjects.count; i++) {
        if (!of->subjects.items[i].only_covers_write) {
            return true;
        }
    }
    return false;
}

void wd_oversync_credit_covering_reads(const wd_oversync_state *of, const wd_sync_access *access) {
    for (size_t i = of->has_write; i < of->subjects.count; i++) {
        if (wd_sync_is_ordered(&of->subjects.items[i].access, access) || credit(of, i, access)) {
            return;
        }
    }
}

void wd_oversync_credit_all_covering_reads(const wd_oversync_state *of, const wd_sync_access *access) {
    for (size_t i = of->has_write; i < of->subjects.count; i++) {
        if (!wd_sync_is_ordered(&of->subjects.items[i].access, access)) {
            credit(of, i, access);
        }
    }
}

// credit_reading credits the visibility of the write, or else a read that covers the write.
static void credit_reading(const wd_oversync_state *of, const wd_sync_access *access) {
    if (of->has_write && !wd_sync_is_ordered(&of->subjects.items[0].access, access) &&
        !credit(of, 0, access)) {
        wd_oversync_credit_covering_reads(of, access);
    }
}

static void credit_writing(const wd_oversync_state *of, const wd_sync_access *access) {
    const bool after_reads = has_reads(of);
    for (size_t i = 0; i < of->subjects.count; i++) {
        const bool counts = after_reads
                                ? !wd_oversync_is_write(of, i) && !of->subjects.items[i].only_covers_write
                                : wd_oversync_is_write(of, i);
        if (counts && !wd_sync_is_ordered(&of->subjects.items[i].access, access)) {
            credit(of, i, access);
        }
    }
}

void wd_oversync_credit_access(const wd_oversync_state *of, const wd_sync_access *access) {
    if (wd_sync_usage_writes(access->usage)) {
        credit_writing(of, access);
    } else {
        credit_reading(of, access);
    }
}

// --- Barriers on states

static bool covers_directly(const wd_oversync_state *of, size_t index, const wd_oversync_record *record) {
    const wd_sync_access *access = &of->subjects.items[index].access;
    return wd_oversync_is_write(of, index)
               ? wd_sync_mask_test(&record->barrier.first.usages, access->usage)
               : (record->barrier.first.stages & wd_sync_usage_stage(access->usage)) != 0;
}

// find_parent returns the entry that leads from the subject into the barrier, preferably a certain one, or
// WD_OVERSYNC_DIRECT, or -1.
static int find_parent(const wd_oversync_state *of, size_t index, const wd_oversync_record *record,
                       uint64_t serial) {
    // If the second scope of the transition's own barrier leads here, the barrier does not need ALL_COMMANDS.
    const bool is_direct = covers_directly(of, index, record);
    if (is_direct && of->subjects.items[index].access.usage != WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        return WD_OVERSYNC_DIRECT;
    }
    int uncertain = -1;
    for (size_t i = 0; i < of->entries.count; i++) {
        const wd_oversync_entry *at = &of->entries.items[i];
        if (at->subject == index && at->serial < serial &&
            at->record->barrier.second.stages & record->barrier.first.stages) {
            if (at->is_certain) {
                return (int)i;
            }
            uncertain = uncertain < 0 ? (int)i : uncertain;
        }
    }
    return is_direct ? WD_OVERSYNC_DIRECT : uncertain;
}

static bool adds(const wd_oversync_subject *to, bool writes, const wd_oversync_record *record) {
    return record->barrier.second.stages & ~to->stages ||
           (writes && !wd_sync_mask_includes(&to->usages, &record->barrier.second.usages));
}

void wd_oversync_add_entry(wd_oversync_tracker *oversync, wd_oversync_state *to,
                           const wd_oversync_entry *added) {
    if (to->entries.count >= WD_OVERSYNC_MAX_ENTRIES ||
        !WD_VECTOR_RESERVE(&oversync->allocator, &to->entries, to->entries.count + 1)) {
        wd_oversync_fail(oversync);
        return;
    }
    wd_oversync_record_ref(added->record);
    to->entries.items[to->entries.count++] = *added;
    wd_oversync_subject *of = &to->subjects.items[added->subject];
    if (added->is_certain) {
        of->stages |= added->record->barrier.second.stages;
        wd_sync_mask_join(&of->usages, &added->record->barrier.second.usages);
    }
}

// rely_on_paths credits all barriers that lead into a barrier that is not evaluated.
static void rely_on_paths(const wd_oversync_state *of, size_t index, wd_oversync_record *record,
                          uint64_t serial) {
    record->is_needed = true;
    if (covers_directly(of, index, record)) {
        credit_begin(of, index, record);
    }
    for (size_t i = 0; i < of->entries.count; i++) {
        const wd_oversync_entry *at = &of->entries.items[i];
        if (at->subject == index && at->serial < serial &&
            at->record->barrier.second.stages & record->barrier.first.stages) {
            const uint64_t stage = pick_stage(at->record, record, 0);
            at->record->dst_stages |= stage;
            at->record->is_needed |=
                record->is_uncertain; // The stage from which the chain continues is unknown.
            wd_oversync_credit_path(of, i, stage);
        }
    }
}

// repeats_uncertain returns whether an uncertain entry of the subject has all effects of this barrier.
static bool repeats_uncertain(const wd_oversync_state *of, size_t index, const wd_oversync_record *record) {
    for (size_t i = 0; i < of->entries.count; i++) {
        const wd_oversync_entry *at = &of->entries.items[i];
        if (at->subject == index && !at->is_certain &&
            !(record->barrier.second.stages & ~at->record->barrier.second.stages) &&
            wd_sync_mask_includes(&at->record->barrier.second.usages, &record->barrier.second.usages)) {
            return true;
        }
    }
    return false;
}

bool wd_oversync_apply_record(wd_oversync_tracker *oversync, wd_oversync_state *to,
                              wd_oversync_record *record, uint64_t serial) {
    bool changed = false;
    for (size_t i = 0; i < to->subjects.count; i++) {
        const int parent = find_parent(to, i, record, serial);
        if (parent < 0) {
            continue;
        }
        const bool is_new = adds(&to->subjects.items[i], wd_oversync_is_write(to, i), record);
        const bool is_certain =
            !record->is_uncertain && (parent == WD_OVERSYNC_DIRECT || to->entries.items[parent].is_certain);
        if (record->is_uncertain || (is_new && (record->is_needed || !is_certain))) {
            rely_on_paths(to, i, record, serial);
        }
        if (!is_new) {
            continue;
        }
        if (is_certain || !repeats_uncertain(to, i, record)) {
            wd_oversync_add_entry(
                oversync, to,
                &(wd_oversync_entry){record, serial, (uint16_t)i, (uint16_t)parent, is_certain});
            changed = true;
        }
    }
    return changed;
}

void wd_oversync_catch_up(wd_oversync_tracker *oversync, wd_oversync_state *of) {
    oversync->run++;
    for (; of->position < oversync->steps.count && !oversync->failed; of->position++) {
        const wd_oversync_step *at = &oversync->steps.items[of->position];
        wd_oversync_group *kind = &oversync->groups.items[at->group];
        if (kind->no_effect_run == oversync->run) {
            continue;
        }
        bool changed = false;
        for (size_t i = 0; i < at->num_records; i++) {
            changed |= wd_oversync_apply_record(oversync, of, at->records[i], at->serial);
        }
        const bool is_last =
            of->entries.count && of->entries.items[of->entries.count - 1].serial == at->serial;
        if (changed) {
            oversync->run++;
        } else if (!is_last) { // A barrier of the same command may lead into the next barrier of the group.
            kind->no_effect_run = oversync->run;
        }
    }
}

// A transition happens after the accesses that its own barrier covers, or that an earlier barrier orders
// before ALL_COMMANDS.
void wd_oversync_credit_transition(const wd_oversync_state *of, wd_oversync_record *record, uint64_t serial) {
    const bool after_reads = has_reads(of);
    for (size_t i = 0; i < of->subjects.count; i++) {
        const bool counts = after_reads
                                ? !wd_oversync_is_write(of, i) && !of->subjects.items[i].only_covers_write
                                : wd_oversync_is_write(of, i);
        const int parent = counts ? find_parent(of, i, record, serial) : -1;
        const bool is_certain =
            parent == WD_OVERSYNC_DIRECT || (parent >= 0 && of->entries.items[parent].is_certain);
        if (counts && (record->is_uncertain || !is_certain)) {
            credit(of, i, &(wd_sync_access){.usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION});
        }
        if (parent < 0) {
            continue;
        }
        if (record->is_uncertain || !is_certain) {
            rely_on_paths(of, i, record, serial);
        } else if (parent == WD_OVERSYNC_DIRECT) {
            credit_begin(of, i, record);
        } else {
            const uint64_t stage = pick_stage(of->entries.items[parent].record, record, 0);
            of->entries.items[parent].record->dst_stages |= stage;
            record->src_stages |= stage;
            wd_oversync_credit_path(of, (size_t)parent, stage);
        }
    }
}
