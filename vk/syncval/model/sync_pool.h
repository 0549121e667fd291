// The pool of interned states, views that hold references to states, and transformations of views.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_POOL_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_POOL_H

#include <assert.h>

#include "vk/syncval/model/sync_log.h"
#include "vk/util/arena.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// A slot of the pool. Range maps hold the slot's number; 0 means no state.
typedef struct wd_sync_slot {
    wd_sync_state *state; // NULL: free.
    union {
        struct {
            uint32_t hash;
            uint32_t next; // In the hash bucket, or in the list of free slots.
        };
        struct { // If the state is not interned: see wd_sync_pool_own.
            uint32_t holder_version;
            uint32_t holder_epoch; // 0: the holder is unknown.
        };
    };
    bool marked;
    bool is_interned; // A hash bucket has the state.
} wd_sync_slot;

// A slab stores small states of one size in the order of their creation. This is the order of the commands,
// so accesses in that order hit the processor's caches.
typedef struct wd_sync_slab {
    struct wd_sync_slab *next;
    uint64_t bytes[];
} wd_sync_slab;

// A view is the set of states of a context or of a set event: maps of states, a log, and the number of log
// entries that apply. The pool has a list of all views, for collection.
typedef struct wd_sync_view {
    struct wd_sync_view *next, *previous;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    wd_sync_log *log; // Shared; NULL until the first barrier.
    size_t position;  // The number of log entries that apply to the view.
    size_t fold_at;   // The position at which the next fold is considered.
} wd_sync_view;

// wd_sync_unknown_range is a range of which an unknown part is read, and the address that represents it in
// the space WD_SYNC_UNKNOWN_RANGE: the read is recorded at that address.
typedef struct wd_sync_unknown_range {
    wd_range range;   // Of the linear space.
    uint64_t address; // In WD_SYNC_UNKNOWN_RANGE. It is not reused before the pool is cleared.
} wd_sync_unknown_range;

// wd_sync_unknown_ranges holds the most recent unknown ranges, at most one for each first byte.
enum { WD_SYNC_MAX_UNKNOWN_RANGES = 1024 };

typedef struct wd_sync_unknown_ranges {
    wd_range_map begins; // Maps the first byte of a range to its index in `items`.
    wd_sync_unknown_range *items;
    size_t capacity;
    uint64_t num_added; // Since the pool was cleared. Range i is items[i % WD_SYNC_MAX_UNKNOWN_RANGES].
    uint64_t longest;   // The maximum length of all ranges.
} wd_sync_unknown_ranges;

// Lists of states without limits, by number of reads, followed by lists of states with limits.
enum { WD_SYNC_PLAIN_LISTS = 8, WD_SYNC_LIMITED_LISTS = 4, WD_SYNC_MEMO_SIZE = 16 };
enum { WD_SYNC_FREE_LISTS = WD_SYNC_PLAIN_LISTS + WD_SYNC_LIMITED_LISTS };

// wd_sync_slabs is the memory of states, with a list for each size.
typedef struct wd_sync_slabs {
    void *free_states[WD_SYNC_FREE_LISTS];
    char *fresh[WD_SYNC_FREE_LISTS]; // The unused part of the last slab.
    uint32_t num_fresh[WD_SYNC_FREE_LISTS];
    uint32_t num_states[WD_SYNC_FREE_LISTS]; // In the last slab.
    wd_sync_slab *first;
} wd_sync_slabs;

// One allocation for all that the states of one owner share: a caller passes one pointer in the hottest path.
struct wd_sync_pool {
    wd_allocator allocator;
    WD_VECTOR(wd_sync_slot) slots; // Element 0 is never used.
    uint32_t free_slot;
    uint32_t *buckets;
    size_t num_buckets; // A power of two, or 0.
    wd_sync_slabs slabs;
    wd_sync_view views; // Head of a circular list.
    uint32_t last_log_id;
    uint32_t epoch;         // Increases when a view is created or copied. Never 0.
    wd_sync_log *spare_log; // For the next view that needs a log, or NULL.
    size_t num_states;
    size_t num_interned; // The number of states in hash buckets.
    size_t created_since_collection;
    size_t collection_limit;
    size_t min_collection_limit;
    wd_sync_pool_statistics statistics;
    wd_arena scratch;
    wd_sync_state_buffer *buffer;      // The result of a catch-up.
    wd_sync_state_buffer *transformed; // For wd_sync_transform.
    const wd_sync_sharing *sharing;    // NULL: nothing is shared.
    wd_sync_locations locations;       // For wd_sync_find_shared.
    wd_sync_locations prior_locations; // For wd_sync_drop_superseded.
    wd_sync_unknown_ranges unknown_ranges;
};

