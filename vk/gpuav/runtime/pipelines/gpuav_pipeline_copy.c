// Copies of the create infos of graphics pipelines, without their stages.
//
// A create info that is not understood entirely is not copied: an unknown struct in a chain, stages other than those of
// primitive shading, or state that the application may have left undefined because it is ignored.
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"

#include <stddef.h>

// known_struct is a struct of a chain. `array_offset` and `count_offset` are those of the pointer to its one array, and
// of the array's length.
typedef struct known_struct {
    VkStructureType type;
    uint32_t size; // 0: the struct has no effect on later pipelines, and is left out.
    uint32_t array_offset, count_offset, element_size;
} known_struct;

#define PLAIN(TYPE, Struct)                                                                                  \
    { VK_STRUCTURE_TYPE_##TYPE, sizeof(Struct), 0, 0, 0 }

static const known_struct known_structs[] = {
    {VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO, 0, 0, 0, 0},
    {VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT, 0, 0, 0, 0},
    {VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT, 0, 0, 0, 0},
    {WD_GPUAV_PIPELINE_FLAGS2, sizeof(wd_gpuav_pipeline_flags2), 0, 0, 0},
    PLAIN(PIPELINE_ROBUSTNESS_CREATE_INFO_EXT, VkPipelineRobustnessCreateInfoEXT),
    {VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO, sizeof(VkPipelineRenderingCreateInfo),
     offsetof(VkPipelineRenderingCreateInfo, pColorAttachmentFormats),
     offsetof(VkPipelineRenderingCreateInfo, colorAttachmentCount), sizeof(VkFormat)},
    {VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT,
     sizeof(VkPipelineVertexInputDivisorStateCreateInfoEXT),
     offsetof(VkPipelineVertexInputDivisorStateCreateInfoEXT, pVertexBindingDivisors),
     offsetof(VkPipelineVertexInputDivisorStateCreateInfoEXT, vertexBindingDivisorCount),
     sizeof(VkVertexInputBindingDivisorDescriptionEXT)},
    PLAIN(PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO,
          VkPipelineTessellationDomainOriginStateCreateInfo),
    PLAIN(PIPELINE_VIEWPORT_DEPTH_CLIP_CONTROL_CREATE_INFO_EXT,
          VkPipelineViewportDepthClipControlCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_DEPTH_CLIP_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationDepthClipStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT,
          VkPipelineRasterizationStateStreamCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationProvokingVertexStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT, VkPipelineRasterizationLineStateCreateInfoEXT),
    PLAIN(PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT,
          VkPipelineRasterizationConservativeStateCreateInfoEXT),
};

static const known_struct *find_struct(VkStructureType type) {
    for (size_t i = 0; i < sizeof(known_structs) / sizeof(known_structs[0]); i++) {
        if (known_structs[i].type == type) {
            return &known_structs[i];
        }
    }
    return NULL;
}

bool wd_gpuav_can_copy_pipeline_chain(const void *chain) {
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        if (!find_struct(in->sType)) {
            return false;
        }
    }
    return true;
}

// copy_array replaces a pointer to an array by that to a copy. False: there is no memory.
static bool copy_array(wd_arena *arena, const void **array, size_t count, size_t size) {
    if (!*array || !count) {
        *array = NULL;
        return true;
    }
    *array = wd_arena_copy(arena, *array, count, size);
    return *array != NULL;
}

#define COPY_ARRAY(arena, array, count) copy_array(arena, (const void **)&(array), count, sizeof((array)[0]))

bool wd_gpuav_copy_pipeline_chain(wd_arena *arena, const void *chain, const void **copy) {
    const void **end = copy;
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        const known_struct *known = find_struct(in->sType);
        if (!known->size) {
            continue;
        }
        char *added = wd_arena_copy(arena, in, 1, known->size);
        if (!added || (known->element_size &&
                       !copy_array(arena, (const void **)(added + known->array_offset),
                                   *(const uint32_t *)(added + known->count_offset), known->element_size))) {
            return false;
        }
        *end = added;
        end = (const void **)&((VkBaseOutStructure *)(void *)added)->pNext;
    }
    *end = NULL;
    return true;
}

// Which state is used

static bool is_dynamic(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state) {
    const VkPipelineDynamicStateCreateInfo *dynamic = info->pDynamicState;
    for (uint32_t i = 0; dynamic && i < dynamic->dynamicStateCount; i++) {
        if (dynamic->pDynamicStates[i] == state) {
            return true;
        }
    }
    return false;
}

static VkShaderStageFlags stages_of(const VkGraphicsPipelineCreateInfo *info) {
    VkShaderStageFlags stages = 0;
    for (uint32_t i = 0; i < info->stageCount; i++) {
        stages |= info->pStages[i].stage;
    }
    return stages;
}

static bool has_tessellation(const VkGraphicsPipelineCreateInfo *info) {
    return stages_of(info) & VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
}

