// Pieces of a map with new states, gathered while the map is walked and stored afterwards.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_PIECES_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_PIECES_H

#include "vk/syncval/model/sync_pool.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef WD_VECTOR(wd_range_entry) wd_sync_pieces;

// wd_sync_pieces_add interns `state` for `range`.
static inline wd_status wd_sync_pieces_add(wd_sync_pieces *pieces, wd_sync_pool *pool, wd_range range,
                                           const wd_sync_state *state) {
    const uint32_t id =
        WD_VECTOR_RESERVE(&pool->allocator, pieces, pieces->count + 1) ? wd_sync_pool_intern(pool, state) : 0;
    if (!id) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    pieces->items[pieces->count++] = (wd_range_entry){range, id};
    return WD_OK;
}

// wd_sync_pieces_store stores and forgets them.
static inline wd_status wd_sync_pieces_store(wd_sync_pieces *pieces, wd_range_map *map) {
    wd_status status = WD_OK;
    for (size_t i = 0; status == WD_OK && i < pieces->count; i++) {
        status = wd_range_map_store(map, pieces->items[i].range, pieces->items[i].value);
    }
    pieces->count = 0;
    return status;
}

#ifdef __cplusplus
}
#endif
#endif
