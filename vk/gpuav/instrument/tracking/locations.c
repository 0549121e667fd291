// The memory that pointers into buffers point to: offsets from the layouts of the types that access chains go through.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

wd_status wd_locations_add(wd_analysis *analysis, uint32_t id, const wd_location *location) {
    wd_location *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->locations);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *location;
    analysis->tracking->location_of[id] = wd_optional(analysis->tracking->locations.count - 1);
    return WD_OK;
}

static bool is_buffer(const wd_spirv_descriptor *descriptor) {
    return descriptor->kind == WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER ||
           descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
}

// The location of an array of descriptors: its root has no indices yet.
wd_status wd_locations_add_variable(wd_analysis *analysis, uint32_t id, uint32_t array) {
    const wd_spirv_descriptor *descriptor = wd_array_at(analysis, array)->descriptor;
    if (!is_buffer(descriptor)) {
        return WD_OK;
    }
    wd_root *root = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->roots);
    if (!root) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *root = (wd_root){.array = array, .complete = !descriptor->num_dimensions, .provable = true};
    wd_location location = {.root = (uint32_t)analysis->tracking->roots.count - 1,
                            .pointer = descriptor->variable,
                            .type = descriptor->type,
                            .known = true,
                            .runtime_member = WD_NO_MEMBER};
    return wd_locations_add(analysis, id, &location);
}

// Steps of an access chain

static void add_offset(wd_location *location, uint64_t count, uint32_t stride) {
    uint64_t bytes;
    if (location->type_only) {
        return;
    }
    if (__builtin_mul_overflow(count, (uint64_t)stride, &bytes) ||
        __builtin_add_overflow(location->offset, bytes, &location->offset) || location->offset > UINT32_MAX) {
        location->offset = UINT32_MAX; // Beyond the size of any descriptor; it stays there.
    }
}

// Locations share terms with those that they were made from. A term is appended to the latest location's terms; other
// locations get a copy.
void wd_location_add_term(wd_analysis *analysis, wd_location *location, wd_term term) {
    const size_t first = analysis->tracking->terms.count;
    const bool is_last = location->num_terms && location->first_term + location->num_terms == first;
    const size_t count = is_last ? first + 1 : first + location->num_terms + 1;
    if (count > UINT32_MAX || !WD_VECTOR_RESERVE(&analysis->allocator, &analysis->tracking->terms, count)) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        location->known = false;
        return;
    }
    wd_term *terms = analysis->tracking->terms.items;
    if (!is_last) {
        for (uint32_t i = 0; i < location->num_terms; i++) {
            terms[first + i] = terms[location->first_term + i];
        }
        location->first_term = (uint32_t)first;
    }
    terms[count - 1] = term;
    analysis->tracking->terms.count = count;
    location->num_terms++;
}

static void add_number(wd_analysis *analysis, wd_location *location, uint32_t index, uint32_t stride,
                       bool is_signed) {
    uint64_t value;
    if (!is_signed && wd_spirv_module_constant(analysis->module, index, &value) && value <= UINT32_MAX) {
        add_offset(location, value, stride);
    } else if (stride && location->num_terms < WD_MAX_TERMS) {
        if (!location->type_only) {
            wd_location_add_term(analysis, location, (wd_term){index, stride, is_signed});
        }
    } else {
        location->known = false;
    }
}

static void add_index(wd_analysis *analysis, wd_location *location, uint32_t index, uint32_t stride) {
    add_number(analysis, location, index, stride, false);
}

static void step_into_struct(const wd_analysis *analysis, wd_location *location,
                             const wd_spirv_instruction *type, uint32_t index) {
    uint64_t member = UINT64_MAX;
    wd_spirv_module_constant(analysis->module, index, &member);
    if (member >= type->num_words - 2) {
        location->known = false;
        return;
    }
    const wd_member_layout *layout = wd_layout_of_member(analysis, type->result, (uint32_t)member);
    if (!layout || !layout->has_offset) {
        location->known = false;
        return;
    }
    add_offset(location, layout->offset, 1);
    location->type = type->words[2 + member];
    location->member = (uint32_t)member;
    location->stride = layout->matrix_stride;
    location->row_major = layout->row_major;
}

