// Draws and dispatches: vertex, index and indirect buffers.
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/descriptor.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/access_cache.h"
#include "vk/syncval/validator/recorder/finish.h"

// --- Dispatches

static inline bool dispatch(wd_call *call, VkCommandBuffer commands, const wd_syncval_groups *groups) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, commands);
    if (recorder && groups->count[0] && groups->count[1] && groups->count[2]) {
        recorder->command.groups = groups;
        wd_syncval_access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
        recorder->command.groups = NULL;
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdDispatch(wd_call *call, const wd_CmdDispatch_args *args) {
    return dispatch(call, args->commandBuffer,
                    &(wd_syncval_groups){.count = {args->groupCountX, args->groupCountY, args->groupCountZ}});
}

bool wd_syncval_CmdDispatchBase(wd_call *call, const wd_CmdDispatchBase_args *args) {
    return dispatch(call, args->commandBuffer,
                    &(wd_syncval_groups){.first = {args->baseGroupX, args->baseGroupY, args->baseGroupZ},
                                         .count = {args->groupCountX, args->groupCountY, args->groupCountZ}});
}

bool wd_syncval_CmdDispatchIndirect(wd_call *call, const wd_CmdDispatchIndirect_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->command.is_indirect = true;
    wd_syncval_access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, args->buffer), args->offset,
                             sizeof(VkDispatchIndirectCommand), WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    return wd_syncval_finish(recorder);
}

// --- Draws

// elements is the range of elements that a draw reads of bindings of one rate. If it is not known: some of
// them, from `first` on.
typedef struct elements {
    uint32_t first, count;
    bool is_known;
} elements;

static const elements unknown_elements = {0, 0, false};

// access_elements adds the bytes of the elements in a binding. `bound_end` is the end of the bound range in
// the buffer.
static void access_elements(wd_syncval_recorder *recorder, const wd_syncval_vertex_binding *binding,
                            const wd_state_vertex_binding *bound, uint32_t stride, elements read) {
    const uint64_t whole = bound->offset < bound->buffer->size ? bound->buffer->size - bound->offset : 0;
    const uint64_t size = bound->size < whole ? bound->size : whole;
    const uint64_t begin = (uint64_t)read.first * stride + binding->begin;
    if (read.is_known && read.count) {
        const uint64_t end = ((uint64_t)read.first + read.count - 1) * stride + binding->end;
        wd_syncval_access_buffer(recorder, bound->buffer, bound->offset + begin,
                                 (end < size ? end : size) - (begin < size ? begin : size),
                                 WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ);
    } else if (!read.is_known) {
        wd_syncval_read_unknown(recorder);
        if (size < begin || size - begin < binding->end - binding->begin) {
            return;
        }
        // No read goes beyond the last element that fits.
        const uint64_t last = stride ? (size - binding->end) / stride * stride : 0;
        wd_syncval_read_unknown_range(recorder, bound->buffer, bound->offset + begin,
                                      last + binding->end - begin,
                                      WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ);
    }
}

// resolve_binding finds the buffer of a binding by address, or returns NULL.
static const wd_state_vertex_binding *resolve_binding(wd_syncval_recorder *recorder,
                                                      const wd_state_vertex_binding *bound,
                                                      wd_state_vertex_binding *resolved) {
    *resolved = *bound;
    resolved->buffer =
        (wd_state_buffer *)wd_syncval_address_find(recorder, bound->address, &resolved->offset);
    if (!resolved->buffer) {
        wd_syncval_read_unknown(recorder);
    }
    return resolved;
}

static elements instance_elements(elements instances, uint32_t divisor) {
    if (!instances.is_known || !instances.count) {
        return instances;
    }
    return (elements){instances.first, divisor ? (instances.count - 1) / divisor + 1 : 1, true};
}

