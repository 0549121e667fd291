// Shared by the files of vk/gpuav/record.
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_INTERNAL_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_INTERNAL_H

#include "vk/gpuav/record/record.h"
#include "vk/spirv/interface.h"
#include "vk/spirv/module.h"
#include "vk/spirv/source.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_record_place is the meaning of a record's stage words: each is written after its words, as a number ('u') or as a
// float ('f').
typedef struct wd_record_place {
    const char *before[3];
    const char *after;
    const char *types; // One character a word.
} wd_record_place;

// wd_record_stage are the facts about an execution model.
typedef struct wd_record_stage {
    uint32_t model;
    const char *name;
    const char *command;      // The command that runs such shaders, where the reader does not know it.
    const char *command_kind; // The word before "Index" in messages.
    const wd_record_place *place;
    const wd_record_place *place_2019; // In that layout; NULL: the same.
} wd_record_stage;

// wd_record_stage_find returns NULL for an execution model that is not known.
const wd_record_stage *wd_record_stage_find(uint32_t model);

// wd_record_append_place appends where in its stage a record was made: "Fragment coord (x,y) = (419.5, 254.5). "
void wd_record_append_place(wd_string_builder *out, const wd_record *record);

// wd_record_append_coordinates appends only the numbers of the place: "419.5,254.5".
void wd_record_append_coordinates(wd_string_builder *out, const wd_record *record);

// wd_record_instruction returns the instruction index of a record as Warden counts, given the module that was
// instrumented; UINT32_MAX if there is none. It differs from `record->instruction` only in the SPIRV-Tools layout.
uint32_t wd_record_instruction(const wd_record *record, const wd_spirv_module *module);

// wd_record_source_place is the position of a record's instruction in the module and in the source.
typedef struct wd_record_source_place {
    uint32_t instruction; // As Warden counts; UINT32_MAX: the module has no such instruction.
    bool has_source;
    wd_spirv_source source;
} wd_record_source_place;

// wd_record_variable is the descriptor variable that an instruction accesses.
typedef struct wd_record_variable {
    bool is_known; // It has a set and a binding.
    bool is_array; // Of descriptors.
    uint32_t set;
    uint32_t binding;
    // Of an array in a descriptor heap without a set and a binding, which has those of vk/spirv/heap_arrays.h.
    // WD_SPIRV_DESCRIPTOR_UNKNOWN: it is a variable.
    wd_spirv_descriptor_kind heap_kind;
    bool is_in_heap;  // It is such an array, or one of several of which none is known.
    const char *name; // In the module; NULL: it has none.
} wd_record_variable;

// wd_record_find_variable finds the variable that the record of `instruction` (as Warden counts) is about. False: the
// operands lead to none, or to several of which the record may be about any.
bool wd_record_find_variable(const wd_record *record, const wd_spirv_module *module, uint32_t instruction,
                             wd_record_variable *variable);

// wd_record_append_member appends the struct and the member that the access of `instruction` (as Warden counts) through
// a physical pointer reads or writes: "struct Camera, member eye (vec3)". False: the module has no names for them, and
// `out` may have an incomplete text.
bool wd_record_append_member(wd_string_builder *out, const wd_spirv_module *module, uint32_t instruction);

// wd_record_find_place finds it; `cache` may be NULL.
void wd_record_find_place(const wd_record *record, const wd_spirv_module *module, wd_record_cache *cache,
                          wd_record_source_place *place);

// wd_record_find_workgroup returns the memory of workgroups of a module (vk/spirv/workgroup_memory.h), which lives
// until the next call. NULL without memory.
const struct wd_workgroup_memory *wd_record_find_workgroup(wd_record_cache *cache,
                                                           const wd_spirv_module *module);

#ifdef __cplusplus
}
#endif
#endif
