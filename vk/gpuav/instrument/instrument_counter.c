// What the conditions of loops say of their counters.
//
// A loop in whose body `i < N` holds: it begins with the comparison and a branch into the body or to its merge block, in the header or
// in the block that the header leads to. What the body's first block dominates is reached in no other way, so that the condition holds
// there until the counter changes: an OpPhi never does in one round, a variable in the continue construct.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_analysis.h"

static const uint64_t UNKNOWN = UINT64_MAX;

// The walk

void wd_ranges_begin_block(wd_ranges *ranges, const wd_spirv_instruction *label) {
    ranges->last_block = ranges->block;
    ranges->block = label->index;
    ranges->label = label->result;
    for (uint32_t i = 0; i < ranges->num_loops; i++) {
        if (ranges->loops[i].merge == label->result) {
            ranges->num_loops = i;
        }
    }
}

void wd_ranges_begin_loop(wd_ranges *ranges, const wd_spirv_instruction *merge, uint32_t label) {
    if (ranges->num_loops < WD_MAX_OPEN_LOOPS) {
        ranges->loops[ranges->num_loops++] = (wd_open_loop){.header = ranges->block,
                                                            .before = ranges->last_block,
                                                            .merge = merge->words[1],
                                                            .continues = merge->words[2],
                                                            .awaited = label};
    }
}

void wd_ranges_end_block(wd_ranges *ranges, const wd_spirv_instruction *terminator, uint32_t label) {
    wd_open_loop *loop = ranges->num_loops ? &ranges->loops[ranges->num_loops - 1] : NULL;
    if (!loop || loop->awaited != label) {
        return;
    }
    loop->awaited = 0;
    if (terminator->opcode == SpvOpBranch && ranges->block == loop->header) {
        loop->awaited = terminator->words[1];
    } else if (terminator->opcode == SpvOpBranchConditional && terminator->words[3] == loop->merge &&
               terminator->words[2] != loop->merge) {
        loop->branch = terminator->index;
    }
}

void wd_ranges_end_function(wd_ranges *ranges) {
    ranges->num_loops = ranges->label = ranges->block = ranges->last_block = 0;
    for (size_t i = 0; i < ranges->num_stores; i++) {
        ranges->stores_of[ranges->stores[i].id] = 0;
    }
    ranges->num_stores = 0;
    ranges->is_read = false;
}

void wd_ranges_finish(wd_ranges *ranges, wd_allocator allocator) {
    wd_free(&allocator, ranges->stores);
    wd_free(&allocator, ranges->stores_of);
    *ranges = (wd_ranges){0};
}

// Stores to variables

static wd_stores *stores_of(const wd_ranges *ranges, const wd_analysis *analysis, uint32_t id) {
    return id < analysis->num_ids && ranges->stores_of[id] ? &ranges->stores[ranges->stores_of[id] - 1]
                                                           : NULL;
}

static void note_variable(wd_analysis *analysis, const wd_spirv_instruction *variable) {
    wd_ranges *ranges = &analysis->ranges;
    if (!wd_array_reserve(&analysis->allocator, (void **)&ranges->stores, &ranges->capacity,
                          ranges->num_stores + 1, sizeof *ranges->stores)) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        return;
    }
    // One with an initializer is not followed: its first value does not come from a store.
    ranges->stores[ranges->num_stores++] =
        (wd_stores){.id = variable->result, .is_followed = variable->num_words == 4};
    ranges->stores_of[variable->result] = (uint32_t)ranges->num_stores;
}

static bool is_debug_instruction(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpExtInst && (instruction->words[3] == analysis->debug_sets[0] ||
                                                   instruction->words[3] == analysis->debug_sets[1]);
}

static void note_uses(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t block) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_stores *stores = stores_of(&analysis->ranges, analysis, instruction->words[word]);
        if (!stores) {
            continue;
        }
        if (instruction->opcode == SpvOpStore && word == 1) {
            const uint32_t i = stores->count < 2 ? stores->count : 1;
            stores->at[i] = instruction->index;
            stores->blocks[i] = block;
            stores->count++;
        } else if (instruction->opcode != SpvOpLoad && !is_debug_instruction(analysis, instruction)) {
            stores->is_followed = false;
        }
    }
}

