// vkCreateImage: the usage of the stencil aspect, compression, density maps, and hardware buffers.
#include "vk/core/images/images_internal.h"

static bool begin(wd_core_message *m, wd_core_check *c, uint32_t rule) {
    return wd_core_begin_rule(m, c, wd_images_info_frame(c), "VkImageCreateInfo", rule);
}

// --- Stencil

static void report_limit(wd_core_check *c, uint32_t rule, const char *member, uint32_t value,
                         const char *limit, uint32_t most) {
    wd_core_message m;
    if (value > most && begin(&m, c, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_unsigned(&m, limit, most);
        wd_core_summaryf(
            &m, ", VkImageStencilUsageCreateInfo::stencilUsage has VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT");
        wd_core_end(&m);
    }
}

static void check_stencil(wd_core_check *c, const VkImageCreateInfo *info,
                          const VkImageStencilUsageCreateInfo *stencil) {
    const VkImageUsageFlags usage = stencil->stencilUsage;
    const VkImageUsageFlags transient = VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT |
                                        VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT |
                                        VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    const wd_core_frame chained = WD_CORE_MEMBER(wd_images_info_frame(c), "<VkImageStencilUsageCreateInfo>");
    wd_core_message m;
    if (usage & VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT && usage & ~transient &&
        wd_core_begin_rule(&m, c, &chained, "VkImageStencilUsageCreateInfo", WD_CORE_RULE(02539))) {
        wd_images_word_usage(&m, "stencilUsage", usage);
        wd_core_summaryf(&m, ", of which VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT excludes %s",
                         wd_VkImageUsageFlags_string(usage & ~transient, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
    if (wd_core_format_is(info->format, WD_CORE_DEPTH_STENCIL) != WD_CORE_TRUE) {
        return;
    }
    if (usage & VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT && c->physical) {
        const VkPhysicalDeviceLimits *limits = &c->physical->properties.limits;
        report_limit(c, WD_CORE_RULE(02536), "extent.width", info->extent.width, "maxFramebufferWidth",
                     limits->maxFramebufferWidth);
        report_limit(c, WD_CORE_RULE(02537), "extent.height", info->extent.height, "maxFramebufferHeight",
                     limits->maxFramebufferHeight);
    }
    if (usage & VK_IMAGE_USAGE_STORAGE_BIT && c->enabled &&
        !c->enabled->features.shaderStorageImageMultisample && info->samples != VK_SAMPLE_COUNT_1_BIT &&
        begin(&m, c, WD_CORE_RULE(02538))) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_core_summaryf(&m,
                         ", VkImageStencilUsageCreateInfo::stencilUsage has VK_IMAGE_USAGE_STORAGE_BIT, the "
                         "feature shaderStorageImageMultisample is not enabled");
        wd_core_end(&m);
    }
}

// --- Compression

#ifdef VK_EXT_image_compression_control
static void check_compression(wd_core_check *c, const VkImageCreateInfo *info,
                              const VkImageCompressionControlEXT *control) {
    const wd_format *format = wd_format_find(info->format);
    wd_core_message m;
    if (wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT) &&
        begin(&m, c, WD_CORE_RULE(06746))) {
        wd_core_chain(&m, "VkImageCompressionControlEXT", true);
        wd_core_chain(&m, "VkImageDrmFormatModifierExplicitCreateInfoEXT", true);
        wd_core_end(&m);
    }
    if (format && control->flags & VK_IMAGE_COMPRESSION_FIXED_RATE_EXPLICIT_EXT &&
        control->compressionControlPlaneCount != format->num_planes &&
        begin(&m, c, format->num_planes > 1 ? WD_CORE_RULE(06743) : WD_CORE_RULE(06744))) {
        wd_core_unsigned(&m, "<VkImageCompressionControlEXT>.compressionControlPlaneCount",
                         control->compressionControlPlaneCount);
        wd_core_summaryf(&m, ", %s has %u plane%s", wd_VkFormat_string(info->format), format->num_planes,
                         format->num_planes > 1 ? "s" : "");
        wd_core_end(&m);
    }
}
#endif

// --- Density maps

static uint32_t divide_up(uint32_t size, uint32_t divisor) {
    return divisor ? (uint32_t)(((uint64_t)size + divisor - 1) / divisor) : UINT32_MAX;
}

static void check_density_map(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkPhysicalDeviceFragmentDensityMapPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_PROPERTIES_EXT);
    if (!properties || !c->enabled) {
        return;
    }
#ifdef VK_QCOM_fragment_density_map_offset
    if (c->enabled->features.fragmentDensityMapOffset) {
        return;
    }
#endif
    const VkPhysicalDeviceLimits *limits = &c->physical->properties.limits;
    const VkExtent2D texel = properties->minFragmentDensityTexelSize;
    const uint32_t most[2] = {divide_up(limits->maxFramebufferWidth, texel.width),
                              divide_up(limits->maxFramebufferHeight, texel.height)};
    wd_core_message m;
    if (info->extent.width > most[0] && begin(&m, c, WD_CORE_RULE(06514))) {
        wd_core_unsigned(&m, "extent.width", info->extent.width);
        wd_core_unsigned(&m, "maxFramebufferWidth", limits->maxFramebufferWidth);
        wd_core_unsigned(&m, "minFragmentDensityTexelSize.width", texel.width);
        wd_core_end(&m);
    }
    if (info->extent.height > most[1] && begin(&m, c, WD_CORE_RULE(06515))) {
        wd_core_unsigned(&m, "extent.height", info->extent.height);
        wd_core_unsigned(&m, "maxFramebufferHeight", limits->maxFramebufferHeight);
        wd_core_unsigned(&m, "minFragmentDensityTexelSize.height", texel.height);
        wd_core_end(&m);
    }
}

// --- Hardware buffers of Android

static void check_hardware_buffer(wd_core_check *c, const VkImageCreateInfo *info) {
    static const char handle_type[] = ", VkExternalMemoryImageCreateInfo::handleTypes has "
                                      "VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID";
    const uint32_t num_levels = wd_images_num_levels(info->extent);
    wd_core_message m;
    if (info->imageType != VK_IMAGE_TYPE_2D && begin(&m, c, WD_CORE_RULE(02393))) {
        wd_core_word(&m, "imageType", wd_VkImageType_string(info->imageType));
        wd_core_summaryf(&m, "%s", handle_type);
        wd_core_end(&m);
    }
    if (info->mipLevels != 1 && info->mipLevels != num_levels && begin(&m, c, WD_CORE_RULE(02394))) {
        wd_core_unsigned(&m, "mipLevels", info->mipLevels);
        wd_core_summaryf(&m, ", a complete mipmap chain has %u levels%s", num_levels, handle_type);
        wd_core_end(&m);
    }
}

void wd_images_check_extensions(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkImageStencilUsageCreateInfo *stencil =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    if (stencil) {
        check_stencil(c, info, stencil);
    }
#ifdef VK_EXT_image_compression_control
    const VkImageCompressionControlEXT *control =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_COMPRESSION_CONTROL_EXT);
    if (control) {
        check_compression(c, info, control);
    }
#endif
    if (info->usage & VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT) {
        check_density_map(c, info);
    }
    const VkExternalMemoryImageCreateInfo *external =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    if (external &&
        external->handleTypes & VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID) {
        check_hardware_buffer(c, info);
    }
}
