// The images that the shaders of a pipeline use through descriptors. Private to vk/image_layouts.
#ifndef WARDEN_VK_IMAGE_LAYOUTS_DESCRIPTOR_IMAGES_H
#define WARDEN_VK_IMAGE_LAYOUTS_DESCRIPTOR_IMAGES_H

#include "vk/image_layouts/image_layouts_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_image is a descriptor of images that a stage uses statically.
typedef struct wd_shader_image {
    uint32_t stage; // Index in the pipeline.
    uint32_t set, binding;
} wd_shader_image;

// wd_pipeline_images is the sub-state of a pipeline. Stages with specialization constants are left out: constants may
// remove uses. So are those of ray tracing.
typedef struct wd_pipeline_images {
    wd_allocator allocator;
    size_t count;
    wd_shader_image images[];
} wd_pipeline_images;

// wd_pipeline_images_find takes the tracker's lock when it sees the pipeline for the first time. NULL: there is no
// memory.
const wd_pipeline_images *wd_pipeline_images_find(wd_image_layouts *layouts,
                                                  const wd_state_pipeline *pipeline);

// wd_image_descriptor_find finds the bound descriptor of an image that a pipeline uses. False: its content may change,
// or is not known.
bool wd_image_descriptor_find(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                              const wd_state_pipeline *pipeline, const wd_shader_image *image,
                              wd_image_descriptor *found, VkImageLayout *layout);

#ifdef __cplusplus
}
#endif
#endif
