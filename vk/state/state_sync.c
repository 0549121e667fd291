// Fences, semaphores and events.
#include "vk/state/state_sync.h"

#include "vk/registry/chain.h"

#include <assert.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_retire.h"

static void track_fence(wd_state_device *device, VkFence handle, bool signaled, bool is_external,
                        bool is_of_other) {
    if (handle == VK_NULL_HANDLE) {
        return;
    }
    wd_state_tracked_fence *tracked = wd_state_new_in_device(
        device, VK_OBJECT_TYPE_FENCE, WD_STATE_NON_DISPATCHABLE(handle), sizeof *tracked, NULL);
    if (tracked) {
        wd_state_fence *fence = &tracked->base;
        tracked->seen_signaled = signaled ? "vkCreateFence created the fence signaled" : NULL;
        tracked->latest.kind = is_of_other ? WD_STATE_OPERATION_UNKNOWN : WD_STATE_OPERATION_NONE;
        fence->created_signaled = signaled;
        fence->is_external = is_external;
        fence->is_of_other = is_of_other;
        wd_state_publish(&fence->object);
    }
}

WD_STATE_POST(CreateFence) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        const VkExportFenceCreateInfo *exported =
            wd_find_chained(args->pCreateInfo->pNext, VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO);
        track_fence(call->device->state, *args->pFence,
                    args->pCreateInfo->flags & VK_FENCE_CREATE_SIGNALED_BIT,
                    exported && exported->handleTypes, false);
    }
}

WD_STATE_POST(RegisterDeviceEventEXT) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        track_fence(call->device->state, *args->pFence, false, false, true);
    }
}

WD_STATE_POST(RegisterDisplayEventEXT) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        track_fence(call->device->state, *args->pFence, false, false, true);
    }
}

void wd_state_give_fence(wd_state_device *device, VkFence handle) {
    wd_state_fence *fence = wd_state_find_fence(device, handle);
    if (fence) {
        wd_mutex_lock(&device->submission_lock);
        fence->queue = NULL;
        wd_mutex_unlock(&device->submission_lock);
        __atomic_store_n(&fence->is_of_other, true, __ATOMIC_RELEASE);
    }
}

// forget_payload makes a fence that was reset belong to no submission.
static void forget_payload(wd_state_device *device, VkFence handle) {
    wd_state_fence *fence = wd_state_find_fence(device, handle);
    if (fence) {
        wd_mutex_lock(&device->submission_lock);
        fence->queue = NULL;
        wd_mutex_unlock(&device->submission_lock);
        __atomic_store_n(&fence->is_of_other, false, __ATOMIC_RELEASE);
        wd_state_note_fence(device, fence, &(wd_state_operation){.kind = WD_STATE_OPERATION_NONE});
    }
}

WD_STATE_POST(ResetFences) {
    (void)down;
    for (uint32_t i = 0; i < args->fenceCount; i++) {
        forget_payload(call->device->state, args->pFences[i]);
    }
}

WD_STATE_POST(ImportFenceFdKHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        wd_state_fence *fence = wd_state_find_fence(call->device->state, args->pImportFenceFdInfo->fence);
        if (fence) {
            __atomic_store_n(&fence->is_external, true, __ATOMIC_RELEASE);
        }
        wd_state_give_fence(call->device->state, args->pImportFenceFdInfo->fence);
    }
}

// note_acquisition stores the acquired image in the semaphore that the acquisition signals.
static void note_acquisition(wd_state_device *device, VkSwapchainKHR handle, VkSemaphore signaled,
                             const uint32_t *index, VkResult result) {
    const wd_state_swapchain *swapchain = wd_state_find_swapchain(device, handle);
    wd_state_semaphore *semaphore = wd_state_find_semaphore(device, signaled);
    if (!swapchain || !semaphore || (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR)) {
        return;
    }
    pthread_mutex_lock(&device->lock); // Another thread may ask for the images.
    const wd_state_image *image = *index < swapchain->num_images ? swapchain->images[*index] : NULL;
    pthread_mutex_unlock(&device->lock);
    wd_mutex_lock(&device->submission_lock);
    semaphore->signal_queue = NULL;
    semaphore->acquired = image;
    wd_mutex_unlock(&device->submission_lock);
}

