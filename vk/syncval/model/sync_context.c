#include "vk/syncval/model/sync_context.h"

#include <assert.h>

#include "vk/report/message_ids.h"

static const char *const hazard_names[WD_SYNC_HAZARD_COUNT] = {
    [0] = "no hazard",
    [WD_SYNC_READ_AFTER_WRITE] = WD_ID_SYNC_READ_AFTER_WRITE,
    [WD_SYNC_WRITE_AFTER_READ] = WD_ID_SYNC_WRITE_AFTER_READ,
    [WD_SYNC_WRITE_AFTER_WRITE] = WD_ID_SYNC_WRITE_AFTER_WRITE,
    [WD_SYNC_READ_RACING_WRITE] = WD_ID_SYNC_READ_RACING_WRITE,
    [WD_SYNC_WRITE_RACING_WRITE] = WD_ID_SYNC_WRITE_RACING_WRITE,
    [WD_SYNC_WRITE_RACING_READ] = WD_ID_SYNC_WRITE_RACING_READ,
    [WD_SYNC_WRITE_AFTER_PRESENT] = WD_ID_SYNC_WRITE_AFTER_PRESENT,
    [WD_SYNC_READ_AFTER_PRESENT] = WD_ID_SYNC_READ_AFTER_PRESENT,
    [WD_SYNC_PRESENT_AFTER_READ] = WD_ID_SYNC_PRESENT_AFTER_READ,
    [WD_SYNC_PRESENT_AFTER_WRITE] = WD_ID_SYNC_PRESENT_AFTER_WRITE,
};

const char *wd_sync_hazard_name(wd_sync_hazard_kind kind) {
    return hazard_names[(unsigned)kind < WD_SYNC_HAZARD_COUNT ? kind : 0];
}

// --- Creation and destruction

wd_status wd_sync_context_create(wd_sync_pool *pool, uint8_t queue, wd_sync_context **context) {
    wd_sync_context *made = wd_alloc_zero(&pool->allocator, 1, sizeof(*made));
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->pool = pool;
    made->queue = queue;
    wd_sync_view_init(pool, &made->view);
    *context = made;
    return WD_OK;
}

void wd_sync_context_destroy(wd_sync_context *context) {
    if (!context) {
        return;
    }
    wd_allocator allocator = context->pool->allocator;
    wd_sync_forget_events(context);
    wd_free(&allocator, context->events.items);
    wd_sync_view_finish(context->pool, &context->view);
    wd_free(&allocator, context);
}

void wd_sync_context_clear(wd_sync_context *context) {
    wd_sync_forget_events(context);
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        wd_range_map_clear(&context->view.maps[space]);
    }
    wd_sync_pool_release_log(context->pool, context->view.log);
    context->view.log = NULL;
    context->view.position = 0;
    context->view.fold_at = 0;
}

void wd_sync_context_set_recording(wd_sync_context *context, wd_sync_recording *recording, uint16_t number) {
    context->recording = recording;
    context->number = number;
}

void wd_sync_context_set_pass(wd_sync_context *context, uint32_t first_instance) {
    context->first_instance = first_instance;
}

wd_status wd_sync_context_copy(wd_sync_context *copy, const wd_sync_context *context) {
    assert(copy->pool == context->pool);
    if (copy == context) {
        return WD_OK;
    }
    if (wd_sync_shares_recording(copy, context)) {
        wd_status status = wd_sync_record_source(copy, WD_SYNC_STEP_COPY, context, NULL, 0);
        if (status != WD_OK) {
            return status;
        }
    }
    wd_sync_forget_events(copy);
    const wd_status status = wd_sync_inherit_events(copy, context);
    if (status != WD_OK) {
        return status;
    }
    wd_sync_view_copy(copy->pool, &copy->view, &context->view);
    return WD_OK;
}

size_t wd_sync_context_num_ranges(const wd_sync_context *context) {
    size_t total = 0;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        total += wd_range_map_count(&context->view.maps[space]);
    }
    return total;
}

size_t wd_sync_context_log_length(const wd_sync_context *context) {
    return context->view.position;
}

// --- Detection

typedef struct detection {
    wd_sync_context *context;
    const wd_sync_access *access;
    uint64_t limit; // Tags below the limit count; for races, tags from the limit on.
    wd_sync_hazard *hazard;
    bool async;
    wd_sync_space space; // Of the range that is compared.
    bool found;          // A hazard with a read of an unknown range.
} detection;

