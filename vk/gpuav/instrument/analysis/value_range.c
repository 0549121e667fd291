// The largest value of an integer, from the instructions that compute it.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

// The limits on instructions that one question examines, and on their depth. The code of an index is short.
enum { MAX_STEPS = 16, MAX_DEPTH = 5 };

static const uint64_t UNKNOWN = UINT64_MAX;

// query is one question. `steps` and `depth` are the rest of the limits. `is_elsewhere`: the value may come from an
// iteration with another value of the counter.
typedef struct query {
    wd_analysis *analysis;
    uint32_t steps;
    uint32_t depth;
    bool is_elsewhere;
} query;

// number is the instruction that makes a value.
typedef struct number {
    wd_spirv_instruction made;
    uint32_t width;
    uint64_t all; // The largest number of this width.
} number;

static uint64_t max_of(query *query, uint32_t id);

static uint64_t min_number(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static uint64_t max_number(uint64_t a, uint64_t b) {
    return a > b ? a : b;
}

// The largest number that is not negative.
static uint64_t positive(const number *number) {
    return number->all >> 1;
}

static bool constant(const query *query, const number *number, uint32_t id, uint64_t *value) {
    if (!wd_spirv_module_constant(query->analysis->module, id, value)) {
        return false;
    }
    *value &= number->all;
    return true;
}

static uint64_t sum(const number *number, uint64_t a, uint64_t b) {
    return a <= number->all && b <= number->all - a ? a + b : UNKNOWN;
}

static uint64_t product(const number *number, uint64_t a, uint64_t b) {
    return a <= number->all && (!a || b <= number->all / a) ? a * b : UNKNOWN;
}

// The largest number with as many bits.
static uint64_t all_bits(uint64_t value) {
    for (uint32_t shift = 1; shift < 64; shift *= 2) {
        value |= value >> shift;
    }
    return value;
}

static uint64_t max_of_counter(const query *query, const number *number) {
    return query->is_elsewhere ? UNKNOWN : wd_counter_max(query->analysis, &number->made);
}

static uint64_t max_of_phi(query *query, const number *number) {
    uint64_t max = max_of_counter(query, number);
    if (max != UNKNOWN) {
        return max;
    }
    const bool is_elsewhere = query->is_elsewhere;
    query->is_elsewhere = true;
    max = 0;
    for (uint32_t word = 3; word + 1 < number->made.num_words && max != UNKNOWN; word += 2) {
        max = max_number(max, max_of(query, number->made.words[word]));
    }
    query->is_elsewhere = is_elsewhere;
    return max;
}

// A conversion to another width: the limit of the integer's own type holds too.
static uint64_t max_of_converted(query *query, const number *number) {
    wd_spirv_instruction value, type;
    if (!wd_find_integer(query->analysis->module, number->made.words[3], &value, &type)) {
        return UNKNOWN;
    }
    const uint64_t all = UINT64_MAX >> (64 - type.words[2]);
    const uint64_t max = min_number(max_of(query, number->made.words[3]), all);
    if (number->made.opcode == SpvOpSConvert && max > all >> 1) {
        return UNKNOWN;
    }
    return min_number(max, number->all);
}

// Signed operations have an upper bound if no operand is negative.
static uint64_t max_of_signed(query *query, const number *number) {
    uint64_t divisor;
    const uint32_t *words = number->made.words;
    const bool is_known =
        constant(query, number, words[4], &divisor) && divisor && divisor <= positive(number);
    if (!is_known) {
        return UNKNOWN;
    }
    if (number->made.opcode == SpvOpSMod) {
        return divisor - 1; // The result has the sign of the divisor.
    }
    const uint64_t max = max_of(query, words[3]);
    if (max > positive(number)) {
        return UNKNOWN;
    }
    return number->made.opcode == SpvOpSRem ? min_number(max, divisor - 1) : max / divisor;
}

static uint64_t max_of_shifted(query *query, const number *number) {
    uint64_t shift;
    const uint32_t *words = number->made.words;
    if (!wd_spirv_module_constant(query->analysis->module, words[4], &shift) || shift >= number->width) {
        return UNKNOWN; // A shift by the width or more is undefined.
    }
    const uint64_t max = min_number(max_of(query, words[3]), number->all);
    switch (number->made.opcode) {
    case SpvOpShiftRightLogical:
        return max >> shift;
    case SpvOpShiftRightArithmetic:
        return max <= positive(number) ? max >> shift : UNKNOWN;
    default:
        return product(number, max, (uint64_t)1 << shift);
    }
}

// A field that exceeds the number is undefined.
static uint64_t max_of_extracted(const query *query, const number *number) {
    const wd_spirv_module *module = query->analysis->module;
    uint64_t offset, count;
    return wd_spirv_module_constant(module, number->made.words[4], &offset) &&
                   wd_spirv_module_constant(module, number->made.words[5], &count) &&
                   offset < number->width && count < number->width && offset + count <= number->width
               ? ((uint64_t)1 << count) - 1
               : UNKNOWN;
}

// If one operand is unknown, the result is unknown.
static uint64_t max_of_both(query *query, const number *number) {
    const uint64_t second = max_of(query, number->made.words[4]); // This is usually the constant.
    const uint64_t first = second < number->all ? max_of(query, number->made.words[3]) : UNKNOWN;
    if (first >= number->all) {
        return UNKNOWN;
    }
    switch (number->made.opcode) {
    case SpvOpIAdd:
        return sum(number, first, second);
    case SpvOpIMul:
        return product(number, first, second);
    default:
        return all_bits(max_number(first, second));
    }
}

static uint64_t max_of_arithmetic(query *query, const number *number) {
    const uint32_t *words = number->made.words;
    uint64_t value;
    switch (number->made.opcode) {
    case SpvOpIAdd:
    case SpvOpIMul:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
        return max_of_both(query, number);
    case SpvOpUMod:
        return constant(query, number, words[4], &value) && value
                   ? min_number(max_of(query, words[3]), value - 1)
                   : UNKNOWN;
    case SpvOpUDiv:
        return constant(query, number, words[4], &value) && value
                   ? min_number(max_of(query, words[3]), number->all) / value
                   : UNKNOWN;
    case SpvOpBitwiseAnd:
        return min_number(max_of(query, words[3]), max_of(query, words[4]));
    case SpvOpBitFieldUExtract:
        return max_of_extracted(query, number);
    default:
        return UNKNOWN;
    }
}

// clamp(x, low, high) is undefined if low > high.
static uint64_t max_of_clamp(query *query, const number *number, bool is_signed) {
    uint64_t low, high;
    const uint32_t *words = number->made.words;
    if (!constant(query, number, words[6], &low) || !constant(query, number, words[7], &high) || low > high ||
        (is_signed && high > positive(number))) {
        return UNKNOWN;
    }
    return high;
}

static uint64_t max_of_extended(query *query, const number *number) {
    enum { SET = 3, INSTRUCTION, FIRST };
    const uint32_t *words = number->made.words;
    if (words[SET] != query->analysis->features.glsl_set || number->made.num_words < FIRST + 2) {
        return UNKNOWN;
    }
    switch (words[INSTRUCTION]) {
    case GLSLstd450UClamp:
    case GLSLstd450SClamp:
        return number->made.num_words == FIRST + 3
                   ? max_of_clamp(query, number, words[INSTRUCTION] == GLSLstd450SClamp)
                   : UNKNOWN;
    case GLSLstd450UMin:
    case GLSLstd450UMax:
    case GLSLstd450SMin:
    case GLSLstd450SMax:
        break;
    default:
        return UNKNOWN;
    }
    const uint64_t a = max_of(query, words[FIRST]), b = max_of(query, words[FIRST + 1]);
    const bool both = max_number(a, b) <= positive(number), either = min_number(a, b) <= positive(number);
    switch (words[INSTRUCTION]) {
    case GLSLstd450UMin:
        return min_number(a, b);
    case GLSLstd450UMax:
        return max_number(a, b);
    case GLSLstd450SMin:
        return both ? min_number(a, b) : UNKNOWN;
    default: // Numbers that are not negative are larger than negative ones.
        return both ? max_number(a, b) : either ? positive(number) : UNKNOWN;
    }
}

static uint64_t max_of_made(query *query, const number *number) {
    const uint32_t *words = number->made.words;
    uint64_t value;
    switch (number->made.opcode) {
    case SpvOpConstant:
        return constant(query, number, number->made.result, &value) ? value : UNKNOWN;
    case SpvOpConstantNull:
        return 0;
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return max_of(query, words[3]);
    case SpvOpSelect:
        return max_number(max_of(query, words[4]), max_of(query, words[5]));
    case SpvOpPhi:
        return max_of_phi(query, number);
    case SpvOpLoad:
        return min_number(max_of_counter(query, number), wd_built_in_max(query->analysis, &number->made));
    case SpvOpCompositeExtract:
        return wd_built_in_max(query->analysis, &number->made);
    case SpvOpUConvert:
    case SpvOpSConvert:
        return max_of_converted(query, number);
    case SpvOpSMod:
    case SpvOpSRem:
    case SpvOpSDiv:
        return max_of_signed(query, number);
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftLeftLogical:
        return max_of_shifted(query, number);
    case SpvOpExtInst:
        return max_of_extended(query, number);
    default:
        return max_of_arithmetic(query, number);
    }
}

// UNKNOWN, or a number of the width of `id`, unsigned.
static uint64_t max_of(query *query, uint32_t id) {
    number number;
    wd_spirv_instruction type;
    if (!query->steps || !query->depth ||
        !wd_find_integer(query->analysis->module, id, &number.made, &type)) {
        return UNKNOWN;
    }
    query->steps--;
    query->depth--;
    number.width = type.words[2];
    number.all = UINT64_MAX >> (64 - number.width);
    const uint64_t max = max_of_made(query, &number);
    query->depth++;
    return max;
}

uint64_t wd_range_max(wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction value, type;
    query query = {analysis, MAX_STEPS, MAX_DEPTH, false};
    if (!wd_find_integer(analysis->module, id, &value, &type)) {
        return UNKNOWN;
    }
    const uint64_t all = UINT64_MAX >> (64 - type.words[2]), max = min_number(max_of(&query, id), all);
    // Narrow signed numbers are sign-extended where they are compared.
    const bool is_negative = type.words[3] && type.words[2] < 32 && max > all >> 1;
    return is_negative ? UNKNOWN : max;
}
