#include "vk/syncval/validator/shaders/pipeline.h"

#include "vk/registry/chain.h"

#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/state/state_graphics_info.h"
#include "vk/syncval/validator/shaders/shader_accesses.h"

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
#define RAY_ROW(stage, Model)                                                                                \
    { stage, SpvExecutionModel##Model, VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR }
    RAY_ROW(VK_SHADER_STAGE_RAYGEN_BIT_KHR, RayGenerationKHR),
    RAY_ROW(VK_SHADER_STAGE_ANY_HIT_BIT_KHR, AnyHitKHR),
    RAY_ROW(VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, ClosestHitKHR),
    RAY_ROW(VK_SHADER_STAGE_INTERSECTION_BIT_KHR, IntersectionKHR),
    RAY_ROW(VK_SHADER_STAGE_MISS_BIT_KHR, MissKHR),
    RAY_ROW(VK_SHADER_STAGE_CALLABLE_BIT_KHR, CallableKHR),
};

wd_syncval_pipeline *wd_syncval_pipeline_create(const wd_allocator *allocator) {
    wd_syncval_pipeline *pipeline = wd_alloc_zero(allocator, 1, sizeof(*pipeline));
    if (pipeline) {
        pipeline->allocator = *allocator;
    }
    return pipeline;
}

static void finish_use(wd_syncval_pipeline_use *use, const wd_allocator *allocator) {
    wd_syncval_part_use_finish(&use->plain, allocator);
    wd_syncval_part_use_finish(&use->atomic, allocator);
    wd_syncval_part_use_finish(&use->interlocked, allocator);
}

void wd_syncval_pipeline_destroy(wd_syncval_pipeline *pipeline) {
    if (!pipeline) {
        return;
    }
    const wd_allocator allocator = pipeline->allocator;
    wd_syncval_pipeline_destroy(pipeline->tables.generation);
    for (size_t i = 0; i < pipeline->uses.count; i++) {
        finish_use(&pipeline->uses.items[i], &allocator);
    }
    wd_free(&allocator, pipeline->uses.items);
    wd_syncval_vertex_input_finish(&pipeline->vertices, &allocator);
    wd_free(&allocator, pipeline);
}

static void release_pipeline(wd_state_object *object, void *data) {
    (void)object;
    wd_syncval_pipeline_destroy(data);
}

// grow_uses adds an empty use. It returns NULL if an allocation fails.
static wd_syncval_pipeline_use *grow_uses(wd_syncval_pipeline *pipeline) {
    wd_syncval_pipeline_use *added = WD_VECTOR_PUSH(&pipeline->allocator, &pipeline->uses);
    if (added) {
        *added = (wd_syncval_pipeline_use){0};
    }
    return added;
}

static void note_indexed(wd_syncval_pipeline *pipeline, const wd_syncval_indexed_list *list) {
    for (size_t i = 0; i < list->count; i++) {
        const wd_syncval_sum *sum = &list->items[i].offset;
        for (uint32_t k = 0; k < sum->num_terms; k++) {
            const wd_syncval_term *term = &sum->terms[k];
            pipeline->index_words |= term->word ? UINT64_C(1) << (term->word - 1) : 0;
            pipeline->group_dimensions |=
                term->factor >= WD_SYNCVAL_GROUP_X ? 1 << (term->factor - WD_SYNCVAL_GROUP_X) : 0;
        }
    }
    pipeline->has_indexed |= list->count != 0;
}

static void note_indexed_parts(wd_syncval_pipeline *pipeline, const wd_syncval_part_use *part) {
    note_indexed(pipeline, &part->read_indexed);
    note_indexed(pipeline, &part->written_indexed);
}

