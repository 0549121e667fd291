// A layout without room has values of the application in the bytes that our addresses use. They stay valid while a
// pipeline with a smaller layout runs, whose region is pushed there. So the layer repeats the application's pushes of
// these bytes before the next command of a pipeline that may read them. Each push has its own layout and stages: a
// shader reads the values of the last push that named its stage. Values that were pushed without a layout
// (vkCmdPushConstants2) are not kept.
#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/commands/gpuav_recorded.h"
#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"
#include "vk/gpuav/runtime/layouts/gpuav_push_ranges.h"

static wd_gpuav_kept_pushes *kept_of(const wd_gpuav_recording *recording) {
    return &wd_gpuav_recorded_commands_of(recording)->kept_pushes;
}

void wd_gpuav_push_addresses(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             const wd_gpuav_layout *layout, VkDeviceAddress region) {
    assert(layout->uses_push);
    const uint64_t addresses[] = {region, device->inputs.memory.address, device->addresses.memory.address};
    _Static_assert(sizeof(addresses) == WD_INSTRUMENT_PUSH_SIZE, "the order is that of wd_instrument_push");
#ifdef VK_EXT_descriptor_heap
    if (layout->heap) {
        wd_gpuav_push_heap_addresses(device, command_buffer, layout, addresses);
        return;
    }
#endif
    device->vk->CmdPushConstants((VkCommandBuffer)(uintptr_t)command_buffer->object.handle, layout->handle,
                                 layout->push_stages, layout->push.offset, sizeof(addresses), addresses);
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        kept_of(recording)->are_overwritten = true;
    }
}

// remove_covered removes the pushes whose values nobody can read after `push`.
static void remove_covered(wd_gpuav_kept_pushes *kept, const wd_gpuav_kept_push *push) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < kept->count; i++) {
        const wd_gpuav_kept_push *old = &kept->pushes[i];
        const bool is_covered = !(old->stages & ~push->stages) && old->first >= push->first &&
                                old->first + old->count <= push->first + push->count;
        if (!is_covered) {
            kept->pushes[count++] = *old;
        }
    }
    kept->count = count;
}

// add_push adds the newest push. If there are too many, the oldest one is removed.
static void add_push(wd_gpuav_kept_pushes *kept, const wd_gpuav_kept_push *push) {
    assert(push->first + push->count <= WD_GPUAV_PUSH_WORDS);
    remove_covered(kept, push);
    assert(kept->count <= WD_GPUAV_MAX_KEPT_PUSHES);
    if (kept->count == WD_GPUAV_MAX_KEPT_PUSHES) {
        kept->count--;
        memmove(kept->pushes, kept->pushes + 1, kept->count * sizeof(kept->pushes[0]));
    }
    kept->pushes[kept->count++] = *push;
}

// keep_push keeps a push by the application, if it has values in the bytes that our addresses use. The layout must
// exist until the end of the recording (VUID-vkDestroyPipelineLayout-pipelineLayout-02004).
static void keep_push(const wd_call *call, const wd_CmdPushConstants_args *args) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !args->layout || !args->pValues ||
        !atomic_load_explicit(&device->attachment.has_layouts_without_room, memory_order_relaxed)) {
        return;
    }
    const uint32_t begin = wd_gpuav_push_offset(device), end = begin + WD_INSTRUMENT_PUSH_SIZE;
    const uint64_t pushed_end = (uint64_t)args->offset + args->size;
    if (pushed_end <= begin || args->offset >= end || args->offset % 4 || args->size % 4) {
        return;
    }
    wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(device->chassis->state, args->commandBuffer);
    wd_gpuav_recording *recording = command_buffer ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording) {
        return;
    }
    const uint32_t first = args->offset > begin ? args->offset : begin;
    const uint32_t last = pushed_end < end ? (uint32_t)pushed_end : end;
    assert(first <= last && last - first <= WD_INSTRUMENT_PUSH_SIZE);
    wd_gpuav_kept_push push = {.layout = args->layout,
                               .stages = args->stageFlags,
                               .first = (first - begin) / 4,
                               .count = (last - first) / 4};
    memcpy(push.words, (const char *)args->pValues + (first - args->offset), last - first);
    wd_gpuav_kept_pushes *kept = kept_of(recording);
    if (kept->generation != command_buffer->generation) {
        *kept = (wd_gpuav_kept_pushes){.generation = command_buffer->generation};
    }
    add_push(kept, &push);
}

