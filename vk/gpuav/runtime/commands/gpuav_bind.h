// Binding a region for the shaders of the next command.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_BIND_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_BIND_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_bind_region binds region `index` of `slab` for the shaders of a pipeline with `layout`. `position_offset` is
// that of the copy of the positions, if the slab has copies.
void wd_gpuav_bind_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, const wd_gpuav_slab *slab,
                          uint32_t index, uint32_t position_offset);

// wd_gpuav_bind_shared_region binds the shared region for a command that is not tracked and may run shaders of the
// bound pipeline. The pipeline is the known one or the assumed one (gpuav_unknown.h). Nothing is bound if no shader of
// it is instrumented.
void wd_gpuav_bind_shared_region(wd_gpuav_device *device, wd_arena *scratch,
                                 wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

#endif
