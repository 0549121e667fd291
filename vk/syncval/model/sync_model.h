// The synchronization model: it records memory accesses and the dependencies between them, and reports
// hazards: pairs of accesses that conflict and that no dependency orders.
//
// The model knows no device and no Vulkan object. A resource is a set of ranges in one of two address spaces;
// an access is a usage (stage x access, sync_tables.h) with a tag; a dependency is a pair of scopes
// (sync_scope.h). The caller assigns tags to commands and ranges to resources, and turns hazards into
// messages.
//
//   wd_sync_pool *pool;                         // Memory of one thread's contexts.
//   wd_sync_context *context;                   // A command buffer, a subpass, a queue.
//   wd_sync_pool_create(wd_allocator_default(), &pool);
//   wd_sync_context_create(pool, 0, &context);
//   wd_sync_access write = {.tag = 1, .usage = WD_SYNC_COPY_TRANSFER_WRITE};
//   wd_sync_context_update(context, WD_SYNC_LINEAR, &range, 1, &write);
//   wd_sync_access read = {.tag = 2, .usage = WD_SYNC_VERTEX_SHADER_UNIFORM_READ};
//   wd_sync_hazard hazard;
//   if (wd_sync_context_detect(context, WD_SYNC_LINEAR, &range, 1, &read, &hazard)) ... // READ-AFTER-WRITE
//
// A context maps ranges to access states. A state holds the most recent write, the reads since that write,
// and for each of them the usages that dependencies have made safe. States are immutable, interned in the
// pool, and shared by ranges and contexts. A global barrier is one entry in the context's log; the log is
// applied to a state when the state is next read. docs/synchronization_design.md explains the algorithm.
//
// Errors: WD_ERROR_OUT_OF_MEMORY only. The context stays valid; the operation may have been applied to some
// of its ranges. Detection cannot fail; without memory it may miss hazards.
//
// Threads: a pool and its contexts are used by one thread at a time. Pools are independent of each other.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_MODEL_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_MODEL_H

#include "vk/rangemap/rangemap.h"
#include "vk/syncval/model/sync_scope.h"

