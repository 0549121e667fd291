#include "vk/spirv/constant_folding.h"

#include <spirv/unified1/spirv.h>

static bool compare(const wd_spirv_operation *op, uint64_t *value) {
    const int64_t a = wd_spirv_extend(op->a, op->operand_width),
                  b = wd_spirv_extend(op->b, op->operand_width);
    switch (op->opcode) {
    case SpvOpIEqual:
        return *value = op->a == op->b, true;
    case SpvOpINotEqual:
        return *value = op->a != op->b, true;
    case SpvOpUGreaterThan:
        return *value = op->a > op->b, true;
    case SpvOpSGreaterThan:
        return *value = a > b, true;
    case SpvOpUGreaterThanEqual:
        return *value = op->a >= op->b, true;
    case SpvOpSGreaterThanEqual:
        return *value = a >= b, true;
    case SpvOpULessThan:
        return *value = op->a < op->b, true;
    case SpvOpSLessThan:
        return *value = a < b, true;
    case SpvOpULessThanEqual:
        return *value = op->a <= op->b, true;
    case SpvOpSLessThanEqual:
        return *value = a <= b, true;
    case SpvOpLogicalAnd:
        return *value = op->a && op->b, true;
    case SpvOpLogicalOr:
        return *value = op->a || op->b, true;
    case SpvOpLogicalEqual:
        return *value = !op->a == !op->b, true;
    case SpvOpLogicalNotEqual:
        return *value = !op->a != !op->b, true;
    case SpvOpLogicalNot:
        return *value = !op->a, true;
    default:
        return false;
    }
}

static bool calculate(const wd_spirv_operation *op, uint64_t *value) {
    const int64_t a = wd_spirv_extend(op->a, op->operand_width),
                  b = wd_spirv_extend(op->b, op->operand_width);
    const bool divides = op->b != 0 && !(b == -1 && a == INT64_MIN);
    const bool shifts = op->b < op->width;
    switch (op->opcode) {
    case SpvOpIAdd:
        return *value = op->a + op->b, true;
    case SpvOpISub:
        return *value = op->a - op->b, true;
    case SpvOpIMul:
        return *value = op->a * op->b, true;
    case SpvOpUDiv:
        return divides && (*value = op->a / op->b, true);
    case SpvOpSDiv:
        return divides && (*value = (uint64_t)(a / b), true);
    case SpvOpUMod:
        return divides && (*value = op->a % op->b, true);
    case SpvOpSRem:
        return divides && (*value = (uint64_t)(a % b), true);
    case SpvOpShiftLeftLogical:
        return shifts && (*value = op->a << op->b, true);
    case SpvOpShiftRightLogical:
        return shifts && (*value = op->a >> op->b, true);
    case SpvOpShiftRightArithmetic:
        return shifts && (*value = (uint64_t)(a >> op->b), true);
    case SpvOpBitwiseAnd:
        return *value = op->a & op->b, true;
    case SpvOpBitwiseOr:
        return *value = op->a | op->b, true;
    case SpvOpBitwiseXor:
        return *value = op->a ^ op->b, true;
    case SpvOpNot:
        return *value = ~op->a, true;
    case SpvOpSNegate:
        return *value = 0 - op->a, true;
    case SpvOpUConvert:
        return *value = op->a, true;
    case SpvOpSConvert:
        return *value = (uint64_t)a, true;
    case SpvOpSelect:
        return *value = op->a ? op->b : op->c, true;
    default:
        return compare(op, value);
    }
}

bool wd_spirv_fold(const wd_spirv_operation *op, uint64_t *value) {
    const bool has_result = calculate(op, value);
    *value = has_result ? wd_spirv_truncate(*value, op->width) : 0;
    return has_result;
}
