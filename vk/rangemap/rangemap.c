// Changes of a range map: each is found on a path and made by splices.
#include "vk/rangemap/rangemap.h"

#include <string.h>

#include "vk/rangemap/rangemap_internal.h"

void wd_range_map_init(wd_range_map *map, wd_allocator allocator) {
    *map = (wd_range_map){.allocator = allocator};
}

void wd_range_map_clear(wd_range_map *map) {
    wd_range_node_release(&map->allocator, map->root);
    map->root = NULL;
    map->version++;
}

void wd_range_map_finish(wd_range_map *map) {
    if (map && map->root) {
        wd_range_map_clear(map);
    }
}

void wd_range_map_copy(wd_range_map *copy, const wd_range_map *map) {
    wd_range_node *root = map->root;
    if (root) {
        __atomic_fetch_add(&root->references, 1, __ATOMIC_RELAXED);
    }
    wd_range_map_finish(copy);
    copy->allocator = map->allocator;
    copy->root = root;
    copy->version++;
}

bool wd_range_map_is_empty(const wd_range_map *map) {
    return !map->root;
}

bool wd_range_map_find(const wd_range_map *map, uint64_t position, wd_range_entry *entry) {
    wd_range_node *node = map->root;
    if (!node) {
        return false;
    }
    while (node->level) {
        node = wd_inner_children(node)[wd_inner_rank(node, position)];
    }
    const uint32_t rank = wd_leaf_rank(node, position);
    if (rank == 0 || wd_leaf_end(node, rank - 1) <= position) {
        return false;
    }
    if (entry) {
        *entry = wd_leaf_entry(node, rank - 1);
    }
    return true;
}

wd_status wd_range_map_erase(wd_range_map *map, wd_range range) {
    const wd_range erased = range;
    wd_range_path path;
    while (!wd_range_is_empty(range) && wd_path_seek(map, range.begin, &path)) {
        wd_range_node *leaf = wd_path_leaf(&path);
        uint32_t first = wd_path_slot(&path);
        uint32_t end = wd_leaf_rank(leaf, range.end - 1);
        if (first >= end) {
            break;
        }
        wd_range_entry left = wd_leaf_entry(leaf, first), right = wd_leaf_entry(leaf, end - 1), kept[2];
        uint32_t num_kept = 0;
        if (left.range.begin < range.begin) {
            kept[num_kept++] = (wd_range_entry){{left.range.begin, range.begin}, left.value};
        }
        if (right.range.end > range.end) {
            kept[num_kept++] = (wd_range_entry){{range.end, right.range.end}, right.value};
        }
        wd_status status = wd_range_splice(map, &path, first, end - first, kept, num_kept);
        if (status) {
            return status;
        }
        range.begin = right.range.end;
    }
    wd_range_map_assert_near(map, erased);
    return WD_OK;
}

wd_status wd_range_map_split_at(wd_range_map *map, uint64_t position) {
    wd_range_path path;
    if (!wd_path_seek(map, position, &path)) {
        return WD_OK;
    }
    wd_range_entry entry = wd_path_entry(&path);
    if (entry.range.begin >= position) {
        return WD_OK;
    }
    wd_range_entry halves[2] = {entry, entry};
    halves[0].range.end = position;
    halves[1].range.begin = position;
    const wd_status status = wd_range_splice(map, &path, wd_path_slot(&path), 1, halves, 2);
    wd_range_map_assert_near(map, entry.range);
    return status;
}

wd_status wd_range_map_infill(wd_range_map *map, wd_range range, uint32_t value) {
    while (!wd_range_is_empty(range)) {
        wd_range_path path;
        wd_range_entry next = {range, 0};
        next.range.begin = range.end; // As if a range followed.
        next.range.end = range.end;
        if (wd_path_seek(map, range.begin, &path) && wd_path_entry(&path).range.begin < range.end) {
            next = wd_path_entry(&path);
        }
        if (next.range.begin > range.begin) {
            wd_status status = wd_range_map_store(map, (wd_range){range.begin, next.range.begin}, value);
            if (status) {
                return status;
            }
        }
        range.begin = next.range.end;
    }
    return WD_OK;
}

// --- Update

// An update works leaf by leaf: the updater is called for each range, its results are collected, and one splice
// stores them, or only values are written.
typedef struct leaf_update {
    uint32_t first, end; // Slots seen.
    wd_range_entry wanted[SPLICE_CAPACITY];
    uint32_t num_wanted;
    bool values_changed;
    bool structure_changed;
    uint64_t reached; // Everything before this position is done.
} leaf_update;

typedef struct update_request {
    bool with_gaps;
    wd_range_updater update;
    void *user;
} update_request;

static void show(leaf_update *work, const update_request *request, wd_range range, uint32_t value,
                 bool is_gap) {
    uint32_t wanted = value;
    wd_range_action action = request->update(request->user, range, &wanted, is_gap);
    if (action == WD_RANGE_KEEP) {
        work->wanted[work->num_wanted++] = (wd_range_entry){range, wanted};
        work->values_changed |= wanted != value;
    }
    work->structure_changed |= is_gap == (action == WD_RANGE_KEEP);
}

