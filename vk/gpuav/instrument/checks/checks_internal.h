// The contract of a check, the state of this folder, and functions that its files share.
//
// A check is a row of WD_CHECKS, rows of WD_CHECK_KINDS (options/check_table.h), and a file that defines its
// wd_check_code.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_CHECKS_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_CHECKS_INTERNAL_H

#include "vk/gpuav/instrument/checks/checks.h"
#include "vk/spirv/workgroup_memory.h"

// wd_check_visitor adds the sites of an instruction for one check.
typedef wd_status (*wd_check_visitor)(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                      wd_block_state *state);

// wd_check_code is the code of one check. Members may be NULL where a comment says so.
typedef struct wd_check_code {
    bool has_root; // Conditions are about a descriptor: `root` is set.
    // Adds sites. Instructions are visited by the checks in the order of the table. NULL: operand_checks.c adds the
    // sites, for each operand that is a descriptor.
    wd_check_visitor visit;
    // The relations of conditions (wd_condition_relations). `key` NULL: conditions are added with
    // wd_conditions_add_unreported. `covers` NULL: conditions with the same root cover each other.
    uint64_t (*key)(const wd_analysis *analysis, const wd_condition *condition);
    bool (*covers)(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted);
    // Writes the code of a condition; condition->ok becomes its id.
    void (*emit)(wd_writer *writer, wd_condition *condition);
    // Writes the report of a failed condition at instruction `instruction`. NULL: failures are not reported.
    void (*report)(wd_writer *writer, const wd_condition *condition, uint32_t instruction);
    // Where reports wait for the end of a loop: whether the failure is stored without a branch, and the code that does
    // that. The condition has been written, except an index's in observe mode. NULL: never.
    bool (*is_deferred)(const wd_writer *writer, const wd_condition *condition);
    void (*defer)(wd_writer *writer, wd_condition *condition, uint32_t instruction);
} wd_check_code;

// The codes that WD_CHECK_KINDS names: wd_check_code_index, wd_check_code_bounds, ...
#define WD_CHECK_CODE(name, code) extern const wd_check_code wd_check_code_##code;
WD_CHECK_KINDS(WD_CHECK_CODE)
#undef WD_CHECK_CODE

// wd_check_has_root returns whether a condition is about a descriptor.
bool wd_check_has_root(const wd_condition *condition);

// Findings of the analysis

// wd_texel is the texel of a texel buffer that an instruction accesses (texel_bounds.c).
typedef struct wd_texel {
    uint32_t root;  // Of the tracking's roots; an unknown descriptor's if the origin of the image is unknown.
    uint32_t image; // The id of the image, or of a pointer to it.
    uint32_t image_type; // The OpTypeImage.
    bool is_pointer;
    bool is_storage;
    uint32_t coordinate; // An id.
    uint32_t component;  // The type of its components if it is a vector; else 0.
    uint32_t offset;     // An id: the image operand that is added to the coordinate; 0: none.
    uint32_t offset_component;
} wd_texel;

// wd_address is an access through a physical pointer (device_address.c).
typedef struct wd_address {
    uint32_t pointer; // An id.
    uint32_t word;    // The operand of the instruction.
    uint32_t instruction;
    uint32_t number;     // The pointer's value number.
    uint32_t size;       // Bytes from the first to the last that is accessed; at least 1.
    uint32_t alignment;  // The required alignment: a power of two.
    uint32_t misaligned; // The WD_RECORD_ERROR of a misaligned address.
    // Accesses through the same pointer share a slot, where an invocation keeps the range that it found last. `origin`
    // identifies the pointer.
    uint64_t origin;
    uint32_t slot;
    // The id of the pointer that its access chains begin at, and the last byte that the access may reach from there.
    // The access is aligned if this pointer is. 0: unknown, or not needed.
    uint32_t base;
    uint32_t last;
    // Ids, from the time that the check is written: the address (see device_address_code.c), and the result of the
    // check.
    uint32_t address;
    uint32_t error; // 0: only the alignment is checked.
} wd_address;

// An instruction has at most two addresses.
enum { WD_MAX_ADDRESSES = 2, WD_NUM_ADDRESS_SLOTS = 4 };

