// The contents of descriptors that are known when a command is recorded (`gpuav_descriptor_contents`): image views are
// compared with the image types of the shaders that use them.
//
// Checked are single descriptors of bindings that cannot be updated after they are bound. Instrumented shaders check
// the others, and all other rules (gpuav_contents.h).
#ifndef WARDEN_VK_GPUAV_RUNTIME_INDIRECT_DESCRIPTOR_CONTENTS_H
#define WARDEN_VK_GPUAV_RUNTIME_INDIRECT_DESCRIPTOR_CONTENTS_H

#include "vk/gpuav/runtime/gpuav_internal.h"

// wd_gpuav_contents_create creates device->contents if the settings ask for the check. Without memory it stays NULL.
void wd_gpuav_contents_create(wd_gpuav_device *device);
// wd_gpuav_contents_destroy accepts a device without the check.
void wd_gpuav_contents_destroy(wd_gpuav_device *device);

// wd_gpuav_contents_check reports the descriptors that `pipeline` cannot use, for the next command. It is cheap if
// neither the pipeline nor the sets have changed since the last command of the bind point.
void wd_gpuav_contents_check(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                             const char *command);

#endif
