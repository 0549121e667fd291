#include "vk/valcache/valcache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
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
    made->base_is_saved = true;
    pthread_mutex_init(&made->rewrite_lock, NULL);
    made->seed = wd_valcache_seed(uuid);
    made->slot_seed = wd_hash_u64((uintptr_t)memory ^ (uint64_t)clock()) | 1;
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
    pthread_mutex_destroy(&cache->rewrite_lock);
    wd_valcache_base_finish(&allocator, &cache->base);
    wd_free(&allocator, cache->memory);
}

const wd_valcache_uuid *wd_valcache_get_uuid(const wd_valcache *cache) {
    return &cache->uuid;
}

size_t wd_valcache_unsaved(const wd_valcache *cache) {
    return atomic_load_explicit(&cache->unsaved, memory_order_relaxed);
}

// --- Recent keys ---

static wd_valcache_recent *recent_of(wd_valcache *cache, wd_hash128 key) {
    return &cache->recent[key.low % WD_VALCACHE_NUM_RECENT];
}

static uint64_t recent_check(const wd_valcache *cache, wd_hash128 key) {
    return key.high ^ key.low ^ cache->slot_seed;
}

static bool is_recent(wd_valcache *cache, wd_hash128 key) {
    wd_valcache_recent *recent = recent_of(cache, key);
    return atomic_load_explicit(&recent->low, memory_order_relaxed) == key.low &&
           atomic_load_explicit(&recent->check, memory_order_relaxed) == recent_check(cache, key);
}

static void set_recent(wd_valcache *cache, wd_hash128 key) {
    wd_valcache_recent *recent = recent_of(cache, key);
    atomic_store_explicit(&recent->low, key.low, memory_order_relaxed);
    atomic_store_explicit(&recent->check, recent_check(cache, key), memory_order_relaxed);
}

// forget_recent wants the locks of all shards held.
static void forget_recent(wd_valcache *cache) {
    for (size_t i = 0; i < WD_VALCACHE_NUM_RECENT; i++) {
        atomic_store_explicit(&cache->recent[i].low, 0, memory_order_relaxed);
        atomic_store_explicit(&cache->recent[i].check, 0, memory_order_relaxed);
    }
}

// --- One shard. Its lock is held by the caller. ---

static wd_valcache_shard *shard_of(wd_valcache *cache, wd_hash128 key) {
    return &cache->shards[key.high >> 60];
}

static size_t home_of(const wd_valcache *cache, const wd_valcache_shard *shard, wd_hash128 key) {
    assert(shard->capacity && !(shard->capacity & (shard->capacity - 1)));
    return (size_t)wd_hash_u64(key.low ^ key.high ^ cache->slot_seed) & (shard->capacity - 1);
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
    assert(capacity > shard->capacity && count <= capacity - capacity / 4);
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

// find_in_base returns the intact encoded entry of `key` in the base, or NULL. A damaged entry is not found, and the
// next save removes it.
static const uint8_t *find_in_base(wd_valcache *cache, wd_hash128 key) {
    const wd_valcache_base *base = &cache->base;
    const size_t index = base->count ? wd_valcache_find(base->entries, base->count, key) : SIZE_MAX;
    if (index == SIZE_MAX) {
        return NULL;
    }
    const uint8_t *entry = base->entries + index * WD_VALCACHE_ENTRY_SIZE;
    if (base->intact || wd_valcache_is_intact(cache->seed, entry)) {
        return entry;
    }
    atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    return NULL;
}

// is_shard_near returns whether the counts of a shard are possible, and the table has `key`, which belongs to it.
static bool is_shard_near(const wd_valcache *cache, const wd_valcache_shard *shard, wd_hash128 key) {
    const size_t capacity = shard->capacity;
    return shard == &cache->shards[key.high >> 60] && capacity && !(capacity & (capacity - 1)) &&
           shard->num_new <= shard->count && shard->count <= capacity - capacity / 4 &&
           find_slot(cache, shard, key)->used;
}

static void stamp(wd_valcache *cache, wd_valcache_slot *slot) {
    if (slot->entry.day < cache->today) {
        slot->entry.day = cache->today;
        slot->collected = false;
        atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    }
}

// add_slot adds an entry that the table does not have.
static bool add_slot(wd_valcache *cache, wd_valcache_shard *shard, wd_hash128 key, bool is_new) {
    if (!reserve(cache, shard, shard->count + 1)) {
        return false;
    }
    assert(!find_slot(cache, shard, key)->used);
    *find_slot(cache, shard, key) =
        (wd_valcache_slot){.entry = {key, cache->today}, .used = true, .is_new = is_new};
    shard->count++;
    shard->num_new += is_new;
    assert(is_shard_near(cache, shard, key));
    atomic_store_explicit(&cache->changed, true, memory_order_relaxed);
    return true;
}

// look_up finds and stamps the entry of `key`.
static bool look_up(wd_valcache *cache, wd_valcache_shard *shard, wd_hash128 key) {
    wd_valcache_slot *slot = find_slot(cache, shard, key);
    if (slot && slot->used) {
        stamp(cache, slot);
        set_recent(cache, key);
        return true;
    }
    const uint8_t *entry = find_in_base(cache, key);
    if (!entry) {
        return false;
    }
    if (wd_valcache_get_day(entry) < cache->today) {
        (void)add_slot(cache, shard, key, false); // Without memory the entry only keeps its old day.
    }
    set_recent(cache, key);
    return true;
}

// --- The set ---

static void lock_shards(wd_valcache *cache) {
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        pthread_mutex_lock(&cache->shards[i].lock);
    }
}

