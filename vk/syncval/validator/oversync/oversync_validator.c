// Over-synchronization: the trackers of a device's queues, and the logs that submissions run through them.
#include "vk/syncval/validator/oversync/oversync_validator.h"

#include "vk/syncval/validator/oversync/oversync_validator_internal.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT

typedef struct wd_syncval_tracker {
    struct wd_syncval_tracker *next;
    const wd_state_queue *queue;
    wd_oversync_tracker *oversync; // NULL: an allocation failed.
} tracker;

// is_entire returns whether a signal operation covers all earlier work.
static bool is_entire(VkPipelineStageFlags2 stages) {
    return stages & (ALL_STAGES | VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT);
}

// --- The device

wd_syncval_oversync *wd_syncval_oversync_create(wd_syncval_device *device) {
    wd_syncval_oversync *oversync = wd_alloc_zero(&device->allocator, 1, sizeof(*oversync));
    if (!oversync) {
        return NULL;
    }
    oversync->device = device;
    wd_mutex_init(&oversync->lock);
    wd_syncval_sites_init(&oversync->sites, device);
    return oversync;
}

void wd_syncval_oversync_destroy(wd_syncval_oversync *oversync) {
    if (!oversync) {
        return;
    }
    while (oversync->first) {
        tracker *at = oversync->first;
        oversync->first = at->next;
        wd_oversync_destroy(at->oversync);
        wd_free(&oversync->device->allocator, at);
    }
    wd_syncval_sites_finish(&oversync->sites);
    wd_mutex_finish(&oversync->lock);
    wd_free(&oversync->device->allocator, oversync);
}

// --- Submissions

