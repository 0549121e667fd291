// A scratch allocator: allocations of one call come from one block of memory. Those that do not fit come from a
// fallback allocator, so that none fails because the block is small.
//
// It is used through a wd_allocator: memory is resized and released as usual. Memory in the block is reused only when
// the latest allocation is resized or released; the rest goes with the block. Not thread-safe.
//
// Under AddressSanitizer there is no block, and every allocation is one of its own.
#ifndef WARDEN_VK_UTIL_SCRATCH_H
#define WARDEN_VK_UTIL_SCRATCH_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_scratch is caller's storage; its members are private.
typedef struct wd_scratch {
    wd_allocator parent;
    unsigned char *block; // NULL: there is none.
    size_t size;
    size_t used;
    size_t last; // Where the latest allocation begins in the block.
} wd_scratch;

// wd_scratch_init asks `parent` for a block of `size` bytes, and goes without one if there is none.
void wd_scratch_init(wd_scratch *scratch, wd_allocator parent, size_t size);
// wd_scratch_finish frees the block, with all that was not released in it. Memory of the parent has to be released
// first.
void wd_scratch_finish(wd_scratch *scratch);
// wd_scratch_allocator returns the allocator, which is valid until wd_scratch_finish. `scratch` must stay where it is.
wd_allocator wd_scratch_allocator(wd_scratch *scratch);

#ifdef __cplusplus
}
#endif
#endif
