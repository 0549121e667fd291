#include "vk/syncval/sync_excess.h"

#include <string.h>

#include "vk/syncval/sync_state.h"

enum {
    MAX_SUBJECTS = 24,  // The write and reads of a state.
    MAX_ENTRIES = 1024, // Barriers of a state that an access may rely on.
    MAX_ARRIVALS = 4,   // Semaphores that were waited for, by their stages.
    MIN_SEQUENCE = 512, // Global barriers that states may have yet to catch up with: so many, or
    SEQUENCE_PER_STATE = 8,
    MIN_COLLECTION = 1024, // States made between two collections, at least.
    DIRECT = 0xffff,       // Parent of an entry: the access itself is in the barrier's first scope.
    OWN = 0xfffe,          // The access is this barrier's layout transition.
};

// entry is a barrier that an access is before.
typedef struct entry {
    wd_sync_note *note;
    uint64_t serial; // Of the command: its barriers do not see each other.
    uint16_t subject;
    uint16_t parent; // The entry that leads to it.
    bool is_certain;
} entry;

// subject is an earlier access that later ones are compared with.
typedef struct subject {
    wd_sync_access access;
    wd_sync_mask usages; // What certain entries lead to.
    uint64_t stages;
    bool
        only_vouches; // A read that a later one hides: what is behind it need not be compared with the write.
} subject;

typedef struct state {
    subject *subjects; // The write, if there is one, then reads.
    entry *entries;
    size_t num_subjects, subjects_capacity;
    size_t num_entries, entries_capacity;
    size_t position; // Global barrier commands of the sequence that it has.
    uint64_t serial; // Of the last access.
    bool has_write;
    bool is_marked;
} state;

// step is a command with global barriers.
typedef struct step {
    wd_sync_note **notes;
    size_t num_notes;
    uint64_t serial;
    uint32_t group; // Equal commands have the same.
} step;

typedef struct group {
    const wd_sync_barrier *barriers;
    size_t num_barriers;
    uint64_t idle_in; // The run in which it changed nothing.
} group;

typedef struct arrival {
    uint64_t stages, serial;
    state *state;
} arrival;

struct wd_sync_excess {
    wd_allocator allocator;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    state **states; // By number; 0 is none.
    size_t num_states, states_capacity;
    size_t num_alive, collect_at;
    size_t first_free; // No free number is below it.
    step *steps;
    size_t num_steps, steps_capacity;
    group *groups;
    size_t num_groups, groups_capacity;
    arrival arrivals[MAX_ARRIVALS];
    size_t num_arrivals;
    uint64_t serial; // Of the last command.
    uint64_t run;    // Of catching up.
    uint64_t unknown_stages;
    uint64_t read_stages, read_serial; // What wd_sync_excess_read_unknown has seen.
    uint64_t barrier_serial;           // Of the last barrier.
    bool failed;
};

// --- States

static void free_state(wd_sync_excess *excess, state *of) {
    for (size_t i = 0; i < of->num_entries; i++) {
        wd_sync_note_unref(of->entries[i].note);
    }
    wd_free(&excess->allocator, of->entries);
    wd_free(&excess->allocator, of->subjects);
    wd_free(&excess->allocator, of);
}

