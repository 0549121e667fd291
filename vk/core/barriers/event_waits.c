// Waits for events: the commands that set them, in the same recording or in earlier submissions.
#include <assert.h>

#include "vk/core/barriers/barriers_internal.h"
#include "vk/state/state_event.h"

// set_by is how the events of a wait were set.
typedef struct set_by {
    bool is_known;                     // All of them by vkCmdSetEvent or vkSetEvent.
    VkPipelineStageFlags2 stages;      // Of vkCmdSetEvent.
    const wd_state_event *by_version2; // The first one that vkCmdSetEvent2 set.
} set_by;

static void add_source(set_by *all, const wd_state_event *event, wd_state_event_source source) {
    switch (source.setter) {
    case WD_STATE_EVENT_COMMAND:
        all->stages |= source.stages;
        break;
    case WD_STATE_EVENT_HOST:
        all->stages |= VK_PIPELINE_STAGE_2_HOST_BIT;
        break;
    case WD_STATE_EVENT_COMMAND2:
        all->by_version2 = all->by_version2 ? all->by_version2 : event;
        all->is_known = false;
        break;
    default: // It may be set before the wait is executed.
        all->is_known = false;
        break;
    }
}

static void report_stages(wd_core_check *c, const wd_state_command_buffer *submitted,
                          VkPipelineStageFlags2 waited, VkPipelineStageFlags2 stages) {
    char one[512], other[512], name[160];
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, NULL, "vkCmdWaitEvents", WD_CORE_RULE(01158))) {
        return;
    }
    wd_core_summaryf(&m, "srcStageMask%s is %s, and the events were set with %s",
                     submitted ? " of a vkCmdWaitEvents in a submitted command buffer" : "",
                     wd_VkPipelineStageFlags_string((VkPipelineStageFlags)waited, one, sizeof one),
                     wd_VkPipelineStageFlags_string((VkPipelineStageFlags)stages, other, sizeof other));
    if (submitted) {
        wd_core_notef(
            &m, "The wait is in %s",
            wd_core_name(c, VK_OBJECT_TYPE_COMMAND_BUFFER, submitted->object.handle, name, sizeof name));
    }
    wd_core_end(&m);
}

static void report_version(wd_core_check *c, const wd_state_event *event, const char *owner, uint32_t rule,
                           const char *setter) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, owner, rule)) {
        wd_core_handle(&m, "an element of pEvents", VK_OBJECT_TYPE_EVENT, event->object.handle);
        wd_core_summaryf(&m, ", which %s sets", setter);
        m.fix = "Set and wait for events with commands of the same version.";
        wd_core_end(&m);
    }
}

// --- Recording

WD_CORE_CHECK(barriers_events, CmdWaitEvents) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    set_by all = {.is_known = true};
    for (uint32_t i = 0; command_buffer && s->pEvents && i < s->eventCount; i++) {
        const wd_state_event *event = WD_CORE_FIND(event, s->pEvents[i]);
        if (event) {
            add_source(&all, event, wd_state_recorded_source(command_buffer, event));
        } else {
            all.is_known = false;
        }
    }
    if (all.by_version2) {
        report_version(c, all.by_version2, NULL, WD_CORE_RULE(03847), "vkCmdSetEvent2");
    } else if (command_buffer && all.is_known && all.stages != s->srcStageMask &&
               !(s->srcStageMask & VK_PIPELINE_STAGE_HOST_BIT)) {
        report_stages(c, NULL, s->srcStageMask, all.stages);
    }
}

// report_wait2 reports a wait of vkCmdWaitEvents2 in a command buffer that is recorded or submitted.
static void report_wait2(wd_core_check *c, const wd_state_command_buffer *command_buffer,
                         const wd_state_event *event, uint32_t rule, const char *text, const char *fix) {
    char name[160];
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, "vkCmdWaitEvents2", rule)) {
        wd_core_handle(&m, "an element of pEvents", VK_OBJECT_TYPE_EVENT, event->object.handle);
        wd_core_summaryf(&m, ", %s", text);
        wd_core_notef(
            &m, "The wait is in %s",
            wd_core_name(c, VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle, name, sizeof name));
        m.fix = fix;
        wd_core_end(&m);
    }
}

