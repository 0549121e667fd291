// Descriptor buffers (VK_EXT_descriptor_buffer): our descriptor buffer is bound after the application's.
//
// Pipelines that use descriptor buffers have no descriptor sets, and binding a set would invalidate the application's
// offsets (Vulkan, Binding Descriptor Buffers). So our set is in a descriptor buffer, too. The application sees one
// binding less than the device has. If it bound no descriptor buffers, for shaders without descriptors, ours is bound
// without others.
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"

#include <assert.h>

#include "vk/gpuav/device/gpuav_address_features.h"

enum {
    // Minimum limits of devices with descriptor buffers (Vulkan, Required Limits).
    MIN_BINDINGS = 3,
    MIN_RESOURCE_BINDINGS = 1,
    MAX_SETS = 64 << 10,
    MAX_BYTES = 32 << 20,
    // We use at most 1/16 of the address space for descriptor buffers.
    ADDRESS_SPACE_DIVISOR = 16,
    NO_BINDING = UINT32_MAX,
};

static bool leaves_room(const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties) {
    return properties->maxDescriptorBufferBindings > MIN_BINDINGS &&
           properties->maxResourceDescriptorBufferBindings > MIN_RESOURCE_BINDINGS;
}

void wd_gpuav_reduce_descriptor_buffer_limits(VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties) {
    if (!leaves_room(properties)) {
        return;
    }
    properties->maxDescriptorBufferBindings--;
    properties->maxResourceDescriptorBufferBindings--;
    properties->resourceDescriptorBufferAddressSpaceSize -=
        properties->resourceDescriptorBufferAddressSpaceSize / ADDRESS_SPACE_DIVISOR;
    properties->descriptorBufferAddressSpaceSize -=
        properties->descriptorBufferAddressSpaceSize / ADDRESS_SPACE_DIVISOR;
}

static bool has_commands(const wd_device_dispatch *vk) {
    return vk->GetDescriptorEXT && vk->GetDescriptorSetLayoutSizeEXT &&
           vk->GetDescriptorSetLayoutBindingOffsetEXT && vk->CmdBindDescriptorBuffersEXT &&
           vk->CmdSetDescriptorBufferOffsetsEXT &&
           (vk->GetBufferDeviceAddress || vk->GetBufferDeviceAddressKHR);
}

// get_properties returns zeros where the driver has no descriptor buffers.
static VkPhysicalDeviceDescriptorBufferPropertiesEXT get_properties(const wd_gpuav_device *device) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *buffers = wd_physical_property_struct(
        wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    return buffers ? *buffers : (VkPhysicalDeviceDescriptorBufferPropertiesEXT){0};
}

bool wd_gpuav_check_descriptor_buffers(wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    const wd_state_device *state = device->chassis->state;
    const VkPhysicalDeviceDescriptorBufferFeaturesEXT *buffers = wd_state_device_feature_struct(
        state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    device->features.has_descriptor_buffers = buffers && buffers->descriptorBuffer;
    if (!device->features.has_descriptor_buffers || !has_commands(device->vk) ||
        !wd_state_device_features(state)->vulkan12.bufferDeviceAddress ||
        !wd_gpuav_may_query_addresses(device, info)) {
        return false;
    }
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    if (!leaves_room(&properties)) {
        return false;
    }
    device->attachment.max_descriptor_buffers = properties.maxDescriptorBufferBindings;
    return true;
}

static VkDeviceSize smaller(VkDeviceSize a, VkDeviceSize b) {
    return a < b ? a : b;
}

VkResult wd_gpuav_create_descriptor_buffer(wd_gpuav_device *device,
                                           const VkPhysicalDeviceMemoryProperties *memory) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    const uint64_t max_memory = device->instance->options.max_memory;
    VkDeviceSize size = smaller(properties.resourceDescriptorBufferAddressSpaceSize,
                                properties.descriptorBufferAddressSpaceSize) /
                        ADDRESS_SPACE_DIVISOR;
    size = smaller(size, max_memory ? smaller(max_memory / 8, MAX_BYTES) : MAX_BYTES);
    const wd_gpuav_descriptors_info info = {
        .device = device->handle,
        .dispatch = device->vk,
        .memory = memory,
        .properties = &properties,
        .is_robust = wd_state_device_features(device->chassis->state)->core.robustBufferAccess,
        .set_layout = device->attachment.layouts[WD_GPUAV_FOR_BUFFERS].reserved,
        .shared = {[WD_GPUAV_INPUT_BINDING] = device->inputs.memory,
                   [WD_GPUAV_ADDRESS_BINDING] = device->addresses.memory},
        .max_size = size,
        .max_sets = MAX_SETS,
    };
    return wd_gpuav_descriptors_init(&device->attachment.descriptors, &info);
}

