// Executes a batch of a queue: its waits, its command buffers, its signals.
#include <stdio.h>

#include "vk/syncval/validator/contents/contents_device.h"
#include "vk/syncval/validator/recorder/late.h"
#include "vk/syncval/validator/submit/check.h"
#include "vk/syncval/validator/submit/owner.h"
#include "vk/syncval/validator/submit/ownership.h"

// A context with fewer ranges than this is not worth trimming.
enum { MIN_TRIMMED_RANGES = 512 };

const wd_syncval_execution *wd_syncval_find_execution(const wd_syncval_queue *at, uint64_t tag) {
    size_t low = 0, high = at->executions.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (at->executions.items[middle].offset < tag) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low ? &at->executions.items[low - 1] : NULL;
}

// --- Completed work

// The names of completed commands are not needed any more, because no finding refers to them.
static void drop_executions(wd_syncval_queue *at) {
    for (size_t i = 0; i < at->first_pending; i++) {
        wd_syncval_history_unref(at->executions.items[i].history);
    }
    at->executions.count -= at->first_pending;
    for (size_t i = 0; i < at->executions.count; i++) {
        at->executions.items[i] = at->executions.items[at->first_pending + i];
    }
    at->first_pending = 0;
}

static bool is_idle(const wd_syncval_queues *queues) {
    for (const wd_syncval_queue *at = queues->first; at; at = at->next) {
        if (at->end_tag > queues->complete[at->number]) {
            return false;
        }
    }
    return true;
}

static void clear_all(wd_syncval_queues *queues) {
    for (wd_syncval_queue *at = queues->first; at; at = at->next) {
        wd_sync_context_clear(at->context);
        at->has_imports = false;
    }
}

void wd_syncval_note_complete(wd_syncval_queues *queues, wd_syncval_queue *at, uint64_t tag) {
    wd_mutex_assert_held(&queues->lock);
    uint64_t *complete = &queues->complete[at->number];
    if (*complete >= tag) {
        return;
    }
    *complete = tag;
    while (at->first_pending < at->executions.count && at->executions.items[at->first_pending].offset < tag) {
        at->first_pending++;
    }
    if (at->first_pending > at->executions.count / 2) {
        drop_executions(at);
    }
    if (!at->has_imports && tag >= at->end_tag) {
        wd_sync_context_clear(at->context);
    } else if (at->has_imports && is_idle(queues)) {
        clear_all(queues);
    }
}

// trim limits the size of contexts to pending work. The cost for each range is constant.
static bool trim(wd_syncval_queue *at) {
    if (wd_sync_context_num_ranges(at->context) < at->trim_at) {
        return true;
    }
    const bool is_done = wd_sync_context_trim(at->context) == WD_OK;
    const size_t num_ranges = wd_sync_context_num_ranges(at->context);
    at->trim_at = num_ranges < MIN_TRIMMED_RANGES ? MIN_TRIMMED_RANGES : 2 * num_ranges;
    return is_done;
}

// --- Command buffers

static bool add_execution(wd_syncval_queues *queues, wd_syncval_queue *at, uint64_t submission,
                          const wd_state_command_buffer *command_buffer, wd_syncval_history *history) {
    wd_syncval_execution *added = WD_VECTOR_PUSH(&queues->device->allocator, &at->executions);
    if (!added) {
        return false;
    }
    *added = (wd_syncval_execution){
        .offset = queues->next_tag,
        .history = wd_syncval_history_ref(history),
        .handle = command_buffer->object.handle,
        .submission = submission,
    };
    const char *name = wd_state_printable_name(&command_buffer->object);
    if (name) {
        snprintf(added->name, sizeof added->name, "%s", name);
    }
    queues->next_tag += history->entries.count + 1;
    at->end_tag = queues->next_tag;
    return true;
}

