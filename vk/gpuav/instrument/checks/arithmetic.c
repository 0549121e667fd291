// Arithmetic whose behavior or result SPIR-V leaves undefined for some operands: divisions by zero, shifts by the width
// or more, and functions of GLSL.std.450 outside their domain.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// domain is the condition on the operands (x, y and z in this order).
typedef enum domain {
    NOT_ZERO,      // y != 0, integers
    FLOAT_DIVISOR, // y != 0, floats
    BELOW_WIDTH,   // y < width of x
    POW,           // x > 0 or (x == 0 and y > 0)
    ATAN2,         // x != 0 or y != 0
    NUMBERS,       // neither x nor y is NaN
    ORDERED_FLOAT, // y <= z
    ORDERED_SIGNED,
    ORDERED_UNSIGNED,
    BELOW,        // x < y
    NOT_NEGATIVE, // x >= 0
    POSITIVE,     // x > 0
    WITHIN_ONE,   // |x| <= 1
    BELOW_ONE,    // |x| < 1
    AT_LEAST_ONE, // x >= 1
} domain;

// operation is an instruction with a domain. The opcode of an instruction of GLSL.std.450 is its number |
// WD_RECORD_OPERATION_GLSL.
typedef struct operation {
    uint32_t opcode;
    domain domain;
    uint32_t check; // The wd_check that it belongs to.
} operation;

#define GLSL(name) (GLSLstd450##name | WD_RECORD_OPERATION_GLSL)

static const operation operations[] = {
    {SpvOpUDiv, NOT_ZERO, WD_CHECK_ARITHMETIC},
    {SpvOpSDiv, NOT_ZERO, WD_CHECK_ARITHMETIC},
    {SpvOpUMod, NOT_ZERO, WD_CHECK_ARITHMETIC},
    {SpvOpSRem, NOT_ZERO, WD_CHECK_ARITHMETIC},
    {SpvOpSMod, NOT_ZERO, WD_CHECK_ARITHMETIC},
    {SpvOpFDiv, FLOAT_DIVISOR, WD_CHECK_FLOAT_DIVISION},
    {SpvOpFRem, FLOAT_DIVISOR, WD_CHECK_FLOAT_DIVISION},
    {SpvOpFMod, FLOAT_DIVISOR, WD_CHECK_FLOAT_DIVISION},
    {SpvOpShiftRightLogical, BELOW_WIDTH, WD_CHECK_ARITHMETIC},
    {SpvOpShiftRightArithmetic, BELOW_WIDTH, WD_CHECK_ARITHMETIC},
    {SpvOpShiftLeftLogical, BELOW_WIDTH, WD_CHECK_ARITHMETIC},
    {GLSL(Pow), POW, WD_CHECK_ARITHMETIC},
    {GLSL(Atan2), ATAN2, WD_CHECK_ARITHMETIC},
    {GLSL(FMin), NUMBERS, WD_CHECK_ARITHMETIC},
    {GLSL(FMax), NUMBERS, WD_CHECK_ARITHMETIC},
    {GLSL(FClamp), ORDERED_FLOAT, WD_CHECK_ARITHMETIC},
    {GLSL(NClamp), ORDERED_FLOAT, WD_CHECK_ARITHMETIC},
    {GLSL(SClamp), ORDERED_SIGNED, WD_CHECK_ARITHMETIC},
    {GLSL(UClamp), ORDERED_UNSIGNED, WD_CHECK_ARITHMETIC},
    {GLSL(SmoothStep), BELOW, WD_CHECK_ARITHMETIC},
    {GLSL(Sqrt), NOT_NEGATIVE, WD_CHECK_ARITHMETIC},
    {GLSL(InverseSqrt), POSITIVE, WD_CHECK_ARITHMETIC},
    {GLSL(Log), POSITIVE, WD_CHECK_ARITHMETIC},
    {GLSL(Log2), POSITIVE, WD_CHECK_ARITHMETIC},
    {GLSL(Asin), WITHIN_ONE, WD_CHECK_ARITHMETIC},
    {GLSL(Acos), WITHIN_ONE, WD_CHECK_ARITHMETIC},
    {GLSL(Acosh), AT_LEAST_ONE, WD_CHECK_ARITHMETIC},
    {GLSL(Atanh), BELOW_ONE, WD_CHECK_ARITHMETIC},
};