static void add_use(wd_syncval_pipeline *pipeline, const wd_syncval_use *use, uint64_t stage) {
    wd_syncval_pipeline_use *added = grow_uses(pipeline);
    if (!added) {
        pipeline->unknown = true;
        return;
    }
    const bool is_address = use->set == WD_SYNCVAL_PUSHED_SET;
    pipeline->has_addresses |= is_address;
    pipeline->used_sets |= use->set < 32 ? 1u << use->set : 0;
    pipeline->uses_many_sets |= use->set >= 32 && !is_address;
    pipeline->has_arrays |= use->any_element;
    pipeline->has_pushed |= use->pushed.is_known;
    *added = (wd_syncval_pipeline_use){
        .set = use->set,
        .binding = use->binding,
        .element = use->element,
        .any_element = use->any_element,
        .pushed = use->pushed,
        .atomicity = use->atomicity,
        .stage = stage,
    };
    note_indexed_parts(pipeline, &use->plain);
    note_indexed_parts(pipeline, &use->atomic);
    note_indexed_parts(pipeline, &use->interlocked);
    const wd_allocator *allocator = &pipeline->allocator;
    const bool has_plain = wd_syncval_part_use_copy(&added->plain, allocator, &use->plain);
    const bool has_atomic = wd_syncval_part_use_copy(&added->atomic, allocator, &use->atomic);
    if (!wd_syncval_part_use_copy(&added->interlocked, allocator, &use->interlocked) || !has_plain ||
        !has_atomic) {
        pipeline->unknown = true;
    }
}

bool wd_syncval_shader_of(wd_syncval_shader *shader, const wd_allocator *allocator,
                          const wd_state_stage *stage, uint64_t *pipeline_stage) {
    const stage_row *row = NULL;
    for (size_t i = 0; i < sizeof stage_rows / sizeof *stage_rows; i++) {
        row = stage_rows[i].stage == stage->stage ? &stage_rows[i] : row;
    }
    *shader = (wd_syncval_shader){.unknown = true, .inputs = UINT64_MAX, .outputs = UINT32_MAX};
    if (!row || !stage->module || !stage->entry_point) {
        return false;
    }
    wd_syncval_shader_init(shader, *allocator, stage->module->words, stage->module->num_words,
                           row->execution_model, stage->entry_point, &stage->specialization);
    *pipeline_stage = row->pipeline_stage;
    return true;
}

void wd_syncval_pipeline_add(wd_syncval_pipeline *pipeline, const wd_syncval_shader *shader,
                             uint64_t pipeline_stage) {
    pipeline->unknown |= shader->unknown;
    for (size_t i = 0; i < shader->uses.count; i++) {
        add_use(pipeline, &shader->uses.items[i], pipeline_stage);
    }
    // The last stage before rasterization captures. Only that shader declares transform feedback, so the
    // order does not matter.
    pipeline->feedback_buffers |= shader->feedback_buffers;
}

// emitters holds the modes of the shaders that may emit primitives, or 0 if there is no such shader.
typedef struct emitters {
    bool has_tessellation, has_geometry, has_mesh;
    uint32_t tessellation, geometry, mesh;
} emitters;

static void add_emitter(emitters *all, VkShaderStageFlagBits stage, uint32_t modes) {
    switch (stage) {
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT: // Either tessellation shader may declare the modes of both.
        all->has_tessellation = true;
        all->tessellation |= modes;
        break;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        all->has_geometry = true;
        all->geometry = modes;
        break;
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        all->has_mesh = true;
        all->mesh = modes;
        break;
    default:
        break;
    }
}

static wd_syncval_primitives primitives_of(const emitters *all) {
    if (!all->has_geometry && !all->has_tessellation && !all->has_mesh) {
        return WD_SYNCVAL_PRIMITIVES_ASSEMBLED;
    }
    const uint32_t modes = all->has_geometry       ? all->geometry
                           : all->has_tessellation ? all->tessellation
                                                   : all->mesh;
    // The input modes of a geometry shader are not among those that are read here.
    return modes & WD_SYNCVAL_MODE_LINES_OR_POINTS ? WD_SYNCVAL_PRIMITIVES_LINES_OR_POINTS
           : modes & WD_SYNCVAL_MODE_TRIANGLES     ? WD_SYNCVAL_PRIMITIVES_TRIANGLES
                                                   : WD_SYNCVAL_PRIMITIVES_UNKNOWN;
}

static void add_fragment_shader(wd_syncval_draw_shaders *shaders, const wd_syncval_shader *shader) {
    shaders->outputs = shader->outputs;
    shaders->sets_reference = shader->modes & WD_SYNCVAL_MODE_STENCIL_REFERENCE;
    if (shader->modes & WD_SYNCVAL_MODE_LATE_TESTS) {
        shaders->tests = WD_SYNCVAL_TESTS_EARLY | WD_SYNCVAL_TESTS_LATE;
    } else if (shader->modes & WD_SYNCVAL_MODE_EARLY_TESTS) {
        shaders->tests = WD_SYNCVAL_TESTS_EARLY;
    }
}

