// Reports hazards between submitted command buffers.
#include <inttypes.h>
#include <stdio.h>

#include "vk/syncval/validator/submit/check.h"

// append_object appends "(name)(0x1)", or "0x1" if there is no name.
static int append_object(char *text, size_t size, const char *name, uint64_t handle) {
    return name && *name ? snprintf(text, size, "(%s)(0x%" PRIx64 ")", name, handle)
                         : snprintf(text, size, "0x%" PRIx64, handle);
}

// describe_location appends the command buffer and the queue.
static void describe_location(char *text, size_t size, const wd_syncval_execution *execution,
                              const wd_syncval_queue *at) {
    char buffer[96], queue[96];
    append_object(buffer, sizeof buffer, execution->name, execution->handle);
    append_object(queue, sizeof queue, wd_state_printable_name(&at->queue->object), at->queue->object.handle);
    snprintf(text, size, "of command buffer %.95s, submitted to queue %.95s,", buffer, queue);
}

static void describe_queue(char *text, size_t size, const wd_syncval_queue *at) {
    const int length = snprintf(text, size, "on queue ");
    append_object(text + length, size - (size_t)length, wd_state_printable_name(&at->queue->object),
                  at->queue->object.handle);
}

static wd_syncval_queue *queue_with(const wd_syncval_queues *queues, uint8_t number) {
    wd_syncval_queue *at = queues->first;
    while (at && at->number != number) {
        at = at->next;
    }
    return at;
}

// By wd_syncval_engine_cause.
static const char *const engine_texts[] = {
    "vkQueuePresentKHR gave it to the presentation engine before",
    "vkReleaseSwapchainImagesEXT gave it back to the presentation engine before",
    "The presentation engine may read it until the semaphore or fence of vkAcquireNextImageKHR is signaled",
};

// report_engine reports an access to an image that belongs to the presentation engine.
static void report_engine(const wd_syncval_replay_job *job, const wd_syncval_execution *now,
                          const wd_sync_hazard *hazard) {
    const wd_syncval_presentable *presentable = wd_syncval_find_presentable(job->queues, hazard->prior.tag);
    if (!presentable) {
        return;
    }
    char location[256];
    describe_location(location, sizeof location, now, job->at);
    const wd_syncval_occurrence occurrence = {
        .device = job->queues->device,
        .command_buffer = job->command_buffer,
        .location = location,
        .prior_text = engine_texts[presentable->cause],
        .must_acquire = presentable->cause != WD_SYNCVAL_ACQUIRED,
        .waited = wd_syncval_find_past_wait(job->at, WD_SYNCVAL_ENGINE, hazard->prior.tag),
        .acquisition = presentable->semaphore.handle ? &presentable->semaphore : NULL,
        .queue = &job->at->queue->object,
        .submission = now->submission,
        .entry = wd_syncval_history_find(now->history, hazard->access.tag - now->offset),
        .entry_history = now->history,
        .object = &presentable->image->object,
    };
    wd_syncval_note_answer(job->queues, wd_syncval_describe(&occurrence, hazard));
}

void wd_syncval_report_unacquired(wd_syncval_queues *queues, wd_syncval_queue *at,
                                  const wd_syncval_presentable *presentable, const wd_sync_hazard *hazard) {
    const wd_syncval_entry entry = {.name = "vkQueuePresentKHR"};
    char location[128];
    describe_queue(location, sizeof location, at);
    const wd_syncval_occurrence occurrence = {
        .device = queues->device,
        .location = location,
        .prior_text = engine_texts[presentable->cause],
        .queue = &at->queue->object,
        .entry = &entry,
        .object = &presentable->image->object,
    };
    wd_syncval_describe(&occurrence, hazard);
}

// depends_on_change returns whether a command was recorded with other descriptor contents than at the
// submission.
static bool depends_on_change(const wd_syncval_execution *execution, const wd_syncval_entry *entry) {
    return execution->is_changed && entry && entry->is_late;
}

void wd_syncval_report_present(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_image *image,
                               const wd_sync_hazard *hazard) {
    const wd_syncval_queue *other = queue_with(queues, hazard->prior.queue);
    const wd_syncval_execution *prior = other ? wd_syncval_find_execution(other, hazard->prior.tag) : NULL;
    if (!prior || depends_on_change(
                      prior, wd_syncval_history_find(prior->history, hazard->prior.tag - prior->offset))) {
        return;
    }
    const wd_syncval_entry entry = {.name = "vkQueuePresentKHR"};
    char location[128], prior_location[256];
    describe_queue(location, sizeof location, at);
    describe_location(prior_location, sizeof prior_location, prior, other);
    const wd_syncval_occurrence occurrence = {
        .device = queues->device,
        .location = location,
        .prior_location = prior_location,
        .queue = &at->queue->object,
        .prior_queue = other != at ? &other->queue->object : NULL,
        .waited = wd_syncval_find_past_wait(at, other->number, hazard->prior.tag),
        .prior_submission = prior->submission,
        .entry = &entry,
        .prior = wd_syncval_history_find(prior->history, hazard->prior.tag - prior->offset),
        .prior_history = prior->history,
        .object = &image->object,
    };
    wd_syncval_describe(&occurrence, hazard);
}

// replayed_pair holds the two commands of a hazard between command buffers.
typedef struct replayed_pair {
    const wd_syncval_queue *other; // Of the prior command. NULL: unknown.
    const wd_syncval_execution *now, *before;
    const wd_syncval_entry *entry, *prior;
} replayed_pair;

