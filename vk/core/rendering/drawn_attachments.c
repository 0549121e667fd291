// What draws need of the render pass instance: the pipeline was made for such attachments.
#include <assert.h>

#include "vk/core/rendering/drawn_attachments.h"

#include "vk/state/state_unknown.h"

static bool begin(wd_core_message *m, const wd_core_draw *d, uint32_t rule) {
    char text[160];
    if (!wd_core_begin_rule(m, d->c, NULL, NULL, rule)) {
        return false;
    }
    wd_core_summaryf(
        m, "%s", wd_core_name(d->c, VK_OBJECT_TYPE_PIPELINE, d->pipeline->object.handle, text, sizeof text));
    return true;
}

static void end(wd_core_message *m, const wd_core_draw *d) {
    if (d->rendering->begun_by) {
        wd_core_notef(m,
                      d->rendering->is_inherited ? "%s stated what the command buffer inherits"
                                                 : "The render pass instance was begun by %s",
                      d->rendering->begun_by);
    }
    wd_core_end(m);
}

static void note_view(wd_core_message *m, const wd_core_draw *d, const wd_state_attachment *attachment) {
    char text[160];
    if (attachment->view) {
        wd_core_notef(m, "The attachment is %s",
                      wd_core_name(d->c, VK_OBJECT_TYPE_IMAGE_VIEW, attachment->view->object.handle, text,
                                   sizeof text));
    }
}

// --- Render pass objects

static void report_pass(const wd_core_draw *d, const wd_state_render_pass *pass,
                        const wd_state_pass_difference *difference) {
    char text[160];
    wd_core_message m;
    if (!begin(&m, d, WD_CORE_RULE(02684))) {
        return;
    }
    if (!pass) {
        wd_core_summaryf(&m, " was created without a render pass, for dynamic rendering");
    } else {
        wd_core_summaryf(
            &m, " was created with %s",
            wd_core_name(d->c, VK_OBJECT_TYPE_RENDER_PASS, pass->object.handle, text, sizeof text));
    }
    wd_core_summaryf(&m, ", and the current render pass is %s",
                     wd_core_name(d->c, VK_OBJECT_TYPE_RENDER_PASS,
                                  d->command_buffer->render_pass->object.handle, text, sizeof text));
    if (pass) {
        wd_core_difference(&m, difference);
    }
    end(&m, d);
}

static void check_subpass(const wd_core_draw *d) {
    const wd_state_render_pass *current = d->command_buffer->render_pass, *pass = d->graphics->render_pass;
    wd_state_pass_difference difference;
    wd_core_message m;
    if (!current) {
        return;
    }
    if (!pass) {
        if (d->graphics->has_fragment_output && d->graphics->rendering) {
            report_pass(d, NULL, NULL);
        }
        return;
    }
    if (!wd_state_are_passes_compatible(pass, current, &difference)) {
        report_pass(d, pass, &difference);
    } else if (d->graphics->subpass != d->command_buffer->subpass && begin(&m, d, WD_CORE_RULE(02685))) {
        wd_core_summaryf(&m, " was created for subpass %u, and the current subpass is %u",
                         d->graphics->subpass, d->command_buffer->subpass);
        end(&m, d);
    }
}

// --- Dynamic rendering

// The formats of a pipeline without VkPipelineRenderingCreateInfo.
static const VkPipelineRenderingCreateInfo no_rendering = {
    .sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
};

static void report_format(const wd_core_draw *d, uint32_t rule, const char *what,
                          const wd_state_attachment *attachment, VkFormat format) {
    wd_core_message m;
    if (begin(&m, d, rule)) {
        wd_core_summaryf(&m,
                         " was created with %s as the format of the %s, and the render pass instance has %s",
                         wd_core_format(format), what,
                         attachment->format == VK_FORMAT_UNDEFINED ? "no image there"
                                                                   : wd_core_format(attachment->format));
        note_view(&m, d, attachment);
        end(&m, d);
    }
}

