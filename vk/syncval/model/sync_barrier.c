#include <assert.h>

#include "vk/syncval/model/sync_context.h"

// --- Detection of transitions

typedef struct transition_check {
    wd_sync_context *context;
    wd_sync_space space;
    const wd_sync_segment *segment;
    wd_sync_access access;
    const wd_sync_event *event;
    bool waits;
    uint64_t end_tag;
    wd_sync_hazard *hazard;
    bool found;
    // It receives one hazard for each segment. NULL: the check stops at the first hazard.
    const wd_sync_transition_check *all;
    bool found_any;
    bool is_refused; // The caller skips the command.
} transition_check;

static bool detect_in_state(const transition_check *check, const wd_sync_state *state,
                            const wd_sync_state *at_set) {
    wd_sync_event_scope scope = {.at_set = at_set};
    if (check->event) {
        scope.tag = check->event->tag;
        scope.stages = check->event->stages;
    }
    const wd_sync_segment *segment = check->segment;
    assert(segment->num_elsewhere <= segment->num_barriers);
    return wd_sync_state_detect_transition(state, &check->access, segment->barriers,
                                           segment->transition ? segment->num_barriers
                                                               : segment->num_elsewhere,
                                           check->waits ? &scope : NULL, check->end_tag, check->hazard);
}

// detect_most_recent repeats the detection without accesses that later accesses of the same memory hide.
static bool detect_most_recent(const transition_check *check, wd_range range, uint32_t id,
                               const wd_sync_state *at_set) {
    wd_sync_state_buffer rest;
    wd_sync_state_copy(&rest, wd_sync_pending_state(check->context, id));
    wd_sync_drop_superseded(check->context, &(wd_sync_location){range, check->space}, &check->access,
                            &rest.state);
    return detect_in_state(check, &rest.state, at_set);
}

static bool check_state(transition_check *check, wd_range range, uint32_t id, const wd_sync_state *at_set) {
    check->found = detect_in_state(check, wd_sync_pending_state(check->context, id), at_set) &&
                   (!wd_sync_shares(check->context->pool) || detect_most_recent(check, range, id, at_set));
    if (!check->found) {
        return true;
    }
    check->hazard->range = range;
    check->hazard->space = check->space;
    if (!check->segment->transition) {
        wd_sync_hazard_is_shared(check->hazard, &check->segment->elsewhere);
    }
    return false;
}

static bool check_piece(void *user, wd_range range, const uint32_t *value) {
    return check_state(user, range, *value, NULL);
}

static bool check_pair(void *user, wd_range range, const uint32_t *at_set, const uint32_t *now) {
    transition_check *check = user;
    assert(check->event);
    if (!now) {
        return true;
    }
    // The state at the set is copied, because reading the current state may reuse the pool's buffer.
    wd_sync_state_buffer *buffer = check->context->pool->transformed;
    if (at_set) {
        wd_sync_state_copy(buffer, wd_sync_current_state(check->context->pool, &check->event->view, *at_set));
    }
    return check_state(check, range, *now, at_set ? &buffer->state : NULL);
}

static void report_found(transition_check *check) {
    if (check->found && check->all) {
        check->found_any = true;
        check->found = false;
        check->all->report(check->all->user, check->hazard);
    }
}

static wd_status check_segment(void *user, const wd_sync_segment *segment) {
    transition_check *check = user;
    const wd_range_map *map = &check->context->view.maps[check->space];
    check->segment = segment;
    if ((!segment->transition && !segment->is_elsewhere) || check->found) {
        return WD_OK;
    }
    if (check->event) {
        wd_range_map_visit_pair(&check->event->view.maps[check->space], map, segment->range, check_pair,
                                check);
    } else {
        wd_range_map_visit(map, segment->range, false, check_piece, check);
    }
    report_found(check);
    return WD_OK;
}

static void check_spaces(transition_check *check, const wd_sync_barrier_command *command) {
    for (size_t space = 0; space < WD_SYNC_UNKNOWN_RANGE && !check->found; space++) {
        check->space = (wd_sync_space)space;
        // If the sweep runs out of memory, no hazard is found: overlapping barriers could not be combined.
        (void)wd_sync_visit_segments(check->context->pool, check->space, command, check_segment, check);
    }
}

static bool may_happen(const transition_check *check) {
    const wd_sync_transition_check *all = check->all;
    return !check->found_any || !all->allow || all->allow(all->user);
}

