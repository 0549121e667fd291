// Submits small command buffers, one a submission, and prints the CPU time of one submission.
//
// usage: submit_bench SUBMISSIONS [same|many|chain [ROUNDS]]
//
//   same    one command buffer again and again
//   many    256 command buffers in turn, each for a range of its own
//   chain   as same; each submission waits for the semaphore that the one before signals
//
// A command buffer is a barrier and a fill. The host waits after the last submission of a round only, so that all of
// them are pending together. The CPU time of that is in the figure.
#include <stdio.h>
#include <string.h>

#include "testing/bench/bench_common.h"

enum { FILL_SIZE = 4, STRIDE = 16, MANY = 256 };

typedef struct target {
    const headless *vk;
    VkCommandBuffer commands[MANY];
    uint32_t num_commands, num_submissions;
    bool chain;
    VkSemaphore semaphores[2]; // Signaled in turn.
    uint64_t submitted;
    PFN_vkQueueSubmit submit;
} target;

static void record(target *target, uint32_t number, VkBuffer buffer) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
    };
    const VkCommandBuffer commands = bench_command_buffer(target->vk);
    HEADLESS_CHECK(vkBeginCommandBuffer(
        commands, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                              .flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT}));
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1,
                         &barrier, 0, NULL, 0, NULL);
    vkCmdFillBuffer(commands, buffer, (VkDeviceSize)number * STRIDE, FILL_SIZE, number);
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    target->commands[number] = commands;
}

static void submit(target *target, VkCommandBuffer commands) {
    const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_TRANSFER_BIT;
    const uint64_t number = target->submitted++;
    HEADLESS_CHECK(target->submit(target->vk->queue, 1,
                                  &(VkSubmitInfo){
                                      .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                                      .waitSemaphoreCount = target->chain && number > 0,
                                      .pWaitSemaphores = &target->semaphores[number % 2],
                                      .pWaitDstStageMask = &stages,
                                      .commandBufferCount = 1,
                                      .pCommandBuffers = &commands,
                                      .signalSemaphoreCount = target->chain,
                                      .pSignalSemaphores = &target->semaphores[(number + 1) % 2],
                                  },
                                  VK_NULL_HANDLE));
}

static double submit_round(void *user) {
    target *target = user;
    const double start = bench_now();
    for (uint32_t i = 0; i < target->num_submissions; i++) {
        submit(target, target->commands[i % target->num_commands]);
    }
    HEADLESS_CHECK(vkQueueWaitIdle(target->vk->queue));
    return (bench_now() - start) / target->num_submissions;
}

int main(int argc, char **argv) {
    const char *mode = argc > 2 ? argv[2] : "same";
    if (argc < 2 || (strcmp(mode, "same") && strcmp(mode, "many") && strcmp(mode, "chain"))) {
        fprintf(stderr, "usage: submit_bench SUBMISSIONS [same|many|chain [ROUNDS]]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "submit_bench", &(VkPhysicalDeviceFeatures){0});
    const headless_buffer buffer =
        headless_buffer_create(&vk, MANY * STRIDE, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    target target = {
        .vk = &vk,
        .num_commands = strcmp(mode, "many") ? 1 : MANY,
        .num_submissions = bench_number(argc, argv, 1, 1 << 24, 0),
        .chain = strcmp(mode, "chain") == 0,
        .submit = (PFN_vkQueueSubmit)vkGetDeviceProcAddr(vk.device, "vkQueueSubmit"),
    };
    for (uint32_t i = 0; i < target.num_commands; i++) {
        record(&target, i, buffer.buffer);
    }
    for (int i = 0; i < 2; i++) {
        HEADLESS_CHECK(vkCreateSemaphore(
            vk.device, &(VkSemaphoreCreateInfo){.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO}, NULL,
            &target.semaphores[i]));
    }
    bench_rounds(submit_round, &target, bench_number(argc, argv, 3, 10000, 3));
    return 0;
}
