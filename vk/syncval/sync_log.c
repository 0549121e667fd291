#include "vk/syncval/sync_log.h"

#include <string.h>

#include "vk/util/hash128.h"

enum {
    // How many entries a run looks at one by one before it asks each group for its next position: so many, and as
    // many more as there are groups to ask.
    WALK_LENGTH = 8,
    // With more groups than this asking all of them is no better than walking.
    MAX_JUMP_GROUPS = 512,
    // With more groups than this a log that starts again starts without any.
    MAX_KEPT_GROUPS = 8,
};

wd_status wd_sync_log_create(wd_allocator allocator, uint32_t id, wd_sync_log **log) {
    wd_sync_log *made = wd_alloc_zero(&allocator, 1, sizeof(*made));
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    made->references = 1;
    made->id = id;
    wd_hash_table_init(&made->by_content, allocator);
    *log = made;
    return WD_OK;
}

static void free_group(const wd_allocator *allocator, wd_sync_group *group) {
    wd_free(allocator, group->barriers);
    wd_free(allocator, group->pointers);
    wd_free(allocator, group->positions);
}

static void drop_groups(wd_sync_log *log) {
    for (size_t i = 0; i < log->num_groups; i++) {
        free_group(&log->allocator, &log->groups[i]);
    }
    log->num_groups = 0;
}

void wd_sync_log_release(wd_sync_log *log) {
    if (!log || --log->references) {
        return;
    }
    drop_groups(log);
    wd_allocator allocator = log->allocator;
    wd_free(&allocator, log->groups);
    wd_free(&allocator, log->sequence);
    wd_hash_table_finish(&log->by_content);
    wd_free(&allocator, log);
}

void wd_sync_log_restart(wd_sync_log *log, uint32_t id) {
    log->id = id;
    log->count = 0;
    if (log->num_groups > MAX_KEPT_GROUPS) {
        drop_groups(log);
        wd_hash_table_finish(&log->by_content);
        wd_hash_table_init(&log->by_content, log->allocator);
        memset(log->recent, 0, sizeof(log->recent));
    }
    for (size_t i = 0; i < log->num_groups; i++) {
        log->groups[i].num_positions = 0;
    }
}

static bool is_group(const wd_sync_group *group, const wd_sync_barrier *barriers, uint32_t num_barriers) {
    return group->num_barriers == num_barriers &&
           memcmp(group->barriers, barriers, num_barriers * sizeof(*barriers)) == 0;
}

