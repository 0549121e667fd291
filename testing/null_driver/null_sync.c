// Fences, semaphores, events, and submissions, which complete before they return.
#include <time.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

typedef struct null_fence {
    bool signaled;
} null_fence;

typedef struct null_semaphore {
    uint64_t value; // Of a timeline; binary semaphores have no state that anybody can ask for.
} null_semaphore;

typedef struct null_event {
    bool set;
} null_event;

// is_ready is asked with device->lock held.
typedef bool (*is_ready)(null_device *device, const void *user);

static struct timespec deadline_after(uint64_t nanoseconds) {
    struct timespec deadline;
    clock_gettime(CLOCK_MONOTONIC, &deadline);
    const uint64_t second = 1000000000;
    const uint64_t total = (uint64_t)deadline.tv_nsec + nanoseconds % second;
    deadline.tv_sec += (time_t)(nanoseconds / second + total / second);
    deadline.tv_nsec = (long)(total % second);
    return deadline;
}

// wait_until waits until ready() or the device is lost; UINT64_MAX never times out.
static VkResult wait_until(null_device *device, is_ready ready, const void *user, uint64_t timeout) {
    const uint64_t forever = UINT64_C(1) << 62; // Longer than any clock, short enough for struct timespec.
    const struct timespec deadline = deadline_after(timeout < forever ? timeout : forever);
    VkResult result = VK_SUCCESS;
    pthread_mutex_lock(&device->lock);
    while (!device->lost && !ready(device, user) && result == VK_SUCCESS) {
        if (timeout == 0 || pthread_cond_timedwait(&device->changed, &device->lock, &deadline) != 0) {
            result = ready(device, user) ? VK_SUCCESS : VK_TIMEOUT;
            break;
        }
    }
    if (device->lost) {
        result = VK_ERROR_DEVICE_LOST;
    }
    pthread_mutex_unlock(&device->lock);
    return result;
}

static void signal_fence_locked(null_device *device, VkFence handle) {
    null_fence *fence = null_object_find_locked(device, NULL_KIND_FENCE, (uint64_t)handle);
    if (fence) {
        fence->signaled = true;
    }
}

static void advance_locked(null_device *device, VkSemaphore handle, uint64_t value) {
    null_semaphore *semaphore = null_object_find_locked(device, NULL_KIND_SEMAPHORE, (uint64_t)handle);
    if (semaphore && value > semaphore->value) {
        semaphore->value = value;
    }
}

static VkResult create_fence(VkDevice device, bool signaled, VkFence *out) {
    uint64_t handle;
    null_fence *fence = null_object_create(null_driver_device(device), NULL_KIND_FENCE, VK_OBJECT_TYPE_FENCE,
                                           sizeof(*fence), &handle);
    if (!fence) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    fence->signaled = signaled;
    *out = (VkFence)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateFence(VkDevice device, const VkFenceCreateInfo *info,
                                                const VkAllocationCallbacks *allocation, VkFence *out) {
    (void)allocation;
    return create_fence(device, info->flags & VK_FENCE_CREATE_SIGNALED_BIT, out);
}

VKAPI_ATTR VkResult VKAPI_CALL null_RegisterDeviceEvent(VkDevice device, const VkDeviceEventInfoEXT *info,
                                                        const VkAllocationCallbacks *allocation,
                                                        VkFence *out) {
    (void)info, (void)allocation;
    return create_fence(device, false, out);
}

VKAPI_ATTR VkResult VKAPI_CALL null_RegisterDisplayEvent(VkDevice device, VkDisplayKHR display,
                                                         const VkDisplayEventInfoEXT *info,
                                                         const VkAllocationCallbacks *allocation,
                                                         VkFence *out) {
    (void)display, (void)info, (void)allocation;
    return create_fence(device, false, out);
}

VKAPI_ATTR void VKAPI_CALL null_DestroyFence(VkDevice device, VkFence fence,
                                             const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_FENCE, (uint64_t)fence);
}

VKAPI_ATTR VkResult VKAPI_CALL null_ResetFences(VkDevice handle, uint32_t count, const VkFence *fences) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    for (uint32_t i = 0; i < count; i++) {
        null_fence *fence = null_object_find_locked(device, NULL_KIND_FENCE, (uint64_t)fences[i]);
        if (fence) {
            fence->signaled = false;
        }
    }
    pthread_mutex_unlock(&device->lock);
    return VK_SUCCESS;
}

typedef struct fence_wait {
    uint32_t count;
    const VkFence *fences;
    bool all;
} fence_wait;

static bool fences_ready(null_device *device, const void *user) {
    const fence_wait *wait = user;
    for (uint32_t i = 0; i < wait->count; i++) {
        const null_fence *fence = null_object_find_locked(device, NULL_KIND_FENCE, (uint64_t)wait->fences[i]);
        const bool signaled = fence && fence->signaled;
        if (signaled != wait->all) {
            return signaled;
        }
    }
    return wait->all;
}

