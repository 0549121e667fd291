// The memory that the invocations of a workgroup share: variables of storage class Workgroup, and their accesses.
//
// A variable consists of units. A unit is the smallest part that an access chain of the module selects: an array of
// vec4 whose elements are only accessed as vectors has one unit for each vector; if the module also accesses
// components, each component is a unit. Units are numbered in the order of the variables' ids, and the parts of a type
// have adjacent units. A shader that notes accesses and a host that describes them number units and accesses with
// these functions.
//
// Variables that are blocks (VK_KHR_workgroup_memory_explicit_layout) share memory: each begins at byte 0. A unit of
// this memory is 1 to 16 bytes, so that no access covers a part of a unit.
//
// If the size of a variable is not known, there are no units. Lengths that are specialization constants have their
// default value, except in blocks, where they are not known.
#ifndef WARDEN_VK_SPIRV_WORKGROUP_MEMORY_H
#define WARDEN_VK_SPIRV_WORKGROUP_MEMORY_H

#include "vk/spirv/module.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_workgroup_memory wd_workgroup_memory;

typedef enum wd_workgroup_access_kind {
    WD_WORKGROUP_READ,
    WD_WORKGROUP_WRITE,
    WD_WORKGROUP_ATOMIC, // An atomic instruction that may write.
    WD_WORKGROUP_ATOMIC_LOAD,
    WD_WORKGROUP_NUM_ACCESS_KINDS,
} wd_workgroup_access_kind;

typedef struct wd_workgroup_access {
    uint32_t pointer; // An id.
    wd_workgroup_access_kind kind;
} wd_workgroup_access;

enum { WD_WORKGROUP_MAX_ACCESSES = 2, WD_WORKGROUP_MAX_TERMS = 8 };

// wd_workgroup_term is an index that is not constant: it selects one of `length` parts of `stride` units.
typedef struct wd_workgroup_term {
    uint32_t index; // An id.
    uint32_t stride;
    uint32_t length;
} wd_workgroup_term;

// wd_workgroup_location is the units [first + terms, first + terms + count), except those with a bit in `padding`.
typedef struct wd_workgroup_location {
    uint32_t first;
    uint32_t count;
    uint32_t padding; // Of the first 32 units; 0 if there are more.
    wd_workgroup_term terms[WD_WORKGROUP_MAX_TERMS];
    uint32_t num_terms;
} wd_workgroup_location;

// wd_workgroup_accesses writes the accesses of an instruction to memory of the workgroup, and returns their number.
uint32_t wd_workgroup_accesses(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                               wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES]);

// wd_workgroup_find_access returns the index of instruction number `number` (from 0) of those in functions that have
// accesses; UINT32_MAX: there are fewer.
uint32_t wd_workgroup_find_access(const wd_spirv_module *module, uint32_t number);

// wd_workgroup_memory_create reads the variables of a module, which must outlive `*memory`. WD_ERROR_OUT_OF_MEMORY
// leaves `*memory` NULL. wd_workgroup_memory_destroy accepts NULL.
wd_status wd_workgroup_memory_create(wd_allocator allocator, const wd_spirv_module *module,
                                     wd_workgroup_memory **memory);
void wd_workgroup_memory_destroy(wd_workgroup_memory *memory);

// wd_workgroup_num_units returns the number of units of all variables; 0: the size of a variable is not known.
// wd_workgroup_memory_size returns an upper bound of the bytes that the variables need, wd_workgroup_payload_size of
// those that the payload of a task shader needs. wd_workgroup_unit_size returns the bytes of a unit of blocks; 0: the
// variables are not blocks.
uint32_t wd_workgroup_num_units(const wd_workgroup_memory *memory);
uint64_t wd_workgroup_memory_size(const wd_workgroup_memory *memory);
uint64_t wd_workgroup_payload_size(const wd_workgroup_memory *memory);
uint32_t wd_workgroup_unit_size(const wd_workgroup_memory *memory);

// wd_workgroup_has_default_lengths returns whether sizes depend on the default values of specialization constants.
bool wd_workgroup_has_default_lengths(const wd_workgroup_memory *memory);

// wd_workgroup_is_aliased returns whether a variable of a module with blocks is decorated as Aliased.
bool wd_workgroup_is_aliased(const wd_workgroup_memory *memory, uint32_t variable);

// wd_workgroup_locate finds the units that `pointer` points to. False: it does not lead to a variable with units, or a
// constant index is out of bounds.
bool wd_workgroup_locate(wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location);

// wd_workgroup_locate_array finds the units of the array that `pointer` points to an element of. `*element` is the
// element: its index, its units and the length of the array. False: there is no such array, or no units.
bool wd_workgroup_locate_array(wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location,
                               wd_workgroup_term *element);

// wd_workgroup_append_unit appends the name of a unit, such as "tile[3].color". Of blocks, `access` decides which one
// is named; NULL: it is not known. False: there is no such unit.
bool wd_workgroup_append_unit(const wd_workgroup_memory *memory, uint32_t unit,
                              const wd_workgroup_access *access, wd_string_builder *out);

#ifdef __cplusplus
}
#endif
#endif
