#include "vk/syncval/model/sync_log.h"

#include <assert.h>
#include <string.h>

#include "vk/util/hash128.h"

enum {
    // The number of entries that a run visits one by one before it computes the next position of each group.
    // Two further entries for each group are added.
    WALK_LENGTH = 8,
    // With more groups it is not faster to compute the next position of each group than to visit the entries.
    MAX_JUMP_GROUPS = 512,
    // A log with more groups drops them when it restarts.
    MAX_KEPT_GROUPS = 8,
};

#define NO_SEGMENT UINT32_MAX

wd_status wd_sync_log_create(wd_allocator allocator, uint32_t id, wd_sync_log **log) {
    wd_sync_log *made = wd_alloc_zero(&allocator, 1, sizeof(*made));
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->references = 1;
    made->id = id;
    made->open_segment = NO_SEGMENT;
    wd_hash_table_init(&made->by_content, allocator);
    *log = made;
    return WD_OK;
}

static void free_group(const wd_allocator *allocator, wd_sync_group *group) {
    wd_free(allocator, group->barriers);
    wd_free(allocator, group->pointers);
    wd_free(allocator, group->members);
    wd_free(allocator, group->positions);
}

static void drop_groups(wd_sync_log *log) {
    for (size_t i = 0; i < log->groups.count; i++) {
        free_group(&log->allocator, &log->groups.items[i]);
    }
    for (size_t i = 0; i < log->inner.count; i++) {
        free_group(&log->allocator, &log->inner.items[i]);
    }
    log->groups.count = log->inner.count = 0;
}

void wd_sync_log_release(wd_sync_log *log) {
    assert(!log || log->references);
    if (!log || --log->references) {
        return;
    }
    drop_groups(log);
    wd_allocator allocator = log->allocator;
    wd_free(&allocator, log->groups.items);
    wd_free(&allocator, log->inner.items);
    wd_free(&allocator, log->sequence);
    wd_free(&allocator, log->segments);
    wd_hash_table_finish(&log->by_content);
    wd_free(&allocator, log);
}

void wd_sync_log_restart(wd_sync_log *log, uint32_t id) {
    assert(log->references == 1);
    log->id = id;
    log->count = 0;
    wd_free(&log->allocator, log->segments);
    log->segments = NULL;
    log->segments_capacity = 0;
    log->open_segment = NO_SEGMENT;
    if (log->groups.count > MAX_KEPT_GROUPS || log->inner.count > MAX_KEPT_GROUPS) {
        drop_groups(log);
        wd_hash_table_finish(&log->by_content);
        wd_hash_table_init(&log->by_content, log->allocator);
        memset(log->recent, 0, sizeof(log->recent));
    }
    for (size_t i = 0; i < log->groups.count; i++) {
        log->groups.items[i].num_positions = 0;
    }
}

static bool is_group(const wd_sync_group *group, const wd_sync_barrier *barriers, uint32_t num_barriers) {
    return group->num_barriers == num_barriers &&
           memcmp(group->barriers, barriers, num_barriers * sizeof(*barriers)) == 0;
}

static wd_status add_group(wd_sync_log *log, bool is_inner, const wd_sync_group *group, uint64_t key) {
    wd_sync_groups *groups = is_inner ? &log->inner : &log->groups;
    const uintptr_t value = 2 * groups->count + is_inner + 1;
    if (!WD_VECTOR_RESERVE(&log->allocator, groups, groups->count + 1) ||
        wd_hash_table_set(&log->by_content, key, (void *)value) != WD_OK) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    groups->items[groups->count++] = *group;
    return WD_OK;
}

static wd_status make_group(wd_sync_log *log, bool is_inner, const wd_sync_barrier *barriers,
                            uint32_t num_barriers, uint64_t key) {
    assert(num_barriers);
    wd_sync_group group = {.num_barriers = num_barriers};
    group.barriers = wd_realloc_array(&log->allocator, NULL, num_barriers, sizeof(*barriers));
    group.pointers = wd_realloc_array(&log->allocator, NULL, num_barriers, sizeof(*group.pointers));
    wd_status status = group.barriers && group.pointers ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    for (uint32_t i = 0; i < num_barriers && status == WD_OK; i++) {
        group.barriers[i] = barriers[i];
        group.pointers[i] = &group.barriers[i];
    }
    status = status == WD_OK ? add_group(log, is_inner, &group, key) : status;
    if (status != WD_OK) {
        free_group(&log->allocator, &group);
    }
    return status;
}

