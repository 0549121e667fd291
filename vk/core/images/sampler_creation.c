// vkCreateSampler: members that exclude each other, and sampler Y'CbCr conversions.
#include <math.h>

#include "vk/core/images/images_internal.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
static const char owner[] = "VkSamplerCreateInfo";

static bool begin(wd_core_message *m, wd_core_check *c, uint32_t rule) {
    return wd_core_begin_rule(m, c, &frame, owner, rule);
}

// --- Reduction

static void report_reduction(wd_core_check *c, uint32_t rule, VkSamplerReductionMode mode,
                             const char *reason) {
    wd_core_message m;
    if (begin(&m, c, rule)) {
        wd_core_word(&m, "<VkSamplerReductionModeCreateInfo>.reductionMode",
                     wd_VkSamplerReductionMode_string(mode));
        wd_core_summaryf(&m, ", %s", reason);
        wd_core_end(&m);
    }
}

static void check_reduction(wd_core_check *c, const VkSamplerCreateInfo *info, bool has_conversion) {
    const VkSamplerReductionModeCreateInfo *reduction =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    if (!reduction || reduction->reductionMode == VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE) {
        return;
    }
    const VkSamplerReductionMode mode = reduction->reductionMode;
    // The extension has no feature: enabled, it enables samplerFilterMinmax.
    if (c->enabled && !c->enabled->features.samplerFilterMinmax &&
        !c->enabled->extensions.EXT_sampler_filter_minmax) {
        report_reduction(c, WD_CORE_RULE(06726), mode, "the feature samplerFilterMinmax is not enabled");
    }
    if (info->compareEnable) {
        report_reduction(c, WD_CORE_RULE(01423), mode, "compareEnable is VK_TRUE");
    }
    if (has_conversion) {
        report_reduction(c, WD_CORE_RULE(01647), mode,
                         "the pNext chain has a VkSamplerYcbcrConversionInfo with a conversion");
    }
    if (c->enabled && !c->enabled->extensions.EXT_filter_cubic &&
        (info->magFilter == VK_FILTER_CUBIC_EXT || info->minFilter == VK_FILTER_CUBIC_EXT)) {
        report_reduction(c, WD_CORE_RULE(07911), mode,
                         "a filter is cubic, and VK_EXT_filter_cubic is not enabled");
    }
}

// --- Conversions

static void check_conversion_use(wd_core_check *c, const VkSamplerCreateInfo *info) {
    const VkSamplerAddressMode clamp = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    wd_core_message m;
    if ((info->addressModeU != clamp || info->addressModeV != clamp || info->addressModeW != clamp ||
         info->anisotropyEnable || info->unnormalizedCoordinates) &&
        begin(&m, c, WD_CORE_RULE(01646))) {
        wd_core_word(&m, "addressModeU", wd_VkSamplerAddressMode_string(info->addressModeU));
        wd_core_word(&m, "addressModeV", wd_VkSamplerAddressMode_string(info->addressModeV));
        wd_core_word(&m, "addressModeW", wd_VkSamplerAddressMode_string(info->addressModeW));
        wd_core_word(&m, "anisotropyEnable", info->anisotropyEnable ? "VK_TRUE" : "VK_FALSE");
        wd_core_word(&m, "unnormalizedCoordinates", info->unnormalizedCoordinates ? "VK_TRUE" : "VK_FALSE");
        wd_core_end(&m);
    }
}

static void check_conversion_filter(wd_core_check *c, const VkSamplerCreateInfo *info,
                                    VkSamplerYcbcrConversion handle) {
    const wd_state_conversion *conversion = wd_images_find_conversion(c, handle);
    wd_core_message m;
    if (!conversion || conversion->has_external_format || !c->physical) {
        return;
    }
    const VkFilter filter = conversion->create_info.chromaFilter;
    if ((info->minFilter != filter || info->magFilter != filter) &&
        wd_core_lacks_features(
            c, conversion->create_info.format, WD_CORE_POTENTIAL,
            VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER_BIT) &&
        begin(&m, c, WD_CORE_RULE(01645))) {
        wd_core_word(&m, "minFilter", wd_VkFilter_string(info->minFilter));
        wd_core_word(&m, "magFilter", wd_VkFilter_string(info->magFilter));
        wd_core_word(&m, "the chromaFilter of conversion", wd_VkFilter_string(filter));
        wd_images_word_format(&m, "the format of conversion", conversion->create_info.format);
        wd_core_notef(&m,
                      "The format does not have "
                      "VK_FORMAT_FEATURE_SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER_BIT");
        wd_core_end(&m);
    }
}

// --- Borders and comparisons

static bool is_custom(VkBorderColor color) {
    return color == VK_BORDER_COLOR_FLOAT_CUSTOM_EXT || color == VK_BORDER_COLOR_INT_CUSTOM_EXT;
}

