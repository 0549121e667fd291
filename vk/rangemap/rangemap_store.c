// The store. It tries five ways in this order:
//   - store_after_all: after all ranges, in the free slots of the last leaf.
//   - store_in_place: within one leaf that is owned and has room, during the descent. Nearly all other stores are so;
//     store_exact handles a range that the map has already, cut_between one that begins within a range and ends within
//     a
//     range.
//   - store_over_border: over the border of two such leaves below one parent.
//   - store_in_leaf and store_across: with splices, which copy, grow, split and join leaves.
#include "vk/rangemap/rangemap_internal.h"

// --- Within a leaf

// landing is a leaf and the facts that the descent to it found.
typedef struct landing {
    wd_range_node *leaf;
    wd_range_node *parent; // NULL where the leaf is the root.
    uint32_t slot;         // Of the leaf in its parent.
    uint64_t low, bound;   // Keys of this leaf and of the next: no other leaf has anything in between.
    bool is_first;         // There is no leaf before, and `low` means nothing.
    bool is_shared;        // By another map, here or on the way.
} landing;

// prefetch_leaf requests all cache lines of a leaf together: in a large map each would be a miss of its own.
static inline void prefetch_leaf(const wd_range_node *leaf) {
#pragma GCC unroll 16
    for (size_t offset = 0; offset < sizeof *leaf + LEAF_CAPACITY * 12; offset += 64) {
        __builtin_prefetch((const char *)leaf + offset, 1);
    }
}

static inline landing land(wd_range_node *node, uint64_t position) {
    const bool is_large = node->level > 1;
    landing at = {.bound = UINT64_MAX, .is_first = true};
    while (node->level) {
        const uint64_t *keys = wd_inner_keys(node);
        const uint32_t slot = wd_inner_rank(node, position);
        const uint64_t low = keys[slot], bound = keys[slot + 1];
        at.bound = bound < at.bound ? bound : at.bound; // Unused keys are above all.
        at.low = slot ? low : at.low;
        at.is_first &= slot == 0;
        at.is_shared |= wd_node_is_shared(node);
        at.parent = node;
        at.slot = slot;
        node = wd_inner_children(node)[slot];
    }
    if (is_large) {
        prefetch_leaf(node);
    }
    at.leaf = node;
    at.is_shared |= wd_node_is_shared(node);
    return at;
}

// An edit replaces a leaf's slots [first, end) by up to three ranges: the rest of a range that began before the new
// one, the new one, and the rest of a range that ends after it. All are offsets.
typedef struct edit {
    uint32_t first, end;
    uint32_t begin;
    wd_range_tail tail;
    bool has_left, has_right;
    uint32_t left_begin;
    wd_range_tail left, right; // The right one begins where the new one ends.
} edit;

// edit_start returns the edit for a leaf where `rank` ranges begin at the new one's begin or before, and `end_rank`
// before its end.
static inline edit edit_start(uint32_t rank, uint32_t end_rank, uint32_t begin, uint32_t end,
                              uint32_t value) {
    return (edit){.first = rank, .end = end_rank, .begin = begin, .tail = {end, value}};
}

// edit_left adds the range that begins before the new range. `edit->first` ranges begin at its begin or before.
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

// edit_right adds the range that touches the new range's end. `edit->end` ranges begin before that.
static inline void edit_right(edit *edit, const uint32_t *begins, const wd_range_tail *tails,
                              uint32_t count) {
    const uint32_t end = edit->tail.end;
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
    const uint32_t first = edit->first, new_end = first + edit_count(edit), middle = first + edit->has_left;
    wd_leaf_move(leaf, new_end, edit->end, leaf->count - edit->end);
    leaf->count = (uint8_t)(leaf->count + new_end - edit->end);
    // A part that is not there has the slot of the middle, which comes last: so nothing branches here.
    begins[new_end - 1] = edit->tail.end;
    tails[new_end - 1] = edit->right;
    begins[first] = edit->left_begin;
    tails[first] = edit->left;
    begins[middle] = edit->begin;
    tails[middle] = edit->tail;
}

// store_exact sets the value of the range before slot `end_rank` if it has the given begin and end and joins no
// neighbor.
static inline bool store_exact(wd_range_node *leaf, uint32_t end_rank, uint32_t begin, uint32_t end,
                               uint32_t value) {
    const uint32_t *begins = wd_leaf_begins(leaf), slot = end_rank - 1;
    wd_range_tail *tails = wd_leaf_tails(leaf);
    if (end_rank == 0 || begins[slot] != begin || tails[slot].end != end ||
        (slot > 0 && (tails[slot - 1].end == begin) & (tails[slot - 1].value == value)) ||
        (end_rank < leaf->count && (begins[end_rank] == end) & (tails[end_rank].value == value))) {
        return false;
    }
    tails[slot].value = value;
    return true;
}

