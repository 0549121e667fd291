// The code that computes the facts of tracked pointers and descriptors (wd_fact in tracking/tracking.h) at run time:
// where a pointer is chosen, stored, passed or returned.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_FACTS_CODE_FACTS_CODE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_FACTS_CODE_FACTS_CODE_H

#include "vk/gpuav/instrument/checks/checks.h"

// wd_tracked_declare declares the private variables of tracked variables. wd_tracked_interface adds them to `ids`.
void wd_tracked_declare(wd_writer *writer);
wd_status wd_tracked_interface(wd_writer *writer, wd_interface_ids *ids);

// wd_tracked_begin_function, wd_tracked_emit_stores and wd_tracked_emit_loads write the loads and stores of these
// variables: where a function begins, before an instruction and after it.
void wd_tracked_begin_function(wd_writer *writer, const wd_function *function);
void wd_tracked_emit_stores(wd_writer *writer, const wd_spirv_instruction *instruction);
void wd_tracked_emit_loads(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_pointers_emit writes the facts of the pointer that `instruction` has made, if they are needed.
// wd_pointers_begin_function writes those of variables and parameters.
void wd_pointers_emit(wd_writer *writer, const wd_spirv_instruction *instruction);
void wd_pointers_begin_function(wd_writer *writer, const wd_function *function);

#endif
