#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/registry/chain.h"

#ifdef VK_EXT_descriptor_heap

#include <stdlib.h>
#include <string.h>

#include "vk/spirv/interface.h"
#include "vk/spirv/module.h"
#include "vk/util/vector.h"

enum {
    // A runtime array has as many descriptors as the heap has room for, at most these.
    MOST_RUNTIME_DESCRIPTORS = 1 << 18,
    MOST_DESCRIPTORS = 1 << 20, // Of a set.
};

static const char no_memory[] = "there is no host memory";

// use is a binding that a stage declares.
typedef struct use {
    uint32_t set, binding;
    uint64_t count; // 0: a runtime array, or one of a length that the module does not have.
    VkShaderStageFlags stages;
    bool is_descriptor; // Its buffers have descriptors: their sizes can be queried.
    wd_gpuav_heap_binding place;
} use;

// uses is a vector of them.
typedef struct uses {
    use *items;
    size_t count;
    size_t capacity;
    bool needs_resources, needs_samplers; // Of wd_gpuav_heap_layout.
} uses;

static const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties_of(const wd_gpuav_device *device) {
    return wd_physical_property_struct(wd_gpuav_physical(device),
                                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
}

uint32_t wd_gpuav_heap_push_offset(const wd_gpuav_device *device) {
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *properties = properties_of(device);
    if (!device->attachment.has_push || !properties ||
        properties->maxPushDataSize < WD_INSTRUMENT_PUSH_SIZE || properties->maxPushDataSize > UINT32_MAX) {
        return UINT32_MAX;
    }
    return (uint32_t)(properties->maxPushDataSize - WD_INSTRUMENT_PUSH_SIZE) / 8 * 8;
}

// Mappings

// kinds has the descriptor type of each kind of variable, and the bits of a mapping that may mean it.
static const struct kind {
    VkDescriptorType type;
    VkSpirvResourceTypeFlagsEXT mask;
} kinds[] = {
    [WD_SPIRV_DESCRIPTOR_UNKNOWN] = {VK_DESCRIPTOR_TYPE_MUTABLE_EXT, VK_SPIRV_RESOURCE_TYPE_ALL_EXT},
    [WD_SPIRV_DESCRIPTOR_SAMPLER] = {VK_DESCRIPTOR_TYPE_SAMPLER, VK_SPIRV_RESOURCE_TYPE_SAMPLER_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER] = {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
                                                    VK_SPIRV_RESOURCE_TYPE_COMBINED_SAMPLED_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE] = {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                                           VK_SPIRV_RESOURCE_TYPE_SAMPLED_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE] = {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
                                           VK_SPIRV_RESOURCE_TYPE_READ_ONLY_IMAGE_BIT_EXT |
                                               VK_SPIRV_RESOURCE_TYPE_READ_WRITE_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER] = {VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
                                                  VK_SPIRV_RESOURCE_TYPE_SAMPLED_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER] = {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
                                                  VK_SPIRV_RESOURCE_TYPE_READ_ONLY_IMAGE_BIT_EXT |
                                                      VK_SPIRV_RESOURCE_TYPE_READ_WRITE_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER] = {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                                            VK_SPIRV_RESOURCE_TYPE_UNIFORM_BUFFER_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER] = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                            VK_SPIRV_RESOURCE_TYPE_READ_ONLY_STORAGE_BUFFER_BIT_EXT |
                                                VK_SPIRV_RESOURCE_TYPE_READ_WRITE_STORAGE_BUFFER_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT] = {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT,
                                              VK_SPIRV_RESOURCE_TYPE_READ_ONLY_IMAGE_BIT_EXT |
                                                  VK_SPIRV_RESOURCE_TYPE_READ_WRITE_IMAGE_BIT_EXT},
    [WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE] = {VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR,
                                                    VK_SPIRV_RESOURCE_TYPE_ACCELERATION_STRUCTURE_BIT_EXT},
};

static bool matches(const VkDescriptorSetAndBindingMappingEXT *mapping, const wd_spirv_descriptor *variable) {
    return mapping->descriptorSet == variable->set && variable->binding >= mapping->firstBinding &&
           variable->binding - mapping->firstBinding < mapping->bindingCount &&
           mapping->resourceMask & kinds[variable->kind].mask;
}

static bool is_in_heap(VkDescriptorMappingSourceEXT source) {
    switch (source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT:
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT:
        return true;
    default:
        return false;
    }
}

