// The second step of the instrumentation: the module that is written. Private to this folder.
//
// The rewrite (instrument_rewrite.c) copies the functions and puts checks at the sites that the analysis found.
// instrument_check.c writes the code of a check, instrument_report.c the function that writes a record, instrument_loop.c puts
// its calls behind loops.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REWRITE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REWRITE_H

#include "vk/gpuav/instrument/instrument_analysis.h"
#include "vk/spirv/builder.h"

// wd_stage_variables are the built-in variables of an entry point that its stage words come from.
enum { WD_NUM_STAGE_WORDS = 3 };

typedef struct wd_stage_variable {
    uint32_t variable;  // 0: the word is not used.
    uint32_t type;      // Of what the variable holds.
    uint32_t component; // UINT32_MAX: a scalar.
    uint32_t component_type;
    bool bitcast;
} wd_stage_variable;

typedef struct wd_stage {
    uint32_t execution_model;
    wd_stage_variable words[WD_NUM_STAGE_WORDS];
} wd_stage;

// wd_decoration is one decoration of an id, in the list of those that the id has.
typedef struct wd_decoration {
    uint32_t instruction; // OpDecorate or one of its kin.
    uint32_t next;        // Index and one; 0: the last.
} wd_decoration;

// wd_failure_kind names the functions that write a record.
typedef enum wd_failure_kind {
    WD_FAILURE_INDEX,           // (instruction, index, length)
    WD_FAILURE_BOUNDS,          // (instruction, error, index, last byte, size)
    WD_FAILURE_STATE,           // (instruction, index)
    WD_FAILURE_BOUNDS_OR_STATE, // As WD_FAILURE_BOUNDS; where the size is 0, as WD_FAILURE_STATE.
    WD_NUM_FAILURE_KINDS,
} wd_failure_kind;

// The parameters of WD_FAILURE_BOUNDS and WD_FAILURE_BOUNDS_OR_STATE.
enum {
    WD_BOUNDS_INSTRUCTION,
    WD_BOUNDS_ERROR,
    WD_BOUNDS_INDEX,
    WD_BOUNDS_LAST,
    WD_BOUNDS_SIZE,
    WD_NUM_BOUNDS_PARAMETERS,
};

enum { WD_MAX_FAILURE_PARAMETERS = 5 };

// wd_loop is a stretch of a function whose reports wait for its end (instrument_loop.c): an outermost loop, or several of
// which each begins where the one before ends.
typedef struct wd_loop {
    uint32_t begin; // Instructions: the label of the header, and of the merge block.
    uint32_t end;
    size_t first_deferred; // Of the rewrite's kept.
    size_t num_deferred;
} wd_loop;

// wd_flush is a place where a loop's reports are written.
typedef struct wd_flush {
    const wd_loop *loop;
    size_t position; // In the functions section: where its words belong,
    size_t written;  // and where they were written, behind the function.
    uint32_t label;  // Of the block that goes on behind it.
    bool goes_on;    // The loop may go on: what was reported is forgotten.
} wd_flush;

// wd_result_variable is a variable of the function that takes what guarded accesses of this type yield (wd_loops_result_variable).
typedef struct wd_result_variable {
    uint32_t type;
    uint32_t variable;
} wd_result_variable;

// wd_hoisted_binding is what a function reads of a binding in the input buffer before its loops begin (instrument_hoist.c).
typedef struct wd_hoisted_binding {
    const wd_input_binding *input;
    bool is_array; // Descriptors of it are chosen by an index: where their words stand is wanted,
    bool is_alone; // or it is accessed as a single one, whose word is.
    bool has_count;
    uint32_t length; // Of the shortest array that the summary is asked for; 0: it is not asked.
    // Ids. The word of descriptor `index` stands at (`base` + index) & `mask`.
    uint32_t head; // Of the set's table.
    uint32_t mask; // All bits; 0: nothing is known of the set.
    uint32_t base;
    uint32_t word;
    uint32_t count;
    uint32_t prefix; // Of the summary, at most `length`; combined with WD_SIGN_BIAS.
    uint32_t least;
} wd_hoisted_binding;

// wd_hoisted_limit is what an index has to be below, so that an access is sure to be good by the summary: number `last` + index * `stride`
// is the access's last byte. `stride` 0: the index is the descriptor's, and the last byte always the same.
typedef struct wd_hoisted_limit {
    const wd_input_binding *input;
    uint32_t last;
    uint32_t stride;
    uint32_t id; // Combined with WD_SIGN_BIAS.
} wd_hoisted_limit;

