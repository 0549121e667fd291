// Events: which commands set them, in a recording and as the submissions so far leave them.
//
// A wait names the stages of the commands that set its events. Where these are commands of the same recording, the
// stages are known when the wait is recorded, else the wait is listed, for who reads it at the submission.
//
// | function                     | threads                                       |
// |------------------------------|-----------------------------------------------|
// | of recordings                | who records or submits the command buffer     |
// | wd_state_event_source_of     | any; another thread may submit meanwhile      |
#ifndef WARDEN_VK_STATE_STATE_EVENT_H
#define WARDEN_VK_STATE_STATE_EVENT_H

#include "vk/state/state_queue.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_dependency is the content of a VkDependencyInfo.
typedef struct wd_state_dependency {
    bool is_known; // Without flags, and without chains: `hash` states all of it.
    // Of the first synchronization scopes of the barriers.
    bool has_host, has_other;
    uint64_t hash;
} wd_state_dependency;

wd_state_dependency wd_state_dependency_of(const VkDependencyInfo *info);

typedef struct wd_state_event_source {
    wd_state_event_setter setter;
    VkPipelineStageFlags2 stages; // Of vkCmdSetEvent.
    uint64_t dependency;          // Of vkCmdSetEvent2: wd_state_dependency.hash; 0: not known.
} wd_state_event_source;

typedef struct wd_state_recorded_event {
    struct wd_state_recorded_event *next;
    wd_state_event *event; // The recording keeps it.
    wd_state_event_source source;
} wd_state_recorded_event;

// wd_state_event_wait is a vkCmdWaitEvents for events that no command of the recording set or reset before.
typedef struct wd_state_event_wait {
    struct wd_state_event_wait *next;
    VkPipelineStageFlags2 waited; // srcStageMask
    VkPipelineStageFlags2 stages; // Of the commands of the recording that set the other events.
    uint32_t num_events;
    wd_state_event *events[];
} wd_state_event_wait;

// wd_state_event_wait2 is an event of vkCmdWaitEvents2 that no command of the recording set or reset before.
typedef struct wd_state_event_wait2 {
    struct wd_state_event_wait2 *next;
    wd_state_event *event;
    wd_state_dependency dependency;
} wd_state_event_wait2;

// wd_state_waited_event is an event of a wait of either version.
typedef struct wd_state_waited_event {
    struct wd_state_waited_event *next;
    uint64_t handle;
    const char *command; // A string constant.
} wd_state_waited_event;

// wd_state_events is in the arena of the recording. The latest elements of its lists are first.
typedef struct wd_state_events {
    wd_state_waited_event *waited;
    wd_state_recorded_event *events;
    wd_state_event_wait *waits;
    wd_state_event_wait2 *waits2;
} wd_state_events;

// wd_state_device_polled_at returns the serial of the latest submission when the application last saw results of a
// query, or an event that a command had set: commands of submissions up to it may be known to be complete. 0: it never
// did.
uint64_t wd_state_device_polled_at(const struct wd_state_device *device);

// wd_state_recorded_source returns how the recording set an event last; WD_STATE_EVENT_NOT_SET: no command of it did.
wd_state_event_source wd_state_recorded_source(const wd_state_command_buffer *command_buffer,
                                               const wd_state_event *event);

// wd_state_event_source_of returns how an event was set after all submissions.
static inline wd_state_event_source wd_state_event_source_of(const wd_state_event *event) {
    const wd_state_event_setter setter = __atomic_load_n(&event->setter, __ATOMIC_ACQUIRE);
    return (wd_state_event_source){setter, __atomic_load_n(&event->set_stages, __ATOMIC_RELAXED),
                                   __atomic_load_n(&event->set_dependency, __ATOMIC_RELAXED)};
}

#ifdef __cplusplus
}
#endif
#endif
