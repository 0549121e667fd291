#include "vk/syncval/sync_context.h"
#include "vk/syncval/sync_pieces.h"

// --- Resolving

typedef struct join {
    wd_sync_context *context;
    const wd_sync_view *source;
    wd_sync_pieces pieces;
    wd_status status;
} join;

static bool join_piece(void *user, wd_range range, const uint32_t *own, const uint32_t *other) {
    join *job = user;
    wd_sync_pool *pool = job->context->pool;
    const wd_sync_view *view = &job->context->view;
    const bool same_view = view->log == job->source->log && view->position == job->source->position;
    if (!other || (own && *own == *other && same_view)) {
        return true;
    }
    wd_sync_state_buffer theirs, joined;
    wd_sync_state_copy(&theirs, wd_sync_current_state(pool, job->source, *other));
    // A complete write on one side must not win over what is pending on the other, which may have forgotten it.
    if (job->context->complete) {
        wd_sync_drop_complete(job->context->complete, &theirs.state);
        if (!theirs.state.has_write && !theirs.state.num_reads) {
            return true;
        }
    }
    if (own) {
        wd_sync_state_copy(&joined, wd_sync_pending_state(job->context, *own));
        wd_sync_state_resolve(&joined, &theirs.state);
    } else {
        wd_sync_state_copy(&joined, &theirs.state);
    }
    joined.state.position = (uint32_t)view->position;
    job->status = wd_sync_pieces_add(&job->pieces, pool, range, &joined.state);
    return job->status == WD_OK;
}

static wd_status join_views(wd_sync_context *context, const wd_sync_view *source) {
    join job = {.context = context, .source = source};
    wd_status status = WD_OK;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK; space++) {
        wd_range_map *map = &context->view.maps[space];
        wd_range_map_visit_pair(map, &source->maps[space], (wd_range){0, UINT64_MAX}, join_piece, &job);
        status = job.status == WD_OK ? wd_sync_pieces_store(&job.pieces, map) : job.status;
    }
    wd_free(&context->pool->allocator, job.pieces.entries);
    return status;
}

static bool is_empty(const wd_sync_view *view) {
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        if (!wd_range_map_is_empty(&view->maps[space])) {
            return false;
        }
    }
    return true;
}

static wd_status resolve(wd_sync_context *context, const wd_sync_context *source,
                         const wd_sync_barrier *barriers, uint32_t num_barriers) {
    wd_sync_pool *pool = context->pool;
    wd_sync_pool_collect(pool);
    wd_status status = WD_OK;
    if (context->recording && num_barriers) {
        const wd_sync_barrier_command command = {.globals = barriers, .num_globals = num_barriers};
        status = wd_sync_record_command(context->recording, WD_SYNC_STEP_BARRIER, 0, &command);
    }
    wd_sync_view behind;
    wd_sync_view_init(pool, &behind);
    wd_sync_view_copy(pool, &behind, &source->view);
    if (status == WD_OK && num_barriers) {
        status = wd_sync_view_own_log(pool, &behind);
        status = status == WD_OK ? wd_sync_log_append(behind.log, barriers, num_barriers) : status;
        behind.position += status == WD_OK;
    }
    if (status == WD_OK && is_empty(&context->view)) {
        wd_sync_view_copy(pool, &context->view, &behind);
    } else if (status == WD_OK) {
        status = join_views(context, &behind);
    }
    wd_sync_view_finish(pool, &behind);
    return status;
}

wd_status wd_sync_context_resolve(wd_sync_context *context, wd_sync_context *source,
                                  const wd_sync_barrier *barriers, uint32_t num_barriers) {
    return resolve(context, source, barriers, num_barriers);
}

wd_status wd_sync_context_import(wd_sync_context *context, const wd_sync_context *source,
                                 const wd_sync_barrier *barrier) {
    wd_sync_barrier handing_over = *barrier;
    handing_over.hand_over = 1;
    return resolve(context, source, &handing_over, 1);
}

