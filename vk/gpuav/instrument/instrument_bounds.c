// Whether the bytes of an access lie in the buffer that is bound.
//
// Where the access goes into the runtime array that a storage buffer ends in, OpArrayLength tells how many elements the
// bound range holds. Most accesses stay inside one element: then the element's index is all that is compared.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

static const wd_array *array_of(const wd_analysis *analysis, const wd_location *location) {
    return &analysis->arrays.items[analysis->roots.items[location->root].array];
}

bool wd_bounds_wanted(const wd_instrument_options *options, bool is_uniform, bool *is_allowed) {
    const uint32_t group = is_uniform ? WD_ROBUST_UNIFORM_BUFFERS : WD_ROBUST_STORAGE_BUFFERS;
    *is_allowed = (options->robust & group) != 0;
    return !*is_allowed || options->report_robust;
}

uint32_t wd_bounds_error(const wd_condition *condition, uint32_t error) {
    return condition->is_allowed ? error + WD_RECORD_ERROR_ROBUST : error;
}

bool wd_bounds_checkable(const wd_analysis *analysis, const wd_location *location) {
    const wd_array *array = array_of(analysis, location);
    if (wd_array_in_input(array)) {
        return true;
    }
    // What is one of several by its facts is no variable that could be asked for its length.
    return (!array->facts[WD_FACT_INDEX] || array->is_row) &&
           array->descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER &&
           location->runtime_member != WD_NO_MEMBER;
}

// Whether the access stays in one element of the runtime array. `*index`: which one, where that is constant; else 0.
static bool stays_in_element(const wd_analysis *analysis, const wd_location *location, uint32_t last,
                             uint64_t *index) {
    bool constant = wd_spirv_module_constant(analysis->module, location->runtime_index, index);
    *index = constant ? *index : 0;
    const wd_term *terms = wd_location_terms(analysis, location);
    bool alone = constant ? location->num_terms == 0
                          : location->num_terms == 1 && terms[0].index == location->runtime_index &&
                                terms[0].stride == location->runtime_stride;
    if (!alone || last == UINT32_MAX || *index > UINT32_MAX) {
        return false;
    }
    uint64_t element = location->runtime_offset + *index * location->runtime_stride;
    return last >= element && last - element < location->runtime_stride;
}

uint64_t wd_bounds_end(const wd_analysis *analysis, const wd_location *location, uint32_t last) {
    uint64_t index;
    if (wd_array_in_input(array_of(analysis, location)) ||
        !stays_in_element(analysis, location, last, &index)) {
        return last;
    }
    return location->runtime_offset + (index + 1) * location->runtime_stride - 1;
}

// The length of the runtime array of the buffer with these indices.
static uint32_t length_of(wd_rewrite *rewrite, const wd_location *location, const wd_root *root,
                          const uint32_t *indices) {
    wd_spirv_builder *builder = rewrite->builder;
    const wd_spirv_descriptor *descriptor = rewrite->analysis->arrays.items[root->array].descriptor;
    uint32_t pointer = descriptor->variable;
    if (root->num_indices) {
        uint32_t operands[3 + WD_SPIRV_MAX_DIMENSIONS];
        memcpy(operands + 3, indices, root->num_indices * sizeof *indices);
        operands[0] = wd_spirv_builder_type_pointer(builder, descriptor->storage_class, descriptor->type);
        operands[1] = pointer = new_id(rewrite);
        operands[2] = descriptor->variable;
        wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpAccessChain, operands,
                              3 + root->num_indices);
        wd_rewrite_decorate(rewrite, location->pointer, pointer, true);
    }
    uint32_t length = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpArrayLength, rewrite->type_uint, length, pointer, location->runtime_member);
    return length;
}

// The same of the buffer that a condition asks for. A bad descriptor index has been reported: the first descriptor stands in for it.
static uint32_t array_length(wd_rewrite *rewrite, wd_condition *condition, const wd_location *location) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_root *root = &analysis->roots.items[condition->root];
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = condition->guard
                         ? wd_check_clamp(rewrite, &analysis->conditions.items[condition->guard - 1], i)
                         : root->indices[i];
    }
    return length_of(rewrite, location, root, indices);
}

// The buffer's size in bytes, as far as whole elements go.
static uint32_t size_of(wd_rewrite *rewrite, uint32_t length, const wd_location *location) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t bytes = new_id(rewrite), size = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIMul, rewrite->type_uint, bytes, length,
            wd_spirv_builder_uint(builder, location->runtime_stride));
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, size, bytes,
            wd_spirv_builder_uint(builder, location->runtime_offset));
    return size;
}

