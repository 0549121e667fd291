// The attachments that graphics pipelines are made for: of a subpass, or of VkPipelineRenderingCreateInfo.
#include <assert.h>

#include "vk/core/pipelines/pipelines_internal.h"

// color_format returns the format of a color attachment, VK_FORMAT_UNDEFINED where there is none or it is not known.
static VkFormat color_format(const wd_pipelines_graphics *g, uint32_t index) {
    assert(!g->subpass || g->pass);
    if (g->subpass) {
        const uint32_t attachment =
            index < g->subpass->num_colors ? g->subpass->colors[index].attachment : VK_ATTACHMENT_UNUSED;
        return attachment < g->pass->num_attachments ? g->pass->attachments[attachment].format
                                                     : VK_FORMAT_UNDEFINED;
    }
    const VkPipelineRenderingCreateInfo *rendering = g->rendering;
    return rendering && rendering->pColorAttachmentFormats && index < rendering->colorAttachmentCount
               ? rendering->pColorAttachmentFormats[index]
               : VK_FORMAT_UNDEFINED;
}

static void append_attachment(wd_core_message *m, const wd_pipelines_graphics *g, uint32_t index) {
    wd_core_summaryf(m, ", the format of color attachment %u %s is %s", index,
                     g->subpass ? "of the subpass" : "of VkPipelineRenderingCreateInfo",
                     wd_VkFormat_string(color_format(g, index)));
}

// --- Blending

// reads_blend_count returns whether attachmentCount counts. It is ignored where all that it counts is dynamic.
static bool reads_blend_count(const wd_pipelines_graphics *g) {
    return wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT) ||
           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT) ||
           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT);
}

static void check_blend_count(const wd_pipelines_graphics *g) {
    const uint32_t count = g->states.color_blend->attachmentCount;
    wd_core_message m;
    if (!reads_blend_count(g)) {
        return;
    }
    if (g->subpass && count != g->subpass->num_colors &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(07609))) {
        wd_core_unsigned(&m, "pColorBlendState->attachmentCount", count);
        wd_core_summaryf(&m, ", the number of color attachments of subpass %u of renderPass is %u",
                         g->info->subpass, g->subpass->num_colors);
        wd_core_end(&m);
    }
    if (g->rendering && count != g->rendering->colorAttachmentCount &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06055))) {
        wd_core_unsigned(&m, "pColorBlendState->attachmentCount", count);
        wd_core_unsigned(&m, "<VkPipelineRenderingCreateInfo>.colorAttachmentCount",
                         g->rendering->colorAttachmentCount);
        wd_core_end(&m);
    }
}

static void check_blend_attachment(const wd_pipelines_graphics *g, uint32_t index) {
    assert(g->states.color_blend && index < g->states.color_blend->attachmentCount);
    const VkPipelineColorBlendAttachmentState *blend = &g->states.color_blend->pAttachments[index];
    const VkFormat format = color_format(g, index);
    const VkColorComponentFlags rgb =
        VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT;
    wd_core_message m;
    char text[256];
    if (blend->blendEnable && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT) &&
        wd_core_lacks_features(g->c, format, WD_CORE_POTENTIAL,
                               VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT) &&
        wd_pipelines_begin_graphics(&m, g, g->subpass ? WD_CORE_RULE(06041) : WD_CORE_RULE(06062))) {
        m.indices[0] = index;
        wd_core_word(&m, "pColorBlendState->pAttachments[].blendEnable", "VK_TRUE");
        append_attachment(&m, g, index);
        wd_core_summaryf(&m, ", which has no VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT");
        wd_core_end(&m);
    }
    if (format == VK_FORMAT_E5B9G9R9_UFLOAT_PACK32 && blend->colorWriteMask & rgb &&
        (blend->colorWriteMask & rgb) != rgb &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT) &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(09043))) {
        m.indices[0] = index;
        wd_core_word(&m, "pColorBlendState->pAttachments[].colorWriteMask",
                     wd_VkColorComponentFlags_string(blend->colorWriteMask, text, sizeof text));
        append_attachment(&m, g, index);
        wd_core_end(&m);
    }
}

// --- VkPipelineRenderingCreateInfo

