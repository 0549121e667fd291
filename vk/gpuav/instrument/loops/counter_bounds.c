// Upper bounds of the counters of loops, and of the variables of a function, while a loop runs (upper_bounds.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/upper_bounds_internal.h"

static uint32_t label_at(const wd_upper_bounds *upper, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(upper->writer->module, id, SpvOpLabel, &label) &&
                   wd_upper_is_inside(upper, label.index)
               ? label.index
               : 0;
}

// Reads a comparison. False: it has no limit.
static bool read_limit(const wd_upper_bounds *upper, uint32_t id, wd_counted_loop *loop) {
    wd_spirv_instruction compare;
    if (!wd_spirv_module_find(upper->writer->module, id, &compare)) {
        return false;
    }
    bool is_greater = false;
    switch (compare.opcode) {
    case SpvOpUGreaterThan:
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpSGreaterThanEqual:
        is_greater = true;
        break;
    case SpvOpULessThan:
    case SpvOpSLessThan:
    case SpvOpULessThanEqual:
    case SpvOpSLessThanEqual:
        break;
    default:
        return false;
    }
    loop->is_equal = compare.opcode == SpvOpULessThanEqual || compare.opcode == SpvOpSLessThanEqual ||
                     compare.opcode == SpvOpUGreaterThanEqual || compare.opcode == SpvOpSGreaterThanEqual;
    loop->is_signed = compare.opcode == SpvOpSLessThan || compare.opcode == SpvOpSLessThanEqual ||
                      compare.opcode == SpvOpSGreaterThan || compare.opcode == SpvOpSGreaterThanEqual;
    loop->value = compare.words[is_greater ? 4 : 3];
    loop->limit = compare.words[is_greater ? 3 : 4];
    return true;
}

// Reads a loop that begins with its comparison. False: it does not.
static bool read_loop(const wd_upper_bounds *upper, const wd_loop_header *header, wd_counted_loop *loop) {
    const wd_spirv_module *module = upper->writer->module;
    wd_spirv_instruction merge, end, last;
    wd_spirv_module_instruction(module, header->merge, &merge);
    if (!wd_spirv_module_find_opcode(module, merge.words[1], SpvOpLabel, &end)) {
        return false;
    }
    loop->begin = header->label;
    loop->end = end.index;
    loop->continues = label_at(upper, merge.words[2]);
    uint32_t at = loop->begin + 1;
    for (uint32_t i = 0; i < 2; i++) {
        while (wd_spirv_module_instruction(module, at, &last) && !wd_spirv_ends_block(last.opcode)) {
            at++;
        }
        const uint32_t next = last.opcode == SpvOpBranch ? label_at(upper, last.words[1]) : 0;
        if (next <= loop->begin) {
            break;
        }
        at = next + 1;
    }
    loop->branch = at;
    return last.opcode == SpvOpBranchConditional && last.words[3] == merge.words[1] &&
           last.words[2] != merge.words[1] && label_at(upper, last.words[2]) > loop->begin &&
           loop->continues && read_limit(upper, last.words[1], loop);
}

void wd_upper_find_loops(wd_upper_bounds *upper) {
    const wd_writer *writer = upper->writer;
    for (size_t i = writer->loops->versions.next_header - 1;
         i < writer->loops->versions.headers.count && upper->num_loops < WD_UPPER_MAX_LOOPS &&
         writer->loops->versions.headers.items[i].label < upper->loop->end;
         i++) {
        upper->num_loops +=
            read_loop(upper, &writer->loops->versions.headers.items[i], &upper->loops[upper->num_loops]);
    }
}

// The loops whose body contains an instruction.
uint32_t wd_upper_bodies_with(const wd_upper_bounds *upper, uint32_t instruction) {
    uint32_t bodies = 0;
    for (uint32_t i = 0; i < upper->num_loops; i++) {
        const bool is_in_body = instruction > upper->loops[i].branch && instruction < upper->loops[i].end;
        bodies |= (uint32_t)is_in_body << i;
    }
    return bodies;
}