// The words in which failures are counted: how many there may be, and the bits of one.
enum { WD_MAX_COUNTER_WORDS = 32, WD_COUNTER_WORD_BITS = 32 };

// wd_entry_value is what a phi of a loop's header is when the loop begins: an id that is known in front of it.
typedef struct wd_entry_value {
    uint32_t phi;
    uint32_t value;
} wd_entry_value;

// wd_loop_bounds is where a loop stands in the module.
typedef struct wd_loop_bounds {
    uint32_t begin; // Instructions: the labels of the header and of the merge block.
    uint32_t end;
    uint32_t header; // The same as ids.
    uint32_t merge;
    uint32_t continues; // The continue target.
} wd_loop_bounds;

// wd_loop_has tells whether an instruction stands in the loop.
static inline bool wd_loop_has(const wd_loop_bounds *loop, uint32_t instruction) {
    return instruction >= loop->begin && instruction < loop->end;
}

// wd_loop_header is a header of the function: instructions.
typedef struct wd_loop_header {
    uint32_t label;
    uint32_t merge; // The OpLoopMerge.
} wd_loop_header;

// wd_versioned is what an id of the module is called in the copy of a loop, and in the loop with its checks; 0: the same.
typedef struct wd_versioned {
    uint32_t copy;
    uint32_t checked;
    uint32_t stores; // Of a variable of a function: its wd_variable_stores, and one; 0: not known.
} wd_versioned;

// wd_variable_stores is where a variable of a function is stored to: instructions. Its own is one if it has an initializer.
enum { WD_MAX_STORES = 4 };
typedef struct wd_variable_stores {
    uint32_t count; // May be more than are kept.
    uint32_t at[WD_MAX_STORES];
    bool is_used_otherwise; // By something else than loads and stores.
} wd_variable_stores;

// wd_live_out is a value that a loop of two versions makes, and that is used behind it.
typedef struct wd_live_out {
    uint32_t id;
    uint32_t type;
    uint32_t copy;
    uint32_t checked;
} wd_live_out;

// wd_version is a loop of which a copy has been written (instrument_version.c), while the one with the checks is.
typedef struct wd_version {
    wd_loop_bounds loop; // `end` 0: none is.
    bool in_header;      // The block at hand is the header, or the merge block.
    bool in_merge;
    size_t written;    // Where in the functions section the version with the checks begins,
    size_t first_phi;  // and in the rewrite's phis.
    uint32_t runs;     // All bits for invocations that run the version that is written, else 0.
    uint32_t copy_end; // Labels: where the copy ends, and the version with the checks.
    uint32_t checked_end;
} wd_version;

// wd_failure_counter is a check of which failures are counted (instrument_tally.c), and what its record says: literals.
typedef struct wd_failure_counter {
    uint32_t instruction;
    uint32_t error; // That of bounds.
    uint32_t index;
    uint32_t last;     // Byte.
    uint32_t head;     // Word of the output buffer's data: where the set's table begins,
    uint32_t position; // and the descriptor's word in that table.
    uint32_t word;     // Of the tally's words: where it is counted, and in which bits.
    uint32_t shift;
    uint32_t bits;
} wd_failure_counter;

// wd_counter_reports says in front of what a function has the records written.
typedef enum wd_counter_reports {
    WD_COUNTER_REPORTS_NONE,
    WD_COUNTER_REPORTS_AT_END,    // What may end the invocation.
    WD_COUNTER_REPORTS_AT_RETURN, // And returns: it is an entry point.
} wd_counter_reports;

// wd_deferred_report is a report that waits, with what it says in variables of the function.
typedef struct wd_deferred_report {
    wd_failure_kind kind;
    uint32_t flag; // A variable: it is not 0 if there is something to report.
    // Else than 0: instead of that, `flag` combined with `bias` by exclusive or is a number that is not below this one.
    uint32_t length;
    uint32_t bias;
    bool is_successor; // `flag` is the number that is told, and one.
    uint32_t num_parameters;
    uint32_t parameters[WD_MAX_FAILURE_PARAMETERS]; // Constants, or variables.
    bool is_variable[WD_MAX_FAILURE_PARAMETERS];
    // The binding whose word of the descriptor that parameter 2 tells is the last parameter; NULL: that is kept like the others.
    const wd_hoisted_binding *word_of;
} wd_deferred_report;

