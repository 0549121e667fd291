// What of each barrier was needed: over-synchronization.
//
// A tracker follows one queue in submission order: all accesses and all barriers, those of earlier command buffers
// included. Each barrier has a note. Whenever an access is ordered behind an earlier one, the barriers of one path that
// orders the two are credited with their part: the usages and stages by which the path enters and leaves them. What is
// never credited was not needed. Of several paths the oldest is taken, so a barrier that repeats another one gets nothing.
//
// Whoever replaces all barriers by what wd_oversync_record_evaluate says and drops those without any credit finds the same hazards
// as before: each pair of accesses that was ordered keeps its path. oracle_oversync_test.cc tests that.
//
// A note can be judged when nobody refers to it any more: its owner, because it will be executed again; the tracker,
// because an access to come may rely on it. What happened before the host waited for something counts as much as what is
// pending: a barrier may be what makes old writes visible.
//
// Memory: by the ranges in use, not by the number of barriers executed. Errors: none. Where memory runs out, everything
// counts as needed from there on.
//
// Threads: a tracker belongs to one thread at a time; notes may be shared by the trackers of one lock. Their references
// are atomic.
#ifndef WARDEN_VK_SYNCVAL_OVERSYNC_H
#define WARDEN_VK_SYNCVAL_OVERSYNC_H

#include "vk/syncval/syncval.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_oversync_record is one barrier and what of it was needed. It is embedded in something of the caller's.
typedef struct wd_oversync_record {
    wd_sync_barrier barrier;
    wd_sync_dependency given; // As the program wrote it.
    uint32_t queue_flags;     // That the scopes were made with.
    bool version_1;           // Written in masks of 32 bits: so must be what would be enough.
    bool transition;          // It changes layouts: needed, but maybe too wide.
    // It is no barrier to be judged (of an event, of a render pass), or it cannot be known: needed as a whole.
    bool is_needed;
    // An access that it covers may not be covered in fact: the first scope is narrower in ways that are not known.
    bool is_uncertain;

    // Credits.
    wd_sync_mask src_usages; // Writes that it made available.
    wd_sync_mask dst_usages;
    uint64_t src_stages; // Of reads before it, and of chains that go on with it.
    uint64_t dst_stages;

    uint32_t references; // Atomic.
    // settled runs when the last reference is gone: judge the note and free it.
    void (*settled)(struct wd_oversync_record *note);
} wd_oversync_record;

void wd_oversync_record_ref(wd_oversync_record *note);
void wd_oversync_record_unref(wd_oversync_record *note);

typedef enum wd_oversync_verdict {
    WD_OVERSYNC_NEEDED,
    WD_OVERSYNC_TOO_WIDE,  // Less would have been enough.
    WD_OVERSYNC_REDUNDANT, // It ordered nothing that was not ordered already.
} wd_oversync_verdict;

// wd_oversync_record_evaluate says what came out, and in `*enough` the smallest masks with which the same accesses would have been
// ordered. They allow nothing that the given masks do not.
wd_oversync_verdict wd_oversync_record_evaluate(const wd_oversync_record *note, wd_sync_dependency *enough);

// wd_oversync_record_join adds the credits of `other`, a barrier with the same masks.
void wd_oversync_record_join(wd_oversync_record *note, const wd_oversync_record *other);

// --- Trackers

typedef struct wd_oversync_tracker wd_oversync_tracker;

// wd_oversync_create returns NULL when memory runs out.
wd_oversync_tracker *wd_oversync_create(wd_allocator allocator);
// wd_oversync_destroy accepts NULL. It lets go of all notes.
void wd_oversync_destroy(wd_oversync_tracker *oversync);

// wd_oversync_check credits what `access` relies on. Of a command: check all accesses, then update with all reads, then
// with all writes.
void wd_oversync_check(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                       size_t num_ranges, const wd_sync_access *access);
void wd_oversync_update(wd_oversync_tracker *oversync, wd_sync_space space, const wd_range *ranges,
                        size_t num_ranges, const wd_sync_access *access);

// wd_oversync_barrier is a barrier of a command. Without ranges it is global.
typedef struct wd_oversync_barrier {
    wd_oversync_record *note;
    const wd_range *ranges;
    size_t num_ranges;
    wd_sync_space space;
    bool transition;
} wd_oversync_barrier;

// wd_oversync_apply_barriers executes a command's barriers; `tag` is that of its layout transitions.
void wd_oversync_apply_barriers(wd_oversync_tracker *oversync, uint64_t tag,
                                const wd_oversync_barrier *barriers, size_t num_barriers);

// wd_oversync_read_unknown: any memory may be read or written by `stages` here, in ways that are not known. What
// barriers before do for these stages is needed.
void wd_oversync_read_unknown(wd_oversync_tracker *oversync, uint64_t stages);
// wd_oversync_write_unknown: barriers to come that `stages` lead to are needed.
void wd_oversync_write_unknown(wd_oversync_tracker *oversync, uint64_t stages);

typedef enum wd_oversync_source_kind {
    WD_OVERSYNC_SOURCE_UNKNOWN,
    WD_OVERSYNC_SOURCE_QUEUE,    // Its commands up to a position.
    WD_OVERSYNC_SOURCE_TIMELINE, // Its signal operations up to a value, whichever queues they are of.
    WD_OVERSYNC_SOURCE_IMAGE,    // It was presented, and is acquired.
} wd_oversync_source_kind;

// wd_oversync_source says what a semaphore was signaled behind: of two with the same origin the one with the later position carries
// all that the other one does, if it has its stages.
typedef struct wd_oversync_source {
    wd_oversync_source_kind kind;
    uint64_t from; // A number, or an address, by which origins of a kind are told apart.
    uint64_t position;
    uint64_t stages; // The first scope of a queue's signal operation (wd_sync_first_scope); of others 0.
} wd_oversync_source;

// wd_oversync_wait_semaphore: from outside (another queue, the presentation engine), any memory may have been accessed, and that is
// ordered before `stages` of what follows: a semaphore is waited for.
void wd_oversync_wait_semaphore(wd_oversync_tracker *oversync, uint64_t stages, wd_oversync_source source);

// wd_oversync_release_records lets go of the notes that no access to come can rely on.
void wd_oversync_release_records(wd_oversync_tracker *oversync);

#ifdef __cplusplus
}
#endif
#endif