static tracker *need_tracker(wd_syncval_oversync *oversync, const wd_state_queue *queue) {
    for (tracker *at = oversync->first; at; at = at->next) {
        if (at->queue == queue) {
            return at;
        }
    }
    tracker *made = wd_alloc_zero(&oversync->device->allocator, 1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    made->queue = queue;
    made->oversync = wd_oversync_create(oversync->device->allocator);
    made->next = oversync->first;
    oversync->first = made;
    return made;
}

static void run_unknown(wd_oversync_tracker *oversync, uint64_t stages) {
    wd_oversync_read_unknown(oversync, stages);
    wd_oversync_write_unknown(oversync, stages);
}

static void run_accesses(wd_oversync_tracker *oversync, const wd_syncval_oversync_log *log,
                         const wd_syncval_oversync_op *at, uint32_t instance_offset) {
    for (int phase = 0; phase < 3; phase++) { // Check all, then record reads, then writes.
        for (size_t i = at->first; i < at->first + at->count; i++) {
            const wd_syncval_logged_access *logged = &log->accesses.items[i];
            const wd_range *ranges = log->ranges.items + logged->first_range;
            wd_sync_access access = logged->access;
            access.instance += access.instance ? instance_offset : 0;
            // Barriers that order atomic accesses with plain ones cannot be distinguished from unneeded ones,
            // so all count as needed.
            if (phase == 0 && access.atomicity) {
                run_unknown(oversync, wd_sync_usage_stage(access.usage));
            }
            if (phase == 0) {
                wd_oversync_check(oversync, logged->space, ranges, logged->num_ranges, &access);
            } else if (wd_sync_usage_writes(access.usage) == (phase == 2)) {
                wd_oversync_update(oversync, logged->space, ranges, logged->num_ranges, &access);
            }
        }
    }
}

static void run_barriers(wd_syncval_oversync *device, wd_oversync_tracker *oversync,
                         const wd_syncval_oversync_log *log, const wd_syncval_oversync_op *at) {
    wd_oversync_barrier *barriers = wd_alloc_zero(&device->device->allocator, at->count, sizeof(*barriers));
    for (size_t i = 0; i < at->count; i++) {
        const wd_syncval_logged_barrier *logged = &log->barriers.items[at->first + i];
        wd_syncval_element *element = wd_syncval_element_of(logged->record);
        if (element) {
            __atomic_store_n(&element->was_executed, 1, __ATOMIC_RELAXED);
        }
        if (!barriers || !oversync) {
            logged->record->is_needed = true;
        } else {
            barriers[i] = (wd_oversync_barrier){
                .record = logged->record,
                .ranges = logged->num_ranges ? log->ranges.items + logged->first_range : NULL,
                .num_ranges = logged->num_ranges,
                .space = logged->space,
                .transition = logged->transition,
            };
        }
    }
    if (barriers && oversync) {
        wd_oversync_apply_barriers(oversync, 0, barriers, at->count);
    } else if (oversync) {
        wd_oversync_write_unknown(oversync, UINT64_MAX);
    }
    wd_free(&device->device->allocator, barriers);
}

static void run_log(wd_syncval_oversync *oversync, tracker *at, const wd_syncval_oversync_log *log) {
    for (size_t i = 0; i < log->ops.count; i++) {
        const wd_syncval_oversync_op *step = &log->ops.items[i];
        if (step->kind == WD_SYNCVAL_OVERSYNC_BARRIERS) {
            run_barriers(oversync, at->oversync, log, step);
        } else if (at->oversync && step->kind == WD_SYNCVAL_OVERSYNC_ACCESSES) {
            run_accesses(at->oversync, log, step, oversync->next_instance);
        } else if (at->oversync) {
            run_unknown(at->oversync, step->stages);
        }
    }
}

static void run_command_buffer(wd_syncval_oversync *oversync, tracker *at,
                               const wd_state_command_buffer *command_buffer, wd_syncval_oversync_find find) {
    wd_mutex_assert_held(&oversync->lock);
    const wd_syncval_oversync_recording recording = find(command_buffer);
    if (command_buffer->is_untracked && at->oversync) {
        run_unknown(at->oversync, UINT64_MAX);
    }
    if (!recording.is_tracked || command_buffer->is_untracked) {
        return;
    }
    const wd_syncval_oversync_log *log = recording.log;
    const bool is_entire = log && !log->failed && !recording.failed;
    if (!is_entire && at->oversync && (log || recording.failed)) {
        run_unknown(at->oversync, UINT64_MAX);
    }
    oversync->next_instance -= recording.resumes && oversync->next_instance ? 1 : 0;
    if (log) {
        run_log(oversync, at, log);
    }
    if (!is_entire && at->oversync && (log || recording.failed)) {
        run_unknown(at->oversync, UINT64_MAX);
    }
    oversync->next_instance += recording.num_instances;
}

static uint64_t first_stages(const wd_syncval_device *device, VkPipelineStageFlags2 stages) {
    const uint64_t given = is_entire(stages) ? ALL_STAGES : stages;
    return wd_sync_first_scope(wd_syncval_widen_stages(device, given), 0, 0).stages;
}

// source_of returns the source of a wait. A semaphore that other processes may signal has an unknown source.
static wd_oversync_source source_of(const wd_syncval_device *device, const wd_state_semaphore_use *wait) {
    if (__atomic_load_n(&wait->semaphore->is_external, __ATOMIC_ACQUIRE)) {
        return (wd_oversync_source){.kind = WD_OVERSYNC_SOURCE_UNKNOWN};
    }
    if (wait->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE) {
        return (wd_oversync_source){
            .kind = WD_OVERSYNC_SOURCE_TIMELINE, .from = wait->semaphore->object.id, .position = wait->value};
    }
    if (wait->signal_queue && wait->signal_stages) {
        return (wd_oversync_source){.kind = WD_OVERSYNC_SOURCE_QUEUE,
                                    .from = (uintptr_t)wait->signal_queue,
                                    .position = wait->signal_submission,
                                    .stages = first_stages(device, wait->signal_stages)};
    }
    return (wd_oversync_source){.kind = wait->acquired && !wait->signal_queue ? WD_OVERSYNC_SOURCE_IMAGE
                                                                              : WD_OVERSYNC_SOURCE_UNKNOWN,
                                .from = (uintptr_t)wait->acquired};
}

// check_for_missed_work handles missed work: it may have relied on earlier barriers, and later barriers may
// be for it.
static void check_for_missed_work(wd_syncval_oversync *oversync) {
    wd_mutex_assert_held(&oversync->lock);
    const uint64_t num_missed = wd_state_device_num_missed(oversync->device->chassis->state);
    if (num_missed == oversync->num_missed) {
        return;
    }
    oversync->num_missed = num_missed;
    for (tracker *at = oversync->first; at; at = at->next) {
        if (at->oversync) {
            run_unknown(at->oversync, UINT64_MAX);
        }
    }
}

void wd_syncval_oversync_submitted(wd_syncval_oversync *oversync, wd_state_queue *queue,
                                   const wd_state_submission *submission, wd_syncval_oversync_find find) {
    if (!oversync) {
        return;
    }
    wd_mutex_lock(&oversync->lock);
    check_for_missed_work(oversync);
    tracker *at = need_tracker(oversync, queue);
    for (uint32_t i = 0; at && at->oversync && i < submission->num_waits; i++) {
        wd_oversync_wait_semaphore(at->oversync, submission->waits[i].stages,
                                   source_of(oversync->device, &submission->waits[i]));
    }
    for (uint32_t i = 0; at && i < submission->num_command_buffers; i++) {
        run_command_buffer(oversync, at, submission->command_buffers[i], find);
    }
    for (uint32_t i = 0; at && at->oversync && i < submission->num_signals; i++) {
        const uint64_t stages = submission->signals[i].stages;
        if (!is_entire(stages)) {
            wd_oversync_read_unknown(at->oversync, wd_sync_earlier_stages(wd_sync_expand_stages(stages, 0)));
        }
    }
    wd_mutex_unlock(&oversync->lock);
}

void wd_syncval_oversync_retired(wd_syncval_oversync *oversync, const wd_state_queue *queue,
                                 const wd_state_submission *submission) {
    if (!oversync || submission->number != __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE)) {
        return;
    }
    wd_mutex_lock(&oversync->lock);
    check_for_missed_work(oversync);
    for (tracker *at = oversync->first; at; at = at->next) {
        if (at->queue == queue && at->oversync) {
            wd_oversync_release_records(at->oversync);
        }
    }
    wd_mutex_unlock(&oversync->lock);
}

void wd_syncval_oversync_destroyed(wd_syncval_oversync *oversync, const wd_state_object *object) {
    wd_sync_space space;
    wd_range range;
    if (!oversync || !wd_syncval_find_addresses_of(object, &space, &range)) {
        return;
    }
    wd_mutex_lock(&oversync->lock);
    for (tracker *at = oversync->first; at; at = at->next) {
        if (at->oversync) {
            wd_oversync_forget(at->oversync, space, range);
        }
    }
    wd_mutex_unlock(&oversync->lock);
}