static void check_formats(const wd_pipelines_graphics *g) {
    const VkFormat depth = g->rendering->depthAttachmentFormat,
                   stencil = g->rendering->stencilAttachmentFormat;
    static const char depth_label[] = "<VkPipelineRenderingCreateInfo>.depthAttachmentFormat";
    static const char stencil_label[] = "<VkPipelineRenderingCreateInfo>.stencilAttachmentFormat";
    wd_core_message m;
    if (depth && wd_core_format_is(depth, WD_CORE_HAS_DEPTH) == WD_CORE_FALSE &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06587))) {
        wd_core_word(&m, depth_label, wd_VkFormat_string(depth));
        wd_core_end(&m);
    }
    if (stencil && wd_core_format_is(stencil, WD_CORE_HAS_STENCIL) == WD_CORE_FALSE &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06588))) {
        wd_core_word(&m, stencil_label, wd_VkFormat_string(stencil));
        wd_core_end(&m);
    }
    if (depth && stencil && depth != stencil && wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06589))) {
        wd_core_word(&m, depth_label, wd_VkFormat_string(depth));
        wd_core_word(&m, "stencilAttachmentFormat", wd_VkFormat_string(stencil));
        m.fix = "Use one format with depth and stencil for both, or VK_FORMAT_UNDEFINED for the aspect that "
                "is not attached.";
        wd_core_end(&m);
    }
}

static void check_view_mask(const wd_pipelines_graphics *g) {
    const uint32_t views = g->rendering->viewMask;
    const VkPhysicalDeviceMultiviewProperties *properties =
        g->c->physical ? wd_physical_property_struct(g->c->physical,
                                                     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES)
                       : NULL;
    wd_core_message m;
    if (!views || !g->c->enabled) {
        return;
    }
    if (!g->c->enabled->features.multiview) {
        if (wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06577))) {
            wd_core_unsigned(&m, "<VkPipelineRenderingCreateInfo>.viewMask", views);
            wd_core_word(&m, "multiview", "not enabled");
            wd_core_end(&m);
        }
    } else if (properties && 32u - (uint32_t)__builtin_clz(views) > properties->maxMultiviewViewCount &&
               wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(06578))) {
        wd_core_unsigned(&m, "<VkPipelineRenderingCreateInfo>.viewMask", views);
        wd_core_unsigned(&m, "maxMultiviewViewCount", properties->maxMultiviewViewCount);
        wd_core_end(&m);
    }
}

static void check_local_reads(const wd_pipelines_graphics *g) {
#ifdef VK_KHR_dynamic_rendering_local_read
    const VkRenderingInputAttachmentIndexInfoKHR *inputs =
        wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    const VkRenderingAttachmentLocationInfoKHR *locations =
        wd_core_chained(g->info->pNext, VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    const uint32_t count = g->rendering->colorAttachmentCount;
    wd_core_message m;
    if (inputs && g->needs & WD_PIPELINES_FRAGMENT_SHADER && inputs->colorAttachmentCount != count &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(09531))) {
        wd_core_unsigned(&m, "<VkRenderingInputAttachmentIndexInfo>.colorAttachmentCount",
                         inputs->colorAttachmentCount);
        wd_core_unsigned(&m, "<VkPipelineRenderingCreateInfo>.colorAttachmentCount", count);
        wd_core_end(&m);
    }
    if (locations && locations->colorAttachmentCount != count &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(09532))) {
        wd_core_unsigned(&m, "<VkRenderingAttachmentLocationInfo>.colorAttachmentCount",
                         locations->colorAttachmentCount);
        wd_core_unsigned(&m, "<VkPipelineRenderingCreateInfo>.colorAttachmentCount", count);
        wd_core_end(&m);
    }
#else
    (void)g;
#endif
}

// --- Rasterization order

static void report_order(const wd_pipelines_graphics *g, uint32_t rule, const char *member, const char *flag,
                         const char *subpass_flag) {
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_word(&m, member, flag);
        if (subpass_flag) {
            wd_core_summaryf(&m, ", subpass %u of renderPass has no %s", g->info->subpass, subpass_flag);
        } else {
            wd_core_summaryf(&m, ", renderPass is VK_NULL_HANDLE, dynamicRenderingLocalRead is not enabled");
        }
        wd_core_end(&m);
    }
}

// A flag of a state, and the flag that it needs of the subpass.
typedef struct order_flag {
    uint32_t flag, subpass_flag, rule;
    const char *name, *subpass_name;
} order_flag;

