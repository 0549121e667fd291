#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/uninitialized.h"

// Requires that all indices are below the lengths.
static bool require_indices(wd_upper_bounds *upper, const wd_root *root, const wd_array *array) {
    for (uint32_t i = 0; i < root->num_indices; i++) {
        if (root->in_bounds >> i & 1) {
            continue;
        }
        const uint32_t index = wd_upper_bound_of(upper, root->indices[i]);
        if (!index) {
            return false;
        }
        wd_upper_require_below(upper, index, wd_index_length(wd_upper_writer(upper), array, i));
    }
    return true;
}

// The smallest word of the descriptors that the loop accesses by `root`; they are valid if it is not 0. 0: unknown.
static uint32_t min_word(wd_upper_bounds *upper, const wd_condition *condition, const wd_root *root,
                         const wd_array *array) {
    wd_writer *writer = wd_upper_writer(upper);
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array);
    if (!hoisted || !wd_array_in_input(array)) {
        return 0;
    }
    if (!root->num_indices) {
        return hoisted->word;
    }
    if (!root->is_computed && !wd_optional_has(condition->guard)) {
        return wd_input_load(writer, root, root->indices);
    }
    const uint32_t index =
        hoisted->prefix && root->num_indices == 1 ? wd_upper_bound_of(upper, root->indices[0]) : 0;
    if (!index) {
        return 0;
    }
    wd_upper_require_below(upper, index, wd_emit_biased(writer, hoisted->prefix, WD_SIGN_BIAS));
    return hoisted->least;
}

// The largest offset that the access touches.
static uint32_t bound_of_offset(wd_upper_bounds *upper, const wd_location *location, uint32_t last) {
    uint32_t offset = wd_upper_constant(upper, last);
    for (uint32_t i = 0; i < location->num_terms; i++) {
        const wd_term term = wd_location_terms(wd_upper_writer(upper)->analysis, location)[i];
        const uint32_t bytes =
            term.is_signed ? 0 : wd_upper_bound_of_multiple(upper, term.index, term.stride);
        if (!bytes) {
            return 0;
        }
        const uint32_t sum = wd_upper_emit(upper, SpvOpIAdd, bytes, offset);
        wd_upper_require(upper, wd_upper_emit_comparison(upper, SpvOpUGreaterThanEqual, sum, bytes));
        offset = sum;
    }
    return offset;
}

