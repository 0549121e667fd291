// The splice, which makes all changes of a range map's structure, and the growth of nodes.
#include <assert.h>
#include <string.h>

#include "vk/rangemap/rangemap_internal.h"

// A node to be inserted below a parent, with its key there.
typedef struct child {
    uint64_t key;
    wd_range_node *node;
} child;

enum {
    // Leaves that one splice can make: in the worst case each range is too long to share a leaf.
    MAX_NEW_LEAVES = LEAF_CAPACITY + SPLICE_CAPACITY,
    MAX_SPARE_NODES = MAX_NEW_LEAVES / (INNER_CAPACITY / 2) + 2 * WD_RANGE_MAX_HEIGHT,
};

// --- Capacities

// leaf_capacity returns how many slots a leaf for `count` ranges gets. The steps of about a third keep a map of one
// leaf under a third of the memory of a node-based map, from 10 ranges on.
static uint32_t leaf_capacity(uint32_t count) {
    static const uint8_t steps[] = {LEAF_MIN_CAPACITY, 12, LEAF_SHRINKABLE_CAPACITY, 24, 34, 46,
                                    LEAF_CAPACITY};
    const uint8_t *step = steps;
    while (*step < count) {
        step++;
    }
    return *step;
}

// with_headroom adds a quarter to a number of ranges of which more are expected.
static uint32_t with_headroom(uint32_t count) {
    return count + count / 4 < LEAF_CAPACITY ? count + count / 4 : LEAF_CAPACITY;
}

static uint32_t inner_capacity(uint32_t count) {
    uint32_t capacity = INNER_GROUP;
    while (capacity < count && capacity < INNER_CAPACITY) {
        capacity *= 2;
    }
    return capacity;
}

// replace_node replaces the owned node at `depth` of the path by a copy.
static void replace_node(wd_range_map *map, wd_range_path *path, uint32_t depth, wd_range_node *resized) {
    wd_range_node *node = path->nodes[depth];
    *wd_path_link(map, path, depth) = resized;
    path->nodes[depth] = resized;
    wd_range_node_release(&map->allocator, node);
}

static wd_status resize_leaf(wd_range_map *map, wd_range_path *path, uint32_t capacity) {
    wd_range_node *resized = wd_range_node_clone(&map->allocator, wd_path_leaf(path), capacity);
    if (!resized) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    replace_node(map, path, path->height - 1, resized);
    return WD_OK;
}

static wd_status grow_leaf(wd_range_map *map, wd_range_path *path, uint32_t count) {
    // Below a parent there are neighbors, and unused slots of one leaf matter less.
    const uint32_t wanted = path->height == 1 ? count : with_headroom(count < 20 ? 20 : count);
    return resize_leaf(map, path, leaf_capacity(wanted));
}

static wd_status grow_inner(wd_range_map *map, wd_range_path *path, uint32_t depth, uint32_t count) {
    wd_range_node *node = path->nodes[depth];
    if (count <= node->capacity || node->capacity == INNER_CAPACITY) {
        return WD_OK;
    }
    wd_range_node *larger = wd_range_node_clone(&map->allocator, node, inner_capacity(count));
    if (!larger) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    replace_node(map, path, depth, larger);
    return WD_OK;
}

// --- Leaves from entries

static void leaf_put(wd_range_node *leaf, uint32_t slot, const wd_range_entry *entry) {
    wd_range_tail *tails = wd_leaf_tails(leaf);
    wd_leaf_begins(leaf)[slot] = (uint32_t)(entry->range.begin - leaf->base);
    if (leaf->wide) {
        tails[0] = (wd_range_tail){0, entry->value};
        tails[1] = (wd_range_tail){(uint32_t)entry->range.end, (uint32_t)(entry->range.end >> 32)};
    } else {
        tails[slot] = (wd_range_tail){(uint32_t)(entry->range.end - leaf->base), entry->value};
    }
}

