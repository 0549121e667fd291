// Pieces of a map with new states, gathered while the map is walked and stored afterwards.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_PIECES_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_PIECES_H

#include "vk/syncval/model/sync_pool.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_sync_pieces {
    wd_range_entry *entries;
    size_t count;
    size_t capacity;
} wd_sync_pieces;

// wd_sync_pieces_add interns `state` for `range`.
static inline wd_status wd_sync_pieces_add(wd_sync_pieces *pieces, wd_sync_pool *pool, wd_range range,
                                           const wd_sync_state *state) {
    if (!wd_array_reserve(&pool->allocator, (void **)&pieces->entries, &pieces->capacity, pieces->count + 1,
                          sizeof(*pieces->entries))) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t id = wd_sync_pool_intern(pool, state);
    if (!id) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    pieces->entries[pieces->count++] = (wd_range_entry){range, id};
    return WD_OK;
}

// wd_sync_pieces_store stores and forgets them.
static inline wd_status wd_sync_pieces_store(wd_sync_pieces *pieces, wd_range_map *map) {
    wd_status status = WD_OK;
    for (size_t i = 0; status == WD_OK && i < pieces->count; i++) {
        status = wd_range_map_store(map, pieces->entries[i].range, pieces->entries[i].value);
    }
    pieces->count = 0;
    return status;
}

#ifdef __cplusplus
}
#endif
#endif
