// Writing, copying and template updates of descriptors.
//
// The flat array of a set follows the order of bindings, so an update that runs over the end of its binding
// continues with the next one by itself (Vulkan, 'consecutive binding updates'); bindings without descriptors
// take no space in it.
#include "vk/state/state_update.h"

#include "vk/registry/chain.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"

bool wd_state_has_sampler(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
}

static bool is_image(VkDescriptorType type) {
    switch (type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
    case VK_DESCRIPTOR_TYPE_SAMPLE_WEIGHT_IMAGE_QCOM:
    case VK_DESCRIPTOR_TYPE_BLOCK_MATCH_IMAGE_QCOM:
        return true;
    default:
        return false;
    }
}

void wd_state_clear_descriptor(wd_state_descriptor *descriptor) {
    wd_state_unref(descriptor->object);
    descriptor->object = NULL;
    if (wd_state_has_sampler(descriptor->type)) {
        wd_state_unref((wd_state_object *)descriptor->u.image.sampler);
        descriptor->u.image.sampler = NULL;
    }
}

// put takes over the references of `content`.
static void put(wd_state_descriptor_set *set, uint32_t index, wd_state_descriptor content) {
    assert(index < set->num_descriptors);
    wd_mutex_lock(&set->lock);
    wd_state_descriptor old = set->descriptors[index];
    set->descriptors[index] = content;
    wd_mutex_unlock(&set->lock);
    wd_state_clear_descriptor(&old);
}

static wd_state_descriptor read_buffer(wd_state_device *device, const VkDescriptorBufferInfo *info) {
    wd_state_descriptor content = {0};
    wd_state_buffer *buffer = wd_state_find_buffer(device, info->buffer);
    content.object = wd_state_ref((wd_state_object *)buffer);
    content.is_null = info->buffer == VK_NULL_HANDLE;
    content.u.buffer.offset = info->offset;
    content.u.buffer.range = info->range;
    content.u.buffer.is_whole = info->range == VK_WHOLE_SIZE;
    if (content.u.buffer.is_whole) {
        const VkDeviceSize size = buffer ? buffer->size : 0;
        content.u.buffer.range = info->offset < size ? size - info->offset : 0;
    }
    return content;
}

static wd_state_descriptor read_image(wd_state_device *device, const VkDescriptorImageInfo *info,
                                      VkDescriptorType type) {
    wd_state_descriptor content = {0};
    if (wd_state_has_sampler(type)) {
        content.u.image.sampler = wd_state_find_sampler(device, info->sampler);
        wd_state_ref((wd_state_object *)content.u.image.sampler);
    }
    if (type != VK_DESCRIPTOR_TYPE_SAMPLER) {
        content.object = wd_state_ref((wd_state_object *)wd_state_find_image_view(device, info->imageView));
        content.is_null = info->imageView == VK_NULL_HANDLE;
        content.image_layout = info->imageLayout;
    }
    return content;
}

static wd_state_descriptor read_handle(wd_state_device *device, VkObjectType type, uint64_t handle) {
    wd_state_descriptor content = {0};
    content.object = wd_state_ref(wd_state_find(device, type, handle));
    content.is_null = handle == 0;
    return content;
}

// read_content reads the descriptor that `source` holds in the form that its type has in Vulkan.
static wd_state_descriptor read_content(wd_state_device *device, VkDescriptorType type, const void *source) {
    wd_state_descriptor content = {0};
    switch (type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        content = read_buffer(device, source);
        break;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        content = read_handle(device, VK_OBJECT_TYPE_BUFFER_VIEW,
                              WD_STATE_NON_DISPATCHABLE(*(const VkBufferView *)source));
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        content = read_handle(device, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                              WD_STATE_NON_DISPATCHABLE(*(const VkAccelerationStructureKHR *)source));
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        content = read_handle(device, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV,
                              WD_STATE_NON_DISPATCHABLE(*(const VkAccelerationStructureNV *)source));
        break;
    default:
        if (is_image(type)) {
            content = read_image(device, source, type);
        }
        break;
    }
    content.type = type;
    content.written = !content.is_null;
    return content;
}

// binding_of returns the binding that an element of the flat array belongs to, searching on from `binding`.
static const wd_state_layout_binding *binding_of(const wd_state_set_layout *layout,
                                                 const wd_state_layout_binding *binding, uint32_t index) {
    const wd_state_layout_binding *end = layout->bindings + layout->num_bindings;
    assert(binding >= layout->bindings && binding < end);
    while (binding + 1 < end && index >= binding->first + binding->num_elements) {
        binding++;
    }
    return binding;
}

