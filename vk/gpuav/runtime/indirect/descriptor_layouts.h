// The layouts of images that shaders use through descriptors (`gpuav_descriptor_contents`): differences that
// vk/image_layouts finds are reported.
#ifndef WARDEN_VK_GPUAV_RUNTIME_INDIRECT_DESCRIPTOR_LAYOUTS_H
#define WARDEN_VK_GPUAV_RUNTIME_INDIRECT_DESCRIPTOR_LAYOUTS_H

#include "vk/gpuav/runtime/gpuav_internal.h"
#include "vk/image_layouts/image_layouts.h"

// wd_gpuav_report_layouts lets `layouts`, which can be NULL, report to the device.
void wd_gpuav_report_layouts(wd_gpuav_device *device, wd_image_layouts *layouts);

#endif
