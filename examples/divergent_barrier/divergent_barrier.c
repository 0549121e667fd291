// A compute shader that sums samples: invocations past the last sample return, and the others of their workgroup wait
// for them at a barrier.
//
// usage: divergent_barrier [--fixed] [--shaders FOLDER]
//
// Run it under `warden run --divergence`. --fixed adds zeros up to a multiple of the workgroup's size, so that no
// invocation returns. The shader is next to the program unless --shaders names its folder.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless_compute.h"

enum { NUM_SAMPLES = 1000, GROUP_SIZE = 64, NUM_GROUPS = 16, NUM_BUFFERS = 2 };

// sums holds the objects of the computation.
typedef struct sums {
    headless_buffer buffers[NUM_BUFFERS]; // The samples, a sum for each workgroup.
    headless_compute shader;
} sums;

static void create(const headless *vk, const char *shaders, sums *made) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    made->buffers[0] = headless_buffer_create(vk, NUM_GROUPS * GROUP_SIZE * sizeof(uint32_t), usage);
    made->buffers[1] = headless_buffer_create(vk, NUM_GROUPS * sizeof(uint32_t), usage);
    for (uint32_t i = 0; i < NUM_SAMPLES; i++) {
        ((uint32_t *)made->buffers[0].mapped)[i] = 1;
    }
    made->shader = headless_compute_create(
        vk, shaders, "sum.comp", "Sum", (const VkBuffer[]){made->buffers[0].buffer, made->buffers[1].buffer},
        NUM_BUFFERS, sizeof(uint32_t));
}

static void destroy(const headless *vk, sums *made) {
    headless_compute_destroy(vk, &made->shader);
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        headless_buffer_destroy(vk, &made->buffers[i]);
    }
}

static void record(const sums *made, VkCommandBuffer commands, uint32_t count) {
    headless_compute_bind(&made->shader, commands);
    vkCmdPushConstants(commands, made->shader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof count, &count);
    vkCmdDispatch(commands, NUM_GROUPS, 1, 1);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &(VkMemoryBarrier){.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                            .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                            .dstAccessMask = VK_ACCESS_HOST_READ_BIT},
                         0, NULL, 0, NULL);
}

static void run(const headless *vk, const char *shaders, uint32_t count) {
    sums made = {0};
    create(vk, shaders, &made);
    VkCommandBuffer commands = headless_begin(vk, "SumCommands");
    record(&made, commands, count);
    headless_submit(vk, commands);
    uint32_t sum = 0;
    for (uint32_t i = 0; i < NUM_GROUPS; i++) {
        sum += ((const uint32_t *)made.buffers[1].mapped)[i];
    }
    printf("divergent_barrier: the sum of %u samples is %u (expected: %u)\n", count, sum, NUM_SAMPLES);
    destroy(vk, &made);
}

int main(int argc, char **argv) {
    const char *shaders = NULL;
    uint32_t count = NUM_SAMPLES;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--fixed") == 0) {
            count = NUM_GROUPS * GROUP_SIZE;
        } else if (strcmp(argv[i], "--shaders") == 0 && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            headless_fail("usage: divergent_barrier [--fixed] [--shaders FOLDER]");
        }
    }
    headless vk;
    headless_init(&vk, "divergent_barrier", NULL);
    run(&vk, shaders, count);
    headless_finish(&vk);
    return 0;
}
