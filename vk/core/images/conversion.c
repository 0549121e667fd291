// vkCreateSamplerYcbcrConversion: the format, its features, and the mapping of components.
#include <assert.h>

#include "vk/core/images/images_internal.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
static const char owner[] = "VkSamplerYcbcrConversionCreateInfo";

typedef struct conversion_request {
    wd_core_check *c;
    const VkSamplerYcbcrConversionCreateInfo *info;
    const wd_format *format; // NULL: not known.
} conversion_request;

static bool begin(wd_core_message *m, const conversion_request *r, uint32_t rule) {
    return wd_core_begin_rule(m, r->c, &frame, owner, rule);
}

static void end(wd_core_message *m, const conversion_request *r) {
    wd_images_word_format(m, "format", r->info->format);
    wd_core_end(m);
}

// --- Features of the format

static bool lacks(const conversion_request *r, uint64_t features) {
    return wd_core_lacks_features(r->c, r->info->format, WD_CORE_POTENTIAL, features);
}

// check_location checks the locations of chroma samples in the directions in which there are fewer.
static void check_location(const conversion_request *r, VkChromaLocation location, uint32_t rule,
                           const char *feature) {
    const bool has_x = r->format->chroma != 444 && r->info->xChromaOffset == location;
    const bool has_y = r->format->chroma == 420 && r->info->yChromaOffset == location;
    wd_core_message m;
    if ((has_x || has_y) && begin(&m, r, rule)) {
        wd_core_word(&m, has_x ? "xChromaOffset" : "yChromaOffset", wd_VkChromaLocation_string(location));
        wd_core_summaryf(&m, ", the format does not have %s", feature);
        end(&m, r);
    }
}

static void report_missing(const conversion_request *r, uint32_t rule, const char *member, const char *value,
                           const char *feature) {
    wd_core_message m;
    if (begin(&m, r, rule)) {
        wd_core_word(&m, member, value);
        wd_core_summaryf(&m, ", the format does not have %s", feature);
        end(&m, r);
    }
}

static void check_features(const conversion_request *r) {
    const uint64_t midpoint = VK_FORMAT_FEATURE_2_MIDPOINT_CHROMA_SAMPLES_BIT;
    const uint64_t cosited = VK_FORMAT_FEATURE_2_COSITED_CHROMA_SAMPLES_BIT;
    wd_core_message m;
    if (lacks(r, midpoint | cosited)) {
        if (begin(&m, r, WD_CORE_RULE(01650))) {
            wd_images_word_format(&m, "format", r->info->format);
            wd_core_summaryf(&m, ", which has neither VK_FORMAT_FEATURE_MIDPOINT_CHROMA_SAMPLES_BIT nor "
                                 "VK_FORMAT_FEATURE_COSITED_CHROMA_SAMPLES_BIT");
            wd_core_end(&m);
        }
        return;
    }
    if (r->format->chroma && lacks(r, cosited)) {
        check_location(r, VK_CHROMA_LOCATION_COSITED_EVEN, WD_CORE_RULE(01651),
                       "VK_FORMAT_FEATURE_COSITED_CHROMA_SAMPLES_BIT");
    }
    if (r->format->chroma && lacks(r, midpoint)) {
        check_location(r, VK_CHROMA_LOCATION_MIDPOINT, WD_CORE_RULE(01652),
                       "VK_FORMAT_FEATURE_MIDPOINT_CHROMA_SAMPLES_BIT");
    }
    if (r->info->forceExplicitReconstruction &&
        lacks(
            r,
            VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE_BIT)) {
        report_missing(r, WD_CORE_RULE(01656), "forceExplicitReconstruction", "VK_TRUE",
                       "VK_FORMAT_FEATURE_SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_"
                       "FORCEABLE_BIT");
    }
    if (r->info->chromaFilter == VK_FILTER_LINEAR &&
        lacks(r, VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER_BIT)) {
        report_missing(r, WD_CORE_RULE(01657), "chromaFilter", "VK_FILTER_LINEAR",
                       "VK_FORMAT_FEATURE_SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER_BIT");
    }
}

// --- Components

static bool is_own(VkComponentSwizzle swizzle, VkComponentSwizzle own) {
    return swizzle == VK_COMPONENT_SWIZZLE_IDENTITY || swizzle == own;
}

static void report_component(const conversion_request *r, uint32_t rule, const char *member,
                             VkComponentSwizzle swizzle) {
    wd_core_message m;
    if (begin(&m, r, rule)) {
        wd_core_word(&m, member, wd_VkComponentSwizzle_string(swizzle));
        end(&m, r);
    }
}

