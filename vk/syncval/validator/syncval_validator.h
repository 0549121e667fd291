// Synchronization validation in the layer: the accesses of each command, and the hazards between them.
//
// The validator converts commands to accesses of ranges and to dependencies; the model in vk/syncval detects
// hazards. Hazards within a command buffer are found during recording, hazards between command buffers at
// submission. docs/synchronization.md lists the commands that are covered.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_VALIDATOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_VALIDATOR_H

#include "vk/syncval/validator/resources/options.h"

#ifdef __cplusplus
extern "C" {
#endif

// The validator. Its options are wd_syncval_options.
struct wd_validator;
extern const struct wd_validator wd_syncval_validator;

#ifdef __cplusplus
}
#endif
#endif