static wd_syncval_pipeline *make_pipeline(wd_syncval_device *device, wd_state_pipeline *state) {
    wd_syncval_pipeline *pipeline = wd_syncval_pipeline_create(&device->allocator);
    if (!pipeline) {
        return NULL;
    }
    pipeline->inputs = UINT64_MAX;
    pipeline->shaders.tests = WD_SYNCVAL_TESTS_LATE;
    emitters all = {0};
    for (uint32_t i = 0; i < state->num_stages; i++) {
        wd_syncval_shader shader;
        uint64_t stage = 0;
        wd_syncval_shader_of(&shader, &device->allocator, &state->stages[i], &stage);
        wd_syncval_pipeline_add(pipeline, &shader, stage);
        if (state->stages[i].stage == VK_SHADER_STAGE_VERTEX_BIT) {
            pipeline->inputs = shader.inputs;
        }
        if (state->stages[i].stage == VK_SHADER_STAGE_FRAGMENT_BIT) {
            add_fragment_shader(&pipeline->shaders, &shader);
        }
        add_emitter(&all, state->stages[i].stage, shader.modes);
        wd_syncval_shader_finish(&shader, device->allocator);
    }
    pipeline->shaders.primitives = (uint8_t)primitives_of(&all);
    return pipeline;
}

void wd_syncval_post_CreateComputePipelines(wd_call *call, const wd_CreateComputePipelines_args *args,
                                            const wd_CreateComputePipelines_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_state_pipeline *state = wd_state_find_pipeline(call->device->state, args->pPipelines[i]);
        wd_syncval_pipeline *pipeline = state ? make_pipeline(call->data, state) : NULL;
        if (pipeline) {
            wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
        }
    }
}

void wd_syncval_attach_ray_pipeline(wd_call *call, VkPipeline handle) {
    const wd_syncval_device *device = call->data;
    wd_state_pipeline *state = wd_state_find_pipeline(call->device->state, handle);
    wd_syncval_pipeline *pipeline = state ? wd_syncval_make_ray_pipeline(&device->allocator, state) : NULL;
    if (pipeline) {
        wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
    }
}

void wd_syncval_post_CreateRayTracingPipelinesKHR(wd_call *call,
                                                  const wd_CreateRayTracingPipelinesKHR_args *args,
                                                  const wd_CreateRayTracingPipelinesKHR_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_syncval_attach_ray_pipeline(call, args->pPipelines[i]);
    }
}

// --- Fixed-function state

#define VERTEX_INPUT VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT
#define PRE_RASTERIZATION VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT
#define FRAGMENT_SHADER VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT
#define FRAGMENT_OUTPUT VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT

// The states that belong to each part of a pipeline.
static const struct {
    VkGraphicsPipelineLibraryFlagsEXT part;
    uint32_t states;
} part_states[] = {
    {VERTEX_INPUT,
     WD_SYNCVAL_DYNAMIC_VERTEX_INPUT | WD_SYNCVAL_DYNAMIC_VERTEX_STRIDE | WD_SYNCVAL_DYNAMIC_TOPOLOGY},
    {PRE_RASTERIZATION, WD_SYNCVAL_DYNAMIC_DISCARD | WD_SYNCVAL_DYNAMIC_CULL_MODE |
                            WD_SYNCVAL_DYNAMIC_SCISSOR | WD_SYNCVAL_DYNAMIC_SCISSOR_COUNT},
    {FRAGMENT_SHADER, WD_SYNCVAL_DYNAMIC_DEPTH_TEST | WD_SYNCVAL_DYNAMIC_DEPTH_WRITE |
                          WD_SYNCVAL_DYNAMIC_DEPTH_BOUNDS | WD_SYNCVAL_DYNAMIC_STENCIL_TEST |
                          WD_SYNCVAL_DYNAMIC_STENCIL_MASK | WD_SYNCVAL_DYNAMIC_STENCIL_OP |
                          WD_SYNCVAL_DYNAMIC_DEPTH_COMPARE | WD_SYNCVAL_DYNAMIC_STENCIL_COMPARE_MASK |
                          WD_SYNCVAL_DYNAMIC_STENCIL_REFERENCE},
    {FRAGMENT_OUTPUT, WD_SYNCVAL_DYNAMIC_COLOR_ENABLE | WD_SYNCVAL_DYNAMIC_COLOR_MASK |
                          WD_SYNCVAL_DYNAMIC_BLEND | WD_SYNCVAL_DYNAMIC_LOGIC_OP |
                          WD_SYNCVAL_DYNAMIC_BLEND_EQUATION | WD_SYNCVAL_DYNAMIC_LOGIC_OP_ENABLE |
                          WD_SYNCVAL_DYNAMIC_SAMPLE_MASK},
};