#define ORDER(KIND, SUBPASS, rule)                                                                           \
    {                                                                                                        \
        VK_PIPELINE_##KIND##_ACCESS_BIT_EXT,                                                                 \
            VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_##SUBPASS##_ACCESS_BIT_EXT, rule,          \
            "VK_PIPELINE_" #KIND "_ACCESS_BIT_EXT",                                                          \
            "VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_" #SUBPASS "_ACCESS_BIT_EXT"              \
    }

static const order_flag order_flags[] = {
    ORDER(COLOR_BLEND_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT, COLOR, WD_CORE_RULE(09527)),
    ORDER(DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_DEPTH, DEPTH, WD_CORE_RULE(09528)),
    ORDER(DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_STENCIL, STENCIL, WD_CORE_RULE(09529)),
};

// check_order checks the flags of a state: `first` of order_flags, and `count` from there.
static void check_order(const wd_pipelines_graphics *g, uint32_t flags, const char *member, unsigned first,
                        unsigned count, uint32_t unread_rule) {
    bool reads = true;
#ifdef VK_KHR_dynamic_rendering_local_read
    reads = !g->c->enabled || g->c->enabled->features.dynamicRenderingLocalRead;
#endif
    for (unsigned i = first; i < first + count; i++) {
        if (!(flags & order_flags[i].flag)) {
            continue;
        }
        if (g->subpass && !(g->subpass->flags & order_flags[i].subpass_flag)) {
            report_order(g, order_flags[i].rule, member, order_flags[i].name, order_flags[i].subpass_name);
        } else if (!g->info->renderPass && !reads && g->needs & WD_PIPELINES_FRAGMENT_OUTPUT) {
            report_order(g, unread_rule, member, order_flags[i].name, NULL);
        }
    }
}

void wd_pipelines_check_pipeline_attachments(const wd_pipelines_graphics *g) {
    const VkPipelineColorBlendStateCreateInfo *blend = g->states.color_blend;
    const bool has_output = g->needs & WD_PIPELINES_FRAGMENT_OUTPUT;
    if (blend) {
        check_blend_count(g);
        for (uint32_t i = 0; blend->pAttachments && i < blend->attachmentCount && reads_blend_count(g); i++) {
            check_blend_attachment(g, i);
        }
    }
    if (g->rendering && has_output) {
        check_formats(g);
        check_local_reads(g);
    }
    if (g->rendering && g->needs & (WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER)) {
        check_view_mask(g);
    }
    if (blend) {
        check_order(g, blend->flags, "pColorBlendState->flags", 0, 1, WD_CORE_RULE(06482));
    }
    if (g->states.depth_stencil) {
        check_order(g, g->states.depth_stencil->flags, "pDepthStencilState->flags", 1, 2,
                    WD_CORE_RULE(09526));
    }
}

// --- Samples

static void report_samples(const wd_pipelines_graphics *g, uint32_t rule, uint32_t attachment) {
    assert(g->pass && attachment < g->pass->num_attachments);
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_word(&m, "pMultisampleState->rasterizationSamples",
                     wd_VkSampleCountFlagBits_string(g->states.multisample->rasterizationSamples));
        wd_core_summaryf(&m, ", the samples of attachment %u, which subpass %u of renderPass uses, are %s",
                         attachment, g->info->subpass,
                         wd_VkSampleCountFlagBits_string(g->pass->attachments[attachment].samples));
        wd_core_end(&m);
    }
}

// check_samples reports the first attachment of an array with other samples. True: it is reported.
static bool check_samples(const wd_pipelines_graphics *g, const VkAttachmentReference2 *references,
                          uint32_t count) {
    const VkSampleCountFlagBits samples = g->states.multisample->rasterizationSamples;
    for (uint32_t i = 0; references && i < count; i++) {
        const uint32_t attachment = references[i].attachment;
        if (attachment < g->pass->num_attachments && g->pass->attachments[attachment].samples != samples) {
            report_samples(g, WD_CORE_RULE(06853), attachment);
            return true;
        }
    }
    return false;
}

void wd_pipelines_check_attachment_samples(const wd_pipelines_graphics *g) {
    const struct wd_device_capabilities *enabled = g->c->enabled;
    if (!enabled || !g->subpass || !g->states.multisample ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT)) {
        return;
    }
    if (enabled->extensions.AMD_mixed_attachment_samples ||
        enabled->extensions.NV_framebuffer_mixed_samples ||
        enabled->features.multisampledRenderToSingleSampled) {
        return;
    }
    if (!check_samples(g, g->subpass->colors, g->subpass->num_colors)) {
        check_samples(g, g->subpass->depth_stencil, 1);
    }
}
