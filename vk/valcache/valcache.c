#include "vk/valcache/valcache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vk/util/hash_table.h"
#include "vk/valcache/valcache_internal.h"

uint32_t wd_valcache_today(void) {
    return (uint32_t)(time(NULL) / 86400);
}

wd_hash128 wd_valcache_key(const uint32_t *words, size_t num_words) {
    return wd_hash128_bytes(words, num_words * sizeof *words);
}

static wd_valcache *align_cache(void *memory) {
    const size_t alignment = _Alignof(wd_valcache);
    return (wd_valcache *)(((uintptr_t)memory + alignment - 1) & ~(uintptr_t)(alignment - 1));
}

wd_status wd_valcache_create(wd_allocator allocator, const wd_valcache_uuid *uuid, uint32_t today,
                             wd_valcache **cache) {
    void *memory = wd_alloc_zero(&allocator, 1, sizeof(wd_valcache) + _Alignof(wd_valcache));
    if (!memory) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_valcache *made = align_cache(memory);
    made->allocator = allocator;
    made->memory = memory;
    made->uuid = *uuid;
    made->today = today;
    made->seed = wd_hash_u64((uintptr_t)memory ^ (uint64_t)clock());
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        pthread_mutex_init(&made->shards[i].lock, NULL);
    }
    *cache = made;
    return WD_OK;
}

void wd_valcache_destroy(wd_valcache *cache) {
    if (!cache) {
        return;
    }
    wd_allocator allocator = cache->allocator;
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        pthread_mutex_destroy(&cache->shards[i].lock);
        wd_free(&allocator, cache->shards[i].slots);
    }
    wd_free(&allocator, cache->memory);
}

const wd_valcache_uuid *wd_valcache_get_uuid(const wd_valcache *cache) {
    return &cache->uuid;
}

size_t wd_valcache_unsaved(const wd_valcache *cache) {
    return atomic_load_explicit(&cache->unsaved, memory_order_relaxed);
}

// --- One shard. Its lock is held by the caller. ---

// shard_of casts constness away: a lock is taken in sets that are only read, too.
static wd_valcache_shard *shard_of(const wd_valcache *cache, wd_hash128 key) {
    return (wd_valcache_shard *)&cache->shards[key.high >> 60];
}

static size_t home_of(const wd_valcache *cache, const wd_valcache_shard *shard, wd_hash128 key) {
    return (size_t)wd_hash_u64(key.low ^ key.high ^ cache->seed) & (shard->capacity - 1);
}

static bool keys_equal(wd_hash128 a, wd_hash128 b) {
    return a.low == b.low && a.high == b.high;
}

// find_slot returns the slot of `key`, or the free one where it belongs; NULL in a shard without slots.
static wd_valcache_slot *find_slot(const wd_valcache *cache, const wd_valcache_shard *shard, wd_hash128 key) {
    if (shard->capacity == 0) {
        return NULL;
    }
    size_t i = home_of(cache, shard, key);
    while (shard->slots[i].used && !keys_equal(shard->slots[i].entry.key, key)) {
        i = (i + 1) & (shard->capacity - 1);
    }
    return &shard->slots[i];
}

// reserve makes room for `count` entries, so that at least a quarter of the slots stays free.
static bool reserve(wd_valcache *cache, wd_valcache_shard *shard, size_t count) {
    size_t capacity = shard->capacity ? shard->capacity : 16;
    while (capacity - capacity / 4 < count) {
        if (capacity > SIZE_MAX / 2) {
            return false;
        }
        capacity *= 2;
    }
    if (capacity == shard->capacity) {
        return true;
    }
    wd_valcache_slot *slots = wd_alloc_zero(&cache->allocator, capacity, sizeof *slots);
    if (!slots) {
        return false;
    }
    wd_valcache_shard old = {.slots = shard->slots, .capacity = shard->capacity};
    shard->slots = slots;
    shard->capacity = capacity;
    for (size_t i = 0; i < old.capacity; i++) {
        if (old.slots[i].used) {
            *find_slot(cache, shard, old.slots[i].entry.key) = old.slots[i];
        }
    }
    wd_free(&cache->allocator, old.slots);
    return true;
}

