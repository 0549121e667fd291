// The commands that have barriers.
#include "vk/core/barriers/barriers_internal.h"

#define FIELDS(at) .from_accesses = (at)->srcAccessMask, .to_accesses = (at)->dstAccessMask
#define FIELDS_OF_BUFFER(at)                                                                                 \
    .from_family = (at)->srcQueueFamilyIndex, .to_family = (at)->dstQueueFamilyIndex,                        \
    .buffer = (at)->buffer, .offset = (at)->offset, .size = (at)->size
#define FIELDS_OF_IMAGE(at)                                                                                  \
    .from_family = (at)->srcQueueFamilyIndex, .to_family = (at)->dstQueueFamilyIndex, .image = (at)->image,  \
    .from_layout = (at)->oldLayout, .to_layout = (at)->newLayout, .range = (at)->subresourceRange
#define FIELDS_2(at) FIELDS(at), .from_stages = (at)->srcStageMask, .to_stages = (at)->dstStageMask

static wd_barrier get_first(const wd_barriers *b, wd_barrier_kind kind, uint32_t i) {
    switch (kind) {
    case WD_BARRIER_BUFFER: {
        const VkBufferMemoryBarrier *at = (const VkBufferMemoryBarrier *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS(at), FIELDS_OF_BUFFER(at)};
    }
    case WD_BARRIER_IMAGE: {
        const VkImageMemoryBarrier *at = (const VkImageMemoryBarrier *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS(at), FIELDS_OF_IMAGE(at)};
    }
    default: {
        const VkMemoryBarrier *at = (const VkMemoryBarrier *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS(at)};
    }
    }
}

static wd_barrier get_second(const wd_barriers *b, wd_barrier_kind kind, uint32_t i) {
    switch (kind) {
    case WD_BARRIER_BUFFER: {
        const VkBufferMemoryBarrier2 *at = (const VkBufferMemoryBarrier2 *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS_2(at), FIELDS_OF_BUFFER(at)};
    }
    case WD_BARRIER_IMAGE: {
        const VkImageMemoryBarrier2 *at = (const VkImageMemoryBarrier2 *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS_2(at), FIELDS_OF_IMAGE(at)};
    }
    default: {
        const VkMemoryBarrier2 *at = (const VkMemoryBarrier2 *)b->arrays[kind] + i;
        return (wd_barrier){FIELDS_2(at)};
    }
    }
}

wd_barrier wd_barriers_get(const wd_barriers *b, wd_barrier_kind kind, uint32_t index) {
    static const char *const names[] = {"pMemoryBarriers", "pBufferMemoryBarriers", "pImageMemoryBarriers"};
    wd_barrier barrier = b->is_second ? get_second(b, kind, index) : get_first(b, kind, index);
    barrier.kind = kind;
    barrier.frame = (wd_core_frame)WD_CORE_ELEMENT(b->frame, names[kind], index);
    if (!b->is_second) {
        barrier.from_stages = b->from_stages;
        barrier.to_stages = b->to_stages;
    }
    return barrier;
}

const char *wd_barriers_owner(const wd_barriers *b, wd_barrier_kind kind) {
    static const char *const first[] = {"VkMemoryBarrier", "VkBufferMemoryBarrier", "VkImageMemoryBarrier"};
    static const char *const second[] = {"VkMemoryBarrier2", "VkBufferMemoryBarrier2",
                                         "VkImageMemoryBarrier2"};
    return b->is_second ? second[kind] : first[kind];
}

wd_barriers wd_barriers_begin(wd_core_check *c, wd_barriers_command command) {
    wd_barriers b = {.c = c, .command = command, .command_buffer = wd_core_command_buffer(c)};
    const wd_state_command_pool *pool =
        b.command_buffer ? (const wd_state_command_pool *)b.command_buffer->object.parent : NULL;
    b.family = pool ? pool->queue_family : VK_QUEUE_FAMILY_IGNORED;
    b.capabilities = b.command_buffer ? wd_state_command_buffer_queue_flags(b.command_buffer) : 0;
    b.num_families = c->physical ? c->physical->num_queue_families : 0;
    return b;
}

static void check(const wd_barriers *b) {
    wd_barriers_check_command(b);
    wd_barriers_check_pass(b);
    for (wd_barrier_kind kind = 0; kind < WD_BARRIER_NUM_KINDS; kind++) {
        for (uint32_t i = 0; b->arrays[kind] && i < b->num[kind]; i++) {
            const wd_barrier barrier = wd_barriers_get(b, kind, i);
            wd_barriers_check_accesses(b, &barrier);
            wd_barriers_check_stages(b, &barrier);
            wd_barriers_check_features(b, &barrier);
            if (kind != WD_BARRIER_MEMORY) {
                wd_barriers_check_families(b, &barrier);
            }
            if (kind == WD_BARRIER_BUFFER) {
                wd_barriers_check_buffer(b, &barrier);
            } else if (kind == WD_BARRIER_IMAGE) {
                wd_barriers_check_image(b, &barrier);
            }
        }
    }
}

