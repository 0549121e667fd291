// The tree under a range map: nodes, paths, copy-on-write, and the splice that every change goes through.
#include <assert.h>
#include <string.h>

#include "vk/rangemap/rangemap_internal.h"

// A node that is to hang below a parent, with the key that it gets there.
typedef struct child {
    uint64_t key;
    wd_range_node *node;
} child;

enum {
    // Leaves that one splice can make: in the worst case each range is too long to share a leaf.
    MAX_NEW_LEAVES = LEAF_CAPACITY + SPLICE_CAPACITY,
    MAX_SPARE_NODES = MAX_NEW_LEAVES + 2 * WD_RANGE_MAX_HEIGHT,
};

// --- Nodes

static wd_range_node *allocate_leaf(const wd_allocator *allocator, uint32_t capacity) {
    wd_range_node *leaf = wd_alloc(allocator, sizeof *leaf + 3 * sizeof(uint32_t) * capacity);
    if (leaf) {
        *leaf = (wd_range_node){.references = 1, .capacity = (uint16_t)capacity};
    }
    return leaf;
}

static size_t inner_size(void) {
    return sizeof(wd_range_node) + INNER_CAPACITY * (sizeof(uint64_t) + sizeof(wd_range_node *));
}

static wd_range_node *allocate_inner(const wd_allocator *allocator) {
    wd_range_node *inner = wd_alloc(allocator, inner_size());
    if (inner) {
        *inner = (wd_range_node){.references = 1, .capacity = INNER_CAPACITY};
    }
    return inner;
}

static wd_range_node *retain(wd_range_node *node) {
    __atomic_fetch_add(&node->references, 1, __ATOMIC_RELAXED);
    return node;
}

void wd_range_node_release(const wd_allocator *allocator, wd_range_node *node) {
    if (!node || __atomic_fetch_sub(&node->references, 1, __ATOMIC_ACQ_REL) != 1) {
        return;
    }
    if (node->level) {
        for (uint32_t i = 0; i < node->count; i++) {
            wd_range_node_release(allocator, wd_inner_children(node)[i]);
        }
    }
    wd_free(allocator, node);
}

static void copy_entries(wd_range_node *to, uint32_t to_slot, wd_range_node *from, uint32_t from_slot,
                         uint32_t count) {
    memcpy(wd_leaf_begins(to) + to_slot, wd_leaf_begins(from) + from_slot, count * sizeof(uint32_t));
    memcpy(wd_leaf_ends(to) + to_slot, wd_leaf_ends(from) + from_slot, count * sizeof(uint32_t));
    memcpy(wd_leaf_values(to) + to_slot, wd_leaf_values(from) + from_slot, count * sizeof(uint32_t));
}

// clone copies a node; its children are then shared. `capacity` is that of the copy, for leaves.
static wd_range_node *clone(const wd_allocator *allocator, wd_range_node *node, uint32_t capacity) {
    if (node->level) {
        wd_range_node *copy = allocate_inner(allocator);
        if (copy) {
            memcpy(copy, node, inner_size());
            copy->references = 1;
            for (uint32_t i = 0; i < copy->count; i++) {
                retain(wd_inner_children(copy)[i]);
            }
        }
        return copy;
    }
    wd_range_node *copy = allocate_leaf(allocator, capacity);
    if (copy) {
        copy->count = node->count;
        copy->wide = node->wide;
        copy->base = node->base;
        copy->wide_end = node->wide_end;
        copy_entries(copy, 0, node, 0, node->count);
    }
    return copy;
}

// --- Paths

// Both ranks are uniform binary searches (Knuth, volume 3, 6.2.1, algorithm U, in Shar's form): the number of steps
// depends on the size alone and no step branches on what it reads, so there is nothing to mispredict.

// highest_power returns the largest power of two that is at most `count`, which is not 0.
static uint32_t highest_power(uint32_t count) {
    return 0x80000000u >> __builtin_clz(count);
}

