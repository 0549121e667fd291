#include <stdlib.h>

#include "vk/syncval/sync_context.h"

// --- Segments

typedef struct item {
    wd_range range;
    const wd_sync_range_barrier *ranged;
    const wd_range
        *elsewhere; // The range of `ranged` that shares memory with this one. NULL: it is this one.
} item;

// Where memory is shared with the range of a transition, that is a barrier; the layout there is another one's.
static bool is_transition(const item *of) {
    return of->ranged->transition && !of->elsewhere;
}

static int compare_items(const void *left, const void *right) {
    const uint64_t a = ((const item *)left)->range.begin, b = ((const item *)right)->range.begin;
    return (a > b) - (a < b);
}

static size_t count_items(const wd_sync_barrier_command *command, wd_sync_space space) {
    size_t count = 0;
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        count += command->ranged[i].space == space ? command->ranged[i].num_ranges : 0;
    }
    return count;
}

static size_t fill_items(const wd_sync_barrier_command *command, wd_sync_space space, item *items) {
    size_t count = 0;
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        const wd_sync_range_barrier *ranged = &command->ranged[i];
        for (uint32_t k = 0; ranged->space == space && k < ranged->num_ranges; k++) {
            if (ranged->ranges[k].begin < ranged->ranges[k].end) {
                items[count++] = (item){ranged->ranges[k], ranged, NULL};
            }
        }
    }
    return count;
}

// A sweep over items sorted by their begin.
typedef struct sweep {
    const item *items;
    size_t num_items;
    size_t next; // The first item that has not begun.
    const item **active;
    size_t num_active;
    const wd_sync_barrier **barriers;
    uint64_t position;
} sweep;

static void drop_ended(sweep *s) {
    size_t kept = 0;
    for (size_t i = 0; i < s->num_active; i++) {
        if (s->active[i]->range.end > s->position) {
            s->active[kept++] = s->active[i];
        }
    }
    s->num_active = kept;
}

static void add_begun(sweep *s) {
    while (s->next < s->num_items && s->items[s->next].range.begin <= s->position) {
        s->active[s->num_active++] = &s->items[s->next++];
    }
}

static uint64_t next_border(const sweep *s) {
    uint64_t border = s->next < s->num_items ? s->items[s->next].range.begin : UINT64_MAX;
    for (size_t i = 0; i < s->num_active; i++) {
        border = s->active[i]->range.end < border ? s->active[i]->range.end : border;
    }
    return border;
}

// next_segment makes the segment at the sweep's position. False: there is none any more.
static bool next_segment(sweep *s, wd_sync_segment *segment) {
    drop_ended(s);
    if (!s->num_active) {
        if (s->next == s->num_items) {
            return false;
        }
        s->position = s->items[s->next].range.begin;
    }
    add_begun(s);
    *segment = (wd_sync_segment){.range = {s->position, next_border(s)}, .barriers = s->barriers};
    for (size_t i = 0; i < s->num_active; i++) {
        segment->transition |= is_transition(s->active[i]);
        if (s->active[i]->elsewhere && s->active[i]->ranged->transition) {
            segment->is_elsewhere = true;
            segment->elsewhere = (wd_sync_place){*s->active[i]->elsewhere, s->active[i]->ranged->space};
        }
    }
    for (size_t i = 0; i < s->num_active; i++) {
        if (is_transition(s->active[i]) == segment->transition) {
            s->barriers[segment->num_barriers++] = &s->active[i]->ranged->barrier;
        }
    }
    s->position = segment->range.end;
    return true;
}

// Commands have a barrier or two: they are sorted by insertion.
enum { FEW_ITEMS = 8 };

static void sort_items(item *items, size_t count) {
    if (count > FEW_ITEMS) {
        qsort(items, count, sizeof(*items), compare_items);
        return;
    }
    for (size_t i = 1; i < count; i++) {
        const item inserted = items[i];
        size_t at = i;
        for (; at > 0 && items[at - 1].range.begin > inserted.range.begin; at--) {
            items[at] = items[at - 1];
        }
        items[at] = inserted;
    }
}

