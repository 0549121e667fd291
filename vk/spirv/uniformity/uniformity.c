#include "vk/spirv/uniformity/uniformity.h"

#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

// Of loops around the module; a module that needs more is not proven to be uniform anywhere.
enum { MAX_ROUNDS = 64, MAX_STEPS = 1 << 26 };

// Branches

static bool is_branch(const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpBranchConditional || instruction->opcode == SpvOpSwitch;
}

// Marks the blocks that depend on the branch of a block.
static void mark_dependents(wd_uniformity *u, uint32_t branch, bool *marks) {
    const wd_flow_block *block = &u->flow.blocks[branch];
    for (uint32_t i = 0; i < block->num_targets; i++) {
        uint32_t at = u->flow.targets[block->first_target + i];
        for (; u->steps && at < WD_FLOW_END && at != block->post_dominator; u->steps--) {
            wd_uniformity_set(u, marks, at);
            at = u->flow.blocks[at].post_dominator;
        }
    }
}

static bool has_divergent_condition(const wd_uniformity *u, const wd_flow_block *block) {
    wd_spirv_instruction branch;
    return block->num_targets > 1 && wd_spirv_module_instruction(u->flow.module, block->end, &branch) &&
           is_branch(&branch) && wd_uniformity_is_divergent(u, branch.words[1]);
}

static void visit_block(wd_uniformity *u, uint32_t number) {
    const wd_flow_block *block = &u->flow.blocks[number];
    wd_spirv_instruction instruction;
    if (!block->is_reached) {
        return;
    }
    if (u->is_divergent_function[block->function] ||
        !u->flow.functions[block->function].has_post_dominators) {
        wd_uniformity_set(u, u->is_divergent_block, number);
    }
    for (uint32_t i = block->label;
         i <= block->end && wd_spirv_module_instruction(u->flow.module, i, &instruction); i++) {
        wd_uniformity_visit(u, &instruction, number);
    }
    if (block->num_targets > 1 && !u->is_divergent_branch[number] &&
        (u->is_divergent_block[number] || has_divergent_condition(u, block))) {
        wd_uniformity_set(u, u->is_divergent_branch, number);
        mark_dependents(u, number, u->is_divergent_block);
    }
}

static void find_conditional_blocks(wd_uniformity *u) {
    for (uint32_t i = 0; i < u->flow.num_blocks; i++) {
        if (u->flow.blocks[i].is_reached && u->flow.blocks[i].num_targets > 1) {
            mark_dependents(u, i, u->is_conditional_block);
        }
    }
}

static void propagate(wd_uniformity *u) {
    uint32_t rounds = 0;
    do {
        u->has_changed = false;
        for (uint32_t i = 0; i < u->flow.num_blocks; i++) {
            visit_block(u, i);
        }
    } while (u->has_changed && u->steps && ++rounds < MAX_ROUNDS);
    if (u->has_changed || !u->steps) {
        memset(u->is_conditional_block, true, u->flow.num_blocks);
        memset(u->is_divergent_block, true, u->flow.num_blocks);
        memset(u->values, true, u->num_ids);
    }
}

// Finds the functions that call functions in which invocations may end, directly or through others.
static void find_called_ends(wd_uniformity *u, uint32_t *stack) {
    const wd_flow *flow = &u->flow;
    wd_spirv_instruction end;
    for (uint32_t i = 0; i < flow->num_blocks; i++) {
        u->ends[flow->blocks[i].function] |=
            wd_spirv_module_instruction(flow->module, flow->blocks[i].end, &end) &&
            end.opcode == SpvOpEmitMeshTasksEXT;
    }
    wd_flow_mark_callers(flow, u->ends, stack);
    for (uint32_t i = 0; i < flow->num_functions; i++) {
        for (uint32_t next = flow->functions[i].first_call; u->ends[i] && next;
             next = flow->calls[next - 1].next) {
            u->calls_ends[flow->blocks[flow->calls[next - 1].block].function] = true;
        }
    }
}

// Creation

static uint32_t find_glsl(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExtInstImport && strcmp((const char *)(head.at + 2), "GLSL.std.450") == 0) {
            return head.at[1];
        }
    }
    return 0;
}

