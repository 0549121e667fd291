// What the checks of pipelines share.
#ifndef WARDEN_VK_CORE_PIPELINES_PIPELINES_INTERNAL_H
#define WARDEN_VK_CORE_PIPELINES_PIPELINES_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h" // generated
#include "vk/registry/formats.h"
#include "vk/state/state_graphics.h"

// Parts of a graphics pipeline.
enum {
    WD_PIPELINES_VERTEX_INPUT = VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT,
    WD_PIPELINES_PRE_RASTERIZATION = VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT,
    WD_PIPELINES_FRAGMENT_SHADER = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT,
    WD_PIPELINES_FRAGMENT_OUTPUT = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT,
};

// wd_pipelines_graphics is the element of pCreateInfos that is checked.
typedef struct wd_pipelines_graphics {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkGraphicsPipelineCreateInfo *info;
    wd_state_graphics_info states; // Those that count: read no pointer of `info` to a state.
    // The parts that the pipeline needs from this create info: with rasterization disabled, no fragment parts.
    VkGraphicsPipelineLibraryFlagsEXT needs;
    uint64_t flags;                                 // VkPipelineCreateFlags2
    const wd_state_render_pass *pass;               // NULL: dynamic rendering, or not known.
    const wd_state_subpass *subpass;                // Of `pass`; NULL: there is none.
    const VkPipelineRenderingCreateInfo *rendering; // NULL: a render pass, or no struct in the chain.
    const VkPipelineLibraryCreateInfoKHR *linked;   // NULL: no libraries.
} wd_pipelines_graphics;

// wd_pipelines_begin_graphics starts a message about the create info.
static inline bool wd_pipelines_begin_graphics(wd_core_message *m, const wd_pipelines_graphics *g,
                                               uint32_t rule) {
    return wd_core_begin_rule(m, g->c, g->f, "VkGraphicsPipelineCreateInfo", rule);
}

// wd_pipelines_is_static returns whether the pipeline has a state as static state.
static inline bool wd_pipelines_is_static(const wd_pipelines_graphics *g, VkDynamicState state) {
    return !wd_state_graphics_is_dynamic(g->info, state);
}

// The topics.
void wd_pipelines_check_dynamic_states(const wd_pipelines_graphics *g);
void wd_pipelines_check_pipeline_stages(const wd_pipelines_graphics *g);
void wd_pipelines_check_point_size(const wd_pipelines_graphics *g);
void wd_pipelines_check_needed_states(const wd_pipelines_graphics *g);
void wd_pipelines_check_pipeline_attachments(const wd_pipelines_graphics *g);
void wd_pipelines_check_attachment_samples(const wd_pipelines_graphics *g);
void wd_pipelines_check_vertex_input(const wd_pipelines_graphics *g);
void wd_pipelines_check_fixed_functions(const wd_pipelines_graphics *g);
void wd_pipelines_check_blending(const wd_pipelines_graphics *g);
void wd_pipelines_check_shading_rate(const wd_pipelines_graphics *g);
void wd_pipelines_check_linked_libraries(const wd_pipelines_graphics *g);
void wd_pipelines_check_linked_layouts(const wd_pipelines_graphics *g);
void wd_pipelines_check_completeness(const wd_pipelines_graphics *g);
void wd_pipelines_check_limits(const wd_pipelines_graphics *g);
void wd_pipelines_check_stage_modes(const wd_pipelines_graphics *g);
void wd_pipelines_check_portability(const wd_pipelines_graphics *g);
#ifdef VK_EXT_shader_object
void wd_pipelines_check_object_modes(wd_core_check *c, const wd_CreateShadersEXT_args *s);
#endif
// wd_pipelines_check_resources compares the resources of each stage with maxPerStageResources.
void wd_pipelines_check_resources(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                                  VkPipelineLayout handle, VkShaderStageFlags stages);
// wd_pipelines_check_viewport checks a viewport of a pipeline or of a command.
void wd_pipelines_check_viewport(wd_core_check *c, const wd_core_frame *f, const VkViewport *values);

// wd_pipelines_base is the base pipeline of an element of pCreateInfos, and the rules of its command.
typedef struct wd_pipelines_base {
    uint64_t flags; // VkPipelineCreateFlags2
    VkPipeline handle;
    int32_t index;
    uint32_t element, num_elements;
    const char *owner;   // "VkComputePipelineCreateInfo"
    uint64_t base_flags; // Of the element `index`, where there is one.
    uint32_t order_rule, flag_rule;
    uint32_t unset_rule, index_rule, both_rule; // 0: the command has none.
} wd_pipelines_base;

// wd_pipelines_check_created checks what the chain of any create info can have.
void wd_pipelines_check_created(wd_core_check *c, const wd_core_frame *f, const void *chain, uint64_t flags,
                                VkPipelineCache cache);
// wd_pipelines_check_robustness checks VkPipelineRobustnessCreateInfo in the chain of a pipeline or stage.
void wd_pipelines_check_robustness(wd_core_check *c, const wd_core_frame *f, const void *chain);
// wd_pipelines_check_stage checks a stage of a pipeline with these flags and this pNext chain.
void wd_pipelines_check_stage(wd_core_check *c, const wd_core_frame *f,
                              const VkPipelineShaderStageCreateInfo *stage, uint64_t flags,
                              const void *chain);

void wd_pipelines_check_base(wd_core_check *c, const wd_core_frame *f, const wd_pipelines_base *base);

#endif
