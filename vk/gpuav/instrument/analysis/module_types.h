// Types and opcodes of a SPIR-V module. All functions only read the module.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MODULE_TYPES_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MODULE_TYPES_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stdint.h>

#include "vk/spirv/heap_arrays.h"
#include "vk/spirv/module.h"

struct wd_analysis;

// The number of instructions that are followed from a pointer or value to the instructions that it is made of.
enum { WD_MAX_TRACE_DEPTH = 64 };

// wd_is_opaque_type returns whether a value of the type is a descriptor: an image, a sampler or an acceleration
// structure.
bool wd_is_opaque_type(const wd_spirv_module *module, uint32_t type_id);

// wd_type_of returns the type of the value `id`; 0: it has none.
uint32_t wd_type_of(const wd_spirv_module *module, uint32_t id);

// wd_is_physical_pointer returns whether a type is a pointer into the storage class PhysicalStorageBuffer.
bool wd_is_physical_pointer(const wd_spirv_module *module, uint32_t type_id);
// wd_is_storage_pointer is the same for StorageBuffer.
bool wd_is_storage_pointer(const wd_spirv_module *module, uint32_t type_id);

// wd_is_descriptor_type returns whether a type is a descriptor, or a pointer into a storage class of descriptors.
bool wd_is_descriptor_type(const wd_spirv_module *module, uint32_t type_id);

// wd_takes_descriptors returns whether functions of an OpTypeFunction take descriptors or pointers to them.
bool wd_takes_descriptors(const wd_spirv_module *module, const wd_spirv_instruction *function_type);

// wd_type_holds returns whether `is_wanted` accepts the type or, in an array or a struct, the type of a part. Elements
// of runtime arrays are not examined.
typedef bool (*wd_type_predicate)(const wd_spirv_instruction *type);
bool wd_type_holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted);

// wd_find_integer finds the instruction that makes `id`, and its type, if that is an integer of at most 64 bits.
bool wd_find_integer(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *value,
                     wd_spirv_instruction *type);

// wd_has_32_bits returns whether `id` is an integer of 32 bits.
bool wd_has_32_bits(const wd_spirv_module *module, uint32_t id);

// wd_find_vector_load finds the load of a vector, which may be converted to signed or unsigned numbers.
bool wd_find_vector_load(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *load);

// wd_pointer_base returns the variable or parameter that a pointer leads into; 0: unknown.
uint32_t wd_pointer_base(const wd_spirv_module *module, uint32_t id);

// wd_find_group_size finds the number of invocations in a workgroup, the largest of all entry points in each dimension.
// False: there are no workgroups, or specialization constants decide.
bool wd_find_group_size(const wd_spirv_module *module, uint32_t size[3]);

// wd_is_atomic returns whether `opcode` is an atomic access through a pointer.
bool wd_is_atomic(uint32_t opcode);

// wd_is_pure returns whether a result depends only on the operands, and the instruction has no other effect.
bool wd_is_pure(uint32_t opcode);

// wd_stores_second_result returns whether an OpExtInst writes through its last operand: Modf and Frexp of
// GLSL.std.450.
bool wd_stores_second_result(const struct wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_is_debug_instruction returns whether an instruction is one of a set of debug information.
bool wd_is_debug_instruction(const struct wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_first_after_phis returns the first instruction after the label, phis and lines of a block: code may begin there.
// Lines and debug information may be among the phis. `*has_phis` (optional): it has some.
uint32_t wd_first_after_phis(const struct wd_analysis *analysis, uint32_t label, bool *has_phis);

// wd_is_printf returns whether an instruction is a call of debugPrintfEXT that is to be recorded.
bool wd_is_printf(const struct wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_is_chain returns whether an instruction selects a part of the object that its first operand points to.
static inline bool wd_is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

// wd_first_index_word returns the word of the first index of an access chain.
static inline uint32_t wd_first_index_word(uint32_t opcode) {
    return wd_spirv_is_untyped_chain(opcode) ? 5 : 4;
}

// wd_leads_on returns whether the result of an instruction points to the object of the pointer in its first operand,
// or to a part of it.
static inline bool wd_leads_on(uint32_t opcode) {
    return wd_is_chain(opcode) || opcode == SpvOpPtrAccessChain || opcode == SpvOpInBoundsPtrAccessChain ||
           opcode == SpvOpCopyObject;
}

// wd_is_access returns whether `instruction` reads or writes the object that its operand `word` points to.
bool wd_is_access(const struct wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word);

// SPV_KHR_cooperative_matrix is newer than the headers of Vulkan 1.3.239.
enum { WD_OP_TYPE_MATRIX_KHR = 4456, WD_OP_MATRIX_LOAD_KHR = 4457, WD_OP_MATRIX_STORE_KHR = 4458 };

// wd_matrix_words holds the operand words of a load or store of cooperative matrices. The operands `stride` and
// `memory` are optional.
typedef struct wd_matrix_words {
    uint32_t pointer; // 0: not such an instruction.
    uint32_t object;  // The stored matrix; 0: a load.
    uint32_t stride;
    uint32_t layout; // Row-major or column-major.
    uint32_t memory; // The memory operands.
} wd_matrix_words;

static inline wd_matrix_words wd_matrix_words_of(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCooperativeMatrixLoadNV:
        return (wd_matrix_words){.pointer = 3, .stride = 4, .layout = 5, .memory = 6};
    case SpvOpCooperativeMatrixStoreNV:
        return (wd_matrix_words){.pointer = 1, .object = 2, .stride = 3, .layout = 4, .memory = 5};
    case WD_OP_MATRIX_LOAD_KHR:
        return (wd_matrix_words){.pointer = 3, .layout = 4, .stride = 5, .memory = 6};
    case WD_OP_MATRIX_STORE_KHR:
        return (wd_matrix_words){.pointer = 1, .object = 2, .layout = 3, .stride = 4, .memory = 5};
    default:
        return (wd_matrix_words){0};
    }
}

// wd_arguments goes through the arguments of an OpFunctionCall: call->words[word] is passed for `parameter`.
typedef struct wd_arguments {
    const wd_spirv_module *module;
    const wd_spirv_instruction *call;
    uint32_t word;
    uint32_t parameter;
    uint32_t at; // The parameter's instruction.
} wd_arguments;
wd_arguments wd_arguments_of(const wd_spirv_module *module, const wd_spirv_instruction *call);

// wd_arguments_next goes to the next argument; the first call goes to the first. False: there is no other.
bool wd_arguments_next(wd_arguments *arguments);

#endif
