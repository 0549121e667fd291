// Commands of command buffers and queues that access no memory that barriers order, and set nothing that changes what later
// commands access.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_IGNORED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_IGNORED_H

#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_NUM_IGNORED = 92 };

// wd_syncval_ignored is wd_validator.ignored.
extern const wd_ignored_command wd_syncval_ignored[WD_SYNCVAL_NUM_IGNORED];

#ifdef __cplusplus
}
#endif
#endif
