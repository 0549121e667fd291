// Which types have a zero value: the value of an access that was skipped.
//
// SPIR-V has no null constants of physical pointers (SPV_KHR_physical_storage_buffer): they are made of integers.
// Types of 8 and 16 bits that a module may only load and store (SPV_KHR_8bit_storage, SPV_KHR_16bit_storage) have no
// zero value, and no instruction may select between two values of them.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_ZERO_VALUES_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_ZERO_VALUES_H

#include <stdbool.h>
#include <stdint.h>

#include "vk/spirv/module.h"

struct wd_analysis;

// The most parts of a zero value that is composed of parts.
enum { WD_MAX_ZERO_PARTS = 64 };

// wd_zero_exists returns whether the type has a zero value.
bool wd_zero_exists(const struct wd_analysis *analysis, uint32_t type_id);

// wd_zero_is_narrow returns whether a type has no zero value only because the module may not compute with some of its
// types.
bool wd_zero_is_narrow(const struct wd_analysis *analysis, uint32_t type_id);

// wd_zero_holds_pointer returns whether a type is, or holds, a physical pointer.
bool wd_zero_holds_pointer(const wd_spirv_module *module, uint32_t type_id);

#endif
