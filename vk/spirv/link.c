#include "vk/spirv/link.h"

#include <assert.h>
#include <string.h>

enum { MAX_OPERANDS = 32, FIRST_ARGUMENT = 4 };

// linking is the state of one call.
typedef struct linking {
    wd_spirv_builder *builder;
    const wd_spirv_library *library;
    wd_spirv_module *module; // The library's.
    uint32_t *ids;           // By id of the library: that of the target; 0: none yet.
} linking;

static uint32_t link_id(linking *at, uint32_t id);

// Names of functions are followed by their parameters: "load_word(u1;".
static bool is_name(const char *found, const char *name) {
    const size_t length = strlen(name);
    return found && !strncmp(found, name, length) && (!found[length] || found[length] == '(');
}

static const wd_spirv_import *find_import(const linking *at, uint32_t id) {
    const char *name = wd_spirv_module_name(at->module, id);
    for (uint32_t i = 0; i < at->library->num_imports; i++) {
        if (is_name(name, at->library->imports[i].name)) {
            return &at->library->imports[i];
        }
    }
    assert(!"the target lacks a function or variable of the library");
    return NULL;
}

static uint32_t link_specialized(linking *at, uint32_t id) {
    WD_SPIRV_FOR_PART(head, at->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[1] == id &&
            head.at[2] == SpvDecorationSpecId) {
            assert(head.at[3] < at->library->num_constants);
            return wd_spirv_builder_uint(at->builder, at->library->constants[head.at[3]]);
        }
    }
    return 0;
}

// link_operands copies the operands with the target's ids, and returns their number.
static uint32_t link_operands(linking *at, const wd_spirv_instruction *instruction,
                              uint32_t operands[MAX_OPERANDS]) {
    const uint32_t *words = instruction->words;
    assert(instruction->num_words <= MAX_OPERANDS);
    memcpy(operands, words + 1, (instruction->num_words - 1) * sizeof *operands);
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        operands[word - 1] = link_id(at, words[word]);
    }
    if (instruction->result_type) {
        operands[0] = link_id(at, instruction->result_type);
    }
    return instruction->num_words - 1;
}

static uint32_t link_global(linking *at, const wd_spirv_instruction *declared) {
    if (declared->opcode == SpvOpVariable) {
        const wd_spirv_import *import = find_import(at, declared->result);
        return import ? import->variable : 0;
    }
    if (declared->opcode == SpvOpSpecConstant) {
        return link_specialized(at, declared->result);
    }
    uint32_t operands[MAX_OPERANDS];
    const uint32_t count = link_operands(at, declared, operands) - 1, result = declared->result_type ? 1 : 0;
    memmove(operands + result, operands + result + 1, (count - result) * sizeof *operands);
    return wd_spirv_builder_global(at->builder, declared->opcode, operands, count);
}

// link_id returns the id in the target. Ids of functions are new.
static uint32_t link_id(linking *at, uint32_t id) {
    wd_spirv_instruction defined;
    if (!at->ids[id] && wd_spirv_module_find(at->module, id, &defined)) {
        const bool is_global = defined.index < wd_spirv_module_first_function(at->module);
        at->ids[id] = is_global ? link_global(at, &defined) : wd_spirv_builder_id(at->builder);
    }
    return at->ids[id];
}

static void link_call(linking *at, const wd_spirv_instruction *call) {
    const wd_spirv_import *import = find_import(at, call->words[FIRST_ARGUMENT - 1]);
    uint32_t arguments[MAX_OPERANDS];
    assert(call->num_words <= MAX_OPERANDS);
    for (uint32_t word = FIRST_ARGUMENT; word < call->num_words; word++) {
        arguments[word - FIRST_ARGUMENT] = link_id(at, call->words[word]);
    }
    const uint32_t value = import ? import->emit(at->library->context, arguments) : 0;
    if (at->ids[call->result]) { // A phi before the call has it.
        WD_SPIRV_EMIT(at->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpCopyObject,
                      link_id(at, call->result_type), at->ids[call->result], value);
    } else {
        at->ids[call->result] = value;
    }
}

// link_instruction writes an instruction of a function.
static void link_instruction(linking *at, const wd_spirv_instruction *instruction) {
    uint32_t operands[MAX_OPERANDS];
    if (instruction->opcode == SpvOpLine || instruction->opcode == SpvOpNoLine) {
        return;
    }
    if (instruction->opcode == SpvOpFunctionCall) {
        link_call(at, instruction);
        return;
    }
    const uint32_t count = link_operands(at, instruction, operands);
    if (instruction->result) {
        operands[instruction->result_type ? 1 : 0] = link_id(at, instruction->result);
    }
    wd_spirv_builder_emit(at->builder, WD_SPIRV_SECTION_FUNCTIONS, instruction->opcode, operands, count);
}

static void link_capabilities(const linking *at) {
    WD_SPIRV_FOR_PART(head, at->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability) {
            wd_spirv_builder_capability(at->builder, head.at[1]);
        } else if (head.opcode == SpvOpExtension) {
            wd_spirv_builder_extension(at->builder, (const char *)&head.at[1]);
        }
    }
}

// link_head writes the OpFunction.
static void link_head(linking *at, const wd_spirv_instruction *instruction, const wd_spirv_linked *function) {
    enum { RESULT = 1, CONTROL = 2 };
    uint32_t operands[MAX_OPERANDS];
    const uint32_t count = link_operands(at, instruction, operands);
    operands[RESULT] = at->ids[instruction->result] = function->id;
    operands[CONTROL] = function->control;
    wd_spirv_builder_emit(at->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunction, operands, count);
}

static const wd_spirv_linked *find_needed(const linking *at, const wd_spirv_instruction *instruction,
                                          const wd_spirv_linked *functions, uint32_t count) {
    const char *name = wd_spirv_module_name(at->module, instruction->result);
    for (uint32_t i = 0; i < count; i++) {
        if (functions[i].id && is_name(name, functions[i].name)) {
            return &functions[i];
        }
    }
    return NULL;
}

static void link_functions(linking *at, const wd_spirv_linked *functions, uint32_t count) {
    const wd_spirv_linked *needed = NULL;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(at->module);
         wd_spirv_module_instruction(at->module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunction) {
            needed = find_needed(at, &instruction, functions, count);
        }
        if (needed && instruction.opcode == SpvOpFunction) {
            link_head(at, &instruction, needed);
        } else if (needed) {
            link_instruction(at, &instruction);
        }
    }
}

wd_status wd_spirv_link(wd_allocator scratch, wd_spirv_builder *builder, const wd_spirv_library *library,
                        const wd_spirv_linked *functions, uint32_t num_functions) {
    linking at = {.builder = builder, .library = library};
    bool any = false;
    for (uint32_t i = 0; i < num_functions; i++) {
        any |= functions[i].id != 0;
    }
    if (!any) {
        return WD_OK;
    }
    wd_status status = wd_spirv_module_create(scratch, library->words, library->num_words, &at.module, NULL);
    assert(status != WD_ERROR_INVALID_DATA);
    if (!status) {
        at.ids = wd_alloc_zero(&scratch, wd_spirv_module_bound(at.module), sizeof *at.ids);
        status = at.ids ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    }
    if (!status) {
        link_capabilities(&at);
        link_functions(&at, functions, num_functions);
    }
    wd_free(&scratch, at.ids);
    wd_spirv_module_destroy(at.module);
    return status;
}
