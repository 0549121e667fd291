// Semaphores: signal operations store the state of a queue, and wait operations merge it into another queue.
#include <stdio.h>

#include "vk/syncval/validator/submit/queue_internal.h"

// More signal operations of a binary semaphore without waits are an application error.
enum { MAX_BINARY_SIGNALS = 8 };

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

// semaphore is the sub-state of a semaphore.
typedef struct semaphore {
    wd_syncval_queues *queues;
    WD_VECTOR(wd_syncval_signal) signals; // In the order of execution.
    uint32_t num_expected;                // Signal operations of waiting batches.
    bool is_opaque;
} semaphore;

// --- Snapshots

static void unref_snapshot(wd_syncval_queues *queues, wd_syncval_snapshot *snapshot) {
    if (!snapshot || --snapshot->references) {
        return;
    }
    wd_sync_context_destroy(snapshot->context);
    wd_free(&queues->device->allocator, snapshot);
}

// A signal operation of vkQueueBindSparse is ordered after its bindings and after earlier signal operations,
// with the work before these, but not after the commands since (Vulkan, "Semaphore Signaling").
static wd_syncval_snapshot *create_snapshot(wd_syncval_queues *queues, wd_syncval_queue *at,
                                            bool is_binding) {
    const wd_allocator *allocator = &queues->device->allocator;
    wd_syncval_snapshot *snapshot = wd_alloc_zero(allocator, 1, sizeof(*snapshot));
    if (!snapshot) {
        return NULL;
    }
    snapshot->references = 1;
    snapshot->clock = at->clock;
    snapshot->clock.tags[at->number] = is_binding ? at->signaled_tag : queues->next_tag;
    snapshot->end_tag = is_binding && at->signaled_tag < at->end_tag ? at->signaled_tag : UINT64_MAX;
    snapshot->unknown = at->unknown;
    if (wd_sync_context_num_ranges(at->context)) {
        if (wd_sync_context_create(queues->pool, at->number, &snapshot->context) != WD_OK ||
            wd_sync_context_take(snapshot->context, at->context) != WD_OK) {
            unref_snapshot(queues, snapshot);
            return NULL;
        }
    }
    return snapshot;
}

// --- Creation and destruction of the sub-state

static void release_semaphore(wd_state_object *object, void *data) {
    (void)object;
    semaphore *own = data;
    wd_syncval_queues *queues = own->queues;
    wd_mutex_lock(&queues->lock);
    for (size_t i = 0; i < own->signals.count; i++) {
        unref_snapshot(queues, own->signals.items[i].snapshot);
    }
    wd_mutex_unlock(&queues->lock);
    wd_free(&queues->device->allocator, own->signals.items);
    wd_free(&queues->device->allocator, own);
}

static semaphore *find_semaphore(const wd_state_semaphore *handle) {
    return wd_state_slot_get(&handle->object, WD_STATE_SLOT_SYNC);
}

static semaphore *need_semaphore(wd_syncval_queues *queues, wd_state_semaphore *handle) {
    semaphore *own = find_semaphore(handle);
    if (own) {
        return own;
    }
    own = wd_alloc_zero(&queues->device->allocator, 1, sizeof(*own));
    if (own) {
        own->queues = queues;
        wd_state_slot_set(&handle->object, WD_STATE_SLOT_SYNC, own, release_semaphore);
    }
    return own;
}

static bool is_external(const wd_state_semaphore *handle) {
    return __atomic_load_n(&handle->is_external, __ATOMIC_ACQUIRE);
}

static bool is_timeline(const wd_state_semaphore *handle) {
    return handle->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE;
}

static bool is_reached(const wd_state_semaphore *handle, uint64_t value) {
    return __atomic_load_n(&handle->value, __ATOMIC_ACQUIRE) >= value;
}

static void remove_signal(semaphore *own, size_t index) {
    unref_snapshot(own->queues, own->signals.items[index].snapshot);
    own->signals.count--;
    for (size_t i = index; i < own->signals.count; i++) {
        own->signals.items[i] = own->signals.items[i + 1];
    }
}

