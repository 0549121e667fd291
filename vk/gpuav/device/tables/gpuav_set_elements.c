// The descriptors of sets in descriptor buffers and descriptor heaps: where their bytes are, and reading them.
#include <assert.h>
#include <string.h>

#include "vk/gpuav/device/tables/gpuav_set_parts.h"

static size_t descriptor_size(const wd_gpuav_buffer_sets *sets, VkDescriptorType type) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties = &sets->properties;
    switch (type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return properties->samplerDescriptorSize;
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        return properties->combinedImageSamplerDescriptorSize;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return properties->sampledImageDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return properties->storageImageDescriptorSize;
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return properties->inputAttachmentDescriptorSize;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return sets->is_robust ? properties->robustUniformTexelBufferDescriptorSize
                               : properties->uniformTexelBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return sets->is_robust ? properties->robustStorageTexelBufferDescriptorSize
                               : properties->storageTexelBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        return sets->is_robust ? properties->robustUniformBufferDescriptorSize
                               : properties->uniformBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        return sets->is_robust ? properties->robustStorageBufferDescriptorSize
                               : properties->storageBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        return properties->accelerationStructureDescriptorSize;
    default:
        return 0; // Everything is valid.
    }
}

// element is where the bytes of one descriptor are. There are two pieces if it has an image and a sampler: the sampler
// is in the sampler heap, or, in a descriptor buffer, after an array of images. A piece without a size is not known.
typedef struct element {
    int parts[2];
    VkDeviceSize offsets[2];
    size_t sizes[2];
} element;

// heap_type returns the type of the descriptor that a binding has in the resource heap.
static VkDescriptorType heap_type(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE : type;
}

size_t wd_gpuav_buffer_sets_heap_size(const wd_gpuav_buffer_sets *sets, VkDescriptorType type) {
    if ((uint32_t)type < WD_GPUAV_HEAP_TYPES) {
        return sets->heap_sizes[heap_type(type)];
    }
    return type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR ? sets->heap_sizes[WD_GPUAV_HEAP_TYPES] : 0;
}

static element find_heap_element(const wd_gpuav_buffer_sets *sets, VkDescriptorType type,
                                 const wd_gpuav_heap_place *place, uint32_t index) {
    element found = {0};
    const VkDescriptorType types[] = {type, VK_DESCRIPTOR_TYPE_SAMPLER};
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        found.parts[i] = i;
        found.offsets[i] = place->offsets[i] + index * place->strides[i];
        found.sizes[i] = place->known >> i & 1 ? wd_gpuav_buffer_sets_heap_size(sets, types[i]) : 0;
    }
    return found;
}

static element find_element(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set,
                            const wd_state_layout_binding *binding, uint32_t index) {
    assert(index < binding->num_elements);
    const uint32_t place = (uint32_t)(binding - set->set->layout->bindings);
    if (set->heap) {
        return find_heap_element(sets, binding->type, &set->heap[place], index);
    }
    const VkDeviceSize offset = set->places->offsets[place];
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties = &sets->properties;
    const size_t size = descriptor_size(sets, binding->type);
    if (binding->type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
        properties->combinedImageSamplerDescriptorSingleArray) {
        return (element){.offsets = {offset + (VkDeviceSize)index * size}, .sizes = {size}};
    }
    const size_t image = properties->sampledImageDescriptorSize, sampler = properties->samplerDescriptorSize;
    return (element){
        .offsets = {offset + (VkDeviceSize)index * image,
                    offset + (VkDeviceSize)binding->count * image + (VkDeviceSize)index * sampler},
        .sizes = {image, sampler}};
}

// copy_element copies the bytes of an element from the memory of the set, and returns their number. Pieces that are not
// known get the size 0.
static size_t copy_element(const wd_gpuav_buffer_set *set, element *element, uint8_t *bytes) {
    size_t size = 0;
    for (int i = 0; i < 2; i++) {
        const wd_gpuav_set_part *part = &set->parts[element->parts[i]];
        const uint8_t *from = part->host ? part->host : part->is_read ? part->bytes : NULL;
        if (!from || element->offsets[i] > part->size ||
            element->sizes[i] > part->size - element->offsets[i] ||
            element->sizes[i] > WD_GPUAV_MOST_DESCRIPTOR_BYTES - size) {
            element->sizes[i] = 0;
        }
        if (element->sizes[i]) {
            memcpy(bytes + size, from + element->offsets[i], element->sizes[i]);
        }
        size += element->sizes[i];
    }
    return size;
}