static uint32_t states_of(VkGraphicsPipelineLibraryFlagsEXT parts) {
    uint32_t states = 0;
    for (size_t i = 0; i < sizeof part_states / sizeof *part_states; i++) {
        states |= parts & part_states[i].part ? part_states[i].states : 0;
    }
    return states;
}

static uint32_t divisor_of(const VkPipelineVertexInputDivisorStateCreateInfoEXT *info, uint32_t binding) {
    for (uint32_t i = 0; info && i < info->vertexBindingDivisorCount; i++) {
        if (info->pVertexBindingDivisors[i].binding == binding) {
            return info->pVertexBindingDivisors[i].divisor;
        }
    }
    return 1;
}

static void read_vertices(wd_syncval_pipeline *pipeline, const VkPipelineVertexInputStateCreateInfo *info) {
    if (!info || pipeline->dynamic & WD_SYNCVAL_DYNAMIC_VERTEX_INPUT) {
        return;
    }
    const void *divisors =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
    for (uint32_t i = 0; i < info->vertexBindingDescriptionCount; i++) {
        const VkVertexInputBindingDescription *from = &info->pVertexBindingDescriptions[i];
        const VkVertexInputBindingDescription2EXT binding = {
            .binding = from->binding,
            .stride = from->stride,
            .inputRate = from->inputRate,
            .divisor = divisor_of(divisors, from->binding),
        };
        wd_syncval_vertex_input_add(&pipeline->vertices, &pipeline->allocator, &binding);
    }
    for (uint32_t i = 0; i < info->vertexAttributeDescriptionCount; i++) {
        const VkVertexInputAttributeDescription *attribute = &info->pVertexAttributeDescriptions[i];
        wd_syncval_vertex_input_add_attribute(&pipeline->vertices, &pipeline->allocator, attribute);
    }
}

static void read_depth_stencil(wd_syncval_output_state *fixed,
                               const VkPipelineDepthStencilStateCreateInfo *info) {
    if (!info) {
        return;
    }
    fixed->depth_test = info->depthTestEnable;
    fixed->depth_write = info->depthWriteEnable;
    fixed->depth_bounds = info->depthBoundsTestEnable;
    fixed->stencil_test = info->stencilTestEnable;
    fixed->depth_compare = info->depthCompareOp;
    for (int i = 0; i < 2; i++) {
        const VkStencilOpState *face = i ? &info->back : &info->front;
        fixed->faces[i] = (wd_syncval_stencil_face){
            .ops = {face->failOp, face->passOp, face->depthFailOp, face->compareOp},
            .write_mask = (uint8_t)face->writeMask,
            .compare_mask = (uint8_t)face->compareMask,
            .reference = (uint8_t)face->reference,
        };
    }
}

static void read_scissors(wd_syncval_pipeline *pipeline, const VkPipelineViewportStateCreateInfo *info) {
    if (!info) {
        return;
    }
    pipeline->fixed.num_scissors = info->scissorCount;
    if (!(pipeline->dynamic & WD_SYNCVAL_DYNAMIC_SCISSOR)) {
        wd_syncval_set_scissors(&pipeline->fixed, 0, info->scissorCount, info->pScissors);
    }
}

static void read_samples(wd_syncval_pipeline *pipeline, const VkPipelineMultisampleStateCreateInfo *info) {
    if (info && !(pipeline->dynamic & WD_SYNCVAL_DYNAMIC_SAMPLE_MASK)) {
        wd_syncval_set_sample_mask(&pipeline->fixed, info->rasterizationSamples, info->pSampleMask);
    }
}

