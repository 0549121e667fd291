// The options of the synchronization validator.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_OPTIONS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_OPTIONS_H

#include <stdbool.h>

typedef struct wd_syncval_options {
    bool shader_accesses; // Check shader accesses through descriptors.
    bool array_elements;  // If the index into a descriptor array is unknown, all elements count as accessed.
    bool submit_time;     // Compare command buffers with pending work at submission.
    // Arrays without a bound, at addresses in push constants, extend to the end of the buffer.
    bool address_arrays;
    bool report_redundant_barriers; // Report barriers that order nothing, or more than needed.
} wd_syncval_options;

#define WD_SYNCVAL_OPTIONS_INIT                                                                              \
    { true, false, true, false, false }

#endif
