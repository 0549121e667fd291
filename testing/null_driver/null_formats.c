// The features of formats, and the images that the driver supports.
#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

void null_adjust_VkFormatProperties(VkFormatProperties *out) {
    const VkFormatFeatureFlags mask = (VkFormatFeatureFlags)atomic_load(&null_faults.format_features);
    out->linearTilingFeatures &= mask;
    out->optimalTilingFeatures &= mask;
    out->bufferFeatures &= mask;
}

void null_adjust_VkSamplerYcbcrConversionImageFormatProperties(
    VkSamplerYcbcrConversionImageFormatProperties *out) {
    out->combinedImageSamplerDescriptorCount = 3; // At most one for each plane.
}

void null_adjust_VkFormatProperties3(VkFormatProperties3 *out) {
    const VkFormatFeatureFlags2 mask = atomic_load(&null_faults.format_features);
    out->linearTilingFeatures &= mask;
    out->optimalTilingFeatures &= mask;
    out->bufferFeatures &= mask;
}

// answers_query counts a query, and returns whether it is one of the first, which are answered.
static bool answers_query(void) {
    return atomic_fetch_add(&null_faults.num_image_queries, 1) < atomic_load(&null_faults.most_image_queries);
}

static bool is_supported(VkFormat format) {
    return (uint64_t)format != atomic_load(&null_faults.unsupported_format) || !format;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceImageFormatProperties(
    VkPhysicalDevice physical_device, VkFormat format, VkImageType type, VkImageTiling tiling,
    VkImageUsageFlags usage, VkImageCreateFlags flags, VkImageFormatProperties *out) {
    (void)physical_device, (void)type, (void)tiling, (void)usage, (void)flags;
    if (!answers_query() || !is_supported(format)) {
        *out = (VkImageFormatProperties){0};
        return VK_ERROR_FORMAT_NOT_SUPPORTED;
    }
    null_adjust_VkImageFormatProperties(out);
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceImageFormatProperties2(
    VkPhysicalDevice physical_device, const VkPhysicalDeviceImageFormatInfo2 *info,
    VkImageFormatProperties2 *out) {
    null_fill_chain(out->pNext);
    return null_GetPhysicalDeviceImageFormatProperties(physical_device, info->format, info->type,
                                                       info->tiling, info->usage, info->flags,
                                                       &out->imageFormatProperties);
}
