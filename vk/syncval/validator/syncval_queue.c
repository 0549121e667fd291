#include "vk/syncval/validator/syncval_queue.h"

#include <inttypes.h>
#include <stdio.h>

#include "vk/syncval/validator/syncval_dependency.h"

// A queue that never runs dry starts afresh after so many executions, so that memory stays bounded. What lies across that
// border is not compared.
enum { MAX_EXECUTIONS = 8192 };

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

// executed is one command buffer on a queue; its tags are (offset, offset + history->count].
typedef struct executed {
    uint64_t offset;
    uint64_t submission; // Number on its queue.
    wd_syncval_history *history;
    uint64_t handle;
    char name[64]; // Debug name, cut; empty: none.
} executed;

typedef struct queue_context {
    struct queue_context *next;
    const wd_state_queue *queue; // Lives as long as the device.
    wd_sync_context *context;
    executed *executions; // By rising offset. Those in front of first_pending are complete.
    size_t num_executions, capacity, first_pending;
    uint64_t submitted;   // Number of the last submission that was looked at.
    uint64_t unknown_tag;
} queue_context;

typedef struct wd_syncval_queues {
    wd_syncval_device *device;
    pthread_mutex_t lock;
    wd_sync_pool *pool;
    queue_context *first;
    uint64_t next_tag;
    uint32_t next_instance;
} wd_syncval_queues;

wd_syncval_queues *wd_syncval_queues_create(wd_syncval_device *device) {
    wd_syncval_queues *queues = wd_alloc_zero(&device->allocator, 1, sizeof(*queues));
    if (!queues)
        return NULL;
    if (wd_sync_pool_create(device->allocator, &queues->pool) != WD_OK) {
        wd_free(&device->allocator, queues);
        return NULL;
    }
    queues->device = device;
    queues->next_tag = 1;
    pthread_mutex_init(&queues->lock, NULL);
    return queues;
}

static void forget(queue_context *at) {
    for (size_t i = 0; i < at->num_executions; i++)
        wd_syncval_history_unref(at->executions[i].history);
    at->num_executions = at->first_pending = 0;
    wd_sync_context_clear(at->context);
}

void wd_syncval_queues_destroy(wd_syncval_queues *queues) {
    if (!queues)
        return;
    const wd_allocator allocator = queues->device->allocator;
    while (queues->first) {
        queue_context *at = queues->first;
        queues->first = at->next;
        forget(at);
        wd_sync_context_destroy(at->context);
        wd_free(&allocator, at->executions);
        wd_free(&allocator, at);
    }
    wd_sync_pool_destroy(queues->pool);
    pthread_mutex_destroy(&queues->lock);
    wd_free(&allocator, queues);
}

static queue_context *find_queue(const wd_syncval_queues *queues, const wd_state_queue *queue) {
    queue_context *at = queues->first;
    while (at && at->queue != queue)
        at = at->next;
    return at;
}

static queue_context *need_queue(wd_syncval_queues *queues, const wd_state_queue *queue) {
    queue_context *at = find_queue(queues, queue);
    if (at)
        return at;
    const wd_allocator *allocator = &queues->device->allocator;
    at = wd_alloc_zero(allocator, 1, sizeof(*at));
    if (!at || wd_sync_context_create(queues->pool, 0, &at->context) != WD_OK) {
        wd_free(allocator, at);
        return NULL;
    }
    at->queue = queue;
    at->next = queues->first;
    queues->first = at;
    return at;
}

static const executed *find_execution(const queue_context *at, uint64_t tag) {
    size_t low = 0, high = at->num_executions;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (at->executions[middle].offset < tag)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? &at->executions[low - 1] : NULL;
}

// --- Reports

typedef struct replay_job {
    wd_syncval_queues *queues;
    queue_context *at;
    const wd_state_command_buffer *command_buffer;
    const executed *now;
    uint64_t reported;
} replay_job;

static bool is_complete(const queue_context *at, const executed *execution) {
    return (size_t)(execution - at->executions) < at->first_pending ||
           wd_state_queue_is_retired(at->queue, execution->submission);
}

