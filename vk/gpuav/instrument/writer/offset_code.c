#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

uint32_t wd_offset_array_length(wd_writer *writer, const wd_location *location, const wd_root *root,
                                const uint32_t *indices) {
    wd_spirv_builder *builder = writer->builder;
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    const wd_spirv_descriptor *descriptor = array->descriptor;
    // The index of a descriptor in a heap is not checked if its table is not known: its pointer is not replaced.
    uint32_t pointer = array->is_heap ? location->pointer : descriptor->variable;
    if (root->num_indices && !array->is_heap) {
        uint32_t operands[3 + WD_SPIRV_MAX_DIMENSIONS];
        memcpy(operands + 3, indices, root->num_indices * sizeof *indices);
        operands[0] = wd_spirv_builder_type_pointer(builder, descriptor->storage_class, descriptor->type);
        operands[1] = pointer = wd_new_id(writer);
        operands[2] = descriptor->variable;
        wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpAccessChain, operands,
                              3 + root->num_indices);
        wd_writer_decorate(writer, location->pointer, pointer, true);
    }
    return wd_emit_word(writer, SpvOpArrayLength, pointer, location->runtime_member);
}

uint32_t wd_offset_size(wd_writer *writer, uint32_t length, const wd_location *location) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t bytes = wd_new_id(writer), size = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIMul, writer->type_uint, bytes, length,
            wd_spirv_builder_uint(builder, location->runtime_stride));
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, size, bytes,
            wd_spirv_builder_uint(builder, location->runtime_offset));
    return size;
}

uint32_t wd_offset_buffer_size(wd_writer *writer, const wd_root *root, const uint32_t *indices) {
    const wd_spirv_descriptor *descriptor = wd_array_at(writer->analysis, root->array)->descriptor;
    wd_location block = {.pointer = descriptor->variable, .type = descriptor->type};
    if (!wd_location_find_tail(writer->analysis, &block)) {
        return 0;
    }
    return wd_offset_size(writer, wd_offset_array_length(writer, &block, root, indices), &block);
}

// A term in two parts that are not negative: the bytes that it adds to the offset, or subtracts from it if its index is
// negative.
typedef struct step {
    uint32_t forth;
    uint32_t back; // 0: it never subtracts.
    uint32_t sum;  // The id of the offset after the addition.
} step;

// The absolute value of a signed index as a word. `*below`: the condition that it is negative.
static uint32_t magnitude_of(wd_writer *writer, uint32_t index, uint32_t *below) {
    wd_spirv_instruction value, type;
    uint32_t number = index, type_id = writer->type_uint;
    const bool is_wide =
        wd_spirv_module_find(writer->module, index, &value) &&
        wd_spirv_module_find_opcode(writer->module, value.result_type, SpvOpTypeInt, &type) &&
        type.words[2] == 64;
    if (is_wide) {
        type_id = value.result_type;
    } else {
        number = wd_index_word(writer, index);
    }
    const uint32_t zero = wd_spirv_builder_null(writer->builder, type_id);
    *below = wd_new_id(writer);
    uint32_t negated = wd_new_id(writer), chosen = wd_new_id(writer);
    WD_EMIT(writer, SpvOpSLessThan, writer->type_bool, *below, number, zero);
    WD_EMIT(writer, SpvOpISub, type_id, negated, zero, number);
    WD_EMIT(writer, SpvOpSelect, type_id, chosen, *below, negated, number);
    return is_wide ? wd_index_word_as(writer, chosen, index) : chosen;
}

// The largest index of a term; UINT32_MAX for larger ones.
static uint32_t max_index(wd_writer *writer, const wd_term *term) {
    const uint64_t max = term->is_signed ? UINT32_MAX : wd_range_max(writer->analysis, term->index);
    return max < UINT32_MAX ? (uint32_t)max : UINT32_MAX;
}

// Writes a term of at most `room` bytes; the condition that it fits is added to `*fits`.
static step write_term(wd_writer *writer, const wd_term *term, uint32_t room, uint32_t *fits) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type_uint = writer->type_uint;
    uint32_t below = 0;
    const uint32_t index =
        term->is_signed ? magnitude_of(writer, term->index, &below) : wd_index_word(writer, term->index);
    if (max_index(writer, term) > room / term->stride) {
        uint32_t small = wd_new_id(writer);
        WD_EMIT(writer, SpvOpULessThanEqual, writer->type_bool, small, index,
                wd_spirv_builder_uint(builder, room / term->stride));
        wd_emit_and(writer, fits, small);
    }
    step step = {.forth = wd_new_id(writer)};
    step.sum = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIMul, type_uint, step.forth, index, wd_spirv_builder_uint(builder, term->stride));
    if (below) {
        const uint32_t zero = wd_spirv_builder_uint(builder, 0), bytes = step.forth;
        step.forth = wd_new_id(writer);
        step.back = wd_new_id(writer);
        WD_EMIT(writer, SpvOpSelect, type_uint, step.forth, below, zero, bytes);
        WD_EMIT(writer, SpvOpSelect, type_uint, step.back, below, bytes, zero);
    }
    return step;
}

// total = bytes + sum; `exact`: it never exceeds 32 bits.
static void add_bytes(wd_writer *writer, uint32_t total, uint32_t bytes, uint32_t sum, bool exact,
                      uint32_t *fits) {
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, total, bytes, sum);
    if (!exact) {
        uint32_t complete = wd_emit_test(writer, SpvOpUGreaterThanEqual, total, bytes);
        wd_emit_and(writer, fits, complete);
    }
}

// Subtractions are summed separately: only the final offset must be in the buffer. The first byte, `span` bytes before
// the last, must not be before the buffer.
static uint32_t take_away(wd_writer *writer, uint32_t last, uint32_t back, uint32_t span, uint32_t *fits) {
    const uint32_t first = wd_new_id(writer), inside = wd_new_id(writer), moved = wd_new_id(writer);
    WD_EMIT(writer, SpvOpISub, writer->type_uint, first, last, wd_spirv_builder_uint(writer->builder, span));
    WD_EMIT(writer, SpvOpUGreaterThanEqual, writer->type_bool, inside, first, back);
    wd_emit_and(writer, fits, inside);
    WD_EMIT(writer, SpvOpISub, writer->type_uint, moved, last, back);
    return moved;
}

uint32_t wd_offset_emit(wd_writer *writer, const wd_location *location, uint32_t base, uint32_t *fits) {
    uint32_t last = wd_spirv_builder_uint(writer->builder, base), back = 0;
    uint64_t most = base; // Of `last`.
    *fits = 0;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        const wd_term *term = &wd_location_terms(writer->analysis, location)[i];
        const uint32_t room = i || term->is_signed ? UINT32_MAX : UINT32_MAX - base;
        const step step = write_term(writer, term, room, fits);
        const uint64_t fitting = room / term->stride, max = max_index(writer, term);
        most += (max < fitting ? max : fitting) * term->stride;
        add_bytes(writer, step.sum, step.forth, last, most <= UINT32_MAX, fits);
        most = most < UINT32_MAX ? most : UINT32_MAX;
        last = step.sum;
        if (step.back && back) {
            const uint32_t total = wd_new_id(writer);
            add_bytes(writer, total, step.back, back, false, fits);
            back = total;
        } else if (step.back) {
            back = step.back;
        }
    }
    return back ? take_away(writer, last, back, base - (uint32_t)location->offset, fits) : last;
}
