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

// form is the sentence of a message.
typedef enum form {
    UNDEFINED_BEHAVIOR,
    UNDEFINED_RESULT,
    EITHER_OPERAND, // Which operand is the result depends on the implementation.
    NOT_A_NUMBER,   // The result is NaN.
    BY_ZERO,        // A division that yields infinity or NaN.
} form;

static const struct operation {
    uint32_t opcode;
    const char *name;
    operand_kind kind;
    uint32_t num_operands;
    form form;
    const char *rule; // What is wrong with the operands, if the form names it.
    const char *fix;
} operations[] = {
    {SpvOpUDiv, "OpUDiv", UNSIGNED, 2, UNDEFINED_BEHAVIOR, "division of integers by zero",
     "check the divisor before the division."},
    {SpvOpSDiv, "OpSDiv", SIGNED, 2, UNDEFINED_BEHAVIOR, "division of integers by zero",
     "check the divisor before the division."},
    {SpvOpUMod, "OpUMod", UNSIGNED, 2, UNDEFINED_BEHAVIOR, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpSRem, "OpSRem", SIGNED, 2, UNDEFINED_BEHAVIOR, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpSMod, "OpSMod", SIGNED, 2, UNDEFINED_BEHAVIOR, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpFDiv, "OpFDiv", FLOAT, 2, BY_ZERO, NULL, "check the divisor before the division."},
    {SpvOpFRem, "OpFRem", FLOAT, 2, UNDEFINED_RESULT, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpFMod, "OpFMod", FLOAT, 2, UNDEFINED_RESULT, "remainder of a division by zero",
     "check the divisor before the operation."},
    {SpvOpShiftRightLogical, "OpShiftRightLogical", UNSIGNED, 2, UNDEFINED_RESULT,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
    {SpvOpShiftRightArithmetic, "OpShiftRightArithmetic", UNSIGNED, 2, UNDEFINED_RESULT,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
    {SpvOpShiftLeftLogical, "OpShiftLeftLogical", UNSIGNED, 2, UNDEFINED_RESULT,
     "shift by the number of bits of the value or more", "mask the shift, or check it before."},
    {SpvOpBitFieldInsert, "OpBitFieldInsert", UNSIGNED, 2, UNDEFINED_RESULT,
     "offset plus count is above the number of bits of the value", "check the offset and the count before."},
    {SpvOpBitFieldSExtract, "OpBitFieldSExtract", UNSIGNED, 2, UNDEFINED_RESULT,
     "offset plus count is above the number of bits of the value", "check the offset and the count before."},
    {SpvOpBitFieldUExtract, "OpBitFieldUExtract", UNSIGNED, 2, UNDEFINED_RESULT,
     "offset plus count is above the number of bits of the value", "check the offset and the count before."},
#define GLSL(name) GLSLstd450##name | WD_RECORD_OPERATION_GLSL, #name
    {GLSL(Pow), FLOAT, 2, UNDEFINED_RESULT, "x is negative, or x is 0 and y is not positive",
     "use pow(abs(x), y), or check x before."},
    {GLSL(Atan2), FLOAT, 2, UNDEFINED_RESULT, "both operands are 0", "check the operands before."},
    {GLSL(FMin), FLOAT, 2, EITHER_OPERAND, "one operand is NaN", "find the source of the NaN."},
    {GLSL(FMax), FLOAT, 2, EITHER_OPERAND, "one operand is NaN", "find the source of the NaN."},
    {GLSL(FClamp), FLOAT, 2, UNDEFINED_RESULT, "the minimum is greater than the maximum",
     "exchange the limits."},
    {GLSL(NClamp), FLOAT, 2, UNDEFINED_RESULT, "the minimum is greater than the maximum",
     "exchange the limits."},
    {GLSL(SClamp), SIGNED, 2, UNDEFINED_RESULT, "the minimum is greater than the maximum",
     "exchange the limits."},
    {GLSL(UClamp), UNSIGNED, 2, UNDEFINED_RESULT, "the minimum is greater than the maximum",
     "exchange the limits."},
    {GLSL(SmoothStep), FLOAT, 2, UNDEFINED_RESULT, "the first edge is not below the second",
     "exchange the edges, or use step()."},
    {GLSL(Sqrt), FLOAT, 1, NOT_A_NUMBER, NULL, "use sqrt(max(x, 0.0))."},
    {GLSL(InverseSqrt), FLOAT, 1, NOT_A_NUMBER, NULL, "check the operand before."},
    {GLSL(Log), FLOAT, 1, NOT_A_NUMBER, NULL, "check the operand before."},
    {GLSL(Log2), FLOAT, 1, NOT_A_NUMBER, NULL, "check the operand before."},
    {GLSL(Asin), FLOAT, 1, NOT_A_NUMBER, NULL, "use clamp(x, -1.0, 1.0)."},
    {GLSL(Acos), FLOAT, 1, NOT_A_NUMBER, NULL, "use clamp(x, -1.0, 1.0)."},
    {GLSL(Acosh), FLOAT, 1, NOT_A_NUMBER, NULL, "use max(x, 1.0), or check the operand before."},
    {GLSL(Atanh), FLOAT, 1, NOT_A_NUMBER, NULL, "check the operand before."},
#undef GLSL
};

enum {
    FLAGS = WD_RECORD_OPERATION_WIDE | WD_RECORD_OPERATION_SIGNED_FIRST | WD_RECORD_OPERATION_SIGNED_SECOND
};

// operand is an operand of the record: of an integer, the bits, sign-extended if the integer is signed.
typedef struct operand {
    operand_kind kind;
    uint64_t bits;
    double number;
} operand;

static const struct operation *find(uint32_t opcode) {
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        if (operations[i].opcode == opcode) {
            return &operations[i];
        }
    }
    return NULL;
}

static operand read_operand(const struct operation *operation, const uint32_t *words, uint32_t number) {
    const bool is_wide = words[0] & WD_RECORD_OPERATION_WIDE;
    const uint32_t flag = number ? WD_RECORD_OPERATION_SIGNED_SECOND : WD_RECORD_OPERATION_SIGNED_FIRST;
    operand operand = {.kind = operation->kind == UNSIGNED && words[0] & flag ? SIGNED : operation->kind};
    const uint32_t low = words[is_wide ? 1 + 2 * number : 1 + number];
    operand.bits = is_wide                  ? low | (uint64_t)words[2 + 2 * number] << 32
                   : operand.kind == SIGNED ? (uint64_t)(int64_t)(int32_t)low
                                            : low;
    float narrow;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&operand.number, &operand.bits, sizeof operand.number);
    operand.number = is_wide ? operand.number : (double)narrow;
    return operand;
}