// leaf_rank returns how many ranges of a leaf begin at `position` or before.
static uint32_t leaf_rank(wd_range_node *leaf, uint64_t position) {
    if (position < leaf->base || leaf->count == 0) {
        return 0;
    }
    uint64_t distance = position - leaf->base;
    uint32_t offset = distance > UINT32_MAX ? UINT32_MAX : (uint32_t)distance;
    const uint32_t *begins = wd_leaf_begins(leaf);
    uint32_t step = highest_power(leaf->count);
    uint32_t rank = (leaf->count - step) & -(uint32_t)(begins[step - 1] <= offset);
    while (step >>= 1) {
        rank += step & -(uint32_t)(begins[rank + step - 1] <= offset);
    }
    return rank + (begins[rank] <= offset);
}

// inner_rank returns the child where a range that begins at `position` belongs: key[0] bounds nothing.
static uint32_t inner_rank(wd_range_node *inner, uint64_t position) {
    if (inner->count == 1) {
        return 0;
    }
    const uint64_t *keys = wd_inner_keys(inner) + 1;
    uint32_t step = highest_power(inner->count - 1u);
    uint32_t rank = (inner->count - 1u - step) & -(uint32_t)(keys[step - 1] <= position);
    while (step >>= 1) {
        rank += step & -(uint32_t)(keys[rank + step - 1] <= position);
    }
    return rank + (keys[rank] <= position);
}

bool wd_path_descend(const wd_range_map *map, uint64_t position, wd_range_path *path) {
    wd_range_node *node = map->root;
    path->height = 0;
    if (!node) {
        return false;
    }
    for (; node->level; node = wd_inner_children(node)[path->slots[path->height++]]) {
        path->nodes[path->height] = node;
        path->slots[path->height] = inner_rank(node, position);
    }
    path->nodes[path->height] = node;
    path->slots[path->height++] = leaf_rank(node, position);
    return true;
}

// step moves the path to the leaf before or after its own, to that leaf's last or first range.
static bool step(wd_range_path *path, bool forward) {
    uint32_t depth = path->height - 1;
    for (;;) {
        if (depth-- == 0) {
            return false;
        }
        if (forward ? path->slots[depth] + 1 < path->nodes[depth]->count : path->slots[depth] > 0) {
            break;
        }
    }
    path->slots[depth] += forward ? 1 : -1;
    wd_range_node *node = wd_inner_children(path->nodes[depth])[path->slots[depth]];
    for (depth++; depth < path->height; depth++) {
        path->nodes[depth] = node;
        path->slots[depth] = forward ? 0 : node->count - 1u;
        if (node->level) {
            node = wd_inner_children(node)[path->slots[depth]];
        }
    }
    return true;
}

bool wd_path_next(wd_range_path *path) {
    uint32_t *slot = &path->slots[path->height - 1];
    if (*slot + 1 < wd_path_leaf(path)->count) {
        ++*slot;
        return true;
    }
    return step(path, true);
}

bool wd_path_previous(wd_range_path *path) {
    uint32_t *slot = &path->slots[path->height - 1];
    if (*slot > 0) {
        --*slot;
        return true;
    }
    return step(path, false);
}

bool wd_path_seek(const wd_range_map *map, uint64_t position, wd_range_path *path) {
    if (!wd_path_descend(map, position, path)) {
        return false;
    }
    uint32_t *slot = &path->slots[path->height - 1];
    wd_range_node *leaf = wd_path_leaf(path);
    if (*slot > 0) {
        if (wd_leaf_end(leaf, *slot - 1) > position) {
            --*slot;
            return true;
        }
        return *slot < leaf->count || step(path, true);
    }
    return true; // What ends after `position` in the leaf before would end behind this leaf's key.
}

uint64_t wd_path_bound(const wd_range_path *path) {
    for (uint32_t depth = path->height - 1; depth-- > 0;) {
        if (path->slots[depth] + 1 < path->nodes[depth]->count) {
            return wd_inner_keys(path->nodes[depth])[path->slots[depth] + 1];
        }
    }
    return UINT64_MAX;
}