uint64_t wd_syncval_known_tag(const wd_syncval_queue *at, const wd_syncval_queue *other) {
    const uint64_t known = at->clock.tags[other->number];
    return known > other->hidden_tag ? known : other->hidden_tag;
}

void wd_syncval_hide_accesses(const wd_syncval_queues *queues, wd_syncval_queue *at) {
    if (!wd_state_queue_is_retired(at->queue, at->unknown_until)) {
        at->hidden_tag = queues->next_tag;
    }
}

// find_races compares a recording with unordered accesses of other queues.
static void find_races(const wd_syncval_replay_job *job, const wd_sync_recording *recording,
                       const wd_sync_replay *replay) {
    const wd_syncval_queues *queues = job->queues;
    if (queues->engine && wd_sync_context_num_ranges(queues->engine)) {
        wd_sync_recording_detect_async(recording, job->at->number, queues->engine, 0, replay);
    }
    for (wd_syncval_queue *other = queues->first; other; other = other->next) {
        const uint64_t known = wd_syncval_known_tag(job->at, other);
        if (other != job->at && other->end_tag > known && other->end_tag > queues->complete[other->number] &&
            wd_sync_context_num_ranges(other->context)) {
            wd_sync_recording_detect_async(recording, job->at->number, other->context, known, replay);
        }
    }
}

// note_unknown stores the tags of unknown accesses. If descriptors of the recording have changed, all its
// accesses are unknown.
static void note_unknown(wd_syncval_queue *at, const wd_syncval_recorder *recorder,
                         const wd_syncval_execution *execution) {
    if (execution->is_changed) {
        at->unknown.tag = execution->offset + recorder->history->entries.count;
    } else if (recorder->unknown.tag) {
        at->unknown.tag = execution->offset + recorder->unknown.tag;
    }
    // Reads with bounds count as unknown for later recordings.
    const uint64_t bounded_tag = recorder->unknown.bounds.count
                                     ? recorder->unknown.bounds.items[recorder->unknown.bounds.count - 1].tag
                                     : 0;
    if (bounded_tag && at->unknown.tag < execution->offset + bounded_tag) {
        at->unknown.tag = execution->offset + bounded_tag;
    }
    if (recorder->unknown.output_tag) {
        at->unknown.output_tag = execution->offset + recorder->unknown.output_tag;
    }
}

// report_deferred reports the deferred hazards of a recording once. A check leaves them for the case that the call is
// skipped.
static void report_deferred(wd_syncval_queues *queues, const wd_syncval_queue *at,
                            wd_syncval_recorder *recorder) {
    if (!queues->is_muted && recorder->late && !wd_syncval_is_repeated(queues, at)) {
        wd_syncval_note_answer(queues, wd_syncval_report_deferred(recorder));
    }
    if (!queues->check) {
        wd_syncval_drop_deferred(recorder);
    }
}

// is_last: nothing is executed in the context afterwards.
static bool replay(wd_syncval_queues *queues, wd_syncval_queue *at, uint64_t submission,
                   const wd_state_command_buffer *command_buffer, wd_syncval_recorder *recorder,
                   bool is_last) {
    wd_mutex_assert_held(&recorder->lock);
    if (recorder->failed || !add_execution(queues, at, submission, command_buffer, recorder->history)) {
        return false;
    }
    wd_syncval_execution *execution = &at->executions.items[at->executions.count - 1];
    const uint64_t offset = execution->offset;
    wd_syncval_history_collect(recorder->history, command_buffer);
    execution->is_changed = wd_syncval_late_is_changed(recorder->late);
    if (!execution->is_changed) {
        report_deferred(queues, at, recorder);
    }
    const wd_syncval_unknown before = at->unknown;
    note_unknown(at, recorder, execution);
    wd_syncval_replay_job job = {
        .queues = queues,
        .at = at,
        .command_buffer = command_buffer,
        .execution = at->executions.count - 1,
        .bounds = &recorder->unknown.bounds,
        .unknown = execution->is_changed ? at->unknown : before,
        .end_tag = recorder->unknown.host_tag ? offset + recorder->unknown.host_tag : UINT64_MAX,
    };
    // A rendering that this command buffer resumes continues the last instance of the command buffer before
    // it.
    queues->next_instance -= recorder->pass.resumes && queues->next_instance ? 1 : 0;
    const wd_sync_replay moved = {
        offset, queues->next_instance,        queues->is_muted ? NULL : wd_syncval_report_replay,
        &job,   wd_syncval_is_replay_certain, 0};
    queues->next_instance += recorder->instance;
    find_races(&job, recorder->recording, &moved);
    const wd_status status =
        is_last ? wd_sync_context_check_replay(at->context, recorder->recording, &moved)
                : wd_sync_context_replay(at->context, recorder->recording, recorder->context, &moved);
    if (status != WD_OK) {
        return false;
    }
    wd_syncval_follow_owners(queues, at, recorder, !job.has_reported && !queues->is_muted);
    if (recorder->unknown.host_tag) {
        wd_syncval_wait_for_unknown(queues, at);
    }
    return true;
}

