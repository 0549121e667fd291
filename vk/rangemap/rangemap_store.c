// The store. Five ways lead to its end, each for what the one before it leaves:
//   - store_behind: behind all ranges, in the room that the last leaf has.
//   - store_in_place: within one leaf that is owned and has room, on the way down and nothing else. Nearly all others
//     are so; store_exact is what it does with a range that the map has already.
//   - store_over_border: over the border of two such leaves.
//   - store_in_leaf and store_across: with splices, which copy, grow, split and join leaves.
#include "vk/rangemap/rangemap_internal.h"

// --- Within a leaf

// landing is a leaf and what the way to it has shown.
typedef struct landing {
    wd_range_node *leaf;
    uint64_t low, bound; // Keys of this leaf and of the next: no other leaf has anything in between.
    bool is_first;       // There is no leaf before, and `low` means nothing.
    bool is_root;
    bool is_shared; // By another map, here or on the way.
} landing;

// prefetch_leaf asks for all lines of a leaf at once: in a large map each would be a miss of its own, when its turn comes.
static inline void prefetch_leaf(const wd_range_node *leaf) {
#pragma GCC unroll 16
    for (size_t offset = 0; offset < sizeof *leaf + LEAF_CAPACITY * 12; offset += 64) {
        __builtin_prefetch((const char *)leaf + offset, 1);
    }
}

static inline landing land(wd_range_node *node, uint64_t position) {
    const bool is_large = node->level > 1;
    landing at = {.bound = UINT64_MAX, .is_first = true, .is_root = node->level == 0};
    while (node->level) {
        const uint64_t *keys = wd_inner_keys(node);
        const uint32_t slot = wd_inner_rank(node, position);
        const uint64_t low = keys[slot], bound = keys[slot + 1];
        at.bound = bound < at.bound ? bound : at.bound; // Unused keys are above all.
        at.low = slot ? low : at.low;
        at.is_first &= slot == 0;
        at.is_shared |= wd_node_is_shared(node);
        node = wd_inner_children(node)[slot];
    }
    if (is_large) {
        prefetch_leaf(node);
    }
    at.leaf = node;
    at.is_shared |= wd_node_is_shared(node);
    return at;
}

// An edit puts up to three ranges in the place of a leaf's slots [first, end): what is left of a range that began
// before the new one, the new one, and what is left of a range that ends behind it. All are offsets.
typedef struct edit {
    uint32_t first, end;
    uint32_t begin;
    wd_range_tail tail;
    bool has_left, has_right;
    uint32_t left_begin;
    wd_range_tail left, right; // The right one begins where the new one ends.
} edit;

static inline edit edit_start(uint32_t rank, uint32_t begin, uint32_t end, uint32_t value) {
    return (edit){.first = rank, .end = rank, .begin = begin, .tail = {end, value}};
}

// edit_left takes in what begins before the new range. `edit->first` ranges begin at its begin or before.
static inline void edit_left(edit *edit, const uint32_t *begins, const wd_range_tail *tails) {
    if (edit->first == 0 || tails[edit->first - 1].end < edit->begin) {
        return;
    }
    const uint32_t before = edit->first - 1;
    if (tails[before].value == edit->tail.value) {
        // It joins, whether it overlaps or touches.
        edit->first = before;
        edit->begin = begins[before];
        return;
    }
    if (tails[before].end == edit->begin) {
        return;
    }
    edit->first = before;
    if (begins[before] < edit->begin) {
        edit->has_left = true;
        edit->left_begin = begins[before];
        edit->left = (wd_range_tail){edit->begin, tails[before].value};
    } else if (before > 0 && tails[before - 1].end == edit->begin &&
               tails[before - 1].value == edit->tail.value) {
        edit->first--;
        edit->begin = begins[before - 1];
    }
}

// edit_right takes in what begins within the new range and what touches its end. `edit->end` ranges are looked at
// already.
static inline void edit_right(edit *edit, const uint32_t *begins, const wd_range_tail *tails,
                              uint32_t count) {
    const uint32_t end = edit->tail.end;
    edit->end += wd_offsets_rank8(begins + edit->end, end - 1);
    if (edit->end >= count) {
        edit->end = count;
    } else if (begins[edit->end] < end) {
        edit->end = wd_offsets_rank(begins, count, end - 1);
    }
    if (edit->end > edit->first && tails[edit->end - 1].end > end) {
        const wd_range_tail last = tails[edit->end - 1];
        edit->has_right = last.value != edit->tail.value;
        edit->right = last;
        edit->tail.end = edit->has_right ? end : last.end;
    } else if (edit->end < count && begins[edit->end] == end && tails[edit->end].value == edit->tail.value) {
        edit->tail.end = tails[edit->end++].end;
    }
}

