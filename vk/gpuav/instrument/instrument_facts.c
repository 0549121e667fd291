// What a shader computes of pointers into buffers, and of descriptors, that may be one of several: which descriptor it is, the word that
// the input buffer has of it, and how far into the buffer the pointer leads.
//
// An id of which these facts are known stands for a descriptor of its own: an array with one dimension, the index and its length being
// two of the facts. So checks see nothing new in it. Facts are computed where a pointer is chosen (instrument_pointer.c) or handed
// on (instrument_carrier.c). Of what cannot be followed they say that nothing is known: then no check fails.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// What an id of some type leads to.
typedef enum subject_kind {
    SUBJECT_NONE,  // Nothing that facts are wanted of.
    SUBJECT_ROW,   // An array of descriptors.
    SUBJECT_WHOLE, // A descriptor, or a pointer to one.
    SUBJECT_PART,  // A pointer into a storage buffer.
} subject_kind;

typedef struct subject {
    subject_kind kind;
    bool is_buffer;
    wd_spirv_descriptor descriptor; // Kind and type of the descriptor; of a part, the type pointed at.
} subject;

static bool is_buffer_kind(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER || kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
}

// Without an input buffer only buffers that end in runtime arrays can be asked for their size.
static bool wants_word(const wd_analysis *analysis, bool is_buffer) {
    const uint32_t checks = analysis->options->checks;
    return (is_buffer && analysis->has_tails && (checks & WD_CHECK_BUFFER_BOUNDS)) ||
           (analysis->options->input && (checks & (WD_CHECK_BUFFER_BOUNDS | WD_CHECK_DESCRIPTOR_STATE)));
}

static subject subject_of(const wd_analysis *analysis, uint32_t type_id) {
    subject found = {.kind = SUBJECT_NONE};
    wd_spirv_instruction pointer;
    const bool is_pointer =
        wd_spirv_module_find_opcode(analysis->module, type_id, SpvOpTypePointer, &pointer);
    if (wd_analysis_kind_of(analysis, type_id, &found.descriptor) &&
        found.descriptor.kind != WD_SPIRV_DESCRIPTOR_UNKNOWN) {
        found.is_buffer = is_buffer_kind(found.descriptor.kind);
        found.kind = found.descriptor.num_dimensions ? SUBJECT_ROW : SUBJECT_WHOLE;
        if (!found.is_buffer && (!analysis->options->input || !wants_word(analysis, false))) {
            found.kind = SUBJECT_NONE;
        }
    } else if (is_pointer && pointer.words[2] == SpvStorageClassStorageBuffer) {
        found.kind = SUBJECT_PART;
        found.is_buffer = true;
        found.descriptor = (wd_spirv_descriptor){.kind = WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER,
                                                 .type = pointer.words[3],
                                                 .storage_class = SpvStorageClassStorageBuffer};
    }
    return found;
}

static bool is_buffer_pointer(const wd_spirv_instruction *type) {
    return type->opcode == SpvOpTypePointer && type->words[2] == SpvStorageClassStorageBuffer;
}

static uint32_t reserve_id(wd_analysis *analysis) {
    return wd_spirv_module_bound(analysis->module) + analysis->num_reserved++;
}

bool wd_facts_reserve(wd_analysis *analysis, uint32_t type, bool is_checked, uint32_t facts[WD_NUM_FACTS]) {
    const subject subject = subject_of(analysis, type);
    const bool has_word = wants_word(analysis, subject.is_buffer);
    memset(facts, 0, WD_NUM_FACTS * sizeof *facts);
    if (subject.kind == SUBJECT_NONE || (is_checked && !has_word) ||
        (subject.kind == SUBJECT_ROW && !(is_checked && has_word && analysis->options->input))) {
        return false;
    }
    facts[WD_FACT_INDEX] = reserve_id(analysis);
    facts[WD_FACT_WORD] = has_word ? reserve_id(analysis) : 0;
    if (subject.kind != SUBJECT_ROW) {
        facts[WD_FACT_LENGTH] = is_checked ? 0 : reserve_id(analysis);
    }
    if (subject.kind == SUBJECT_PART && (analysis->options->checks & WD_CHECK_BUFFER_BOUNDS)) {
        facts[WD_FACT_OFFSET] = reserve_id(analysis);
    }
    return true;
}

