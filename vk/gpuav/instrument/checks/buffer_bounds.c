// Bounds of buffers: the bytes of an access are in the bound range.
//
// For the runtime array at the end of a storage buffer, OpArrayLength returns the number of elements in the bound
// range. Most accesses stay inside one element: then only the element's index is compared.
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/util/hash128.h"

static const wd_array *array_of(const wd_analysis *analysis, const wd_location *location) {
    return wd_array_at(analysis, wd_root_at(analysis, location->root)->array);
}

bool wd_bounds_wanted(const wd_instrument_options *options, bool is_uniform, bool *is_allowed) {
    const uint32_t group = is_uniform ? WD_ROBUST_UNIFORM_BUFFERS : WD_ROBUST_STORAGE_BUFFERS;
    *is_allowed = (options->robust & group) != 0;
    return !*is_allowed || options->report_robust;
}

bool wd_bounds_checkable(const wd_analysis *analysis, const wd_location *location) {
    const wd_array *array = array_of(analysis, location);
    if (wd_array_in_input(array)) {
        return true;
    }
    wd_spirv_instruction type;
    if (wd_spirv_module_find_opcode(analysis->module, wd_type_of(analysis->module, location->pointer),
                                    WD_OP_TYPE_UNTYPED_POINTER, &type)) {
        return false; // OpArrayLength cannot use it.
    }
    // An unknown descriptor with facts is not a variable: OpArrayLength cannot use it.
    return (!array->facts[WD_FACT_INDEX] || array->is_row) &&
           array->descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER &&
           location->runtime_member != WD_NO_MEMBER;
}

// Whether the access stays in one element of the runtime array. `*index`: the element, if it is constant; else 0.
static bool stays_in_element(const wd_analysis *analysis, const wd_location *location, uint32_t last,
                             uint64_t *index) {
    bool constant = wd_spirv_module_constant(analysis->module, location->runtime_index, index);
    *index = constant ? *index : 0;
    const wd_term *terms = wd_location_terms(analysis, location);
    bool is_only_term = constant ? location->num_terms == 0
                                 : location->num_terms == 1 && terms[0].index == location->runtime_index &&
                                       terms[0].stride == location->runtime_stride;
    if (!is_only_term || last == UINT32_MAX || *index > UINT32_MAX) {
        return false;
    }
    uint64_t element = location->runtime_offset + *index * location->runtime_stride;
    return last >= element && last - element < location->runtime_stride;
}

static uint64_t bounds_end(const wd_analysis *analysis, const wd_location *location, uint32_t last) {
    uint64_t index;
    if (wd_array_in_input(array_of(analysis, location)) ||
        !stays_in_element(analysis, location, last, &index)) {
        return last;
    }
    return location->runtime_offset + (index + 1) * location->runtime_stride - 1;
}

// The same for the buffer of a condition. A bad descriptor index has been reported: the first descriptor replaces it.
static uint32_t array_length(wd_writer *writer, wd_condition *condition, const wd_location *location) {
    const wd_analysis *analysis = writer->analysis;
    const wd_root *root = wd_root_at(analysis, condition->root);
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = wd_optional_has(condition->guard)
                         ? wd_check_clamp(
                               writer, &analysis->list.conditions.items[wd_optional_get(condition->guard)], i)
                         : root->indices[i];
    }
    return wd_offset_array_length(writer, location, root, indices);
}

// ok || word == value
static uint32_t either_equal(wd_writer *writer, uint32_t ok, uint32_t word, uint32_t value) {
    uint32_t equal = wd_new_id(writer), either = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIEqual, writer->type_bool, equal, word,
            wd_spirv_builder_uint(writer->builder, value));
    WD_EMIT(writer, SpvOpLogicalOr, writer->type_bool, either, ok, equal);
    return either;
}

// The offset of the last byte accessed. `*fits`: the condition that it has 32 bits; 0: it always has.
static uint32_t last_byte(wd_writer *writer, const wd_condition *condition, const wd_location *location,
                          uint32_t *fits) {
    return wd_offset_emit(writer, location, condition->last, fits);
}

