// GPU-assisted validation inside the layer: the driver gets instrumented shaders, and the layer reads and reports the
// records that they write.
//
// | call                   | effect                                                                               |
// |------------------------|--------------------------------------------------------------------------------------|
// | vkCreateDevice         | the features that stores from shaders need are enabled                               |
// | vkCreatePipelineLayout | our descriptor set layout is added at a slot that the application leaves free        |
// | vkCreate...Pipelines   | the driver gets modules that are instrumented for the pipeline layout                |
// | vkCmdDraw..., Dispatch | each gets a region of a host-visible buffer, bound with one dynamic offset           |
// | a submission completes | the regions of its command buffers are read, decoded, reported and cleared           |
//
// The application's objects are never modified. Code that cannot be instrumented runs unchanged, and each reason is
// reported once for a device (`WARDEN-gpuav-...`). docs/gpuav_design.md describes how the parts work together.
#ifndef WARDEN_VK_GPUAV_VALIDATOR_GPUAV_H
#define WARDEN_VK_GPUAV_VALIDATOR_GPUAV_H

#include "vk/gpuav/device/gpuav_options.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_validator;

// wd_gpuav_validator is the validator named "gpuav"; its options are wd_gpuav_options. It needs the state
// tracker.
extern const struct wd_validator wd_gpuav_validator;

#ifdef __cplusplus
}
#endif
#endif
