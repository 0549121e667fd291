// Copies of the instructions between a descriptor array and an instruction that uses a descriptor. A guarded
// instruction uses copies with other indices, in its own branch.
#include "vk/gpuav/instrument/writer/module_writer.h"

// Copies a trace's instruction. `adjust` NULL: only that instruction; else the traces of its operands are copied first.
static void copy_trace(wd_writer *writer, const wd_trace *trace, wd_adjust_copy adjust, const void *user) {
    wd_trace_copy *copy = wd_copies_find(writer, trace);
    if (copy->set == writer->at.copying) {
        return;
    }
    wd_spirv_instruction instruction;
    wd_spirv_module_instruction(writer->module, trace->instruction, &instruction);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); adjust && word; word = wd_spirv_next_id(&cursor)) {
        const wd_trace *part = wd_trace_of(writer->analysis, instruction.words[word]);
        if (part && wd_trace_copies_with(trace, part)) {
            copy_trace(writer, part, adjust, user);
        }
    }
    uint32_t id = trace->id;
    if (!trace->dropped || copy->taken) {
        id = wd_spirv_builder_id(writer->builder);
        wd_writer_decorate(writer, trace->id, id, false);
    }
    copy->taken = true;
    const size_t position = wd_writer_append(writer, &instruction, id);
    if (adjust) {
        adjust(writer, trace, position, user);
    }
    copy->set = writer->at.copying;
    copy->piece = writer->at.piece;
    copy->id = id;
}

void wd_copies_emit_operands(wd_writer *writer, const wd_spirv_instruction *instruction,
                             wd_adjust_copy adjust, const void *user) {
    writer->at.copying++;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const wd_trace *trace = wd_trace_of(writer->analysis, instruction->words[word]);
        if (trace && trace->copied) {
            copy_trace(writer, trace, adjust, user);
        }
    }
}

void wd_copies_emit_sampled_images(wd_writer *writer, const wd_spirv_instruction *instruction) {
    writer->at.copying++;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const wd_trace *trace = wd_trace_of(writer->analysis, instruction->words[word]);
        if (!trace || trace->kind != WD_TRACE_SAMPLED_IMAGE) {
            continue;
        }
        wd_trace_copy *copy = wd_copies_find(writer, trace);
        if (copy->piece == writer->at.piece) {
            copy->set = writer->at.copying;
        } else {
            copy_trace(writer, trace, NULL, NULL);
        }
    }
}

// Whether the original of the trace was dropped before instruction `begin`.
static bool is_dropped_before(const wd_trace *trace, uint32_t begin) {
    return trace && trace->dropped && trace->instruction < begin;
}

void wd_copies_emit_dropped(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t begin) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const wd_trace *trace = wd_trace_of(writer->analysis, instruction->words[word]);
        if (!is_dropped_before(trace, begin) || wd_copies_find(writer, trace)->set == writer->at.copying) {
            continue;
        }
        wd_spirv_instruction made;
        wd_spirv_module_instruction(writer->module, trace->instruction, &made);
        wd_copies_emit_dropped(writer, &made, trace->instruction); // The depth is at most WD_MAX_TRACE_DEPTH.
        copy_trace(writer, trace, NULL, NULL);
    }
}
