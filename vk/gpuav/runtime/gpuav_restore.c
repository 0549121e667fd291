// Sets that our binding commands disturbed are bound again before the next command that may use them.
//
// Our set is bound with the layout of the current pipeline. This disturbs lower sets that were bound with incompatible
// layouts (Vulkan, Pipeline Layout Compatibility). For example, a pipeline without sets may run between two draws of a
// pipeline with sets. Then the second draw would lack its sets, although the application bound nothing else.
#include "vk/gpuav/runtime/gpuav_bound.h"

// bind_target holds the arguments that all binding commands share.
typedef struct bind_target {
    VkCommandBuffer commands;
    VkPipelineBindPoint bind_point;
    VkPipelineLayout layout;
} bind_target;

static bool is_compatible(const wd_state_bound_set *bound, const wd_state_pipeline_layout *layout,
                          uint32_t slot) {
    return bound->layout == layout || wd_state_pipeline_layouts_compatible(bound->layout, layout, slot);
}

// live_handle returns the handle of an object, or 0 if the application destroyed it.
static uint64_t live_handle(const wd_state_object *object) {
    return object && !wd_state_is_destroyed(object) ? object->handle : 0;
}

// descriptor_info is the data that a write of one descriptor points to.
typedef struct descriptor_info {
    union {
        VkDescriptorBufferInfo buffer;
        VkDescriptorImageInfo image;
        VkBufferView view;
        VkAccelerationStructureKHR structure;
    } u;
    VkWriteDescriptorSetAccelerationStructureKHR structures;
} descriptor_info;

// fill_write fills `write` and `info`. Returns false if the descriptor cannot be pushed again.
static bool fill_write(VkWriteDescriptorSet *write, descriptor_info *info,
                       const wd_state_descriptor *descriptor) {
    const uint64_t handle = live_handle(descriptor->object);
    const wd_state_sampler *sampler = NULL;
    if (!descriptor->written && !descriptor->is_null) {
        return false;
    }
    if (descriptor->object && !handle) {
        return false;
    }
    switch (descriptor->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        info->u.buffer = (VkDescriptorBufferInfo){(VkBuffer)handle, descriptor->u.buffer.offset,
                                                  handle ? descriptor->u.buffer.range : VK_WHOLE_SIZE};
        write->pBufferInfo = &info->u.buffer;
        return true;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        info->u.view = (VkBufferView)handle;
        write->pTexelBufferView = &info->u.view;
        return true;
    case VK_DESCRIPTOR_TYPE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        sampler = descriptor->u.image.sampler;
        break;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        info->u.structure = (VkAccelerationStructureKHR)handle;
        info->structures = (VkWriteDescriptorSetAccelerationStructureKHR){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR,
            .accelerationStructureCount = 1,
            .pAccelerationStructures = &info->u.structure,
        };
        write->pNext = &info->structures;
        return true;
    default:
        return false;
    }
    info->u.image = (VkDescriptorImageInfo){(VkSampler)live_handle((const wd_state_object *)sampler),
                                            (VkImageView)handle, descriptor->image_layout};
    write->pImageInfo = &info->u.image;
    return true;
}

static PFN_vkCmdPushDescriptorSetKHR push_command(const wd_device_dispatch *vk) {
#ifdef VK_VERSION_1_4
    if (vk->CmdPushDescriptorSet) {
        return vk->CmdPushDescriptorSet;
    }
#endif
    return vk->CmdPushDescriptorSetKHR;
}

