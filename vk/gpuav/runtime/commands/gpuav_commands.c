// Recording: each action command of an instrumented pipeline gets a region, which is bound just before the command.
#include "vk/gpuav/runtime/commands/gpuav_commands.h"

#include <assert.h>

#include "vk/gpuav/contents/single_layouts.h"
#include "vk/gpuav/runtime/commands/gpuav_bind.h"
#include "vk/gpuav/runtime/commands/gpuav_command_dump.h"
#include "vk/gpuav/runtime/commands/gpuav_positions.h"
#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"
#include "vk/gpuav/runtime/commands/gpuav_restore.h"
#include "vk/gpuav/runtime/commands/gpuav_sharing.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"

// action_command is an action command before it is recorded.
typedef struct action_command {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    wd_state_bind_point bind;
    const wd_state_pipeline *pipeline;     // The bound pipeline or program. NULL: unknown, or none.
    const wd_gpuav_pipeline *instrumented; // Its sub-state. NULL: no stage of it is instrumented.
    const char *name;
    wd_state_action kind;
} action_command;

static action_command find_command(wd_gpuav_device *device, VkCommandBuffer handle, const char *name,
                                   wd_state_action kind, wd_state_bind_point bind) {
    assert((unsigned)kind < WD_STATE_ACTION_COUNT && (unsigned)bind < WD_STATE_BIND_COUNT);
    action_command command = {.device = device, .bind = bind, .name = name, .kind = kind};
    command.command_buffer = wd_state_find_command_buffer(device->chassis->state, handle);
    if (command.command_buffer) {
        command.pipeline = wd_gpuav_bound_pipeline(device, command.command_buffer, bind);
    }
    if (command.pipeline) {
        command.instrumented = wd_state_slot_get(&command.pipeline->object, WD_STATE_SLOT_GPUAV);
    }
    return command;
}

// restore_bindings restores what our own commands changed and the pipeline may use.
static void restore_bindings(const action_command *command, wd_arena *scratch) {
    wd_gpuav_rebind_disturbed_sets(command->device, scratch, command->command_buffer, command->bind,
                                   wd_gpuav_bind_point(command->bind));
    wd_gpuav_repeat_pushes(command->device, command->command_buffer, command->pipeline);
}

#ifdef VK_EXT_descriptor_heap
// read_tables reads the shader binding tables of a trace. Without a stride, all records are the first one.
static void read_tables(const wd_gpuav_command_parameters *parameters,
                        wd_gpuav_record_table tables[WD_GPUAV_NUM_TABLES]) {
    for (int i = 0; i < WD_GPUAV_NUM_TABLES; i++) {
        const VkStridedDeviceAddressRegionKHR *table = parameters->tables[i];
        const bool has_records = table && table->deviceAddress && table->size;
        tables[i] = has_records ? (wd_gpuav_record_table){
                                      .address = table->deviceAddress,
                                      .record_size = table->stride ? table->stride : table->size,
                                      .has_one = !table->stride || table->size / 2 < table->stride,
                                  }
                                : (wd_gpuav_record_table){0};
    }
}
#endif

// prepare_heaps restores heaps that our own commands replaced, and finds the sets in them.
static void prepare_heaps(const action_command *command, const wd_gpuav_command_parameters *parameters) {
#ifdef VK_EXT_descriptor_heap
    if (command->device->features.has_heaps) {
        wd_gpuav_restore_heaps(command->device, command->command_buffer, command->pipeline);
        const wd_gpuav_layout *layout = command->instrumented ? command->instrumented->layout : NULL;
        wd_gpuav_record_table tables[WD_GPUAV_NUM_TABLES];
        const bool has_tables = parameters && parameters->has_tables;
        if (has_tables) {
            read_tables(parameters, tables);
        }
        wd_gpuav_find_heap_sets(command->device, command->command_buffer, command->bind, layout,
                                has_tables ? tables : NULL);
        wd_gpuav_check_bound_heaps(command->device, command->command_buffer, command->pipeline, layout,
                                   command->name);
    }
#else
    (void)command, (void)parameters;
#endif
}

// needs_region returns whether shaders of the command may write records: the pipeline is instrumented, and the host
// cannot make its checks, or one fails.
static bool needs_region(const action_command *command, const wd_gpuav_command_parameters *parameters) {
    const wd_gpuav_pipeline *pipeline = command->instrumented;
    return pipeline &&
           (!pipeline->host_checks ||
            wd_gpuav_check_by_host(command->device, command->command_buffer, command->bind, command->pipeline,
                                   pipeline->host_checks, command->name, parameters));
}