// store_element returns whether the bytes of an element differ from those that were read last, which they replace.
static bool store_element(wd_gpuav_buffer_set *set, const element *element, const uint8_t *bytes) {
    bool has_changed = !set->is_read;
    for (int i = 0; i < 2; i++) {
        wd_gpuav_set_part *part = &set->parts[element->parts[i]];
        assert(!element->sizes[i] || element->offsets[i] + element->sizes[i] <= part->size);
        if (element->sizes[i] && memcmp(part->bytes + element->offsets[i], bytes, element->sizes[i]) != 0) {
            has_changed = true;
            memcpy(part->bytes + element->offsets[i], bytes, element->sizes[i]);
        }
        bytes += element->sizes[i];
    }
    return has_changed;
}

// is_invalid returns whether an element of a binding is outside the range of the heap that the application may use, or
// its binding has a problem.
static bool is_invalid(const wd_gpuav_buffer_set *set, const wd_state_layout_binding *binding,
                       uint32_t index) {
    const wd_gpuav_heap_place *place = set->heap ? &set->heap[binding - set->set->layout->bindings] : NULL;
    return place && (place->problem || index >= place->num_inside ||
                     (index >= place->first_reserved && index < place->end_reserved));
}

// embedded_sampler returns a reference to the sampler that the mapping of an element has. NULL: none.
static wd_state_sampler *embedded_sampler(const wd_state_layout_binding *binding, uint32_t index) {
    return binding->immutable_samplers
               ? (wd_state_sampler *)wd_state_ref((wd_state_object *)binding->immutable_samplers[index])
               : NULL;
}

// unknown_content returns a valid descriptor of which nothing but an embedded sampler is known.
static wd_state_descriptor unknown_content(const wd_state_layout_binding *binding, uint32_t index) {
    wd_state_descriptor content = {.type = binding->type, .written = true};
    if (binding->immutable_samplers) {
        content.u.image.sampler = embedded_sampler(binding, index);
    }
    return content;
}

// find_content returns what the bytes of element `index` stand for. A piece that is not known is valid.
static wd_state_descriptor find_content(wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set,
                                        const wd_state_layout_binding *binding, uint32_t index,
                                        const element *element, const uint8_t *bytes) {
    const VkDescriptorType type = binding->type;
    if (!set->heap) {
        return wd_gpuav_known_descriptors_find(&sets->known, type, bytes,
                                               element->sizes[0] + element->sizes[1]);
    }
    wd_state_descriptor content = {.type = type, .written = true};
    if (element->sizes[WD_GPUAV_RESOURCE_HEAP]) {
        content = wd_gpuav_known_descriptors_find(&sets->known, heap_type(type), bytes,
                                                  element->sizes[WD_GPUAV_RESOURCE_HEAP]);
        content.type = type;
    }
    if (element->sizes[WD_GPUAV_SAMPLER_HEAP]) {
        const wd_state_descriptor sampler = wd_gpuav_known_descriptors_find(
            &sets->known, VK_DESCRIPTOR_TYPE_SAMPLER, bytes + element->sizes[WD_GPUAV_RESOURCE_HEAP],
            element->sizes[WD_GPUAV_SAMPLER_HEAP]);
        content.u.image.sampler = sampler.u.image.sampler;
        content.written &= sampler.written;
    } else if (type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        content.u.image.sampler = embedded_sampler(binding, index);
    }
    return content;
}

// read_element puts the descriptor that an element has into the set, and returns whether it may have changed.
static bool read_element(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set,
                         const wd_state_layout_binding *binding, uint32_t index) {
    uint8_t bytes[WD_GPUAV_MOST_DESCRIPTOR_BYTES];
    if (is_invalid(set, binding, index)) {
        return !set->is_read;
    }
    const wd_state_descriptor *current = &set->set->descriptors[binding->first + index];
    if (wd_gpuav_inputs_is_count(current)) {
        return !set->is_read;
    }
    element element = find_element(sets, set, binding, index);
    if (!copy_element(set, &element, bytes)) {
        if (!current->written) {
            wd_state_put_descriptor(set->set, binding->first + index, unknown_content(binding, index));
        }
        return !set->is_read;
    }
    if (!store_element(set, &element, bytes) && !sets->finds_again &&
        wd_gpuav_inputs_is_valid(set->set, current)) {
        return false;
    }
    wd_state_put_descriptor(set->set, binding->first + index,
                            find_content(sets, set, binding, index, &element, bytes));
    set->has_invalid |= !wd_gpuav_inputs_is_valid(set->set, current);
    return true;
}

