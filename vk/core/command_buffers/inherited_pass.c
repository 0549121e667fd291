// Secondary command buffers inside of render pass instances: what they were recorded for, and the current instance.
#include "vk/core/command_buffers/command_buffers_internal.h"
#include <stdio.h>

#include "vk/core/rendering/rendering_internal.h"
#include "vk/state/state_rendering.h"

static void end(wd_core_message *m, const wd_core_execution *e) {
    if (e->primary->rendering.begun_by) {
        wd_core_notef(m, "The render pass instance was begun by %s", e->primary->rendering.begun_by);
    }
    wd_core_end(m);
}

// --- Render pass objects

static void report_pass(const wd_core_execution *e, const wd_state_pass_difference *difference) {
    const wd_state_render_pass *pass = e->secondary->render_pass;
    char text[160];
    wd_core_message m;
    if (!wd_core_begin_execution(&m, e, WD_CORE_RULE(06020))) {
        return;
    }
    if (pass) {
        wd_core_summaryf(
            &m, ", which was recorded for %s",
            wd_core_name(e->c, VK_OBJECT_TYPE_RENDER_PASS, pass->object.handle, text, sizeof text));
    } else {
        wd_core_summaryf(&m, ", which was recorded for dynamic rendering");
    }
    wd_core_summaryf(&m, ", and the current render pass is %s",
                     wd_core_name(e->c, VK_OBJECT_TYPE_RENDER_PASS, e->primary->render_pass->object.handle,
                                  text, sizeof text));
    if (difference) {
        wd_core_difference(&m, difference);
    }
    end(&m, e);
}

static void check_framebuffer(const wd_core_execution *e) {
    const wd_state_framebuffer *own = e->secondary->framebuffer, *current = e->primary->framebuffer;
    char text[160];
    wd_core_message m;
    if (!own || !current || own == current || !wd_core_begin_execution(&m, e, WD_CORE_RULE(00099))) {
        return;
    }
    wd_core_summaryf(&m, ", which was recorded for %s",
                     wd_core_name(e->c, VK_OBJECT_TYPE_FRAMEBUFFER, own->object.handle, text, sizeof text));
    wd_core_summaryf(
        &m, ", and the current framebuffer is %s",
        wd_core_name(e->c, VK_OBJECT_TYPE_FRAMEBUFFER, current->object.handle, text, sizeof text));
    m.fix = "Let VkCommandBufferInheritanceInfo::framebuffer be the current framebuffer or VK_NULL_HANDLE.";
    end(&m, e);
}

static void check_subpass(const wd_core_execution *e) {
    const wd_state_command_buffer *own = e->secondary, *current = e->primary;
    wd_state_pass_difference difference;
    wd_core_message m;
    if (!current->render_pass) {
        return;
    }
    if (!own->render_pass) {
        if (own->rendering.kind == WD_STATE_DYNAMIC_RENDERING) {
            report_pass(e, NULL);
        }
        return;
    }
    if (!wd_state_are_passes_compatible(own->render_pass, current->render_pass, &difference)) {
        report_pass(e, &difference);
    } else if (own->subpass != current->subpass && wd_core_begin_execution(&m, e, WD_CORE_RULE(06019))) {
        wd_core_summaryf(&m, ", which was recorded for subpass %u, and the current subpass is %u",
                         own->subpass, current->subpass);
        end(&m, e);
    }
    check_framebuffer(e);
}

// --- Transforms

static bool are_equal_areas(const VkRect2D *one, const VkRect2D *other) {
    return one->offset.x == other->offset.x && one->offset.y == other->offset.y &&
           one->extent.width == other->extent.width && one->extent.height == other->extent.height;
}

