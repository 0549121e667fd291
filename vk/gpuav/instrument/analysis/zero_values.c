#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

enum { MAX_STEPS = 256 };

static bool is_physical_pointer(const wd_spirv_instruction *type) {
    return type->opcode == SpvOpTypePointer && type->words[2] == SpvStorageClassPhysicalStorageBuffer;
}

bool wd_zero_holds_pointer(const wd_spirv_module *module, uint32_t type_id) {
    return wd_type_holds(module, type_id, is_physical_pointer);
}

// Whether a zero value can be composed of few parts, or a null constant exists.
static bool can_compose(const wd_spirv_module *module, const wd_spirv_instruction *type, uint64_t count) {
    return count <= WD_MAX_ZERO_PARTS || !wd_zero_holds_pointer(module, type->result);
}

// `narrow`: types that the module may only load and store count too.
static bool has_zero(const wd_analysis *analysis, uint32_t type_id, bool narrow, uint32_t *budget) {
    const wd_spirv_module *module = analysis->module;
    wd_spirv_instruction type;
    uint64_t length;
    if (!*budget || !wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    --*budget;
    switch (type.opcode) {
    case SpvOpTypeBool:
        return true;
    case SpvOpTypeInt:
        return narrow || (type.words[2] == 8 ? analysis->features.has_int8
                                             : type.words[2] != 16 || analysis->features.has_int16);
    case SpvOpTypeFloat:
        return narrow || type.words[2] != 16 || analysis->features.has_float16;
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
    case SpvOpTypeCooperativeMatrixNV:
    case WD_OP_TYPE_MATRIX_KHR:
        return has_zero(analysis, type.words[2], narrow, budget);
    case SpvOpTypePointer:
        return type.words[2] == SpvStorageClassPhysicalStorageBuffer;
    case SpvOpTypeArray:
        length = UINT64_MAX;
        wd_spirv_module_constant(module, type.words[3], &length);
        return has_zero(analysis, type.words[2], narrow, budget) && can_compose(module, &type, length);
    case SpvOpTypeStruct:
        for (uint32_t i = 2; i < type.num_words; i++) {
            if (!has_zero(analysis, type.words[i], narrow, budget)) {
                return false;
            }
        }
        return can_compose(module, &type, type.num_words - 2);
    default:
        return false;
    }
}

bool wd_zero_exists(const wd_analysis *analysis, uint32_t type_id) {
    uint32_t budget = MAX_STEPS;
    return has_zero(analysis, type_id, false, &budget);
}

bool wd_zero_is_narrow(const wd_analysis *analysis, uint32_t type_id) {
    uint32_t budget = MAX_STEPS;
    return !wd_zero_exists(analysis, type_id) && has_zero(analysis, type_id, true, &budget);
}
