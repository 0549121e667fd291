#include "vk/spirv/uniformity/control_flow.h"

#include <spirv/unified1/spirv.h>

// graph holds the arrays of one function while its post-dominators are computed. Blocks have their numbers in the
// function.
typedef struct graph {
    wd_flow *flow;
    wd_flow_function *function;
    uint32_t *first_source; // By block, with one more: the blocks that lead to it, in `sources`.
    uint32_t *sources;
    uint32_t *stack;
    uint32_t *next;  // By block on the stack: the next edge to follow.
    uint32_t *order; // By block: its number in a depth-first walk from the end, plus one; 0: not reached.
    uint32_t *by_order;
    uint32_t num_ordered;
    uint32_t num_live; // Of these, the first ones lead to the end of the function.
    uint64_t steps;    // That are left, for modules that are made to take long.
} graph;

// Reading

static bool is_in_function(const wd_flow *flow, const wd_flow_function *function, uint32_t label,
                           uint32_t *block) {
    const uint32_t number = label < flow->num_ids ? flow->block_of[label] : 0;
    *block = number - 1;
    return number && *block >= function->first_block && *block - function->first_block < function->num_blocks;
}

static uint32_t switch_step(const wd_spirv_module *module, const wd_spirv_instruction *branch) {
    wd_spirv_instruction selector, type;
    const bool is_wide = wd_spirv_module_find(module, branch->words[1], &selector) &&
                         wd_spirv_module_find_opcode(module, selector.result_type, SpvOpTypeInt, &type) &&
                         type.words[2] > 32;
    return is_wide ? 3 : 2;
}

static uint32_t count_targets(const wd_spirv_instruction *branch) {
    switch (branch->opcode) {
    case SpvOpBranch:
        return 1;
    case SpvOpBranchConditional:
        return 2;
    case SpvOpSwitch:
        return branch->num_words / 2; // An upper bound.
    default:
        return 0;
    }
}

static void add_target(wd_flow *flow, wd_flow_function *function, wd_flow_block *block, uint32_t label,
                       uint32_t *seen) {
    uint32_t target;
    const uint32_t number = (uint32_t)(block - flow->blocks) + 1;
    if (!is_in_function(flow, function, label, &target)) {
        function->has_post_dominators = false;
    } else if (seen[target] != number) {
        seen[target] = number;
        flow->targets[flow->num_targets++] = target;
        block->num_targets++;
    }
}

// `seen`, by block: the last block that leads to it, plus one.
static void read_targets(wd_flow *flow, wd_flow_block *block, uint32_t *seen) {
    wd_flow_function *function = &flow->functions[block->function];
    wd_spirv_instruction branch = {0};
    block->first_target = flow->num_targets;
    wd_spirv_module_instruction(flow->module, block->end, &branch);
    if (branch.opcode == SpvOpBranch) {
        add_target(flow, function, block, branch.words[1], seen);
    } else if (branch.opcode == SpvOpBranchConditional) {
        add_target(flow, function, block, branch.words[2], seen);
        add_target(flow, function, block, branch.words[3], seen);
    } else if (branch.opcode == SpvOpSwitch) {
        const uint32_t step = switch_step(flow->module, &branch);
        for (uint32_t word = 2; word < branch.num_words; word += step) {
            add_target(flow, function, block, branch.words[word], seen);
        }
    }
}

// count_parts counts functions, blocks and edges.
static void count_parts(wd_flow *flow) {
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(flow->module);
         wd_spirv_module_instruction(flow->module, i, &instruction); i++) {
        flow->num_functions += instruction.opcode == SpvOpFunction;
        flow->num_blocks += instruction.opcode == SpvOpLabel;
        flow->num_calls += instruction.opcode == SpvOpFunctionCall;
        flow->num_targets += count_targets(&instruction);
    }
}

static void begin_function(wd_flow *flow, const wd_spirv_instruction *instruction) {
    flow->function_of[instruction->result] = flow->num_functions + 1;
    flow->functions[flow->num_functions++] = (wd_flow_function){.id = instruction->result,
                                                                .begin = instruction->index,
                                                                .end = instruction->index,
                                                                .first_block = flow->num_blocks,
                                                                .has_post_dominators = true};
}

