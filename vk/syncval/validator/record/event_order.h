// The order of operations on one event: set, reset and wait operations must not race with each other.
//
// The check covers the current command buffer. Operations of other command buffers are unknown, so the first
// operation is never reported; neither is one after a render pass or a secondary command buffer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_EVENT_ORDER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_EVENT_ORDER_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_event_kind {
    WD_SYNCVAL_EVENT_SET,
    WD_SYNCVAL_EVENT_RESET,
    WD_SYNCVAL_EVENT_WAIT,
} wd_syncval_event_kind;

// wd_syncval_event_operation is one operation on an event. Stages are expanded.
typedef struct wd_syncval_event_operation {
    wd_syncval_event_kind kind;
    bool is_second;  // Of a command of synchronization2.
    uint64_t stages; // As given; for a wait, the second scope.
} wd_syncval_event_operation;

// wd_syncval_event_order compares an operation of the current command with the last one on the event, and
// stores it. It returns true if a callback asks to skip.
bool wd_syncval_event_order(wd_syncval_recorder *recorder, const wd_state_event *event,
                            const wd_syncval_event_operation *operation);

// wd_syncval_event_order_warn reports a wait for a set operation by the host. It returns true if a callback
// asks to skip.
bool wd_syncval_event_order_warn(wd_syncval_recorder *recorder, const wd_state_event *event);

#ifdef __cplusplus
}
#endif
#endif
