// Render pass instances that a recording suspends or resumes, and commands before the first one.
#include "vk/state/state_event.h"
#include "vk/state/state_internal.h"

static bool has_acted(const wd_state_command_buffer *command_buffer) {
    bool has_actions = false;
    for (int i = 0; i < WD_STATE_ACTION_COUNT; i++) {
        has_actions |= command_buffer->num_actions[i] > 0;
    }
    return has_actions || command_buffer->events;
}

bool wd_state_acts_before_instances(const wd_state_command_buffer *command_buffer) {
    const wd_state_suspension *suspension = &command_buffer->suspension;
    return suspension->acts_before || (!suspension->has_instance && has_acted(command_buffer));
}

// add_instances continues a recording with render pass instances, of which the first one resumes or not.
static void add_instances(wd_state_command_buffer *command_buffer, bool resumes, bool acts_before,
                          bool is_suspended) {
    wd_state_suspension *suspension = &command_buffer->suspension;
    if (suspension->has_instance) {
        suspension->resumes_nothing |= resumes && !suspension->is_suspended;
    } else {
        suspension->acts_before = acts_before || wd_state_acts_before_instances(command_buffer);
        suspension->first_resumes = resumes;
        suspension->has_instance = true;
    }
    suspension->is_suspended = is_suspended;
}

void wd_state_note_pass_instance(wd_state_command_buffer *command_buffer, VkRenderingFlags flags) {
    add_instances(command_buffer, flags & VK_RENDERING_RESUMING_BIT, false,
                  flags & VK_RENDERING_SUSPENDING_BIT);
}

void wd_state_execute_pass_instances(wd_state_command_buffer *command_buffer,
                                     const wd_state_command_buffer *secondary) {
    wd_state_suspension *suspension = &command_buffer->suspension;
    if (command_buffer->in_render_pass ||
        (secondary && secondary->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT)) {
        return; // The instance of the primary command buffer continues.
    }
    if (!secondary || secondary->num_unknown || secondary->is_untracked || secondary->incomplete) {
        suspension->is_unknown = true;
        return;
    }
    const wd_state_suspension *executed = &secondary->suspension;
    suspension->is_unknown |= executed->is_unknown;
    suspension->resumes_nothing |= executed->resumes_nothing;
    if (executed->has_instance) {
        add_instances(command_buffer, executed->first_resumes, executed->acts_before, executed->is_suspended);
    } else if (!suspension->has_instance) {
        suspension->acts_before |= wd_state_acts_before_instances(secondary);
    }
}
