// Which submissions are complete, from the waits of the application.
//
// A known completion raises the target of a queue; retiring takes submissions off the queue's list up to the target, in
// order. Submissions that a retired one waited for are complete as well, so its waits raise targets of other
// queues, until no target changes.
//
// A signal operation of bindings does not depend on all earlier command buffers: it may be executed, and the
// submissions that it waited for complete, while the binding still waits for its turn on the list.
#include "vk/state/state_retire.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_event.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_sparse.h"
#include "vk/state/state_sync.h"

static void raise_target(wd_state_queue *queue, uint64_t number) {
    assert(!queue || wd_mutex_is_held(&queue->device->submission_lock));
    if (queue && queue->retire_target < number) {
        queue->retire_target = number < queue->submitted ? number : queue->submitted;
    }
}

// raise_by_signal is called when the signal operations of submission `number` were executed. The submission lock is
// held.
static void raise_by_signal(wd_state_queue *queue, uint64_t number) {
    assert(!queue || wd_mutex_is_held(&queue->device->submission_lock));
    uint64_t target = number;
    wd_state_submission *pending = queue && queue->num_partial ? queue->first_pending : NULL;
    for (; pending && pending->number <= number; pending = pending->next) {
        pending->progress.is_signaled |=
            pending->progress.is_partial && (pending->num_signals || pending->number == number);
        target = pending->number == number ? pending->progress.signal_covers : target;
    }
    raise_target(queue, target);
}

// raise_by_timeline raises the targets of all queues that signal `semaphore` with a value up to `value`:
// values only grow, so those signals have been executed. The submission lock is held.
static void raise_by_timeline(wd_state_device *device, const wd_state_semaphore *semaphore, uint64_t value) {
    wd_mutex_assert_held(&device->submission_lock);
    for (wd_state_queue *queue = device->work.first_queue; queue; queue = queue->next) {
        for (const wd_state_submission *pending = queue->first_pending; pending; pending = pending->next) {
            for (uint32_t i = 0; i < pending->num_signals; i++) {
                if (pending->signals[i].semaphore == semaphore && pending->signals[i].value <= value) {
                    raise_by_signal(queue, pending->number);
                }
            }
        }
    }
}

static void note_value(wd_state_semaphore *semaphore, uint64_t value) {
    uint64_t known = __atomic_load_n(&semaphore->value, __ATOMIC_RELAXED);
    while (known < value && !__atomic_compare_exchange_n(&semaphore->value, &known, value, true,
                                                         __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
    }
}

// executed_value returns the value that a semaphore has at least when it has reached `value`. Values only grow: if only
// pending submissions can have signaled it, the one of them with the lowest value from `value` on was executed. The
// submission lock is held.
static uint64_t executed_value(const wd_state_device *device, const wd_state_semaphore *semaphore,
                               uint64_t value) {
    wd_mutex_assert_held(&device->submission_lock);
    const bool others_signal = device->work.first_submitting ||
                               __atomic_load_n(&device->work.num_signaling, __ATOMIC_ACQUIRE) ||
                               wd_state_device_num_missed(device);
    if (others_signal || __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE) >= value) {
        return value;
    }
    uint64_t lowest = UINT64_MAX;
    for (const wd_state_queue *queue = device->work.first_queue; queue; queue = queue->next) {
        for (const wd_state_submission *pending = queue->first_pending; pending; pending = pending->next) {
            if (pending->is_incomplete) {
                return value;
            }
            for (uint32_t i = 0; i < pending->num_signals; i++) {
                const wd_state_semaphore_use *signal = &pending->signals[i];
                if (signal->semaphore == semaphore && signal->value >= value && signal->value < lowest) {
                    lowest = signal->value;
                }
            }
        }
    }
    return lowest == UINT64_MAX ? value : lowest;
}

// raise_by_value notes a value that a semaphore had. The submission lock is held.
static void raise_by_value(wd_state_device *device, wd_state_semaphore *semaphore, uint64_t value) {
    wd_mutex_assert_held(&device->submission_lock);
    note_value(semaphore, value);
    raise_by_timeline(device, semaphore, value);
}

