// Which member of a struct an access through a physical pointer reads or writes, by the names in the module.
//
// The walk goes from the pointer back through access chains to the pointer that they begin with, and then forward
// through the types. Indices that are not constant are written as "[...]".
#include <inttypes.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"

enum { MAX_CHAINS = 16 };

// chain_list holds access chains, the innermost first, and the pointer that the last one begins with.
typedef struct chain_list {
    wd_spirv_instruction chains[MAX_CHAINS];
    uint32_t count;
    uint32_t base;
} chain_list;

// pointee returns the type that a physical pointer points to; 0: the id is no physical pointer.
static uint32_t pointee(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    if (!wd_spirv_module_find(module, id, &value) || !value.result_type ||
        !wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypePointer, &type) ||
        type.words[2] != SpvStorageClassPhysicalStorageBuffer) {
        return 0;
    }
    return type.words[3];
}

// find_pointer returns the operand of an access that is a physical pointer; 0: none.
static uint32_t find_pointer(const wd_spirv_module *module, const wd_spirv_instruction *access) {
    if (access->opcode == SpvOpStore) { // The stored value may be a pointer, too.
        return pointee(module, access->words[1]) ? access->words[1] : 0;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(access);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (pointee(module, access->words[word])) {
            return access->words[word];
        }
    }
    return 0;
}

static bool is_chain(uint32_t opcode) {
    return opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain ||
           opcode == SpvOpPtrAccessChain || opcode == SpvOpInBoundsPtrAccessChain;
}

static bool collect_chains(const wd_spirv_module *module, uint32_t pointer, chain_list *list) {
    wd_spirv_instruction made;
    list->count = 0;
    while (wd_spirv_module_find(module, pointer, &made) && is_chain(made.opcode)) {
        if (list->count == MAX_CHAINS) {
            return false;
        }
        list->chains[list->count++] = made;
        pointer = made.words[3];
    }
    list->base = pointer;
    return true;
}

// Names

static void append_name(wd_string_builder *out, const char *name) {
    wd_string_append_printable(out, name, strlen(name), "");
}

static const char *scalar_prefix(const wd_spirv_instruction *type) {
    if (type->opcode == SpvOpTypeFloat && type->words[2] == 32) {
        return "";
    }
    if (type->opcode == SpvOpTypeFloat && type->words[2] == 64) {
        return "d";
    }
    if (type->opcode == SpvOpTypeInt && type->words[2] == 32) {
        return type->words[3] ? "i" : "u";
    }
    return NULL;
}

static void append_scalar(wd_string_builder *out, const wd_spirv_instruction *type) {
    const bool is_int = type->opcode == SpvOpTypeInt;
    const uint32_t width = type->words[2];
    if (is_int) {
        wd_string_append(out, type->words[3] ? "int" : "uint");
    } else {
        wd_string_append(out, width == 64 ? "double" : "float");
    }
    if (is_int ? width != 32 : width < 32) {
        wd_string_appendf(out, "%u", width);
    }
}

// append_type appends " (vec3)", as GLSL names types; nothing for other types.
static void append_type(wd_string_builder *out, const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction type, element, column;
    if (!wd_spirv_module_find(module, id, &type)) {
        return;
    }
    if (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat) {
        wd_string_append(out, " (");
        append_scalar(out, &type);
        wd_string_append(out, ")");
    } else if (type.opcode == SpvOpTypeVector && wd_spirv_module_find(module, type.words[2], &element) &&
               scalar_prefix(&element)) {
        wd_string_appendf(out, " (%svec%u)", scalar_prefix(&element), type.words[3]);
    } else if (type.opcode == SpvOpTypeMatrix && wd_spirv_module_find(module, type.words[2], &column) &&
               column.opcode == SpvOpTypeVector && wd_spirv_module_find(module, column.words[2], &element) &&
               scalar_prefix(&element)) {
        wd_string_appendf(out, " (%smat%ux%u)", scalar_prefix(&element), type.words[3], column.words[3]);
    }
}

// Paths

typedef struct path {
    const wd_spirv_module *module;
    wd_string_builder *out;
    uint32_t type;   // Of the part that the path leads to so far.
    bool has_member; // A member's name is in the path.
} path;

// step follows one index of an access chain. It returns false if the type is not known.
static bool step(path *path, uint32_t index) {
    wd_spirv_instruction type;
    uint64_t value = 0;
    const bool is_constant = wd_spirv_module_constant(path->module, index, &value);
    if (!wd_spirv_module_find(path->module, path->type, &type)) {
        return false;
    }
    switch (type.opcode) {
    case SpvOpTypeStruct: {
        const char *name = wd_spirv_module_member_name(path->module, path->type, value);
        if (!is_constant || value >= type.num_words - 2 || !name) {
            return false;
        }
        wd_string_append(path->out, path->has_member ? "." : "");
        append_name(path->out, name);
        path->has_member = true;
        path->type = type.words[2 + value];
        return true;
    }
    case SpvOpTypeArray:
    case SpvOpTypeRuntimeArray:
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
        if (is_constant) {
            wd_string_appendf(path->out, "[%" PRIu64 "]", value);
        } else {
            wd_string_append(path->out, "[...]");
        }
        path->type = type.words[2];
        return true;
    default:
        return false;
    }
}

static bool walk_chains(path *path, const chain_list *list) {
    for (uint32_t i = list->count; i-- > 0;) {
        const wd_spirv_instruction *chain = &list->chains[i];
        const bool has_element =
            chain->opcode == SpvOpPtrAccessChain || chain->opcode == SpvOpInBoundsPtrAccessChain;
        for (uint32_t word = has_element ? 5 : 4; word < chain->num_words; word++) {
            if (!step(path, chain->words[word])) {
                return false;
            }
        }
    }
    return true;
}

bool wd_record_append_member(wd_string_builder *out, const wd_spirv_module *module, uint32_t instruction) {
    wd_spirv_instruction access;
    chain_list list;
    const uint32_t pointer =
        wd_spirv_module_instruction(module, instruction, &access) ? find_pointer(module, &access) : 0;
    if (!pointer || !collect_chains(module, pointer, &list)) {
        return false;
    }
    path path = {.module = module, .out = out, .type = pointee(module, list.base)};
    const char *name = path.type ? wd_spirv_module_name(module, path.type) : NULL;
    if (!name || !name[0]) {
        return false;
    }
    wd_string_append(out, "struct ");
    append_name(out, name);
    if (list.count) {
        wd_string_append(out, ", member ");
    }
    if (!walk_chains(&path, &list) || (list.count && !path.has_member)) {
        return false;
    }
    append_type(out, module, path.type);
    return true;
}
