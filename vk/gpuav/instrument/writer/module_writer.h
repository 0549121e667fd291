// The module that is being written: blocks, lines, decorations, copies of instructions, and the code for values that
// several checks need (indices as words, lengths of arrays, words of the input buffer, offsets).
//
// Functions that emit code return ids. The builder remembers when it has no memory; other failures go to
// wd_writer_fail.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_WRITER_MODULE_WRITER_H
#define WARDEN_VK_GPUAV_INSTRUMENT_WRITER_MODULE_WRITER_H

#include "vk/gpuav/instrument/tracking/tracking.h"
#include "vk/spirv/builder.h"

// wd_decoration is one decoration of an id, in the list of the id's decorations.
typedef struct wd_decoration {
    uint32_t instruction;   // OpDecorate, OpDecorateId, OpDecorateString or OpGroupDecorate.
    wd_optional_index next; // Of the same id.
} wd_decoration;

typedef struct wd_decorations {
    wd_optional_index *heads; // By target id: the first one in the list.
    WD_VECTOR(wd_decoration) list;
} wd_decorations;

// wd_buffer names the buffers of the options.
typedef enum wd_buffer { WD_BUFFER_OUTPUT, WD_BUFFER_INPUT, WD_BUFFER_ADDRESSES, WD_NUM_BUFFERS } wd_buffer;

// wd_buffers holds the ids of the buffers that every instrumented module may use.
typedef struct wd_buffers {
    // Variables; 0: the module has no such buffer. Device addresses (wd_instrument_push) have types of pointers to
    // these buffers instead, and the variable of push constants that holds the pointers.
    uint32_t variables[WD_NUM_BUFFERS];
    uint32_t pointer_types[WD_NUM_BUFFERS];
    uint32_t push_constants;
    uint32_t first_member;  // Of the pointers in the push constants.
    bool has_positions;     // A uniform buffer has the positions of tables.
    uint32_t positions;     // Its variable.
    uint32_t pointer_uint;  // The type of a pointer to a word of the output or input buffer.
    uint32_t pointer_uvec4; // The type of a pointer to an entry of the table of device addresses.
} wd_buffers;

// wd_hoisted_binding holds the words of a binding in the input buffer that a function reads before its loops begin
// (hoisted_input.c).
typedef struct wd_hoisted_binding {
    const wd_input_binding *input;
    bool is_array;   // An index chooses descriptors of it: the position of their words is needed.
    bool is_single;  // It is accessed as a single descriptor, whose word is needed.
    bool has_count;  // The number of its descriptors is needed.
    uint32_t length; // Of the shortest array that the summary is used for; 0: it is not used.
    // The number of the binding's descriptors, if the content of a single descriptor is needed; else 0.
    uint32_t content_length;
    // Ids. The word of descriptor `index` is at (`base` + index) & `mask`.
    uint32_t head; // Of the set's table.
    uint32_t mask; // All bits; 0: nothing is known of the set.
    uint32_t base;
    uint32_t word;
    uint32_t content;
    uint32_t count;
    uint32_t prefix; // Of the summary, at most `length`; biased (wd_emit_biased).
    uint32_t least;
} wd_hoisted_binding;

// wd_hoisted_limit is an upper bound of an index: below it, the summary shows that the access is good. The last byte
// of the access is `last` + index * `stride`. `stride` 0: the index is the descriptor's, and the last byte is always
// the same.
typedef struct wd_hoisted_limit {
    const wd_input_binding *input;
    uint32_t last;
    uint32_t stride;
    uint32_t id; // Biased (wd_emit_biased).
} wd_hoisted_limit;

typedef struct wd_hoisted_input {
    WD_VECTOR(wd_hoisted_binding) bindings; // Of the current function.
    WD_VECTOR(wd_hoisted_limit) limits;
} wd_hoisted_input;

// wd_trace_copy is the state of the copies of one trace.
typedef struct wd_trace_copy {
    bool taken; // The first copy has the id of the original, which was dropped.
    // The latest copy: its set of copies, its piece of a block, and its id.
    uint32_t set;
    uint32_t piece;
    uint32_t id;
} wd_trace_copy;

