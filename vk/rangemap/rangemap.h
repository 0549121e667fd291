// An ordered map from disjoint ranges [begin, end) of uint64 to 32-bit values.
//
// It knows nothing of Vulkan. A value is a number that the caller gives a meaning: an index into a table of shared
// states, a flag, an id. Synchronization validation has one map for each address space, and a value is an access state.
//
// The map is a B+ tree. A leaf holds up to 64 ranges in contiguous arrays, with 32-bit offsets from the leaf's own
// base, so that a range costs 12 bytes where a node-based map pays 64. Nodes are reference-counted and shared between
// maps: a copy costs the same for ten ranges and for a million, and a map copies only the nodes that it changes later
// (copy-on-write, as in persistent B-trees).
//
//   wd_range_map map;
//   wd_range_map_init(&map, wd_allocator_default());
//   wd_range_map_store(&map, (wd_range){0, 100}, 7);
//   wd_range_map_store(&map, (wd_range){40, 60}, 9);     // now [0,40)=7 [40,60)=9 [60,100)=7
//   wd_range_map_finish(&map);
//
// An empty range (begin >= end) is accepted everywhere and does nothing. Neighbors that touch and have equal values
// are one range after store, infill and coalesce; split_at and update leave them apart.
//
// Errors: WD_ERROR_OUT_OF_MEMORY is the only one. The map is then valid and unchanged outside the
// given range; inside it, each point has its value from before or from after the call.
//
// Threads: a map belongs to one thread at a time. Two copies may live on different threads (counts are atomic).
#ifndef WARDEN_VK_RANGEMAP_RANGEMAP_H
#define WARDEN_VK_RANGEMAP_RANGEMAP_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_range {
    uint64_t begin;
    uint64_t end; // Exclusive.
} wd_range;

// A range with its value, as walks return it.
typedef struct wd_range_entry {
    wd_range range;
    uint32_t value;
} wd_range_entry;

typedef struct wd_range_node wd_range_node;

// wd_range_map is caller's storage; its members are private. Zeroed memory is a finished map.
typedef struct wd_range_map {
    wd_allocator allocator;
    wd_range_node *root; // NULL: empty.
    uint64_t version;    // Grows with each change of structure; cursors compare it.
} wd_range_map;

void wd_range_map_init(wd_range_map *map, wd_allocator allocator);
// wd_range_map_finish drops all ranges. Accepts NULL and zeroed maps.
void wd_range_map_finish(wd_range_map *map);
void wd_range_map_clear(wd_range_map *map);

// wd_range_map_copy makes `copy` (finished or empty; its ranges are dropped) equal to `map`, sharing all nodes. It
// costs the same for any size and cannot fail. Both use the allocator of `map` from then on.
void wd_range_map_copy(wd_range_map *copy, const wd_range_map *map);

bool wd_range_map_is_empty(const wd_range_map *map);
// wd_range_map_count walks the nodes, not the ranges.
size_t wd_range_map_count(const wd_range_map *map);
// wd_range_map_memory returns the bytes of all nodes, shared ones in full.
size_t wd_range_map_memory(const wd_range_map *map);

// wd_range_map_find returns whether `position` is in a range, and that range in `*entry` (may be NULL).
bool wd_range_map_find(const wd_range_map *map, uint64_t position, wd_range_entry *entry);

// The relation of a range to the ranges of a map.
typedef enum wd_range_fit {
    WD_RANGE_GAP,   // Nothing overlaps it.
    WD_RANGE_EXACT, // One range has its begin and its end.
    WD_RANGE_OTHER, // More than one range overlaps it, or the only one has another begin or end.
} wd_range_fit;

// wd_range_map_locate returns the relation of `range`, which is not empty, to the map with one descent: for callers
// that mostly look up ranges exactly as they were stored. If the fit is exact, `*value` is the range's value, and
// `*slot` points to the value in the map, or is NULL if another map shares it. A write through `*slot` changes the map;
// the pointer is valid until the map's version changes or the map is copied.
wd_range_fit wd_range_map_locate(wd_range_map *map, wd_range range, uint32_t *value, uint32_t **slot);