// raise_by_wait notes that a wait for a value ended. The submission lock is held.
static void raise_by_wait(wd_state_device *device, wd_state_semaphore *semaphore, uint64_t value) {
    raise_by_value(device, semaphore, executed_value(device, semaphore, value));
}

static void raise_by_waits(wd_state_device *device, const wd_state_submission *submission) {
    wd_mutex_assert_held(&device->submission_lock);
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        const wd_state_semaphore_use *wait = &submission->waits[i];
        if (wait->semaphore->is_external) {
            continue;
        }
        if (wait->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
            raise_by_signal(wait->signal_queue, wait->signal_submission);
        } else {
            raise_by_wait(device, wait->semaphore, wait->value);
        }
    }
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        if (submission->signals[i].semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE) {
            note_value(submission->signals[i].semaphore, submission->signals[i].value);
        }
    }
}

// follow_partial raises targets by the waits of a binding whose signal operations were executed. It returns whether
// there was one.
static bool follow_partial(wd_state_device *device) {
    wd_mutex_assert_held(&device->submission_lock);
    for (wd_state_queue *queue = device->work.first_queue; queue; queue = queue->next) {
        wd_state_submission *pending = queue->num_partial ? queue->first_pending : NULL;
        for (; pending; pending = pending->next) {
            if (pending->progress.is_signaled && !pending->progress.is_followed) {
                pending->progress.is_followed = true;
                raise_by_waits(device, pending);
                return true;
            }
        }
    }
    return false;
}

// pop_complete takes the first submission below its queue's target off its list, or returns NULL.
static wd_state_submission *pop_complete(wd_state_device *device, bool complete) {
    wd_state_submission *submission = NULL;
    wd_mutex_lock(&device->submission_lock);
    while (complete && follow_partial(device)) {
    }
    for (wd_state_queue *queue = device->work.first_queue; queue && !submission; queue = queue->next) {
        wd_state_submission *first = queue->first_pending;
        if (first && first->number <= queue->retire_target) {
            assert(first->number > queue->retired && queue->retire_target <= queue->submitted);
            assert(first->next || queue->last_pending == first);
            assert(!first->progress.is_partial || queue->num_partial);
            submission = first;
            queue->first_pending = first->next;
            queue->last_pending = first->next ? queue->last_pending : NULL;
            queue->num_partial -= first->progress.is_partial;
            __atomic_store_n(&queue->retired, first->number, __ATOMIC_RELEASE);
        } else if (queue->retired < queue->retire_target) {
            // Submissions that memory did not reach for are on no list.
            __atomic_store_n(&queue->retired, queue->retire_target, __ATOMIC_RELEASE);
        }
    }
    if (submission && complete) {
        raise_by_waits(device, submission);
    }
    wd_mutex_unlock(&device->submission_lock);
    return submission;
}

void wd_state_free_submission(wd_state_device *device, wd_state_submission *submission) {
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        assert(__atomic_load_n(&submission->command_buffers[i]->pending_count, __ATOMIC_RELAXED));
        __atomic_sub_fetch(&submission->command_buffers[i]->pending_count, 1, __ATOMIC_ACQ_REL);
        wd_state_unref(&submission->command_buffers[i]->object);
    }
    for (uint32_t i = 0; i < submission->num_secondaries; i++) {
        assert(__atomic_load_n(&submission->secondaries[i]->pending_count, __ATOMIC_RELAXED));
        __atomic_sub_fetch(&submission->secondaries[i]->pending_count, 1, __ATOMIC_ACQ_REL);
        wd_state_unref(&submission->secondaries[i]->object);
    }
    wd_free(&device->allocator, submission->secondaries);
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        wd_state_unref(&submission->waits[i].semaphore->object);
    }
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        wd_state_unref(&submission->signals[i].semaphore->object);
    }
    wd_state_unref((wd_state_object *)submission->fence);
    wd_state_free_sparse_binds(submission);
    wd_free(&device->allocator, submission);
}

