// Loads from the input buffer: how many descriptors a binding has, and what is in one of them.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

bool wd_array_in_input(const wd_array *array) {
    if (array->facts[WD_FACT_WORD]) {
        return array->known;
    }
    return array->input && array->known &&
           (!array->length_from_input || array->descriptor->num_dimensions == 1);
}

// Loads word `member`[`index`] of a buffer; `member` is that of a runtime array of words.
static uint32_t load_data(wd_rewrite *rewrite, uint32_t buffer, uint32_t member, uint32_t index) {
    uint32_t member_id = wd_spirv_builder_uint(rewrite->builder, member);
    uint32_t pointer = new_id(rewrite), value = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpAccessChain, rewrite->pointer_uint, pointer, buffer, member_id, index);
    WD_EMIT(rewrite, SpvOpLoad, rewrite->type_uint, value, pointer);
    return value;
}

// Writes the position of word `first` + `index` (an id; 0: none) of a table that begins at `head`; 0 where that is 0.
static uint32_t position_in(wd_rewrite *rewrite, uint32_t head, uint32_t first, uint32_t index) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t type_uint = rewrite->type_uint;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    uint32_t known = new_id(rewrite), position = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, known, head, zero);
    WD_EMIT(rewrite, SpvOpIAdd, type_uint, position, head, wd_spirv_builder_uint(builder, first));
    if (index) {
        uint32_t sum = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpIAdd, type_uint, sum, position, index);
        position = sum;
    }
    uint32_t chosen = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpSelect, type_uint, chosen, known, position, zero);
    return chosen;
}

uint32_t wd_input_head(wd_rewrite *rewrite, const wd_input_binding *input) {
    for (size_t i = 0; i < rewrite->hoisted.count && rewrite->hoisted.items[i].head; i++) {
        if (rewrite->hoisted.items[i].input->set == input->set) {
            return rewrite->hoisted.items[i].head;
        }
    }
    const uint32_t position = wd_spirv_builder_uint(rewrite->builder, rewrite->options->input->heads -
                                                                          WD_RECORD_BUFFER_DATA + input->set);
    return load_data(rewrite, rewrite->buffer, WD_RECORD_BUFFER_DATA, position);
}

uint32_t wd_input_emit_read(wd_rewrite *rewrite, uint32_t position) {
    return load_data(rewrite, rewrite->input, 0, position);
}

// The position of a word of the array's binding; word 0 of the input buffer is UINT32_MAX.
static uint32_t position_of(wd_rewrite *rewrite, const wd_array *array, uint32_t first, uint32_t index) {
    if (array->is_row) {
        return position_in(rewrite, array->facts[WD_FACT_WORD], 0, index);
    }
    const uint32_t head = wd_input_head(rewrite, array->input);
    return position_in(rewrite, head, array->input->first + first, index);
}

// The same of descriptor `index` in a function that has read where its binding's words stand.
static uint32_t hoisted_position(wd_rewrite *rewrite, const wd_hoisted_binding *hoisted, uint32_t index) {
    uint32_t sum = new_id(rewrite), position = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, hoisted->base, index);
    WD_EMIT(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, position, sum, hoisted->mask);
    return position;
}

uint32_t wd_input_read_hoisted(wd_rewrite *rewrite, const wd_hoisted_binding *hoisted, uint32_t index) {
    return wd_input_emit_read(rewrite, hoisted_position(rewrite, hoisted, index));
}

uint32_t wd_input_count(wd_rewrite *rewrite, const wd_array *array) {
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, array);
    return hoisted && hoisted->count ? hoisted->count
                                     : wd_input_emit_read(rewrite, position_of(rewrite, array, 0, 0));
}

