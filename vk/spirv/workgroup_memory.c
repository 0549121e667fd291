#include <stdlib.h>

#include "vk/spirv/workgroup_internal.h"

// These are newer than the headers of Vulkan 1.3.239.
enum { OP_UNTYPED_VARIABLE = 4418, OP_MATRIX_LOAD_KHR = 4457, OP_MATRIX_STORE_KHR = 4458 };

// Accesses

static bool is_workgroup_pointer(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction made, type;
    return wd_spirv_module_find(module, id, &made) && made.result_type &&
           wd_spirv_module_find_opcode(module, made.result_type, SpvOpTypePointer, &type) &&
           type.words[2] == SpvStorageClassWorkgroup;
}

static bool is_atomic(uint32_t opcode) {
    return (opcode >= SpvOpAtomicExchange && opcode <= SpvOpAtomicXor) || opcode == SpvOpAtomicFAddEXT ||
           opcode == SpvOpAtomicFMinEXT || opcode == SpvOpAtomicFMaxEXT;
}

// The words of an instruction with the pointer that it reads, and the one that it writes; 0: none.
static void pointer_words(const wd_spirv_instruction *instruction, uint32_t *read, uint32_t *written) {
    *read = *written = 0;
    switch (instruction->opcode) {
    case SpvOpLoad:
    case SpvOpAtomicLoad:
        *read = 3;
        break;
    case SpvOpStore:
    case SpvOpAtomicStore:
        *written = 1;
        break;
    case SpvOpCopyMemory:
        *written = 1;
        *read = 2;
        break;
    case SpvOpCooperativeMatrixLoadNV:
    case OP_MATRIX_LOAD_KHR:
        *read = 3;
        break;
    case SpvOpCooperativeMatrixStoreNV:
    case OP_MATRIX_STORE_KHR:
        *written = 1;
        break;
    default:
        *written = is_atomic(instruction->opcode) ? 3 : 0;
        break;
    }
}

uint32_t wd_workgroup_accesses(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                               wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES]) {
    const bool atomic = instruction->opcode == SpvOpAtomicStore || is_atomic(instruction->opcode);
    uint32_t read, written, count = 0;
    pointer_words(instruction, &read, &written);
    if (read && is_workgroup_pointer(module, instruction->words[read])) {
        accesses[count++] = (wd_workgroup_access){
            instruction->words[read],
            instruction->opcode == SpvOpAtomicLoad ? WD_WORKGROUP_ATOMIC_LOAD : WD_WORKGROUP_READ};
    }
    if (written && is_workgroup_pointer(module, instruction->words[written])) {
        accesses[count++] = (wd_workgroup_access){instruction->words[written],
                                                  atomic ? WD_WORKGROUP_ATOMIC : WD_WORKGROUP_WRITE};
    }
    return count;
}

uint32_t wd_workgroup_find_access(const wd_spirv_module *module, uint32_t number) {
    wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES];
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (wd_workgroup_accesses(module, &instruction, accesses) && number-- == 0) {
            return i;
        }
    }
    return UINT32_MAX;
}

// Constants

// read_default reads the default value of a specialization constant.
static bool read_default(const wd_spirv_module *module, uint32_t id, uint64_t *value) {
    wd_spirv_instruction made;
    if (wd_spirv_module_find_opcode(module, id, SpvOpSpecConstant, &made) && made.num_words == 4) {
        *value = made.words[3];
        return true;
    }
    return false;
}

// find_component finds the part of a constant that gl_WorkGroupSize.x and the like extract.
static bool find_component(const wd_spirv_module *module, uint32_t id, uint32_t *part) {
    wd_spirv_instruction made, composite;
    if (!wd_spirv_module_find_opcode(module, id, SpvOpSpecConstantOp, &made) || made.num_words != 6 ||
        made.words[3] != SpvOpCompositeExtract || !wd_spirv_module_find(module, made.words[4], &composite) ||
        (composite.opcode != SpvOpSpecConstantComposite && composite.opcode != SpvOpConstantComposite) ||
        made.words[5] >= composite.num_words - 3u) {
        return false;
    }
    *part = composite.words[3 + made.words[5]];
    return true;
}

// read_length reads a constant or, unless the variables are blocks, the default value of a specialization constant.
static bool read_length(wd_workgroup_memory *memory, uint32_t id, uint64_t *value) {
    const wd_spirv_module *module = memory->module;
    if (wd_spirv_module_constant(module, id, value)) {
        return true;
    }
    if (memory->unit_size) {
        return false;
    }
    if (find_component(module, id, &id) && wd_spirv_module_constant(module, id, value)) {
        return true;
    }
    memory->has_default_lengths = true;
    return read_default(module, id, value);
}

