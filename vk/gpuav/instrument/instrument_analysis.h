// The first step of the instrumentation: what is found in a module. Private to this folder.
//
// The analysis (instrument_analysis.c) reads the functions once and lists the sites: consuming instructions whose operands lead
// back to an element of a descriptor array (instrument_trace.c) or into a buffer (instrument_place.c). instrument_consumer.c says
// which checks an instruction wants, instrument_repeat.c finds those that others answer. What is written then is in instrument_rewrite.h.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ANALYSIS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_ANALYSIS_H

#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/instrument/instrument_dominance.h"
#include "vk/gpuav/instrument/instrument_range.h"
#include "vk/spirv/interface.h"
#include "vk/spirv/module.h"
#include "vk/util/arena.h"
#include "vk/util/hash_table.h"

// wd_fact names what the shader itself computes of a pointer or descriptor that may be one of several (instrument_facts.c): words.
typedef enum wd_fact {
    // The descriptor's word, as in the input buffer, or what stands in for it where that has none: the buffer's size in bytes.
    // Of an array: where the input buffer has its first descriptor's word. UINT32_MAX, of an array 0: not known.
    WD_FACT_WORD,
    // The descriptor's index. WD_INDEX_REPORTED: that was out of bounds where the descriptor was handed on, and is reported there. The word is
    // then 0, so that checks fail, and those that do are not reported; of a descriptor that is sampled, the word is that of descriptor 0.
    WD_FACT_INDEX,
    WD_FACT_LENGTH, // What the index has to be below.
    WD_FACT_OFFSET, // In the buffer; UINT32_MAX: it leads nowhere.
    WD_NUM_FACTS,
} wd_fact;

// No index in bounds: a length is at most this.
#define WD_INDEX_REPORTED UINT32_MAX

// wd_array is a descriptor variable with the array lengths that the checks go by. Buffers are here although they be single.
typedef struct wd_array {
    const wd_spirv_descriptor *descriptor;
    wd_spirv_dimension dimensions[WD_SPIRV_MAX_DIMENSIONS];
    bool known;             // Every dimension has a length.
    bool length_from_input; // The only dimension's length stands in the input buffer.
    bool has_members;       // Some dimensions are structs around the descriptors: their members are indices.
    bool is_unknown;        // For different descriptors: which one is not known.
    const wd_input_binding *input; // Where the input buffer has it; NULL: nowhere.
    uint32_t facts[WD_NUM_FACTS];  // Ids of what is known of one that stands in; 0: nothing.
    bool is_row;                   // The facts are those of an array of descriptors, not of one.
} wd_array;

// wd_root is one element of a descriptor array (or, with fewer indices than dimensions, a part of it).
typedef struct wd_root {
    uint32_t array;
    uint32_t num_indices;
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS]; // Ids, the outermost dimension first.
    bool complete;                             // Has an index for each dimension.
    bool provable;                             // Every index is sure to be in bounds, or was checked already.
    bool is_computed;                          // Some index is no constant.
    uint8_t in_bounds;                         // A bit for each index that is sure to be.
} wd_root;

typedef enum wd_trace_kind {
    WD_TRACE_VARIABLE, // The array itself.
    WD_TRACE_CHAIN,    // An access chain into it.
    WD_TRACE_VALUE,    // Made of one that leads to an element: a load, an image, a texel pointer, a copy.
    WD_TRACE_SAMPLED_IMAGE, // OpSampledImage: must stand in the block of its consumer, whatever it is made of.
} wd_trace_kind;

// Instructions behind each other that a trace follows; what lies deeper is not checked.
enum { WD_MAX_TRACE_DEPTH = 64, WD_MAX_TRACE_ROOTS = 2 };

// wd_trace is an instruction between the array and its consumer.
typedef struct wd_trace {
    wd_trace_kind kind;
    uint32_t id;
    uint32_t instruction;
    uint32_t depth;
    uint32_t array; // WD_TRACE_VARIABLE.
    uint32_t roots[WD_MAX_TRACE_ROOTS];
    uint32_t num_roots;
    uint32_t first_dimension; // WD_TRACE_CHAIN: the dimensions that its own indices are for.
    uint32_t num_dimensions;
    bool copied;       // Guarded consumers get a copy of their own.
    bool dropped;      // All consumers do: the original goes.
    bool taken;        // The first copy has taken the original's id.
    uint32_t replaced; // Uses that copies serve.
    // The latest copy: for which set of copies it was made, in which piece of a block it stands, and its id.
    uint32_t copy_set;
    uint32_t copy_piece;
    uint32_t copy_id;
} wd_trace;

