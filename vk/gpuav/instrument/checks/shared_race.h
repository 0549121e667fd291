// Data races in the memory of a workgroup: shared_race.c finds the accesses, and shared_epochs.c the instructions that
// order them; shared_race_variables.c has the variables and shared_race_code.c the functions of the written module.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_SHARED_RACE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_SHARED_RACE_H

#include "vk/gpuav/instrument/checks/checks_internal.h"

typedef struct wd_shared_entry wd_shared_entry;

// wd_shared_writer has the ids of the written module.
struct wd_shared_writer {
    wd_shared_entry *entries; // Sorted by function.
    uint32_t num_entries;
    uint32_t units;    // The variable: a word for each unit, then the counter of releases.
    uint32_t barriers; // A private variable: 1 + the number of barriers that the invocation has passed.
    uint32_t index;    // The built-in variable of the local invocation index, and the type of its value.
    uint32_t index_type;
    uint32_t pointer;     // The type of a pointer to a word of `units`.
    uint32_t note_access; // Functions; 0: not called.
    uint32_t clear;
    uint32_t report; // 0: records are written immediately.
    uint32_t kept
        [WD_NUM_BOUNDS_PARAMETERS]; // Private variables: the parameters of the race's record; 0: a constant.
    uint32_t number_bits;           // Of the fields of a word.
    uint32_t invocation_bits;
    bool has_releases;
    bool is_block; // `units` is a member of a block.
};

// wd_shared_is_active returns whether the module has accesses that are checked.
bool wd_shared_is_active(const wd_analysis *analysis);

// wd_shared_is_barrier returns whether the instruction is a barrier that orders accesses of the workgroup to its memory
// (shared_epochs.c).
bool wd_shared_is_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction);

// wd_shared_begins_epoch returns whether accesses before the instruction may be ordered before accesses after it.
bool wd_shared_begins_epoch(const wd_spirv_module *module, const wd_spirv_instruction *instruction);

// wd_shared_releases returns whether the instruction is not a workgroup barrier, but may release memory.
// wd_shared_has_releases returns whether the module has such an instruction.
bool wd_shared_releases(const wd_spirv_module *module, const wd_spirv_instruction *instruction);
bool wd_shared_has_releases(const wd_spirv_module *module);

// wd_shared_find_builtin finds the object with a built-in; `opcode`: of its definition, 0: any. 0: there is none
// (shared_entries.c).
uint32_t wd_shared_find_builtin(const wd_spirv_module *module, uint32_t builtin, uint32_t opcode,
                                wd_spirv_instruction *found);

// wd_shared_read_entries reads the entry points. wd_shared_max_size returns the maximum size of their workgroups;
// UINT32_MAX: one is not constant. wd_shared_emit_size writes the size of the workgroup of an entry point.
wd_status wd_shared_read_entries(wd_writer *writer, wd_shared_writer *shared);
uint32_t wd_shared_max_size(const wd_writer *writer, const wd_shared_writer *shared);
uint32_t wd_shared_emit_size(wd_writer *writer, uint32_t function);

// wd_shared_emit_unit writes the number of a unit, or one beyond all units if an index is out of bounds.
uint32_t wd_shared_emit_unit(wd_writer *writer, const wd_workgroup_location *location);

// wd_shared_find_matrix reads a load or store of a cooperative matrix. False: it cannot be checked. The others write
// the variable and the functions of all such accesses, and the call of one, which sets `found` and `unit`
// (shared_matrix.c).
bool wd_shared_find_matrix(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                           wd_shared_access *access);
void wd_shared_declare_matrix(wd_writer *writer);
void wd_shared_define_matrix(wd_writer *writer);
void wd_shared_emit_matrix(wd_writer *writer, wd_shared_access *access);

// wd_shared_emit_release adds to the counter of releases.
void wd_shared_emit_release(wd_writer *writer);

// wd_shared_emit_call writes the call that notes an access to a unit. Its result is not 0 if the access races.
uint32_t wd_shared_emit_call(wd_writer *writer, const wd_shared_access *access, uint32_t unit);

// wd_shared_emit_words writes the three words of a record.
void wd_shared_emit_words(wd_writer *writer, const wd_shared_access *access, uint32_t words[3]);

// wd_shared_emit_has_race writes the condition that the invocation has kept a race. wd_shared_keep_race keeps one, with
// the parameters of WD_FAILURE_BOUNDS.
uint32_t wd_shared_emit_has_race(wd_writer *writer);
void wd_shared_keep_race(wd_writer *writer, const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]);

#endif