static bool detect_in_state(const detection *job, const wd_sync_state *state) {
    return job->async
               ? wd_sync_state_detect_async(state, job->access, job->context->queue, job->limit, job->hazard)
               : wd_sync_state_detect(state, job->access, job->limit, job->hazard);
}

// detect_most_recent repeats the detection without accesses that later accesses of the same memory hide.
static bool detect_most_recent(const detection *job, wd_range range, uint32_t id) {
    wd_sync_state_buffer rest;
    wd_sync_state_copy(&rest, wd_sync_pending_state(job->context, id));
    wd_sync_drop_superseded(job->context, &(wd_sync_location){range, job->space}, job->access, &rest.state);
    return detect_in_state(job, &rest.state);
}

static bool detect_piece(void *user, wd_range range, const uint32_t *value) {
    detection *job = user;
    if (!detect_in_state(job, wd_sync_pending_state(job->context, *value)) ||
        (job->space != WD_SYNC_UNKNOWN_RANGE && wd_sync_shares(job->context->pool) &&
         !detect_most_recent(job, range, *value))) {
        return true;
    }
    job->hazard->range = range;
    job->hazard->space = job->space;
    return false;
}

// The fast path handles a range that is stored as one element, or a gap.
static bool detect_in_range(detection *job, wd_sync_space space, wd_range range) {
    wd_range_map *map = &job->context->view.maps[space];
    job->space = space;
    uint32_t id, *slot;
    switch (range.begin < range.end ? wd_range_map_locate(map, range, &id, &slot) : WD_RANGE_GAP) {
    case WD_RANGE_GAP:
        return false;
    case WD_RANGE_EXACT:
        return !detect_piece(job, range, &id);
    default:
        return !wd_range_map_visit(map, range, false, detect_piece, job);
    }
}

// detect_shared compares the access with accesses of the same memory through other ranges.
static bool detect_shared(detection *job, wd_sync_space space, const wd_range *ranges, size_t num_ranges) {
    for (size_t i = 0; i < num_ranges; i++) {
        const wd_sync_location own = {ranges[i], space};
        const wd_sync_locations *locations = wd_sync_find_shared(job->context->pool, space, ranges[i]);
        for (size_t k = 0; k < locations->count; k++) {
            const wd_sync_location *location = &locations->items[k];
            if (detect_in_range(job, location->space, location->range)) {
                wd_sync_hazard_is_shared(job->hazard, &own);
                return true;
            }
        }
    }
    return false;
}

static bool detect_covered(void *user, const wd_sync_unknown_range *at) {
    detection *job = user;
    if (!detect_in_range(job, WD_SYNC_UNKNOWN_RANGE, wd_sync_unknown_range_location(at))) {
        return true;
    }
    job->hazard->space = WD_SYNC_LINEAR;
    job->hazard->range = at->range;
    job->found = true;
    return false;
}

// A write conflicts with reads of unknown ranges that it covers entirely.
static bool detect_unknown_range(detection *job, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges) {
    const bool can_cover = space == WD_SYNC_LINEAR && wd_sync_usage_writes(job->access->usage);
    for (size_t i = 0; can_cover && i < num_ranges && !job->found; i++) {
        wd_sync_visit_covered(job->context->pool, ranges[i], detect_covered, job);
    }
    return job->found;
}

static bool detect_in_ranges(detection *job, wd_sync_space space, const wd_range *ranges, size_t num_ranges) {
    for (size_t i = 0; i < num_ranges; i++) {
        if (detect_in_range(job, space, ranges[i])) {
            return true;
        }
    }
    if (wd_sync_shares(job->context->pool) && detect_shared(job, space, ranges, num_ranges)) {
        return true;
    }
    return wd_sync_has_unknown_ranges(job->context->pool) &&
           detect_unknown_range(job, space, ranges, num_ranges);
}

bool wd_sync_detect_below(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                          size_t num_ranges, const wd_sync_access *access, uint64_t end_tag,
                          wd_sync_hazard *hazard) {
    wd_sync_access own = *access;
    own.queue = context->queue;
    detection job = {.context = context, .access = &own, .limit = end_tag, .hazard = hazard};
    return detect_in_ranges(&job, space, ranges, num_ranges);
}

bool wd_sync_context_detect(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                            size_t num_ranges, const wd_sync_access *access, wd_sync_hazard *hazard) {
    return wd_sync_detect_below(context, space, ranges, num_ranges, access, UINT64_MAX, hazard);
}