WD_STATE_POST(AcquireNextImageKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_give_fence(device, args->fence);
    note_acquisition(device, args->swapchain, args->semaphore, args->pImageIndex, args->result);
    const VkAcquireNextImageInfoKHR info = {
        .swapchain = args->swapchain, .semaphore = args->semaphore, .fence = args->fence};
    wd_state_note_acquisition(device, &info, args->pImageIndex, args->result);
}

WD_STATE_POST(AcquireNextImage2KHR) {
    (void)down;
    const VkAcquireNextImageInfoKHR *info = args->pAcquireInfo;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_give_fence(device, info->fence);
    note_acquisition(device, info->swapchain, info->semaphore, args->pImageIndex, args->result);
    wd_state_note_acquisition(device, info, args->pImageIndex, args->result);
}

WD_STATE_POST(CreateSemaphore) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_tracked_semaphore *tracked =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_SEMAPHORE,
                               WD_STATE_NON_DISPATCHABLE(*args->pSemaphore), sizeof *tracked, NULL);
    if (!tracked) {
        return;
    }
    wd_state_semaphore *semaphore = &tracked->base;
    const VkSemaphoreTypeCreateInfo *type =
        wd_find_chained(args->pCreateInfo->pNext, VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    const VkExportSemaphoreCreateInfo *exported =
        wd_find_chained(args->pCreateInfo->pNext, VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO);
    semaphore->semaphore_type = type ? type->semaphoreType : VK_SEMAPHORE_TYPE_BINARY;
    semaphore->value = type && type->semaphoreType == VK_SEMAPHORE_TYPE_TIMELINE ? type->initialValue : 0;
    semaphore->is_external = exported && exported->handleTypes;
    wd_state_publish(&semaphore->object);
}

WD_STATE_POST(ImportSemaphoreFdKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_semaphore *semaphore = wd_state_find_semaphore(device, args->pImportSemaphoreFdInfo->semaphore);
    if (semaphore && args->result == VK_SUCCESS) {
        wd_mutex_lock(&device->submission_lock);
        __atomic_store_n(&semaphore->is_external, true, __ATOMIC_RELEASE);
        semaphore->signal_queue = NULL;
        semaphore->acquired = NULL;
        wd_mutex_unlock(&device->submission_lock);
    }
}

#ifdef VK_NV_low_latency2
// The driver signals the semaphore when it wants the next frame.
WD_STATE_PRE(LatencySleepNV) {
    (void)down;
    wd_state_semaphore *semaphore =
        args->pSleepInfo ? wd_state_find_semaphore(call->device->state, args->pSleepInfo->signalSemaphore)
                         : NULL;
    if (semaphore) {
        __atomic_store_n(&semaphore->is_external, true, __ATOMIC_RELEASE);
    }
}
#endif

WD_STATE_POST(CreateEvent) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_event *event =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_EVENT,
                               WD_STATE_NON_DISPATCHABLE(*args->pEvent), sizeof *event, NULL);
    if (event) {
        event->flags = args->pCreateInfo->flags;
        // Others may set an event that is imported.
        event->setter = args->pCreateInfo->pNext ? WD_STATE_EVENT_UNKNOWN : WD_STATE_EVENT_NOT_SET;
        wd_state_publish(&event->object);
    }
}

void wd_state_note_early_waits(const wd_state_submission *submission) {
    wd_state_queue *queue = submission->queue;
    assert(submission->number && submission->number == queue->submitted);
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        const wd_state_semaphore *semaphore = submission->waits[i].semaphore;
        if (semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE &&
            submission->waits[i].value > wd_state_highest_value(semaphore)) {
            __atomic_store_n(&queue->last_early_wait, submission->number, __ATOMIC_RELAXED);
            __atomic_store_n(&queue->device->work.has_early_waits, 1, __ATOMIC_RELAXED);
        }
    }
}
