// Queues: creation, destruction, and batches that wait for semaphore values.
#include "vk/syncval/validator/contents/contents_device.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"
#include "vk/syncval/validator/submit/owner.h"
#include "vk/syncval/validator/submit/ownership.h"

wd_syncval_queues *wd_syncval_queues_create(wd_syncval_device *device, const VkDeviceCreateInfo *info) {
    wd_syncval_queues *queues = wd_alloc_zero(&device->allocator, 1, sizeof(*queues));
    if (!queues) {
        return NULL;
    }
    if (wd_sync_pool_create(device->allocator, &queues->pool) != WD_OK) {
        wd_free(&device->allocator, queues);
        return NULL;
    }
    wd_sync_pool_set_sharing(queues->pool, &device->aliases.pending);
    queues->device = device;
    queues->owners = wd_syncval_owners_create(device, info);
    queues->next_tag = 1;
    wd_mutex_init(&queues->lock);
    return queues;
}

static void free_batch(const wd_allocator *allocator, wd_syncval_batch *batch) {
    for (uint32_t i = 0; i < batch->present.num_waits; i++) {
        wd_state_unref(&batch->present.waits[i].semaphore->object);
    }
    for (uint32_t i = 0; i < batch->present.num_images; i++) {
        wd_state_unref(&batch->present.images[i]->object);
    }
    wd_free(allocator, batch);
}

void wd_syncval_queues_unlock(wd_syncval_queues *queues) {
    wd_syncval_batch *batch = queues->done;
    queues->done = NULL;
    wd_mutex_unlock(&queues->lock);
    while (batch) {
        wd_syncval_batch *next = batch->next;
        free_batch(&queues->device->allocator, batch);
        batch = next;
    }
}

static void destroy_queue(wd_syncval_queues *queues, wd_syncval_queue *at) {
    const wd_allocator *allocator = &queues->device->allocator;
    while (at->first_waiting) {
        wd_syncval_batch *batch = at->first_waiting;
        at->first_waiting = batch->next;
        free_batch(allocator, batch);
    }
    for (size_t i = 0; i < at->executions.count; i++) {
        wd_syncval_history_unref(at->executions.items[i].history);
    }
    wd_sync_context_destroy(at->context);
    wd_free(allocator, at->executions.items);
    wd_free(allocator, at);
}

void wd_syncval_queues_destroy(wd_syncval_queues *queues) {
    if (!queues) {
        return;
    }
    const wd_allocator allocator = queues->device->allocator;
    while (queues->first) {
        wd_syncval_queue *at = queues->first;
        queues->first = at->next;
        destroy_queue(queues, at);
    }
    wd_sync_context_destroy(queues->engine);
    wd_free(&allocator, queues->presentables.items);
    WD_VECTOR_FINISH(&allocator, &queues->released);
    wd_syncval_owners_destroy(queues->owners, &allocator);
    wd_sync_pool_destroy(queues->pool);
    wd_mutex_finish(&queues->lock);
    wd_free(&allocator, queues);
}

static wd_syncval_queue *find_queue(const wd_syncval_queues *queues, const wd_state_queue *queue) {
    wd_syncval_queue *at = queues->first;
    while (at && at->queue != queue) {
        at = at->next;
    }
    return at;
}

wd_syncval_queue *wd_syncval_need_queue(wd_syncval_queues *queues, const wd_state_queue *queue) {
    wd_syncval_queue *at = find_queue(queues, queue);
    if (at || queues->num_queues == WD_SYNCVAL_MAX_QUEUES) {
        return at;
    }
    const wd_allocator *allocator = &queues->device->allocator;
    at = wd_alloc_zero(allocator, 1, sizeof(*at));
    if (!at || wd_sync_context_create(queues->pool, (uint8_t)queues->num_queues, &at->context) != WD_OK) {
        wd_free(allocator, at);
        return NULL;
    }
    wd_sync_context_set_complete(at->context, queues->complete);
    at->number = (uint8_t)queues->num_queues++;
    at->queue = queue;
    at->next = queues->first;
    queues->first = at;
    return at;
}

// --- Waiting batches

bool wd_syncval_are_ready(const wd_state_semaphore_use *waits, uint32_t num_waits) {
    for (uint32_t i = 0; i < num_waits; i++) {
        if (!wd_syncval_is_ready(&waits[i])) {
            return false;
        }
    }
    return true;
}