// find_mapping returns the mapping of a variable. NULL: there is none, or several may be meant. `*in_heap` receives
// whether each of them has a descriptor in a heap.
static const VkDescriptorSetAndBindingMappingEXT *
find_mapping(const void *chain, const wd_spirv_descriptor *variable, bool *in_heap) {
    const VkShaderDescriptorSetAndBindingMappingInfoEXT *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
    const VkDescriptorSetAndBindingMappingEXT *found = NULL;
    uint32_t count = 0;
    *in_heap = true;
    for (uint32_t i = 0; info && info->pMappings && i < info->mappingCount; i++) {
        if (matches(&info->pMappings[i], variable)) {
            found = &info->pMappings[i];
            *in_heap &= is_in_heap(found->source);
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

// push_end returns the first byte of push data after those that a mapping reads.
static uint64_t push_end(const VkDescriptorSetAndBindingMappingEXT *mapping) {
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
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT:
        return UINT64_MAX; // To the end of the block, whose size is not looked up.
    case VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT:
        return (uint64_t)data->pushAddressOffset + ADDRESS;
    case VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT:
        return (uint64_t)data->indirectAddress.pushOffset + ADDRESS;
    default:
        return 0;
    }
}

// place_of returns where a mapping puts the descriptors of a variable (Vulkan, Shader Bindings).
static wd_gpuav_heap_binding place_of(const VkDescriptorSetAndBindingMappingEXT *mapping,
                                      const wd_spirv_descriptor *variable) {
    wd_gpuav_heap_binding place = {.type = kinds[variable->kind].type, .push_offset = WD_GPUAV_NO_PUSH_INDEX};
    const uint64_t index = variable->binding - mapping->firstBinding;
    const bool is_combined = place.type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    if (place.type == VK_DESCRIPTOR_TYPE_SAMPLER || place.type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) {
        return place;
    }
    if (mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT) {
        const VkDescriptorMappingSourceConstantOffsetEXT *source = &mapping->sourceData.constantOffset;
        place.is_known = true;
        place.array_stride = source->heapArrayStride;
        place.offset = source->heapOffset + index * source->heapArrayStride;
    }
    if (mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT) {
        const VkDescriptorMappingSourcePushIndexEXT *source = &mapping->sourceData.pushIndex;
        place.is_known =
            !(is_combined && source->useCombinedImageSamplerIndex) && source->pushOffset % 4 == 0;
        place.array_stride = source->heapArrayStride;
        place.offset = source->heapOffset + index * source->heapArrayStride;
        place.push_offset = source->pushOffset;
        place.index_stride = source->heapIndexStride;
    }
    return place;
}

// Uses of bindings

static bool is_same_place(const wd_gpuav_heap_binding *a, const wd_gpuav_heap_binding *b) {
    return a->is_known && b->is_known && a->type == b->type && a->offset == b->offset &&
           a->array_stride == b->array_stride && a->push_offset == b->push_offset &&
           a->index_stride == b->index_stride;
}

// add_use adds the use of a binding by a stage. False: there is no memory.
static bool add_use(const wd_allocator *allocator, uses *list, const use *added) {
    for (size_t i = 0; i < list->count; i++) {
        use *known = &list->items[i];
        if (known->set != added->set || known->binding != added->binding) {
            continue;
        }
        known->stages |= added->stages;
        known->is_descriptor &= added->is_descriptor;
        known->place.is_known = is_same_place(&known->place, &added->place);
        known->count = known->count && added->count > known->count ? added->count : known->count;
        known->count = added->count ? known->count : 0;
        return true;
    }
    use *use = WD_VECTOR_PUSH(allocator, list);
    if (use) {
        *use = *added;
    }
    return use != NULL;
}

static bool has_embedded_sampler(const VkDescriptorSetAndBindingMappingEXT *mapping) {
    const VkDescriptorMappingSourceDataEXT *data = &mapping->sourceData;
    switch (mapping->source) {
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT:
        return data->constantOffset.pEmbeddedSampler != NULL;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT:
        return data->pushIndex.pEmbeddedSampler != NULL;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT:
        return data->indirectIndex.pEmbeddedSampler != NULL;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT:
        return data->indirectIndexArray.pEmbeddedSampler != NULL;
    case VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT:
        return data->shaderRecordIndex.pEmbeddedSampler != NULL;
    default:
        return false;
    }
}

// note_heaps notes the heaps that a variable needs, which the entry point uses.
static void note_heaps(const VkDescriptorSetAndBindingMappingEXT *mapping, VkDescriptorType type,
                       uses *list) {
    if (!is_in_heap(mapping->source)) {
        list->needs_resources |= mapping->source == VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT;
        return;
    }
    const bool is_sampler = type == VK_DESCRIPTOR_TYPE_SAMPLER;
    const bool is_combined = type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    list->needs_resources |= !is_sampler && type != VK_DESCRIPTOR_TYPE_MUTABLE_EXT;
    list->needs_samplers |= (is_sampler || is_combined) && !has_embedded_sampler(mapping);
}

// add_variable returns NULL, or why pipelines with the variable are not instrumented.
static const char *add_variable(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                const wd_spirv_descriptor *variable, bool is_used, uses *list) {
    bool in_heap;
    const VkDescriptorSetAndBindingMappingEXT *mapping = find_mapping(stage->chain, variable, &in_heap);
    if (variable->set >= device->attachment.num_table_positions) {
        return "it uses a descriptor set with a higher number than the error records have room for";
    }
    if (mapping && push_end(mapping) > wd_gpuav_heap_push_offset(device)) {
        return "its mappings may read the push data that error records need";
    }
    use added = {.set = variable->set,
                 .binding = variable->binding,
                 .count = variable->num_dimensions ? variable->length : 1,
                 .stages = stage->stage,
                 .is_descriptor = in_heap};
    if (mapping) {
        added.place = place_of(mapping, variable);
    }
    added.place.type = kinds[variable->kind].type;
    if (mapping && is_used) {
        note_heaps(mapping, added.place.type, list);
    }
    return add_use(&device->allocator, list, &added) ? NULL : no_memory;
}

// find_entry_point returns the number of a stage's entry point; UINT32_MAX: none.
static uint32_t find_entry_point(const wd_spirv_module *module, const wd_gpuav_heap_stage *stage) {
    wd_spirv_entry_point found;
    for (uint32_t i = 0; stage->name && wd_spirv_module_entry_point(module, i, &found); i++) {
        if (strcmp(found.name, stage->name) == 0) {
            return i;
        }
    }
    return UINT32_MAX;
}

static const char *add_stage(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage, uses *list) {
    wd_spirv_module *module = NULL;
    wd_spirv_interface interface = {0};
    wd_status status =
        wd_spirv_module_create(device->allocator, stage->words, stage->num_words, &module, NULL);
    const uint32_t entry_point = status ? UINT32_MAX : find_entry_point(module, stage);
    const bool is_used = entry_point != UINT32_MAX; // Else all variables of the module are listed.
    if (!status) {
        status = is_used
                     ? wd_spirv_interface_init_entry_point(&interface, device->allocator, module, entry_point)
                     : wd_spirv_interface_init(&interface, device->allocator, module);
    }
    if (status) {
        wd_spirv_module_destroy(module);
        return "the code of a shader could not be read";
    }
    const char *reason = NULL;
    for (size_t i = 0; !reason && i < interface.num_descriptors; i++) {
        reason = add_variable(device, stage, &interface.descriptors[i], is_used, list);
    }
    wd_spirv_interface_finish(&interface);
    wd_spirv_module_destroy(module);
    return reason;
}

static int compare_uses(const void *a, const void *b) {
    const use *left = a, *right = b;
    if (left->set != right->set) {
        return left->set < right->set ? -1 : 1;
    }
    return left->binding < right->binding ? -1 : left->binding > right->binding;
}

// drop_uses leaves out bindings of which nothing can be known: arrays of unknown length that are not the last binding
// of their set, and arrays whose descriptors are anywhere. Single ones stay, as valid descriptors of unknown size:
// without descriptors, the size of a buffer must not be queried (VUID-VkPipelineShaderStageCreateInfo-pNext-11378).
static void drop_uses(uses *list) {
    size_t count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const use *use = &list->items[i];
        const bool is_last = i + 1 == list->count || list->items[i + 1].set != use->set;
        const bool has_room = use->count <= MOST_DESCRIPTORS;
        if (use->place.type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT) { // The type is not known.
            continue;
        }
        if (use->count == 1 || (use->place.is_known && has_room && (use->count || is_last))) {
            list->items[count++] = *use;
        }
    }
    list->count = count;
}

// Layouts

// make_set_layout makes the layout of the uses [first, end), which have the same set.
static wd_state_set_layout *make_set_layout(wd_gpuav_device *device, wd_arena *scratch, const use *first,
                                            const use *end) {
    const uint32_t count = (uint32_t)(end - first);
    VkDescriptorSetLayoutBinding *bindings = wd_arena_alloc_zero(scratch, count, sizeof(*bindings));
    VkDescriptorBindingFlags *flags = wd_arena_alloc_zero(scratch, count, sizeof(*flags));
    if (!bindings || !flags) {
        return NULL;
    }
    for (uint32_t i = 0; i < count; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){
            .binding = first[i].binding,
            .descriptorType = first[i].place.type,
            .descriptorCount = first[i].count ? (uint32_t)first[i].count : MOST_RUNTIME_DESCRIPTORS,
            .stageFlags = first[i].stages,
        };
        flags[i] = first[i].count ? 0 : VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    }
    const VkDescriptorSetLayoutBindingFlagsCreateInfo binding_flags = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO,
        .bindingCount = count,
        .pBindingFlags = flags,
    };
    const VkDescriptorSetLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
        .pNext = &binding_flags,
        .flags = WD_GPUAV_HEAP_SET,
        .bindingCount = count,
        .pBindings = bindings,
    };
    return wd_state_new_set_layout(device->chassis->state, &info);
}

