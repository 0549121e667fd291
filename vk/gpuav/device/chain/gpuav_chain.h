// pNext chains: replacing a struct without writing to the application's memory.
//
// All functions are pure, except for the arena.
#ifndef WARDEN_VK_GPUAV_DEVICE_CHAIN_GPUAV_CHAIN_H
#define WARDEN_VK_GPUAV_DEVICE_CHAIN_GPUAV_CHAIN_H

#include <vulkan/vulkan_core.h>

#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

// VkPipelineCreateFlags2CreateInfo of Vulkan 1.4, which is newer than the oldest headers that we build on.
#define WD_GPUAV_PIPELINE_FLAGS2 ((VkStructureType)1000470005)
typedef struct wd_gpuav_pipeline_flags2 {
    VkStructureType sType;
    const void *pNext;
    uint64_t flags;
} wd_gpuav_pipeline_flags2;

// wd_gpuav_chain_replace returns a copy of `chain` in which `copy` replaces the struct `node`. Structs before the node
// are copied to the arena; structs after it are shared. Returns NULL if memory runs out, `node` is not in the chain, or
// the size of a struct before it is unknown.
const void *wd_gpuav_chain_replace(wd_arena *arena, const void *chain, const void *node,
                                   VkBaseOutStructure *copy);

// wd_gpuav_chain_first_unknown returns the type of the first struct before `node` whose size is unknown. 0: there is
// none, and wd_gpuav_chain_replace fails only without memory.
VkStructureType wd_gpuav_chain_first_unknown(const void *chain, const void *node);

#ifdef __cplusplus
}
#endif
#endif
