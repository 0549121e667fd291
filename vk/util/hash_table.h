// A hash table from uint64 keys to pointers: open addressing, linear probing, no tombstones. Not thread-safe; the
// concurrent look-up by Vulkan handle is vk/state's.
#ifndef WARDEN_VK_UTIL_HASH_TABLE_H
#define WARDEN_VK_UTIL_HASH_TABLE_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_hash_slot {
    uint64_t key;
    void *value; // NULL: the slot is free.
} wd_hash_slot;

// wd_hash_table is caller's storage. Walk it by looking at slots[0 .. capacity) whose value is not NULL.
typedef struct wd_hash_table {
    wd_allocator allocator;
    wd_hash_slot *slots;
    size_t capacity; // A power of two, or 0.
    size_t count;
} wd_hash_table;

void wd_hash_table_init(wd_hash_table *table, wd_allocator allocator);
// wd_hash_table_finish frees the slots, not the values. Accepts NULL and zeroed tables.
void wd_hash_table_finish(wd_hash_table *table);
// wd_hash_table_get returns the value of `key`, or NULL.
void *wd_hash_table_get(const wd_hash_table *table, uint64_t key);
// wd_hash_table_set stores `value` (not NULL) and overwrites. WD_ERROR_OUT_OF_MEMORY leaves the table unchanged.
wd_status wd_hash_table_set(wd_hash_table *table, uint64_t key, void *value);
// wd_hash_table_remove returns the value that was there, or NULL.
void *wd_hash_table_remove(wd_hash_table *table, uint64_t key);

// wd_hash_u64 mixes a 64-bit key: every input bit moves every output bit (the finalizer of SplitMix64).
static inline uint64_t wd_hash_u64(uint64_t key) {
    key = (key ^ (key >> 30)) * 0xbf58476d1ce4e5b9u;
    key = (key ^ (key >> 27)) * 0x94d049bb133111ebu;
    return key ^ (key >> 31);
}

#ifdef __cplusplus
}
#endif
#endif
