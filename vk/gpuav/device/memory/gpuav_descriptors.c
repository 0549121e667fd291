#include "vk/gpuav/device/memory/gpuav_descriptors.h"

#include <assert.h>
#include <string.h>

static const VkBufferUsageFlags buffer_usage =
    VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

static VkDeviceSize align_up(VkDeviceSize value, VkDeviceSize alignment) {
    return alignment ? (value + alignment - 1) / alignment * alignment : value;
}

static VkDeviceSize smaller(VkDeviceSize a, VkDeviceSize b) {
    return a < b ? a : b;
}

static void write_descriptor(const wd_gpuav_descriptors *descriptors, VkDeviceAddress address,
                             VkDeviceSize range, uint8_t *target) {
    const VkDescriptorAddressInfoEXT buffer = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT,
        .address = address,
        .range = range,
    };
    const VkDescriptorGetInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT,
        .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
        .data.pStorageBuffer = &buffer,
    };
    descriptors->dispatch->GetDescriptorEXT(descriptors->device, &info, descriptors->descriptor_size, target);
}

VkResult wd_gpuav_descriptors_init(wd_gpuav_descriptors *descriptors, const wd_gpuav_descriptors_info *info) {
    const wd_device_dispatch *vk = info->dispatch;
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties = info->properties;
    memset(descriptors, 0, sizeof(*descriptors));
    VkDeviceSize set_size = 0;
    vk->GetDescriptorSetLayoutSizeEXT(info->device, info->set_layout, &set_size);
    const VkDeviceSize stride = align_up(set_size, properties->descriptorBufferOffsetAlignment);
    VkDeviceSize size = smaller(info->max_size, properties->maxResourceDescriptorBufferRange);
    size = smaller(size, stride * info->max_sets);
    if (!stride || size < stride) {
        return VK_ERROR_FEATURE_NOT_PRESENT;
    }
    VkResult result = wd_gpuav_memory_create(&descriptors->memory, info->device, vk, info->memory, size,
                                             buffer_usage, WD_GPUAV_IN_HOST_MEMORY);
    if (result != VK_SUCCESS) {
        return result;
    }
    descriptors->device = info->device;
    descriptors->dispatch = vk;
    descriptors->stride = stride;
    descriptors->descriptor_size = info->is_robust ? properties->robustStorageBufferDescriptorSize
                                                   : properties->storageBufferDescriptorSize;
    descriptors->num_sets = (uint32_t)(size / stride);
    descriptors->first_set = (uint8_t *)descriptors->memory.words;
    memset(descriptors->first_set, 0, (size_t)stride);
    vk->GetDescriptorSetLayoutBindingOffsetEXT(info->device, info->set_layout, WD_GPUAV_OUTPUT_BINDING,
                                               &descriptors->output_offset);
    for (uint32_t i = 0; i < WD_GPUAV_MAX_BINDINGS; i++) {
        VkDeviceSize offset = 0;
        if (!info->shared[i].buffer) {
            continue;
        }
        vk->GetDescriptorSetLayoutBindingOffsetEXT(info->device, info->set_layout, i, &offset);
        write_descriptor(descriptors, info->shared[i].address, info->shared[i].buffer_size,
                         descriptors->first_set + offset);
    }
    pthread_mutex_init(&descriptors->lock, NULL);
    return VK_SUCCESS;
}

void wd_gpuav_descriptors_finish(wd_gpuav_descriptors *descriptors) {
    if (!descriptors->num_sets) {
        return;
    }
    wd_gpuav_memory_destroy(&descriptors->memory, descriptors->device, descriptors->dispatch);
    pthread_mutex_destroy(&descriptors->lock);
    memset(descriptors, 0, sizeof(*descriptors));
}

VkDeviceSize wd_gpuav_descriptors_allocate(wd_gpuav_descriptors *descriptors, VkDeviceAddress address,
                                           uint32_t region_size, uint32_t count) {
    pthread_mutex_lock(&descriptors->lock);
    const uint32_t first = descriptors->num_used;
    assert(first <= descriptors->num_sets);
    const bool fits = count <= descriptors->num_sets - first;
    descriptors->num_used += fits ? count : 0;
    pthread_mutex_unlock(&descriptors->lock);
    if (!fits) {
        return WD_GPUAV_NO_DESCRIPTORS;
    }
    assert(first + count <= descriptors->num_sets);
    for (uint32_t i = 0; i < count; i++) {
        uint8_t *set = descriptors->first_set + (first + i) * descriptors->stride;
        if (first + i) {
            memcpy(set, descriptors->first_set, (size_t)descriptors->stride);
        }
        write_descriptor(descriptors, address + (VkDeviceSize)i * region_size, region_size,
                         set + descriptors->output_offset);
    }
    return first * descriptors->stride;
}

VkDescriptorBufferBindingInfoEXT wd_gpuav_descriptors_binding(const wd_gpuav_descriptors *descriptors) {
    return (VkDescriptorBufferBindingInfoEXT){
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT,
        .address = descriptors->memory.address,
        .usage = buffer_usage,
    };
}
