// Pipelines whose creation was deferred: their handles are there when the deferred operation is complete.
// Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_DEFERRED_H
#define WARDEN_VK_STATE_STATE_DEFERRED_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_defer_ray_tracing remembers what to track once args->deferredOperation is complete.
void wd_state_defer_ray_tracing(wd_state_device *device, const wd_CreateRayTracingPipelinesKHR_args *args);

// wd_state_track_ray_tracing makes and publishes the pipelines whose handle is not VK_NULL_HANDLE.
void wd_state_track_ray_tracing(wd_state_device *device, uint32_t count,
                                const VkRayTracingPipelineCreateInfoKHR *infos, const VkPipeline *pipelines);

#ifdef __cplusplus
}
#endif
#endif