void wd_location_step(wd_analysis *analysis, wd_location *location, uint32_t index) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(analysis->module, location->type, &type)) {
        location->known = false;
        return;
    }
    uint32_t component;
    switch (type.opcode) {
    case SpvOpTypeStruct:
        step_into_struct(analysis, location, &type, index);
        return;
    case SpvOpTypeRuntimeArray:
        location->runtime_member = location->member;
        location->runtime_offset = (uint32_t)location->offset;
        location->runtime_stride = analysis->layouts.array_strides[type.result];
        location->runtime_index = index;
        add_index(analysis, location, index, location->runtime_stride);
        location->known = location->known && location->runtime_stride;
        location->type = type.words[2];
        return;
    case SpvOpTypeArray:
        location->known = location->known && analysis->layouts.array_strides[type.result];
        add_index(analysis, location, index, analysis->layouts.array_strides[type.result]);
        location->type = type.words[2];
        return;
    case SpvOpTypeMatrix:
        component = wd_layout_component_size(analysis, &type);
        location->known = location->known && component && location->stride;
        add_index(analysis, location, index, location->row_major ? component : location->stride);
        location->stride = location->row_major ? location->stride : component;
        location->row_major = false;
        location->type = type.words[2];
        return;
    case SpvOpTypeVector:
        component = wd_layout_scalar_size(analysis, type.words[2]);
        add_index(analysis, location, index, location->stride ? location->stride : component);
        location->type = type.words[2];
        return;
    default:
        location->known = false;
    }
}

// Reads the indices that choose the descriptor, from `*word` on.
static wd_status complete_root(wd_analysis *analysis, wd_location *location,
                               const wd_spirv_instruction *chain, uint32_t *word) {
    wd_root root = analysis->tracking->roots.items[location->root];
    const wd_array *array = wd_array_at(analysis, root.array);
    while (*word < chain->num_words && root.num_indices < array->descriptor->num_dimensions) {
        root.indices[root.num_indices++] = chain->words[(*word)++];
    }
    root.complete = root.num_indices == array->descriptor->num_dimensions;
    wd_root_prove(analysis, &root);
    wd_root *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->roots);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = root;
    location->root = (uint32_t)analysis->tracking->roots.count - 1;
    location->pointer = chain->result;
    return WD_OK;
}

// The element operand of OpPtrAccessChain may be negative. Validators do not check that it is a number.
static void step_to_element(wd_analysis *analysis, wd_location *location, uint32_t index, uint32_t stride) {
    wd_spirv_instruction made, type;
    uint64_t value;
    const bool is_number =
        wd_spirv_module_find(analysis->module, index, &made) &&
        wd_spirv_module_find_opcode(analysis->module, made.result_type, SpvOpTypeInt, &type);
    const bool forward =
        is_number &&
        (!type.words[3] || (wd_spirv_module_constant(analysis->module, index, &value) && value <= INT32_MAX));
    location->known = location->known && is_number;
    add_number(analysis, location, index, stride, !forward);
}

static wd_status follow_chain(wd_analysis *analysis, const wd_spirv_instruction *chain, wd_location location,
                              bool has_element) {
    uint32_t word = wd_first_index_word(chain->opcode);
    if (has_element) {
        wd_spirv_instruction base;
        bool found = wd_spirv_module_find(analysis->module, chain->words[3], &base) &&
                     base.result_type < analysis->num_ids;
        uint32_t stride = found ? analysis->layouts.array_strides[base.result_type] : 0;
        location.known = location.known && stride && wd_root_at(analysis, location.root)->complete;
        step_to_element(analysis, &location, chain->words[word++], stride);
    }
    if (!wd_root_at(analysis, location.root)->complete) {
        wd_status status = complete_root(analysis, &location, chain, &word);
        if (status) {
            return status;
        }
    }
    for (; location.known && word < chain->num_words; word++) {
        wd_location_step(analysis, &location, chain->words[word]);
    }
    return wd_locations_add(analysis, chain->result, &location);
}

