// Values: which instructions compute the same value in all invocations of a workgroup.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { FIRST_ARGUMENT = 4 };

// Whether the result depends on nothing but the operands.
static bool is_pure(uint32_t opcode) {
    return (opcode >= SpvOpVectorExtractDynamic && opcode <= SpvOpTranspose) ||
           (opcode >= SpvOpConvertFToU && opcode <= SpvOpBitcast) ||
           (opcode >= SpvOpSNegate && opcode <= SpvOpSMulExtended) ||
           (opcode >= SpvOpAny && opcode <= SpvOpFUnordGreaterThanEqual) ||
           (opcode >= SpvOpShiftRightLogical && opcode <= SpvOpBitCount) ||
           (opcode >= SpvOpSDot && opcode <= SpvOpSUDotAccSat) || opcode == SpvOpCopyLogical ||
           opcode == SpvOpArrayLength || opcode == SpvOpAccessChain || opcode == SpvOpInBoundsAccessChain;
}

static void set_value(wd_uniformity *u, uint32_t id, bool divergent) {
    if (divergent && id && id < u->num_ids) {
        wd_uniformity_set(u, u->values, id);
    }
}

static void set_contents(wd_uniformity *u, uint32_t pointer, bool divergent) {
    const uint32_t root = divergent ? wd_uniformity_root(u, pointer) : 0;
    if (root && root < u->num_ids) {
        wd_uniformity_set(u, u->contents, root);
    }
}

static bool has_divergent_contents(const wd_uniformity *u, uint32_t pointer) {
    const uint32_t root = wd_uniformity_root(u, pointer);
    return !root || root >= u->num_ids || u->contents[root];
}

static bool has_divergent_operand(const wd_uniformity *u, const wd_spirv_instruction *instruction) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (wd_uniformity_is_divergent(u, instruction->words[word])) {
            return true;
        }
    }
    return false;
}

// An instruction of unknown effect: its result, and all memory that it has a pointer to.
static void set_all(wd_uniformity *u, const wd_spirv_instruction *instruction) {
    set_value(u, instruction->result, true);
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        set_contents(u, instruction->words[word], true);
    }
}

static bool has_result(const wd_uniformity *u, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction type;
    return !wd_spirv_module_find_opcode(u->flow.module, instruction->result_type, SpvOpTypeVoid, &type);
}

static bool takes_pointer(uint32_t number) {
    return number == GLSLstd450Modf || number == GLSLstd450Frexp ||
           (number >= GLSLstd450InterpolateAtCentroid && number <= GLSLstd450InterpolateAtOffset);
}

// Debug information names variables, and has no result.
static void visit_extended(wd_uniformity *u, const wd_spirv_instruction *instruction) {
    if (instruction->words[3] == u->glsl && !takes_pointer(instruction->words[4])) {
        set_value(u, instruction->result, has_divergent_operand(u, instruction));
    } else if (has_result(u, instruction)) {
        set_all(u, instruction);
    }
}

// A phi joins paths. If a branch parted the invocations, they come from different blocks.
static void visit_phi(wd_uniformity *u, const wd_spirv_instruction *phi) {
    bool divergent = false;
    for (uint32_t word = 3; word + 1 < phi->num_words && !divergent; word += 2) {
        const uint32_t label = phi->words[word + 1];
        const uint32_t block = label < u->flow.num_ids ? u->flow.block_of[label] : 0;
        divergent = wd_uniformity_is_divergent(u, phi->words[word]) || !block ||
                    u->is_divergent_block[block - 1] || u->is_divergent_branch[block - 1];
    }
    set_value(u, phi->result, divergent);
}

// If a part of the invocations ends in the called function, the others are divergent from then on. The caller's code
// before the call is, too: few shaders have such calls.
static void visit_call(wd_uniformity *u, const wd_spirv_instruction *call, uint32_t block) {
    const uint32_t caller = u->flow.blocks[block].function;
    const uint32_t id = call->words[3], number = wd_flow_called(&u->flow, id);
    wd_spirv_instruction parameter;
    if (!number) {
        set_all(u, call);
        return;
    }
    set_value(u, call->result, wd_uniformity_is_divergent(u, id));
    if (u->is_divergent_block[block]) {
        wd_uniformity_set(u, u->is_divergent_function, number - 1);
    }
    if (u->ends_a_part[number - 1]) {
        wd_uniformity_set(u, u->ends_a_part, caller);
        wd_uniformity_set(u, u->is_divergent_function, caller);
    }
    uint32_t at = u->flow.functions[number - 1].begin + 1;
    for (uint32_t word = FIRST_ARGUMENT;
         word < call->num_words && wd_uniformity_next_parameter(u, &at, &parameter); word++) {
        set_value(u, parameter.result, wd_uniformity_is_divergent(u, call->words[word]));
    }
}

void wd_uniformity_visit(wd_uniformity *u, const wd_spirv_instruction *instruction, uint32_t block) {
    const uint32_t *words = instruction->words;
    const bool in_divergent_block = u->is_divergent_block[block];
    switch (instruction->opcode) {
    case SpvOpNop:
    case SpvOpLabel:
    case SpvOpLine:
    case SpvOpNoLine:
    case SpvOpVariable:
    case SpvOpSelectionMerge:
    case SpvOpLoopMerge:
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
        break;
    case SpvOpPhi:
        visit_phi(u, instruction);
        break;
    case SpvOpLoad:
        set_value(u, instruction->result,
                  wd_uniformity_is_divergent(u, words[3]) || has_divergent_contents(u, words[3]));
        break;
    case SpvOpStore:
        set_contents(u, words[1],
                     in_divergent_block || wd_uniformity_is_divergent(u, words[1]) ||
                         wd_uniformity_is_divergent(u, words[2]));
        break;
    case SpvOpCopyMemory:
        set_contents(u, words[1],
                     in_divergent_block || wd_uniformity_is_divergent(u, words[1]) ||
                         wd_uniformity_is_divergent(u, words[2]) || has_divergent_contents(u, words[2]));
        break;
    case SpvOpFunctionCall:
        visit_call(u, instruction, block);
        break;
    case SpvOpReturnValue: {
        const wd_flow_function *function = &u->flow.functions[u->flow.blocks[block].function];
        set_value(u, function->id, in_divergent_block || wd_uniformity_is_divergent(u, words[1]));
        break;
    }
    case SpvOpEmitMeshTasksEXT:
        if (in_divergent_block) {
            wd_uniformity_set(u, u->ends_a_part, u->flow.blocks[block].function);
        }
        break;
    case SpvOpExtInst:
        visit_extended(u, instruction);
        break;
    default:
        if (is_pure(instruction->opcode)) {
            set_value(u, instruction->result, has_divergent_operand(u, instruction));
        } else {
            set_all(u, instruction);
        }
    }
}
