// Depth and stencil tests that write to attachments in read-only layouts, or to attachments that the pipeline does not
// have; and the mapping of attachments for local reads.
#include <assert.h>
#include <stdio.h>

#include "vk/core/rendering/drawn_attachments.h"

static bool is_one_of(VkImageLayout layout, const VkImageLayout *layouts, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (layouts[i] == layout) {
            return true;
        }
    }
    return false;
}

static bool is_depth_read_only(VkImageLayout layout) {
    static const VkImageLayout layouts[] = {
        VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
        VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL,
        VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL,
        VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL,
    };
    return is_one_of(layout, layouts, sizeof layouts / sizeof *layouts);
}

static bool is_stencil_read_only(VkImageLayout layout) {
    static const VkImageLayout layouts[] = {
        VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
        VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL,
        VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL,
        VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL,
    };
    return is_one_of(layout, layouts, sizeof layouts / sizeof *layouts);
}

// is_on returns whether a test or write is enabled for certain.
static bool is_on(const wd_core_draw *d, wd_state_dynamic_state state, VkBool32 fixed) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    if (!wd_state_is_dynamic(d->graphics, state)) {
        return d->graphics->depth_stencil && fixed;
    }
    const wd_state_dynamic *dynamic = &d->command_buffer->dynamic;
    return wd_state_is_set(dynamic, state) && dynamic->values[state];
}

static bool begin(wd_core_message *m, const wd_core_draw *d, uint32_t rule,
                  const wd_state_attachment *attachment, const char *what) {
    char text[160];
    if (!wd_core_begin_rule(m, d->c, NULL, NULL, rule)) {
        return false;
    }
    wd_core_summaryf(m, "the %s attachment of the render pass instance ", what);
    if (attachment->view) {
        wd_core_summaryf(m, "(%s) ",
                         wd_core_name(d->c, VK_OBJECT_TYPE_IMAGE_VIEW, attachment->view->object.handle, text,
                                      sizeof text));
    }
    return true;
}

static void note_pipeline(wd_core_message *m, const wd_core_draw *d) {
    char text[160];
    wd_core_notef(m, "The bound pipeline is %s",
                  wd_core_name(d->c, VK_OBJECT_TYPE_PIPELINE, d->pipeline->object.handle, text, sizeof text));
}

// --- Depth

static bool has(const wd_state_attachment *attachment, wd_core_format_class kind) {
    return wd_core_format_is(attachment->format, kind) == WD_CORE_TRUE;
}

// lacks_format returns whether the pipeline certainly has no such attachment.
static bool lacks_format(const wd_core_draw *d, bool is_depth) {
    const VkPipelineRenderingCreateInfo *info = d->graphics->rendering;
    return d->allows_unused && d->rendering->kind == WD_STATE_DYNAMIC_RENDERING &&
           d->graphics->has_fragment_output &&
           (!info ||
            (is_depth ? info->depthAttachmentFormat : info->stencilAttachmentFormat) == VK_FORMAT_UNDEFINED);
}

static void check_depth(const wd_core_draw *d) {
    const wd_state_attachment *depth = &d->rendering->depth;
    const VkPipelineDepthStencilStateCreateInfo *info = d->graphics->depth_stencil;
    wd_core_message m;
    if (!has(depth, WD_CORE_HAS_DEPTH) ||
        !is_on(d, WD_STATE_DYNAMIC_DEPTH_TEST_ENABLE, info ? info->depthTestEnable : VK_FALSE) ||
        !is_on(d, WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE, info ? info->depthWriteEnable : VK_FALSE)) {
        return;
    }
    if (is_depth_read_only(depth->layout) && begin(&m, d, WD_CORE_RULE(06886), depth, "depth")) {
        wd_core_summaryf(&m, "is in the layout %s, and depth writes are enabled",
                         wd_VkImageLayout_string(depth->layout));
        note_pipeline(&m, d);
        m.fix = "Disable depthWriteEnable, or use a layout in which the attachment can be written.";
        wd_core_end(&m);
    }
    if (lacks_format(d, true) && begin(&m, d, WD_CORE_RULE(08964), depth, "depth")) {
        wd_core_summaryf(&m, "is tested and written, and the depthAttachmentFormat of the pipeline is "
                             "VK_FORMAT_UNDEFINED");
        note_pipeline(&m, d);
        wd_core_end(&m);
    }
}

// --- Stencil

static bool keeps(const VkStencilOpState *face) {
    return face->failOp == VK_STENCIL_OP_KEEP && face->passOp == VK_STENCIL_OP_KEEP &&
           face->depthFailOp == VK_STENCIL_OP_KEEP;
}

// writes_stencil returns whether stencil operations are certainly not KEEP. Dynamic ones are not followed.
static bool writes_stencil(const wd_core_draw *d) {
    const VkPipelineDepthStencilStateCreateInfo *info = d->graphics->depth_stencil;
    return info && !wd_state_is_dynamic(d->graphics, WD_STATE_DYNAMIC_STENCIL_OP) &&
           !wd_state_is_dynamic(d->graphics, WD_STATE_DYNAMIC_STENCIL_WRITE_MASK) && info->front.writeMask &&
           info->back.writeMask && !(keeps(&info->front) && keeps(&info->back));
}

