// Submissions: the layouts that command buffers leave are applied in order.
#include "vk/image_layouts/image_layouts_internal.h"

// Queues and semaphores

static wd_layouts_queue *find_queue(wd_image_layouts *layouts, const wd_state_queue *queue, uint32_t *index) {
    wd_mutex_assert_held(&layouts->lock);
    for (*index = 0; *index < layouts->num_queues; ++*index) {
        if (layouts->queues[*index].queue == queue) {
            return &layouts->queues[*index];
        }
    }
    if (layouts->num_queues == WD_LAYOUTS_MAX_QUEUES) {
        return NULL;
    }
    layouts->num_queues++;
    layouts->queues[*index] = (wd_layouts_queue){.queue = queue};
    return &layouts->queues[*index];
}

static void release_semaphore(wd_state_object *object, void *data) {
    (void)object;
    wd_layouts_semaphore *semaphore = data;
    const wd_allocator allocator = semaphore->allocator;
    WD_VECTOR_FINISH(&allocator, &semaphore->signals);
    wd_free(&allocator, semaphore);
}

static wd_layouts_semaphore *need_semaphore(const wd_image_layouts *layouts, wd_state_semaphore *state) {
    wd_layouts_semaphore *semaphore = wd_state_slot_get(&state->object, WD_STATE_SLOT_LAYOUTS);
    if (!semaphore) {
        semaphore = wd_alloc_zero(&layouts->allocator, 1, sizeof *semaphore);
        if (semaphore) {
            semaphore->allocator = layouts->allocator;
            wd_state_slot_set(&state->object, WD_STATE_SLOT_LAYOUTS, semaphore, release_semaphore);
        }
    }
    return semaphore;
}

static void remove_signal(wd_layouts_semaphore *semaphore, size_t index) {
    semaphore->signals.count--;
    for (size_t i = index; i < semaphore->signals.count; i++) {
        semaphore->signals.items[i] = semaphore->signals.items[i + 1];
    }
}

// store_signal stores the clock of a queue in a semaphore. Without memory, a wait for a timeline value finds nothing
// and is uncertain; a wait for a binary semaphore orders nothing.
static void store_signal(const wd_image_layouts *layouts, const wd_state_semaphore_use *use,
                         const wd_layouts_clock *clock) {
    wd_layouts_semaphore *semaphore = need_semaphore(layouts, use->semaphore);
    if (!semaphore) {
        return;
    }
    const bool is_timeline = use->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE;
    const size_t limit = is_timeline ? WD_LAYOUTS_MAX_SIGNALS : 1;
    if (semaphore->signals.count == limit) {
        remove_signal(semaphore, 0);
    }
    wd_layouts_signal *added = WD_VECTOR_PUSH(&layouts->allocator, &semaphore->signals);
    if (added) {
        *added = (wd_layouts_signal){use->value, *clock};
    }
}

static void join(wd_layouts_clock *clock, const wd_layouts_clock *other) {
    for (uint32_t i = 0; i < WD_LAYOUTS_MAX_QUEUES; i++) {
        clock->numbers[i] = clock->numbers[i] > other->numbers[i] ? clock->numbers[i] : other->numbers[i];
    }
    clock->is_uncertain |= other->is_uncertain;
}

static bool is_reached(const wd_state_semaphore_use *use) {
    return __atomic_load_n(&use->semaphore->value, __ATOMIC_ACQUIRE) >= use->value;
}

static void wait_timeline(wd_layouts_clock *clock, const wd_state_semaphore_use *use,
                          const wd_layouts_semaphore *semaphore) {
    const wd_layouts_signal *found = NULL;
    for (size_t i = 0; semaphore && i < semaphore->signals.count; i++) {
        const wd_layouts_signal *signal = &semaphore->signals.items[i];
        found = signal->value == use->value ? signal : found;
    }
    if (found) {
        join(clock, &found->clock);
    } else { // The host or another queue may signal a value before a larger one that a batch signals.
        clock->is_uncertain |= !is_reached(use);
    }
}

// add_wait adds to the clock what is ordered before the wait.
static void add_wait(wd_layouts_clock *clock, const wd_state_semaphore_use *use) {
    const wd_layouts_semaphore *semaphore = wd_state_slot_get(&use->semaphore->object, WD_STATE_SLOT_LAYOUTS);
    if (use->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE) {
        wait_timeline(clock, use, semaphore);
    } else if (semaphore && semaphore->signals.count) {
        join(clock, &semaphore->signals.items[0].clock);
    }
}

