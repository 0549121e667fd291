// Transform feedback: buffers that draws write, and counters.
#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

static const wd_state_buffer *kept_buffer(const wd_call *call, wd_syncval_recorder *recorder,
                                          VkBuffer handle) {
    wd_state_buffer *buffer = wd_state_find_buffer(call->device->state, handle);
    return wd_state_keep_weak(recorder->command_buffer, (wd_state_object *)buffer) ? buffer : NULL;
}

bool wd_syncval_CmdBindTransformFeedbackBuffersEXT(wd_call *call,
                                                   const wd_CmdBindTransformFeedbackBuffersEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && i < args->bindingCount; i++) {
        const uint64_t number = (uint64_t)args->firstBinding + i;
        if (number >= WD_SYNCVAL_FEEDBACK_BUFFERS) {
            break;
        }
        recorder->bound.feedback.buffers[number].buffer = kept_buffer(call, recorder, args->pBuffers[i]);
        recorder->bound.feedback.buffers[number].offset = args->pOffsets[i];
        recorder->bound.feedback.buffers[number].size = args->pSizes ? args->pSizes[i] : VK_WHOLE_SIZE;
    }
    return false;
}

static void access_counters(wd_call *call, wd_syncval_recorder *recorder, uint32_t count,
                            const VkBuffer *buffers, const VkDeviceSize *offsets, wd_sync_usage usage) {
    for (uint32_t i = 0; buffers && i < count; i++) {
        if (buffers[i]) {
            wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, buffers[i]),
                                     offsets ? offsets[i] : 0, sizeof(uint32_t), usage);
        }
    }
}

bool wd_syncval_CmdBeginTransformFeedbackEXT(wd_call *call,
                                             const wd_CmdBeginTransformFeedbackEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->bound.feedback.written = 0;
    access_counters(call, recorder, args->counterBufferCount, args->pCounterBuffers,
                    args->pCounterBufferOffsets, WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_READ);
    const bool skip = wd_syncval_finish(recorder);
    recorder->bound.feedback.is_active = !skip;
    return skip;
}

bool wd_syncval_CmdEndTransformFeedbackEXT(wd_call *call, const wd_CmdEndTransformFeedbackEXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->bound.feedback.is_active = false;
    access_counters(call, recorder, args->counterBufferCount, args->pCounterBuffers,
                    args->pCounterBufferOffsets, WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_WRITE);
    return wd_syncval_finish(recorder);
}

#ifdef VK_KHR_device_address_commands

bool wd_syncval_CmdBindTransformFeedbackBuffers2EXT(wd_call *call,
                                                    const wd_CmdBindTransformFeedbackBuffers2EXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_recorder_of(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && args->pBindingInfos && i < args->bindingCount; i++) {
        const VkDeviceAddressRangeKHR *range = &args->pBindingInfos[i].addressRange;
        const uint64_t number = (uint64_t)args->firstBinding + i;
        if (number >= WD_SYNCVAL_FEEDBACK_BUFFERS) {
            break;
        }
        recorder->bound.feedback.buffers[number].offset = 0;
        recorder->bound.feedback.buffers[number].buffer = wd_syncval_address_find(
            recorder, range->address, &recorder->bound.feedback.buffers[number].offset);
        recorder->bound.feedback.buffers[number].size = range->size;
    }
    return false;
}

static void access_counters_at(wd_syncval_recorder *recorder, uint32_t count,
                               const VkBindTransformFeedbackBuffer2InfoEXT *infos, wd_sync_usage usage) {
    for (uint32_t i = 0; infos && i < count; i++) {
        wd_syncval_access_address(recorder, infos[i].addressRange.address, sizeof(uint32_t), usage);
    }
}

bool wd_syncval_CmdBeginTransformFeedback2EXT(wd_call *call,
                                              const wd_CmdBeginTransformFeedback2EXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->bound.feedback.written = 0;
    access_counters_at(recorder, args->counterRangeCount, args->pCounterInfos,
                       WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_READ);
    const bool skip = wd_syncval_finish(recorder);
    recorder->bound.feedback.is_active = !skip;
    return skip;
}

bool wd_syncval_CmdEndTransformFeedback2EXT(wd_call *call, const wd_CmdEndTransformFeedback2EXT_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->bound.feedback.is_active = false;
    access_counters_at(recorder, args->counterRangeCount, args->pCounterInfos,
                       WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_COUNTER_WRITE);
    return wd_syncval_finish(recorder);
}

#endif

// The amount of data that a draw captures is unknown: the first draw of a section counts as writing the bound
// range.
void wd_syncval_access_feedback(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline) {
    wd_syncval_feedback *feedback = &recorder->bound.feedback;
    if (!feedback->is_active || !pipeline) {
        return;
    }
    for (uint32_t rest = pipeline->feedback_buffers & ~feedback->written; rest; rest &= rest - 1) {
        const int i = __builtin_ctz(rest);
        if (i < WD_SYNCVAL_FEEDBACK_BUFFERS) {
            wd_syncval_access_buffer(recorder, feedback->buffers[i].buffer, feedback->buffers[i].offset,
                                     feedback->buffers[i].size,
                                     WD_SYNC_TRANSFORM_FEEDBACK_TRANSFORM_FEEDBACK_WRITE);
        }
    }
    feedback->written |= pipeline->feedback_buffers;
}