static wd_status add_group(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                           uint64_t key) {
    if (!wd_array_reserve(&log->allocator, (void **)&log->groups, &log->group_capacity, log->num_groups + 1,
                          sizeof(*log->groups))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_sync_group group = {.num_barriers = num_barriers};
    group.barriers = wd_realloc_array(&log->allocator, NULL, num_barriers, sizeof(*barriers));
    group.pointers = wd_realloc_array(&log->allocator, NULL, num_barriers, sizeof(*group.pointers));
    if (!group.barriers || !group.pointers ||
        wd_hash_table_set(&log->by_content, key, (void *)(uintptr_t)(log->num_groups + 1)) != WD_OK) {
        free_group(&log->allocator, &group);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(group.barriers, barriers, num_barriers * sizeof(*barriers));
    for (uint32_t i = 0; i < num_barriers; i++) {
        group.pointers[i] = &group.barriers[i];
    }
    log->groups[log->num_groups++] = group;
    return WD_OK;
}

static wd_status find_group(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                            uint32_t *number) {
    uint64_t key = wd_hash64_bytes(barriers, num_barriers * sizeof(*barriers));
    for (;; key++) {
        const uintptr_t found = (uintptr_t)wd_hash_table_get(&log->by_content, key);
        if (!found) {
            *number = (uint32_t)log->num_groups;
            return add_group(log, barriers, num_barriers, key);
        }
        if (is_group(&log->groups[found - 1], barriers, num_barriers)) {
            *number = (uint32_t)(found - 1);
            return WD_OK;
        }
    }
}

// find_recent is find_group for the few barriers that a loop of commands takes turns with. A group that is not there comes in.
static wd_status find_recent(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                             uint32_t *number) {
    for (uint32_t i = 0; i < WD_SYNC_LOG_RECENT && log->recent[i]; i++) {
        if (is_group(&log->groups[log->recent[i] - 1], barriers, num_barriers)) {
            *number = log->recent[i] - 1;
            return WD_OK;
        }
    }
    wd_status status = find_group(log, barriers, num_barriers, number);
    if (status == WD_OK) {
        log->recent[log->next_recent++ % WD_SYNC_LOG_RECENT] = *number + 1;
    }
    return status;
}

wd_status wd_sync_log_append(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers) {
    uint32_t number;
    wd_status status = find_recent(log, barriers, num_barriers, &number);
    if (status != WD_OK) {
        return status;
    }
    wd_sync_group *group = &log->groups[number];
    if (log->count == UINT32_MAX ||
        (group->num_positions == group->capacity &&
         !wd_array_reserve(&log->allocator, (void **)&group->positions, &group->capacity,
                           group->num_positions + (size_t)1, sizeof(*group->positions))) ||
        (log->count == log->capacity &&
         !wd_array_reserve(&log->allocator, (void **)&log->sequence, &log->capacity, log->count + 1,
                           sizeof(*log->sequence)))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    group->positions[group->num_positions++] = (uint32_t)log->count;
    log->sequence[log->count++] = number;
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

static wd_status fork_group(wd_sync_log *fork, const wd_sync_group *group, size_t count) {
    uint32_t number;
    wd_status status = find_group(fork, group->barriers, group->num_barriers, &number);
    if (status != WD_OK) {
        return status;
    }
    wd_sync_group *made = &fork->groups[number];
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

wd_status wd_sync_log_fork(const wd_sync_log *log, size_t count, uint32_t id, wd_sync_log **fork) {
    wd_sync_log *made = NULL;
    wd_status status = wd_sync_log_create(log->allocator, id, &made);
    for (size_t i = 0; status == WD_OK && i < log->num_groups; i++) {
        status = fork_group(made, &log->groups[i], count); // In order: the numbers stay.
    }
    if (status == WD_OK && count) {
        if (wd_array_reserve(&made->allocator, (void **)&made->sequence, &made->capacity, count,
                             sizeof(*made->sequence))) {
            memcpy(made->sequence, log->sequence, count * sizeof(*made->sequence));
            made->count = count;
        } else {
            status = WD_ERROR_OUT_OF_MEMORY;
        }
    }
    if (status == WD_OK) {
        *fork = made;
    } else {
        wd_sync_log_release(made);
    }
    return status;
}

static bool apply(wd_sync_log *log, uint32_t number, wd_sync_state *state) {
    wd_sync_group *group = &log->groups[number];
    if (group->idle_in == log->run) {
        return false;
    }
    if (wd_sync_state_barriers(state, group->pointers, group->num_barriers)) {
        log->run++; // What was idle before may not be now.
        // A single barrier sees nothing new in what it did itself; several could see what the others did, and one that hands
        // over takes away.
        group->idle_in = group->num_barriers == 1 && !group->barriers[0].hand_over ? log->run : 0;
        return true;
    }
    group->idle_in = log->run;
    return false;
}

// next_position returns the first position of the group at `from` or later; `end` where there is none before it.
static size_t next_position(const wd_sync_group *group, size_t from, size_t end) {
    const uint32_t next = count_positions(group, from);
    return next < group->num_positions && group->positions[next] < end ? group->positions[next] : end;
}

static size_t jump(const wd_sync_log *log, size_t from, size_t end) {
    size_t next = end;
    for (size_t i = 0; i < log->num_groups; i++) {
        if (log->groups[i].idle_in != log->run) {
            next = next_position(&log->groups[i], from, next);
        }
    }
    return next;
}

void wd_sync_log_run(wd_sync_log *log, wd_sync_state *state, size_t end) {
    const size_t walk_length = WALK_LENGTH + 2 * log->num_groups;
    size_t position = state->position, walked = 0;
    log->run++;
    const bool can_jump = log->num_groups <= MAX_JUMP_GROUPS;
    while (position < end) {
        if (apply(log, log->sequence[position++], state)) {
            walked = 0;
        }
        if (++walked >= walk_length && can_jump) {
            position = jump(log, position, end);
        }
    }
    state->position = (uint32_t)end;
}