static void unlock_shards(wd_valcache *cache) {
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        pthread_mutex_unlock(&cache->shards[i].lock);
    }
}

size_t wd_valcache_count(const wd_valcache *constant) {
    wd_valcache *cache = (wd_valcache *)constant; // A lock is taken in sets that are only read, too.
    lock_shards(cache);
    size_t count = cache->base.count;
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        count += cache->shards[i].num_new;
    }
    unlock_shards(cache);
    return count;
}

bool wd_valcache_contains(wd_valcache *cache, wd_hash128 key) {
    if (is_recent(cache, key)) {
        return true;
    }
    wd_valcache_shard *shard = shard_of(cache, key);
    pthread_mutex_lock(&shard->lock);
    const bool found = look_up(cache, shard, key);
    pthread_mutex_unlock(&shard->lock);
    return found;
}

wd_status wd_valcache_insert(wd_valcache *cache, wd_hash128 key) {
    wd_valcache_shard *shard = shard_of(cache, key);
    pthread_mutex_lock(&shard->lock);
    const bool found = look_up(cache, shard, key);
    const bool added = !found && add_slot(cache, shard, key, true);
    pthread_mutex_unlock(&shard->lock);
    if (added) {
        atomic_fetch_add_explicit(&cache->unsaved, 1, memory_order_relaxed);
    }
    return found || added ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// --- Replacing the base ---

void wd_valcache_base_finish(const wd_allocator *allocator, wd_valcache_base *base) {
    wd_free(allocator, base->memory);
    if (base->mapping) {
        munmap(base->mapping, base->mapping_size);
    }
    *base = (wd_valcache_base){0};
}

static size_t collect_shard(wd_valcache *cache, wd_valcache_shard *shard, uint8_t *entries) {
    size_t count = 0;
    for (size_t s = 0; s < shard->capacity; s++) {
        wd_valcache_slot *slot = &shard->slots[s];
        if (slot->used) {
            wd_valcache_put_entry(cache->seed, &slot->entry, entries + count++ * WD_VALCACHE_ENTRY_SIZE);
            slot->collected = true;
        }
    }
    return count;
}

wd_status wd_valcache_collect(wd_valcache *cache, uint8_t **entries, size_t *count) {
    lock_shards(cache);
    size_t capacity = 1;
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        capacity += cache->shards[i].count;
    }
    *count = 0;
    *entries = wd_realloc_array(&cache->allocator, NULL, capacity, WD_VALCACHE_ENTRY_SIZE);
    for (size_t i = 0; *entries && i < WD_VALCACHE_NUM_SHARDS; i++) {
        *count += collect_shard(cache, &cache->shards[i], *entries + *count * WD_VALCACHE_ENTRY_SIZE);
    }
    unlock_shards(cache);
    assert(!*entries || *count + 1 == capacity);
    if (!*entries) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_valcache_sort_entries(*entries, *count);
    return WD_OK;
}

