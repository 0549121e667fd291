// vkCreateImage: formats with chroma subsampling, lists of view formats, external formats, DRM format modifiers.
#include <assert.h>

#include "vk/core/images/images_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

static const char owner[] = "VkImageCreateInfo";

static bool begin(wd_core_message *m, wd_core_check *c, uint32_t rule) {
    return wd_core_begin_rule(m, c, wd_images_info_frame(c), owner, rule);
}

// --- Formats

static void report_size(wd_core_check *c, const VkImageCreateInfo *info, uint32_t rule, const char *member,
                        uint32_t size) {
    wd_core_message m;
    if (begin(&m, c, rule)) {
        wd_core_unsigned(&m, member, size);
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
}

static void check_chroma(wd_core_check *c, const VkImageCreateInfo *info, const wd_format *format) {
    wd_core_message m;
    if (format->chroma != 444 && info->extent.width % 2) {
        report_size(c, info, WD_CORE_RULE(04712), "extent.width", info->extent.width);
    }
    if (format->chroma == 420 && info->extent.height % 2) {
        report_size(c, info, WD_CORE_RULE(04713), "extent.height", info->extent.height);
    }
    if (info->mipLevels != 1) {
        report_size(c, info, WD_CORE_RULE(06410), "mipLevels", info->mipLevels);
    }
    if (info->samples != VK_SAMPLE_COUNT_1_BIT && begin(&m, c, WD_CORE_RULE(06411))) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
    if (info->imageType != VK_IMAGE_TYPE_2D && begin(&m, c, WD_CORE_RULE(06412))) {
        wd_core_word(&m, "imageType", wd_VkImageType_string(info->imageType));
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
}

static bool is_pvrtc1(VkFormat format) {
    switch ((int)format) {
    case VK_FORMAT_PVRTC1_2BPP_UNORM_BLOCK_IMG:
    case VK_FORMAT_PVRTC1_4BPP_UNORM_BLOCK_IMG:
    case VK_FORMAT_PVRTC1_2BPP_SRGB_BLOCK_IMG:
    case VK_FORMAT_PVRTC1_4BPP_SRGB_BLOCK_IMG:
        return true;
    default:
        return false;
    }
}

static void check_pvrtc1(wd_core_check *c, const VkImageCreateInfo *info) {
    if (info->extent.width & (info->extent.width - 1)) {
        report_size(c, info, WD_CORE_RULE(09583), "extent.width", info->extent.width);
    }
    if (info->extent.height & (info->extent.height - 1)) {
        report_size(c, info, WD_CORE_RULE(09584), "extent.height", info->extent.height);
    }
}

// --- View formats

bool wd_images_are_compatible(const wd_format *a, const wd_format *b) {
    return a->compatibility_class == b->compatibility_class;
}

bool wd_images_is_block_view(const wd_format *view, const wd_format *image) {
    return !view->is_compressed && view->num_planes == 1 && view->block_size == image->block_size;
}

bool wd_images_is_compatible_plane(const wd_format *view, const wd_format *image, uint32_t plane) {
    assert(view && image);
    const wd_format *format = plane < image->num_planes ? wd_format_find(image->plane_formats[plane]) : NULL;
    return !format || wd_images_are_compatible(view, format);
}

static bool may_view(const VkImageCreateInfo *info, const wd_format *image, const wd_format *view) {
    if (image->num_planes == 1) {
        return wd_images_are_compatible(view, image) ||
               (info->flags & VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT &&
                wd_images_is_block_view(view, image));
    }
    // The format of the image views all of its planes.
    bool is_compatible = view == image;
    for (uint32_t i = 0; i < image->num_planes; i++) {
        is_compatible |= wd_images_is_compatible_plane(view, image, i);
    }
    return is_compatible;
}

static void check_view_formats(wd_core_check *c, const VkImageCreateInfo *info, const wd_format *format) {
    const VkImageFormatListCreateInfo *list =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    // Without VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT, lists for planes have no rule.
    if (!list || (format->num_planes > 1 && !(info->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT))) {
        return;
    }
    const uint32_t rule = format->num_planes > 1 ? WD_CORE_RULE(10062) : WD_CORE_RULE(06722);
    for (uint32_t i = 0; list->pViewFormats && i < list->viewFormatCount; i++) {
        const wd_format *view = wd_format_find(list->pViewFormats[i]);
        wd_core_message m;
        if (view && !may_view(info, format, view) && begin(&m, c, rule)) {
            m.indices[0] = i;
            wd_images_word_format(&m, "<VkImageFormatListCreateInfo>.pViewFormats[]", view->format);
            wd_images_word_format(&m, "format", info->format);
            wd_core_summaryf(&m, ", the formats are not compatible");
            m.fix = "List only formats of the same compatibility class.";
            wd_core_end(&m);
        }
    }
}

// --- External formats and memory

static void report_external(wd_core_check *c, uint32_t rule, const char *member, const char *value) {
    wd_core_message m;
    if (begin(&m, c, rule)) {
        wd_core_word(&m, member, value);
        wd_core_summaryf(&m, ", externalFormat of VkExternalFormatANDROID is not 0");
        wd_core_end(&m);
    }
}

static void check_android_format(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkImageUsageFlags attachments =
        VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    char text[512];
    if (info->format != VK_FORMAT_UNDEFINED) {
        const char *name = wd_VkFormat_string(info->format);
        report_external(c, WD_CORE_RULE(01974), "format", name ? name : "an unknown format");
    }
    if (info->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT) {
        report_external(c, WD_CORE_RULE(02396), "flags",
                        wd_VkImageCreateFlags_string(info->flags, text, sizeof text));
    }
    if (info->usage & ~(attachments | (VkImageUsageFlags)VK_IMAGE_USAGE_SAMPLED_BIT)) {
        report_external(c, WD_CORE_RULE(02397), "usage",
                        wd_VkImageUsageFlags_string(info->usage, text, sizeof text));
    }
    if (info->tiling != VK_IMAGE_TILING_OPTIMAL) {
        report_external(c, WD_CORE_RULE(02398), "tiling", wd_VkImageTiling_string(info->tiling));
    }
}

static void check_external_memory(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkExternalMemoryImageCreateInfo *external =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    const bool has_nv = wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO_NV);
    wd_core_message m;
    if (external && has_nv && begin(&m, c, WD_CORE_RULE(00988))) {
        wd_core_chain(&m, "VkExternalMemoryImageCreateInfoNV", true);
        wd_core_chain(&m, "VkExternalMemoryImageCreateInfo", true);
        wd_core_end(&m);
    }
    if (external && external->handleTypes && info->initialLayout != VK_IMAGE_LAYOUT_UNDEFINED &&
        begin(&m, c, WD_CORE_RULE(01443))) {
        wd_core_word(&m, "initialLayout", wd_VkImageLayout_string(info->initialLayout));
        wd_core_word(
            &m, "VkExternalMemoryImageCreateInfo::handleTypes",
            wd_VkExternalMemoryHandleTypeFlags_string(external->handleTypes, m.buffer, sizeof m.buffer));
        m.fix = "Create the image in VK_IMAGE_LAYOUT_UNDEFINED.";
        wd_core_end(&m);
    }
}

// --- DRM format modifiers

static void check_modifiers(wd_core_check *c, const VkImageCreateInfo *info) {
    const bool has_list =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    const bool is_explicit =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT);
    const VkImageFormatListCreateInfo *formats =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    wd_core_message m;
    if (has_list == is_explicit && begin(&m, c, WD_CORE_RULE(02261))) {
        wd_core_word(&m, "tiling", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_chain(&m, "VkImageDrmFormatModifierListCreateInfoEXT", has_list);
        wd_core_chain(&m, "VkImageDrmFormatModifierExplicitCreateInfoEXT", is_explicit);
        wd_core_end(&m);
    }
    if (info->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT && (!formats || !formats->viewFormatCount) &&
        begin(&m, c, WD_CORE_RULE(02353))) {
        wd_core_word(&m, "tiling", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_word(&m, "flags", wd_VkImageCreateFlags_string(info->flags, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", %s",
                         formats ? "VkImageFormatListCreateInfo::viewFormatCount is 0"
                                 : "the pNext chain has no VkImageFormatListCreateInfo");
        m.fix = "List the formats of views in VkImageFormatListCreateInfo.";
        wd_core_end(&m);
    }
}

static void check_undefined(wd_core_check *c) {
    wd_core_message m;
    if (begin(&m, c, WD_CORE_RULE(01975))) {
        wd_core_word(&m, "format", "VK_FORMAT_UNDEFINED");
        wd_core_end(&m);
    }
}

void wd_images_check_formats(wd_core_check *c, const VkImageCreateInfo *info) {
    const wd_format *format = wd_format_find(info->format);
    if (format && wd_transfer_needs_conversion(format)) {
        check_chroma(c, info, format);
    }
    if (format && info->pNext) {
        check_view_formats(c, info, format);
    }
    if (is_pvrtc1(info->format)) {
        check_pvrtc1(c, info);
    }
    if (info->pNext && wd_images_find_android_format(info->pNext)) {
        check_android_format(c, info);
    } else if (info->format == VK_FORMAT_UNDEFINED && !wd_images_find_external_format(info->pNext)) {
        check_undefined(c);
    }
    if (info->pNext) {
        check_external_memory(c, info);
    }
    if (info->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        check_modifiers(c, info);
    }
}
