// Whether the result of a division matters if the divisor is zero. Compilers write `if (w == 0) return v; return v /
// w;` as a division and a select.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/arithmetic.h"

// The maximum number of instructions of a function, of operations between a division and a select, and of values.
enum {
    MAX_INSTRUCTIONS = 4096,
    MAX_DEPTH = 3,
    MAX_CONDITION_DEPTH = 4,
    MAX_FOLLOWED = 16,
    NEAR_INSTRUCTIONS = 64
};

typedef struct division {
    const wd_analysis *analysis;
    uint32_t divisor;
    bool is_vector;
    uint32_t begin, end; // The instructions of the function.
    uint32_t num_followed;
} division;

// --- Conditions if the divisor is zero

typedef enum truth { FALSE_AT_ZERO, TRUE_AT_ZERO, UNKNOWN_AT_ZERO } truth;

static truth truth_of(bool value) {
    return value ? TRUE_AT_ZERO : FALSE_AT_ZERO;
}

// Reads the value of an operand of a comparison: of a constant, the divisor, or its negation or absolute value.
static bool read_operand(const division *of, uint32_t id, double *value, bool *is_divisor) {
    wd_spirv_instruction made;
    const wd_spirv_module *module = of->analysis->module;
    if (id != of->divisor && wd_spirv_module_find(module, id, &made)) {
        const bool is_absolute = made.opcode == SpvOpExtInst && made.num_words == 6 &&
                                 made.words[3] == of->analysis->features.glsl_set &&
                                 made.words[4] == GLSLstd450FAbs;
        const bool is_negated = made.opcode == SpvOpFNegate && made.num_words == 4;
        id = is_negated ? made.words[3] : is_absolute ? made.words[5] : id;
    }
    if (id == of->divisor) {
        *value = 0;
        *is_divisor = true;
        return true;
    }
    return wd_arithmetic_read_float(module, id, value);
}

static truth compare(uint32_t opcode, double x, double y) {
    switch (opcode) {
    case SpvOpFOrdEqual:
    case SpvOpFUnordEqual:
        return truth_of(x == y);
    case SpvOpFOrdNotEqual:
    case SpvOpFUnordNotEqual:
        return truth_of(x != y);
    case SpvOpFOrdLessThan:
    case SpvOpFUnordLessThan:
        return truth_of(x < y);
    case SpvOpFOrdGreaterThan:
    case SpvOpFUnordGreaterThan:
        return truth_of(x > y);
    case SpvOpFOrdLessThanEqual:
    case SpvOpFUnordLessThanEqual:
        return truth_of(x <= y);
    case SpvOpFOrdGreaterThanEqual:
    case SpvOpFUnordGreaterThanEqual:
        return truth_of(x >= y);
    default:
        return UNKNOWN_AT_ZERO;
    }
}

static truth comparison_at_zero(const division *of, const wd_spirv_instruction *made) {
    double x, y;
    bool has_divisor = false;
    return made->num_words == 5 && read_operand(of, made->words[3], &x, &has_divisor) &&
                   read_operand(of, made->words[4], &y, &has_divisor) && has_divisor && x == x && y == y
               ? compare(made->opcode, x, y)
               : UNKNOWN_AT_ZERO;
}

// Returns the truth of a condition if the divisor is zero; of each component that is zero, if it is a vector.
static truth condition_at_zero(const division *of, uint32_t id, uint32_t depth) {
    wd_spirv_instruction made;
    if (depth > MAX_CONDITION_DEPTH || !wd_spirv_module_find(of->analysis->module, id, &made)) {
        return UNKNOWN_AT_ZERO;
    }
    if (made.opcode == SpvOpLogicalNot && made.num_words == 4) {
        const truth only = condition_at_zero(of, made.words[3], depth + 1);
        return only == UNKNOWN_AT_ZERO ? only : truth_of(only == FALSE_AT_ZERO);
    }
    if ((made.opcode == SpvOpLogicalAnd || made.opcode == SpvOpLogicalOr) && made.num_words == 5) {
        const truth decides = truth_of(made.opcode == SpvOpLogicalOr);
        const truth left = condition_at_zero(of, made.words[3], depth + 1);
        const truth right = condition_at_zero(of, made.words[4], depth + 1);
        return left == decides || right == decides ? decides : left == right ? left : UNKNOWN_AT_ZERO;
    }
    return comparison_at_zero(of, &made);
}

// --- Uses