static void check_custom_border(wd_core_check *c, const VkSamplerCreateInfo *info) {
    const VkSamplerCustomBorderColorCreateInfoEXT *custom =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    const wd_format *format = custom ? wd_format_find(custom->format) : NULL;
    wd_core_message m;
    if (!custom && begin(&m, c, WD_CORE_RULE(04011))) {
        wd_core_word(&m, "borderColor", wd_VkBorderColor_string(info->borderColor));
        wd_core_chain(&m, "VkSamplerCustomBorderColorCreateInfoEXT", false);
        wd_core_end(&m);
    }
    const bool is_float = info->borderColor == VK_BORDER_COLOR_FLOAT_CUSTOM_EXT;
    if (format && format->aspects == VK_IMAGE_ASPECT_COLOR_BIT &&
        is_float != (format->numeric == WD_FORMAT_FLOAT) &&
        wd_core_begin_rule(&m, c, &frame, "VkSamplerCustomBorderColorCreateInfoEXT", WD_CORE_RULE(07605))) {
        wd_images_word_format(&m, "<VkSamplerCustomBorderColorCreateInfoEXT>.format", custom->format);
        wd_core_word(&m, "borderColor", wd_VkBorderColor_string(info->borderColor));
        wd_core_end(&m);
    }
}

static void check_border(wd_core_check *c, const VkSamplerCreateInfo *info) {
    const VkSamplerAddressMode border = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    const bool is_used =
        info->addressModeU == border || info->addressModeV == border || info->addressModeW == border;
    wd_core_message m;
    if (is_custom(info->borderColor)) {
        check_custom_border(c, info);
    } else if (is_used && (uint32_t)info->borderColor > VK_BORDER_COLOR_INT_OPAQUE_WHITE &&
               begin(&m, c, WD_CORE_RULE(01078))) {
        wd_core_unsigned(&m, "borderColor", (uint32_t)info->borderColor);
        wd_core_word(&m, "an address mode", "VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER");
        wd_core_end(&m);
    }
    if (info->compareEnable && (uint32_t)info->compareOp > VK_COMPARE_OP_ALWAYS &&
        begin(&m, c, WD_CORE_RULE(01080))) {
        wd_core_unsigned(&m, "compareOp", (uint32_t)info->compareOp);
        wd_core_word(&m, "compareEnable", "VK_TRUE");
        wd_core_end(&m);
    }
}

static void check_bias(wd_core_check *c, const VkSamplerCreateInfo *info) {
    const float most = c->physical ? c->physical->properties.limits.maxSamplerLodBias : 0.0f;
    wd_core_message m;
    if (most > 0.0f && fabsf(info->mipLodBias) > most && begin(&m, c, WD_CORE_RULE(01069))) {
        wd_core_float(&m, "mipLodBias", (double)info->mipLodBias);
        wd_core_float(&m, "maxSamplerLodBias", (double)most);
        wd_core_end(&m);
    }
}

// --- Limits

static void check_count(wd_core_check *c, wd_state_counted kind, uint32_t rule, const char *label,
                        const char *limit, uint32_t most) {
    const uint32_t count = wd_state_device_count(c->state, kind);
    wd_core_message m;
    if (most && count >= most &&
        wd_core_begin_rule(&m, c, NULL, rule == WD_CORE_RULE(04110) ? NULL : owner, rule)) {
        wd_core_unsigned(&m, label, count);
        wd_core_unsigned(&m, limit, most);
        m.fix = "Use one sampler where several have the same create info.";
        wd_core_end(&m);
    }
}

static void check_custom_count(wd_core_check *c) {
    const VkPhysicalDeviceCustomBorderColorPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_PROPERTIES_EXT);
    if (properties) {
        check_count(c, WD_STATE_COUNTED_CUSTOM_BORDERS, WD_CORE_RULE(04012),
                    "the number of samplers with a custom border color", "maxCustomBorderColorSamplers",
                    properties->maxCustomBorderColorSamplers);
    }
}

static void check_counts(wd_core_check *c, const VkSamplerCreateInfo *info) {
    check_count(c, WD_STATE_COUNTED_SAMPLERS, WD_CORE_RULE(04110), "the number of samplers of the device",
                "maxSamplerAllocationCount", c->physical->properties.limits.maxSamplerAllocationCount);
    if (is_custom(info->borderColor)) {
        check_custom_count(c);
    }
}

WD_CORE_CHECK(sampler_creation, CreateSampler) {
    const VkSamplerCreateInfo *info = s->pCreateInfo;
    const VkSamplerYcbcrConversionInfo *conversion =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    const bool has_conversion = conversion && conversion->conversion;
    if (c->state && c->physical) {
        check_counts(c, info);
    }
    check_bias(c, info);
    check_reduction(c, info, has_conversion);
    check_border(c, info);
    if (has_conversion) {
        check_conversion_use(c, info);
        check_conversion_filter(c, info, conversion->conversion);
    }
}