static const operation *find_operation(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t opcode = instruction->opcode;
    if (opcode == SpvOpExtInst) {
        if (instruction->words[3] != analysis->features.glsl_set || instruction->num_words < 6) {
            return NULL;
        }
        opcode = instruction->words[4] | WD_RECORD_OPERATION_GLSL;
    }
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (operations[i].opcode == opcode) {
            return operations[i].check & analysis->options->checks ? &operations[i] : NULL;
        }
    }
    return NULL;
}

// The operands that decide, and how many: the first two words of a record are those.
static uint32_t deciding_operand(const operation *operation) {
    switch (operation->domain) {
    case ORDERED_FLOAT:
    case ORDERED_SIGNED:
    case ORDERED_UNSIGNED:
        return 1; // y and z.
    default:
        return 0;
    }
}

static uint32_t num_operands(const operation *operation) {
    return operation->domain >= NOT_NEGATIVE ? 1 : 2;
}

// Reads the type of an operand: a scalar or a vector of integers or floats of 16, 32 or 64 bits, or 8-bit integers.
static bool read_type(const wd_spirv_module *module, uint32_t id, wd_operand_type *type) {
    wd_spirv_instruction value, found;
    if (!wd_spirv_module_find(module, id, &value) || !value.result_type) {
        return false;
    }
    *type = (wd_operand_type){.type = value.result_type, .scalar = value.result_type, .num_components = 1};
    if (wd_spirv_module_find_opcode(module, type->type, SpvOpTypeVector, &found)) {
        type->scalar = found.words[2];
        type->num_components = found.words[3];
    }
    if (!wd_spirv_module_find(module, type->scalar, &found)) {
        return false;
    }
    type->is_float = found.opcode == SpvOpTypeFloat;
    if (!type->is_float && found.opcode != SpvOpTypeInt) {
        return false;
    }
    type->width = found.words[2];
    type->is_signed = !type->is_float && found.words[3];
    const bool has_width = type->width == 16 || type->width == 32 || type->width == 64;
    return type->num_components >= 1 && type->num_components <= 4 &&
           (type->is_float ? has_width && found.num_words == 3 : has_width || type->width == 8);
}

// Constant operands

// Whether all components of an integer are constants that pass `is_good`.
static bool is_constant(const wd_spirv_module *module, uint32_t id, uint64_t width,
                        bool (*is_good)(uint64_t value, uint64_t width)) {
    wd_spirv_instruction composite;
    uint64_t value;
    if (wd_spirv_module_constant(module, id, &value)) {
        return is_good(value, width);
    }
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstantComposite, &composite)) {
        return false;
    }
    for (uint32_t word = 3; word < composite.num_words; word++) {
        if (!wd_spirv_module_constant(module, composite.words[word], &value) || !is_good(value, width)) {
            return false;
        }
    }
    return true;
}

static bool is_not_zero(uint64_t value, uint64_t width) {
    (void)width;
    return value != 0;
}

static bool is_below(uint64_t value, uint64_t width) {
    return value < width;
}

// Reads a constant of 32 bits, or a vector whose components are one such constant.
static bool read_float(const wd_spirv_module *module, uint32_t id, double *value) {
    wd_spirv_instruction constant, type;
    if (wd_spirv_module_find_opcode(module, id, SpvOpConstantComposite, &constant)) {
        for (uint32_t word = 4; word < constant.num_words; word++) {
            if (constant.words[word] != constant.words[3]) {
                return false;
            }
        }
        id = constant.num_words > 3 ? constant.words[3] : 0;
    }
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstant, &constant) || constant.num_words != 4 ||
        !wd_spirv_module_find_opcode(module, constant.result_type, SpvOpTypeFloat, &type) ||
        type.words[2] != 32) {
        return false;
    }
    float bits;
    memcpy(&bits, &constant.words[3], sizeof bits);
    *value = bits;
    return true;
}

