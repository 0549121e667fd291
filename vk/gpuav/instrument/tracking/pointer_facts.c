// Facts of pointers into buffers: the ids of a descriptor's index, its input word, its length and an offset. Also the
// pointers that OpPhi and OpSelect choose, which get facts of their own.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

static bool is_buffer_kind(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER || kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
}

// Without an input buffer, only buffers that end in runtime arrays have a known size.
static bool wants_word(const wd_analysis *analysis, bool is_buffer) {
    const uint32_t checks = analysis->options->checks;
    return (is_buffer && analysis->tracking->has_tails && (checks & WD_CHECK_BUFFER_BOUNDS)) ||
           (analysis->options->input &&
            (checks & (WD_CHECK_BUFFER_BOUNDS | WD_CHECK_DESCRIPTOR_STATE | WD_CHECK_CONTENTS)));
}

wd_facts_subject wd_facts_subject_of(const wd_analysis *analysis, uint32_t type_id) {
    wd_facts_subject found = {.kind = WD_FACTS_OF_NOTHING};
    wd_spirv_instruction pointer;
    const bool is_pointer =
        wd_spirv_module_find_opcode(analysis->module, type_id, SpvOpTypePointer, &pointer);
    if (wd_tracking_kind_of(analysis, type_id, &found.descriptor) &&
        found.descriptor.kind != WD_SPIRV_DESCRIPTOR_UNKNOWN) {
        found.is_buffer = is_buffer_kind(found.descriptor.kind);
        found.kind = found.descriptor.num_dimensions ? WD_FACTS_OF_ARRAY : WD_FACTS_OF_DESCRIPTOR;
        if (!found.is_buffer && (!analysis->options->input || !wants_word(analysis, false))) {
            found.kind = WD_FACTS_OF_NOTHING;
        }
    } else if (is_pointer && pointer.words[2] == SpvStorageClassStorageBuffer) {
        found.kind = WD_FACTS_OF_PART;
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
    const wd_facts_subject subject = wd_facts_subject_of(analysis, type);
    const bool has_word = wants_word(analysis, subject.is_buffer);
    memset(facts, 0, WD_NUM_FACTS * sizeof *facts);
    if (subject.kind == WD_FACTS_OF_NOTHING || (is_checked && !has_word) ||
        (subject.kind == WD_FACTS_OF_ARRAY && !(is_checked && has_word && analysis->options->input))) {
        return false;
    }
    facts[WD_FACT_INDEX] = reserve_id(analysis);
    facts[WD_FACT_WORD] = has_word ? reserve_id(analysis) : 0;
    if (subject.kind != WD_FACTS_OF_ARRAY) {
        facts[WD_FACT_LENGTH] = is_checked ? 0 : reserve_id(analysis);
    }
    if (subject.kind == WD_FACTS_OF_PART && (analysis->options->checks & WD_CHECK_BUFFER_BOUNDS)) {
        facts[WD_FACT_OFFSET] = reserve_id(analysis);
    }
    return true;
}

bool wd_facts_wanted(wd_analysis *analysis, uint32_t type, bool *is_part) {
    uint32_t facts[WD_NUM_FACTS];
    const uint32_t num_reserved = analysis->num_reserved;
    const bool is_complete = wd_facts_reserve(analysis, type, false, facts);
    analysis->num_reserved = num_reserved; // Ids are reserved once they are certainly used.
    *is_part = !is_complete && wd_facts_subject_of(analysis, type).kind == WD_FACTS_OF_NOTHING &&
               wd_type_holds(analysis->module, type, is_buffer_pointer);
    return is_complete || *is_part;
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

// The strides of an object of this type and layout; 0 if they do not matter.
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
    // A vector without gaps needs no stride.
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
    wd_trace *trace = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->traces);
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *trace = (wd_trace){.kind = WD_TRACE_VALUE, .id = id, .num_roots = 1, .roots = {root}};
    trace->instruction = wd_spirv_module_find(analysis->module, id, &made) ? made.index : 0;
    analysis->tracking->trace_of[id] = wd_optional(analysis->tracking->traces.count - 1);
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
    const wd_facts_subject subject = wd_facts_subject_of(analysis, type);
    if (id >= analysis->num_ids || subject.kind == WD_FACTS_OF_NOTHING) {
        return WD_OK;
    }
    if (subject.kind == WD_FACTS_OF_ARRAY) {
        return wd_tracking_add_unknown(analysis, id, type, facts);
    }
    wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *own);
    if (!own) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *own = subject.descriptor;
    own->variable = id;
    own->set = own->binding = UINT32_MAX; // Unknown.
    own->num_dimensions = 1;
    own->dimensions[0] = (wd_spirv_dimension){0, facts[WD_FACT_LENGTH]};
    wd_status status = wd_tracking_add_array(analysis, own);
    wd_root *root = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->roots);
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_array *array = wd_array_at(analysis, analysis->tracking->arrays.count - 1);
    array->is_unknown = array->known = true;
    memcpy(array->facts, facts, sizeof array->facts);
    *root = (wd_root){.array = (uint32_t)analysis->tracking->arrays.count - 1,
                      .num_indices = 1,
                      .indices = {facts[WD_FACT_INDEX]},
                      .complete = true,
                      .provable = is_checked};
    const uint32_t number = (uint32_t)analysis->tracking->roots.count - 1;
    return subject.is_buffer
               ? add_location(analysis, id, number, subject.descriptor.type, example, facts[WD_FACT_OFFSET])
               : add_trace(analysis, id, number);
}

