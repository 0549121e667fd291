// Finds resources that share memory although their addresses differ: an image of optimal tiling and any other
// resource.
//
// Each binding of a buffer or image is a claim: a range of a memory object and a range of the resource's
// addresses. Claims that overlap share memory. Overlapping claims of resources with addresses of their own
// become active: the model then queries them (wd_sync_sharing). If no claims overlap, it queries nothing.
//
// Sparse bindings (resources/sparse.c) are claims as well, but for submissions only. The bytes of a sparse
// buffer share the memory of the same bytes. A subresource of a sparse image shares all memory of its blocks.
// The entire image shares memory that is bound as opaque memory.
//
// An opaque image shares its entire binding ("Memory Aliasing" in the Vulkan specification). Exception: two
// images with equal parameters and VK_IMAGE_CREATE_ALIAS_BIT, bound to the same memory, have the same
// addresses.
//
// | function                                     | threads                          |
// |----------------------------------------------|----------------------------------|
// | wd_syncval_aliases_init, _finish             | create_device, destroy_device    |
// | all others, and wd_sync_sharing.find         | any                              |
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_ALIAS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_ALIAS_H

#include "vk/state/state.h"
#include "vk/syncval/validator/resources/ranges.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_claim is one binding of a resource.
typedef struct wd_syncval_claim {
    const wd_state_object *resource; // Alive: its claims are removed when it is destroyed.
    wd_range memory;                 // In the linear space.
    // The addresses at which accesses to the resource are recorded; equal to `memory` if is_plain.
    wd_range own;
    uint64_t max_end; // The maximum end of all claims in the list up to this one.
    bool is_plain;    // The resource uses the addresses of its memory.
    bool is_exact;    // Corresponds byte for byte. Otherwise any part of `own` shares all of `memory`.
    bool is_sparse;   // It may change between submissions.
} wd_syncval_claim;

// wd_syncval_claims is sorted by the begin of `memory` or `own`.
typedef WD_VECTOR(wd_syncval_claim) wd_syncval_claims;

typedef struct wd_syncval_aliases {
    wd_syncval_spaces *spaces;
    wd_allocator allocator;
    wd_mutex lock;
    wd_hash_table memories; // By memory id: wd_syncval_claims of all bindings, sorted by `memory`.
    // The active claims. None of them is plain.
    wd_syncval_claims by_memory;
    wd_syncval_claims by_own;
    wd_hash_table sparse; // By id of the resource: wd_syncval_sparse.
    // Without sparse bindings, for recordings: these may have changed at submission.
    wd_sync_sharing bound;
    wd_sync_sharing pending; // For submissions.
} wd_syncval_aliases;

void wd_syncval_aliases_init(wd_syncval_aliases *aliases, wd_syncval_spaces *spaces, wd_allocator allocator);
void wd_syncval_aliases_finish(wd_syncval_aliases *aliases);

// wd_syncval_claim_buffer and wd_syncval_claim_image add the bindings of a resource. They have no effect if
// an allocation fails, and for sparse resources. Buffers and linear images need no claims to share memory
// with each other.
void wd_syncval_claim_buffer(wd_syncval_aliases *aliases, const wd_state_buffer *buffer);
void wd_syncval_claim_image(wd_syncval_aliases *aliases, const wd_state_image *image);

// wd_syncval_add_claim adds a claim of the memory object with this id and activates overlapping claims. Wants
// the lock.
void wd_syncval_add_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim);
// wd_syncval_remove_claim removes an equal claim. Wants the lock.
void wd_syncval_remove_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim);

// wd_syncval_bind_sparse applies one sparse binding, in the order of a queue's batches. It appends the
// addresses of the resource whose memory has changed to `changed`.
void wd_syncval_bind_sparse(wd_syncval_aliases *aliases, const wd_state_sparse_bind *bind,
                            wd_syncval_ranges *changed);

// wd_syncval_forget_bindings removes all sparse bindings, because some are unknown.
void wd_syncval_forget_bindings(wd_syncval_aliases *aliases);

// wd_syncval_forget_sparse removes all sparse bindings of a resource. Wants the lock.
void wd_syncval_forget_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_remove_claims removes the claims of a buffer or image that is destroyed.
void wd_syncval_remove_claims(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_find_replaced appends the addresses of images whose contents are undefined after a write to `image`. Both
// have one subresource, optimal tiling, and begin at the same byte of the memory, so that it is certain that they
// overlap.
void wd_syncval_find_replaced(wd_syncval_aliases *aliases, const wd_state_image *image,
                              wd_sync_locations *locations);

// wd_syncval_is_aliased returns whether a buffer or image shares memory with another resource and at least
// one of the two has optimal tiling. Sparse resources may share memory with any resource.
bool wd_syncval_is_aliased(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_has_exclusive_memory returns whether no other resource is bound to the memory of a non-sparse
// resource.
bool wd_syncval_has_exclusive_memory(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_image_memory_size returns the memory size of an image, or of a plane of a disjoint one, from the
// driver.
VkDeviceSize wd_syncval_image_memory_size(wd_chassis_device *chassis, const wd_state_image *image,
                                          uint32_t plane);

#ifdef __cplusplus
}
#endif
#endif
