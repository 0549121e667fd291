// The conditions of handle_rules.py: whether a command reads a member that Vulkan can ignore.
#include "vk/registry/chain.h"
#include "vk/registry/handle_walk_internal.h"

#define CONDITION(name) wd_walk_decision wd_walk_if_##name(const wd_walk_frame *frame)

static wd_walk_decision read_if(bool is_read) {
    return is_read ? WD_WALK_READ : WD_WALK_IGNORED;
}

CONDITION(unknown) {
    (void)frame;
    return WD_WALK_DEPENDS;
}

CONDITION(never) {
    (void)frame;
    return WD_WALK_IGNORED;
}

// --- Pipelines

static bool is_derivative(VkPipelineCreateFlags flags, const void *chain, int32_t index) {
    uint64_t all = flags;
#ifdef VK_KHR_maintenance5
    const VkPipelineCreateFlags2CreateInfoKHR *flags2 =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
    all = flags2 ? flags2->flags : all;
#else
    (void)chain;
#endif
    return (all & VK_PIPELINE_CREATE_DERIVATIVE_BIT) && index == -1;
}

CONDITION(compute_derivative) {
    const VkComputePipelineCreateInfo *info = frame->data;
    return read_if(is_derivative(info->flags, info->pNext, info->basePipelineIndex));
}

CONDITION(graphics_derivative) {
    const VkGraphicsPipelineCreateInfo *info = frame->data;
    return read_if(is_derivative(info->flags, info->pNext, info->basePipelineIndex));
}

CONDITION(ray_tracing_derivative) {
    const VkRayTracingPipelineCreateInfoKHR *info = frame->data;
    return read_if(is_derivative(info->flags, info->pNext, info->basePipelineIndex));
}

CONDITION(ray_tracing_nv_derivative) {
    const VkRayTracingPipelineCreateInfoNV *info = frame->data;
    return read_if(is_derivative(info->flags, info->pNext, info->basePipelineIndex));
}

// library_parts returns the parts of a graphics pipeline that the struct itself describes (Vulkan,
// VkGraphicsPipelineLibraryCreateInfoEXT).
static VkGraphicsPipelineLibraryFlagsEXT library_parts(const VkGraphicsPipelineCreateInfo *info) {
    const VkGraphicsPipelineLibraryCreateInfoEXT *library =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
    if (library) {
        return library->flags;
    }
    const VkPipelineLibraryCreateInfoKHR *libraries =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
    return libraries && libraries->libraryCount ? 0 : VK_GRAPHICS_PIPELINE_LIBRARY_FLAG_BITS_MAX_ENUM_EXT;
}

CONDITION(own_stages) {
    return read_if(library_parts(frame->data) &
                   (VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
                    VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT));
}

CONDITION(own_pass) {
    return read_if(library_parts(frame->data) &
                   (VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT |
                    VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT |
                    VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT));
}

// --- Descriptors

CONDITION(writes_set) {
    return read_if(frame->command == WD_COMMAND_UpdateDescriptorSets);
}

static bool has_image(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER || type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE || type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT ||
           type == VK_DESCRIPTOR_TYPE_SAMPLE_WEIGHT_IMAGE_QCOM ||
           type == VK_DESCRIPTOR_TYPE_BLOCK_MATCH_IMAGE_QCOM;
}

static bool has_sampler(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
}

CONDITION(writes_images) {
    const VkDescriptorType type = ((const VkWriteDescriptorSet *)frame->data)->descriptorType;
    return read_if(has_image(type) || has_sampler(type));
}

CONDITION(writes_buffers) {
    const VkDescriptorType type = ((const VkWriteDescriptorSet *)frame->data)->descriptorType;
    return read_if(type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
                   type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
                   type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC);
}

CONDITION(writes_views) {
    const VkDescriptorType type = ((const VkWriteDescriptorSet *)frame->data)->descriptorType;
    return read_if(type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER ||
                   type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER);
}

// written_type returns the type of the descriptor that a VkDescriptorImageInfo is for; false: there is none.
static bool written_type(const wd_walk_frame *frame, VkDescriptorType *type) {
    const VkBaseInStructure *outer = frame->outer ? frame->outer->data : NULL;
    if (!outer || !frame->outer->structure) {
        return false;
    }
    if (frame->outer->structure->stype == VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET) {
        *type = ((const VkWriteDescriptorSet *)outer)->descriptorType;
        return true;
    }
    if (frame->outer->structure->stype == VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT) {
        *type = ((const VkDescriptorGetInfoEXT *)outer)->type;
        return true;
    }
    return false;
}

CONDITION(view_written) {
    VkDescriptorType type;
    return written_type(frame, &type) ? read_if(has_image(type)) : WD_WALK_DEPENDS;
}

CONDITION(sampler_written) {
    VkDescriptorType type;
    if (!written_type(frame, &type)) {
        return WD_WALK_DEPENDS;
    }
    // The set's layout can have immutable samplers; a descriptor in memory has none.
    const bool in_set = frame->outer->structure->stype == VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    return has_sampler(type) && in_set ? WD_WALK_DEPENDS : read_if(has_sampler(type));
}

CONDITION(binds_samplers) {
    return read_if(has_sampler(((const VkDescriptorSetLayoutBinding *)frame->data)->descriptorType));
}

CONDITION(template_of_sets) {
    const VkDescriptorUpdateTemplateCreateInfo *info = frame->data;
    return read_if(info->templateType == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET);
}

CONDITION(template_of_pushes) {
    const VkDescriptorUpdateTemplateCreateInfo *info = frame->data;
    return read_if(info->templateType == VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR);
}

// --- Command buffers, framebuffers

// Whether the command buffer is secondary is known to its state only.
CONDITION(secondary) {
    (void)frame;
    return WD_WALK_DEPENDS;
}

CONDITION(pass_continues) {
    const wd_walk_frame *outer = frame->outer;
    if (!outer || !outer->structure ||
        outer->structure->stype != VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO) {
        return WD_WALK_DEPENDS;
    }
    const VkCommandBufferBeginInfo *info = outer->data;
    return read_if(info->flags & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
}

CONDITION(has_attachments) {
    const VkFramebufferCreateInfo *info = frame->data;
    return read_if(!(info->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT));
}

// --- Acceleration structures

CONDITION(acceleration_build) {
    return read_if(frame->command != WD_COMMAND_GetAccelerationStructureBuildSizesKHR);
}

CONDITION(acceleration_update) {
    const VkAccelerationStructureBuildGeometryInfoKHR *info = frame->data;
    return read_if(frame->command != WD_COMMAND_GetAccelerationStructureBuildSizesKHR &&
                   info->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR);
}

CONDITION(micromap_build) {
    return read_if(frame->command != WD_COMMAND_GetMicromapBuildSizesEXT);
}