static inline uint32_t edit_count(const edit *edit) {
    return 1u + edit->has_left + edit->has_right;
}

static inline void edit_apply(const edit *edit, wd_range_node *leaf) {
    uint32_t *begins = wd_leaf_begins(leaf);
    wd_range_tail *tails = wd_leaf_tails(leaf);
    const uint32_t first = edit->first, behind = first + edit_count(edit), middle = first + edit->has_left;
    wd_leaf_move(leaf, behind, edit->end, leaf->count - edit->end);
    leaf->count = (uint8_t)(leaf->count + behind - edit->end);
    // A part that is not there has the slot of the middle, which comes last: so nothing branches here.
    begins[behind - 1] = edit->tail.end;
    tails[behind - 1] = edit->right;
    begins[first] = edit->left_begin;
    tails[first] = edit->left;
    begins[middle] = edit->begin;
    tails[middle] = edit->tail;
}

// store_exact sets the value of the range at `slot` where that has the edit's begin and end and will join no neighbour.
static inline bool store_exact(const edit *edit, const uint32_t *begins, wd_range_tail *tails,
                               uint32_t count) {
    const uint32_t behind = edit->first, slot = behind - 1, value = edit->tail.value;
    if (behind == 0 || begins[slot] != edit->begin || tails[slot].end != edit->tail.end ||
        (slot > 0 && (tails[slot - 1].end == edit->begin) & (tails[slot - 1].value == value)) ||
        (behind < count && (begins[behind] == edit->tail.end) & (tails[behind].value == value))) {
        return false;
    }
    tails[slot].value = value;
    return true;
}

// How a try to store in place ended.
typedef enum attempt {
    STORED,
    NEEDS_ROOM, // It would go if the leaf were larger.
    IS_UNUSUAL,
} attempt;

__attribute__((always_inline)) static inline attempt store_in_place(wd_range_map *map, wd_range range,
                                                                    uint32_t value) {
    const landing at = land(map->root, range.begin);
    wd_range_node *leaf = at.leaf;
    // A range before the base wraps around, and is then too far.
    const uint64_t begin = range.begin - leaf->base, end = range.end - leaf->base;
    if (at.is_shared | leaf->wide | ((begin | end) > OFFSET_MAX) | (range.end >= at.bound) |
        (!at.is_first & (range.begin <= at.low))) {
        return IS_UNUSUAL;
    }
    const uint32_t *begins = wd_leaf_begins(leaf);
    wd_range_tail *tails = wd_leaf_tails(leaf);
    edit edit = edit_start(wd_offsets_rank(begins, leaf->count, (uint32_t)begin), (uint32_t)begin,
                           (uint32_t)end, value);
    if (store_exact(&edit, begins, tails, leaf->count)) {
        return STORED;
    }
    edit_left(&edit, begins, tails);
    edit_right(&edit, begins, tails, leaf->count);
    const uint32_t count = leaf->count - (edit.end - edit.first) + edit_count(&edit);
    // Each part of this is hard to foresee, the whole is not.
    if ((count > leaf->capacity) | ((count < leaf->count) & wd_leaf_is_sparse(leaf, count, at.is_root))) {
        // What appends to a full leaf is better off in a new one than in half of this.
        const bool is_append = edit.end == leaf->count && leaf->capacity == LEAF_CAPACITY;
        return count > leaf->capacity && !is_append ? NEEDS_ROOM : IS_UNUSUAL;
    }
    edit_apply(&edit, leaf);
    map->version++;
    return STORED;
}

// --- Behind everything

// store_behind stores a range that begins where the last one ends, or behind it.
__attribute__((always_inline)) static inline bool store_behind(wd_range_map *map, wd_range range,
                                                               uint32_t value) {
    wd_range_node *node = map->root;
    if (node->level && range.begin < wd_inner_keys(node)[node->count - 1u]) {
        return false;
    }
    bool is_shared = wd_node_is_shared(node);
    while (node->level) {
        node = wd_inner_children(node)[node->count - 1u];
        is_shared |= wd_node_is_shared(node);
    }
    const uint32_t slot = node->count;
    wd_range_tail *tails = wd_leaf_tails(node);
    // A range before the base wraps around, and is then too far.
    const uint64_t begin = range.begin - node->base, end = range.end - node->base;
    if ((begin < tails[slot - 1].end) | (end > OFFSET_MAX) | (begin > end) | is_shared | node->wide |
        (slot == node->capacity)) {
        return false;
    }
    if ((begin == tails[slot - 1].end) & (value == tails[slot - 1].value)) {
        tails[slot - 1].end = (uint32_t)end;
    } else {
        wd_leaf_begins(node)[slot] = (uint32_t)begin;
        tails[slot] = (wd_range_tail){(uint32_t)end, value};
        node->count = (uint8_t)(slot + 1);
    }
    map->version++;
    return true;
}

