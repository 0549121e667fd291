// Render pass instances: subpasses, and which command ends an instance.
#include "vk/lifetimes/lifetimes_command_buffer.h"
#include "vk/report/message_ids.h"

static void report(wd_lifetimes_check *check, const wd_state_command_buffer *command_buffer, const char *id,
                   const char *fact, const char *fix) {
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, &command_buffer->object);
    wd_lifetimes_append(&message, " %s", fact);
    wd_lifetimes_fix(&message, "%s", fix);
    wd_lifetimes_deliver(&message, id, &command_buffer->object);
}

// All of these commands begin with the command buffer.
static const wd_state_command_buffer *inside(const wd_lifetimes_check *check, const void *args) {
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(check->state, *(const VkCommandBuffer *)args);
    const bool is_inside =
        command_buffer && wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_INSIDE;
    return is_inside && check->device->options.command_buffers ? command_buffer : NULL;
}

static void report_subpass(wd_lifetimes_check *check, const wd_state_command_buffer *command_buffer,
                           const char *id, const char *fix) {
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, &command_buffer->object);
    wd_lifetimes_append(&message, " is in subpass %u of ", command_buffer->subpass);
    wd_lifetimes_append_object(&message, &command_buffer->render_pass->object);
    wd_lifetimes_append(&message, ", which has %u", command_buffer->render_pass->num_subpasses);
    wd_lifetimes_fix(&message, "%s", fix);
    wd_lifetimes_deliver(&message, id, &command_buffer->object);
}

void wd_lifetimes_next_subpass(wd_lifetimes_check *check, const void *args) {
    const wd_state_command_buffer *command_buffer = inside(check, args);
    if (command_buffer && command_buffer->render_pass &&
        command_buffer->subpass + 1 >= command_buffer->render_pass->num_subpasses) {
        report_subpass(check, command_buffer,
                       check->call->command == WD_COMMAND_CmdNextSubpass ? WD_ID_LIFETIMES_NEXT_SUBPASS
                                                                         : WD_ID_LIFETIMES_NEXT_SUBPASS2,
                       "end the render pass instance after its last subpass.");
    }
}

void wd_lifetimes_end_pass(wd_lifetimes_check *check, const void *args) {
    const wd_state_command_buffer *command_buffer = inside(check, args);
    const bool is_first = check->call->command == WD_COMMAND_CmdEndRenderPass;
    if (!command_buffer) {
        return;
    }
    if (command_buffer->is_rendering) {
        report(check, command_buffer,
               is_first ? WD_ID_LIFETIMES_END_PASS_KIND : WD_ID_LIFETIMES_END_PASS2_KIND,
               "is inside a render pass instance that vkCmdBeginRendering began",
               "end it with vkCmdEndRendering.");
    } else if (command_buffer->render_pass &&
               command_buffer->subpass + 1 < command_buffer->render_pass->num_subpasses) {
        report_subpass(check, command_buffer,
                       is_first ? WD_ID_LIFETIMES_END_PASS_SUBPASS : WD_ID_LIFETIMES_END_PASS2_SUBPASS,
                       "go through all subpasses, with vkCmdNextSubpass, before the instance ends.");
    }
}

void wd_lifetimes_end_rendering(wd_lifetimes_check *check, const void *args) {
    const wd_state_command_buffer *command_buffer = inside(check, args);
    if (command_buffer && !command_buffer->is_rendering) {
        report(check, command_buffer, WD_ID_LIFETIMES_END_RENDERING_KIND,
               "is inside a render pass instance that vkCmdBeginRenderPass began",
               "end it with vkCmdEndRenderPass.");
    }
}
