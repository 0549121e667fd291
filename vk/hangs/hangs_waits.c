#include "vk/hangs/hangs_waits.h"

#include "vk/hangs/hangs_poll.h"
#include "vk/hangs/hangs_report.h"

enum { NANOSECONDS = 1000000 }; // Of a millisecond.

static uint64_t timeout_of(const wd_hangs_device *device) {
    return (uint64_t)device->instance->options.timeout_ms * NANOSECONDS;
}

static void check_result(wd_call *call, VkResult result) {
    if (call->data && result == VK_ERROR_DEVICE_LOST) {
        wd_hangs_report_loss(call->data, &(wd_hangs_event){.command = call->name});
    }
}

static void report_wait(wd_call *call) {
    wd_hangs_device *device = call->data;
    wd_hangs_report_wait(device, &(wd_hangs_event){
                                     .command = call->name,
                                     .waited_ms = device->instance->options.timeout_ms,
                                     // The presentation engine may keep all images.
                                     .needs_work = call->command == WD_COMMAND_AcquireNextImageKHR,
                                 });
}

// check_poll also notes that work was found incomplete.
static void check_poll(wd_call *call, VkResult result, bool is_incomplete) {
    check_result(call, result);
    if (call->data && is_incomplete) {
        wd_hangs_poll(call->data, call->name);
    }
}

#define RESULT(Command, is_incomplete)                                                                       \
    void wd_hangs_amend_##Command(wd_call *call, const wd_##Command##_args *args,                            \
                                  wd_##Command##_args *down) {                                               \
        (void)args;                                                                                          \
        check_poll(call, down->result, is_incomplete);                                                       \
    }
RESULT(QueueBindSparse, false)
RESULT(QueuePresentKHR, false)
RESULT(QueueWaitIdle, false)
RESULT(DeviceWaitIdle, false)
RESULT(GetFenceStatus, down->result == VK_NOT_READY)
RESULT(GetQueryPoolResults, down->result == VK_NOT_READY)
RESULT(GetEventStatus, down->result == VK_EVENT_RESET)
RESULT(GetSemaphoreCounterValue, down->result == VK_SUCCESS) // The value may be too low.
RESULT(AcquireNextImage2KHR, down->result == VK_TIMEOUT || down->result == VK_NOT_READY)
RESULT(WaitForPresentKHR, down->result == VK_TIMEOUT)

// Waits with a timeout

// first_timeout returns the timeout of the first part of a wait.
static uint64_t first_timeout(const wd_call *call, uint64_t timeout) {
    const uint64_t most = call->data ? timeout_of(call->data) : 0;
    return most && timeout > most ? most : timeout;
}

// rest returns the timeout of the second part of a wait, after the first one, which it reports. 0: there is none.
static uint64_t rest_after_report(wd_call *call, uint64_t timeout, uint64_t first, VkResult result) {
    if (!call->data || result != VK_TIMEOUT || timeout <= first) {
        return 0;
    }
    report_wait(call);
    return timeout == UINT64_MAX ? UINT64_MAX : timeout - first;
}

#define TIMED_WAIT(Command)                                                                                  \
    void wd_hangs_pre_##Command(wd_call *call, const wd_##Command##_args *args, wd_##Command##_args *down) { \
        (void)args;                                                                                          \
        down->timeout = first_timeout(call, down->timeout);                                                  \
    }
WD_HANGS_TIMED_WAITS(TIMED_WAIT)

void wd_hangs_amend_WaitForFences(wd_call *call, const wd_WaitForFences_args *args,
                                  wd_WaitForFences_args *down) {
    const uint64_t rest = rest_after_report(call, args->timeout, down->timeout, down->result);
    if (rest) {
        down->timeout = rest;
        down->result = call->device->dispatch.WaitForFences(down->device, down->fenceCount, down->pFences,
                                                            down->waitAll, rest);
    }
    check_poll(call, down->result, !rest && down->result == VK_TIMEOUT);
}

void wd_hangs_amend_WaitSemaphores(wd_call *call, const wd_WaitSemaphores_args *args,
                                   wd_WaitSemaphores_args *down) {
    const wd_device_dispatch *vk = &call->device->dispatch;
    PFN_vkWaitSemaphores wait = vk->WaitSemaphores ? vk->WaitSemaphores : vk->WaitSemaphoresKHR;
    const uint64_t rest = rest_after_report(call, args->timeout, down->timeout, down->result);
    if (rest) {
        down->timeout = rest;
        down->result = wait(down->device, down->pWaitInfo, rest);
    }
    check_poll(call, down->result, !rest && down->result == VK_TIMEOUT);
}

void wd_hangs_amend_AcquireNextImageKHR(wd_call *call, const wd_AcquireNextImageKHR_args *args,
                                        wd_AcquireNextImageKHR_args *down) {
    const uint64_t rest = rest_after_report(call, args->timeout, down->timeout, down->result);
    if (rest) {
        down->timeout = rest;
        down->result = call->device->dispatch.AcquireNextImageKHR(
            down->device, down->swapchain, rest, down->semaphore, down->fence, down->pImageIndex);
    }
    check_poll(call, down->result, !rest && (down->result == VK_TIMEOUT || down->result == VK_NOT_READY));
}

