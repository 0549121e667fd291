// The branches that may part the invocations of a quad on their way to derivatives and to reads of each other.
//
// Control dependence is transitive: `needs` marks the blocks that have such an operation, call a function that needs a
// complete quad, or end in a branch that a block depends on that needs one. Functions are read after all those that
// they call.
#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { MAX_STEPS = 1 << 24, MAX_USES = 256, WORD_BITS = 32 };

// search is the state of one call.
typedef struct search {
    const wd_uniformity *u;
    wd_quads *quads;
    bool has_derivatives; // The stages have derivative groups.
    bool *is_used;        // By id: an instruction of a function has it as an operand.
    bool *needs;          // By block,
    bool *function_needs; // and by function.
    bool *function_kills; // By function: an invocation may end early or become a helper in it.
    bool *kills;          // By block.
    uint32_t *open_calls; // By function: its calls of functions that are not read yet.
    uint32_t *ready;      // Functions without such calls.
    uint32_t *visited;    // By block, of the last walk.
    uint32_t *stack;
    uint32_t walk;
    uint32_t num_uses; // That were asked for.
    uint32_t steps;
} search;

bool wd_module_has_only_stage(const wd_spirv_module *module, uint32_t execution_model) {
    wd_spirv_entry_point entry_point;
    uint32_t count = 0;
    while (wd_spirv_module_entry_point(module, count, &entry_point)) {
        if (entry_point.execution_model != execution_model) {
            return false;
        }
        count++;
    }
    return count != 0;
}

wd_quad_kind wd_quad_kind_of(const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpImageSampleImplicitLod:
    case SpvOpImageSampleDrefImplicitLod:
    case SpvOpImageSampleProjImplicitLod:
    case SpvOpImageSampleProjDrefImplicitLod:
    case SpvOpImageSparseSampleImplicitLod:
    case SpvOpImageSparseSampleDrefImplicitLod:
    case SpvOpImageSparseSampleProjImplicitLod:
    case SpvOpImageSparseSampleProjDrefImplicitLod:
    case SpvOpImageQueryLod:
    case SpvOpDPdx:
    case SpvOpDPdy:
    case SpvOpFwidth:
    case SpvOpDPdxFine:
    case SpvOpDPdyFine:
    case SpvOpFwidthFine:
    case SpvOpDPdxCoarse:
    case SpvOpDPdyCoarse:
    case SpvOpFwidthCoarse:
        return WD_QUAD_DERIVATIVE;
    case SpvOpGroupNonUniformQuadBroadcast:
    case SpvOpGroupNonUniformQuadSwap:
        return WD_QUAD_READ;
    default:
        return WD_QUAD_NOTHING;
    }
}

// Instructions

static void read_uses(search *s) {
    const wd_spirv_module *module = s->u->flow.module;
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            if (instruction.words[word] < s->u->num_ids) {
                s->is_used[instruction.words[word]] = true;
            }
        }
    }
}

static bool is_operation(search *s, const wd_spirv_instruction *instruction) {
    switch (wd_quad_kind_of(instruction)) {
    case WD_QUAD_DERIVATIVE:
        return s->has_derivatives && instruction->result < s->u->num_ids && s->is_used[instruction->result];
    case WD_QUAD_READ:
        return s->num_uses++ < MAX_USES && wd_uniformity_uses(s->u, instruction->index);
    default:
        return false;
    }
}

static bool add_operation(search *s, uint32_t instruction) {
    uint32_t *added = WD_VECTOR_PUSH(&s->quads->allocator, &s->quads->operations);
    if (added) {
        *added = instruction;
    }
    return added;
}

static void note_call(search *s, uint32_t block, uint32_t function_id) {
    const uint32_t callee = wd_flow_called(&s->u->flow, function_id);
    if (callee) {
        s->needs[block] |= s->function_needs[callee - 1];
        s->kills[block] |= s->function_kills[callee - 1];
    }
}

static bool read_block(search *s, uint32_t number) {
    const wd_flow_block *block = &s->u->flow.blocks[number];
    wd_spirv_instruction instruction;
    for (uint32_t i = block->label;
         s->steps && i <= block->end && wd_spirv_module_instruction(s->u->flow.module, i, &instruction);
         i++) {
        s->steps--;
        if (instruction.opcode == SpvOpFunctionCall) {
            note_call(s, number, instruction.words[3]);
            continue;
        }
        s->kills[number] |= instruction.opcode == SpvOpKill ||
                            instruction.opcode == SpvOpTerminateInvocation ||
                            instruction.opcode == SpvOpDemoteToHelperInvocationEXT;
        if (s->u->is_divergent_block[number] && is_operation(s, &instruction)) {
            s->needs[number] = true;
            if (!add_operation(s, i)) {
                return false;
            }
        }
    }
    return true;
}

