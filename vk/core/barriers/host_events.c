// Events that the host sets and resets while pending command buffers wait for them.
#include <string.h>

#include "vk/core/barriers/barriers_internal.h"
#include "vk/state/state_event.h"

// found_wait is a wait for an event in a pending command buffer.
typedef struct found_wait {
    uint64_t event;
    uint64_t command_buffer; // 0: none.
    const char *command;
    uint64_t serial;
} found_wait;

static bool find_in(const wd_state_command_buffer *command_buffer, uint64_t serial, found_wait *found) {
    const wd_state_waited_event *waited = command_buffer->events ? command_buffer->events->waited : NULL;
    while (waited && waited->handle != found->event) {
        waited = waited->next;
    }
    if (waited) {
        found->command_buffer = command_buffer->object.handle;
        found->command = waited->command;
        found->serial = serial;
    }
    return waited != NULL;
}

// find_in_executed looks in the secondary command buffers that a recording executes, as they were then.
static bool find_in_executed(const wd_state_command_buffer *primary, uint64_t serial, found_wait *found) {
    bool is_found = false;
    for (uint32_t i = 0; !is_found && i < primary->num_executed; i++) {
        const wd_state_command_buffer *secondary = primary->executed[i];
        const wd_state_kept *kept = wd_state_kept_entry(primary, &secondary->object);
        is_found = kept && kept->version == secondary->generation && find_in(secondary, serial, found);
    }
    return is_found;
}

// find_wait is the callback of wd_state_for_each_pending. False: it found a wait. Recordings that were reset since the
// submission are left out: their memory may be in use again.
static bool find_wait(const wd_state_submission *submission, void *user) {
    bool is_found = false;
    for (uint32_t i = 0; !is_found && i < submission->num_command_buffers; i++) {
        const wd_state_command_buffer *command_buffer = submission->command_buffers[i];
        is_found = submission->generations[i] == command_buffer->generation &&
                   (find_in(command_buffer, submission->serial, user) ||
                    find_in_executed(command_buffer, submission->serial, user));
    }
    return !is_found;
}

static void report(wd_core_check *c, const found_wait *found, uint32_t rule, const char *fix) {
    char text[160];
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "event", VK_OBJECT_TYPE_EVENT, found->event);
        wd_core_summaryf(
            &m, ", for which %s waits in %s, and its submission is not known to be complete", found->command,
            wd_core_name(c, VK_OBJECT_TYPE_COMMAND_BUFFER, found->command_buffer, text, sizeof text));
        m.fix = fix;
        wd_core_end(&m);
    }
}

static bool find_pending(const wd_core_check *c, VkEvent event, found_wait *found) {
    *found = (found_wait){.event = WD_STATE_NON_DISPATCHABLE(event)};
    if (c->state && event) {
        wd_state_for_each_pending(c->call->device->state, find_wait, found);
    }
    return found->command_buffer != 0;
}

WD_CORE_CHECK(barriers_events, SetEvent) {
    found_wait found;
    if (find_pending(c, s->event, &found)) {
        report(c, &found, WD_CORE_RULE(09543), "Set the event before the submission that waits for it.");
    }
}

// The application may know from a query or another event that the wait was executed.
WD_CORE_CHECK(barriers_events, ResetEvent) {
    found_wait found;
    if (find_pending(c, s->event, &found) && wd_state_device_polled_at(c->state) < found.serial) {
        report(c, &found,
               strcmp(found.command, "vkCmdWaitEvents") ? WD_CORE_RULE(03822) : WD_CORE_RULE(03821),
               "Wait for a fence of the submission before vkResetEvent.");
    }
}
