// The dynamic states that a draw needs: which commands must have been called before it.
//
// A draw is checked in three steps: the states that are dynamic and not set, of those the rows of the table, and of
// those the rows whose conditions hold for certain.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

// The conditions of a row.
enum {
    RASTERIZES = 1 << 0, // The current value of rasterizerDiscardEnable is VK_FALSE.
    VIEWPORTS = 1 << 1,  // Viewports and scissors are read, and not inherited.
    HAS_COLORS = 1 << 2, // There are color attachments.
    // Blending is enabled for a color attachment, and VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT is not dynamic.
    BLENDS_SIMPLY = 1 << 4,
    CONSTANTS = 1 << 5,     // A blended attachment reads the blend constants.
    LINES = 1 << 6,         // The topology is one of lines.
    LINE_POLYGONS = 1 << 7, // VK_POLYGON_MODE_LINE makes lines of triangles.
    STIPPLES = 1 << 8,      // One of the features of stippled lines is enabled.
    HAS_BINDINGS = 1 << 9,  // The pipeline has vertex input bindings of which only the stride is dynamic.
    PIPELINES = 1 << 10,    // The state is not one of shader objects.
};

typedef struct needed_state {
    wd_state_dynamic_state state;
    uint32_t conditions;
    uint32_t rule;       // Of pipelines.
    uint32_t other_rule; // Of shader objects, and of all draws in later registries; 0: `rule`.
    // The state that must have a value; WD_STATE_NUM_DYNAMIC_STATES: none.
    wd_state_dynamic_state when;
    uint32_t value;
    VkShaderStageFlags stages; // One of them must be bound; 0: any.
    size_t enabled;            // Of the feature or extension in wd_device_capabilities; 0: none is needed.
} needed_state;