// follow_contents executes the log of contents of a recording that was replayed.
static void follow_contents(const wd_syncval_queues *queues, const wd_syncval_queue *at,
                            const wd_state_submission *submission,
                            const wd_state_command_buffer *command_buffer,
                            const wd_syncval_recorder *recorder) {
    if (queues->check || !recorder->contents) {
        return;
    }
    wd_syncval_contents_executed(queues->device->contents,
                                 &(wd_syncval_contents_job){
                                     .command_buffer = command_buffer,
                                     .queue = &at->queue->object,
                                     .history = recorder->history,
                                     .log = recorder->contents,
                                     .submission = submission->number,
                                     .is_changed = wd_syncval_late_is_changed(recorder->late),
                                     .waits_for_host = recorder->unknown.host_tag != 0,
                                 });
}

static void execute(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_submission *submission,
                    const wd_state_command_buffer *command_buffer, bool is_last) {
    wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    bool is_known = !command_buffer->incomplete && !command_buffer->is_untracked;
    if (recorder) {
        wd_mutex_lock(&recorder->lock);
        const bool has_content = recorder->failed || recorder->context;
        is_known = is_known && (!has_content ||
                                replay(queues, at, submission->number, command_buffer, recorder, is_last));
        if (has_content && is_known) {
            wd_syncval_follow_transfers(queues, at, submission, &recorder->transfers);
            follow_contents(queues, at, submission, command_buffer, recorder);
        }
        if (recorder->unknown.has_command) {
            wd_syncval_note_missed_transfers(queues);
        }
        wd_mutex_unlock(&recorder->lock);
    }
    if (is_known) {
        return;
    }
    wd_sync_context_clear(at->context);
    wd_syncval_note_missed_transfers(queues);
}

// --- Batches

void wd_syncval_note_clock(wd_syncval_queues *queues, const wd_syncval_clock *clock) {
    for (wd_syncval_queue *at = queues->first; at; at = at->next) {
        wd_syncval_note_complete(queues, at, clock->tags[at->number]);
    }
}

// note_seen handles a signal that other processes or devices may see: the host may know of it in unknown
// ways.
static void note_seen(wd_syncval_queues *queues, wd_syncval_queue *at) {
    wd_syncval_note_clock(queues, &at->clock);
    wd_syncval_note_complete(queues, at, queues->next_tag);
}

