// What the shaders of a pipeline access through the bound descriptor sets, remembered by a command buffer's recorder.
//
// Finding it out takes a look at each descriptor, its resource and the memory below. The answer depends on the pipeline,
// on the identity and the version of the sets that the pipeline uses, and on their dynamic offsets: while these are
// equal, a dispatch or draw costs their comparison. An update of a set gives it another version; a binding of memory
// cannot come later than a resolution that saw it, since resources without memory are not remembered. Identities are
// never used again, so nothing is ever invalidated: what does not match any more is replaced.
//
// A combination is remembered from its second use on, so that sets that are used once cost little more than before.
// Recorders belong to their command buffer: there is nothing to lock.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RESOLUTION_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RESOLUTION_H

#include "vk/syncval/validator/syncval_pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_probes is what is done to the first element of each array of which it is not known which element is accessed:
// where that is no hazard there is none with each element, and nothing else has to be looked at.
enum { WD_SYNCVAL_MAX_PROBES = 4 };

typedef struct wd_syncval_probe {
    wd_range range;
    uint16_t usage;          // wd_sync_usage
    uint8_t space;           // wd_sync_space
    uint8_t atomicity;       // wd_sync_atomicity
    wd_sync_range_hint hint; // Of the range.
} wd_syncval_probe;

typedef struct wd_syncval_probes {
    bool are_known; // False: it cannot be said so, or there are more.
    uint8_t count;
    wd_syncval_probe items[WD_SYNCVAL_MAX_PROBES];
} wd_syncval_probes;

typedef struct wd_syncval_resolution {
    uint64_t pipeline; // Identity of its state.
    uint32_t num_offsets;
    uint32_t num_ids; // Elements of `sets`.
    uint32_t num_ranges;
    uint32_t num_accesses;
    bool is_unknown;   // Shaders access what cannot be told, besides.
    uint64_t *sets;    // Identity and version of each set that the pipeline uses.
    uint32_t *offsets; // The dynamic offsets of all of them.
    const wd_range *ranges;
    const wd_syncval_access *accesses;
    uint32_t num_pieces;                   // 0 as in wd_syncval_pieces, or where there is no access.
    wd_sync_piece *pieces;                 // Their spots are written.
    wd_range bounds[WD_SYNC_SPACE_COUNT];  // All ranges of a space lie within.
    const wd_state_object *const *objects; // Of the pieces. The sets keep them.
    wd_syncval_probes probes;
} wd_syncval_resolution;

// wd_syncval_resolution_is_disjoint tells whether none of the accesses meets one of `resolution`.
bool wd_syncval_resolution_is_disjoint(const wd_syncval_resolution *resolution,
                                       const wd_syncval_access *accesses, size_t num_accesses,
                                       const wd_range *ranges);

// wd_syncval_resolutions_are_disjoint tells whether none of the ranges of the two meet.
bool wd_syncval_resolutions_are_disjoint(const wd_syncval_resolution *one,
                                         const wd_syncval_resolution *other);

// wd_syncval_remember_drawn remembers the recorder's accesses, all of which are what draws with these outputs do to the attachments of
// the pass, until a command that is no draw. They become known ones of the command in hand. Without memory nothing
// happens.
void wd_syncval_remember_drawn(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs);

typedef struct wd_syncval_resolutions wd_syncval_resolutions;

// wd_syncval_resolutions_destroy accepts NULL.
void wd_syncval_resolutions_destroy(wd_syncval_resolutions *resolutions);

// wd_syncval_resolution_find returns what is remembered of the pipeline with what is bound, or NULL. The result is valid
// until the next call for the recorder.
wd_syncval_resolution *wd_syncval_resolution_find(wd_syncval_recorder *recorder,
                                                  const wd_state_bindings *bindings,
                                                  const wd_syncval_pipeline *pipeline);

// wd_syncval_resolution_add remembers the recorder's accesses, all of which are the pipeline's through what is bound, and
// `probes` (NULL: none are known), if the
// combination was asked for before. It forgets it silently when memory runs out.
void wd_syncval_resolution_add(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                               const wd_syncval_pipeline *pipeline, bool is_unknown,
                               const wd_syncval_probes *probes);

// wd_syncval_vertices_find adds what is remembered of a draw with this key, which is all that what it reads of vertex buffers depends
// on, to the known accesses. False: nothing is remembered, or not asked for twice.
enum { WD_SYNCVAL_MAX_VERTEX_KEY = 40 };
bool wd_syncval_vertices_find(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length);

// wd_syncval_vertices_add remembers the recorder's accesses, all of which are what a draw with this key, which was just looked for, reads of
// vertex buffers, if it was looked for before.
void wd_syncval_vertices_add(wd_syncval_recorder *recorder, const uint64_t *key, uint32_t key_length);

#ifdef __cplusplus
}
#endif
#endif
