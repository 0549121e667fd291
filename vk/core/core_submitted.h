// The command buffers of vkQueueSubmit and vkQueueSubmit2, read in one way.
#ifndef WARDEN_VK_CORE_CORE_SUBMITTED_H
#define WARDEN_VK_CORE_CORE_SUBMITTED_H

#include <assert.h>

#include "vk/core/core_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_core_submission {
    wd_core_check *check;
    const wd_state_queue *queue; // NULL: not known.
    const void *batches;
    uint32_t num_batches;
    bool is_second; // vkQueueSubmit2
} wd_core_submission;

// wd_core_submitted_place is a command buffer of the call.
typedef struct wd_core_submitted_place {
    uint32_t batch, index;
} wd_core_submitted_place;

static inline wd_core_submission wd_core_submission_1(wd_core_check *c, const wd_QueueSubmit_args *s) {
    return (wd_core_submission){c, c->state ? wd_state_find_queue(c->state, s->queue) : NULL, s->pSubmits,
                                s->pSubmits ? s->submitCount : 0, false};
}

static inline wd_core_submission wd_core_submission_2(wd_core_check *c, const wd_QueueSubmit2_args *s) {
    return (wd_core_submission){c, c->state ? wd_state_find_queue(c->state, s->queue) : NULL, s->pSubmits,
                                s->pSubmits ? s->submitCount : 0, true};
}

static inline uint32_t wd_core_num_submitted(const wd_core_submission *s, uint32_t batch) {
    assert(batch < s->num_batches);
    return s->is_second ? ((const VkSubmitInfo2 *)s->batches)[batch].commandBufferInfoCount
                        : ((const VkSubmitInfo *)s->batches)[batch].commandBufferCount;
}

// wd_core_submitted returns the state of a command buffer of the call, or NULL.
static inline const wd_state_command_buffer *wd_core_submitted(const wd_core_submission *s,
                                                               wd_core_submitted_place at) {
    assert(at.batch < s->num_batches && at.index < wd_core_num_submitted(s, at.batch));
    const VkCommandBuffer handle =
        s->is_second
            ? ((const VkSubmitInfo2 *)s->batches)[at.batch].pCommandBufferInfos[at.index].commandBuffer
            : ((const VkSubmitInfo *)s->batches)[at.batch].pCommandBuffers[at.index];
    return wd_state_find_command_buffer(s->check->state, handle);
}

// wd_core_begin_submitted starts a message of a rule whose subject is a command buffer of the call.
static inline bool wd_core_begin_submitted(wd_core_message *m, const wd_core_submission *s,
                                           wd_core_submitted_place at, const wd_core_frame *batch,
                                           const char *owner, uint32_t rule) {
    if (!wd_core_begin_rule(m, s->check, batch, owner, rule)) {
        return false;
    }
    m->indices[0] = at.index;
    wd_core_handle(m, s->is_second ? "pCommandBufferInfos[].commandBuffer" : "pCommandBuffers[]",
                   VK_OBJECT_TYPE_COMMAND_BUFFER, wd_core_submitted(s, at)->object.handle);
    return true;
}

#ifdef __cplusplus
}
#endif
#endif
