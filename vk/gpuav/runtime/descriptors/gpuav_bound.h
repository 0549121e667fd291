// The pipelines and descriptor sets that are bound, or assumed to be bound after a command that the build does not know
// (gpuav_unknown.h).
#ifndef WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_BOUND_H
#define WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_BOUND_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_bound_pipeline returns the pipeline, or the program of shader objects, that is bound or assumed to be bound;
// NULL: unknown.
const wd_state_pipeline *wd_gpuav_bound_pipeline(wd_gpuav_device *device,
                                                 wd_state_command_buffer *command_buffer,
                                                 wd_state_bind_point bind);

// wd_gpuav_bound_set returns the set that is bound or assumed to be bound; zeroed: none.
wd_state_bound_set wd_gpuav_bound_set(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                      uint32_t index);

// wd_gpuav_bound_count returns an upper bound of the number of sets that are bound or assumed to be bound.
uint32_t wd_gpuav_bound_count(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// wd_gpuav_unknown_layout returns the layout for binding the shared region if the pipeline is unknown. It is the layout
// of the last bound sets, which the pipeline must be compatible with. NULL: unknown.
const wd_gpuav_layout *wd_gpuav_unknown_layout(const wd_state_command_buffer *command_buffer,
                                               wd_state_bind_point bind);

// wd_gpuav_clear_assumed_pipeline is called after a known command bound a pipeline.
void wd_gpuav_clear_assumed_pipeline(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// wd_gpuav_assume_bindings is called before a command that the build does not know. It saves the bindings that a
// command with these effects, a mask of WD_STATE_MAY_..., does not change. The command buffer has a recording.
void wd_gpuav_assume_bindings(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              wd_state_bind_point bind, uint32_t effects);
// wd_gpuav_bindings_part keeps them.
extern const wd_gpuav_part_type wd_gpuav_bindings_part;

#endif