// make_layout makes the pipeline layout of sorted uses.
static wd_state_pipeline_layout *make_layout(wd_gpuav_device *device, wd_arena *scratch, const uses *list) {
    const uint32_t num_sets = list->count ? list->items[list->count - 1].set + 1 : 0;
    const VkPipelineLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = num_sets,
        .pSetLayouts = wd_arena_alloc_zero(scratch, num_sets + 1, sizeof(VkDescriptorSetLayout)),
    };
    wd_state_pipeline_layout *layout =
        info.pSetLayouts ? wd_state_new_layout(device->chassis->state, &info) : NULL;
    const use *end = list->items + list->count;
    for (const use *first = list->items, *next; layout && first < end; first = next) {
        for (next = first; next < end && next->set == first->set;) {
            next++;
        }
        layout->set_layouts[first->set] = make_set_layout(device, scratch, first, next);
        if (!layout->set_layouts[first->set]) {
            wd_state_unref(&layout->object);
            return NULL;
        }
    }
    return layout;
}

static wd_gpuav_heap_layout *make_places(const wd_gpuav_device *device, const uses *list) {
    wd_gpuav_heap_layout *heap =
        wd_alloc_zero(&device->allocator, 1, sizeof(*heap) + list->count * sizeof(heap->bindings[0]));
    if (heap) {
        heap->needs_resources = list->needs_resources;
        heap->needs_samplers = list->needs_samplers;
    }
    for (size_t i = 0; heap && i < list->count; i++) {
        heap->bindings[heap->num_bindings++] = list->items[i].place;
        heap->has_push_indices |=
            list->items[i].place.is_known && list->items[i].place.push_offset != WD_GPUAV_NO_PUSH_INDEX;
    }
    return heap;
}