VKAPI_ATTR VkResult VKAPI_CALL null_WaitForFences(VkDevice device, uint32_t count, const VkFence *fences,
                                                  VkBool32 all, uint64_t timeout) {
    const fence_wait wait = {count, fences, all};
    return wait_until(null_driver_device(device), fences_ready, &wait, timeout);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetFenceStatus(VkDevice device, VkFence fence) {
    const VkResult result = null_WaitForFences(device, 1, &fence, VK_TRUE, 0);
    return result == VK_TIMEOUT ? VK_NOT_READY : result;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateSemaphore(VkDevice device, const VkSemaphoreCreateInfo *info,
                                                    const VkAllocationCallbacks *allocation,
                                                    VkSemaphore *out) {
    (void)allocation;
    uint64_t handle;
    null_semaphore *semaphore = null_object_create(null_driver_device(device), NULL_KIND_SEMAPHORE,
                                                   VK_OBJECT_TYPE_SEMAPHORE, sizeof(*semaphore), &handle);
    if (!semaphore) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    const VkSemaphoreTypeCreateInfo *type =
        null_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    semaphore->value = type ? type->initialValue : 0;
    *out = (VkSemaphore)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroySemaphore(VkDevice device, VkSemaphore semaphore,
                                                 const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_SEMAPHORE, (uint64_t)semaphore);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetSemaphoreCounterValue(VkDevice handle, VkSemaphore semaphore_handle,
                                                             uint64_t *value) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    const null_semaphore *semaphore =
        null_object_find_locked(device, NULL_KIND_SEMAPHORE, (uint64_t)semaphore_handle);
    *value = semaphore ? semaphore->value : 0;
    const bool lost = device->lost;
    pthread_mutex_unlock(&device->lock);
    return lost ? VK_ERROR_DEVICE_LOST : VK_SUCCESS;
}

static bool semaphores_ready(null_device *device, const void *user) {
    const VkSemaphoreWaitInfo *wait = user;
    const bool any = wait->flags & VK_SEMAPHORE_WAIT_ANY_BIT;
    for (uint32_t i = 0; i < wait->semaphoreCount; i++) {
        const null_semaphore *semaphore =
            null_object_find_locked(device, NULL_KIND_SEMAPHORE, (uint64_t)wait->pSemaphores[i]);
        const bool reached = semaphore && semaphore->value >= wait->pValues[i];
        if (reached == any) {
            return any;
        }
    }
    return !any;
}

VKAPI_ATTR VkResult VKAPI_CALL null_WaitSemaphores(VkDevice device, const VkSemaphoreWaitInfo *info,
                                                   uint64_t timeout) {
    return wait_until(null_driver_device(device), semaphores_ready, info, timeout);
}

VKAPI_ATTR VkResult VKAPI_CALL null_SignalSemaphore(VkDevice handle, const VkSemaphoreSignalInfo *info) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    advance_locked(device, info->semaphore, info->value);
    pthread_cond_broadcast(&device->changed);
    pthread_mutex_unlock(&device->lock);
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateEvent(VkDevice device, const VkEventCreateInfo *info,
                                                const VkAllocationCallbacks *allocation, VkEvent *out) {
    (void)info, (void)allocation;
    uint64_t handle;
    const null_event *event = null_object_create(null_driver_device(device), NULL_KIND_EVENT,
                                                 VK_OBJECT_TYPE_EVENT, sizeof(*event), &handle);
    *out = (VkEvent)handle;
    return event ? VK_SUCCESS : VK_ERROR_OUT_OF_HOST_MEMORY;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyEvent(VkDevice device, VkEvent event,
                                             const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_EVENT, (uint64_t)event);
}

static void set_event(VkDevice handle, VkEvent event_handle, bool set) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    null_event *event = null_object_find_locked(device, NULL_KIND_EVENT, (uint64_t)event_handle);
    if (event) {
        event->set = set;
    }
    pthread_mutex_unlock(&device->lock);
}

VKAPI_ATTR VkResult VKAPI_CALL null_SetEvent(VkDevice device, VkEvent event) {
    set_event(device, event, true);
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_ResetEvent(VkDevice device, VkEvent event) {
    set_event(device, event, false);
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetEventStatus(VkDevice handle, VkEvent event_handle) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    const null_event *event = null_object_find_locked(device, NULL_KIND_EVENT, (uint64_t)event_handle);
    const bool set = event && event->set;
    const bool lost = device->lost;
    pthread_mutex_unlock(&device->lock);
    return lost ? VK_ERROR_DEVICE_LOST : set ? VK_EVENT_SET : VK_EVENT_RESET;
}

static null_device *device_of(VkQueue queue) {
    return ((null_queue *)queue)->device;
}

// begin_submission counts a submission and returns with device->lock held.
static VkResult begin_submission(null_device *device) {
    pthread_mutex_lock(&device->lock);
    if (++device->num_submissions == atomic_load(&null_faults.lose_device_at_submit)) {
        device->lost = true;
    }
    return device->lost ? VK_ERROR_DEVICE_LOST : VK_SUCCESS;
}

// end_submission signals the fence unless the device is lost, and wakes waiting threads.
static VkResult end_submission(null_device *device, VkFence fence, VkResult result) {
    if (result == VK_SUCCESS && !device->lost) {
        signal_fence_locked(device, fence);
    }
    pthread_cond_broadcast(&device->changed);
    pthread_mutex_unlock(&device->lock);
    return result;
}

static void signal_semaphores(null_device *device, uint32_t count, const VkSemaphore *semaphores,
                              const void *next) {
    const VkTimelineSemaphoreSubmitInfo *timeline =
        null_find_in_chain(next, VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    // The array is optional: values of binary semaphores are ignored.
    const uint32_t num_values =
        timeline && timeline->pSignalSemaphoreValues ? timeline->signalSemaphoreValueCount : 0;
    for (uint32_t i = 0; i < count && i < num_values; i++) {
        advance_locked(device, semaphores[i], timeline->pSignalSemaphoreValues[i]);
    }
}

VKAPI_ATTR VkResult VKAPI_CALL null_QueueSubmit(VkQueue queue, uint32_t count, const VkSubmitInfo *submits,
                                                VkFence fence) {
    null_device *device = device_of(queue);
    const VkResult result = begin_submission(device);
    for (uint32_t i = 0; i < count && result == VK_SUCCESS; i++) {
        for (uint32_t k = 0; k < submits[i].commandBufferCount && !device->lost; k++) {
            null_execute((null_queue *)queue, submits[i].pCommandBuffers[k]);
        }
        signal_semaphores(device, submits[i].signalSemaphoreCount, submits[i].pSignalSemaphores,
                          submits[i].pNext);
    }
    return end_submission(device, fence, result);
}

VKAPI_ATTR VkResult VKAPI_CALL null_QueueBindSparse(VkQueue queue, uint32_t count,
                                                    const VkBindSparseInfo *binds, VkFence fence) {
    null_device *device = device_of(queue);
    const VkResult result = begin_submission(device);
    for (uint32_t i = 0; i < count && result == VK_SUCCESS; i++) {
        signal_semaphores(device, binds[i].signalSemaphoreCount, binds[i].pSignalSemaphores, binds[i].pNext);
    }
    return end_submission(device, fence, result);
}

VKAPI_ATTR VkResult VKAPI_CALL null_QueueSubmit2(VkQueue queue, uint32_t count, const VkSubmitInfo2 *submits,
                                                 VkFence fence) {
    null_device *device = device_of(queue);
    const VkResult result = begin_submission(device);
    for (uint32_t i = 0; i < count && result == VK_SUCCESS; i++) {
        for (uint32_t k = 0; k < submits[i].commandBufferInfoCount && !device->lost; k++) {
            null_execute((null_queue *)queue, submits[i].pCommandBufferInfos[k].commandBuffer);
        }
        for (uint32_t j = 0; j < submits[i].signalSemaphoreInfoCount; j++) {
            const VkSemaphoreSubmitInfo *signal = &submits[i].pSignalSemaphoreInfos[j];
            advance_locked(device, signal->semaphore, signal->value);
        }
    }
    return end_submission(device, fence, result);
}

static VkResult idle(null_device *device) {
    pthread_mutex_lock(&device->lock);
    const bool lost = device->lost;
    pthread_mutex_unlock(&device->lock);
    return lost ? VK_ERROR_DEVICE_LOST : VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_QueueWaitIdle(VkQueue queue) {
    return idle(device_of(queue));
}

VKAPI_ATTR VkResult VKAPI_CALL null_DeviceWaitIdle(VkDevice device) {
    return idle(null_driver_device(device));
}

VKAPI_ATTR VkResult VKAPI_CALL null_QueuePresent(VkQueue queue, const VkPresentInfoKHR *info) {
    const VkResult result = idle(device_of(queue));
    for (uint32_t i = 0; info->pResults && i < info->swapchainCount; i++) {
        info->pResults[i] = result;
    }
    return result;
}

void null_signal_acquired(null_device *device, VkFence fence) {
    pthread_mutex_lock(&device->lock);
    signal_fence_locked(device, fence);
    pthread_cond_broadcast(&device->changed);
    pthread_mutex_unlock(&device->lock);
}
