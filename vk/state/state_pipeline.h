// Shader modules, pipelines, render passes and framebuffers.
#ifndef WARDEN_VK_STATE_STATE_PIPELINE_H
#define WARDEN_VK_STATE_STATE_PIPELINE_H

#include "vk/state/state_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_shader_module keeps a copy of its words as the application gave them, not checked in any way.
typedef struct wd_state_shader_module {
    wd_state_object object; // handle is 0 for a module inlined in a pipeline's stage.
    size_t num_words;
    uint32_t *words;
} wd_state_shader_module;

// wd_state_stage is one shader stage of a pipeline. Everything is owned by the pipeline.
typedef struct wd_state_stage {
    VkShaderStageFlagBits stage;
    VkPipelineShaderStageCreateFlags flags;
    wd_state_shader_module *module; // Referenced. NULL if the stage names its module by an identifier only.
    const char *entry_point;
    VkSpecializationInfo specialization; // Copied; mapEntryCount is 0 where there was none.
    uint32_t required_subgroup_size;     // 0: not given.
} wd_state_stage;

struct wd_state_render_pass;
struct wd_state_device;
struct wd_state_command_buffer;

// wd_state_shader is a shader object (VK_EXT_shader_object).
typedef struct wd_state_shader {
    wd_state_object object;
    uint32_t flags;       // VkShaderCreateFlagsEXT
    wd_state_stage stage; // Its module is NULL if the shader was created from a binary.
    // Of the shaders that a call created with VK_SHADER_CREATE_LINK_STAGE_BIT_EXT: a number that they share, and their
    // stages. 0: the shader is not linked.
    uint64_t link;
    VkShaderStageFlags linked_stages;
    // Referenced, without a handle: the set layouts and push constant ranges.
    wd_state_pipeline_layout *layout;
} wd_state_shader;

// Stages that shader objects are bound to, of one bind point.
enum { WD_STATE_MAX_BOUND_SHADERS = 8 };

// wd_state_vertex_input is the vertex input state of a pipeline, or of vkCmdSetVertexInputEXT.
typedef struct wd_state_vertex_binding_layout {
    uint32_t binding;
    uint32_t stride;
    VkVertexInputRate rate;
    uint32_t divisor; // 1 where none was given.
} wd_state_vertex_binding_layout;

typedef struct wd_state_vertex_input {
    uint32_t num_bindings, num_attributes;
    wd_state_vertex_binding_layout *bindings;
    VkVertexInputAttributeDescription *attributes;
} wd_state_vertex_input;

typedef struct wd_state_pipeline {
    wd_state_object object;
    VkPipelineBindPoint bind_point;
    uint64_t flags;                   // VkPipelineCreateFlags2
    wd_state_pipeline_layout *layout; // Referenced. NULL: a library without one. See wd_state_link_layouts.
    uint32_t num_stages;
    wd_state_stage *stages; // The pipeline's own, then those of its libraries.
    uint32_t num_own_stages;
    uint32_t num_libraries;
    struct wd_state_pipeline **libraries; // References.
    VkGraphicsPipelineLibraryFlagsEXT library_parts;
    uint32_t num_groups; // Ray tracing: shader groups, those of libraries included.
    // A program (wd_state_bound_program): the shader object of each stage, referenced. NULL: a pipeline.
    wd_state_shader **shaders;

    // Graphics only.
    struct wd_state_graphics *graphics;       // See state_graphics.h. NULL: a program of shader objects.
    struct wd_state_render_pass *render_pass; // Referenced; NULL with dynamic rendering.
    uint32_t subpass;
    VkPrimitiveTopology topology;
    bool primitive_restart; // The pipeline's own, if the state is not dynamic.
    uint32_t num_dynamic_states;
    VkDynamicState *dynamic_states;
    bool rasterizer_discard;
    // The pipeline's own; zeroed: dynamic, or that of a library (wd_state_pipeline_vertex_input).
    wd_state_vertex_input vertex_input;
    // VkPipelineRobustnessCreateInfo makes vertex inputs robust, for the pipeline or a library.
    bool has_robust_vertex_inputs;
} wd_state_pipeline;

