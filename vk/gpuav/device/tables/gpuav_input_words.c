// The words of descriptors in the input buffer.
#include <assert.h>

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/record/heap_problem.h"
#include "vk/registry/formats.h"
#include "vk/state/state_buffer_set.h"

static bool has_sampler(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
}

// resource_of returns the buffer or image of a view or acceleration structure; NULL: none.
static wd_state_object *resource_of(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return (wd_state_object *)((const wd_state_buffer_view *)object)->buffer;
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return (wd_state_object *)((const wd_state_image_view *)object)->image;
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
        return (wd_state_object *)((const wd_state_acceleration_structure *)object)->buffer;
    default:
        return NULL;
    }
}

wd_state_object *wd_gpuav_inputs_destroyed_object(const wd_state_descriptor *descriptor) {
    wd_state_object *object = descriptor->object;
    wd_state_object *resource = object ? resource_of(object) : NULL;
    if (object && wd_state_is_destroyed(object)) {
        return object;
    }
    if (resource && wd_state_is_destroyed(resource)) {
        return resource;
    }
    if (!has_sampler(descriptor->type)) {
        return NULL;
    }
    wd_state_object *sampler = (wd_state_object *)descriptor->u.image.sampler;
    return sampler && wd_state_is_destroyed(sampler) ? sampler : NULL;
}

static uint32_t known_size(VkDeviceSize size) {
    return size && size < WD_GPUAV_INPUT_VALID ? (uint32_t)size : WD_GPUAV_INPUT_VALID;
}

// count_texels returns the texels of a view: complete blocks of its range (Vulkan, VkBufferViewCreateInfo).
static uint32_t count_texels(const wd_state_buffer_view *view) {
    const wd_format *format = wd_format_find(view->format);
    if (!format || !format->block_size) {
        return WD_GPUAV_INPUT_VALID;
    }
    return known_size(view->range / format->block_size * format->block[0] * format->block[1] *
                      format->block[2]);
}

wd_gpuav_structure_state wd_gpuav_inputs_structure_state(const wd_gpuav_inputs *inputs,
                                                         const wd_state_descriptor_set *set,
                                                         const wd_state_descriptor *descriptor) {
    const wd_state_object *object = descriptor->object;
    if (!inputs || !inputs->structure_state || !object || set->is_push || !set->object.handle ||
        object->type != VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR) {
        return WD_GPUAV_STRUCTURE_BUILT;
    }
    return inputs->structure_state(inputs->structure_user, (const wd_state_acceleration_structure *)object);
}

bool wd_gpuav_inputs_is_mapped_memory(const wd_state_descriptor_set *set,
                                      const wd_state_descriptor *descriptor) {
    const bool is_in_heap = !set->object.handle && !set->is_push;
    return is_in_heap && wd_gpuav_is_buffer(descriptor->type) && descriptor->written && !descriptor->object &&
           descriptor->u.buffer.range;
}

uint32_t wd_gpuav_inputs_current_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set,
                                      const wd_state_descriptor *descriptor) {
    // With nullDescriptor, reads of null descriptors yield zero, and writes have no effect.
    if (descriptor->is_null && set->layout->has_null_descriptors) {
        return WD_GPUAV_INPUT_VALID;
    }
    if (!descriptor->written && !descriptor->is_null &&
        __atomic_load_n(&set->has_unknown, __ATOMIC_ACQUIRE)) {
        return WD_GPUAV_INPUT_VALID;
    }
    const wd_gpuav_structure_state structure = wd_gpuav_inputs_structure_state(inputs, set, descriptor);
    if (!descriptor->written || wd_gpuav_inputs_destroyed_object(descriptor) ||
        !wd_gpuav_structure_is_traceable(structure)) {
        return 0;
    }
    if (structure == WD_GPUAV_STRUCTURE_BUILT_WITH_MOTION) {
        return ~WD_CONTENT_BIT(WD_CONTENT_WITHOUT_MOTION);
    }
    if (wd_gpuav_is_texel_buffer(descriptor->type) && descriptor->object) {
        return count_texels((const wd_state_buffer_view *)descriptor->object);
    }
    if (wd_gpuav_inputs_is_mapped_memory(set, descriptor)) {
        return known_size(descriptor->u.buffer.range);
    }
    if (!wd_gpuav_is_buffer(descriptor->type) || !descriptor->object) {
        return wd_gpuav_content_word(inputs ? inputs->features : NULL, descriptor);
    }
    return known_size(descriptor->u.buffer.range);
}

bool wd_gpuav_inputs_is_valid(const wd_state_descriptor_set *set, const wd_state_descriptor *descriptor) {
    return wd_gpuav_inputs_current_word(NULL, set, descriptor) != 0;
}

// No type that an application uses: descriptors with a problem have the types from VK_DESCRIPTOR_TYPE_MAX_ENUM down
// (gpuav_set_elements.c).
static const VkDescriptorType count_type =
    (VkDescriptorType)(VK_DESCRIPTOR_TYPE_MAX_ENUM - WD_RECORD_HEAP_NUM_PROBLEMS);

void wd_gpuav_inputs_note_count(wd_state_descriptor_set *set, uint32_t count) {
    assert(set->num_descriptors);
    wd_state_put_descriptor(
        set, set->num_descriptors - 1,
        (wd_state_descriptor){.type = count_type, .written = true, .u.buffer.range = count});
}

bool wd_gpuav_inputs_is_count(const wd_state_descriptor *descriptor) {
    return descriptor->type == count_type;
}

uint32_t wd_gpuav_inputs_count(const wd_state_descriptor_set *set, const wd_state_layout_binding *binding) {
    const wd_state_set_layout *layout = set->layout;
    const wd_state_descriptor *last =
        set->num_descriptors ? &set->descriptors[set->num_descriptors - 1] : NULL;
    const bool is_last = layout->num_bindings && binding == &layout->bindings[layout->num_bindings - 1];
    return is_last && last && wd_gpuav_inputs_is_count(last) ? (uint32_t)last->u.buffer.range
                                                             : wd_state_descriptor_set_count(set, binding);
}

uint32_t wd_gpuav_inputs_descriptor_word(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set,
                                         uint32_t binding, uint32_t element) {
    const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
    uint32_t word = WD_GPUAV_INPUT_VALID;
    wd_state_descriptor_set_lock(set);
    if (found && element < wd_state_descriptor_set_count(set, found)) {
        // The words of contents are for shaders only.
        const wd_state_descriptor *descriptor = &set->descriptors[found->first + element];
        const wd_gpuav_structure_state structure = wd_gpuav_inputs_structure_state(inputs, set, descriptor);
        word = wd_gpuav_structure_is_traceable(structure)
                   ? wd_gpuav_inputs_current_word(NULL, set, descriptor)
                   : 0;
    }
    wd_state_descriptor_set_unlock(set);
    return word;
}
