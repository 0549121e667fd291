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
    if (wd_sync_shares_recording(context, source)) {
        status = wd_sync_record_source(context, WD_SYNC_STEP_RESOLVE, source, barriers, num_barriers);
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
    handing_over.flags = WD_SYNC_BARRIER_HANDS_OVER;
    return resolve(context, source, &handing_over, 1);
}

wd_status wd_sync_context_take(wd_sync_context *context, const wd_sync_context *source) {
    wd_status status = WD_OK;
    if (wd_sync_shares_recording(context, source)) {
        status = wd_sync_record_source(context, WD_SYNC_STEP_TAKE, source, NULL, 0);
    }
    if (status == WD_OK) {
        wd_sync_view_copy(context->pool, &context->view, &source->view);
    }
    return status;
}
