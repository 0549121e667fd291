#include "vk/syncval/validator/resources/ranges.h"
#include "vk/util/vector.h"

// The ranges begin at multiples of a page, so that the page number fits a pointer: slots hold it without an
// allocation.
enum { PAGE_SHIFT = 12 };

void wd_syncval_ranges_add(wd_syncval_ranges *ranges, size_t first, uint64_t begin, uint64_t end) {
    if (begin >= end || ranges->failed) {
        return;
    }
    if (ranges->count > first && ranges->items[ranges->count - 1].end == begin) {
        ranges->items[ranges->count - 1].end = end;
        return;
    }
    wd_range *added = WD_VECTOR_PUSH(&ranges->allocator, ranges);
    if (!added) {
        ranges->failed = ranges->out_of_memory = true;
        return;
    }
    *added = (wd_range){begin, end};
}

// base_of returns the first address of an object in `space`. The first call allocates the range.
static uint64_t base_of(wd_syncval_spaces *spaces, wd_state_object *object, wd_sync_space space,
                        uint64_t size) {
    uintptr_t page = (uintptr_t)wd_state_slot_get(object, WD_STATE_SLOT_SYNC);
    if (page) {
        return (uint64_t)page << PAGE_SHIFT;
    }
    wd_mutex_lock(&spaces->lock);
    page = (uintptr_t)wd_state_slot_get(object, WD_STATE_SLOT_SYNC);
    if (!page) {
        page = (uintptr_t)(spaces->next[space] + 1);
        spaces->next[space] +=
            (size >> PAGE_SHIFT) + 2; // A page between ranges, so that ranges of two objects do not touch.
        wd_state_slot_set(object, WD_STATE_SLOT_SYNC, (void *)page, NULL);
    }
    wd_mutex_unlock(&spaces->lock);
    return (uint64_t)page << PAGE_SHIFT;
}

uint64_t wd_syncval_sparse_address(wd_syncval_spaces *spaces, const wd_state_buffer *buffer) {
    return base_of(spaces, (wd_state_object *)&buffer->object, WD_SYNC_IDEALIZED, buffer->size);
}

bool wd_syncval_buffer_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                              const wd_state_buffer *buffer, VkDeviceSize offset, VkDeviceSize size,
                              wd_sync_space *space) {
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    uint64_t base;
    if (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        *space = WD_SYNC_IDEALIZED;
        base = wd_syncval_sparse_address(spaces, buffer);
    } else if (binding.memory) {
        *space = WD_SYNC_LINEAR;
        base = base_of(spaces, &binding.memory->object, *space, binding.memory->size) + binding.offset;
    } else {
        return false;
    }
    if (offset > buffer->size) {
        offset = buffer->size;
    }
    if (size > buffer->size - offset) {
        size = buffer->size - offset;
    }
    wd_syncval_ranges_add(ranges, ranges->count, base + offset, base + offset + size);
    const bool found = !ranges->failed;
    ranges->failed = false;
    return found;
}

// --- Images

static uint32_t shifted(uint32_t extent, uint32_t mip) {
    const uint32_t size = mip < 32 ? extent >> mip : 0;
    return size ? size : 1;
}

VkExtent3D wd_syncval_mip_extent(const wd_state_image *image, uint32_t mip) {
    return (VkExtent3D){shifted(image->extent.width, mip), shifted(image->extent.height, mip),
                        shifted(image->extent.depth, mip)};
}

static uint64_t subresource_size(const wd_state_image *image) {
    return (uint64_t)image->extent.width * image->extent.height * image->extent.depth;
}

