// Reports that wait for the end of a loop.
//
// Drivers that run both sides of a branch for all invocations under masks pay for the code that writes a record each
// time round, although no invocation fails. So a check in a loop only keeps what its record says in variables of the
// function, the first time that it fails, and the record is written where the loop has ended: at the merge block of the
// outermost loop, and in front of whatever ends the invocation or the function inside it.
//
// That is sound only if control cannot leave the loop's instructions elsewhere: a loop with blocks behind its merge block
// reports at once, and so does one with so many ways out that the module would grow beyond its size times a constant.
//
// Reports are written when the whole function is: what an early exit has to write may come from a later check.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// Reports times places that write them: up to FEW_FLUSHES places go with any number of reports.
enum { FEW_FLUSHES = 4, MAX_FLUSHED_REPORTS = 256 };

static bool ends_function(uint32_t opcode) {
    return wd_spirv_ends_block(opcode) && opcode != SpvOpBranch && opcode != SpvOpBranchConditional &&
           opcode != SpvOpSwitch && opcode != SpvOpUnreachable;
}

// Of the invocation, or of its right to write to memory.
static bool may_end_invocation(uint32_t opcode) {
    switch (opcode) {
    case SpvOpKill:
    case SpvOpTerminateInvocation:
    case SpvOpDemoteToHelperInvocation:
    case SpvOpIgnoreIntersectionKHR:
    case SpvOpIgnoreIntersectionNV:
    case SpvOpTerminateRayKHR:
    case SpvOpTerminateRayNV:
    case SpvOpEmitMeshTasksEXT:
    case SpvOpReportIntersectionKHR: // An any-hit shader may end the search.
        return true;
    default:
        return false;
    }
}

bool wd_loops_may_end_invocation(uint32_t opcode) {
    return ends_function(opcode) || may_end_invocation(opcode);
}

// Whether a call may not come back. Which function does it is not asked: few modules have such functions.
static bool calls_may_end_invocation(wd_rewrite *rewrite) {
    if (!rewrite->calls_known) {
        rewrite->calls_known = true;
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(rewrite->module);
             !rewrite->calls_may_end && wd_spirv_module_instruction(rewrite->module, i, &instruction); i++) {
            rewrite->calls_may_end = may_end_invocation(instruction.opcode);
        }
    }
    return rewrite->calls_may_end;
}

static bool must_flush_before(wd_rewrite *rewrite, uint32_t opcode) {
    return wd_loops_may_end_invocation(opcode) ||
           (opcode == SpvOpFunctionCall && calls_may_end_invocation(rewrite));
}

// Finding loops

// loop_scan is a walk over a function's instructions. `loop` is the outermost one that they are in, if `is_open`.
typedef struct loop_scan {
    wd_rewrite *rewrite;
    const wd_function *function;
    wd_loop loop;
    bool is_open;
    bool is_closed_form; // No branch has left it but to its merge block.
    bool in_merge;       // The block is the merge block, and may yet turn out to begin another loop.
    uint32_t num_flushes;
    size_t first_block; // Of the rewrite's loop_blocks.
    size_t site;        // The first one that does not stand before the loop.
    wd_block block;
    bool block_flushes;
} loop_scan;

// The index of the label `id` if it lies behind instruction `from` in the function; else 0.
static uint32_t label_after(const loop_scan *scan, uint32_t id, uint32_t from) {
    wd_spirv_instruction label;
    bool found = wd_spirv_module_find_opcode(scan->rewrite->module, id, SpvOpLabel, &label) &&
                 label.index > from && label.index < scan->function->end;
    return found ? label.index : 0;
}

static void check_target(loop_scan *scan, uint32_t id) {
    uint32_t label = label_after(scan, id, scan->function->begin);
    scan->is_closed_form &= label >= scan->loop.begin && label <= scan->loop.end;
}

static void check_targets(loop_scan *scan, const wd_spirv_instruction *terminator) {
    const uint32_t *words = terminator->words;
    wd_spirv_instruction value, type;
    switch (terminator->opcode) {
    case SpvOpBranch:
        check_target(scan, words[1]);
        break;
    case SpvOpBranchConditional:
        check_target(scan, words[2]);
        check_target(scan, words[3]);
        break;
    case SpvOpSwitch: {
        const wd_spirv_module *module = scan->rewrite->module;
        bool is_wide = wd_spirv_module_find(module, words[1], &value) &&
                       wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type) &&
                       type.words[2] > 32;
        check_target(scan, words[2]);
        for (uint32_t i = is_wide ? 5 : 4; i < terminator->num_words; i += is_wide ? 3 : 2) {
            check_target(scan, words[i]);
        }
        break;
    }
    default:
        break;
    }
}

