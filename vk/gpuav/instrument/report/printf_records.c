// The functions that record calls of debugPrintfEXT: their parameters are the values of a call.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/report/failure_report_internal.h"
#include "vk/spirv/debug_printf.h"

enum { SPIRV_1_5 = 0x00010500 };

// value_words are the words of the values; those that a record has no room for are not written.
typedef struct value_words {
    uint32_t ids[WD_RECORD_PRINTF_MAX_WORDS - WD_RECORD_PRINTF_VALUES];
    uint32_t count;
} value_words;

static uint32_t extract(wd_writer *writer, uint32_t type, uint32_t composite, uint32_t index) {
    return wd_emit_binary(writer, SpvOpCompositeExtract, type, composite, index);
}

static uint32_t narrow_word(wd_writer *writer, const wd_spirv_printf_type *type, uint32_t value) {
    wd_spirv_builder *builder = writer->builder;
    switch (type->scalar) {
    case WD_SPIRV_PRINTF_BOOL:
        return wd_emit_select(writer, value, wd_spirv_builder_uint(builder, 1),
                              wd_spirv_builder_uint(builder, 0));
    case WD_SPIRV_PRINTF_SIGNED:
        return wd_emit_unary(writer, type->width < 32 ? SpvOpSConvert : SpvOpBitcast, writer->type_uint,
                             value);
    case WD_SPIRV_PRINTF_UNSIGNED:
        return type->width < 32 ? wd_emit_unary(writer, SpvOpUConvert, writer->type_uint, value) : value;
    case WD_SPIRV_PRINTF_FLOAT:
        if (type->width < 32) {
            value = wd_emit_unary(writer, SpvOpFConvert, wd_spirv_builder_type_float(builder, 32), value);
        }
        return wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value);
    default:
        return value;
    }
}

static void add_word(value_words *words, uint32_t id) {
    if (words->count < sizeof words->ids / sizeof *words->ids) {
        words->ids[words->count++] = id;
    }
}

static void add_component(wd_writer *writer, const wd_spirv_printf_type *type, uint32_t value,
                          value_words *words) {
    if (type->width <= 32) {
        add_word(words, narrow_word(writer, type, value));
        return;
    }
    if (type->scalar == WD_SPIRV_PRINTF_ADDRESS && wd_spirv_module_version(writer->module) < SPIRV_1_5) {
        wd_spirv_builder_extension(writer->builder, "SPV_KHR_physical_storage_buffer");
    }
    const uint32_t pair = wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 2);
    const uint32_t both = wd_emit_unary(writer, SpvOpBitcast, pair, value);
    add_word(words, extract(writer, writer->type_uint, both, 0));
    add_word(words, extract(writer, writer->type_uint, both, 1));
}

static void add_value(wd_writer *writer, uint32_t type_id, uint32_t value, value_words *words) {
    const wd_spirv_printf_type type = wd_spirv_printf_type_of(writer->module, type_id);
    for (uint32_t c = 0; c < type.columns; c++) {
        const uint32_t column = type.columns > 1 ? extract(writer, type.column_type, value, c) : value;
        for (uint32_t r = 0; r < type.rows; r++) {
            const uint32_t component = type.rows > 1 ? extract(writer, type.scalar_type, column, r) : column;
            add_component(writer, &type, component, words);
        }
    }
}

// Writes the parameters and the first label. The function's own parameters are words.
static void begin_function(wd_writer *writer, const wd_printf_function *function, uint32_t *parameters) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t count = WD_PRINTF_OWN_PARAMETERS + function->num_types;
    uint32_t signature[1 + WD_PRINTF_OWN_PARAMETERS + WD_SPIRV_PRINTF_MAX_VALUES] = {writer->type_void};
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t type =
            i < WD_PRINTF_OWN_PARAMETERS
                ? 0
                : writer->printfs.types.items[function->first_type + i - WD_PRINTF_OWN_PARAMETERS];
        signature[1 + i] = type ? type : writer->type_uint;
    }
    const uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1 + count);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, function->id, SpvFunctionControlDontInlineMask, type);
    for (uint32_t i = 0; i < count; i++) {
        parameters[i] = wd_spirv_builder_id(builder);
        WD_EMIT(writer, SpvOpFunctionParameter, signature[1 + i], parameters[i]);
        if (wd_is_physical_pointer(writer->module, signature[1 + i])) {
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, parameters[i],
                          SpvDecorationAliased);
        }
    }
    WD_EMIT(writer, SpvOpLabel, wd_spirv_builder_id(builder));
}

static void define_function(wd_writer *writer, const wd_printf_function *function) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t parameters[WD_PRINTF_OWN_PARAMETERS + WD_SPIRV_PRINTF_MAX_VALUES];
    begin_function(writer, function, parameters);
    value_words values = {.count = 0};
    for (uint32_t i = 0; i < function->num_types; i++) {
        add_value(writer, writer->printfs.types.items[function->first_type + i],
                  parameters[WD_PRINTF_OWN_PARAMETERS + i], &values);
    }
    uint32_t words[WD_RECORD_PRINTF_MAX_WORDS];
    const uint32_t num_words = WD_RECORD_PRINTF_VALUES + values.count;
    words[WD_RECORD_SIZE] = wd_spirv_builder_uint(builder, num_words);
    words[WD_RECORD_SHADER_ID] = wd_spirv_builder_uint(builder, writer->failures->shader_id);
    words[WD_RECORD_INSTRUCTION] = parameters[0];
    wd_stage_load(writer, &words[WD_RECORD_STAGE]);
    words[WD_RECORD_ERROR] = wd_spirv_builder_uint(builder, WD_RECORD_PRINTF);
    words[WD_RECORD_ERROR_WORDS] = parameters[1];
    words[WD_RECORD_ERROR_WORDS + 1] = wd_spirv_builder_uint(builder, 0);
    for (uint32_t i = 0; i < values.count; i++) {
        words[WD_RECORD_PRINTF_VALUES + i] = values.ids[i];
    }
    const wd_report_record record = {
        .words = words,
        .num_words = num_words,
        .size = words[WD_RECORD_SIZE],
        .write = wd_spirv_builder_id(builder),
        .done = wd_spirv_builder_id(builder),
    };
    wd_report_write(writer, &record);
}

void wd_printfs_define(wd_writer *writer) {
    for (size_t i = 0; i < writer->printfs.functions.count; i++) {
        define_function(writer, &writer->printfs.functions.items[i]);
    }
}
