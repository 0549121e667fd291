// Zero values: what an access yields that was not made.
//
// SPIR-V has no null constants of physical pointers (SPV_KHR_physical_storage_buffer): they are made of integers. Types of 8 and
// 16 bits that a module may only load and store (SPV_KHR_8bit_storage, SPV_KHR_16bit_storage) have none either, and nothing
// may choose between two values of them.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

enum { MAX_PARTS = 64, MAX_STEPS = 256 };

static bool is_physical_pointer(const wd_spirv_instruction *type) {
    return type->opcode == SpvOpTypePointer && type->words[2] == SpvStorageClassPhysicalStorageBuffer;
}

bool wd_zero_holds_pointer(const wd_spirv_module *module, uint32_t type_id) {
    return wd_type_holds(module, type_id, is_physical_pointer);
}

// Whether the type's parts, which have zero values, are few enough to be put together, or a null constant will do.
static bool can_compose(const wd_spirv_module *module, const wd_spirv_instruction *type, uint64_t count) {
    return count <= MAX_PARTS || !wd_zero_holds_pointer(module, type->result);
}

// `narrow`: types that the module may only load and store count as well.
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
        return narrow ||
               (type.words[2] == 8 ? analysis->has_int8 : type.words[2] != 16 || analysis->has_int16);
    case SpvOpTypeFloat:
        return narrow || type.words[2] != 16 || analysis->has_float16;
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

static uint32_t compose(wd_rewrite *rewrite, uint32_t type, const uint32_t *parts, uint32_t count) {
    uint32_t operands[2 + MAX_PARTS] = {type, wd_spirv_builder_id(rewrite->builder)};
    for (uint32_t i = 0; i < count; i++) {
        operands[2 + i] = parts[i];
    }
    wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpCompositeConstruct, operands,
                          2 + count);
    return operands[1];
}

static uint32_t null_pointer(wd_rewrite *rewrite, uint32_t type) {
    wd_spirv_builder *builder = rewrite->builder;
    bool wide = rewrite->analysis->has_int64;
    uint32_t number =
        wide ? wd_spirv_builder_uint64(builder, 0)
             : wd_spirv_builder_null(builder, wd_spirv_builder_type_vector(builder, rewrite->type_uint, 2));
    uint32_t id = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, wide ? SpvOpConvertUToPtr : SpvOpBitcast, type, id, number);
    return id;
}

uint32_t wd_zero_write(wd_rewrite *rewrite, uint32_t type_id) {
    wd_spirv_instruction type;
    uint32_t parts[MAX_PARTS], count = 0;
    uint64_t length = 0;
    if (!wd_zero_holds_pointer(rewrite->module, type_id) ||
        !wd_spirv_module_find(rewrite->module, type_id, &type)) {
        return wd_spirv_builder_null(rewrite->builder, type_id);
    }
    switch (type.opcode) {
    case SpvOpTypePointer:
        return null_pointer(rewrite, type_id);
    case SpvOpTypeArray:
        wd_spirv_module_constant(rewrite->module, type.words[3], &length);
        parts[0] = wd_zero_write(rewrite, type.words[2]);
        for (count = 1; count < length && count < MAX_PARTS; count++) {
            parts[count] = parts[0];
        }
        break;
    default:
        for (uint32_t i = 2; i < type.num_words && count < MAX_PARTS; i++) {
            parts[count++] = wd_zero_write(rewrite, type.words[i]);
        }
    }
    return compose(rewrite, type_id, parts, count);
}
