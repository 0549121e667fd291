// The state of this folder, and functions that its files share.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_LOOPS_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_LOOPS_INTERNAL_H

#include "vk/gpuav/instrument/loops/loops.h"

// Deferred reports

// wd_deferred_report is a report that waits, with its words in variables of the function.
typedef struct wd_deferred_report {
    wd_failure_kind kind;
    uint32_t flag; // A variable: it is not 0 if there is something to report.
    // If not 0: `flag` ^ `bias` is a number, and there is something to report if it is not below this.
    uint32_t length;
    uint32_t bias;
    bool is_successor; // `flag` is the reported number plus one.
    uint32_t num_parameters;
    uint32_t parameters[WD_MAX_FAILURE_PARAMETERS]; // Constants, or variables.
    bool is_variable[WD_MAX_FAILURE_PARAMETERS];
    // The last parameter is the word of the descriptor with index parameter 2, of this binding; NULL: it is like the
    // others.
    const wd_hoisted_binding *word_of;
    wd_optional_index kept; // Into the kept reports.
} wd_deferred_report;

// wd_flush is a point of the code where a loop's reports are written.
typedef struct wd_flush {
    const wd_loop *loop;
    size_t position; // In the functions section: the position of its words,
    size_t written;  // and where they were written, after the function.
    uint32_t label;  // Of the block after it.
    bool goes_on;    // The loop may continue: the variables are reset.
} wd_flush;

// wd_result_variable is a variable of the function for the values of guarded accesses of this type.
typedef struct wd_result_variable {
    uint32_t type;
    uint32_t variable;
} wd_result_variable;

// wd_deferral is the state of deferred reports in the current function.
typedef struct wd_deferral {
    WD_VECTOR(wd_loop) loops;
    WD_VECTOR(wd_block) loop_blocks; // Blocks in which the loops' reports are written.
    WD_VECTOR(wd_deferred_report) deferred;
    WD_VECTOR(wd_flush) flushes;
    WD_VECTOR(wd_result_variable) result_variables;
    WD_VECTOR(uint32_t) counter_variables; // wd_loops_counter_variable
    WD_VECTOR(uint32_t) inserted;          // Scratch.
    bool has_immediate_loop; // Of the current function: a loop with checks whose reports do not wait.
    size_t next_loop;
    size_t next_loop_block;
    wd_loop *loop;       // The current loop; NULL: none, or one that reports immediately.
    wd_loop *ended_loop; // The loop whose merge block has just begun.
    bool calls_known;    // `calls_may_end` is known, for the module.
    bool calls_may_end;  // Functions of the module may end the invocation.
} wd_deferral;

// wd_loops_written_opcode returns the opcode of an instruction in the written module: an OpUnreachable that is checked
// becomes a return.
uint32_t wd_loops_written_opcode(const wd_writer *writer, const wd_spirv_instruction *instruction);

// The following functions take opcodes of the written module.

// wd_loops_may_end_invocation returns whether an instruction ends the function or the invocation, or its right to
// write to memory.
bool wd_loops_may_end_invocation(uint32_t opcode);

// wd_loops_ends_function returns whether an instruction ends the function.
bool wd_loops_ends_function(uint32_t opcode);

// wd_loops_must_flush_before returns whether the reports of a loop are written before an instruction.
bool wd_loops_must_flush_before(wd_writer *writer, uint32_t opcode);

// wd_loops_may_wait returns whether the reports of a loop may be written at so many points.
bool wd_loops_may_wait(uint64_t num_checks, uint64_t num_flushes);

// Loop versions

// wd_loop_bounds is a loop of the module.
typedef struct wd_loop_bounds {
    uint32_t begin; // Instructions: the labels of the header and of the merge block.
    uint32_t end;
    uint32_t header; // The same as ids.
    uint32_t merge;
    uint32_t continues; // The continue target.
} wd_loop_bounds;

// wd_loop_has returns whether the loop contains an instruction.
static inline bool wd_loop_has(const wd_loop_bounds *loop, uint32_t instruction) {
    return instruction >= loop->begin && instruction < loop->end;
}