// --- Signal operations

static bool add_signal(semaphore *own, const wd_state_semaphore *handle, const wd_syncval_signal *signal) {
    if (!is_timeline(handle) && own->signals.count == MAX_BINARY_SIGNALS) {
        remove_signal(own, 0);
    }
    wd_syncval_signal *added = WD_VECTOR_PUSH(&own->queues->device->allocator, &own->signals);
    if (!added) {
        return false;
    }
    *added = *signal;
    if (signal->snapshot) {
        signal->snapshot->references++;
    }
    return true;
}

bool wd_syncval_signal_all(wd_syncval_queues *queues, wd_syncval_queue *at,
                           const wd_state_submission *submission) {
    wd_mutex_assert_held(&queues->lock);
    if (!submission->num_signals) {
        return false;
    }
    bool is_seen = false;
    wd_syncval_snapshot *snapshot =
        at->is_untracked ? NULL : create_snapshot(queues, at, submission->is_binding);
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        const wd_state_semaphore_use *use = &submission->signals[i];
        is_seen |= is_external(use->semaphore);
        semaphore *own = need_semaphore(queues, use->semaphore);
        const wd_syncval_signal signal = {
            .value = use->value,
            .queue = at,
            .submission = submission->number,
            .stages = use->stages & VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT ? ALL_STAGES : use->stages,
            .earlier_tag = at->signaled_tag,
            .snapshot = snapshot,
            .is_opaque = !snapshot,
        };
        if (own && !add_signal(own, use->semaphore, &signal)) {
            own->is_opaque = true;
        }
    }
    unref_snapshot(queues, snapshot);
    return is_seen;
}

void wd_syncval_expect_signals(wd_syncval_queues *queues, const wd_state_submission *submission, int count) {
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        semaphore *own = need_semaphore(queues, submission->signals[i].semaphore);
        if (own && (count > 0 || own->num_expected)) {
            own->num_expected = (uint32_t)((int)own->num_expected + count);
        }
    }
}

void wd_syncval_drop_signals(wd_syncval_queue *at, wd_syncval_queues *queues,
                             const wd_state_submission *submission) {
    for (uint32_t i = 0; i < submission->num_signals; i++) {
        semaphore *own = find_semaphore(submission->signals[i].semaphore);
        for (size_t k = own ? own->signals.count : 0; k-- > 0;) {
            wd_syncval_signal *signal = &own->signals.items[k];
            if (signal->queue != at || signal->submission != submission->number) {
                continue;
            }
            if (is_timeline(submission->signals[i].semaphore)) {
                remove_signal(own, k);
            } else {
                unref_snapshot(queues, signal->snapshot);
                signal->snapshot =
                    NULL; // The semaphore stays signaled. All work before the signal is complete.
            }
        }
    }
}

void wd_syncval_make_opaque(wd_syncval_queues *queues, const wd_state_semaphore_use *uses, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        semaphore *own = need_semaphore(queues, uses[i].semaphore);
        if (own) {
            own->is_opaque = true;
        }
    }
}

bool wd_syncval_signal_acquired(wd_syncval_queues *queues, wd_state_semaphore *handle, uint64_t tag) {
    semaphore *own = need_semaphore(queues, handle);
    if (is_external(handle) || !own || own->is_opaque) {
        return false;
    }
    const bool is_added =
        add_signal(own, handle, &(wd_syncval_signal){.acquired = tag, .stages = ALL_STAGES});
    own->is_opaque = !is_added;
    return is_added;
}

// --- Savepoints