// Reads where the function at hand stores to its variables, and its dominators.
static void read_function(wd_analysis *analysis) {
    wd_ranges *ranges = &analysis->ranges;
    const uint32_t begin = analysis->functions.items[analysis->functions.count - 1].begin;
    if (ranges->is_read) {
        return;
    }
    ranges->is_read = true;
    if (!ranges->stores_of) {
        ranges->stores_of =
            wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, sizeof *ranges->stores_of);
    }
    if (!ranges->stores_of) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        return;
    }
    wd_spirv_instruction instruction;
    uint32_t i = begin, block = 0;
    for (; !analysis->failure && wd_spirv_module_instruction(analysis->module, i, &instruction) &&
           instruction.opcode != SpvOpFunctionEnd;
         i++) {
        if (instruction.opcode == SpvOpVariable && instruction.result < analysis->num_ids) {
            note_variable(analysis, &instruction);
            continue;
        }
        block = instruction.opcode == SpvOpLabel ? i : block;
        note_uses(analysis, &instruction, block);
    }
    if (!analysis->failure) {
        analysis->failure = wd_dominance_read(&analysis->dominance, analysis->module, begin, i);
    }
}

// Whether every way to the block at hand leads through `label`.
static bool is_dominated(const wd_analysis *analysis, uint32_t label) {
    const wd_dominance *dominance = &analysis->dominance;
    const uint32_t here = analysis->ranges.label;
    if (label >= analysis->num_ids || !dominance->numbers[label] || !dominance->numbers[here]) {
        return false;
    }
    const uint32_t a = wd_dominance_block(dominance, label), b = wd_dominance_block(dominance, here);
    return a < dominance->num_blocks && b < dominance->num_blocks && wd_dominates(dominance, a, b);
}

// Counters

// comparison is `value < limit`, or <=.
typedef struct comparison {
    uint32_t value;
    uint32_t limit;
    bool is_signed;
    bool or_equal;
} comparison;

static bool read_comparison(const wd_analysis *analysis, const wd_open_loop *loop, comparison *comparison) {
    wd_spirv_instruction branch, compare;
    if (!wd_spirv_module_instruction(analysis->module, loop->branch, &branch) ||
        !wd_spirv_module_find(analysis->module, branch.words[1], &compare) || compare.num_words != 5) {
        return false;
    }
    *comparison = (struct comparison){.value = compare.words[3], .limit = compare.words[4]};
    switch (compare.opcode) {
    case SpvOpSLessThan:
    case SpvOpSLessThanEqual:
        comparison->is_signed = true;
        comparison->or_equal = compare.opcode == SpvOpSLessThanEqual;
        return true;
    case SpvOpULessThan:
    case SpvOpULessThanEqual:
        comparison->or_equal = compare.opcode == SpvOpULessThanEqual;
        return true;
    default:
        return false;
    }
}

static bool is_small(const wd_analysis *analysis, uint32_t id, uint64_t limit, uint64_t *value) {
    return wd_spirv_module_constant(analysis->module, id, value) && *value <= limit;
}

// Whether `next` adds a constant of at most `limit` to what `is_counter` tells of an id, a copy of the counter.
static bool steps(const wd_analysis *analysis, uint32_t next, uint64_t limit,
                  bool (*is_counter)(const wd_analysis *analysis, uint32_t id, uint32_t counter),
                  uint32_t counter) {
    wd_spirv_instruction add;
    uint64_t step;
    if (!wd_spirv_module_find_opcode(analysis->module, next, SpvOpIAdd, &add)) {
        return false;
    }
    return (is_counter(analysis, add.words[3], counter) && is_small(analysis, add.words[4], limit, &step)) ||
           (is_counter(analysis, add.words[4], counter) && is_small(analysis, add.words[3], limit, &step));
}

static bool is_phi(const wd_analysis *analysis, uint32_t id, uint32_t phi) {
    (void)analysis;
    return id == phi;
}

static bool loads(const wd_analysis *analysis, uint32_t id, uint32_t variable) {
    wd_spirv_instruction load;
    return wd_spirv_module_find_opcode(analysis->module, id, SpvOpLoad, &load) && load.words[3] == variable;
}

