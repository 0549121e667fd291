#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

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

bool wd_check_require(wd_upper_bounds *upper, const wd_condition *condition) {
    const wd_analysis *analysis = wd_upper_writer(upper)->analysis;
    if (condition->kind != WD_CONDITION_INDEX && condition->kind != WD_CONDITION_STATE &&
        condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_root *root = &analysis->tracking->roots.items[condition->root];
    const wd_array *array = &analysis->tracking->arrays.items[root->array];
    if (array->is_unknown || array->is_row || array->facts[WD_FACT_WORD] || array->facts[WD_FACT_LENGTH] ||
        !array->known) {
        return false;
    }
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
