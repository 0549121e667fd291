// Records byte-granular, interleaved copies between two buffers and prints the CPU time of one copy.
//
// usage: copy_bench COPIES [ROUNDS]
//
// Each copy moves one byte: first every other byte, then the bytes between, so that each range is adjacent to ranges
// that other commands touched, and later commands split the ranges of earlier ones. All in one command buffer, and none
// is a hazard.
#include <stdio.h>

#include "testing/bench/bench_common.h"

typedef struct target {
    VkCommandBuffer commands;
    VkBuffer from, to;
    uint32_t num_copies;
    PFN_vkCmdCopyBuffer copy;
} target;

static double record_round(void *user) {
    const target *target = user;
    bench_begin(target->commands);
    const double start = bench_now();
    const uint32_t half = (target->num_copies + 1) / 2;
    for (uint32_t i = 0; i < target->num_copies; i++) {
        const VkDeviceSize at = i < half ? 2 * (VkDeviceSize)i : 2 * (VkDeviceSize)(i - half) + 1;
        target->copy(target->commands, target->from, target->to, 1, &(VkBufferCopy){at, at, 1});
    }
    const double elapsed = bench_now() - start;
    HEADLESS_CHECK(vkEndCommandBuffer(target->commands));
    return elapsed / target->num_copies;
}

int main(int argc, char **argv) {
    if (argc < 2) {
        fprintf(stderr, "usage: copy_bench COPIES [ROUNDS]\n");
        return 2;
    }
    headless vk;
    headless_init(&vk, "copy_bench", &(VkPhysicalDeviceFeatures){0});
    target target = {
        .commands = bench_command_buffer(&vk),
        .num_copies = bench_number(argc, argv, 1, 1 << 24, 0),
        .copy = (PFN_vkCmdCopyBuffer)vkGetDeviceProcAddr(vk.device, "vkCmdCopyBuffer"),
    };
    const VkDeviceSize size = (VkDeviceSize)target.num_copies + 1;
    target.from = headless_buffer_create(&vk, size, VK_BUFFER_USAGE_TRANSFER_SRC_BIT).buffer;
    target.to = headless_buffer_create(&vk, size, VK_BUFFER_USAGE_TRANSFER_DST_BIT).buffer;
    bench_rounds(record_round, &target, bench_number(argc, argv, 2, 10000, 5));
    return 0;
}
