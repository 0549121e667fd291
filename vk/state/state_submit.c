// New submissions. state_retire.c finds when they are complete.
//
// A call is read before the driver gets it: afterwards another thread may see that the work is complete, and record,
// free or destroy what the call named, before post_record runs here.
#include <assert.h>
#include <string.h>

#include "vk/registry/chain.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_retire.h"
#include "vk/state/state_sparse.h"
#include "vk/state/state_sync.h"

// new_submission creates one with arrays for the objects of a batch; NULL when memory runs out. `arena` is NULL for
// those that are submitted.
static wd_state_submission *new_submission(wd_state_queue *queue, wd_arena *arena, uint32_t command_buffers,
                                           uint32_t waits, uint32_t signals) {
    const size_t uses = ((size_t)waits + signals) * sizeof(wd_state_semaphore_use);
    const size_t pointers = (size_t)command_buffers * (sizeof(wd_state_command_buffer *) + sizeof(uint64_t));
    const size_t size = sizeof(wd_state_submission) + uses + pointers;
    wd_state_submission *submission =
        arena ? wd_arena_alloc_zero(arena, 1, size) : wd_alloc_zero(&queue->device->allocator, 1, size);
    if (submission) {
        submission->queue = queue;
        submission->waits = (wd_state_semaphore_use *)(submission + 1);
        submission->signals = submission->waits + waits;
        submission->generations = (uint64_t *)(submission->signals + signals);
        submission->command_buffers = (wd_state_command_buffer **)(submission->generations + command_buffers);
    }
    return submission;
}

// add_secondaries notes the command buffers that `primary` executes.
static void add_secondaries(wd_state_submission *submission, const wd_state_command_buffer *primary) {
    if (primary->num_executed == 0) {
        return;
    }
    const size_t count = (size_t)submission->num_secondaries + primary->num_executed;
    wd_state_command_buffer **secondaries = wd_realloc_array(
        &submission->queue->device->allocator, submission->secondaries, count, sizeof *secondaries);
    if (!secondaries) {
        return; // Whether they are pending is not known then.
    }
    submission->secondaries = secondaries;
    for (uint32_t i = 0; i < primary->num_executed; i++) {
        wd_state_command_buffer *secondary = primary->executed[i];
        assert(secondary && submission->num_secondaries < count);
        __atomic_add_fetch(&secondary->pending_count, 1, __ATOMIC_ACQ_REL);
        if (secondary->usage & VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT) {
            secondary->recording = WD_STATE_INVALID;
            wd_state_note_change(&secondary->object);
        }
        wd_state_ref(&secondary->object);
        secondaries[submission->num_secondaries++] = secondary;
    }
}

static void add_command_buffer(wd_state_submission *submission, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(submission->queue->device, handle);
    if (!command_buffer) {
        submission->is_incomplete = true;
        return;
    }
    submission->generations[submission->num_command_buffers] = command_buffer->generation;
    submission->command_buffers[submission->num_command_buffers++] = command_buffer;
}

static void add_use(wd_state_submission *submission, wd_state_semaphore_use *uses, uint32_t *count,
                    VkSemaphore handle, uint64_t value, VkPipelineStageFlags2 stages) {
    wd_state_semaphore *semaphore = wd_state_find_semaphore(submission->queue->device, handle);
    submission->is_incomplete |= !semaphore;
    if (semaphore) {
        const bool is_timeline = semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE;
        uses[(*count)++] = (wd_state_semaphore_use){
            .semaphore = semaphore, .value = is_timeline ? value : 0, .stages = stages};
    }
}

// chained_uses are the semaphores of a batch whose timeline values, if any, are in its chain.
typedef struct chained_uses {
    const void *chain;
    uint32_t num_waits, num_signals;
    const VkSemaphore *waits, *signals;
    const VkPipelineStageFlags *wait_stages; // NULL: all of them.
} chained_uses;

// value_at returns the timeline value of a semaphore; 0 where the chain has none. Both arrays of
// VkTimelineSemaphoreSubmitInfo are optional: values of binary semaphores are ignored.
static uint64_t value_at(const uint64_t *values, uint32_t num_values, uint32_t index) {
    return values && index < num_values ? values[index] : 0;
}

