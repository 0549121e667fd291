// vkCreateImageView: the format against that of the image, and sampler Y'CbCr conversions.
#include <assert.h>

#include "vk/core/images/images_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

// report states both formats, and a sentence about them.
static void report(const wd_images_view *v, uint32_t rule, const char *reason, const char *fix) {
    wd_core_message m;
    // Later registries split rule 01762.
    const uint32_t later = rule != WD_CORE_RULE(01762)       ? 0
                           : v->image_format->num_planes > 1 ? WD_CORE_RULE(12398)
                                                             : WD_CORE_RULE(12397);
    if (wd_images_begin_view(&m, v, rule) || (later && wd_images_begin_view(&m, v, later))) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_images_word_format(&m, "the format of image", v->image->format);
        wd_core_summaryf(&m, "%s", reason);
        m.fix = fix ? fix : "";
        wd_images_end_view(&m, v);
    }
}

// --- Compatibility

// The number of the plane that the aspect selects; 3: none.
static uint32_t plane_of(VkImageAspectFlags aspects) {
    return aspects == VK_IMAGE_ASPECT_PLANE_0_BIT   ? 0
           : aspects == VK_IMAGE_ASPECT_PLANE_1_BIT ? 1
           : aspects == VK_IMAGE_ASPECT_PLANE_2_BIT ? 2
                                                    : 3;
}

// check_planes checks views of images with several planes. False: it reported.
static bool check_planes(const wd_images_view *v) {
    assert(v->format && v->image_format && v->image_format->num_planes <= 3);
    const VkImageAspectFlags aspects = v->info->subresourceRange.aspectMask;
    const uint32_t plane = plane_of(aspects);
    if (aspects == VK_IMAGE_ASPECT_COLOR_BIT && v->info->format != v->image->format) {
        report(v, WD_CORE_RULE(01762), ", and aspectMask is VK_IMAGE_ASPECT_COLOR_BIT",
               "Use the format of the image, or view a plane of it.");
        return false;
    }
    if (v->image->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT && plane < v->image_format->num_planes &&
        !wd_images_is_compatible_plane(v->format, v->image_format, plane)) {
        wd_core_message m;
        if (wd_images_begin_view(&m, v, WD_CORE_RULE(01586))) {
            wd_images_word_format(&m, "format", v->info->format);
            wd_images_word_format(&m, "the format of image", v->image->format);
            wd_core_summaryf(&m, ", whose plane %u is compatible with %s", plane,
                             wd_VkFormat_string(v->image_format->plane_formats[plane]));
            wd_images_end_view(&m, v);
        }
        return false;
    }
    return true;
}

// check_compatibility returns false where it reported.
static bool check_compatibility(const wd_images_view *v) {
    if (v->image_format->num_planes > 1) {
        return check_planes(v);
    }
    if (v->format == v->image_format) {
        return true;
    }
    if (!(v->image->flags & VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT)) {
        report(v, WD_CORE_RULE(01762), ", which was created without VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT",
               "Use the format of the image, or create the image with VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT.");
        return false;
    }
    if (wd_images_are_compatible(v->format, v->image_format)) {
        return true;
    }
    if (!(v->image->flags & VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT)) {
        report(v, WD_CORE_RULE(01761), ", the formats are not of one compatibility class", NULL);
        return false;
    }
    if (!wd_images_is_block_view(v->format, v->image_format)) {
        report(
            v, WD_CORE_RULE(01583),
            ", the formats are not of one compatibility class, and the size of texels is not that of blocks",
            NULL);
        return false;
    }
    return true;
}

static void check_list(const wd_images_view *v) {
    const wd_state_image *image = v->image;
    for (uint32_t i = 0; i < image->num_view_formats; i++) {
        if (image->view_formats[i] == v->info->format) {
            return;
        }
    }
    if (image->num_view_formats) {
        report(v, WD_CORE_RULE(01585),
               ", which was created with a VkImageFormatListCreateInfo without format",
               "Add the format to VkImageFormatListCreateInfo::pViewFormats of the image.");
    }
}

