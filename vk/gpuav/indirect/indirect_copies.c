// Depths in copies from buffers to images (`gpuav_copied_depths`): the device reads them before the copy. Only formats
// with floating-point depths can have values outside the range from 0 to 1.
#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/registry/formats.h"

enum { WORD = sizeof(uint32_t) };

// depth_copy is a copy before it is recorded.
typedef struct depth_copy {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    wd_state_buffer *buffer;
    const char *command;
} depth_copy;

// depth_region is one region of a copy. All sizes are in words.
typedef struct depth_region {
    VkDeviceSize offset; // Bytes.
    uint32_t width, height, row, slice, num_slices;
} depth_region;

static bool has_float_depth(VkFormat format) {
    return format == VK_FORMAT_D32_SFLOAT || format == VK_FORMAT_D32_SFLOAT_S8_UINT;
}

// begin_copy returns whether a copy writes floating-point depths that are checked. The buffer is set by the caller.
static bool begin_copy(const wd_call *call, VkCommandBuffer handle, VkImage image, const char *command,
                       depth_copy *copy) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->indirect || !device->indirect->has_depths) {
        return false;
    }
    wd_state_device *state = device->chassis->state;
    const wd_state_image *target = wd_state_find_image(state, image);
    *copy = (depth_copy){
        .device = device, .command_buffer = wd_state_find_command_buffer(state, handle), .command = command};
    return copy->command_buffer && target && has_float_depth(target->format);
}

// begin_buffer_copy is the same for a copy from a buffer.
static bool begin_buffer_copy(const wd_call *call, VkCommandBuffer handle, VkBuffer buffer, VkImage image,
                              const char *command, depth_copy *copy) {
    if (!begin_copy(call, handle, image, command, copy)) {
        return false;
    }
    copy->buffer = wd_state_find_buffer(copy->device->chassis->state, buffer);
    return copy->buffer != NULL;
}

// make_region returns whether a region has depths.
static bool make_region(VkDeviceSize offset, uint32_t row_length, uint32_t image_height,
                        const VkImageSubresourceLayers *layers, VkExtent3D extent, depth_region *region) {
    *region = (depth_region){
        .offset = offset,
        .width = extent.width,
        .height = extent.height,
        .row = row_length ? row_length : extent.width,
        .num_slices = extent.depth * layers->layerCount,
    };
    const uint64_t slice = (uint64_t)region->row * (image_height ? image_height : extent.height);
    region->slice = (uint32_t)slice;
    return layers->aspectMask == VK_IMAGE_ASPECT_DEPTH_BIT && slice <= UINT32_MAX / WORD &&
           layers->layerCount != UINT32_MAX && extent.width && extent.height && region->num_slices;
}

// check_region records the check of a region.
static void check_region(const depth_copy *copy, const depth_region *region) {
    wd_gpuav_device *device = copy->device;
    const VkDeviceSize num_words = (VkDeviceSize)(region->num_slices - 1) * region->slice +
                                   (VkDeviceSize)(region->height - 1) * region->row + region->width;
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, copy->command_buffer);
    const char *reason =
        recording ? wd_gpuav_indirect_why_not(device, copy->command_buffer, recording) : NULL;
    if (!recording || !wd_gpuav_indirect_is_readable(copy->buffer, VK_BUFFER_USAGE_TRANSFER_SRC_BIT,
                                                     region->offset, num_words * WORD)) {
        return;
    }
    wd_gpuav_indirect_item item = {
        .label = copy->command_buffer->label,
        .buffer = copy->buffer,
        .offset = region->offset,
        .command = copy->command,
        .sources = {WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE, WD_INDIRECT_NO_SOURCE},
        .action = WD_STATE_ACTION_COUNT,
    };
    uint32_t words[WD_INDIRECT_ITEM_WORDS] = {0};
    words[WD_INDIRECT_KIND] = WD_INDIRECT_DEPTHS;
    words[WD_DEPTHS_WIDTH] = region->width;
    words[WD_DEPTHS_HEIGHT] = region->height;
    words[WD_DEPTHS_ROW] = region->row;
    words[WD_DEPTHS_SLICE] = region->slice;
    words[WD_DEPTHS_NUM_SLICES] = region->num_slices;
    if (!reason) {
        item.sources[0] = wd_gpuav_indirect_add_source(device, copy->buffer, region->offset, num_words * WORD,
                                                       &words[WD_DEPTHS_OFFSET]);
        words[WD_DEPTHS_SOURCE] = item.sources[0];
        reason = item.sources[0] == WD_INDIRECT_NO_SOURCE ? "too many commands are recorded" : NULL;
    }
    wd_gpuav_indirect_item *added =
        reason ? NULL : wd_gpuav_indirect_add_item(device, copy->command_buffer, recording, &item, words);
    if (!added || !wd_gpuav_indirect_place(device, copy->command_buffer, recording, added)) {
        wd_gpuav_indirect_unchecked(device, copy->command,
                                    reason ? reason : "too many commands are recorded (gpuav_max_memory)");
    }
}

