// Images of swapchains that the application acquires, presents and releases.
#include <assert.h>

#include "vk/registry/chain.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_retire.h"
#include "vk/state/state_sync.h"

// note_result is for results of acquisitions and presentations, which state that the surface has changed.
static void note_result(wd_state_device *device, const wd_state_swapchain *swapchain, VkResult result) {
    if (swapchain && (result == VK_SUBOPTIMAL_KHR || result == VK_ERROR_OUT_OF_DATE_KHR)) {
        wd_state_expire_surface_answer(device->chassis->instance->state, swapchain->create_info.surface);
    }
}

static wd_state_presentable *find_presentable(wd_state_tracked_swapchain *swapchain, uint32_t index) {
    return index < swapchain->presentation.num_images ? &swapchain->presentation.images[index] : NULL;
}

// acquire notes that the application has an image, and returns the number of the acquisition.
static uint64_t acquire(wd_state_device *device, wd_state_tracked_swapchain *swapchain, uint32_t index) {
    wd_state_presentation *presentation = &swapchain->presentation;
    wd_mutex_lock(&device->submission_lock);
    const uint64_t number = ++presentation->num_acquisitions;
    wd_state_presentable *image = find_presentable(swapchain, index);
    if (image) {
        presentation->num_acquired += !image->is_acquired;
        image->is_acquired = true;
        image->acquired_at = number;
        assert(presentation->num_acquired <= presentation->num_images);
    } else {
        presentation->is_unknown = true;
    }
    wd_mutex_unlock(&device->submission_lock);
    return number;
}

void wd_state_note_acquisition(wd_state_device *device, const VkAcquireNextImageInfoKHR *info,
                               const uint32_t *index, VkResult result) {
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->swapchain);
    note_result(device, swapchain, result);
    if (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR) {
        return;
    }
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_UNKNOWN};
    if (swapchain) {
        operation = (wd_state_operation){
            .kind = WD_STATE_OPERATION_ACQUISITION,
            .swapchain = swapchain->object.handle,
            .swapchain_id = swapchain->object.id,
            .image_index = *index,
            .number = acquire(device, wd_state_tracked_swapchain_of(swapchain), *index),
        };
    }
    wd_state_note_semaphore(device, wd_state_find_semaphore(device, info->semaphore), &operation);
    wd_state_note_fence(device, wd_state_find_fence(device, info->fence), &operation);
}

static void release(wd_state_tracked_swapchain *swapchain, wd_state_presentable *image) {
    if (!swapchain->presentation.is_shared) {
        assert(!image->is_acquired || swapchain->presentation.num_acquired);
        swapchain->presentation.num_acquired -= image->is_acquired;
        image->is_acquired = false;
    }
}

#ifdef VK_EXT_swapchain_maintenance1
WD_STATE_POST(ReleaseSwapchainImagesEXT) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkReleaseSwapchainImagesInfoEXT *info = args->pReleaseInfo;
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->swapchain);
    if (!swapchain || args->result != VK_SUCCESS) {
        return;
    }
    wd_mutex_lock(&device->submission_lock);
    for (uint32_t i = 0; i < info->imageIndexCount; i++) {
        wd_state_presentable *image =
            find_presentable(wd_state_tracked_swapchain_of(swapchain), info->pImageIndices[i]);
        if (image) {
            release(wd_state_tracked_swapchain_of(swapchain), image);
        }
    }
    wd_mutex_unlock(&device->submission_lock);
}
#endif

// --- Presented images

// present notes the presentation of an image, and returns it.
static wd_state_operation present(wd_state_device *device, wd_state_tracked_swapchain *swapchain,
                                  uint32_t index, VkResult result) {
    wd_state_presentation *presentation = &swapchain->presentation;
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_PRESENTATION,
                                    .swapchain = swapchain->base.object.handle,
                                    .image_index = index};
    wd_mutex_lock(&device->submission_lock);
    operation.number = ++presentation->num_presentations;
    wd_state_presentable *image = find_presentable(swapchain, index);
    if (!image || (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR)) {
        presentation->is_unknown = true;
    } else {
        image->presented_at = operation.number;
        operation.acquisition = image->acquired_at;
        // The engine may hold the image for ever in shared modes.
        operation.swapchain_id = presentation->is_shared ? 0 : swapchain->base.object.id;
        release(swapchain, image);
    }
    wd_mutex_unlock(&device->submission_lock);
    return operation;
}

