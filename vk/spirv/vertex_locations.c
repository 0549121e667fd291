// The inputs of a vertex shader.
#include "vk/spirv/vertex_locations.h"

#include <string.h>

// mark_interface sets the bit 0x80 of the ids in the interface of a vertex entry point.
static void mark_interface(const wd_spirv_module *module, const char *entry_point, uint8_t *ids) {
    const uint32_t num_ids = wd_spirv_module_num_ids(module);
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode != SpvOpEntryPoint || head.at[1] != SpvExecutionModelVertex ||
            strcmp((const char *)&head.at[3], entry_point)) {
            continue;
        }
        for (uint32_t i = 3 + (uint32_t)strlen(entry_point) / (uint32_t)sizeof(uint32_t) + 1;
             i < head.num_words; i++) {
            if (head.at[i] < num_ids) {
                ids[head.at[i]] |= 0x80;
            }
        }
    }
}

// read_locations sets the location plus 1 of each input variable of the interface.
static void read_locations(const wd_spirv_module *module, uint8_t *ids) {
    const uint32_t num_ids = wd_spirv_module_num_ids(module);
    wd_spirv_instruction variable;
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationLocation &&
            head.at[1] < num_ids && (ids[head.at[1]] & 0x80) && head.at[3] < WD_SPIRV_VERTEX_LOCATIONS &&
            wd_spirv_module_find_opcode(module, head.at[1], SpvOpVariable, &variable) &&
            variable.words[3] == SpvStorageClassInput) {
            ids[head.at[1]] = (uint8_t)(0x80 | (head.at[3] + 1));
        }
    }
}

// component_of returns the operand of the decoration Component of a variable.
static uint32_t component_of(const wd_spirv_module *module, uint32_t variable) {
    WD_SPIRV_FOR_HEAD(head, module) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[1] == variable &&
            head.at[2] == SpvDecorationComponent) {
            return head.at[3];
        }
    }
    return 0;
}

// note_width adds a variable whose components have 64 bits. `type` is that of the variable.
static void note_width(const wd_spirv_module *module, uint32_t variable, uint32_t location,
                       const wd_spirv_instruction *type, wd_spirv_vertex_inputs *inputs) {
    enum { NUM_COMPONENTS = 3, MOST_COMPONENTS = 4 };
    const uint32_t count = type->opcode != SpvOpTypeVector                  ? 1
                           : type->words[NUM_COMPONENTS] <= MOST_COMPONENTS ? type->words[NUM_COMPONENTS]
                                                                            : 0;
    inputs->wide |= UINT64_C(1) << location;
    if (count && type->opcode != SpvOpTypeArray && type->opcode != SpvOpTypeMatrix) {
        // Components of 64 bits take two of Component.
        inputs->num_wide[location] = (uint8_t)(component_of(module, variable) % 4 / 2 + count);
    }
}

// note_type adds an input variable at a location to the mask of its components' type.
static void note_type(const wd_spirv_module *module, uint32_t variable, uint32_t location,
                      wd_spirv_vertex_inputs *inputs) {
    enum { TYPE_OF_POINTER = 3, ELEMENT = 2, WIDTH = 2, IS_SIGNED = 3, DEPTH = 4 };
    wd_spirv_instruction found, type;
    if (!wd_spirv_module_find_opcode(module, variable, SpvOpVariable, &found) ||
        !wd_spirv_module_find_opcode(module, found.result_type, SpvOpTypePointer, &type) ||
        !wd_spirv_module_find(module, type.words[TYPE_OF_POINTER], &type)) {
        return;
    }
    const wd_spirv_instruction outer = type;
    for (int i = 0; i < DEPTH && (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeMatrix ||
                                  type.opcode == SpvOpTypeVector);
         i++) {
        if (!wd_spirv_module_find(module, type.words[ELEMENT], &type)) {
            return;
        }
    }
    const uint64_t bit = UINT64_C(1) << location;
    if (type.opcode == SpvOpTypeFloat) {
        inputs->floats |= bit;
    } else if (type.opcode == SpvOpTypeInt && type.num_words > IS_SIGNED) {
        *(type.words[IS_SIGNED] ? &inputs->signed_integers : &inputs->unsigned_integers) |= bit;
    } else {
        return;
    }
    if (type.words[WIDTH] == 64) {
        note_width(module, variable, location, &outer, inputs);
    }
}

static void read_uses(const wd_spirv_module *module, const uint8_t *ids, wd_spirv_vertex_inputs *inputs) {
    const uint32_t num_ids = wd_spirv_module_num_ids(module);
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        const bool reads = instruction.opcode == SpvOpLoad || instruction.opcode == SpvOpAccessChain ||
                           instruction.opcode == SpvOpInBoundsAccessChain ||
                           instruction.opcode == SpvOpCopyMemory;
        for (uint32_t k = 1; reads && k < instruction.num_words; k++) {
            const uint32_t id = instruction.words[k];
            const uint32_t location = id < num_ids ? ids[id] & 0x7f : 0;
            if (location && !(inputs->locations >> (location - 1) & 1)) {
                inputs->locations |= UINT64_C(1) << (location - 1);
                note_type(module, id, location - 1, inputs);
            }
        }
    }
}

void wd_spirv_read_vertex_inputs(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                 const char *entry_point, wd_spirv_vertex_inputs *inputs) {
    wd_spirv_module *module = NULL;
    *inputs = (wd_spirv_vertex_inputs){0};
    if (wd_spirv_module_create(allocator, words, num_words, &module, NULL) != WD_OK) {
        return;
    }
    uint8_t *ids = wd_alloc_zero(&allocator, wd_spirv_module_num_ids(module), sizeof(*ids));
    if (ids) {
        mark_interface(module, entry_point, ids);
        read_locations(module, ids);
        read_uses(module, ids, inputs);
    }
    wd_free(&allocator, ids);
    wd_spirv_module_destroy(module);
}

uint64_t wd_spirv_vertex_locations(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                   const char *entry_point) {
    wd_spirv_vertex_inputs inputs;
    wd_spirv_read_vertex_inputs(allocator, words, num_words, entry_point, &inputs);
    return inputs.locations;
}
