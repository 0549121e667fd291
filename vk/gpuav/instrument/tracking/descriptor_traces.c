// Descriptor arrays, and the instructions between an array and the instructions that use its elements.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

// Counts the uses that copies replace, then drops the traces without other uses: users before their operands.
void wd_traces_drop_replaced(wd_analysis *analysis, size_t first_site, size_t first_trace) {
    wd_spirv_instruction instruction;
    for (size_t i = first_site; i < analysis->list.sites.count; i++) {
        wd_spirv_module_instruction(analysis->module, analysis->list.sites.items[i].instruction,
                                    &instruction);
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            wd_trace *trace = wd_trace_of(analysis, instruction.words[word]);
            if (trace && trace->copied) {
                trace->replaced++;
            }
        }
    }
    for (size_t i = analysis->tracking->traces.count; i > first_trace; i--) {
        wd_trace *trace = &analysis->tracking->traces.items[i - 1];
        trace->dropped = trace->copied && trace->replaced && trace->replaced == analysis->uses[trace->id];
        if (!trace->dropped) {
            continue;
        }
        wd_spirv_module_instruction(analysis->module, trace->instruction, &instruction);
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            wd_trace *part = wd_trace_of(analysis, instruction.words[word]);
            if (part && wd_trace_copies_with(trace, part)) {
                part->replaced++;
            }
        }
    }
}

wd_trace *wd_trace_of(const wd_analysis *analysis, uint32_t id) {
    if (id >= analysis->num_ids || !wd_optional_has(analysis->tracking->trace_of[id])) {
        return NULL;
    }
    return &analysis->tracking->traces.items[wd_optional_get(analysis->tracking->trace_of[id])];
}

bool wd_trace_copies_with(const wd_trace *trace, const wd_trace *part) {
    return part->copied && part->depth < trace->depth && part->instruction < trace->instruction;
}

// Arrays

// The options' length for an entire binding; 0: they have none.
static uint32_t length_from_options(const wd_instrument_options *options,
                                    const wd_spirv_descriptor *descriptor) {
    for (size_t i = 0; i < options->num_lengths; i++) {
        if (options->lengths[i].set == descriptor->set &&
            options->lengths[i].binding == descriptor->binding) {
            return options->lengths[i].length;
        }
    }
    return 0;
}

// The position of the binding in the input buffer; NULL: none.
static const wd_input_binding *binding_in_input(const wd_instrument_options *options,
                                                const wd_spirv_descriptor *descriptor) {
    for (size_t i = 0; options->input && i < options->input->num_bindings; i++) {
        const wd_input_binding *binding = &options->input->bindings[i];
        if (binding->set == descriptor->set && binding->binding == descriptor->binding) {
            return binding;
        }
    }
    return NULL;
}

// A binding of N descriptors that is declared as an array of arrays has N / (the inner lengths) elements in the
// outermost dimension.
static void apply_options(const wd_instrument_options *options, wd_array *array) {
    uint64_t inner = 1;
    for (uint32_t i = 1; i < array->descriptor->num_dimensions; i++) {
        inner *= array->dimensions[i].length;
        if (!inner || inner > UINT32_MAX) {
            return;
        }
    }
    uint32_t length = length_from_options(options, array->descriptor);
    if (length >= inner) {
        array->dimensions[0] = (wd_spirv_dimension){(uint32_t)(length / inner), 0};
    }
}

static wd_trace *add_trace(wd_analysis *analysis, wd_trace_kind kind, uint32_t id, uint32_t instruction) {
    wd_trace *trace = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->traces);
    if (trace) {
        *trace = (wd_trace){.kind = kind, .id = id, .instruction = instruction};
        analysis->tracking->trace_of[id] = wd_optional(analysis->tracking->traces.count - 1);
    }
    return trace;
}

// Whether the elements of the array are structs that hold descriptors.
static bool holds_members(const wd_analysis *analysis, const wd_spirv_descriptor *descriptor) {
    wd_spirv_instruction type;
    return descriptor->storage_class == SpvStorageClassUniformConstant &&
           wd_spirv_module_find_opcode(analysis->module, descriptor->type, SpvOpTypeStruct, &type);
}

// Whether the array holds texel buffers whose bounds are checked.
static bool has_texels(const wd_analysis *analysis, const wd_array *array) {
    return analysis->features.has_texel_buffers &&
           (array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER ||
            array->descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER);
}

