// The action commands of a recording that have regions, and the sets that they use.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_ACTIONS_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_ACTIONS_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_actions_add assigns a region to `action`, and returns its index in `*slab`. Without a free region, it
// returns the fallback region.
uint32_t wd_gpuav_actions_add(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              const wd_gpuav_layout *layout, const wd_gpuav_action *action,
                              const wd_gpuav_slab **slab);
// wd_gpuav_actions_sets returns the sets that the next command may use. Consecutive commands with the same sets share
// the list. NULL: there are none, or there is no memory.
const wd_gpuav_sets *wd_gpuav_actions_sets(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           wd_state_bind_point bind, const wd_state_pipeline_layout *layout);
// wd_gpuav_actions_end releases the regions, whose records were copied.
void wd_gpuav_actions_end(wd_gpuav_recording *recording);

#endif