static void put_content(wd_state_descriptor_set *set, const wd_state_layout_binding *binding, uint32_t index,
                        wd_state_descriptor content) {
    assert(index >= binding->first && index - binding->first < binding->num_elements);
    if (binding->immutable_samplers && wd_state_has_sampler(content.type)) {
        wd_state_unref((wd_state_object *)content.u.image.sampler);
        content.u.image.sampler = binding->immutable_samplers[index - binding->first];
        wd_state_ref((wd_state_object *)content.u.image.sampler);
    }
    put(set, index, content);
}

// notify calls observers for [first, first + count) of the flat array, binding by binding.
static void notify(wd_state_device *device, wd_state_descriptor_set *set, uint32_t first, uint32_t count,
                   const wd_state_layout_binding *binding) {
    __atomic_add_fetch(&set->version, 1, __ATOMIC_RELEASE);
    if (set->is_push || device->num_observers == 0) {
        return;
    }
    while (count > 0) {
        binding = binding_of(set->layout, binding, first);
        const uint32_t element = first - binding->first;
        assert(element <= binding->num_elements);
        const uint32_t left = binding->num_elements - element;
        const uint32_t here = count < left ? count : left;
        if (here == 0) {
            return;
        }
        wd_state_notify_updated(device, set, binding->binding, element, here);
        first += here;
        count -= here;
    }
}

// note_invalidation counts an update that invalidates command buffers (Vulkan, vkUpdateDescriptorSets).
static void note_invalidation(wd_state_descriptor_set *set, const wd_state_layout_binding *binding,
                              uint32_t first, uint32_t count) {
    const VkDescriptorBindingFlags harmless =
        VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT;
    const wd_state_layout_binding *last =
        count ? binding_of(set->layout, binding, first + count - 1) : binding - 1;
    if (set->is_push) {
        return; // Later pushes change the data of later commands.
    }
    for (; binding <= last; binding++) {
        if (binding->num_elements && !(binding->flags & harmless)) {
            __atomic_add_fetch(&set->num_invalidations, 1, __ATOMIC_RELEASE);
            wd_state_note_change(&set->object);
            return;
        }
    }
}

// A run of descriptors to write, in one of Vulkan's forms.
typedef struct run {
    uint32_t binding;
    uint32_t element;
    uint32_t count;
    VkDescriptorType type;
    const uint8_t *source; // NULL: the type's array was not given; the run is written as nothing known.
    size_t stride;
} run;

// locate finds where a run begins and cuts it at the end of the set. False: it lies outside.
static bool locate(const wd_state_descriptor_set *set, uint32_t binding, uint32_t element, uint32_t *count,
                   const wd_state_layout_binding **found, uint32_t *first) {
    *found = wd_state_set_layout_binding(set->layout, binding);
    if (!*found || *count == 0) {
        return false;
    }
    if ((*found)->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        element = 0; // Bytes.
        *count = 1;
    }
    if (element > set->num_descriptors || (*found)->first >= set->num_descriptors - element) {
        return false;
    }
    *first = (*found)->first + element;
    const uint32_t left = set->num_descriptors - *first;
    *count = *count < left ? *count : left;
    assert(*first < set->num_descriptors && *count <= set->num_descriptors - *first);
    return true;
}

static void write_run(wd_state_device *device, wd_state_descriptor_set *set, run what) {
    const wd_state_layout_binding *start;
    uint32_t first;
    if (!locate(set, what.binding, what.element, &what.count, &start, &first)) {
        return;
    }
    if (!what.source && what.type != VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        return;
    }
    const wd_state_layout_binding *binding = start;
    for (uint32_t i = 0; i < what.count; i++) {
        binding = binding_of(set->layout, binding, first + i);
        const void *source = what.source ? what.source + i * what.stride : NULL;
        put_content(set, binding, first + i, read_content(device, what.type, source));
    }
    note_invalidation(set, start, first, what.count);
    notify(device, set, first, what.count, start);
}

static void point_at_source(run *what, const VkWriteDescriptorSet *write) {
    const VkWriteDescriptorSetAccelerationStructureKHR *structures;
    const VkWriteDescriptorSetAccelerationStructureNV *structures_nv;
    switch (write->descriptorType) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        what->source = (const uint8_t *)write->pBufferInfo;
        what->stride = sizeof *write->pBufferInfo;
        break;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        what->source = (const uint8_t *)write->pTexelBufferView;
        what->stride = sizeof *write->pTexelBufferView;
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        structures =
            wd_find_chained(write->pNext, VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
        what->source = structures ? (const uint8_t *)structures->pAccelerationStructures : NULL;
        what->stride = sizeof(VkAccelerationStructureKHR);
        what->count = structures && structures->accelerationStructureCount < what->count
                          ? structures->accelerationStructureCount
                          : what->count;
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        structures_nv =
            wd_find_chained(write->pNext, VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_NV);
        what->source = structures_nv ? (const uint8_t *)structures_nv->pAccelerationStructures : NULL;
        what->stride = sizeof(VkAccelerationStructureNV);
        what->count = structures_nv && structures_nv->accelerationStructureCount < what->count
                          ? structures_nv->accelerationStructureCount
                          : what->count;
        break;
    default: // A type of a later day has a form that is not known.
        what->source = is_image(write->descriptorType) ? (const uint8_t *)write->pImageInfo : NULL;
        what->stride = sizeof *write->pImageInfo;
        break;
    }
}

