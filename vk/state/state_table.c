#include "vk/state/state_table.h"

#include <assert.h>
#include <string.h>

enum { FIRST_CAPACITY = 32 };

static uint64_t hash_key(VkObjectType type, uint64_t handle) {
    uint64_t hash = (handle + (uint64_t)type * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
    return hash ^ (hash >> 32);
}

void wd_state_table_init(wd_state_table *table, wd_allocator allocator) {
    memset(table, 0, sizeof *table);
    table->allocator = allocator;
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        pthread_mutex_init(&wd_state_table_shard_at(table, i)->lock, NULL);
    }
}

void wd_state_table_finish(wd_state_table *table) {
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        wd_state_shard *shard = wd_state_table_shard_at(table, i);
        for (wd_state_slots *slots = shard->outgrown, *older; slots; slots = older) {
            older = slots->older;
            wd_free(&table->allocator, slots);
        }
        wd_free(&table->allocator, shard->spare);
        wd_free(&table->allocator, shard->slots);
        pthread_mutex_destroy(&shard->lock);
    }
}

// The low bits choose the entry, the high ones the shard.
static size_t shard_index(uint64_t hash) {
    return (size_t)(hash >> 58) % WD_STATE_NUM_SHARDS;
}

wd_state_shard *wd_state_table_shard(wd_state_table *table, VkObjectType type, uint64_t handle) {
    return wd_state_table_shard_at(table, shard_index(hash_key(type, handle)));
}

static inline bool has_key(const wd_state_entry *entry, VkObjectType type, uint64_t handle) {
    return __atomic_load_n(&entry->handle, __ATOMIC_ACQUIRE) == handle &&
           __atomic_load_n(&entry->type, __ATOMIC_ACQUIRE) == (uint32_t)type;
}

// find_entry returns the entry of the key, or the free entry where its probe ends. It can read slots that are
// being recycled: then the result means nothing, and the caller finds out by the shard's count.
__attribute__((noinline)) static const wd_state_entry *find_entry(const wd_state_slots *slots, uint64_t hash,
                                                                  VkObjectType type, uint64_t handle) {
    const size_t mask = slots->capacity - 1;
    for (size_t probe = 0, i = hash & mask; probe <= mask; probe++, i = (i + 1) & mask) {
        const wd_state_entry *entry = &slots->entries[i];
        const uint64_t found = __atomic_load_n(&entry->handle, __ATOMIC_ACQUIRE);
        if (found == 0) {
            return entry;
        }
        if (found == handle && __atomic_load_n(&entry->type, __ATOMIC_ACQUIRE) == (uint32_t)type) {
            return entry;
        }
    }
    return NULL;
}

// probe finds a key that is not where its probe begins, or whose slots are being recycled.
__attribute__((noinline)) static wd_state_object *probe(const wd_state_shard *shard, uint64_t hash,
                                                        VkObjectType type, uint64_t handle) {
    for (;;) {
        const uint64_t recycles = __atomic_load_n(&shard->recycles, __ATOMIC_ACQUIRE);
        const wd_state_slots *slots = __atomic_load_n(&shard->slots, __ATOMIC_ACQUIRE);
        const wd_state_entry *entry = slots ? find_entry(slots, hash, type, handle) : NULL;
        // A free entry may be given to another key at any time: its object is written before its handle.
        const bool is_found = entry && has_key(entry, type, handle);
        wd_state_object *object = is_found ? __atomic_load_n(&entry->object, __ATOMIC_ACQUIRE) : NULL;
        if (__atomic_load_n(&shard->recycles, __ATOMIC_RELAXED) == recycles) {
            return object;
        }
    }
}

// Mostly a key is where its probe begins: this path calls nothing.
wd_state_object *wd_state_table_find(const wd_state_table *table, VkObjectType type, uint64_t handle) {
    if (handle == 0) {
        return NULL;
    }
    const uint64_t hash = hash_key(type, handle);
    const wd_state_shard *shard = wd_state_table_shard_at(table, shard_index(hash));
    const uint64_t recycles = __atomic_load_n(&shard->recycles, __ATOMIC_ACQUIRE);
    const wd_state_slots *slots = __atomic_load_n(&shard->slots, __ATOMIC_ACQUIRE);
    if (slots) {
        const wd_state_entry *entry = &slots->entries[hash & (slots->capacity - 1)];
        if (has_key(entry, type, handle)) {
            wd_state_object *object = __atomic_load_n(&entry->object, __ATOMIC_ACQUIRE);
            if (__atomic_load_n(&shard->recycles, __ATOMIC_RELAXED) == recycles) {
                return object;
            }
        }
    }
    return probe(shard, hash, type, handle);
}

static wd_state_entry *find_own_entry(wd_state_slots *slots, VkObjectType type, uint64_t handle) {
    return (wd_state_entry *)find_entry(slots, hash_key(type, handle), type, handle);
}

wd_state_object *wd_state_shard_get(wd_state_shard *shard, VkObjectType type, uint64_t handle) {
    if (handle == 0 || !shard->slots) {
        return NULL;
    }
    const wd_state_entry *entry = find_own_entry(shard->slots, type, handle);
    return entry ? entry->object : NULL;
}

static void write_key(wd_state_slots *slots, wd_state_entry *entry, wd_state_object *object) {
    assert(entry && !entry->handle && slots->used < slots->capacity);
    __atomic_store_n(&entry->type, (uint32_t)object->type, __ATOMIC_RELEASE);
    __atomic_store_n(&entry->object, object, __ATOMIC_RELEASE);
    __atomic_store_n(&entry->handle, object->handle, __ATOMIC_RELEASE);
    slots->used++;
    slots->live++;
}

