// The device fills a buffer, and the host reads it after it waited for the fence. The barrier that makes the write
// visible to the host is missing: a fence does not do that. On most drivers the host reads the right values
// nevertheless.
//
// usage: host_readback [--fixed] [--direct]
//
// Run it under VK_LAYER_WARDEN_validation with validate_host on. --fixed adds the barrier. --direct reads coherent
// memory without vkInvalidateMappedMemoryRanges, as Vulkan allows: then host_read_watch finds the read.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless.h"

enum { SIZE = 16384, VALUE = 42 };

static void show_to_host(VkCommandBuffer commands) {
    const VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                     .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                                     .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                         0, NULL, 0, NULL);
}

// Memory of other devices may need this before the host reads.
static void invalidate(const headless *vk, const headless_buffer *buffer) {
    HEADLESS_CHECK(vkInvalidateMappedMemoryRanges(vk->device, 1,
                                                  &(VkMappedMemoryRange){
                                                      .sType = VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE,
                                                      .memory = buffer->memory,
                                                      .size = VK_WHOLE_SIZE,
                                                  }));
}

int main(int argc, char **argv) {
    bool is_fixed = false, is_direct = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--fixed") == 0) {
            is_fixed = true;
        } else if (strcmp(argv[i], "--direct") == 0) {
            is_direct = true;
        } else {
            headless_fail("usage: host_readback [--fixed] [--direct]");
        }
    }
    headless vk;
    headless_init(&vk, "host_readback", &(VkPhysicalDeviceFeatures){0});
    headless_buffer results = headless_buffer_create(&vk, SIZE, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    headless_name(&vk, VK_OBJECT_TYPE_BUFFER, (uint64_t)results.buffer, "results");
    headless_name(&vk, VK_OBJECT_TYPE_DEVICE_MEMORY, (uint64_t)results.memory, "results");
    VkCommandBuffer commands = headless_begin(&vk, "results");
    vkCmdFillBuffer(commands, results.buffer, 0, SIZE, VALUE);
    if (is_fixed) {
        show_to_host(commands);
    }
    headless_submit(&vk, commands);
    if (!is_direct) {
        invalidate(&vk, &results);
    }
    const unsigned middle = SIZE / sizeof(unsigned) / 2;
    printf("host_readback: word %u is %u\n", middle, ((const unsigned *)results.mapped)[middle]);
    headless_buffer_destroy(&vk, &results);
    headless_finish(&vk);
    return 0;
}