void wd_state_write_set(wd_state_device *device, wd_state_descriptor_set *set,
                        const VkWriteDescriptorSet *write) {
    run what = {.binding = write->dstBinding,
                .element = write->dstArrayElement,
                .count = write->descriptorCount,
                .type = write->descriptorType};
    point_at_source(&what, write);
    write_run(device, set, what);
}

void wd_state_write_template(wd_state_device *device, wd_state_descriptor_set *set,
                             const wd_state_update_template *update_template, const void *data) {
    for (uint32_t i = 0; i < update_template->num_entries; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &update_template->entries[i];
        const run what = {.binding = entry->dstBinding,
                          .element = entry->dstArrayElement,
                          .count = entry->descriptorCount,
                          .type = entry->descriptorType,
                          .source = (const uint8_t *)data + entry->offset,
                          .stride = entry->stride};
        write_run(device, set, what);
    }
}

void wd_state_forget_descriptors(wd_state_device *device, wd_state_descriptor_set *set) {
    __atomic_store_n(&set->has_unknown, true, __ATOMIC_RELEASE);
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        const bool is_fixed = binding->immutable_samplers && binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
        const uint32_t left =
            set->num_descriptors > binding->first ? set->num_descriptors - binding->first : 0;
        const uint32_t count = binding->num_elements < left ? binding->num_elements : left;
        for (uint32_t k = 0; !is_fixed && k < count; k++) {
            wd_state_descriptor content = {.type = binding->type};
            if (binding->immutable_samplers) {
                content.u.image.sampler = binding->immutable_samplers[k];
                wd_state_ref((wd_state_object *)content.u.image.sampler);
            }
            put(set, binding->first + k, content);
        }
    }
    notify(device, set, 0, set->num_descriptors, set->layout->bindings);
}

// take returns a copy of a descriptor with references of its own.
static wd_state_descriptor take(wd_state_descriptor_set *set, uint32_t index) {
    assert(index < set->num_descriptors);
    wd_mutex_lock(&set->lock);
    wd_state_descriptor content = set->descriptors[index];
    wd_state_ref(content.object);
    if (wd_state_has_sampler(content.type)) {
        wd_state_ref((wd_state_object *)content.u.image.sampler);
    }
    wd_mutex_unlock(&set->lock);
    return content;
}

static void copy_set(wd_state_device *device, const VkCopyDescriptorSet *copy, const char *command) {
    wd_state_descriptor_set *source = wd_state_find_descriptor_set(device, copy->srcSet);
    wd_state_descriptor_set *target = wd_state_find_descriptor_set(device, copy->dstSet);
    const wd_state_layout_binding *from, *to;
    uint32_t source_first, target_first;
    uint32_t count = copy->descriptorCount;
    if (!source || !target ||
        !locate(source, copy->srcBinding, copy->srcArrayElement, &count, &from, &source_first) ||
        !locate(target, copy->dstBinding, copy->dstArrayElement, &count, &to, &target_first)) {
        return;
    }
    __atomic_store_n(&target->updated_by, command, __ATOMIC_RELAXED);
    const wd_state_layout_binding *binding = to;
    for (uint32_t i = 0; i < count; i++) {
        binding = binding_of(target->layout, binding, target_first + i);
        put_content(target, binding, target_first + i, take(source, source_first + i));
    }
    note_invalidation(target, to, target_first, count);
    notify(device, target, target_first, count, to);
}

WD_STATE_POST(UpdateDescriptorSets) {
    (void)down;
    wd_state_device *device = call->device->state;
    for (uint32_t i = 0; i < args->descriptorWriteCount; i++) {
        wd_state_descriptor_set *set =
            wd_state_find_descriptor_set(device, args->pDescriptorWrites[i].dstSet);
        if (set) {
            __atomic_store_n(&set->updated_by, call->name, __ATOMIC_RELAXED);
            wd_state_write_set(device, set, &args->pDescriptorWrites[i]);
        }
    }
    for (uint32_t i = 0; i < args->descriptorCopyCount; i++) {
        copy_set(device, &args->pDescriptorCopies[i], call->name);
    }
}

WD_STATE_POST(UpdateDescriptorSetWithTemplate) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_descriptor_set *set = wd_state_find_descriptor_set(device, args->descriptorSet);
    const wd_state_update_template *update_template =
        wd_state_find_update_template(device, args->descriptorUpdateTemplate);
    if (set && update_template) {
        __atomic_store_n(&set->updated_by, call->name, __ATOMIC_RELAXED);
        wd_state_write_template(device, set, update_template, args->pData);
    }
}
