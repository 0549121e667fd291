// Facts of the control flow of all loops, for loop budgets. They are read once for the module: loops may be nested as
// deeply as a module wants.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static void note_back_edge(const wd_spirv_module *module, wd_budget_flow *flow, uint32_t target,
                           uint32_t label, uint32_t index) {
    wd_spirv_instruction header;
    if (wd_spirv_module_find_opcode(module, target, SpvOpLabel, &header) && header.index < index &&
        !flow->latch_of[target]) {
        flow->latch_of[target] = label;
    }
}

// Reads the branches. `last_exit`, by id of a label: its last exit, plus one.
static void read_branches(const wd_analysis *analysis, wd_budget_flow *flow, uint32_t *last_exit) {
    wd_spirv_instruction branch;
    uint32_t label = 0, count = 0;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         wd_spirv_module_instruction(analysis->module, i, &branch); i++) {
        label = branch.opcode == SpvOpLabel ? branch.result : label;
        const uint32_t num_targets = branch.opcode == SpvOpBranch              ? 1
                                     : branch.opcode == SpvOpBranchConditional ? 2
                                                                               : 0;
        for (uint32_t t = 0; t < num_targets; t++) {
            const uint32_t target = branch.words[num_targets + t];
            if (target >= analysis->num_ids) {
                continue;
            }
            note_back_edge(analysis->module, flow, target, label, i);
            if (num_targets == 2 && branch.words[2] != branch.words[3]) {
                flow->exits[count++] = (wd_budget_exit){.instruction = i, .label = label};
                *(last_exit[target] ? &flow->exits[last_exit[target] - 1].next : &flow->first_exit[target]) =
                    count;
                last_exit[target] = count;
            }
        }
    }
}

// Fills the tree from its leaves, the last uses of each instruction's result.
static void read_uses(const wd_analysis *analysis, wd_budget_flow *flow) {
    wd_spirv_instruction instruction, made;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            if (wd_spirv_module_find(analysis->module, instruction.words[word], &made) &&
                made.opcode != SpvOpLabel) {
                flow->last_uses[flow->num_leaves + made.index] = i;
            }
        }
    }
    for (uint32_t i = flow->num_leaves; i-- > 1;) {
        const uint32_t left = flow->last_uses[2 * i], right = flow->last_uses[2 * i + 1];
        flow->last_uses[i] = left > right ? left : right;
    }
}

static uint32_t count_conditions(const wd_spirv_module *module) {
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        count += instruction.opcode == SpvOpBranchConditional;
    }
    return count;
}

const wd_budget_flow *wd_budget_flow_of(wd_analysis *analysis) {
    wd_check_subjects *subjects = analysis->subjects;
    wd_arena *arena = &analysis->arena;
    if (subjects->budgets.flow) {
        return subjects->budgets.flow;
    }
    wd_budget_flow *flow = wd_arena_alloc_zero(arena, 1, sizeof *flow);
    uint32_t *last_exit = wd_arena_alloc_zero(arena, analysis->num_ids + 1u, sizeof *last_exit);
    if (!flow || !last_exit) {
        return NULL;
    }
    flow->num_leaves = 1;
    while (flow->num_leaves < wd_spirv_module_num_instructions(analysis->module)) {
        flow->num_leaves *= 2;
    }
    flow->latch_of = wd_arena_alloc_zero(arena, analysis->num_ids + 1u, sizeof *flow->latch_of);
    flow->first_exit = wd_arena_alloc_zero(arena, analysis->num_ids + 1u, sizeof *flow->first_exit);
    flow->exits =
        wd_arena_alloc_zero(arena, 2 * (size_t)count_conditions(analysis->module) + 1, sizeof *flow->exits);
    flow->last_uses = wd_arena_alloc_zero(arena, 2 * (size_t)flow->num_leaves, sizeof *flow->last_uses);
    if (!flow->latch_of || !flow->first_exit || !flow->exits || !flow->last_uses) {
        return NULL;
    }
    read_branches(analysis, flow, last_exit);
    read_uses(analysis, flow);
    return subjects->budgets.flow = flow;
}

uint32_t wd_budget_last_use(const wd_budget_flow *flow, uint32_t begin, uint32_t end) {
    uint32_t last = 0, left = flow->num_leaves + begin, right = flow->num_leaves + end;
    for (; left < right; left /= 2, right /= 2) {
        const uint32_t a = left & 1 ? flow->last_uses[left++] : 0;
        const uint32_t b = right & 1 ? flow->last_uses[--right] : 0;
        last = a > last ? a : last;
        last = b > last ? b : last;
    }
    return last;
}