// format_rules are of an attachment that the instance has, without and with dynamicRenderingUnusedAttachments, and of
// one that it does not have.
typedef struct format_rules {
    uint32_t equal, equal_or_unused, unused;
} format_rules;

static void check_format(const wd_core_draw *d, const format_rules *rules, const char *what,
                         const wd_state_attachment *attachment, VkFormat format) {
    if (attachment->format == format ||
        (d->allows_unused && (attachment->format == VK_FORMAT_UNDEFINED || format == VK_FORMAT_UNDEFINED))) {
        return;
    }
    const uint32_t rule = attachment->format == VK_FORMAT_UNDEFINED ? rules->unused
                          : d->allows_unused                        ? rules->equal_or_unused
                                                                    : rules->equal;
    report_format(d, rule, what, attachment, format);
}

static void check_colors(const wd_core_draw *d, const VkPipelineRenderingCreateInfo *info) {
    static const format_rules rules = {WD_CORE_RULE(08910), WD_CORE_RULE(08911), WD_CORE_RULE(08912)};
    const wd_state_rendering *rendering = d->rendering;
    wd_core_message m;
    char what[32];
    if (info->colorAttachmentCount != rendering->num_colors && !d->allows_unused) {
        if (begin(&m, d, WD_CORE_RULE(06179))) {
            wd_core_summaryf(&m,
                             " was created with %u color attachments, and the render pass instance has %u",
                             info->colorAttachmentCount, rendering->num_colors);
            end(&m, d);
        }
        return;
    }
    for (uint32_t i = 0; info->pColorAttachmentFormats && i < rendering->num_colors; i++) {
        if (i < info->colorAttachmentCount) {
            snprintf(what, sizeof what, "color attachment %u", i);
            check_format(d, &rules, what, &rendering->colors[i], info->pColorAttachmentFormats[i]);
        }
    }
}

static void check_formats(const wd_core_draw *d, const VkPipelineRenderingCreateInfo *info) {
    static const format_rules depth = {WD_CORE_RULE(08914), WD_CORE_RULE(08915), WD_CORE_RULE(08913)};
    static const format_rules stencil = {WD_CORE_RULE(08917), WD_CORE_RULE(08918), WD_CORE_RULE(08916)};
    check_colors(d, info);
    check_format(d, &depth, "depth attachment", &d->rendering->depth, info->depthAttachmentFormat);
    check_format(d, &stencil, "stencil attachment", &d->rendering->stencil, info->stencilAttachmentFormat);
}

// report_samples: later registries have one rule for all attachments.
static bool report_samples(const wd_core_draw *d, const wd_state_attachment *attachment, uint32_t rule,
                           const char *what) {
    const VkSampleCountFlagBits samples = d->graphics->multisample->rasterizationSamples;
    wd_core_message m;
    if (!attachment->samples || attachment->samples == samples) {
        return false;
    }
    if (begin(&m, d, rule) || begin(&m, d, WD_CORE_RULE(07284))) {
        wd_core_summaryf(&m, " was created with %s as rasterizationSamples, and the %s has %s",
                         wd_VkSampleCountFlagBits_string(samples), what,
                         wd_VkSampleCountFlagBits_string(attachment->samples));
        note_view(&m, d, attachment);
        end(&m, d);
    }
    return true;
}

static void check_samples(const wd_core_draw *d) {
    const wd_state_graphics *graphics = d->graphics;
    char what[32];
    if (!graphics->multisample || graphics->has_mixed_samples || d->mixes_samples ||
        d->rendering->has_mixed_samples ||
        wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES)) {
        return;
    }
    for (uint32_t i = 0; i < d->rendering->num_colors; i++) {
        snprintf(what, sizeof what, "color attachment %u", i);
        if (report_samples(d, &d->rendering->colors[i], WD_CORE_RULE(07285), what)) {
            return;
        }
    }
    if (!report_samples(d, &d->rendering->depth, WD_CORE_RULE(07286), "depth attachment")) {
        report_samples(d, &d->rendering->stencil, WD_CORE_RULE(07287), "stencil attachment");
    }
}

