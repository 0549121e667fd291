// The validator: its hooks and its instance data.
#include "vk/gpuav/validator/gpuav.h"

#include <string.h>

#include "vk/gpuav/builds/acceleration_builds.h"
#include "vk/gpuav/contents/used_layouts.h"
#include "vk/gpuav/device/gpuav_submissions.h"
#include "vk/gpuav/device/tables/gpuav_written.h"
#include "vk/gpuav/indirect/indirect.h"
#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"
#include "vk/gpuav/runtime/commands/gpuav_unknown.h"
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"
#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"
#include "vk/gpuav/runtime/shaders/gpuav_selection.h"
#include "vk/gpuav/validator/gpuav_internal.h"
#include "vk/gpuav/validator/gpuav_writes.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_unknown.h"
#include "vk/util/hash128.h"

static void free_instance(wd_gpuav_instance *instance) {
    const wd_allocator allocator = instance->chassis->allocator;
    wd_gpuav_selection_destroy(instance->selection);
    wd_gpuav_selection_destroy(instance->dumped_commands);
    wd_free(&allocator, instance->dump_dir);
    wd_free(&allocator, instance->printf_output);
    wd_free(&allocator, instance);
}

// copy_option copies a text that may be NULL or empty, which gives NULL. False: there is no memory.
static bool copy_option(const wd_chassis_instance *chassis, const char *text, char **copy) {
    *copy = text && *text ? wd_strdup_n(&chassis->allocator, text, strlen(text)) : NULL;
    return *copy || !text || !*text;
}

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    wd_gpuav_instance *instance = wd_alloc_zero(&chassis->allocator, 1, sizeof(*instance));
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->chassis = chassis;
    instance->options =
        options ? *(const wd_gpuav_options *)options : (wd_gpuav_options)WD_GPUAV_OPTIONS_INIT;
    if (!copy_option(chassis, instance->options.dump_dir, &instance->dump_dir) ||
        !copy_option(chassis, instance->options.printf_output, &instance->printf_output)) {
        free_instance(instance);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->options.dump_dir = instance->dump_dir;
    instance->options.printf_output = instance->printf_output;
    const wd_gpuav_options *given = &instance->options;
    if (wd_gpuav_selection_create(chassis->allocator, given->select_shaders, given->shader_patterns,
                                  given->num_shader_patterns, &instance->selection) != WD_OK ||
        wd_gpuav_selection_create(chassis->allocator, false, given->command_patterns,
                                  given->num_command_patterns, &instance->dumped_commands) != WD_OK) {
        free_instance(instance);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->options.shader_patterns = instance->options.command_patterns = NULL;
    *data = instance;
    return WD_OK;
}

static void destroy_instance(void *data) {
    if (data) {
        free_instance(data);
    }
}

// post_create_module reads the capabilities of a module, and marks one that the application selected.
static void post_create_module(wd_call *call, const wd_CreateShaderModule_args *args,
                               const wd_CreateShaderModule_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active && args->pCreateInfo) {
        wd_gpuav_buffer_sets_note_code(&device->buffer_sets, args->pCreateInfo->pCode,
                                       args->pCreateInfo->codeSize / sizeof(uint32_t));
    }
    if (!device || !device->active || !device->instance->selection || args->result != VK_SUCCESS ||
        !wd_gpuav_selection_is_enabled(args->pCreateInfo)) {
        return;
    }
    wd_state_shader_module *module =
        wd_state_find_shader_module(device->chassis->state, *args->pShaderModule);
    if (module) {
        wd_state_slot_set(&module->object, WD_STATE_SLOT_GPUAV, call->data, NULL);
    }
}

// begin_submit updates the tables of descriptors and addresses, which submitted shaders read.
static void begin_submit(wd_call *call) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active) {
        return;
    }
    wd_gpuav_writes_begin_submit(device);
    wd_gpuav_buffer_sets_refresh(&device->buffer_sets);
    wd_gpuav_inputs_refresh(&device->inputs);
    wd_gpuav_used_layouts_begin_submit(device);
    wd_gpuav_publish_addresses(device);
    wd_gpuav_addresses_begin_submit(&device->addresses);
}

static void end_submit(wd_call *call) {
    wd_gpuav_device *device = call->data;
    if (device && device->active) {
        wd_gpuav_addresses_end_submit(&device->addresses);
        wd_gpuav_used_layouts_end_submit(device);
    }
}

// before_host_signal updates the tables: work that waits for the host may use buffers that were created, descriptor
// buffers that were written, and acceleration structures that were built, after its submission.
static void before_host_signal(wd_call *call) {
    wd_gpuav_device *device = call->data;
    if (device && device->active) {
        wd_gpuav_buffer_sets_refresh(&device->buffer_sets);
        wd_gpuav_inputs_refresh(&device->inputs);
        wd_gpuav_used_layouts_refresh(device);
        wd_gpuav_publish_addresses(device);
    }
}

