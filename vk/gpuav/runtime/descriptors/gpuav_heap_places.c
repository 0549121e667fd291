#include "vk/gpuav/runtime/descriptors/gpuav_heap_places.h"

#ifdef VK_EXT_descriptor_heap

#include <assert.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"

// pushed_address returns an address in push data. False: it is not known.
static bool pushed_address(const wd_gpuav_recorded_heaps *heaps, uint32_t offset, VkDeviceAddress *address) {
    const uint32_t word = offset / 4;
    if (offset % 4 || !wd_gpuav_is_pushed(heaps, word) || !wd_gpuav_is_pushed(heaps, (uint64_t)word + 1)) {
        return false;
    }
    memcpy(address, &heaps->words[word], sizeof(*address));
    return true;
}

// address_rules has what is wrong with an address in push data that is not aligned or in no buffer, by its kind.
static const struct {
    VkDeviceSize alignment;
    wd_record_heap_problem misaligned, invalid;
} address_rules[] = {
    [WD_GPUAV_ADDRESS_OF_BUFFER] = {1, WD_RECORD_HEAP_NO_PROBLEM, WD_RECORD_HEAP_BUFFER_ADDRESS_INVALID},
    [WD_GPUAV_ADDRESS_OF_ADDRESS] = {sizeof(VkDeviceAddress), WD_RECORD_HEAP_INDIRECT_ADDRESS_MISALIGNED,
                                     WD_RECORD_HEAP_INDIRECT_ADDRESS_INVALID},
    [WD_GPUAV_ADDRESS_OF_INDEX] = {sizeof(uint32_t), WD_RECORD_HEAP_INDEX_ADDRESS_MISALIGNED,
                                   WD_RECORD_HEAP_INDEX_ADDRESS_INVALID},
};

// find_buffer_alignment returns the alignment of the addresses of buffers that have no descriptor.
static VkDeviceSize find_buffer_alignment(const wd_gpuav_device *device, VkDescriptorType type) {
    const VkPhysicalDeviceLimits *limits = &wd_gpuav_physical(device)->properties.limits;
    return type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ? limits->minStorageBufferOffsetAlignment
                                                     : limits->minUniformBufferOffsetAlignment;
}

static wd_record_heap_problem find_misaligned_buffer(const wd_gpuav_device *device, VkDescriptorType type,
                                                     VkDeviceAddress address) {
    const VkDeviceSize alignment = find_buffer_alignment(device, type);
    return !alignment || address % alignment == 0      ? WD_RECORD_HEAP_NO_PROBLEM
           : type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ? WD_RECORD_HEAP_STORAGE_MISALIGNED
                                                       : WD_RECORD_HEAP_UNIFORM_MISALIGNED;
}

// find_address_problem returns why the address in push data that a binding uses is invalid.
static wd_record_heap_problem find_address_problem(wd_gpuav_device *device, VkDescriptorType type,
                                                   const wd_gpuav_heap_address *source,
                                                   VkDeviceAddress address) {
    assert(source->kind != WD_GPUAV_NO_ADDRESS);
    if (address % address_rules[source->kind].alignment) {
        return address_rules[source->kind].misaligned;
    }
    if (source->size &&
        !wd_gpuav_addresses_contain(&device->addresses, address + source->offset, source->size)) {
        return address_rules[source->kind].invalid;
    }
    const bool is_buffer = source->kind == WD_GPUAV_ADDRESS_OF_BUFFER;
    const bool is_storage = is_buffer && type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const uint64_t usage =
        is_storage ? VK_BUFFER_USAGE_STORAGE_BUFFER_BIT : VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
    if (wd_gpuav_buffer_sets_has_usage(&device->buffer_sets, address, usage)) {
        return is_buffer ? find_misaligned_buffer(device, type, address) : WD_RECORD_HEAP_NO_PROBLEM;
    }
    return is_storage  ? WD_RECORD_HEAP_STORAGE_USAGE
           : is_buffer ? WD_RECORD_HEAP_UNIFORM_USAGE
                       : WD_RECORD_HEAP_INDIRECT_USAGE;
}