// Whether constants show by themselves that the operands are in the domain.
static bool is_known(const wd_analysis *analysis, const wd_arithmetic *arithmetic) {
    const uint32_t *operands = arithmetic->operands;
    double x, y;
    switch ((domain)arithmetic->domain) {
    case NOT_ZERO:
        return is_constant(analysis->module, operands[1], 0, is_not_zero);
    case BELOW_WIDTH:
        return is_constant(analysis->module, operands[1], arithmetic->types[0].width, is_below);
    case FLOAT_DIVISOR:
        return read_float(analysis->module, operands[1], &y) && y != 0;
    case ORDERED_FLOAT:
        return read_float(analysis->module, operands[0], &x) &&
               read_float(analysis->module, operands[1], &y) && x <= y;
    case BELOW:
        return read_float(analysis->module, operands[0], &x) &&
               read_float(analysis->module, operands[1], &y) && x < y;
    default:
        return false;
    }
}

// Sites

static bool describe(const wd_analysis *analysis, const operation *operation,
                     const wd_spirv_instruction *instruction, wd_arithmetic *arithmetic) {
    const bool is_glsl = instruction->opcode == SpvOpExtInst;
    const uint32_t first = (is_glsl ? 5 : 3) + deciding_operand(operation);
    *arithmetic = (wd_arithmetic){
        .opcode = operation->opcode, .domain = operation->domain, .num_operands = num_operands(operation)};
    if (first + arithmetic->num_operands > instruction->num_words) {
        return false;
    }
    for (uint32_t i = 0; i < arithmetic->num_operands; i++) {
        arithmetic->operands[i] = instruction->words[first + i];
        if (!read_type(analysis->module, arithmetic->operands[i], &arithmetic->types[i]) ||
            arithmetic->types[i].num_components != arithmetic->types[0].num_components) {
            return false;
        }
    }
    return true;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    const uint32_t wanted = WD_CHECK_ARITHMETIC | WD_CHECK_FLOAT_DIVISION;
    if (!(analysis->options->checks & wanted)) {
        return WD_OK;
    }
    const operation *operation = find_operation(analysis, instruction);
    wd_arithmetic arithmetic;
    if (!operation || !describe(analysis, operation, instruction, &arithmetic)) {
        return WD_OK;
    }
    if (is_known(analysis, &arithmetic)) {
        analysis->num_elided++;
        return WD_OK;
    }
    // Only divisions of integers have undefined behavior; elsewhere the result is undefined.
    const wd_guard_method method = operation->domain == NOT_ZERO ? WD_GUARD_SKIP : WD_GUARD_CLAMP;
    wd_status status = wd_sites_want(analysis, instruction, method, state);
    wd_arithmetic *added =
        status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->findings->arithmetic);
    if (!added) {
        return status ? status : WD_ERROR_OUT_OF_MEMORY;
    }
    *added = arithmetic;
    const wd_condition condition = {.kind = WD_CONDITION_ARITHMETIC,
                                    .subject = (uint32_t)analysis->findings->arithmetic.count - 1};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->findings->arithmetic.count);
}

static const wd_arithmetic *arithmetic_of(const wd_analysis *analysis, const wd_condition *condition) {
    return &analysis->findings->arithmetic.items[condition->subject];
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const wd_arithmetic *arithmetic = arithmetic_of(analysis, condition);
    const uint64_t operands = (uint64_t)arithmetic->operands[0] << 32 | arithmetic->operands[1];
    return wd_hash_u64(wd_hash_u64((uint64_t)WD_CONDITION_ARITHMETIC << 32 | arithmetic->domain) ^ operands);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_arithmetic *a = arithmetic_of(analysis, made), *b = arithmetic_of(analysis, wanted);
    return a->opcode == b->opcode && a->operands[0] == b->operands[0] && a->operands[1] == b->operands[1];
}

// Code

static uint32_t bool_type(wd_writer *writer, const wd_operand_type *type) {
    return type->num_components == 1
               ? writer->type_bool
               : wd_spirv_builder_type_vector(writer->builder, writer->type_bool, type->num_components);
}

