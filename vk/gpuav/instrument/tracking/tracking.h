// Tracking follows pointers and descriptors from their variables to the instructions that use them: through access
// chains, loads, OpPhi and OpSelect, variables, function parameters and results. It writes no code.
//
// - A descriptor array (wd_array) is a descriptor variable with its lengths. Single descriptors are arrays without
//   dimensions.
// - A root (wd_root) is an element of a descriptor array: the array and its indices.
// - A trace (wd_trace) is an instruction between a descriptor variable and the instruction that uses a descriptor.
// - A location (wd_location) is the memory that a pointer into a buffer points to: a root, an offset and a type.
// - Facts (wd_fact) are words about a pointer or descriptor that may be one of several. The shader computes them at
//   run time.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_TRACKING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_TRACKING_TRACKING_H

#include <assert.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

typedef enum wd_fact {
    // The descriptor's word in the input buffer; without an input buffer, the buffer's size in bytes. UINT32_MAX:
    // unknown. Of an array of descriptors: the position of its first descriptor's word in the input buffer. 0:
    // unknown.
    WD_FACT_WORD,
    // The descriptor's index. WD_INDEX_REPORTED: the index was out of bounds where the descriptor was passed on, and
    // has been reported there. The word is then 0, so that checks fail without a report; for a sampled descriptor, it
    // is that of descriptor 0.
    WD_FACT_INDEX,
    WD_FACT_LENGTH, // The upper bound of the index, exclusive.
    WD_FACT_OFFSET, // In the buffer; UINT32_MAX: the pointer is null or undefined.
    WD_NUM_FACTS,
} wd_fact;

// Never in bounds: a length is at most this.
#define WD_INDEX_REPORTED UINT32_MAX

// wd_array is a descriptor variable with the array lengths that the checks use.
typedef struct wd_array {
    const wd_spirv_descriptor *descriptor;
    wd_spirv_dimension dimensions[WD_SPIRV_MAX_DIMENSIONS];
    bool known;             // Every dimension has a length.
    bool length_from_input; // The only dimension's length is in the input buffer.
    bool has_members; // Some dimensions are structs that hold the descriptors: their members are indices.
    bool is_unknown;  // It represents different descriptors: which one is unknown.
    // It is in a descriptor heap, which is accessed without a set and a binding (heap_arrays.h).
    bool is_heap;
    const wd_input_binding *input; // Its position in the input buffer; NULL: none.
    uint32_t facts[WD_NUM_FACTS];  // Of an unknown one: ids of its facts; 0: unknown.
    bool is_row;                   // The facts are those of an array of descriptors, not of one descriptor.
} wd_array;

// wd_root is an element of a descriptor array or, with fewer indices than dimensions, a part of it.
typedef struct wd_root {
    uint32_t array;
    uint32_t num_indices;
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS]; // Ids, the outermost dimension first.
    bool complete;                             // Has an index for each dimension.
    bool provable;                             // Every index is certainly in bounds, or has been checked.
    bool is_computed;                          // Some index is not a constant.
    uint8_t in_bounds;                         // A bit for each index that is certainly in bounds.
} wd_root;

typedef enum wd_trace_kind {
    WD_TRACE_VARIABLE,      // The array.
    WD_TRACE_CHAIN,         // An access chain into it.
    WD_TRACE_VALUE,         // A load, an image, a texel pointer or a copy of an element.
    WD_TRACE_SAMPLED_IMAGE, // OpSampledImage: SPIR-V requires it in the block of its consumer.
} wd_trace_kind;

enum { WD_MAX_TRACE_ROOTS = 2 };

// wd_trace is an instruction between the array and its consumer.
typedef struct wd_trace {
    wd_trace_kind kind;
    uint32_t id;
    uint32_t instruction;
    uint32_t depth;
    uint32_t array; // WD_TRACE_VARIABLE.
    uint32_t roots[WD_MAX_TRACE_ROOTS];
    uint32_t num_roots;
    uint32_t first_dimension; // WD_TRACE_CHAIN: the dimensions of its own indices.
    uint32_t num_dimensions;
    bool copied;       // Guarded consumers get a copy of their own.
    bool dropped;      // All consumers have copies: the original is removed.
    uint32_t replaced; // Uses of copies.
} wd_trace;

// wd_term is a part of an offset that the shader computes: index * stride bytes.
typedef struct wd_term {
    uint32_t index; // An id.
    uint32_t stride;
    uint32_t is_signed; // The index may be negative; else it is an unsigned number.
} wd_term;

