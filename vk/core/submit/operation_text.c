// Sentences about operations, and the checks that submissions and presentations share.
#include "vk/core/submit/operation_text.h"

#include <stdio.h>

static const char *label_of(const wd_state_operation *operation, char text[64]) {
    text[0] = 0;
    if (operation->label[0]) {
        int length = snprintf(text, 64, " (label \"");
        for (const char *c = operation->label; *c; c++) {
            text[length++] = *c < ' ' || *c > '~' ? '?' : *c;
        }
        snprintf(text + length, 64 - (size_t)length, "\")");
    }
    return text;
}

static const char *name_queue(const wd_core_check *check, const wd_state_operation *operation,
                              char text[80]) {
    return operation->queue
               ? wd_core_name(check, VK_OBJECT_TYPE_QUEUE, operation->queue->object.handle, text, 80)
               : "an unknown queue";
}

const char *wd_core_describe_operation(const wd_core_check *check, const wd_state_operation *operation,
                                       char text[WD_CORE_OPERATION_TEXT]) {
    char queue[80], swapchain[80], label[64];
    const unsigned long long number = operation->number;
    if (operation->kind == WD_STATE_OPERATION_SIGNAL || operation->kind == WD_STATE_OPERATION_WAIT) {
        snprintf(text, WD_CORE_OPERATION_TEXT, "submission %llu to %s%s", number,
                 name_queue(check, operation, queue), label_of(operation, label));
        return text;
    }
    wd_core_name(check, VK_OBJECT_TYPE_SWAPCHAIN_KHR, operation->swapchain, swapchain, sizeof swapchain);
    if (operation->kind == WD_STATE_OPERATION_ACQUISITION) {
        snprintf(text, WD_CORE_OPERATION_TEXT, "acquisition %llu of %s, which returned image %u,", number,
                 swapchain, operation->image_index);
    } else {
        snprintf(text, WD_CORE_OPERATION_TEXT, "presentation %llu of %s (image %u) on %s%s", number,
                 swapchain, operation->image_index, name_queue(check, operation, queue),
                 label_of(operation, label));
    }
    return text;
}

void wd_core_note_held(wd_core_message *message, const wd_state_operation *presentation) {
    wd_core_notef(message,
                  "The presentation engine waits for the semaphore at a time of its own. The application "
                  "knows that the wait is complete when image %u is acquired again, or by the fence of "
                  "VkSwapchainPresentFenceInfo",
                  presentation->image_index);
    message->fix = "Create one of these semaphores for each image of the swapchain, and choose it by the "
                   "index of the acquired image, not by the frame in flight.";
}

static void report_other_queue(wd_core_check *check, const wd_core_wait *wait,
                               const wd_state_operation *latest) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (!wd_core_begin_rule(&m, check, wait->frame, NULL, wait->rule_other)) {
        return;
    }
    m.indices[0] = wait->index;
    wd_core_handle(&m, wait->label, VK_OBJECT_TYPE_SEMAPHORE, wait->semaphore->object.handle);
    wd_core_summaryf(&m, ", for which %s waits", wd_core_describe_operation(check, latest, text));
    wd_core_notef(&m, "One signal operation of a binary semaphore ends one wait");
    wd_core_end(&m);
}

static void report_no_signal(wd_core_check *check, const wd_core_wait *wait,
                             const wd_state_operation *latest) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (!wd_core_begin_rule(&m, check, wait->frame, NULL, wait->rule_signal)) {
        return;
    }
    m.indices[0] = wait->index;
    wd_core_handle(&m, wait->label, VK_OBJECT_TYPE_SEMAPHORE, wait->semaphore->object.handle);
    wd_core_summaryf(&m, ", for which no signal operation was submitted");
    if (latest->kind == WD_STATE_OPERATION_NONE) {
        wd_core_notef(&m, "No submission or acquisition has signaled the semaphore since it was created");
    } else {
        wd_core_notef(&m, "The latest operation on the semaphore is the wait of %s",
                      wd_core_describe_operation(check, latest, text));
    }
    wd_core_notef(&m, "The queue would wait forever");
    wd_core_end(&m);
}

void wd_core_check_wait(wd_core_check *check, const wd_core_wait *wait, const wd_state_operation *latest) {
    if (wd_core_is_signaled(latest) || latest->kind == WD_STATE_OPERATION_UNKNOWN) {
        return;
    }
    const bool is_other = latest->kind == WD_STATE_OPERATION_WAIT &&
                          latest->queue->object.handle != (uint64_t)(uintptr_t)wait->queue;
    if (is_other && wd_state_operation_is_pending(check->call->device->state, latest)) {
        report_other_queue(check, wait, latest);
    } else {
        report_no_signal(check, wait, latest);
    }
}

// explain_signaled writes why a fence is signaled; NULL: it is not, or that is not certain.
static const char *explain_signaled(const wd_core_check *check, const wd_state_fence *fence,
                                    char text[WD_CORE_OPERATION_TEXT]) {
    const wd_state_operation operation = wd_state_fence_operation(check->call->device->state, fence);
    const char *seen = wd_state_fence_seen_signaled(fence);
    const bool is_known = operation.kind != WD_STATE_OPERATION_UNKNOWN;
    if (seen && is_known) {
        return seen;
    }
    char phrase[WD_CORE_OPERATION_TEXT];
    const bool is_complete = operation.kind == WD_STATE_OPERATION_SIGNAL &&
                             wd_state_queue_is_retired(operation.queue, operation.number);
    if (!is_complete && operation.kind != WD_STATE_OPERATION_ACQUISITION &&
        operation.kind != WD_STATE_OPERATION_PRESENTATION) {
        return NULL; // vk/lifetimes reports fences of pending submissions.
    }
    wd_core_describe_operation(check, &operation, phrase);
    snprintf(text, WD_CORE_OPERATION_TEXT, "%.280s signals the fence", phrase);
    return text;
}

void wd_core_check_unsignaled(wd_core_check *check, const wd_core_fence_use *use) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    const wd_state_fence *fence = wd_state_find_fence(check->state, use->fence);
    const char *why = fence ? explain_signaled(check, fence, text) : NULL;
    if (!why || !wd_core_begin_rule(&m, check, use->frame, use->owner, use->rule)) {
        return;
    }
    m.indices[0] = use->index;
    wd_core_handle(&m, use->label, VK_OBJECT_TYPE_FENCE, fence->object.handle);
    wd_core_summaryf(&m, ", which was not reset: %s", why);
    m.fix = "Reset the fence with vkResetFences before the call.";
    wd_core_end(&m);
}
