// When a row applies: conditions from the registry, and those that only the text of the specification states.
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/state/state.h"

bool wd_parameters_holds(const wd_parameters_walk *walk, uint16_t condition, const void *owner) {
    const wd_parameters_condition *entry = &wd_parameters_conditions[condition];
    if (entry->kind == WD_PARAMETERS_HAND) {
        return entry->hand(walk, owner);
    }
    uint32_t value = 0;
    if (entry->kind == WD_PARAMETERS_IS_ONE_OF) {
        memcpy(&value, (const char *)owner + entry->offset, sizeof value);
    }
    for (uint8_t i = 0; i < entry->num; i++) {
        const uint32_t word = wd_parameters_words[entry->first + i];
        if (entry->kind == WD_PARAMETERS_IS_ONE_OF) {
            if (word == value) {
                return true;
            }
            continue;
        }
        const void *pointer;
        memcpy(&pointer, (const char *)owner + word, sizeof pointer);
        if (pointer) {
            return true;
        }
    }
    return false;
}

// Conditions by hand, named in rules.py. Where it is not known whether the specification reads a pointer, it does not.

#define READS(name) bool wd_parameters_reads_##name(const wd_parameters_walk *walk, const void *owner)
READS(inheritance);
READS(stages);
READS(vertex_input);
READS(input_assembly);
READS(tessellation);
READS(viewports);
READS(rasterization);
READS(multisampling);
READS(depth_stencil);
READS(color_blending);

READS(inheritance) {
    (void)owner;
    VkCommandBuffer handle;
    memcpy(&handle, walk->args, sizeof handle);
    const wd_parameters_recording *recording = wd_parameters_find_recording(walk->data, handle);
    return recording && !(recording->facts & WD_PARAMETERS_PRIMARY);
}

static const void *find_chained(const void *chain, VkStructureType stype) {
    for (const VkBaseInStructure *s = chain; s; s = s->pNext) {
        if (s->sType == stype) {
            return s;
        }
    }
    return NULL;
}

enum { ALL_PARTS = 0xf }; // Of VkGraphicsPipelineLibraryFlagBitsEXT.

// The parts of a pipeline that the create info itself describes.
static VkFlags parts_of(const VkGraphicsPipelineCreateInfo *info) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *library =
        find_chained(info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    const VkPipelineLibraryCreateInfoKHR *linked =
        find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    if (library) {
        return library->flags;
    }
    return linked && linked->libraryCount > 0 ? 0 : ALL_PARTS;
}

static VkShaderStageFlags stages_of(const VkGraphicsPipelineCreateInfo *info) {
    VkShaderStageFlags stages = 0;
    for (uint32_t i = 0; info->pStages && i < info->stageCount; i++) {
        stages |= info->pStages[i].stage;
    }
    return stages;
}

static bool has_dynamic_state(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state) {
    const VkPipelineDynamicStateCreateInfo *dynamic = info->pDynamicState;
    for (uint32_t i = 0; dynamic && dynamic->pDynamicStates && i < dynamic->dynamicStateCount; i++) {
        if (dynamic->pDynamicStates[i] == state) {
            return true;
        }
    }
    return false;
}

// Whether fragments are certain to be made.
static bool rasterizes(const VkGraphicsPipelineCreateInfo *info) {
    return info->pRasterizationState &&
           parts_of(info) & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT &&
           (!info->pRasterizationState->rasterizerDiscardEnable &&
            !has_dynamic_state(info, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE));
}

static bool has_vertices(const VkGraphicsPipelineCreateInfo *info) {
    const VkShaderStageFlags mesh = VK_SHADER_STAGE_MESH_BIT_NV;
    return parts_of(info) == ALL_PARTS && stages_of(info) & VK_SHADER_STAGE_VERTEX_BIT &&
           !(stages_of(info) & mesh);
}

READS(stages) {
    (void)walk;
    const VkFlags shaders = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
                            VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
    return parts_of(owner) & shaders;
}

READS(vertex_input) {
    (void)walk;
    return has_vertices(owner) && !has_dynamic_state(owner, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT);
}

READS(input_assembly) {
    (void)walk;
    return has_vertices(owner);
}

READS(tessellation) {
    (void)walk;
    const VkShaderStageFlags both =
        VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
    return (stages_of(owner) & both) == both &&
           parts_of(owner) & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
}

READS(viewports) {
    (void)walk;
    return rasterizes(owner);
}

READS(rasterization) {
    (void)walk;
    return parts_of(owner) & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
}

READS(multisampling) {
    (void)walk;
    return rasterizes(owner) && parts_of(owner) == ALL_PARTS;
}

static const wd_state_subpass *subpass_of(const wd_parameters_walk *walk,
                                          const VkGraphicsPipelineCreateInfo *info) {
    const wd_state_device *state = walk->call->device ? walk->call->device->state : NULL;
    const wd_state_render_pass *pass =
        state && info->renderPass ? wd_state_find_render_pass(state, info->renderPass) : NULL;
    return pass && info->subpass < pass->num_subpasses ? &pass->subpasses[info->subpass] : NULL;
}

static const VkPipelineRenderingCreateInfo *rendering_of(const VkGraphicsPipelineCreateInfo *info) {
    return info->renderPass ? NULL
                            : find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
}

READS(depth_stencil) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    const wd_state_subpass *subpass = subpass_of(walk, info);
    const VkPipelineRenderingCreateInfo *rendering = rendering_of(info);
    const bool has_attachment =
        (subpass && subpass->depth_stencil && subpass->depth_stencil->attachment != VK_ATTACHMENT_UNUSED) ||
        (rendering && (rendering->depthAttachmentFormat || rendering->stencilAttachmentFormat));
    return has_attachment && rasterizes(info) && parts_of(info) == ALL_PARTS;
}

READS(color_blending) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    const wd_state_subpass *subpass = subpass_of(walk, info);
    const VkPipelineRenderingCreateInfo *rendering = rendering_of(info);
    bool has_attachment = rendering && rendering->colorAttachmentCount > 0;
    for (uint32_t i = 0; subpass && i < subpass->num_colors; i++) {
        has_attachment |= subpass->colors[i].attachment != VK_ATTACHMENT_UNUSED;
    }
    return has_attachment && rasterizes(info) && parts_of(info) == ALL_PARTS;
}
