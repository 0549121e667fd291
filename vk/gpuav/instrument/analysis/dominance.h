// Which blocks of a function dominate which (SPIR-V specification, section 2.11.1): every way from the function's beginning to the one
// leads through the other.
//
// Blocks have numbers, in the order of the module. Time is near-linear in the function's instructions and edges, whatever its
// shape (Lengauer and Tarjan, A Fast Algorithm for Finding Dominators in a Flowgraph, 1979, with path compression).
// A function need not be valid: edges that lead to no block of it are none.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_DOMINANCE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_DOMINANCE_H

#include "vk/spirv/module.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_dominance holds the answer for one function at a time, and the memory for the next.
typedef struct wd_dominance {
    wd_allocator allocator;
    uint32_t *
        numbers; // By id of a label: the number of its block among those of all functions that were read, and one.
    uint32_t num_ids;
    uint32_t first_number; // Of the function at hand; those below are of others.
    uint32_t *memory;
    size_t capacity;
    uint32_t num_blocks;
    // By block: its place in a walk over the dominator tree, from 1 on, and the blocks that it dominates, itself included.
    // A block that is not reached has place 0.
    uint32_t *preorder;
    uint32_t *sizes;
    uint32_t *order; // The blocks that are reached by their places: order[0] is the first block.
    uint32_t num_reached;
} wd_dominance;

// wd_dominance_init takes no memory. wd_dominance_finish accepts zeroed memory.
void wd_dominance_init(wd_dominance *dominance, wd_allocator allocator);
void wd_dominance_finish(wd_dominance *dominance);

// wd_dominance_read reads the function whose instructions are [begin, end) of the module; all that are read with the same struct
// belong to one module. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_dominance_read(wd_dominance *dominance, const wd_spirv_module *module, uint32_t begin,
                            uint32_t end);

// wd_dominance_block returns the number of the block whose OpLabel is `label`, which the function must have.
static inline uint32_t wd_dominance_block(const wd_dominance *dominance, uint32_t label) {
    return dominance->numbers[label] - dominance->first_number;
}

// wd_dominates tells whether block `a` dominates block `b`; both dominate themselves. False where one is not reached.
static inline bool wd_dominates(const wd_dominance *dominance, uint32_t a, uint32_t b) {
    return dominance->preorder[a] && dominance->preorder[b] >= dominance->preorder[a] &&
           dominance->preorder[b] - dominance->preorder[a] < dominance->sizes[a];
}

#ifdef __cplusplus
}
#endif
#endif
