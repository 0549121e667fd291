// Variables of the entry point's interface, then the stores of functions that are called.
#include "vk/spirv/fragment_outputs.h"

#include <string.h>

enum { MOST_LOCATIONS = 32, ALPHA = 3, INTERPOLATE_AT_SAMPLE = 77 /* GLSL.std.450 */ };

// An id: an output variable, a pointer into one, or a function.
typedef struct id_facts {
    uint32_t output; // The variable that the pointer leads into; 0: none.
    uint8_t location, component;
    bool is_output, has_location, is_built_in, has_second_index, is_called;
} id_facts;

typedef struct reader {
    const wd_spirv_module *module;
    id_facts *ids;
    uint32_t num_ids;
    uint32_t glsl; // The import of GLSL.std.450; 0: none.
    wd_spirv_fragment_outputs *outputs;
} reader;

static id_facts *facts(const reader *r, uint32_t id) {
    return id < r->num_ids ? &r->ids[id] : NULL;
}

static void mark_outputs(const reader *r, const wd_spirv_entry_point *entry) {
    wd_spirv_instruction variable;
    for (uint32_t i = 0; i < entry->num_interface_ids; i++) {
        const uint32_t id = entry->interface_ids[i];
        if (wd_spirv_module_find_opcode(r->module, id, SpvOpVariable, &variable) &&
            variable.words[3] == SpvStorageClassOutput) {
            r->ids[id].is_output = true;
            r->ids[id].output = id;
        }
    }
    if (entry->function < r->num_ids) {
        r->ids[entry->function].is_called = true;
    }
}

static void read_decoration(const reader *r, const uint32_t *words, uint32_t num_words) {
    id_facts *id = facts(r, words[1]);
    const uint32_t value = num_words > 3 ? words[3] : 0;
    if (!id) {
        return;
    }
    if (words[2] == SpvDecorationLocation) {
        id->has_location = true;
        id->location = (uint8_t)(value < MOST_LOCATIONS ? value : MOST_LOCATIONS);
    } else if (words[2] == SpvDecorationComponent) {
        id->component = (uint8_t)(value <= ALPHA ? value : 0);
    } else if (words[2] == SpvDecorationIndex) {
        id->has_second_index = value != 0;
    } else if (words[2] == SpvDecorationBuiltIn) {
        id->is_built_in = true;
    }
}

static void read_head(reader *r) {
    static const char glsl[] = "GLSL.std.450";
    WD_SPIRV_FOR_HEAD(head, r->module) {
        if (head.opcode == SpvOpDecorate && head.num_words > 2) {
            read_decoration(r, head.at, head.num_words);
        } else if (head.opcode == SpvOpExtInstImport &&
                   head.num_words == 2 + sizeof glsl / sizeof(uint32_t) + 1 &&
                   memcmp(&head.at[2], glsl, sizeof glsl) == 0) {
            r->glsl = head.at[1];
        }
    }
}

// num_components returns the components of an output, arrays taken off; 0: its type is another.
static uint32_t num_components(const reader *r, uint32_t id) {
    wd_spirv_instruction variable, type;
    if (!wd_spirv_module_find_opcode(r->module, id, SpvOpVariable, &variable) ||
        !wd_spirv_module_find_opcode(r->module, variable.result_type, SpvOpTypePointer, &type) ||
        !wd_spirv_module_find(r->module, type.words[3], &type)) {
        return 0;
    }
    if (type.opcode == SpvOpTypeArray && !wd_spirv_module_find(r->module, type.words[2], &type)) {
        return 0;
    }
    return type.opcode == SpvOpTypeVector                                 ? type.words[3]
           : type.opcode == SpvOpTypeFloat || type.opcode == SpvOpTypeInt ? 1
                                                                          : 0;
}

static void read_interface(const reader *r) {
    r->outputs->is_known = true;
    for (uint32_t id = 0; id < r->num_ids; id++) {
        const id_facts *output = &r->ids[id];
        if (!output->is_output || output->is_built_in) {
            continue;
        }
        const uint32_t components = num_components(r, id);
        r->outputs->is_known &= output->has_location && components;
        r->outputs->has_alpha |=
            output->location == 0 && !output->has_second_index && output->component + components > ALPHA;
    }
}

static void mark_calls(const reader *r) {
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(r->module);
         wd_spirv_module_instruction(r->module, i, &instruction); i++) {
        id_facts *called = instruction.opcode == SpvOpFunctionCall ? facts(r, instruction.words[3]) : NULL;
        if (called) {
            called->is_called = true;
        }
    }
}

static void read_pointer(const reader *r, const wd_spirv_instruction *instruction) {
    const id_facts *base = facts(r, instruction->words[3]);
    id_facts *result = facts(r, instruction->result);
    if (base && result) {
        result->output = base->output;
    }
}

static void read_store(const reader *r, uint32_t pointer) {
    const id_facts *target = facts(r, pointer);
    const id_facts *output = target && target->output ? &r->ids[target->output] : NULL;
    if (output && !output->is_built_in && output->has_location && output->location < MOST_LOCATIONS) {
        r->outputs->written |= UINT32_C(1) << output->location;
    }
}

static void read_functions(const reader *r) {
    bool is_called = false;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(r->module);
         wd_spirv_module_instruction(r->module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunction) {
            const id_facts *function = facts(r, instruction.result);
            is_called = function && function->is_called;
        } else if (instruction.opcode == SpvOpAccessChain || instruction.opcode == SpvOpInBoundsAccessChain) {
            read_pointer(r, &instruction);
        } else if (is_called && (instruction.opcode == SpvOpStore || instruction.opcode == SpvOpCopyMemory)) {
            read_store(r, instruction.words[1]);
        } else if (is_called && instruction.opcode == SpvOpExtInst && r->glsl &&
                   instruction.words[3] == r->glsl && instruction.words[4] == INTERPOLATE_AT_SAMPLE) {
            r->outputs->interpolates_at_sample = true;
        }
    }
}

void wd_spirv_read_fragment_outputs(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                    wd_spirv_fragment_outputs *outputs) {
    wd_spirv_module *module = NULL;
    wd_spirv_entry_point entry;
    *outputs = (wd_spirv_fragment_outputs){0};
    if (wd_spirv_module_create(allocator, words, num_words, &module, NULL) != WD_OK) {
        return;
    }
    reader r = {.module = module, .num_ids = wd_spirv_module_num_ids(module), .outputs = outputs};
    if (wd_spirv_module_num_entry_points(module) == 1 && wd_spirv_module_entry_point(module, 0, &entry) &&
        entry.execution_model == SpvExecutionModelFragment &&
        (r.ids = wd_alloc_zero(&allocator, r.num_ids, sizeof *r.ids))) {
        mark_outputs(&r, &entry);
        read_head(&r);
        read_interface(&r);
        mark_calls(&r);
        read_functions(&r);
    }
    wd_free(&allocator, r.ids);
    wd_spirv_module_destroy(module);
}