// drop_collected removes the slots whose entries are in the new base. It sets `is_new` of the others anew.
static void drop_collected(wd_valcache *cache, wd_valcache_shard *shard) {
    wd_valcache_shard old = {.slots = shard->slots, .capacity = shard->capacity, .count = shard->count};
    shard->slots = NULL;
    shard->capacity = shard->count = shard->num_new = 0;
    for (size_t s = 0; s < old.capacity; s++) {
        const wd_valcache_slot *slot = &old.slots[s];
        if (!slot->used || slot->collected) {
            continue;
        }
        const bool is_new = !find_in_base(cache, slot->entry.key);
        if (!add_slot(cache, shard, slot->entry.key, is_new)) {
            break; // Without memory, entries are only forgotten: their modules are validated again.
        }
        find_slot(cache, shard, slot->entry.key)->entry.day = slot->entry.day;
    }
    wd_free(&cache->allocator, old.slots);
}

void wd_valcache_replace_base(wd_valcache *cache, const wd_valcache_base *base) {
    assert(base->entries || !base->count);
    wd_valcache_base old = cache->base;
    lock_shards(cache);
    cache->base = *base;
    forget_recent(cache); // The new base may lack entries.
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        drop_collected(cache, &cache->shards[i]);
    }
    unlock_shards(cache);
    wd_valcache_base_finish(&cache->allocator, &old);
}

wd_status wd_valcache_rebuild(wd_valcache *cache, wd_valcache_source *extra, const wd_valcache_limit *limit,
                              wd_diagnostic *first_damage) {
    uint8_t *added = NULL, *merged = NULL;
    size_t num_added;
    wd_status status = wd_valcache_collect(cache, &added, &num_added);
    if (status != WD_OK) {
        return status;
    }
    wd_valcache_source base, table, *sources[3] = {&base, &table, extra};
    wd_valcache_source_from_entries(&base, &cache->uuid, cache->base.entries, cache->base.count,
                                    cache->base.intact);
    wd_valcache_source_from_entries(&table, &cache->uuid, added, num_added, true);
    const uint64_t capacity = cache->base.count + num_added + (extra ? extra->num_entries : 0);
    wd_diagnostic damage[3] = {WD_DIAGNOSTIC_INIT, WD_DIAGNOSTIC_INIT, WD_DIAGNOSTIC_INIT};
    wd_valcache_output output;
    wd_valcache_totals totals;
    merged = wd_realloc_array(&cache->allocator, NULL, (size_t)capacity + 1, WD_VALCACHE_ENTRY_SIZE);
    status = merged ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (status == WD_OK) {
        wd_valcache_output_to_memory(&output, &cache->uuid, merged);
        status = wd_valcache_merge_streams(&cache->allocator, sources, extra ? 3 : 2, cache->today, limit,
                                           &output, &totals, damage);
    }
    wd_free(&cache->allocator, added);
    if (status != WD_OK) {
        wd_free(&cache->allocator, merged);
        return status;
    }
    if (first_damage && damage[2].message[0]) {
        *first_damage = damage[2];
    }
    assert(output.num_entries <= capacity);
    wd_valcache_replace_base(
        cache, &(wd_valcache_base){
                   .entries = merged, .count = (size_t)output.num_entries, .intact = true, .memory = merged});
    cache->base_is_saved = false;
    atomic_store(&cache->changed, true);
    return WD_OK;
}

