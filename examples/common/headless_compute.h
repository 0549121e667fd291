// A compute shader with storage buffers in its first set, at binding 0 and the following ones, and push constants.
#ifndef WARDEN_EXAMPLES_COMMON_HEADLESS_COMPUTE_H
#define WARDEN_EXAMPLES_COMMON_HEADLESS_COMPUTE_H

#include "examples/common/headless.h"

typedef struct headless_compute {
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool pool;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkShaderModule module;
    VkPipeline pipeline;
} headless_compute;

enum { HEADLESS_MAX_BUFFERS = 8 };

// headless_compute_create makes the pipeline of a shader, as headless_shader reads it, with a debug name of its own,
// and a set that has `num_buffers` buffers (at most HEADLESS_MAX_BUFFERS). `constants_size` is the size of the push
// constants in bytes.
headless_compute headless_compute_create(const headless *vk, const char *folder, const char *shader,
                                         const char *name, const VkBuffer *buffers, uint32_t num_buffers,
                                         uint32_t constants_size);
void headless_compute_destroy(const headless *vk, const headless_compute *compute);

// headless_compute_bind binds pipeline and set.
void headless_compute_bind(const headless_compute *compute, VkCommandBuffer commands);

#endif
