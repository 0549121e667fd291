// Loads from the input buffer: the number of descriptors of a binding, and the word of a descriptor.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/gpuav/record/record_layout.h"

// Loads word `member`[`index`] of a buffer; `member` is a runtime array of words.
static uint32_t load_data(wd_writer *writer, wd_buffer buffer, uint32_t member, uint32_t index) {
    uint32_t member_id = wd_spirv_builder_uint(writer->builder, member);
    uint32_t base = wd_buffer_emit_pointer(writer, buffer), pointer = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAccessChain, writer->buffers.pointer_uint, pointer, base, member_id, index);
    return wd_buffer_emit_load(writer, writer->type_uint, pointer);
}

// Writes the position of word `first` + `index` (an id; 0: none) of a table that begins at `head`; 0 if `head` is 0.
static uint32_t position_in(wd_writer *writer, uint32_t head, uint32_t first, uint32_t index) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type_uint = writer->type_uint;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    uint32_t known = wd_new_id(writer), position = wd_new_id(writer);
    WD_EMIT(writer, SpvOpINotEqual, writer->type_bool, known, head, zero);
    WD_EMIT(writer, SpvOpIAdd, type_uint, position, head, wd_spirv_builder_uint(builder, first));
    if (index) {
        uint32_t sum = wd_emit_binary(writer, SpvOpIAdd, type_uint, position, index);
        position = sum;
    }
    uint32_t chosen = wd_new_id(writer);
    WD_EMIT(writer, SpvOpSelect, type_uint, chosen, known, position, zero);
    return chosen;
}

uint32_t wd_input_head_index(const wd_writer *writer, uint32_t set) {
    return set + (writer->buffers.has_positions ? 0 : writer->options->input->heads - WD_RECORD_BUFFER_DATA);
}

// load_head loads the position of the table of the set with this index (an id).
static uint32_t load_head(wd_writer *writer, uint32_t index) {
    if (!writer->buffers.has_positions) {
        return load_data(writer, WD_BUFFER_OUTPUT, WD_RECORD_BUFFER_DATA, index);
    }
    const uint32_t type =
        wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassUniform, writer->type_uint);
    const uint32_t member = wd_spirv_builder_uint(writer->builder, 0), pointer = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAccessChain, type, pointer, writer->buffers.positions, member, index);
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, pointer);
}

// find_first_read returns the variable of a word that invocations read when they begin; 0: there is none.
static uint32_t find_first_read(const wd_writer *writer, const wd_input_binding *input, bool is_head) {
    for (uint32_t i = 0; i < writer->first_reads.count; i++) {
        const wd_first_read *read = &writer->first_reads.items[i];
        if (read->is_head == is_head && (is_head ? read->input->set == input->set : read->input == input)) {
            return read->variable;
        }
    }
    return 0;
}

uint32_t wd_input_head(wd_writer *writer, const wd_input_binding *input) {
    for (size_t i = 0; i < writer->hoisted.bindings.count && writer->hoisted.bindings.items[i].head; i++) {
        if (writer->hoisted.bindings.items[i].input->set == input->set) {
            return writer->hoisted.bindings.items[i].head;
        }
    }
    const uint32_t variable = find_first_read(writer, input, true);
    if (variable) {
        return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, variable);
    }
    const uint32_t index = wd_input_head_index(writer, input->set);
    return load_head(writer, wd_spirv_builder_uint(writer->builder, index));
}

uint32_t wd_input_emit_read(wd_writer *writer, uint32_t position) {
    return load_data(writer, WD_BUFFER_INPUT, 0, position);
}

// The position of a word of the array's binding. Word 0 of the input buffer is UINT32_MAX.
static uint32_t position_of(wd_writer *writer, const wd_array *array, uint32_t first, uint32_t index) {
    if (array->is_row) {
        return position_in(writer, array->facts[WD_FACT_WORD], 0, index);
    }
    const uint32_t head = wd_input_head(writer, array->input);
    return position_in(writer, head, array->input->first + first, index);
}

// The same for descriptor `index` of a hoisted binding.
static uint32_t hoisted_position(wd_writer *writer, const wd_hoisted_binding *hoisted, uint32_t index) {
    uint32_t sum = wd_new_id(writer), position = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, sum, hoisted->base, index);
    WD_EMIT(writer, SpvOpBitwiseAnd, writer->type_uint, position, sum, hoisted->mask);
    return position;
}

uint32_t wd_input_read_hoisted(wd_writer *writer, const wd_hoisted_binding *hoisted, uint32_t index) {
    return wd_input_emit_read(writer, hoisted_position(writer, hoisted, index));
}