static void fail(wd_sync_excess *excess) {
    excess->failed = true;
    for (size_t i = 0; i < excess->num_states; i++) {
        const state *of = excess->states[i];
        for (size_t k = 0; of && k < of->num_entries; k++) {
            of->entries[k].note->is_needed = true;
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        const state *of = excess->arrivals[i].state;
        for (size_t k = 0; k < of->num_entries; k++) {
            of->entries[k].note->is_needed = true;
        }
    }
    for (size_t i = 0; i < excess->num_steps; i++) {
        for (size_t k = 0; k < excess->steps[i].num_notes; k++) {
            excess->steps[i].notes[k]->is_needed = true;
        }
    }
}

static subject *add_subject(wd_sync_excess *excess, state *to, const wd_sync_access *access) {
    if (!wd_array_reserve(&excess->allocator, (void **)&to->subjects, &to->subjects_capacity,
                          to->num_subjects + 1, sizeof(*to->subjects))) {
        fail(excess);
        return NULL;
    }
    to->subjects[to->num_subjects] = (subject){.access = *access};
    return &to->subjects[to->num_subjects++];
}

static state *new_state(wd_sync_excess *excess) {
    state *made = wd_alloc_zero(&excess->allocator, 1, sizeof(*made));
    if (!made) {
        fail(excess);
        return NULL;
    }
    made->position = excess->num_steps;
    made->serial = excess->serial;
    return made;
}

// number_state gives a state its number, 0 when memory ran out: then it is gone.
static uint32_t number_state(wd_sync_excess *excess, state *made) {
    size_t number = excess->first_free ? excess->first_free : 1;
    while (number < excess->num_states && excess->states[number]) {
        number++;
    }
    if (!wd_array_reserve(&excess->allocator, (void **)&excess->states, &excess->states_capacity, number + 1,
                          sizeof(*excess->states))) {
        free_state(excess, made);
        fail(excess);
        return 0;
    }
    if (number >= excess->num_states) {
        excess->states[0] = NULL;
        excess->num_states = number + 1;
    }
    excess->states[number] = made;
    excess->first_free = number + 1;
    excess->num_alive++;
    return (uint32_t)number;
}

static state *copy_state(wd_sync_excess *excess, const state *from) {
    state *copy = new_state(excess);
    if (!copy) {
        return NULL;
    }
    copy->position = from->position;
    copy->serial = from->serial;
    copy->has_write = from->has_write;
    if (!wd_array_reserve(&excess->allocator, (void **)&copy->subjects, &copy->subjects_capacity,
                          from->num_subjects, sizeof(*copy->subjects)) ||
        !wd_array_reserve(&excess->allocator, (void **)&copy->entries, &copy->entries_capacity,
                          from->num_entries, sizeof(*copy->entries))) {
        free_state(excess, copy);
        fail(excess);
        return NULL;
    }
    for (size_t i = 0; i < from->num_subjects; i++) {
        copy->subjects[copy->num_subjects++] = from->subjects[i];
    }
    for (size_t i = 0; i < from->num_entries; i++) {
        copy->entries[copy->num_entries++] = from->entries[i];
        wd_sync_note_ref(from->entries[i].note);
    }
    return copy;
}

static bool is_write(const state *of, size_t index) {
    return of->has_write && index == 0;
}

// --- Credits

static uint64_t lowest(uint64_t bits) {
    return bits & (~bits + 1);
}

// A chain goes through one stage that both barriers have: best one that is needed in any case.
static uint64_t pick_stage(const wd_sync_note *from, const wd_sync_note *to, uint64_t preferred) {
    const uint64_t common = from->barrier.second.stages & to->barrier.first.stages;
    if (common & from->dst_stages & to->src_stages) {
        return lowest(common & from->dst_stages & to->src_stages);
    }
    return lowest(common & preferred ? common & preferred : common);
}

// credit_begin credits a barrier with the access that is directly in its first scope.
static void credit_begin(const state *of, size_t index, wd_sync_note *note) {
    const uint32_t usage = of->subjects[index].access.usage;
    if (is_write(of, index)) {
        wd_sync_mask_add(&note->src_usages, usage);
    } else {
        note->src_stages |= wd_sync_usage_stage(usage);
    }
}

// credit_path credits what leads to an entry: the barriers before it, and the access at the begin.
static void credit_path(const state *of, size_t number, uint64_t preferred) {
    const entry *at = &of->entries[number];
    const subject *from = &of->subjects[at->subject];
    while (at->parent != DIRECT && at->parent != OWN) {
        const entry *before = &of->entries[at->parent];
        const uint64_t stage =
            pick_stage(before->note, at->note, preferred | wd_sync_usage_stage(from->access.usage));
        at->note->src_stages |= stage;
        before->note->dst_stages |= stage;
        at = before;
    }
    if (at->parent == DIRECT) {
        credit_begin(of, at->subject, at->note);
    }
}

static bool leads_to(const state *of, const entry *at, const wd_sync_access *access) {
    return is_write(of, at->subject)
               ? wd_sync_mask_test(&at->note->barrier.second.usages, access->usage)
               : (at->note->barrier.second.stages & wd_sync_usage_stage(access->usage)) != 0;
}

static void credit_entry(const state *of, size_t number, const wd_sync_access *access) {
    wd_sync_note *note = of->entries[number].note;
    if (is_write(of, of->entries[number].subject)) {
        wd_sync_mask_add(&note->dst_usages, access->usage);
    } else {
        note->dst_stages |= wd_sync_usage_stage(access->usage);
    }
    credit_path(of, number, wd_sync_usage_stage(access->usage));
}

// credit looks for the oldest certain entry that orders `access` behind a subject. Where there is none, each uncertain one
// may. It returns whether there is a certain one.
static bool credit(const state *of, size_t index, const wd_sync_access *access) {
    for (size_t i = 0; i < of->num_entries; i++) {
        if (of->entries[i].subject == index && of->entries[i].is_certain &&
            leads_to(of, &of->entries[i], access)) {
            credit_entry(of, i, access);
            return true;
        }
    }
    for (size_t i = 0; i < of->num_entries; i++) {
        if (of->entries[i].subject == index && leads_to(of, &of->entries[i], access)) {
            credit_entry(of, i, access);
        }
    }
    return false;
}

static bool has_reads(const state *of) {
    for (size_t i = of->has_write; i < of->num_subjects; i++) {
        if (!of->subjects[i].only_vouches) {
            return true;
        }
    }
    return false;
}

// credit_reading: behind the write by its visibility, or behind another read that was.
static void credit_reading(const state *of, const wd_sync_access *access) {
    if (!of->has_write || wd_sync_is_ordered(&of->subjects[0].access, access) || credit(of, 0, access)) {
        return;
    }
    for (size_t i = 1; i < of->num_subjects; i++) {
        if (wd_sync_is_ordered(&of->subjects[i].access, access) || credit(of, i, access)) {
            return;
        }
    }
}

static void credit_writing(const state *of, const wd_sync_access *access) {
    const bool behind_reads = has_reads(of);
    for (size_t i = 0; i < of->num_subjects; i++) {
        const bool counts =
            behind_reads ? !is_write(of, i) && !of->subjects[i].only_vouches : is_write(of, i);
        if (counts && !wd_sync_is_ordered(&of->subjects[i].access, access)) {
            credit(of, i, access);
        }
    }
}

static void credit_access(const state *of, const wd_sync_access *access) {
    if (wd_sync_usage_writes(access->usage)) {
        credit_writing(of, access);
    } else {
        credit_reading(of, access);
    }
}

// --- Barriers on states

static bool includes(const wd_sync_mask *mask, const wd_sync_mask *part) {
    wd_sync_mask joined = *mask;
    wd_sync_mask_join(&joined, part);
    return memcmp(&joined, mask, sizeof(joined)) == 0;
}

static bool covers_directly(const state *of, size_t index, const wd_sync_note *note) {
    const wd_sync_access *access = &of->subjects[index].access;
    return is_write(of, index) ? wd_sync_mask_test(&note->barrier.first.usages, access->usage)
                               : (note->barrier.first.stages & wd_sync_usage_stage(access->usage)) != 0;
}

// find_parent returns what leads from the subject into the barrier: DIRECT, an entry (a certain one if there is one), or -1.
static int find_parent(const state *of, size_t index, const wd_sync_note *note, uint64_t serial) {
    if (covers_directly(of, index, note)) {
        return DIRECT;
    }
    int uncertain = -1;
    for (size_t i = 0; i < of->num_entries; i++) {
        const entry *at = &of->entries[i];
        if (at->subject == index && at->serial < serial &&
            at->note->barrier.second.stages & note->barrier.first.stages) {
            if (at->is_certain) {
                return (int)i;
            }
            uncertain = uncertain < 0 ? (int)i : uncertain;
        }
    }
    return uncertain;
}

static bool adds(const subject *to, bool writes, const wd_sync_note *note) {
    return note->barrier.second.stages & ~to->stages ||
           (writes && !includes(&to->usages, &note->barrier.second.usages));
}

static void add_entry(wd_sync_excess *excess, state *to, const entry *added) {
    if (to->num_entries >= MAX_ENTRIES ||
        !wd_array_reserve(&excess->allocator, (void **)&to->entries, &to->entries_capacity,
                          to->num_entries + 1, sizeof(*to->entries))) {
        fail(excess);
        return;
    }
    wd_sync_note_ref(added->note);
    to->entries[to->num_entries++] = *added;
    subject *of = &to->subjects[added->subject];
    if (added->is_certain) {
        of->stages |= added->note->barrier.second.stages;
        wd_sync_mask_join(&of->usages, &added->note->barrier.second.usages);
    }
}

// rely_on_paths: a barrier that is not judged relies on all that leads into it at once.
static void rely_on_paths(const state *of, size_t index, wd_sync_note *note, uint64_t serial) {
    note->is_needed = true;
    if (covers_directly(of, index, note)) {
        credit_begin(of, index, note);
    }
    for (size_t i = 0; i < of->num_entries; i++) {
        const entry *at = &of->entries[i];
        if (at->subject == index && at->serial < serial &&
            at->note->barrier.second.stages & note->barrier.first.stages) {
            const uint64_t stage = pick_stage(at->note, note, 0);
            at->note->dst_stages |= stage;
            at->note->is_needed |= note->is_uncertain; // Which stage the chain goes on from is not known.
            credit_path(of, i, stage);
        }
    }
}

// Whether an uncertain entry of the subject leads to all that this one would.
static bool repeats_uncertain(const state *of, size_t index, const wd_sync_note *note) {
    for (size_t i = 0; i < of->num_entries; i++) {
        const entry *at = &of->entries[i];
        if (at->subject == index && !at->is_certain &&
            !(note->barrier.second.stages & ~at->note->barrier.second.stages) &&
            includes(&at->note->barrier.second.usages, &note->barrier.second.usages)) {
            return true;
        }
    }
    return false;
}

// apply_note returns whether the barrier changed the state.
static bool apply_note(wd_sync_excess *excess, state *to, wd_sync_note *note, uint64_t serial) {
    bool changed = false;
    for (size_t i = 0; i < to->num_subjects; i++) {
        const int parent = find_parent(to, i, note, serial);
        if (parent < 0) {
            continue;
        }
        const bool is_new = adds(&to->subjects[i], is_write(to, i), note);
        const bool is_certain = !note->is_uncertain && (parent == DIRECT || to->entries[parent].is_certain);
        if (note->is_uncertain || (is_new && (note->is_needed || !is_certain))) {
            rely_on_paths(to, i, note, serial);
        }
        if (!is_new) {
            continue;
        }
        if (is_certain || !repeats_uncertain(to, i, note)) {
            add_entry(excess, to, &(entry){note, serial, (uint16_t)i, (uint16_t)parent, is_certain});
            changed = true;
        }
    }
    return changed;
}

static void catch_up(wd_sync_excess *excess, state *of) {
    excess->run++;
    for (; of->position < excess->num_steps && !excess->failed; of->position++) {
        const step *at = &excess->steps[of->position];
        group *kind = &excess->groups[at->group];
        if (kind->idle_in == excess->run) {
            continue;
        }
        bool changed = false;
        for (size_t i = 0; i < at->num_notes; i++) {
            changed |= apply_note(excess, of, at->notes[i], at->serial);
        }
        const bool is_last = of->num_entries && of->entries[of->num_entries - 1].serial == at->serial;
        if (changed) {
            excess->run++;
        } else if (!is_last) { // A barrier of the same command may lead into the next one of the kind.
            kind->idle_in = excess->run;
        }
    }
}

// --- Arrivals

static void credit_arrivals(wd_sync_excess *excess, uint64_t last_serial, const wd_sync_access *access) {
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        arrival *at = &excess->arrivals[i];
        if (at->serial > last_serial) {
            catch_up(excess, at->state);
            credit_access(at->state, access);
        }
    }
}

