#include "vk/gpuav/instrument/instrument.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_steps.h"
#include "vk/spirv/workgroup_memory.h"
#include "vk/util/hash128.h"
#include "vk/util/scratch.h"

// Instrumented modules are recognized by a name that no shading language can express.
static const char NAME_PREFIX[] = "warden.";
static const char PROCESSED_PREFIX[] = "Warden: ";
static const char PROCESSED[] = "Warden: instrumented";

uint32_t wd_instrument_shader_id(const uint32_t *words, size_t num_words) {
    uint32_t id = (uint32_t)wd_hash128_bytes(words, num_words * sizeof *words).low;
    return id ? id : 1;
}

// Sets the reason for which the module is unchanged, and its text.
#define UNCHANGED(result, why, ...)                                                                          \
    ((result)->unchanged = (why), snprintf((result)->reason, sizeof(result)->reason, __VA_ARGS__))

static bool begins_with(const uint32_t *text, const char *prefix, size_t length) {
    return strncmp((const char *)text, prefix, length) == 0;
}

// Reads one instruction of the preamble. False: `result->reason` says why the module cannot be handled.
static bool accept_preamble_instruction(const wd_spirv_head *head, wd_instrument_result *result) {
    const uint32_t *words = head->at;
    switch (head->opcode) {
    case SpvOpCapability:
        if (words[1] == SpvCapabilityKernel) {
            UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED,
                      "the module is an OpenCL kernel, not a Vulkan shader");
            return false;
        }
        return true;
    case SpvOpMemoryModel:
        if (words[1] != SpvAddressingModelLogical && words[1] != SpvAddressingModelPhysicalStorageBuffer64) {
            UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED, "addressing model %u is not allowed in Vulkan",
                      words[1]);
            return false;
        }
        return true;
    case SpvOpName:
        if (begins_with(words + 2, NAME_PREFIX, sizeof NAME_PREFIX - 1)) {
            UNCHANGED(result, WD_UNCHANGED_INSTRUMENTED, "the module is instrumented already");
            return false;
        }
        return true;
    case SpvOpModuleProcessed:
        if (begins_with(words + 1, PROCESSED_PREFIX, sizeof PROCESSED_PREFIX - 1)) {
            UNCHANGED(result, WD_UNCHANGED_INSTRUMENTED, "the module is instrumented already");
            return false;
        }
        return true;
    default:
        return true;
    }
}

static bool accept_module(const wd_spirv_module *module, wd_instrument_result *result) {
    if (!wd_spirv_module_num_entry_points(module)) {
        UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED, "the module has no entry point");
        return false;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (!accept_preamble_instruction(&head, result)) {
            return false;
        }
    }
    wd_spirv_instruction unknown;
    if (wd_spirv_module_instruction(module, wd_spirv_module_first_unknown(module), &unknown)) {
        UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED,
                  "instruction %u has opcode %u, which this build does not know", unknown.index,
                  unknown.opcode);
        return false;
    }
    return true;
}

// uses_bindings returns whether the module uses a binding that a buffer of the options has.
static bool uses_bindings(const wd_analysis *analysis) {
    const wd_instrument_options *options = analysis->options;
    const wd_instrument_input *input = options->input;
    const uint32_t set = options->desc_set;
    return wd_spirv_interface_find(&analysis->interface, set, options->binding) ||
           (input && wd_spirv_interface_find(&analysis->interface, set, input->binding)) ||
           (options->addresses &&
            wd_spirv_interface_find(&analysis->interface, set, options->addresses->binding)) ||
           (wd_writer_has_positions(options) &&
            wd_spirv_interface_find(&analysis->interface, set, options->positions));
}