// wd_guard_method is how a consumer is made safe in guard mode.
typedef enum wd_guard_method {
    WD_GUARD_NONE,       // Not a consumer.
    WD_GUARD_SKIP,       // In a branch of its own.
    WD_GUARD_CLAMP,      // Made with index 0.
    WD_GUARD_CLAMP_ZERO, // Made with index 0; the result is replaced by zero.
} wd_guard_method;

// wd_term is a part of an offset that the shader computes: index * stride bytes.
typedef struct wd_term {
    uint32_t index; // An id.
    uint32_t stride;
    uint32_t is_signed; // The index may lead back; else it is taken for an unsigned number.
} wd_term;

// As many as an access chain may have indices (SPIR-V, "Universal Limits"): what has more is hostile, and not checked.
enum { WD_MAX_TERMS = 255, WD_NO_MEMBER = UINT32_MAX, WD_NO_LOCATION = UINT32_MAX };

// wd_location is where a pointer into a buffer leads (instrument_place.c): a descriptor, an offset and the type there.
typedef struct wd_location {
    uint32_t root;    // Of the analysis's roots.
    uint32_t pointer; // The id that leads to the descriptor: the variable, or the chain into the array.
    uint32_t type;    // Of what is pointed at.
    // How that lies in memory where the type itself does not say: the stride of a matrix or of a vector's components.
    uint32_t stride;
    bool row_major;
    uint32_t member; // The innermost struct member that the place lies in.
    bool known;      // False: the offset cannot be told.
    uint64_t offset;
    uint32_t first_term; // Of the analysis's terms, which places share.
    uint32_t num_terms;
    bool type_only; // The offset is not followed.
    // The runtime array that the buffer's block ends in, if the place lies in it.
    uint32_t runtime_member; // WD_NO_MEMBER: it does not.
    uint32_t runtime_offset;
    uint32_t runtime_stride;
    uint32_t runtime_index; // An id.
} wd_location;

// wd_texel is the texel of a texel buffer that an instruction touches (instrument_texel.c).
typedef struct wd_texel {
    uint32_t
        root; // Of the analysis's roots; one that stands in for any where the image's origin is not known.
    uint32_t image;      // The id of the image, or of a pointer to it.
    uint32_t image_type; // The OpTypeImage.
    bool is_pointer;
    bool is_storage;
    uint32_t coordinate; // An id.
    uint32_t component;  // The type of its components if it is a vector; else 0.
    uint32_t offset;     // An id: what an image operand adds to the coordinate; 0: nothing.
    uint32_t offset_component;
} wd_texel;

// wd_phi_operand is an operand of an OpPhi whose facts are computed behind what makes it or, for what no block makes, where the function
// begins.
typedef struct wd_phi_operand {
    uint32_t id;
    bool at_entry;
    uint32_t facts[WD_NUM_FACTS]; // Ids; 0: not wanted.
} wd_phi_operand;

// wd_tracked_variable is what hands on pointers or descriptors that are not always the same: a parameter, a variable of the invocation's own,
// or a function that returns them. Private variables take their facts beside them: no function calls itself.
typedef struct wd_tracked_variable {
    uint32_t id;
    uint32_t type;    // Of what is handed on, or of the array or struct that has it.
    uint32_t example; // An id that is; 0: none was seen.
    bool is_checked;  // Where it is handed on the descriptor's index is checked.
    bool is_used;     // In a way that cannot be followed: nothing is known of it.
    bool has_parts;   // A variable that holds an array or a struct, whose parts are handed on one by one.
    uint32_t facts[WD_NUM_FACTS]; // Of the private variables; 0: not wanted.
} wd_tracked_variable;

// wd_ray_query is a variable or a parameter that holds ray queries, in guard mode (instrument_query.c).
typedef struct wd_ray_query {
    uint32_t id;
    uint32_t type; // What it points to.
    uint32_t lost; // The private variable that says which of them did not begin.
} wd_ray_query;

typedef enum wd_condition_kind {
    WD_CONDITION_INDEX,   // The root's indices are in bounds.
    WD_CONDITION_BOUNDS,  // The bytes that are accessed lie in the buffer.
    WD_CONDITION_STATE,   // The descriptor is valid.
    WD_CONDITION_TEXEL,   // The texel that is accessed is one of the buffer view's.
    WD_CONDITION_ADDRESS, // The device address that is accessed is good. Such a condition has no root.
    WD_CONDITION_QUERY,   // The ray query has begun. It has no root either, and is never reported.
} wd_condition_kind;