// wd_write_position is where the writer is.
typedef struct wd_write_position {
    size_t next_site;
    size_t next_block;
    const wd_block *block;   // The block that is being split; NULL: none.
    uint32_t label;          // Of the block that is being written.
    uint32_t piece;          // A number for each block that is written.
    wd_optional_index line;  // The OpLine or DebugLine in force.
    wd_optional_index scope; // The DebugScope in force.
    // A number for each set of copies: copies of the current set replace their originals in operands.
    uint32_t copying;
    uint32_t continue_target; // The new continue target of a loop of one block; 0: none.
    bool header_pending;      // The loop header ends after its phis.
    uint32_t after_phis;      // The first instruction of the block after its phis and lines.
    size_t function;          // The number of the function.
    // Where the function's variables end, in words of the section; 0: it has no block yet.
    size_t variables_at;
} wd_write_position;

typedef struct wd_writer wd_writer;

// wd_mask_indices writes, for a chain into a descriptor array, the indices that replace its own; it leaves others 0.
typedef void (*wd_mask_indices)(wd_writer *writer, const wd_spirv_instruction *chain,
                                uint32_t masked[WD_SPIRV_MAX_DIMENSIONS]);

// wd_printf_function is a function of the written module that records values of these types (printf_calls.c).
typedef struct wd_printf_function {
    uint32_t id;
    size_t first_type; // Index into the types.
    uint32_t num_types;
} wd_printf_function;

typedef struct wd_printf_calls {
    WD_VECTOR(wd_printf_function) functions;
    WD_VECTOR(uint32_t) types; // Ids of the parameters' types.
} wd_printf_calls;

// wd_first_reads has words of the input buffer that an invocation reads when it begins, and keeps in private variables
// (input_code.c): functions that are called often would read them in each call.
enum { WD_MAX_FIRST_READS = 16 };
typedef struct wd_first_read {
    const wd_input_binding *input;
    bool is_head;      // The position of the set's table. False: the word of a single descriptor.
    uint32_t variable; // Of the storage class Private.
} wd_first_read;

typedef struct wd_first_reads {
    wd_first_read items[WD_MAX_FIRST_READS];
    uint32_t count;
} wd_first_reads;

// wd_added_functions has functions of the written module that the instrumentation adds (added_functions.c).
enum { WD_MAX_ADDED_FUNCTIONS = 16 };
typedef struct wd_added_function {
    uint32_t id;
    bool is_called;
    bool is_copied; // It has several calls, or a compiler that inlines every function may copy its call.
} wd_added_function;

typedef struct wd_added_functions {
    wd_added_function items[WD_MAX_ADDED_FUNCTIONS];
    uint32_t count;
    bool are_written; // The functions of the application are complete.
} wd_added_functions;

struct wd_writer {
    wd_analysis *analysis;
    const wd_spirv_module *module;
    const wd_instrument_options *options;
    wd_spirv_builder *builder;
    wd_arena *arena;
    uint32_t type_void;
    uint32_t type_bool;
    uint32_t type_uint;
    wd_buffers buffers;
    wd_decorations decorations;
    // By label: the label of the last block that it was split into; 0: it was not split.
    uint32_t *last_labels;
    WD_VECTOR(size_t) phis;        // Word offsets in the functions section.
    wd_hash_table companion_types; // Leaf << 32 | type -> the type with such leaves.
    wd_trace_copy *copies;         // By index of a trace.
    wd_hoisted_input hoisted;
    wd_printf_calls printfs;
    wd_added_functions added;
    wd_first_reads first_reads;
    wd_write_position at;
    wd_mask_indices mask_indices; // Set while a version of a loop is written; else NULL.
    // State of other folders, allocated from the arena: report, loops, checks.
    struct wd_failure_records *failures;
    struct wd_loop_writer *loops;
    struct wd_check_writer *checks;
    wd_status failure; // The first error of a function that does not return one.
};

#define WD_EMIT(writer, opcode, ...)                                                                         \
    WD_SPIRV_EMIT((writer)->builder, WD_SPIRV_SECTION_FUNCTIONS, (opcode), __VA_ARGS__)

// wd_new_id returns a new id. wd_constant returns the constant `value` of the unsigned 32-bit type.
static inline uint32_t wd_new_id(wd_writer *writer) {
    return wd_spirv_builder_id(writer->builder);
}

static inline uint32_t wd_constant(wd_writer *writer, uint32_t value) {
    return wd_spirv_builder_uint(writer->builder, value);
}

// wd_writer_fail keeps the first error; WD_OK is none.
static inline void wd_writer_fail(wd_writer *writer, wd_status status) {
    writer->failure = writer->failure ? writer->failure : status;
}