// planes_of lists the aspects of an image in the order of their addresses: depth and stencil, or the planes
// of a format.
static uint32_t planes_of(const wd_state_image *image, VkImageAspectFlags planes[3]) {
    const wd_format *format = wd_format_find(image->format);
    uint32_t count = 0;
    if (format && format->num_planes > 1) {
        for (uint32_t i = 0; i < format->num_planes && i < 3; i++) {
            planes[count++] = VK_IMAGE_ASPECT_PLANE_0_BIT << i;
        }
        return count;
    }
    const VkImageAspectFlags aspects = format ? format->aspects : VK_IMAGE_ASPECT_COLOR_BIT;
    for (VkImageAspectFlags bit = 1; bit <= VK_IMAGE_ASPECT_STENCIL_BIT; bit <<= 1) {
        if (aspects & bit) {
            planes[count++] = bit;
        }
    }
    return count;
}

static bool has_plane(VkImageAspectFlags asked, VkImageAspectFlags plane) {
    const bool is_plane = plane >= VK_IMAGE_ASPECT_PLANE_0_BIT;
    return asked & plane || (is_plane && asked & VK_IMAGE_ASPECT_COLOR_BIT);
}

VkImageAspectFlags wd_syncval_planes(const wd_state_image *image, VkImageAspectFlags asked) {
    VkImageAspectFlags planes[3], found = 0;
    const uint32_t num_planes = planes_of(image, planes);
    for (uint32_t i = 0; i < num_planes; i++) {
        found |= has_plane(asked, planes[i]) ? planes[i] : 0;
    }
    return found;
}

// row_layout is the layout of a subresource in rows: its first address, and the distances of rows and slices.
typedef struct row_layout {
    uint64_t begin;
    uint64_t size; // Of the entire subresource. 0: there are gaps between slices or layers.
    uint64_t row, slice;
    uint64_t texel; // The number of addresses of a block.
    uint32_t block[3];
} row_layout;

static bool covers(const wd_syncval_box *box, VkExtent3D extent) {
    return !box->offset.x && !box->offset.y && !box->offset.z && box->extent.width >= extent.width &&
           box->extent.height >= extent.height && box->extent.depth >= extent.depth;
}

static uint64_t up(uint64_t value, uint32_t block) {
    return (value + block - 1) / block;
}

static void add_box(wd_syncval_ranges *ranges, size_t first, const row_layout *layout,
                    const wd_syncval_box *box) {
    const uint64_t x = (uint64_t)box->offset.x / layout->block[0],
                   y = (uint64_t)box->offset.y / layout->block[1];
    const uint64_t x_end = up((uint64_t)box->offset.x + box->extent.width, layout->block[0]);
    const uint64_t y_end = up((uint64_t)box->offset.y + box->extent.height, layout->block[1]);
    const uint64_t z_end = (uint64_t)box->offset.z + box->extent.depth;
    // Rows without gaps between them are one range.
    const bool is_full = x_end > x && (x_end - x) * layout->texel == layout->row && y_end > y;
    if ((is_full ? 1 : y_end - y) * box->extent.depth > WD_SYNCVAL_MAX_PIECES) {
        ranges->failed = true;
        return;
    }
    for (uint64_t z = (uint64_t)box->offset.z; is_full && z < z_end; z++) {
        const uint64_t begin = layout->begin + z * layout->slice + y * layout->row + x * layout->texel;
        wd_syncval_ranges_add(ranges, first, begin, begin + (y_end - y) * layout->row);
    }
    for (uint64_t z = is_full ? z_end : (uint64_t)box->offset.z; z < z_end; z++) {
        for (uint64_t row = y; row < y_end; row++) {
            const uint64_t begin = layout->begin + z * layout->slice + row * layout->row;
            wd_syncval_ranges_add(ranges, first, begin + x * layout->texel, begin + x_end * layout->texel);
        }
    }
}

static bool is_valid_box(const wd_syncval_box *box, VkExtent3D extent) {
    const VkOffset3D offset = box->offset;
    return offset.x >= 0 && offset.y >= 0 && offset.z >= 0 && (uint32_t)offset.x <= extent.width &&
           (uint32_t)offset.y <= extent.height && (uint32_t)offset.z <= extent.depth &&
           box->extent.width <= extent.width - (uint32_t)offset.x &&
           box->extent.height <= extent.height - (uint32_t)offset.y &&
           box->extent.depth <= extent.depth - (uint32_t)offset.z;
}

