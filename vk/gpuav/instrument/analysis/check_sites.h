// The result of the analysis: the instructions to check (sites), and the conditions that they need.
//
// A condition is tested by one check. A later site needs no check of its own if an earlier condition covers it: one
// in the same block, or in a block that dominates it (covered_checks.c).
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_CHECK_SITES_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_CHECK_SITES_H

#include "vk/gpuav/instrument/analysis/optional_index.h"
#include "vk/gpuav/instrument/options/check_table.h"
#include "vk/spirv/interface.h"
#include "vk/spirv/module.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

// wd_guard_method says how an instruction is made safe in guard mode.
typedef enum wd_guard_method {
    WD_GUARD_NONE,       // It uses no descriptor.
    WD_GUARD_SKIP,       // It is skipped, in a branch of its own.
    WD_GUARD_CLAMP,      // It uses index 0.
    WD_GUARD_CLAMP_ZERO, // It uses index 0, and its result is replaced by zero.
} wd_guard_method;

// wd_condition is the condition of one check, in its block and in those that it dominates.
typedef struct wd_condition {
    wd_check_kind kind;
    uint32_t root; // Of the tracking's roots. Addresses and ray queries have none.
    // Index, by kind: a location of the tracking, a texel or an address; or the id of a ray query's pointer.
    uint32_t subject;
    uint32_t last; // Buffer bounds: the offset of the last byte accessed where all terms are 0.
    // An upper bound of that offset for all terms, without the tracking's host terms from `first_host_term` on.
    // UINT32_MAX: unknown, or not needed. 0: the access is inside any buffer.
    uint32_t max_last;
    uint32_t first_host_term;
    uint32_t num_host_terms;
    wd_optional_index guard; // Not for indices: the condition of the same root's indices.
    bool is_guard;           // Indices: other conditions have it as their guard.
    bool is_allowed;    // A failure is reported and stops no access: robustness allows it, or it is a race.
    bool is_silent;     // It always holds: its code has an effect only.
    bool by_summary;    // The check was made only where a summary did not cover it.
    uint32_t block;     // Index into the blocks.
    uint32_t group;     // The function's first condition with the same key.
    uint32_t last_site; // The last instruction that uses the condition, in functions with loops.
    wd_optional_index counter; // The failure counter, if failures are counted.
    // Ids, from the time that the check is written:
    uint32_t ok;     // the condition,
    uint32_t length; // the length of the descriptor array, the runtime array or the view in texels,
    uint32_t word;   // the descriptor's word in the input buffer,
    uint32_t end;    // buffer bounds against a word: the last byte that is accessed,
    uint32_t fits;   // and the condition that its offset has 32 bits; 0: it always has.
    // The index modulo the length, if the length is one power of 2; else 0. An index in bounds is not changed by it.
    uint32_t wrapped;
    uint32_t clamped[WD_SPIRV_MAX_DIMENSIONS];
    uint32_t clamped_in; // The block that has these, plus one.
} wd_condition;

// wd_site_check is a check that a site needs.
typedef struct wd_site_check {
    uint32_t condition;
    bool repeated; // An earlier site has made the check.
} wd_site_check;

// wd_site is an instruction to be checked.
typedef struct wd_site {
    uint32_t instruction;
    wd_guard_method method;
    uint32_t first_check; // Index into the site_checks.
    uint32_t num_checks;
} wd_site;

// wd_block is a block that has sites.
typedef struct wd_block {
    uint32_t label_instruction;
    uint32_t label;
    uint32_t loop_merge; // Instruction index; 0: not a loop header.
} wd_block;

// wd_block_state is the state of the walk over a function in the current block.
typedef struct wd_block_state {
    wd_block block;
    bool has_sites;
} wd_block_state;

// wd_function covers instructions [begin, end), with those between functions.
typedef struct wd_function {
    uint32_t begin;
    uint32_t end;
    uint32_t id;
    uint32_t last_variable; // The last OpVariable or, without any, the first OpLabel; 0: no body.
    uint32_t num_sites;
    uint32_t first_phi_operand; // Of the tracking's phi_operands.
    uint32_t num_phi_operands;
    bool has_facts;        // The function computes facts of tracked pointers.
    bool begins_epochs;    // It has barriers that the check of data races counts.
    bool ends_invocations; // It has OpEmitMeshTasksEXT.
    bool has_budgets;      // Some of its loops have a budget.
    bool has_printfs;      // It calls debugPrintfEXT, and the calls are recorded.
} wd_function;

struct wd_analysis;

// wd_condition_relations compares conditions of one kind.
typedef struct wd_condition_relations {
    // Returns the hash of the subject. Conditions of which one may cover the other have the same key.
    uint64_t (*key)(const struct wd_analysis *analysis, const wd_condition *condition);
    // Returns whether `made` holds only if `wanted` holds as well.
    bool (*covers)(const struct wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted);
} wd_condition_relations;

// wd_site_list is the list of all sites of a module.
typedef struct wd_site_list {
    WD_VECTOR(wd_condition) conditions;
    WD_VECTOR(wd_site_check) site_checks;
    WD_VECTOR(wd_site) sites;
    WD_VECTOR(wd_block) blocks;
    WD_VECTOR(wd_function) functions;
    wd_hash_table checks_made; // Key -> the latest condition, plus one.
    uint32_t first_condition;  // Of the current function.
    bool repeats_in_blocks;    // Some of its conditions have the same key in different blocks.
    uint32_t num_covered;      // Conditions that are no checks of their own.
    wd_condition_relations relations;
} wd_site_list;

// wd_sites_begin_function adds a function; NULL without memory. wd_sites_end_block adds the block of the walk if it has
// sites.
wd_function *wd_sites_begin_function(struct wd_analysis *analysis, uint32_t begin, uint32_t end);
wd_status wd_sites_end_block(struct wd_analysis *analysis, wd_block_state *state);

// wd_sites_want makes sure that the last site is this instruction's. WD_ERROR_INVALID_DATA: it is in no block.
wd_status wd_sites_want(struct wd_analysis *analysis, const wd_spirv_instruction *instruction,
                        wd_guard_method method, wd_block_state *state);

// wd_sites_has returns whether an instruction has a site. The list is complete.
bool wd_sites_has(const wd_site_list *list, uint32_t instruction);

// wd_sites_repeat_checks adds the checks of another site to the last one.
wd_status wd_sites_repeat_checks(struct wd_analysis *analysis, const wd_site *other);

// wd_conditions_validate returns whether the last condition and the last site refer to conditions of their function,
// and wd_conditions_validate_all whether all do, for tests. Builds without NDEBUG call the former for each new
// condition.
bool wd_conditions_validate(const wd_site_list *list);
bool wd_conditions_validate_all(const wd_site_list *list);

// wd_conditions_add adds a check to the last site, or the earlier check of the block that covers it.
wd_status wd_conditions_add(struct wd_analysis *analysis, const wd_condition *condition);

// wd_conditions_add_unreported adds a condition to the last site that no other covers, and that is not reported.
wd_status wd_conditions_add_unreported(struct wd_analysis *analysis, const wd_condition *condition);

// wd_conditions_end_function replaces checks by those of dominating blocks that cover them.
wd_status wd_conditions_end_function(struct wd_analysis *analysis, const wd_function *function);

#endif
