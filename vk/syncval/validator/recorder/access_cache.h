// Caches, in the recorder of a command buffer, of the accesses of dispatches and draws.
//
// To compute the accesses of shaders requires a visit to each descriptor, its resource and its memory. The result
// depends on the pipeline, on the identity and version of the sets that it uses, on the dynamic offsets, and, if the
// shader has such indices, on the workgroups and push constants. If these
// are equal, a dispatch or draw costs only their comparison. An update of a set changes its version. Resources without
// memory are not cached, so a later binding of memory cannot change a result. Identities are never reused, so entries
// need no invalidation: they are replaced.
//
// A combination is cached at its second use, so that sets that are used once cost little more. A recorder belongs to
// its command buffer, so no lock is needed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_ACCESS_CACHE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_ACCESS_CACHE_H

#include "vk/syncval/validator/recorder/command_accesses.h"
#include "vk/syncval/validator/shaders/pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_resolutions wd_syncval_resolutions;

// wd_syncval_access_cache is kept between recordings. Zeroed, it is empty.
typedef struct wd_syncval_access_cache {
    wd_syncval_resolutions *shaders;  // NULL: none yet.
    wd_syncval_resolutions *vertices; // Vertex buffer reads of draws. NULL: none yet.
    // Attachment accesses of draws with `drawn_outputs` in the current render pass. NULL: unknown.
    wd_syncval_resolution *drawn;
    wd_syncval_outputs drawn_outputs;
    bool has_drawn; // False: `drawn` belongs to an earlier render pass, or an earlier part of this one.
} wd_syncval_access_cache;

void wd_syncval_access_cache_finish(wd_syncval_access_cache *cache, const wd_allocator *allocator);

// wd_syncval_indexed_key holds the values on which the ranges of a pipeline depend (shaders/indexed_bytes.h).
enum { WD_SYNCVAL_MAX_INDEXED_KEY = 3 + 6 + 64 };

typedef struct wd_syncval_indexed_key {
    uint32_t count;
    uint32_t values[WD_SYNCVAL_MAX_INDEXED_KEY];
} wd_syncval_indexed_key;

// wd_syncval_indexed_key_make stores the values that `pipeline` uses.
void wd_syncval_indexed_key_make(wd_syncval_indexed_key *key, const wd_syncval_pipeline *pipeline,
                                 const wd_syncval_dispatched *dispatched);

// wd_syncval_resolution_find returns the cached accesses for the pipeline, the bound sets and `key` (NULL: none), or
// NULL. The result is valid until the next call for the cache.
wd_syncval_resolution *wd_syncval_resolution_find(wd_syncval_access_cache *cache,
                                                  const wd_allocator *allocator,
                                                  const wd_state_bindings *bindings,
                                                  const wd_syncval_pipeline *pipeline,
                                                  const wd_syncval_indexed_key *key);

// The following functions cache accesses of a command. They have no effect if the command is transient or an allocation
// fails.
//
// wd_syncval_resolution_add caches the accesses of `command`, which must be those of the pipeline through the bound
// sets, and `probes` (NULL: unknown), if the combination was looked up before.
void wd_syncval_resolution_add(wd_syncval_access_cache *cache, const wd_syncval_command *command,
                               const wd_state_bindings *bindings, const wd_syncval_pipeline *pipeline,
                               const wd_syncval_indexed_key *key, bool is_unknown,
                               const wd_syncval_probes *probes);

// wd_syncval_drawn_add caches the accesses of `command`, which must be the attachment accesses of a draw with these
// outputs, until a command that is not a draw. They become cached accesses of the command.
void wd_syncval_drawn_add(wd_syncval_access_cache *cache, wd_syncval_command *command,
                          const wd_syncval_outputs *outputs);

// wd_syncval_vertices_add caches the accesses of `command`, which must be the vertex buffer reads of the draw with the
// key of the last lookup, if the key was looked up before.
void wd_syncval_vertices_add(wd_syncval_access_cache *cache, const wd_syncval_command *command,
                             const uint64_t *key, uint32_t key_length);

// wd_syncval_vertices_find adds the cached vertex buffer reads of a draw to `command`. `key` holds everything on which
// the reads depend. It returns false if they are not cached.
enum { WD_SYNCVAL_MAX_VERTEX_KEY = 40 };
bool wd_syncval_vertices_find(wd_syncval_access_cache *cache, wd_syncval_command *command,
                              const uint64_t *key, uint32_t key_length);

#ifdef __cplusplus
}
#endif
#endif