// uses_destination returns whether a factor depends on the old value of the attachment.
static bool uses_destination(VkBlendFactor factor) {
    return factor == VK_BLEND_FACTOR_DST_COLOR || factor == VK_BLEND_FACTOR_ONE_MINUS_DST_COLOR ||
           factor == VK_BLEND_FACTOR_DST_ALPHA || factor == VK_BLEND_FACTOR_ONE_MINUS_DST_ALPHA;
}

// always_blends returns whether the result depends on the old value even for an opaque source: a background that is
// drawn with blending enabled does not.
static bool always_blends(VkBlendFactor source, VkBlendFactor destination, VkBlendOp op) {
    switch (op) {
    case VK_BLEND_OP_ADD:
    case VK_BLEND_OP_SUBTRACT:
    case VK_BLEND_OP_REVERSE_SUBTRACT:
        return destination == VK_BLEND_FACTOR_ONE || uses_destination(destination) ||
               uses_destination(source);
    case VK_BLEND_OP_MIN:
    case VK_BLEND_OP_MAX:
        return true;
    default:
        return false;
    }
}

static bool attachment_always_blends(const VkPipelineColorBlendAttachmentState *state) {
    const VkColorComponentFlags colors =
        VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT;
    return state->colorWriteMask & colors &&
           always_blends(state->srcColorBlendFactor, state->dstColorBlendFactor, state->colorBlendOp);
}

static void read_colors(wd_syncval_pipeline *pipeline, const VkPipelineColorBlendStateCreateInfo *info) {
    wd_syncval_output_state *fixed = &pipeline->fixed;
    fixed->color_enables = UINT32_MAX;
    if (!info) {
        return;
    }
    const VkPipelineColorWriteCreateInfoEXT *enables =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
    for (uint32_t i = 0; enables && enables->pColorWriteEnables && i < enables->attachmentCount && i < 32;
         i++) {
        fixed->color_enables &= enables->pColorWriteEnables[i] ? UINT32_MAX : ~(1u << i);
    }
    fixed->logic_op_enable = info->logicOpEnable;
    fixed->logic_op = info->logicOp;
    const uint32_t both = WD_SYNCVAL_DYNAMIC_COLOR_MASK | WD_SYNCVAL_DYNAMIC_BLEND;
    if (!info->pAttachments || (pipeline->dynamic & both) == both) {
        return;
    }
    for (uint32_t i = 0; i < info->attachmentCount && i < 32; i++) {
        fixed->color_masks |= info->pAttachments[i].colorWriteMask ? 1u << i : 0;
        fixed->blends |= info->pAttachments[i].blendEnable ? 1u << i : 0;
        fixed->always_blends |= !(pipeline->dynamic & WD_SYNCVAL_DYNAMIC_BLEND_EQUATION) &&
                                        attachment_always_blends(&info->pAttachments[i])
                                    ? 1u << i
                                    : 0;
    }
}

// read_locations reads the output location of each color attachment (Vulkan, "Fragment Output Interface").
// The command buffer must set the same locations.
static void read_locations(wd_syncval_pipeline *pipeline, const VkGraphicsPipelineCreateInfo *info) {
#ifdef VK_KHR_dynamic_rendering_local_read
    const VkRenderingAttachmentLocationInfoKHR *locations =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    pipeline->has_locations = locations && locations->pColorAttachmentLocations;
    for (uint32_t i = 0; pipeline->has_locations && i < 32; i++) {
        const uint32_t location = i < locations->colorAttachmentCount
                                      ? locations->pColorAttachmentLocations[i]
                                      : VK_ATTACHMENT_UNUSED;
        pipeline->locations[i] = (uint8_t)(location < 32 ? location : 32);
    }
#else
    (void)pipeline;
    (void)info;
#endif
}

// map_outputs converts output locations to color attachment numbers.
static uint32_t map_outputs(const wd_syncval_pipeline *pipeline, uint32_t outputs) {
    if (!pipeline->has_locations) {
        return outputs;
    }
    uint32_t mapped = 0;
    for (uint32_t i = 0; i < 32; i++) {
        mapped |= pipeline->locations[i] < 32 ? (outputs >> pipeline->locations[i] & 1) << i : 0;
    }
    return mapped;
}

