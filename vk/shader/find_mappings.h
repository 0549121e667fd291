// Which mapping to descriptor heaps each variable of a stage has (VkShaderDescriptorSetAndBindingMappingInfoEXT).
// The functions are pure.
#ifndef WARDEN_VK_SHADER_FIND_MAPPINGS_H
#define WARDEN_VK_SHADER_FIND_MAPPINGS_H

#include <stdbool.h>
#include <vulkan/vulkan_core.h>

#include "vk/spirv/interface.h"

#ifdef VK_EXT_descriptor_heap

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_heap_type returns the type of the descriptors of a variable.
VkDescriptorType wd_shader_heap_type(wd_spirv_descriptor_kind kind);

// wd_shader_found_mapping is the mapping of a variable.
typedef struct wd_shader_found_mapping {
    const VkDescriptorSetAndBindingMappingEXT *mapping; // NULL: there is none, or several may be meant.
    bool in_heap;                                       // Each of them has a descriptor in a heap.
} wd_shader_found_mapping;

// wd_shader_find_mappings finds the mappings of variables in a pNext chain: `found` has an element for each variable.
// For n variables and mappings together it takes n log n steps. False: there is no memory.
bool wd_shader_find_mappings(const wd_allocator *allocator, const void *chain,
                             const wd_spirv_descriptor *variables, size_t num_variables,
                             wd_shader_found_mapping *found);

// wd_shader_mapping_is_in_heap returns whether a source is a descriptor in a heap.
bool wd_shader_mapping_is_in_heap(VkDescriptorMappingSourceEXT source);

#ifdef __cplusplus
}
#endif

#endif

#endif
