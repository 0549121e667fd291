// What values are at most while a loop runs, written in front of it, and whether all checks of the loop hold for that.
//
// The answer must be the same for all invocations that run together, so that all go the same way: drivers that run invocations in
// vectors may take a descriptor's index from the first of them, which in a version of the loop that it does not run is any. So what is known exactly is
// made of constants, push constants and the workgroup's number, and what differs from one invocation to the next is bounded by what its workgroup
// can have. What does not change in the loop stands in front of it, or is computed there once more. Others are bounded by such numbers:
// what is masked, what a remainder leaves, the counter of a loop that goes on while it is below a limit, what is stored to a variable of
// the function, and sums and products of these. A bound is a word that no value of the id, taken for an unsigned number, is above, as long as the
// condition that is written along holds: that what was computed has not overflowed.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_reach.h"

uint32_t wd_reach_new_id(wd_reach *reach) {
    return wd_spirv_builder_id(reach->rewrite->builder);
}

uint32_t wd_reach_uint_of(wd_reach *reach, uint32_t value) {
    return wd_spirv_builder_uint(reach->rewrite->builder, value);
}

bool wd_reach_is_inside(const wd_reach *reach, uint32_t index) {
    return wd_loop_has(reach->loop, index);
}

uint32_t wd_reach_write_word(wd_reach *reach, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = wd_reach_new_id(reach);
    WD_EMIT(reach->rewrite, opcode, reach->rewrite->type_uint, id, left, right);
    return id;
}

uint32_t wd_reach_compare_words(wd_reach *reach, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = wd_reach_new_id(reach);
    WD_EMIT(reach->rewrite, opcode, reach->rewrite->type_bool, id, left, right);
    return id;
}

void wd_reach_require(wd_reach *reach, uint32_t condition) {
    wd_rewrite_both(reach->rewrite, &reach->holds, condition);
}

void wd_reach_require_at_most(wd_reach *reach, uint32_t word, uint32_t limit) {
    wd_reach_require(
        reach, wd_reach_compare_words(reach, SpvOpULessThanEqual, word, wd_reach_uint_of(reach, limit)));
}

bool wd_reach_read_constant(const wd_reach *reach, uint32_t id, uint32_t *value) {
    uint64_t wide;
    const bool is_constant = wd_spirv_module_constant(reach->rewrite->module, id, &wide) &&
                             (wide <= UINT32_MAX || wide >= (uint64_t)INT64_MIN);
    *value = is_constant ? (uint32_t)wide : 0;
    return is_constant;
}

bool wd_reach_has_32_bits(const wd_reach *reach, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_find_integer(reach->rewrite->module, id, &value, &type) && type.words[2] == 32;
}

uint32_t wd_reach_greater(wd_reach *reach, uint32_t left, uint32_t right) {
    const uint32_t is_greater = wd_reach_compare_words(reach, SpvOpUGreaterThan, left, right);
    return wd_rewrite_choose(reach->rewrite, is_greater, left, right);
}

// What is computed

// Of two bounds that both hold, the one that is known without further ado.
static uint32_t most_of_either(wd_reach *reach, uint32_t left, uint32_t right) {
    uint32_t word = wd_reach_same_word(reach, right);
    word = word ? word : wd_reach_same_word(reach, left);
    word = word ? word : wd_reach_most(reach, right);
    return word ? word : wd_reach_most(reach, left);
}

static uint32_t most_of_greater(wd_reach *reach, uint32_t left, uint32_t right) {
    const uint32_t first = wd_reach_most(reach, left), second = first ? wd_reach_most(reach, right) : 0;
    return second ? wd_reach_greater(reach, first, second) : 0;
}

