// The locations of an entry point's interface variables. Vertex attributes at other locations are not fetched
// (Vulkan, "Vertex Attributes"). Color attachments without an output get undefined values (Vulkan, "Fragment
// Output Interface").
#include <spirv/unified1/spirv.h>

#include "vk/syncval/validator/shaders/shader_walk.h"

#define ALL_LOCATIONS UINT64_MAX

enum { MAX_LOCATIONS = 64, MAX_DEPTH = 8 };

// num_locations returns the number of locations of a type, or 0 if it is unknown.
static uint32_t num_locations(const wd_spirv_module *module, uint32_t id, int depth) {
    wd_spirv_instruction type, component;
    uint64_t length = 0;
    if (depth > MAX_DEPTH || !wd_spirv_module_find(module, id, &type)) {
        return 0;
    }
    switch (type.opcode) {
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return 1;
    case SpvOpTypeVector: // Three or four 64-bit components need two locations.
        return !wd_spirv_module_find(module, type.words[2], &component) || component.num_words < 3 ? 0
               : component.words[2] == 64 && type.words[3] > 2                                     ? 2
                                                                                                   : 1;
    case SpvOpTypeMatrix:
        length = type.words[3];
        break;
    case SpvOpTypeArray:
        if (!wd_spirv_module_constant(module, type.words[3], &length)) {
            return 0;
        }
        break;
    default:
        return 0;
    }
    const uint32_t of_one = num_locations(module, type.words[2], depth + 1);
    return length <= MAX_LOCATIONS && of_one <= MAX_LOCATIONS ? (uint32_t)length * of_one : 0;
}

// decorations holds the decorations of an interface variable.
typedef struct decorations {
    uint32_t location;
    bool has_location, is_built_in;
} decorations;

static decorations find_decorations(const wd_spirv_module *module, uint32_t variable) {
    decorations found = {0};
    wd_spirv_instruction instruction;
    const uint32_t end = wd_spirv_module_first_function(module);
    for (uint32_t i = 0; i < end && wd_spirv_module_instruction(module, i, &instruction); i++) {
        const uint32_t *words = instruction.words;
        if (instruction.opcode != SpvOpDecorate || instruction.num_words < 3 || words[1] != variable) {
            continue;
        }
        found.is_built_in |= words[2] == SpvDecorationBuiltIn;
        if (words[2] == SpvDecorationLocation && instruction.num_words > 3) {
            found.has_location = true;
            found.location = words[3];
        }
    }
    return found;
}

// variable_locations returns the locations of a variable, or none if it has another storage class.
static uint64_t variable_locations(const wd_spirv_module *module, uint32_t variable, uint32_t storage_class) {
    wd_spirv_instruction instruction, pointer;
    if (!wd_spirv_module_find_opcode(module, variable, SpvOpVariable, &instruction) ||
        !wd_spirv_module_find_opcode(module, instruction.result_type, SpvOpTypePointer, &pointer)) {
        return ALL_LOCATIONS;
    }
    if (instruction.words[3] != storage_class) {
        return 0;
    }
    const decorations found = find_decorations(module, variable);
    const uint32_t count = num_locations(module, pointer.words[3], 0);
    if (found.is_built_in) {
        return 0;
    }
    if (!found.has_location || !count || count > MAX_LOCATIONS || found.location > MAX_LOCATIONS - count) {
        return ALL_LOCATIONS;
    }
    return (count == MAX_LOCATIONS ? ALL_LOCATIONS : (UINT64_C(1) << count) - 1) << found.location;
}

uint64_t wd_syncval_interface_locations(const wd_spirv_module *module, uint32_t entry_point,
                                        uint32_t storage_class) {
    wd_spirv_entry_point entry;
    uint64_t locations = 0;
    if (!wd_spirv_module_entry_point(module, entry_point, &entry)) {
        return ALL_LOCATIONS;
    }
    for (uint32_t i = 0; i < entry.num_interface_ids; i++) {
        locations |= variable_locations(module, entry.interface_ids[i], storage_class);
    }
    return locations;
}
