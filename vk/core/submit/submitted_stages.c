// Submissions: stages that the queue does not support, and protected command buffers.
#include "vk/core/core_internal.h"
#include "vk/core/submit/submit_internal.h"
#include "vk/registry/enum_strings.h"

static void check_stages(wd_core_check *c, const wd_core_frame *frame, const char *label, uint32_t index,
                         const wd_state_queue *queue, VkPipelineStageFlags2 stages, uint32_t rule) {
    const VkPipelineStageFlags2 unsupported = wd_core_unsupported_stages(queue->capabilities, stages);
    wd_core_message m;
    char text[512];
    if (!unsupported || !wd_core_begin_rule(&m, c, frame, NULL, rule)) {
        return;
    }
    m.indices[0] = index;
    wd_core_word(&m, label, wd_VkPipelineStageFlags2_string(stages, text, sizeof text));
    wd_core_summaryf(&m, ", but queue family %u of the queue does not support %s", queue->family,
                     wd_VkPipelineStageFlags2_string(unsupported, text, sizeof text));
    wd_core_end(&m);
}

// check_empty: a wait without stages is a feature.
static void check_empty(wd_core_check *c, const wd_core_frame *frame, uint32_t index,
                        VkPipelineStageFlags stages) {
    wd_core_message m;
    if (!stages && c->enabled && !c->enabled->features.synchronization2 &&
        wd_core_begin_rule(&m, c, frame, "VkSubmitInfo", WD_CORE_RULE(03937))) {
        m.indices[0] = index;
        wd_core_unsigned(&m, "pWaitDstStageMask[]", stages);
        wd_core_word(&m, "synchronization2", "not enabled");
        m.fix = "Name the first stage that has to wait, or VK_PIPELINE_STAGE_ALL_COMMANDS_BIT.";
        wd_core_end(&m);
    }
}

typedef struct submitted {
    wd_core_check *c;
    const wd_core_frame *frame;
    const char *owner, *label;
    bool is_protected;
    uint32_t rule_protected, rule_unprotected;
} submitted;

static void check_command_buffer(const submitted *batch, VkCommandBuffer handle, uint32_t index) {
    wd_core_check *c = batch->c;
    const wd_state_command_buffer *command_buffer = WD_CORE_FIND(command_buffer, handle);
    wd_core_message m;
    const wd_core_truth other = batch->is_protected ? WD_CORE_FALSE : WD_CORE_TRUE;
    if (!command_buffer || wd_core_is_protected(command_buffer) != other ||
        !wd_core_begin_rule(&m, c, batch->frame, batch->owner,
                            batch->is_protected ? batch->rule_protected : batch->rule_unprotected)) {
        return;
    }
    m.indices[0] = index;
    wd_core_handle(&m, batch->label, VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
    wd_core_summaryf(&m, batch->is_protected ? ", which is unprotected, but the submission is protected"
                                             : ", which is protected, but the submission is not");
    wd_core_notef(&m, "VK_COMMAND_POOL_CREATE_PROTECTED_BIT makes the command buffers of a pool protected");
    wd_core_end(&m);
}

static void check_batch(wd_core_check *c, const VkSubmitInfo *info, const wd_core_frame *frame,
                        const wd_state_queue *queue) {
    const VkProtectedSubmitInfo *chained =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PROTECTED_SUBMIT_INFO);
    const submitted batch = {
        .c = c,
        .frame = frame,
        .owner = "VkSubmitInfo",
        .label = "pCommandBuffers[]",
        .is_protected = chained && chained->protectedSubmit,
        .rule_protected = WD_CORE_RULE(04148),
        .rule_unprotected = WD_CORE_RULE(04120),
    };
    wd_core_message m;
    for (uint32_t i = 0; info->pCommandBuffers && i < info->commandBufferCount; i++) {
        check_command_buffer(&batch, info->pCommandBuffers[i], i);
    }
    for (uint32_t i = 0; queue && info->pWaitDstStageMask && i < info->waitSemaphoreCount; i++) {
        check_stages(c, frame, "pWaitDstStageMask[]", i, queue, info->pWaitDstStageMask[i],
                     WD_CORE_RULE(00066));
        check_empty(c, frame, i, info->pWaitDstStageMask[i]);
    }
    if (batch.is_protected && queue && !(queue->flags & VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT) &&
        wd_core_begin_rule(&m, c, frame, NULL, WD_CORE_RULE(06448))) {
        wd_core_word(&m, "VkProtectedSubmitInfo::protectedSubmit", "VK_TRUE");
        wd_core_summaryf(&m, ", but the queue was created without VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT");
        wd_core_end(&m);
    }
}

void wd_core_check_submitted(wd_core_check *c, const wd_QueueSubmit_args *s) {
    const wd_state_queue *queue = WD_CORE_FIND(queue, s->queue);
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        check_batch(c, &s->pSubmits[i], &frame, queue);
    }
}

static void check_batch_2(wd_core_check *c, const VkSubmitInfo2 *info, const wd_core_frame *frame,
                          const wd_state_queue *queue) {
    const submitted batch = {
        .c = c,
        .frame = frame,
        .owner = "VkSubmitInfo2",
        .label = "pCommandBufferInfos[].commandBuffer",
        .is_protected = info->flags & VK_SUBMIT_PROTECTED_BIT,
        .rule_protected = WD_CORE_RULE(03886),
        .rule_unprotected = WD_CORE_RULE(03887),
    };
    for (uint32_t i = 0; info->pCommandBufferInfos && i < info->commandBufferInfoCount; i++) {
        check_command_buffer(&batch, info->pCommandBufferInfos[i].commandBuffer, i);
    }
    for (uint32_t i = 0; queue && info->pWaitSemaphoreInfos && i < info->waitSemaphoreInfoCount; i++) {
        check_stages(c, frame, "pWaitSemaphoreInfos[].stageMask", i, queue,
                     info->pWaitSemaphoreInfos[i].stageMask, WD_CORE_RULE(03870));
    }
    for (uint32_t i = 0; queue && info->pSignalSemaphoreInfos && i < info->signalSemaphoreInfoCount; i++) {
        check_stages(c, frame, "pSignalSemaphoreInfos[].stageMask", i, queue,
                     info->pSignalSemaphoreInfos[i].stageMask, WD_CORE_RULE(03869));
    }
}

void wd_core_check_submitted_2(wd_core_check *c, const wd_QueueSubmit2_args *s) {
    const wd_state_queue *queue = WD_CORE_FIND(queue, s->queue);
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        check_batch_2(c, &s->pSubmits[i], &frame, queue);
    }
}
