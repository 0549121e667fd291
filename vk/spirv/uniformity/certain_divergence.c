// Barriers that only a part of each workgroup reaches, and derivatives that only a part of a derivative group reaches,
// whatever the shader's inputs are: the condition of a branch that every invocation executes depends on nothing but the
// number of the invocation in its workgroup. It is computed for each number.
#include <spirv/unified1/spirv.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { NUM_DIMENSIONS = 3, MAX_INVOCATIONS = 4096, MAX_DEPTH = 24, MAX_STEPS = 1 << 22, WORD_BITS = 32 };
enum { WORDS_OF_STEP = 16 }; // Instructions may be long.
enum { GROUP_SIZE = 4, MAX_GROUPS = MAX_INVOCATIONS / GROUP_SIZE };

// evaluation computes values of one invocation.
typedef struct evaluation {
    const wd_uniformity *u;
    const wd_flow_function *function;
    uint32_t index_variable;       // Inputs: LocalInvocationIndex,
    uint32_t id_variable;          // and LocalInvocationId. 0: none.
    uint32_t size[NUM_DIMENSIONS]; // Of the workgroup.
    uint32_t index;                // Of the invocation.
    wd_group_kind groups;
    uint32_t depth;
    uint32_t steps; // That are left, for all invocations.
} evaluation;

static bool evaluate(evaluation *e, uint32_t id, uint32_t *value);

// Whether all invocations that run the function execute a block, each once.
static bool is_unconditional(const evaluation *e, uint32_t block) {
    return block != WD_FLOW_NONE && e->u->flow.blocks[block].is_reached && !e->u->is_conditional_block[block];
}

// Loads

static uint32_t component_of(const evaluation *e, uint32_t dimension) {
    uint32_t rest = e->index;
    for (uint32_t i = 0; i < dimension; i++) {
        rest /= e->size[i];
    }
    return rest % e->size[dimension];
}

// Whether an instruction uses a variable in another way than a load or a store of all of it.
static bool uses_otherwise(const wd_spirv_instruction *instruction, uint32_t variable) {
    if (instruction->opcode == SpvOpStore) {
        return instruction->words[2] == variable;
    }
    if (instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpName) {
        return false;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (instruction->words[word] == variable) {
            return true;
        }
    }
    return false;
}

// Evaluates a variable of the function with one store, which all invocations execute before the load.
static bool evaluate_variable(evaluation *e, uint32_t variable, uint32_t load, uint32_t *value) {
    wd_spirv_instruction instruction, store = {0};
    for (uint32_t i = e->function->begin;
         i < e->function->end && wd_spirv_module_instruction(e->u->flow.module, i, &instruction); i++) {
        const bool is_store = instruction.opcode == SpvOpStore && instruction.words[1] == variable;
        const uint32_t cost = 1 + instruction.num_words / WORDS_OF_STEP;
        if (e->steps < cost || (is_store && store.words) || uses_otherwise(&instruction, variable)) {
            return false;
        }
        e->steps -= cost;
        store = is_store ? instruction : store;
    }
    return store.words && store.index < load &&
           is_unconditional(e, wd_flow_block_at(&e->u->flow, store.index)) &&
           evaluate(e, store.words[2], value);
}

static bool evaluate_load(evaluation *e, const wd_spirv_instruction *load, uint32_t *value) {
    const wd_spirv_module *module = e->u->flow.module;
    wd_spirv_instruction pointer, variable;
    uint64_t component = UINT64_MAX;
    if (!wd_spirv_module_find(module, load->words[3], &pointer)) {
        return false;
    }
    variable = pointer;
    if (pointer.opcode == SpvOpAccessChain &&
        (pointer.num_words != 5 || !wd_spirv_module_constant(module, pointer.words[4], &component) ||
         !wd_spirv_module_find(module, pointer.words[3], &variable))) {
        return false;
    }
    if (variable.opcode != SpvOpVariable) {
        return false;
    }
    if (variable.words[3] == SpvStorageClassFunction && variable.num_words == 4) {
        return component == UINT64_MAX && evaluate_variable(e, variable.result, load->index, value);
    }
    if (variable.words[3] != SpvStorageClassInput) {
        return false;
    }
    if (variable.result == e->index_variable && component == UINT64_MAX) {
        *value = e->index;
        return true;
    }
    if (variable.result == e->id_variable && component < NUM_DIMENSIONS) {
        *value = component_of(e, (uint32_t)component);
        return true;
    }
    return false;
}

