#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_steps.h"

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

// Loop headers
//
// A check splits its block, but the back edge must lead to the block with the OpLoopMerge. A header with checks
// therefore becomes two blocks: the header, with the phis, the OpLoopMerge and a branch to the second, which has all
// other instructions.

static void close_header(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    wd_spirv_instruction merge;
    wd_spirv_module_instruction(writer->module, writer->at.block->loop_merge, &merge);
    writer->at.header_pending = false;
    size_t position = wd_writer_append(writer, &merge, 0);
    writer->at.continue_target = 0;
    if (merge.words[2] == writer->at.block->label) {
        // The loop is a single block, its own continue target. The back edge gets a block of its own.
        writer->at.continue_target = wd_spirv_builder_id(builder);
        size_t num_words;
        uint32_t *words = wd_spirv_builder_section(builder, FUNCTIONS, &num_words);
        if (position + 2 < num_words) {
            words[position + 2] = writer->at.continue_target;
        }
    }
    uint32_t body = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpBranch, body);
    wd_writer_begin_block(writer, body);
    wd_writer_restore_line(writer);
}

// The terminator of the loop header now ends a block without an OpLoopMerge.
static void write_header_terminator(wd_writer *writer, const wd_spirv_instruction *terminator) {
    wd_spirv_builder *builder = writer->builder;
    wd_spirv_instruction merge;
    wd_spirv_module_instruction(writer->module, writer->at.block->loop_merge, &merge);
    uint32_t loop_exit = merge.words[1], loop_continue = merge.words[2];
    if (writer->at.continue_target) {
        WD_EMIT(writer, SpvOpBranch, writer->at.continue_target);
        wd_writer_begin_block(writer, writer->at.continue_target);
        wd_writer_append(writer, terminator, 0);
        return;
    }
    uint32_t unreachable = 0;
    if (terminator->opcode == SpvOpBranchConditional) {
        const uint32_t *targets = terminator->words + 2;
        bool leaves = targets[0] == loop_exit || targets[1] == loop_exit || targets[0] == loop_continue ||
                      targets[1] == loop_continue;
        if (!leaves) {
            // A selection inside the loop, whose branches meet only at the loop's own blocks.
            unreachable = wd_spirv_builder_id(builder);
            WD_EMIT(writer, SpvOpSelectionMerge, unreachable, SpvSelectionControlMaskNone);
        }
    }
    wd_writer_append(writer, terminator, 0);
    if (unreachable) {
        WD_EMIT(writer, SpvOpLabel, unreachable);
        wd_spirv_builder_emit(builder, FUNCTIONS, SpvOpUnreachable, NULL, 0);
    }
}

// Functions

static void begin_original_block(wd_writer *writer, const wd_spirv_instruction *label) {
    const wd_analysis *analysis = writer->analysis;
    writer->at.label = label->result;
    writer->at.piece++;
    writer->at.after_phis = wd_first_after_phis(analysis, label->index, NULL);
    writer->at.block = NULL;
    writer->at.continue_target = 0;
    if (writer->at.next_block < analysis->list.blocks.count &&
        analysis->list.blocks.items[writer->at.next_block].label_instruction == label->index) {
        writer->at.block = &analysis->list.blocks.items[writer->at.next_block++];
    }
    const wd_block *reports = wd_loops_begin_block(writer, label->index);
    writer->at.block = writer->at.block ? writer->at.block : reports;
    writer->at.header_pending = writer->at.block && writer->at.block->loop_merge;
}

static void write_instruction(wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_trace *trace = instruction->result ? wd_trace_of(writer->analysis, instruction->result) : NULL;
    if ((trace && trace->dropped) || wd_narrow_is_hoisted(writer->analysis, instruction)) {
        return;
    }
    writer->at.copying++;
    wd_ray_query_emit_begin(writer, instruction, 0);
    if (writer->at.block) {
        wd_copies_emit_sampled_images(writer, instruction);
    }
    if (wd_spirv_ends_block(instruction->opcode) && writer->at.block && writer->at.block->loop_merge) {
        write_header_terminator(writer, instruction);
    } else {
        wd_writer_append(writer, instruction, 0);
    }
    if (trace) {
        wd_trace_copy *copy = wd_copies_find(writer, trace);
        copy->piece = writer->at.piece;
        copy->id = trace->id;
    }
}

static bool is_next_site(const wd_writer *writer, uint32_t index) {
    const wd_analysis *analysis = writer->analysis;
    return writer->at.next_site < analysis->list.sites.count &&
           analysis->list.sites.items[writer->at.next_site].instruction == index;
}

// SPIRV-Tools' optimizer leaves a DebugNoLine between OpFunction and the first OpLabel, where it has no effect. Its
// validator counts it as an instruction of the block, after which variables are not allowed.
static bool has_no_effect(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    return !writer->at.variables_at && instruction->opcode == SpvOpExtInst &&
           instruction->words[3] == writer->analysis->features.debug_sets[0] &&
           instruction->words[4] == NonSemanticShaderDebugInfo100DebugNoLine;
}

// Writes the instruction of a site, or one without checks.
static void write_checked(wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_changed_branch changed;
    if (is_next_site(writer, instruction->index)) {
        wd_site_emit(writer, &writer->analysis->list.sites.items[writer->at.next_site++], instruction);
    } else if (wd_budgets_change(writer, instruction, &changed)) {
        write_instruction(writer, &changed.instruction);
    } else {
        write_instruction(writer, instruction);
    }
}

