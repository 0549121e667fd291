// Submissions: the layouts that command buffers leave are applied in order.
#include <stdio.h>
#include <string.h>

#include "vk/image_layouts/image_layouts_internal.h"

// Calls that overlap

bool wd_layouts_note_overlap(wd_image_layouts *layouts, const wd_layouts_queue *queue) {
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
    wd_layouts_queue *queue = state ? wd_layouts_find_queue(layouts, state, &index) : NULL;
    if (queue) {
        queue->is_submitting = true;
        queue->is_overlapped = wd_layouts_note_overlap(layouts, queue);
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

void wd_layouts_forget_image(wd_tracked_image *tracked) {
    const wd_range all = {0, wd_layout_shape_size(&tracked->shape)};
    wd_layout_map_store(&tracked->map, all.end, all, WD_LAYOUT_UNKNOWN);
}

static void forget_all(wd_image_layouts *layouts) {
    wd_mutex_assert_held(&layouts->lock);
    layouts->forgotten_at = wd_state_now();
    layouts->epoch++;
}

void wd_layouts_update_epoch(const wd_image_layouts *layouts, wd_tracked_image *tracked) {
    wd_mutex_assert_held(&layouts->lock);
    if (tracked->epoch < layouts->epoch) {
        tracked->epoch = layouts->epoch;
        wd_layouts_forget_image(tracked);
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

// note_last notes the command buffer whose changes are applied, and the label of the last one.
static void note_last(const batch *batch, wd_tracked_image *tracked, const wd_recorded_image *image) {
    wd_last_change *last = &tracked->last;
    const wd_state_label *label = image->last_change ? image->last_change->label : NULL;
    last->handle = batch->command_buffer->object.handle;
    last->id = batch->command_buffer->object.id;
    last->label[0] = 0;
    if (label) {
        snprintf(last->label, sizeof last->label, "%s", label->printable);
    }
}

void wd_layouts_copy_last(wd_image_mismatch *mismatch, const wd_tracked_image *tracked) {
    wd_mutex_assert_held(&tracked->layouts->lock);
    mismatch->setter.handle = tracked->last.handle;
    mismatch->setter.id = tracked->last.id;
    memcpy(mismatch->setter.label_name, tracked->last.label, sizeof tracked->last.label);
}

// check_uses compares the uses up to the first mistake: later ones mostly follow from it.
static void check_uses(batch *batch, const wd_recorded_image *image) {
    bool is_found = false;
    for (const wd_recorded_use *noted = image->first_use; noted && !is_found; noted = noted->next) {
        wd_layouts_comparison comparison = {
            .shape = &image->tracked->shape,
            .mismatch = {.command_buffer = batch->command_buffer, .use = &noted->use, .is_submission = true}};
        wd_layout_map_visit(&image->tracked->map, noted->numbers, wd_layouts_compare, &comparison);
        is_found = comparison.is_found;
        wd_image_mismatch *found =
            is_found ? WD_VECTOR_PUSH(&batch->layouts->allocator, &batch->found) : NULL;
        if (found) {
            *found = comparison.mismatch;
            wd_layouts_copy_last(found, image->tracked);
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
    wd_layouts_update_epoch(batch->layouts, tracked);
    const bool ordered = is_ordered(batch, tracked);
    if (ordered && !batch->is_uncertain && !wd_layouts_is_aliased(image->image)) {
        check_uses(batch, image);
    }
    if (!image->has_changes) {
        return;
    }
    note_change(batch, tracked, ordered);
    note_last(batch, tracked, image);
    if (ordered) {
        const wd_range all = {0, wd_layout_shape_size(&tracked->shape)};
        wd_layout_map_visit(&image->left, all, apply_piece, tracked);
    } else {
        wd_layouts_forget_image(tracked);
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
        forget_all(batch->layouts);
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
    wd_layouts_queue *queue = wd_layouts_find_queue(layouts, state, &batch->queue);
    const uint64_t num_missed = wd_state_device_num_missed(layouts->state);
    if (submission->is_incomplete || num_missed != layouts->num_missed || !queue) {
        layouts->num_missed = num_missed;
        forget_all(layouts);
    }
    if (!queue) {
        return false;
    }
    queue->clock.is_uncertain = false;
    for (uint32_t i = 0; i < submission->num_waits; i++) {
        wd_layouts_add_wait(&queue->clock, &submission->waits[i]);
        wd_layouts_unsignal(&submission->waits[i]);
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
        wd_layouts_store_signal(layouts, &submission->signals[i], &batch->clock);
    }
}

void wd_layouts_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_image_layouts *layouts = user;
    batch batch = {.layouts = layouts, .number = submission->number};
    wd_mutex_lock(&layouts->lock);
    apply_submission(&batch, queue, submission);
    const bool is_known = !layouts->is_untracked;
    wd_mutex_unlock(&layouts->lock);
    for (size_t i = 0; is_known && i < batch.found.count; i++) {
        const wd_image_reporter *reporter = batch.found.items[i].use->reporter;
        reporter->report(reporter->user, &batch.found.items[i]);
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
    wd_layouts_add_wait(&submit->clock, &(wd_state_semaphore_use){.semaphore = semaphore, .value = value});
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

void wd_layouts_forget(wd_image_layouts *layouts) {
    wd_mutex_lock(&layouts->lock);
    forget_all(layouts);
    wd_mutex_unlock(&layouts->lock);
}