// wd_writer_init prepares a writer of the analysis's module. The caller sets the builder afterwards. `arena` must
// outlive the writer. WD_ERROR_OUT_OF_MEMORY; then, too, the caller calls wd_writer_finish.
wd_status wd_writer_init(wd_writer *writer, wd_analysis *analysis, wd_arena *arena);
void wd_writer_finish(wd_writer *writer);

// wd_writer_index_decorations reads the module's decorations, for wd_writer_decorate.
wd_status wd_writer_index_decorations(wd_writer *writer);

// wd_writer_decorate gives `copy` the decorations of `id`, or only NonUniform.
void wd_writer_decorate(wd_writer *writer, uint32_t id, uint32_t copy, bool only_non_uniform);

// wd_writer_begin_block writes a label and makes it the current block.
void wd_writer_begin_block(wd_writer *writer, uint32_t label);

// wd_writer_track_line updates the line information in force after an instruction.
void wd_writer_track_line(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_writer_restore_line repeats the line information in force, which ended with the block before.
void wd_writer_restore_line(wd_writer *writer);

// wd_writer_append copies an instruction, with the copies of the current set for its operands. `result`: the result id
// to write instead of its own; 0: its own. It returns the word offset of the instruction in the functions section.
size_t wd_writer_append(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t result);

// wd_writer_note_phi notes that an OpPhi follows: its parents are renamed when their blocks have been split.
// wd_writer_rename_parents renames them in the phis from number `first` on, and forgets these phis.
wd_status wd_writer_note_phi(wd_writer *writer);
void wd_writer_rename_parents(wd_writer *writer, size_t first);

// wd_writer_declare_buffers declares the common types, the output buffer and the input buffer (buffers.c).
// wd_writer_declare_addresses declares the table of device addresses. wd_buffers_interface adds the variables to the
// interface of an entry point.
void wd_writer_declare_buffers(wd_writer *writer);
void wd_writer_declare_addresses(wd_writer *writer);
// wd_writer_has_positions returns whether shaders read the positions of tables from a uniform buffer.
bool wd_writer_has_positions(const wd_instrument_options *options);
void wd_buffers_interface(wd_writer *writer, uint32_t entry_point);

// wd_push_obstacle returns why the push constants of a module cannot hold the addresses of buffers, or NULL
// (push_buffers.c). wd_push_declare declares the pointers.
const char *wd_push_obstacle(const wd_analysis *analysis);
void wd_push_declare(wd_writer *writer);

// wd_buffer_emit_pointer returns a pointer to a buffer that was declared. wd_buffer_emit_length returns the number of
// elements of the buffer's runtime array, which is member `member`.
uint32_t wd_buffer_emit_pointer(wd_writer *writer, wd_buffer buffer);
uint32_t wd_buffer_emit_length(wd_writer *writer, wd_buffer buffer, uint32_t member);
// wd_buffer_emit_load loads a value of `type`, and wd_buffer_emit_store stores a word, at a pointer into a buffer.
uint32_t wd_buffer_emit_load(wd_writer *writer, uint32_t type, uint32_t pointer);
void wd_buffer_emit_store(wd_writer *writer, uint32_t pointer, uint32_t word);

// Code

// wd_emit_and sets `*all` to `*all` && `condition`, or to `condition` if `*all` is 0.
void wd_emit_and(wd_writer *writer, uint32_t *all, uint32_t condition);

// wd_emit_select returns condition ? then : otherwise, of words. It writes nothing if both are the same.
uint32_t wd_emit_select(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t otherwise);

// wd_emit_unary and wd_emit_binary write an instruction with a result of `type` and one or two operands, and return the
// result's id.
uint32_t wd_emit_unary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t operand);
uint32_t wd_emit_binary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b);
// wd_emit_word and wd_emit_test are wd_emit_binary with a result of type uint or bool.
uint32_t wd_emit_word(wd_writer *writer, uint32_t opcode, uint32_t a, uint32_t b);
uint32_t wd_emit_test(wd_writer *writer, uint32_t opcode, uint32_t a, uint32_t b);

// wd_emit_true returns the constant true.
uint32_t wd_emit_true(wd_writer *writer);

// wd_emit_biased returns `value` ^ `bias`, or `value` if `bias` is 0. Numbers with WD_SIGN_BIAS have, as signed
// numbers, the order that the values have as unsigned numbers: processors compare vectors of signed numbers in one
// instruction.
#define WD_SIGN_BIAS 0x80000000u
uint32_t wd_emit_biased(wd_writer *writer, uint32_t value, uint32_t bias);