static wd_status visit_sorted(sweep *s, const wd_sync_barrier_command *command,
                              wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    wd_status status = WD_OK;
    wd_sync_segment segment;
    while (status == WD_OK && next_segment(s, &segment)) {
        for (uint32_t i = 0; !segment.transition && i < command->num_globals; i++) {
            s->barriers[segment.num_barriers++] = &command->globals[i];
        }
        status = visit(user, &segment);
    }
    return status;
}

// visit_apart is for a few ranges, sorted, of which no two meet: each is a segment.
static wd_status visit_apart(const item *items, size_t num_items, const wd_sync_barrier_command *command,
                             wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    const wd_sync_barrier *barriers[1 + FEW_ITEMS];
    for (uint32_t i = 0; i < command->num_globals; i++) {
        barriers[1 + i] = &command->globals[i];
    }
    wd_status status = WD_OK;
    for (size_t i = 0; i < num_items && status == WD_OK; i++) {
        const bool transition = items[i].ranged->transition;
        const wd_sync_segment segment = {
            .range = items[i].range,
            .barriers = barriers,
            .num_barriers = 1 + (transition ? 0 : command->num_globals),
            .transition = transition,
        };
        barriers[0] = &items[i].ranged->barrier;
        status = visit(user, &segment);
    }
    return status;
}

// are_apart: the items are sorted.
static bool are_apart(const item *items, size_t num_items) {
    for (size_t i = 1; i < num_items; i++) {
        if (items[i].range.begin < items[i - 1].range.end) {
            return false;
        }
    }
    return true;
}

// visit_few is for few ranges: their memory is the stack's.
static wd_status visit_few(wd_sync_space space, const wd_sync_barrier_command *command,
                           wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    item items[FEW_ITEMS];
    const size_t num_items = fill_items(command, space, items);
    sort_items(items, num_items);
    if (are_apart(items, num_items)) {
        return visit_apart(items, num_items, command, visit, user);
    }
    const item *active[FEW_ITEMS];
    const wd_sync_barrier *barriers[2 * FEW_ITEMS]; // Globals may be added behind those of the segment.
    sweep s = {.items = items, .num_items = num_items, .active = active, .barriers = barriers};
    return visit_sorted(&s, command, visit, user);
}

// visit_many is for any number of them.
static wd_status visit_many(wd_sync_pool *pool, wd_sync_space space, const wd_sync_barrier_command *command,
                            size_t count, wd_status (*visit)(void *user, const wd_sync_segment *segment),
                            void *user) {
    item *items = wd_arena_alloc_zero(&pool->scratch, count, sizeof(*items));
    sweep s = {
        .items = items,
        .active = wd_arena_alloc_zero(&pool->scratch, count, sizeof(*s.active)),
        .barriers = wd_arena_alloc_zero(&pool->scratch, count + command->num_globals, sizeof(*s.barriers)),
    };
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    if (items && s.active && s.barriers) {
        s.num_items = fill_items(command, space, items);
        sort_items(items, s.num_items);
        status = visit_sorted(&s, command, visit, user);
    }
    wd_arena_reset(&pool->scratch);
    return status;
}

// --- Segments where memory is shared

typedef struct item_list {
    item *items;
    size_t count, capacity;
    bool failed;
} item_list;

static void add_item(item_list *list, const wd_allocator *allocator, item added) {
    void *items = list->items;
    if (list->failed ||
        !wd_array_reserve(allocator, &items, &list->capacity, list->count + 1, sizeof(*list->items))) {
        list->failed = true;
        return;
    }
    list->items = items;
    list->items[list->count++] = added;
}

// met_items gathers the ranges that are read somewhere and that a barrier meets.
typedef struct met_items {
    item_list *list;
    const wd_allocator *allocator;
    item from;
} met_items;

static bool add_met(void *user, const wd_sync_somewhere *at) {
    met_items *job = user;
    job->from.range = wd_sync_somewhere_place(at);
    add_item(job->list, job->allocator, job->from);
    return true;
}

