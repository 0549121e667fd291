// The order of submissions: clocks of queues and semaphores.
#include "vk/image_layouts/image_layouts_internal.h"

wd_layouts_queue *wd_layouts_find_queue(wd_image_layouts *layouts, const wd_state_queue *queue,
                                        uint32_t *index) {
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

// Without memory, a wait for a timeline value finds nothing
// and is uncertain; a wait for a binary semaphore orders nothing.
void wd_layouts_store_signal(const wd_image_layouts *layouts, const wd_state_semaphore_use *use,
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

void wd_layouts_add_wait(wd_layouts_clock *clock, const wd_state_semaphore_use *use) {
    const wd_layouts_semaphore *semaphore = wd_state_slot_get(&use->semaphore->object, WD_STATE_SLOT_LAYOUTS);
    if (use->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE) {
        wait_timeline(clock, use, semaphore);
    } else if (semaphore && semaphore->signals.count) {
        join(clock, &semaphore->signals.items[0].clock);
    }
}

void wd_layouts_unsignal(const wd_state_semaphore_use *use) {
    wd_layouts_semaphore *semaphore = wd_state_slot_get(&use->semaphore->object, WD_STATE_SLOT_LAYOUTS);
    if (semaphore && use->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
        semaphore->signals.count = 0;
    }
}
