// Submissions of vkQueueSubmit, vkQueueSubmit2 and vkQueueBindSparse, read in one way.
#ifndef WARDEN_VK_CORE_SUBMIT_SUBMIT_INTERNAL_H
#define WARDEN_VK_CORE_SUBMIT_SUBMIT_INTERNAL_H

#include <assert.h>

#include "vk/core/submit/operation_text.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_uses are the semaphores that a batch waits for, or signals.
typedef struct wd_core_uses {
    uint32_t count;
    const void *semaphores; // The first handle.
    size_t stride;          // From a handle to the next one.
    const uint64_t *values; // Of timeline semaphores. NULL: there are none.
    size_t value_stride;
    uint32_t num_values;
    const char *label; // "pWaitSemaphores[]"
} wd_core_uses;

typedef struct wd_core_batch {
    wd_core_uses waits, signals;
    const VkTimelineSemaphoreSubmitInfo *values; // Of a batch without VkSemaphoreSubmitInfo; may be NULL.
} wd_core_batch;

// wd_core_submit_rules are the rules of a command, and the struct of its batches.
typedef struct wd_core_submit_rules {
    const char *owner; // "VkSubmitInfo"
    const char *array; // "pSubmits"
    uint32_t fence, signal, wait, other_queue;
    uint32_t value, wait_difference, signal_difference;
} wd_core_submit_rules;

typedef struct wd_core_submit {
    const wd_core_submit_rules *rules;
    VkQueue queue;
    const void *infos; // VkSubmitInfo, VkSubmitInfo2 or VkBindSparseInfo.
    uint32_t count;
    wd_core_batch (*batch)(const void *infos, uint32_t index);
} wd_core_submit;

static inline VkSemaphore wd_core_semaphore_at(const wd_core_uses *uses, uint32_t index) {
    assert(index < uses->count && uses->semaphores);
    return *(const VkSemaphore *)((const char *)uses->semaphores + index * uses->stride);
}

static inline bool wd_core_has_value_at(const wd_core_uses *uses, uint32_t index) {
    return uses->values && index < uses->num_values;
}

static inline uint64_t wd_core_value_at(const wd_core_uses *uses, uint32_t index) {
    assert(wd_core_has_value_at(uses, index));
    return *(const uint64_t *)((const char *)uses->values + index * uses->value_stride);
}

// wd_core_place is a semaphore of a batch: the call, the index of the batch, and the index among its waits or signals.
typedef struct wd_core_place {
    const wd_core_submit *submit;
    const wd_core_batch *batch;
    uint32_t batch_index, index;
    const wd_core_frame *frame; // Of the batch.
    wd_state_semaphore *semaphore;
} wd_core_place;

// The checks of stages and protected command buffers.
void wd_core_check_submitted(wd_core_check *check, const wd_QueueSubmit_args *args);
void wd_core_check_submitted_2(wd_core_check *check, const wd_QueueSubmit2_args *args);

// The checks of binary and of timeline semaphores.
void wd_core_check_binary_wait(wd_core_check *check, const wd_core_place *place);
void wd_core_check_binary_signal(wd_core_check *check, const wd_core_place *place);
void wd_core_check_timeline_wait(wd_core_check *check, const wd_core_place *place);
void wd_core_check_timeline_signal(wd_core_check *check, const wd_core_place *place);

#ifdef __cplusplus
}
#endif
#endif
