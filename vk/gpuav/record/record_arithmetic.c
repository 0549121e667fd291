// The text of a record about arithmetic outside its domain (WD_RECORD_ERROR_ARITHMETIC).
#include <inttypes.h>
#include <math.h>
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"

typedef enum operand_kind { UNSIGNED, SIGNED, FLOAT } operand_kind;

static const struct operation {
    uint32_t opcode;
    const char *name;
    operand_kind kind;
    uint32_t num_operands;
    const char *rule; // What is wrong with the operands.
    const char *fix;
} operations[] = {
    {SpvOpUDiv, "OpUDiv", UNSIGNED, 2, "division of integers by zero",
     "check the divisor before the division."},
    {SpvOpSDiv, "OpSDiv", SIGNED, 2, "division of integers by zero",
     "check the divisor before the division."},
    {SpvOpUMod, "OpUMod", UNSIGNED, 2, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpSRem, "OpSRem", SIGNED, 2, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpSMod, "OpSMod", SIGNED, 2, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpFDiv, "OpFDiv", FLOAT, 2, "division of floats by zero", "check the divisor before the division."},
    {SpvOpFRem, "OpFRem", FLOAT, 2, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpFMod, "OpFMod", FLOAT, 2, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpShiftRightLogical, "OpShiftRightLogical", UNSIGNED, 2,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
    {SpvOpShiftRightArithmetic, "OpShiftRightArithmetic", SIGNED, 2,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
    {SpvOpShiftLeftLogical, "OpShiftLeftLogical", UNSIGNED, 2,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
#define GLSL(name) GLSLstd450##name | WD_RECORD_OPERATION_GLSL, #name
    {GLSL(Pow), FLOAT, 2, "x is negative, or x is 0 and y is not positive",
     "use pow(abs(x), y), or check x before."},
    {GLSL(Atan2), FLOAT, 2, "both operands are 0", "check the operands before."},
    {GLSL(FMin), FLOAT, 2, "an operand is NaN", "find the source of the NaN."},
    {GLSL(FMax), FLOAT, 2, "an operand is NaN", "find the source of the NaN."},
    {GLSL(FClamp), FLOAT, 2, "the minimum is greater than the maximum, or NaN", "exchange the limits."},
    {GLSL(NClamp), FLOAT, 2, "the minimum is greater than the maximum, or NaN", "exchange the limits."},
    {GLSL(SClamp), SIGNED, 2, "the minimum is greater than the maximum", "exchange the limits."},
    {GLSL(UClamp), UNSIGNED, 2, "the minimum is greater than the maximum", "exchange the limits."},
    {GLSL(SmoothStep), FLOAT, 2, "the first edge is not below the second",
     "exchange the edges, or use step()."},
    {GLSL(Sqrt), FLOAT, 1, "the operand is negative or NaN", "use sqrt(max(x, 0.0))."},
    {GLSL(InverseSqrt), FLOAT, 1, "the operand is not positive", "check the operand before."},
    {GLSL(Log), FLOAT, 1, "the operand is not positive", "check the operand before."},
    {GLSL(Log2), FLOAT, 1, "the operand is not positive", "check the operand before."},
    {GLSL(Asin), FLOAT, 1, "the operand is outside [-1, 1]", "use clamp(x, -1.0, 1.0)."},
    {GLSL(Acos), FLOAT, 1, "the operand is outside [-1, 1]", "use clamp(x, -1.0, 1.0)."},
    {GLSL(Acosh), FLOAT, 1, "the operand is below 1", "check the operand before."},
    {GLSL(Atanh), FLOAT, 1, "the operand is outside (-1, 1)", "check the operand before."},
#undef GLSL
};

static const struct operation *find(uint32_t opcode) {
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (operations[i].opcode == opcode) {
            return &operations[i];
        }
    }
    return NULL;
}

static void append_operand(wd_string_builder *out, operand_kind kind, uint32_t word) {
    float value;
    switch (kind) {
    case UNSIGNED:
        wd_string_appendf(out, "%u", word);
        break;
    case SIGNED:
        wd_string_appendf(out, "%d", (int32_t)word);
        break;
    case FLOAT:
        memcpy(&value, &word, sizeof value);
        if (isnan(value)) { // Its sign depends on the device.
            wd_string_append(out, "nan");
        } else {
            wd_string_appendf(out, "%g", (double)value);
        }
        break;
    }
}

static bool is_division(const struct operation *operation) {
    return operation->opcode >= SpvOpUDiv && operation->opcode <= SpvOpSMod && operation->kind != FLOAT;
}

static void append_operands(wd_string_builder *out, const struct operation *operation,
                            const uint32_t *words) {
    const bool is_wide = words[0] & WD_RECORD_OPERATION_WIDE;
    if (is_wide && is_division(operation)) {
        const uint64_t dividend = (uint64_t)words[2] << 32 | words[1];
        if (operation->kind == SIGNED) {
            wd_string_appendf(out, " (%" PRId64 ", 0).", (int64_t)dividend);
        } else {
            wd_string_appendf(out, " (%" PRIu64 ", 0).", dividend);
        }
        return;
    }
    wd_string_append(out, is_wide ? " (low 32 bits: " : " (");
    for (uint32_t i = 0; i < operation->num_operands; i++) {
        wd_string_append(out, i ? ", " : "");
        append_operand(out, operation->kind, words[1 + i]);
    }
    wd_string_append(out, ").");
}

bool wd_record_say_arithmetic(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const struct operation *operation = find(words[0] & ~(uint32_t)WD_RECORD_OPERATION_WIDE);
    if (!operation) {
        return false;
    }
    // SPIR-V leaves the behavior of these divisions undefined, and only the result of the other operations.
    const bool is_undefined_behavior = is_division(operation);
    d->severity = is_undefined_behavior ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_UNDEFINED_ARITHMETIC);
    wd_string_appendf(&d->text, "The %s of %s is undefined: %s",
                      is_undefined_behavior ? "behavior" : "result", operation->name, operation->rule);
    append_operands(&d->text, operation, words);
    snprintf(d->fix, sizeof d->fix, "%s", operation->fix);
    wd_record_add_property(d, "error", "undefined-arithmetic");
    wd_record_add_property(d, "operation", operation->name);
    return true;
}
