// The synchronization model: memory accesses, what orders them, and the hazards where nothing does.
//
// It knows no device and no Vulkan object. A resource is ranges of one of two address spaces; an access is a usage (stage x
// access, sync_tables.h) with a tag; a dependency is a pair of scopes (sync_scope.h). Whoever sits above gives commands
// their tags, resources their ranges, and words to the hazards.
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
// A context maps ranges to access states: the most recent write, the reads since, and which usages a dependency has
// made safe against each. States are immutable, interned in the pool and shared by ranges and contexts. A global barrier
// is a line in the context's log; a state catches up when it is next looked at. docs/synchronization.md explains it.
//
// Errors: WD_ERROR_OUT_OF_MEMORY is the only one. The context is then valid; the operation may have taken effect on a part
// of its ranges. Detection cannot fail; without memory it may find less.
//
// Threads: a pool and its contexts belong to one thread at a time. Pools are independent of each other.
#ifndef WARDEN_VK_SYNCVAL_SYNCVAL_H
#define WARDEN_VK_SYNCVAL_SYNCVAL_H

#include "vk/rangemap/rangemap.h"
#include "vk/syncval/sync_scope.h"

#ifdef __cplusplus
extern "C" {
#endif

// The address spaces. Buffers and linear images are where their memory is; images of opaque tiling have addresses of
// their own.
typedef enum wd_sync_space {
    WD_SYNC_LINEAR,
    WD_SYNC_IDEALIZED,
    WD_SYNC_UNKNOWN_RANGE, // The model's own: ranges of the linear space that something somewhere in is read.
    WD_SYNC_SPACE_COUNT,
} wd_sync_space;

// Implicit ordering of attachment accesses within one subpass ("Rasterization Order" and "Render Pass Load Operations" in
// the specification). It says which earlier accesses of the same instance this one cannot race.
typedef enum wd_sync_ordering {
    WD_SYNC_ORDERING_NONE,
    WD_SYNC_ORDERING_COLOR,         // Behind colour attachment accesses.
    WD_SYNC_ORDERING_DEPTH_STENCIL, // Behind depth/stencil attachment accesses.
    WD_SYNC_ORDERING_RASTER,        // Behind both: resolve operations, clears of attachments.
    WD_SYNC_ORDERING_LOAD,          // As RASTER; and each attachment access of the instance is behind it.
    WD_SYNC_ORDERING_STORE, // Behind each attachment access of the instance, input attachments included.
    WD_SYNC_ORDERING_LOAD_DISCARD, // As LOAD and STORE; the values that are written are undefined. Two such writes need no
    WD_SYNC_ORDERING_STORE_DISCARD, // dependency: nobody can observe which one came last.
    WD_SYNC_ORDERING_COUNT,
} wd_sync_ordering;

// How an access is made. Atomic accesses that are in each other's memory scope are mutually ordered: without any dependency
// they do not race ("Data Race" in the specification's memory model). Beside a plain access they are as plain ones. Those of
// a narrower scope than a queue family's count as plain: no other command's are in it.
typedef enum wd_sync_atomicity {
    WD_SYNC_PLAIN,
    WD_SYNC_ATOMIC_ON_QUEUE,  // Memory scope QueueFamily: with those of the same queue.
    WD_SYNC_ATOMIC_ON_DEVICE, // Memory scope Device or CrossDevice.
} wd_sync_atomicity;

// wd_sync_access is one access of one command.
typedef struct wd_sync_access {
    uint64_t tag; // Grows in submission order, over all contexts that are ever compared.
    uint32_t
        instance;   // The subpass instance, growing; orderings hold within one. 0: none, nothing is ordered.
    uint16_t usage; // wd_sync_usage.
    uint8_t queue;  // Written by the context: the queue that performs it.
    uint8_t ordering : 4;  // wd_sync_ordering.
    uint8_t atomicity : 4; // wd_sync_atomicity; of storage accesses.
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

// wd_sync_dependency is a barrier in the words of Vulkan.
typedef struct wd_sync_dependency {
    uint64_t src_stages;
    uint64_t src_accesses;
    uint64_t dst_stages;
    uint64_t dst_accesses;
} wd_sync_dependency;

// wd_sync_hazard is a finding as data.
typedef struct wd_sync_hazard {
    wd_sync_hazard_kind kind;
    wd_sync_space space;
    wd_range range;        // The piece of the access's ranges where it is, in the space.
    wd_sync_access access; // The one that was checked.
    wd_sync_access prior;  // The one that it conflicts with.
    // What the barriers since `prior` have reached. Of a prior write: usages that may access its result, and stages that
    // chain to it. Of a prior read: stages that may overwrite.
    wd_sync_mask barrier_usages;
    uint64_t barrier_stages;
    // The smallest barrier between the two that removes the hazard on `range`. Where `access` is a layout transition: what
    // its own barrier's first scope lacks; the second scope is 0. Meaningless for RACING hazards, which want a semaphore
    // or a subpass dependency with these scopes.
    wd_sync_dependency fix;
    // The prior is a layout transition (or a queue's hand-over) whose own barrier has no second scope that a barrier could
    // start from: `fix` is to be added to that barrier's second scope; its first scope is 0.
    bool fix_widens_prior;
    // The prior access was made to the same memory through another range (wd_sync_sharing): where.
    bool is_shared;
    wd_sync_space prior_space;
    wd_range prior_range;
} wd_sync_hazard;

// wd_sync_hazard_name returns the message id, "SYNC-HAZARD-READ-AFTER-WRITE". Static.
const char *wd_sync_hazard_name(wd_sync_hazard_kind kind);

// --- Pools

// wd_sync_pool owns the access states of the contexts made from it, and collects those that none needs any more.
typedef struct wd_sync_pool wd_sync_pool;

wd_status wd_sync_pool_create(wd_allocator allocator, wd_sync_pool **pool);
// wd_sync_pool_destroy wants all contexts destroyed. Accepts NULL.
void wd_sync_pool_destroy(wd_sync_pool *pool);

// wd_sync_pool_clear forgets all states. It keeps their memory for as many, unless these were far fewer than there had been
// before. It wants all contexts destroyed.
void wd_sync_pool_clear(wd_sync_pool *pool);

// wd_sync_pool_set_collection_limit sets how many states are made at least between two collections (512 unless set).
void wd_sync_pool_set_collection_limit(wd_sync_pool *pool, size_t num_states);

typedef struct wd_sync_pool_statistics {
    size_t num_states;  // Interned, alive or waiting to be collected.
    size_t num_created; // Ever.
    size_t num_collections;
} wd_sync_pool_statistics;

wd_sync_pool_statistics wd_sync_pool_get_statistics(const wd_sync_pool *pool);

// --- Memory that several ranges stand for

// wd_sync_locations is a growing list of ranges.
typedef struct wd_sync_location {
    wd_range range;
    wd_sync_space space;
} wd_sync_location;

typedef struct wd_sync_locations {
    wd_allocator allocator;
    wd_sync_location *items;
    size_t count, capacity;
    bool is_incomplete; // Memory ran out.
} wd_sync_locations;

// wd_sync_locations_add appends a range. Without memory the list stays as it is, and is incomplete.
void wd_sync_locations_add(wd_sync_locations *locations, wd_sync_space space, wd_range range);

// wd_sync_sharing knows the ranges that stand for the same memory as others: opaque images over buffers, say. An access is
// recorded where it was made, and compared with what was done in those places too; a barrier on a range counts for them,
// and a layout transition is checked there as the write that it is.
typedef struct wd_sync_sharing {
    uint32_t is_active; // Atomic. 0: there are none, and `find` is not asked.
    // find appends the places that share memory with `range`, without `range` itself. Its answer may change at any time; what
    // is found is what holds when an access is detected or a barrier applied, also of a replay.
    void (*find)(void *user, wd_sync_space space, wd_range range, wd_sync_locations *locations);
    void *user;
} wd_sync_sharing;

// wd_sync_pool_set_sharing lets all contexts of a pool ask `sharing`, which outlives them. NULL: nothing is shared.
void wd_sync_pool_set_sharing(wd_sync_pool *pool, const wd_sync_sharing *sharing);

// --- Contexts

typedef struct wd_sync_context wd_sync_context;
typedef struct wd_sync_recording wd_sync_recording;

// wd_sync_context_create makes an empty context whose accesses are performed on `queue` (a number of the caller's, below
// 256).
wd_status wd_sync_context_create(wd_sync_pool *pool, uint8_t queue, wd_sync_context **context);
// wd_sync_context_destroy accepts NULL.
void wd_sync_context_destroy(wd_sync_context *context);
// wd_sync_context_clear forgets all accesses, barriers and events.
void wd_sync_context_clear(wd_sync_context *context);

// wd_sync_context_copy makes `copy` hold what `context` holds, sharing everything: its cost is that of the events alone.
// Both are of one pool. `copy` keeps its queue and its recording.
wd_status wd_sync_context_copy(wd_sync_context *copy, const wd_sync_context *context);

// wd_sync_context_erase forgets what was done to `ranges`.
wd_status wd_sync_context_erase(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                size_t num_ranges);

// wd_sync_context_num_ranges counts the ranges of both spaces.
size_t wd_sync_context_num_ranges(const wd_sync_context *context);
// wd_sync_context_log_length counts the global barriers that states may have yet to catch up with.
size_t wd_sync_context_log_length(const wd_sync_context *context);

// --- Accesses. `ranges` are any ranges of `space`, in any order.

// wd_sync_context_detect looks for a hazard between `access` and what the context holds, and gives the first one.
bool wd_sync_context_detect(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                            size_t num_ranges, const wd_sync_access *access, wd_sync_hazard *hazard);

// wd_sync_range_hint remembers where a context keeps a range, so that it need not be looked up again. It belongs to that very range.
// Zeroed memory is none. It belongs to one pool.
typedef struct wd_sync_range_hint {
    const void *map; // NULL: not known.
    uint32_t *slot;  // NULL: the context has nothing there.
    uint64_t version;
    uint32_t epoch;
} wd_sync_range_hint;

// wd_sync_context_detect_at is wd_sync_context_detect in one range, whose spot is `spot`.
bool wd_sync_context_detect_at(wd_sync_context *context, wd_sync_space space, wd_range range,
                               wd_sync_range_hint *hint, const wd_sync_access *access,
                               wd_sync_hazard *hazard);

// wd_sync_context_detect_async looks for a race between `access` and accesses of `other`, which nothing orders: another
// queue's context, or a subpass that does not depend on this one. Accesses of `other` with tags below `begin_tag`, and
// those that another queue performed, are none of its own and do not count.
bool wd_sync_context_detect_async(wd_sync_context *other, wd_sync_space space, const wd_range *ranges,
                                  size_t num_ranges, const wd_sync_access *access, uint64_t begin_tag,
                                  wd_sync_hazard *hazard);

// wd_sync_context_update records `access` as the most recent one. Detect first: afterwards it hides what was there; an atomic
// write hides nothing but what its kind did before, for other atomic ones need not be ordered with it.
wd_status wd_sync_context_update(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges, const wd_sync_access *access);

// --- Reads of which only a range is known that they lie in: of the vertices that indices choose, say

// wd_sync_hazard_test tells whether a hazard stands.
typedef bool (*wd_sync_hazard_test)(void *user, const wd_sync_hazard *hazard);

// wd_sync_context_detect_unknown_range looks for a hazard of `access` wherever in `range` of the linear space it reads: each byte has one
// that `is_certain` (NULL: all are). It gives the first one.
bool wd_sync_context_detect_unknown_range(wd_sync_context *context, wd_range range,
                                          const wd_sync_access *access, wd_sync_hazard_test is_certain,
                                          void *user, wd_sync_hazard *hazard);

// wd_sync_context_read_unknown_range records such a read. Writes that cover all of `range` are compared with it from now on, as one
// range; others are not. A barrier on any part of `range` counts for all of it.
wd_status wd_sync_context_read_unknown_range(wd_sync_context *context, wd_range range,
                                             const wd_sync_access *access);

// --- A command at once

enum { WD_SYNC_PIECE_USAGES = 5 };

// wd_sync_piece is a range with all that one command does to it.
typedef struct wd_sync_piece {
    wd_range range;                            // Not empty.
    uint16_t usages[WD_SYNC_PIECE_USAGES];     // wd_sync_usage: reads first, then writes; none twice.
    uint8_t atomicities[WD_SYNC_PIECE_USAGES]; // wd_sync_atomicity, of each.
    uint8_t num_usages;                        // At least 1.
    uint8_t num_reads;
    uint8_t space;           // wd_sync_space
    uint8_t ordering;        // wd_sync_ordering, of all of them.
    bool in_instance;        // They are of the subpass instance.
    bool is_together;        // Written by wd_sync_context_execute, and
    wd_sync_range_hint hint; // this.
} wd_sync_piece;

// wd_sync_command is what the accesses of a command have in common.
typedef struct wd_sync_command {
    uint64_t tag;
    uint32_t instance; // The subpass instance of the pieces that are in one.
    uint32_t
        subpass; // That of the others: where the command is in a subpass that dependencies lead to or from.
    // report sees each hazard and the number of its piece; the model must be left alone meanwhile. False: no further
    // ones, please.
    bool (*report)(void *user, const wd_sync_hazard *hazard, size_t piece);
    void *user;
    // allow is asked after all hazards were reported, if there was one. False: the command does not happen, and nothing of it
    // is recorded. NULL: every command happens.
    bool (*allow)(void *user);
    bool has_hazard; // There is one already that was found elsewhere: allow is asked in any case.
} wd_sync_command;

// wd_sync_context_execute checks and records what a command does: as wd_sync_context_detect for each access, then
// wd_sync_context_update for each read, then for each write, at a part of the cost. No two pieces overlap; several may
// share their memory (wd_sync_sharing), and are not compared with each other: nothing orders, or has to order, the accesses of
// one command. All pieces are compared before one is recorded.
wd_status wd_sync_context_execute(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                                  const wd_sync_command *command);

// wd_sync_context_check is the first half of wd_sync_context_execute: it reports the hazards, and records nothing. With no report
// function wd_sync_context_execute is the second half. It returns whether there is a hazard.
bool wd_sync_context_check(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                           const wd_sync_command *command);

// wd_sync_context_shares tells whether other ranges share memory with a range. A command whose pieces do is performed at once.
bool wd_sync_context_shares(wd_sync_context *context, wd_sync_space space, wd_range range);

// --- Barriers

// wd_sync_range_barrier is a buffer or image memory barrier. A `transition` is an image layout transition: a write between
// its two scopes.
typedef struct wd_sync_range_barrier {
    wd_sync_barrier barrier;
    wd_sync_space space;
    const wd_range *ranges;
    uint32_t num_ranges;
    bool transition;
    uint8_t mark; // The caller's: recordings keep it.
} wd_sync_range_barrier;

// wd_sync_barrier_command is all barriers of one command. They apply independently of each other: none sees what another
// one does.
typedef struct wd_sync_barrier_command {
    uint64_t tag; // Of the layout transitions.
    const wd_sync_barrier *globals;
    const wd_sync_range_barrier *ranged;
    uint32_t num_globals;
    uint32_t num_ranged;
} wd_sync_barrier_command;

// wd_sync_context_detect_transition looks for hazards of the layout transitions of `command` and gives the first one.
bool wd_sync_context_detect_transition(wd_sync_context *context, const wd_sync_barrier_command *command,
                                       wd_sync_hazard *hazard);

// wd_sync_context_barrier applies `command`. Its global barriers cost the same for any number of ranges; ranged ones cost by
// the ranges that they touch. Where several transitions of one command meet, they are one.
wd_status wd_sync_context_barrier(wd_sync_context *context, const wd_sync_barrier_command *command);

// wd_sync_barrier_hint remembers how the contexts of a pool know a global barrier, so that it need not be looked up again. It
// belongs to that very barrier. Zeroed memory knows nothing; its members are private.
typedef struct wd_sync_barrier_hint {
    uint32_t log;
    uint32_t group;
} wd_sync_barrier_hint;

// wd_sync_context_global_barrier is wd_sync_context_barrier of a command that is one global barrier, without limits. `spot` is the
// barrier's.
wd_status wd_sync_context_global_barrier(wd_sync_context *context, uint64_t tag,
                                         const wd_sync_barrier *barrier, wd_sync_barrier_hint *hint);

// wd_sync_transition_check receives the hazards of the layout transitions of a barrier command.
typedef struct wd_sync_transition_check {
    // report sees one hazard for each part of each transition; the model must be left alone meanwhile.
    void (*report)(void *user, const wd_sync_hazard *hazard);
    bool (*allow)(void *user); // As wd_sync_command's.
    void *user;
} wd_sync_transition_check;

// wd_sync_context_checked_barrier is wd_sync_context_detect_transition for each transition, then wd_sync_context_barrier, at a
// part of the cost.
wd_status wd_sync_context_checked_barrier(wd_sync_context *context, const wd_sync_barrier_command *command,
                                          const wd_sync_transition_check *check);

// --- Events. `event` is a number of the caller's.

// wd_sync_context_set_event remembers the state of all ranges, by reference: what is in the event's first scope is decided
// here, with the chains as they are now. `stages` are the execution scope (wd_sync_first_scope).
wd_status wd_sync_context_set_event(wd_sync_context *context, uint64_t event, uint64_t tag, uint64_t stages);
void wd_sync_context_reset_event(wd_sync_context *context, uint64_t event);

// wd_sync_context_detect_event_transition and wd_sync_context_wait_event are their namesakes above with first scopes that are
// limited to what `event` was set behind. They walk the ranges that the context had then. For several events of one
// wait: detect for all, then wait for each, the transitions in one of them only. An event that is not set here orders
// nothing; its transitions still happen.
//
// In a subpass the second scope is the rest of that subpass, and what is behind the render pass, but no other subpass: wait there with
// WD_SYNC_BARRIER_IN_SUBPASS, and without any flags once more where the pass has ended.
bool wd_sync_context_detect_event_transition(wd_sync_context *context, uint64_t event,
                                             const wd_sync_barrier_command *command, wd_sync_hazard *hazard);
wd_status wd_sync_context_wait_event(wd_sync_context *context, uint64_t event,
                                     const wd_sync_barrier_command *command);

// --- Joining contexts

// wd_sync_context_resolve adds what `source` (of the same pool) holds, behind `barriers` (NULL: none), to `context`: a
// subpass imports those that it depends on, a command buffer its render pass. The later write wins and takes its reads along; of the same write the reads, and all that any path has made safe, are
// joined; what is complete is left out. A context without events shares those of the source: in a render pass, those that were set
// before it. An empty context costs as a copy; else it walks the ranges of both.
wd_status wd_sync_context_resolve(wd_sync_context *context, wd_sync_context *source,
                                  const wd_sync_barrier *barriers, uint32_t num_barriers);

// wd_sync_context_import is wd_sync_context_resolve for what another queue did, behind a semaphore: `barrier` has the scopes of
// its signal and wait operations. What barriers of that queue ordered is ordered there, and for the semaphore; here counts
// the semaphore alone. `context` must not be recorded.
//
// Of each queue q, the queue of `context` knew accesses with tags below known_here[q] before, and that of `source` those below
// known_there[q]. What one of the two knew and does not hold any more is forgotten on the other side too: a later write was
// put over it. That matters behind a race only. NULL, both: it is not looked at.
wd_status wd_sync_context_import(wd_sync_context *context, const wd_sync_context *source,
                                 const wd_sync_barrier *barrier, const uint64_t *known_here,
                                 const uint64_t *known_there);

// wd_sync_context_wait_for_self is for a queue that waits for a semaphore of its own: what `then`, which took what `context`
// held at the signal operation, has in the first scope of `barrier` is behind it, with the chains as they were then.
// It costs by the ranges of `then`. `context` must not be recorded.
wd_status wd_sync_context_wait_for_self(wd_sync_context *context, const wd_sync_context *then,
                                        const wd_sync_barrier *barrier);

// wd_sync_context_take replaces what `context` holds by what `source` (of the same pool) holds, at the cost of a copy; its
// own events stay. The end of a render pass: resolve all subpasses into an empty context, then take that one. Resolving
// them into the command buffer's context instead would keep reads there that no subpass's barriers reached.
wd_status wd_sync_context_take(wd_sync_context *context, const wd_sync_context *source);

// --- What is complete

enum { WD_SYNC_MAX_QUEUES = 256 };

// wd_sync_context_set_complete makes detection pass over accesses of queue q with tags below tags[q]: whoever submits now
// knows that they are over. `tags` has WD_SYNC_MAX_QUEUES elements, is the caller's, and may grow at any time. NULL: none.
void wd_sync_context_set_complete(wd_sync_context *context, const uint64_t *tags);
// wd_sync_context_trim forgets what is complete. It walks all ranges: call it when they have become twice as many.
wd_status wd_sync_context_trim(wd_sync_context *context);

// --- Recordings: what a command buffer does to whoever executes it

// wd_sync_recording_create makes an empty recording.
wd_status wd_sync_recording_create(wd_allocator allocator, wd_sync_recording **recording);
void wd_sync_recording_destroy(wd_sync_recording *recording);
// wd_sync_recording_clear empties a recording. It keeps the memory for the next one, unless this one was far smaller than one
// before. No context has it any more.
void wd_sync_recording_clear(wd_sync_recording *recording);
// wd_sync_recording_set_resumed says that a subpass instance of the recording goes on with one of what will have been executed in front of
// it: a rendering that is resumed. What is ordered behind that by itself may not be so behind in other instances. 0: there is none.
void wd_sync_recording_set_resumed(wd_sync_recording *recording, uint32_t instance);
// wd_sync_recording_mark remembers where a recording is, and wd_sync_recording_rewind goes back there: the commands since have not
// happened.
typedef struct wd_sync_recording_position {
    size_t num_steps, num_unknown_ranges;
    uint32_t resumed_instance;
    bool has_subpasses;
} wd_sync_recording_position;

wd_sync_recording_position wd_sync_recording_mark(const wd_sync_recording *recording);
void wd_sync_recording_rewind(wd_sync_recording *recording, const wd_sync_recording_position *position);
// wd_sync_recording_size counts its steps: first accesses, reads that vouch for later ones of their subpass instance, barrier commands
// and event commands.
size_t wd_sync_recording_size(const wd_sync_recording *recording);

// wd_sync_context_set_recording makes the context note, from now on, its barriers, its events, and its first accesses: those
// that could conflict with what was there before the context began. The context must be empty now, or be copied from
// one with the same recording. NULL ends it. The recording outlives its contexts.
//
// `number` is 0 for the command buffer's own context. The contexts of a render pass instance have others, and are a part of
// the recording by what they resolve and copy, until context 0 takes what is left of them.
void wd_sync_context_set_recording(wd_sync_context *context, wd_sync_recording *recording, uint16_t number);

// wd_sync_context_set_pass makes the context one of a render pass instance, whose subpasses have contexts of their own and the subpass
// instances from `first_instance` on: a subpass's, or that which all are resolved into at the end. 0: it is none.
void wd_sync_context_set_pass(wd_sync_context *context, uint32_t first_instance);

// wd_sync_replay moves the numbers of a recording to where it is executed.
typedef struct wd_sync_replay {
    uint64_t tag_offset; // Added to tags. All tags of the destination so far are below tag_offset.
    uint32_t instance_offset;
    // report sees each hazard between the recording and what the destination held. False: no further ones, please.
    bool (*report)(void *user, const wd_sync_hazard *hazard);
    void *user; // Of both functions.
    // is_certain is wd_sync_context_detect_unknown_range's. NULL: all hazards are.
    wd_sync_hazard_test is_certain;
    // The subpass instance, of the destination, that the recording is executed in: that of the accesses that it has in none.
    uint32_t subpass;
} wd_sync_replay;

// wd_sync_context_replay executes `recording`, whose last state is `source`, in `context`: hazards of its first accesses are
// reported (those inside of it were when it was recorded), then `context` holds the state behind it. `source` may be of
// another pool. Tags at or behind tag_offset count as the recording's own. A barrier of the recording reaches the
// destination's accesses when they are of the destination's queue.
wd_status wd_sync_context_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                 wd_sync_context *source, const wd_sync_replay *replay);

// wd_sync_recorded is what one step of a recording does to a range.
typedef struct wd_sync_recorded {
    wd_sync_space space;
    wd_range range;
    wd_sync_access access; // Of a layout transition: WD_SYNC_IMAGE_LAYOUT_TRANSITION, and
    uint8_t mark;          // that of its barrier.
} wd_sync_recorded;

// wd_sync_recording_visit calls `visit` for all first accesses but those somewhere in a range, and for layout transitions, in their
// order, until it returns false.
void wd_sync_recording_visit(const wd_sync_recording *recording,
                             bool (*visit)(void *user, const wd_sync_recorded *recorded), void *user);

// What became of what a write left in a range.
typedef enum wd_sync_write_use {
    WD_SYNC_WRITE_USE_NONE,        // It is as it was.
    WD_SYNC_WRITE_USE_READ,        // Some of it was read.
    WD_SYNC_WRITE_USE_OVERWRITTEN, // Some of it was written since, and it is not known to be read.
} wd_sync_write_use;

// wd_sync_context_find_write_use tells what was done to `range` behind the write with `tag`. Of a read, `*read` gets the access and `*part`
// a piece of the range that it read.
wd_sync_write_use wd_sync_context_find_write_use(wd_sync_context *context, wd_sync_space space,
                                                 wd_range range, uint64_t tag, wd_sync_access *read,
                                                 wd_range *part);

// wd_sync_recording_detect_async looks for races between the first accesses of `recording`, which is to be executed on
// `queue`, and those of `other`, as wd_sync_context_detect_async does. replay->report sees the first one of each step.
void wd_sync_recording_detect_async(const wd_sync_recording *recording, uint8_t queue, wd_sync_context *other,
                                    uint64_t begin_tag, const wd_sync_replay *replay);

#ifdef __cplusplus
}
#endif
#endif