// wd_sync_unknown_range_of returns the entry of an unknown range, which it adds if needed. NULL: out of
// memory.
const wd_sync_unknown_range *wd_sync_unknown_range_of(wd_sync_pool *pool, wd_range range);

// wd_sync_unknown_range_at returns the entry with this address. NULL: a later entry has replaced it.
const wd_sync_unknown_range *wd_sync_unknown_range_at(const wd_sync_pool *pool, uint64_t address);

// These functions call `visit` for the unknown ranges inside `range`, or that overlap it, until it returns
// false.
typedef bool (*wd_sync_unknown_range_visitor)(void *user, const wd_sync_unknown_range *at);
void wd_sync_visit_covered(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                           void *user);
void wd_sync_visit_met(const wd_sync_pool *pool, wd_range range, wd_sync_unknown_range_visitor visit,
                       void *user);

// wd_sync_unknown_range_location returns the location at which a read of the range is recorded.
static inline wd_range wd_sync_unknown_range_location(const wd_sync_unknown_range *at) {
    return (wd_range){at->address, at->address + 1};
}

static inline bool wd_sync_has_unknown_ranges(const wd_sync_pool *pool) {
    return pool->unknown_ranges.num_added != 0;
}

void wd_sync_unknown_ranges_clear(wd_sync_pool *pool);
void wd_sync_unknown_ranges_finish(wd_sync_pool *pool);

// wd_sync_shares returns whether memory may be shared. If not, do not call wd_sync_find_shared.
static inline bool wd_sync_shares(const wd_sync_pool *pool) {
    return pool->sharing && __atomic_load_n(&pool->sharing->is_active, __ATOMIC_ACQUIRE);
}

// wd_sync_find_shared returns the locations that share memory with a range. The result is valid until the
// next call.
const wd_sync_locations *wd_sync_find_shared(wd_sync_pool *pool, wd_sync_space space, wd_range range);

// wd_sync_pool_intern returns the number of a state with this content, or 0 if an allocation fails.
uint32_t wd_sync_pool_intern(wd_sync_pool *pool, const wd_sync_state *state);

// wd_sync_pool_add is wd_sync_pool_intern for a state with a new tag, which no other state can equal: it
// skips the hash table.
uint32_t wd_sync_pool_add(wd_sync_pool *pool, const wd_sync_state *state);

static inline const wd_sync_state *wd_sync_pool_state(const wd_sync_pool *pool, uint32_t id) {
    assert(id && id < pool->slots.count && pool->slots.items[id].state);
    return pool->slots.items[id].state;
}

// wd_sync_pool_set_holder notes that one element of `map`, and nothing else, refers to state `id` of
// wd_sync_pool_add.
static inline void wd_sync_pool_set_holder(wd_sync_pool *pool, uint32_t id, const wd_range_map *map) {
    pool->slots.items[id].holder_version = (uint32_t)wd_range_map_version(map);
    pool->slots.items[id].holder_epoch = pool->epoch;
}

// wd_sync_pool_drop_holder notes that a second element refers to the state.
static inline void wd_sync_pool_drop_holder(wd_sync_pool *pool, uint32_t id) {
    pool->slots.items[id].holder_epoch =
        pool->slots.items[id].is_interned ? pool->slots.items[id].holder_epoch : 0;
}

// wd_sync_pool_own returns state `id` of `map` so that the caller can modify it in place, or NULL if there
// may be other references. After wd_sync_pool_set_holder only two operations can add references: a copy of
// the view (new epoch) and a split of the range (new version). The size of the state must not change; for
// that, use wd_sync_pool_replace.
static inline wd_sync_state *wd_sync_pool_own(wd_sync_pool *pool, uint32_t id, const wd_range_map *map) {
    wd_sync_slot *slot = &pool->slots.items[id];
    if (slot->is_interned || slot->holder_epoch != pool->epoch ||
        slot->holder_version != (uint32_t)wd_range_map_version(map)) {
        return NULL;
    }
    return slot->state;
}

// wd_sync_pool_replace replaces the content of state `id`, which wd_sync_pool_own returned. The size may
// differ. It returns the state, which may have moved, or NULL, with the state unchanged, if an allocation
// fails.
wd_sync_state *wd_sync_pool_replace(wd_sync_pool *pool, uint32_t id, const wd_sync_state *content);

// wd_sync_pool_begin_epoch makes wd_sync_pool_own return NULL for all states until they get a new holder.
static inline void wd_sync_pool_begin_epoch(wd_sync_pool *pool) {
    pool->epoch += pool->epoch == UINT32_MAX ? 2 : 1;
}