// wd_rewrite is the module being written.
typedef struct wd_rewrite {
    wd_analysis *analysis;
    const wd_spirv_module *module;
    const wd_instrument_options *options;
    wd_spirv_builder *builder;
    wd_arena *arena;
    uint32_t shader_id;
    // Common ids.
    uint32_t type_void;
    uint32_t type_bool;
    uint32_t type_uint;
    uint32_t reports[WD_NUM_FAILURE_KINDS]; // The functions that write a record; 0: it is not called.
    uint32_t buffer;                        // The output buffer's variable, and its pieces' types.
    uint32_t pointer_uint;
    uint32_t input;         // The input buffer's variable; 0: none.
    uint32_t address_table; // The variable of the table of device addresses; 0: none.
    uint32_t pointer_uvec4;
    uint32_t last_range;    // The private variable with the ranges that were found last, one a slot,
    uint32_t pointer_range; // and the type of a pointer to one.
    uint32_t pointer_fact;  // Of the carriers' private variables.
    uint32_t check_address; // The function; 0: it is not called.
    uint32_t
        lost_pointer; // A private variable: a load of pointers was skipped, which yielded null; 0: none is guarded.
    wd_stage *stages; // One an entry point.
    uint32_t num_stages;
    uint32_t *stage_by_function; // By id: index into `stages`, and one.
    uint32_t *
        entries; // By entry point: the function that it gets because its own is others' as well, or 0. NULL: none gets one.
    uint32_t
        stage_words; // Several entry points: the private variable that each fills when it begins; else 0.
    // Decorations by target id: index and one into `decorations`.
    uint32_t *decoration_heads;
    WD_VECTOR(wd_decoration) decorations;
    uint32_t *last_labels;         // By label: where a split block ends now.
    WD_VECTOR(size_t) phis;        // Word offsets in the functions section.
    wd_hash_table companion_types; // Leaf << 32 | type -> the type with such leaves.
    // Where the rewrite is.
    size_t next_site;
    size_t next_block;
    const wd_block *block; // The one being split; NULL: none.
    uint32_t label;        // Of the block being written.
    uint32_t piece;        // A number for each block written.
    uint32_t line;         // Index of the OpLine or DebugLine in force, and one; 0: none.
    uint32_t scope;        // Of the DebugScope, likewise.
    uint32_t
        copying; // A number for each set of copies: traces copied for it are used instead of their originals.
    uint32_t continue_target; // New one of a loop that was one block; 0: none.
    bool header_pending;      // The loop header is to be closed behind its phis.
    wd_status failure;        // The first that had nobody to be told to.
    // Reports that wait for the end of a loop, of the function being written.
    WD_VECTOR(wd_loop) loops;
    WD_VECTOR(wd_block) loop_blocks; // Blocks in which the loops' reports are written.
    WD_VECTOR(wd_deferred_report) deferred;
    WD_VECTOR(wd_flush) flushes;
    WD_VECTOR(wd_result_variable) result_variables;
    WD_VECTOR(wd_hoisted_binding) hoisted; // Of the function being written.
    WD_VECTOR(wd_hoisted_limit) limits;
    WD_VECTOR(uint32_t) inserted; // Scratch.
    // Loops of which there are two versions.
    WD_VECTOR(wd_loop_header) headers; // Of the function being written.
    size_t next_header;
    wd_version version;
    wd_versioned *versioned; // By id. NULL: no loop was written twice yet.
    WD_VECTOR(wd_entry_value) loop_entries;
    WD_VECTOR(wd_live_out) live_outs;
    WD_VECTOR(uint32_t) loop_uses; // Scratch.
    bool are_stores_known;         // Those of the function.
    WD_VECTOR(wd_variable_stores) stores;
    bool is_group_size_known;
    bool has_group_size;
    uint32_t group_size[3]; // The greatest of all entry points', if they are literals.
    bool is_dominance_known;
    wd_dominance dominance;    // Of the function, if it is known.
    bool is_plain_known;       // The next is.
    bool is_plain;             // All of the module's functions may be called in two versions.
    bool are_calls_known;      // The next is, of the function.
    bool is_indexed_elsewhere; // Other functions choose descriptors by indices.
    size_t next_loop;
    size_t next_loop_block;
    size_t function;      // The number of the one being written.
    wd_loop *loop;        // The one being written; NULL: none, or one that reports at once.
    wd_loop *ended_loop;  // The one whose merge block has just begun.
    size_t variables_at;  // Where the function's variables go; 0: it has no block yet.
    bool in_exact_branch; // In a branch that is taken where a summary does not answer.
    bool calls_known;     // The next is.
    bool calls_may_end;   // Functions of the module may end the invocation.
    // Failures that are counted.
    WD_VECTOR(wd_failure_counter) failure_counters;
    uint32_t counter_bits;   // How many of the words are in use.
    uint32_t *counter_words; // Private variables.
    uint32_t num_counter_words;
    uint32_t report_counted;             // The function that writes the records; 0: no check is counted.
    wd_counter_reports *counter_reports; // By the function's number.
} wd_rewrite;