// Whether the walk found that the loop's reports can wait, and that it is worth it.
static bool can_wait(const loop_scan *scan) {
    const wd_analysis *analysis = scan->rewrite->analysis;
    uint64_t num_checks = 0;
    for (size_t i = scan->site;
         i < analysis->sites.count && analysis->sites.items[i].instruction < scan->loop.end; i++) {
        num_checks += analysis->sites.items[i].num_checks;
    }
    return scan->is_closed_form && num_checks &&
           (scan->num_flushes <= FEW_FLUSHES || num_checks * scan->num_flushes <= MAX_FLUSHED_REPORTS);
}

static wd_status close_loop(loop_scan *scan) {
    wd_rewrite *rewrite = scan->rewrite;
    scan->is_open = scan->in_merge = false;
    if (!can_wait(scan)) {
        rewrite->loop_blocks.count = scan->first_block;
        return WD_OK;
    }
    wd_loop *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->loops);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = scan->loop;
    return WD_OK;
}

static void note_header(loop_scan *scan, const wd_spirv_instruction *merge) {
    wd_rewrite *rewrite = scan->rewrite;
    wd_loop_header *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->headers);
    if (!added) {
        wd_rewrite_fail(rewrite, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    *added = (wd_loop_header){scan->block.label_instruction, merge->index};
}

static void read_loop_merge(loop_scan *scan, const wd_spirv_instruction *merge) {
    const wd_analysis *analysis = scan->rewrite->analysis;
    note_header(scan, merge);
    uint32_t end = label_after(scan, merge->words[1], merge->index);
    scan->block.loop_merge = merge->index;
    if (scan->is_open && scan->in_merge) {
        // One loop begins where the other ends: there is no place between them.
        scan->in_merge = false;
        scan->is_closed_form &= end != 0;
        scan->loop.end = end ? end : scan->loop.end;
        scan->num_flushes--;
    } else if (!scan->is_open && end) {
        scan->is_open = scan->is_closed_form = true;
        scan->num_flushes = 1; // The merge block.
        scan->loop = (wd_loop){.begin = scan->block.label_instruction, .end = end};
        scan->first_block = scan->rewrite->loop_blocks.count;
        while (scan->site < analysis->sites.count &&
               analysis->sites.items[scan->site].instruction < scan->loop.begin) {
            scan->site++;
        }
    }
}

static wd_status end_block(loop_scan *scan, const wd_spirv_instruction *terminator) {
    if (!scan->is_open) {
        return WD_OK;
    }
    if (!scan->in_merge) {
        check_targets(scan, terminator);
    }
    if (scan->block_flushes) {
        wd_rewrite *rewrite = scan->rewrite;
        wd_block *block = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->loop_blocks);
        if (!block) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *block = scan->block;
    }
    return scan->in_merge ? close_loop(scan) : WD_OK;
}

static wd_status scan_instruction(loop_scan *scan, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLabel) {
        scan->block = (wd_block){.label_instruction = instruction->index, .label = instruction->result};
        scan->in_merge = scan->is_open && instruction->index == scan->loop.end;
        scan->block_flushes = scan->in_merge;
        scan->num_flushes += scan->in_merge;
    } else if (instruction->opcode == SpvOpLoopMerge) {
        read_loop_merge(scan, instruction);
    } else if (scan->is_open && must_flush_before(scan->rewrite, instruction->opcode)) {
        scan->block_flushes = true;
        scan->num_flushes++;
    }
    return wd_spirv_ends_block(instruction->opcode) ? end_block(scan, instruction) : WD_OK;
}

// Notes for each condition of the function which site is the last that goes by it.
static void find_last_sites(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    for (size_t i = rewrite->next_site; i < rewrite->next_site + function->num_sites; i++) {
        const wd_site *site = &analysis->sites.items[i];
        for (uint32_t j = 0; j < site->num_checks; j++) {
            const uint32_t number = analysis->site_checks.items[site->first_check + j].condition;
            analysis->conditions.items[number].last_site = site->instruction;
        }
    }
}

