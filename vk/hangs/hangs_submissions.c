#include "vk/hangs/hangs_submissions.h"

#include "vk/hangs/hangs_draw_marks.h"
#include "vk/hangs/hangs_report.h"
#include "vk/hangs/hangs_text.h"
#include "vk/state/state_finding.h"

enum {
    MOST_NESTING = 8,         // Levels of secondary command buffers (VK_EXT_nested_command_buffer).
    MOST_SUBMITTED = 1 << 16, // Command buffers of a submission; the others are not followed.
};

// count adds a command buffer and those that it executes to `total`.
static void count(const wd_state_command_buffer *command_buffer, unsigned depth, size_t *total) {
    *total += *total < MOST_SUBMITTED;
    for (uint32_t i = 0; depth < MOST_NESTING && *total < MOST_SUBMITTED && i < command_buffer->num_executed;
         i++) {
        count(command_buffer->executed[i], depth + 1, total);
    }
}

static void add(wd_hangs_submission *made, wd_state_command_buffer *command_buffer, unsigned depth,
                size_t total) {
    if (made->num_submitted == total) {
        return;
    }
    wd_hangs_recording *recording = wd_hangs_recording_of(command_buffer);
    wd_hangs_submitted *submitted = &made->submitted[made->num_submitted++];
    *submitted = (wd_hangs_submitted){command_buffer, recording, 0, depth > 0, false};
    wd_state_ref(&command_buffer->object);
    if (recording) {
        wd_mutex_lock(&recording->lock);
        submitted->generation = recording->generation;
        wd_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0;
         depth < MOST_NESTING && made->num_submitted < total && i < command_buffer->num_executed; i++) {
        add(made, command_buffer->executed[i], depth + 1, total);
    }
}

static void add_waits(wd_hangs_submission *made, const wd_state_submission *submission) {
    made->waits = wd_arena_alloc_zero(&made->arena, submission->num_waits, sizeof(*made->waits));
    for (uint32_t i = 0; made->waits && i < submission->num_waits; i++) {
        const wd_state_semaphore_use *use = &submission->waits[i];
        wd_state_ref(&use->semaphore->object);
        made->waits[made->num_waits++] = (wd_hangs_wait){use->semaphore, use->value, use->signal_queue,
                                                         use->signal_submission, use->acquired != NULL};
    }
}

wd_hangs_submission *wd_hangs_submission_create(wd_hangs_device *device, const wd_state_queue *queue,
                                                const wd_state_submission *submission) {
    wd_arena arena;
    wd_arena_init(&arena, device->allocator, 512);
    wd_hangs_submission *made = wd_arena_alloc_zero(&arena, 1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    size_t total = 0;
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        count(submission->command_buffers[i], 0, &total);
    }
    made->submitted = wd_arena_alloc_zero(&arena, total, sizeof(*made->submitted));
    made->arena = arena;
    made->queue = (wd_state_queue *)queue;
    wd_state_ref(&made->queue->object);
    made->number = submission->number;
    made->frame = atomic_load(&device->num_presents) + 1;
    for (uint32_t i = 0; made->submitted && i < submission->num_command_buffers; i++) {
        add(made, submission->command_buffers[i], 0, total);
    }
    add_waits(made, submission);
    wd_finding_label *labels;
    wd_state_copy_labels(&made->arena, queue->label, &labels, &made->num_labels);
    made->labels = labels;
    made->fence = submission->fence;
    wd_state_ref((wd_state_object *)made->fence);
    return made;
}

void wd_hangs_submission_destroy(wd_hangs_submission *submission) {
    if (!submission) {
        return;
    }
    for (size_t i = 0; i < submission->num_submitted; i++) {
        wd_state_unref(&submission->submitted[i].command_buffer->object);
    }
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        wd_state_unref(&submission->waits[i].semaphore->object);
    }
    wd_state_unref((wd_state_object *)submission->fence);
    wd_state_unref(&submission->queue->object);
    wd_arena arena = submission->arena;
    wd_arena_finish(&arena);
}