bool wd_sync_context_detect_at(wd_sync_context *context, wd_sync_space space, wd_range range,
                               wd_sync_range_hint *hint, const wd_sync_access *access,
                               wd_sync_hazard *hazard) {
    const wd_sync_pool *pool = context->pool;
    wd_range_map *map = &context->view.maps[space];
    if (range.begin >= range.end || wd_sync_shares(pool) || wd_sync_has_unknown_ranges(pool)) {
        return wd_sync_context_detect(context, space, &range, 1, access, hazard);
    }
    if (!wd_sync_is_hint_valid(hint, pool, map)) {
        uint32_t id, *slot = NULL;
        const wd_range_fit fit = wd_range_map_locate(map, range, &id, &slot);
        if (fit != WD_RANGE_GAP && !slot) {
            return wd_sync_context_detect(context, space, &range, 1, access, hazard);
        }
        wd_sync_set_hint(hint, pool, map, slot);
    }
    if (!hint->slot) {
        return false;
    }
    wd_sync_access own = *access;
    own.queue = context->queue;
    detection job = {
        .context = context, .access = &own, .limit = UINT64_MAX, .hazard = hazard, .space = space};
    return !detect_piece(&job, range, hint->slot);
}

bool wd_sync_context_detect_async(wd_sync_context *other, wd_sync_space space, const wd_range *ranges,
                                  size_t num_ranges, const wd_sync_access *access, uint64_t begin_tag,
                                  wd_sync_hazard *hazard) {
    detection job = {.context = other, .access = access, .limit = begin_tag, .hazard = hazard, .async = true};
    return detect_in_ranges(&job, space, ranges, num_ranges);
}

// --- Update

// is_in_subpass returns whether the context is a subpass of a render pass, or has an open segment of one.
static bool is_in_subpass(const wd_sync_context *context) {
    return context->number || (context->view.log && context->view.log->open_segment != UINT32_MAX);
}

// distinguishes returns whether dependencies or the implicit order may treat `access` differently from the
// earlier access `old`. A resumed instance is implicitly ordered after its suspended part, depending on the
// ordering of each access. Accesses of different instances differ if a subpass dependency can cover only one
// of them.
static bool distinguishes(const wd_sync_recording *recording, const wd_sync_access *old,
                          const wd_sync_access *access) {
    const bool is_resumed = old->instance && old->instance == recording->resumed_instance;
    return old->instance == access->instance ? is_resumed && old->ordering != access->ordering
                                             : is_resumed || recording->has_subpasses;
}

// hides_first returns whether an earlier access hides `access` from accesses before both. A plain access
// conflicts with every access with which an atomic one conflicts.
static bool hides_first(const wd_sync_context *context, const wd_sync_access *old,
                        const wd_sync_access *access) {
    return old->usage == access->usage && (!old->atomicity || old->atomicity == access->atomicity) &&
           !distinguishes(context->recording, old, access);
}

// hides_all returns whether the state has a write that hides all later accesses from accesses before the
// recording. A write of undefined values does not: it may follow another such write there, and then does not
// change the state.
static bool hides_all(const wd_sync_state *state) {
    const wd_sync_access *write = wd_sync_state_find_plain_write(state);
    return write && !wd_sync_discards(write->ordering);
}

bool wd_sync_is_first_access(const wd_sync_context *context, const wd_sync_state *state,
                             const wd_sync_access *access) {
    if (!state) {
        return true;
    }
    if (hides_all(state) ||
        (state->has_write && state->write.atomicity && hides_first(context, &state->write, access))) {
        return false;
    }
    const bool may_repeat = !wd_sync_usage_writes(access->usage) || access->atomicity;
    for (size_t i = 0; may_repeat && i < state->num_reads; i++) {
        if (hides_first(context, &state->reads[i].access, access)) {
            return false;
        }
    }
    return true;
}

// covers_write_again returns whether to record a read that is not a first access, because the implicit order
// puts later accesses of its subpass instance after this read, but not after the earlier read that hides it.
// In a replay the read then covers these later accesses.
static bool covers_write_again(const wd_sync_state *state, const wd_sync_access *access) {
    if (!access->instance || wd_sync_usage_writes(access->usage) || hides_all(state)) {
        return false;
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_access *old = &state->reads[i].access;
        if (old->usage == access->usage && wd_sync_replaces_read(access, old)) {
            return false;
        }
    }
    return true;
}

