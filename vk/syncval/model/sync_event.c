#include <assert.h>

#include "vk/syncval/model/sync_context.h"
#include "vk/syncval/model/sync_pieces.h"

static void release_event(wd_sync_pool *pool, wd_sync_event *event) {
    assert(event->references);
    if (--event->references) {
        return;
    }
    wd_sync_view_finish(pool, &event->view);
    wd_free(&pool->allocator, event);
}

void wd_sync_forget_events(wd_sync_context *context) {
    while (context->events.count) {
        release_event(context->pool, context->events.items[--context->events.count]);
    }
}

wd_sync_event *wd_sync_find_event(const wd_sync_context *context, uint64_t number) {
    for (size_t i = 0; i < context->events.count; i++) {
        if (context->events.items[i]->number == number) {
            return context->events.items[i];
        }
    }
    return NULL;
}

static void remove_event(wd_sync_context *context, uint64_t number) {
    for (size_t i = 0; i < context->events.count; i++) {
        if (context->events.items[i]->number == number) {
            release_event(context->pool, context->events.items[i]);
            context->events.items[i] = context->events.items[--context->events.count];
            return;
        }
    }
}

wd_status wd_sync_inherit_events(wd_sync_context *context, const wd_sync_context *source) {
    assert(context->pool == source->pool);
    if (context->events.count || !source->events.count) {
        return WD_OK;
    }
    if (!WD_VECTOR_RESERVE(&context->pool->allocator, &context->events, source->events.count)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < source->events.count; i++) {
        context->events.items[i] = source->events.items[i];
        context->events.items[i]->references++;
    }
    context->events.count = source->events.count;
    return WD_OK;
}

wd_status wd_sync_context_set_event(wd_sync_context *context, uint64_t event, uint64_t tag, uint64_t stages) {
    wd_sync_pool *pool = context->pool;
    if (context->recording) {
        wd_status status = wd_sync_record_event(context, WD_SYNC_STEP_SET_EVENT, event, tag, stages);
        if (status != WD_OK) {
            return status;
        }
    }
    wd_sync_event *set = wd_alloc_zero(&pool->allocator, 1, sizeof(*set));
    if (!set || !WD_VECTOR_RESERVE(&pool->allocator, &context->events, context->events.count + 1)) {
        wd_free(&pool->allocator, set);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *set = (wd_sync_event){.number = event, .tag = tag, .stages = stages, .references = 1};
    wd_sync_view_init(pool, &set->view);
    wd_sync_view_copy(pool, &set->view, &context->view);
    remove_event(context, event);
    context->events.items[context->events.count++] = set;
    return WD_OK;
}

void wd_sync_context_reset_event(wd_sync_context *context, uint64_t event) {
    if (context->recording) {
        // If a reset could not be recorded, the event stays set in replays: a hazard may be missed, none is
        // invented.
        (void)wd_sync_record_event(context, WD_SYNC_STEP_RESET_EVENT, event, 0, 0);
    }
    remove_event(context, event);
}

bool wd_sync_context_detect_event_transition(wd_sync_context *context, uint64_t event,
                                             const wd_sync_barrier_command *command, wd_sync_hazard *hazard) {
    return wd_sync_detect_transition_below(context, command, true, wd_sync_find_event(context, event),
                                           UINT64_MAX, hazard);
}

// --- Waiting

typedef struct event_wait {
    wd_sync_context *context;
    wd_sync_space space;
    const wd_sync_view *at_set; // The view when the event was set. NULL: the event is not set here.
    uint64_t tag;               // Of the set.
    uint64_t stages;            // The stage mask of the set.
    const wd_sync_barrier_command *command;
    const wd_sync_barrier *const *barriers;
    size_t num_barriers;
    wd_sync_pieces pieces;
    wd_status status;
} event_wait;

static bool wait_piece(void *user, wd_range range, const uint32_t *at_set, const uint32_t *now) {
    event_wait *wait = user;
    if (!at_set || !now) {
        return true;
    }
    wd_sync_pool *pool = wait->context->pool;
    wd_sync_state_buffer state_at_set, current;
    wd_sync_state_copy(&state_at_set, wd_sync_current_state(pool, wait->at_set, *at_set));
    wd_sync_state_copy(&current, wd_sync_current_state(pool, &wait->context->view, *now));
    if (wd_sync_state_event_barriers(&current.state, &state_at_set.state, wait->tag, wait->stages,
                                     wait->barriers, wait->num_barriers)) {
        wait->status = wd_sync_pieces_add(&wait->pieces, pool, range, &current.state);
    }
    return wait->status == WD_OK;
}

static wd_status wait_in_range(event_wait *wait, wd_range range) {
    if (!wait->at_set || !wait->num_barriers) {
        return WD_OK;
    }
    wd_range_map *map = &wait->context->view.maps[wait->space];
    wd_range_map_visit_pair(&wait->at_set->maps[wait->space], map, range, wait_piece, wait);
    return wait->status == WD_OK ? wd_sync_pieces_store(&wait->pieces, map) : wait->status;
}

static wd_status wait_segment(void *user, const wd_sync_segment *segment) {
    event_wait *wait = user;
    if (segment->transition) {
        return wd_sync_apply_transition(wait->context, wait->space, segment, wait->command->tag,
                                        wait->context->view.position);
    }
    wait->barriers = segment->barriers;
    wait->num_barriers = segment->num_barriers;
    return wait_in_range(wait, segment->range);
}

// The set determined what is in scope, so the order of the barriers does not matter.
static wd_status wait_in_space(event_wait *wait, wd_sync_space space) {
    wait->space = space;
    wd_status status = WD_OK;
    for (uint32_t i = 0; status == WD_OK && i < wait->command->num_globals; i++) {
        const wd_sync_barrier *const barriers[] = {&wait->command->globals[i]};
        wait->barriers = barriers;
        wait->num_barriers = 1;
        status = wait_in_range(wait, (wd_range){0, UINT64_MAX});
    }
    if (status != WD_OK) {
        return status;
    }
    return wd_sync_visit_segments(wait->context->pool, space, wait->command, wait_segment, wait);
}

static wd_status wait_in_spaces(event_wait *wait) {
    wd_status status = WD_OK;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK; space++) {
        status = wait_in_space(wait, (wd_sync_space)space);
    }
    wd_free(&wait->context->pool->allocator, wait->pieces.items);
    return status;
}

wd_status wd_sync_context_wait_event(wd_sync_context *context, uint64_t event,
                                     const wd_sync_barrier_command *command) {
    wd_sync_pool_collect(context->pool);
    wd_status status = WD_OK;
    if (context->recording) {
        status = wd_sync_record_command(context, WD_SYNC_STEP_WAIT_EVENT, event, command);
    }
    event_wait wait = {.context = context, .command = command};
    const wd_sync_event *set = wd_sync_find_event(context, event);
    if (set) {
        wait.at_set = &set->view;
        wait.tag = set->tag;
        wait.stages = set->stages;
    }
    return status == WD_OK ? wait_in_spaces(&wait) : status;
}

wd_status wd_sync_context_wait_for_self(wd_sync_context *context, const wd_sync_context *at_set,
                                        const wd_sync_barrier *barrier) {
    assert(!context->recording && context->pool == at_set->pool);
    wd_sync_pool_collect(context->pool);
    const wd_sync_barrier_command command = {.globals = barrier, .num_globals = 1};
    event_wait wait = {
        .context = context,
        .at_set = &at_set->view,
        .tag = barrier->end_tag,
        .stages = UINT64_MAX,
        .command = &command,
    };
    return wait_in_spaces(&wait);
}
