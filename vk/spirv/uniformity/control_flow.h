// The blocks of a module's functions, and their post-dominators. Block A post-dominates block B if every path from B to
// the end of the function goes through A.
//
// A block is control dependent on a branch if one of the branch's targets always leads to the block, and the branch
// itself does not (Ferrante, Ottenstein and Warren, The Program Dependence Graph and Its Use in Optimization, 1987).
//
// Paths on which the invocation ends early (OpKill, OpTerminateInvocation) do not count, unless a block has no others:
// the invocations that continue after `if (...) discard;` are all that are left.
#ifndef WARDEN_VK_SPIRV_UNIFORMITY_CONTROL_FLOW_H
#define WARDEN_VK_SPIRV_UNIFORMITY_CONTROL_FLOW_H

#include "vk/spirv/module.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_FLOW_NONE = 0xffffffff, // No block.
    WD_FLOW_END = 0xfffffffe,  // The end of the function, as a post-dominator.
};

// wd_flow_block is a block: instructions [label, end], with its OpLabel and the instruction that ends it.
typedef struct wd_flow_block {
    uint32_t label;
    uint32_t end;
    uint32_t function;
    // Blocks that it leads to, each once: indices into the flow's targets.
    uint32_t first_target;
    uint32_t num_targets;
    uint32_t post_dominator; // The immediate one.
    bool is_reached;         // From the function's beginning.
    bool is_killed;          // All paths from it end the invocation early, and the function has others.
} wd_flow_block;

typedef struct wd_flow_function {
    uint32_t id;
    uint32_t begin; // Instructions [begin, end).
    uint32_t end;
    uint32_t first_block;
    uint32_t num_blocks;
    uint32_t first_call; // Of it, an index into the flow's calls, plus one; 0: none.
    // False: post-dominators are unknown. Some block never leads to the end, or the function is too large.
    bool has_post_dominators;
} wd_flow_function;

// wd_flow_call is a call of a function of the module.
typedef struct wd_flow_call {
    uint32_t block;
    uint32_t next; // The next call of the function, as in `first_call`.
} wd_flow_call;

// wd_flow holds the blocks of all functions, in the order of the module.
typedef struct wd_flow {
    const wd_spirv_module *module;
    wd_flow_function *functions;
    uint32_t num_functions;
    wd_flow_block *blocks;
    uint32_t num_blocks;
    uint32_t *targets;
    uint32_t num_targets;
    wd_flow_call *calls;
    uint32_t num_calls;
    uint32_t *block_of;    // By id of a label: its block, plus one.
    uint32_t *function_of; // By id of a function: its number, plus one.
    uint32_t num_ids;
} wd_flow;

// wd_flow_read reads a module, which must outlive the flow. Its memory is the arena's. WD_ERROR_OUT_OF_MEMORY. Edges to
// labels outside the function are ignored, and the function then has no post-dominators.
wd_status wd_flow_read(wd_flow *flow, const wd_spirv_module *module, wd_arena *arena);

// wd_flow_block_at returns the block that has an instruction; WD_FLOW_NONE: it is in no block.
uint32_t wd_flow_block_at(const wd_flow *flow, uint32_t instruction);

// wd_flow_called returns the number of the function that an id names, plus one; 0: none.
static inline uint32_t wd_flow_called(const wd_flow *flow, uint32_t id) {
    return id < flow->num_ids ? flow->function_of[id] : 0;
}

// wd_flow_mark_callers marks the functions that call a marked function, directly or through others. `stack` has an
// entry for each function.
void wd_flow_mark_callers(const wd_flow *flow, bool *marks, uint32_t *stack);

// wd_flow_depends returns whether a block is control dependent on the branch that ends block `branch`, if that leads to
// block `target`. Both must be in one function with post-dominators. `*steps` is reduced by the blocks that are
// visited; false where there are no steps left.
bool wd_flow_depends(const wd_flow *flow, uint32_t block, uint32_t branch, uint32_t target, uint32_t *steps);

// wd_flow_leads_to returns whether a path leads from block `from` to block `to` of one function. `visited` has an entry
// for each block; it is overwritten.
bool wd_flow_leads_to(const wd_flow *flow, uint32_t from, uint32_t to, uint32_t *visited);

#ifdef __cplusplus
}
#endif
#endif
