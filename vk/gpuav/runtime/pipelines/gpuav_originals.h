// Copies of the arguments of vkCreateShadersEXT, from which shader objects are created without instrumentation
// (gpuav_shader_objects.c). Any thread.
#ifndef WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_ORIGINALS_H
#define WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_ORIGINALS_H

#include "vk/gpuav/device/gpuav_device.h"

typedef struct wd_gpuav_originals wd_gpuav_originals;

// wd_gpuav_originals_release releases a reference. NULL is accepted.
void wd_gpuav_originals_release(wd_gpuav_originals *originals);

#ifdef VK_EXT_shader_object
// wd_gpuav_shader_layout_info returns the create info of a pipeline layout that is equal to a shader object's. It
// borrows the arrays of `info`.
VkPipelineLayoutCreateInfo wd_gpuav_shader_layout_info(const VkShaderCreateInfoEXT *info);
// wd_gpuav_originals_create returns a copy of the create infos, with a reference; NULL: there is no memory, or a chain
// has a struct that is not copied.
wd_gpuav_originals *wd_gpuav_originals_create(wd_gpuav_device *device, uint32_t count,
                                              const VkShaderCreateInfoEXT *infos);
void wd_gpuav_originals_ref(wd_gpuav_originals *originals);
// wd_gpuav_originals_find returns the uninstrumented shader object, which it creates if necessary; VK_NULL_HANDLE: it
// cannot be created.
VkShaderEXT wd_gpuav_originals_find(wd_gpuav_originals *originals, uint32_t index);
#endif

#endif
