#include "vk/gpuav/validator/gpuav_writes.h"

#include "vk/gpuav/device/tables/gpuav_written.h"
#include "vk/report/message_ids.h"

// inputs_of returns the input buffer of the call's device; NULL: the check is off.
static wd_gpuav_inputs *inputs_of(const wd_call *call) {
    wd_gpuav_device *device = call->data;
    return device && device->active && device->inputs.written ? &device->inputs : NULL;
}

void wd_gpuav_writes_begin_submit(wd_gpuav_device *device) {
    if (device->inputs.written && wd_gpuav_notices_have_gaps(&device->notices)) {
        wd_gpuav_written_note_unknown(&device->inputs);
    }
}

void wd_gpuav_writes_end(wd_gpuav_device *device) {
    if (wd_gpuav_written_has_unknown(&device->inputs)) {
        wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_ACCESSES_UNCHECKED, NULL,
                                  "uninitialized_memory did not check reads to the end: a shader that is not "
                                  "instrumented, a command "
                                  "that the layer does not know, or a store through a descriptor or pointer "
                                  "that is not followed may "
                                  "have written any memory.");
    }
}

bool wd_gpuav_writes_are_unneeded(const wd_gpuav_device *device, wd_command command) {
    switch (command) {
#define CASE(Name) case WD_COMMAND_##Name:
        WD_GPUAV_WRITES_BEFORE(CASE)
        WD_GPUAV_WRITES_AFTER(CASE)
#undef CASE
        return !device || !device->inputs.written;
    default:
        return false;
    }
}

// Memory of resources

void wd_gpuav_writes_bound(wd_gpuav_device *device, const wd_state_buffer *buffer) {
    if (!wd_gpuav_written_bind_buffer(&device->inputs, buffer)) {
        wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_OUT_OF_MEMORY, NULL,
                                  "Memory for the bits of written memory is used up: reads of further memory "
                                  "that nothing wrote are "
                                  "not found (uninitialized_memory). Fix: raise gpuav_max_memory.");
    }
}

void wd_gpuav_writes_mapped(wd_gpuav_device *device, VkDeviceMemory memory) {
    if (device->inputs.written) {
        wd_gpuav_written_note_memory(&device->inputs, wd_state_find_memory(device->chassis->state, memory));
    }
}

static void note_image(wd_call *call, VkImage image) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_written_bind_image(&device->inputs, wd_state_find_image(device->chassis->state, image));
}

void wd_gpuav_writes_post_BindImageMemory(wd_call *call, const wd_BindImageMemory_args *args,
                                          const wd_BindImageMemory_args *down) {
    (void)down;
    if (inputs_of(call) && args->result == VK_SUCCESS) {
        note_image(call, args->image);
    }
}

// Images whose binding failed have no memory.
void wd_gpuav_writes_post_BindImageMemory2(wd_call *call, const wd_BindImageMemory2_args *args,
                                           const wd_BindImageMemory2_args *down) {
    (void)down;
    for (uint32_t i = 0; inputs_of(call) && args->pBindInfos && i < args->bindInfoCount; i++) {
        note_image(call, args->pBindInfos[i].image);
    }
}

void wd_gpuav_writes_post_CreateBufferView(wd_call *call, const wd_CreateBufferView_args *args,
                                           const wd_CreateBufferView_args *down) {
    (void)down;
    const wd_gpuav_device *device = call->data;
    wd_gpuav_inputs *inputs = inputs_of(call);
    if (!inputs || args->result != VK_SUCCESS || !args->pCreateInfo) {
        return;
    }
    wd_gpuav_written_note_view(
        inputs, wd_state_find_buffer(device->chassis->state, args->pCreateInfo->buffer), args->pCreateInfo);
}

static void note_memory(wd_call *call, VkDeviceMemory memory) {
    wd_gpuav_device *device = call->data;
    wd_gpuav_written_note_memory(&device->inputs, wd_state_find_memory(device->chassis->state, memory));
}

// Resources that are bound like this share memory in ways that are not followed.
static void note_sparse(wd_call *call, const VkBindSparseInfo *info) {
    for (uint32_t i = 0; info->pBufferBinds && i < info->bufferBindCount; i++) {
        const VkSparseBufferMemoryBindInfo *binds = &info->pBufferBinds[i];
        for (uint32_t k = 0; binds->pBinds && k < binds->bindCount; k++) {
            note_memory(call, binds->pBinds[k].memory);
        }
    }
    for (uint32_t i = 0; info->pImageOpaqueBinds && i < info->imageOpaqueBindCount; i++) {
        const VkSparseImageOpaqueMemoryBindInfo *binds = &info->pImageOpaqueBinds[i];
        for (uint32_t k = 0; binds->pBinds && k < binds->bindCount; k++) {
            note_memory(call, binds->pBinds[k].memory);
        }
    }
    for (uint32_t i = 0; info->pImageBinds && i < info->imageBindCount; i++) {
        const VkSparseImageMemoryBindInfo *binds = &info->pImageBinds[i];
        for (uint32_t k = 0; binds->pBinds && k < binds->bindCount; k++) {
            note_memory(call, binds->pBinds[k].memory);
        }
    }
}

void wd_gpuav_writes_pre_QueueBindSparse(wd_call *call, const wd_QueueBindSparse_args *args,
                                         wd_QueueBindSparse_args *down) {
    (void)down;
    for (uint32_t i = 0; inputs_of(call) && args->pBindInfo && i < args->bindInfoCount; i++) {
        note_sparse(call, &args->pBindInfo[i]);
    }
}

// Commands

