#include "vk/syncval/validator/record/event_order.h"

#include <inttypes.h>
#include <stdio.h>

#include "vk/report/message_ids.h"

#define EVERYTHING (VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT)

// By the kind of the earlier operation.
static const char *const rules[] = {WD_ID_SYNC_EVENT_AFTER_SET, WD_ID_SYNC_EVENT_AFTER_RESET,
                                    WD_ID_SYNC_EVENT_AFTER_WAIT};
static const char *const command_names[][2] = {
    {"vkCmdSetEvent", "vkCmdSetEvent2"},
    {"vkCmdResetEvent", "vkCmdResetEvent2"},
    {"vkCmdWaitEvents", "vkCmdWaitEvents2"},
};
// For a wait after a reset: by the version of the reset command, then of the wait command.
static const char *const reset_rules[2][2] = {
    {WD_ID_VUID_RESET_EVENT_WAIT, WD_ID_VUID_RESET_EVENT_WAIT_2},
    {WD_ID_VUID_RESET_EVENT_2_WAIT, WD_ID_VUID_RESET_EVENT_2_WAIT_2},
};

// --- Findings

static bool deliver(wd_syncval_recorder *recorder, const wd_state_event *event, wd_severity severity,
                    const char *id, const char *text) {
    const wd_state_object *all[] = {&recorder->command_buffer->object, &event->object};
    const char *const types[] = {"Command buffer", "Event"};
    wd_finding_object objects[2];
    for (int i = 0; i < 2; i++) {
        objects[i] =
            (wd_finding_object){(uint32_t)all[i]->type, types[i], all[i]->handle, wd_state_name(all[i])};
    }
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text,
        .site = event->object.id,
        .objects = objects,
        .num_objects = 2,
    };
    return wd_syncval_submit_hazard(recorder->device, &finding);
}

static void append_event(wd_string_builder *text, const wd_state_event *event) {
    const char *name = wd_state_printable_name(&event->object);
    wd_string_append(text, "Event ");
    if (name) {
        wd_string_appendf(text, "(%s)", name);
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", event->object.handle);
}

static void append_command(wd_string_builder *text, const wd_syncval_recorder *recorder, uint64_t tag) {
    const wd_syncval_entry *entry = wd_syncval_history_find(recorder->history, tag);
    if (entry) {
        wd_string_appendf(text, "%s (command %u)", entry->name, entry->number);
    }
}

static const char fix[] =
    "insert a barrier between the two: vkCmdPipelineBarrier2: srcStageMask = "
    "VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT";

static bool report(wd_syncval_recorder *recorder, const wd_state_event *event,
                   const wd_syncval_event_use *last, const wd_syncval_event_operation *now) {
    char id[80];
    if (now->kind == WD_SYNCVAL_EVENT_WAIT) {
        snprintf(id, sizeof id, "%s", reset_rules[last->is_second][now->is_second]);
    } else {
        wd_message_compose(id, sizeof id, rules[last->kind], command_names[now->kind][now->is_second]);
    }
    wd_string_builder text;
    wd_string_init(&text, recorder->device->allocator);
    append_command(&text, recorder, recorder->command.tag);
    wd_string_append(&text, " works on ");
    append_event(&text, event);
    wd_string_append(&text, " after ");
    append_command(&text, recorder, last->tag);
    wd_string_append(&text, ", and no execution dependency orders the two: either may come first.");
    wd_finding_compose(&text, &(wd_finding_parts){.fix = fix});
    const bool skip = !text.failed && deliver(recorder, event, WD_SEVERITY_ERROR, id, text.text);
    wd_string_finish(&text);
    return skip;
}

bool wd_syncval_event_order_warn(wd_syncval_recorder *recorder, const wd_state_event *event) {
    wd_string_builder text;
    wd_string_init(&text, recorder->device->allocator);
    append_command(&text, recorder, recorder->command.tag);
    wd_string_append(&text, " waits for the host to set ");
    append_event(&text, event);
    wd_string_append(
        &text,
        " (VK_PIPELINE_STAGE_HOST_BIT). The queue does nothing until then. If the host first waits for work "
        "that is submitted to this queue, both wait for each other forever.");
    const bool skip =
        !text.failed && deliver(recorder, event, WD_SEVERITY_WARNING, WD_ID_SYNC_HOST_DEADLOCK, text.text);
    wd_string_finish(&text);
    return skip;
}

// --- The order

// can_race returns whether two operations of these kinds race. Two reset operations, or two waits, do not.
static bool can_race(wd_syncval_event_kind last, wd_syncval_event_kind now) {
    switch (now) {
    case WD_SYNCVAL_EVENT_SET:
        return true;
    case WD_SYNCVAL_EVENT_RESET:
        return last != WD_SYNCVAL_EVENT_RESET;
    default:
        return last == WD_SYNCVAL_EVENT_RESET;
    }
}

// An operation happens after the stages of its mask of all earlier commands. Stages in a barrier's second
// scope wait for the barrier. A wait happens before all stages.
static bool is_ordered(const wd_syncval_recorder *recorder, const wd_syncval_event_use *last,
                       const wd_syncval_event_operation *now) {
    if (last->instance != recorder->instance) {
        return true;
    }
    if (now->kind == WD_SYNCVAL_EVENT_WAIT) {
        return last->reached != 0;
    }
    if (now->stages & EVERYTHING) {
        return true;
    }
    const uint64_t stages = wd_sync_first_scope(now->stages, 0, recorder->queue_flags).stages;
    return stages ? last->reached & stages : last->reached != 0;
}

static wd_syncval_event_use *add_use(wd_syncval_recorder *recorder) {
    wd_syncval_event_use *added = WD_VECTOR_PUSH(&recorder->device->allocator, &recorder->event_uses);
    if (!added) {
        recorder->event_uses.count = 0; // Earlier operations are unknown now.
    }
    return added;
}

bool wd_syncval_event_order(wd_syncval_recorder *recorder, const wd_state_event *event,
                            const wd_syncval_event_operation *now) {
    wd_syncval_event_use *last = wd_syncval_event_uses_find(&recorder->event_uses, event->object.id);
    bool skip = false;
    if (last && can_race((wd_syncval_event_kind)last->kind, now->kind) && !is_ordered(recorder, last, now)) {
        skip = report(recorder, event, last, now);
    }
    recorder->command.skip |= skip;
    if (skip && !recorder->command.cannot_skip) {
        return true;
    }
    last = last ? last : add_use(recorder);
    if (!last) {
        return skip;
    }
    const uint64_t stages = wd_sync_second_scope(now->stages, 0, recorder->queue_flags).stages;
    *last = (wd_syncval_event_use){
        .event = event->object.id,
        .tag = recorder->command.tag,
        .stages = stages,
        .reached = now->kind == WD_SYNCVAL_EVENT_WAIT ? stages : 0,
        .instance = recorder->instance,
        .kind = (uint8_t)now->kind,
        .is_second = now->is_second,
    };
    return skip;
}
