// Hooks of commands that make accesses visible between host and device (docs/host_accesses.md).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_MEMORY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_MEMORY_H

#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_post_FlushMappedMemoryRanges notes that the device sees the writes of the host to the ranges.
void wd_syncval_post_FlushMappedMemoryRanges(wd_call *call, const wd_FlushMappedMemoryRanges_args *args,
                                             const wd_FlushMappedMemoryRanges_args *down);

// wd_syncval_InvalidateMappedMemoryRanges reports writes of the device to the ranges that the host does not see.
bool wd_syncval_InvalidateMappedMemoryRanges(wd_call *call, const wd_InvalidateMappedMemoryRanges_args *args);

#ifdef __cplusplus
}
#endif
#endif
