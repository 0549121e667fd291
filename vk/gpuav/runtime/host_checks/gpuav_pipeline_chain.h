// Copies of pNext chains of pipelines' create infos, for pipelines that are created later.
//
// A chain with a struct that is not known here is not copied. Thread-safe; the caller owns the arena.
#ifndef WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_PIPELINE_CHAIN_H
#define WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_PIPELINE_CHAIN_H

#include <stdbool.h>
#include <stddef.h>

#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_can_copy_pipeline_chain returns whether every struct of a chain is known.
bool wd_gpuav_can_copy_pipeline_chain(const void *chain);

// wd_gpuav_copy_pipeline_chain copies a chain, for which wd_gpuav_can_copy_pipeline_chain is true, and its arrays to
// the arena. Structs without an effect on later pipelines are left out. False: there is no memory.
bool wd_gpuav_copy_pipeline_chain(wd_arena *arena, const void *chain, const void **copy);

// wd_gpuav_copy_array replaces a pointer to an array by that to a copy; an empty array becomes NULL. False: there is no
// memory.
bool wd_gpuav_copy_array(wd_arena *arena, const void **array, size_t count, size_t size);

#ifdef __cplusplus
}
#endif
#endif
