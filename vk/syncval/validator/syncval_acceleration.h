// Accesses of acceleration structures, those of VK_NV_ray_tracing as well.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ACCELERATION_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ACCELERATION_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_structure adds an access of all of a structure; unknown where it is NULL or nobody knows where it is.
void wd_syncval_access_structure(wd_syncval_recorder *recorder,
                                 const wd_state_acceleration_structure *structure, wd_sync_usage usage);

// wd_syncval_structure_size is how much memory the driver says that a structure of VK_NV_ray_tracing needs.
VkDeviceSize wd_syncval_structure_size(wd_syncval_device *device,
                                       const wd_state_acceleration_structure *structure);

// wd_syncval_index_size is the bytes of an index; 0: there are none.
uint64_t wd_syncval_index_size(VkIndexType type);

#ifdef __cplusplus
}
#endif
#endif