// Dependence

// Whether a block that depends on the branch of a block needs a complete quad.
static bool has_needy_dependent(search *s, uint32_t branch) {
    const wd_flow *flow = &s->u->flow;
    const wd_flow_block *block = &flow->blocks[branch];
    for (uint32_t i = 0; i < block->num_targets; i++) {
        uint32_t at = flow->targets[block->first_target + i];
        for (; s->steps && at < WD_FLOW_END && at != block->post_dominator; s->steps--) {
            if (s->needs[at]) {
                return true;
            }
            at = flow->blocks[at].post_dominator;
        }
    }
    return false;
}

static bool read_blocks(search *s, uint32_t number) {
    const wd_flow_function *function = &s->u->flow.functions[number];
    for (uint32_t i = function->first_block; i < function->first_block + function->num_blocks; i++) {
        if (s->u->flow.blocks[i].is_reached && !read_block(s, i)) {
            return false;
        }
        s->function_needs[number] |= s->needs[i];
        s->function_kills[number] |= s->kills[i];
    }
    return true;
}

// Dependents are mostly after their branches, except in loops.
static void spread_needs(search *s, uint32_t number) {
    const wd_flow_function *function = &s->u->flow.functions[number];
    bool has_changed = s->function_needs[number];
    while (has_changed && s->steps) {
        has_changed = false;
        for (uint32_t i = function->num_blocks; s->steps && i-- > 0; s->steps--) {
            const uint32_t block = function->first_block + i;
            if (!s->needs[block] && s->u->flow.blocks[block].is_reached &&
                s->u->flow.blocks[block].num_targets > 1 && has_needy_dependent(s, block)) {
                s->needs[block] = has_changed = true;
            }
        }
    }
}

static uint32_t caller_of(const wd_flow *flow, const wd_flow_call *call) {
    return flow->blocks[call->block].function;
}

// Reads functions in the order of their calls. Recursive functions, which are not valid, end the search.
static bool propagate(search *s) {
    const wd_flow *flow = &s->u->flow;
    uint32_t num_ready = 0;
    for (uint32_t i = 0; i < flow->num_calls; i++) {
        s->open_calls[caller_of(flow, &flow->calls[i])]++;
    }
    for (uint32_t i = 0; i < flow->num_functions; i++) {
        if (!s->open_calls[i]) {
            s->ready[num_ready++] = i;
        }
    }
    for (uint32_t i = 0; i < num_ready; i++) {
        if (!read_blocks(s, s->ready[i])) {
            return false;
        }
        spread_needs(s, s->ready[i]);
        uint32_t next = flow->functions[s->ready[i]].first_call;
        for (; next; next = flow->calls[next - 1].next) {
            const uint32_t caller = caller_of(flow, &flow->calls[next - 1]);
            if (!--s->open_calls[caller]) {
                s->ready[num_ready++] = caller;
            }
        }
    }
    s->steps = num_ready == flow->num_functions ? s->steps : 0;
    return true;
}

// Branches

// Whether an invocation may end early between a branch and the block where the paths meet.
static bool kills_before_join(search *s, uint32_t branch) {
    const wd_flow *flow = &s->u->flow;
    uint32_t count = 0;
    s->walk++;
    s->stack[count++] = branch;
    while (count && s->steps) {
        const uint32_t number = s->stack[--count];
        const wd_flow_block *block = &flow->blocks[number];
        if (number != branch && s->kills[number]) {
            return true;
        }
        for (uint32_t i = 0; i < block->num_targets && s->steps; i++, s->steps--) {
            const uint32_t target = flow->targets[block->first_target + i];
            if (target != flow->blocks[branch].post_dominator && s->visited[target] != s->walk) {
                s->visited[target] = s->walk;
                s->stack[count++] = target;
            }
        }
    }
    return count != 0;
}

// The block that the merge instruction before a branch names; WD_FLOW_NONE: none.
static uint32_t merge_block(const search *s, const wd_flow_block *block) {
    wd_spirv_instruction merge;
    const bool has_merge = block->end > block->label &&
                           wd_spirv_module_instruction(s->u->flow.module, block->end - 1, &merge) &&
                           (merge.opcode == SpvOpSelectionMerge || merge.opcode == SpvOpLoopMerge) &&
                           merge.words[1] < s->u->flow.num_ids;
    return has_merge ? s->u->flow.block_of[merge.words[1]] - 1 : WD_FLOW_NONE;
}

static uint32_t count_live_targets(const wd_flow *flow, const wd_flow_block *block) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < block->num_targets; i++) {
        count += !flow->blocks[flow->targets[block->first_target + i]].is_killed || block->is_killed;
    }
    return count;
}

static bool is_word(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type) &&
           type.words[2] == WORD_BITS;
}

