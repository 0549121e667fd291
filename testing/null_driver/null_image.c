// Images: their size and layout follow from the format and extent, linear, level after level, layer after
// layer.
#include <stdlib.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

static int compare_formats(const void *key, const void *entry) {
    const VkFormat format = *(const VkFormat *)key;
    const VkFormat other = ((const null_format_info *)entry)->format;
    return (format > other) - (format < other);
}

static const null_format_info *find_format(VkFormat format) {
    static const null_format_info unknown = {VK_FORMAT_UNDEFINED, 16, 1, 1, 1};
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

static null_image describe(const VkImageCreateInfo *info) {
    return (null_image){
        .format = info->format,
        .extent = info->extent,
        .mip_levels = info->mipLevels,
        .array_layers = info->arrayLayers,
        .samples = info->samples ? (uint32_t)info->samples : 1,
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

static VkMemoryRequirements requirements(const null_image *image) {
    return (VkMemoryRequirements){null_image_size(image), NULL_MEMORY_ALIGNMENT, NULL_ALL_MEMORY_TYPES};
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

VKAPI_ATTR void VKAPI_CALL null_GetImageSubresourceLayout(VkDevice device, VkImage handle,
                                                          const VkImageSubresource *subresource,
                                                          VkSubresourceLayout *out) {
    const null_image image = find_image(device, handle);
    *out = subresource_layout(&image, subresource->mipLevel, subresource->arrayLayer);
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
    out->subresourceLayout = subresource_layout(&image, subresource->mipLevel, subresource->arrayLayer);
    null_fill_chain(out->pNext);
}
#endif