// wd_operand_type is the type of an operand of arithmetic: a scalar or a vector.
typedef struct wd_operand_type {
    uint32_t type;   // Ids of the operand's type
    uint32_t scalar; // and of a component's.
    uint32_t num_components;
    uint32_t width; // Bits of a component.
    bool is_float;
    bool is_signed;
} wd_operand_type;

// wd_arithmetic is an operation whose operands may be outside its domain (arithmetic.c).
typedef struct wd_arithmetic {
    uint32_t opcode; // WD_RECORD_ERROR_ARITHMETIC.
    uint32_t domain; // A wd_domain (arithmetic.h).
    // The operands that the rule is about.
    uint32_t num_operands;
    uint32_t operands[2]; // Ids.
    wd_operand_type types[2];
    bool is_signed[2];
    bool may_overflow; // A signed division of the minimum value by -1.
    uint32_t width;    // Of a bit field: the bits of a component of the base.
    uint32_t holds;    // From the time that the check is written: the id of the condition for each component.
} wd_arithmetic;

// wd_ray_depth states whether the pipeline allows shaders to trace a ray where an instruction does (ray_depth.c).
typedef enum wd_ray_depth {
    WD_RAY_DEPTH_ALLOWED, // Or it is not known.
    WD_RAY_DEPTH_EXCEEDED,
    WD_RAY_DEPTH_BY_STAGE, // Only ray generation shaders may, and the module has some with others.
} wd_ray_depth;
wd_ray_depth wd_ray_depth_of(const wd_analysis *analysis, uint32_t family);
// wd_ray_depth_emit writes the test of a depth that is not allowed, and returns its id: false if the ray is too deep.
uint32_t wd_ray_depth_emit(wd_writer *writer, wd_ray_depth depth);

// wd_ray holds the parameters of a ray (ray_parameters.c). Ids, but for the family, a WD_RECORD_RAY_...
typedef struct wd_ray {
    uint32_t family;
    uint32_t flags;
    uint32_t origin;
    uint32_t t_min;
    uint32_t direction;
    uint32_t t_max;
    uint32_t time;            // 0: there is none.
    uint32_t forbidden_flags; // Flags that the pipeline does not allow.
    bool flags_need_no_check; // They are a constant without a mistake, or have no rule.
    wd_ray_depth depth;
} wd_ray;

enum { WD_MAX_LIMIT_TERMS = 4 };

// wd_limit is an integer operand, or a pointer, with a limit (operand_limits.c).
typedef struct wd_limit {
    uint32_t rule; // A WD_RECORD_RULE_...
    uint32_t operand;
    uint32_t limit; // The maximum of the operand or, with a scale, the power of two that it is a multiple of.
    uint32_t scale; // Bytes of a part; 0: the operand is compared.
    uint32_t detail; // Of the record (WD_RECORD_RULE_FAMILY_SHIFT).
    // Of a pointer into a buffer or into memory of the workgroup: `offset` and the products of indices and strides are
    // compared instead of the operand.
    bool has_offset;
    uint32_t offset;
    uint32_t num_terms;
    struct {
        uint32_t index; // An id.
        uint32_t stride;
    } terms[WD_MAX_LIMIT_TERMS];
} wd_limit;

// wd_contents are the descriptors of an image access, and the bits that their words must have (descriptor_contents.c).
typedef struct wd_contents {
    uint32_t root;   // Of the tracking's roots: the image or, if it is unknown, the sampler.
    bool is_sampler; // `root` is the sampler.
    uint32_t bits;   // Of the root's word.
    // Of records only: WD_CONTENT_STORAGE, and WD_CONTENT_TEXEL_BUFFER. The words of the contents of texel buffers
    // follow those of the binding's descriptors.
    uint32_t record_bits;
    // The number of descriptors in the binding of a texel buffer; 0: a variable number.
    uint32_t texel_length;
    uint32_t sampler; // The root of a separate sampler; UINT32_MAX: there is none, or it is unknown.
    wd_optional_index sampler_guard; // The condition of its indices.
    uint32_t sampler_bits;           // Of its word.
    uint32_t pair_bits;              // Of one of the two words.
    uint32_t missing; // The id of the bits that are missing, from the time that the check is written.
} wd_contents;

