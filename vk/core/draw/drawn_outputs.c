// What the fragment shader of a draw writes, against dynamic state, blending and attachments.
#include "vk/core/draw/draw_internal.h"

// --- Alpha to coverage

// check_alpha: vk/shader compares pipelines whose state is static.
static void check_alpha(const wd_core_drawn *d) {
    wd_core_message m;
    if (!wd_core_is_dynamic(d, WD_STATE_DYNAMIC_ALPHA_TO_COVERAGE_ENABLE) ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_ALPHA_TO_COVERAGE_ENABLE, VK_TRUE)) {
        return;
    }
    const wd_core_shader_facts *facts = wd_core_find_shader_facts(d, VK_SHADER_STAGE_FRAGMENT_BIT);
    if (facts && facts->outputs.is_known && !facts->outputs.has_alpha &&
        wd_core_begin_drawn(&m, d, d->graphics ? WD_CORE_RULE(08919) : WD_CORE_RULE(08920), 0)) {
        wd_core_summaryf(&m, ", alphaToCoverageEnable is VK_TRUE, and the fragment shader has no output with "
                             "an alpha component at location 0");
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_ALPHA_TO_COVERAGE_ENABLE);
        m.fix = "Declare the output at location 0 with four components, or disable alpha to coverage.";
        wd_core_end(&m);
    }
}

// --- Sample locations

static void check_interpolation(const wd_core_drawn *d) {
    wd_core_message m;
    if (!d->c->enabled || !d->c->enabled->extensions.EXT_sample_locations ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE) ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE, VK_TRUE)) {
        return;
    }
    const wd_core_shader_facts *facts = wd_core_find_shader_facts(d, VK_SHADER_STAGE_FRAGMENT_BIT);
    if (facts && facts->outputs.interpolates_at_sample &&
        wd_core_begin_drawn(&m, d, WD_CORE_RULE(07487), 0)) {
        wd_core_summaryf(
            &m, ", sampleLocationsEnable is VK_TRUE, and the fragment shader uses InterpolateAtSample");
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE);
        wd_core_end(&m);
    }
}

// --- Two colors for one attachment

static bool reads_second_color(VkBlendFactor factor) {
    return factor == VK_BLEND_FACTOR_SRC1_COLOR || factor == VK_BLEND_FACTOR_ONE_MINUS_SRC1_COLOR ||
           factor == VK_BLEND_FACTOR_SRC1_ALPHA || factor == VK_BLEND_FACTOR_ONE_MINUS_SRC1_ALPHA;
}

// blends_two_colors returns whether a static equation of an attachment that is blended reads the second color.
static bool blends_two_colors(const wd_core_drawn *d) {
    const VkPipelineColorBlendStateCreateInfo *state = d->graphics ? d->graphics->color_blend : NULL;
    if (!state || !state->pAttachments || wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION)) {
        return false;
    }
    for (uint32_t left = wd_core_blended(d); left; left &= left - 1) {
        const uint32_t index = (uint32_t)__builtin_ctz(left);
        const VkPipelineColorBlendAttachmentState *blend = &state->pAttachments[index];
        if (index < state->attachmentCount && (reads_second_color(blend->srcColorBlendFactor) ||
                                               reads_second_color(blend->dstColorBlendFactor) ||
                                               reads_second_color(blend->srcAlphaBlendFactor) ||
                                               reads_second_color(blend->dstAlphaBlendFactor))) {
            return true;
        }
    }
    return false;
}

static void check_two_colors(const wd_core_drawn *d) {
    const uint32_t most =
        d->c->physical ? d->c->physical->properties.limits.maxFragmentDualSrcAttachments : 0;
    wd_core_message m;
    if (!most || most >= WD_STATE_MAX_COLORS || !blends_two_colors(d)) {
        return;
    }
    const wd_core_shader_facts *facts = wd_core_find_shader_facts(d, VK_SHADER_STAGE_FRAGMENT_BIT);
    const uint32_t beyond = facts ? facts->outputs.written >> most : 0;
    if (beyond && wd_core_begin_drawn(&m, d, WD_CORE_RULE(09239), 0)) {
        wd_core_summaryf(&m,
                         " blends with a second color, the fragment shader writes the output at location %u, "
                         "and maxFragmentDualSrcAttachments is %u",
                         most + (uint32_t)__builtin_ctz(beyond), most);
        wd_core_end(&m);
    }
}

// --- Attachments that the pipeline lacks

// lacked_colors returns a mask of the color attachments with a view for which the pipeline has VK_FORMAT_UNDEFINED.
static uint32_t lacked_colors(const wd_core_drawn *d) {
    const VkPipelineRenderingCreateInfo *info = d->graphics ? d->graphics->rendering : NULL;
    uint32_t lacked = 0;
    for (uint32_t i = 0; info && info->pColorAttachmentFormats && i < info->colorAttachmentCount &&
                         i < d->rendering->num_colors;
         i++) {
        lacked |= d->rendering->colors[i].view && info->pColorAttachmentFormats[i] == VK_FORMAT_UNDEFINED
                      ? UINT32_C(1) << i
                      : 0;
    }
    return lacked;
}

static bool may_have_unused(const wd_core_check *c) {
#ifdef VK_EXT_dynamic_rendering_unused_attachments
    return c->enabled && c->enabled->features.dynamicRenderingUnusedAttachments;
#else
    (void)c;
    return false;
#endif
}

// may_map returns whether locations may be those of other attachments.
static bool may_map(const wd_core_check *c) {
#ifdef VK_KHR_dynamic_rendering_local_read
    return !c->enabled || c->enabled->features.dynamicRenderingLocalRead;
#else
    return !c->enabled;
#endif
}

// check_lacked_colors: without the feature, the formats have to match, which vk/core/rendering checks.
static void check_lacked_colors(const wd_core_drawn *d) {
    wd_core_message m;
    if (d->rendering->kind != WD_STATE_DYNAMIC_RENDERING || !d->rendering->is_known ||
        !may_have_unused(d->c) || may_map(d->c) || d->c->enabled->features.colorWriteEnable) {
        return;
    }
    const uint32_t lacked = lacked_colors(d);
    const wd_core_shader_facts *facts =
        lacked ? wd_core_find_shader_facts(d, VK_SHADER_STAGE_FRAGMENT_BIT) : NULL;
    for (uint32_t left = facts ? lacked & facts->outputs.written : 0; left; left &= left - 1) {
        const uint32_t index = (uint32_t)__builtin_ctz(left);
        if (wd_core_writes_color(d, index) && wd_core_begin_drawn(&m, d, WD_CORE_RULE(08963), 0)) {
            wd_core_summaryf(
                &m,
                " has VK_FORMAT_UNDEFINED in pColorAttachmentFormats[%u], and the fragment shader "
                "writes the color attachment %u of the render pass instance",
                index, index);
            m.fix = "State the format of the attachment in VkPipelineRenderingCreateInfo.";
            wd_core_end(&m);
            return;
        }
    }
}

void wd_core_check_drawn_outputs(const wd_core_drawn *d) {
    if (d->stages & VK_SHADER_STAGE_FRAGMENT_BIT &&
        wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE)) {
        check_alpha(d);
        check_interpolation(d);
        check_two_colors(d);
        check_lacked_colors(d);
    }
}
