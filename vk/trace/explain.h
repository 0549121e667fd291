// Derives from a trace why a hazard exists: the barriers between its two commands and the masks that each lacks, and
// the fix as C code.
#ifndef WARDEN_VK_TRACE_EXPLAIN_H
#define WARDEN_VK_TRACE_EXPLAIN_H

#include "vk/trace/trace_model.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_TRACE_MAX_BETWEEN = 32, WD_TRACE_MAX_WHY = 400 };

typedef struct wd_trace_between {
    uint64_t row; // In the expanded table of barriers.
    char why[WD_TRACE_MAX_WHY];
} wd_trace_between;

// wd_trace_explanation is empty for findings that are not hazards.
typedef struct wd_trace_explanation {
    wd_trace_between *barriers; // The last WD_TRACE_MAX_BETWEEN ones, in the order of execution.
    size_t num_barriers;
    wd_allocator allocator;
    wd_string_builder fix;                // In words.
    wd_string_builder sync1, sync2;       // C code; may be empty.
    wd_string_builder subpass_dependency; // C code; may be empty.
    uint32_t after_command;               // The barrier belongs after this command. WD_TRACE_NONE: unknown.
} wd_trace_explanation;

// wd_trace_explain explains a finding of the model. Parts for which there is no memory are missing.
void wd_trace_explain(const wd_trace_model *model, const wd_trace_finding_row *finding,
                      wd_allocator allocator, wd_trace_explanation *explanation);
void wd_trace_explanation_finish(wd_trace_explanation *explanation);

#ifdef __cplusplus
}
#endif
#endif