// The descriptor's number in its binding: what `root` has for indices, `indices` are in their place.
static uint32_t element(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = &rewrite->analysis->arrays.items[root->array];
    uint32_t number = 0;
    for (uint32_t i = 0; i < root->num_indices; i++) {
        // What clamping made has the type of what it was made of.
        uint32_t word = wd_check_index_word_as(rewrite, indices[i], root->indices[i]);
        if (number) {
            uint32_t row = new_id(rewrite), sum = new_id(rewrite);
            uint32_t length = wd_check_length(rewrite, array, i);
            WD_EMIT(rewrite, SpvOpIMul, rewrite->type_uint, row, number, length);
            WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, row, word);
            word = sum;
        }
        number = word;
    }
    return number;
}

uint32_t wd_input_position(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = &rewrite->analysis->arrays.items[root->array];
    const uint32_t index = root->num_indices ? element(rewrite, root, indices) : 0;
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, array);
    return hoisted && hoisted->base && index ? hoisted_position(rewrite, hoisted, index)
                                             : position_of(rewrite, array, 1, index);
}

uint32_t wd_input_load(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices) {
    const wd_hoisted_binding *hoisted =
        wd_hoisted_find(rewrite, &rewrite->analysis->arrays.items[root->array]);
    return hoisted && hoisted->word && !root->num_indices
               ? hoisted->word
               : wd_input_emit_read(rewrite, wd_input_position(rewrite, root, indices));
}

// The word of the root's descriptor where its index is good, and that of one of which nothing is known where it is not: no other check
// fails there. Of an array whose binding's words were found.
static uint32_t word_where_good(wd_rewrite *rewrite, const wd_condition *condition, const wd_root *root) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, &analysis->arrays.items[root->array]);
    const uint32_t index = wd_check_index_word(rewrite, root->indices[0]);
    const uint32_t sum = new_id(rewrite), chosen = new_id(rewrite), position = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, hoisted->base, index);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, chosen,
            analysis->conditions.items[condition->guard - 1].ok, sum,
            wd_spirv_builder_uint(rewrite->builder, 0));
    WD_EMIT(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, position, chosen, hoisted->mask);
    return wd_input_emit_read(rewrite, position);
}

uint32_t wd_input_load_at(wd_rewrite *rewrite, uint32_t head, uint32_t position) {
    const uint32_t begin = load_data(rewrite, rewrite->buffer, WD_RECORD_BUFFER_DATA, head);
    return load_data(rewrite, rewrite->input, 0, position_in(rewrite, begin, 0, position));
}

uint32_t wd_input_word(wd_rewrite *rewrite, wd_condition *condition) {
    wd_analysis *analysis = rewrite->analysis;
    const wd_root *root = &analysis->roots.items[condition->root];
    const wd_array *array = &analysis->arrays.items[root->array];
    if (array->facts[WD_FACT_WORD] && !array->is_row) {
        condition->word = array->facts[WD_FACT_WORD];
        return condition->word;
    }
    if (rewrite->in_exact_branch && condition->guard) {
        condition->word = word_where_good(rewrite, condition, root);
        return condition->word;
    }
    // A bad index has been reported: another descriptor stands in for it.
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = condition->guard
                         ? wd_check_in_range(rewrite, &analysis->conditions.items[condition->guard - 1], i)
                         : root->indices[i];
    }
    condition->word = wd_input_load(rewrite, root, indices);
    return condition->word;
}

void wd_state_defer(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    const uint32_t index =
        wd_check_flat_index(rewrite, &rewrite->analysis->roots.items[condition->root], NULL);
    wd_status status = wd_defer_state_report(rewrite, instruction, index, condition->word);
    wd_rewrite_fail(rewrite, status);
}

void wd_state_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    uint32_t index = wd_check_flat_index(rewrite, &rewrite->analysis->roots.items[condition->root], NULL);
    uint32_t site = wd_spirv_builder_uint(rewrite->builder, instruction);
    const uint32_t parameters[] = {site, index};
    wd_failure_report(rewrite, WD_FAILURE_STATE, parameters, 2, 0);
}
