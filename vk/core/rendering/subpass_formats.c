// The formats of the attachments of subpasses: their features, aspects, and resolves of depth and stencil.
#include <assert.h>

#include "vk/core/rendering/pass_info.h"

static const char owner[] = "VkSubpassDescription";

// attachment is the checked reference, which is not VK_ATTACHMENT_UNUSED.
typedef struct attachment {
    const wd_core_subpass *subpass;
    const wd_core_pass_info *info;
    wd_core_reference_kind kind;
    uint32_t index; // In the references of its kind.
    wd_core_reference reference;
    VkFormat format;
    VkSampleCountFlagBits samples;
} attachment;

static bool find(attachment *a, const wd_core_subpass *subpass, wd_core_reference_kind kind, uint32_t index) {
    a->reference = wd_core_reference_at(subpass, kind, index);
    if (a->reference.attachment == VK_ATTACHMENT_UNUSED) {
        return false;
    }
    const VkAttachmentDescription2 description =
        wd_core_pass_attachment(subpass->info, a->reference.attachment);
    a->subpass = subpass;
    a->info = subpass->info;
    a->kind = kind;
    a->index = index;
    a->format = description.format;
    a->samples = description.samples;
    return true;
}

static bool begin(wd_core_message *m, const attachment *a, const char *struct_name, wd_core_pass_rule rule) {
    if (!wd_core_begin_pass(m, a->info, &a->subpass->f, struct_name, rule)) {
        return false;
    }
    m->indices[0] = a->index;
    wd_core_unsigned(m, wd_core_reference_label(a->kind), a->reference.attachment);
    return true;
}

static void append_format(wd_core_message *m, const attachment *a) {
    wd_core_summaryf(m, ", the format of attachment %u is %s", a->reference.attachment,
                     wd_core_format(a->format));
}