// The limit on the indices of an access chain (SPIR-V, "Universal Limits"). Chains with more are not checked.
enum { WD_MAX_TERMS = 255, WD_NO_MEMBER = UINT32_MAX, WD_NO_LOCATION = UINT32_MAX };

// wd_location is the memory that a pointer into a buffer points to.
typedef struct wd_location {
    uint32_t root;    // Of the tracking's roots.
    uint32_t pointer; // The id of the pointer to the descriptor: the variable, or the chain into the array.
    uint32_t type;    // Of the object at the location.
    // The decorations of the struct member that holds a matrix or a vector.
    uint32_t stride;
    bool row_major;
    uint32_t member; // The innermost struct member that holds the location.
    bool known;      // False: the offset is unknown.
    uint64_t offset;
    uint32_t first_term; // Of the tracking's terms, which locations share.
    uint32_t num_terms;
    bool type_only; // The offset is not followed.
    // The runtime array at the end of the buffer's block, if it holds the location.
    uint32_t runtime_member; // WD_NO_MEMBER: it does not.
    uint32_t runtime_offset;
    uint32_t runtime_stride;
    uint32_t runtime_index; // An id.
} wd_location;

// wd_phi_operand is an operand of an OpPhi. Its facts are computed after the instruction that makes it or, for
// variables and parameters, where the function begins.
typedef struct wd_phi_operand {
    uint32_t id;
    bool at_entry;
    uint32_t facts[WD_NUM_FACTS]; // Ids; 0: not needed.
} wd_phi_operand;

// wd_tracked_variable holds or returns pointers or descriptors that are not always the same: a parameter, a variable
// of the invocation, or a function. Private variables hold the facts of its content. One set is enough: SPIR-V has no
// recursion.
typedef struct wd_tracked_variable {
    uint32_t id;
    uint32_t type;    // Of the pointer or descriptor, or of the array or struct that holds it.
    uint32_t example; // The id of such a value; 0: none was seen.
    bool is_checked;  // The descriptor's index is checked where the value is stored or passed.
    bool is_used;     // It has uses that cannot be followed: nothing is known of its content.
    bool has_parts;   // It holds an array or a struct, whose parts are stored and loaded one by one.
    uint32_t facts[WD_NUM_FACTS]; // The private variables; 0: not needed.
} wd_tracked_variable;

// wd_tracking is the state of tracking of one module.
typedef struct wd_tracking {
    WD_VECTOR(wd_array) arrays;
    WD_VECTOR(wd_root) roots;
    WD_VECTOR(wd_trace) traces;
    WD_VECTOR(wd_location) locations;
    WD_VECTOR(wd_term) terms;
    WD_VECTOR(wd_phi_operand) phi_operands;
    WD_VECTOR(wd_tracked_variable) tracked_variables;
    WD_VECTOR(wd_host_term) host_terms; // Of conditions (host_values.h).
    WD_VECTOR(uint32_t) phis;           // Instructions of the current function that choose pointers.
    wd_optional_index *trace_of;        // By id: into the traces.
    wd_optional_index *location_of;     // By id: into the locations.
    wd_hash_table phi_operand_of;       // Function << 32 | id -> index into the phi operands, plus one.
    wd_hash_table tracked_variable_of;  // Id -> index into the tracked variables, plus one.
    // (Array of structs, member) -> array of the member's descriptors, and wd_array_of_type_key -> an array of such
    // descriptors; plus one.
    wd_hash_table children;
    bool has_tails;        // Some storage buffers end in runtime arrays.
    bool has_facts;        // The current function computes facts.
    bool passes_bad_index; // Where descriptors are passed on, some indices may be out of bounds.
    bool is_comparison_known;
    bool compares_invocations; // The module compares values that depend on GlobalInvocationId.
} wd_tracking;

// wd_tracking_create makes the tracking of a module: its descriptor arrays, tracked variables and parameters. Its
// memory belongs to the analysis's arena. WD_ERROR_OUT_OF_MEMORY; then, too, the caller calls wd_tracking_finish.
wd_status wd_tracking_create(wd_analysis *analysis);
void wd_tracking_finish(wd_analysis *analysis);

// wd_tracking_bind_parameters binds the parameters of functions to the descriptors that calls pass, and reserves the
// ids of facts. It comes after all that adds arrays.
wd_status wd_tracking_bind_parameters(wd_analysis *analysis);