bool wd_sync_detect_transition_below(wd_sync_context *context, const wd_sync_barrier_command *command,
                                     bool waits, const wd_sync_event *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard) {
    transition_check check = {
        .context = context,
        .access = {.tag = command->tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION, .queue = context->queue},
        .event = event,
        .waits = waits,
        .end_tag = end_tag,
        .hazard = hazard,
    };
    check_spaces(&check, command);
    return check.found;
}

bool wd_sync_context_detect_transition(wd_sync_context *context, const wd_sync_barrier_command *command,
                                       wd_sync_hazard *hazard) {
    return wd_sync_detect_transition_below(context, command, false, NULL, UINT64_MAX, hazard);
}

// --- Application

typedef struct application {
    wd_sync_context *context;
    wd_sync_space space;
    const wd_sync_barrier_command *command;
    size_t position;         // After the command.
    transition_check *check; // Of its only transition. NULL: the transition is not checked.
} application;

// make_transitioned returns the state after the transition of a segment. It is in the pool's buffer.
static const wd_sync_state *make_transitioned(wd_sync_context *context, const wd_sync_segment *segment,
                                              uint64_t tag, size_t position) {
    assert(segment->transition && segment->num_barriers);
    const wd_sync_access access = {
        .tag = tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION, .queue = context->queue};
    wd_sync_state *state = &context->pool->transformed->state;
    *state = (wd_sync_state){.position = (uint32_t)position};
    wd_sync_state_transition(state, &access, segment->barriers, segment->num_barriers);
    return state;
}

wd_status wd_sync_apply_transition(wd_sync_context *context, wd_sync_space space,
                                   const wd_sync_segment *segment, uint64_t tag, size_t position) {
    const uint32_t id =
        wd_sync_pool_intern(context->pool, make_transitioned(context, segment, tag, position));
    return id ? wd_range_map_store(&context->view.maps[space], segment->range, id) : WD_ERROR_OUT_OF_MEMORY;
}

