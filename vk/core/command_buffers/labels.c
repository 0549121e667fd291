// Ends of debug labels without a begin, in command buffers and on queues.
#include "vk/core/command_buffers/command_buffers_internal.h"
#include "vk/core/core_submitted.h"

WD_CORE_CHECK(command_buffers, CmdEndDebugUtilsLabelEXT) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    (void)s;
    if (command_buffer && command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY &&
        wd_core_is_recording_known(command_buffer) && !command_buffer->label &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(01913))) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", a secondary command buffer in which no label is open");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, QueueEndDebugUtilsLabelEXT) {
    const wd_state_queue *queue = WD_CORE_FIND(queue, s->queue);
    wd_core_message m;
    if (queue && !queue->label && !wd_state_device_may_lack_objects(c->state) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(01911))) {
        wd_core_handle(&m, "queue", VK_OBJECT_TYPE_QUEUE, queue->object.handle);
        wd_core_summaryf(&m, ", on which no label of vkQueueBeginDebugUtilsLabelEXT is open");
        wd_core_end(&m);
    }
}

// --- Submissions: a label may begin in one command buffer, and end in a later one of the queue.

static uint32_t count_open(const wd_state_command_buffer *command_buffer) {
    uint32_t num = 0;
    for (const wd_state_label *label = command_buffer->label; label; label = label->outer) {
        num++;
    }
    return num;
}

static void report_ends(const wd_core_submission *s, wd_core_submitted_place at, uint32_t ends,
                        uint32_t num_open) {
    const wd_core_frame batch = WD_CORE_ELEMENT(NULL, "pSubmits", at.batch);
    wd_core_message m;
    if (wd_core_begin_submitted(&m, s, at, &batch, "vkCmdEndDebugUtilsLabelEXT", WD_CORE_RULE(01912))) {
        wd_core_summaryf(&m,
                         ", which ends %u labels that it does not begin, and %u labels of earlier command "
                         "buffers of the queue are open",
                         ends, num_open);
        wd_core_end(&m);
    }
}

static void check_ends(const wd_core_submission *s) {
    if (!s->queue || s->queue->are_open_labels_unknown || wd_state_device_num_missed(s->check->state)) {
        return;
    }
    uint32_t num_open = s->queue->num_open_labels;
    for (uint32_t i = 0; i < s->num_batches; i++) {
        for (uint32_t k = 0; k < wd_core_num_submitted(s, i); k++) {
            const wd_state_command_buffer *recorded = wd_core_submitted(s, (wd_core_submitted_place){i, k});
            if (!recorded || !wd_core_is_recording_known(recorded)) {
                return;
            }
            const uint32_t ends = recorded->num_label_ends;
            if (ends > num_open) {
                report_ends(s, (wd_core_submitted_place){i, k}, ends, num_open);
            }
            num_open = (ends > num_open ? 0 : num_open - ends) + count_open(recorded);
        }
    }
}

WD_CORE_CHECK(command_buffers, QueueSubmit) {
    const wd_core_submission submission = wd_core_submission_1(c, s);
    check_ends(&submission);
}

WD_CORE_CHECK(command_buffers, QueueSubmit2) {
    const wd_core_submission submission = wd_core_submission_2(c, s);
    check_ends(&submission);
}
