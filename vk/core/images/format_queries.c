// Queries of physical devices about formats and images.
#include "vk/core/images/images_internal.h"

WD_CORE_CHECK(format_queries, GetPhysicalDeviceImageFormatProperties) {
    wd_core_message m;
    if (s->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02248))) {
        wd_core_word(&m, "tiling", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        m.fix = "Call vkGetPhysicalDeviceImageFormatProperties2 with the modifier.";
        wd_core_end(&m);
    }
}

static void check_modifier_families(wd_core_check *c, const wd_core_frame *outer, const void *chain) {
    static const char owner[] = "VkPhysicalDeviceImageDrmFormatModifierInfoEXT";
    const wd_core_frame frame = WD_CORE_MEMBER(outer, "<VkPhysicalDeviceImageDrmFormatModifierInfoEXT>");
    const VkPhysicalDeviceImageDrmFormatModifierInfoEXT *info =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT);
    if (info && info->sharingMode == VK_SHARING_MODE_CONCURRENT && info->pQueueFamilyIndices) {
        wd_images_check_families(c, &frame, owner, WD_CORE_RULE(02316), info->queueFamilyIndexCount,
                                 info->pQueueFamilyIndices);
    }
}

WD_CORE_CHECK(format_queries, GetPhysicalDeviceImageFormatProperties2) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pImageFormatInfo");
    static const char owner[] = "VkPhysicalDeviceImageFormatInfo2";
    const VkPhysicalDeviceImageFormatInfo2 *info = s->pImageFormatInfo;
    const bool has_tiling = info->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    const bool has_modifier =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT);
    const VkImageFormatListCreateInfo *list =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    wd_core_message m;
    check_modifier_families(c, &frame, info->pNext);
    if (has_tiling != has_modifier && wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(02249))) {
        wd_core_word(&m, "tiling", wd_VkImageTiling_string(info->tiling));
        wd_core_chain(&m, "VkPhysicalDeviceImageDrmFormatModifierInfoEXT", has_modifier);
        wd_core_end(&m);
    }
    if (has_tiling && info->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT && (!list || !list->viewFormatCount) &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(02313))) {
        wd_core_word(&m, "tiling", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_word(&m, "flags", wd_VkImageCreateFlags_string(info->flags, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", %s",
                         list ? "VkImageFormatListCreateInfo::viewFormatCount is 0"
                              : "the pNext chain has no VkImageFormatListCreateInfo");
        wd_core_end(&m);
    }
}

// check_samples compares the samples of a query about sparse images with those that the driver supports.
static void check_samples(wd_core_check *c, const wd_core_frame *frame, const char *owner, uint32_t rule,
                          const VkPhysicalDeviceSparseImageFormatInfo2 *info) {
    const wd_image_format format = {
        .format = info->format, .type = info->type, .tiling = info->tiling, .usage = info->usage};
    wd_image_format_limits storage;
    const wd_image_format_limits *found =
        wd_format_find(info->format) ? wd_physical_image_format(c->physical, &format, &storage) : NULL;
    wd_core_message m;
    // The samples of images that are not supported are not known.
    if (found && found->is_supported && !(info->samples & found->limits.sampleCounts) &&
        wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_core_word(&m, "sampleCounts of images of this format, type, tiling and usage",
                     wd_VkSampleCountFlags_string(found->limits.sampleCounts, m.buffer, sizeof m.buffer));
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(format_queries, GetPhysicalDeviceSparseImageFormatProperties) {
    const VkPhysicalDeviceSparseImageFormatInfo2 info = {
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_INFO_2,
        NULL,
        s->format,
        s->type,
        s->samples,
        s->usage,
        s->tiling};
    check_samples(c, NULL, NULL, WD_CORE_RULE(01094), &info);
}

WD_CORE_CHECK(format_queries, GetPhysicalDeviceSparseImageFormatProperties2) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pFormatInfo");
    check_samples(c, &frame, "VkPhysicalDeviceSparseImageFormatInfo2", WD_CORE_RULE(01095), s->pFormatInfo);
}