// find_offset finds where the descriptors of a binding begin in a heap. False: it is not known.
static bool find_offset(const wd_gpuav_recorded_heaps *heaps, const wd_gpuav_heap_offset *source,
                        uint64_t *offset) {
    *offset = source->offset;
    if (!source->is_known) {
        return false;
    }
    if (source->push_offset != WD_GPUAV_NO_PUSH_INDEX) {
        if (!wd_gpuav_is_pushed(heaps, source->push_offset / 4)) {
            return false;
        }
        const uint32_t index = heaps->words[source->push_offset / 4] >> source->shift & source->mask;
        *offset += (uint64_t)index * source->index_stride;
    }
    return true;
}

// find_alignment returns the alignment of descriptors in a heap. 0: it is not known.
static VkDeviceSize find_alignment(const wd_gpuav_device *device, wd_gpuav_heap heap, VkDescriptorType type) {
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties = wd_physical_property_struct(
        wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
    return !properties || type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR ? 0
           : heap == WD_GPUAV_SAMPLER_HEAP ? properties->samplerDescriptorAlignment
           : wd_gpuav_is_heap_buffer(type) ? properties->bufferDescriptorAlignment
                                           : properties->imageDescriptorAlignment;
}

// find_alignment_problem compares an offset that depends on push data. Constant offsets are statements about the
// mapping (VUID-VkDescriptorSetAndBindingMappingEXT-source-11251 and the following).
static wd_record_heap_problem find_alignment_problem(const wd_gpuav_device *device, wd_gpuav_heap heap,
                                                     VkDescriptorType type,
                                                     const wd_gpuav_heap_offset *source, uint64_t offset) {
    const VkDeviceSize alignment =
        source->push_offset == WD_GPUAV_NO_PUSH_INDEX ? 0 : find_alignment(device, heap, type);
    return !alignment || offset % alignment == 0 ? WD_RECORD_HEAP_NO_PROBLEM
                                                 : wd_gpuav_heap_misaligned(heap, type);
}

static void set_problem(wd_gpuav_heap_place *place, wd_record_heap_problem problem, uint64_t value) {
    if (problem != WD_RECORD_HEAP_NO_PROBLEM && !place->problem) {
        place->problem = problem;
        place->value = value;
    }
}

// size_in returns the size of the descriptors of a type in a heap. 0: there are none, or the size is not known.
static VkDeviceSize size_in(const wd_gpuav_device *device, VkDescriptorType type, wd_gpuav_heap heap) {
    const bool is_sampler = type == VK_DESCRIPTOR_TYPE_SAMPLER;
    const bool has_sampler = is_sampler || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (heap == WD_GPUAV_SAMPLER_HEAP ? !has_sampler : is_sampler) {
        return 0;
    }
    return wd_gpuav_buffer_sets_heap_size(&device->buffer_sets,
                                          heap == WD_GPUAV_SAMPLER_HEAP ? VK_DESCRIPTOR_TYPE_SAMPLER : type);
}

// add_reserved notes that the elements [first, end) are reserved. Of two ranges with elements in between, which only
// combined image samplers may have, the second is not checked.
static void add_reserved(wd_gpuav_heap_place *place, uint64_t first, uint64_t end) {
    const bool has_none = place->first_reserved == place->end_reserved;
    if (first >= end) {
        return;
    }
    if (has_none) {
        place->first_reserved = first;
        place->end_reserved = end;
    } else if (first <= place->end_reserved && end >= place->first_reserved) {
        place->first_reserved = first < place->first_reserved ? first : place->first_reserved;
        place->end_reserved = end > place->end_reserved ? end : place->end_reserved;
    }
}

// span is a range of bytes of a heap.
typedef struct span {
    uint64_t begin, end;
} span;

// find_reserved returns the bytes of a heap that are reserved.
static span find_reserved(const VkBindHeapInfoEXT *heap) {
    const VkDeviceSize size = heap->heapRange.size;
    const VkDeviceSize begin = heap->reservedRangeOffset < size ? heap->reservedRangeOffset : size;
    const VkDeviceSize left = size - begin;
    return (span){begin, begin + (heap->reservedRangeSize < left ? heap->reservedRangeSize : left)};
}

// limit_place leaves out the elements of an array that are not in the heap or that overlap its reserved range.
static void limit_place(const VkBindHeapInfoEXT *heap, VkDeviceSize size, uint64_t offset,
                        VkDeviceSize stride, wd_gpuav_heap_place *place) {
    const VkDeviceSize end = heap->heapRange.size;
    const span reserved = find_reserved(heap);
    const bool fits = size <= end && offset <= end - size;
    const uint64_t count = !fits ? 0 : stride ? (end - size - offset) / stride + 1 : UINT32_MAX;
    place->num_inside = count < place->num_inside ? count : place->num_inside;
    if (!fits || reserved.begin == reserved.end) {
        return;
    }
    const bool is_first_before = offset + size <= reserved.begin, is_first_after = offset >= reserved.end;
    if (!stride) { // All elements are the first.
        place->num_inside = is_first_before || is_first_after ? place->num_inside : 0;
    } else if (!is_first_after) {
        add_reserved(place, is_first_before ? (reserved.begin - size - offset) / stride + 1 : 0,
                     (reserved.end - offset - 1) / stride + 1);
    }
}

// report_unread states that a value in memory is not read.
static void report_unread(wd_gpuav_device *device) {
    wd_gpuav_report_info_once(
        &device->notices, WD_ID_GPUAV_ACCESSES_UNCHECKED, NULL,
        "Accesses of shaders to descriptors that are mapped to an index or an address "
        "in memory are not checked where the host cannot read the memory, or the device "
        "may write it: where it is not mapped, or its buffer has a usage for writes.");
}

// stages_of_tables has the stages whose records are in each shader binding table.
static const VkShaderStageFlags stages_of_tables[WD_GPUAV_NUM_TABLES] = {
    VK_SHADER_STAGE_RAYGEN_BIT_KHR, VK_SHADER_STAGE_MISS_BIT_KHR,
    VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR |
        VK_SHADER_STAGE_INTERSECTION_BIT_KHR,
    VK_SHADER_STAGE_CALLABLE_BIT_KHR};

// records are the shader records of the stages that use a binding.
typedef struct records {
    const wd_gpuav_record_table *tables; // NULL: not known.
    VkShaderStageFlags stages;
    uint32_t handle_size; // 0: not known.
} records;

// find_record returns the address of `size` bytes in the data of the only record of the stages. 0: there are several,
// or the record is not known.
static VkDeviceAddress find_record(const records *records, uint64_t offset, VkDeviceSize size) {
    const wd_gpuav_record_table *only = NULL;
    for (int i = 0; records->tables && i < WD_GPUAV_NUM_TABLES; i++) {
        if (records->stages & stages_of_tables[i]) {
            const bool is_only = !only && records->tables[i].has_one;
            only = &records->tables[i];
            if (!is_only) {
                return 0;
            }
        }
    }
    const uint64_t end = records->handle_size + offset + size;
    return only && records->handle_size && end <= only->record_size
               ? only->address + records->handle_size + offset
               : 0;
}

// find_record_data finds the data in shader records that a binding is mapped to. It ends with the largest record.
static void find_record_data(const records *records, uint64_t offset, wd_gpuav_heap_place *place) {
    uint64_t largest = 0;
    for (int i = 0; records->tables && i < WD_GPUAV_NUM_TABLES; i++) {
        const uint64_t size = records->stages & stages_of_tables[i] ? records->tables[i].record_size : 0;
        largest = size > largest ? size : largest;
    }
    if (!records->handle_size || largest <= records->handle_size) {
        return;
    }
    const uint64_t size = largest - records->handle_size;
    if (offset >= size) {
        set_problem(place, WD_RECORD_HEAP_RECORD_OUTSIDE, offset);
    } else {
        place->memory_size = size - offset;
    }
}

// find_value_address returns the address of the value in memory, or in `records`, that a mapping reads. 0: it is not
// known, or cannot be read.
static VkDeviceAddress find_value_address(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps,
                                          const records *records, uint32_t push_offset,
                                          uint64_t address_offset, VkDeviceSize size) {
    VkDeviceAddress address = 0;
    if (!device->buffer_sets.reads_contents) {
        return 0;
    }
    if (records) {
        address = find_record(records, address_offset, size);
    } else if (pushed_address(heaps, push_offset, &address)) {
        address += address_offset;
    }
    if (!address) {
        return 0;
    }
    if (!wd_gpuav_buffer_sets_can_read(&device->buffer_sets, address, size)) {
        report_unread(device);
        return 0;
    }
    return address;
}

static VkDeviceSize readable_size(const wd_gpuav_bound_heap *heap) {
    return heap->is_bound ? heap->info.heapRange.size : 0;
}

// find_index finds the index in memory that the descriptors of a binding in one heap depend on. Sets with such bindings
// have the entire heaps, which must not be too large.
static void find_index(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps, wd_gpuav_heap heap,
                       const wd_gpuav_heap_binding *binding, const records *records,
                       wd_gpuav_heap_place *place) {
    const wd_gpuav_heap_offset *source = &binding->heaps[heap];
    const VkBindHeapInfoEXT *info =
        heap == WD_GPUAV_SAMPLER_HEAP ? &heaps->samplers.info : &heaps->resources.info;
    const VkDeviceSize resources = readable_size(&heaps->resources),
                       samplers = readable_size(&heaps->samplers);
    if (resources > WD_GPUAV_MOST_SET_BYTES || samplers > WD_GPUAV_MOST_SET_BYTES - resources) {
        return;
    }
    const VkDeviceAddress address =
        find_value_address(device, heaps, source->is_in_record ? records : NULL, source->push_offset,
                           source->address_offset, source->num_indices * sizeof(uint32_t));
    if (!address) {
        return;
    }
    const span reserved = find_reserved(info);
    place->offsets[heap] = source->offset;
    place->strides[heap] = source->array_stride;
    place->values[heap] = (wd_gpuav_heap_value){
        .address = address,
        .kind = WD_GPUAV_INDEX_VALUE,
        .index_stride = source->index_stride,
        .num_indices = source->num_indices,
        .shift = source->shift,
        .mask = source->mask,
        .heap_size = info->heapRange.size,
        .first_reserved = reserved.begin,
        .end_reserved = reserved.end,
        .alignment = find_alignment(device, heap, binding->type),
    };
}

// find_target finds the address in memory of a buffer.
static void find_target(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps,
                        const wd_gpuav_heap_binding *binding, const records *records,
                        wd_gpuav_heap_place *place) {
    const wd_gpuav_heap_address *source = &binding->addresses[0];
    const bool is_in_record = source->kind == WD_GPUAV_ADDRESS_IN_RECORD;
    const bool is_uniform = binding->type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    if (!is_uniform && binding->type != VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) {
        return; // Buffers of acceleration structures may have no addresses.
    }
    const VkDeviceAddress address =
        find_value_address(device, heaps, is_in_record ? records : NULL, source->push_offset, source->offset,
                           sizeof(VkDeviceAddress));
    if (address) {
        place->values[0] = (wd_gpuav_heap_value){
            .address = address,
            .kind = is_in_record ? WD_GPUAV_RECORD_ADDRESS_VALUE : WD_GPUAV_ADDRESS_VALUE,
            .usage = is_uniform ? VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT : VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
            .alignment = find_buffer_alignment(device, binding->type),
        };
    }
}

// find_heap_data finds the data in the resource heap that a binding is mapped to: it ends with the heap.
static void find_heap_data(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps,
                           const wd_gpuav_heap_data *data, wd_gpuav_heap_place *place) {
    const VkDeviceAddressRangeEXT *range = &heaps->resources.info.heapRange;
    const uint32_t word = data->push_offset / 4;
    if (!heaps->resources.is_bound || data->push_offset % 4 || !wd_gpuav_is_pushed(heaps, word)) {
        return;
    }
    const uint64_t offset = data->offset + heaps->words[word];
    const VkDeviceAddress address = range->address + offset;
    if (offset >= range->size) {
        set_problem(place, WD_RECORD_HEAP_DATA_OUTSIDE, offset);
        return;
    }
    set_problem(place, find_misaligned_buffer(device, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, address), address);
    place->memory_size = range->size - offset;
}

// find_memory finds the size of memory that a binding is mapped to without a descriptor.
static void find_memory(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps,
                        const wd_gpuav_heap_binding *binding, wd_gpuav_heap_place *place) {
    const wd_gpuav_heap_address *pushed = &binding->addresses[0];
    VkDeviceAddress address;
    if (binding->data.kind == WD_GPUAV_DATA_IN_HEAP) {
        find_heap_data(device, heaps, &binding->data, place);
    } else if (binding->data.kind == WD_GPUAV_DATA_IN_PUSH) {
        const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties = wd_physical_property_struct(
            wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
        place->memory_size = properties && binding->data.offset < properties->maxPushDataSize
                                 ? properties->maxPushDataSize - binding->data.offset
                                 : 0;
    } else if (pushed->kind == WD_GPUAV_ADDRESS_OF_BUFFER && !place->problem &&
               pushed_address(heaps, pushed->push_offset, &address)) {
        place->memory_size = wd_gpuav_buffer_sets_rest(&device->buffer_sets, address);
    }
}

// find_place finds where the descriptors of a binding are in the heaps, at most `count` of them.
static wd_gpuav_heap_place find_place(wd_gpuav_device *device, const wd_gpuav_recorded_heaps *heaps,
                                      const wd_gpuav_heap_binding *binding, const records *records,
                                      uint32_t count) {
    wd_gpuav_heap_place place = {.num_inside = count};
    const wd_gpuav_bound_heap *bound[] = {&heaps->resources, &heaps->samplers};
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        const wd_gpuav_heap_offset *source = &binding->heaps[i];
        const VkDeviceSize size = size_in(device, binding->type, (wd_gpuav_heap)i);
        uint64_t offset;
        if (size && bound[i]->is_bound && find_offset(heaps, source, &offset)) {
            place.known |= UINT64_C(1) << i;
            place.offsets[i] = offset;
            place.strides[i] = source->array_stride;
            limit_place(&bound[i]->info, size, offset, source->array_stride, &place);
            set_problem(&place,
                        find_alignment_problem(device, (wd_gpuav_heap)i, binding->type, source, offset),
                        offset);
        }
        VkDeviceAddress address;
        const bool is_pushed = binding->addresses[i].kind != WD_GPUAV_NO_ADDRESS &&
                               binding->addresses[i].kind != WD_GPUAV_ADDRESS_IN_RECORD;
        if (is_pushed && pushed_address(heaps, binding->addresses[i].push_offset, &address)) {
            set_problem(&place, find_address_problem(device, binding->type, &binding->addresses[i], address),
                        address);
        }
    }
    for (int i = 0; !place.problem && i < WD_GPUAV_HEAP_COUNT; i++) {
        const bool has_descriptors = size_in(device, binding->type, (wd_gpuav_heap)i) && bound[i]->is_bound;
        if (has_descriptors && binding->heaps[i].is_in_memory) {
            find_index(device, heaps, (wd_gpuav_heap)i, binding, records, &place);
        }
    }
    if (!place.problem && (binding->addresses[0].kind == WD_GPUAV_ADDRESS_OF_ADDRESS ||
                           binding->addresses[0].kind == WD_GPUAV_ADDRESS_IN_RECORD)) {
        find_target(device, heaps, binding, records, &place);
    }
    if (binding->data.kind == WD_GPUAV_DATA_IN_RECORD) {
        find_record_data(records, binding->data.offset, &place);
    }
    find_memory(device, heaps, binding, &place);
    if (place.end_reserved >= place.num_inside) { // Nothing is after the reserved range.
        place.num_inside = place.first_reserved < place.num_inside ? place.first_reserved : place.num_inside;
        place.first_reserved = place.end_reserved = 0;
    }
    return place;
}

static void add_to_span(span *span, const wd_gpuav_heap_place *place, wd_gpuav_heap heap, VkDeviceSize size) {
    if (!place->num_inside || !(place->known >> heap & 1)) {
        return;
    }
    const uint64_t end = place->offsets[heap] + (place->num_inside - 1) * place->strides[heap] + size;
    span->begin = place->offsets[heap] < span->begin ? place->offsets[heap] : span->begin;
    span->end = end > span->end ? end : span->end;
}

// find_range returns the range of a heap that the bindings of a set use, and makes their places relative to it.
static wd_gpuav_heap_range find_range(const wd_gpuav_device *device, wd_gpuav_heap heap,
                                      const wd_gpuav_bound_heap *bound, const wd_state_set_layout *layout,
                                      wd_gpuav_heap_place *places) {
    span span = {UINT64_MAX, 0};
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        add_to_span(&span, &places[i], heap, size_in(device, layout->bindings[i].type, heap));
        if (places[i].values[heap].kind == WD_GPUAV_INDEX_VALUE) { // The descriptors may be anywhere.
            span = (struct span){0, bound->info.heapRange.size};
            break;
        }
    }
    if (span.begin >= span.end) {
        return (wd_gpuav_heap_range){0, 0};
    }
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        places[i].offsets[heap] -= places[i].num_inside && places[i].known >> heap & 1 ? span.begin : 0;
    }
    return (wd_gpuav_heap_range){bound->info.heapRange.address + span.begin, span.end - span.begin};
}