// wd_shared_access is an access to memory that a workgroup shares (shared_race.c).
typedef struct wd_shared_access {
    wd_workgroup_location location;
    wd_workgroup_access_kind kind;
    uint32_t number; // Of the instruction (wd_workgroup_find_access).
    bool releases;   // It is an atomic instruction that releases memory.
    // A cooperative matrix (shared_matrix.c): `location` is the array that the pointer selects an element of.
    struct {
        uint32_t num_lines; // Rows or columns in memory; 0: the access is of one location.
        uint32_t line_units;
        wd_workgroup_term element;
        uint32_t stride;   // An id: elements from line to line.
        uint32_t function; // Of the written module; 0: not called.
    } matrix;
    // Ids, from the time that the check is written: the unit that is accessed, and the word of the access that this
    // one races with, or 0;
    uint32_t unit;
    uint32_t found;
    uint32_t beyond; // The condition that an index is out of bounds; 0: none is.
} wd_shared_access;

// wd_ray_query is a variable or a parameter that holds ray queries (ray_query.c).
typedef struct wd_ray_query {
    uint32_t id;
    uint32_t type;      // Of the object it points to.
    uint32_t not_begun; // The private variable that says which queries did not begin; 0 in observe mode.
    uint32_t motion;    // The private variable of the check of motion (ray_motion.c); 0: not used.
} wd_ray_query;

// wd_query_begin is an instruction that begins a ray query in a structure whose word the input buffer has.
typedef struct wd_query_begin {
    uint32_t instruction;
    uint32_t root;           // Of the tracking's roots.
    wd_optional_index guard; // The condition of its indices.
} wd_query_begin;

// wd_budget_end says how guard mode ends a loop whose budget is spent (loop_budget.c). It is in the record.
typedef enum wd_budget_end {
    WD_BUDGET_OBSERVE = WD_RECORD_BUDGET_CONTINUES,
    WD_BUDGET_EXIT = WD_RECORD_BUDGET_ENDS,
    WD_BUDGET_RETURN = WD_RECORD_BUDGET_RETURNS,
    WD_BUDGET_LEAVE,
} wd_budget_end;

// wd_loop_budget is a loop that may run as many iterations as the budget has. Labels are ids, the others instructions.
typedef struct wd_loop_budget {
    uint32_t instruction; // The OpLoopMerge.
    uint32_t header;      // The header's label,
    uint32_t header_label;
    uint32_t first; // and its first instruction after the phis.
    uint32_t merge; // The merge block's label; 0: there is none.
    uint32_t merge_label;
    uint32_t after; // Its first instruction after the phis.
    wd_budget_end end;
    uint32_t exit;      // WD_BUDGET_EXIT: the branch,
    uint32_t exit_code; // and the instruction before which its condition is computed.
    // Ids, from the time that the loop is written: the counter, the condition that the budget is spent, and that of the
    // exit.
    uint32_t variable, over, condition;
} wd_loop_budget;

// wd_budget_step is code that a budget needs before an instruction. Steps before one instruction are in this order.
typedef enum wd_budget_code { WD_BUDGET_COUNT, WD_BUDGET_TEST_EXIT, WD_BUDGET_RESET } wd_budget_code;
typedef struct wd_budget_step {
    uint32_t instruction;
    uint32_t budget; // Index into the budgets.
    wd_budget_code code;
} wd_budget_step;

// wd_budget_flow has facts of the control flow of all loops, read once for the module (budget_flow.c). `exits` has the
// conditional branches that lead to two different blocks.
typedef struct wd_budget_exit {
    uint32_t instruction;
    uint32_t label; // Of its block.
    uint32_t next;  // The next exit that leads to the same block, plus one; 0: none.
} wd_budget_exit;
typedef struct wd_budget_flow {
    uint32_t *latch_of;   // By id of a header's label: the first block that branches back to it; 0: none.
    uint32_t *first_exit; // By id of a label: the first exit that leads to it, plus one; 0: none.
    wd_budget_exit *exits;
    // A tree of maxima over the instructions, whose leaves have the last uses of their results.
    uint32_t *last_uses;
    uint32_t num_leaves;
} wd_budget_flow;

