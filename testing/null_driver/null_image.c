// Images: their size and layout follow from the format and extent, linear, level after level, layer after
// layer. The planes of a format follow each other, unless each has memory of its own.
#include <stdlib.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

static int compare_formats(const void *key, const void *entry) {
    const VkFormat format = *(const VkFormat *)key;
    const VkFormat other = ((const null_format_info *)entry)->format;
    return (format > other) - (format < other);
}

static const null_format_info *find_format(VkFormat format) {
    static const null_format_info unknown = {VK_FORMAT_UNDEFINED, 16, 1, 1, 1, {{0, 0, 0}}};
    const null_format_info *info =
        bsearch(&format, null_formats, NULL_NUM_FORMATS, sizeof(*null_formats), compare_formats);
    return info ? info : &unknown;
}

static uint32_t blocks(uint32_t extent, uint32_t level, uint32_t block) {
    const uint32_t texels = level < 32 && extent >> level ? extent >> level : 1;
    return (uint32_t)(((uint64_t)texels + block - 1) / block);
}

// level_layout gives the layout of one mip level of the first layer, `offset` bytes from the layer's start.
static VkSubresourceLayout level_layout(const null_image *image, uint32_t level, VkDeviceSize offset) {
    const null_format_info *format = find_format(image->format);
    VkSubresourceLayout layout = {.offset = offset};
    layout.rowPitch = (VkDeviceSize)blocks(image->extent.width, level, format->width) * format->block_size;
    layout.depthPitch =
        layout.rowPitch * blocks(image->extent.height, level, format->height) * image->samples;
    layout.size = layout.depthPitch * blocks(image->extent.depth, level, format->depth);
    return layout;
}

static VkDeviceSize layer_size(const null_image *image) {
    VkDeviceSize size = 0;
    for (uint32_t level = 0; level < image->mip_levels; level++) {
        size += level_layout(image, level, 0).size;
    }
    return (size + NULL_MEMORY_ALIGNMENT - 1) & ~(VkDeviceSize)(NULL_MEMORY_ALIGNMENT - 1);
}

VkDeviceSize null_image_size(const null_image *image) {
    return layer_size(image) * image->array_layers;
}

static VkSubresourceLayout subresource_layout(const null_image *image, uint32_t level, uint32_t layer) {
    VkDeviceSize offset = 0;
    for (uint32_t i = 0; i < level && i < image->mip_levels; i++) {
        offset += level_layout(image, i, 0).size;
    }
    VkSubresourceLayout layout = level_layout(image, level, offset);
    layout.arrayPitch = layer_size(image);
    layout.offset += layout.arrayPitch * layer;
    return layout;
}

static VkSubresourceLayout plane_layout(const null_image *image, uint32_t plane) {
    VkSubresourceLayout layout = {0};
    for (uint32_t i = 0; i <= plane; i++) {
        const null_format_plane *from = &find_format(image->format)->planes[i];
        layout.offset += image->is_disjoint ? 0 : layout.size;
        layout.rowPitch =
            (VkDeviceSize)blocks(image->extent.width, 0, from->width_divisor) * from->texel_size;
        layout.size = layout.depthPitch =
            layout.rowPitch * blocks(image->extent.height, 0, from->height_divisor);
    }
    layout.arrayPitch = layer_size(image);
    return layout;
}

// layout_of returns the layout of a subresource of an image, or of one of its planes.
static VkSubresourceLayout layout_of(const null_image *image, const VkImageSubresource *of) {
    for (uint32_t i = 0; i < 3; i++) {
        if (of->aspectMask == (VkImageAspectFlags)VK_IMAGE_ASPECT_PLANE_0_BIT << i &&
            find_format(image->format)->planes[i].texel_size) {
            VkSubresourceLayout layout = plane_layout(image, i);
            layout.offset += layout.arrayPitch * of->arrayLayer;
            return layout;
        }
    }
    return subresource_layout(image, of->mipLevel, of->arrayLayer);
}

static null_image describe(const VkImageCreateInfo *info) {
    return (null_image){
        .format = info->format,
        .extent = info->extent,
        .mip_levels = info->mipLevels,
        .array_layers = info->arrayLayers,
        .samples = info->samples ? (uint32_t)info->samples : 1,
        .has_blocks = info->flags & VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT,
        .is_disjoint = info->flags & VK_IMAGE_CREATE_DISJOINT_BIT,
    };
}