static void check_features(const attachment *a) {
    static const struct {
        wd_core_pass_rule rule;
        uint64_t features;
        const char *names;
    } needs[] = {
        [WD_CORE_INPUT_REFERENCE] = {{WD_CORE_RULE(02647), WD_CORE_RULE(02897)},
                                     VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT |
                                         VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT,
                                     "neither VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT nor "
                                     "VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT"},
        [WD_CORE_COLOR_REFERENCE] = {{WD_CORE_RULE(02648), WD_CORE_RULE(02898)},
                                     VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT,
                                     "no VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT"},
        [WD_CORE_RESOLVE_REFERENCE] = {{WD_CORE_RULE(02649), WD_CORE_RULE(09343)},
                                       VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT,
                                       "no VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT"},
        [WD_CORE_DEPTH_STENCIL_REFERENCE] = {{WD_CORE_RULE(02650), WD_CORE_RULE(02900)},
                                             VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT,
                                             "no VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    };
    wd_core_message m;
    if (wd_core_lacks_features(a->info->c, a->format, WD_CORE_POTENTIAL, needs[a->kind].features) &&
        begin(&m, a, owner, needs[a->kind].rule)) {
        append_format(&m, a);
        wd_core_summaryf(&m, ", which has %s", needs[a->kind].names);
        wd_core_end(&m);
    }
}

// --- Input attachments

static VkImageAspectFlags aspects_of(const wd_format *format) {
    static const VkImageAspectFlags planes[] = {
        0, VK_IMAGE_ASPECT_PLANE_0_BIT, VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT,
        VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT};
    return format->aspects |
           (format->num_planes > 1 && format->num_planes < 4 ? planes[format->num_planes] : 0);
}

static void check_aspects(const attachment *a) {
    const wd_format *format = wd_format_find(a->format);
    const VkImageAspectFlags aspects = wd_core_input_aspects(a->subpass, a->index);
    const bool has_aspects = a->info->second || aspects;
    wd_core_message m;
    char text[256];
    if (a->info->second && !aspects && begin(&m, a, owner, WD_CORE_PASS_RULE(0, WD_CORE_RULE(02800)))) {
        wd_core_summaryf(&m, ", its aspectMask is 0");
        wd_core_end(&m);
    }
    if (aspects & VK_IMAGE_ASPECT_METADATA_BIT &&
        begin(&m, a, owner, WD_CORE_PASS_RULE(0, WD_CORE_RULE(02801)))) {
        wd_core_summaryf(&m, ", its aspectMask is %s",
                         wd_VkImageAspectFlags_string(aspects, text, sizeof text));
        wd_core_end(&m);
    } else if (has_aspects && format && aspects & ~(aspects_of(format) | VK_IMAGE_ASPECT_METADATA_BIT) &&
               begin(&m, a, "VkRenderPassCreateInfo",
                     WD_CORE_PASS_RULE(WD_CORE_RULE(01963), WD_CORE_RULE(02525)))) {
        wd_core_summaryf(&m, ", its aspectMask is %s",
                         wd_VkImageAspectFlags_string(aspects, text, sizeof text));
        append_format(&m, a);
        wd_core_end(&m);
    }
}

// --- Depth and stencil

static void check_depth_layout(const attachment *a) {
    const VkImageLayout layout = a->reference.layout;
    const bool is_depth = layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL ||
                          layout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL;
    const bool is_stencil = layout == VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL ||
                            layout == VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL;
    const bool has_stencil_layout =
        a->info->second && wd_core_chained(wd_core_reference_chain(a->subpass, a->kind, a->index),
                                           VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
    const VkFormat format = a->format;
    uint32_t rule = 0;
    wd_core_message m;
    if (is_depth && !has_stencil_layout &&
        wd_core_format_is(format, WD_CORE_DEPTH_AND_STENCIL) == WD_CORE_TRUE) {
        rule = WD_CORE_RULE(06244);
    } else if (is_stencil && wd_core_format_is(format, WD_CORE_ONLY_STENCIL) == WD_CORE_FALSE) {
        rule = WD_CORE_RULE(06245);
    } else if (is_depth && wd_core_format_is(format, WD_CORE_ONLY_STENCIL) == WD_CORE_TRUE) {
        rule = WD_CORE_RULE(06246);
    }
    if (rule && begin(&m, a, "VkRenderPassCreateInfo", WD_CORE_PASS_RULE(0, rule))) {
        wd_core_summaryf(&m, ", its layout is %s", wd_VkImageLayout_string(layout));
        append_format(&m, a);
        if (rule == WD_CORE_RULE(06244)) {
            m.fix =
                "Add VkAttachmentReferenceStencilLayout to the reference, or use a layout of both aspects.";
        }
        wd_core_end(&m);
    }
    if (is_stencil && has_stencil_layout && begin(&m, a, owner, WD_CORE_PASS_RULE(0, WD_CORE_RULE(06251)))) {
        wd_core_summaryf(&m, ", its layout is %s", wd_VkImageLayout_string(layout));
        wd_core_summaryf(&m, ", its pNext chain has VkAttachmentReferenceStencilLayout");
        wd_core_end(&m);
    }
}

// resolve is the resolve of depth and stencil that is checked.
typedef struct resolve {
    attachment target, source;
    bool has_source;
    const VkSubpassDescriptionDepthStencilResolve *modes;
} resolve;

// The bits of a depth component, with 1 for float formats; 0: none, or not known.
static int depth_kind(VkFormat format) {
    switch (format) {
    case VK_FORMAT_D16_UNORM:
    case VK_FORMAT_D16_UNORM_S8_UINT:
        return 16;
    case VK_FORMAT_X8_D24_UNORM_PACK32:
    case VK_FORMAT_D24_UNORM_S8_UINT:
        return 24;
    case VK_FORMAT_D32_SFLOAT:
    case VK_FORMAT_D32_SFLOAT_S8_UINT:
        return 32 | 1;
    default:
        return 0;
    }
}

static bool begin_of(wd_core_message *m, const attachment *subject, uint32_t rule) {
    static const char name[] = "VkSubpassDescriptionDepthStencilResolve";
    if (!rule || !wd_core_begin_rule(m, subject->info->c, &subject->subpass->f, name, rule)) {
        return false;
    }
    wd_core_unsigned(m, wd_core_reference_label(subject->kind), subject->reference.attachment);
    return true;
}

static bool begin_resolve(wd_core_message *m, const resolve *r, uint32_t rule) {
    return begin_of(m, &r->target, rule);
}

static void append_modes(wd_core_message *m, const resolve *r) {
    wd_core_summaryf(m, ", depthResolveMode is %s",
                     wd_VkResolveModeFlagBits_string(r->modes->depthResolveMode));
    wd_core_summaryf(m, ", stencilResolveMode is %s",
                     wd_VkResolveModeFlagBits_string(r->modes->stencilResolveMode));
}

static void append_samples(wd_core_message *m, const attachment *a) {
    wd_core_summaryf(m, ", the samples of attachment %u are %s", a->reference.attachment,
                     wd_VkSampleCountFlagBits_string(a->samples));
}

static void check_resolved_samples(const resolve *r) {
    const struct wd_device_capabilities *enabled = r->target.info->c->enabled;
    const bool is_single = !enabled || enabled->features.multisampledRenderToSingleSampled;
    wd_core_message m;
    if (!r->has_source) {
        if (begin_resolve(&m, r, WD_CORE_RULE(03177))) {
            wd_core_summaryf(&m, ", pDepthStencilAttachment is NULL or VK_ATTACHMENT_UNUSED");
            wd_core_end(&m);
        }
        return;
    }
    if (!is_single && r->source.samples == VK_SAMPLE_COUNT_1_BIT &&
        begin_resolve(&m, r, WD_CORE_RULE(03179))) {
        append_samples(&m, &r->source);
        wd_core_end(&m);
    }
    if (r->target.samples != VK_SAMPLE_COUNT_1_BIT && begin_resolve(&m, r, WD_CORE_RULE(03180))) {
        append_samples(&m, &r->target);
        wd_core_end(&m);
    }
}

static void check_resolved_formats(const resolve *r) {
    const VkFormat source = r->source.format, target = r->target.format;
    wd_core_message m;
    uint32_t rule = 0;
    if (r->has_source && depth_kind(target) && wd_format_find(source) &&
        depth_kind(target) != depth_kind(source)) {
        rule = WD_CORE_RULE(03181);
    } else if (r->has_source && wd_core_format_is(target, WD_CORE_HAS_STENCIL) == WD_CORE_TRUE &&
               wd_core_format_is(source, WD_CORE_HAS_STENCIL) == WD_CORE_FALSE) {
        rule = WD_CORE_RULE(03182);
    }
    if (rule && begin_resolve(&m, r, rule)) {
        append_format(&m, &r->target);
        append_format(&m, &r->source);
        wd_core_end(&m);
    }
    if (wd_core_lacks_features(r->target.info->c, target, WD_CORE_POTENTIAL,
                               VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT) &&
        begin_resolve(&m, r, WD_CORE_RULE(02651))) {
        append_format(&m, &r->target);
        wd_core_end(&m);
    }
}

// mode_rules are those of the modes of a resolve to an attachment, or of multisampled rendering to one with one sample.
typedef struct mode_rules {
    uint32_t none, depth, stencil, equal, equal_or_none;
} mode_rules;

static void check_resolve_modes(const resolve *r, const attachment *subject, const mode_rules *rules) {
    const wd_physical_capabilities *physical = subject->info->c->physical;
    const VkPhysicalDeviceDepthStencilResolveProperties *properties =
        physical ? wd_physical_property_struct(
                       physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_STENCIL_RESOLVE_PROPERTIES)
                 : NULL;
    const VkResolveModeFlagBits depth = r->modes->depthResolveMode, stencil = r->modes->stencilResolveMode;
    const VkFormat format = subject->format;
    wd_core_message m;
    char text[256];
    if (!depth && !stencil && begin_of(&m, subject, rules->none)) {
        append_modes(&m, r);
        wd_core_end(&m);
    }
    if (!properties) {
        return;
    }
    if (wd_core_format_is(format, WD_CORE_HAS_DEPTH) == WD_CORE_TRUE &&
        depth & ~properties->supportedDepthResolveModes && begin_of(&m, subject, rules->depth)) {
        append_modes(&m, r);
        wd_core_word(&m, "supportedDepthResolveModes",
                     wd_VkResolveModeFlags_string(properties->supportedDepthResolveModes, text, sizeof text));
        wd_core_end(&m);
    }
    if (wd_core_format_is(format, WD_CORE_HAS_STENCIL) == WD_CORE_TRUE &&
        stencil & ~properties->supportedStencilResolveModes && begin_of(&m, subject, rules->stencil)) {
        append_modes(&m, r);
        wd_core_word(
            &m, "supportedStencilResolveModes",
            wd_VkResolveModeFlags_string(properties->supportedStencilResolveModes, text, sizeof text));
        wd_core_end(&m);
    }
    if (wd_core_format_is(format, WD_CORE_DEPTH_AND_STENCIL) == WD_CORE_TRUE && depth != stencil &&
        !properties->independentResolve) {
        const bool allows_none = properties->independentResolveNone;
        if (!(allows_none && (!depth || !stencil)) &&
            begin_of(&m, subject, allows_none ? rules->equal_or_none : rules->equal)) {
            append_modes(&m, r);
            wd_core_unsigned(&m, "independentResolveNone", allows_none);
            wd_core_unsigned(&m, "independentResolve", 0);
            wd_core_end(&m);
        }
    }
}

static bool is_single_sampled(const wd_core_subpass *subpass) {
    const VkMultisampledRenderToSingleSampledInfoEXT *single =
        wd_core_chained(wd_core_pass_chain(subpass->info, subpass->index),
                        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    return single && single->multisampledRenderToSingleSampledEnable;
}

static void check_kind(const wd_core_subpass *subpass, wd_core_reference_kind kind) {
    assert((unsigned)kind < WD_CORE_NUM_REFERENCE_KINDS);
    attachment a;
    for (uint32_t i = 0; i < subpass->references[kind].count; i++) {
        if (!find(&a, subpass, kind, i)) {
            continue;
        }
        check_features(&a);
        if (kind == WD_CORE_INPUT_REFERENCE) {
            check_aspects(&a);
        } else if (kind == WD_CORE_DEPTH_STENCIL_REFERENCE) {
            check_depth_layout(&a);
        }
    }
}

void wd_core_check_subpass_formats(const wd_core_subpass *subpass) {
    for (int kind = 0; kind <= WD_CORE_DEPTH_STENCIL_REFERENCE; kind++) {
        check_kind(subpass, kind);
    }
    resolve r = {.modes = wd_core_chained(wd_core_pass_chain(subpass->info, subpass->index),
                                          VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE)};
    static const mode_rules rules = {WD_CORE_RULE(03178), WD_CORE_RULE(03183), WD_CORE_RULE(03184),
                                     WD_CORE_RULE(03185), WD_CORE_RULE(03186)},
                            single_rules = {WD_CORE_RULE(06873), WD_CORE_RULE(06874), WD_CORE_RULE(06875),
                                            WD_CORE_RULE(06876), WD_CORE_RULE(06877)};
    if (r.modes && find(&r.target, subpass, WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE, 0)) {
        r.has_source = find(&r.source, subpass, WD_CORE_DEPTH_STENCIL_REFERENCE, 0);
        check_resolved_samples(&r);
        check_resolved_formats(&r);
        check_resolve_modes(&r, &r.target, &rules);
    } else if (r.modes && is_single_sampled(subpass) &&
               find(&r.source, subpass, WD_CORE_DEPTH_STENCIL_REFERENCE, 0)) {
        check_resolve_modes(&r, &r.source, &single_rules);
    }
}
