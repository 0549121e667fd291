// Layouts of pipelines that use descriptor heaps (VK_EXT_descriptor_heap).
//
// Such a pipeline has no pipeline layout: its stages map each variable with a set and a binding to a source of
// descriptors. The layer makes a pipeline layout without a handle from the variables and their mappings. A set of it
// has the bindings that the stages declare with its number; they are in the resource heap where the mapping says. So
// tables of descriptors (gpuav_inputs.h) and findings are those of descriptor sets. The shaders get the addresses of
// our buffers in the last bytes of push data.
//
// Nothing is checked of a binding whose descriptors are not in the resource heap at an offset that the host knows:
// other sources, samplers, and bindings that two stages map differently.
#ifndef WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_LAYOUTS_H
#define WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_LAYOUTS_H

#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// WD_GPUAV_HEAP_SET is the flag of set layouts whose descriptors are in a heap; no VkDescriptorSetLayoutCreateFlagBits.
#define WD_GPUAV_HEAP_SET 0x80000000u

enum { WD_GPUAV_NO_PUSH_INDEX = UINT32_MAX };

// wd_gpuav_heap_binding is where the descriptors of a binding are: element i is at
// `offset` + pushed index * `index_stride` + i * `array_stride` of the resource heap.
typedef struct wd_gpuav_heap_binding {
    bool is_known; // False: its descriptors are anywhere.
    VkDescriptorType type;
    uint64_t offset;
    uint32_t array_stride;
    uint32_t push_offset; // Of the index in push data. WD_GPUAV_NO_PUSH_INDEX: there is none.
    uint32_t index_stride;
} wd_gpuav_heap_binding;

// wd_gpuav_heap_layout has the bindings of all sets, in the order of the bindings in their layouts.
typedef struct wd_gpuav_heap_layout {
    bool has_push_indices;
    bool needs_resources,
        needs_samplers; // The stages use descriptors in the resource heap, or in the sampler heap.
    uint32_t num_bindings;
    wd_gpuav_heap_binding bindings[];
} wd_gpuav_heap_layout;

// wd_gpuav_heap_stage is a stage of a pipeline: its code, and the pNext chain with its mappings.
typedef struct wd_gpuav_heap_stage {
    const uint32_t *words;
    size_t num_words;
    VkShaderStageFlags stage;
    const char *name; // Of the entry point.
    const void *chain;
} wd_gpuav_heap_stage;

#ifdef VK_EXT_descriptor_heap
// wd_gpuav_heap_push_offset returns the offset of our addresses in push data; UINT32_MAX: there is no room.
uint32_t wd_gpuav_heap_push_offset(const wd_gpuav_device *device);
// wd_gpuav_create_heap_layout creates the layout of a pipeline that uses heaps. `*state` receives a reference to the
// pipeline layout whose sub-state it is. On failure it returns NULL and sets `*reason`, which completes the sentence
// "..., because REASON".
const wd_gpuav_layout *wd_gpuav_create_heap_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                   const wd_gpuav_heap_stage *stages, uint32_t num_stages,
                                                   wd_state_pipeline_layout **state, const char **reason);
#endif

#endif
