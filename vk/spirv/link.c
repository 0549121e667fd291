#include "vk/spirv/link.h"

#include <assert.h>
#include <string.h>

enum { MAX_OPERANDS = 32, FIRST_ARGUMENT = 4 };

// linking is the state of one call.
typedef struct linking {
    wd_allocator allocator;
    wd_spirv_builder *builder;
    const wd_spirv_library *library;
    wd_spirv_module *module; // The library's.
    uint32_t *ids;           // By id of the library: that of the target; 0: none yet.
} linking;

static uint32_t link_id(linking *at, uint32_t id);

// Names of functions are followed by their parameters: "load_word(u1;".
static bool has_name(const wd_spirv_module *module, uint32_t id, const char *name) {
    const char *found = wd_spirv_module_name(module, id);
    const size_t length = strlen(name);
    return found && !strncmp(found, name, length) && (!found[length] || found[length] == '(');
}

static const wd_spirv_import *find_import(const linking *at, uint32_t id) {
    for (uint32_t i = 0; i < at->library->num_imports; i++) {
        if (has_name(at->module, id, at->library->imports[i].name)) {
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

// begin reads the library and finds the function's first instruction.
static wd_status begin(linking *at, const char *name, wd_spirv_instruction *function) {
    wd_status status =
        wd_spirv_module_create(at->allocator, at->library->words, at->library->num_words, &at->module, NULL);
    assert(status != WD_ERROR_INVALID_DATA);
    if (status) {
        return status;
    }
    at->ids = wd_alloc_zero(&at->allocator, wd_spirv_module_bound(at->module), sizeof *at->ids);
    if (!at->ids) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    link_capabilities(at);
    uint32_t index = wd_spirv_module_first_function(at->module);
    while (wd_spirv_module_instruction(at->module, index++, function)) {
        if (function->opcode == SpvOpFunction && has_name(at->module, function->result, name)) {
            return WD_OK;
        }
    }
    assert(!"the library lacks the function");
    return WD_ERROR_UNSUPPORTED;
}

wd_status wd_spirv_link_function(wd_allocator scratch, wd_spirv_builder *builder,
                                 const wd_spirv_library *library, const char *name, uint32_t id,
                                 uint32_t control) {
    enum { OPERAND_CONTROL = 2 };
    linking at = {.allocator = scratch, .builder = builder, .library = library};
    wd_spirv_instruction instruction;
    const wd_status status = begin(&at, name, &instruction);
    if (!status) {
        uint32_t operands[MAX_OPERANDS];
        at.ids[instruction.result] = id;
        const uint32_t count = link_operands(&at, &instruction, operands);
        operands[1] = id;
        operands[OPERAND_CONTROL] = control;
        wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunction, operands, count);
        do {
            wd_spirv_module_instruction(at.module, instruction.index + 1, &instruction);
            link_instruction(&at, &instruction);
        } while (instruction.opcode != SpvOpFunctionEnd);
    }
    wd_free(&scratch, at.ids);
    wd_spirv_module_destroy(at.module);
    return status;
}
