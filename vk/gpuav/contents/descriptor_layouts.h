// The layouts of images that shaders use through descriptors (`gpuav_descriptor_contents`): differences that
// vk/image_layouts finds are reported.
#ifndef WARDEN_VK_GPUAV_CONTENTS_DESCRIPTOR_LAYOUTS_H
#define WARDEN_VK_GPUAV_CONTENTS_DESCRIPTOR_LAYOUTS_H

#include "vk/gpuav/device/gpuav_device.h"
#include "vk/image_layouts/image_layouts.h"

// wd_gpuav_layouts_reporter returns the reporter of a device.
wd_image_reporter wd_gpuav_layouts_reporter(wd_gpuav_device *device);

#endif
