// The accesses of a part of a command, with all ranges computed, for other commands with the same part.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_RESOLUTION_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_RESOLUTION_H

#include "vk/syncval/validator/resources/pieces.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_probes holds accesses to the first element of each array with an unknown index. If they have no
// hazard, no hazard of the array is reported, and the other elements need not be checked.
enum { WD_SYNCVAL_MAX_PROBES = 4 };

typedef struct wd_syncval_probe {
    wd_range range;
    uint16_t usage;          // wd_sync_usage
    uint8_t space;           // wd_sync_space
    uint8_t atomicity;       // wd_sync_atomicity
    wd_sync_range_hint hint; // Of the range.
} wd_syncval_probe;

typedef struct wd_syncval_probes {
    bool are_known; // False: the accesses have no such form, or there are too many.
    uint8_t count;
    wd_syncval_probe items[WD_SYNCVAL_MAX_PROBES];
} wd_syncval_probes;

typedef struct wd_syncval_resolution {
    uint64_t pipeline; // The identity of its state.
    uint32_t num_offsets;
    uint32_t num_ids; // Elements of `sets`.
    uint32_t num_ranges;
    uint32_t num_accesses;
    bool is_unknown;   // Shaders also access unknown memory.
    bool may_store;    // They may write unknown memory.
    uint64_t *sets;    // The identity and version of each set that the pipeline uses.
    uint32_t *offsets; // The dynamic offsets of all these sets, and wd_syncval_indexed_key.values.
    const wd_range *ranges;
    const wd_syncval_access *accesses;
    uint32_t num_pieces;                   // 0: as in wd_syncval_pieces, or there are no accesses.
    wd_sync_piece *pieces;                 // The model writes their hints.
    wd_range bounds[WD_SYNC_SPACE_COUNT];  // The range that contains all ranges of a space.
    const wd_state_object *const *objects; // Of the pieces. The sets keep references.
    wd_syncval_probes probes;
    uint64_t contents_stamp;  // wd_contents_log_stamp when the accesses were last added to the log.
    uint64_t trace_recording; // The trace file's number of a recording that has the accesses as `trace_list`.
    uint32_t trace_list;
} wd_syncval_resolution;

// wd_syncval_resolution_make copies the accesses and their ranges into one allocation. The caller stores `num_ids` ids
// and `num_offsets` offsets, and frees the result with wd_free. NULL: an allocation failed.
wd_syncval_resolution *wd_syncval_resolution_make(const wd_allocator *allocator,
                                                  const wd_syncval_access *accesses, size_t num_accesses,
                                                  const wd_range *ranges, size_t num_ranges, uint32_t num_ids,
                                                  uint32_t num_offsets);

// wd_syncval_resolution_is_disjoint returns whether no range of the accesses overlaps a range of `resolution`.
bool wd_syncval_resolution_is_disjoint(const wd_syncval_resolution *resolution,
                                       const wd_syncval_access *accesses, size_t num_accesses,
                                       const wd_range *ranges);

// wd_syncval_resolutions_are_disjoint returns whether no range of one overlaps a range of the other.
bool wd_syncval_resolutions_are_disjoint(const wd_syncval_resolution *one,
                                         const wd_syncval_resolution *other);

#ifdef __cplusplus
}
#endif
#endif
