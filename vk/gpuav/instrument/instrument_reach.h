// What the parts of the question share that is asked in front of a loop: do all of its checks hold (instrument_reach.c)? Private to this folder.
//
// Ids of words stand for what is written in front of the loop; 0 is for what is not known.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REACH_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REACH_H

#include "vk/gpuav/instrument/instrument_rewrite.h"

// Values that are looked at for one loop, how deep, and comparisons that are written.
enum {
    WD_UPPER_MAX_STEPS = 256,
    WD_UPPER_MAX_DEPTH = 12,
    WD_UPPER_MAX_KNOWN = 64,
    WD_UPPER_MAX_COMPARISONS = 64,
    WD_UPPER_MAX_LOOPS = 8
};

// wd_known_bound is what is known of an id where the bodies of `bodies` have been entered.
typedef struct wd_known_bound {
    uint32_t id;
    uint32_t bodies;
    uint32_t word; // 0: it is being asked for, or nothing is known.
} wd_known_bound;

// wd_counted_loop is a loop that begins with its comparison, in its header or in the block that the header leads to, and goes on while it holds: value < limit
// or, if `is_equal`, value <= limit. What lies behind the branch in the loop is its body: it is reached in no other way.
typedef struct wd_counted_loop {
    uint32_t
        begin; // Instructions: the labels of the header, the continue target and the merge block, and the branch.
    uint32_t continues;
    uint32_t end;
    uint32_t branch;
    uint32_t value;
    uint32_t limit;
    bool is_equal;
    bool is_signed;
} wd_counted_loop;

// A comparison that is written already: `left` < `right`, ids.
typedef struct wd_upper_comparison {
    uint32_t left;
    uint32_t right;
} wd_upper_comparison;

// wd_upper_bounds is what is asked for one loop, and what has been written in front of it.
typedef struct wd_upper_bounds {
    wd_rewrite *rewrite;
    const wd_loop_bounds *loop;
    uint32_t holds; // The condition; 0: nothing was asked yet.
    uint32_t steps;
    uint32_t depth;
    uint32_t num_known;
    uint32_t num_comparisons;
    uint32_t bodies; // A bit for each of the loops whose body the value is asked in.
    uint32_t num_loops;
    wd_counted_loop loops[WD_UPPER_MAX_LOOPS]; // The loop and those inside.
    wd_known_bound known[WD_UPPER_MAX_KNOWN];
    wd_upper_comparison comparisons[WD_UPPER_MAX_COMPARISONS];
} wd_upper_bounds;

// wd_upper_bound_of returns the word that no value of `id` is above while the loop runs, where the walk is.
uint32_t wd_upper_bound_of(wd_upper_bounds *upper, uint32_t id);

// wd_upper_uniform_value returns the word that `id` is as long as the loop runs, the same for all invocations. wd_upper_bound_of_invocation returns
// what the number of an invocation is at most in its workgroup: an input, or a component of one (instrument_uniform.c).
uint32_t wd_upper_uniform_value(wd_upper_bounds *upper, uint32_t id);
uint32_t wd_upper_bound_of_invocation(wd_upper_bounds *upper, const wd_spirv_instruction *made);

// wd_upper_find_loops finds the loop and those inside that begin with a comparison; wd_upper_bodies_with says in whose bodies an
// instruction stands. wd_upper_bound_of_compared and wd_upper_bound_of_variable are wd_upper_bound_of for what such a loop compares, and for
// the load of a variable of the function (instrument_counted.c).
void wd_upper_find_loops(wd_upper_bounds *upper);
uint32_t wd_upper_bodies_with(const wd_upper_bounds *upper, uint32_t instruction);
uint32_t wd_upper_bound_of_compared(wd_upper_bounds *upper, const wd_spirv_instruction *made);
uint32_t wd_upper_bound_of_variable(wd_upper_bounds *upper, const wd_spirv_instruction *load);

// wd_upper_require narrows the condition. wd_upper_emit and wd_upper_emit_comparison write an operation on two words, wd_upper_emit_max the
// greater one of them.
void wd_upper_require(wd_upper_bounds *upper, uint32_t condition);
void wd_upper_require_at_most(wd_upper_bounds *upper, uint32_t word, uint32_t limit);
uint32_t wd_upper_emit(wd_upper_bounds *upper, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_upper_emit_comparison(wd_upper_bounds *upper, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_upper_emit_max(wd_upper_bounds *upper, uint32_t left, uint32_t right);
uint32_t wd_upper_new_id(wd_upper_bounds *upper);
uint32_t wd_upper_constant(wd_upper_bounds *upper, uint32_t value);
// wd_upper_is_inside tells whether an instruction stands in the loop, wd_upper_has_32_bits whether an id is an integer of 32 bits.
// wd_upper_read_constant reads one that is a literal.
bool wd_upper_is_inside(const wd_upper_bounds *upper, uint32_t instruction);
bool wd_upper_has_32_bits(const wd_upper_bounds *upper, uint32_t id);
bool wd_upper_read_constant(const wd_upper_bounds *upper, uint32_t id, uint32_t *value);

#endif