#define WD_EMIT(rewrite, opcode, ...)                                                                        \
    WD_SPIRV_EMIT((rewrite)->builder, WD_SPIRV_SECTION_FUNCTIONS, (opcode), __VA_ARGS__)

// wd_rewrite_fail keeps the first failure that has nobody to be told to; WD_OK is none.
static inline void wd_rewrite_fail(wd_rewrite *rewrite, wd_status status) {
    rewrite->failure = rewrite->failure ? rewrite->failure : status;
}

// wd_rewrite_functions writes all functions of the module with their checks.
wd_status wd_rewrite_functions(wd_rewrite *rewrite);
// wd_rewrite_index_decorations reads the module's decorations, for wd_rewrite_decorate.
wd_status wd_rewrite_index_decorations(wd_rewrite *rewrite);
// wd_rewrite_decorate gives `copy` the decorations of `id`, or only NonUniform.
void wd_rewrite_decorate(wd_rewrite *rewrite, uint32_t id, uint32_t copy, bool only_non_uniform);
// wd_emit_and narrows a condition: `*all` is to hold, if it is not 0, and `condition`. wd_emit_select writes
// condition ? then : otherwise, of words; nothing where both are the same.
void wd_emit_and(wd_rewrite *rewrite, uint32_t *all, uint32_t condition);
uint32_t wd_emit_select(wd_rewrite *rewrite, uint32_t condition, uint32_t then, uint32_t otherwise);
// wd_rewrite_begin_block writes a label and makes it the current block.
void wd_rewrite_begin_block(wd_rewrite *rewrite, uint32_t label);
// wd_rewrite_restore_line repeats the line information in force, which ended with the block before.
void wd_rewrite_restore_line(wd_rewrite *rewrite);
// wd_rewrite_append copies an instruction, with the copies of the current set for its operands. `result`: the result
// id to write instead of its own; 0: its own. It returns where the instruction stands in the functions section.
size_t wd_rewrite_append(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t result);

// wd_rewrite_rename_parents names the blocks where those that were split end in the phis from number `first` on, which are forgotten.
void wd_rewrite_rename_parents(wd_rewrite *rewrite, size_t first);

// wd_version_begin_block tells that a block of the module begins, whose label is not yet written: where it begins a loop with checks that
// are known beforehand, a copy of the loop without them is written. wd_version_write_phi writes the phi of such a loop's header.
// wd_version_end tells that something else than phis and lines follows (instrument_version.c).
void wd_version_begin_block(wd_rewrite *rewrite, const wd_spirv_instruction *label);
bool wd_version_write_phi(wd_rewrite *rewrite, const wd_spirv_instruction *phi);
void wd_version_end(wd_rewrite *rewrite);
// wd_version_read reads the loop that begins with a block, if one does. True: it can have two versions; `*end_site`: where its sites end,
// `leaving` of the rewrite: what is used behind it (instrument_version_read.c). wd_version_dimensions returns how many indices of a chain choose a
// descriptor; 0: none.
bool wd_version_read(wd_rewrite *rewrite, const wd_spirv_instruction *label, wd_loop_bounds *loop,
                     size_t *end_site);
uint32_t wd_version_dimensions(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction);
// wd_version_skip_phis returns the first instruction from `at` on that is neither a phi nor a line.
uint32_t wd_version_skip_phis(const wd_rewrite *rewrite, uint32_t at);
// wd_function_stores_to returns where a variable of the function is stored to; NULL: it is none, or used otherwise as well. Valid until the
// next function. wd_stored_value returns the id that is stored. wd_function_runs_before tells whether instruction `first` is sure to be run
// in front of instruction `second`, wd_function_block_of which label stands in front of an instruction, by its own (instrument_surroundings.c).
const wd_variable_stores *wd_function_stores_to(wd_rewrite *rewrite, uint32_t variable);
uint32_t wd_stored_value(const wd_spirv_instruction *store);
bool wd_function_runs_before(wd_rewrite *rewrite, uint32_t first, uint32_t second);
uint32_t wd_function_block_of(const wd_rewrite *rewrite, uint32_t instruction);
// wd_workgroup_size returns the size of workgroups; NULL: it is not known.
const uint32_t *wd_workgroup_size(wd_rewrite *rewrite);
// wd_version_mask_indices writes, for a chain that is about to be written in a loop of two versions, the indices to be used in place of its own
// dimensions'; what it leaves alone is to be used as it is.
void wd_version_mask_indices(wd_rewrite *rewrite, const wd_spirv_instruction *chain,
                             uint32_t masked[WD_SPIRV_MAX_DIMENSIONS]);
