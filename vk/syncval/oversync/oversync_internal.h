// The internals of the over-synchronization tracker: states of memory, and the credits that accesses give.
#ifndef WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_INTERNAL_H
#define WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_INTERNAL_H

#include "vk/syncval/model/sync_state.h"
#include "vk/syncval/oversync/oversync.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_OVERSYNC_MAX_SUBJECTS = 24,        // The write and the reads of a state.
    WD_OVERSYNC_MAX_ENTRIES = 1024,       // The barriers of a state on which later accesses may rely.
    WD_OVERSYNC_MAX_SEMAPHORE_WAITS = 16, // Two for each semaphore.
    WD_OVERSYNC_DIRECT = 0xffff, // Parent of an entry: the barrier's first scope includes the subject.
    WD_OVERSYNC_OWN_TRANSITION =
        0xfffe, // Parent of an entry: the subject is the barrier's layout transition.
};

// wd_oversync_entry is a barrier that follows an access.
typedef struct wd_oversync_entry {
    wd_oversync_record *record;
    uint64_t serial; // Of the command: barriers of one command do not see each other.
    uint16_t subject;
    uint16_t parent; // The entry before it in the chain.
    bool is_certain;
} wd_oversync_entry;

// wd_oversync_subject is an earlier access with which later accesses are compared.
typedef struct wd_oversync_subject {
    wd_sync_access access;
    wd_sync_mask usages; // The second scopes of entries that are certain.
    uint64_t stages;
    // A read that a later read hides. It only matters because accesses after it need not be compared with the
    // write.
    bool only_covers_write;
} wd_oversync_subject;

typedef struct wd_oversync_state {
    WD_VECTOR(wd_oversync_subject) subjects; // The write, if there is one, then the reads.
    WD_VECTOR(wd_oversync_entry) entries;
    size_t position; // The number of steps of the tracker that are applied.
    uint64_t serial; // Of the write; 0: none.
    bool has_write;
    bool is_marked;
} wd_oversync_state;

// wd_oversync_step is a command with global barriers.
typedef struct wd_oversync_step {
    wd_oversync_record **records;
    size_t num_records;
    uint64_t serial;
    uint32_t group; // Commands that have the same effect on a state have the same group.
} wd_oversync_step;

typedef struct wd_oversync_group {
    wd_oversync_record *const *records; // Of the first step of the group.
    size_t num_records;
    uint64_t no_effect_run; // The run in which the group changed nothing.
} wd_oversync_group;

typedef struct wd_oversync_semaphore_wait {
    uint64_t serial;
    wd_oversync_source source;
    wd_oversync_state *state; // Of a write or of a read: the wait covers unknown accesses of both kinds.
} wd_oversync_semaphore_wait;

struct wd_oversync_tracker {
    wd_allocator allocator;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    WD_VECTOR(wd_oversync_state *) states; // By number. Number 0 is not used.
    size_t num_alive, collect_at;
    size_t first_free; // All lower numbers are in use.
    WD_VECTOR(wd_oversync_step) steps;
    WD_VECTOR(wd_oversync_group) groups;
    wd_oversync_semaphore_wait semaphore_waits[WD_OVERSYNC_MAX_SEMAPHORE_WAITS];
    size_t num_semaphore_waits;
    uint64_t serial; // Of the last command.
    uint64_t run;    // Of wd_oversync_catch_up.
    uint64_t unknown_stages;
    uint64_t read_stages, read_serial; // Of wd_oversync_read_unknown.
    uint64_t barrier_serial;           // Of the last barrier.
    bool failed;
};

// wd_oversync_fail handles a failed allocation: all records held now count as needed.
void wd_oversync_fail(wd_oversync_tracker *oversync);

// wd_oversync_store assigns state `number` to a range.
void wd_oversync_store(wd_oversync_tracker *oversync, wd_sync_space space, wd_range range, uint32_t number);
// wd_oversync_collect_if_due frees the states that no range uses, if enough were created since the last
// collection.
void wd_oversync_collect_if_due(wd_oversync_tracker *oversync);

// States. Functions that create something return NULL or 0 if an allocation fails.
wd_oversync_state *wd_oversync_new_state(wd_oversync_tracker *oversync);
wd_oversync_state *wd_oversync_copy_state(wd_oversync_tracker *oversync, const wd_oversync_state *from);
void wd_oversync_free_state(wd_oversync_tracker *oversync, wd_oversync_state *of);
// wd_oversync_number_state assigns a number to a state. If an allocation fails, it frees the state.
uint32_t wd_oversync_number_state(wd_oversync_tracker *oversync, wd_oversync_state *made);
wd_oversync_subject *wd_oversync_add_subject(wd_oversync_tracker *oversync, wd_oversync_state *to,
                                             const wd_sync_access *access);
void wd_oversync_add_entry(wd_oversync_tracker *oversync, wd_oversync_state *to,
                           const wd_oversync_entry *added);
bool wd_oversync_is_write(const wd_oversync_state *of, size_t index);

// wd_oversync_apply_record applies a barrier. It returns whether the state changed.
bool wd_oversync_apply_record(wd_oversync_tracker *oversync, wd_oversync_state *to,
                              wd_oversync_record *record, uint64_t serial);
// wd_oversync_catch_up applies the global barriers that the state does not include yet.
void wd_oversync_catch_up(wd_oversync_tracker *oversync, wd_oversync_state *of);

// wd_oversync_credit_path credits the chain that ends at an entry; it prefers the stage `preferred`.
void wd_oversync_credit_path(const wd_oversync_state *of, size_t number, uint64_t preferred);
// wd_oversync_credit_access credits the barriers on which `access` relies.
void wd_oversync_credit_access(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_covering_reads credits the barriers between `access` and a read that covers the write.
void wd_oversync_credit_covering_reads(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_all_covering_reads does so for all reads, because it is unknown which of them cover the
// write.
void wd_oversync_credit_all_covering_reads(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_transition credits the accesses that the barrier of a transition covers.
void wd_oversync_credit_transition(const wd_oversync_state *of, wd_oversync_record *record, uint64_t serial);

// wd_oversync_credit_semaphore_waits credits barriers after semaphore waits since the last write (`of` is
// NULL: the range has no access), because the accesses before the semaphore may include the range.
void wd_oversync_credit_semaphore_waits(wd_oversync_tracker *oversync, const wd_oversync_state *of,
                                        const wd_sync_access *access);
// wd_oversync_apply_to_semaphore_waits applies a barrier on ranges to the semaphore waits. The accesses
// before a semaphore may be in other ranges, so the effect is not certain.
void wd_oversync_apply_to_semaphore_waits(wd_oversync_tracker *oversync, wd_oversync_record *record);

#ifdef __cplusplus
}
#endif
#endif