// Accesses to addresses whose memory has changed are removed, because they are unrelated to accesses to the
// new memory.
void wd_syncval_follow_sparse(wd_syncval_queues *queues, const wd_state_submission *submission) {
    wd_syncval_aliases *aliases = &queues->device->aliases;
    wd_syncval_ranges changed = {.allocator = queues->device->allocator};
    for (uint32_t i = 0; i < submission->num_sparse_binds; i++) {
        wd_syncval_bind_sparse(aliases, &submission->sparse_binds[i], &changed);
    }
    const bool is_shared = __atomic_load_n(&aliases->pending.is_active, __ATOMIC_ACQUIRE);
    for (wd_syncval_queue *at = is_shared ? queues->first : NULL; at; at = at->next) {
        if (changed.failed ||
            wd_sync_context_erase(at->context, WD_SYNC_IDEALIZED, changed.items, changed.count) != WD_OK) {
            wd_sync_context_clear(at->context);
        }
    }
    wd_free(&changed.allocator, changed.items);
}

// Further wait operations are executed in their order, which may lengthen dependency chains.
#define MAX_SORTED_WAITS 64

// The wait operations of vkQueueBindSparse apply to its bindings, not to later submissions (Vulkan,
// "Semaphore Waiting"). If it signals something, work that waits for the signal or for a later signal is also
// ordered after these waits. Waits for semaphores of the same queue come first: they may be barriers, which
// must not continue chains of other queues.
static void wait_for_all(wd_syncval_queues *queues, wd_syncval_queue *at,
                         const wd_state_submission *submission) {
    const bool is_for_bindings = submission->is_binding && !submission->num_signals && !submission->fence;
    bool is_own[MAX_SORTED_WAITS] = {false};
    for (uint32_t i = 0; i < submission->num_waits && !is_for_bindings; i++) {
        if (i < MAX_SORTED_WAITS && wd_syncval_waits_for_self(at, &submission->waits[i])) {
            wd_syncval_wait(queues, at, &submission->waits[i]);
            is_own[i] = true;
        }
    }
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        if (is_for_bindings) {
            wd_syncval_consume(queues, at, &submission->waits[i]);
        } else if (i >= MAX_SORTED_WAITS || !is_own[i]) {
            wd_syncval_wait(queues, at, &submission->waits[i]);
        }
    }
}

// signals_work returns whether a signal operation of the batch includes its commands.
static bool signals_work(const wd_state_submission *submission) {
    bool signals = submission->fence != NULL;
    for (uint32_t i = 0; i < submission->num_signals && !signals; i++) {
        signals = submission->signals[i].stages & ~VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT;
    }
    return signals && !submission->is_binding;
}

void wd_syncval_check_batch(wd_syncval_queues *queues, wd_syncval_queue *at, wd_state_submission *submission,
                            bool is_last) {
    wd_mutex_assert_held(&queues->lock);
    wait_for_all(queues, at, submission);
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        execute(queues, at, submission, submission->command_buffers[i],
                is_last && i + 1 == submission->num_command_buffers);
    }
    if (is_last) {
        return;
    }
    (void)wd_syncval_signal_all(queues, at, submission);
    if (signals_work(submission)) {
        at->signaled_tag = queues->next_tag;
    }
    wd_syncval_hide_accesses(queues, at);
}

void wd_syncval_execute_batch(wd_syncval_queues *queues, wd_syncval_queue *at,
                              wd_state_submission *submission) {
    wd_mutex_assert_held(&queues->lock);
    wait_for_all(queues, at, submission);
    wd_syncval_follow_sparse(queues, submission);
    if (!at->is_untracked) {
        for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
            execute(queues, at, submission, submission->command_buffers[i], false);
        }
        if (!trim(at)) {
            wd_sync_context_clear(at->context);
        }
    } else {
        wd_syncval_contents_missed(queues->device->contents);
    }
    bool is_seen = wd_syncval_signal_all(queues, at, submission);
    if (signals_work(submission)) {
        at->signaled_tag = queues->next_tag;
    }
    is_seen |= submission->fence && __atomic_load_n(&submission->fence->is_external, __ATOMIC_ACQUIRE);
    if (is_seen) {
        note_seen(queues, at);
    }
    wd_syncval_hide_accesses(queues, at);
    submission->user[WD_STATE_SLOT_SYNC] = (void *)(uintptr_t)queues->next_tag;
}
