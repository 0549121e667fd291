// The pool of interned states, the views that keep them alive, and the piecewise transformation of a view.
#ifndef WARDEN_VK_SYNCVAL_SYNC_POOL_H
#define WARDEN_VK_SYNCVAL_SYNC_POOL_H

#include "vk/syncval/sync_log.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

// A slot of the pool. Its number is what range maps hold; 0 is no state.
typedef struct wd_sync_slot {
    wd_sync_state *state; // NULL: free.
    union {
        struct {
            uint32_t hash;
            uint32_t next; // In the chain of its hash bucket, or in the list of free slots.
        };
        struct { // Of states that no bucket has: see wd_sync_pool_own.
            uint32_t holder_version;
            uint32_t holder_epoch; // 0: no holder is known.
        };
    };
    // What the state became when it last caught up: state memo_result at memo_position of log memo_log (0: nothing yet).
    // A memo_result of 0 says that it was asked for once: only what is asked for again is worth interning.
    uint32_t memo_log;
    uint32_t memo_position;
    uint32_t memo_result;
    bool marked;
    bool is_interned; // Its bucket has it.
} wd_sync_slot;

// A slab is where small states of one size lie side by side, in the order in which they were made: who walks memory in the
// order of its commands finds them in the processor's caches.
typedef struct wd_sync_slab {
    struct wd_sync_slab *next;
    uint64_t bytes[];
} wd_sync_slab;

// A view is one reading of memory: maps of states, and how much of which log applies to them. Contexts and set events have
// one. The pool knows all of them, for collection.
typedef struct wd_sync_view {
    struct wd_sync_view *next, *previous;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    wd_sync_log *log; // Shared; NULL until the first barrier.
    size_t position;  // Entries of the log that are the view's.
    size_t fold_at;   // The position at which folding is thought of next.
} wd_sync_view;

// wd_sync_unknown_range is a range that is read somewhere, and the address that stands for it: a read there is one of the range.
typedef struct wd_sync_unknown_range {
    wd_range range;   // Of the linear space.
    uint64_t address; // In WD_SYNC_UNKNOWN_RANGE; never handed out again before the pool is cleared.
} wd_sync_unknown_range;

// wd_sync_unknown_ranges is the last of them, one for each begin.
enum { WD_SYNC_MAX_UNKNOWN_RANGES = 1024 };

typedef struct wd_sync_unknown_ranges {
    wd_range_map begins; // Where a range begins: its index in `items`.
    wd_sync_unknown_range *items;
    size_t capacity;
    uint64_t num_added; // Ever. Item i % WD_SYNC_MAX_UNKNOWN_RANGES is the i-th.
    uint64_t longest;   // No range is longer.
} wd_sync_unknown_ranges;

// Lists of states without limits by number of reads, then of those with limits.
enum { WD_SYNC_PLAIN_LISTS = 8, WD_SYNC_LIMITED_LISTS = 4, WD_SYNC_MEMO_SIZE = 16 };
enum { WD_SYNC_FREE_LISTS = WD_SYNC_PLAIN_LISTS + WD_SYNC_LIMITED_LISTS };

struct wd_sync_pool {
    wd_allocator allocator;
    wd_sync_slot *slots; // slots[0] is never used.
    size_t num_slots;
    size_t slot_capacity;
    uint32_t free_slot;
    uint32_t *buckets;
    size_t num_buckets; // A power of two, or 0.
    void *free_states[WD_SYNC_FREE_LISTS];
    char *fresh[WD_SYNC_FREE_LISTS]; // The part of the last slab that was never used.
    uint32_t num_fresh[WD_SYNC_FREE_LISTS];
    uint32_t slab_count[WD_SYNC_FREE_LISTS]; // States in the last slab.
    wd_sync_slab *slabs;
    wd_sync_view views; // Head of the ring.
    uint32_t last_log_id;
    uint32_t epoch;         // Another one after each copy of a view, and with each new view. Never 0.
    wd_sync_log *spare_log; // For the next view that needs one. NULL: none.
    size_t num_states;
    size_t num_interned; // Of them those that the buckets have.
    size_t created_since_collection;
    size_t collection_limit;
    size_t min_collection_limit;
    wd_sync_pool_statistics statistics;
    wd_arena scratch;
    wd_sync_state_buffer *buffer; // For catching up.
    uint32_t caught_up;           // What `buffer` holds: this state at this position of this log. 0: nothing.
    uint32_t caught_up_log;
    size_t caught_up_position;
    wd_sync_state_buffer *transformed; // For wd_sync_transform.
    const wd_sync_sharing *sharing;    // NULL: nothing is shared.
    wd_sync_locations locations;       // For wd_sync_find_shared.
    wd_sync_locations prior_locations; // For wd_sync_drop_superseded.
    wd_sync_unknown_ranges unknown_ranges;
};

