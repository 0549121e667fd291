#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/gpuav/record/record_layout.h"

uint32_t wd_index_integer_width(const wd_spirv_module *module, uint32_t id, bool *is_signed) {
    wd_spirv_instruction value, type;
    *is_signed = false;
    if (!wd_spirv_module_find(module, id, &value) ||
        !wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type)) {
        return 32;
    }
    *is_signed = type.words[3] != 0;
    return type.words[2];
}

static uint32_t convert(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t value) {
    return wd_emit_unary(writer, opcode, type, value);
}

uint32_t wd_index_length(wd_writer *writer, const wd_array *array, uint32_t i) {
    const wd_spirv_dimension *dimension = &array->dimensions[i];
    if (array->length_from_input) {
        return wd_input_count(writer, array);
    }
    if (dimension->length) {
        return wd_spirv_builder_uint(writer->builder, dimension->length);
    }
    bool is_signed;
    uint32_t width = wd_index_integer_width(writer->module, dimension->length_id, &is_signed);
    if (width == 32 && !is_signed) {
        return dimension->length_id;
    }
    return convert(writer, width == 32 ? SpvOpBitcast : SpvOpUConvert, writer->type_uint,
                   dimension->length_id);
}

uint32_t wd_index_value(wd_writer *writer, uint32_t index, uint32_t typed, bool *is_wide) {
    bool is_signed;
    uint32_t width = wd_index_integer_width(writer->module, typed, &is_signed);
    *is_wide = width == 64;
    if (width >= 32) {
        return index;
    }
    return convert(writer, is_signed ? SpvOpSConvert : SpvOpUConvert, writer->type_uint, index);
}

uint32_t wd_index_word(wd_writer *writer, uint32_t index) {
    return wd_index_word_as(writer, index, index);
}

uint32_t wd_index_word_as(wd_writer *writer, uint32_t index, uint32_t typed) {
    wd_spirv_builder *builder = writer->builder;
    bool is_wide, is_signed;
    uint32_t value = wd_index_value(writer, index, typed, &is_wide);
    if (is_wide) {
        uint32_t low = convert(writer, SpvOpUConvert, writer->type_uint, value);
        uint32_t fits = wd_new_id(writer);
        uint32_t word = wd_new_id(writer);
        WD_EMIT(writer, SpvOpULessThan, writer->type_bool, fits, value,
                wd_spirv_builder_uint64(builder, (uint64_t)UINT32_MAX + 1));
        WD_EMIT(writer, SpvOpSelect, writer->type_uint, word, fits, low,
                wd_spirv_builder_uint(builder, UINT32_MAX));
        return word;
    }
    if (value == index && wd_index_integer_width(writer->module, typed, &is_signed) == 32 && is_signed) {
        return convert(writer, SpvOpBitcast, writer->type_uint, index);
    }
    return value;
}

// The index and length of an array of arrays: as one dimension. If this index is in bounds although one of the indices
// is not, and for arrays of structs, the record has that index and the length of its dimension.
static void flatten(wd_writer *writer, const wd_root *root, const wd_array *array, uint32_t *index,
                    uint32_t *length) {
    const uint32_t type_uint = writer->type_uint, type_bool = writer->type_bool;
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS], lengths[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = wd_index_word(writer, root->indices[i]);
        lengths[i] = wd_index_length(writer, array, i);
    }
    *index = indices[0];
    *length = lengths[0];
    for (uint32_t i = 1; !array->has_members && i < root->num_indices; i++) {
        uint32_t row = wd_new_id(writer), flat = wd_new_id(writer), total = wd_new_id(writer);
        WD_EMIT(writer, SpvOpIMul, type_uint, row, *index, lengths[i]);
        WD_EMIT(writer, SpvOpIAdd, type_uint, flat, row, indices[i]);
        WD_EMIT(writer, SpvOpIMul, type_uint, total, *length, lengths[i]);
        *index = flat;
        *length = total;
    }
    uint32_t inside = wd_emit_binary(writer, SpvOpULessThan, type_bool, *index, *length);
    for (uint32_t i = root->num_indices; i > 0; i--) {
        uint32_t beyond = wd_new_id(writer), own = wd_new_id(writer);
        uint32_t chosen_index = wd_new_id(writer), chosen_length = wd_new_id(writer);
        WD_EMIT(writer, SpvOpUGreaterThanEqual, type_bool, beyond, indices[i - 1], lengths[i - 1]);
        if (array->has_members) {
            own = beyond;
        } else {
            WD_EMIT(writer, SpvOpLogicalAnd, type_bool, own, inside, beyond);
        }
        WD_EMIT(writer, SpvOpSelect, type_uint, chosen_index, own, indices[i - 1], *index);
        WD_EMIT(writer, SpvOpSelect, type_uint, chosen_length, own, lengths[i - 1], *length);
        *index = chosen_index;
        *length = chosen_length;
    }
}

uint32_t wd_index_flat(wd_writer *writer, const wd_root *root, uint32_t *length) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    uint32_t index, ignored;
    if (!root->num_indices) {
        const uint32_t unknown = array->is_unknown ? WD_RECORD_INDEX_UNKNOWN : 0;
        return wd_spirv_builder_uint(writer->builder, unknown);
    }
    if (root->num_indices > 1 && array->known) {
        flatten(writer, root, array, &index, length ? length : &ignored);
        return index;
    }
    index = wd_index_word(writer, root->indices[0]);
    if (length) {
        *length = wd_index_length(writer, array, 0);
    }
    return index;
}
