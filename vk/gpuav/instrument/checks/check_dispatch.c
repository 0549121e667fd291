// The table of checks, and the calls of the check that a condition belongs to.
#include "vk/gpuav/instrument/checks/checks_internal.h"

#define WD_CHECK_ROW(name, code) [WD_CONDITION_##name] = &wd_check_code_##code,
static const wd_check_code *const check_codes[WD_NUM_CHECK_KINDS] = {WD_CHECK_KINDS(WD_CHECK_ROW)};
#undef WD_CHECK_ROW

bool wd_check_has_root(const wd_condition *condition) {
    return check_codes[condition->kind]->has_root;
}

// Relations of conditions

static uint64_t key_of(const wd_analysis *analysis, const wd_condition *condition) {
    return check_codes[condition->kind]->key(analysis, condition);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_check_code *code = check_codes[made->kind];
    return code->covers ? code->covers(analysis, made, wanted) : wd_check_same_root(analysis, made, wanted);
}

// The analysis

wd_status wd_checks_create(wd_analysis *analysis) {
    analysis->list.relations = (wd_condition_relations){key_of, covers};
    analysis->subjects = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *analysis->subjects);
    if (!analysis->subjects) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_hash_table_init(&analysis->subjects->ray_query_of, analysis->allocator);
    wd_hash_table_init(&analysis->subjects->branch_targets, analysis->allocator);
    wd_status status = wd_divergence_find(analysis);
    status = status ? status : wd_shared_find(analysis);
    return status ? status : wd_ray_queries_find(analysis);
}

void wd_checks_finish(wd_analysis *analysis) {
    wd_check_subjects *subjects = analysis->subjects;
    if (!subjects) {
        return;
    }
    wd_hash_table_finish(&subjects->ray_query_of);
    wd_hash_table_finish(&subjects->branch_targets);
    wd_shared_finish(analysis);
    wd_free(&analysis->allocator, subjects->barriers.items);
    wd_free(&analysis->allocator, subjects->quad_events.items);
    for (uint32_t kind = 0; kind < WD_NUM_CHECK_KINDS; kind++) {
        wd_free(&analysis->allocator, subjects->lists[kind].items);
    }
    wd_free(&analysis->allocator, subjects->budgets.loops.items);
    wd_free(&analysis->allocator, subjects->budgets.steps.items);
    wd_free(&analysis->allocator, subjects->texels.items);
    wd_free(&analysis->allocator, subjects->addresses.items);
    wd_free(&analysis->allocator, subjects->arithmetic.items);
    wd_free(&analysis->allocator, subjects->rays.items);
    wd_free(&analysis->allocator, subjects->limits.items);
    wd_free(&analysis->allocator, subjects->contents.items);
    wd_free(&analysis->allocator, subjects->ray_queries.items);
    wd_free(&analysis->allocator, subjects->query_begins.items);
    analysis->subjects = NULL;
}

wd_status wd_checks_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                          wd_block_state *state) {
    wd_status status = wd_sites_visit_operands(analysis, instruction, is_trace, state);
    for (uint32_t kind = 0; !status && kind < WD_NUM_CHECK_KINDS; kind++) {
        const wd_check_visitor visit = check_codes[kind]->visit;
        status = visit ? visit(analysis, instruction, state) : WD_OK;
    }
    if (!status && analysis->features.is_physical) {
        status = wd_numbering_visit(analysis, instruction, state->block.label_instruction);
    }
    return status ? status : wd_sites_visit_narrow(analysis, instruction, state);
}

void wd_checks_end_module(wd_analysis *analysis) {
    wd_ray_queries_end(analysis);
    wd_budgets_end(analysis);
}

// Writing

wd_status wd_checks_init(wd_writer *writer) {
    writer->checks = wd_arena_alloc_zero(writer->arena, 1, sizeof *writer->checks);
    return writer->checks ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_checks_define(wd_writer *writer) {
    wd_address_define(writer);
    wd_shared_define(writer);
    wd_divergence_define(writer);
    wd_written_define(writer);
}

uint32_t wd_check_emit(wd_writer *writer, wd_condition *condition) {
    if (!condition->ok) {
        check_codes[condition->kind]->emit(writer, condition);
    }
    return condition->ok;
}

// The condition that the failure was not reported where the descriptor was stored or passed; 0: it never was. An index
// that is out of bounds although the length is unknown has been reported there.
static uint32_t not_reported(wd_writer *writer, const wd_condition *condition) {
    const wd_tracking *tracking = writer->analysis->tracking;
    const wd_array *array = &tracking->arrays.items[tracking->roots.items[condition->root].array];
    if (wd_optional_has(condition->guard)) {
        return 0; // Its index is checked here.
    }
    if (condition->kind != WD_CONDITION_INDEX) {
        return wd_check_not_reported(writer, array);
    }
    if (!tracking->passes_bad_index || !array->is_unknown || !array->facts[WD_FACT_LENGTH]) {
        return 0;
    }
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, id, array->facts[WD_FACT_LENGTH],
            wd_spirv_builder_uint(writer->builder, UINT32_MAX));
    return id;
}

void wd_check_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_check_code *code = check_codes[condition->kind];
    const uint32_t wanted = code->has_root ? not_reported(writer, condition) : 0;
    if (!wanted) {
        code->report(writer, condition, instruction);
        return;
    }
    const uint32_t report = wd_spirv_builder_id(writer->builder),
                   merge = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, wanted, report, merge);
    wd_writer_begin_block(writer, report);
    code->report(writer, condition, instruction);
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

bool wd_check_is_deferred(const wd_writer *writer, const wd_condition *condition) {
    const wd_check_code *code = check_codes[condition->kind];
    if (wd_optional_has(condition->counter)) {
        return true;
    }
    return wd_loops_are_deferred(writer) && code->is_deferred && code->is_deferred(writer, condition);
}

void wd_check_defer(wd_writer *writer, wd_condition *condition, uint32_t instruction) {
    if (wd_optional_has(condition->counter)) {
        wd_check_emit(writer, condition);
        wd_counters_count(writer, condition);
    } else {
        check_codes[condition->kind]->defer(writer, condition, instruction);
    }
}
