// Descriptor buffers (VK_EXT_descriptor_buffer): our descriptor buffer is bound after the application's.
//
// Pipelines that use descriptor buffers have no descriptor sets, and binding a set would invalidate the application's
// offsets (Vulkan, Binding Descriptor Buffers). So our set is in a descriptor buffer, too. The application sees one
// binding less than the device has. If it bound no descriptor buffers, for shaders without descriptors, ours is bound
// without others.
#include "vk/gpuav/runtime/gpuav_internal.h"

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
    device->has_descriptor_buffers = buffers && buffers->descriptorBuffer;
    if (!device->has_descriptor_buffers || !has_commands(device->vk) ||
        !wd_state_device_features(state)->vulkan12.bufferDeviceAddress ||
        !wd_gpuav_may_query_addresses(device, info)) {
        return false;
    }
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    if (!leaves_room(&properties)) {
        return false;
    }
    device->max_descriptor_buffers = properties.maxDescriptorBufferBindings;
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
        .set_layout = device->layouts[WD_GPUAV_FOR_BUFFERS].reserved,
        .shared = {[WD_GPUAV_INPUT_BINDING] = device->inputs.memory,
                   [WD_GPUAV_ADDRESS_BINDING] = device->addresses.memory},
        .max_size = size,
        .max_sets = MAX_SETS,
    };
    return wd_gpuav_descriptors_init(&device->descriptors, &info);
}

// Commands

// set_binding stores the number of our descriptor buffer's binding for later commands.
static void set_binding(wd_gpuav_recording *recording, const wd_state_command_buffer *command_buffer,
                        uint32_t binding) {
    recording->buffer_binding = binding;
    recording->buffer_generation = command_buffer->generation;
}

void wd_gpuav_invalidate_descriptor_buffer(wd_gpuav_recording *recording,
                                           const wd_state_command_buffer *command_buffer) {
    set_binding(recording, command_buffer, NO_BINDING);
}

static bool is_binding_current(const wd_gpuav_recording *recording,
                               const wd_state_command_buffer *command_buffer) {
    return recording->buffer_generation == command_buffer->generation;
}

void wd_gpuav_pre_bind_descriptor_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                                          wd_CmdBindDescriptorBuffersEXT_args *down) {
    (void)args;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !wd_gpuav_descriptors_exist(&device->descriptors)) {
        return;
    }
    wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    wd_gpuav_recording *recording = command_buffer ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording) {
        return;
    }
    const uint32_t count = down->bufferCount;
    set_binding(recording, command_buffer, NO_BINDING);
    if (count >= device->max_descriptor_buffers) {
        wd_gpuav_report_once(device, WD_GPUAV_NOTICE_SLOT, NULL,
                             "%s binds %u descriptor buffers, but error records need one of the device's %u "
                             "bindings: pipelines that "
                             "are instrumented have undefined behavior after this command. Fix: bind no "
                             "more buffers than the "
                             "maxDescriptorBufferBindings that the device reports.",
                             call->name, count, device->max_descriptor_buffers);
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
    infos[count] = wd_gpuav_descriptors_binding(&device->descriptors);
    down->bufferCount = count + 1;
    down->pBindingInfos = infos;
    set_binding(recording, command_buffer, count);
}

void wd_gpuav_set_descriptor_buffer_offset(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                                           const wd_gpuav_slab *slab, uint32_t index) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    VkCommandBuffer handle = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    if (!recording) {
        return;
    }
    if (!is_binding_current(recording, command_buffer)) {
        const VkDescriptorBufferBindingInfoEXT info = wd_gpuav_descriptors_binding(&device->descriptors);
        device->vk->CmdBindDescriptorBuffersEXT(handle, 1, &info);
        set_binding(recording, command_buffer, 0);
    }
    if (recording->buffer_binding == NO_BINDING) {
        return;
    }
    const VkDeviceSize offset = slab->descriptors + index * device->descriptors.stride;
    device->vk->CmdSetDescriptorBufferOffsetsEXT(handle, bind_point, layout->handle, device->slot, 1,
                                                 &recording->buffer_binding, &offset);
}
