// Reports that wait for the end of the invocation, with their words in private variables.
//
// Compilers that inline every function copy the code that writes a record to each call. A check that an invocation
// makes at most once stores the words of its failure in private variables instead, and sets a bit. The function that
// writes the records of failure counters (counter_reports.c) writes these records, too.
//
// An invocation makes a check at most once if it runs the function at most once, and if the check is outside loops or
// its report waits for the end of a loop (deferred_reports.c). If the other checks would make the module too large
// (wd_counters.keeps_all), their reports are kept as well: each check has the record of its last failure, and checks
// for which there is no room share one record.
#include <spirv/unified1/spirv.h>
#include <string.h>

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

// list_words lists the words of a report as those of a record of any kind.
static void list_words(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                       uint32_t words[WD_NUM_ANY_WORDS]) {
    const uint32_t zero = wd_constant(writer, 0), one = wd_constant(writer, 1);
    const uint32_t not_read = one; // A third word that is not part of the record must not be 0.
    for (uint32_t i = 0; i < WD_NUM_ANY_WORDS; i++) {
        words[i] = zero;
    }
    words[WD_ANY_INSTRUCTION] = parameters[0];
    switch (kind) {
    case WD_FAILURE_INDEX:
        words[WD_ANY_ERROR] = wd_constant(writer, WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS);
        words[WD_ANY_FIRST] = parameters[1];
        words[WD_ANY_SECOND] = parameters[2];
        words[WD_ANY_THIRD] = not_read;
        words[WD_ANY_SIZE] = wd_constant(writer, WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS);
        break;
    case WD_FAILURE_STATE:
        words[WD_ANY_ERROR] = wd_constant(writer, WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED);
        words[WD_ANY_FIRST] = parameters[1];
        words[WD_ANY_THIRD] = not_read;
        words[WD_ANY_SIZE] = wd_constant(writer, WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS);
        break;
    case WD_FAILURE_WIDE:
        memcpy(words, parameters, WD_NUM_WIDE_PARAMETERS * sizeof *words);
        words[WD_ANY_SIZE] = wd_constant(writer, WD_RECORD_WIDE_WORDS);
        words[WD_ANY_HAS_OTHER_ERROR] = one;
        break;
    default:
        memcpy(words, parameters, WD_NUM_BOUNDS_PARAMETERS * sizeof *words);
        words[WD_ANY_SIZE] = wd_constant(writer, WD_RECORD_BUFFER_BOUNDS_WORDS);
        words[WD_ANY_HAS_OTHER_ERROR] = kind == WD_FAILURE_BOUNDS ? one : zero;
        break;
    }
}

// The number of the report's bit, or WD_MAX_KEPT_REPORTS if there is no room. `is_shared`: all words are variables.
static uint32_t add_report(wd_writer *writer, const uint32_t words[WD_NUM_ANY_WORDS], bool is_shared) {
    wd_counters *counters = &writer->loops->counters;
    const uint32_t number = (uint32_t)counters->kept.count;
    wd_kept_report *report =
        number < WD_MAX_KEPT_REPORTS ? WD_VECTOR_PUSH(&writer->analysis->allocator, &counters->kept) : NULL;
    if (!report) {
        wd_writer_fail(writer, number < WD_MAX_KEPT_REPORTS ? WD_ERROR_OUT_OF_MEMORY : WD_OK);
        return WD_MAX_KEPT_REPORTS;
    }
    *report = (wd_kept_report){.words = {0}};
    if (number % WD_COUNTER_WORD_BITS == 0) {
        const uint32_t word =
            wd_companion_declare(writer, 0, writer->type_uint, writer->type_uint, "warden.kept");
        wd_spirv_builder_interface_of_all(writer->builder, word);
        counters->kept_words[number / WD_COUNTER_WORD_BITS] = word;
    }
    for (uint32_t i = 0; i < WD_NUM_ANY_WORDS; i++) {
        report->is_variable[i] = is_shared || !wd_spirv_builder_is_global(writer->builder, words[i]);
        report->words[i] = report->is_variable[i] ? declare_variable(writer) : words[i];
    }
    return number;
}