// num_packable returns how many of the entries one leaf can hold, at most `target`; 0: the first needs a wide leaf.
static uint32_t num_packable(const wd_range_entry *entries, uint32_t num_entries, uint32_t target) {
    uint32_t count = 0;
    while (count < target && count < num_entries &&
           entries[count].range.end - entries[0].range.begin <= OFFSET_MAX) {
        count++;
    }
    return count;
}

// make_leaves packs entries into leaves of about `target` ranges, with room for a few more. `*num_leaves` counts those
// made, also on failure.
static wd_status make_leaves(const wd_allocator *allocator, const wd_range_entry *entries,
                             uint32_t num_entries, uint32_t target, child *leaves, uint32_t *num_leaves) {
    *num_leaves = 0;
    for (uint32_t first = 0; first < num_entries;) {
        uint32_t count = num_packable(entries + first, num_entries - first, target);
        const bool wide = count == 0;
        count += wide;
        wd_range_node *leaf = wd_range_leaf_create(allocator, leaf_capacity(with_headroom(count)));
        if (!leaf) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        leaf->count = (uint8_t)count;
        leaf->base = entries[first].range.begin;
        leaf->wide = wide;
        for (uint32_t i = 0; i < count; i++) {
            leaf_put(leaf, i, &entries[first + i]);
        }
        leaves[(*num_leaves)++] = (child){leaf->base, leaf};
        first += count;
    }
    return WD_OK;
}

// --- Replacing children

// spare_nodes are allocated before the first change, so that a splice happens completely or not at all.
typedef struct spare_nodes {
    wd_range_node *nodes[MAX_SPARE_NODES];
    uint32_t count;
} spare_nodes;