// wd_tracking_visit follows pointers and descriptors through an instruction; the caller visits the instructions of a
// function in order. `*is_trace`: the instruction's result is an element of a descriptor array, or a part of one.
wd_status wd_tracking_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool *is_trace);
void wd_tracking_begin_function(wd_analysis *analysis);
wd_status wd_tracking_end_function(wd_analysis *analysis, uint32_t function);

// wd_tracking_note_facts notes that the current function computes facts, or passes them to others.
static inline void wd_tracking_note_facts(wd_analysis *analysis) {
    analysis->tracking->has_facts = true;
}

// wd_tracking_note_bad_index notes that an index may be out of bounds where a descriptor is stored or passed.
static inline void wd_tracking_note_bad_index(wd_analysis *analysis) {
    analysis->tracking->passes_bad_index = true;
}

// Arrays

// wd_array_at and wd_root_at return an array and a root by their numbers. The pointers are valid until one is added.
static inline wd_array *wd_array_at(const wd_analysis *analysis, size_t number) {
    assert(number < analysis->tracking->arrays.count);
    return &analysis->tracking->arrays.items[number];
}

static inline wd_root *wd_root_at(const wd_analysis *analysis, size_t number) {
    assert(number < analysis->tracking->roots.count);
    return &analysis->tracking->roots.items[number];
}

// wd_array_of_type_key returns the key of an array with descriptors of this type and a variable of this storage class.
static inline uint64_t wd_array_of_type_key(uint32_t storage_class, uint32_t type) {
    return (uint64_t)(UINT32_MAX - storage_class) << 32 | type;
}

// wd_array_in_input returns whether one load from the input buffer yields the word of an element of the array.
bool wd_array_in_input(const wd_array *array);

// wd_tracking_add_array adds an array. `descriptor` must outlive the analysis.
wd_status wd_tracking_add_array(wd_analysis *analysis, const wd_spirv_descriptor *descriptor);

// wd_tracking_bind makes `id` a pointer to the array; for a single descriptor, a pointer to it or its value.
wd_status wd_tracking_bind(wd_analysis *analysis, uint32_t id, uint32_t array);

// wd_tracking_add_unknown makes an array of its own for `id`, whose type leads to different descriptors or arrays of
// them. Only the facts `facts` are known of it (NULL: none). It has no effect if `id` is not a descriptor.
wd_status wd_tracking_add_unknown(wd_analysis *analysis, uint32_t id, uint32_t type, const uint32_t *facts);

// wd_tracking_add_unknown_root adds the root of a descriptor of which nothing is known.
wd_status wd_tracking_add_unknown_root(wd_analysis *analysis, uint32_t *root);

// wd_tracking_kind_of finds the kind of descriptors of type `type`, as the module's variables have it. `type` is a
// pointer, or a descriptor's type. `*descriptor` gets kind, type and dimensions. False: the module has no such
// descriptors.
bool wd_tracking_kind_of(const wd_analysis *analysis, uint32_t type, wd_spirv_descriptor *descriptor);

// Roots and traces

// wd_same_root compares roots. wd_root_prove compares a root's indices with its array's lengths.
bool wd_same_root(const wd_root *a, const wd_root *b);
void wd_root_prove(wd_analysis *analysis, wd_root *root);

// wd_trace_of returns the trace of `id`, or NULL.
wd_trace *wd_trace_of(const wd_analysis *analysis, uint32_t id);

// wd_trace_is_complete returns whether the trace, which may be NULL, leads to descriptors, and not to an array of
// them.
bool wd_trace_is_complete(const wd_analysis *analysis, const wd_trace *trace);

// wd_trace_copies_with returns whether a copy of `trace` gets a copy of its operand `part`. In an invalid module an
// operand may come after its user, or be the user: such operands are not copied.
bool wd_trace_copies_with(const wd_trace *trace, const wd_trace *part);

// wd_traces_drop_replaced drops the traces from index `first_trace` on whose uses all get copies. Copies are made for
// the sites from index `first_site` on.
void wd_traces_drop_replaced(wd_analysis *analysis, size_t first_site, size_t first_trace);

// Locations

// wd_location_terms returns the location's terms. The pointer is valid until a term is added.
static inline const wd_term *wd_location_terms(const wd_analysis *analysis, const wd_location *location) {
    return location->num_terms ? analysis->tracking->terms.items + location->first_term : NULL;
}