// The largest value below the limit. If there is none, the loop's body never runs.
static uint32_t below(wd_upper_bounds *upper, const wd_counted_loop *limit) {
    const uint32_t word = wd_upper_bound_of(upper, limit->limit);
    if (!word) {
        return 0;
    }
    const uint32_t zero = wd_upper_constant(upper, 0);
    const uint32_t is_above =
        wd_upper_emit_comparison(upper, limit->is_signed ? SpvOpSGreaterThan : SpvOpUGreaterThan, word, zero);
    const uint32_t last =
        limit->is_equal ? word : wd_upper_emit(upper, SpvOpISub, word, wd_upper_constant(upper, 1));
    return wd_emit_select(upper->writer, is_above, last, zero);
}

// Whether `next` is the counter, according to `is_counter`, plus a constant step.
static bool read_step(const wd_upper_bounds *upper, uint32_t next,
                      bool (*is_counter)(const wd_upper_bounds *upper, uint32_t id, uint32_t counter),
                      uint32_t counter, uint32_t *step) {
    wd_spirv_instruction add;
    if (!wd_spirv_module_find_opcode(upper->writer->module, next, SpvOpIAdd, &add)) {
        return false;
    }
    const bool is_first = is_counter(upper, add.words[3], counter);
    return (is_first || is_counter(upper, add.words[4], counter)) &&
           wd_upper_read_constant(upper, add.words[is_first ? 4 : 3], step) && *step && *step <= INT32_MAX;
}

// Requires that a counter that is compared as a signed number is never negative: not at the beginning, and not by
// overflow.
static bool require_no_sign(wd_upper_bounds *upper, const wd_counted_loop *limit, uint32_t first,
                            uint32_t step) {
    const uint32_t word = wd_upper_bound_of(upper, limit->limit);
    if (!first || !word) {
        return false;
    }
    wd_upper_require_at_most(upper, first, INT32_MAX);
    // A value below the limit exceeds it by at most one step.
    const uint32_t room = INT32_MAX - step + !limit->is_equal;
    wd_upper_require(
        upper, wd_upper_emit_comparison(upper, SpvOpSLessThanEqual, word, wd_upper_constant(upper, room)));
    return true;
}

static bool is_phi(const wd_upper_bounds *upper, uint32_t id, uint32_t phi) {
    (void)upper;
    return id == phi;
}

static bool loads(const wd_upper_bounds *upper, uint32_t id, uint32_t variable) {
    wd_spirv_instruction load;
    return wd_spirv_module_find_opcode(upper->writer->module, id, SpvOpLoad, &load) &&
           load.words[3] == variable;
}

// An upper bound of the phi when the loop begins; 0: unknown.
static uint32_t bound_of_entry(wd_upper_bounds *upper, const wd_counted_loop *loop,
                               const wd_spirv_instruction *phi) {
    uint32_t count = 0, value = 0;
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (label_at(upper, phi->words[word + 1]) < loop->begin) {
            value = phi->words[word];
            count++;
        }
    }
    return count == 1 ? wd_upper_bound_of(upper, value) : 0;
}

// Whether every next value of the header's phi is the phi plus the same step.
static bool phi_steps(const wd_upper_bounds *upper, const wd_counted_loop *loop,
                      const wd_spirv_instruction *phi, uint32_t *step) {
    bool has_step = false;
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        uint32_t other;
        if (label_at(upper, phi->words[word + 1]) < loop->begin) {
            continue;
        }
        if (!read_step(upper, phi->words[word], is_phi, phi->result, &other) ||
            (has_step && other != *step)) {
            return false;
        }
        *step = other;
        has_step = true;
    }
    return has_step;
}

// The upper bound, in its body, of the value that a loop compares.
uint32_t wd_upper_bound_of_compared(wd_upper_bounds *upper, const wd_spirv_instruction *made) {
    for (uint32_t i = 0; i < upper->num_loops; i++) {
        const wd_counted_loop *loop = &upper->loops[i];
        uint32_t step = 0;
        if (!(upper->bodies >> i & 1) || loop->value != made->result || made->index < loop->begin ||
            made->index > loop->branch) {
            continue;
        }
        if (!loop->is_signed) {
            return below(upper, loop);
        }
        const bool counts = made->opcode == SpvOpPhi && phi_steps(upper, loop, made, &step);
        const uint32_t first = counts ? bound_of_entry(upper, loop, made) : 0;
        return first && require_no_sign(upper, loop, first, step) ? below(upper, loop) : 0;
    }
    return 0;
}

