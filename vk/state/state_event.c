// Events of recordings and submissions.
#include "vk/state/state_event.h"

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

static wd_state_recorded_event *find_recorded(const wd_state_command_buffer *command_buffer,
                                              const wd_state_event *event) {
    wd_state_recorded_event *recorded = command_buffer->events ? command_buffer->events->events : NULL;
    while (recorded && recorded->event != event) {
        recorded = recorded->next;
    }
    return recorded;
}

wd_state_event_source wd_state_recorded_source(const wd_state_command_buffer *command_buffer,
                                               const wd_state_event *event) {
    const wd_state_recorded_event *recorded = find_recorded(command_buffer, event);
    return recorded ? recorded->source : (wd_state_event_source){.setter = WD_STATE_EVENT_NOT_SET};
}

static wd_state_events *events_of(wd_state_command_buffer *command_buffer) {
    if (!command_buffer->events) {
        command_buffer->events =
            wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *command_buffer->events);
        command_buffer->incomplete |= !command_buffer->events;
    }
    return command_buffer->events;
}

static void record(wd_state_command_buffer *command_buffer, wd_state_event *event,
                   wd_state_event_source source) {
    wd_state_events *events = command_buffer && event ? events_of(command_buffer) : NULL;
    if (!events) {
        return;
    }
    wd_state_recorded_event *recorded = find_recorded(command_buffer, event);
    if (!recorded) {
        recorded = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *recorded);
        if (!recorded || !wd_state_command_buffer_keep(command_buffer, &event->object)) {
            command_buffer->incomplete = true;
            return;
        }
        recorded->next = events->events;
        recorded->event = event;
        events->events = recorded;
    } else if (source.setter != WD_STATE_EVENT_RESET && recorded->source.setter != WD_STATE_EVENT_RESET) {
        source.setter = WD_STATE_EVENT_UNKNOWN; // Set twice: either command may have set it.
    }
    recorded->source = source;
}

static void record_handle(const struct wd_call *call, VkCommandBuffer handle, VkEvent event,
                          wd_state_event_source source) {
    record(wd_state_recorded(call, handle), wd_state_find_event(call->device->state, event), source);
}

WD_STATE_POST(CmdSetEvent) {
    (void)down;
    record_handle(call, args->commandBuffer, args->event,
                  (wd_state_event_source){.setter = WD_STATE_EVENT_COMMAND, .stages = args->stageMask});
}

WD_STATE_POST(CmdSetEvent2) {
    (void)down;
    const wd_state_dependency dependency = wd_state_dependency_of(args->pDependencyInfo);
    record_handle(call, args->commandBuffer, args->event,
                  (wd_state_event_source){.setter = WD_STATE_EVENT_COMMAND2,
                                          .dependency = dependency.is_known ? dependency.hash : 0});
}

WD_STATE_POST(CmdResetEvent) {
    (void)down;
    record_handle(call, args->commandBuffer, args->event,
                  (wd_state_event_source){.setter = WD_STATE_EVENT_RESET});
}

WD_STATE_POST(CmdResetEvent2) {
    (void)down;
    record_handle(call, args->commandBuffer, args->event,
                  (wd_state_event_source){.setter = WD_STATE_EVENT_RESET});
}

// list_waited lists the events of a wait, the latest wait first.
static void list_waited(wd_state_command_buffer *command_buffer, wd_state_events *events, uint32_t count,
                        const VkEvent *handles, const char *command) {
    wd_state_waited_event *waited =
        wd_arena_alloc_zero(&command_buffer->arena, handles ? count : 0, sizeof *waited);
    for (uint32_t i = 0; waited && handles && i < count; i++) {
        waited[i].next = events->waited;
        waited[i].handle = WD_STATE_NON_DISPATCHABLE(handles[i]);
        waited[i].command = command;
        events->waited = &waited[i];
    }
}

