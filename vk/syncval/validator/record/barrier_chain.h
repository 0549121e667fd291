// The pNext chains of dependencies and barriers.
//
// A struct that this build does not know may extend a barrier, or be one. Then all earlier accesses count as
// ordered before all later ones, so that no false hazard is reported.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_BARRIER_CHAIN_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_BARRIER_CHAIN_H

#include "vk/state/state_barriers.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_third_accesses holds the bits that VkMemoryBarrierAccessFlags3KHR adds to the access masks of a
// barrier.
typedef struct wd_syncval_third_accesses {
    uint64_t src, dst;
} wd_syncval_third_accesses;

// wd_syncval_third_accesses_in returns zeros if the chain of a barrier has no such struct. No version of
// Vulkan defines a bit of these flags yet, so any bit counts as all accesses.
wd_syncval_third_accesses wd_syncval_third_accesses_in(const void *chain);

// wd_syncval_has_unknown_barriers returns whether the chain of the dependency has a struct whose barriers are
// not followed.
bool wd_syncval_has_unknown_barriers(const wd_state_barriers *barriers);

#ifdef VK_KHR_device_address_commands
// wd_syncval_range_barriers returns the barriers of address ranges, or NULL.
const VkMemoryRangeBarriersInfoKHR *wd_syncval_range_barriers(const wd_state_barriers *barriers);
#endif

#ifdef __cplusplus
}
#endif
#endif
