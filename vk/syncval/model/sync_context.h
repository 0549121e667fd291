// The internals of contexts and recordings.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_CONTEXT_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_CONTEXT_H

#include "vk/syncval/model/sync_pool.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// An event that is set. It is immutable, and copies of a context share it.
typedef struct wd_sync_event {
    uint64_t number;
    uint64_t tag;
    uint64_t stages;
    uint32_t references;
    wd_sync_view view;
} wd_sync_event;

struct wd_sync_context {
    wd_sync_pool *pool;
    wd_sync_view view;
    wd_sync_recording *recording;
    WD_VECTOR(wd_sync_event *) events;
    const uint64_t *complete; // By queue: accesses with lower tags are complete. NULL: none.
    uint16_t number;          // In the recording.
    uint32_t first_instance;  // See wd_sync_context_set_pass.
    uint8_t queue;
};

// --- Recordings

typedef enum wd_sync_step_kind {
    WD_SYNC_STEP_ACCESS,
    // A read that the replay does not compare: it covers later reads of its subpass instance.
    WD_SYNC_STEP_COVERING_READ,
    WD_SYNC_STEP_BARRIER,
    WD_SYNC_STEP_SET_EVENT,
    WD_SYNC_STEP_RESET_EVENT,
    WD_SYNC_STEP_WAIT_EVENT,
    WD_SYNC_STEP_RESOLVE, // After the global barriers of the command, if there is one.
    WD_SYNC_STEP_COPY,
    WD_SYNC_STEP_TAKE,
} wd_sync_step_kind;

// A recording may have one step for each access of each command, so a step is small.
typedef struct wd_sync_step {
    uint16_t kind;    // wd_sync_step_kind
    uint16_t context; // The number of the context in which the step happens.
    // ACCESS, COVERING_READ: wd_sync_space. With WD_SYNC_UNKNOWN_RANGE, `range` is a range of the linear
    // space. RESOLVE, COPY, TAKE: the number of the source context.
    uint32_t space;
    union {
        struct { // ACCESS, COVERING_READ
            wd_range range;
            wd_sync_access access;
        };
        struct {             // Other kinds.
            uint64_t event;  // RESOLVE, COPY: the first instance of the context.
            uint64_t stages; // SET_EVENT
            uint64_t tag;    // SET_EVENT, BARRIER, WAIT_EVENT
            // BARRIER, WAIT_EVENT, RESOLVE. In the recording's arena, or NULL.
            const wd_sync_barrier_command *command;
        };
    };
} wd_sync_step;

// Global barriers of earlier commands. Programs repeat a few of them, so steps share the copies.
typedef struct wd_sync_known_globals {
    const wd_sync_barrier *barriers; // NULL: none.
    uint32_t num_barriers;
    // The command that consists of these barriers only. NULL: none yet.
    const wd_sync_barrier_command *command;
} wd_sync_known_globals;

enum { WD_SYNC_KNOWN_GLOBALS = 4, WD_SYNC_KNOWN_COMMANDS = 256 };

struct wd_sync_recording {
    wd_allocator allocator;
    wd_arena arena;
    wd_sync_known_globals known[WD_SYNC_KNOWN_GLOBALS];
    uint32_t next_known;
    // Hash table of commands with ranged barriers, because programs repeat these too. It has
    // WD_SYNC_KNOWN_COMMANDS elements in the arena. NULL: none yet. The tags of the commands are in the
    // steps.
    const wd_sync_barrier_command **commands;
    WD_VECTOR(wd_sync_step) steps;
    size_t num_unknown_ranges; // Steps that read an unknown range.
    bool has_subpasses;        // It has accesses of render pass subpasses.
    uint32_t resumed_instance; // See wd_sync_recording_set_resumed.
};

// These functions record the effects on `context`, which must have a recording.
//
// wd_sync_record_access records an access. It extends the last step if the ranges are adjacent.
wd_status wd_sync_record_access(const wd_sync_context *context, wd_sync_step_kind kind, wd_sync_space space,
                                wd_range range, const wd_sync_access *access);
// wd_sync_record_command records a barrier command, or a wait for `event`, depending on `kind`.
wd_status wd_sync_record_command(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                                 const wd_sync_barrier_command *command);
// wd_sync_record_global is wd_sync_record_command for one global barrier.
wd_status wd_sync_record_global(const wd_sync_context *context, uint64_t tag, const wd_sync_barrier *barrier);
wd_status wd_sync_record_event(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                               uint64_t tag, uint64_t stages);
// wd_sync_record_source records that the context resolves, copies or takes `source`, which has the same
// recording.
wd_status wd_sync_record_source(const wd_sync_context *context, wd_sync_step_kind kind,
                                const wd_sync_context *source, const wd_sync_barrier *barriers,
                                uint32_t num_barriers);
