// Loops of the written module: reports that wait for the end of a loop, failure counters, and copies of loops without
// checks.
//
// - Deferred reports (deferred_reports.c): drivers that run both sides of a branch under masks pay for the code that
//   writes a record in each iteration. A check in a loop stores the record's words in variables; the record is written
//   after the loop.
// - Failure counters (failure_counters.c): a check whose record is constant adds to a counter, and the records are
//   written when the invocation ends.
// - Kept reports (kept_reports.c): a check that an invocation makes at most once stores the record's words in private
//   variables; the record is written when the invocation ends.
// - Loop versions (loop_versions.c): a loop gets a copy without checks, which runs if all checks are known to hold
//   before the loop.
// - Speculative copies (speculative_code.c): other loops get a copy that only compares indices with limits. The first
//   comparison that fails continues in the loop with checks.
//
// Each of them is a step: it gets the analysis, or a function of it, and provides values for the code of checks.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_LOOPS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_LOOPS_H

#include "vk/gpuav/instrument/report/failure_report.h"

// wd_loops_init allocates the state from the writer's arena.
wd_status wd_loops_init(wd_writer *writer);
void wd_loops_finish(wd_writer *writer);

// Deferred reports

// wd_loops_begin_function finds the loops of a function whose reports wait. wd_loops_end_function inserts the reports
// into the function, which must be the latest of the module.
wd_status wd_loops_begin_function(wd_writer *writer, const wd_function *function);
wd_status wd_loops_end_function(wd_writer *writer);

// wd_loop is a range of a function whose reports wait for its end: an outermost loop, or several that follow each
// other directly.
typedef struct wd_loop {
    uint32_t begin; // Instructions: the label of the header, and of the merge block.
    uint32_t end;
    size_t first_deferred; // Of the deferred reports.
    size_t num_deferred;
} wd_loop;

// wd_loops_list returns the loops of the function whose reports wait.
const wd_loop *wd_loops_list(const wd_writer *writer, size_t *num_loops);

// wd_loops_begin_block begins a block of the module. It returns the block if reports are written in it, else NULL.
const wd_block *wd_loops_begin_block(wd_writer *writer, uint32_t label_instruction);