// --- Views of compressed blocks

static bool allows_block_layers(const wd_core_check *c) {
#ifdef VK_KHR_maintenance6
    const VkPhysicalDeviceMaintenance6PropertiesKHR *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_PROPERTIES_KHR);
    return properties && properties->blockTexelViewCompatibleMultipleLayers;
#else
    (void)c;
    return false;
#endif
}

static void check_block_view(const wd_images_view *v) {
    const VkImageSubresourceRange *range = &v->info->subresourceRange;
    const bool is_outside =
        range->baseMipLevel >= v->image->mip_levels || range->baseArrayLayer >= v->image->array_layers;
    if (is_outside || v->format->is_compressed ||
        !(v->image->flags & VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT)) {
        return;
    }
    if (wd_images_view_levels(v) != 1) {
        report(v, WD_CORE_RULE(07072), ", the view of compressed blocks has several mip levels",
               "Create a view of each mip level.");
    }
    if (wd_images_view_layers(v) != 1 && v->c->physical && !allows_block_layers(v->c)) {
        report(v, WD_CORE_RULE(09487), ", the view of compressed blocks has several array layers",
               "Create a view of each array layer.");
    }
}

// --- Conversions

static void check_conversion(const wd_images_view *v, VkSamplerYcbcrConversion handle) {
    wd_core_check *c = v->c;
    const wd_state_conversion *conversion = wd_images_find_conversion(c, handle);
    wd_core_message m;
    if (!wd_core_is_identity(&v->info->components) && wd_images_begin_view(&m, v, WD_CORE_RULE(01970))) {
        wd_core_word(&m, "components", "not the identity");
        wd_core_handle(&m, "<VkSamplerYcbcrConversionInfo>.conversion",
                       VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION, WD_STATE_NON_DISPATCHABLE(handle));
        m.fix = "Swizzle with VkSamplerYcbcrConversionCreateInfo::components.";
        wd_core_end(&m);
    }
    if (conversion && !conversion->has_external_format && conversion->create_info.format != v->info->format &&
        wd_images_begin_view(&m, v, WD_CORE_RULE(06658))) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_images_word_format(&m, "the format of conversion", conversion->create_info.format);
        wd_core_end(&m);
    }
}

static void check_conversions(const wd_images_view *v) {
    const VkSamplerYcbcrConversionInfo *chained =
        wd_core_chained(v->info->pNext, VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    const bool is_sampled = (v->own_usage ? v->own_usage->usage : v->image->usage) &
                            (VkImageUsageFlags)VK_IMAGE_USAGE_SAMPLED_BIT;
    if (chained && chained->conversion) {
        check_conversion(v, chained->conversion);
    } else if (wd_transfer_needs_conversion(v->format) && is_sampled &&
               v->info->subresourceRange.aspectMask == VK_IMAGE_ASPECT_COLOR_BIT) {
        report(v, WD_CORE_RULE(06415), ", which is sampled with a Y'CbCr conversion, and there is none",
               "Chain a VkSamplerYcbcrConversionInfo with the conversion of the sampler.");
    }
}

static void check_chroma_size(const wd_images_view *v) {
    const uint32_t chroma = v->format->chroma, width = v->image->extent.width,
                   height = v->image->extent.height;
    wd_core_message m;
    if ((chroma == 420 || chroma == 422) && width % 2 && wd_images_begin_view(&m, v, WD_CORE_RULE(04714))) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_core_unsigned(&m, "the width of image", width);
        wd_images_end_view(&m, v);
    }
    if (chroma == 420 && height % 2 && wd_images_begin_view(&m, v, WD_CORE_RULE(04715))) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_core_unsigned(&m, "the height of image", height);
        wd_images_end_view(&m, v);
    }
}

void wd_images_check_view_format(const wd_images_view *v) {
    if (check_compatibility(v)) {
        check_list(v);
    }
    check_block_view(v);
    check_conversions(v);
    check_chroma_size(v);
}
