// Shared by the files of the validation cache.
#ifndef WARDEN_VK_VALCACHE_VALCACHE_INTERNAL_H
#define WARDEN_VK_VALCACHE_VALCACHE_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "vk/valcache/valcache.h"

enum { WD_VALCACHE_NUM_SHARDS = 16 };

typedef struct wd_valcache_slot {
    wd_valcache_entry entry;
    bool used;
} wd_valcache_slot;

// wd_valcache_shard is an open-addressing table of the keys whose highest bits are the shard's number.
typedef struct wd_valcache_shard {
    _Alignas(64) pthread_mutex_t lock;
    wd_valcache_slot *slots;
    size_t capacity; // A power of two, or 0.
    size_t count;
} wd_valcache_shard;

struct wd_valcache {
    wd_allocator allocator;
    wd_valcache_uuid uuid;
    uint32_t today;
    uint64_t seed;         // Differs from set to set, so that no data from outside can choose the slots.
    void *memory;          // The allocated block; the set starts at the next multiple of its alignment.
    atomic_size_t unsaved; // Keys inserted since the last save or load.
    atomic_bool changed;   // A key or a stamp is new since then.
    wd_valcache_shard shards[WD_VALCACHE_NUM_SHARDS];
};

// wd_valcache_store adds `entry` or moves the stamp of its key forward; `is_new` may be NULL.
wd_status wd_valcache_store(wd_valcache *cache, const wd_valcache_entry *entry, bool *is_new);

#endif