// wd_sync_unknown_range_of returns what stands for a range that is read somewhere. NULL: memory ran out.
const wd_sync_unknown_range *wd_sync_unknown_range_of(wd_sync_pool *pool, wd_range range);

// wd_sync_unknown_range_at returns what an address stands for. NULL: it is too long ago.
const wd_sync_unknown_range *wd_sync_unknown_range_at(const wd_sync_pool *pool, uint64_t address);

// These call `visit` for the ranges that lie within `range`, or that meet it, until it returns false.
typedef bool (*wd_sync_unknown_range_visitor)(void *user, const wd_sync_unknown_range *at);
void wd_sync_visit_covered(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                           void *user);
void wd_sync_visit_met(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                       void *user);

// wd_sync_unknown_range_location is where an access to it is recorded.
static inline wd_range wd_sync_unknown_range_location(const wd_sync_unknown_range *at) {
    return (wd_range){at->address, at->address + 1};
}

static inline bool wd_sync_has_unknown_ranges(const wd_sync_pool *pool) {
    return pool->unknown_ranges.num_added != 0;
}

void wd_sync_unknown_ranges_clear(wd_sync_pool *pool);
void wd_sync_unknown_ranges_finish(wd_sync_pool *pool);

// wd_sync_shares tells whether there is anything to ask wd_sync_find_shared for.
static inline bool wd_sync_shares(const wd_sync_pool *pool) {
    return pool->sharing && __atomic_load_n(&pool->sharing->is_active, __ATOMIC_ACQUIRE);
}

// wd_sync_find_shared returns the places that share memory with a range; valid until the next call. wd_sync_shares is true.
const wd_sync_locations *wd_sync_find_shared(wd_sync_pool *pool, wd_sync_space space, wd_range range);

// wd_sync_pool_intern returns the number of a state with this content, 0 when memory runs out.
uint32_t wd_sync_pool_intern(wd_sync_pool *pool, const wd_sync_state *state);

// wd_sync_pool_add is wd_sync_pool_intern for a state that no other one can equal, because a new tag is in it: it is not
// looked for, and never found.
uint32_t wd_sync_pool_add(wd_sync_pool *pool, const wd_sync_state *state);

static inline const wd_sync_state *wd_sync_pool_state(const wd_sync_pool *pool, uint32_t id) {
    return pool->slots[id].state;
}

// wd_sync_pool_set_holder notes that state `id`, which wd_sync_pool_add returned, stands in one place of `map` and nowhere else.
static inline void wd_sync_pool_set_holder(wd_sync_pool *pool, uint32_t id, const wd_range_map *map) {
    pool->slots[id].holder_version = (uint32_t)wd_range_map_version(map);
    pool->slots[id].holder_epoch = pool->epoch;
}

// wd_sync_pool_drop_holder notes that it stands in a second place.
static inline void wd_sync_pool_drop_holder(wd_sync_pool *pool, uint32_t id) {
    pool->slots[id].holder_epoch = pool->slots[id].is_interned ? pool->slots[id].holder_epoch : 0;
}

// wd_sync_pool_own returns state `id` of `map` to be changed where it is, or NULL where something else may refer to it. It has
// one place from wd_sync_pool_set_holder on; only a copy of the view (another epoch) or a range that is cut in two
// (another version) could give it a second one. Its size must stay; wd_sync_pool_replace is for who changes that.
static inline wd_sync_state *wd_sync_pool_own(wd_sync_pool *pool, uint32_t id, const wd_range_map *map) {
    wd_sync_slot *slot = &pool->slots[id];
    if (slot->is_interned || slot->holder_epoch != pool->epoch ||
        slot->holder_version != (uint32_t)wd_range_map_version(map)) {
        return NULL;
    }
    // What it became later is nobody's any more.
    slot->memo_log = 0;
    pool->caught_up = pool->caught_up == id ? 0 : pool->caught_up;
    return slot->state;
}

// wd_sync_pool_replace gives state `id`, which wd_sync_pool_own returned, other content of any size. It returns the state, which may
// have moved, or NULL when memory ran out: then it is what it was.
wd_sync_state *wd_sync_pool_replace(wd_sync_pool *pool, uint32_t id, const wd_sync_state *content);

// wd_sync_pool_begin_epoch takes all states from those who hold them alone.
static inline void wd_sync_pool_begin_epoch(wd_sync_pool *pool) {
    pool->epoch += pool->epoch == UINT32_MAX ? 2 : 1;
}