// check_transform: VkCommandBufferInheritanceRenderPassTransformInfoQCOM has the transform of the instance.
static void check_transform(const wd_core_execution *e) {
    const wd_state_rendering *own = &e->secondary->rendering, *current = &e->primary->rendering;
    const VkSurfaceTransformFlagBitsKHR transform = current->transform;
    wd_core_message m;
    if (!transform) {
        return;
    }
    if (!own->transform) {
        if (wd_core_begin_execution(&m, e, WD_CORE_RULE(02865))) {
            wd_core_summaryf(&m,
                             ", which was recorded without "
                             "VkCommandBufferInheritanceRenderPassTransformInfoQCOM, and the transform of "
                             "the render pass instance is %s",
                             wd_VkSurfaceTransformFlagBitsKHR_string(transform));
            end(&m, e);
        }
        return;
    }
    if (own->transform != transform && wd_core_begin_execution(&m, e, WD_CORE_RULE(02866))) {
        wd_core_summaryf(&m, ", which was recorded with the transform %s",
                         wd_VkSurfaceTransformFlagBitsKHR_string(own->transform));
        wd_core_summaryf(&m, ", and that of the render pass instance is %s",
                         wd_VkSurfaceTransformFlagBitsKHR_string(transform));
        end(&m, e);
    }
    if (!current->is_inherited && !are_equal_areas(&own->area, &current->area) &&
        wd_core_begin_execution(&m, e, WD_CORE_RULE(02867))) {
        const VkRect2D *a = &own->area, *b = &current->area;
        wd_core_summaryf(&m,
                         ", which was recorded with the renderArea (%d, %d), %u x %u, and that of the render "
                         "pass instance is (%d, %d), %u x %u",
                         a->offset.x, a->offset.y, a->extent.width, a->extent.height, b->offset.x,
                         b->offset.y, b->extent.width, b->extent.height);
        end(&m, e);
    }
}

// --- Dynamic rendering

static void report_number(const wd_core_execution *e, uint32_t rule, const char *member, uint64_t own,
                          const char *of_current, uint64_t current) {
    wd_core_message m;
    if (wd_core_begin_execution(&m, e, rule)) {
        wd_core_summaryf(&m,
                         ", which was recorded with VkCommandBufferInheritanceRenderingInfo::%s %llu, and %s "
                         "of the render pass instance is %llu",
                         member, (unsigned long long)own, of_current, (unsigned long long)current);
        end(&m, e);
    }
}

// attachment_rules are for an attachment that the instance has, one that it does not have, and samples.
typedef struct attachment_rules {
    uint32_t format, no_format, samples;
} attachment_rules;

static void check_samples(const wd_core_execution *e, uint32_t rule, const char *what,
                          const wd_state_attachment *current) {
    const wd_state_rendering *own = &e->secondary->rendering;
    wd_core_message m;
    if (own->has_mixed_samples || e->primary->rendering.single_sampled_samples ||
        own->samples == current->samples || !wd_core_begin_execution(&m, e, rule)) {
        return;
    }
    wd_core_summaryf(&m, ", which was recorded with rasterizationSamples %s, and the %s has %s",
                     wd_VkSampleCountFlagBits_string(own->samples), what,
                     wd_VkSampleCountFlagBits_string(current->samples));
    end(&m, e);
}

static void check_attachment(const wd_core_execution *e, const attachment_rules *rules, const char *what,
                             const wd_state_attachment *own, const wd_state_attachment *current) {
    wd_core_message m;
    if (own->format != current->format) {
        if (wd_core_begin_execution(
                &m, e, current->format == VK_FORMAT_UNDEFINED ? rules->no_format : rules->format)) {
            wd_core_summaryf(
                &m,
                ", which was recorded with %s as the format of the %s, and the render pass instance has %s",
                wd_core_format(own->format), what,
                current->format == VK_FORMAT_UNDEFINED ? "no image there" : wd_core_format(current->format));
            end(&m, e);
        }
    } else if (current->format != VK_FORMAT_UNDEFINED) {
        check_samples(e, rules->samples, what, current);
    }
}

static void check_attachments(const wd_core_execution *e) {
    static const attachment_rules color = {WD_CORE_RULE(06028), WD_CORE_RULE(07606), WD_CORE_RULE(06035)},
                                  depth = {WD_CORE_RULE(06029), WD_CORE_RULE(06774), WD_CORE_RULE(06036)},
                                  stencil = {WD_CORE_RULE(06030), WD_CORE_RULE(06775), WD_CORE_RULE(06037)};
    const wd_state_rendering *own = &e->secondary->rendering, *current = &e->primary->rendering;
    if (!own->is_known || !current->is_known || current->is_inherited) {
        return;
    }
    if (own->num_colors != current->num_colors) {
        report_number(e, WD_CORE_RULE(06027), "colorAttachmentCount", own->num_colors,
                      "VkRenderingInfo::colorAttachmentCount", current->num_colors);
    }
    for (uint32_t i = 0; i < own->num_colors && i < current->num_colors; i++) {
        char what[32];
        snprintf(what, sizeof what, "color attachment %u", i);
        check_attachment(e, &color, what, &own->colors[i], &current->colors[i]);
    }
    check_attachment(e, &depth, "depth attachment", &own->depth, &current->depth);
    check_attachment(e, &stencil, "stencil attachment", &own->stencil, &current->stencil);
}