// How a try to store in place ended.
typedef enum attempt {
    STORED,
    REPLACED,   // So was the value of a range: the structure is as it was.
    NEEDS_ROOM, // It would go if the leaf were larger.
    IS_UNUSUAL,
} attempt;

// check_count returns whether a leaf may have `count` ranges after a store that `num_after` of them follow. Each
// condition is hard to predict; their combination is not.
static inline attempt check_count(const wd_range_node *leaf, bool is_root, uint32_t count,
                                  uint32_t num_after) {
    if ((count > leaf->capacity) | ((count < leaf->count) & wd_leaf_is_sparse(leaf, count, is_root))) {
        // An append to a full leaf makes a new leaf rather than splitting this one.
        const bool is_append = num_after == 0 && leaf->capacity == LEAF_CAPACITY;
        return count > leaf->capacity && !is_append ? NEEDS_ROOM : IS_UNUSUAL;
    }
    return STORED;
}

// cut_between stores a range that begins within the range before slot `rank` and ends within the range before slot
// `end_rank`: up to three ranges replace those from the first to the last. Unpredictable conditions are computed, not
// branched on. It returns false, with nothing changed, for other ranges, or if the leaf has no room for the result.
__attribute__((always_inline)) static inline bool cut_between(wd_range_node *leaf, bool is_root,
                                                              uint32_t rank, uint32_t end_rank,
                                                              uint32_t begin, uint32_t end, uint32_t value) {
    uint32_t *begins = wd_leaf_begins(leaf);
    wd_range_tail *tails = wd_leaf_tails(leaf);
    const uint32_t first = rank - 1, left_end = tails[first].end;
    const uint32_t right_end = tails[end_rank - 1].end, right_value = tails[end_rank - 1].value;
    const uint32_t keeps_left = tails[first].value != value, keeps_right = right_value != value;
    const uint32_t middle = first + keeps_left, last = middle + keeps_right;
    const uint32_t num_after = leaf->count - end_rank, count = last + 1 + num_after;
    if ((left_end < begin) | (right_end <= end) | (check_count(leaf, is_root, count, num_after) != STORED)) {
        return false;
    }
    const uint32_t middle_begin = keeps_left ? begin : begins[first];
    wd_leaf_move(leaf, last + 1, end_rank, num_after);
    leaf->count = (uint8_t)count;
    // A part that joins the middle one shares its slot and is overwritten.
    tails[first].end = begin;
    begins[last] = end;
    tails[last] = (wd_range_tail){right_end, right_value};
    begins[middle] = middle_begin;
    tails[middle] = (wd_range_tail){keeps_right ? end : right_end, value};
    return true;
}

// store_edited is the general case of store_in_place.
__attribute__((noinline)) static attempt store_edited(wd_range_node *leaf, bool is_root, uint32_t rank,
                                                      uint32_t end_rank, uint32_t begin, uint32_t end,
                                                      uint32_t value) {
    const uint32_t *begins = wd_leaf_begins(leaf);
    wd_range_tail *tails = wd_leaf_tails(leaf);
    edit edit = edit_start(rank, end_rank, begin, end, value);
    edit_left(&edit, begins, tails);
    edit_right(&edit, begins, tails, leaf->count);
    const uint32_t count = leaf->count - (edit.end - edit.first) + edit_count(&edit);
    const attempt attempt = check_count(leaf, is_root, count, leaf->count - edit.end);
    if (attempt == STORED) {
        edit_apply(&edit, leaf);
    }
    return attempt;
}

// --- After all ranges

