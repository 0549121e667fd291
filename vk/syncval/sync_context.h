// What a context is inside, and the recording of what it does.
#ifndef WARDEN_VK_SYNCVAL_SYNC_CONTEXT_H
#define WARDEN_VK_SYNCVAL_SYNC_CONTEXT_H

#include "vk/syncval/sync_pool.h"

#ifdef __cplusplus
extern "C" {
#endif

// A set event. It never changes; copies of a context share it.
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
    wd_sync_event **events;
    size_t num_events;
    size_t event_capacity;
    const uint64_t *complete; // By queue; NULL: nothing is.
    uint16_t number;          // In the recording.
    uint32_t first_instance;  // See wd_sync_context_set_pass.
    uint8_t queue;
};

// --- Recordings

typedef enum wd_sync_step_kind {
    WD_SYNC_STEP_ACCESS,
    WD_SYNC_STEP_COVERING_READ, // A read that is compared with nothing, for what later ones of its subpass instance are ordered behind it.
    WD_SYNC_STEP_BARRIER,
    WD_SYNC_STEP_SET_EVENT,
    WD_SYNC_STEP_RESET_EVENT,
    WD_SYNC_STEP_WAIT_EVENT,
    WD_SYNC_STEP_RESOLVE, // Behind the global barriers of the command, if there is one.
    WD_SYNC_STEP_COPY,
    WD_SYNC_STEP_TAKE,
} wd_sync_step_kind;

// A recording has up to one for each access of each command: a step is small.
typedef struct wd_sync_step {
    uint16_t kind;    // wd_sync_step_kind
    uint16_t context; // The number of the one that it happens in.
    uint32_t
        space; // ACCESS, VOUCH: wd_sync_space; WD_SYNC_UNKNOWN_RANGE: of the linear one, somewhere. RESOLVE, COPY, TAKE: the number of the source.
    union {
        struct { // ACCESS, VOUCH
            wd_range range;
            wd_sync_access access;
        };
        struct {                                    // The others.
            uint64_t event;                         // RESOLVE, COPY: the context's first instance.
            uint64_t stages;                        // SET_EVENT
            uint64_t tag;                           // SET_EVENT, BARRIER, WAIT_EVENT
            const wd_sync_barrier_command *command; // BARRIER, WAIT_EVENT, RESOLVE; or NULL. The recording's.
        };
    };
} wd_sync_step;

// Global barriers that a recording has. Programs repeat a few: their copies are shared.
typedef struct wd_sync_known_globals {
    const wd_sync_barrier *barriers; // NULL: none.
    uint32_t num_barriers;
    const wd_sync_barrier_command *alone; // The command of these and nothing else; NULL: none yet.
} wd_sync_known_globals;

enum { WD_SYNC_KNOWN_GLOBALS = 4, WD_SYNC_KNOWN_COMMANDS = 256 };

struct wd_sync_recording {
    wd_allocator allocator;
    wd_arena arena;
    wd_sync_known_globals known[WD_SYNC_KNOWN_GLOBALS];
    uint32_t next_known;
    // Commands with ranged barriers, by a hash, for programs repeat these too: WD_SYNC_KNOWN_COMMANDS of the arena. NULL: none yet.
    // Their tags are those of the steps.
    const wd_sync_barrier_command **commands;
    wd_sync_barrier_hint last_hint; // Of the barrier command that was noted last; zeroed: it had none.
    wd_sync_step *steps;
    size_t num_steps;
    size_t capacity;
    size_t num_unknown_ranges; // Steps that read somewhere.
    bool has_subpasses;        // It has accesses of subpass instances of render passes.
    uint32_t resumed_instance; // See wd_sync_recording_set_resumed.
};

// These note what happens in `context`, which has a recording.
//
// wd_sync_record_access notes a first access, or one that vouches; it continues the last one where the two touch.
wd_status wd_sync_record_access(const wd_sync_context *context, wd_sync_step_kind kind, wd_sync_space space,
                                wd_range range, const wd_sync_access *access);
// wd_sync_record_command notes a barrier command, of a wait for `event` where `kind` says so.
wd_status wd_sync_record_command(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                                 const wd_sync_barrier_command *command);
// wd_sync_record_global is wd_sync_record_command for one global barrier.
wd_status wd_sync_record_global(const wd_sync_context *context, uint64_t tag, const wd_sync_barrier *barrier,
                                const wd_sync_barrier_hint *hint);
