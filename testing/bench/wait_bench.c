// Submits a command buffer of small dispatches and waits for its fence, and prints the elapsed time.
//
// usage: wait_bench DISPATCHES FOLDER [ROUNDS]
//
// FOLDER has record_bench.comp.spv, whose accesses GPU-assisted validation checks. It prints two lines, for dispatches
// that may overlap and for dispatches with a barrier after each. A line has the median and the minimum of the rounds in
// microseconds: of the time from the submission to the end of the wait, and of a wait that begins after the device has
// completed the submission, which is the work of layers and driver on the host.
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "testing/bench/bench_common.h"

enum { SIZE = 256, NUM_VALUES = 4, MAX_ROUNDS = 1000 };

typedef struct target {
    headless vk;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    bench_sets set;
    VkFence fence;
} target;

static double elapsed_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

static bench_sets create_set(const headless *vk) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayoutBinding bindings[] = {
        {0, type, NUM_VALUES, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
    };
    const bench_sets made = bench_sets_create(vk, bindings, 2, 1);
    VkDescriptorBufferInfo infos[NUM_VALUES + 1];
    for (uint32_t i = 0; i <= NUM_VALUES; i++) {
        infos[i] = (VkDescriptorBufferInfo){
            headless_buffer_create(vk, SIZE, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).buffer, 0, SIZE};
    }
    // Descriptors that do not fit into the first binding continue in the second.
    vkUpdateDescriptorSets(vk->device, 1,
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

static VkCommandBuffer record(const target *target, uint32_t num_dispatches, bool has_barriers) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
    };
    const VkCommandBuffer commands = bench_command_buffer(&target->vk);
    HEADLESS_CHECK(vkBeginCommandBuffer(
        commands, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO}));
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, target->pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, target->layout, 0, 1, target->set.sets,
                            0, NULL);
    for (uint32_t i = 0; i < num_dispatches; i++) {
        vkCmdPushConstants(commands, target->layout, BENCH_PUSH_STAGES, 0, sizeof i, &i);
        vkCmdDispatch(commands, 1, 1, 1);
        if (has_barriers) {
            vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                 VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
        }
    }
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    return commands;
}

// run submits and waits. With `pause`, in microseconds, the wait begins after it, and only the wait is timed.
static double run(const target *target, VkCommandBuffer commands, double pause) {
    HEADLESS_CHECK(vkResetFences(target->vk.device, 1, &target->fence));
    double start = elapsed_us();
    HEADLESS_CHECK(vkQueueSubmit(target->vk.queue, 1,
                                 &(VkSubmitInfo){.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                                                 .commandBufferCount = 1,
                                                 .pCommandBuffers = &commands},
                                 target->fence));
    if (pause > 0) {
        const struct timespec time = {(time_t)(pause * 1e-6), (long)((long long)(pause * 1e3) % 1000000000)};
        nanosleep(&time, NULL);
        start = elapsed_us();
    }
    HEADLESS_CHECK(vkWaitForFences(target->vk.device, 1, &target->fence, VK_TRUE, UINT64_MAX));
    return elapsed_us() - start;
}

static void measure(const target *target, VkCommandBuffer commands, uint32_t num_rounds, const char *name) {
    double times[MAX_ROUNDS], waits[MAX_ROUNDS];
    double shortest = run(target, commands, 0), shortest_wait = 1e30;
    for (uint32_t i = 0; i < num_rounds; i++) {
        times[i] = run(target, commands, 0);
        shortest = times[i] < shortest ? times[i] : shortest;
    }
    const double pause = 2 * bench_median(times, NULL, num_rounds);
    for (uint32_t i = 0; i < num_rounds; i++) {
        waits[i] = run(target, commands, pause);
        shortest_wait = waits[i] < shortest_wait ? waits[i] : shortest_wait;
    }
    printf("%s: submit and wait %.1f, minimum %.1f us; wait after completion %.1f, minimum %.1f us\n", name,
           bench_median(times, NULL, num_rounds), shortest, bench_median(waits, NULL, num_rounds),
           shortest_wait);
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: wait_bench DISPATCHES FOLDER [ROUNDS]\n");
        return 2;
    }
    const uint32_t num_dispatches = bench_number(argc, argv, 1, 100000, 0);
    const uint32_t num_rounds = bench_number(argc, argv, 3, MAX_ROUNDS, 20);
    target target = {0};
    headless *vk = &target.vk;
    headless_init(vk, "wait_bench", &(VkPhysicalDeviceFeatures){0});
    target.set = create_set(vk);
    target.layout = bench_pipeline_layout(vk, target.set.layout);
    target.pipeline =
        headless_compute_pipeline(vk, headless_shader(vk, argv[2], "record_bench.comp"), target.layout);
    HEADLESS_CHECK(vkCreateFence(
        vk->device, &(VkFenceCreateInfo){.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO}, NULL, &target.fence));
    printf("%s, %u dispatches\n", vk->properties.deviceName, num_dispatches);
    measure(&target, record(&target, num_dispatches, false), num_rounds, "overlapping");
    measure(&target, record(&target, num_dispatches, true), num_rounds, "barriers");
    return 0;
}
