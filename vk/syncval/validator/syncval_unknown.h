// Commands that the build does not know (vk/layer/unknown_command.h), in a command buffer.
//
// Such a command may have accessed any memory, in any stage, and may have been any barrier. So it counts as both: a barrier that
// orders all earlier accesses before all later ones, and a command whose accesses are unknown. A render pass instance that is
// active is left without its store operations and transitions, since the command may have ended it. What was bound or set before
// the command is unknown: the state tracker forgets it, and so does the recorder. Later commands are compared with each other
// again, as far as known commands bound what they use.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_UNKNOWN_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_UNKNOWN_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_unknown_command is the hook wd_validator.unknown_command.
void wd_syncval_unknown_command(wd_call *call, const void *handle);

#ifdef __cplusplus
}
#endif
#endif