wd_status wd_sync_record_event(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                               uint64_t tag, uint64_t stages);
// wd_sync_record_source notes that the context resolves, copies or takes `source`, which has the same recording.
wd_status wd_sync_record_source(const wd_sync_context *context, wd_sync_step_kind kind,
                                const wd_sync_context *source, const wd_sync_barrier *barriers,
                                uint32_t num_barriers);
// wd_sync_shares_recording tells whether both are parts of one recording.
static inline bool wd_sync_shares_recording(const wd_sync_context *context, const wd_sync_context *source) {
    return context->recording && context->recording == source->recording && context->number != source->number;
}

// wd_sync_detect_below is wd_sync_context_detect for priors with tags below `end_tag`; likewise the transitions. With `event`
// (NULL: none is set) and `waits` the transitions are those of a wait.
bool wd_sync_detect_below(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                          size_t num_ranges, const wd_sync_access *access, uint64_t end_tag,
                          wd_sync_hazard *hazard);
bool wd_sync_detect_transition_below(wd_sync_context *context, const wd_sync_barrier_command *command,
                                     bool waits, const wd_sync_event *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard);

// wd_sync_is_first_access tells whether the context's recording has to note `access`: nothing that the recording did to the
// piece with this state (NULL: nothing at all) hides it from those who execute it.
bool wd_sync_is_first_access(const wd_sync_context *context, const wd_sync_state *state,
                             const wd_sync_access *access);

// wd_sync_record_first notes `access` to a piece with this state as far as the context's recording has to.
wd_status wd_sync_record_first(const wd_sync_context *context, wd_sync_space space, wd_range range,
                               const wd_sync_state *state, const wd_sync_access *access);

// wd_sync_update_in_ranges is wd_sync_context_update without a collection: numbers of states stay valid.
wd_status wd_sync_update_in_ranges(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                   size_t num_ranges, const wd_sync_access *access);
// wd_sync_forget_covered forgets reads somewhere in what is written: the write was compared with them.
wd_status wd_sync_forget_covered(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges);

// wd_sync_search is wd_sync_context_detect_unknown_range's.
typedef struct wd_sync_search {
    wd_sync_context *context;
    const wd_sync_access *access;
    uint64_t limit; // The end of the tags that count; for races, their begin.
    bool is_async;
    wd_sync_hazard_test is_certain;
    void *user;
} wd_sync_search;

bool wd_sync_search_unknown_range(const wd_sync_search *search, wd_range range, wd_sync_hazard *hazard);

// wd_sync_pending_state is wd_sync_current_state without what is complete.
const wd_sync_state *wd_sync_pending_state(const wd_sync_context *context, uint32_t id);

// wd_sync_drop_complete takes out of a state what is complete.
void wd_sync_drop_complete(const uint64_t *complete, wd_sync_state *state);

// wd_sync_inherit_events lets a context without events share those of `source`, of the same pool.
wd_status wd_sync_inherit_events(wd_sync_context *context, const wd_sync_context *source);
// wd_sync_find_event returns the event with this number, or NULL where it is not set.
wd_sync_event *wd_sync_find_event(const wd_sync_context *context, uint64_t number);
void wd_sync_forget_events(wd_sync_context *context);

// wd_sync_hazard_is_shared makes a hazard one of an access to `place`: it was found in another place of that memory.
void wd_sync_hazard_is_shared(wd_sync_hazard *hazard, const wd_sync_location *place);

// wd_sync_drop_superseded takes out of the state of `place` what the most-recent-access rule hides from `access`, because the same
// memory was accessed since through other ranges: those accesses were compared with it. Memory is shared.
void wd_sync_drop_superseded(const wd_sync_context *context, const wd_sync_location *place,
                             const wd_sync_access *access, wd_sync_state *state);

// --- Ranged barriers

// wd_sync_segment is a range over which the same ranged barriers of a command apply: those on it, and those on ranges that
// share memory with it.
typedef struct wd_sync_segment {
    wd_range range;
    const wd_sync_barrier *const *barriers; // Those of transitions only, if there is one.
    size_t num_barriers;
    size_t num_elsewhere; // The first ones: the barriers of transitions elsewhere.
    bool transition;
    bool is_elsewhere; // Not here, but where memory is shared, there is a transition:
    wd_sync_location elsewhere;
} wd_sync_segment;

// wd_sync_visit_segments calls `visit` for all segments of `command` in `space`, in order, until it returns an error. The
// segments' memory is the pool's scratch arena.
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
