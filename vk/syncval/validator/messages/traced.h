// Hazards in the trace file.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_TRACED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_TRACED_H

#include "vk/syncval/validator/messages/fix.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_trace_occurrence adds a hazard with its message to the trace file of the device, which has one.
void wd_syncval_trace_occurrence(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                                 const wd_syncval_fix *fix, const char *text);

#ifdef __cplusplus
}
#endif
#endif