// Types

static uint32_t add_nodes(wd_workgroup_memory *memory, uint32_t count) {
    const uint32_t first = (uint32_t)memory->nodes.count;
    for (uint32_t i = 0; i < count; i++) {
        node *added = WD_VECTOR_PUSH(&memory->allocator, &memory->nodes);
        if (!added) {
            return UINT32_MAX;
        }
        *added = (node){0};
    }
    return first;
}

static wd_status read_type(wd_workgroup_memory *memory, uint32_t index, uint32_t type, uint32_t depth);

static wd_status read_children(wd_workgroup_memory *memory, uint32_t index, const uint32_t *types,
                               uint32_t count, uint32_t depth) {
    if (memory->nodes.count > MAX_NODES || count > MAX_NODES - memory->nodes.count || depth == MAX_DEPTH) {
        memory->is_unknown = true;
        return WD_OK;
    }
    const uint32_t first = add_nodes(memory, count);
    if (first == UINT32_MAX) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memory->nodes.items[index].first_child = first;
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && !memory->is_unknown && i < count; i++) {
        status = read_type(memory, first + i, types[i], depth + 1);
    }
    return status;
}

static wd_status read_type(wd_workgroup_memory *memory, uint32_t index, uint32_t type, uint32_t depth) {
    wd_spirv_instruction made;
    uint64_t length;
    node *own = &memory->nodes.items[index];
    own->type = type;
    if (!wd_spirv_module_find(memory->module, type, &made)) {
        memory->is_unknown = true;
        return WD_OK;
    }
    switch (made.opcode) {
    case SpvOpTypeBool:
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
    case SpvOpTypePointer:
        return WD_OK;
    case SpvOpTypeVector:
        own->kind = VECTOR;
        own->length = made.words[3];
        own->stride = own->part_units = 1;
        return WD_OK;
    case SpvOpTypeMatrix:
        own->kind = MATRIX;
        own->length = made.words[3];
        return read_children(memory, index, &made.words[2], 1, depth);
    case SpvOpTypeArray:
        if (!read_length(memory, made.words[3], &length) || !length || length > MAX_UNITS) {
            memory->is_unknown = true;
            return WD_OK;
        }
        own->kind = ARRAY;
        own->length = (uint32_t)length;
        return read_children(memory, index, &made.words[2], 1, depth);
    case SpvOpTypeStruct:
        own->kind = STRUCT;
        own->length = made.num_words - 2u;
        return read_children(memory, index, &made.words[2], own->length, depth);
    default:
        memory->is_unknown = true;
        return WD_OK;
    }
}

// Access chains

static bool is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

static int compare_ids(const void *a, const void *b) {
    const uint32_t left = ((const variable *)a)->id, right = ((const variable *)b)->id;
    return left < right ? -1 : left > right;
}

static const variable *find_variable(const wd_workgroup_memory *memory, uint32_t id) {
    const variable key = {.id = id};
    return memory->variables.count
               ? bsearch(&key, memory->variables.items, memory->variables.count, sizeof key, compare_ids)
               : NULL;
}

const variable *wd_workgroup_find_origin(const wd_workgroup_memory *memory, uint32_t pointer,
                                         uint32_t indices[MAX_INDICES], uint32_t *num_indices) {
    wd_spirv_instruction made;
    *num_indices = 0;
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(memory->module, pointer, &made);
         depth++) {
        if (made.opcode == SpvOpVariable) {
            return find_variable(memory, pointer);
        }
        if (made.opcode != SpvOpCopyObject && !is_chain(made.opcode)) {
            return NULL;
        }
        for (uint32_t word = made.num_words; is_chain(made.opcode) && word-- > 4;) {
            if (*num_indices == MAX_INDICES) {
                return NULL;
            }
            indices[(*num_indices)++] = made.words[word];
        }
        pointer = made.words[3];
    }
    return NULL;
}

node *wd_workgroup_part_of(const wd_workgroup_memory *memory, const node *own, uint64_t index) {
    if (own->kind == LEAF || own->kind == VECTOR) {
        return NULL;
    }
    return &memory->nodes.items[own->first_child + (own->kind == STRUCT ? (uint32_t)index : 0)];
}

