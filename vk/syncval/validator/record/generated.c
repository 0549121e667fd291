// VK_NV_device_generated_commands and VK_EXT_device_generated_commands, and bindings of other extensions that
// are not followed.
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

// The number of sequences may be in memory. The layout gives the offsets of their tokens in the streams.
static void read_inputs(wd_syncval_recorder *recorder, const wd_call *call,
                        const VkGeneratedCommandsInfoNV *info, wd_sync_usage usage) {
    wd_syncval_read_unknown(recorder);
    for (uint32_t i = 0; i < info->streamCount; i++) {
        wd_syncval_read_unknown_range(recorder, wd_syncval_buffer_of(call, info->pStreams[i].buffer),
                                      info->pStreams[i].offset, VK_WHOLE_SIZE, usage);
    }
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, info->sequencesCountBuffer),
                             info->sequencesCountOffset, sizeof(uint32_t), usage);
    if (!info->sequencesCountBuffer) {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, info->sequencesIndexBuffer),
                                 info->sequencesIndexOffset, info->sequencesCount * sizeof(uint32_t), usage);
    }
}

bool wd_syncval_CmdPreprocessGeneratedCommandsNV(wd_call *call,
                                                 const wd_CmdPreprocessGeneratedCommandsNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkGeneratedCommandsInfoNV *info = args->pGeneratedCommandsInfo;
    if (!recorder) {
        return false;
    }
    read_inputs(recorder, call, info, WD_SYNC_COMMAND_PREPROCESS_COMMAND_PREPROCESS_READ);
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, info->preprocessBuffer),
                             info->preprocessOffset, info->preprocessSize,
                             WD_SYNC_COMMAND_PREPROCESS_COMMAND_PREPROCESS_WRITE);
    return wd_syncval_finish(recorder);
}

// The accesses of the generated commands are unknown. If the command preprocesses them itself, so is the
// stage of that.
bool wd_syncval_CmdExecuteGeneratedCommandsNV(wd_call *call,
                                              const wd_CmdExecuteGeneratedCommandsNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkGeneratedCommandsInfoNV *info = args->pGeneratedCommandsInfo;
    if (!recorder) {
        return false;
    }
    wd_syncval_access_unknown(recorder);
    if (args->isPreprocessed) {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, info->preprocessBuffer),
                                 info->preprocessOffset, info->preprocessSize,
                                 WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    }
    return wd_syncval_finish(recorder);
}

#ifdef VK_EXT_device_generated_commands

// The number of sequences is in memory. The layout gives the offsets of their tokens.
bool wd_syncval_CmdPreprocessGeneratedCommandsEXT(wd_call *call,
                                                  const wd_CmdPreprocessGeneratedCommandsEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkGeneratedCommandsInfoEXT *info = args->pGeneratedCommandsInfo;
    if (!recorder) {
        return false;
    }
    const wd_sync_usage read = WD_SYNC_COMMAND_PREPROCESS_COMMAND_PREPROCESS_READ;
    wd_syncval_read_address_unknown_range(recorder, info->indirectAddress, info->indirectAddressSize, read);
    wd_syncval_access_address(recorder, info->sequenceCountAddress, sizeof(uint32_t), read);
    wd_syncval_access_address(recorder, info->preprocessAddress, info->preprocessSize,
                              WD_SYNC_COMMAND_PREPROCESS_COMMAND_PREPROCESS_WRITE);
    return wd_syncval_finish(recorder);
}

// The accesses of the generated commands are unknown. Without explicit preprocessing, so is its stage.
bool wd_syncval_CmdExecuteGeneratedCommandsEXT(wd_call *call,
                                               const wd_CmdExecuteGeneratedCommandsEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkGeneratedCommandsInfoEXT *info = args->pGeneratedCommandsInfo;
    if (!recorder) {
        return false;
    }
    wd_syncval_access_unknown(recorder);
    if (args->isPreprocessed) {
        wd_syncval_access_address(recorder, info->preprocessAddress, info->preprocessSize,
                                  WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    }
    return wd_syncval_finish(recorder);
}

#endif

// --- Bindings other than pipelines, descriptors and vertex buffers

static bool note_bound(wd_call *call, VkCommandBuffer commands, uint32_t bindings, bool is_bound) {
    wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, commands);
    if (recorder) {
        recorder->bound.unknown =
            is_bound ? recorder->bound.unknown | bindings : recorder->bound.unknown & ~bindings;
    }
    return false;
}

bool wd_syncval_CmdBindShadingRateImageNV(wd_call *call, const wd_CmdBindShadingRateImageNV_args *args) {
    return note_bound(call, args->commandBuffer, WD_SYNCVAL_BOUND_RATE_IMAGE, args->imageView);
}

bool wd_syncval_CmdBindInvocationMaskHUAWEI(wd_call *call, const wd_CmdBindInvocationMaskHUAWEI_args *args) {
    return note_bound(call, args->commandBuffer, WD_SYNCVAL_BOUND_INVOCATION_MASK, args->imageView);
}

// A group stays bound until another pipeline is bound, which is not tracked.
bool wd_syncval_CmdBindPipelineShaderGroupNV(wd_call *call,
                                             const wd_CmdBindPipelineShaderGroupNV_args *args) {
    return note_bound(call, args->commandBuffer,
                      args->pipelineBindPoint == VK_PIPELINE_BIND_POINT_COMPUTE
                          ? WD_SYNCVAL_BOUND_COMPUTE_GROUP
                          : WD_SYNCVAL_BOUND_GRAPHICS_GROUP,
                      true);
}
