// What values an integer of the module can have: a check of an index that is sure to be in bounds is not emitted.
//
// A range is an upper bound of the unsigned number that the bits are; a negative number is a great one. It is found from what computes
// the value (instrument_range.c) and from the conditions of the loops around (instrument_counter.c): nothing is kept for values that
// nobody asks for.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_RANGE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_RANGE_H

#include "vk/spirv/module.h"
#include "vk/util/allocator.h"

// Counters of loops that are nested deeper are not followed.
enum { WD_MAX_OPEN_LOOPS = 8 };

// wd_open_loop is a loop that the walk over the functions is in.
typedef struct wd_open_loop {
    uint32_t label;     // The header's, an id.
    uint32_t header;    // Instructions: the label of the header,
    uint32_t before;    // that of the block in front of it,
    uint32_t branch;    // and the conditional branch into the body or to the merge block; 0: none was found.
    uint32_t merge;     // Labels.
    uint32_t continues; // The continue target.
    uint32_t awaited;   // The block whose end has the branch; 0: it is too late.
    bool is_asked;      // The next two are known.
    uint32_t
        counter; // The OpPhi, or the variable of the function, that the condition compares; 0: nothing that counts.
    uint64_t max;      // Its greatest value in the body.
    bool is_end_asked; // The next two are known.
    uint32_t
        end_counter; // The OpPhi that goes on with what is compared at the loop's end; 0: nothing that counts.
    uint64_t end_max; // Its greatest value.
} wd_open_loop;

// wd_stores is where a variable of a function is stored to. Not followed are variables that anything but OpLoad and OpStore uses.
typedef struct wd_stores {
    uint32_t id;
    uint32_t count;
    uint32_t at[2];     // Instructions: the first two,
    uint32_t blocks[2]; // and the labels in front of them.
    bool is_followed;
} wd_stores;

// wd_ranges is what is known while a function is read.
typedef struct wd_ranges {
    wd_open_loop loops[WD_MAX_OPEN_LOOPS];
    uint32_t num_loops;
    uint32_t label; // Of the block at hand.
    uint32_t block; // Its instruction, and that of the label in front of it.
    uint32_t last_block;
    // The variables of the function at hand, and its dominators in the analysis, once they were asked for.
    bool is_read;
    wd_stores *stores;
    size_t num_stores;
    size_t capacity;
    uint32_t *stores_of; // By id: index into `stores` and one. NULL: nobody asked yet.
} wd_ranges;

struct wd_analysis;

// wd_range_max returns the greatest value that `id` can have where the walk is, which may be that of its type; UINT64_MAX: it is no
// integer, or one of less than 32 bits that may be negative. It takes bounded time, but for what it reads once a function. Without
// memory it notes the analysis's failure.
uint64_t wd_range_max(struct wd_analysis *analysis, uint32_t id);

// wd_ranges_finish frees what `ranges` holds.
void wd_ranges_finish(wd_ranges *ranges, wd_allocator allocator);
// The walk tells where it is: at a label, at an OpLoopMerge, at what ends a block, and where a function ends.
void wd_ranges_begin_block(wd_ranges *ranges, const wd_spirv_instruction *label);
void wd_ranges_begin_loop(wd_ranges *ranges, const wd_spirv_instruction *merge, uint32_t label);
void wd_ranges_end_block(wd_ranges *ranges, const wd_spirv_instruction *terminator, uint32_t label);
void wd_ranges_end_function(wd_ranges *ranges);

// wd_counter_max is wd_range_max for what a loop around counts with: `value` is an OpPhi or an OpLoad (instrument_counter.c).
uint64_t wd_counter_max(struct wd_analysis *analysis, const wd_spirv_instruction *value);

#endif
