#include "vk/spirv/debug_printf.h"

#include <spirv/unified1/NonSemanticDebugPrintf.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

bool wd_spirv_is_printf(const wd_spirv_instruction *instruction, uint32_t set) {
    return set && instruction->opcode == SpvOpExtInst && instruction->num_words > WD_SPIRV_PRINTF_FORMAT &&
           instruction->num_words <= WD_SPIRV_PRINTF_FIRST_VALUE + WD_SPIRV_PRINTF_MAX_VALUES &&
           instruction->words[3] == set && instruction->words[4] == NonSemanticDebugPrintfDebugPrintf;
}

bool wd_spirv_has_printf_name(const uint32_t *words, size_t num_words) {
    return memmem(words, num_words * sizeof *words, WD_SPIRV_PRINTF_SET, sizeof WD_SPIRV_PRINTF_SET) != NULL;
}

uint32_t wd_spirv_printf_set(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExtInstImport && !strcmp((const char *)(head.at + 2), WD_SPIRV_PRINTF_SET)) {
            return head.at[1];
        }
    }
    return 0;
}

static bool read_scalar(const wd_spirv_module *module, uint32_t id, wd_spirv_printf_type *type) {
    wd_spirv_instruction found;
    if (!wd_spirv_module_find(module, id, &found)) {
        return false;
    }
    type->scalar_type = id;
    switch (found.opcode) {
    case SpvOpTypeBool:
        type->scalar = WD_SPIRV_PRINTF_BOOL;
        type->width = 32;
        return true;
    case SpvOpTypeInt:
        type->scalar = found.words[3] ? WD_SPIRV_PRINTF_SIGNED : WD_SPIRV_PRINTF_UNSIGNED;
        type->width = found.words[2];
        return type->width == 8 || type->width == 16 || type->width == 32 || type->width == 64;
    case SpvOpTypeFloat:
        // A fourth word is the encoding of a float that is not of IEEE 754.
        type->scalar = WD_SPIRV_PRINTF_FLOAT;
        type->width = found.words[2];
        return found.num_words == 3 && (type->width == 16 || type->width == 32 || type->width == 64);
    case SpvOpTypePointer:
        type->scalar = WD_SPIRV_PRINTF_ADDRESS;
        type->width = 64;
        return found.words[2] == SpvStorageClassPhysicalStorageBuffer;
    default:
        return false;
    }
}

wd_spirv_printf_type wd_spirv_printf_type_of(const wd_spirv_module *module, uint32_t type_id) {
    enum { MAX_COMPONENTS = 16 };
    const wd_spirv_printf_type nothing = {.width = 32, .rows = 1, .columns = 1};
    wd_spirv_printf_type type = nothing;
    wd_spirv_instruction found;
    uint32_t id = type_id;
    if (wd_spirv_module_find_opcode(module, id, SpvOpTypeMatrix, &found)) {
        id = found.words[2];
        type.columns = found.words[3];
    }
    type.column_type = id;
    if (wd_spirv_module_find_opcode(module, id, SpvOpTypeVector, &found)) {
        id = found.words[2];
        type.rows = found.words[3];
    }
    if (type.columns > MAX_COMPONENTS || type.rows > MAX_COMPONENTS || !type.rows || !type.columns ||
        !read_scalar(module, id, &type)) {
        return nothing;
    }
    return type;
}

uint32_t wd_spirv_printf_value_type(const wd_spirv_module *module, const wd_spirv_instruction *call,
                                    uint32_t word) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(module, call->words[word], &value) ? value.result_type : 0;
}
