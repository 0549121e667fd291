#include "vk/shader/shader_reduced.h"

#include <string.h>

#include "vk/shader/shader_exception.h"

void wd_shader_reduced_init(wd_shader_reduced *reduced, wd_allocator allocator,
                            const wd_spirv_module *module) {
    *reduced = (wd_shader_reduced){.allocator = allocator, .module = module};
}

void wd_shader_reduced_finish(wd_shader_reduced *reduced) {
    if (reduced && reduced->module) {
        wd_free(&reduced->allocator, reduced->dropped);
        wd_free(&reduced->allocator, reduced->words);
        *reduced = (wd_shader_reduced){0};
    }
}

static wd_status prepare_drop(wd_shader_reduced *reduced) {
    if (!reduced->dropped) {
        const uint32_t count = wd_spirv_module_num_instructions(reduced->module);
        reduced->dropped = wd_alloc_zero(&reduced->allocator, count, sizeof *reduced->dropped);
    }
    return reduced->dropped ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

wd_status wd_shader_reduced_drop(wd_shader_reduced *reduced, uint32_t index) {
    wd_status status = prepare_drop(reduced);
    if (status == WD_OK) {
        reduced->dropped[index] = true;
    }
    return status;
}

// target_of returns the id that a name or a decoration is of; 0: the instruction is neither.
static uint32_t target_of(const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpName:
    case SpvOpMemberName:
    case SpvOpDecorate:
    case SpvOpMemberDecorate:
    case SpvOpDecorateId:
    case SpvOpDecorateString:
        return instruction->num_words > 1 ? instruction->words[1] : 0;
    default:
        return 0;
    }
}

static void mark_non_semantic(wd_shader_reduced *reduced, bool *is_gone, uint32_t bound) {
    enum { RESULT = 2 };
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(reduced->module, i, &instruction); i++) {
        if (wd_shader_is_non_semantic(reduced->module, &instruction)) {
            reduced->dropped[i] = true;
            if (instruction.words[RESULT] < bound) {
                is_gone[instruction.words[RESULT]] = true;
            }
        }
    }
}

wd_status wd_shader_reduced_drop_non_semantic(wd_shader_reduced *reduced) {
    const uint32_t bound = wd_spirv_module_bound(reduced->module);
    wd_status status = prepare_drop(reduced);
    bool *is_gone = wd_alloc_zero(&reduced->allocator, bound, sizeof *is_gone);
    if (status != WD_OK || !is_gone) {
        wd_free(&reduced->allocator, is_gone);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    mark_non_semantic(reduced, is_gone, bound);
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(reduced->module, i, &instruction); i++) {
        const uint32_t target = target_of(&instruction);
        reduced->dropped[i] |= target && target < bound && is_gone[target];
    }
    wd_free(&reduced->allocator, is_gone);
    return WD_OK;
}

// has_later_language returns whether an instruction names a source language that the validator may not know. It reports
// that as an error, although OpSource "has no semantic impact" (SPIR-V specification, "Debug Instructions").
static bool has_later_language(const uint32_t *words, uint32_t opcode) {
    enum { LANGUAGE = 1 };
    return opcode == SpvOpSource && words[LANGUAGE] > SpvSourceLanguageHLSL;
}

static bool needs_copy(const wd_shader_reduced *reduced) {
    if (reduced->dropped || reduced->moves_patches) {
        return true;
    }
    WD_SPIRV_FOR_PART(head, reduced->module, WD_SPIRV_PREAMBLE) {
        if (has_later_language(head.at, head.opcode)) {
            return true;
        }
    }
    return false;
}

// block_of returns the structure that a variable is of, or of which it is an array; `id` itself where it is no such
// variable.
static uint32_t block_of(const wd_spirv_module *module, uint32_t id) {
    enum { TYPE = 1, POINTEE = 3, ELEMENT = 2 };
    wd_spirv_instruction variable, pointer, type;
    if (!wd_spirv_module_find_opcode(module, id, SpvOpVariable, &variable) ||
        !wd_spirv_module_find_opcode(module, variable.words[TYPE], SpvOpTypePointer, &pointer)) {
        return id;
    }
    id = pointer.words[POINTEE];
    return wd_spirv_module_find_opcode(module, id, SpvOpTypeArray, &type) ? type.words[ELEMENT] : id;
}

// is_patch returns whether `id` is a patch variable, the block of one or a variable of such a block.
static bool is_patch(const wd_spirv_module *module, uint32_t id) {
    const uint32_t block = block_of(module, id);
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *words = head.at;
        if ((head.opcode == SpvOpDecorate && words[1] == id && words[2] == SpvDecorationPatch) ||
            (head.opcode == SpvOpMemberDecorate && words[1] == block && words[3] == SpvDecorationPatch)) {
            return true;
        }
    }
    return false;
}

static void move_patch(const wd_spirv_module *module, uint32_t *words, uint32_t opcode, uint32_t num_words) {
    // SPIRV-Tools ignores locations from 4096 on.
    enum { TARGET = 1, FAR_AWAY = 2048 };
    const uint32_t decoration = opcode == SpvOpMemberDecorate ? 3 : 2;
    if ((opcode == SpvOpDecorate || opcode == SpvOpMemberDecorate) && num_words > decoration + 1 &&
        words[decoration] == SpvDecorationLocation && is_patch(module, words[TARGET])) {
        words[decoration + 1] += FAR_AWAY;
    }
}

// edit changes the words of an instruction in the copy.
static void edit(const wd_shader_reduced *reduced, uint32_t *words, uint32_t opcode, uint32_t num_words) {
    enum { LANGUAGE = 1 };
    if (has_later_language(words, opcode)) {
        words[LANGUAGE] = SpvSourceLanguageUnknown;
    }
    if (reduced->moves_patches) {
        move_patch(reduced->module, words, opcode, num_words);
    }
}

wd_status wd_shader_reduced_words(wd_shader_reduced *reduced, const uint32_t **words, size_t *num_words) {
    *words = wd_spirv_module_words(reduced->module);
    *num_words = wd_spirv_module_num_words(reduced->module);
    if (!needs_copy(reduced)) {
        return WD_OK;
    }
    if (!reduced->words) {
        reduced->words = wd_alloc(&reduced->allocator, *num_words * sizeof **words);
        if (!reduced->words) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    memcpy(reduced->words, *words, WD_SPIRV_HEADER_WORDS * sizeof **words);
    size_t size = WD_SPIRV_HEADER_WORDS;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(reduced->module, i, &instruction); i++) {
        if (!reduced->dropped || !reduced->dropped[i]) {
            uint32_t *copy = reduced->words + size;
            memcpy(copy, instruction.words, instruction.num_words * sizeof *copy);
            edit(reduced, copy, instruction.opcode, instruction.num_words);
            size += instruction.num_words;
        }
    }
    *words = reduced->words;
    *num_words = size;
    return WD_OK;
}

bool wd_shader_reduced_find(const wd_shader_reduced *reduced, size_t position,
                            wd_spirv_instruction *instruction) {
    const uint32_t count = wd_spirv_module_num_instructions(reduced->module);
    for (uint32_t i = 0; position && i < count; i++) {
        if (!(reduced->dropped && reduced->dropped[i]) && --position == 0) {
            return wd_spirv_module_instruction(reduced->module, i, instruction);
        }
    }
    return false;
}
