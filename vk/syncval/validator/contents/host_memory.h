// Hooks of commands that make accesses visible between host and device (docs/host_accesses.md).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_MEMORY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_MEMORY_H

#include "vk/rangemap/rangemap.h"
#include "vk/registry/validator.h"
#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_post_FlushMappedMemoryRanges notes that the device sees the writes of the host to the ranges.
void wd_syncval_post_FlushMappedMemoryRanges(wd_call *call, const wd_FlushMappedMemoryRanges_args *args,
                                             const wd_FlushMappedMemoryRanges_args *down);

// wd_syncval_InvalidateMappedMemoryRanges reports writes of the device to the ranges that the host does not see.
bool wd_syncval_InvalidateMappedMemoryRanges(wd_call *call, const wd_InvalidateMappedMemoryRanges_args *args);

// wd_syncval_find_mapped_range returns whether the memory of a range is known, and stores the range in the linear
// space. VK_WHOLE_SIZE ends with the mapping.
bool wd_syncval_find_mapped_range(wd_syncval_device *device, const VkMappedMemoryRange *range,
                                  wd_range *found);

#ifdef __cplusplus
}
#endif
#endif
