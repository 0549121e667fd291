#include <string.h>

#include "vk/spirv/workgroup_internal.h"

// SPV_KHR_cooperative_matrix is newer than the headers of Vulkan 1.3.239.
enum { OP_MATRIX_LOAD_KHR = 4457, OP_MATRIX_STORE_KHR = 4458 };

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

// read_length reads a constant or, unless the variables are blocks, the default value of a specialization constant.
static bool read_length(const wd_workgroup_memory *memory, uint32_t id, uint64_t *value) {
    const wd_spirv_module *module = memory->module;
    wd_spirv_instruction made, composite;
    if (wd_spirv_module_constant(module, id, value)) {
        return true;
    }
    if (memory->granule || !wd_spirv_module_find(module, id, &made)) {
        return false;
    }
    if (made.opcode == SpvOpSpecConstant && made.num_words == 4) {
        *value = made.words[3];
        return true;
    }
    // gl_WorkGroupSize.x
    if (made.opcode == SpvOpSpecConstantOp && made.num_words == 6 && made.words[3] == SpvOpCompositeExtract &&
        wd_spirv_module_find(module, made.words[4], &composite) &&
        (composite.opcode == SpvOpSpecConstantComposite || composite.opcode == SpvOpConstantComposite) &&
        made.words[5] < composite.num_words - 3u && composite.words[3 + made.words[5]] != id) {
        const uint32_t part = composite.words[3 + made.words[5]];
        wd_spirv_instruction constant;
        if (wd_spirv_module_find_opcode(module, part, SpvOpSpecConstant, &constant) &&
            constant.num_words == 4) {
            *value = constant.words[3];
            return true;
        }
        return wd_spirv_module_constant(module, part, value);
    }
    return false;
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
    if (count > MAX_NODES - memory->nodes.count || depth == MAX_DEPTH) {
        memory->has_unknown_length = true;
        memory->nodes.items[index].kind = LEAF;
        return WD_OK;
    }
    const uint32_t first = add_nodes(memory, count);
    if (first == UINT32_MAX) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memory->nodes.items[index].first_child = first;
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
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
        return WD_OK;
    }
    switch (made.opcode) {
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
            memory->has_unknown_length = true;
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
        return WD_OK;
    }
}

// Bytes of a type, with each part aligned to 16 bytes where it may need it.
static uint64_t size_of(const wd_workgroup_memory *memory, uint32_t index) {
    enum { MAX_SIZE = 1 << 30, ALIGNMENT = 16 };
    const node *own = &memory->nodes.items[index];
    wd_spirv_instruction type, scalar;
    uint64_t size = 0;
    switch (own->kind) {
    case STRUCT:
        for (uint32_t i = 0; i < own->length; i++) {
            size += size_of(memory, own->first_child + i);
        }
        size += ALIGNMENT - 1;
        size -= size % ALIGNMENT;
        break;
    case ARRAY:
    case MATRIX:
        size = own->length * size_of(memory, own->first_child);
        break;
    default:
        if (!wd_spirv_module_find(memory->module, own->type, &type)) {
            return 4;
        }
        scalar = type;
        if (own->kind == VECTOR && !wd_spirv_module_find(memory->module, type.words[2], &scalar)) {
            return ALIGNMENT;
        }
        const bool has_width = scalar.opcode == SpvOpTypeInt || scalar.opcode == SpvOpTypeFloat;
        size = has_width ? (scalar.words[2] + 7) / 8 : 4;
        size *= own->kind != VECTOR ? 1 : own->length == 3 ? 4 : own->length;
        break;
    }
    return size < MAX_SIZE ? size : MAX_SIZE;
}

// Access chains

static bool is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

