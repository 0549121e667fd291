// The memory of one sparse resource, piece by piece.
//
// A piece is a range of keys that one binding put side by side in memory. Keys are bytes for buffers and for images that are
// bound whole; blocks of an image and bytes of its mip tails have numbers of their own. Opaque memory of an image with
// residency that is in none of its mip tails is left out: what is there is the driver's affair. So is metadata.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SPARSE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SPARSE_H

#include "vk/syncval/validator/syncval_alias.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_piece {
    wd_range key;
    uint64_t unit;   // Bytes of a key.
    uint64_t memory; // In the linear space: of the first key.
    uint64_t memory_id;
    wd_range
        own; // The addresses of the resource: of the whole piece where they are the memory's byte for byte.
    bool is_exact;
} wd_syncval_piece;

enum { WD_SYNCVAL_MAX_SPARSE_ASPECTS = 8 };

typedef struct wd_syncval_sparse {
    const wd_state_object *resource; // Alive.
    wd_syncval_piece *pieces;        // By key; disjoint.
    size_t count, capacity;
    VkDeviceSize
        block_size; // Of images with residency; and of each aspect but metadata what the driver says.
    uint32_t num_aspects;
    VkSparseImageMemoryRequirements aspects[WD_SYNCVAL_MAX_SPARSE_ASPECTS];
} wd_syncval_sparse;

// wd_syncval_sparse_destroy accepts NULL.
void wd_syncval_sparse_destroy(wd_syncval_sparse *sparse, const wd_allocator *allocator);

#ifdef __cplusplus
}
#endif
#endif
