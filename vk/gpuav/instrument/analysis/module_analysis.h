// The analysis turns a module into facts. It writes no code.
//
// wd_analysis is the record of one module. Each member is filled by the functions of one header; the members
// `tracking` and `subjects` belong to the folders tracking and checks.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MODULE_ANALYSIS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MODULE_ANALYSIS_H

#include "vk/gpuav/instrument/analysis/built_ins.h"
#include "vk/gpuav/instrument/analysis/check_sites.h"
#include "vk/gpuav/instrument/analysis/dominance.h"
#include "vk/gpuav/instrument/analysis/memory_layout.h"
#include "vk/gpuav/instrument/analysis/module_types.h"
#include "vk/gpuav/instrument/analysis/narrow_loads.h"
#include "vk/gpuav/instrument/analysis/value_numbering.h"
#include "vk/gpuav/instrument/analysis/value_range.h"
#include "vk/gpuav/instrument/analysis/zero_values.h"
#include "vk/gpuav/instrument/options/instrument_options.h"
#include "vk/spirv/heap_arrays.h"
#include "vk/spirv/interface.h"
#include "vk/util/arena.h"

// wd_module_features is read from the instructions before the first function.
typedef struct wd_module_features {
    uint32_t glsl_set;              // Imports: GLSL.std.450; 0: none,
    uint32_t printf_set;            // NonSemantic.DebugPrintf, if its calls are to be recorded,
    uint32_t debug_sets[2];         // and the sets whose DebugScope and DebugLine end with the block.
    bool has_descriptor_parameters; // Some functions take descriptors, or pointers to them.
    bool has_variable_pointers;
    bool keeps_descriptors; // Types of variables or functions hold, or return, descriptors.
    bool has_texel_buffers; // Texel buffers whose accesses are to be checked.
    bool has_ray_queries;   // There is a type of ray queries.
    bool has_int8;          // Capabilities.
    bool has_int16;
    bool has_int64;
    bool has_float16;
    bool is_physical; // The module has device addresses, and they are to be checked.
} wd_module_features;

// wd_follows_addresses returns whether accesses through device addresses set and test bits of written memory.
static inline bool wd_follows_addresses(const wd_instrument_options *options) {
    return options->checks & WD_CHECK_UNINITIALIZED && options->input && options->addresses &&
           options->addresses->has_bits;
}

// wd_follows_texels returns whether accesses to texel buffers do.
static inline bool wd_follows_texels(const wd_instrument_options *options) {
    return options->checks & WD_CHECK_UNINITIALIZED && !(options->checks & WD_CHECK_CONTENTS) &&
           options->input;
}

// wd_analysis_counts are counts for wd_instrument_result, which describes them.
typedef struct wd_analysis_counts {
    uint32_t elided;
    uint32_t unknown;
    uint32_t unchecked_shared;
    uint32_t printfs;
} wd_analysis_counts;

typedef struct wd_analysis {
    wd_allocator allocator;
    const wd_instrument_options *options;
    const wd_spirv_module *module;
    wd_spirv_interface interface;
    wd_spirv_heap_arrays heap_arrays;
    uint32_t num_ids;
    uint32_t *uses; // By id: the number of operands in functions.
    wd_arena arena; // Freed with the analysis.
    wd_module_features features;
    wd_memory_layouts layouts;
    wd_value_numbering numbering;
    wd_value_ranges ranges;
    wd_built_ins built_ins;
    wd_dominance dominance;
    wd_narrow_loads narrow;
    wd_site_list list;
    struct wd_tracking *tracking;       // tracking/tracking.h
    struct wd_check_subjects *subjects; // checks/checks.h
    uint32_t num_reserved;              // Ids from the module's bound on that the analysis has assigned.
    wd_analysis_counts counts;
    bool writes_input; // Checks write to the input buffer.
    wd_status failure; // The first error of a function that does not return one.
} wd_analysis;

// wd_analysis_init reads the module's features, interface and layouts. On errors, too, the caller calls
// wd_analysis_finish.
wd_status wd_analysis_init(wd_analysis *analysis, wd_allocator allocator,
                           const wd_instrument_options *options, const wd_spirv_module *module);

// wd_analysis_end_reading frees the state that only the walk over the functions needs.
void wd_analysis_end_reading(wd_analysis *analysis);

// wd_analysis_finish frees everything but `tracking` and `subjects`. It accepts zeroed memory.
void wd_analysis_finish(wd_analysis *analysis);

#endif
