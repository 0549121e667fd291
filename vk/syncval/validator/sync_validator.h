// Synchronization validation inside the layer: what each command accesses, and the hazards that follow.
//
// The validator turns commands into accesses of ranges and dependencies between them; vk/syncval decides what is a
// hazard. Hazards within a command buffer are found while it is recorded, those between command buffers when they are
// submitted. docs/synchronization.md lists what is covered.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNC_VALIDATOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNC_VALIDATOR_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_sync_validator_options {
    bool shader_accesses; // Accesses of shaders through descriptors count.
    bool array_elements;  // A descriptor array indexed by a value that is not known counts as accessed whole.
    bool submit_time;     // Command buffers are compared with what their queue has pending.
    bool
        address_arrays; // Arrays without bound behind addresses in push constants reach to the end of the buffer.
    bool report_redundant_barriers; // Barriers that order nothing, or more than is needed, are reported.
} wd_sync_validator_options;

#define WD_SYNC_VALIDATOR_OPTIONS_INIT                                                                       \
    { true, false, true, false, false }

// wd_sync_validator takes wd_sync_validator_options.
struct wd_validator;
extern const struct wd_validator wd_sync_validator;

#ifdef __cplusplus
}
#endif
#endif
