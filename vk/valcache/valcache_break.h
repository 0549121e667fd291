// Breaks one invariant of a set, for valcache_validate_test.cc: the internal header is C.
#ifndef WARDEN_VK_VALCACHE_VALCACHE_BREAK_H
#define WARDEN_VK_VALCACHE_VALCACHE_BREAK_H

#include "vk/valcache/valcache.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_valcache_break_kind {
    WD_VALCACHE_BREAK_COUNT,      // The count of a shard.
    WD_VALCACHE_BREAK_NEW_COUNT,  // Its number of new keys.
    WD_VALCACHE_BREAK_KEY,        // A key that belongs to another shard.
    WD_VALCACHE_BREAK_DAY,        // An entry of tomorrow.
    WD_VALCACHE_BREAK_BASE_ORDER, // Two entries of the base.
} wd_valcache_break_kind;

bool wd_valcache_is_valid(const wd_valcache *cache);

// wd_valcache_make_base moves all keys into the base.
wd_status wd_valcache_make_base(wd_valcache *cache);

// wd_valcache_break returns false if the set has nothing to break.
bool wd_valcache_break(wd_valcache *cache, wd_valcache_break_kind kind);

#ifdef __cplusplus
}
#endif
#endif