// last byte < word. The word is 0 for an invalid descriptor, and UINT32_MAX for one of unknown size.
static uint32_t compare_with_input(wd_writer *writer, wd_condition *condition, const wd_location *location) {
    uint32_t word = wd_input_word(writer, condition);
    uint32_t ok, last = last_byte(writer, condition, location, &ok);
    condition->end = last;
    condition->fits = ok;
    uint32_t inside = wd_emit_test(writer, SpvOpULessThan, last, word);
    wd_emit_and(writer, &ok, inside);
    if (ok != inside) {
        ok = either_equal(writer, ok, word, UINT32_MAX);
    }
    if (writer->options->input && !(writer->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        ok = either_equal(writer, ok, word, 0);
        const uint32_t not_reported = wd_check_not_reported(writer, array_of(writer->analysis, location));
        if (not_reported) {
            wd_emit_and(writer, &ok, not_reported);
        }
    }
    return ok;
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    uint64_t constant_index;
    if (wd_array_in_input(array_of(writer->analysis, location))) {
        condition->ok = compare_with_input(writer, condition, location);
        return;
    }
    condition->length = array_length(writer, condition, location);
    uint32_t ok = 0;
    if (stays_in_element(writer->analysis, location, condition->last, &constant_index)) {
        uint32_t index = location->num_terms
                             ? wd_index_word(writer, location->runtime_index)
                             : wd_spirv_builder_uint(writer->builder, (uint32_t)constant_index);
        ok = wd_new_id(writer);
        WD_EMIT(writer, SpvOpULessThan, writer->type_bool, ok, index, condition->length);
    } else {
        uint32_t last = last_byte(writer, condition, location, &ok);
        uint32_t size = wd_offset_size(writer, condition->length, location);
        uint32_t inside = wd_emit_test(writer, SpvOpULessThan, last, size);
        wd_emit_and(writer, &ok, inside);
    }
    condition->ok = ok;
}

// The offset in the record: UINT32_MAX for offsets of more than 32 bits.
static uint32_t shown_offset(wd_writer *writer, uint32_t last, uint32_t fits) {
    if (!fits) {
        return last;
    }
    uint32_t shown = wd_new_id(writer);
    WD_EMIT(writer, SpvOpSelect, writer->type_uint, shown, fits, last,
            wd_spirv_builder_uint(writer->builder, UINT32_MAX));
    return shown;
}

static void list_parameters(wd_writer *writer, const wd_condition *condition, uint32_t instruction,
                            uint32_t last, uint32_t size, uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]) {
    wd_spirv_builder *builder = writer->builder;
    const wd_analysis *analysis = writer->analysis;
    const wd_location *location = &analysis->tracking->locations.items[condition->subject];
    const bool uniform = array_of(analysis, location)->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
    parameters[WD_BOUNDS_INDEX] = wd_index_flat(writer, wd_root_at(analysis, condition->root), NULL);
    parameters[WD_BOUNDS_INSTRUCTION] = wd_spirv_builder_uint(builder, instruction);
    const uint32_t error =
        uniform ? WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS : WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS;
    parameters[WD_BOUNDS_ERROR] = wd_spirv_builder_uint(builder, wd_failure_error(condition, error));
    parameters[WD_BOUNDS_LAST] = last;
    parameters[WD_BOUNDS_SIZE] = size;
}

static void report_bounds(wd_writer *writer, const wd_condition *condition, uint32_t instruction,
                          wd_failure_kind kind) {
    if (condition->kind == WD_CONDITION_TEXEL) {
        wd_texel_report(writer, condition, instruction, kind);
        return;
    }
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    uint32_t fits, last = last_byte(writer, condition, location, &fits);
    last = shown_offset(writer, last, fits);
    const uint32_t size =
        condition->word ? condition->word : wd_offset_size(writer, condition->length, location);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    list_parameters(writer, condition, instruction, last, size, parameters);
    wd_report_or_defer_failure(writer, kind, parameters, WD_NUM_BOUNDS_PARAMETERS,
                               condition->last ? WD_BOUNDS_LAST : 0);
}

