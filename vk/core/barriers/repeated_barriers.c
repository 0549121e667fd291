// Applications record the same barriers again and again. The key of a command is a hash of all that the checks of its
// barriers read: parameters, the resources' identities, the queue family, and whether a render pass instance is active.
#include <string.h>

#include "vk/core/barriers/barriers_internal.h"

// hash mixes words in two lanes, which the processor computes at the same time.
typedef struct hash {
    uint64_t lanes[2];
    unsigned num;
} hash;

static inline void mix(hash *h, uint64_t word) {
    uint64_t *lane = &h->lanes[h->num++ & 1];
    const uint64_t product = (*lane ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    *lane = product << 31 | product >> 33;
}

static inline void mix_two(hash *h, uint32_t low, uint32_t high) {
    mix(h, (uint64_t)high << 32 | low);
}

static inline uint64_t finish(const hash *h) {
    const uint64_t key = (h->lanes[0] ^ (h->lanes[1] >> 17)) * UINT64_C(0xd6e8feb86659fd93) ^ h->lanes[1];
    return (key ^ key >> 32) | 1; // Not 0.
}

static void mix_range(hash *h, const VkImageSubresourceRange *range) {
    mix_two(h, range->aspectMask, range->baseMipLevel);
    mix_two(h, range->levelCount, range->baseArrayLayer);
    mix(h, range->layerCount);
}

// The identity of a resource, unlike its handle, is never used again.
static bool mix_object(hash *h, const wd_state_object *object) {
    mix(h, object ? object->id : 0);
    return object != NULL;
}

#define BUFFER(at)                                                                                           \
    (!(at)->pNext &&                                                                                         \
     (mix_two(&h, (at)->srcQueueFamilyIndex, (at)->dstQueueFamilyIndex), mix(&h, (at)->offset),              \
      mix(&h, (at)->size), mix_object(&h, (const wd_state_object *)WD_CORE_FIND(buffer, (at)->buffer))))
#define IMAGE(at)                                                                                            \
    (!(at)->pNext && (mix_two(&h, (at)->srcQueueFamilyIndex, (at)->dstQueueFamilyIndex),                     \
                      mix_two(&h, (uint32_t)(at)->oldLayout, (uint32_t)(at)->newLayout),                     \
                      mix_range(&h, &(at)->subresourceRange),                                                \
                      mix_object(&h, (const wd_state_object *)WD_CORE_FIND(image, (at)->image))))

// begin returns false where the checks read more.
static bool begin(const wd_core_check *c, hash *h, uint32_t flags, const uint32_t counts[3]) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_command_pool *pool = command_buffer ? wd_state_command_buffer_pool(command_buffer) : NULL;
    if (!pool || wd_state_command_buffer_render_pass_scope(command_buffer) != WD_STATE_OUTSIDE) {
        return false;
    }
    mix_two(h, (uint32_t)c->call->command, pool->queue_family);
    mix_two(h, flags, counts[0]);
    mix_two(h, counts[1], counts[2]);
    return true;
}

uint64_t wd_core_key_CmdPipelineBarrier(const wd_core_check *c, const wd_CmdPipelineBarrier_args *s) {
    hash h = {{UINT64_C(0x243f6a8885a308d3), UINT64_C(0x13198a2e03707344)}, 0};
    const uint32_t counts[] = {s->memoryBarrierCount, s->bufferMemoryBarrierCount,
                               s->imageMemoryBarrierCount};
    bool is_plain = (!counts[0] || s->pMemoryBarriers) && (!counts[1] || s->pBufferMemoryBarriers) &&
                    (!counts[2] || s->pImageMemoryBarriers) && begin(c, &h, s->dependencyFlags, counts);
    mix_two(&h, s->srcStageMask, s->dstStageMask);
    for (uint32_t i = 0; is_plain && i < counts[0]; i++) {
        const VkMemoryBarrier *at = &s->pMemoryBarriers[i];
        mix_two(&h, at->srcAccessMask, at->dstAccessMask);
        is_plain = !at->pNext;
    }
    for (uint32_t i = 0; is_plain && i < counts[1]; i++) {
        const VkBufferMemoryBarrier *at = &s->pBufferMemoryBarriers[i];
        mix_two(&h, at->srcAccessMask, at->dstAccessMask);
        is_plain = BUFFER(at);
    }
    for (uint32_t i = 0; is_plain && i < counts[2]; i++) {
        const VkImageMemoryBarrier *at = &s->pImageMemoryBarriers[i];
        mix_two(&h, at->srcAccessMask, at->dstAccessMask);
        is_plain = IMAGE(at);
    }
    return is_plain ? finish(&h) : 0;
}

#define SCOPES(at)                                                                                           \
    do {                                                                                                     \
        mix(&h, (at)->srcStageMask);                                                                         \
        mix(&h, (at)->srcAccessMask);                                                                        \
        mix(&h, (at)->dstStageMask);                                                                         \
        mix(&h, (at)->dstAccessMask);                                                                        \
    } while (0)

uint64_t wd_core_key_CmdPipelineBarrier2(const wd_core_check *c, const wd_CmdPipelineBarrier2_args *s) {
    hash h = {{UINT64_C(0xa4093822299f31d0), UINT64_C(0x082efa98ec4e6c89)}, 0};
    const VkDependencyInfo *info = s->pDependencyInfo;
    if (!info || info->pNext) {
        return 0;
    }
    const uint32_t counts[] = {info->memoryBarrierCount, info->bufferMemoryBarrierCount,
                               info->imageMemoryBarrierCount};
    bool is_plain = (!counts[0] || info->pMemoryBarriers) && (!counts[1] || info->pBufferMemoryBarriers) &&
                    (!counts[2] || info->pImageMemoryBarriers) && begin(c, &h, info->dependencyFlags, counts);
    for (uint32_t i = 0; is_plain && i < counts[0]; i++) {
        const VkMemoryBarrier2 *at = &info->pMemoryBarriers[i];
        SCOPES(at);
        is_plain = !at->pNext;
    }
    for (uint32_t i = 0; is_plain && i < counts[1]; i++) {
        const VkBufferMemoryBarrier2 *at = &info->pBufferMemoryBarriers[i];
        SCOPES(at);
        is_plain = BUFFER(at);
    }
    for (uint32_t i = 0; is_plain && i < counts[2]; i++) {
        const VkImageMemoryBarrier2 *at = &info->pImageMemoryBarriers[i];
        SCOPES(at);
        is_plain = IMAGE(at);
    }
    return is_plain ? finish(&h) : 0;
}