static uint64_t add_word(uint64_t hash, const wd_gpuav_recorded_heaps *heaps, uint32_t offset) {
    const uint32_t word = offset / 4;
    return wd_hash_u64(hash + 1 + (wd_gpuav_is_pushed(heaps, word) ? (uint64_t)heaps->words[word] + 1 : 0));
}

uint64_t wd_gpuav_hash_heap_push(const wd_gpuav_recorded_heaps *heaps, const wd_gpuav_heap_layout *layout) {
    uint64_t hash = 0;
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        const wd_gpuav_heap_binding *binding = &layout->bindings[i];
        if (binding->data.kind == WD_GPUAV_DATA_IN_HEAP) {
            hash = add_word(hash, heaps, binding->data.push_offset);
        }
        for (int k = 0; k < WD_GPUAV_HEAP_COUNT; k++) {
            if (binding->heaps[k].is_known && binding->heaps[k].push_offset != WD_GPUAV_NO_PUSH_INDEX) {
                hash = add_word(hash, heaps, binding->heaps[k].push_offset);
            }
            if (binding->addresses[k].kind && binding->addresses[k].kind != WD_GPUAV_ADDRESS_IN_RECORD) {
                hash = add_word(hash, heaps, binding->addresses[k].push_offset);
                hash = add_word(hash, heaps, binding->addresses[k].push_offset + 4);
            }
        }
    }
    return hash;
}