// find_origin collects the indices from a variable to a pointer, the last one first. It returns the variable; NULL:
// the pointer has another origin.
static const variable *find_origin(const wd_workgroup_memory *memory, uint32_t pointer,
                                   uint32_t indices[MAX_INDICES], uint32_t *num_indices) {
    wd_spirv_instruction made;
    *num_indices = 0;
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(memory->module, pointer, &made);
         depth++) {
        if (made.opcode == SpvOpVariable) {
            for (size_t i = 0; i < memory->variables.count; i++) {
                if (memory->variables.items[i].id == pointer) {
                    return &memory->variables.items[i];
                }
            }
            return NULL;
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

// part_of returns the node of the part that an index selects; NULL: it has none of its own.
static node *part_of(const wd_workgroup_memory *memory, const node *own, uint64_t index) {
    if (own->kind == LEAF || own->kind == VECTOR) {
        return NULL;
    }
    return &memory->nodes.items[own->first_child + (own->kind == STRUCT ? (uint32_t)index : 0)];
}

static void split(wd_workgroup_memory *memory, uint32_t pointer) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    node *at = origin ? &memory->nodes.items[origin->root] : NULL;
    while (at && num_indices-- > 0) {
        uint64_t index = 0;
        if (at->kind == STRUCT && (!wd_spirv_module_constant(memory->module, indices[num_indices], &index) ||
                                   index >= at->length)) {
            return;
        }
        at->is_split = at->kind != LEAF;
        at = part_of(memory, at, index);
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
                   uint32_t num_indices, uint32_t num_left, wd_workgroup_location *location,
                   const node **end) {
    const node *at = &memory->nodes.items[origin->root];
    *location = (wd_workgroup_location){.first = origin->first_unit, .count = at->units};
    while (num_indices-- > num_left) {
        uint64_t index = 0;
        const bool is_constant = wd_spirv_module_constant(memory->module, indices[num_indices], &index);
        if (!at || !at->is_split || (is_constant ? index >= at->length : at->kind == STRUCT)) {
            return false;
        }
        const node *part = part_of(memory, at, index);
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
                         const node **end) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    return origin && follow(memory, origin, indices, num_indices, 0, location, end);
}

bool wd_workgroup_locate(const wd_workgroup_memory *memory, uint32_t pointer,
                         wd_workgroup_location *location) {
    const node *end;
    return wd_workgroup_follow(memory, pointer, location, &end) &&
           wd_workgroup_to_granules(memory, location, end);
}

bool wd_workgroup_locate_array(const wd_workgroup_memory *memory, uint32_t pointer,
                               wd_workgroup_location *location, wd_workgroup_term *element) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    const node *array = NULL;
    if (!origin || !num_indices || !follow(memory, origin, indices, num_indices, 1, location, &array) ||
        !array || array->kind != ARRAY || !array->is_split || array->stride != array->part_units) {
        return false;
    }
    const uint32_t granule = memory->granule ? memory->granule : 1;
    *element = (wd_workgroup_term){indices[0], array->stride / granule, array->length};
    return wd_workgroup_to_granules(memory, location, NULL);
}

// Variables

static wd_status add_variable(wd_workgroup_memory *memory, const uint32_t *words) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(memory->module, words[1], SpvOpTypePointer, &pointer)) {
        memory->num_unknown++;
        return WD_OK;
    }
    const size_t num_nodes = memory->nodes.count;
    const uint32_t root = add_nodes(memory, 1);
    memory->has_unknown_length = false;
    wd_status status =
        root == UINT32_MAX ? WD_ERROR_OUT_OF_MEMORY : read_type(memory, root, pointer.words[3], 0);
    if (status || memory->has_unknown_length) {
        memory->nodes.count = num_nodes;
        memory->num_unknown++;
        return status;
    }
    variable *added = WD_VECTOR_PUSH(&memory->allocator, &memory->variables);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (variable){.id = words[2], .root = root};
    memory->size += size_of(memory, root) + 15;
    memory->size -= memory->size % 16;
    return WD_OK;
}

// number_units numbers the units of variables that are no blocks.
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
            memory->num_units = 0;
            memory->variables.count = 0;
        }
    }
}

static wd_status read_module(wd_workgroup_memory *memory) {
    const wd_spirv_module *module = memory->module;
    memory->granule = wd_workgroup_has_blocks(module) ? 1 : 0;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == SpvOpVariable && head.at[3] == SpvStorageClassWorkgroup) {
            const wd_status status = add_variable(memory, head.at);
            if (status) {
                return status;
            }
        }
    }
    if (memory->granule) {
        wd_workgroup_lay_out(memory);
    } else {
        number_units(memory);
    }
    return WD_OK;
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
        wd_free(&allocator, memory);
    }
}

