// The dominators of a function's blocks (SPIR-V specification, section 2.11.1). Block A dominates block B if every
// path from the function's beginning to B goes through A.
//
// Blocks have numbers, in the order of the module. The time is nearly linear in the function's instructions and edges
// (Lengauer and Tarjan, A Fast Algorithm for Finding Dominators in a Flowgraph, 1979, with path compression). Invalid
// functions are accepted: edges to labels outside the function are ignored.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_DOMINANCE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_DOMINANCE_H

#include "vk/spirv/module.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_dominance holds the dominators of one function at a time, and memory for the next.
typedef struct wd_dominance {
    wd_allocator allocator;
    // By id of a label: the number of its block among those of all functions that were read, plus one.
    uint32_t *numbers;
    uint32_t num_ids;
    uint32_t first_number; // Of the current function; smaller numbers belong to others.
    uint32_t *memory;
    size_t capacity;
    uint32_t num_blocks;
    // By block: its preorder number in the dominator tree, from 1, and the number of blocks that it dominates, with
    // itself. Blocks that are not reached have number 0.
    uint32_t *preorder;
    uint32_t *sizes;
    uint32_t *order; // The blocks that are reached, by their preorder numbers: order[0] is the first block.
    uint32_t num_reached;
} wd_dominance;

// wd_dominance_init takes no memory. wd_dominance_finish accepts zeroed memory.
void wd_dominance_init(wd_dominance *dominance, wd_allocator allocator);
void wd_dominance_finish(wd_dominance *dominance);

// wd_dominance_read reads the function whose instructions are [begin, end) of the module. All functions that are read
// with the same struct belong to one module. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_dominance_read(wd_dominance *dominance, const wd_spirv_module *module, uint32_t begin,
                            uint32_t end);

// wd_dominance_block returns the number of the block whose OpLabel is `label`, which the function must have.
static inline uint32_t wd_dominance_block(const wd_dominance *dominance, uint32_t label) {
    return dominance->numbers[label] - dominance->first_number;
}

// wd_dominates returns whether block `a` dominates block `b`; both dominate themselves. False if one is not reached.
static inline bool wd_dominates(const wd_dominance *dominance, uint32_t a, uint32_t b) {
    return dominance->preorder[a] && dominance->preorder[b] >= dominance->preorder[a] &&
           dominance->preorder[b] - dominance->preorder[a] < dominance->sizes[a];
}

#ifdef __cplusplus
}
#endif
#endif