static void collect(leaf_update *work, const wd_range_path *path, wd_range range,
                    const update_request *request) {
    wd_range_node *leaf = wd_path_leaf(path);
    uint32_t slot = wd_path_slot(path);
    if (slot > 0 && wd_leaf_begin(leaf, slot - 1) == range.begin) {
        slot--;
    }
    *work = (leaf_update){.first = slot, .reached = range.begin};
    for (; slot < leaf->count && wd_leaf_begin(leaf, slot) < range.end; slot++) {
        wd_range_entry entry = wd_leaf_entry(leaf, slot);
        if (request->with_gaps && entry.range.begin > work->reached) {
            show(work, request, (wd_range){work->reached, entry.range.begin}, 0, true);
        }
        show(work, request, entry.range, entry.value, false);
        work->reached = entry.range.end;
    }
    work->end = slot;
    if (slot < leaf->count) {
        // The rest of the range is a gap before this range.
        if (request->with_gaps && work->reached < range.end) {
            show(work, request, (wd_range){work->reached, range.end}, 0, true);
        }
        work->reached = range.end;
        return;
    }
    // The gap after this leaf ends where the next leaf's first range begins. It belongs to this leaf if it begins here.
    wd_range_path next = *path;
    next.slots[next.height - 1] = leaf->count - 1u;
    uint64_t gap_end = wd_path_next(&next) ? wd_path_entry(&next).range.begin : range.end;
    gap_end = gap_end < range.end ? gap_end : range.end;
    if (work->reached < gap_end && work->reached >= wd_path_bound(path)) {
        return;
    }
    if (request->with_gaps && work->reached < gap_end) {
        show(work, request, (wd_range){work->reached, gap_end}, 0, true);
    }
    work->reached = gap_end > work->reached ? gap_end : work->reached;
}

static wd_status apply(wd_range_map *map, wd_range_path *path, const leaf_update *work) {
    if (work->structure_changed) {
        return wd_range_splice(map, path, work->first, work->end - work->first, work->wanted,
                               work->num_wanted);
    }
    if (!work->values_changed) {
        return WD_OK;
    }
    wd_status status = wd_path_own(map, path);
    if (!status) {
        wd_range_tail *tails = wd_leaf_tails(wd_path_leaf(path)) + work->first;
        for (uint32_t i = 0; i < work->num_wanted; i++) {
            tails[i].value = work->wanted[i].value;
        }
    }
    return status;
}

// update_empty handles the map without ranges: the entire range is one gap.
static wd_status update_empty(wd_range_map *map, wd_range range, const update_request *request) {
    leaf_update work = {0};
    if (request->with_gaps) {
        show(&work, request, range, 0, true);
    }
    return work.num_wanted ? wd_range_insert_first(map, work.wanted, 1) : WD_OK;
}

wd_status wd_range_map_update(wd_range_map *map, wd_range range, bool with_gaps, wd_range_updater update,
                              void *user) {
    if (wd_range_is_empty(range)) {
        return WD_OK;
    }
    const update_request request = {with_gaps, update, user};
    const wd_range updated = range;
    wd_status status = wd_range_map_split_at(map, range.begin);
    if (!status) {
        status = wd_range_map_split_at(map, range.end);
    }
    while (!status && range.begin < range.end) {
        wd_range_path path;
        if (!wd_path_descend(map, range.begin, &path)) {
            return update_empty(map, range, &request);
        }
        leaf_update work;
        collect(&work, &path, range, &request);
        status = apply(map, &path, &work);
        range.begin = work.reached;
    }
    wd_range_map_assert_near(map, updated);
    return status;
}

// --- Coalescing

static bool joins(wd_range_entry left, wd_range_entry right) {
    return left.range.end == right.range.begin && left.value == right.value;
}

// coalesce_leaf joins the ranges of the path's leaf from the path's slot on. `*last` is the last of them afterwards.
static wd_status coalesce_leaf(wd_range_map *map, wd_range_path *path, uint64_t end, wd_range_entry *last) {
    wd_range_node *leaf = wd_path_leaf(path);
    uint32_t first = wd_path_slot(path), slot = first, num_joined = 0;
    wd_range_entry joined[LEAF_CAPACITY];
    for (; slot < leaf->count && wd_leaf_begin(leaf, slot) <= end; slot++) {
        wd_range_entry entry = wd_leaf_entry(leaf, slot);
        if (num_joined && joins(joined[num_joined - 1], entry)) {
            joined[num_joined - 1].range.end = entry.range.end;
        } else {
            joined[num_joined++] = entry;
        }
    }
    if (num_joined == 0) {
        return WD_OK;
    }
    *last = joined[num_joined - 1];
    if (num_joined == slot - first) {
        return WD_OK;
    }
    return wd_range_splice(map, path, first, slot - first, joined, num_joined);
}

wd_status wd_range_map_coalesce(wd_range_map *map, wd_range range) {
    if (wd_range_is_empty(range)) {
        return WD_OK;
    }
    uint64_t position = range.begin ? range.begin - 1 : 0;
    wd_range_path path;
    while (wd_path_seek(map, position, &path)) {
        wd_range_entry last = wd_path_entry(&path);
        if (last.range.begin > range.end) {
            break;
        }
        wd_status status = coalesce_leaf(map, &path, range.end, &last);
        if (status) {
            return status;
        }
        position = last.range.end;
        if (!wd_path_seek(map, position, &path)) {
            break;
        }
        // Across leaves, a store of the joined range does it.
        wd_range_entry next = wd_path_entry(&path);
        if (next.range.begin <= range.end && joins(last, next)) {
            status = wd_range_map_store(map, (wd_range){last.range.begin, next.range.end}, last.value);
            if (status) {
                return status;
            }
            position = last.range.begin;
        }
    }
    wd_range_map_assert_near(map, range);
    return WD_OK;
}