static void access_input(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline,
                         const wd_syncval_vertex_input *input, elements vertices, elements instances) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    if (input->unknown) {
        wd_syncval_read_unknown(recorder);
    }
    for (size_t i = 0; !input->unknown && i < input->bindings.count; i++) {
        const wd_syncval_vertex_binding *binding = &input->bindings.items[i];
        if (binding->begin >= binding->end || binding->binding >= state->num_vertex_bindings) {
            continue;
        }
        const wd_state_vertex_binding *bound = &state->vertex_bindings[binding->binding];
        wd_state_vertex_binding resolved;
        if (bound->address) {
            bound = resolve_binding(recorder, bound, &resolved);
        }
        if (pipeline->is_program && bound->stride && bound->stride != binding->stride) {
            wd_syncval_read_unknown(recorder); // Either command may have set the stride last.
            continue;
        }
        const uint64_t stride =
            pipeline->dynamic & WD_SYNCVAL_DYNAMIC_VERTEX_STRIDE ? bound->stride : binding->stride;
        if (bound->buffer) {
            access_elements(recorder, binding, bound, (uint32_t)stride,
                            binding->per_instance ? instance_elements(instances, binding->divisor)
                                                  : vertices);
        }
    }
}

// make_key stores everything on which the vertex buffer reads of a draw depend, and returns its length. 0:
// too long.
static uint32_t make_key(const wd_syncval_recorder *recorder, const wd_syncval_vertex_input *input,
                         elements vertices, elements instances, uint64_t *key) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    uint32_t length = 0;
    key[length++] = state->bindings[WD_STATE_BIND_GRAPHICS].pipeline->object.id;
    key[length++] = (uint64_t)vertices.first << 32 | vertices.count;
    key[length++] = (uint64_t)instances.first << 32 | instances.count;
    for (size_t i = 0; i < input->bindings.count; i++) {
        const uint32_t number = input->bindings.items[i].binding;
        if (length + 4 > WD_SYNCVAL_MAX_VERTEX_KEY) {
            return 0;
        }
        if (number >= state->num_vertex_bindings) {
            continue;
        }
        const wd_state_vertex_binding *bound = &state->vertex_bindings[number];
        if (bound->address) {
            return 0; // Another buffer may be at the address later.
        }
        key[length++] = bound->buffer ? bound->buffer->object.id << 12 ^ number : number;
        key[length++] = bound->offset;
        key[length++] = bound->size;
        key[length++] = bound->stride;
    }
    return length;
}

// lacks_buffers returns whether an unknown command may have bound a buffer that the draw reads.
static bool lacks_buffers(const wd_syncval_recorder *recorder, const wd_syncval_vertex_input *input) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    bool lacks = false;
    for (size_t i = 0; state->num_unknown && i < input->bindings.count; i++) {
        const uint32_t number = input->bindings.items[i].binding;
        lacks |= number >= state->num_vertex_bindings ||
                 (!state->vertex_bindings[number].buffer && !state->vertex_bindings[number].address);
    }
    return lacks;
}

static void access_vertices(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline,
                            elements vertices, elements instances) {
    const bool is_dynamic = pipeline->dynamic & WD_SYNCVAL_DYNAMIC_VERTEX_INPUT;
    if (pipeline->dynamic & recorder->bound.dynamic.unknown & WD_SYNCVAL_DYNAMIC_VERTEX_INPUT) {
        wd_syncval_read_unknown(recorder);
        return;
    }
    if (is_dynamic) {
        wd_syncval_vertex_input_join(&recorder->bound.dynamic.vertices, pipeline->inputs);
    }
    const wd_syncval_vertex_input *input =
        is_dynamic ? &recorder->bound.dynamic.vertices : &pipeline->vertices;
    if (lacks_buffers(recorder, input)) {
        wd_syncval_read_unknown(recorder);
    }
    const bool can_remember = !is_dynamic && !input->unknown && input->bindings.count && vertices.is_known &&
                              instances.is_known && !recorder->command.accesses.count;
    uint64_t key[WD_SYNCVAL_MAX_VERTEX_KEY];
    const uint32_t length = can_remember ? make_key(recorder, input, vertices, instances, key) : 0;
    if (length && wd_syncval_vertices_find(&recorder->cache, &recorder->command, key, length)) {
        return;
    }
    access_input(recorder, pipeline, input, vertices, instances);
    if (length && !recorder->failed) {
        wd_syncval_vertices_add(&recorder->cache, &recorder->command, key, length);
    }
}

