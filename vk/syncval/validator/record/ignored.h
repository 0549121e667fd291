// Commands that access no memory that barriers order, and that do not change the accesses of later commands.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_IGNORED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_IGNORED_H

#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_NUM_IGNORED = 86 };

// wd_syncval_ignored is the value of wd_validator.ignored.
extern const wd_ignored_command wd_syncval_ignored[WD_SYNCVAL_NUM_IGNORED];

#ifdef __cplusplus
}
#endif
#endif
