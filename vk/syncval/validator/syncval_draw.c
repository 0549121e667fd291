// Draws and dispatches: descriptors, vertex, index and indirect buffers.
#include "vk/syncval/validator/syncval_commands.h"
#include "vk/syncval/validator/syncval_pipeline.h"
#include "vk/syncval/validator/syncval_rendering.h"
#include "vk/syncval/validator/syncval_resolution.h"

// --- Descriptors

static wd_sync_usage usage_of(uint64_t stage, VkDescriptorType type, bool writes) {
    switch (type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
        return wd_sync_usage_find(stage, VK_ACCESS_2_UNIFORM_READ_BIT);
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return wd_sync_usage_find(stage, VK_ACCESS_2_SHADER_SAMPLED_READ_BIT);
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return wd_sync_usage_find(stage, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT);
    default:
        return wd_sync_usage_find(stage, writes ? VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT
                                                : VK_ACCESS_2_SHADER_STORAGE_READ_BIT);
    }
}

static void access_descriptor(wd_syncval_recorder *recorder, const wd_state_descriptor *descriptor,
                              uint64_t dynamic_offset, wd_sync_usage usage) {
    if (usage == WD_SYNC_NONE || !descriptor->object) {
        wd_syncval_access_unknown(recorder);
        return;
    }
    switch (descriptor->object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        wd_syncval_access_buffer(recorder, (const wd_state_buffer *)descriptor->object,
                                 descriptor->u.buffer.offset + dynamic_offset, descriptor->u.buffer.range,
                                 usage);
        return;
    case VK_OBJECT_TYPE_BUFFER_VIEW: {
        const wd_state_buffer_view *view = (const wd_state_buffer_view *)descriptor->object;
        wd_syncval_access_buffer(recorder, view->buffer, view->offset, view->range, usage);
        return;
    }
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        wd_syncval_access_view(recorder, (const wd_state_image_view *)descriptor->object, NULL, 0, usage,
                               WD_SYNC_ORDERING_NONE);
        return;
    default:
        wd_syncval_access_unknown(recorder);
    }
}

static bool is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static const VkDescriptorBindingFlags late_updates =
    VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;

static void access_use(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                       const wd_syncval_pipeline_use *use) {
    const wd_state_bound_set *bound = use->set < bindings->num_sets ? &bindings->sets[use->set] : NULL;
    const wd_state_descriptor_set *set = bound ? bound->set : NULL;
    const wd_state_layout_binding *binding =
        set ? wd_state_set_layout_binding(set->layout, use->binding) : NULL;
    const wd_state_descriptor *descriptor = binding && use->element < binding->num_elements &&
                                                    binding->first + use->element < set->num_descriptors
                                                ? &set->descriptors[binding->first + use->element]
                                                : NULL;
    // What an update may still change before execution, and which element of an array it will be, cannot be known.
    if (!descriptor || binding->flags & late_updates || (use->any_element && binding->count > 1) ||
        !descriptor->written || descriptor->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        if (!descriptor || descriptor->type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)
            wd_syncval_access_unknown(recorder);
        return;
    }
    const uint32_t number = binding->first_dynamic + use->element;
    const uint64_t offset =
        is_dynamic(binding->type) && number < bound->num_dynamic_offsets ? bound->dynamic_offsets[number] : 0;
    if (use->reads)
        access_descriptor(recorder, descriptor, offset, usage_of(use->stage, descriptor->type, false));
    if (use->writes)
        access_descriptor(recorder, descriptor, offset, usage_of(use->stage, descriptor->type, true));
}