static VkExtent3D plane_extent(const wd_state_image *image, const wd_format *format, uint32_t plane,
                               uint32_t mip) {
    VkExtent3D extent = wd_syncval_mip_extent(image, mip);
    if (format->num_planes > 1) {
        extent.width = (uint32_t)up(extent.width, format->planes[plane].width_divisor);
        extent.height = (uint32_t)up(extent.height, format->planes[plane].height_divisor);
    }
    return extent;
}

// plane_box converts a box from texels of the image to texels of a plane.
static wd_syncval_box plane_box(const wd_syncval_box *box, const wd_format_plane *plane) {
    const uint32_t x = plane->width_divisor, y = plane->height_divisor;
    wd_syncval_box of = *box;
    of.offset.x /= (int32_t)x;
    of.offset.y /= (int32_t)y;
    of.extent.width = (uint32_t)up((uint64_t)box->offset.x + box->extent.width, x) - (uint32_t)of.offset.x;
    of.extent.height = (uint32_t)up((uint64_t)box->offset.y + box->extent.height, y) - (uint32_t)of.offset.y;
    return of;
}

// linear_layout queries the layout of a subresource of linear tiling from the driver.
static bool linear_layout(wd_syncval_spaces *spaces, const wd_state_image *image, VkImageAspectFlags aspect,
                          uint32_t plane, uint32_t mip, uint32_t layer, row_layout *layout) {
    const bool is_disjoint = image->flags & VK_IMAGE_CREATE_DISJOINT_BIT;
    const wd_state_binding *binding = &image->bindings[is_disjoint ? plane : 0];
    const wd_format *format = wd_format_find(image->format);
    if (!binding->memory || !format) {
        return false;
    }
    const bool has_planes = format->num_planes > 1;
    const VkImageSubresource subresource = {aspect, mip, layer};
    VkSubresourceLayout driver = {0};
    wd_chassis_device *chassis = spaces->chassis;
    chassis->dispatch.GetImageSubresourceLayout(chassis->handle, (VkImage)(uintptr_t)image->object.handle,
                                                &subresource, &driver);
    *layout = (row_layout){
        .begin = base_of(spaces, &binding->memory->object, WD_SYNC_LINEAR, binding->memory->size) +
                 binding->offset + driver.offset,
        .size = image->array_layers > 1 || image->extent.depth > 1 ? 0 : driver.size,
        .row = driver.rowPitch,
        .slice = driver.depthPitch,
        .texel = has_planes ? format->planes[plane].texel_size : format->block_size,
        .block = {has_planes ? 1 : format->block[0], has_planes ? 1 : format->block[1], format->block[2]},
    };
    return true;
}

// add_linear_plane adds the ranges of one plane. `box` is in texels of the plane.
static void add_linear_plane(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                             const wd_state_image *image, const VkImageSubresourceRange *range,
                             VkImageAspectFlags aspect, uint32_t plane, const wd_syncval_box *box) {
    const wd_format *format = wd_format_find(image->format);
    for (uint32_t i = 0; i < range->levelCount * range->layerCount; i++) {
        const uint32_t mip = range->baseMipLevel + i / range->layerCount;
        const uint32_t layer = range->baseArrayLayer + i % range->layerCount;
        row_layout layout;
        if (!linear_layout(spaces, image, aspect, plane, mip, layer, &layout)) {
            ranges->failed = true;
            return;
        }
        const VkExtent3D extent = plane_extent(image, format, plane, mip);
        const wd_syncval_box whole = {{0, 0, 0}, extent};
        if (box && !is_valid_box(box, extent)) {
            ranges->failed = true;
            return;
        }
        add_box(ranges, ranges->count, &layout, box ? box : &whole);
    }
}