bool wd_syncval_save_semaphore(wd_arena *arena, const wd_state_semaphore *handle,
                               wd_syncval_saved_semaphore *saved) {
    const semaphore *own = find_semaphore(handle);
    *saved = (wd_syncval_saved_semaphore){.handle = handle};
    if (!own) {
        return true;
    }
    saved->signals = wd_arena_copy(arena, own->signals.items, own->signals.count, sizeof(*saved->signals));
    if (own->signals.count && !saved->signals) {
        return false;
    }
    saved->num_signals = own->signals.count;
    saved->is_opaque = own->is_opaque;
    for (size_t i = 0; i < saved->num_signals; i++) {
        if (saved->signals[i].snapshot) {
            saved->signals[i].snapshot->references++;
        }
    }
    return true;
}

// The vector has had at least the capacity for the saved signal operations, and keeps its memory.
void wd_syncval_restore_semaphore(const wd_syncval_saved_semaphore *saved) {
    semaphore *own = find_semaphore(saved->handle);
    if (!own) {
        return;
    }
    for (size_t i = 0; i < own->signals.count; i++) {
        unref_snapshot(own->queues, own->signals.items[i].snapshot);
    }
    for (size_t i = 0; i < saved->num_signals; i++) {
        own->signals.items[i] = saved->signals[i];
    }
    own->signals.count = saved->num_signals;
    own->is_opaque = saved->is_opaque;
}

// --- Past waits

wd_syncval_semaphore_name wd_syncval_name_semaphore(const wd_state_semaphore *semaphore) {
    wd_syncval_semaphore_name named = {0};
    if (semaphore) {
        const char *name = wd_state_printable_name(&semaphore->object);
        named.id = semaphore->object.id;
        named.handle = semaphore->object.handle;
        snprintf(named.name, sizeof named.name, "%s", name ? name : "");
    }
    return named;
}

static void note_wait(wd_syncval_queue *at, const wd_state_semaphore *semaphore, uint8_t from,
                      uint64_t end_tag, uint64_t signal_stages) {
    at->past_waits[at->num_past_waits++ % WD_SYNCVAL_MAX_PAST_WAITS] = (wd_syncval_past_wait){
        .from = from,
        .end_tag = end_tag,
        .waited = {.semaphore = wd_syncval_name_semaphore(semaphore), .signal_stages = signal_stages},
    };
}

const wd_syncval_waited *wd_syncval_find_past_wait(const wd_syncval_queue *at, uint8_t from, uint64_t tag) {
    const wd_syncval_past_wait *found = NULL;
    for (uint32_t i = 0; i < WD_SYNCVAL_MAX_PAST_WAITS && i < at->num_past_waits; i++) {
        const wd_syncval_past_wait *wait = &at->past_waits[i];
        // Each acquisition has a tag of its own, which is the last one when a queue waits for it.
        const bool is_after = from == WD_SYNCVAL_ENGINE ? wait->end_tag == tag + 1 : wait->end_tag > tag;
        if (wait->from == from && is_after && (!found || wait->end_tag < found->end_tag)) {
            found = wait;
        }
    }
    return found ? &found->waited : NULL;
}

// --- Wait operations

// find_timeline returns the signal operation that satisfies a wait for `value`, or NULL.
static const wd_syncval_signal *find_timeline(const semaphore *own, uint64_t value) {
    const wd_syncval_signal *found = NULL;
    for (size_t i = 0; own && i < own->signals.count; i++) {
        const wd_syncval_signal *signal = &own->signals.items[i];
        if (signal->value >= value && (!found || signal->value < found->value)) {
            found = signal;
        }
    }
    return found;
}

bool wd_syncval_is_ready(const wd_state_semaphore_use *wait) {
    const semaphore *own = find_semaphore(wait->semaphore);
    if (is_external(wait->semaphore) || (own && own->is_opaque)) {
        return true;
    }
    if (is_timeline(wait->semaphore)) {
        return is_reached(wait->semaphore, wait->value) || find_timeline(own, wait->value);
    }
    return !own || own->signals.count || !own->num_expected;
}

static uint64_t expand_ends(uint64_t wait_stages) {
    return wait_stages & VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT ? ALL_STAGES : wait_stages;
}

