// Copies of the create infos of graphics pipelines, without their stages.
//
// A create info that is not understood entirely is not copied: an unknown struct in a chain, stages other than those of
// primitive shading, or state that the application may have left undefined because it is ignored.

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/state/state_graphics_info.h"

#define COPY_ARRAY(arena, array, count)                                                                      \
    wd_gpuav_copy_array(arena, (const void **)&(array), count, sizeof((array)[0]))

// Which pipelines can be copied

// has_known_attachments returns whether the attachments of a pipeline are known.
static bool has_known_attachments(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *info) {
    const wd_state_render_pass *pass =
        info->renderPass ? wd_state_find_render_pass(device->chassis->state, info->renderPass) : NULL;
    return !info->renderPass || (pass && info->subpass < pass->num_subpasses);
}

// can_copy_state returns whether a state is ignored, or is there without a chain that is not known.
static bool can_copy_state(const wd_state_graphics_info *states, wd_state_graphics_state state,
                           const void *info) {
    return !(states->read & state) ||
           (info && wd_gpuav_can_copy_pipeline_chain(((const VkBaseInStructure *)info)->pNext));
}

static bool has_no_chain(const void *info) {
    return !info || !((const VkBaseInStructure *)info)->pNext;
}

bool wd_gpuav_can_copy_pipeline(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *info) {
    const VkShaderStageFlags primitive_stages = VK_SHADER_STAGE_VERTEX_BIT |
                                                VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
                                                VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
                                                VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    if (!wd_gpuav_can_copy_pipeline_chain(info->pNext)) {
        return false;
    }
    wd_state_graphics_info states;
    wd_state_read_graphics_info(device->chassis->state, info, &states);
    return states.parts == WD_STATE_ALL_GRAPHICS_PARTS && !(states.stages & ~primitive_stages) &&
           states.stages & VK_SHADER_STAGE_VERTEX_BIT && has_known_attachments(device, info) &&
           !states.discards &&
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_VERTEX_INPUT, states.vertex_input) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_INPUT_ASSEMBLY, states.input_assembly) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_TESSELLATION, states.tessellation) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_VIEWPORT, states.viewport) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_RASTERIZATION, states.rasterization) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_MULTISAMPLE, states.multisample) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_DEPTH_STENCIL, states.depth_stencil) &&
           can_copy_state(&states, WD_STATE_GRAPHICS_COLOR_BLEND, states.color_blend) &&
           has_no_chain(states.input_assembly) && has_no_chain(states.multisample) &&
           has_no_chain(states.depth_stencil) && has_no_chain(states.color_blend);
}

// Copies. COPY_STATE copies a state and its chain, and declares the copy as `state`.

#define COPY_STATE(Struct, member)                                                                           \
    Struct *state = wd_arena_copy(arena, copy->member, 1, sizeof(*state));                                   \
    copy->member = state;                                                                                    \
    if (!state || !wd_gpuav_copy_pipeline_chain(arena, state->pNext, &state->pNext)) {                       \
        return false;                                                                                        \
    }

// ignore_states replaces the pointers to states that the pipeline does not have, which may be invalid.
static void ignore_states(const wd_state_graphics_info *states, VkGraphicsPipelineCreateInfo *copy) {
    copy->pVertexInputState = states->vertex_input;
    copy->pInputAssemblyState = states->input_assembly;
    copy->pTessellationState = states->tessellation;
    copy->pViewportState = states->viewport;
    copy->pRasterizationState = states->rasterization;
    copy->pMultisampleState = states->multisample;
    copy->pDepthStencilState = states->depth_stencil;
    copy->pColorBlendState = states->color_blend;
}

static bool copy_vertex_input(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (!copy->pVertexInputState) {
        return true;
    }
    COPY_STATE(VkPipelineVertexInputStateCreateInfo, pVertexInputState)
    return COPY_ARRAY(arena, state->pVertexBindingDescriptions, state->vertexBindingDescriptionCount) &&
           COPY_ARRAY(arena, state->pVertexAttributeDescriptions, state->vertexAttributeDescriptionCount);
}

static bool copy_input_assembly(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineInputAssemblyStateCreateInfo, pInputAssemblyState)
    return true;
}

static bool copy_tessellation(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (!copy->pTessellationState) {
        return true;
    }
    COPY_STATE(VkPipelineTessellationStateCreateInfo, pTessellationState)
    return true;
}

// Arrays of dynamic state are ignored, and may be undefined.
static bool copy_viewports(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineViewportStateCreateInfo, pViewportState)
    if (wd_state_graphics_is_dynamic(copy, VK_DYNAMIC_STATE_VIEWPORT) ||
        wd_state_graphics_is_dynamic(copy, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT)) {
        state->pViewports = NULL;
    }
    if (wd_state_graphics_is_dynamic(copy, VK_DYNAMIC_STATE_SCISSOR) ||
        wd_state_graphics_is_dynamic(copy, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT)) {
        state->pScissors = NULL;
    }
    return COPY_ARRAY(arena, state->pViewports, state->viewportCount) &&
           COPY_ARRAY(arena, state->pScissors, state->scissorCount);
}

static bool copy_rasterization(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineRasterizationStateCreateInfo, pRasterizationState)
    return true;
}

static bool copy_samples(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineMultisampleStateCreateInfo, pMultisampleState)
    if (wd_state_graphics_is_dynamic(copy, VK_DYNAMIC_STATE_SAMPLE_MASK_EXT)) {
        state->pSampleMask = NULL;
    }
    return COPY_ARRAY(arena, state->pSampleMask, ((uint32_t)state->rasterizationSamples + 31) / 32);
}

static bool copy_depth(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (!copy->pDepthStencilState) {
        return true;
    }
    COPY_STATE(VkPipelineDepthStencilStateCreateInfo, pDepthStencilState)
    return true;
}

static bool copy_blending(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (!copy->pColorBlendState) {
        return true;
    }
    COPY_STATE(VkPipelineColorBlendStateCreateInfo, pColorBlendState)
    if (!wd_state_graphics_reads_blend_attachments(copy)) {
        state->pAttachments = NULL;
    }
    return COPY_ARRAY(arena, state->pAttachments, state->attachmentCount);
}

static bool copy_dynamic(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (!copy->pDynamicState) {
        return true;
    }
    COPY_STATE(VkPipelineDynamicStateCreateInfo, pDynamicState)
    return COPY_ARRAY(arena, state->pDynamicStates, state->dynamicStateCount);
}

VkGraphicsPipelineCreateInfo *wd_gpuav_copy_pipeline(const wd_gpuav_device *device, wd_arena *arena,
                                                     const VkGraphicsPipelineCreateInfo *info) {
    wd_state_graphics_info states;
    wd_state_read_graphics_info(device->chassis->state, info, &states);
    VkGraphicsPipelineCreateInfo *copy = wd_arena_copy(arena, info, 1, sizeof(*copy));
    if (!copy) {
        return NULL;
    }
    ignore_states(&states, copy);
    if (!wd_gpuav_copy_pipeline_chain(arena, copy->pNext, &copy->pNext) || !copy_vertex_input(arena, copy) ||
        !copy_input_assembly(arena, copy) || !copy_tessellation(arena, copy) ||
        !copy_viewports(arena, copy) || !copy_rasterization(arena, copy) || !copy_samples(arena, copy) ||
        !copy_depth(arena, copy) || !copy_blending(arena, copy) || !copy_dynamic(arena, copy)) {
        return NULL;
    }
    copy->pStages = NULL;
    return copy;
}
