// Pipelines whose creation was deferred: their handles are there when the deferred operation is complete.
// Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_DEFERRED_H
#define WARDEN_VK_STATE_STATE_DEFERRED_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_deferred_pipelines are pipelines whose handles the application has when the operation is complete.
typedef struct wd_state_deferred_pipelines {
    // track makes and publishes the pipelines whose handle is not VK_NULL_HANDLE. `infos` is the array of create infos.
    void (*track)(wd_state_device *device, uint32_t count, const void *infos, const VkPipeline *pipelines);
    uint32_t count;
    const void *infos;
    const VkPipeline *pipelines;
} wd_state_deferred_pipelines;

// wd_state_defer_pipelines keeps the pipelines that are tracked once `operation` is complete.
void wd_state_defer_pipelines(wd_state_device *device, VkDeferredOperationKHR operation,
                              const wd_state_deferred_pipelines *pipelines);

#ifdef __cplusplus
}
#endif
#endif