// push_descriptors_again pushes the known descriptors of a pushed set. Unknown descriptors stay disturbed. Returns
// false without memory.
static bool push_descriptors_again(wd_gpuav_device *device, wd_arena *scratch, const bind_target *target,
                                   uint32_t slot, const wd_state_descriptor_set *set) {
    PFN_vkCmdPushDescriptorSetKHR push = push_command(device->vk);
    VkWriteDescriptorSet *writes = wd_arena_alloc(scratch, set->num_descriptors * sizeof(*writes));
    descriptor_info *contents = wd_arena_alloc(scratch, set->num_descriptors * sizeof(*contents));
    uint32_t count = 0;
    for (uint32_t i = 0; writes && contents && i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        const bool is_fixed = binding->immutable_samplers && binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
        for (uint32_t k = 0; !is_fixed && k < binding->num_elements; k++) {
            const wd_state_descriptor *descriptor = &set->descriptors[binding->first + k];
            writes[count] = (VkWriteDescriptorSet){
                .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                .dstBinding = binding->binding,
                .dstArrayElement = k,
                .descriptorCount = 1,
                .descriptorType = descriptor->type,
            };
            count += fill_write(&writes[count], &contents[count], descriptor);
        }
    }
    if (count && push) {
        push(target->commands, target->bind_point, target->layout, slot, count, writes);
    }
    return writes && contents;
}

static void bind_set_again(wd_gpuav_device *device, const bind_target *target, uint32_t slot,
                           const wd_state_bound_set *bound) {
    const VkDescriptorSet set = (VkDescriptorSet)live_handle(&bound->set->object);
    if (set && bound->num_dynamic_offsets == bound->set->layout->num_dynamic_offsets) {
        device->vk->CmdBindDescriptorSets(target->commands, target->bind_point, target->layout, slot, 1, &set,
                                          bound->num_dynamic_offsets, bound->dynamic_offsets);
    }
}

// layout_handle returns a layout for binding a pipeline's sets. The application may have destroyed its own.
static VkPipelineLayout layout_handle(const wd_state_pipeline *pipeline) {
    const wd_state_pipeline_layout *layout = pipeline->layout;
    const wd_gpuav_pipeline *instrumented = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_GPUAV);
    for (uint32_t i = 0; !instrumented && pipeline->shaders && i < pipeline->num_stages; i++) {
        instrumented = wd_state_slot_get(&pipeline->shaders[i]->object, WD_STATE_SLOT_GPUAV);
    }
    const wd_gpuav_layout *own =
        instrumented ? instrumented->layout : wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV);
    return own ? own->handle : (VkPipelineLayout)live_handle(&layout->object);
}

void wd_gpuav_rebind_disturbed_sets(wd_gpuav_device *device, wd_arena *scratch,
                                    wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                    VkPipelineBindPoint bind_point) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const wd_state_pipeline *pipeline = wd_gpuav_bound_pipeline(device, command_buffer, bind);
    const wd_state_pipeline_layout *layout = pipeline ? pipeline->layout : NULL;
    if (!recording || !recording->disturbed_sets[bind] || !layout) {
        return;
    }
    const bind_target target = {(VkCommandBuffer)(uintptr_t)command_buffer->object.handle, bind_point,
                                layout_handle(pipeline)};
    const uint32_t count = wd_gpuav_bound_count(command_buffer, bind);
    for (uint32_t i = 0; target.layout && i < count && i <= device->slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        const uint64_t bit = 1ull << i;
        if (!(recording->disturbed_sets[bind] & bit) || !bound.set || !is_compatible(&bound, layout, i)) {
            continue;
        }
        if (bound.set->is_push) {
            command_buffer->incomplete |= !push_descriptors_again(device, scratch, &target, i, bound.set);
        } else {
            bind_set_again(device, &target, i, &bound);
        }
        recording->disturbed_sets[bind] &= ~bit;
    }
}

void wd_gpuav_mark_disturbed_sets(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, const wd_gpuav_layout *layout) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const uint32_t count = recording ? wd_gpuav_bound_count(command_buffer, bind) : 0;
    for (uint32_t i = 0; i < count && i <= device->slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        if (bound.set && (i == device->slot || !is_compatible(&bound, layout->state, i))) {
            recording->disturbed_sets[bind] |= 1ull << i;
        }
    }
}