// drop_arrival forgets the oldest one. What a newer one leads to as well needs it no more.
static void drop_arrival(wd_sync_excess *excess) {
    state *dropped = excess->arrivals[0].state;
    bool is_covered = false;
    for (size_t i = 1; i < excess->num_arrivals; i++) {
        const state *other = excess->arrivals[i].state;
        catch_up(excess, excess->arrivals[i].state);
        is_covered |= !(dropped->subjects[0].stages & ~other->subjects[0].stages) &&
                      includes(&other->subjects[0].usages, &dropped->subjects[0].usages);
    }
    for (size_t i = 0; i < dropped->num_entries && !is_covered; i++) {
        dropped->entries[i].note->is_needed = true;
        credit_path(dropped, i, 0);
    }
    free_state(excess, dropped);
    excess->num_arrivals--;
    memmove(excess->arrivals, excess->arrivals + 1, excess->num_arrivals * sizeof(*excess->arrivals));
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

void wd_sync_excess_arrive(wd_sync_excess *excess, uint64_t stages) {
    if (excess->failed || !stages) {
        return;
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        catch_up(excess, excess->arrivals[i].state);
    }
    if (excess->num_arrivals == MAX_ARRIVALS) {
        drop_arrival(excess);
    }
    excess->serial++;
    foreign_note *note = wd_alloc_zero(&excess->allocator, 1, sizeof(*note));
    state *made = note ? new_state(excess) : NULL;
    const wd_sync_access foreign = {.usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION};
    if (!made || !add_subject(excess, made, &foreign)) {
        wd_free(&excess->allocator, note);
        if (made) {
            free_state(excess, made);
        }
        fail(excess);
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
    made->has_write = true;
    add_entry(excess, made, &(entry){&note->note, excess->serial, 0, OWN, true});
    wd_sync_note_unref(&note->note);
    excess->arrivals[excess->num_arrivals++] = (arrival){stages, excess->serial, made};
}

// --- Accesses

typedef struct access_job {
    wd_sync_excess *excess;
    const wd_sync_access *access;
    uint32_t from, to; // The last state that was changed, and what it became.
} access_job;

static bool check_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    access_job *job = user;
    state *of = value ? job->excess->states[*value] : NULL;
    if (of) {
        catch_up(job->excess, of);
        credit_access(of, job->access);
    }
    credit_arrivals(job->excess, of ? of->serial : 0, job->access);
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
static void remove_subject(state *of, size_t index) {
    uint16_t moved[MAX_ENTRIES];
    size_t kept = 0;
    for (size_t i = 0; i < of->num_entries; i++) {
        moved[i] = (uint16_t)kept;
        if (of->entries[i].subject == index) {
            wd_sync_note_unref(of->entries[i].note);
            continue;
        }
        entry at = of->entries[i];
        at.subject = (uint16_t)(at.subject > index ? at.subject - 1 : at.subject);
        at.parent = at.parent < OWN ? moved[at.parent] : at.parent;
        of->entries[kept++] = at;
    }
    of->num_entries = kept;
    of->num_subjects--;
    memmove(&of->subjects[index], &of->subjects[index + 1],
            (of->num_subjects - index) * sizeof(*of->subjects));
}

// Whether another read vouches for whatever this one does.
static bool is_vouched_for(const state *of, size_t index) {
    for (size_t i = of->has_write; i < of->num_subjects; i++) {
        if (i != index && !(of->subjects[index].stages & ~of->subjects[i].stages) &&
            (of->subjects[index].stages != of->subjects[i].stages || i > index)) {
            return true;
        }
    }
    return false;
}

static bool has_entries(const state *of, size_t index) {
    for (size_t i = 0; i < of->num_entries; i++) {
        if (of->entries[i].subject == index) {
            return true;
        }
    }
    return false;
}

static bool loads(const wd_sync_access *access) {
    return access->ordering == WD_SYNC_ORDERING_LOAD;
}

static void add_read(wd_sync_excess *excess, state *to, const wd_sync_access *access) {
    for (size_t i = to->num_subjects; i-- > to->has_write;) {
        subject *old = &to->subjects[i];
        const bool is_hidden = old->access.usage == access->usage &&
                               (!access->instance || (old->access.instance == access->instance &&
                                                      loads(&old->access) == loads(access)));
        old->only_vouches |= is_hidden;
        if (old->only_vouches && (!to->has_write || !has_entries(to, i) || is_vouched_for(to, i))) {
            remove_subject(to, i);
        }
    }
    if (to->num_subjects == MAX_SUBJECTS) {
        for (size_t i = 0; i < to->num_entries; i++) {
            if (to->entries[i].subject == to->has_write) {
                to->entries[i].note->is_needed = true;
                credit_path(to, i, 0);
            }
        }
        remove_subject(to, to->has_write);
    }
    add_subject(excess, to, access);
}

static uint32_t changed_by_read(access_job *job, uint32_t from) {
    wd_sync_excess *excess = job->excess;
    state *made = from ? copy_state(excess, excess->states[from]) : new_state(excess);
    if (!made) {
        return 0;
    }
    made->serial = excess->serial;
    add_read(excess, made, job->access);
    return number_state(excess, made);
}

static wd_range_action read_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    access_job *job = user;
    const uint32_t from = is_gap ? 0 : *value;
    if (from) {
        catch_up(job->excess, job->excess->states[from]);
    }
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = changed_by_read(job, from);
    }
    *value = job->to;
    return job->to ? WD_RANGE_KEEP : WD_RANGE_ERASE;
}

