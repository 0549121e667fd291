// The content of VkDependencyInfo of events.
#include <string.h>

#include "vk/state/state_event.h"
#include "vk/util/hash128.h"

// add_stages notes whether the first synchronization scope of a barrier has operations of the host, and others.
static void add_stages(wd_state_dependency *dependency, VkPipelineStageFlags2 stages) {
    dependency->has_host |= (stages & VK_PIPELINE_STAGE_2_HOST_BIT) != 0;
    dependency->has_other |= (stages & ~VK_PIPELINE_STAGE_2_HOST_BIT) != 0;
}

// A barrier without padding. Equal queue families do not transfer ownership, whatever they are.
typedef struct content {
    uint64_t stages[4], resource, values[5];
    uint32_t families[2];
} content;

static void add(wd_state_dependency *dependency, const void *chain, const content *barrier) {
    content same = *barrier;
    if (same.families[0] == same.families[1]) {
        same.families[0] = same.families[1] = VK_QUEUE_FAMILY_IGNORED;
    }
    dependency->is_known &= chain == NULL;
    dependency->hash += wd_hash64_bytes(&same, sizeof same); // In any order.
    add_stages(dependency, barrier->stages[0]);
}

static void add_memory(wd_state_dependency *dependency, const VkMemoryBarrier2 *b) {
    const content barrier = {
        .stages = {b->srcStageMask, b->srcAccessMask, b->dstStageMask, b->dstAccessMask}};
    add(dependency, b->pNext, &barrier);
}

static void add_buffer(wd_state_dependency *dependency, const VkBufferMemoryBarrier2 *b) {
    const content barrier = {
        .stages = {b->srcStageMask, b->srcAccessMask, b->dstStageMask, b->dstAccessMask},
        .resource = WD_STATE_NON_DISPATCHABLE(b->buffer),
        .values = {1, b->offset, b->size},
        .families = {b->srcQueueFamilyIndex, b->dstQueueFamilyIndex},
    };
    add(dependency, b->pNext, &barrier);
}

static void add_image(wd_state_dependency *dependency, const VkImageMemoryBarrier2 *b) {
    const VkImageSubresourceRange *range = &b->subresourceRange;
    const content barrier = {
        .stages = {b->srcStageMask, b->srcAccessMask, b->dstStageMask, b->dstAccessMask},
        .resource = WD_STATE_NON_DISPATCHABLE(b->image),
        .values = {2, (uint64_t)b->oldLayout << 32 | (uint32_t)b->newLayout, range->aspectMask,
                   (uint64_t)range->baseMipLevel << 32 | range->levelCount,
                   (uint64_t)range->baseArrayLayer << 32 | range->layerCount},
        .families = {b->srcQueueFamilyIndex, b->dstQueueFamilyIndex},
    };
    add(dependency, b->pNext, &barrier);
}

wd_state_dependency wd_state_dependency_of(const VkDependencyInfo *info) {
    wd_state_dependency dependency = {.is_known = !info->pNext && !info->dependencyFlags, .hash = 1};
    for (uint32_t i = 0; i < info->memoryBarrierCount; i++) {
        add_memory(&dependency, &info->pMemoryBarriers[i]);
    }
    for (uint32_t i = 0; i < info->bufferMemoryBarrierCount; i++) {
        add_buffer(&dependency, &info->pBufferMemoryBarriers[i]);
    }
    for (uint32_t i = 0; i < info->imageMemoryBarrierCount; i++) {
        add_image(&dependency, &info->pImageMemoryBarriers[i]);
    }
    return dependency;
}
