#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/analysis/dominance.h"

// graph is the control flow graph of a function while its dominators are computed. Vertices are blocks by their
// depth-first number, from 1; 0 is none.
typedef struct graph {
    uint32_t num_blocks;
    uint32_t num_edges;
    // By block, with one more: the index of its first edge.
    uint32_t *first_successor;
    uint32_t *first_predecessor;
    uint32_t *successors; // Blocks.
    uint32_t *predecessors;
    uint32_t *vertices; // By block.
    // By vertex:
    uint32_t *blocks;
    uint32_t *parents;
    uint32_t *semidominators;
    uint32_t *dominators;
    uint32_t *ancestors;
    uint32_t *labels;
    uint32_t *buckets;
    uint32_t *next_in_bucket;
    uint32_t *stack;
} graph;

void wd_dominance_init(wd_dominance *dominance, wd_allocator allocator) {
    *dominance = (wd_dominance){.allocator = allocator};
}

void wd_dominance_finish(wd_dominance *dominance) {
    if (dominance->allocator.release) {
        wd_free(&dominance->allocator, dominance->numbers);
        wd_free(&dominance->allocator, dominance->memory);
    }
    *dominance = (wd_dominance){0};
}

// Reading

// The words of a function. Instructions other than labels and branches are skipped as words.
typedef struct function_words {
    const wd_spirv_module *module;
    const uint32_t *begin;
    const uint32_t *end;
} function_words;

// flow_cursor walks over labels and the branches that name them. Their opcodes are consecutive.
typedef struct flow_cursor {
    const uint32_t *next;
    const uint32_t *words; // Of the current instruction.
    uint32_t opcode;
    uint32_t num_words;
} flow_cursor;

_Static_assert(SpvOpSwitch - SpvOpLabel == 3, "labels and branches have opcodes in a row");

static bool next_flow(const function_words *function, flow_cursor *cursor) {
    while (cursor->next < function->end) {
        cursor->words = cursor->next;
        cursor->opcode = *cursor->words & SpvOpCodeMask;
        cursor->num_words = *cursor->words >> SpvWordCountShift;
        cursor->next += cursor->num_words;
        if (cursor->opcode - SpvOpLabel <= SpvOpSwitch - SpvOpLabel) {
            return true;
        }
    }
    return false;
}

// targets walks over the labels that a branch names: from word `next` to `end`.
typedef struct targets {
    uint32_t next;
    uint32_t step;
    uint32_t end;
} targets;

static targets targets_of(const function_words *function, const flow_cursor *branch) {
    wd_spirv_instruction selector, type;
    if (branch->opcode == SpvOpBranch) {
        return (targets){1, 1, 2};
    }
    if (branch->opcode == SpvOpBranchConditional) {
        return (targets){2, 1, 4};
    }
    // OpSwitch: the default, and pairs of a literal as wide as the selector and a label.
    bool wide = wd_spirv_module_find(function->module, branch->words[1], &selector) &&
                wd_spirv_module_find_opcode(function->module, selector.result_type, SpvOpTypeInt, &type) &&
                type.words[2] > 32;
    return (targets){2, wide ? 3 : 2, branch->num_words};
}

// Numbers the blocks and counts the edges, with those that lead to no block.
static void count(wd_dominance *dominance, const function_words *function, graph *graph) {
    flow_cursor flow = {.next = function->begin};
    while (next_flow(function, &flow)) {
        if (flow.opcode == SpvOpLabel) {
            dominance->numbers[flow.words[1]] = dominance->first_number + graph->num_blocks++;
        } else if (flow.opcode == SpvOpSwitch) {
            graph->num_edges += flow.num_words / 2; // An upper bound.
        } else {
            graph->num_edges += flow.opcode - SpvOpLabel;
        }
    }
}

