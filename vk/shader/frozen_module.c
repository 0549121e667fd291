#include "vk/shader/frozen_module.h"

#include <string.h>

static bool is_specializable(uint32_t opcode) {
    return opcode == SpvOpSpecConstant || opcode == SpvOpSpecConstantTrue ||
           opcode == SpvOpSpecConstantFalse || opcode == SpvOpSpecConstantOp;
}

bool wd_shader_changes_types(const wd_shader_constants *constants) {
    enum { LENGTH = 3 };
    const wd_shader_constants defaults = {constants->reflection, NULL};
    if (!constants->specialization || !constants->reflection->has_spec_constants) {
        return false;
    }
    WD_SPIRV_FOR_PART(head, constants->reflection->module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_instruction length;
        uint64_t value, other;
        if (head.opcode == SpvOpTypeArray &&
            wd_spirv_module_find(constants->reflection->module, head.at[LENGTH], &length) &&
            is_specializable(length.opcode) && wd_shader_constant(constants, length.result, &value) &&
            wd_shader_constant(&defaults, length.result, &other) && value != other) {
            return true;
        }
    }
    return false;
}

// copy is the words that are written.
typedef struct copy {
    const wd_shader_constants *constants;
    uint32_t *words;
    size_t num_words;
} copy;

static void begin_constant(copy *copy, uint32_t opcode, uint32_t num_words,
                           const wd_spirv_instruction *from) {
    copy->words[copy->num_words++] = num_words << 16 | opcode;
    copy->words[copy->num_words++] = from->result_type;
    copy->words[copy->num_words++] = from->result;
}

// write_value writes an integer or Boolean constant.
static void write_value(copy *copy, const wd_spirv_instruction *from, const wd_shader_scalars *type,
                        uint64_t value) {
    if (type->opcode == SpvOpTypeBool) {
        begin_constant(copy, value ? SpvOpConstantTrue : SpvOpConstantFalse, 3, from);
        return;
    }
    if (type->is_signed && type->width < 32 && value >> (type->width - 1)) {
        value |= ~UINT64_C(0) << type->width; // Narrow signed integers are sign-extended to a word.
    }
    begin_constant(copy, SpvOpConstant, type->width > 32 ? 5 : 4, from);
    copy->words[copy->num_words++] = (uint32_t)value;
    if (type->width > 32) {
        copy->words[copy->num_words++] = (uint32_t)(value >> 32);
    }
}

// write_float writes the bits that an application gave for a floating-point constant, or its default.
static void write_float(copy *copy, const wd_spirv_instruction *from, const wd_shader_scalars *type) {
    const VkSpecializationMapEntry *entry = wd_shader_specialized_entry(copy->constants, from->result);
    const size_t at = copy->num_words;
    memcpy(copy->words + at, from->words, from->num_words * sizeof *from->words);
    copy->words[at] = from->num_words << 16 | SpvOpConstant;
    if (entry && entry->size == type->width / 8 &&
        entry->size <= (from->num_words - 3) * sizeof *from->words) {
        memset(copy->words + at + 3, 0, (from->num_words - 3) * sizeof *from->words);
        memcpy(copy->words + at + 3, (const char *)copy->constants->specialization->pData + entry->offset,
               entry->size);
    }
    copy->num_words += from->num_words;
}

static void write_words(copy *copy, const wd_spirv_instruction *from, uint32_t opcode) {
    memcpy(copy->words + copy->num_words, from->words, from->num_words * sizeof *from->words);
    copy->words[copy->num_words] = from->num_words << 16 | opcode;
    copy->num_words += from->num_words;
}

static void write_instruction(copy *copy, const wd_spirv_instruction *from) {
    const bool is_spec_id = from->opcode == SpvOpDecorate && from->words[2] == SpvDecorationSpecId;
    wd_shader_scalars type;
    uint64_t value;
    if (is_spec_id) {
        return;
    }
    if (from->opcode == SpvOpSpecConstantComposite) {
        write_words(copy, from, SpvOpConstantComposite);
    } else if (!is_specializable(from->opcode) ||
               !wd_shader_find_scalars(copy->constants->reflection->module, from->result_type, &type)) {
        write_words(copy, from, from->opcode);
    } else if (wd_shader_constant(copy->constants, from->result, &value)) {
        write_value(copy, from, &type, value);
    } else if (from->opcode == SpvOpSpecConstant && from->num_words > 3) {
        write_float(copy, from, &type);
    } else {
        write_words(copy, from, from->opcode);
    }
}

wd_status wd_shader_freeze(wd_allocator allocator, const wd_shader_constants *constants, uint32_t **words,
                           size_t *num_words) {
    const wd_spirv_module *module = constants->reflection->module;
    // Constants of valid modules do not grow, and no constant of any module doubles.
    copy copy = {.constants = constants,
                 .words = wd_alloc_zero(&allocator, 2 * wd_spirv_module_num_words(module), sizeof(uint32_t))};
    *words = copy.words;
    *num_words = 0;
    if (!copy.words) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(copy.words, wd_spirv_module_words(module), WD_SPIRV_HEADER_WORDS * sizeof(uint32_t));
    copy.num_words = WD_SPIRV_HEADER_WORDS;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        write_instruction(&copy, &instruction);
    }
    *num_words = copy.num_words;
    return WD_OK;
}
