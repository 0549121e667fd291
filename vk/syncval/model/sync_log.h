// The log of a context's global barriers. Each state stores the position up to which the log is applied to
// it.
//
// Copies of a context share a log. A context that appends after another context has appended gets its own
// log. Barrier commands with equal barriers are one group, and the log knows all positions of a group. Games
// repeat a few barriers many times, and a state that a group does not change skips all repetitions of the
// group.
//
// The entries of a render pass instance are a segment: from the first barrier that is limited to a subpass to
// the barrier that ends the last subpass. Limited effects end with the segment, so a state that passes an
// entire segment applies it as one group that contains only the lasting effects. If a segment begins with a
// barrier that leads into the first subpass, no access of its subpasses is in a state that passes it. Then
// instances of the same render pass are equal groups, although their tags differ.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_LOG_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_LOG_H

#include "vk/syncval/model/sync_state.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_sync_group {
    wd_sync_barrier *barriers;        // NULL: the group of a segment.
    const wd_sync_barrier **pointers; // To each element of `barriers`.
    uint32_t *members;                // Of a segment: inner groups, in order.
    uint32_t *positions;              // In the sequence, ascending. Inner groups have none.
    size_t capacity;
    uint32_t num_barriers;
    uint32_t num_members;
    uint32_t num_positions;
    uint32_t flags;         // Of all barriers of the group.
    uint64_t no_effect_run; // The run in which the group changed nothing; see wd_sync_log_run.
} wd_sync_group;

typedef WD_VECTOR(wd_sync_group) wd_sync_groups;

// wd_sync_segment_entry gives the segment of a log entry.
typedef struct wd_sync_segment_entry {
    uint32_t begin; // The first entry of the segment. UINT32_MAX: no segment.
    // In the first entry: number + 1 of the segment's group. 0: the segment is not finished.
    uint32_t segment_group;
} wd_sync_segment_entry;

enum { WD_SYNC_LOG_RECENT = 4 };

typedef struct wd_sync_log {
    wd_allocator allocator;
    uint32_t references;
    uint32_t id; // Unique in the pool.
    // A group number for each barrier command; inside segments the number of an inner group.
    uint32_t *sequence;
    size_t count;
    size_t capacity;
    wd_sync_segment_entry *segments; // One for each log entry. NULL: the log has no segment.
    size_t segments_capacity;
    uint32_t open_segment; // UINT32_MAX: none.
    wd_sync_groups groups;
    wd_sync_groups inner;                // Barrier commands in segments.
    wd_hash_table by_content;            // Group number * 2 + 1, or + 2 for inner groups, as a pointer.
    uint32_t recent[WD_SYNC_LOG_RECENT]; // Number + 1 of the groups appended last, to avoid a lookup.
    uint32_t next_recent;
    uint64_t run;
} wd_sync_log;

wd_status wd_sync_log_create(wd_allocator allocator, uint32_t id, wd_sync_log **log);
void wd_sync_log_release(wd_sync_log *log);

// wd_sync_log_restart empties a log with one reference and gives it a new id. It keeps the memory, and the
// groups if they are few, because the next barriers are probably the same.
void wd_sync_log_restart(wd_sync_log *log, uint32_t id);

// wd_sync_log_fork creates a log with the first `count` entries of `log`.
wd_status wd_sync_log_fork(const wd_sync_log *log, size_t count, uint32_t id, wd_sync_log **fork);

// wd_sync_log_append appends the global barriers of a command, at least one. `hint` belongs to them, or is
// NULL.
wd_status wd_sync_log_append(wd_sync_log *log, const wd_sync_barrier *barriers, uint32_t num_barriers,
                             wd_sync_barrier_hint *hint);

// wd_sync_log_sole_barrier returns a barrier without flags if all entries [begin, end), at least one, consist
// of that barrier. To apply it once is then enough. It returns NULL if they differ, or if there are too many
// to compare.
static inline const wd_sync_barrier *wd_sync_log_sole_barrier(const wd_sync_log *log, size_t begin,
                                                              size_t end) {
    enum { MOST_ENTRIES = 8 };
    if (log->segments || (log->groups.count > 1 && end - begin > MOST_ENTRIES)) {
        return NULL;
    }
    const uint32_t number = log->sequence[begin];
    for (size_t i = begin + 1; log->groups.count > 1 && i < end; i++) {
        if (log->sequence[i] != number) {
            return NULL;
        }
    }
    const wd_sync_group *group = &log->groups.items[number];
    return group->num_barriers == 1 && !group->barriers->flags ? group->barriers : NULL;
}

// wd_sync_log_run applies the entries from the position of the state up to `end`.
void wd_sync_log_run(wd_sync_log *log, wd_sync_state *state, size_t end);

// wd_sync_log_validate_end checks the counts, the open segment and the last entry. Builds without NDEBUG call it after
// each change.
bool wd_sync_log_validate_end(const wd_sync_log *log);

#ifdef __cplusplus
}
#endif
#endif
