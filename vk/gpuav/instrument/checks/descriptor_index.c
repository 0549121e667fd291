// Indices into descriptor arrays: every index is below its dimension's length.
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static const wd_root *root_of(const wd_writer *writer, const wd_condition *check) {
    return wd_root_at(writer->analysis, check->root);
}

// The type of an id of the module; an unsigned 32-bit integer if the id is not of the module.
static uint32_t type_of(const wd_writer *writer, uint32_t id) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(writer->module, id, &value) && value.result_type ? value.result_type
                                                                                 : writer->type_uint;
}

// Whether a mask can bring a root's index into bounds. A mask is cheaper than a selection between the index and 0, and
// equality of vectors is cheaper to compare than the order of unsigned numbers.
static bool can_wrap(const wd_writer *writer, const wd_root *root, const wd_array *array) {
    const uint32_t length = array->dimensions[0].length;
    bool is_signed;
    return root->num_indices == 1 && !array->length_from_input && length && !(length & (length - 1)) &&
           wd_index_integer_width(writer->module, root->indices[0], &is_signed) == 32;
}

// (index & length - 1) == index
static uint32_t wrap(wd_writer *writer, const wd_root *root, const wd_array *array, wd_condition *check) {
    const uint32_t index = root->indices[0], type = type_of(writer, index);
    const uint32_t mask = wd_spirv_builder_uint(writer->builder, array->dimensions[0].length - 1);
    check->wrapped = wd_new_id(writer);
    WD_EMIT(writer, SpvOpBitwiseAnd, type, check->wrapped, index, mask);
    wd_writer_decorate(writer, index, check->wrapped, true);
    return wd_emit_test(writer, SpvOpIEqual, check->wrapped, index);
}

// Whether all lengths are literals other than 0: then an index that is out of bounds is not 0.
static bool has_literal_lengths(const wd_writer *writer, const wd_root *root) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    bool has = !array->length_from_input;
    for (uint32_t i = 0; i < root->num_indices; i++) {
        has = has && array->dimensions[i].length;
    }
    return has;
}

// The length of a dimension as an unsigned 32-bit value. A length from the input buffer is loaded once for the
// condition.
static uint32_t length_of(wd_writer *writer, const wd_array *array, uint32_t i, wd_condition *check) {
    if (!array->length_from_input) {
        return wd_index_length(writer, array, i);
    }
    check->length = check->length ? check->length : wd_index_length(writer, array, i);
    return check->length;
}

static uint32_t compare(wd_writer *writer, const wd_root *root, const wd_array *array, uint32_t i,
                        wd_condition *check) {
    const uint32_t index = root->indices[i];
    const wd_spirv_dimension *dimension = &array->dimensions[i];
    bool is_wide;
    uint32_t value = wd_index_value(writer, index, index, &is_wide);
    uint32_t length;
    if (wd_loops_are_deferred(writer) && !is_wide && dimension->length && !array->length_from_input) {
        return wd_emit_is_below(writer, wd_emit_biased(writer, value, WD_SIGN_BIAS), dimension->length);
    }
    if (is_wide && dimension->length) {
        length = wd_spirv_builder_uint64(writer->builder, dimension->length);
    } else {
        length = length_of(writer, array, i, check);
        if (is_wide) {
            const uint32_t type = wd_spirv_builder_type_uint(writer->builder, 64), wide = wd_new_id(writer);
            WD_EMIT(writer, SpvOpUConvert, type, wide, length);
            length = wide;
        }
    }
    return wd_emit_test(writer, SpvOpULessThan, value, length);
}

static void emit(wd_writer *writer, wd_condition *check) {
    const wd_root *root = root_of(writer, check);
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    if (can_wrap(writer, root, array)) {
        check->ok = wrap(writer, root, array, check);
        return;
    }
    for (uint32_t i = 0; i < root->num_indices; i++) {
        if (root->in_bounds >> i & 1) {
            continue;
        }
        const uint32_t ok = compare(writer, root, array, i, check);
        wd_emit_and(writer, &check->ok, ok);
    }
}