// retire_complete runs the callbacks of everything below the targets. The retire lock is held.
static void retire_complete(wd_state_device *device, bool complete) {
    for (wd_state_submission *submission; (submission = pop_complete(device, complete)) != NULL;) {
        for (uint32_t i = 0; i < device->num_observers; i++) {
            const wd_state_observer *observer = &device->observers[i];
            if (observer->retired) {
                observer->retired(observer->user, submission->queue, submission, complete);
            }
        }
        wd_state_free_submission(device, submission);
    }
}

// raise_and_retire raises targets by the known completion of a queue, and runs the callbacks.
static void raise_and_retire(wd_state_queue *queue, uint64_t number,
                             void (*raise)(wd_state_queue *queue, uint64_t number)) {
    wd_state_device *device = queue->device;
    if (wd_state_queue_is_retired(queue, number)) {
        // Another thread may be running the callbacks. They must be complete when this function returns.
        pthread_mutex_lock(&device->retire_lock);
        pthread_mutex_unlock(&device->retire_lock);
        return;
    }
    pthread_mutex_lock(&device->retire_lock);
    wd_mutex_lock(&device->submission_lock);
    raise(queue, number);
    wd_mutex_unlock(&device->submission_lock);
    retire_complete(device, true);
    pthread_mutex_unlock(&device->retire_lock);
}

void wd_state_queue_retire(wd_state_queue *queue, uint64_t number) {
    raise_and_retire(queue, number, raise_target);
}

void wd_state_queue_signaled(wd_state_queue *queue, uint64_t number) {
    raise_and_retire(queue, number, raise_by_signal);
}

void wd_state_retire_all(wd_state_device *device, bool complete) {
    pthread_mutex_lock(&device->retire_lock);
    wd_mutex_lock(&device->submission_lock);
    for (wd_state_queue *queue = device->work.first_queue; queue; queue = queue->next) {
        raise_target(queue, queue->submitted);
    }
    wd_mutex_unlock(&device->submission_lock);
    retire_complete(device, complete);
    pthread_mutex_unlock(&device->retire_lock);
}

bool wd_state_device_is_lost(const wd_state_device *device) {
    return __atomic_load_n(&device->work.lost, __ATOMIC_ACQUIRE) != 0;
}

void wd_state_note_device_lost(wd_state_device *device) {
    if (__atomic_exchange_n(&device->work.lost, 1, __ATOMIC_ACQ_REL)) {
        return;
    }
    for (uint32_t i = 0; i < device->num_observers; i++) {
        const wd_state_observer *observer = &device->observers[i];
        if (observer->device_lost) {
            observer->device_lost(observer->user);
        }
    }
    wd_state_retire_all(device, false);
}

void wd_state_check_result(wd_state_device *device, VkResult result) {
    if (result == VK_ERROR_DEVICE_LOST) {
        wd_state_note_device_lost(device);
    }
}

// note_reached notes a timeline value that the application read or signaled, or, with raise_by_wait, waited for.
static void note_reached(wd_state_device *device, wd_state_semaphore *semaphore, uint64_t value,
                         void (*raise)(wd_state_device *device, wd_state_semaphore *semaphore,
                                       uint64_t value)) {
    if (!semaphore || semaphore->is_external || semaphore->semaphore_type != VK_SEMAPHORE_TYPE_TIMELINE) {
        return;
    }
    const bool is_news = __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE) < value;
    pthread_mutex_lock(&device->retire_lock);
    if (is_news) {
        wd_mutex_lock(&device->submission_lock);
        raise(device, semaphore, value);
        wd_mutex_unlock(&device->submission_lock);
        retire_complete(device, true);
    }
    pthread_mutex_unlock(&device->retire_lock);
}