// Returns a constant of the operand's type with all components equal: `value`, an integer, or the float 1.
static uint32_t filled(wd_writer *writer, const wd_operand_type *type, uint32_t value) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t operands[] = {type->scalar, value, 0, 0, 0};
    if (type->is_float) {
        operands[1] = type->width == 16 ? 0x3c00 : type->width == 32 ? 0x3f800000 : 0;
        operands[2] = 0x3ff00000;
    }
    const uint32_t one = wd_spirv_builder_global(builder, SpvOpConstant, operands, type->width == 64 ? 3 : 2);
    if (type->num_components == 1) {
        return one;
    }
    const uint32_t parts[] = {type->type, one, one, one, one};
    return wd_spirv_builder_global(builder, SpvOpConstantComposite, parts, 1 + type->num_components);
}

static uint32_t zero(wd_writer *writer, const wd_operand_type *type) {
    return wd_spirv_builder_null(writer->builder, type->type);
}

// |x|, by a comparison: GLSL.std.450 may not be imported.
static uint32_t magnitude(wd_writer *writer, const wd_operand_type *type, uint32_t x) {
    const uint32_t negative =
        wd_emit_binary(writer, SpvOpFOrdLessThan, bool_type(writer, type), x, zero(writer, type));
    const uint32_t negated = wd_emit_unary(writer, SpvOpFNegate, type->type, x),
                   id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpSelect, type->type, id, negative, negated, x);
    return id;
}

static uint32_t pow_holds(wd_writer *writer, const wd_operand_type *type, uint32_t bools,
                          const uint32_t *operands) {
    const uint32_t none = zero(writer, type);
    const uint32_t positive = wd_emit_binary(writer, SpvOpFOrdGreaterThan, bools, operands[0], none);
    const uint32_t is_zero = wd_emit_binary(writer, SpvOpFOrdEqual, bools, operands[0], none);
    const uint32_t exponent = wd_emit_binary(writer, SpvOpFOrdGreaterThan, bools, operands[1], none);
    return wd_emit_binary(writer, SpvOpLogicalOr, bools, positive,
                          wd_emit_binary(writer, SpvOpLogicalAnd, bools, is_zero, exponent));
}

// Writes the condition for each component.
static uint32_t emit_domain(wd_writer *writer, const wd_arithmetic *arithmetic) {
    const wd_operand_type *type = &arithmetic->types[0], *second = &arithmetic->types[1];
    const uint32_t *operands = arithmetic->operands, bools = bool_type(writer, type);
    const uint32_t x = operands[0], y = operands[1];
    switch ((domain)arithmetic->domain) {
    case NOT_ZERO:
        return wd_emit_binary(writer, SpvOpINotEqual, bools, y, zero(writer, second));
    case FLOAT_DIVISOR:
        return wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, y, zero(writer, second));
    case BELOW_WIDTH:
        return wd_emit_binary(writer, SpvOpULessThan, bools, y, filled(writer, second, type->width));
    case POW:
        return pow_holds(writer, type, bools, operands);
    case ATAN2:
        return wd_emit_binary(writer, SpvOpLogicalOr, bools,
                              wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, x, zero(writer, type)),
                              wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, y, zero(writer, type)));
    case NUMBERS:
        return wd_emit_binary(writer, SpvOpLogicalAnd, bools,
                              wd_emit_binary(writer, SpvOpFOrdEqual, bools, x, x),
                              wd_emit_binary(writer, SpvOpFOrdEqual, bools, y, y));
    case ORDERED_FLOAT:
        return wd_emit_binary(writer, SpvOpFOrdLessThanEqual, bools, x, y);
    case ORDERED_SIGNED:
        return wd_emit_binary(writer, SpvOpSLessThanEqual, bools, x, y);
    case ORDERED_UNSIGNED:
        return wd_emit_binary(writer, SpvOpULessThanEqual, bools, x, y);
    case BELOW:
        return wd_emit_binary(writer, SpvOpFOrdLessThan, bools, x, y);
    case NOT_NEGATIVE:
        return wd_emit_binary(writer, SpvOpFOrdGreaterThanEqual, bools, x, zero(writer, type));
    case POSITIVE:
        return wd_emit_binary(writer, SpvOpFOrdGreaterThan, bools, x, zero(writer, type));
    case WITHIN_ONE:
        return wd_emit_binary(writer, SpvOpFOrdLessThanEqual, bools, magnitude(writer, type, x),
                              filled(writer, type, 1));
    case BELOW_ONE:
        return wd_emit_binary(writer, SpvOpFOrdLessThan, bools, magnitude(writer, type, x),
                              filled(writer, type, 1));
    case AT_LEAST_ONE:
        return wd_emit_binary(writer, SpvOpFOrdGreaterThanEqual, bools, x, filled(writer, type, 1));
    }
    return wd_emit_true(writer);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    wd_arithmetic *arithmetic = &writer->analysis->findings->arithmetic.items[condition->subject];
    arithmetic->holds = emit_domain(writer, arithmetic);
    condition->ok = arithmetic->types[0].num_components == 1
                        ? arithmetic->holds
                        : wd_emit_unary(writer, SpvOpAll, writer->type_bool, arithmetic->holds);
}