void wd_gpuav_indirect_pre_CmdCopyBufferToImage(wd_call *call, const wd_CmdCopyBufferToImage_args *args,
                                                wd_CmdCopyBufferToImage_args *down) {
    (void)down;
    depth_copy copy;
    const bool is_checked = begin_buffer_copy(call, args->commandBuffer, args->srcBuffer, args->dstImage,
                                              "vkCmdCopyBufferToImage", &copy);
    for (uint32_t i = 0; is_checked && args->pRegions && i < args->regionCount; i++) {
        const VkBufferImageCopy *info = &args->pRegions[i];
        depth_region region;
        if (make_region(info->bufferOffset, info->bufferRowLength, info->bufferImageHeight,
                        &info->imageSubresource, info->imageExtent, &region)) {
            check_region(&copy, &region);
        }
    }
}

void wd_gpuav_indirect_pre_CmdCopyBufferToImage2(wd_call *call, const wd_CmdCopyBufferToImage2_args *args,
                                                 wd_CmdCopyBufferToImage2_args *down) {
    (void)down;
    const VkCopyBufferToImageInfo2 *infos = args->pCopyBufferToImageInfo;
    depth_copy copy;
    const bool is_checked = infos && begin_buffer_copy(call, args->commandBuffer, infos->srcBuffer,
                                                       infos->dstImage, "vkCmdCopyBufferToImage2", &copy);
    for (uint32_t i = 0; is_checked && infos->pRegions && i < infos->regionCount; i++) {
        const VkBufferImageCopy2 *info = &infos->pRegions[i];
        depth_region region;
        if (make_region(info->bufferOffset, info->bufferRowLength, info->bufferImageHeight,
                        &info->imageSubresource, info->imageExtent, &region)) {
            check_region(&copy, &region);
        }
    }
}

#ifdef VK_KHR_device_address_commands
void wd_gpuav_indirect_pre_CmdCopyMemoryToImageKHR(wd_call *call, const wd_CmdCopyMemoryToImageKHR_args *args,
                                                   wd_CmdCopyMemoryToImageKHR_args *down) {
    (void)down;
    const VkCopyDeviceMemoryImageInfoKHR *infos = args->pCopyMemoryInfo;
    depth_copy copy;
    const bool is_checked =
        infos && begin_copy(call, args->commandBuffer, infos->image, "vkCmdCopyMemoryToImageKHR", &copy);
    for (uint32_t i = 0; is_checked && infos->pRegions && i < infos->regionCount; i++) {
        const VkDeviceMemoryImageCopyKHR *info = &infos->pRegions[i];
        const VkDeviceAddress address = info->addressRange.address;
        depth_region region;
        copy.buffer = wd_gpuav_indirect_find_address(copy.device, copy.command_buffer, address,
                                                     VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        if (copy.buffer &&
            make_region(address - copy.buffer->address, info->addressRowLength, info->addressImageHeight,
                        &info->imageSubresource, info->imageExtent, &region)) {
            check_region(&copy, &region);
        }
    }
}
#endif