// wd_location_of returns the location that an id points to, or NULL. The pointer is valid until a location is added.
static inline const wd_location *wd_location_of(const wd_analysis *analysis, uint32_t id) {
    const wd_tracking *tracking = analysis->tracking;
    return id < analysis->num_ids && wd_optional_has(tracking->location_of[id])
               ? &tracking->locations.items[wd_optional_get(tracking->location_of[id])]
               : NULL;
}

// wd_location_accessed finds the location that `instruction` reads or writes through the id at `word`, and the offset
// of the last byte that it certainly accesses where all terms are 0. WD_NO_LOCATION: none, or unknown.
wd_status wd_location_accessed(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               uint32_t *location, uint32_t *last);

// wd_location_step follows one index of an access chain.
void wd_location_step(wd_analysis *analysis, wd_location *location, uint32_t index);

// wd_location_size returns the number of bytes from the first to the last of the object at the location; 0: unknown.
static inline uint64_t wd_location_size(const wd_analysis *analysis, const wd_location *location) {
    return wd_layout_size(analysis, location->type, location->stride, location->row_major);
}

// wd_location_find_tail steps into the runtime array at the end of the block at `location`. False: there is none.
bool wd_location_find_tail(const wd_analysis *analysis, wd_location *location);

// Facts of pointers

// wd_facts_subject_kind is the kind of an id with facts.
typedef enum wd_facts_subject_kind {
    WD_FACTS_OF_NOTHING,    // No facts are needed.
    WD_FACTS_OF_ARRAY,      // An array of descriptors.
    WD_FACTS_OF_DESCRIPTOR, // A descriptor, or a pointer to one.
    WD_FACTS_OF_PART,       // A pointer into a storage buffer.
} wd_facts_subject_kind;

typedef struct wd_facts_subject {
    wd_facts_subject_kind kind;
    bool is_buffer;
    // Kind and type of the descriptor; for WD_FACTS_OF_PART, the type pointed to.
    wd_spirv_descriptor descriptor;
} wd_facts_subject;

// wd_facts_subject_of returns the subject that an id of this type is.
wd_facts_subject wd_facts_subject_of(const wd_analysis *analysis, uint32_t type_id);

// wd_facts_reserve reserves ids for the facts that checks need of `type`. False: they need none, or cannot follow it.
bool wd_facts_reserve(wd_analysis *analysis, uint32_t type, bool is_checked, uint32_t facts[WD_NUM_FACTS]);

// wd_facts_layout finds the layout of the object that `id` points to from the types of the chains that lead to it:
// type and strides of `*layout`. wd_facts_same_layout compares two layouts of an object of this type.
void wd_facts_layout(wd_analysis *analysis, uint32_t id, wd_location *layout);
bool wd_facts_same_layout(const wd_analysis *analysis, uint32_t type, const wd_location *a,
                          const wd_location *b);

// wd_facts_root returns the root that `id` leads to, or NULL.
const wd_root *wd_facts_root(const wd_analysis *analysis, uint32_t id);

// wd_facts_direct returns whether the facts of `id` are ids already, and need not be computed. wd_facts_of is the same
// with arrays of descriptors.
bool wd_facts_direct(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]);
bool wd_facts_of(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]);

// Pointers that OpPhi and OpSelect choose

// The first pointer operand of each.
enum { WD_FIRST_OF_SELECT = 4, WD_FIRST_OF_PHI = 3 };

// wd_phi_operand_of returns the operand `id` of a phi of the function, or NULL. `function`: its number.
wd_phi_operand *wd_phi_operand_of(const wd_analysis *analysis, size_t function, uint32_t id);

// Tracked variables

// wd_tracked_variable_of returns the tracked variable `id`, or the one into which `id` points, or NULL.
wd_tracked_variable *wd_tracked_variable_of(const wd_analysis *analysis, uint32_t id);

// wd_tracked_source returns the tracked variable that a load or call gets its result from, or NULL.
wd_tracked_variable *wd_tracked_source(const wd_analysis *analysis, const wd_spirv_instruction *instruction);

// wd_tracked_example returns an id that has the layout of the objects that the variable's pointers of type `type`
// point to; 0: none.
uint32_t wd_tracked_example(const wd_analysis *analysis, const wd_tracked_variable *tracked, uint32_t type);

#endif
