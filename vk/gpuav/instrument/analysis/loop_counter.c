// Upper bounds of loop counters, from the conditions of loops.
//
// Two kinds of loops have such a condition, `i < N`.
//
// - A loop that begins with the comparison and a branch into the body or to its merge block, in the header or in the
//   next block. The body's first block dominates all other blocks of the body. The condition holds there until the
//   counter changes: an OpPhi changes in no iteration, a variable only in the continue construct.
// - A loop that ends with the comparison of the next value of an OpPhi. The condition holds for all values of the
//   OpPhi but the first.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

static const uint64_t UNKNOWN = UINT64_MAX;

// The walk

void wd_ranges_begin_block(wd_value_ranges *ranges, const wd_spirv_instruction *label) {
    ranges->last_block = ranges->block;
    ranges->block = label->index;
    ranges->label = label->result;
    for (uint32_t i = 0; i < ranges->num_loops; i++) {
        if (ranges->loops[i].merge == label->result) {
            ranges->num_loops = i;
        }
    }
}

void wd_ranges_begin_loop(wd_value_ranges *ranges, const wd_spirv_instruction *merge, uint32_t label) {
    if (ranges->num_loops < WD_MAX_OPEN_LOOPS) {
        ranges->loops[ranges->num_loops++] = (wd_open_loop){.label = label,
                                                            .header = ranges->block,
                                                            .before = ranges->last_block,
                                                            .merge = merge->words[1],
                                                            .continues = merge->words[2],
                                                            .awaited = label};
    }
}

// Whether a block ends with a branch into the body, or to the merge block.
static bool enters_body(const wd_open_loop *loop, const wd_spirv_instruction *terminator) {
    return terminator->opcode == SpvOpBranchConditional && terminator->words[3] == loop->merge &&
           terminator->words[2] != loop->merge && terminator->words[2] != loop->label;
}

void wd_ranges_end_block(wd_value_ranges *ranges, const wd_spirv_instruction *terminator, uint32_t label) {
    wd_open_loop *loop = ranges->num_loops ? &ranges->loops[ranges->num_loops - 1] : NULL;
    if (!loop || loop->awaited != label) {
        return;
    }
    loop->awaited = 0;
    if (terminator->opcode == SpvOpBranch && ranges->block == loop->header) {
        loop->awaited = terminator->words[1];
    } else if (enters_body(loop, terminator)) {
        loop->branch = terminator->index;
    }
}

void wd_ranges_end_function(wd_value_ranges *ranges) {
    ranges->num_loops = ranges->label = ranges->block = ranges->last_block = 0;
    for (size_t i = 0; i < ranges->num_stores; i++) {
        ranges->stores_of[ranges->stores[i].id] = 0;
    }
    ranges->num_stores = 0;
    ranges->is_read = false;
}

void wd_ranges_finish(wd_value_ranges *ranges, wd_allocator allocator) {
    wd_free(&allocator, ranges->stores);
    wd_free(&allocator, ranges->stores_of);
    *ranges = (wd_value_ranges){0};
}

// Counters

// relation is the relation of a counter and its limit.
typedef enum relation { LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, NOT_EQUAL } relation;

// comparison is `value relation limit`: the loop continues if it holds.
typedef struct comparison {
    uint32_t value;
    uint32_t limit;
    relation relation;
    bool is_signed;
} comparison;

static bool read_relation(uint32_t opcode, comparison *comparison) {
    comparison->is_signed = opcode == SpvOpSLessThan || opcode == SpvOpSLessThanEqual ||
                            opcode == SpvOpSGreaterThan || opcode == SpvOpSGreaterThanEqual;
    switch (opcode) {
    case SpvOpSLessThan:
    case SpvOpULessThan:
        comparison->relation = LESS;
        return true;
    case SpvOpSLessThanEqual:
    case SpvOpULessThanEqual:
        comparison->relation = LESS_EQUAL;
        return true;
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThan:
        comparison->relation = GREATER;
        return true;
    case SpvOpSGreaterThanEqual:
    case SpvOpUGreaterThanEqual:
        comparison->relation = GREATER_EQUAL;
        return true;
    case SpvOpINotEqual:
        comparison->relation = NOT_EQUAL;
        return true;
    default:
        return false;
    }
}