// wd_sync_is_hint_valid returns whether the position in the hint is still correct.
static inline bool wd_sync_is_hint_valid(const wd_sync_range_hint *hint, const wd_sync_pool *pool,
                                         const wd_range_map *map) {
    return hint->map == map && hint->epoch == pool->epoch && hint->version == wd_range_map_version(map);
}

// wd_sync_set_hint stores the position of the value of a range in the map; NULL: the range has no value.
static inline void wd_sync_set_hint(wd_sync_range_hint *hint, const wd_sync_pool *pool,
                                    const wd_range_map *map, uint32_t *slot) {
    *hint = (wd_sync_range_hint){map, slot, wd_range_map_version(map), pool->epoch};
}

void wd_sync_pool_collect_now(wd_sync_pool *pool);

// wd_sync_pool_collect frees states that no view uses, if enough were created since the last collection. Call
// it between operations only: state numbers outside of views become invalid.
static inline void wd_sync_pool_collect(wd_sync_pool *pool) {
    if (pool->created_since_collection >= pool->collection_limit) {
        wd_sync_pool_collect_now(pool);
    }
}

// wd_sync_is_oversized returns whether to free an array before it is reused: the array is large and its last
// contents filled at most an eighth of it.
static inline bool wd_sync_is_oversized(size_t count, size_t capacity) {
    return capacity >= 4096 && count <= capacity / 8;
}

// wd_sync_pool_release_log releases a view's reference to a log (NULL: no effect). The pool keeps an unused
// log of up to a million entries, so that the next recording does not have to allocate one.
void wd_sync_pool_release_log(wd_sync_pool *pool, wd_sync_log *log);

// wd_sync_view_has_segments returns whether a catch-up may add limits to a state.
static inline bool wd_sync_view_has_segments(const wd_sync_view *view) {
    return view->log && view->log->segments;
}

void wd_sync_view_init(wd_sync_pool *pool, wd_sync_view *view);
void wd_sync_view_finish(wd_sync_pool *pool, wd_sync_view *view);
void wd_sync_view_copy(wd_sync_pool *pool, wd_sync_view *copy, const wd_sync_view *view);

// wd_sync_view_validate_position checks that the log has as many entries as apply to the view.
bool wd_sync_view_validate_position(const wd_sync_view *view);

// wd_sync_view_own_log makes the view's log end at its position, so that entries can be appended.
wd_status wd_sync_view_take_log(wd_sync_pool *pool, wd_sync_view *view);
static inline wd_status wd_sync_view_own_log(wd_sync_pool *pool, wd_sync_view *view) {
    return view->log && view->log->count == view->position ? WD_OK : wd_sync_view_take_log(pool, view);
}

// wd_sync_view_fold applies the log to all states and empties it, if it has become long compared with the
// number of ranges.
enum { WD_SYNC_MIN_FOLD_LENGTH = 512 };
wd_status wd_sync_view_fold_now(wd_sync_pool *pool, wd_sync_view *view);
static inline wd_status wd_sync_view_fold(wd_sync_pool *pool, wd_sync_view *view) {
    const bool is_long = view->position >= WD_SYNC_MIN_FOLD_LENGTH && view->position >= view->fold_at;
    return is_long ? wd_sync_view_fold_now(pool, view) : WD_OK;
}

// wd_sync_current_state returns state `id` with the log applied up to the view's position. The result is in
// the pool or in pool->buffer, and is valid until the next call. It cannot fail.
const wd_sync_state *wd_sync_current_state(wd_sync_pool *pool, const wd_sync_view *view, uint32_t id);

// wd_sync_own_state is wd_sync_pool_own for a state of the view, with the log applied up to the view's
// position.
wd_sync_state *wd_sync_own_state(wd_sync_pool *pool, const wd_sync_view *view, wd_sync_space space,
                                 uint32_t id);

// wd_sync_transform changes the states of a range piece by piece. Pieces with equal states are computed once.
typedef struct wd_sync_transform {
    wd_sync_pool *pool;
    wd_sync_view *view;
    // change modifies the state, which is up to date with the view's position (gaps: an empty state).
    void (*change)(const struct wd_sync_transform *transform, wd_sync_state_buffer *buffer);
    // inspect, if not NULL, receives each piece before the change. `state` may not be up to date; NULL: a
    // gap.
    wd_status (*inspect)(const struct wd_sync_transform *transform, wd_range range,
                         const wd_sync_state *state);
    const void *user;
    bool with_gaps;
    bool keeps_size; // `change` neither adds nor removes reads.
    // The members below are private.
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
