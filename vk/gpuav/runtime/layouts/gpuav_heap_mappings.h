// How stages map variables to descriptor heaps (Vulkan, Shader Bindings). Private to gpuav_heap_layouts.h.
#ifndef WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_MAPPINGS_H
#define WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_MAPPINGS_H

#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/shader/find_mappings.h"
#include "vk/shader/shader_types.h"

#ifdef VK_EXT_descriptor_heap

// wd_gpuav_mapping_reads_memory returns whether only the device knows where the descriptors or the data of a source
// are: at an index or an address in memory or in a shader record.
bool wd_gpuav_mapping_reads_memory(VkDescriptorMappingSourceEXT source);
// wd_gpuav_mapping_is_followed returns whether the host can read the indices or the address of `count` descriptors of
// such a source; count 0: their number is not known.
bool wd_gpuav_mapping_is_followed(VkDescriptorMappingSourceEXT source, uint64_t count);
// wd_gpuav_mapping_sampler returns the embedded sampler of a mapping. NULL: it has none.
const VkSamplerCreateInfo *wd_gpuav_mapping_sampler(const VkDescriptorSetAndBindingMappingEXT *mapping);

// wd_gpuav_heap_types is for sizes of the blocks of a stage. Zeroed: none was needed.
typedef struct wd_gpuav_heap_types {
    wd_shader_reflection *reflection;
    wd_shader_map_entry *sorted; // The entries of the stage's specialization.
} wd_gpuav_heap_types;

void wd_gpuav_heap_types_finish(const wd_allocator *allocator, wd_gpuav_heap_types *types);

// wd_gpuav_mapping_push_end returns the first byte of push data after those that a mapping reads for a variable.
// `*types` are those of the stage.
uint64_t wd_gpuav_mapping_push_end(const wd_gpuav_device *device, const wd_gpuav_heap_stage *stage,
                                   const VkDescriptorSetAndBindingMappingEXT *mapping,
                                   const wd_spirv_descriptor *variable, wd_gpuav_heap_types *types);
// wd_gpuav_mapping_place returns how a mapping finds the descriptors of a variable, of which there are `count`; 0:
// their number is not known. wd_gpuav_unknown_place returns that of descriptors that are anywhere.
wd_gpuav_heap_binding wd_gpuav_mapping_place(const VkDescriptorSetAndBindingMappingEXT *mapping,
                                             const wd_spirv_descriptor *variable, uint64_t count);
wd_gpuav_heap_binding wd_gpuav_unknown_place(VkDescriptorType type);
// wd_gpuav_place_of_heap returns where descriptors are that begin with the heap.
wd_gpuav_heap_offset wd_gpuav_place_of_heap(uint32_t stride);

#endif

#endif