static void store(wd_sync_excess *excess, wd_sync_space space, wd_range range, uint32_t number) {
    if (range.begin < range.end && number &&
        wd_range_map_store(&excess->maps[space], range, number) != WD_OK) {
        fail(excess);
    }
}

// catch_up_piece: what is about to be overwritten has seen all barriers that count paths at once.
static bool catch_up_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    wd_sync_excess *excess = user;
    catch_up(excess, excess->states[*value]);
    return !excess->failed;
}

static void collect_if_due(wd_sync_excess *excess);

void wd_sync_excess_update(wd_sync_excess *excess, wd_sync_space space, const wd_range *ranges,
                           size_t num_ranges, const wd_sync_access *access) {
    collect_if_due(excess);
    excess->serial++;
    uint32_t written = 0;
    if (wd_sync_usage_writes(access->usage) && !excess->failed) {
        state *made = new_state(excess);
        if (made && add_subject(excess, made, access)) {
            made->has_write = true;
            written = number_state(excess, made);
        } else if (made) {
            free_state(excess, made);
        }
    }
    access_job job = {.excess = excess, .access = access};
    for (size_t i = 0; i < num_ranges && !excess->failed; i++) {
        if (ranges[i].begin >= ranges[i].end) {
            continue;
        }
        if (written) {
            wd_range_map_visit(&excess->maps[space], ranges[i], false, catch_up_piece, excess);
            store(excess, space, ranges[i], written);
        } else if (wd_range_map_update(&excess->maps[space], ranges[i], true, read_piece, &job) != WD_OK) {
            fail(excess);
        }
    }
}

