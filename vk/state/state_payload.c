// The latest operations on semaphores and fences.
#include "vk/state/state_payload.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_sync.h"

void wd_state_copy_label(char label[WD_STATE_LONGEST_LABEL + 1], const wd_state_queue *queue) {
    label[0] = 0;
    if (queue->label) {
        const size_t length = strnlen(queue->label->name, WD_STATE_LONGEST_LABEL);
        memcpy(label, queue->label->name, length);
        label[length] = 0;
    }
}

static void note_value(wd_state_tracked_semaphore *semaphore, uint64_t value) {
    if (value > __atomic_load_n(&semaphore->highest_value, __ATOMIC_RELAXED)) {
        __atomic_store_n(&semaphore->highest_value, value, __ATOMIC_RELEASE);
    }
}

void wd_state_note_batch(const wd_state_submission *submission) {
    wd_mutex_assert_held(&submission->queue->device->submission_lock);
    wd_state_operation operation = {.queue = submission->queue, .number = submission->number};
    wd_state_copy_label(operation.label, submission->queue);
    operation.kind = WD_STATE_OPERATION_WAIT;
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        wd_state_semaphore *semaphore = submission->waits[i].semaphore;
        if (semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
            wd_state_tracked_semaphore_of(semaphore)->latest = operation;
        }
    }
    operation.kind = WD_STATE_OPERATION_SIGNAL;
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        wd_state_tracked_semaphore *semaphore =
            wd_state_tracked_semaphore_of(submission->signals[i].semaphore);
        operation.value = submission->signals[i].value;
        semaphore->latest = operation;
        note_value(semaphore, operation.value);
    }
}

void wd_state_note_fence_of_queue(wd_state_fence *fence, const wd_state_queue *queue, uint64_t number) {
    wd_mutex_assert_held(&queue->device->submission_lock);
    assert(number && number <= queue->submitted);
    wd_state_tracked_fence *tracked = wd_state_tracked_fence_of(fence);
    tracked->latest =
        (wd_state_operation){.kind = WD_STATE_OPERATION_SIGNAL, .queue = queue, .number = number};
    wd_state_copy_label(tracked->latest.label, queue);
    __atomic_store_n(&tracked->seen_signaled, NULL, __ATOMIC_RELEASE);
}

void wd_state_note_semaphore(wd_state_device *device, wd_state_semaphore *semaphore,
                             const wd_state_operation *operation) {
    if (semaphore) {
        wd_mutex_lock(&device->submission_lock);
        wd_state_tracked_semaphore_of(semaphore)->latest = *operation;
        wd_mutex_unlock(&device->submission_lock);
    }
}

void wd_state_note_fence(wd_state_device *device, wd_state_fence *fence,
                         const wd_state_operation *operation) {
    if (fence) {
        wd_state_tracked_fence *tracked = wd_state_tracked_fence_of(fence);
        wd_mutex_lock(&device->submission_lock);
        tracked->latest = *operation;
        wd_mutex_unlock(&device->submission_lock);
        __atomic_store_n(&tracked->seen_signaled, NULL, __ATOMIC_RELEASE);
    }
}

void wd_state_note_host_signal(wd_state_semaphore *semaphore, uint64_t value) {
    if (semaphore) {
        note_value(wd_state_tracked_semaphore_of(semaphore), value);
    }
}

void wd_state_note_idle(wd_state_device *device) {
    __atomic_add_fetch(&device->work.num_idle, 1, __ATOMIC_ACQ_REL);
}

static wd_state_operation latest_of(wd_state_device *device, const wd_state_operation *latest,
                                    bool is_external) {
    static const wd_state_operation unknown = {.kind = WD_STATE_OPERATION_UNKNOWN};
    if (is_external || wd_state_device_num_missed(device)) {
        return unknown;
    }
    wd_mutex_lock(&device->submission_lock);
    const wd_state_operation copy = *latest;
    wd_mutex_unlock(&device->submission_lock);
    return copy;
}

wd_state_operation wd_state_semaphore_operation(wd_state_device *device,
                                                const wd_state_semaphore *semaphore) {
    return latest_of(device, &((const wd_state_tracked_semaphore *)semaphore)->latest,
                     __atomic_load_n(&semaphore->is_external, __ATOMIC_ACQUIRE));
}

wd_state_operation wd_state_fence_operation(wd_state_device *device, const wd_state_fence *fence) {
    return latest_of(device, &((const wd_state_tracked_fence *)fence)->latest,
                     __atomic_load_n(&fence->is_external, __ATOMIC_ACQUIRE));
}

uint64_t wd_state_highest_value(const wd_state_semaphore *semaphore) {
    const uint64_t submitted =
        __atomic_load_n(&((const wd_state_tracked_semaphore *)semaphore)->highest_value, __ATOMIC_ACQUIRE);
    const uint64_t reached = __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE);
    return submitted > reached ? submitted : reached;
}

const char *wd_state_fence_seen_signaled(const wd_state_fence *fence) {
    return __atomic_load_n(&fence->is_external, __ATOMIC_ACQUIRE)
               ? NULL
               : __atomic_load_n(&((const wd_state_tracked_fence *)fence)->seen_signaled, __ATOMIC_ACQUIRE);
}

bool wd_state_operation_is_pending(wd_state_device *device, const wd_state_operation *operation) {
    const bool is_of_submission =
        operation->kind == WD_STATE_OPERATION_SIGNAL || operation->kind == WD_STATE_OPERATION_WAIT;
    if (!is_of_submission || wd_state_queue_is_retired(operation->queue, operation->number)) {
        return false;
    }
    wd_mutex_lock(&device->submission_lock);
    const wd_state_submission *submission = operation->queue->first_pending;
    while (submission && submission->number < operation->number) {
        submission = submission->next;
    }
    const bool is_pending =
        submission && submission->number == operation->number && wd_state_submission_is_pending(submission);
    wd_mutex_unlock(&device->submission_lock);
    return is_pending;
}

bool wd_state_operation_is_held(wd_state_device *device, const wd_state_operation *operation) {
    if (operation->kind != WD_STATE_OPERATION_PRESENTATION || !operation->swapchain_id ||
        operation->idle_count != __atomic_load_n(&device->work.num_idle, __ATOMIC_ACQUIRE)) {
        return false;
    }
    wd_state_object *found = wd_state_find_ref(device, VK_OBJECT_TYPE_SWAPCHAIN_KHR, operation->swapchain);
    bool is_held = false;
    if (found && found->id == operation->swapchain_id) {
        const wd_state_presentation *presentation = &((wd_state_tracked_swapchain *)found)->presentation;
        wd_mutex_lock(&device->submission_lock);
        const wd_state_presentable *image = operation->image_index < presentation->num_images
                                                ? &presentation->images[operation->image_index]
                                                : NULL;
        is_held = image && !presentation->is_unknown && !presentation->retired_by &&
                  image->acquired_at == operation->acquisition && image->completed < operation->number;
        wd_mutex_unlock(&device->submission_lock);
    }
    wd_state_unref(found);
    return is_held;
}
