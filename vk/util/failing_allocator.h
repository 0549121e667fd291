// A test's allocator: its n-th allocation fails, and it counts live allocations.
#ifndef WARDEN_VK_UTIL_FAILING_ALLOCATOR_H
#define WARDEN_VK_UTIL_FAILING_ALLOCATOR_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_failing_allocator {
    size_t fail_at; // The allocation with this number (from 1) and all later ones fail; 0: none does.
    size_t calls;   // Allocations asked for so far.
    size_t alive;   // Allocations not yet freed.
} wd_failing_allocator;

// wd_failing_allocator_get returns an allocator over `state`, which must outlive it. Not thread-safe.
wd_allocator wd_failing_allocator_get(wd_failing_allocator *state);
// wd_failing_allocator_get_once is the same, except that no allocation fails after the first failure.
wd_allocator wd_failing_allocator_get_once(wd_failing_allocator *state);
// wd_failing_allocator_get_without_first is wd_failing_allocator_get, but for that the first allocation fails as well:
// code that continues without it, as wd_scratch does, then allocates everything else one by one.
wd_allocator wd_failing_allocator_get_without_first(wd_failing_allocator *state);

#ifdef __cplusplus
}
#endif
#endif
