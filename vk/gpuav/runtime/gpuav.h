// GPU-assisted validation inside the layer: instrumented shaders run in place of the application's, and what
// they write is read back and reported.
//
//   vkCreateDevice           turns on the features that stores from shaders need
//   vkCreatePipelineLayout   gets our descriptor set layout at a slot that the application leaves free
//   vkCreate...Pipelines     the pipeline layout is known: modules are instrumented for it and take the place
//   of the
//                            originals while the pipeline is made
//   vkCmdDraw..., Dispatch   each gets a region of a host-visible buffer, bound with one dynamic offset
//   a submission retires     the regions of its command buffers are read, decoded, reported and zeroed
//
// The application's objects are never modified. What cannot be instrumented runs as the application wrote it, and each reason is
// reported once for a device (`WARDEN-gpuav-...`). Seeds: gpu_validation_layer_design_2019.md;
// gpu_assisted_validation_whitepaper_2021.md. docs/gpuav.md describes how the parts work together.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_H

#include "vk/gpuav/instrument/instrument.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_validator;

// wd_gpuav_options is what the settings say. Copied by create_instance, the string included.
typedef struct wd_gpuav_options {
    // Mask of wd_check. 0: nothing is instrumented.
    uint32_t checks;
    // Guard: a failed access is skipped and yields zero. Observe: it is only reported.
    wd_instrument_mode mode;
    // Failures are recorded at once, in loops each time round, and not behind the loop or when the invocation ends.
    bool report_at_once;
    // Loops get no copy without checks, which is run where all are known to hold.
    bool single_loops;
    // VkPhysicalDeviceLimits::maxBoundDescriptorSets is reported one lower.
    bool reserve_binding_slot;
    // Records that one draw, dispatch or trace can write; 1 to 4096.
    uint32_t records_per_command;
    // Bytes of device memory taken at a time; 64 KiB to 64 MiB, rounded to fit.
    uint32_t block_size;
    // Bytes of device memory in all; beyond, commands share one region. 0: no bound.
    uint64_t max_memory;
    // Raw records, a manifest and the shaders go here for errdecode; NULL or "": nowhere.
    const char *dump_dir;
    // Accesses out of bounds that a robustness feature allows are reported as warnings. False: they are not checked.
    bool warn_on_robust_oob;
} wd_gpuav_options;

#define WD_GPUAV_OPTIONS_INIT                                                                                \
    { WD_CHECK_ALL, WD_INSTRUMENT_GUARD, false, false, false, 16, 1u << 20, 256u << 20, NULL, false }

// wd_gpuav_validator is the validator named "gpuav"; its options are wd_gpuav_options. It needs the state
// tracker.
extern const struct wd_validator wd_gpuav_validator;

#ifdef __cplusplus
}
#endif
#endif
