// Commands that the build does not know (vk/layer/unknown_command.h).
//
// Such a command may run the shaders of a bound pipeline, so the shared region is bound before it. After the command,
// the state tracker knows no bindings. But most such commands do not change the bound pipelines and sets: only commands
// with certain names do (wd_state_unknown_effects). So the recording remembers the bindings from before the command as
// assumed bindings. The runtime uses assumed bindings to bind regions and to rebind disturbed sets. It reports no
// errors that depend on them.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_UNKNOWN_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_UNKNOWN_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_unknown_command implements wd_validator.unknown_command.
void wd_gpuav_unknown_command(wd_call *call, const void *handle);

#endif
