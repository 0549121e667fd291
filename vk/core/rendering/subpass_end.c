// Commands that end a subpass or a render pass instance: queries and transform feedback that are still active,
// and offsets of fragment density maps.
#include "vk/core/rendering/rendering_internal.h"
#include "vk/state/state_query.h"

// check_queries reports a query that began inside of the instance.
static void check_queries(wd_core_check *c, const wd_state_command_buffer *command_buffer, uint32_t rule) {
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    wd_core_message m;
    while (active && !active->in_render_pass) {
        active = active->next;
    }
    if (active && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        char text[160];
        wd_core_summaryf(
            &m, "query %u of %s began inside of the render pass instance and is active", active->query,
            wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text));
        m.fix = "End the query in the subpass in which it began.";
        wd_core_end(&m);
    }
}

static void check_feedback(wd_core_check *c, const wd_state_command_buffer *command_buffer, uint32_t rule) {
    wd_core_message m;
    if (command_buffer->has_transform_feedback && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", in which transform feedback is active");
        m.fix = "End transform feedback with vkCmdEndTransformFeedbackEXT before this command.";
        wd_core_end(&m);
    }
}

static const wd_state_command_buffer *find_known(const wd_core_check *c) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    return command_buffer && wd_core_is_recording_known(command_buffer) ? command_buffer : NULL;
}

WD_CORE_CHECK(rendering, CmdNextSubpass) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    (void)s;
    if (command_buffer) {
        check_feedback(c, command_buffer, WD_CORE_RULE(02349));
    }
}

WD_CORE_CHECK(rendering, CmdNextSubpass2) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    if (command_buffer) {
        check_feedback(c, command_buffer, WD_CORE_RULE(02350));
        wd_core_check_density_offsets(c, command_buffer, s->pSubpassEndInfo);
    }
}

WD_CORE_CHECK(rendering, CmdEndRenderPass) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    (void)s;
    if (command_buffer) {
        check_feedback(c, command_buffer, WD_CORE_RULE(02351));
        check_queries(c, command_buffer, WD_CORE_RULE(07004));
    }
}

WD_CORE_CHECK(rendering, CmdEndRenderPass2) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    if (command_buffer) {
        check_feedback(c, command_buffer, WD_CORE_RULE(02352));
        wd_core_check_density_offsets(c, command_buffer, s->pSubpassEndInfo);
        check_queries(c, command_buffer, WD_CORE_RULE(07005));
    }
}

static void check_is_own(wd_core_check *c, const wd_state_command_buffer *command_buffer, uint32_t rule) {
    wd_core_message m;
    if (command_buffer->rendering.is_inherited &&
        wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_INSIDE &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", which inherits the render pass instance");
        m.fix = "End the instance in the primary command buffer that began it.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(rendering, CmdEndRendering) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    (void)s;
    if (command_buffer) {
        check_feedback(c, command_buffer, WD_CORE_RULE(06781));
        check_queries(c, command_buffer, WD_CORE_RULE(06999));
        check_is_own(c, command_buffer, WD_CORE_RULE(06162));
    }
}

#ifdef VK_KHR_maintenance10

// check_is_dynamic reports an instance of a render pass object.
static void check_is_dynamic(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    wd_core_message m;
    if (command_buffer->rendering.kind == WD_STATE_SUBPASS &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(10610))) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", whose render pass instance is of a render pass object");
        m.fix = "End the instance with vkCmdEndRenderPass2.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(rendering, CmdEndRendering2KHR) {
    const wd_state_command_buffer *command_buffer = find_known(c);
    (void)s;
    if (command_buffer) {
        check_is_dynamic(c, command_buffer);
        check_feedback(c, command_buffer, WD_CORE_RULE(10612));
        check_queries(c, command_buffer, WD_CORE_RULE(10613));
        check_is_own(c, command_buffer, WD_CORE_RULE(10611));
    }
}

#endif
