// Sets that our own binding commands take away from the application are bound again before the next command that may use them.
//
// Our set is bound with the layout of the pipeline at hand. That disturbs all sets below it that were bound with layouts which
// are not compatible for them (Vulkan, Pipeline Layout Compatibility): a pipeline that uses no set, between two draws of one that
// does, would cost the second its sets, though the application never bound anything else.
#include "vk/gpuav/runtime/gpuav_unknown.h"

// target is what binding commands name.
typedef struct target {
    VkCommandBuffer commands;
    VkPipelineBindPoint bind_point;
    VkPipelineLayout layout;
} target;

static bool fits(const wd_state_bound_set *bound, const wd_state_pipeline_layout *layout, uint32_t slot) {
    return bound->layout == layout || wd_state_pipeline_layouts_compatible(bound->layout, layout, slot);
}

// alive_handle returns 0 also for what the application destroyed.
static uint64_t alive_handle(const wd_state_object *object) {
    return object && !wd_state_is_destroyed(object) ? object->handle : 0;
}

// What a write of one descriptor points to.
typedef struct pushed {
    union {
        VkDescriptorBufferInfo buffer;
        VkDescriptorImageInfo image;
        VkBufferView view;
        VkAccelerationStructureKHR structure;
    } u;
    VkWriteDescriptorSetAccelerationStructureKHR structures;
} pushed;

// fill_write points `write` at `what`. False: the descriptor cannot be pushed again.
static bool fill_write(VkWriteDescriptorSet *write, pushed *what, const wd_state_descriptor *descriptor) {
    const uint64_t handle = alive_handle(descriptor->object);
    const wd_state_sampler *sampler = NULL;
    if (!descriptor->written && !descriptor->is_null)
        return false;
    if (descriptor->object && !handle)
        return false;
    switch (descriptor->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        what->u.buffer = (VkDescriptorBufferInfo){(VkBuffer)handle, descriptor->u.buffer.offset,
                                                  handle ? descriptor->u.buffer.range : VK_WHOLE_SIZE};
        write->pBufferInfo = &what->u.buffer;
        return true;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        what->u.view = (VkBufferView)handle;
        write->pTexelBufferView = &what->u.view;
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
        what->u.structure = (VkAccelerationStructureKHR)handle;
        what->structures = (VkWriteDescriptorSetAccelerationStructureKHR){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR,
            .accelerationStructureCount = 1,
            .pAccelerationStructures = &what->u.structure,
        };
        write->pNext = &what->structures;
        return true;
    default:
        return false;
    }
    what->u.image = (VkDescriptorImageInfo){(VkSampler)alive_handle((const wd_state_object *)sampler),
                                            (VkImageView)handle, descriptor->image_layout};
    write->pImageInfo = &what->u.image;
    return true;
}

static PFN_vkCmdPushDescriptorSetKHR push_command(const wd_device_dispatch *vk) {
#ifdef VK_VERSION_1_4
    if (vk->CmdPushDescriptorSet)
        return vk->CmdPushDescriptorSet;
#endif
    return vk->CmdPushDescriptorSetKHR;
}

// push_again pushes what was pushed; where the content is not known, the descriptors stay lost. False: there is no memory.
static bool push_again(wd_gpuav_device *device, wd_arena *scratch, const target *at, uint32_t slot,
                       const wd_state_descriptor_set *set) {
    PFN_vkCmdPushDescriptorSetKHR push = push_command(device->vk);
    VkWriteDescriptorSet *writes = wd_arena_alloc(scratch, set->num_descriptors * sizeof(*writes));
    pushed *contents = wd_arena_alloc(scratch, set->num_descriptors * sizeof(*contents));
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
    if (count && push)
        push(at->commands, at->bind_point, at->layout, slot, count, writes);
    return writes && contents;
}

static void bind_again(wd_gpuav_device *device, const target *at, uint32_t slot,
                       const wd_state_bound_set *bound) {
    const VkDescriptorSet set = (VkDescriptorSet)alive_handle(&bound->set->object);
    if (set && bound->num_dynamic_offsets == bound->set->layout->num_dynamic_offsets)
        device->vk->CmdBindDescriptorSets(at->commands, at->bind_point, at->layout, slot, 1, &set,
                                          bound->num_dynamic_offsets, bound->dynamic_offsets);
}

// layout_handle returns a handle of a pipeline's layout; the application may have destroyed its own.
static VkPipelineLayout layout_handle(const wd_state_pipeline *pipeline) {
    const wd_state_pipeline_layout *layout = pipeline->layout;
    const wd_gpuav_pipeline *instrumented = wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_GPUAV);
    const wd_gpuav_layout *own =
        instrumented ? instrumented->layout : wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV);
    return own ? own->handle : (VkPipelineLayout)alive_handle(&layout->object);
}

void wd_gpuav_restore(wd_gpuav_device *device, wd_arena *scratch, wd_state_command_buffer *command_buffer,
                      wd_state_bind_point bind, VkPipelineBindPoint bind_point) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const wd_state_pipeline *pipeline = wd_gpuav_bound_pipeline(command_buffer, bind);
    const wd_state_pipeline_layout *layout = pipeline ? pipeline->layout : NULL;
    if (!recording || !recording->lost[bind] || !layout)
        return;
    const target at = {(VkCommandBuffer)(uintptr_t)command_buffer->object.handle, bind_point,
                       layout_handle(pipeline)};
    const uint32_t count = wd_gpuav_bound_count(command_buffer, bind);
    for (uint32_t i = 0; at.layout && i < count && i < device->slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        const uint64_t bit = 1ull << i;
        if (!(recording->lost[bind] & bit) || !bound.set || !fits(&bound, layout, i))
            continue;
        if (bound.set->is_push)
            command_buffer->incomplete |= !push_again(device, scratch, &at, i, bound.set);
        else
            bind_again(device, &at, i, &bound);
        recording->lost[bind] &= ~bit;
    }
}

void wd_gpuav_note_lost(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                        wd_state_bind_point bind, const wd_gpuav_layout *layout) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const uint32_t count = recording ? wd_gpuav_bound_count(command_buffer, bind) : 0;
    for (uint32_t i = 0; i < count && i < device->slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        if (bound.set && !fits(&bound, layout->state, i))
            recording->lost[bind] |= 1ull << i;
    }
}
