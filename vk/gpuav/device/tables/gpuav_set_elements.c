// The descriptors of sets in descriptor buffers and descriptor heaps: where their bytes are, and reading them.
#include <assert.h>
#include <string.h>

#include "vk/gpuav/device/tables/gpuav_set_parts.h"
#include "vk/state/state_addresses.h"

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

// bytes_of returns the bytes of a part while the set is read. NULL: they are not known.
static const uint8_t *bytes_of(const wd_gpuav_set_part *part) {
    return part->fresh ? part->fresh : part->is_read ? part->bytes : NULL;
}

// copy_element copies the bytes of an element from the memory of the set, and returns their number. Pieces that are not
// known get the size 0.
static size_t copy_element(const wd_gpuav_buffer_set *set, element *element, uint8_t *bytes) {
    size_t size = 0;
    for (int i = 0; i < 2; i++) {
        const wd_gpuav_set_part *part = &set->parts[element->parts[i]];
        const uint8_t *from = bytes_of(part);
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

// has_element_changed returns whether the bytes of an element differ from those that were read last.
static bool has_element_changed(const wd_gpuav_buffer_set *set, const element *element,
                                const uint8_t *bytes) {
    bool has_changed = !set->is_read;
    for (int i = 0; i < 2; i++) {
        const wd_gpuav_set_part *part = &set->parts[element->parts[i]];
        assert(!element->sizes[i] || element->offsets[i] + element->sizes[i] <= part->size);
        has_changed |=
            element->sizes[i] && memcmp(part->bytes + element->offsets[i], bytes, element->sizes[i]) != 0;
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

// unknown_content returns a valid descriptor of which nothing but an embedded sampler, or the size of memory without a
// descriptor, is known.
static wd_state_descriptor unknown_content(const wd_gpuav_buffer_set *set,
                                           const wd_state_layout_binding *binding, uint32_t index) {
    wd_state_descriptor content = {.type = binding->type, .written = true};
    const wd_gpuav_heap_place *place = set->heap ? &set->heap[binding - set->set->layout->bindings] : NULL;
    if (place && place->memory_size) {
        content.u.buffer.range = place->memory_size;
    }
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
            wd_state_put_descriptor(set->set, binding->first + index, unknown_content(set, binding, index));
        }
        return !set->is_read;
    }
    if (!has_element_changed(set, &element, bytes) && !sets->finds_again &&
        wd_gpuav_inputs_is_valid(set->set, current)) {
        return false;
    }
    wd_state_put_descriptor(set->set, binding->first + index,
                            find_content(sets, set, binding, index, &element, bytes));
    set->has_invalid |= !wd_gpuav_inputs_is_valid(set->set, current);
    return true;
}

// Elements that are invalid have the type of their problem, and are not written.
static VkDescriptorType type_of_problem(wd_record_heap_problem problem) {
    assert(problem != WD_RECORD_HEAP_NO_PROBLEM);
    return (VkDescriptorType)(VK_DESCRIPTOR_TYPE_MAX_ENUM - (int)problem);
}

bool wd_gpuav_buffer_sets_has_usage(const wd_gpuav_buffer_sets *sets, VkDeviceAddress address,
                                    uint64_t usage) {
    wd_state_addressed found[WD_STATE_MAX_ADDRESSED];
    bool is_complete;
    const uint32_t count =
        wd_state_find_addressed(sets->state, address, WD_STATE_MAX_ADDRESSED, found, &is_complete);
    for (uint32_t i = 0; i < count; i++) {
        const wd_state_buffer *buffer =
            wd_state_find_buffer(sets->state, (VkBuffer)(uintptr_t)found[i].handle);
        if (!buffer || buffer->usage & usage) {
            return true;
        }
    }
    return !is_complete || !count;
}

uint64_t wd_gpuav_buffer_sets_rest(const wd_gpuav_buffer_sets *sets, VkDeviceAddress address) {
    enum { MOST_NEIGHBORS = 16 };
    VkDeviceAddress end = address;
    for (int i = 0; i < MOST_NEIGHBORS; i++) {
        wd_state_addressed found[WD_STATE_MAX_ADDRESSED];
        bool is_complete;
        const uint32_t count =
            wd_state_find_addressed(sets->state, end, WD_STATE_MAX_ADDRESSED, found, &is_complete);
        VkDeviceAddress farthest = end;
        for (uint32_t k = 0; k < count; k++) {
            const VkDeviceAddress other = found[k].address + found[k].size;
            farthest = other > farthest ? other : farthest;
        }
        if (!is_complete) {
            return 0;
        }
        if (farthest == end) { // Memory that is not tracked may be there.
            return wd_gpuav_addresses_contain(sets->addresses, end, 1) ? 0 : end - address;
        }
        end = farthest;
    }
    return 0;
}

// find_value finds the value in memory that an element depends on. False: it is not known.
static bool find_value(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set, uint32_t place,
                       int heap, uint32_t index, uint64_t *value) {
    const wd_gpuav_heap_value *source = &set->heap[place].values[heap];
    const wd_gpuav_set_part *part =
        set->values ? &set->values[place * WD_GPUAV_HEAP_COUNT + (uint32_t)heap] : NULL;
    const bool reads = __atomic_load_n(&sets->reads_values, __ATOMIC_RELAXED);
    const uint8_t *bytes = part && reads ? bytes_of(part) : NULL;
    const bool is_index = source->kind == WD_GPUAV_INDEX_VALUE;
    const size_t offset = is_index && source->num_indices > 1 ? index * sizeof(uint32_t) : 0;
    *value = 0;
    if (bytes) {
        assert(offset < part->size);
        memcpy(value, bytes + offset, is_index ? sizeof(uint32_t) : sizeof(VkDeviceAddress));
    }
    return bytes != NULL;
}

// find_index_problem returns what is wrong with a descriptor of `size` bytes at an offset in a heap, in an array that
// begins at `begin`.
static wd_record_heap_problem find_index_problem(const wd_gpuav_heap_value *source, VkDescriptorType type,
                                                 int heap, VkDeviceSize size, uint64_t begin,
                                                 uint64_t offset) {
    if (source->alignment && begin % source->alignment) {
        return wd_gpuav_heap_misaligned((wd_gpuav_heap)heap, type);
    }
    const bool is_inside = offset <= source->heap_size && size <= source->heap_size - offset;
    const bool is_reserved = offset < source->end_reserved && offset + size > source->first_reserved;
    return is_inside && !is_reserved ? WD_RECORD_HEAP_NO_PROBLEM : WD_RECORD_HEAP_OUTSIDE;
}

static wd_record_heap_problem find_target_problem(const wd_gpuav_buffer_sets *sets,
                                                  const wd_gpuav_heap_value *source, VkDescriptorType type,
                                                  VkDeviceAddress address) {
    if (!wd_gpuav_addresses_contain(sets->addresses, address, 1)) {
        return source->kind == WD_GPUAV_RECORD_ADDRESS_VALUE ? WD_RECORD_HEAP_RECORD_ADDRESS_INVALID
                                                             : WD_RECORD_HEAP_TARGET_INVALID;
    }
    if (source->alignment && address % source->alignment) {
        return type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ? WD_RECORD_HEAP_STORAGE_MISALIGNED
                                                         : WD_RECORD_HEAP_UNIFORM_MISALIGNED;
    }
    return wd_gpuav_buffer_sets_has_usage(sets, address, source->usage) ? WD_RECORD_HEAP_NO_PROBLEM
           : type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER                  ? WD_RECORD_HEAP_TARGET_STORAGE_USAGE
                                                                        : WD_RECORD_HEAP_TARGET_UNIFORM_USAGE;
}

// follow_value finds where the descriptor of an element is in one heap, and returns its problem; `*offset` is the
// offset or the address that the value led to.
static wd_record_heap_problem follow_value(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set,
                                           const wd_state_layout_binding *binding, uint32_t index, int heap,
                                           element *element, uint64_t *offset) {
    const uint32_t number = (uint32_t)(binding - set->set->layout->bindings);
    const wd_gpuav_heap_place *place = &set->heap[number];
    const wd_gpuav_heap_value *source = &place->values[heap];
    uint64_t value;
    if (source->kind == WD_GPUAV_NO_VALUE || !find_value(sets, set, number, heap, index, &value)) {
        return WD_RECORD_HEAP_NO_PROBLEM;
    }
    if (source->kind != WD_GPUAV_INDEX_VALUE) {
        *offset = value;
        return find_target_problem(sets, source, binding->type, value);
    }
    const VkDescriptorType types[] = {binding->type, VK_DESCRIPTOR_TYPE_SAMPLER};
    const size_t size = wd_gpuav_buffer_sets_heap_size(sets, types[heap]);
    const uint32_t chosen = (uint32_t)value >> source->shift & source->mask;
    const uint64_t begin = place->offsets[heap] + (uint64_t)chosen * source->index_stride;
    *offset = begin;
    element->offsets[heap] = begin + (uint64_t)index * place->strides[heap];
    element->sizes[heap] = size;
    return find_index_problem(source, binding->type, heap, size, begin, element->offsets[heap]);
}

// followed_content returns the descriptor of an element without known bytes: a buffer whose address is in memory ends
// with the buffers there.
static wd_state_descriptor followed_content(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set,
                                            const wd_state_layout_binding *binding, uint32_t index) {
    const uint32_t number = (uint32_t)(binding - set->set->layout->bindings);
    wd_state_descriptor content = unknown_content(set, binding, index);
    uint64_t address;
    const wd_gpuav_heap_value *source = &set->heap[number].values[0];
    if (source->kind != WD_GPUAV_NO_VALUE && source->kind != WD_GPUAV_INDEX_VALUE &&
        find_value(sets, set, number, 0, index, &address)) {
        content.u.buffer.range = wd_gpuav_buffer_sets_rest(sets, address);
    }
    return content;
}

// read_followed puts the descriptor of an element that depends on values in memory into the set.
static bool read_followed(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set,
                          const wd_state_layout_binding *binding, uint32_t index) {
    uint8_t bytes[WD_GPUAV_MOST_DESCRIPTOR_BYTES];
    if (is_invalid(set, binding, index)) {
        return !set->is_read;
    }
    element element = find_element(sets, set, binding, index);
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        uint64_t offset;
        const wd_record_heap_problem problem = follow_value(sets, set, binding, index, i, &element, &offset);
        if (problem) {
            const wd_state_descriptor invalid = {.type = type_of_problem(problem), .u.buffer.offset = offset};
            wd_state_put_descriptor(set->set, binding->first + index, invalid);
            return true;
        }
    }
    const bool is_known = copy_element(set, &element, bytes) != 0;
    wd_state_put_descriptor(set->set, binding->first + index,
                            is_known ? find_content(sets, set, binding, index, &element, bytes)
                                     : followed_content(sets, set, binding, index));
    set->has_invalid |= !wd_gpuav_inputs_is_valid(set->set, &set->set->descriptors[binding->first + index]);
    return true;
}

static bool depends_on_values(const wd_gpuav_buffer_set *set, uint32_t place) {
    bool depends = false;
    for (int i = 0; set->heap && i < WD_GPUAV_HEAP_COUNT; i++) {
        depends |= set->heap[place].values[i].kind != WD_GPUAV_NO_VALUE;
    }
    return depends;
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
    const bool is_followed = depends_on_values(set, index);
    uint32_t first = count, end = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (is_followed ? read_followed(sets, set, binding, i) : read_element(sets, set, binding, i)) {
            first = i < first ? i : first;
            end = i + 1;
        }
    }
    if (first < end) {
        wd_gpuav_inputs_updated(sets->inputs, set->set, binding->binding, first, end - first);
    }
}