// --- Barrier commands

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
    catch_up(excess, excess->states[from]);
    if (!job->to || job->from != from) {
        job->from = from;
        job->to = from;
        state *made = copy_state(excess, excess->states[from]);
        if (made && apply_note(excess, made, job->note, excess->serial)) {
            const uint32_t number = number_state(excess, made);
            job->to = number ? number : from;
        } else if (made) {
            free_state(excess, made);
        }
    }
    *value = job->to;
    return WD_RANGE_KEEP;
}

// credit_transition: the transition is behind what its own barrier covers.
static void credit_transition(const state *of, wd_sync_note *note, uint64_t serial) {
    const bool behind_reads = has_reads(of);
    for (size_t i = 0; i < of->num_subjects; i++) {
        const bool counts =
            behind_reads ? !is_write(of, i) && !of->subjects[i].only_vouches : is_write(of, i);
        const int parent = counts ? find_parent(of, i, note, serial) : -1;
        if (parent < 0) {
            continue;
        }
        if (note->is_uncertain || (parent != DIRECT && !of->entries[parent].is_certain)) {
            rely_on_paths(of, i, note, serial);
        } else if (parent == DIRECT) {
            credit_begin(of, i, note);
        } else {
            const uint64_t stage = pick_stage(of->entries[parent].note, note, 0);
            of->entries[parent].note->dst_stages |= stage;
            note->src_stages |= stage;
            credit_path(of, (size_t)parent, stage);
        }
    }
}

