// Pipeline layouts with our set layout, or with push constants for the addresses of our buffers.
#ifndef WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_LAYOUTS_H
#define WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_LAYOUTS_H

#include "vk/gpuav/device/gpuav_device.h"
#include "vk/gpuav/runtime/shaders/gpuav_shaders.h"

enum { WD_GPUAV_NUM_TABLES = 4 }; // Shader binding tables of a trace, in the order of vkCmdTraceRaysKHR.

// wd_gpuav_record_table is a shader binding table. All bytes are compared: there is no padding.
typedef struct wd_gpuav_record_table {
    VkDeviceAddress address;
    uint64_t record_size; // Bytes of a record, with its handle; 0: there are no records.
    uint64_t has_one;     // All invocations have the first record.
} wd_gpuav_record_table;

// wd_gpuav_layout: a pipeline layout with our set layout at the slot, or with push constants for the addresses of our
// buffers. `handle` is a second layout with the same
// content, for our own binding commands: the application may destroy its layout after it created pipelines. A layout
// for independent sets stays unchanged, because other libraries may have a set layout where this layout has none. Then
// only `handle` has our set layout, and instrumented pipelines use `handle`.
typedef struct wd_gpuav_layout {
    wd_gpuav_device *device;
    VkPipelineLayout handle;
    const wd_state_pipeline_layout *state; // The object that this is the sub-state of.
    bool is_independent;
    bool uses_descriptor_buffers; // Our set is in our descriptor buffer.
    bool has_positions;           // Our set has a uniform buffer of positions.
    bool uses_push;               // There is no room for our set, and the shaders use `push`.
    wd_instrument_push push;
    VkShaderStageFlags push_stages; // Of all ranges.
    // Owned; of pipelines that use descriptor heaps, which have no `handle` and use push data. NULL: of others.
    struct wd_gpuav_heap_layout *heap;
    wd_instrument_input input; // Zeroed: there is no input buffer.
    size_t num_lengths;
    wd_binding_length lengths[]; // Lengths of descriptor arrays that are the same in every set.
} wd_gpuav_layout;

// wd_gpuav_bind_point returns the bind point of the API.
static inline VkPipelineBindPoint wd_gpuav_bind_point(wd_state_bind_point bind) {
    return bind == WD_STATE_BIND_GRAPHICS  ? VK_PIPELINE_BIND_POINT_GRAPHICS
           : bind == WD_STATE_BIND_COMPUTE ? VK_PIPELINE_BIND_POINT_COMPUTE
                                           : VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR;
}

// wd_gpuav_layout_get_shader is wd_gpuav_shaders_get for pipelines with this layout. From the first shader on that uses
// the table of addresses, the table is written.
wd_gpuav_shader *wd_gpuav_layout_get_shader(const wd_gpuav_layout *layout,
                                            const wd_gpuav_shader_source *source);

void wd_gpuav_pre_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                wd_CreatePipelineLayout_args *down);
void wd_gpuav_post_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                 const wd_CreatePipelineLayout_args *down);

// wd_gpuav_extend_layout_info returns a create info with our set layout at the slot, or with push constants for our
// addresses, in `scratch`; NULL: there is no memory. The layout has room for one of them.
const VkPipelineLayoutCreateInfo *wd_gpuav_extend_layout_info(const wd_gpuav_device *device,
                                                              wd_arena *scratch,
                                                              const VkPipelineLayoutCreateInfo *info);

// wd_gpuav_create_union_layout creates the sub-state of a layout without a handle (wd_state_link_layouts,
// wd_state_new_layout), with a pipeline layout of its own. On failure it returns NULL and sets `*reason`, which
// completes the sentence "..., because REASON". `*reason` is NULL if the failure was reported.
const wd_gpuav_layout *wd_gpuav_create_union_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                    wd_state_pipeline_layout *linked, const char **reason);

#ifdef VK_EXT_descriptor_heap
// wd_gpuav_attach_heap_layout creates the sub-state of a layout without a handle for pipelines that use descriptor
// heaps. It takes over `heap`, unless it returns NULL: there is no memory.
const wd_gpuav_layout *wd_gpuav_attach_heap_layout(wd_gpuav_device *device, wd_state_pipeline_layout *state,
                                                   struct wd_gpuav_heap_layout *heap);
#endif

#endif
