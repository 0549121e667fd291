// The state of a graphics pipeline that checks of its shaders read. Private to vk/shader.
#ifndef WARDEN_VK_SHADER_GRAPHICS_STATE_H
#define WARDEN_VK_SHADER_GRAPHICS_STATE_H

#include "vk/shader/pipeline_shaders.h"
#include "vk/state/state_graphics_info.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_graphics is a graphics pipeline and the parts of it that its create info defines.
typedef struct wd_shader_graphics {
    wd_shader_pipeline *pipeline;
    const VkGraphicsPipelineCreateInfo *info;
    uint32_t index; // In pCreateInfos.
    VkGraphicsPipelineLibraryFlagsEXT parts;
    // The states that count: other pointers of `info` may be invalid.
    wd_state_graphics_info states;
} wd_shader_graphics;

// wd_shader_is_dynamic returns whether a state is dynamic.
bool wd_shader_is_dynamic(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state);

// The checks. Each one returns immediately where the pipeline lacks the parts that it reads.
void wd_shader_check_vertex_input(const wd_shader_graphics *graphics);
void wd_shader_check_fragment_output(const wd_shader_graphics *graphics);
void wd_shader_check_input_attachments(const wd_shader_graphics *graphics);
void wd_shader_check_linking(const wd_shader_graphics *graphics);

#ifdef __cplusplus
}
#endif
#endif