// wd_condition is what one check tests, in its block and in those that it dominates.
typedef struct wd_condition {
    wd_condition_kind kind;
    uint32_t root;
    // WD_CONDITION_BOUNDS; _TEXEL: of the analysis's texels; _ADDRESS: of its addresses; _QUERY: the id of the query's pointer.
    uint32_t subject;
    uint32_t last;  // WD_CONDITION_BOUNDS: the offset of the last byte accessed where all terms are 0.
    uint32_t guard; // Else than WD_CONDITION_INDEX: that of the same root, and one; 0: it has none.
    bool is_guard;  // WD_CONDITION_INDEX: others have it for theirs.
    bool
        is_allowed; // WD_CONDITION_BOUNDS, _TEXEL: robustness allows a failure, which is reported but stops no access.
    bool by_summary;    // It was asked for only where a summary did not answer.
    uint32_t block;     // Of the analysis's blocks: where it is made.
    uint32_t group;     // The function's first condition with the same key, and one.
    uint32_t last_site; // The last instruction that goes by it, once the rewrite has looked for that.
    uint32_t counter;   // Of the rewrite's tallies, and one: failures are counted. 0: they are reported.
    // Ids, once they are emitted: the condition, and what it is made of.
    uint32_t ok;
    uint32_t
        length; // The descriptor array's from the input buffer, the runtime array's, or the view's in texels.
    uint32_t word; // The descriptor's in the input buffer.
    uint32_t end;  // WD_CONDITION_BOUNDS, of a word: the last byte that is accessed, and
    uint32_t fits; // the condition that its offset has 32 bits; 0: it always has.
    // The index modulo the length, where that is one power of 2; else 0. It is some index in bounds if the index is not.
    uint32_t wrapped;
    uint32_t clamped[WD_SPIRV_MAX_DIMENSIONS];
    uint32_t clamped_in; // The block that has these, and one.
} wd_condition;

// wd_address is an access through a physical pointer (instrument_address.c).
typedef struct wd_address {
    uint32_t pointer;    // An id.
    uint32_t word;       // The operand of the instruction that the pointer is.
    uint32_t number;     // The pointer's value number.
    uint32_t size;       // Bytes from the first to the last that is touched; at least 1.
    uint32_t alignment;  // That the address must have: a power of two.
    uint32_t misaligned; // The WD_RECORD_ERROR of an address that has it not.
    // Ids, once they are emitted: the address, as instrument_address_check.c has it, and what the check said.
    uint32_t wide, low, high;
    uint32_t error; // 0: only the alignment was asked for.
} wd_address;

enum { WD_MAX_ADDRESSES = 2 }; // Of one instruction.

// wd_narrow_method is how guard mode does without a load of 8- or 16-bit values that have no zero (instrument_narrow.c).
typedef enum wd_narrow_method {
    WD_NARROW_NONE,  // Not at all.
    WD_NARROW_WIDEN, // The value is widened where it is loaded, and made narrow again.
    // It is converted: that is done where it is loaded. It may be stored in the same block, too: it is loaded again there.
    WD_NARROW_CONVERT,
    WD_NARROW_COPY, // All that is done with it are stores in the same block: it is loaded there.
} wd_narrow_method;

typedef struct wd_narrow {
    wd_narrow_method method;
    uint32_t load;     // Instructions.
    uint32_t store;    // The first; 0: it is not stored.
    uint32_t function; // A number for the load's; code between functions has numbers too.
    uint32_t
        stretch; // A number for the stretch of the block in which nothing is written; 0: of a volatile one.
    uint32_t block; // A number.
    bool is_volatile;
    uint32_t first_conversion; // Of the analysis's conversions, and one.
    uint32_t site;             // The load's, and one; 0: it is not checked.
    bool is_hoisted;           // The conversions stand where the load does.
} wd_narrow;

typedef struct wd_conversion {
    uint32_t instruction;
    uint32_t next; // Of the same value, and one.
    // While the load is written: the id of what its branch computed, and of zero.
    uint32_t value;
    uint32_t zero;
} wd_conversion;

// wd_value_numbering are value numbers while a function is read (instrument_number.c).
typedef struct wd_value_numbering {
    uint32_t *by_id;    // The first id that has the value; 0: the id itself. NULL: numbers are not kept.
    uint32_t *stored;   // By variable: when it was last stored to.
    wd_hash_table made; // Hash of an instruction -> the first id that it made.
    uint32_t clock;     // Counts stores.
    uint32_t memory;    // When memory that others see was last stored to,
    uint32_t all;       // and when all variables may have been.
} wd_value_numbering;

