// Whether submitted command buffers are pending, as far as the application can know.
#include <assert.h>

#include "vk/state/state_internal.h"

uint64_t wd_state_device_num_missed(const wd_state_device *device) {
    return __atomic_load_n(&device->work.num_missed, __ATOMIC_ACQUIRE);
}

void wd_state_note_missed(wd_state_device *device) {
    __atomic_add_fetch(&device->work.num_missed, 1, __ATOMIC_ACQ_REL);
}

void wd_state_note_other_completion(wd_state_device *device) {
    __atomic_add_fetch(&device->work.num_other_completions, 1, __ATOMIC_ACQ_REL);
}

uint64_t wd_state_count_other_completions(const wd_state_device *device) {
    return __atomic_load_n(&device->work.num_other_completions, __ATOMIC_ACQUIRE) +
           wd_state_device_num_missed(device);
}

bool wd_state_are_all_complete(wd_state_device *device) {
    bool are_complete = true;
    wd_mutex_lock(&device->submission_lock);
    for (const wd_state_queue *queue = device->work.first_queue; queue; queue = queue->next) {
        are_complete &= queue->retire_target >= __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE);
    }
    wd_mutex_unlock(&device->submission_lock);
    return are_complete;
}

static bool contains(const wd_state_submission *submission, const wd_state_command_buffer *command_buffer) {
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        if (submission->command_buffers[i] == command_buffer) {
            return true;
        }
    }
    for (uint32_t i = 0; i < submission->num_secondaries; i++) {
        if (submission->secondaries[i] == command_buffer) {
            return true;
        }
    }
    return false;
}

// is_seen_elsewhere returns whether others can observe that the submission is complete: it signals an external payload.
static bool is_seen_elsewhere(const wd_state_submission *submission) {
    if (submission->fence && __atomic_load_n(&submission->fence->is_external, __ATOMIC_ACQUIRE)) {
        return true;
    }
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        if (__atomic_load_n(&submission->signals[i].semaphore->is_external, __ATOMIC_ACQUIRE)) {
            return true;
        }
    }
    return false;
}

bool wd_state_submission_is_pending(const wd_state_submission *submission) {
    const wd_state_device *device = submission->queue->device;
    wd_mutex_assert_held(&device->submission_lock);
    if (submission->progress.other_completions != wd_state_count_other_completions(device)) {
        return false;
    }
    for (; submission; submission = submission->next) {
        if (is_seen_elsewhere(submission)) {
            return false;
        }
    }
    return true;
}

bool wd_state_command_buffer_is_pending(const wd_state_command_buffer *command_buffer) {
    if (__atomic_load_n(&command_buffer->pending_count, __ATOMIC_ACQUIRE) == 0) {
        return false;
    }
    wd_state_device *device = command_buffer->device;
    bool is_pending = false;
    wd_mutex_lock(&device->submission_lock);
    for (const wd_state_queue *queue = device->work.first_queue; queue && !is_pending; queue = queue->next) {
        const wd_state_submission *submission = queue->first_pending;
        for (; submission && !is_pending; submission = submission->next) {
            is_pending = contains(submission, command_buffer) && wd_state_submission_is_pending(submission);
        }
    }
    wd_mutex_unlock(&device->submission_lock);
    return is_pending;
}

void wd_state_for_each_pending(wd_state_device *device,
                               bool (*visit)(const wd_state_submission *submission, void *user), void *user) {
    bool more = device != NULL;
    if (!more) {
        return;
    }
    wd_mutex_lock(&device->submission_lock);
    for (const wd_state_queue *queue = device->work.first_queue; queue && more; queue = queue->next) {
        const wd_state_submission *submission = queue->first_pending;
        for (; submission && more; submission = submission->next) {
            more = !wd_state_submission_is_pending(submission) || visit(submission, user);
        }
    }
    wd_mutex_unlock(&device->submission_lock);
}
