// Nodes of the range map's tree, and the operations on paths that the map's files share.
#ifndef WARDEN_VK_RANGEMAP_RANGEMAP_INTERNAL_H
#define WARDEN_VK_RANGEMAP_RANGEMAP_INTERNAL_H

#include <assert.h>
#include <string.h>

#include "vk/rangemap/rangemap.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LEAF_CAPACITY = 64,
    LEAF_MIN_CAPACITY = 8,         // Enough words for the reads of wd_offsets_rank.
    LEAF_SHRINKABLE_CAPACITY = 17, // Smaller leaves are not worth shrinking.
    // The largest offset from a leaf's base. Below 2^31, so that signed comparisons order offsets: SSE2 has no other.
    OFFSET_MAX = INT32_MAX,
    INNER_GROUP = 8, // Capacities of inner nodes are multiples.
    INNER_CAPACITY = INNER_GROUP * INNER_GROUP,
    // The maximum number of entries by which one splice replaces a leaf: an update turns the 64 ranges of a leaf and
    // the gaps around them into entries of their own.
    SPLICE_CAPACITY = 2 * LEAF_CAPACITY + 2,
};

// A node is a leaf (level 0) or has children (level above 0). `references` counts maps and parents.
//
// A leaf's `words` hold a begin for each slot as an offset from `base`, then a tail for each: end, as such an offset,
// and value. Begins are contiguous because searches read only begins; end and value are contiguous because they are
// mostly read together. A range that is longer than an offset can hold has a leaf of its own, a wide one: its end is in
// the unused tail 1.
// An inner node's `words` hold key[capacity + 1] and child[capacity]. Each range below child i begins at key[i] or
// later, and ends at key[i + 1] or before. key[0] is no bound: a range that begins before it belongs to child 0 too.
// Unused keys are UINT64_MAX, where no range begins, so that searches need not know the count; the last key is never
// used.
struct wd_range_node {
    uint32_t references; // Atomic.
    uint8_t level;
    uint8_t count;
    uint8_t capacity;
    bool wide;
    uint64_t base;
    uint32_t words[];
};

static inline size_t wd_leaf_size(uint32_t capacity) {
    return sizeof(wd_range_node) + capacity * (sizeof(uint32_t) + sizeof(wd_range_tail));
}

static inline size_t wd_inner_size(uint32_t capacity) {
    return sizeof(wd_range_node) + (capacity + 1) * sizeof(uint64_t) + capacity * sizeof(wd_range_node *);
}

// wd_leaf_is_sparse returns whether a leaf that has `count` ranges left is to be joined with a neighbor or shrunk.
// Sizes grow by about a third: a leaf that just grew or shrank is some way from doing either again.
static inline bool wd_leaf_is_sparse(const wd_range_node *leaf, uint32_t count, bool is_root) {
    return (16 * count < 7u * leaf->capacity) & (!is_root | (leaf->capacity >= LEAF_SHRINKABLE_CAPACITY));
}

static inline uint32_t *wd_leaf_begins(wd_range_node *leaf) {
    return leaf->words;
}

static inline wd_range_tail *wd_leaf_tails(wd_range_node *leaf) {
    return (wd_range_tail *)(leaf->words + leaf->capacity);
}

static inline uint64_t wd_leaf_begin(wd_range_node *leaf, uint32_t slot) {
    return leaf->base + wd_leaf_begins(leaf)[slot];
}

static inline uint64_t wd_leaf_end(wd_range_node *leaf, uint32_t slot) {
    const wd_range_tail *tails = wd_leaf_tails(leaf);
    return leaf->wide ? tails[1].end | (uint64_t)tails[1].value << 32 : leaf->base + tails[slot].end;
}

static inline wd_range_entry wd_leaf_entry(wd_range_node *leaf, uint32_t slot) {
    return (wd_range_entry){{wd_leaf_begin(leaf, slot), wd_leaf_end(leaf, slot)},
                            wd_leaf_tails(leaf)[slot].value};
}

static inline uint64_t *wd_inner_keys(wd_range_node *inner) {
    return (uint64_t *)inner->words;
}

static inline wd_range_node **wd_inner_children(wd_range_node *inner) {
    return (wd_range_node **)(wd_inner_keys(inner) + inner->capacity + 1);
}

// wd_node_is_shared returns whether more than one map or parent refers to a node. The acquire pairs with the release by
// a map on another thread that dropped its reference: its reads come before writes of this thread.
static inline bool wd_node_is_shared(const wd_range_node *node) {
    return __atomic_load_n(&node->references, __ATOMIC_ACQUIRE) != 1;
}

// --- Ranks

