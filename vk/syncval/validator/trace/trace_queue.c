// Submissions, presentations, and waits of the host.
#include "vk/syncval/validator/trace/trace_internal.h"

static void put_uses(wd_syncval_trace *trace, wd_trace_bytes *bytes, const wd_state_semaphore_use *uses,
                     uint32_t count) {
    wd_trace_put(bytes, count);
    for (uint32_t i = 0; i < count; i++) {
        wd_trace_put(bytes, wd_syncval_trace_define(trace, &uses[i].semaphore->object));
        wd_trace_put(bytes, uses[i].value);
        wd_trace_put(bytes, uses[i].stages);
    }
}

static void put_labels(wd_syncval_trace *trace, wd_trace_bytes *bytes, const wd_state_label *label) {
    const wd_state_label *path[64];
    uint32_t count = 0;
    for (const wd_state_label *at = label; at && count < 64; at = at->outer) {
        path[count++] = at;
    }
    wd_trace_put(bytes, count);
    while (count) {
        wd_trace_put(bytes, wd_trace_string(trace->writer, path[--count]->name));
    }
}

static void put_recordings(wd_trace_bytes *bytes, const wd_state_submission *submission,
                           wd_syncval_trace_log *(*find)(const wd_state_command_buffer *)) {
    wd_trace_put(bytes, submission->num_command_buffers);
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        wd_syncval_trace_log *log = find(submission->command_buffers[i]);
        wd_syncval_trace_write(log);
        wd_trace_put(bytes, wd_syncval_trace_number(log));
    }
}

static void report_error(wd_syncval_trace *trace) {
    wd_syncval_trace_report_error(trace->writer, trace->chassis->instance->report);
}

static bool is_wanted(wd_syncval_trace *trace) {
    return trace && wd_trace_is_recording(trace->writer) && wd_trace_is_in_frames(trace->writer);
}

static void write_submission(wd_syncval_trace *trace, const wd_state_queue *queue,
                             const wd_state_submission *submission,
                             wd_syncval_trace_log *(*find)(const wd_state_command_buffer *)) {
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, &queue->object));
    wd_trace_put(&bytes, submission->number);
    wd_trace_put(&bytes, wd_trace_frame(trace->writer));
    put_labels(trace, &bytes, queue->label);
    put_uses(trace, &bytes, submission->waits, submission->num_waits);
    put_uses(trace, &bytes, submission->signals, submission->num_signals);
    wd_trace_put(&bytes,
                 wd_syncval_trace_define(trace, submission->fence ? &submission->fence->object : NULL));
    put_recordings(&bytes, submission, find);
    wd_trace_append_bytes(trace->writer, WD_TRACE_SUBMISSION, &bytes);
}

void wd_syncval_trace_submitted(wd_syncval_trace *trace, const wd_state_queue *queue,
                                const wd_state_submission *submission,
                                wd_syncval_trace_log *(*find)(const wd_state_command_buffer *)) {
    if (is_wanted(trace)) {
        write_submission(trace, queue, submission, find);
        wd_trace_flush_late(trace->writer);
    }
    if (trace) {
        report_error(trace);
    }
}

void wd_syncval_trace_presented(wd_syncval_trace *trace, const wd_state_queue *queue,
                                const wd_state_semaphore_use *waits, uint32_t num_waits,
                                wd_state_image *const *images, uint32_t num_images) {
    if (is_wanted(trace)) {
        wd_trace_bytes bytes = {.allocator = trace->allocator};
        wd_trace_put(&bytes, wd_syncval_trace_define(trace, &queue->object));
        wd_trace_put(&bytes, wd_trace_frame(trace->writer));
        wd_trace_put(&bytes, num_waits);
        for (uint32_t i = 0; i < num_waits; i++) {
            wd_trace_put(&bytes, wd_syncval_trace_define(trace, &waits[i].semaphore->object));
        }
        wd_trace_put(&bytes, num_images);
        for (uint32_t i = 0; i < num_images; i++) {
            wd_trace_put(&bytes, wd_syncval_trace_define(trace, &images[i]->object));
        }
        wd_trace_append_bytes(trace->writer, WD_TRACE_PRESENT, &bytes);
    }
    if (trace && wd_trace_is_recording(trace->writer)) {
        wd_trace_end_frame(trace->writer);
    }
    if (trace) {
        report_error(trace);
    }
}

void wd_syncval_trace_acquired(wd_syncval_trace *trace, const wd_state_image *image,
                               const wd_state_semaphore *semaphore, VkFence handle) {
    if (!is_wanted(trace)) {
        return;
    }
    const wd_state_fence *fence = handle ? wd_state_find_fence(trace->chassis->state, handle) : NULL;
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, &image->object));
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, semaphore ? &semaphore->object : NULL));
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, fence ? &fence->object : NULL));
    wd_trace_append_bytes(trace->writer, WD_TRACE_ACQUIRE, &bytes);
}

// --- Waits of the host

static void add_wait(wd_syncval_trace *trace, wd_trace_host_wait_kind kind, const wd_state_object *object,
                     uint64_t value) {
    wd_trace_bytes bytes = {.allocator = trace->allocator};
    wd_trace_put(&bytes, kind);
    wd_trace_put(&bytes, wd_syncval_trace_define(trace, object));
    wd_trace_put(&bytes, value);
    wd_trace_append_bytes(trace->writer, WD_TRACE_HOST_WAIT, &bytes);
}

// end_headless_frame ends the frame of a program that does not present: it waits for the device once a frame.
static void end_wait(wd_syncval_trace *trace) {
    if (trace->presents) {
        wd_trace_flush_late(trace->writer);
    } else {
        wd_trace_end_frame(trace->writer);
    }
    report_error(trace);
}

void wd_syncval_trace_fences_waited(wd_syncval_trace *trace, const VkFence *fences, uint32_t count) {
    if (!trace || !wd_trace_is_recording(trace->writer)) {
        return;
    }
    for (uint32_t i = 0; is_wanted(trace) && i < count; i++) {
        const wd_state_fence *fence = wd_state_find_fence(trace->chassis->state, fences[i]);
        if (fence) {
            add_wait(trace, WD_TRACE_WAIT_FENCE, &fence->object, 0);
        }
    }
    end_wait(trace);
}

void wd_syncval_trace_semaphores_waited(wd_syncval_trace *trace, const VkSemaphoreWaitInfo *info) {
    if (!trace || !info || !wd_trace_is_recording(trace->writer)) {
        return;
    }
    for (uint32_t i = 0; is_wanted(trace) && i < info->semaphoreCount; i++) {
        const wd_state_semaphore *semaphore =
            wd_state_find_semaphore(trace->chassis->state, info->pSemaphores[i]);
        if (semaphore) {
            add_wait(trace, WD_TRACE_WAIT_SEMAPHORE, &semaphore->object, info->pValues[i]);
        }
    }
    end_wait(trace);
}

void wd_syncval_trace_idle(wd_syncval_trace *trace, const wd_state_queue *queue) {
    if (!trace || !wd_trace_is_recording(trace->writer)) {
        return;
    }
    if (is_wanted(trace)) {
        add_wait(trace, queue ? WD_TRACE_WAIT_QUEUE_IDLE : WD_TRACE_WAIT_DEVICE_IDLE,
                 queue ? &queue->object : NULL, 0);
    }
    end_wait(trace);
}
