// Commands that bind or push descriptors for stages: the stages against the queue family.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

#ifdef VK_KHR_maintenance6

// unsupported_stages returns the stages that no queue of the family of the command buffer has; 0 where that is not
// known. VK_SHADER_STAGE_ALL stands for those that the family has.
static VkShaderStageFlags unsupported_stages(const wd_core_check *c, VkShaderStageFlags stages) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const VkQueueFlags flags = command_buffer ? wd_state_command_buffer_queue_flags(command_buffer) : 0;
    const VkShaderStageFlags graphics = VK_SHADER_STAGE_ALL_GRAPHICS | VK_SHADER_STAGE_TASK_BIT_EXT |
                                        VK_SHADER_STAGE_MESH_BIT_EXT,
                             compute = VK_SHADER_STAGE_COMPUTE_BIT;
    if (!flags || stages == VK_SHADER_STAGE_ALL) {
        return 0;
    }
    return stages &
           ((flags & VK_QUEUE_GRAPHICS_BIT ? 0 : graphics) | (flags & VK_QUEUE_COMPUTE_BIT ? 0 : compute));
}

static void check_stages(wd_core_check *c, const char *parameter, VkShaderStageFlags stages, uint32_t rule) {
    const VkShaderStageFlags wrong = unsupported_stages(c, stages);
    const wd_core_frame f = WD_CORE_POINTER(NULL, parameter);
    wd_core_message m;
    if (wrong && wd_core_begin_rule(&m, c, &f, NULL, rule)) {
        char text[WD_DESCRIPTORS_TEXT_SIZE];
        wd_core_word(&m, "stageFlags", wd_VkShaderStageFlags_string(stages, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", but the queue family of the command pool does not support %s",
                         wd_VkShaderStageFlags_string(wrong, text, sizeof text));
        wd_core_end(&m);
    }
}

// The registry of Vulkan 1.4 has these without the suffix of the extension.
#ifdef VK_VERSION_1_4
WD_CORE_CHECK(bound_stages, CmdBindDescriptorSets2) {
    check_stages(c, "pBindDescriptorSetsInfo", s->pBindDescriptorSetsInfo->stageFlags, WD_CORE_RULE(09467));
}

WD_CORE_CHECK(bound_stages, CmdPushDescriptorSet2) {
    check_stages(c, "pPushDescriptorSetInfo", s->pPushDescriptorSetInfo->stageFlags, WD_CORE_RULE(09468));
}

#else
WD_CORE_CHECK(bound_stages, CmdBindDescriptorSets2KHR) {
    check_stages(c, "pBindDescriptorSetsInfo", s->pBindDescriptorSetsInfo->stageFlags, WD_CORE_RULE(09467));
}

WD_CORE_CHECK(bound_stages, CmdPushDescriptorSet2KHR) {
    check_stages(c, "pPushDescriptorSetInfo", s->pPushDescriptorSetInfo->stageFlags, WD_CORE_RULE(09468));
}
#endif

WD_CORE_CHECK(bound_stages, CmdSetDescriptorBufferOffsets2EXT) {
    check_stages(c, "pSetDescriptorBufferOffsetsInfo", s->pSetDescriptorBufferOffsetsInfo->stageFlags,
                 WD_CORE_RULE(09471));
}

WD_CORE_CHECK(bound_stages, CmdBindDescriptorBufferEmbeddedSamplers2EXT) {
    check_stages(c, "pBindDescriptorBufferEmbeddedSamplersInfo",
                 s->pBindDescriptorBufferEmbeddedSamplersInfo->stageFlags, WD_CORE_RULE(09473));
}

#endif