static void record_buffer_bound(wd_call *call, VkBuffer handle) {
    wd_gpuav_device *device = call->data;
    wd_state_buffer *buffer = wd_state_find_buffer(device->chassis->state, handle);
    wd_gpuav_writes_bound(device, buffer); // The table of addresses refers to the bits.
    wd_gpuav_addresses_bound(&device->addresses, buffer, handle);
}

static void post_bind(wd_call *call, const wd_BindBufferMemory_args *args,
                      const wd_BindBufferMemory_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active && args->result == VK_SUCCESS) {
        record_buffer_bound(call, args->buffer);
    }
}

static void post_bind2(wd_call *call, const wd_BindBufferMemory2_args *args,
                       const wd_BindBufferMemory2_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    for (uint32_t i = 0; device && device->active && args->pBindInfos && i < args->bindInfoCount; i++) {
        if (wd_state_is_bound(args->result, args->pBindInfos[i].pNext)) {
            record_buffer_bound(call, args->pBindInfos[i].buffer);
        }
    }
}

static void post_map(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_post_map(call, args, down);
    if (device && device->active) {
        wd_gpuav_writes_mapped(device, args->memory);
    }
}

#ifdef VK_VERSION_1_4
static void post_map2(wd_call *call, const wd_MapMemory2_args *args, const wd_MapMemory2_args *down) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_post_map2(call, args, down);
    if (device && device->active && args->pMemoryMapInfo) {
        wd_gpuav_writes_mapped(device, args->pMemoryMapInfo->memory);
    }
}
#endif

static void post_get_address(wd_call *call, const wd_GetBufferDeviceAddress_args *args,
                             const wd_GetBufferDeviceAddress_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active && args->pInfo) {
        wd_state_buffer *buffer = wd_state_find_buffer(device->chassis->state, args->pInfo->buffer);
        wd_gpuav_addresses_queried(&device->addresses, buffer);
        wd_gpuav_written_address_buffer(&device->inputs, buffer);
    }
}

#define CALLS(Name, phase, constness, function)                                                              \
    static void phase##_##Name(wd_call *call, const wd_##Name##_args *args,                                  \
                               constness wd_##Name##_args *down) {                                           \
        (void)args;                                                                                          \
        (void)down;                                                                                          \
        function(call);                                                                                      \
    }
CALLS(QueueSubmit, post, const, end_submit)
CALLS(QueueSubmit2, post, const, end_submit)
CALLS(SignalSemaphore, pre, , before_host_signal)
CALLS(SetEvent, pre, , before_host_signal)
#undef CALLS

static void pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down) {
    (void)down;
    begin_submit(call);
    wd_gpuav_used_layouts_submit(call, args);
}

static void pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args, wd_QueueSubmit2_args *down) {
    (void)down;
    begin_submit(call);
    wd_gpuav_used_layouts_submit2(call, args);
}

// Commands whose parameters are checked: the check is recorded before the region is bound.
#define CHECKED_ACTION(Name, check)                                                                          \
    static void pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {            \
        check(call, args, down);                                                                             \
        wd_gpuav_pre_##Name(call, args, down);                                                               \
    }
#define INDIRECT_ACTION(Name, action, bind) CHECKED_ACTION(Name, wd_gpuav_indirect_pre_##Name)
#define FETCH_ACTION(Name, action, bind) CHECKED_ACTION(Name, wd_gpuav_fetch_pre_##Name)
WD_GPUAV_INDIRECT_ACTIONS(INDIRECT_ACTION)
WD_GPUAV_FETCH_ACTIONS(FETCH_ACTION)

static void pre_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                  wd_CmdBeginRendering_args *down) {
    wd_gpuav_indirect_pre_CmdBeginRendering(call, args, down);
    wd_gpuav_pre_begin_rendering(call, args, down);
}

#define ACTION_HOOK(Name, action, bind) .Name = {.pre_record = wd_gpuav_pre_##Name},
#define CHECKED_HOOK(Name, action, bind) .Name = {.pre_record = pre_##Name},
#define PASS_HOOK(Name) .Name = {.pre_record = wd_gpuav_indirect_pre_##Name},
#define WRITE_HOOK(Name) .Name = {.pre_record = wd_gpuav_writes_pre_##Name},
#define MEMORY_HOOK(Name) .Name = {.post_record = wd_gpuav_writes_post_##Name},

