#include "vk/syncval/validator/syncval_pipeline.h"

#include <spirv/unified1/spirv.h>

#include "vk/syncval/validator/syncval_shader.h"

typedef struct stage_row {
    VkShaderStageFlagBits stage;
    uint32_t execution_model;
    uint64_t pipeline_stage;
} stage_row;

static const stage_row stage_rows[] = {
    {VK_SHADER_STAGE_VERTEX_BIT, SpvExecutionModelVertex, VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT},
    {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, SpvExecutionModelTessellationControl,
     VK_PIPELINE_STAGE_2_TESSELLATION_CONTROL_SHADER_BIT},
    {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, SpvExecutionModelTessellationEvaluation,
     VK_PIPELINE_STAGE_2_TESSELLATION_EVALUATION_SHADER_BIT},
    {VK_SHADER_STAGE_GEOMETRY_BIT, SpvExecutionModelGeometry, VK_PIPELINE_STAGE_2_GEOMETRY_SHADER_BIT},
    {VK_SHADER_STAGE_FRAGMENT_BIT, SpvExecutionModelFragment, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT},
    {VK_SHADER_STAGE_COMPUTE_BIT, SpvExecutionModelGLCompute, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT},
    {VK_SHADER_STAGE_TASK_BIT_EXT, SpvExecutionModelTaskEXT, VK_PIPELINE_STAGE_2_TASK_SHADER_BIT_EXT},
    {VK_SHADER_STAGE_MESH_BIT_EXT, SpvExecutionModelMeshEXT, VK_PIPELINE_STAGE_2_MESH_SHADER_BIT_EXT},
};

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    wd_syncval_pipeline *pipeline = data;
    const wd_allocator allocator = pipeline->allocator;
    wd_free(&allocator, pipeline->uses);
    wd_free(&allocator, pipeline->vertex_bindings);
    wd_free(&allocator, pipeline);
}

static void add_use(wd_syncval_pipeline *pipeline, const wd_syncval_use *use, uint64_t stage) {
    void *uses = pipeline->uses;
    if (!wd_array_reserve(&pipeline->allocator, &uses, &pipeline->uses_capacity, pipeline->num_uses + 1,
                          sizeof(*pipeline->uses))) {
        pipeline->unknown = true;
        return;
    }
    pipeline->uses = uses;
    pipeline->used_sets |= use->set < 32 ? 1u << use->set : 0;
    pipeline->uses_many_sets |= use->set >= 32;
    pipeline->uses[pipeline->num_uses++] = (wd_syncval_pipeline_use){
        .set = use->set,
        .binding = use->binding,
        .element = use->element,
        .any_element = use->any_element,
        .reads = use->reads,
        .writes = use->writes,
        .stage = stage,
    };
}

static void add_stage(wd_syncval_pipeline *pipeline, const wd_state_stage *stage, bool *writes,
                      bool *plain_writes) {
    const stage_row *row = NULL;
    for (size_t i = 0; i < sizeof stage_rows / sizeof *stage_rows; i++)
        row = stage_rows[i].stage == stage->stage ? &stage_rows[i] : row;
    if (!row || !stage->module || !stage->entry_point) {
        pipeline->unknown = true;
        return;
    }
    wd_syncval_shader shader;
    wd_syncval_shader_init(&shader, pipeline->allocator, stage->module->words, stage->module->num_words,
                           row->execution_model, stage->entry_point);
    pipeline->unknown |= shader.unknown;
    for (size_t i = 0; i < shader.num_uses; i++) {
        add_use(pipeline, &shader.uses[i], row->pipeline_stage);
        *writes |= shader.uses[i].writes;
        *plain_writes |= shader.uses[i].plain_writes;
    }
    wd_syncval_shader_finish(&shader, pipeline->allocator);
}

static wd_syncval_pipeline *make_pipeline(wd_syncval_device *device, wd_state_pipeline *state) {
    wd_syncval_pipeline *pipeline = wd_alloc_zero(&device->allocator, 1, sizeof(*pipeline));
    if (!pipeline)
        return NULL;
    pipeline->allocator = device->allocator;
    bool writes = false, plain_writes = false;
    for (uint32_t i = 0; i < state->num_stages; i++)
        add_stage(pipeline, &state->stages[i], &writes, &plain_writes);
    pipeline->is_atomic = writes && !plain_writes;
    return pipeline;
}

void wd_syncval_post_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args,
                                            const wd_CreateComputePipelines_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_state_pipeline *state = wd_state_find_pipeline(call->device->state, args->pPipelines[i]);
        wd_syncval_pipeline *pipeline = state ? make_pipeline(call->data, state) : NULL;
        if (pipeline)
            wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
    }
}