wd_status wd_loops_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    rewrite->headers.count = rewrite->next_header = 0;
    rewrite->version = (wd_version){0};
    rewrite->are_calls_known = rewrite->are_stores_known = rewrite->is_dominance_known = false;
    rewrite->loops.count = rewrite->loop_blocks.count = 0;
    rewrite->deferred.count = rewrite->flushes.count = rewrite->result_variables.count = 0;
    rewrite->next_loop_block = rewrite->next_loop = 0;
    rewrite->loop = rewrite->ended_loop = NULL;
    rewrite->variables_at = 0;
    if (rewrite->options->report_at_once || !function->num_sites) {
        return WD_OK;
    }
    loop_scan scan = {.rewrite = rewrite, .function = function, .site = rewrite->next_site};
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; !status && i < function->end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        status = scan_instruction(&scan, &instruction);
    }
    if (scan.is_open) {
        rewrite->loop_blocks.count = scan.first_block;
    }
    if (rewrite->loops.count) {
        find_last_sites(rewrite, function);
    }
    return status;
}

// Writing

const wd_block *wd_loops_begin_block(wd_rewrite *rewrite, uint32_t label_instruction) {
    while (rewrite->next_loop < rewrite->loops.count &&
           rewrite->loops.items[rewrite->next_loop].end <= label_instruction) {
        wd_loop *loop = &rewrite->loops.items[rewrite->next_loop++];
        rewrite->ended_loop = loop->end == label_instruction ? loop : NULL;
    }
    rewrite->loop = rewrite->next_loop < rewrite->loops.count &&
                            rewrite->loops.items[rewrite->next_loop].begin <= label_instruction
                        ? &rewrite->loops.items[rewrite->next_loop]
                        : NULL;
    if (rewrite->next_loop_block < rewrite->loop_blocks.count &&
        rewrite->loop_blocks.items[rewrite->next_loop_block].label_instruction == label_instruction) {
        return &rewrite->loop_blocks.items[rewrite->next_loop_block++];
    }
    return NULL;
}

// Notes that the loop's reports are to be written here, and goes on in a new block.
static wd_status flush(wd_rewrite *rewrite, const wd_loop *loop, bool goes_on) {
    wd_flush *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->flushes);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_flush){.loop = loop, .label = wd_spirv_builder_id(rewrite->builder), .goes_on = goes_on};
    wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &added->position);
    rewrite->label = added->label;
    rewrite->piece++;
    wd_rewrite_restore_line(rewrite);
    return WD_OK;
}

wd_status wd_loops_before(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    if (rewrite->loop) {
        return must_flush_before(rewrite, instruction->opcode)
                   ? flush(rewrite, rewrite->loop, !ends_function(instruction->opcode))
                   : WD_OK;
    }
    const wd_loop *ended = rewrite->ended_loop;
    rewrite->ended_loop = NULL;
    return ended && instruction->opcode != SpvOpUnreachable ? flush(rewrite, ended, false) : WD_OK;
}

static uint32_t load(wd_rewrite *rewrite, uint32_t variable) {
    uint32_t value = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpLoad, rewrite->type_uint, value, variable);
    return value;
}

static uint32_t compare_with_zero(wd_rewrite *rewrite, uint32_t opcode, uint32_t value) {
    uint32_t zero = wd_spirv_builder_uint(rewrite->builder, 0);
    uint32_t result = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, opcode, rewrite->type_bool, result, value, zero);
    return result;
}

// variable = condition ? then : otherwise
static void store_either(wd_rewrite *rewrite, uint32_t variable, uint32_t condition, uint32_t then,
                         uint32_t otherwise) {
    uint32_t chosen = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, chosen, condition, then, otherwise);
    WD_EMIT(rewrite, SpvOpStore, variable, chosen);
}

static wd_deferred_report *add_deferred(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                                        uint32_t num_parameters) {
    wd_deferred_report *deferred = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->deferred);
    if (!deferred) {
        return NULL;
    }
    *deferred = (wd_deferred_report){.kind = kind, .num_parameters = num_parameters};
    memcpy(deferred->parameters, parameters, num_parameters * sizeof *parameters);
    if (!rewrite->loop->num_deferred++) {
        rewrite->loop->first_deferred = rewrite->deferred.count - 1;
    }
    return deferred;
}