// Loops have no copies in functions whose loops keep state that the copies would miss.
static const wd_version_conditions *versions_of(const wd_writer *writer) {
    const bool has_state = wd_checks_have_ray_queries(writer->analysis) ||
                           wd_checks_have_epochs(writer->analysis) ||
                           wd_divergence_has_state(writer->analysis) ||
                           writer->analysis->list.functions.items[writer->at.function].has_budgets;
    return has_state ? NULL : &wd_check_versions;
}

static wd_status rewrite_instruction(wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_status status = WD_OK;
    if (has_no_effect(writer, instruction)) {
        return WD_OK;
    }
    if (instruction->opcode == SpvOpLabel) {
        begin_original_block(writer, instruction);
        wd_version_begin_block(writer, instruction, versions_of(writer));
    } else if (instruction->opcode == SpvOpPhi &&
               ((status = wd_writer_note_phi(writer)) || wd_version_write_phi(writer, instruction))) {
        return status;
    }
    if (instruction->index >= writer->at.after_phis) {
        wd_version_end(writer);
        if (writer->at.header_pending) {
            close_header(writer);
        }
        if ((status = wd_loops_before(writer, instruction))) {
            return status;
        }
        wd_budgets_before(writer, instruction);
    }
    if (writer->at.block && writer->at.block->loop_merge == instruction->index) {
        return WD_OK; // The header has it.
    }
    wd_writer_track_line(writer, instruction);
    wd_counters_before(writer, instruction);
    wd_shared_before(writer, instruction);
    wd_divergence_before(writer, instruction);
    const bool has_facts = writer->analysis->list.functions.items[writer->at.function].has_facts;
    if (has_facts) {
        wd_tracked_emit_stores(writer, instruction);
        wd_ray_queries_pass(writer, instruction, false);
    }
    write_checked(writer, instruction);
    if (has_facts && instruction->result) {
        wd_tracked_emit_loads(writer, instruction);
        wd_ray_queries_pass(writer, instruction, true);
        wd_pointers_emit(writer, instruction);
    }
    if (writer->at.block && wd_spirv_ends_block(instruction->opcode)) {
        writer->last_labels[writer->at.block->label] = writer->at.label;
        writer->at.block = NULL;
    }
    return WD_OK;
}

static bool has_prologue(const wd_writer *writer, const wd_function *function) {
    return function->last_variable && wd_stage_needs_prologue(writer, function->id);
}

// is_changed returns whether a function is written instruction by instruction.
static bool is_changed(const wd_writer *writer, const wd_function *function) {
    return function->num_sites || has_prologue(writer, function) || function->has_facts ||
           function->has_printfs || function->has_budgets ||
           wd_counters_are_reported_in(writer, writer->at.function) || wd_shared_rewrites(writer, function) ||
           wd_divergence_rewrites(writer, function) || wd_address_is_entry(writer, function->id) ||
           wd_first_reads_is_entry(writer, function->id) ||
           (function->last_variable && wd_draw_mark_is_entry(writer, function->id));
}

static wd_status rewrite_function(wd_writer *writer, const wd_function *function) {
    const bool prologue = has_prologue(writer, function);
    wd_spirv_instruction instruction;
    if (!is_changed(writer, function)) {
        wd_spirv_module_instruction(writer->module, function->begin, &instruction);
        const uint32_t *begin = instruction.words;
        wd_spirv_module_instruction(writer->module, function->end - 1, &instruction);
        wd_spirv_builder_append(writer->builder, FUNCTIONS, begin,
                                (size_t)(instruction.words + instruction.num_words - begin));
        return WD_OK;
    }
    writer->at.block = NULL;
    writer->at.header_pending = false;
    writer->at.line = writer->at.scope = (wd_optional_index){0};
    writer->at.variables_at = 0;
    wd_status status = wd_loops_begin_function(writer, function);
    status = status ? status : wd_checks_begin_function(writer, function);
    for (uint32_t i = function->begin; !status && i < function->end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        status = rewrite_instruction(writer, &instruction);
        if (instruction.opcode == SpvOpLabel && !writer->at.variables_at) {
            wd_spirv_builder_section(writer->builder, FUNCTIONS, &writer->at.variables_at);
        }
        if (i == function->last_variable && wd_draw_mark_is_entry(writer, function->id)) {
            wd_draw_mark_begin_entry(writer);
        }
        if (prologue && i == function->last_variable) {
            wd_stage_emit_prologue(writer, function->id);
        }
        if (i == function->last_variable && wd_shared_is_entry(writer, function->id)) {
            wd_shared_begin_entry(writer, function->id);
        }
        if (i == function->last_variable && wd_divergence_is_entry(writer, function->id)) {
            wd_divergence_begin_entry(writer);
        }
        if (i == function->last_variable && wd_address_is_entry(writer, function->id)) {
            wd_address_begin_entry(writer);
        }
        if (i == function->last_variable && wd_first_reads_is_entry(writer, function->id)) {
            wd_first_reads_begin_entry(writer);
        }
        if (i == function->last_variable) {
            wd_hoisted_emit(writer);
        }
        if (function->has_facts && i == function->last_variable) {
            wd_tracked_begin_function(writer, function);
            wd_pointers_begin_function(writer, function);
        }
    }
    wd_writer_rename_parents(writer, 0);
    status = status ? status : writer->failure;
    return status ? status : wd_loops_end_function(writer);
}

wd_status wd_rewrite_functions(wd_writer *writer) {
    wd_status status = WD_OK;
    for (size_t i = 0; !status && i < writer->analysis->list.functions.count; i++) {
        writer->at.function = i;
        status = rewrite_function(writer, &writer->analysis->list.functions.items[i]);
    }
    return status;
}
