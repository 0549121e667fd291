// Our descriptor buffer, and the contents of the application's (VK_EXT_descriptor_buffer).
#ifndef WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_DESCRIPTOR_BUFFERS_H
#define WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_DESCRIPTOR_BUFFERS_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_check_descriptor_buffers returns whether pipelines that use descriptor buffers can be instrumented. It is
// called before our objects are created.
bool wd_gpuav_check_descriptor_buffers(wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_create_descriptor_buffer creates our descriptor buffer.
VkResult wd_gpuav_create_descriptor_buffer(wd_gpuav_device *device,
                                           const VkPhysicalDeviceMemoryProperties *memory);
// wd_gpuav_reduce_descriptor_buffer_limits subtracts our share from the limits that the application sees.
void wd_gpuav_reduce_descriptor_buffer_limits(VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties);
// wd_gpuav_pre_bind_descriptor_buffers adds our descriptor buffer after the application's.
void wd_gpuav_pre_bind_descriptor_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                                          wd_CmdBindDescriptorBuffersEXT_args *down);
// wd_gpuav_create_buffer_sets starts the check of the contents of descriptor buffers, if the option asks for it. It is
// called after the tables of descriptors and of addresses were created.
void wd_gpuav_create_buffer_sets(wd_gpuav_device *device);
// wd_gpuav_buffer_contents_are_unneeded returns whether a command is only needed to know the contents of descriptor
// buffers, which are not checked.
bool wd_gpuav_buffer_contents_are_unneeded(const wd_gpuav_device *device, wd_command command);
void wd_gpuav_post_get_descriptor(wd_call *call, const wd_GetDescriptorEXT_args *args,
                                  const wd_GetDescriptorEXT_args *down);
void wd_gpuav_post_map(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down);
void wd_gpuav_pre_unmap(wd_call *call, const wd_UnmapMemory_args *args, wd_UnmapMemory_args *down);
void wd_gpuav_pre_free_memory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down);
void wd_gpuav_post_set_buffer_offsets(wd_call *call, const wd_CmdSetDescriptorBufferOffsetsEXT_args *args,
                                      const wd_CmdSetDescriptorBufferOffsetsEXT_args *down);
#ifdef VK_VERSION_1_4
void wd_gpuav_post_map2(wd_call *call, const wd_MapMemory2_args *args, const wd_MapMemory2_args *down);
void wd_gpuav_pre_unmap2(wd_call *call, const wd_UnmapMemory2_args *args, wd_UnmapMemory2_args *down);
void wd_gpuav_post_set_buffer_offsets2(wd_call *call, const wd_CmdSetDescriptorBufferOffsets2EXT_args *args,
                                       const wd_CmdSetDescriptorBufferOffsets2EXT_args *down);
#endif
// wd_gpuav_invalidate_descriptor_buffer records that our descriptor buffer may not be bound any more. Binding it again
// could replace the application's descriptor buffers, so later actions do not bind it.
void wd_gpuav_invalidate_descriptor_buffer(wd_gpuav_recording *recording,
                                           const wd_state_command_buffer *command_buffer);
// wd_gpuav_set_descriptor_buffer_offset selects region `index` of `slab` for an action of a pipeline that uses
// descriptor buffers.
void wd_gpuav_set_descriptor_buffer_offset(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                                           const wd_gpuav_slab *slab, uint32_t index);

#endif