wd_status wd_defer_bounds_report(wd_rewrite *rewrite, const uint32_t *parameters, uint32_t never_zero,
                                 uint32_t failed, const wd_hoisted_binding *hoisted) {
    uint32_t deferred[WD_NUM_BOUNDS_PARAMETERS];
    memcpy(deferred, parameters, sizeof deferred);
    deferred[WD_BOUNDS_SIZE] = wd_spirv_builder_uint(rewrite->builder, 0); // In the place of the word.
    wd_status status =
        wd_defer_report(rewrite, WD_FAILURE_BOUNDS, deferred, WD_NUM_BOUNDS_PARAMETERS, never_zero, failed);
    if (!status) {
        rewrite->deferred.items[rewrite->deferred.count - 1].word_of = hoisted;
    }
    return status;
}

wd_status wd_defer_report(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                          uint32_t num_parameters, uint32_t never_zero, uint32_t failed) {
    wd_spirv_builder *builder = rewrite->builder;
    wd_deferred_report *deferred = add_deferred(rewrite, kind, parameters, num_parameters);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < num_parameters; i++) {
        if (!wd_spirv_builder_is_global(builder, parameters[i])) {
            deferred->is_variable[i] = true;
            deferred->parameters[i] = wd_spirv_builder_id(builder);
        }
    }
    bool has_flag = !never_zero || !deferred->is_variable[never_zero];
    deferred->flag = has_flag ? wd_spirv_builder_id(builder) : deferred->parameters[never_zero];
    uint32_t old_flag = load(rewrite, deferred->flag);
    uint32_t is_first = compare_with_zero(rewrite, SpvOpIEqual, old_flag);
    if (failed) {
        wd_emit_and(rewrite, &is_first, failed);
    }
    for (uint32_t i = 0; i < num_parameters; i++) {
        if (deferred->is_variable[i]) {
            uint32_t variable = deferred->parameters[i];
            uint32_t old = variable == deferred->flag ? old_flag : load(rewrite, variable);
            store_either(rewrite, variable, is_first, parameters[i], old);
        }
    }
    if (has_flag) {
        const uint32_t one = wd_spirv_builder_uint(builder, 1);
        if (failed) {
            store_either(rewrite, deferred->flag, is_first, one, old_flag);
        } else {
            WD_EMIT(rewrite, SpvOpStore, deferred->flag, one);
        }
    }
    return WD_OK;
}

wd_status wd_defer_state_report(wd_rewrite *rewrite, uint32_t instruction, uint32_t index, uint32_t word) {
    enum { INDEX = 1 };
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t site = wd_spirv_builder_uint(builder, instruction);
    const uint32_t variable = wd_spirv_builder_id(builder);
    const uint32_t parameters[] = {site, variable};
    wd_deferred_report *deferred = add_deferred(rewrite, WD_FAILURE_STATE, parameters, 2);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    deferred->is_variable[INDEX] = true;
    deferred->flag = variable;
    deferred->is_successor = true;
    const uint32_t old = load(rewrite, variable), either = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpBitwiseOr, rewrite->type_uint, either, old, word);
    const uint32_t is_first = compare_with_zero(rewrite, SpvOpIEqual, either);
    const uint32_t one = wd_spirv_builder_uint(builder, 1), successor = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, successor, index, one);
    store_either(rewrite, variable, is_first, successor, old);
    return WD_OK;
}

uint32_t wd_emit_biased(wd_rewrite *rewrite, uint32_t value, uint32_t bias) {
    if (!bias) {
        return value;
    }
    uint32_t mask = wd_spirv_builder_uint(rewrite->builder, bias);
    uint32_t combined = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpBitwiseXor, rewrite->type_uint, combined, value, mask);
    return combined;
}

uint32_t wd_emit_is_below(wd_rewrite *rewrite, uint32_t biased, uint32_t length) {
    return wd_emit_biased_less(rewrite, biased,
                               wd_spirv_builder_uint(rewrite->builder, length ^ WD_SIGN_BIAS));
}

uint32_t wd_emit_biased_less(wd_rewrite *rewrite, uint32_t biased, uint32_t biased_limit) {
    uint32_t below = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpSLessThan, rewrite->type_bool, below, biased, biased_limit);
    return below;
}