static void read_edges(const wd_dominance *dominance, const function_words *function, graph *graph) {
    uint32_t block = UINT32_MAX, num_edges = 0;
    flow_cursor flow = {.next = function->begin};
    while (next_flow(function, &flow)) {
        if (flow.opcode == SpvOpLabel) {
            graph->first_successor[++block] = num_edges;
            continue;
        }
        const targets targets = targets_of(function, &flow);
        for (uint32_t word = targets.next; block != UINT32_MAX && word < targets.end; word += targets.step) {
            const uint32_t label = flow.words[word];
            const uint32_t number = label < dominance->num_ids ? dominance->numbers[label] : 0;
            if (number >= dominance->first_number) {
                graph->successors[num_edges++] = number - dominance->first_number;
            }
        }
    }
    graph->first_successor[graph->num_blocks] = graph->num_edges = num_edges;
    for (uint32_t edge = 0; edge < num_edges; edge++) {
        graph->first_predecessor[graph->successors[edge] + 1]++;
    }
    for (uint32_t b = 0; b < graph->num_blocks; b++) {
        graph->first_predecessor[b + 1] += graph->first_predecessor[b];
        graph->stack[b] = graph->first_predecessor[b];
    }
    for (uint32_t b = 0; b < graph->num_blocks; b++) {
        for (uint32_t edge = graph->first_successor[b]; edge < graph->first_successor[b + 1]; edge++) {
            graph->predecessors[graph->stack[graph->successors[edge]]++] = b;
        }
    }
}

// Numbers the blocks that are reached, depth first, and returns their number.
static uint32_t number_vertices(graph *graph) {
    uint32_t num_vertices = 0, depth = 0;
    uint32_t *next_edge = graph->buckets; // Not used yet.
    graph->stack[depth++] = 0;
    graph->vertices[0] = ++num_vertices;
    graph->blocks[1] = 0;
    next_edge[0] = graph->first_successor[0];
    while (depth) {
        const uint32_t block = graph->stack[depth - 1];
        if (next_edge[block] == graph->first_successor[block + 1]) {
            depth--;
            continue;
        }
        const uint32_t to = graph->successors[next_edge[block]++];
        if (graph->vertices[to]) {
            continue;
        }
        graph->vertices[to] = ++num_vertices;
        graph->blocks[num_vertices] = to;
        graph->parents[num_vertices] = graph->vertices[block];
        next_edge[to] = graph->first_successor[to];
        graph->stack[depth++] = to;
    }
    memset(graph->buckets, 0, (graph->num_blocks + 1u) * sizeof *graph->buckets);
    return num_vertices;
}

// Dominators

// EVAL of the paper: the vertex with the smallest semidominator on the path from `vertex` to the root of its tree in
// the forest. The path is compressed.
static uint32_t evaluate(graph *graph, uint32_t vertex) {
    uint32_t *ancestors = graph->ancestors, *labels = graph->labels;
    const uint32_t *semidominators = graph->semidominators;
    if (!ancestors[vertex]) {
        return vertex;
    }
    uint32_t depth = 0;
    for (uint32_t v = vertex; ancestors[ancestors[v]]; v = ancestors[v]) {
        graph->stack[depth++] = v;
    }
    while (depth) {
        const uint32_t v = graph->stack[--depth], above = ancestors[v];
        if (semidominators[labels[above]] < semidominators[labels[v]]) {
            labels[v] = labels[above];
        }
        ancestors[v] = ancestors[above];
    }
    return labels[vertex];
}

static void find_semidominator(graph *graph, uint32_t vertex) {
    const uint32_t block = graph->blocks[vertex];
    for (uint32_t edge = graph->first_predecessor[block]; edge < graph->first_predecessor[block + 1];
         edge++) {
        const uint32_t from = graph->vertices[graph->predecessors[edge]];
        if (!from) {
            continue; // The predecessor is not reached.
        }
        const uint32_t semidominator = graph->semidominators[evaluate(graph, from)];
        if (semidominator < graph->semidominators[vertex]) {
            graph->semidominators[vertex] = semidominator;
        }
    }
}

static void find_dominators(graph *graph, uint32_t num_vertices) {
    for (uint32_t v = 1; v <= num_vertices; v++) {
        graph->semidominators[v] = graph->labels[v] = v;
    }
    for (uint32_t v = num_vertices; v > 1; v--) {
        find_semidominator(graph, v);
        const uint32_t semidominator = graph->semidominators[v], parent = graph->parents[v];
        graph->next_in_bucket[v] = graph->buckets[semidominator];
        graph->buckets[semidominator] = v;
        graph->ancestors[v] = parent;
        for (uint32_t w = graph->buckets[parent]; w; w = graph->next_in_bucket[w]) {
            const uint32_t least = evaluate(graph, w);
            graph->dominators[w] = graph->semidominators[least] < graph->semidominators[w] ? least : parent;
        }
        graph->buckets[parent] = 0;
    }
    for (uint32_t v = 2; v <= num_vertices; v++) {
        if (graph->dominators[v] != graph->semidominators[v]) {
            graph->dominators[v] = graph->dominators[graph->dominators[v]];
        }
    }
}