// store_after_all stores a range that begins where the last one ends, or after it.
__attribute__((always_inline)) static inline bool store_after_all(wd_range_map *map, uint64_t range_begin,
                                                                  uint64_t range_end, uint32_t value) {
    wd_range_node *node = map->root;
    if (node->level && range_begin < wd_inner_keys(node)[node->count - 1u]) {
        return false;
    }
    bool is_shared = wd_node_is_shared(node);
    while (node->level) {
        node = wd_inner_children(node)[node->count - 1u];
        is_shared |= wd_node_is_shared(node);
    }
    const uint32_t slot = node->count;
    wd_range_tail *tails = wd_leaf_tails(node);
    // The distance of a range before the base wraps around and is too large.
    const uint64_t begin = range_begin - node->base, end = range_end - node->base;
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

// cross_border is store_over_border for two leaves that are not wide and belong only to this map. `key` is the right
// one's in their parent.
static attempt cross_border(wd_range_node *left, wd_range_node *right, uint64_t *key, wd_range range,
                            uint32_t value) {
    const uint32_t begin = (uint32_t)(range.begin - left->base), cut = (uint32_t)(range.end - right->base);
    edit edit = edit_start(wd_leaf_rank(left, range.begin), left->count, begin,
                           (uint32_t)(range.end - left->base), value);
    edit_left(&edit, wd_leaf_begins(left), wd_leaf_tails(left));
    // Of the right leaf, `removed` slots go, and the first of the others may lose its part before the new range's end.
    uint32_t removed = wd_leaf_rank(right, range.end - 1);
    const bool cuts = removed > 0 && wd_leaf_tails(right)[removed - 1].end > cut;
    removed -= cuts;
    const uint32_t left_count = edit.first + edit_count(&edit), right_count = right->count - removed;
    if ((left_count < left->count && wd_leaf_is_sparse(left, left_count, false)) || right_count == 0 ||
        (removed && wd_leaf_is_sparse(right, right_count, false)) ||
        // The range that follows must not join.
        (wd_leaf_tails(right)[removed].value == value && (cuts || wd_leaf_begins(right)[removed] == cut))) {
        return IS_UNUSUAL;
    }
    if (left_count > left->capacity) {
        return NEEDS_ROOM;
    }
    edit_apply(&edit, left);
    wd_leaf_move(right, 0, removed, right_count);
    right->count = (uint8_t)right_count;
    if (cuts) {
        wd_leaf_begins(right)[0] = cut;
    }
    *key = *key < range.end ? range.end : *key;
    return STORED;
}

// store_over_border stores a range that extends from the leaf at `slot` of its parent into the next leaf and no
// further: the left leaf gets the entire new range.
__attribute__((noinline)) static attempt store_over_border(wd_range_node *parent, uint32_t slot,
                                                           uint64_t begin, uint64_t end, uint32_t value) {
    if (!parent || slot + 1 >= parent->count) {
        return IS_UNUSUAL;
    }
    wd_range_node *left = wd_inner_children(parent)[slot], *right = wd_inner_children(parent)[slot + 1];
    if (right->wide || wd_node_is_shared(right) || end < right->base || end - right->base > OFFSET_MAX) {
        return IS_UNUSUAL;
    }
    return cross_border(left, right, &wd_inner_keys(parent)[slot + 1], (wd_range){begin, end}, value);
}

// --- In place

__attribute__((always_inline)) static inline attempt
store_in_leaf_at(wd_range_node *leaf, bool is_root, uint32_t begin, uint32_t end, uint32_t value) {
    const uint32_t *begins = wd_leaf_begins(leaf);
    uint32_t end_rank;
    const uint32_t rank = wd_offsets_ranks(begins, leaf->count, begin, end - 1, &end_rank);
    const bool begins_within = rank > 0 && begins[rank - 1] != begin;
    if (begins_within ? cut_between(leaf, is_root, rank, end_rank, begin, end, value)
                      : store_exact(leaf, rank, begin, end, value)) {
        return begins_within ? STORED : REPLACED;
    }
    return store_edited(leaf, is_root, rank, end_rank, begin, end, value);
}

__attribute__((always_inline)) static inline attempt store_in_place(wd_range_map *map, uint64_t begin,
                                                                    uint64_t end, uint32_t value) {
    const landing at = land(map->root, begin);
    wd_range_node *leaf = at.leaf;
    // The distance of a range before the base wraps around and is too large.
    const uint64_t first = begin - leaf->base, last = end - leaf->base;
    if (at.is_shared | leaf->wide | ((first | last) > OFFSET_MAX) | (!at.is_first & (begin <= at.low))) {
        return IS_UNUSUAL;
    }
    const attempt attempt = end < at.bound
                                ? store_in_leaf_at(leaf, !at.parent, (uint32_t)first, (uint32_t)last, value)
                                : store_over_border(at.parent, at.slot, begin, end, value);
    map->version += attempt == STORED;
    return attempt;
}

// --- With splices

// overlap is the part of a leaf that a range touches.
typedef struct overlap {
    uint32_t first, end; // Slots [first, end) overlap the range.
    bool left_in_leaf;   // Nothing that begins before this leaf overlaps or touches the range.
    bool right_in_leaf;  // Nothing that begins after this leaf overlaps or touches the range.
} overlap;

static overlap find_overlap(const wd_range_path *path, wd_range range) {
    wd_range_node *leaf = wd_path_leaf(path);
    overlap found = {.first = wd_path_slot(path), .left_in_leaf = true, .right_in_leaf = true};
    wd_range_path neighbor;
    if (found.first == 0) {
        neighbor = *path;
        found.left_in_leaf = !wd_path_previous(&neighbor) || wd_path_entry(&neighbor).range.end < range.begin;
    } else if (wd_leaf_end(leaf, found.first - 1) > range.begin) {
        found.first--;
    }
    const uint32_t end = wd_leaf_rank(leaf, range.end - 1);
    found.end = end > found.first ? end : found.first;
    if (found.end == leaf->count && range.end >= wd_path_bound(path)) {
        neighbor = *path;
        neighbor.slots[neighbor.height - 1] = leaf->count - 1u;
        found.right_in_leaf = !wd_path_next(&neighbor) || wd_path_entry(&neighbor).range.begin > range.end;
    }
    return found;
}

// store_in_leaf replaces the ranges of the path's leaf that the range overlaps. Both sides are known to end in this
// leaf.
static wd_status store_in_leaf(wd_range_map *map, wd_range_path *path, overlap found, wd_range_entry entry) {
    wd_range_node *leaf = wd_path_leaf(path);
    wd_range_entry added[3];
    uint32_t num_added = 0;
    wd_range_entry left = {0}, right = {0};
    if (found.first < found.end) {
        left = wd_leaf_entry(leaf, found.first);
        right = wd_leaf_entry(leaf, found.end - 1);
    }
    // A neighbor that touches and has the same value counts as overlapped.
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

// store_across stores a range that touches more than one leaf, completely or not at all, by means of a copy.
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
    return store_across(map, entry);
}

// store_slowly continues after the attempt in place. It is not inlined into wd_range_map_store, to keep that frame
// small.
__attribute__((noinline)) static wd_status store_slowly(wd_range_map *map, uint64_t begin, uint64_t end,
                                                        uint32_t value, attempt attempt) {
    const wd_range range = {begin, end};
    if (!map->root) {
        return wd_range_insert_first(map, &(wd_range_entry){range, value}, 1);
    }
    if (attempt == IS_UNUSUAL) {
        return store_spliced(map, range, value);
    }
    wd_range_path path;
    wd_path_descend(map, range.begin, &path);
    wd_status status = wd_range_make_room(map, &path);
    return status ? status : wd_range_map_store(map, range, value);
}

wd_status wd_range_map_store(wd_range_map *map, wd_range range, uint32_t value) {
    // Two numbers are passed on, not the struct: compilers would assemble it in memory from the registers that it came
    // in.
    const uint64_t begin = range.begin, end = range.end;
    if (begin >= end) {
        return WD_OK;
    }
    attempt attempt = IS_UNUSUAL;
    if (map->root) {
        if (store_after_all(map, begin, end, value)) {
            wd_range_map_assert_near(map, range);
            return WD_OK;
        }
        attempt = store_in_place(map, begin, end, value);
    }
    const wd_status status = attempt <= REPLACED ? WD_OK : store_slowly(map, begin, end, value, attempt);
    wd_range_map_assert_near(map, range);
    return status;
}

wd_status wd_range_map_fill(wd_range_map *map, const wd_range_gap *gap, wd_range range, uint32_t value) {
    wd_range_node *leaf = gap->leaf;
    if (!leaf) {
        return wd_range_map_store(map, range, value);
    }
    assert(gap->version == map->version && !wd_node_is_shared(leaf) && leaf->count < leaf->capacity);
    uint32_t *begins = wd_leaf_begins(leaf);
    wd_range_tail *tails = wd_leaf_tails(leaf);
    const uint32_t rank = gap->rank;
    const uint32_t begin = (uint32_t)(range.begin - leaf->base), end = (uint32_t)(range.end - leaf->base);
    // A range that touches a neighbor of the same value joins it. One in the next leaf is checked by the store.
    const bool touches_left = tails[rank - 1].end == begin && tails[rank - 1].value == value;
    const bool touches_right = rank < leaf->count && begins[rank] == end && tails[rank].value == value;
    if (touches_left || touches_right || rank == leaf->count) {
        return wd_range_map_store(map, range, value);
    }
    wd_leaf_move(leaf, rank + 1, rank, leaf->count - rank);
    leaf->count++;
    begins[rank] = begin;
    tails[rank] = (wd_range_tail){end, value};
    map->version++;
    wd_range_map_assert_near(map, range);
    return WD_OK;
}