// The location of a buffer whose descriptor is in a heap.
static wd_status add_heap_buffer(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    const wd_trace *trace = wd_trace_of(analysis, instruction->result);
    if (!wd_trace_is_complete(analysis, trace) || trace->num_roots != 1 ||
        !wd_spirv_module_find(analysis->module, instruction->result_type, &pointer)) {
        return WD_OK;
    }
    // The type of the object of an untyped pointer is that of the chain or the access that uses it.
    const wd_location location = {.root = trace->roots[0],
                                  .pointer = instruction->result,
                                  .type = pointer.opcode == SpvOpTypePointer ? pointer.words[3] : 0,
                                  .known = true,
                                  .runtime_member = WD_NO_MEMBER};
    return wd_locations_add(analysis, instruction->result, &location);
}

wd_status wd_locations_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == WD_OP_BUFFER_POINTER) {
        return add_heap_buffer(analysis, instruction);
    }
    const bool is_untyped = wd_spirv_is_untyped_chain(instruction->opcode);
    uint32_t base = instruction->words[is_untyped ? 4 : 3];
    if (!wd_location_of(analysis, base)) {
        return WD_OK;
    }
    if (wd_optional_has(analysis->tracking->trace_of[base]) && !wd_trace_of(analysis, instruction->result)) {
        return WD_OK; // The chain is too deep: the index is checked here, and later pointers are unknown.
    }
    wd_location location =
        analysis->tracking->locations.items[wd_optional_get(analysis->tracking->location_of[base])];
    if (is_untyped) {
        location.type = instruction->words[3];
        location.stride = 0;
        location.row_major = false;
    }
    switch (instruction->opcode) {
    case WD_OP_UNTYPED_ACCESS_CHAIN:
    case WD_OP_UNTYPED_IN_BOUNDS_ACCESS_CHAIN:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
        return follow_chain(analysis, instruction, location, false);
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return instruction->num_words > 4 ? follow_chain(analysis, instruction, location, true) : WD_OK;
    case SpvOpCopyObject:
        return wd_locations_add(analysis, instruction->result, &location);
    default:
        return WD_OK;
    }
}

bool wd_location_find_tail(const wd_analysis *analysis, wd_location *location) {
    wd_spirv_instruction block, last;
    if (!wd_spirv_module_find_opcode(analysis->module, location->type, SpvOpTypeStruct, &block) ||
        block.num_words < 3 ||
        !wd_spirv_module_find_opcode(analysis->module, block.words[block.num_words - 1],
                                     SpvOpTypeRuntimeArray, &last)) {
        return false;
    }
    const wd_member_layout *layout = wd_layout_of_member(analysis, block.result, block.num_words - 3u);
    location->runtime_member = block.num_words - 3u;
    location->runtime_stride = analysis->layouts.array_strides[last.result];
    location->runtime_offset = layout ? layout->offset : 0;
    return layout && layout->has_offset && location->runtime_stride;
}

// Cooperative matrices

static uint32_t constant_or(const wd_analysis *analysis, uint32_t id, uint32_t otherwise) {
    uint64_t value;
    bool known = wd_spirv_module_constant(analysis->module, id, &value) && value && value <= INT32_MAX;
    return known ? (uint32_t)value : otherwise;
}

// The number of rows, or columns, in memory order, and the number of components of each. 0: the number or the order is
// unknown.
static uint32_t count_lines(const wd_analysis *analysis, const wd_spirv_instruction *matrix, uint32_t layout,
                            uint32_t *components) {
    enum { ROWS = 4, COLUMNS = 5, ROW_MAJOR = 0, COLUMN_MAJOR = 1 };
    wd_spirv_instruction made;
    uint64_t value = UINT64_MAX;
    if (wd_spirv_module_find(analysis->module, layout, &made) &&
        (made.opcode == SpvOpConstantTrue || made.opcode == SpvOpConstantFalse)) {
        value = made.opcode == SpvOpConstantTrue ? COLUMN_MAJOR : ROW_MAJOR;
    } else {
        wd_spirv_module_constant(analysis->module, layout, &value);
    }
    if (value != ROW_MAJOR && value != COLUMN_MAJOR) {
        return 0;
    }
    const bool by_columns = value == COLUMN_MAJOR;
    *components = constant_or(analysis, matrix->words[by_columns ? ROWS : COLUMNS], 1);
    return constant_or(analysis, matrix->words[by_columns ? COLUMNS : ROWS], 0);
}

