// Walks over range maps: visits, cursors, pairs, counts. Nothing here changes structure.
#include "vk/rangemap/rangemap_internal.h"

static uint64_t max_u64(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

static uint64_t min_u64(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static size_t count_below(wd_range_node *node) {
    if (node->level == 0) {
        return node->count;
    }
    size_t count = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        count += count_below(wd_inner_children(node)[i]);
    }
    return count;
}

size_t wd_range_map_count(const wd_range_map *map) {
    return map->root ? count_below(map->root) : 0;
}

static size_t memory_below(wd_range_node *node) {
    if (node->level == 0) {
        return wd_leaf_size(node->capacity);
    }
    size_t size = wd_inner_size(node->capacity);
    for (uint32_t i = 0; i < node->count; i++) {
        size += memory_below(wd_inner_children(node)[i]);
    }
    return size;
}

size_t wd_range_map_memory(const wd_range_map *map) {
    return map->root ? memory_below(map->root) : 0;
}

// ends_before returns whether all ranges below an inner node end at `position` or before.
static bool ends_before(wd_range_node *node, uint64_t position) {
    if (position < wd_inner_keys(node)[node->count - 1u]) {
        return false;
    }
    while (node->level) {
        node = wd_inner_children(node)[node->count - 1u];
    }
    return wd_leaf_end(node, node->count - 1u) <= position;
}

// can_fill returns whether a range has room in a leaf, whose first range begins before it.
static bool can_fill(const wd_range_node *leaf, wd_range range) {
    return !leaf->wide && leaf->count < leaf->capacity && range.end - leaf->base <= OFFSET_MAX;
}

__attribute__((always_inline)) static inline wd_range_fit
locate(wd_range_map *map, wd_range range, uint32_t *value, uint32_t **slot, wd_range_gap *gap) {
    wd_range_node *node = map->root;
    if (!node || (node->level && ends_before(node, range.begin))) {
        return WD_RANGE_GAP;
    }
    uint64_t bound = UINT64_MAX; // Of the next leaf.
    bool is_shared = wd_node_is_shared(node);
    while (node->level) {
        const uint32_t child = wd_inner_rank(node, range.begin);
        bound = child + 1u < node->count ? wd_inner_keys(node)[child + 1] : bound;
        node = wd_inner_children(node)[child];
        is_shared |= wd_node_is_shared(node);
    }
    const uint32_t rank = wd_leaf_rank(node, range.begin);
    if (rank && wd_leaf_end(node, rank - 1) > range.begin) {
        if (wd_leaf_begin(node, rank - 1) != range.begin || wd_leaf_end(node, rank - 1) != range.end) {
            return WD_RANGE_OTHER;
        }
        uint32_t *found = &wd_leaf_tails(node)[rank - 1].value;
        *value = *found;
        *slot = is_shared ? NULL : found;
        return WD_RANGE_EXACT;
    }
    const uint64_t next = rank < node->count ? wd_leaf_begin(node, rank) : bound;
    if (next < range.end) {
        return WD_RANGE_OTHER;
    }
    if (gap && rank && !is_shared && can_fill(node, range)) {
        *gap = (wd_range_gap){node, rank, map->version};
    }
    return WD_RANGE_GAP;
}

wd_range_fit wd_range_map_locate(wd_range_map *map, wd_range range, uint32_t *value, uint32_t **slot) {
    return locate(map, range, value, slot, NULL);
}

wd_range_fit wd_range_map_locate_gap(wd_range_map *map, wd_range range, uint32_t *value, uint32_t **slot,
                                     wd_range_gap *gap) {
    gap->leaf = NULL;
    return locate(map, range, value, slot, gap);
}

bool wd_range_map_visit(const wd_range_map *map, wd_range range, bool with_gaps, wd_range_visitor visit,
                        void *user) {
    wd_range_path path;
    uint64_t reached = range.begin;
    bool more = !wd_range_is_empty(range) && wd_path_seek(map, range.begin, &path);
    while (more) {
        wd_range_node *leaf = wd_path_leaf(&path);
        for (uint32_t slot = wd_path_slot(&path); slot < leaf->count; slot++) {
            wd_range_entry entry = wd_leaf_entry(leaf, slot);
            if (entry.range.begin >= range.end) {
                goto after_last;
            }
            wd_range piece = {max_u64(entry.range.begin, range.begin), min_u64(entry.range.end, range.end)};
            if (with_gaps && piece.begin > reached && !visit(user, (wd_range){reached, piece.begin}, NULL)) {
                return false;
            }
            if (!visit(user, piece, &entry.value)) {
                return false;
            }
            reached = piece.end;
        }
        path.slots[path.height - 1] = leaf->count - 1u;
        more = wd_path_next(&path);
    }
after_last:
    return !with_gaps || reached >= range.end || visit(user, (wd_range){reached, range.end}, NULL);
}

// read_leaf copies the ranges of a leaf from `slot` on that begin before `end`.
static uint32_t read_leaf(wd_range_node *leaf, uint32_t slot, uint64_t end, wd_range_entry *entries,
                          size_t capacity) {
    if (leaf->wide) {
        entries[0] = wd_leaf_entry(leaf, 0);
        return entries[0].range.begin < end;
    }
    const uint32_t *begins = wd_leaf_begins(leaf) + slot;
    const wd_range_tail *tails = wd_leaf_tails(leaf) + slot;
    uint32_t count = leaf->count - slot;
    count = count < capacity ? count : (uint32_t)capacity;
    while (count && leaf->base + begins[count - 1] >= end) {
        count--;
    }
    for (uint32_t i = 0; i < count; i++) {
        entries[i] = (wd_range_entry){{leaf->base + begins[i], leaf->base + tails[i].end}, tails[i].value};
    }
    return count;
}

size_t wd_range_map_read(const wd_range_map *map, wd_range *range, wd_range_entry *entries, size_t capacity) {
    wd_range_path path;
    size_t total = 0;
    bool more = capacity && !wd_range_is_empty(*range) && wd_path_seek(map, range->begin, &path);
    while (more && total < capacity) {
        wd_range_node *leaf = wd_path_leaf(&path);
        uint32_t slot = wd_path_slot(&path);
        uint32_t count = read_leaf(leaf, slot, range->end, entries + total, capacity - total);
        total += count;
        path.slots[path.height - 1] = leaf->count - 1u;
        more = slot + count == leaf->count && wd_path_next(&path);
    }
    if (total) {
        entries[0].range.begin = max_u64(entries[0].range.begin, range->begin);
        entries[total - 1].range.end = min_u64(entries[total - 1].range.end, range->end);
        range->begin = entries[total - 1].range.end;
    }
    return total;
}

// set_span sets `span` to the slots [first, first + count) of a leaf.
static inline void set_span(wd_range_node *leaf, uint32_t first, uint32_t count, wd_range_span *span) {
    const wd_range_tail *tails = wd_leaf_tails(leaf);
    span->base = leaf->base;
    span->wide_length = leaf->wide ? wd_leaf_end(leaf, 0) - wd_leaf_begin(leaf, 0) : 0;
    span->begins = wd_leaf_begins(leaf) + first;
    span->tails = tails + first;
    span->count = count;
}

// is_leaf_within returns whether all ranges of the leaf are still to come and begin before the end.
static inline bool is_leaf_within(wd_range_node *leaf, const wd_range *rest) {
    return rest->begin <= wd_leaf_begin(leaf, 0) && rest->end > wd_leaf_begin(leaf, leaf->count - 1u);
}

// next_span_within returns the rest of a leaf that extends beyond the walk, or that of the next one.
__attribute__((noinline)) static bool next_span_within(const wd_range_map *map, wd_range *rest,
                                                       wd_range_span *span) {
    wd_range_path path;
    if (!wd_path_seek(map, rest->begin, &path)) {
        return false;
    }
    wd_range_node *leaf = wd_path_leaf(&path);
    const uint32_t first = wd_path_slot(&path), end = wd_leaf_rank(leaf, rest->end - 1);
    if (end <= first) {
        return false;
    }
    set_span(leaf, first, end - first, span);
    const bool is_last = end < leaf->count || wd_path_bound(&path) == UINT64_MAX;
    rest->begin = is_last ? rest->end : wd_leaf_end(leaf, end - 1);
    return true;
}

// next_span_below is wd_range_map_seek_span for a map of several leaves.
__attribute__((noinline)) static bool next_span_below(const wd_range_map *map, wd_range *rest,
                                                      wd_range_span *span) {
    wd_range_node *leaf = map->root;
    bool is_last = true;
    while (leaf->level) {
        const uint32_t child = wd_inner_rank(leaf, rest->begin);
        is_last &= child + 1u == leaf->count;
        leaf = wd_inner_children(leaf)[child];
    }
    if (!is_leaf_within(leaf, rest)) {
        return next_span_within(map, rest, span);
    }
    set_span(leaf, 0, leaf->count, span);
    rest->begin = is_last ? rest->end : wd_leaf_end(leaf, leaf->count - 1u);
    return true;
}

bool wd_range_map_seek_span(const wd_range_map *map, wd_range *rest, wd_range_span *span) {
    wd_range_node *leaf = map->root;
    if (!leaf) {
        return false;
    }
    if (leaf->level) {
        return next_span_below(map, rest, span);
    }
    if (!is_leaf_within(leaf, rest)) {
        return next_span_within(map, rest, span);
    }
    set_span(leaf, 0, leaf->count, span);
    rest->begin = rest->end;
    return true;
}

// --- Cursors

static void cursor_settle(wd_range_cursor *cursor, bool found) {
    cursor->at_end = !found;
    cursor->version = cursor->map->version;
    if (found) {
        cursor->entry = wd_path_entry(&cursor->path);
    }
}

void wd_range_cursor_seek(wd_range_cursor *cursor, wd_range_map *map, uint64_t position) {
    cursor->map = map;
    cursor_settle(cursor, wd_path_seek(map, position, &cursor->path));
}

void wd_range_cursor_next(wd_range_cursor *cursor) {
    if (cursor->at_end) {
        return;
    }
    if (cursor->version == cursor->map->version) {
        cursor_settle(cursor, wd_path_next(&cursor->path));
    } else {
        cursor_settle(cursor, wd_path_seek(cursor->map, cursor->entry.range.end, &cursor->path));
    }
}

wd_status wd_range_cursor_set(wd_range_cursor *cursor, uint32_t value) {
    if (cursor->at_end) {
        return WD_ERROR_NOT_FOUND;
    }
    if (cursor->version != cursor->map->version) {
        if (!wd_path_seek(cursor->map, cursor->entry.range.begin, &cursor->path) ||
            wd_path_entry(&cursor->path).range.begin != cursor->entry.range.begin) {
            return WD_ERROR_NOT_FOUND;
        }
    }
    wd_status status = wd_path_own(cursor->map, &cursor->path);
    if (!status) {
        wd_leaf_tails(wd_path_leaf(&cursor->path))[wd_path_slot(&cursor->path)].value = value;
        cursor_settle(cursor, true);
    }
    return status;
}

// --- Pairs

// A side of a parallel walk: its current range, or none.
typedef struct side {
    wd_range_path path;
    wd_range_entry entry;
    bool has_entry;
} side;

static void side_start(side *side, const wd_range_map *map, uint64_t position) {
    side->has_entry = wd_path_seek(map, position, &side->path);
    if (side->has_entry) {
        side->entry = wd_path_entry(&side->path);
    }
}

// side_cover returns the value at `position` or NULL, and lowers `*end` to where that answer changes.
static const uint32_t *side_cover(side *side, uint64_t position, uint64_t *end) {
    while (side->has_entry && side->entry.range.end <= position) {
        side->has_entry = wd_path_next(&side->path);
        if (side->has_entry) {
            side->entry = wd_path_entry(&side->path);
        }
    }
    if (!side->has_entry) {
        return NULL;
    }
    bool inside = side->entry.range.begin <= position;
    *end = min_u64(*end, inside ? side->entry.range.end : side->entry.range.begin);
    return inside ? &side->entry.value : NULL;
}

bool wd_range_map_visit_pair(const wd_range_map *left, const wd_range_map *right, wd_range range,
                             wd_range_pair_visitor visit, void *user) {
    side sides[2];
    side_start(&sides[0], left, range.begin);
    side_start(&sides[1], right, range.begin);
    while (range.begin < range.end) {
        uint64_t end = range.end;
        const uint32_t *left_value = side_cover(&sides[0], range.begin, &end);
        const uint32_t *right_value = side_cover(&sides[1], range.begin, &end);
        if ((left_value || right_value) &&
            !visit(user, (wd_range){range.begin, end}, left_value, right_value)) {
            return false;
        }
        range.begin = end;
    }
    return true;
}
