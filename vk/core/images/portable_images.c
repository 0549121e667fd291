// What VK_KHR_portability_subset leaves out of images, views, samplers and events.
#include <string.h>

#include "vk/core/images/images_internal.h"

WD_CORE_CHECK(portability, CreateImage) {
    static const char owner[] = "VkImageCreateInfo";
    const VkImageCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    wd_core_message m;
    if (info->flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT &&
        wd_core_lacks_portability(c, WD_CORE_PORTABILITY_SLICES) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(04459))) {
        wd_core_word(&m, "flags", wd_VkImageCreateFlags_string(info->flags, m.buffer, sizeof m.buffer));
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_SLICES);
    }
    if (info->samples != VK_SAMPLE_COUNT_1_BIT && info->arrayLayers != 1 &&
        wd_core_lacks_portability(c, WD_CORE_PORTABILITY_MULTISAMPLE_ARRAYS) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(04460))) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_core_unsigned(&m, "arrayLayers", info->arrayLayers);
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_MULTISAMPLE_ARRAYS);
    }
}

// differ_in_components returns whether two formats certainly have other components.
static bool differ_in_components(VkFormat one, VkFormat other) {
    const wd_format *a = wd_format_find(one), *b = wd_format_find(other);
    const VkImageAspectFlags color = VK_IMAGE_ASPECT_COLOR_BIT;
    return a && b && a->aspects == color && b->aspects == color && a->num_planes <= 1 && b->num_planes <= 1 &&
           a->component_bits && b->component_bits &&
           (a->num_components != b->num_components ||
            memcmp(a->rgba_bits, b->rgba_bits, sizeof a->rgba_bits));
}

WD_CORE_CHECK(portability, CreateImageView) {
    static const char owner[] = "VkImageViewCreateInfo";
    const VkImageViewCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const bool lacks_swizzles = wd_core_lacks_portability(c, WD_CORE_PORTABILITY_SWIZZLES);
    const bool lacks_formats = wd_core_lacks_portability(c, WD_CORE_PORTABILITY_FORMATS);
    const wd_state_image *image = lacks_formats ? WD_CORE_FIND(image, info->image) : NULL;
    wd_core_message m;
    if (lacks_swizzles && !wd_core_is_identity(&info->components) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(04465))) {
        wd_core_summaryf(&m, "components are %s, %s, %s, %s",
                         wd_VkComponentSwizzle_string(info->components.r),
                         wd_VkComponentSwizzle_string(info->components.g),
                         wd_VkComponentSwizzle_string(info->components.b),
                         wd_VkComponentSwizzle_string(info->components.a));
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_SWIZZLES);
    }
    if (image && differ_in_components(info->format, image->format) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(04466))) {
        wd_core_word(&m, "format", wd_VkFormat_string(info->format));
        wd_core_word(&m, "the format of image", wd_VkFormat_string(image->format));
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_FORMATS);
    }
}

WD_CORE_CHECK(portability, CreateSampler) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    wd_core_message m;
    if (s->pCreateInfo->mipLodBias != 0.0f && wd_core_lacks_portability(c, WD_CORE_PORTABILITY_LOD_BIAS) &&
        wd_core_begin_rule(&m, c, &f, "VkSamplerCreateInfo", WD_CORE_RULE(04467))) {
        wd_core_float(&m, "mipLodBias", (double)s->pCreateInfo->mipLodBias);
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_LOD_BIAS);
    }
}

WD_CORE_CHECK(portability, CreateEvent) {
    wd_core_message m;
    (void)s;
    if (wd_core_lacks_portability(c, WD_CORE_PORTABILITY_EVENTS) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04468))) {
        wd_core_end_portability(&m, WD_CORE_PORTABILITY_EVENTS);
    }
}
