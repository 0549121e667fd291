// Executes a recording: compares its first accesses with those of the destination, then adds its last state.
#include <assert.h>

#include "vk/syncval/model/sync_context.h"

typedef struct replay_job {
    wd_sync_context *context;
    const wd_sync_replay *replay;
    bool reports;
    wd_arena arena; // Memory for one step.
    // The contexts of the current render pass instance: context i + 1 of the recording. NULL: it has not
    // begun.
    WD_VECTOR(wd_sync_context *) subpasses;
} replay_job;

static void drop_subpasses(replay_job *job) {
    for (size_t i = 0; i < job->subpasses.count; i++) {
        wd_sync_context_destroy(job->subpasses.items[i]);
    }
    job->subpasses.count = 0;
}

// context_of returns the context with a number of the recording, or NULL if an allocation fails.
static wd_sync_context *context_of(replay_job *job, uint32_t number) {
    if (!number) {
        return job->context;
    }
    const wd_allocator *allocator = &job->context->pool->allocator;
    if (!WD_VECTOR_RESERVE(allocator, &job->subpasses, number)) {
        return NULL;
    }
    while (job->subpasses.count < number) {
        job->subpasses.items[job->subpasses.count++] = NULL;
    }
    wd_sync_context **context = &job->subpasses.items[number - 1];
    if (!*context && wd_sync_context_create(job->context->pool, job->context->queue, context) != WD_OK) {
        return NULL;
    }
    (*context)->complete = job->context->complete;
    return *context;
}