// Waits without a timeout

static bool has_pending(wd_hangs_device *device, const wd_state_queue *queue) {
    bool found = false;
    wd_mutex_lock(&device->lock);
    for (const wd_hangs_submission *at = device->first; at && !found; at = at->next) {
        found = at->queue == queue;
    }
    wd_mutex_unlock(&device->lock);
    return found;
}

// add_fence adds a fence to `fences` that is signaled when all work of a queue so far is complete.
static uint32_t add_fence(wd_hangs_device *device, wd_state_queue *queue, VkFence *fences, uint32_t count) {
    const VkFenceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    if (!has_pending(device, queue) ||
        device->vk->CreateFence(device->handle, &info, NULL, &fences[count]) != VK_SUCCESS) {
        return count;
    }
    if (device->vk->QueueSubmit((VkQueue)(uintptr_t)queue->object.handle, 0, NULL, fences[count]) !=
        VK_SUCCESS) {
        device->vk->DestroyFence(device->handle, fences[count], NULL);
        return count;
    }
    return count + 1;
}

// wait_idle waits for fences until the timeout, reports, and then waits until they are signaled, so that they can be
// destroyed.
static void wait_idle(wd_call *call, const VkFence *fences, uint32_t count) {
    wd_hangs_device *device = call->data;
    VkResult result = VK_SUCCESS;
    if (count) {
        result = device->vk->WaitForFences(device->handle, count, fences, VK_TRUE, timeout_of(device));
    }
    if (result == VK_TIMEOUT) {
        report_wait(call);
        device->vk->WaitForFences(device->handle, count, fences, VK_TRUE, UINT64_MAX);
    }
    for (uint32_t i = 0; i < count; i++) {
        device->vk->DestroyFence(device->handle, fences[i], NULL);
    }
}

static bool may_wait(const wd_hangs_device *device) {
    return device && timeout_of(device) && !wd_state_device_is_lost(device->chassis->state);
}

void wd_hangs_pre_QueueWaitIdle(wd_call *call, const wd_QueueWaitIdle_args *args,
                                wd_QueueWaitIdle_args *down) {
    (void)down;
    wd_hangs_device *device = call->data;
    wd_state_queue *queue =
        may_wait(device) ? wd_state_find_queue(device->chassis->state, args->queue) : NULL;
    if (queue) {
        VkFence fence;
        wait_idle(call, &fence, add_fence(device, queue, &fence, 0));
    }
}

enum { MOST_FENCES = 64 };

typedef struct fence_list {
    wd_hangs_device *device;
    VkFence fences[MOST_FENCES];
    uint32_t count;
} fence_list;

static bool visit_queue(wd_state_object *object, void *user) {
    fence_list *list = user;
    list->count = add_fence(list->device, (wd_state_queue *)object, list->fences, list->count);
    return list->count < MOST_FENCES;
}

void wd_hangs_pre_DeviceWaitIdle(wd_call *call, const wd_DeviceWaitIdle_args *args,
                                 wd_DeviceWaitIdle_args *down) {
    (void)args;
    (void)down;
    fence_list list = {.device = call->data};
    if (may_wait(list.device)) {
        wd_state_for_each(list.device->chassis->state, VK_OBJECT_TYPE_QUEUE, visit_queue, &list);
        wait_idle(call, list.fences, list.count);
    }
}

// Submissions

static void reset_markers(wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(call->device->state, handle);
    if (command_buffer) {
        wd_hangs_reset_markers(command_buffer);
    }
}

// report_refused reports a call that returned VK_ERROR_DEVICE_LOST, with its batches.
static void report_refused(wd_call *call, VkResult result, const wd_state_peek *peek) {
    if (!call->data || result != VK_ERROR_DEVICE_LOST) {
        return;
    }
    wd_state_submission *const *batches =
        wd_state_peek_submissions(call->device->state, &call->scratch, peek);
    wd_hangs_report_loss(call->data, &(wd_hangs_event){.command = call->name,
                                                       .refused = batches,
                                                       .num_refused = batches ? peek->count : 0});
}

void wd_hangs_pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pSubmits && i < args->submitCount; i++) {
        for (uint32_t k = 0; k < args->pSubmits[i].commandBufferCount; k++) {
            reset_markers(call, args->pSubmits[i].pCommandBuffers[k]);
        }
    }
}

void wd_hangs_amend_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down) {
    const wd_state_peek peek = {args->queue, args->fence, args->pSubmits,
                                args->pSubmits ? args->submitCount : 0, false};
    report_refused(call, down->result, &peek);
}

void wd_hangs_pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args, wd_QueueSubmit2_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pSubmits && i < args->submitCount; i++) {
        for (uint32_t k = 0; k < args->pSubmits[i].commandBufferInfoCount; k++) {
            reset_markers(call, args->pSubmits[i].pCommandBufferInfos[k].commandBuffer);
        }
    }
}

void wd_hangs_amend_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args,
                                 wd_QueueSubmit2_args *down) {
    const wd_state_peek peek = {args->queue, args->fence, args->pSubmits,
                                args->pSubmits ? args->submitCount : 0, true};
    report_refused(call, down->result, &peek);
}