uint32_t wd_workgroup_num_units(const wd_workgroup_memory *memory) {
    return memory->num_units;
}

uint64_t wd_workgroup_memory_size(const wd_workgroup_memory *memory) {
    return memory->size;
}

uint32_t wd_workgroup_granule(const wd_workgroup_memory *memory) {
    return memory->granule;
}

// Names

static void append_name(wd_string_builder *out, const char *name) {
    wd_string_append_printable(out, name, strlen(name), "");
}

static const char *member_name(const wd_spirv_module *module, uint32_t type, uint32_t member) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpMemberName && head.num_words > 3 && head.at[1] == type &&
            head.at[2] == member) {
            return (const char *)&head.at[3];
        }
    }
    return NULL;
}

// append_member appends the member of a struct that contains unit `*unit` of it, and makes `*unit` the unit of the
// member. It returns NULL if no member does.
static const node *append_member(const wd_workgroup_memory *memory, const node *own, uint32_t *unit,
                                 wd_string_builder *out) {
    for (uint32_t i = 0; i < own->length; i++) {
        const node *part = &memory->nodes.items[own->first_child + i];
        if (*unit >= part->first && *unit - part->first < part->units) {
            const char *name = member_name(memory->module, own->type, i);
            wd_string_append_char(out, '.');
            if (name && name[0]) {
                append_name(out, name);
            } else {
                wd_string_appendf(out, "member%u", i);
            }
            *unit -= part->first;
            return part;
        }
    }
    return NULL;
}

// variable_of returns the variable of an access and the unit, or byte, of it; NULL: it is not known.
static const variable *variable_of(const wd_workgroup_memory *memory, const wd_workgroup_access *access,
                                   uint32_t *unit) {
    uint32_t indices[MAX_INDICES], num_indices;
    if (memory->granule) {
        const bool is_known = access && *unit < memory->num_units;
        *unit *= memory->granule;
        return is_known ? find_origin(memory, access->pointer, indices, &num_indices) : NULL;
    }
    for (size_t i = 0; i < memory->variables.count; i++) {
        const variable *own = &memory->variables.items[i];
        if (*unit >= own->first_unit && *unit - own->first_unit < memory->nodes.items[own->root].units) {
            *unit -= own->first_unit;
            return own;
        }
    }
    return NULL;
}

// append_variable appends the name of a variable, or of the block that it has.
static void append_variable(const wd_workgroup_memory *memory, const variable *own, wd_string_builder *out) {
    const char *name = wd_spirv_module_name(memory->module, own->id);
    if (memory->granule && !(name && name[0])) {
        name = wd_spirv_module_name(memory->module, memory->nodes.items[own->root].type);
    }
    append_name(out, name && name[0] ? name : "(without a name)");
}

// index_of returns the index of the part with a unit. The columns of a row-major matrix lie between each other.
static uint32_t index_of(const wd_workgroup_memory *memory, const node *own, uint32_t unit) {
    const node *part = part_of(memory, own, 0);
    const bool is_row_major = own->kind == MATRIX && part && part->stride > own->stride;
    if (!own->stride) {
        return 0;
    }
    return (is_row_major ? unit % part->stride : unit) / own->stride;
}

bool wd_workgroup_append_unit(const wd_workgroup_memory *memory, uint32_t unit,
                              const wd_workgroup_access *access, wd_string_builder *out) {
    const variable *own = variable_of(memory, access, &unit);
    if (!own) {
        return false;
    }
    append_variable(memory, own, out);
    const node *at = &memory->nodes.items[own->root];
    while (at && at->is_split && !(memory->granule && at->kind != STRUCT && at->units <= memory->granule)) {
        if (at->kind == STRUCT) {
            at = append_member(memory, at, &unit, out);
            continue;
        }
        const uint32_t index = index_of(memory, at, unit);
        if (at->kind == VECTOR && index < 4) {
            wd_string_appendf(out, ".%c", "xyzw"[index]);
        } else {
            wd_string_appendf(out, "[%u]", index);
        }
        unit -= index * at->stride;
        at = part_of(memory, at, 0);
    }
    return true;
}
