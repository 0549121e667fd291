// When a row applies: conditions from the registry, and those that only the text of the specification states.
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/parameters/parameters_internal.h"
#include "vk/registry/chain.h"
#include "vk/state/state.h"
#include "vk/state/state_graphics_info.h"

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

// Conditions by hand, named in rules.py and required.py. Where it is not known whether the specification reads a
// pointer, it does not.

#define READS(name) bool wd_parameters_reads_##name(const wd_parameters_walk *walk, const void *owner)
READS(inheritance);
READS(attachments);
READS(geometries);
READS(primitive_counts);
READS(stages);
READS(vertex_input);
READS(input_assembly);
READS(tessellation);
READS(viewports);
READS(static_viewports);
READS(static_scissors);
READS(rasterization);
READS(multisampling);
READS(depth_stencil_of_pass);
READS(depth_stencil_of_rendering);
READS(color_blending_of_pass);
READS(color_blending_of_rendering);
READS(blend_attachments);
READS(color_formats);
READS(dependency_masks);
READS(inherited_queries);
READS(inherited_statistics);
READS(binding_stages);
READS(logic_op);
READS(shading_rates);
READS(first_usage);
READS(first_pipeline_flags);

READS(inheritance) {
    (void)owner;
    VkCommandBuffer handle;
    memcpy(&handle, walk->args, sizeof handle);
    const wd_state_command_buffer *command_buffer =
        walk->call->device && walk->call->device->state ? wd_state_recorded(walk->call, handle) : NULL;
    return command_buffer && command_buffer->level != VK_COMMAND_BUFFER_LEVEL_PRIMARY;
}

READS(attachments) {
    (void)walk;
    return !(((const VkFramebufferCreateInfo *)owner)->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT);
}

READS(geometries) {
    (void)walk;
    return !((const VkAccelerationStructureBuildGeometryInfoKHR *)owner)->ppGeometries;
}

READS(primitive_counts) {
    (void)walk;
    const VkAccelerationStructureBuildGeometryInfoKHR *info =
        ((const wd_GetAccelerationStructureBuildSizesKHR_args *)owner)->pBuildInfo;
    if (!wd_parameters_is_pointer(info)) {
        return false;
    }
#ifdef VK_KHR_opacity_micromap
    if (info->type == VK_ACCELERATION_STRUCTURE_TYPE_OPACITY_MICROMAP_KHR) {
        return false;
    }
#endif
    return info->geometryCount > 0;
}

// Graphics pipelines.

static const wd_state_device *state_of(const wd_parameters_walk *walk) {
    return walk->call->device ? walk->call->device->state : NULL;
}

// has_state returns whether a state of a pipeline has to be valid. NULL is valid where `all_dynamic` makes the
// struct unnecessary (VK_EXT_extended_dynamic_state3), and in libraries, which is not checked.
static bool has_state(const wd_parameters_walk *walk, const VkGraphicsPipelineCreateInfo *info,
                      wd_state_graphics_state state, const void *pointer, VkDynamicState all_dynamic) {
    if (info->pRasterizationState && !wd_parameters_is_pointer(info->pRasterizationState)) {
        return false; // Its own row reports it.
    }
    wd_state_graphics_info states;
    wd_state_read_graphics_info(state_of(walk), info, &states);
    if (!(states.read & state)) {
        return false;
    }
    return pointer ||
           (states.parts == WD_STATE_ALL_GRAPHICS_PARTS && !wd_state_graphics_is_dynamic(info, all_dynamic));
}

READS(stages) {
    (void)walk;
    return wd_state_graphics_has_stages(owner);
}

READS(vertex_input) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return has_state(walk, info, WD_STATE_GRAPHICS_VERTEX_INPUT, info->pVertexInputState,
                     VK_DYNAMIC_STATE_VERTEX_INPUT_EXT);
}

READS(input_assembly) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return has_state(walk, info, WD_STATE_GRAPHICS_INPUT_ASSEMBLY, info->pInputAssemblyState,
                     VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE);
}

READS(tessellation) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return has_state(walk, info, WD_STATE_GRAPHICS_TESSELLATION, info->pTessellationState,
                     VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT);
}

READS(viewports) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return has_state(walk, info, WD_STATE_GRAPHICS_VIEWPORT, info->pViewportState,
                     VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT);
}

