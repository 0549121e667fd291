// Over-synchronization: finds the barriers, and the parts of barriers, that no access needs.
//
// A tracker follows one queue in submission order: all accesses and all barriers, including those of earlier
// command buffers. Each barrier has a record. When an access is ordered after an earlier access, the barriers
// of one path between the two are credited with the usages and stages at which the path enters and leaves
// them. Parts without credit were not needed. If there are several paths, the oldest path is credited, so a
// barrier that repeats an earlier one gets no credit.
//
// A program whose barriers are replaced by the results of wd_oversync_record_evaluate, without the barriers
// that have no credit, has the same hazards as before: each ordered pair of accesses keeps its path.
// oracle_oversync_test.cc verifies this.
//
// A record can be evaluated when no one holds a reference to it: its owner does while the barrier may be
// executed again, and the tracker while a later access may rely on the barrier. Accesses that completed
// before the host waited count as well as pending ones, because a barrier may be needed to make old writes
// visible.
//
// Memory: proportional to the ranges in use, not to the number of executed barriers. Errors: none. If an
// allocation fails, all barriers from then on count as needed.
//
// Threads: a tracker is used by one thread at a time. Trackers that share a lock may share records.
// References are atomic.
#ifndef WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_H
#define WARDEN_VK_SYNCVAL_OVERSYNC_OVERSYNC_H

#include "vk/syncval/model/sync_model.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_oversync_record holds one barrier and its credits. The caller embeds it in a struct of its own.
typedef struct wd_oversync_record {
    wd_sync_barrier barrier;
    wd_sync_dependency given; // The masks of the program.
    uint32_t queue_flags;     // With which the scopes were computed.
    bool version_1;           // The program uses 32-bit masks, so the result must fit in 32 bits.
    bool transition;          // A layout transition: it is needed, but may be too wide.
    // The barrier is not evaluated, because it belongs to an event or a render pass or its effect is unknown.
    bool is_needed;
    // The barrier may not cover all accesses that its first scope includes, for reasons that the tracker
    // cannot see.
    bool is_uncertain;

    // Credits.
    wd_sync_mask src_usages; // Writes that the barrier made available.
    wd_sync_mask dst_usages;
    uint64_t src_stages; // Of earlier reads, and of chains that the barrier continues.
    uint64_t dst_stages;

    uint32_t references; // Atomic.
    // released is called when the last reference is released. It evaluates and frees the record.
    void (*released)(struct wd_oversync_record *record);
} wd_oversync_record;

void wd_oversync_record_ref(wd_oversync_record *record);
void wd_oversync_record_unref(wd_oversync_record *record);

typedef enum wd_oversync_verdict {
    WD_OVERSYNC_NEEDED,
    WD_OVERSYNC_TOO_WIDE,  // Smaller masks are enough.
    WD_OVERSYNC_REDUNDANT, // All accesses were ordered without it.
} wd_oversync_verdict;

// wd_oversync_record_evaluate returns the verdict. It stores in `*enough` the smallest masks that order the
// same accesses; they are a subset of the given masks.
wd_oversync_verdict wd_oversync_record_evaluate(const wd_oversync_record *record, wd_sync_dependency *enough);

// wd_oversync_record_join adds the credits of `other`, whose barrier has the same masks.
void wd_oversync_record_join(wd_oversync_record *record, const wd_oversync_record *other);

// --- Trackers

typedef struct wd_oversync_tracker wd_oversync_tracker;

// wd_oversync_create returns NULL if an allocation fails.
wd_oversync_tracker *wd_oversync_create(wd_allocator allocator);
// wd_oversync_destroy accepts NULL. It releases all records.
void wd_oversync_destroy(wd_oversync_tracker *oversync);

// wd_oversync_check credits the barriers on which `access` relies. For each command, check all accesses, then
// update with all reads, then with all writes.
void wd_oversync_check(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                       size_t num_ranges, const wd_sync_access *access);
void wd_oversync_update(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                        size_t num_ranges, const wd_sync_access *access);

// wd_oversync_barrier is a barrier of a command. A barrier without ranges is global.
typedef struct wd_oversync_barrier {
    wd_oversync_record *record;
    const wd_range *ranges;
    size_t num_ranges;
    wd_sync_space space;
    bool transition;
} wd_oversync_barrier;

// wd_oversync_apply_barriers executes the barriers of a command. `tag` is that of its layout transitions.
void wd_oversync_apply_barriers(wd_oversync_tracker *oversync, uint64_t tag,
                                const wd_oversync_barrier *barriers, size_t num_barriers);

// wd_oversync_read_unknown states that `stages` may access any memory in unknown ways. The effect of earlier
// barriers on these stages counts as needed.
void wd_oversync_read_unknown(wd_oversync_tracker *oversync, uint64_t stages);
// wd_oversync_write_unknown states that `stages` may have accessed any memory. Later barriers whose first
// scope includes these stages count as needed.
void wd_oversync_write_unknown(wd_oversync_tracker *oversync, uint64_t stages);

// wd_oversync_forget removes the accesses to a range: no later access uses its addresses.
void wd_oversync_forget(wd_oversync_tracker *oversync, wd_sync_space space, wd_range range);

typedef enum wd_oversync_source_kind {
    WD_OVERSYNC_SOURCE_UNKNOWN,
    WD_OVERSYNC_SOURCE_QUEUE,    // The commands of a queue up to a position.
    WD_OVERSYNC_SOURCE_TIMELINE, // The signal operations of a timeline up to a value, on any queue.
    WD_OVERSYNC_SOURCE_IMAGE,    // The presentation of an image that is then acquired.
} wd_oversync_source_kind;

// wd_oversync_source identifies the work before a signal operation. Of two sources with the same kind and
// origin, the one with the higher position includes the work of the other one if its stages include those of
// the other one.
typedef struct wd_oversync_source {
    wd_oversync_source_kind kind;
    uint64_t from; // A number or address that identifies the origin among those of its kind.
    uint64_t position;
    uint64_t stages; // The first scope of the signal operation of a queue (wd_sync_first_scope); otherwise 0.
} wd_oversync_source;

// wd_oversync_wait_semaphore states that the queue waits for a semaphore: unknown accesses of another queue
// or the presentation engine to any memory happen before `stages` of the commands that follow.
void wd_oversync_wait_semaphore(wd_oversync_tracker *oversync, uint64_t stages, wd_oversync_source source);

// wd_oversync_release_records releases the records on which no later access can rely.
void wd_oversync_release_records(wd_oversync_tracker *oversync);

#ifdef __cplusplus
}
#endif
#endif