// The first scope of a signal operation is all earlier work of the queue in the given stages, and earlier signal
// operations. Without a stage, only the work before these is included (Vulkan, "Semaphore Signaling").
static wd_sync_barrier semaphore_barrier(const wd_syncval_queues *queues, const wd_syncval_signal *signal,
                                         uint64_t wait_stages) {
    const uint64_t accesses = ALL_ACCESSES;
    const wd_syncval_device *device = queues->device;
    const bool has_stages = signal->stages & ~VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT;
    const uint64_t src = wd_syncval_widen_stages(device, has_stages ? signal->stages : ALL_STAGES);
    const uint64_t dst = wd_syncval_widen_stages(device, expand_ends(wait_stages));
    const uint64_t end_tag = signal->snapshot->end_tag;
    return (wd_sync_barrier){
        .first = wd_sync_first_scope(src, accesses, 0),
        .second = wd_sync_second_scope(dst, accesses, 0),
        .end_tag = has_stages || end_tag < signal->earlier_tag ? end_tag : signal->earlier_tag,
        .queue = signal->queue->number,
    };
}

void wd_syncval_join_clock(wd_syncval_clock *clock, const wd_syncval_clock *other) {
    for (size_t i = 0; i < WD_SYNCVAL_MAX_QUEUES; i++) {
        if (clock->tags[i] < other->tags[i]) {
            clock->tags[i] = other->tags[i];
        }
    }
}

void wd_syncval_wait_for_unknown(wd_syncval_queues *queues, wd_syncval_queue *at) {
    for (size_t i = 0; i < WD_SYNCVAL_MAX_QUEUES; i++) {
        at->clock.tags[i] = queues->next_tag;
    }
    wd_sync_context_clear(at->context);
    at->has_imports = false;
    at->unknown_until = at->submitted;
}

// wait_for_self waits for a signal operation of the same queue. If nothing was executed since, the wait is a
// barrier, which costs the same for any number of ranges.
static wd_status wait_for_self(wd_syncval_queue *at, const wd_syncval_snapshot *snapshot,
                               wd_sync_barrier *barrier) {
    const uint64_t end_tag = snapshot->clock.tags[at->number];
    if (end_tag >= at->end_tag) {
        const wd_sync_barrier_command command = {.globals = barrier, .num_globals = 1};
        return wd_sync_context_barrier(at->context, &command);
    }
    barrier->end_tag = end_tag < barrier->end_tag ? end_tag : barrier->end_tag;
    return wd_sync_context_wait_for_self(at->context, snapshot->context, barrier);
}

static void import(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore *semaphore,
                   const wd_syncval_signal *signal, uint64_t wait_stages) {
    const wd_syncval_snapshot *snapshot = signal->snapshot;
    if (signal->is_opaque) {
        wd_syncval_wait_for_unknown(queues, at);
        return;
    }
    if (signal->acquired) {
        wd_syncval_complete_acquisition(queues, at, signal->acquired, expand_ends(wait_stages));
        note_wait(at, semaphore, WD_SYNCVAL_ENGINE, queues->next_tag, signal->stages);
    }
    if (!snapshot) {
        return;
    }
    note_wait(at, semaphore, signal->queue->number, snapshot->clock.tags[signal->queue->number],
              signal->stages);
    wd_syncval_clock here = at->clock;
    here.tags[at->number] = queues->next_tag; // Its own accesses are known.
    wd_syncval_join_clock(&at->clock, &snapshot->clock);
    if (at->unknown.tag < snapshot->unknown.tag) {
        at->unknown.tag = snapshot->unknown.tag;
    }
    if (at->unknown.output_tag < snapshot->unknown.output_tag) {
        at->unknown.output_tag = snapshot->unknown.output_tag;
    }
    if (!snapshot->context) {
        return;
    }
    wd_sync_barrier barrier = semaphore_barrier(queues, signal, wait_stages);
    wd_status status;
    if (signal->queue == at) {
        status = wait_for_self(at, snapshot, &barrier);
    } else {
        status =
            wd_sync_context_import(at->context, snapshot->context, &barrier, here.tags, snapshot->clock.tags);
        at->has_imports = true;
    }
    if (status != WD_OK) {
        wd_syncval_wait_for_unknown(queues, at);
    }
}

