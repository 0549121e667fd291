// Where resources are: ranges of the linear and the idealized address space.
//
// The linear space holds one piece for each memory object, handed out one after the other and never again. A buffer, or
// an image of linear tiling, is where its binding is, so resources that share memory share addresses. The idealized
// space holds one piece for each image of opaque tiling and each sparse resource; what shares their memory is in
// syncval_alias.h.
//
//   address in an image = base + ((aspect * mips + mip) * layers + layer) * texels of mip 0 + (z * height + y) * width + x
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RANGES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RANGES_H

#include "vk/registry/formats.h"
#include "vk/state/state.h"
#include "vk/syncval/syncval.h"

#ifdef __cplusplus
extern "C" {
#endif

// A rectangle in more pieces than this is left out.
enum { WD_SYNCVAL_MAX_PIECES = 16384 };

// wd_syncval_ranges is a growing list. `failed`: memory ran out, or where something is cannot be told.
typedef struct wd_syncval_ranges {
    wd_allocator allocator;
    wd_range *items;
    size_t count;
    size_t capacity;
    bool failed;
    bool out_of_memory; // Once, since the list was made.
} wd_syncval_ranges;

// wd_syncval_ranges_add appends [begin, end); what touches the last range of those from `first` on is joined to it.
void wd_syncval_ranges_add(wd_syncval_ranges *ranges, size_t first, uint64_t begin, uint64_t end);

// wd_syncval_spaces hands out addresses.
typedef struct wd_syncval_spaces {
    wd_chassis_device *chassis;
    pthread_mutex_t lock;
    uint64_t next[WD_SYNC_SPACE_COUNT];
} wd_syncval_spaces;

// wd_syncval_box is a part of one subresource in texels.
typedef struct wd_syncval_box {
    VkOffset3D offset;
    VkExtent3D extent;
} wd_syncval_box;

// wd_syncval_buffer_ranges appends a part of a buffer; `size` may be VK_WHOLE_SIZE, and what lies beyond the end is cut
// off. False: where the buffer is is not known.
bool wd_syncval_buffer_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                              const wd_state_buffer *buffer, VkDeviceSize offset, VkDeviceSize size,
                              wd_sync_space *space);

// wd_syncval_image_ranges appends subresources of an image, whole or cut to `box` (NULL: whole). Counts may be
// VK_REMAINING_*. False: where the image is is not known.
bool wd_syncval_image_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                             const wd_state_image *image, const VkImageSubresourceRange *subresources,
                             const wd_syncval_box *box, wd_sync_space *space);

// wd_syncval_planes returns the aspects of an image that are meant, planes where the format has them.
VkImageAspectFlags wd_syncval_planes(const wd_state_image *image, VkImageAspectFlags asked);

// wd_syncval_mip_extent returns the extent of a mip level.
VkExtent3D wd_syncval_mip_extent(const wd_state_image *image, uint32_t mip);

// wd_syncval_memory_address returns where a memory object begins in the linear space.
uint64_t wd_syncval_memory_address(wd_syncval_spaces *spaces, const wd_state_memory *memory);

// wd_syncval_image_space returns all addresses of an image of opaque tiling, or those of one plane of its format
// (UINT32_MAX: all).
wd_range wd_syncval_image_space(wd_syncval_spaces *spaces, const wd_state_image *image, uint32_t plane);

// wd_syncval_sparse_address returns where a sparse buffer begins in the idealized space.
uint64_t wd_syncval_sparse_address(wd_syncval_spaces *spaces, const wd_state_buffer *buffer);

// wd_syncval_join_image gives an image that has no addresses yet those of another one of the same form.
void wd_syncval_join_image(wd_syncval_spaces *spaces, const wd_state_image *image,
                           const wd_state_image *other);

// wd_syncval_image_location is what an address of the idealized space belongs to, for messages.
typedef struct wd_syncval_image_location {
    VkImageAspectFlags aspect;
    uint32_t mip;
    uint32_t layer;
} wd_syncval_image_location;

// wd_syncval_locate_in_image tells whether `address` is in an image of opaque tiling, and where.
bool wd_syncval_locate_in_image(const wd_state_image *image, uint64_t address,
                                wd_syncval_image_location *place);

#ifdef __cplusplus
}
#endif
#endif
