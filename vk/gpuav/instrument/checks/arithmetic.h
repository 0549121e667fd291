// The domains of operations (arithmetic.c), and the code of their checks (arithmetic_code.c).
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_ARITHMETIC_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_ARITHMETIC_H

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
    WD_DOMAIN_NOT_NEGATIVE, // !(x < 0). From here on: of one operand.
    WD_DOMAIN_WITHIN_ONE,   // !(|x| > 1).
    WD_DOMAIN_BELOW_ONE,    // !(|x| >= 1).
    WD_DOMAIN_AT_LEAST_ONE, // !(x < 1).
} wd_domain;

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