static wd_sync_access move_access(const replay_job *job, wd_sync_access access) {
    access.tag += job->replay->tag_offset;
    const bool is_interlocked = access.ordering == WD_SYNC_ORDERING_INTERLOCK;
    access.instance = access.instance || is_interlocked ? access.instance + job->replay->instance_offset
                                                        : job->replay->subpass;
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

static wd_status replay_unknown_range(replay_job *job, wd_sync_context *context, const wd_sync_step *step) {
    const wd_sync_access access = move_access(job, step->access);
    const wd_sync_search search = {
        context, &access, job->replay->tag_offset, false, job->replay->is_certain, job->replay->user};
    wd_sync_hazard hazard;
    if (job->reports && wd_sync_search_unknown_range(&search, step->range, &hazard)) {
        report(job, &hazard);
    }
    return wd_sync_context_read_unknown_range(context, step->range, &access);
}

static bool is_access(const wd_sync_step *step) {
    return step->kind == WD_SYNC_STEP_COVERING_READ ||
           (step->kind == WD_SYNC_STEP_ACCESS && step->space != WD_SYNC_UNKNOWN_RANGE);
}

// count_together counts the leading steps that are accesses of one command. Store operations form a group of
// their own.
static size_t count_together(const wd_sync_step *steps, size_t num_steps) {
    size_t count = 1;
    while (count < num_steps && is_access(&steps[count]) && steps[count].context == steps->context &&
           steps[count].access.tag == steps->access.tag &&
           wd_sync_stores(steps[count].access.ordering) == wd_sync_stores(steps->access.ordering)) {
        count++;
    }
    return count;
}

// replay_accesses compares all accesses of a command before it records any of them, because a read of the
// command may replace an earlier read with which the command's write must be compared.
static wd_status replay_accesses(replay_job *job, wd_sync_context *context, const wd_sync_step *steps,
                                 size_t count) {
    for (size_t i = 0; i < count && job->reports; i++) {
        const wd_sync_access access = move_access(job, steps[i].access);
        wd_sync_hazard hazard;
        if (steps[i].kind == WD_SYNC_STEP_ACCESS &&
            wd_sync_detect_below(context, (wd_sync_space)steps[i].space, &steps[i].range, 1, &access,
                                 job->replay->tag_offset, &hazard)) {
            report(job, &hazard);
        }
    }
    wd_status status = WD_OK;
    for (size_t i = 0; i < count && status == WD_OK; i++) {
        const wd_sync_access access = move_access(job, steps[i].access);
        status = wd_sync_context_update(context, (wd_sync_space)steps[i].space, &steps[i].range, 1, &access);
    }
    return status;
}

static wd_status replay_command(replay_job *job, wd_sync_context *context, const wd_sync_step *step) {
    assert(step->kind == WD_SYNC_STEP_BARRIER || step->kind == WD_SYNC_STEP_WAIT_EVENT);
    wd_sync_barrier_command command = *step->command;
    command.tag = step->tag;
    const bool waits = step->kind == WD_SYNC_STEP_WAIT_EVENT;
    wd_status status = move_command(job, &command);
    if (status != WD_OK) {
        return status;
    }
    const wd_sync_event *event = waits ? wd_sync_find_event(context, step->event) : NULL;
    wd_sync_hazard hazard;
    if (job->reports &&
        wd_sync_detect_transition_below(context, &command, waits, event, job->replay->tag_offset, &hazard)) {
        report(job, &hazard);
    }
    status = waits ? wd_sync_context_wait_event(context, step->event, &command)
                   : wd_sync_context_barrier(context, &command);
    wd_arena_reset(&job->arena);
    return status;
}

static wd_status replay_resolve(replay_job *job, wd_sync_context *context, wd_sync_context *source,
                                const wd_sync_step *step) {
    wd_sync_barrier_command command = {0};
    wd_status status = WD_OK;
    if (step->command) {
        command = *step->command;
        status = move_command(job, &command);
    }
    if (status == WD_OK) {
        status = wd_sync_context_resolve(context, source, command.globals, command.num_globals);
    }
    wd_arena_reset(&job->arena);
    return status;
}

static wd_status replay_source(replay_job *job, wd_sync_context *context, const wd_sync_step *step) {
    assert(step->space != step->context);
    wd_sync_context *source = context_of(job, step->space);
    if (!source) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (step->context) {
        const uint32_t first = (uint32_t)step->event;
        wd_sync_context_set_pass(context, first ? first + job->replay->instance_offset : 0);
    }
    if (step->kind == WD_SYNC_STEP_RESOLVE) {
        return replay_resolve(job, context, source, step);
    }
    if (step->kind == WD_SYNC_STEP_COPY) {
        return wd_sync_context_copy(context, source);
    }
    wd_status status = wd_sync_context_take(context, source);
    drop_subpasses(job);
    return status;
}

static wd_status replay_step(replay_job *job, const wd_sync_step *step, size_t count) {
    wd_sync_context *context = context_of(job, step->context);
    if (!context) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    switch (step->kind) {
    case WD_SYNC_STEP_ACCESS:
    case WD_SYNC_STEP_COVERING_READ:
        return is_access(step) ? replay_accesses(job, context, step, count)
                               : replay_unknown_range(job, context, step);
    case WD_SYNC_STEP_SET_EVENT:
        return wd_sync_context_set_event(context, step->event, step->tag + job->replay->tag_offset,
                                         step->stages);
    case WD_SYNC_STEP_RESET_EVENT:
        wd_sync_context_reset_event(context, step->event);
        return WD_OK;
    case WD_SYNC_STEP_RESOLVE:
    case WD_SYNC_STEP_COPY:
    case WD_SYNC_STEP_TAKE:
        return replay_source(job, context, step);
    default:
        return replay_command(job, context, step);
    }
}

// --- The state after a replay

typedef struct overlay {
    wd_sync_view *target;
    uint64_t tag_offset;
    wd_sync_state_buffer moved; // The state of the source with the destination's tags and instances.
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

// change_by_overlay handles a range that the recording only reads. Earlier accesses stay, with the effects of
// the replayed barriers. The replay has recorded first reads only, so all reads are taken from the source.
static void change_by_overlay(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const overlay *over = transform->user;
    wd_sync_state *state = &buffer->state;
    for (size_t i = state->num_reads; i-- > 0;) {
        if (state->reads[i].access.tag >= over->tag_offset) {
            wd_sync_state_remove_read(state, i);
        }
    }
    // Only the replay knows which reads cover an atomic write.
    if (!(state->has_write && state->write.atomicity)) {
        state->read_chain |= over->moved.state.read_chain;
    }
    const wd_sync_limits *limits = wd_sync_state_limits(&over->moved.state);
    for (size_t i = 0; i < over->moved.state.num_reads; i++) {
        wd_sync_state_add_read(buffer, &over->moved.state.reads[i], limits ? &limits->reads[i] : NULL);
    }
    wd_sync_state_join_limits(state, &over->moved.state);
}

static void change_by_atomic_overlay(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const overlay *over = transform->user;
    wd_sync_state_overlay(buffer, &over->moved.state, over->tag_offset);
}

// If the replay skipped a write of undefined values, the earlier contents of the destination stay.
static void change_by_discard_overlay(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const overlay *over = transform->user;
    const wd_sync_state *state = &buffer->state;
    if (state->has_write && state->write.tag < over->tag_offset && wd_sync_discards(state->write.ordering)) {
        return;
    }
    const uint32_t position = state->position;
    wd_sync_state_copy(buffer, &over->moved.state);
    buffer->state.position = position;
}

static wd_status overlay_piece(wd_sync_pool *pool, overlay *over, wd_sync_space space, wd_range range) {
    const wd_sync_access *write = wd_sync_state_find_plain_write(&over->moved.state);
    const bool discards = write && wd_sync_discards(write->ordering);
    if (write && !discards) {
        const uint32_t id = wd_sync_pool_intern(pool, &over->moved.state);
        return id ? wd_range_map_store(&over->target->maps[space], range, id) : WD_ERROR_OUT_OF_MEMORY;
    }
    wd_sync_transform transform = {
        .pool = pool,
        .view = over->target,
        .change = discards                      ? change_by_discard_overlay
                  : over->moved.state.has_write ? change_by_atomic_overlay
                                                : change_by_overlay,
        .user = over,
        .with_gaps = true,
    };
    return wd_sync_transform_range(&transform, space, range);
}

// convert_location converts the range of a piece from the source to the destination: each pool has its own
// addresses for unknown ranges. An empty range: the entry no longer exists.
static wd_status convert_location(replay_job *job, const wd_sync_pool *pool, wd_sync_space space,
                                  wd_range *range) {
    if (space != WD_SYNC_UNKNOWN_RANGE) {
        return WD_OK;
    }
    const wd_sync_unknown_range *from = wd_sync_unknown_range_at(pool, range->begin);
    const wd_sync_unknown_range *to = from ? wd_sync_unknown_range_of(job->context->pool, from->range) : NULL;
    *range = to ? wd_sync_unknown_range_location(to) : (wd_range){0, 0};
    return to || !from ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
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
        status = convert_location(job, pool, space, &entry.range);
        status = status == WD_OK ? overlay_piece(job->context->pool, &over, space, entry.range) : status;
    }
    return status;
}

static wd_status overlay_view(replay_job *job, wd_sync_view *target, wd_sync_pool *pool,
                              const wd_sync_view *source) {
    wd_status status = WD_OK;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK; space++) {
        status = overlay_space(job, target, pool, source, (wd_sync_space)space);
    }
    return status;
}

