// Accesses to acceleration structures, including those of VK_NV_ray_tracing.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_ACCELERATION_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_ACCELERATION_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_structure adds an access to a structure. If it is NULL or its memory is unknown, so is
// the access.
void wd_syncval_access_structure(wd_syncval_recorder *recorder,
                                 const wd_state_acceleration_structure *structure, wd_sync_usage usage);

// wd_syncval_index_size returns the size of an index in bytes. 0: there are no indices.
uint64_t wd_syncval_index_size(VkIndexType type);

#ifdef __cplusplus
}
#endif
#endif
