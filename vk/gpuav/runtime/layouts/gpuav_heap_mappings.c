#include "vk/gpuav/runtime/layouts/gpuav_heap_mappings.h"

#ifdef VK_EXT_descriptor_heap

bool wd_gpuav_mapping_reads_memory(VkDescriptorMappingSourceEXT source) {
    switch (source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_ADDRESS_EXT:
        return true;
    default:
        return false;
    }
}

bool wd_gpuav_mapping_is_followed(VkDescriptorMappingSourceEXT source, uint64_t count) {
    enum { MOST_INDICES = 1 << 16 };
    return (source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT && count) ||
           (source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT && count &&
            count <= MOST_INDICES) ||
           (source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT && count) ||
           ((source == VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT ||
             source == VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_ADDRESS_EXT) &&
            count == 1);
}

// Sizes of blocks

void wd_gpuav_heap_types_finish(const wd_allocator *allocator, wd_gpuav_heap_types *types) {
    wd_shader_reflection_destroy(types->reflection);
    wd_free(allocator, types->sorted);
}

// block_size returns the size of the block of a variable. UINT64_MAX: it is not known.
static uint64_t block_size(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                           const wd_spirv_descriptor *variable, wd_gpuav_heap_types *types) {
    uint64_t size;
    if (!types->reflection) {
        if (wd_shader_reflection_create(device->allocator, stage->words, stage->num_words,
                                        &types->reflection)) {
            return UINT64_MAX;
        }
        types->sorted = wd_shader_sort_entries(device->allocator, stage->specialization);
    }
    const wd_shader_constants constants = {types->reflection, stage->specialization, types->sorted};
    return wd_shader_type_size(&constants, variable->type, &size) ? size : UINT64_MAX;
}

uint64_t wd_gpuav_mapping_push_end(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                   const VkDescriptorSetAndBindingMappingEXT *mapping,
                                   const wd_spirv_descriptor *variable, wd_gpuav_heap_types *types) {
    enum { INDEX = 4, ADDRESS = 8 };
    const VkDescriptorMappingSourceDataEXT *data = &mapping->sourceData;
    switch (mapping->source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT: {
        const uint32_t image = data->pushIndex.pushOffset, sampler = data->pushIndex.samplerPushOffset;
        return (uint64_t)(image > sampler ? image : sampler) + INDEX;
    }
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT: {
        const uint32_t image = data->indirectIndex.pushOffset,
                       sampler = data->indirectIndex.samplerPushOffset;
        return (uint64_t)(image > sampler ? image : sampler) + ADDRESS;
    }
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT: {
        const uint32_t image = data->indirectIndexArray.pushOffset;
        const uint32_t sampler = data->indirectIndexArray.samplerPushOffset;
        return (uint64_t)(image > sampler ? image : sampler) + ADDRESS;
    }
    case VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT:
        return (uint64_t)data->heapData.pushOffset + INDEX;
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT: {
        const uint64_t size = block_size(device, stage, variable, types);
        return size > UINT32_MAX ? UINT64_MAX : data->pushDataOffset + size;
    }
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT:
        return (uint64_t)data->pushAddressOffset + ADDRESS;
    case VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT:
        return (uint64_t)data->indirectAddress.pushOffset + ADDRESS;
    default:
        return 0;
    }
}

const VkSamplerCreateInfo *wd_gpuav_mapping_sampler(const VkDescriptorSetAndBindingMappingEXT *mapping) {
    const VkDescriptorMappingSourceDataEXT *data = &mapping->sourceData;
    switch (mapping->source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT:
        return data->constantOffset.pEmbeddedSampler;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT:
        return data->pushIndex.pEmbeddedSampler;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT:
        return data->indirectIndex.pEmbeddedSampler;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT:
        return data->indirectIndexArray.pEmbeddedSampler;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT:
        return data->shaderRecordIndex.pEmbeddedSampler;
    default:
        return NULL;
    }
}

static const wd_gpuav_heap_offset anywhere = {.push_offset = WD_GPUAV_NO_PUSH_INDEX};

