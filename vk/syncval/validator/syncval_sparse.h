// The memory of one sparse resource, piece by piece.
//
// A piece is a range of keys that one binding put side by side in memory. Keys are bytes for buffers and for what is bound as
// opaque memory; blocks of an image have numbers of their own.
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

typedef struct wd_syncval_sparse {
    const wd_state_object *resource; // Alive.
    wd_syncval_piece *pieces;        // By key; disjoint.
    size_t count, capacity;
    VkExtent3D block; // Of images with residency, in texels.
    VkDeviceSize block_size;
    uint32_t tail_mip; // The first mip level of the mip tail; 0 where all of the image is opaque memory.
} wd_syncval_sparse;

// wd_syncval_sparse_destroy accepts NULL.
void wd_syncval_sparse_destroy(wd_syncval_sparse *sparse, const wd_allocator *allocator);

#ifdef __cplusplus
}
#endif
#endif
