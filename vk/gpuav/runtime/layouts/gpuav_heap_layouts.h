// Layouts of pipelines that use descriptor heaps (VK_EXT_descriptor_heap).
//
// Such a pipeline has no pipeline layout: its stages map each variable with a set and a binding to a source of
// descriptors. The layer makes a pipeline layout without a handle from the variables and their mappings. A set of it
// has the bindings that the stages declare with its number; they are in the resource heap where the mapping says. So
// tables of descriptors (gpuav_inputs.h) and findings are those of descriptor sets. The shaders get the addresses of
// our buffers in the last bytes of push data.
//
// Arrays that shaders access in heaps without a set and a binding (vk/spirv/heap_arrays.h) are in sets of their own
// numbers, and begin with the heap.
//
// The host knows where the descriptors are of mappings to a constant offset or to an index in push data. Of mappings to
// addresses in push data it knows whether the address is valid; an index or an address that is there is read before
// each submission, if the host can. Data without descriptors ends with push data or the heap. Nothing is checked of the
// descriptors of other mappings and of bindings that two stages map differently.
#ifndef WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_LAYOUTS_H
#define WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_HEAP_LAYOUTS_H

#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// WD_GPUAV_HEAP_SET is the flag of set layouts whose descriptors are in a heap; no VkDescriptorSetLayoutCreateFlagBits.
#define WD_GPUAV_HEAP_SET 0x80000000u

enum { WD_GPUAV_NO_PUSH_INDEX = UINT32_MAX };

// wd_gpuav_heap_offset is where the descriptors of a binding are in one heap: element i is at
// `offset` + (pushed index >> `shift` & `mask`) * `index_stride` + i * `array_stride`.
typedef struct wd_gpuav_heap_offset {
    bool is_known; // False: there are none in this heap, or they are anywhere.
    uint64_t offset;
    uint32_t array_stride;
    uint32_t push_offset; // Of the index in push data. WD_GPUAV_NO_PUSH_INDEX: there is none.
    // The index is in memory, at the address in push data at `push_offset` plus `address_offset`; not `is_known`.
    bool is_in_memory;
    bool is_in_record; // At `address_offset` in the data of the shader record instead.
    uint64_t address_offset;
    uint32_t num_indices; // One for all descriptors of the binding, or one for each.
    uint32_t index_stride;
    uint32_t shift, mask;
} wd_gpuav_heap_offset;

// wd_gpuav_heap_address is an address in push data that a mapping uses.
typedef struct wd_gpuav_heap_address {
    enum {
        WD_GPUAV_NO_ADDRESS,
        WD_GPUAV_ADDRESS_OF_BUFFER,  // The uniform or storage buffer is at the address.
        WD_GPUAV_ADDRESS_OF_ADDRESS, // Its address is there.
        WD_GPUAV_ADDRESS_OF_INDEX,   // The index of its descriptor is there.
        WD_GPUAV_ADDRESS_IN_RECORD, // None in push data: the buffer's is at `offset` in the data of the shader record.
    } kind;
    uint32_t push_offset;
    uint64_t offset, size; // Of the bytes that are read, relative to the address.
} wd_gpuav_heap_address;

// wd_gpuav_heap_data is data without a descriptor that a mapping leads to.
typedef struct wd_gpuav_heap_data {
    enum {
        WD_GPUAV_NO_DATA,
        WD_GPUAV_DATA_IN_PUSH,   // In push data at `offset`.
        WD_GPUAV_DATA_IN_HEAP,   // In the resource heap at `offset` plus the pushed word at `push_offset`.
        WD_GPUAV_DATA_IN_RECORD, // In shader records at `offset`, after the handle.
    } kind;
    uint32_t push_offset;
    uint64_t offset;
} wd_gpuav_heap_data;

// wd_gpuav_heap_binding is how the descriptors of a binding are found.
typedef struct wd_gpuav_heap_binding {
    VkDescriptorType type;
    wd_gpuav_heap_offset heaps[WD_GPUAV_HEAP_COUNT];
    wd_gpuav_heap_address addresses[WD_GPUAV_HEAP_COUNT]; // Those of the second are for samplers.
    wd_gpuav_heap_data data;
} wd_gpuav_heap_binding;

// wd_gpuav_heap_layout has the bindings of all sets, in the order of the bindings in their layouts.
typedef struct wd_gpuav_heap_layout {
    bool uses_push;    // The places of descriptors depend on push data.
    bool uses_records; // The sizes of data depend on those of shader records.
    bool has_arrays;   // Sets with the numbers of heap arrays have such arrays (vk/spirv/heap_arrays.h).
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
    const VkSpecializationInfo *specialization; // May be NULL.
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

// wd_gpuav_join_heap_layouts returns the layout of a pipeline of libraries, or of shader objects, with these layouts,
// which may be NULL. `*state` receives a reference to its owner. Shaders are instrumented for the tables of their own
// layout: the joint layout has each set that is the same in all parts that have it. Descriptors of sets that differ
// are not checked. NULL: there is no memory, or no layout.
const wd_gpuav_layout *wd_gpuav_join_heap_layouts(wd_gpuav_device *device,
                                                  const wd_gpuav_layout *const *parts, uint32_t num_parts,
                                                  wd_state_pipeline_layout **state);

#endif