static void stamp(wd_valcache *cache, wd_valcache_slot *slot, uint32_t day) {
    if (slot->entry.day < day) {
        slot->entry.day = day;
        atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    }
}

static wd_status store_locked(wd_valcache *cache, wd_valcache_shard *shard, const wd_valcache_entry *entry,
                              bool *is_new) {
    uint32_t day = entry->day < cache->today ? entry->day : cache->today;
    wd_valcache_slot *slot = find_slot(cache, shard, entry->key);
    *is_new = !slot || !slot->used;
    if (!*is_new) {
        stamp(cache, slot, day);
        return WD_OK;
    }
    if (!reserve(cache, shard, shard->count + 1)) {
        *is_new = false;
        return WD_ERROR_OUT_OF_MEMORY;
    }
    slot = find_slot(cache, shard, entry->key);
    slot->entry = (wd_valcache_entry){entry->key, day};
    slot->used = true;
    shard->count++;
    atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    return WD_OK;
}

// remove_slot empties slot `i` and moves later entries of the same run back, so that no tombstone is needed.
static void remove_slot(const wd_valcache *cache, wd_valcache_shard *shard, size_t i) {
    const size_t mask = shard->capacity - 1;
    for (size_t next = (i + 1) & mask; shard->slots[next].used; next = (next + 1) & mask) {
        size_t home = home_of(cache, shard, shard->slots[next].entry.key);
        if (((next - home) & mask) >= ((next - i) & mask)) {
            shard->slots[i] = shard->slots[next];
            i = next;
        }
    }
    shard->slots[i].used = false;
    shard->count--;
}

// --- The set ---

size_t wd_valcache_count(const wd_valcache *cache) {
    size_t count = 0;
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        wd_valcache_shard *shard = (wd_valcache_shard *)&cache->shards[i];
        pthread_mutex_lock(&shard->lock);
        count += shard->count;
        pthread_mutex_unlock(&shard->lock);
    }
    return count;
}

bool wd_valcache_contains(wd_valcache *cache, wd_hash128 key) {
    wd_valcache_shard *shard = shard_of(cache, key);
    pthread_mutex_lock(&shard->lock);
    wd_valcache_slot *slot = find_slot(cache, shard, key);
    bool found = slot && slot->used;
    if (found) {
        stamp(cache, slot, cache->today);
    }
    pthread_mutex_unlock(&shard->lock);
    return found;
}

wd_status wd_valcache_store(wd_valcache *cache, const wd_valcache_entry *entry, bool *is_new) {
    bool added = false;
    wd_valcache_shard *shard = shard_of(cache, entry->key);
    pthread_mutex_lock(&shard->lock);
    wd_status status = store_locked(cache, shard, entry, &added);
    pthread_mutex_unlock(&shard->lock);
    if (is_new) {
        *is_new = added;
    }
    return status;
}

wd_status wd_valcache_insert(wd_valcache *cache, wd_hash128 key) {
    bool is_new = false;
    wd_status status = wd_valcache_store(cache, &(wd_valcache_entry){key, cache->today}, &is_new);
    if (is_new) {
        atomic_fetch_add_explicit(&cache->unsaved, 1, memory_order_relaxed);
    }
    return status;
}

// lock_pair locks two shards of different sets in the order of their addresses, which is the same for every thread.
static void lock_pair(wd_valcache_shard *a, wd_valcache_shard *b) {
    assert(a != b);
    pthread_mutex_lock((uintptr_t)a < (uintptr_t)b ? &a->lock : &b->lock);
    pthread_mutex_lock((uintptr_t)a < (uintptr_t)b ? &b->lock : &a->lock);
}

static void unlock_pair(wd_valcache_shard *a, wd_valcache_shard *b) {
    pthread_mutex_unlock(&a->lock);
    pthread_mutex_unlock(&b->lock);
}