static wd_gpuav_action describe_action(const action_command *command, wd_gpuav_recording *recording) {
    assert(command->instrumented);
    const uint32_t index = command->command_buffer->num_actions[command->kind];
    return (wd_gpuav_action){
        .pipeline = command->pipeline,
        .label = command->command_buffer->label,
        .sets = wd_gpuav_actions_sets(recording, command->command_buffer, command->bind,
                                      command->instrumented->layout->state),
        .command = command->name,
        .index = index,
        .last_index = index,
        .kind = command->kind,
    };
}

// bind_new_region assigns a region to the command, and binds it. `recording` NULL: there is no memory for it.
static void bind_new_region(const action_command *command, wd_gpuav_recording *recording,
                            const wd_gpuav_action *action) {
    wd_gpuav_device *device = command->device;
    wd_state_command_buffer *command_buffer = command->command_buffer;
    const wd_gpuav_layout *layout = command->instrumented->layout;
    const wd_gpuav_slab *slab;
    const uint32_t index = wd_gpuav_actions_add(device, recording, command_buffer, layout, action, &slab);
    assert(index < slab->num_regions && (recording || slab == device->regions.fallback));
    wd_gpuav_action *recorded = NULL;
    wd_gpuav_positions positions = {0};
    if (slab != device->regions.fallback) {
        recorded = &wd_gpuav_actions_of(recording)->last->actions[index];
    }
    if (recorded && device->inputs.num_words) {
        positions = wd_gpuav_slab_positions(&device->regions, slab, index);
        wd_gpuav_write_table_positions(device, command_buffer, positions, command->bind, layout->state, true);
        wd_gpuav_reuse_positions(device, recording, slab, &positions);
    }
    wd_gpuav_bind_region(device, command_buffer, command->bind, layout, slab, index, positions.offset);
    wd_gpuav_record_bind(device, command_buffer, command->bind, layout,
                         wd_gpuav_slab_address(&device->regions, slab, index), recorded, positions);
}

// record_action binds a region for the next command. `parameters` NULL: its parameters are unknown. Without an
// instrumented pipeline it only restores bindings and compares the layouts of images. A command that runs no shader
// needs none of these.
static void record_action(wd_call *call, VkCommandBuffer handle, const char *name, wd_state_action kind,
                          wd_state_bind_point bind, const wd_gpuav_command_parameters *parameters) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || (parameters && parameters->is_empty)) {
        return;
    }
    const action_command command = find_command(device, handle, name, kind, bind);
    if (!command.pipeline) {
        if (command.command_buffer && command.command_buffer->num_unknown) {
            wd_gpuav_bind_shared_region(device, &call->scratch, command.command_buffer, bind);
        }
        return;
    }
    if (device->instance->dumped_commands) {
        wd_gpuav_dump_command(device, command.command_buffer, bind, command.pipeline, name,
                              command.command_buffer->num_actions[kind]);
    }
    restore_bindings(&command, &call->scratch);
    prepare_heaps(&command, parameters);
    if (device->content_checks.single) {
        wd_gpuav_single_layouts_check(device, command.command_buffer, bind, command.pipeline, name);
    }
    if (!needs_region(&command, parameters)) {
        return;
    }
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command.command_buffer);
    const wd_gpuav_action action = describe_action(&command, recording);
    if (!wd_gpuav_share_region(device, command.command_buffer, bind, command.instrumented->layout, &action)) {
        bind_new_region(&command, recording, &action);
    }
}

static void end_recording(wd_gpuav_recording *recording) {
    wd_gpuav_forget_disturbed_sets(recording);
    wd_gpuav_reset_bind_count(recording);
}

const wd_gpuav_part_type wd_gpuav_commands_part = {
    .size = sizeof(wd_gpuav_recorded_commands),
    .end_recording = end_recording,
};

