// A compute shader whose loop misses its end: the program waits for a second where it should wait for microseconds.
//
// usage: endless_loop [--fixed] [--shaders FOLDER]
//
// Run it under `warden run --hangs --set hang_timeout_ms=200`. --fixed takes a step that divides the number of samples.
// The shader is next to the program unless --shaders names its folder.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless_compute.h"

enum { NUM_SAMPLES = 4096, WRONG_STEP = 43, RIGHT_STEP = 32, NUM_BUFFERS = 2 };

// average holds the objects of the computation.
typedef struct average {
    headless_buffer buffers[NUM_BUFFERS]; // The samples, the result.
    headless_compute shader;
} average;

static void create(const headless *vk, const char *shaders, average *made) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    made->buffers[0] = headless_buffer_create(vk, NUM_SAMPLES * sizeof(uint32_t), usage);
    made->buffers[1] = headless_buffer_create(vk, sizeof(uint32_t), usage);
    made->shader =
        headless_compute_create(vk, shaders, "average.comp", "Average",
                                (const VkBuffer[]){made->buffers[0].buffer, made->buffers[1].buffer},
                                NUM_BUFFERS, 2 * sizeof(uint32_t));
}

static void destroy(const headless *vk, average *made) {
    headless_compute_destroy(vk, &made->shader);
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        headless_buffer_destroy(vk, &made->buffers[i]);
    }
}

// begin_label begins a debug label where the instance has them.
static void begin_label(const headless *vk, VkCommandBuffer commands, const char *name) {
    PFN_vkCmdBeginDebugUtilsLabelEXT begin =
        (PFN_vkCmdBeginDebugUtilsLabelEXT)vkGetInstanceProcAddr(vk->instance, "vkCmdBeginDebugUtilsLabelEXT");
    if (vk->set_name && begin) {
        begin(commands,
              &(VkDebugUtilsLabelEXT){.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT, .pLabelName = name});
    }
}

static void record(const headless *vk, const average *made, VkCommandBuffer commands, uint32_t step) {
    const uint32_t window[] = {NUM_SAMPLES, step};
    begin_label(vk, commands, "audio");
    vkCmdFillBuffer(commands, made->buffers[0].buffer, 0, VK_WHOLE_SIZE, 1);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                         &(VkMemoryBarrier){.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                            .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                                            .dstAccessMask = VK_ACCESS_SHADER_READ_BIT},
                         0, NULL, 0, NULL);
    begin_label(vk, commands, "average");
    headless_compute_bind(&made->shader, commands);
    vkCmdPushConstants(commands, made->shader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof window, window);
    vkCmdDispatch(commands, 1, 1, 1);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &(VkMemoryBarrier){.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                            .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                            .dstAccessMask = VK_ACCESS_HOST_READ_BIT},
                         0, NULL, 0, NULL);
}

static void run(const headless *vk, const char *shaders, uint32_t step) {
    average made = {0};
    create(vk, shaders, &made);
    VkCommandBuffer commands = headless_begin(vk, "AudioCommands");
    record(vk, &made, commands, step);
    headless_submit(vk, commands);
    printf("endless_loop: the average of one sample in %u is %u (expected: 1)\n", step,
           *(const uint32_t *)made.buffers[1].mapped);
    destroy(vk, &made);
}

int main(int argc, char **argv) {
    const char *shaders = NULL;
    uint32_t step = WRONG_STEP;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--fixed") == 0) {
            step = RIGHT_STEP;
        } else if (strcmp(argv[i], "--shaders") == 0 && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            headless_fail("usage: endless_loop [--fixed] [--shaders FOLDER]");
        }
    }
    headless vk;
    headless_init(&vk, "endless_loop", NULL);
    run(&vk, shaders, step);
    headless_finish(&vk);
    return 0;
}
