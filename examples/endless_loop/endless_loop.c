// A compute shader whose loop misses its end: the program waits for a second where it should wait for microseconds.
//
// usage: endless_loop [--fixed] [--shaders FOLDER]
//
// Run it under `warden run --hangs --set hang_timeout_ms=200`. --fixed takes a step that divides the number of samples.
// The shader is next to the program unless --shaders names its folder.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless.h"

enum { NUM_SAMPLES = 4096, WRONG_STEP = 43, RIGHT_STEP = 32, NUM_BUFFERS = 2 };

// average holds the objects of the computation.
typedef struct average {
    headless_buffer buffers[NUM_BUFFERS]; // The samples, the result.
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool pool;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkShaderModule module;
    VkPipeline pipeline;
} average;

static void create_set(const headless *vk, average *made) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    VkDescriptorSetLayoutBinding bindings[NUM_BUFFERS];
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){i, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
    }
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = NUM_BUFFERS,
                                        .pBindings = bindings,
                                    },
                                    NULL, &made->set_layout));
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 1,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &(VkDescriptorPoolSize){type, NUM_BUFFERS},
                                          },
                                          NULL, &made->pool));
    HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = made->pool,
                                                .descriptorSetCount = 1,
                                                .pSetLayouts = &made->set_layout,
                                            },
                                            &made->set));
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        const VkDescriptorBufferInfo buffer = {made->buffers[i].buffer, 0, VK_WHOLE_SIZE};
        vkUpdateDescriptorSets(vk->device, 1,
                               &(VkWriteDescriptorSet){
                                   .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                   .dstSet = made->set,
                                   .dstBinding = i,
                                   .descriptorCount = 1,
                                   .descriptorType = type,
                                   .pBufferInfo = &buffer,
                               },
                               0, NULL);
    }
}

static void create_pipeline(const headless *vk, const char *shaders, average *made) {
    HEADLESS_CHECK(
        vkCreatePipelineLayout(vk->device,
                               &(VkPipelineLayoutCreateInfo){
                                   .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                   .setLayoutCount = 1,
                                   .pSetLayouts = &made->set_layout,
                                   .pushConstantRangeCount = 1,
                                   .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_COMPUTE_BIT,
                                                                                 0, 2 * sizeof(uint32_t)},
                               },
                               NULL, &made->layout));
    made->module = headless_shader(vk, shaders, "average.comp");
    made->pipeline = headless_compute_pipeline(vk, made->module, made->layout);
    headless_name(vk, VK_OBJECT_TYPE_PIPELINE, (uint64_t)made->pipeline, "Average");
}

static void create(const headless *vk, const char *shaders, average *made) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    made->buffers[0] = headless_buffer_create(vk, NUM_SAMPLES * sizeof(uint32_t), usage);
    made->buffers[1] = headless_buffer_create(vk, sizeof(uint32_t), usage);
    create_set(vk, made);
    create_pipeline(vk, shaders, made);
}

static void destroy(const headless *vk, average *made) {
    vkDestroyPipeline(vk->device, made->pipeline, NULL);
    vkDestroyShaderModule(vk->device, made->module, NULL);
    vkDestroyPipelineLayout(vk->device, made->layout, NULL);
    vkDestroyDescriptorPool(vk->device, made->pool, NULL);
    vkDestroyDescriptorSetLayout(vk->device, made->set_layout, NULL);
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
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, made->layout, 0, 1, &made->set, 0,
                            NULL);
    vkCmdPushConstants(commands, made->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof window, window);
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
