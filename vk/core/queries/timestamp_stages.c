// The stages of commands that write timestamps and markers. vk/core/barriers checks stages that features bring.
#include "vk/core/queries/queries_internal.h"

// check_family reports stages that the queue family does not support. `is_second`: they are of the second version.
static void check_family(wd_core_check *c, VkPipelineStageFlags2 stages, bool is_second) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const VkQueueFlags flags = command_buffer ? wd_state_command_buffer_queue_flags(command_buffer) : 0;
    const VkPipelineStageFlags2 wrong = wd_core_unsupported_stages(flags, stages);
    wd_core_message m;
    if (wrong &&
        wd_core_begin_rule(&m, c, NULL, NULL, is_second ? WD_CORE_RULE(03860) : WD_CORE_RULE(04074))) {
        wd_core_word(&m, is_second ? "stage" : "pipelineStage",
                     is_second ? wd_VkPipelineStageFlags2_string(wrong, m.buffer, sizeof m.buffer)
                               : wd_VkPipelineStageFlags_string((VkPipelineStageFlags)wrong, m.buffer,
                                                                sizeof m.buffer));
        wd_core_summaryf(&m, ", which the queue family of the command pool does not support");
        wd_core_notef(&m, "The command pool is of queue family %u",
                      wd_state_command_buffer_pool(command_buffer)->queue_family);
        wd_core_end(&m);
    }
}

static void check_ray_tracing(wd_core_check *c, VkPipelineStageFlags2 stage) {
    wd_core_message m;
    if (stage & VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR && c->enabled &&
        !c->enabled->extensions.NV_ray_tracing && !c->enabled->features.rayTracingPipeline &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07943))) {
        wd_core_word(&m, "pipelineStage", "VK_PIPELINE_STAGE_RAY_TRACING_SHADER_BIT_KHR");
        wd_core_notef(&m, "Neither VK_NV_ray_tracing nor the rayTracingPipeline feature is enabled");
        wd_core_end(&m);
    }
}

// check_shading_rate: without the extensions, the checks of parameters report the stage.
static void check_shading_rate(wd_core_check *c, VkPipelineStageFlags2 stage) {
    const bool has_stage = c->enabled && (c->enabled->extensions.KHR_fragment_shading_rate ||
                                          c->enabled->extensions.NV_shading_rate_image);
    wd_core_message m;
    if (has_stage && stage & VK_PIPELINE_STAGE_2_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR &&
        !c->enabled->features.shadingRateImage && !c->enabled->features.attachmentFragmentShadingRate &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07314))) {
        wd_core_word(&m, "pipelineStage", "VK_PIPELINE_STAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR");
        wd_core_word(&m, "attachmentFragmentShadingRate", "not enabled");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(timestamp_stages, CmdWriteTimestamp) {
    check_family(c, s->pipelineStage, false);
    check_ray_tracing(c, s->pipelineStage);
    check_shading_rate(c, s->pipelineStage);
}

WD_CORE_CHECK(timestamp_stages, CmdWriteBufferMarkerAMD) {
    check_family(c, s->pipelineStage, false);
    check_ray_tracing(c, s->pipelineStage);
    check_shading_rate(c, s->pipelineStage);
}

WD_CORE_CHECK(timestamp_stages, CmdWriteTimestamp2) {
    wd_core_message m;
    check_family(c, s->stage, true);
    if (s->stage & (s->stage - 1) && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03859))) {
        wd_core_word(&m, "stage", wd_VkPipelineStageFlags2_string(s->stage, m.buffer, sizeof m.buffer));
        m.fix = "Name one stage, or VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT.";
        wd_core_end(&m);
    }
}