// add_linear adds the ranges of the given planes. The box is in texels of the plane if there is only one,
// otherwise in those of the image.
static void add_linear(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges, const wd_state_image *image,
                       const VkImageSubresourceRange *range, const VkImageAspectFlags planes[3],
                       uint32_t num_planes, const wd_syncval_box *box) {
    const wd_format *format = wd_format_find(image->format);
    const VkImageAspectFlags meant = wd_syncval_planes(image, range->aspectMask);
    const bool is_scaled = box && format && format->num_planes > 1 && meant & (meant - 1);
    for (uint32_t plane = 0; plane < num_planes && !ranges->failed; plane++) {
        if (!has_plane(range->aspectMask, planes[plane])) {
            continue;
        }
        const wd_syncval_box scaled =
            is_scaled ? plane_box(box, &format->planes[plane]) : (wd_syncval_box){0};
        add_linear_plane(spaces, ranges, image, range, planes[plane], plane, is_scaled ? &scaled : box);
    }
}

static void add_idealized(wd_syncval_ranges *ranges, uint64_t base, const wd_state_image *image,
                          const VkImageSubresourceRange *range, const VkImageAspectFlags planes[3],
                          uint32_t num_planes, const wd_syncval_box *box) {
    const size_t first = ranges->count;
    const uint64_t size = subresource_size(image);
    row_layout layout = {.row = image->extent.width,
                         .slice = (uint64_t)image->extent.width * image->extent.height,
                         .texel = 1,
                         .block = {1, 1, 1}};
    for (uint32_t plane = 0; plane < num_planes; plane++) {
        for (uint32_t i = 0; has_plane(range->aspectMask, planes[plane]) && i < range->levelCount; i++) {
            const uint32_t mip = range->baseMipLevel + i;
            const VkExtent3D extent = wd_syncval_mip_extent(image, mip);
            const uint64_t begin = base + (((uint64_t)plane * image->mip_levels + mip) * image->array_layers +
                                           range->baseArrayLayer) *
                                              size;
            if (!box || covers(box, extent)) {
                wd_syncval_ranges_add(ranges, first, begin, begin + range->layerCount * size);
                continue;
            }
            for (uint32_t layer = 0; layer < range->layerCount && !ranges->failed; layer++) {
                layout.begin = begin + layer * size;
                ranges->failed |= !is_valid_box(box, extent);
                if (!ranges->failed) {
                    add_box(ranges, first, &layout, box);
                }
            }
        }
    }
}

static bool resolve_counts(const wd_state_image *image, VkImageSubresourceRange *range) {
    if (range->baseMipLevel >= image->mip_levels || range->baseArrayLayer >= image->array_layers) {
        return false;
    }
    const uint32_t levels = image->mip_levels - range->baseMipLevel;
    const uint32_t layers = image->array_layers - range->baseArrayLayer;
    range->levelCount = range->levelCount < levels ? range->levelCount : levels;
    range->layerCount = range->layerCount < layers ? range->layerCount : layers;
    return true;
}

bool wd_syncval_image_ranges(wd_syncval_spaces *spaces, wd_syncval_ranges *ranges,
                             const wd_state_image *image, const VkImageSubresourceRange *subresources,
                             const wd_syncval_box *box, wd_sync_space *space) {
    VkImageSubresourceRange range = *subresources;
    VkImageAspectFlags planes[3];
    const uint32_t num_planes = planes_of(image, planes);
    if (!resolve_counts(image, &range)) {
        return false;
    }
    const size_t first = ranges->count;
    if (image->tiling == VK_IMAGE_TILING_LINEAR && !(image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT)) {
        *space = WD_SYNC_LINEAR;
        add_linear(spaces, ranges, image, &range, planes, num_planes, box);
    } else {
        *space = WD_SYNC_IDEALIZED;
        add_idealized(ranges, wd_syncval_image_space(spaces, image, UINT32_MAX).begin, image, &range, planes,
                      num_planes, box);
    }
    const bool found = !ranges->failed;
    if (!found) {
        ranges->count = first;
        ranges->failed = false;
    }
    return found;
}

