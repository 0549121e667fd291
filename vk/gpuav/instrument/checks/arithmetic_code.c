// The code that checks whether the operands of an operation are in its domain, and that reports those that are not.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/arithmetic.h"

enum { INFINITY_BITS = 0x7f800000, MAGNITUDE = 0x7fffffff }; // Of 32-bit floats.

// Types and constants

static uint32_t vector_of(wd_writer *writer, const wd_operand_type *type, uint32_t scalar) {
    return type->num_components == 1
               ? scalar
               : wd_spirv_builder_type_vector(writer->builder, scalar, type->num_components);
}

static uint32_t bool_type(wd_writer *writer, const wd_operand_type *type) {
    return vector_of(writer, type, writer->type_bool);
}

// Returns a constant with all components equal.
static uint32_t repeated(wd_writer *writer, uint32_t type, uint32_t component, uint32_t num_components) {
    const uint32_t parts[] = {type, component, component, component, component};
    return num_components == 1
               ? component
               : wd_spirv_builder_global(writer->builder, SpvOpConstantComposite, parts, 1 + num_components);
}

// Returns a constant of the operand's type: all components have the bits `bits`.
static uint32_t filled(wd_writer *writer, const wd_operand_type *type, uint64_t bits) {
    const uint64_t sign = type->width < 32 && !type->is_float ? 1ull << (type->width - 1) : 0;
    if (sign) {
        bits &= 2 * sign - 1;
        bits = type->is_signed ? (bits ^ sign) - sign : bits; // Narrow constants are sign-extended.
    }
    const uint32_t operands[] = {type->scalar, (uint32_t)bits, (uint32_t)(bits >> 32)};
    const uint32_t component =
        wd_spirv_builder_global(writer->builder, SpvOpConstant, operands, type->width == 64 ? 3 : 2);
    return repeated(writer, type->type, component, type->num_components);
}

static uint32_t one(wd_writer *writer, const wd_operand_type *type) {
    return filled(writer, type,
                  type->width == 16   ? 0x3c00
                  : type->width == 32 ? 0x3f800000
                                      : 0x3ff0000000000000);
}

static uint32_t zero(wd_writer *writer, const wd_operand_type *type) {
    return wd_spirv_builder_null(writer->builder, type->type);
}

// Conditions

// |x|, by a comparison: GLSL.std.450 may not be imported.
static uint32_t magnitude(wd_writer *writer, const wd_operand_type *type, uint32_t x) {
    const uint32_t negative =
        wd_emit_binary(writer, SpvOpFOrdLessThan, bool_type(writer, type), x, zero(writer, type));
    const uint32_t negated = wd_emit_unary(writer, SpvOpFNegate, type->type, x),
                   id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpSelect, type->type, id, negative, negated, x);
    return id;
}

// y != 0 && !(x == minimum && y == -1)
static uint32_t emit_signed_division(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t bools) {
    const wd_operand_type *x = &arithmetic->types[0], *y = &arithmetic->types[1];
    const uint32_t *operands = arithmetic->operands;
    const uint32_t has_divisor = wd_emit_binary(writer, SpvOpINotEqual, bools, operands[1], zero(writer, y));
    if (!arithmetic->may_overflow) {
        return has_divisor;
    }
    const uint32_t is_other =
        wd_emit_binary(writer, SpvOpINotEqual, bools, operands[0], filled(writer, x, 1ull << (x->width - 1)));
    const uint32_t is_not_minus_one =
        wd_emit_binary(writer, SpvOpINotEqual, bools, operands[1], filled(writer, y, UINT64_MAX));
    return wd_emit_binary(writer, SpvOpLogicalAnd, bools, has_divisor,
                          wd_emit_binary(writer, SpvOpLogicalOr, bools, is_other, is_not_minus_one));
}

static uint32_t emit_pow(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t bools) {
    const uint32_t x = arithmetic->operands[0], y = arithmetic->operands[1];
    const uint32_t none = zero(writer, &arithmetic->types[0]);
    const uint32_t positive = wd_emit_binary(writer, SpvOpFUnordGreaterThan, bools, x, none);
    const uint32_t is_zero = wd_emit_binary(writer, SpvOpFOrdEqual, bools, x, none);
    const uint32_t exponent = wd_emit_binary(writer, SpvOpFUnordGreaterThan, bools, y, none);
    return wd_emit_binary(writer, SpvOpLogicalOr, bools, positive,
                          wd_emit_binary(writer, SpvOpLogicalAnd, bools, is_zero, exponent));
}

