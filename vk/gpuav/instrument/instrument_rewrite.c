#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

// Decorations

static wd_status add_decoration(wd_rewrite *rewrite, uint32_t id, uint32_t instruction) {
    if (id >= wd_spirv_module_num_ids(rewrite->module)) {
        return WD_OK;
    }
    wd_decoration *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->decorations);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_decoration){instruction, rewrite->decoration_heads[id]};
    rewrite->decoration_heads[id] = (uint32_t)rewrite->decorations.count;
    return WD_OK;
}

wd_status wd_rewrite_index_decorations(wd_rewrite *rewrite) {
    rewrite->decoration_heads = wd_arena_alloc_zero(
        rewrite->arena, wd_spirv_module_num_ids(rewrite->module) + 1u, sizeof *rewrite->decoration_heads);
    if (!rewrite->decoration_heads) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status = WD_OK;
    WD_SPIRV_FOR_PART(head, rewrite->module, WD_SPIRV_ANNOTATIONS) {
        switch (head.opcode) {
        case SpvOpDecorate:
        case SpvOpDecorateId:
        case SpvOpDecorateString:
            status = add_decoration(rewrite, head.at[1], head.index);
            break;
        case SpvOpGroupDecorate:
            for (uint32_t word = 2; !status && word < head.num_words; word++) {
                status = add_decoration(rewrite, head.at[word], head.index);
            }
            break;
        default:
            break;
        }
        if (status) {
            break;
        }
    }
    return status;
}

// Gives `copy` NonUniform if the group has it.
static void decorate_like_group(wd_rewrite *rewrite, uint32_t group, uint32_t copy) {
    uint32_t next = group < wd_spirv_module_num_ids(rewrite->module) ? rewrite->decoration_heads[group] : 0;
    for (; next; next = rewrite->decorations.items[next - 1].next) {
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(rewrite->module, rewrite->decorations.items[next - 1].instruction,
                                    &instruction);
        if (instruction.opcode == SpvOpDecorate && instruction.words[2] == SpvDecorationNonUniform) {
            WD_SPIRV_EMIT(rewrite->builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, copy,
                          SpvDecorationNonUniform);
            return;
        }
    }
}

// Decorations that tell an id apart from all others, or name it to the outside, do not go to copies.
static bool is_copied_decoration(uint32_t decoration) {
    return decoration != SpvDecorationLinkageAttributes && decoration != SpvDecorationSpecId;
}

void wd_rewrite_decorate(wd_rewrite *rewrite, uint32_t id, uint32_t copy, bool only_non_uniform) {
    uint32_t next = id < wd_spirv_module_num_ids(rewrite->module) ? rewrite->decoration_heads[id] : 0;
    while (next) {
        const wd_decoration *decoration = &rewrite->decorations.items[next - 1];
        next = decoration->next;
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(rewrite->module, decoration->instruction, &instruction);
        if (instruction.opcode == SpvOpGroupDecorate) {
            if (only_non_uniform) {
                decorate_like_group(rewrite, instruction.words[1], copy);
            } else if (!only_non_uniform) {
                WD_SPIRV_EMIT(rewrite->builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpGroupDecorate,
                              instruction.words[1], copy);
            }
            continue;
        }
        if (only_non_uniform ? instruction.words[2] != SpvDecorationNonUniform
                             : !is_copied_decoration(instruction.words[2])) {
            continue;
        }
        size_t position, num_words;
        wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_ANNOTATIONS, &position);
        wd_spirv_builder_append(rewrite->builder, WD_SPIRV_SECTION_ANNOTATIONS, instruction.words,
                                instruction.num_words);
        uint32_t *words =
            wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_ANNOTATIONS, &num_words);
        if (position + 1 < num_words) {
            words[position + 1] = copy;
        }
    }
}

// Conditions

void wd_emit_and(wd_rewrite *rewrite, uint32_t *all, uint32_t condition) {
    if (*all) {
        const uint32_t id = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpLogicalAnd, rewrite->type_bool, id, *all, condition);
        condition = id;
    }
    *all = condition;
}

uint32_t wd_emit_select(wd_rewrite *rewrite, uint32_t condition, uint32_t then, uint32_t otherwise) {
    if (then == otherwise) {
        return then;
    }
    const uint32_t id = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, id, condition, then, otherwise);
    return id;
}

// Blocks and lines

void wd_rewrite_begin_block(wd_rewrite *rewrite, uint32_t label) {
    WD_EMIT(rewrite, SpvOpLabel, label);
    rewrite->label = label;
    rewrite->piece++;
}

