// Bindings of vertex and index buffers. These hooks run for every command of a frame: no lock, and memory only from the
// arena.
#include <assert.h>
#include <string.h>

#include "vk/state/state_bind.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

enum { MOST_VERTEX_BINDINGS = 4096 };

// A call of vkCmdBindVertexBuffers in either of its forms; sizes and strides may be NULL.
typedef struct bind_vertex {
    const VkBuffer *buffers;
    const VkDeviceSize *offsets, *sizes, *strides;
    uint32_t first, count;
} bind_vertex;

// reserve_vertex_bindings returns the elements of these bindings, or NULL for numbers that make no sense and without
// memory.
static wd_state_vertex_binding *reserve_vertex_bindings(wd_state_command_buffer *command_buffer,
                                                        uint32_t first, uint32_t count) {
    void *array = command_buffer->vertex_bindings;
    if (first >= MOST_VERTEX_BINDINGS || count > MOST_VERTEX_BINDINGS - first ||
        !wd_state_grow_bindings(command_buffer, &array, &command_buffer->vertex_bindings_capacity,
                                command_buffer->num_vertex_bindings, first + count,
                                sizeof(wd_state_vertex_binding))) {
        return NULL;
    }
    command_buffer->vertex_bindings = array;
    assert(first + count <= command_buffer->vertex_bindings_capacity);
    while (command_buffer->num_vertex_bindings < first + count) {
        command_buffer->vertex_bindings[command_buffer->num_vertex_bindings++] = (wd_state_vertex_binding){0};
    }
    return &command_buffer->vertex_bindings[first];
}

static void put_vertex_binding(wd_state_command_buffer *command_buffer, wd_state_vertex_binding *binding,
                               wd_state_vertex_binding bound) {
    command_buffer->epochs.vertices += memcmp(binding, &bound, sizeof bound) != 0;
    *binding = bound;
}

static void bind_vertex_buffers(struct wd_call *call, VkCommandBuffer handle, bind_vertex what) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    wd_state_vertex_binding *bindings =
        command_buffer ? reserve_vertex_bindings(command_buffer, what.first, what.count) : NULL;
    for (uint32_t i = 0; bindings && i < what.count; i++) {
        wd_state_buffer *buffer = bindings[i].buffer;
        if (!wd_state_is_handle((const wd_state_object *)buffer,
                                WD_STATE_NON_DISPATCHABLE(what.buffers[i]))) {
            buffer = (wd_state_buffer *)wd_state_keep_handle(command_buffer, VK_OBJECT_TYPE_BUFFER,
                                                             WD_STATE_NON_DISPATCHABLE(what.buffers[i]));
        }
        put_vertex_binding(command_buffer, &bindings[i],
                           (wd_state_vertex_binding){.bound_by = call->name,
                                                     .handle = WD_STATE_NON_DISPATCHABLE(what.buffers[i]),
                                                     .buffer = buffer,
                                                     .offset = what.offsets[i],
                                                     .size = what.sizes ? what.sizes[i] : VK_WHOLE_SIZE,
                                                     .stride = what.strides ? what.strides[i] : 0});
    }
}

WD_STATE_POST(CmdBindVertexBuffers) {
    (void)down;
    bind_vertex_buffers(call, args->commandBuffer,
                        (bind_vertex){.buffers = args->pBuffers,
                                      .offsets = args->pOffsets,
                                      .first = args->firstBinding,
                                      .count = args->bindingCount});
}

WD_STATE_POST(CmdBindVertexBuffers2) {
    (void)down;
    bind_vertex_buffers(call, args->commandBuffer,
                        (bind_vertex){.buffers = args->pBuffers,
                                      .offsets = args->pOffsets,
                                      .sizes = args->pSizes,
                                      .strides = args->pStrides,
                                      .first = args->firstBinding,
                                      .count = args->bindingCount});
    if (args->pStrides) {
        wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_VERTEX_INPUT_BINDING_STRIDE, 0);
    }
}

static void bind_index_buffer(struct wd_call *call, VkCommandBuffer handle, VkBuffer buffer_handle,
                              VkDeviceSize offset, VkDeviceSize size, VkIndexType type) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (!command_buffer) {
        return;
    }
    command_buffer->index.buffer = (wd_state_buffer *)wd_state_keep_handle(
        command_buffer, VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(buffer_handle));
    command_buffer->index.bound_by = call->name;
    command_buffer->index.handle = WD_STATE_NON_DISPATCHABLE(buffer_handle);
    command_buffer->index.address = 0;
    command_buffer->index.offset = offset;
    command_buffer->index.size = size;
    command_buffer->index.type = type;
    command_buffer->epochs.vertices++;
}

WD_STATE_POST(CmdBindIndexBuffer) {
    (void)down;
    bind_index_buffer(call, args->commandBuffer, args->buffer, args->offset, VK_WHOLE_SIZE, args->indexType);
}

#ifdef VK_VERSION_1_4

WD_STATE_POST(CmdBindIndexBuffer2) {
    (void)down;
    bind_index_buffer(call, args->commandBuffer, args->buffer, args->offset, args->size, args->indexType);
}

#endif

#ifdef VK_KHR_device_address_commands

WD_STATE_POST(CmdBindIndexBuffer3KHR) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    command_buffer->index.buffer = NULL;
    command_buffer->index.bound_by = call->name;
    command_buffer->index.handle = 0;
    command_buffer->index.address = args->pInfo->addressRange.address;
    command_buffer->index.offset = 0;
    command_buffer->index.size = args->pInfo->addressRange.size;
    command_buffer->index.type = args->pInfo->indexType;
    command_buffer->epochs.vertices++;
}

WD_STATE_POST(CmdBindVertexBuffers3KHR) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_vertex_binding *bindings =
        command_buffer ? reserve_vertex_bindings(command_buffer, args->firstBinding, args->bindingCount)
                       : NULL;
    for (uint32_t i = 0; bindings && i < args->bindingCount; i++) {
        const VkBindVertexBuffer3InfoKHR *info = &args->pBindingInfos[i];
        put_vertex_binding(
            command_buffer, &bindings[i],
            (wd_state_vertex_binding){.bound_by = call->name,
                                      .size = info->addressRange.size,
                                      .stride = info->setStride ? info->addressRange.stride : 0,
                                      .address = info->addressRange.address});
        if (info->setStride) {
            wd_state_set_dynamic(call, args->commandBuffer, WD_STATE_DYNAMIC_VERTEX_INPUT_BINDING_STRIDE, 0);
        }
    }
}

#endif