// wd_range_gap is where a range that is a gap would be stored. Its members are private.
typedef struct wd_range_gap {
    wd_range_node *leaf; // NULL: unknown.
    uint32_t rank;
    uint64_t version;
} wd_range_gap;

// wd_range_map_locate_gap is wd_range_map_locate, which also stores in `*gap` where a gap is. wd_range_map_fill is
// wd_range_map_store for that range, mostly without another descent. `gap` is of the same range and map. If the map's
// structure changed in between, or the map was copied, call wd_range_map_store.
wd_range_fit wd_range_map_locate_gap(wd_range_map *map, wd_range range, uint32_t *value, uint32_t **slot,
                                     wd_range_gap *gap);
wd_status wd_range_map_fill(wd_range_map *map, const wd_range_gap *gap, wd_range range, uint32_t value);

// wd_range_map_version returns a number that grows with each change of structure: while it stays, so do all ranges.
static inline uint64_t wd_range_map_version(const wd_range_map *map) {
    return map->version;
}

// wd_range_map_store sets [begin, end) to `value`. It splits ranges that it cuts and replaces ranges that it covers.
wd_status wd_range_map_store(wd_range_map *map, wd_range range, uint32_t value);

// wd_range_map_infill sets the parts of [begin, end) that have no value.
wd_status wd_range_map_infill(wd_range_map *map, wd_range range, uint32_t value);

// wd_range_map_erase leaves no value in [begin, end).
wd_status wd_range_map_erase(wd_range_map *map, wd_range range);

// wd_range_map_split_at makes `position` a boundary: a range that contains it and does not begin there becomes two.
wd_status wd_range_map_split_at(wd_range_map *map, uint64_t position);

// wd_range_map_coalesce joins neighbors that touch and have equal values, within [begin, end) and at its two ends.
wd_status wd_range_map_coalesce(wd_range_map *map, wd_range range);

// wd_range_visitor sees a piece of the visited range; `value` is NULL for a gap. False stops the walk.
typedef bool (*wd_range_visitor)(void *user, wd_range range, const uint32_t *value);

// wd_range_map_visit calls `visit` for the ranges within [begin, end), cut to it, in order, and for the gaps too when
// `with_gaps`. `visit` must not change the map. It returns false when `visit` did.
bool wd_range_map_visit(const wd_range_map *map, wd_range range, bool with_gaps, wd_range_visitor visit,
                        void *user);

// wd_range_map_read copies up to `capacity` ranges within `*range`, cut to it, in order, and moves range->begin after
// the last of them. It returns the number of copied ranges; fewer than `capacity` means the end.
size_t wd_range_map_read(const wd_range_map *map, wd_range *range, wd_range_entry *entries, size_t capacity);

// wd_range_tail is a range without its begin, as stored in memory.
typedef struct wd_range_tail {
    uint32_t end; // Offset, exclusive.
    uint32_t value;
} wd_range_tail;

// wd_range_span is a sequence of ranges in the map's own memory. It is valid until the map changes.
typedef struct wd_range_span {
    uint64_t base;        // Range i begins at base + begins[i].
    uint64_t wide_length; // Of the only range, if it does not fit into 32 bits; else 0.
    const uint32_t *begins;
    const wd_range_tail *tails;
    size_t count;
} wd_range_span;

// wd_range_span_entry returns range `i` of a span. Lengths are computed in 32 bits unless the span's range is wide.
// That condition does not change within a loop over a span: compilers move it out of the loop and vectorize the sums.
static inline wd_range_entry wd_range_span_entry(const wd_range_span *span, size_t i) {
    const uint64_t begin = span->base + span->begins[i];
    const uint64_t length =
        span->wide_length ? span->wide_length : (uint64_t)(span->tails[i].end - span->begins[i]);
    const wd_range_entry entry = {{begin, begin + length}, span->tails[i].value};
    return entry;
}