// The model has no queue families: atomic operations with QueueFamily scope are ordered on all queues of a
// family.
static bool are_atomic_in_family(const wd_state_queue *one, const wd_state_queue *other,
                                 const wd_sync_hazard *hazard) {
    return one->family == other->family && hazard->access.atomicity && hazard->prior.atomicity;
}

// find_pair returns whether there is a pair of commands whose hazard is certain.
static bool find_pair(const wd_syncval_replay_job *job, const wd_sync_hazard *hazard, replayed_pair *pair) {
    *pair = (replayed_pair){.other = queue_with(job->queues, hazard->prior.queue),
                            .now = &job->at->executions.items[job->execution]};
    pair->entry = wd_syncval_history_find(pair->now->history, hazard->access.tag - pair->now->offset);
    pair->before = pair->other ? wd_syncval_find_execution(pair->other, hazard->prior.tag) : NULL;
    if (!pair->before || pair->before == pair->now) {
        return false;
    }
    pair->prior = wd_syncval_history_find(pair->before->history, hazard->prior.tag - pair->before->offset);
    const wd_sync_unknowns unknowns = {
        .last_tag = wd_syncval_last_unknown(hazard, pair->entry, pair->now->offset, &job->unknown),
        .reads = job->bounds,
        .offset = pair->now->offset,
    };
    return !depends_on_change(pair->now, pair->entry) && !depends_on_change(pair->before, pair->prior) &&
           !are_atomic_in_family(job->at->queue, pair->other->queue, hazard) &&
           wd_sync_hazard_is_certain(hazard, &unknowns);
}

bool wd_syncval_is_replay_certain(void *user, const wd_sync_hazard *hazard) {
    replayed_pair pair;
    return find_pair(user, hazard, &pair);
}

static bool is_same_report(const wd_syncval_reported *reported, const wd_sync_hazard *hazard, uint64_t object,
                           const char *prior_name) {
    const wd_sync_hazard *other = &reported->hazard;
    if (reported->object != object || other->space != hazard->space) {
        return false;
    }
    if (other->range.begin < hazard->range.end && hazard->range.begin < other->range.end) {
        return other->prior.tag == hazard->prior.tag;
    }
    return other->access.usage == hazard->access.usage && other->prior.usage == hazard->prior.usage &&
           reported->prior_name == prior_name;
}

// is_new_report returns whether no equal hazard of the command was reported, and stores the hazard.
static bool is_new_report(wd_syncval_replay_job *job, const wd_sync_hazard *hazard,
                          const wd_state_object *object, const wd_syncval_entry *prior) {
    const uint64_t id = object ? object->id : 0;
    const char *prior_name = prior ? prior->name : NULL;
    if (job->num_reported && job->reported[0].hazard.access.tag != hazard->access.tag) {
        job->num_reported = 0;
    }
    for (uint32_t i = 0; i < job->num_reported; i++) {
        if (is_same_report(&job->reported[i], hazard, id, prior_name)) {
            return false;
        }
    }
    if (job->num_reported == WD_SYNCVAL_MAX_REPORTED) {
        return false;
    }
    job->reported[job->num_reported++] = (wd_syncval_reported){*hazard, id, prior_name};
    job->has_reported = true;
    return true;
}

static void report_pair(wd_syncval_replay_job *job, const wd_sync_hazard *hazard, const replayed_pair *pair,
                        const wd_state_object *object) {
    char location[256], prior_location[256];
    describe_location(location, sizeof location, pair->now, job->at);
    describe_location(prior_location, sizeof prior_location, pair->before, pair->other);
    const wd_syncval_occurrence occurrence = {
        .device = job->queues->device,
        .command_buffer = job->command_buffer,
        .location = location,
        .prior_location = prior_location,
        .queue = &job->at->queue->object,
        .prior_queue = pair->other != job->at ? &pair->other->queue->object : NULL,
        .waited = wd_syncval_find_past_wait(job->at, pair->other->number, hazard->prior.tag),
        .submission = pair->now->submission,
        .prior_submission = pair->before->submission,
        .entry = pair->entry,
        .prior = pair->prior,
        .entry_history = pair->now->history,
        .prior_history = pair->before->history,
        .object = object,
    };
    wd_syncval_note_answer(job->queues, wd_syncval_describe(&occurrence, hazard));
}

// is_certain returns whether to report a hazard. It fills in `pair` if there are two commands.
static bool is_certain(const wd_syncval_replay_job *job, const wd_sync_hazard *hazard, replayed_pair *pair) {
    const wd_syncval_execution *now = &job->at->executions.items[job->execution];
    if (hazard->access.tag >= job->end_tag) {
        return false;
    }
    if (hazard->prior.usage != WD_SYNC_PRESENT) {
        return find_pair(job, hazard, pair);
    }
    return !depends_on_change(now, wd_syncval_history_find(now->history, hazard->access.tag - now->offset));
}

bool wd_syncval_report_replay(void *user, const wd_sync_hazard *hazard) {
    wd_syncval_replay_job *job = user;
    replayed_pair pair = {0};
    if (!is_certain(job, hazard, &pair)) {
        return true;
    }
    wd_state_object *object = wd_syncval_find_resource(job->queues->device, hazard->space, hazard->range);
    if (is_new_report(job, hazard, object, pair.prior)) {
        wd_syncval_trace_checked(job->queues, job->at);
        if (hazard->prior.usage == WD_SYNC_PRESENT) {
            report_engine(job, &job->at->executions.items[job->execution], hazard);
        } else {
            report_pair(job, hazard, &pair, object);
        }
    }
    wd_state_unref(object);
    return true;
}
