#include "vk/gpuav/instrument/instrument.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/util/hash128.h"
#include "vk/util/scratch.h"

// How an instrumented module is recognized: by a name that no shading language can give.
static const char NAME_PREFIX[] = "warden.";
static const char PROCESSED_PREFIX[] = "Warden: ";
static const char PROCESSED[] = "Warden: instrumented";

uint32_t wd_instrument_shader_id(const uint32_t *words, size_t num_words) {
    uint32_t id = (uint32_t)wd_hash128_bytes(words, num_words * sizeof *words).low;
    return id ? id : 1;
}

#define REASON(result, ...) snprintf((result)->reason, sizeof(result)->reason, __VA_ARGS__)

static bool begins_with(const uint32_t *text, const char *prefix, size_t length) {
    return strncmp((const char *)text, prefix, length) == 0;
}

// Looks at one instruction of the preamble. False: `result->reason` says why the module cannot be handled.
static bool accept_preamble_instruction(const wd_spirv_head *head, wd_instrument_result *result) {
    const uint32_t *words = head->at;
    switch (head->opcode) {
    case SpvOpCapability:
        if (words[1] == SpvCapabilityKernel) {
            REASON(result, "the module is an OpenCL kernel, not a Vulkan shader");
            return false;
        }
        return true;
    case SpvOpMemoryModel:
        if (words[1] != SpvAddressingModelLogical && words[1] != SpvAddressingModelPhysicalStorageBuffer64) {
            REASON(result, "addressing model %u is not allowed in Vulkan", words[1]);
            return false;
        }
        return true;
    case SpvOpName:
        if (begins_with(words + 2, NAME_PREFIX, sizeof NAME_PREFIX - 1)) {
            REASON(result, "the module is instrumented already");
            result->is_instrumented = true;
            return false;
        }
        return true;
    case SpvOpModuleProcessed:
        if (begins_with(words + 1, PROCESSED_PREFIX, sizeof PROCESSED_PREFIX - 1)) {
            REASON(result, "the module is instrumented already");
            result->is_instrumented = true;
            return false;
        }
        return true;
    default:
        return true;
    }
}

static bool accept_module(const wd_spirv_module *module, wd_instrument_result *result) {
    if (!wd_spirv_module_num_entry_points(module)) {
        REASON(result, "the module has no entry point");
        return false;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (!accept_preamble_instruction(&head, result)) {
            return false;
        }
    }
    wd_spirv_instruction unknown;
    if (wd_spirv_module_instruction(module, wd_spirv_module_first_unknown(module), &unknown)) {
        REASON(result, "instruction %u has opcode %u, which this build does not know", unknown.index,
               unknown.opcode);
        return false;
    }
    return true;
}

static bool accept_analysis(const wd_analysis *analysis, wd_instrument_result *result) {
    const wd_instrument_options *options = analysis->options;
    const wd_instrument_input *input = options->input;
    if (wd_spirv_interface_find(&analysis->interface, options->desc_set, options->binding) ||
        (input && wd_spirv_interface_find(&analysis->interface, options->desc_set, input->binding)) ||
        (options->addresses &&
         wd_spirv_interface_find(&analysis->interface, options->desc_set, options->addresses->binding))) {
        REASON(result, "the module uses binding %u of descriptor set %u, which error records need",
               options->binding, options->desc_set);
        return false;
    }
    if (analysis->conditions.count == analysis->num_covered) {
        if (analysis->num_unknown) {
            REASON(result, "nothing to check: %u accesses to arrays of unknown length, %u provably in bounds",
                   analysis->num_unknown, analysis->num_elided);
        } else {
            REASON(result, "nothing to check: no descriptor array or buffer is accessed where that could be "
                           "out of bounds");
        }
        return false;
    }
    return true;
}

static wd_status write_module(wd_rewrite *rewrite, wd_instrument_result *result) {
    wd_status status = wd_failure_declare(rewrite);
    if (status == WD_ERROR_UNSUPPORTED) {
        REASON(result, "an entry point has no function, or too many entry points share a function");
    }
    if (status || (status = wd_rewrite_index_decorations(rewrite)) ||
        (status = wd_rewrite_functions(rewrite)) || (status = wd_failure_define(rewrite))) {
        return status;
    }
    wd_entries_define(rewrite);
    wd_spirv_builder_processed(rewrite->builder, PROCESSED);
    return WD_OK;
}