READS(rasterization) {
    (void)walk;
    const VkGraphicsPipelineCreateInfo *info = owner;
    const VkFlags parts = wd_state_graphics_parts(info);
    if (!info->pRasterizationState) {
        return parts == WD_STATE_ALL_GRAPHICS_PARTS &&
               !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_POLYGON_MODE_EXT);
    }
    return parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
}

READS(multisampling) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return has_state(walk, info, WD_STATE_GRAPHICS_MULTISAMPLE, info->pMultisampleState,
                     VK_DYNAMIC_STATE_SAMPLE_MASK_EXT);
}

static bool has_depth_stencil(const wd_parameters_walk *walk, const VkGraphicsPipelineCreateInfo *info) {
    return has_state(walk, info, WD_STATE_GRAPHICS_DEPTH_STENCIL, info->pDepthStencilState,
                     VK_DYNAMIC_STATE_DEPTH_BOUNDS);
}

READS(depth_stencil_of_pass) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return info->renderPass && has_depth_stencil(walk, info);
}

READS(depth_stencil_of_rendering) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return !info->renderPass && has_depth_stencil(walk, info);
}

static bool has_color_blending(const wd_parameters_walk *walk, const VkGraphicsPipelineCreateInfo *info) {
    return has_state(walk, info, WD_STATE_GRAPHICS_COLOR_BLEND, info->pColorBlendState,
                     VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT);
}

READS(color_blending_of_pass) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return info->renderPass && has_color_blending(walk, info);
}

READS(color_blending_of_rendering) {
    const VkGraphicsPipelineCreateInfo *info = owner;
    return !info->renderPass && has_color_blending(walk, info);
}

// pipeline_around returns the create info of the pipeline that has the struct that is walked; NULL: there is none.
static const VkGraphicsPipelineCreateInfo *pipeline_around(const wd_parameters_walk *walk) {
    const wd_parameters_frame *outer = walk->frame ? walk->frame->outer : NULL;
    const VkGraphicsPipelineCreateInfo *info = outer ? outer->data : NULL;
    return info && info->sType == VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO ? info : NULL;
}

READS(static_viewports) {
    (void)owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_VIEWPORT) &&
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT);
}

READS(static_scissors) {
    (void)owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_SCISSOR) &&
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT);
}

READS(blend_attachments) {
    (void)owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && wd_state_graphics_reads_blend_attachments(info);
}

READS(color_formats) {
    (void)owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && !info->renderPass &&
           wd_state_graphics_parts(info) & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT;
}

// VkMemoryBarrier2 replaces the masks of the dependency.
READS(dependency_masks) {
    (void)walk;
    return !wd_find_chained(((const VkSubpassDependency2 *)owner)->pNext, VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
}

READS(logic_op) {
    const VkPipelineColorBlendStateCreateInfo *state = owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && state->logicOpEnable && !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_LOGIC_OP_EXT);
}

READS(shading_rates) {
    (void)owner;
    const VkGraphicsPipelineCreateInfo *info = pipeline_around(walk);
    return info && wd_state_graphics_has_stages(info) &&
           !wd_state_graphics_is_dynamic(info, VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR);
}

// Masks.

static const wd_features *features_of(const wd_parameters_walk *walk) {
    const wd_device_capabilities *enabled = walk->call->device ? walk->call->device->capabilities : NULL;
    return enabled ? &enabled->features : NULL;
}

READS(inherited_queries) {
    (void)owner;
    const wd_features *features = features_of(walk);
    return features && features->inheritedQueries;
}

READS(inherited_statistics) {
    (void)owner;
    const wd_features *features = features_of(walk);
    return features && features->pipelineStatisticsQuery;
}

READS(binding_stages) {
    (void)walk;
    return ((const VkDescriptorSetLayoutBinding *)owner)->descriptorCount > 0;
}

// VkBufferUsageFlags2CreateInfo and VkPipelineCreateFlags2CreateInfo replace the mask of 32 bits.
READS(first_usage) {
    (void)walk;
#ifdef VK_KHR_maintenance5
    return !wd_find_chained(((const VkBaseInStructure *)owner)->pNext,
                            VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
#else
    return owner != NULL;
#endif
}

READS(first_pipeline_flags) {
    (void)walk;
#ifdef VK_KHR_maintenance5
    return !wd_find_chained(((const VkBaseInStructure *)owner)->pNext,
                            VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
#else
    return owner != NULL;
#endif
}
