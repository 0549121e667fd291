#include "vk/gpuav/runtime/layouts/gpuav_push_ranges.h"

// end_of_ranges returns the end of the application's push constants.
static uint32_t end_of_ranges(const VkPipelineLayoutCreateInfo *info) {
    uint32_t end = 0;
    for (uint32_t i = 0; info->pPushConstantRanges && i < info->pushConstantRangeCount; i++) {
        const VkPushConstantRange *range = &info->pPushConstantRanges[i];
        end = range->offset + range->size > end ? range->offset + range->size : end;
    }
    return end;
}

void wd_gpuav_note_push_ranges(wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    if (device->attachment.has_push && end_of_ranges(info) > wd_gpuav_push_offset(device)) {
        atomic_store_explicit(&device->attachment.has_layouts_without_room, true, memory_order_relaxed);
    }
}

const char *wd_gpuav_push_obstacle(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info) {
    if (!device->attachment.has_push) {
        return "the device has no buffer device addresses";
    }
    if (info->setLayoutCount > device->attachment.slot + 1u || (info->setLayoutCount && !info->pSetLayouts)) {
        return "there are too many descriptor sets";
    }
    if (device->limits.maxPushConstantsSize < WD_INSTRUMENT_PUSH_SIZE ||
        end_of_ranges(info) > wd_gpuav_push_offset(device)) {
        return "the application uses the push constants (maxPushConstantsSize)";
    }
    return NULL;
}

bool wd_gpuav_extend_push_ranges(const wd_gpuav_device *device, wd_arena *scratch,
                                 VkPipelineLayoutCreateInfo *info) {
    const uint32_t offset = wd_gpuav_push_offset(device), end = offset + WD_INSTRUMENT_PUSH_SIZE;
    const uint32_t count = info->pPushConstantRanges ? info->pushConstantRangeCount : 0;
    VkPushConstantRange *ranges = wd_arena_alloc(scratch, (count + 1) * sizeof(*ranges));
    if (!ranges) {
        return false;
    }
    VkShaderStageFlags others = device->attachment.known_stages;
    for (uint32_t i = 0; i < count; i++) {
        ranges[i] = info->pPushConstantRanges[i];
        ranges[i].size = end - ranges[i].offset;
        others &= ~ranges[i].stageFlags;
    }
    info->pushConstantRangeCount = count;
    if (others) {
        ranges[info->pushConstantRangeCount++] =
            (VkPushConstantRange){others, offset, WD_INSTRUMENT_PUSH_SIZE};
    }
    info->pPushConstantRanges = ranges;
    return true;
}

void wd_gpuav_describe_push(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info,
                            wd_gpuav_layout *layout) {
    layout->push = (wd_instrument_push){
        .offset = wd_gpuav_push_offset(device),
        .num_output_words = device->regions.record_words,
        .num_address_entries = device->addresses.num_entries,
    };
    layout->push_stages = device->attachment.known_stages;
    for (uint32_t i = 0; info->pPushConstantRanges && i < info->pushConstantRangeCount; i++) {
        layout->push_stages |= info->pPushConstantRanges[i].stageFlags;
    }
}