// A vertex's dominator has a smaller number: one walk down counts the dominated blocks, and one walk up assigns
// preorder numbers.
static void place_blocks(wd_dominance *dominance, graph *graph, uint32_t num_vertices) {
    uint32_t *sizes = graph->stack, *next_place = graph->labels, *preorder = graph->semidominators;
    for (uint32_t v = 1; v <= num_vertices; v++) {
        sizes[v] = 1;
    }
    for (uint32_t v = num_vertices; v > 1; v--) {
        sizes[graph->dominators[v]] += sizes[v];
    }
    for (uint32_t v = 1; v <= num_vertices; v++) {
        preorder[v] = v == 1 ? 1 : next_place[graph->dominators[v]];
        if (v > 1) {
            next_place[graph->dominators[v]] += sizes[v];
        }
        next_place[v] = preorder[v] + 1;
        dominance->preorder[graph->blocks[v]] = preorder[v];
        dominance->sizes[graph->blocks[v]] = sizes[v];
        dominance->order[preorder[v] - 1] = graph->blocks[v];
    }
    dominance->num_reached = num_vertices;
}

// Divides zeroed memory into the arrays.
static wd_status allocate(wd_dominance *dominance, graph *graph) {
    enum { BY_BLOCK = 15 };
    const size_t length = (size_t)graph->num_blocks + 2;
    const size_t needed = BY_BLOCK * length + 2 * (size_t)graph->num_edges;
    wd_status status = wd_array_reserve(&dominance->allocator, (void **)&dominance->memory,
                                        &dominance->capacity, needed, sizeof *dominance->memory)
                           ? WD_OK
                           : WD_ERROR_OUT_OF_MEMORY;
    if (status) {
        return status;
    }
    memset(dominance->memory, 0, needed * sizeof *dominance->memory);
    uint32_t **const arrays[BY_BLOCK] = {
        &dominance->preorder,      &dominance->sizes,  &dominance->order,      &graph->first_successor,
        &graph->first_predecessor, &graph->vertices,   &graph->blocks,         &graph->parents,
        &graph->semidominators,    &graph->dominators, &graph->ancestors,      &graph->labels,
        &graph->buckets,           &graph->stack,      &graph->next_in_bucket,
    };
    for (size_t i = 0; i < BY_BLOCK; i++) {
        *arrays[i] = dominance->memory + i * length;
    }
    graph->successors = dominance->memory + BY_BLOCK * length;
    graph->predecessors = graph->successors + graph->num_edges;
    return WD_OK;
}

wd_status wd_dominance_read(wd_dominance *dominance, const wd_spirv_module *module, uint32_t begin,
                            uint32_t end) {
    if (!dominance->numbers) {
        dominance->num_ids = wd_spirv_module_num_ids(module);
        dominance->first_number = 1;
        dominance->numbers =
            wd_alloc_zero(&dominance->allocator, dominance->num_ids + 1u, sizeof *dominance->numbers);
        if (!dominance->numbers) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    dominance->first_number += dominance->num_blocks;
    wd_spirv_instruction first, last;
    if (end <= begin || !wd_spirv_module_instruction(module, begin, &first) ||
        !wd_spirv_module_instruction(module, end - 1, &last)) {
        dominance->num_blocks = dominance->num_reached = 0;
        return WD_OK;
    }
    const function_words function = {module, first.words, last.words + last.num_words};
    graph graph = {.num_blocks = 0};
    count(dominance, &function, &graph);
    wd_status status = allocate(dominance, &graph);
    dominance->num_blocks = status ? 0 : graph.num_blocks;
    dominance->num_reached = 0;
    if (status || !graph.num_blocks) {
        return status;
    }
    read_edges(dominance, &function, &graph);
    uint32_t num_vertices = number_vertices(&graph);
    find_dominators(&graph, num_vertices);
    place_blocks(dominance, &graph, num_vertices);
    return WD_OK;
}