static void report_mapping(const wd_core_execution *e, uint32_t rule, const char *what, uint32_t own,
                           uint32_t current) {
    wd_core_message m;
    if (wd_core_begin_execution(&m, e, rule)) {
        wd_core_summaryf(&m, ", which was recorded with %u as %s, and that of the render pass instance is %u",
                         own, what, current);
        end(&m, e);
    }
}

static uint32_t mapped(bool has_values, const uint32_t *values, uint32_t num, uint32_t i) {
    return has_values && i < num ? values[i] : i;
}

// check_mappings compares VkRenderingAttachmentLocationInfo and VkRenderingInputAttachmentIndexInfo. Like those of
// pipelines, indices of depth and stencil that only one of both states has are not compared.
static void check_mappings(const wd_core_execution *e) {
    const wd_state_rendering *rendering = &e->primary->rendering;
    const wd_state_local_read *own = &e->secondary->inheritance.local_read, *current = &rendering->local_read;
    char what[64];
    if (own->is_unknown || current->is_unknown || !rendering->is_known) {
        return;
    }
    for (uint32_t i = 0; i < rendering->num_colors; i++) {
        const uint32_t one = mapped(own->has_locations, own->locations, own->num_locations, i),
                       other = mapped(current->has_locations, current->locations, current->num_locations, i);
        if (one != other) {
            snprintf(what, sizeof what, "the location of color attachment %u", i);
            report_mapping(e, WD_CORE_RULE(09504), what, one, other);
            break;
        }
    }
    for (uint32_t i = 0; i < rendering->num_colors; i++) {
        const uint32_t one = mapped(own->has_inputs, own->inputs, own->num_inputs, i),
                       other = mapped(current->has_inputs, current->inputs, current->num_inputs, i);
        if (one != other) {
            snprintf(what, sizeof what, "the input attachment index of color attachment %u", i);
            report_mapping(e, WD_CORE_RULE(09505), what, one, other);
            return;
        }
    }
    if (own->has_depth_input && current->has_depth_input && own->depth_input != current->depth_input) {
        report_mapping(e, WD_CORE_RULE(09505), "the input attachment index of depth", own->depth_input,
                       current->depth_input);
    } else if (own->has_stencil_input && current->has_stencil_input &&
               own->stencil_input != current->stencil_input) {
        report_mapping(e, WD_CORE_RULE(09505), "the input attachment index of stencil", own->stencil_input,
                       current->stencil_input);
    }
}

static void check_rendering(const wd_core_execution *e) {
    const wd_state_rendering *own = &e->secondary->rendering, *current = &e->primary->rendering;
    // The rule excludes the flag, so an inheritance info may have it or not.
    const VkRenderingFlags excluded = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    const VkRenderingFlags expected = current->flags & ~excluded;
    char text[160];
    wd_core_message m;
    if (e->secondary->render_pass) {
        if (wd_core_begin_execution(&m, e, WD_CORE_RULE(06025))) {
            wd_core_summaryf(
                &m, ", which was recorded for %s, and the render pass instance is one of dynamic rendering",
                wd_core_name(e->c, VK_OBJECT_TYPE_RENDER_PASS, e->secondary->render_pass->object.handle, text,
                             sizeof text));
            end(&m, e);
        }
        return;
    }
    if (own->kind != WD_STATE_DYNAMIC_RENDERING || !own->is_inherited) {
        return;
    }
    if ((own->flags & ~excluded) != expected) {
        report_number(e, WD_CORE_RULE(06026), "flags", own->flags,
                      "VkRenderingInfo::flags, without VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT,",
                      expected);
    }
    if (own->view_mask != current->view_mask) {
        report_number(e, WD_CORE_RULE(06031), "viewMask", own->view_mask, "VkRenderingInfo::viewMask",
                      current->view_mask);
    }
    check_attachments(e);
    check_mappings(e);
}

void wd_core_check_inherited_pass(const wd_core_execution *e) {
    // Without the flag, another rule is violated.
    if (!(e->secondary->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT)) {
        return;
    }
    if (e->primary->rendering.kind == WD_STATE_SUBPASS) {
        check_subpass(e);
        check_transform(e);
    } else if (e->primary->rendering.kind == WD_STATE_DYNAMIC_RENDERING) {
        check_rendering(e);
    }
}
