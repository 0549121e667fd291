// Over-synchronization: the trackers of a device's queues, and what submissions run through them.
#include "vk/syncval/validator/syncval_excess.h"

#include "vk/syncval/validator/syncval_excess_internal.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT

typedef struct wd_syncval_tracker {
    struct wd_syncval_tracker *next;
    const wd_state_queue *queue;
    wd_sync_excess *excess; // NULL: no memory.
} tracker;

// is_whole: a signal covers all that was submitted before, unless it is limited to stages.
static bool is_whole(VkPipelineStageFlags2 stages) {
    return stages & (ALL_STAGES | VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT);
}

// --- The device

wd_syncval_excess *wd_syncval_excess_create(wd_syncval_device *device) {
    wd_syncval_excess *excess = wd_alloc_zero(&device->allocator, 1, sizeof(*excess));
    if (!excess)
        return NULL;
    excess->device = device;
    pthread_mutex_init(&excess->lock, NULL);
    wd_syncval_sites_init(&excess->sites, device);
    return excess;
}

void wd_syncval_excess_destroy(wd_syncval_excess *excess) {
    if (!excess)
        return;
    while (excess->first) {
        tracker *at = excess->first;
        excess->first = at->next;
        wd_sync_excess_destroy(at->excess);
        wd_free(&excess->device->allocator, at);
    }
    wd_syncval_sites_finish(&excess->sites);
    pthread_mutex_destroy(&excess->lock);
    wd_free(&excess->device->allocator, excess);
}

// --- Submissions

static tracker *need_tracker(wd_syncval_excess *excess, const wd_state_queue *queue) {
    for (tracker *at = excess->first; at; at = at->next) {
        if (at->queue == queue)
            return at;
    }
    tracker *made = wd_alloc_zero(&excess->device->allocator, 1, sizeof(*made));
    if (!made)
        return NULL;
    made->queue = queue;
    made->excess = wd_sync_excess_create(excess->device->allocator);
    made->next = excess->first;
    excess->first = made;
    return made;
}

static void run_unknown(wd_sync_excess *excess, uint64_t stages) {
    wd_sync_excess_read_unknown(excess, stages);
    wd_sync_excess_write_unknown(excess, stages);
}

static void run_accesses(wd_sync_excess *excess, const wd_syncval_excess_log *log,
                         const wd_syncval_excess_op *at, uint32_t instance_offset) {
    for (int phase = 0; phase < 3; phase++) { // Check all, then record reads, then writes.
        for (size_t i = at->first; i < at->first + at->count; i++) {
            const wd_syncval_logged_access *logged = &log->accesses[i];
            const wd_range *ranges = log->ranges.items + logged->first_range;
            wd_sync_access access = logged->access;
            access.instance += access.instance ? instance_offset : 0;
            // Barriers that order atomic accesses with plain ones on both sides are not told from those that need not: all count as
            // needed.
            if (phase == 0 && access.atomicity)
                run_unknown(excess, wd_sync_usage_stage(access.usage));
            if (phase == 0)
                wd_sync_excess_check(excess, logged->space, ranges, logged->num_ranges, &access);
            else if (wd_sync_usage_writes(access.usage) == (phase == 2))
                wd_sync_excess_update(excess, logged->space, ranges, logged->num_ranges, &access);
        }
    }
}

static void run_barriers(wd_syncval_excess *device, wd_sync_excess *excess, const wd_syncval_excess_log *log,
                         const wd_syncval_excess_op *at) {
    wd_sync_noted_barrier *barriers = wd_alloc_zero(&device->device->allocator, at->count, sizeof(*barriers));
    for (size_t i = 0; i < at->count; i++) {
        const wd_syncval_logged_barrier *logged = &log->barriers[at->first + i];
        wd_syncval_element *element = wd_syncval_element_of(logged->note);
        if (element)
            __atomic_store_n(&element->was_executed, 1, __ATOMIC_RELAXED);
        if (!barriers || !excess)
            logged->note->is_needed = true;
        else
            barriers[i] = (wd_sync_noted_barrier){
                .note = logged->note,
                .ranges = logged->num_ranges ? log->ranges.items + logged->first_range : NULL,
                .num_ranges = logged->num_ranges,
                .space = logged->space,
                .transition = logged->transition,
            };
    }
    if (barriers && excess)
        wd_sync_excess_barrier(excess, 0, barriers, at->count);
    else if (excess)
        wd_sync_excess_write_unknown(excess, UINT64_MAX);
    wd_free(&device->device->allocator, barriers);
}

