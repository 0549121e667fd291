// The code of zero values: the results of skipped accesses.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

static uint32_t compose(wd_writer *writer, uint32_t type, const uint32_t *parts, uint32_t count) {
    uint32_t operands[2 + WD_MAX_ZERO_PARTS] = {type, wd_spirv_builder_id(writer->builder)};
    for (uint32_t i = 0; i < count; i++) {
        operands[2 + i] = parts[i];
    }
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpCompositeConstruct, operands,
                          2 + count);
    return operands[1];
}

static uint32_t null_pointer(wd_writer *writer, uint32_t type) {
    wd_spirv_builder *builder = writer->builder;
    bool wide = writer->analysis->features.has_int64;
    uint32_t number =
        wide ? wd_spirv_builder_uint64(builder, 0)
             : wd_spirv_builder_null(builder, wd_spirv_builder_type_vector(builder, writer->type_uint, 2));
    return wd_emit_unary(writer, wide ? SpvOpConvertUToPtr : SpvOpBitcast, type, number);
}

uint32_t wd_zero_emit(wd_writer *writer, uint32_t type_id) {
    wd_spirv_instruction type;
    uint32_t parts[WD_MAX_ZERO_PARTS], count = 0;
    uint64_t length = 0;
    if (!wd_zero_holds_pointer(writer->module, type_id) ||
        !wd_spirv_module_find(writer->module, type_id, &type)) {
        return wd_spirv_builder_null(writer->builder, type_id);
    }
    switch (type.opcode) {
    case SpvOpTypePointer:
        return null_pointer(writer, type_id);
    case SpvOpTypeArray:
        wd_spirv_module_constant(writer->module, type.words[3], &length);
        parts[0] = wd_zero_emit(writer, type.words[2]);
        for (count = 1; count < length && count < WD_MAX_ZERO_PARTS; count++) {
            parts[count] = parts[0];
        }
        break;
    default:
        for (uint32_t i = 2; i < type.num_words && count < WD_MAX_ZERO_PARTS; i++) {
            parts[count++] = wd_zero_emit(writer, type.words[i]);
        }
    }
    return compose(writer, type_id, parts, count);
}