// wd_quad_event is code that the check of quads and subgroups needs before an instruction (quads.c). Those before one
// instruction are in this order.
typedef enum wd_quad_code {
    WD_QUAD_JOIN,          // The invocations that a branch parted meet again.
    WD_QUAD_LEAVE,         // A function returns: the same, for all of its branches.
    WD_QUAD_PART,          // A branch may part a quad.
    WD_QUAD_USE,           // The instruction needs a complete quad,
    WD_QUAD_READ_SUBGROUP, // or reads an invocation of the subgroup.
} wd_quad_code;
typedef struct wd_quad_event {
    uint32_t instruction;
    wd_quad_code code;
    uint32_t subject; // An instruction: the branch, the function or the one that is checked.
    uint32_t count;   // Instructions that begin with the subject: those of the function, or 1.
} wd_quad_event;

// wd_subject_list holds the subjects of the conditions of one kind, of a type that only the check's file knows.
typedef struct wd_subject_list {
    void *items;
    size_t count;
    size_t capacity;
} wd_subject_list;

// wd_budget_subjects are those of loop_budget.c.
typedef struct wd_budget_subjects {
    WD_VECTOR(wd_loop_budget) loops;
    WD_VECTOR(wd_budget_step) steps; // In the order of the module, from wd_budgets_end on.
    const wd_budget_flow *flow;      // NULL: not needed yet.
} wd_budget_subjects;

// wd_shared_subjects are those of shared_race.c.
typedef struct wd_shared_subjects {
    wd_workgroup_memory *memory; // NULL: data races are not checked.
    uint32_t num_units;          // Those that are checked: the device has memory for their words.
    uint32_t num_accesses;       // Instructions that access memory of the workgroup.
    WD_VECTOR(wd_shared_access) accesses;
} wd_shared_subjects;

// wd_check_subjects holds the subjects of conditions. `lists` has those of checks that need nothing else from here
// (wd_sites_add_subject).
typedef struct wd_check_subjects {
    wd_subject_list lists[WD_NUM_CHECK_KINDS];
    wd_budget_subjects budgets;
    wd_shared_subjects shared;
    WD_VECTOR(wd_texel) texels;
    WD_VECTOR(wd_address) addresses;
    uint32_t num_origins; // Of addresses.
    WD_VECTOR(wd_arithmetic) arithmetic;
    wd_workgroup_memory *blocks;          // For matrix_pointer.c; NULL: not needed yet.
    WD_VECTOR(uint32_t) barriers;         // Of workgroups, if some may be divergent: instructions, ascending.
    bool has_certain_barriers;            // There are others, which are reported without a run.
    WD_VECTOR(wd_quad_event) quad_events; // Ascending.
    uint32_t num_quad_uses;               // Instructions that are checked.
    WD_VECTOR(wd_ray) rays;
    WD_VECTOR(wd_limit) limits;
    WD_VECTOR(wd_contents) contents;
    wd_hash_table branch_targets; // Labels that a branch leads to, if there is an OpUnreachable to check.
    bool has_branch_targets;
    WD_VECTOR(wd_ray_query) ray_queries; // Empty: all begin, and none is checked for motion.
    wd_hash_table ray_query_of;          // Id -> index into the ray queries, plus one.
    bool has_queries_not_begun;          // Some may not begin.
    bool compares_motion;                // Structures of queries may have motion, and words say which do.
    WD_VECTOR(wd_query_begin) query_begins;
    wd_optional_index unknown_texel_root; // The root of images of unknown origin, if there is one.
} wd_check_subjects;

// State of the writer

typedef struct wd_shared_writer wd_shared_writer;
typedef struct wd_divergence_writer wd_divergence_writer;
typedef struct wd_quad_writer wd_quad_writer;

