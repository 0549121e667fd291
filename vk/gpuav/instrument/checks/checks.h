// Checks: which instructions need which, and the code of each. One file holds one check.
//
// While the analysis walks over a module, wd_checks_visit adds the sites of an instruction. While the module is
// written, wd_site_emit writes an instruction with its checks.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_CHECKS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_CHECKS_H

#include "vk/gpuav/instrument/loops/loops.h"

// Analysis

// wd_checks_create allocates the subjects of conditions from its arena, and finds the ray queries of the module.
wd_status wd_checks_create(wd_analysis *analysis);
void wd_checks_finish(wd_analysis *analysis);

// wd_checks_visit counts the operands of an instruction, and adds a site if it needs checks. `is_trace`: its result is
// an element of a descriptor array. WD_ERROR_INVALID_DATA: an instruction that needs checks is in no block.
wd_status wd_checks_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                          wd_block_state *state);

// wd_checks_end_module is called after the last instruction.
void wd_checks_end_module(wd_analysis *analysis);

// wd_checks_have_ray_queries returns whether the module has ray queries that may not begin.
// wd_checks_have_shared_memory returns whether the module has memory that is to be checked for data races;
// wd_checks_have_epochs, whether barriers are counted for that.
bool wd_checks_have_ray_queries(const wd_analysis *analysis);
bool wd_checks_have_shared_memory(const wd_analysis *analysis);
bool wd_checks_have_epochs(const wd_analysis *analysis);

// wd_budgets_visit adds the budget of the loop that `merge`, an OpLoopMerge, begins. wd_budgets_count returns the
// number of loops that have one (loop_budget.c).
wd_status wd_budgets_visit(wd_analysis *analysis, const wd_spirv_instruction *merge, wd_block_state *state);
size_t wd_budgets_count(const wd_analysis *analysis);

// wd_checks_list_host_addresses lists the checks of device addresses, in memory of `output`. `*has_all` false: the host
// cannot make all of them, and there is no list (address_host_checks.c).
wd_status wd_checks_list_host_addresses(const wd_analysis *analysis, wd_allocator output,
                                        wd_host_address_check **checks, size_t *num_checks, bool *has_all);

// Writing

// wd_checks_init allocates the state from the writer's arena.
wd_status wd_checks_init(wd_writer *writer);

// wd_checks_declare_addresses and wd_checks_declare_queries declare the variables of device addresses and of ray
// queries; their interface functions add them to `ids`. wd_checks_define writes the functions of checks that were
// called.
void wd_checks_declare_addresses(wd_writer *writer);
void wd_checks_declare_queries(wd_writer *writer);
wd_status wd_checks_interface_addresses(wd_writer *writer, wd_interface_ids *ids);
wd_status wd_checks_interface_queries(wd_writer *writer, wd_interface_ids *ids);
void wd_checks_define(wd_writer *writer);

// wd_checks_declare_shared declares the variables of the check of data races; wd_checks_interface_shared adds them to
// `ids`.
wd_status wd_checks_declare_shared(wd_writer *writer);
wd_status wd_checks_interface_shared(wd_writer *writer, wd_interface_ids *ids);