static void add_chained_uses(wd_state_submission *submission, const chained_uses *from) {
    static const VkTimelineSemaphoreSubmitInfo none;
    const VkTimelineSemaphoreSubmitInfo *timeline =
        wd_find_chained(from->chain, VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    timeline = timeline ? timeline : &none;
    for (uint32_t i = 0; i < from->num_waits; i++) {
        const uint64_t value = value_at(timeline->pWaitSemaphoreValues, timeline->waitSemaphoreValueCount, i);
        add_use(submission, submission->waits, &submission->num_waits, from->waits[i], value,
                from->wait_stages ? from->wait_stages[i] : VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
    }
    for (uint32_t i = 0; i < from->num_signals; i++) {
        const uint64_t value =
            value_at(timeline->pSignalSemaphoreValues, timeline->signalSemaphoreValueCount, i);
        add_use(submission, submission->signals, &submission->num_signals, from->signals[i], value,
                VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
    }
}

static uint32_t counter_pass_of(const void *chain) {
    const VkPerformanceQuerySubmitInfoKHR *info =
        chain ? wd_find_chained(chain, VK_STRUCTURE_TYPE_PERFORMANCE_QUERY_SUBMIT_INFO_KHR) : NULL;
    return info ? info->counterPassIndex : 0;
}

static wd_state_submission *read_submit(wd_state_queue *queue, wd_arena *arena, const VkSubmitInfo *info) {
    wd_state_submission *submission = new_submission(queue, arena, info->commandBufferCount,
                                                     info->waitSemaphoreCount, info->signalSemaphoreCount);
    if (!submission) {
        return NULL;
    }
    submission->counter_pass = counter_pass_of(info->pNext);
    for (uint32_t i = 0; i < info->commandBufferCount; i++) {
        add_command_buffer(submission, info->pCommandBuffers[i]);
    }
    add_chained_uses(submission, &(chained_uses){info->pNext, info->waitSemaphoreCount,
                                                 info->signalSemaphoreCount, info->pWaitSemaphores,
                                                 info->pSignalSemaphores, info->pWaitDstStageMask});
    return submission;
}

static wd_state_submission *read_submit2(wd_state_queue *queue, wd_arena *arena, const VkSubmitInfo2 *info) {
    wd_state_submission *submission =
        new_submission(queue, arena, info->commandBufferInfoCount, info->waitSemaphoreInfoCount,
                       info->signalSemaphoreInfoCount);
    if (!submission) {
        return NULL;
    }
    submission->is_second = true;
    submission->counter_pass = counter_pass_of(info->pNext);
    for (uint32_t i = 0; i < info->waitSemaphoreInfoCount; i++) {
        const VkSemaphoreSubmitInfo *wait = &info->pWaitSemaphoreInfos[i];
        add_use(submission, submission->waits, &submission->num_waits, wait->semaphore, wait->value,
                wait->stageMask);
    }
    for (uint32_t i = 0; i < info->commandBufferInfoCount; i++) {
        add_command_buffer(submission, info->pCommandBufferInfos[i].commandBuffer);
    }
    for (uint32_t i = 0; i < info->signalSemaphoreInfoCount; i++) {
        const VkSemaphoreSubmitInfo *signal = &info->pSignalSemaphoreInfos[i];
        add_use(submission, submission->signals, &submission->num_signals, signal->semaphore, signal->value,
                signal->stageMask);
    }
    return submission;
}

static wd_state_submission *read_sparse(wd_state_queue *queue, const VkBindSparseInfo *info) {
    const wd_state_device *device = queue->device;
    wd_state_submission *submission =
        new_submission(queue, NULL, 0, info->waitSemaphoreCount, info->signalSemaphoreCount);
    if (!submission || !wd_state_read_sparse_binds(submission, info)) {
        wd_free(&device->allocator, submission);
        return NULL;
    }
    submission->is_binding = true;
    add_chained_uses(submission,
                     &(chained_uses){info->pNext, info->waitSemaphoreCount, info->signalSemaphoreCount,
                                     info->pWaitSemaphores, info->pSignalSemaphores, NULL});
    return submission;
}

// hold references the objects of a batch, and makes its command buffers pending.
static wd_state_submission *hold(wd_state_submission *submission) {
    if (submission && submission->is_incomplete) {
        __atomic_store_n(&submission->queue->device->work.has_unknown_queries, 1, __ATOMIC_RELAXED);
    }
    for (uint32_t i = 0; submission && i < submission->num_command_buffers; i++) {
        wd_state_command_buffer *command_buffer = submission->command_buffers[i];
        __atomic_add_fetch(&command_buffer->pending_count, 1, __ATOMIC_ACQ_REL);
        if (command_buffer->usage & VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT) {
            command_buffer->recording = WD_STATE_INVALID;
        }
        wd_state_ref(&command_buffer->object);
        add_secondaries(submission, command_buffer);
        wd_state_submit_labels(submission->queue, command_buffer);
        wd_state_submit_queries(submission->queue, command_buffer, submission->counter_pass);
        wd_state_submit_events(command_buffer);
    }
    for (uint32_t i = 0; submission && i < submission->num_waits; i++) {
        wd_state_ref(&submission->waits[i].semaphore->object);
    }
    for (uint32_t i = 0; submission && i < submission->num_signals; i++) {
        wd_state_ref(&submission->signals[i].semaphore->object);
    }
    return submission;
}

// note_semaphores stores which submission signals each semaphore. The submission lock is held.
static void note_semaphores(wd_state_submission *submission) {
    wd_mutex_assert_held(&submission->queue->device->submission_lock);
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        wd_state_semaphore_use *wait = &submission->waits[i];
        if (wait->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
            wait->signal_queue = wait->semaphore->signal_queue;
            wait->signal_submission = wait->semaphore->signal_submission;
            wait->signal_stages = wait->semaphore->signal_stages;
            wait->acquired = wait->semaphore->acquired;
            wait->semaphore->signal_queue = NULL; // Waiting unsignals it.
            wait->semaphore->acquired = NULL;
        }
    }
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        wd_state_semaphore *semaphore = submission->signals[i].semaphore;
        semaphore->signal_queue = semaphore->is_external ? NULL : submission->queue;
        semaphore->signal_submission = submission->number;
        // Bindings are in no order with the commands of the queue, and an empty batch may depend only on other
        // semaphores.
        const bool is_empty = !submission->num_command_buffers && !submission->is_incomplete;
        const VkPipelineStageFlags2 stages = submission->signals[i].stages;
        const bool is_complete = stages & VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        semaphore->signal_stages = submission->is_binding || (is_empty && !is_complete) ? 0 : stages;
        semaphore->acquired = NULL;
    }
    wd_state_note_batch(submission);
}

// is_reached returns whether the application observed the completion before this thread recorded the
// submission.
static bool is_reached(const wd_state_submission *submission) {
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        const wd_state_semaphore *semaphore = submission->signals[i].semaphore;
        if (semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE && !semaphore->is_external &&
            __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE) >= submission->signals[i].value) {
            return true;
        }
    }
    return false;
}

