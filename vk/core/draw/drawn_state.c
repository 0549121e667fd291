// The current values of states: those of the pipeline, or those that commands set.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

bool wd_core_is_dynamic(const wd_core_drawn *d, wd_state_dynamic_state state) {
    // A state that a library made static stays so, whatever the pipeline or another library lists.
    return !d->graphics ||
           ((d->graphics->dynamic_states & ~d->graphics->static_states) & WD_STATE_DYNAMIC_BIT(state));
}

// Where a pipeline has a state: a pointer of wd_state_graphics, and a member of its struct.
#define MEMBER(state, pointer, type, member)                                                                 \
    { WD_STATE_DYNAMIC_##state, offsetof(wd_state_graphics, pointer), offsetof(type, member) }

static const struct {
    wd_state_dynamic_state state;
    size_t pointer, member;
} static_values[] = {
    MEMBER(PRIMITIVE_TOPOLOGY, input_assembly, VkPipelineInputAssemblyStateCreateInfo, topology),
    MEMBER(PRIMITIVE_RESTART_ENABLE, input_assembly, VkPipelineInputAssemblyStateCreateInfo,
           primitiveRestartEnable),
    MEMBER(PATCH_CONTROL_POINTS, tessellation, VkPipelineTessellationStateCreateInfo, patchControlPoints),
    MEMBER(VIEWPORT_WITH_COUNT, viewport, VkPipelineViewportStateCreateInfo, viewportCount),
    MEMBER(SCISSOR_WITH_COUNT, viewport, VkPipelineViewportStateCreateInfo, scissorCount),
    MEMBER(RASTERIZER_DISCARD_ENABLE, rasterization, VkPipelineRasterizationStateCreateInfo,
           rasterizerDiscardEnable),
    MEMBER(DEPTH_CLAMP_ENABLE, rasterization, VkPipelineRasterizationStateCreateInfo, depthClampEnable),
    MEMBER(DEPTH_BIAS_ENABLE, rasterization, VkPipelineRasterizationStateCreateInfo, depthBiasEnable),
    MEMBER(POLYGON_MODE, rasterization, VkPipelineRasterizationStateCreateInfo, polygonMode),
    MEMBER(CULL_MODE, rasterization, VkPipelineRasterizationStateCreateInfo, cullMode),
    MEMBER(RASTERIZATION_SAMPLES, multisample, VkPipelineMultisampleStateCreateInfo, rasterizationSamples),
    MEMBER(ALPHA_TO_COVERAGE_ENABLE, multisample, VkPipelineMultisampleStateCreateInfo,
           alphaToCoverageEnable),
    MEMBER(ALPHA_TO_ONE_ENABLE, multisample, VkPipelineMultisampleStateCreateInfo, alphaToOneEnable),
    MEMBER(DEPTH_TEST_ENABLE, depth_stencil, VkPipelineDepthStencilStateCreateInfo, depthTestEnable),
    MEMBER(DEPTH_WRITE_ENABLE, depth_stencil, VkPipelineDepthStencilStateCreateInfo, depthWriteEnable),
    MEMBER(DEPTH_BOUNDS_TEST_ENABLE, depth_stencil, VkPipelineDepthStencilStateCreateInfo,
           depthBoundsTestEnable),
    MEMBER(STENCIL_TEST_ENABLE, depth_stencil, VkPipelineDepthStencilStateCreateInfo, stencilTestEnable),
    MEMBER(LOGIC_OP_ENABLE, color_blend, VkPipelineColorBlendStateCreateInfo, logicOpEnable),
    MEMBER(LINE_RASTERIZATION_MODE, line, VkPipelineRasterizationLineStateCreateInfoEXT,
           lineRasterizationMode),
    MEMBER(LINE_STIPPLE_ENABLE, line, VkPipelineRasterizationLineStateCreateInfoEXT, stippledLineEnable),
    MEMBER(SAMPLE_LOCATIONS_ENABLE, sample_locations, VkPipelineSampleLocationsStateCreateInfoEXT,
           sampleLocationsEnable),
};

static bool static_value(const wd_state_graphics *graphics, wd_state_dynamic_state state, uint32_t *value) {
    for (size_t i = 0; i < sizeof static_values / sizeof *static_values; i++) {
        const char *info = NULL;
        if (static_values[i].state == state) {
            memcpy(&info, (const char *)graphics + static_values[i].pointer, sizeof info);
        }
        if (info) {
            memcpy(value, info + static_values[i].member, sizeof *value);
            return true;
        }
    }
    return false;
}

bool wd_core_current(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t *value) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    if (!wd_core_is_dynamic(d, state)) {
        return static_value(d->graphics, state, value);
    }
    *value = d->dynamic->values[state];
    return wd_state_is_set(d->dynamic, state);
}

bool wd_core_is_current(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t value) {
    uint32_t current = 0;
    return wd_core_current(d, state, &current) && current == value;
}

// --- Color attachments

// pipeline_colors returns a mask of the color attachments for which a pipeline for dynamic rendering has a format.
static uint32_t pipeline_colors(const wd_core_drawn *d) {
    const VkPipelineRenderingCreateInfo *info = d->graphics->rendering;
    uint32_t colors = 0;
    for (uint32_t i = 0; info && info->pColorAttachmentFormats && i < info->colorAttachmentCount && i < 32;
         i++) {
        colors |= info->pColorAttachmentFormats[i] != VK_FORMAT_UNDEFINED ? UINT32_C(1) << i : 0;
    }
    return colors;
}

