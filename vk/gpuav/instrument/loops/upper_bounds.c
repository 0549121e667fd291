// Upper bounds of values while a loop runs, and the condition that all checks of the loop hold.
//
// The condition must be the same for all invocations that run together, so that all take the same version. Drivers that
// run invocations in vectors may take a descriptor's index from the first of them; in a version that it does not run,
// this index has any value. Exact values therefore come only from constants, push constants and the workgroup's number.
// Values that differ between invocations are bounded by the size of the workgroup.
//
// Values that do not change in the loop are used or computed again before it. Other values are bounded by masks,
// remainders, counters of loops with a limit, stores to variables of the function, and sums and products of these. A
// bound is a word that no value of the id, as an unsigned number, exceeds, under the condition that is written with it:
// that no operation overflowed.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/upper_bounds_internal.h"

wd_writer *wd_upper_writer(const wd_upper_bounds *upper) {
    return upper->writer;
}

uint32_t wd_upper_new_id(wd_upper_bounds *upper) {
    return wd_spirv_builder_id(upper->writer->builder);
}

uint32_t wd_upper_constant(wd_upper_bounds *upper, uint32_t value) {
    return wd_spirv_builder_uint(upper->writer->builder, value);
}

bool wd_upper_is_inside(const wd_upper_bounds *upper, uint32_t index) {
    return wd_loop_has(upper->loop, index);
}

uint32_t wd_upper_emit(wd_upper_bounds *upper, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = wd_upper_new_id(upper);
    WD_EMIT(upper->writer, opcode, upper->writer->type_uint, id, left, right);
    return id;
}

uint32_t wd_upper_emit_comparison(wd_upper_bounds *upper, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = wd_upper_new_id(upper);
    WD_EMIT(upper->writer, opcode, upper->writer->type_bool, id, left, right);
    return id;
}

void wd_upper_require(wd_upper_bounds *upper, uint32_t condition) {
    wd_emit_and(upper->writer, &upper->holds, condition);
}

void wd_upper_require_at_most(wd_upper_bounds *upper, uint32_t word, uint32_t limit) {
    wd_upper_require(
        upper, wd_upper_emit_comparison(upper, SpvOpULessThanEqual, word, wd_upper_constant(upper, limit)));
}

bool wd_upper_read_constant(const wd_upper_bounds *upper, uint32_t id, uint32_t *value) {
    uint64_t wide;
    const bool is_constant = wd_spirv_module_constant(upper->writer->module, id, &wide) &&
                             (wide <= UINT32_MAX || wide >= (uint64_t)INT64_MIN);
    *value = is_constant ? (uint32_t)wide : 0;
    return is_constant;
}

uint32_t wd_upper_emit_max(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    const uint32_t is_greater = wd_upper_emit_comparison(upper, SpvOpUGreaterThan, left, right);
    return wd_emit_select(upper->writer, is_greater, left, right);
}

// Computed values

// Of two upper bounds, one that needs no further conditions.
static uint32_t bound_of_either(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    uint32_t word = wd_upper_uniform_value(upper, right);
    word = word ? word : wd_upper_uniform_value(upper, left);
    word = word ? word : wd_upper_bound_of(upper, right);
    return word ? word : wd_upper_bound_of(upper, left);
}

static uint32_t bound_of_greater(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    const uint32_t first = wd_upper_bound_of(upper, left),
                   second = first ? wd_upper_bound_of(upper, right) : 0;
    return second ? wd_upper_emit_max(upper, first, second) : 0;
}

static uint32_t bound_of_sum(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    uint32_t constant;
    // A larger constant is a negative number: the sum may be negative.
    if ((wd_upper_read_constant(upper, left, &constant) || wd_upper_read_constant(upper, right, &constant)) &&
        constant > INT32_MAX) {
        return 0;
    }
    const uint32_t first = wd_upper_bound_of(upper, left),
                   second = first ? wd_upper_bound_of(upper, right) : 0;
    if (!second) {
        return 0;
    }
    const uint32_t sum = wd_upper_emit(upper, SpvOpIAdd, first, second);
    wd_upper_require(upper, wd_upper_emit_comparison(upper, SpvOpUGreaterThanEqual, sum, first));
    return sum;
}

