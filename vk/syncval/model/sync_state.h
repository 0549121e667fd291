// The access state of a piece of memory, and the effects of accesses, barriers and transitions on it.
//
// Functions that can add reads take a wd_sync_state_buffer, which has space for the largest state; contexts
// intern the result. docs/synchronization_design.md, "Rules", defines the rules.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_STATE_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_STATE_H

#include "vk/syncval/model/sync_model.h"

#ifdef __cplusplus
extern "C" {
#endif

// If a state has more reads, the oldest read is dropped.
enum { WD_SYNC_MAX_READS = 64 };

// If the most recent write is atomic, earlier writes that it does not hide are stored among the reads: atomic
// writes of other kinds, and the plain write before them. For such a write, `barriers` holds its dependency
// chain. The usages to which it is visible are not stored: an access that is ordered with the last write is
// ordered with it by the chain.
typedef struct wd_sync_read {
    wd_sync_access access;
    uint64_t barriers; // Stages that happen after it.
} wd_sync_read;

// wd_sync_state has no padding: states are compared and hashed as bytes.
typedef struct wd_sync_state {
    uint32_t position; // The number of log entries that are applied.
    uint8_t num_reads;
    uint8_t is_thinned : 4;   // Reads were dropped because a later read of the same usage replaces them.
    uint8_t keeps_writes : 4; // Some elements of `reads` may be writes.
    uint8_t has_write;
    uint8_t has_limits; // A wd_sync_limits follows the reads.
    wd_sync_access write;
    wd_sync_mask write_barriers; // Usages to which the write is visible.
    uint64_t write_chain;        // Stages from which a barrier continues a dependency on the write.
    // Stages that happen after a read that covers the write, including dropped reads.
    uint64_t read_chain;
    // The reads since the last plain write: for each usage the most recent one; see wd_sync_state_read.
    wd_sync_read reads[];
} wd_sync_state;

typedef struct wd_sync_read_limits {
    uint64_t barriers; // Stages of the current subpass that happen after the read.
    uint64_t past;     // Stages of earlier subpasses that happen after the read.
} wd_sync_read_limits;

// wd_sync_limits holds the effects of subpass dependencies: before stages of the current subpass only, or of
// an earlier one. The effects in an earlier subpass order nothing, but barriers after the render pass
// continue from them. Few states have limits.
typedef struct wd_sync_limits {
    wd_sync_mask usages; // Usages of the current subpass to which the write is visible.
    uint64_t write_chain, past_write_chain;
    uint64_t read_chain, past_read_chain;
    wd_sync_read_limits reads[]; // One for each read of the state.
} wd_sync_limits;

// Functions that may add to a state take a buffer, which has space for the limits.
typedef union wd_sync_state_buffer {
    wd_sync_state state;
    uint64_t bytes[(sizeof(wd_sync_state) + sizeof(wd_sync_limits) +
                    WD_SYNC_MAX_READS * (sizeof(wd_sync_read) + sizeof(wd_sync_read_limits))) /
                   sizeof(uint64_t)];
} wd_sync_state_buffer;

static inline size_t wd_sync_limits_size(size_t num_reads) {
    return sizeof(wd_sync_limits) + num_reads * sizeof(wd_sync_read_limits);
}

static inline size_t wd_sync_state_size(const wd_sync_state *state) {
    return sizeof(wd_sync_state) + state->num_reads * sizeof(wd_sync_read) +
           (state->has_limits ? wd_sync_limits_size(state->num_reads) : 0);
}

// wd_sync_state_limits returns NULL if the state has no limits.
static inline wd_sync_limits *wd_sync_state_limits(const wd_sync_state *state) {
    return state->has_limits ? (wd_sync_limits *)(uintptr_t)&state->reads[state->num_reads] : NULL;
}

// The effects of barriers at the position of the state: in the current subpass, or outside of subpasses.
static inline bool wd_sync_state_is_visible(const wd_sync_state *state, uint32_t usage) {
    return wd_sync_mask_test(&state->write_barriers, usage) ||
           (state->has_limits && wd_sync_mask_test(&wd_sync_state_limits(state)->usages, usage));
}
static inline uint64_t wd_sync_state_after_reads(const wd_sync_state *state) {
    return state->read_chain | (state->has_limits ? wd_sync_state_limits(state)->read_chain : 0);
}
static inline uint64_t wd_sync_state_after_read(const wd_sync_state *state, size_t index) {
    return state->reads[index].barriers |
           (state->has_limits ? wd_sync_state_limits(state)->reads[index].barriers : 0);
}

void wd_sync_state_copy(wd_sync_state_buffer *to, const wd_sync_state *from);

// wd_sync_state_write replaces the contents of the state by the write. wd_sync_state_write_atomically keeps
// them, except for earlier writes of the same kind. `first_instance` is that of wd_sync_context_set_pass.
void wd_sync_state_write(wd_sync_state *state, const wd_sync_access *access);
void wd_sync_state_write_atomically(wd_sync_state_buffer *buffer, const wd_sync_access *access,
                                    uint32_t first_instance);
// wd_sync_state_repeats_write returns whether an atomic write just replaces the last write of the state.
bool wd_sync_state_repeats_write(const wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_find_plain_write returns the plain write, which hides all earlier accesses, or NULL.
const wd_sync_access *wd_sync_state_find_plain_write(const wd_sync_state *state);
// wd_sync_state_overlay adds the contents of `later`, whose last write is atomic, to a state of the same
// range. Accesses of `buffer` with tags from `begin_tag` on are removed first.
void wd_sync_state_overlay(wd_sync_state_buffer *buffer, const wd_sync_state *later, uint64_t begin_tag);
// wd_sync_state_read adds a read.
void wd_sync_state_read(wd_sync_state_buffer *buffer, const wd_sync_access *access, uint32_t first_instance);
// wd_sync_state_renew_read is wd_sync_state_read for a read that replaces exactly one read of its own
// instance and ordering: the size of the state does not change. It returns false, and changes nothing, in all
// other cases.
bool wd_sync_state_renew_read(wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_add_read adds a read of another context, with the effects of its barriers.
void wd_sync_state_add_read(wd_sync_state_buffer *buffer, const wd_sync_read *read,
                            const wd_sync_read_limits *limits); // NULL: none.
void wd_sync_state_remove_read(wd_sync_state *state, size_t index);
void wd_sync_state_forget_write(wd_sync_state *state);

// wd_sync_state_transition replaces the contents of the state by a layout transition, whose result is visible
// to the second scopes of `barriers`.
void wd_sync_state_transition(wd_sync_state *state, const wd_sync_access *access,
                              const wd_sync_barrier *const *barriers, size_t num_barriers);

// wd_sync_state_barriers applies `barriers` independently of each other. A barrier with
// WD_SYNC_BARRIER_SEMAPHORE must be the only one. It returns whether the state changed; changes for the
// current subpass only do not count.
bool wd_sync_state_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                            size_t num_barriers);

// wd_sync_state_event_barriers is wd_sync_state_barriers for a wait. Only accesses that `at_set`, the state
// when the event was set at `tag`, has in scope are affected. `stages` is the stage mask of the set
// (UINT64_MAX: no limit).
bool wd_sync_state_event_barriers(wd_sync_state *state, const wd_sync_state *at_set, uint64_t tag,
                                  uint64_t stages, const wd_sync_barrier *const *barriers,
                                  size_t num_barriers);

// wd_sync_state_resolve merges `other` into `buffer`. `first_instance` is that of wd_sync_context_set_pass.
void wd_sync_state_resolve(wd_sync_state_buffer *buffer, const wd_sync_state *other, uint32_t first_instance);

// --- Hazards. The functions fill `hazard` except for its range.

// wd_sync_state_detect compares `access` with earlier accesses whose tags are below `end_tag`. The inline
// part handles the common case: the only earlier access is a write that is visible to `access`.
// wd_sync_state_compare does the rest.
bool wd_sync_state_compare(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag,
                           wd_sync_hazard *hazard);
static inline bool wd_sync_state_detect(const wd_sync_state *state, const wd_sync_access *access,
                                        uint64_t end_tag, wd_sync_hazard *hazard) {
    const bool meets_reads = state->num_reads && (state->keeps_writes || wd_sync_usage_writes(access->usage));
    return (meets_reads || (state->has_write && !wd_sync_state_is_visible(state, access->usage))) &&
           wd_sync_state_compare(state, access, end_tag, hazard);
}
// wd_sync_state_detect_async compares `access` with accesses of `queue` whose tags are `begin_tag` or higher.
bool wd_sync_state_detect_async(const wd_sync_state *state, const wd_sync_access *access, uint8_t queue,
                                uint64_t begin_tag, wd_sync_hazard *hazard);

// wd_sync_event_scope limits the first scopes of a wait. `at_set` is NULL if the range had no access at the
// set.
typedef struct wd_sync_event_scope {
    const wd_sync_state *at_set;
    uint64_t tag;
    uint64_t stages;
} wd_sync_event_scope;

// wd_sync_state_detect_transition checks a layout transition. `event` is NULL if the command is not a wait.
bool wd_sync_state_detect_transition(const wd_sync_state *state, const wd_sync_access *access,
                                     const wd_sync_barrier *const *barriers, size_t num_barriers,
                                     const wd_sync_event_scope *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard);

// wd_sync_barrier_limit returns `barrier` with its first scope limited to the execution scope `stages` of a
// set.
wd_sync_barrier wd_sync_barrier_limit(const wd_sync_barrier *barrier, uint64_t stages);

// wd_sync_state_find_read returns the read of the state that is this access, or NULL.
const wd_sync_read *wd_sync_state_find_read(const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_are_atomic returns whether both accesses are atomic and in each other's memory scope: they need no
// dependency.
static inline bool wd_sync_are_atomic(const wd_sync_access *a, const wd_sync_access *b) {
    return a->atomicity && b->atomicity &&
           (a->queue == b->queue ||
            (a->atomicity == WD_SYNC_ATOMIC_ON_DEVICE && b->atomicity == WD_SYNC_ATOMIC_ON_DEVICE));
}

// wd_sync_is_unobserved returns whether `access` writes undefined values over undefined values, and no
// dependency orders the two writes. Such a write must not change the state: later accesses are compared with
// the earlier write, because it may happen last.
bool wd_sync_is_unobserved(const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_read_covers_write returns whether a read of the state was compared with its write. An access that
// happens after such a read need not be compared with the write.
static inline bool wd_sync_read_covers_write(const wd_sync_state *state, const wd_sync_access *read) {
    return !wd_sync_usage_writes(read->usage) &&
           !(state->has_write && state->write.atomicity &&
             (read->tag <= state->write.tag || wd_sync_are_atomic(&state->write, read)));
}

// wd_sync_replaces_read returns whether a later read of the same usage can replace `old` in a subpass
// instance: the implicit order treats both alike. A load operation is ordered before more accesses than other
// reads.
bool wd_sync_replaces_read(const wd_sync_access *later, const wd_sync_access *old);

// wd_sync_is_ordered returns whether the implicit order puts `prior` before `access`, without any barrier.
bool wd_sync_is_ordered(const wd_sync_access *prior, const wd_sync_access *access);

// wd_sync_is_in_first_scope returns whether the access meets the limits of the first scope: its queue and its
// tags.
static inline bool wd_sync_is_in_first_scope(const wd_sync_barrier *barrier, const wd_sync_access *access) {
    return access->queue == barrier->queue && access->tag >= barrier->begin_tag &&
           access->tag < barrier->end_tag;
}

// wd_sync_covers_write returns whether a barrier covers a write: its first access scope includes the write,
// or an earlier barrier made the write available and this barrier continues the chain. `chain` holds the
// stages from which a barrier can continue; it is empty if no barrier has made the write available.
static inline bool wd_sync_covers_write(const wd_sync_barrier *barrier, const wd_sync_access *write,
                                        uint64_t chain) {
    return barrier->first.stages & chain || (wd_sync_mask_test(&barrier->first.usages, write->usage) &&
                                             wd_sync_is_in_first_scope(barrier, write));
}

// These functions return whether the barrier covers the write, or a read, of the state, directly or through a
// chain.
bool wd_sync_barrier_covers_write(const wd_sync_barrier *barrier, const wd_sync_state *state);
bool wd_sync_barrier_covers_read(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_read *read);
// wd_sync_barrier_covers_kept returns whether the state holds `access` and the barrier covers it.
bool wd_sync_barrier_covers_kept(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_access *access);

// --- Limits (sync_limits.c)

// wd_sync_state_add_limits returns the limits of the state. It adds empty ones if the state has none.
wd_sync_limits *wd_sync_state_add_limits(wd_sync_state *state);
// wd_sync_state_normalize_limits removes redundant and empty limits, so that equal states are equal as bytes.
void wd_sync_state_normalize_limits(wd_sync_state *state);
// wd_sync_state_join_limits adds the limits of another state with the same write, except for those of its
// reads.
void wd_sync_state_join_limits(wd_sync_state *state, const wd_sync_state *other);
// wd_sync_state_limited_barriers is wd_sync_state_barriers for barriers with flags or a state with limits.
bool wd_sync_state_limited_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                                    size_t num_barriers);
// The part of the limits in the three functions that follow.
uint64_t wd_sync_limited_chain_of_write(const wd_sync_state *state, const wd_sync_barrier *barrier);
uint64_t wd_sync_limited_chain_of_read(const wd_sync_state *state, size_t index,
                                       const wd_sync_barrier *barrier);
uint64_t wd_sync_limited_chain_of_reads(const wd_sync_state *state, const wd_sync_barrier *barrier);

// The stages from which a barrier can continue a chain: after the write, after a read, after any read.
static inline uint64_t wd_sync_chain_of_write(const wd_sync_state *state, const wd_sync_barrier *barrier) {
    return state->write_chain | (state->has_limits ? wd_sync_limited_chain_of_write(state, barrier) : 0);
}
static inline uint64_t wd_sync_chain_of_read(const wd_sync_state *state, size_t index,
                                             const wd_sync_barrier *barrier) {
    return state->reads[index].barriers |
           (state->has_limits ? wd_sync_limited_chain_of_read(state, index, barrier) : 0);
}
static inline uint64_t wd_sync_chain_of_reads(const wd_sync_state *state, const wd_sync_barrier *barrier) {
    return state->read_chain | (state->has_limits ? wd_sync_limited_chain_of_reads(state, barrier) : 0);
}

#ifdef __cplusplus
}
#endif
#endif