// Frees what writing needs, but for the builder.
static void free_rewrite(wd_rewrite *rewrite) {
    void *const owned[] = {rewrite->decorations.items,
                           rewrite->phis.items,
                           rewrite->loops.items,
                           rewrite->loop_blocks.items,
                           rewrite->deferred.items,
                           rewrite->flushes.items,
                           rewrite->result_variables.items,
                           rewrite->hoisted.items,
                           rewrite->inserted.items,
                           rewrite->limits.items,
                           rewrite->failure_counters.items,
                           rewrite->headers.items,
                           rewrite->loop_entries.items,
                           rewrite->live_outs.items,
                           rewrite->loop_uses.items,
                           rewrite->stores.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&rewrite->analysis->allocator, owned[i]);
    }
    wd_dominance_finish(&rewrite->dominance);
    wd_hash_table_finish(&rewrite->companion_types);
    wd_arena_finish(rewrite->arena);
}

// Finishes the analysis: the module is put together when all else has been freed. Its memory comes from `output`.
static wd_status rewrite_module(wd_analysis *analysis, wd_allocator output, wd_instrument_result *result) {
    wd_arena arena;
    wd_arena_init(&arena, analysis->allocator, 1024);
    wd_rewrite rewrite = {.analysis = analysis,
                          .module = analysis->module,
                          .options = analysis->options,
                          .arena = &arena,
                          .shader_id = result->shader_id};
    wd_hash_table_init(&rewrite.companion_types, analysis->allocator);
    wd_dominance_init(&rewrite.dominance, analysis->allocator);
    rewrite.last_labels = wd_arena_alloc_zero(&arena, wd_spirv_module_num_ids(analysis->module) + 1u,
                                              sizeof *rewrite.last_labels);
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    if (rewrite.last_labels) {
        status = wd_spirv_builder_create(output, analysis->allocator, analysis->module, &rewrite.builder);
    }
    for (uint32_t i = 0; !status && i < analysis->num_reserved; i++) {
        wd_spirv_builder_id(rewrite.builder); // The analysis gave these out already.
    }
    if (!status) {
        status = write_module(&rewrite, result);
    }
    const uint32_t num_checks = (uint32_t)analysis->conditions.count - analysis->num_covered;
    free_rewrite(&rewrite);
    wd_analysis_finish(analysis);
    if (!status && (status = wd_spirv_builder_finish(rewrite.builder, &result->words, &result->num_words)) ==
                       WD_ERROR_UNSUPPORTED) {
        REASON(result, "the instrumented module would exceed SPIR-V's limits");
    }
    wd_spirv_builder_destroy(rewrite.builder);
    if (status == WD_ERROR_UNSUPPORTED) {
        return WD_OK; // Unchanged, with the reason.
    }
    if (!status) {
        result->num_checks = num_checks;
        result->uses_addresses = rewrite.check_address != 0;
    }
    return status;
}

static wd_status instrument_module(const wd_spirv_module *module, wd_allocator allocator, wd_allocator output,
                                   const wd_instrument_options *options, wd_instrument_result *result) {
    if (!(options->checks & WD_CHECK_ALL)) {
        REASON(result, "no check is enabled");
        return WD_OK;
    }
    if (!accept_module(module, result)) {
        return WD_OK;
    }
    wd_analysis analysis;
    wd_status status = wd_analysis_run(&analysis, allocator, options, module);
    if (!status) {
        result->num_elided = analysis.num_elided;
        result->num_unknown = analysis.num_unknown;
        if (accept_analysis(&analysis, result)) {
            status = rewrite_module(&analysis, output, result);
        }
    } else if (status == WD_ERROR_INVALID_DATA) {
        REASON(result, "the module is not valid: an instruction to be checked is outside any block");
        status = WD_OK;
    }
    wd_analysis_finish(&analysis);
    return status;
}

// What a call allocates for a small module lies in one block. Blocks of more than 64 KiB would cost more than they save: the C library
// gives such memory back to the system.
static size_t scratch_size(size_t num_words) {
    enum { SIZE_A_WORD = 64, MAX_WORDS = 1024 };
    return (num_words < MAX_WORDS ? num_words : MAX_WORDS) * SIZE_A_WORD;
}

wd_status wd_instrument(wd_allocator allocator, const wd_instrument_options *options, const uint32_t *words,
                        size_t num_words, wd_instrument_result *result, wd_diagnostic *diagnostic) {
    *result = (wd_instrument_result){0};
    wd_scratch scratch;
    wd_scratch_init(&scratch, allocator, scratch_size(num_words));
    const wd_allocator inner = wd_scratch_allocator(&scratch);
    wd_spirv_module *module;
    wd_status status = wd_spirv_module_create(inner, words, num_words, &module, diagnostic);
    if (!status) {
        result->shader_id =
            options->shader_id ? options->shader_id : wd_instrument_shader_id(words, num_words);
        status = instrument_module(module, inner, allocator, options, result);
    }
    wd_spirv_module_destroy(module);
    wd_scratch_finish(&scratch);
    if (status) {
        *result = (wd_instrument_result){0};
    }
    return status;
}