// A single descriptor is traced only for its state and its texels.
static wd_status trace_single(wd_analysis *analysis, uint32_t id, uint32_t array) {
    const wd_array *single = wd_array_at(analysis, array);
    const bool has_state =
        single->input && (analysis->options->checks & (WD_CHECK_DESCRIPTOR_STATE | WD_CHECK_CONTENTS));
    if (!has_state && !has_texels(analysis, single)) {
        return WD_OK;
    }
    wd_root *root = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->roots);
    wd_trace *trace = root ? add_trace(analysis, WD_TRACE_VALUE, id, 0) : NULL;
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *root = (wd_root){.array = array, .complete = true, .provable = true};
    trace->roots[0] = (uint32_t)analysis->tracking->roots.count - 1;
    trace->num_roots = 1;
    return WD_OK;
}

wd_status wd_tracking_bind(wd_analysis *analysis, uint32_t id, uint32_t array) {
    wd_spirv_instruction definition, pointer;
    const wd_spirv_descriptor *descriptor = wd_array_at(analysis, array)->descriptor;
    if (!descriptor->num_dimensions && !holds_members(analysis, descriptor)) {
        wd_status status = trace_single(analysis, id, array);
        if (status) {
            return status;
        }
    } else {
        wd_trace *trace = add_trace(analysis, WD_TRACE_VARIABLE, id, 0);
        if (!trace) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        trace->array = array;
    }
    bool is_pointer =
        wd_spirv_module_find(analysis->module, id, &definition) &&
        wd_spirv_module_find_opcode(analysis->module, definition.result_type, SpvOpTypePointer, &pointer);
    return is_pointer ? wd_locations_add_variable(analysis, id, array) : WD_OK;
}

wd_status wd_tracking_add_array(wd_analysis *analysis, const wd_spirv_descriptor *descriptor) {
    wd_array *array = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->arrays);
    if (!array) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *array = (wd_array){.descriptor = descriptor, .known = true};
    array->input = binding_in_input(analysis->options, descriptor);
    if (!descriptor->num_dimensions) {
        return WD_OK;
    }
    memcpy(array->dimensions, descriptor->dimensions, sizeof array->dimensions);
    apply_options(analysis->options, array);
    for (uint32_t d = 0; d < descriptor->num_dimensions; d++) {
        array->known = array->known && (array->dimensions[d].length || array->dimensions[d].length_id);
    }
    if (array->input && !array->input->has_known_length && descriptor->num_dimensions == 1) {
        array->dimensions[0] = (wd_spirv_dimension){0, 0};
        array->known = array->length_from_input = true;
    }
    return WD_OK;
}

bool wd_tracking_kind_of(const wd_analysis *analysis, uint32_t type, wd_spirv_descriptor *descriptor) {
    wd_spirv_instruction pointer;
    const bool is_pointer = wd_spirv_module_find_opcode(analysis->module, type, SpvOpTypePointer, &pointer);
    *descriptor = (wd_spirv_descriptor){.storage_class = SpvStorageClassUniformConstant};
    if (is_pointer) {
        descriptor->storage_class = pointer.words[2];
        type = pointer.words[3];
    }
    if (!wd_spirv_descriptor_dimensions(analysis->module, type, descriptor)) {
        return false;
    }
    const uintptr_t like = (uintptr_t)wd_hash_table_get(
        &analysis->tracking->children, wd_array_of_type_key(descriptor->storage_class, descriptor->type));
    if (like) {
        descriptor->kind = wd_array_at(analysis, like - 1)->descriptor->kind;
    }
    return like != 0;
}

wd_status wd_tracking_add_unknown(wd_analysis *analysis, uint32_t id, uint32_t type, const uint32_t *facts) {
    wd_spirv_descriptor found;
    if (id >= analysis->num_ids || !wd_tracking_kind_of(analysis, type, &found)) {
        return WD_OK; // A part of a descriptor.
    }
    wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *own);
    if (!own) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *own = found;
    own->variable = id;
    own->set = own->binding = UINT32_MAX; // Unknown.
    wd_status status = wd_tracking_add_array(analysis, own);
    const uint32_t array = (uint32_t)analysis->tracking->arrays.count - 1;
    if (status) {
        return status;
    }
    wd_array_at(analysis, array)->is_unknown = true;
    if (facts) {
        memcpy(wd_array_at(analysis, array)->facts, facts, WD_NUM_FACTS * sizeof *facts);
        wd_array_at(analysis, array)->is_row = true;
    }
    return wd_tracking_bind(analysis, id, array);
}

