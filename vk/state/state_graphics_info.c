// Which states of a graphics pipeline count (Vulkan, "Graphics Pipelines", "Graphics Pipeline Library").
#include "vk/state/state_graphics_info.h"

#include "vk/registry/chain.h"

#include "vk/state/state.h"
#include "vk/state/state_internal.h"

enum {
    VERTEX_INPUT = VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT,
    PRE_RASTERIZATION = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT,
    FRAGMENT_SHADER = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT,
    FRAGMENT_OUTPUT = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT,
};

VkGraphicsPipelineLibraryFlagsEXT wd_state_graphics_parts(const VkGraphicsPipelineCreateInfo *info) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *library =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    if (library) {
        return library->flags;
    }
    const VkPipelineLibraryCreateInfoKHR *linked =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    return linked && linked->libraryCount ? 0 : WD_STATE_ALL_GRAPHICS_PARTS;
}

bool wd_state_graphics_has_stages(const VkGraphicsPipelineCreateInfo *info) {
    return (wd_state_graphics_parts(info) & (PRE_RASTERIZATION | FRAGMENT_SHADER)) != 0;
}

bool wd_state_graphics_is_dynamic(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state) {
    const VkPipelineDynamicStateCreateInfo *dynamic = info->pDynamicState;
    for (uint32_t i = 0; dynamic && dynamic->pDynamicStates && i < dynamic->dynamicStateCount; i++) {
        if (dynamic->pDynamicStates[i] == state) {
            return true;
        }
    }
    return false;
}

bool wd_state_graphics_reads_blend_attachments(const VkGraphicsPipelineCreateInfo *info) {
    return !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT) ||
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT) ||
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT) ||
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT);
}

static VkShaderStageFlags stages_of(const VkGraphicsPipelineCreateInfo *info,
                                    VkGraphicsPipelineLibraryFlagsEXT parts) {
    const VkShaderStageFlags fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkShaderStageFlags kept =
        (parts & PRE_RASTERIZATION ? ~fragment : 0) | (parts & FRAGMENT_SHADER ? fragment : 0);
    VkShaderStageFlags stages = 0;
    for (uint32_t i = 0; kept && info->pStages && i < info->stageCount; i++) {
        stages |= info->pStages[i].stage & kept;
    }
    return stages;
}

// library_discards returns whether a library that the pipeline is linked from disables rasterization.
static bool library_discards(const wd_state_device *device, const VkGraphicsPipelineCreateInfo *info) {
    const VkPipelineLibraryCreateInfoKHR *linked =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    for (uint32_t i = 0; device && linked && linked->pLibraries && i < linked->libraryCount; i++) {
        const wd_state_pipeline *library = wd_state_find_pipeline(device, linked->pLibraries[i]);
        if (library && library->rasterizer_discard) {
            return true;
        }
    }
    return false;
}

static void find_attachments_of_pass(const wd_state_device *device, const VkGraphicsPipelineCreateInfo *info,
                                     wd_state_graphics_info *states) {
    const wd_state_render_pass *pass = device ? wd_state_find_render_pass(device, info->renderPass) : NULL;
    if (!pass || info->subpass >= pass->num_subpasses) {
        return;
    }
    const wd_state_subpass *subpass = &pass->subpasses[info->subpass];
    for (uint32_t i = 0; i < subpass->num_colors; i++) {
        states->has_colors |= subpass->colors[i].attachment != VK_ATTACHMENT_UNUSED;
    }
    states->has_depth_stencil =
        subpass->depth_stencil && subpass->depth_stencil->attachment != VK_ATTACHMENT_UNUSED;
}

static void find_attachments(const wd_state_device *device, const VkGraphicsPipelineCreateInfo *info,
                             wd_state_graphics_info *states) {
    if (info->renderPass) {
        find_attachments_of_pass(device, info, states);
        return;
    }
    const VkPipelineRenderingCreateInfo *rendering =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    // The formats count only with the fragment output interface. Without it, the state of depth and stencil must be
    // valid, since the formats are not known.
    const bool has_formats = states->parts & FRAGMENT_OUTPUT;
    states->has_colors = has_formats && rendering && rendering->colorAttachmentCount > 0;
    states->has_depth_stencil =
        has_formats ? rendering && (rendering->depthAttachmentFormat || rendering->stencilAttachmentFormat)
                    : (states->parts & FRAGMENT_SHADER) != 0;
}

static uint32_t vertex_states(const VkGraphicsPipelineCreateInfo *info,
                              const wd_state_graphics_info *states) {
    if (!(states->parts & VERTEX_INPUT) || states->stages & VK_SHADER_STAGE_MESH_BIT_EXT) {
        return 0;
    }
    return WD_STATE_GRAPHICS_INPUT_ASSEMBLY |
           (wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT)
                ? 0
                : WD_STATE_GRAPHICS_VERTEX_INPUT);
}

static uint32_t read_states(const VkGraphicsPipelineCreateInfo *info, const wd_state_graphics_info *states) {
    const VkShaderStageFlags tessellation =
        VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    uint32_t read = vertex_states(info, states);
    if (states->parts & PRE_RASTERIZATION) {
        read |= WD_STATE_GRAPHICS_RASTERIZATION;
        read |= (states->stages & tessellation) == tessellation ? WD_STATE_GRAPHICS_TESSELLATION : 0;
    }
    if (states->discards) {
        return read;
    }
    read |= states->parts & PRE_RASTERIZATION ? WD_STATE_GRAPHICS_VIEWPORT : 0;
    read |= states->parts & FRAGMENT_OUTPUT ? WD_STATE_GRAPHICS_MULTISAMPLE : 0;
    read |=
        states->parts & FRAGMENT_SHADER && states->has_depth_stencil ? WD_STATE_GRAPHICS_DEPTH_STENCIL : 0;
    read |= states->parts & FRAGMENT_OUTPUT && states->has_colors ? WD_STATE_GRAPHICS_COLOR_BLEND : 0;
    return read;
}

void wd_state_read_graphics_info(const wd_state_device *device, const VkGraphicsPipelineCreateInfo *info,
                                 wd_state_graphics_info *states) {
    *states = (wd_state_graphics_info){.parts = wd_state_graphics_parts(info)};
    states->stages = stages_of(info, states->parts);
    const VkPipelineRasterizationStateCreateInfo *rasterization =
        states->parts & PRE_RASTERIZATION ? info->pRasterizationState : NULL;
    states->discards = (rasterization && rasterization->rasterizerDiscardEnable &&
                        !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE)) ||
                       (!(states->parts & PRE_RASTERIZATION) && library_discards(device, info));
    find_attachments(device, info, states);
    states->read = read_states(info, states);
#define READ(STATE, member, pointer)                                                                         \
    states->member = states->read & WD_STATE_GRAPHICS_##STATE ? info->pointer : NULL
    READ(VERTEX_INPUT, vertex_input, pVertexInputState);
    READ(INPUT_ASSEMBLY, input_assembly, pInputAssemblyState);
    READ(TESSELLATION, tessellation, pTessellationState);
    READ(VIEWPORT, viewport, pViewportState);
    READ(RASTERIZATION, rasterization, pRasterizationState);
    READ(MULTISAMPLE, multisample, pMultisampleState);
    READ(DEPTH_STENCIL, depth_stencil, pDepthStencilState);
    READ(COLOR_BLEND, color_blend, pColorBlendState);
#undef READ
    const bool has_only_shader =
        states->parts & FRAGMENT_SHADER && !(states->parts & FRAGMENT_OUTPUT) && !states->discards;
    states->shader_multisample = has_only_shader ? info->pMultisampleState : NULL;
}
