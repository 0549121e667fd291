// The creation of pipelines.
//
// The hook before vkCreate...Pipelines begins a creation, instruments the stages of each pipeline (gpuav_stages.c), and
// passes changed create infos to the driver (gpuav_pipelines.c). The amending hook creates pipelines that the driver
// refused again, without instrumentation. The hook after the command ends the creation and stores the sub-states
// (gpuav_creation.c).
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_PIPELINES_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_PIPELINES_H

#include "vk/gpuav/runtime/gpuav_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_substitute is the instrumented code of a stage, for the duration of the call.
typedef struct wd_gpuav_substitute {
    struct wd_gpuav_substitute *next;
    VkShaderModule module; // VK_NULL_HANDLE: the code is in the stage's pNext chain.
    wd_gpuav_shader *shader;
} wd_gpuav_substitute;

// wd_gpuav_creation is the data that the hooks of one vkCreate...Pipelines call share. It is in the call's arena.
typedef struct wd_gpuav_creation {
    wd_gpuav_device *device;
    wd_arena *arena;
    uint32_t num_pipelines;
    wd_gpuav_pipeline **pipelines; // One element for each create info; NULL: not instrumented.
    // The create info of the instrumented library, for each create info; NULL: there is none.
    const void **library_infos;
    wd_gpuav_substitute *substitutes;
} wd_gpuav_creation;

// wd_gpuav_create_original creates pipeline `index` from the application's create info, after the driver refused the
// instrumented one.
typedef VkResult (*wd_gpuav_create_original)(wd_call *call, const void *args, uint32_t index);

// wd_gpuav_create_library creates an instrumented library from its create info.
typedef VkResult (*wd_gpuav_create_library)(wd_call *call, const void *args, const void *info,
                                            VkPipeline *instrumented_library);

// wd_gpuav_creation_begin returns the creation of a call for `count` pipelines. NULL: nothing is instrumented, or there
// is no memory. Functions below without a creation as a parameter use the current one.
wd_gpuav_creation *wd_gpuav_creation_begin(wd_call *call, uint32_t count, const void *infos);
// wd_gpuav_creation_report_no_memory reports, once, that pipelines or shaders are not instrumented for lack of host
// memory.
void wd_gpuav_creation_report_no_memory(wd_gpuav_device *device);
// wd_gpuav_creation_skip leaves pipeline `index` uninstrumented.
void wd_gpuav_creation_skip(wd_gpuav_creation *creation, uint32_t index);
// wd_gpuav_creation_amend creates the instrumented libraries, and creates refused pipelines again without
// instrumentation. Returns the result for the application. `create_library` may be NULL if pipelines of this kind
// cannot be libraries.
VkResult wd_gpuav_creation_amend(wd_call *call, const void *args, VkPipeline *pipelines, VkResult result,
                                 wd_gpuav_create_original create_original,
                                 wd_gpuav_create_library create_library);
// wd_gpuav_creation_end stores the sub-states of the created pipelines.
void wd_gpuav_creation_end(const VkPipeline *pipelines);

// wd_gpuav_instrument_stage changes `stage`, which is a copy, and returns the shader id. 0: the stage is unchanged.
// `pipeline_chain` is the pNext chain of the pipeline's create info.
uint32_t wd_gpuav_instrument_stage(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                   const void *pipeline_chain, VkPipelineShaderStageCreateInfo *stage);

// wd_gpuav_robust_buffers returns the resources of a stage whose accesses may be out of bounds, a mask of wd_robust.
// The pNext chain of the stage decides, then the chain of the pipeline, then the device's features (Vulkan,
// VkPipelineRobustnessCreateInfo). The behavior DISABLED allows no such accesses, whatever the features are.
uint32_t wd_gpuav_robust_buffers(const wd_gpuav_device *device, const void *pipeline_chain,
                                 const void *stage_chain);

#ifdef __cplusplus
}
#endif
#endif
