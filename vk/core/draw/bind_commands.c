// vkCmdBindPipeline, vkCmdBindVertexBuffers, vkCmdBindIndexBuffer, vkCmdBindShadersEXT.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

// --- Pipelines

// pool_lacks returns whether the queue family of the command pool certainly has none of the capabilities.
static bool pool_lacks(const wd_core_check *c, VkQueueFlags capabilities) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_command_pool *pool = command_buffer ? wd_state_command_buffer_pool(command_buffer) : NULL;
    return pool && c->physical && pool->queue_family < c->physical->num_queue_families &&
           !(c->physical->queue_families[pool->queue_family].queueFlags & capabilities);
}

static void end_with_pool(wd_core_message *m, const char *operations) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(m->check);
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    char text[160];
    wd_core_summaryf(
        m, ", and the queue family of %s, %u, has no %s operations",
        wd_core_name(m->check, VK_OBJECT_TYPE_COMMAND_POOL, pool->object.handle, text, sizeof text),
        pool->queue_family, operations);
    wd_core_end(m);
}

static const struct {
    VkPipelineBindPoint bind_point;
    VkQueueFlags capabilities;
    const char *operations;
    uint32_t pipeline_rule, pool_rule;
} bind_points[] = {
    {VK_PIPELINE_BIND_POINT_GRAPHICS, VK_QUEUE_GRAPHICS_BIT, "graphics", WD_CORE_RULE(00780),
     WD_CORE_RULE(00778)},
    {VK_PIPELINE_BIND_POINT_COMPUTE, VK_QUEUE_COMPUTE_BIT, "compute", WD_CORE_RULE(00779),
     WD_CORE_RULE(00777)},
    {VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, VK_QUEUE_COMPUTE_BIT, "compute", WD_CORE_RULE(02392),
     WD_CORE_RULE(02391)},
};

static void check_bind_point(wd_core_check *c, const wd_CmdBindPipeline_args *s) {
    const wd_state_pipeline *pipeline = WD_CORE_FIND(pipeline, s->pipeline);
    wd_core_message m;
    for (size_t i = 0; i < sizeof bind_points / sizeof *bind_points; i++) {
        if (bind_points[i].bind_point != s->pipelineBindPoint) {
            continue;
        }
        if (pipeline && pipeline->bind_point != s->pipelineBindPoint &&
            wd_core_begin_rule(&m, c, NULL, NULL, bind_points[i].pipeline_rule)) {
            wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(s->pipeline));
            wd_core_word(&m, "pipelineBindPoint", wd_VkPipelineBindPoint_string(s->pipelineBindPoint));
            wd_core_word(&m, "the bind point of the pipeline",
                         wd_VkPipelineBindPoint_string(pipeline->bind_point));
            wd_core_end(&m);
        }
        if (pool_lacks(c, bind_points[i].capabilities) &&
            wd_core_begin_rule(&m, c, NULL, NULL, bind_points[i].pool_rule)) {
            wd_core_word(&m, "pipelineBindPoint", wd_VkPipelineBindPoint_string(s->pipelineBindPoint));
            end_with_pool(&m, bind_points[i].operations);
        }
    }
}

static bool has_dynamic(const wd_state_graphics *graphics, wd_state_dynamic_state one,
                        wd_state_dynamic_state other) {
    return wd_state_is_dynamic(graphics, one) || wd_state_is_dynamic(graphics, other);
}

// check_inherited: viewports and scissors that are inherited are dynamic state.
static void check_inherited(wd_core_check *c, const wd_CmdBindPipeline_args *s,
                            const wd_state_command_buffer *command_buffer) {
    const wd_state_pipeline *pipeline = WD_CORE_FIND(pipeline, s->pipeline);
    const wd_state_graphics *graphics = pipeline ? pipeline->graphics : NULL;
    wd_core_message m;
    if (!graphics || !graphics->is_complete || !command_buffer->dynamic.inherits_viewports ||
        (has_dynamic(graphics, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT, WD_STATE_DYNAMIC_VIEWPORT) &&
         has_dynamic(graphics, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT, WD_STATE_DYNAMIC_SCISSOR)) ||
        !wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04808))) {
        return;
    }
    wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(s->pipeline));
    wd_core_summaryf(
        &m, ", the command buffer inherits viewports and scissors, and they are static in the pipeline");
    wd_core_end(&m);
}