// wd_state_pipeline_vertex_input returns the vertex input state of a pipeline, its own or that of a library.
const wd_state_vertex_input *wd_state_pipeline_vertex_input(const wd_state_pipeline *pipeline);

// wd_state_pipeline_is_dynamic returns whether a state of a pipeline, or of a library of it, is dynamic.
bool wd_state_pipeline_is_dynamic(const wd_state_pipeline *pipeline, VkDynamicState state);

// wd_state_link_layouts returns the layout of a graphics pipeline that is linked from libraries without a layout of its
// own, with a reference for the caller: the layout of the libraries or, if some are for independent sets, the union of
// their set layouts (Vulkan, Graphics Pipeline Library). A union has no handle. NULL: no library has a layout, or there
// is no memory.
wd_state_pipeline_layout *wd_state_link_layouts(struct wd_state_device *device,
                                                const VkPipelineLibraryCreateInfoKHR *libraries);

// wd_state_new_layout returns a pipeline layout without a handle, with a reference for the caller. NULL: there is no
// memory.
wd_state_pipeline_layout *wd_state_new_layout(struct wd_state_device *device,
                                              const VkPipelineLayoutCreateInfo *info);

// wd_state_render_pass is the create info in the terms of vkCreateRenderPass2; pNext chains are dropped.
typedef struct wd_state_subpass {
    VkSubpassDescriptionFlags flags;
    VkPipelineBindPoint bind_point;
    uint32_t view_mask;
    uint32_t num_inputs;
    VkAttachmentReference2 *inputs;
    uint32_t num_colors;
    VkAttachmentReference2 *colors;
    VkAttachmentReference2 *resolves;      // num_colors elements, or NULL.
    VkAttachmentReference2 *depth_stencil; // NULL: none.
    VkImageLayout stencil_layout;          // Of depth_stencil: that of its stencil aspect.
    // VkSubpassDescriptionDepthStencilResolve; NULL: none.
    VkAttachmentReference2 *depth_stencil_resolve;
    VkResolveModeFlagBits depth_resolve_mode, stencil_resolve_mode;
    VkSampleCountFlagBits single_sampled_samples; // VkMultisampledRenderToSingleSampledInfoEXT; 0: disabled.
    uint32_t num_preserves;
    uint32_t *preserves;
    // VkFragmentShadingRateAttachmentInfoKHR: VK_ATTACHMENT_UNUSED where there is none, and the size of a texel.
    uint32_t shading_rate;
    VkExtent2D shading_rate_texel;
} wd_state_subpass;

typedef struct wd_state_render_pass {
    wd_state_object object;
    VkRenderPassCreateFlags flags;
    uint32_t num_attachments;
    VkAttachmentDescription2 *attachments;
    uint32_t num_subpasses;
    wd_state_subpass *subpasses;
    uint32_t num_dependencies;
    VkSubpassDependency2 *dependencies;
    uint32_t density_map; // VkRenderPassFragmentDensityMapCreateInfoEXT; VK_ATTACHMENT_UNUSED: none.
    // VkAttachmentDescriptionStencilLayout of each attachment, those without one with sType 0. NULL: none has one.
    VkAttachmentDescriptionStencilLayout *stencil_layouts;
    bool are_dependencies_cut; // Masks of a VkMemoryBarrier2 had bits above the lower 32, which are lost.
} wd_state_render_pass;

// wd_state_imageless is an element of VkFramebufferAttachmentsCreateInfo.
typedef struct wd_state_imageless {
    VkImageCreateFlags flags;
    VkImageUsageFlags usage;
    uint32_t width, height, layers;
    uint32_t num_formats;
    VkFormat *formats;
} wd_state_imageless;

typedef struct wd_state_framebuffer {
    wd_state_object object;
    VkFramebufferCreateFlags flags;
    wd_state_render_pass *render_pass; // Referenced.
    uint32_t num_attachments;
    wd_state_image_view **attachments; // References; NULL for imageless framebuffers.
    wd_state_imageless *imageless;     // Of each attachment of an imageless framebuffer; else NULL.
    uint32_t width, height, layers;
} wd_state_framebuffer;

#ifdef __cplusplus
}
#endif
#endif