// on_unknown_command also forgets structures that a command of a device may have built.
static void on_unknown_command(wd_call *call, const void *handle) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_unknown_command(call, handle);
    if (device && device->active) {
        wd_gpuav_written_note_unknown(&device->inputs);
    }
    const wd_state_object *object =
        device && device->active ? wd_state_find_dispatchable(device->chassis->state, handle) : NULL;
    if (object && object->type == VK_OBJECT_TYPE_DEVICE &&
        (wd_state_unknown_effects(call->name) & WD_STATE_MAY_MAKE_ADDRESSES)) {
        wd_gpuav_builds_forget(device);
    }
}

// maps returns whether a command maps memory.
static bool maps(wd_command command) {
#ifdef VK_VERSION_1_4
    return command == WD_COMMAND_MapMemory || command == WD_COMMAND_MapMemory2;
#else
    return command == WD_COMMAND_MapMemory;
#endif
}

static bool wants(const void *data, wd_command command) {
    const wd_gpuav_device *device = data;
#ifdef VK_EXT_descriptor_heap
    if (command == WD_COMMAND_BeginCommandBuffer) {
        return device && device->features.has_heaps;
    }
#endif
    const bool reads_mapped = maps(command) && device && device->inputs.written;
    return !wd_gpuav_indirect_is_unneeded(data, command) && !wd_gpuav_builds_are_unneeded(data, command) &&
           !wd_gpuav_writes_are_unneeded(data, command) &&
           (reads_mapped || !wd_gpuav_buffer_contents_are_unneeded(data, command));
}

static const char *why_inactive(const void *data) {
    const wd_gpuav_device *device = data;
    const wd_gpuav_options *options = &device->instance->options;
    if (device->active) {
        return options->checks || options->loop_budget || options->descriptor_contents ||
                       wd_gpuav_indirect_is_wanted(options)
                   ? NULL
                   : "it only prints texts of shaders and lists commands";
    }
    return options->checks || options->debug_printf || options->loop_budget
               ? "this device cannot be instrumented"
               : "gpuav_checks is empty";
}