wd_status wd_path_own(wd_range_map *map, wd_range_path *path) {
    for (uint32_t depth = 0; depth < path->height; depth++) {
        wd_range_node *node = path->nodes[depth];
        if (__atomic_load_n(&node->references, __ATOMIC_ACQUIRE) == 1) {
            continue;
        }
        wd_range_node *copy = clone(&map->allocator, node, node->capacity);
        if (!copy) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        wd_range_node **link =
            depth ? &wd_inner_children(path->nodes[depth - 1])[path->slots[depth - 1]] : &map->root;
        *link = copy;
        path->nodes[depth] = copy;
        map->version++;
        wd_range_node_release(&map->allocator, node);
    }
    return WD_OK;
}

// --- Leaves out of entries

static void leaf_put(wd_range_node *leaf, uint32_t slot, const wd_range_entry *entry) {
    wd_leaf_begins(leaf)[slot] = (uint32_t)(entry->range.begin - leaf->base);
    wd_leaf_values(leaf)[slot] = entry->value;
    if (leaf->wide) {
        leaf->wide_end = entry->range.end;
        wd_leaf_ends(leaf)[slot] = 0;
    } else {
        wd_leaf_ends(leaf)[slot] = (uint32_t)(entry->range.end - leaf->base);
    }
}

static uint32_t round_capacity(uint32_t count) {
    uint32_t capacity = (count + 4 + 7) & ~7u;
    return capacity < LEAF_CAPACITY ? capacity : LEAF_CAPACITY;
}

// make_leaves packs entries into leaves of about `target` ranges. `*num_leaves` counts those made, also on failure.
static wd_status make_leaves(const wd_allocator *allocator, const wd_range_entry *entries,
                             uint32_t num_entries, uint32_t target, child *leaves, uint32_t *num_leaves) {
    *num_leaves = 0;
    for (uint32_t first = 0; first < num_entries;) {
        uint64_t base = entries[first].range.begin;
        uint32_t count = 0;
        while (count < target && first + count < num_entries &&
               entries[first + count].range.end - base <= UINT32_MAX) {
            count++;
        }
        bool wide = count == 0;
        count += wide;
        wd_range_node *leaf = allocate_leaf(allocator, wide ? 1 : round_capacity(count));
        if (!leaf) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        leaf->count = (uint16_t)count;
        leaf->base = base;
        leaf->wide = wide;
        for (uint32_t i = 0; i < count; i++) {
            leaf_put(leaf, i, &entries[first + i]);
        }
        leaves[(*num_leaves)++] = (child){base, leaf};
        first += count;
    }
    return WD_OK;
}

// --- Replacing children

// spare_nodes are allocated before the first change, so that a splice happens whole or not at all.
typedef struct spare_nodes {
    wd_range_node *nodes[MAX_SPARE_NODES];
    uint32_t count;
} spare_nodes;

// spare_nodes_needed counts the inner nodes that replacing `removed` by `added` children at `depth` will split off.
static uint32_t spare_nodes_needed(const wd_range_path *path, uint32_t depth, uint32_t removed,
                                   uint32_t added) {
    uint32_t needed = 0;
    for (uint32_t d = depth + 1; d-- > 0;) {
        uint32_t count = path->nodes[d]->count - removed + added;
        if (count <= INNER_CAPACITY) {
            return needed;
        }
        added = (count + INNER_CAPACITY - 1) / INNER_CAPACITY - 1;
        needed += added;
        removed = 0;
    }
    return needed + 1; // A new root.
}