// Reads the comparison that `branch` depends on. A constant operand becomes the limit.
static bool read_comparison(const wd_analysis *analysis, const wd_spirv_instruction *branch,
                            comparison *comparison) {
    static const relation mirrored[] = {GREATER, GREATER_EQUAL, LESS, LESS_EQUAL, NOT_EQUAL};
    wd_spirv_instruction compare;
    uint64_t constant;
    if (!wd_spirv_module_find(analysis->module, branch->words[1], &compare) || compare.num_words != 5 ||
        !read_relation(compare.opcode, comparison)) {
        return false;
    }
    const bool is_mirrored = wd_spirv_module_constant(analysis->module, compare.words[3], &constant);
    comparison->value = compare.words[is_mirrored ? 4 : 3];
    comparison->limit = compare.words[is_mirrored ? 3 : 4];
    comparison->relation = is_mirrored ? mirrored[comparison->relation] : comparison->relation;
    return true;
}

// counting is the sequence of values of a 32-bit counter: it begins with one of the constants `first_min` to
// `first_max`, and changes by `step`.
typedef struct counting {
    uint32_t first_min;
    uint32_t first_max;
    uint32_t step; // At most INT32_MAX.
    bool down;
    bool has_first;
    bool has_step;
} counting;

static bool read_word(const wd_analysis *analysis, uint32_t id, uint32_t *word) {
    uint64_t value;
    const bool is_constant = wd_spirv_module_constant(analysis->module, id, &value);
    *word = is_constant ? (uint32_t)value : 0;
    return is_constant;
}

static void note_first(counting *counting, uint32_t first) {
    counting->first_min = counting->has_first && counting->first_min < first ? counting->first_min : first;
    counting->first_max = counting->has_first && counting->first_max > first ? counting->first_max : first;
    counting->has_first = true;
}

// Whether `next` is the counter, according to `is_counter`, plus or minus a constant that is the same each time.
static bool note_step(const wd_analysis *analysis, counting *counting, uint32_t next,
                      bool (*is_counter)(const wd_analysis *analysis, uint32_t id, uint32_t counter),
                      uint32_t counter) {
    wd_spirv_instruction add;
    uint32_t step;
    if (!wd_spirv_module_find(analysis->module, next, &add) ||
        (add.opcode != SpvOpIAdd && add.opcode != SpvOpISub)) {
        return false;
    }
    const bool is_first = is_counter(analysis, add.words[3], counter);
    if (!is_first && (add.opcode == SpvOpISub || !is_counter(analysis, add.words[4], counter))) {
        return false;
    }
    if (!read_word(analysis, add.words[is_first ? 4 : 3], &step) || step == (uint32_t)INT32_MIN) {
        return false;
    }
    const bool is_negative = step > INT32_MAX;
    const bool down = is_negative == (add.opcode == SpvOpIAdd) && step;
    step = is_negative ? 0 - step : step;
    if (counting->has_step && (counting->step != step || counting->down != down)) {
        return false;
    }
    counting->step = step;
    counting->down = down;
    counting->has_step = true;
    return true;
}

static bool is_phi(const wd_analysis *analysis, uint32_t id, uint32_t phi) {
    (void)analysis;
    return id == phi;
}

static bool loads(const wd_analysis *analysis, uint32_t id, uint32_t variable) {
    wd_spirv_instruction load;
    return wd_spirv_module_find_opcode(analysis->module, id, SpvOpLoad, &load) && load.words[3] == variable;
}

// Whether a phi begins with constants and continues with itself plus a step.
static bool phi_counts(const wd_analysis *analysis, const wd_spirv_instruction *phi, counting *counting) {
    uint32_t first;
    *counting = (struct counting){0};
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (read_word(analysis, phi->words[word], &first)) {
            note_first(counting, first);
        } else if (!note_step(analysis, counting, phi->words[word], is_phi, phi->result)) {
            return false;
        }
    }
    return counting->has_first && counting->has_step;
}

