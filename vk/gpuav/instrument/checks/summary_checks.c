// Reads of the input buffer that are hoisted out of loops, and summaries of arrays.
//
// Shaders write to the output buffer, which also holds the positions of the tables. Compilers do not know that these do
// not change, and load them in each iteration. A function with checks in loops therefore loads them where it begins,
// with the word of each single descriptor and the count of each binding with a variable count.
//
// For an array it loads the summary, if there is one. An access is good if the summary covers its descriptor, and its
// last byte is in the shortest of the buffers: two comparisons, and no load. Only otherwise the descriptor's own word
// is loaded.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static const wd_root *root_of(const wd_writer *writer, const wd_condition *condition) {
    return wd_root_at(writer->analysis, condition->root);
}

static const wd_array *array_of(const wd_writer *writer, const wd_condition *condition) {
    return wd_array_at(writer->analysis, root_of(writer, condition)->array);
}

// The upper bound of a descriptor's index without the table; UINT32_MAX: only the table has it, 0: unknown.
static uint32_t length_of(const wd_array *array) {
    return array->length_from_input ? UINT32_MAX : array->dimensions[0].length;
}

// Whether the summary of the condition's binding may cover it.
static bool is_covered_by_summary(const wd_writer *writer, const wd_condition *condition) {
    if (condition->kind != WD_CONDITION_BOUNDS && condition->kind != WD_CONDITION_STATE) {
        return false;
    }
    const wd_root *root = root_of(writer, condition);
    const wd_array *array = array_of(writer, condition);
    return wd_hoisted_reads(array) && wd_array_in_input(array) && array->input->summary &&
           root->is_computed && root->num_indices == 1 && array->descriptor->num_dimensions == 1 &&
           length_of(array) && wd_has_32_bits(writer->module, root->indices[0]);
}

// The limit of the only index that decides the condition's bounds, without its id. False: there is none.
static bool limit_of(const wd_writer *writer, const wd_condition *condition, wd_hoisted_limit *limit) {
    if (condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    const wd_term *terms = wd_location_terms(writer->analysis, location);
    *limit = (wd_hoisted_limit){.input = array_of(writer, condition)->input,
                                .last = condition->last,
                                .stride = location->num_terms ? terms[0].stride : 0};
    return !location->num_terms || (location->num_terms == 1 && !terms[0].is_signed && terms[0].stride);
}

static const wd_hoisted_limit *find_limit(const wd_writer *writer, const wd_condition *condition) {
    wd_hoisted_limit wanted;
    return limit_of(writer, condition, &wanted) ? wd_hoisted_find_limit(writer, &wanted) : NULL;
}

// Notes the reads of a condition in a loop.
static void note(wd_writer *writer, const wd_condition *condition) {
    // A condition about unknown memory has no root.
    if (!wd_check_has_root(condition) || condition->root >= writer->analysis->tracking->roots.count) {
        return;
    }
    const wd_root *root = root_of(writer, condition);
    const wd_array *array = array_of(writer, condition);
    const bool reads_word = condition->kind != WD_CONDITION_INDEX && wd_array_in_input(array);
    const bool reads_count = condition->kind == WD_CONDITION_INDEX && array->length_from_input;
    if (!wd_hoisted_reads(array) || (!reads_word && !reads_count)) {
        return;
    }
    wd_hoisted_binding *hoisted = wd_hoisted_add(writer, array->input);
    if (!hoisted) {
        return;
    }
    hoisted->is_array |= reads_word && root->num_indices;
    hoisted->is_single |= reads_word && !root->num_indices;
    hoisted->has_count |= reads_count;
    uint32_t length;
    const bool reads_content =
        condition->kind == WD_CONDITION_UNINITIALIZED || condition->kind == WD_CONDITION_UNINITIALIZED_TEXEL;
    if (reads_content && !root->num_indices &&
        wd_content_find_length(writer->analysis, condition->root, &length)) {
        hoisted->content_length = length;
    }
    if (!is_covered_by_summary(writer, condition)) {
        return;
    }
    length = length_of(array);
    hoisted->length = hoisted->length && hoisted->length < length ? hoisted->length : length;
    wd_hoisted_limit limit;
    if (limit_of(writer, condition, &limit)) {
        wd_hoisted_add_limit(writer, &limit);
    }
}

wd_status wd_checks_begin_function(wd_writer *writer, const wd_function *function) {
    const wd_analysis *analysis = writer->analysis;
    writer->hoisted.bindings.count = writer->hoisted.limits.count = 0;
    if (!writer->options->input) {
        return WD_OK;
    }
    size_t at = writer->at.next_site;
    const size_t end = at + function->num_sites;
    size_t num_loops;
    const wd_loop *loops = wd_loops_list(writer, &num_loops);
    for (size_t i = 0; i < num_loops; i++) {
        const wd_loop *loop = &loops[i];
        for (; at < end && analysis->list.sites.items[at].instruction < loop->end; at++) {
            const wd_site *site = &analysis->list.sites.items[at];
            for (uint32_t j = 0; site->instruction > loop->begin && j < site->num_checks; j++) {
                const uint32_t number = analysis->list.site_checks.items[site->first_check + j].condition;
                note(writer, &analysis->list.conditions.items[number]);
            }
        }
    }
    return writer->failure;
}

static uint32_t is_less(wd_writer *writer, uint32_t left, uint32_t right) {
    return wd_emit_test(writer, SpvOpULessThan, left, right);
}

bool wd_summary_covers(const wd_writer *writer, const wd_condition *condition) {
    // If robustness allows a failure, the descriptor's own word says whether it is valid.
    if (!wd_loops_are_deferred(writer) || condition->is_allowed ||
        !is_covered_by_summary(writer, condition)) {
        return false;
    }
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array_of(writer, condition));
    return hoisted && hoisted->prefix;
}

// The condition that the last byte that is accessed is in the shortest buffer.
static uint32_t emit_bounds_check(wd_writer *writer, const wd_condition *condition,
                                  const wd_hoisted_binding *hoisted) {
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    const wd_hoisted_limit *limit = find_limit(writer, condition);
    if (limit) {
        const uint32_t index = wd_index_word(writer, wd_location_terms(writer->analysis, location)[0].index);
        return wd_emit_biased_less(writer, wd_emit_biased(writer, index, WD_SIGN_BIAS), limit->id);
    }
    uint32_t fits;
    const uint32_t last = wd_offset_emit(writer, location, condition->last, &fits);
    const uint32_t inside = is_less(writer, last, hoisted->least);
    wd_emit_and(writer, &fits, inside);
    return fits;
}

uint32_t wd_summary_emit(wd_writer *writer, const wd_condition *condition) {
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array_of(writer, condition));
    const wd_hoisted_limit *limit = find_limit(writer, condition);
    const uint32_t index = wd_index_word(writer, root_of(writer, condition)->indices[0]);
    const uint32_t biased = wd_emit_biased(writer, index, WD_SIGN_BIAS);
    if (limit && !limit->stride) {
        return wd_emit_biased_less(writer, biased, limit->id);
    }
    uint32_t ok = wd_emit_biased_less(writer, biased, hoisted->prefix);
    if (condition->kind == WD_CONDITION_BOUNDS) {
        wd_emit_and(writer, &ok, emit_bounds_check(writer, condition, hoisted));
    }
    return ok;
}
