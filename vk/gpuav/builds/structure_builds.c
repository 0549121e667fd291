// The builds of acceleration structures; see structure_builds.h.
#include "vk/gpuav/builds/structure_builds.h"

enum { IS_READ = 1 << 4 }; // In masks: `state_of` has returned the state of the structure.

void wd_structure_builds_init(wd_structure_builds *builds, wd_allocator allocator) {
    *builds = (wd_structure_builds){.is_used = true};
    wd_mutex_init(&builds->lock);
    wd_hash_table_init(&builds->builds, allocator);
}

void wd_structure_builds_finish(wd_structure_builds *builds) {
    if (builds->is_used) {
        wd_hash_table_finish(&builds->builds);
        wd_mutex_finish(&builds->lock);
        *builds = (wd_structure_builds){0};
    }
}

// add adds bits to the mask of a structure, and returns the mask before. The lock is held. Without memory, all
// structures are unknown.
static uintptr_t add(wd_structure_builds *builds, uint64_t handle, uintptr_t bits) {
    const uintptr_t mask = (uintptr_t)wd_hash_table_get(&builds->builds, handle);
    if ((mask | bits) != mask && wd_hash_table_set(&builds->builds, handle, (void *)(mask | bits)) != WD_OK) {
        builds->is_unknown = true;
    }
    return mask;
}

static wd_gpuav_structure_state state_of(uintptr_t mask) {
    if (!(mask & WD_STRUCTURE_BUILD_TOP_LEVEL)) {
        return mask & WD_STRUCTURE_BUILD_BOTTOM_LEVEL ? WD_GPUAV_STRUCTURE_BOTTOM_LEVEL
                                                      : WD_GPUAV_STRUCTURE_NEVER_BUILT;
    }
    const uintptr_t motion = mask & (WD_STRUCTURE_BUILD_WITH_MOTION | WD_STRUCTURE_BUILD_WITHOUT_MOTION);
    return motion == WD_STRUCTURE_BUILD_WITH_MOTION ? WD_GPUAV_STRUCTURE_BUILT_WITH_MOTION
                                                    : WD_GPUAV_STRUCTURE_BUILT;
}

bool wd_structure_builds_note(wd_structure_builds *builds, uint64_t handle, uint32_t build) {
    if (!builds->is_used || !handle) {
        return false;
    }
    wd_mutex_lock(&builds->lock);
    const uintptr_t mask = add(builds, handle, build);
    wd_mutex_unlock(&builds->lock);
    const wd_gpuav_structure_state before = state_of(mask), after = state_of(mask | build);
    return (mask & IS_READ) && before != after && wd_gpuav_structure_is_traceable(after);
}

void wd_structure_builds_note_unknown(wd_structure_builds *builds) {
    if (builds->is_used) {
        wd_mutex_lock(&builds->lock);
        builds->is_unknown = true;
        wd_mutex_unlock(&builds->lock);
    }
}

wd_gpuav_structure_state wd_structure_builds_state_of(wd_structure_builds *builds, uint64_t handle) {
    if (!builds->is_used) {
        return WD_GPUAV_STRUCTURE_BUILT;
    }
    wd_mutex_lock(&builds->lock);
    const uintptr_t mask = builds->is_unknown ? 0 : add(builds, handle, IS_READ);
    const bool is_unknown = builds->is_unknown;
    wd_mutex_unlock(&builds->lock);
    return is_unknown ? WD_GPUAV_STRUCTURE_BUILT : state_of(mask);
}

void wd_structure_builds_destroyed(wd_structure_builds *builds, uint64_t handle) {
    if (builds->is_used) {
        wd_mutex_lock(&builds->lock);
        wd_hash_table_remove(&builds->builds, handle);
        wd_mutex_unlock(&builds->lock);
    }
}