// check_subsampled checks the mapping of formats that have fewer chroma than luma samples.
static void check_subsampled(const conversion_request *r) {
    const VkComponentMapping *map = &r->info->components;
    const bool is_r = is_own(map->r, VK_COMPONENT_SWIZZLE_R), is_b = is_own(map->b, VK_COMPONENT_SWIZZLE_B);
    if (!is_own(map->g, VK_COMPONENT_SWIZZLE_G)) {
        report_component(r, WD_CORE_RULE(02581), "components.g", map->g);
    }
    if (!is_own(map->a, VK_COMPONENT_SWIZZLE_A) && map->a != VK_COMPONENT_SWIZZLE_ONE &&
        map->a != VK_COMPONENT_SWIZZLE_ZERO) {
        report_component(r, WD_CORE_RULE(02582), "components.a", map->a);
    }
    if (!is_r && map->r != VK_COMPONENT_SWIZZLE_B) {
        report_component(r, WD_CORE_RULE(02583), "components.r", map->r);
    }
    if (!is_b && map->b != VK_COMPONENT_SWIZZLE_R) {
        report_component(r, WD_CORE_RULE(02584), "components.b", map->b);
    }
    if (is_r != is_b) {
        report_component(r, WD_CORE_RULE(02585), is_r ? "components.b" : "components.r",
                         is_r ? map->b : map->r);
    }
}

// The bits of the component that a swizzle selects; -1: a constant.
static int bits_of(const wd_format *format, VkComponentSwizzle swizzle, uint32_t own) {
    assert(own < 3);
    switch (swizzle) {
    case VK_COMPONENT_SWIZZLE_IDENTITY:
        return format->rgba_bits[own] ? format->rgba_bits[own] : -1;
    case VK_COMPONENT_SWIZZLE_R:
    case VK_COMPONENT_SWIZZLE_G:
    case VK_COMPONENT_SWIZZLE_B:
    case VK_COMPONENT_SWIZZLE_A: {
        const int bits = format->rgba_bits[swizzle - VK_COMPONENT_SWIZZLE_R];
        return bits ? bits : -1;
    }
    default:
        return -1;
    }
}

static void check_bits(const conversion_request *r) {
    const VkComponentMapping *map = &r->info->components;
    const VkComponentSwizzle swizzles[] = {map->r, map->g, map->b};
    static const char *const members[] = {"components.r", "components.g", "components.b"};
    for (uint32_t i = 0; i < 3; i++) {
        const int bits = bits_of(r->format, swizzles[i], i);
        wd_core_message m;
        if (bits < 0 && r->info->ycbcrModel != VK_SAMPLER_YCBCR_MODEL_CONVERSION_RGB_IDENTITY &&
            begin(&m, r, WD_CORE_RULE(01655))) {
            wd_core_word(&m, members[i], wd_VkComponentSwizzle_string(swizzles[i]));
            wd_core_summaryf(&m, ", which is constant in the format");
            wd_core_word(&m, "ycbcrModel", wd_VkSamplerYcbcrModelConversion_string(r->info->ycbcrModel));
            end(&m, r);
        }
        if (bits > 0 && bits < 8 && r->info->ycbcrRange == VK_SAMPLER_YCBCR_RANGE_ITU_NARROW &&
            begin(&m, r, WD_CORE_RULE(02748))) {
            wd_core_word(&m, members[i], wd_VkComponentSwizzle_string(swizzles[i]));
            wd_core_summaryf(&m, ", which has %d bits", bits);
            wd_core_word(&m, "ycbcrRange", "VK_SAMPLER_YCBCR_RANGE_ITU_NARROW");
            end(&m, r);
        }
    }
}

WD_CORE_CHECK(conversion, CreateSamplerYcbcrConversion) {
    const VkSamplerYcbcrConversionCreateInfo *info = s->pCreateInfo;
    const conversion_request r = {c, info, info ? wd_format_find(info->format) : NULL};
    wd_core_message m;
    if (!info) {
        return;
    }
    if (wd_images_find_external_format(info->pNext)) {
        if (info->format != VK_FORMAT_UNDEFINED && begin(&m, &r, WD_CORE_RULE(01904))) {
            wd_images_word_format(&m, "format", info->format);
            wd_core_summaryf(&m, ", the external format is not 0");
            wd_core_end(&m);
        }
        return;
    }
    if (!r.format) {
        return;
    }
    if (!r.format->is_unorm && begin(&m, &r, WD_CORE_RULE(04061))) {
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
    if (c->physical) {
        check_features(&r);
    }
    if (r.format->chroma == 420 || r.format->chroma == 422) {
        check_subsampled(&r);
    }
    if (!r.format->is_compressed) {
        check_bits(&r);
    }
}