static uint32_t most_of_sum(wd_reach *reach, uint32_t left, uint32_t right) {
    uint32_t constant;
    // A constant above that is a negative number: the sum is never known to stay above 0.
    if ((wd_reach_read_constant(reach, left, &constant) || wd_reach_read_constant(reach, right, &constant)) &&
        constant > INT32_MAX) {
        return 0;
    }
    const uint32_t first = wd_reach_most(reach, left), second = first ? wd_reach_most(reach, right) : 0;
    if (!second) {
        return 0;
    }
    const uint32_t sum = wd_reach_write_word(reach, SpvOpIAdd, first, second);
    wd_reach_require(reach, wd_reach_compare_words(reach, SpvOpUGreaterThanEqual, sum, first));
    return sum;
}

static uint32_t most_of_multiple(wd_reach *reach, uint32_t id, uint32_t factor) {
    const uint32_t word = factor ? wd_reach_most(reach, id) : wd_reach_uint_of(reach, 0);
    if (!word || factor <= 1) {
        return word;
    }
    wd_reach_require_at_most(reach, word, UINT32_MAX / factor);
    return wd_reach_write_word(reach, SpvOpIMul, word, wd_reach_uint_of(reach, factor));
}

static uint32_t most_of_product(wd_reach *reach, uint32_t left, uint32_t right) {
    uint32_t factor;
    if (wd_reach_read_constant(reach, left, &factor)) {
        return most_of_multiple(reach, right, factor);
    }
    if (wd_reach_read_constant(reach, right, &factor)) {
        return most_of_multiple(reach, left, factor);
    }
    const uint32_t first = wd_reach_most(reach, left), second = first ? wd_reach_most(reach, right) : 0;
    if (!second) {
        return 0;
    }
    wd_reach_require_at_most(reach, wd_reach_write_word(reach, SpvOpBitwiseOr, first, second), UINT16_MAX);
    return wd_reach_write_word(reach, SpvOpIMul, first, second);
}

// id % divisor, unsigned: less than the divisor, which is not 0.
static uint32_t most_of_remainder(wd_reach *reach, uint32_t divisor) {
    uint32_t literal;
    if (wd_reach_read_constant(reach, divisor, &literal) && literal) {
        return wd_reach_uint_of(reach, literal - 1);
    }
    const uint32_t word = wd_reach_same_word(reach, divisor);
    if (!word) {
        return 0;
    }
    const uint32_t one = wd_reach_uint_of(reach, 1);
    wd_reach_require(reach, wd_reach_compare_words(reach, SpvOpUGreaterThanEqual, word, one));
    return wd_reach_write_word(reach, SpvOpISub, word, one);
}

static uint32_t most_of_quotient(wd_reach *reach, uint32_t id, uint32_t divisor) {
    uint32_t by;
    const uint32_t word = wd_reach_most(reach, id);
    return word && wd_reach_read_constant(reach, divisor, &by) && by > 1
               ? wd_reach_write_word(reach, SpvOpUDiv, word, wd_reach_uint_of(reach, by))
               : word;
}

static uint32_t most_of_shift(wd_reach *reach, const wd_spirv_instruction *made) {
    uint32_t by;
    if (!wd_reach_read_constant(reach, made->words[4], &by) || by >= 32) {
        return 0;
    }
    if (made->opcode == SpvOpShiftLeftLogical) {
        return most_of_multiple(reach, made->words[3], 1u << by);
    }
    const uint32_t word = wd_reach_most(reach, made->words[3]);
    return word ? wd_reach_write_word(reach, SpvOpShiftRightLogical, word, wd_reach_uint_of(reach, by)) : 0;
}

static uint32_t most_of_extended(wd_reach *reach, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    if (words[3] != reach->rewrite->analysis->glsl_set) {
        return 0;
    }
    switch (words[4]) {
    case GLSLstd450UMin:
        return made->num_words > 6 ? most_of_either(reach, words[5], words[6]) : 0;
    case GLSLstd450UMax:
        return made->num_words > 6 ? most_of_greater(reach, words[5], words[6]) : 0;
    case GLSLstd450UClamp:
        return made->num_words > 7 ? wd_reach_most(reach, words[7]) : 0;
    default:
        return 0;
    }
}

