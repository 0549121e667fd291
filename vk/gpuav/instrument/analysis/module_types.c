// Types and opcodes of a module.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"
#include "vk/spirv/debug_printf.h"

bool wd_is_opaque_type(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    return type.opcode == SpvOpTypeImage || type.opcode == SpvOpTypeSampler ||
           type.opcode == SpvOpTypeSampledImage || type.opcode == SpvOpTypeAccelerationStructureKHR;
}

// The limit on types that one question examines. Types of real programs have fewer parts.
enum { MAX_TYPES = 256 };

static bool holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted,
                  uint32_t *budget) {
    wd_spirv_instruction type;
    if (!*budget || !wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    --*budget;
    if (type.opcode == SpvOpTypeArray) {
        return holds(module, type.words[2], is_wanted, budget);
    }
    for (uint32_t word = 2; type.opcode == SpvOpTypeStruct && word < type.num_words; word++) {
        if (holds(module, type.words[word], is_wanted, budget)) {
            return true;
        }
    }
    return is_wanted(&type);
}

bool wd_type_holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted) {
    uint32_t budget = MAX_TYPES;
    return holds(module, type_id, is_wanted, &budget);
}

bool wd_find_integer(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *value,
                     wd_spirv_instruction *type) {
    return wd_spirv_module_find(module, id, value) &&
           wd_spirv_module_find_opcode(module, value->result_type, SpvOpTypeInt, type) && type->words[2] &&
           type->words[2] <= 64;
}

bool wd_has_32_bits(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_find_integer(module, id, &value, &type) && type.words[2] == 32;
}

// Reads the constant that is the size of workgroups, which overrides the execution mode. False: it is a specialization
// constant.
static bool read_size_constant(const wd_spirv_module *module, uint32_t id, uint32_t size[3]) {
    wd_spirv_instruction composite;
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstantComposite, &composite) ||
        composite.num_words != 6) {
        return false;
    }
    for (uint32_t i = 0; i < 3; i++) {
        uint64_t value;
        if (!wd_spirv_module_constant(module, composite.words[3 + i], &value) || value > UINT32_MAX) {
            return false;
        }
        size[i] = (uint32_t)value;
    }
    return true;
}

bool wd_find_vector_load(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *load) {
    return wd_spirv_module_find(module, id, load) &&
           (load->opcode == SpvOpLoad ||
            (load->opcode == SpvOpBitcast &&
             wd_spirv_module_find_opcode(module, load->words[3], SpvOpLoad, load)));
}

bool wd_find_group_size(const wd_spirv_module *module, uint32_t size[3]) {
    bool is_known = true;
    size[0] = size[1] = size[2] = 0;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        const bool is_mode = head.opcode == SpvOpExecutionMode || head.opcode == SpvOpExecutionModeId;
        if (is_mode && head.at[2] == SpvExecutionModeLocalSize && head.num_words > 5) {
            for (uint32_t i = 0; i < 3; i++) {
                size[i] = size[i] > head.at[3 + i] ? size[i] : head.at[3 + i];
            }
        } else if (is_mode && head.at[2] == SpvExecutionModeLocalSizeId) {
            is_known = false;
        }
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationBuiltIn &&
            head.at[3] == SpvBuiltInWorkgroupSize) {
            is_known = is_known && read_size_constant(module, head.at[1], size);
        }
    }
    return is_known && size[0] && size[1] && size[2];
}

bool wd_is_pure(uint32_t opcode) {
    switch (opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeExtract:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpBitcast:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
        return true;
    default:
        return false;
    }
}

bool wd_is_atomic(uint32_t opcode) {
    return (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) || opcode == SpvOpAtomicFlagTestAndSet ||
           opcode == SpvOpAtomicFlagClear || opcode == SpvOpAtomicFMinEXT || opcode == SpvOpAtomicFMaxEXT ||
           opcode == SpvOpAtomicFAddEXT;
}

bool wd_stores_second_result(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpExtInst && instruction->num_words == 7 &&
           instruction->words[3] == analysis->features.glsl_set &&
           (instruction->words[4] == GLSLstd450Modf || instruction->words[4] == GLSLstd450Frexp);
}

bool wd_is_printf(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    // A call becomes a call of a function without a result.
    wd_spirv_instruction type;
    return wd_spirv_is_printf(instruction, analysis->features.printf_set) &&
           wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypeVoid, &type);
}