static void repeat_line(wd_rewrite *rewrite, uint32_t index) {
    wd_spirv_instruction instruction;
    if (index && wd_spirv_module_instruction(rewrite->module, index - 1, &instruction)) {
        wd_rewrite_append(rewrite, &instruction,
                          instruction.result ? wd_spirv_builder_id(rewrite->builder) : 0);
    }
}

void wd_rewrite_restore_line(wd_rewrite *rewrite) {
    repeat_line(rewrite, rewrite->scope);
    repeat_line(rewrite, rewrite->line);
}

static void track_debug_instruction(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = rewrite->analysis;
    bool shader_debug = instruction->words[3] == analysis->debug_sets[0];
    if (!shader_debug && instruction->words[3] != analysis->debug_sets[1]) {
        return;
    }
    // OpenCL.DebugInfo.100 numbers its scopes the same; its lines are OpLine.
    switch (instruction->words[4]) {
    case NonSemanticShaderDebugInfo100DebugScope:
        rewrite->scope = instruction->index + 1;
        break;
    case NonSemanticShaderDebugInfo100DebugNoScope:
        rewrite->scope = 0;
        break;
    case NonSemanticShaderDebugInfo100DebugLine:
        rewrite->line = shader_debug ? instruction->index + 1 : rewrite->line;
        break;
    case NonSemanticShaderDebugInfo100DebugNoLine:
        rewrite->line = shader_debug ? 0 : rewrite->line;
        break;
    default:
        break;
    }
}

// Notes which line information is in force behind `instruction`.
static void track_line(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLine) {
        rewrite->line = instruction->index + 1;
    } else if (instruction->opcode == SpvOpNoLine) {
        rewrite->line = 0;
    } else if (instruction->opcode == SpvOpExtInst) {
        track_debug_instruction(rewrite, instruction);
    } else if (wd_spirv_ends_block(instruction->opcode) || instruction->opcode == SpvOpFunctionEnd) {
        rewrite->line = rewrite->scope = 0;
    }
}

size_t wd_rewrite_append(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t result) {
    enum { FIRST_INDEX = 4 };
    uint32_t masked[WD_SPIRV_MAX_DIMENSIONS] = {0};
    wd_version_mask_indices(rewrite, instruction, masked);
    size_t position, num_words;
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &position);
    wd_spirv_builder_append(rewrite->builder, FUNCTIONS, instruction->words, instruction->num_words);
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &num_words);
    if (num_words != position + instruction->num_words) {
        return position; // Out of memory: the builder has noted it.
    }
    for (uint32_t i = 0; i < WD_SPIRV_MAX_DIMENSIONS; i++) {
        if (masked[i]) {
            words[position + FIRST_INDEX + i] = masked[i];
        }
    }
    if (result) {
        words[position + (instruction->result_type ? 2 : 1)] = result;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const wd_trace *trace = wd_analysis_trace(rewrite->analysis, instruction->words[word]);
        if (trace && trace->copy_set == rewrite->copying && trace->copy_id) {
            words[position + word] = trace->copy_id;
        }
    }
    return position;
}

// Loop headers
//
// A check splits its block, and the back edge must still lead to the block that has the OpLoopMerge. So a header with
// checks becomes two blocks: the header proper, with the phis, the OpLoopMerge and a branch to the second, which takes
// everything else.

static void close_header(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    wd_spirv_instruction merge;
    wd_spirv_module_instruction(rewrite->module, rewrite->block->loop_merge, &merge);
    rewrite->header_pending = false;
    size_t position = wd_rewrite_append(rewrite, &merge, 0);
    rewrite->continue_target = 0;
    if (merge.words[2] == rewrite->block->label) {
        // The loop is a single block, its own continue target. The back edge gets a block to itself.
        rewrite->continue_target = wd_spirv_builder_id(builder);
        size_t num_words;
        uint32_t *words = wd_spirv_builder_section(builder, FUNCTIONS, &num_words);
        if (position + 2 < num_words) {
            words[position + 2] = rewrite->continue_target;
        }
    }
    uint32_t body = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpBranch, body);
    wd_rewrite_begin_block(rewrite, body);
    wd_rewrite_restore_line(rewrite);
}