static void check_stencil(const wd_core_draw *d) {
    const wd_state_attachment *stencil = &d->rendering->stencil;
    const VkPipelineDepthStencilStateCreateInfo *info = d->graphics->depth_stencil;
    wd_core_message m;
    if (!has(stencil, WD_CORE_HAS_STENCIL) ||
        !is_on(d, WD_STATE_DYNAMIC_STENCIL_TEST_ENABLE, info ? info->stencilTestEnable : VK_FALSE)) {
        return;
    }
    if (is_stencil_read_only(stencil->layout) && writes_stencil(d) &&
        begin(&m, d, WD_CORE_RULE(06887), stencil, "stencil")) {
        wd_core_summaryf(&m, "is in the layout %s, and not all stencil operations are VK_STENCIL_OP_KEEP",
                         wd_VkImageLayout_string(stencil->layout));
        note_pipeline(&m, d);
        m.fix = "Use VK_STENCIL_OP_KEEP or a write mask of 0, or a layout in which the attachment can be "
                "written.";
        wd_core_end(&m);
    }
    if (lacks_format(d, false) && begin(&m, d, WD_CORE_RULE(08965), stencil, "stencil")) {
        wd_core_summaryf(&m,
                         "is tested, and the stencilAttachmentFormat of the pipeline is VK_FORMAT_UNDEFINED");
        note_pipeline(&m, d);
        wd_core_end(&m);
    }
}

void wd_core_check_read_only(const wd_core_draw *d) {
    if (d->rendering->is_known) {
        check_depth(d);
        check_stencil(d);
    }
}

// --- Local reads

static uint32_t location(const wd_state_local_read *local, uint32_t i) {
    return local->has_locations && i < local->num_locations ? local->locations[i] : i;
}

static uint32_t input(const wd_state_local_read *local, uint32_t i) {
    return local->has_inputs && i < local->num_inputs ? local->inputs[i] : i;
}

static void end_mapping(wd_core_message *m, const wd_core_draw *d, uint32_t of_pipeline, uint32_t of_instance,
                        const char *fix) {
    wd_core_summaryf(m, " is %u in the pipeline, and %u in the render pass instance", of_pipeline,
                     of_instance);
    note_pipeline(m, d);
    m->fix = fix;
    wd_core_end(m);
}

static void check_locations(const wd_core_draw *d, const wd_state_local_read *pipeline,
                            const wd_state_local_read *current) {
    wd_core_message m;
    for (uint32_t i = 0; i < d->rendering->num_colors; i++) {
        if (location(pipeline, i) != location(current, i)) {
            if (wd_core_begin_rule(&m, d->c, NULL, NULL, WD_CORE_RULE(09548))) {
                wd_core_summaryf(&m, "the location of color attachment %u", i);
                end_mapping(&m, d, location(pipeline, i), location(current, i),
                            "Call vkCmdSetRenderingAttachmentLocations with the locations of the pipeline.");
            }
            return;
        }
    }
}

static void report_input(const wd_core_draw *d, const char *what, uint32_t of_pipeline,
                         uint32_t of_instance) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, d->c, NULL, NULL, WD_CORE_RULE(09549))) {
        wd_core_summaryf(&m, "the input attachment index of the %s", what);
        end_mapping(&m, d, of_pipeline, of_instance,
                    "Call vkCmdSetRenderingInputAttachmentIndices with the indices of the pipeline.");
    }
}

// An index of depth or stencil that only one of both states stands for an input attachment without an index: it is not
// compared.
static void check_inputs(const wd_core_draw *d, const wd_state_local_read *pipeline,
                         const wd_state_local_read *current) {
    char what[40];
    for (uint32_t i = 0; i < d->rendering->num_colors; i++) {
        if (input(pipeline, i) != input(current, i)) {
            snprintf(what, sizeof what, "color attachment %u", i);
            report_input(d, what, input(pipeline, i), input(current, i));
            return;
        }
    }
    if (pipeline->has_depth_input && current->has_depth_input &&
        pipeline->depth_input != current->depth_input) {
        report_input(d, "depth attachment", pipeline->depth_input, current->depth_input);
    } else if (pipeline->has_stencil_input && current->has_stencil_input &&
               pipeline->stencil_input != current->stencil_input) {
        report_input(d, "stencil attachment", pipeline->stencil_input, current->stencil_input);
    }
}

void wd_core_check_local_read(const wd_core_draw *d) {
    static const wd_state_local_read none = {.has_locations = false};
    const wd_state_local_read *pipeline = d->graphics->local_read ? d->graphics->local_read : &none;
    const wd_state_local_read *current = &d->rendering->local_read;
    if (!pipeline->is_unknown && !current->is_unknown) {
        check_locations(d, pipeline, current);
        check_inputs(d, pipeline, current);
    }
}