// has_bytes_after returns whether a push constant range of the layout has bytes at or after `offset`.
static bool has_bytes_after(const wd_state_pipeline_layout *layout, uint32_t offset) {
    for (uint32_t i = 0; layout && i < layout->num_push_constant_ranges; i++) {
        const VkPushConstantRange *range = &layout->push_constant_ranges[i];
        if ((uint64_t)range->offset + range->size > offset) {
            return true;
        }
    }
    return false;
}

void wd_gpuav_repeat_pushes(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *pipeline) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    wd_gpuav_kept_pushes *kept = recording ? kept_of(recording) : NULL;
    if (!kept || !kept->are_overwritten || kept->generation != command_buffer->generation ||
        !has_bytes_after(pipeline->layout, wd_gpuav_push_offset(device))) {
        return;
    }
    for (uint32_t i = 0; i < kept->count; i++) {
        const wd_gpuav_kept_push *push = &kept->pushes[i];
        device->vk->CmdPushConstants((VkCommandBuffer)(uintptr_t)command_buffer->object.handle, push->layout,
                                     push->stages, wd_gpuav_push_offset(device) + push->first * 4,
                                     push->count * 4, push->words);
    }
    kept->are_overwritten = false;
}

void wd_gpuav_forget_pushes(wd_gpuav_recording *recording) {
    kept_of(recording)->count = 0;
}

// overlapping_stages returns `stages` and those of the extended ranges that a push of [offset, offset + size) overlaps.
static VkShaderStageFlags overlapping_stages(const wd_call *call, VkPipelineLayout handle,
                                             VkShaderStageFlags stages, uint32_t offset, uint32_t size) {
    const wd_gpuav_device *device = call->data;
    const wd_state_pipeline_layout *layout =
        device && device->active && device->attachment.has_push && handle &&
                atomic_load_explicit(&device->attachment.has_split_ranges, memory_order_relaxed)
            ? wd_state_find_pipeline_layout(device->chassis->state, handle)
            : NULL;
    if (!layout || layout->num_push_constant_ranges < 2 ||
        has_bytes_after(layout, wd_gpuav_push_offset(device)) ||
        !wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV)) {
        return stages;
    }
    for (uint32_t i = 0; i < layout->num_push_constant_ranges; i++) {
        if (offset + size > layout->push_constant_ranges[i].offset) {
            stages |= layout->push_constant_ranges[i].stageFlags;
        }
    }
    return stages;
}

void wd_gpuav_pre_push_constants(wd_call *call, const wd_CmdPushConstants_args *args,
                                 wd_CmdPushConstants_args *down) {
    keep_push(call, args);
    down->stageFlags = overlapping_stages(call, args->layout, args->stageFlags, args->offset, args->size);
}

#ifdef VK_VERSION_1_4
void wd_gpuav_pre_push_constants2(wd_call *call, const wd_CmdPushConstants2_args *args,
                                  wd_CmdPushConstants2_args *down) {
    const VkPushConstantsInfo *info = args->pPushConstantsInfo;
    if (info) {
        keep_push(call, &(wd_CmdPushConstants_args){.commandBuffer = args->commandBuffer,
                                                    .layout = info->layout,
                                                    .stageFlags = info->stageFlags,
                                                    .offset = info->offset,
                                                    .size = info->size,
                                                    .pValues = info->pValues});
    }
    const VkShaderStageFlags stages =
        info ? overlapping_stages(call, info->layout, info->stageFlags, info->offset, info->size) : 0;
    VkPushConstantsInfo *copy =
        info && stages != info->stageFlags ? wd_arena_copy(&call->scratch, info, 1, sizeof(*copy)) : NULL;
    if (copy) {
        copy->stageFlags = stages;
        down->pPushConstantsInfo = copy;
    }
}
#endif