// The replayed set commands stored events with first accesses only. Later waits need all accesses.
static wd_status overlay_events(replay_job *job, const wd_sync_context *source) {
    wd_status status = WD_OK;
    for (size_t i = 0; i < source->events.count && status == WD_OK; i++) {
        const wd_sync_event *recorded = source->events.items[i];
        wd_sync_event *event = wd_sync_find_event(job->context, recorded->number);
        if (event && event->tag == recorded->tag + job->replay->tag_offset) {
            status = overlay_view(job, &event->view, source->pool, &recorded->view);
        }
    }
    return status;
}

// replay_all executes `recording`. `source` is NULL: the last state is not needed.
static wd_status replay_all(wd_sync_context *context, const wd_sync_recording *recording,
                            wd_sync_context *source, const wd_sync_replay *replay) {
    replay_job job = {.context = context, .replay = replay, .reports = replay->report != NULL};
    wd_arena_init(&job.arena, context->pool->allocator, 0);
    wd_status status = WD_OK;
    for (size_t i = 0; i < recording->steps.count && status == WD_OK;) {
        const wd_sync_step *step = &recording->steps.items[i];
        const size_t count = is_access(step) ? count_together(step, recording->steps.count - i) : 1;
        assert(count && count <= recording->steps.count - i);
        status = replay_step(&job, step, count);
        i += count;
    }
    if (source && status == WD_OK) {
        status = overlay_events(&job, source);
        status = status == WD_OK ? overlay_view(&job, &context->view, source->pool, &source->view) : status;
    }
    drop_subpasses(&job);
    wd_free(&context->pool->allocator, job.subpasses.items);
    wd_arena_finish(&job.arena);
    return status;
}

wd_status wd_sync_context_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                 wd_sync_context *source, const wd_sync_replay *replay) {
    return replay_all(context, recording, source, replay);
}

wd_status wd_sync_context_check_replay(wd_sync_context *context, const wd_sync_recording *recording,
                                       const wd_sync_replay *replay) {
    return replay_all(context, recording, NULL, replay);
}
