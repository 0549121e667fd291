// Smooths a line of heights in two compute passes. The first pass leaves out the border, and the second pass reads the
// border: memory that nothing wrote. Mostly it is zero, and the picture looks right.
//
// usage: unwritten_border [--fixed] [--shaders FOLDER]
//
// Run it under `warden run --gpuav --set gpuav_checks=default,uninitialized_memory`. --fixed writes all heights. The
// shader is next to the program unless --shaders names its folder.
#include <stdio.h>
#include <string.h>

#include "examples/common/headless_compute.h"

enum { NUM_HEIGHTS = 256, GROUP_SIZE = 64, NUM_BUFFERS = 2, NUM_PARAMETERS = 3 };

// smoothing holds the objects of the computation.
typedef struct smoothing {
    VkBuffer scratch; // Of the device only.
    VkDeviceMemory scratch_memory;
    headless_buffer result;
    headless_compute shader;
} smoothing;

static void create_scratch(const headless *vk, smoothing *made) {
    HEADLESS_CHECK(vkCreateBuffer(vk->device,
                                  &(VkBufferCreateInfo){
                                      .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                      .size = NUM_HEIGHTS * sizeof(uint32_t),
                                      .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                                  },
                                  NULL, &made->scratch));
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(vk->device, made->scratch, &requirements);
    uint32_t type = 0;
    while (!(requirements.memoryTypeBits & 1u << type)) {
        type++;
    }
    HEADLESS_CHECK(vkAllocateMemory(vk->device,
                                    &(VkMemoryAllocateInfo){
                                        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                        .allocationSize = requirements.size,
                                        .memoryTypeIndex = type,
                                    },
                                    NULL, &made->scratch_memory));
    HEADLESS_CHECK(vkBindBufferMemory(vk->device, made->scratch, made->scratch_memory, 0));
    headless_name(vk, VK_OBJECT_TYPE_BUFFER, (uint64_t)made->scratch, "Scratch");
    headless_name(vk, VK_OBJECT_TYPE_DEVICE_MEMORY, (uint64_t)made->scratch_memory, "ScratchMemory");
}

static void destroy(const headless *vk, smoothing *made) {
    headless_compute_destroy(vk, &made->shader);
    headless_buffer_destroy(vk, &made->result);
    vkDestroyBuffer(vk->device, made->scratch, NULL);
    vkFreeMemory(vk->device, made->scratch_memory, NULL);
}

// record_pass records a pass, and a barrier after it.
static void record_pass(const smoothing *made, VkCommandBuffer commands, uint32_t border, uint32_t pass) {
    const uint32_t parameters[NUM_PARAMETERS] = {NUM_HEIGHTS, border, pass};
    vkCmdPushConstants(commands, made->shader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof parameters,
                       parameters);
    vkCmdDispatch(commands, NUM_HEIGHTS / GROUP_SIZE, 1, 1);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &(VkMemoryBarrier){.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                            .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                                            .dstAccessMask = VK_ACCESS_SHADER_READ_BIT |
                                                             VK_ACCESS_SHADER_WRITE_BIT |
                                                             VK_ACCESS_HOST_READ_BIT},
                         0, NULL, 0, NULL);
}

static void run(const headless *vk, const char *shaders, uint32_t border) {
    smoothing made = {0};
    create_scratch(vk, &made);
    made.result =
        headless_buffer_create(vk, NUM_HEIGHTS * sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    made.shader = headless_compute_create(vk, shaders, "smooth.comp", "Smooth",
                                          (const VkBuffer[]){made.scratch, made.result.buffer}, NUM_BUFFERS,
                                          NUM_PARAMETERS * sizeof(uint32_t));
    VkCommandBuffer commands = headless_begin(vk, "SmoothCommands");
    headless_compute_bind(&made.shader, commands);
    record_pass(&made, commands, border, 0);
    record_pass(&made, commands, border, 1);
    headless_submit(vk, commands);
    printf("unwritten_border: the first smoothed height is %u\n", *(const uint32_t *)made.result.mapped);
    destroy(vk, &made);
}

int main(int argc, char **argv) {
    const char *shaders = NULL;
    uint32_t border = 1;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--fixed") == 0) {
            border = 0;
        } else if (strcmp(argv[i], "--shaders") == 0 && i + 1 < argc) {
            shaders = argv[++i];
        } else {
            headless_fail("usage: unwritten_border [--fixed] [--shaders FOLDER]");
        }
    }
    headless vk;
    headless_init(&vk, "unwritten_border", NULL);
    run(&vk, shaders, border);
    headless_finish(&vk);
    return 0;
}