void wd_gpuav_post_bind_pipeline(wd_call *call, const wd_CmdBindPipeline_args *args,
                                 const wd_CmdBindPipeline_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    const wd_state_bind_point bind = wd_state_bind_point_of(args->pipelineBindPoint);
    if (!device || !device->active || bind == WD_STATE_BIND_COUNT) {
        return;
    }
    wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    wd_gpuav_clear_assumed_pipeline(command_buffer, bind);
    wd_gpuav_forget_replaced_pipeline(command_buffer, bind);
    if (device->features.binds_with_pipeline) {
        const wd_state_pipeline *state = command_buffer->bindings[bind].pipeline;
        if (state) {
            wd_gpuav_repeat_pushes(device, command_buffer, state);
        }
        wd_gpuav_bind_shared_region(device, &call->scratch, command_buffer, bind);
    }
}

#ifdef VK_EXT_shader_object
void wd_gpuav_post_bind_shaders(wd_call *call, const wd_CmdBindShadersEXT_args *args,
                                const wd_CmdBindShadersEXT_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    wd_state_command_buffer *command_buffer =
        device && device->active ? wd_state_find_command_buffer(device->chassis->state, args->commandBuffer)
                                 : NULL;
    for (uint32_t i = 0; command_buffer && i < args->stageCount; i++) {
        const wd_state_bind_point bind =
            args->pStages[i] == VK_SHADER_STAGE_COMPUTE_BIT ? WD_STATE_BIND_COMPUTE : WD_STATE_BIND_GRAPHICS;
        wd_gpuav_clear_assumed_pipeline(command_buffer, bind);
        wd_gpuav_forget_replaced_pipeline(command_buffer, bind);
        if (device->features.binds_with_pipeline) {
            const wd_state_pipeline *state = wd_gpuav_bound_pipeline(device, command_buffer, bind);
            if (state) {
                wd_gpuav_repeat_pushes(device, command_buffer, state);
            }
            wd_gpuav_bind_shared_region(device, &call->scratch, command_buffer, bind);
        }
    }
}
#endif

// Numbers of commands

// instances_of returns the parameters of a draw.
static wd_gpuav_command_parameters instances_of(uint32_t first, uint32_t count, bool has_vertices) {
    const uint32_t offset = count ? count - 1 : 0;
    return (wd_gpuav_command_parameters){.is_empty = !count || !has_vertices,
                                         .has_instances = true,
                                         .last_instance =
                                             first <= UINT32_MAX - offset ? first + offset : UINT32_MAX};
}

static wd_gpuav_command_parameters parameters_of_draw(const wd_CmdDraw_args *args) {
    return instances_of(args->firstInstance, args->instanceCount, args->vertexCount != 0);
}

static wd_gpuav_command_parameters parameters_of_draw_indexed(const wd_CmdDrawIndexed_args *args) {
    return instances_of(args->firstInstance, args->instanceCount, args->indexCount != 0);
}

// have_vertices returns whether a draw of a list has vertices, or indices, whose number is the same member.
static bool have_vertices(const void *infos, uint32_t count, uint32_t stride) {
    _Static_assert(offsetof(VkMultiDrawInfoEXT, vertexCount) ==
                       offsetof(VkMultiDrawIndexedInfoEXT, indexCount),
                   "the infos differ");
    for (uint32_t i = 0; infos && i < count; i++) {
        const VkMultiDrawInfoEXT *info = (const void *)((const char *)infos + (size_t)i * stride);
        if (info->vertexCount) {
            return true;
        }
    }
    return false;
}

static wd_gpuav_command_parameters parameters_of_draw_multi(const wd_CmdDrawMultiEXT_args *args) {
    return instances_of(args->firstInstance, args->instanceCount,
                        have_vertices(args->pVertexInfo, args->drawCount, args->stride));
}

static wd_gpuav_command_parameters
parameters_of_draw_multi_indexed(const wd_CmdDrawMultiIndexedEXT_args *args) {
    return instances_of(args->firstInstance, args->instanceCount,
                        have_vertices(args->pIndexInfo, args->drawCount, args->stride));
}

static wd_gpuav_command_parameters parameters_of_dispatch(const wd_CmdDispatch_args *args) {
    return (wd_gpuav_command_parameters){
        .is_empty = !args->groupCountX || !args->groupCountY || !args->groupCountZ,
        .has_groups = true,
        .end_groups = {args->groupCountX, args->groupCountY, args->groupCountZ}};
}

static wd_gpuav_command_parameters parameters_of_dispatch_base(const wd_CmdDispatchBase_args *args) {
    return (wd_gpuav_command_parameters){.is_empty =
                                             !args->groupCountX || !args->groupCountY || !args->groupCountZ,
                                         .has_groups = true,
                                         .end_groups = {(uint64_t)args->baseGroupX + args->groupCountX,
                                                        (uint64_t)args->baseGroupY + args->groupCountY,
                                                        (uint64_t)args->baseGroupZ + args->groupCountZ}};
}