static void set_nothing_to_check(const wd_analysis *analysis, wd_instrument_result *result) {
    if (analysis->counts.unknown && analysis->counts.unchecked_shared) {
        UNCHANGED(
            result, WD_UNCHANGED_NOTHING_TO_CHECK,
            "nothing to check: %u accesses to arrays of unknown length, %u to shared memory that cannot be "
            "checked, %u provably in bounds",
            analysis->counts.unknown, analysis->counts.unchecked_shared, analysis->counts.elided);
    } else if (analysis->counts.unknown) {
        UNCHANGED(result, WD_UNCHANGED_NOTHING_TO_CHECK,
                  "nothing to check: %u accesses to arrays of unknown length, %u provably in bounds",
                  analysis->counts.unknown, analysis->counts.elided);
    } else if (analysis->counts.unchecked_shared) {
        UNCHANGED(result, WD_UNCHANGED_NOTHING_TO_CHECK,
                  "nothing to check: %u accesses to shared memory that cannot be checked",
                  analysis->counts.unchecked_shared);
    } else if (wd_divergence_has_certain(analysis)) {
        UNCHANGED(result, WD_UNCHANGED_NOTHING_TO_CHECK,
                  "nothing to check: divergent barriers are reported without a run");
    } else {
        UNCHANGED(result, WD_UNCHANGED_NOTHING_TO_CHECK,
                  "nothing to check: no instruction could fail a check");
    }
}

static bool accept_analysis(const wd_analysis *analysis, wd_instrument_result *result) {
    const wd_instrument_options *options = analysis->options;
    if (!options->push && uses_bindings(analysis)) {
        UNCHANGED(result, WD_UNCHANGED_BINDING_IN_USE,
                  "the module uses binding %u of descriptor set %u, which error records need",
                  options->binding, options->desc_set);
        return false;
    }
    if (analysis->list.conditions.count == analysis->list.num_covered && !analysis->counts.printfs &&
        !wd_budgets_count(analysis) && !wd_divergence_count(analysis) && !wd_draw_marks_are_wanted(options)) {
        set_nothing_to_check(analysis, result);
        return false;
    }
    const char *obstacle = options->push ? wd_push_obstacle(analysis) : NULL;
    if (obstacle) {
        UNCHANGED(result, WD_UNCHANGED_BINDING_IN_USE, "%s", obstacle);
        return false;
    }
    return true;
}

// Declares the variables and types that the functions use. The order of the calls decides the ids.
static wd_status declare(wd_writer *writer) {
    wd_interface_ids interface_ids = {0};
    wd_writer_declare_buffers(writer);
    wd_checks_declare_addresses(writer);
    wd_tracked_declare(writer);
    wd_checks_declare_queries(writer);
    wd_status status = wd_checks_declare_shared(writer);
    status = status ? status : wd_checks_declare_divergence(writer);
    status = status ? status : wd_counters_declare(writer);
    status = status ? status : wd_tracked_interface(writer, &interface_ids);
    status = status ? status : wd_checks_interface_queries(writer, &interface_ids);
    status = status ? status : wd_counters_interface(writer, &interface_ids);
    status = status ? status : wd_checks_interface_addresses(writer, &interface_ids);
    status = status ? status : wd_checks_interface_shared(writer, &interface_ids);
    status = status ? status : wd_checks_interface_divergence(writer, &interface_ids);
    status = status ? status : wd_failures_declare_stages(writer, &interface_ids);
    wd_free(&writer->analysis->allocator, interface_ids.ids.items);
    return status;
}

static wd_status write_module(wd_writer *writer, wd_instrument_result *result) {
    wd_status status = declare(writer);
    if (status == WD_ERROR_UNSUPPORTED) {
        UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED,
                  "an entry point has no function, or too many entry points share a function");
    }
    if (status || (status = wd_writer_index_decorations(writer)) || (status = wd_rewrite_functions(writer))) {
        return status;
    }
    writer->added.are_written = true;
    wd_checks_define(writer);
    status = wd_counters_define(writer);
    wd_failures_define(writer);
    wd_printfs_define(writer);
    wd_entries_define(writer);
    wd_spirv_builder_processed(writer->builder, PROCESSED);
    return status ? status : writer->failure;
}