// is_included returns whether a later signal operation of the same queue includes the work before this one.
static bool is_included(const semaphore *own, const wd_syncval_signal *signal, uint64_t limit) {
    for (size_t i = 0; i < own->signals.count; i++) {
        const wd_syncval_signal *other = &own->signals.items[i];
        if (other->queue == signal->queue && other->value <= limit &&
            other->submission > signal->submission &&
            (other->stages & ALL_STAGES || !(signal->stages & ~other->stages))) {
            return true;
        }
    }
    return false;
}

// Signal operations with lower values also happened before, because values only increase.
static void wait_for_timeline(wd_syncval_queues *queues, wd_syncval_queue *at, const semaphore *own,
                              const wd_state_semaphore_use *wait) {
    uint64_t limit = wait->value;
    if (!is_reached(wait->semaphore, wait->value)) {
        const wd_syncval_signal *last = find_timeline(own, wait->value);
        limit = last ? last->value : limit;
    }
    for (size_t i = 0; own && i < own->signals.count; i++) {
        if (own->signals.items[i].value <= limit && !is_included(own, &own->signals.items[i], limit)) {
            import(queues, at, wait->semaphore, &own->signals.items[i], wait->stages);
        }
    }
}

// find_binary returns the signal operation that satisfies a wait for a binary semaphore: the first one,
// unless earlier waits were missed.
static size_t find_binary(const semaphore *own, const wd_state_semaphore_use *wait) {
    for (size_t i = 0; wait->signal_queue && i < own->signals.count; i++) {
        const wd_syncval_signal *signal = &own->signals.items[i];
        if (signal->queue && signal->queue->queue == wait->signal_queue &&
            signal->submission == wait->signal_submission) {
            return i;
        }
    }
    return 0;
}

static void remove_up_to(semaphore *own, size_t index) {
    for (size_t i = 0; i <= index; i++) {
        remove_signal(own, 0);
    }
}

void wd_syncval_wait(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait) {
    wd_mutex_assert_held(&queues->lock);
    semaphore *own = find_semaphore(wait->semaphore);
    if (is_external(wait->semaphore) || (own && own->is_opaque)) {
        wd_syncval_wait_for_unknown(queues, at);
    } else if (is_timeline(wait->semaphore)) {
        wait_for_timeline(queues, at, own, wait);
    } else if (own && own->signals.count) {
        const size_t index = find_binary(own, wait);
        import(queues, at, wait->semaphore, &own->signals.items[index], wait->stages);
        remove_up_to(own, index);
    } else {
        wd_syncval_wait_for_unknown(queues, at);
    }
}

bool wd_syncval_waits_for_self(const wd_syncval_queue *at, const wd_state_semaphore_use *wait) {
    const semaphore *own = find_semaphore(wait->semaphore);
    if (!own || !own->signals.count || own->is_opaque || is_external(wait->semaphore)) {
        return false;
    }
    if (!is_timeline(wait->semaphore)) {
        return own->signals.items[find_binary(own, wait)].queue == at;
    }
    for (size_t i = 0; i < own->signals.count; i++) {
        if (own->signals.items[i].queue != at) {
            return false;
        }
    }
    return true;
}

void wd_syncval_consume(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait) {
    wd_mutex_assert_held(&queues->lock);
    semaphore *own = find_semaphore(wait->semaphore);
    const bool is_known = own && !own->is_opaque && !is_external(wait->semaphore);
    if (is_known && own->signals.count && !is_timeline(wait->semaphore) && own->signals.items[0].queue) {
        remove_up_to(own, find_binary(own, wait));
    } else if (!is_known || !is_timeline(wait->semaphore)) {
        wd_syncval_wait(queues, at, wait);
    }
}