// at_offset returns the offset of a mapping for binding number `index` of it.
static wd_gpuav_heap_offset at_offset(uint64_t index, uint32_t offset, uint32_t array_stride) {
    return (wd_gpuav_heap_offset){.is_known = true,
                                  .offset = offset + index * array_stride,
                                  .array_stride = array_stride,
                                  .push_offset = WD_GPUAV_NO_PUSH_INDEX};
}

static wd_gpuav_heap_offset at_index(uint64_t index, uint32_t offset, uint32_t array_stride,
                                     uint32_t push_offset, uint32_t index_stride) {
    wd_gpuav_heap_offset found = at_offset(index, offset, array_stride);
    found.is_known = push_offset % 4 == 0;
    found.push_offset = push_offset;
    found.index_stride = index_stride;
    found.mask = UINT32_MAX;
    return found;
}

// share_index makes an image and a sampler share an index, which has that of the image in its lower 20 bits.
static void share_index(wd_gpuav_heap_offset *image, wd_gpuav_heap_offset *sampler) {
    enum { IMAGE_BITS = 20 };
    sampler->push_offset = image->push_offset;
    sampler->address_offset = image->address_offset;
    image->mask = (1u << IMAGE_BITS) - 1;
    sampler->shift = IMAGE_BITS;
}

// place_pushed returns the places of a mapping to an index in push data.
static void place_pushed(const VkDescriptorMappingSourcePushIndexEXT *source, uint64_t index,
                         wd_gpuav_heap_binding *place) {
    wd_gpuav_heap_offset *resource = &place->heaps[WD_GPUAV_RESOURCE_HEAP];
    wd_gpuav_heap_offset *sampler = &place->heaps[WD_GPUAV_SAMPLER_HEAP];
    const bool is_combined = place->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    *resource = at_index(index, source->heapOffset, source->heapArrayStride, source->pushOffset,
                         source->heapIndexStride);
    if (!is_combined) {
        return;
    }
    const bool shares = source->useCombinedImageSamplerIndex;
    *sampler =
        at_index(index, source->samplerHeapOffset, source->samplerHeapArrayStride,
                 shares ? source->pushOffset : source->samplerPushOffset, source->samplerHeapIndexStride);
    if (shares) {
        share_index(resource, sampler);
    }
}

static wd_gpuav_heap_offset at_memory(uint64_t index, uint32_t offset, uint32_t array_stride,
                                      uint32_t push_offset, uint64_t address_offset, uint32_t index_stride) {
    wd_gpuav_heap_offset found = at_index(index, offset, array_stride, push_offset, index_stride);
    found.is_known = false;
    found.is_in_memory = true;
    found.address_offset = address_offset;
    found.num_indices = 1;
    return found;
}

// place_in_memory returns the places of a mapping to an index in memory, or to an index for each of `count`
// descriptors.
static void place_in_memory(const VkDescriptorSetAndBindingMappingEXT *mapping, uint64_t index,
                            uint64_t count, wd_gpuav_heap_binding *place) {
    const VkDescriptorMappingSourceIndirectIndexEXT *one = &mapping->sourceData.indirectIndex;
    const VkDescriptorMappingSourceIndirectIndexArrayEXT *array = &mapping->sourceData.indirectIndexArray;
    const bool is_one = mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT;
    const uint64_t first = index * sizeof(uint32_t); // Each binding of an array has an index of its own.
    wd_gpuav_heap_offset *resource = &place->heaps[WD_GPUAV_RESOURCE_HEAP];
    wd_gpuav_heap_offset *sampler = &place->heaps[WD_GPUAV_SAMPLER_HEAP];
    *resource = is_one ? at_memory(index, one->heapOffset, one->heapArrayStride, one->pushOffset,
                                   one->addressOffset, one->heapIndexStride)
                       : at_memory(0, array->heapOffset, 0, array->pushOffset, array->addressOffset + first,
                                   array->heapIndexStride);
    resource->num_indices = is_one ? 1 : (uint32_t)count;
    if (place->type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        return;
    }
    const bool shares = is_one ? one->useCombinedImageSamplerIndex : array->useCombinedImageSamplerIndex;
    *sampler = is_one
                   ? at_memory(index, one->samplerHeapOffset, one->samplerHeapArrayStride,
                               one->samplerPushOffset, one->samplerAddressOffset, one->samplerHeapIndexStride)
                   : at_memory(0, array->samplerHeapOffset, 0, array->samplerPushOffset,
                               array->samplerAddressOffset + first, array->samplerHeapIndexStride);
    sampler->num_indices = resource->num_indices;
    if (shares) {
        share_index(resource, sampler);
    }
}