static const wd_syncval_pipeline *begin_draw(wd_syncval_recorder *recorder) {
    const wd_syncval_pipeline *pipeline = wd_syncval_access_descriptors(recorder, WD_STATE_BIND_GRAPHICS);
    if (!pipeline) {
        wd_syncval_access_unknown(recorder);
    }
    if (recorder->bound.unknown & WD_SYNCVAL_BOUND_RATE_IMAGE) {
        wd_syncval_read_unknown(recorder);
    }
    wd_syncval_access_attachments(recorder, pipeline);
    wd_syncval_access_feedback(recorder, pipeline);
    return pipeline;
}

static elements instances_of(uint32_t first, uint32_t count) {
    return (elements){first, count, true};
}

bool wd_syncval_CmdDraw(wd_call *call, const wd_CmdDraw_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    if (args->vertexCount && args->instanceCount) {
        const wd_syncval_pipeline *pipeline = begin_draw(recorder);
        if (pipeline) {
            access_vertices(recorder, pipeline, (elements){args->firstVertex, args->vertexCount, true},
                            instances_of(args->firstInstance, args->instanceCount));
        }
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdDrawMultiEXT(wd_call *call, const wd_CmdDrawMultiEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    const wd_syncval_pipeline *pipeline =
        args->drawCount && args->instanceCount ? begin_draw(recorder) : NULL;
    const char *at = (const char *)args->pVertexInfo;
    for (uint32_t i = 0; pipeline && i < args->drawCount; i++, at += args->stride) {
        const VkMultiDrawInfoEXT *draw = (const VkMultiDrawInfoEXT *)(const void *)at;
        if (draw->vertexCount) {
            access_vertices(recorder, pipeline, (elements){draw->firstVertex, draw->vertexCount, true},
                            instances_of(args->firstInstance, args->instanceCount));
        }
    }
    return wd_syncval_finish(recorder);
}

// --- Indexed draws: the vertices that they read are unknown

static uint32_t index_size(VkIndexType type) {
    return type == VK_INDEX_TYPE_UINT32 ? 4 : type == VK_INDEX_TYPE_UINT16 ? 2 : 1;
}

// index_buffer returns the bound buffer and the offset of the indices, or NULL if there is none or it is
// unknown.
static const wd_state_buffer *index_buffer(wd_syncval_recorder *recorder, VkDeviceSize *offset) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    const wd_state_buffer *buffer = state->index.buffer;
    *offset = state->index.offset;
    if (state->index.address) {
        buffer = wd_syncval_address_find(recorder, state->index.address, offset);
    }
    if (!buffer && (state->index.address || state->num_unknown)) {
        wd_syncval_read_unknown(recorder);
    }
    return buffer;
}

// access_indices adds the reads of indices. With robust access, indices beyond the bound range are 0 without
// a memory read.
static void access_indices(wd_syncval_recorder *recorder, uint32_t first, uint32_t count) {
    const wd_state_command_buffer *state = recorder->command_buffer;
    const uint64_t size = index_size(state->index.type), bound = state->index.size;
    VkDeviceSize offset;
    const wd_state_buffer *buffer = index_buffer(recorder, &offset);
    const uint64_t begin = first * size, left = begin < bound ? bound - begin : 0;
    if (left) {
        wd_syncval_access_buffer(recorder, buffer, offset + begin, count * size < left ? count * size : left,
                                 WD_SYNC_INDEX_INPUT_INDEX_READ);
    }
}

static elements vertices_after_base(int32_t offset) {
    return (elements){offset > 0 ? (uint32_t)offset : 0, 0, false};
}

bool wd_syncval_CmdDrawIndexed(wd_call *call, const wd_CmdDrawIndexed_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    if (args->indexCount && args->instanceCount) {
        const wd_syncval_pipeline *pipeline = begin_draw(recorder);
        if (pipeline) {
            access_vertices(recorder, pipeline, vertices_after_base(args->vertexOffset),
                            instances_of(args->firstInstance, args->instanceCount));
        }
        access_indices(recorder, args->firstIndex, args->indexCount);
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdDrawMultiIndexedEXT(wd_call *call, const wd_CmdDrawMultiIndexedEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    const bool draws = args->drawCount && args->instanceCount;
    const wd_syncval_pipeline *pipeline = draws ? begin_draw(recorder) : NULL;
    const char *at = (const char *)args->pIndexInfo;
    for (uint32_t i = 0; draws && i < args->drawCount; i++, at += args->stride) {
        const VkMultiDrawIndexedInfoEXT *draw = (const VkMultiDrawIndexedInfoEXT *)(const void *)at;
        if (!draw->indexCount) {
            continue;
        }
        if (pipeline) {
            access_vertices(
                recorder, pipeline,
                vertices_after_base(args->pVertexOffset ? *args->pVertexOffset : draw->vertexOffset),
                instances_of(args->firstInstance, args->instanceCount));
        }
        access_indices(recorder, draw->firstIndex, draw->indexCount);
    }
    return wd_syncval_finish(recorder);
}

// --- Indirect draws: the vertices are selected by data in memory. They count as drawing something.

#define INDIRECT_READ WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ

// indirect_draw holds the common parameters of indirect draws.
typedef struct indirect_draw {
    VkBuffer buffer;
    VkDeviceSize offset;
    uint32_t num_draws, stride;
    uint32_t size; // Of the arguments of one draw.
    bool has_vertices, has_indices;
    VkBuffer count_buffer; // Null: there are `num_draws` draws. Otherwise that is the maximum.
    VkDeviceSize count_offset;
    VkDeviceAddress address, count_address; // If not 0, used instead of the buffers and offsets.
} indirect_draw;

// read_indirect adds a read of the argument buffer of a draw: `buffer`, or the one at its address.
static void read_indirect(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                          const indirect_draw *draw, VkDeviceSize offset, VkDeviceSize size) {
    if (draw->address) {
        wd_syncval_access_address(recorder, draw->address + offset, size, INDIRECT_READ);
    } else {
        wd_syncval_access_buffer(recorder, buffer, draw->offset + offset, size, INDIRECT_READ);
    }
}

// access_commands adds the reads of the arguments of an indirect command.
static void access_commands(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                            const indirect_draw *draw) {
    if (draw->num_draws <= 1 || draw->stride == draw->size) {
        read_indirect(recorder, buffer, draw, 0, (VkDeviceSize)draw->num_draws * draw->size);
        return;
    }
    for (uint32_t i = 0; i < draw->num_draws && i < WD_SYNCVAL_MAX_PIECES; i++) {
        read_indirect(recorder, buffer, draw, (VkDeviceSize)i * draw->stride, draw->size);
    }
}

// access_counted adds the read of the count, and of the arguments of the first draw: the others may not be
// read.
static void access_counted(wd_syncval_recorder *recorder, const wd_call *call, const indirect_draw *draw) {
    if (draw->count_address) {
        wd_syncval_access_address(recorder, draw->count_address, sizeof(uint32_t), INDIRECT_READ);
    } else {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, draw->count_buffer), draw->count_offset,
                                 sizeof(uint32_t), INDIRECT_READ);
    }
    recorder->command.is_conditional = true; // The count may be 0.
    read_indirect(recorder, wd_syncval_buffer_of(call, draw->buffer), draw, 0, draw->size);
    recorder->command.is_conditional = false;
    if (draw->num_draws > 1) {
        wd_syncval_read_unknown(recorder);
    }
}

static bool draw_indirect(wd_call *call, VkCommandBuffer commands, const indirect_draw *draw) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, commands);
    if (!recorder || !draw->num_draws) {
        return wd_syncval_finish(recorder);
    }
    recorder->command.is_indirect = true;
    const wd_syncval_pipeline *pipeline = begin_draw(recorder);
    if (pipeline && draw->has_vertices) {
        access_vertices(recorder, pipeline, unknown_elements, unknown_elements);
    }
    VkDeviceSize offset = 0;
    const wd_state_buffer *indices = draw->has_indices ? index_buffer(recorder, &offset) : NULL;
    if (indices && offset < indices->size) {
        wd_syncval_read_unknown_range(recorder, indices, offset, recorder->command_buffer->index.size,
                                      WD_SYNC_INDEX_INPUT_INDEX_READ);
    }
    if (draw->count_buffer || draw->count_address) {
        access_counted(recorder, call, draw);
    } else {
        access_commands(recorder, wd_syncval_buffer_of(call, draw->buffer), draw);
    }
    return wd_syncval_finish(recorder);
}