// wd_upper_emit_all_hold writes the condition that all checks of the sites [first_site, end_site), which stand in the loop, hold as long as it runs,
// and returns its id; 0: nothing that stands in front of the loop tells. What was written is then to be taken back (instrument_reach.c).
uint32_t wd_upper_emit_all_hold(wd_rewrite *rewrite, const wd_loop_bounds *loop, size_t first_site,
                                size_t end_site);

// wd_loops_begin_function finds the loops of a function whose reports wait. wd_loops_end_function puts the reports into the
// function that was written, the latest one in the module (instrument_loop.c).
wd_status wd_loops_begin_function(wd_rewrite *rewrite, const wd_function *function);
wd_status wd_loops_end_function(wd_rewrite *rewrite);
// wd_loops_begin_block tells that a block of the module begins, and returns it if reports are written in it; else NULL.
const wd_block *wd_loops_begin_block(wd_rewrite *rewrite, uint32_t label_instruction);
// wd_loops_before tells that `instruction` follows, which is no label, no phi and no line of a block.
wd_status wd_loops_before(wd_rewrite *rewrite, const wd_spirv_instruction *instruction);
// wd_loops_may_end_invocation tells whether an instruction ends the function or the invocation, or its right to write to memory.
bool wd_loops_may_end_invocation(uint32_t opcode);
// wd_defer_bounds_report is wd_defer_report for WD_FAILURE_BOUNDS whose size is a descriptor's word, of the binding `hoisted`: that is loaded
// again where the report is written, since a number that a loop keeps costs more than all that decides whether it is kept.
wd_status wd_defer_bounds_report(wd_rewrite *rewrite, const uint32_t *parameters, uint32_t never_zero,
                                 uint32_t failed, const wd_hoisted_binding *hoisted);
// wd_defer_report is wd_failure_report in a loop whose reports wait. `failed`: the condition that there is something to report; 0: it stands in
// a branch that is taken then. wd_defer_state_report keeps the report of a descriptor's state where its word is 0; its index is not
// UINT32_MAX.
wd_status wd_defer_report(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                          uint32_t num_parameters, uint32_t never_zero, uint32_t failed);
wd_status wd_defer_state_report(wd_rewrite *rewrite, uint32_t instruction, uint32_t index, uint32_t word);
// wd_emit_biased writes `value` ^ `bias` (0: nothing), and wd_emit_is_below whether a number that is combined with WD_SIGN_BIAS is below
// a literal length. As signed numbers the biased ones have the order that the others have as unsigned ones, and processors compare
// vectors of signed numbers in one instruction.
#define WD_SIGN_BIAS 0x80000000u
uint32_t wd_emit_biased(wd_rewrite *rewrite, uint32_t value, uint32_t bias);
uint32_t wd_emit_is_below(wd_rewrite *rewrite, uint32_t biased, uint32_t length);
uint32_t wd_emit_biased_less(wd_rewrite *rewrite, uint32_t biased, uint32_t biased_limit);
// wd_defer_index_report keeps, without a branch, an index that is not below `length` (a literal, not 0), where reports wait. `ok`: the
// condition that it is below: the last bad index is kept. `ok` 0: the condition is not needed, and the first bad index is.
wd_status wd_defer_index_report(wd_rewrite *rewrite, uint32_t instruction, uint32_t index, uint32_t length,
                                uint32_t ok);

// wd_counters_declare chooses the checks whose failures are counted (`tally` of their conditions) and declares the variables,
// wd_counters_interface puts these into an entry point's interface, wd_counters_define writes the function that writes the records.
// wd_counters_count writes the condition and counts it if it does not hold. wd_counters_before writes what has to stand in front of an
// instruction, wd_counters_are_reported_in tells whether a function has such instructions (instrument_tally.c, and instrument_tally_report.c for
// wd_counters_define).
wd_status wd_counters_declare(wd_rewrite *rewrite);
void wd_counters_interface(wd_rewrite *rewrite, uint32_t entry_point);
wd_status wd_counters_define(wd_rewrite *rewrite);
void wd_counters_count(wd_rewrite *rewrite, wd_condition *condition);
void wd_counters_before(wd_rewrite *rewrite, uint32_t opcode);
bool wd_counters_are_reported_in(const wd_rewrite *rewrite, size_t function);