// wd_sync_is_hint_valid tells whether what the spot says of the map holds still.
static inline bool wd_sync_is_hint_valid(const wd_sync_range_hint *hint, const wd_sync_pool *pool,
                                         const wd_range_map *map) {
    return hint->map == map && hint->epoch == pool->epoch && hint->version == wd_range_map_version(map);
}

// wd_sync_set_hint: `slot` is where the map keeps the value of the spot's range; NULL: it has nothing there.
static inline void wd_sync_set_hint(wd_sync_range_hint *hint, const wd_sync_pool *pool,
                                    const wd_range_map *map, uint32_t *slot) {
    *hint = (wd_sync_range_hint){map, slot, wd_range_map_version(map), pool->epoch};
}

void wd_sync_pool_collect_now(wd_sync_pool *pool);

// wd_sync_pool_collect frees states that no view has, if enough were made since the last time. Between operations only:
// numbers outside of views become invalid.
static inline void wd_sync_pool_collect(wd_sync_pool *pool) {
    if (pool->created_since_collection >= pool->collection_limit) {
        wd_sync_pool_collect_now(pool);
    }
}

// wd_sync_is_oversized tells whether an array is to be given up before it is used again: what was in it last is an eighth of
// its room or less, and the room is worth the while.
static inline bool wd_sync_is_oversized(size_t count, size_t capacity) {
    return capacity >= 4096 && count <= capacity / 8;
}

// wd_sync_pool_release_log gives a view's reference to a log (NULL: nothing) up. The pool keeps a log that nobody else has, if it
// is no longer than a million entries, so that each recording need not grow one again.
void wd_sync_pool_release_log(wd_sync_pool *pool, wd_sync_log *log);

// wd_sync_view_has_segments: a state that catches up may get limits.
static inline bool wd_sync_view_has_segments(const wd_sync_view *view) {
    return view->log && view->log->segments;
}

void wd_sync_view_init(wd_sync_pool *pool, wd_sync_view *view);
void wd_sync_view_finish(wd_sync_pool *pool, wd_sync_view *view);
void wd_sync_view_copy(wd_sync_pool *pool, wd_sync_view *copy, const wd_sync_view *view);

// wd_sync_view_own_log gives the view a log that ends at its position, so that it can append.
wd_status wd_sync_view_take_log(wd_sync_pool *pool, wd_sync_view *view);
static inline wd_status wd_sync_view_own_log(wd_sync_pool *pool, wd_sync_view *view) {
    return view->log && view->log->count == view->position ? WD_OK : wd_sync_view_take_log(pool, view);
}

// wd_sync_view_fold brings all states up to date and empties the log, when it has become longer than the ranges are many.
enum { WD_SYNC_MIN_FOLD_LENGTH = 512 };
wd_status wd_sync_view_fold_now(wd_sync_pool *pool, wd_sync_view *view);
static inline wd_status wd_sync_view_fold(wd_sync_pool *pool, wd_sync_view *view) {
    const bool is_long = view->position >= WD_SYNC_MIN_FOLD_LENGTH && view->position >= view->fold_at;
    return is_long ? wd_sync_view_fold_now(pool, view) : WD_OK;
}

// wd_sync_current_state returns the state `id` as of the view's position. It is in the pool or in pool->buffer: valid until
// the next call. It cannot fail.
const wd_sync_state *wd_sync_current_state(wd_sync_pool *pool, const wd_sync_view *view, uint32_t id);

// wd_sync_own_state is wd_sync_pool_own for a state of the view, brought to the view's position.
wd_sync_state *wd_sync_own_state(wd_sync_pool *pool, const wd_sync_view *view, wd_sync_space space,
                                 uint32_t id);

// wd_sync_transform changes the states of a range piece by piece: equal states are computed once.
typedef struct wd_sync_transform {
    wd_sync_pool *pool;
    wd_sync_view *view;
    // change is given the state as of the view's position (for gaps: an empty one) and makes the new one of it.
    void (*change)(const struct wd_sync_transform *transform, wd_sync_state_buffer *buffer);
    // inspect, where not NULL, sees each piece before it changes; `state` may be behind, and is NULL for a gap.
    wd_status (*inspect)(const struct wd_sync_transform *transform, wd_range range,
                         const wd_sync_state *state);
    const void *user;
    bool with_gaps;
    bool keeps_size; // `change` adds and drops no read.
    // The rest is private.
    wd_status status;
    uint32_t num_pieces;
    uint32_t memo_ids[WD_SYNC_MEMO_SIZE]; // id + 1, so that zero is empty.
    uint32_t memo_results[WD_SYNC_MEMO_SIZE];
} wd_sync_transform;

wd_status wd_sync_transform_range(wd_sync_transform *transform, wd_sync_space space, wd_range range);

#ifdef __cplusplus
}
#endif
#endif