static bool has_variable_locations(const wd_core_check *c) {
    const VkPhysicalDeviceSampleLocationsPropertiesEXT *properties =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT)
                    : NULL;
    return !properties || properties->variableSampleLocations;
}

static bool has_static_locations(const wd_state_graphics *graphics) {
    return graphics && graphics->is_complete && graphics->sample_locations &&
           graphics->sample_locations->sampleLocationsEnable && graphics->sample_locations_hash &&
           !has_dynamic(graphics, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS,
                        WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE);
}

static const wd_state_subpass_locations *find_locations(const wd_state_command_buffer *command_buffer) {
    const wd_state_rendering *rendering = &command_buffer->rendering;
    for (uint32_t i = 0; i < rendering->num_sample_locations; i++) {
        if (rendering->sample_locations[i].subpass == command_buffer->subpass) {
            return &rendering->sample_locations[i];
        }
    }
    return NULL;
}

// check_locations: where sample locations are not variable, the render pass instance states those of each subpass.
static void check_locations(wd_core_check *c, const wd_CmdBindPipeline_args *s,
                            const wd_state_command_buffer *command_buffer) {
    const wd_state_rendering *rendering = &command_buffer->rendering;
    wd_core_message m;
    if (rendering->kind != WD_STATE_SUBPASS || rendering->is_inherited || !c->enabled ||
        !c->enabled->extensions.EXT_sample_locations || rendering->are_sample_locations_unknown ||
        !wd_core_is_recording_known(command_buffer) || has_variable_locations(c)) {
        return;
    }
    const wd_state_pipeline *pipeline = WD_CORE_FIND(pipeline, s->pipeline);
    const wd_state_subpass_locations *found = find_locations(command_buffer);
    if (pipeline && has_static_locations(pipeline->graphics) &&
        (!found || found->hash != pipeline->graphics->sample_locations_hash) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(01525))) {
        wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(s->pipeline));
        wd_core_summaryf(&m,
                         ", which has sample locations, variableSampleLocations is VK_FALSE, and "
                         "VkRenderPassSampleLocationsBeginInfoEXT::pPostSubpassSampleLocations has %s for "
                         "subpass %u",
                         found ? "others" : "none", command_buffer->subpass);
        wd_core_end(&m);
    }
}

static const wd_state_graphics *known_graphics(const wd_state_pipeline *pipeline) {
    const wd_state_graphics *graphics = pipeline ? pipeline->graphics : NULL;
    return graphics && graphics->is_complete && graphics->rasterization &&
                   !wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_PROVOKING_VERTEX_MODE)
               ? graphics
               : NULL;
}

static VkProvokingVertexModeEXT provoking_mode(const wd_state_graphics *graphics) {
    return graphics->provoking_vertex ? graphics->provoking_vertex->provokingVertexMode
                                      : VK_PROVOKING_VERTEX_MODE_FIRST_VERTEX_EXT;
}

// check_provoking: some devices have one mode for a render pass instance.
static void check_provoking(wd_core_check *c, const wd_CmdBindPipeline_args *s,
                            const wd_state_command_buffer *command_buffer) {
    const wd_state_pipeline *bound = command_buffer->bindings[WD_STATE_BIND_GRAPHICS].pipeline;
    wd_core_message m;
    char text[160];
    if (!bound || !command_buffer->in_render_pass ||
        s->pipelineBindPoint != VK_PIPELINE_BIND_POINT_GRAPHICS ||
        !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    const VkPhysicalDeviceProvokingVertexPropertiesEXT *properties = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_PROPERTIES_EXT);
    if (!properties || properties->provokingVertexModePerPipeline) {
        return;
    }
    const wd_state_graphics *before = known_graphics(bound),
                            *now = known_graphics(WD_CORE_FIND(pipeline, s->pipeline));
    if (before && now && provoking_mode(before) != provoking_mode(now) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04881))) {
        wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(s->pipeline));
        wd_core_summaryf(&m, ", whose provokingVertexMode is %s",
                         wd_VkProvokingVertexModeEXT_string(provoking_mode(now)));
        wd_core_summaryf(&m, ", that of %s before it is %s",
                         wd_core_name(c, VK_OBJECT_TYPE_PIPELINE, bound->object.handle, text, sizeof text),
                         wd_VkProvokingVertexModeEXT_string(provoking_mode(before)));
        wd_core_word(&m, "provokingVertexModePerPipeline", "VK_FALSE");
        wd_core_end(&m);
    }
}