// Whether both are integers of 32 bits; what is made narrower or wider is looked at where it is made.
static uint32_t most_of_converted(wd_reach *reach, uint32_t id) {
    return wd_reach_has_32_bits(reach, id) ? wd_reach_most(reach, id) : 0;
}

static uint32_t most_of_made(wd_reach *reach, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    switch (made->opcode) {
    case SpvOpCompositeExtract:
        return wd_reach_most_of_invocation(reach, made);
    case SpvOpLoad: {
        const uint32_t word = wd_reach_most_of_invocation(reach, made);
        return word ? word : wd_reach_most_of_variable(reach, made);
    }
    case SpvOpCopyObject:
        return wd_reach_most(reach, words[3]);
    case SpvOpUConvert:
    case SpvOpBitcast:
        return most_of_converted(reach, words[3]);
    case SpvOpBitwiseAnd:
        return most_of_either(reach, words[3], words[4]);
    case SpvOpUMod:
        return most_of_remainder(reach, words[4]);
    case SpvOpUDiv:
        return most_of_quotient(reach, words[3], words[4]);
    case SpvOpShiftRightLogical:
    case SpvOpShiftLeftLogical:
        return most_of_shift(reach, made);
    case SpvOpSelect:
        return most_of_greater(reach, words[4], words[5]);
    case SpvOpIAdd:
        return most_of_sum(reach, words[3], words[4]);
    case SpvOpIMul:
        return most_of_product(reach, words[3], words[4]);
    case SpvOpExtInst:
        return most_of_extended(reach, made);
    default:
        return 0;
    }
}

// What is known of the id; NULL: it was not asked for.
static const wd_known *find_known(const wd_reach *reach, uint32_t id) {
    for (uint32_t i = 0; i < reach->num_known; i++) {
        if (reach->known[i].id == id && reach->known[i].bodies == reach->bodies) {
            return &reach->known[i];
        }
    }
    return NULL;
}

// The word that no value of `id` is above while the loop runs, where the walk is; 0: nothing is known. What was required for nothing is
// not, and what was known on that condition is forgotten.
uint32_t wd_reach_most(wd_reach *reach, uint32_t id) {
    wd_spirv_instruction made, type;
    const wd_known *asked = find_known(reach, id);
    if (asked) {
        return asked->word;
    }
    if (!reach->steps || !reach->depth || reach->num_known == WD_REACH_KNOWN ||
        !wd_find_integer(reach->rewrite->module, id, &made, &type)) {
        return 0;
    }
    const uint32_t number = reach->num_known++, holds = reach->holds;
    reach->known[number] = (wd_known){id, reach->bodies, 0};
    reach->steps--;
    reach->depth--;
    uint32_t word = wd_reach_same_word(reach, id);
    if (!word && type.words[2] == 32) {
        word = wd_reach_most_of_compared(reach, &made);
    }
    if (!word && (type.words[2] == 32 || made.opcode == SpvOpUConvert)) {
        word = most_of_made(reach, &made);
    }
    reach->depth++;
    reach->known[number].word = word;
    if (!word) {
        reach->holds = holds;
        reach->num_known = number + 1;
    }
    return word;
}

// Checks

static void require_below(wd_reach *reach, uint32_t left, uint32_t right) {
    for (uint32_t i = 0; i < reach->num_comparisons; i++) {
        if (reach->comparisons[i].left == left && reach->comparisons[i].right == right) {
            return;
        }
    }
    if (reach->num_comparisons < WD_REACH_COMPARISONS) {
        reach->comparisons[reach->num_comparisons++] = (wd_reach_comparison){left, right};
    }
    wd_reach_require(reach, wd_reach_compare_words(reach, SpvOpULessThan, left, right));
}

// Requires that all indices are below the lengths.
static bool require_indices(wd_reach *reach, const wd_root *root, const wd_array *array) {
    for (uint32_t i = 0; i < root->num_indices; i++) {
        if (root->in_bounds >> i & 1) {
            continue;
        }
        const uint32_t index = wd_reach_most(reach, root->indices[i]);
        if (!index) {
            return false;
        }
        require_below(reach, index, wd_check_length(reach->rewrite, array, i));
    }
    return true;
}

