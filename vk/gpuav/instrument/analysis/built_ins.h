// Built-in variables, and the largest value of those that count the invocations of a workgroup, a patch or a primitive.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_BUILT_INS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_BUILT_INS_H

#include "vk/spirv/module.h"
#include "vk/util/vector.h"

// wd_built_in is an id that is decorated as a built-in.
typedef struct wd_built_in {
    uint32_t id;
    uint32_t built_in;
} wd_built_in;

// wd_built_ins is read with the first question.
typedef struct wd_built_ins {
    WD_VECTOR(wd_built_in) list;
    uint32_t group_size[3]; // wd_find_group_size; 0: unknown.
    bool are_read;
} wd_built_ins;

struct wd_analysis;

// wd_built_in_of returns the built-in that a variable is; UINT32_MAX: none. Without memory it sets the analysis's
// failure.
uint32_t wd_built_in_of(struct wd_analysis *analysis, uint32_t variable);

// wd_built_in_max returns the largest value of a load or an OpCompositeExtract that reads LocalInvocationIndex, a
// component of LocalInvocationId, or the InvocationId of tessellation control or geometry shaders. UINT64_MAX: another
// value, or specialization constants decide.
uint64_t wd_built_in_max(struct wd_analysis *analysis, const wd_spirv_instruction *value);

#endif