// Whether what the variable holds is below the length: that takes a mask if the length is a power of 2, else the bias.
static uint32_t is_below(wd_rewrite *rewrite, const wd_deferred_report *deferred, uint32_t value) {
    wd_spirv_builder *builder = rewrite->builder;
    if (deferred->bias) {
        return wd_emit_is_below(rewrite, value, deferred->length);
    }
    uint32_t mask = wd_spirv_builder_uint(builder, deferred->length - 1);
    uint32_t masked = wd_spirv_builder_id(builder), below = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, masked, value, mask);
    WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, below, masked, value);
    return below;
}

wd_status wd_defer_index_report(wd_rewrite *rewrite, uint32_t instruction, uint32_t index, uint32_t length,
                                uint32_t ok) {
    enum { INDEX = 1 };
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t site = wd_spirv_builder_uint(builder, instruction);
    const uint32_t variable = wd_spirv_builder_id(builder);
    const uint32_t parameters[] = {site, variable, wd_spirv_builder_uint(builder, length)};
    wd_deferred_report *deferred = add_deferred(rewrite, WD_FAILURE_INDEX, parameters, 3);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    deferred->is_variable[INDEX] = true;
    deferred->flag = variable;
    deferred->length = length;
    deferred->bias = ok || !(length & (length - 1)) ? 0 : WD_SIGN_BIAS;
    const uint32_t old = load(rewrite, variable);
    if (ok) {
        store_either(rewrite, variable, ok, old, index);
    } else {
        const uint32_t value = wd_emit_biased(rewrite, index, deferred->bias);
        store_either(rewrite, variable, is_below(rewrite, deferred, old), value, old);
    }
    return WD_OK;
}

// Whether the type's values may be kept in a variable, and it is worth it: numbers of 32 bits, and vectors of them.
static bool is_storable(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (wd_spirv_module_find_opcode(module, type_id, SpvOpTypeVector, &type)) {
        type_id = type.words[2];
    }
    return wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat) && type.words[2] == 32;
}

uint32_t wd_loops_result_variable(wd_rewrite *rewrite, uint32_t type) {
    if (!rewrite->loop || !is_storable(rewrite->module, type)) {
        return 0;
    }
    for (size_t i = 0; i < rewrite->result_variables.count; i++) {
        if (rewrite->result_variables.items[i].type == type) {
            return rewrite->result_variables.items[i].variable;
        }
    }
    wd_result_variable *value = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->result_variables);
    if (!value) {
        wd_rewrite_fail(rewrite, WD_ERROR_OUT_OF_MEMORY);
        return 0;
    }
    *value = (wd_result_variable){type, wd_spirv_builder_id(rewrite->builder)};
    return value->variable;
}

// The end of a function

static void write_variable(wd_rewrite *rewrite, uint32_t id, uint32_t value) {
    uint32_t type =
        wd_spirv_builder_type_pointer(rewrite->builder, SpvStorageClassFunction, rewrite->type_uint);
    uint32_t initial = wd_spirv_builder_uint(rewrite->builder, value);
    WD_EMIT(rewrite, SpvOpVariable, type, id, SpvStorageClassFunction, initial);
}

static void write_variables(wd_rewrite *rewrite) {
    for (size_t i = 0; i < rewrite->deferred.count; i++) {
        const wd_deferred_report *deferred = &rewrite->deferred.items[i];
        bool has_flag = true;
        for (uint32_t j = 0; j < deferred->num_parameters; j++) {
            if (deferred->is_variable[j]) {
                write_variable(rewrite, deferred->parameters[j], deferred->bias);
                has_flag &= deferred->parameters[j] != deferred->flag;
            }
        }
        if (has_flag) {
            write_variable(rewrite, deferred->flag, 0);
        }
    }
    for (size_t i = 0; i < rewrite->result_variables.count; i++) {
        const wd_result_variable *value = &rewrite->result_variables.items[i];
        uint32_t type = wd_spirv_builder_type_pointer(rewrite->builder, SpvStorageClassFunction, value->type);
        WD_EMIT(rewrite, SpvOpVariable, type, value->variable, SpvStorageClassFunction);
    }
}

static uint32_t has_failed(wd_rewrite *rewrite, const wd_deferred_report *deferred, uint32_t flag) {
    if (!deferred->length) {
        return compare_with_zero(rewrite, SpvOpINotEqual, flag);
    }
    uint32_t length = wd_spirv_builder_uint(rewrite->builder, deferred->length);
    uint32_t failed = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpUGreaterThanEqual, rewrite->type_bool, failed, flag, length);
    return failed;
}