// wd_emit_is_below returns the condition that a number with WD_SIGN_BIAS is below a literal. wd_emit_biased_less
// compares two numbers with WD_SIGN_BIAS.
uint32_t wd_emit_is_below(wd_writer *writer, uint32_t biased, uint32_t length);
uint32_t wd_emit_biased_less(wd_writer *writer, uint32_t biased, uint32_t biased_limit);

// wd_zero_emit returns the zero value of a type that has one, and writes the instructions that make it.
uint32_t wd_zero_emit(wd_writer *writer, uint32_t type);

// Copies of traces (trace_copies.c)

// wd_adjust_copy changes the copy of a trace's instruction, at word `position` of the functions section.
typedef void (*wd_adjust_copy)(wd_writer *writer, const wd_trace *trace, size_t position, const void *user);

// wd_copies_find returns the state of the trace's copies.
static inline wd_trace_copy *wd_copies_find(const wd_writer *writer, const wd_trace *trace) {
    return &writer->copies[trace - writer->analysis->tracking->traces.items];
}

// wd_copies_emit_operands begins a set of copies, and copies the traces that the operands of an instruction are made
// of into the current block. `adjust` is called for each copy.
void wd_copies_emit_operands(wd_writer *writer, const wd_spirv_instruction *instruction,
                             wd_adjust_copy adjust, const void *user);