// wd_loops_result_variable returns a variable of the function for values of `type`, between a guarded access and the end of its selection;
// 0: an OpPhi is to choose. Drivers that turn branches into masks pay more for an OpPhi in a loop than for two stores.
uint32_t wd_loops_result_variable(wd_rewrite *rewrite, uint32_t type);

// wd_rewrite_note_phi tells that an OpPhi follows: its parents are renamed when their blocks were split.
wd_status wd_rewrite_note_phi(wd_rewrite *rewrite);
// wd_facts_compute writes what computes the facts of `id`, which has type `type`: those that are not 0 in `wanted`. Where `layout` says that
// what a pointer points to lies in memory in another way, they tell nothing.
void wd_facts_compute(wd_rewrite *rewrite, uint32_t id, uint32_t type, const wd_location *layout,
                      const uint32_t wanted[WD_NUM_FACTS], uint32_t facts[WD_NUM_FACTS]);
// wd_facts_unknown fills in the constants that tell nothing.
void wd_facts_unknown(wd_rewrite *rewrite, uint32_t type, uint32_t facts[WD_NUM_FACTS]);
// wd_pointers_write writes the facts of the pointer that `instruction` has made, if they are wanted; wd_pointers_begin_function those
// of pointers that no block makes.
void wd_pointers_write(wd_rewrite *rewrite, const wd_spirv_instruction *instruction);
void wd_pointers_begin_function(wd_rewrite *rewrite, const wd_function *function);
// wd_tracked_declare declares the private variables, wd_tracked_interface puts them into an entry point's interface. wd_tracked_begin_function, _before and _behind write what goes into and comes
// out of them: where a function begins, in front of an instruction and behind it.
void wd_tracked_declare(wd_rewrite *rewrite);
void wd_tracked_interface(wd_rewrite *rewrite, uint32_t entry_point);
void wd_tracked_begin_function(wd_rewrite *rewrite, const wd_function *function);
void wd_tracked_emit_stores(wd_rewrite *rewrite, const wd_spirv_instruction *instruction);
void wd_tracked_emit_loads(wd_rewrite *rewrite, const wd_spirv_instruction *instruction);

// wd_companion_type returns a type like `type_id` whose parts, which are no arrays or structs, are `leaf`. wd_companion_declare declares a
// private variable of that type, which is null; `variable`: its id, or 0 for a new one. wd_companion_pointer writes a pointer that leads
// into `variable` as `id` does into its base.
uint32_t wd_companion_type(wd_rewrite *rewrite, uint32_t type_id, uint32_t leaf);
uint32_t wd_companion_declare(wd_rewrite *rewrite, uint32_t variable, uint32_t type_id, uint32_t leaf,
                              const char *name);
uint32_t wd_companion_pointer(wd_rewrite *rewrite, uint32_t variable, uint32_t id, uint32_t leaf);
// wd_ray_queries_declare declares the private variables, wd_ray_queries_interface puts them into an entry point's interface. wd_ray_query_emit_begin
// notes that the query of `instruction` begins if `ok` (0: always) holds, if it is one that begins. wd_ray_queries_pass fills what
// stands beside the parameters of a call or, behind it (`back`), reads it. wd_ray_query_emit is wd_check_emit for WD_CONDITION_QUERY.
void wd_ray_queries_declare(wd_rewrite *rewrite);
void wd_ray_queries_interface(wd_rewrite *rewrite, uint32_t entry_point);
void wd_ray_query_emit_begin(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t ok);
void wd_ray_queries_pass(wd_rewrite *rewrite, const wd_spirv_instruction *call, bool back);
uint32_t wd_ray_query_emit(wd_rewrite *rewrite, wd_condition *condition);

// wd_facts_not_reported writes the condition that the index of a descriptor that stands in for others is not WD_INDEX_REPORTED, and returns its
// id; 0: it never is.
uint32_t wd_facts_not_reported(wd_rewrite *rewrite, const wd_array *array);
// wd_site_emit writes the consumer `instruction` with its checks (instrument_site.c).
void wd_site_emit(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction);
// wd_site_copy_sampled_images brings the OpSampledImage operands of an instruction into the block being written, where
// SPIR-V wants them, as copies of the current set.
void wd_site_copy_sampled_images(wd_rewrite *rewrite, const wd_spirv_instruction *instruction);
// wd_site_copy_dropped writes copies, of the current set, of those operands of an instruction that stand in front of instruction `begin`
// and were left out there because all that uses them has copies of its own.
void wd_site_copy_dropped(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t begin);

