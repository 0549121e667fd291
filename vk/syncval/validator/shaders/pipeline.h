// The accesses of a pipeline: descriptors, vertex bindings and attachments. Attached to the pipeline's state.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_PIPELINE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_PIPELINE_H

#include "vk/syncval/validator/resources/device.h"
#include "vk/syncval/validator/shaders/draw_state.h"
#include "vk/syncval/validator/shaders/shader_accesses.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pipeline_use is the use of a descriptor in terms of the model.
typedef struct wd_syncval_pipeline_use {
    uint32_t set, binding, element;
    bool any_element;
    wd_syncval_pushed_index pushed; // Of any_element.
    uint8_t atomicity;              // wd_sync_atomicity of `atomic`.
    wd_syncval_part_use plain, atomic, interlocked;
    uint64_t stage; // VkPipelineStageFlags2, one bit.
} wd_syncval_pipeline_use;

// wd_syncval_ray_tables are facts of a ray tracing pipeline. WD_SYNCVAL_TABLE_*: the shader binding tables that shaders
// can reach, in addition to that of the ray generation shader.
typedef struct wd_syncval_ray_tables {
    uint8_t read;
    uint8_t needed; // Subset of `read`: those for which the pipeline has shaders.
    // The accesses of the ray generation shader only. NULL: all accesses.
    struct wd_syncval_pipeline *generation;
} wd_syncval_ray_tables;

typedef struct wd_syncval_pipeline {
    wd_allocator allocator;
    WD_VECTOR(wd_syncval_pipeline_use) uses;
    uint32_t used_sets;  // The sets in `uses`, one bit each.
    bool uses_many_sets; // There are more sets than bits.
    bool has_arrays;     // A use is an array element with an index that is not a constant.
    bool has_indexed; // A range depends on the dispatch: on the workgroups in these dimensions, one bit each,
    uint8_t group_dimensions;
    uint64_t index_words; // and on these words of the push constants.
    bool has_pushed;      // The index of one is in the push constants.
    bool has_addresses;   // A use is at an address in push constants.
    bool unknown;         // Shaders also access other, unknown memory.
    // Graphics.
    uint32_t dynamic; // WD_SYNCVAL_DYNAMIC_*: state that comes from the command buffer.
    wd_syncval_vertex_input vertices;
    // Locations of the vertex shader's inputs, one bit each. All bits if there is no vertex shader.
    uint64_t inputs;
    wd_syncval_output_state fixed;
    wd_syncval_draw_shaders shaders;
    // Computed from `fixed` and `shaders`, by the attached aspects (wd_syncval_outputs_of).
    wd_syncval_outputs outputs[4];
    bool has_locations;        // `locations` is valid.
    uint8_t locations[32];     // The output location of each color attachment. 32: none.
    bool outputs_unknown;      // A part of the pipeline is unknown.
    uint32_t feedback_buffers; // That transform feedback writes, one bit each.
    wd_syncval_ray_tables tables;
    // Shader objects: all state is dynamic. The stride of a vertex binding is that of the last command that set it.
    bool is_program;
} wd_syncval_pipeline;

enum {
    WD_SYNCVAL_TABLE_MISS = 1 << 0,
    WD_SYNCVAL_TABLE_HIT = 1 << 1,
    WD_SYNCVAL_TABLE_CALLABLE = 1 << 2,
};

// wd_syncval_pipeline_create returns an empty pipeline, or NULL. wd_syncval_pipeline_destroy accepts NULL.
wd_syncval_pipeline *wd_syncval_pipeline_create(const wd_allocator *allocator);
void wd_syncval_pipeline_destroy(wd_syncval_pipeline *pipeline);

// wd_syncval_shader_of analyzes the shader of a stage, which the caller must finish, and stores the stage
// bit. It returns false if the stage is unknown.
bool wd_syncval_shader_of(wd_syncval_shader *shader, const wd_allocator *allocator,
                          const wd_state_stage *stage, uint64_t *pipeline_stage);

// wd_syncval_pipeline_add adds the accesses of a shader.
void wd_syncval_pipeline_add(wd_syncval_pipeline *pipeline, const wd_syncval_shader *shader,
                             uint64_t pipeline_stage);

// wd_syncval_make_ray_pipeline returns NULL if an allocation fails.
wd_syncval_pipeline *wd_syncval_make_ray_pipeline(const wd_allocator *allocator,
                                                  const wd_state_pipeline *state);

void wd_syncval_post_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args,
                                            const wd_CreateComputePipelines_args *down);
void wd_syncval_post_CreateRayTracingPipelinesKHR(wd_call *call,
                                                  const wd_CreateRayTracingPipelinesKHR_args *args,
                                                  const wd_CreateRayTracingPipelinesKHR_args *down);
void wd_syncval_post_CreateRayTracingPipelinesNV(wd_call *call,
                                                 const wd_CreateRayTracingPipelinesNV_args *args,
                                                 const wd_CreateRayTracingPipelinesNV_args *down);
// wd_syncval_attach_ray_pipeline computes the accesses of a new ray tracing pipeline.
void wd_syncval_attach_ray_pipeline(wd_call *call, VkPipeline handle);
void wd_syncval_post_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                             const wd_CreateGraphicsPipelines_args *down);

// wd_syncval_program_of returns the accesses of the shader objects that are bound for draws or dispatches, as a
// pipeline whose states are all dynamic. NULL: no shader objects are bound, one has no known code, or there is no
// memory. The program belongs to the command buffer, which is being recorded.
const wd_syncval_pipeline *wd_syncval_program_of(wd_syncval_device *device,
                                                 wd_state_command_buffer *command_buffer,
                                                 wd_state_bind_point bind_point);

// wd_syncval_outputs_of returns the attachment accesses of a draw with `pipeline` and the current dynamic
// state. `attached` has the aspects of the depth/stencil attachments.
wd_syncval_outputs wd_syncval_outputs_of(const wd_syncval_dynamic *dynamic,
                                         const wd_syncval_pipeline *pipeline, VkImageAspectFlags attached);

static inline const wd_syncval_pipeline *wd_syncval_pipeline_of(const wd_state_pipeline *pipeline) {
    return pipeline ? (const wd_syncval_pipeline *)wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_SYNC)
                    : NULL;
}

// wd_syncval_descriptor_usage returns the usage of a stage for a descriptor type, or WD_SYNC_NONE.
wd_sync_usage wd_syncval_descriptor_usage(uint64_t stage, VkDescriptorType type, bool writes);

#ifdef __cplusplus
}
#endif
#endif