// wd_loop_header is a loop header of the function: instructions.
typedef struct wd_loop_header {
    uint32_t label;
    uint32_t merge; // The OpLoopMerge.
} wd_loop_header;

// wd_versioned holds the ids that replace an id of the module in the copy of a loop, and in the loop with its checks;
// 0: none.
typedef struct wd_versioned {
    uint32_t copy;
    uint32_t checked;
    wd_optional_index stores; // Variables of a function: into the stores.
} wd_versioned;

// wd_live_out is a value that a loop of two versions computes and that is used after it.
typedef struct wd_live_out {
    uint32_t id;
    uint32_t type;
    uint32_t copy;
    uint32_t checked;
} wd_live_out;

// wd_entry_value is the value of a header's phi when the loop begins: an id that is known before it.
typedef struct wd_entry_value {
    uint32_t phi;
    uint32_t value;
} wd_entry_value;

// wd_saved_variable is a variable of the function that a speculative copy stores before a comparison. Its value at the
// begin of the iteration is restored before the loop with the checks.
typedef struct wd_saved_variable {
    uint32_t variable;
    uint32_t type;
    uint32_t before; // Its value before the loop,
    uint32_t saved;  // at the begin of the iteration,
    uint32_t value;  // and one of both.
} wd_saved_variable;

// wd_split_block is a block of a speculative copy that ended at a comparison: its label, and that of its last part.
typedef struct wd_split_block {
    uint32_t label;
    uint32_t last;
} wd_split_block;

// wd_labels is a list of blocks of the written module.
typedef WD_VECTOR(uint32_t) wd_labels;

// wd_speculation is the speculative copy of a loop (speculative_loops.c, speculative_code.c).
typedef struct wd_speculation {
    WD_VECTOR(wd_comparison) comparisons;
    WD_VECTOR(wd_saved_variable) variables;
    WD_VECTOR(wd_split_block) splits;
    wd_labels exits;        // Blocks of the copy that leave it because the loop ends,
    wd_labels failed_exits; // and because a comparison fails.
    uint32_t merge;         // The instruction of the OpLoopMerge.
    bool splits_header;     // The header has comparisons.
    size_t begin;           // Where the copy begins, in the functions section.
    uint32_t block;         // The label of the current block's copy; its parts have other labels.
    uint32_t joined;        // The label of the block after the copy.
    uint32_t holds;         // The condition that the comparisons before the instruction hold; 0: it has none.
} wd_speculation;

// wd_version is a loop whose copy has been written, while the loop with the checks is written.
typedef struct wd_version {
    wd_loop_bounds loop; // `end` 0: there is none.
    bool in_header;      // The current block is the header, or the merge block.
    bool in_merge;
    size_t written;         // The begin of the version with the checks, in the functions section,
    size_t first_phi;       // and in the writer's phis.
    uint32_t runs;          // All bits for invocations that run the version that is being written, else 0.
    uint32_t checked_entry; // The label of the block before the version with the checks.
    bool is_speculative;
    uint32_t copy_end; // Labels of the last blocks: of the copy, and of the version with the checks.
    uint32_t checked_end;
} wd_version;

// wd_loop_versions is the state of loop versions.
typedef struct wd_loop_versions {
    WD_VECTOR(wd_loop_header) headers; // Of the current function.
    size_t next_header;
    wd_version version;
    wd_speculation speculation;
    wd_versioned *versioned; // By id. NULL: no loop has two versions yet.
    WD_VECTOR(wd_entry_value) loop_entries;
    WD_VECTOR(wd_live_out) live_outs;
    WD_VECTOR(uint32_t) loop_uses; // Scratch.
    bool is_plain_known;           // `is_plain` is known.
    bool is_plain;                 // A loop with two versions may call any function of the module.
    bool are_calls_known;          // `is_indexed_elsewhere` is known, for the function.
    bool is_indexed_elsewhere;     // Other functions choose descriptors by indices.
} wd_loop_versions;