// unsignal is the effect of a wait on a binary semaphore.
static void unsignal(const wd_state_semaphore_use *use) {
    wd_layouts_semaphore *semaphore = wd_state_slot_get(&use->semaphore->object, WD_STATE_SLOT_LAYOUTS);
    if (semaphore && use->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
        semaphore->signals.count = 0;
    }
}

// Calls that overlap

// note_overlap notes that something overlaps the calls that submit to other queues, and returns whether there are any.
static bool note_overlap(wd_image_layouts *layouts, const wd_layouts_queue *queue) {
    bool has_others = false;
    wd_mutex_assert_held(&layouts->lock);
    for (uint32_t i = 0; i < layouts->num_queues; i++) {
        wd_layouts_queue *other = &layouts->queues[i];
        const bool is_other = other != queue && other->is_submitting;
        other->is_overlapped |= is_other;
        has_others |= is_other;
    }
    return has_others;
}

void wd_layouts_begin_submit(wd_image_layouts *layouts, const wd_state_queue *state) {
    uint32_t index;
    wd_mutex_lock(&layouts->lock);
    wd_layouts_queue *queue = state ? find_queue(layouts, state, &index) : NULL;
    if (queue) {
        queue->is_submitting = true;
        queue->is_overlapped = note_overlap(layouts, queue);
    }
    wd_mutex_unlock(&layouts->lock);
}

void wd_layouts_end_submit(wd_image_layouts *layouts, const wd_state_queue *state) {
    wd_mutex_lock(&layouts->lock);
    for (uint32_t i = 0; i < layouts->num_queues; i++) {
        wd_layouts_queue *queue = &layouts->queues[i];
        if (queue->queue == state) {
            queue->is_submitting = queue->is_overlapped = false;
        }
    }
    wd_mutex_unlock(&layouts->lock);
}

// Images

static void forget_image(wd_tracked_image *tracked) {
    const wd_range all = {0, wd_layout_shape_size(&tracked->shape)};
    wd_layout_map_store(&tracked->map, all.end, all, WD_LAYOUT_UNKNOWN);
}

static void update_epoch(const wd_image_layouts *layouts, wd_tracked_image *tracked) {
    if (tracked->epoch < layouts->epoch) {
        tracked->epoch = layouts->epoch;
        forget_image(tracked);
    }
}

// batch is a submission while its command buffers are applied.
typedef struct batch {
    wd_image_layouts *layouts;
    const wd_state_command_buffer *command_buffer;
    uint32_t queue;
    uint64_t number;
    wd_layouts_clock clock;
    bool is_uncertain;
    bool is_overlapped; // By a call for another queue: in no order with it.
    WD_VECTOR(wd_image_mismatch) found;
} batch;

static bool is_ordered(const batch *batch, const wd_tracked_image *tracked) {
    if (batch->is_overlapped) {
        return false;
    }
    for (uint32_t i = 0; i < tracked->num_changes; i++) {
        const wd_layouts_change *change = &tracked->changes[i];
        if (change->queue != batch->queue && change->number > batch->clock.numbers[change->queue] &&
            !wd_state_queue_is_retired(batch->layouts->queues[change->queue].queue, change->number)) {
            return false;
        }
    }
    return !tracked->is_untrackable;
}

// note_change remembers that the batch changes an image.
static void note_change(const batch *batch, wd_tracked_image *tracked, bool is_ordered) {
    if (is_ordered) {
        tracked->num_changes = 0;
    }
    for (uint32_t i = 0; i < tracked->num_changes; i++) {
        if (tracked->changes[i].queue == batch->queue) {
            tracked->changes[i].number = batch->number;
            return;
        }
    }
    if (tracked->num_changes == WD_LAYOUTS_MAX_CHANGES) {
        tracked->is_untrackable = true;
        return;
    }
    tracked->changes[tracked->num_changes++] = (wd_layouts_change){batch->queue, batch->number};
}

typedef struct use_check {
    const wd_layout_shape *shape;
    wd_layouts_comparison comparison;
} use_check;

static bool check_piece(void *user, wd_range numbers, uint32_t word) {
    use_check *check = user;
    wd_layouts_compare(&check->comparison, check->shape, numbers, word);
    return !check->comparison.is_found;
}