static wd_status create_writer(wd_writer *writer, wd_analysis *analysis, wd_allocator output, wd_arena *arena,
                               uint32_t shader_id) {
    wd_status status = wd_writer_init(writer, analysis, arena);
    status = status ? status : wd_failures_init(writer, shader_id);
    status = status ? status : wd_loops_init(writer);
    status = status ? status : wd_checks_init(writer);
    if (!status) {
        status = wd_spirv_builder_create(output, analysis->allocator, analysis->module, &writer->builder);
    }
    for (uint32_t i = 0; !status && i < analysis->num_reserved; i++) {
        wd_spirv_builder_id(writer->builder); // The analysis has assigned these ids.
    }
    return status;
}

// Writes the module and finishes the analysis. The module is assembled after all else has been freed. Its memory comes
// from `output`.
static wd_status rewrite_module(wd_analysis *analysis, wd_allocator output, wd_instrument_result *result) {
    wd_arena arena;
    wd_arena_init(&arena, analysis->allocator, 1024);
    wd_writer writer;
    bool uses_addresses = false;
    wd_status status = create_writer(&writer, analysis, output, &arena, result->shader_id);
    if (!status) {
        status = write_module(&writer, result);
        uses_addresses = wd_checks_use_addresses(&writer);
    }
    const uint32_t num_checks = (uint32_t)(analysis->list.conditions.count - analysis->list.num_covered +
                                           wd_budgets_count(analysis) + wd_divergence_count(analysis));
    wd_loops_finish(&writer);
    wd_writer_finish(&writer);
    wd_arena_finish(&arena);
    wd_analyze_finish(analysis);
    if (!status && (status = wd_spirv_builder_finish(writer.builder, &result->words, &result->num_words)) ==
                       WD_ERROR_UNSUPPORTED) {
        UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED, "the instrumented module would exceed SPIR-V's limits");
    }
    wd_spirv_builder_destroy(writer.builder);
    if (status == WD_ERROR_UNSUPPORTED) {
        return WD_OK; // The module stays unchanged, with the reason.
    }
    if (!status) {
        result->num_checks = num_checks;
        result->uses_addresses = uses_addresses;
    }
    return status;
}

// list_host_checks lists the checks if the host can make all of them.
static wd_status list_host_checks(const wd_analysis *analysis, wd_allocator output,
                                  wd_instrument_result *result) {
    const wd_instrument_options *options = analysis->options;
    bool has_all = false;
    if (!options->list_host_checks || analysis->counts.printfs || wd_checks_have_ray_queries(analysis) ||
        wd_checks_have_epochs(analysis) || wd_budgets_count(analysis) || wd_divergence_count(analysis) ||
        wd_draw_marks_are_wanted(options)) {
        return WD_OK;
    }
    const wd_status status = wd_checks_list_host_addresses(analysis, output, &result->host_address_checks,
                                                           &result->num_host_address_checks, &has_all);
    return status || !has_all
               ? status
               : wd_host_checks_list(analysis, output, &result->host_checks, &result->num_host_checks);
}

static void free_host_checks(wd_allocator output, wd_instrument_result *result) {
    wd_free(&output, result->host_checks);
    wd_free(&output, result->host_address_checks);
    result->host_checks = NULL;
    result->host_address_checks = NULL;
    result->num_host_checks = result->num_host_address_checks = 0;
}