static wd_status allocate_spare_nodes(const wd_allocator *allocator, uint32_t needed, spare_nodes *spare) {
    for (spare->count = 0; spare->count < needed; spare->count++) {
        spare->nodes[spare->count] = allocate_inner(allocator);
        if (!spare->nodes[spare->count]) {
            while (spare->count) {
                wd_free(allocator, spare->nodes[--spare->count]);
            }
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    return WD_OK;
}

static void fill_inner(wd_range_node *inner, uint32_t level, const child *children, uint32_t count) {
    inner->level = (uint8_t)level;
    inner->count = (uint16_t)count;
    for (uint32_t i = 0; i < count; i++) {
        wd_inner_keys(inner)[i] = children[i].key;
        wd_inner_children(inner)[i] = children[i].node;
    }
}

// remove_empty takes a node without children out of the tree, and its parents that this leaves empty.
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
        uint32_t behind = parent->count - slot - 1u;
        memmove(wd_inner_keys(parent) + slot, wd_inner_keys(parent) + slot + 1, behind * sizeof(uint64_t));
        memmove(wd_inner_children(parent) + slot, wd_inner_children(parent) + slot + 1,
                behind * sizeof(wd_range_node *));
        if (--parent->count) {
            return;
        }
    }
}

// collapse_root drops roots with one child.
static void collapse_root(wd_range_map *map) {
    while (map->root && map->root->level && map->root->count == 1) {
        wd_range_node *root = map->root;
        map->root = retain(wd_inner_children(root)[0]);
        wd_range_node_release(&map->allocator, root);
    }
}

