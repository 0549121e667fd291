// The conditions of commands on their command buffer: recording, its queue family and level, render passes, video
// coding.
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/registry/enum_strings.h"

static const char *const missing_facts[WD_PARAMETERS_NUM_FACTS] = {
    "the command buffer is not in the recording state",
    "no render pass instance is active",
    "no video coding scope is active",
    "no render pass instance is suspended",
    "the command buffer is secondary",
};

static const char *const forbidden_facts[WD_PARAMETERS_NUM_FACTS] = {
    "the command buffer is in the recording state",
    "a render pass instance is active",
    "a video coding scope is active",
    "a render pass instance is suspended",
    "the command buffer is primary",
};

// may_be_in_pass returns whether a render pass instance that is not active may be meant to be: a validator skipped the
// command that begins it, which was reported then. The driver does not get the commands of such an instance either.
static bool may_be_in_pass(wd_parameters_walk *walk, const wd_state_command_buffer *command_buffer) {
    if (walk->call->is_skipped) {
        return true; // The state tracker knows that the instance was skipped.
    }
    walk->skip |= command_buffer->is_pass_skipped && !command_buffer->in_render_pass &&
                  !command_buffer->is_pass_unknown;
    return wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_SCOPE_UNKNOWN;
}

// resumes returns whether the command resumes the instance that is suspended.
static bool resumes(const wd_parameters_walk *walk) {
    if (walk->call->command != WD_COMMAND_CmdBeginRendering) {
        return false;
    }
    const VkRenderingInfo *info = ((const wd_CmdBeginRendering_args *)walk->args)->pRenderingInfo;
    return wd_parameters_is_pointer(info) && info->flags & VK_RENDERING_RESUMING_BIT;
}

void wd_parameters_report_queues(wd_parameters_walk *walk, const wd_parameters_scope *scope,
                                 const char *owner, VkQueueFlags queues) {
    char supported[256], needed[256];
    wd_parameters_report(walk, NULL, scope->queue_statement, -1, "%s supports %s, and the command needs %s%s",
                         owner, wd_VkQueueFlags_string(queues, supported, sizeof supported),
                         scope->queues & (scope->queues - 1) ? "one of " : "",
                         wd_VkQueueFlags_string(scope->queues, needed, sizeof needed));
}

void wd_parameters_check_facts(wd_parameters_walk *walk, const wd_state_command_buffer *command_buffer) {
    const wd_parameters_scope *scope = &wd_parameters_scopes[walk->call->command];
    const uint32_t facts = wd_parameters_facts(command_buffer);
    const VkQueueFlags queues = command_buffer->queues;
    if (command_buffer->num_unknown || command_buffer->is_untracked) {
        return; // A command that the build does not know may have changed the facts.
    }
    for (int i = 0; i < WD_PARAMETERS_NUM_FACTS; i++) {
        const uint32_t bit = 1u << i;
        if (scope->needed & bit && !(facts & bit)) {
            if (bit == WD_PARAMETERS_IN_RENDER_PASS && may_be_in_pass(walk, command_buffer)) {
                continue;
            }
            wd_parameters_report(walk, NULL, scope->fact_statements[i], -1, "%s", missing_facts[i]);
            if (i == 0) {
                return; // Outside of a recording, no other fact means anything.
            }
        } else if (scope->forbidden & bit && facts & bit &&
                   !(bit == WD_PARAMETERS_SUSPENDED && resumes(walk))) {
            wd_parameters_report(walk, NULL, scope->fact_statements[i], -1, "%s", forbidden_facts[i]);
        }
    }
    if (scope->queues && !(queues & scope->queues)) {
        wd_parameters_report_queues(walk, scope, "the queue family of the command pool", queues);
    }
}
