// The commands that build acceleration structures: a structure that no recorded command can have built as a top-level
// structure must not be traced.
//
// A build counts as soon as it is recorded, or called on the host. After a copy, the type is unknown.
//
// | function                                | threads                 |
// |-----------------------------------------|-------------------------|
// | init, finish                            | externally synchronized |
// | note, note_unknown, state_of, destroyed | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_RUNTIME_INDIRECT_STRUCTURE_BUILDS_H
#define WARDEN_VK_GPUAV_RUNTIME_INDIRECT_STRUCTURE_BUILDS_H

#include "vk/gpuav/runtime/gpuav_inputs.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_structure_build {
    WD_STRUCTURE_BUILD_TOP_LEVEL = 1, // Or of an unknown type.
    WD_STRUCTURE_BUILD_BOTTOM_LEVEL = 2,
} wd_structure_build;

// wd_structure_builds is caller's storage; members are private.
typedef struct wd_structure_builds {
    bool is_used; // False: zeroed.
    bool is_unknown;
    wd_mutex lock;
    wd_hash_table builds; // Under the lock: masks by handle.
} wd_structure_builds;

// wd_structure_builds_init: no structure is built.
void wd_structure_builds_init(wd_structure_builds *builds, wd_allocator allocator);
// wd_structure_builds_finish accepts zeroed storage, and so do the functions below.
void wd_structure_builds_finish(wd_structure_builds *builds);

// wd_structure_builds_note returns whether `state_of` had another result than WD_GPUAV_STRUCTURE_BUILT before, and was
// called.
bool wd_structure_builds_note(wd_structure_builds *builds, uint64_t handle, wd_structure_build build);
// wd_structure_builds_note_unknown makes all structures built ones: an unknown command may build.
void wd_structure_builds_note_unknown(wd_structure_builds *builds);
wd_gpuav_structure_state wd_structure_builds_state_of(wd_structure_builds *builds, uint64_t handle);
void wd_structure_builds_destroyed(wd_structure_builds *builds, uint64_t handle);

#ifdef __cplusplus
}
#endif
#endif
