// Commands that push the addresses of our buffers, and the application's pushes that they overwrite.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_PUSH_ADDRESSES_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_PUSH_ADDRESSES_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_repeat_pushes pushes the application's values that our addresses replaced, before a command that runs
// shaders of a pipeline or program which may read them.
void wd_gpuav_repeat_pushes(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *pipeline);
// wd_gpuav_forget_pushes is called for a command that may push other values.
void wd_gpuav_forget_pushes(wd_gpuav_recording *recording);
// wd_gpuav_push_addresses records the push of the addresses of a region and of our other buffers.
void wd_gpuav_push_addresses(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             const wd_gpuav_layout *layout, VkDeviceAddress region);
void wd_gpuav_pre_push_constants(wd_call *call, const wd_CmdPushConstants_args *args,
                                 wd_CmdPushConstants_args *down);
#ifdef VK_VERSION_1_4
void wd_gpuav_pre_push_constants2(wd_call *call, const wd_CmdPushConstants2_args *args,
                                  wd_CmdPushConstants2_args *down);
#endif

#endif