#define DEFINE_INDIRECT(Name, Struct, vertices, indices)                                                     \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        return draw_indirect(call, args->commandBuffer,                                                      \
                             &(indirect_draw){args->buffer, args->offset, args->drawCount, args->stride,     \
                                              sizeof(Struct), vertices, indices, VK_NULL_HANDLE, 0, 0, 0});  \
    }
DEFINE_INDIRECT(CmdDrawIndirect, VkDrawIndirectCommand, true, false)
DEFINE_INDIRECT(CmdDrawIndexedIndirect, VkDrawIndexedIndirectCommand, true, true)
DEFINE_INDIRECT(CmdDrawMeshTasksIndirectEXT, VkDrawMeshTasksIndirectCommandEXT, false, false)
DEFINE_INDIRECT(CmdDrawMeshTasksIndirectNV, VkDrawMeshTasksIndirectCommandNV, false, false)

#define DEFINE_INDIRECT_COUNT(Name, Struct, vertices, indices)                                               \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        return draw_indirect(call, args->commandBuffer,                                                      \
                             &(indirect_draw){args->buffer, args->offset, args->maxDrawCount, args->stride,  \
                                              sizeof(Struct), vertices, indices, args->countBuffer,          \
                                              args->countBufferOffset, 0, 0});                               \
    }
