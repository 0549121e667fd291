// Samplers against the views that shaders sample with them. Like those of drawn_images.c, messages are warnings where
// the shader may not sample.
#include <assert.h>

#include "vk/core/descriptors/drawn.h"
#include "vk/registry/enum_strings.h"

typedef struct sampling {
    wd_drawn *d;
    const wd_drawn_descriptor *image, *holder; // `holder` has the sampler.
    const wd_static_sampling *use;
    const wd_state_image_view *view;
    const wd_state_sampler *sampler;
} sampling;

static bool begin(wd_core_message *m, const sampling *s, uint32_t rule) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    if (!wd_drawn_begin(m, s->d, rule, 0)) {
        return false;
    }
    m->is_warning = !wd_drawn_is_certain(s->image->stage, s->use->is_certain);
    wd_core_summaryf(m, "%s is sampled",
                     wd_program_variable(s->image->stage, s->image->use, text, sizeof text));
    wd_core_summaryf(m, " with %s", wd_descriptors_name(s->d->c, &s->sampler->object, text, sizeof text));
    return true;
}

static void end(wd_core_message *m, const sampling *s) {
    char text[WD_DESCRIPTORS_TEXT_SIZE * 2];
    if (s->holder != s->image) {
        wd_core_notef(m, "The sampler is in the descriptor of set %u, binding %u", s->holder->use->set,
                      s->holder->use->binding);
    }
    wd_drawn_note(m, s->d, s->image, text, sizeof text);
    wd_core_end(m);
}

static const char *name_view(const sampling *s, char *text, size_t size) {
    return wd_descriptors_name(s->d->c, &s->view->object, text, size);
}

// --- Filters

static bool lacks(const sampling *s, uint64_t feature) {
    const int tiling = (int)s->view->image->tiling;
    return wd_core_lacks_features(s->d->c, s->view->format, tiling, feature) &&
           !wd_core_lacks_features(s->d->c, s->view->format, tiling, VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT);
}

static void check_feature(const sampling *s, uint32_t rule, const char *what, uint64_t feature,
                          const char *name) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (lacks(s, feature) && begin(&m, s, rule)) {
        wd_core_summaryf(
            &m, ", whose %s, but the features of the format %s of %s in the descriptor do not have %s", what,
            wd_VkFormat_string(s->view->format), name_view(s, text, sizeof text), name);
        m.fix =
            "Use a filter and a mipmap mode of VK_FILTER_NEAREST and VK_SAMPLER_MIPMAP_MODE_NEAREST, or a "
            "format with this feature.";
        end(&m, s);
    }
}

static void check_filters(const sampling *s) {
    const VkSamplerCreateInfo *info = &s->sampler->create_info;
    const bool is_linear = info->magFilter == VK_FILTER_LINEAR || info->minFilter == VK_FILTER_LINEAR;
    const bool is_mipmap_linear = info->mipmapMode == VK_SAMPLER_MIPMAP_MODE_LINEAR;
    const VkSamplerReductionMode mode = s->sampler->reduction_mode;
    if (mode == VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE && !info->compareEnable) {
        const uint64_t feature = VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT;
        const char *name = "VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT";
        if (is_linear) {
            check_feature(s, WD_CORE_RULE(04553), "filter is VK_FILTER_LINEAR", feature, name);
        } else if (is_mipmap_linear) {
            check_feature(s, WD_CORE_RULE(04770), "mipmapMode is VK_SAMPLER_MIPMAP_MODE_LINEAR", feature,
                          name);
        }
    } else if (mode == VK_SAMPLER_REDUCTION_MODE_MIN || mode == VK_SAMPLER_REDUCTION_MODE_MAX) {
        const uint64_t feature = VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT;
        const char *name = "VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT";
        if (is_linear) {
            check_feature(s, WD_CORE_RULE(09598),
                          "filter is VK_FILTER_LINEAR and takes the minimum or maximum", feature, name);
        } else if (is_mipmap_linear) {
            check_feature(s, WD_CORE_RULE(09599),
                          "mipmapMode is VK_SAMPLER_MIPMAP_MODE_LINEAR and takes the minimum or maximum",
                          feature, name);
        }
    }
}

