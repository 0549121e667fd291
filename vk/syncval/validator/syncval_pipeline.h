// What a pipeline does to memory: descriptors, vertex bindings and attachments. Hangs on the pipeline's state.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIPELINE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIPELINE_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pipeline_use is a descriptor use in the words of the model.
typedef struct wd_syncval_pipeline_use {
    uint32_t set, binding, element;
    bool any_element, reads, writes;
    uint64_t stage; // VkPipelineStageFlags2, one bit.
} wd_syncval_pipeline_use;

typedef struct wd_syncval_vertex_binding {
    uint32_t binding, stride;
    uint32_t begin, end; // What attributes read of an element.
    bool per_instance;
} wd_syncval_vertex_binding;

typedef struct wd_syncval_pipeline {
    wd_allocator allocator;
    wd_syncval_pipeline_use *uses;
    size_t num_uses, uses_capacity;
    uint32_t used_sets;  // One bit for each set that `uses` names.
    bool uses_many_sets; // It names more than that has bits.
    bool unknown;        // Shaders access memory besides.
    bool is_atomic;      // All writes are atomic operations, and there are some.
    // Graphics.
    bool vertices_unknown; // Vertex input is dynamic or comes with a library.
    uint32_t num_vertex_bindings;
    wd_syncval_vertex_binding *vertex_bindings;
    bool outputs_unknown;  // Attachment accesses depend on dynamic state or libraries.
    uint32_t color_writes; // One bit an attachment.
    uint32_t color_reads;  // Blending reads.
    bool depth_test, depth_write, stencil_test;
} wd_syncval_pipeline;

void wd_syncval_post_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args,
                                            const wd_CreateComputePipelines_args *down);
void wd_syncval_post_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                             const wd_CreateGraphicsPipelines_args *down);

static inline const wd_syncval_pipeline *wd_syncval_pipeline_of(const wd_state_pipeline *pipeline) {
    return pipeline ? wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_SYNC) : NULL;
}

#ifdef __cplusplus
}
#endif
#endif
