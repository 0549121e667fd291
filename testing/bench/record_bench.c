// Records bind + push + dispatch + barrier and prints what one such group costs on the CPU.
//
// usage: record_bench SHADER.spv [GROUPS [ROUNDS]]
//
// Which driver and layers are measured is the environment's business (VK_DRIVER_FILES, VK_INSTANCE_LAYERS), so the same
// binary serves every column of the table. Prints one line: the median and the minimum over ROUNDS of the nanoseconds
// of one group, with GROUPS groups in one command buffer. Functions are asked of vkGetDeviceProcAddr, as engines do.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "examples/common/headless.h"

enum { NUM_BUFFERS = 4 };

typedef struct commands {
    PFN_vkCmdBindDescriptorSets bind;
    PFN_vkCmdPushConstants push;
    PFN_vkCmdDispatch dispatch;
    PFN_vkCmdPipelineBarrier barrier;
    PFN_vkBeginCommandBuffer begin;
    PFN_vkEndCommandBuffer end;
} commands;

typedef struct target {
    VkCommandBuffer command_buffer;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorSet set;
} target;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static commands load_commands(VkDevice device) {
    return (commands){
        .bind = (PFN_vkCmdBindDescriptorSets)vkGetDeviceProcAddr(device, "vkCmdBindDescriptorSets"),
        .push = (PFN_vkCmdPushConstants)vkGetDeviceProcAddr(device, "vkCmdPushConstants"),
        .dispatch = (PFN_vkCmdDispatch)vkGetDeviceProcAddr(device, "vkCmdDispatch"),
        .barrier = (PFN_vkCmdPipelineBarrier)vkGetDeviceProcAddr(device, "vkCmdPipelineBarrier"),
        .begin = (PFN_vkBeginCommandBuffer)vkGetDeviceProcAddr(device, "vkBeginCommandBuffer"),
        .end = (PFN_vkEndCommandBuffer)vkGetDeviceProcAddr(device, "vkEndCommandBuffer"),
    };
}

static target create_target(const headless *vk, const char *shader_folder, const headless_buffer *values,
                            const headless_buffer *sums) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    target target;
    VkDescriptorSetLayout set_layout;
    HEADLESS_CHECK(
        vkCreateDescriptorSetLayout(vk->device,
                                    &(VkDescriptorSetLayoutCreateInfo){
                                        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                        .bindingCount = 2,
                                        .pBindings =
                                            (VkDescriptorSetLayoutBinding[]){
                                                {0, type, NUM_BUFFERS, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
                                                {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
                                            },
                                    },
                                    NULL, &set_layout));
    VkDescriptorPool pool;
    HEADLESS_CHECK(vkCreateDescriptorPool(vk->device,
                                          &(VkDescriptorPoolCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                              .maxSets = 1,
                                              .poolSizeCount = 1,
                                              .pPoolSizes = &(VkDescriptorPoolSize){type, NUM_BUFFERS + 1},
                                          },
                                          NULL, &pool));
    HEADLESS_CHECK(vkAllocateDescriptorSets(vk->device,
                                            &(VkDescriptorSetAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                .descriptorPool = pool,
                                                .descriptorSetCount = 1,
                                                .pSetLayouts = &set_layout,
                                            },
                                            &target.set));
    // One write for both bindings: what does not fit into the first goes on in the second.
    VkDescriptorBufferInfo infos[NUM_BUFFERS + 1];
    for (uint32_t i = 0; i < NUM_BUFFERS; i++) {
        infos[i] = (VkDescriptorBufferInfo){values->buffer, 0, VK_WHOLE_SIZE};
    }
    infos[NUM_BUFFERS] = (VkDescriptorBufferInfo){sums->buffer, 0, VK_WHOLE_SIZE};
    vkUpdateDescriptorSets(vk->device, 1,
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = target.set,
                               .descriptorCount = NUM_BUFFERS + 1,
                               .descriptorType = type,
                               .pBufferInfo = infos,
                           },
                           0, NULL);
    HEADLESS_CHECK(vkCreatePipelineLayout(
        vk->device,
        &(VkPipelineLayoutCreateInfo){
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = 1,
            .pSetLayouts = &set_layout,
            .pushConstantRangeCount = 1,
            .pPushConstantRanges = &(VkPushConstantRange){VK_SHADER_STAGE_COMPUTE_BIT, 0, 16},
        },
        NULL, &target.layout));
    VkShaderModule module = headless_shader(vk, shader_folder, "record_bench.comp");
    HEADLESS_CHECK(
        vkCreateComputePipelines(vk->device, VK_NULL_HANDLE, 1,
                                 &(VkComputePipelineCreateInfo){
                                     .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                     .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                               .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                               .module = module,
                                               .pName = "main"},
                                     .layout = target.layout,
                                 },
                                 NULL, &target.pipeline));
    VkCommandPool command_pool;
    HEADLESS_CHECK(vkCreateCommandPool(vk->device,
                                       &(VkCommandPoolCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                           .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
                                           .queueFamilyIndex = vk->queue_family,
                                       },
                                       NULL, &command_pool));
    HEADLESS_CHECK(vkAllocateCommandBuffers(vk->device,
                                            &(VkCommandBufferAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                .commandPool = command_pool,
                                                .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                                .commandBufferCount = 1,
                                            },
                                            &target.command_buffer));
    return target;
}

static double record(const commands *vk, const target *target, uint32_t num_groups) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
    };
    const VkCommandBuffer commands = target->command_buffer;
    HEADLESS_CHECK(vk->begin(
        commands, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO}));
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, target->pipeline);
    double start = now();
    for (uint32_t i = 0; i < num_groups; i++) {
        vk->bind(commands, VK_PIPELINE_BIND_POINT_COMPUTE, target->layout, 0, 1, &target->set, 0, NULL);
        vk->push(commands, target->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof i, &i);
        vk->dispatch(commands, 1, 1, 1);
        vk->barrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0,
                    1, &barrier, 0, NULL, 0, NULL);
    }
    double elapsed = now() - start;
    HEADLESS_CHECK(vk->end(commands));
    return elapsed / num_groups;
}

static int compare(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
    if (argc < 2) {
        fprintf(stderr, "usage: record_bench SHADER-FOLDER [GROUPS [ROUNDS]]\n");
        return 2;
    }
    uint32_t num_groups = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 5000;
    uint32_t num_rounds = argc > 3 ? (uint32_t)strtoul(argv[3], NULL, 10) : 21;
    if (num_groups == 0 || num_rounds == 0 || num_rounds > 10000) {
        fprintf(stderr, "record_bench: GROUPS and ROUNDS are numbers from 1; ROUNDS at most 10000\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "record_bench",
                  &(VkPhysicalDeviceFeatures){.shaderStorageBufferArrayDynamicIndexing = VK_TRUE});
    headless_buffer values = headless_buffer_create(&vk, 256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    headless_buffer sums = headless_buffer_create(&vk, 256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    target target = create_target(&vk, argv[1], &values, &sums);
    commands commands = load_commands(vk.device);
    double *rounds = calloc(num_rounds, sizeof *rounds);
    record(&commands, &target, num_groups); // The first round grows the driver's buffers.
    for (uint32_t i = 0; i < num_rounds; i++) {
        rounds[i] = record(&commands, &target, num_groups);
    }
    qsort(rounds, num_rounds, sizeof *rounds, compare);
    printf("%.2f %.2f\n", rounds[num_rounds / 2], rounds[0]);
    free(rounds);
    return 0;
}
