// The geometry of copies: texel blocks of formats, extents of subresources, and the bytes that a region has in a
// buffer.
//
// Offsets and extents are texels of the plane that the aspects select. All functions are pure.
#ifndef WARDEN_VK_CORE_TRANSFERS_TRANSFER_GEOMETRY_H
#define WARDEN_VK_CORE_TRANSFERS_TRANSFER_GEOMETRY_H

#include "vk/registry/formats.h"
#include "vk/state/state_resource.h"

#ifdef __cplusplus
extern "C" {
#endif

// The aspects of the planes of a multi-planar format.
enum {
    WD_TRANSFER_PLANES =
        VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT
};

// wd_transfer_is_memory_plane returns whether a mask is the aspect of one plane in memory, as of images with DRM format
// modifiers.
static inline bool wd_transfer_is_memory_plane(VkImageAspectFlags aspects) {
    const VkImageAspectFlags planes =
        VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT | VK_IMAGE_ASPECT_MEMORY_PLANE_1_BIT_EXT |
        VK_IMAGE_ASPECT_MEMORY_PLANE_2_BIT_EXT | VK_IMAGE_ASPECT_MEMORY_PLANE_3_BIT_EXT;
    return aspects && !(aspects & ~planes) && !(aspects & (aspects - 1));
}

// wd_transfer_box is a box of texels: [begin, end) in x, y and z.
typedef struct wd_transfer_box {
    int64_t begin[3], end[3];
} wd_transfer_box;

wd_transfer_box wd_transfer_box_at(VkOffset3D offset, VkExtent3D extent);
// wd_transfer_box_between returns the box of two corners in any order, as blits have them.
wd_transfer_box wd_transfer_box_between(const VkOffset3D corners[2]);

// wd_transfer_boxes_overlap returns whether the boxes have a common texel.
bool wd_transfer_boxes_overlap(const wd_transfer_box *a, const wd_transfer_box *b);

// wd_transfer_is_compressed returns whether the format's blocks are compressed: single-plane 4:2:2 formats have blocks
// that are not.
static inline bool wd_transfer_is_compressed(const wd_format *format) {
    return format->component_bits == 0;
}

// wd_transfer_needs_conversion returns whether the format certainly requires a sampler Y'CBCR conversion.
bool wd_transfer_needs_conversion(const wd_format *format);

// wd_transfer_has_aspects returns whether all of the aspects are in images of the format. Color is an aspect of
// multi-planar formats, too.
bool wd_transfer_has_aspects(const wd_format *format, VkImageAspectFlags aspects);

// wd_transfer_is_multiple returns whether an offset is a multiple of a size, mostly a power of 2, without a division.
static inline bool wd_transfer_is_multiple(uint64_t offset, uint32_t size) {
    return size & (size - 1) ? offset % size == 0 : !(offset & (size - 1));
}

// wd_transfer_block_size returns the bytes of a texel block of one aspect in a buffer; 0: not known.
uint32_t wd_transfer_block_size(const wd_format *format, VkImageAspectFlags aspect);

// wd_transfer_find_extent stores the extent of the plane of a mip level that the aspects select. False: the image has
// no such mip level, or its format is not known.
bool wd_transfer_find_extent(const wd_state_image *image, uint32_t mip, VkImageAspectFlags aspects,
                             uint32_t extent[3]);

// wd_transfer_num_layers resolves VK_REMAINING_ARRAY_LAYERS.
uint32_t wd_transfer_num_layers(const wd_state_image *image, const VkImageSubresourceLayers *layers);

// wd_transfer_have_common_layers returns whether both select the same aspect, mip level and array layer of an image.
bool wd_transfer_have_common_layers(const wd_state_image *image, const VkImageSubresourceLayers *a,
                                    const VkImageSubresourceLayers *b);

// wd_transfer_region_size returns the bytes from the first to the last byte of a region in a buffer. `row_length` and
// `image_height` are texels, 0: tightly packed. UINT64_MAX: more than 64 bits can count.
uint64_t wd_transfer_region_size(const uint32_t block[3], uint32_t block_size, uint32_t row_length,
                                 uint32_t image_height, VkExtent3D extent, uint32_t num_layers);

// wd_transfer_find_coarse returns the first axis (0 to 2) in which a box does not respect the granularity of image
// transfers, or -1. `num_axes` is the image's number of dimensions, `extent` that of the subresource.
int wd_transfer_find_coarse(VkExtent3D granularity, const uint32_t block[3], int num_axes,
                            const wd_transfer_box *box, const uint32_t extent[3]);

#ifdef __cplusplus
}
#endif
#endif