// Whether a phi begins with a constant that is not negative and goes on with itself and a step that makes it no greater than
// INT32_MAX.
static bool counts_up(const wd_analysis *analysis, const wd_spirv_instruction *phi, uint64_t max) {
    uint64_t first;
    bool begins = false, goes_on = false;
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (is_small(analysis, phi->words[word], INT32_MAX, &first)) {
            begins = true;
        } else if (steps(analysis, phi->words[word], INT32_MAX - max, is_phi, phi->result)) {
            goes_on = true;
        } else {
            return false;
        }
    }
    return begins && goes_on;
}

// The instruction of a label; 0: there is none.
static uint32_t label_at(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(analysis->module, id, SpvOpLabel, &label) ? label.index : 0;
}

// Whether a variable is stored to twice: a constant that is not negative in the block in front of the loop, and, in the continue
// construct, itself and a step that makes it no greater than INT32_MAX.
static bool variable_counts_up(wd_analysis *analysis, const wd_open_loop *loop, uint32_t variable,
                               uint64_t max) {
    const wd_spirv_module *module = analysis->module;
    wd_spirv_instruction first, next, entry;
    uint64_t value;
    read_function(analysis);
    const wd_stores *stores = analysis->failure ? NULL : stores_of(&analysis->ranges, analysis, variable);
    if (!stores || !stores->is_followed || stores->count != 2 ||
        !wd_spirv_module_instruction(module, stores->at[0], &first) ||
        !wd_spirv_module_instruction(module, stores->at[1], &next) ||
        !wd_spirv_module_instruction(module, loop->header - 1, &entry)) {
        return false;
    }
    const uint32_t continues = label_at(analysis, loop->continues);
    const bool enters = entry.opcode == SpvOpBranch && label_at(analysis, entry.words[1]) == loop->header;
    return enters && stores->blocks[0] == loop->before && continues > loop->branch &&
           stores->blocks[1] == continues && is_small(analysis, first.words[2], INT32_MAX, &value) &&
           steps(analysis, next.words[2], INT32_MAX - max, loads, variable);
}

static void find_counter(wd_analysis *analysis, wd_open_loop *loop) {
    comparison comparison;
    wd_spirv_instruction value, type;
    loop->is_asked = true;
    if (!loop->branch || !read_comparison(analysis, loop, &comparison) ||
        !wd_find_integer(analysis->module, comparison.value, &value, &type) || type.words[2] != 32 ||
        value.index < loop->header || value.index > loop->branch) {
        return;
    }
    uint64_t max = wd_range_max(analysis, comparison.limit);
    if (!max || max > INT32_MAX) {
        return; // Or the body is never run.
    }
    max -= !comparison.or_equal;
    if (value.opcode == SpvOpPhi && (!comparison.is_signed || counts_up(analysis, &value, max))) {
        loop->counter = value.result;
        loop->max = max;
    } else if (value.opcode == SpvOpLoad && variable_counts_up(analysis, loop, value.words[3], max)) {
        loop->counter = value.words[3];
        loop->max = max;
    }
}

// Whether `value` is the counter as the body has it: the phi, or the variable in front of the continue construct.
static bool is_counter(const wd_analysis *analysis, const wd_open_loop *loop,
                       const wd_spirv_instruction *value) {
    if (value->opcode == SpvOpPhi) {
        return loop->counter == value->result;
    }
    return loop->counter == value->words[3] && value->index > loop->branch &&
           value->index < label_at(analysis, loop->continues);
}

// Whether the block at hand is in the body.
static bool is_in_body(wd_analysis *analysis, const wd_open_loop *loop) {
    wd_spirv_instruction branch;
    read_function(analysis);
    return !analysis->failure && wd_spirv_module_instruction(analysis->module, loop->branch, &branch) &&
           is_dominated(analysis, branch.words[2]);
}

uint64_t wd_counter_max(wd_analysis *analysis, const wd_spirv_instruction *value) {
    wd_ranges *ranges = &analysis->ranges;
    for (uint32_t i = ranges->num_loops; i > 0; i--) {
        wd_open_loop *loop = &ranges->loops[i - 1];
        if (loop->branch && !loop->is_asked) {
            find_counter(analysis, loop);
        }
        if (loop->counter && is_counter(analysis, loop, value) && is_in_body(analysis, loop)) {
            return loop->max;
        }
    }
    return UNKNOWN;
}
