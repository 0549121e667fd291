// Values that each invocation that computes them also uses.
//
// The uses of a value are followed through operations that depend on all of their operands and through variables that
// are stored once, in blocks that run whenever the value's block does. A selection may choose another value, and a
// multiplication by 0 or a bitwise AND may remove it: they are not followed.
#include <spirv/unified1/spirv.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { MAX_DEPTH = 12, MAX_STEPS = 1 << 15 };

typedef struct search {
    const wd_uniformity *u;
    const wd_flow_function *function;
    uint32_t depth;
    uint32_t steps;
} search;

// Reads the next instruction of a walk. False: there is none, or there are no steps left. Instructions may be long.
static bool read(search *s, uint32_t index, wd_spirv_instruction *instruction) {
    enum { WORDS_OF_STEP = 16 };
    if (!s->steps || !wd_spirv_module_instruction(s->u->flow.module, index, instruction)) {
        return false;
    }
    const uint32_t cost = 1 + instruction->num_words / WORDS_OF_STEP;
    s->steps -= s->steps < cost ? s->steps : cost;
    return true;
}

// Whether the invocations that run block `from` also run block `to`, unless they end early.
static bool always_runs(search *s, uint32_t from, uint32_t to) {
    const wd_flow *flow = &s->u->flow;
    for (; s->steps && from < WD_FLOW_END; s->steps--) {
        if (from == to) {
            return true;
        }
        from = flow->blocks[from].post_dominator;
    }
    return false;
}

static bool has_operand(const wd_spirv_instruction *instruction, uint32_t id) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (instruction->words[word] == id) {
            return true;
        }
    }
    return false;
}

static bool is_constant(const search *s, uint32_t id) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(s->u->flow.module, id, &value) &&
           (value.opcode == SpvOpConstant || value.opcode == SpvOpConstantComposite);
}

// Whether the result is undefined if the operand `id` is.
static bool passes_on(const search *s, const wd_spirv_instruction *instruction, uint32_t id) {
    switch (instruction->opcode) {
    case SpvOpFMul:
    case SpvOpIMul:
    case SpvOpVectorTimesScalar:
        return is_constant(s, instruction->words[instruction->words[3] == id ? 4 : 3]);
    case SpvOpCompositeConstruct:
    case SpvOpCompositeInsert:
    case SpvOpCopyObject:
    case SpvOpFAdd:
    case SpvOpIAdd:
    case SpvOpFSub:
    case SpvOpISub:
    case SpvOpFNegate:
    case SpvOpSNegate:
    case SpvOpFDiv:
    case SpvOpBitwiseXor:
    case SpvOpBitcast:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpUGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpULessThan:
    case SpvOpULessThanEqual:
    case SpvOpSGreaterThan:
    case SpvOpSGreaterThanEqual:
    case SpvOpSLessThan:
    case SpvOpSLessThanEqual:
    case SpvOpFOrdEqual:
    case SpvOpFOrdLessThan:
    case SpvOpFOrdGreaterThan:
    case SpvOpFOrdLessThanEqual:
    case SpvOpFOrdGreaterThanEqual:
        return true;
    default:
        return instruction->opcode >= SpvOpConvertFToU && instruction->opcode <= SpvOpFConvert;
    }
}

// Whether a store to an output variable is the only one: else another may replace the value.
static bool is_only_store(search *s, uint32_t variable) {
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = wd_spirv_module_first_function(s->u->flow.module);
         count < 2 && read(s, i, &instruction); i++) {
        count +=
            instruction.opcode == SpvOpStore && wd_uniformity_root(s->u, instruction.words[1]) == variable;
    }
    return count == 1 && s->steps;
}

static bool is_written(search *s, uint32_t pointer) {
    wd_spirv_instruction variable;
    const uint32_t root = wd_uniformity_root(s->u, pointer);
    if (!wd_spirv_module_find_opcode(s->u->flow.module, root, SpvOpVariable, &variable)) {
        return false;
    }
    switch (variable.words[3]) {
    case SpvStorageClassStorageBuffer:
    case SpvStorageClassUniform:
        return true;
    case SpvStorageClassOutput:
        return is_only_store(s, root);
    default:
        return false;
    }
}

// Whether an instruction passes a value, which is one of its operands, to memory, to an output or to a branch.
static bool is_use(search *s, const wd_spirv_instruction *instruction, uint32_t id) {
    switch (instruction->opcode) {
    case SpvOpBranchConditional:
    case SpvOpSwitch:
        return instruction->words[1] == id;
    case SpvOpImageWrite:
        return true;
    case SpvOpStore:
        return instruction->words[2] == id && is_written(s, instruction->words[1]);
    default:
        return false;
    }
}

static bool is_used(search *s, uint32_t id, uint32_t from, uint32_t block);

// Whether the loads of a variable of the function, which has one store, are used.
static bool is_loaded_value_used(search *s, uint32_t variable, uint32_t store, uint32_t block) {
    wd_spirv_instruction instruction;
    bool is_found = false;
    for (uint32_t i = s->function->begin; i < s->function->end && read(s, i, &instruction); i++) {
        if (i == store || instruction.opcode == SpvOpName || instruction.opcode == SpvOpExtInst ||
            !has_operand(&instruction, variable)) {
            continue;
        }
        if (instruction.opcode != SpvOpLoad) {
            return false;
        }
        const uint32_t there = wd_flow_block_at(&s->u->flow, i);
        is_found = is_found || (i > store && there != WD_FLOW_NONE && always_runs(s, block, there) &&
                                is_used(s, instruction.result, i, there));
    }
    return is_found && s->steps;
}

static bool is_stored_value_used(search *s, const wd_spirv_instruction *store, uint32_t id, uint32_t block) {
    wd_spirv_instruction variable;
    return store->opcode == SpvOpStore && store->words[2] == id &&
           wd_spirv_module_find_opcode(s->u->flow.module, store->words[1], SpvOpVariable, &variable) &&
           variable.words[3] == SpvStorageClassFunction && variable.num_words == 4 &&
           is_loaded_value_used(s, variable.result, store->index, block);
}

static bool is_used(search *s, uint32_t id, uint32_t from, uint32_t block) {
    wd_spirv_instruction instruction;
    bool is_found = false;
    if (s->depth == MAX_DEPTH) {
        return false;
    }
    s->depth++;
    for (uint32_t i = from + 1; i < s->function->end && !is_found && read(s, i, &instruction); i++) {
        if (!has_operand(&instruction, id)) {
            continue;
        }
        const uint32_t there = wd_flow_block_at(&s->u->flow, i);
        if (there == WD_FLOW_NONE || !always_runs(s, block, there)) {
            continue;
        }
        is_found = is_use(s, &instruction, id) || is_stored_value_used(s, &instruction, id, there) ||
                   (instruction.result && passes_on(s, &instruction, id) &&
                    is_used(s, instruction.result, i, there));
    }
    s->depth--;
    return is_found;
}

bool wd_uniformity_uses(const wd_uniformity *uniformity, uint32_t instruction) {
    const uint32_t block = wd_flow_block_at(&uniformity->flow, instruction);
    wd_spirv_instruction made;
    if (block == WD_FLOW_NONE || !wd_spirv_module_instruction(uniformity->flow.module, instruction, &made)) {
        return false;
    }
    search search = {.u = uniformity, .steps = MAX_STEPS};
    search.function = &uniformity->flow.functions[uniformity->flow.blocks[block].function];
    return made.result && search.function->has_post_dominators &&
           is_used(&search, made.result, instruction, block);
}