static void read_own_parts(wd_syncval_pipeline *pipeline, const wd_state_pipeline *state,
                           const VkGraphicsPipelineCreateInfo *info, const wd_state_graphics_info *states) {
    for (uint32_t i = 0; i < state->num_dynamic_states; i++) {
        pipeline->dynamic |= wd_syncval_dynamic_bit(state->dynamic_states[i]) & states_of(states->parts);
    }
    read_vertices(pipeline, states->vertex_input);
    if (states->input_assembly) {
        pipeline->fixed.topology = state->topology;
    }
    if (states->rasterization) {
        pipeline->fixed.discard = state->rasterizer_discard;
        pipeline->fixed.cull_mode = states->rasterization->cullMode;
    }
    if (states->discards) {
        return;
    }
    read_scissors(pipeline, states->viewport);
    read_depth_stencil(&pipeline->fixed, states->depth_stencil);
    if (states->parts & FRAGMENT_OUTPUT) {
        read_locations(pipeline, info);
        read_samples(pipeline, states->multisample);
    }
    if (states->read & WD_STATE_GRAPHICS_COLOR_BLEND) {
        read_colors(pipeline, states->color_blend);
    }
}

static void copy_depth_stencil(wd_syncval_output_state *to, const wd_syncval_output_state *from) {
    to->depth_test = from->depth_test;
    to->depth_write = from->depth_write;
    to->depth_bounds = from->depth_bounds;
    to->stencil_test = from->stencil_test;
    to->depth_compare = from->depth_compare;
    memcpy(to->faces, from->faces, sizeof to->faces);
}

static void copy_colors(wd_syncval_output_state *to, const wd_syncval_output_state *from) {
    to->color_enables = from->color_enables;
    to->color_masks = from->color_masks;
    to->blends = from->blends;
    to->always_blends = from->always_blends;
    to->logic_op_enable = from->logic_op_enable;
    to->logic_op = from->logic_op;
    to->has_no_samples = from->has_no_samples;
}

// take_library copies the parts of a library.
static void take_library(wd_syncval_pipeline *pipeline, const wd_state_pipeline *library) {
    const wd_syncval_pipeline *from = wd_syncval_pipeline_of(library);
    if (!from) {
        pipeline->outputs_unknown = pipeline->vertices.unknown = true;
        return;
    }
    pipeline->dynamic |= from->dynamic & states_of(library->library_parts);
    pipeline->outputs_unknown |= from->outputs_unknown;
    const wd_syncval_output_state *fixed = &from->fixed;
    wd_syncval_output_state *to = &pipeline->fixed;
    if (library->library_parts & VERTEX_INPUT) {
        wd_syncval_vertex_input_copy(&pipeline->vertices, &pipeline->allocator, &from->vertices);
        to->topology = fixed->topology;
    }
    if (library->library_parts & PRE_RASTERIZATION) {
        to->discard = fixed->discard;
        to->cull_mode = fixed->cull_mode;
        to->empty_scissors = fixed->empty_scissors;
        to->num_scissors = fixed->num_scissors;
    }
    if (library->library_parts & FRAGMENT_SHADER) {
        copy_depth_stencil(to, fixed);
    }
    if (library->library_parts & FRAGMENT_OUTPUT) {
        copy_colors(to, fixed);
        pipeline->has_locations = from->has_locations;
        memcpy(pipeline->locations, from->locations, sizeof pipeline->locations);
    }
}

static void read_fixed_functions(const wd_state_device *device, wd_syncval_pipeline *pipeline,
                                 const wd_state_pipeline *state, const VkGraphicsPipelineCreateInfo *info) {
    wd_state_graphics_info states;
    wd_state_read_graphics_info(device, info, &states);
    read_own_parts(pipeline, state, info, &states);
    for (uint32_t i = 0; i < state->num_libraries; i++) {
        take_library(pipeline, state->libraries[i]);
    }
    wd_syncval_vertex_input_join(&pipeline->vertices, pipeline->inputs);
    pipeline->shaders.outputs = map_outputs(pipeline, pipeline->shaders.outputs);
    for (VkImageAspectFlags i = 0; i < 4; i++) {
        pipeline->outputs[i] = wd_syncval_combine_outputs(&pipeline->fixed, &pipeline->fixed, 0,
                                                          &pipeline->shaders, i * VK_IMAGE_ASPECT_DEPTH_BIT);
    }
}

