// Nodes of the range map's tree, and the operations on paths that rangemap.c and rangemap_walk.c share.
#ifndef WARDEN_VK_RANGEMAP_RANGEMAP_INTERNAL_H
#define WARDEN_VK_RANGEMAP_RANGEMAP_INTERNAL_H

#include "vk/rangemap/rangemap.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LEAF_CAPACITY = 64,
    INNER_CAPACITY = 32,
    // The most entries that one splice can put into one leaf's place: an update turns the 64 ranges of a leaf and the
    // gaps around them into entries of their own.
    SPLICE_CAPACITY = 2 * LEAF_CAPACITY + 2,
};

// A node is a leaf (level 0) or has children (level above 0). `references` counts maps and parents.
//
// A leaf's `words` hold begin[capacity], end[capacity] as offsets from `base`, then value[capacity]. A range longer than
// 32-bit offsets reach has a leaf of its own, a wide one: its end is `wide_end`.
// An inner node's `words` hold key[INNER_CAPACITY] and child[INNER_CAPACITY]. Each range below child i begins at key[i] or
// later, and ends at key[i + 1] or before. key[0] bounds nothing: what begins before it also belongs to child 0.
struct wd_range_node {
    uint32_t references; // Atomic.
    uint16_t count;
    uint16_t capacity;
    uint8_t level;
    bool wide;
    uint64_t base;
    uint64_t wide_end;
    uint32_t words[];
};

static inline uint32_t *wd_leaf_begins(wd_range_node *leaf) {
    return leaf->words;
}

static inline uint32_t *wd_leaf_ends(wd_range_node *leaf) {
    return leaf->words + leaf->capacity;
}

static inline uint32_t *wd_leaf_values(wd_range_node *leaf) {
    return leaf->words + 2 * leaf->capacity;
}

static inline uint64_t wd_leaf_begin(wd_range_node *leaf, uint32_t slot) {
    return leaf->base + wd_leaf_begins(leaf)[slot];
}

static inline uint64_t wd_leaf_end(wd_range_node *leaf, uint32_t slot) {
    return leaf->wide ? leaf->wide_end : leaf->base + wd_leaf_ends(leaf)[slot];
}

static inline wd_range_entry wd_leaf_entry(wd_range_node *leaf, uint32_t slot) {
    return (wd_range_entry){{wd_leaf_begin(leaf, slot), wd_leaf_end(leaf, slot)}, wd_leaf_values(leaf)[slot]};
}

static inline uint64_t *wd_inner_keys(wd_range_node *inner) {
    return (uint64_t *)inner->words;
}

static inline wd_range_node **wd_inner_children(wd_range_node *inner) {
    return (wd_range_node **)(wd_inner_keys(inner) + INNER_CAPACITY);
}

// wd_path_descend leads to the leaf where a range that begins at `position` belongs; the last slot is the number of
// ranges there that begin at `position` or before. False: the map is empty.
bool wd_path_descend(const wd_range_map *map, uint64_t position, wd_range_path *path);

// wd_path_seek leads to the first range that ends after `position`. False: there is none.
bool wd_path_seek(const wd_range_map *map, uint64_t position, wd_range_path *path);

// wd_path_next and wd_path_previous step to the neighbouring range. False: there is none; the path is unchanged.
bool wd_path_next(wd_range_path *path);
bool wd_path_previous(wd_range_path *path);

// wd_path_bound returns the key of the next leaf: no range of the path's leaf ends behind it, none that begins there or
// later belongs to the path's leaf. UINT64_MAX where there is no next leaf.
uint64_t wd_path_bound(const wd_range_path *path);

static inline wd_range_node *wd_path_leaf(const wd_range_path *path) {
    return path->nodes[path->height - 1];
}

static inline uint32_t wd_path_slot(const wd_range_path *path) {
    return path->slots[path->height - 1];
}

static inline wd_range_entry wd_path_entry(const wd_range_path *path) {
    return wd_leaf_entry(wd_path_leaf(path), wd_path_slot(path));
}

// wd_path_own makes every node of the path belong to this map alone, copying those that are shared.
wd_status wd_path_own(wd_range_map *map, wd_range_path *path);

// wd_range_splice replaces `removed` ranges of the path's leaf, from slot `first`, by `num_added` (at most
// SPLICE_CAPACITY) entries, which must fit between the neighbours. The path is invalid afterwards. On failure nothing
// changed.
wd_status wd_range_splice(wd_range_map *map, wd_range_path *path, uint32_t first, uint32_t removed,
                          const wd_range_entry *added, uint32_t num_added);

// wd_range_insert_first makes the first leaf of an empty map.
wd_status wd_range_insert_first(wd_range_map *map, const wd_range_entry *added, uint32_t num_added);

void wd_range_node_release(const wd_allocator *allocator, wd_range_node *node);

static inline bool wd_range_is_empty(wd_range range) {
    return range.begin >= range.end;
}

#ifdef __cplusplus
}
#endif
#endif