void wd_state_fence_signaled(wd_state_device *device, VkFence handle, const char *seen) {
    wd_state_fence *fence = wd_state_find_fence(device, handle);
    if (!fence) {
        return;
    }
    wd_mutex_lock(&device->submission_lock);
    wd_state_queue *queue = fence->queue;
    const uint64_t number = fence->submission;
    const wd_state_operation latest = wd_state_tracked_fence_of(fence)->latest;
    bool is_submitting = false;
    for (wd_state_submitting *submitting = device->work.first_submitting; submitting;
         submitting = submitting->next) {
        submitting->is_seen |= submitting->fence == fence;
        is_submitting |= submitting->fence == fence;
    }
    wd_mutex_unlock(&device->submission_lock);
    if (is_submitting) {
        return; // The call has not returned yet: the submission has no number.
    }
    __atomic_store_n(&wd_state_tracked_fence_of(fence)->seen_signaled, seen, __ATOMIC_RELEASE);
    if (latest.kind == WD_STATE_OPERATION_PRESENTATION) {
        wd_state_note_presentation_fence(device, &latest);
    }
    if (queue) {
        wd_state_queue_signaled(queue, number);
    } else if (__atomic_load_n(&fence->is_of_other, __ATOMIC_ACQUIRE)) {
        wd_state_note_other_completion(device);
    }
}

WD_STATE_POST(WaitForFences) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    if (args->result != VK_SUCCESS) {
        return;
    }
    const bool all = args->waitAll || args->fenceCount == 1;
    for (uint32_t i = 0; i < args->fenceCount; i++) {
        // A wait for any fence does not say which one.
        if (all ||
            call->device->dispatch.GetFenceStatus(call->device->handle, args->pFences[i]) == VK_SUCCESS) {
            wd_state_fence_signaled(device, args->pFences[i],
                                    "vkWaitForFences returned VK_SUCCESS for the fence");
        }
    }
}

WD_STATE_POST(GetFenceStatus) {
    (void)down;
    wd_state_check_result(call->device->state, args->result);
    if (args->result == VK_SUCCESS) {
        wd_state_fence_signaled(call->device->state, args->fence,
                                "vkGetFenceStatus returned VK_SUCCESS for the fence");
    }
}

WD_STATE_POST(QueueWaitIdle) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_queue *queue = wd_state_find_queue(device, args->queue);
    if (queue && args->result == VK_SUCCESS) {
        wd_state_note_idle(device);
        wd_state_queue_retire(queue, __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE));
    }
}

WD_STATE_POST(DeviceWaitIdle) {
    (void)down;
    wd_state_check_result(call->device->state, args->result);
    if (args->result == VK_SUCCESS) {
        wd_state_note_idle(call->device->state);
        wd_state_retire_all(call->device->state, true);
    }
}

static bool has_reached(const wd_chassis_device *device, VkSemaphore semaphore, uint64_t value) {
    PFN_vkGetSemaphoreCounterValue get = device->dispatch.GetSemaphoreCounterValue;
    if (!get) {
        get = device->dispatch.GetSemaphoreCounterValueKHR;
    }
    uint64_t reached = 0;
    return get && get(device->handle, semaphore, &reached) == VK_SUCCESS && reached >= value;
}

WD_STATE_POST(WaitSemaphores) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    const VkSemaphoreWaitInfo *info = args->pWaitInfo;
    const bool all = !(info->flags & VK_SEMAPHORE_WAIT_ANY_BIT) || info->semaphoreCount == 1;
    for (uint32_t i = 0; args->result == VK_SUCCESS && i < info->semaphoreCount; i++) {
        wd_state_semaphore *semaphore = wd_state_find_semaphore(device, info->pSemaphores[i]);
        if (semaphore && (all || has_reached(call->device, info->pSemaphores[i], info->pValues[i]))) {
            note_reached(device, semaphore, info->pValues[i], raise_by_wait);
        }
    }
}

WD_STATE_POST(GetSemaphoreCounterValue) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_semaphore *semaphore = wd_state_find_semaphore(device, args->semaphore);
    if (args->result == VK_SUCCESS) {
        note_reached(device, semaphore, *args->pValue, raise_by_value);
    }
}

// While the call is in the driver, another thread may see the value.
WD_STATE_PRE(SignalSemaphore) {
    (void)args;
    (void)down;
    __atomic_add_fetch(&call->device->state->work.num_signaling, 1, __ATOMIC_ACQ_REL);
}