// has_changed returns whether bytes that can be read differ from those that were read last.
static bool has_changed(wd_gpuav_buffer_set *set) {
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        const wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
        if (part->host && memcmp(part->bytes, part->host, (size_t)part->size) != 0) {
            return true;
        }
    }
    return false;
}

// copy_parts copies the bytes that can be read: the application may change them, and several descriptors may have the
// same bytes. finish_parts makes the copies those that were read last. False: there is no memory.
static bool copy_parts(const wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set) {
    bool fits = true;
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
        part->fresh = part->host ? wd_alloc_zero(&sets->allocator, 1, (size_t)part->size) : NULL;
        fits &= !part->host || part->fresh;
        if (part->fresh) {
            memcpy(part->fresh, part->host, (size_t)part->size);
        }
    }
    return fits;
}

static void finish_parts(const wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, bool was_read) {
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
        if (part->fresh && was_read) {
            memcpy(part->bytes, part->fresh, (size_t)part->size);
            part->is_read = true;
        }
        wd_free(&sets->allocator, part->fresh);
        part->fresh = NULL;
    }
}

void wd_gpuav_set_read(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, bool is_stale) {
    wd_mutex_assert_held(&sets->lock);
    bool is_readable = false;
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        is_readable |= wd_gpuav_set_part_at(set, i)->host != NULL;
    }
    if (!is_readable || (set->is_read && !is_stale && !has_changed(set))) {
        return;
    }
    const bool is_copied = copy_parts(sets, set);
    if (is_copied) {
        set->has_invalid = false;
        for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
            read_binding(sets, set, i);
        }
        set->is_read = true;
    }
    finish_parts(sets, set, is_copied);
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
                wd_state_put_descriptor(set->set, binding->first + k, unknown_content(set, binding, k));
            }
        }
    }
}
