// The hooks of indirect commands, and of commands that change whether they can be checked.
#include "vk/gpuav/indirect/indirect_internal.h"

wd_state_command_buffer *wd_gpuav_indirect_find_commands(const wd_call *call, VkCommandBuffer handle) {
    const wd_gpuav_device *device = call->data;
    return device && device->active && device->indirect
               ? wd_state_find_command_buffer(device->chassis->state, handle)
               : NULL;
}

static wd_state_buffer *find_buffer(const wd_call *call, VkBuffer handle) {
    const wd_gpuav_device *device = call->data;
    return handle && device && device->indirect ? wd_state_find_buffer(device->chassis->state, handle) : NULL;
}

// check records the check of a command whose next hook records its region.
static void check(const wd_call *call, VkCommandBuffer handle, wd_gpuav_indirect_use *use) {
    wd_state_command_buffer *command_buffer = wd_gpuav_indirect_find_commands(call, handle);
    if (command_buffer) {
        wd_gpuav_indirect_before(call->data, command_buffer, use);
    }
}

static VkBuffer work_buffer(const wd_call *call) {
    const wd_gpuav_device *device = call->data;
    return device->indirect->work.memory.buffer;
}

// Draws with a number of draws in the command. A draw of one structure ignores the stride.
#define DRAWS(Name, parameters_, structure)                                                                  \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        wd_gpuav_indirect_use use = {                                                                        \
            .command = "vk" #Name,                                                                           \
            .parameters = WD_GPUAV_PARAMETERS_##parameters_,                                                 \
            .action = WD_STATE_ACTION_DRAW,                                                                  \
            .bind = WD_STATE_BIND_GRAPHICS,                                                                  \
            .buffer = find_buffer(call, args->buffer),                                                       \
            .offset = args->offset,                                                                          \
            .max_draws = args->drawCount,                                                                    \
            .stride = args->drawCount > 1 ? args->stride : (uint32_t)sizeof(structure),                      \
        };                                                                                                   \
        check(call, args->commandBuffer, &use);                                                              \
        if (use.copy) {                                                                                      \
            down->buffer = work_buffer(call);                                                                \
            down->offset = use.copy;                                                                         \
            down->stride = (uint32_t)sizeof(structure);                                                      \
        }                                                                                                    \
    }
DRAWS(CmdDrawIndirect, DRAW, VkDrawIndirectCommand)
DRAWS(CmdDrawIndexedIndirect, DRAW_INDEXED, VkDrawIndexedIndirectCommand)
DRAWS(CmdDrawMeshTasksIndirectEXT, MESH, VkDrawMeshTasksIndirectCommandEXT)

// Draws with their number in a buffer.
#define COUNTED_DRAWS(Name, parameters_)                                                                     \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        wd_gpuav_indirect_use use = {                                                                        \
            .command = "vk" #Name,                                                                           \
            .parameters = WD_GPUAV_PARAMETERS_##parameters_,                                                 \
            .action = WD_STATE_ACTION_DRAW,                                                                  \
            .bind = WD_STATE_BIND_GRAPHICS,                                                                  \
            .buffer = find_buffer(call, args->buffer),                                                       \
            .offset = args->offset,                                                                          \
            .max_draws = args->maxDrawCount,                                                                 \
            .stride = args->stride,                                                                          \
            .has_count = true,                                                                               \
            .count_buffer = find_buffer(call, args->countBuffer),                                            \
            .count_offset = args->countBufferOffset,                                                         \
        };                                                                                                   \
        check(call, args->commandBuffer, &use);                                                              \
        if (use.count_copy) {                                                                                \
            down->countBuffer = work_buffer(call);                                                           \
            down->countBufferOffset = use.count_copy;                                                        \
        }                                                                                                    \
    }
COUNTED_DRAWS(CmdDrawIndirectCount, DRAW)
COUNTED_DRAWS(CmdDrawIndexedIndirectCount, DRAW_INDEXED)
COUNTED_DRAWS(CmdDrawMeshTasksIndirectCountEXT, MESH)

void wd_gpuav_indirect_pre_CmdDispatchIndirect(wd_call *call, const wd_CmdDispatchIndirect_args *args,
                                               wd_CmdDispatchIndirect_args *down) {
    wd_gpuav_indirect_use use = {
        .command = "vkCmdDispatchIndirect",
        .parameters = WD_GPUAV_PARAMETERS_DISPATCH,
        .action = WD_STATE_ACTION_DISPATCH,
        .bind = WD_STATE_BIND_COMPUTE,
        .buffer = find_buffer(call, args->buffer),
        .offset = args->offset,
        .max_draws = 1,
        .stride = sizeof(VkDispatchIndirectCommand),
    };
    check(call, args->commandBuffer, &use);
    if (use.copy) {
        down->buffer = work_buffer(call);
        down->offset = use.copy;
    }
}