void wd_sync_context_take(wd_sync_context *context, const wd_sync_context *source) {
    wd_sync_view_copy(context->pool, &context->view, &source->view);
}

// --- Replaying

typedef struct replay_job {
    wd_sync_context *context;
    const wd_sync_replay *replay;
    bool reports;
    wd_arena arena; // Of one step.
} replay_job;

static wd_sync_access move_access(const replay_job *job, wd_sync_access access) {
    access.tag += job->replay->tag_offset;
    access.instance += access.instance ? job->replay->instance_offset : 0;
    access.queue = job->context->queue;
    return access;
}

static void move_barrier(const replay_job *job, wd_sync_barrier *barrier) {
    const uint64_t offset = job->replay->tag_offset;
    barrier->begin_tag += barrier->begin_tag ? offset : 0;
    barrier->end_tag += barrier->end_tag != UINT64_MAX ? offset : 0;
    barrier->queue = job->context->queue;
}

static wd_status move_command(replay_job *job, wd_sync_barrier_command *command) {
    wd_sync_barrier *globals =
        wd_arena_copy(&job->arena, command->globals, command->num_globals, sizeof(*globals));
    wd_sync_range_barrier *ranged =
        wd_arena_copy(&job->arena, command->ranged, command->num_ranged, sizeof(*ranged));
    if ((command->num_globals && !globals) || (command->num_ranged && !ranged)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < command->num_globals; i++) {
        move_barrier(job, &globals[i]);
    }
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        move_barrier(job, &ranged[i].barrier);
    }
    command->globals = globals;
    command->ranged = ranged;
    command->tag += job->replay->tag_offset;
    return WD_OK;
}

static void report(replay_job *job, const wd_sync_hazard *hazard) {
    job->reports = job->reports && job->replay->report && job->replay->report(job->replay->user, hazard);
}

static wd_status replay_access(replay_job *job, const wd_sync_step *step) {
    const wd_sync_access access = move_access(job, step->access);
    wd_sync_hazard hazard;
    if (job->reports && wd_sync_detect_below(job->context, (wd_sync_space)step->space, &step->range, 1,
                                             &access, job->replay->tag_offset, &hazard)) {
        report(job, &hazard);
    }
    return wd_sync_context_update(job->context, (wd_sync_space)step->space, &step->range, 1, &access);
}

static wd_status replay_command(replay_job *job, const wd_sync_step *step) {
    wd_sync_barrier_command command = *step->command;
    const bool waits = step->kind == WD_SYNC_STEP_WAIT_EVENT;
    wd_status status = move_command(job, &command);
    if (status != WD_OK) {
        return status;
    }
    const wd_sync_event *event = waits ? wd_sync_find_event(job->context, step->event) : NULL;
    wd_sync_hazard hazard;
    if (job->reports && wd_sync_detect_transition_below(job->context, &command, waits, event,
                                                        job->replay->tag_offset, &hazard)) {
        report(job, &hazard);
    }
    status = waits ? wd_sync_context_wait_event(job->context, step->event, &command)
                   : wd_sync_context_barrier(job->context, &command);
    wd_arena_reset(&job->arena);
    return status;
}

static wd_status replay_step(replay_job *job, const wd_sync_step *step) {
    switch (step->kind) {
    case WD_SYNC_STEP_ACCESS:
        return replay_access(job, step);
    case WD_SYNC_STEP_SET_EVENT:
        return wd_sync_context_set_event(job->context, step->event, step->tag + job->replay->tag_offset,
                                         step->stages);
    case WD_SYNC_STEP_RESET_EVENT:
        wd_sync_context_reset_event(job->context, step->event);
        return WD_OK;
    default:
        return replay_command(job, step);
    }
}

// --- The state behind a replay

typedef struct overlay {
    wd_sync_view *target;
    uint64_t tag_offset;
    wd_sync_state_buffer moved; // The source's state in the destination's numbers.
} overlay;

