#include "vk/valcache/valcache_break.h"

#include "vk/valcache/valcache_internal.h"

bool wd_valcache_is_valid(const wd_valcache *cache) {
    return wd_valcache_validate(cache);
}

wd_status wd_valcache_make_base(wd_valcache *cache) {
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    pthread_mutex_lock(&cache->rewrite_lock);
    const wd_status status = wd_valcache_rebuild(cache, NULL, &none, NULL);
    pthread_mutex_unlock(&cache->rewrite_lock);
    return status;
}

static wd_valcache_slot *first_slot(wd_valcache_shard *shard) {
    size_t i = 0;
    while (i < shard->capacity && !shard->slots[i].used) {
        i++;
    }
    return i < shard->capacity ? &shard->slots[i] : NULL;
}

static bool swap_base(wd_valcache *cache) {
    if (cache->base.count < 2) {
        return false;
    }
    uint8_t *first = (uint8_t *)cache->base.memory, entry[WD_VALCACHE_ENTRY_SIZE];
    memcpy(entry, first, sizeof entry);
    memcpy(first, first + sizeof entry, sizeof entry);
    memcpy(first + sizeof entry, entry, sizeof entry);
    return true;
}

bool wd_valcache_break(wd_valcache *cache, wd_valcache_break_kind kind) {
    if (kind == WD_VALCACHE_BREAK_BASE_ORDER) {
        return swap_base(cache);
    }
    wd_valcache_shard *shard = &cache->shards[0];
    wd_valcache_slot *slot = first_slot(shard);
    if (!slot) {
        return false;
    }
    shard->count += kind == WD_VALCACHE_BREAK_COUNT;
    shard->num_new -= kind == WD_VALCACHE_BREAK_NEW_COUNT;
    slot->entry.key.high ^= kind == WD_VALCACHE_BREAK_KEY ? UINT64_C(1) << 63 : 0;
    slot->entry.day += kind == WD_VALCACHE_BREAK_DAY;
    return true;
}
