// Descriptors that may be updated between the recording and the submission of a command (UPDATE_AFTER_BIND,
// UPDATE_UNUSED_WHILE_PENDING): their contents at the submission count.
//
// Commands are recorded with the current contents, which are stored. Findings that depend on them are
// deferred until a submission shows that the contents are still the same. If they differ, these findings are
// dropped, and accesses after these commands are treated as accesses after unknown ones
// (wd_syncval_access_unknown).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_LATE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_LATE_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_take_late reads a descriptor for the current command, which then depends on it. The command
// buffer keeps references to the objects in `content`. It returns false if the contents are unknown.
bool wd_syncval_take_late(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t index,
                          wd_state_descriptor *content);

// wd_syncval_depend_on makes the current command depend on the contents of `count` descriptors from number `first` on,
// written or not. It returns false if that is impossible.
bool wd_syncval_depend_on(wd_syncval_recorder *recorder, wd_state_descriptor_set *set, uint32_t first,
                          uint32_t count);

// wd_syncval_defer defers a hazard of the recording to the submission if it depends on such a descriptor.
bool wd_syncval_defer(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard);

// wd_syncval_join_late adds the descriptors on which `other` depends, which is executed with `offset` added
// to its tags.
void wd_syncval_join_late(wd_syncval_recorder *recorder, const wd_syncval_late *other, uint64_t offset);

// wd_syncval_report_deferred reports the deferred hazards. True: a callback asks to skip the submission.
bool wd_syncval_report_deferred(wd_syncval_recorder *recorder);
// wd_syncval_drop_deferred removes the deferred hazards.
void wd_syncval_drop_deferred(wd_syncval_recorder *recorder);

#ifdef __cplusplus
}
#endif
#endif
