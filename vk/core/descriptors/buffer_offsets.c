// Offsets of sets in descriptor buffers, against the buffers that are bound.
#include "vk/core/descriptors/descriptors_internal.h"

#ifdef VK_EXT_descriptor_buffer

// size_of_binding returns a lower bound of the bytes of a binding. The last binding may have a variable count.
static VkDeviceSize size_of_binding(const wd_core_check *c,
                                    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties,
                                    const wd_state_layout_binding *binding) {
    const char *name;
    if (binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        return binding->count;
    }
    const VkDeviceSize size = binding->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER
                                  ? properties->combinedImageSamplerDescriptorSize
                                  : wd_descriptors_size(c, properties, binding->type, &name);
    return size <= UINT32_MAX ? size * binding->count : 0;
}

// size_of_set returns a lower bound of the bytes of a set: bindings do not overlap.
static VkDeviceSize size_of_set(const wd_core_check *c, const wd_state_set_layout *layout) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties =
        c->physical && c->enabled
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT)
            : NULL;
    const uint32_t num_bindings = layout->num_bindings - (layout->has_variable_count ? 1 : 0);
    VkDeviceSize size = 0;
    for (uint32_t i = 0; properties && i < num_bindings; i++) {
        const VkDeviceSize more = size_of_binding(c, properties, &layout->bindings[i]);
        size = more < UINT64_MAX - size ? size + more : UINT64_MAX;
    }
    return size;
}

static void report_index(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_offset *offset,
                         const wd_state_command_buffer *command_buffer) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, offset->owner, WD_CORE_RULE(08065))) {
        m.indices[0] = offset->element;
        wd_core_unsigned(&m, "pBufferIndices[]", offset->index);
        wd_core_unsigned(&m, "the number of bound descriptor buffers",
                         command_buffer->num_descriptor_buffers);
        m.fix = "Bind the buffer with vkCmdBindDescriptorBuffersEXT before.";
        wd_core_end(&m);
    }
}

static void report_end(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_offset *offset,
                       const wd_state_descriptor_buffer *bound, VkDeviceSize size) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, offset->owner, WD_CORE_RULE(08063))) {
        m.indices[0] = offset->element;
        wd_core_unsigned(&m, "pOffsets[]", offset->offset);
        wd_core_summaryf(&m,
                         ", the descriptors of set %u have at least %llu bytes, and descriptor buffer %u, at "
                         "the address 0x%llx, ends after %llu bytes",
                         offset->set, (unsigned long long)size, offset->index,
                         (unsigned long long)bound->address, (unsigned long long)bound->left);
        m.fix = "Make the buffer larger, or correct the offset.";
        wd_core_end(&m);
    }
}

void wd_descriptors_check_offset(wd_core_check *c, const wd_core_frame *f,
                                 const wd_descriptors_offset *offset) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (!command_buffer || !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    if (offset->index >= command_buffer->num_descriptor_buffers) {
        report_index(c, f, offset, command_buffer);
        return;
    }
    const wd_state_descriptor_buffer *bound = &command_buffer->descriptor_buffers[offset->index];
    const VkDeviceSize size = offset->layout && bound->left && !wd_state_device_may_lack_objects(c->state)
                                  ? size_of_set(c, offset->layout)
                                  : 0;
    if (size && (size > bound->left || offset->offset > bound->left - size)) {
        report_end(c, f, offset, bound, size);
    }
}

#endif