uint32_t wd_upper_bound_of_multiple(wd_upper_bounds *upper, uint32_t id, uint32_t factor) {
    const uint32_t word = factor ? wd_upper_bound_of(upper, id) : wd_upper_constant(upper, 0);
    if (!word || factor <= 1) {
        return word;
    }
    wd_upper_require_at_most(upper, word, UINT32_MAX / factor);
    return wd_upper_emit(upper, SpvOpIMul, word, wd_upper_constant(upper, factor));
}

static uint32_t bound_of_product(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    uint32_t factor;
    if (wd_upper_read_constant(upper, left, &factor)) {
        return wd_upper_bound_of_multiple(upper, right, factor);
    }
    if (wd_upper_read_constant(upper, right, &factor)) {
        return wd_upper_bound_of_multiple(upper, left, factor);
    }
    const uint32_t first = wd_upper_bound_of(upper, left),
                   second = first ? wd_upper_bound_of(upper, right) : 0;
    if (!second) {
        return 0;
    }
    wd_upper_require_at_most(upper, wd_upper_emit(upper, SpvOpBitwiseOr, first, second), UINT16_MAX);
    return wd_upper_emit(upper, SpvOpIMul, first, second);
}

// id % divisor, unsigned: less than the divisor, which is not 0.
static uint32_t bound_of_remainder(wd_upper_bounds *upper, uint32_t divisor) {
    uint32_t literal;
    if (wd_upper_read_constant(upper, divisor, &literal) && literal) {
        return wd_upper_constant(upper, literal - 1);
    }
    const uint32_t word = wd_upper_uniform_value(upper, divisor);
    if (!word) {
        return 0;
    }
    const uint32_t one = wd_upper_constant(upper, 1);
    wd_upper_require(upper, wd_upper_emit_comparison(upper, SpvOpUGreaterThanEqual, word, one));
    return wd_upper_emit(upper, SpvOpISub, word, one);
}

static uint32_t bound_of_quotient(wd_upper_bounds *upper, uint32_t id, uint32_t divisor) {
    uint32_t by;
    const uint32_t word = wd_upper_bound_of(upper, id);
    return word && wd_upper_read_constant(upper, divisor, &by) && by > 1
               ? wd_upper_emit(upper, SpvOpUDiv, word, wd_upper_constant(upper, by))
               : word;
}

static uint32_t bound_of_shift(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    uint32_t by;
    if (!wd_upper_read_constant(upper, made->words[4], &by) || by >= 32) {
        return 0;
    }
    if (made->opcode == SpvOpShiftLeftLogical) {
        return wd_upper_bound_of_multiple(upper, made->words[3], 1u << by);
    }
    const uint32_t word = wd_upper_bound_of(upper, made->words[3]);
    return word ? wd_upper_emit(upper, SpvOpShiftRightLogical, word, wd_upper_constant(upper, by)) : 0;
}

static uint32_t bound_of_extended(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    if (words[3] != upper->writer->analysis->features.glsl_set) {
        return 0;
    }
    switch (words[4]) {
    case GLSLstd450UMin:
        return made->num_words > 6 ? bound_of_either(upper, words[5], words[6]) : 0;
    case GLSLstd450UMax:
        return made->num_words > 6 ? bound_of_greater(upper, words[5], words[6]) : 0;
    case GLSLstd450UClamp:
        return made->num_words > 7 ? wd_upper_bound_of(upper, words[7]) : 0;
    default:
        return 0;
    }
}

// Both must be 32-bit integers. Other conversions are examined where their result is converted.
static uint32_t bound_of_converted(wd_upper_bounds *upper, uint32_t id) {
    return wd_has_32_bits(upper->writer->module, id) ? wd_upper_bound_of(upper, id) : 0;
}