typedef struct wd_check_writer {
    uint32_t last_range; // The private variable with the ranges that were found last, one for each slot.
    // The variable with the position of the table, its number of entries and its device address; and the types of
    // pointers to the table and to an entry.
    uint32_t address_table, table_pointer, entry_pointer;
    uint32_t read_address_table, check_address; // The functions; 0: not called.
    uint32_t last_bits;    // The private variable with the bits of these ranges; 0: there are none.
    uint32_t find_written; // The function; 0: not called.
    // A private variable: a load of pointers was skipped and returned null; 0: no such load is guarded.
    uint32_t lost_pointer;
    uint32_t matrix_unit;            // A private variable: the unit of a matrix that races; 0: not used.
    size_t next_budget_step;         // Of the steps of budgets,
    wd_loop_budget *changed_exit;    // and the last loop whose exit has its condition; NULL: none yet.
    struct wd_shared_writer *shared; // The check of data races (shared_race_code.c); NULL: it is not used.
    struct wd_divergence_writer *divergence; // The check of barriers (divergence.c); NULL: it is not used.
    struct wd_quad_writer *quads;    // The check of quads and subgroups (quads.c); NULL: it is not used.
    wd_optional_index uninitialized; // The report that the reads of uninitialized.c share.
    uint32_t note_written;           // The function (written_bits.c); 0: not called.
    bool in_exact_branch; // The code is in a branch that runs where a summary does not cover the check.
} wd_check_writer;

// Sites (operand_checks.c)

// wd_sites_add_with_subject adds a condition about the subject that was added last, and removes the subject if an
// earlier check covers the condition. `*count`: the number of subjects.
wd_status wd_sites_add_with_subject(wd_analysis *analysis, const wd_condition *condition, size_t *count);

// wd_sites_add_subject makes an instruction a site with a condition about a subject of `size` bytes, which is copied
// into the list of the condition's kind. If an earlier check covers the condition, the copy is removed again.
// wd_sites_push_subject only copies the subject.
// wd_subject_of returns the subject of a condition that was added like this; all subjects of a kind have one size.
wd_status wd_sites_push_subject(wd_analysis *analysis, wd_check_kind kind, const void *subject, size_t size);
wd_status wd_sites_add_subject(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               wd_guard_method method, wd_block_state *state, wd_check_kind kind,
                               const void *subject, size_t size);
void *wd_subject_of(const wd_analysis *analysis, const wd_condition *condition, size_t size);

// wd_sites_index_check_of returns the condition of the last site's check of the root's indices, if it has one.
wd_optional_index wd_sites_index_check_of(const wd_analysis *analysis, uint32_t root);

// wd_sites_visit_operands counts the operands of an instruction, and adds the checks of descriptors and buffers that
// they need. wd_sites_visit_narrow moves checks with the narrow loads that move to a store (operand_checks.c).
wd_status wd_sites_visit_operands(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                  bool is_trace, wd_block_state *state);
wd_status wd_sites_visit_narrow(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                wd_block_state *state);

// wd_check_root_key is the key of a condition about a root only. wd_check_key_with adds the hash of the rest.
// wd_check_same_root compares the roots of two conditions (root_keys.c).
uint64_t wd_check_root_key(const wd_analysis *analysis, const wd_condition *condition);
uint64_t wd_check_key_with(const wd_analysis *analysis, const wd_condition *condition, uint64_t extra);
bool wd_check_same_root(const wd_analysis *analysis, const wd_condition *a, const wd_condition *b);

// wd_guard_method_of returns the guard method of `instruction`, which uses the id at `word` (guard_methods.c).
wd_guard_method wd_guard_method_of(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                   uint32_t word);

// wd_state_guard_method returns the guard method of an instruction whose guard method is `method`, for a check that is
// only about the descriptor `root` (operand_checks.c).
wd_guard_method wd_state_guard_method(wd_guard_method method, const wd_root *root);

// wd_bounds_wanted returns whether the bounds of buffers or texel buffers are to be checked. `*is_allowed`: robustness
// allows a failure. wd_bounds_checkable returns whether an access to the location can be checked.
bool wd_bounds_wanted(const wd_instrument_options *options, bool is_uniform, bool *is_allowed);
bool wd_bounds_checkable(const wd_analysis *analysis, const wd_location *location);