uint32_t wd_bounds_size(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices) {
    const wd_spirv_descriptor *descriptor = rewrite->analysis->arrays.items[root->array].descriptor;
    wd_location block = {.pointer = descriptor->variable, .type = descriptor->type};
    if (!wd_location_find_tail(rewrite->analysis, &block)) {
        return 0;
    }
    return size_of(rewrite, length_of(rewrite, &block, root, indices), &block);
}

// ok || word == value
static uint32_t either_equal(wd_rewrite *rewrite, uint32_t ok, uint32_t word, uint32_t value) {
    uint32_t equal = new_id(rewrite), either = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, equal, word,
            wd_spirv_builder_uint(rewrite->builder, value));
    WD_EMIT(rewrite, SpvOpLogicalOr, rewrite->type_bool, either, ok, equal);
    return either;
}

// A term in two parts, both no less than 0: what it adds to the offset, or takes away from it if its index is below 0.
typedef struct step {
    uint32_t forth;
    uint32_t back; // 0: it never does.
    uint32_t sum;  // The id of what the offset becomes by the former.
} step;

// The absolute value of a signed index as a word. `*below`: the condition that it is below 0.
static uint32_t magnitude_of(wd_rewrite *rewrite, uint32_t index, uint32_t *below) {
    wd_spirv_instruction value, type;
    uint32_t number = index, type_id = rewrite->type_uint;
    const bool is_wide =
        wd_spirv_module_find(rewrite->module, index, &value) &&
        wd_spirv_module_find_opcode(rewrite->module, value.result_type, SpvOpTypeInt, &type) &&
        type.words[2] == 64;
    if (is_wide) {
        type_id = value.result_type;
    } else {
        number = wd_check_index_word(rewrite, index);
    }
    const uint32_t zero = wd_spirv_builder_null(rewrite->builder, type_id);
    *below = new_id(rewrite);
    uint32_t negated = new_id(rewrite), chosen = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpSLessThan, rewrite->type_bool, *below, number, zero);
    WD_EMIT(rewrite, SpvOpISub, type_id, negated, zero, number);
    WD_EMIT(rewrite, SpvOpSelect, type_id, chosen, *below, negated, number);
    return is_wide ? wd_check_index_word_as(rewrite, chosen, index) : chosen;
}

// The greatest index of a term, as far as that matters: what has more than 32 bits is as great.
static uint32_t max_index(wd_rewrite *rewrite, const wd_term *term) {
    const uint64_t max = term->is_signed ? UINT32_MAX : wd_range_max(rewrite->analysis, term->index);
    return max < UINT32_MAX ? (uint32_t)max : UINT32_MAX;
}

// Writes a term, of which `room` bytes fit; `*fits` becomes the condition that they do, and what it was before.
static step write_term(wd_rewrite *rewrite, const wd_term *term, uint32_t room, uint32_t *fits) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t type_uint = rewrite->type_uint;
    uint32_t below = 0;
    const uint32_t index = term->is_signed ? magnitude_of(rewrite, term->index, &below)
                                           : wd_check_index_word(rewrite, term->index);
    if (max_index(rewrite, term) > room / term->stride) {
        uint32_t small = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpULessThanEqual, rewrite->type_bool, small, index,
                wd_spirv_builder_uint(builder, room / term->stride));
        wd_emit_and(rewrite, fits, small);
    }
    step step = {.forth = new_id(rewrite)};
    step.sum = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIMul, type_uint, step.forth, index, wd_spirv_builder_uint(builder, term->stride));
    if (below) {
        const uint32_t zero = wd_spirv_builder_uint(builder, 0), bytes = step.forth;
        step.forth = new_id(rewrite);
        step.back = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpSelect, type_uint, step.forth, below, zero, bytes);
        WD_EMIT(rewrite, SpvOpSelect, type_uint, step.back, below, bytes, zero);
    }
    return step;
}

// total = bytes + sum; `exact`: that cannot be more than 32 bits hold.
static void add_bytes(wd_rewrite *rewrite, uint32_t total, uint32_t bytes, uint32_t sum, bool exact,
                      uint32_t *fits) {
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, total, bytes, sum);
    if (!exact) {
        uint32_t whole = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpUGreaterThanEqual, rewrite->type_bool, whole, total, bytes);
        wd_emit_and(rewrite, fits, whole);
    }
}