static bool discards(const division *of, const wd_spirv_instruction *select, uint32_t id) {
    if (select->opcode != SpvOpSelect || select->num_words != 6 || select->words[3] == id ||
        (select->words[4] == id && select->words[5] == id)) {
        return false;
    }
    const truth chosen = condition_at_zero(of, select->words[3], 0);
    return chosen == (select->words[4] == id ? FALSE_AT_ZERO : TRUE_AT_ZERO);
}

// Returns whether an instruction has no effect but its result.
static bool is_pure(const division *of, const wd_spirv_instruction *use) {
    switch (use->opcode) {
    case SpvOpFNegate:
    case SpvOpFAdd:
    case SpvOpFSub:
    case SpvOpFMul:
    case SpvOpFDiv:
    case SpvOpFConvert:
    case SpvOpVectorTimesScalar:
    case SpvOpSelect:
        return true;
    case SpvOpExtInst:
        return use->num_words > 4 && use->words[3] == of->analysis->features.glsl_set &&
               use->words[4] != GLSLstd450Modf && use->words[4] != GLSLstd450Frexp;
    default:
        return false;
    }
}

// Returns whether an instruction uses a value. Debug information does not count.
static bool uses(const division *of, const wd_spirv_instruction *instruction, uint32_t id) {
    const uint32_t *debug_sets = of->analysis->features.debug_sets;
    if (instruction->opcode == SpvOpExtInst && instruction->num_words > 3 &&
        (instruction->words[3] == debug_sets[0] || instruction->words[3] == debug_sets[1])) {
        return false;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    bool found = false;
    for (uint32_t word = wd_spirv_next_id(&cursor); word && !found; word = wd_spirv_next_id(&cursor)) {
        found = instruction->words[word] == id;
    }
    return found;
}

// Returns whether all uses of a value discard it if the divisor is zero. Selects choose each component of a vector by
// itself, so that the other operations are followed for scalars only.
static bool is_discarded(division *of, uint32_t id, uint32_t depth) {
    bool is_used = false;
    if (of->num_followed++ == MAX_FOLLOWED) {
        return false;
    }
    const wd_spirv_module *module = of->analysis->module;
    for (uint32_t i = of->begin; i < of->end; i++) {
        wd_spirv_instruction use;
        if (!wd_spirv_module_instruction(module, i, &use) || !uses(of, &use, id)) {
            continue;
        }
        is_used = true;
        const bool may_follow = !of->is_vector && depth < MAX_DEPTH && use.result && is_pure(of, &use);
        if (!discards(of, &use, id) && !(may_follow && is_discarded(of, use.result, depth + 1))) {
            return false;
        }
    }
    return is_used;
}

// Finds the function that has an instruction. False: it is too long.
static bool find_function(division *of, uint32_t index) {
    wd_spirv_instruction at;
    const wd_spirv_module *module = of->analysis->module;
    of->begin = of->end = index;
    while (of->begin && wd_spirv_module_instruction(module, of->begin, &at) && at.opcode != SpvOpFunction &&
           index - of->begin < MAX_INSTRUCTIONS) {
        of->begin--;
    }
    const bool has_begin = at.opcode == SpvOpFunction;
    while (wd_spirv_module_instruction(module, of->end, &at) && at.opcode != SpvOpFunctionEnd &&
           of->end - of->begin < MAX_INSTRUCTIONS) {
        of->end++;
    }
    return has_begin && at.opcode == SpvOpFunctionEnd;
}

// Most divisions have no select: only those with one nearby are followed.
static bool has_select(const wd_spirv_module *module, uint32_t index) {
    wd_spirv_instruction at = {0};
    for (uint32_t i = 1; i <= NEAR_INSTRUCTIONS && at.opcode != SpvOpSelect; i++) {
        if (!wd_spirv_module_instruction(module, index + i, &at) || at.opcode == SpvOpFunctionEnd) {
            return false;
        }
    }
    return at.opcode == SpvOpSelect;
}

bool wd_arithmetic_is_discarded(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                const wd_arithmetic *arithmetic) {
    division of = {
        .analysis = analysis,
        .divisor = arithmetic->operands[1],
        .is_vector = arithmetic->types[1].num_components > 1,
    };
    return arithmetic->domain == WD_DOMAIN_FLOAT_DIVISOR &&
           has_select(analysis->module, instruction->index) && find_function(&of, instruction->index) &&
           is_discarded(&of, instruction->result, 0);
}
