// Waits for events that the host sets.
#include "vk/lifetimes/lifetimes_command_buffer.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_barriers.h"

// warn reports a wait with the host stage for an event that the host has not set yet. Synchronization validation
// reports it with the number of the command.
static void warn(wd_lifetimes_check *check, VkCommandBuffer handle, const VkEvent *events, uint32_t index) {
    const wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(check->state, handle);
    const wd_state_object *event =
        events ? wd_state_find(check->state, VK_OBJECT_TYPE_EVENT, WD_STATE_NON_DISPATCHABLE(events[index]))
               : NULL;
    if (!check->device->options.host_waits || !command_buffer || !event ||
        __atomic_load_n(&((const wd_state_event *)event)->is_set_by_host, __ATOMIC_ACQUIRE)) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    message.severity = WD_SEVERITY_WARNING;
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, &command_buffer->object);
    wd_lifetimes_append(&message, " waits for the host to set ");
    wd_lifetimes_append_object(&message, event);
    wd_lifetimes_append(&message,
                        " (VK_PIPELINE_STAGE_HOST_BIT). The queue does nothing until then. If the host first "
                        "waits for work that is submitted to this queue, both wait for each other forever");
    wd_lifetimes_fix(&message, "set the event before the submission, or use a timeline semaphore.");
    wd_lifetimes_deliver(&message, WD_ID_SYNC_HOST_DEADLOCK, event);
}

void wd_lifetimes_wait_events(wd_lifetimes_check *check, const void *arguments) {
    const wd_CmdWaitEvents_args *args = arguments;
    for (uint32_t i = 0; args->srcStageMask & VK_PIPELINE_STAGE_HOST_BIT && i < args->eventCount; i++) {
        warn(check, args->commandBuffer, args->pEvents, i);
    }
}

// has_host_stage returns whether a barrier of the dependency has the host stage in its first scope.
static bool has_host_stage(const VkDependencyInfo *info) {
    const wd_state_barriers barriers = wd_state_barriers_of_info(info);
    return wd_state_barriers_stages(&barriers).src & VK_PIPELINE_STAGE_2_HOST_BIT;
}

void wd_lifetimes_wait_events2(wd_lifetimes_check *check, const void *arguments) {
    const wd_CmdWaitEvents2_args *args = arguments;
    for (uint32_t i = 0; args->pDependencyInfos && i < args->eventCount; i++) {
        if (has_host_stage(&args->pDependencyInfos[i])) {
            warn(check, args->commandBuffer, args->pEvents, i);
        }
    }
}