// Adds the arrays in descriptor heaps. Their variables, which are heaps, have no traces: accesses name the array's
// type.
static wd_status find_heap_arrays(wd_analysis *analysis) {
    wd_status status = WD_OK;
    for (size_t i = 0; !status && i < analysis->heap_arrays.count; i++) {
        const wd_spirv_descriptor *descriptor = &analysis->heap_arrays.items[i].descriptor;
        if (!(status = wd_tracking_add_array(analysis, descriptor))) {
            const size_t count = analysis->tracking->arrays.count;
            wd_array_at(analysis, count - 1)->is_heap = true;
            status = wd_hash_table_set(&analysis->tracking->children,
                                       wd_array_of_type_key(descriptor->storage_class, descriptor->type),
                                       (void *)(uintptr_t)count);
        }
    }
    return status;
}

wd_status wd_tracking_find_arrays(wd_analysis *analysis) {
    wd_status status = WD_OK;
    for (size_t i = 0; !status && i < analysis->interface.num_descriptors; i++) {
        const wd_spirv_descriptor *descriptor = &analysis->interface.descriptors[i];
        if (!(status = wd_tracking_add_array(analysis, descriptor))) {
            status = wd_tracking_bind(analysis, descriptor->variable, (uint32_t)i);
        }
        wd_location block = {.type = descriptor->type};
        analysis->tracking->has_tails |= wd_location_find_tail(analysis, &block);
        if (!status) {
            status = wd_hash_table_set(&analysis->tracking->children,
                                       wd_array_of_type_key(descriptor->storage_class, descriptor->type),
                                       (void *)(uintptr_t)(i + 1));
        }
    }
    return status ? status : find_heap_arrays(analysis);
}

// Traces

_Static_assert(WD_SPIRV_MAX_DIMENSIONS <= 8, "wd_root.in_bounds has a bit for each");

void wd_root_prove(wd_analysis *analysis, wd_root *root) {
    const wd_array *array = wd_array_at(analysis, root->array);
    root->provable = true;
    for (uint32_t i = 0; i < root->num_indices; i++) {
        uint64_t value;
        const bool is_constant = wd_spirv_module_constant(analysis->module, root->indices[i], &value);
        value = is_constant ? value : wd_range_max(analysis, root->indices[i]);
        // An earlier chain with the same index may have a better bound.
        if (value < array->dimensions[i].length) {
            root->in_bounds |= (uint8_t)(1u << i);
        }
        root->is_computed |= !is_constant;
        root->provable &= root->in_bounds >> i & 1;
    }
}

// Only scalars of 8 to 64 bits are indices. Other operands are not followed.
static bool is_index(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(analysis->module, id, &value) &&
           wd_spirv_module_find_opcode(analysis->module, value.result_type, SpvOpTypeInt, &type) &&
           (type.words[2] == 8 || type.words[2] == 16 || type.words[2] == 32 || type.words[2] == 64);
}

// Adds the array of the descriptors in `member` of the parent's structs. The member is one of its dimensions.
static wd_status add_child(wd_analysis *analysis, uint32_t parent, uint32_t member,
                           const wd_spirv_instruction *type) {
    const wd_array outer = analysis->tracking->arrays.items[parent];
    const uint32_t depth = outer.descriptor->num_dimensions;
    wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *own);
    if (!own) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (depth == WD_SPIRV_MAX_DIMENSIONS ||
        !wd_spirv_descriptor_dimensions(analysis->module, type->words[2 + member], own) ||
        own->num_dimensions > WD_SPIRV_MAX_DIMENSIONS - 1 - depth) {
        return WD_OK;
    }
    memmove(own->dimensions + depth + 1, own->dimensions, own->num_dimensions * sizeof *own->dimensions);
    memcpy(own->dimensions, outer.dimensions, depth * sizeof *own->dimensions);
    own->dimensions[depth] = (wd_spirv_dimension){type->num_words - 2, 0};
    own->num_dimensions += depth + 1;
    own->variable = outer.descriptor->variable;
    own->storage_class = outer.descriptor->storage_class;
    own->set = own->binding = UINT32_MAX; // The compiler's legalization decides them.
    wd_status status = wd_tracking_add_array(analysis, own);
    if (status) {
        return status;
    }
    wd_array_at(analysis, analysis->tracking->arrays.count - 1)->has_members = true;
    return wd_hash_table_set(&analysis->tracking->children, (uint64_t)parent << 32 | member,
                             (void *)(uintptr_t)analysis->tracking->arrays.count);
}