// check_wait2 compares the dependency of a wait with the last command that set or reset the event before.
static void check_wait2(wd_core_check *c, const wd_state_command_buffer *command_buffer,
                        const wd_state_event *event, const wd_state_dependency *waited,
                        wd_state_event_source source) {
    if (!wd_core_is_recording_known(command_buffer)) {
        return;
    }
    if (source.setter == WD_STATE_EVENT_COMMAND) {
        report_version(c, event, "vkCmdWaitEvents2", WD_CORE_RULE(03837), "vkCmdSetEvent");
    } else if (source.setter == WD_STATE_EVENT_COMMAND2 && waited->is_known && source.dependency &&
               source.dependency != waited->hash) {
        report_wait2(c, command_buffer, event, WD_CORE_RULE(03838),
                     "which vkCmdSetEvent2 sets with another dependency than that of the wait",
                     "Pass the same VkDependencyInfo to vkCmdSetEvent2 and vkCmdWaitEvents2.");
    } else if (source.setter == WD_STATE_EVENT_HOST && waited->has_other) {
        report_wait2(c, command_buffer, event, WD_CORE_RULE(03839),
                     "which vkSetEvent sets, but barriers of the wait have other stages than "
                     "VK_PIPELINE_STAGE_2_HOST_BIT in srcStageMask",
                     "Wait with srcStageMask VK_PIPELINE_STAGE_2_HOST_BIT for events that the host sets.");
    } else if ((source.setter == WD_STATE_EVENT_RESET || source.setter == WD_STATE_EVENT_NOT_SET) &&
               waited->has_other && !waited->has_host) {
        report_wait2(c, command_buffer, event, WD_CORE_RULE(03841),
                     source.setter == WD_STATE_EVENT_RESET
                         ? "which was reset, and no vkCmdSetEvent2 before the wait sets the event again"
                         : "which no vkCmdSetEvent2 before the wait sets",
                     "Submit the vkCmdSetEvent2 before the wait.");
    }
}

