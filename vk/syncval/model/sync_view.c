#include <assert.h>

#include "vk/syncval/model/sync_pool.h"

// A fold visits every range. With this many barriers for each range, the cost for one barrier is small.
enum { FOLD_BARRIERS_PER_RANGE = 16 };

void wd_sync_view_init(wd_sync_pool *pool, wd_sync_view *view) {
    *view = (wd_sync_view){.next = pool->views.next, .previous = &pool->views};
    view->next->previous = view;
    pool->views.next = view;
    wd_sync_pool_begin_epoch(pool);
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_init(&view->maps[space], pool->allocator);
    }
}

void wd_sync_view_finish(wd_sync_pool *pool, wd_sync_view *view) {
    assert(view->next->previous == view && view->previous->next == view);
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_finish(&view->maps[space]);
    }
    wd_sync_pool_release_log(pool, view->log);
    view->next->previous = view->previous;
    view->previous->next = view->next;
}

void wd_sync_view_copy(wd_sync_pool *pool, wd_sync_view *copy, const wd_sync_view *view) {
    if (copy == view) {
        return;
    }
    wd_sync_pool_begin_epoch(pool);
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_copy(&copy->maps[space], &view->maps[space]);
    }
    if (view->log) {
        view->log->references++;
    }
    wd_sync_log_release(copy->log);
    copy->log = view->log;
    copy->position = view->position;
    copy->fold_at = view->fold_at;
    assert(wd_sync_view_validate_position(copy));
}

static wd_status new_log(wd_sync_pool *pool, wd_sync_log **log) {
    const uint32_t id = ++pool->last_log_id;
    if (!pool->spare_log) {
        return wd_sync_log_create(pool->allocator, id, log);
    }
    *log = pool->spare_log;
    pool->spare_log = NULL;
    wd_sync_log_restart(*log, id);
    return WD_OK;
}

wd_status wd_sync_view_take_log(wd_sync_pool *pool, wd_sync_view *view) {
    wd_sync_log *log;
    wd_status status = view->log ? wd_sync_log_fork(view->log, view->position, ++pool->last_log_id, &log)
                                 : new_log(pool, &log);
    if (status == WD_OK) {
        wd_sync_log_release(view->log);
        view->log = log;
        assert(wd_sync_view_validate_position(view) && log->count == view->position);
    }
    return status;
}

bool wd_sync_view_validate_position(const wd_sync_view *view) {
    return view->log ? view->log->references && view->position <= view->log->count : view->position == 0;
}

// --- Catching up

const wd_sync_state *wd_sync_current_state(wd_sync_pool *pool, const wd_sync_view *view, uint32_t id) {
    const wd_sync_state *state = wd_sync_pool_state(pool, id);
    if (state->position == view->position) {
        return state;
    }
    assert(view->log && wd_sync_view_validate_position(view));
    wd_sync_state_copy(pool->buffer, state);
    wd_sync_log_run(view->log, &pool->buffer->state, view->position);
    return &pool->buffer->state;
}

wd_sync_state *wd_sync_own_state(wd_sync_pool *pool, const wd_sync_view *view, wd_sync_space space,
                                 uint32_t id) {
    wd_sync_state *own = wd_sync_pool_own(pool, id, &view->maps[space]);
    if (!own || own->position == view->position) {
        return own;
    }
    assert(view->log && wd_sync_view_validate_position(view));
    if (!wd_sync_view_has_segments(view) && !own->has_limits) {
        wd_sync_log_run(view->log, own, view->position);
        return own;
    }
    // The state may gain or lose limits, which changes its size.
    wd_sync_state_copy(pool->transformed, own);
    wd_sync_log_run(view->log, &pool->transformed->state, view->position);
    return wd_sync_pool_replace(pool, id, &pool->transformed->state);
}

// --- Folding

typedef struct fold {
    wd_sync_pool *pool;
    wd_sync_view *view;
    wd_status status;
    uint32_t last_id;
    uint32_t last_result;
} fold;

static uint32_t folded(fold *job, uint32_t id) {
    if (id == job->last_id) {
        return job->last_result;
    }
    wd_sync_state_copy(job->pool->transformed, wd_sync_current_state(job->pool, job->view, id));
    job->pool->transformed->state.position = 0;
    const uint32_t result = wd_sync_pool_intern(job->pool, &job->pool->transformed->state);
    job->last_id = result ? id : 0;
    job->last_result = result;
    return result;
}

static wd_range_action fold_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    (void)is_gap;
    fold *job = user;
    const uint32_t result = folded(job, *value);
    if (result) {
        *value = result;
    } else {
        job->status = WD_ERROR_OUT_OF_MEMORY;
    }
    return WD_RANGE_KEEP;
}

static wd_status fold_maps(fold *job, wd_range_map *maps) {
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && job->status == WD_OK; space++) {
        wd_range_map_copy(&maps[space], &job->view->maps[space]);
        wd_status status =
            wd_range_map_update(&maps[space], (wd_range){0, UINT64_MAX}, false, fold_piece, job);
        job->status = job->status == WD_OK ? status : job->status;
    }
    return job->status;
}

