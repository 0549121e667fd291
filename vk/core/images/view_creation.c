// vkCreateImageView: the image that the view is of, and external formats.
#include <string.h>

#include "vk/core/images/images_internal.h"
#include "vk/registry/enum_strings.h"

const wd_core_frame wd_images_view_frame = WD_CORE_POINTER(NULL, "pCreateInfo");

bool wd_images_begin_view(wd_core_message *m, const wd_images_view *v, uint32_t rule) {
    return wd_core_begin_rule(m, v->c, &wd_images_view_frame, "VkImageViewCreateInfo", rule);
}

void wd_images_end_view(wd_core_message *m, const wd_images_view *v) {
    char name[160];
    wd_core_notef(m, "image is %s",
                  wd_core_name(v->c, VK_OBJECT_TYPE_IMAGE, v->image->object.handle, name, sizeof name));
    wd_core_end(m);
}

uint32_t wd_images_view_levels(const wd_images_view *v) {
    const VkImageSubresourceRange *range = &v->info->subresourceRange;
    return range->levelCount == VK_REMAINING_MIP_LEVELS ? v->image->mip_levels - range->baseMipLevel
                                                        : range->levelCount;
}

uint32_t wd_images_view_layers(const wd_images_view *v) {
    const VkImageSubresourceRange *range = &v->info->subresourceRange;
    return range->layerCount == VK_REMAINING_ARRAY_LAYERS ? v->image->array_layers - range->baseArrayLayer
                                                          : range->layerCount;
}

// check_external checks views of images whose format is of Android.
static void check_external(const wd_images_view *v) {
    const VkSamplerYcbcrConversionInfo *conversion =
        wd_core_chained(v->info->pNext, VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    const wd_state_conversion *found =
        conversion ? wd_images_find_conversion(v->c, conversion->conversion) : NULL;
    const bool is_of_other_format = found && !found->has_external_format;
    wd_core_message m;
    if (v->info->format != VK_FORMAT_UNDEFINED && wd_images_begin_view(&m, v, WD_CORE_RULE(02399))) {
        wd_images_word_format(&m, "format", v->info->format);
        wd_core_summaryf(&m, ", the format of image is external");
        wd_images_end_view(&m, v);
    }
    if ((!conversion || !conversion->conversion || is_of_other_format) &&
        wd_images_begin_view(&m, v, WD_CORE_RULE(02400))) {
        wd_core_chain(&m, "VkSamplerYcbcrConversionInfo", conversion != NULL);
        wd_core_summaryf(&m, ", the format of image is external%s",
                         is_of_other_format ? ", that of conversion is not" : "");
        wd_images_end_view(&m, v);
    }
    if (!wd_core_is_identity(&v->info->components) && wd_images_begin_view(&m, v, WD_CORE_RULE(02401))) {
        wd_core_word(&m, "components", "not the identity");
        wd_core_summaryf(&m, ", the format of image is external");
        wd_images_end_view(&m, v);
    }
}

static void check_subsampled(const wd_images_view *v) {
    const VkPhysicalDeviceFragmentDensityMap2PropertiesEXT *properties;
    wd_core_message m;
    if (!(v->image->flags & VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT) ||
        !(v->image->usage & VK_IMAGE_USAGE_SAMPLED_BIT) ||
        v->info->subresourceRange.baseArrayLayer >= v->image->array_layers) {
        return;
    }
    const uint32_t layers = wd_images_view_layers(v);
    properties = wd_physical_property_struct(
        v->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_2_PROPERTIES_EXT);
    if (properties && layers > properties->maxSubsampledArrayLayers &&
        wd_images_begin_view(&m, v, WD_CORE_RULE(03569))) {
        wd_core_unsigned(&m, "the number of array layers of the view", layers);
        wd_core_unsigned(&m, "maxSubsampledArrayLayers", properties->maxSubsampledArrayLayers);
        wd_images_end_view(&m, v);
    }
}

// check_astc: formats that are compressed are ASTC ones if their name says so.
static void check_astc(const wd_images_view *v) {
    const char *name = v->format ? wd_VkFormat_string(v->format->format) : NULL;
    wd_core_message m;
    if (name && wd_core_chained(v->info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_ASTC_DECODE_MODE_EXT) &&
        !strstr(name, "_ASTC_") &&
        wd_core_begin_rule(&m, v->c, &wd_images_view_frame, "VkImageViewASTCDecodeModeEXT",
                           WD_CORE_RULE(04084))) {
        wd_core_word(&m, "format", name);
        wd_core_summaryf(&m, ", the pNext chain has a VkImageViewASTCDecodeModeEXT");
        wd_images_end_view(&m, v);
    }
}

WD_CORE_CHECK(view_creation, CreateImageView) {
    const VkImageViewCreateInfo *info = s->pCreateInfo;
    const wd_state_image *image = WD_CORE_FIND(image, info->image);
    if (!image) {
        return;
    }
    wd_images_view v = {.c = c, .info = info, .image = image};
    if (info->pNext) {
        v.own_usage = wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO);
    }
    if (!image->has_external_format) {
        v.format = wd_format_find(info->format);
        v.image_format = wd_format_find(image->format);
    } else if (image->format == VK_FORMAT_UNDEFINED &&
               image->external_types & VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID) {
        check_external(&v);
    }
    if (v.format && v.image_format) {
        wd_images_check_view_format(&v);
    }
    wd_images_check_view_range(&v);
    wd_images_check_view_slices(&v);
    wd_images_check_view_usage(&v);
    check_subsampled(&v);
    if (info->pNext) {
        check_astc(&v);
    }
}
