// The options of the synchronization validator.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_OPTIONS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct wd_syncval_options {
    bool shader_accesses; // Check shader accesses through descriptors.
    bool array_elements;  // If the index into a descriptor array is unknown, all elements count as accessed.
    bool submit_time;     // Compare command buffers with pending work at submission.
    // Arrays without a bound, at addresses in push constants, extend to the end of the buffer.
    bool address_arrays;
    bool report_redundant_barriers; // Report barriers that order nothing, or more than needed.
    const char *trace_file;         // The trace file. NULL or "": none.
    const char *trace_frames;       // "10-20": the recorded frames. NULL or "": all.
    bool trace_until_finding;       // The recording ends with the first finding.
    uint64_t trace_max_size;        // Of the file in bytes. 0: no limit.
    bool hazards;                   // Report hazards, and mistakes of dependencies.
    bool undefined_contents;        // Report reads of memory that nothing wrote.
    bool host_accesses;             // Report accesses that host and device do not see of each other.
    bool host_write_watch;          // Report writes of the host to memory that pending submissions read.
    bool host_read_watch;           // Report reads of the host that do not see what the device wrote.
} wd_syncval_options;

// The defaults, in C.
#define WD_SYNCVAL_OPTIONS_INIT                                                                              \
    { .shader_accesses = true, .submit_time = true, .hazards = true }

#endif