static wd_status find_group(wd_sync_log *log, bool is_inner, const wd_sync_barrier *barriers,
                            uint32_t num_barriers, uint32_t *number) {
    uint64_t key = wd_hash64_bytes(barriers, num_barriers * sizeof(*barriers));
    const wd_sync_group *groups = is_inner ? log->inner.items : log->groups.items;
    for (;; key++) {
        const uintptr_t found = (uintptr_t)wd_hash_table_get(&log->by_content, key);
        if (!found) {
            *number = (uint32_t)(is_inner ? log->inner.count : log->groups.count);
            return make_group(log, is_inner, barriers, num_barriers, key);
        }
        const size_t at = (found - 1) / 2;
        assert(at < ((found - 1) % 2 ? log->inner.count : log->groups.count));
        if ((found - 1) % 2 == is_inner && is_group(&groups[at], barriers, num_barriers)) {
            *number = (uint32_t)at;
            return WD_OK;
        }
    }
}

// find_passed finds the inner group that has the effect of `number` on a state without accesses of the source
// subpass.
static wd_status find_passed(wd_sync_log *log, uint32_t number, uint32_t *passed) {
    assert(number < log->inner.count);
    const uint32_t count = log->inner.items[number].num_barriers;
    wd_sync_barrier *barriers = wd_realloc_array(&log->allocator, NULL, count, sizeof(*barriers));
    if (!barriers) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < count; i++) {
        barriers[i] = log->inner.items[number].barriers[i];
        if (barriers[i].flags & WD_SYNC_BARRIER_FROM_SUBPASS && barriers[i].begin_tag) {
            barriers[i].begin_tag = barriers[i].end_tag = UINT64_MAX;
        }
    }
    wd_status status = find_group(log, true, barriers, count, passed);
    wd_free(&log->allocator, barriers);
    return status;
}

static wd_status make_segment_group(wd_sync_log *log, uint32_t *members, uint32_t num_members, uint64_t key) {
    assert(num_members);
    wd_sync_group group = {.num_members = num_members};
    group.members = wd_realloc_array(&log->allocator, NULL, num_members, sizeof(*members));
    if (!group.members) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(group.members, members, num_members * sizeof(*members));
    wd_status status = add_group(log, false, &group, key);
    if (status != WD_OK) {
        free_group(&log->allocator, &group);
    }
    return status;
}

static wd_status find_members(wd_sync_log *log, uint32_t *members, uint32_t num_members, uint32_t *number) {
    const size_t size = num_members * sizeof(*members);
    uint64_t key = wd_hash64_bytes(members, size);
    for (;; key++) {
        const uintptr_t found = (uintptr_t)wd_hash_table_get(&log->by_content, key);
        if (!found) {
            *number = (uint32_t)log->groups.count;
            return make_segment_group(log, members, num_members, key);
        }
        const wd_sync_group *group = &log->groups.items[(found - 1) / 2];
        if ((found - 1) % 2 == 0 && group->num_members == num_members &&
            memcmp(group->members, members, size) == 0) {
            *number = (uint32_t)((found - 1) / 2);
            return WD_OK;
        }
    }
}

// find_segment_group finds the group of a segment with these inner groups, and adds it if needed.
static wd_status find_segment_group(wd_sync_log *log, const uint32_t *entries, uint32_t count,
                                    uint32_t *number) {
    assert(count && entries[0] < log->inner.count);
    uint32_t *members = wd_realloc_array(&log->allocator, NULL, count, sizeof(*members));
    wd_status status = members ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    const bool has_entrance =
        !(log->inner.items[entries[0]].barriers[0].flags & WD_SYNC_BARRIER_FROM_SUBPASS);
    for (uint32_t i = 0; i < count && status == WD_OK; i++) {
        members[i] = entries[i];
        status = has_entrance ? find_passed(log, entries[i], &members[i]) : WD_OK;
    }
    status = status == WD_OK ? find_members(log, members, count, number) : status;
    wd_free(&log->allocator, members);
    return status;
}

// find_recent is find_group with a cache of the last few groups, which a loop of commands uses in turn.
__attribute__((noinline)) static wd_status find_recent(wd_sync_log *log, const wd_sync_barrier *barriers,
                                                       uint32_t num_barriers, uint32_t *number) {
    for (uint32_t i = 0; i < WD_SYNC_LOG_RECENT && log->recent[i]; i++) {
        assert(log->recent[i] <= log->groups.count);
        if (is_group(&log->groups.items[log->recent[i] - 1], barriers, num_barriers)) {
            *number = log->recent[i] - 1;
            return WD_OK;
        }
    }
    wd_status status = find_group(log, false, barriers, num_barriers, number);
    if (status == WD_OK) {
        log->recent[log->next_recent++ % WD_SYNC_LOG_RECENT] = *number + 1;
    }
    return status;
}