// wd_texel_find finds the texel of a texel buffer that `access` accesses; `*found`: it does, and the texel can be
// checked. wd_texel_in_input returns whether the input buffer has the texel's descriptor: then one check covers its
// state too. wd_texel_add adds the check of a texel to the last site.
wd_status wd_texel_find(wd_analysis *analysis, const wd_spirv_instruction *access, wd_texel *texel,
                        bool *found);
bool wd_texel_in_input(const wd_analysis *analysis, const wd_texel *texel);
// wd_texel_may_be_accessed returns whether an access to an image may be one to a texel buffer. wd_texel_number writes
// the number of a texel.
bool wd_texel_may_be_accessed(const wd_spirv_module *module, const wd_spirv_instruction *access);
uint32_t wd_texel_number(wd_writer *writer, const wd_texel *texel);
wd_status wd_texel_add(wd_analysis *analysis, const wd_texel *texel);

// wd_matrix_find_offset finds the offset of a pointer into a storage buffer, or into blocks in memory of the workgroup.
// `limit->limit` is the required alignment; it becomes smaller if less is known about the begin of the buffer.
// `*found`: the offset is known (matrix_pointer.c).
wd_status wd_matrix_find_offset(wd_analysis *analysis, uint32_t pointer, wd_limit *limit, bool *found);

// wd_ray_is_trace returns whether an instruction traces a ray or a hit object. wd_ray_emit_empty_hit writes, before an
// instruction that may be skipped, code that makes its hit object empty, if it has one (ray_parameters.c).
bool wd_ray_is_trace(uint32_t opcode);
void wd_ray_emit_empty_hit(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_ray_query_used returns the pointer to the query that `instruction` begins or uses, if it is one of the subjects;
// else 0.
uint32_t wd_ray_query_used(const wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_ray_query_emit_not_begun emits the condition that the query of a pointer did not begin; 0: all queries begin.
uint32_t wd_ray_query_emit_not_begun(wd_writer *writer, uint32_t query);

// wd_ray_query_motion_pointer writes the pointer to the state of motion of the query that `query` points to. 0: it has
// none.
uint32_t wd_ray_query_motion_pointer(wd_writer *writer, uint32_t query);

// wd_ray_motion_wanted returns whether motion is checked. wd_ray_motion_type returns the type of the state of a query,
// and wd_ray_motion_emit_begin writes the store of the state where `instruction` begins a query (ray_motion.c).
bool wd_ray_motion_wanted(const wd_analysis *analysis);
uint32_t wd_ray_motion_type(wd_writer *writer);
void wd_ray_motion_emit_begin(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_ray_queries_find finds the variables of ray queries. wd_ray_queries_end forgets them if all queries begin.
wd_status wd_ray_queries_find(wd_analysis *analysis);
void wd_ray_queries_end(wd_analysis *analysis);

// wd_budget_flow_of reads the control flow when it is first needed; NULL: there is no memory. wd_budget_last_use
// returns the last instruction that uses a result of instructions [begin, end); 0: none. Its time is logarithmic.
const wd_budget_flow *wd_budget_flow_of(wd_analysis *analysis);
uint32_t wd_budget_last_use(const wd_budget_flow *flow, uint32_t begin, uint32_t end);

// wd_budgets_end orders the code of budgets, for the writer (loop_budget.c).
void wd_budgets_end(wd_analysis *analysis);

// wd_shared_find reads the variables of storage class Workgroup if data races are to be checked (shared_race.c).
// wd_shared_finish frees what it found. wd_shared_define writes the functions that were called (shared_race_code.c).
wd_status wd_shared_find(wd_analysis *analysis);
void wd_shared_finish(wd_analysis *analysis);
void wd_shared_define(wd_writer *writer);

// wd_shared_has_only_workgroup_stages returns whether all entry points are compute, task or mesh shaders, other than
// those of VK_NV_mesh_shader. wd_shared_memory_limit returns the bytes of memory that a workgroup may have.
bool wd_shared_has_only_workgroup_stages(const wd_spirv_module *module);
uint64_t wd_shared_memory_limit(const wd_instrument_options *options);

// wd_divergence_find finds the barriers of workgroups, if some may be divergent (divergence.c). wd_divergence_define
// writes the functions (divergence_code.c). wd_divergence_stop writes code that ends the check for the invocation,
// which will skip barriers because guard mode ends a loop or a function.
enum { WD_DIVERGENCE_BYTES = 12 }; // Of memory of the workgroup.
wd_status wd_divergence_find(wd_analysis *analysis);
void wd_divergence_define(wd_writer *writer);
void wd_divergence_stop(wd_writer *writer);

// wd_array_bounds_require requires that the index of a condition of array_bounds.c is in bounds in all iterations of a
// loop. False: nothing before the loop can show it.
bool wd_array_bounds_require(wd_upper_bounds *upper, const wd_condition *condition);

// wd_emit_return writes a return from the current function, of zero if it has a result. wd_unreachable_emit writes the
// report that an OpUnreachable was reached, and a return (unreachable.c).
void wd_emit_return(wd_writer *writer);
void wd_unreachable_emit(wd_writer *writer, const wd_condition *condition,
                         const wd_spirv_instruction *instruction);

// Code of conditions (check_code.c)

// wd_check_report writes the report of a failed condition at instruction `instruction`.
void wd_check_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction);

// wd_check_is_deferred returns whether the report of a failed condition is stored without a branch: it is counted, or
// waits for the end of a loop. wd_check_defer writes that.
bool wd_check_is_deferred(const wd_writer *writer, const wd_condition *condition);
void wd_check_defer(wd_writer *writer, wd_condition *condition, uint32_t instruction);

// wd_check_in_range returns an index for dimension `dimension` that is in bounds: the root's own, if that is in
// bounds; else any.
uint32_t wd_check_in_range(wd_writer *writer, wd_condition *condition, uint32_t dimension);

// wd_check_not_reported writes the condition that the index of an unknown descriptor is not WD_INDEX_REPORTED; 0: it
// never is.
uint32_t wd_check_not_reported(wd_writer *writer, const wd_array *array);

// wd_input_word writes the load of the word of the condition's descriptor (descriptor_state.c).
uint32_t wd_input_word(wd_writer *writer, wd_condition *condition);
void wd_state_defer(wd_writer *writer, wd_condition *condition, uint32_t instruction);
void wd_state_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction);

// wd_bounds_guard writes the condition under which the access is made, and returns its id; 0: always. For a failure
// that robustness does not allow it is the condition.
uint32_t wd_bounds_guard(wd_writer *writer, const wd_condition *condition);

// wd_bounds_report reports that the bounds of a buffer or of a texel buffer were exceeded, or that the descriptor is
// invalid. For texel buffers it calls wd_texel_report.
void wd_bounds_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction);