// The instruction of a label; 0: there is none.
static uint32_t label_at(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(analysis->module, id, SpvOpLabel, &label) ? label.index : 0;
}

// Finds the terminator of the block that begins at instruction `label`, and returns its number.
static uint32_t find_end(const wd_analysis *analysis, uint32_t label, wd_spirv_instruction *end) {
    uint32_t at = label;
    do {
        at++;
    } while (wd_spirv_module_instruction(analysis->module, at, end) && !wd_spirv_ends_block(end->opcode));
    return at;
}

// Whether the block of instruction `at` ends in a branch to the header, and is not a loop header.
static bool leads_back(const wd_analysis *analysis, const wd_open_loop *loop, uint32_t at) {
    wd_spirv_instruction end;
    while (wd_spirv_module_instruction(analysis->module, at, &end) && end.opcode != SpvOpLoopMerge &&
           !wd_spirv_ends_block(end.opcode)) {
        at++;
    }
    return end.opcode == SpvOpBranch && end.words[1] == loop->label;
}

// Whether a variable has two stores: a constant, in the block before the loop, and itself plus a step, in the continue
// construct.
static bool variable_counts(wd_analysis *analysis, const wd_open_loop *loop, uint32_t variable,
                            counting *counting) {
    const wd_spirv_module *module = analysis->module;
    wd_spirv_instruction first, next, entry;
    uint32_t value;
    *counting = (struct counting){0};
    wd_range_read_function(analysis);
    const wd_stores *stores = analysis->failure ? NULL : wd_range_stores_of(analysis, variable);
    if (!stores || !stores->is_followed || stores->count != 2 ||
        !wd_spirv_module_instruction(module, stores->at[0], &first) ||
        !wd_spirv_module_instruction(module, stores->at[1], &next) ||
        !wd_spirv_module_instruction(module, loop->header - 1, &entry)) {
        return false;
    }
    const uint32_t continues = label_at(analysis, loop->continues);
    const bool enters = entry.opcode == SpvOpBranch && label_at(analysis, entry.words[1]) == loop->header;
    if (!enters || stores->blocks[0] != loop->before || continues <= loop->branch ||
        stores->blocks[1] != continues || !read_word(analysis, first.words[2], &value)) {
        return false;
    }
    note_first(counting, value);
    return note_step(analysis, counting, next.words[2], loads, variable) &&
           leads_back(analysis, loop, next.index);
}

// The largest value of a counter that increases up to `limit`, which is at most `max`. `at_end`: the next value is
// compared, so that the first value may exceed the limit.
static uint64_t max_going_up(const counting *counting, const comparison *comparison, uint64_t max,
                             bool at_end) {
    max = at_end && counting->first_max > max ? counting->first_max : max;
    if (!comparison->is_signed) {
        return max; // A value that wraps around is compared again.
    }
    // A sum above INT32_MAX is negative, and less than any limit.
    return max <= INT32_MAX && counting->first_max <= INT32_MAX && counting->step <= INT32_MAX - max
               ? max
               : UNKNOWN;
}

// The same for a counter that decreases as long as it is at first_min `lowest`.
static uint64_t max_going_down(const counting *counting, const comparison *comparison, uint32_t lowest,
                               bool at_end) {
    if (comparison->is_signed) {
        return lowest <= INT32_MAX && counting->first_max <= INT32_MAX ? counting->first_max : UNKNOWN;
    }
    // A value below the step is never decreased.
    const uint32_t first_min = at_end && counting->first_min < lowest ? counting->first_min : lowest;
    return counting->step <= first_min ? counting->first_max : UNKNOWN;
}