static uint32_t bound_of_made(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    switch (made->opcode) {
    case SpvOpCompositeExtract:
        return wd_upper_bound_of_invocation(upper, made);
    case SpvOpLoad: {
        const uint32_t word = wd_upper_bound_of_invocation(upper, made);
        return word ? word : wd_upper_bound_of_variable(upper, made);
    }
    case SpvOpCopyObject:
        return wd_upper_bound_of(upper, words[3]);
    case SpvOpUConvert:
    case SpvOpBitcast:
        return bound_of_converted(upper, words[3]);
    case SpvOpBitwiseAnd:
        return bound_of_either(upper, words[3], words[4]);
    case SpvOpUMod:
        return bound_of_remainder(upper, words[4]);
    case SpvOpUDiv:
        return bound_of_quotient(upper, words[3], words[4]);
    case SpvOpShiftRightLogical:
    case SpvOpShiftLeftLogical:
        return bound_of_shift(upper, made);
    case SpvOpSelect:
        return bound_of_greater(upper, words[4], words[5]);
    case SpvOpIAdd:
        return bound_of_sum(upper, words[3], words[4]);
    case SpvOpIMul:
        return bound_of_product(upper, words[3], words[4]);
    case SpvOpExtInst:
        return bound_of_extended(upper, made);
    default:
        return 0;
    }
}

// The known upper bound of the id; NULL: unknown.
static const wd_known_bound *find_known(const wd_upper_bounds *upper, uint32_t id) {
    for (uint32_t i = 0; i < upper->num_known; i++) {
        if (upper->known[i].id == id && upper->known[i].bodies == upper->bodies) {
            return &upper->known[i];
        }
    }
    return NULL;
}

// Requirements for an unknown bound are removed, with the bounds that depend on them.
uint32_t wd_upper_bound_of(wd_upper_bounds *upper, uint32_t id) {
    wd_spirv_instruction made, type;
    const wd_known_bound *known = find_known(upper, id);
    if (known) {
        return known->word;
    }
    if (!upper->steps || !upper->depth || upper->num_known == WD_UPPER_MAX_KNOWN ||
        !wd_find_integer(upper->writer->module, id, &made, &type)) {
        return 0;
    }
    const uint32_t number = upper->num_known++, holds = upper->holds;
    upper->known[number] = (wd_known_bound){id, upper->bodies, 0};
    upper->steps--;
    upper->depth--;
    uint32_t word = wd_upper_uniform_value(upper, id);
    if (!word && type.words[2] == 32) {
        word = wd_upper_bound_of_compared(upper, &made);
    }
    if (!word && (type.words[2] == 32 || made.opcode == SpvOpUConvert)) {
        word = bound_of_made(upper, &made);
    }
    upper->depth++;
    upper->known[number].word = word;
    if (!word) {
        upper->holds = holds;
        upper->num_known = number + 1;
    }
    return word;
}

// Checks

void wd_upper_require_below(wd_upper_bounds *upper, uint32_t left, uint32_t right) {
    for (uint32_t i = 0; i < upper->num_comparisons; i++) {
        if (upper->comparisons[i].left == left && upper->comparisons[i].right == right) {
            return;
        }
    }
    if (upper->num_comparisons < WD_UPPER_MAX_COMPARISONS) {
        upper->comparisons[upper->num_comparisons++] = (wd_upper_comparison){left, right};
    }
    wd_upper_require(upper, wd_upper_emit_comparison(upper, SpvOpULessThan, left, right));
}