static bool transition_piece(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    barrier_job *job = user;
    wd_sync_excess *excess = job->excess;
    state *of = value ? excess->states[*value] : NULL;
    if (of) {
        catch_up(excess, of);
        credit_transition(of, job->note, excess->serial);
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        arrival *at = &excess->arrivals[i];
        if (at->serial > (of ? of->serial : 0)) {
            catch_up(excess, at->state);
            credit_transition(at->state, job->note, excess->serial);
        }
    }
    return !excess->failed;
}

static uint32_t transitioned(wd_sync_excess *excess, wd_sync_note *note, uint64_t tag, bool has_globals) {
    state *made = new_state(excess);
    const wd_sync_access access = {.tag = tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION};
    if (!made || !add_subject(excess, made, &access)) {
        if (made) {
            free_state(excess, made);
        }
        return 0;
    }
    made->has_write = true;
    made->position += has_globals;
    add_entry(excess, made, &(entry){note, excess->serial, 0, OWN, true});
    return number_state(excess, made);
}

static uint32_t find_group(wd_sync_excess *excess, const wd_sync_noted_barrier *barriers,
                           const size_t *globals, size_t num_globals) {
    for (size_t i = 0; i < excess->num_groups; i++) {
        const group *kind = &excess->groups[i];
        bool same = kind->num_barriers == num_globals;
        for (size_t k = 0; same && k < num_globals; k++) {
            same =
                memcmp(&kind->barriers[k], &barriers[globals[k]].note->barrier, sizeof(wd_sync_barrier)) == 0;
        }
        if (same) {
            return (uint32_t)i;
        }
    }
    wd_sync_barrier *copy = wd_alloc_zero(&excess->allocator, num_globals, sizeof(*copy));
    if (!copy || !wd_array_reserve(&excess->allocator, (void **)&excess->groups, &excess->groups_capacity,
                                   excess->num_groups + 1, sizeof(*excess->groups))) {
        wd_free(&excess->allocator, copy);
        fail(excess);
        return 0;
    }
    for (size_t k = 0; k < num_globals; k++) {
        copy[k] = barriers[globals[k]].note->barrier;
    }
    excess->groups[excess->num_groups] = (group){copy, num_globals, 0};
    return (uint32_t)excess->num_groups++;
}

