// Functions that several entry points begin with.
//
// Each entry point notes its stage when it begins, and such a function cannot know which of them it is. So each of them begins with a
// function of its own, which notes the stage and calls what they share, and has its execution modes.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

enum { MAX_SHARED = 64 }; // Execution modes are repeated for each.

static uint32_t function_of(const wd_rewrite *rewrite, uint32_t entry_point) {
    wd_spirv_entry_point found;
    wd_spirv_module_entry_point(rewrite->module, entry_point, &found);
    return found.function;
}

// Has the modes of what entry points share name their own functions. `chosen`: the shared function's first entry point, and one,
// by id.
static void move_modes(wd_rewrite *rewrite, const uint32_t *chosen) {
    wd_spirv_builder *builder = rewrite->builder;
    const wd_spirv_section modes = WD_SPIRV_SECTION_EXECUTION_MODES;
    const uint32_t num_ids = wd_spirv_module_num_ids(rewrite->module);
    size_t end, num_words;
    wd_spirv_builder_section(builder, modes, &end);
    for (size_t at = 0; at < end;) {
        uint32_t *words = wd_spirv_builder_section(builder, modes, &num_words);
        const uint32_t length = words[at] >> SpvWordCountShift, function = words[at + 1];
        if (!length || num_words < end) {
            return; // Out of memory: the builder has noted it.
        }
        const uint32_t first = function < num_ids ? chosen[function] : 0;
        if (first) {
            words[at + 1] = rewrite->entries[first - 1];
        }
        for (uint32_t i = first; first && i < rewrite->num_stages; i++) {
            if (function_of(rewrite, i) == function) {
                size_t copy;
                wd_spirv_builder_section(builder, modes, &copy);
                words = wd_spirv_builder_section(builder, modes, &num_words);
                uint32_t operands[8] = {rewrite->entries[i]};
                for (uint32_t word = 2; word < length && word < 9; word++) {
                    operands[word - 1] = words[at + word];
                }
                wd_spirv_builder_emit(builder, modes, words[at] & SpvOpCodeMask, operands,
                                      length < 9 ? length - 1 : 8);
            }
        }
        at += length;
    }
}

wd_status wd_entries_declare(wd_rewrite *rewrite) {
    const uint32_t num_ids = wd_spirv_module_num_ids(rewrite->module);
    if (rewrite->num_stages < 2) {
        return WD_OK;
    }
    uint32_t *counts = wd_arena_alloc_zero(rewrite->arena, num_ids + 1u, sizeof *counts);
    uint32_t *chosen = wd_arena_alloc_zero(rewrite->arena, num_ids + 1u, sizeof *chosen);
    rewrite->entries = wd_arena_alloc_zero(rewrite->arena, rewrite->num_stages, sizeof *rewrite->entries);
    if (!counts || !chosen || !rewrite->entries) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    bool shared = false;
    wd_spirv_instruction function;
    for (uint32_t i = 0; i < rewrite->num_stages; i++) {
        const uint32_t id = function_of(rewrite, i);
        if (!wd_spirv_module_find_opcode(rewrite->module, id, SpvOpFunction, &function)) {
            return WD_ERROR_UNSUPPORTED;
        }
        shared |= ++counts[id] > 1;
        if (counts[id] > MAX_SHARED) {
            return WD_ERROR_UNSUPPORTED;
        }
    }
    for (uint32_t i = 0; shared && i < rewrite->num_stages; i++) {
        const uint32_t id = function_of(rewrite, i);
        if (counts[id] > 1) {
            chosen[id] = chosen[id] ? chosen[id] : i + 1;
            rewrite->entries[i] = wd_spirv_builder_id(rewrite->builder);
            wd_spirv_builder_entry_function(rewrite->builder, i, rewrite->entries[i]);
        }
    }
    if (shared) {
        move_modes(rewrite, chosen);
    }
    return WD_OK;
}

bool wd_entry_is_own(const wd_rewrite *rewrite, uint32_t entry_point) {
    return !rewrite->entries || !rewrite->entries[entry_point];
}

void wd_entries_define(wd_rewrite *rewrite) {
    for (uint32_t i = 0; rewrite->entries && i < rewrite->num_stages; i++) {
        wd_spirv_instruction function;
        const uint32_t shared = function_of(rewrite, i);
        if (!rewrite->entries[i] ||
            !wd_spirv_module_find_opcode(rewrite->module, shared, SpvOpFunction, &function)) {
            continue;
        }
        WD_EMIT(rewrite, SpvOpFunction, rewrite->type_void, rewrite->entries[i], SpvFunctionControlMaskNone,
                function.words[4]);
        WD_EMIT(rewrite, SpvOpLabel, wd_spirv_builder_id(rewrite->builder));
        wd_stage_emit_words(rewrite, i);
        WD_EMIT(rewrite, SpvOpFunctionCall, rewrite->type_void, wd_spirv_builder_id(rewrite->builder),
                shared);
        wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
        wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
    }
}
