#include "vk/spirv/workgroup_memory.h"

#include <string.h>

#include "vk/util/vector.h"

enum { MAX_DEPTH = 16, MAX_NODES = 1 << 14, MAX_INDICES = 32, MAX_UNITS = 1 << 20 };

// SPV_KHR_cooperative_matrix is newer than the headers of Vulkan 1.3.239.
enum { OP_MATRIX_LOAD_KHR = 4457, OP_MATRIX_STORE_KHR = 4458 };

typedef enum node_kind { LEAF, ARRAY, STRUCT, VECTOR, MATRIX } node_kind;

// node is a type in the tree of a variable's types.
typedef struct node {
    node_kind kind;
    uint32_t type;
    uint32_t length;      // Parts.
    uint32_t first_child; // STRUCT: `length` children; ARRAY and MATRIX: one, for all parts.
    bool is_split;        // An access chain selects a part.
    uint32_t units;
} node;

typedef struct variable {
    uint32_t id;
    uint32_t root; // Index into the nodes.
    uint32_t first_unit;
} variable;

struct wd_workgroup_memory {
    wd_allocator allocator;
    const wd_spirv_module *module;
    WD_VECTOR(node) nodes;
    WD_VECTOR(variable) variables;
    uint32_t num_units;
    uint64_t size;
    bool has_unknown_length; // Of the variable that is being read.
};

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

// Reads a constant, or the default value of a specialization constant.
static bool read_constant(const wd_spirv_module *module, uint32_t id, uint64_t *value) {
    wd_spirv_instruction made, composite;
    if (wd_spirv_module_constant(module, id, value)) {
        return true;
    }
    if (!wd_spirv_module_find(module, id, &made)) {
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
        return WD_OK;
    case SpvOpTypeMatrix:
        own->kind = MATRIX;
        own->length = made.words[3];
        return read_children(memory, index, &made.words[2], 1, depth);
    case SpvOpTypeArray:
        if (!read_constant(memory->module, made.words[3], &length) || !length || length > MAX_UNITS) {
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

// Collects the indices from a variable to a pointer, the last one first. It returns the variable; NULL: the pointer
// has another origin.
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

// The node of the part that an index selects; NULL: it has none of its own. `*stride`: units of a part.
static node *part_of(const wd_workgroup_memory *memory, const node *own, uint64_t index, uint32_t *stride) {
    *stride = 1;
    if (own->kind == LEAF || own->kind == VECTOR) {
        return NULL;
    }
    node *part = &memory->nodes.items[own->first_child + (own->kind == STRUCT ? (uint32_t)index : 0)];
    *stride = part->units;
    return part;
}

static void split(wd_workgroup_memory *memory, uint32_t pointer) {
    uint32_t indices[MAX_INDICES], num_indices, stride;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    node *at = origin ? &memory->nodes.items[origin->root] : NULL;
    while (at && num_indices-- > 0) {
        uint64_t index = 0;
        if (at->kind == STRUCT && (!wd_spirv_module_constant(memory->module, indices[num_indices], &index) ||
                                   index >= at->length)) {
            return;
        }
        at->is_split = at->kind != LEAF;
        at = part_of(memory, at, index, &stride);
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
            const uint32_t part = count_units(memory, own->first_child + i);
            units += own->is_split ? part : 0;
        }
    } else if (own->kind != LEAF) {
        const uint32_t part = count_units(memory, own->first_child);
        units = own->is_split ? (uint64_t)own->length * part : 1;
    }
    own->units = (uint32_t)(units < MAX_UNITS ? units : MAX_UNITS);
    return own->units;
}

// Follows the indices, the last one first in `indices`, except for the first `num_left`. `*end` is the part that they
// lead to; NULL: it has no node.
static bool locate(const wd_workgroup_memory *memory, const variable *origin, const uint32_t *indices,
                   uint32_t num_indices, uint32_t num_left, wd_workgroup_location *location,
                   const node **end) {
    const node *at = &memory->nodes.items[origin->root];
    *location = (wd_workgroup_location){.first = origin->first_unit, .count = at->units};
    while (num_indices-- > num_left) {
        uint64_t index = 0;
        uint32_t stride;
        const bool is_constant = wd_spirv_module_constant(memory->module, indices[num_indices], &index);
        if (!at || !at->is_split || (is_constant ? index >= at->length : at->kind == STRUCT)) {
            return false;
        }
        const uint32_t length = at->length;
        const node *part = part_of(memory, at, index, &stride);
        if (!is_constant) {
            if (location->num_terms == WD_WORKGROUP_MAX_TERMS) {
                return false;
            }
            location->terms[location->num_terms++] =
                (wd_workgroup_term){indices[num_indices], stride, length};
        } else if (at->kind == STRUCT) {
            for (uint32_t i = 0; i < index; i++) {
                location->first += memory->nodes.items[at->first_child + i].units;
            }
        } else {
            location->first += (uint32_t)index * stride;
        }
        location->count = stride;
        at = part;
    }
    *end = at;
    return true;
}

bool wd_workgroup_locate(const wd_workgroup_memory *memory, uint32_t pointer,
                         wd_workgroup_location *location) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    const node *end;
    return origin && locate(memory, origin, indices, num_indices, 0, location, &end);
}

bool wd_workgroup_locate_array(const wd_workgroup_memory *memory, uint32_t pointer,
                               wd_workgroup_location *location, wd_workgroup_term *element) {
    uint32_t indices[MAX_INDICES], num_indices;
    const variable *origin = find_origin(memory, pointer, indices, &num_indices);
    const node *array = NULL;
    if (!origin || !num_indices || !locate(memory, origin, indices, num_indices, 1, location, &array) ||
        !array || array->kind != ARRAY || !array->is_split) {
        return false;
    }
    const node *part = &memory->nodes.items[array->first_child];
    *element = (wd_workgroup_term){.index = indices[0], .stride = part->units, .length = array->length};
    return true;
}

// Variables

// Whether the variables have explicit layouts: they may share memory.
static bool has_explicit_layout(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability && head.at[1] == SpvCapabilityWorkgroupMemoryExplicitLayoutKHR) {
            return true;
        }
    }
    return false;
}