// What leads back is summed up by itself: the order of the steps does not matter, only where they end. No less than the first byte may
// be left, which `span` bytes stand in front of the last.
static uint32_t take_away(wd_rewrite *rewrite, uint32_t last, uint32_t back, uint32_t span, uint32_t *fits) {
    const uint32_t first = new_id(rewrite), inside = new_id(rewrite), moved = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpISub, rewrite->type_uint, first, last,
            wd_spirv_builder_uint(rewrite->builder, span));
    WD_EMIT(rewrite, SpvOpUGreaterThanEqual, rewrite->type_bool, inside, first, back);
    wd_emit_and(rewrite, fits, inside);
    WD_EMIT(rewrite, SpvOpISub, rewrite->type_uint, moved, last, back);
    return moved;
}

uint32_t wd_bounds_offset(wd_rewrite *rewrite, const wd_location *location, uint32_t base, uint32_t *fits) {
    uint32_t last = wd_spirv_builder_uint(rewrite->builder, base), back = 0;
    uint64_t most = base; // That `last` can be.
    *fits = 0;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        const wd_term *term = &wd_location_terms(rewrite->analysis, location)[i];
        const uint32_t room = i || term->is_signed ? UINT32_MAX : UINT32_MAX - base;
        const step step = write_term(rewrite, term, room, fits);
        const uint64_t fitting = room / term->stride, max = max_index(rewrite, term);
        most += (max < fitting ? max : fitting) * term->stride;
        add_bytes(rewrite, step.sum, step.forth, last, most <= UINT32_MAX, fits);
        most = most < UINT32_MAX ? most : UINT32_MAX;
        last = step.sum;
        if (step.back && back) {
            const uint32_t total = new_id(rewrite);
            add_bytes(rewrite, total, step.back, back, false, fits);
            back = total;
        } else if (step.back) {
            back = step.back;
        }
    }
    return back ? take_away(rewrite, last, back, base - (uint32_t)location->offset, fits) : last;
}

// The offset of the last byte accessed. `*fits`: the condition that it has 32 bits; 0: it always has.
static uint32_t last_byte(wd_rewrite *rewrite, const wd_condition *condition, const wd_location *location,
                          uint32_t *fits) {
    return wd_bounds_offset(rewrite, location, condition->last, fits);
}

// last byte < word, which is 0 for a descriptor that is not valid and UINT32_MAX for one of no known size.
static uint32_t compare_with_input(wd_rewrite *rewrite, wd_condition *condition,
                                   const wd_location *location) {
    uint32_t word = wd_input_word(rewrite, condition);
    uint32_t ok, last = last_byte(rewrite, condition, location, &ok);
    condition->end = last;
    condition->fits = ok;
    uint32_t inside = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, inside, last, word);
    wd_emit_and(rewrite, &ok, inside);
    if (ok != inside) {
        ok = either_equal(rewrite, ok, word, UINT32_MAX);
    }
    if (rewrite->options->input && !(rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        ok = either_equal(rewrite, ok, word, 0);
        const uint32_t not_reported = wd_facts_not_reported(rewrite, array_of(rewrite->analysis, location));
        if (not_reported) {
            wd_emit_and(rewrite, &ok, not_reported);
        }
    }
    return ok;
}

uint32_t wd_bounds_emit(wd_rewrite *rewrite, wd_condition *condition) {
    const wd_location *location = &rewrite->analysis->locations.items[condition->subject];
    uint64_t constant_index;
    if (wd_array_in_input(array_of(rewrite->analysis, location))) {
        condition->ok = compare_with_input(rewrite, condition, location);
        return condition->ok;
    }
    condition->length = array_length(rewrite, condition, location);
    uint32_t ok = 0;
    if (stays_in_element(rewrite->analysis, location, condition->last, &constant_index)) {
        uint32_t index = location->num_terms
                             ? wd_check_index_word(rewrite, location->runtime_index)
                             : wd_spirv_builder_uint(rewrite->builder, (uint32_t)constant_index);
        ok = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, ok, index, condition->length);
    } else {
        uint32_t last = last_byte(rewrite, condition, location, &ok);
        uint32_t size = size_of(rewrite, condition->length, location);
        uint32_t inside = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, inside, last, size);
        wd_emit_and(rewrite, &ok, inside);
    }
    condition->ok = ok;
    return ok;
}

// The offset to tell of: one of more than 32 bits is told as the greatest that they hold.
static uint32_t shown_offset(wd_rewrite *rewrite, uint32_t last, uint32_t fits) {
    if (!fits) {
        return last;
    }
    uint32_t shown = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, shown, fits, last,
            wd_spirv_builder_uint(rewrite->builder, UINT32_MAX));
    return shown;
}