// A component of the number of the invocation.
static bool evaluate_component(evaluation *e, const wd_spirv_instruction *extract, uint32_t *value) {
    const wd_spirv_module *module = e->u->flow.module;
    wd_spirv_instruction load, variable;
    if (extract->num_words != 5 || extract->words[4] >= NUM_DIMENSIONS ||
        !wd_spirv_module_find_opcode(module, extract->words[3], SpvOpLoad, &load) ||
        !wd_spirv_module_find_opcode(module, load.words[3], SpvOpVariable, &variable) ||
        variable.words[3] != SpvStorageClassInput || variable.result != e->id_variable) {
        return false;
    }
    *value = component_of(e, extract->words[4]);
    return true;
}

// Operations

static bool compute(uint32_t opcode, uint32_t a, uint32_t b, uint32_t *value) {
    const int32_t signed_a = (int32_t)a, signed_b = (int32_t)b;
    const bool has_quotient = b != 0, has_shift = b < WORD_BITS;
    switch (opcode) {
#define OPERATION(name, expression)                                                                          \
    case name:                                                                                               \
        *value = (expression);                                                                               \
        return true;
        OPERATION(SpvOpIAdd, a + b)
        OPERATION(SpvOpISub, a - b)
        OPERATION(SpvOpIMul, a * b)
        OPERATION(SpvOpBitwiseAnd, a & b)
        OPERATION(SpvOpBitwiseOr, a | b)
        OPERATION(SpvOpBitwiseXor, a ^ b)
        OPERATION(SpvOpIEqual, a == b)
        OPERATION(SpvOpINotEqual, a != b)
        OPERATION(SpvOpULessThan, a < b)
        OPERATION(SpvOpULessThanEqual, a <= b)
        OPERATION(SpvOpUGreaterThan, a > b)
        OPERATION(SpvOpUGreaterThanEqual, a >= b)
        OPERATION(SpvOpSLessThan, signed_a < signed_b)
        OPERATION(SpvOpSLessThanEqual, signed_a <= signed_b)
        OPERATION(SpvOpSGreaterThan, signed_a > signed_b)
        OPERATION(SpvOpSGreaterThanEqual, signed_a >= signed_b)
        OPERATION(SpvOpLogicalAnd, a & b)
        OPERATION(SpvOpLogicalOr, a | b)
        OPERATION(SpvOpLogicalEqual, a == b)
        OPERATION(SpvOpLogicalNotEqual, a != b)
#undef OPERATION
    case SpvOpUDiv:
        *value = has_quotient ? a / b : 0;
        return has_quotient;
    case SpvOpUMod:
        *value = has_quotient ? a % b : 0;
        return has_quotient;
    case SpvOpShiftLeftLogical:
        *value = has_shift ? a << b : 0;
        return has_shift;
    case SpvOpShiftRightLogical:
        *value = has_shift ? a >> b : 0;
        return has_shift;
    default:
        return false;
    }
}

// Whether the value is a boolean or an integer of 32 bits.
static bool is_word(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeBool || (type.opcode == SpvOpTypeInt && type.words[2] == WORD_BITS));
}

static bool evaluate_operation(evaluation *e, const wd_spirv_instruction *made, uint32_t *value) {
    uint32_t a = 0, b = 0;
    uint64_t constant;
    switch (made->opcode) {
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
        *value = made->opcode == SpvOpConstantTrue;
        return true;
    case SpvOpConstant:
        *value =
            wd_spirv_module_constant(e->u->flow.module, made->result, &constant) ? (uint32_t)constant : 0;
        return true;
    case SpvOpLoad:
        return evaluate_load(e, made, value);
    case SpvOpCompositeExtract:
        return evaluate_component(e, made, value);
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return evaluate(e, made->words[3], value);
    case SpvOpLogicalNot:
        *value = 0;
        if (!evaluate(e, made->words[3], value)) {
            return false;
        }
        *value = !*value;
        return true;
    default:
        return made->num_words == 5 && made->result && evaluate(e, made->words[3], &a) &&
               evaluate(e, made->words[4], &b) && compute(made->opcode, a, b, value);
    }
}