// note_dependencies sets the submissions on which the signal operations depend. Those of command buffers depend on
// everything submitted before; those of bindings depend on earlier signal operations, and so on their dependencies
// (Vulkan, "Semaphore Signaling", "Fences"). The submission lock is held.
static void note_dependencies(wd_state_queue *queue, uint64_t number, wd_state_submission *submission,
                              const wd_state_fence *fence) {
    wd_mutex_assert_held(&queue->device->submission_lock);
    assert(queue->signal_target < number && number == queue->submitted);
    const bool is_binding = submission && submission->is_binding;
    const bool covers =
        is_binding ? queue->signal_target + 1 == number : !submission || submission->num_signals || fence;
    queue->signal_target = covers ? number : queue->signal_target;
    if (submission) {
        submission->progress.signal_covers = is_binding ? queue->signal_target : number;
        submission->progress.is_partial = submission->progress.signal_covers < number;
        queue->num_partial += submission->progress.is_partial;
    }
}

// submit numbers and lists a submission, and returns the number. NULL: memory ran out for it, and it has a number
// only.
static uint64_t submit(wd_state_queue *queue, wd_state_submission *submission, wd_state_fence *fence) {
    wd_state_device *device = queue->device;
    pthread_mutex_lock(&device->retire_lock); // `retired` must not overtake `submitted`.
    wd_mutex_lock(&device->submission_lock);
    if (!submission) {
        wd_state_note_missed(device);
    }
    const uint64_t number = queue->submitted + 1;
    assert(!queue->first_pending == !queue->last_pending);
    assert(!queue->last_pending || (queue->last_pending->number < number && !queue->last_pending->next));
    __atomic_store_n(&queue->submitted, number, __ATOMIC_RELEASE);
    if (fence) {
        fence->queue = queue;
        __atomic_store_n(&fence->is_of_other, false, __ATOMIC_RELEASE);
        fence->submission = number;
        wd_state_note_fence_of_queue(fence, queue, number);
    }
    note_dependencies(queue, number, submission, fence);
    if (submission) {
        assert(!submission->next && !submission->number);
        submission->number = number;
        wd_state_note_early_waits(submission);
        submission->serial = __atomic_add_fetch(&device->work.num_submissions, 1, __ATOMIC_ACQ_REL);
        submission->progress.other_completions = wd_state_count_other_completions(device);
        submission->fence = fence;
        wd_state_ref((wd_state_object *)fence);
        note_semaphores(submission);
        if (queue->last_pending) {
            queue->last_pending->next = submission;
        } else {
            queue->first_pending = submission;
        }
        queue->last_pending = submission;
    }
    wd_mutex_unlock(&device->submission_lock);
    for (uint32_t i = 0; submission && i < device->num_observers; i++) {
        const wd_state_observer *observer = &device->observers[i];
        if (observer->submitted) {
            observer->submitted(observer->user, queue, submission);
        }
    }
    if (submission && is_reached(submission)) {
        wd_state_queue_signaled(queue, number);
    }
    pthread_mutex_unlock(&device->retire_lock);
    return number;
}