// The terminator of what was a loop header now ends a block without an OpLoopMerge.
static void write_header_terminator(wd_rewrite *rewrite, const wd_spirv_instruction *terminator) {
    wd_spirv_builder *builder = rewrite->builder;
    wd_spirv_instruction merge;
    wd_spirv_module_instruction(rewrite->module, rewrite->block->loop_merge, &merge);
    uint32_t loop_exit = merge.words[1], loop_continue = merge.words[2];
    if (rewrite->continue_target) {
        WD_EMIT(rewrite, SpvOpBranch, rewrite->continue_target);
        wd_rewrite_begin_block(rewrite, rewrite->continue_target);
        wd_rewrite_append(rewrite, terminator, 0);
        return;
    }
    uint32_t unreachable = 0;
    if (terminator->opcode == SpvOpBranchConditional) {
        const uint32_t *targets = terminator->words + 2;
        bool leaves = targets[0] == loop_exit || targets[1] == loop_exit || targets[0] == loop_continue ||
                      targets[1] == loop_continue;
        if (!leaves) {
            // A selection inside the loop, whose branches meet no earlier than the loop's own blocks.
            unreachable = wd_spirv_builder_id(builder);
            WD_EMIT(rewrite, SpvOpSelectionMerge, unreachable, SpvSelectionControlMaskNone);
        }
    }
    wd_rewrite_append(rewrite, terminator, 0);
    if (unreachable) {
        WD_EMIT(rewrite, SpvOpLabel, unreachable);
        wd_spirv_builder_emit(builder, FUNCTIONS, SpvOpUnreachable, NULL, 0);
    }
}

// Functions

static bool stays_before_header_ends(uint32_t opcode) {
    return opcode == SpvOpLabel || opcode == SpvOpPhi || opcode == SpvOpLine || opcode == SpvOpNoLine;
}

static void begin_original_block(wd_rewrite *rewrite, const wd_spirv_instruction *label) {
    const wd_analysis *analysis = rewrite->analysis;
    rewrite->label = label->result;
    rewrite->piece++;
    rewrite->block = NULL;
    rewrite->continue_target = 0;
    if (rewrite->next_block < analysis->blocks.count &&
        analysis->blocks.items[rewrite->next_block].label_instruction == label->index) {
        rewrite->block = &analysis->blocks.items[rewrite->next_block++];
    }
    const wd_block *reports = wd_loops_begin_block(rewrite, label->index);
    rewrite->block = rewrite->block ? rewrite->block : reports;
    rewrite->header_pending = rewrite->block && rewrite->block->loop_merge;
}

wd_status wd_rewrite_note_phi(wd_rewrite *rewrite) {
    size_t position;
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &position);
    size_t *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->phis);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = position;
    return WD_OK;
}

static void write_instruction(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    wd_trace *trace = instruction->result ? wd_analysis_trace(rewrite->analysis, instruction->result) : NULL;
    if ((trace && trace->dropped) || wd_narrow_is_hoisted(rewrite->analysis, instruction)) {
        return;
    }
    rewrite->copying++;
    wd_ray_query_emit_begin(rewrite, instruction, 0);
    if (rewrite->block) {
        wd_site_copy_sampled_images(rewrite, instruction);
    }
    if (wd_spirv_ends_block(instruction->opcode) && rewrite->block && rewrite->block->loop_merge) {
        write_header_terminator(rewrite, instruction);
    } else {
        wd_rewrite_append(rewrite, instruction, 0);
    }
    if (trace) {
        trace->copy_piece = rewrite->piece;
        trace->copy_id = trace->id;
    }
}

static bool is_next_site(const wd_rewrite *rewrite, uint32_t index) {
    const wd_analysis *analysis = rewrite->analysis;
    return rewrite->next_site < analysis->sites.count &&
           analysis->sites.items[rewrite->next_site].instruction == index;
}

// SPIRV-Tools' optimizer leaves a DebugNoLine between OpFunction and the first OpLabel. It says nothing there, and its validator
// takes it for an instruction of the block, which variables must not stand behind.
static bool says_nothing(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    return !rewrite->variables_at && instruction->opcode == SpvOpExtInst &&
           instruction->words[3] == rewrite->analysis->debug_sets[0] &&
           instruction->words[4] == NonSemanticShaderDebugInfo100DebugNoLine;
}

