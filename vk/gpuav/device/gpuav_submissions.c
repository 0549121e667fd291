#include "vk/gpuav/device/gpuav_submissions.h"

#include <assert.h>

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_finding.h"

// submitted_recording identifies a recording at the time of its submission.
typedef struct submitted_recording {
    wd_state_command_buffer *command_buffer; // Referenced.
    wd_gpuav_recording *recording;
    uint64_t generation;
} submitted_recording;

// wd_gpuav_submission is our data of a pending submission. It is in its own arena.
struct wd_gpuav_submission {
    wd_arena arena;
    atomic_uint references;
    atomic_bool is_read;                  // Set by the thread that reads it, before it has finished.
    wd_gpuav_submission *previous, *next; // In the device's list, oldest first.
    uint64_t number;                      // For the table of device addresses.
    wd_finding_label *labels;             // Debug labels of the queue.
    size_t num_labels;
    size_t num_recordings, capacity;
    submitted_recording recordings[];
};

static size_t count_recordings(const wd_state_command_buffer *command_buffer, uint32_t depth) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    size_t count = recording && recording->has_results ? 1 : 0;
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        count += count_recordings(command_buffer->executed[i], depth + 1);
    }
    return count;
}

static void add_recordings(wd_gpuav_submission *pending, wd_state_command_buffer *command_buffer,
                           uint32_t depth) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording && recording->has_results && pending->num_recordings < pending->capacity) {
        wd_state_ref(&command_buffer->object);
        wd_mutex_lock(&recording->lock);
        recording->num_pending++;
        pending->recordings[pending->num_recordings++] =
            (submitted_recording){command_buffer, recording, recording->generation};
        wd_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        add_recordings(pending, command_buffer->executed[i], depth + 1);
    }
}

static void link_submission(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    pending->number = wd_gpuav_addresses_number_submission(&device->addresses);
    wd_mutex_lock(&device->submissions.lock);
    assert(!device->submissions.first == !device->submissions.last && !pending->next);
    pending->previous = device->submissions.last;
    *(pending->previous ? &pending->previous->next : &device->submissions.first) = pending;
    device->submissions.last = pending;
    wd_mutex_unlock(&device->submissions.lock);
}

static void unlink_submission(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    wd_mutex_lock(&device->submissions.lock);
    assert((pending->previous ? pending->previous->next : device->submissions.first) == pending);
    assert((pending->next ? pending->next->previous : device->submissions.last) == pending);
    *(pending->previous ? &pending->previous->next : &device->submissions.first) = pending->next;
    *(pending->next ? &pending->next->previous : &device->submissions.last) = pending->previous;
    wd_mutex_unlock(&device->submissions.lock);
}

wd_gpuav_submission *wd_gpuav_submission_create(wd_gpuav_device *device, const wd_state_queue *queue,
                                                const wd_state_submission *submission) {
    size_t count = 0;
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        count += count_recordings(submission->command_buffers[i], 0);
    }
    if (!count) {
        return NULL;
    }
    wd_arena arena;
    wd_arena_init(&arena, device->allocator, 1024);
    wd_gpuav_submission *pending =
        wd_arena_alloc_zero(&arena, 1, sizeof(*pending) + count * sizeof(pending->recordings[0]));
    if (!pending) { // Without memory, the records are read when the command buffers are reset.
        return NULL;
    }
    pending->capacity = count;
    atomic_init(&pending->references, 1);
    wd_state_copy_labels(&arena, queue->label, &pending->labels, &pending->num_labels);
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        add_recordings(pending, submission->command_buffers[i], 0);
    }
    assert(pending->num_recordings <= pending->capacity);
    pending->arena = arena;
    link_submission(device, pending);
    return pending;
}

// retire_recording reads a recording, unless it was restarted or is pending in another submission. In the latter case
// its shaders may be writing, and the last submission to complete reads all records.
static void retire_recording(wd_gpuav_device *device, const wd_gpuav_submission *pending,
                             const submitted_recording *submitted) {
    wd_gpuav_recording *recording = submitted->recording;
    wd_gpuav_results results;
    wd_gpuav_results_init(&results, device);
    results.queue_labels = pending->labels;
    results.num_queue_labels = pending->num_labels;
    wd_mutex_lock(&recording->lock);
    if (recording->generation == submitted->generation && recording->num_pending &&
        --recording->num_pending == 0) {
        wd_gpuav_results_copy(&results, recording);
    }
    wd_mutex_unlock(&recording->lock);
    wd_gpuav_results_report(&results, submitted->command_buffer);
    wd_gpuav_results_finish(&results);
}

void wd_gpuav_submission_ref(wd_gpuav_submission *submission) {
    assert(atomic_load(&submission->references) > 0);
    atomic_fetch_add(&submission->references, 1);
}

void wd_gpuav_submission_release(wd_gpuav_submission *submission) {
    assert(atomic_load(&submission->references) > 0);
    if (atomic_fetch_sub(&submission->references, 1) != 1) {
        return;
    }
    for (size_t i = 0; i < submission->num_recordings; i++) {
        wd_state_unref(&submission->recordings[i].command_buffer->object);
    }
    wd_arena arena = submission->arena;
    wd_arena_finish(&arena);
}

void wd_gpuav_submission_read(wd_gpuav_device *device, wd_gpuav_submission *submission) {
    assert(atomic_load(&submission->references) > 0);
    if (atomic_exchange(&submission->is_read, true)) {
        return;
    }
    for (size_t i = 0; i < submission->num_recordings; i++) {
        retire_recording(device, submission, &submission->recordings[i]);
    }
}

void wd_gpuav_submission_retire(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    unlink_submission(device, pending);
    wd_gpuav_submission_read(device, pending);
    wd_gpuav_submission_release(pending);
}

void wd_gpuav_submissions_visit(wd_gpuav_device *device, wd_gpuav_recording_visitor visit, void *user) {
    wd_mutex_lock(&device->submissions.lock);
    for (const wd_gpuav_submission *pending = device->submissions.first; pending; pending = pending->next) {
        for (size_t i = 0; i < pending->num_recordings; i++) {
            const submitted_recording *submitted = &pending->recordings[i];
            wd_mutex_lock(&submitted->recording->lock);
            if (submitted->recording->generation == submitted->generation) {
                visit(submitted->recording, user);
            }
            wd_mutex_unlock(&submitted->recording->lock);
        }
    }
    wd_mutex_unlock(&device->submissions.lock);
}

// first_pending returns the number of the oldest submission that is not known to be complete.
static uint64_t first_pending(void *user) {
    wd_gpuav_device *device = user;
    wd_mutex_lock(&device->submissions.lock);
    uint64_t number = device->submissions.first ? device->submissions.first->number : UINT64_MAX;
    wd_mutex_unlock(&device->submissions.lock);
    return number;
}

void wd_gpuav_publish_addresses(wd_gpuav_device *device) {
    if (!wd_gpuav_addresses_publish(&device->addresses, first_pending, device)) {
        wd_gpuav_report_info(
            &device->notices, WD_ID_GPUAV_ADDRESSES_UNKNOWN, NULL,
            "The table of device addresses has no free version. Until earlier submissions are known to be "
            "complete, device addresses are not checked against the addresses of buffers.");
    }
}