static wd_gpuav_command_parameters parameters_of_mesh_tasks(const wd_CmdDrawMeshTasksEXT_args *args) {
    return (wd_gpuav_command_parameters){.is_empty =
                                             !args->groupCountX || !args->groupCountY || !args->groupCountZ};
}

static wd_gpuav_command_parameters parameters_of_mesh_tasks_nv(const wd_CmdDrawMeshTasksNV_args *args) {
    return (wd_gpuav_command_parameters){.is_empty = !args->taskCount};
}

#define TABLES_OF(args)                                                                                      \
    {                                                                                                        \
        (args)->pRaygenShaderBindingTable, (args)->pMissShaderBindingTable, (args)->pHitShaderBindingTable,  \
            (args)->pCallableShaderBindingTable                                                              \
    }

static wd_gpuav_command_parameters parameters_of_trace(const wd_CmdTraceRaysKHR_args *args) {
    return (wd_gpuav_command_parameters){.is_empty = !args->width || !args->height || !args->depth,
                                         .has_tables = true,
                                         .tables = TABLES_OF(args)};
}

static wd_gpuav_command_parameters parameters_of_indirect_trace(const wd_CmdTraceRaysIndirectKHR_args *args) {
    return (wd_gpuav_command_parameters){.has_tables = true, .tables = TABLES_OF(args)};
}

static wd_gpuav_command_parameters parameters_of_trace_nv(const wd_CmdTraceRaysNV_args *args) {
    return (wd_gpuav_command_parameters){.is_empty = !args->width || !args->height || !args->depth};
}

static wd_gpuav_command_parameters no_parameters(const void *args) {
    (void)args;
    return (wd_gpuav_command_parameters){0};
}

#define PARAMETERS_OF(args)                                                                                  \
    _Generic((args),                                                                                         \
        const wd_CmdDraw_args *: parameters_of_draw,                                                            \
        const wd_CmdDrawIndexed_args *: parameters_of_draw_indexed,                                             \
        const wd_CmdDrawMultiEXT_args *: parameters_of_draw_multi,                                              \
        const wd_CmdDrawMultiIndexedEXT_args *: parameters_of_draw_multi_indexed,                               \
        const wd_CmdDispatch_args *: parameters_of_dispatch,                                                    \
        const wd_CmdDispatchBase_args *: parameters_of_dispatch_base,                                           \
        const wd_CmdDrawMeshTasksEXT_args *: parameters_of_mesh_tasks,                                          \
        const wd_CmdDrawMeshTasksNV_args *: parameters_of_mesh_tasks_nv,                                        \
        const wd_CmdTraceRaysKHR_args *: parameters_of_trace,                                                   \
        const wd_CmdTraceRaysIndirectKHR_args *: parameters_of_indirect_trace,                                  \
        const wd_CmdTraceRaysNV_args *: parameters_of_trace_nv,                                                 \
        default: no_parameters)(args)

#define DEFINE_HOOK(Name, action, bind)                                                                      \
    void wd_gpuav_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {          \
        (void)down;                                                                                          \
        const wd_gpuav_command_parameters parameters = PARAMETERS_OF(args);                                  \
        record_action(call, args->commandBuffer, "vk" #Name, WD_STATE_ACTION_##action, WD_STATE_BIND_##bind, \
                      &parameters);                                                                          \
    }
WD_GPUAV_ACTIONS(DEFINE_HOOK)

// Generated commands run the shaders of the bound pipeline. Commands that were preprocessed may contain the bindings of
// that time, so they use the shared region, which was bound with the pipeline.
void wd_gpuav_pre_execute_generated_nv(wd_call *call, const wd_CmdExecuteGeneratedCommandsNV_args *args,
                                       wd_CmdExecuteGeneratedCommandsNV_args *down) {
    (void)down;
    const wd_state_bind_point bind =
        args->pGeneratedCommandsInfo ? wd_state_bind_point_of(args->pGeneratedCommandsInfo->pipelineBindPoint)
                                     : WD_STATE_BIND_COUNT;
    if (!args->isPreprocessed && bind != WD_STATE_BIND_COUNT) {
        record_action(call, args->commandBuffer, "vkCmdExecuteGeneratedCommandsNV", WD_STATE_ACTION_GENERATED,
                      bind, NULL);
    }
}

