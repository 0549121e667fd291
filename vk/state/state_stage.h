// Stages of pipelines. Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_STAGE_H
#define WARDEN_VK_STATE_STATE_STAGE_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_stage_init fills a zeroed stage from the application's struct; wd_state_stage_copy from a
// library's. False when memory runs out; finish it in either case.
bool wd_state_stage_init(wd_state_device *device, wd_state_stage *stage,
                         const VkPipelineShaderStageCreateInfo *info);
bool wd_state_stage_copy(wd_state_device *device, wd_state_stage *stage, const wd_state_stage *source);
void wd_state_stage_finish(const wd_allocator *allocator, wd_state_stage *stage);

// wd_state_finish_pipeline frees the content of a wd_state_pipeline.
void wd_state_finish_pipeline(wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