wd_state_descriptor_set *
wd_gpuav_find_heap_set(wd_gpuav_device *device, wd_arena *scratch, const wd_gpuav_recorded_heaps *heaps,
                       wd_gpuav_buffer_bindings *bindings, wd_state_set_layout *layout, bool is_heap_array,
                       const wd_gpuav_record_table *tables, const wd_gpuav_heap_binding *heap_bindings) {
    wd_gpuav_heap_place *places = wd_arena_alloc_zero(scratch, layout->num_bindings + 1, sizeof(*places));
    uint64_t last_count = 0;
    const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *rays = wd_physical_property_struct(
        wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    if (!places || !layout->num_bindings) {
        return NULL;
    }
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &layout->bindings[i];
        // A runtime array ends with the heap. One with too many descriptors is not checked, if it has a set and a
        // binding.
        const bool is_runtime = binding->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
        const records records = {tables, binding->stages, rays ? rays->shaderGroupHandleSize : 0};
        places[i] =
            find_place(device, heaps, &heap_bindings[i], &records, is_runtime ? UINT32_MAX : binding->count);
        const bool is_too_long = places[i].num_inside > binding->count && !is_heap_array;
        if (is_runtime && (!places[i].known || is_too_long)) {
            return NULL;
        }
        last_count = places[i].num_inside;
    }
    const wd_gpuav_heap_range ranges[] = {
        find_range(device, WD_GPUAV_RESOURCE_HEAP, &heaps->resources, layout, places),
        find_range(device, WD_GPUAV_SAMPLER_HEAP, &heaps->samplers, layout, places),
    };
    return wd_gpuav_buffer_sets_find_in_heap(&device->buffer_sets, bindings, layout, ranges, places,
                                             layout->has_variable_count ? (uint32_t)last_count : 0);
}

#endif