static void gather_somewhere(item_list *list, wd_sync_pool *pool, const wd_sync_range_barrier *ranged) {
    for (uint32_t i = 0; i < ranged->num_ranges; i++) {
        const wd_range *range = &ranged->ranges[i];
        met_items job = {list, &pool->allocator, {.ranged = ranged, .elsewhere = range}};
        if (ranged->space == WD_SYNC_LINEAR) {
            wd_sync_visit_met(pool, *range, add_met, &job);
        }
        const wd_sync_places *places =
            wd_sync_shares(pool) ? wd_sync_find_shared(pool, ranged->space, *range) : NULL;
        list->failed |= places && places->is_incomplete;
        for (size_t k = 0; places && k < places->count; k++) {
            if (places->items[k].space == WD_SYNC_LINEAR) {
                wd_sync_visit_met(pool, places->items[k].range, add_met, &job);
            }
        }
    }
}

static void gather_items(item_list *list, wd_sync_pool *pool, wd_sync_space space,
                         const wd_sync_range_barrier *ranged) {
    for (uint32_t i = 0; i < ranged->num_ranges; i++) {
        const wd_range *range = &ranged->ranges[i];
        if (range->begin >= range->end) {
            continue;
        }
        if (ranged->space == space) {
            add_item(list, &pool->allocator, (item){*range, ranged, NULL});
        }
        const wd_sync_places *places = wd_sync_find_shared(pool, ranged->space, *range);
        list->failed |= places->is_incomplete;
        for (size_t k = 0; k < places->count; k++) {
            if (places->items[k].space == space) {
                add_item(list, &pool->allocator, (item){places->items[k].range, ranged, range});
            }
        }
    }
}

static wd_status visit_shared(wd_sync_pool *pool, wd_sync_space space, const wd_sync_barrier_command *command,
                              wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    item_list list = {0};
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        if (space == WD_SYNC_SOMEWHERE) {
            gather_somewhere(&list, pool, &command->ranged[i]);
        } else {
            gather_items(&list, pool, space, &command->ranged[i]);
        }
    }
    sweep s = {.items = list.items, .num_items = list.count};
    wd_status status = list.failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    if (list.count && status == WD_OK) {
        s.active = wd_arena_alloc_zero(&pool->scratch, list.count, sizeof(*s.active));
        s.barriers =
            wd_arena_alloc_zero(&pool->scratch, list.count + command->num_globals, sizeof(*s.barriers));
        sort_items(list.items, list.count);
        status = s.active && s.barriers ? visit_sorted(&s, command, visit, user) : WD_ERROR_OUT_OF_MEMORY;
        wd_arena_reset(&pool->scratch);
    }
    wd_free(&pool->allocator, list.items);
    return status;
}

wd_status wd_sync_visit_segments(wd_sync_pool *pool, wd_sync_space space,
                                 const wd_sync_barrier_command *command,
                                 wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    if (space == WD_SYNC_SOMEWHERE && !wd_sync_reads_somewhere(pool)) {
        return WD_OK;
    }
    if (command->num_ranged && (space == WD_SYNC_SOMEWHERE || wd_sync_shares(pool))) {
        return visit_shared(pool, space, command, visit, user);
    }
    const size_t count = count_items(command, space);
    if (!count) {
        return WD_OK;
    }
    return count <= FEW_ITEMS && command->num_globals <= FEW_ITEMS
               ? visit_few(space, command, visit, user)
               : visit_many(pool, space, command, count, visit, user);
}

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
} transition_check;

static bool detect_in_state(const transition_check *check, const wd_sync_state *state,
                            const wd_sync_state *then) {
    wd_sync_event_scope scope = {.then = then};
    if (check->event) {
        scope.tag = check->event->tag;
        scope.stages = check->event->stages;
    }
    return wd_sync_state_detect_transition(state, &check->access, check->segment->barriers,
                                           check->segment->num_barriers, check->waits ? &scope : NULL,
                                           check->end_tag, check->hazard);
}

