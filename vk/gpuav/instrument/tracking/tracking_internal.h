// Functions that the files of this folder share. The order of the files: descriptor_traces.c and locations.c;
// pointer_facts.c; tracked_variables.c; parameters.c; tracking.c.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_TRACKING_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_TRACKING_INTERNAL_H

#include "vk/gpuav/instrument/tracking/tracking.h"

// wd_tracking_find_arrays makes the arrays of the module's interface.
wd_status wd_tracking_find_arrays(wd_analysis *analysis);

// wd_trace_instruction adds the trace of an instruction whose result is an array's element; `*handled`: it is one.
wd_status wd_trace_instruction(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool *handled);

// wd_locations_add_variable adds a location for `id`, which points to the array, if that is a buffer.
wd_status wd_locations_add_variable(wd_analysis *analysis, uint32_t id, uint32_t array);

// wd_locations_add makes `location` the one that `id` points to.
wd_status wd_locations_add(wd_analysis *analysis, uint32_t id, const wd_location *location);

// wd_locations_visit adds a location for the result of an instruction whose operand has one.
wd_status wd_locations_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_location_add_term adds a term to the location's own. Without memory it sets the analysis's failure.
void wd_location_add_term(wd_analysis *analysis, wd_location *location, wd_term term);

// wd_facts_wanted returns whether checks need facts of `type`, or of a part of it if it is an array or a struct
// (`*is_part`).
bool wd_facts_wanted(wd_analysis *analysis, uint32_t type, bool *is_part);

// wd_facts_reserve_all reserves ids for the facts of any type of pointers into storage buffers.
void wd_facts_reserve_all(wd_analysis *analysis, bool is_checked, uint32_t facts[WD_NUM_FACTS]);

// wd_facts_add_descriptor makes `id` of type `type` a descriptor, or a location in a buffer, with the facts `facts`.
// `example`: an id that has the layout of the object pointed to, if the type has none; 0: none. `is_checked`: the
// index needs no check.
wd_status wd_facts_add_descriptor(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                                  bool is_checked, const uint32_t facts[WD_NUM_FACTS]);

// wd_pointers_merge adds a location for the result of an OpPhi or OpSelect that chooses pointers into buffers.
// wd_pointers_end_function reserves the facts of the operands of the function's phis; `function`: its number.
wd_status wd_pointers_merge(wd_analysis *analysis, const wd_spirv_instruction *instruction);
wd_status wd_pointers_end_function(wd_analysis *analysis, uint32_t function);

// wd_tracked_find finds the variables and functions to track. wd_tracked_add adds one. wd_tracked_reserve_facts
// reserves the ids of all.
wd_status wd_tracked_find(wd_analysis *analysis);
wd_status wd_tracked_add(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                         bool is_checked);
void wd_tracked_reserve_facts(wd_analysis *analysis);

// wd_tracked_visit adds a descriptor or location for the result of an instruction that gets it from a tracked
// variable.
wd_status wd_tracked_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_tracked_add_unknown adds an unknown buffer for a result that may point to one, but is not tracked. OpArrayLength
// still yields its length.
wd_status wd_tracked_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_parameters_bind binds parameters to the descriptors that calls pass.
wd_status wd_parameters_bind(wd_analysis *analysis);

#endif