uint32_t wd_input_count(wd_writer *writer, const wd_array *array) {
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array);
    return hoisted && hoisted->count ? hoisted->count
                                     : wd_input_emit_read(writer, position_of(writer, array, 0, 0));
}

// The descriptor's number in its binding. `indices` replace those of `root`.
static uint32_t element(wd_writer *writer, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    uint32_t number = 0;
    for (uint32_t i = 0; i < root->num_indices; i++) {
        // A clamped index has the type of the original.
        uint32_t word = wd_index_word_as(writer, indices[i], root->indices[i]);
        if (number) {
            uint32_t row = wd_new_id(writer), sum = wd_new_id(writer);
            uint32_t length = wd_index_length(writer, array, i);
            WD_EMIT(writer, SpvOpIMul, writer->type_uint, row, number, length);
            WD_EMIT(writer, SpvOpIAdd, writer->type_uint, sum, row, word);
            word = sum;
        }
        number = word;
    }
    return number;
}

uint32_t wd_input_limit_position(wd_writer *writer, const wd_array *array, uint32_t index,
                                 uint32_t position) {
    if (!array->is_heap) {
        return position;
    }
    const uint32_t most = wd_spirv_builder_uint(writer->builder, WD_INSTRUMENT_MOST_HEAP_WORDS);
    const uint32_t fits = wd_emit_test(writer, SpvOpULessThan, index, most);
    return wd_emit_select(writer, fits, position, wd_spirv_builder_uint(writer->builder, 0));
}

uint32_t wd_input_position(wd_writer *writer, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    const uint32_t index = root->num_indices ? element(writer, root, indices) : 0;
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array);
    const uint32_t position = hoisted && hoisted->base && index ? hoisted_position(writer, hoisted, index)
                                                                : position_of(writer, array, 1, index);
    return index ? wd_input_limit_position(writer, array, index, position) : position;
}

uint32_t wd_input_load(wd_writer *writer, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array);
    if (hoisted && hoisted->word && !root->num_indices) {
        return hoisted->word;
    }
    const uint32_t variable =
        !root->num_indices && wd_hoisted_reads(array) ? find_first_read(writer, array->input, false) : 0;
    return variable ? wd_emit_unary(writer, SpvOpLoad, writer->type_uint, variable)
                    : wd_input_emit_read(writer, wd_input_position(writer, root, indices));
}

uint32_t wd_input_load_content(wd_writer *writer, const wd_root *root, const uint32_t *indices,
                               uint32_t length) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    const wd_hoisted_binding *hoisted = wd_hoisted_find(writer, array);
    if (hoisted && hoisted->content && !root->num_indices) {
        return hoisted->content;
    }
    uint32_t index = root->num_indices ? element(writer, root, indices) : 0, count = 0;
    if (!length) {
        count = wd_input_count(writer, array);
        index = index ? wd_emit_binary(writer, SpvOpIAdd, writer->type_uint, count, index) : count;
    }
    uint32_t position = position_of(writer, array, 1 + length, index);
    if (count) { // A table that does not have all descriptors has no contents of any.
        position = wd_input_limit_position(writer, array, count, position);
    }
    return wd_input_emit_read(writer, position);
}

uint32_t wd_input_load_at(wd_writer *writer, uint32_t head, uint32_t position) {
    const uint32_t begin = load_head(writer, head);
    return load_data(writer, WD_BUFFER_INPUT, 0, position_in(writer, begin, 0, position));
}

// Words that invocations read when they begin

void wd_first_reads_add(wd_writer *writer, const wd_input_binding *input, bool is_head) {
    wd_first_reads *reads = &writer->first_reads;
    if (reads->count == WD_MAX_FIRST_READS || find_first_read(writer, input, is_head)) {
        return;
    }
    const uint32_t variable = wd_companion_declare(writer, 0, writer->type_uint, writer->type_uint,
                                                   is_head ? "warden.table" : "warden.descriptor");
    wd_spirv_builder_interface_of_all(writer->builder, variable);
    reads->items[reads->count++] = (wd_first_read){input, is_head, variable};
}

bool wd_first_reads_is_entry(const wd_writer *writer, uint32_t function) {
    return writer->first_reads.count && wd_spirv_module_is_entry_point(writer->module, function);
}

void wd_first_reads_begin_entry(wd_writer *writer) {
    for (uint32_t i = 0; i < writer->first_reads.count; i++) {
        const wd_first_read *read = &writer->first_reads.items[i];
        const uint32_t index = wd_input_head_index(writer, read->input->set);
        uint32_t word = load_head(writer, wd_spirv_builder_uint(writer->builder, index));
        if (!read->is_head) {
            word = wd_input_emit_read(writer, position_in(writer, word, read->input->first + 1, 0));
        }
        WD_EMIT(writer, SpvOpStore, read->variable, word);
    }
}
