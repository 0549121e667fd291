#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// Returns a new id for the result of a guarded instruction, whose own id becomes the merged value's; 0: it has no
// result.
uint32_t wd_guarded_result(wd_writer *writer, const wd_spirv_instruction *instruction) {
    if (!instruction->result) {
        return 0;
    }
    uint32_t id = wd_spirv_builder_id(writer->builder);
    wd_writer_decorate(writer, instruction->result, id, false);
    return id;
}

// Narrow values

// The type that integers of 8 or 16 bits, or vectors of them, are widened to.
static uint32_t wide_type(wd_writer *writer, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find_opcode(writer->module, type_id, SpvOpTypeVector, &type)
               ? wd_spirv_builder_type_vector(writer->builder, writer->type_uint, type.words[3])
               : writer->type_uint;
}

// Writes the uses of a narrow value in the branch that loads it. Returns the id to select instead of it, or 0.
uint32_t wd_narrow_emit_uses(wd_writer *writer, const wd_narrow *narrow,
                             const wd_spirv_instruction *instruction, uint32_t value) {
    wd_analysis *analysis = writer->analysis;
    if (narrow->method == WD_NARROW_WIDEN) {
        uint32_t wide = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpSConvert, wide_type(writer, instruction->result_type), wide, value);
        return wide;
    }
    for (wd_optional_index next = narrow->first_conversion; wd_optional_has(next);
         next = analysis->narrow.conversions.items[wd_optional_get(next)].next) {
        enum { OPERAND = 3 };
        wd_conversion *conversion = &analysis->narrow.conversions.items[wd_optional_get(next)];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(writer->module, conversion->instruction, &convert);
        conversion->value = wd_guarded_result(writer, &convert);
        size_t num_words, position = wd_writer_append(writer, &convert, conversion->value);
        uint32_t *words = wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
        if (position + OPERAND < num_words) {
            words[position + OPERAND] = instruction->result;
        }
    }
    return 0;
}

// Makes, before the branch, the zero values that may replace the results of wd_narrow_emit_uses.
uint32_t wd_narrow_emit_zeros(wd_writer *writer, const wd_narrow *narrow,
                              const wd_spirv_instruction *instruction) {
    wd_analysis *analysis = writer->analysis;
    if (narrow->method == WD_NARROW_WIDEN) {
        return wd_zero_emit(writer, wide_type(writer, instruction->result_type));
    }
    for (wd_optional_index next = narrow->first_conversion; wd_optional_has(next);
         next = analysis->narrow.conversions.items[wd_optional_get(next)].next) {
        wd_conversion *conversion = &analysis->narrow.conversions.items[wd_optional_get(next)];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(writer->module, conversion->instruction, &convert);
        conversion->zero = wd_zero_emit(writer, convert.result_type);
    }
    return 0;
}

// Selects the results of wd_narrow_emit_uses, or zero.
void wd_narrow_emit_merge(wd_writer *writer, wd_narrow *narrow, const wd_spirv_instruction *instruction,
                          uint32_t merge, uint32_t value, uint32_t from, uint32_t zero, uint32_t zero_from) {
    wd_analysis *analysis = writer->analysis;
    wd_writer_begin_block(writer, merge);
    if (narrow->method == WD_NARROW_WIDEN) {
        uint32_t wide = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpPhi, wide_type(writer, instruction->result_type), wide, value, from, zero,
                zero_from);
        wd_writer_restore_line(writer);
        WD_EMIT(writer, SpvOpSConvert, instruction->result_type, instruction->result, wide);
        return;
    }
    for (wd_optional_index next = narrow->first_conversion; wd_optional_has(next);
         next = analysis->narrow.conversions.items[wd_optional_get(next)].next) {
        const wd_conversion *conversion = &analysis->narrow.conversions.items[wd_optional_get(next)];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(writer->module, conversion->instruction, &convert);
        WD_EMIT(writer, SpvOpPhi, convert.result_type, convert.result, conversion->value, from,
                conversion->zero, zero_from);
    }
    narrow->is_hoisted = true;
    wd_writer_restore_line(writer);
}
