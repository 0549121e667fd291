// Descriptor heaps (VK_EXT_descriptor_heap): the heaps and the push data of a command buffer, and the sets that shaders
// find in them.
//
// Shaders get our addresses in the last bytes of push data. A command whose shaders may read what the application
// pushed there is preceded by a push of the application's bytes. Our commands for pipelines with descriptor sets
// invalidate the heaps (Vulkan, Using Heaps), so they are bound again before the next command that may use them.
#ifndef WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_HEAPS_H
#define WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_HEAPS_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

#ifdef VK_EXT_descriptor_heap

// wd_gpuav_heaps_part keeps the heaps and the push data of a recording.
extern const wd_gpuav_part_type wd_gpuav_heaps_part;

// wd_gpuav_check_heaps returns whether the device uses heaps.
bool wd_gpuav_check_heaps(const wd_gpuav_device *device);
// wd_gpuav_init_heaps stores the sizes of descriptors. It is called after wd_gpuav_create_buffer_sets.
void wd_gpuav_init_heaps(wd_gpuav_device *device);

// The copy may write to any buffer with an address: values in memory are not read from now on.
void wd_gpuav_post_copy_structure(wd_call *call, const wd_CmdCopyAccelerationStructureToMemoryKHR_args *args,
                                  const wd_CmdCopyAccelerationStructureToMemoryKHR_args *down);

// wd_gpuav_find_heap_sets makes the sets that a command with this layout uses those of the command buffer
// (wd_gpuav_set_at). With another kind of layout, or NULL, the bound descriptor sets are. `tables` are the bytes
// of a record of each of the command's WD_GPUAV_NUM_TABLES shader binding tables; NULL: not known.
void wd_gpuav_find_heap_sets(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                             wd_state_bind_point bind, const wd_gpuav_layout *layout,
                             const wd_gpuav_record_table *tables);
// wd_gpuav_check_bound_heaps reports heaps that are not bound for a command that needs them.
void wd_gpuav_check_bound_heaps(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                const wd_state_pipeline *pipeline, const wd_gpuav_layout *layout,
                                const char *command);
// wd_gpuav_restore_heaps restores the heaps and push data that our commands replaced, for a command of `pipeline`.
void wd_gpuav_restore_heaps(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *pipeline);
// wd_gpuav_disturb_heaps is called when the layer binds something for pipelines that use no heaps.
void wd_gpuav_disturb_heaps(const wd_state_command_buffer *command_buffer);
// wd_gpuav_push_heap_addresses records the push of our three addresses.
void wd_gpuav_push_heap_addresses(const wd_gpuav_device *device,
                                  const wd_state_command_buffer *command_buffer,
                                  const wd_gpuav_layout *layout, const uint64_t *addresses);

void wd_gpuav_post_write_resources(wd_call *call, const wd_WriteResourceDescriptorsEXT_args *args,
                                   const wd_WriteResourceDescriptorsEXT_args *down);
void wd_gpuav_post_write_samplers(wd_call *call, const wd_WriteSamplerDescriptorsEXT_args *args,
                                  const wd_WriteSamplerDescriptorsEXT_args *down);
void wd_gpuav_post_bind_resource_heap(wd_call *call, const wd_CmdBindResourceHeapEXT_args *args,
                                      const wd_CmdBindResourceHeapEXT_args *down);
void wd_gpuav_post_bind_sampler_heap(wd_call *call, const wd_CmdBindSamplerHeapEXT_args *args,
                                     const wd_CmdBindSamplerHeapEXT_args *down);
void wd_gpuav_post_push_data(wd_call *call, const wd_CmdPushDataEXT_args *args,
                             const wd_CmdPushDataEXT_args *down);
// wd_gpuav_post_begin_heaps takes the heaps that a secondary command buffer inherits.
void wd_gpuav_post_begin_heaps(wd_call *call, const wd_BeginCommandBuffer_args *args,
                               const wd_BeginCommandBuffer_args *down);

#endif

#endif