// --- Over the border of two leaves

// A crossing is a store that begins in one leaf and ends in the next.
typedef struct crossing {
    wd_range_path left, right;
    edit edit;        // Of the left leaf, which gets the whole new range.
    uint32_t removed; // Slots that go from the right leaf.
    bool cuts;        // The right leaf's first range then loses what lies before the new range's end.
} crossing;

// crossing_plan works out what the store does to both leaves. False: it is no simple case.
static bool crossing_plan(crossing *plan, wd_range range, uint32_t value) {
    wd_range_node *left = wd_path_leaf(&plan->left), *right = wd_path_leaf(&plan->right);
    const uint64_t begin = range.begin - left->base, end = range.end - left->base;
    if (left->wide || right->wide || ((begin | end) > OFFSET_MAX) || range.end < right->base ||
        range.end - right->base > OFFSET_MAX || !wd_path_is_owned(&plan->left) ||
        !wd_path_is_owned(&plan->right)) {
        return false;
    }
    plan->edit = edit_start(wd_path_slot(&plan->left), (uint32_t)begin, (uint32_t)end, value);
    plan->edit.end = left->count;
    edit_left(&plan->edit, wd_leaf_begins(left), wd_leaf_tails(left));
    plan->removed = wd_leaf_rank(right, range.end - 1);
    plan->cuts = plan->removed > 0 && wd_leaf_end(right, plan->removed - 1) > range.end;
    plan->removed -= plan->cuts;
    const uint32_t left_count = plan->edit.first + edit_count(&plan->edit);
    const uint32_t right_count = right->count - plan->removed;
    if ((left_count < left->count && wd_leaf_is_sparse(left, left_count, false)) || right_count == 0 ||
        (plan->removed && wd_leaf_is_sparse(right, right_count, false))) {
        return false;
    }
    // What follows must not join.
    const wd_range_entry next = wd_leaf_entry(right, plan->removed);
    return next.value != value || next.range.begin > range.end;
}

static void crossing_apply(crossing *plan, wd_range range) {
    wd_range_node *right = wd_path_leaf(&plan->right);
    edit_apply(&plan->edit, wd_path_leaf(&plan->left));
    wd_leaf_move(right, 0, plan->removed, right->count - plan->removed);
    right->count = (uint8_t)(right->count - plan->removed);
    if (plan->cuts) {
        wd_leaf_begins(right)[0] = (uint32_t)(range.end - right->base);
    }
    wd_path_raise_bound(&plan->left, range.end);
}

// store_over_border stores what reaches into the next leaf and no further. `*done` tells whether it did.
static wd_status store_over_border(wd_range_map *map, const wd_range_path *path, wd_range range,
                                   uint32_t value, bool *done) {
    crossing plan = {.left = *path, .right = *path};
    plan.right.slots[path->height - 1] = wd_path_leaf(path)->count - 1u;
    *done = wd_path_next(&plan.right) && crossing_plan(&plan, range, value);
    if (!*done) {
        return WD_OK;
    }
    wd_range_node *leaf = wd_path_leaf(path);
    if (plan.edit.first + edit_count(&plan.edit) > leaf->capacity) {
        wd_status status = wd_range_make_room(map, &plan.left);
        return status ? status : wd_range_map_store(map, range, value);
    }
    crossing_apply(&plan, range);
    map->version++;
    return WD_OK;
}

// --- With splices

// overlap is the part of a leaf that a range touches, and what lies left and right of it there.
typedef struct overlap {
    uint32_t first, end; // Slots [first, end) overlap the range.
    bool left_in_leaf;   // Nothing that begins before this leaf overlaps or touches the range.
    bool right_in_leaf;  // Nothing that begins behind this leaf overlaps or touches the range.
} overlap;

static overlap find_overlap(const wd_range_path *path, wd_range range) {
    wd_range_node *leaf = wd_path_leaf(path);
    overlap found = {.first = wd_path_slot(path), .left_in_leaf = true, .right_in_leaf = true};
    wd_range_path neighbour;
    if (found.first == 0) {
        neighbour = *path;
        found.left_in_leaf =
            !wd_path_previous(&neighbour) || wd_path_entry(&neighbour).range.end < range.begin;
    } else if (wd_leaf_end(leaf, found.first - 1) > range.begin) {
        found.first--;
    }
    const uint32_t end = wd_leaf_rank(leaf, range.end - 1);
    found.end = end > found.first ? end : found.first;
    if (found.end == leaf->count && range.end >= wd_path_bound(path)) {
        neighbour = *path;
        neighbour.slots[neighbour.height - 1] = leaf->count - 1u;
        found.right_in_leaf = !wd_path_next(&neighbour) || wd_path_entry(&neighbour).range.begin > range.end;
    }
    return found;
}