static void check_first(wd_barriers *b, const VkMemoryBarrier *memory, uint32_t num_memory,
                        const VkBufferMemoryBarrier *buffers, uint32_t num_buffers,
                        const VkImageMemoryBarrier *images, uint32_t num_images) {
    b->arrays[WD_BARRIER_MEMORY] = memory;
    b->arrays[WD_BARRIER_BUFFER] = buffers;
    b->arrays[WD_BARRIER_IMAGE] = images;
    b->num[WD_BARRIER_MEMORY] = memory ? num_memory : 0;
    b->num[WD_BARRIER_BUFFER] = buffers ? num_buffers : 0;
    b->num[WD_BARRIER_IMAGE] = images ? num_images : 0;
    check(b);
}

static void check_second(wd_barriers *b, const char *name, uint64_t index, const VkDependencyInfo *info) {
    const wd_core_frame frame = {NULL, name, index, index == WD_CORE_NO_INDEX, NULL, 0};
    b->is_second = true;
    b->frame = &frame;
    b->flags = info->dependencyFlags;
    b->arrays[WD_BARRIER_MEMORY] = info->pMemoryBarriers;
    b->arrays[WD_BARRIER_BUFFER] = info->pBufferMemoryBarriers;
    b->arrays[WD_BARRIER_IMAGE] = info->pImageMemoryBarriers;
    b->num[WD_BARRIER_MEMORY] = info->pMemoryBarriers ? info->memoryBarrierCount : 0;
    b->num[WD_BARRIER_BUFFER] = info->pBufferMemoryBarriers ? info->bufferMemoryBarrierCount : 0;
    b->num[WD_BARRIER_IMAGE] = info->pImageMemoryBarriers ? info->imageMemoryBarrierCount : 0;
    check(b);
}

WD_CORE_CHECK(barriers, CmdPipelineBarrier) {
    if (c->is_repeated) {
        return;
    }
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_PIPELINE);
    b.from_stages = s->srcStageMask;
    b.to_stages = s->dstStageMask;
    b.flags = s->dependencyFlags;
    check_first(&b, s->pMemoryBarriers, s->memoryBarrierCount, s->pBufferMemoryBarriers,
                s->bufferMemoryBarrierCount, s->pImageMemoryBarriers, s->imageMemoryBarrierCount);
}

WD_CORE_CHECK(barriers, CmdWaitEvents) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_WAIT);
    b.from_stages = s->srcStageMask;
    b.to_stages = s->dstStageMask;
    check_first(&b, s->pMemoryBarriers, s->memoryBarrierCount, s->pBufferMemoryBarriers,
                s->bufferMemoryBarrierCount, s->pImageMemoryBarriers, s->imageMemoryBarrierCount);
}

WD_CORE_CHECK(barriers, CmdPipelineBarrier2) {
    if (s->pDependencyInfo && !c->is_repeated) {
        wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_PIPELINE);
        check_second(&b, "pDependencyInfo", WD_CORE_NO_INDEX, s->pDependencyInfo);
    }
}

WD_CORE_CHECK(barriers, CmdSetEvent2) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_SET);
    if (s->pDependencyInfo) {
        check_second(&b, "pDependencyInfo", WD_CORE_NO_INDEX, s->pDependencyInfo);
    }
}

WD_CORE_CHECK(barriers, CmdWaitEvents2) {
    wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_WAIT);
    for (uint32_t i = 0; s->pDependencyInfos && i < s->eventCount; i++) {
        check_second(&b, "pDependencyInfos", i, &s->pDependencyInfos[i]);
    }
}

void wd_barriers_stages(wd_core_message *m, const wd_barriers *b, const char *label,
                        VkPipelineStageFlags2 stages) {
    char text[512];
    wd_core_word(m, label,
                 b->is_second
                     ? wd_VkPipelineStageFlags2_string(stages, text, sizeof text)
                     : wd_VkPipelineStageFlags_string((VkPipelineStageFlags)stages, text, sizeof text));
}

void wd_barriers_accesses(wd_core_message *m, const wd_barriers *b, const char *label,
                          VkAccessFlags2 accesses) {
    char text[512];
    wd_core_word(m, label,
                 b->is_second ? wd_VkAccessFlags2_string(accesses, text, sizeof text)
                              : wd_VkAccessFlags_string((VkAccessFlags)accesses, text, sizeof text));
}

void wd_barriers_family(wd_core_message *m, const char *label, uint32_t family) {
    if (family == VK_QUEUE_FAMILY_IGNORED) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_IGNORED");
    } else if (family == VK_QUEUE_FAMILY_EXTERNAL) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_EXTERNAL");
    } else if (family == VK_QUEUE_FAMILY_FOREIGN_EXT) {
        wd_core_word(m, label, "VK_QUEUE_FAMILY_FOREIGN_EXT");
    } else {
        wd_core_unsigned(m, label, family);
    }
}