static bool is_batch_ready(const wd_syncval_batch *batch) {
    return batch->submission ? wd_syncval_are_ready(batch->submission->waits, batch->submission->num_waits)
                             : wd_syncval_are_ready(batch->present.waits, batch->present.num_waits);
}

static void make_opaque(wd_syncval_queues *queues, const wd_state_submission *submission) {
    wd_syncval_make_opaque(queues, submission->waits, submission->num_waits);
    wd_syncval_make_opaque(queues, submission->signals, submission->num_signals);
}

static void append_waiting(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_batch *batch) {
    if (at->last_waiting) {
        at->last_waiting->next = batch;
    } else {
        at->first_waiting = batch;
    }
    at->last_waiting = batch;
    at->num_waiting++;
    queues->num_waiting++;
}

static void remove_waiting(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_batch *batch) {
    wd_syncval_batch *before = NULL;
    wd_syncval_batch **link = &at->first_waiting;
    while (*link != batch) {
        before = *link;
        link = &before->next;
    }
    *link = batch->next;
    if (at->last_waiting == batch) {
        at->last_waiting = before;
    }
    at->num_waiting--;
    queues->num_waiting--;
    batch->next = queues->done;
    queues->done = batch;
}

// drop_waiting removes a batch that will not execute.
static void drop_waiting(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_batch *batch) {
    if (batch->submission) {
        wd_syncval_follow_sparse(queues, batch->submission);
        wd_syncval_note_missed_transfers(queues);
        make_opaque(queues, batch->submission);
        wd_syncval_expect_signals(queues, batch->submission, -1);
    }
    wd_syncval_make_opaque(queues, batch->present.waits, batch->present.num_waits);
    for (uint32_t i = 0; i < batch->present.num_images; i++) {
        wd_syncval_forget_image(queues, batch->present.images[i]);
    }
    remove_waiting(queues, at, batch);
}

// stop_tracking stops following a queue: its pending work is dropped, and its semaphores count as ordering
// everything.
static void stop_tracking(wd_syncval_queues *queues, wd_syncval_queue *at) {
    at->is_untracked = true;
    wd_syncval_note_missed_transfers(queues);
    wd_sync_context_clear(at->context);
    while (at->first_waiting) {
        drop_waiting(queues, at, at->first_waiting);
    }
}

static bool signals_others(const wd_state_submission *submission) {
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        if (__atomic_load_n(&submission->signals[i].semaphore->is_external, __ATOMIC_ACQUIRE)) {
            return true;
        }
    }
    return false;
}

// keep_waiting appends a batch to the waiting ones of the queue. A batch that signals semaphores with unknown
// waits cannot wait: the work after these waits would look unordered.
static void keep_waiting(wd_syncval_queues *queues, wd_syncval_queue *at, wd_state_submission *submission) {
    wd_syncval_batch *batch = NULL;
    if (at->num_waiting < WD_SYNCVAL_MAX_WAITING && !signals_others(submission)) {
        batch = wd_alloc_zero(&queues->device->allocator, 1, sizeof(*batch));
    }
    if (!batch) {
        stop_tracking(queues, at);
        wd_syncval_follow_sparse(queues, submission);
        make_opaque(queues, submission);
        return;
    }
    batch->submission = submission;
    append_waiting(queues, at, batch);
    wd_syncval_expect_signals(queues, submission, 1);
}

static bool execute_ready_batch(wd_syncval_queues *queues, wd_syncval_queue *at) {
    bool moved = false;
    for (; at->first_waiting && is_batch_ready(at->first_waiting); moved = true) {
        wd_syncval_batch *batch = at->first_waiting;
        remove_waiting(queues, at, batch);
        if (batch->submission) {
            wd_syncval_expect_signals(queues, batch->submission, -1);
            queues->num_changes++;
            wd_syncval_execute_batch(queues, at, batch->submission);
        } else {
            wd_syncval_execute_present(queues, at, &batch->present);
        }
    }
    return moved;
}

// execute_ready_batches executes all batches whose waits are ready.
static void execute_ready_batches(wd_syncval_queues *queues) {
    bool moved = queues->num_waiting != 0;
    while (moved) {
        moved = false;
        for (wd_syncval_queue *at = queues->first; at; at = at->next) {
            moved |= execute_ready_batch(queues, at);
        }
    }
}