// --- Fixed functions

static bool is_dynamic(const wd_state_pipeline *state, VkDynamicState asked) {
    for (uint32_t i = 0; i < state->num_dynamic_states; i++) {
        if (state->dynamic_states[i] == asked)
            return true;
    }
    return false;
}

static void add_attribute(wd_syncval_pipeline *pipeline, const VkVertexInputAttributeDescription *attribute) {
    const wd_syncval_format *format = wd_syncval_format_find(attribute->format);
    for (uint32_t i = 0; i < pipeline->num_vertex_bindings; i++) {
        wd_syncval_vertex_binding *binding = &pipeline->vertex_bindings[i];
        if (binding->binding != attribute->binding)
            continue;
        if (!format) {
            pipeline->vertices_unknown = true;
            return;
        }
        const uint32_t end = attribute->offset + format->block_size;
        binding->begin = attribute->offset < binding->begin ? attribute->offset : binding->begin;
        binding->end = end > binding->end ? end : binding->end;
    }
}

static void read_vertex_input(wd_syncval_pipeline *pipeline, const wd_state_pipeline *state,
                              const VkPipelineVertexInputStateCreateInfo *info) {
    if (!info || is_dynamic(state, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT) ||
        is_dynamic(state, VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE)) {
        pipeline->vertices_unknown = true;
        return;
    }
    pipeline->vertex_bindings = wd_alloc_zero(&pipeline->allocator, info->vertexBindingDescriptionCount + 1,
                                              sizeof(*pipeline->vertex_bindings));
    if (!pipeline->vertex_bindings) {
        pipeline->vertices_unknown = true;
        return;
    }
    pipeline->num_vertex_bindings = info->vertexBindingDescriptionCount;
    for (uint32_t i = 0; i < info->vertexBindingDescriptionCount; i++) {
        const VkVertexInputBindingDescription *binding = &info->pVertexBindingDescriptions[i];
        pipeline->vertex_bindings[i] = (wd_syncval_vertex_binding){
            .binding = binding->binding,
            .stride = binding->stride,
            .begin = UINT32_MAX,
            .per_instance = binding->inputRate == VK_VERTEX_INPUT_RATE_INSTANCE,
        };
    }
    for (uint32_t i = 0; i < info->vertexAttributeDescriptionCount; i++)
        add_attribute(pipeline, &info->pVertexAttributeDescriptions[i]);
}

static const VkDynamicState output_states[] = {
    VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,        VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE,
    VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE,      VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE,
    VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT,   VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT,
    VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT,   VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT,
    VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT,
};

static void read_outputs(wd_syncval_pipeline *pipeline, const wd_state_pipeline *state,
                         const VkGraphicsPipelineCreateInfo *info) {
    for (size_t i = 0; i < sizeof output_states / sizeof *output_states; i++)
        pipeline->outputs_unknown |= is_dynamic(state, output_states[i]);
    // A pipeline of libraries leaves some of these out; with rasterization off they may be anything.
    pipeline->outputs_unknown |= state->num_libraries != 0;
    if (pipeline->outputs_unknown || state->rasterizer_discard)
        return;
    const VkPipelineDepthStencilStateCreateInfo *depth = info->pDepthStencilState;
    if (depth) {
        pipeline->depth_test = depth->depthTestEnable;
        pipeline->depth_write = depth->depthTestEnable && depth->depthWriteEnable;
        pipeline->stencil_test = depth->stencilTestEnable;
    }
    const VkPipelineColorBlendStateCreateInfo *blend = info->pColorBlendState;
    for (uint32_t i = 0; blend && blend->pAttachments && i < blend->attachmentCount && i < 32; i++) {
        pipeline->color_writes |= blend->pAttachments[i].colorWriteMask ? 1u << i : 0;
        pipeline->color_reads |= blend->pAttachments[i].blendEnable ? 1u << i : 0;
    }
}

void wd_syncval_post_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                             const wd_CreateGraphicsPipelines_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_state_pipeline *state = wd_state_find_pipeline(call->device->state, args->pPipelines[i]);
        wd_syncval_pipeline *pipeline = state ? make_pipeline(call->data, state) : NULL;
        if (!pipeline)
            continue;
        const bool has_vertices = !state->num_libraries;
        read_vertex_input(pipeline, state, has_vertices ? args->pCreateInfos[i].pVertexInputState : NULL);
        read_outputs(pipeline, state, &args->pCreateInfos[i]);
        wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
    }
}
