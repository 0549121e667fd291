#include "vk/syncval/validator/submit/check.h"

#include <string.h>

#include "vk/syncval/validator/recorder/trace_calls.h"
#include "vk/syncval/validator/submit/owner.h"

typedef struct wd_syncval_check {
    wd_state_submission *const *batches;
    uint32_t num_batches;
    uint32_t current; // The batch that is executed.
    uint32_t num_traced;
    bool has_reported;
    bool skip; // A callback asks to skip the call.

    // The state before the check.
    wd_syncval_queue *queue;
    wd_sync_context *engine;
    wd_syncval_owners *owners;
    wd_syncval_transfers released;
    wd_syncval_presentable *presentables;
    wd_syncval_saved_semaphore *semaphores;
    uint32_t num_semaphores;
    uint64_t next_tag;
    uint32_t next_instance;
    bool has_missed_transfers;
} wd_syncval_check;

void wd_syncval_note_answer(wd_syncval_queues *queues, bool skip) {
    wd_syncval_check *check = queues->check;
    if (check) {
        check->has_reported = true;
        check->skip |= skip;
    }
}

bool wd_syncval_is_repeated(const wd_syncval_queues *queues, const wd_syncval_queue *at) {
    const wd_syncval_execution *last = &at->executions.items[at->executions.count - 1];
    bool found = false;
    const size_t first = queues->check ? queues->check->queue->executions.count : at->executions.count - 1;
    for (size_t i = first; i + 1 < at->executions.count && !found; i++) {
        found = at->executions.items[i].handle == last->handle;
    }
    return found;
}

void wd_syncval_trace_checked(wd_syncval_queues *queues, const wd_syncval_queue *at) {
    wd_syncval_check *check = queues->check;
    while (check && queues->device->trace && check->num_traced <= check->current) {
        wd_syncval_trace_submitted(queues->device->trace, at->queue, check->batches[check->num_traced++],
                                   wd_syncval_trace_log_of);
    }
}

// --- Savepoints

static bool save_uses(wd_syncval_check *check, wd_arena *arena, const wd_state_semaphore_use *uses,
                      uint32_t count) {
    bool is_saved = true;
    for (uint32_t i = 0; i < count && is_saved; i++) {
        bool is_known = false;
        for (uint32_t k = 0; k < check->num_semaphores && !is_known; k++) {
            is_known = check->semaphores[k].handle == uses[i].semaphore;
        }
        if (!is_known) {
            is_saved = wd_syncval_save_semaphore(arena, uses[i].semaphore,
                                                 &check->semaphores[check->num_semaphores]);
            check->num_semaphores += is_saved;
        }
    }
    return is_saved;
}

static bool save_semaphores(wd_syncval_check *check, wd_arena *arena) {
    size_t count = 0;
    for (uint32_t i = 0; i < check->num_batches; i++) {
        count += (size_t)check->batches[i]->num_waits + check->batches[i]->num_signals;
    }
    check->semaphores = count ? wd_arena_alloc_zero(arena, count, sizeof(*check->semaphores)) : NULL;
    bool is_saved = !count || check->semaphores;
    for (uint32_t i = 0; i < check->num_batches && is_saved; i++) {
        const wd_state_submission *batch = check->batches[i];
        is_saved = save_uses(check, arena, batch->waits, batch->num_waits) &&
                   save_uses(check, arena, batch->signals, batch->num_signals);
    }
    return is_saved;
}

static void restore_semaphores(const wd_syncval_check *check) {
    for (uint32_t i = 0; i < check->num_semaphores; i++) {
        wd_syncval_restore_semaphore(&check->semaphores[i]);
    }
}

// copy_context returns a copy of a context, or NULL.
static wd_sync_context *copy_context(wd_syncval_queues *queues, const wd_sync_context *context,
                                     uint8_t number) {
    wd_sync_context *copy;
    if (wd_sync_context_create(queues->pool, number, &copy) != WD_OK) {
        return NULL;
    }
    wd_sync_context_set_complete(copy, number == WD_SYNCVAL_ENGINE ? NULL : queues->complete);
    if (wd_sync_context_copy(copy, context) != WD_OK) {
        wd_sync_context_destroy(copy);
        return NULL;
    }
    return copy;
}

// copies is the state in which the batches are checked.
typedef struct copies {
    wd_sync_context *context, *engine;
    wd_syncval_owners *owners;
    wd_syncval_transfers released;
} copies;

static void drop_copies(const wd_syncval_queues *queues, copies *made) {
    wd_sync_context_destroy(made->context);
    wd_sync_context_destroy(made->engine);
    wd_syncval_owners_destroy(made->owners, &queues->device->allocator);
    WD_VECTOR_FINISH(&queues->device->allocator, &made->released);
}

static bool make_copies(wd_syncval_queues *queues, const wd_syncval_queue *at, copies *made) {
    const wd_allocator *allocator = &queues->device->allocator;
    const size_t num_released = queues->released.count;
    *made = (copies){.context = copy_context(queues, at->context, at->number)};
    made->engine = queues->engine ? copy_context(queues, queues->engine, WD_SYNCVAL_ENGINE) : NULL;
    made->owners = queues->owners ? wd_syncval_owners_copy(queues->owners, allocator) : NULL;
    const bool is_complete = made->context && (made->engine || !queues->engine) &&
                             (made->owners || !queues->owners) &&
                             WD_VECTOR_RESERVE(allocator, &made->released, num_released);
    if (is_complete && num_released) {
        memcpy(made->released.items, queues->released.items, num_released * sizeof(*made->released.items));
        made->released.count = num_released;
    }
    return is_complete;
}