static bool evaluate(evaluation *e, uint32_t id, uint32_t *value) {
    wd_spirv_instruction made;
    if (!e->steps || e->depth == MAX_DEPTH || !wd_spirv_module_find(e->u->flow.module, id, &made) ||
        !is_word(e->u->flow.module, made.result_type)) {
        return false;
    }
    e->steps--;
    e->depth++;
    const bool is_known = evaluate_operation(e, &made, value);
    e->depth--;
    return is_known;
}

// The workgroup

// read_local_size reads the size of the workgroup of the only entry point. False: it has none that is a literal.
static bool read_local_size(const wd_spirv_module *module, uint32_t size[NUM_DIMENSIONS]) {
    bool is_known = false;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExecutionMode && head.num_words == 6 &&
            head.at[2] == SpvExecutionModeLocalSize) {
            for (uint32_t i = 0; i < NUM_DIMENSIONS; i++) {
                size[i] = head.at[3 + i];
            }
            is_known = true;
        }
    }
    return is_known;
}

// read_size_object reads an object that is decorated with WorkgroupSize. False: a specialization constant.
static bool read_size_object(const wd_spirv_module *module, uint32_t object, uint32_t size[NUM_DIMENSIONS]) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find_opcode(module, object, SpvOpConstantComposite, &made) ||
        made.num_words != 3 + NUM_DIMENSIONS) {
        return false;
    }
    for (uint32_t i = 0; i < NUM_DIMENSIONS; i++) {
        uint64_t value;
        if (!wd_spirv_module_constant(module, made.words[3 + i], &value) || value > MAX_INVOCATIONS) {
            return false;
        }
        size[i] = (uint32_t)value;
    }
    return true;
}

// read_built_ins finds the variables with the numbers of the invocation, and the size of the workgroup: WorkgroupSize
// takes precedence over LocalSize (SPIR-V specification, "BuiltIn"). False: the size is not constant.
static bool read_built_ins(evaluation *e) {
    const wd_spirv_module *module = e->u->flow.module;
    bool is_known = read_local_size(module, e->size);
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpDecorate || head.num_words < 4 || head.at[2] != SpvDecorationBuiltIn) {
            continue;
        }
        if (head.at[3] == SpvBuiltInLocalInvocationIndex) {
            e->index_variable = head.at[1];
        } else if (head.at[3] == SpvBuiltInLocalInvocationId) {
            e->id_variable = head.at[1];
        } else if (head.at[3] == SpvBuiltInWorkgroupSize) {
            is_known = read_size_object(module, head.at[1], e->size);
        }
    }
    const uint64_t plane = (uint64_t)e->size[0] * e->size[1];
    if ((e->groups == WD_GROUP_QUADS && (e->size[0] % 2 || e->size[1] % 2)) ||
        (e->groups == WD_GROUP_LINEAR && plane * e->size[2] % GROUP_SIZE)) {
        return false;
    }
    return is_known && plane && e->size[2] && plane <= MAX_INVOCATIONS &&
           plane * e->size[2] <= MAX_INVOCATIONS;
}

// Which invocations must not part on the way to an instruction.
static wd_group_kind groups_of(const wd_uniformity *u, const wd_spirv_instruction *instruction) {
    if (wd_is_workgroup_barrier(u->flow.module, instruction)) {
        return WD_GROUP_WORKGROUP;
    }
    return wd_quad_kind_of(instruction) == WD_QUAD_DERIVATIVE ? u->derivative_groups : WD_GROUP_NONE;
}

static bool begin_evaluation(evaluation *e, const wd_uniformity *u, uint32_t block, wd_group_kind groups) {
    wd_spirv_entry_point entry_point;
    *e = (evaluation){.u = u, .steps = MAX_STEPS, .groups = groups};
    e->function = &u->flow.functions[u->flow.blocks[block].function];
    return wd_spirv_module_num_entry_points(u->flow.module) == 1 &&
           wd_spirv_module_entry_point(u->flow.module, 0, &entry_point) &&
           (entry_point.execution_model == SpvExecutionModelGLCompute ||
            entry_point.execution_model == SpvExecutionModelTaskEXT ||
            entry_point.execution_model == SpvExecutionModelMeshEXT) &&
           groups != WD_GROUP_NONE && entry_point.function == e->function->id &&
           !u->calls_ends[u->flow.blocks[block].function] && // They may end all invocations.
           e->function->has_post_dominators && read_built_ins(e);
}

