#include "vk/syncval/model/sync_pool.h"

#include <assert.h>
#include <string.h>

#include "vk/util/hash128.h"

enum { FIRST_BUCKETS = 256, MIN_COLLECTION = 512, READ_BATCH = 256 };

// The number of states in a slab; each slab has twice as many as the one before.
enum { FIRST_SLAB = 8, LAST_SLAB = 512 };

void wd_sync_unknown_ranges_clear(wd_sync_pool *pool) {
    wd_sync_unknown_ranges *all = &pool->unknown_ranges;
    if (!all->num_added) {
        return;
    }
    wd_range_map_finish(&all->begins);
    wd_range_map_init(&all->begins, pool->allocator);
    all->num_added = all->longest = 0;
}

void wd_sync_unknown_ranges_finish(wd_sync_pool *pool) {
    wd_range_map_finish(&pool->unknown_ranges.begins);
    wd_free(&pool->allocator, pool->unknown_ranges.items);
}

wd_status wd_sync_pool_create(wd_allocator allocator, wd_sync_pool **pool) {
    wd_sync_pool *made = wd_alloc_zero(&allocator, 1, sizeof(*made));
    wd_sync_state_buffer *buffers = wd_alloc_zero(&allocator, 2, sizeof(*buffers));
    if (!made || !buffers) {
        wd_free(&allocator, made);
        wd_free(&allocator, buffers);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->buffer = &buffers[0];
    made->transformed = &buffers[1];
    made->allocator = allocator;
    made->slots.count = 1;
    made->epoch = 1;
    made->collection_limit = made->min_collection_limit = MIN_COLLECTION;
    made->views.next = made->views.previous = &made->views;
    wd_arena_init(&made->scratch, allocator, 0);
    made->locations.allocator = made->prior_locations.allocator = allocator;
    wd_range_map_init(&made->unknown_ranges.begins, allocator);
    *pool = made;
    return WD_OK;
}

void wd_sync_pool_set_collection_limit(wd_sync_pool *pool, size_t num_states) {
    pool->collection_limit = pool->min_collection_limit = num_states;
}

wd_sync_pool_statistics wd_sync_pool_get_statistics(const wd_sync_pool *pool) {
    wd_sync_pool_statistics statistics = pool->statistics;
    statistics.num_states = pool->num_states;
    return statistics;
}

// --- Interning

static void link_slot(wd_sync_pool *pool, uint32_t id) {
    assert(id && id < pool->slots.count && pool->slots.items[id].is_interned);
    uint32_t *bucket = &pool->buckets[pool->slots.items[id].hash & (pool->num_buckets - 1)];
    pool->slots.items[id].next = *bucket;
    *bucket = id;
}

static void relink_all(wd_sync_pool *pool) {
    memset(pool->buckets, 0, pool->num_buckets * sizeof(*pool->buckets));
    for (size_t i = 1; i < pool->slots.count; i++) {
        if (pool->slots.items[i].is_interned) {
            link_slot(pool, (uint32_t)i);
        }
    }
}

static bool reserve_buckets(wd_sync_pool *pool) {
    if (pool->num_interned < pool->num_buckets) {
        return true;
    }
    const size_t count = pool->num_buckets ? 2 * pool->num_buckets : FIRST_BUCKETS;
    uint32_t *buckets = wd_realloc_array(&pool->allocator, pool->buckets, count, sizeof(*buckets));
    if (!buckets) {
        return pool->num_buckets != 0; // Out of memory: continue with longer chains.
    }
    pool->buckets = buckets;
    pool->num_buckets = count;
    relink_all(pool);
    return true;
}

static uint32_t take_slot(wd_sync_pool *pool) {
    if (pool->free_slot) {
        const uint32_t id = pool->free_slot;
        assert(id < pool->slots.count && !pool->slots.items[id].state);
        pool->free_slot = pool->slots.items[id].next;
        return id;
    }
    wd_sync_slot *added =
        pool->slots.count == UINT32_MAX ? NULL : WD_VECTOR_PUSH(&pool->allocator, &pool->slots);
    if (!added) {
        return 0;
    }
    *added = (wd_sync_slot){0};
    return (uint32_t)pool->slots.count - 1;
}

static void free_slot(wd_sync_pool *pool, uint32_t id) {
    assert(id && id < pool->slots.count);
    pool->slots.items[id] = (wd_sync_slot){.next = pool->free_slot};
    pool->free_slot = id;
}

// list_of returns the free list of a state, or WD_SYNC_FREE_LISTS if the state is too large for a list.
static size_t list_of(const wd_sync_state *state) {
    if (!state->has_limits) {
        return state->num_reads < WD_SYNC_PLAIN_LISTS ? state->num_reads : WD_SYNC_FREE_LISTS;
    }
    return state->num_reads < WD_SYNC_LIMITED_LISTS ? WD_SYNC_PLAIN_LISTS + state->num_reads
                                                    : WD_SYNC_FREE_LISTS;
}

static bool add_slab(wd_sync_pool *pool, size_t list, size_t size) {
    wd_sync_slabs *slabs = &pool->slabs;
    const uint32_t last = slabs->num_states[list];
    const uint32_t count = !last ? FIRST_SLAB : last < LAST_SLAB ? 2 * last : last;
    wd_sync_slab *slab = wd_alloc(&pool->allocator, sizeof(*slab) + count * size);
    if (!slab) {
        return false;
    }
    slab->next = slabs->first;
    slabs->first = slab;
    slabs->fresh[list] = (char *)slab->bytes;
    slabs->num_fresh[list] = slabs->num_states[list] = count;
    return true;
}

static void *take_small(wd_sync_pool *pool, size_t list, size_t size) {
    assert(list < WD_SYNC_FREE_LISTS);
    wd_sync_slabs *slabs = &pool->slabs;
    void *state = slabs->free_states[list];
    if (state) {
        slabs->free_states[list] = *(void **)state;
        return state;
    }
    if (!slabs->num_fresh[list] && !add_slab(pool, list, size)) {
        return NULL;
    }
    state = slabs->fresh[list];
    slabs->fresh[list] += size;
    slabs->num_fresh[list]--;
    return state;
}

static wd_sync_state *take_state(wd_sync_pool *pool, const wd_sync_state *content) {
    assert(content->num_reads <= WD_SYNC_MAX_READS);
    const size_t list = list_of(content), size = wd_sync_state_size(content);
    wd_sync_state *state =
        list < WD_SYNC_FREE_LISTS ? take_small(pool, list, size) : wd_alloc(&pool->allocator, size);
    if (state) {
        memcpy(state, content, size);
    }
    return state;
}

static void free_state(wd_sync_pool *pool, wd_sync_state *state) {
    const size_t list = list_of(state);
    if (list < WD_SYNC_FREE_LISTS) {
        *(void **)state = pool->slabs.free_states[list];
        pool->slabs.free_states[list] = state;
    } else {
        wd_free(&pool->allocator, state);
    }
}

static uint32_t find_state(const wd_sync_pool *pool, const wd_sync_state *state, uint32_t hash) {
    assert(pool->num_buckets && !(pool->num_buckets & (pool->num_buckets - 1)));
    const size_t size = wd_sync_state_size(state);
    for (uint32_t id = pool->buckets[hash & (pool->num_buckets - 1)]; id; id = pool->slots.items[id].next) {
        const wd_sync_slot *slot = &pool->slots.items[id];
        if (slot->hash == hash && slot->state->num_reads == state->num_reads &&
            slot->state->has_limits == state->has_limits && memcmp(slot->state, state, size) == 0) {
            return id;
        }
    }
    return 0;
}

uint32_t wd_sync_pool_add(wd_sync_pool *pool, const wd_sync_state *state) {
    const uint32_t id = take_slot(pool);
    wd_sync_state *copy = id ? take_state(pool, state) : NULL;
    if (!copy) {
        if (id) {
            free_slot(pool, id);
        }
        return 0;
    }
    pool->slots.items[id] = (wd_sync_slot){.state = copy};
    pool->num_states++;
    pool->created_since_collection++;
    pool->statistics.num_created++;
    return id;
}

uint32_t wd_sync_pool_intern(wd_sync_pool *pool, const wd_sync_state *state) {
    const uint32_t hash = (uint32_t)wd_hash64_bytes(state, wd_sync_state_size(state));
    if (!reserve_buckets(pool)) {
        return 0;
    }
    const uint32_t found = find_state(pool, state, hash);
    if (found) {
        return found;
    }
    const uint32_t id = wd_sync_pool_add(pool, state);
    if (id) {
        pool->slots.items[id].hash = hash;
        pool->slots.items[id].is_interned = true;
        pool->num_interned++;
        link_slot(pool, id);
    }
    assert(pool->num_interned <= pool->num_states);
    return id;
}

wd_sync_state *wd_sync_pool_replace(wd_sync_pool *pool, uint32_t id, const wd_sync_state *content) {
    wd_sync_slot *slot = &pool->slots.items[id];
    assert(id && id < pool->slots.count && slot->state && !slot->is_interned);
    const size_t size = wd_sync_state_size(content);
    if (wd_sync_state_size(slot->state) == size && list_of(slot->state) == list_of(content)) {
        memcpy(slot->state, content, size);
        return slot->state;
    }
    wd_sync_state *state = take_state(pool, content);
    if (state) {
        free_state(pool, slot->state);
        slot->state = state;
    }
    return state;
}

// --- Collection

static size_t mark_map(wd_sync_pool *pool, const wd_range_map *map) {
    wd_range_entry entries[READ_BATCH];
    wd_range rest = {0, UINT64_MAX};
    size_t count, total = 0;
    do {
        count = wd_range_map_read(map, &rest, entries, READ_BATCH);
        for (size_t i = 0; i < count; i++) {
            assert(entries[i].value && entries[i].value < pool->slots.count);
            pool->slots.items[entries[i].value].marked = true;
        }
        total += count;
    } while (count == READ_BATCH);
    return total;
}

static void sweep(wd_sync_pool *pool) {
    for (size_t i = 1; i < pool->slots.count; i++) {
        wd_sync_slot *slot = &pool->slots.items[i];
        if (slot->state && !slot->marked) {
            assert(pool->num_states && (!slot->is_interned || pool->num_interned));
            pool->num_interned -= slot->is_interned;
            free_state(pool, slot->state);
            free_slot(pool, (uint32_t)i);
            pool->num_states--;
        }
        slot->marked = false;
    }
}

// The limit grows with the cost of a collection, so that the cost for each created state is constant.
void wd_sync_pool_collect_now(wd_sync_pool *pool) {
    size_t num_ranges = 0;
    for (wd_sync_view *view = pool->views.next; view != &pool->views; view = view->next) {
        for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
            num_ranges += mark_map(pool, &view->maps[space]);
        }
    }
    sweep(pool);
    relink_all(pool);
    const size_t live = pool->num_states > num_ranges / 4 ? pool->num_states : num_ranges / 4;
    pool->collection_limit = live > pool->min_collection_limit ? live : pool->min_collection_limit;
    pool->created_since_collection = 0;
    pool->statistics.num_collections++;
}

