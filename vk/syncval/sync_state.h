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

typedef struct wd_sync_read {
    wd_sync_access access;
    uint64_t barriers; // Stages that happen after it.
} wd_sync_read;

// wd_sync_state has no padding: states are compared and hashed as bytes.
typedef struct wd_sync_state {
    uint32_t position; // How many entries of the context's log it has in it.
    uint16_t num_reads;
    uint16_t has_write;
    wd_sync_access write;
    wd_sync_mask write_barriers; // Usages that may access what was written.
    uint64_t write_chain;        // Stages from which a barrier continues a dependency on the write.
    uint64_t read_chain;         // Stages that happen after a read since the write, forgotten ones included.
    wd_sync_read reads[];        // Since the write. By usage the most recent one; see wd_sync_state_read.
} wd_sync_state;

typedef union wd_sync_state_buffer {
    wd_sync_state state;
    uint64_t bytes[(sizeof(wd_sync_state) + WD_SYNC_MAX_READS * sizeof(wd_sync_read)) / sizeof(uint64_t)];
} wd_sync_state_buffer;

static inline size_t wd_sync_state_size(const wd_sync_state *state) {
    return sizeof(wd_sync_state) + state->num_reads * sizeof(wd_sync_read);
}

void wd_sync_state_copy(wd_sync_state_buffer *to, const wd_sync_state *from);

// wd_sync_state_write makes `access` the most recent write.
void wd_sync_state_write(wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_read adds a read.
void wd_sync_state_read(wd_sync_state_buffer *buffer, const wd_sync_access *access);
// wd_sync_state_renew_read is wd_sync_state_read where that is to replace one read: the state keeps its size. False: it is not;
// nothing was changed.
bool wd_sync_state_renew_read(wd_sync_state *state, const wd_sync_access *access);
// wd_sync_state_add_read adds a read with its barriers, as it comes from another context.
void wd_sync_state_add_read(wd_sync_state_buffer *buffer, const wd_sync_read *read);

// wd_sync_state_transition makes a layout transition the most recent write, visible to the second scopes of `barriers`.
void wd_sync_state_transition(wd_sync_state *state, const wd_sync_access *access,
                              const wd_sync_barrier *const *barriers, size_t num_barriers);

// wd_sync_state_barriers applies `barriers` independently of each other; one that hands over comes alone. It returns whether anything changed.
bool wd_sync_state_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                            size_t num_barriers);

// wd_sync_state_event_barriers is wd_sync_state_barriers for what `then`, the state when the event was set behind
// `stages`, had in scope. The event was set at `tag`.
bool wd_sync_state_event_barriers(wd_sync_state *state, const wd_sync_state *then, uint64_t tag,
                                  uint64_t stages, const wd_sync_barrier *const *barriers,
                                  size_t num_barriers);

// wd_sync_state_resolve joins `other` into `buffer`.
void wd_sync_state_resolve(wd_sync_state_buffer *buffer, const wd_sync_state *other);

// --- Hazards. They fill all of `hazard` but its place.

// wd_sync_state_detect looks at accesses with tags below `end_tag`.
bool wd_sync_state_detect(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag,
                          wd_sync_hazard *hazard);
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

// wd_sync_is_ordered tells whether `prior` happens before `access` by itself, without any barrier.
bool wd_sync_is_ordered(const wd_sync_access *prior, const wd_sync_access *access);

// Whether the barrier covers the read or the write, directly or by a chain.
bool wd_sync_barrier_covers_write(const wd_sync_barrier *barrier, const wd_sync_state *state);
bool wd_sync_barrier_covers_read(const wd_sync_barrier *barrier, const wd_sync_read *read);

#ifdef __cplusplus
}
#endif
#endif
