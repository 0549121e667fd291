#include "vk/syncval/validator/record/barrier_chain.h"

#include <stddef.h>

#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

wd_syncval_third_accesses wd_syncval_third_accesses_in(const void *chain) {
    wd_syncval_third_accesses accesses = {0, 0};
#ifdef VK_KHR_maintenance8
    for (const VkBaseInStructure *at = chain; at; at = at->pNext) {
        if (at->sType != VK_STRUCTURE_TYPE_MEMORY_BARRIER_ACCESS_FLAGS_3_KHR) {
            continue;
        }
        const VkMemoryBarrierAccessFlags3KHR *third = (const void *)at;
        accesses.src = third->srcAccessMask3 ? ALL_ACCESSES : 0;
        accesses.dst = third->dstAccessMask3 ? ALL_ACCESSES : 0;
    }
#else
    (void)chain;
#endif
    return accesses;
}

bool wd_syncval_has_unknown_barriers(const wd_state_barriers *barriers) {
    for (const VkBaseInStructure *at = barriers->chain; at; at = at->pNext) {
#ifdef VK_KHR_device_address_commands
        if (at->sType == VK_STRUCTURE_TYPE_MEMORY_RANGE_BARRIERS_INFO_KHR) {
            continue;
        }
#endif
        return true;
    }
    return false;
}

#ifdef VK_KHR_device_address_commands
const VkMemoryRangeBarriersInfoKHR *wd_syncval_range_barriers(const wd_state_barriers *barriers) {
    for (const VkBaseInStructure *at = barriers->chain; at; at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_MEMORY_RANGE_BARRIERS_INFO_KHR) {
            return (const void *)at;
        }
    }
    return NULL;
}
#endif