static void append_step(wd_sync_excess *excess, const wd_sync_noted_barrier *barriers, size_t num_barriers) {
    size_t *globals = wd_alloc_zero(&excess->allocator, num_barriers, sizeof(*globals));
    wd_sync_note **notes = wd_alloc_zero(&excess->allocator, num_barriers, sizeof(wd_sync_note *));
    size_t count = 0;
    for (size_t i = 0; globals && notes && i < num_barriers; i++) {
        if (!barriers[i].num_ranges) {
            globals[count] = i;
            notes[count++] = barriers[i].note;
        }
    }
    const uint32_t kind = count ? find_group(excess, barriers, globals, count) : 0;
    wd_free(&excess->allocator, globals);
    if (!notes || !count || excess->failed ||
        !wd_array_reserve(&excess->allocator, (void **)&excess->steps, &excess->steps_capacity,
                          excess->num_steps + 1, sizeof(*excess->steps))) {
        wd_free(&excess->allocator, notes);
        fail(excess);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        wd_sync_note_ref(notes[i]);
    }
    excess->steps[excess->num_steps++] = (step){notes, count, excess->serial, kind};
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
    for (size_t i = 0; i < barrier->num_ranges && !excess->failed; i++) {
        const wd_range range = barrier->ranges[i];
        if (range.begin >= range.end) {
            continue;
        }
        if (!barrier->transition) {
            if (wd_range_map_update(map, range, false, barrier_piece, &job) != WD_OK) {
                fail(excess);
            }
            continue;
        }
        wd_range_map_visit(map, range, true, transition_piece, &job);
        number = number || excess->failed ? number : transitioned(excess, barrier->note, tag, has_globals);
        store(excess, barrier->space, range, number);
    }
}

