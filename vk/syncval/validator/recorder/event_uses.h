// The last operation on each event that a recording uses.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_EVENT_USES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_EVENT_USES_H

#include "vk/syncval/model/sync_model.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_event_use is the last operation on an event (record/event_order.h).
typedef struct wd_syncval_event_use {
    uint64_t event; // Its id.
    uint64_t tag;
    uint64_t stages;  // The stages before it.
    uint64_t reached; // The stages of later commands that happen after it.
    uint32_t instance;
    uint8_t kind; // wd_syncval_event_kind
    bool is_second;
} wd_syncval_event_use;

// wd_syncval_event_uses has one element for each event. Without elements, earlier operations are unknown.
typedef WD_VECTOR(wd_syncval_event_use) wd_syncval_event_uses;

// wd_syncval_event_uses_find returns the last operation on an event, NULL if it is unknown.
wd_syncval_event_use *wd_syncval_event_uses_find(const wd_syncval_event_uses *uses, uint64_t event);

// wd_syncval_event_uses_barrier makes a barrier order all earlier operations before later ones.
void wd_syncval_event_uses_barrier(wd_syncval_event_uses *uses, const wd_sync_barrier_command *command);

#ifdef __cplusplus
}
#endif
#endif