// wd_loops_before is called before an instruction of a block that is not a label, phi or line.
wd_status wd_loops_before(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_loops_are_deferred returns whether reports at the current instruction wait for the end of a loop.
bool wd_loops_are_deferred(const wd_writer *writer);

// wd_report_or_defer_failure writes the code that reports a failed check, immediately or after the loop. `parameters`
// are ids of 32-bit words; number `never_zero` is not 0 if the check failed (0: there is no such parameter).
void wd_report_or_defer_failure(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                                uint32_t num_parameters, uint32_t never_zero);

// wd_defer_bounds_report defers a WD_FAILURE_BOUNDS whose size is a descriptor's word, of the binding `hoisted`. The
// word is loaded again where the report is written: keeping it in a variable of the loop costs more. `failed`: the
// condition that the check failed.
wd_status wd_defer_bounds_report(wd_writer *writer, const uint32_t *parameters, uint32_t never_zero,
                                 uint32_t failed, const wd_hoisted_binding *hoisted);

// wd_defer_state_report defers the report of a descriptor's state where its word is 0; its index is not UINT32_MAX.
wd_status wd_defer_state_report(wd_writer *writer, uint32_t instruction, uint32_t index, uint32_t word);

// wd_defer_index_report defers, without a branch, an index that is not below `length` (a literal, not 0). `ok`: the
// condition that it is below: the last bad index is reported. `ok` 0: the condition is not needed, and the first bad
// index is reported.
wd_status wd_defer_index_report(wd_writer *writer, uint32_t instruction, uint32_t index, uint32_t length,
                                uint32_t ok);

// wd_loops_result_variable returns a variable of the function for values of `type`, between a guarded access and the
// end of its selection; 0: use an OpPhi. In loops, drivers that turn branches into masks pay more for an OpPhi than
// for two stores.
uint32_t wd_loops_result_variable(wd_writer *writer, uint32_t type);

// wd_loops_counter_variable returns a new variable of the current function for a word, which is 0 where the function
// begins.
uint32_t wd_loops_counter_variable(wd_writer *writer);

// wd_host_checks_list lists the checks of a module, in memory of `output`, if the host can make all of them
// (host_checks.c). `*checks` NULL: it cannot.
wd_status wd_host_checks_list(const wd_analysis *analysis, wd_allocator output, wd_host_check **checks,
                              size_t *num_checks);

// Failure counters

// wd_counters_declare chooses the checks whose failures are counted (`counter` of their conditions) and declares the
// variables.
wd_status wd_counters_declare(wd_writer *writer);

// wd_counters_interface adds the variables to `ids`.
wd_status wd_counters_interface(wd_writer *writer, wd_interface_ids *ids);

// wd_counters_count counts a condition that does not hold; its code has been written.
void wd_counters_count(wd_writer *writer, const wd_condition *condition);

// wd_counters_before writes the call of the function that writes the records, before an instruction that needs it.
// wd_counters_are_reported_in returns whether a function has such instructions.
void wd_counters_before(wd_writer *writer, const wd_spirv_instruction *instruction);
bool wd_counters_are_reported_in(const wd_writer *writer, size_t function);

// wd_keep_shared_report writes the code that keeps the words of a report of WD_FAILURE_BOUNDS until the invocation
// ends. All reports with the same `kept` have one record, which becomes that of the last one. False: reports cannot
// wait, and nothing was written. wd_shared_report_emit_is_kept writes the condition that there is one; 0: there never
// is.
bool wd_keep_shared_report(wd_writer *writer, const uint32_t *parameters, wd_optional_index *kept);
uint32_t wd_shared_report_emit_is_kept(wd_writer *writer, wd_optional_index kept);

// wd_counters_define writes the function that writes the records (counter_reports.c).
wd_status wd_counters_define(wd_writer *writer);

// Loop versions

// wd_upper_bounds computes upper bounds of values before a loop, and the condition under which they hold
// (upper_bounds.c).
typedef struct wd_upper_bounds wd_upper_bounds;

// wd_require_condition requires, by wd_upper_require and its kin, that a check of the loop holds in all iterations.
// False: nothing before the loop can show it.
typedef bool (*wd_require_condition)(wd_upper_bounds *bounds, const wd_condition *condition);

// wd_compare_condition does the same for a speculative copy, and may use wd_upper_compare.
typedef bool (*wd_compare_condition)(wd_upper_bounds *bounds, const wd_condition *condition);

// wd_version_conditions is the code that reads the conditions of loops.
typedef struct wd_version_conditions {
    wd_require_condition require;
    wd_compare_condition compare;
} wd_version_conditions;

// wd_version_begin_block begins a block of the module, before its label is written. If a loop begins that gets a copy,
// the copy is written. `conditions` NULL: loops get none. wd_version_write_phi writes the phi of such a loop's header.
// wd_version_end is called before an instruction that is not a phi or line.
void wd_version_begin_block(wd_writer *writer, const wd_spirv_instruction *label,
                            const wd_version_conditions *conditions);
bool wd_version_write_phi(wd_writer *writer, const wd_spirv_instruction *phi);
void wd_version_end(wd_writer *writer);

// The writer of the loop that the bounds are for.
wd_writer *wd_upper_writer(const wd_upper_bounds *bounds);

// wd_upper_bound_of returns a word that no value of `id` is above while the loop runs; 0: unknown.
uint32_t wd_upper_bound_of(wd_upper_bounds *bounds, uint32_t id);

// wd_upper_bound_of_multiple is the same for `id` * `factor`.
uint32_t wd_upper_bound_of_multiple(wd_upper_bounds *bounds, uint32_t id, uint32_t factor);

// wd_upper_require narrows the condition. wd_upper_require_below requires `left` < `right`, once.
void wd_upper_require(wd_upper_bounds *bounds, uint32_t condition);
void wd_upper_require_below(wd_upper_bounds *bounds, uint32_t left, uint32_t right);

// wd_comparison is a comparison in a speculative copy, before an access.
typedef struct wd_comparison {
    uint32_t index;    // The id of a 32-bit integer that is below `limit`. 0: an offset is below `limit`.
    uint32_t limit;    // Of an index: with WD_SIGN_BIAS.
    uint32_t array;    // Of the tracking's arrays, if the index chooses a descriptor of it; else WD_NO_ARRAY.
    bool is_summary;   // The limit is at most the length of the array, too.
    uint32_t location; // Of the tracking's locations: the last byte of the access is `last` + its terms.
    uint32_t last;
    uint32_t site; // The instruction that makes the access; wd_upper_compare sets it.
} wd_comparison;
#define WD_NO_ARRAY UINT32_MAX

// wd_upper_compare adds a comparison to the speculative copy of the loop. False: there are too many.
bool wd_upper_compare(wd_upper_bounds *bounds, const wd_comparison *comparison);

// wd_upper_attempt is the state of the bounds before code that may fail to require what it needs. wd_upper_undo
// removes the requirements that were added since.
typedef struct wd_upper_attempt {
    uint32_t holds;
    uint32_t num_known;
    uint32_t num_comparisons;
} wd_upper_attempt;
wd_upper_attempt wd_upper_begin_attempt(const wd_upper_bounds *bounds);
void wd_upper_undo(wd_upper_bounds *bounds, const wd_upper_attempt *attempt);

// Operations on words before the loop.
uint32_t wd_upper_emit(wd_upper_bounds *bounds, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_upper_emit_comparison(wd_upper_bounds *bounds, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_upper_constant(wd_upper_bounds *bounds, uint32_t value);

#endif
