// Conditional rendering: where it begins and ends.
#include "vk/core/command_buffers/command_buffers_internal.h"

static bool begin(wd_core_message *m, wd_core_check *c, const wd_state_command_buffer *command_buffer,
                  uint32_t rule) {
    if (!wd_core_begin_rule(m, c, NULL, NULL, rule)) {
        return false;
    }
    wd_core_handle(m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
    return true;
}

static void check_buffer(wd_core_check *c, const VkConditionalRenderingBeginInfoEXT *info) {
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, info->buffer);
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pConditionalRenderingBegin");
    const VkDeviceSize size_of_value = 4;
    wd_core_message m;
    if (buffer && (buffer->size < size_of_value || info->offset > buffer->size - size_of_value) &&
        wd_core_begin_rule(&m, c, &f, "VkConditionalRenderingBeginInfoEXT", WD_CORE_RULE(01983))) {
        wd_core_unsigned(&m, "offset", info->offset);
        wd_core_unsigned(&m, "the size of buffer", buffer->size);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, CmdBeginConditionalRenderingEXT) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    check_buffer(c, s->pConditionalRenderingBegin);
    if (command_buffer && wd_core_is_recording_known(command_buffer) &&
        command_buffer->conditional.is_active && begin(&m, c, command_buffer, WD_CORE_RULE(01980))) {
        wd_core_summaryf(&m, ", in which conditional rendering is active already");
        m.fix = "End conditional rendering before it begins again.";
        wd_core_end(&m);
    }
}

// check_place compares where conditional rendering began with where it ends.
static void check_place(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    const bool is_inside = command_buffer->in_render_pass,
               began_inside = command_buffer->conditional.is_in_pass;
    // The version of an instance of dynamic rendering also grows when locations of attachments are set.
    const bool is_other = command_buffer->rendering.kind == WD_STATE_SUBPASS &&
                          command_buffer->rendering.version != command_buffer->conditional.version;
    wd_core_message m;
    if (wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_SCOPE_UNKNOWN) {
        return;
    }
    if (is_inside && !began_inside && begin(&m, c, command_buffer, WD_CORE_RULE(01986))) {
        wd_core_summaryf(&m, ", in which conditional rendering began outside of the render pass instance");
        wd_core_end(&m);
    }
    if (began_inside && (!is_inside || is_other) && begin(&m, c, command_buffer, WD_CORE_RULE(01987))) {
        wd_core_summaryf(&m, ", in which conditional rendering began inside of %s",
                         is_inside ? "another subpass" : "a render pass instance that has ended");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(command_buffers, CmdEndConditionalRenderingEXT) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    (void)s;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    if (command_buffer->conditional.is_active) {
        check_place(c, command_buffer);
    } else if (begin(&m, c, command_buffer, WD_CORE_RULE(01985))) {
        wd_core_summaryf(&m, ", in which conditional rendering is not active");
        wd_core_end(&m);
    }
}
