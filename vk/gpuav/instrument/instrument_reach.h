// What the parts of the question share that is asked in front of a loop: do all of its checks hold (instrument_reach.c)? Private to this folder.
//
// Ids of words stand for what is written in front of the loop; 0 is for what is not known.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REACH_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_REACH_H

#include "vk/gpuav/instrument/instrument_rewrite.h"

// Values that are looked at for one loop, how deep, and comparisons that are written.
enum {
    WD_REACH_STEPS = 256,
    WD_REACH_DEPTH = 12,
    WD_REACH_KNOWN = 64,
    WD_REACH_COMPARISONS = 64,
    WD_REACH_LOOPS = 8
};

// wd_known is what is known of an id where the bodies of `bodies` have been entered.
typedef struct wd_known {
    uint32_t id;
    uint32_t bodies;
    uint32_t word; // 0: it is being asked for, or nothing is known.
} wd_known;

// wd_counted is a loop that begins with its comparison, in its header or in the block that the header leads to, and goes on while it holds: value < limit
// or, if `is_equal`, value <= limit. What lies behind the branch in the loop is its body: it is reached in no other way.
typedef struct wd_counted {
    uint32_t
        begin; // Instructions: the labels of the header, the continue target and the merge block, and the branch.
    uint32_t continues;
    uint32_t end;
    uint32_t branch;
    uint32_t value;
    uint32_t limit;
    bool is_equal;
    bool is_signed;
} wd_counted;

// A comparison that is written already: `left` < `right`, ids.
typedef struct wd_reach_comparison {
    uint32_t left;
    uint32_t right;
} wd_reach_comparison;

// wd_reach is what is asked for one loop, and what has been written in front of it.
typedef struct wd_reach {
    wd_rewrite *rewrite;
    const wd_loop_bounds *loop;
    uint32_t holds; // The condition; 0: nothing was asked yet.
    uint32_t steps;
    uint32_t depth;
    uint32_t num_known;
    uint32_t num_comparisons;
    uint32_t bodies; // A bit for each of the loops whose body the value is asked in.
    uint32_t num_loops;
    wd_counted loops[WD_REACH_LOOPS]; // The loop and those inside.
    wd_known known[WD_REACH_KNOWN];
    wd_reach_comparison comparisons[WD_REACH_COMPARISONS];
} wd_reach;

// wd_reach_most returns the word that no value of `id` is above while the loop runs, where the walk is.
uint32_t wd_reach_most(wd_reach *reach, uint32_t id);

// wd_reach_same_word returns the word that `id` is as long as the loop runs, the same for all invocations. wd_reach_most_of_invocation returns
// what the number of an invocation is at most in its workgroup: an input, or a component of one (instrument_uniform.c).
uint32_t wd_reach_same_word(wd_reach *reach, uint32_t id);
uint32_t wd_reach_most_of_invocation(wd_reach *reach, const wd_spirv_instruction *made);

// wd_reach_find_loops finds the loop and those inside that begin with a comparison; wd_reach_bodies_around says in whose bodies an
// instruction stands. wd_reach_most_of_compared and wd_reach_most_of_variable are wd_reach_most for what such a loop compares, and for
// the load of a variable of the function (instrument_counted.c).
void wd_reach_find_loops(wd_reach *reach);
uint32_t wd_reach_bodies_around(const wd_reach *reach, uint32_t instruction);
uint32_t wd_reach_most_of_compared(wd_reach *reach, const wd_spirv_instruction *made);
uint32_t wd_reach_most_of_variable(wd_reach *reach, const wd_spirv_instruction *load);

// wd_reach_require narrows the condition. wd_reach_write_word and wd_reach_compare_words write an operation on two words, wd_reach_greater the
// greater one of them.
void wd_reach_require(wd_reach *reach, uint32_t condition);
void wd_reach_require_at_most(wd_reach *reach, uint32_t word, uint32_t limit);
uint32_t wd_reach_write_word(wd_reach *reach, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_reach_compare_words(wd_reach *reach, uint32_t opcode, uint32_t left, uint32_t right);
uint32_t wd_reach_greater(wd_reach *reach, uint32_t left, uint32_t right);
uint32_t wd_reach_new_id(wd_reach *reach);
uint32_t wd_reach_uint_of(wd_reach *reach, uint32_t value);
// wd_reach_is_inside tells whether an instruction stands in the loop, wd_reach_has_32_bits whether an id is an integer of 32 bits.
// wd_reach_read_constant reads one that is a literal.
bool wd_reach_is_inside(const wd_reach *reach, uint32_t instruction);
bool wd_reach_has_32_bits(const wd_reach *reach, uint32_t id);
bool wd_reach_read_constant(const wd_reach *reach, uint32_t id, uint32_t *value);

#endif
