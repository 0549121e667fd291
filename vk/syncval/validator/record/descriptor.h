// The accesses of the shaders of a dispatch or draw through descriptors.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_DESCRIPTOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_DESCRIPTOR_H

#include "vk/syncval/validator/recorder/recorder.h"
#include "vk/syncval/validator/shaders/pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_descriptors adds the accesses of the bound pipeline's shaders through the bound sets.
// Call it before other accesses are added, so that they can be cached. It returns the pipeline, or NULL if it
// is unknown.
const wd_syncval_pipeline *wd_syncval_access_descriptors(wd_syncval_recorder *recorder,
                                                         wd_state_bind_point bind_point);

// wd_syncval_access_rays does the same for traced rays. `tables` holds the WD_SYNCVAL_TABLE_* that have
// entries. It returns those that shaders can reach.
uint8_t wd_syncval_access_rays(wd_syncval_recorder *recorder, uint8_t tables);

#ifdef __cplusplus
}
#endif
#endif