#ifdef VK_EXT_device_generated_commands
void wd_gpuav_pre_execute_generated(wd_call *call, const wd_CmdExecuteGeneratedCommandsEXT_args *args,
                                    wd_CmdExecuteGeneratedCommandsEXT_args *down) {
    (void)down;
    if (args->isPreprocessed || !args->pGeneratedCommandsInfo) {
        return;
    }
    const VkShaderStageFlags stages = args->pGeneratedCommandsInfo->shaderStages;
    const wd_state_bind_point bind = stages & VK_SHADER_STAGE_COMPUTE_BIT      ? WD_STATE_BIND_COMPUTE
                                     : stages & VK_SHADER_STAGE_RAYGEN_BIT_KHR ? WD_STATE_BIND_RAY_TRACING
                                                                               : WD_STATE_BIND_GRAPHICS;
    record_action(call, args->commandBuffer, "vkCmdExecuteGeneratedCommandsEXT", WD_STATE_ACTION_GENERATED,
                  bind, NULL);
}
#endif

// has_records returns whether shaders of this recording, or of secondary command buffers in it, may write records.
static bool has_records(const wd_state_command_buffer *command_buffer, uint32_t depth) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording && recording->has_results) {
        return true;
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        if (has_records(command_buffer->executed[i], depth + 1)) {
            return true;
        }
    }
    return false;
}

// set_suspended records that a render pass instance is suspended or resumed.
static void set_suspended(wd_call *call, VkCommandBuffer handle, bool is_suspended) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active) {
        return;
    }
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(device->chassis->state, handle);
    if (!command_buffer) {
        return;
    }
    wd_gpuav_recording *recording = is_suspended
                                        ? wd_gpuav_find_recording(device, command_buffer)
                                        : wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        wd_gpuav_recording_suspend(recording, is_suspended);
    }
}

void wd_gpuav_pre_begin_rendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                  wd_CmdBeginRendering_args *down) {
    (void)down;
    set_suspended(call, args->commandBuffer, false);
}

static void end_rendering(wd_call *call, VkCommandBuffer handle) {
    const wd_gpuav_device *device = call->data;
    const wd_state_command_buffer *command_buffer =
        device && device->active ? wd_state_find_command_buffer(device->chassis->state, handle) : NULL;
    if (command_buffer && (command_buffer->rendering_flags & VK_RENDERING_SUSPENDING_BIT)) {
        set_suspended(call, handle, true);
    }
}

void wd_gpuav_pre_end_rendering(wd_call *call, const wd_CmdEndRendering_args *args,
                                wd_CmdEndRendering_args *down) {
    (void)down;
    end_rendering(call, args->commandBuffer);
}

#ifdef VK_KHR_maintenance10
void wd_gpuav_pre_end_rendering2(wd_call *call, const wd_CmdEndRendering2KHR_args *args,
                                 wd_CmdEndRendering2KHR_args *down) {
    (void)down;
    end_rendering(call, args->commandBuffer);
}
#endif

// may_end_with_barrier returns whether a barrier is allowed at the end: not in a render pass that continues elsewhere,
// and not after a suspended one. After that, no synchronization command is allowed until it is resumed (Vulkan, Render
// Pass Commands).
static bool may_end_with_barrier(const wd_state_command_buffer *command_buffer) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    return command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY && !command_buffer->render_pass &&
           !command_buffer->is_rendering && !command_buffer->is_pass_unknown &&
           !(recording && recording->is_suspended);
}

void wd_gpuav_pre_end(wd_call *call, const wd_EndCommandBuffer_args *args, wd_EndCommandBuffer_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active) {
        return;
    }
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    if (!command_buffer || !may_end_with_barrier(command_buffer) || !has_records(command_buffer, 0)) {
        return;
    }
    VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_HOST_READ_BIT,
    };
    device->vk->CmdPipelineBarrier(args->commandBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                                   VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
}

void wd_gpuav_amend_end(wd_call *call, const wd_EndCommandBuffer_args *args, wd_EndCommandBuffer_args *down) {
    const wd_gpuav_device *device = call->data;
    if (!device || !device->active || down->result != VK_SUCCESS) {
        return;
    }
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    if (!command_buffer || command_buffer->incomplete) {
        down->result = VK_ERROR_OUT_OF_HOST_MEMORY;
    }
}