// --- Calls before the driver gets them

static bool has_use(const wd_state_semaphore_use *uses, uint32_t count, const wd_state_semaphore *semaphore) {
    bool found = false;
    for (uint32_t i = 0; i < count && !found; i++) {
        found = uses[i].semaphore == semaphore;
    }
    return found;
}

// peek_signal stores the submission that signals a binary semaphore: an earlier batch of the same call, or one that
// was submitted before. The submission lock is held.
static void peek_signal(wd_state_submission *const *batches, uint32_t num_earlier,
                        wd_state_semaphore_use *wait) {
    const wd_state_semaphore *semaphore = wait->semaphore;
    for (uint32_t i = num_earlier; i-- > 0;) {
        const wd_state_submission *batch = batches[i];
        const bool signals = has_use(batch->signals, batch->num_signals, semaphore);
        if (signals || has_use(batch->waits, batch->num_waits, semaphore)) {
            wait->signal_queue = signals && !semaphore->is_external ? batch->queue : NULL;
            wait->signal_submission = batch->number;
            return;
        }
    }
    wait->signal_queue = semaphore->signal_queue;
    wait->signal_submission = semaphore->signal_submission;
}

static wd_state_submission *peek_batch(wd_state_queue *queue, wd_arena *arena, const wd_state_peek *peek,
                                       uint32_t index) {
    return peek->is_second ? read_submit2(queue, arena, &((const VkSubmitInfo2 *)peek->infos)[index])
                           : read_submit(queue, arena, &((const VkSubmitInfo *)peek->infos)[index]);
}

wd_state_submission *const *wd_state_peek_submissions(wd_state_device *device, wd_arena *arena,
                                                      const wd_state_peek *peek) {
    wd_state_queue *queue = wd_state_find_queue(device, peek->queue);
    wd_state_submission **batches =
        queue ? wd_arena_alloc_zero(arena, peek->count, sizeof(wd_state_submission *)) : NULL;
    const uint64_t number = batches ? __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE) : 0;
    for (uint32_t i = 0; batches && i < peek->count; i++) {
        batches[i] = peek_batch(queue, arena, peek, i);
        if (!batches[i]) {
            return NULL;
        }
        batches[i]->number = number + i + 1;
        batches[i]->fence = i + 1 == peek->count ? wd_state_find_fence(device, peek->fence) : NULL;
        wd_mutex_lock(&device->submission_lock);
        for (uint32_t k = 0; k < batches[i]->num_waits; k++) {
            if (batches[i]->waits[k].semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
                peek_signal(batches, i, &batches[i]->waits[k]);
            }
        }
        wd_mutex_unlock(&device->submission_lock);
    }
    return batches;
}

// --- Calls in the driver

// open_call lists a call with `count` batches, or an empty one for a fence only. NULL: the queue is not known, there is
// nothing to submit, or memory ran out.
static wd_state_submitting *open_call(const struct wd_call *call, VkQueue handle, VkFence fence,
                                      uint32_t count) {
    wd_state_device *device = call->device->state;
    wd_state_queue *queue = wd_state_find_queue(device, handle);
    const uint32_t num_batches = count ? count : fence != VK_NULL_HANDLE;
    wd_state_submitting *submitting =
        queue && num_batches ? wd_alloc_zero(&device->allocator, 1,
                                             sizeof *submitting + num_batches * sizeof(wd_state_submission *))
                             : NULL;
    if (!submitting) {
        return NULL;
    }
    submitting->call = call;
    submitting->queue = queue;
    submitting->fence = wd_state_find_fence(device, fence);
    submitting->num_batches = num_batches;
    if (!count) {
        submitting->batches[0] = new_submission(queue, NULL, 0, 0, 0);
    }
    wd_state_ref((wd_state_object *)submitting->fence);
    wd_mutex_lock(&device->submission_lock);
    submitting->next = device->work.first_submitting;
    device->work.first_submitting = submitting;
    wd_mutex_unlock(&device->submission_lock);
    return submitting;
}

