// Facts of pointers into buffers, and of descriptors, that may be one of several: the descriptor's index and its word
// in the input buffer, and the offset in the buffer.
//
// An id with facts is a descriptor array of its own, with one dimension: the index and the length are facts. Checks
// treat it like any other. Facts are computed where a pointer is chosen (chosen_pointer_code.c) or stored, passed and
// returned (tracked_variable_code.c). If a pointer cannot be followed, its facts are unknown, and no check fails.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/facts_code/facts_code_internal.h"

// Computing

static uint32_t select(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t otherwise) {
    return wd_emit_select(writer, condition, then, otherwise);
}

void wd_facts_unknown(wd_writer *writer, uint32_t type, uint32_t facts[WD_NUM_FACTS]) {
    const bool is_row = wd_facts_subject_of(writer->analysis, type).kind == WD_FACTS_OF_ARRAY;
    facts[WD_FACT_WORD] = wd_constant(writer, is_row ? 0 : UINT32_MAX);
    facts[WD_FACT_INDEX] = wd_constant(writer, 0);
    facts[WD_FACT_LENGTH] = wd_constant(writer, UINT32_MAX);
    facts[WD_FACT_OFFSET] = wd_constant(writer, 0);
}

// A null pointer, or an undefined one: no memory is at its address.
static bool is_null_or_undefined(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction made;
    return wd_spirv_module_find(analysis->module, id, &made) &&
           (made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef);
}

// Indices in bounds, and the condition that they are the root's own; 0: always.
static uint32_t clamp(wd_writer *writer, const wd_root *root, uint32_t indices[WD_SPIRV_MAX_DIMENSIONS]) {
    const wd_analysis *analysis = writer->analysis;
    memcpy(indices, root->indices, sizeof root->indices);
    if (root->provable || !root->num_indices || !wd_array_at(analysis, root->array)->known) {
        return 0;
    }
    wd_condition condition = {.kind = WD_CONDITION_INDEX,
                              .root = (uint32_t)(root - analysis->tracking->roots.items)};
    wd_check_emit(writer, &condition);
    for (uint32_t i = 0; condition.ok && i < root->num_indices; i++) {
        indices[i] = wd_check_clamp(writer, &condition, i);
    }
    return condition.ok;
}

static uint32_t word_of(wd_writer *writer, const wd_root *root, const uint32_t *indices) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    uint32_t size = 0;
    if (array->facts[WD_FACT_WORD] && !array->is_row) {
        return array->facts[WD_FACT_WORD];
    }
    if (wd_array_in_input(array)) {
        return wd_input_load(writer, root, indices);
    }
    if (array->descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER && (root->provable || array->known)) {
        size = wd_offset_buffer_size(writer, root, indices);
    }
    return size ? size : wd_constant(writer, UINT32_MAX);
}

static void compute_index(wd_writer *writer, const wd_root *root, uint32_t facts[WD_NUM_FACTS]) {
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    if (array->facts[WD_FACT_INDEX] && !array->is_row) {
        facts[WD_FACT_INDEX] = array->facts[WD_FACT_INDEX];
        facts[WD_FACT_LENGTH] =
            array->facts[WD_FACT_LENGTH] ? array->facts[WD_FACT_LENGTH] : facts[WD_FACT_LENGTH];
    } else if (root->num_indices && array->known) {
        facts[WD_FACT_INDEX] = wd_index_flat(writer, root, &facts[WD_FACT_LENGTH]);
    } else if (root->num_indices == 1) {
        facts[WD_FACT_INDEX] = wd_index_word(writer, root->indices[0]);
    }
}

// Whether descriptor 0 is sampled for a bad index, because the other invocations need the derivatives.
static bool is_sampled(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE || kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER ||
           kind == WD_SPIRV_DESCRIPTOR_SAMPLER;
}

