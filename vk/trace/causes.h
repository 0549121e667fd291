// Groups the findings of a trace by their cause: one mistake in a loop, or in each frame, gives one cause.
//
// Two findings have one cause if they have the same message id, commands of the same names under the same debug labels,
// accesses of the same kind, the same fix, and the same line of a shader. Resources, numbers of commands and
// submissions do not count.
#ifndef WARDEN_VK_TRACE_CAUSES_H
#define WARDEN_VK_TRACE_CAUSES_H

#include "vk/trace/trace_model.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_trace_cause {
    uint32_t first_finding, last_finding; // Rows of findings.
    uint32_t num_findings;
    uint64_t count; // The sum of the counts of its findings.
} wd_trace_cause;

typedef struct wd_trace_causes {
    wd_allocator allocator;
    WD_VECTOR(wd_trace_cause) rows; // In the order of their first findings.
    uint32_t *of_finding;           // For each finding, the row of its cause.
    uint32_t *next; // For each finding, the next one of its cause. WD_TRACE_NONE: it is the last one.
} wd_trace_causes;

// wd_trace_find_causes returns WD_OK or WD_ERROR_OUT_OF_MEMORY. The causes need wd_trace_causes_finish in any case.
wd_status wd_trace_find_causes(wd_trace_causes *causes, wd_allocator allocator, const wd_trace_model *model);
void wd_trace_causes_finish(wd_trace_causes *causes);

#ifdef __cplusplus
}
#endif
#endif