// read_calls adds the calls of a block to the lists of the functions that they call.
static void read_calls(wd_flow *flow, uint32_t number) {
    const wd_flow_block *block = &flow->blocks[number];
    wd_spirv_instruction call;
    for (uint32_t i = block->label; i <= block->end && wd_spirv_module_instruction(flow->module, i, &call);
         i++) {
        const uint32_t callee = call.opcode == SpvOpFunctionCall ? wd_flow_called(flow, call.words[3]) : 0;
        if (callee) {
            flow->calls[flow->num_calls] = (wd_flow_call){number, flow->functions[callee - 1].first_call};
            flow->functions[callee - 1].first_call = ++flow->num_calls;
        }
    }
}

// read_blocks fills functions and blocks. Instructions outside any block are ignored.
static void read_blocks(wd_flow *flow) {
    wd_spirv_instruction instruction;
    bool is_open = false; // A block is.
    flow->num_functions = flow->num_blocks = flow->num_targets = flow->num_calls = 0;
    for (uint32_t i = wd_spirv_module_first_function(flow->module);
         wd_spirv_module_instruction(flow->module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpFunction) {
            begin_function(flow, &instruction);
            is_open = false;
        }
        if (!flow->num_functions) {
            continue;
        }
        wd_flow_function *function = &flow->functions[flow->num_functions - 1];
        function->end = i + 1;
        if (instruction.opcode == SpvOpLabel) {
            flow->block_of[instruction.result] = flow->num_blocks + 1;
            flow->blocks[flow->num_blocks++] = (wd_flow_block){
                .label = i, .end = i, .function = flow->num_functions - 1, .post_dominator = WD_FLOW_NONE};
            function->num_blocks++;
            is_open = true;
        } else if (is_open) {
            flow->blocks[flow->num_blocks - 1].end = i;
            is_open = !wd_spirv_ends_block(instruction.opcode);
        }
    }
}

// Walks

static void find_reached(wd_flow *flow, const wd_flow_function *function, uint32_t *stack) {
    uint32_t count = 0;
    if (function->num_blocks) {
        flow->blocks[function->first_block].is_reached = true;
        stack[count++] = function->first_block;
    }
    while (count) {
        const wd_flow_block *block = &flow->blocks[stack[--count]];
        for (uint32_t i = 0; i < block->num_targets; i++) {
            const uint32_t target = flow->targets[block->first_target + i];
            if (!flow->blocks[target].is_reached) {
                flow->blocks[target].is_reached = true;
                stack[count++] = target;
            }
        }
    }
}

bool wd_flow_leads_to(const wd_flow *flow, uint32_t from, uint32_t to, uint32_t *visited) {
    // The list of blocks to visit is in `visited`: the next one, plus two; 0: not visited, 1: the last one.
    for (uint32_t i = 0; i < flow->num_blocks; i++) {
        visited[i] = 0;
    }
    visited[from] = 1;
    uint32_t next = from;
    while (next != WD_FLOW_NONE) {
        if (next == to) {
            return true;
        }
        const wd_flow_block *block = &flow->blocks[next];
        next = visited[next] > 1 ? visited[next] - 2 : WD_FLOW_NONE;
        for (uint32_t i = 0; i < block->num_targets; i++) {
            const uint32_t target = flow->targets[block->first_target + i];
            if (!visited[target]) {
                visited[target] = next == WD_FLOW_NONE ? 1 : next + 2;
                next = target;
            }
        }
    }
    return false;
}

// Post-dominators (Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm, 2001)

static const wd_flow_block *block_of(const graph *graph, uint32_t block) {
    return &graph->flow->blocks[graph->function->first_block + block];
}

static uint32_t target_of(const graph *graph, const wd_flow_block *block, uint32_t i) {
    return graph->flow->targets[block->first_target + i] - graph->function->first_block;
}