// Steps into the member of a struct that holds descriptors. False: its content cannot be followed.
static wd_status enter_member(wd_analysis *analysis, wd_root *root, uint32_t index, bool *entered) {
    wd_spirv_instruction type;
    uint64_t member;
    *entered = false;
    if (!wd_spirv_module_find_opcode(analysis->module, wd_array_at(analysis, root->array)->descriptor->type,
                                     SpvOpTypeStruct, &type) ||
        !wd_spirv_module_constant(analysis->module, index, &member) || member >= type.num_words - 2) {
        return WD_OK;
    }
    const uint64_t key = (uint64_t)root->array << 32 | (uint32_t)member;
    if (!wd_hash_table_get(&analysis->tracking->children, key)) {
        wd_status status = add_child(analysis, root->array, (uint32_t)member, &type);
        if (status) {
            return status;
        }
    }
    const uintptr_t child = (uintptr_t)wd_hash_table_get(&analysis->tracking->children, key);
    if (child) {
        root->array = (uint32_t)(child - 1);
        root->indices[root->num_indices++] = index;
        *entered = true;
    }
    return WD_OK;
}

// Reads the indices of a chain up to a descriptor. `*followed`: they are indices.
static wd_status follow_indices(wd_analysis *analysis, const wd_spirv_instruction *chain, wd_root *root,
                                bool *followed) {
    *followed = true;
    for (uint32_t word = wd_first_index_word(chain->opcode); *followed && word < chain->num_words; word++) {
        const wd_spirv_descriptor *descriptor = wd_array_at(analysis, root->array)->descriptor;
        if (root->num_indices < descriptor->num_dimensions) {
            *followed = is_index(analysis, chain->words[word]);
            root->indices[root->num_indices++] = chain->words[word];
        } else if (holds_members(analysis, descriptor)) {
            wd_status status = enter_member(analysis, root, chain->words[word], followed);
            if (status) {
                return status;
            }
        } else {
            break;
        }
    }
    const wd_spirv_descriptor *descriptor = wd_array_at(analysis, root->array)->descriptor;
    root->complete = root->num_indices == descriptor->num_dimensions && !holds_members(analysis, descriptor);
    return WD_OK;
}

// An access chain whose base is `root`, an array or a part of one.
static wd_status trace_into_root(wd_analysis *analysis, const wd_spirv_instruction *chain, wd_root root,
                                 uint32_t depth) {
    uint32_t first = root.num_indices;
    bool followed;
    wd_status status = follow_indices(analysis, chain, &root, &followed);
    if (status || !followed) {
        return status;
    }
    const wd_array *array = wd_array_at(analysis, root.array);
    wd_root_prove(analysis, &root);
    wd_root *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->roots);
    wd_trace *trace = added ? add_trace(analysis, WD_TRACE_CHAIN, chain->result, chain->index) : NULL;
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = root;
    trace->depth = depth;
    trace->roots[0] = (uint32_t)analysis->tracking->roots.count - 1;
    trace->num_roots = 1;
    trace->first_dimension = first;
    trace->num_dimensions = root.num_indices - first;
    trace->copied = array->known && !root.provable && (analysis->options->checks & WD_CHECK_DESCRIPTOR_INDEX);
    return WD_OK;
}

static wd_status trace_into_array(wd_analysis *analysis, const wd_spirv_instruction *chain,
                                  const wd_trace *base) {
    const wd_root root = base->kind == WD_TRACE_CHAIN ? analysis->tracking->roots.items[base->roots[0]]
                                                      : (wd_root){.array = base->array};
    return trace_into_root(analysis, chain, root, base->depth + 1);
}

bool wd_trace_is_complete(const wd_analysis *analysis, const wd_trace *trace) {
    return trace && trace->kind != WD_TRACE_VARIABLE &&
           (!trace->num_roots || wd_root_at(analysis, trace->roots[0])->complete);
}

