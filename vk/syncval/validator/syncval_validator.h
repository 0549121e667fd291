// Synchronization validation in the layer: the accesses of each command, and the hazards between them.
//
// The validator converts commands to accesses of ranges and to dependencies; the model in vk/syncval detects
// hazards. Hazards within a command buffer are found during recording, hazards between command buffers at
// submission. docs/synchronization.md lists the commands that are covered.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_VALIDATOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_VALIDATOR_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_options {
    bool shader_accesses; // Check shader accesses through descriptors.
    bool array_elements;  // If the index into a descriptor array is unknown, all elements count as accessed.
    bool submit_time;     // Compare command buffers with pending work at submission.
    // Arrays without a bound, at addresses in push constants, extend to the end of the buffer.
    bool address_arrays;
    bool report_redundant_barriers; // Report barriers that order nothing, or more than needed.
} wd_syncval_options;

#define WD_SYNCVAL_OPTIONS_INIT                                                                       \
    { true, false, true, false, false }

// The validator. Its options are wd_syncval_options.
struct wd_validator;
extern const struct wd_validator wd_syncval_validator;

#ifdef __cplusplus
}
#endif
#endif