// wd_versions_begin_function forgets the loops of the function before. wd_versions_add_header adds a loop header: the
// instructions of its label and its OpLoopMerge.
void wd_versions_begin_function(wd_writer *writer);
void wd_versions_add_header(wd_writer *writer, uint32_t label, uint32_t merge);

// wd_version_read reads the loop that begins with a block, if one does. True: it can have two versions. `*end_site`:
// the index after its last site. The versions' live_outs are set (loop_candidates.c).
bool wd_version_read(wd_writer *writer, const wd_spirv_instruction *label, wd_loop_bounds *loop,
                     size_t *end_site);

// wd_version_may_be_null returns whether values of a type can be in an OpPhi, and be null, in all modules.
// wd_version_is_non_uniform returns whether an id is decorated as NonUniform.
bool wd_version_may_be_null(const wd_spirv_module *module, uint32_t type);
bool wd_version_is_non_uniform(const wd_writer *writer, uint32_t id);

// wd_version_has_comparison returns whether a comparison of the speculative copy precedes an instruction.
bool wd_version_has_comparison(const wd_writer *writer, const wd_loop_bounds *loop,
                               const wd_comparison *comparison, const wd_spirv_instruction *instruction);

// wd_speculation_plan returns whether the loop, whose comparisons are known, can have a speculative copy, and sets the
// rest of the speculation except ids (speculative_loops.c).
bool wd_speculation_plan(wd_writer *writer, const wd_loop_bounds *loop);

// wd_speculation_begin writes the end of the block before the copy, and returns the condition under which the copy
// runs. `holds`: the condition that is required before the loop; 0: none. (speculative_code.c)
uint32_t wd_speculation_begin(wd_writer *writer, uint32_t holds);

// wd_speculation_before writes, before an instruction of the copy, the comparisons that precede it.
// wd_speculation_after is called when an instruction has been written, at word `position` of the functions section.
// The caller renames the ids that wd_speculation_before writes, and those of the instruction.
void wd_speculation_before(wd_writer *writer, const wd_spirv_instruction *instruction);
void wd_speculation_after(wd_writer *writer, const wd_spirv_instruction *instruction, size_t position);

// wd_speculation_end_copy writes the phis of the copy's last block, and the block after it, which branches to the loop
// with the checks or to the merge block. The ids that are renamed must still have their names.
void wd_speculation_end_copy(wd_writer *writer);

// wd_version_dimensions returns the number of indices of a chain that choose a descriptor.
uint32_t wd_version_dimensions(const wd_writer *writer, const wd_spirv_instruction *instruction);

// Facts of a function (function_facts.c), each computed once, when it is first needed

// wd_variable_stores lists the stores to a variable of a function: instructions. An initializer counts as a store.
enum { WD_MAX_STORES = 4 };
typedef struct wd_variable_stores {
    uint32_t count; // May exceed WD_MAX_STORES: the others are not listed.
    uint32_t at[WD_MAX_STORES];
    bool is_used_otherwise; // Instructions other than loads and stores use it.
} wd_variable_stores;

typedef struct wd_function_facts {
    bool are_stores_known; // Of the current function.
    WD_VECTOR(wd_variable_stores) stores;
    bool is_group_size_known;
    bool has_group_size;
    uint32_t group_size[3]; // The largest of all entry points, if they are literals.
    bool is_dominance_known;
    wd_dominance dominance; // Of the current function.
} wd_function_facts;

// wd_function_facts_begin_function forgets the facts of the function before.
void wd_function_facts_begin_function(wd_writer *writer);

// wd_function_stores_to returns the stores to a variable of the function; NULL: it is another variable, or has other
// uses. The pointer is valid until the next function.
const wd_variable_stores *wd_function_stores_to(wd_writer *writer, uint32_t variable);

// wd_stored_value returns the id that an OpStore or an OpVariable with an initializer stores.
uint32_t wd_stored_value(const wd_spirv_instruction *store);

// wd_function_runs_before returns whether instruction `first` certainly runs before instruction `second`.
bool wd_function_runs_before(wd_writer *writer, uint32_t first, uint32_t second);

