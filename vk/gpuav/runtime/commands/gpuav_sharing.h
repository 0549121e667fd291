// Commands that share a region.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_SHARING_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_SHARING_H

#include "vk/gpuav/runtime/commands/gpuav_recorded.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_max_binds returns how often our set may be bound in one command buffer; UINT32_MAX: unlimited.
uint32_t wd_gpuav_max_binds(const wd_gpuav_device *device);
// wd_gpuav_share_region returns whether the next command, of a pipeline with `layout`, shares the region that is bound.
bool wd_gpuav_share_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                           wd_state_bind_point bind, const wd_gpuav_layout *layout,
                           const wd_gpuav_action *action);
// wd_gpuav_record_bind records that our set was bound for a command, or that the address of a region was pushed.
// `action` and `positions` are NULL for the shared region.
void wd_gpuav_record_bind(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, VkDeviceAddress address,
                          wd_gpuav_action *action, wd_gpuav_positions positions);
// wd_gpuav_may_get_shared returns whether later commands may share the region that is bound next.
bool wd_gpuav_may_get_shared(const wd_gpuav_device *device, const wd_gpuav_recording *recording);
// wd_gpuav_reuse_positions replaces the copy of the positions that a command got by that of an earlier command with
// equal positions, which shaders read faster. The command's region is in `slab`.
void wd_gpuav_reuse_positions(const wd_gpuav_device *device, wd_gpuav_recording *recording,
                              const wd_gpuav_slab *slab, wd_gpuav_positions *positions);
// wd_gpuav_forget_shared_region is called after a command of the layer disturbed our set.
void wd_gpuav_forget_shared_region(wd_gpuav_recording *recording, wd_state_bind_point bind);
// wd_gpuav_reset_bind_count sets the number of binds of a recording to zero.
void wd_gpuav_reset_bind_count(wd_gpuav_recording *recording);

#endif
