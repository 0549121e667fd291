// Finds the blocks that each invocation executes: the first block of a function, the targets of its unconditional
// branches, and the blocks after its selections and loops. In a function with several exits, or a module whose
// invocations may end early, only those up to the first condition.
#include <spirv/unified1/spirv.h>

#include "vk/syncval/validator/shaders/shader_walk.h"

void wd_syncval_count_exits(wd_syncval_walk *at, uint32_t function, uint32_t opcode) {
    switch (opcode) {
    case SpvOpReturn:
    case SpvOpReturnValue:
    case SpvOpUnreachable:
        at->exits[function] += at->exits[function] < UINT8_MAX;
        return;
    case SpvOpKill:
    case SpvOpTerminateInvocation:
    case SpvOpDemoteToHelperInvocation:
    case SpvOpIgnoreIntersectionKHR:
    case SpvOpTerminateRayKHR:
    case SpvOpEmitMeshTasksEXT:
        at->has_kills = true;
        return;
    default:
        return;
    }
}

void wd_syncval_enter_function(wd_syncval_walk *at) {
    at->flow.is_called_always = at->flow.is_always;
    at->flow.is_at_entry = true;
}

static void mark(wd_syncval_walk *at, uint32_t label) {
    if (label < at->num_ids) {
        at->is_always[label] = true;
    }
}

void wd_syncval_follow_blocks(wd_syncval_walk *at, uint32_t function,
                              const wd_spirv_instruction *instruction) {
    const bool ends_once = at->exits[function] <= 1 && !at->has_kills;
    const bool is_always = at->flow.is_always;
    switch (instruction->opcode) {
    case SpvOpLabel:
        at->flow.is_always = at->flow.is_called_always &&
                             (at->flow.is_at_entry ||
                              (instruction->result < at->num_ids && at->is_always[instruction->result]));
        at->flow.is_at_entry = false; // The first block has no predecessor.
        at->flow.merge = 0;
        return;
    case SpvOpSelectionMerge:
    case SpvOpLoopMerge:
        at->flow.merge = instruction->num_words > 1 ? instruction->words[1] : 0;
        if (ends_once && is_always) {
            mark(at, at->flow.merge);
        }
        return;
    case SpvOpBranch:
        // The body of a loop may end early.
        if (is_always && !at->flow.merge && instruction->num_words > 1) {
            mark(at, instruction->words[1]);
        }
        return;
    default:
        return;
    }
}