bool wd_facts_wanted(wd_analysis *analysis, uint32_t type, bool *is_part) {
    uint32_t facts[WD_NUM_FACTS];
    const uint32_t num_reserved = analysis->num_reserved;
    const bool is_whole = wd_facts_reserve(analysis, type, false, facts);
    analysis->num_reserved = num_reserved; // Ids are given out once it is known that they are used.
    *is_part = !is_whole && subject_of(analysis, type).kind == SUBJECT_NONE &&
               wd_type_holds(analysis->module, type, is_buffer_pointer);
    return is_whole || *is_part;
}

void wd_facts_reserve_all(wd_analysis *analysis, bool is_checked, uint32_t facts[WD_NUM_FACTS]) {
    const bool has_word = wants_word(analysis, true);
    if (is_checked && !has_word) {
        return;
    }
    facts[WD_FACT_INDEX] = reserve_id(analysis);
    facts[WD_FACT_WORD] = has_word ? reserve_id(analysis) : 0;
    facts[WD_FACT_LENGTH] = is_checked ? 0 : reserve_id(analysis);
    facts[WD_FACT_OFFSET] = (analysis->options->checks & WD_CHECK_BUFFER_BOUNDS) ? reserve_id(analysis) : 0;
}

// Layouts

void wd_facts_layout(wd_analysis *analysis, uint32_t id, wd_location *layout) {
    wd_spirv_instruction chains[WD_MAX_TRACE_DEPTH], made, pointer;
    uint32_t depth = 0;
    *layout = (wd_location){.known = true, .type_only = true, .runtime_member = WD_NO_MEMBER};
    while (depth < WD_MAX_TRACE_DEPTH && wd_spirv_module_find(analysis->module, id, &made)) {
        if (!wd_leads_on(made.opcode)) {
            break;
        }
        chains[depth++] = made;
        id = made.words[3];
    }
    if (!wd_spirv_module_find(analysis->module, id, &made) ||
        !wd_spirv_module_find_opcode(analysis->module, made.result_type, SpvOpTypePointer, &pointer)) {
        return;
    }
    layout->type = pointer.words[3];
    for (; depth; depth--) {
        const wd_spirv_instruction *chain = &chains[depth - 1];
        const bool moves =
            chain->opcode == SpvOpPtrAccessChain || chain->opcode == SpvOpInBoundsPtrAccessChain;
        for (uint32_t word = moves ? 5 : 4; chain->opcode != SpvOpCopyObject && word < chain->num_words;
             word++) {
            wd_location_step(analysis, layout, chain->words[word]);
        }
    }
}

// The strides that an object of this type and layout has: where they don't matter, 0.
static uint32_t stride_of(const wd_analysis *analysis, uint32_t type_id, const wd_location *layout,
                          bool *row_major) {
    wd_spirv_instruction type, component;
    *row_major = false;
    if (!wd_spirv_module_find(analysis->module, type_id, &type)) {
        return 0;
    }
    for (uint32_t depth = 0; type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray; depth++) {
        if (depth == WD_MAX_TRACE_DEPTH || !wd_spirv_module_find(analysis->module, type.words[2], &type)) {
            return 0;
        }
    }
    if (type.opcode == SpvOpTypeMatrix) {
        *row_major = layout->row_major;
        return layout->stride;
    }
    // A vector that lies as most do needs no stride.
    const bool is_plain = type.opcode == SpvOpTypeVector &&
                          wd_spirv_module_find(analysis->module, type.words[2], &component) &&
                          component.num_words > 2 && layout->stride == component.words[2] / 8;
    return type.opcode == SpvOpTypeVector && !is_plain ? layout->stride : 0;
}

bool wd_facts_same_layout(const wd_analysis *analysis, uint32_t type, const wd_location *a,
                          const wd_location *b) {
    bool a_by_rows, b_by_rows;
    const uint32_t a_stride = stride_of(analysis, type, a, &a_by_rows);
    const uint32_t b_stride = stride_of(analysis, type, b, &b_by_rows);
    return a_stride == b_stride && a_by_rows == b_by_rows;
}