// Variables of the function

// The upper bound of the value that an instruction stores.
static uint32_t bound_of_stored(wd_upper_bounds *upper, const wd_spirv_instruction *store) {
    const uint32_t bodies = upper->bodies;
    upper->bodies = wd_upper_bodies_with(upper, store->index);
    const uint32_t word = wd_upper_bound_of(upper, wd_stored_value(store));
    upper->bodies = bodies;
    return word;
}

static bool is_in_loop(const wd_counted_loop *loop, uint32_t instruction) {
    return instruction >= loop->begin && instruction < loop->end;
}

// The only store of a loop to the variable; 0: it has none, or several.
static uint32_t only_store(const wd_counted_loop *loop, const wd_variable_stores *stores) {
    uint32_t found = 0, count = 0;
    for (uint32_t i = 0; i < stores->count; i++) {
        if (is_in_loop(loop, stores->at[i])) {
            found = stores->at[i];
            count++;
        }
    }
    return count == 1 ? found : 0;
}

// The upper bound of the values stored to the variable outside a loop (NULL: anywhere), if one of these stores
// certainly runs before instruction `before`; 0: unknown.
static uint32_t bound_of_stores(wd_upper_bounds *upper, const wd_variable_stores *stores,
                                const wd_counted_loop *loop, uint32_t before) {
    uint32_t word = 0;
    bool comes_first = false;
    for (uint32_t i = 0; i < stores->count; i++) {
        wd_spirv_instruction store;
        if (loop && is_in_loop(loop, stores->at[i])) {
            continue;
        }
        wd_spirv_module_instruction(upper->writer->module, stores->at[i], &store);
        const uint32_t stored = bound_of_stored(upper, &store);
        if (!stored) {
            return 0;
        }
        word = word ? wd_upper_emit_max(upper, word, stored) : stored;
        comes_first |= wd_function_runs_before(upper->writer, store.index, before);
    }
    return comes_first ? word : 0;
}

// The upper bound of a load of the variable that a loop compares. The loop stores to it only in the continue target,
// after the load. A counter that is not negative when the loop begins never is, even if the loop runs again with its
// last value.
static uint32_t bound_of_counting_variable(wd_upper_bounds *upper, const wd_spirv_instruction *load,
                                           const wd_variable_stores *stores) {
    const uint32_t variable = load->words[3];
    for (uint32_t i = 0; i < upper->num_loops; i++) {
        const wd_counted_loop *loop = &upper->loops[i];
        wd_spirv_instruction compared, store;
        uint32_t step = 0;
        if (!loads(upper, loop->value, variable) ||
            !wd_spirv_module_find(upper->writer->module, loop->value, &compared) ||
            compared.index < loop->begin || compared.index > loop->branch || load->index < loop->branch ||
            load->index > loop->continues) {
            continue;
        }
        const uint32_t at = only_store(loop, stores);
        if (!at || wd_function_block_of(upper->writer, at) != loop->continues) {
            return 0;
        }
        if (!loop->is_signed) {
            return below(upper, loop);
        }
        wd_spirv_module_instruction(upper->writer->module, at, &store);
        const bool counts = read_step(upper, wd_stored_value(&store), loads, variable, &step);
        const uint32_t first = counts ? bound_of_stores(upper, stores, loop, loop->begin) : 0;
        return first && require_no_sign(upper, loop, first, step) ? below(upper, loop) : 0;
    }
    return 0;
}

uint32_t wd_upper_bound_of_variable(wd_upper_bounds *upper, const wd_spirv_instruction *load) {
    const wd_variable_stores *stores =
        load->num_words == 4 ? wd_function_stores_to(upper->writer, load->words[3]) : NULL;
    if (!stores || stores->count > WD_MAX_STORES) {
        return 0;
    }
    const uint32_t counted = bound_of_counting_variable(upper, load, stores);
    return counted ? counted : bound_of_stores(upper, stores, NULL, load->index);
}