const wd_state_memory *wd_syncval_memory_of(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return wd_state_binding_of(&((const wd_state_buffer *)object)->binding).memory;
    case VK_OBJECT_TYPE_IMAGE:
        return wd_state_binding_of(&((const wd_state_image *)object)->bindings[0]).memory;
    default:
        return NULL;
    }
}

uint64_t wd_syncval_memory_address(wd_syncval_spaces *spaces, const wd_state_memory *memory) {
    return base_of(spaces, (wd_state_object *)&memory->object, WD_SYNC_LINEAR, memory->size);
}

static uint64_t plane_size(const wd_state_image *image) {
    return subresource_size(image) * image->mip_levels * image->array_layers;
}

wd_range wd_syncval_image_space(wd_syncval_spaces *spaces, const wd_state_image *image, uint32_t plane) {
    VkImageAspectFlags planes[3];
    const uint32_t num_planes = planes_of(image, planes);
    const uint64_t size = plane_size(image);
    const uint64_t base =
        base_of(spaces, (wd_state_object *)&image->object, WD_SYNC_IDEALIZED, size * num_planes);
    if (plane == UINT32_MAX) {
        return (wd_range){base, base + size * num_planes};
    }
    return (wd_range){base + plane * size, base + (plane + 1) * size};
}

bool wd_syncval_find_addresses_of(const wd_state_object *object, wd_sync_space *space, wd_range *range) {
    const wd_state_image *image = (const wd_state_image *)object;
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    VkImageAspectFlags planes[3];
    uint64_t size = 0;
    *space = WD_SYNC_IDEALIZED;
    if (object->type == VK_OBJECT_TYPE_DEVICE_MEMORY) {
        *space = WD_SYNC_LINEAR;
        size = ((const wd_state_memory *)object)->size;
    } else if (object->type == VK_OBJECT_TYPE_IMAGE && !(image->flags & VK_IMAGE_CREATE_ALIAS_BIT)) {
        size = plane_size(image) * planes_of(image, planes);
    } else if (object->type == VK_OBJECT_TYPE_BUFFER && buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        size = buffer->size;
    }
    const uintptr_t page = size ? (uintptr_t)wd_state_slot_get(object, WD_STATE_SLOT_SYNC) : 0;
    const uint64_t base = (uint64_t)page << PAGE_SHIFT;
    *range = (wd_range){base, base + size};
    return page != 0;
}

void wd_syncval_join_image(wd_syncval_spaces *spaces, const wd_state_image *image,
                           const wd_state_image *other) {
    (void)wd_syncval_image_space(spaces, other, UINT32_MAX);
    wd_mutex_lock(&spaces->lock);
    if (!wd_state_slot_get(&image->object, WD_STATE_SLOT_SYNC)) {
        wd_state_slot_set((wd_state_object *)&image->object, WD_STATE_SLOT_SYNC,
                          wd_state_slot_get(&other->object, WD_STATE_SLOT_SYNC), NULL);
    }
    wd_mutex_unlock(&spaces->lock);
}

bool wd_syncval_locate_in_image(const wd_state_image *image, uint64_t address,
                                wd_syncval_image_location *location) {
    VkImageAspectFlags planes[3];
    const uint32_t num_planes = planes_of(image, planes);
    const uint64_t base = (uint64_t)(uintptr_t)wd_state_slot_get(&image->object, WD_STATE_SLOT_SYNC)
                          << PAGE_SHIFT;
    const uint64_t size = subresource_size(image);
    const uint64_t subresources = (uint64_t)image->mip_levels * image->array_layers;
    if (!base || !size || address < base || address >= base + size * subresources * num_planes ||
        (image->tiling == VK_IMAGE_TILING_LINEAR && !(image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT))) {
        return false;
    }
    const uint64_t number = (address - base) / size;
    *location = (wd_syncval_image_location){
        .aspect = planes[number / subresources],
        .mip = (uint32_t)(number % subresources / image->array_layers),
        .layer = (uint32_t)(number % image->array_layers),
    };
    return true;
}