#ifdef __cplusplus
extern "C" {
#endif

// The address spaces. Buffers and linear images use the addresses of their memory. Images of opaque tiling
// have addresses of their own in the idealized space.
typedef enum wd_sync_space {
    WD_SYNC_LINEAR,
    WD_SYNC_IDEALIZED,
    // Internal to the model: addresses that represent reads whose exact range within the linear space is
    // unknown.
    WD_SYNC_UNKNOWN_RANGE,
    WD_SYNC_SPACE_COUNT,
} wd_sync_space;

// The implicit ordering of attachment accesses within one subpass instance ("Rasterization Order" and "Render
// Pass Load Operations" in the specification): the earlier accesses of the instance that happen before this
// access.
typedef enum wd_sync_ordering {
    WD_SYNC_ORDERING_NONE,
    WD_SYNC_ORDERING_COLOR,         // After color attachment accesses.
    WD_SYNC_ORDERING_DEPTH_STENCIL, // After depth/stencil attachment accesses.
    WD_SYNC_ORDERING_RASTER,        // After both: resolve operations and clears of attachments.
    // As RASTER; in addition, each attachment access of the instance is after this access.
    WD_SYNC_ORDERING_LOAD,
    // After each attachment access of the instance, including input attachments.
    WD_SYNC_ORDERING_STORE,
    // As STORE, for an attachment in a read-only layout. Shaders may read it in the same instance, so all earlier reads
    // of the queue count as ordered.
    WD_SYNC_ORDERING_STORE_READ_ONLY,
    // Shader accesses in a critical section ("Fragment Shader Interlock"): after others of the instance. Without an
    // instance, they belong to that of the recording, which continues a render pass.
    WD_SYNC_ORDERING_INTERLOCK,
    // As LOAD, STORE and STORE_READ_ONLY, but the written values are undefined. Two such writes need no dependency:
    // no one can observe which of them came last.
    WD_SYNC_ORDERING_LOAD_DISCARD,
    WD_SYNC_ORDERING_STORE_DISCARD,
    WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD,
    WD_SYNC_ORDERING_COUNT,
} wd_sync_ordering;

// These functions return whether an ordering is that of a load operation, a store operation, one in a read-only
// layout, or undefined values.
static inline bool wd_sync_loads(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_LOAD || ordering == WD_SYNC_ORDERING_LOAD_DISCARD;
}
static inline bool wd_sync_stores_read_only(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_STORE_READ_ONLY ||
           ordering == WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD;
}
static inline bool wd_sync_stores(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_STORE || ordering == WD_SYNC_ORDERING_STORE_DISCARD ||
           wd_sync_stores_read_only(ordering);
}
static inline bool wd_sync_discards(uint32_t ordering) {
    return ordering == WD_SYNC_ORDERING_LOAD_DISCARD || ordering == WD_SYNC_ORDERING_STORE_DISCARD ||
           ordering == WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD;
}

// Atomic accesses that are in each other's memory scope are mutually ordered: they do not race, even without
// a dependency ("Data Race" in the specification's memory model). An atomic and a plain access conflict as
// two plain accesses do. An atomic access whose scope is narrower than QueueFamily counts as plain, because
// the scope contains no access of another command.
typedef enum wd_sync_atomicity {
    WD_SYNC_PLAIN,
    WD_SYNC_ATOMIC_ON_QUEUE,  // Memory scope QueueFamily: ordered with atomic accesses of the same queue.
    WD_SYNC_ATOMIC_ON_DEVICE, // Memory scope Device or CrossDevice.
} wd_sync_atomicity;

// wd_sync_access is one access of one command.
typedef struct wd_sync_access {
    uint64_t tag;      // Increases in submission order, over all contexts that are compared with each other.
    uint32_t instance; // The subpass instance, increasing. Orderings hold within one instance. 0: none.
    uint16_t usage;    // wd_sync_usage.
    uint8_t queue;     // The queue that executes the access. Written by the context.
    uint8_t ordering : 4;  // wd_sync_ordering.
    uint8_t atomicity : 4; // wd_sync_atomicity, for storage accesses.
} wd_sync_access;

// --- Hazards

typedef enum wd_sync_hazard_kind {
    WD_SYNC_READ_AFTER_WRITE = 1,
    WD_SYNC_WRITE_AFTER_READ,
    WD_SYNC_WRITE_AFTER_WRITE,
    WD_SYNC_READ_RACING_WRITE,
    WD_SYNC_WRITE_RACING_WRITE,
    WD_SYNC_WRITE_RACING_READ,
    WD_SYNC_WRITE_AFTER_PRESENT,
    WD_SYNC_READ_AFTER_PRESENT,
    WD_SYNC_PRESENT_AFTER_READ,
    WD_SYNC_PRESENT_AFTER_WRITE,
    WD_SYNC_HAZARD_COUNT,
} wd_sync_hazard_kind;

// wd_sync_dependency is a barrier as stage and access masks.
typedef struct wd_sync_dependency {
    uint64_t src_stages;
    uint64_t src_accesses;
    uint64_t dst_stages;
    uint64_t dst_accesses;
} wd_sync_dependency;

// wd_sync_hazard describes a hazard between two accesses.
typedef struct wd_sync_hazard {
    wd_sync_hazard_kind kind;
    wd_sync_space space;
    wd_range range;        // The part of the access's ranges that has the hazard, in `space`.
    wd_sync_access access; // The access that was checked.
    wd_sync_access prior;  // The earlier access that conflicts with `access`.
    // The effect of the barriers since `prior`. For a prior write: the usages to which the write is visible,
    // and the stages from which a dependency chain continues. For a prior read: the stages that may
    // overwrite.
    wd_sync_mask barrier_usages;
    uint64_t barrier_stages;
    // The smallest barrier between the two accesses that removes the hazard on `range`. If `access` is a
    // layout transition: the masks that the first scope of its own barrier lacks; the second scope is 0. For
    // RACING hazards a barrier cannot help: they need a semaphore or a subpass dependency with these scopes.
    wd_sync_dependency fix;
    // The prior access is a layout transition (or the signal operation of another queue) whose own barrier
    // has no second scope from which a barrier could continue. Add `fix` to the second scope of that barrier;
    // the first scope of `fix` is 0.
    bool fix_widens_prior;
    // The prior access used the same memory through another range (wd_sync_sharing): `prior_range`.
    bool is_shared;
    wd_sync_space prior_space;
    wd_range prior_range;
} wd_sync_hazard;

// wd_sync_hazard_name returns the message id, such as "SYNC-HAZARD-READ-AFTER-WRITE". The string is static.
const char *wd_sync_hazard_name(wd_sync_hazard_kind kind);

// --- Pools

// wd_sync_pool owns the access states of its contexts. It frees states that no context uses any more.
typedef struct wd_sync_pool wd_sync_pool;

wd_status wd_sync_pool_create(wd_allocator allocator, wd_sync_pool **pool);
// wd_sync_pool_destroy accepts NULL. All contexts of the pool must be destroyed before.
void wd_sync_pool_destroy(wd_sync_pool *pool);

// wd_sync_pool_clear removes all states. It keeps the allocated memory, unless the number of states was far
// below an earlier maximum. All contexts of the pool must be destroyed before.
void wd_sync_pool_clear(wd_sync_pool *pool);

// wd_sync_pool_set_collection_limit sets the minimum number of states created between two collections
// (default 512).
void wd_sync_pool_set_collection_limit(wd_sync_pool *pool, size_t num_states);

typedef struct wd_sync_pool_statistics {
    size_t num_states;  // Interned states, including those that are not collected yet.
    size_t num_created; // Since the pool was created.
    size_t num_collections;
} wd_sync_pool_statistics;

wd_sync_pool_statistics wd_sync_pool_get_statistics(const wd_sync_pool *pool);

// --- Ranges that share memory

// wd_sync_location is a range in an address space; wd_sync_locations is a growing list of them.
typedef struct wd_sync_location {
    wd_range range;
    wd_sync_space space;
} wd_sync_location;

typedef struct wd_sync_locations {
    wd_allocator allocator;
    wd_sync_location *items;
    size_t count, capacity;
    bool is_incomplete; // An allocation failed.
} wd_sync_locations;

// wd_sync_locations_add appends a range. If an allocation fails, the list is unchanged and marked incomplete.
void wd_sync_locations_add(wd_sync_locations *locations, wd_sync_space space, wd_range range);

// wd_sync_sharing finds the ranges that share memory with other ranges, such as an opaque image bound to the
// memory of a buffer. An access is recorded in its own range and compared with the accesses of all ranges
// that share its memory. A barrier on a range also applies to the others. A layout transition is checked in
// the others as a write.
typedef struct wd_sync_sharing {
    uint32_t is_active; // Atomic. 0: no memory is shared, and `find` is not called.
    // find appends the locations that share memory with `range`, without `range` itself. The result may
    // differ between calls: the model uses the result at the time of the detection or barrier, in replays
    // also.
    void (*find)(void *user, wd_sync_space space, wd_range range, wd_sync_locations *locations);
    void *user;
} wd_sync_sharing;

// wd_sync_pool_set_sharing sets the sharing of all contexts of a pool. `sharing` must outlive them. NULL:
// none.
void wd_sync_pool_set_sharing(wd_sync_pool *pool, const wd_sync_sharing *sharing);

// --- Contexts

typedef struct wd_sync_context wd_sync_context;
typedef struct wd_sync_recording wd_sync_recording;

// wd_sync_context_create creates an empty context whose accesses execute on `queue`, a number that the caller
// chooses, below WD_SYNC_MAX_QUEUES.
wd_status wd_sync_context_create(wd_sync_pool *pool, uint8_t queue, wd_sync_context **context);
// wd_sync_context_destroy accepts NULL.
void wd_sync_context_destroy(wd_sync_context *context);
// wd_sync_context_clear removes all accesses, barriers and events.
void wd_sync_context_clear(wd_sync_context *context);

// wd_sync_context_copy replaces the contents of `copy` with those of `context`. The data is shared, so the
// cost depends only on the number of events. Both contexts belong to one pool. `copy` keeps its queue and its
// recording.
wd_status wd_sync_context_copy(wd_sync_context *copy, const wd_sync_context *context);

// wd_sync_context_erase removes all accesses to `ranges`.
wd_status wd_sync_context_erase(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                size_t num_ranges);

// wd_sync_context_num_ranges returns the number of ranges in all spaces.
size_t wd_sync_context_num_ranges(const wd_sync_context *context);
// wd_sync_context_log_length returns the number of global barriers that may still have to be applied to
// states.
size_t wd_sync_context_log_length(const wd_sync_context *context);

// --- Accesses. `ranges` are ranges of `space` in any order.

// wd_sync_context_detect returns whether `access` has a hazard with an earlier access. It stores the first
// one.
bool wd_sync_context_detect(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                            size_t num_ranges, const wd_sync_access *access, wd_sync_hazard *hazard);

// wd_sync_range_hint caches the position of one range in the map of a context, to avoid a lookup. Use a hint
// with the same range and pool only. Zeroed memory is an empty hint.
typedef struct wd_sync_range_hint {
    const void *map; // NULL: unknown.
    uint32_t *slot;  // NULL: the context has no access in this range.
    uint64_t version;
    uint32_t epoch;
} wd_sync_range_hint;

// wd_sync_context_detect_at is wd_sync_context_detect for one range and its hint.
bool wd_sync_context_detect_at(wd_sync_context *context, wd_sync_space space, wd_range range,
                               wd_sync_range_hint *hint, const wd_sync_access *access,
                               wd_sync_hazard *hazard);

// wd_sync_context_detect_async returns whether `access` races with an access of `other`: the context of
// another queue, or of a subpass on which this one does not depend. Accesses of `other` with tags below
// `begin_tag`, and accesses that `other` imported from other queues, are ignored.
bool wd_sync_context_detect_async(wd_sync_context *other, wd_sync_space space, const wd_range *ranges,
                                  size_t num_ranges, const wd_sync_access *access, uint64_t begin_tag,
                                  wd_sync_hazard *hazard);

// wd_sync_context_update records `access` as the most recent one. Call detect first: a recorded access hides
// the earlier ones. An atomic write hides only earlier writes of its own kind.
wd_status wd_sync_context_update(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges, const wd_sync_access *access);

// --- Reads in an unknown part of a range, such as reads of vertices through an index buffer

// wd_sync_hazard_test returns whether to report the hazard.
typedef bool (*wd_sync_hazard_test)(void *user, const wd_sync_hazard *hazard);

// wd_sync_context_detect_unknown_range checks a read of an unknown part of `range` in the linear space. It
// returns true only if every byte of `range` has a hazard that `is_certain` accepts (NULL: accepts all), and
// stores the first one.
bool wd_sync_context_detect_unknown_range(wd_sync_context *context, wd_range range,
                                          const wd_sync_access *access, wd_sync_hazard_test is_certain,
                                          void *user, wd_sync_hazard *hazard);

// wd_sync_context_read_unknown_range records such a read. Later writes that cover all of `range` are compared
// with the read; other writes are not. A barrier on any part of `range` applies to the read.
wd_status wd_sync_context_read_unknown_range(wd_sync_context *context, wd_range range,
                                             const wd_sync_access *access);

// --- Commands

enum { WD_SYNC_PIECE_USAGES = 5 };

// wd_sync_piece is a range and the accesses of one command to it.
typedef struct wd_sync_piece {
    wd_range range;                            // Not empty.
    uint16_t usages[WD_SYNC_PIECE_USAGES];     // wd_sync_usage: reads first, then writes, without duplicates.
    uint8_t atomicities[WD_SYNC_PIECE_USAGES]; // wd_sync_atomicity of each usage.
    uint8_t num_usages;                        // At least 1.
    uint8_t num_reads;
    uint8_t space;           // wd_sync_space
    uint8_t ordering;        // wd_sync_ordering of all usages.
    bool in_instance;        // The accesses belong to the subpass instance of the command.
    bool is_general;         // Private: written by wd_sync_context_execute.
    wd_sync_range_hint hint; // Private: written by wd_sync_context_execute.
    void *repeated;          // Private: written by wd_sync_context_execute.
} wd_sync_piece;

// wd_sync_piece_list is a part of the pieces of a command.
typedef struct wd_sync_piece_list {
    wd_sync_piece *pieces;
    size_t num_pieces;
} wd_sync_piece_list;

// wd_sync_command holds the properties that all accesses of a command share.
typedef struct wd_sync_command {
    uint64_t tag;
    uint32_t instance; // The subpass instance of pieces with in_instance.
    uint32_t subpass; // The subpass instance of the other pieces, in a render pass with subpass dependencies.
    // report receives each hazard and the index of its piece. It must not use the model. Return false to stop
    // the reports of this command.
    bool (*report)(void *user, const wd_sync_hazard *hazard, size_t piece);
    void *user;
    // allow is called after all hazards were reported, if there was one. If it returns false, the command is
    // skipped and none of its accesses is recorded. NULL: no command is skipped.
    bool (*allow)(void *user);
    bool has_hazard; // The caller has already found a hazard: call allow in any case.
} wd_sync_command;

// wd_sync_context_execute checks and records the accesses of a command. The result is that of
// wd_sync_context_detect for each access, then wd_sync_context_update for each read and each write, at a
// fraction of the cost. All pieces are checked before any piece is recorded. Pieces must not overlap. Pieces
// may share memory (wd_sync_sharing); they are not compared with each other, because the accesses of one
// command need no dependency between them.
wd_status wd_sync_context_execute(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                                  const wd_sync_command *command);

// wd_sync_context_execute_lists is wd_sync_context_execute for pieces in one or more lists, each with at least
// one piece. Pieces of different lists must not overlap either. The index of a piece counts through all lists.
wd_status wd_sync_context_execute_lists(wd_sync_context *context, const wd_sync_piece_list *lists,
                                        size_t num_lists, const wd_sync_command *command);

// wd_sync_context_check reports the hazards of a command and records nothing. It returns whether there is a
// hazard. To record the command afterwards, call wd_sync_context_execute without a report function.
bool wd_sync_context_check(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                           const wd_sync_command *command);

// wd_sync_context_shares returns whether other ranges share memory with `range`. A command with such a piece
// must be passed to wd_sync_context_execute in one call, not piece by piece.
bool wd_sync_context_shares(wd_sync_context *context, wd_sync_space space, wd_range range);

// --- Barriers

// wd_sync_range_barrier is a buffer or image memory barrier. With `transition` it is an image layout
// transition: a write between the two scopes.
typedef struct wd_sync_range_barrier {
    wd_sync_barrier barrier;
    wd_sync_space space;
    const wd_range *ranges;
    uint32_t num_ranges;
    bool transition;
    uint8_t mark; // A value of the caller that recordings store.
} wd_sync_range_barrier;

// wd_sync_barrier_command holds all barriers of one command. They apply independently: no barrier sees the
// effect of another one.
typedef struct wd_sync_barrier_command {
    uint64_t tag; // Of the layout transitions.
    const wd_sync_barrier *globals;
    const wd_sync_range_barrier *ranged;
    uint32_t num_globals;
    uint32_t num_ranged;
} wd_sync_barrier_command;

// wd_sync_context_detect_transition returns whether a layout transition of `command` has a hazard, and stores
// the first one.
bool wd_sync_context_detect_transition(wd_sync_context *context, const wd_sync_barrier_command *command,
                                       wd_sync_hazard *hazard);

// wd_sync_context_barrier applies `command`. The cost of a global barrier does not depend on the number of
// ranges; the cost of the other barriers is proportional to the ranges that they touch. Overlapping
// transitions of one command are one transition.
wd_status wd_sync_context_barrier(wd_sync_context *context, const wd_sync_barrier_command *command);

// wd_sync_barrier_hint caches the entry of a global barrier in the log of a context, to avoid a lookup. Use a
// hint with the same barrier and pool only. Zeroed memory is an empty hint. The members are private.
typedef struct wd_sync_barrier_hint {
    uint32_t log;
    uint32_t group;
} wd_sync_barrier_hint;

// wd_sync_context_global_barrier is wd_sync_context_barrier for a single global barrier without flags. `hint`
// belongs to that barrier.
wd_status wd_sync_context_global_barrier(wd_sync_context *context, uint64_t tag,
                                         const wd_sync_barrier *barrier, wd_sync_barrier_hint *hint);

// wd_sync_transition_check receives the hazards of the layout transitions of a barrier command.
typedef struct wd_sync_transition_check {
    // report receives one hazard for each part of each transition. It must not use the model.
    void (*report)(void *user, const wd_sync_hazard *hazard);
    bool (*allow)(void *user); // As in wd_sync_command.
    void *user;
} wd_sync_transition_check;

// wd_sync_context_checked_barrier is wd_sync_context_detect_transition for each transition, followed by
// wd_sync_context_barrier, at a fraction of the cost.
wd_status wd_sync_context_checked_barrier(wd_sync_context *context, const wd_sync_barrier_command *command,
                                          const wd_sync_transition_check *check);

// --- Events. `event` is a number that the caller chooses.

// wd_sync_context_set_event stores a reference to the current state of all ranges: it determines the first
// scope of later waits, including the dependency chains. `stages` is the execution scope
// (wd_sync_first_scope).
wd_status wd_sync_context_set_event(wd_sync_context *context, uint64_t event, uint64_t tag, uint64_t stages);
void wd_sync_context_reset_event(wd_sync_context *context, uint64_t event);

// wd_sync_context_detect_event_transition and wd_sync_context_wait_event are
// wd_sync_context_detect_transition and wd_sync_context_barrier with first scopes limited to the accesses
// before the event was set. Their cost is proportional to the ranges at that time. A wait for several events:
// detect for each event, then wait for each one, with the transitions in one call only. An event that is not
// set here orders nothing; its transitions still happen.
//
// In a subpass the second scope is the rest of that subpass and the commands after the render pass, but no
// other subpass. Wait in the subpass with WD_SYNC_BARRIER_IN_SUBPASS, and again without flags after the
// render pass.
bool wd_sync_context_detect_event_transition(wd_sync_context *context, uint64_t event,
                                             const wd_sync_barrier_command *command, wd_sync_hazard *hazard);
wd_status wd_sync_context_wait_event(wd_sync_context *context, uint64_t event,
                                     const wd_sync_barrier_command *command);

// --- Joining contexts

// wd_sync_context_resolve merges `source`, after it has passed `barriers` (NULL: none), into `context`. A
// subpass merges the subpasses on which it depends; a command buffer merges its render pass. Of two writes
// the later one is kept, with its reads. For the same write, the reads and the effects of barriers are
// united. Complete accesses are dropped. A context without events takes over those of `source`, which were
// set before the render pass. An empty context costs as much as a copy; otherwise the cost is proportional to
// the ranges of both. Both contexts belong to one pool.
wd_status wd_sync_context_resolve(wd_sync_context *context, wd_sync_context *source,
                                  const wd_sync_barrier *barriers, uint32_t num_barriers);

// wd_sync_context_import is wd_sync_context_resolve for the accesses of another queue. `barrier` holds the
// scopes of the semaphore's signal and wait operations. Barriers of the other queue determine which accesses
// the signal covers; on this queue, only the semaphore orders them. `context` must have no recording.
//
// known_here[q] and known_there[q]: of queue q, `context` and `source` imported the accesses with lower tags
// before. If one side imported an access but no longer holds it, a later write replaced it, and the access is
// dropped on the other side also. This matters only after a race. NULL for both: this step is skipped.
wd_status wd_sync_context_import(wd_sync_context *context, const wd_sync_context *source,
                                 const wd_sync_barrier *barrier, const uint64_t *known_here,
                                 const uint64_t *known_there);

// wd_sync_context_wait_for_self is for a queue that waits for its own semaphore. `at_signal` is a copy of
// `context` from the signal operation. The accesses of `at_signal` that are in the first scope of `barrier`,
// through the dependency chains of that time, happen before its second scope. The cost is proportional to the
// ranges of `at_signal`. `context` must have no recording.
wd_status wd_sync_context_wait_for_self(wd_sync_context *context, const wd_sync_context *at_signal,
                                        const wd_sync_barrier *barrier);

// wd_sync_context_take replaces the accesses of `context` by those of `source` (of the same pool), at the
// cost of a copy; the events of `context` stay. Use it at the end of a render pass: resolve all subpasses
// into an empty context, then take that one. To resolve them into the context of the command buffer would
// keep reads that no barrier of a subpass has covered.
wd_status wd_sync_context_take(wd_sync_context *context, const wd_sync_context *source);

// --- Completed accesses

enum { WD_SYNC_MAX_QUEUES = 256 };

// wd_sync_context_set_complete makes detection ignore accesses of queue q with tags below tags[q], because
// the host knows that they are complete. The caller owns `tags`, which has WD_SYNC_MAX_QUEUES elements and
// may increase at any time. NULL: none is complete.
void wd_sync_context_set_complete(wd_sync_context *context, const uint64_t *tags);
// wd_sync_context_trim removes completed accesses. It visits all ranges: call it when their number has
// doubled.
wd_status wd_sync_context_trim(wd_sync_context *context);

// --- Recordings: the effects of a command buffer on the contexts that execute it

// wd_sync_recording_create makes an empty recording.
wd_status wd_sync_recording_create(wd_allocator allocator, wd_sync_recording **recording);
void wd_sync_recording_destroy(wd_sync_recording *recording);
// wd_sync_recording_clear empties a recording. It keeps the memory for reuse, unless the recording was far
// smaller than an earlier one. No context may use the recording.
void wd_sync_recording_clear(wd_sync_recording *recording);
// wd_sync_recording_set_resumed states that a subpass instance of the recording resumes a rendering that was
// suspended in a command buffer executed before. Accesses that the implicit order puts after the suspended
// part may not be after it in other instances. 0: none.
void wd_sync_recording_set_resumed(wd_sync_recording *recording, uint32_t instance);
// wd_sync_recording_mark returns the current position; wd_sync_recording_rewind removes all later steps.
typedef struct wd_sync_recording_position {
    size_t num_steps, num_unknown_ranges;
    uint32_t resumed_instance;
    bool has_subpasses;
} wd_sync_recording_position;

wd_sync_recording_position wd_sync_recording_mark(const wd_sync_recording *recording);
void wd_sync_recording_rewind(wd_sync_recording *recording, const wd_sync_recording_position *position);
// wd_sync_recording_size returns the number of steps: first accesses, reads that cover later reads of their
// subpass instance, barrier commands and event commands.
size_t wd_sync_recording_size(const wd_sync_recording *recording);

// wd_sync_context_set_recording makes the context record its barriers, its events and its first accesses:
// those that may conflict with accesses before the context began. The context must be empty, or a copy of one
// with the same recording. NULL ends the recording. The recording must outlive its contexts.
//
// `number` is 0 for the context of the command buffer. The contexts of a render pass instance have other
// numbers. They belong to the recording through resolve and copy, until context 0 takes the result.
void wd_sync_context_set_recording(wd_sync_context *context, wd_sync_recording *recording, uint16_t number);

// wd_sync_context_set_pass assigns the context to a render pass instance whose first subpass instance is
// `first_instance`. Each subpass has a context; a further one receives the result of all subpasses. 0: none.
void wd_sync_context_set_pass(wd_sync_context *context, uint32_t first_instance);

// wd_sync_replay gives the offsets and callbacks for the execution of a recording.
typedef struct wd_sync_replay {
    uint64_t tag_offset; // Added to the tags of the recording. All earlier tags of the context are lower.
    uint32_t instance_offset;
    // report receives each hazard between the recording and earlier accesses. Return false to stop the
    // reports.
    bool (*report)(void *user, const wd_sync_hazard *hazard);
    void *user; // Of both functions.
    // is_certain is that of wd_sync_context_detect_unknown_range. NULL: accepts all hazards.
    wd_sync_hazard_test is_certain;
    // The subpass instance in which the recording is executed, for its accesses that have no instance.
    uint32_t subpass;
} wd_sync_replay;

// wd_sync_context_replay executes `recording` in `context`; `source` is the context that made the recording.
// It reports the hazards of first accesses (hazards inside the recording were reported before) and then
// records the result. `source` may belong to another pool. Tags from tag_offset on belong to the recording. A
// barrier of the recording covers earlier accesses of the queue of `context`.
wd_status wd_sync_context_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                 wd_sync_context *source, const wd_sync_replay *replay);