// replace_children puts `added` in the place of `removed` children of the owned node at `depth`, splitting upwards with
// the spare nodes. It drops no references of removed children.
static void replace_children(wd_range_map *map, wd_range_path *path, uint32_t depth, uint32_t first,
                             uint32_t removed, const child *added, uint32_t num_added, spare_nodes *spare) {
    child all[INNER_CAPACITY + MAX_NEW_LEAVES];
    wd_range_node *node = path->nodes[depth];
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
    if (count <= INNER_CAPACITY) {
        fill_inner(node, node->level, all, count);
        return;
    }
    uint32_t parts = (count + INNER_CAPACITY - 1) / INNER_CAPACITY;
    // Appending leaves full nodes behind: the last part takes what is left.
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
    wd_range_node *root = allocate_inner(&map->allocator);
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

// replace_leaves puts new leaves in the place of `removed` owned or shared ones, the first of which is at `slot` of the
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
    uint32_t needed = spare_nodes_needed(path, depth, removed, num_leaves);
    if (allocate_spare_nodes(&map->allocator, needed, &spare)) {
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

// merge_small joins the path's leaf with a neighbour under the same parent when both are small. It is an improvement
// only: when memory runs out, nothing happens.
static void merge_small(wd_range_map *map, wd_range_path *path) {
    wd_range_node *parent = path->nodes[path->height - 2];
    uint32_t slot = path->slots[path->height - 2];
    if (parent->count < 2) {
        return;
    }
    slot -= slot + 1 == parent->count;
    wd_range_node *left = wd_inner_children(parent)[slot], *right = wd_inner_children(parent)[slot + 1];
    uint32_t count = left->count + right->count;
    if (left->wide || right->wide || count > LEAF_CAPACITY * 3 / 4 ||
        wd_leaf_end(right, right->count - 1u) - left->base > UINT32_MAX) {
        return;
    }
    wd_range_entry entries[LEAF_CAPACITY];
    for (uint32_t i = 0; i < count; i++) {
        entries[i] = i < left->count ? wd_leaf_entry(left, i) : wd_leaf_entry(right, i - left->count);
    }
    child merged;
    uint32_t made = 0;
    if (make_leaves(&map->allocator, entries, count, LEAF_CAPACITY, &merged, &made) == WD_OK) {
        assert(made == 1);
        merged.key = wd_inner_keys(parent)[slot];
        if (replace_leaves(map, path, slot, 2, &merged, 1)) {
            release_leaves(&map->allocator, &merged, made);
        }
    }
}

// --- The splice

// splice_rebuilding makes new leaves out of what the leaf will hold.
static wd_status splice_rebuilding(wd_range_map *map, wd_range_path *path, uint32_t first, uint32_t removed,
                                   const wd_range_entry *added, uint32_t num_added) {
    wd_range_node *leaf = wd_path_leaf(path);
    wd_range_entry entries[LEAF_CAPACITY + SPLICE_CAPACITY];
    uint32_t count = 0;
    for (uint32_t i = 0; i < first; i++) {
        entries[count++] = wd_leaf_entry(leaf, i);
    }
    for (uint32_t i = 0; i < num_added; i++) {
        entries[count++] = added[i];
    }
    const bool appending = first + removed == leaf->count;
    for (uint32_t i = first + removed; i < leaf->count; i++) {
        entries[count++] = wd_leaf_entry(leaf, i);
    }
    const uint32_t parts = (count + LEAF_CAPACITY - 1) / LEAF_CAPACITY;
    const uint32_t target = appending || parts <= 1 ? LEAF_CAPACITY : (count + parts - 1) / parts;
    child leaves[MAX_NEW_LEAVES];
    uint32_t num_leaves;
    wd_status status = make_leaves(&map->allocator, entries, count, target, leaves, &num_leaves);
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

// raise_bound keeps the ends of this leaf's ranges at or before the key of the next leaf. That key may rise: nothing
// there begins before `end`.
static void raise_bound(wd_range_path *path, uint64_t end) {
    for (uint32_t depth = path->height - 1; depth-- > 0;) {
        uint32_t next = path->slots[depth] + 1;
        if (next < path->nodes[depth]->count) {
            uint64_t *key = &wd_inner_keys(path->nodes[depth])[next];
            *key = *key < end ? end : *key;
            return;
        }
    }
}

// fits_in_place tells whether 32-bit offsets reach what the leaf will hold, and from which base.
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
    return end - *base <= UINT32_MAX;
}

static wd_status grow_leaf(wd_range_map *map, wd_range_path *path, uint32_t count) {
    wd_range_node *leaf = wd_path_leaf(path);
    uint32_t capacity = count > leaf->capacity + 16u ? round_capacity(count) : leaf->capacity + 16u;
    wd_range_node *grown = clone(&map->allocator, leaf, capacity < LEAF_CAPACITY ? capacity : LEAF_CAPACITY);
    if (!grown) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    uint32_t above = path->height - 1;
    *(above ? &wd_inner_children(path->nodes[above - 1])[path->slots[above - 1]] : &map->root) = grown;
    path->nodes[above] = grown;
    wd_free(&map->allocator, leaf);
    return WD_OK;
}

static void rebase(wd_range_node *leaf, uint64_t base) {
    uint32_t delta = (uint32_t)(leaf->base - base);
    leaf->base = base;
    for (uint32_t i = 0; i < leaf->count; i++) {
        wd_leaf_begins(leaf)[i] += delta;
        wd_leaf_ends(leaf)[i] += delta;
    }
}

static void move_slots(uint32_t *array, uint32_t to, uint32_t from, uint32_t count) {
    memmove(array + to, array + from, count * sizeof *array);
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
        raise_bound(path, added[num_added - 1].range.end);
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
        uint32_t behind = leaf->count - first - removed;
        move_slots(wd_leaf_begins(leaf), first + num_added, first + removed, behind);
        move_slots(wd_leaf_ends(leaf), first + num_added, first + removed, behind);
        move_slots(wd_leaf_values(leaf), first + num_added, first + removed, behind);
        leaf->count = (uint16_t)count;
    }
    for (uint32_t i = 0; i < num_added; i++) {
        leaf_put(leaf, first + i, &added[i]);
    }
    if (num_added < removed && count < LEAF_CAPACITY / 4 && path->height > 1) {
        merge_small(map, path);
    }
    return WD_OK;
}

wd_status wd_range_insert_first(wd_range_map *map, const wd_range_entry *added, uint32_t num_added) {
    assert(!map->root && num_added && num_added <= LEAF_CAPACITY);
    // A leaf without ranges lets the splice do the rest; it is gone again when that fails.
    wd_range_node *leaf = allocate_leaf(&map->allocator, 4);
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