static wd_gpuav_heap_offset at_record(uint64_t index, uint32_t offset, uint32_t array_stride,
                                      uint32_t record_offset, uint32_t index_stride) {
    wd_gpuav_heap_offset found =
        at_memory(index, offset, array_stride, WD_GPUAV_NO_PUSH_INDEX, record_offset, index_stride);
    found.is_in_record = true;
    return found;
}

// place_in_record returns the places of a mapping to an index in shader records.
static void place_in_record(const VkDescriptorMappingSourceShaderRecordIndexEXT *source, uint64_t index,
                            wd_gpuav_heap_binding *place) {
    wd_gpuav_heap_offset *resource = &place->heaps[WD_GPUAV_RESOURCE_HEAP];
    wd_gpuav_heap_offset *sampler = &place->heaps[WD_GPUAV_SAMPLER_HEAP];
    *resource = at_record(index, source->heapOffset, source->heapArrayStride, source->shaderRecordOffset,
                          source->heapIndexStride);
    if (place->type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        return;
    }
    *sampler = at_record(index, source->samplerHeapOffset, source->samplerHeapArrayStride,
                         source->samplerShaderRecordOffset, source->samplerHeapIndexStride);
    if (source->useCombinedImageSamplerIndex) {
        share_index(resource, sampler);
    }
}

static wd_gpuav_heap_address address_of_index(uint32_t push_offset, uint64_t offset, uint64_t count) {
    return (wd_gpuav_heap_address){WD_GPUAV_ADDRESS_OF_INDEX, push_offset, offset, count * sizeof(uint32_t)};
}

// find_indirect finds the addresses of indices. `index` is that of the binding in the mapping, `count` its number of
// descriptors; 0: it is not known.
static void find_indirect(const VkDescriptorSetAndBindingMappingEXT *mapping, uint64_t index, uint64_t count,
                          wd_gpuav_heap_binding *place) {
    const VkDescriptorMappingSourceIndirectIndexEXT *one = &mapping->sourceData.indirectIndex;
    const VkDescriptorMappingSourceIndirectIndexArrayEXT *array = &mapping->sourceData.indirectIndexArray;
    const bool is_combined =
        place->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER && !wd_gpuav_mapping_sampler(mapping);
    if (wd_gpuav_mapping_is_followed(mapping->source, count)) {
        place_in_memory(mapping, index, count, place);
    }
    if (mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT) {
        place->addresses[0] = address_of_index(one->pushOffset, one->addressOffset, 1);
        if (is_combined && !one->useCombinedImageSamplerIndex) {
            place->addresses[1] = address_of_index(one->samplerPushOffset, one->samplerAddressOffset, 1);
        }
        return;
    }
    // Which elements of the array are used is not known: only the index of the first one is.
    const uint64_t first = index * sizeof(uint32_t);
    const uint64_t num_indices = count == 1 ? 1 : 0;
    place->addresses[0] = address_of_index(array->pushOffset, array->addressOffset + first, num_indices);
    if (is_combined && !array->useCombinedImageSamplerIndex) {
        place->addresses[1] =
            address_of_index(array->samplerPushOffset, array->samplerAddressOffset + first, num_indices);
    }
}

