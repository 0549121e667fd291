// The operations whose operands may be outside their domain, and the domains. arithmetic.c finds the operations,
// arithmetic_code.c has the code of each domain, vk/gpuav/record/record_arithmetic.c the text of each operation.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_ARITHMETIC_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_ARITHMETIC_H

#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// wd_domain is the condition on the operands (x, y and z in this order). If a rule of the specification is an
// inequality, operands that are NaN do not break it.
typedef enum wd_domain {
    WD_DOMAIN_NOT_ZERO,        // y != 0, unsigned integers.
    WD_DOMAIN_SIGNED_DIVISION, // y != 0, and x is not the minimum value if y == -1.
    WD_DOMAIN_FLOAT_DIVISOR,   // y != 0, floats.
    WD_DOMAIN_BELOW_WIDTH,     // y < width of x.
    WD_DOMAIN_POW,             // !(x < 0) and !(x == 0 and y <= 0).
    WD_DOMAIN_ATAN2,           // x != 0 or y != 0.
    WD_DOMAIN_SAME_NAN,        // Both x and y are NaN, or neither is.
    WD_DOMAIN_LIMITS,          // y <= z, floats.
    WD_DOMAIN_LIMITS_OR_NAN,   // !(y > z), floats.
    WD_DOMAIN_SIGNED_LIMITS,   // y <= z.
    WD_DOMAIN_UNSIGNED_LIMITS,
    WD_DOMAIN_BIT_FIELD,    // Offset x + count y <= width of the base.
    WD_DOMAIN_BELOW,        // !(x >= y).
    WD_DOMAIN_NOT_NEGATIVE, // !(x < 0).
    WD_DOMAIN_WITHIN_ONE,   // !(|x| > 1).
    WD_DOMAIN_BELOW_ONE,    // !(|x| >= 1).
    WD_DOMAIN_AT_LEAST_ONE, // !(x < 1).
} wd_domain;

// WD_GLSL_OPERATION is the opcode of an instruction of GLSL.std.450 in records.
#define WD_GLSL_OPERATION(name) (GLSLstd450##name | WD_RECORD_OPERATION_GLSL)

// WD_ARITHMETIC_OPERATIONS lists the operations:
//
//   OPERATION(opcode, domain, first, count, check)
//
// `domain`: WD_DOMAIN_<domain>. `first` and `count`: the operands that it is about, which records have; x is operand 0.
// `check`: the operation is checked if WD_CHECK_<check> is on.
#define WD_ARITHMETIC_OPERATIONS(OPERATION)                                                                  \
    OPERATION(SpvOpUDiv, NOT_ZERO, 0, 2, ARITHMETIC)                                                         \
    OPERATION(SpvOpSDiv, SIGNED_DIVISION, 0, 2, ARITHMETIC)                                                  \
    OPERATION(SpvOpUMod, NOT_ZERO, 0, 2, ARITHMETIC)                                                         \
    OPERATION(SpvOpSRem, SIGNED_DIVISION, 0, 2, ARITHMETIC)                                                  \
    OPERATION(SpvOpSMod, SIGNED_DIVISION, 0, 2, ARITHMETIC)                                                  \
    OPERATION(SpvOpFDiv, FLOAT_DIVISOR, 0, 2, FLOAT_DIVISION)                                                \
    OPERATION(SpvOpFRem, FLOAT_DIVISOR, 0, 2, FLOAT_DIVISION)                                                \
    OPERATION(SpvOpFMod, FLOAT_DIVISOR, 0, 2, FLOAT_DIVISION)                                                \
    OPERATION(SpvOpShiftRightLogical, BELOW_WIDTH, 0, 2, ARITHMETIC)                                         \
    OPERATION(SpvOpShiftRightArithmetic, BELOW_WIDTH, 0, 2, ARITHMETIC)                                      \
    OPERATION(SpvOpShiftLeftLogical, BELOW_WIDTH, 0, 2, ARITHMETIC)                                          \
    OPERATION(SpvOpBitFieldInsert, BIT_FIELD, 2, 2, ARITHMETIC)                                              \
    OPERATION(SpvOpBitFieldSExtract, BIT_FIELD, 1, 2, ARITHMETIC)                                            \
    OPERATION(SpvOpBitFieldUExtract, BIT_FIELD, 1, 2, ARITHMETIC)                                            \
    OPERATION(WD_GLSL_OPERATION(Pow), POW, 0, 2, ARITHMETIC)                                                 \
    OPERATION(WD_GLSL_OPERATION(Atan2), ATAN2, 0, 2, ARITHMETIC)                                             \
    OPERATION(WD_GLSL_OPERATION(FMin), SAME_NAN, 0, 2, ARITHMETIC)                                           \
    OPERATION(WD_GLSL_OPERATION(FMax), SAME_NAN, 0, 2, ARITHMETIC)                                           \
    OPERATION(WD_GLSL_OPERATION(FClamp), LIMITS, 1, 2, ARITHMETIC)                                           \
    OPERATION(WD_GLSL_OPERATION(NClamp), LIMITS_OR_NAN, 1, 2, ARITHMETIC)                                    \
    OPERATION(WD_GLSL_OPERATION(SClamp), SIGNED_LIMITS, 1, 2, ARITHMETIC)                                    \
    OPERATION(WD_GLSL_OPERATION(UClamp), UNSIGNED_LIMITS, 1, 2, ARITHMETIC)                                  \
    OPERATION(WD_GLSL_OPERATION(SmoothStep), BELOW, 0, 2, ARITHMETIC)                                        \
    OPERATION(WD_GLSL_OPERATION(Sqrt), NOT_NEGATIVE, 0, 1, ARITHMETIC)                                       \
    OPERATION(WD_GLSL_OPERATION(InverseSqrt), NOT_NEGATIVE, 0, 1, ARITHMETIC)                                \
    OPERATION(WD_GLSL_OPERATION(Log), NOT_NEGATIVE, 0, 1, ARITHMETIC)                                        \
    OPERATION(WD_GLSL_OPERATION(Log2), NOT_NEGATIVE, 0, 1, ARITHMETIC)                                       \
    OPERATION(WD_GLSL_OPERATION(Asin), WITHIN_ONE, 0, 1, ARITHMETIC)                                         \
    OPERATION(WD_GLSL_OPERATION(Acos), WITHIN_ONE, 0, 1, ARITHMETIC)                                         \
    OPERATION(WD_GLSL_OPERATION(Acosh), AT_LEAST_ONE, 0, 1, ARITHMETIC)                                      \
    OPERATION(WD_GLSL_OPERATION(Atanh), BELOW_ONE, 0, 1, ARITHMETIC)

// wd_arithmetic_read_float reads a constant of 32 bits, or a vector whose components are one such constant.
bool wd_arithmetic_read_float(const wd_spirv_module *module, uint32_t id, double *value);

// wd_arithmetic_is_discarded returns whether all uses of the result of a division by zero discard it: selects whose
// conditions compare the divisor.
bool wd_arithmetic_is_discarded(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                const wd_arithmetic *arithmetic);

// wd_arithmetic_emit and wd_arithmetic_report are `emit` and `report` of wd_check_code_arithmetic.
void wd_arithmetic_emit(wd_writer *writer, wd_condition *condition);
void wd_arithmetic_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction);

#endif