// The least word of the descriptors that the loop accesses by `root`, which are valid if it is not 0; 0: it is not known.
static uint32_t least_word(wd_reach *reach, const wd_condition *condition, const wd_root *root,
                           const wd_array *array) {
    wd_rewrite *rewrite = reach->rewrite;
    const wd_hoisted *hoisted = wd_hoist_find(rewrite, array);
    if (!hoisted || !wd_array_in_input(array)) {
        return 0;
    }
    if (!root->num_indices) {
        return hoisted->word;
    }
    if (!root->is_computed && !condition->guard) {
        return wd_input_load(rewrite, root, root->indices);
    }
    const uint32_t index =
        hoisted->prefix && root->num_indices == 1 ? wd_reach_most(reach, root->indices[0]) : 0;
    if (!index) {
        return 0;
    }
    require_below(reach, index, wd_loops_combine(rewrite, hoisted->prefix, WD_LOOPS_BIAS));
    return hoisted->least;
}

// The greatest offset that the access touches.
static uint32_t most_of_offset(wd_reach *reach, const wd_place *place, uint32_t last) {
    uint32_t offset = wd_reach_uint_of(reach, last);
    for (uint32_t i = 0; i < place->num_terms; i++) {
        const wd_term term = wd_place_terms(reach->rewrite->analysis, place)[i];
        const uint32_t bytes = term.is_signed ? 0 : most_of_multiple(reach, term.index, term.stride);
        if (!bytes) {
            return 0;
        }
        const uint32_t sum = wd_reach_write_word(reach, SpvOpIAdd, bytes, offset);
        wd_reach_require(reach, wd_reach_compare_words(reach, SpvOpUGreaterThanEqual, sum, bytes));
        offset = sum;
    }
    return offset;
}

static bool require_condition(wd_reach *reach, const wd_condition *condition) {
    const wd_analysis *analysis = reach->rewrite->analysis;
    if (condition->kind != WD_CONDITION_INDEX && condition->kind != WD_CONDITION_STATE &&
        condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_root *root = &analysis->roots.items[condition->root];
    const wd_array *array = &analysis->arrays.items[root->array];
    if (array->stands_in || array->is_row || array->facts[WD_FACT_WORD] || array->facts[WD_FACT_LENGTH] ||
        !array->known) {
        return false;
    }
    if (condition->kind == WD_CONDITION_INDEX) {
        return require_indices(reach, root, array);
    }
    const uint32_t word = least_word(reach, condition, root, array);
    if (!word) {
        return false;
    }
    if (condition->kind == WD_CONDITION_STATE) {
        require_below(reach, wd_reach_uint_of(reach, 0), word);
        return true;
    }
    const uint32_t offset = most_of_offset(reach, &analysis->places.items[condition->place], condition->last);
    if (offset) {
        require_below(reach, offset, word);
    }
    return offset != 0;
}

uint32_t wd_reach_write(wd_rewrite *rewrite, const wd_loop_bounds *loop, size_t first_site, size_t end_site) {
    const wd_analysis *analysis = rewrite->analysis;
    wd_reach reach = {.rewrite = rewrite, .loop = loop, .steps = WD_REACH_STEPS, .depth = WD_REACH_DEPTH};
    wd_reach_find_loops(&reach);
    for (size_t i = first_site; i < end_site; i++) {
        const wd_site *site = &analysis->sites.items[i];
        reach.bodies = wd_reach_bodies_around(&reach, site->instruction);
        for (uint32_t j = 0; j < site->num_checks; j++) {
            const uint32_t number = analysis->site_checks.items[site->first_check + j].condition;
            if (!require_condition(&reach, &analysis->conditions.items[number])) {
                return 0;
            }
        }
    }
    return reach.holds;
}
