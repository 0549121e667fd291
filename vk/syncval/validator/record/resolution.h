// A cache, in the recorder of a command buffer, of the accesses of a pipeline's shaders through the bound
// descriptor sets.
//
// To compute them requires a visit to each descriptor, its resource and its memory. The result depends on the
// pipeline, on the identity and version of the sets that it uses, and on the dynamic offsets. If these are
// equal, a dispatch or draw costs only their comparison. An update of a set changes its version. Resources
// without memory are not cached, so a later binding of memory cannot change a result. Identities are never
// reused, so entries need no invalidation: they are replaced.
//
// A combination is cached at its second use, so that sets that are used once cost little more. A recorder
// belongs to its command buffer, so no lock is needed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RESOLUTION_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RESOLUTION_H

#include "vk/syncval/validator/record/recorder.h"
#include "vk/syncval/validator/shaders/pipeline.h"

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
    uint64_t *sets;    // The identity and version of each set that the pipeline uses.
    uint32_t *offsets; // The dynamic offsets of all these sets.
    const wd_range *ranges;
    const wd_syncval_access *accesses;
    uint32_t num_pieces;                   // 0: as in wd_syncval_pieces, or there are no accesses.
    wd_sync_piece *pieces;                 // The model writes their hints.
    wd_range bounds[WD_SYNC_SPACE_COUNT];  // The range that contains all ranges of a space.
    const wd_state_object *const *objects; // Of the pieces. The sets keep references.
    wd_syncval_probes probes;
} wd_syncval_resolution;

// wd_syncval_resolution_is_disjoint returns whether no range of the accesses overlaps a range of
// `resolution`.
bool wd_syncval_resolution_is_disjoint(const wd_syncval_resolution *resolution,
                                       const wd_syncval_access *accesses, size_t num_accesses,
                                       const wd_range *ranges);

// wd_syncval_resolutions_are_disjoint returns whether no range of one overlaps a range of the other.
bool wd_syncval_resolutions_are_disjoint(const wd_syncval_resolution *one,
                                         const wd_syncval_resolution *other);

// wd_syncval_remember_drawn caches the recorder's accesses, which must be the attachment accesses of a draw
// with these outputs, until a command that is not a draw. They become cached accesses of the current command.
// It has no effect if an allocation fails.
void wd_syncval_remember_drawn(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs);

typedef struct wd_syncval_resolutions wd_syncval_resolutions;

// wd_syncval_resolutions_destroy accepts NULL.
void wd_syncval_resolutions_destroy(wd_syncval_resolutions *resolutions);

// wd_syncval_resolution_find returns the cached accesses for the pipeline and the bound sets, or NULL. The
// result is valid until the next call for the recorder.
wd_syncval_resolution *wd_syncval_resolution_find(wd_syncval_recorder *recorder,
                                                  const wd_state_bindings *bindings,
                                                  const wd_syncval_pipeline *pipeline);

// wd_syncval_resolution_add caches the recorder's accesses, which must be those of the pipeline through the
// bound sets, and `probes` (NULL: unknown), if the combination was looked up before. It has no effect if an
// allocation fails.
void wd_syncval_resolution_add(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                               const wd_syncval_pipeline *pipeline, bool is_unknown,
                               const wd_syncval_probes *probes);

// wd_syncval_vertices_find adds the cached vertex buffer reads of a draw to the accesses of the command.
// `key` holds everything on which the reads depend. It returns false if they are not cached.
enum { WD_SYNCVAL_MAX_VERTEX_KEY = 40 };
bool wd_syncval_vertices_find(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length);

// wd_syncval_vertices_add caches the recorder's accesses, which must be the vertex buffer reads of the draw
// with the key of the last lookup, if the key was looked up before.
void wd_syncval_vertices_add(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length);

#ifdef __cplusplus
}
#endif
#endif
