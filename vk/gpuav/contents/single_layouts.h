// The layouts of images in single descriptors that cannot change any more when a command is recorded
// (`gpuav_descriptor_contents`): they are compared at the command, for each image that an entry point declares to use.
//
// The other images are compared when they are submitted (used_layouts.h). Instrumented shaders check all other rules of
// images and samplers (gpuav_contents.h), because those are only about descriptors that are accessed.
#ifndef WARDEN_VK_GPUAV_CONTENTS_SINGLE_LAYOUTS_H
#define WARDEN_VK_GPUAV_CONTENTS_SINGLE_LAYOUTS_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_single_layouts_create creates device->single_layouts if the settings ask for the check. Without memory it
// stays NULL.
void wd_gpuav_single_layouts_create(wd_gpuav_device *device);
// wd_gpuav_single_layouts_destroy accepts a device without the check.
void wd_gpuav_single_layouts_destroy(wd_gpuav_device *device);

// wd_gpuav_single_layouts_check compares the images that `pipeline` may use, for the next command. It is cheap if
// neither the pipeline nor the sets nor layouts have changed since the last command of the bind point.
void wd_gpuav_single_layouts_check(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                   wd_state_bind_point bind, const wd_state_pipeline *pipeline,
                                   const char *command);

#endif