static void find_sources(graph *graph) {
    const uint32_t count = graph->function->num_blocks;
    for (uint32_t b = 0; b < count; b++) {
        const wd_flow_block *block = block_of(graph, b);
        for (uint32_t i = 0; block->is_reached && i < block->num_targets; i++) {
            graph->first_source[target_of(graph, block, i) + 1]++;
        }
    }
    for (uint32_t b = 0; b < count; b++) {
        graph->first_source[b + 1] += graph->first_source[b];
        graph->next[b] = graph->first_source[b];
    }
    for (uint32_t b = 0; b < count; b++) {
        const wd_flow_block *block = block_of(graph, b);
        for (uint32_t i = 0; block->is_reached && i < block->num_targets; i++) {
            graph->sources[graph->next[target_of(graph, block, i)]++] = b;
        }
    }
    for (uint32_t b = 0; b < count; b++) {
        graph->next[b] = graph->first_source[b];
    }
}

// order_from numbers the blocks that lead to `last`, in postorder.
static void order_from(graph *graph, uint32_t last) {
    enum { ON_STACK = UINT32_MAX };
    uint32_t count = 0;
    graph->order[last] = ON_STACK;
    graph->stack[count++] = last;
    while (count) {
        const uint32_t b = graph->stack[count - 1];
        if (graph->next[b] == graph->first_source[b + 1]) {
            graph->by_order[graph->num_ordered++] = b;
            graph->order[b] = graph->num_ordered;
            count--;
            continue;
        }
        const uint32_t source = graph->sources[graph->next[b]++];
        if (!graph->order[source]) {
            graph->order[source] = ON_STACK;
            graph->stack[count++] = source;
        }
    }
}

static bool kills(const graph *graph, const wd_flow_block *block) {
    wd_spirv_instruction end = {0};
    wd_spirv_module_instruction(graph->flow->module, block->end, &end);
    return end.opcode == SpvOpKill || end.opcode == SpvOpTerminateInvocation;
}

static uint32_t order_of(const graph *graph, uint32_t block) {
    return block == WD_FLOW_END ? UINT32_MAX : graph->order[block - graph->function->first_block];
}

// Returns the nearest block that post-dominates both. WD_FLOW_NONE: there are no steps left.
static uint32_t intersect(graph *graph, uint32_t a, uint32_t b) {
    while (a != b && graph->steps) {
        graph->steps--;
        if (order_of(graph, a) < order_of(graph, b)) {
            a = graph->flow->blocks[a].post_dominator;
        } else {
            b = graph->flow->blocks[b].post_dominator;
        }
    }
    return a == b ? a : WD_FLOW_NONE;
}

// Returns the post-dominator of a block, given those that are known so far.
static uint32_t find_post_dominator(graph *graph, const wd_flow_block *block) {
    uint32_t found = block->num_targets ? WD_FLOW_NONE : WD_FLOW_END;
    for (uint32_t i = 0; i < block->num_targets; i++) {
        const uint32_t target = graph->flow->targets[block->first_target + i];
        if (graph->flow->blocks[target].post_dominator == WD_FLOW_NONE ||
            (graph->flow->blocks[target].is_killed && !block->is_killed)) {
            continue;
        }
        found = found == WD_FLOW_NONE ? target : intersect(graph, found, target);
        if (found == WD_FLOW_NONE) {
            return found;
        }
    }
    return found;
}

static void find_post_dominators(graph *graph) {
    bool has_changed = true;
    while (has_changed && graph->steps) {
        has_changed = false;
        for (uint32_t i = graph->num_ordered; i-- > 0 && graph->steps;) {
            graph->steps--;
            wd_flow_block *block = &graph->flow->blocks[graph->function->first_block + graph->by_order[i]];
            const uint32_t found = find_post_dominator(graph, block);
            if (found != block->post_dominator && graph->steps) {
                block->post_dominator = found;
                has_changed = true;
            }
        }
    }
    graph->function->has_post_dominators &= graph->steps != 0;
}

static void order_from_ends(graph *graph, bool that_kill) {
    for (uint32_t b = 0; b < graph->function->num_blocks; b++) {
        const wd_flow_block *block = block_of(graph, b);
        if (block->is_reached && !block->num_targets && kills(graph, block) == that_kill) {
            order_from(graph, b);
        }
    }
}

static void order_blocks(graph *graph) {
    order_from_ends(graph, false);
    graph->num_live = graph->num_ordered;
    order_from_ends(graph, true);
    for (uint32_t b = 0; b < graph->function->num_blocks; b++) {
        wd_flow_block *block = &graph->flow->blocks[graph->function->first_block + b];
        graph->function->has_post_dominators &= !block->is_reached || graph->order[b] != 0;
        block->is_killed = graph->num_live && graph->order[b] > graph->num_live;
    }
}