// access_uses finds out what the pipeline accesses, or remembers it.
static void access_uses(wd_syncval_recorder *recorder, const wd_state_bindings *bindings,
                        const wd_syncval_pipeline *pipeline) {
    const bool can_remember = !pipeline->uses_many_sets && !recorder->num_accesses;
    const wd_syncval_resolution *known =
        can_remember ? wd_syncval_resolution_find(recorder, bindings, pipeline) : NULL;
    if (known) {
        recorder->resolved = known;
        if (known->is_unknown)
            wd_syncval_access_unknown(recorder);
        return;
    }
    const uint64_t unknown_tag = recorder->unknown_tag;
    recorder->unknown_tag = 0;
    for (size_t i = 0; i < pipeline->num_uses; i++)
        access_use(recorder, bindings, &pipeline->uses[i]);
    const bool is_unknown = recorder->unknown_tag != 0;
    if (can_remember)
        wd_syncval_resolution_add(recorder, bindings, pipeline, is_unknown);
    recorder->unknown_tag = is_unknown ? recorder->unknown_tag : unknown_tag;
}

static const wd_syncval_pipeline *access_descriptors(wd_syncval_recorder *recorder,
                                                     wd_state_bind_point bind_point) {
    const wd_state_bindings *bindings = &recorder->command_buffer->bindings[bind_point];
    const wd_syncval_pipeline *pipeline = wd_syncval_pipeline_of(bindings->pipeline);
    if (!pipeline || pipeline->unknown || !recorder->device->options.shader_accesses)
        wd_syncval_access_unknown(recorder);
    if (!pipeline || !recorder->device->options.shader_accesses)
        return pipeline;
    recorder->history->entries[recorder->tag - 1].is_atomic = pipeline->is_atomic;
    access_uses(recorder, bindings, pipeline);
    return pipeline;
}

static const wd_state_buffer *buffer_of(const wd_call *call, VkBuffer handle) {
    return wd_state_find_buffer(call->device->state, handle);
}

// --- Dispatches

bool wd_syncval_CmdDispatch(wd_call *call, const wd_CmdDispatch_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (recorder && args->groupCountX && args->groupCountY && args->groupCountZ)
        access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
    return wd_syncval_finish(recorder, call);
}

bool wd_syncval_CmdDispatchBase(wd_call *call, const wd_CmdDispatchBase_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (recorder && args->groupCountX && args->groupCountY && args->groupCountZ)
        access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
    return wd_syncval_finish(recorder, call);
}

bool wd_syncval_CmdDispatchIndirect(wd_call *call, const wd_CmdDispatchIndirect_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder)
        return false;
    access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
    wd_syncval_access_buffer(recorder, buffer_of(call, args->buffer), args->offset,
                             sizeof(VkDispatchIndirectCommand), WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    return wd_syncval_finish(recorder, call);
}

// --- Draws

// range of elements of the vertex bindings of one rate.
typedef struct elements {
    uint32_t first, count;
} elements;

static void access_vertices(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline,
                            elements vertices, elements instances, bool vertices_known) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    for (uint32_t i = 0; i < pipeline->num_vertex_bindings; i++) {
        const wd_syncval_vertex_binding *binding = &pipeline->vertex_bindings[i];
        if (binding->begin >= binding->end || binding->binding >= state->num_vertex_bindings)
            continue;
        const wd_state_vertex_binding *bound = &state->vertex_bindings[binding->binding];
        // Which vertices an indexed draw reads is not known, nor what a divisor makes of instances.
        if (binding->per_instance ? instances.count > 1 : !vertices_known) {
            wd_syncval_access_unknown(recorder);
            continue;
        }
        const elements *read = binding->per_instance ? &instances : &vertices;
        if (!read->count || !bound->buffer)
            continue;
        const uint64_t begin = (uint64_t)read->first * binding->stride + binding->begin;
        const uint64_t end =
            (uint64_t)(read->first + (uint64_t)read->count - 1) * binding->stride + binding->end;
        wd_syncval_access_buffer(recorder, bound->buffer, bound->offset + begin, end - begin,
                                 WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ);
    }
}

static const wd_syncval_pipeline *begin_draw(wd_syncval_recorder *recorder) {
    const wd_syncval_pipeline *pipeline = access_descriptors(recorder, WD_STATE_BIND_GRAPHICS);
    if (!pipeline || pipeline->vertices_unknown)
        wd_syncval_access_unknown(recorder);
    wd_syncval_access_attachments(recorder, pipeline);
    return pipeline && !pipeline->vertices_unknown ? pipeline : NULL;
}