wd_syncval_outputs wd_syncval_outputs_of(const wd_syncval_dynamic *dynamic,
                                         const wd_syncval_pipeline *pipeline, VkImageAspectFlags attached) {
    return pipeline->dynamic & WD_SYNCVAL_DYNAMIC_OUTPUTS
               ? wd_syncval_combine_outputs(&pipeline->fixed, &dynamic->outputs, pipeline->dynamic,
                                            &pipeline->shaders, attached)
               : pipeline->outputs[attached / VK_IMAGE_ASPECT_DEPTH_BIT & 3];
}

void wd_syncval_post_CreateGraphicsPipelines(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                             const wd_CreateGraphicsPipelines_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_state_pipeline *state = wd_state_find_pipeline(call->device->state, args->pPipelines[i]);
        wd_syncval_pipeline *pipeline = state ? make_pipeline(call->data, state) : NULL;
        if (!pipeline) {
            continue;
        }
        read_fixed_functions(call->device->state, pipeline, state, &args->pCreateInfos[i]);
        wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
    }
}

// --- Shader objects

static bool has_stage(const wd_state_pipeline *program, VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; i < program->num_stages; i++) {
        if (program->stages[i].stage == stage) {
            return true;
        }
    }
    return false;
}

static bool has_code(const wd_state_pipeline *program) {
    for (uint32_t i = 0; i < program->num_stages; i++) {
        if (!program->stages[i].module || !program->stages[i].module->words) {
            return false;
        }
    }
    return true;
}

// set_dynamic makes all state of a program dynamic. Attachments are mapped to other locations only by commands, which
// are not followed here, and color writes are enabled without the feature.
static void set_dynamic(const wd_syncval_device *device, const wd_state_pipeline *program,
                        wd_syncval_pipeline *pipeline) {
    const wd_features *features = &device->chassis->capabilities->features;
    pipeline->is_program = true;
    pipeline->dynamic = WD_SYNCVAL_DYNAMIC_OUTPUTS;
    pipeline->fixed.color_enables = UINT32_MAX;
    if (!features->colorWriteEnable) {
        pipeline->dynamic &= ~(uint32_t)WD_SYNCVAL_DYNAMIC_COLOR_ENABLE;
    }
    if (has_stage(program, VK_SHADER_STAGE_VERTEX_BIT)) {
        pipeline->dynamic |= WD_SYNCVAL_DYNAMIC_VERTEX_INPUT;
    }
#ifdef VK_KHR_dynamic_rendering_local_read
    pipeline->outputs_unknown = features->dynamicRenderingLocalRead;
#endif
}

const wd_syncval_pipeline *wd_syncval_program_of(wd_syncval_device *device,
                                                 wd_state_command_buffer *command_buffer,
                                                 wd_state_bind_point bind_point) {
    wd_state_pipeline *program = wd_state_bound_program(command_buffer, bind_point);
    const wd_syncval_pipeline *known = wd_syncval_pipeline_of(program);
    if (!program || known || !has_code(program)) {
        return known;
    }
    wd_syncval_pipeline *pipeline = make_pipeline(device, program);
    if (pipeline) {
        set_dynamic(device, program, pipeline);
        wd_state_slot_set(&program->object, WD_STATE_SLOT_SYNC, pipeline, release_pipeline);
    }
    return pipeline;
}

wd_sync_usage wd_syncval_descriptor_usage(uint64_t stage, VkDescriptorType type, bool writes) {
    switch (type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
        return wd_sync_usage_find(stage, VK_ACCESS_2_UNIFORM_READ_BIT);
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return wd_sync_usage_find(stage, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT);
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        return wd_sync_usage_find(stage, VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR);
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return wd_sync_usage_find(stage, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT);
    default:
        return wd_sync_usage_find(stage, writes ? VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT
                                                : VK_ACCESS_2_SHADER_STORAGE_READ_BIT);
    }
}
