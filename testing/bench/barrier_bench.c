// Records global barriers while many ranges of memory are in use, and prints the CPU time of one barrier.
//
// usage: barrier_bench RANGES [barriers|used [ROUNDS]]
//
//   barriers  barriers of two kinds in turn, nothing between them
//   used      before each barrier a fill of one of the ranges, in turn: its state catches up with the barriers since
//
// Every range is filled by a command of its own, with a gap to the next one, so that none can be merged. A round is as
// many barriers as fit into half a second, 2.4 million at most: work that a layer defers for a while is in the figure.
#include <stdio.h>
#include <string.h>

#include "testing/bench/bench_common.h"

enum { FILL_SIZE = 4, STRIDE = 16, MAX_BARRIERS = 9 << 18, BATCH = 16, ROUND_TIME = 500000000 };

typedef struct target {
    VkCommandBuffer commands;
    VkBuffer buffer;
    uint32_t num_ranges;
    bool used;
    PFN_vkCmdFillBuffer fill;
    PFN_vkCmdPipelineBarrier barrier;
} target;

static void fill(const target *target, uint32_t number) {
    target->fill(target->commands, target->buffer, (VkDeviceSize)number * STRIDE, FILL_SIZE, number);
}

static void record_barrier(const target *target, uint32_t number) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = number % 2 ? VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_TRANSFER_READ_BIT
                                    : VK_ACCESS_TRANSFER_WRITE_BIT,
    };
    target->barrier(target->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1,
                    &barrier, 0, NULL, 0, NULL);
}

static double record_round(void *user) {
    const target *target = user;
    bench_begin(target->commands);
    for (uint32_t i = 0; i < target->num_ranges; i++) {
        fill(target, i);
    }
    // The first barrier covers the fills, so that those to come are no hazards.
    record_barrier(target, 0);
    const double start = bench_now();
    double elapsed = 0;
    uint32_t count = 0;
    while (count < MAX_BARRIERS && elapsed < ROUND_TIME) {
        for (uint32_t i = 0; i < BATCH; i++, count++) {
            if (target->used) {
                fill(target, (uint32_t)(count * UINT64_C(2654435761) % target->num_ranges));
            }
            record_barrier(target, count);
        }
        if (count % 1024 == 0 || elapsed == 0 || elapsed / count > 10000) {
            elapsed = bench_now() - start;
        }
    }
    elapsed = bench_now() - start;
    HEADLESS_CHECK(vkEndCommandBuffer(target->commands));
    return elapsed / count;
}

int main(int argc, char **argv) {
    const char *mode = argc > 2 ? argv[2] : "barriers";
    if (argc < 2 || (strcmp(mode, "barriers") && strcmp(mode, "used"))) {
        fprintf(stderr, "usage: barrier_bench RANGES [barriers|used [ROUNDS]]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "barrier_bench", &(VkPhysicalDeviceFeatures){0});
    target target = {
        .commands = bench_command_buffer(&vk),
        .num_ranges = bench_number(argc, argv, 1, 1 << 24, 0),
        .used = strcmp(mode, "used") == 0,
        .fill = (PFN_vkCmdFillBuffer)vkGetDeviceProcAddr(vk.device, "vkCmdFillBuffer"),
        .barrier = (PFN_vkCmdPipelineBarrier)vkGetDeviceProcAddr(vk.device, "vkCmdPipelineBarrier"),
    };
    target.buffer = headless_buffer_create(&vk, (VkDeviceSize)target.num_ranges * STRIDE,
                                           VK_BUFFER_USAGE_TRANSFER_DST_BIT)
                        .buffer;
    bench_rounds(record_round, &target, bench_number(argc, argv, 3, 10000, 3));
    return 0;
}