uint32_t wd_bounds_guard(wd_writer *writer, const wd_condition *condition) {
    if (!condition->is_allowed) {
        return condition->ok;
    }
    if (!wd_check_has_root(condition) || condition->is_silent) {
        return 0;
    }
    const wd_root *root = wd_root_at(writer->analysis, condition->root);
    if (!condition->word || !writer->options->input) {
        return 0;
    }
    if (!(writer->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        return wd_check_not_reported(writer, wd_array_at(writer->analysis, root->array));
    }
    const uint32_t valid = wd_new_id(writer);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, valid, condition->word,
            wd_spirv_builder_uint(writer->builder, 0));
    return valid;
}

static void defer(wd_writer *writer, wd_condition *condition, uint32_t instruction) {
    uint32_t failed = wd_emit_unary(writer, SpvOpLogicalNot, writer->type_bool, condition->ok);
    if (writer->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        const uint32_t valid = wd_new_id(writer);
        WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, valid, condition->word,
                wd_spirv_builder_uint(writer->builder, 0));
        wd_emit_and(writer, &failed, valid);
    }
    const uint32_t last = shown_offset(writer, condition->end, condition->fits);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    list_parameters(writer, condition, instruction, last, condition->word, parameters);
    const wd_location *location = &writer->analysis->tracking->locations.items[condition->subject];
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array_of(writer->analysis, location));
    wd_status status =
        wd_defer_bounds_report(writer, parameters, condition->last ? WD_BOUNDS_LAST : 0, failed, hoisted);
    wd_writer_fail(writer, status);
    if (writer->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        wd_state_defer(writer, condition, instruction);
    }
}

void wd_bounds_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    if (!condition->word || !writer->options->input ||
        !(writer->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        report_bounds(writer, condition, instruction, WD_FAILURE_BOUNDS);
        return;
    }
    // One word decided both conditions: the record says which one failed. In a loop both may fail, each for another
    // descriptor.
    if (!wd_loops_are_deferred(writer)) {
        report_bounds(writer, condition, instruction, WD_FAILURE_BOUNDS_OR_STATE);
        return;
    }
    wd_spirv_builder *builder = writer->builder;
    uint32_t valid = wd_new_id(writer), beyond = wd_new_id(writer), invalid = wd_new_id(writer),
             merge = wd_new_id(writer);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, valid, condition->word,
            wd_spirv_builder_uint(builder, 0));
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, valid, beyond, invalid);
    wd_writer_begin_block(writer, beyond);
    report_bounds(writer, condition, instruction, WD_FAILURE_BOUNDS);
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, invalid);
    wd_state_report(writer, condition, instruction);
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

// The analysis

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const wd_location *location = &analysis->tracking->locations.items[condition->subject];
    const uint64_t terms =
        wd_hash64_bytes(wd_location_terms(analysis, location), location->num_terms * sizeof(wd_term));
    return wd_check_key_with(analysis, condition, terms);
}

static bool same_terms(const wd_analysis *analysis, const wd_location *a, const wd_location *b) {
    return a->num_terms == b->num_terms &&
           (!a->num_terms || memcmp(wd_location_terms(analysis, a), wd_location_terms(analysis, b),
                                    a->num_terms * sizeof(wd_term)) == 0);
}

// Whether the offset may be less than where all terms are 0: then an earlier access may have an earlier last byte.
static bool may_lead_back(const wd_analysis *analysis, const wd_location *location) {
    for (uint32_t i = 0; i < location->num_terms; i++) {
        if (wd_location_terms(analysis, location)[i].is_signed) {
            return true;
        }
    }
    return false;
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_location *location = &analysis->tracking->locations.items[made->subject];
    const wd_location *other = &analysis->tracking->locations.items[wanted->subject];
    if (!wd_check_same_root(analysis, made, wanted) || !same_terms(analysis, location, other) ||
        (may_lead_back(analysis, location) && location->offset > other->offset)) {
        return false;
    }
    return bounds_end(analysis, location, made->last) >= bounds_end(analysis, other, wanted->last);
}

static bool is_deferred(const wd_writer *writer, const wd_condition *condition) {
    return writer->checks->in_exact_branch &&
           wd_array_in_input(
               array_of(writer->analysis, &writer->analysis->tracking->locations.items[condition->subject]));
}

const wd_check_code wd_check_code_bounds = {
    .has_root = true,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = wd_bounds_report,
    .is_deferred = is_deferred,
    .defer = defer,
};