// describe_view fills the description of the images that a view can be of. False: not all of it is known.
static bool describe_view(const wd_state_image_view *view, wd_image_format *format) {
    const wd_state_image *image = view->image;
    *format = (wd_image_format){
        .format = view->format,
        .type = image->image_type,
        .tiling = image->tiling,
        .usage = image->usage,
        .flags = image->flags,
        .stencil_usage = image->stencil_usage != image->usage ? image->stencil_usage : 0,
        .view_type = (uint32_t)view->view_type + 1,
    };
    return image->tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT && !image->external_types &&
           !image->num_view_formats && !image->has_external_format && !image->swapchain;
}

// check_cubic_view checks a view of which the format has the feature. The driver states which types of views have it.
static void check_cubic_view(const sampling *s) {
    const VkSamplerReductionMode mode = s->sampler->reduction_mode;
    const bool is_minmax = mode == VK_SAMPLER_REDUCTION_MODE_MIN || mode == VK_SAMPLER_REDUCTION_MODE_MAX;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_image_format format;
    wd_image_format_limits storage;
    wd_core_message m;
    const wd_image_format_limits *limits =
        describe_view(s->view, &format) ? wd_physical_image_format(s->d->c->physical, &format, &storage)
                                        : NULL;
    if (!limits || !limits->is_supported ||
        (is_minmax ? limits->has_cubic_minmax : limits->has_cubic_filter) ||
        !begin(&m, s, is_minmax && limits->has_cubic_filter ? WD_CORE_RULE(02695) : WD_CORE_RULE(02694))) {
        return;
    }
    wd_core_summaryf(&m,
                     ", whose filter is VK_FILTER_CUBIC_EXT%s, but the driver does not support this for %s "
                     "in the descriptor, ",
                     is_minmax && limits->has_cubic_filter ? " and takes the minimum or maximum" : "",
                     name_view(s, text, sizeof text));
    wd_core_summaryf(&m, "whose viewType is %s and whose format is %s",
                     wd_VkImageViewType_string(s->view->view_type), wd_VkFormat_string(s->view->format));
    end(&m, s);
}

static void check_cubic(const sampling *s) {
    const VkSamplerCreateInfo *info = &s->sampler->create_info;
    const VkImageViewType type = s->view->view_type;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (info->magFilter != VK_FILTER_CUBIC_EXT && info->minFilter != VK_FILTER_CUBIC_EXT) {
        return;
    }
    check_feature(s, WD_CORE_RULE(02692), "filter is VK_FILTER_CUBIC_EXT",
                  VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT,
                  "VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT");
    if (s->d->c->enabled && !s->d->c->enabled->extensions.EXT_filter_cubic &&
        (type == VK_IMAGE_VIEW_TYPE_3D || type == VK_IMAGE_VIEW_TYPE_CUBE ||
         type == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY) &&
        begin(&m, s, WD_CORE_RULE(02693))) {
        wd_core_summaryf(&m,
                         ", whose filter is VK_FILTER_CUBIC_EXT, but the viewType of %s in the descriptor is "
                         "%s, and VK_EXT_filter_cubic is not enabled",
                         name_view(s, text, sizeof text), wd_VkImageViewType_string(type));
        end(&m, s);
    } else if (s->d->c->enabled && s->d->c->enabled->extensions.EXT_filter_cubic &&
               !lacks(s, VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT)) {
        check_cubic_view(s);
    }
}

// --- Addresses

#ifdef VK_NV_corner_sampled_image

// The third coordinate of images of two dimensions is their layer.
static void check_corners(const sampling *s) {
    const VkSamplerCreateInfo *info = &s->sampler->create_info;
    const VkSamplerAddressMode edge = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    const bool is_3d = s->view->image->image_type == VK_IMAGE_TYPE_3D;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (s->view->image->flags & VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV &&
        (info->addressModeU != edge || info->addressModeV != edge || (is_3d && info->addressModeW != edge)) &&
        begin(&m, s, WD_CORE_RULE(02696))) {
        wd_core_summaryf(&m, ", whose addressModeU and addressModeV are %s",
                         wd_VkSamplerAddressMode_string(info->addressModeU));
        wd_core_summaryf(&m,
                         " and %s, but the image of %s in the descriptor was created with "
                         "VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV",
                         wd_VkSamplerAddressMode_string(info->addressModeV), name_view(s, text, sizeof text));
        m.fix = "Use a sampler with VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE.";
        end(&m, s);
    }
}

#else

static void check_corners(const sampling *s) {
    (void)s;
}

#endif

// --- Unnormalized coordinates