static void fold(wd_sync_excess *excess);

void wd_sync_excess_barrier(wd_sync_excess *excess, uint64_t tag, const wd_sync_noted_barrier *barriers,
                            size_t num_barriers) {
    collect_if_due(excess);
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
        fold(excess);
    }
}

// --- What is not known

static void read_state_unknown(const state *of, uint64_t stages, const wd_sync_mask *usages) {
    for (size_t i = 0; i < of->num_entries; i++) {
        const entry *at = &of->entries[i];
        if (!(at->note->barrier.second.stages & stages)) {
            continue;
        }
        if (is_write(of, at->subject)) {
            wd_sync_mask seen = at->note->barrier.second.usages;
            wd_sync_mask_limit(&seen, usages);
            wd_sync_mask_join(&at->note->dst_usages, &seen);
        }
        at->note->dst_stages |= at->note->barrier.second.stages & stages;
        credit_path(of, i, stages);
    }
}

void wd_sync_excess_read_unknown(wd_sync_excess *excess, uint64_t stages) {
    const bool is_seen = excess->read_serial > excess->barrier_serial && !(stages & ~excess->read_stages);
    if (is_seen || excess->failed) {
        return;
    }
    excess->read_stages = stages | (excess->read_serial > excess->barrier_serial ? excess->read_stages : 0);
    excess->read_serial = ++excess->serial;
    fold(excess);
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
        state *of = excess->states[i];
        if (of && !of->is_marked) {
            free_state(excess, of);
            excess->states[i] = NULL;
            excess->num_alive--;
        } else if (of) {
            of->is_marked = false;
        }
    }
    excess->first_free = 1;
    excess->collect_at = 2 * excess->num_alive + MIN_COLLECTION;
}

static void collect_if_due(wd_sync_excess *excess) {
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
    for (size_t i = 0; i < excess->num_groups; i++) {
        wd_free(&excess->allocator, (void *)excess->groups[i].barriers);
    }
    excess->num_groups = 0;
}

// fold brings all states up to date and empties the sequence.
static void fold(wd_sync_excess *excess) {
    collect(excess);
    for (size_t i = 0; i < excess->num_states; i++) {
        if (excess->states[i]) {
            catch_up(excess, excess->states[i]);
            excess->states[i]->position = 0;
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        catch_up(excess, excess->arrivals[i].state);
        excess->arrivals[i].state->position = 0;
    }
    drop_steps(excess);
}

void wd_sync_excess_settle(wd_sync_excess *excess) {
    fold(excess);
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
    fold(excess);
    for (size_t i = 0; i < excess->num_states; i++) {
        if (excess->states[i]) {
            free_state(excess, excess->states[i]);
        }
    }
    for (size_t i = 0; i < excess->num_arrivals; i++) {
        free_state(excess, excess->arrivals[i].state);
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