static void list_parameters(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction,
                            uint32_t last, uint32_t size, uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]) {
    wd_spirv_builder *builder = rewrite->builder;
    const wd_analysis *analysis = rewrite->analysis;
    const wd_location *location = &analysis->locations.items[condition->subject];
    const bool uniform = array_of(analysis, location)->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
    parameters[WD_BOUNDS_INDEX] = wd_check_flat_index(rewrite, &analysis->roots.items[condition->root], NULL);
    parameters[WD_BOUNDS_INSTRUCTION] = wd_spirv_builder_uint(builder, instruction);
    const uint32_t error =
        uniform ? WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS : WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS;
    parameters[WD_BOUNDS_ERROR] = wd_spirv_builder_uint(builder, wd_bounds_error(condition, error));
    parameters[WD_BOUNDS_LAST] = last;
    parameters[WD_BOUNDS_SIZE] = size;
}

static void report_bounds(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction,
                          wd_failure_kind kind) {
    if (condition->kind == WD_CONDITION_TEXEL) {
        wd_texel_report(rewrite, condition, instruction, kind);
        return;
    }
    const wd_location *location = &rewrite->analysis->locations.items[condition->subject];
    uint32_t fits, last = last_byte(rewrite, condition, location, &fits);
    last = shown_offset(rewrite, last, fits);
    const uint32_t size = condition->word ? condition->word : size_of(rewrite, condition->length, location);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    list_parameters(rewrite, condition, instruction, last, size, parameters);
    wd_failure_report(rewrite, kind, parameters, WD_NUM_BOUNDS_PARAMETERS,
                      condition->last ? WD_BOUNDS_LAST : 0);
}

uint32_t wd_bounds_guard(wd_rewrite *rewrite, const wd_condition *condition) {
    if (!condition->is_allowed) {
        return condition->ok;
    }
    const wd_root *root = &rewrite->analysis->roots.items[condition->root];
    if (!condition->word || !rewrite->options->input) {
        return 0;
    }
    if (!(rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        return wd_facts_not_reported(rewrite, &rewrite->analysis->arrays.items[root->array]);
    }
    const uint32_t valid = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, valid, condition->word,
            wd_spirv_builder_uint(rewrite->builder, 0));
    return valid;
}

bool wd_bounds_is_deferred(const wd_rewrite *rewrite, const wd_condition *condition) {
    return condition->kind == WD_CONDITION_BOUNDS &&
           wd_array_in_input(
               array_of(rewrite->analysis, &rewrite->analysis->locations.items[condition->subject]));
}

void wd_bounds_defer(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    uint32_t failed = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpLogicalNot, rewrite->type_bool, failed, condition->ok);
    if (rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        const uint32_t valid = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, valid, condition->word,
                wd_spirv_builder_uint(rewrite->builder, 0));
        wd_emit_and(rewrite, &failed, valid);
    }
    const uint32_t last = shown_offset(rewrite, condition->end, condition->fits);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    list_parameters(rewrite, condition, instruction, last, condition->word, parameters);
    const wd_location *location = &rewrite->analysis->locations.items[condition->subject];
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, array_of(rewrite->analysis, location));
    wd_status status =
        wd_defer_bounds_report(rewrite, parameters, condition->last ? WD_BOUNDS_LAST : 0, failed, hoisted);
    wd_rewrite_fail(rewrite, status);
    if (rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        wd_state_defer(rewrite, condition, instruction);
    }
}

void wd_bounds_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    if (!condition->word || !rewrite->options->input ||
        !(rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE)) {
        report_bounds(rewrite, condition, instruction, WD_FAILURE_BOUNDS);
        return;
    }
    // One word answered both questions: it is asked which answer was the bad one. In a loop both may be, each for another descriptor.
    if (!rewrite->loop) {
        report_bounds(rewrite, condition, instruction, WD_FAILURE_BOUNDS_OR_STATE);
        return;
    }
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t valid = new_id(rewrite), beyond = new_id(rewrite), invalid = new_id(rewrite),
             merge = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, valid, condition->word,
            wd_spirv_builder_uint(builder, 0));
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, valid, beyond, invalid);
    wd_rewrite_begin_block(rewrite, beyond);
    report_bounds(rewrite, condition, instruction, WD_FAILURE_BOUNDS);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, invalid);
    wd_state_report(rewrite, condition, instruction);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, merge);
}