static void check_flags(wd_core_check *c, const VkDependencyInfo *info, uint32_t index) {
    const VkDependencyFlags refused =
        VK_DEPENDENCY_BY_REGION_BIT | VK_DEPENDENCY_DEVICE_GROUP_BIT | VK_DEPENDENCY_VIEW_LOCAL_BIT;
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pDependencyInfos", index);
    wd_core_message m;
    if (info->dependencyFlags & refused && wd_core_begin_rule(&m, c, &frame, NULL, WD_CORE_RULE(10394))) {
        char text[256];
        wd_core_word(&m, "dependencyFlags",
                     wd_VkDependencyFlags_string(info->dependencyFlags, text, sizeof text));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(barriers_events, CmdWaitEvents2) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    for (uint32_t i = 0; i < s->eventCount; i++) {
        const wd_state_event *event = s->pEvents ? WD_CORE_FIND(event, s->pEvents[i]) : NULL;
        if (command_buffer && event && s->pDependencyInfos) {
            const wd_state_dependency waited = wd_state_dependency_of(&s->pDependencyInfos[i]);
            const wd_state_event_source source = wd_state_recorded_source(command_buffer, event);
            if (source.setter != WD_STATE_EVENT_NOT_SET) {
                check_wait2(c, command_buffer, event, &waited, source);
            }
        }
        if (s->pDependencyInfos) {
            check_flags(c, &s->pDependencyInfos[i], i);
        }
    }
}

// --- Submission

// submitted is the command buffers of a call, in order: those of the batches after each other.
typedef struct submitted {
    wd_core_check *c;
    VkCommandBuffer (*get)(const void *infos, uint32_t batch, uint32_t index);
    uint32_t (*count)(const void *infos, uint32_t batch);
    const void *infos;
} submitted;

static const wd_state_command_buffer *find(const submitted *all, uint32_t batch, uint32_t index) {
    assert(index < all->count(all->infos, batch));
    const wd_core_check *c = all->c;
    return WD_CORE_FIND(command_buffer, all->get(all->infos, batch, index));
}

// find_source returns how an event was set before a command buffer of the call.
static wd_state_event_source find_source(const submitted *all, uint32_t batch, uint32_t index,
                                         const wd_state_event *event) {
    for (;; index = all->count(all->infos, batch)) {
        while (index-- > 0) {
            const wd_state_command_buffer *earlier = find(all, batch, index);
            const wd_state_event_source source =
                earlier && wd_core_is_recording_known(earlier)
                    ? wd_state_recorded_source(earlier, event)
                    : (wd_state_event_source){.setter = WD_STATE_EVENT_UNKNOWN};
            if (source.setter != WD_STATE_EVENT_NOT_SET) {
                return source;
            }
        }
        if (batch-- == 0) {
            return wd_state_event_source_of(event);
        }
    }
}

static void check_waits(const submitted *all, uint32_t batch, uint32_t index) {
    const wd_state_command_buffer *command_buffer = find(all, batch, index);
    const wd_state_event_wait *wait =
        command_buffer && command_buffer->events ? command_buffer->events->waits : NULL;
    for (; wait; wait = wait->next) {
        set_by set = {.is_known = true, .stages = wait->stages};
        for (uint32_t i = 0; i < wait->num_events; i++) {
            add_source(&set, wait->events[i], find_source(all, batch, index, wait->events[i]));
        }
        if (set.by_version2) {
            report_version(all->c, set.by_version2, "vkCmdWaitEvents", WD_CORE_RULE(03847), "vkCmdSetEvent2");
        } else if (set.is_known && set.stages != wait->waited) {
            report_stages(all->c, command_buffer, wait->waited, set.stages);
        }
    }
}

static void check_waits2(const submitted *all, uint32_t batch, uint32_t index) {
    const wd_state_command_buffer *command_buffer = find(all, batch, index);
    const wd_state_event_wait2 *wait =
        command_buffer && command_buffer->events ? command_buffer->events->waits2 : NULL;
    if (wait && wd_state_device_num_missed(all->c->state)) {
        return;
    }
    for (; wait; wait = wait->next) {
        check_wait2(all->c, command_buffer, wait->event, &wait->dependency,
                    find_source(all, batch, index, wait->event));
    }
}

static void check_submission(const submitted *all, uint32_t num_batches) {
    for (uint32_t i = 0; all->infos && i < num_batches; i++) {
        for (uint32_t k = 0; k < all->count(all->infos, i); k++) {
            check_waits(all, i, k);
            check_waits2(all, i, k);
        }
    }
}

static VkCommandBuffer get_1(const void *infos, uint32_t batch, uint32_t index) {
    return ((const VkSubmitInfo *)infos)[batch].pCommandBuffers[index];
}

static uint32_t count_1(const void *infos, uint32_t batch) {
    const VkSubmitInfo *info = (const VkSubmitInfo *)infos + batch;
    return info->pCommandBuffers ? info->commandBufferCount : 0;
}

WD_CORE_CHECK(barriers_events, QueueSubmit) {
    check_submission(&(submitted){c, get_1, count_1, s->pSubmits}, s->submitCount);
}

static VkCommandBuffer get_2(const void *infos, uint32_t batch, uint32_t index) {
    return ((const VkSubmitInfo2 *)infos)[batch].pCommandBufferInfos[index].commandBuffer;
}

static uint32_t count_2(const void *infos, uint32_t batch) {
    const VkSubmitInfo2 *info = (const VkSubmitInfo2 *)infos + batch;
    return info->pCommandBufferInfos ? info->commandBufferInfoCount : 0;
}

WD_CORE_CHECK(barriers_events, QueueSubmit2) {
    check_submission(&(submitted){c, get_2, count_2, s->pSubmits}, s->submitCount);
}