const wd_validator wd_gpuav_validator = {
    .name = "gpuav",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = wd_gpuav_create_device,
    .why_inactive = why_inactive,
    .destroy_device = wd_gpuav_destroy_device,
    .reads_command_buffers = true,
    .wants = wants,
    .reads_push_constants = true,
    .unknown_command = on_unknown_command,
    .hooks = {.CreateDevice = {.pre_record = wd_gpuav_pre_create_device},
              .GetPhysicalDeviceProperties = {.post_record = wd_gpuav_post_get_properties},
              .GetPhysicalDeviceProperties2 = {.post_record = wd_gpuav_post_get_properties2},
              .CreateShaderModule = {.post_record = post_create_module},
              .CreatePipelineLayout = {.pre_record = wd_gpuav_pre_create_layout,
                                       .post_record = wd_gpuav_post_create_layout},
              .CreateGraphicsPipelines = {.pre_record = wd_gpuav_pre_create_graphics,
                                          .amend = wd_gpuav_amend_create_graphics,
                                          .post_record = wd_gpuav_post_create_graphics},
              .CreateComputePipelines = {.pre_record = wd_gpuav_pre_create_compute,
                                         .amend = wd_gpuav_amend_create_compute,
                                         .post_record = wd_gpuav_post_create_compute},
              .CreateRayTracingPipelinesKHR = {.pre_record = wd_gpuav_pre_create_ray_tracing,
                                               .amend = wd_gpuav_amend_create_ray_tracing,
                                               .post_record = wd_gpuav_post_create_ray_tracing},
              .CreateRayTracingPipelinesNV = {.pre_record = wd_gpuav_pre_create_ray_tracing_nv,
                                              .amend = wd_gpuav_amend_create_ray_tracing_nv,
                                              .post_record = wd_gpuav_post_create_ray_tracing_nv},
              .CmdBindPipeline = {.post_record = wd_gpuav_post_bind_pipeline},
              .CmdExecuteGeneratedCommandsNV = {.pre_record = wd_gpuav_pre_execute_generated_nv},
#ifdef VK_EXT_device_generated_commands
              .CmdExecuteGeneratedCommandsEXT = {.pre_record = wd_gpuav_pre_execute_generated},
#endif
#ifdef VK_EXT_shader_object
              .CreateShadersEXT = {.pre_record = wd_gpuav_pre_create_shaders,
                                   .amend = wd_gpuav_amend_create_shaders,
                                   .post_record = wd_gpuav_post_create_shaders},
              .GetShaderBinaryDataEXT = {.pre_record = wd_gpuav_pre_get_shader_binary},
              .CmdBindShadersEXT = {.post_record = wd_gpuav_post_bind_shaders},
#endif
              .CmdPushConstants = {.pre_record = wd_gpuav_pre_push_constants},
#ifdef VK_VERSION_1_4
              .CmdPushConstants2 = {.pre_record = wd_gpuav_pre_push_constants2},
#endif
              .CmdBindDescriptorBuffersEXT = {.pre_record = wd_gpuav_pre_bind_descriptor_buffers},
              .CmdSetDescriptorBufferOffsetsEXT = {.post_record = wd_gpuav_post_set_buffer_offsets},
              .GetDescriptorEXT = {.post_record = wd_gpuav_post_get_descriptor},
              .MapMemory = {.post_record = post_map},
              .UnmapMemory = {.pre_record = wd_gpuav_pre_unmap},
              .FreeMemory = {.pre_record = wd_gpuav_pre_free_memory},
#ifdef VK_VERSION_1_4
              .CmdSetDescriptorBufferOffsets2EXT = {.post_record = wd_gpuav_post_set_buffer_offsets2},
              .MapMemory2 = {.post_record = post_map2},
              .UnmapMemory2 = {.pre_record = wd_gpuav_pre_unmap2},
#endif
#ifdef VK_EXT_descriptor_heap
              .BeginCommandBuffer = {.post_record = wd_gpuav_post_begin_heaps},
              .CmdBindResourceHeapEXT = {.post_record = wd_gpuav_post_bind_resource_heap},
              .CmdBindSamplerHeapEXT = {.post_record = wd_gpuav_post_bind_sampler_heap},
              .CmdPushDataEXT = {.post_record = wd_gpuav_post_push_data},
              .CmdCopyAccelerationStructureToMemoryKHR = {.post_record = wd_gpuav_post_copy_structure},
              .WriteResourceDescriptorsEXT = {.post_record = wd_gpuav_post_write_resources},
              .WriteSamplerDescriptorsEXT = {.post_record = wd_gpuav_post_write_samplers},
#endif
              .CmdBeginRendering = {.pre_record = pre_CmdBeginRendering},
              .CmdEndRendering = {.pre_record = wd_gpuav_pre_end_rendering},
#ifdef VK_KHR_maintenance10
              .CmdEndRendering2KHR = {.pre_record = wd_gpuav_pre_end_rendering2},
#endif
              .BindBufferMemory = {.post_record = post_bind},
              .BindBufferMemory2 = {.post_record = post_bind2},
              .GetBufferDeviceAddress = {.post_record = post_get_address},
              .QueueSubmit = {.pre_record = pre_QueueSubmit, .post_record = post_QueueSubmit},
              .QueueSubmit2 = {.pre_record = pre_QueueSubmit2, .post_record = post_QueueSubmit2},
              .SignalSemaphore = {.pre_record = pre_SignalSemaphore},
              .SetEvent = {.pre_record = pre_SetEvent},
              .EndCommandBuffer = {.pre_record = wd_gpuav_pre_end, .amend = wd_gpuav_amend_end},
              .GetAccelerationStructureDeviceAddressKHR = {.post_record = wd_gpuav_builds_post_get_address},
              .CmdBuildAccelerationStructuresKHR = {.pre_record = wd_gpuav_builds_pre_build},
              .CmdBuildAccelerationStructuresIndirectKHR = {.pre_record = wd_gpuav_builds_pre_build_indirect},
              .CmdCopyAccelerationStructureKHR = {.pre_record = wd_gpuav_builds_pre_copy},
              .CmdCopyMemoryToAccelerationStructureKHR = {.pre_record = wd_gpuav_builds_pre_deserialize},
              .CopyAccelerationStructureKHR = {.pre_record = wd_gpuav_builds_pre_host_copy},
              .CopyMemoryToAccelerationStructureKHR = {.pre_record = wd_gpuav_builds_pre_host_deserialize},
              .BuildAccelerationStructuresKHR = {.pre_record = wd_gpuav_builds_pre_host_build},
              .CreateBuffer = {.pre_record = wd_gpuav_pre_create_buffer},
              .GetDeviceBufferMemoryRequirements = {.pre_record = wd_gpuav_pre_get_buffer_requirements},
              WD_GPUAV_WRITES_BEFORE(WRITE_HOOK) WD_GPUAV_WRITES_AFTER(MEMORY_HOOK)
                  WD_GPUAV_PASS_COMMANDS(PASS_HOOK) WD_GPUAV_INDIRECT_ACTIONS(CHECKED_HOOK)
                      WD_GPUAV_FETCH_ACTIONS(CHECKED_HOOK) WD_GPUAV_OTHER_ACTIONS(ACTION_HOOK)},
};
