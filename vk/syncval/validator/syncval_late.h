// Descriptors that may be updated between the recording of a command and its submission (UPDATE_AFTER_BIND,
// UPDATE_UNUSED_WHILE_PENDING): what counts is what they hold at the submission.
//
// Commands are recorded with what such a descriptor holds now, and that is remembered. What is found with it is not
// reported before a submission shows that it still holds the same. Where it does not, findings with such commands are
// dropped, and what lies behind them is looked at with more care (wd_syncval_access_unknown).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_LATE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_LATE_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_LATE_SLOTS = 64, WD_SYNCVAL_MAX_DEFERRED = 64 };

// wd_syncval_late_content is what a descriptor held. Set and object are kept by the command buffer.
typedef struct wd_syncval_late_content {
    wd_state_descriptor_set *set;
    uint32_t index; // In the set's flat array.
    bool is_null;
    const wd_state_object *object;
    VkDeviceSize offset, range; // Of buffers.
} wd_syncval_late_content;

// wd_syncval_late is a recording's.
typedef struct wd_syncval_late {
    wd_syncval_late_content *contents;
    size_t num_contents, contents_capacity;
    uint32_t latest
        [WD_SYNCVAL_LATE_SLOTS]; // By set and index: number + 1 of one of the contents, against doubles.
    uint32_t num_deferred;
    wd_sync_hazard deferred[WD_SYNCVAL_MAX_DEFERRED]; // Hazards to report.
} wd_syncval_late;

// wd_syncval_late_clear forgets all of it and keeps the memory; wd_syncval_late_destroy accepts NULL.
void wd_syncval_late_clear(wd_syncval_late *late);
void wd_syncval_late_destroy(wd_syncval_late *late, const wd_allocator *allocator);

// wd_syncval_take_late reads a descriptor for the command in hand, which depends on it from now on. What `content` refers to is
// kept by the command buffer. False: nothing is known of it.
bool wd_syncval_take_late(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t index,
                          wd_state_descriptor *content);

// wd_syncval_defer keeps a hazard of the recording for the submission, if it depends on such a descriptor.
bool wd_syncval_defer(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_join_late takes over what `other` depends on, which is executed with `offset` added to its tags.
void wd_syncval_join_late(wd_syncval_recorder *recorder, const wd_syncval_recorder *other, uint64_t offset);

// wd_syncval_is_late_changed tells whether a descriptor that the recording depends on holds something else by now.
bool wd_syncval_is_late_changed(const wd_syncval_recorder *recorder);

// wd_syncval_report_deferred reports what was kept.
void wd_syncval_report_deferred(wd_syncval_recorder *recorder);

#ifdef __cplusplus
}
#endif
#endif
