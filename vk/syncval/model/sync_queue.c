// Support for queues: completed accesses, and races of recordings with other queues.
#include "vk/syncval/model/sync_context.h"

// --- Completed accesses

void wd_sync_context_set_complete(wd_sync_context *context, const uint64_t *tags) {
    context->complete = tags;
}

static bool is_complete(const uint64_t *complete, const wd_sync_access *access) {
    return access->tag < complete[access->queue];
}

static bool has_complete(const uint64_t *complete, const wd_sync_state *state) {
    bool found = state->has_write && is_complete(complete, &state->write);
    for (size_t i = 0; i < state->num_reads && !found; i++) {
        found = is_complete(complete, &state->reads[i].access);
    }
    return found;
}

void wd_sync_drop_complete(const uint64_t *complete, wd_sync_state *state) {
    if (state->has_write && is_complete(complete, &state->write)) {
        wd_sync_state_forget_write(state);
    }
    for (size_t i = state->num_reads; i-- > 0;) {
        if (is_complete(complete, &state->reads[i].access)) {
            wd_sync_state_remove_read(state, i);
        }
    }
}

const wd_sync_state *wd_sync_pending_state(const wd_sync_context *context, uint32_t id) {
    wd_sync_pool *pool = context->pool;
    const wd_sync_state *state = wd_sync_current_state(pool, &context->view, id);
    if (!context->complete || !has_complete(context->complete, state)) {
        return state;
    }
    if (state != &pool->buffer->state) {
        wd_sync_state_copy(pool->buffer, state);
    }
    wd_sync_drop_complete(context->complete, &pool->buffer->state);
    return &pool->buffer->state;
}

typedef struct trim {
    wd_sync_context *context;
    wd_status status;
    uint32_t last_id;
    uint32_t last_result; // 0: the state is empty.
} trim;

static uint32_t trimmed(trim *job, uint32_t id) {
    wd_sync_pool *pool = job->context->pool;
    if (!has_complete(job->context->complete, wd_sync_pool_state(pool, id))) {
        return id;
    }
    const wd_sync_state *state = wd_sync_pending_state(job->context, id);
    if (!state->has_write && !state->num_reads) {
        return 0;
    }
    const uint32_t result = wd_sync_pool_intern(pool, state);
    if (!result) {
        job->status = WD_ERROR_OUT_OF_MEMORY;
    }
    return result ? result : id;
}

static wd_range_action trim_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    (void)is_gap;
    trim *job = user;
    if (*value != job->last_id) {
        job->last_id = *value;
        job->last_result = trimmed(job, *value);
    }
    *value = job->last_result;
    return job->last_result ? WD_RANGE_KEEP : WD_RANGE_ERASE;
}

wd_status wd_sync_context_trim(wd_sync_context *context) {
    wd_sync_pool_collect(context->pool);
    trim job = {.context = context};
    const wd_range all = {0, UINT64_MAX};
    for (size_t space = 0; context->complete && space < WD_SYNC_SPACE_COUNT && job.status == WD_OK; space++) {
        wd_range_map *map = &context->view.maps[space];
        job.last_id = 0;
        wd_status status = wd_range_map_update(map, all, false, trim_piece, &job);
        status = status == WD_OK ? wd_range_map_coalesce(map, all) : status;
        job.status = job.status == WD_OK ? status : job.status;
    }
    return job.status;
}

wd_status wd_sync_context_erase(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                size_t num_ranges) {
    wd_status status = WD_OK;
    for (size_t i = 0; i < num_ranges && status == WD_OK; i++) {
        status = wd_range_map_erase(&context->view.maps[space], ranges[i]);
    }
    return status;
}

// --- Races

typedef struct race {
    wd_sync_context *other;
    const wd_sync_replay *replay;
    uint64_t begin_tag;
    uint8_t queue;
} race;

static bool detect(const race *job, wd_sync_space space, const wd_range *ranges, size_t num_ranges,
                   wd_sync_access access, wd_sync_hazard *hazard) {
    access.tag += job->replay->tag_offset;
    access.instance += access.instance ? job->replay->instance_offset : 0;
    access.queue = job->queue;
    return wd_sync_context_detect_async(job->other, space, ranges, num_ranges, &access, job->begin_tag,
                                        hazard);
}

static bool detect_unknown_range(const race *job, const wd_sync_step *step, wd_sync_hazard *hazard) {
    wd_sync_access access = step->access;
    access.tag += job->replay->tag_offset;
    access.queue = job->queue;
    const wd_sync_search search = {job->other,       &access, job->begin_tag, true, job->replay->is_certain,
                                   job->replay->user};
    return wd_sync_search_unknown_range(&search, step->range, hazard);
}

static bool detect_step(const race *job, const wd_sync_step *step, wd_sync_hazard *hazard) {
    if (step->kind == WD_SYNC_STEP_ACCESS && step->space == WD_SYNC_UNKNOWN_RANGE) {
        return detect_unknown_range(job, step, hazard);
    }
    if (step->kind == WD_SYNC_STEP_ACCESS) {
        return detect(job, (wd_sync_space)step->space, &step->range, 1, step->access, hazard);
    }
    const wd_sync_barrier_command *command = step->kind == WD_SYNC_STEP_COVERING_READ ? NULL : step->command;
    if (!command) {
        return false;
    }
    const wd_sync_access transition = {.tag = step->tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION};
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        const wd_sync_range_barrier *ranged = &command->ranged[i];
        if (ranged->transition &&
            detect(job, ranged->space, ranged->ranges, ranged->num_ranges, transition, hazard)) {
            return true;
        }
    }
    return false;
}

void wd_sync_recording_detect_async(const wd_sync_recording *recording, uint8_t queue, wd_sync_context *other,
                                    uint64_t begin_tag, const wd_sync_replay *replay) {
    const race job = {other, replay, begin_tag, queue};
    bool continues = replay->report != NULL;
    for (size_t i = 0; i < recording->steps.count && continues; i++) {
        wd_sync_hazard hazard;
        if (detect_step(&job, &recording->steps.items[i], &hazard)) {
            continues = replay->report(replay->user, &hazard);
        }
    }
}
