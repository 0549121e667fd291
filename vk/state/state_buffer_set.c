// Sets whose descriptors are in a descriptor buffer (VK_EXT_descriptor_buffer). The state tracker does not read such
// buffers: a validator that does creates the sets and fills them.
#include "vk/state/state_buffer_set.h"

#include <assert.h>

#include "vk/state/state_internal.h"
#include "vk/state/state_update.h"

wd_state_descriptor_set *wd_state_new_buffer_set(wd_state_device *device, wd_state_set_layout *layout) {
    return wd_state_new_set(device, &device->object, 0, layout, UINT32_MAX, false);
}

wd_state_descriptor_set *wd_state_new_heap_set(wd_state_device *device, wd_state_set_layout *layout,
                                               uint32_t last_count) {
    return wd_state_new_set(device, &device->object, 0, layout, last_count, false);
}

void wd_state_embed_sampler(wd_state_device *device, wd_state_set_layout *layout, uint32_t index,
                            const VkSamplerCreateInfo *info) {
    assert(index < layout->num_bindings && !layout->object.handle);
    wd_state_layout_binding *binding = &layout->bindings[index];
    if (!wd_state_has_sampler(binding->type) || binding->immutable_samplers) {
        return;
    }
    wd_state_sampler *sampler = wd_state_new_sampler(device, info);
    binding->immutable_samplers = sampler ? wd_alloc_zero(&device->table.allocator, binding->count,
                                                          sizeof(*binding->immutable_samplers))
                                          : NULL;
    for (uint32_t i = 0; binding->immutable_samplers && i < binding->count; i++) {
        binding->immutable_samplers[i] = (wd_state_sampler *)wd_state_ref(&sampler->object);
    }
    wd_state_unref((wd_state_object *)sampler);
}

void wd_state_put_descriptor(wd_state_descriptor_set *set, uint32_t index, wd_state_descriptor content) {
    if (index >= set->num_descriptors) {
        wd_state_clear_descriptor(&content);
        return;
    }
    wd_state_descriptor_set_lock(set);
    wd_state_descriptor old = set->descriptors[index];
    set->descriptors[index] = content;
    __atomic_add_fetch(&set->version, 1, __ATOMIC_RELAXED);
    wd_state_descriptor_set_unlock(set);
    wd_state_clear_descriptor(&old);
}

void wd_state_ref_descriptor(const wd_state_descriptor *descriptor) {
    wd_state_ref(descriptor->object);
    if (wd_state_has_sampler(descriptor->type)) {
        wd_state_ref((wd_state_object *)descriptor->u.image.sampler);
    }
}

void wd_state_unref_descriptor(wd_state_descriptor *descriptor) {
    wd_state_clear_descriptor(descriptor);
}

static void finish_view(wd_state_object *object) {
    wd_state_unref((wd_state_object *)((wd_state_buffer_view *)object)->buffer);
}

wd_state_buffer_view *wd_state_new_address_view(wd_state_device *device, wd_state_buffer *buffer,
                                                VkFormat format, VkDeviceSize offset, VkDeviceSize range) {
    wd_state_buffer_view *view = wd_state_new(&device->table, &device->object, VK_OBJECT_TYPE_BUFFER_VIEW, 0,
                                              sizeof(*view), finish_view);
    if (view) {
        view->buffer = (wd_state_buffer *)wd_state_ref(&buffer->object);
        view->format = format;
        view->offset = offset;
        view->range = range;
    }
    return view;
}