// check_trace checks the parameters at an address, and returns the address that the command reads. The application
// asked for the address of a buffer to know it.
static VkDeviceAddress check_trace(const wd_call *call, VkCommandBuffer handle, const char *command,
                                   wd_gpuav_parameters parameters, VkDeviceAddress address) {
    const wd_gpuav_device *device = call->data;
    wd_state_command_buffer *command_buffer = wd_gpuav_indirect_find_commands(call, handle);
    if (!command_buffer) {
        return address;
    }
    wd_state_buffer *buffer =
        wd_gpuav_indirect_find_address(device, command_buffer, address, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    wd_gpuav_indirect_use use = {
        .command = command,
        .parameters = parameters,
        .action = WD_STATE_ACTION_TRACE,
        .bind = WD_STATE_BIND_RAY_TRACING,
        .buffer = buffer,
        .offset = buffer ? address - buffer->address : 0,
        .max_draws = 1,
        .stride = sizeof(VkTraceRaysIndirectCommandKHR),
    };
    check(call, handle, &use);
    return use.copy ? device->indirect->work.memory.address + use.copy : address;
}

void wd_gpuav_indirect_pre_CmdTraceRaysIndirectKHR(wd_call *call, const wd_CmdTraceRaysIndirectKHR_args *args,
                                                   wd_CmdTraceRaysIndirectKHR_args *down) {
    down->indirectDeviceAddress = check_trace(call, args->commandBuffer, "vkCmdTraceRaysIndirectKHR",
                                              WD_GPUAV_PARAMETERS_TRACE, args->indirectDeviceAddress);
}

void wd_gpuav_indirect_pre_CmdTraceRaysIndirect2KHR(wd_call *call,
                                                    const wd_CmdTraceRaysIndirect2KHR_args *args,
                                                    wd_CmdTraceRaysIndirect2KHR_args *down) {
    down->indirectDeviceAddress = check_trace(call, args->commandBuffer, "vkCmdTraceRaysIndirect2KHR",
                                              WD_GPUAV_PARAMETERS_TRACE2, args->indirectDeviceAddress);
}

// Render pass instances

#define BEGIN_PASS(Name)                                                                                     \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        (void)down;                                                                                          \
        wd_state_command_buffer *command_buffer =                                                            \
            wd_gpuav_indirect_find_commands(call, args->commandBuffer);                                      \
        if (command_buffer) {                                                                                \
            wd_gpuav_indirect_begin_pass(call->data, command_buffer, false);                                 \
        }                                                                                                    \
    }
BEGIN_PASS(CmdBeginRenderPass)
BEGIN_PASS(CmdBeginRenderPass2)

// Conditional rendering that begins in the instance does not affect the dispatch before the instance.
#define STOP(Name, condition)                                                                                \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        (void)down;                                                                                          \
        wd_state_command_buffer *command_buffer =                                                            \
            wd_gpuav_indirect_find_commands(call, args->commandBuffer);                                      \
        if (command_buffer && (condition)) {                                                                 \
            wd_gpuav_indirect_stop(call->data, command_buffer);                                              \
        }                                                                                                    \
    }

// Stages that read parameters.
static const VkPipelineStageFlags2 readers = VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT |
                                             VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT |
                                             VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;

static bool has_reader(const VkDependencyInfo *info) {
    bool found = false;
    for (uint32_t i = 0; info && i < info->memoryBarrierCount; i++) {
        found |= (info->pMemoryBarriers[i].dstStageMask & readers) != 0;
    }
    for (uint32_t i = 0; info && i < info->bufferMemoryBarrierCount; i++) {
        found |= (info->pBufferMemoryBarriers[i].dstStageMask & readers) != 0;
    }
    for (uint32_t i = 0; info && i < info->imageMemoryBarrierCount; i++) {
        found |= (info->pImageMemoryBarriers[i].dstStageMask & readers) != 0;
    }
    return found;
}

STOP(CmdNextSubpass, true)
STOP(CmdNextSubpass2, true)
STOP(CmdWaitEvents, true)
STOP(CmdWaitEvents2, true)
STOP(CmdBeginConditionalRenderingEXT, true)
STOP(CmdPipelineBarrier, args->dstStageMask &readers)
STOP(CmdPipelineBarrier2, has_reader(args->pDependencyInfo))

void wd_gpuav_indirect_pre_CmdExecuteCommands(wd_call *call, const wd_CmdExecuteCommands_args *args,
                                              wd_CmdExecuteCommands_args *down) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_gpuav_indirect_find_commands(call, args->commandBuffer);
    for (uint32_t i = 0; command_buffer && args->pCommandBuffers && i < args->commandBufferCount; i++) {
        const wd_state_command_buffer *secondary =
            wd_gpuav_indirect_find_commands(call, args->pCommandBuffers[i]);
        if (secondary) {
            wd_gpuav_indirect_execute(call->data, command_buffer, secondary);
        }
    }
}

void wd_gpuav_indirect_pre_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                             wd_CmdBeginRendering_args *down) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_gpuav_indirect_find_commands(call, args->commandBuffer);
    if (command_buffer) {
        const bool is_resumed =
            args->pRenderingInfo && (args->pRenderingInfo->flags & VK_RENDERING_RESUMING_BIT);
        wd_gpuav_indirect_begin_pass(call->data, command_buffer, is_resumed);
    }
}