// The number of the derivative group that an invocation is in.
static uint32_t group_of(const evaluation *e) {
    if (e->groups == WD_GROUP_LINEAR) {
        return e->index / GROUP_SIZE;
    }
    const uint32_t row = component_of(e, 2) * (e->size[1] / 2) + component_of(e, 1) / 2;
    return row * (e->size[0] / 2) + component_of(e, 0) / 2;
}

// Whether a branch parts a group that must stay together, and how many invocations it leads to `target`. False also if
// the branch depends on more than their numbers.
static bool parts_group(evaluation *e, const wd_flow_block *block, uint32_t target, uint32_t *count) {
    unsigned char reaching[MAX_GROUPS] = {0};
    wd_spirv_instruction branch;
    wd_spirv_module_instruction(e->u->flow.module, block->end, &branch);
    const uint32_t total = e->size[0] * e->size[1] * e->size[2];
    if (branch.opcode != SpvOpBranchConditional || branch.words[2] >= e->u->flow.num_ids) {
        return false;
    }
    const bool if_true = e->u->flow.block_of[branch.words[2]] == target + 1;
    *count = 0;
    for (e->index = 0; e->index < total; e->index++) {
        uint32_t condition = 0;
        if (!evaluate(e, branch.words[1], &condition)) {
            return false;
        }
        const bool reaches = (condition != 0) == if_true;
        *count += reaches;
        if (reaches && e->groups != WD_GROUP_WORKGROUP) {
            reaching[group_of(e)]++;
        }
    }
    bool is_parted = *count && *count < total && e->groups == WD_GROUP_WORKGROUP;
    for (uint32_t i = 0; i < MAX_GROUPS; i++) {
        is_parted |= reaching[i] && reaching[i] < GROUP_SIZE;
    }
    return is_parted;
}

// Whether a branch of two targets certainly parts a group on its way to a block.
static bool parts(evaluation *e, uint32_t block, uint32_t number, uint32_t *visited,
                  wd_certain_divergence *found) {
    const wd_flow *flow = &e->u->flow;
    const wd_flow_block *branch = &flow->blocks[number];
    for (uint32_t i = 0; i < 2; i++) {
        const uint32_t target = flow->targets[branch->first_target + i],
                       other = flow->targets[branch->first_target + 1 - i];
        if (is_unconditional(e, number) && wd_flow_depends(flow, block, number, target, &e->steps) &&
            !wd_flow_leads_to(flow, other, block, visited) &&
            parts_group(e, branch, target, &found->num_reaching)) {
            found->branch = branch->end;
            found->num_invocations = e->size[0] * e->size[1] * e->size[2];
            return true;
        }
    }
    return false;
}

bool wd_uniformity_may_be_certain(const wd_uniformity *uniformity, const wd_spirv_instruction *instruction) {
    return groups_of(uniformity, instruction) != WD_GROUP_NONE;
}

bool wd_uniformity_find_certain(const wd_uniformity *uniformity, uint32_t instruction,
                                wd_certain_divergence *found) {
    const wd_flow *flow = &uniformity->flow;
    const uint32_t block = wd_flow_block_at(flow, instruction);
    wd_spirv_instruction there;
    evaluation e;
    if (block == WD_FLOW_NONE || !flow->blocks[block].is_reached ||
        !wd_spirv_module_instruction(flow->module, instruction, &there) ||
        !begin_evaluation(&e, uniformity, block, groups_of(uniformity, &there))) {
        return false;
    }
    uint32_t *visited = wd_alloc_zero(&uniformity->allocator, flow->num_blocks + 1, sizeof *visited);
    bool is_certain = false;
    *found = (wd_certain_divergence){.instruction = instruction};
    for (uint32_t b = 0; visited && !is_certain && b < e.function->num_blocks; b++) {
        const wd_flow_block *branch = &flow->blocks[e.function->first_block + b];
        is_certain = branch->is_reached && branch->num_targets == 2 &&
                     parts(&e, block, e.function->first_block + b, visited, found);
    }
    wd_free(&uniformity->allocator, visited);
    return is_certain;
}