// static_samples returns the sample count of a pipeline; 0: not known.
static VkSampleCountFlagBits static_samples(const wd_state_pipeline *pipeline) {
    const wd_state_graphics *graphics = pipeline ? pipeline->graphics : NULL;
    return graphics && graphics->is_complete && graphics->multisample && !graphics->has_mixed_samples &&
                   !wd_state_is_dynamic(graphics, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES)
               ? graphics->multisample->rasterizationSamples
               : 0;
}

static bool uses_none(const VkAttachmentReference2 *references, uint32_t count) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment != VK_ATTACHMENT_UNUSED) {
            return false;
        }
    }
    return true;
}

// has_no_attachments returns whether the current subpass certainly uses no attachments.
static bool has_no_attachments(const wd_state_command_buffer *command_buffer) {
    const wd_state_render_pass *pass = command_buffer->render_pass;
    const wd_state_subpass *subpass = command_buffer->rendering.kind == WD_STATE_SUBPASS && pass &&
                                              command_buffer->subpass < pass->num_subpasses
                                          ? &pass->subpasses[command_buffer->subpass]
                                          : NULL;
    return subpass && uses_none(subpass->colors, subpass->num_colors) &&
           uses_none(subpass->inputs, subpass->num_inputs) && uses_none(subpass->depth_stencil, 1) &&
           subpass->shading_rate == VK_ATTACHMENT_UNUSED;
}

// check_samples: without attachments, the first pipeline of a subpass decides the samples of the others.
static void check_samples(wd_core_check *c, const wd_CmdBindPipeline_args *s,
                          const wd_state_command_buffer *command_buffer) {
    const wd_state_bindings *bindings = &command_buffer->bindings[WD_STATE_BIND_GRAPHICS];
    const VkSampleCountFlagBits before = static_samples(bindings->pipeline);
    wd_core_message m;
    char text[160];
    if (!before || bindings->pipeline_pass != command_buffer->rendering.version ||
        s->pipelineBindPoint != VK_PIPELINE_BIND_POINT_GRAPHICS || !has_no_attachments(command_buffer) ||
        !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    const VkSampleCountFlagBits now = static_samples(WD_CORE_FIND(pipeline, s->pipeline));
    if (now && now != before && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00781))) {
        wd_core_handle(&m, "pipeline", VK_OBJECT_TYPE_PIPELINE, WD_STATE_NON_DISPATCHABLE(s->pipeline));
        wd_core_word(&m, "the rasterizationSamples of the pipeline", wd_VkSampleCountFlagBits_string(now));
        wd_core_summaryf(
            &m, ", those of %s, which was bound before in the subpass, are %s",
            wd_core_name(c, VK_OBJECT_TYPE_PIPELINE, bindings->pipeline->object.handle, text, sizeof text),
            wd_VkSampleCountFlagBits_string(before));
        wd_core_word(&m, "the feature variableMultisampleRate", "not enabled");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdBindPipeline) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    check_bind_point(c, s);
    if (command_buffer) {
        check_inherited(c, s, command_buffer);
        check_locations(c, s, command_buffer);
        if (c->enabled && c->enabled->extensions.EXT_provoking_vertex) {
            check_provoking(c, s, command_buffer);
        }
        if (command_buffer->rendering.kind == WD_STATE_SUBPASS && c->enabled &&
            !c->enabled->features.variableMultisampleRate) {
            check_samples(c, s, command_buffer);
        }
    }
}

// --- Vertex buffers

typedef struct bound_buffers {
    const VkBuffer *buffers;
    const VkDeviceSize *offsets, *sizes;
    uint32_t count;
    uint32_t offset_rule, size_rule, null_rule, memory_rule; // 0: none.
} bound_buffers;

static bool begin_element(wd_core_message *m, wd_core_check *c, const bound_buffers *bound, uint32_t i,
                          uint32_t rule) {
    assert(i < bound->count);
    if (!rule || !wd_core_begin_rule(m, c, NULL, NULL, rule)) {
        return false;
    }
    m->indices[0] = i;
    wd_core_unsigned(m, "pOffsets[]", bound->offsets[i]);
    wd_core_handle(m, "pBuffers[]", VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(bound->buffers[i]));
    return true;
}