// store_in_leaf replaces what the range overlaps in the path's leaf. Both sides are known to end in this leaf.
static wd_status store_in_leaf(wd_range_map *map, wd_range_path *path, overlap found, wd_range_entry entry) {
    wd_range_node *leaf = wd_path_leaf(path);
    wd_range_entry added[3];
    uint32_t num_added = 0;
    wd_range_entry left = {0}, right = {0};
    if (found.first < found.end) {
        left = wd_leaf_entry(leaf, found.first);
        right = wd_leaf_entry(leaf, found.end - 1);
    }
    // A neighbour that touches and has the same value counts as overlapped.
    if (found.first > 0 && (found.first == found.end || left.range.begin >= entry.range.begin)) {
        wd_range_entry touching = wd_leaf_entry(leaf, found.first - 1);
        if (touching.range.end == entry.range.begin && touching.value == entry.value) {
            left = touching;
            found.first--;
        }
    }
    if (found.end < leaf->count && (found.first == found.end || right.range.end <= entry.range.end)) {
        wd_range_entry touching = wd_leaf_entry(leaf, found.end);
        if (touching.range.begin == entry.range.end && touching.value == entry.value) {
            if (found.first == found.end) {
                left = touching;
            }
            right = touching;
            found.end++;
        }
    }
    if (found.first < found.end && left.range.begin < entry.range.begin) {
        if (left.value == entry.value) {
            entry.range.begin = left.range.begin;
        } else {
            added[num_added++] = (wd_range_entry){{left.range.begin, entry.range.begin}, left.value};
        }
    }
    const uint32_t middle = num_added++;
    if (found.first < found.end && right.range.end > entry.range.end) {
        if (right.value == entry.value) {
            entry.range.end = right.range.end;
        } else {
            added[num_added++] = (wd_range_entry){{entry.range.end, right.range.end}, right.value};
        }
    }
    added[middle] = entry;
    return wd_range_splice(map, path, found.first, found.end - found.first, added, num_added);
}

// store_across is the store whose range touches more than one leaf: whole or not at all, by way of a copy.
static wd_status store_across(wd_range_map *map, wd_range_entry entry) {
    wd_range_entry touching;
    if (entry.range.begin > 0 && wd_range_map_find(map, entry.range.begin - 1, &touching) &&
        touching.value == entry.value) {
        entry.range.begin = touching.range.begin;
    }
    if (wd_range_map_find(map, entry.range.end, &touching) && touching.value == entry.value) {
        entry.range.end = touching.range.end;
    }
    wd_range_map before;
    wd_range_map_init(&before, map->allocator);
    wd_range_map_copy(&before, map);
    wd_status status = wd_range_map_erase(map, entry.range);
    wd_range_path path;
    if (!status) {
        status = wd_path_descend(map, entry.range.begin, &path)
                     ? wd_range_splice(map, &path, wd_path_slot(&path), 0, &entry, 1)
                     : wd_range_insert_first(map, &entry, 1);
    }
    if (status) {
        wd_range_map_copy(map, &before);
    }
    wd_range_map_finish(&before);
    return status;
}

static wd_status store_spliced(wd_range_map *map, wd_range range, uint32_t value) {
    const wd_range_entry entry = {range, value};
    wd_range_path path;
    wd_path_descend(map, range.begin, &path);
    const overlap found = find_overlap(&path, range);
    if (found.left_in_leaf && found.right_in_leaf) {
        return store_in_leaf(map, &path, found, entry);
    }
    bool done = false;
    wd_status status = found.left_in_leaf ? store_over_border(map, &path, range, value, &done) : WD_OK;
    return done ? status : store_across(map, entry);
}

// store_slowly goes on where the attempt in place got to. It is kept out of wd_range_map_store, whose frame it would
// grow.
__attribute__((noinline)) static wd_status store_slowly(wd_range_map *map, wd_range range, uint32_t value,
                                                        attempt attempt) {
    if (attempt == IS_UNUSUAL) {
        return store_spliced(map, range, value);
    }
    wd_range_path path;
    wd_path_descend(map, range.begin, &path);
    wd_status status = wd_range_make_room(map, &path);
    return status ? status : wd_range_map_store(map, range, value);
}

wd_status wd_range_map_store(wd_range_map *map, wd_range range, uint32_t value) {
    if (wd_range_is_empty(range)) {
        return WD_OK;
    }
    if (!map->root) {
        return wd_range_insert_first(map, &(wd_range_entry){range, value}, 1);
    }
    if (store_behind(map, range, value)) {
        return WD_OK;
    }
    const attempt attempt = store_in_place(map, range, value);
    return attempt == STORED ? WD_OK : store_slowly(map, range, value, attempt);
}