static void split(wd_workgroup_memory *memory, uint32_t pointer) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = wd_workgroup_find_origin(memory, pointer, indices, &num_indices);
    node *at = origin ? &memory->nodes.items[origin->root] : NULL;
    while (at && num_indices-- > 0) {
        uint64_t index = 0;
        if (at->kind == STRUCT && (!wd_spirv_module_constant(memory->module, indices[num_indices], &index) ||
                                   index >= at->length)) {
            return;
        }
        at->is_split = at->kind != LEAF;
        at = wd_workgroup_part_of(memory, at, index);
    }
}

static uint32_t count_units(wd_workgroup_memory *memory, uint32_t index) {
    node *own = &memory->nodes.items[index];
    uint64_t units = 1;
    if (own->kind == VECTOR) {
        units = own->is_split ? own->length : 1;
    } else if (own->kind == STRUCT) {
        units = own->is_split ? 0 : 1;
        for (uint32_t i = 0; i < own->length; i++) {
            memory->nodes.items[own->first_child + i].first =
                (uint32_t)(units < MAX_UNITS ? units : MAX_UNITS);
            const uint32_t part = count_units(memory, own->first_child + i);
            units += own->is_split ? part : 0;
        }
    } else if (own->kind != LEAF) {
        const uint32_t part = own->stride = own->part_units = count_units(memory, own->first_child);
        units = own->is_split ? (uint64_t)own->length * part : 1;
    }
    own->units = (uint32_t)(units < MAX_UNITS ? units : MAX_UNITS);
    return own->units;
}

// follow follows the indices, the last one first in `indices`, except for the first `num_left`. `*end` is the part that
// they lead to; NULL: it has no node. The location of a block is in bytes.
static bool follow(const wd_workgroup_memory *memory, const variable *origin, const uint32_t *indices,
                   uint32_t num_indices, uint32_t num_left, wd_workgroup_location *location, node **end) {
    node *at = &memory->nodes.items[origin->root];
    *location = (wd_workgroup_location){.first = origin->first_unit, .count = at->units};
    while (num_indices-- > num_left) {
        uint64_t index = 0;
        const bool is_constant = wd_spirv_module_constant(memory->module, indices[num_indices], &index);
        if (!at || !at->is_split || (is_constant ? index >= at->length : at->kind == STRUCT)) {
            return false;
        }
        node *part = wd_workgroup_part_of(memory, at, index);
        if (!is_constant) {
            if (location->num_terms == WD_WORKGROUP_MAX_TERMS) {
                return false;
            }
            location->terms[location->num_terms++] =
                (wd_workgroup_term){indices[num_indices], at->stride, at->length};
        } else {
            location->first += at->kind == STRUCT ? part->first : (uint32_t)index * at->stride;
        }
        location->count = at->kind == STRUCT ? part->units : at->part_units;
        at = part;
    }
    *end = at;
    return true;
}

bool wd_workgroup_follow(const wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location,
                         node **end) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = wd_workgroup_find_origin(memory, pointer, indices, &num_indices);
    return origin && follow(memory, origin, indices, num_indices, 0, location, end);
}

bool wd_workgroup_locate(wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location) {
    node *end;
    return wd_workgroup_follow(memory, pointer, location, &end) &&
           wd_workgroup_bytes_to_units(memory, location, end);
}

bool wd_workgroup_locate_array(wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location,
                               wd_workgroup_term *element) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = wd_workgroup_find_origin(memory, pointer, indices, &num_indices);
    node *array = NULL;
    if (!origin || !num_indices || !follow(memory, origin, indices, num_indices, 1, location, &array) ||
        !array || array->kind != ARRAY || !array->is_split || array->stride != array->part_units) {
        return false;
    }
    const uint32_t unit_size = memory->unit_size ? memory->unit_size : 1;
    *element = (wd_workgroup_term){indices[0], array->stride / unit_size, array->length};
    return wd_workgroup_bytes_to_units(memory, location, NULL);
}

// Variables

// read_root reads the type that a pointer type points to. `memory->is_unknown`: it is not known completely.
static wd_status read_root(wd_workgroup_memory *memory, uint32_t pointer_type, uint32_t *root) {
    wd_spirv_instruction pointer;
    if (memory->nodes.count >= MAX_NODES ||
        !wd_spirv_module_find_opcode(memory->module, pointer_type, SpvOpTypePointer, &pointer)) {
        memory->is_unknown = true;
        return WD_OK;
    }
    *root = add_nodes(memory, 1);
    return *root == UINT32_MAX ? WD_ERROR_OUT_OF_MEMORY : read_type(memory, *root, pointer.words[3], 0);
}

