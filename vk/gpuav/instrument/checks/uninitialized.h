// What the checks of uninitialized memory share: of buffers that are descriptors (uninitialized.c), of memory at
// device addresses (uninitialized_address.c), and of texel buffers (uninitialized_texel.c).
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_UNINITIALIZED_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_UNINITIALIZED_H

#include "vk/gpuav/instrument/checks/checks_internal.h"

// The last operand word that may be a pointer, and the bytes of the largest write that is followed.
enum { WD_UNINITIALIZED_LAST_POINTER = 6, WD_UNINITIALIZED_MAX_WRITE = 1 << 16 };

// wd_memory_effect says what an instruction does with memory.
typedef struct wd_memory_effect {
    bool reads;
    bool writes;
} wd_memory_effect;

// wd_uninitialized_effect returns what an instruction does with the memory that its operand `word` points to.
wd_memory_effect wd_uninitialized_effect(const wd_spirv_instruction *instruction, uint32_t word);

// wd_uninitialized_is_harmless returns whether an instruction with a pointer as an operand does not access the memory,
// other than where wd_is_access says so.
bool wd_uninitialized_is_harmless(uint32_t opcode);

// wd_uninitialized_has_known_size returns whether no array in a type has a length that is a specialization constant.
bool wd_uninitialized_has_known_size(const wd_spirv_module *module, uint32_t type_id);

// wd_uninitialized_knows returns whether the words of a root's descriptor are those of one load each, and stores the
// length of its binding (wd_content_find_length). `guard`: the condition of its index.
bool wd_uninitialized_knows(const wd_analysis *analysis, uint32_t root, wd_optional_index guard,
                            uint32_t *length);

// wd_uninitialized_is_site returns whether the last site is that of an instruction.
bool wd_uninitialized_is_site(const wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_uninitialized_add adds a condition of an access to the site of an instruction, which it makes if there is none.
// The caller sets the kind, the root if `has_root`, and whether the condition is silent. `access`: its subject.
wd_status wd_uninitialized_add(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               wd_condition condition, bool has_root, const void *access, size_t size,
                               wd_block_state *state);

// wd_uninitialized_add_unknown adds a site that notes a write of unknown memory.
wd_status wd_uninitialized_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                       wd_block_state *state);

// wd_uninitialized_report reports a read that no shader wrote, with the parameters of WD_FAILURE_BOUNDS, unless
// something else may have written the bytes.
void wd_uninitialized_report(wd_writer *writer, const wd_written_range *range,
                             const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]);

// wd_uninitialized_require and wd_uninitialized_texel_require require that the memory of an access is not followed in a
// loop, so that the loop needs neither to set nor to test bits. False: the descriptor is not the same in all
// iterations. wd_uninitialized_require_no_bits does so for a binding with the length of wd_content_find_length.
bool wd_uninitialized_require(wd_upper_bounds *upper, const wd_condition *condition);
bool wd_uninitialized_texel_require(wd_upper_bounds *upper, const wd_condition *condition);
bool wd_uninitialized_require_no_bits(wd_upper_bounds *upper, const wd_condition *condition, uint32_t length);

#endif