// wd_sync_shares_recording returns whether both contexts belong to one recording.
static inline bool wd_sync_shares_recording(const wd_sync_context *context, const wd_sync_context *source) {
    return context->recording && context->recording == source->recording && context->number != source->number;
}

// wd_sync_detect_below is wd_sync_context_detect for earlier accesses with tags below `end_tag`.
// wd_sync_detect_transition_below does the same for layout transitions. With `waits` these are the
// transitions of a wait for `event` (NULL: the event is not set).
bool wd_sync_detect_below(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                          size_t num_ranges, const wd_sync_access *access, uint64_t end_tag,
                          wd_sync_hazard *hazard);
bool wd_sync_detect_transition_below(wd_sync_context *context, const wd_sync_barrier_command *command,
                                     bool waits, const wd_sync_event *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard);

// wd_sync_is_first_access returns whether the recording of the context must store `access`: no earlier access
// of the recording hides it from accesses before the recording. `state` is the state of the piece; NULL: no
// access.
bool wd_sync_is_first_access(const wd_sync_context *context, const wd_sync_state *state,
                             const wd_sync_access *access);

// wd_sync_record_first records `access` to a piece with this state if the recording needs it.
wd_status wd_sync_record_first(const wd_sync_context *context, wd_sync_space space, wd_range range,
                               const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_update_in_ranges is wd_sync_context_update without a collection, so that state numbers stay valid.
wd_status wd_sync_update_in_ranges(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                   size_t num_ranges, const wd_sync_access *access);
// wd_sync_forget_covered removes reads of unknown ranges that a write covers; the write was compared with
// them.
wd_status wd_sync_forget_covered(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges);

// wd_sync_search holds the arguments of wd_sync_context_detect_unknown_range.
typedef struct wd_sync_search {
    wd_sync_context *context;
    const wd_sync_access *access;
    uint64_t limit; // Tags below the limit count; for races, tags from the limit on.
    bool is_async;
    wd_sync_hazard_test is_certain;
    void *user;
} wd_sync_search;

bool wd_sync_search_unknown_range(const wd_sync_search *search, wd_range range, wd_sync_hazard *hazard);

// wd_sync_pending_state is wd_sync_current_state without completed accesses.
const wd_sync_state *wd_sync_pending_state(const wd_sync_context *context, uint32_t id);

// wd_sync_drop_complete removes completed accesses from a state.
void wd_sync_drop_complete(const uint64_t *complete, wd_sync_state *state);

// wd_sync_inherit_events makes a context without events share those of `source`, of the same pool.
wd_status wd_sync_inherit_events(wd_sync_context *context, const wd_sync_context *source);
// wd_sync_find_event returns the event with this number, or NULL if it is not set.
wd_sync_event *wd_sync_find_event(const wd_sync_context *context, uint64_t number);
void wd_sync_forget_events(wd_sync_context *context);

// wd_sync_hazard_is_shared changes a hazard found in another range into a hazard of an access to `place`,
// which shares memory with that range.
void wd_sync_hazard_is_shared(wd_sync_hazard *hazard, const wd_sync_location *location);

// wd_sync_drop_superseded removes accesses from the state of `place` that later accesses through other ranges
// of the same memory hide from `access`. Call it only if memory is shared.
void wd_sync_drop_superseded(const wd_sync_context *context, const wd_sync_location *location,
                             const wd_sync_access *access, wd_sync_state *state);

// --- Ranged barriers

// wd_sync_segment is a range in which the same ranged barriers of a command apply: barriers on the range
// itself and on ranges that share its memory.
typedef struct wd_sync_segment {
    wd_range range;
    const wd_sync_barrier *const *barriers; // Those of transitions only, if there is a transition.
    size_t num_barriers;
    size_t num_elsewhere; // The number of barriers, at the front, that belong to transitions of other ranges.
    bool transition;
    bool is_elsewhere; // The transition is not here, but in `elsewhere`, which shares the memory.
    wd_sync_location elsewhere;
} wd_sync_segment;

// wd_sync_visit_segments calls `visit` for all segments of `command` in `space`, in order, until it returns
// an error. The segments are in the scratch arena of the pool.
wd_status wd_sync_visit_segments(wd_sync_pool *pool, wd_sync_space space,
                                 const wd_sync_barrier_command *command,
                                 wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user);

// wd_sync_apply_transition records the layout transition of a segment.
wd_status wd_sync_apply_transition(wd_sync_context *context, wd_sync_space space,
                                   const wd_sync_segment *segment, uint64_t tag, size_t position);

#ifdef __cplusplus
}
#endif
#endif