// attachments_of returns whether the pipeline has color attachments, and depth or stencil attachments. False: unknown.
static bool attachments_of(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *info,
                           bool *has_colors, bool *has_depth) {
    if (!info->renderPass) {
        const VkPipelineRenderingCreateInfo *rendering =
            wd_gpuav_chain_find(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        *has_colors = rendering && rendering->colorAttachmentCount;
        *has_depth = rendering && (rendering->depthAttachmentFormat || rendering->stencilAttachmentFormat);
        return true;
    }
    const wd_state_render_pass *pass = wd_state_find_render_pass(device->chassis->state, info->renderPass);
    if (!pass || info->subpass >= pass->num_subpasses) {
        return false;
    }
    *has_colors = pass->subpasses[info->subpass].num_colors != 0;
    *has_depth = pass->subpasses[info->subpass].depth_stencil != NULL;
    return true;
}

bool wd_gpuav_can_copy_pipeline(const wd_gpuav_device *device, const VkGraphicsPipelineCreateInfo *info) {
    const VkShaderStageFlags primitive_stages = VK_SHADER_STAGE_VERTEX_BIT |
                                                VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
                                                VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
                                                VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_FRAGMENT_BIT;
    bool has_colors, has_depth;
    if (stages_of(info) & ~primitive_stages || !(stages_of(info) & VK_SHADER_STAGE_VERTEX_BIT) ||
        !wd_gpuav_can_copy_pipeline_chain(info->pNext) ||
        !attachments_of(device, info, &has_colors, &has_depth)) {
        return false;
    }
    const VkPipelineMultisampleStateCreateInfo *samples = info->pMultisampleState;
    const bool needs_vertex_input = !is_dynamic(info, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT);
    if ((needs_vertex_input &&
         (!info->pVertexInputState || !wd_gpuav_can_copy_pipeline_chain(info->pVertexInputState->pNext))) ||
        !info->pInputAssemblyState || info->pInputAssemblyState->pNext || !info->pRasterizationState ||
        info->pRasterizationState->rasterizerDiscardEnable ||
        is_dynamic(info, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE) ||
        !wd_gpuav_can_copy_pipeline_chain(info->pRasterizationState->pNext) || !samples || samples->pNext ||
        !info->pViewportState || !wd_gpuav_can_copy_pipeline_chain(info->pViewportState->pNext)) {
        return false;
    }
    const VkPipelineColorBlendStateCreateInfo *blend = has_colors ? info->pColorBlendState : NULL;
    const VkPipelineDepthStencilStateCreateInfo *depth = has_depth ? info->pDepthStencilState : NULL;
    return (!has_colors || (blend && !blend->pNext)) && (!has_depth || (depth && !depth->pNext)) &&
           (!has_tessellation(info) ||
            (info->pTessellationState && wd_gpuav_can_copy_pipeline_chain(info->pTessellationState->pNext)));
}

// Copies. COPY_STATE copies a state and its chain, and declares the copy as `state`.

#define COPY_STATE(Struct, member)                                                                           \
    Struct *state = wd_arena_copy(arena, copy->member, 1, sizeof(*state));                                   \
    copy->member = state;                                                                                    \
    if (!state || !wd_gpuav_copy_pipeline_chain(arena, state->pNext, &state->pNext)) {                       \
        return false;                                                                                        \
    }

static bool copy_vertex_input(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    if (is_dynamic(copy, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT)) {
        copy->pVertexInputState = NULL;
        return true;
    }
    COPY_STATE(VkPipelineVertexInputStateCreateInfo, pVertexInputState)
    return COPY_ARRAY(arena, state->pVertexBindingDescriptions, state->vertexBindingDescriptionCount) &&
           COPY_ARRAY(arena, state->pVertexAttributeDescriptions, state->vertexAttributeDescriptionCount);
}

static bool copy_primitives(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineInputAssemblyStateCreateInfo, pInputAssemblyState)
    if (has_tessellation(copy)) {
        COPY_STATE(VkPipelineTessellationStateCreateInfo, pTessellationState)
    } else {
        copy->pTessellationState = NULL;
    }
    return true;
}

// Arrays of dynamic state are ignored, and may be undefined.
static bool copy_viewports(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy) {
    COPY_STATE(VkPipelineViewportStateCreateInfo, pViewportState)
    if (is_dynamic(copy, VK_DYNAMIC_STATE_VIEWPORT) ||
        is_dynamic(copy, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT)) {
        state->pViewports = NULL;
    }
    if (is_dynamic(copy, VK_DYNAMIC_STATE_SCISSOR) || is_dynamic(copy, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT)) {
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
    if (is_dynamic(copy, VK_DYNAMIC_STATE_SAMPLE_MASK_EXT)) {
        state->pSampleMask = NULL;
    }
    return COPY_ARRAY(arena, state->pSampleMask, ((uint32_t)state->rasterizationSamples + 31) / 32);
}

static bool copy_depth(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy, bool has_depth) {
    if (!has_depth) {
        copy->pDepthStencilState = NULL;
        return true;
    }
    COPY_STATE(VkPipelineDepthStencilStateCreateInfo, pDepthStencilState)
    return true;
}

static bool copy_blending(wd_arena *arena, VkGraphicsPipelineCreateInfo *copy, bool has_colors) {
    if (!has_colors) {
        copy->pColorBlendState = NULL;
        return true;
    }
    COPY_STATE(VkPipelineColorBlendStateCreateInfo, pColorBlendState)
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
    bool has_colors = false, has_depth = false;
    VkGraphicsPipelineCreateInfo *copy = wd_arena_copy(arena, info, 1, sizeof(*copy));
    if (!copy || !attachments_of(device, info, &has_colors, &has_depth) ||
        !wd_gpuav_copy_pipeline_chain(arena, copy->pNext, &copy->pNext) || !copy_vertex_input(arena, copy) ||
        !copy_primitives(arena, copy) || !copy_viewports(arena, copy) || !copy_rasterization(arena, copy) ||
        !copy_samples(arena, copy) || !copy_depth(arena, copy, has_depth) ||
        !copy_blending(arena, copy, has_colors) || !copy_dynamic(arena, copy)) {
        return NULL;
    }
    copy->pStages = NULL;
    return copy;
}
