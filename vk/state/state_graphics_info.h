// The states of a graphics pipeline that Vulkan reads from its create info.
//
// A pointer of VkGraphicsPipelineCreateInfo to a state that the pipeline does not have is ignored and may be invalid:
// with rasterization disabled, without attachments, with dynamic state, or where a library has the state. Every reader
// of such a pointer asks here.
//
//     wd_state_graphics_info states;
//     wd_state_read_graphics_info(device, info, &states);
//     if (states.color_blend) { ... }
#ifndef WARDEN_VK_STATE_STATE_GRAPHICS_INFO_H
#define WARDEN_VK_STATE_STATE_GRAPHICS_INFO_H

#include <stdbool.h>
#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_device;

enum { WD_STATE_ALL_GRAPHICS_PARTS = 0xf }; // Of VkGraphicsPipelineLibraryFlagBitsEXT.

// wd_state_graphics_info has the states that the pipeline certainly has; a pointer is NULL where the state is ignored,
// where the create info has NULL, or where it is not known whether the pipeline has the state.
typedef struct wd_state_graphics_info {
    VkGraphicsPipelineLibraryFlagsEXT parts; // That the create info defines; libraries define the others.
    VkShaderStageFlags stages;               // That the pipeline reads from pStages.
    bool discards;                           // No fragments are ever made.
    // Attachments of the subpass or of VkPipelineRenderingCreateInfo; false also where they are not known.
    bool has_colors, has_depth_stencil;
    // The members of VkGraphicsPipelineCreateInfo that are read: a mask of wd_state_graphics_state.
    uint32_t read;
    const VkPipelineVertexInputStateCreateInfo *vertex_input;
    const VkPipelineInputAssemblyStateCreateInfo *input_assembly;
    const VkPipelineTessellationStateCreateInfo *tessellation;
    const VkPipelineViewportStateCreateInfo *viewport;
    const VkPipelineRasterizationStateCreateInfo *rasterization;
    const VkPipelineMultisampleStateCreateInfo *multisample; // Of the fragment output.
    // That of fragment shaders without fragment output, which may be missing.
    const VkPipelineMultisampleStateCreateInfo *shader_multisample;
    const VkPipelineDepthStencilStateCreateInfo *depth_stencil;
    const VkPipelineColorBlendStateCreateInfo *color_blend;
} wd_state_graphics_info;

typedef enum wd_state_graphics_state {
    WD_STATE_GRAPHICS_VERTEX_INPUT = 1 << 0,
    WD_STATE_GRAPHICS_INPUT_ASSEMBLY = 1 << 1,
    WD_STATE_GRAPHICS_TESSELLATION = 1 << 2,
    WD_STATE_GRAPHICS_VIEWPORT = 1 << 3,
    WD_STATE_GRAPHICS_RASTERIZATION = 1 << 4,
    WD_STATE_GRAPHICS_MULTISAMPLE = 1 << 5,
    WD_STATE_GRAPHICS_DEPTH_STENCIL = 1 << 6,
    WD_STATE_GRAPHICS_COLOR_BLEND = 1 << 7,
} wd_state_graphics_state;

// wd_state_read_graphics_info fills `states`. `device` is NULL where render passes and libraries are not known.
void wd_state_read_graphics_info(const struct wd_state_device *device,
                                 const VkGraphicsPipelineCreateInfo *info, wd_state_graphics_info *states);

// wd_state_graphics_parts returns the parts of a pipeline that its create info defines.
VkGraphicsPipelineLibraryFlagsEXT wd_state_graphics_parts(const VkGraphicsPipelineCreateInfo *info);

// wd_state_graphics_has_stages returns whether pStages counts: only two of the four parts have shaders.
bool wd_state_graphics_has_stages(const VkGraphicsPipelineCreateInfo *info);

// wd_state_graphics_is_dynamic returns whether the create info makes a state dynamic.
bool wd_state_graphics_is_dynamic(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state);

// wd_state_graphics_reads_blend_attachments returns whether pAttachments of the color blend state counts: it is ignored
// where everything in it is dynamic.
bool wd_state_graphics_reads_blend_attachments(const VkGraphicsPipelineCreateInfo *info);

#ifdef __cplusplus
}
#endif
#endif