// An instruction whose result is the same element as its operand.
static wd_status trace_value(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                             const wd_trace *base) {
    wd_trace copy = *base; // `base` becomes invalid when a trace is added.
    wd_trace *trace = add_trace(analysis, WD_TRACE_VALUE, instruction->result, instruction->index);
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    trace->depth = copy.depth + 1;
    trace->copied = copy.copied;
    trace->num_roots = copy.num_roots;
    memcpy(trace->roots, copy.roots, sizeof trace->roots);
    return WD_OK;
}

static wd_status trace_sampled_image(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_trace *trace = add_trace(analysis, WD_TRACE_SAMPLED_IMAGE, instruction->result, instruction->index);
    if (!trace) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    trace->copied = true;
    for (uint32_t word = 3; word <= 4; word++) {
        const wd_trace *part = wd_trace_of(analysis, instruction->words[word]);
        if (wd_trace_is_complete(analysis, part) && part->num_roots &&
            trace->num_roots < WD_MAX_TRACE_ROOTS) {
            trace->roots[trace->num_roots++] = part->roots[0];
            trace->depth = trace->depth > part->depth ? trace->depth : part->depth + 1;
        }
    }
    return WD_OK;
}

// Adds the trace of an instruction with a type before the pointer. Accesses to heaps that are not those of arrays are
// counted as unknown.
static wd_status trace_untyped(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               bool *handled) {
    enum { BASE = 4 };
    size_t number;
    wd_spirv_instruction variable;
    const wd_trace *base = wd_trace_of(analysis, instruction->words[BASE]);
    if (base) {
        *handled = true;
        return base->depth < WD_MAX_TRACE_DEPTH && wd_trace_is_complete(analysis, base)
                   ? trace_value(analysis, instruction, base)
                   : WD_OK;
    }
    if (!wd_spirv_is_untyped_chain(instruction->opcode) ||
        !wd_spirv_module_find_opcode(analysis->module, instruction->words[BASE], WD_OP_UNTYPED_VARIABLE,
                                     &variable)) {
        return WD_OK;
    }
    if (instruction->num_words == BASE + 2 &&
        wd_spirv_heap_arrays_find(&analysis->heap_arrays, instruction, &number)) {
        const uint32_t array = (uint32_t)(analysis->interface.num_descriptors + number);
        *handled = true;
        return trace_into_root(analysis, instruction, (wd_root){.array = array}, 1);
    }
    analysis->counts.unknown += wd_spirv_heap_arrays_is_heap(&analysis->heap_arrays, variable.result);
    return WD_OK;
}

// Adds the trace of an instruction whose result is an array's element; `*handled`: it is one.
wd_status wd_trace_instruction(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               bool *handled) {
    *handled = false;
    if (!instruction->result || instruction->num_words < 4) {
        return WD_OK;
    }
    if (instruction->opcode == SpvOpSampledImage) {
        *handled = true;
        return trace_sampled_image(analysis, instruction);
    }
    if (wd_spirv_is_untyped_chain(instruction->opcode) ||
        instruction->opcode == WD_OP_UNTYPED_IMAGE_TEXEL_POINTER) {
        return trace_untyped(analysis, instruction, handled);
    }
    const wd_trace *base = wd_trace_of(analysis, instruction->words[3]);
    if (!base || base->depth >= WD_MAX_TRACE_DEPTH) {
        return WD_OK;
    }
    switch (instruction->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpCopyObject: // A copy of an array, or a part of one, is a chain without indices.
        *handled = true;
        return wd_trace_is_complete(analysis, base) ? trace_value(analysis, instruction, base)
                                                    : trace_into_array(analysis, instruction, base);
    case SpvOpLoad:
        *handled = wd_is_opaque_type(analysis->module, instruction->result_type);
        break;
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpImage:
    case SpvOpImageTexelPointer:
    case WD_OP_BUFFER_POINTER:
        *handled = true;
        break;
    default:
        return WD_OK;
    }
    return *handled && wd_trace_is_complete(analysis, base) ? trace_value(analysis, instruction, base)
                                                            : WD_OK;
}

bool wd_array_in_input(const wd_array *array) {
    if (array->facts[WD_FACT_WORD]) {
        return array->known;
    }
    return array->input && array->known &&
           (!array->length_from_input || array->descriptor->num_dimensions == 1);
}

bool wd_same_root(const wd_root *a, const wd_root *b) {
    return a->array == b->array && a->num_indices == b->num_indices &&
           memcmp(a->indices, b->indices, a->num_indices * sizeof *a->indices) == 0;
}
