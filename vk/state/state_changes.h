// The latest changes that make recordings invalid: destroyed objects, updated descriptor sets, secondary command
// buffers that were reset or submitted for the last time. Private to vk/state.
//
// Each recorded command compares the count with the one that its command buffer was last compared at
// (wd_state_may_be_invalid). The ids of the latest changed objects are there so that a recording looks up only these,
// and walks all objects that it refers to only when it missed more changes than are kept.
//
// | function                 | threads                                            |
// |--------------------------|----------------------------------------------------|
// | wd_state_note_change     | any                                                |
// | wd_state_compare_changes | the one that records the command buffer            |
#ifndef WARDEN_VK_STATE_STATE_CHANGES_H
#define WARDEN_VK_STATE_STATE_CHANGES_H

#include "vk/state/state_object.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_STATE_NUM_CHANGES = 64 };

typedef struct wd_state_changes {
    wd_mutex lock;  // Of who writes.
    uint64_t count; // Atomic. It is stored after the id, which is stored after the change.
    // Atomic. Change i has the id of its object at i % WD_STATE_NUM_CHANGES.
    uint64_t ids[WD_STATE_NUM_CHANGES];
} wd_state_changes;

// wd_state_note_change notes a change of an object after it happened, unless nothing but the table refers to the
// object.
void wd_state_note_change(wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
