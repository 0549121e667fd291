// The layouts of images that only shaders know to use: the tables of gpuav_layout_tables.h are written when a command
// buffer is submitted.
#ifndef WARDEN_VK_GPUAV_CONTENTS_USED_LAYOUTS_H
#define WARDEN_VK_GPUAV_CONTENTS_USED_LAYOUTS_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_used_layouts_forget writes all tables without mismatches, before a submission that is not known.
void wd_gpuav_used_layouts_forget(wd_gpuav_device *device);

// wd_gpuav_used_layouts_refresh writes the tables of pending command buffers again if resources were destroyed or
// acceleration structures were built since: waiting work may use structures that are built before it runs.
void wd_gpuav_used_layouts_refresh(wd_gpuav_device *device);

// These surround a call that submits. Another thread may record a build in between.
void wd_gpuav_used_layouts_begin_submit(wd_gpuav_device *device);
void wd_gpuav_used_layouts_end_submit(wd_gpuav_device *device);

// These write the tables of the command buffers of a submission, before the driver gets it.
void wd_gpuav_used_layouts_submit(wd_call *call, const wd_QueueSubmit_args *args);
void wd_gpuav_used_layouts_submit2(wd_call *call, const wd_QueueSubmit2_args *args);

#endif