// detect_most_recent looks again, without what later accesses of the same memory hide.
static bool detect_most_recent(const transition_check *check, wd_range range, uint32_t id,
                               const wd_sync_state *then) {
    wd_sync_state_buffer rest;
    wd_sync_state_copy(&rest, wd_sync_pending_state(check->context, id));
    wd_sync_drop_superseded(check->context, &(wd_sync_place){range, check->space}, &check->access,
                            &rest.state);
    return detect_in_state(check, &rest.state, then);
}

static bool check_state(transition_check *check, wd_range range, uint32_t id, const wd_sync_state *then) {
    check->found = detect_in_state(check, wd_sync_pending_state(check->context, id), then) &&
                   (!wd_sync_shares(check->context->pool) || detect_most_recent(check, range, id, then));
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

static bool check_pair(void *user, wd_range range, const uint32_t *then, const uint32_t *now) {
    transition_check *check = user;
    if (!now) {
        return true;
    }
    // The state at the set is copied: looking at the current one may reuse the place where it is computed.
    wd_sync_state_buffer *buffer = check->context->pool->transformed;
    if (then) {
        wd_sync_state_copy(buffer, wd_sync_current_state(check->context->pool, &check->event->view, *then));
    }
    return check_state(check, range, *now, then ? &buffer->state : NULL);
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
    return WD_OK;
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
    for (size_t space = 0; space < WD_SYNC_SOMEWHERE && !check.found; space++) {
        check.space = (wd_sync_space)space;
        // Without memory for the sweep nothing is found: several barriers of one transition are not known to be one then.
        (void)wd_sync_visit_segments(context->pool, check.space, command, check_segment, &check);
    }
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
    size_t position;         // Behind the command.
    transition_check *check; // Of its transitions; NULL: not wanted.
} application;

// make_transitioned makes the state that the transition of a segment leaves. It is the pool's, until the next one.
static const wd_sync_state *make_transitioned(wd_sync_context *context, const wd_sync_segment *segment,
                                              uint64_t tag, size_t position) {
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

// transition_slot is wd_sync_apply_transition for a segment that is one range of the map, with the state `id` in `slot`.
// `own` is that state where no other range has it, else NULL.
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

// check_and_apply checks the segment's transition, if that is wanted, and applies it, with one look at the map where the
// segment is what an earlier command stored.
static wd_status check_and_apply(application *job, const wd_sync_segment *segment) {
    wd_sync_context *context = job->context;
    uint32_t id, *slot = NULL;
    const wd_range_fit fit = wd_range_map_locate(&context->view.maps[job->space], segment->range, &id, &slot);
    const wd_sync_state *own = slot ? wd_sync_own_state(context->pool, &context->view, job->space, id) : NULL;
    if (job->check && !job->check->found && fit != WD_RANGE_GAP) {
        job->check->space = job->space;
        job->check->segment = segment;
        if (fit == WD_RANGE_EXACT) {
            check_state(job->check, segment->range, id, NULL);
        } else {
            check_segment(job->check, segment);
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
    if (job->check && segment->is_elsewhere) {
        job->check->space = job->space;
        check_segment(job->check, segment);
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

// The global barriers go to the log first, for only that can be undone; the ranges of the ranged ones get both together.
static wd_status apply_command(wd_sync_context *context, const wd_sync_barrier_command *command,
                               transition_check *check) {
    wd_sync_view *view = &context->view;
    wd_status status = WD_OK;
    if (command->num_globals) {
        status = wd_sync_view_own_log(context->pool, view);
        status =
            status == WD_OK ? wd_sync_log_append(view->log, command->globals, command->num_globals) : status;
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
        job.check = space == WD_SYNC_SOMEWHERE ? NULL : check; // A transition writes no part of a buffer.
        status = wd_sync_visit_segments(context->pool, job.space, command, apply_segment, &job);
    }
    view->position = job.position;
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

wd_status wd_sync_context_checked_barrier(wd_sync_context *context, const wd_sync_barrier_command *command,
                                          wd_sync_hazard *hazard, bool *found) {
    transition_check check = {
        .context = context,
        .access = {.tag = command->tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION, .queue = context->queue},
        .end_tag = UINT64_MAX,
        .hazard = hazard,
    };
    wd_status status = barrier(context, command, &check);
    *found = check.found;
    return status;
}