DEFINE_INDIRECT_COUNT(CmdDrawIndirectCount, VkDrawIndirectCommand, true, false)
DEFINE_INDIRECT_COUNT(CmdDrawIndexedIndirectCount, VkDrawIndexedIndirectCommand, true, true)
DEFINE_INDIRECT_COUNT(CmdDrawMeshTasksIndirectCountEXT, VkDrawMeshTasksIndirectCommandEXT, false, false)
DEFINE_INDIRECT_COUNT(CmdDrawMeshTasksIndirectCountNV, VkDrawMeshTasksIndirectCommandNV, false, false)

bool wd_syncval_CmdDrawIndirectByteCountEXT(wd_call *call, const wd_CmdDrawIndirectByteCountEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder || !args->instanceCount) {
        return wd_syncval_finish(recorder);
    }
    recorder->command.is_indirect = true;
    const wd_syncval_pipeline *pipeline = begin_draw(recorder);
    if (pipeline) {
        access_vertices(recorder, pipeline, unknown_elements,
                        instances_of(args->firstInstance, args->instanceCount));
    }
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, args->counterBuffer),
                             args->counterBufferOffset, sizeof(uint32_t),
                             WD_SYNC_DRAW_INDIRECT_TRANSFORM_FEEDBACK_COUNTER_READ);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdDrawMeshTasksEXT(wd_call *call, const wd_CmdDrawMeshTasksEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (recorder && args->groupCountX && args->groupCountY && args->groupCountZ) {
        begin_draw(recorder);
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdDrawMeshTasksNV(wd_call *call, const wd_CmdDrawMeshTasksNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (recorder && args->taskCount) {
        begin_draw(recorder);
    }
    return wd_syncval_finish(recorder);
}

// The predicate may be read at any time until conditional rendering ends, so it must not change until then.
bool wd_syncval_CmdBeginConditionalRenderingEXT(wd_call *call,
                                                const wd_CmdBeginConditionalRenderingEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    const VkConditionalRenderingBeginInfoEXT *info = args->pConditionalRenderingBegin;
    if (recorder && info) {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, info->buffer), info->offset,
                                 sizeof(uint32_t), WD_SYNC_CONDITIONAL_RENDERING_CONDITIONAL_RENDERING_READ);
    }
    return wd_syncval_finish(recorder);
}

// --- The same commands with device addresses

#ifdef VK_KHR_device_address_commands