// wd_texel_report writes the report that a texel is out of bounds. `kind`: the failures that the report distinguishes.
void wd_texel_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction,
                     wd_failure_kind kind);

// wd_address_describe describes the address that an instruction accesses through its operand at `word`. False: the size
// of the access is unknown, and `address` has that of its first byte.
bool wd_address_describe(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                         wd_address *address);
// wd_address_has_bits returns whether accesses through device addresses set and test bits of written memory, and
// wd_address_num_written the number of those found so far (uninitialized_address.c).
bool wd_address_has_bits(const wd_analysis *analysis);
size_t wd_address_num_written(const wd_analysis *analysis);
// wd_address_find_written writes the search for the bit of the first byte of an access (wd_written_range), and stores
// the ids of the two words of its address. `outside`: the result for an address that is in no range.
uint32_t wd_address_find_written(wd_writer *writer, const wd_address *address, uint32_t outside,
                                 uint32_t words[2]);

// wd_address_define writes the function that checks addresses, if it was called. wd_address_note_lost_pointer writes
// the code for a skipped load of pointers: accesses near the null pointer are then skipped without a report
// (device_address_code.c).
void wd_address_define(wd_writer *writer);
void wd_address_note_lost_pointer(wd_writer *writer);
void wd_address_emit(wd_writer *writer, wd_condition *condition);
// wd_address_has_number returns whether the module can have the address of such a pointer as a number
// (device_address.c). wd_address_low_word writes the low 32 bits of that number.
bool wd_address_has_number(const wd_analysis *analysis, uint32_t pointer_type);
uint32_t wd_address_low_word(wd_writer *writer, uint32_t pointer);
void wd_address_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction);
// wd_loaded_pointer_word returns the word of the pointer that a load or a copy reads through; 0: none.
// wd_address_select writes a pointer for it: its own if `ok`, else one to the table of addresses. 0: the access keeps
// its pointer (selects_addresses of the options).
uint32_t wd_loaded_pointer_word(const wd_spirv_instruction *access);
uint32_t wd_address_select(wd_writer *writer, const wd_spirv_instruction *access, uint32_t ok);

