// Stages that the queue family of a command buffer does not support, and stages of the host.
#include "vk/core/barriers/barriers_internal.h"
#include "vk/syncval/model/sync_scope.h"

VkPipelineStageFlags2 wd_core_unsupported_stages(VkQueueFlags capabilities, VkPipelineStageFlags2 stages) {
    VkPipelineStageFlags2 unsupported = 0;
    for (VkPipelineStageFlags2 rest = capabilities ? stages : 0; rest; rest &= rest - 1) {
        const uint32_t queues = wd_sync_stage_table[__builtin_ctzll(rest)].queues;
        unsupported |= queues && !(queues & capabilities) ? rest & (~rest + 1) : 0;
    }
    return unsupported;
}

static void put_support(wd_core_message *m, const wd_barriers *b, const char *label,
                        VkPipelineStageFlags2 stages, VkPipelineStageFlags2 unsupported) {
    char text[256];
    wd_barriers_stages(m, b, label, stages);
    wd_core_summaryf(m, ", queue family %u supports %s", b->family,
                     wd_VkQueueFlags_string(b->capabilities, text, sizeof text));
    if (unsupported != stages) {
        char names[512];
        wd_core_notef(m, "The queue family does not support %s",
                      b->given.is_second ? wd_VkPipelineStageFlags2_string(unsupported, names, sizeof names)
                                         : wd_VkPipelineStageFlags_string((VkPipelineStageFlags)unsupported,
                                                                          names, sizeof names));
    }
}

static void check_support(const wd_barriers *b, const wd_core_frame *frame, const char *label,
                          VkPipelineStageFlags2 stages, uint32_t rule) {
    const VkPipelineStageFlags2 unsupported = wd_core_unsupported_stages(b->capabilities, stages);
    wd_core_message m;
    if (unsupported && wd_core_begin_rule(&m, b->c, frame, NULL, rule)) {
        put_support(&m, b, label, stages, unsupported);
        wd_core_end(&m);
    }
}

// The half of a transfer of ownership that is on another queue may have stages of that queue.
static bool uses_all_stages(const wd_barriers *b) {
#ifdef VK_KHR_maintenance8
    return b->given.flags & VK_DEPENDENCY_QUEUE_FAMILY_OWNERSHIP_TRANSFER_USE_ALL_STAGES_BIT_KHR;
#else
    (void)b;
    return false;
#endif
}

static void check_pipeline(const wd_barriers *b, const wd_barrier *barrier, const wd_core_frame *frame) {
    const bool is_memory = barrier->given.kind == WD_STATE_BARRIER_MEMORY;
    if (is_memory || !wd_barrier_is_acquire(b, barrier) || uses_all_stages(b)) {
        check_support(b, frame, "srcStageMask", barrier->given.src_stages,
                      is_memory ? WD_CORE_RULE(09673) : WD_CORE_RULE(09675));
    }
    if (is_memory || !wd_barrier_is_release(b, barrier) || uses_all_stages(b)) {
        check_support(b, frame, "dstStageMask", barrier->given.dst_stages,
                      is_memory ? WD_CORE_RULE(09674) : WD_CORE_RULE(09676));
    }
}

static void report_host(const wd_barriers *b, const wd_core_frame *frame, const char *label,
                        VkPipelineStageFlags2 stages, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, b->c, frame, NULL, rule)) {
        wd_barriers_stages(&m, b, label, stages);
        if (b->command_buffer && b->command_buffer->rendering.begun_by && b->command == WD_BARRIERS_WAIT) {
            wd_core_notef(&m, "The render pass instance was begun by %s",
                          b->command_buffer->rendering.begun_by);
        }
        wd_core_end(&m);
    }
}

static bool is_in_pass(const wd_barriers *b) {
    return b->command_buffer &&
           wd_state_command_buffer_render_pass_scope(b->command_buffer) == WD_STATE_INSIDE;
}

void wd_barriers_check_stages(const wd_barriers *b, const wd_barrier *barrier) {
    if (!b->given.is_second) {
        return;
    }
    if (b->command == WD_BARRIERS_PIPELINE) {
        check_pipeline(b, barrier, &barrier->frame);
        return;
    }
    const bool sets = b->command == WD_BARRIERS_SET;
    check_support(b, &barrier->frame, "srcStageMask", barrier->given.src_stages,
                  sets ? WD_CORE_RULE(03827) : WD_CORE_RULE(03842));
    check_support(b, &barrier->frame, "dstStageMask", barrier->given.dst_stages,
                  sets ? WD_CORE_RULE(03828) : WD_CORE_RULE(03843));
    if (sets && barrier->given.src_stages & VK_PIPELINE_STAGE_2_HOST_BIT) {
        report_host(b, &barrier->frame, "srcStageMask", barrier->given.src_stages, WD_CORE_RULE(09391));
    }
    if (sets && barrier->given.dst_stages & VK_PIPELINE_STAGE_2_HOST_BIT) {
        report_host(b, &barrier->frame, "dstStageMask", barrier->given.dst_stages, WD_CORE_RULE(09392));
    }
    if (!sets && barrier->given.src_stages & VK_PIPELINE_STAGE_2_HOST_BIT && is_in_pass(b)) {
        report_host(b, &barrier->frame, "srcStageMask", barrier->given.src_stages, WD_CORE_RULE(03844));
    }
}

void wd_barriers_check_command(const wd_barriers *b) {
    if (b->given.is_second) {
        return;
    }
    const bool waits = b->command == WD_BARRIERS_WAIT;
    check_support(b, NULL, "srcStageMask", b->given.src_stages,
                  waits ? WD_CORE_RULE(06459) : WD_CORE_RULE(06461));
    check_support(b, NULL, "dstStageMask", b->given.dst_stages,
                  waits ? WD_CORE_RULE(06460) : WD_CORE_RULE(06462));
    if (waits && b->given.src_stages & VK_PIPELINE_STAGE_2_HOST_BIT && is_in_pass(b)) {
        report_host(b, NULL, "srcStageMask", b->given.src_stages, WD_CORE_RULE(07308));
    }
}

static void check_event(wd_core_check *c, VkPipelineStageFlags stages, uint32_t rule) {
    const wd_barriers b = wd_barriers_begin(c, WD_BARRIERS_SET);
    check_support(&b, NULL, "stageMask", stages, rule);
}

WD_CORE_CHECK(barriers, CmdSetEvent) {
    check_event(c, s->stageMask, WD_CORE_RULE(06457));
}

WD_CORE_CHECK(barriers, CmdResetEvent) {
    check_event(c, s->stageMask, WD_CORE_RULE(06458));
}