static void move_state(const replay_job *job, overlay *over, const wd_sync_state *state) {
    wd_sync_state_copy(&over->moved, state);
    wd_sync_state *moved = &over->moved.state;
    moved->position = (uint32_t)over->target->position;
    if (moved->has_write) {
        moved->write = move_access(job, moved->write);
    }
    for (size_t i = 0; i < moved->num_reads; i++) {
        moved->reads[i].access = move_access(job, moved->reads[i].access);
    }
}

// The recording only read here: what the destination had stays, as the replayed barriers left it; of the recording's reads
// the replay knows the first ones, and the source what became of all of them.
static void change_by_overlay(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const overlay *over = transform->user;
    wd_sync_state *state = &buffer->state;
    size_t kept = 0;
    for (size_t i = 0; i < state->num_reads; i++) {
        if (state->reads[i].access.tag < over->tag_offset) {
            state->reads[kept++] = state->reads[i];
        }
    }
    state->num_reads = (uint16_t)kept;
    state->read_chain |= over->moved.state.read_chain;
    for (size_t i = 0; i < over->moved.state.num_reads; i++) {
        wd_sync_state_add_read(buffer, &over->moved.state.reads[i]);
    }
}

static wd_status overlay_piece(wd_sync_pool *pool, overlay *over, wd_sync_space space, wd_range range) {
    if (over->moved.state.has_write) {
        const uint32_t id = wd_sync_pool_intern(pool, &over->moved.state);
        return id ? wd_range_map_store(&over->target->maps[space], range, id) : WD_ERROR_OUT_OF_MEMORY;
    }
    wd_sync_transform transform = {
        .pool = pool,
        .view = over->target,
        .change = change_by_overlay,
        .user = over,
        .with_gaps = true,
    };
    return wd_sync_transform_range(&transform, space, range);
}

static wd_status overlay_space(replay_job *job, wd_sync_view *target, wd_sync_pool *pool,
                               const wd_sync_view *source, wd_sync_space space) {
    overlay over = {.target = target, .tag_offset = job->replay->tag_offset};
    wd_range rest = {0, UINT64_MAX};
    wd_range_entry entry;
    wd_status status = WD_OK;
    uint32_t last = 0;
    while (status == WD_OK && wd_range_map_read(&source->maps[space], &rest, &entry, 1)) {
        if (entry.value != last) {
            move_state(job, &over, wd_sync_current_state(pool, source, entry.value));
            last = entry.value;
        }
        status = overlay_piece(job->context->pool, &over, space, entry.range);
    }
    return status;
}

// overlay_view puts what the recording left in `source`, a view of `pool`, over `target`.
static wd_status overlay_view(replay_job *job, wd_sync_view *target, wd_sync_pool *pool,
                              const wd_sync_view *source) {
    wd_status status = WD_OK;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK; space++) {
        status = overlay_space(job, target, pool, source, (wd_sync_space)space);
    }
    return status;
}

// The replay set the recording's events with what it knew there: the first accesses. Who waits later needs all of them.
static wd_status overlay_events(replay_job *job, const wd_sync_context *source) {
    wd_status status = WD_OK;
    for (size_t i = 0; i < source->num_events && status == WD_OK; i++) {
        const wd_sync_event *recorded = source->events[i];
        wd_sync_event *event = wd_sync_find_event(job->context, recorded->number);
        if (event && event->tag == recorded->tag + job->replay->tag_offset) {
            status = overlay_view(job, &event->view, source->pool, &recorded->view);
        }
    }
    return status;
}

wd_status wd_sync_context_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                 wd_sync_context *source, const wd_sync_replay *replay) {
    replay_job job = {.context = context, .replay = replay, .reports = true};
    wd_arena_init(&job.arena, context->pool->allocator, 0);
    wd_status status = WD_OK;
    for (size_t i = 0; i < recording->num_steps && status == WD_OK; i++) {
        status = replay_step(&job, &recording->steps[i]);
    }
    status = status == WD_OK ? overlay_events(&job, source) : status;
    status = status == WD_OK ? overlay_view(&job, &context->view, source->pool, &source->view) : status;
    wd_arena_finish(&job.arena);
    return status;
}