// spare_nodes_fill allocates for the replacement of `removed` by `added` children at `depth`: room in the nodes of the
// path, and the inner nodes that they split off.
static wd_status spare_nodes_fill(wd_range_map *map, wd_range_path *path, uint32_t depth, uint32_t removed,
                                  uint32_t added, spare_nodes *spare) {
    uint32_t needed = 0;
    for (uint32_t d = depth + 1; d-- > 0;) {
        const uint32_t count = path->nodes[d]->count - removed + added;
        if (grow_inner(map, path, d, count)) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        added = count <= INNER_CAPACITY ? 0 : (count + INNER_CAPACITY - 1) / INNER_CAPACITY - 1;
        removed = 0;
        needed += added;
        if (added == 0) {
            break;
        }
    }
    needed += added != 0; // A new root.
    for (spare->count = 0; spare->count < needed; spare->count++) {
        const bool is_root = added && spare->count == 0;
        spare->nodes[spare->count] =
            wd_range_inner_create(&map->allocator, is_root ? inner_capacity(added + 1) : INNER_CAPACITY);
        if (!spare->nodes[spare->count]) {
            while (spare->count) {
                wd_free(&map->allocator, spare->nodes[--spare->count]);
            }
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    return WD_OK;
}

static void fill_inner(wd_range_node *inner, uint32_t level, const child *children, uint32_t count) {
    assert(count <= inner->capacity);
    inner->level = (uint8_t)level;
    inner->count = (uint8_t)count;
    for (uint32_t i = 0; i < count; i++) {
        wd_inner_keys(inner)[i] = children[i].key;
        wd_inner_children(inner)[i] = children[i].node;
    }
    for (uint32_t i = count; i < inner->capacity; i++) {
        wd_inner_keys(inner)[i] = UINT64_MAX;
    }
}

// edit_inner replaces `removed` children by `added` if the node has room for them.
static void edit_inner(wd_range_node *inner, uint32_t first, uint32_t removed, const child *added,
                       uint32_t num_added) {
    uint64_t *keys = wd_inner_keys(inner);
    wd_range_node **children = wd_inner_children(inner);
    const uint32_t num_after = inner->count - first - removed, count = first + num_added + num_after;
    assert(count <= inner->capacity);
    memmove(keys + first + num_added, keys + first + removed, num_after * sizeof *keys);
    memmove(children + first + num_added, children + first + removed, num_after * sizeof *children);
    for (uint32_t i = 0; i < num_added; i++) {
        keys[first + i] = added[i].key;
        children[first + i] = added[i].node;
    }
    for (uint32_t i = count; i < inner->count; i++) {
        keys[i] = UINT64_MAX;
    }
    inner->count = (uint8_t)count;
}

// remove_empty removes a node without children from the tree, and its parents that become empty.
static void remove_empty(wd_range_map *map, wd_range_path *path, uint32_t depth) {
    for (;; depth--) {
        wd_range_node *node = path->nodes[depth];
        wd_free(&map->allocator, node);
        if (depth == 0) {
            map->root = NULL;
            return;
        }
        wd_range_node *parent = path->nodes[depth - 1];
        uint32_t slot = path->slots[depth - 1];
        edit_inner(parent, slot, 1, NULL, 0);
        if (parent->count) {
            return;
        }
    }
}

// collapse_root drops roots with one child.
static void collapse_root(wd_range_map *map) {
    while (map->root && map->root->level && map->root->count == 1) {
        wd_range_node *root = map->root;
        map->root = wd_range_node_retain(wd_inner_children(root)[0]);
        wd_range_node_release(&map->allocator, root);
    }
}

// replace_children replaces `removed` children of the owned node at `depth` by `added`, splitting upwards with
// the spare nodes. It drops no references of removed children.
static void replace_children(wd_range_map *map, wd_range_path *path, uint32_t depth, uint32_t first,
                             uint32_t removed, const child *added, uint32_t num_added, spare_nodes *spare) {
    wd_range_node *node = path->nodes[depth];
    if (node->count - removed + num_added - 1 < INNER_CAPACITY) { // 0 wraps around.
        edit_inner(node, first, removed, added, num_added);
        return;
    }
    child all[INNER_CAPACITY + MAX_NEW_LEAVES];
    uint32_t count = 0;
    for (uint32_t i = 0; i < first; i++) {
        all[count++] = (child){wd_inner_keys(node)[i], wd_inner_children(node)[i]};
    }
    for (uint32_t i = 0; i < num_added; i++) {
        all[count++] = added[i];
    }
    for (uint32_t i = first + removed; i < node->count; i++) {
        all[count++] = (child){wd_inner_keys(node)[i], wd_inner_children(node)[i]};
    }
    assert(count <= sizeof all / sizeof *all);
    if (count == 0) {
        remove_empty(map, path, depth);
        return;
    }
    uint32_t parts = (count + INNER_CAPACITY - 1) / INNER_CAPACITY;
    // Appending leaves full nodes: the last part gets the rest.
    bool appending = first + removed >= node->count && parts == 2;
    child split_off[MAX_NEW_LEAVES / INNER_CAPACITY + 2];
    uint32_t num_split = 0, done = 0;
    for (uint32_t part = 0; part < parts; part++) {
        uint32_t share =
            appending && part == 0 ? INNER_CAPACITY : (count - done + (parts - part) - 1) / (parts - part);
        wd_range_node *into = part == 0 ? node : spare->nodes[--spare->count];
        fill_inner(into, node->level, all + done, share);
        if (part) {
            split_off[num_split++] = (child){all[done].key, into};
        }
        done += share;
    }
    if (depth) {
        replace_children(map, path, depth - 1, path->slots[depth - 1] + 1, 0, split_off, num_split, spare);
        return;
    }
    child roots[MAX_NEW_LEAVES / INNER_CAPACITY + 3] = {{0, node}};
    memcpy(roots + 1, split_off, num_split * sizeof *split_off);
    map->root = spare->nodes[--spare->count];
    fill_inner(map->root, node->level + 1u, roots, num_split + 1);
}

// raise_root puts an inner node with one child above a root that is a leaf.
static wd_status raise_root(wd_range_map *map, wd_range_path *path) {
    wd_range_node *root = wd_range_inner_create(&map->allocator, inner_capacity(2));
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    fill_inner(root, 1, &(child){0, map->root}, 1);
    map->root = root;
    path->nodes[1] = path->nodes[0];
    path->slots[1] = path->slots[0];
    path->nodes[0] = root;
    path->slots[0] = 0;
    path->height = 2;
    return WD_OK;
}

// replace_leaves replaces `removed` owned or shared leaves by new ones, the first of which is at `slot` of the
// path's last inner node. On failure the new leaves still belong to the caller.
static wd_status replace_leaves(wd_range_map *map, wd_range_path *path, uint32_t slot, uint32_t removed,
                                const child *leaves, uint32_t num_leaves) {
    if (path->height == 1) {
        if (num_leaves <= 1) {
            wd_range_node_release(&map->allocator, map->root);
            map->root = num_leaves ? leaves[0].node : NULL;
            return WD_OK;
        }
        if (raise_root(map, path)) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    const uint32_t depth = path->height - 2;
    spare_nodes spare;
    if (spare_nodes_fill(map, path, depth, removed, num_leaves, &spare)) {
        collapse_root(map);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_range_node *old[LEAF_CAPACITY];
    assert(removed <= LEAF_CAPACITY);
    memcpy(old, wd_inner_children(path->nodes[depth]) + slot, removed * sizeof *old);
    replace_children(map, path, depth, slot, removed, leaves, num_leaves, &spare);
    assert(spare.count == 0);
    for (uint32_t i = 0; i < removed; i++) {
        wd_range_node_release(&map->allocator, old[i]);
    }
    collapse_root(map);
    return WD_OK;
}

static void release_leaves(const wd_allocator *allocator, const child *leaves, uint32_t num_leaves) {
    for (uint32_t i = 0; i < num_leaves; i++) {
        wd_free(allocator, leaves[i].node);
    }
}

// join_neighbor joins the path's leaf with a neighbor under the same parent when both are small.
static bool join_neighbor(wd_range_map *map, wd_range_path *path) {
    wd_range_node *parent = path->nodes[path->height - 2];
    uint32_t slot = path->slots[path->height - 2];
    if (parent->count < 2) {
        return false;
    }
    slot -= slot + 1 == parent->count;
    wd_range_node *left = wd_inner_children(parent)[slot], *right = wd_inner_children(parent)[slot + 1];
    uint32_t count = left->count + right->count;
    if (left->wide || right->wide || count > LEAF_CAPACITY * 3 / 4 ||
        wd_leaf_end(right, right->count - 1u) - left->base > OFFSET_MAX) {
        return false;
    }
    wd_range_entry entries[LEAF_CAPACITY];
    for (uint32_t i = 0; i < count; i++) {
        entries[i] = i < left->count ? wd_leaf_entry(left, i) : wd_leaf_entry(right, i - left->count);
    }
    child merged;
    uint32_t made = 0;
    if (make_leaves(&map->allocator, entries, count, LEAF_CAPACITY, &merged, &made)) {
        return false;
    }
    assert(made == 1);
    merged.key = wd_inner_keys(parent)[slot];
    if (replace_leaves(map, path, slot, 2, &merged, 1)) {
        release_leaves(&map->allocator, &merged, made);
        return false;
    }
    return true;
}

// condense saves memory on a sparse leaf. It is an improvement only: when memory runs out, nothing happens.
static void condense(wd_range_map *map, wd_range_path *path) {
    if (path->height > 1 && join_neighbor(map, path)) {
        return;
    }
    const wd_range_node *leaf = wd_path_leaf(path);
    const uint32_t capacity = leaf_capacity(with_headroom(leaf->count));
    if (capacity < leaf->capacity) {
        (void)resize_leaf(map, path, capacity);
    }
}

// --- The splice

// replace_leaf replaces the path's leaf by leaves of about `target` of the entries each.
static wd_status replace_leaf(wd_range_map *map, wd_range_path *path, const wd_range_entry *entries,
                              uint32_t num_entries, uint32_t target) {
    child leaves[MAX_NEW_LEAVES];
    uint32_t num_leaves;
    wd_status status = make_leaves(&map->allocator, entries, num_entries, target, leaves, &num_leaves);
    const uint32_t slot = path->height > 1 ? path->slots[path->height - 2] : 0;
    if (num_leaves && path->height > 1) {
        leaves[0].key = wd_inner_keys(path->nodes[path->height - 2])[slot];
    }
    if (!status) {
        status = replace_leaves(map, path, slot, 1, leaves, num_leaves);
    }
    if (status) {
        release_leaves(&map->allocator, leaves, num_leaves);
    }
    return status;
}

// append_leaf puts the entries into leaves of their own after the path's leaf.
static wd_status append_leaf(wd_range_map *map, wd_range_path *path, const wd_range_entry *entries,
                             uint32_t num_entries) {
    child leaves[MAX_NEW_LEAVES];
    uint32_t num_leaves;
    wd_status status = make_leaves(&map->allocator, entries, num_entries, LEAF_CAPACITY, leaves, &num_leaves);
    if (!status) {
        status = replace_leaves(map, path, path->slots[path->height - 2] + 1, 0, leaves, num_leaves);
    }
    if (status) {
        release_leaves(&map->allocator, leaves, num_leaves);
    }
    return status;
}

// splice_rebuilding makes new leaves of the leaf's future ranges.
static wd_status splice_rebuilding(wd_range_map *map, wd_range_path *path, uint32_t first, uint32_t removed,
                                   const wd_range_entry *added, uint32_t num_added) {
    wd_range_node *leaf = wd_path_leaf(path);
    const bool appending = first + removed == leaf->count;
    if (appending && removed == 0 && path->height > 1) {
        return append_leaf(map, path, added, num_added);
    }
    wd_range_entry entries[LEAF_CAPACITY + SPLICE_CAPACITY];
    uint32_t count = 0;
    for (uint32_t i = 0; i < first; i++) {
        entries[count++] = wd_leaf_entry(leaf, i);
    }
    for (uint32_t i = 0; i < num_added; i++) {
        entries[count++] = added[i];
    }
    for (uint32_t i = first + removed; i < leaf->count; i++) {
        entries[count++] = wd_leaf_entry(leaf, i);
    }
    const uint32_t parts = (count + LEAF_CAPACITY - 1) / LEAF_CAPACITY;
    const uint32_t target = appending || parts <= 1 ? LEAF_CAPACITY : (count + parts - 1) / parts;
    return replace_leaf(map, path, entries, count, target);
}

// fits_in_place returns whether offsets can hold the leaf's future ranges, and from which base.
static bool fits_in_place(wd_range_node *leaf, uint32_t first, uint32_t removed, const wd_range_entry *added,
                          uint32_t num_added, uint64_t *base) {
    uint32_t count = leaf->count - removed + num_added;
    if (leaf->wide || count == 0 || count > LEAF_CAPACITY) {
        return false;
    }
    *base = first == 0 && num_added && added[0].range.begin < leaf->base ? added[0].range.begin : leaf->base;
    bool last_is_added = first + removed == leaf->count && num_added;
    uint64_t end = last_is_added
                       ? added[num_added - 1].range.end
                       : wd_leaf_end(leaf, first + removed == leaf->count ? first - 1 : leaf->count - 1u);
    return end - *base <= OFFSET_MAX;
}

static void rebase(wd_range_node *leaf, uint64_t base) {
    const uint32_t delta = (uint32_t)(leaf->base - base);
    leaf->base = base;
    for (uint32_t i = 0; i < leaf->count; i++) {
        wd_leaf_begins(leaf)[i] += delta;
        wd_leaf_tails(leaf)[i].end += delta;
    }
}

wd_status wd_range_splice(wd_range_map *map, wd_range_path *path, uint32_t first, uint32_t removed,
                          const wd_range_entry *added, uint32_t num_added) {
    wd_status status = wd_path_own(map, path);
    if (status) {
        return status;
    }
    map->version++;
    wd_range_node *leaf = wd_path_leaf(path);
    if (num_added && first + removed == leaf->count) {
        wd_path_raise_bound(path, added[num_added - 1].range.end);
    }
    uint64_t base;
    if (!fits_in_place(leaf, first, removed, added, num_added, &base)) {
        return splice_rebuilding(map, path, first, removed, added, num_added);
    }
    uint32_t count = leaf->count - removed + num_added;
    if (count > leaf->capacity) {
        status = grow_leaf(map, path, count);
        if (status) {
            return status;
        }
        leaf = wd_path_leaf(path);
    }
    if (base != leaf->base) {
        rebase(leaf, base);
    }
    if (num_added != removed) {
        wd_leaf_move(leaf, first + num_added, first + removed, leaf->count - first - removed);
        leaf->count = (uint8_t)count;
    }
    for (uint32_t i = 0; i < num_added; i++) {
        leaf_put(leaf, first + i, &added[i]);
    }
    if (num_added < removed && wd_leaf_is_sparse(leaf, count, path->height == 1)) {
        condense(map, path);
    }
    return WD_OK;
}

// copy_part makes a leaf of the slots [first, end) of a leaf that is not wide.
static wd_range_node *copy_part(const wd_allocator *allocator, wd_range_node *leaf, uint32_t first,
                                uint32_t end) {
    const uint32_t count = end - first;
    wd_range_node *part = wd_range_leaf_create(allocator, leaf_capacity(with_headroom(count)));
    if (part) {
        part->count = (uint8_t)count;
        part->base = leaf->base;
        memcpy(wd_leaf_begins(part), wd_leaf_begins(leaf) + first, count * sizeof(uint32_t));
        memcpy(wd_leaf_tails(part), wd_leaf_tails(leaf) + first, count * sizeof(wd_range_tail));
        rebase(part, wd_leaf_begin(part, 0));
    }
    return part;
}

wd_status wd_range_make_room(wd_range_map *map, wd_range_path *path) {
    if (wd_path_own(map, path)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_range_node *leaf = wd_path_leaf(path);
    map->version++;
    if (leaf->capacity < LEAF_CAPACITY) {
        return grow_leaf(map, path, leaf->capacity + 1u);
    }
    child halves[2] = {{0, copy_part(&map->allocator, leaf, 0, leaf->count / 2)},
                       {0, copy_part(&map->allocator, leaf, leaf->count / 2, leaf->count)}};
    wd_status status = halves[0].node && halves[1].node ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (!status) {
        const uint32_t above = path->height - 1, slot = above ? path->slots[above - 1] : 0;
        halves[0].key = above ? wd_inner_keys(path->nodes[above - 1])[slot] : halves[0].node->base;
        halves[1].key = halves[1].node->base;
        status = replace_leaves(map, path, slot, 1, halves, 2);
    }
    if (status) {
        release_leaves(&map->allocator, halves, 2);
    }
    return status;
}

wd_status wd_range_insert_first(wd_range_map *map, const wd_range_entry *added, uint32_t num_added) {
    assert(!map->root && num_added && num_added <= LEAF_CAPACITY);
    // An empty leaf for the splice to fill; it is removed again when that fails.
    wd_range_node *leaf = wd_range_leaf_create(&map->allocator, leaf_capacity(num_added));
    if (!leaf) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    leaf->base = added[0].range.begin;
    map->root = leaf;
    wd_range_path path = {.height = 1, .nodes = {leaf}};
    wd_status status = wd_range_splice(map, &path, 0, 0, added, num_added);
    if (status) {
        wd_range_node_release(&map->allocator, map->root);
        map->root = NULL;
    }
    return status;
}