// Compilers may assume that no float is NaN: the bits of a 32-bit float are compared. Conversions keep NaN, and make
// none.
static uint32_t emit_is_nan(wd_writer *writer, const wd_operand_type *type, uint32_t value, uint32_t bools) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t floats = vector_of(writer, type, wd_spirv_builder_type_float(builder, 32));
    const uint32_t words = vector_of(writer, type, writer->type_uint), count = type->num_components;
    const uint32_t mask = repeated(writer, words, wd_spirv_builder_uint(builder, MAGNITUDE), count);
    const uint32_t infinity = repeated(writer, words, wd_spirv_builder_uint(builder, INFINITY_BITS), count);
    value = type->width == 32 ? value : wd_emit_unary(writer, SpvOpFConvert, floats, value);
    const uint32_t bits = wd_emit_unary(writer, SpvOpBitcast, words, value);
    return wd_emit_binary(writer, SpvOpUGreaterThan, bools,
                          wd_emit_binary(writer, SpvOpBitwiseAnd, words, bits, mask), infinity);
}

static uint32_t emit_same_nan(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t bools) {
    const wd_operand_type *type = &arithmetic->types[0];
    return wd_emit_binary(writer, SpvOpLogicalEqual, bools,
                          emit_is_nan(writer, type, arithmetic->operands[0], bools),
                          emit_is_nan(writer, type, arithmetic->operands[1], bools));
}

static uint32_t emit_not_both_zero(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t bools) {
    const uint32_t none = zero(writer, &arithmetic->types[0]);
    return wd_emit_binary(writer, SpvOpLogicalOr, bools,
                          wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, arithmetic->operands[0], none),
                          wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, arithmetic->operands[1], none));
}

// offset <= width && count <= width - offset
static uint32_t emit_bit_field(wd_writer *writer, const wd_arithmetic *arithmetic) {
    const uint32_t offset = wd_index_word(writer, arithmetic->operands[0]),
                   count = wd_index_word(writer, arithmetic->operands[1]),
                   width = wd_spirv_builder_uint(writer->builder, arithmetic->width);
    const uint32_t begins = wd_emit_test(writer, SpvOpULessThanEqual, offset, width);
    const uint32_t room = wd_emit_word(writer, SpvOpISub, width, offset);
    const uint32_t ends = wd_emit_test(writer, SpvOpULessThanEqual, count, room);
    return wd_emit_binary(writer, SpvOpLogicalAnd, writer->type_bool, begins, ends);
}

// Writes the condition for each component.
static uint32_t emit_domain(wd_writer *writer, const wd_arithmetic *arithmetic) {
    const wd_operand_type *type = &arithmetic->types[0], *second = &arithmetic->types[1];
    const uint32_t bools = bool_type(writer, type);
    const uint32_t x = arithmetic->operands[0], y = arithmetic->operands[1];
    switch ((wd_domain)arithmetic->domain) {
    case WD_DOMAIN_NOT_ZERO:
        return wd_emit_binary(writer, SpvOpINotEqual, bools, y, zero(writer, second));
    case WD_DOMAIN_SIGNED_DIVISION:
        return emit_signed_division(writer, arithmetic, bools);
    case WD_DOMAIN_FLOAT_DIVISOR:
        return wd_emit_binary(writer, SpvOpFUnordNotEqual, bools, y, zero(writer, second));
    case WD_DOMAIN_BELOW_WIDTH:
        return wd_emit_binary(writer, SpvOpULessThan, bools, y, filled(writer, second, type->width));
    case WD_DOMAIN_POW:
        return emit_pow(writer, arithmetic, bools);
    case WD_DOMAIN_ATAN2:
        return emit_not_both_zero(writer, arithmetic, bools);
    case WD_DOMAIN_SAME_NAN:
        return emit_same_nan(writer, arithmetic, bools);
    case WD_DOMAIN_LIMITS:
        return wd_emit_binary(writer, SpvOpFOrdLessThanEqual, bools, x, y);
    case WD_DOMAIN_LIMITS_OR_NAN:
        return wd_emit_binary(writer, SpvOpFUnordLessThanEqual, bools, x, y);
    case WD_DOMAIN_SIGNED_LIMITS:
        return wd_emit_binary(writer, SpvOpSLessThanEqual, bools, x, y);
    case WD_DOMAIN_UNSIGNED_LIMITS:
        return wd_emit_binary(writer, SpvOpULessThanEqual, bools, x, y);
    case WD_DOMAIN_BIT_FIELD:
        return emit_bit_field(writer, arithmetic);
    case WD_DOMAIN_BELOW:
        return wd_emit_binary(writer, SpvOpFUnordLessThan, bools, x, y);
    case WD_DOMAIN_NOT_NEGATIVE:
        return wd_emit_binary(writer, SpvOpFUnordGreaterThanEqual, bools, x, zero(writer, type));
    case WD_DOMAIN_WITHIN_ONE:
        return wd_emit_binary(writer, SpvOpFUnordLessThanEqual, bools, magnitude(writer, type, x),
                              one(writer, type));
    case WD_DOMAIN_BELOW_ONE:
        return wd_emit_binary(writer, SpvOpFUnordLessThan, bools, magnitude(writer, type, x),
                              one(writer, type));
    case WD_DOMAIN_AT_LEAST_ONE:
        return wd_emit_binary(writer, SpvOpFUnordGreaterThanEqual, bools, x, one(writer, type));
    }
    return wd_emit_true(writer);
}