// transition_slot is wd_sync_apply_transition for a segment that is one element of the map, with state `id`
// in `slot`. `own` is that state if no other range uses it, otherwise NULL.
static wd_status transition_slot(const application *job, const wd_sync_segment *segment, uint32_t id,
                                 uint32_t *slot, const wd_sync_state *own) {
    wd_sync_pool *pool = job->context->pool;
    const wd_sync_state *state = make_transitioned(job->context, segment, job->command->tag, job->position);
    if (own) {
        return wd_sync_pool_replace(pool, id, state) ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t result = wd_sync_pool_intern(pool, state);
    *slot = result ? result : id;
    return result ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// check_and_apply checks the transition of the segment, if requested, and applies it unless the command is
// refused. It needs only one map lookup if the segment is one element of the map.
static wd_status check_and_apply(application *job, const wd_sync_segment *segment) {
    wd_sync_context *context = job->context;
    uint32_t id, *slot = NULL;
    const wd_range_fit fit = wd_range_map_locate(&context->view.maps[job->space], segment->range, &id, &slot);
    const wd_sync_state *own = slot ? wd_sync_own_state(context->pool, &context->view, job->space, id) : NULL;
    if (job->check && fit != WD_RANGE_GAP) {
        job->check->space = job->space;
        job->check->segment = segment;
        if (fit == WD_RANGE_EXACT) {
            check_state(job->check, segment->range, id, NULL);
            report_found(job->check);
        } else {
            check_segment(job->check, segment);
        }
        job->check->is_refused = !may_happen(job->check);
        if (job->check->is_refused) {
            return WD_OK;
        }
    }
    if (!slot) {
        return wd_sync_apply_transition(context, job->space, segment, job->command->tag, job->position);
    }
    return transition_slot(job, segment, id, slot, own);
}

typedef struct barrier_change {
    const wd_sync_segment *segment;
    uint32_t position;
} barrier_change;

static void change_by_barriers(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const barrier_change *change = transform->user;
    wd_sync_state_barriers(&buffer->state, change->segment->barriers, change->segment->num_barriers);
    buffer->state.position = change->position;
}

static bool has_flags(const wd_sync_segment *segment) {
    uint32_t flags = 0;
    for (size_t i = 0; i < segment->num_barriers; i++) {
        flags |= segment->barriers[i]->flags;
    }
    return flags != 0;
}

static wd_status apply_segment(void *user, const wd_sync_segment *segment) {
    application *job = user;
    if (segment->transition) {
        return check_and_apply(job, segment);
    }
    const barrier_change change = {segment, (uint32_t)job->position};
    wd_sync_transform transform = {
        .pool = job->context->pool,
        .view = &job->context->view,
        .change = change_by_barriers,
        .user = &change,
        .keeps_size = !has_flags(segment),
    };
    return wd_sync_transform_range(&transform, job->space, segment->range);
}

// The global barriers are appended to the log first, because only that can be undone. Ranges with ranged
// barriers get both in one step.
static wd_status apply_command(wd_sync_context *context, const wd_sync_barrier_command *command,
                               transition_check *check) {
    wd_sync_view *view = &context->view;
    wd_status status = WD_OK;
    if (command->num_globals) {
        status = wd_sync_view_own_log(context->pool, view);
        status = status == WD_OK ? wd_sync_log_append(view->log, command->globals, command->num_globals, NULL)
                                 : status;
        if (status != WD_OK) {
            return status;
        }
    }
    application job = {
        .context = context,
        .command = command,
        .position = view->position + (command->num_globals != 0),
        .check = check,
    };
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK && command->num_ranged; space++) {
        job.space = (wd_sync_space)space;
        job.check = space == WD_SYNC_UNKNOWN_RANGE ? NULL : check; // Transitions do not write buffers.
        status = wd_sync_visit_segments(context->pool, job.space, command, apply_segment, &job);
    }
    // The log entry of a refused command stays, but after the view's position.
    view->position = check && check->is_refused ? view->position : job.position;
    return status;
}

static wd_status barrier(wd_sync_context *context, const wd_sync_barrier_command *command,
                         transition_check *check) {
    wd_sync_pool_collect(context->pool);
    wd_status status = wd_sync_view_fold(context->pool, &context->view);
    if (status == WD_OK && context->recording) {
        status = wd_sync_record_command(context, WD_SYNC_STEP_BARRIER, 0, command);
    }
    return status == WD_OK ? apply_command(context, command, check) : status;
}

wd_status wd_sync_context_barrier(wd_sync_context *context, const wd_sync_barrier_command *command) {
    return barrier(context, command, NULL);
}

wd_status wd_sync_context_global_barrier(wd_sync_context *context, uint64_t tag,
                                         const wd_sync_barrier *barrier, wd_sync_barrier_hint *hint) {
    wd_sync_view *view = &context->view;
    wd_sync_pool_collect(context->pool);
    wd_status status = wd_sync_view_fold(context->pool, view);
    if (status == WD_OK && context->recording) {
        status = wd_sync_record_global(context, tag, barrier);
    }
    status = status == WD_OK ? wd_sync_view_own_log(context->pool, view) : status;
    status = status == WD_OK ? wd_sync_log_append(view->log, barrier, 1, hint) : status;
    view->position += status == WD_OK;
    return status;
}

// has_transition returns whether the command has a layout transition. `is_one`: it is one range and the only
// barrier.
static bool has_transition(const wd_sync_barrier_command *command, bool *is_one) {
    bool has = false;
    for (uint32_t i = 0; i < command->num_ranged && !has; i++) {
        has = command->ranged[i].transition;
    }
    *is_one = has && command->num_ranged == 1 && command->ranged->num_ranges == 1;
    return has;
}

// barrier_after_check applies a command with one transition and checks the transition in the same pass.
static wd_status barrier_after_check(wd_sync_context *context, const wd_sync_barrier_command *command,
                                     transition_check *check) {
    assert(command->num_ranged == 1 && command->ranged->transition);
    wd_sync_recording_position before = {0};
    if (context->recording) {
        before = wd_sync_recording_mark(context->recording);
    }
    const wd_status status = barrier(context, command, check);
    if (context->recording && check->is_refused) {
        wd_sync_recording_rewind(context->recording, &before);
    }
    return status;
}

wd_status wd_sync_context_checked_barrier(wd_sync_context *context, const wd_sync_barrier_command *command,
                                          const wd_sync_transition_check *check) {
    bool is_one;
    if (!has_transition(command, &is_one)) {
        return barrier(context, command, NULL);
    }
    wd_sync_hazard hazard;
    transition_check own = {
        .context = context,
        .access = {.tag = command->tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION, .queue = context->queue},
        .end_tag = UINT64_MAX,
        .hazard = &hazard,
        .all = check,
    };
    // If memory is shared, the state of one range hides accesses in others, so all are checked before any is
    // applied.
    if (is_one && !wd_sync_shares(context->pool)) {
        return barrier_after_check(context, command, &own);
    }
    check_spaces(&own, command);
    return may_happen(&own) ? barrier(context, command, NULL) : WD_OK;
}