// wd_range_map_seek_span is wd_range_map_next_span for a range that is not empty.
bool wd_range_map_seek_span(const wd_range_map *map, wd_range *rest, wd_range_span *span);

// wd_range_map_next_span returns the next ranges that overlap `*rest` without copying them, and moves rest->begin after
// them, to rest->end when none follow: the fast way to walk all ranges. They are not cut: the first may begin before
// rest->begin, the last may end after rest->end. False: there are none.
static inline bool wd_range_map_next_span(const wd_range_map *map, wd_range *rest, wd_range_span *span) {
    return rest->begin < rest->end && wd_range_map_seek_span(map, rest, span);
}

// The result of an updater for one piece of the range.
typedef enum wd_range_action {
    WD_RANGE_KEEP,  // The value as the updater left it.
    WD_RANGE_ERASE, // No value.
} wd_range_action;

// wd_range_updater may change `*value`. For a gap (`is_gap`), `*value` is 0 and WD_RANGE_KEEP fills the gap with it.
typedef wd_range_action (*wd_range_updater)(void *user, wd_range range, uint32_t *value, bool is_gap);

// wd_range_map_update calls `update` for each range within [begin, end), cut to it, and for the gaps too when
// `with_gaps`, and stores the results. Ranges that extend beyond are split at begin and end. `update` must not touch
// the map.
wd_status wd_range_map_update(wd_range_map *map, wd_range range, bool with_gaps, wd_range_updater update,
                              void *user);

// --- Cursors

enum { WD_RANGE_MAX_HEIGHT = 16 };

// wd_range_path leads from the root to a range in a leaf. Private.
typedef struct wd_range_path {
    uint32_t height; // 0: the map is empty, or the path is after the last range.
    uint32_t slots[WD_RANGE_MAX_HEIGHT];
    wd_range_node *nodes[WD_RANGE_MAX_HEIGHT];
} wd_range_path;

// wd_range_cursor points to a range, or after the last one. It survives every change of the map: it keeps its position,
// and searches again when the map's structure changed.
typedef struct wd_range_cursor {
    wd_range_map *map;
    bool at_end;
    wd_range_entry entry; // The current range, while not at_end.
    uint64_t version;     // Private, as the path.
    wd_range_path path;
} wd_range_cursor;

// wd_range_cursor_seek moves to the first range that ends after `position`.
void wd_range_cursor_seek(wd_range_cursor *cursor, wd_range_map *map, uint64_t position);
// wd_range_cursor_next goes to the next range; at the end it stays there.
void wd_range_cursor_next(wd_range_cursor *cursor);
// wd_range_cursor_set changes the value of the current range, in place.
wd_status wd_range_cursor_set(wd_range_cursor *cursor, uint32_t value);

// wd_range_pair_visitor sees a piece over which both maps are constant; a value is NULL where that map has a gap. At
// least one is not NULL. False stops the walk.
typedef bool (*wd_range_pair_visitor)(void *user, wd_range range, const uint32_t *left,
                                      const uint32_t *right);

// wd_range_map_visit_pair walks two maps in parallel over [begin, end). `visit` must change neither. It returns false
// when `visit` did.
bool wd_range_map_visit_pair(const wd_range_map *left, const wd_range_map *right, wd_range range,
                             wd_range_pair_visitor visit, void *user);

// wd_range_map_validate checks every invariant: order, disjointness, keys, counts, offsets. For tests. `diagnostic`
// names the broken invariant.
bool wd_range_map_validate(const wd_range_map *map, wd_diagnostic *diagnostic);

// wd_range_map_validate_near checks these of the nodes and the ranges around `position`. Its cost does not depend on
// the number of ranges: builds without NDEBUG call it after each change, at both ends of the changed range.
bool wd_range_map_validate_near(const wd_range_map *map, uint64_t position);

#ifdef __cplusplus
}
#endif
#endif