// The root that `id` leads to; NULL: unknown.
const wd_root *wd_facts_root(const wd_analysis *analysis, uint32_t id) {
    const wd_location *location = wd_location_of(analysis, id);
    if (location) {
        return wd_root_at(analysis, location->root);
    }
    const wd_trace *trace = wd_trace_of(analysis, id);
    return trace && trace->num_roots == 1 ? wd_root_at(analysis, trace->roots[0]) : NULL;
}

bool wd_facts_direct(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]) {
    const wd_root *root = wd_facts_root(analysis, id);
    const wd_array *array = root ? wd_array_at(analysis, root->array) : NULL;
    if (!array || array->is_row || !array->facts[WD_FACT_INDEX] || array->descriptor->variable != id) {
        return false;
    }
    memcpy(facts, array->facts, sizeof array->facts);
    return true;
}

bool wd_facts_of(const wd_analysis *analysis, uint32_t id, uint32_t facts[WD_NUM_FACTS]) {
    const wd_trace *trace = wd_trace_of(analysis, id);
    if (trace && trace->kind == WD_TRACE_VARIABLE && wd_array_at(analysis, trace->array)->is_row) {
        memcpy(facts, wd_array_at(analysis, trace->array)->facts, WD_NUM_FACTS * sizeof *facts);
        return true;
    }
    return wd_facts_direct(analysis, id, facts);
}

// Chosen pointers

// The pointer operands: every `*step`th word, from the returned one on.
static uint32_t first_choice(const wd_spirv_instruction *instruction, uint32_t *step) {
    *step = instruction->opcode == SpvOpPhi ? 2 : 1;
    return instruction->opcode == SpvOpPhi ? WD_FIRST_OF_PHI : WD_FIRST_OF_SELECT;
}

// Whether the index of the descriptor that `id` leads to needs no check. A phi's operand may be made after the phi,
// from the phi itself: its own operands are examined.
static bool is_checked(const wd_analysis *analysis, uint32_t id, uint32_t choice) {
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH; depth++) {
        const wd_location *location = wd_location_of(analysis, id);
        if (location && wd_root_at(analysis, location->root)->complete) {
            return wd_root_at(analysis, location->root)->provable;
        }
        if (id == choice || !wd_spirv_module_find(analysis->module, id, &made)) {
            return id == choice;
        }
        if (!wd_leads_on(made.opcode)) {
            return made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef;
        }
        id = made.words[3];
    }
    return false;
}

wd_status wd_pointers_merge(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    uint32_t facts[WD_NUM_FACTS], step, first = first_choice(instruction, &step);
    bool checked = true;
    for (uint32_t word = first; word < instruction->num_words; word += step) {
        checked = checked && is_checked(analysis, instruction->words[word], instruction->result);
    }
    // A descriptor's index that may be bad is checked where the pointer is used: the other operands may not be chosen.
    if (!wd_facts_reserve(analysis, instruction->result_type, checked, facts) ||
        first >= instruction->num_words) {
        return wd_tracking_add_unknown(analysis, instruction->result, instruction->result_type, NULL);
    }
    uint32_t *phi = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->phis);
    if (!phi) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *phi = instruction->index;
    analysis->tracking->has_facts = true;
    return wd_facts_add_descriptor(analysis, instruction->result, instruction->result_type,
                                   instruction->words[first], checked, facts);
}

static uint64_t phi_operand_key(size_t function, uint32_t id) {
    return (uint64_t)function << 32 | id;
}

wd_phi_operand *wd_phi_operand_of(const wd_analysis *analysis, size_t function, uint32_t id) {
    const uintptr_t index_plus_one =
        (uintptr_t)wd_hash_table_get(&analysis->tracking->phi_operand_of, phi_operand_key(function, id));
    return index_plus_one ? &analysis->tracking->phi_operands.items[index_plus_one - 1] : NULL;
}

// Reserves the facts of a phi's operand.
static wd_status want_facts(wd_analysis *analysis, uint32_t function, uint32_t id, uint32_t type) {
    uint32_t direct[WD_NUM_FACTS];
    wd_spirv_instruction made;
    if (!wd_location_of(analysis, id) || wd_phi_operand_of(analysis, function, id) ||
        wd_facts_direct(analysis, id, direct) || !wd_spirv_module_find(analysis->module, id, &made)) {
        return WD_OK;
    }
    wd_phi_operand *operand = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->phi_operands);
    if (!operand) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *operand = (wd_phi_operand){.id = id};
    operand->at_entry = made.opcode == SpvOpVariable || made.opcode == SpvOpFunctionParameter;
    wd_facts_reserve(analysis, type, false, operand->facts);
    return wd_hash_table_set(&analysis->tracking->phi_operand_of, phi_operand_key(function, id),
                             (void *)(uintptr_t)analysis->tracking->phi_operands.count);
}

wd_status wd_pointers_end_function(wd_analysis *analysis, uint32_t function) {
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (size_t i = 0; !status && i < analysis->tracking->phis.count; i++) {
        wd_spirv_module_instruction(analysis->module, analysis->tracking->phis.items[i], &instruction);
        for (uint32_t word = WD_FIRST_OF_PHI;
             !status && instruction.opcode == SpvOpPhi && word < instruction.num_words; word += 2) {
            status = want_facts(analysis, function, instruction.words[word], instruction.result_type);
        }
    }
    analysis->tracking->phis.count = 0;
    return status;
}
