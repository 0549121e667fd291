// OpUnreachable that is reached: the behavior is undefined. Compilers remove code that leads to it, reports included.
// The instruction is therefore replaced by a return from the function, in both modes. Reports that wait for the end of
// a loop or of the invocation are written before it.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static wd_status add_target(wd_analysis *analysis, uint32_t label) {
    return wd_hash_table_set(&analysis->subjects->branch_targets, label, (void *)1);
}

// Finds the blocks that some branch leads to, and those that begin a function. Compilers write many others, for the
// grammar of SPIR-V.
static wd_status find_targets(wd_analysis *analysis) {
    wd_spirv_instruction branch;
    wd_status status = WD_OK;
    bool begins_function = false;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         !status && wd_spirv_module_instruction(analysis->module, i, &branch); i++) {
        if (branch.opcode == SpvOpFunction) {
            begins_function = true;
        } else if (branch.opcode == SpvOpLabel && begins_function) {
            status = add_target(analysis, branch.result);
            begins_function = false;
        } else if (branch.opcode == SpvOpBranch) {
            status = add_target(analysis, branch.words[1]);
        } else if (branch.opcode == SpvOpBranchConditional) {
            status = add_target(analysis, branch.words[2]);
            status = status ? status : add_target(analysis, branch.words[3]);
        } else if (branch.opcode == SpvOpSwitch) {
            // Literals of cases are added, too: they only cost checks that never fail.
            for (uint32_t word = 2; !status && word < branch.num_words; word++) {
                status = add_target(analysis, branch.words[word]);
            }
        }
    }
    analysis->subjects->has_branch_targets = true;
    return status;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (instruction->opcode != SpvOpUnreachable || !(analysis->options->checks & WD_CHECK_UNREACHABLE)) {
        return WD_OK;
    }
    wd_status status = analysis->subjects->has_branch_targets ? WD_OK : find_targets(analysis);
    if (status || !wd_hash_table_get(&analysis->subjects->branch_targets, state->block.label)) {
        return status;
    }
    status = wd_sites_want(analysis, instruction, WD_GUARD_CLAMP, state);
    const wd_condition condition = {.kind = WD_CONDITION_UNREACHABLE, .subject = instruction->index};
    return status ? status : wd_conditions_add(analysis, &condition);
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    (void)analysis;
    return wd_hash_u64((uint64_t)WD_CONDITION_UNREACHABLE << 32 | condition->subject);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    (void)analysis;
    return made->subject == wanted->subject;
}

// The function returns after it: the report cannot wait for the end of a loop.
static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    (void)condition;
    wd_spirv_builder *builder = writer->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    const uint32_t parameters[] = {wd_spirv_builder_uint(builder, instruction),
                                   wd_spirv_builder_uint(builder, WD_RECORD_ERROR_OPERAND),
                                   wd_spirv_builder_uint(builder, WD_RECORD_RULE_UNREACHABLE), zero, zero};
    wd_failure_call(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS);
}

void wd_emit_return(wd_writer *writer) {
    wd_spirv_instruction function, type;
    wd_shared_before(writer, &(wd_spirv_instruction){.opcode = SpvOpReturn});
    wd_divergence_stop(writer);
    if (!wd_spirv_module_find(writer->module, writer->analysis->list.functions.items[writer->at.function].id,
                              &function) ||
        wd_spirv_module_find_opcode(writer->module, function.result_type, SpvOpTypeVoid, &type)) {
        wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
        return;
    }
    uint32_t value;
    if (wd_zero_exists(writer->analysis, function.result_type)) {
        value = wd_zero_emit(writer, function.result_type);
    } else {
        value = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpUndef, function.result_type, value);
    }
    WD_EMIT(writer, SpvOpReturnValue, value);
}

void wd_unreachable_emit(wd_writer *writer, const wd_condition *condition,
                         const wd_spirv_instruction *instruction) {
    report(writer, condition, instruction->index);
    wd_emit_return(writer);
}

const wd_check_code wd_check_code_unreachable = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .report = report,
};