void wd_arithmetic_emit(wd_writer *writer, wd_condition *condition) {
    wd_arithmetic *arithmetic = &writer->analysis->subjects->arithmetic.items[condition->subject];
    arithmetic->holds = emit_domain(writer, arithmetic);
    condition->ok = arithmetic->types[0].num_components == 1
                        ? arithmetic->holds
                        : wd_emit_unary(writer, SpvOpAll, writer->type_bool, arithmetic->holds);
}

// Reports

// The component of operand `number` that fails first.
static uint32_t failed_component(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t number) {
    const wd_operand_type *type = &arithmetic->types[number];
    uint32_t value = arithmetic->operands[number];
    for (uint32_t i = type->num_components; type->num_components > 1 && i-- > 0;) {
        const uint32_t component =
            wd_emit_binary(writer, SpvOpCompositeExtract, type->scalar, arithmetic->operands[number], i);
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

static bool is_wide(const wd_arithmetic *arithmetic) {
    return arithmetic->types[0].width == 64 ||
           (arithmetic->num_operands > 1 && arithmetic->types[1].width == 64);
}

// A value of at most 32 bits as a word: of floats, the bits of a 32-bit float.
static uint32_t emit_word(wd_writer *writer, const wd_operand_type *type, bool is_signed, uint32_t value) {
    if (type->is_float) {
        const uint32_t type_float = wd_spirv_builder_type_float(writer->builder, 32);
        value = type->width == 32 ? value : wd_emit_unary(writer, SpvOpFConvert, type_float, value);
        return wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value);
    }
    if (type->width < 32) {
        return wd_emit_unary(writer, is_signed ? SpvOpSConvert : SpvOpUConvert, writer->type_uint, value);
    }
    return type->is_signed ? wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value) : value;
}

// Writes the low and the high word of the failed component of an operand.
static void emit_two_words(wd_writer *writer, const wd_arithmetic *arithmetic, uint32_t number,
                           uint32_t words[2]) {
    const wd_operand_type *type = &arithmetic->types[number];
    const uint32_t value = failed_component(writer, arithmetic, number);
    if (type->width == 64) {
        const uint32_t pair = wd_emit_unary(
            writer, SpvOpBitcast, wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 2), value);
        for (uint32_t i = 0; i < 2; i++) {
            words[i] = wd_emit_binary(writer, SpvOpCompositeExtract, writer->type_uint, pair, i);
        }
        return;
    }
    const bool is_signed = arithmetic->is_signed[number];
    words[0] = emit_word(writer, type, is_signed, value);
    words[1] = is_signed ? wd_emit_word(writer, SpvOpShiftRightArithmetic, words[0],
                                        wd_spirv_builder_uint(writer->builder, 31))
                         : wd_spirv_builder_uint(writer->builder, 0);
}

// The operation, and the flags of its operands.
static uint32_t operation_word(const wd_arithmetic *arithmetic) {
    return arithmetic->opcode | (is_wide(arithmetic) ? WD_RECORD_OPERATION_WIDE : 0) |
           (arithmetic->is_signed[0] ? WD_RECORD_OPERATION_SIGNED_FIRST : 0) |
           (arithmetic->is_signed[1] ? WD_RECORD_OPERATION_SIGNED_SECOND : 0);
}

void wd_arithmetic_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_arithmetic *arithmetic = &writer->analysis->subjects->arithmetic.items[condition->subject];
    const uint32_t none = wd_spirv_builder_uint(writer->builder, 0);
    uint32_t parameters[WD_NUM_WIDE_PARAMETERS] = {
        wd_spirv_builder_uint(writer->builder, instruction),
        wd_spirv_builder_uint(writer->builder, WD_RECORD_ERROR_ARITHMETIC),
        wd_spirv_builder_uint(writer->builder, operation_word(arithmetic))};
    if (is_wide(arithmetic)) {
        parameters[5] = parameters[6] = none;
        for (uint32_t i = 0; i < arithmetic->num_operands; i++) {
            emit_two_words(writer, arithmetic, i, parameters + 3 + 2 * i);
        }
        wd_report_or_defer_failure(writer, WD_FAILURE_WIDE, parameters, WD_NUM_WIDE_PARAMETERS, 0);
        return;
    }
    parameters[4] = none;
    for (uint32_t i = 0; i < arithmetic->num_operands; i++) {
        const uint32_t value = failed_component(writer, arithmetic, i);
        parameters[3 + i] = emit_word(writer, &arithmetic->types[i], arithmetic->is_signed[i], value);
    }
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}