// handle_missed_work handles work that the validator has not seen completely: all earlier work counts as
// ordered before all later work, and bindings and ownership transfers become unknown.
static void handle_missed_work(wd_syncval_queues *queues) {
    wd_syncval_note_missed_transfers(queues);
    wd_syncval_forget_bindings(&queues->device->aliases);
    for (wd_syncval_queue *at = queues->first; at; at = at->next) {
        wd_syncval_wait_for_unknown(queues, at);
    }
}

void wd_syncval_check_for_missed_work(wd_syncval_queues *queues) {
    const uint64_t num_missed = wd_state_device_num_missed(queues->device->chassis->state);
    if (num_missed != queues->num_missed) {
        handle_missed_work(queues);
    }
    queues->num_missed = num_missed;
}

// --- Submission and completion

// trace_submitted adds a submission to the trace file, unless it was added with a hazard before.
static void trace_submitted(wd_syncval_device *device, const wd_state_queue *queue,
                            const wd_state_submission *submission) {
    wd_syncval_queues *queues = device->trace ? device->queues : NULL;
    bool is_traced = !device->trace;
    if (queues) {
        wd_mutex_lock(&queues->lock);
        const wd_syncval_queue *at = find_queue(queues, queue);
        is_traced = at && submission->number <= at->checked.traced;
        wd_syncval_queues_unlock(queues);
    }
    if (!is_traced) {
        wd_syncval_trace_submitted(device->trace, queue, submission, wd_syncval_trace_log_of);
    }
}

bool wd_syncval_compares_submissions(const wd_syncval_queues *queues) {
    return queues->device->options.hazards && queues->device->options.submit_time;
}

// execute_now executes a batch. If it was checked, its hazards are reported again only if other work was executed
// since, which may race with it.
static void execute_now(wd_syncval_queues *queues, wd_syncval_queue *at, wd_state_submission *submission) {
    wd_syncval_checked *checked = &at->checked;
    const bool is_checked = submission->number <= checked->end;
    const bool is_unchanged = is_checked && checked->changes == queues->num_changes;
    queues->is_muted =
        is_unchanged || (is_checked && checked->has_reported) || !wd_syncval_compares_submissions(queues);
    queues->num_changes++;
    checked->changes = is_unchanged ? queues->num_changes : checked->changes;
    wd_syncval_execute_batch(queues, at, submission);
    queues->is_muted = false;
}

void wd_syncval_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_syncval_queues *queues = ((wd_syncval_device *)user)->queues;
    wd_syncval_oversync_submitted(((wd_syncval_device *)user)->oversync, queue, submission,
                                  wd_syncval_oversync_recording_of);
    wd_syncval_contents_submitted(((wd_syncval_device *)user)->contents);
    trace_submitted(user, queue, submission);
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    wd_syncval_check_for_missed_work(queues);
    wd_syncval_queue *at = wd_syncval_need_queue(queues, queue);
    if (at) {
        at->submitted = submission->number;
    }
    if (!at) {
        wd_syncval_note_missed_transfers(queues);
        wd_syncval_follow_sparse(queues, submission);
        make_opaque(queues, submission);
    } else if (submission->is_incomplete) {
        handle_missed_work(queues);
        make_opaque(queues, submission);
    } else if (at->first_waiting || !wd_syncval_are_ready(submission->waits, submission->num_waits)) {
        keep_waiting(queues, at, submission);
    } else {
        execute_now(queues, at, submission);
        execute_ready_batches(queues);
    }
    wd_syncval_queues_unlock(queues);
}

static wd_syncval_batch *copy_present(const wd_allocator *allocator, const wd_syncval_present *present) {
    const size_t uses = present->num_waits * sizeof(wd_state_semaphore_use);
    wd_syncval_batch *batch =
        wd_alloc_zero(allocator, 1, sizeof(*batch) + uses + present->num_images * sizeof(wd_state_image *));
    if (!batch) {
        return NULL;
    }
    wd_state_semaphore_use *waits = (wd_state_semaphore_use *)(batch + 1);
    wd_state_image **images = (wd_state_image **)(waits + present->num_waits);
    batch->present = (wd_syncval_present){waits, images, present->num_waits, present->num_images};
    for (uint32_t i = 0; i < present->num_waits; i++) {
        waits[i] = present->waits[i];
        wd_state_ref(&waits[i].semaphore->object);
    }
    for (uint32_t i = 0; i < present->num_images; i++) {
        images[i] = present->images[i];
        wd_state_ref(&images[i]->object);
    }
    return batch;
}

