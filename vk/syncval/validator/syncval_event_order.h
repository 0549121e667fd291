// The order of the operations on one event: setting, resetting and waiting must not race each other.
//
// It follows the command buffer in hand. What other command buffers do to an event is not known, so the first operation
// is never reported; neither is one behind a render pass or a secondary command buffer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_EVENT_ORDER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_EVENT_ORDER_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_event_kind {
    WD_SYNCVAL_EVENT_SET,
    WD_SYNCVAL_EVENT_RESET,
    WD_SYNCVAL_EVENT_WAIT,
} wd_syncval_event_kind;

// wd_syncval_event_operation is one operation. Stages are expanded.
typedef struct wd_syncval_event_operation {
    wd_syncval_event_kind kind;
    bool is_second;  // Of the commands with a 2 in their names.
    uint64_t stages; // As given: of a wait, its second scope.
} wd_syncval_event_operation;

// wd_syncval_event_order checks an operation of the command in hand against the last one on this event, and remembers it. True:
// a callback asks to skip.
bool wd_syncval_event_order(wd_syncval_recorder *recorder, const wd_state_event *event,
                            const wd_syncval_event_operation *operation);

// wd_syncval_event_order_barrier lets a barrier order all operations so far with those behind it.
void wd_syncval_event_order_barrier(wd_syncval_recorder *recorder, const wd_sync_barrier_command *command);

// wd_syncval_event_order_warn warns of a wait for what the host does. True: a callback asks to skip.
bool wd_syncval_event_order_warn(wd_syncval_recorder *recorder, const wd_state_event *event);

#ifdef __cplusplus
}
#endif
#endif
