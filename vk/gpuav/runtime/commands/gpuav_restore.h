// The application's descriptor sets that binding our set disturbed.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_RESTORE_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_RESTORE_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_rebind_disturbed_sets binds the sets again that our binding commands disturbed and that the bound pipeline
// may use. It is called before we bind our set for that pipeline, whether or not the pipeline is instrumented. Without
// memory, the command buffer is marked incomplete.
void wd_gpuav_rebind_disturbed_sets(wd_gpuav_device *device, wd_arena *scratch,
                                    wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                    VkPipelineBindPoint bind_point);
// wd_gpuav_mark_disturbed_sets marks the sets that a bind of our set with `layout` disturbs.
void wd_gpuav_mark_disturbed_sets(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, const wd_gpuav_layout *layout);

// wd_gpuav_mark_all_disturbed is called after a command of the layer bound sets of its own.
void wd_gpuav_mark_all_disturbed(wd_gpuav_recording *recording, wd_state_bind_point bind);
// wd_gpuav_forget_disturbed_sets is called at the end of a recording.
void wd_gpuav_forget_disturbed_sets(wd_gpuav_recording *recording);

#endif