// restart_log empties the view's log, or releases it if other views share it.
static void restart_log(wd_sync_pool *pool, wd_sync_view *view) {
    assert(view->log && view->log->references);
    view->position = 0;
    if (view->log->references == 1) {
        wd_sync_log_restart(view->log, ++pool->last_log_id);
    } else {
        wd_sync_log_release(view->log);
        view->log = NULL;
    }
}

wd_status wd_sync_view_fold_now(wd_sync_pool *pool, wd_sync_view *view) {
    size_t num_ranges = 0;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        num_ranges += wd_range_map_count(&view->maps[space]);
    }
    view->fold_at = FOLD_BARRIERS_PER_RANGE * num_ranges;
    if (view->position < view->fold_at) {
        return WD_OK;
    }
    wd_range_map maps[WD_SYNC_SPACE_COUNT] = {0};
    wd_sync_pool_begin_epoch(pool);
    fold job = {.pool = pool, .view = view};
    wd_status status = fold_maps(&job, maps);
    if (status == WD_OK) {
        restart_log(pool, view);
    }
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        if (status == WD_OK) {
            wd_range_map_copy(&view->maps[space], &maps[space]);
        }
        wd_range_map_finish(&maps[space]);
    }
    return status;
}

// --- Transforming

static uint32_t transformed(wd_sync_transform *transform, uint32_t id) {
    wd_sync_pool *pool = transform->pool;
    const uint32_t slot = id % WD_SYNC_MEMO_SIZE;
    if (transform->memo_ids[slot] == id + 1) {
        return transform->memo_results[slot];
    }
    if (id) {
        wd_sync_state_copy(pool->transformed, wd_sync_current_state(pool, transform->view, id));
    } else {
        pool->transformed->state = (wd_sync_state){.position = (uint32_t)transform->view->position};
    }
    transform->change(transform, pool->transformed);
    const uint32_t result = wd_sync_pool_intern(pool, &pool->transformed->state);
    if (result) {
        transform->memo_ids[slot] = id + 1;
        transform->memo_results[slot] = result;
    }
    return result;
}

static wd_range_action transform_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    wd_sync_transform *transform = user;
    const uint32_t id = is_gap ? 0 : *value;
    transform->num_pieces++;
    if (transform->inspect && transform->status == WD_OK) {
        transform->status =
            transform->inspect(transform, range, id ? wd_sync_pool_state(transform->pool, id) : NULL);
    }
    const uint32_t result = transform->status == WD_OK ? transformed(transform, id) : 0;
    if (!result) {
        transform->status = WD_ERROR_OUT_OF_MEMORY;
        return is_gap ? WD_RANGE_ERASE : WD_RANGE_KEEP;
    }
    *value = result;
    return WD_RANGE_KEEP;
}

static wd_status transform_pieces(wd_sync_transform *transform, wd_range_map *map, wd_range range) {
    assert(range.begin < range.end);
    transform->num_pieces = 0;
    wd_status status = wd_range_map_update(map, range, transform->with_gaps, transform_piece, transform);
    if (status != WD_OK || transform->status != WD_OK) {
        return status != WD_OK ? status : transform->status;
    }
    return transform->num_pieces > 1 ? wd_range_map_coalesce(map, range) : WD_OK;
}

// change_own changes the state in place if only this range uses it. It returns whether it did.
static bool change_own(wd_sync_transform *transform, wd_sync_space space, uint32_t id) {
    assert(transform->keeps_size);
    wd_sync_pool *pool = transform->pool;
    wd_sync_state *own = wd_sync_own_state(pool, transform->view, space, id);
    if (!own) {
        return false;
    }
    if (!own->has_limits) {
        transform->change(transform, (wd_sync_state_buffer *)own);
        assert(!own->has_limits); // The size is that of before.
        return true;
    }
    wd_sync_state_copy(pool->transformed, own);
    transform->change(transform, pool->transformed);
    return wd_sync_pool_replace(pool, id, &pool->transformed->state) != NULL;
}

// The fast path handles a range that is stored as one element, or a gap.
wd_status wd_sync_transform_range(wd_sync_transform *transform, wd_sync_space space, wd_range range) {
    wd_range_map *map = &transform->view->maps[space];
    if (range.begin >= range.end) {
        return WD_OK;
    }
    uint32_t id = 0, *slot = NULL;
    const wd_range_fit fit = wd_range_map_locate(map, range, &id, &slot);
    if (fit == WD_RANGE_OTHER) {
        return transform_pieces(transform, map, range);
    }
    if (fit == WD_RANGE_GAP && !transform->with_gaps) {
        return WD_OK;
    }
    if (slot && transform->keeps_size && !transform->inspect && change_own(transform, space, id)) {
        return WD_OK;
    }
    transform_piece(transform, range, &id, fit == WD_RANGE_GAP);
    if (transform->status != WD_OK) {
        return transform->status;
    }
    if (slot) {
        *slot = id;
        return WD_OK;
    }
    return wd_range_map_store(map, range, id);
}