// choose_report returns the number of a new report or, if only one more has room, of the one that checks share.
static uint32_t choose_report(wd_writer *writer, const uint32_t words[WD_NUM_ANY_WORDS]) {
    enum { SHARED = WD_MAX_KEPT_REPORTS - 1 };
    const wd_counters *counters = &writer->loops->counters;
    if (!counters->keeps_all || counters->kept.count < SHARED) {
        return add_report(writer, words, false);
    }
    return counters->kept.count > SHARED ? SHARED : add_report(writer, words, true);
}

// keep_words stores the words of a report, and sets its bit.
static void keep_words(wd_writer *writer, uint32_t number, const uint32_t words[WD_NUM_ANY_WORDS]) {
    const wd_counters *counters = &writer->loops->counters;
    const wd_kept_report *report = &counters->kept.items[number];
    for (uint32_t i = 0; i < WD_NUM_ANY_WORDS; i++) {
        if (report->is_variable[i]) {
            WD_EMIT(writer, SpvOpStore, report->words[i], words[i]);
        }
    }
    const uint32_t word = counters->kept_words[number / WD_COUNTER_WORD_BITS];
    const uint32_t old = wd_spirv_builder_id(writer->builder), set = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpLoad, writer->type_uint, old, word);
    WD_EMIT(writer, SpvOpBitwiseOr, writer->type_uint, set, old,
            wd_spirv_builder_uint(writer->builder, 1u << number % WD_COUNTER_WORD_BITS));
    WD_EMIT(writer, SpvOpStore, word, set);
}

bool wd_keep_report(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters, bool runs_again,
                    wd_optional_index *kept) {
    wd_counters *counters = &writer->loops->counters;
    const bool is_single = !runs_again && counters->may_keep && counters->may_keep[writer->at.function] &&
                           !writer->loops->deferral.has_immediate_loop;
    if (!is_single && !counters->keeps_all) {
        return false;
    }
    uint32_t words[WD_NUM_ANY_WORDS];
    list_words(writer, kind, parameters, words);
    if (!wd_optional_has(*kept)) {
        const uint32_t number = choose_report(writer, words);
        if (number == WD_MAX_KEPT_REPORTS) {
            return false;
        }
        *kept = wd_optional(number);
    }
    counters->has_wide |= kind == WD_FAILURE_WIDE;
    keep_words(writer, wd_optional_get(*kept), words);
    return true;
}

bool wd_keep_shared_report(wd_writer *writer, const uint32_t *parameters, wd_optional_index *kept) {
    uint32_t words[WD_NUM_ANY_WORDS];
    if (!writer->loops->counters.report_counted) {
        return false;
    }
    list_words(writer, WD_FAILURE_BOUNDS, parameters, words);
    if (!wd_optional_has(*kept)) {
        const uint32_t number = add_report(writer, words, true);
        if (number == WD_MAX_KEPT_REPORTS) {
            return false;
        }
        *kept = wd_optional(number);
    }
    keep_words(writer, wd_optional_get(*kept), words);
    return true;
}

uint32_t wd_shared_report_emit_is_kept(wd_writer *writer, wd_optional_index kept) {
    if (!wd_optional_has(kept)) {
        return 0;
    }
    const uint32_t number = wd_optional_get(kept);
    const uint32_t word = wd_emit_unary(writer, SpvOpLoad, writer->type_uint,
                                        writer->loops->counters.kept_words[number / WD_COUNTER_WORD_BITS]);
    const uint32_t bit =
        wd_emit_word(writer, SpvOpBitwiseAnd, word,
                     wd_spirv_builder_uint(writer->builder, 1u << number % WD_COUNTER_WORD_BITS));
    return wd_emit_test(writer, SpvOpINotEqual, bit, wd_spirv_builder_uint(writer->builder, 0));
}