void wd_syncval_presented(wd_syncval_queues *queues, const wd_state_queue *queue,
                          const wd_syncval_present *present) {
    queues->num_changes++;
    wd_syncval_check_for_missed_work(queues);
    wd_syncval_queue *at = wd_syncval_need_queue(queues, queue);
    if (!at) {
        wd_syncval_make_opaque(queues, present->waits, present->num_waits);
    } else if (at->first_waiting || !wd_syncval_are_ready(present->waits, present->num_waits)) {
        wd_syncval_batch *batch = at->num_waiting < WD_SYNCVAL_MAX_WAITING
                                      ? copy_present(&queues->device->allocator, present)
                                      : NULL;
        if (batch) {
            append_waiting(queues, at, batch);
            return;
        }
        stop_tracking(queues, at);
        wd_syncval_make_opaque(queues, present->waits, present->num_waits);
    } else {
        wd_syncval_execute_present(queues, at, present);
        return;
    }
    for (uint32_t i = 0; i < present->num_images; i++) {
        wd_syncval_forget_image(queues, present->images[i]);
    }
}

void wd_syncval_destroyed(void *user, wd_state_object *object) {
    wd_syncval_queues *queues = ((wd_syncval_device *)user)->queues;
    wd_syncval_oversync_destroyed(((wd_syncval_device *)user)->oversync, object);
    wd_syncval_contents_destroyed(((wd_syncval_device *)user)->contents, object);
    if (object->type == VK_OBJECT_TYPE_BUFFER || object->type == VK_OBJECT_TYPE_IMAGE) {
        wd_syncval_remove_claims(&((wd_syncval_device *)user)->aliases, object);
    }
    if (!queues || (object->type != VK_OBJECT_TYPE_IMAGE && object->type != VK_OBJECT_TYPE_BUFFER)) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    wd_syncval_forget_transfers(queues, object);
    wd_syncval_forget_owner(queues, object);
    if (object->type == VK_OBJECT_TYPE_IMAGE && ((wd_state_image *)object)->swapchain) {
        wd_syncval_forget_image(queues, (wd_state_image *)object);
    }
    wd_syncval_queues_unlock(queues);
}

// forget_waiting removes a batch that completed before it could be executed.
static void forget_waiting(wd_syncval_queues *queues, wd_syncval_queue *at,
                           const wd_state_submission *submission) {
    wd_syncval_batch *batch = at->first_waiting;
    while (batch && batch->submission != submission) {
        batch = batch->next;
    }
    if (batch) {
        drop_waiting(queues, at, batch);
    }
}

void wd_syncval_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)complete;
    wd_syncval_queues *queues = ((wd_syncval_device *)user)->queues;
    wd_syncval_oversync_retired(((wd_syncval_device *)user)->oversync, queue, submission);
    wd_syncval_contents_retired(((wd_syncval_device *)user)->contents, &queue->object, submission->number);
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    wd_syncval_queue *at = find_queue(queues, queue);
    if (at) {
        forget_waiting(queues, at, submission);
        wd_syncval_drop_signals(at, queues, submission);
        wd_syncval_note_complete(queues, at, (uint64_t)(uintptr_t)submission->user[WD_STATE_SLOT_SYNC]);
        if (at->submitted <= submission->number) {
            at->is_untracked = false;
        }
        execute_ready_batches(queues);
    }
    wd_syncval_queues_unlock(queues);
}

void wd_syncval_post_SignalSemaphore(wd_call *call, const wd_SignalSemaphore_args *args,
                                     const wd_SignalSemaphore_args *down) {
    (void)args;
    (void)down;
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    execute_ready_batches(queues);
    wd_syncval_queues_unlock(queues);
}

// Any earlier command of any queue may have set the event, so all of them are complete.
void wd_syncval_post_GetEventStatus(wd_call *call, const wd_GetEventStatus_args *args,
                                    const wd_GetEventStatus_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    if (!queues || args->result != VK_EVENT_SET) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    for (wd_syncval_queue *at = queues->first; at; at = at->next) {
        wd_syncval_note_complete(queues, at, at->end_tag);
    }
    wd_syncval_queues_unlock(queues);
}