// wd_check_emit writes a condition unless that is done, and returns its id (instrument_check.c).
uint32_t wd_check_emit(wd_rewrite *rewrite, wd_condition *condition);
// wd_check_true returns the constant that a check is which always holds.
uint32_t wd_check_true(wd_rewrite *rewrite);
// wd_check_report writes the call that reports a failed condition of the instruction with index `instruction`.
void wd_check_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);
// wd_check_is_deferred tells whether what a failed condition has to report is kept without a branch: it is counted, or it stands in a loop whose
// reports wait, where it is one number or in a branch that is hardly ever taken. wd_check_defer writes that; in guard mode, and of others
// than indices, the condition is emitted by then.
bool wd_check_is_deferred(const wd_rewrite *rewrite, const wd_condition *condition);
void wd_check_defer(wd_rewrite *rewrite, wd_condition *condition, uint32_t instruction);
// wd_check_in_range returns an index for dimension `dimension` that is in bounds, and the root's own if that is: what is made with
// it in the other case must not matter.
uint32_t wd_check_in_range(wd_rewrite *rewrite, wd_condition *condition, uint32_t dimension);
// wd_check_clamp returns the index to use for dimension `dimension`: the root's own, or 0 if the condition or its guard
// failed.
uint32_t wd_check_clamp(wd_rewrite *rewrite, wd_condition *condition, uint32_t dimension);
// wd_check_index_word writes an index as an unsigned 32-bit value, the greatest one for all that do not fit.
uint32_t wd_check_index_word(wd_rewrite *rewrite, uint32_t index);
// wd_check_index_word_as is wd_check_index_word for an index that the rewrite made, of the type that `typed` has.
uint32_t wd_check_index_word_as(wd_rewrite *rewrite, uint32_t index, uint32_t typed);
// wd_check_length writes the length of a dimension of an array as an unsigned 32-bit value.
uint32_t wd_check_length(wd_rewrite *rewrite, const wd_array *array, uint32_t dimension);
// wd_check_flat_index writes the root's indices as one number, and the number of descriptors in `*length` (optional).
uint32_t wd_check_flat_index(wd_rewrite *rewrite, const wd_root *root, uint32_t *length);

// wd_input_count and wd_input_word write the loads of a binding's number of descriptors, and of the condition's descriptor's
// word (instrument_input.c).
uint32_t wd_input_count(wd_rewrite *rewrite, const wd_array *array);
uint32_t wd_input_word(wd_rewrite *rewrite, wd_condition *condition);
// wd_input_load loads the word of the root's descriptor; its indices are `indices`. wd_input_position writes where that word stands; 0:
// nowhere.
uint32_t wd_input_load(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices);
// wd_input_head returns where the table of the binding's set stands, and loads that unless the function has. wd_input_emit_read loads a word of the input buffer.
uint32_t wd_input_head(wd_rewrite *rewrite, const wd_input_binding *input);
uint32_t wd_input_emit_read(wd_rewrite *rewrite, uint32_t position);
// wd_input_read_hoisted loads the word of descriptor `index` of a binding whose words' place the function has read.
uint32_t wd_input_read_hoisted(wd_rewrite *rewrite, const wd_hoisted_binding *hoisted, uint32_t index);
uint32_t wd_input_position(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices);
// wd_hoisted_begin_function finds what the checks in a function's loops read of the input buffer, which no shader writes to; the
// loops are known by then. wd_hoisted_emit writes that where the function begins. wd_hoisted_find returns what was written of an
// array's binding, or NULL (instrument_hoist.c).
wd_status wd_hoisted_begin_function(wd_rewrite *rewrite, const wd_function *function);
void wd_hoisted_emit(wd_rewrite *rewrite);
const wd_hoisted_binding *wd_hoisted_find(const wd_rewrite *rewrite, const wd_array *array);
// wd_input_load_at loads the word at `position` of the table whose beginning word `head` of the output buffer's data says; word 0 of the
// input buffer where that is 0. Both are ids.
uint32_t wd_input_load_at(wd_rewrite *rewrite, uint32_t head, uint32_t position);
// wd_summary_covers tells whether a summary may answer for a condition, the one of its descriptor's index included. wd_summary_emit writes
// whether it does: that holds only if the condition does.
bool wd_summary_covers(const wd_rewrite *rewrite, const wd_condition *condition);
uint32_t wd_summary_emit(wd_rewrite *rewrite, const wd_condition *condition);
// wd_state_report is wd_check_report for WD_CONDITION_STATE, and wd_state_defer is wd_check_defer for that and for what else a word of 0
// says.
void wd_state_defer(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);
void wd_state_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);