// wd_shared_rewrites returns whether a function begins epochs of the check of data races, or is an entry point's.
// wd_shared_is_entry returns the latter; wd_shared_begin_entry writes the code at its beginning. wd_shared_before is
// called before each instruction that is written.
bool wd_shared_rewrites(const wd_writer *writer, const wd_function *function);
bool wd_shared_is_entry(const wd_writer *writer, uint32_t function);
void wd_shared_begin_entry(wd_writer *writer, uint32_t function);
void wd_shared_before(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_checks_have_untyped_pointers returns whether written memory is to be followed, and the module may write it through
// pointers of SPV_KHR_untyped_pointers, whose variables are not tracked (uninitialized.c).
bool wd_checks_have_untyped_pointers(const wd_analysis *analysis);

// wd_divergence_count returns the number of barriers of workgroups that are counted, because some may be reached by a
// part of the workgroup only (divergence.c), and of instructions that need a complete quad or an active invocation
// (quads.c). wd_divergence_has_state returns whether loops keep state for the latter. wd_divergence_has_certain returns
// whether there are others that certainly are: they are reported without a run. wd_checks_declare_divergence declares
// the variables of the check, and wd_checks_interface_divergence adds them to `ids`.
size_t wd_divergence_count(const wd_analysis *analysis);
bool wd_divergence_has_certain(const wd_analysis *analysis);
bool wd_divergence_has_state(const wd_analysis *analysis);
wd_status wd_checks_declare_divergence(wd_writer *writer);
wd_status wd_checks_interface_divergence(wd_writer *writer, wd_interface_ids *ids);

// wd_divergence_rewrites returns whether a function has such barriers, or is an entry point's. wd_divergence_is_entry
// returns the latter; wd_divergence_begin_entry writes the code at its beginning. wd_divergence_before is called before
// each instruction that is written.
bool wd_divergence_rewrites(const wd_writer *writer, const wd_function *function);
bool wd_divergence_is_entry(const wd_writer *writer, uint32_t function);
void wd_divergence_begin_entry(wd_writer *writer);
void wd_divergence_before(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_budgets_before writes the code of loop budgets before an instruction that is not a label, phi or line.
// wd_budgets_change returns whether the instruction is a branch that leaves a loop whose budget is spent, and writes
// the branch to use instead.
enum { WD_BRANCH_WORDS = 6 };
typedef struct wd_changed_branch {
    uint32_t words[WD_BRANCH_WORDS];
    wd_spirv_instruction instruction;
} wd_changed_branch;
void wd_budgets_before(wd_writer *writer, const wd_spirv_instruction *instruction);
bool wd_budgets_change(const wd_writer *writer, const wd_spirv_instruction *instruction,
                       wd_changed_branch *changed);

// wd_address_is_entry returns whether a function is an entry point's, of a module that reads the table of addresses.
// wd_address_begin_entry writes the code at its beginning.
bool wd_address_is_entry(const wd_writer *writer, uint32_t function);
void wd_address_begin_entry(wd_writer *writer);

// wd_checks_use_addresses returns whether the module reads the table of device addresses.
bool wd_checks_use_addresses(const wd_writer *writer);

// wd_checks_begin_function finds the words of the input buffer that the checks in the function's loops read
// (summary_checks.c).
wd_status wd_checks_begin_function(wd_writer *writer, const wd_function *function);

// wd_check_versions reads the conditions of loops (loop_conditions.c).
extern const wd_version_conditions wd_check_versions;

// wd_site_emit writes the instruction of a site with its checks.
void wd_site_emit(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction);

// wd_ray_query_emit_begin notes that the query of `instruction` begins if `ok` (0: always) holds, if the instruction
// begins one. wd_ray_queries_pass fills the variables of a call's parameters or, after the call (`back`), reads them.
void wd_ray_query_emit_begin(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t ok);
void wd_ray_queries_pass(wd_writer *writer, const wd_spirv_instruction *call, bool back);

// Conditions of descriptor indices, for code that passes descriptors on

// wd_check_emit writes a condition unless it has been written, and returns its id.
uint32_t wd_check_emit(wd_writer *writer, wd_condition *condition);

// wd_check_clamp returns the index to use for dimension `dimension`: the root's own, or 0 if the condition or its
// guard failed.
uint32_t wd_check_clamp(wd_writer *writer, wd_condition *condition, uint32_t dimension);

// wd_check_clamp_after is the same with another condition, on which the index depends, in place of the guard. NULL: the
// guard.
uint32_t wd_check_clamp_after(wd_writer *writer, wd_condition *condition, wd_condition *earlier,
                              uint32_t dimension);

#endif