// read_wait returns whether all events were set by vkCmdSetEvent, or not in the recording: these are listed.
static bool read_wait(const wd_state_device *device, const wd_state_command_buffer *command_buffer,
                      const wd_CmdWaitEvents_args *args, wd_state_event_wait *wait) {
    for (uint32_t i = 0; i < args->eventCount; i++) {
        wd_state_event *event = wd_state_find_event(device, args->pEvents[i]);
        if (!event) {
            return false;
        }
        const wd_state_event_source source = wd_state_recorded_source(command_buffer, event);
        if (source.setter == WD_STATE_EVENT_COMMAND) {
            wait->stages |= source.stages;
        } else if (source.setter == WD_STATE_EVENT_NOT_SET) {
            wait->events[wait->num_events++] = event;
        } else {
            return false;
        }
    }
    return wait->num_events > 0;
}

WD_STATE_POST(CmdWaitEvents) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    wd_state_events *events = command_buffer ? events_of(command_buffer) : NULL;
    if (events) {
        list_waited(command_buffer, events, args->eventCount, args->pEvents, "vkCmdWaitEvents");
    }
    if (!events || args->srcStageMask & VK_PIPELINE_STAGE_HOST_BIT) {
        return; // The host may set the events.
    }
    wd_state_event_wait *wait = wd_arena_alloc_zero(
        &command_buffer->arena, 1, sizeof *wait + args->eventCount * sizeof(wd_state_event *));
    if (!wait || !read_wait(call->device->state, command_buffer, args, wait)) {
        return;
    }
    for (uint32_t i = 0; i < wait->num_events; i++) {
        if (!wd_state_command_buffer_keep(command_buffer, &wait->events[i]->object)) {
            return;
        }
    }
    wait->waited = args->srcStageMask;
    wait->next = events->waits;
    events->waits = wait;
}

// list_wait lists an event of a wait that no command of the recording set or reset.
static void list_wait(const wd_state_device *device, wd_state_command_buffer *command_buffer, VkEvent handle,
                      const VkDependencyInfo *info) {
    wd_state_event *event = wd_state_find_event(device, handle);
    if (!event || wd_state_recorded_source(command_buffer, event).setter != WD_STATE_EVENT_NOT_SET ||
        !wd_state_command_buffer_keep(command_buffer, &event->object)) {
        return;
    }
    wd_state_event_wait2 *wait = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *wait);
    if (wait) {
        wait->event = event;
        wait->dependency = wd_state_dependency_of(info);
        wait->next = command_buffer->events->waits2;
        command_buffer->events->waits2 = wait;
    }
}

WD_STATE_POST(CmdWaitEvents2) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (!command_buffer || !events_of(command_buffer)) {
        return;
    }
    list_waited(command_buffer, command_buffer->events, args->eventCount, args->pEvents, "vkCmdWaitEvents2");
    for (uint32_t i = 0; i < args->eventCount; i++) {
        list_wait(call->device->state, command_buffer, args->pEvents[i], &args->pDependencyInfos[i]);
    }
}

void wd_state_execute_events(wd_state_command_buffer *command_buffer,
                             const wd_state_command_buffer *secondary) {
    const wd_state_recorded_event *from = secondary->events ? secondary->events->events : NULL;
    for (; from; from = from->next) {
        record(command_buffer, from->event, (wd_state_event_source){.setter = WD_STATE_EVENT_UNKNOWN});
    }
}

static void set_source(wd_state_event *event, wd_state_event_source source) {
    __atomic_store_n(&event->set_stages, source.stages, __ATOMIC_RELAXED);
    __atomic_store_n(&event->set_dependency, source.dependency, __ATOMIC_RELAXED);
    __atomic_store_n(&event->setter, source.setter, __ATOMIC_RELEASE);
}

void wd_state_submit_events(const wd_state_command_buffer *command_buffer) {
    const wd_state_recorded_event *recorded = command_buffer->events ? command_buffer->events->events : NULL;
    for (; recorded; recorded = recorded->next) {
        set_source(recorded->event, recorded->source);
    }
}

void wd_state_discard_events(const wd_state_command_buffer *command_buffer) {
    const wd_state_recorded_event *recorded = command_buffer->events ? command_buffer->events->events : NULL;
    for (; recorded; recorded = recorded->next) {
        set_source(recorded->event, (wd_state_event_source){.setter = WD_STATE_EVENT_UNKNOWN});
    }
}