VkImage null_image_create(null_device *device, const null_image *description) {
    uint64_t handle;
    null_image *image =
        null_object_create(device, NULL_KIND_IMAGE, VK_OBJECT_TYPE_IMAGE, sizeof(*image), &handle);
    if (image) {
        *image = *description;
    }
    return (VkImage)handle;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateImage(VkDevice device, const VkImageCreateInfo *info,
                                                const VkAllocationCallbacks *allocation, VkImage *out) {
    (void)allocation;
    const null_image description = describe(info);
    *out = null_image_create(null_driver_device(device), &description);
    return *out ? VK_SUCCESS : VK_ERROR_OUT_OF_HOST_MEMORY;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyImage(VkDevice device, VkImage image,
                                             const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_IMAGE, (uint64_t)image);
}

// --- Images with residency: blocks of 64 KiB, aspect after aspect; then a mip tail of one block for each aspect and
// layer

enum { NULL_MAX_ASPECTS = 3 };

// sparse_aspects lists the aspects of an image, and the texels of a block of each.
static uint32_t sparse_aspects(const null_image *image,
                               VkSparseImageMemoryRequirements aspects[NULL_MAX_ASPECTS]) {
    const VkFormat format = image->format;
    const bool has_stencil = format >= VK_FORMAT_S8_UINT && format <= VK_FORMAT_D32_SFLOAT_S8_UINT;
    const bool has_depth = format >= VK_FORMAT_D16_UNORM && format <= VK_FORMAT_D32_SFLOAT_S8_UINT &&
                           format != VK_FORMAT_S8_UINT;
    uint32_t count = 0;
    if (has_depth || !has_stencil) {
        aspects[count++].formatProperties = (VkSparseImageFormatProperties){
            has_depth ? VK_IMAGE_ASPECT_DEPTH_BIT : VK_IMAGE_ASPECT_COLOR_BIT,
            image->extent.depth > 1 ? (VkExtent3D){32, 32, 16} : (VkExtent3D){128, 128, 1}, 0};
    }
    if (has_stencil) {
        aspects[count++].formatProperties =
            (VkSparseImageFormatProperties){VK_IMAGE_ASPECT_STENCIL_BIT, {256, 256, 1}, 0};
    }
    if (atomic_load(&null_faults.has_sparse_metadata)) {
        // No level is as large as a block: everything is the tail.
        aspects[count++].formatProperties =
            (VkSparseImageFormatProperties){VK_IMAGE_ASPECT_METADATA_BIT, {UINT32_MAX, UINT32_MAX, 1}, 0};
    }
    return count;
}

// block_levels returns how many levels an aspect has in blocks, and adds their bytes to `*size`.
static uint32_t block_levels(const null_image *image, VkExtent3D block, VkDeviceSize *size) {
    uint32_t level = 0;
    for (; level < image->mip_levels; level++) {
        if (image->extent.width >> level < block.width || image->extent.height >> level < block.height) {
            break;
        }
        *size += (VkDeviceSize)blocks(image->extent.width, level, block.width) *
                 blocks(image->extent.height, level, block.height) *
                 blocks(image->extent.depth, level, block.depth) * NULL_SPARSE_BLOCK * image->array_layers;
    }
    return level;
}

// sparse_requirements fills `aspects` and returns the bytes of all blocks and tails.
static VkDeviceSize sparse_requirements(const null_image *image, uint32_t *count,
                                        VkSparseImageMemoryRequirements aspects[NULL_MAX_ASPECTS]) {
    VkDeviceSize size = 0;
    *count = image->has_blocks ? sparse_aspects(image, aspects) : 0;
    for (uint32_t i = 0; i < *count; i++) {
        aspects[i].imageMipTailFirstLod =
            block_levels(image, aspects[i].formatProperties.imageGranularity, &size);
    }
    for (uint32_t i = 0; i < *count; i++) {
        const bool has_tail = aspects[i].imageMipTailFirstLod < image->mip_levels;
        aspects[i].imageMipTailSize = aspects[i].imageMipTailStride = has_tail ? NULL_SPARSE_BLOCK : 0;
        aspects[i].imageMipTailOffset = size;
        size += aspects[i].imageMipTailSize * image->array_layers;
    }
    return size;
}

static VkMemoryRequirements requirements(const null_image *image) {
    const uint32_t types = atomic_load(&null_faults.memory_type_bits);
    uint32_t count;
    VkSparseImageMemoryRequirements aspects[NULL_MAX_ASPECTS];
    if (image->has_blocks) {
        return (VkMemoryRequirements){sparse_requirements(image, &count, aspects), NULL_SPARSE_BLOCK, types};
    }
    return (VkMemoryRequirements){null_image_size(image), NULL_MEMORY_ALIGNMENT, types};
}

static null_image find_image(VkDevice device, VkImage handle) {
    const null_image *image = null_object_find(null_driver_device(device), NULL_KIND_IMAGE, (uint64_t)handle);
    return image ? *image : (null_image){0};
}

VKAPI_ATTR void VKAPI_CALL null_GetImageMemoryRequirements(VkDevice device, VkImage handle,
                                                           VkMemoryRequirements *out) {
    const null_image image = find_image(device, handle);
    *out = requirements(&image);
}

VKAPI_ATTR void VKAPI_CALL null_GetImageMemoryRequirements2(VkDevice device,
                                                            const VkImageMemoryRequirementsInfo2 *info,
                                                            VkMemoryRequirements2 *out) {
    null_GetImageMemoryRequirements(device, info->image, &out->memoryRequirements);
    null_fill_chain(out->pNext);
}

VKAPI_ATTR void VKAPI_CALL null_GetDeviceImageMemoryRequirements(VkDevice device,
                                                                 const VkDeviceImageMemoryRequirements *info,
                                                                 VkMemoryRequirements2 *out) {
    (void)device;
    const null_image image = describe(info->pCreateInfo);
    out->memoryRequirements = requirements(&image);
    null_fill_chain(out->pNext);
}

VKAPI_ATTR void VKAPI_CALL null_GetImageSparseMemoryRequirements(VkDevice device, VkImage handle,
                                                                 uint32_t *count,
                                                                 VkSparseImageMemoryRequirements *out) {
    const null_image image = find_image(device, handle);
    VkSparseImageMemoryRequirements aspects[NULL_MAX_ASPECTS];
    uint32_t num_aspects;
    (void)sparse_requirements(&image, &num_aspects, aspects);
    (void)null_copy_array(aspects, num_aspects, sizeof(*aspects), count, out);
}

VKAPI_ATTR void VKAPI_CALL
null_GetImageSparseMemoryRequirements2(VkDevice device, const VkImageSparseMemoryRequirementsInfo2 *info,
                                       uint32_t *count, VkSparseImageMemoryRequirements2 *out) {
    VkSparseImageMemoryRequirements aspects[NULL_MAX_ASPECTS];
    uint32_t num_aspects = NULL_MAX_ASPECTS;
    null_GetImageSparseMemoryRequirements(device, info->image, &num_aspects, aspects);
    for (uint32_t i = 0; out && i < num_aspects && i < *count; i++) {
        out[i].memoryRequirements = aspects[i];
        null_fill_chain(out[i].pNext);
    }
    *count = out && *count < num_aspects ? *count : num_aspects;
}

VKAPI_ATTR void VKAPI_CALL null_GetImageSubresourceLayout(VkDevice device, VkImage handle,
                                                          const VkImageSubresource *subresource,
                                                          VkSubresourceLayout *out) {
    const null_image image = find_image(device, handle);
    *out = layout_of(&image, subresource);
}

VKAPI_ATTR void VKAPI_CALL null_GetImageSubresourceLayout2(VkDevice device, VkImage handle,
                                                           const VkImageSubresource2EXT *subresource,
                                                           VkSubresourceLayout2EXT *out) {
    null_GetImageSubresourceLayout(device, handle, &subresource->imageSubresource, &out->subresourceLayout);
    null_fill_chain(out->pNext);
}

#ifdef VK_KHR_maintenance5
VKAPI_ATTR void VKAPI_CALL null_GetDeviceImageSubresourceLayout(VkDevice device,
                                                                const VkDeviceImageSubresourceInfoKHR *info,
                                                                VkSubresourceLayout2KHR *out) {
    (void)device;
    const null_image image = describe(info->pCreateInfo);
    const VkImageSubresource *subresource = &info->pSubresource->imageSubresource;
    out->subresourceLayout = layout_of(&image, subresource);
    null_fill_chain(out->pNext);
}
#endif