static void append_operand(wd_string_builder *out, const operand *operand) {
    switch (operand->kind) {
    case UNSIGNED:
        wd_string_appendf(out, "%" PRIu64, operand->bits);
        break;
    case SIGNED:
        wd_string_appendf(out, "%" PRId64, (int64_t)operand->bits);
        break;
    case FLOAT:
        if (isnan(operand->number)) { // Its sign depends on the device.
            wd_string_append(out, "nan");
        } else {
            wd_string_appendf(out, "%g", operand->number);
        }
        break;
    }
}

// append_rule appends the rule and, in parentheses, the operands.
static void append_rule(wd_string_builder *out, const char *rule, const operand *operands, uint32_t count) {
    wd_string_appendf(out, ": %s (", rule);
    for (uint32_t i = 0; i < count; i++) {
        wd_string_append(out, i ? ", " : "");
        append_operand(out, &operands[i]);
    }
    wd_string_append(out, ").");
}

// settle_form returns the form of the message: clamps have another one if a limit is NaN. `*rule` is the rule that the
// operands break.
static form settle_form(const struct operation *operation, const operand *operands, const char **rule) {
    *rule = operation->rule;
    if (operation->form == UNDEFINED_BEHAVIOR && operation->kind == SIGNED && operands[1].bits) {
        *rule = "the minimum value divided by -1 overflows";
    }
    if (operation->opcode == (GLSLstd450FClamp | WD_RECORD_OPERATION_GLSL) &&
        (isnan(operands[0].number) || isnan(operands[1].number))) {
        *rule = "a limit is NaN";
        return EITHER_OPERAND;
    }
    return operation->form;
}