WD_STATE_POST(SignalSemaphore) {
    (void)down;
    wd_state_device *device = call->device->state;
    __atomic_sub_fetch(&device->work.num_signaling, 1, __ATOMIC_ACQ_REL);
    wd_state_semaphore *semaphore = wd_state_find_semaphore(device, args->pSignalInfo->semaphore);
    if (args->result == VK_SUCCESS) {
        wd_state_note_host_signal(semaphore, args->pSignalInfo->value);
        note_reached(device, semaphore, args->pSignalInfo->value, raise_by_value);
    }
}

// shows_available returns whether the availability of a query that the call read is not 0. Only of types of which each
// query has one value.
static bool shows_available(const wd_state_query_pool *pool, const wd_GetQueryPoolResults_args *args) {
    const size_t width = args->flags & VK_QUERY_RESULT_64_BIT ? sizeof(uint64_t) : sizeof(uint32_t);
    const bool has_one_value =
        pool->query_type == VK_QUERY_TYPE_TIMESTAMP || pool->query_type == VK_QUERY_TYPE_OCCLUSION;
    if (!(args->flags & VK_QUERY_RESULT_WITH_AVAILABILITY_BIT) || !has_one_value || !args->pData) {
        return false;
    }
    for (uint32_t i = 0; i < args->queryCount; i++) {
        const size_t at = (size_t)(i * args->stride) + width;
        uint64_t availability = 0;
        if (at + width > args->dataSize) {
            return false;
        }
        memcpy(&availability, (const char *)args->pData + at, width);
        if (availability) {
            return true;
        }
    }
    return false;
}

uint64_t wd_state_device_polled_at(const wd_state_device *device) {
    return __atomic_load_n(&device->work.polled_at, __ATOMIC_ACQUIRE);
}

// advance_serial stores a serial unless another thread stored a later one.
static void advance_serial(uint64_t *serial, uint64_t now) {
    uint64_t last = __atomic_load_n(serial, __ATOMIC_RELAXED);
    while (last < now &&
           !__atomic_compare_exchange_n(serial, &last, now, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
}

// note_poll stores that the application saw the effect of a command, also in the object that has it. NULL: none has.
static void note_poll(wd_state_device *device, uint64_t *of_object) {
    const uint64_t now = __atomic_load_n(&device->work.num_submissions, __ATOMIC_ACQUIRE);
    if (of_object) {
        advance_serial(of_object, now);
    }
    advance_serial(&device->work.polled_at, now);
}

WD_STATE_POST(GetQueryPoolResults) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_query_pool *pool = wd_state_find_query_pool(device, args->queryPool);
    const bool has_results = args->result == VK_SUCCESS && args->queryCount;
    if (pool && (has_results || (args->result == VK_NOT_READY && shows_available(pool, args)))) {
        note_poll(device, &pool->results_at);
    }
}

// An event that the host set says nothing of the device's commands, unless one has reset it.
WD_STATE_POST(GetEventStatus) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    wd_state_event *event = wd_state_find_event(device, args->event);
    const bool is_by_host = event && __atomic_load_n(&event->is_set_by_host, __ATOMIC_ACQUIRE);
    if (event && args->result == VK_EVENT_SET && !is_by_host) {
        note_poll(device, &event->seen_set_at);
    } else if (args->result == VK_EVENT_RESET && is_by_host) {
        note_poll(device, NULL);
    }
}

static void note_host(wd_call *call, VkEvent handle, VkResult result, bool is_set) {
    wd_state_event *event = wd_state_find_event(call->device->state, handle);
    if (event && result == VK_SUCCESS) {
        __atomic_store_n(&event->is_set_by_host, is_set, __ATOMIC_RELEASE);
        __atomic_store_n(&event->setter, is_set ? WD_STATE_EVENT_HOST : WD_STATE_EVENT_RESET,
                         __ATOMIC_RELEASE);
    }
}

WD_STATE_POST(SetEvent) {
    (void)down;
    note_host(call, args->event, args->result, true);
}

WD_STATE_POST(ResetEvent) {
    (void)down;
    note_host(call, args->event, args->result, false);
}
