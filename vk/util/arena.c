#include "vk/util/arena.h"

#include <stdalign.h>
#include <string.h>

struct wd_arena_chunk {
    wd_arena_chunk *older;
    size_t size;
    alignas(max_align_t) unsigned char bytes[];
};

void wd_arena_init(wd_arena *arena, wd_allocator allocator, size_t chunk_size) {
    *arena = (wd_arena){.allocator = allocator, .chunk_size = chunk_size ? chunk_size : 16384};
}

static void free_chunks(wd_arena *arena, wd_arena_chunk *chunk) {
    while (chunk) {
        wd_arena_chunk *older = chunk->older;
        wd_free(&arena->allocator, chunk);
        chunk = older;
    }
}

void wd_arena_finish(wd_arena *arena) {
    if (!arena) {
        return;
    }
    free_chunks(arena, arena->chunk);
    arena->chunk = NULL;
    arena->used = 0;
}

void wd_arena_reset(wd_arena *arena) {
    if (arena->chunk) {
        free_chunks(arena, arena->chunk->older);
        arena->chunk->older = NULL;
    }
    arena->used = 0;
}

static bool add_chunk(wd_arena *arena, size_t size) {
    size_t bytes = size > arena->chunk_size ? size : arena->chunk_size;
    if (bytes > SIZE_MAX - sizeof(wd_arena_chunk)) {
        return false;
    }
    wd_arena_chunk *chunk = wd_alloc(&arena->allocator, sizeof *chunk + bytes);
    if (!chunk) {
        return false;
    }
    chunk->older = arena->chunk;
    chunk->size = bytes;
    arena->chunk = chunk;
    arena->used = 0;
    return true;
}

void *wd_arena_alloc(wd_arena *arena, size_t size) {
    const size_t alignment = alignof(max_align_t);
    if (size > SIZE_MAX - alignment) {
        return NULL;
    }
    size = (size + alignment - 1) & ~(alignment - 1);
    if (!arena->chunk || arena->chunk->size - arena->used < size) {
        if (!add_chunk(arena, size)) {
            return NULL;
        }
    }
    void *memory = arena->chunk->bytes + arena->used;
    arena->used += size;
    return memory;
}

void *wd_arena_alloc_zero(wd_arena *arena, size_t count, size_t element_size) {
    size_t size;
    if (__builtin_mul_overflow(count, element_size, &size)) {
        return NULL;
    }
    void *memory = wd_arena_alloc(arena, size);
    if (memory) {
        memset(memory, 0, size);
    }
    return memory;
}

void *wd_arena_copy(wd_arena *arena, const void *source, size_t count, size_t element_size) {
    size_t size;
    if (!source || count == 0 || __builtin_mul_overflow(count, element_size, &size)) {
        return NULL;
    }
    void *memory = wd_arena_alloc(arena, size);
    if (memory) {
        memcpy(memory, source, size);
    }
    return memory;
}

char *wd_arena_strdup(wd_arena *arena, const char *text) {
    return text ? wd_arena_copy(arena, text, strlen(text) + 1, 1) : NULL;
}