// save returns whether the state is saved and replaced by copies.
static bool save(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_check *check, wd_arena *arena) {
    copies made;
    check->presentables = wd_arena_copy(arena, queues->presentables.items, queues->presentables.count,
                                        sizeof(*check->presentables));
    const bool has_presentables = check->presentables || !queues->presentables.count;
    if (!make_copies(queues, at, &made) || !has_presentables || !save_semaphores(check, arena)) {
        drop_copies(queues, &made);
        restore_semaphores(check);
        return false;
    }
    *check->queue = *at;
    check->engine = queues->engine;
    check->owners = queues->owners;
    check->released = queues->released;
    check->next_tag = queues->next_tag;
    check->next_instance = queues->next_instance;
    check->has_missed_transfers = queues->has_missed_transfers;
    at->context = made.context;
    queues->engine = made.engine;
    queues->owners = made.owners;
    queues->released = made.released;
    queues->check = check;
    return true;
}

static void restore_queue(wd_syncval_queue *at, const wd_syncval_queue *saved) {
    for (size_t i = saved->executions.count; i < at->executions.count; i++) {
        wd_syncval_history_unref(at->executions.items[i].history);
    }
    // The memory may have moved.
    wd_syncval_execution *items = at->executions.items;
    const size_t capacity = at->executions.capacity;
    *at = *saved;
    at->executions.items = items;
    at->executions.capacity = capacity;
}

static void restore(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_check *check) {
    copies made = {at->context, queues->engine, queues->owners, queues->released};
    restore_queue(at, check->queue);
    queues->engine = check->engine;
    queues->owners = check->owners;
    queues->released = check->released;
    queues->next_tag = check->next_tag;
    queues->next_instance = check->next_instance;
    queues->has_missed_transfers = check->has_missed_transfers;
    for (size_t i = 0; i < queues->presentables.count; i++) {
        queues->presentables.items[i] = check->presentables[i];
    }
    restore_semaphores(check);
    queues->check = NULL;
    drop_copies(queues, &made);
}

// --- Checks

// is_seen_elsewhere returns whether the host may know of the completion of a batch in unknown ways.
static bool is_seen_elsewhere(const wd_state_submission *batch) {
    bool found = batch->fence && __atomic_load_n(&batch->fence->is_external, __ATOMIC_ACQUIRE);
    for (uint32_t i = 0; i < batch->num_signals; i++) {
        found |= __atomic_load_n(&batch->signals[i].semaphore->is_external, __ATOMIC_ACQUIRE);
    }
    return found;
}

static void check_batches(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_check *check) {
    for (bool continues = true; continues && check->current < check->num_batches;) {
        wd_state_submission *batch = check->batches[check->current];
        if (batch->is_incomplete || !wd_syncval_are_ready(batch->waits, batch->num_waits)) {
            return;
        }
        at->submitted = batch->number;
        continues = !is_seen_elsewhere(batch);
        const bool is_last = !continues || check->current + 1 == check->num_batches;
        wd_syncval_check_batch(queues, at, batch, is_last);
        check->current++;
    }
}

// check_call returns whether a callback asks to skip the call.
static bool check_call(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_check *check,
                       wd_arena *arena) {
    wd_syncval_check_for_missed_work(queues);
    if (at->first_waiting || at->is_untracked || !save(queues, at, check, arena)) {
        return false;
    }
    check_batches(queues, at, check);
    restore(queues, at, check);
    if (!check->skip && check->current) {
        at->checked = (wd_syncval_checked){
            .end = check->batches[check->current - 1]->number,
            .traced = check->num_traced ? check->batches[check->num_traced - 1]->number : 0,
            .changes = queues->num_changes,
            .has_reported = check->has_reported,
        };
    }
    return check->skip;
}

static bool check_submit(wd_call *call, const wd_state_peek *peek) {
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    const wd_state_queue *queue =
        queues && !call->is_skipped ? wd_state_find_queue(device->chassis->state, peek->queue) : NULL;
    if (!queue || !wd_syncval_compares_submissions(queues)) {
        return false;
    }
    wd_syncval_queue saved; // Large, so it is not initialized.
    wd_syncval_check check = {.num_batches = peek->count, .queue = &saved};
    if (wd_report_may_skip(device->chassis->instance->report)) {
        check.batches = wd_state_peek_submissions(device->chassis->state, &call->scratch, peek);
    }
    wd_mutex_lock(&queues->lock);
    wd_syncval_queue *at = wd_syncval_need_queue(queues, queue);
    bool skip = false;
    if (at) {
        at->checked = (wd_syncval_checked){0}; // An earlier call may have failed.
        skip = check.batches && check_call(queues, at, &check, &call->scratch);
    }
    wd_syncval_queues_unlock(queues);
    return skip;
}

bool wd_syncval_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args) {
    return check_submit(call, &(wd_state_peek){
                                  .queue = args->queue,
                                  .fence = args->fence,
                                  .infos = args->pSubmits,
                                  .count = args->pSubmits ? args->submitCount : 0,
                              });
}

bool wd_syncval_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args) {
    return check_submit(call, &(wd_state_peek){
                                  .queue = args->queue,
                                  .fence = args->fence,
                                  .infos = args->pSubmits,
                                  .count = args->pSubmits ? args->submitCount : 0,
                                  .is_second = true,
                              });
}