static bool parts_quads(search *s, uint32_t number) {
    const wd_flow *flow = &s->u->flow;
    const wd_flow_block *block = &flow->blocks[number];
    wd_spirv_instruction branch;
    return block->is_reached && count_live_targets(flow, block) > 1 &&
           block->post_dominator != WD_FLOW_NONE && flow->functions[block->function].has_post_dominators &&
           wd_spirv_module_instruction(flow->module, block->end, &branch) &&
           (branch.opcode == SpvOpBranchConditional ||
            (branch.opcode == SpvOpSwitch && is_word(flow->module, branch.words[1]))) &&
           wd_uniformity_is_divergent(s->u, branch.words[1]) && has_needy_dependent(s, number) &&
           (merge_block(s, block) == block->post_dominator || !kills_before_join(s, number));
}

static wd_status list_branches(search *s) {
    const wd_flow *flow = &s->u->flow;
    wd_quads *quads = s->quads;
    size_t capacity = 0;
    for (uint32_t i = 0; i < flow->num_blocks; i++) {
        capacity += flow->blocks[i].num_targets > 1;
    }
    quads->branches = wd_alloc_zero(&quads->allocator, capacity + 1, sizeof *quads->branches);
    if (!quads->branches) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < flow->num_blocks && s->steps; i++) {
        const uint32_t join = flow->blocks[i].post_dominator;
        if (parts_quads(s, i)) {
            quads->branches[quads->num_branches++] = (wd_quad_branch){
                .branch = flow->blocks[i].end,
                .join = join < WD_FLOW_END ? flow->blocks[join].label : UINT32_MAX,
                .function = flow->functions[flow->blocks[i].function].begin,
            };
        }
    }
    return WD_OK;
}

static int compare(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static bool allocate(search *s) {
    const wd_allocator *allocator = &s->quads->allocator;
    const size_t blocks = s->u->flow.num_blocks + 1, functions = s->u->flow.num_functions + 1;
    s->is_used = wd_alloc_zero(allocator, s->u->num_ids + 1, sizeof *s->is_used);
    s->needs = wd_alloc_zero(allocator, blocks, sizeof *s->needs);
    s->kills = wd_alloc_zero(allocator, blocks, sizeof *s->kills);
    s->function_needs = wd_alloc_zero(allocator, functions, sizeof *s->function_needs);
    s->function_kills = wd_alloc_zero(allocator, functions, sizeof *s->function_kills);
    s->open_calls = wd_alloc_zero(allocator, functions, sizeof *s->open_calls);
    s->ready = wd_alloc_zero(allocator, functions, sizeof *s->ready);
    s->visited = wd_alloc_zero(allocator, blocks, sizeof *s->visited);
    s->stack = wd_alloc_zero(allocator, blocks, sizeof *s->stack);
    return s->is_used && s->needs && s->kills && s->function_needs && s->function_kills && s->open_calls &&
           s->ready && s->visited && s->stack;
}

static void free_arrays(search *s) {
    const wd_allocator *allocator = &s->quads->allocator;
    wd_free(allocator, s->is_used);
    wd_free(allocator, s->needs);
    wd_free(allocator, s->kills);
    wd_free(allocator, s->function_needs);
    wd_free(allocator, s->function_kills);
    wd_free(allocator, s->open_calls);
    wd_free(allocator, s->ready);
    wd_free(allocator, s->visited);
    wd_free(allocator, s->stack);
}

wd_status wd_uniformity_find_quads(const wd_uniformity *uniformity, wd_quads *quads) {
    const wd_spirv_module *module = uniformity->flow.module;
    const bool is_fragment = wd_module_has_only_stage(module, SpvExecutionModelFragment);
    *quads = (wd_quads){.allocator = uniformity->allocator};
    if (!is_fragment && !wd_module_has_only_stage(module, SpvExecutionModelGLCompute)) {
        return WD_OK;
    }
    search search = {.u = uniformity, .quads = quads, .steps = MAX_STEPS};
    search.has_derivatives = is_fragment || uniformity->derivative_groups != WD_GROUP_NONE;
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    if (allocate(&search)) {
        read_uses(&search);
        status = propagate(&search) ? list_branches(&search) : WD_ERROR_OUT_OF_MEMORY;
    }
    free_arrays(&search);
    if (!search.steps || !quads->num_branches) {
        quads->num_branches = quads->operations.count = 0;
    }
    if (quads->operations.count) {
        qsort(quads->operations.items, quads->operations.count, sizeof *quads->operations.items, compare);
    }
    return status;
}

void wd_quads_finish(wd_quads *quads) {
    if (quads->branches) {
        wd_free(&quads->allocator, quads->branches);
    }
    if (quads->operations.items) {
        wd_free(&quads->allocator, quads->operations.items);
    }
    *quads = (wd_quads){0};
}
