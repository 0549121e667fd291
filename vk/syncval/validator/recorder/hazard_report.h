// Reports the hazards of a recording.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_HAZARD_REPORT_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_HAZARD_REPORT_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_report_now reports a hazard inside the recorder's command buffer. It returns true if a callback asks to
// skip the command. `object` is the resource (NULL: searched by the address).
bool wd_syncval_report_now(wd_syncval_recorder *recorder, const wd_sync_hazard *hazard,
                           const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