// The list

// change_pending adds to the pending submissions of the recordings of a submission.
static void change_pending(const wd_hangs_submission *submission, bool begins) {
    for (size_t i = 0; i < submission->num_submitted; i++) {
        const wd_hangs_submitted *submitted = &submission->submitted[i];
        wd_hangs_recording *recording = submitted->recording;
        if (!recording) {
            continue;
        }
        wd_mutex_lock(&recording->lock);
        if (recording->generation == submitted->generation && (begins || recording->num_pending)) {
            recording->is_shared |= begins && recording->num_pending;
            recording->num_pending += begins ? 1 : -1u;
        }
        wd_mutex_unlock(&recording->lock);
    }
}

static void on_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_hangs_device *device = user;
    wd_hangs_submission *made = wd_hangs_submission_create(device, queue, submission);
    submission->user[WD_STATE_SLOT_HANGS] = made;
    if (!made) {
        return;
    }
    change_pending(made, true);
    wd_mutex_lock(&device->lock);
    made->previous = device->last;
    *(made->previous ? &made->previous->next : &device->first) = made;
    device->last = made;
    wd_mutex_unlock(&device->lock);
}

static void unlink_submission(wd_hangs_device *device, wd_hangs_submission *submission) {
    wd_mutex_lock(&device->lock);
    *(submission->previous ? &submission->previous->next : &device->first) = submission->next;
    *(submission->next ? &submission->next->previous : &device->last) = submission->previous;
    wd_mutex_unlock(&device->lock);
    change_pending(submission, false);
    wd_hangs_submission_destroy(submission);
}

static void on_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)queue;
    (void)complete;
    wd_hangs_submission *made = submission->user[WD_STATE_SLOT_HANGS];
    submission->user[WD_STATE_SLOT_HANGS] = NULL;
    if (made) {
        unlink_submission(user, made);
    }
}

static void on_reset(void *user, wd_state_command_buffer *command_buffer) {
    (void)user;
    wd_hangs_end_recording(command_buffer);
}

static void on_destroyed(void *user, wd_state_object *object) {
    wd_hangs_device *device = user;
    wd_hangs_history_add(&device->history, object, atomic_load(&device->num_presents) + 1);
}

static void on_lost(void *user) {
    wd_hangs_report_loss(user, &(wd_hangs_event){.command = NULL});
}

wd_status wd_hangs_register_observer(wd_hangs_device *device) {
    const wd_state_observer observer = {
        .submitted = on_submitted,
        .retired = on_retired,
        .command_buffer_reset = on_reset,
        .object_destroyed = on_destroyed,
        .device_lost = on_lost,
        .user = device,
    };
    return wd_state_add_observer(device->chassis->state, &observer);
}

void wd_hangs_forget_submissions(wd_hangs_device *device) {
    while (device->first) {
        unlink_submission(device, device->first);
    }
}

static void reset_recording(const wd_state_command_buffer *command_buffer, wd_hangs_recording *recording) {
    recording->is_shared = false;
    const wd_hangs_draw_marks *marks = wd_hangs_draw_marks_of(recording->device->chassis->state);
    if (recording->slot) {
        wd_hangs_reset_slot(recording->slot);
    }
    if (marks) {
        marks->reset(command_buffer);
    }
}

static void reset_markers(wd_state_command_buffer *command_buffer, unsigned depth, uint32_t *budget) {
    wd_hangs_recording *recording = wd_hangs_recording_of(command_buffer);
    if (recording) {
        wd_mutex_lock(&recording->lock);
        if (!recording->num_pending) {
            reset_recording(command_buffer, recording);
        }
        wd_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0; depth < MOST_NESTING && *budget && i < command_buffer->num_executed; i++) {
        --*budget;
        reset_markers(command_buffer->executed[i], depth + 1, budget);
    }
}

void wd_hangs_reset_markers(wd_state_command_buffer *command_buffer) {
    uint32_t budget = MOST_SUBMITTED;
    reset_markers(command_buffer, 0, &budget);
}