// take removes a call from the list and returns it, or NULL.
static wd_state_submitting *take(const struct wd_call *call) {
    wd_state_device *device = call->device->state;
    wd_mutex_lock(&device->submission_lock);
    wd_state_submitting **at = &device->work.first_submitting;
    while (*at && (*at)->call != call) {
        at = &(*at)->next;
    }
    wd_state_submitting *taken = *at;
    if (taken) {
        *at = taken->next;
    }
    wd_mutex_unlock(&device->submission_lock);
    return taken;
}

static void make_executable(wd_state_command_buffer *command_buffer) {
    if (command_buffer->recording == WD_STATE_INVALID && !command_buffer->end_failed) {
        command_buffer->recording = WD_STATE_EXECUTABLE;
    }
}

// discard frees a batch that was not submitted.
static void discard(wd_state_device *device, wd_state_submission *submission) {
    submission->queue->are_open_labels_unknown = true;
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        make_executable(submission->command_buffers[i]);
        wd_state_discard_queries(submission->command_buffers[i]);
        wd_state_discard_events(submission->command_buffers[i]);
    }
    for (uint32_t i = 0; i < submission->num_secondaries; i++) {
        make_executable(submission->secondaries[i]);
    }
    wd_state_free_submission(device, submission);
}

// close_call ends a call with `count` batches.
static void close_call(const struct wd_call *call, VkQueue handle, VkFence fence_handle, uint32_t count,
                       VkResult result) {
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, result);
    wd_state_submitting *submitting = take(call);
    wd_state_queue *queue = submitting ? submitting->queue : wd_state_find_queue(device, handle);
    wd_state_fence *fence = submitting ? submitting->fence : wd_state_find_fence(device, fence_handle);
    const uint32_t num_batches = count ? count : fence_handle != VK_NULL_HANDLE;
    assert(!submitting || submitting->num_batches == num_batches);
    uint64_t number = 0;
    for (uint32_t i = 0; i < num_batches; i++) {
        wd_state_submission *batch = submitting ? submitting->batches[i] : NULL;
        if (result == VK_SUCCESS && queue) {
            number = submit(queue, batch, i + 1 == num_batches ? fence : NULL);
        } else if (batch) {
            discard(device, batch);
        }
    }
    if (result == VK_SUCCESS && !queue) {
        wd_state_note_missed(device);
    }
    if (submitting && submitting->is_seen && result == VK_SUCCESS) {
        wd_state_queue_signaled(queue, number);
    }
    if (submitting) {
        wd_state_unref((wd_state_object *)submitting->fence);
        wd_free(&device->allocator, submitting);
    }
}

WD_STATE_PRE(QueueSubmit) {
    (void)down;
    const uint32_t count = args->pSubmits ? args->submitCount : 0;
    wd_state_submitting *submitting = open_call(call, args->queue, args->fence, count);
    for (uint32_t i = 0; submitting && i < count; i++) {
        submitting->batches[i] = hold(read_submit(submitting->queue, NULL, &args->pSubmits[i]));
    }
}

WD_STATE_POST(QueueSubmit) {
    (void)down;
    close_call(call, args->queue, args->fence, args->pSubmits ? args->submitCount : 0, args->result);
}

WD_STATE_PRE(QueueSubmit2) {
    (void)down;
    const uint32_t count = args->pSubmits ? args->submitCount : 0;
    wd_state_submitting *submitting = open_call(call, args->queue, args->fence, count);
    for (uint32_t i = 0; submitting && i < count; i++) {
        submitting->batches[i] = hold(read_submit2(submitting->queue, NULL, &args->pSubmits[i]));
    }
}

WD_STATE_POST(QueueSubmit2) {
    (void)down;
    close_call(call, args->queue, args->fence, args->pSubmits ? args->submitCount : 0, args->result);
}

WD_STATE_PRE(QueueBindSparse) {
    (void)down;
    const uint32_t count = args->pBindInfo ? args->bindInfoCount : 0;
    wd_state_submitting *submitting = open_call(call, args->queue, args->fence, count);
    for (uint32_t i = 0; submitting && i < count; i++) {
        submitting->batches[i] = hold(read_sparse(submitting->queue, &args->pBindInfo[i]));
    }
    if (submitting && !count && submitting->batches[0]) {
        submitting->batches[0]->is_binding = true;
    }
}

WD_STATE_POST(QueueBindSparse) {
    (void)down;
    close_call(call, args->queue, args->fence, args->pBindInfo ? args->bindInfoCount : 0, args->result);
}