static void note(wd_call *call, VkBuffer buffer, VkDeviceSize offset, VkDeviceSize size) {
    wd_gpuav_inputs *inputs = inputs_of(call);
    const wd_gpuav_device *device = call->data;
    if (inputs) {
        wd_gpuav_written_note(inputs, wd_state_find_buffer(device->chassis->state, buffer), offset, size);
    }
}

#define WRITES(Name, size)                                                                                   \
    void wd_gpuav_writes_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {   \
        (void)down;                                                                                          \
        note(call, args->dstBuffer, args->dstOffset, size);                                                  \
    }
WRITES(CmdFillBuffer, args->size)
WRITES(CmdUpdateBuffer, args->dataSize)
WRITES(CmdCopyQueryPoolResults, VK_WHOLE_SIZE)
WRITES(CmdWriteBufferMarkerAMD, sizeof(uint32_t))
WRITES(CmdWriteBufferMarker2AMD, sizeof(uint32_t))

// Copies between buffers copy the bits of written memory, too. The barriers order them after and before all accesses of
// shaders and copies to the bits, whatever barriers the application has for its memory.

enum { MAX_BIT_COPIES = 16 };

// bit_copies are copies in the input buffer that a command buffer makes before a command of the application.
typedef struct bit_copies {
    wd_gpuav_device *device;
    VkCommandBuffer commands;
    bool are_allowed; // False, or not known: the targets of the command count as written.
    bool is_begun;    // The first barrier is recorded.
    uint32_t count;
    VkBufferCopy regions[MAX_BIT_COPIES];
} bit_copies;

static void record_barrier(const bit_copies *copies, VkPipelineStageFlags from, VkPipelineStageFlags to) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
    };
    copies->device->vk->CmdPipelineBarrier(copies->commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void record_copies(bit_copies *copies) {
    if (!copies->count) {
        return;
    }
    if (!copies->is_begun) {
        record_barrier(copies, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
        copies->is_begun = true;
    }
    const VkBuffer buffer = copies->device->inputs.memory.buffer;
    copies->device->vk->CmdCopyBuffer(copies->commands, buffer, buffer, copies->count, copies->regions);
    copies->count = 0;
}

// may_copy_bits returns whether copies are certainly allowed between commands of a command buffer.
static bool may_copy_bits(const wd_state_command_buffer *command_buffer) {
    return command_buffer && wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_OUTSIDE &&
           wd_state_command_buffer_video_coding_scope(command_buffer) == WD_STATE_OUTSIDE &&
           !wd_state_command_buffer_may_be_protected(command_buffer);
}

static bit_copies begin_copies(wd_call *call, VkCommandBuffer commands) {
    return (bit_copies){.device = call->data,
                        .commands = commands,
                        .are_allowed = may_copy_bits(wd_state_recorded(call, commands))};
}

// copy_region follows one region.
static void copy_region(bit_copies *copies, VkBuffer source, VkBuffer target, const VkBufferCopy *region) {
    wd_gpuav_device *device = copies->device;
    const wd_state_buffer *to = wd_state_find_buffer(device->chassis->state, target);
    if (!copies->are_allowed) {
        wd_gpuav_written_note(&device->inputs, to, region->dstOffset, region->size);
        return;
    }
    const wd_state_buffer *from = wd_state_find_buffer(device->chassis->state, source);
    if (wd_gpuav_written_copy(&device->inputs, from, to, region, &copies->regions[copies->count]) &&
        ++copies->count == MAX_BIT_COPIES) {
        record_copies(copies);
    }
}

static void end_copies(bit_copies *copies) {
    record_copies(copies);
    if (copies->is_begun) {
        record_barrier(copies, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    }
}

void wd_gpuav_writes_pre_CmdCopyBuffer(wd_call *call, const wd_CmdCopyBuffer_args *args,
                                       wd_CmdCopyBuffer_args *down) {
    (void)down;
    if (!inputs_of(call) || !args->pRegions) {
        return;
    }
    bit_copies copies = begin_copies(call, args->commandBuffer);
    for (uint32_t i = 0; i < args->regionCount; i++) {
        copy_region(&copies, args->srcBuffer, args->dstBuffer, &args->pRegions[i]);
    }
    end_copies(&copies);
}

void wd_gpuav_writes_pre_CmdCopyBuffer2(wd_call *call, const wd_CmdCopyBuffer2_args *args,
                                        wd_CmdCopyBuffer2_args *down) {
    (void)down;
    const VkCopyBufferInfo2 *info = args->pCopyBufferInfo;
    if (!inputs_of(call) || !info || !info->pRegions) {
        return;
    }
    bit_copies copies = begin_copies(call, args->commandBuffer);
    for (uint32_t i = 0; i < info->regionCount; i++) {
        const VkBufferCopy2 *from = &info->pRegions[i];
        const VkBufferCopy region = {from->srcOffset, from->dstOffset, from->size};
        copy_region(&copies, info->srcBuffer, info->dstBuffer, &region);
    }
    end_copies(&copies);
}

// The target of a copy from an image counts as written, whatever the image contains.
#define COPIES(Name, info, offset, size)                                                                     \
    void wd_gpuav_writes_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {   \
        (void)down;                                                                                          \
        for (uint32_t i = 0; (info) && (info)->pRegions && i < (info)->regionCount; i++) {                   \
            note(call, (info)->dstBuffer, (info)->pRegions[i].offset, size);                                 \
        }                                                                                                    \
    }
// The size depends on the format and the aspect.
COPIES(CmdCopyImageToBuffer, args, bufferOffset, VK_WHOLE_SIZE)
COPIES(CmdCopyImageToBuffer2, args->pCopyImageToBufferInfo, bufferOffset, VK_WHOLE_SIZE)
