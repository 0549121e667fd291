// What a pipeline does to memory: descriptors, vertex bindings and attachments. Hangs on the pipeline's state.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIPELINE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIPELINE_H

#include "vk/syncval/validator/syncval_recorder.h"
#include "vk/syncval/validator/syncval_shader.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pipeline_use is a descriptor use in the words of the model.
typedef struct wd_syncval_pipeline_use {
    uint32_t set, binding, element;
    bool any_element;
    uint8_t atomicity; // wd_sync_atomicity of `atomic`.
    wd_syncval_part_use plain, atomic;
    uint64_t stage; // VkPipelineStageFlags2, one bit.
} wd_syncval_pipeline_use;

typedef struct wd_syncval_pipeline {
    wd_allocator allocator;
    wd_syncval_pipeline_use *uses;
    size_t num_uses, uses_capacity;
    uint32_t used_sets;  // One bit for each set that `uses` names.
    bool uses_many_sets; // It names more than that has bits.
    bool has_arrays;     // Some are arrays of which it is not known which element.
    bool has_addresses;  // Some are at addresses in push constants.
    bool unknown;        // Shaders access memory besides.
    // Graphics.
    uint32_t dynamic; // WD_SYNCVAL_DYNAMIC_*: what the command buffer decides instead of the following.
    wd_syncval_vertex_input vertices;
    uint64_t inputs; // Locations that the vertex shader has, one bit each; all of them where there is none.
    wd_syncval_output_state fixed;
    wd_syncval_draw_shaders shaders;
    wd_syncval_outputs outputs; // What `fixed` and `shaders` come to.
    bool has_locations;         // The color attachments are written from these
    uint8_t locations[32];      // locations; 32: from none.
    bool outputs_unknown;       // A part of the pipeline is not known.
    uint32_t feedback_buffers;  // That transform feedback writes, one bit each.
    // Ray tracing.
    uint8_t
        read_tables; // WD_SYNCVAL_TABLE_*: the shader binding tables that shaders get to, besides the ray generation
                     // shader's,
    uint8_t needed_tables;                  // and those of them that the pipeline has shaders for.
    struct wd_syncval_pipeline *generation; // What the ray generation shader does alone. NULL: as above.
} wd_syncval_pipeline;

enum {
    WD_SYNCVAL_TABLE_MISS = 1 << 0,
    WD_SYNCVAL_TABLE_HIT = 1 << 1,
    WD_SYNCVAL_TABLE_CALLABLE = 1 << 2,
};

// wd_syncval_pipeline_create returns an empty one, or NULL. wd_syncval_pipeline_destroy accepts NULL.
wd_syncval_pipeline *wd_syncval_pipeline_create(const wd_allocator *allocator);
void wd_syncval_pipeline_destroy(wd_syncval_pipeline *pipeline);

// wd_syncval_shader_of analyzes a stage, which begins in `*pipeline_stage` then; the caller finishes it. False: a stage that is not
// known.
bool wd_syncval_shader_of(wd_syncval_shader *shader, const wd_allocator *allocator,
                          const wd_state_stage *stage, uint64_t *pipeline_stage);

// wd_syncval_pipeline_add adds what a shader does.
void wd_syncval_pipeline_add(wd_syncval_pipeline *pipeline, const wd_syncval_shader *shader,
                             uint64_t pipeline_stage);

// wd_syncval_make_ray_pipeline returns NULL when memory runs out.
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
// wd_syncval_attach_ray_pipeline finds out what a ray tracing pipeline that was just made accesses.
void wd_syncval_attach_ray_pipeline(wd_call *call, VkPipeline handle);
void wd_syncval_post_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                             const wd_CreateGraphicsPipelines_args *down);

// wd_syncval_outputs_of returns what a draw with `pipeline` and the dynamic state of the command buffer does to attachments.
wd_syncval_outputs wd_syncval_outputs_of(const wd_syncval_recorder *recorder,
                                         const wd_syncval_pipeline *pipeline);

static inline const wd_syncval_pipeline *wd_syncval_pipeline_of(const wd_state_pipeline *pipeline) {
    return pipeline ? wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_SYNC) : NULL;
}

#ifdef __cplusplus
}
#endif
#endif