static wd_status read_function(wd_flow *flow, wd_flow_function *function, wd_arena *arena) {
    enum { STEPS_A_BLOCK = 64, MIN_STEPS = 1 << 20 };
    const size_t count = function->num_blocks;
    size_t num_edges = 0;
    for (size_t b = 0; b < count; b++) {
        num_edges += flow->blocks[function->first_block + b].num_targets;
    }
    uint32_t *memory = wd_arena_alloc_zero(arena, 5 * count + 1 + num_edges, sizeof *memory);
    if (!memory) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    graph graph = {.flow = flow,
                   .function = function,
                   .first_source = memory,
                   .stack = memory + count + 1,
                   .next = memory + 2 * count + 1,
                   .order = memory + 3 * count + 1,
                   .by_order = memory + 4 * count + 1,
                   .sources = memory + 5 * count + 1,
                   .steps = MIN_STEPS + STEPS_A_BLOCK * (uint64_t)count};
    find_reached(flow, function, graph.stack);
    find_sources(&graph);
    order_blocks(&graph);
    if (function->has_post_dominators) {
        find_post_dominators(&graph);
    }
    return WD_OK;
}

wd_status wd_flow_read(wd_flow *flow, const wd_spirv_module *module, wd_arena *arena) {
    *flow = (wd_flow){.module = module, .num_ids = wd_spirv_module_num_ids(module)};
    count_parts(flow);
    flow->functions = wd_arena_alloc_zero(arena, flow->num_functions + 1, sizeof *flow->functions);
    flow->blocks = wd_arena_alloc_zero(arena, flow->num_blocks + 1, sizeof *flow->blocks);
    flow->targets = wd_arena_alloc_zero(arena, flow->num_targets + 1, sizeof *flow->targets);
    flow->calls = wd_arena_alloc_zero(arena, flow->num_calls + 1, sizeof *flow->calls);
    flow->block_of = wd_arena_alloc_zero(arena, flow->num_ids + 1, sizeof *flow->block_of);
    flow->function_of = wd_arena_alloc_zero(arena, flow->num_ids + 1, sizeof *flow->function_of);
    uint32_t *seen = wd_arena_alloc_zero(arena, flow->num_blocks + 1, sizeof *seen);
    if (!flow->functions || !flow->blocks || !flow->targets || !flow->calls || !flow->block_of ||
        !flow->function_of || !seen) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    read_blocks(flow);
    for (uint32_t i = 0; i < flow->num_blocks; i++) {
        read_targets(flow, &flow->blocks[i], seen);
        read_calls(flow, i);
    }
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < flow->num_functions; i++) {
        status = read_function(flow, &flow->functions[i], arena);
    }
    return status;
}

// Queries

uint32_t wd_flow_block_at(const wd_flow *flow, uint32_t instruction) {
    uint32_t begin = 0, end = flow->num_blocks;
    while (begin < end) {
        const uint32_t middle = begin + (end - begin) / 2;
        if (flow->blocks[middle].end < instruction) {
            begin = middle + 1;
        } else {
            end = middle;
        }
    }
    return begin < flow->num_blocks && flow->blocks[begin].label <= instruction ? begin : WD_FLOW_NONE;
}

void wd_flow_mark_callers(const wd_flow *flow, bool *marks, uint32_t *stack) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < flow->num_functions; i++) {
        if (marks[i]) {
            stack[count++] = i;
        }
    }
    while (count) {
        uint32_t next = flow->functions[stack[--count]].first_call;
        for (; next; next = flow->calls[next - 1].next) {
            const uint32_t caller = flow->blocks[flow->calls[next - 1].block].function;
            if (!marks[caller]) {
                marks[caller] = true;
                stack[count++] = caller;
            }
        }
    }
}

bool wd_flow_depends(const wd_flow *flow, uint32_t block, uint32_t branch, uint32_t target, uint32_t *steps) {
    const uint32_t end = flow->blocks[branch].post_dominator;
    for (; *steps && target < WD_FLOW_END && target != end; --*steps) {
        if (target == block) {
            return true;
        }
        target = flow->blocks[target].post_dominator;
    }
    return false;
}
