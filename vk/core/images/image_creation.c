// vkCreateImage: members that exclude or need each other.
#include "vk/core/images/images_internal.h"

static bool begin(wd_core_message *m, wd_core_check *c, uint32_t rule) {
    return wd_core_begin_rule(m, c, wd_images_info_frame(c), "VkImageCreateInfo", rule);
}

static void word_flags(wd_core_message *m, VkImageCreateFlags flags) {
    wd_core_word(m, "flags", flags ? wd_VkImageCreateFlags_string(flags, m->buffer, sizeof m->buffer) : "0");
}

// --- Size

static void check_size(wd_core_check *c, const VkImageCreateInfo *info) {
    const uint32_t num_levels = wd_images_num_levels(info->extent);
    wd_core_message m;
    if (info->imageType == VK_IMAGE_TYPE_1D && (info->extent.height != 1 || info->extent.depth != 1) &&
        begin(&m, c, WD_CORE_RULE(00956))) {
        wd_core_word(&m, "imageType", "VK_IMAGE_TYPE_1D");
        wd_core_unsigned(&m, "extent.height", info->extent.height);
        wd_core_unsigned(&m, "extent.depth", info->extent.depth);
        wd_core_end(&m);
    }
    if (num_levels && info->mipLevels > num_levels && begin(&m, c, WD_CORE_RULE(00958))) {
        wd_core_unsigned(&m, "mipLevels", info->mipLevels);
        wd_core_summaryf(&m, ", a complete mipmap chain of %u by %u by %u texels has %u levels",
                         info->extent.width, info->extent.height, info->extent.depth, num_levels);
        wd_core_end(&m);
    }
}

// --- Samples

// has_linear_modifier returns whether the image may get DRM_FORMAT_MOD_LINEAR, which is 0.
static bool has_linear_modifier(const VkImageCreateInfo *info) {
    const VkImageDrmFormatModifierExplicitCreateInfoEXT *only =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT);
    const VkImageDrmFormatModifierListCreateInfoEXT *list =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    if (info->tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        return false;
    }
    for (uint32_t i = 0; list && list->pDrmFormatModifiers && i < list->drmFormatModifierCount; i++) {
        if (!list->pDrmFormatModifiers[i]) {
            return true;
        }
    }
    return only && !only->drmFormatModifier;
}

// The member that images with several samples, or of instances in several devices, cannot have.
static const char *find_obstacle(const VkImageCreateInfo *info, bool is_split) {
    return info->imageType != VK_IMAGE_TYPE_2D      ? "imageType is not VK_IMAGE_TYPE_2D"
           : info->mipLevels != 1                   ? "mipLevels is not 1"
           : info->tiling == VK_IMAGE_TILING_LINEAR ? "tiling is VK_IMAGE_TILING_LINEAR"
           : has_linear_modifier(info)              ? "the modifier may be DRM_FORMAT_MOD_LINEAR"
           : is_split && info->arrayLayers != 1     ? "arrayLayers is not 1"
           : !is_split && info->flags & VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT
               ? "flags has VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT"
               : NULL;
}

static void check_split(wd_core_check *c, const VkImageCreateInfo *info) {
    const uint32_t num_devices = c->state ? wd_state_device_num_physical_devices(c->state) : 0;
    const char *obstacle = find_obstacle(info, true);
    wd_core_message m;
    if (obstacle && begin(&m, c, WD_CORE_RULE(02259))) {
        word_flags(&m, info->flags);
        wd_core_summaryf(&m, ", %s", obstacle);
        wd_core_end(&m);
    }
    if (num_devices == 1 && begin(&m, c, WD_CORE_RULE(01421))) {
        word_flags(&m, info->flags);
        wd_core_summaryf(&m, ", the device is of one physical device");
        m.fix = "Remove VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT.";
        wd_core_end(&m);
    }
}

static void check_samples(wd_core_check *c, const VkImageCreateInfo *info) {
    const char *obstacle = info->samples != VK_SAMPLE_COUNT_1_BIT ? find_obstacle(info, false) : NULL;
    wd_core_message m;
    if (obstacle && begin(&m, c, WD_CORE_RULE(02257))) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_core_summaryf(&m, ", %s", obstacle);
        wd_core_end(&m);
    }
    if (info->flags & VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT) {
        check_split(c, info);
    }
}

// --- Usage