// The same for a counter that continues until it equals `limit`, which it must not skip.
static uint64_t max_until(const counting *counting, uint32_t limit, bool at_end) {
    const bool is_one = counting->first_min == counting->first_max;
    const uint32_t way = counting->down ? counting->first_min - limit : limit - counting->first_max;
    const bool leads_there = counting->down ? counting->first_min >= limit : counting->first_max <= limit;
    if (!leads_there || !counting->step || (counting->step != 1 && !(is_one && way % counting->step == 0)) ||
        (at_end && !way)) {
        return UNKNOWN;
    }
    return counting->down ? counting->first_max : limit ? limit - 1 : UNKNOWN;
}

// The largest value of a counter while a comparison holds; UNKNOWN: any value.
static uint64_t max_of_counting(wd_analysis *analysis, const counting *counting, const comparison *comparison,
                                bool at_end) {
    uint32_t limit;
    const bool is_known = read_word(analysis, comparison->limit, &limit);
    if (comparison->relation == NOT_EQUAL) {
        return is_known ? max_until(counting, limit, at_end) : UNKNOWN;
    }
    if (comparison->relation == GREATER || comparison->relation == GREATER_EQUAL) {
        const bool is_more = comparison->relation == GREATER;
        const uint32_t most = comparison->is_signed ? INT32_MAX : UINT32_MAX;
        return counting->down && is_known && !(is_more && limit == most)
                   ? max_going_down(counting, comparison, limit + is_more, at_end)
                   : UNKNOWN;
    }
    // At the end of a loop, the limit may be larger than at the current instruction.
    const uint64_t max = is_known ? limit : at_end ? UNKNOWN : wd_range_max(analysis, comparison->limit);
    if (!max || max > INT32_MAX || (counting->down && comparison->is_signed)) {
        return UNKNOWN; // Or the body never runs.
    }
    return max_going_up(counting, comparison, max - (comparison->relation == LESS), at_end);
}

// find_array_length returns the OpArrayLength that a number comes from, which may be converted to a signed one; 0:
// none.
static uint32_t find_array_length(const wd_analysis *analysis, uint32_t id) {
    enum { MAX_COPIES = 4 };
    wd_spirv_instruction value;
    for (uint32_t i = 0; i < MAX_COPIES && wd_spirv_module_find(analysis->module, id, &value); i++) {
        if (value.opcode == SpvOpArrayLength) {
            return value.result;
        }
        if (value.opcode != SpvOpBitcast && value.opcode != SpvOpCopyObject) {
            return 0;
        }
        id = value.words[3];
    }
    return 0;
}

// find_length notes the OpArrayLength that the counter is compared with. Steps of one from a number that is not
// negative reach no negative number before the limit. `counts`: `counting` is known.
static void find_length(const wd_analysis *analysis, wd_open_loop *loop, const counting *counting,
                        bool counts, const comparison *comparison, uint32_t counter) {
    if (comparison->relation != LESS ||
        (counts && (counting->down || counting->step != 1 || counting->first_max > INT32_MAX))) {
        return;
    }
    loop->length = find_array_length(analysis, comparison->limit);
    if (loop->length) {
        loop->counter = counter;
        loop->max = UNKNOWN;
    }
}

// begin_condition is the comparison with which a loop begins, and its counter.
typedef struct begin_condition {
    comparison comparison;
    wd_spirv_instruction value; // That is compared.
    counting counting;
    bool counts; // `counting` is known.
} begin_condition;

// Reads the comparison that the loop's branch depends on. False: it compares no 32-bit integer that is made before.
static bool read_begin(wd_analysis *analysis, const wd_open_loop *loop, begin_condition *begin) {
    wd_spirv_instruction branch, type;
    *begin = (begin_condition){0};
    if (!wd_spirv_module_instruction(analysis->module, loop->branch, &branch) ||
        !read_comparison(analysis, &branch, &begin->comparison) ||
        !wd_find_integer(analysis->module, begin->comparison.value, &begin->value, &type) ||
        type.words[2] != 32 || begin->value.index < loop->header || begin->value.index > loop->branch) {
        return false;
    }
    if (begin->value.opcode == SpvOpPhi) {
        begin->counts = phi_counts(analysis, &begin->value, &begin->counting);
    } else if (begin->value.opcode == SpvOpLoad) {
        begin->counts = variable_counts(analysis, loop, begin->value.words[3], &begin->counting);
    }
    return true;
}

