// Commands that the build does not know (vk/layer/unknown_command.h), in a command buffer.
//
// Such a command may access any memory in any stage, and may be any barrier. So it counts as both: a barrier
// that orders all earlier accesses before all later ones, and a command with unknown accesses. Because it may
// end an active render pass instance, the instance gets no store operations and transitions. State that was
// bound or set before the command is unknown: the state tracker and the recorder forget it. Later commands
// are compared with each other again, as far as known commands bound their resources.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_UNKNOWN_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_UNKNOWN_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_unknown_command is the value of wd_validator.unknown_command.
void wd_syncval_unknown_command(wd_call *call, const void *handle);

#ifdef __cplusplus
}
#endif
#endif
