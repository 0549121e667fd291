#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

wd_status wd_writer_init(wd_writer *writer, wd_analysis *analysis, wd_arena *arena) {
    *writer = (wd_writer){
        .analysis = analysis, .module = analysis->module, .options = analysis->options, .arena = arena};
    writer->buffers.has_positions = wd_writer_has_positions(analysis->options);
    wd_hash_table_init(&writer->companion_types, analysis->allocator);
    writer->last_labels = wd_arena_alloc_zero(arena, wd_spirv_module_num_ids(analysis->module) + 1u,
                                              sizeof *writer->last_labels);
    writer->copies = wd_arena_alloc_zero(arena, analysis->tracking->traces.count + 1, sizeof *writer->copies);
    return writer->last_labels && writer->copies ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_writer_finish(wd_writer *writer) {
    void *const owned[] = {writer->decorations.list.items,  writer->phis.items,
                           writer->hoisted.bindings.items,  writer->hoisted.limits.items,
                           writer->printfs.functions.items, writer->printfs.types.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&writer->analysis->allocator, owned[i]);
    }
    wd_hash_table_finish(&writer->companion_types);
}

// Decorations

static wd_status add_decoration(wd_writer *writer, uint32_t id, uint32_t instruction) {
    if (id >= wd_spirv_module_num_ids(writer->module)) {
        return WD_OK;
    }
    wd_decoration *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->decorations.list);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_decoration){instruction, writer->decorations.heads[id]};
    writer->decorations.heads[id] = wd_optional(writer->decorations.list.count - 1);
    return WD_OK;
}

wd_status wd_writer_index_decorations(wd_writer *writer) {
    writer->decorations.heads = wd_arena_alloc_zero(
        writer->arena, wd_spirv_module_num_ids(writer->module) + 1u, sizeof *writer->decorations.heads);
    if (!writer->decorations.heads) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status = WD_OK;
    WD_SPIRV_FOR_PART(head, writer->module, WD_SPIRV_ANNOTATIONS) {
        switch (head.opcode) {
        case SpvOpDecorate:
        case SpvOpDecorateId:
        case SpvOpDecorateString:
            status = add_decoration(writer, head.at[1], head.index);
            break;
        case SpvOpGroupDecorate:
            for (uint32_t word = 2; !status && word < head.num_words; word++) {
                status = add_decoration(writer, head.at[word], head.index);
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

static wd_optional_index first_decoration(const wd_writer *writer, uint32_t id) {
    return id < wd_spirv_module_num_ids(writer->module) ? writer->decorations.heads[id]
                                                        : (wd_optional_index){0};
}

// Gives `copy` NonUniform if the group has it.
static void decorate_like_group(wd_writer *writer, uint32_t group, uint32_t copy) {
    wd_optional_index next = first_decoration(writer, group);
    for (; wd_optional_has(next); next = writer->decorations.list.items[wd_optional_get(next)].next) {
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(
            writer->module, writer->decorations.list.items[wd_optional_get(next)].instruction, &instruction);
        if (instruction.opcode == SpvOpDecorate && instruction.words[2] == SpvDecorationNonUniform) {
            WD_SPIRV_EMIT(writer->builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, copy,
                          SpvDecorationNonUniform);
            return;
        }
    }
}

// Decorations that identify an id are not copied.
static bool is_copied_decoration(uint32_t decoration) {
    return decoration != SpvDecorationLinkageAttributes && decoration != SpvDecorationSpecId;
}

void wd_writer_decorate(wd_writer *writer, uint32_t id, uint32_t copy, bool only_non_uniform) {
    wd_optional_index next = first_decoration(writer, id);
    while (wd_optional_has(next)) {
        const wd_decoration *decoration = &writer->decorations.list.items[wd_optional_get(next)];
        next = decoration->next;
        wd_spirv_instruction instruction;
        wd_spirv_module_instruction(writer->module, decoration->instruction, &instruction);
        if (instruction.opcode == SpvOpGroupDecorate) {
            if (only_non_uniform) {
                decorate_like_group(writer, instruction.words[1], copy);
            } else if (!only_non_uniform) {
                WD_SPIRV_EMIT(writer->builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpGroupDecorate,
                              instruction.words[1], copy);
            }
            continue;
        }
        if (only_non_uniform ? instruction.words[2] != SpvDecorationNonUniform
                             : !is_copied_decoration(instruction.words[2])) {
            continue;
        }
        size_t position, num_words;
        wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_ANNOTATIONS, &position);
        wd_spirv_builder_append(writer->builder, WD_SPIRV_SECTION_ANNOTATIONS, instruction.words,
                                instruction.num_words);
        uint32_t *words = wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_ANNOTATIONS, &num_words);
        if (position + 1 < num_words) {
            words[position + 1] = copy;
        }
    }
}

// Conditions

void wd_emit_and(wd_writer *writer, uint32_t *all, uint32_t condition) {
    if (*all) {
        const uint32_t id = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpLogicalAnd, writer->type_bool, id, *all, condition);
        condition = id;
    }
    *all = condition;
}

uint32_t wd_emit_select(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t otherwise) {
    if (then == otherwise) {
        return then;
    }
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpSelect, writer->type_uint, id, condition, then, otherwise);
    return id;
}

// Blocks and lines

void wd_writer_begin_block(wd_writer *writer, uint32_t label) {
    WD_EMIT(writer, SpvOpLabel, label);
    writer->at.label = label;
    writer->at.piece++;
}

