// Reports that wait for the end of the invocation, with their words in private variables.
//
// Compilers that inline every function copy the code that writes a record to each call. A check that an invocation
// makes at most once stores the words of its failure in private variables instead, and sets a bit. The function that
// writes the records of failure counters (counter_reports.c) writes these records, too.
//
// An invocation makes a check at most once if it runs the function at most once, and if the check is outside loops or
// its report waits for the end of a loop (deferred_reports.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

static uint32_t declare_variable(wd_writer *writer) {
    const uint32_t type =
        wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassPrivate, writer->type_uint);
    const uint32_t variable = wd_spirv_builder_id(writer->builder);
    WD_SPIRV_EMIT(writer->builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, variable,
                  SpvStorageClassPrivate);
    wd_spirv_builder_interface_of_all(writer->builder, variable);
    return variable;
}

// The number of the report's bit, or WD_MAX_KEPT_REPORTS if there is no room.
static uint32_t add_report(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                           uint32_t num_parameters) {
    wd_counters *counters = &writer->loops->counters;
    const uint32_t number = (uint32_t)counters->kept.count;
    wd_kept_report *report =
        number < WD_MAX_KEPT_REPORTS ? WD_VECTOR_PUSH(&writer->analysis->allocator, &counters->kept) : NULL;
    if (!report) {
        wd_writer_fail(writer, number < WD_MAX_KEPT_REPORTS ? WD_ERROR_OUT_OF_MEMORY : WD_OK);
        return WD_MAX_KEPT_REPORTS;
    }
    *report = (wd_kept_report){.kind = kind};
    if (number % WD_COUNTER_WORD_BITS == 0) {
        const uint32_t word =
            wd_companion_declare(writer, 0, writer->type_uint, writer->type_uint, "warden.kept");
        wd_spirv_builder_interface_of_all(writer->builder, word);
        counters->kept_words[number / WD_COUNTER_WORD_BITS] = word;
    }
    for (uint32_t i = 0; i < num_parameters; i++) {
        report->is_variable[i] = !wd_spirv_builder_is_global(writer->builder, parameters[i]);
        report->parameters[i] = report->is_variable[i] ? declare_variable(writer) : parameters[i];
    }
    return number;
}

bool wd_keep_report(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                    uint32_t num_parameters, wd_optional_index *kept) {
    wd_counters *counters = &writer->loops->counters;
    // WD_FAILURE_ANY, which writes the records, has no room for the words of WD_FAILURE_WIDE.
    if (kind == WD_FAILURE_WIDE || !counters->may_keep || !counters->may_keep[writer->at.function] ||
        writer->loops->deferral.has_immediate_loop) {
        return false;
    }
    if (!wd_optional_has(*kept)) {
        const uint32_t number = add_report(writer, kind, parameters, num_parameters);
        if (number == WD_MAX_KEPT_REPORTS) {
            return false;
        }
        *kept = wd_optional(number);
    }
    const uint32_t number = wd_optional_get(*kept);
    const wd_kept_report *report = &counters->kept.items[number];
    for (uint32_t i = 0; i < num_parameters; i++) {
        if (report->is_variable[i]) {
            WD_EMIT(writer, SpvOpStore, report->parameters[i], parameters[i]);
        }
    }
    const uint32_t word = counters->kept_words[number / WD_COUNTER_WORD_BITS];
    const uint32_t old = wd_spirv_builder_id(writer->builder), set = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpLoad, writer->type_uint, old, word);
    WD_EMIT(writer, SpvOpBitwiseOr, writer->type_uint, set, old,
            wd_spirv_builder_uint(writer->builder, 1u << number % WD_COUNTER_WORD_BITS));
    WD_EMIT(writer, SpvOpStore, word, set);
    return true;
}
