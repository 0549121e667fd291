// Descriptor buffers (VK_EXT_descriptor_buffer): ours is bound next to the application's.
//
// Pipelines that use them have no descriptor sets, and binding a set would take away the offsets that the application set
// (Vulkan, Binding Descriptor Buffers). So our set lies in a descriptor buffer as well. It is bound behind those of the
// application, which is told of one binding less than the device has; where the application bound none, for shaders that use no
// descriptors, it is bound alone.
#include "vk/gpuav/runtime/gpuav_internal.h"

enum {
    // What every device with descriptor buffers has (Vulkan, Required Limits).
    FEWEST_BINDINGS = 3,
    FEWEST_RESOURCE_BINDINGS = 1,
    MOST_SETS = 64 << 10,
    MOST_BYTES = 32 << 20,
    SHARE = 16, // We take at most this part of the address space for descriptor buffers.
    NO_BINDING = UINT32_MAX,
};

static bool leaves_room(const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties) {
    return properties->maxDescriptorBufferBindings > FEWEST_BINDINGS &&
           properties->maxResourceDescriptorBufferBindings > FEWEST_RESOURCE_BINDINGS;
}

void wd_gpuav_buffers_lower(VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties) {
    if (!leaves_room(properties))
        return;
    properties->maxDescriptorBufferBindings--;
    properties->maxResourceDescriptorBufferBindings--;
    properties->resourceDescriptorBufferAddressSpaceSize -=
        properties->resourceDescriptorBufferAddressSpaceSize / SHARE;
    properties->descriptorBufferAddressSpaceSize -= properties->descriptorBufferAddressSpaceSize / SHARE;
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

bool wd_gpuav_buffers_start(wd_gpuav_device *device, const VkDeviceCreateInfo *info) {
    const wd_state_device *state = device->chassis->state;
    const VkPhysicalDeviceDescriptorBufferFeaturesEXT *buffers = wd_state_device_feature_struct(
        state, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    device->has_descriptor_buffers = buffers && buffers->descriptorBuffer;
    if (!device->has_descriptor_buffers || !has_commands(device->vk) ||
        !wd_state_device_features(state)->vulkan12.bufferDeviceAddress || !wd_gpuav_may_ask(device, info))
        return false;
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    if (!leaves_room(&properties))
        return false;
    device->max_descriptor_buffers = properties.maxDescriptorBufferBindings;
    return true;
}

static VkDeviceSize smaller(VkDeviceSize a, VkDeviceSize b) {
    return a < b ? a : b;
}

VkResult wd_gpuav_buffers_make(wd_gpuav_device *device, const VkPhysicalDeviceMemoryProperties *memory) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = get_properties(device);
    const uint64_t max_memory = device->instance->options.max_memory;
    VkDeviceSize size = smaller(properties.resourceDescriptorBufferAddressSpaceSize,
                                properties.descriptorBufferAddressSpaceSize) /
                        SHARE;
    size = smaller(size, max_memory ? smaller(max_memory / 8, MOST_BYTES) : MOST_BYTES);
    const wd_gpuav_descriptors_info info = {
        .device = device->handle,
        .dispatch = device->vk,
        .memory = memory,
        .properties = &properties,
        .is_robust = wd_state_device_features(device->chassis->state)->core.robustBufferAccess,
        .set_layout = device->layouts[WD_GPUAV_FOR_BUFFERS].ours,
        .shared = {[WD_GPUAV_INPUT_BINDING] = device->inputs.memory,
                   [WD_GPUAV_ADDRESS_BINDING] = device->addresses.memory},
        .max_size = size,
        .max_sets = MOST_SETS,
    };
    return wd_gpuav_descriptors_init(&device->descriptors, &info);
}

// Commands.

// note_binding remembers where our descriptor buffer is bound from here on.
static void note_binding(wd_gpuav_recording *recording, const wd_state_command_buffer *command_buffer,
                         uint32_t binding) {
    recording->buffer_binding = binding;
    recording->buffer_generation = command_buffer->generation;
}

void wd_gpuav_buffers_lose(wd_gpuav_recording *recording, const wd_state_command_buffer *command_buffer) {
    note_binding(recording, command_buffer, NO_BINDING);
}

static bool is_noted(const wd_gpuav_recording *recording, const wd_state_command_buffer *command_buffer) {
    return recording->buffer_generation == command_buffer->generation;
}

void wd_gpuav_pre_bind_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                               wd_CmdBindDescriptorBuffersEXT_args *down) {
    (void)args;
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !wd_gpuav_descriptors_exist(&device->descriptors))
        return;
    wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    wd_gpuav_recording *recording = command_buffer ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording)
        return;
    const uint32_t count = down->bufferCount;
    note_binding(recording, command_buffer, NO_BINDING);
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
    for (uint32_t i = 0; i < count; i++)
        infos[i] = down->pBindingInfos[i];
    infos[count] = wd_gpuav_descriptors_binding(&device->descriptors);
    down->bufferCount = count + 1;
    down->pBindingInfos = infos;
    note_binding(recording, command_buffer, count);
}

void wd_gpuav_buffers_set(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                          const wd_gpuav_slab *slab, uint32_t index) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    VkCommandBuffer handle = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    if (!recording)
        return;
    if (!is_noted(recording, command_buffer)) {
        const VkDescriptorBufferBindingInfoEXT info = wd_gpuav_descriptors_binding(&device->descriptors);
        device->vk->CmdBindDescriptorBuffersEXT(handle, 1, &info);
        note_binding(recording, command_buffer, 0);
    }
    if (recording->buffer_binding == NO_BINDING)
        return;
    const VkDeviceSize offset = slab->descriptors + index * device->descriptors.stride;
    device->vk->CmdSetDescriptorBufferOffsetsEXT(handle, bind_point, layout->handle, device->slot, 1,
                                                 &recording->buffer_binding, &offset);
}