static void report(wd_writer *writer, const wd_condition *check, uint32_t instruction) {
    const wd_root *root = root_of(writer, check);
    uint32_t length, index = wd_index_flat(writer, root, &length);
    // Each id is made in a statement of its own: C does not define the order in which the items of a list are
    // evaluated, and the ids must not depend on the compiler.
    uint32_t site = wd_spirv_builder_uint(writer->builder, instruction);
    const uint32_t parameters[] = {site, index, length};
    wd_report_or_defer_failure(writer, WD_FAILURE_INDEX, parameters, 3,
                               has_literal_lengths(writer, root) ? 1 : 0);
}

static bool is_deferred(const wd_writer *writer, const wd_condition *check) {
    const wd_root *root = root_of(writer, check);
    return root->num_indices == 1 && has_literal_lengths(writer, root);
}

static void defer(wd_writer *writer, wd_condition *check, uint32_t instruction) {
    const wd_root *root = root_of(writer, check);
    const uint32_t index = wd_index_flat(writer, root, NULL);
    const uint32_t ok = writer->options->mode == WD_INSTRUMENT_GUARD ? check->ok : 0;
    wd_status status = wd_defer_index_report(
        writer, instruction, index, wd_array_at(writer->analysis, root->array)->dimensions[0].length, ok);
    wd_writer_fail(writer, status);
}

const wd_check_code wd_check_code_index = {
    .has_root = true,
    .key = wd_check_root_key,
    .emit = emit,
    .report = report,
    .is_deferred = is_deferred,
    .defer = defer,
};

// Indices in bounds, and reported indices, for other checks

uint32_t wd_check_in_range(wd_writer *writer, wd_condition *check, uint32_t dimension) {
    return check->wrapped ? check->wrapped : wd_check_clamp(writer, check, dimension);
}

// Clamped indices are valid in their block. If that is the condition's block, they are valid wherever the condition is.
static void forget_other_blocks(const wd_writer *writer, wd_condition *check) {
    const uint32_t here = (uint32_t)writer->at.next_block;
    if (check->clamped_in != here && check->clamped_in != check->block + 1) {
        memset(check->clamped, 0, sizeof check->clamped);
        check->clamped_in = here;
    }
}

uint32_t wd_check_clamp(wd_writer *writer, wd_condition *check, uint32_t dimension) {
    return wd_check_clamp_after(writer, check, NULL, dimension);
}

uint32_t wd_check_clamp_after(wd_writer *writer, wd_condition *check, wd_condition *earlier,
                              uint32_t dimension) {
    const wd_root *root = root_of(writer, check);
    forget_other_blocks(writer, check);
    if (root->in_bounds >> dimension & 1) {
        check->clamped[dimension] = root->indices[dimension];
    }
    if (!check->clamped[dimension]) {
        uint32_t index = root->indices[dimension], good = index;
        if (!earlier && wd_optional_has(check->guard)) {
            earlier = &writer->analysis->list.conditions.items[wd_optional_get(check->guard)];
        }
        if (earlier) {
            good = wd_check_clamp(writer, earlier, dimension);
        }
        const uint32_t type = type_of(writer, index);
        uint32_t clamped = wd_new_id(writer);
        WD_EMIT(writer, SpvOpSelect, type, clamped, check->ok, good,
                wd_spirv_builder_null(writer->builder, type));
        wd_writer_decorate(writer, index, clamped, true);
        check->clamped[dimension] = clamped;
    }
    return check->clamped[dimension];
}

uint32_t wd_check_not_reported(wd_writer *writer, const wd_array *array) {
    if (!writer->analysis->tracking->passes_bad_index || !array->facts[WD_FACT_INDEX] || array->is_row) {
        return 0;
    }
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, id, array->facts[WD_FACT_INDEX],
            wd_spirv_builder_uint(writer->builder, WD_INDEX_REPORTED));
    return id;
}