static wd_status add_variable(wd_workgroup_memory *memory, const uint32_t *words) {
    uint32_t root = 0;
    const wd_status status = read_root(memory, words[1], &root);
    if (status || memory->is_unknown) {
        return status;
    }
    variable *added = WD_VECTOR_PUSH(&memory->allocator, &memory->variables);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (variable){.id = words[2], .root = root};
    memory->size += wd_workgroup_size_of(memory, root);
    return WD_OK;
}

static wd_status add_payload(wd_workgroup_memory *memory, const uint32_t *words) {
    const size_t num_nodes = memory->nodes.count;
    uint32_t root = 0;
    const wd_status status = read_root(memory, words[1], &root);
    if (!status && !memory->is_unknown) {
        memory->payload_size += wd_workgroup_size_of(memory, root);
        memory->nodes.count = num_nodes;
    }
    return status;
}

static wd_status read_variables(wd_workgroup_memory *memory) {
    wd_status status = WD_OK;
    WD_SPIRV_FOR_PART(head, memory->module, WD_SPIRV_DECLARATIONS) {
        if (status || memory->is_unknown) {
            break;
        }
        const bool is_variable = head.opcode == SpvOpVariable || head.opcode == OP_UNTYPED_VARIABLE;
        if (is_variable && head.at[3] == SpvStorageClassWorkgroup) {
            memory->is_unknown = head.opcode == OP_UNTYPED_VARIABLE;
            status = memory->is_unknown ? WD_OK : add_variable(memory, head.at);
        } else if (is_variable && head.at[3] == SpvStorageClassTaskPayloadWorkgroupEXT) {
            memory->is_unknown = head.opcode == OP_UNTYPED_VARIABLE;
            status = memory->is_unknown ? WD_OK : add_payload(memory, head.at);
        }
    }
    if (memory->variables.count) {
        qsort(memory->variables.items, memory->variables.count, sizeof *memory->variables.items, compare_ids);
    }
    return status;
}

// number_units numbers the units of variables that are not blocks.
static void number_units(wd_workgroup_memory *memory) {
    const wd_spirv_module *module = memory->module;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         memory->variables.count && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (is_chain(instruction.opcode)) {
            split(memory, instruction.result);
        }
    }
    for (size_t i = 0; i < memory->variables.count; i++) {
        variable *own = &memory->variables.items[i];
        own->first_unit = memory->num_units;
        memory->num_units += count_units(memory, own->root);
        if (memory->num_units >= MAX_UNITS) { // No device has that much memory.
            memory->is_unknown = true;
            return;
        }
    }
}

static wd_status read_module(wd_workgroup_memory *memory) {
    wd_status status = wd_workgroup_read_decorations(memory);
    status = status ? status : read_variables(memory);
    if (!status && !memory->is_unknown) {
        if (memory->unit_size) {
            wd_workgroup_lay_out(memory);
        } else {
            number_units(memory);
        }
    }
    if (memory->is_unknown) {
        memory->num_units = 0;
        memory->variables.count = 0;
    }
    return status;
}

wd_status wd_workgroup_memory_create(wd_allocator allocator, const wd_spirv_module *module,
                                     wd_workgroup_memory **memory) {
    *memory = wd_alloc_zero(&allocator, 1, sizeof **memory);
    if (!*memory) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    **memory = (wd_workgroup_memory){.allocator = allocator, .module = module};
    const wd_status status = read_module(*memory);
    if (status) {
        wd_workgroup_memory_destroy(*memory);
        *memory = NULL;
    }
    return status;
}

void wd_workgroup_memory_destroy(wd_workgroup_memory *memory) {
    if (memory) {
        const wd_allocator allocator = memory->allocator;
        WD_VECTOR_FINISH(&allocator, &memory->nodes);
        WD_VECTOR_FINISH(&allocator, &memory->variables);
        WD_VECTOR_FINISH(&allocator, &memory->decorations);
        wd_free(&allocator, memory);
    }
}

uint32_t wd_workgroup_num_units(const wd_workgroup_memory *memory) {
    return memory->num_units;
}

uint64_t wd_workgroup_memory_size(const wd_workgroup_memory *memory) {
    return memory->size;
}

uint64_t wd_workgroup_payload_size(const wd_workgroup_memory *memory) {
    return memory->payload_size;
}

uint32_t wd_workgroup_unit_size(const wd_workgroup_memory *memory) {
    return memory->unit_size;
}

bool wd_workgroup_has_default_lengths(const wd_workgroup_memory *memory) {
    return memory->has_default_lengths;
}