bool wd_syncval_CmdDispatchIndirect2KHR(wd_call *call, const wd_CmdDispatchIndirect2KHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->command.is_indirect = true;
    wd_syncval_access_descriptors(recorder, WD_STATE_BIND_COMPUTE);
    wd_syncval_access_address(recorder, args->pInfo->addressRange.address, sizeof(VkDispatchIndirectCommand),
                              INDIRECT_READ);
    return wd_syncval_finish(recorder);
}

#define DEFINE_INDIRECT2(Name, Struct, vertices, indices)                                                    \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        const VkStridedDeviceAddressRangeKHR *range = &args->pInfo->addressRange;                            \
        return draw_indirect(call, args->commandBuffer,                                                      \
                             &(indirect_draw){.num_draws = args->pInfo->drawCount,                           \
                                              .stride = (uint32_t)range->stride,                             \
                                              .size = sizeof(Struct),                                        \
                                              .has_vertices = vertices,                                      \
                                              .has_indices = indices,                                        \
                                              .address = range->address});                                   \
    }
DEFINE_INDIRECT2(CmdDrawIndirect2KHR, VkDrawIndirectCommand, true, false)
DEFINE_INDIRECT2(CmdDrawIndexedIndirect2KHR, VkDrawIndexedIndirectCommand, true, true)
DEFINE_INDIRECT2(CmdDrawMeshTasksIndirect2EXT, VkDrawMeshTasksIndirectCommandEXT, false, false)

#define DEFINE_INDIRECT_COUNT2(Name, Struct, vertices, indices)                                              \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        const VkStridedDeviceAddressRangeKHR *range = &args->pInfo->addressRange;                            \
        return draw_indirect(call, args->commandBuffer,                                                      \
                             &(indirect_draw){.num_draws = args->pInfo->maxDrawCount,                        \
                                              .stride = (uint32_t)range->stride,                             \
                                              .size = sizeof(Struct),                                        \
                                              .has_vertices = vertices,                                      \
                                              .has_indices = indices,                                        \
                                              .address = range->address,                                     \
                                              .count_address = args->pInfo->countAddressRange.address});     \
    }
DEFINE_INDIRECT_COUNT2(CmdDrawIndirectCount2KHR, VkDrawIndirectCommand, true, false)
DEFINE_INDIRECT_COUNT2(CmdDrawIndexedIndirectCount2KHR, VkDrawIndexedIndirectCommand, true, true)
DEFINE_INDIRECT_COUNT2(CmdDrawMeshTasksIndirectCount2EXT, VkDrawMeshTasksIndirectCommandEXT, false, false)

bool wd_syncval_CmdDrawIndirectByteCount2EXT(wd_call *call,
                                             const wd_CmdDrawIndirectByteCount2EXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    if (!recorder || !args->instanceCount) {
        return wd_syncval_finish(recorder);
    }
    recorder->command.is_indirect = true;
    const wd_syncval_pipeline *pipeline = begin_draw(recorder);
    if (pipeline) {
        access_vertices(recorder, pipeline, unknown_elements,
                        instances_of(args->firstInstance, args->instanceCount));
    }
    wd_syncval_access_address(recorder, args->pCounterInfo->addressRange.address, sizeof(uint32_t),
                              WD_SYNC_DRAW_INDIRECT_TRANSFORM_FEEDBACK_COUNTER_READ);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdBeginConditionalRendering2EXT(wd_call *call,
                                                 const wd_CmdBeginConditionalRendering2EXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, args->commandBuffer);
    wd_syncval_access_address(recorder, args->pConditionalRenderingBegin->addressRange.address,
                              sizeof(uint32_t), WD_SYNC_CONDITIONAL_RENDERING_CONDITIONAL_RENDERING_READ);
    return wd_syncval_finish(recorder);
}

#endif

// --- Commands whose accesses are not modeled: later findings become uncertain

#define DEFINE_UNKNOWN(Name)                                                                                 \
    bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args) {                                    \
        wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);                         \
        wd_syncval_access_unknown(recorder);                                                                 \
        return wd_syncval_finish(recorder);                                                                  \
    }
WD_SYNCVAL_UNKNOWN_COMMANDS(DEFINE_UNKNOWN)
WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(DEFINE_UNKNOWN)