static void report_flag(const wd_core_draw *d, uint32_t rule, const char *has, const char *lacks) {
    wd_core_message m;
    if (begin(&m, d, rule)) {
        wd_core_summaryf(&m, " was created %s, and the render pass instance has %s", lacks, has);
        end(&m, d);
    }
}

static void check_flags(const wd_core_draw *d) {
    const uint64_t flags = d->pipeline->flags;
    const bool is_known = d->pipeline->num_libraries == 0;
    if (d->rendering->has_shading_rate && is_known &&
        !(flags & VK_PIPELINE_CREATE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR)) {
        report_flag(d, WD_CORE_RULE(06183), "a fragment shading rate attachment",
                    "without VK_PIPELINE_CREATE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR");
    }
    if (d->rendering->has_density_map && is_known &&
        !(flags & VK_PIPELINE_CREATE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_BIT_EXT)) {
        report_flag(d, WD_CORE_RULE(06184), "a fragment density map",
                    "without VK_PIPELINE_CREATE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_BIT_EXT");
    }
#if defined(VK_EXT_legacy_dithering) && defined(VK_VERSION_1_4)
    const bool dithers = d->rendering->flags & VK_RENDERING_ENABLE_LEGACY_DITHERING_BIT_EXT;
    const bool is_dithered = flags & VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT;
    if (dithers && !is_dithered && is_known) {
        report_flag(d, WD_CORE_RULE(09642), "VK_RENDERING_ENABLE_LEGACY_DITHERING_BIT_EXT",
                    "without VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT");
    } else if (!dithers && is_dithered) {
        report_flag(d, WD_CORE_RULE(09643), "no VK_RENDERING_ENABLE_LEGACY_DITHERING_BIT_EXT",
                    "with VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT");
    }
#endif
}

static void check_dynamic(const wd_core_draw *d) {
    const wd_state_graphics *graphics = d->graphics;
    wd_core_message m;
    char text[160];
    if (graphics->render_pass) {
        if (begin(&m, d, WD_CORE_RULE(06198))) {
            wd_core_summaryf(&m, " was created with %s, and the render pass instance is of dynamic rendering",
                             wd_core_name(d->c, VK_OBJECT_TYPE_RENDER_PASS,
                                          graphics->render_pass->object.handle, text, sizeof text));
            end(&m, d);
        }
        return;
    }
    if (!graphics->has_fragment_output || graphics->has_external_format) {
        return;
    }
    const VkPipelineRenderingCreateInfo *info = graphics->rendering ? graphics->rendering : &no_rendering;
    if (info->viewMask != d->rendering->view_mask && begin(&m, d, WD_CORE_RULE(06178))) {
        wd_core_summaryf(&m, " was created with 0x%x as viewMask, and the render pass instance has 0x%x",
                         info->viewMask, d->rendering->view_mask);
        end(&m, d);
    }
    if (!d->discards) {
        check_formats(d, info);
        check_samples(d);
    }
    check_flags(d);
    wd_core_check_local_read(d);
}

// --- The draw

static bool allows_unused(const wd_core_check *c) {
#ifdef VK_EXT_dynamic_rendering_unused_attachments
    return !c->enabled || c->enabled->features.dynamicRenderingUnusedAttachments;
#else
    (void)c;
    return false;
#endif
}

static bool mixes_samples(const wd_core_check *c) {
    if (!c->enabled || c->enabled->extensions.AMD_mixed_attachment_samples ||
        c->enabled->extensions.NV_framebuffer_mixed_samples) {
        return true;
    }
#ifdef VK_EXT_multisampled_render_to_single_sampled
    return c->enabled->features.multisampledRenderToSingleSampled;
#else
    return false;
#endif
}