// Words of contents (descriptor_contents.c)

// wd_content_find_length finds the number of descriptors in the root's binding; 0: a variable number. False: unknown.
// wd_content_word writes the load of the word of the content of the condition's descriptor, in a binding of this
// length. A bad index has been reported: another descriptor replaces it.
bool wd_content_find_length(const wd_analysis *analysis, uint32_t root, uint32_t *length);
uint32_t wd_content_word(wd_writer *writer, const wd_condition *condition, uint32_t length);

// Bits of written memory (written_bits.c)

// wd_written_range is a range of bytes of a descriptor. Ids.
typedef struct wd_written_range {
    uint32_t bits; // The descriptor's word of contents (wd_instrument_input).
    uint32_t first;
    uint32_t last;  // Not needed for a single bit.
    bool is_single; // It has one bit.
} wd_written_range;
enum { WD_WRITTEN_MAX_SIZE = 128 };

// wd_written_emit_note writes the code that marks a range of at most WD_WRITTEN_MAX_SIZE bytes as written, and
// wd_written_emit_note_large that of a larger one. wd_written_emit_unknown notes that unknown memory is written.
void wd_written_emit_note(wd_writer *writer, const wd_written_range *range);
void wd_written_emit_note_large(wd_writer *writer, const wd_written_range *range);
void wd_written_emit_unknown(wd_writer *writer);
// wd_written_emit_test writes the condition that shaders wrote some bytes of a range of at most WD_WRITTEN_MAX_SIZE
// bytes. wd_written_emit_other_test writes the condition that something else may have written them.
uint32_t wd_written_emit_test(wd_writer *writer, const wd_written_range *range);
uint32_t wd_written_emit_other_test(wd_writer *writer, const wd_written_range *range);
// wd_written_define writes the functions that were called.
void wd_written_define(wd_writer *writer);

// Summaries (summary_checks.c)

// wd_summary_covers returns whether a summary may cover a condition, and the one of its descriptor's index.
// wd_summary_emit writes the condition that it does: it holds only if the conditions do.
bool wd_summary_covers(const wd_writer *writer, const wd_condition *condition);
uint32_t wd_summary_emit(wd_writer *writer, const wd_condition *condition);

// Narrow loads (narrow_code.c)

// wd_narrow_emit_zeros makes, before the branch, the zero values that may replace the loaded ones; it returns the one
// that wd_narrow_emit_merge selects.
uint32_t wd_narrow_emit_zeros(wd_writer *writer, const wd_narrow *narrow,
                              const wd_spirv_instruction *instruction);
// wd_narrow_emit_uses writes, in the branch that loads `value`, the code that uses it; it returns the id to select, or
// 0.
uint32_t wd_narrow_emit_uses(wd_writer *writer, const wd_narrow *narrow,
                             const wd_spirv_instruction *instruction, uint32_t value);
// wd_narrow_emit_merge ends the selection: `value` from block `from`, or `zero` from `zero_from`.
void wd_narrow_emit_merge(wd_writer *writer, wd_narrow *narrow, const wd_spirv_instruction *instruction,
                          uint32_t merge, uint32_t value, uint32_t from, uint32_t zero, uint32_t zero_from);
// wd_guarded_result returns a new id for the result of a guarded instruction, whose own id becomes the merged value's;
// 0: it has no result.
uint32_t wd_guarded_result(wd_writer *writer, const wd_spirv_instruction *instruction);

#endif
