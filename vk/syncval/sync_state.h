// The access state of one piece of memory, and what accesses, barriers and transitions do to it.
//
// Functions here change a wd_sync_state_buffer, a state with room for reads; contexts intern the result. Rules are those
// of "State Tracking" in docs/synchronization.md.
#ifndef WARDEN_VK_SYNCVAL_SYNC_STATE_H
#define WARDEN_VK_SYNCVAL_SYNC_STATE_H

#include "vk/syncval/syncval.h"

#ifdef __cplusplus
extern "C" {
#endif

// More reads than this in one state: the oldest one is forgotten.
enum { WD_SYNC_MAX_READS = 64 };

// Where the most recent write is atomic, the writes that it leaves in place are kept among the reads: atomic ones of other
// kinds, and the plain one before all of them. Of such a write `barriers` is what its chain was: usages that may access
// it are not known any more, and need not be. Whoever is ordered with the last write is so by a chain from here.
typedef struct wd_sync_read {
    wd_sync_access access;
    uint64_t barriers; // Stages that happen after it.
} wd_sync_read;

// wd_sync_state has no padding: states are compared and hashed as bytes.
typedef struct wd_sync_state {
    uint32_t position; // How many entries of the context's log it has in it.
    uint8_t num_reads;
    uint8_t is_thinned : 4;   // Reads were dropped for which a later one of the same usage stands.
    uint8_t keeps_writes : 4; // Some of the reads may be writes.
    uint8_t has_write;
    uint8_t has_limits; // wd_sync_limits follow the reads.
    wd_sync_access write;
    wd_sync_mask write_barriers; // Usages that may access what was written.
    uint64_t write_chain;        // Stages from which a barrier continues a dependency on the write.
    uint64_t
        read_chain; // Stages that happen after a read that vouches for the write, forgotten ones included.
    wd_sync_read reads[]; // Since the last plain write. By usage the most recent one; see wd_sync_state_read.
} wd_sync_state;

// wd_sync_limits is what subpass dependencies order besides: before stages of the subpass in hand alone, or of one that is
// over. The latter orders nothing, but barriers behind the render pass go on from there. Few states have them.
typedef struct wd_sync_limits {
    wd_sync_mask usages; // Of the subpass in hand: those that may access what was written.
    uint64_t write_chain, past_write_chain;
    uint64_t read_chain, past_read_chain;
    struct wd_sync_read_limits {
        uint64_t barriers; // Stages of the subpass in hand that happen after the read,
        uint64_t past;     // and of those that are over.
    } reads[];             // Of each read of the state.
} wd_sync_limits;

// Functions that add to a state want it in a buffer: there is room for limits.
typedef union wd_sync_state_buffer {
    wd_sync_state state;
    uint64_t bytes[(sizeof(wd_sync_state) + sizeof(wd_sync_limits) +
                    WD_SYNC_MAX_READS * (sizeof(wd_sync_read) + sizeof(struct wd_sync_read_limits))) /
                   sizeof(uint64_t)];
} wd_sync_state_buffer;

static inline size_t wd_sync_limits_size(size_t num_reads) {
    return sizeof(wd_sync_limits) + num_reads * sizeof(struct wd_sync_read_limits);
}

static inline size_t wd_sync_state_size(const wd_sync_state *state) {
    return sizeof(wd_sync_state) + state->num_reads * sizeof(wd_sync_read) +
           (state->has_limits ? wd_sync_limits_size(state->num_reads) : 0);
}

// wd_sync_state_limits returns NULL where there are none.
static inline wd_sync_limits *wd_sync_state_limits(const wd_sync_state *state) {
    return state->has_limits ? (wd_sync_limits *)(uintptr_t)&state->reads[state->num_reads] : NULL;
}

// What holds at the place of the state: in the subpass in hand, or outside of any.
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

// wd_sync_state_write makes `access` the most recent write, and all that there is. wd_sync_state_write_atomically leaves what was there
// in place, but for earlier writes of its kind; `first_instance` is that of wd_sync_context_set_pass.
void wd_sync_state_write(wd_sync_state *state, const wd_sync_access *access);
void wd_sync_state_write_atomically(wd_sync_state_buffer *buffer, const wd_sync_access *access,
                                    uint32_t first_instance);
// wd_sync_state_repeats_write tells whether an atomic write only takes the place of the state's last one.
bool wd_sync_state_repeats_write(const wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_find_plain_write returns the write that hides what was before it, or NULL.
const wd_sync_access *wd_sync_state_find_plain_write(const wd_sync_state *state);
// wd_sync_state_overlay puts the atomic write `later` has, and all that it knows besides, over a state of the same range
// from which the accesses with tags from `begin_tag` on are taken out first.
void wd_sync_state_overlay(wd_sync_state_buffer *buffer, const wd_sync_state *later, uint64_t begin_tag);
// wd_sync_state_read adds a read.
void wd_sync_state_read(wd_sync_state_buffer *buffer, const wd_sync_access *access, uint32_t first_instance);
// wd_sync_state_renew_read is wd_sync_state_read where that is to replace one read of its own instance and ordering: the state keeps its size. False:
// it is not; nothing was changed.
bool wd_sync_state_renew_read(wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_add_read adds a read with its barriers, as it comes from another context.
void wd_sync_state_add_read(wd_sync_state_buffer *buffer, const wd_sync_read *read,
                            const struct wd_sync_read_limits *limits); // NULL: none.
void wd_sync_state_remove_read(wd_sync_state *state, size_t index);
// wd_sync_state_forget_write takes the write out.
void wd_sync_state_forget_write(wd_sync_state *state);

// wd_sync_state_transition makes a layout transition the most recent write, visible to the second scopes of `barriers`.
void wd_sync_state_transition(wd_sync_state *state, const wd_sync_access *access,
                              const wd_sync_barrier *const *barriers, size_t num_barriers);

// wd_sync_state_barriers applies `barriers` independently of each other; one that hands over comes alone. It returns whether
// anything changed but what holds in the subpass in hand only.
bool wd_sync_state_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                            size_t num_barriers);

// wd_sync_state_event_barriers is wd_sync_state_barriers for what `then`, the state when the event was set behind
// `stages` (UINT64_MAX: no limit), had in scope. The event was set at `tag`.
bool wd_sync_state_event_barriers(wd_sync_state *state, const wd_sync_state *then, uint64_t tag,
                                  uint64_t stages, const wd_sync_barrier *const *barriers,
                                  size_t num_barriers);

// wd_sync_state_resolve joins `other` into `buffer`, for a context with this first instance of its pass.
void wd_sync_state_resolve(wd_sync_state_buffer *buffer, const wd_sync_state *other, uint32_t first_instance);

// --- Hazards. They fill all of `hazard` but its place.

// wd_sync_state_detect looks at accesses with tags below `end_tag`. Most accesses have nothing to be compared with but a write that is
// visible to them: that is seen at once, and wd_sync_state_compare does the rest.
bool wd_sync_state_compare(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag,
                           wd_sync_hazard *hazard);
static inline bool wd_sync_state_detect(const wd_sync_state *state, const wd_sync_access *access,
                                        uint64_t end_tag, wd_sync_hazard *hazard) {
    const bool meets_reads = state->num_reads && (state->keeps_writes || wd_sync_usage_writes(access->usage));
    return (meets_reads || (state->has_write && !wd_sync_state_is_visible(state, access->usage))) &&
           wd_sync_state_compare(state, access, end_tag, hazard);
}
// wd_sync_state_detect_async looks at accesses that `queue` performed, with tags from begin_tag on.
bool wd_sync_state_detect_async(const wd_sync_state *state, const wd_sync_access *access, uint8_t queue,
                                uint64_t begin_tag, wd_sync_hazard *hazard);

// wd_sync_event_scope is what limits the first scopes of a wait. `then` is NULL where nothing was when it was set.
typedef struct wd_sync_event_scope {
    const wd_sync_state *then;
    uint64_t tag;
    uint64_t stages;
} wd_sync_event_scope;

// wd_sync_state_detect_transition: `event` is NULL outside of waits. `access` is the transition's, `end_tag` as above.
bool wd_sync_state_detect_transition(const wd_sync_state *state, const wd_sync_access *access,
                                     const wd_sync_barrier *const *barriers, size_t num_barriers,
                                     const wd_sync_event_scope *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard);

// wd_sync_barrier_limit returns `barrier` with its first scope limited to execution scope `stages`, as a wait's is.
wd_sync_barrier wd_sync_barrier_limit(const wd_sync_barrier *barrier, uint64_t stages);

// wd_sync_state_find_read returns the record of this very read, or NULL.
const wd_sync_read *wd_sync_state_find_read(const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_are_atomic tells whether two accesses are atomic to each other: they need no dependency.
static inline bool wd_sync_are_atomic(const wd_sync_access *a, const wd_sync_access *b) {
    return a->atomicity && b->atomicity &&
           (a->queue == b->queue ||
            (a->atomicity == WD_SYNC_ATOMIC_ON_DEVICE && b->atomicity == WD_SYNC_ATOMIC_ON_DEVICE));
}

// wd_sync_loads, _stores and _discards tell what kind of a load or store operation an ordering is of.
static inline bool wd_sync_loads(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_LOAD || ordering == WD_SYNC_ORDERING_LOAD_DISCARD;
}
static inline bool wd_sync_stores(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_STORE || ordering == WD_SYNC_ORDERING_STORE_DISCARD;
}
static inline bool wd_sync_discards(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_LOAD_DISCARD || ordering == WD_SYNC_ORDERING_STORE_DISCARD;
}

// wd_sync_is_unobserved tells whether a write of undefined values follows another one that is all that the state has, and nothing orders
// the two. It leaves the state as it is: what comes next is compared with the earlier write, which may happen later.
bool wd_sync_is_unobserved(const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_read_covers_write tells whether one of the state's reads was compared with its write: who happens after it need not be.
static inline bool wd_sync_read_covers_write(const wd_sync_state *state, const wd_sync_access *read) {
    return !wd_sync_usage_writes(read->usage) &&
           !(state->has_write && state->write.atomicity &&
             (read->tag <= state->write.tag || wd_sync_are_atomic(&state->write, read)));
}

// wd_sync_replaces_read tells whether a later read of one usage can stand for `old` in the subpass instance that both are in: what is
// ordered behind the one by itself is so behind the other. A load operation is ordered before more than other reads.
bool wd_sync_replaces_read(const wd_sync_access *later, const wd_sync_access *old);

// wd_sync_is_ordered tells whether `prior` happens before `access` by itself, without any barrier.
bool wd_sync_is_ordered(const wd_sync_access *prior, const wd_sync_access *access);

// wd_sync_is_in_first_scope tells whether the place that limits the barrier's first scope has the access.
static inline bool wd_sync_is_in_first_scope(const wd_sync_barrier *barrier, const wd_sync_access *access) {
    return access->queue == barrier->queue && access->tag >= barrier->begin_tag &&
           access->tag < barrier->end_tag;
}

// wd_sync_covers_write: the write is available, to the barrier itself when its first access scope has it, to a chain when an
// earlier barrier's had it. `chain` is the stages that this one goes on from; none until then.
static inline bool wd_sync_covers_write(const wd_sync_barrier *barrier, const wd_sync_access *write,
                                        uint64_t chain) {
    return barrier->first.stages & chain || (wd_sync_mask_test(&barrier->first.usages, write->usage) &&
                                             wd_sync_is_in_first_scope(barrier, write));
}

// Whether the barrier covers the write, or one of the state's reads, directly or by a chain.
bool wd_sync_barrier_covers_write(const wd_sync_barrier *barrier, const wd_sync_state *state);
bool wd_sync_barrier_covers_read(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_read *read);
// wd_sync_barrier_covers_kept: `access` is one of the state's reads, or its write, or none of them: then it is not covered.
bool wd_sync_barrier_covers_kept(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_access *access);

// --- Limits (sync_limits.c)

// wd_sync_state_add_limits returns the state's limits, empty ones where there were none.
wd_sync_limits *wd_sync_state_add_limits(wd_sync_state *state);
// wd_sync_state_normalize_limits drops what the limits say in vain, and empty limits: equal states are equal bytes.
void wd_sync_state_normalize_limits(wd_sync_state *state);
// wd_sync_state_join_limits joins the limits of another state with the same write, but those of its reads.
void wd_sync_state_join_limits(wd_sync_state *state, const wd_sync_state *other);
// wd_sync_state_limited_barriers is wd_sync_state_barriers where a barrier or the state has limits.
bool wd_sync_state_limited_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                                    size_t num_barriers);
// The limits' part of what follows.
uint64_t wd_sync_limited_chain_of_write(const wd_sync_state *state, const wd_sync_barrier *barrier);
uint64_t wd_sync_limited_chain_of_read(const wd_sync_state *state, size_t index,
                                       const wd_sync_barrier *barrier);
uint64_t wd_sync_limited_chain_of_reads(const wd_sync_state *state, const wd_sync_barrier *barrier);

// The stages that a barrier may go on from, behind the write, a read, any read.
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