uint32_t wd_core_active_colors(const wd_core_drawn *d) {
    uint32_t colors = 0;
    for (uint32_t i = 0; d->rendering->is_known && i < d->rendering->num_colors; i++) {
        colors |= d->rendering->colors[i].format != VK_FORMAT_UNDEFINED ? UINT32_C(1) << i : 0;
    }
    const bool has_formats = d->graphics && d->rendering->kind == WD_STATE_DYNAMIC_RENDERING;
    return has_formats ? colors & pipeline_colors(d) : colors;
}

bool wd_core_has_colors(const wd_core_drawn *d) {
    return wd_core_active_colors(d) != 0;
}

static const VkPipelineColorBlendAttachmentState *static_blends(const wd_core_drawn *d, uint32_t *count) {
    const VkPipelineColorBlendStateCreateInfo *blend = d->graphics ? d->graphics->color_blend : NULL;
    const bool has_blends = blend && blend->pAttachments;
    *count = !has_blends                                    ? 0
             : blend->attachmentCount < WD_STATE_MAX_COLORS ? blend->attachmentCount
                                                            : WD_STATE_MAX_COLORS;
    return has_blends ? blend->pAttachments : NULL;
}

uint32_t wd_core_blended(const wd_core_drawn *d) {
    uint32_t blended = 0, count = 0;
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE)) {
        blended = wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_COLOR_BLEND_ENABLE)
                      ? d->dynamic->blend_enables & d->dynamic->blend_enables_set
                      : 0;
    } else {
        const VkPipelineColorBlendAttachmentState *blends = static_blends(d, &count);
        for (uint32_t i = 0; i < count; i++) {
            blended |= blends[i].blendEnable ? UINT32_C(1) << i : 0;
        }
    }
    return blended & wd_core_active_colors(d);
}

uint32_t wd_core_blended_with_constants(const wd_core_drawn *d) {
    uint32_t constants = 0, count = 0;
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION)) {
        constants = wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_COLOR_BLEND_EQUATION)
                        ? d->dynamic->blend_constants & d->dynamic->blend_equations_set
                        : 0;
    } else {
        const VkPipelineColorBlendAttachmentState *blends = static_blends(d, &count);
        for (uint32_t i = 0; i < count; i++) {
            const VkPipelineColorBlendAttachmentState *blend = &blends[i];
            constants |= wd_state_is_constant_factor(blend->srcColorBlendFactor) ||
                                 wd_state_is_constant_factor(blend->dstColorBlendFactor) ||
                                 wd_state_is_constant_factor(blend->srcAlphaBlendFactor) ||
                                 wd_state_is_constant_factor(blend->dstAlphaBlendFactor)
                             ? UINT32_C(1) << i
                             : 0;
        }
    }
    return constants & wd_core_blended(d);
}

bool wd_core_writes_color(const wd_core_drawn *d, uint32_t index) {
    const VkPipelineColorBlendStateCreateInfo *blend = d->graphics ? d->graphics->color_blend : NULL;
    return blend && blend->pAttachments && index < blend->attachmentCount &&
           !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_WRITE_MASK) &&
           !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_COLOR_WRITE_ENABLE) &&
           blend->pAttachments[index].colorWriteMask;
}

// --- Topology

wd_core_topology wd_core_topology_class(VkPrimitiveTopology topology) {
    switch (topology) {
    case VK_PRIMITIVE_TOPOLOGY_POINT_LIST:
        return WD_CORE_POINTS;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP:
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY:
        return WD_CORE_LINES;
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY:
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY:
        return WD_CORE_TRIANGLES;
    case VK_PRIMITIVE_TOPOLOGY_PATCH_LIST:
        return WD_CORE_PATCHES;
    default:
        return WD_CORE_TOPOLOGY_UNKNOWN;
    }
}

bool wd_core_rasterizes_lines(const wd_core_drawn *d, bool by_polygon_mode) {
    // Other stages make primitives of their own, of a class that only their code states.
    const VkShaderStageFlags makers = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
                                      VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_MESH_BIT_EXT;
    uint32_t topology = 0;
    if (d->stages & makers || !(d->stages & VK_SHADER_STAGE_VERTEX_BIT) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY, &topology)) {
        return false;
    }
    const wd_core_topology kind = wd_core_topology_class((VkPrimitiveTopology)topology);
    return by_polygon_mode ? kind == WD_CORE_TRIANGLES &&
                                 wd_core_is_current(d, WD_STATE_DYNAMIC_POLYGON_MODE, VK_POLYGON_MODE_LINE)
                           : kind == WD_CORE_LINES;
}

// --- Messages

bool wd_core_begin_drawn(wd_core_message *m, const wd_core_drawn *d, uint32_t rule, uint32_t other) {
    assert(m && d->c);
    char text[160];
    if (!wd_core_begin_rule(m, d->c, NULL, NULL, rule) &&
        (!other || !wd_core_begin_rule(m, d->c, NULL, NULL, other))) {
        return false;
    }
    if (d->graphics) {
        wd_core_summaryf(
            m, "the bound %s",
            wd_core_name(d->c, VK_OBJECT_TYPE_PIPELINE, d->pipeline->object.handle, text, sizeof text));
    } else {
        wd_core_summaryf(m, "shader objects are bound");
    }
    return true;
}

void wd_core_note_setter(wd_core_message *m, const wd_core_drawn *d, wd_state_dynamic_state state) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    if (wd_core_is_dynamic(d, state) && wd_state_is_set(d->dynamic, state) && d->dynamic->set_by[state]) {
        wd_core_notef(m, "%s set the state last", d->dynamic->set_by[state]);
    }
}