// wd_site_check is a check that a site wants.
typedef struct wd_site_check {
    uint32_t condition;
    bool repeated; // An earlier site of the block has made it, or one of a block that dominates this one.
} wd_site_check;

// wd_site is a consuming instruction to be checked.
typedef struct wd_site {
    uint32_t instruction;
    wd_guard_method method;
    uint32_t first_check; // Of the analysis's site_checks.
    uint32_t num_checks;
} wd_site;

// wd_block is a block that has sites.
typedef struct wd_block {
    uint32_t label_instruction;
    uint32_t label;
    uint32_t loop_merge; // Instruction index; 0: not a loop header.
} wd_block;

// wd_block_state is what the walk over a function knows of the block that it is in.
typedef struct wd_block_state {
    wd_block block;
    bool has_sites;
} wd_block_state;

// wd_function covers instructions [begin, end), what stands between functions included.
typedef struct wd_function {
    uint32_t begin;
    uint32_t end;
    uint32_t id;
    uint32_t last_variable; // The last OpVariable or, without any, the first OpLabel; 0: no body.
    uint32_t num_sites;
    uint32_t first_phi_operand; // Of the analysis's told.
    uint32_t num_phi_operands;
    bool has_facts; // Computes some.
} wd_function;

// WD_VECTOR declares a growing array.
#define WD_VECTOR(type)                                                                                      \
    struct {                                                                                                 \
        type *items;                                                                                         \
        size_t count;                                                                                        \
        size_t capacity;                                                                                     \
    }

typedef struct wd_analysis {
    wd_allocator allocator;
    const wd_instrument_options *options;
    const wd_spirv_module *module;
    wd_spirv_interface interface;
    uint32_t num_ids;
    uint32_t *trace_of;     // By id: index into traces and one.
    uint32_t *uses;         // By id: operands in functions.
    uint32_t glsl_set;      // The GLSL.std.450 import.
    uint32_t debug_sets[2]; // Imports whose DebugScope and DebugLine end with the block.
    bool has_descriptor_parameters;
    bool has_variable_pointers;
    bool has_aliases;       // Something is decorated as `Aliased`. Known where there are narrow values.
    bool keeps_descriptors; // There are types of variables or functions that hold, or return, descriptors.
    bool has_tails;         // Some storage buffers end in runtime arrays.
    bool has_texel_buffers; // That are to be checked for their bounds.
    bool has_ray_queries;   // There is a type of ray queries.
    bool loses_ray_queries; // Some may not begin.
    uint32_t unknown_texel_root; // The root of images whose origin is not known, and one; 0: not made yet.
    bool has_int8;
    bool has_int16;
    bool has_int64;
    bool has_float16;
    bool is_physical;      // Device addresses are to be checked, and the module has some.
    uint32_t num_reserved; // Ids from the module's bound on that the analysis has given out.
    WD_VECTOR(wd_array) arrays;
    WD_VECTOR(wd_root) roots;
    WD_VECTOR(wd_trace) traces;
    WD_VECTOR(wd_location) locations;
    WD_VECTOR(wd_term) terms;
    WD_VECTOR(wd_texel) texels;
    WD_VECTOR(wd_phi_operand) told;
    WD_VECTOR(wd_tracked_variable) tracked_variables;
    WD_VECTOR(wd_ray_query) ray_queries; // Empty: all begin.
    WD_VECTOR(uint32_t) phis;            // Instructions of the function at hand that choose pointers.
    wd_hash_table phi_operand_of;        // Function << 32 | id -> index into told, and one.
    wd_hash_table tracked_variable_of;   // Id -> index into carriers, and one.
    wd_hash_table ray_query_of;          // Id -> index into queries, and one.
    bool has_facts;                      // The function at hand.
    bool passes_bad_index; // Where descriptors are handed on, some indices may be out of bounds.
    WD_VECTOR(wd_address) addresses;
    WD_VECTOR(wd_narrow) narrows;
    WD_VECTOR(wd_conversion) conversions;
    uint32_t *narrow_of; // By id: index into narrows and one. NULL: there are none.
    WD_VECTOR(wd_condition) conditions;
    WD_VECTOR(wd_site_check) site_checks;
    WD_VECTOR(wd_site) sites;
    WD_VECTOR(wd_block) blocks;
    WD_VECTOR(wd_function) functions;
    wd_hash_table checks_made; // Hash of what is checked -> the latest condition and one.
    wd_dominance dominance;
    uint32_t first_condition; // Of the function at hand.
    bool repeats_in_blocks;   // Some of them have the same key in different blocks.
    uint32_t num_covered;     // Conditions that are no checks of their own.
    // (array of structs, member) -> array of what the member holds, and wd_array_of_type_key -> an array of such descriptors; and one.
    wd_hash_table children;
    wd_hash_table members; // (struct type, member) -> its layout, owned by `layouts`.
    wd_arena layouts;
    uint32_t *array_strides; // By type id: ArrayStride; 0: none. NULL: places are not followed.
    uint32_t *location_of;   // By id: index into places and one.
    wd_value_numbering numbering;
    wd_ranges ranges;
    uint32_t num_elided;
    uint32_t num_unknown;
    wd_status failure; // The first that had nobody to be told to.
} wd_analysis;

