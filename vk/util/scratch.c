#include "vk/util/scratch.h"

#include <stdalign.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WITHOUT_BLOCK 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define WITHOUT_BLOCK 1
#endif
#ifndef WITHOUT_BLOCK
#define WITHOUT_BLOCK 0
#endif

// The header of an allocation in the block.
typedef struct head {
    alignas(max_align_t) size_t size; // Of the allocation, rounded up.
} head;

void wd_scratch_init(wd_scratch *scratch, wd_allocator parent, size_t size) {
    *scratch = (wd_scratch){.parent = parent};
    if (!WITHOUT_BLOCK && size) {
        scratch->block = wd_alloc(&parent, size);
        scratch->size = scratch->block ? size : 0;
    }
}

void wd_scratch_finish(wd_scratch *scratch) {
    wd_free(&scratch->parent, scratch->block);
    *scratch = (wd_scratch){0};
}

static bool is_inside(const wd_scratch *scratch, const void *memory) {
    return (uintptr_t)memory - (uintptr_t)scratch->block < scratch->size;
}

static size_t offset_of(const wd_scratch *scratch, const void *memory) {
    return (size_t)((const unsigned char *)memory - scratch->block);
}

// Cuts `size` bytes off the block; NULL: it has no room.
static void *cut(wd_scratch *scratch, size_t size) {
    if (scratch->size - scratch->used < sizeof(head) || scratch->size - scratch->used - sizeof(head) < size) {
        return NULL;
    }
    ((head *)(scratch->block + scratch->used))->size = size;
    scratch->last = scratch->used + sizeof(head);
    scratch->used = scratch->last + size;
    return scratch->block + scratch->last;
}

static size_t round_up(size_t size) {
    return (size + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);
}

static void *reallocate(void *user, void *memory, size_t size) {
    wd_scratch *scratch = user;
    const wd_allocator parent = scratch->parent;
    if (memory && !is_inside(scratch, memory)) {
        return parent.reallocate(parent.user, memory, size);
    }
    const size_t wanted = size > scratch->size ? size : round_up(size);
    const size_t held = memory ? ((head *)memory - 1)->size : 0;
    if (wanted <= held) {
        return memory;
    }
    if (memory && offset_of(scratch, memory) == scratch->last && scratch->size - scratch->last >= wanted) {
        ((head *)memory - 1)->size = wanted;
        scratch->used = scratch->last + wanted;
        return memory;
    }
    void *moved = cut(scratch, wanted);
    moved = moved ? moved : parent.reallocate(parent.user, NULL, size);
    if (moved && held) {
        memcpy(moved, memory, held);
    }
    return moved;
}

static void release(void *user, void *memory) {
    wd_scratch *scratch = user;
    if (!memory) {
        return;
    }
    if (!is_inside(scratch, memory)) {
        scratch->parent.release(scratch->parent.user, memory);
    } else if (offset_of(scratch, memory) == scratch->last && scratch->used > scratch->last) {
        scratch->used = scratch->last - sizeof(head);
    }
}

wd_allocator wd_scratch_allocator(wd_scratch *scratch) {
    return (wd_allocator){reallocate, release, scratch};
}
