// The instruction index of SPIRV-Tools 2023.1, turned into Warden's.
//
// Warden counts the instructions of the module as it is. SPIRV-Tools counts them as its optimizer holds them, which is
// not the same once a module has line information: reading a module, the optimizer hands the last OpLine down to each
// further instruction of the block, and its count includes these copies; it leaves out the lines of OpFunction, OpLabel
// and OpFunctionEnd, and DebugScope and DebugNoScope. record_index_test.cc compares this with the real thing.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"

// Numbers of the debug instructions (NonSemantic.Shader.DebugInfo.100, OpenCL.DebugInfo.100).
enum {
    DEBUG_SCOPE = 23,
    DEBUG_NO_SCOPE = 24,
    DEBUG_LINE = 103,
    DEBUG_NO_LINE = 104,
};

enum kind {
    KIND_CODE,
    KIND_LINE,
    KIND_NO_LINE,
    KIND_SCOPE, // Not counted at all.
};

// walker holds the optimizer's count while it goes over a module.
struct walker {
    uint32_t debug_info;  // Id of the import of debug instructions; 0: none.
    uint32_t num_lines;   // Line instructions since the last other one.
    bool ends_in_no_line; // The last of them was OpNoLine.
    bool hands_down;      // A line applies to the instructions that follow.
    uint32_t count;
};

static enum kind kind_of(const struct walker *walker, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLine) {
        return KIND_LINE;
    }
    if (instruction->opcode == SpvOpNoLine) {
        return KIND_NO_LINE;
    }
    if (instruction->opcode != SpvOpExtInst || !walker->debug_info ||
        instruction->words[3] != walker->debug_info) {
        return KIND_CODE;
    }
    switch (instruction->words[4]) {
    case DEBUG_SCOPE:
    case DEBUG_NO_SCOPE:
        return KIND_SCOPE;
    case DEBUG_LINE:
        return KIND_LINE;
    case DEBUG_NO_LINE:
        return KIND_NO_LINE;
    default:
        return KIND_CODE;
    }
}

static void note_import(struct walker *walker, const wd_spirv_instruction *instruction) {
    const char *name = wd_spirv_operand_string(instruction, 2, NULL);
    if (name && (strcmp(name, "NonSemantic.Shader.DebugInfo.100") == 0 ||
                 strcmp(name, "OpenCL.DebugInfo.100") == 0)) {
        walker->debug_info = instruction->result;
    }
}

// step counts one instruction and returns the optimizer's index of it; UINT32_MAX if it has none.
static uint32_t step(struct walker *walker, const wd_spirv_instruction *instruction) {
    enum kind kind = kind_of(walker, instruction);
    if (kind == KIND_SCOPE) {
        return UINT32_MAX;
    }
    if (kind != KIND_CODE) {
        walker->num_lines++;
        walker->ends_in_no_line = kind == KIND_NO_LINE;
        walker->hands_down = false;
        return UINT32_MAX;
    }
    uint32_t lines = walker->num_lines ? walker->num_lines : walker->hands_down;
    if (walker->num_lines) {
        walker->hands_down = !walker->ends_in_no_line;
        walker->num_lines = 0;
    }
    if (instruction->opcode == SpvOpExtInstImport) {
        note_import(walker, instruction);
    }
    if (wd_spirv_ends_block(instruction->opcode)) {
        walker->hands_down = false;
    }
    bool bare = instruction->opcode == SpvOpFunction || instruction->opcode == SpvOpLabel ||
                instruction->opcode == SpvOpFunctionEnd;
    walker->count += bare ? 0 : lines;
    return walker->count++;
}

uint32_t wd_record_instruction(const wd_record *record, const wd_spirv_module *module) {
    const uint32_t num_instructions = wd_spirv_module_num_instructions(module);
    if (record->layout != WD_RECORD_LAYOUT_SPIRV_TOOLS) {
        return record->instruction < num_instructions ? record->instruction : UINT32_MAX;
    }
    struct walker walker = {0};
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; i < num_instructions && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (step(&walker, &instruction) == record->instruction) {
            return i;
        }
    }
    return UINT32_MAX;
}