// Standing in

static wd_status add_trace(wd_analysis *analysis, uint32_t id, uint32_t root) {
    wd_spirv_instruction made;
    wd_trace *trace = WD_VECTOR_PUSH(&analysis->allocator, &analysis->traces);
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *trace = (wd_trace){.kind = WD_TRACE_VALUE, .id = id, .num_roots = 1, .roots = {root}};
    trace->instruction = wd_spirv_module_find(analysis->module, id, &made) ? made.index : 0;
    analysis->trace_of[id] = (uint32_t)analysis->traces.count;
    return WD_OK;
}

static wd_status add_location(wd_analysis *analysis, uint32_t id, uint32_t root, uint32_t type,
                              uint32_t example, uint32_t offset) {
    wd_location layout,
        location = {.root = root, .pointer = id, .type = type, .runtime_member = WD_NO_MEMBER};
    if (example) {
        wd_facts_layout(analysis, example, &layout);
        location.stride = stride_of(analysis, type, &layout, &location.row_major);
    }
    location.known = true;
    if (offset) {
        wd_location_add_term(analysis, &location, (wd_term){offset, 1, false});
    }
    return wd_locations_add(analysis, id, &location);
}

wd_status wd_facts_add_descriptor(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                                  bool is_checked, const uint32_t facts[WD_NUM_FACTS]) {
    subject subject = subject_of(analysis, type);
    if (id >= analysis->num_ids || subject.kind == SUBJECT_NONE) {
        return WD_OK;
    }
    if (subject.kind == SUBJECT_ROW) {
        return wd_analysis_add_unknown(analysis, id, type, facts);
    }
    wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->layouts, 1, sizeof *own);
    if (!own) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *own = subject.descriptor;
    own->variable = id;
    own->set = own->binding = UINT32_MAX; // Which it is is not known.
    own->num_dimensions = 1;
    own->dimensions[0] = (wd_spirv_dimension){0, facts[WD_FACT_LENGTH]};
    wd_status status = wd_analysis_add_array(analysis, own);
    wd_root *root = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->roots);
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_array *array = &analysis->arrays.items[analysis->arrays.count - 1];
    array->is_unknown = array->known = true;
    memcpy(array->facts, facts, sizeof array->facts);
    *root = (wd_root){.array = (uint32_t)analysis->arrays.count - 1,
                      .num_indices = 1,
                      .indices = {facts[WD_FACT_INDEX]},
                      .complete = true,
                      .provable = is_checked};
    const uint32_t number = (uint32_t)analysis->roots.count - 1;
    return subject.is_buffer
               ? add_location(analysis, id, number, subject.descriptor.type, example, facts[WD_FACT_OFFSET])
               : add_trace(analysis, id, number);
}

// The root of what `id` leads to; NULL: that is not known.
static const wd_root *root_of(const wd_analysis *analysis, uint32_t id) {
    const wd_location *location = wd_location_of(analysis, id);
    if (location) {
        return &analysis->roots.items[location->root];
    }
    const wd_trace *trace = wd_analysis_trace(analysis, id);
    return trace && trace->num_roots == 1 ? &analysis->roots.items[trace->roots[0]] : NULL;
}

bool wd_facts_direct(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]) {
    const wd_root *root = root_of(analysis, id);
    const wd_array *array = root ? &analysis->arrays.items[root->array] : NULL;
    if (!array || array->is_row || !array->facts[WD_FACT_INDEX] || array->descriptor->variable != id) {
        return false;
    }
    memcpy(facts, array->facts, sizeof array->facts);
    return true;
}

bool wd_facts_of(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]) {
    const wd_trace *trace = wd_analysis_trace(analysis, id);
    if (trace && trace->kind == WD_TRACE_VARIABLE && analysis->arrays.items[trace->array].is_row) {
        memcpy(facts, analysis->arrays.items[trace->array].facts, WD_NUM_FACTS * sizeof *facts);
        return true;
    }
    return wd_facts_direct(analysis, id, facts);
}

// Computing