static wd_status add_variable(wd_workgroup_memory *memory, const uint32_t *words) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(memory->module, words[1], SpvOpTypePointer, &pointer)) {
        return WD_OK;
    }
    const size_t num_nodes = memory->nodes.count;
    const uint32_t root = add_nodes(memory, 1);
    memory->has_unknown_length = false;
    wd_status status =
        root == UINT32_MAX ? WD_ERROR_OUT_OF_MEMORY : read_type(memory, root, pointer.words[3], 0);
    if (status || memory->has_unknown_length) {
        memory->nodes.count = num_nodes;
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

static wd_status read_module(wd_workgroup_memory *memory) {
    const wd_spirv_module *module = memory->module;
    if (has_explicit_layout(module)) {
        return WD_OK;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == SpvOpVariable && head.at[3] == SpvStorageClassWorkgroup) {
            const wd_status status = add_variable(memory, head.at);
            if (status) {
                return status;
            }
        }
    }
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

// Appends the member of a struct that contains unit `*unit` of it, and makes `*unit` the unit of the member.
static const node *append_member(const wd_workgroup_memory *memory, const node *own, uint32_t *unit,
                                 wd_string_builder *out) {
    for (uint32_t i = 0; i < own->length; i++) {
        const node *part = &memory->nodes.items[own->first_child + i];
        if (*unit < part->units) {
            const char *name = member_name(memory->module, own->type, i);
            wd_string_append_char(out, '.');
            if (name && name[0]) {
                append_name(out, name);
            } else {
                wd_string_appendf(out, "member%u", i);
            }
            return part;
        }
        *unit -= part->units;
    }
    return NULL;
}

bool wd_workgroup_append_unit(const wd_workgroup_memory *memory, uint32_t unit, wd_string_builder *out) {
    const node *at = NULL;
    for (size_t i = 0; i < memory->variables.count && !at; i++) {
        const variable *own = &memory->variables.items[i];
        const node *root = &memory->nodes.items[own->root];
        if (unit >= own->first_unit && unit - own->first_unit < root->units) {
            const char *name = wd_spirv_module_name(memory->module, own->id);
            append_name(out, name && name[0] ? name : "(without a name)");
            unit -= own->first_unit;
            at = root;
        }
    }
    const bool found = at != NULL;
    while (at && at->is_split) {
        uint32_t stride;
        if (at->kind == STRUCT) {
            at = append_member(memory, at, &unit, out);
            continue;
        }
        const node *part = part_of(memory, at, 0, &stride);
        if (at->kind == VECTOR && unit < 4) {
            wd_string_appendf(out, ".%c", "xyzw"[unit]);
        } else {
            wd_string_appendf(out, "[%u]", stride ? unit / stride : 0);
        }
        unit = stride ? unit % stride : 0;
        at = part;
    }
    return found;
}
