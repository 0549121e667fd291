// The interface of allocators. Warden's libraries never call malloc: each create function takes a wd_allocator.
//
// A wd_allocator is a small value; copy it freely. `user` must outlive everything allocated through it.
#ifndef WARDEN_VK_UTIL_ALLOCATOR_H
#define WARDEN_VK_UTIL_ALLOCATOR_H

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_allocator {
    // reallocate resizes `memory` (NULL: allocates) to `size` bytes aligned for max_align_t, keeps the contents up to
    // the smaller size, and returns NULL on failure with `memory` untouched. `size` is never 0. Thread-safe.
    void *(*reallocate)(void *user, void *memory, size_t size);
    // release frees memory that reallocate returned. NULL is accepted. Thread-safe.
    void (*release)(void *user, void *memory);
    void *user;
} wd_allocator;

// wd_allocator_default returns the process heap.
wd_allocator wd_allocator_default(void);

// wd_alloc returns `size` uninitialized bytes, or NULL. A size of 0 gives a unique pointer.
void *wd_alloc(const wd_allocator *allocator, size_t size);

// wd_alloc_zero returns `count` zeroed elements of `element_size` bytes, or NULL on failure or overflow.
void *wd_alloc_zero(const wd_allocator *allocator, size_t count, size_t element_size);

// wd_realloc_array resizes `memory` to `count` elements of `element_size` bytes; NULL on failure or overflow, with
// `memory` untouched.
void *wd_realloc_array(const wd_allocator *allocator, void *memory, size_t count, size_t element_size);

// wd_free accepts NULL.
void wd_free(const wd_allocator *allocator, void *memory);

// wd_strdup_n copies `length` bytes of `text` and adds a NUL; NULL on failure.
char *wd_strdup_n(const wd_allocator *allocator, const char *text, size_t length);

// wd_array_reserve makes room for `needed` elements in a growing array, doubling its capacity. It returns false, with
// everything unchanged, when memory runs out. `*memory` points to the array, `*capacity` counts elements.
bool wd_array_reserve(const wd_allocator *allocator, void **memory, size_t *capacity, size_t needed,
                      size_t element_size);

#ifdef __cplusplus
}
#endif
#endif