static void check_uses(batch *batch, const wd_recorded_image *image) {
    for (const wd_recorded_use *noted = image->first_use; noted; noted = noted->next) {
        use_check check = {.shape = &image->tracked->shape,
                           .comparison = {.mismatch = {.command_buffer = batch->command_buffer,
                                                       .use = &noted->use,
                                                       .is_submission = true}}};
        wd_layout_map_visit(&image->tracked->map, noted->numbers, check_piece, &check);
        wd_image_mismatch *found =
            check.comparison.is_found ? WD_VECTOR_PUSH(&batch->layouts->allocator, &batch->found) : NULL;
        if (found) {
            *found = check.comparison.mismatch;
        }
    }
}

static bool apply_piece(void *user, wd_range numbers, uint32_t word) {
    wd_tracked_image *tracked = user;
    if (word != WD_LAYOUT_UNCHANGED) {
        wd_layout_map_store(&tracked->map, wd_layout_shape_size(&tracked->shape), numbers, word);
    }
    return true;
}

static void apply_image(batch *batch, const wd_recorded_image *image) {
    wd_tracked_image *tracked = image->tracked;
    update_epoch(batch->layouts, tracked);
    const bool ordered = is_ordered(batch, tracked);
    if (ordered && !batch->is_uncertain && !wd_layouts_is_aliased(image->image)) {
        check_uses(batch, image);
    }
    if (!image->has_changes) {
        return;
    }
    note_change(batch, tracked, ordered);
    if (ordered) {
        const wd_range all = {0, wd_layout_shape_size(&tracked->shape)};
        wd_layout_map_visit(&image->left, all, apply_piece, tracked);
    } else {
        forget_image(tracked);
    }
}

// note_uncertain makes the layouts after the batch unknown until it is complete.
static void note_uncertain(batch *batch) {
    wd_layouts_queue *queue = &batch->layouts->queues[batch->queue];
    batch->is_uncertain = true;
    batch->clock.is_uncertain = queue->clock.is_uncertain = true;
    queue->uncertain = batch->number;
}

static void apply_command_buffer(batch *batch, const wd_state_command_buffer *command_buffer) {
    const wd_recorded_layouts *recorded = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LAYOUTS);
    batch->command_buffer = command_buffer;
    if (wd_layouts_is_unknown(command_buffer)) {
        batch->layouts->epoch++;
        return;
    }
    for (const wd_recorded_image *image = recorded ? recorded->first : NULL; image; image = image->next) {
        if (!wd_state_is_destroyed(&image->image->object)) {
            apply_image(batch, image);
        }
    }
    if (recorded && recorded->forgets.count) { // The host may change layouts until the batch is complete.
        note_uncertain(batch);
    }
}

// Submissions

// begin_batch finds what is ordered before the batch. False: the queue is not tracked.
static bool begin_batch(batch *batch, const wd_state_queue *state, const wd_state_submission *submission) {
    wd_image_layouts *layouts = batch->layouts;
    wd_layouts_queue *queue = find_queue(layouts, state, &batch->queue);
    const uint64_t num_missed = wd_state_device_num_missed(layouts->state);
    if (submission->is_incomplete || num_missed != layouts->num_missed || !queue) {
        layouts->num_missed = num_missed;
        layouts->epoch++;
    }
    if (!queue) {
        return false;
    }
    queue->clock.is_uncertain = false;
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        add_wait(&queue->clock, &submission->waits[i]);
        unsignal(&submission->waits[i]);
    }
    if (queue->clock.is_uncertain) {
        queue->uncertain = submission->number;
    }
    batch->is_uncertain = queue->uncertain && !wd_state_queue_is_retired(state, queue->uncertain);
    batch->is_overlapped = queue->is_overlapped;
    queue->clock.is_uncertain = batch->is_uncertain;
    queue->clock.numbers[batch->queue] = submission->number;
    batch->clock = queue->clock;
    return true;
}

static void apply_submission(batch *batch, const wd_state_queue *queue,
                             const wd_state_submission *submission) {
    wd_image_layouts *layouts = batch->layouts;
    const bool is_tracked = begin_batch(batch, queue, submission);
    if (!is_tracked) {
        // Work of this queue may change all layouts at any time later.
        layouts->is_untracked |= submission->num_command_buffers != 0;
    }
    for (uint32_t i = 0; is_tracked && i < submission->num_command_buffers; i++) {
        apply_command_buffer(batch, submission->command_buffers[i]);
    }
    for (uint32_t i = 0; is_tracked && i < submission->num_signals; i++) {
        store_signal(layouts, &submission->signals[i], &batch->clock);
    }
}

