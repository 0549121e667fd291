// vkBeginCommandBuffer and vkEndCommandBuffer: the state that a secondary command buffer inherits, and queries that are
// still active.
#include "vk/core/command_buffers/command_buffers_internal.h"
#include "vk/core/rendering/rendering_internal.h"

// --- Inherited rendering

static void report_format(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *label,
                          uint32_t index, VkFormat format) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, "VkCommandBufferInheritanceRenderingInfo", rule)) {
        m.indices[0] = index;
        wd_core_word(&m, label, wd_core_format(format));
        wd_core_end(&m);
    }
}

static bool may_be_linear(const wd_core_check *c) {
#ifdef VK_NV_linear_color_attachment
    return !c->enabled || c->enabled->features.linearColorAttachment;
#else
    (void)c;
    return false;
#endif
}

static void check_formats(wd_core_check *c, const wd_core_frame *f,
                          const VkCommandBufferInheritanceRenderingInfo *info) {
    for (uint32_t i = 0; info->pColorAttachmentFormats && i < info->colorAttachmentCount; i++) {
        const VkFormat format = info->pColorAttachmentFormats[i];
        if (format != VK_FORMAT_UNDEFINED && !may_be_linear(c) &&
            wd_core_lacks_features(c, format, WD_CORE_POTENTIAL, VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT)) {
            report_format(c, f, WD_CORE_RULE(06492), "pColorAttachmentFormats[]", i, format);
        }
    }
    if (wd_core_format_is(info->depthAttachmentFormat, WD_CORE_HAS_DEPTH) == WD_CORE_FALSE) {
        report_format(c, f, WD_CORE_RULE(06540), "depthAttachmentFormat", 0, info->depthAttachmentFormat);
    }
    if (wd_core_format_is(info->stencilAttachmentFormat, WD_CORE_HAS_STENCIL) == WD_CORE_FALSE) {
        report_format(c, f, WD_CORE_RULE(06541), "stencilAttachmentFormat", 0, info->stencilAttachmentFormat);
    }
}

// --- Inherited render pass objects

static const char owner[] = "VkCommandBufferBeginInfo";

static void check_pass(wd_core_check *c, const wd_core_frame *f, const VkCommandBufferInheritanceInfo *info) {
    const wd_state_render_pass *pass = WD_CORE_FIND(render_pass, info->renderPass);
    const wd_state_framebuffer *framebuffer =
        info->framebuffer ? WD_CORE_FIND(framebuffer, info->framebuffer) : NULL;
    wd_state_pass_difference difference;
    wd_core_message m;
    if (!pass) {
        return;
    }
    if (info->subpass >= pass->num_subpasses && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(06001))) {
        wd_core_unsigned(&m, "subpass", info->subpass);
        wd_core_unsigned(&m, "the number of subpasses of renderPass", pass->num_subpasses);
        wd_core_end(&m);
    }
    if (framebuffer && framebuffer->render_pass &&
        !wd_state_are_passes_compatible(pass, framebuffer->render_pass, &difference) &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00055))) {
        char text[160];
        wd_core_handle(&m, "framebuffer", VK_OBJECT_TYPE_FRAMEBUFFER, framebuffer->object.handle);
        wd_core_summaryf(&m, ", which was created with %s",
                         wd_core_name(c, VK_OBJECT_TYPE_RENDER_PASS, framebuffer->render_pass->object.handle,
                                      text, sizeof text));
        wd_core_difference(&m, &difference);
        wd_core_end(&m);
    }
}

static void check_continued(wd_core_check *c, const wd_core_frame *f,
                            const VkCommandBufferInheritanceInfo *info,
                            const wd_state_command_buffer *command_buffer) {
    const VkCommandBufferInheritanceRenderingInfo *rendering =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    const VkQueueFlags flags = wd_state_command_buffer_queue_flags(command_buffer);
    wd_core_message m;
    if (flags && !(flags & VK_QUEUE_GRAPHICS_BIT) &&
        wd_core_begin_rule(&m, c, f->outer, owner, WD_CORE_RULE(09123))) {
        wd_core_word(&m, "flags", "VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT");
        wd_core_summaryf(&m, ", and the queue family of the command pool has no VK_QUEUE_GRAPHICS_BIT");
        wd_core_end(&m);
    }
    if (info->renderPass) {
        check_pass(c, f, info);
    } else if (rendering) {
        const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkCommandBufferInheritanceRenderingInfo>");
        check_formats(c, &chained, rendering);
    }
}