// copy_entries copies the set as one sorted array.
static wd_status copy_entries(wd_valcache *cache, uint8_t **entries, size_t *count) {
    pthread_mutex_lock(&cache->rewrite_lock);
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    wd_status status = wd_valcache_rebuild(cache, NULL, &none, NULL);
    if (status == WD_OK) {
        *count = cache->base.count;
        *entries = wd_realloc_array(&cache->allocator, NULL, *count + 1, WD_VALCACHE_ENTRY_SIZE);
        status = *entries ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    }
    if (status == WD_OK && *count) {
        memcpy(*entries, cache->base.entries, *count * WD_VALCACHE_ENTRY_SIZE);
    }
    pthread_mutex_unlock(&cache->rewrite_lock);
    return status;
}

wd_status wd_valcache_merge(wd_valcache *target, wd_valcache *source) {
    if (target == source || memcmp(&target->uuid, &source->uuid, sizeof target->uuid) != 0) {
        return WD_ERROR_INVALID_ARGUMENT;
    }
    uint8_t *entries;
    size_t count;
    wd_status status = copy_entries(source, &entries, &count);
    if (status != WD_OK) {
        return status;
    }
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    wd_valcache_source extra;
    wd_valcache_source_from_entries(&extra, &target->uuid, entries, count, true);
    pthread_mutex_lock(&target->rewrite_lock);
    const size_t before = wd_valcache_count(target);
    status = wd_valcache_rebuild(target, &extra, &none, NULL);
    if (status == WD_OK) {
        const size_t after = wd_valcache_count(target);
        atomic_fetch_add(&target->unsaved, after > before ? after - before : 0);
    }
    pthread_mutex_unlock(&target->rewrite_lock);
    wd_free(&source->allocator, entries);
    return status;
}

wd_status wd_valcache_trim(wd_valcache *cache, size_t max_entries, size_t *num_dropped) {
    pthread_mutex_lock(&cache->rewrite_lock);
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    const size_t before = wd_valcache_count(cache);
    wd_status status = WD_OK;
    if (before > max_entries) {
        status = wd_valcache_rebuild(cache, NULL, &none, NULL);
    }
    if (status == WD_OK && cache->base.count > max_entries) {
        wd_valcache_source base, *sources[] = {&base};
        wd_valcache_limit limit;
        wd_valcache_source_from_entries(&base, &cache->uuid, cache->base.entries, cache->base.count, true);
        status = wd_valcache_find_limit(&cache->allocator, sources, 1, cache->today, max_entries, 0, &limit);
        if (status == WD_OK) {
            status = wd_valcache_rebuild(cache, NULL, &limit, NULL);
        }
    }
    const size_t after = wd_valcache_count(cache);
    pthread_mutex_unlock(&cache->rewrite_lock);
    if (num_dropped) {
        *num_dropped = before > after ? before - after : 0;
    }
    return status;
}

// --- Invariants ---

static bool is_shard_valid(const wd_valcache *cache, const wd_valcache_shard *shard) {
    size_t count = 0, num_new = 0;
    bool is_valid = true;
    for (size_t i = 0; i < shard->capacity; i++) {
        const wd_valcache_slot *slot = &shard->slots[i];
        if (slot->used) {
            is_valid &= is_shard_near(cache, shard, slot->entry.key) &&
                        find_slot(cache, shard, slot->entry.key) == slot && slot->entry.day <= cache->today;
            count++;
            num_new += slot->is_new;
        }
    }
    return is_valid && count == shard->count && num_new == shard->num_new;
}

static bool is_base_sorted(const wd_valcache_base *base) {
    bool is_sorted = true;
    for (size_t i = 1; i < base->count; i++) {
        const uint8_t *entry = base->entries + i * WD_VALCACHE_ENTRY_SIZE;
        is_sorted &= wd_valcache_compare_keys(wd_valcache_get_key(entry - WD_VALCACHE_ENTRY_SIZE),
                                              wd_valcache_get_key(entry)) < 0;
    }
    return is_sorted;
}

bool wd_valcache_validate(const wd_valcache *cache) {
    bool is_valid = !cache->base.intact || is_base_sorted(&cache->base);
    for (size_t i = 0; i < WD_VALCACHE_NUM_SHARDS; i++) {
        is_valid &= is_shard_valid(cache, &cache->shards[i]);
    }
    return is_valid;
}