// Whether the conditions of loops can be read: the kind is simple, and the descriptor is one of the array.
static bool is_readable(wd_upper_bounds *upper, const wd_condition *condition) {
    const wd_tracking *tracking = wd_upper_writer(upper)->analysis->tracking;
    if (condition->kind != WD_CONDITION_INDEX && condition->kind != WD_CONDITION_STATE &&
        condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_array *array = &tracking->arrays.items[tracking->roots.items[condition->root].array];
    return !array->is_unknown && !array->is_row && !array->facts[WD_FACT_WORD] &&
           !array->facts[WD_FACT_LENGTH] && array->known;
}

// Requires that a condition holds that is not one of the simple kinds.
static bool require_other(wd_upper_bounds *upper, const wd_condition *condition) {
    switch (condition->kind) {
    case WD_CONDITION_ARRAY_BOUNDS:
        return wd_array_bounds_require(upper, condition);
    case WD_CONDITION_UNINITIALIZED:
        return wd_uninitialized_require(upper, condition);
    case WD_CONDITION_UNINITIALIZED_TEXEL:
        return wd_uninitialized_texel_require(upper, condition);
    default:
        return false;
    }
}

// Requires that a condition holds in all iterations of a loop.
static bool require(wd_upper_bounds *upper, const wd_condition *condition) {
    if (!is_readable(upper, condition)) {
        return require_other(upper, condition);
    }
    const wd_analysis *analysis = wd_upper_writer(upper)->analysis;
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_array *array = wd_array_at(analysis, root->array);
    if (condition->kind == WD_CONDITION_INDEX) {
        return require_indices(upper, root, array);
    }
    const uint32_t word = min_word(upper, condition, root, array);
    if (!word) {
        return false;
    }
    if (condition->kind == WD_CONDITION_STATE) {
        wd_upper_require_below(upper, wd_upper_constant(upper, 0), word);
        return true;
    }
    const uint32_t offset =
        bound_of_offset(upper, &analysis->tracking->locations.items[condition->subject], condition->last);
    if (offset) {
        wd_upper_require_below(upper, offset, word);
    }
    return offset != 0;
}

// Speculative copies: comparisons in the loop for conditions whose values nothing bounds before it.

static bool has_32_bits(const wd_writer *writer, uint32_t id) {
    bool is_signed;
    return wd_index_integer_width(writer->module, id, &is_signed) == 32;
}

// Compares the only index of a root with a limit, which has WD_SIGN_BIAS.
static bool compare_index(wd_upper_bounds *upper, const wd_root *root, uint32_t limit, bool is_summary) {
    return root->num_indices == 1 && has_32_bits(wd_upper_writer(upper), root->indices[0]) &&
           wd_upper_compare(upper, &(wd_comparison){.index = root->indices[0],
                                                    .limit = limit,
                                                    .array = root->array,
                                                    .is_summary = is_summary});
}

static bool compare_indices(wd_upper_bounds *upper, const wd_root *root, const wd_array *array) {
    const wd_upper_attempt attempt = wd_upper_begin_attempt(upper);
    if (require_indices(upper, root, array)) {
        return true;
    }
    wd_upper_undo(upper, &attempt);
    wd_writer *writer = wd_upper_writer(upper);
    return root->num_indices == 1 &&
           compare_index(upper, root, wd_emit_biased(writer, wd_index_length(writer, array, 0), WD_SIGN_BIAS),
                         false);
}

// min_word for a speculative copy, which may compare the index with the summary.
static uint32_t compared_word(wd_upper_bounds *upper, const wd_condition *condition, const wd_root *root,
                              const wd_array *array) {
    const wd_upper_attempt attempt = wd_upper_begin_attempt(upper);
    const uint32_t word = min_word(upper, condition, root, array);
    if (word) {
        return word;
    }
    wd_upper_undo(upper, &attempt);
    const wd_hoisted_binding *hoisted = wd_hoisted_find(wd_upper_writer(upper), array);
    return hoisted && wd_array_in_input(array) && hoisted->prefix &&
                   compare_index(upper, root, hoisted->prefix, true)
               ? hoisted->least
               : 0;
}

// word > last ? (word - 1 - last) / stride + 1 : 0, with WD_SIGN_BIAS
static uint32_t limit_of_term(wd_upper_bounds *upper, uint32_t word, uint32_t last, uint32_t stride) {
    const uint32_t bias = wd_upper_constant(upper, WD_SIGN_BIAS), one = wd_upper_constant(upper, 1);
    const uint32_t first = wd_upper_constant(upper, last);
    const uint32_t reaches = wd_upper_emit_comparison(upper, SpvOpULessThan, first, word);
    const uint32_t room = wd_upper_emit(upper, SpvOpISub, wd_upper_emit(upper, SpvOpISub, word, one), first);
    const uint32_t steps = wd_upper_emit(upper, SpvOpUDiv, room, wd_upper_constant(upper, stride));
    const uint32_t count = wd_upper_emit(upper, SpvOpIAdd, steps, one);
    return wd_emit_select(wd_upper_writer(upper), reaches, wd_upper_emit(upper, SpvOpBitwiseXor, count, bias),
                          bias);
}

static bool compare_offset(wd_upper_bounds *upper, const wd_condition *condition, uint32_t word) {
    const wd_writer *writer = wd_upper_writer(upper);
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    const wd_upper_attempt attempt = wd_upper_begin_attempt(upper);
    const uint32_t offset = bound_of_offset(upper, location, condition->last);
    if (offset) {
        wd_upper_require_below(upper, offset, word);
        return true;
    }
    wd_upper_undo(upper, &attempt);
    wd_comparison comparison = {
        .limit = word, .array = WD_NO_ARRAY, .location = condition->subject, .last = condition->last};
    const wd_term *terms = wd_location_terms(writer->analysis, location);
    if (location->num_terms == 1 && !terms[0].is_signed && terms[0].stride &&
        has_32_bits(writer, terms[0].index)) {
        comparison.index = terms[0].index;
        comparison.limit = limit_of_term(upper, word, condition->last, terms[0].stride);
    }
    return wd_upper_compare(upper, &comparison);
}

static bool compare(wd_upper_bounds *upper, const wd_condition *condition) {
    if (!is_readable(upper, condition)) {
        return require_other(upper, condition);
    }
    const wd_tracking *tracking = wd_upper_writer(upper)->analysis->tracking;
    const wd_root *root = &tracking->roots.items[condition->root];
    const wd_array *array = &tracking->arrays.items[root->array];
    if (condition->kind == WD_CONDITION_INDEX) {
        return compare_indices(upper, root, array);
    }
    const uint32_t word = compared_word(upper, condition, root, array);
    if (word && condition->kind == WD_CONDITION_STATE) {
        wd_upper_require_below(upper, wd_upper_constant(upper, 0), word);
    }
    return word && (condition->kind == WD_CONDITION_STATE || compare_offset(upper, condition, word));
}

const wd_version_conditions wd_check_versions = {require, compare};
