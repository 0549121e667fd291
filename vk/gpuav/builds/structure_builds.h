// The commands that build acceleration structures: a structure that no recorded command can have built as a top-level
// structure must not be traced, and shaders must not generate intersections in a structure with motion.
//
// A build counts as soon as it is recorded, or called on the host. A structure has motion if all its builds have the
// flag for it. After a copy, the type is unknown, and the structure counts as one without motion.
//
// | function                                | threads                 |
// |-----------------------------------------|-------------------------|
// | init, finish                            | externally synchronized |
// | note, note_unknown, state_of, destroyed | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_BUILDS_STRUCTURE_BUILDS_H
#define WARDEN_VK_GPUAV_BUILDS_STRUCTURE_BUILDS_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_structure_build is a mask: a type, and whether the build has VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV.
typedef enum wd_structure_build {
    WD_STRUCTURE_BUILD_TOP_LEVEL = 1 << 0, // Or of an unknown type.
    WD_STRUCTURE_BUILD_BOTTOM_LEVEL = 1 << 1,
    WD_STRUCTURE_BUILD_WITH_MOTION = 1 << 2,
    WD_STRUCTURE_BUILD_WITHOUT_MOTION = 1 << 3, // Or it is unknown.
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

// wd_structure_builds_note notes a build, a mask of wd_structure_build. It returns whether `state_of` was called and
// has another result now, of which shaders must know.
bool wd_structure_builds_note(wd_structure_builds *builds, uint64_t handle, uint32_t build);
// wd_structure_builds_note_unknown makes all structures built ones: an unknown command may build.
void wd_structure_builds_note_unknown(wd_structure_builds *builds);
wd_gpuav_structure_state wd_structure_builds_state_of(wd_structure_builds *builds, uint64_t handle);
void wd_structure_builds_destroyed(wd_structure_builds *builds, uint64_t handle);

#ifdef __cplusplus
}
#endif
#endif
