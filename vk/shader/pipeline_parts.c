// Parts of a pipeline's creation that several checks look for.
#include "vk/shader/pipeline_shaders.h"
#include "vk/state/state_graphics_info.h"

wd_shader_stage *wd_shader_find_stage(wd_shader_pipeline *pipeline, VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        if (pipeline->stages[i].stage == stage) {
            return &pipeline->stages[i];
        }
    }
    return NULL;
}

bool wd_shader_is_dynamic(const VkGraphicsPipelineCreateInfo *info, VkDynamicState state) {
    return wd_state_graphics_is_dynamic(info, state);
}