// wd_offsets_rank16 returns how many of 16 offsets in a row are at most `limit`, counted up to the first that is not.
static inline uint32_t wd_offsets_rank16(const uint32_t *offsets, uint32_t limit) {
#ifdef __SSE2__
    const __m128i limits = _mm_set1_epi32((int)limit), *in = (const __m128i *)(const void *)offsets;
    const __m128i above0 = _mm_cmpgt_epi32(_mm_loadu_si128(in), limits);
    const __m128i above1 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 1), limits);
    const __m128i above2 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 2), limits);
    const __m128i above3 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 3), limits);
    const __m128i above = _mm_packs_epi16(_mm_packs_epi32(above0, above1), _mm_packs_epi32(above2, above3));
    return (uint32_t)__builtin_ctz((uint32_t)_mm_movemask_epi8(above) | 1u << 16);
#else
    uint32_t rank = 0;
    while (rank < 16 && offsets[rank] <= limit) {
        rank++;
    }
    return rank;
#endif
}

// wd_offsets_rank24 is the same for 24.
static inline uint32_t wd_offsets_rank24(const uint32_t *offsets, uint32_t limit) {
#ifdef __SSE2__
    const __m128i limits = _mm_set1_epi32((int)limit), *in = (const __m128i *)(const void *)offsets;
    const __m128i above0 = _mm_cmpgt_epi32(_mm_loadu_si128(in), limits);
    const __m128i above1 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 1), limits);
    const __m128i above2 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 2), limits);
    const __m128i above3 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 3), limits);
    const __m128i above4 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 4), limits);
    const __m128i above5 = _mm_cmpgt_epi32(_mm_loadu_si128(in + 5), limits);
    const __m128i low = _mm_packs_epi16(_mm_packs_epi32(above0, above1), _mm_packs_epi32(above2, above3));
    const __m128i high = _mm_packs_epi16(_mm_packs_epi32(above4, above5), _mm_setzero_si128());
    return (uint32_t)__builtin_ctz((uint32_t)_mm_movemask_epi8(low) |
                                   (uint32_t)_mm_movemask_epi8(high) << 16 | 1u << 24);
#else
    uint32_t rank = 0;
    while (rank < 24 && offsets[rank] <= limit) {
        rank++;
    }
    return rank;
#endif
}

// wd_offsets_group16 returns the group of 16 of a leaf's `count` begins that contains the rank of `limit`.
static inline uint32_t wd_offsets_group16(const uint32_t *begins, uint32_t count, uint32_t limit) {
    if (count <= 16) {
        return 0;
    }
    return (begins[15] <= limit) + (uint32_t)((count > 31) & (begins[31] <= limit)) +
           (uint32_t)((count > 47) & (begins[47] <= limit));
}

// wd_offsets_rank returns how many of a leaf's `count` begins are at most `limit`. It reads complete groups of 16,
// which may extend beyond `count`, but not beyond the leaf: the tails follow the begins, and are twice as long.
static inline uint32_t wd_offsets_rank(const uint32_t *begins, uint32_t count, uint32_t limit) {
    const uint32_t first = 16 * wd_offsets_group16(begins, count, limit);
    const uint32_t rank = first + wd_offsets_rank16(begins + first, limit);
    return rank < count ? rank : count;
}

// wd_offsets_ranks returns the rank of `low`, and in `*high_rank` that of `high`, which is not lower. It compares the
// same offsets with both, so that the second comparison does not wait for the first.
static inline uint32_t wd_offsets_ranks(const uint32_t *begins, uint32_t count, uint32_t low, uint32_t high,
                                        uint32_t *high_rank) {
    const uint32_t first = 16 * wd_offsets_group16(begins, count, low);
    const uint32_t low_rank = first + wd_offsets_rank16(begins + first, low);
    uint32_t rank = first + wd_offsets_rank24(begins + first, high);
    if (rank == first + 24) {
        rank = wd_offsets_rank(begins, count, high);
    }
    *high_rank = rank < count ? rank : count;
    return low_rank < count ? low_rank : count;
}

// wd_leaf_rank returns how many ranges of a leaf begin at `position` or before.
static inline uint32_t wd_leaf_rank(wd_range_node *leaf, uint64_t position) {
    if (position < leaf->base) {
        return 0;
    }
    const uint64_t distance = position - leaf->base;
    const uint32_t limit = distance < OFFSET_MAX ? (uint32_t)distance : OFFSET_MAX - 1u;
    return wd_offsets_rank(wd_leaf_begins(leaf), leaf->count, limit);
}

// wd_keys_count7 returns how many of the keys [step], [2 * step] ... [7 * step] are at most `position`. The sum is a
// tree, so that no comparison waits for more than two others.
static inline uint32_t wd_keys_count7(const uint64_t *keys, uint32_t step, uint64_t position) {
    const uint32_t low = (keys[step] <= position) + (keys[2 * step] <= position);
    const uint32_t middle = (keys[3 * step] <= position) + (keys[4 * step] <= position);
    const uint32_t high = (keys[5 * step] <= position) + (keys[6 * step] <= position);
    return (low + middle) + (high + (keys[7 * step] <= position));
}