bool wd_syncval_CmdDraw(wd_call *call, const wd_CmdDraw_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder)
        return false;
    if (args->vertexCount && args->instanceCount) {
        const wd_syncval_pipeline *pipeline = begin_draw(recorder);
        if (pipeline)
            access_vertices(recorder, pipeline, (elements){args->firstVertex, args->vertexCount},
                            (elements){args->firstInstance, args->instanceCount}, true);
    }
    return wd_syncval_finish(recorder, call);
}

static uint32_t index_size(VkIndexType type) {
    return type == VK_INDEX_TYPE_UINT32 ? 4 : type == VK_INDEX_TYPE_UINT16 ? 2 : 1;
}

bool wd_syncval_CmdDrawIndexed(wd_call *call, const wd_CmdDrawIndexed_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder)
        return false;
    if (args->indexCount && args->instanceCount) {
        const wd_syncval_pipeline *pipeline = begin_draw(recorder);
        if (pipeline)
            access_vertices(recorder, pipeline, (elements){0, 0},
                            (elements){args->firstInstance, args->instanceCount}, false);
        const wd_state_command_buffer *state = recorder->command_buffer;
        const uint64_t size = index_size(state->index_type);
        wd_syncval_access_buffer(recorder, state->index_buffer, state->index_offset + args->firstIndex * size,
                                 args->indexCount * size, WD_SYNC_INDEX_INPUT_INDEX_READ);
    }
    return wd_syncval_finish(recorder, call);
}

// access_commands adds the structs that an indirect command reads.
static void access_commands(wd_syncval_recorder *recorder, const wd_state_buffer *buffer, VkDeviceSize offset,
                            uint32_t count, uint32_t stride, uint32_t size) {
    if (count <= 1 || stride == size) {
        wd_syncval_access_buffer(recorder, buffer, offset, (VkDeviceSize)count * size,
                                 WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
        return;
    }
    for (uint32_t i = 0; i < count && i < WD_SYNCVAL_MAX_PIECES; i++)
        wd_syncval_access_buffer(recorder, buffer, offset + (VkDeviceSize)i * stride, size,
                                 WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
}

#define DEFINE_DRAW_INDIRECT(Name, Struct)                                                                   \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        if (!recorder)                                                                                       \
            return false;                                                                                    \
        if (args->drawCount) {                                                                               \
            begin_draw(recorder);                                                                            \
            wd_syncval_access_unknown(recorder);                                                             \
            access_commands(recorder, buffer_of(call, args->buffer), args->offset, args->drawCount,          \
                            args->stride, sizeof(Struct));                                                   \
        }                                                                                                    \
        return wd_syncval_finish(recorder, call);                                                            \
    }
DEFINE_DRAW_INDIRECT(CmdDrawIndirect, VkDrawIndirectCommand)
DEFINE_DRAW_INDIRECT(CmdDrawIndexedIndirect, VkDrawIndexedIndirectCommand)

// How many draws there will be is not known, so neither is what they read but for the count itself.
#define DEFINE_DRAW_INDIRECT_COUNT(Name)                                                                     \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        if (!recorder)                                                                                       \
            return false;                                                                                    \
        wd_syncval_access_unknown(recorder);                                                                 \
        wd_syncval_access_buffer(recorder, buffer_of(call, args->countBuffer), args->countBufferOffset, 4,   \
                                 WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);                               \
        return wd_syncval_finish(recorder, call);                                                            \
    }
DEFINE_DRAW_INDIRECT_COUNT(CmdDrawIndirectCount)
DEFINE_DRAW_INDIRECT_COUNT(CmdDrawIndexedIndirectCount)

// --- Commands whose accesses are not modelled: they only keep others from being certain.

#define DEFINE_UNKNOWN(Name)                                                                                 \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        wd_syncval_access_unknown(recorder);                                                                 \
        return wd_syncval_finish(recorder, call);                                                            \
    }
WD_SYNCVAL_UNKNOWN_COMMANDS(DEFINE_UNKNOWN)
