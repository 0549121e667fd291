// Functions that the files of explain.h share.
#ifndef WARDEN_VK_TRACE_EXPLAIN_INTERNAL_H
#define WARDEN_VK_TRACE_EXPLAIN_INTERNAL_H

#include "vk/trace/explain.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_trace_write_fix writes the code of the explanation.
void wd_trace_write_fix(const wd_trace_model *model, const wd_trace_finding_row *finding,
                        wd_trace_explanation *explanation);

#ifdef __cplusplus
}
#endif
#endif