static bool is_value(const wd_core_draw *d, wd_state_dynamic_state state, uint32_t value) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    return wd_state_is_dynamic(d->graphics, state) && wd_state_is_set(&d->command_buffer->dynamic, state) &&
           d->command_buffer->dynamic.values[state] == value;
}

static void check_pipeline(wd_core_draw *d) {
    if (!d->graphics || !d->graphics->is_complete) {
        return;
    }
    d->allows_unused = allows_unused(d->c);
    d->mixes_samples = mixes_samples(d->c);
    d->discards = d->graphics->discards || is_value(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_TRUE);
    if (d->rendering->kind == WD_STATE_SUBPASS) {
        check_subpass(d);
    } else if (d->rendering->is_known) {
        check_dynamic(d);
    }
    if (!d->discards) {
        wd_core_check_read_only(d);
    }
}

static void check_shaders(const wd_core_draw *d) {
    wd_core_message m;
    if (d->rendering->kind == WD_STATE_SUBPASS && !d->rendering->is_inherited &&
        wd_core_begin_rule(&m, d->c, NULL, NULL, WD_CORE_RULE(08876))) {
        wd_core_summaryf(&m,
                         "shader objects are bound, and the render pass instance is of a render pass object");
        end(&m, d);
    }
}

// check_contents: the command buffer that began the instance records draws in secondary command buffers only.
static void check_contents(const wd_core_draw *d) {
    wd_core_message m;
    VkRenderingFlags inlined = 0;
#if defined(VK_KHR_maintenance7)
    inlined = VK_RENDERING_CONTENTS_INLINE_BIT_KHR;
#elif defined(VK_EXT_nested_command_buffer)
    inlined = VK_RENDERING_CONTENTS_INLINE_BIT_EXT;
#endif
    if (d->rendering->kind == WD_STATE_DYNAMIC_RENDERING && !d->rendering->is_inherited &&
        d->rendering->flags & VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT &&
        !(d->rendering->flags & inlined) && wd_core_begin_rule(&m, d->c, NULL, NULL, WD_CORE_RULE(10582))) {
        wd_core_summaryf(&m, "the flags of the render pass instance are "
                             "VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT");
        m.fix = "Draw in a secondary command buffer, or add VK_RENDERING_CONTENTS_INLINE_BIT_KHR.";
        end(&m, d);
    }
}

__attribute__((noinline)) static void check_draw(wd_core_check *c, const wd_core_action *a) {
    wd_core_draw d = {.c = c,
                      .command_buffer = a->command_buffer,
                      .rendering = &a->command_buffer->rendering,
                      .pipeline = a->pipeline,
                      .graphics = a->pipeline->graphics};
    check_contents(&d);
    if (a->pipeline->shaders) {
        check_shaders(&d);
    } else {
        check_pipeline(&d);
    }
}

// verified_rendering is what was verified, in the words of wd_core_verified.
typedef struct verified_rendering {
    uint64_t pipeline; // 0: nothing.
    uint64_t version;
    uint32_t dynamic_state; // Epoch.
} verified_rendering;

static_assert(sizeof(verified_rendering) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

WD_CORE_ACTION_CHECK(rendering) {
    const wd_state_command_buffer *command_buffer = a->command_buffer;
    if (a->bind != WD_STATE_BIND_GRAPHICS || command_buffer->rendering.kind == WD_STATE_NOT_RENDERING ||
        !a->pipeline) {
        return;
    }
    verified_rendering nothing = {0},
                       *verified = (verified_rendering *)wd_core_verified(a, WD_CORE_VERIFIED_RENDERING);
    verified = verified ? verified : &nothing;
    if (verified->pipeline != a->pipeline->object.id ||
        verified->version != command_buffer->rendering.version ||
        verified->dynamic_state != command_buffer->epochs.dynamic_state) {
        *verified = (verified_rendering){a->pipeline->object.id, command_buffer->rendering.version,
                                         command_buffer->epochs.dynamic_state};
        check_draw(c, a);
    }
}
