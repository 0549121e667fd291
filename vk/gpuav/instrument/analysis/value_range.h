// Upper bounds of integers of the module: the check of an index that is certainly in bounds is not emitted.
//
// A bound holds for the unsigned number with the value's bits; negative numbers are large. It follows from the
// instructions that compute the value (value_range.c) and from the conditions of the loops that contain the question
// (loop_counter.c). Nothing is computed for values without a question.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_VALUE_RANGE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_VALUE_RANGE_H

#include "vk/spirv/module.h"
#include "vk/util/allocator.h"

// Counters of loops that are nested deeper are not followed.
enum { WD_MAX_OPEN_LOOPS = 8 };

// wd_open_loop is a loop that contains the instruction that the walk is at.
typedef struct wd_open_loop {
    uint32_t label;     // The header's label, an id.
    uint32_t header;    // Instructions: the label of the header,
    uint32_t before;    // the label of the block before the header,
    uint32_t branch;    // and the conditional branch into the body or to the merge block; 0: none was found.
    uint32_t merge;     // Ids of labels: the merge block,
    uint32_t continues; // the continue target,
    uint32_t awaited;   // and the block that may end with `branch`; 0: no later block may.
    bool is_asked;
    // The OpPhi, or the function's variable, that the condition compares; 0: it does not count.
    uint32_t counter;
    uint64_t max;    // The largest value of the counter in the body.
    uint32_t length; // The OpArrayLength that the counter is less than in the body, an id; 0: none.
    bool is_end_asked;
    uint32_t end_counter; // The OpPhi whose next value is compared at the loop's end; 0: it does not count.
    uint64_t end_max;     // The largest value of the counter.
} wd_open_loop;

// wd_stores lists the stores to a variable of a function.
typedef struct wd_stores {
    uint32_t id;
    uint32_t count;
    uint32_t at[2];     // Instructions: the first two,
    uint32_t blocks[2]; // and the labels before them.
    bool is_followed;   // Only OpLoad and OpStore use the variable.
} wd_stores;

// wd_value_ranges is the state of the walk over a function.
typedef struct wd_value_ranges {
    wd_open_loop loops[WD_MAX_OPEN_LOOPS];
    uint32_t num_loops;
    uint32_t label; // The current block's label,
    uint32_t block; // its instruction, and the instruction of the label before it.
    uint32_t last_block;
    // The variables of the current function, and its dominators in the analysis, from the first question on.
    bool is_read;
    wd_stores *stores;
    size_t num_stores;
    size_t capacity;
    uint32_t *stores_of; // By id: index into `stores`, plus one. NULL before the first question.
} wd_value_ranges;

struct wd_analysis;

// wd_range_max returns the largest value that `id` can have at the current instruction; without other knowledge, that
// of its type. UINT64_MAX: not an integer, or one of less than 32 bits that may be negative. Apart from one reading of
// each function it takes bounded time. Without memory it sets the analysis's failure.
uint64_t wd_range_max(struct wd_analysis *analysis, uint32_t id);

// wd_range_array_length returns the id of an OpArrayLength that is greater than `id` at the current instruction, which
// is the counter of a loop. 0: none is known.
uint32_t wd_range_array_length(struct wd_analysis *analysis, uint32_t id);

// wd_range_stored returns the value of a load from a variable of the function with one store, which runs before the
// current instruction. 0: the variable is another one.
uint32_t wd_range_stored(struct wd_analysis *analysis, const wd_spirv_instruction *load);

// wd_ranges_finish frees the members of `ranges`.
void wd_ranges_finish(wd_value_ranges *ranges, wd_allocator allocator);

// The walk calls these at each label, OpLoopMerge, block terminator, and end of a function.
void wd_ranges_begin_block(wd_value_ranges *ranges, const wd_spirv_instruction *label);
void wd_ranges_begin_loop(wd_value_ranges *ranges, const wd_spirv_instruction *merge, uint32_t label);
void wd_ranges_end_block(wd_value_ranges *ranges, const wd_spirv_instruction *terminator, uint32_t label);
void wd_ranges_end_function(wd_value_ranges *ranges);

// wd_counter_max is wd_range_max for an OpPhi or OpLoad that may be the counter of an open loop (loop_counter.c).
uint64_t wd_counter_max(struct wd_analysis *analysis, const wd_spirv_instruction *value);

// wd_range_iterations returns an upper bound of the iterations of the loop whose OpLoopMerge is the current
// instruction. UINT64_MAX: unknown.
uint64_t wd_range_iterations(struct wd_analysis *analysis);

// wd_range_read_function reads the current function (variable_stores.c), once. Without memory it sets the analysis's
// failure. wd_range_stores_of returns the stores to one of its variables after that; NULL: `id` is none.
// wd_range_dominates reads the function, and returns whether its block `a` dominates its block `b`, by their labels.
void wd_range_read_function(struct wd_analysis *analysis);
wd_stores *wd_range_stores_of(const struct wd_analysis *analysis, uint32_t id);
bool wd_range_dominates(struct wd_analysis *analysis, uint32_t a, uint32_t b);

#endif