// The counter of a loop that begins with its comparison.
static void find_counter_at_begin(wd_analysis *analysis, wd_open_loop *loop) {
    begin_condition begin;
    loop->is_asked = true;
    if (!read_begin(analysis, loop, &begin)) {
        return;
    }
    const comparison *comparison = &begin.comparison;
    const bool is_phi = begin.value.opcode == SpvOpPhi;
    const bool is_less = comparison->relation == LESS || comparison->relation == LESS_EQUAL;
    // An unsigned comparison with an upper limit holds for every value of the OpPhi in the body.
    if (!begin.counts && !(is_phi && is_less && !comparison->is_signed)) {
        return;
    }
    const uint64_t max = max_of_counting(analysis, &begin.counting, comparison, false);
    const uint32_t counter = is_phi ? begin.value.result : begin.value.words[3];
    find_length(analysis, loop, &begin.counting, begin.counts, comparison, counter);
    if (max != UNKNOWN) {
        loop->counter = counter;
        loop->max = max;
    }
}

// Finds the only conditional branch back to the header, from the header's first phi, and its block. The next value is
// compared before it.
static bool find_branch_back(const wd_analysis *analysis, const wd_open_loop *loop,
                             const wd_spirv_instruction *phi, wd_spirv_instruction *branch, uint32_t *block) {
    uint32_t at = 0;
    *block = 0;
    for (uint32_t word = 4; word < phi->num_words; word += 2) {
        const uint32_t parent = label_at(analysis, phi->words[word]);
        if (parent >= loop->header && *block) {
            return false;
        }
        if (parent >= loop->header) {
            *block = phi->words[word];
            at = parent;
        }
    }
    if (!at) {
        return false;
    }
    find_end(analysis, at, branch);
    return branch->opcode == SpvOpBranchConditional && branch->words[2] == loop->label &&
           branch->words[3] != loop->label;
}

// The counter of a loop that ends with its comparison: a phi of the header whose next value is compared.
static void find_counter_at_end(wd_analysis *analysis, wd_open_loop *loop) {
    enum { MAX_PHIS = 16 };
    wd_spirv_instruction phi, branch, value, type;
    comparison comparison;
    uint32_t block;
    loop->is_end_asked = true;
    if (!wd_spirv_module_instruction(analysis->module, loop->header + 1, &phi) || phi.opcode != SpvOpPhi ||
        !find_branch_back(analysis, loop, &phi, &branch, &block) ||
        !read_comparison(analysis, &branch, &comparison) ||
        !wd_find_integer(analysis->module, comparison.value, &value, &type) || type.words[2] != 32) {
        return;
    }
    for (uint32_t i = 0; i < MAX_PHIS && phi.opcode == SpvOpPhi; i++) {
        for (uint32_t word = 3; word + 1 < phi.num_words; word += 2) {
            counting counting;
            if (phi.words[word] == comparison.value && phi.words[word + 1] == block &&
                phi_counts(analysis, &phi, &counting)) {
                const uint64_t max = max_of_counting(analysis, &counting, &comparison, true);
                loop->end_counter = max != UNKNOWN ? phi.result : 0;
                loop->end_max = max;
                return;
            }
        }
        wd_spirv_module_instruction(analysis->module, phi.index + 1, &phi);
    }
}

// Whether `value` is the counter in the body: the phi, or the variable before the continue construct.
static bool is_counter(const wd_analysis *analysis, const wd_open_loop *loop,
                       const wd_spirv_instruction *value) {
    if (value->opcode == SpvOpPhi) {
        return loop->counter == value->result;
    }
    return loop->counter == value->words[3] && value->index > loop->branch &&
           value->index < label_at(analysis, loop->continues);
}

// Whether the current block is in the body.
static bool is_in_body(wd_analysis *analysis, const wd_open_loop *loop) {
    wd_spirv_instruction branch;
    return wd_spirv_module_instruction(analysis->module, loop->branch, &branch) &&
           wd_range_dominates(analysis, branch.words[2], analysis->ranges.label);
}

