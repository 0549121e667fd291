// Submits a command buffer of dispatches, and prints the CPU time of one vkQueueSubmit or vkQueueSubmit2.
//
// usage: submit_dispatch_bench DISPATCHES FOLDER [1|2 [ROUNDS]]
//
// FOLDER has record_bench.comp.spv, whose accesses GPU-assisted validation checks. A round is a burst of submissions,
// then an untimed wait. The figures are the median and the minimum of the rounds: samples that are full of CPU time, as
// bench_rounds takes them, need minutes where the driver executes the dispatches.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/bench/bench_common.h"

enum { BURST = 16, SIZE = 256, NUM_VALUES = 4, MAX_ROUNDS = 10000 };

typedef struct target {
    headless vk;
    VkCommandBuffer commands;
    PFN_vkQueueSubmit submit;
    PFN_vkQueueSubmit2KHR submit2; // NULL: vkQueueSubmit is measured.
} target;

// open_device replaces the device of headless_init by one with VK_KHR_synchronization2.
static void open_device(headless *vk) {
    vkDestroyCommandPool(vk->device, vk->command_pool, NULL);
    vkDestroyDevice(vk->device, NULL);
    const char *name = VK_KHR_SYNCHRONIZATION_2_EXTENSION_NAME;
    VkPhysicalDeviceSynchronization2Features feature = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES, .synchronization2 = VK_TRUE};
    HEADLESS_CHECK(vkCreateDevice(vk->physical_device,
                                  &(VkDeviceCreateInfo){
                                      .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                      .pNext = &feature,
                                      .queueCreateInfoCount = 1,
                                      .pQueueCreateInfos =
                                          &(VkDeviceQueueCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                              .queueFamilyIndex = vk->queue_family,
                                              .queueCount = 1,
                                              .pQueuePriorities = &(float){1.0f},
                                          },
                                      .enabledExtensionCount = 1,
                                      .ppEnabledExtensionNames = &name,
                                  },
                                  NULL, &vk->device));
    vkGetDeviceQueue(vk->device, vk->queue_family, 0, &vk->queue);
}

static bench_sets create_set(const headless *vk) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayoutBinding bindings[] = {
        {0, type, NUM_VALUES, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
    };
    const bench_sets made = bench_sets_create(vk, bindings, 2, 1);
    const VkDescriptorBufferInfo info = {
        headless_buffer_create(vk, SIZE, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).buffer, 0, SIZE};
    VkDescriptorBufferInfo infos[NUM_VALUES + 1];
    for (uint32_t i = 0; i <= NUM_VALUES; i++) {
        infos[i] = info;
    }
    vkUpdateDescriptorSets(vk->device,
                           1, // Descriptors that do not fit into the first binding continue in the second.
                           &(VkWriteDescriptorSet){
                               .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                               .dstSet = made.sets[0],
                               .descriptorCount = NUM_VALUES + 1,
                               .descriptorType = type,
                               .pBufferInfo = infos,
                           },
                           0, NULL);
    return made;
}

static VkCommandBuffer record(const headless *vk, const char *folder, uint32_t num_dispatches) {
    const bench_sets set = create_set(vk);
    const VkPipelineLayout layout = bench_pipeline_layout(vk, set.layout);
    const VkPipeline pipeline =
        headless_compute_pipeline(vk, headless_shader(vk, folder, "record_bench.comp"), layout);
    const VkCommandBuffer commands = bench_command_buffer(vk);
    HEADLESS_CHECK(vkBeginCommandBuffer(
        commands, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                              .flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT}));
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, set.sets, 0, NULL);
    for (uint32_t i = 0; i < num_dispatches; i++) {
        vkCmdPushConstants(commands, layout, BENCH_PUSH_STAGES, 0, sizeof i, &i);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    return commands;
}

static void submit_once(const target *target) {
    if (target->submit2) {
        const VkCommandBufferSubmitInfo commands = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO,
                                                    .commandBuffer = target->commands};
        HEADLESS_CHECK(target->submit2(target->vk.queue, 1,
                                       &(VkSubmitInfo2){.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO_2,
                                                        .commandBufferInfoCount = 1,
                                                        .pCommandBufferInfos = &commands},
                                       VK_NULL_HANDLE));
        return;
    }
    HEADLESS_CHECK(target->submit(target->vk.queue, 1,
                                  &(VkSubmitInfo){.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                                                  .commandBufferCount = 1,
                                                  .pCommandBuffers = &target->commands},
                                  VK_NULL_HANDLE));
}

static double submit_burst(const target *target) {
    const double start = bench_now();
    for (int i = 0; i < BURST; i++) {
        submit_once(target);
    }
    const double time = bench_now() - start;
    HEADLESS_CHECK(vkQueueWaitIdle(target->vk.queue));
    return time / BURST;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: submit_dispatch_bench DISPATCHES FOLDER [1|2 [ROUNDS]]\n");
        return 2;
    }
    const uint32_t num_dispatches = bench_number(argc, argv, 1, 10000, 0);
    const bool is_second = bench_number(argc, argv, 3, 2, 1) == 2;
    const uint32_t num_rounds = bench_number(argc, argv, 4, MAX_ROUNDS, 200);
    target target = {0};
    headless_init(&target.vk, "submit_dispatch_bench", &(VkPhysicalDeviceFeatures){0});
    open_device(&target.vk);
    target.commands = record(&target.vk, argv[2], num_dispatches);
    target.submit = (PFN_vkQueueSubmit)vkGetDeviceProcAddr(target.vk.device, "vkQueueSubmit");
    if (is_second) {
        target.submit2 = (PFN_vkQueueSubmit2KHR)vkGetDeviceProcAddr(target.vk.device, "vkQueueSubmit2KHR");
    }
    double times[MAX_ROUNDS];
    double minimum = submit_burst(&target);
    for (uint32_t i = 0; i < num_rounds; i++) {
        times[i] = submit_burst(&target);
        minimum = times[i] < minimum ? times[i] : minimum;
    }
    printf("%.2f %.2f\n", bench_median(times, NULL, num_rounds), minimum);
    return 0;
}
