// Nodes of a range map's tree and the paths through it.
#include <string.h>

#include "vk/rangemap/rangemap_internal.h"

// --- Nodes

wd_range_node *wd_range_leaf_create(const wd_allocator *allocator, uint32_t capacity) {
    wd_range_node *leaf = wd_alloc(allocator, wd_leaf_size(capacity));
    if (leaf) {
        // Searches and moves read unused slots: any value is fine, but it must be initialized.
        memset(leaf, 0, wd_leaf_size(capacity));
        leaf->references = 1;
        leaf->capacity = (uint8_t)capacity;
    }
    return leaf;
}

wd_range_node *wd_range_inner_create(const wd_allocator *allocator, uint32_t capacity) {
    wd_range_node *inner = wd_alloc(allocator, wd_inner_size(capacity));
    if (inner) {
        *inner = (wd_range_node){.references = 1, .level = 1, .capacity = (uint8_t)capacity};
        memset(wd_inner_keys(inner), 0xFF, (capacity + 1) * sizeof(uint64_t));
    }
    return inner;
}

wd_range_node *wd_range_node_retain(wd_range_node *node) {
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

static wd_range_node *clone_inner(const wd_allocator *allocator, wd_range_node *inner, uint32_t capacity) {
    wd_range_node *copy = wd_range_inner_create(allocator, capacity);
    if (copy) {
        copy->level = inner->level;
        copy->count = inner->count;
        memcpy(wd_inner_keys(copy), wd_inner_keys(inner), inner->count * sizeof(uint64_t));
        for (uint32_t i = 0; i < inner->count; i++) {
            wd_inner_children(copy)[i] = wd_range_node_retain(wd_inner_children(inner)[i]);
        }
    }
    return copy;
}

wd_range_node *wd_range_node_clone(const wd_allocator *allocator, wd_range_node *node, uint32_t capacity) {
    if (node->level) {
        return clone_inner(allocator, node, capacity);
    }
    wd_range_node *copy = wd_range_leaf_create(allocator, capacity);
    if (copy) {
        // A wide leaf has its end in the tail after that of its only range.
        const uint32_t num_tails = node->count + (node->wide ? 1u : 0u);
        copy->count = node->count;
        copy->wide = node->wide;
        copy->base = node->base;
        memcpy(wd_leaf_begins(copy), wd_leaf_begins(node), node->count * sizeof(uint32_t));
        memcpy(wd_leaf_tails(copy), wd_leaf_tails(node), num_tails * sizeof(wd_range_tail));
    }
    return copy;
}

// --- Paths

bool wd_path_descend(const wd_range_map *map, uint64_t position, wd_range_path *path) {
    wd_range_node *node = map->root;
    path->height = 0;
    if (!node) {
        return false;
    }
    for (; node->level; node = wd_inner_children(node)[path->slots[path->height++]]) {
        path->nodes[path->height] = node;
        path->slots[path->height] = wd_inner_rank(node, position);
    }
    path->nodes[path->height] = node;
    path->slots[path->height++] = wd_leaf_rank(node, position);
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
    return true; // A range of the previous leaf that ends after `position` would end after this leaf's key.
}

// bounding_key returns the key of the leaf after the path's, or NULL.
static uint64_t *bounding_key(const wd_range_path *path) {
    for (uint32_t depth = path->height - 1; depth-- > 0;) {
        const uint32_t next = path->slots[depth] + 1;
        if (next < path->nodes[depth]->count) {
            return &wd_inner_keys(path->nodes[depth])[next];
        }
    }
    return NULL;
}

uint64_t wd_path_bound(const wd_range_path *path) {
    const uint64_t *key = bounding_key(path);
    return key ? *key : UINT64_MAX;
}

void wd_path_raise_bound(wd_range_path *path, uint64_t end) {
    uint64_t *key = bounding_key(path);
    if (key && *key < end) {
        *key = end;
    }
}

wd_status wd_path_own(wd_range_map *map, wd_range_path *path) {
    for (uint32_t depth = 0; depth < path->height; depth++) {
        wd_range_node *node = path->nodes[depth];
        if (!wd_node_is_shared(node)) {
            continue;
        }
        wd_range_node *copy = wd_range_node_clone(&map->allocator, node, node->capacity);
        if (!copy) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *wd_path_link(map, path, depth) = copy;
        path->nodes[depth] = copy;
        map->version++;
        wd_range_node_release(&map->allocator, node);
    }
    return WD_OK;
}