// break_rule returns whether the operands of the record break the rule of the operation, where that is simple to say.
// If they do not, an operand has no defined value: compilers may choose another value for each of its uses, those of
// the check and of the record included.
static bool break_rule(const struct operation *operation, const operand *operands) {
    const double x = operands[0].number, y = operands[1].number;
    switch (operation->opcode) {
    case SpvOpUDiv:
    case SpvOpUMod:
        return operands[1].bits == 0;
    case SpvOpSDiv:
    case SpvOpSRem:
    case SpvOpSMod:
        return operands[1].bits == 0 || operands[1].bits == UINT64_MAX;
    case SpvOpFDiv:
    case SpvOpFRem:
    case SpvOpFMod:
        return y == 0;
    case GLSLstd450FMin | WD_RECORD_OPERATION_GLSL:
    case GLSLstd450FMax | WD_RECORD_OPERATION_GLSL:
        return isnan(x) != isnan(y);
    case GLSLstd450Sqrt | WD_RECORD_OPERATION_GLSL:
    case GLSLstd450InverseSqrt | WD_RECORD_OPERATION_GLSL:
    case GLSLstd450Log | WD_RECORD_OPERATION_GLSL:
    case GLSLstd450Log2 | WD_RECORD_OPERATION_GLSL:
        return x < 0;
    default:
        return true;
    }
}

static void append_text(wd_string_builder *out, const struct operation *operation, const operand *operands) {
    const char *rule;
    if (!break_rule(operation, operands)) {
        wd_string_appendf(out, "The %s of %s is undefined",
                          operation->form == UNDEFINED_BEHAVIOR ? "behavior" : "result", operation->name);
        append_rule(out, "an operand has no defined value, and the record got another one than the check",
                    operands, operation->num_operands);
        return;
    }
    switch (settle_form(operation, operands, &rule)) {
    case UNDEFINED_BEHAVIOR:
        wd_string_appendf(out, "The behavior of %s is undefined", operation->name);
        append_rule(out, rule, operands, operation->num_operands);
        break;
    case UNDEFINED_RESULT:
        wd_string_appendf(out, "The result of %s is undefined", operation->name);
        append_rule(out, rule, operands, operation->num_operands);
        break;
    case EITHER_OPERAND:
        wd_string_appendf(out, "The result of %s depends on the implementation", operation->name);
        append_rule(out, rule, operands, operation->num_operands);
        break;
    case NOT_A_NUMBER:
        wd_string_appendf(out, "%s of ", operation->name);
        append_operand(out, &operands[0]);
        wd_string_append(out, " is NaN.");
        break;
    case BY_ZERO:
        wd_string_appendf(out, "%s divides ", operation->name);
        append_operand(out, &operands[0]);
        wd_string_append(out, " by zero.");
        break;
    }
}

bool wd_record_say_arithmetic(wd_record_description *d) {
    enum { NUM_WIDE_WORDS = 5 };
    const uint32_t *words = d->record->error_words;
    const struct operation *operation = find(words[0] & ~(uint32_t)FLAGS);
    if (!operation || (words[0] & WD_RECORD_OPERATION_WIDE && d->record->num_error_words < NUM_WIDE_WORDS)) {
        return false;
    }
    const operand operands[] = {read_operand(operation, words, 0), read_operand(operation, words, 1)};
    d->severity = operation->form == UNDEFINED_BEHAVIOR ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING;
    snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_UNDEFINED_ARITHMETIC);
    append_text(&d->text, operation, operands);
    snprintf(d->fix, sizeof d->fix, "%s",
             break_rule(operation, operands) ? operation->fix
                                             : "initialize the variable that the operand comes from.");
    wd_record_add_property(d, "error", "undefined-arithmetic");
    wd_record_add_property(d, "operation", operation->name);
    return true;
}
