// From a dispatchable handle to the layer's data about its instance or device, without a lock.
//
// The first word of every dispatchable handle is the loader's pointer to its dispatch table: one for an instance and
// its physical devices, one for a device, its queues and its command buffers. That word is the key.
//
// | function      | guarantee                                                                                   |
// |---------------|---------------------------------------------------------------------------------------------|
// | find          | lock-free; finds every key whose set happened before, also while others set and remove       |
// | all others    | take the map's own lock                                                                      |
//
// The map is open addressing with linear probing. A removed key keeps its slot, so that a probe never breaks; the slot
// serves the same or another key later. A map that grows leaves the old slots in place for those who still read them;
// they are freed when the map is empty, since a reader has a live handle by the rules of Vulkan.
#ifndef WARDEN_VK_UTIL_DISPATCH_KEY_H
#define WARDEN_VK_UTIL_DISPATCH_KEY_H

#include <pthread.h>
#include <stdatomic.h>

#include "vk/util/allocator.h"

enum { WD_DISPATCH_MAP_INLINE_SLOTS = 64 };

typedef struct wd_dispatch_slot {
    _Atomic(uintptr_t) key; // 0: never used.
    _Atomic(void *) value;  // NULL: removed.
} wd_dispatch_slot;

typedef struct wd_dispatch_slots wd_dispatch_slots;
struct wd_dispatch_slots {
    wd_dispatch_slots *older;
    size_t mask; // Number of slots - 1.
    wd_dispatch_slot *slots;
};

// wd_dispatch_map is static storage, initialized with WD_DISPATCH_MAP_INIT; its memory comes from the process heap, as
// it belongs to no instance.
typedef struct wd_dispatch_map {
    _Atomic(wd_dispatch_slots *) current;
    pthread_mutex_t lock;
    size_t num_used;     // Slots of `current` with a key, removed ones among them. Under `lock`.
    size_t num_live;     // Under `lock`.
    size_t num_reserved; // Under `lock`.
    wd_dispatch_slots inline_table;
    wd_dispatch_slot inline_slots[WD_DISPATCH_MAP_INLINE_SLOTS];
} wd_dispatch_map;

#define WD_DISPATCH_MAP_INIT(map)                                                                            \
    {                                                                                                        \
        .current = &(map).inline_table, .lock = PTHREAD_MUTEX_INITIALIZER, .inline_table = {                 \
            NULL,                                                                                            \
            WD_DISPATCH_MAP_INLINE_SLOTS - 1,                                                                \
            (map).inline_slots                                                                               \
        }                                                                                                    \
    }

// wd_dispatch_key returns the key of a dispatchable handle that is not NULL.
static inline uintptr_t wd_dispatch_key(const void *handle) {
    return *(const uintptr_t *)handle;
}

// Keys are aligned pointers: the upper half of a product with 2^64 / phi spreads them (Knuth's multiplicative hashing).
static inline size_t wd_dispatch_hash(uintptr_t key) {
    return (size_t)((uint64_t)key * 0x9e3779b97f4a7c15u >> 32);
}

// wd_dispatch_map_find returns the value of `key`, or NULL.
static inline void *wd_dispatch_map_find(wd_dispatch_map *map, uintptr_t key) {
    const wd_dispatch_slots *table = atomic_load_explicit(&map->current, memory_order_acquire);
    for (size_t i = wd_dispatch_hash(key) & table->mask;; i = (i + 1) & table->mask) {
        uintptr_t found = atomic_load_explicit(&table->slots[i].key, memory_order_acquire);
        if (found == key) {
            return atomic_load_explicit(&table->slots[i].value, memory_order_acquire);
        }
        if (found == 0) {
            return NULL;
        }
    }
}

// wd_dispatch_map_visit calls `visit` with each value until it returns false, and holds the map's lock meanwhile:
// values are not removed, and `visit` must not change the map.
void wd_dispatch_map_visit(wd_dispatch_map *map, bool (*visit)(void *value, void *user), void *user);

// wd_dispatch_map_reserve makes room for one key. WD_ERROR_OUT_OF_MEMORY leaves the map unchanged. Each room is used by
// one set_reserved or returned by cancel.
wd_status wd_dispatch_map_reserve(wd_dispatch_map *map);
void wd_dispatch_map_cancel(wd_dispatch_map *map);

// wd_dispatch_map_set_reserved stores `value` (not NULL) under `key` (not 0) and overwrites.
void wd_dispatch_map_set_reserved(wd_dispatch_map *map, uintptr_t key, void *value);

// wd_dispatch_map_remove ignores keys that are not there.
void wd_dispatch_map_remove(wd_dispatch_map *map, uintptr_t key);

#endif
