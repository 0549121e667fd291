// Invariants of range maps: of an entire map, and of the neighborhood of a position.
#include "vk/rangemap/rangemap_internal.h"

// --- The entire map

typedef struct validation {
    uint64_t reached; // End of the last range seen.
    bool any;
    wd_diagnostic *diagnostic;
} validation;

static bool validate_leaf(wd_range_node *leaf, uint64_t low, uint64_t high, bool has_low, bool has_high,
                          validation *state) {
    if (leaf->count == 0 || leaf->count > leaf->capacity || leaf->capacity > LEAF_CAPACITY ||
        (leaf->wide && leaf->count != 1)) {
        wd_diagnose(state->diagnostic, SIZE_MAX, "a leaf holds %u of %u ranges", leaf->count, leaf->capacity);
        return false;
    }
    for (uint32_t i = 0; i < leaf->count; i++) {
        wd_range_entry entry = wd_leaf_entry(leaf, i);
        bool ordered =
            entry.range.begin < entry.range.end && (!state->any || entry.range.begin >= state->reached);
        bool keyed = (!has_low || entry.range.begin >= low) && (!has_high || entry.range.end <= high);
        if (!ordered || !keyed) {
            wd_diagnose(state->diagnostic, SIZE_MAX, "range [%llu, %llu) is out of %s",
                        (unsigned long long)entry.range.begin, (unsigned long long)entry.range.end,
                        ordered ? "its keys" : "order");
            return false;
        }
        state->reached = entry.range.end;
        state->any = true;
    }
    return true;
}

static bool validate_node(wd_range_node *node, uint32_t level, uint64_t low, uint64_t high, bool has_low,
                          bool has_high, validation *state) {
    if (node->level != level || node->references == 0) {
        wd_diagnose(state->diagnostic, SIZE_MAX, "a node has level %u, expected %u", node->level, level);
        return false;
    }
    if (level == 0) {
        return validate_leaf(node, low, high, has_low, has_high, state);
    }
    if (node->count == 0 || node->count > INNER_CAPACITY) {
        wd_diagnose(state->diagnostic, SIZE_MAX, "an inner node has %u children", node->count);
        return false;
    }
    const uint64_t *keys = wd_inner_keys(node);
    for (uint32_t i = 0; i < node->count; i++) {
        bool is_first = i == 0, is_last = i + 1u == node->count;
        if (i > 1 && keys[i] <= keys[i - 1]) {
            wd_diagnose(state->diagnostic, SIZE_MAX, "the keys of an inner node are out of order");
            return false;
        }
        if (!validate_node(wd_inner_children(node)[i], level - 1, is_first ? low : keys[i],
                           is_last ? high : keys[i + 1], !is_first || has_low, !is_last || has_high, state)) {
            return false;
        }
    }
    return true;
}

bool wd_range_map_validate(const wd_range_map *map, wd_diagnostic *diagnostic) {
    validation state = {.diagnostic = diagnostic};
    return !map->root || validate_node(map->root, map->root->level, 0, 0, false, false, &state);
}

// --- A neighborhood

// bounds are the keys around a node: its ranges begin at `low` or later, and end at `high` or before.
typedef struct bounds {
    uint64_t low, high;
    bool has_low, has_high;
} bounds;

static bool is_range_near(wd_range_node *leaf, uint32_t slot, const bounds *within) {
    const uint64_t begin = wd_leaf_begin(leaf, slot), end = wd_leaf_end(leaf, slot);
    return begin < end && (!slot || wd_leaf_end(leaf, slot - 1) <= begin) &&
           (!within->has_low || begin >= within->low) && (!within->has_high || end <= within->high);
}

// is_leaf_near compares the ranges before, at and after the rank of the position.
static bool is_leaf_near(wd_range_node *leaf, uint64_t position, const bounds *within) {
    if (leaf->count == 0 || leaf->count > leaf->capacity || leaf->capacity > LEAF_CAPACITY ||
        (leaf->wide && leaf->count != 1) || leaf->references == 0) {
        return false;
    }
    const uint32_t rank = wd_leaf_rank(leaf, position);
    bool is_valid = true;
    for (uint32_t slot = rank < 2 ? 0 : rank - 2; slot < leaf->count && slot <= rank; slot++) {
        is_valid &= is_range_near(leaf, slot, within);
    }
    return is_valid;
}

// enter_child narrows the bounds to those of a child. It returns false if the keys around the child are not in order.
static bool enter_child(wd_range_node *inner, uint32_t slot, bounds *within) {
    const uint64_t *keys = wd_inner_keys(inner);
    const bool has_next = slot + 1u < inner->count;
    if (slot) { // keys[0] is no bound.
        within->low = keys[slot];
        within->has_low = true;
    }
    if (has_next) {
        within->high = keys[slot + 1];
        within->has_high = true;
    }
    return !slot || !has_next || keys[slot] < keys[slot + 1];
}

bool wd_range_map_validate_near(const wd_range_map *map, uint64_t position) {
    wd_range_node *node = map->root;
    bounds within = {0};
    while (node && node->level) {
        if (node->count == 0 || node->count > node->capacity || node->references == 0) {
            return false;
        }
        const uint32_t slot = wd_inner_rank(node, position);
        wd_range_node *child = wd_inner_children(node)[slot];
        if (!enter_child(node, slot, &within) || child->level + 1 != node->level) {
            return false;
        }
        node = child;
    }
    return !node || is_leaf_near(node, position, &within);
}