static wd_status instrument_module(const wd_spirv_module *module, wd_allocator allocator, wd_allocator output,
                                   const wd_instrument_options *options, wd_instrument_result *result) {
    if (!(options->checks & WD_CHECK_KNOWN) && !options->debug_printf && !options->loop_budget &&
        !wd_draw_marks_are_wanted(options)) {
        UNCHANGED(result, WD_UNCHANGED_NO_CHECK, "no check is enabled");
        return WD_OK;
    }
    if (!accept_module(module, result)) {
        return WD_OK;
    }
    wd_analysis analysis;
    wd_status status = wd_analyze(&analysis, allocator, options, module);
    if (!status) {
        result->num_elided = analysis.counts.elided;
        result->num_unknown = analysis.counts.unknown;
        result->num_unchecked_shared = analysis.counts.unchecked_shared;
        result->num_printfs = analysis.counts.printfs;
        if (accept_analysis(&analysis, result)) {
            status = list_host_checks(&analysis, output, result);
            status = status ? status : rewrite_module(&analysis, output, result);
        }
    } else if (status == WD_ERROR_INVALID_DATA) {
        UNCHANGED(result, WD_UNCHANGED_UNSUPPORTED,
                  "the module is not valid: an instruction to be checked is outside any block");
        status = WD_OK;
    }
    wd_analyze_finish(&analysis);
    return status;
}

// The allocations of a call for a small module are in one block. Blocks of more than 64 KiB cost more than they save:
// the C library returns such memory to the system.
static size_t scratch_size(size_t num_words) {
    enum { SIZE_A_WORD = 64, MAX_WORDS = 1024 };
    return (num_words < MAX_WORDS ? num_words : MAX_WORDS) * SIZE_A_WORD;
}

// find_special_lengths sets `*has_some` if lengths of shared arrays depend on specialization constants, and
// `*are_known` if they are known with the default values. Records of data races are decoded with these lengths.
static wd_status find_special_lengths(wd_allocator allocator, const wd_instrument_options *options,
                                      const wd_spirv_module *module, bool *has_some, bool *are_known) {
    *has_some = *are_known = false;
    if (!options->specialization || !(options->checks & WD_CHECK_SHARED_RACES)) {
        return WD_OK;
    }
    wd_workgroup_memory *memory;
    const wd_status status = wd_workgroup_memory_create(allocator, module, &memory);
    if (!status) {
        *has_some = wd_workgroup_has_default_lengths(memory);
        *are_known = wd_workgroup_num_units(memory) != 0;
    }
    wd_workgroup_memory_destroy(memory);
    return status;
}

// specialize replaces `*module` by its specialized one (wd_spirv_module_specialize), and adds the fact about lengths.
static wd_status specialize(wd_allocator allocator, wd_instrument_options *options, wd_spirv_module **module,
                            wd_spirv_specialized *specialized) {
    bool has_lengths, are_known;
    wd_status status = find_special_lengths(allocator, options, *module, &has_lengths, &are_known);
    status =
        status ? status : wd_spirv_module_specialize(allocator, module, options->specialization, specialized);
    if (!status && has_lengths && (specialized->changes_values || !are_known)) {
        options->pipeline_facts |= WD_PIPELINE_CHANGES_LENGTHS;
    }
    return status;
}

wd_status wd_instrument(wd_allocator allocator, const wd_instrument_options *options, const uint32_t *words,
                        size_t num_words, wd_instrument_result *result, wd_diagnostic *diagnostic) {
    *result = (wd_instrument_result){0};
    wd_scratch scratch;
    wd_scratch_init(&scratch, allocator, scratch_size(num_words));
    const wd_allocator inner = wd_scratch_allocator(&scratch);
    wd_spirv_module *module;
    wd_spirv_specialized specialized = {0};
    wd_status status = wd_spirv_module_create(inner, words, num_words, &module, diagnostic);
    if (!status) {
        wd_instrument_options chosen = *options;
        result->shader_id =
            options->shader_id ? options->shader_id : wd_instrument_shader_id(words, num_words);
        status = specialize(inner, &chosen, &module, &specialized);
        status = status ? status : instrument_module(module, inner, allocator, &chosen, result);
    }
    wd_spirv_module_destroy(module);
    wd_free(&inner, specialized.words);
    wd_scratch_finish(&scratch);
    if (status || !result->words || !result->host_checks) {
        free_host_checks(allocator, result);
    }
    if (status) {
        *result = (wd_instrument_result){0};
    }
    return status;
}