// wd_location_terms returns the place's terms, until others are added.
static inline const wd_term *wd_location_terms(const wd_analysis *analysis, const wd_location *location) {
    return location->num_terms ? analysis->terms.items + location->first_term : NULL;
}

// wd_array_of_type_key is the key of an array whose descriptors are of this type, and its variable of this storage class.
static inline uint64_t wd_array_of_type_key(uint32_t storage_class, uint32_t type) {
    return (uint64_t)(UINT32_MAX - storage_class) << 32 | type;
}

// wd_vector_push makes room for one more item of a WD_VECTOR and evaluates to a pointer to it, or NULL.
#define WD_VECTOR_PUSH(allocator, vector)                                                                    \
    (wd_array_reserve((allocator), (void **)&(vector)->items, &(vector)->capacity, (vector)->count + 1,      \
                      sizeof *(vector)->items)                                                               \
         ? &(vector)->items[(vector)->count++]                                                               \
         : NULL)

// wd_analysis_run returns WD_ERROR_INVALID_DATA where an instruction that would be checked stands in no block.
wd_status wd_analysis_run(wd_analysis *analysis, wd_allocator allocator, const wd_instrument_options *options,
                          const wd_spirv_module *module);
// wd_analysis_finish accepts zeroed memory.
void wd_analysis_finish(wd_analysis *analysis);
// wd_analysis_trace returns the trace of `id`, or NULL.
wd_trace *wd_analysis_trace(const wd_analysis *analysis, uint32_t id);
// wd_trace_instruction adds the trace of an instruction that hands an array's element on; `*handled` says whether it is one.
wd_status wd_trace_instruction(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool *handled);
// wd_trace_is_complete tells whether the trace, which may be NULL, leads to descriptors, and not to an array of them.
bool wd_trace_is_complete(const wd_analysis *analysis, const wd_trace *trace);
// wd_trace_copies_with tells whether a copy of `trace` gets a copy of its operand `part`. In a module that is not valid
// an operand may come later than its user, or be the user itself: those stay as they are.
bool wd_trace_copies_with(const wd_trace *trace, const wd_trace *part);
// wd_is_opaque_type tells whether a value of the type stands for a descriptor (instrument_type.c).
bool wd_is_opaque_type(const wd_spirv_module *module, uint32_t type_id);
// wd_type_holds tells whether a type is wanted, or is an array or a struct with a part that is. `is_wanted` is not asked for runtime arrays'
// elements.
typedef bool (*wd_type_predicate)(const wd_spirv_instruction *type);
bool wd_type_holds(const wd_spirv_module *module, uint32_t type_id, wd_type_predicate is_wanted);
// wd_find_integer finds what makes `id`, and its type, if that is an integer of at most 64 bits.
bool wd_find_integer(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *value,
                     wd_spirv_instruction *type);