static void check_bound(wd_core_check *c, const bound_buffers *bound, uint32_t i) {
    assert(bound->buffers && bound->offsets);
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, bound->buffers[i]);
    const VkDeviceSize offset = bound->offsets[i], size = bound->sizes ? bound->sizes[i] : VK_WHOLE_SIZE;
    wd_core_message m;
    if (!bound->buffers[i] && offset && begin_element(&m, c, bound, i, bound->null_rule)) {
        wd_core_end(&m);
    }
    if (!buffer) {
        return;
    }
    if (offset >= buffer->size && begin_element(&m, c, bound, i, bound->offset_rule)) {
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    } else if (offset < buffer->size && size != VK_WHOLE_SIZE && size > buffer->size - offset &&
               begin_element(&m, c, bound, i, bound->size_rule)) {
        wd_core_unsigned(&m, "pSizes[]", size);
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    }
    if (!(buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) &&
        wd_core_buffer_is_bound(c, buffer) == WD_CORE_FALSE && bound->memory_rule &&
        wd_core_begin_rule(&m, c, NULL, NULL, bound->memory_rule)) {
        m.indices[0] = i;
        wd_core_handle(&m, "pBuffers[]", VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(bound->buffers[i]));
        wd_core_summaryf(&m, ", which is not bound to memory");
        m.fix = "Call vkBindBufferMemory before the buffer is used.";
        wd_core_end(&m);
    }
}

static void check_all_bound(wd_core_check *c, const bound_buffers *bound) {
    for (uint32_t i = 0; i < bound->count; i++) {
        check_bound(c, bound, i);
    }
}

// has_vertices returns whether a buffer is for vertices, has memory, and reaches beyond the offset.
static bool has_vertices(const wd_state_command_buffer *command_buffer, VkBuffer handle,
                         VkDeviceSize offset) {
    const wd_state_buffer *buffer = (const wd_state_buffer *)wd_core_find_recorded(
        command_buffer, NULL, VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(handle));
    return buffer && offset < buffer->size && buffer->usage & VK_BUFFER_USAGE_VERTEX_BUFFER_BIT &&
           buffer->binding.memory;
}

WD_CORE_QUICK_CHECK(draw, CmdBindVertexBuffers, 00624, 00625, 00627, 04001) {
    const wd_state_command_buffer *command_buffer = call->command_buffer;
    const VkPhysicalDeviceLimits *limits = wd_core_limits(call);
    if (!command_buffer || !limits || !s->pBuffers || !s->pOffsets ||
        s->firstBinding >= limits->maxVertexInputBindings ||
        s->bindingCount > limits->maxVertexInputBindings - s->firstBinding) {
        return false;
    }
    bool have_vertices = true;
    for (uint32_t i = 0; have_vertices && i < s->bindingCount; i++) {
        have_vertices = has_vertices(command_buffer, s->pBuffers[i], s->pOffsets[i]);
    }
    return have_vertices;
}

WD_CORE_CHECK(draw, CmdBindVertexBuffers) {
    const bound_buffers bound = {.buffers = s->pBuffers,
                                 .offsets = s->pOffsets,
                                 .count = s->bindingCount,
                                 .offset_rule = WD_CORE_RULE(00626),
                                 .null_rule = WD_CORE_RULE(04002),
                                 .memory_rule = WD_CORE_RULE(00628)};
    check_all_bound(c, &bound);
}

WD_CORE_CHECK(draw, CmdBindVertexBuffers2) {
    const bound_buffers bound = {.buffers = s->pBuffers,
                                 .offsets = s->pOffsets,
                                 .sizes = s->pSizes,
                                 .count = s->bindingCount,
                                 .offset_rule = s->pSizes ? WD_CORE_RULE(03357) : 0,
                                 .size_rule = WD_CORE_RULE(03358),
                                 .null_rule = WD_CORE_RULE(04112),
                                 .memory_rule = WD_CORE_RULE(03360)};
    check_all_bound(c, &bound);
}

// --- Index buffers

static uint32_t index_size(VkIndexType type) {
    switch (type) {
    case VK_INDEX_TYPE_UINT16:
        return 2;
    case VK_INDEX_TYPE_UINT32:
        return 4;
    default:
        return 1;
    }
}