// find_obstacle returns why pipelines with these bindings are not instrumented; NULL: they are.
static const char *find_obstacle(const wd_gpuav_device *device, const uses *list) {
    for (size_t i = 0; i < list->count; i++) {
        const use *use = &list->items[i];
        if (!use->is_descriptor && (!device->inputs.num_words || use->count != 1)) {
            return "buffers of it have no descriptors, so that their sizes are not known";
        }
    }
    return NULL;
}

static const char *collect_uses(wd_gpuav_device *device, const wd_gpuav_heap_stage *stages,
                                uint32_t num_stages, uses *list) {
    const char *reason = NULL;
    if (wd_gpuav_heap_push_offset(device) == UINT32_MAX) {
        return "the device has no room in push data for the addresses of error records";
    }
    for (uint32_t i = 0; !reason && i < num_stages; i++) {
        reason = add_stage(device, &stages[i], list);
    }
    if (list->count) {
        qsort(list->items, list->count, sizeof(*list->items), compare_uses);
    }
    reason = reason ? reason : find_obstacle(device, list);
    drop_uses(list);
    return reason;
}

const wd_gpuav_layout *wd_gpuav_create_heap_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                   const wd_gpuav_heap_stage *stages, uint32_t num_stages,
                                                   wd_state_pipeline_layout **state, const char **reason) {
    uses list = {0};
    *state = NULL;
    *reason = collect_uses(device, stages, num_stages, &list);
    const wd_gpuav_layout *layout = NULL;
    if (!*reason) {
        *reason = no_memory;
        wd_gpuav_heap_layout *heap = make_places(device, &list);
        *state = heap ? make_layout(device, scratch, &list) : NULL;
        layout = *state ? wd_gpuav_attach_heap_layout(device, *state, heap) : NULL;
        if (!layout) {
            wd_free(&device->allocator, heap);
            wd_state_unref((wd_state_object *)*state);
            *state = NULL;
        }
    }
    WD_VECTOR_FINISH(&device->allocator, &list);
    return layout;
}

#endif
