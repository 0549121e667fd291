// Descriptors that may be updated between the recording and the submission of a command (UPDATE_AFTER_BIND,
// UPDATE_UNUSED_WHILE_PENDING): their contents at the submission count.
//
// Commands are recorded with the current contents, which are stored. Findings that depend on them are
// deferred until a submission shows that the contents are still the same. If they differ, these findings are
// dropped, and accesses after these commands are treated as accesses after unknown ones
// (wd_syncval_access_unknown).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_LATE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_LATE_H

#include "vk/syncval/validator/record/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_LATE_SLOTS = 64, WD_SYNCVAL_MAX_DEFERRED = 64 };

// wd_syncval_late_content is the contents of a descriptor. The command buffer keeps references to the set and
// the object.
typedef struct wd_syncval_late_content {
    wd_state_descriptor_set *set;
    uint32_t index; // In the set's flat array.
    bool is_null;
    const wd_state_object *object;
    VkDeviceSize offset, range; // Of buffers.
} wd_syncval_late_content;

// wd_syncval_late belongs to a recording.
typedef struct wd_syncval_late {
    wd_syncval_late_content *contents;
    size_t num_contents, contents_capacity;
    // By set and index: number + 1 of an element of `contents`, to avoid duplicates.
    uint32_t latest[WD_SYNCVAL_LATE_SLOTS];
    uint32_t num_deferred;
    wd_sync_hazard deferred[WD_SYNCVAL_MAX_DEFERRED]; // Hazards to report.
} wd_syncval_late;

// wd_syncval_late_clear empties it and keeps the memory. wd_syncval_late_destroy accepts NULL.
void wd_syncval_late_clear(wd_syncval_late *late);
void wd_syncval_late_destroy(wd_syncval_late *late, const wd_allocator *allocator);

// wd_syncval_take_late reads a descriptor for the current command, which then depends on it. The command
// buffer keeps references to the objects in `content`. It returns false if the contents are unknown.
bool wd_syncval_take_late(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t index,
                          wd_state_descriptor *content);

// wd_syncval_defer defers a hazard of the recording to the submission if it depends on such a descriptor.
bool wd_syncval_defer(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_join_late adds the descriptors on which `other` depends, which is executed with `offset` added
// to its tags.
void wd_syncval_join_late(wd_syncval_recorder *recorder, const wd_syncval_recorder *other, uint64_t offset);

// wd_syncval_is_late_changed returns whether a descriptor on which the recording depends has different
// contents now.
bool wd_syncval_is_late_changed(const wd_syncval_recorder *recorder);

// wd_syncval_report_deferred reports the deferred hazards.
void wd_syncval_report_deferred(wd_syncval_recorder *recorder);

#ifdef __cplusplus
}
#endif
#endif
