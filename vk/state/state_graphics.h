// The states of a graphics pipeline that draws are checked against, those of its libraries merged.
#ifndef WARDEN_VK_STATE_STATE_GRAPHICS_H
#define WARDEN_VK_STATE_STATE_GRAPHICS_H

#include "vk/state/state_dynamic.h"
#include "vk/state/state_rendering.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_state_device;
struct wd_state_pipeline;
struct wd_state_render_pass;

// wd_state_graphics has copies of the create info's structs, without most of their pNext chains. A pointer is NULL
// where the pipeline does not have the state (wd_state_graphics_info), where the struct is not there, or where it is
// not known. Members that are dynamic states have values without a meaning. It has many members because each state that
// Vulkan gives a graphics pipeline is one.
typedef struct wd_state_graphics {
    // All parts are known: those of the pipeline, and those of all its libraries.
    bool is_complete;
    // The pipeline has fragment output states, own or of a library: `rendering` and `multisample` count.
    bool has_fragment_output;
    bool discards; // No fragments are ever made: rasterizerDiscardEnable is static, and true.
    VkShaderStageFlags stages;
    wd_state_dynamic_mask dynamic_states; // That pDynamicStates has.
    // States that the pipeline certainly has as static states: binding it unsets them (Vulkan, "Dynamic State"). A
    // state can be in neither mask.
    wd_state_dynamic_mask static_states;
    const VkPipelineInputAssemblyStateCreateInfo *input_assembly;
    const VkPipelineTessellationStateCreateInfo *tessellation;
    const VkPipelineViewportStateCreateInfo *viewport; // Without pViewports and pScissors.
    const VkPipelineRasterizationStateCreateInfo *rasterization;
    const VkPipelineMultisampleStateCreateInfo *multisample; // Without pSampleMask.
    // pMultisampleState of the fragment shaders, where a library has them and no fragment output. Without pSampleMask.
    const VkPipelineMultisampleStateCreateInfo *shader_multisample;
    const VkPipelineDepthStencilStateCreateInfo *depth_stencil;
    // pAttachments is a copy, or NULL where it is not read.
    const VkPipelineColorBlendStateCreateInfo *color_blend;
    // The struct in the create info's chain; formats and viewMask count where they belong to the parts of the create
    // info. With libraries, the one of the fragment output part. pColorAttachmentFormats is a copy, or NULL.
    const VkPipelineRenderingCreateInfo *rendering;
    const VkPipelineRasterizationLineStateCreateInfoEXT *line;
    const VkPipelineSampleLocationsStateCreateInfoEXT *sample_locations; // Without pSampleLocations.
    uint64_t sample_locations_hash; // wd_state_hash_sample_locations; 0: there are none.
    // NULL: none of the parts with shaders has it.
    const VkPipelineFragmentShadingRateStateCreateInfoKHR *shading_rate;
    const VkPipelineRasterizationProvokingVertexStateCreateInfoEXT *provoking_vertex;
    const VkPipelineDiscardRectangleStateCreateInfoEXT *discard_rectangles; // Without pDiscardRectangles.
    uint32_t rasterization_stream;                                          // 0: the default.
    // VkRenderingAttachmentLocationInfo and VkRenderingInputAttachmentIndexInfo in the chain of the fragment output
    // part. NULL: neither, or not known.
    const wd_state_local_read *local_read;
    // vkCreateGraphicsPipelines had a struct that gives attachments other sample counts than rasterizationSamples:
    // VkAttachmentSampleCountInfoAMD or NV, or VkMultisampledRenderToSingleSampledInfoEXT.
    bool has_mixed_samples;
    bool has_external_format; // VkExternalFormatANDROID in the chain.
    // Of the pipeline, or of a library of it; the pipeline keeps it. NULL: dynamic rendering, or not known.
    const struct wd_state_render_pass *render_pass;
    uint32_t subpass;
    wd_arena arena; // Private to vk/state.
} wd_state_graphics;

// wd_state_is_dynamic returns whether pDynamicStates, of the pipeline or of a library, has a state.
static inline bool wd_state_is_dynamic(const wd_state_graphics *graphics, wd_state_dynamic_state state) {
    return (graphics->dynamic_states & WD_STATE_DYNAMIC_BIT(state)) != 0;
}

// wd_state_add_graphics makes `pipeline->graphics`, with the states of the create info and of the pipeline's libraries.
// False: there is no memory.
bool wd_state_add_graphics(struct wd_state_device *device, struct wd_state_pipeline *pipeline,
                           const VkGraphicsPipelineCreateInfo *info);

// wd_state_free_graphics accepts NULL.
void wd_state_free_graphics(const wd_allocator *allocator, wd_state_graphics *graphics);

#ifdef __cplusplus
}
#endif
#endif