static uint32_t constant(wd_rewrite *rewrite, uint32_t value) {
    return wd_spirv_builder_uint(rewrite->builder, value);
}

static uint32_t select(wd_rewrite *rewrite, uint32_t condition, uint32_t then, uint32_t otherwise) {
    uint32_t id = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, id, condition, then, otherwise);
    return id;
}

void wd_facts_unknown(wd_rewrite *rewrite, uint32_t type, uint32_t facts[WD_NUM_FACTS]) {
    const bool is_row = subject_of(rewrite->analysis, type).kind == SUBJECT_ROW;
    facts[WD_FACT_WORD] = constant(rewrite, is_row ? 0 : UINT32_MAX);
    facts[WD_FACT_INDEX] = constant(rewrite, 0);
    facts[WD_FACT_LENGTH] = constant(rewrite, UINT32_MAX);
    facts[WD_FACT_OFFSET] = constant(rewrite, 0);
}

// A null pointer, or an undefined one: no byte lies there.
static bool is_null_or_undefined(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction made;
    return wd_spirv_module_find(analysis->module, id, &made) &&
           (made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef);
}

// Indices that are good whatever the root's are, and the condition that these are the same; 0: they always are.
static uint32_t clamp(wd_rewrite *rewrite, const wd_root *root, uint32_t indices[WD_SPIRV_MAX_DIMENSIONS]) {
    const wd_analysis *analysis = rewrite->analysis;
    memcpy(indices, root->indices, sizeof root->indices);
    if (root->provable || !root->num_indices || !analysis->arrays.items[root->array].known) {
        return 0;
    }
    wd_condition condition = {.kind = WD_CONDITION_INDEX, .root = (uint32_t)(root - analysis->roots.items)};
    wd_check_emit(rewrite, &condition);
    for (uint32_t i = 0; condition.ok && i < root->num_indices; i++) {
        indices[i] = wd_check_clamp(rewrite, &condition, i);
    }
    return condition.ok;
}

static uint32_t word_of(wd_rewrite *rewrite, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = &rewrite->analysis->arrays.items[root->array];
    uint32_t size = 0;
    if (array->facts[WD_FACT_WORD] && !array->is_row) {
        return array->facts[WD_FACT_WORD];
    }
    if (wd_array_in_input(array)) {
        return wd_input_load(rewrite, root, indices);
    }
    if (array->descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER && (root->provable || array->known)) {
        size = wd_bounds_size(rewrite, root, indices);
    }
    return size ? size : constant(rewrite, UINT32_MAX);
}

static void compute_index(wd_rewrite *rewrite, const wd_root *root, uint32_t facts[WD_NUM_FACTS]) {
    const wd_array *array = &rewrite->analysis->arrays.items[root->array];
    if (array->facts[WD_FACT_INDEX] && !array->is_row) {
        facts[WD_FACT_INDEX] = array->facts[WD_FACT_INDEX];
        facts[WD_FACT_LENGTH] =
            array->facts[WD_FACT_LENGTH] ? array->facts[WD_FACT_LENGTH] : facts[WD_FACT_LENGTH];
    } else if (root->num_indices && array->known) {
        facts[WD_FACT_INDEX] = wd_check_flat_index(rewrite, root, &facts[WD_FACT_LENGTH]);
    } else if (root->num_indices == 1) {
        facts[WD_FACT_INDEX] = wd_check_index_word(rewrite, root->indices[0]);
    }
}

// Whether the sampling of such descriptors needs the derivatives of invocations whose index is bad: they sample descriptor 0.
static bool is_sampled(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE || kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER ||
           kind == WD_SPIRV_DESCRIPTOR_SAMPLER;
}

// A bad index is reported where the descriptor is handed on, and for that alone.
static void mark_reported(wd_rewrite *rewrite, wd_spirv_descriptor_kind kind, uint32_t ok,
                          uint32_t facts[WD_NUM_FACTS]) {
    if (!rewrite->analysis->passes_bad_index) {
        return; // Indices are not checked.
    }
    facts[WD_FACT_INDEX] = select(rewrite, ok, facts[WD_FACT_INDEX], constant(rewrite, WD_INDEX_REPORTED));
    if (!is_sampled(kind)) {
        facts[WD_FACT_WORD] = select(rewrite, ok, facts[WD_FACT_WORD], constant(rewrite, 0));
    }
}