static bool report(void *user, const wd_sync_hazard *hazard) {
    replay_job *job = user;
    const executed *prior = find_execution(job->at, hazard->prior.tag);
    // What the host knows to be complete happened before this submission.
    if (!prior || prior == job->now || is_complete(job->at, prior) || job->reported == hazard->access.tag)
        return true;
    const wd_syncval_entry *entry =
        wd_syncval_history_find(job->now->history, hazard->access.tag - job->now->offset);
    const wd_syncval_entry *prior_entry =
        wd_syncval_history_find(prior->history, hazard->prior.tag - prior->offset);
    if (!wd_syncval_is_certain(hazard, job->at->unknown_tag, entry, prior_entry))
        return true;
    job->reported = hazard->access.tag;
    char place[160];
    snprintf(place, sizeof place, "of command buffer %s%s%s0x%" PRIx64 "%s, submitted before,",
             prior->name[0] ? "(" : "", prior->name, prior->name[0] ? ")(" : "", prior->handle,
             prior->name[0] ? ")" : "");
    const wd_syncval_scene scene = {
        .device = job->queues->device,
        .command_buffer = job->command_buffer,
        .prior_place = place,
        .queue = &job->at->queue->object,
        .entry = entry,
        .prior = prior_entry,
    };
    wd_syncval_describe(&scene, hazard);
    return true;
}

// --- Submissions

static bool add_execution(wd_syncval_queues *queues, queue_context *at, const wd_state_command_buffer *command_buffer,
                          wd_syncval_recorder *recorder, uint64_t submission) {
    void *executions = at->executions;
    if (!wd_array_reserve(&queues->device->allocator, &executions, &at->capacity, at->num_executions + 1,
                          sizeof(*at->executions)))
        return false;
    at->executions = executions;
    executed *added = &at->executions[at->num_executions++];
    *added = (executed){
        .offset = queues->next_tag,
        .submission = submission,
        .history = wd_syncval_history_ref(recorder->history),
        .handle = command_buffer->object.handle,
    };
    const char *name = wd_state_name(&command_buffer->object);
    snprintf(added->name, sizeof added->name, "%s", name ? name : "");
    queues->next_tag += recorder->history->count + 1;
    return true;
}

static void execute(wd_syncval_queues *queues, queue_context *at, const wd_state_command_buffer *command_buffer,
                    uint64_t submission) {
    wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    if (!recorder || (!recorder->failed && !recorder->context))
        return; // It has nothing that is followed.
    pthread_mutex_lock(&recorder->lock);
    bool is_known = !recorder->failed && add_execution(queues, at, command_buffer, recorder, submission);
    if (is_known) {
        const executed *now = &at->executions[at->num_executions - 1];
        if (recorder->unknown_tag)
            at->unknown_tag = now->offset + recorder->unknown_tag;
        replay_job job = {queues, at, command_buffer, now, 0};
        const wd_sync_replay replay = {now->offset, queues->next_instance, report, &job};
        is_known = wd_sync_context_replay(at->context, recorder->recording, recorder->context, &replay) == WD_OK;
        queues->next_instance += recorder->instance;
    }
    pthread_mutex_unlock(&recorder->lock);
    if (!is_known)
        forget(at);
}

// wait_for orders what the queue did before with the stages that wait: a semaphore may have been signaled behind all of it.
static bool wait_for(queue_context *at, const wd_state_submission *submission) {
    uint64_t stages = 0;
    for (uint32_t i = 0; i < submission->num_waits; i++)
        stages |= submission->waits[i].stages;
    if (!stages)
        return true;
    const wd_sync_barrier barrier = wd_syncval_make_barrier(0, ALL_STAGES, ALL_ACCESSES, stages, ALL_ACCESSES);
    const wd_sync_barrier_command command = {.globals = &barrier, .num_globals = 1};
    return wd_sync_context_barrier(at->context, &command) == WD_OK;
}

void wd_syncval_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_syncval_queues *queues = ((wd_syncval_device *)user)->queues;
    if (!queues)
        return;
    pthread_mutex_lock(&queues->lock);
    queue_context *at = need_queue(queues, queue);
    if (at) {
        at->submitted = submission->number;
        if (at->num_executions >= MAX_EXECUTIONS || !wait_for(at, submission))
            forget(at);
        for (uint32_t i = 0; i < submission->num_command_buffers; i++)
            execute(queues, at, submission->command_buffers[i], submission->number);
    }
    pthread_mutex_unlock(&queues->lock);
}

void wd_syncval_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)complete;
    wd_syncval_queues *queues = ((wd_syncval_device *)user)->queues;
    if (!queues)
        return;
    pthread_mutex_lock(&queues->lock);
    queue_context *at = find_queue(queues, queue);
    if (at && at->submitted <= submission->number) {
        forget(at);
    } else if (at) {
        while (at->first_pending < at->num_executions &&
               at->executions[at->first_pending].submission <= submission->number)
            at->first_pending++;
    }
    pthread_mutex_unlock(&queues->lock);
}