// wd_analysis_find_arrays makes the arrays of the module's interface (instrument_trace.c).
wd_status wd_analysis_find_arrays(wd_analysis *analysis);
// wd_analysis_add_array adds an array to the analysis. `descriptor` must outlive it.
wd_status wd_analysis_add_array(wd_analysis *analysis, const wd_spirv_descriptor *descriptor);
// wd_analysis_bind makes `id` a pointer to the array; if that is a single descriptor, or its value.
wd_status wd_analysis_bind(wd_analysis *analysis, uint32_t id, uint32_t array);
// wd_analysis_add_unknown makes an array of its own of `id`, whose type leads to different descriptors or arrays of them, and of which
// only the facts `facts` are known (NULL: none); it does nothing if that is no descriptor.
wd_status wd_analysis_add_unknown(wd_analysis *analysis, uint32_t id, uint32_t type, const uint32_t *facts);
// wd_analysis_kind_of finds the kind of descriptors of type `type`, as the module's variables have it; `type` is a pointer, or a descriptor's
// own. `*descriptor` gets kind, type and dimensions. False: the module has no such descriptors.
bool wd_analysis_kind_of(const wd_analysis *analysis, uint32_t type, wd_spirv_descriptor *descriptor);
// wd_takes_descriptors tells whether functions of an OpTypeFunction take descriptors or pointers to them.
bool wd_takes_descriptors(const wd_spirv_module *module, const wd_spirv_instruction *function_type);
// wd_parameters_bind makes parameters stand for what calls hand in (instrument_parameter.c).
wd_status wd_parameters_bind(wd_analysis *analysis);
// wd_arguments goes through the arguments of an OpFunctionCall: call->words[word] is handed in as `parameter`. `at`: the parameter's
// instruction.
typedef struct wd_arguments {
    const wd_spirv_module *module;
    const wd_spirv_instruction *call;
    uint32_t word;
    uint32_t parameter;
    uint32_t at;
} wd_arguments;
wd_arguments wd_arguments_of(const wd_spirv_module *module, const wd_spirv_instruction *call);
// wd_arguments_next goes to the next one, at first to the first. False: there is none.
bool wd_arguments_next(wd_arguments *arguments);
// wd_locations_init reads the layouts of buffers.
wd_status wd_locations_init(wd_analysis *analysis);
// wd_locations_add_variable makes a place for `id`, which stands for the array, if that is a buffer.
wd_status wd_locations_add_variable(wd_analysis *analysis, uint32_t id, uint32_t array);
// wd_location_of returns the place that an id leads to, or NULL. Valid until a place is added.
static inline const wd_location *wd_location_of(const wd_analysis *analysis, uint32_t id) {
    return id < analysis->num_ids && analysis->location_of[id]
               ? &analysis->locations.items[analysis->location_of[id] - 1]
               : NULL;
}
// wd_locations_visit makes a place for the result of an instruction whose operand has one, if it hands it on.
wd_status wd_locations_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_locations_add makes `place` that of `id`.
wd_status wd_locations_add(wd_analysis *analysis, uint32_t id, const wd_location *location);
// wd_pointers_merge makes a place for the result of an OpPhi or OpSelect that chooses pointers into buffers
// (instrument_pointer.c). wd_pointers_end_function sees to what was not known then; `function` is the function's number.
wd_status wd_pointers_merge(wd_analysis *analysis, const wd_spirv_instruction *instruction);
wd_status wd_pointers_end_function(wd_analysis *analysis, uint32_t function);
// wd_facts_add_descriptor makes `id` of type `type` stand for a descriptor, or a place in a buffer, of which `facts` are known.
// `example`: an id that says how what it points to lies in memory, if the type does not; 0: none. `is_checked`: no check of the
// index is needed (instrument_facts.c).
wd_status wd_facts_add_descriptor(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                                  bool is_checked, const uint32_t facts[WD_NUM_FACTS]);
// wd_facts_reserve reserves ids for the facts that checks want of `type`. False: they want none, or cannot follow it.
bool wd_facts_reserve(wd_analysis *analysis, uint32_t type, bool is_checked, uint32_t facts[WD_NUM_FACTS]);
// wd_facts_wanted tells whether checks want facts of `type`, or of a part of it if it is an array or a struct (`*is_part`: they do).
bool wd_facts_wanted(wd_analysis *analysis, uint32_t type, bool *is_part);
// wd_facts_reserve_all reserves ids for the facts of any type of pointers into storage buffers.
void wd_facts_reserve_all(wd_analysis *analysis, bool is_checked, uint32_t facts[WD_NUM_FACTS]);
// wd_leads_on tells whether the result of an instruction leads to where the pointer in its first operand does, or further.
static inline bool wd_leads_on(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain ||
           opcode == SpvOpPtrAccessChain || opcode == SpvOpInBoundsPtrAccessChain ||
           opcode == SpvOpCopyObject;
}
// wd_facts_layout finds how what `id` points to lies in memory, by the types that the chains behind it walk through: type and
// strides of `*layout`. wd_facts_same_layout compares two layouts of an object of this type.
void wd_facts_layout(wd_analysis *analysis, uint32_t id, wd_location *layout);
bool wd_facts_same_layout(const wd_analysis *analysis, uint32_t type, const wd_location *a,
                          const wd_location *b);
