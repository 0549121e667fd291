// The log of a context's global barriers. States name the position up to which they have it in them.
//
// Contexts that are copies of each other share a log as far as it goes; one that appends where another one has already
// appended gets a log of its own. Barrier commands with equal barriers are one group of the log, and the log knows all
// positions of a group: games repeat a few barriers for ever, and a state on which a group changes nothing skips all of
// its repetitions.
//
// The entries of a render pass instance, from the first barrier that is limited to a subpass to the one that leaves the last
// subpass, are a segment: what they order in between is gone behind it. Who passes a whole segment applies it as one group,
// for what of it lasts is all that counts. Where it begins with what leads into the first subpass, no access of the subpasses
// themselves is among what he has: instances of one render pass are equal groups, although each has tags of its own.
#ifndef WARDEN_VK_SYNCVAL_SYNC_LOG_H
#define WARDEN_VK_SYNCVAL_SYNC_LOG_H

#include "vk/syncval/sync_state.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_sync_group {
    wd_sync_barrier *barriers;        // NULL: a segment's.
    const wd_sync_barrier **pointers; // To each of `barriers`.
    uint32_t *members;                // Of a segment: inner groups, in order.
    uint32_t *positions;              // In the sequence, ascending. Inner groups have none.
    size_t capacity;
    uint32_t num_barriers;
    uint32_t num_members;
    uint32_t num_positions;
    uint32_t flags;         // Of all its barriers.
    uint64_t no_effect_run; // The run in which it changed nothing; see wd_sync_log_run.
} wd_sync_group;

// wd_sync_segment_entry says of an entry which segment it is in.
typedef struct wd_sync_segment_entry {
    uint32_t begin; // Its first entry; UINT32_MAX: none.
    uint32_t whole; // Where it begins: number + 1 of the group of the whole segment. 0: it is open.
} wd_sync_segment_entry;

enum { WD_SYNC_LOG_RECENT = 4 };

typedef struct wd_sync_log {
    wd_allocator allocator;
    uint32_t references;
    uint32_t id;        // Unique in the pool.
    uint32_t *sequence; // A group number for each barrier command; in segments that of an inner one.
    size_t count;
    size_t capacity;
    wd_sync_segment_entry *segments; // For each entry; NULL: there is no segment yet.
    size_t segments_capacity;
    uint32_t open_segment; // UINT32_MAX: none.
    wd_sync_group *groups;
    size_t num_groups;
    size_t group_capacity;
    wd_sync_group *inner; // Barrier commands in segments.
    size_t num_inner;
    size_t inner_capacity;
    wd_hash_table by_content; // -> twice the group's number, 1 more for inner ones, + 1 as a pointer.
    uint32_t recent[WD_SYNC_LOG_RECENT]; // Groups appended last, to spare looking them up: number + 1.
    uint32_t next_recent;
    uint64_t run;
} wd_sync_log;

wd_status wd_sync_log_create(wd_allocator allocator, uint32_t id, wd_sync_log **log);
void wd_sync_log_release(wd_sync_log *log);

// wd_sync_log_restart empties a log that has one reference, for another use as log `id`. It keeps the memory, and the groups while
// they are few: the next barriers will mostly be the same.
void wd_sync_log_restart(wd_sync_log *log, uint32_t id);

// wd_sync_log_fork makes a log with the first `count` entries of `log`.
wd_status wd_sync_log_fork(const wd_sync_log *log, size_t count, uint32_t id, wd_sync_log **fork);

// wd_sync_log_append adds a command's global barriers, at least one. `spot` is theirs, or NULL.
wd_status wd_sync_log_append(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                             wd_sync_barrier_hint *hint);

// wd_sync_log_sole_barrier returns the barrier, without flags, that each of the entries [begin, end) is: a state that has it once has
// them all. NULL: there is not one, or too much to look at. There are entries.
static inline const wd_sync_barrier *wd_sync_log_sole_barrier(const wd_sync_log *log, size_t begin,
                                                              size_t end) {
    enum { MOST_ENTRIES = 8 };
    if (log->segments || (log->num_groups > 1 && end - begin > MOST_ENTRIES)) {
        return NULL;
    }
    const uint32_t number = log->sequence[begin];
    for (size_t i = begin + 1; log->num_groups > 1 && i < end; i++) {
        if (log->sequence[i] != number) {
            return NULL;
        }
    }
    const wd_sync_group *group = &log->groups[number];
    return group->num_barriers == 1 && !group->barriers->flags ? group->barriers : NULL;
}

// wd_sync_log_run applies the entries from the state's position up to `end` to it.
void wd_sync_log_run(wd_sync_log *log, wd_sync_state *state, size_t end);

#ifdef __cplusplus
}
#endif
#endif
