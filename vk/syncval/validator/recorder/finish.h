// Checks the accesses of the current command of a recorder, and records them.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_FINISH_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_FINISH_H

#include "vk/syncval/validator/recorder/found.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_finish checks the accesses, reports their hazards and records them. It returns true if a
// callback asks to skip the command; then nothing is recorded.
bool wd_syncval_finish(wd_syncval_recorder *recorder);

// wd_syncval_detect returns whether the accesses added so far have a certain hazard. It stores the first one.
bool wd_syncval_detect(const wd_syncval_recorder *recorder, wd_syncval_found_hazard *found);

// wd_syncval_model_access returns an access of the current command in the form of the model.
wd_sync_access wd_syncval_model_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access);

#ifdef __cplusplus
}
#endif
#endif
