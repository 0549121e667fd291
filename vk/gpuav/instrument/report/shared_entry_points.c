// Entry points that get functions of their own, which call the module's functions. They also get the execution modes.
//
// - Several entry points share a function. Each stores its stage's words when it begins, and a shared function cannot
//   know which entry point was called.
// - A function has many returns, and other code runs at its end (wd_entries_call_at_end).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/report/failure_report_internal.h"

enum { MAX_SHARED = 64 }; // Execution modes are repeated for each.

static uint32_t function_of(const wd_writer *writer, uint32_t entry_point) {
    wd_spirv_entry_point found;
    wd_spirv_module_entry_point(writer->module, entry_point, &found);
    return found.function;
}

// Moves the execution modes of shared functions to the new ones. `chosen`: by id, the shared function's first entry
// point, plus one.
static void move_modes(wd_writer *writer, const uint32_t *chosen) {
    wd_spirv_builder *builder = writer->builder;
    const wd_spirv_section modes = WD_SPIRV_SECTION_EXECUTION_MODES;
    const uint32_t num_ids = wd_spirv_module_num_ids(writer->module);
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
            words[at + 1] = writer->failures->entries[first - 1];
        }
        for (uint32_t i = first; first && i < writer->failures->num_stages; i++) {
            if (function_of(writer, i) == function) {
                size_t copy;
                wd_spirv_builder_section(builder, modes, &copy);
                words = wd_spirv_builder_section(builder, modes, &num_words);
                uint32_t operands[8] = {writer->failures->entries[i]};
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

static bool has_interlock(const wd_writer *writer) {
    WD_SPIRV_FOR_PART(head, writer->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability &&
            (head.at[1] == SpvCapabilityFragmentShaderSampleInterlockEXT ||
             head.at[1] == SpvCapabilityFragmentShaderPixelInterlockEXT ||
             head.at[1] == SpvCapabilityFragmentShaderShadingRateInterlockEXT)) {
            return true;
        }
    }
    return false;
}

// Some instructions of other stages must be in the entry point's own function, or run once in it.
bool wd_entries_may_call_at_end(const wd_writer *writer, uint32_t function) {
    wd_spirv_entry_point found;
    for (uint32_t i = 0; wd_spirv_module_entry_point(writer->module, i, &found); i++) {
        const uint32_t model = found.execution_model;
        if (found.function == function && model != SpvExecutionModelVertex &&
            model != SpvExecutionModelTessellationEvaluation && model != SpvExecutionModelGeometry &&
            model != SpvExecutionModelFragment && model != SpvExecutionModelGLCompute) {
            return false;
        }
    }
    return function < wd_spirv_module_num_ids(writer->module) && !has_interlock(writer);
}

void wd_entries_call_at_end(wd_writer *writer, uint32_t function, uint32_t callee) {
    wd_failure_records *failures = writer->failures;
    if (!failures->called_at_end) {
        failures->called_at_end = wd_arena_alloc_zero(
            writer->arena, wd_spirv_module_num_ids(writer->module) + 1u, sizeof *failures->called_at_end);
    }
    if (failures->called_at_end) {
        failures->called_at_end[function] = callee;
        // Several entry points may share the function.
        wd_added_note_call(writer, callee, wd_spirv_module_num_entry_points(writer->module) > 1);
    } else {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
    }
}

static uint32_t called_at_end(const wd_writer *writer, uint32_t function) {
    return writer->failures->called_at_end ? writer->failures->called_at_end[function] : 0;
}

wd_status wd_entries_declare(wd_writer *writer) {
    const uint32_t num_ids = wd_spirv_module_num_ids(writer->module);
    if (writer->failures->num_stages < 2 && !writer->failures->called_at_end) {
        return WD_OK;
    }
    uint32_t *counts = wd_arena_alloc_zero(writer->arena, num_ids + 1u, sizeof *counts);
    uint32_t *chosen = wd_arena_alloc_zero(writer->arena, num_ids + 1u, sizeof *chosen);
    writer->failures->entries =
        wd_arena_alloc_zero(writer->arena, writer->failures->num_stages, sizeof *writer->failures->entries);
    if (!counts || !chosen || !writer->failures->entries) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    bool any = false;
    wd_spirv_instruction function;
    for (uint32_t i = 0; i < writer->failures->num_stages; i++) {
        const uint32_t id = function_of(writer, i);
        if (!wd_spirv_module_find_opcode(writer->module, id, SpvOpFunction, &function)) {
            return WD_ERROR_UNSUPPORTED;
        }
        any |= ++counts[id] > 1 || called_at_end(writer, id);
        if (counts[id] > MAX_SHARED) {
            return WD_ERROR_UNSUPPORTED;
        }
    }
    for (uint32_t i = 0; any && i < writer->failures->num_stages; i++) {
        const uint32_t id = function_of(writer, i);
        if (counts[id] > 1 || called_at_end(writer, id)) {
            chosen[id] = chosen[id] ? chosen[id] : i + 1;
            writer->failures->entries[i] = wd_spirv_builder_id(writer->builder);
            wd_spirv_builder_entry_function(writer->builder, i, writer->failures->entries[i]);
        }
    }
    if (any) {
        move_modes(writer, chosen);
    }
    return WD_OK;
}

bool wd_entry_is_own(const wd_writer *writer, uint32_t entry_point) {
    return !writer->failures->entries || !writer->failures->entries[entry_point];
}

void wd_entries_define(wd_writer *writer) {
    for (uint32_t i = 0; writer->failures->entries && i < writer->failures->num_stages; i++) {
        wd_spirv_instruction function;
        const uint32_t shared = function_of(writer, i);
        if (!writer->failures->entries[i] ||
            !wd_spirv_module_find_opcode(writer->module, shared, SpvOpFunction, &function)) {
            continue;
        }
        WD_EMIT(writer, SpvOpFunction, writer->type_void, writer->failures->entries[i],
                SpvFunctionControlMaskNone, function.words[4]);
        WD_EMIT(writer, SpvOpLabel, wd_spirv_builder_id(writer->builder));
        if (writer->failures->stage_words) {
            wd_stage_emit_words(writer, i);
        }
        WD_EMIT(writer, SpvOpFunctionCall, writer->type_void, wd_spirv_builder_id(writer->builder), shared);
        if (called_at_end(writer, shared)) {
            WD_EMIT(writer, SpvOpFunctionCall, writer->type_void, wd_spirv_builder_id(writer->builder),
                    called_at_end(writer, shared));
        }
        wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
        wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
    }
}