static wd_status rewrite_instruction(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    wd_status status = WD_OK;
    if (says_nothing(rewrite, instruction)) {
        return WD_OK;
    }
    if (instruction->opcode == SpvOpLabel) {
        begin_original_block(rewrite, instruction);
        wd_version_begin_block(rewrite, instruction);
    } else if (instruction->opcode == SpvOpPhi &&
               ((status = wd_rewrite_note_phi(rewrite)) || wd_version_write_phi(rewrite, instruction))) {
        return status;
    }
    if (!stays_before_header_ends(instruction->opcode)) {
        wd_version_end(rewrite);
    }
    if (rewrite->header_pending && !stays_before_header_ends(instruction->opcode)) {
        close_header(rewrite);
    }
    if ((rewrite->loop || rewrite->ended_loop) && !stays_before_header_ends(instruction->opcode) &&
        (status = wd_loops_before(rewrite, instruction))) {
        return status;
    }
    if (rewrite->block && rewrite->block->loop_merge == instruction->index) {
        return WD_OK; // It stands in the header already.
    }
    track_line(rewrite, instruction);
    wd_counters_before(rewrite, instruction->opcode);
    const bool has_facts = rewrite->analysis->functions.items[rewrite->function].has_facts;
    if (has_facts) {
        wd_tracked_emit_stores(rewrite, instruction);
        wd_ray_queries_pass(rewrite, instruction, false);
    }
    if (is_next_site(rewrite, instruction->index)) {
        wd_site_emit(rewrite, &rewrite->analysis->sites.items[rewrite->next_site++], instruction);
    } else {
        write_instruction(rewrite, instruction);
    }
    if (has_facts && instruction->result) {
        wd_tracked_emit_loads(rewrite, instruction);
        wd_ray_queries_pass(rewrite, instruction, true);
        wd_pointers_write(rewrite, instruction);
    }
    if (rewrite->block && wd_spirv_ends_block(instruction->opcode)) {
        rewrite->last_labels[rewrite->block->label] = rewrite->label;
        rewrite->block = NULL;
    }
    return WD_OK;
}

// Blocks that were split end under another label: the phis of their successors name that one.
void wd_rewrite_rename_parents(wd_rewrite *rewrite, size_t first) {
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &num_words);
    uint32_t num_ids = wd_spirv_module_num_ids(rewrite->module);
    for (size_t i = first; i < rewrite->phis.count; i++) {
        size_t position = rewrite->phis.items[i];
        size_t end = position < num_words ? position + (words[position] >> SpvWordCountShift) : 0;
        for (size_t word = position + 4; word < end && end <= num_words; word += 2) {
            if (words[word] < num_ids && rewrite->last_labels[words[word]]) {
                words[word] = rewrite->last_labels[words[word]];
            }
        }
    }
    rewrite->phis.count = first;
}

static wd_status rewrite_function(wd_rewrite *rewrite, const wd_function *function) {
    bool prologue = function->last_variable && wd_stage_needs_prologue(rewrite, function->id);
    wd_spirv_instruction instruction;
    if (!function->num_sites && !prologue && !function->has_facts &&
        !wd_counters_are_reported_in(rewrite, rewrite->function)) {
        wd_spirv_module_instruction(rewrite->module, function->begin, &instruction);
        const uint32_t *begin = instruction.words;
        wd_spirv_module_instruction(rewrite->module, function->end - 1, &instruction);
        wd_spirv_builder_append(rewrite->builder, FUNCTIONS, begin,
                                (size_t)(instruction.words + instruction.num_words - begin));
        return WD_OK;
    }
    rewrite->block = NULL;
    rewrite->header_pending = false;
    rewrite->line = rewrite->scope = 0;
    wd_status status = wd_loops_begin_function(rewrite, function);
    status = status ? status : wd_hoisted_begin_function(rewrite, function);
    for (uint32_t i = function->begin; !status && i < function->end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        status = rewrite_instruction(rewrite, &instruction);
        if (instruction.opcode == SpvOpLabel && !rewrite->variables_at) {
            wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &rewrite->variables_at);
        }
        if (prologue && i == function->last_variable) {
            wd_stage_emit_prologue(rewrite, function->id);
        }
        if (i == function->last_variable) {
            wd_hoisted_emit(rewrite);
        }
        if (function->has_facts && i == function->last_variable) {
            wd_tracked_begin_function(rewrite, function);
            wd_pointers_begin_function(rewrite, function);
        }
    }
    wd_rewrite_rename_parents(rewrite, 0);
    status = status ? status : rewrite->failure;
    return status ? status : wd_loops_end_function(rewrite);
}

wd_status wd_rewrite_functions(wd_rewrite *rewrite) {
    wd_status status = WD_OK;
    for (size_t i = 0; !status && i < rewrite->analysis->functions.count; i++) {
        rewrite->function = i;
        status = rewrite_function(rewrite, &rewrite->analysis->functions.items[i]);
    }
    return status;
}
