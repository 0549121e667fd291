// Sentences about the operations that the tracker keeps of semaphores and fences (vk/state/state_payload.h).
#ifndef WARDEN_VK_CORE_SUBMIT_OPERATION_TEXT_H
#define WARDEN_VK_CORE_SUBMIT_OPERATION_TEXT_H

#include "vk/core/core_internal.h"
#include "vk/state/state_payload.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_CORE_OPERATION_TEXT = 320 };

// wd_core_describe_operation writes a noun phrase to `text`, and returns it: "submission 3 to VkQueue 0x10 "main"
// (label "frame 7")", "acquisition 4 of image 1 of VkSwapchainKHR 0x20", "presentation 3 of image 0 of VkSwapchainKHR
// 0x20 on VkQueue 0x10".
const char *wd_core_describe_operation(const wd_core_check *check, const wd_state_operation *operation,
                                       char text[WD_CORE_OPERATION_TEXT]);

// wd_core_note_held adds the sentences about a semaphore that a presentation may still wait for, with the fix.
void wd_core_note_held(wd_core_message *message, const wd_state_operation *presentation);

// wd_core_is_signaled returns whether the operation leaves a semaphore signaled, or will.
static inline bool wd_core_is_signaled(const wd_state_operation *operation) {
    return operation->kind == WD_STATE_OPERATION_SIGNAL || operation->kind == WD_STATE_OPERATION_ACQUISITION;
}

// wd_core_wait is a wait for a binary semaphore. `label` names the handle below `frame`; "[]" stands for `index`.
typedef struct wd_core_wait {
    const wd_core_frame *frame;
    const char *label;
    uint64_t index;
    const wd_state_semaphore *semaphore;
    VkQueue queue;
    uint32_t rule_signal; // The rule that a signal operation was submitted.
    uint32_t rule_other;  // The rule that no other queue waits.
} wd_core_wait;

// wd_core_check_wait reports a wait for a semaphore whose latest operation is not a signal operation.
void wd_core_check_wait(wd_core_check *check, const wd_core_wait *wait, const wd_state_operation *latest);

// wd_core_fence_use is a fence that a call will signal.
typedef struct wd_core_fence_use {
    const wd_core_frame *frame;
    const char *owner, *label;
    uint64_t index;
    VkFence fence;
    uint32_t rule; // The rule that the fence is unsignaled.
} wd_core_fence_use;

// wd_core_check_unsignaled reports a fence that is signaled.
void wd_core_check_unsignaled(wd_core_check *check, const wd_core_fence_use *use);

#ifdef __cplusplus
}
#endif
#endif