static bool reserve_position(const wd_sync_log *log, wd_sync_group *group) {
    return group->num_positions < group->capacity ||
           wd_array_reserve(&log->allocator, (void **)&group->positions, &group->capacity,
                            group->num_positions + (size_t)1, sizeof(*group->positions));
}

// reserve_entry reserves memory for another entry.
static bool reserve_entry(wd_sync_log *log) {
    return log->count < UINT32_MAX - 1 &&
           (log->count < log->capacity ||
            wd_array_reserve(&log->allocator, (void **)&log->sequence, &log->capacity, log->count + 1,
                             sizeof(*log->sequence)));
}

static bool reserve_segment_entry(wd_sync_log *log) {
    const bool is_first = !log->segments;
    if (!wd_array_reserve(&log->allocator, (void **)&log->segments, &log->segments_capacity, log->count + 1,
                          sizeof(*log->segments))) {
        return false;
    }
    for (size_t i = 0; is_first && i < log->count; i++) {
        log->segments[i] = (wd_sync_segment_entry){NO_SEGMENT, 0};
    }
    return true;
}

// append_in_segment appends a barrier command to the open segment, or opens a segment. It ends the segment if
// needed.
__attribute__((noinline)) static wd_status
append_in_segment(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers) {
    uint32_t number, segment_group, flags = 0;
    for (uint32_t i = 0; i < num_barriers; i++) {
        flags |= barriers[i].flags;
    }
    wd_status status = find_group(log, true, barriers, num_barriers, &number);
    if (status != WD_OK || !reserve_entry(log) || !reserve_segment_entry(log)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t begin = log->open_segment != NO_SEGMENT ? log->open_segment : (uint32_t)log->count;
    assert(begin <= log->count);
    const bool ends = flags & WD_SYNC_BARRIER_ENDS_SUBPASS && !(flags & WD_SYNC_BARRIER_IN_SUBPASS);
    log->sequence[log->count] = number;
    log->segments[log->count] = (wd_sync_segment_entry){begin, 0};
    if (ends) {
        status =
            find_segment_group(log, log->sequence + begin, (uint32_t)log->count + 1 - begin, &segment_group);
        if (status != WD_OK || !reserve_position(log, &log->groups.items[segment_group])) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        log->groups.items[segment_group].positions[log->groups.items[segment_group].num_positions++] = begin;
        log->segments[begin].segment_group = segment_group + 1;
    }
    log->count++;
    log->open_segment = ends ? NO_SEGMENT : begin;
    assert(wd_sync_log_validate_end(log));
    return WD_OK;
}

// find_at_hint is find_recent with a hint, which is valid if the barriers were appended to this log before.
static wd_status find_at_hint(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                              wd_sync_barrier_hint *hint, uint32_t *number) {
    if (hint && hint->log == log->id) {
        *number = hint->group;
        return WD_OK;
    }
    wd_status status = find_recent(log, barriers, num_barriers, number);
    if (hint && status == WD_OK) {
        *hint = (wd_sync_barrier_hint){log->id, *number};
    }
    return status;
}

wd_status wd_sync_log_append(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                             wd_sync_barrier_hint *hint) {
    assert(num_barriers);
    uint32_t number;
    if (barriers[0].flags & ~(uint32_t)WD_SYNC_BARRIER_SEMAPHORE || log->open_segment != NO_SEGMENT) {
        return append_in_segment(log, barriers, num_barriers);
    }
    wd_status status = find_at_hint(log, barriers, num_barriers, hint, &number);
    if (status != WD_OK) {
        return status;
    }
    wd_sync_group *group = &log->groups.items[number];
    assert(number < log->groups.count && group->barriers);
    assert(!group->num_positions || group->positions[group->num_positions - 1] < log->count);
    if (!reserve_entry(log) || !reserve_position(log, group) ||
        (log->segments && !reserve_segment_entry(log))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (log->segments) {
        log->segments[log->count] = (wd_sync_segment_entry){NO_SEGMENT, 0};
    }
    group->positions[group->num_positions++] = (uint32_t)log->count;
    log->sequence[log->count++] = number;
    assert(wd_sync_log_validate_end(log));
    return WD_OK;
}

// count_positions returns how many positions of the group are below `end`.
static uint32_t count_positions(const wd_sync_group *group, size_t end) {
    size_t low = 0, high = group->num_positions;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (group->positions[middle] < end) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return (uint32_t)low;
}

// broken_segment returns the first entry of a segment that the first `count` entries contain only partially,
// or `count`.
static size_t broken_segment(const wd_sync_log *log, size_t count) {
    assert(count <= log->count);
    if (!log->segments || !count || log->segments[count - 1].begin == NO_SEGMENT) {
        return count;
    }
    const uint32_t begin = log->segments[count - 1].begin, segment_group = log->segments[begin].segment_group;
    return segment_group && begin + log->groups.items[segment_group - 1].num_members <= count ? count : begin;
}

static wd_status fork_group(wd_sync_log *fork, const wd_sync_group *group, size_t count) {
    uint32_t number;
    wd_status status = group->barriers
                           ? find_group(fork, false, group->barriers, group->num_barriers, &number)
                           : find_members(fork, group->members, group->num_members, &number);
    if (status != WD_OK) {
        return status;
    }
    wd_sync_group *made = &fork->groups.items[number];
    assert(number < fork->groups.count);
    const uint32_t num_positions = count_positions(group, count);
    if (num_positions && !wd_array_reserve(&fork->allocator, (void **)&made->positions, &made->capacity,
                                           num_positions, sizeof(*made->positions))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (num_positions) {
        memcpy(made->positions, group->positions, num_positions * sizeof(*made->positions));
    }
    made->num_positions = num_positions;
    return WD_OK;
}

static wd_status fork_entries(wd_sync_log *fork, const wd_sync_log *log, size_t count, size_t broken) {
    if (!wd_array_reserve(&fork->allocator, (void **)&fork->sequence, &fork->capacity, count,
                          sizeof(*fork->sequence))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(fork->sequence, log->sequence, count * sizeof(*fork->sequence));
    assert(broken <= count);
    fork->count = count;
    if (!log->segments) {
        return WD_OK;
    }
    if (!wd_array_reserve(&fork->allocator, (void **)&fork->segments, &fork->segments_capacity, count,
                          sizeof(*fork->segments))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(fork->segments, log->segments, count * sizeof(*fork->segments));
    if (broken < count) {
        fork->segments[broken].segment_group = 0;
        fork->open_segment = (uint32_t)broken;
    }
    return WD_OK;
}

wd_status wd_sync_log_fork(const wd_sync_log *log, size_t count, uint32_t id, wd_sync_log **fork) {
    wd_sync_log *made = NULL;
    wd_status status = wd_sync_log_create(log->allocator, id, &made);
    const size_t broken = broken_segment(log, count);
    for (size_t i = 0; status == WD_OK && i < log->inner.count; i++) {
        uint32_t number;
        status =
            find_group(made, true, log->inner.items[i].barriers, log->inner.items[i].num_barriers, &number);
    }
    for (size_t i = 0; status == WD_OK && i < log->groups.count; i++) {
        // In order, so that the numbers stay the same. A group at the first entry of the broken segment is
        // left out.
        status = fork_group(made, &log->groups.items[i], broken);
    }
    if (status == WD_OK && count) {
        status = fork_entries(made, log, count, broken);
    }
    if (status == WD_OK) {
        assert(wd_sync_log_validate_end(made) && made->count == count);
        *fork = made;
    } else {
        wd_sync_log_release(made);
    }
    return status;
}

static bool apply(wd_sync_log *log, uint32_t number, wd_sync_state *state) {
    assert(number < log->groups.count && log->groups.items[number].barriers);
    wd_sync_group *group = &log->groups.items[number];
    if (group->no_effect_run == log->run) {
        return false;
    }
    if (wd_sync_state_barriers(state, group->pointers, group->num_barriers)) {
        log->run++; // Groups without effect may have one now.
        // A second application of a single barrier has no effect. Several barriers may see each other's
        // effects, and a semaphore also removes effects.
        group->no_effect_run = group->num_barriers == 1 && !group->barriers[0].flags ? log->run : 0;
        return true;
    }
    group->no_effect_run = log->run;
    return false;
}

// apply_member applies an entry of a segment. Its effect depends on the earlier entries of the segment.
static bool apply_member(wd_sync_log *log, uint32_t number, wd_sync_state *state) {
    assert(number < log->inner.count);
    const wd_sync_group *group = &log->inner.items[number];
    const bool changed = wd_sync_state_barriers(state, group->pointers, group->num_barriers);
    log->run += changed;
    return changed;
}

static bool apply_segment_group(wd_sync_log *log, wd_sync_group *segment_group, wd_sync_state *state) {
    if (segment_group->no_effect_run == log->run) {
        return false;
    }
    bool changed = false;
    for (uint32_t i = 0; i < segment_group->num_members; i++) {
        changed |= apply_member(log, segment_group->members[i], state);
    }
    segment_group->no_effect_run = changed ? 0 : log->run;
    return changed;
}

// apply_at applies the entry at a position, or the entire segment that begins there, and advances the
// position. The log must have segments.
static bool apply_at(wd_sync_log *log, size_t *position, size_t end, wd_sync_state *state) {
    const size_t at = *position;
    assert(at < end && end <= log->count);
    const wd_sync_segment_entry in = log->segments[at];
    if (in.begin == at && in.segment_group &&
        at + log->groups.items[in.segment_group - 1].num_members <= end) {
        *position += log->groups.items[in.segment_group - 1].num_members;
        return apply_segment_group(log, &log->groups.items[in.segment_group - 1], state);
    }
    *position = at + 1;
    return in.begin == NO_SEGMENT ? apply(log, log->sequence[at], state)
                                  : apply_member(log, log->sequence[at], state);
}

// next_position returns the first position of the group from `from` on, or `end` if there is none before
// `end`.
static size_t next_position(const wd_sync_group *group, size_t from, size_t end) {
    const uint32_t next = count_positions(group, from);
    return next < group->num_positions && group->positions[next] < end ? group->positions[next] : end;
}

// is_inside returns whether the position is inside a segment, so that the run must not skip entries.
static bool is_inside(const wd_sync_log *log, size_t position) {
    return log->segments[position].begin < position;
}

static size_t next_effect(const wd_sync_log *log, size_t from, size_t end) {
    size_t next = end;
    for (size_t i = 0; i < log->groups.count; i++) {
        if (log->groups.items[i].no_effect_run != log->run) {
            next = next_position(&log->groups.items[i], from, next);
        }
    }
    return next;
}

// run_segments is wd_sync_log_run for a log with segments.
static void run_segments(wd_sync_log *log, wd_sync_state *state, size_t end) {
    const size_t walk_length = WALK_LENGTH + 2 * log->groups.count;
    size_t position = state->position, walked = 0;
    const bool can_jump = log->groups.count <= MAX_JUMP_GROUPS;
    const size_t unbroken_end = broken_segment(log, end);
    while (position < end) {
        if (apply_at(log, &position, end, state)) {
            walked = 0;
        }
        if (++walked >= walk_length && can_jump && position < unbroken_end && !is_inside(log, position)) {
            position = next_effect(log, position, unbroken_end);
        }
    }
}

// has_one_barrier returns whether all entries are the same single barrier, which needs to be applied only
// once.
static bool has_one_barrier(const wd_sync_log *log) {
    return log->groups.count == 1 && log->groups.items[0].num_barriers == 1 &&
           !log->groups.items[0].barriers[0].flags && !log->segments;
}

void wd_sync_log_run(wd_sync_log *log, wd_sync_state *state, size_t end) {
    assert(end <= log->count);
    if (has_one_barrier(log) && state->position < end) {
        wd_sync_state_barriers(state, log->groups.items[0].pointers, 1);
        state->position = (uint32_t)end;
        return;
    }
    const size_t walk_length = WALK_LENGTH + 2 * log->groups.count;
    size_t position = state->position, walked = 0;
    log->run++;
    if (log->segments) {
        run_segments(log, state, end);
        position = end;
    }
    const bool can_jump = log->groups.count <= MAX_JUMP_GROUPS;
    size_t num_without_effect = 0;
    while (position < end && num_without_effect < log->groups.count) {
        const wd_sync_group *group = &log->groups.items[log->sequence[position]];
        const bool was_without_effect = group->no_effect_run == log->run;
        if (apply(log, log->sequence[position++], state)) {
            walked = 0;
            num_without_effect = group->no_effect_run == log->run;
        } else {
            num_without_effect += !was_without_effect;
        }
        if (++walked >= walk_length && can_jump) {
            position = next_effect(log, position, end);
        }
    }
    state->position = (uint32_t)end;
}

// --- Invariants

bool wd_sync_log_validate_end(const wd_sync_log *log) {
    const bool is_in_segment =
        log->segments && log->count && log->segments[log->count - 1].begin != NO_SEGMENT;
    const size_t num_groups = is_in_segment ? log->inner.count : log->groups.count;
    return log->references && log->count <= log->capacity &&
           (!log->segments || log->count <= log->segments_capacity) &&
           (log->open_segment == NO_SEGMENT || (log->segments && log->open_segment < log->count)) &&
           (!log->count || log->sequence[log->count - 1] < num_groups);
}
