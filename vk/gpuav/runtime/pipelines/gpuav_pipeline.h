// The sub-state of pipelines, shader objects and programs.
#ifndef WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_PIPELINE_H
#define WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_PIPELINE_H

#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_pipeline: a pipeline with instrumented stages. ids[i] is the shader id of stages[i] of its
// wd_state_pipeline; 0: the stage is not instrumented. A library stays as the application created it, for pipelines
// that cannot be instrumented. `instrumented_library` is a second library with the instrumented stages, which is linked
// into instrumented pipelines.
//
// It is also the sub-state of shader objects, with one id, which may be 0, and of their programs
// (wd_state_bound_program).
typedef struct wd_gpuav_pipeline {
    wd_gpuav_device *device;
    const wd_gpuav_layout *layout;
    // The layout of its libraries or shader objects, referenced. NULL: the pipeline was created with a layout.
    wd_state_pipeline_layout *linked_layout;
    VkPipeline instrumented_library;          // VK_NULL_HANDLE: the pipeline is not a library.
    struct wd_gpuav_originals *originals;     // Of a shader object: what it was created from. NULL: unknown.
    uint32_t original;                        // The index of the shader object in them.
    struct wd_gpuav_host_checks *host_checks; // NULL: the shaders make all checks.
    uint32_t num_ids;
    uint32_t ids[];
} wd_gpuav_pipeline;

#endif
