#include <assert.h>

#include "vk/syncval/model/sync_context.h"
#include "vk/syncval/model/sync_pieces.h"

// --- Resolving

typedef struct join {
    wd_sync_context *context;
    const wd_sync_view *source;
    const uint64_t *known_here, *known_there; // See wd_sync_context_import.
    wd_sync_pieces pieces;
    wd_status status;
} join;

static bool has_anything(const wd_sync_state *state) {
    return state->has_write || state->num_reads;
}

static bool holds(const wd_sync_state *state, const wd_sync_access *access) {
    return wd_sync_state_find_read(state, access) ||
           (state->has_write && state->write.tag == access->tag && state->write.usage == access->usage);
}

// drop_overwritten removes accesses from `state` that the other side imported but no longer holds: a later
// write replaced them there. That write usually wins in the merge. But if the two writes raced, the later one
// may be complete and dropped, together with the dependencies of the earlier one. It returns whether it
// removed any access.
static bool drop_overwritten(wd_sync_state *state, const wd_sync_state *other, const uint64_t *known) {
    assert(known);
    bool dropped = false;
    if (state->has_write && state->write.tag < known[state->write.queue] && !holds(other, &state->write)) {
        wd_sync_state_forget_write(state);
        dropped = true;
    }
    for (size_t i = state->num_reads; i-- > 0;) {
        const wd_sync_access *read = &state->reads[i].access;
        if (read->tag < known[read->queue] && !holds(other, read)) {
            wd_sync_state_remove_read(state, i);
            dropped = true;
        }
    }
    return dropped;
}

static bool join_piece(void *user, wd_range range, const uint32_t *own, const uint32_t *other) {
    join *job = user;
    wd_sync_pool *pool = job->context->pool;
    const wd_sync_view *view = &job->context->view;
    const bool same_view = view->log == job->source->log && view->position == job->source->position;
    assert((own || other) && !job->known_here == !job->known_there);
    if ((!other && !job->known_there) || (own && other && *own == *other && same_view)) {
        return true;
    }
    wd_sync_state_buffer theirs, joined;
    theirs.state = joined.state = (wd_sync_state){0};
    if (other) {
        wd_sync_state_copy(&theirs, wd_sync_current_state(pool, job->source, *other));
    }
    if (own) {
        wd_sync_state_copy(&joined, wd_sync_pending_state(job->context, *own));
    }
    bool changed = false;
    if (job->known_there) {
        wd_sync_state_buffer before;
        wd_sync_state_copy(&before, &joined.state);
        changed = drop_overwritten(&joined.state, &theirs.state, job->known_there);
        drop_overwritten(&theirs.state, &before.state, job->known_here);
    }
    // A completed write on one side must not replace pending accesses of the other side.
    if (job->context->complete) {
        wd_sync_drop_complete(job->context->complete, &theirs.state);
    }
    if (has_anything(&theirs.state)) {
        wd_sync_state_resolve(&joined, &theirs.state, job->context->first_instance);
        changed = true;
    }
    if (changed) {
        joined.state.position = (uint32_t)view->position;
        job->status = wd_sync_pieces_add(&job->pieces, pool, range, &joined.state);
    }
    return job->status == WD_OK;
}

static wd_status join_views(wd_sync_context *context, const wd_sync_view *source, const uint64_t *known_here,
                            const uint64_t *known_there) {
    join job = {.context = context, .source = source, .known_here = known_here, .known_there = known_there};
    wd_status status = WD_OK;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT && status == WD_OK; space++) {
        wd_range_map *map = &context->view.maps[space];
        wd_range_map_visit_pair(map, &source->maps[space], (wd_range){0, UINT64_MAX}, join_piece, &job);
        status = job.status == WD_OK ? wd_sync_pieces_store(&job.pieces, map) : job.status;
    }
    wd_free(&context->pool->allocator, job.pieces.items);
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
                         const wd_sync_barrier *barriers, uint32_t num_barriers, const uint64_t *known_here,
                         const uint64_t *known_there) {
    assert(context->pool == source->pool);
    wd_sync_pool *pool = context->pool;
    wd_sync_pool_collect(pool);
    wd_status status = WD_OK;
    if (wd_sync_shares_recording(context, source)) {
        status = wd_sync_record_source(context, WD_SYNC_STEP_RESOLVE, source, barriers, num_barriers);
    }
    wd_sync_view after;
    wd_sync_view_init(pool, &after);
    wd_sync_view_copy(pool, &after, &source->view);
    if (status == WD_OK && num_barriers) {
        status = wd_sync_view_own_log(pool, &after);
        status = status == WD_OK ? wd_sync_log_append(after.log, barriers, num_barriers, NULL) : status;
        after.position += status == WD_OK;
    }
    if (status == WD_OK && is_empty(&context->view) && !known_here) {
        wd_sync_view_copy(pool, &context->view, &after);
    } else if (status == WD_OK) {
        status = join_views(context, &after, known_here, known_there);
    }
    wd_sync_view_finish(pool, &after);
    return status;
}

wd_status wd_sync_context_resolve(wd_sync_context *context, wd_sync_context *source,
                                  const wd_sync_barrier *barriers, uint32_t num_barriers) {
    const wd_status status = wd_sync_inherit_events(context, source);
    return status == WD_OK ? resolve(context, source, barriers, num_barriers, NULL, NULL) : status;
}

wd_status wd_sync_context_import(wd_sync_context *context, const wd_sync_context *source,
                                 const wd_sync_barrier *barrier, const uint64_t *known_here,
                                 const uint64_t *known_there) {
    assert(!context->recording);
    wd_sync_barrier semaphore = *barrier;
    semaphore.flags = WD_SYNC_BARRIER_SEMAPHORE;
    return resolve(context, source, &semaphore, 1, known_here, known_there);
}

wd_status wd_sync_context_take(wd_sync_context *context, const wd_sync_context *source) {
    assert(context->pool == source->pool);
    wd_status status = WD_OK;
    if (wd_sync_shares_recording(context, source)) {
        status = wd_sync_record_source(context, WD_SYNC_STEP_TAKE, source, NULL, 0);
    }
    if (status == WD_OK) {
        wd_sync_view_copy(context->pool, &context->view, &source->view);
    }
    return status;
}