// has_operations returns whether a presentation with this result has waited for its semaphores.
static bool has_operations(VkResult result) {
    return result == VK_SUCCESS || result == VK_SUBOPTIMAL_KHR || result == VK_ERROR_OUT_OF_DATE_KHR ||
           result == VK_ERROR_SURFACE_LOST_KHR || result == VK_ERROR_FULL_SCREEN_EXCLUSIVE_MODE_LOST_EXT;
}

// note_waits stores the presentation in the semaphores that it waits for.
static void note_waits(wd_state_device *device, const VkPresentInfoKHR *info,
                       const wd_state_operation *operation) {
    for (uint32_t i = 0; info->pWaitSemaphores && i < info->waitSemaphoreCount; i++) {
        wd_state_note_semaphore(device, wd_state_find_semaphore(device, info->pWaitSemaphores[i]), operation);
    }
}

static void note_present_id(wd_state_tracked_swapchain *swapchain, const VkPresentInfoKHR *info, uint32_t i) {
    const VkPresentIdKHR *ids = wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_ID_KHR);
    if (ids && ids->pPresentIds && i < ids->swapchainCount && ids->pPresentIds[i]) {
        swapchain->presentation.latest_present_id = ids->pPresentIds[i];
    }
}

static const VkFence *find_fences(const VkPresentInfoKHR *info) {
#ifdef VK_EXT_swapchain_maintenance1
    const VkSwapchainPresentFenceInfoEXT *fences =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_FENCE_INFO_EXT);
    return fences && fences->swapchainCount == info->swapchainCount ? fences->pFences : NULL;
#else
    (void)info;
    return NULL;
#endif
}

WD_STATE_POST(QueuePresentKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkPresentInfoKHR *info = args->pPresentInfo;
    wd_state_check_result(device, args->result);
    const wd_state_queue *queue = wd_state_find_queue(device, args->queue);
    const VkFence *fences = find_fences(info);
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_UNKNOWN};
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->pSwapchains[i]);
        operation = (wd_state_operation){.kind = WD_STATE_OPERATION_UNKNOWN};
        const VkResult result = info->pResults ? info->pResults[i] : args->result;
        note_result(device, swapchain, result);
        if (swapchain) {
            operation =
                present(device, wd_state_tracked_swapchain_of(swapchain), info->pImageIndices[i], result);
            note_present_id(wd_state_tracked_swapchain_of(swapchain), info, i);
            operation.queue = queue;
            operation.idle_count = __atomic_load_n(&device->work.num_idle, __ATOMIC_ACQUIRE);
        }
        if (queue) {
            wd_state_copy_label(operation.label, queue);
        }
        if (fences && fences[i]) {
            wd_state_give_fence(device, fences[i]);
            wd_state_note_fence(device, wd_state_find_fence(device, fences[i]), &operation);
        }
    }
    if (!has_operations(args->result)) {
        operation = (wd_state_operation){.kind = WD_STATE_OPERATION_UNKNOWN};
    }
    // The first of several images that is acquired again shows that all of them were presented.
    operation.swapchain_id = info->swapchainCount == 1 ? operation.swapchain_id : 0;
    note_waits(device, info, &operation);
}

void wd_state_note_presentation_fence(wd_state_device *device, const wd_state_operation *operation) {
    wd_state_swapchain *swapchain =
        (wd_state_swapchain *)wd_state_find_ref(device, VK_OBJECT_TYPE_SWAPCHAIN_KHR, operation->swapchain);
    if (swapchain && swapchain->object.id == operation->swapchain_id) {
        wd_mutex_lock(&device->submission_lock);
        wd_state_presentable *image =
            find_presentable(wd_state_tracked_swapchain_of(swapchain), operation->image_index);
        if (image && image->completed < operation->number) {
            image->completed = operation->number;
        }
        wd_mutex_unlock(&device->submission_lock);
    }
    wd_state_unref((wd_state_object *)swapchain);
}

WD_STATE_POST(WaitForPresentKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    if (args->result == VK_SUCCESS || args->result == VK_SUBOPTIMAL_KHR) {
        wd_state_note_other_completion(device);
        wd_state_note_idle(device);
    }
}