// wd_bounds_offset writes the offset `base` + the place's terms. `*fits`: the condition that it has 32 bits; 0: it always has.
uint32_t wd_bounds_offset(wd_rewrite *rewrite, const wd_location *location, uint32_t base, uint32_t *fits);
// wd_bounds_size writes the size in bytes, as far as whole elements go, of the buffer with the root's array and these indices, if it
// ends in a runtime array; 0: it does not.
uint32_t wd_bounds_size(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices);
// wd_bounds_emit is wd_check_emit for WD_CONDITION_BOUNDS, wd_bounds_report is wd_check_report for that and for
// WD_CONDITION_TEXEL (instrument_bounds.c).
uint32_t wd_bounds_emit(wd_rewrite *rewrite, wd_condition *condition);
void wd_bounds_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);
// wd_bounds_error returns the code of the condition's records, given the one of an access that must not be out of bounds.
uint32_t wd_bounds_error(const wd_condition *condition, uint32_t error);
// wd_bounds_guard writes the condition under which the access is made, and returns its id; 0: it always is. For a failure that
// robustness does not allow that is the condition itself.
uint32_t wd_bounds_guard(wd_rewrite *rewrite, const wd_condition *condition);
// wd_bounds_is_deferred and wd_bounds_defer are wd_check_is_deferred and wd_check_defer for WD_CONDITION_BOUNDS.
bool wd_bounds_is_deferred(const wd_rewrite *rewrite, const wd_condition *condition);
void wd_bounds_defer(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);

// wd_texel_emit is wd_check_emit for WD_CONDITION_TEXEL; wd_texel_report reports that its texel is out of bounds, or whatever
// `kind` tells of it.
uint32_t wd_texel_emit(wd_rewrite *rewrite, wd_condition *condition);
void wd_texel_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction,
                     wd_failure_kind kind);

// wd_address_declare declares the table, wd_address_define writes the function that was called; wd_address_emit and
// wd_address_report are wd_check_emit and wd_check_report for WD_CONDITION_ADDRESS (instrument_address_check.c).
void wd_address_declare(wd_rewrite *rewrite);
void wd_address_define(wd_rewrite *rewrite);
uint32_t wd_address_emit(wd_rewrite *rewrite, wd_condition *condition);
void wd_address_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction);
// wd_address_note_lost_pointer writes what has to happen where a load of pointers is skipped: what goes near the null pointer
// from then on is skipped as well, and not reported.
void wd_address_note_lost_pointer(wd_rewrite *rewrite);
// wd_zero_write returns the zero value of a type that has one, and writes the instructions that make it if need be.
uint32_t wd_zero_write(wd_rewrite *rewrite, uint32_t type);

// wd_entries_declare gives entry points that share a function one of their own, which wd_entries_define writes; wd_entry_is_own tells
// that an entry point shares none (instrument_entry.c). WD_ERROR_UNSUPPORTED: too many share one, or one has no function.
wd_status wd_entries_declare(wd_rewrite *rewrite);
bool wd_entry_is_own(const wd_rewrite *rewrite, uint32_t entry_point);
void wd_entries_define(wd_rewrite *rewrite);
// wd_failure_declare declares the output buffer and the stage variables. WD_ERROR_UNSUPPORTED: see wd_entries_declare.
wd_status wd_failure_declare(wd_rewrite *rewrite);
// wd_stage_emit_prologue fills the private stage words at the beginning of an entry point.
void wd_stage_emit_prologue(wd_rewrite *rewrite, uint32_t function);
// wd_stage_emit_words is what a prologue does, for one entry point.
void wd_stage_emit_words(wd_rewrite *rewrite, uint32_t entry_point);
bool wd_stage_needs_prologue(const wd_rewrite *rewrite, uint32_t function);
// wd_failure_function returns the id of a report function, which is written only if it was asked for.
uint32_t wd_failure_function(wd_rewrite *rewrite, wd_failure_kind kind);
// wd_failure_report writes the code that reports a failed check, at once or behind the loop. `parameters` are ids of
// 32-bit words, as wd_failure_kind lists them; number `never_zero` is known not to be 0 if the check failed (0: none is).
void wd_failure_report(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                       uint32_t num_parameters, uint32_t never_zero);
// wd_failure_call writes the call of a report function.
void wd_failure_call(wd_rewrite *rewrite, wd_failure_kind kind, const uint32_t *parameters,
                     uint32_t num_parameters);
// wd_failure_define writes the report functions that were asked for.
wd_status wd_failure_define(wd_rewrite *rewrite);

#endif