static void track_debug_instruction(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = writer->analysis;
    bool shader_debug = instruction->words[3] == analysis->features.debug_sets[0];
    if (!shader_debug && instruction->words[3] != analysis->features.debug_sets[1]) {
        return;
    }
    // OpenCL.DebugInfo.100 has the same numbers for scopes; its lines are OpLine.
    switch (instruction->words[4]) {
    case NonSemanticShaderDebugInfo100DebugScope:
        writer->at.scope = wd_optional(instruction->index);
        break;
    case NonSemanticShaderDebugInfo100DebugNoScope:
        writer->at.scope = (wd_optional_index){0};
        break;
    case NonSemanticShaderDebugInfo100DebugLine:
        writer->at.line = shader_debug ? wd_optional(instruction->index) : writer->at.line;
        break;
    case NonSemanticShaderDebugInfo100DebugNoLine:
        writer->at.line = shader_debug ? (wd_optional_index){0} : writer->at.line;
        break;
    default:
        break;
    }
}

void wd_writer_track_line(wd_writer *writer, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLine) {
        writer->at.line = wd_optional(instruction->index);
    } else if (instruction->opcode == SpvOpNoLine) {
        writer->at.line = (wd_optional_index){0};
    } else if (instruction->opcode == SpvOpExtInst) {
        track_debug_instruction(writer, instruction);
    } else if (wd_spirv_ends_block(instruction->opcode) || instruction->opcode == SpvOpFunctionEnd) {
        writer->at.line = writer->at.scope = (wd_optional_index){0};
    }
}

static void repeat_line(wd_writer *writer, wd_optional_index line) {
    wd_spirv_instruction instruction;
    if (wd_optional_has(line) &&
        wd_spirv_module_instruction(writer->module, wd_optional_get(line), &instruction)) {
        wd_writer_append(writer, &instruction, instruction.result ? wd_spirv_builder_id(writer->builder) : 0);
    }
}

void wd_writer_restore_line(wd_writer *writer) {
    repeat_line(writer, writer->at.scope);
    repeat_line(writer, writer->at.line);
}

size_t wd_writer_append(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t result) {
    enum { FIRST_INDEX = 4 };
    uint32_t masked[WD_SPIRV_MAX_DIMENSIONS] = {0};
    if (writer->mask_indices) {
        writer->mask_indices(writer, instruction, masked);
    }
    size_t position, num_words;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    wd_spirv_builder_append(writer->builder, FUNCTIONS, instruction->words, instruction->num_words);
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
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
        const wd_trace *trace = wd_trace_of(writer->analysis, instruction->words[word]);
        const wd_trace_copy *copy = trace ? wd_copies_find(writer, trace) : NULL;
        if (copy && copy->set == writer->at.copying && copy->id) {
            words[position + word] = copy->id;
        }
    }
    if (wd_is_printf(writer->analysis, instruction)) {
        wd_printf_replace(writer, instruction, position);
    }
    return position;
}

wd_status wd_writer_note_phi(wd_writer *writer) {
    size_t position;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    size_t *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->phis);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = position;
    return WD_OK;
}

// Blocks that were split end with another label, which replaces theirs in the phis of their successors.
void wd_writer_rename_parents(wd_writer *writer, size_t first) {
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
    uint32_t num_ids = wd_spirv_module_num_ids(writer->module);
    for (size_t i = first; i < writer->phis.count; i++) {
        size_t position = writer->phis.items[i];
        size_t end = position < num_words ? position + (words[position] >> SpvWordCountShift) : 0;
        for (size_t word = position + 4; word < end && end <= num_words; word += 2) {
            if (words[word] < num_ids && writer->last_labels[words[word]]) {
                words[word] = writer->last_labels[words[word]];
            }
        }
    }
    writer->phis.count = first;
}

uint32_t wd_emit_unary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t operand) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, opcode, type, id, operand);
    return id;
}

uint32_t wd_emit_binary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, opcode, type, id, a, b);
    return id;
}

uint32_t wd_emit_word(wd_writer *writer, uint32_t opcode, uint32_t a, uint32_t b) {
    return wd_emit_binary(writer, opcode, writer->type_uint, a, b);
}

uint32_t wd_emit_test(wd_writer *writer, uint32_t opcode, uint32_t a, uint32_t b) {
    return wd_emit_binary(writer, opcode, writer->type_bool, a, b);
}

uint32_t wd_emit_biased(wd_writer *writer, uint32_t value, uint32_t bias) {
    if (!bias) {
        return value;
    }
    uint32_t mask = wd_spirv_builder_uint(writer->builder, bias);
    uint32_t combined = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpBitwiseXor, writer->type_uint, combined, value, mask);
    return combined;
}

uint32_t wd_emit_is_below(wd_writer *writer, uint32_t biased, uint32_t length) {
    return wd_emit_biased_less(writer, biased, wd_spirv_builder_uint(writer->builder, length ^ WD_SIGN_BIAS));
}

uint32_t wd_emit_biased_less(wd_writer *writer, uint32_t biased, uint32_t biased_limit) {
    uint32_t below = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpSLessThan, writer->type_bool, below, biased, biased_limit);
    return below;
}

uint32_t wd_emit_true(wd_writer *writer) {
    return wd_spirv_builder_global(writer->builder, SpvOpConstantTrue, &writer->type_bool, 1);
}
