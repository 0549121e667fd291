// How the files that make pipelines work together.
//
// The hook before a vkCreate...Pipelines begins a creation, instruments the stages of each pipeline (gpuav_stages.c) and lets the
// driver have its own create infos (gpuav_pipelines.c). The hook that amends its result makes what the driver refused without
// instrumentation, and the one that records it ends the creation (gpuav_creation.c): what was made is known from then on.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_PIPELINES_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_PIPELINES_H

#include "vk/gpuav/runtime/gpuav_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_substitute is what a stage runs instead of the application's module.
typedef struct wd_gpuav_substitute {
    struct wd_gpuav_substitute *next;
    VkShaderModule module; // VK_NULL_HANDLE where the stage carries its code itself.
    wd_gpuav_shader *shader;
} wd_gpuav_substitute;

// wd_gpuav_creation is what the hook before a vkCreate...Pipelines leaves to those after it. It lies in the call's arena.
typedef struct wd_gpuav_creation {
    wd_gpuav_device *device;
    wd_arena *arena;
    uint32_t num_pipelines;
    wd_gpuav_pipeline **pipelines; // An element for each create info; NULL: not instrumented.
    const void **twins;            // The same: the create info of a library's twin; NULL: it has none.
    wd_gpuav_substitute *substitutes;
} wd_gpuav_creation;

// wd_gpuav_second_try makes one pipeline of the application's own create info, for a pipeline that could not be made.
typedef VkResult (*wd_gpuav_second_try)(wd_call *call, const void *args, uint32_t index);

// wd_gpuav_make_twin makes one pipeline of the create info of a library's twin.
typedef VkResult (*wd_gpuav_make_twin)(wd_call *call, const void *args, const void *info, VkPipeline *twin);

// wd_gpuav_creation_begin returns the creation of a call for `count` pipelines; NULL: nothing is to be instrumented, or there is no
// memory. The functions below that are not given it find it.
wd_gpuav_creation *wd_gpuav_creation_begin(wd_call *call, uint32_t count, const void *infos);
// wd_gpuav_creation_no_memory reports, once, that pipelines or shaders are not instrumented for lack of host memory.
void wd_gpuav_creation_no_memory(wd_gpuav_device *device);
// wd_gpuav_creation_leave leaves pipeline `index` as the application made it.
void wd_gpuav_creation_leave(wd_gpuav_creation *creation, uint32_t index);
// wd_gpuav_creation_amend makes twins of libraries, and what the driver refused, in `pipelines`. It returns the result that the
// application is to see. `twin` may be NULL: none of the kind is a library.
VkResult wd_gpuav_creation_amend(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                                 wd_gpuav_second_try make, wd_gpuav_make_twin twin);
// wd_gpuav_creation_end hangs what is known of the pipelines on their state.
void wd_gpuav_creation_end(const VkPipeline *pipelines);

// wd_gpuav_instrument_stage changes `stage`, which is a copy, and returns the shader id; 0: the stage stays as it is.
// `pipeline_chain` is the pNext chain of the pipeline's create info.
uint32_t wd_gpuav_instrument_stage(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                   const void *pipeline_chain, VkPipelineShaderStageCreateInfo *stage);

// wd_gpuav_robust_buffers returns the resources of a stage (a mask of wd_robust) whose accesses may be out of bounds: by the chain
// of the stage, else by that of its pipeline, else by the device's features (Vulkan, VkPipelineRobustnessCreateInfo). A behavior of
// DISABLED does not allow such accesses, whatever the device's features are.
uint32_t wd_gpuav_robust_buffers(const wd_gpuav_device *device, const void *pipeline_chain,
                                 const void *stage_chain);

#ifdef __cplusplus
}
#endif
#endif
