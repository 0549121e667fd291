#include "vk/util/allocator.h"

#include <stdlib.h>
#include <string.h>

static void *heap_reallocate(void *user, void *memory, size_t size) {
    (void)user;
    return realloc(memory, size);
}

static void heap_release(void *user, void *memory) {
    (void)user;
    free(memory);
}

wd_allocator wd_allocator_default(void) {
    return (wd_allocator){heap_reallocate, heap_release, NULL};
}

void *wd_alloc(const wd_allocator *allocator, size_t size) {
    return allocator->reallocate(allocator->user, NULL, size ? size : 1);
}

void *wd_alloc_zero(const wd_allocator *allocator, size_t count, size_t element_size) {
    void *memory = wd_realloc_array(allocator, NULL, count, element_size);
    if (memory) {
        memset(memory, 0, count * element_size);
    }
    return memory;
}

void *wd_realloc_array(const wd_allocator *allocator, void *memory, size_t count, size_t element_size) {
    size_t size;
    if (__builtin_mul_overflow(count, element_size, &size)) {
        return NULL;
    }
    return allocator->reallocate(allocator->user, memory, size ? size : 1);
}

void wd_free(const wd_allocator *allocator, void *memory) {
    if (memory) {
        allocator->release(allocator->user, memory);
    }
}

char *wd_strdup_n(const wd_allocator *allocator, const char *text, size_t length) {
    char *copy = wd_alloc(allocator, length + 1);
    if (copy) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

bool wd_array_reserve(const wd_allocator *allocator, void **memory, size_t *capacity, size_t needed,
                      size_t element_size) {
    if (needed <= *capacity) {
        return true;
    }
    // Large arrays grow by a smaller factor, to leave less memory unused.
    enum { LARGE = 65536 };
    size_t grown = *capacity < 8 ? 8 : *capacity;
    while (grown < needed) {
        if (__builtin_add_overflow(grown, grown < LARGE ? grown : grown / 2, &grown)) {
            return false;
        }
    }
    void *moved = wd_realloc_array(allocator, *memory, grown, element_size);
    if (!moved) {
        return false;
    }
    *memory = moved;
    *capacity = grown;
    return true;
}