// wd_inner_rank returns the child where a range that begins at `position` belongs: first the group of eight, by the
// first key of each, then within it. All comparisons of a step are independent of each other, and none is branched on,
// so that none waits for another and none is mispredicted.
static inline uint32_t wd_inner_rank(wd_range_node *inner, uint64_t position) {
    const uint64_t *keys = wd_inner_keys(inner);
    uint32_t group = 0;
    if (inner->capacity == INNER_CAPACITY) {
        group = wd_keys_count7(keys, INNER_GROUP, position);
    } else {
        for (uint32_t i = INNER_GROUP; i < inner->capacity; i += INNER_GROUP) {
            group += keys[i] <= position;
        }
    }
    const uint32_t rank = group * INNER_GROUP + wd_keys_count7(keys + group * INNER_GROUP, 1, position);
    return rank < inner->count ? rank : inner->count - 1u; // Unused keys count where position is UINT64_MAX.
}

// wd_leaf_move moves `count` slots within a leaf, even by zero slots: that branch would be unpredictable in a mix of
// stores, and moving a few cache lines onto themselves costs less than a misprediction.
static inline void wd_leaf_move(wd_range_node *leaf, uint32_t to, uint32_t from, uint32_t count) {
    memmove(wd_leaf_begins(leaf) + to, wd_leaf_begins(leaf) + from, count * sizeof(uint32_t));
    memmove(wd_leaf_tails(leaf) + to, wd_leaf_tails(leaf) + from, count * sizeof(wd_range_tail));
}

// --- Nodes

wd_range_node *wd_range_leaf_create(const wd_allocator *allocator, uint32_t capacity);
wd_range_node *wd_range_inner_create(const wd_allocator *allocator, uint32_t capacity);
// wd_range_node_clone copies a node; its children are then shared. `capacity` is that of the copy.
wd_range_node *wd_range_node_clone(const wd_allocator *allocator, wd_range_node *node, uint32_t capacity);
wd_range_node *wd_range_node_retain(wd_range_node *node);
void wd_range_node_release(const wd_allocator *allocator, wd_range_node *node);

// --- Paths

// wd_path_descend leads to the leaf where a range that begins at `position` belongs; the last slot is the number of
// ranges there that begin at `position` or before. False: the map is empty.
bool wd_path_descend(const wd_range_map *map, uint64_t position, wd_range_path *path);

// wd_path_seek leads to the first range that ends after `position`. False: there is none.
bool wd_path_seek(const wd_range_map *map, uint64_t position, wd_range_path *path);

// wd_path_next and wd_path_previous step to the neighboring range. False: there is none; the path is unchanged.
bool wd_path_next(wd_range_path *path);
bool wd_path_previous(wd_range_path *path);

// wd_path_bound returns the key of the next leaf: no range of the path's leaf ends after it, and no range that begins
// there or later belongs to the path's leaf. UINT64_MAX where there is no next leaf.
uint64_t wd_path_bound(const wd_range_path *path);

// wd_path_raise_bound raises that key to `end` where it is lower. Nothing in the next leaf may begin before `end`.
void wd_path_raise_bound(wd_range_path *path, uint64_t end);

static inline wd_range_node *wd_path_leaf(const wd_range_path *path) {
    return path->nodes[path->height - 1];
}

static inline uint32_t wd_path_slot(const wd_range_path *path) {
    return path->slots[path->height - 1];
}

static inline wd_range_entry wd_path_entry(const wd_range_path *path) {
    return wd_leaf_entry(wd_path_leaf(path), wd_path_slot(path));
}

// wd_path_link returns the pointer to the node at `depth`: in the map, or in the node above.
static inline wd_range_node **wd_path_link(wd_range_map *map, wd_range_path *path, uint32_t depth) {
    return depth ? &wd_inner_children(path->nodes[depth - 1])[path->slots[depth - 1]] : &map->root;
}

// wd_path_own makes every node of the path belong only to this map by copying those that are shared.
wd_status wd_path_own(wd_range_map *map, wd_range_path *path);

// --- Splices

// wd_range_splice replaces `removed` ranges of the path's leaf, from slot `first`, by `num_added` (at most
// SPLICE_CAPACITY) entries, which must fit between the neighbors. The path is invalid afterwards. On failure nothing
// changed.
wd_status wd_range_splice(wd_range_map *map, wd_range_path *path, uint32_t first, uint32_t removed,
                          const wd_range_entry *added, uint32_t num_added);

// wd_range_make_room grows the path's leaf, or splits it where it has LEAF_CAPACITY already. The map's ranges stay as
// they are; the path is invalid afterwards.
wd_status wd_range_make_room(wd_range_map *map, wd_range_path *path);

// wd_range_insert_first makes the first leaf of an empty map.
wd_status wd_range_insert_first(wd_range_map *map, const wd_range_entry *added, uint32_t num_added);

static inline bool wd_range_is_empty(wd_range range) {
    return range.begin >= range.end;
}

// wd_range_map_assert_near asserts the invariants at both ends of a range that was changed.
static inline void wd_range_map_assert_near(const wd_range_map *map, wd_range range) {
    assert(wd_range_map_validate_near(map, range.begin));
    assert(wd_range_map_validate_near(map, range.end));
    (void)map, (void)range;
}

#ifdef __cplusplus
}
#endif
#endif
