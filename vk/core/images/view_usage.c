// vkCreateImageView: usages, and the features of the format that they need.
#include "vk/core/images/images_internal.h"

// --- The usage of the image

static void check_own_usage(const wd_images_view *v, uint32_t rule, const char *label,
                            VkImageUsageFlags image_usage) {
    const VkImageUsageFlags missing = v->own_usage->usage & ~image_usage;
    wd_core_message m;
    if (missing && wd_images_begin_view(&m, v, rule)) {
        wd_images_word_usage(&m, "<VkImageViewUsageCreateInfo>.usage", v->own_usage->usage);
        wd_images_word_usage(&m, label, image_usage);
        wd_core_summaryf(&m, ", without %s", wd_VkImageUsageFlags_string(missing, m.buffer, sizeof m.buffer));
        m.fix = "Create the image with the usages that its views have.";
        wd_images_end_view(&m, v);
    }
}

static void check_own_usages(const wd_images_view *v) {
    const wd_state_image *image = v->image;
    const VkImageAspectFlags aspects = v->info->subresourceRange.aspectMask;
    if (image->usage == image->stencil_usage) {
        check_own_usage(v, WD_CORE_RULE(02662), "the usage of image", image->usage);
        return;
    }
    if (aspects & VK_IMAGE_ASPECT_STENCIL_BIT) {
        check_own_usage(v, WD_CORE_RULE(02663), "the stencil usage of image", image->stencil_usage);
    }
    if (aspects & ~(VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT) {
        check_own_usage(v, WD_CORE_RULE(02664), "the usage of image", image->usage);
    }
}

// The list of usages that views can have grows with extensions: only those that none has are reported.
static void check_image_usage(const wd_images_view *v) {
    VkImageUsageFlags without_views = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
#ifdef VK_EXT_host_image_copy
    without_views |= VK_IMAGE_USAGE_HOST_TRANSFER_BIT_EXT;
#endif
    const VkImageUsageFlags usage = v->image->usage | v->image->stencil_usage;
    wd_core_message m;
    if (usage && !(usage & ~without_views) && wd_images_begin_view(&m, v, WD_CORE_RULE(04441))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, v->image->object.handle);
        wd_images_word_usage(&m, "the usage of image", usage);
        m.fix = "Create the image with the usage of the view, such as VK_IMAGE_USAGE_SAMPLED_BIT.";
        wd_core_end(&m);
    }
}

// --- The features of the format

// The rules of usages. Those of storage images and of color and depth/stencil attachments are compiled.
static uint32_t rule_of(VkImageUsageFlagBits usage) {
    return usage == VK_IMAGE_USAGE_SAMPLED_BIT            ? WD_CORE_RULE(02274)
           : usage == VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT ? WD_CORE_RULE(08932)
                                                          : 0;
}

static void report_features(const wd_images_view *v, uint32_t rule, VkImageUsageFlags usage,
                            const char *features) {
    wd_core_message m;
    if (wd_images_begin_view(&m, v, rule)) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_core_word(&m, "the tiling of image", wd_VkImageTiling_string(v->image->tiling));
        wd_images_word_usage(&m, "the usage of the view", usage);
        wd_core_summaryf(&m, ", the features of the format are without %s", features);
        wd_images_end_view(&m, v);
    }
}

// has_no_features returns whether the format cannot be used at all with the image's tiling.
static bool has_no_features(const wd_images_view *v) {
    wd_format_features found;
    if (!v->format || !wd_physical_format_features(v->c->physical, v->info->format, &found)) {
        return false;
    }
    return v->image->tiling == VK_IMAGE_TILING_OPTIMAL  ? !found.optimal
           : v->image->tiling == VK_IMAGE_TILING_LINEAR ? !found.linear
                                                        : false;
}

static void check_shading_rate(const wd_images_view *v, VkImageUsageFlags usage) {
    const VkImageUsageFlags rate = VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;
    const VkPhysicalDeviceFragmentShadingRatePropertiesKHR *properties;
    wd_core_message m;
    if (!(usage & rate) || !v->c->enabled || !v->c->enabled->features.attachmentFragmentShadingRate) {
        return;
    }
    if (wd_core_lacks_features(v->c, v->info->format, (int)v->image->tiling,
                               VK_FORMAT_FEATURE_2_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR)) {
        report_features(v, WD_CORE_RULE(04550), usage,
                        "VK_FORMAT_FEATURE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR");
    }
    if (v->info->subresourceRange.baseArrayLayer >= v->image->array_layers) {
        return;
    }
    const uint32_t layers = wd_images_view_layers(v);
    properties = wd_physical_property_struct(
        v->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR);
    if (layers != 1 && properties && !properties->layeredShadingRateAttachments &&
        wd_images_begin_view(&m, v, WD_CORE_RULE(04551))) {
        wd_core_unsigned(&m, "the number of array layers of the view", layers);
        wd_core_word(&m, "layeredShadingRateAttachments", "VK_FALSE");
        wd_images_end_view(&m, v);
    }
}

static void check_features(const wd_images_view *v, VkImageUsageFlags usage) {
    if (has_no_features(v)) {
        report_features(v, WD_CORE_RULE(02273), usage, "any");
        return;
    }
    for (size_t i = 0; i < wd_images_num_usage_features; i++) {
        const wd_images_usage_feature *row = &wd_images_usage_features[i];
        const uint32_t rule = rule_of(row->usage);
        uint64_t features = row->features;
#ifdef VK_NV_linear_color_attachment
        features |= row->usage == VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT
                        ? VK_FORMAT_FEATURE_2_LINEAR_COLOR_ATTACHMENT_BIT_NV
                        : 0;
#endif
        if (rule && usage & (VkImageUsageFlags)row->usage &&
            wd_core_lacks_features(v->c, v->info->format, (int)v->image->tiling, features)) {
            report_features(v, rule, usage, row->name);
        }
    }
    check_shading_rate(v, usage);
}

void wd_images_check_view_usage(const wd_images_view *v) {
    if (v->own_usage) {
        check_own_usages(v);
    }
    check_image_usage(v);
    const uint64_t usage = wd_core_view_usage(v->own_usage, v->image);
    if (v->c->physical && v->format && usage != WD_CORE_UNKNOWN) {
        check_features(v, (VkImageUsageFlags)usage);
    }
}