// wd_sync_context_check_replay reports the hazards that wd_sync_context_replay would report, at a lower cost. The
// context is incomplete afterwards, and must not be used for anything else.
wd_status wd_sync_context_check_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                       const wd_sync_replay *replay);

// wd_sync_recorded is one access of a recording.
typedef struct wd_sync_recorded {
    wd_sync_space space;
    wd_range range;
    wd_sync_access access; // For a layout transition the usage is WD_SYNC_IMAGE_LAYOUT_TRANSITION.
    uint8_t mark;          // For a layout transition: the mark of its barrier.
} wd_sync_recorded;

// wd_sync_recording_visit calls `visit` for all first accesses and layout transitions in order, until it
// returns false. It omits reads of an unknown range.
void wd_sync_recording_visit(const wd_sync_recording *recording,
                             bool (*visit)(void *user, const wd_sync_recorded *recorded), void *user);

// The later use of the values that a write stored.
typedef enum wd_sync_write_use {
    WD_SYNC_WRITE_USE_NONE,        // The values are unchanged and were not read.
    WD_SYNC_WRITE_USE_READ,        // A part was read.
    WD_SYNC_WRITE_USE_OVERWRITTEN, // A part was overwritten, and no read of it is known.
} wd_sync_write_use;

// wd_sync_context_find_write_use returns how `range` was used after the write with `tag`. For a read, it
// stores the access in `*read` and the part of the range in `*part`.
wd_sync_write_use wd_sync_context_find_write_use(wd_sync_context *context, wd_sync_space space,
                                                 wd_range range, uint64_t tag, wd_sync_access *read,
                                                 wd_range *part);

// wd_sync_recording_detect_async checks the first accesses of `recording`, which will execute on `queue`, for
// races with `other`, as wd_sync_context_detect_async does. replay->report receives the first hazard of each
// step.
void wd_sync_recording_detect_async(const wd_sync_recording *recording, uint8_t queue, wd_sync_context *other,
                                    uint64_t begin_tag, const wd_sync_replay *replay);

#ifdef __cplusplus
}
#endif
#endif