// wd_function_block_of returns the instruction of the label before an instruction.
uint32_t wd_function_block_of(const wd_writer *writer, uint32_t instruction);

// wd_workgroup_size returns the size of workgroups; NULL: unknown.
const uint32_t *wd_workgroup_size(wd_writer *writer);

// Failure counters

// The words that hold counters: how many there may be, and the bits of one.
enum { WD_MAX_COUNTER_WORDS = 32, WD_COUNTER_WORD_BITS = 32 };

// wd_failure_counter is a check whose failures are counted, and the constants of its record.
typedef struct wd_failure_counter {
    uint32_t instruction;
    uint32_t error; // Of bounds.
    uint32_t index;
    uint32_t last;     // Byte.
    uint32_t head;     // Of the set (wd_input_head_index),
    uint32_t position; // and the position of the descriptor's word in the set's table.
    uint32_t word;     // Index into the counter words, and the counter's bits there.
    uint32_t shift;
    uint32_t bits;
} wd_failure_counter;

// wd_counter_reports says before which instructions a function has the records written.
typedef enum wd_counter_reports {
    WD_COUNTER_REPORTS_NONE,
    WD_COUNTER_REPORTS_AT_END,    // Instructions that may end the invocation.
    WD_COUNTER_REPORTS_AT_RETURN, // And returns: the function is an entry point.
} wd_counter_reports;

// The words of a record of any kind: the parameters of WD_FAILURE_ANY_WIDE, and a word that is not 0 if the record
// cannot be one of a descriptor's state. WD_FAILURE_ANY lacks the last two of the five words.
typedef enum wd_any_word {
    WD_ANY_INSTRUCTION,
    WD_ANY_ERROR,
    WD_ANY_FIRST,
    WD_ANY_SECOND,
    WD_ANY_THIRD,
    WD_ANY_FOURTH,
    WD_ANY_FIFTH,
    WD_ANY_SIZE,
    WD_ANY_HAS_OTHER_ERROR,
    WD_NUM_ANY_WORDS,
} wd_any_word;

// wd_kept_report is a report whose words wait for the end of the invocation (kept_reports.c).
enum { WD_MAX_KEPT_WORDS = 16, WD_MAX_KEPT_REPORTS = WD_MAX_KEPT_WORDS * WD_COUNTER_WORD_BITS };
typedef struct wd_kept_report {
    uint32_t words[WD_NUM_ANY_WORDS]; // Ids: constants, or private variables.
    bool is_variable[WD_NUM_ANY_WORDS];
} wd_kept_report;

typedef struct wd_counters {
    WD_VECTOR(wd_failure_counter) failure_counters;
    WD_VECTOR(wd_kept_report) kept;
    uint32_t kept_words[WD_MAX_KEPT_WORDS]; // Private variables, with a bit for each kept report.
    bool *may_keep; // By the function's number: an invocation runs it at most once. NULL: no report is kept.
    // All reports are kept, of checks that run several times the last one: the module would grow too much.
    bool keeps_all;
    bool has_wide; // A kept report has five words after the error.
    // By the function's number, if all reports are kept: the compiler copies it several times.
    bool *is_repeated;
    uint32_t counter_bits;   // The number of bits in use.
    uint32_t *counter_words; // Private variables.
    uint32_t num_counter_words;
    uint32_t report_counted; // The function that writes the records; 0: no check is counted or kept.
    wd_counter_reports *counter_reports; // By the function's number.
} wd_counters;

// wd_keep_report writes the code that keeps the words of a failure until the invocation ends. `kept` is the report's
// number, and becomes it if it has none. False: the report cannot wait, and nothing was written. `runs_again`: the
// check may fail again after it.
bool wd_keep_report(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters, bool runs_again,
                    wd_optional_index *kept);

typedef struct wd_loop_writer {
    wd_deferral deferral;
    wd_loop_versions versions;
    wd_function_facts function_facts;
    wd_counters counters;
} wd_loop_writer;

#endif
