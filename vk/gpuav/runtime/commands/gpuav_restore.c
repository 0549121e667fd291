// Sets that our binding commands disturbed are bound again before the next command that may use them.
//
// Our set is bound with the layout of the current pipeline. This disturbs lower sets that were bound with incompatible
// layouts (Vulkan, Pipeline Layout Compatibility). For example, a pipeline without sets may run between two draws of a
// pipeline with sets. Then the second draw would lack its sets, although the application bound nothing else.
#include "vk/gpuav/runtime/commands/gpuav_restore.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/commands/gpuav_recorded.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"

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

// push_infos has the arrays that writes point to, with an element for each descriptor of the set.
typedef struct push_infos {
    VkDescriptorBufferInfo *buffers;
    VkDescriptorImageInfo *images;
    VkBufferView *views;
    VkAccelerationStructureKHR *structures;
    VkWriteDescriptorSetAccelerationStructureKHR *lists;
} push_infos;

static bool push_infos_init(push_infos *infos, wd_arena *scratch, size_t count) {
    infos->buffers = wd_arena_alloc(scratch, count * sizeof(*infos->buffers));
    infos->images = wd_arena_alloc(scratch, count * sizeof(*infos->images));
    infos->views = wd_arena_alloc(scratch, count * sizeof(*infos->views));
    infos->structures = wd_arena_alloc(scratch, count * sizeof(*infos->structures));
    infos->lists = wd_arena_alloc(scratch, count * sizeof(*infos->lists));
    return infos->buffers && infos->images && infos->views && infos->structures && infos->lists;
}

// fill_info fills the element of `infos` for a descriptor. Returns false if the descriptor cannot be pushed again.
static bool fill_info(const push_infos *infos, uint32_t at, const wd_state_descriptor *descriptor) {
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
        infos->buffers[at] = (VkDescriptorBufferInfo){(VkBuffer)handle, descriptor->u.buffer.offset,
                                                      handle ? descriptor->u.buffer.range : VK_WHOLE_SIZE};
        return true;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        infos->views[at] = (VkBufferView)handle;
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
        infos->structures[at] = (VkAccelerationStructureKHR)handle;
        return true;
    default:
        return false;
    }
    infos->images[at] = (VkDescriptorImageInfo){(VkSampler)live_handle((const wd_state_object *)sampler),
                                                (VkImageView)handle, descriptor->image_layout};
    return true;
}

// push_writes is a growing list of writes.
typedef struct push_writes {
    push_infos infos;
    VkWriteDescriptorSet *writes;
    uint32_t count;
} push_writes;

// add_write adds a write of one descriptor, whose infos are at `at`, or extends the last write. Mesa 22.3 pushes all
// writes of a binding to its first element, so consecutive elements are one write, as applications push them.
static void add_write(push_writes *list, uint32_t binding, uint32_t element, uint32_t at,
                      VkDescriptorType type) {
    const push_infos *infos = &list->infos;
    VkWriteDescriptorSet *last = list->count ? &list->writes[list->count - 1] : NULL;
    const bool extends = last && last->dstBinding == binding && last->descriptorType == type &&
                         last->dstArrayElement + last->descriptorCount == element;
    if (extends) {
        last->descriptorCount++;
    } else {
        last = &list->writes[list->count++];
        *last = (VkWriteDescriptorSet){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstBinding = binding,
            .dstArrayElement = element,
            .descriptorCount = 1,
            .descriptorType = type,
            .pBufferInfo = &infos->buffers[at],
            .pImageInfo = &infos->images[at],
            .pTexelBufferView = &infos->views[at],
        };
    }
    if (type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR) {
        const uint32_t first = at + 1 - last->descriptorCount;
        assert(last->descriptorCount <= at + 1);
        infos->lists[first] = (VkWriteDescriptorSetAccelerationStructureKHR){
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR,
            .accelerationStructureCount = last->descriptorCount,
            .pAccelerationStructures = &infos->structures[first],
        };
        last->pNext = &infos->lists[first];
    }
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
    push_writes list = {.writes = wd_arena_alloc(scratch, set->num_descriptors * sizeof(*list.writes))};
    if (!push_infos_init(&list.infos, scratch, set->num_descriptors) || !list.writes) {
        return false;
    }
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        const bool is_fixed = binding->immutable_samplers && binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
        for (uint32_t k = 0; !is_fixed && k < binding->num_elements; k++) {
            const uint32_t at = binding->first + k;
            if (fill_info(&list.infos, at, &set->descriptors[at])) {
                add_write(&list, binding->binding, k, at, set->descriptors[at].type);
            }
        }
    }
    if (list.count && push) {
        push(target->commands, target->bind_point, target->layout, slot, list.count, list.writes);
    }
    return true;
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

// disturbed_sets_of returns the sets to bind again, as bits.
static uint64_t *disturbed_sets_of(const wd_gpuav_recording *recording, wd_state_bind_point bind) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    return &wd_gpuav_recorded_commands_of(recording)->disturbed_sets[bind];
}

void wd_gpuav_rebind_disturbed_sets(wd_gpuav_device *device, wd_arena *scratch,
                                    wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                    VkPipelineBindPoint bind_point) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const wd_state_pipeline *pipeline = wd_gpuav_bound_pipeline(device, command_buffer, bind);
    const wd_state_pipeline_layout *layout = pipeline ? pipeline->layout : NULL;
    uint64_t *disturbed = recording ? disturbed_sets_of(recording, bind) : NULL;
    if (!disturbed || !*disturbed || !layout) {
        return;
    }
    const bind_target target = {(VkCommandBuffer)(uintptr_t)command_buffer->object.handle, bind_point,
                                layout_handle(pipeline)};
    const uint32_t count = wd_gpuav_bound_count(command_buffer, bind);
    for (uint32_t i = 0; target.layout && i < count && i <= device->attachment.slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        const uint64_t bit = 1ull << i;
        if (!(*disturbed & bit) || !bound.set || !is_compatible(&bound, layout, i)) {
            continue;
        }
        if (bound.set->is_push) {
            command_buffer->incomplete |= !push_descriptors_again(device, scratch, &target, i, bound.set);
        } else {
            bind_set_again(device, &target, i, &bound);
        }
        *disturbed &= ~bit;
    }
}

void wd_gpuav_mark_disturbed_sets(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, const wd_gpuav_layout *layout) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const uint32_t count = recording ? wd_gpuav_bound_count(command_buffer, bind) : 0;
    for (uint32_t i = 0; i < count && i <= device->attachment.slot; i++) {
        const wd_state_bound_set bound = wd_gpuav_bound_set(command_buffer, bind, i);
        if (bound.set && (i == device->attachment.slot || !is_compatible(&bound, layout->state, i))) {
            *disturbed_sets_of(recording, bind) |= 1ull << i;
        }
    }
}

void wd_gpuav_mark_all_disturbed(wd_gpuav_recording *recording, wd_state_bind_point bind) {
    *disturbed_sets_of(recording, bind) = UINT64_MAX;
}

void wd_gpuav_forget_disturbed_sets(wd_gpuav_recording *recording) {
    memset(wd_gpuav_recorded_commands_of(recording)->disturbed_sets, 0,
           sizeof(wd_gpuav_recorded_commands_of(recording)->disturbed_sets));
}
