#include "vk/shader/find_mappings.h"

#ifdef VK_EXT_descriptor_heap

#include <assert.h>
#include <stdlib.h>

#include "vk/registry/chain.h"

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

VkDescriptorType wd_shader_heap_type(wd_spirv_descriptor_kind kind) {
    return kinds[kind].type;
}

bool wd_shader_mapping_is_in_heap(VkDescriptorMappingSourceEXT source) {
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

// event is where the bindings of a mapping begin or end, or a variable, in the order of sets and bindings. At the same
// binding, variables are after both: a mapping ends before the binding of its end.
typedef struct event {
    uint32_t set;
    enum { MAPPING_END, MAPPING_BEGIN, VARIABLE } type;
    uint64_t binding;
    uint32_t index; // Of the mapping or the variable.
} event;

enum { NUM_KINDS = sizeof kinds / sizeof *kinds };

// candidates are the mappings that have a binding and a kind of variable.
typedef struct candidates {
    uint64_t count;
    uint64_t num_outside; // Those whose descriptors are not in a heap.
    uint64_t sum;         // Of their indices: the index of the mapping, where there is one.
} candidates;

static int compare_events(const void *a, const void *b) {
    const event *left = a, *right = b;
    if (left->set != right->set) {
        return left->set < right->set ? -1 : 1;
    }
    if (left->binding != right->binding) {
        return left->binding < right->binding ? -1 : 1;
    }
    return (int)left->type - (int)right->type;
}

// list_events returns how many events there are in `events`, which has room for two a mapping and one a variable.
static size_t list_events(const VkDescriptorSetAndBindingMappingEXT *mappings, uint32_t num_mappings,
                          const wd_spirv_descriptor *variables, size_t num_variables, event *events) {
    size_t count = 0;
    for (uint32_t i = 0; i < num_mappings; i++) {
        const uint64_t first = mappings[i].firstBinding;
        if (mappings[i].bindingCount) {
            events[count++] = (event){mappings[i].descriptorSet, MAPPING_BEGIN, first, i};
            events[count++] =
                (event){mappings[i].descriptorSet, MAPPING_END, first + mappings[i].bindingCount, i};
        }
    }
    for (size_t i = 0; i < num_variables; i++) {
        events[count++] = (event){variables[i].set, VARIABLE, variables[i].binding, (uint32_t)i};
    }
    return count;
}

// count_mapping adds a mapping to the candidates of the kinds that its mask may mean, or removes it.
static void count_mapping(const VkDescriptorSetAndBindingMappingEXT *mapping, uint32_t index, bool begins,
                          candidates *found) {
    const bool is_outside = !wd_shader_mapping_is_in_heap(mapping->source);
    for (int kind = 0; kind < NUM_KINDS; kind++) {
        if (mapping->resourceMask & kinds[kind].mask) {
            found[kind].count += begins ? 1 : UINT64_MAX;
            found[kind].num_outside += !is_outside ? 0 : begins ? 1 : UINT64_MAX;
            found[kind].sum += begins ? index : UINT64_C(0) - index;
        }
    }
}

bool wd_shader_find_mappings(const wd_allocator *allocator, const void *chain,
                             const wd_spirv_descriptor *variables, size_t num_variables,
                             wd_shader_found_mapping *found) {
    const VkShaderDescriptorSetAndBindingMappingInfoEXT *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
    const uint32_t num_mappings = info && info->pMappings ? info->mappingCount : 0;
    if (num_variables > UINT32_MAX) {
        return false;
    }
    event *events = wd_alloc_zero(allocator, (size_t)num_mappings * 2 + num_variables + 1, sizeof(*events));
    if (!events) {
        return false;
    }
    const size_t count =
        list_events(num_mappings ? info->pMappings : NULL, num_mappings, variables, num_variables, events);
    qsort(events, count, sizeof(*events), compare_events);
    candidates candidates[NUM_KINDS] = {{0}};
    for (size_t i = 0; i < count; i++) {
        const event *event = &events[i];
        if (event->type == VARIABLE) {
            assert((size_t)variables[event->index].kind < NUM_KINDS);
            const struct candidates *those = &candidates[variables[event->index].kind];
            found[event->index] = (wd_shader_found_mapping){
                those->count == 1 ? &info->pMappings[those->sum] : NULL, !those->num_outside};
        } else {
            count_mapping(&info->pMappings[event->index], event->index, event->type == MAPPING_BEGIN,
                          candidates);
        }
    }
    wd_free(allocator, events);
    return true;
}

#endif
