// The content of VkDependencyInfo of events.
#include "vk/state/state_barriers.h"
#include "vk/state/state_event.h"
#include "vk/util/hash128.h"

// add_stages notes whether the first synchronization scope of a barrier has operations of the host, and others.
static void add_stages(wd_state_dependency *dependency, VkPipelineStageFlags2 stages) {
    dependency->has_host |= (stages & VK_PIPELINE_STAGE_2_HOST_BIT) != 0;
    dependency->has_other |= (stages & ~VK_PIPELINE_STAGE_2_HOST_BIT) != 0;
}

// A barrier without padding.
typedef struct content {
    uint64_t stages[4], resource, values[5];
    uint32_t families[2];
} content;

// content_of returns the content of a barrier, with the kinds apart. Equal queue families do not transfer ownership,
// whatever they are.
static content content_of(const wd_state_barrier *b) {
    const bool is_image = b->kind == WD_STATE_BARRIER_IMAGE, is_transfer = b->src_family != b->dst_family;
    content barrier = {
        .stages = {b->src_stages, b->src_accesses, b->dst_stages, b->dst_accesses},
        .resource = is_image ? WD_STATE_NON_DISPATCHABLE(b->image) : WD_STATE_NON_DISPATCHABLE(b->buffer),
        .values = {b->kind, b->offset, b->size},
        .families = {is_transfer ? b->src_family : VK_QUEUE_FAMILY_IGNORED,
                     is_transfer ? b->dst_family : VK_QUEUE_FAMILY_IGNORED},
    };
    if (is_image) {
        const VkImageSubresourceRange *range = &b->range;
        barrier.values[1] = (uint64_t)b->old_layout << 32 | (uint32_t)b->new_layout;
        barrier.values[2] = range->aspectMask;
        barrier.values[3] = (uint64_t)range->baseMipLevel << 32 | range->levelCount;
        barrier.values[4] = (uint64_t)range->baseArrayLayer << 32 | range->layerCount;
    }
    return barrier;
}

static void add(wd_state_dependency *dependency, const wd_state_barrier *barrier) {
    const content content = content_of(barrier);
    dependency->is_known &= barrier->chain == NULL;
    dependency->hash += wd_hash64_bytes(&content, sizeof content); // In any order.
    add_stages(dependency, barrier->src_stages);
}

wd_state_dependency wd_state_dependency_of(const VkDependencyInfo *info) {
    wd_state_dependency dependency = {.is_known = !info->pNext && !info->dependencyFlags, .hash = 1};
    const wd_state_barriers barriers = wd_state_barriers_of_info(info);
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers.num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(&barriers, kind, i);
            add(&dependency, &barrier);
        }
    }
    return dependency;
}
