// The state of the condition that all checks of a loop hold, which is computed before the loop.
//
// Ids of words stand for code that is written before the loop; 0: unknown.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_UPPER_BOUNDS_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_LOOPS_UPPER_BOUNDS_INTERNAL_H

#include "vk/gpuav/instrument/loops/loops_internal.h"

// Limits for one loop: values that are examined, their depth, and comparisons that are written.
enum {
    WD_UPPER_MAX_STEPS = 256,
    WD_UPPER_MAX_DEPTH = 12,
    WD_UPPER_MAX_KNOWN = 64,
    WD_UPPER_MAX_COMPARISONS = 64,
    WD_UPPER_MAX_LOOPS = 8
};

// wd_known_bound is the upper bound of an id inside the bodies of the loops `bodies`.
typedef struct wd_known_bound {
    uint32_t id;
    uint32_t bodies;
    uint32_t word; // 0: it is being computed, or it is unknown.
} wd_known_bound;

// wd_counted_loop is a loop that begins with its comparison, in its header or in the block after it, and continues
// while it holds: value < limit or, if `is_equal`, value <= limit. The instructions of the loop after the branch are
// its body: it has no other entry.
typedef struct wd_counted_loop {
    // Instructions: the labels of the header, the continue target and the merge block, and the branch.
    uint32_t begin;
    uint32_t continues;
    uint32_t end;
    uint32_t branch;
    uint32_t value;
    uint32_t limit;
    bool is_equal;
    bool is_signed;
} wd_counted_loop;

// A comparison that has been written: `left` < `right`, ids.
typedef struct wd_upper_comparison {
    uint32_t left;
    uint32_t right;
} wd_upper_comparison;

struct wd_upper_bounds {
    wd_writer *writer;
    const wd_loop_bounds *loop;
    uint32_t holds; // The condition; 0: nothing is required yet.
    uint32_t site;  // The instruction whose checks are read.
    uint32_t steps;
    uint32_t depth;
    uint32_t num_known;
    uint32_t num_comparisons;
    uint32_t bodies; // A bit for each of `loops` whose body contains the value's use.
    uint32_t num_loops;
    wd_counted_loop loops[WD_UPPER_MAX_LOOPS]; // The loop and those inside.
    wd_known_bound known[WD_UPPER_MAX_KNOWN];
    wd_upper_comparison comparisons[WD_UPPER_MAX_COMPARISONS];
};

// wd_upper_emit_all_hold writes the condition that all checks of the sites [first_site, end_site) of the loop hold in
// all iterations. 0: unknown; the caller then removes the code that was written.
uint32_t wd_upper_emit_all_hold(wd_writer *writer, const wd_loop_bounds *loop, size_t first_site,
                                size_t end_site, wd_require_condition require);

// wd_upper_emit_comparisons writes the part of that condition that is known, and adds the comparisons of a speculative
// copy for the rest. False: that is not possible. `*holds` 0: nothing is required.
bool wd_upper_emit_comparisons(wd_writer *writer, const wd_loop_bounds *loop, size_t first_site,
                               size_t end_site, wd_compare_condition compare, uint32_t *holds);

// wd_upper_uniform_value returns the value of `id`, if it is constant while the loop runs and the same for all
// invocations. wd_upper_bound_of_invocation bounds the number of an invocation in its workgroup: an input, or a
// component of one (uniform_values.c).
uint32_t wd_upper_uniform_value(wd_upper_bounds *bounds, uint32_t id);
uint32_t wd_upper_bound_of_invocation(wd_upper_bounds *bounds, const wd_spirv_instruction *made);

// wd_upper_find_loops finds the loop and those inside that begin with a comparison. wd_upper_bodies_with returns the
// loops whose bodies contain an instruction. wd_upper_bound_of_compared and wd_upper_bound_of_variable are
// wd_upper_bound_of for the value that such a loop compares, and for the load of a variable of the function
// (counter_bounds.c).
void wd_upper_find_loops(wd_upper_bounds *bounds);
uint32_t wd_upper_bodies_with(const wd_upper_bounds *bounds, uint32_t instruction);
uint32_t wd_upper_bound_of_compared(wd_upper_bounds *bounds, const wd_spirv_instruction *made);
uint32_t wd_upper_bound_of_variable(wd_upper_bounds *bounds, const wd_spirv_instruction *load);

// wd_upper_require_at_most requires `word` <= `limit`. wd_upper_emit_max returns the larger of two words.
void wd_upper_require_at_most(wd_upper_bounds *bounds, uint32_t word, uint32_t limit);
uint32_t wd_upper_emit_max(wd_upper_bounds *bounds, uint32_t left, uint32_t right);
uint32_t wd_upper_new_id(wd_upper_bounds *bounds);

// wd_upper_is_inside returns whether the loop contains an instruction. wd_upper_read_constant reads a literal.
bool wd_upper_is_inside(const wd_upper_bounds *bounds, uint32_t instruction);
bool wd_upper_read_constant(const wd_upper_bounds *bounds, uint32_t id, uint32_t *value);

#endif