void wd_layouts_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_image_layouts *layouts = user;
    batch batch = {.layouts = layouts, .number = submission->number};
    wd_mutex_lock(&layouts->lock);
    apply_submission(&batch, queue, submission);
    const bool is_known = !layouts->is_untracked;
    wd_mutex_unlock(&layouts->lock);
    for (size_t i = 0; is_known && layouts->report && i < batch.found.count; i++) {
        layouts->report(layouts->user, &batch.found.items[i]);
    }
    WD_VECTOR_FINISH(&layouts->allocator, &batch.found);
}

// Layouts before a submission

static const wd_layouts_queue *known_queue(const wd_image_layouts *layouts, const wd_state_queue *queue) {
    for (uint32_t i = 0; i < layouts->num_queues; i++) {
        if (layouts->queues[i].queue == queue) {
            return &layouts->queues[i];
        }
    }
    return NULL;
}

void wd_image_submit_begin(wd_image_submit *submit, wd_image_layouts *layouts, const wd_state_queue *queue) {
    *submit = (wd_image_submit){.layouts = layouts, .queue = queue};
    wd_hash_table_init(&submit->changed, layouts->allocator);
    submit->clock.is_uncertain = !queue;
    wd_mutex_lock(&layouts->lock);
    const wd_layouts_queue *known = known_queue(layouts, queue);
    if (known) {
        submit->clock = known->clock;
        submit->clock.is_uncertain =
            known->is_overlapped || (known->uncertain && !wd_state_queue_is_retired(queue, known->uncertain));
    }
    wd_mutex_unlock(&layouts->lock);
}

void wd_image_submit_wait(wd_image_submit *submit, wd_state_semaphore *semaphore, uint64_t value) {
    const bool was_uncertain = submit->clock.is_uncertain;
    submit->clock.is_uncertain = false;
    wd_mutex_lock(&submit->layouts->lock);
    add_wait(&submit->clock, &(wd_state_semaphore_use){.semaphore = semaphore, .value = value});
    wd_mutex_unlock(&submit->layouts->lock);
    if (submit->clock.is_uncertain) {
        wd_image_submit_forget(submit);
    }
    submit->clock.is_uncertain |= was_uncertain;
}

bool wd_layouts_is_settled(const wd_image_submit *submit, const wd_tracked_image *tracked) {
    const wd_image_layouts *layouts = submit->layouts;
    wd_mutex_assert_held(&submit->layouts->lock);
    if (submit->clock.is_uncertain || layouts->is_untracked || tracked->is_untrackable ||
        tracked->epoch < layouts->epoch ||
        wd_state_device_num_missed(layouts->state) != layouts->num_missed) {
        return false;
    }
    for (uint32_t i = 0; i < tracked->num_changes; i++) {
        const wd_layouts_change *change = &tracked->changes[i];
        const wd_state_queue *changer = layouts->queues[change->queue].queue;
        if (changer != submit->queue && change->number > submit->clock.numbers[change->queue] &&
            !wd_state_queue_is_retired(changer, change->number)) {
            return false;
        }
    }
    return true;
}

void wd_layouts_transition_by_host(wd_image_layouts *layouts, const wd_state_image *image,
                                   const VkImageSubresourceRange *range, uint32_t word) {
    wd_tracked_image *tracked = wd_state_slot_get(&image->object, WD_STATE_SLOT_LAYOUTS);
    if (!tracked) {
        return;
    }
    wd_mutex_lock(&layouts->lock);
    update_epoch(layouts, tracked);
    // The submissions of calls in flight are not noted yet.
    bool is_retired = !note_overlap(layouts, NULL) && !tracked->is_untrackable;
    for (uint32_t i = 0; i < tracked->num_changes; i++) {
        is_retired &= wd_state_queue_is_retired(layouts->queues[tracked->changes[i].queue].queue,
                                                tracked->changes[i].number);
    }
    wd_layout_walk walk = wd_layout_walk_begin(&tracked->shape, range);
    wd_range numbers;
    while (is_retired && wd_layout_walk_next(&walk, &numbers)) {
        wd_layout_map_store(&tracked->map, wd_layout_shape_size(&tracked->shape), numbers, word);
    }
    if (is_retired) {
        tracked->num_changes = 0;
    } else {
        forget_image(tracked);
    }
    wd_mutex_unlock(&layouts->lock);
}

void wd_layouts_forget(wd_image_layouts *layouts) {
    wd_mutex_lock(&layouts->lock);
    layouts->epoch++;
    wd_mutex_unlock(&layouts->lock);
}