// wd_copies_emit_sampled_images begins a set of copies, and copies the OpSampledImage operands of an instruction into
// the current block, where SPIR-V requires them.
void wd_copies_emit_sampled_images(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_copies_emit_dropped copies, into the current set, the operands of an instruction that come before instruction
// `begin` and were dropped there.
void wd_copies_emit_dropped(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t begin);

// Calls of debugPrintfEXT (printf_calls.c)

// The first parameters of a function that records a call: the instruction, and the number of values that the call has.
enum { WD_PRINTF_OWN_PARAMETERS = 2 };

// wd_printf_replace makes the copy of a call of debugPrintfEXT, at word `position` of the functions section, a call of
// a function that records its values. Strings, and values that have no words of their own, are passed as 0.
void wd_printf_replace(wd_writer *writer, const wd_spirv_instruction *instruction, size_t position);

// Added functions (added_functions.c)

// wd_added_note_call notes a call of an added function. `is_copied`: the caller is not an entry point's function or an
// added one, or the call is in a loop. wd_added_control returns the function control, when all calls are noted.
void wd_added_note_call(wd_writer *writer, uint32_t id, bool is_copied);
uint32_t wd_added_control(const wd_writer *writer, uint32_t id);

// Companion variables (companions.c)

// wd_companion_type returns a type like `type_id` whose parts, other than arrays and structs, are `leaf`.
// wd_companion_declare declares a private variable of that type, initialized with null. `variable`: its id, or 0 for a
// new one. wd_companion_pointer writes a pointer into `variable` with the indices that lead from its base to `id`.
uint32_t wd_companion_type(wd_writer *writer, uint32_t type_id, uint32_t leaf);
uint32_t wd_companion_declare(wd_writer *writer, uint32_t variable, uint32_t type_id, uint32_t leaf,
                              const char *name);
uint32_t wd_companion_pointer(wd_writer *writer, uint32_t variable, uint32_t id, uint32_t leaf);

// Indices and lengths (index_code.c)

// wd_index_integer_width returns the width and signedness of the integer `id`; 32 bits unsigned if it is not of the
// module.
uint32_t wd_index_integer_width(const wd_spirv_module *module, uint32_t id, bool *is_signed);

// wd_index_value writes an index for comparing, at least 32 bits wide: a negative index is a large one. `*is_wide`: it
// has 64 bits. `typed` is an id of the module with the same type.
uint32_t wd_index_value(wd_writer *writer, uint32_t index, uint32_t typed, bool *is_wide);

// wd_index_word writes an index as an unsigned 32-bit value; UINT32_MAX for larger ones. wd_index_word_as is the same
// for an index that the writer has made, of the type of `typed`.
uint32_t wd_index_word(wd_writer *writer, uint32_t index);
uint32_t wd_index_word_as(wd_writer *writer, uint32_t index, uint32_t typed);

// wd_index_length writes the length of a dimension of an array as an unsigned 32-bit value.
uint32_t wd_index_length(wd_writer *writer, const wd_array *array, uint32_t dimension);

// wd_index_flat writes the root's indices as one number, and the number of descriptors in `*length` (optional).
uint32_t wd_index_flat(wd_writer *writer, const wd_root *root, uint32_t *length);

// The input buffer (input_code.c)

// wd_input_count writes the load of a binding's number of descriptors.
uint32_t wd_input_count(wd_writer *writer, const wd_array *array);

// wd_input_load loads the word of the root's descriptor; its indices are `indices`. wd_input_position writes the
// position of that word; 0: none.
uint32_t wd_input_load(wd_writer *writer, const wd_root *root, const uint32_t *indices);
uint32_t wd_input_position(wd_writer *writer, const wd_root *root, const uint32_t *indices);
// wd_input_limit_position returns `position`, that of the word of descriptor `index`, or 0 if the array is in a heap
// and its table need not have the word (WD_INSTRUMENT_MOST_HEAP_WORDS). All are ids.
uint32_t wd_input_limit_position(wd_writer *writer, const wd_array *array, uint32_t index, uint32_t position);
// wd_input_load_content loads the word of the content of a texel buffer, of a binding with `length` descriptors. 0: the
// table has the number.
uint32_t wd_input_load_content(wd_writer *writer, const wd_root *root, const uint32_t *indices,
                               uint32_t length);

// wd_input_head returns the position of the table of the binding's set, and loads it unless the function has loaded
// it.
uint32_t wd_input_head(wd_writer *writer, const wd_input_binding *input);

// wd_input_emit_read loads a word of the input buffer. wd_input_read_hoisted loads the word of descriptor `index` of a
// binding whose position the function has loaded.
uint32_t wd_input_emit_read(wd_writer *writer, uint32_t position);
uint32_t wd_input_read_hoisted(wd_writer *writer, const wd_hoisted_binding *hoisted, uint32_t index);

// wd_input_head_index returns the index of the word with the position of a set's table: in the uniform buffer of
// positions, or else in the output buffer's data.
uint32_t wd_input_head_index(const wd_writer *writer, uint32_t set);
// wd_input_load_at loads the word at `position` of the table whose position is in the word with index `head`
// (wd_input_head_index); word 0 of the input buffer if that is 0. Both are ids.
uint32_t wd_input_load_at(wd_writer *writer, uint32_t head, uint32_t position);

// wd_first_reads_add declares the variable of a word that invocations read when they begin, if there is room.
// wd_first_reads_is_entry returns whether a function is an entry point's, of a module with such words, and
// wd_first_reads_begin_entry writes the code at its beginning.
void wd_first_reads_add(wd_writer *writer, const wd_input_binding *input, bool is_head);
bool wd_first_reads_is_entry(const wd_writer *writer, uint32_t function);
void wd_first_reads_begin_entry(wd_writer *writer);

// Hoisted reads (hoisted_input.c)

// wd_hoisted_add returns the binding to hoist in the current function, or NULL: there are too many, or there is no
// memory.
wd_hoisted_binding *wd_hoisted_add(wd_writer *writer, const wd_input_binding *input);

// wd_hoisted_add_limit adds a limit of a binding unless it exists. wd_hoisted_find_limit returns it, or NULL.
void wd_hoisted_add_limit(wd_writer *writer, const wd_hoisted_limit *limit);
const wd_hoisted_limit *wd_hoisted_find_limit(const wd_writer *writer, const wd_hoisted_limit *wanted);

// wd_hoisted_reads returns whether the words of the array's descriptors come from the input buffer.
bool wd_hoisted_reads(const wd_array *array);

// wd_hoisted_find returns the hoisted words of an array's binding, or NULL.
const wd_hoisted_binding *wd_hoisted_find(const wd_writer *writer, const wd_array *array);

// wd_hoisted_emit writes the reads where the function begins.
void wd_hoisted_emit(wd_writer *writer);

// Offsets in buffers (offset_code.c)

// wd_offset_emit writes the offset `base` + the location's terms. `*fits`: the condition that it has 32 bits; 0: it
// always has.
uint32_t wd_offset_emit(wd_writer *writer, const wd_location *location, uint32_t base, uint32_t *fits);

// wd_offset_array_length writes the length of the runtime array at the location, in the buffer with these indices.
uint32_t wd_offset_array_length(wd_writer *writer, const wd_location *location, const wd_root *root,
                                const uint32_t *indices);

// wd_offset_size writes the size in bytes of a buffer whose runtime array at the location has this length.
// wd_offset_buffer_size is the same for the buffer of a root; 0: it does not end in a runtime array.
uint32_t wd_offset_size(wd_writer *writer, uint32_t length, const wd_location *location);
uint32_t wd_offset_buffer_size(wd_writer *writer, const wd_root *root, const uint32_t *indices);

#endif