#define FEATURE(name) offsetof(wd_device_capabilities, features.name)
#define EXTENSION(name) offsetof(wd_device_capabilities, extensions.name)
#define NEED(name, conditions, rule, other, when, value, stages, enabled)                                    \
    { WD_STATE_DYNAMIC_##name, conditions, rule, other, when, value, stages, enabled }
// A state that needs nothing else, a state that another one enables, and one that a feature or extension enables.
#define ALWAYS(name, conditions, rule, other, stages)                                                        \
    NEED(name, conditions, rule, other, WD_STATE_NUM_DYNAMIC_STATES, 0, stages, 0)
#define WHEN(name, rule, other, value) NEED(name, RASTERIZES, rule, 0, WD_STATE_DYNAMIC_##other, value, 0, 0)
#define ENABLED(name, conditions, rule, stages, enabled)                                                     \
    NEED(name, conditions, rule, 0, WD_STATE_NUM_DYNAMIC_STATES, 0, stages, enabled)
#define ENABLED_WHEN(name, rule, enabled, other, value)                                                      \
    NEED(name, RASTERIZES, rule, 0, WD_STATE_DYNAMIC_##other, value, 0, enabled)

enum {
    VERTEX = VK_SHADER_STAGE_VERTEX_BIT,
    FRAGMENT = VK_SHADER_STAGE_FRAGMENT_BIT,
    CONTROL = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
    EVALUATION = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
    GEOMETRY = VK_SHADER_STAGE_GEOMETRY_BIT,
};

static const needed_state needed_states[] = {
    ALWAYS(VIEWPORT, VIEWPORTS | PIPELINES, WD_CORE_RULE(07831), 0, 0),
    ALWAYS(SCISSOR, VIEWPORTS | PIPELINES, WD_CORE_RULE(07832), 0, 0),
    ALWAYS(VIEWPORT_WITH_COUNT, VIEWPORTS, WD_CORE_RULE(03417), 0, 0),
    ALWAYS(SCISSOR_WITH_COUNT, VIEWPORTS, WD_CORE_RULE(03418), 0, 0),
    // Vertices.
    ALWAYS(PRIMITIVE_TOPOLOGY, 0, WD_CORE_RULE(07842), 0, VERTEX),
    ALWAYS(PRIMITIVE_RESTART_ENABLE, 0, WD_CORE_RULE(04879), 0, VERTEX),
    ALWAYS(VERTEX_INPUT, 0, WD_CORE_RULE(04914), 0, VERTEX),
    ALWAYS(VERTEX_INPUT_BINDING_STRIDE, HAS_BINDINGS | PIPELINES, WD_CORE_RULE(04913), 0, VERTEX),
    NEED(PATCH_CONTROL_POINTS, 0, WD_CORE_RULE(04875), 0, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY,
         VK_PRIMITIVE_TOPOLOGY_PATCH_LIST, CONTROL, 0),
    ALWAYS(TESSELLATION_DOMAIN_ORIGIN, 0, WD_CORE_RULE(07619), 0, EVALUATION),
    ENABLED(RASTERIZATION_STREAM, 0, WD_CORE_RULE(07630), GEOMETRY, FEATURE(geometryStreams)),
    // Rasterization.
    ALWAYS(RASTERIZER_DISCARD_ENABLE, 0, WD_CORE_RULE(04876), 0, 0),
    ALWAYS(CULL_MODE, RASTERIZES, WD_CORE_RULE(07840), 0, 0),
    ALWAYS(FRONT_FACE, RASTERIZES, WD_CORE_RULE(07841), 0, 0),
    ALWAYS(POLYGON_MODE, RASTERIZES, WD_CORE_RULE(07621), 0, 0),
    ALWAYS(DEPTH_BIAS_ENABLE, RASTERIZES, WD_CORE_RULE(04877), 0, 0),
    WHEN(DEPTH_BIAS, WD_CORE_RULE(07834), DEPTH_BIAS_ENABLE, VK_TRUE),
    ENABLED(DEPTH_CLAMP_ENABLE, RASTERIZES, WD_CORE_RULE(07620), 0, FEATURE(depthClamp)),
    ENABLED(DEPTH_CLIP_ENABLE, 0, WD_CORE_RULE(07633), 0, FEATURE(depthClipEnable)),
    ENABLED(DEPTH_CLIP_NEGATIVE_ONE_TO_ONE, 0, WD_CORE_RULE(07639), 0, FEATURE(depthClipControl)),
#ifdef VK_EXT_depth_clamp_control
    ENABLED_WHEN(DEPTH_CLAMP_RANGE, WD_CORE_RULE(09650), FEATURE(depthClampControl), DEPTH_CLAMP_ENABLE,
                 VK_TRUE),
#endif
    ENABLED(PROVOKING_VERTEX_MODE, RASTERIZES, WD_CORE_RULE(07636), VERTEX, EXTENSION(EXT_provoking_vertex)),
    ENABLED(CONSERVATIVE_RASTERIZATION_MODE, RASTERIZES, WD_CORE_RULE(07631), 0,
            EXTENSION(EXT_conservative_rasterization)),
    ENABLED_WHEN(EXTRA_PRIMITIVE_OVERESTIMATION_SIZE, WD_CORE_RULE(07632),
                 EXTENSION(EXT_conservative_rasterization), CONSERVATIVE_RASTERIZATION_MODE,
                 VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT),
    ENABLED(DISCARD_RECTANGLE_ENABLE, RASTERIZES, WD_CORE_RULE(07880), 0, EXTENSION(EXT_discard_rectangles)),
    ENABLED_WHEN(DISCARD_RECTANGLE_MODE, WD_CORE_RULE(07881), EXTENSION(EXT_discard_rectangles),
                 DISCARD_RECTANGLE_ENABLE, VK_TRUE),
    ENABLED(FRAGMENT_SHADING_RATE, RASTERIZES, WD_CORE_RULE(09238), FRAGMENT,
            FEATURE(pipelineFragmentShadingRate)),
    // Lines.
    ALWAYS(LINE_WIDTH, RASTERIZES | LINE_POLYGONS, WD_CORE_RULE(07833), WD_CORE_RULE(08617), 0),
    ALWAYS(LINE_WIDTH, RASTERIZES | LINES, WD_CORE_RULE(07833), WD_CORE_RULE(08618), 0),
    ALWAYS(LINE_WIDTH, RASTERIZES | LINES, WD_CORE_RULE(08617), 0, 0),
    ALWAYS(LINE_RASTERIZATION_MODE, RASTERIZES | STIPPLES | LINE_POLYGONS, WD_CORE_RULE(07637),
           WD_CORE_RULE(08666), 0),
    ALWAYS(LINE_RASTERIZATION_MODE, RASTERIZES | STIPPLES | LINES, WD_CORE_RULE(07637), WD_CORE_RULE(08667),
           0),
    ALWAYS(LINE_RASTERIZATION_MODE, RASTERIZES | STIPPLES | LINES, WD_CORE_RULE(08666), 0, 0),
    ALWAYS(LINE_STIPPLE_ENABLE, RASTERIZES | STIPPLES | LINE_POLYGONS, WD_CORE_RULE(07638),
           WD_CORE_RULE(08669), 0),
    ALWAYS(LINE_STIPPLE_ENABLE, RASTERIZES | STIPPLES | LINES, WD_CORE_RULE(07638), WD_CORE_RULE(08670), 0),
    ALWAYS(LINE_STIPPLE_ENABLE, RASTERIZES | STIPPLES | LINES, WD_CORE_RULE(08669), 0, 0),
    NEED(LINE_STIPPLE, RASTERIZES | STIPPLES, WD_CORE_RULE(07849), 0, WD_STATE_DYNAMIC_LINE_STIPPLE_ENABLE,
         VK_TRUE, 0, 0),
    // Samples.
    ALWAYS(RASTERIZATION_SAMPLES, RASTERIZES, WD_CORE_RULE(07622), 0, 0),
    ALWAYS(SAMPLE_MASK, RASTERIZES, WD_CORE_RULE(07623), 0, 0),
    ALWAYS(ALPHA_TO_COVERAGE_ENABLE, RASTERIZES, WD_CORE_RULE(07624), 0, 0),
    ENABLED(ALPHA_TO_ONE_ENABLE, RASTERIZES, WD_CORE_RULE(07625), 0, FEATURE(alphaToOne)),
    ENABLED(SAMPLE_LOCATIONS_ENABLE, RASTERIZES, WD_CORE_RULE(07634), 0, EXTENSION(EXT_sample_locations)),
    ENABLED_WHEN(SAMPLE_LOCATIONS, WD_CORE_RULE(06666), EXTENSION(EXT_sample_locations),
                 SAMPLE_LOCATIONS_ENABLE, VK_TRUE),
    // Depth and stencil.
    ALWAYS(DEPTH_TEST_ENABLE, RASTERIZES, WD_CORE_RULE(07843), 0, 0),
    WHEN(DEPTH_WRITE_ENABLE, WD_CORE_RULE(07844), DEPTH_TEST_ENABLE, VK_TRUE),
    WHEN(DEPTH_COMPARE_OP, WD_CORE_RULE(07845), DEPTH_TEST_ENABLE, VK_TRUE),
    ENABLED(DEPTH_BOUNDS_TEST_ENABLE, RASTERIZES, WD_CORE_RULE(07846), 0, FEATURE(depthBounds)),
    WHEN(DEPTH_BOUNDS, WD_CORE_RULE(07836), DEPTH_BOUNDS_TEST_ENABLE, VK_TRUE),
    ALWAYS(STENCIL_TEST_ENABLE, RASTERIZES, WD_CORE_RULE(07847), 0, 0),
    WHEN(STENCIL_OP, WD_CORE_RULE(07848), STENCIL_TEST_ENABLE, VK_TRUE),
    WHEN(STENCIL_COMPARE_MASK, WD_CORE_RULE(07837), STENCIL_TEST_ENABLE, VK_TRUE),
    WHEN(STENCIL_WRITE_MASK, WD_CORE_RULE(07838), STENCIL_TEST_ENABLE, VK_TRUE),
    WHEN(STENCIL_REFERENCE, WD_CORE_RULE(07839), STENCIL_TEST_ENABLE, VK_TRUE),
    // Colors.
    ENABLED(LOGIC_OP_ENABLE, RASTERIZES, WD_CORE_RULE(07626), FRAGMENT, FEATURE(logicOp)),
    NEED(LOGIC_OP, RASTERIZES, WD_CORE_RULE(04878), 0, WD_STATE_DYNAMIC_LOGIC_OP_ENABLE, VK_TRUE, FRAGMENT,
         0),
    ALWAYS(COLOR_BLEND_ENABLE, RASTERIZES | HAS_COLORS, WD_CORE_RULE(07627), WD_CORE_RULE(08657), FRAGMENT),
    ALWAYS(COLOR_BLEND_EQUATION, RASTERIZES | BLENDS_SIMPLY, WD_CORE_RULE(07628), WD_CORE_RULE(08658),
           FRAGMENT),
    ALWAYS(COLOR_BLEND_EQUATION, RASTERIZES | BLENDS_SIMPLY | PIPELINES, WD_CORE_RULE(10862), 0, FRAGMENT),
    ALWAYS(COLOR_WRITE_MASK, RASTERIZES | HAS_COLORS, WD_CORE_RULE(07629), WD_CORE_RULE(08659), FRAGMENT),
    ALWAYS(BLEND_CONSTANTS, RASTERIZES | CONSTANTS, WD_CORE_RULE(07835), WD_CORE_RULE(08621), FRAGMENT),
    NEED(COLOR_WRITE_ENABLE, RASTERIZES | HAS_COLORS, WD_CORE_RULE(07749), WD_CORE_RULE(08646),
         WD_STATE_NUM_DYNAMIC_STATES, 0, FRAGMENT, FEATURE(colorWriteEnable)),
#ifdef VK_EXT_attachment_feedback_loop_dynamic_state
    ENABLED(ATTACHMENT_FEEDBACK_LOOP_ENABLE, RASTERIZES, WD_CORE_RULE(08877), FRAGMENT,
            FEATURE(attachmentFeedbackLoopDynamicState)),
#endif
    // Extensions of NVIDIA.
    ENABLED(VIEWPORT_W_SCALING_ENABLE, 0, WD_CORE_RULE(07640), 0, EXTENSION(NV_clip_space_w_scaling)),
    NEED(VIEWPORT_W_SCALING, 0, WD_CORE_RULE(04138), 0, WD_STATE_DYNAMIC_VIEWPORT_W_SCALING_ENABLE, VK_TRUE,
         0, EXTENSION(NV_clip_space_w_scaling)),
    ENABLED(VIEWPORT_SWIZZLE, 0, WD_CORE_RULE(07641), 0, EXTENSION(NV_viewport_swizzle)),
    ENABLED(COVERAGE_TO_COLOR_ENABLE, RASTERIZES, WD_CORE_RULE(07642), FRAGMENT,
            EXTENSION(NV_fragment_coverage_to_color)),
    NEED(COVERAGE_TO_COLOR_LOCATION, RASTERIZES, WD_CORE_RULE(07643), 0,
         WD_STATE_DYNAMIC_COVERAGE_TO_COLOR_ENABLE, VK_TRUE, FRAGMENT,
         EXTENSION(NV_fragment_coverage_to_color)),
    ENABLED(COVERAGE_MODULATION_MODE, RASTERIZES, WD_CORE_RULE(07644), 0,
            EXTENSION(NV_framebuffer_mixed_samples)),
    ENABLED_WHEN(COVERAGE_MODULATION_TABLE, WD_CORE_RULE(07646), EXTENSION(NV_framebuffer_mixed_samples),
                 COVERAGE_MODULATION_TABLE_ENABLE, VK_TRUE),
    ENABLED(SHADING_RATE_IMAGE_ENABLE, RASTERIZES, WD_CORE_RULE(07647), 0, FEATURE(shadingRateImage)),
    ENABLED(REPRESENTATIVE_FRAGMENT_TEST_ENABLE, RASTERIZES, WD_CORE_RULE(07648), 0,
            FEATURE(representativeFragmentTest)),
    ENABLED(COVERAGE_REDUCTION_MODE, RASTERIZES, WD_CORE_RULE(07649), 0, FEATURE(coverageReductionMode)),
    ENABLED(EXCLUSIVE_SCISSOR_ENABLE, 0, WD_CORE_RULE(07878), 0, FEATURE(exclusiveScissor)),
    ENABLED(VIEWPORT_COARSE_SAMPLE_ORDER, RASTERIZES, WD_CORE_RULE(09233), 0, FEATURE(shadingRateImage)),
    ENABLED_WHEN(VIEWPORT_SHADING_RATE_PALETTE, WD_CORE_RULE(09234), FEATURE(shadingRateImage),
                 SHADING_RATE_IMAGE_ENABLE, VK_TRUE),
};

static bool is_enabled(const wd_core_check *c, size_t enabled) {
    return !enabled || (c->enabled && *((const char *)c->enabled + enabled));
}

// reads_viewports returns whether viewports and scissors are read, and those of this command buffer.
static bool reads_viewports(const wd_core_drawn *d) {
    return !d->dynamic->inherits_viewports && !(d->graphics && d->graphics->discards);
}

static bool blends_simply(const wd_core_drawn *d) {
    const bool may_be_advanced =
        d->graphics ? wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_ADVANCED)
                    : d->c->enabled && d->c->enabled->extensions.EXT_blend_operation_advanced;
    return !may_be_advanced && wd_core_blended(d);
}

static bool has_strides(const wd_core_drawn *d) {
    return !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT) &&
           wd_state_pipeline_vertex_input(d->pipeline)->num_bindings;
}

