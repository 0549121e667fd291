// Commands that the build does not know (vk/layer/unknown_command.h).
//
// Such a command of a command buffer may run the shaders of a bound pipeline, so that the shared region is bound before it. After
// the command the state tracker knows no binding any more. Still the pipelines and sets from before are mostly bound: commands
// whose name does not say so do not bind others. They are kept as the assumed bindings of the recording and are used
// where instrumented shaders need a region and where sets that our own bind disturbed are bound again; nothing is reported from
// them.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_UNKNOWN_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_UNKNOWN_H

#include "vk/gpuav/runtime/gpuav_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_unknown_command is the hook wd_validator.unknown_command.
void wd_gpuav_unknown_command(wd_call *call, const void *handle);

// wd_gpuav_bound_pipeline returns the pipeline that is bound, as far as it is known, or assumed to be bound; NULL: it cannot be
// said.
const wd_state_pipeline *wd_gpuav_bound_pipeline(const wd_state_command_buffer *command_buffer,
                                                 wd_state_bind_point bind);

// wd_gpuav_bound_set does so for a set; a set that nothing is bound to is zeroed.
wd_state_bound_set wd_gpuav_bound_set(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                      uint32_t index);

// wd_gpuav_bound_count returns an upper bound of the sets of a bind point that are bound or assumed to be.
uint32_t wd_gpuav_bound_count(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// wd_gpuav_unknown_layout returns the layout to bind the shared region with before an action whose pipeline is unknown: that of
// the last sets that were bound, which the pipeline has to be compatible with. NULL: there is none.
const wd_gpuav_layout *wd_gpuav_unknown_layout(const wd_state_command_buffer *command_buffer,
                                               wd_state_bind_point bind);

// wd_gpuav_forget_assumed_pipeline follows a known command that bound a pipeline.
void wd_gpuav_forget_assumed_pipeline(const wd_state_command_buffer *command_buffer,
                                      wd_state_bind_point bind);

#ifdef __cplusplus
}
#endif
#endif