bool wd_is_debug_instruction(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpExtInst &&
           (instruction->words[3] == analysis->features.debug_sets[0] ||
            instruction->words[3] == analysis->features.debug_sets[1]);
}

static bool is_line(uint32_t opcode) {
    return opcode == SpvOpLine || opcode == SpvOpNoLine;
}

uint32_t wd_first_after_phis(const wd_analysis *analysis, uint32_t label, bool *has_phis) {
    wd_spirv_instruction instruction;
    uint32_t first = label + 1;
    for (uint32_t i = label + 1; wd_spirv_module_instruction(analysis->module, i, &instruction) &&
                                 (instruction.opcode == SpvOpPhi || is_line(instruction.opcode) ||
                                  wd_is_debug_instruction(analysis, &instruction));
         i++) {
        first = instruction.opcode == SpvOpPhi ? i + 1 : first;
    }
    if (has_phis) {
        *has_phis = first > label + 1;
    }
    while (wd_spirv_module_instruction(analysis->module, first, &instruction) &&
           is_line(instruction.opcode)) {
        first++;
    }
    return first;
}

uint32_t wd_type_of(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(module, id, &value) ? value.result_type : 0;
}

static bool is_pointer_into(const wd_spirv_module *module, uint32_t type_id, SpvStorageClass storage_class) {
    wd_spirv_instruction type;
    return wd_spirv_module_find_opcode(module, type_id, SpvOpTypePointer, &type) &&
           type.words[2] == (uint32_t)storage_class;
}

bool wd_is_physical_pointer(const wd_spirv_module *module, uint32_t type_id) {
    return is_pointer_into(module, type_id, SpvStorageClassPhysicalStorageBuffer);
}

bool wd_is_storage_pointer(const wd_spirv_module *module, uint32_t type_id) {
    return is_pointer_into(module, type_id, SpvStorageClassStorageBuffer);
}

uint32_t wd_pointer_base(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH && wd_spirv_module_find(module, id, &made); depth++) {
        if (made.opcode == SpvOpVariable || made.opcode == SpvOpFunctionParameter) {
            return id;
        }
        if (!wd_is_chain(made.opcode) && made.opcode != SpvOpCopyObject) {
            return 0;
        }
        id = made.words[3];
    }
    return 0;
}

static bool is_descriptor_class(uint32_t storage_class) {
    return storage_class == SpvStorageClassUniformConstant || storage_class == SpvStorageClassUniform ||
           storage_class == SpvStorageClassStorageBuffer;
}

bool wd_is_descriptor_type(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    return type.opcode == SpvOpTypePointer ? is_descriptor_class(type.words[2])
                                           : wd_is_opaque_type(module, type_id);
}

bool wd_takes_descriptors(const wd_spirv_module *module, const wd_spirv_instruction *function_type) {
    for (uint32_t word = 3; word < function_type->num_words; word++) {
        if (wd_is_descriptor_type(module, function_type->words[word])) {
            return true;
        }
    }
    return false;
}

wd_arguments wd_arguments_of(const wd_spirv_module *module, const wd_spirv_instruction *call) {
    wd_spirv_instruction function;
    const bool is_known = wd_spirv_module_find_opcode(module, call->words[3], SpvOpFunction, &function);
    return (wd_arguments){.module = module,
                          .call = call,
                          .word = is_known ? 3 : call->num_words,
                          .at = is_known ? function.index : 0};
}

bool wd_arguments_next(wd_arguments *arguments) {
    wd_spirv_instruction made;
    if (arguments->word + 1u >= arguments->call->num_words) {
        return false;
    }
    do {
        if (!wd_spirv_module_instruction(arguments->module, ++arguments->at, &made) ||
            made.opcode == SpvOpLabel || made.opcode == SpvOpFunctionEnd) {
            return false;
        }
    } while (made.opcode != SpvOpFunctionParameter);
    arguments->word++;
    arguments->parameter = made.result;
    return true;
}

bool wd_is_access(const wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word) {
    switch (instruction->opcode) {
    case SpvOpLoad:
        return word == 3;
    case SpvOpStore:
    case SpvOpAtomicStore:
    case SpvOpAtomicFlagClear:
        return word == 1;
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        return word == 1 || word == 2;
    case SpvOpExtInst:
        return wd_stores_second_result(analysis, instruction) && word == 6;
    default:
        return (word == 3 && wd_is_atomic(instruction->opcode)) ||
               word == wd_matrix_words_of(instruction->opcode).pointer;
    }
}