static bool stipples(const wd_core_check *c) {
    return c->enabled &&
           (c->enabled->features.stippledRectangularLines || c->enabled->features.stippledBresenhamLines ||
            c->enabled->features.stippledSmoothLines);
}

static bool are_met(const wd_core_drawn *d, uint32_t conditions) {
    return (!(conditions & PIPELINES) || d->graphics) &&
           (!(conditions & RASTERIZES) ||
            wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE)) &&
           (!(conditions & VIEWPORTS) || reads_viewports(d)) &&
           (!(conditions & HAS_COLORS) || wd_core_has_colors(d)) &&
           (!(conditions & BLENDS_SIMPLY) || blends_simply(d)) &&
           (!(conditions & CONSTANTS) || wd_core_blended_with_constants(d)) &&
           (!(conditions & LINES) || wd_core_rasterizes_lines(d, false)) &&
           (!(conditions & LINE_POLYGONS) || wd_core_rasterizes_lines(d, true)) &&
           (!(conditions & STIPPLES) || stipples(d->c)) && (!(conditions & HAS_BINDINGS) || has_strides(d));
}

static bool is_needed(const wd_core_drawn *d, const needed_state *row) {
    return (!row->stages || row->stages & d->stages) && is_enabled(d->c, row->enabled) &&
           (row->when == WD_STATE_NUM_DYNAMIC_STATES || wd_core_is_current(d, row->when, row->value)) &&
           are_met(d, row->conditions);
}