static wd_state_slots *take_spare(wd_state_shard *shard, size_t capacity) {
    wd_state_slots *slots = shard->spare;
    if (!slots || slots->capacity < capacity) {
        return NULL;
    }
    shard->spare = NULL;
    __atomic_store_n(&shard->recycles, shard->recycles + 1, __ATOMIC_RELEASE);
    for (size_t i = 0; i < slots->capacity; i++) {
        __atomic_store_n(&slots->entries[i].handle, 0, __ATOMIC_RELEASE);
        __atomic_store_n(&slots->entries[i].object, NULL, __ATOMIC_RELEASE);
    }
    slots->used = 0;
    slots->live = 0;
    return slots;
}

static wd_state_slots *make_slots(const wd_allocator *allocator, size_t capacity) {
    assert(capacity && !(capacity & (capacity - 1)));
    if (capacity > (SIZE_MAX - sizeof(wd_state_slots)) / sizeof(wd_state_entry)) {
        return NULL;
    }
    wd_state_slots *slots = wd_alloc_zero(allocator, 1, sizeof *slots + capacity * sizeof(wd_state_entry));
    if (slots) {
        slots->capacity = capacity;
    }
    return slots;
}

static bool is_full(const wd_state_slots *slots) {
    return slots->used + 1 > slots->capacity / 8 * 5;
}

// replace_slots moves the live keys to other slots with room for as many again.
static bool replace_slots(wd_state_table *table, wd_state_shard *shard) {
    wd_state_slots *full = shard->slots;
    size_t capacity = FIRST_CAPACITY;
    while (full && capacity / 16 * 5 < full->live + 1) {
        capacity *= 2;
    }
    wd_state_slots *slots = take_spare(shard, capacity);
    if (!slots) {
        slots = make_slots(&table->allocator, capacity);
    }
    if (!slots) {
        return false;
    }
    for (size_t i = 0; full && i < full->capacity; i++) {
        wd_state_object *object = full->entries[i].object;
        if (full->entries[i].handle && object) {
            write_key(slots, find_own_entry(slots, object->type, object->handle), object);
        }
    }
    if (shard->spare) {
        shard->spare->older = shard->outgrown;
        shard->outgrown = shard->spare;
    }
    shard->spare = full;
    __atomic_store_n(&shard->slots, slots, __ATOMIC_RELEASE);
    return true;
}

wd_status wd_state_shard_set(wd_state_table *table, wd_state_shard *shard, wd_state_object *object) {
    assert(object);
    if (shard->slots) {
        wd_state_entry *entry = find_own_entry(shard->slots, object->type, object->handle);
        if (entry && entry->handle) {
            shard->slots->live += !entry->object;
            __atomic_store_n(&entry->object, object, __ATOMIC_RELEASE);
            assert(wd_state_shard_validate_near(shard, object->type, object->handle));
            return WD_OK;
        }
    }
    if (!shard->slots || is_full(shard->slots)) {
        const bool replaced = replace_slots(table, shard);
        if (!replaced && (!shard->slots || shard->slots->used + 2 > shard->slots->capacity)) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    write_key(shard->slots, find_own_entry(shard->slots, object->type, object->handle), object);
    assert(wd_state_shard_validate_near(shard, object->type, object->handle));
    return WD_OK;
}

void wd_state_shard_clear(wd_state_shard *shard, VkObjectType type, uint64_t handle) {
    if (handle == 0 || !shard->slots) {
        return;
    }
    wd_state_entry *entry = find_own_entry(shard->slots, type, handle);
    if (entry && entry->object) {
        __atomic_store_n(&entry->object, NULL, __ATOMIC_RELEASE);
        shard->slots->live--;
    }
    assert(wd_state_shard_validate_near(shard, type, handle));
}

// --- Invariants

static bool has_possible_counts(const wd_state_slots *slots) {
    return slots->capacity && !(slots->capacity & (slots->capacity - 1)) && slots->live <= slots->used &&
           slots->used < slots->capacity;
}

// holds_its_key returns whether the object of an entry, if it has one, is that of the entry's key.
static bool holds_its_key(const wd_state_entry *entry) {
    const wd_state_object *object = entry->object;
    return !object || (object->handle == entry->handle && (uint32_t)object->type == entry->type);
}

bool wd_state_shard_validate_near(const wd_state_shard *shard, VkObjectType type, uint64_t handle) {
    const wd_state_slots *slots = shard->slots;
    if (!slots) {
        return true;
    }
    const wd_state_entry *entry = find_entry(slots, hash_key(type, handle), type, handle);
    return has_possible_counts(slots) && entry && (!entry->handle || holds_its_key(entry));
}

bool wd_state_shard_validate(const wd_state_shard *shard) {
    const wd_state_slots *slots = shard->slots;
    size_t used = 0, live = 0;
    bool is_valid = !slots || has_possible_counts(slots);
    for (size_t i = 0; slots && is_valid && i < slots->capacity; i++) {
        const wd_state_entry *entry = &slots->entries[i];
        if (entry->handle) {
            const VkObjectType type = (VkObjectType)entry->type;
            is_valid = holds_its_key(entry) &&
                       find_entry(slots, hash_key(type, entry->handle), type, entry->handle) == entry;
            used++;
            live += entry->object != NULL;
        }
    }
    return is_valid && (!slots || (used == slots->used && live == slots->live));
}
