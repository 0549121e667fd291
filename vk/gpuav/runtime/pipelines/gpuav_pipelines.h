// The creation of pipelines.
//
// The hook before vkCreate...Pipelines begins a creation, instruments the stages of each pipeline (gpuav_stages.c), and
// passes changed create infos to the driver (gpuav_pipelines.c). The amending hook creates pipelines that the driver
// refused again, without instrumentation. The hook after the command ends the creation and stores the sub-states
// (gpuav_creation.c).
#ifndef WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_PIPELINES_H
#define WARDEN_VK_GPUAV_RUNTIME_PIPELINES_GPUAV_PIPELINES_H

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"

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

// wd_gpuav_instrument_stage changes `stage`, which is a copy, and returns the shader id. 0: the stage is not
// instrumented. `pipeline_chain` is the pNext chain of the pipeline's create info, `pipeline_facts` a mask of
// wd_pipeline_fact. If `checked` is not NULL, it receives the shader, and the stage stays unchanged if the host can
// make its checks.
uint32_t wd_gpuav_instrument_stage(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                   const void *pipeline_chain, uint32_t pipeline_facts,
                                   VkPipelineShaderStageCreateInfo *stage, wd_gpuav_checked_stage *checked);

// wd_gpuav_stages_may_capture returns whether transform feedback may be active while a pipeline with these stages is
// bound: another pipeline cannot be bound then (VUID-vkCmdBindPipeline-None-02323).
bool wd_gpuav_stages_may_capture(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stages,
                                 uint32_t num_stages);

// wd_gpuav_stage_words finds the SPIR-V of a stage. Returns NULL, or the reason why there is none, as the end of a
// sentence.
const char *wd_gpuav_stage_words(const wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stage,
                                 const uint32_t **words, size_t *num_words);

// wd_gpuav_note_stages reads the capabilities of stages that have no shader module. NULL: the stages are not known.
void wd_gpuav_note_stages(wd_gpuav_device *device, const VkPipelineShaderStageCreateInfo *stages,
                          uint32_t num_stages);

// wd_gpuav_stages_lack_payload returns whether a mesh shader is among the stages, and no task shader that passes it a
// payload.
bool wd_gpuav_stages_lack_payload(const wd_gpuav_device *device,
                                  const VkPipelineShaderStageCreateInfo *stages, uint32_t num_stages);

// wd_gpuav_robust_buffers returns the resources of a stage whose accesses may be out of bounds, a mask of wd_robust.
// The pNext chain of the stage decides, then the chain of the pipeline, then the device's features (Vulkan,
// VkPipelineRobustnessCreateInfo). The behavior DISABLED allows no such accesses, whatever the features are.
uint32_t wd_gpuav_robust_buffers(const wd_gpuav_device *device, const void *pipeline_chain,
                                 const void *stage_chain);

// wd_gpuav_stage_code is SPIR-V that the application passed.
typedef struct wd_gpuav_stage_code {
    VkShaderStageFlags stage; // One bit.
    const uint32_t *words;
    size_t num_words;
    // The code in the stage's pNext chain; NULL: elsewhere.
    const VkShaderModuleCreateInfo *inlined;
    wd_finding_object object;
    // For the selection of shaders.
    bool is_selected;                           // The application selected the shader.
    const char *stage_name;                     // NULL: none.
    uint32_t pipeline_facts;                    // Mask of wd_pipeline_fact.
    const VkSpecializationInfo *specialization; // NULL: none.
} wd_gpuav_stage_code;

// wd_gpuav_instrument_code returns the substitute for SPIR-V, in the creation's list. NULL: the code stays as it is,
// and the reason was reported. `robust` is a mask of wd_robust.
wd_gpuav_substitute *wd_gpuav_instrument_code(wd_gpuav_creation *creation, const wd_gpuav_layout *layout,
                                              const wd_gpuav_stage_code *code, uint32_t robust);

// For shader objects (gpuav_shader_objects.c): the current creation, which may be NULL; the end of the use of
// substitutes; and the end of the creation, after which there is none.
wd_gpuav_creation *wd_gpuav_creation_current(void);
void wd_gpuav_creation_release_substitutes(wd_gpuav_creation *creation);
void wd_gpuav_creation_forget(void);
// wd_gpuav_attach_pipeline stores a sub-state, which `state` owns afterwards. NULL: the sub-state is freed.
void wd_gpuav_attach_pipeline(wd_state_object *state, wd_gpuav_pipeline *pipeline);

// The hooks of vkCreate...Pipelines

void wd_gpuav_pre_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                  wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_amend_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                    wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_post_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                   const wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_pre_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                 wd_CreateComputePipelines_args *down);
void wd_gpuav_amend_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                   wd_CreateComputePipelines_args *down);
void wd_gpuav_post_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                  const wd_CreateComputePipelines_args *down);
void wd_gpuav_pre_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                     wd_CreateRayTracingPipelinesKHR_args *down);
void wd_gpuav_pre_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                        wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_amend_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                          wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_post_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                         const wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_amend_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                       wd_CreateRayTracingPipelinesKHR_args *down);
void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down);

// gpuav_libraries.c

// wd_gpuav_libraries_count_stages returns the number of stages of all libraries. `info` may be NULL.
uint32_t wd_gpuav_libraries_count_stages(const wd_gpuav_device *device,
                                         const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_are_known returns whether the state tracker knows all libraries.
bool wd_gpuav_libraries_are_known(const wd_gpuav_device *device, const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_replace replaces libraries by their instrumented libraries, and writes the shader ids of their
// stages, `num_ids` at most, to `ids`. Returns the info to use. NULL: no library is instrumented, there is no memory,
// or a library cannot be linked into a pipeline with `layout`; the last two are reported.
const VkPipelineLibraryCreateInfoKHR *wd_gpuav_libraries_replace(wd_gpuav_device *device, wd_arena *arena,
                                                                 const wd_gpuav_layout *layout,
                                                                 const VkPipelineLibraryCreateInfoKHR *info,
                                                                 const char *command, uint32_t *ids,
                                                                 uint32_t num_ids);

// gpuav_shader_objects.c

// wd_gpuav_attach_program creates the sub-state of a program, if a shader object of it is instrumented. False: there is
// no memory. The program must not run then, because its shaders have no region.
bool wd_gpuav_attach_program(wd_gpuav_device *device, wd_state_pipeline *program);

#ifdef VK_EXT_shader_object
void wd_gpuav_pre_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                 wd_CreateShadersEXT_args *down);
void wd_gpuav_amend_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                   wd_CreateShadersEXT_args *down);
void wd_gpuav_post_create_shaders(wd_call *call, const wd_CreateShadersEXT_args *args,
                                  const wd_CreateShadersEXT_args *down);
// wd_gpuav_pre_get_shader_binary lets the driver return the binary of the application's shader, not of the instrumented
// one, which must not run without the layer.
void wd_gpuav_pre_get_shader_binary(wd_call *call, const wd_GetShaderBinaryDataEXT_args *args,
                                    wd_GetShaderBinaryDataEXT_args *down);
#endif

#endif