// Reads the conditions of the sites. False: one of them is not possible.
static bool read_sites(wd_upper_bounds *upper, size_t first_site, size_t end_site,
                       bool (*read)(wd_upper_bounds *, const wd_condition *)) {
    const wd_analysis *analysis = upper->writer->analysis;
    wd_upper_find_loops(upper);
    for (size_t i = first_site; i < end_site; i++) {
        const wd_site *site = &analysis->list.sites.items[i];
        upper->bodies = wd_upper_bodies_with(upper, site->instruction);
        upper->site = site->instruction;
        for (uint32_t j = 0; j < site->num_checks; j++) {
            const uint32_t number = analysis->list.site_checks.items[site->first_check + j].condition;
            if (!read(upper, &analysis->list.conditions.items[number])) {
                return false;
            }
        }
    }
    return true;
}

uint32_t wd_upper_emit_all_hold(wd_writer *writer, const wd_loop_bounds *loop, size_t first_site,
                                size_t end_site, wd_require_condition require) {
    wd_upper_bounds upper = {
        .writer = writer, .loop = loop, .steps = WD_UPPER_MAX_STEPS, .depth = WD_UPPER_MAX_DEPTH};
    return read_sites(&upper, first_site, end_site, require) ? upper.holds : 0;
}

// Whether a comparison replaces one with the input buffer. Checks of indices only are as fast as their comparisons.
static bool has_input_comparison(const wd_speculation *speculation) {
    for (size_t i = 0; i < speculation->comparisons.count; i++) {
        const wd_comparison *comparison = &speculation->comparisons.items[i];
        if (comparison->is_summary || comparison->array == WD_NO_ARRAY) {
            return true;
        }
    }
    return false;
}

bool wd_upper_emit_comparisons(wd_writer *writer, const wd_loop_bounds *loop, size_t first_site,
                               size_t end_site, wd_compare_condition compare, uint32_t *holds) {
    wd_upper_bounds upper = {
        .writer = writer, .loop = loop, .steps = WD_UPPER_MAX_STEPS, .depth = WD_UPPER_MAX_DEPTH};
    writer->loops->versions.speculation.comparisons.count = 0;
    const bool is_known = read_sites(&upper, first_site, end_site, compare);
    *holds = upper.holds;
    return is_known && has_input_comparison(&writer->loops->versions.speculation);
}

wd_upper_attempt wd_upper_begin_attempt(const wd_upper_bounds *upper) {
    return (wd_upper_attempt){upper->holds, upper->num_known, upper->num_comparisons};
}

void wd_upper_undo(wd_upper_bounds *upper, const wd_upper_attempt *attempt) {
    upper->holds = attempt->holds;
    upper->num_known = attempt->num_known;
    upper->num_comparisons = attempt->num_comparisons;
}

// An index that chooses a descriptor is compared once for all accesses of the loop that it computes; other values are
// compared before each access.
static bool is_same(const wd_upper_bounds *upper, const wd_comparison *a, const wd_comparison *b) {
    wd_spirv_instruction made;
    return a->index && a->index == b->index && a->array == b->array &&
           (a->site == b->site ||
            (a->array != WD_NO_ARRAY && wd_spirv_module_find(upper->writer->module, a->index, &made) &&
             wd_upper_is_inside(upper, made.index)));
}

bool wd_upper_compare(wd_upper_bounds *upper, const wd_comparison *comparison) {
    enum { MAX_COMPARISONS = 16 };
    wd_writer *writer = upper->writer;
    wd_speculation *speculation = &writer->loops->versions.speculation;
    wd_comparison wanted = *comparison;
    wanted.site = upper->site;
    for (size_t i = 0; wanted.array != WD_NO_ARRAY && i < speculation->comparisons.count; i++) {
        wd_comparison *other = &speculation->comparisons.items[i];
        if (is_same(upper, other, &wanted) &&
            (other->is_summary || wanted.is_summary || other->limit == wanted.limit)) {
            *other = other->is_summary ? *other : wanted;
            return true;
        }
    }
    if (speculation->comparisons.count == MAX_COMPARISONS) {
        return false;
    }
    wd_comparison *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &speculation->comparisons);
    if (!added) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return false;
    }
    *added = wanted;
    return true;
}
