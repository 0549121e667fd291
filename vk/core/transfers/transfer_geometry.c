// The geometry of copies.
#include "vk/core/transfers/transfer_geometry.h"

wd_transfer_box wd_transfer_box_at(VkOffset3D offset, VkExtent3D extent) {
    return (wd_transfer_box){
        .begin = {offset.x, offset.y, offset.z},
        .end = {(int64_t)offset.x + extent.width, (int64_t)offset.y + extent.height,
                (int64_t)offset.z + extent.depth},
    };
}

wd_transfer_box wd_transfer_box_between(const VkOffset3D corners[2]) {
    const int32_t from[3] = {corners[0].x, corners[0].y, corners[0].z},
                  to[3] = {corners[1].x, corners[1].y, corners[1].z};
    wd_transfer_box box;
    for (int i = 0; i < 3; i++) {
        box.begin[i] = from[i] < to[i] ? from[i] : to[i];
        box.end[i] = from[i] < to[i] ? to[i] : from[i];
    }
    return box;
}

bool wd_transfer_boxes_overlap(const wd_transfer_box *a, const wd_transfer_box *b) {
    for (int i = 0; i < 3; i++) {
        const int64_t begin = a->begin[i] > b->begin[i] ? a->begin[i] : b->begin[i];
        const int64_t end = a->end[i] < b->end[i] ? a->end[i] : b->end[i];
        if (begin >= end) {
            return false;
        }
    }
    return true;
}

bool wd_transfer_needs_conversion(const wd_format *format) {
    return format->num_planes > 1 || (format->block[0] > 1 && !wd_transfer_is_compressed(format));
}

bool wd_transfer_has_aspects(const wd_format *format, VkImageAspectFlags aspects) {
    VkImageAspectFlags all = format->aspects;
    for (uint32_t plane = 0; format->num_planes > 1 && plane < format->num_planes; plane++) {
        all |= VK_IMAGE_ASPECT_PLANE_0_BIT << plane;
    }
    return (aspects & ~all) == 0;
}

// The plane that one aspect selects; -1: none.
static int plane_of(const wd_format *format, VkImageAspectFlags aspects) {
    for (uint32_t plane = 0; format->num_planes > 1 && plane < format->num_planes; plane++) {
        if (aspects == (VkImageAspectFlags)(VK_IMAGE_ASPECT_PLANE_0_BIT << plane)) {
            return (int)plane;
        }
    }
    return -1;
}

uint32_t wd_transfer_block_size(const wd_format *format, VkImageAspectFlags aspect) {
    const int plane = plane_of(format, aspect);
    if (plane >= 0) {
        return format->planes[plane].texel_size;
    }
    switch (aspect) {
    case VK_IMAGE_ASPECT_COLOR_BIT:
        return format->num_planes <= 1 && format->aspects == VK_IMAGE_ASPECT_COLOR_BIT ? format->block_size
                                                                                       : 0;
    case VK_IMAGE_ASPECT_DEPTH_BIT:
        return format->depth_size;
    case VK_IMAGE_ASPECT_STENCIL_BIT:
        return format->aspects & VK_IMAGE_ASPECT_STENCIL_BIT ? 1 : 0;
    default:
        return 0;
    }
}

bool wd_transfer_find_extent(const wd_state_image *image, uint32_t mip, VkImageAspectFlags aspects,
                             uint32_t extent[3]) {
    const wd_format *format = wd_format_find(image->format);
    if (!format || mip >= image->mip_levels || mip >= 32) {
        return false;
    }
    const uint32_t first[3] = {image->extent.width, image->extent.height, image->extent.depth};
    for (int i = 0; i < 3; i++) {
        extent[i] = first[i] >> mip ? first[i] >> mip : 1;
    }
    const int plane = plane_of(format, aspects);
    if (plane >= 0) {
        extent[0] /= format->planes[plane].width_divisor;
        extent[1] /= format->planes[plane].height_divisor;
    }
    return true;
}

uint32_t wd_transfer_num_layers(const wd_state_image *image, const VkImageSubresourceLayers *layers) {
    if (layers->layerCount != VK_REMAINING_ARRAY_LAYERS) {
        return layers->layerCount;
    }
    return layers->baseArrayLayer < image->array_layers ? image->array_layers - layers->baseArrayLayer : 0;
}

bool wd_transfer_have_common_layers(const wd_state_image *image, const VkImageSubresourceLayers *a,
                                    const VkImageSubresourceLayers *b) {
    const uint64_t a_end = (uint64_t)a->baseArrayLayer + wd_transfer_num_layers(image, a),
                   b_end = (uint64_t)b->baseArrayLayer + wd_transfer_num_layers(image, b);
    return a->mipLevel == b->mipLevel && a->aspectMask & b->aspectMask && a->baseArrayLayer < b_end &&
           b->baseArrayLayer < a_end;
}

static uint64_t blocks_in(uint64_t texels, uint32_t block) {
    return block <= 1 ? texels : (texels + block - 1) / block; // Divisions are slow.
}

// a * b + c, or UINT64_MAX.
static uint64_t multiply_add(uint64_t a, uint64_t b, uint64_t c) {
    uint64_t result;
    return __builtin_mul_overflow(a, b, &result) || __builtin_add_overflow(result, c, &result) ? UINT64_MAX
                                                                                               : result;
}

uint64_t wd_transfer_region_size(const uint32_t block[3], uint32_t block_size, uint32_t row_length,
                                 uint32_t image_height, VkExtent3D extent, uint32_t num_layers) {
    const uint64_t row = blocks_in(row_length ? row_length : extent.width, block[0]),
                   height = blocks_in(image_height ? image_height : extent.height, block[1]),
                   size[3] = {blocks_in(extent.width, block[0]), blocks_in(extent.height, block[1]),
                              blocks_in(extent.depth, block[2])},
                   num_slices = size[2] * num_layers;
    if (!size[0] || !size[1] || !num_slices) {
        return 0;
    }
    // The last row of the last slice ends with its last block.
    const uint64_t num_rows = multiply_add(num_slices - 1, height, size[1] - 1);
    return num_rows == UINT64_MAX ? UINT64_MAX
                                  : multiply_add(multiply_add(num_rows, row, size[0]), block_size, 0);
}

int wd_transfer_find_coarse(VkExtent3D granularity, const uint32_t block[3], int num_axes,
                            const wd_transfer_box *box, const uint32_t extent[3]) {
    const uint32_t units[3] = {granularity.width, granularity.height, granularity.depth};
    const bool is_entire = !units[0] && !units[1] && !units[2];
    for (int i = 0; i < num_axes; i++) {
        // Units are texel blocks.
        const int64_t unit = (int64_t)units[i] * block[i], size = box->end[i] - box->begin[i];
        if (unit == 1) {
            continue; // Divisions are slow.
        }
        const bool ends = box->end[i] == extent[i];
        if (is_entire ? box->begin[i] != 0 || !ends
                      : unit && (box->begin[i] % unit != 0 || (size % unit != 0 && !ends))) {
            return i;
        }
    }
    return -1;
}