// Adds a location for the memory of a cooperative matrix from `*location` on. Its last line is lines - 1 strides away,
// and the stride may be computed. Its dimensions may be specialization constants: then only the first element is
// certainly accessed.
static wd_status locate_matrix(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               uint32_t *location, uint64_t *size) {
    const wd_matrix_words words = wd_matrix_words_of(instruction->opcode);
    wd_spirv_instruction object, matrix;
    uint32_t type = words.object ? 0 : instruction->result_type;
    if (words.object && wd_spirv_module_find(analysis->module, instruction->words[words.object], &object)) {
        type = object.result_type;
    }
    uint32_t components = 1;
    if (!wd_spirv_module_find_opcode(analysis->module, type, SpvOpTypeCooperativeMatrixNV, &matrix) &&
        !wd_spirv_module_find_opcode(analysis->module, type, WD_OP_TYPE_MATRIX_KHR, &matrix)) {
        return WD_OK;
    }
    const bool has_stride = words.stride < instruction->num_words;
    const uint32_t lines =
        has_stride ? count_lines(analysis, &matrix, instruction->words[words.layout], &components) : 0;
    const uint32_t component = wd_layout_scalar_size(analysis, matrix.words[2]);
    const uint64_t element = *size; // The unit of the stride.
    *size = (uint64_t)components * component;
    if (!lines || element * (lines - 1) > UINT32_MAX) {
        return WD_OK;
    }
    wd_location last = analysis->tracking->locations.items[*location];
    add_index(analysis, &last, instruction->words[words.stride], (uint32_t)(element * (lines - 1)));
    if (!last.known) {
        return WD_OK;
    }
    wd_location *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->locations);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = last;
    *location = (uint32_t)analysis->tracking->locations.count - 1;
    return WD_OK;
}

// The number of bytes of the object that an instruction accesses at a location through `pointer`; 0: unknown. The
// object of an untyped pointer has the type of the value.
static uint64_t accessed_size(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                              uint32_t pointer, const wd_location *location) {
    enum { STORED = 2, STORED_ATOMIC = 4 };
    wd_spirv_instruction type;
    if (!wd_spirv_module_find_opcode(analysis->module, wd_type_of(analysis->module, pointer),
                                     WD_OP_TYPE_UNTYPED_POINTER, &type)) {
        return wd_location_size(analysis, location);
    }
    const uint32_t stored = instruction->opcode == SpvOpStore         ? STORED
                            : instruction->opcode == SpvOpAtomicStore ? STORED_ATOMIC
                                                                      : 0;
    const uint32_t accessed =
        stored ? wd_type_of(analysis->module, instruction->words[stored]) : instruction->result_type;
    return accessed ? wd_layout_size(analysis, accessed, 0, false) : 0;
}

wd_status wd_location_accessed(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               uint32_t *location, uint32_t *last) {
    const uint32_t id = instruction->words[word];
    *location = WD_NO_LOCATION;
    if (!wd_optional_has(analysis->tracking->location_of[id]) || !wd_is_access(analysis, instruction, word)) {
        return WD_OK;
    }
    uint32_t found = wd_optional_get(analysis->tracking->location_of[id]);
    const wd_location *base = &analysis->tracking->locations.items[found];
    if (!base->known || !wd_root_at(analysis, base->root)->complete) {
        return WD_OK;
    }
    uint64_t size = accessed_size(analysis, instruction, id, base);
    if (instruction->opcode == SpvOpCopyMemorySized) {
        size = constant_or(analysis, instruction->words[3], 0);
    }
    wd_status status = WD_OK;
    if (size && wd_matrix_words_of(instruction->opcode).pointer) {
        status = locate_matrix(analysis, instruction, &found, &size);
    }
    if (size && !status) {
        const uint64_t end = analysis->tracking->locations.items[found].offset + size - 1;
        *last = end < UINT32_MAX ? (uint32_t)end : UINT32_MAX;
        *location = found;
    }
    return status;
}
