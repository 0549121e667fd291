// Copies of the create infos of graphics pipelines, without their stages.
//
// A create info that is not understood entirely is not copied: an unknown struct in a chain, stages other than those of
// primitive shading, or state that the application may have left undefined because it is ignored.

#include <assert.h>
#include <stddef.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/state/state_graphics_info.h"

// known_struct is a struct of a chain. `array_offset` and `count_offset` are those of the pointer to its one array, and
// of the array's length. `element_offsets` are those of pointers to one element. 0: there is none.
typedef struct known_struct {
    VkStructureType type;
    uint32_t size; // 0: the struct has no effect on later pipelines, and is left out.
    uint32_t array_offset, count_offset, element_size;
    uint32_t element_offsets[2];
} known_struct;

#define PLAIN(TYPE, Struct)                                                                                  \
    { .type = VK_STRUCTURE_TYPE_##TYPE, .size = sizeof(Struct) }
#define NO_EFFECT(TYPE)                                                                                      \
    { .type = VK_STRUCTURE_TYPE_##TYPE }
#define WITH_ARRAY(TYPE, Struct, count, array)                                                               \
    .type = VK_STRUCTURE_TYPE_##TYPE, .size = sizeof(Struct), .array_offset = offsetof(Struct, array),       \
    .count_offset = offsetof(Struct, count), .element_size = sizeof(*((Struct *)0)->array)

static const known_struct known_structs[] = {
    NO_EFFECT(PIPELINE_CREATION_FEEDBACK_CREATE_INFO),
    NO_EFFECT(DEBUG_UTILS_OBJECT_NAME_INFO_EXT),
    NO_EFFECT(VALIDATION_FEATURES_EXT),
    {.type = WD_GPUAV_PIPELINE_FLAGS2, .size = sizeof(wd_gpuav_pipeline_flags2)},
    PLAIN(PIPELINE_ROBUSTNESS_CREATE_INFO_EXT, VkPipelineRobustnessCreateInfoEXT),
    {WITH_ARRAY(PIPELINE_RENDERING_CREATE_INFO, VkPipelineRenderingCreateInfo, colorAttachmentCount,
                pColorAttachmentFormats)},
#ifdef VK_KHR_dynamic_rendering_local_read
    {WITH_ARRAY(RENDERING_ATTACHMENT_LOCATION_INFO_KHR, VkRenderingAttachmentLocationInfoKHR,
                colorAttachmentCount, pColorAttachmentLocations)},
    {WITH_ARRAY(RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR, VkRenderingInputAttachmentIndexInfoKHR,
                colorAttachmentCount, pColorAttachmentInputIndices),
     .element_offsets = {offsetof(VkRenderingInputAttachmentIndexInfoKHR, pDepthInputAttachmentIndex),
                         offsetof(VkRenderingInputAttachmentIndexInfoKHR, pStencilInputAttachmentIndex)}},
#endif
    {WITH_ARRAY(PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT,
                VkPipelineVertexInputDivisorStateCreateInfoEXT, vertexBindingDivisorCount,
                pVertexBindingDivisors)},
    PLAIN(PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR,
          VkPipelineFragmentShadingRateStateCreateInfoKHR),
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

// copy_arrays copies the arrays of a struct that was copied.
static bool copy_arrays(wd_arena *arena, const known_struct *known, char *added) {
    const uint32_t size = known->element_size;
    if (size && !copy_array(arena, (const void **)(added + known->array_offset),
                            *(const uint32_t *)(added + known->count_offset), size)) {
        return false;
    }
    for (size_t i = 0; i < 2 && known->element_offsets[i]; i++) {
        if (!copy_array(arena, (const void **)(added + known->element_offsets[i]), 1, size)) {
            return false;
        }
    }
    return true;
}

bool wd_gpuav_copy_pipeline_chain(wd_arena *arena, const void *chain, const void **copy) {
    const void **end = copy;
    for (const VkBaseInStructure *in = chain; in; in = in->pNext) {
        const known_struct *known = find_struct(in->sType);
        assert(known); // wd_gpuav_can_copy_pipeline_chain is true.
        if (!known->size) {
            continue;
        }
        char *added = wd_arena_copy(arena, in, 1, known->size);
        if (!added || !copy_arrays(arena, known, added)) {
            return false;
        }
        *end = added;
        end = (const void **)&((VkBaseOutStructure *)(void *)added)->pNext;
    }
    *end = NULL;
    return true;
}

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