// Commands

// contents_of returns the device's buffer sets. NULL: the contents of descriptor buffers are not checked.
static wd_gpuav_buffer_sets *contents_of(const wd_call *call) {
    wd_gpuav_device *device = call->data;
    return device && device->active && device->buffer_sets.reads_contents ? &device->buffer_sets : NULL;
}

// bindings_of returns the descriptor buffers of a command buffer, which it creates if necessary. NULL: contents are not
// checked, or there is no memory.
static wd_gpuav_buffer_bindings *bindings_of(wd_call *call, wd_state_command_buffer *command_buffer) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_recording *recording =
        command_buffer && contents_of(call) ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    return recording ? wd_gpuav_recording_buffer_contents(recording) : NULL;
}

void wd_gpuav_invalidate_descriptor_buffer(wd_gpuav_recording *recording,
                                           const wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording_set_our_binding(recording, command_buffer, NO_BINDING);
}

static bool is_binding_current(const wd_gpuav_recording *recording,
                               const wd_state_command_buffer *command_buffer) {
    return recording->bound_buffers.generation == command_buffer->generation;
}

void wd_gpuav_pre_bind_descriptor_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                                          wd_CmdBindDescriptorBuffersEXT_args *down) {
    (void)args;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !wd_gpuav_descriptors_exist(&device->attachment.descriptors)) {
        return;
    }
    wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    wd_gpuav_recording *recording = command_buffer ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording) {
        return;
    }
    const uint32_t count = down->bufferCount;
    wd_gpuav_buffer_bindings *bindings = bindings_of(call, command_buffer);
    if (bindings) {
        wd_gpuav_buffer_sets_bind_buffers(bindings, &command_buffer->arena, args->bufferCount,
                                          args->pBindingInfos);
    }
    wd_gpuav_recording_set_our_binding(recording, command_buffer, NO_BINDING);
    if (count >= device->attachment.max_descriptor_buffers) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_SLOT, NULL,
            "%s binds %u descriptor buffers, but error records need one of the device's %u bindings: "
            "pipelines that are instrumented have undefined behavior after this command. Fix: bind no more "
            "buffers than the maxDescriptorBufferBindings that the device reports.",
            call->name, count, device->attachment.max_descriptor_buffers);
        return;
    }
    VkDescriptorBufferBindingInfoEXT *infos = wd_arena_alloc(&call->scratch, (count + 1) * sizeof(*infos));
    if (!infos) {
        command_buffer->incomplete = true;
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        infos[i] = down->pBindingInfos[i];
    }
    infos[count] = wd_gpuav_descriptors_binding(&device->attachment.descriptors);
    down->bufferCount = count + 1;
    down->pBindingInfos = infos;
    wd_gpuav_recording_set_our_binding(recording, command_buffer, count);
}

void wd_gpuav_set_descriptor_buffer_offset(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                                           const wd_gpuav_slab *slab, uint32_t index) {
    assert(layout->uses_descriptor_buffers && index < slab->num_regions);
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    VkCommandBuffer handle = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    if (!recording) {
        return;
    }
    if (!is_binding_current(recording, command_buffer)) {
        const VkDescriptorBufferBindingInfoEXT info =
            wd_gpuav_descriptors_binding(&device->attachment.descriptors);
        device->vk->CmdBindDescriptorBuffersEXT(handle, 1, &info);
        wd_gpuav_recording_set_our_binding(recording, command_buffer, 0);
    }
    if (recording->bound_buffers.our_binding == NO_BINDING) {
        return;
    }
    const VkDeviceSize offset = slab->descriptors + index * device->attachment.descriptors.stride;
    device->vk->CmdSetDescriptorBufferOffsetsEXT(handle, bind_point, layout->handle, device->attachment.slot,
                                                 1, &recording->bound_buffers.our_binding, &offset);
}

// The contents of the application's descriptor buffers

void wd_gpuav_create_buffer_sets(wd_gpuav_device *device) {
    const bool has_buffers = device->features.has_descriptor_buffers && has_commands(device->vk);
    const bool has_heaps = device->features.has_heaps;
    bool reads_contents = device->instance->options.descriptor_buffers && (has_buffers || has_heaps);
    if (!(reads_contents || has_heaps) || !device->inputs.num_words) {
        return;
    }
    if (reads_contents && (!device->addresses.num_entries || !device->addresses.queries_at_bind)) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
                             "The contents of descriptor buffers and heaps are not checked, because the "
                             "addresses of buffers are not known.");
        reads_contents = false;
    }
    if (!reads_contents && !has_heaps) {
        return;
    }
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    wd_gpuav_buffer_sets_init(&device->buffer_sets, device->allocator, device->handle,
                              has_buffers ? device->vk : NULL, device->chassis->state, &device->inputs,
                              &device->addresses, &properties, reads_contents);
}