static wd_status merge_shard(wd_valcache *target, wd_valcache_shard *into, const wd_valcache_shard *from) {
    for (size_t i = 0; i < from->capacity; i++) {
        bool is_new = false;
        if (from->slots[i].used && store_locked(target, into, &from->slots[i].entry, &is_new) != WD_OK) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        atomic_fetch_add_explicit(&target->unsaved, is_new, memory_order_relaxed);
    }
    return WD_OK;
}

wd_status wd_valcache_merge(wd_valcache *target, const wd_valcache *source) {
    if (target == source || memcmp(&target->uuid, &source->uuid, sizeof target->uuid) != 0) {
        return WD_ERROR_INVALID_ARGUMENT;
    }
    // All the room is made before the first entry moves: a failure then finds `target` as it was.
    wd_status status = WD_OK;
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS && status == WD_OK; i++) {
        wd_valcache_shard *into = &target->shards[i], *from = (wd_valcache_shard *)&source->shards[i];
        lock_pair(into, from);
        if (from->count && !reserve(target, into, into->count + from->count)) {
            status = WD_ERROR_OUT_OF_MEMORY;
        }
        unlock_pair(into, from);
    }
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS && status == WD_OK; i++) {
        wd_valcache_shard *into = &target->shards[i], *from = (wd_valcache_shard *)&source->shards[i];
        lock_pair(into, from);
        status = merge_shard(target, into, from);
        unlock_pair(into, from);
    }
    return status;
}

// compare_entries orders by recency, then by key, so that a prefix of the order is the part worth keeping.
static int compare_entries(const void *left, const void *right) {
    const wd_valcache_entry *a = left, *b = right;
    if (a->day != b->day) {
        return a->day > b->day ? -1 : 1;
    }
    if (a->key.high != b->key.high) {
        return a->key.high < b->key.high ? -1 : 1;
    }
    return a->key.low == b->key.low ? 0 : a->key.low < b->key.low ? -1 : 1;
}

wd_status wd_valcache_get_entries(const wd_valcache *cache, const wd_allocator *allocator,
                                  wd_valcache_entry **entries, size_t *num_entries) {
    size_t count = 0, capacity = 0;
    void *copy = NULL;
    bool failed =
        !wd_array_reserve(allocator, &copy, &capacity, wd_valcache_count(cache) + 1, sizeof **entries);
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS && !failed; i++) {
        wd_valcache_shard *shard = (wd_valcache_shard *)&cache->shards[i];
        pthread_mutex_lock(&shard->lock);
        failed = !wd_array_reserve(allocator, &copy, &capacity, count + shard->count, sizeof **entries);
        for (size_t s = 0; s < shard->capacity && !failed; s++) {
            if (shard->slots[s].used) {
                ((wd_valcache_entry *)copy)[count++] = shard->slots[s].entry;
            }
        }
        pthread_mutex_unlock(&shard->lock);
    }
    if (failed) {
        wd_free(allocator, copy);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    qsort(copy, count, sizeof **entries, compare_entries);
    *entries = copy;
    *num_entries = count;
    return WD_OK;
}

wd_status wd_valcache_trim(wd_valcache *cache, size_t max_entries, size_t *num_dropped) {
    size_t dropped = 0;
    wd_valcache_entry *entries = NULL;
    size_t count = 0;
    if (wd_valcache_count(cache) > max_entries) {
        if (wd_valcache_get_entries(cache, &cache->allocator, &entries, &count) != WD_OK) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS && count > max_entries; i++) {
        wd_valcache_shard *shard = &cache->shards[i];
        pthread_mutex_lock(&shard->lock);
        for (size_t s = 0; s < shard->capacity; s++) {
            while (shard->slots[s].used &&
                   compare_entries(&shard->slots[s].entry, &entries[max_entries]) >= 0) {
                remove_slot(cache, shard, s);
                dropped++;
            }
        }
        pthread_mutex_unlock(&shard->lock);
    }
    wd_free(&cache->allocator, entries);
    if (dropped) {
        atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    }
    if (num_dropped) {
        *num_dropped = dropped;
    }
    return WD_OK;
}
