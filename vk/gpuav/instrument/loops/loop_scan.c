#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

// Limits on the number of reports times the number of flushes. FEW_FLUSHES flushes are allowed for any number of
// reports.
enum { FEW_FLUSHES = 4, MAX_FLUSHED_REPORTS = 256 };

uint32_t wd_loops_written_opcode(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpUnreachable &&
                   wd_sites_has(&writer->analysis->list, instruction->index)
               ? (uint32_t)SpvOpReturn
               : instruction->opcode;
}

bool wd_loops_ends_function(uint32_t opcode) {
    return wd_spirv_ends_block(opcode) && opcode != SpvOpBranch && opcode != SpvOpBranchConditional &&
           opcode != SpvOpSwitch && opcode != SpvOpUnreachable;
}

// Whether an instruction may end the invocation, or its right to write to memory.
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
    return wd_loops_ends_function(opcode) || may_end_invocation(opcode);
}

// Whether a call may end the invocation. All functions of the module are examined, because few modules have such
// functions.
static bool calls_may_end_invocation(wd_writer *writer) {
    if (!writer->loops->deferral.calls_known) {
        writer->loops->deferral.calls_known = true;
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(writer->module);
             !writer->loops->deferral.calls_may_end &&
             wd_spirv_module_instruction(writer->module, i, &instruction);
             i++) {
            writer->loops->deferral.calls_may_end = may_end_invocation(instruction.opcode);
        }
    }
    return writer->loops->deferral.calls_may_end;
}

bool wd_loops_must_flush_before(wd_writer *writer, uint32_t opcode) {
    return wd_loops_may_end_invocation(opcode) ||
           (opcode == SpvOpFunctionCall && calls_may_end_invocation(writer));
}

// Finding loops

// loop_scan is a walk over a function's instructions. `loop` is the outermost one that contains them, if `is_open`.
typedef struct loop_scan {
    wd_writer *writer;
    const wd_function *function;
    wd_loop loop;
    bool is_open;
    bool is_closed_form; // No branch has left it except to its merge block.
    bool in_merge;       // The current block is the merge block, and may begin another loop.
    uint32_t num_flushes;
    size_t first_block; // Of the loop_blocks.
    size_t site;        // The first one that is not before the loop.
    wd_block block;
    bool block_flushes;
} loop_scan;

// The index of the label `id` if it comes after instruction `from` in the function; else 0.
static uint32_t label_after(const loop_scan *scan, uint32_t id, uint32_t from) {
    wd_spirv_instruction label;
    bool found = wd_spirv_module_find_opcode(scan->writer->module, id, SpvOpLabel, &label) &&
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
        const wd_spirv_module *module = scan->writer->module;
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

bool wd_loops_may_wait(uint64_t num_checks, uint64_t num_flushes) {
    return num_flushes <= FEW_FLUSHES || num_checks * num_flushes <= MAX_FLUSHED_REPORTS;
}

static uint64_t count_checks(const loop_scan *scan) {
    const wd_site_list *list = &scan->writer->analysis->list;
    uint64_t num_checks = 0;
    for (size_t i = scan->site; i < list->sites.count && list->sites.items[i].instruction < scan->loop.end;
         i++) {
        num_checks += list->sites.items[i].num_checks;
    }
    return num_checks;
}

// Whether all reports of the current function are kept where the check fails: compilers copy its code to each call.
static bool keeps_reports(const wd_writer *writer) {
    const wd_counters *counters = &writer->loops->counters;
    return counters->is_repeated && counters->is_repeated[writer->at.function];
}

static wd_status close_loop(loop_scan *scan) {
    wd_writer *writer = scan->writer;
    const uint64_t num_checks = count_checks(scan);
    scan->is_open = scan->in_merge = false;
    if (!num_checks || !scan->is_closed_form || keeps_reports(writer) ||
        !wd_loops_may_wait(num_checks, scan->num_flushes)) {
        writer->loops->deferral.loop_blocks.count = scan->first_block;
        writer->loops->deferral.has_immediate_loop |= num_checks != 0;
        return WD_OK;
    }
    wd_loop *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.loops);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = scan->loop;
    return WD_OK;
}

static void read_loop_merge(loop_scan *scan, const wd_spirv_instruction *merge) {
    const wd_analysis *analysis = scan->writer->analysis;
    wd_versions_add_header(scan->writer, scan->block.label_instruction, merge->index);
    uint32_t end = label_after(scan, merge->words[1], merge->index);
    scan->block.loop_merge = merge->index;
    if (scan->is_open && scan->in_merge) {
        // One loop begins where the other ends: no block is between them.
        scan->in_merge = false;
        scan->is_closed_form &= end != 0;
        scan->loop.end = end ? end : scan->loop.end;
        scan->num_flushes--;
    } else if (!scan->is_open && !end) {
        scan->writer->loops->deferral.has_immediate_loop = true;
    } else if (!scan->is_open) {
        scan->is_open = scan->is_closed_form = true;
        scan->num_flushes = 1; // The merge block.
        scan->loop = (wd_loop){.begin = scan->block.label_instruction, .end = end};
        scan->first_block = scan->writer->loops->deferral.loop_blocks.count;
        while (scan->site < analysis->list.sites.count &&
               analysis->list.sites.items[scan->site].instruction < scan->loop.begin) {
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
        wd_writer *writer = scan->writer;
        wd_block *block = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.loop_blocks);
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
    } else if (scan->is_open &&
               wd_loops_must_flush_before(scan->writer, wd_loops_written_opcode(scan->writer, instruction))) {
        scan->block_flushes = true;
        scan->num_flushes++;
    }
    return wd_spirv_ends_block(instruction->opcode) ? end_block(scan, instruction) : WD_OK;
}

// Notes, for each condition of the function, the last site that uses it.
static void find_last_sites(wd_writer *writer, const wd_function *function) {
    const wd_analysis *analysis = writer->analysis;
    for (size_t i = writer->at.next_site; i < writer->at.next_site + function->num_sites; i++) {
        const wd_site *site = &analysis->list.sites.items[i];
        for (uint32_t j = 0; j < site->num_checks; j++) {
            const uint32_t number = analysis->list.site_checks.items[site->first_check + j].condition;
            analysis->list.conditions.items[number].last_site = site->instruction;
        }
    }
}

static void begin_function(wd_deferral *deferral) {
    deferral->loops.count = deferral->loop_blocks.count = 0;
    deferral->deferred.count = deferral->flushes.count = deferral->result_variables.count = 0;
    deferral->counter_variables.count = 0;
    deferral->next_loop_block = deferral->next_loop = 0;
    deferral->loop = deferral->ended_loop = NULL;
    deferral->has_immediate_loop = false;
}

wd_status wd_loops_begin_function(wd_writer *writer, const wd_function *function) {
    begin_function(&writer->loops->deferral);
    wd_versions_begin_function(writer);
    wd_function_facts_begin_function(writer);
    if (writer->options->immediate_reports || !function->num_sites) {
        return WD_OK;
    }
    loop_scan scan = {.writer = writer, .function = function, .site = writer->at.next_site};
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; !status && i < function->end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        status = scan_instruction(&scan, &instruction);
    }
    if (scan.is_open) {
        writer->loops->deferral.has_immediate_loop = true;
        writer->loops->deferral.loop_blocks.count = scan.first_block;
    }
    if (writer->loops->deferral.loops.count) {
        find_last_sites(writer, function);
    }
    return status;
}