// find_data finds the data of a mapping without descriptors, which must be a uniform block
// (VUID-VkPipelineShaderStageCreateInfo-pNext-11315).
static wd_gpuav_heap_data find_data(const VkDescriptorSetAndBindingMappingEXT *mapping,
                                    VkDescriptorType type) {
    const VkDescriptorMappingSourceDataEXT *data = &mapping->sourceData;
    if (type != VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER) {
        return (wd_gpuav_heap_data){.kind = WD_GPUAV_NO_DATA};
    }
    switch (mapping->source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT:
        return (wd_gpuav_heap_data){.kind = WD_GPUAV_DATA_IN_PUSH, .offset = data->pushDataOffset};
    case VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT:
        return (wd_gpuav_heap_data){WD_GPUAV_DATA_IN_HEAP, data->heapData.pushOffset,
                                    data->heapData.heapOffset};
    case VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT:
        return (wd_gpuav_heap_data){.kind = WD_GPUAV_DATA_IN_RECORD, .offset = data->shaderRecordDataOffset};
    default:
        return (wd_gpuav_heap_data){.kind = WD_GPUAV_NO_DATA};
    }
}

wd_gpuav_heap_binding wd_gpuav_mapping_place(const VkDescriptorSetAndBindingMappingEXT *mapping,
                                             const wd_spirv_descriptor *variable, uint64_t count) {
    wd_gpuav_heap_binding place = {.type = wd_shader_heap_type(variable->kind),
                                   .heaps = {anywhere, anywhere}};
    const uint64_t index = variable->binding - mapping->firstBinding;
    const VkDescriptorMappingSourceDataEXT *data = &mapping->sourceData;
    place.data = find_data(mapping, place.type);
    switch (mapping->source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT:
        place.heaps[WD_GPUAV_RESOURCE_HEAP] =
            at_offset(index, data->constantOffset.heapOffset, data->constantOffset.heapArrayStride);
        if (place.type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
            place.heaps[WD_GPUAV_SAMPLER_HEAP] = at_offset(index, data->constantOffset.samplerHeapOffset,
                                                           data->constantOffset.samplerHeapArrayStride);
        }
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT:
        place_pushed(&data->pushIndex, index, &place);
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT:
        find_indirect(mapping, index, count, &place);
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT:
        if (wd_gpuav_mapping_is_followed(mapping->source, count)) {
            place_in_record(&data->shaderRecordIndex, index, &place);
        }
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_ADDRESS_EXT:
        place.addresses[0] = (wd_gpuav_heap_address){
            .kind = WD_GPUAV_ADDRESS_IN_RECORD, .offset = data->shaderRecordAddressOffset, .size = 8};
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT:
        // Buffers of acceleration structures may have no addresses.
        if (place.type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER ||
            place.type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) {
            place.addresses[0] =
                (wd_gpuav_heap_address){WD_GPUAV_ADDRESS_OF_BUFFER, data->pushAddressOffset, 0, 1};
        }
        break;
    case VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT:
        place.addresses[0] =
            (wd_gpuav_heap_address){WD_GPUAV_ADDRESS_OF_ADDRESS, data->indirectAddress.pushOffset,
                                    data->indirectAddress.addressOffset, sizeof(VkDeviceAddress)};
        break;
    default:
        break;
    }
    if (place.type == VK_DESCRIPTOR_TYPE_SAMPLER) { // The same members are for the sampler heap.
        place.heaps[WD_GPUAV_SAMPLER_HEAP] = place.heaps[WD_GPUAV_RESOURCE_HEAP];
        place.heaps[WD_GPUAV_RESOURCE_HEAP] = anywhere;
    }
    if (wd_gpuav_mapping_sampler(mapping)) {
        place.heaps[WD_GPUAV_SAMPLER_HEAP] = anywhere;
    }
    return place;
}

wd_gpuav_heap_binding wd_gpuav_unknown_place(VkDescriptorType type) {
    return (wd_gpuav_heap_binding){.type = type, .heaps = {anywhere, anywhere}};
}

wd_gpuav_heap_offset wd_gpuav_place_of_heap(uint32_t stride) {
    return at_offset(0, 0, stride);
}

#endif