// wd_facts_direct tells whether the facts of `id` are ids already, and needn't be computed.
bool wd_facts_direct(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]);
// wd_facts_of is wd_facts_direct for arrays of descriptors as well.
bool wd_facts_of(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]);
// wd_tracked_find finds the variables and functions that hand on descriptors; parameters are added as they are bound, and
// wd_tracked_reserve_facts reserves the ids of all.
// wd_tracked_visit looks at an instruction that may have got something from one (instrument_carrier.c).
wd_status wd_tracked_find(wd_analysis *analysis);
void wd_tracked_reserve_facts(wd_analysis *analysis);
wd_status wd_tracked_add(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                         bool is_checked);
wd_status wd_tracked_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_tracked_add_unknown looks at an instruction whose result may be a pointer to a whole buffer from where it is not followed: it can
// still be asked for its length.
wd_status wd_tracked_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_tracked_variable_of returns the carrier `id`, or that which `id` points into; or NULL.
wd_tracked_variable *wd_tracked_variable_of(const wd_analysis *analysis, uint32_t id);
// wd_same_root compares roots, wd_root_prove a root's indices with its array's lengths.
bool wd_same_root(const wd_root *a, const wd_root *b);
void wd_root_prove(wd_analysis *analysis, wd_root *root);
// wd_location_accessed finds the place that `instruction` reads or writes through the id at `word`, and the offset of the last
// byte that it is sure to touch where all terms are 0. WD_NO_LOCATION: it does not, or that cannot be told.
wd_status wd_location_accessed(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               uint32_t *location, uint32_t *last);
// wd_location_add_term adds a term to the place's own; without memory it notes the analysis's failure.
void wd_location_add_term(wd_analysis *analysis, wd_location *location, wd_term term);
// wd_matrix_words is where the operands of a load or store of cooperative matrices stand, in words; `stride` and `memory` need not be there.
// SPV_KHR_cooperative_matrix came after headers of 1.3.239.
enum { WD_OP_TYPE_MATRIX_KHR = 4456, WD_OP_MATRIX_LOAD_KHR = 4457, WD_OP_MATRIX_STORE_KHR = 4458 };
typedef struct wd_matrix_words {
    uint32_t pointer; // 0: it is no such instruction.
    uint32_t object;  // What is stored; 0: it loads.
    uint32_t stride;
    uint32_t layout; // Whether columns lie behind each other.
    uint32_t memory; // The memory operands.
} wd_matrix_words;
static inline wd_matrix_words wd_matrix_words_of(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCooperativeMatrixLoadNV:
        return (wd_matrix_words){.pointer = 3, .stride = 4, .layout = 5, .memory = 6};
    case SpvOpCooperativeMatrixStoreNV:
        return (wd_matrix_words){.pointer = 1, .object = 2, .stride = 3, .layout = 4, .memory = 5};
    case WD_OP_MATRIX_LOAD_KHR:
        return (wd_matrix_words){.pointer = 3, .layout = 4, .stride = 5, .memory = 6};
    case WD_OP_MATRIX_STORE_KHR:
        return (wd_matrix_words){.pointer = 1, .object = 2, .layout = 3, .stride = 4, .memory = 5};
    default:
        return (wd_matrix_words){0};
    }
}
// wd_is_access tells whether `instruction` reads or writes what its operand `word` points to.
bool wd_is_access(const wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word);
// wd_location_step follows one index of an access chain. wd_location_size returns how many bytes lie from the first to the last of
// what is at the place; 0: that cannot be told.
void wd_location_step(wd_analysis *analysis, wd_location *location, uint32_t index);
uint64_t wd_location_size(const wd_analysis *analysis, const wd_location *location);
// wd_location_find_tail steps into the runtime array that the block at `place` ends in. False: there is none.
bool wd_location_find_tail(const wd_analysis *analysis, wd_location *location);
// wd_is_physical_pointer tells whether a type is a pointer into the PhysicalStorageBuffer class.
bool wd_is_physical_pointer(const wd_spirv_module *module, uint32_t type_id);
// wd_addresses_accessed fills the accesses of `instruction` through physical pointers, and returns how many there are.
uint32_t wd_addresses_accessed(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               wd_address addresses[WD_MAX_ADDRESSES]);
// wd_address_covers tells whether a good access `made` shows that `wanted` is good as well.
bool wd_address_covers(const wd_address *made, const wd_address *wanted);
// wd_numbering_visit numbers the result of an instruction of the block with label instruction `block`, or notes what it stores.
wd_status wd_numbering_init(wd_analysis *analysis);
void wd_numbering_finish(wd_analysis *analysis);
wd_status wd_numbering_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t block);
// wd_is_pure tells whether a result depends on nothing but the operands, and nothing else happens.
bool wd_is_pure(uint32_t opcode);
// wd_value_number returns the value number of an id: an id that has the same value.
uint32_t wd_value_number(const wd_analysis *analysis, uint32_t id);
// wd_zero_exists tells whether there is a zero value of the type (instrument_zero.c).
bool wd_zero_exists(const wd_analysis *analysis, uint32_t type_id);
// wd_zero_is_narrow tells whether a type would have one if the module could compute with all numbers that it can load.
bool wd_zero_is_narrow(const wd_analysis *analysis, uint32_t type_id);
// wd_zero_holds_pointer tells whether a type is, or holds, a physical pointer.
bool wd_zero_holds_pointer(const wd_spirv_module *module, uint32_t type_id);
// wd_narrow_read finds the loads of such types and what is done with them (instrument_narrow.c).
wd_status wd_narrow_read(wd_analysis *analysis);
// wd_narrow_find returns what is known of a load that guard mode can do without although its type has no zero, or NULL;
// wd_narrow_moved_to that of a load with checks that is written in front of `store`.
wd_narrow *wd_narrow_find(const wd_analysis *analysis, const wd_spirv_instruction *load);
wd_narrow *wd_narrow_moved_to(const wd_analysis *analysis, const wd_spirv_instruction *store);
// wd_narrow_is_hoisted tells whether a conversion has been written where its operand is loaded.
bool wd_narrow_is_hoisted(const wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_consumers_visit counts the uses that an instruction makes, and adds a site if it consumes what needs checks. `is_trace`: it hands
// an array's element on (instrument_consumer.c).
wd_status wd_consumers_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                             wd_block_state *state);
// wd_guard_method_of returns the form of `instruction` as a consumer of the id at `word` (instrument_form.c).
wd_guard_method wd_guard_method_of(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                   uint32_t word);
// wd_is_atomic tells whether `opcode` is an atomic access through a pointer (instrument_form.c).
bool wd_is_atomic(uint32_t opcode);
// wd_stores_second_result tells whether an OpExtInst writes through its last operand: Modf and Frexp of GLSL.std.450.
bool wd_stores_second_result(const wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_conditions_add adds a check to the last site; where an earlier one of the block answers it, that. wd_conditions_end_function has checks of
// dominating blocks answer those of the blocks that they dominate (instrument_repeat.c).
wd_status wd_conditions_add(wd_analysis *analysis, const wd_condition *condition);
wd_status wd_conditions_end_function(wd_analysis *analysis, const wd_function *function);
// wd_conditions_add_unreported adds a condition to the last site that nothing else answers for, and that is not reported.
wd_status wd_conditions_add_unreported(wd_analysis *analysis, const wd_condition *condition);
// wd_ray_queries_find finds what holds ray queries, if some structures are checked. wd_ray_queries_end forgets them if all queries begin. wd_ray_query_used returns the pointer to the query that
// `instruction` begins or asks, if it is one of those; else 0.
wd_status wd_ray_queries_find(wd_analysis *analysis);
void wd_ray_queries_end(wd_analysis *analysis);
uint32_t wd_ray_query_used(const wd_analysis *analysis, const wd_spirv_instruction *instruction);
// wd_pointer_base returns the variable or parameter that a pointer leads into; 0: that is not known (instrument_shadow.c).
uint32_t wd_pointer_base(const wd_analysis *analysis, uint32_t id);
// wd_array_in_input tells whether one load from the input buffer tells about an element of the array.
bool wd_array_in_input(const wd_array *array);
// wd_bounds_wanted tells whether the bounds of buffers or texel buffers are to be checked; `*is_allowed`: robustness allows a failure.
bool wd_bounds_wanted(const wd_instrument_options *options, bool is_uniform, bool *is_allowed);
// wd_bounds_checkable tells whether an access to the place can be checked.
bool wd_bounds_checkable(const wd_analysis *analysis, const wd_location *location);
// wd_bounds_end orders accesses whose places have the same terms: if one is in bounds, all of a smaller reach are.
uint64_t wd_bounds_end(const wd_analysis *analysis, const wd_location *location, uint32_t last);
// wd_texel_find finds out which texel of a texel buffer `access` touches; `*found`: it does, and that can be checked.
wd_status wd_texel_find(wd_analysis *analysis, const wd_spirv_instruction *access, wd_texel *texel,
                        bool *found);
// wd_texel_in_input tells whether the input buffer has the texel's descriptor: then one check answers for its state too.
bool wd_texel_in_input(const wd_analysis *analysis, const wd_texel *texel);
bool wd_same_texel(const wd_analysis *analysis, const wd_texel *a, const wd_texel *b);

#endif
