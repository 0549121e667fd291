// The addresses of resources: ranges of the linear and the idealized space.
//
// The linear space has one range for each memory object. Addresses are never reused. A buffer or linear image
// uses the addresses of its binding, so resources that share memory share addresses. The idealized space has
// one range for each image of opaque tiling and each sparse resource; resources/alias.h finds the resources
// that share their memory.
//
//   address in an image = base + ((aspect * mips + mip) * layers + layer) * texels of mip 0 + (z * height + y) * width
//   + x
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_RANGES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_RANGES_H

#include "vk/registry/formats.h"
#include "vk/state/state.h"
#include "vk/syncval/model/sync_model.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

// A rectangle that consists of more ranges is left out.
enum { WD_SYNCVAL_MAX_PIECES = 16384 };

// wd_syncval_ranges is a growing list. `failed`: an allocation failed, or the addresses of a resource are
// unknown.
typedef struct wd_syncval_ranges {
    wd_allocator allocator;
    wd_range *items;
    size_t count;
    size_t capacity;
    bool failed;
    bool out_of_memory; // An allocation has failed since the list was created.
} wd_syncval_ranges;

// wd_syncval_ranges_add appends [begin, end). It merges the range with the last one, if they touch and that
// has index >= `first`.
void wd_syncval_ranges_add(wd_syncval_ranges *ranges, size_t first, uint64_t begin, uint64_t end);

// wd_syncval_spaces allocates addresses.
typedef struct wd_syncval_spaces {
    wd_chassis_device *chassis;
    wd_mutex lock;
    uint64_t next[WD_SYNC_SPACE_COUNT];
} wd_syncval_spaces;

// wd_syncval_box is a part of one subresource in texels.
typedef struct wd_syncval_box {
    VkOffset3D offset;
    VkExtent3D extent;
} wd_syncval_box;

// wd_syncval_buffer_ranges appends a part of a buffer, limited to the size of the buffer. `size` may be
// VK_WHOLE_SIZE. It returns false if the addresses of the buffer are unknown.
bool wd_syncval_buffer_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                              const wd_state_buffer *buffer, VkDeviceSize offset, VkDeviceSize size,
                              wd_sync_space *space);

// wd_syncval_image_ranges appends subresources of an image, limited to `box` (NULL: no limit). Counts may be
// VK_REMAINING_*. It returns false if the addresses of the image are unknown.
bool wd_syncval_image_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                             const wd_state_image *image, const VkImageSubresourceRange *subresources,
                             const wd_syncval_box *box, wd_sync_space *space);

// wd_syncval_planes converts aspects of an image: multi-planar formats have planes instead of color.
VkImageAspectFlags wd_syncval_planes(const wd_state_image *image, VkImageAspectFlags asked);

// wd_syncval_mip_extent returns the extent of a mip level.
VkExtent3D wd_syncval_mip_extent(const wd_state_image *image, uint32_t mip);

// wd_syncval_memory_of returns the memory that is bound to a buffer, or to the first plane of an image. NULL: none, or
// an object of another type.
const wd_state_memory *wd_syncval_memory_of(const wd_state_object *object);

// wd_syncval_memory_address returns the first address of a memory object in the linear space.
uint64_t wd_syncval_memory_address(wd_syncval_spaces *spaces, const wd_state_memory *memory);

// wd_syncval_image_space returns all addresses of an image of opaque tiling, or those of one plane
// (UINT32_MAX: all).
wd_range wd_syncval_image_space(wd_syncval_spaces *spaces, const wd_state_image *image, uint32_t plane);

// wd_syncval_sparse_address returns the first address of a sparse buffer in the idealized space.
uint64_t wd_syncval_sparse_address(wd_syncval_spaces *spaces, const wd_state_buffer *buffer);

// wd_syncval_find_addresses_of returns whether a memory object, image or sparse buffer has addresses that no other
// object has, and stores all of them. Images that may alias have none.
bool wd_syncval_find_addresses_of(const wd_state_object *object, wd_sync_space *space, wd_range *range);

// wd_syncval_join_image assigns the addresses of another image with equal parameters to an image that has
// none yet.
void wd_syncval_join_image(wd_syncval_spaces *spaces, const wd_state_image *image,
                           const wd_state_image *other);

// wd_syncval_image_location is the subresource of an address in the idealized space, for messages.
typedef struct wd_syncval_image_location {
    VkImageAspectFlags aspect;
    uint32_t mip;
    uint32_t layer;
} wd_syncval_image_location;

// wd_syncval_locate_in_image returns whether an image of opaque tiling has `address`, and stores its
// location.
bool wd_syncval_locate_in_image(const wd_state_image *image, uint64_t address,
                                wd_syncval_image_location *location);

#ifdef __cplusplus
}
#endif
#endif
