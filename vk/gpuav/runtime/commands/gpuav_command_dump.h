// Commands whose bindings are listed on request (`gpuav_dump_commands`), whether or not a shader is wrong.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_COMMAND_DUMP_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_COMMAND_DUMP_H

#include "vk/gpuav/device/gpuav_recording.h"

// wd_gpuav_dump_command reports what is bound for a draw, dispatch or trace, if a pattern matches its name, a label
// region of the command buffer, or the debug name of the pipeline or the command buffer. It is called before the
// command is recorded. `name` is that of the command, `index` its number among commands of its kind.
void wd_gpuav_dump_command(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                           wd_state_bind_point bind, const wd_state_pipeline *pipeline, const char *name,
                           uint32_t index);

#endif
