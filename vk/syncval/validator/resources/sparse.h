// The memory of one sparse resource, in pieces.
//
// A piece is a range of keys that one binding made contiguous in memory. Keys are bytes for buffers and for
// images without residency. Blocks of an image and bytes of its mip tails have keys of their own. Opaque
// memory of an image with residency that is not in a mip tail is left out, because only the driver knows its
// use. So is metadata. residency that is in none of its mip tails is left out: what is there is the driver's
// affair. So is metadata.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_SPARSE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_SPARSE_H

#include "vk/syncval/validator/resources/alias.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_piece {
    wd_range key;
    uint64_t unit;   // Bytes for each key.
    uint64_t memory; // The address of the first key in the linear space.
    uint64_t memory_id;
    // The addresses of the resource: of the entire piece if they correspond byte for byte.
    wd_range own;
    bool is_exact;
} wd_syncval_piece;

enum { WD_SYNCVAL_MAX_SPARSE_ASPECTS = 8 };

typedef struct wd_syncval_sparse {
    const wd_state_object *resource;    // Alive.
    WD_VECTOR(wd_syncval_piece) pieces; // By key; disjoint.
    // Of images with residency, with the driver's requirements for each aspect except metadata.
    VkDeviceSize block_size;
    uint32_t num_aspects;
    VkSparseImageMemoryRequirements aspects[WD_SYNCVAL_MAX_SPARSE_ASPECTS];
} wd_syncval_sparse;

// wd_syncval_sparse_destroy accepts NULL.
void wd_syncval_sparse_destroy(wd_syncval_sparse *sparse, const wd_allocator *allocator);

#ifdef __cplusplus
}
#endif
#endif