static wd_group_kind find_derivative_groups(const wd_spirv_module *module) {
    wd_group_kind groups = WD_GROUP_NONE;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExecutionMode && head.at[2] == SpvExecutionModeDerivativeGroupQuadsNV) {
            groups = WD_GROUP_QUADS;
        } else if (head.opcode == SpvOpExecutionMode &&
                   head.at[2] == SpvExecutionModeDerivativeGroupLinearNV) {
            groups = WD_GROUP_LINEAR;
        }
    }
    return groups;
}

static bool allocate(wd_uniformity *u) {
    const size_t ids = u->num_ids + 1, blocks = u->flow.num_blocks + 1, functions = u->flow.num_functions + 1;
    u->values = wd_arena_alloc_zero(&u->arena, ids, sizeof *u->values);
    u->contents = wd_arena_alloc_zero(&u->arena, ids, sizeof *u->contents);
    u->roots = wd_arena_alloc_zero(&u->arena, ids, sizeof *u->roots);
    u->is_buffer_block = wd_arena_alloc_zero(&u->arena, ids, sizeof *u->is_buffer_block);
    u->is_divergent_block = wd_arena_alloc_zero(&u->arena, blocks, sizeof *u->is_divergent_block);
    u->is_divergent_branch = wd_arena_alloc_zero(&u->arena, blocks, sizeof *u->is_divergent_branch);
    u->is_conditional_block = wd_arena_alloc_zero(&u->arena, blocks, sizeof *u->is_conditional_block);
    u->is_divergent_function = wd_arena_alloc_zero(&u->arena, functions, sizeof(bool));
    u->ends = wd_arena_alloc_zero(&u->arena, functions, sizeof *u->ends);
    u->calls_ends = wd_arena_alloc_zero(&u->arena, functions, sizeof *u->calls_ends);
    u->ends_a_part = wd_arena_alloc_zero(&u->arena, functions, sizeof *u->ends_a_part);
    return u->values && u->contents && u->roots && u->is_buffer_block && u->is_divergent_block &&
           u->is_divergent_branch && u->is_conditional_block && u->is_divergent_function && u->ends &&
           u->calls_ends && u->ends_a_part;
}

static bool analyze(wd_uniformity *u) {
    uint32_t *stack = wd_arena_alloc_zero(&u->arena, u->flow.num_functions + 1, sizeof *stack);
    if (!stack) {
        return false;
    }
    u->glsl = find_glsl(u->flow.module);
    u->derivative_groups = find_derivative_groups(u->flow.module);
    u->steps = MAX_STEPS;
    find_called_ends(u, stack);
    find_conditional_blocks(u);
    wd_uniformity_find_contents(u);
    propagate(u);
    return true;
}

wd_status wd_uniformity_create(wd_allocator allocator, const wd_spirv_module *module,
                               wd_uniformity **uniformity) {
    wd_uniformity *u = wd_alloc_zero(&allocator, 1, sizeof *u);
    *uniformity = NULL;
    if (!u) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    u->allocator = allocator;
    u->num_ids = wd_spirv_module_num_ids(module);
    wd_arena_init(&u->arena, allocator, 0);
    if (wd_flow_read(&u->flow, module, &u->arena) || !allocate(u) || !analyze(u)) {
        wd_uniformity_destroy(u);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *uniformity = u;
    return WD_OK;
}

void wd_uniformity_destroy(wd_uniformity *uniformity) {
    if (uniformity) {
        const wd_allocator allocator = uniformity->allocator;
        wd_arena_finish(&uniformity->arena);
        wd_free(&allocator, uniformity);
    }
}

// Queries

bool wd_uniformity_is_uniform(const wd_uniformity *uniformity, uint32_t instruction) {
    const uint32_t block = wd_flow_block_at(&uniformity->flow, instruction);
    return block != WD_FLOW_NONE && !uniformity->is_divergent_block[block];
}

bool wd_is_workgroup_barrier(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    uint64_t scope;
    return instruction->opcode == SpvOpControlBarrier &&
           wd_spirv_module_constant(module, instruction->words[1], &scope) && scope == SpvScopeWorkgroup;
}
