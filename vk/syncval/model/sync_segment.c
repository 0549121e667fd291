// The segments of a barrier command: ranges in which the same ranged barriers apply, including ranges that
// share memory.
#include <assert.h>
#include <stdlib.h>

#include "vk/syncval/model/sync_context.h"

typedef struct item {
    wd_range range;
    const wd_sync_range_barrier *ranged;
    // The range of `ranged` that shares memory with this one. NULL: `range` is a range of `ranged` itself.
    const wd_range *elsewhere;
} item;

// is_transition returns whether the barrier is a transition of this range. For ranges that share the memory
// it is a barrier only, because they have layouts of their own.
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

// A sweep over items that are sorted by their first address.
typedef struct sweep {
    const item *items;
    size_t num_items;
    size_t next; // The first item that begins after the position.
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

// next_segment returns the segment at the position of the sweep. It returns false at the end.
static bool next_segment(sweep *s, wd_sync_segment *segment) {
    drop_ended(s);
    if (!s->num_active) {
        if (s->next == s->num_items) {
            return false;
        }
        s->position = s->items[s->next].range.begin;
    }
    add_begun(s);
    assert(s->num_active && s->num_active <= s->num_items && s->next <= s->num_items);
    *segment = (wd_sync_segment){.range = {s->position, next_border(s)}, .barriers = s->barriers};
    assert(segment->range.begin < segment->range.end);
    for (size_t i = 0; i < s->num_active; i++) {
        segment->transition |= is_transition(s->active[i]);
        if (s->active[i]->elsewhere && s->active[i]->ranged->transition) {
            segment->is_elsewhere = true;
            segment->elsewhere = (wd_sync_location){*s->active[i]->elsewhere, s->active[i]->ranged->space};
        }
    }
    for (int rest = 0; rest < 2; rest++) {
        for (size_t i = 0; i < s->num_active; i++) {
            const bool is_first = s->active[i]->elsewhere && s->active[i]->ranged->transition;
            if (is_transition(s->active[i]) == segment->transition && is_first != rest) {
                s->barriers[segment->num_barriers++] = &s->active[i]->ranged->barrier;
            }
        }
        segment->num_elsewhere = rest ? segment->num_elsewhere : segment->num_barriers;
    }
    s->position = segment->range.end;
    return true;
}

// Most commands have one or two barriers, which are sorted by insertion.
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

// visit_disjoint is for a few sorted ranges that do not overlap: each is a segment.
static inline wd_status visit_disjoint(const item *items, size_t num_items,
                                       const wd_sync_barrier_command *command,
                                       wd_status (*visit)(void *user, const wd_sync_segment *segment),
                                       void *user) {
    assert(command->num_globals <= FEW_ITEMS);
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

// are_disjoint returns whether sorted items do not overlap.
static bool are_disjoint(const item *items, size_t num_items) {
    for (size_t i = 1; i < num_items; i++) {
        if (items[i].range.begin < items[i - 1].range.end) {
            return false;
        }
    }
    return true;
}

// visit_few is for few ranges: it uses stack memory.
static wd_status visit_few(wd_sync_space space, const wd_sync_barrier_command *command,
                           wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    item items[FEW_ITEMS];
    const size_t num_items = fill_items(command, space, items);
    assert(num_items <= FEW_ITEMS);
    sort_items(items, num_items);
    if (are_disjoint(items, num_items)) {
        return visit_disjoint(items, num_items, command, visit, user);
    }
    const item *active[FEW_ITEMS];
    const wd_sync_barrier *barriers[2 * FEW_ITEMS]; // Global barriers are appended to those of the segment.
    sweep s = {.items = items, .num_items = num_items, .active = active, .barriers = barriers};
    return visit_sorted(&s, command, visit, user);
}

static wd_status visit_one(wd_sync_space space, const wd_sync_barrier_command *command,
                           wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    assert(command->num_ranged == 1 && command->ranged->num_ranges == 1);
    const item only = {*command->ranged->ranges, command->ranged, NULL};
    const bool has_item = command->ranged->space == space && only.range.begin < only.range.end;
    return has_item ? visit_disjoint(&only, 1, command, visit, user) : WD_OK;
}

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
        assert(s.num_items <= count);
        sort_items(items, s.num_items);
        status = visit_sorted(&s, command, visit, user);
    }
    wd_arena_reset(&pool->scratch);
    return status;
}

// --- Shared memory

typedef struct item_list {
    item *items;
    size_t count, capacity;
    bool failed;
} item_list;

static void add_item(item_list *list, const wd_allocator *allocator, item added) {
    item *at = list->failed ? NULL : WD_VECTOR_PUSH(allocator, list);
    if (!at) {
        list->failed = true;
        return;
    }
    *at = added;
}

// found_items collects the unknown ranges that overlap a barrier.
typedef struct found_items {
    item_list *list;
    const wd_allocator *allocator;
    item from;
} found_items;

static bool add_found(void *user, const wd_sync_unknown_range *at) {
    found_items *job = user;
    job->from.range = wd_sync_unknown_range_location(at);
    add_item(job->list, job->allocator, job->from);
    return true;
}

static void gather_unknown_range(item_list *list, wd_sync_pool *pool, const wd_sync_range_barrier *ranged) {
    for (uint32_t i = 0; i < ranged->num_ranges; i++) {
        const wd_range *range = &ranged->ranges[i];
        found_items job = {list, &pool->allocator, {.ranged = ranged, .elsewhere = range}};
        if (ranged->space == WD_SYNC_LINEAR) {
            wd_sync_visit_met(pool, *range, add_found, &job);
        }
        const wd_sync_locations *locations =
            wd_sync_shares(pool) ? wd_sync_find_shared(pool, ranged->space, *range) : NULL;
        list->failed |= locations && locations->is_incomplete;
        for (size_t k = 0; locations && k < locations->count; k++) {
            if (locations->items[k].space == WD_SYNC_LINEAR) {
                wd_sync_visit_met(pool, locations->items[k].range, add_found, &job);
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
        const wd_sync_locations *locations = wd_sync_find_shared(pool, ranged->space, *range);
        list->failed |= locations->is_incomplete;
        for (size_t k = 0; k < locations->count; k++) {
            if (locations->items[k].space == space) {
                add_item(list, &pool->allocator, (item){locations->items[k].range, ranged, range});
            }
        }
    }
}

static wd_status visit_shared(wd_sync_pool *pool, wd_sync_space space, const wd_sync_barrier_command *command,
                              wd_status (*visit)(void *user, const wd_sync_segment *segment), void *user) {
    item_list list = {0};
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        if (space == WD_SYNC_UNKNOWN_RANGE) {
            gather_unknown_range(&list, pool, &command->ranged[i]);
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
    if (space == WD_SYNC_UNKNOWN_RANGE && !wd_sync_has_unknown_ranges(pool)) {
        return WD_OK;
    }
    if (command->num_ranged && (space == WD_SYNC_UNKNOWN_RANGE || wd_sync_shares(pool))) {
        return visit_shared(pool, space, command, visit, user);
    }
    if (command->num_ranged == 1 && command->ranged->num_ranges == 1 && command->num_globals <= FEW_ITEMS) {
        return visit_one(space, command, visit, user);
    }
    const size_t count = count_items(command, space);
    if (!count) {
        return WD_OK;
    }
    return count <= FEW_ITEMS && command->num_globals <= FEW_ITEMS
               ? visit_few(space, command, visit, user)
               : visit_many(pool, space, command, count, visit, user);
}