// A bad index is reported only where the descriptor is stored or passed.
static void mark_reported(wd_writer *writer, wd_spirv_descriptor_kind kind, uint32_t ok,
                          uint32_t facts[WD_NUM_FACTS]) {
    if (!writer->analysis->tracking->passes_bad_index) {
        return; // Indices are not checked.
    }
    facts[WD_FACT_INDEX] = select(writer, ok, facts[WD_FACT_INDEX], wd_constant(writer, WD_INDEX_REPORTED));
    if (!is_sampled(kind)) {
        facts[WD_FACT_WORD] = select(writer, ok, facts[WD_FACT_WORD], wd_constant(writer, 0));
    }
}

static void compute_offset(wd_writer *writer, const wd_location *location, uint32_t facts[WD_NUM_FACTS]) {
    uint32_t fits, offset = wd_offset_emit(writer, location, (uint32_t)location->offset, &fits);
    facts[WD_FACT_OFFSET] = fits ? select(writer, fits, offset, wd_constant(writer, UINT32_MAX)) : offset;
}

// The facts of an array of descriptors that is passed: the position of the first one's word.
static void compute_row(wd_writer *writer, uint32_t id, const wd_spirv_descriptor *row,
                        uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = writer->analysis;
    const wd_trace *trace = wd_trace_of(analysis, id);
    wd_root root;
    if (!trace || (trace->kind == WD_TRACE_CHAIN && trace->num_roots != 1)) {
        return;
    }
    root = trace->kind == WD_TRACE_CHAIN ? analysis->tracking->roots.items[trace->roots[0]]
                                         : (wd_root){.array = trace->array, .provable = true};
    const wd_array *array = wd_array_at(analysis, root.array);
    if (trace->kind > WD_TRACE_CHAIN || !wd_array_in_input(array) || array->descriptor->type != row->type ||
        array->descriptor->num_dimensions != root.num_indices + row->num_dimensions) {
        return;
    }
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS] = {0};
    const uint32_t ok =
        trace->kind == WD_TRACE_CHAIN ? clamp(writer, wd_root_at(analysis, trace->roots[0]), indices) : 0;
    const uint32_t given = root.num_indices, zero = wd_constant(writer, 0);
    for (uint32_t i = given; i < array->descriptor->num_dimensions; i++) {
        indices[i] = root.indices[i] = zero;
    }
    root.num_indices = array->descriptor->num_dimensions;
    uint32_t position = wd_input_position(writer, &root, indices);
    facts[WD_FACT_WORD] = ok ? select(writer, ok, position, zero) : position;
}

void wd_facts_compute(wd_writer *writer, uint32_t id, uint32_t type, const wd_location *layout,
                      const uint32_t wanted[WD_NUM_FACTS], uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = writer->analysis;
    const wd_facts_subject subject = wd_facts_subject_of(analysis, type);
    wd_facts_unknown(writer, type, facts);
    if (is_null_or_undefined(analysis, id)) {
        facts[WD_FACT_WORD] = wd_constant(writer, subject.kind == WD_FACTS_OF_ARRAY ? 0 : 1);
        facts[WD_FACT_OFFSET] = wd_constant(writer, UINT32_MAX);
        return;
    }
    if (subject.kind == WD_FACTS_OF_ARRAY) {
        compute_row(writer, id, &subject.descriptor, facts);
        return;
    }
    const wd_location *location = wd_location_of(analysis, id);
    const wd_root *root = wd_facts_root(analysis, id);
    if (!root || !root->complete ||
        wd_array_at(analysis, root->array)->descriptor->kind != subject.descriptor.kind) {
        return;
    }
    if (subject.is_buffer && (!location || !location->known || location->type != subject.descriptor.type ||
                              !wd_facts_same_layout(analysis, location->type, location, layout))) {
        return;
    }
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    const uint32_t ok = clamp(writer, root, indices);
    if (wanted[WD_FACT_WORD]) {
        facts[WD_FACT_WORD] = word_of(writer, root, indices);
    }
    compute_index(writer, root, facts);
    if (ok && !wanted[WD_FACT_LENGTH]) {
        mark_reported(writer, subject.descriptor.kind, ok, facts);
    }
    if (wanted[WD_FACT_OFFSET]) {
        compute_offset(writer, location, facts);
    }
}
