// Loop budgets: a loop that runs as many iterations as the options allow is reported and, in guard mode, ends. Loops
// that provably run fewer stay as they are.
//
// A variable of the function counts the iterations of each other loop, in its header. Guard mode leaves the loop in the
// first of these ways that keeps the module valid:
//
// - EXIT: by its own exit, if all iterations pass one: the condition of the exit also holds once the budget is spent.
// - LEAVE: by a branch to the merge block, if nothing that the loop computes is used after it.
// - RETURN: the function returns zero. Records that wait for the end of this loop are lost.
//
// The record is written in the loop: without guard mode it may never end.
#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

size_t wd_budgets_count(const wd_analysis *analysis) {
    return analysis->subjects->budgets.loops.count;
}

// Finding

static uint32_t label_at(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(module, id, SpvOpLabel, &label) ? label.index : 0;
}

// find_exit finds a conditional branch to the merge block that each iteration runs.
static bool find_exit(wd_analysis *analysis, const wd_budget_flow *flow, wd_loop_budget *budget) {
    const uint32_t latch = flow->latch_of[budget->header_label];
    wd_spirv_instruction before;
    for (uint32_t next = flow->first_exit[budget->merge_label]; latch && next;
         next = flow->exits[next - 1].next) {
        const wd_budget_exit *exit = &flow->exits[next - 1];
        if (exit->instruction <= budget->header || exit->instruction >= budget->merge ||
            !wd_range_dominates(analysis, exit->label, latch)) {
            continue;
        }
        const bool has_merge =
            wd_spirv_module_instruction(analysis->module, exit->instruction - 1, &before) &&
            (before.opcode == SpvOpSelectionMerge || before.opcode == SpvOpLoopMerge);
        budget->exit = exit->instruction;
        budget->exit_code = has_merge ? exit->instruction - 1 : exit->instruction;
        return true;
    }
    return false;
}

// may_leave returns whether a new branch from the header to the merge block keeps the module valid.
static bool may_leave(const wd_analysis *analysis, const wd_budget_flow *flow, const wd_loop_budget *budget) {
    wd_spirv_instruction instruction;
    bool has_phis;
    const uint32_t first = wd_first_after_phis(analysis, budget->merge, &has_phis);
    return !has_phis && wd_spirv_module_instruction(analysis->module, first, &instruction) &&
           instruction.opcode != SpvOpUnreachable &&
           wd_budget_last_use(flow, budget->first, budget->merge) < budget->merge;
}

static wd_budget_end find_end(wd_analysis *analysis, wd_loop_budget *budget) {
    if (analysis->options->mode == WD_INSTRUMENT_OBSERVE) {
        return WD_BUDGET_OBSERVE;
    }
    if (budget->merge <= budget->header) {
        return WD_BUDGET_RETURN;
    }
    const wd_budget_flow *flow = wd_budget_flow_of(analysis);
    if (!flow) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        return WD_BUDGET_RETURN;
    }
    return find_exit(analysis, flow, budget)   ? WD_BUDGET_EXIT
           : may_leave(analysis, flow, budget) ? WD_BUDGET_LEAVE
                                               : WD_BUDGET_RETURN;
}

// add_steps adds the code that budget number `number` needs before some instructions.
static bool add_steps(wd_analysis *analysis, const wd_loop_budget *budget, uint32_t number) {
    const wd_budget_step steps[] = {{budget->first, number, WD_BUDGET_COUNT},
                                    {budget->exit_code, number, WD_BUDGET_TEST_EXIT},
                                    {budget->after, number, WD_BUDGET_RESET}};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        wd_budget_step *added = steps[i].instruction
                                    ? WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->budgets.steps)
                                    : NULL;
        if (added) {
            *added = steps[i];
        } else if (steps[i].instruction) {
            return false;
        }
    }
    return true;
}

wd_status wd_budgets_visit(wd_analysis *analysis, const wd_spirv_instruction *merge, wd_block_state *state) {
    const uint32_t limit = analysis->options->loop_budget;
    if (!limit || merge->opcode != SpvOpLoopMerge || !state->block.label) {
        return WD_OK;
    }
    if (wd_range_iterations(analysis) < limit) {
        analysis->counts.elided++;
        return WD_OK;
    }
    wd_loop_budget budget = {
        .instruction = merge->index,
        .header = state->block.label_instruction,
        .header_label = state->block.label,
        .merge_label = merge->words[1],
        .merge = label_at(analysis->module, merge->words[1]),
    };
    budget.first = wd_first_after_phis(analysis, budget.header, NULL);
    budget.end = find_end(analysis, &budget);
    budget.after = budget.merge > budget.header ? wd_first_after_phis(analysis, budget.merge, NULL) : 0;
    wd_loop_budget *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->budgets.loops);
    if (!added || !add_steps(analysis, &budget, (uint32_t)analysis->subjects->budgets.loops.count - 1)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = budget;
    state->has_sites = true; // The header is split.
    analysis->list.functions.items[analysis->list.functions.count - 1].has_budgets = true;
    return WD_OK;
}

