// Descriptor update templates: their data is anywhere in the application's memory; the entries of the template give
// offsets.
#include <stddef.h>
#include <string.h>

#include "vk/handles/handles_internal.h"

typedef struct template_entries {
    uint32_t count;
    VkDescriptorUpdateTemplateEntry entries[];
} template_entries;

void *wd_handles_copy_template(const VkDescriptorUpdateTemplateCreateInfo *info) {
    const wd_allocator heap = wd_allocator_default();
    const uint32_t count = info->pDescriptorUpdateEntries ? info->descriptorUpdateEntryCount : 0;
    const size_t size = count * sizeof *info->pDescriptorUpdateEntries;
    template_entries *copy = wd_alloc(&heap, sizeof *copy + size);
    if (copy) {
        copy->count = count;
        if (count) {
            memcpy(copy->entries, info->pDescriptorUpdateEntries, size);
        }
    }
    return copy;
}

typedef enum element {
    ELEMENT_HANDLE, // Of a texel buffer view or an acceleration structure.
    ELEMENT_IMAGE,
    ELEMENT_BUFFER,
    ELEMENT_BYTE, // Of an inline uniform block.
} element;

static const size_t element_sizes[] = {
    [ELEMENT_HANDLE] = sizeof(uint64_t),
    [ELEMENT_IMAGE] = sizeof(VkDescriptorImageInfo),
    [ELEMENT_BUFFER] = sizeof(VkDescriptorBufferInfo),
    [ELEMENT_BYTE] = 1,
};

static element element_of(VkDescriptorType type) {
    switch ((int)type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
    case VK_DESCRIPTOR_TYPE_SAMPLE_WEIGHT_IMAGE_QCOM:
    case VK_DESCRIPTOR_TYPE_BLOCK_MATCH_IMAGE_QCOM:
        return ELEMENT_IMAGE;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        return ELEMENT_BUFFER;
    case VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK:
        return ELEMENT_BYTE;
    default:
        return ELEMENT_HANDLE;
    }
}

// The stride of an inline uniform block is ignored.
static size_t stride_of(const VkDescriptorUpdateTemplateEntry *entry) {
    return entry->descriptorType == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK ? 1 : entry->stride;
}

static void rewrite_number(void *at) {
    uint64_t handle;
    memcpy(&handle, at, sizeof handle);
    handle = wd_handle_ids_unwrap(handle);
    memcpy(at, &handle, sizeof handle);
}

static void rewrite_element(char *at, element kind) {
    switch (kind) {
    case ELEMENT_IMAGE:
        rewrite_number(at + offsetof(VkDescriptorImageInfo, sampler));
        rewrite_number(at + offsetof(VkDescriptorImageInfo, imageView));
        break;
    case ELEMENT_BUFFER:
        rewrite_number(at + offsetof(VkDescriptorBufferInfo, buffer));
        break;
    case ELEMENT_HANDLE:
        rewrite_number(at);
        break;
    case ELEMENT_BYTE:
        break;
    }
}

static size_t end_of(const VkDescriptorUpdateTemplateEntry *entry) {
    return entry->descriptorCount ? entry->offset + (entry->descriptorCount - 1) * stride_of(entry) +
                                        element_sizes[element_of(entry->descriptorType)]
                                  : 0;
}

const void *wd_handle_call_rewrite_template(wd_handle_call *call, uint64_t update_template,
                                            const void *data) {
    const template_entries *known = wd_handle_ids_data(update_template);
    if (!known || !data) {
        return data;
    }
    size_t size = 0;
    for (uint32_t i = 0; i < known->count; i++) {
        size = end_of(&known->entries[i]) > size ? end_of(&known->entries[i]) : size;
    }
    char *copy = wd_handle_call_alloc(call, size, 1);
    for (uint32_t i = 0; copy && i < known->count; i++) {
        const VkDescriptorUpdateTemplateEntry *entry = &known->entries[i];
        const element kind = element_of(entry->descriptorType);
        for (uint32_t k = 0; k < entry->descriptorCount; k++) {
            const size_t at = entry->offset + k * stride_of(entry);
            memcpy(copy + at, (const char *)data + at, element_sizes[kind]);
            rewrite_element(copy + at, kind);
        }
    }
    return copy;
}