uint64_t wd_counter_max(wd_analysis *analysis, const wd_spirv_instruction *value) {
    wd_value_ranges *ranges = &analysis->ranges;
    for (uint32_t i = ranges->num_loops; i > 0; i--) {
        wd_open_loop *loop = &ranges->loops[i - 1];
        if (value->opcode == SpvOpPhi && !loop->is_end_asked) {
            find_counter_at_end(analysis, loop);
        }
        if (value->opcode == SpvOpPhi && loop->end_counter == value->result) {
            return loop->end_max;
        }
        if (loop->branch && !loop->is_asked) {
            find_counter_at_begin(analysis, loop);
        }
        if (loop->counter && is_counter(analysis, loop, value) && is_in_body(analysis, loop)) {
            return loop->max;
        }
    }
    return UNKNOWN;
}

uint32_t wd_range_array_length(wd_analysis *analysis, uint32_t id) {
    wd_value_ranges *ranges = &analysis->ranges;
    wd_spirv_instruction value;
    if (!wd_spirv_module_find(analysis->module, id, &value) ||
        (value.opcode != SpvOpPhi && value.opcode != SpvOpLoad)) {
        return 0;
    }
    for (uint32_t i = ranges->num_loops; i > 0; i--) {
        wd_open_loop *loop = &ranges->loops[i - 1];
        if (loop->branch && !loop->is_asked) {
            find_counter_at_begin(analysis, loop);
        }
        if (loop->length && is_counter(analysis, loop, &value) && is_in_body(analysis, loop)) {
            return loop->length;
        }
    }
    return 0;
}

// Iterations

// find_branch_ahead returns the conditional branch into the body or to the merge block, in the header or in the next
// block; 0: there is none.
static uint32_t find_branch_ahead(const wd_analysis *analysis, const wd_open_loop *loop) {
    wd_spirv_instruction end;
    uint32_t at = find_end(analysis, loop->header, &end);
    const uint32_t next =
        end.opcode == SpvOpBranch && end.words[1] != loop->label ? label_at(analysis, end.words[1]) : 0;
    if (next) {
        at = find_end(analysis, next, &end);
    }
    return enters_body(loop, &end) ? at : 0;
}

// iterations_of returns how many values from 0 to `max` a counter has at most.
static uint64_t iterations_of(const counting *counting, uint64_t max) {
    return max == UNKNOWN || !counting->step ? UNKNOWN : max / counting->step + 1;
}

static uint64_t iterations_from_begin(wd_analysis *analysis, wd_open_loop *loop) {
    begin_condition begin;
    loop->branch = find_branch_ahead(analysis, loop);
    return loop->branch && read_begin(analysis, loop, &begin) && begin.counts
               ? iterations_of(&begin.counting,
                               max_of_counting(analysis, &begin.counting, &begin.comparison, false))
               : UNKNOWN;
}

static uint64_t iterations_from_end(wd_analysis *analysis, wd_open_loop *loop) {
    counting counting;
    wd_spirv_instruction phi;
    find_counter_at_end(analysis, loop);
    return loop->end_counter &&
                   wd_spirv_module_find_opcode(analysis->module, loop->end_counter, SpvOpPhi, &phi) &&
                   phi_counts(analysis, &phi, &counting)
               ? iterations_of(&counting, loop->end_max)
               : UNKNOWN;
}

uint64_t wd_range_iterations(wd_analysis *analysis) {
    const wd_value_ranges *ranges = &analysis->ranges;
    if (!ranges->num_loops || ranges->loops[ranges->num_loops - 1].header != ranges->block) {
        return UNKNOWN; // It is nested too deeply.
    }
    wd_open_loop loop = ranges->loops[ranges->num_loops - 1];
    const uint64_t iterations = iterations_from_begin(analysis, &loop);
    return iterations != UNKNOWN ? iterations : iterations_from_end(analysis, &loop);
}
