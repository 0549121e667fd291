#include "vk/util/dispatch_key.h"

static wd_dispatch_slot *find_slot(const wd_dispatch_slots *table, uintptr_t key) {
    for (size_t i = wd_dispatch_hash(key) & table->mask;; i = (i + 1) & table->mask) {
        uintptr_t found = atomic_load_explicit(&table->slots[i].key, memory_order_relaxed);
        if (found == key || found == 0) {
            return &table->slots[i];
        }
    }
}

// The first slot on the way of `key` whose owner is gone, else the free slot at the end of the way.
static wd_dispatch_slot *find_vacant_slot(const wd_dispatch_slots *table, uintptr_t key) {
    for (size_t i = wd_dispatch_hash(key) & table->mask;; i = (i + 1) & table->mask) {
        if (!atomic_load_explicit(&table->slots[i].value, memory_order_relaxed)) {
            return &table->slots[i];
        }
    }
}

// The value is stored before the key, so that a reader that finds the key finds the value.
static void fill_slot(wd_dispatch_slot *slot, uintptr_t key, void *value) {
    atomic_store_explicit(&slot->value, value, memory_order_release);
    atomic_store_explicit(&slot->key, key, memory_order_release);
}

static bool grow(wd_dispatch_map *map) {
    const wd_allocator heap = wd_allocator_default();
    wd_dispatch_slots *old = atomic_load_explicit(&map->current, memory_order_relaxed);
    const size_t num_slots = (old->mask + 1) * 2;
    wd_dispatch_slots *grown = wd_alloc(&heap, sizeof *grown);
    wd_dispatch_slot *slots = wd_alloc_zero(&heap, num_slots, sizeof *slots);
    if (!grown || !slots) {
        wd_free(&heap, grown);
        wd_free(&heap, slots);
        return false;
    }
    *grown = (wd_dispatch_slots){old, num_slots - 1, slots};
    for (size_t i = 0; i <= old->mask; ++i) {
        void *value = atomic_load_explicit(&old->slots[i].value, memory_order_relaxed);
        if (value) {
            uintptr_t key = atomic_load_explicit(&old->slots[i].key, memory_order_relaxed);
            fill_slot(find_slot(grown, key), key, value);
        }
    }
    map->num_used = map->num_live;
    atomic_store_explicit(&map->current, grown, memory_order_release);
    return true;
}

wd_status wd_dispatch_map_reserve(wd_dispatch_map *map) {
    pthread_mutex_lock(&map->lock);
    const wd_dispatch_slots *table = atomic_load_explicit(&map->current, memory_order_relaxed);
    // At most half full: ways stay short, and a free slot always ends them.
    const bool has_room = (map->num_used + map->num_reserved + 1) * 2 <= table->mask + 1 || grow(map);
    map->num_reserved += has_room;
    pthread_mutex_unlock(&map->lock);
    return has_room ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_dispatch_map_cancel(wd_dispatch_map *map) {
    pthread_mutex_lock(&map->lock);
    map->num_reserved--;
    pthread_mutex_unlock(&map->lock);
}

void wd_dispatch_map_set_reserved(wd_dispatch_map *map, uintptr_t key, void *value) {
    pthread_mutex_lock(&map->lock);
    map->num_reserved--;
    const wd_dispatch_slots *table = atomic_load_explicit(&map->current, memory_order_relaxed);
    wd_dispatch_slot *slot = find_slot(table, key);
    if (atomic_load_explicit(&slot->key, memory_order_relaxed) == 0) {
        slot = find_vacant_slot(table, key);
    }
    if (atomic_load_explicit(&slot->key, memory_order_relaxed) == 0) {
        map->num_used++;
    }
    map->num_live += atomic_load_explicit(&slot->value, memory_order_relaxed) == NULL;
    fill_slot(slot, key, value);
    pthread_mutex_unlock(&map->lock);
}

static void reset(wd_dispatch_map *map) {
    const wd_allocator heap = wd_allocator_default();
    for (size_t i = 0; i < WD_DISPATCH_MAP_INLINE_SLOTS; ++i) {
        atomic_store_explicit(&map->inline_slots[i].key, 0, memory_order_relaxed);
        atomic_store_explicit(&map->inline_slots[i].value, NULL, memory_order_relaxed);
    }
    wd_dispatch_slots *table = atomic_load_explicit(&map->current, memory_order_relaxed);
    atomic_store_explicit(&map->current, &map->inline_table, memory_order_release);
    while (table != &map->inline_table) {
        wd_dispatch_slots *older = table->older;
        wd_free(&heap, table->slots);
        wd_free(&heap, table);
        table = older;
    }
    map->num_used = 0;
}

void wd_dispatch_map_remove(wd_dispatch_map *map, uintptr_t key) {
    pthread_mutex_lock(&map->lock);
    wd_dispatch_slot *slot = find_slot(atomic_load_explicit(&map->current, memory_order_relaxed), key);
    if (atomic_load_explicit(&slot->key, memory_order_relaxed) == key &&
        atomic_load_explicit(&slot->value, memory_order_relaxed)) {
        atomic_store_explicit(&slot->value, NULL, memory_order_release);
        if (--map->num_live == 0 && map->num_reserved * 2 <= WD_DISPATCH_MAP_INLINE_SLOTS) {
            reset(map);
        }
    }
    pthread_mutex_unlock(&map->lock);
}

void wd_dispatch_map_visit(wd_dispatch_map *map, bool (*visit)(void *value, void *user), void *user) {
    pthread_mutex_lock(&map->lock);
    const wd_dispatch_slots *table = atomic_load_explicit(&map->current, memory_order_relaxed);
    bool more = true;
    for (size_t i = 0; more && i <= table->mask; ++i) {
        void *value = atomic_load_explicit(&table->slots[i].value, memory_order_relaxed);
        more = !value || visit(value, user);
    }
    pthread_mutex_unlock(&map->lock);
}
