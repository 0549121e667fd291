// The branches that may part the invocations of a workgroup on their way to an instruction.
#include <spirv/unified1/spirv.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { MAX_STEPS = 1 << 20, THERE = 1, OTHER = 2 };

// search follows control dependence back from a block, also to the callers of its function.
typedef struct search {
    const wd_uniformity *u;
    unsigned char *marks; // By edge (index into the flow's targets): the searches that depend on it.
    uint32_t *visited;    // By block: the last search that visited it.
    uint32_t *stack;
    uint32_t count;
    uint32_t mark; // THERE or OTHER.
    uint32_t steps;
} search;

static void push(search *search, uint32_t block) {
    if (block != WD_FLOW_NONE && search->visited[block] != search->mark) {
        search->visited[block] = search->mark;
        search->stack[search->count++] = block;
    }
}

static void push_callers(search *search, uint32_t function) {
    const wd_flow *flow = &search->u->flow;
    uint32_t next = flow->functions[function].first_call;
    for (; search->steps && next; next = flow->calls[next - 1].next, search->steps--) {
        push(search, flow->calls[next - 1].block);
    }
}

// If a part of the invocations ends in calls of a function, its other code depends on the branches before these calls.
static void push_ends(search *search, uint32_t function) {
    const wd_flow *flow = &search->u->flow;
    for (uint32_t i = 0; search->u->ends_a_part[function] && search->steps && i < flow->num_functions; i++) {
        uint32_t next = search->u->ends[i] ? flow->functions[i].first_call : 0;
        for (; search->steps && next; next = flow->calls[next - 1].next, search->steps--) {
            if (flow->blocks[flow->calls[next - 1].block].function == function) {
                push(search, flow->calls[next - 1].block);
            }
        }
        search->steps -= search->steps != 0;
    }
}

static void follow(search *search, uint32_t block) {
    const wd_flow *flow = &search->u->flow;
    const wd_flow_function *function = &flow->functions[flow->blocks[block].function];
    for (uint32_t b = 0; search->steps && function->has_post_dominators && b < function->num_blocks; b++) {
        const uint32_t branch = function->first_block + b;
        const wd_flow_block *from = &flow->blocks[branch];
        search->steps--;
        for (uint32_t i = 0; from->is_reached && from->num_targets > 1 && i < from->num_targets; i++) {
            if (wd_flow_depends(flow, block, branch, flow->targets[from->first_target + i], &search->steps)) {
                search->marks[from->first_target + i] |= (unsigned char)search->mark;
                push(search, branch);
            }
        }
    }
}

// Marks the edges that an instruction depends on.
static void mark_edges(search *search, uint32_t instruction, uint32_t mark) {
    const wd_flow *flow = &search->u->flow;
    uint32_t last_function = WD_FLOW_NONE;
    search->mark = mark;
    push(search, wd_flow_block_at(flow, instruction));
    while (search->count && search->steps) {
        const uint32_t block = search->stack[--search->count];
        const uint32_t function = flow->blocks[block].function;
        follow(search, block);
        if (function != last_function) {
            last_function = function;
            push_callers(search, function);
            push_ends(search, function);
        }
    }
    search->count = 0;
}

// Whether a block ends in a branch that leads some invocations to one place only. `differs`: edges that both places
// depend on do not count.
static bool parts(const search *search, uint32_t number, bool differs) {
    const wd_flow_block *block = &search->u->flow.blocks[number];
    wd_spirv_instruction branch;
    if (block->num_targets < 2 || !wd_spirv_module_instruction(search->u->flow.module, block->end, &branch) ||
        !wd_uniformity_is_divergent(search->u, branch.words[1])) {
        return false;
    }
    for (uint32_t i = 0; i < block->num_targets; i++) {
        const unsigned char marks = search->marks[block->first_target + i];
        if (differs ? marks == THERE || marks == OTHER : marks != 0) {
            return true;
        }
    }
    return false;
}

static uint32_t list_branches(const search *search, bool differs, uint32_t *branches, uint32_t max) {
    uint32_t count = 0;
    for (uint32_t i = 0; search->steps && i < search->u->flow.num_blocks; i++) {
        if (parts(search, i, differs)) {
            if (count < max) {
                branches[count] = search->u->flow.blocks[i].end;
            }
            count++;
        }
    }
    return count;
}

uint32_t wd_uniformity_find_branches(const wd_uniformity *uniformity, uint32_t there, uint32_t other,
                                     uint32_t *branches, uint32_t max) {
    const wd_flow *flow = &uniformity->flow;
    const wd_allocator *allocator = &uniformity->allocator;
    search search = {.u = uniformity, .steps = MAX_STEPS};
    uint32_t count = 0;
    search.marks = wd_alloc_zero(allocator, flow->num_targets + 1, sizeof *search.marks);
    search.visited = wd_alloc_zero(allocator, flow->num_blocks + 1, sizeof *search.visited);
    search.stack = wd_alloc_zero(allocator, flow->num_blocks + 1, sizeof *search.stack);
    if (search.marks && search.visited && search.stack) {
        mark_edges(&search, there, THERE);
        if (other) {
            mark_edges(&search, other, OTHER);
        }
        count = list_branches(&search, true, branches, max);
        count = count ? count : list_branches(&search, false, branches, max);
    }
    wd_free(allocator, search.marks);
    wd_free(allocator, search.visited);
    wd_free(allocator, search.stack);
    return count;
}