static void check_queries(wd_core_check *c, const wd_core_frame *f,
                          const VkCommandBufferInheritanceInfo *info) {
    const bool lacks_feature = c->enabled && !c->enabled->features.occlusionQueryPrecise;
    wd_core_message m;
    if (info->queryFlags & VK_QUERY_CONTROL_PRECISE_BIT && (!info->occlusionQueryEnable || lacks_feature) &&
        wd_core_begin_rule(&m, c, f, "vkBeginCommandBuffer", WD_CORE_RULE(00052))) {
        wd_core_word(&m, "queryFlags", "VK_QUERY_CONTROL_PRECISE_BIT");
        wd_core_word(&m, lacks_feature ? "the feature occlusionQueryPrecise" : "occlusionQueryEnable",
                     lacks_feature ? "not enabled" : "VK_FALSE");
        wd_core_end(&m);
    }
}

static void check_viewports(wd_core_check *c, const wd_core_frame *f, const VkCommandBufferBeginInfo *info) {
    const VkCommandBufferInheritanceViewportScissorInfoNV *viewports = wd_core_chained(
        info->pInheritanceInfo->pNext, VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV);
    wd_core_message m;
    if (viewports && viewports->viewportScissor2D &&
        !(info->flags & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT) &&
        wd_core_begin_rule(&m, c, f, "VkCommandBufferInheritanceViewportScissorInfoNV",
                           WD_CORE_RULE(04786))) {
        wd_core_summaryf(&m, "viewportScissor2D is VK_TRUE, and pBeginInfo->flags has no "
                             "VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, BeginCommandBuffer) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const VkCommandBufferInheritanceInfo *info = s->pBeginInfo->pInheritanceInfo;
    const wd_core_frame begin = WD_CORE_POINTER(NULL, "pBeginInfo");
    const wd_core_frame inheritance = WD_CORE_POINTER(&begin, "pInheritanceInfo");
    // Primary command buffers ignore pInheritanceInfo, which can be dangling.
    if (!command_buffer || command_buffer->level != VK_COMMAND_BUFFER_LEVEL_SECONDARY || !info) {
        return;
    }
    check_queries(c, &inheritance, info);
    check_viewports(c, &inheritance, s->pBeginInfo);
    if (s->pBeginInfo->flags & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT) {
        check_continued(c, &inheritance, info, command_buffer);
    }
}

// --- The end

static bool begin_end(wd_core_message *m, wd_core_check *c, const wd_state_command_buffer *command_buffer,
                      uint32_t rule) {
    if (!wd_core_begin_rule(m, c, NULL, NULL, rule)) {
        return false;
    }
    wd_core_handle(m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
    return true;
}

static void check_label(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    // Markers of VK_EXT_debug_marker are labels, too.
    const bool may_be_marker = !c->enabled || c->enabled->extensions.EXT_debug_marker;
    wd_core_message m;
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY && command_buffer->label &&
        !may_be_marker && begin_end(&m, c, command_buffer, WD_CORE_RULE(01815))) {
        wd_core_summaryf(&m, ", in which the label \"%s\" is open", command_buffer->label->printable);
        m.fix = "End the label with vkCmdEndDebugUtilsLabelEXT.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, EndCommandBuffer) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    (void)s;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) ||
        command_buffer->recording != WD_STATE_RECORDING) {
        return;
    }
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    if (active && begin_end(&m, c, command_buffer, WD_CORE_RULE(00061))) {
        char text[160];
        wd_core_summaryf(
            &m, ", in which query %u of %s is active", active->query,
            wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text));
        m.fix = "End the query with vkCmdEndQuery.";
        wd_core_end(&m);
    }
    if (command_buffer->conditional.is_active && begin_end(&m, c, command_buffer, WD_CORE_RULE(01978))) {
        wd_core_summaryf(&m, ", in which conditional rendering is active");
        m.fix = "End conditional rendering with vkCmdEndConditionalRenderingEXT.";
        wd_core_end(&m);
    }
    check_label(c, command_buffer);
}
