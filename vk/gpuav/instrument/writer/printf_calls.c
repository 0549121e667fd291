// A call of debugPrintfEXT becomes a call of a function that records its values. Both instructions have the same number
// of words, so that the call is replaced where it was written:
//
// | word | OpExtInst   | OpFunctionCall                |
// |------|-------------|-------------------------------|
// | 1, 2 | type, id    | type, id                      |
// | 3    | set         | function                      |
// | 4    | instruction | index of the call's OpExtInst |
// | 5    | format      | number of values              |
// | 6 .. | values      | values                        |
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/spirv/debug_printf.h"

static wd_printf_function *find_function(wd_writer *writer, const uint32_t *types, uint32_t num_types) {
    wd_printf_calls *calls = &writer->printfs;
    for (size_t i = 0; i < calls->functions.count; i++) {
        wd_printf_function *function = &calls->functions.items[i];
        if (function->num_types == num_types &&
            (!num_types ||
             !memcmp(calls->types.items + function->first_type, types, num_types * sizeof *types))) {
            return function;
        }
    }
    return NULL;
}

static wd_printf_function *add_function(wd_writer *writer, const uint32_t *types, uint32_t num_types) {
    const wd_allocator *allocator = &writer->analysis->allocator;
    wd_printf_calls *calls = &writer->printfs;
    const size_t first_type = calls->types.count;
    for (uint32_t i = 0; i < num_types; i++) {
        uint32_t *type = WD_VECTOR_PUSH(allocator, &calls->types);
        if (!type) {
            return NULL;
        }
        *type = types[i];
    }
    wd_printf_function *function = WD_VECTOR_PUSH(allocator, &calls->functions);
    if (function) {
        *function = (wd_printf_function){wd_spirv_builder_id(writer->builder), first_type, num_types};
        wd_spirv_builder_name(writer->builder, function->id, "warden.debug_printf");
    }
    return function;
}

void wd_printf_replace(wd_writer *writer, const wd_spirv_instruction *instruction, size_t position) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t types[WD_SPIRV_PRINTF_MAX_VALUES];
    const uint32_t num_types = instruction->num_words - WD_SPIRV_PRINTF_FIRST_VALUE;
    for (uint32_t i = 0; i < num_types; i++) {
        const uint32_t type =
            wd_spirv_printf_value_type(writer->module, instruction, WD_SPIRV_PRINTF_FIRST_VALUE + i);
        types[i] = wd_spirv_printf_type_of(writer->module, type).scalar ? type : 0;
    }
    wd_printf_function *function = find_function(writer, types, num_types);
    function = function ? function : add_function(writer, types, num_types);
    if (!function) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    const uint32_t index = wd_spirv_builder_uint(builder, instruction->index);
    const uint32_t count = wd_spirv_builder_uint(builder, num_types);
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    if (num_words < position + instruction->num_words) {
        return; // Out of memory: the builder has noted it.
    }
    words += position;
    words[0] = (uint32_t)instruction->num_words << SpvWordCountShift | SpvOpFunctionCall;
    words[3] = function->id;
    words[4] = index;
    words[WD_SPIRV_PRINTF_FORMAT] = count;
    for (uint32_t i = 0; i < num_types; i++) {
        words[WD_SPIRV_PRINTF_FIRST_VALUE + i] = types[i] ? words[WD_SPIRV_PRINTF_FIRST_VALUE + i] : zero;
    }
}
