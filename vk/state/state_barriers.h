// Barriers of vkCmdPipelineBarrier, vkCmdWaitEvents and VkDependencyInfo, in the terms of version 2.
//
// A command of version 1 has the stages of its barriers as parameters; in version 2 each barrier has stages of its own.
// A hook describes its arguments by a wd_state_barriers. After that, both versions take one path, which reads each
// barrier as a wd_state_barrier.
//
// A wd_state_barriers refers to the arguments: it is valid as long as they are. Nothing is allocated.
#ifndef WARDEN_VK_STATE_STATE_BARRIERS_H
#define WARDEN_VK_STATE_STATE_BARRIERS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_state_barrier_kind {
    WD_STATE_BARRIER_MEMORY,
    WD_STATE_BARRIER_BUFFER,
    WD_STATE_BARRIER_IMAGE,
    WD_STATE_NUM_BARRIER_KINDS,
} wd_state_barrier_kind;

typedef struct wd_state_barriers {
    bool is_second;                               // Version 2.
    VkPipelineStageFlags2 src_stages, dst_stages; // Of the command in version 1, else 0.
    VkDependencyFlags flags;
    const void *chain;                        // pNext of the VkDependencyInfo, NULL in version 1.
    uint32_t num[WD_STATE_NUM_BARRIER_KINDS]; // 0 where the array is NULL.
    const void *arrays[WD_STATE_NUM_BARRIER_KINDS];
} wd_state_barriers;

// wd_state_barrier is one barrier. Members that its kind does not have are 0.
typedef struct wd_state_barrier {
    wd_state_barrier_kind kind;
    VkPipelineStageFlags2 src_stages, dst_stages;
    VkAccessFlags2 src_accesses, dst_accesses;
    uint32_t src_family, dst_family;
    VkBuffer buffer;
    VkDeviceSize offset, size;
    VkImage image;
    VkImageLayout old_layout, new_layout;
    VkImageSubresourceRange range;
    const void *chain; // pNext.
} wd_state_barrier;

// WD_STATE_BARRIERS_OF describes the arguments of a command of version 1. `dependency_flags` is 0 for a command without
// this parameter.
#define WD_STATE_BARRIERS_OF(args, dependency_flags)                                                         \
    ((wd_state_barriers){                                                                                    \
        .src_stages = (args)->srcStageMask,                                                                  \
        .dst_stages = (args)->dstStageMask,                                                                  \
        .flags = (dependency_flags),                                                                         \
        .num = {(args)->pMemoryBarriers ? (args)->memoryBarrierCount : 0,                                    \
                (args)->pBufferMemoryBarriers ? (args)->bufferMemoryBarrierCount : 0,                        \
                (args)->pImageMemoryBarriers ? (args)->imageMemoryBarrierCount : 0},                         \
        .arrays = {(args)->pMemoryBarriers, (args)->pBufferMemoryBarriers, (args)->pImageMemoryBarriers},    \
    })

// wd_state_barriers_of_info describes the barriers of `info`. NULL has none.
static inline wd_state_barriers wd_state_barriers_of_info(const VkDependencyInfo *info) {
    wd_state_barriers barriers;
    memset(&barriers, 0, sizeof barriers);
    barriers.is_second = true;
    if (info) {
        barriers.flags = info->dependencyFlags;
        barriers.chain = info->pNext;
        barriers.arrays[WD_STATE_BARRIER_MEMORY] = info->pMemoryBarriers;
        barriers.arrays[WD_STATE_BARRIER_BUFFER] = info->pBufferMemoryBarriers;
        barriers.arrays[WD_STATE_BARRIER_IMAGE] = info->pImageMemoryBarriers;
        barriers.num[WD_STATE_BARRIER_MEMORY] = info->pMemoryBarriers ? info->memoryBarrierCount : 0;
        barriers.num[WD_STATE_BARRIER_BUFFER] =
            info->pBufferMemoryBarriers ? info->bufferMemoryBarrierCount : 0;
        barriers.num[WD_STATE_BARRIER_IMAGE] = info->pImageMemoryBarriers ? info->imageMemoryBarrierCount : 0;
    }
    return barriers;
}

#define WD_STATE_BARRIER_READ_MASKS(barrier, at)                                                             \
    (barrier)->src_accesses = (at)->srcAccessMask;                                                           \
    (barrier)->dst_accesses = (at)->dstAccessMask;                                                           \
    (barrier)->chain = (at)->pNext
#define WD_STATE_BARRIER_READ_BUFFER(barrier, at)                                                            \
    WD_STATE_BARRIER_READ_MASKS(barrier, at);                                                                \
    (barrier)->src_family = (at)->srcQueueFamilyIndex;                                                       \
    (barrier)->dst_family = (at)->dstQueueFamilyIndex;                                                       \
    (barrier)->buffer = (at)->buffer;                                                                        \
    (barrier)->offset = (at)->offset;                                                                        \
    (barrier)->size = (at)->size