static int compare_steps(const void *a, const void *b) {
    const wd_budget_step *x = a, *y = b;
    if (x->instruction != y->instruction) {
        return x->instruction < y->instruction ? -1 : 1;
    }
    return x->budget != y->budget ? (x->budget < y->budget ? -1 : 1) : (int)x->code - (int)y->code;
}

void wd_budgets_end(wd_analysis *analysis) {
    const wd_check_subjects *subjects = analysis->subjects;
    if (subjects->budgets.steps.count) {
        qsort(subjects->budgets.steps.items, subjects->budgets.steps.count,
              sizeof *subjects->budgets.steps.items, compare_steps);
    }
}

// Code

static void emit_report(wd_writer *writer, const wd_loop_budget *budget) {
    const uint32_t parameters[] = {
        wd_constant(writer, budget->instruction), wd_constant(writer, WD_RECORD_ERROR_LOOP_BUDGET),
        wd_constant(writer, writer->options->loop_budget),
        wd_constant(writer,
                    budget->end == WD_BUDGET_LEAVE ? (uint32_t)WD_BUDGET_EXIT : (uint32_t)budget->end),
        wd_constant(writer, 0)};
    wd_failure_call(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS);
    if (budget->end != WD_BUDGET_OBSERVE) {
        wd_divergence_stop(writer);
    }
}

// count = iterations++; if (count == budget) { report(); leave the loop, unless its exit does; }
static void emit_count(wd_writer *writer, wd_loop_budget *budget) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t limit = wd_constant(writer, writer->options->loop_budget);
    budget->variable = wd_loops_counter_variable(writer);
    const uint32_t count = wd_emit_unary(writer, SpvOpLoad, writer->type_uint, budget->variable);
    // The counter stops above the budget: without guard mode it must not reach it again.
    const uint32_t is_below = wd_emit_test(writer, SpvOpULessThanEqual, count, limit);
    const uint32_t next = wd_emit_word(writer, SpvOpIAdd, count, wd_constant(writer, 1));
    WD_EMIT(writer, SpvOpStore, budget->variable, wd_emit_select(writer, is_below, next, count));
    const uint32_t is_spent = wd_emit_test(writer, SpvOpIEqual, count, limit);
    if (budget->end == WD_BUDGET_EXIT) {
        budget->over = wd_emit_test(writer, SpvOpUGreaterThanEqual, count, limit);
    }
    const uint32_t report = wd_spirv_builder_id(builder), merge = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, is_spent, report, merge);
    wd_writer_begin_block(writer, report);
    emit_report(writer, budget);
    if (budget->end == WD_BUDGET_RETURN) {
        wd_counters_before(writer, &(wd_spirv_instruction){.opcode = SpvOpReturn});
        wd_emit_return(writer);
    } else {
        WD_EMIT(writer, SpvOpBranch, budget->end == WD_BUDGET_LEAVE ? budget->merge_label : merge);
    }
    wd_writer_begin_block(writer, merge);
    wd_writer_restore_line(writer);
}

// The condition of the loop's exit, or the budget is spent.
static void emit_exit(wd_writer *writer, wd_loop_budget *budget) {
    wd_spirv_instruction branch;
    wd_spirv_module_instruction(writer->module, budget->exit, &branch);
    const bool exits_if_true = branch.words[2] == budget->merge_label;
    const uint32_t over = exits_if_true
                              ? budget->over
                              : wd_emit_unary(writer, SpvOpLogicalNot, writer->type_bool, budget->over);
    budget->condition = wd_emit_binary(writer, exits_if_true ? SpvOpLogicalOr : SpvOpLogicalAnd,
                                       writer->type_bool, branch.words[1], over);
}

static void emit_step(wd_writer *writer, const wd_budget_step *step) {
    wd_loop_budget *budget = &writer->analysis->subjects->budgets.loops.items[step->budget];
    switch (step->code) {
    case WD_BUDGET_COUNT:
        emit_count(writer, budget);
        break;
    case WD_BUDGET_TEST_EXIT:
        emit_exit(writer, budget);
        writer->checks->changed_exit = budget;
        break;
    case WD_BUDGET_RESET: // The loop may run again.
        WD_EMIT(writer, SpvOpStore, budget->variable, wd_constant(writer, 0));
        break;
    }
}

void wd_budgets_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    size_t *next = &writer->checks->next_budget_step;
    while (*next < subjects->budgets.steps.count &&
           subjects->budgets.steps.items[*next].instruction <= instruction->index) {
        emit_step(writer, &subjects->budgets.steps.items[(*next)++]);
    }
}

bool wd_budgets_change(const wd_writer *writer, const wd_spirv_instruction *instruction,
                       wd_changed_branch *changed) {
    const wd_loop_budget *budget = writer->checks->changed_exit;
    if (!budget || budget->exit != instruction->index || instruction->num_words > WD_BRANCH_WORDS) {
        return false;
    }
    memcpy(changed->words, instruction->words, instruction->num_words * sizeof *changed->words);
    changed->words[1] = budget->condition;
    changed->instruction = *instruction;
    changed->instruction.words = changed->words;
    return true;
}