static void read_binding(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, uint32_t index) {
    assert(index < set->set->layout->num_bindings);
    const wd_state_layout_binding *binding = &set->set->layout->bindings[index];
    const bool has_only_immutable =
        binding->immutable_samplers && binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
    if (has_only_immutable || binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        return;
    }
    const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
    uint32_t first = count, end = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (read_element(sets, set, binding, i)) {
            first = i < first ? i : first;
            end = i + 1;
        }
    }
    if (first < end) {
        wd_gpuav_inputs_updated(sets->inputs, set->set, binding->binding, first, end - first);
    }
}

// has_changed returns whether bytes that can be read differ from those that were read last.
static bool has_changed(const wd_gpuav_buffer_set *set) {
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        const wd_gpuav_set_part *part = &set->parts[i];
        if (part->host && memcmp(part->bytes, part->host, (size_t)part->size) != 0) {
            return true;
        }
    }
    return false;
}

void wd_gpuav_set_read(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, bool is_stale) {
    wd_mutex_assert_held(&sets->lock);
    bool is_readable = false;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        is_readable |= set->parts[i].host != NULL;
    }
    if (!is_readable || (set->is_read && !is_stale && !has_changed(set))) {
        return;
    }
    set->has_invalid = false;
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        read_binding(sets, set, i);
    }
    set->is_read = true;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        set->parts[i].is_read |= set->parts[i].host != NULL;
    }
}

// Elements that are invalid have the type of their problem, and are not written.
static VkDescriptorType type_of_problem(wd_record_heap_problem problem) {
    assert(problem != WD_RECORD_HEAP_NO_PROBLEM);
    return (VkDescriptorType)(VK_DESCRIPTOR_TYPE_MAX_ENUM - (int)problem);
}

wd_record_heap_problem wd_gpuav_buffer_sets_problem(const wd_state_descriptor_set *set,
                                                    const wd_state_layout_binding *binding, uint32_t element,
                                                    uint64_t *value) {
    if (element >= binding->num_elements) {
        return WD_RECORD_HEAP_NO_PROBLEM;
    }
    const wd_state_descriptor *descriptor = &set->descriptors[binding->first + element];
    const int problem = VK_DESCRIPTOR_TYPE_MAX_ENUM - (int)descriptor->type;
    *value = descriptor->u.buffer.offset;
    return problem > 0 && problem < WD_RECORD_HEAP_NUM_PROBLEMS ? (wd_record_heap_problem)problem
                                                                : WD_RECORD_HEAP_NO_PROBLEM;
}

void wd_gpuav_set_mark_invalid(wd_gpuav_buffer_set *set) {
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->set->layout->bindings[i];
        const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
        const wd_record_heap_problem problem =
            set->heap[i].problem ? (wd_record_heap_problem)set->heap[i].problem : WD_RECORD_HEAP_OUTSIDE;
        const wd_state_descriptor invalid = {.type = type_of_problem(problem),
                                             .u.buffer.offset = set->heap[i].value};
        for (uint32_t k = count; k > 0 && is_invalid(set, binding, k - 1); k--) {
            wd_state_put_descriptor(set->set, binding->first + k - 1, invalid);
        }
        for (uint64_t k = set->heap[i].first_reserved; k < set->heap[i].end_reserved && k < count; k++) {
            wd_state_put_descriptor(set->set, binding->first + (uint32_t)k, invalid);
        }
    }
}

void wd_gpuav_set_assume_written(wd_gpuav_buffer_set *set) {
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->set->layout->bindings[i];
        const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
        for (uint32_t k = 0; k < count; k++) {
            if (!is_invalid(set, binding, k)) {
                wd_state_put_descriptor(set->set, binding->first + k, unknown_content(binding, k));
            }
        }
    }
}
