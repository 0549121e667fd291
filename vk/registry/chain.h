#ifndef WARDEN_VK_REGISTRY_CHAIN_H
#define WARDEN_VK_REGISTRY_CHAIN_H

#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

// The number of structs of a pNext chain that are read. A chain that an application closed to a ring has no end.
enum { WD_LONGEST_CHAIN = 1024 };

// wd_find_chained returns the first struct of this type in a pNext chain; NULL: there is none.
__attribute__((pure)) const void *wd_find_chained(const void *chain, VkStructureType type);

#ifdef __cplusplus
}
#endif
#endif