static void check_transient(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkImageUsageFlags attachments = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                                          VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT |
                                          VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    const VkImageUsageFlags others =
        info->usage & ~(attachments | (VkImageUsageFlags)VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT);
    wd_core_message m;
    if (others && begin(&m, c, WD_CORE_RULE(00963))) {
        wd_images_word_usage(&m, "usage", info->usage);
        wd_core_summaryf(&m, ", of which VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT excludes %s",
                         wd_VkImageUsageFlags_string(others, m.buffer, sizeof m.buffer));
        m.fix = "Transient images are attachments only: remove the other usages, or the transient one.";
        wd_core_end(&m);
    }
    if (info->flags & (VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT |
                       VK_IMAGE_CREATE_SPARSE_ALIASED_BIT) &&
        begin(&m, c, WD_CORE_RULE(01925))) {
        wd_images_word_usage(&m, "usage", info->usage);
        word_flags(&m, info->flags);
        wd_core_end(&m);
    }
}

static void check_density_map(wd_core_check *c, const VkImageCreateInfo *info) {
    wd_core_message m;
    if (info->imageType != VK_IMAGE_TYPE_2D && begin(&m, c, WD_CORE_RULE(02557))) {
        wd_images_word_usage(&m, "usage", info->usage);
        wd_core_word(&m, "imageType", wd_VkImageType_string(info->imageType));
        wd_core_end(&m);
    }
}

#ifdef VK_VERSION_1_4
static void check_host_transfer(wd_core_check *c, const VkImageCreateInfo *info) {
    wd_core_message m;
    if (c->physical &&
        wd_core_lacks_features(c, info->format, (int)info->tiling,
                               VK_FORMAT_FEATURE_2_HOST_IMAGE_TRANSFER_BIT) &&
        begin(&m, c, WD_CORE_RULE(09048))) {
        wd_images_word_usage(&m, "usage", info->usage);
        wd_images_word_format(&m, "format", info->format);
        wd_core_summaryf(&m,
                         ", whose features with %s do not have VK_FORMAT_FEATURE_2_HOST_IMAGE_TRANSFER_BIT",
                         wd_VkImageTiling_string(info->tiling));
        wd_core_end(&m);
    }
}
#endif

// --- Flags

static void report_flag(wd_core_check *c, const VkImageCreateInfo *info, uint32_t rule, const char *fix) {
    wd_core_message m;
    if (begin(&m, c, rule)) {
        wd_images_word_format(&m, "format", info->format);
        word_flags(&m, info->flags);
        m.fix = fix ? fix : "";
        wd_core_end(&m);
    }
}

static void check_disjoint(wd_core_check *c, const VkImageCreateInfo *info, const wd_format *format) {
    if (format->num_planes == 1 && !(info->flags & VK_IMAGE_CREATE_ALIAS_BIT)) {
        report_flag(c, info, WD_CORE_RULE(01577), "Remove VK_IMAGE_CREATE_DISJOINT_BIT.");
    } else if (format->num_planes > 1 && c->physical &&
               wd_core_lacks_features(c, info->format, (int)info->tiling, VK_FORMAT_FEATURE_2_DISJOINT_BIT)) {
        report_flag(c, info, WD_CORE_RULE(02260),
                    "Remove VK_IMAGE_CREATE_DISJOINT_BIT: the driver does not bind the planes of this format "
                    "separately.");
    }
}

static void check_flags(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkImageCreateFlags sparse = VK_IMAGE_CREATE_SPARSE_BINDING_BIT |
                                      VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT |
                                      VK_IMAGE_CREATE_SPARSE_ALIASED_BIT;
    const wd_format *format = wd_format_find(info->format);
    if (info->flags & VK_IMAGE_CREATE_PROTECTED_BIT && info->flags & sparse) {
        report_flag(c, info, WD_CORE_RULE(01891), NULL);
    }
    if (!format) {
        return;
    }
    if (info->flags & VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT &&
        !(format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT)) {
        report_flag(c, info, WD_CORE_RULE(01533), NULL);
    }
    if (info->flags & VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT && !format->is_compressed) {
        report_flag(c, info, WD_CORE_RULE(01572), "Remove VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT.");
    }
    if (info->flags & VK_IMAGE_CREATE_DISJOINT_BIT) {
        check_disjoint(c, info, format);
    }
}

// Most images have none of the flags and usages that have rules here.
void wd_images_check_creation(wd_core_check *c, const VkImageCreateInfo *info) {
    if (info->imageType == VK_IMAGE_TYPE_1D || info->mipLevels > 1) {
        check_size(c, info);
    }
    if (info->samples != VK_SAMPLE_COUNT_1_BIT ||
        info->flags & VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT) {
        check_samples(c, info);
    }
    if (info->usage & VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT) {
        check_transient(c, info);
    }
    if (info->usage & VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT) {
        check_density_map(c, info);
    }
#ifdef VK_VERSION_1_4
    if (info->usage & VK_IMAGE_USAGE_HOST_TRANSFER_BIT) {
        check_host_transfer(c, info);
    }
#endif
    if (info->flags) {
        check_flags(c, info);
    }
}