static void check_index_buffer(wd_core_check *c, VkBuffer handle, VkDeviceSize offset, VkDeviceSize size,
                               VkIndexType type) {
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, handle);
    const wd_state_binding binding = buffer ? wd_state_binding_of(&buffer->binding) : (wd_state_binding){0};
    const uint32_t index = index_size(type);
    wd_core_message m;
    if (!handle && offset && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09494))) {
        wd_core_unsigned(&m, "offset", offset);
        wd_core_summaryf(&m, ", and buffer is VK_NULL_HANDLE");
        wd_core_end(&m);
    }
    if (binding.memory && (offset + binding.offset) % index &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08783))) {
        wd_core_unsigned(&m, "offset", offset);
        wd_core_word(&m, "indexType", wd_VkIndexType_string(type));
        wd_core_unsigned(&m, "the offset of the buffer in its memory", binding.offset);
        wd_core_end(&m);
    }
    if (size != VK_WHOLE_SIZE && size % index && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08767))) {
        wd_core_unsigned(&m, "size", size);
        wd_core_word(&m, "indexType", wd_VkIndexType_string(type));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdBindIndexBuffer) {
    check_index_buffer(c, s->buffer, s->offset, VK_WHOLE_SIZE, s->indexType);
}

#ifdef VK_VERSION_1_4

WD_CORE_CHECK(draw, CmdBindIndexBuffer2) {
    check_index_buffer(c, s->buffer, s->offset, s->size, s->indexType);
}

#endif

// --- Shader objects

#ifdef VK_EXT_shader_object

static VkShaderEXT shader_of(const wd_CmdBindShadersEXT_args *s, VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; s->pShaders && i < s->stageCount; i++) {
        if (s->pStages[i] == stage) {
            return s->pShaders[i];
        }
    }
    return VK_NULL_HANDLE;
}

static void check_stage(wd_core_check *c, const wd_CmdBindShadersEXT_args *s, uint32_t i) {
    assert(i < s->stageCount && s->pStages);
    const wd_state_shader *shader =
        s->pShaders && c->state
            ? (const wd_state_shader *)wd_state_find(c->state, VK_OBJECT_TYPE_SHADER_EXT,
                                                     WD_STATE_NON_DISPATCHABLE(s->pShaders[i]))
            : NULL;
    wd_core_message m;
    if (shader && shader->stage.stage != s->pStages[i] &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08469))) {
        m.indices[0] = m.indices[1] = i;
        wd_core_handle(&m, "pShaders[]", VK_OBJECT_TYPE_SHADER_EXT,
                       WD_STATE_NON_DISPATCHABLE(s->pShaders[i]));
        wd_core_word(&m, "pStages[]", wd_VkShaderStageFlagBits_string(s->pStages[i]));
        wd_core_word(&m, "the stage of the shader", wd_VkShaderStageFlagBits_string(shader->stage.stage));
        wd_core_end(&m);
    }
}

static void check_pool(wd_core_check *c, const wd_CmdBindShadersEXT_args *s, uint32_t i) {
    assert(i < s->stageCount && s->pStages);
    const VkShaderStageFlags mesh = VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
    const bool is_compute = s->pStages[i] == VK_SHADER_STAGE_COMPUTE_BIT;
    wd_core_message m;
    if (pool_lacks(c, is_compute ? VK_QUEUE_COMPUTE_BIT : VK_QUEUE_GRAPHICS_BIT) &&
        wd_core_begin_rule(&m, c, NULL, NULL,
                           is_compute             ? WD_CORE_RULE(08476)
                           : s->pStages[i] & mesh ? WD_CORE_RULE(08478)
                                                  : WD_CORE_RULE(08477))) {
        m.indices[0] = i;
        wd_core_word(&m, "pStages[]", wd_VkShaderStageFlagBits_string(s->pStages[i]));
        end_with_pool(&m, is_compute ? "compute" : "graphics");
    }
}

WD_CORE_CHECK(draw, CmdBindShadersEXT) {
    wd_core_message m;
    for (uint32_t i = 0; i < s->stageCount; i++) {
        check_stage(c, s, i);
        check_pool(c, s, i);
    }
    const bool has_vertex = shader_of(s, VK_SHADER_STAGE_VERTEX_BIT),
               has_task = shader_of(s, VK_SHADER_STAGE_TASK_BIT_EXT),
               has_mesh = shader_of(s, VK_SHADER_STAGE_MESH_BIT_EXT);
    if (has_vertex && (has_task || has_mesh) &&
        wd_core_begin_rule(&m, c, NULL, NULL, has_task ? WD_CORE_RULE(08470) : WD_CORE_RULE(08471))) {
        wd_core_summaryf(&m, "pShaders has a vertex shader and a %s shader", has_task ? "task" : "mesh");
        wd_core_end(&m);
    }
}

#endif
