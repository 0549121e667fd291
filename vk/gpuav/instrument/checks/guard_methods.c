// How each instruction is made safe in guard mode.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static bool is_sparse_access(uint32_t opcode) {
    return opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseRead &&
           opcode != SpvOpImageSparseTexelsResident && opcode != SpvOpNoLine;
}

static bool is_implicit_lod(uint32_t opcode) {
    switch (opcode) {
    case SpvOpImageSampleImplicitLod:
    case SpvOpImageSampleDrefImplicitLod:
    case SpvOpImageSampleProjImplicitLod:
    case SpvOpImageSampleProjDrefImplicitLod:
    case SpvOpImageSparseSampleImplicitLod:
    case SpvOpImageSparseSampleDrefImplicitLod:
    case SpvOpImageSparseSampleProjImplicitLod:
    case SpvOpImageSparseSampleProjDrefImplicitLod:
    case SpvOpImageQueryLod:
        return true;
    default:
        return false;
    }
}

// The guard method of an instruction whose result has a null value.
static wd_guard_method default_method(uint32_t opcode) {
    if (is_implicit_lod(opcode)) {
        return WD_GUARD_CLAMP_ZERO;
    }
    if ((opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageWrite) || is_sparse_access(opcode) ||
        (opcode >= SpvOpImageQueryFormat && opcode <= SpvOpImageQuerySamples) || wd_is_atomic(opcode) ||
        wd_ray_is_trace(opcode)) {
        return WD_GUARD_SKIP;
    }
    switch (opcode) {
    case SpvOpLoad:
    case SpvOpStore:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
    case SpvOpCooperativeMatrixLoadNV:
    case SpvOpCooperativeMatrixStoreNV:
    case WD_OP_MATRIX_LOAD_KHR:
    case WD_OP_MATRIX_STORE_KHR:
    case SpvOpArrayLength:
        return WD_GUARD_SKIP;
    default:
        return WD_GUARD_CLAMP;
    }
}

static bool is_descriptor(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(analysis->module, id, &value) &&
           wd_is_opaque_type(analysis->module, value.result_type);
}

wd_guard_method wd_guard_method_of(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                   uint32_t word) {
    switch (instruction->opcode) {
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpVariable:
    case SpvOpPtrEqual:
    case SpvOpPtrNotEqual:
    case SpvOpPtrDiff:
        return WD_GUARD_NONE; // They access no descriptor.
    case SpvOpRayQueryInitializeKHR:
        return wd_ray_query_used(analysis, instruction) ? WD_GUARD_SKIP : WD_GUARD_CLAMP;
    case SpvOpReturnValue:
    case SpvOpStore:
        if (instruction->opcode == SpvOpReturnValue || word != 1) {
            // A pointer is only stored. A descriptor that is stored was loaded here: its trace ends here.
            return is_descriptor(analysis, instruction->words[word]) ? WD_GUARD_CLAMP : WD_GUARD_NONE;
        }
        break;
    case SpvOpExtInst:
        if (instruction->words[3] != analysis->features.glsl_set) {
            return WD_GUARD_NONE; // Debug information.
        }
        break;
    default:
        break;
    }
    wd_guard_method method =
        wd_stores_second_result(analysis, instruction) ? WD_GUARD_SKIP : default_method(instruction->opcode);
    wd_spirv_instruction type;
    if ((method == WD_GUARD_SKIP || method == WD_GUARD_CLAMP_ZERO) && instruction->result &&
        !(wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypeVoid, &type)) &&
        !wd_zero_exists(analysis, instruction->result_type) && !wd_narrow_find(analysis, instruction)) {
        return WD_GUARD_CLAMP;
    }
    return method;
}

uint32_t wd_loaded_pointer_word(const wd_spirv_instruction *access) {
    switch (access->opcode) {
    case SpvOpLoad:
        return 3;
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
        return 2;
    default:
        return 0;
    }
}
