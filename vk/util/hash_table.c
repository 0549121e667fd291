#include "vk/util/hash_table.h"

#include <assert.h>

void wd_hash_table_init(wd_hash_table *table, wd_allocator allocator) {
    *table = (wd_hash_table){.allocator = allocator};
}

void wd_hash_table_finish(wd_hash_table *table) {
    if (!table) {
        return;
    }
    wd_free(&table->allocator, table->slots);
    wd_hash_table_init(table, table->allocator);
}

// find returns the slot of `key`, or the free slot where it would go.
static wd_hash_slot *find(const wd_hash_table *table, uint64_t key) {
    size_t mask = table->capacity - 1;
    size_t i = (size_t)wd_hash_u64(key) & mask;
    while (table->slots[i].value && table->slots[i].key != key) {
        i = (i + 1) & mask;
    }
    return &table->slots[i];
}

void *wd_hash_table_get(const wd_hash_table *table, uint64_t key) {
    return table->count ? find(table, key)->value : NULL;
}

static wd_status grow(wd_hash_table *table) {
    wd_hash_table grown = {.allocator = table->allocator,
                           .capacity = table->capacity ? table->capacity * 2 : 16};
    grown.slots = wd_alloc_zero(&table->allocator, grown.capacity, sizeof *grown.slots);
    if (!grown.slots) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < table->capacity; i++) {
        if (table->slots[i].value) {
            *find(&grown, table->slots[i].key) = table->slots[i];
        }
    }
    wd_free(&table->allocator, table->slots);
    table->slots = grown.slots;
    table->capacity = grown.capacity;
    return WD_OK;
}

wd_status wd_hash_table_set(wd_hash_table *table, uint64_t key, void *value) {
    assert(value);
    if (table->count + table->count / 2 >= table->capacity) {
        wd_status status = grow(table);
        if (status) {
            return status;
        }
    }
    wd_hash_slot *slot = find(table, key);
    table->count += !slot->value;
    *slot = (wd_hash_slot){key, value};
    return WD_OK;
}

// Removal moves later entries of the run back, so that no tombstone is needed (Knuth, volume 3, 6.4, algorithm R).
void *wd_hash_table_remove(wd_hash_table *table, uint64_t key) {
    if (!table->count) {
        return NULL;
    }
    wd_hash_slot *hole = find(table, key);
    void *removed = hole->value;
    if (!removed) {
        return NULL;
    }
    size_t mask = table->capacity - 1;
    size_t free_index = (size_t)(hole - table->slots);
    for (size_t i = (free_index + 1) & mask; table->slots[i].value; i = (i + 1) & mask) {
        size_t home = (size_t)wd_hash_u64(table->slots[i].key) & mask;
        if (((i - home) & mask) >= ((i - free_index) & mask)) {
            table->slots[free_index] = table->slots[i];
            free_index = i;
        }
    }
    table->slots[free_index].value = NULL;
    table->count--;
    return removed;
}