static void check_unnormalized_view(const sampling *s) {
    const VkImageViewType type = s->view->view_type;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (type != VK_IMAGE_VIEW_TYPE_1D && type != VK_IMAGE_VIEW_TYPE_2D && begin(&m, s, WD_CORE_RULE(08609))) {
        wd_core_summaryf(
            &m, ", which has unnormalizedCoordinates, but the viewType of %s in the descriptor is %s",
            name_view(s, text, sizeof text), wd_VkImageViewType_string(type));
        end(&m, s);
    } else if ((s->view->range.levelCount != 1 || s->view->range.layerCount != 1) &&
               begin(&m, s, WD_CORE_RULE(09635))) {
        wd_core_summaryf(&m,
                         ", which has unnormalizedCoordinates, but %s in the descriptor has %u mip levels "
                         "and %u array layers",
                         name_view(s, text, sizeof text), s->view->range.levelCount,
                         s->view->range.layerCount);
        m.fix = "Write a view of one mip level and one array layer.";
        end(&m, s);
    }
}

static void check_unnormalized_use(const sampling *s) {
    const uint32_t accesses = s->use->accesses;
    wd_core_message m;
    if (!(accesses & WD_STATIC_SAMPLES)) {
        return;
    }
    if (accesses & (WD_STATIC_IMPLIES_LOD | WD_STATIC_COMPARES | WD_STATIC_PROJECTS) &&
        begin(&m, s, WD_CORE_RULE(08610))) {
        wd_core_summaryf(&m, ", which has unnormalizedCoordinates, by an instruction with %s",
                         accesses & WD_STATIC_IMPLIES_LOD ? "an implicit level of detail"
                         : accesses & WD_STATIC_COMPARES  ? "a depth comparison"
                                                          : "projective coordinates");
        m.fix = "Sample with an explicit level of detail, or use a sampler with normalized coordinates.";
        end(&m, s);
    }
    if (accesses & (WD_STATIC_HAS_BIAS | WD_STATIC_HAS_OFFSET) && begin(&m, s, WD_CORE_RULE(08611))) {
        wd_core_summaryf(&m, ", which has unnormalizedCoordinates, by an instruction with %s",
                         accesses & WD_STATIC_HAS_BIAS ? "a bias of the level of detail" : "an offset");
        m.fix = "Add the offset to the coordinates, or use a sampler with normalized coordinates.";
        end(&m, s);
    }
}

// --- The checks

static void check_sampling(const sampling *s) {
    if (s->sampler->has_ycbcr_conversion || s->view->has_ycbcr_conversion || !s->view->image) {
        return;
    }
    if (s->use->accesses & WD_STATIC_SAMPLES) {
        check_filters(s);
        check_cubic(s);
        check_corners(s);
    }
    if (s->sampler->create_info.unnormalizedCoordinates) {
        check_unnormalized_view(s);
        check_unnormalized_use(s);
    }
}

static const wd_state_sampler *sampler_of(const wd_drawn_descriptor *found) {
    const VkDescriptorType type = found->binding->type;
    const bool has_sampler =
        type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (has_sampler && found->binding->immutable_samplers) {
        return found->binding->immutable_samplers[found->use->element];
    }
    return has_sampler && found->content->written && found->content->type == type
               ? found->content->u.image.sampler
               : NULL;
}

void wd_drawn_check_sampling(wd_drawn *d, const wd_program_stage *stage, const wd_static_sampling *use) {
    assert(use->image < stage->shader->num_uses && use->sampler < stage->shader->num_uses);
    const wd_static_use *uses = stage->shader->uses;
    wd_drawn_descriptor image, holder;
    if ((wd_drawn_is_verified(d, &uses[use->image]) && wd_drawn_is_verified(d, &uses[use->sampler])) ||
        !wd_program_counts(stage, use->is_certain) || !wd_drawn_find(d, stage, &uses[use->image], &image) ||
        (use->image != use->sampler && !wd_drawn_find(d, stage, &uses[use->sampler], &holder))) {
        return;
    }
    const sampling s = {
        .d = d,
        .image = &image,
        .holder = use->image == use->sampler ? &image : &holder,
        .use = use,
        .view = image.content->written && image.content->object &&
                        image.content->object->type == VK_OBJECT_TYPE_IMAGE_VIEW &&
                        !wd_state_is_destroyed(image.content->object)
                    ? (const wd_state_image_view *)image.content->object
                    : NULL,
        .sampler = sampler_of(use->image == use->sampler ? &image : &holder),
    };
    if (s.view && s.sampler) {
        check_sampling(&s);
    }
}