// --- Logs

// The maximum capacity of the spare log. A log reaches this length if 130,000 ranges are folded. Another
// allocation would cost half as much as its barriers.
enum { MAX_SPARE_LOG = 1 << 21 };

void wd_sync_pool_release_log(wd_sync_pool *pool, wd_sync_log *log) {
    if (log && log->references == 1 && !pool->spare_log && log->capacity <= MAX_SPARE_LOG) {
        pool->spare_log = log;
    } else {
        wd_sync_log_release(log);
    }
}

// --- Destruction

// free_states fills the free lists from the end, so that states are reused in the order of their addresses.
static void free_states(wd_sync_pool *pool) {
    for (size_t i = pool->slots.count; i-- > 1;) {
        if (pool->slots.items[i].state) {
            free_state(pool, pool->slots.items[i].state);
        }
    }
}

// free_arrays frees slots, buckets and slabs. The pool must have no states.
static void free_arrays(wd_sync_pool *pool) {
    for (wd_sync_slab *slab = pool->slabs.first; slab;) {
        wd_sync_slab *next = slab->next;
        wd_free(&pool->allocator, slab);
        slab = next;
    }
    pool->slabs = (wd_sync_slabs){0};
    WD_VECTOR_FINISH(&pool->allocator, &pool->slots);
    wd_free(&pool->allocator, pool->buckets);
    pool->buckets = NULL;
    pool->num_buckets = 0;
}

void wd_sync_pool_clear(wd_sync_pool *pool) {
    free_states(pool);
    if (wd_sync_is_oversized(pool->slots.count, pool->slots.capacity)) {
        free_arrays(pool);
    }
    wd_sync_unknown_ranges_clear(pool);
    wd_sync_pool_begin_epoch(pool);
    pool->slots.count = 1;
    pool->free_slot = 0;
    pool->num_states = pool->num_interned = 0;
    if (pool->num_buckets) {
        memset(pool->buckets, 0, pool->num_buckets * sizeof(*pool->buckets));
    }
    pool->created_since_collection = 0;
    pool->collection_limit = pool->min_collection_limit;
}

void wd_sync_pool_destroy(wd_sync_pool *pool) {
    if (!pool) {
        return;
    }
    wd_allocator allocator = pool->allocator;
    free_states(pool);
    free_arrays(pool);
    wd_sync_log_release(pool->spare_log);
    wd_arena_finish(&pool->scratch);
    wd_sync_unknown_ranges_finish(pool);
    wd_free(&allocator, pool->locations.items);
    wd_free(&allocator, pool->prior_locations.items);
    wd_free(&allocator, pool->buffer); // The allocation includes pool->transformed.
    wd_free(&allocator, pool);
}
