// The state of descriptors: a descriptor has been written, and its resource exists.
#include "vk/gpuav/instrument/checks/checks_internal.h"

// The word of the root's descriptor if its index is good. For a bad index it is a word of unknown size, so that no
// other check fails. The array's binding is hoisted.
static uint32_t word_where_good(wd_writer *writer, const wd_condition *condition, const wd_root *root) {
    const wd_analysis *analysis = writer->analysis;
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, wd_array_at(analysis, root->array));
    const uint32_t index = wd_index_word(writer, root->indices[0]);
    const uint32_t sum = wd_new_id(writer), chosen = wd_new_id(writer), position = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, sum, hoisted->base, index);
    WD_EMIT(writer, SpvOpSelect, writer->type_uint, chosen,
            analysis->list.conditions.items[wd_optional_get(condition->guard)].ok, sum,
            wd_spirv_builder_uint(writer->builder, 0));
    WD_EMIT(writer, SpvOpBitwiseAnd, writer->type_uint, position, chosen, hoisted->mask);
    const wd_array *array = wd_array_at(analysis, root->array);
    return wd_input_emit_read(writer, wd_input_limit_position(writer, array, index, position));
}

uint32_t wd_input_word(wd_writer *writer, wd_condition *condition) {
    wd_analysis *analysis = writer->analysis;
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_array *array = wd_array_at(analysis, root->array);
    if (array->facts[WD_FACT_WORD] && !array->is_row) {
        condition->word = array->facts[WD_FACT_WORD];
        return condition->word;
    }
    if (writer->checks->in_exact_branch && wd_optional_has(condition->guard)) {
        condition->word = word_where_good(writer, condition, root);
        return condition->word;
    }
    // A bad index has been reported: another descriptor replaces it.
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = wd_optional_has(condition->guard)
                         ? wd_check_in_range(
                               writer, &analysis->list.conditions.items[wd_optional_get(condition->guard)], i)
                         : root->indices[i];
    }
    condition->word = wd_input_load(writer, root, indices);
    return condition->word;
}

void wd_state_defer(wd_writer *writer, wd_condition *condition, uint32_t instruction) {
    const uint32_t index = wd_index_flat(writer, wd_root_at(writer->analysis, condition->root), NULL);
    wd_status status = wd_defer_state_report(writer, instruction, index, condition->word);
    wd_writer_fail(writer, status);
}

void wd_state_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    uint32_t index = wd_index_flat(writer, wd_root_at(writer->analysis, condition->root), NULL);
    uint32_t site = wd_spirv_builder_uint(writer->builder, instruction);
    const uint32_t parameters[] = {site, index};
    wd_report_or_defer_failure(writer, WD_FAILURE_STATE, parameters, 2, 0);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const uint32_t word = wd_input_word(writer, condition);
    condition->ok = wd_new_id(writer);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, condition->ok, word,
            wd_spirv_builder_uint(writer->builder, 0));
}

static bool is_deferred(const wd_writer *writer, const wd_condition *condition) {
    (void)condition;
    return writer->checks->in_exact_branch;
}

const wd_check_code wd_check_code_state = {
    .has_root = true,
    .key = wd_check_root_key,
    .emit = emit,
    .report = wd_state_report,
    .is_deferred = is_deferred,
    .defer = wd_state_defer,
};
