// vkCmdExecuteCommands: render pass instances that one secondary command buffer suspends and a later one of the call
// resumes.
#include "vk/core/command_buffers/command_buffers_internal.h"

static void report(const wd_core_execution *e, uint32_t rule, const wd_state_command_buffer *by,
                   const char *text, const char *fix) {
    char name[160];
    wd_core_message m;
    if (wd_core_begin_execution(&m, e, rule)) {
        wd_core_summaryf(&m, ", %s", text);
        wd_core_notef(
            &m, "The instance was suspended in %s",
            wd_core_name(e->c, VK_OBJECT_TYPE_COMMAND_BUFFER, by->object.handle, name, sizeof name));
        m.fix = fix;
        wd_core_end(&m);
    }
}

// check_next checks a command buffer after one that suspends an instance.
static void check_next(const wd_core_execution *e, const wd_state_command_buffer *by) {
    const wd_state_suspension *own = &e->secondary->suspension;
    if (own->has_instance && !own->first_resumes) {
        report(e, WD_CORE_RULE(06022), by, "which begins another render pass instance while one is suspended",
               "Begin the first instance of the command buffer with VK_RENDERING_RESUMING_BIT.");
    } else if (wd_state_acts_before_instances(e->secondary)) {
        report(
            e, WD_CORE_RULE(06021), by,
            "which has action or synchronization commands while a render pass instance is suspended",
            "Execute the command buffer before the one that suspends the instance, or after the instance.");
    }
}

static bool is_known(const wd_state_command_buffer *secondary) {
    return secondary && wd_core_is_recording_known(secondary) && !secondary->suspension.is_unknown &&
           !(secondary->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
}

WD_CORE_CHECK(suspensions, CmdExecuteCommands) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c), *by = NULL;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) || command_buffer->in_render_pass) {
        return;
    }
    for (uint32_t i = 0; i < s->commandBufferCount; i++) {
        const wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(c->state, s->pCommandBuffers[i]);
        if (!is_known(secondary)) {
            return;
        }
        const wd_core_execution execution = {c, command_buffer, secondary, i};
        if (by) {
            check_next(&execution, by);
        }
        if (secondary->suspension.has_instance) {
            by = secondary->suspension.is_suspended ? secondary : NULL;
        }
    }
}
