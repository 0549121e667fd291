// An arena: allocations that live and die together, one for each command buffer, module or call. Not thread-safe.
#ifndef WARDEN_VK_UTIL_ARENA_H
#define WARDEN_VK_UTIL_ARENA_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_arena_chunk wd_arena_chunk;

// wd_arena is caller's storage; its members are private. Zeroed memory is a finished arena.
typedef struct wd_arena {
    wd_allocator allocator;
    wd_arena_chunk *chunk; // The one being filled; it links to the older ones.
    size_t chunk_size;
    size_t used; // Of the current chunk.
} wd_arena;

// WD_ARENA_INIT is wd_arena_init as an initializer, for arenas on hot paths. `arena_chunk_size` is not 0.
#define WD_ARENA_INIT(arena_allocator, arena_chunk_size)                                                     \
    { .allocator = (arena_allocator), .chunk_size = (arena_chunk_size) }

// wd_arena_init allocates nothing. `chunk_size` is the usual size of a chunk in bytes; 0 means 16 KiB.
void wd_arena_init(wd_arena *arena, wd_allocator allocator, size_t chunk_size);

// wd_arena_finish frees everything. Accepts NULL and zeroed arenas.
void wd_arena_finish(wd_arena *arena);

// wd_arena_reset frees every allocation but keeps one chunk for later allocations.
void wd_arena_reset(wd_arena *arena);

// wd_arena_alloc returns `size` uninitialized bytes aligned to max_align_t, or NULL.
void *wd_arena_alloc(wd_arena *arena, size_t size);

// wd_arena_alloc_zero returns `count` zeroed elements, or NULL on failure or overflow.
void *wd_arena_alloc_zero(wd_arena *arena, size_t count, size_t element_size);

// wd_arena_copy returns a copy of `count` elements; NULL when memory runs out, or when `source` is NULL or `count` is
// 0.
void *wd_arena_copy(wd_arena *arena, const void *source, size_t count, size_t element_size);

// wd_arena_strdup copies a NUL-terminated string; NULL when memory runs out or `text` is NULL.
char *wd_arena_strdup(wd_arena *arena, const char *text);

#ifdef __cplusplus
}
#endif
#endif