uint32_t wd_facts_not_reported(wd_rewrite *rewrite, const wd_array *array) {
    if (!rewrite->analysis->passes_bad_index || !array->facts[WD_FACT_INDEX] || array->is_row) {
        return 0;
    }
    const uint32_t id = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, id, array->facts[WD_FACT_INDEX],
            constant(rewrite, WD_INDEX_REPORTED));
    return id;
}

static void compute_offset(wd_rewrite *rewrite, const wd_location *location, uint32_t facts[WD_NUM_FACTS]) {
    uint32_t fits, offset = wd_bounds_offset(rewrite, location, (uint32_t)location->offset, &fits);
    facts[WD_FACT_OFFSET] = fits ? select(rewrite, fits, offset, constant(rewrite, UINT32_MAX)) : offset;
}

// What an argument tells of an array of descriptors: where its first one is.
static void compute_row(wd_rewrite *rewrite, uint32_t id, const wd_spirv_descriptor *row,
                        uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_trace *trace = wd_analysis_trace(analysis, id);
    wd_root root;
    if (!trace || (trace->kind == WD_TRACE_CHAIN && trace->num_roots != 1)) {
        return;
    }
    root = trace->kind == WD_TRACE_CHAIN ? analysis->roots.items[trace->roots[0]]
                                         : (wd_root){.array = trace->array, .provable = true};
    const wd_array *array = &analysis->arrays.items[root.array];
    if (trace->kind > WD_TRACE_CHAIN || !wd_array_in_input(array) || array->descriptor->type != row->type ||
        array->descriptor->num_dimensions != root.num_indices + row->num_dimensions) {
        return;
    }
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS] = {0};
    const uint32_t ok =
        trace->kind == WD_TRACE_CHAIN ? clamp(rewrite, &analysis->roots.items[trace->roots[0]], indices) : 0;
    const uint32_t given = root.num_indices, zero = constant(rewrite, 0);
    for (uint32_t i = given; i < array->descriptor->num_dimensions; i++) {
        indices[i] = root.indices[i] = zero;
    }
    root.num_indices = array->descriptor->num_dimensions;
    uint32_t position = wd_input_position(rewrite, &root, indices);
    facts[WD_FACT_WORD] = ok ? select(rewrite, ok, position, zero) : position;
}

void wd_facts_compute(wd_rewrite *rewrite, uint32_t id, uint32_t type, const wd_location *layout,
                      const uint32_t wanted[WD_NUM_FACTS], uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = rewrite->analysis;
    const subject subject = subject_of(analysis, type);
    wd_facts_unknown(rewrite, type, facts);
    if (is_null_or_undefined(analysis, id)) {
        facts[WD_FACT_WORD] = constant(rewrite, subject.kind == SUBJECT_ROW ? 0 : 1);
        facts[WD_FACT_OFFSET] = constant(rewrite, UINT32_MAX);
        return;
    }
    if (subject.kind == SUBJECT_ROW) {
        compute_row(rewrite, id, &subject.descriptor, facts);
        return;
    }
    const wd_location *location = wd_location_of(analysis, id);
    const wd_root *root = root_of(analysis, id);
    if (!root || !root->complete ||
        analysis->arrays.items[root->array].descriptor->kind != subject.descriptor.kind) {
        return;
    }
    if (subject.is_buffer && (!location || !location->known || location->type != subject.descriptor.type ||
                              !wd_facts_same_layout(analysis, location->type, location, layout))) {
        return;
    }
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    const uint32_t ok = clamp(rewrite, root, indices);
    if (wanted[WD_FACT_WORD]) {
        facts[WD_FACT_WORD] = word_of(rewrite, root, indices);
    }
    compute_index(rewrite, root, facts);
    if (ok && !wanted[WD_FACT_LENGTH]) {
        mark_reported(rewrite, subject.descriptor.kind, ok, facts);
    }
    if (wanted[WD_FACT_OFFSET]) {
        compute_offset(rewrite, location, facts);
    }
}