wd_status wd_sync_record_first(const wd_sync_context *context, wd_sync_space space, wd_range range,
                               const wd_sync_state *state, const wd_sync_access *access) {
    assert(context->recording && range.begin < range.end);
    context->recording->has_subpasses |= access->instance && is_in_subpass(context);
    if (wd_sync_is_first_access(context, state, access)) {
        return wd_sync_record_access(context, WD_SYNC_STEP_ACCESS, space, range, access);
    }
    return covers_write_again(state, access)
               ? wd_sync_record_access(context, WD_SYNC_STEP_COVERING_READ, space, range, access)
               : WD_OK;
}

static const wd_sync_context *context_of(const wd_sync_transform *transform) {
    return (const wd_sync_context *)((const char *)transform->view - offsetof(wd_sync_context, view));
}

static wd_status note_first(const wd_sync_transform *transform, wd_range range, const wd_sync_state *state,
                            wd_sync_space space) {
    return wd_sync_record_first(context_of(transform), space, range, state, transform->user);
}

static wd_status note_first_linear(const wd_sync_transform *transform, wd_range range,
                                   const wd_sync_state *state) {
    return note_first(transform, range, state, WD_SYNC_LINEAR);
}

static wd_status note_first_idealized(const wd_sync_transform *transform, wd_range range,
                                      const wd_sync_state *state) {
    return note_first(transform, range, state, WD_SYNC_IDEALIZED);
}

static void change_by_read(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    wd_sync_state_read(buffer, transform->user, context_of(transform)->first_instance);
}

static void change_by_write(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    wd_sync_state_write(&buffer->state, transform->user);
}

static bool is_complete(const wd_sync_context *context, const wd_sync_access *access) {
    return context->complete && access->tag < context->complete[access->queue];
}

// With shared memory, the state does not include the accesses through other ranges.
static void change_by_discard(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    const wd_sync_state *state = &buffer->state;
    if (wd_sync_shares(transform->pool) || is_complete(context_of(transform), &state->write) ||
        !wd_sync_is_unobserved(state, transform->user)) {
        wd_sync_state_write(&buffer->state, transform->user);
    }
}

static void change_by_atomic_write(const wd_sync_transform *transform, wd_sync_state_buffer *buffer) {
    wd_sync_state_write_atomically(buffer, transform->user, context_of(transform)->first_instance);
}

// A plain write replaces any state, so one state is created and stored for all ranges.
static wd_status store_write(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                             size_t num_ranges, const wd_sync_access *access) {
    wd_sync_state_buffer *buffer = context->pool->transformed;
    buffer->state = (wd_sync_state){.position = (uint32_t)context->view.position};
    wd_sync_state_write(&buffer->state, access);
    const uint32_t id = wd_sync_pool_intern(context->pool, &buffer->state);
    wd_status status = id ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; status == WD_OK && i < num_ranges; i++) {
        status = wd_range_map_store(&context->view.maps[space], ranges[i], id);
    }
    return status;
}

wd_status wd_sync_update_in_ranges(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                   size_t num_ranges, const wd_sync_access *access) {
    wd_sync_access own = *access;
    own.queue = context->queue;
    const bool writes = wd_sync_usage_writes(own.usage), overwrites = writes && !own.atomicity;
    wd_status status = WD_OK;
    if (overwrites && wd_sync_has_unknown_ranges(context->pool)) {
        status = wd_sync_forget_covered(context, space, ranges, num_ranges);
    }
    const bool discards = overwrites && wd_sync_discards(own.ordering);
    if (overwrites && !discards && !context->recording && status == WD_OK) {
        return store_write(context, space, ranges, num_ranges, &own);
    }
    wd_sync_transform transform = {
        .pool = context->pool,
        .view = &context->view,
        .change = discards     ? change_by_discard
                  : overwrites ? change_by_write
                  : writes     ? change_by_atomic_write
                               : change_by_read,
        .user = &own,
        .with_gaps = true,
    };
    if (context->recording && space != WD_SYNC_UNKNOWN_RANGE) {
        transform.inspect = space == WD_SYNC_LINEAR ? note_first_linear : note_first_idealized;
    }
    for (size_t i = 0; status == WD_OK && i < num_ranges; i++) {
        status = wd_sync_transform_range(&transform, space, ranges[i]);
    }
    return status;
}

wd_status wd_sync_context_update(wd_sync_context *context, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges, const wd_sync_access *access) {
    wd_sync_pool_collect(context->pool);
    return wd_sync_update_in_ranges(context, space, ranges, num_ranges, access);
}