static void note_unset(wd_core_message *m, const wd_core_drawn *d, wd_state_dynamic_state state) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    const wd_state_dynamic *dynamic = d->dynamic;
    char text[160];
    if (dynamic->unset & WD_STATE_DYNAMIC_BIT(state) && dynamic->unset_by[state]) {
        wd_core_notef(
            m, "%s set the state, and %s, which was bound later and has the state as static state, unset it",
            dynamic->set_by[state],
            wd_core_name(d->c, VK_OBJECT_TYPE_PIPELINE, dynamic->unset_by[state]->object.handle, text,
                         sizeof text));
    } else if (dynamic->executed & WD_STATE_DYNAMIC_BIT(state)) {
        wd_core_notef(m, "%s set the state, and vkCmdExecuteCommands unset it", dynamic->set_by[state]);
    } else if (d->command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        wd_core_notef(m, "Secondary command buffers do not inherit dynamic state");
    }
}

static bool report(const wd_core_drawn *d, const needed_state *row) {
    const wd_state_dynamic_info *info = &wd_state_dynamic_infos[row->state];
    const uint32_t other = row->other_rule ? row->other_rule : row->rule;
    wd_core_message m;
    char fix[128];
    if (!wd_core_begin_drawn(&m, d, d->graphics ? row->rule : other, d->graphics ? other : row->rule)) {
        return false;
    }
    if (d->graphics) {
        wd_core_summaryf(&m, " has the dynamic state %s", info->name);
    }
    wd_core_summaryf(&m, ", and %s was not called%s", info->command,
                     row->state == WD_STATE_DYNAMIC_VERTEX_INPUT_BINDING_STRIDE ? " with pStrides" : "");
    note_unset(&m, d, row->state);
    snprintf(fix, sizeof fix, "Call %s after the pipeline is bound and before the draw.", info->command);
    m.fix = fix;
    wd_core_end(&m);
    return true;
}

void wd_core_check_needed_states(const wd_core_drawn *d) {
    const wd_state_dynamic_mask all = ~(wd_state_dynamic_mask)0;
    wd_state_dynamic_mask missing =
        (d->graphics ? d->graphics->dynamic_states & ~d->graphics->static_states : all) & ~d->dynamic->set;
    for (size_t i = 0; missing && i < sizeof needed_states / sizeof *needed_states; i++) {
        const needed_state *row = &needed_states[i];
        if (missing & WD_STATE_DYNAMIC_BIT(row->state) && is_needed(d, row) && report(d, row)) {
            missing &= ~WD_STATE_DYNAMIC_BIT(row->state);
        }
    }
}
