// Events.
#include "vk/syncval/validator/record/barrier_chain.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/dependency.h"
#include "vk/syncval/validator/record/event_order.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/found.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"
#include "vk/syncval/validator/recorder/transfers.h"

static const wd_state_event *find_event(const wd_call *call, VkEvent handle) {
    return call->data ? wd_state_find_event(call->device->state, handle) : NULL;
}

static uint64_t event_number(const wd_call *call, VkEvent handle) {
    const wd_state_event *event = find_event(call, handle);
    return event ? event->object.id : 0;
}

// begin starts a command on an event. It returns NULL if the command buffer is not tracked, or if the event
// is unknown because an allocation failed.
static wd_syncval_recorder *begin(wd_call *call, VkCommandBuffer handle, VkEvent event_handle,
                                  const wd_state_event **event) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    *event = find_event(call, event_handle);
    if (!recorder || *event) {
        return recorder;
    }
    recorder->failed = true;
    return NULL;
}

static bool set_event(wd_call *call, VkCommandBuffer handle, VkEvent event_handle, uint64_t stages,
                      bool is_second) {
    const wd_state_event *event;
    wd_syncval_recorder *recorder = begin(call, handle, event_handle, &event);
    if (!recorder) {
        return false;
    }
    if (recorder->trace) {
        wd_syncval_trace_event(recorder->trace, WD_SYNCVAL_TRACE_SET, event_handle, stages);
    }
    const bool skip = wd_syncval_event_order(
        recorder, event, &(wd_syncval_event_operation){WD_SYNCVAL_EVENT_SET, is_second, stages});
    if (skip) {
        return true;
    }
    const wd_sync_scope scope = wd_sync_first_scope(stages, 0, recorder->queue_flags);
    recorder->failed |= wd_sync_context_set_event(recorder->context, event->object.id, recorder->command.tag,
                                                  scope.stages) != WD_OK;
    return false;
}

bool wd_syncval_CmdSetEvent(wd_call *call, const wd_CmdSetEvent_args *args) {
    return set_event(call, args->commandBuffer, args->event, args->stageMask, false);
}

// stages_of returns the stages of all barriers. A struct that the build does not know may have barriers of any stages.
static wd_state_barrier_stages stages_of(const wd_state_barriers *barriers) {
    wd_state_barrier_stages stages = wd_state_barriers_stages(barriers);
#ifdef VK_KHR_device_address_commands
    const VkMemoryRangeBarriersInfoKHR *ranges = wd_syncval_range_barriers(barriers);
    for (uint32_t i = 0; ranges && i < ranges->memoryRangeBarrierCount; i++) {
        stages.src |= ranges->pMemoryRangeBarriers[i].srcStageMask;
        stages.dst |= ranges->pMemoryRangeBarriers[i].dstStageMask;
    }
#endif
    if (wd_syncval_has_unknown_barriers(barriers)) {
        stages.src = stages.dst = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    }
    return stages;
}

bool wd_syncval_CmdSetEvent2(wd_call *call, const wd_CmdSetEvent2_args *args) {
    const wd_state_barriers barriers = wd_state_barriers_of_info(args->pDependencyInfo);
    return set_event(call, args->commandBuffer, args->event, stages_of(&barriers).src, true);
}

static bool reset_event(wd_call *call, VkCommandBuffer handle, VkEvent event_handle, uint64_t stages,
                        bool is_second) {
    const wd_state_event *event;
    wd_syncval_recorder *recorder = begin(call, handle, event_handle, &event);
    if (!recorder) {
        return false;
    }
    if (recorder->trace) {
        wd_syncval_trace_event(recorder->trace, WD_SYNCVAL_TRACE_RESET, event_handle, stages);
    }
    const bool skip = wd_syncval_event_order(
        recorder, event, &(wd_syncval_event_operation){WD_SYNCVAL_EVENT_RESET, is_second, stages});
    if (!skip) {
        wd_sync_context_reset_event(recorder->context, event->object.id);
    }
    return skip;
}

bool wd_syncval_CmdResetEvent(wd_call *call, const wd_CmdResetEvent_args *args) {
    return reset_event(call, args->commandBuffer, args->event, args->stageMask, false);
}

bool wd_syncval_CmdResetEvent2(wd_call *call, const wd_CmdResetEvent2_args *args) {
    return reset_event(call, args->commandBuffer, args->event, args->stageMask, true);
}

