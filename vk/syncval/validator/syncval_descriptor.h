// What the shaders of a dispatch or draw access through descriptors.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DESCRIPTOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DESCRIPTOR_H

#include "vk/syncval/validator/syncval_pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_descriptors adds what the shaders of the bound pipeline access through the bound sets. It comes first among
// the accesses of a command: then they are remembered. It returns the pipeline; NULL: none that is known.
const wd_syncval_pipeline *wd_syncval_access_descriptors(wd_syncval_recorder *recorder,
                                                         wd_state_bind_point bind_point);

// wd_syncval_descriptor_usage returns the usage of a stage that reads or writes through a descriptor; WD_SYNC_NONE: there is none.
wd_sync_usage wd_syncval_descriptor_usage(uint64_t stage, VkDescriptorType type, bool writes);

// wd_syncval_access_rays does the same for traced rays. `tables` are the WD_SYNCVAL_TABLE_* that have entries. It returns
// those that shaders get to.
uint8_t wd_syncval_access_rays(wd_syncval_recorder *recorder, uint8_t tables);

#ifdef __cplusplus
}
#endif
#endif
