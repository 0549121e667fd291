// Which resources share memory in ways that addresses do not show: an image of optimal tiling with anything else.
//
// Each binding of a buffer or an image is a claim: a range of a memory object, seen from a range of the resource's address
// space. Claims that overlap share memory, and those with addresses of their own become active then: from now on the model
// asks for them (wd_sync_sharing). Where nothing overlaps it asks nothing.
//
// Sparse bindings (syncval_sparse.c) claim as well, but for submissions only. Bytes of a sparse buffer are those of its memory;
// of a sparse image a subresource is all the memory of its blocks, and all of the image what is bound as opaque memory.
//
// An opaque image is where its whole binding is ("Memory Aliasing" in the Vulkan specification), except that two images
// made alike with VK_IMAGE_CREATE_ALIAS_BIT and bound to the same place have the same addresses.
//
// | function                                     | threads                          |
// |----------------------------------------------|----------------------------------|
// | wd_syncval_aliases_init, _finish             | create_device, destroy_device    |
// | all others, and wd_sync_sharing.find         | any                              |
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ALIAS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ALIAS_H

#include "vk/state/state.h"
#include "vk/syncval/validator/syncval_ranges.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_claim is what one binding of a resource covers.
typedef struct wd_syncval_claim {
    const wd_state_object *resource; // Alive: its claims go when it is destroyed.
    wd_range memory;                 // In the linear space.
    wd_range own;     // Where accesses of the resource are recorded. As `memory` where is_plain.
    uint64_t max_end; // Of a list: the largest end up to here.
    bool is_plain;    // The resource has no addresses but those of its memory.
    bool is_exact;    // Byte for byte; else any of `own` is all of `memory`.
    bool is_sparse;   // It may change from submission to submission.
} wd_syncval_claim;

// wd_syncval_claims is sorted by the begin of one of the two ranges.
typedef struct wd_syncval_claims {
    wd_syncval_claim *items;
    size_t count, capacity;
} wd_syncval_claims;

typedef struct wd_syncval_aliases {
    wd_syncval_spaces *spaces;
    wd_allocator allocator;
    pthread_mutex_t lock;
    wd_hash_table memories; // By id: wd_syncval_claims by `memory`, of all bindings.
    // The active ones, none of which is plain.
    wd_syncval_claims by_memory;
    wd_syncval_claims by_own;
    wd_hash_table sparse; // By id of the resource: wd_syncval_sparse.
    wd_sync_sharing
        bound; // Where no sparse binding counts: for recordings, whose submissions may find others.
    wd_sync_sharing pending; // For what is submitted.
} wd_syncval_aliases;

void wd_syncval_aliases_init(wd_syncval_aliases *aliases, wd_syncval_spaces *spaces, wd_allocator allocator);
void wd_syncval_aliases_finish(wd_syncval_aliases *aliases);

// wd_syncval_claim_buffer and wd_syncval_claim_image take note of what a resource was bound to; nothing where memory runs out,
// and for sparse resources. Buffers and linear images share addresses in their memory anyway.
void wd_syncval_claim_buffer(wd_syncval_aliases *aliases, const wd_state_buffer *buffer);
void wd_syncval_claim_image(wd_syncval_aliases *aliases, const wd_state_image *image);

// wd_syncval_add_claim adds a claim of the memory with this id, and lets the model know of those that share. The lock is held.
void wd_syncval_add_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim);
// wd_syncval_remove_claim takes out an equal claim. The lock is held.
void wd_syncval_remove_claim(wd_syncval_aliases *aliases, uint64_t memory_id, const wd_syncval_claim *claim);

// wd_syncval_bind_sparse follows one sparse binding, in the order of a queue's batches. It appends to `changed` the addresses of
// the resource that stand for other memory now.
void wd_syncval_bind_sparse(wd_syncval_aliases *aliases, const wd_state_sparse_bind *bind,
                            wd_syncval_ranges *changed);

// wd_syncval_forget_bindings forgets all sparse bindings: there are some that are not known.
void wd_syncval_forget_bindings(wd_syncval_aliases *aliases);

// wd_syncval_forget_sparse takes out all bindings of a resource. The lock is held.
void wd_syncval_forget_sparse(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_remove_claims forgets a buffer or image that is destroyed.
void wd_syncval_remove_claims(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_is_aliased tells whether a buffer or image shares memory with another one, while at least one of the two is of
// optimal tiling. Sparse resources may share anything.
bool wd_syncval_is_aliased(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_has_exclusive_memory tells whether no other resource is bound to any of the memory of one that is not sparse.
bool wd_syncval_has_exclusive_memory(wd_syncval_aliases *aliases, const wd_state_object *resource);

// wd_syncval_image_memory_size returns how much memory an image, or a plane of a disjoint one, is bound to, as the driver says.
VkDeviceSize wd_syncval_image_memory_size(wd_chassis_device *chassis, const wd_state_image *image,
                                          uint32_t plane);

#ifdef __cplusplus
}
#endif
#endif