// wait_in_order checks the order of the waits with other operations on their events. A set operation of the
// host happens after all work that the host knows to be complete, so after such a wait everything counts as
// ordered.
static void wait_in_order(wd_syncval_recorder *recorder, wd_call *call, const VkEvent *events,
                          uint32_t num_events, const wd_syncval_event_operation *operation,
                          uint64_t src_stages) {
    for (uint32_t i = 0; i < num_events; i++) {
        const wd_state_event *event = find_event(call, events[i]);
        if (recorder->trace) {
            wd_syncval_trace_event(recorder->trace, WD_SYNCVAL_TRACE_WAIT, events[i], src_stages);
        }
        if (event) {
            recorder->command.skip |= wd_syncval_event_order(recorder, event, operation);
        }
        if (event && src_stages & VK_PIPELINE_STAGE_2_HOST_BIT &&
            !__atomic_load_n(&event->is_set_by_host, __ATOMIC_ACQUIRE)) {
            recorder->command.skip |= wd_syncval_event_order_warn(recorder, event);
        }
        recorder->failed |= !event; // An allocation for it failed.
    }
    if (src_stages & VK_PIPELINE_STAGE_2_HOST_BIT) {
        const uint64_t accesses = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT;
        const uint64_t all = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        const wd_sync_barrier barrier = wd_syncval_make_barrier(recorder, all, accesses, all, accesses);
        const wd_sync_barrier_command command = {
            .tag = recorder->command.tag, .globals = &barrier, .num_globals = 1};
        recorder->failed |= wd_sync_context_barrier(recorder->context, &command) != WD_OK;
        recorder->unknown.host_tag = recorder->command.tag;
    }
}

// wait_events waits for each event with the same dependency. If there are several events, it is unknown which
// of them covers a transition, so no transition is checked. The transitions happen once, with the last event.
static void wait_events(wd_syncval_dependency *dependency, const VkEvent *events, uint32_t num_events) {
    wd_syncval_recorder *recorder = dependency->recorder;
    if (dependency->failed || recorder->command.ranges.out_of_memory) {
        recorder->failed = true;
        return;
    }
    wd_syncval_current_entry(recorder)->is_barrier = true;
    wd_syncval_current_entry(recorder)->is_in_subpass = wd_syncval_is_in_subpass(recorder);
    const wd_sync_barrier_command command = wd_syncval_dependency_command(dependency);
    if (recorder->oversync) {
        wd_syncval_log_order(recorder, &command);
    }
    wd_syncval_event_uses_barrier(&recorder->event_uses, &command);
    recorder->num_barriers++;
    wd_sync_hazard hazard;
    if (num_events == 1 &&
        wd_sync_context_detect_event_transition(recorder->context, event_number(dependency->call, events[0]),
                                                &command, &hazard)) {
        wd_syncval_note_hazard(recorder, &hazard, wd_syncval_dependency_object(dependency, &hazard));
    }
    wd_sync_range_barrier *without = dependency->ranged;
    bool *transitions = wd_arena_alloc_zero(&dependency->call->scratch, command.num_ranged + 1, sizeof(bool));
    recorder->failed |= !transitions;
    for (uint32_t i = 0; transitions && i < command.num_ranged; i++) {
        transitions[i] = without[i].transition;
        without[i].transition = false;
    }
    for (uint32_t i = 0; !recorder->failed && i < num_events; i++) {
        for (uint32_t k = 0; i + 1 == num_events && k < command.num_ranged; k++) {
            without[k].transition = transitions[k];
        }
        recorder->failed |=
            wd_syncval_wait_event(recorder, event_number(dependency->call, events[i]), &command) != WD_OK;
    }
    wd_syncval_dependency_discard(dependency, &command);
    recorder->command.ranges.count = 0;
}

static void wait(wd_syncval_recorder *recorder, wd_call *call, const VkEvent *events, uint32_t num_events,
                 const wd_state_barriers *barriers) {
    const wd_state_barrier_stages stages = stages_of(barriers);
    wait_in_order(recorder, call, events, num_events,
                  &(wd_syncval_event_operation){WD_SYNCVAL_EVENT_WAIT, barriers->is_second, stages.dst},
                  stages.src);
    if (recorder->trace) {
        wd_syncval_trace_barriers(recorder->trace, barriers);
    }
    if (recorder->contents) {
        wd_syncval_contents_order(recorder, call, barriers);
    }
    wd_syncval_dependency dependency;
    wd_syncval_dependency_init_barriers(&dependency, recorder, call, barriers);
    wait_events(&dependency, events, num_events);
}

bool wd_syncval_CmdWaitEvents(wd_call *call, const wd_CmdWaitEvents_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    wd_syncval_savepoint savepoint;
    wd_syncval_savepoint_take(recorder, &savepoint);
    wait(recorder, call, args->pEvents, args->eventCount, &WD_STATE_BARRIERS_OF(args, 0));
    return wd_syncval_savepoint_end(recorder, &savepoint);
}

bool wd_syncval_CmdWaitEvents2(wd_call *call, const wd_CmdWaitEvents2_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    wd_syncval_savepoint savepoint;
    wd_syncval_savepoint_take(recorder, &savepoint);
    for (uint32_t i = 0; !recorder->failed && i < args->eventCount; i++) {
        const wd_state_barriers barriers = wd_state_barriers_of_info(&args->pDependencyInfos[i]);
        wait(recorder, call, &args->pEvents[i], 1, &barriers);
    }
    return wd_syncval_savepoint_end(recorder, &savepoint);
}
