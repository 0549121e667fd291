// The two steps of the instrumentation: the analysis of a module, and the writing of a new one.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_STEPS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_STEPS_H

#include "vk/gpuav/instrument/facts_code/facts_code.h"

// wd_analyze lists the sites of a module (analyze.c). WD_ERROR_INVALID_DATA: an instruction that needs checks is in no
// block. The caller calls wd_analyze_finish, also after errors.
wd_status wd_analyze(wd_analysis *analysis, wd_allocator allocator, const wd_instrument_options *options,
                     const wd_spirv_module *module);

// wd_analyze_finish frees the analysis. It accepts zeroed memory.
void wd_analyze_finish(wd_analysis *analysis);

// wd_rewrite_functions writes all functions of the module with their checks (rewrite.c).
wd_status wd_rewrite_functions(wd_writer *writer);

#endif