bool wd_gpuav_buffer_contents_are_unneeded(const wd_gpuav_device *device, wd_command command) {
    switch (command) {
    case WD_COMMAND_GetDescriptorEXT:
    case WD_COMMAND_CmdSetDescriptorBufferOffsetsEXT:
    case WD_COMMAND_MapMemory:
    case WD_COMMAND_UnmapMemory:
    case WD_COMMAND_FreeMemory:
#ifdef VK_VERSION_1_4
    case WD_COMMAND_CmdSetDescriptorBufferOffsets2EXT:
    case WD_COMMAND_MapMemory2:
    case WD_COMMAND_UnmapMemory2:
#endif
        return !device || !device->buffer_sets.reads_contents;
    default:
        return false;
    }
}

void wd_gpuav_post_get_descriptor(wd_call *call, const wd_GetDescriptorEXT_args *args,
                                  const wd_GetDescriptorEXT_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    if (sets) {
        wd_gpuav_known_descriptors_note(&sets->known, args->pDescriptorInfo, args->pDescriptor,
                                        args->dataSize);
    }
}

void wd_gpuav_post_map(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    if (sets && args->result == VK_SUCCESS) {
        wd_gpuav_buffer_sets_mapped(sets, args->memory, args->offset, args->size, *args->ppData);
    }
}

void wd_gpuav_pre_unmap(wd_call *call, const wd_UnmapMemory_args *args, wd_UnmapMemory_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    if (sets) {
        wd_gpuav_buffer_sets_unmapped(sets, args->memory);
    }
}

void wd_gpuav_pre_free_memory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    if (sets) {
        wd_gpuav_buffer_sets_unmapped(sets, args->memory);
    }
}

void wd_gpuav_post_set_buffer_offsets(wd_call *call, const wd_CmdSetDescriptorBufferOffsetsEXT_args *args,
                                      const wd_CmdSetDescriptorBufferOffsetsEXT_args *down) {
    (void)down;
    const wd_gpuav_device *device = call->data;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    const wd_state_bind_point bind = wd_state_bind_point_of(args->pipelineBindPoint);
    wd_gpuav_buffer_bindings *bindings =
        sets && bind != WD_STATE_BIND_COUNT
            ? bindings_of(call, wd_state_find_command_buffer(device->chassis->state, args->commandBuffer))
            : NULL;
    if (bindings && args->pBufferIndices && args->pOffsets) {
        wd_gpuav_buffer_sets_set_offsets(
            sets, bindings, bind, wd_state_find_pipeline_layout(device->chassis->state, args->layout),
            args->firstSet, args->setCount, args->pBufferIndices, args->pOffsets);
    }
}

#ifdef VK_VERSION_1_4
void wd_gpuav_post_map2(wd_call *call, const wd_MapMemory2_args *args, const wd_MapMemory2_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    const VkMemoryMapInfo *info = args->pMemoryMapInfo;
    if (sets && info && args->result == VK_SUCCESS) {
        wd_gpuav_buffer_sets_mapped(sets, info->memory, info->offset, info->size, *args->ppData);
    }
}

void wd_gpuav_pre_unmap2(wd_call *call, const wd_UnmapMemory2_args *args, wd_UnmapMemory2_args *down) {
    (void)down;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    if (sets && args->pMemoryUnmapInfo) {
        wd_gpuav_buffer_sets_unmapped(sets, args->pMemoryUnmapInfo->memory);
    }
}

void wd_gpuav_post_set_buffer_offsets2(wd_call *call, const wd_CmdSetDescriptorBufferOffsets2EXT_args *args,
                                       const wd_CmdSetDescriptorBufferOffsets2EXT_args *down) {
    (void)down;
    const wd_gpuav_device *device = call->data;
    wd_gpuav_buffer_sets *sets = contents_of(call);
    const VkSetDescriptorBufferOffsetsInfoEXT *info = args->pSetDescriptorBufferOffsetsInfo;
    wd_gpuav_buffer_bindings *bindings =
        sets && info
            ? bindings_of(call, wd_state_find_command_buffer(device->chassis->state, args->commandBuffer))
            : NULL;
    const wd_state_pipeline_layout *layout =
        bindings ? wd_state_find_pipeline_layout(device->chassis->state, info->layout) : NULL;
    for (uint32_t bind = 0; bindings && info->pBufferIndices && info->pOffsets && bind < WD_STATE_BIND_COUNT;
         bind++) {
        if (info->stageFlags & wd_state_bind_point_stages(bind)) {
            wd_gpuav_buffer_sets_set_offsets(sets, bindings, bind, layout, info->firstSet, info->setCount,
                                             info->pBufferIndices, info->pOffsets);
        }
    }
}
#endif