// The component of operand `number` that fails first.
static uint32_t failed_component(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t number) {
    const wd_operand_type *type = &arithmetic->types[number];
    uint32_t value = arithmetic->operands[number];
    for (uint32_t i = type->num_components; type->num_components > 1 && i-- > 0;) {
        const uint32_t component = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpCompositeExtract, type->scalar, component, arithmetic->operands[number], i);
        if (i + 1 == type->num_components) {
            value = component;
            continue;
        }
        const uint32_t holds = wd_spirv_builder_id(writer->builder),
                       id = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpCompositeExtract, writer->type_bool, holds, arithmetic->holds, i);
        WD_EMIT(writer, SpvOpSelect, type->scalar, id, holds, value, component);
        value = id;
    }
    return value;
}

// The component of operand `number` that fails first, as a word: floats as 32-bit floats, the low half of 64-bit
// integers.
static uint32_t failed_word(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t number) {
    if (number >= arithmetic->num_operands) {
        return wd_spirv_builder_uint(writer->builder, 0);
    }
    const wd_operand_type *type = &arithmetic->types[number];
    uint32_t value = failed_component(writer, arithmetic, number);
    if (type->is_float) {
        const uint32_t type_float = wd_spirv_builder_type_float(writer->builder, 32);
        value = type->width == 32 ? value : wd_emit_unary(writer, SpvOpFConvert, type_float, value);
        return wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value);
    }
    if (type->width != 32) {
        return wd_emit_unary(writer, type->is_signed ? SpvOpSConvert : SpvOpUConvert, writer->type_uint,
                             value);
    }
    return type->is_signed ? wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value) : value;
}

// The high half of the dividend of a 64-bit division.
static uint32_t failed_high_word(wd_writer *writer, const wd_arithmetic *arithmetic) {
    const wd_operand_type *type = &arithmetic->types[0];
    const uint32_t value = failed_component(writer, arithmetic, 0),
                   shifted = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpShiftRightLogical, type->scalar, shifted, value,
            wd_spirv_builder_uint(writer->builder, 32));
    return wd_emit_unary(writer, type->is_signed ? SpvOpSConvert : SpvOpUConvert, writer->type_uint, shifted);
}

static bool is_wide(const wd_arithmetic *arithmetic) {
    bool found = false;
    for (uint32_t i = 0; i < arithmetic->num_operands; i++) {
        found |= !arithmetic->types[i].is_float && arithmetic->types[i].width == 64;
    }
    return found;
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_arithmetic *arithmetic = arithmetic_of(writer->analysis, condition);
    const bool has_wide = is_wide(arithmetic);
    const uint32_t opcode = arithmetic->opcode | (has_wide ? WD_RECORD_OPERATION_WIDE : 0);
    const uint32_t second = has_wide && (domain)arithmetic->domain == NOT_ZERO
                                ? failed_high_word(writer, arithmetic)
                                : failed_word(writer, arithmetic, 1);
    const uint32_t parameters[] = {wd_spirv_builder_uint(writer->builder, instruction),
                                   wd_spirv_builder_uint(writer->builder, WD_RECORD_ERROR_ARITHMETIC),
                                   wd_spirv_builder_uint(writer->builder, opcode),
                                   failed_word(writer, arithmetic, 0), second};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_arithmetic = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