static void run_log(wd_syncval_excess *excess, tracker *at, const wd_syncval_excess_log *log) {
    for (size_t i = 0; i < log->num_ops; i++) {
        const wd_syncval_excess_op *step = &log->ops[i];
        if (step->kind == WD_SYNCVAL_EXCESS_BARRIERS)
            run_barriers(excess, at->excess, log, step);
        else if (at->excess && step->kind == WD_SYNCVAL_EXCESS_ACCESSES)
            run_accesses(at->excess, log, step, excess->next_instance);
        else if (at->excess)
            run_unknown(at->excess, step->stages);
    }
}

static void run_command_buffer(wd_syncval_excess *excess, tracker *at,
                               const wd_state_command_buffer *command_buffer) {
    const wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    if (command_buffer->is_untracked && at->excess)
        run_unknown(at->excess, UINT64_MAX);
    if (!recorder || command_buffer->is_untracked)
        return; // It has nothing that is followed.
    const wd_syncval_excess_log *log = recorder->excess;
    const bool is_whole = log && !log->failed && !recorder->failed;
    if (!is_whole && at->excess && (log || recorder->failed))
        run_unknown(at->excess, UINT64_MAX);
    excess->next_instance -= recorder->resumes && excess->next_instance ? 1 : 0;
    if (log)
        run_log(excess, at, log);
    if (!is_whole && at->excess && (log || recorder->failed))
        run_unknown(at->excess, UINT64_MAX);
    excess->next_instance += recorder->instance;
}

static uint64_t first_stages(const wd_syncval_device *device, VkPipelineStageFlags2 stages) {
    const uint64_t given = is_whole(stages) ? ALL_STAGES : stages;
    return wd_sync_first_scope(wd_syncval_widen_stages(device, given), 0, 0).stages;
}

// source_of: a payload that others may signal is not compared with others.
static wd_sync_source source_of(const wd_syncval_device *device, const wd_state_semaphore_use *wait) {
    if (__atomic_load_n(&wait->semaphore->is_external, __ATOMIC_ACQUIRE))
        return (wd_sync_source){.kind = WD_SYNC_SOURCE_UNKNOWN};
    if (wait->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE)
        return (wd_sync_source){
            .kind = WD_SYNC_SOURCE_TIMELINE, .from = wait->semaphore->object.id, .position = wait->value};
    if (wait->signal_queue && wait->signal_stages)
        return (wd_sync_source){.kind = WD_SYNC_SOURCE_QUEUE,
                                .from = (uintptr_t)wait->signal_queue,
                                .position = wait->signal_submission,
                                .stages = first_stages(device, wait->signal_stages)};
    return (wd_sync_source){.kind = wait->acquired && !wait->signal_queue ? WD_SYNC_SOURCE_IMAGE
                                                                          : WD_SYNC_SOURCE_UNKNOWN,
                            .from = (uintptr_t)wait->acquired};
}

// look_for_missed: work that was not seen may have relied on any barrier, and any barrier to come may be made for it.
static void look_for_missed(wd_syncval_excess *excess) {
    const uint64_t num_missed = wd_state_device_num_missed(excess->device->chassis->state);
    if (num_missed == excess->num_missed)
        return;
    excess->num_missed = num_missed;
    for (tracker *at = excess->first; at; at = at->next) {
        if (at->excess)
            run_unknown(at->excess, UINT64_MAX);
    }
}

void wd_syncval_excess_submitted(wd_syncval_excess *excess, wd_state_queue *queue,
                                 const wd_state_submission *submission) {
    if (!excess)
        return;
    pthread_mutex_lock(&excess->lock);
    look_for_missed(excess);
    tracker *at = need_tracker(excess, queue);
    for (uint32_t i = 0; at && at->excess && i < submission->num_waits; i++)
        wd_sync_excess_arrive(at->excess, submission->waits[i].stages,
                              source_of(excess->device, &submission->waits[i]));
    for (uint32_t i = 0; at && i < submission->num_command_buffers; i++)
        run_command_buffer(excess, at, submission->command_buffers[i]);
    for (uint32_t i = 0; at && at->excess && i < submission->num_signals; i++) {
        const uint64_t stages = submission->signals[i].stages;
        if (!is_whole(stages))
            wd_sync_excess_read_unknown(at->excess, wd_sync_earlier_stages(wd_sync_expand_stages(stages, 0)));
    }
    pthread_mutex_unlock(&excess->lock);
}

void wd_syncval_excess_retired(wd_syncval_excess *excess, const wd_state_queue *queue,
                               const wd_state_submission *submission) {
    if (!excess || submission->number != __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE))
        return;
    pthread_mutex_lock(&excess->lock);
    look_for_missed(excess);
    for (tracker *at = excess->first; at; at = at->next) {
        if (at->queue == queue && at->excess)
            wd_sync_excess_settle(at->excess);
    }
    pthread_mutex_unlock(&excess->lock);
}
