// Pipeline layouts without room for our set: the shaders reach our buffers by device addresses in push constants.
//
// The addresses are the device's last push constants: values that the application has pushed for a later pipeline,
// with a larger range, must stay. A stage may be in only one range of a pipeline layout
// (VUID-VkPipelineLayoutCreateInfo- pPushConstantRanges-00292), so the application's ranges are extended to the end
// of the addresses, and one more range has the other stages. Layouts are compatible only if their ranges are
// identical. So the ranges of all layouts with room are extended, whether or not they have room for our set.
//
// An extended range may overlap the application's part of another range. A command that pushes to that part must name
// the stages of both (VUID-vkCmdPushConstants-offset-01796), so the layer adds them.
#ifndef WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_PUSH_RANGES_H
#define WARDEN_VK_GPUAV_RUNTIME_LAYOUTS_GPUAV_PUSH_RANGES_H

#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_push_offset returns the offset of our addresses.
static inline uint32_t wd_gpuav_push_offset(const wd_gpuav_device *device) {
    return (device->limits.maxPushConstantsSize - WD_INSTRUMENT_PUSH_SIZE) / 8 * 8;
}

// wd_gpuav_push_obstacle returns why a layout has no room for our addresses in its push constants; NULL: it has room.
const char *wd_gpuav_push_obstacle(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info);
// wd_gpuav_extend_push_ranges adds the push constants for our addresses to a create info. False: there is no memory.
bool wd_gpuav_extend_push_ranges(const wd_gpuav_device *device, wd_arena *scratch,
                                 VkPipelineLayoutCreateInfo *info);
// wd_gpuav_describe_push fills the push constants of `layout`, which has room. `info` is the application's.
void wd_gpuav_describe_push(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info,
                            wd_gpuav_layout *layout);
// wd_gpuav_note_push_ranges is called with the application's create info of each pipeline layout.
void wd_gpuav_note_push_ranges(wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info);

#endif
