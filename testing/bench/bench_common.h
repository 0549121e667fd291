// Shared by the programs of this folder: time, rounds, numbers on the command line, and small pieces of Vulkan.
//
// Which driver and layers are measured is the environment's business (VK_DRIVER_FILES, VK_INSTANCE_LAYERS), so the same
// binary serves every column of a table. Each program prints one line, the median and the minimum of its samples, in
// nanoseconds of this thread's own CPU time: recording is the thread's own work, and a thread that another program
// pushes aside does not look slower.
#ifndef WARDEN_TESTING_BENCH_BENCH_COMMON_H
#define WARDEN_TESTING_BENCH_BENCH_COMMON_H

#include <stdbool.h>

#include "examples/common/headless.h"

// bench_now returns the CPU time of the calling thread, in nanoseconds.
double bench_now(void);

// bench_number reads argument `index`, a whole number from 1 to `max`; `otherwise` where there is no such argument. It
// ends the program with a sentence where it is something else.
uint32_t bench_number(int argc, char **argv, int index, uint32_t max, uint32_t otherwise);

// bench_rounds calls `round` once uncounted, which grows the buffers of driver and layers. Then it takes samples: the
// mean of as many rounds as take 20 ms together, so that a fast layer's samples include as much of the machine's other
// work as a slow one's. It takes num_samples of them (at least three, and no more once two seconds are over) and prints
// their median and their minimum.
void bench_rounds(double (*round)(void *user), void *user, uint32_t num_samples);

// bench_median returns the median of values[i] / bases[i], or of values[i] if `bases` is NULL; `count` is not 0.
double bench_median(const double *values, const double *bases, uint32_t count);

// bench_command_buffer allocates a command buffer that can be recorded again and again.
VkCommandBuffer bench_command_buffer(const headless *vk);
void bench_begin(VkCommandBuffer commands);

// bench_compute_pipeline makes a pipeline of a module's function "main".
VkPipeline bench_compute_pipeline(const headless *vk, const uint32_t *words, size_t num_words,
                                  VkPipelineLayout layout);

// bench_dispatch is a dispatch with descriptor sets from number 0 on and push constants for compute shaders.
typedef struct bench_dispatch {
    VkPipeline pipeline;
    VkPipelineLayout layout;
    const VkDescriptorSet *sets;
    uint32_t num_sets;
    const void *constants;
    uint32_t constants_size; // Bytes.
    uint32_t groups;
} bench_dispatch;

// bench_record_dispatch records a dispatch into a command buffer of vk->command_pool, ready for headless_submit; the
// caller frees it.
VkCommandBuffer bench_record_dispatch(const headless *vk, const bench_dispatch *dispatch);

typedef struct bench_sets {
    VkDescriptorSetLayout layout;
    VkDescriptorSet *sets;
    uint32_t num_sets;
} bench_sets;

// bench_sets_create makes `num_sets` descriptor sets with the given bindings. They live as long as the program.
bench_sets bench_sets_create(const headless *vk, const VkDescriptorSetLayoutBinding *bindings,
                             uint32_t num_bindings, uint32_t num_sets);

enum {
    BENCH_PUSH_STAGES =
        VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT
};

// bench_pipeline_layout makes a layout of one set and 16 bytes of push constants for BENCH_PUSH_STAGES.
VkPipelineLayout bench_pipeline_layout(const headless *vk, VkDescriptorSetLayout set_layout);

#endif