#define WD_STATE_BARRIER_READ_IMAGE(barrier, at)                                                             \
    WD_STATE_BARRIER_READ_MASKS(barrier, at);                                                                \
    (barrier)->src_family = (at)->srcQueueFamilyIndex;                                                       \
    (barrier)->dst_family = (at)->dstQueueFamilyIndex;                                                       \
    (barrier)->image = (at)->image;                                                                          \
    (barrier)->old_layout = (at)->oldLayout;                                                                 \
    (barrier)->new_layout = (at)->newLayout;                                                                 \
    (barrier)->range = (at)->subresourceRange
#define WD_STATE_BARRIER_READ_STAGES(barrier, at)                                                            \
    (barrier)->src_stages = (at)->srcStageMask;                                                              \
    (barrier)->dst_stages = (at)->dstStageMask

static inline void wd_state_barrier_read_first(wd_state_barrier *barrier, const wd_state_barriers *barriers,
                                               uint32_t index) {
    const void *array = barriers->arrays[barrier->kind];
    barrier->src_stages = barriers->src_stages;
    barrier->dst_stages = barriers->dst_stages;
    if (barrier->kind == WD_STATE_BARRIER_BUFFER) {
        const VkBufferMemoryBarrier *at = (const VkBufferMemoryBarrier *)array + index;
        WD_STATE_BARRIER_READ_BUFFER(barrier, at);
    } else if (barrier->kind == WD_STATE_BARRIER_IMAGE) {
        const VkImageMemoryBarrier *at = (const VkImageMemoryBarrier *)array + index;
        WD_STATE_BARRIER_READ_IMAGE(barrier, at);
    } else {
        const VkMemoryBarrier *at = (const VkMemoryBarrier *)array + index;
        WD_STATE_BARRIER_READ_MASKS(barrier, at);
    }
}

static inline void wd_state_barrier_read_second(wd_state_barrier *barrier, const wd_state_barriers *barriers,
                                                uint32_t index) {
    const void *array = barriers->arrays[barrier->kind];
    if (barrier->kind == WD_STATE_BARRIER_BUFFER) {
        const VkBufferMemoryBarrier2 *at = (const VkBufferMemoryBarrier2 *)array + index;
        WD_STATE_BARRIER_READ_BUFFER(barrier, at);
        WD_STATE_BARRIER_READ_STAGES(barrier, at);
    } else if (barrier->kind == WD_STATE_BARRIER_IMAGE) {
        const VkImageMemoryBarrier2 *at = (const VkImageMemoryBarrier2 *)array + index;
        WD_STATE_BARRIER_READ_IMAGE(barrier, at);
        WD_STATE_BARRIER_READ_STAGES(barrier, at);
    } else {
        const VkMemoryBarrier2 *at = (const VkMemoryBarrier2 *)array + index;
        WD_STATE_BARRIER_READ_MASKS(barrier, at);
        WD_STATE_BARRIER_READ_STAGES(barrier, at);
    }
}

// wd_state_barriers_get returns a barrier of either version. It is inlined: callers read few of the members.
static inline wd_state_barrier wd_state_barriers_get(const wd_state_barriers *barriers,
                                                     wd_state_barrier_kind kind, uint32_t index) {
    assert(index < barriers->num[kind]);
    wd_state_barrier barrier;
    memset(&barrier, 0, sizeof barrier);
    barrier.kind = kind;
    if (barriers->is_second) {
        wd_state_barrier_read_second(&barrier, barriers, index);
    } else {
        wd_state_barrier_read_first(&barrier, barriers, index);
    }
    return barrier;
}

#undef WD_STATE_BARRIER_READ_MASKS
#undef WD_STATE_BARRIER_READ_BUFFER
#undef WD_STATE_BARRIER_READ_IMAGE
#undef WD_STATE_BARRIER_READ_STAGES

typedef struct wd_state_barrier_stages {
    VkPipelineStageFlags2 src, dst;
} wd_state_barrier_stages;

// wd_state_barriers_stages returns the stages of all barriers together. Barriers in the chain do not count.
wd_state_barrier_stages wd_state_barriers_stages(const wd_state_barriers *barriers);

// wd_state_barriers_has_chain returns whether the VkDependencyInfo or one of its barriers has a chain. Structs that
// extend barriers of version 1 do not add scopes.
bool wd_state_barriers_has_chain(const wd_state_barriers *barriers);

// wd_state_barrier_changes_owner returns whether the barrier is half of an ownership transfer between queue families.
static inline bool wd_state_barrier_changes_owner(const wd_state_barrier *barrier) {
    return barrier->src_family != barrier->dst_family && barrier->src_family != VK_QUEUE_FAMILY_IGNORED &&
           barrier->dst_family != VK_QUEUE_FAMILY_IGNORED;
}

#ifdef __cplusplus
}
#endif
#endif