// if (has_failed()) report(); `merge` is the block to go on in.
static void write_report(wd_rewrite *rewrite, const wd_deferred_report *deferred, uint32_t merge,
                         bool goes_on) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t flag = wd_emit_biased(rewrite, load(rewrite, deferred->flag), deferred->bias);
    uint32_t failed = has_failed(rewrite, deferred, flag);
    uint32_t write = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, failed, write, merge);
    WD_EMIT(rewrite, SpvOpLabel, write);
    if (deferred->is_successor) {
        const uint32_t one = wd_spirv_builder_uint(builder, 1), index = wd_spirv_builder_id(builder);
        WD_EMIT(rewrite, SpvOpISub, rewrite->type_uint, index, flag, one);
        flag = index;
    }
    uint32_t values[WD_MAX_FAILURE_PARAMETERS];
    for (uint32_t i = 0; i < deferred->num_parameters; i++) {
        values[i] = !deferred->is_variable[i]                   ? deferred->parameters[i]
                    : deferred->parameters[i] == deferred->flag ? flag
                                                                : load(rewrite, deferred->parameters[i]);
    }
    if (deferred->word_of) {
        values[WD_BOUNDS_SIZE] = wd_input_read_hoisted(rewrite, deferred->word_of, values[WD_BOUNDS_INDEX]);
    }
    if (goes_on) {
        WD_EMIT(rewrite, SpvOpStore, deferred->flag, wd_spirv_builder_uint(builder, deferred->bias));
    }
    wd_failure_call(rewrite, deferred->kind, values, deferred->num_parameters);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    WD_EMIT(rewrite, SpvOpLabel, merge);
}

static void write_flush(wd_rewrite *rewrite, const wd_flush *flush) {
    const size_t first = flush->loop->first_deferred, end = first + flush->loop->num_deferred;
    if (first == end) { // Checks that turned out to hold always.
        WD_EMIT(rewrite, SpvOpBranch, flush->label);
        WD_EMIT(rewrite, SpvOpLabel, flush->label);
    }
    for (size_t i = first; i < end; i++) {
        uint32_t merge = i + 1 < end ? wd_spirv_builder_id(rewrite->builder) : flush->label;
        write_report(rewrite, &rewrite->deferred.items[i], merge, flush->goes_on);
    }
}

static size_t count_words(wd_rewrite *rewrite) {
    size_t num_words;
    wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    return num_words;
}

// Moves what stands behind the function, from word `written` on, to where it belongs: variables, which end at `flushes`, to the others, and
// each flush to its position. The words in between move back, the last ones first.
static wd_status insert(wd_rewrite *rewrite, size_t written, size_t flushes) {
    size_t end;
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &end);
    if (!wd_array_reserve(&rewrite->analysis->allocator, (void **)&rewrite->inserted.items,
                          &rewrite->inserted.capacity, end - written, sizeof *words)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t *added = memcpy(rewrite->inserted.items, words + written, (end - written) * sizeof *words);
    size_t to = end, rest = written;
    for (size_t i = rewrite->flushes.count; i > 0; i--) {
        const wd_flush *flush = &rewrite->flushes.items[i - 1];
        const size_t size = end - flush->written;
        to -= rest - flush->position;
        memmove(words + to, words + flush->position, (rest - flush->position) * sizeof *words);
        to -= size;
        memcpy(words + to, added + (flush->written - written), size * sizeof *words);
        rest = flush->position;
        end = flush->written;
    }
    to -= rest - rewrite->variables_at;
    memmove(words + to, words + rewrite->variables_at, (rest - rewrite->variables_at) * sizeof *words);
    memcpy(words + rewrite->variables_at, added, (flushes - written) * sizeof *words);
    return WD_OK;
}

wd_status wd_loops_end_function(wd_rewrite *rewrite) {
    if (!rewrite->deferred.count && !rewrite->flushes.count && !rewrite->result_variables.count) {
        return WD_OK;
    }
    const size_t written = count_words(rewrite);
    write_variables(rewrite);
    const size_t flushes = count_words(rewrite);
    for (size_t i = 0; i < rewrite->flushes.count; i++) {
        rewrite->flushes.items[i].written = count_words(rewrite);
        write_flush(rewrite, &rewrite->flushes.items[i]);
    }
    return count_words(rewrite) > written ? insert(rewrite, written, flushes) : WD_OK;
}
