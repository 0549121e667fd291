// What values are at most while a loop runs, written in front of it, and whether all checks of the loop hold for that.
//
// The answer must be the same for all invocations that run together, so that all go the same way: drivers that run invocations in
// vectors may take a descriptor's index from the first of them, which in a version of the loop that it does not run is any. So what is known exactly is
// made of constants, push constants and the workgroup's number, and what differs from one invocation to the next is bounded by what its workgroup
// can have. What does not change in the loop stands in front of it, or is computed there once more. Others are bounded by such numbers:
// what is masked, what a remainder leaves, the counter of a loop that goes on while it is below a limit, what is stored to a variable of
// the function, and sums and products of these. A bound is a word that no value of the id, taken for an unsigned number, is above, as long as the
// condition that is written along holds: that what was computed has not overflowed.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// Values that are looked at for one loop, how deep, and comparisons that are written.
enum { MOST_STEPS = 256, MOST_DEPTH = 12, MOST_KNOWN = 64, MOST_COMPARISONS = 64, MOST_LOOPS = 8 };

// What is known of an id where the bodies of `bodies` have been entered.
typedef struct known {
    uint32_t id;
    uint32_t bodies;
    uint32_t word; // 0: it is being asked for, or nothing is known.
} known;

// A loop that begins with its comparison, in its header or in the block that the header leads to, and goes on while it holds: value < limit
// or, if `is_equal`, value <= limit. What lies behind the branch in the loop is its body: it is reached in no other way.
typedef struct counted {
    uint32_t
        begin; // Instructions: the labels of the header, the continue target and the merge block, and the branch.
    uint32_t continues;
    uint32_t end;
    uint32_t branch;
    uint32_t value;
    uint32_t limit;
    bool is_equal;
    bool is_signed;
} counted;

typedef struct comparison {
    uint32_t left;
    uint32_t right;
} comparison;

typedef struct reach {
    wd_rewrite *rewrite;
    const wd_loop_bounds *loop;
    uint32_t holds; // The condition; 0: nothing was asked yet.
    uint32_t steps;
    uint32_t depth;
    uint32_t num_known;
    uint32_t num_comparisons;
    uint32_t bodies; // A bit for each of the loops whose body the value is asked in.
    uint32_t num_loops;
    counted loops[MOST_LOOPS]; // The loop and those inside.
    known known[MOST_KNOWN];
    comparison comparisons[MOST_COMPARISONS];
} reach;

static uint32_t most(reach *reach, uint32_t id);

static uint32_t new_id(reach *reach) {
    return wd_spirv_builder_id(reach->rewrite->builder);
}

static uint32_t uint_of(reach *reach, uint32_t value) {
    return wd_spirv_builder_uint(reach->rewrite->builder, value);
}

static bool is_inside(const reach *reach, uint32_t index) {
    return index >= reach->loop->begin && index < reach->loop->end;
}

static uint32_t write_word(reach *reach, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = new_id(reach);
    WD_EMIT(reach->rewrite, opcode, reach->rewrite->type_uint, id, left, right);
    return id;
}

static uint32_t compare_words(reach *reach, uint32_t opcode, uint32_t left, uint32_t right) {
    const uint32_t id = new_id(reach);
    WD_EMIT(reach->rewrite, opcode, reach->rewrite->type_bool, id, left, right);
    return id;
}

static void require(reach *reach, uint32_t condition) {
    wd_rewrite_both(reach->rewrite, &reach->holds, condition);
}

static void require_at_most(reach *reach, uint32_t word, uint32_t limit) {
    require(reach, compare_words(reach, SpvOpULessThanEqual, word, uint_of(reach, limit)));
}

static bool read_constant(const reach *reach, uint32_t id, uint32_t *value) {
    uint64_t wide;
    const bool is_constant = wd_spirv_module_constant(reach->rewrite->module, id, &wide) &&
                             (wide <= UINT32_MAX || wide >= (uint64_t)INT64_MIN);
    *value = is_constant ? (uint32_t)wide : 0;
    return is_constant;
}

// What does not change

// A variable that a load reads, and the constants that lead into it.
typedef struct origin {
    uint32_t variable;
    uint32_t storage_class;
    uint32_t component; // The first of them; 0: there is none.
    uint32_t num_components;
} origin;

static bool find_origin(const reach *reach, uint32_t pointer_id, origin *origin) {
    const wd_spirv_module *module = reach->rewrite->module;
    wd_spirv_instruction pointer, variable;
    if (!wd_spirv_module_find(module, pointer_id, &pointer)) {
        return false;
    }
    const bool is_chain = pointer.opcode == SpvOpAccessChain || pointer.opcode == SpvOpInBoundsAccessChain;
    *origin = (struct origin){.variable = is_chain ? pointer.words[3] : pointer_id};
    for (uint32_t word = 4; is_chain && word < pointer.num_words; word++) {
        uint32_t index;
        if (!read_constant(reach, pointer.words[word], &index)) {
            return false;
        }
        origin->component = origin->num_components++ ? origin->component : index;
    }
    if (!wd_spirv_module_find_opcode(module, origin->variable, SpvOpVariable, &variable)) {
        return false;
    }
    origin->storage_class = variable.words[3];
    return true;
}

// The built-in that an input is; UINT32_MAX: none.
static uint32_t built_in_of(const reach *reach, const origin *origin) {
    const wd_rewrite *rewrite = reach->rewrite;
    wd_spirv_instruction decoration;
    uint32_t next =
        origin->storage_class == SpvStorageClassInput ? rewrite->decoration_heads[origin->variable] : 0;
    for (; next; next = rewrite->decorations.items[next - 1].next) {
        wd_spirv_module_instruction(rewrite->module, rewrite->decorations.items[next - 1].instruction,
                                    &decoration);
        if (decoration.opcode == SpvOpDecorate && decoration.words[2] == SpvDecorationBuiltIn &&
            decoration.num_words > 3) {
            return decoration.words[3];
        }
    }
    return UINT32_MAX;
}

// Whether all invocations of a workgroup or a draw load the same from there.
static bool is_shared(const reach *reach, const origin *origin) {
    const uint32_t built_in = built_in_of(reach, origin);
    return origin->storage_class == SpvStorageClassPushConstant || built_in == SpvBuiltInWorkgroupId ||
           built_in == SpvBuiltInNumWorkgroups;
}

static bool is_computed_anywhere(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCompositeExtract:
    case SpvOpCopyObject:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpBitcast:
    case SpvOpSNegate:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftLeftLogical:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpNot:
        return true;
    default:
        return false;
    }
}

// Whether an instruction in front of the functions is a constant, also one of specialization.
static bool is_constant(const reach *reach, const wd_spirv_instruction *made) {
    return made->index < wd_spirv_module_first_function(reach->rewrite->module) &&
           made->opcode >= SpvOpConstantTrue && made->opcode <= SpvOpSpecConstantOp;
}

// What the load of a variable yields that is stored to once, in front of it; 0: it is none such.
static uint32_t stored_once(reach *reach, const wd_spirv_instruction *load) {
    wd_spirv_instruction store;
    const wd_variable_stores *stores = wd_version_stores(reach->rewrite, load->words[3]);
    return stores && stores->count == 1 &&
                   wd_version_comes_first(reach->rewrite, stores->at[0], load->index) &&
                   wd_spirv_module_instruction(reach->rewrite->module, stores->at[0], &store)
               ? wd_version_stored(&store)
               : 0;
}

static bool is_uniform(reach *reach, uint32_t id);

static bool is_loaded_uniform(reach *reach, const wd_spirv_instruction *load) {
    origin origin;
    if (load->num_words != 4 || !find_origin(reach, load->words[3], &origin)) {
        return false;
    }
    const uint32_t stored = origin.storage_class == SpvStorageClassFunction ? stored_once(reach, load) : 0;
    return stored ? is_uniform(reach, stored) : is_shared(reach, &origin);
}

// Whether all invocations that run together have the same value.
static bool is_uniform(reach *reach, uint32_t id) {
    wd_spirv_instruction made;
    if (!reach->steps || !reach->depth || !wd_spirv_module_find(reach->rewrite->module, id, &made)) {
        return false;
    }
    reach->steps--;
    if (is_constant(reach, &made)) {
        return true;
    }
    reach->depth--;
    bool is = made.opcode == SpvOpLoad ? is_loaded_uniform(reach, &made) : is_computed_anywhere(made.opcode);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&made);
    for (uint32_t word = wd_spirv_next_id(&cursor); is && made.opcode != SpvOpLoad && word;
         word = wd_spirv_next_id(&cursor)) {
        is = is_uniform(reach, made.words[word]);
    }
    reach->depth++;
    return is;
}

static uint32_t same(reach *reach, uint32_t id);

// Writes a load once more in front of the loop, and the chain that leads there.
static uint32_t load_again(reach *reach, const wd_spirv_instruction *load) {
    wd_rewrite *rewrite = reach->rewrite;
    wd_spirv_instruction pointer;
    uint32_t from = load->words[3];
    if (wd_spirv_module_find(rewrite->module, from, &pointer) && is_inside(reach, pointer.index)) {
        from = new_id(reach);
        wd_rewrite_append(rewrite, &pointer, from);
    }
    const uint32_t id = new_id(reach);
    WD_EMIT(rewrite, SpvOpLoad, load->result_type, id, from);
    return id;
}

static uint32_t same_load(reach *reach, const wd_spirv_instruction *load) {
    origin origin;
    if (load->num_words != 4 || !find_origin(reach, load->words[3], &origin)) {
        return 0;
    }
    if (origin.storage_class == SpvStorageClassFunction) {
        const uint32_t stored = stored_once(reach, load);
        return stored ? same(reach, stored) : 0;
    }
    return is_shared(reach, &origin) ? load_again(reach, load) : 0;
}

// Computes once more what does not change. 0: it may.
static uint32_t compute_again(reach *reach, const wd_spirv_instruction *made) {
    enum { MOST_OPERANDS = 3 };
    uint32_t operands[MOST_OPERANDS], count = 0;
    wd_spirv_id_cursor cursor = wd_spirv_ids(made);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t operand = count < MOST_OPERANDS ? same(reach, made->words[word]) : 0;
        if (!operand) {
            return 0;
        }
        operands[count++] = operand;
    }
    const uint32_t result = new_id(reach);
    size_t num_words;
    const size_t position = wd_rewrite_append(reach->rewrite, made, result);
    uint32_t *words =
        wd_spirv_builder_section(reach->rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    cursor = wd_spirv_ids(made);
    for (uint32_t i = 0; position < num_words && i < count; i++) {
        words[position + wd_spirv_next_id(&cursor)] = operands[i];
    }
    return result;
}

// The id of the value in front of the loop, the same for all invocations; 0: it changes, or nothing is known of it.
static uint32_t same(reach *reach, uint32_t id) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find(reach->rewrite->module, id, &made) || made.index >= reach->loop->end) {
        return 0;
    }
    if (is_constant(reach, &made)) {
        return id;
    }
    if (made.index < reach->loop->begin) {
        return is_uniform(reach, id) && wd_version_comes_first(reach->rewrite, made.index, reach->loop->begin)
                   ? id
                   : 0;
    }
    if (!reach->steps || !reach->depth) {
        return 0;
    }
    reach->steps--;
    reach->depth--;
    const uint32_t other = made.opcode == SpvOpLoad            ? same_load(reach, &made)
                           : is_computed_anywhere(made.opcode) ? compute_again(reach, &made)
                                                               : 0;
    reach->depth++;
    return other;
}

// `same` as a word. What the builder has made has the type of `id`.
static uint32_t same_word(reach *reach, uint32_t id) {
    wd_spirv_instruction value, type;
    if (!wd_find_integer(reach->rewrite->module, id, &value, &type)) {
        return 0;
    }
    const uint32_t other = same(reach, id);
    return other ? wd_check_index_word_as(reach->rewrite, other, id) : 0;
}

// Counters

static uint32_t label_at(const reach *reach, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(reach->rewrite->module, id, SpvOpLabel, &label) &&
                   is_inside(reach, label.index)
               ? label.index
               : 0;
}

// Reads a comparison. False: it is no limit.
static bool read_limit(const reach *reach, uint32_t id, counted *loop) {
    wd_spirv_instruction compare;
    if (!wd_spirv_module_find(reach->rewrite->module, id, &compare)) {
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
static bool read_loop(const reach *reach, const wd_loop_header *header, counted *loop) {
    const wd_spirv_module *module = reach->rewrite->module;
    wd_spirv_instruction merge, end, last;
    wd_spirv_module_instruction(module, header->merge, &merge);
    if (!wd_spirv_module_find_opcode(module, merge.words[1], SpvOpLabel, &end)) {
        return false;
    }
    loop->begin = header->label;
    loop->end = end.index;
    loop->continues = label_at(reach, merge.words[2]);
    uint32_t at = loop->begin + 1;
    for (uint32_t i = 0; i < 2; i++) {
        while (wd_spirv_module_instruction(module, at, &last) && !wd_spirv_ends_block(last.opcode)) {
            at++;
        }
        const uint32_t next = last.opcode == SpvOpBranch ? label_at(reach, last.words[1]) : 0;
        if (next <= loop->begin) {
            break;
        }
        at = next + 1;
    }
    loop->branch = at;
    return last.opcode == SpvOpBranchConditional && last.words[3] == merge.words[1] &&
           last.words[2] != merge.words[1] && label_at(reach, last.words[2]) > loop->begin &&
           loop->continues && read_limit(reach, last.words[1], loop);
}

static void find_loops(reach *reach) {
    const wd_rewrite *rewrite = reach->rewrite;
    for (size_t i = rewrite->next_header - 1; i < rewrite->headers.count && reach->num_loops < MOST_LOOPS &&
                                              rewrite->headers.items[i].label < reach->loop->end;
         i++) {
        reach->num_loops += read_loop(reach, &rewrite->headers.items[i], &reach->loops[reach->num_loops]);
    }
}

// The loops in whose body an instruction stands.
static uint32_t bodies_around(const reach *reach, uint32_t instruction) {
    uint32_t bodies = 0;
    for (uint32_t i = 0; i < reach->num_loops; i++) {
        const bool is_in_body = instruction > reach->loops[i].branch && instruction < reach->loops[i].end;
        bodies |= (uint32_t)is_in_body << i;
    }
    return bodies;
}

static bool has_32_bits(const reach *reach, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_find_integer(reach->rewrite->module, id, &value, &type) && type.words[2] == 32;
}

// The greatest value below the limit. Where no value is, the loop's body is never run.
static uint32_t below(reach *reach, const counted *limit) {
    const uint32_t word = most(reach, limit->limit);
    if (!word) {
        return 0;
    }
    const uint32_t zero = uint_of(reach, 0);
    const uint32_t is_above =
        compare_words(reach, limit->is_signed ? SpvOpSGreaterThan : SpvOpUGreaterThan, word, zero);
    const uint32_t last = limit->is_equal ? word : write_word(reach, SpvOpISub, word, uint_of(reach, 1));
    return wd_rewrite_choose(reach->rewrite, is_above, last, zero);
}

// Whether `next` is what `is_counter` says of an operand, and a constant step up.
static bool read_step(const reach *reach, uint32_t next,
                      bool (*is_counter)(const struct reach *reach, uint32_t id, uint32_t counter),
                      uint32_t counter, uint32_t *step) {
    wd_spirv_instruction add;
    if (!wd_spirv_module_find_opcode(reach->rewrite->module, next, SpvOpIAdd, &add)) {
        return false;
    }
    const bool is_first = is_counter(reach, add.words[3], counter);
    return (is_first || is_counter(reach, add.words[4], counter)) &&
           read_constant(reach, add.words[is_first ? 4 : 3], step) && *step && *step <= INT32_MAX;
}

// Requires that a counter that is compared as a signed number is never below 0: it begins so, and does not overflow before it is compared.
static bool require_no_sign(reach *reach, const counted *limit, uint32_t first, uint32_t step) {
    const uint32_t word = most(reach, limit->limit);
    if (!first || !word) {
        return false;
    }
    require_at_most(reach, first, INT32_MAX);
    // What is below the limit by less than a step goes beyond it by a step at most.
    const uint32_t room = INT32_MAX - step + !limit->is_equal;
    require(reach, compare_words(reach, SpvOpSLessThanEqual, word, uint_of(reach, room)));
    return true;
}

static bool is_phi(const reach *reach, uint32_t id, uint32_t phi) {
    (void)reach;
    return id == phi;
}

static bool loads(const reach *reach, uint32_t id, uint32_t variable) {
    wd_spirv_instruction load;
    return wd_spirv_module_find_opcode(reach->rewrite->module, id, SpvOpLoad, &load) &&
           load.words[3] == variable;
}

// What the phi is when the loop begins: a word that is not below that; 0: nothing is known.
static uint32_t most_of_entry(reach *reach, const counted *loop, const wd_spirv_instruction *phi) {
    uint32_t count = 0, value = 0;
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (label_at(reach, phi->words[word + 1]) < loop->begin) {
            value = phi->words[word];
            count++;
        }
    }
    return count == 1 ? most(reach, value) : 0;
}

// Whether all that the header's phi goes on with is itself and one step.
static bool phi_steps(const reach *reach, const counted *loop, const wd_spirv_instruction *phi,
                      uint32_t *step) {
    bool has_step = false;
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        uint32_t other;
        if (label_at(reach, phi->words[word + 1]) < loop->begin) {
            continue;
        }
        if (!read_step(reach, phi->words[word], is_phi, phi->result, &other) ||
            (has_step && other != *step)) {
            return false;
        }
        *step = other;
        has_step = true;
    }
    return has_step;
}

// What the comparison of a loop says of the value that is compared, in its body.
static uint32_t most_of_compared(reach *reach, const wd_spirv_instruction *made) {
    for (uint32_t i = 0; i < reach->num_loops; i++) {
        const counted *loop = &reach->loops[i];
        uint32_t step;
        if (!(reach->bodies >> i & 1) || loop->value != made->result || made->index < loop->begin ||
            made->index > loop->branch) {
            continue;
        }
        if (!loop->is_signed) {
            return below(reach, loop);
        }
        const bool counts = made->opcode == SpvOpPhi && phi_steps(reach, loop, made, &step);
        const uint32_t first = counts ? most_of_entry(reach, loop, made) : 0;
        return first && require_no_sign(reach, loop, first, step) ? below(reach, loop) : 0;
    }
    return 0;
}

// Variables of the function

static uint32_t greater(reach *reach, uint32_t left, uint32_t right) {
    const uint32_t is_greater = compare_words(reach, SpvOpUGreaterThan, left, right);
    return wd_rewrite_choose(reach->rewrite, is_greater, left, right);
}

// What is stored by an instruction, where that stands.
static uint32_t most_of_stored(reach *reach, const wd_spirv_instruction *store) {
    const uint32_t bodies = reach->bodies;
    reach->bodies = bodies_around(reach, store->index);
    const uint32_t word = most(reach, wd_version_stored(store));
    reach->bodies = bodies;
    return word;
}

static bool is_in_loop(const counted *loop, uint32_t instruction) {
    return instruction >= loop->begin && instruction < loop->end;
}

// The only store of a loop to the variable; 0: it has none or several.
static uint32_t only_store(const counted *loop, const wd_variable_stores *stores) {
    uint32_t found = 0, count = 0;
    for (uint32_t i = 0; i < stores->count; i++) {
        if (is_in_loop(loop, stores->at[i])) {
            found = stores->at[i];
            count++;
        }
    }
    return count == 1 ? found : 0;
}

// What is stored to the variable at most, outside of a loop (NULL: anywhere), if that is sure to come before instruction `before`; 0: nothing is
// known.
static uint32_t most_of_stores(reach *reach, const wd_variable_stores *stores, const counted *loop,
                               uint32_t before) {
    uint32_t word = 0;
    bool comes_first = false;
    for (uint32_t i = 0; i < stores->count; i++) {
        wd_spirv_instruction store;
        if (loop && is_in_loop(loop, stores->at[i])) {
            continue;
        }
        wd_spirv_module_instruction(reach->rewrite->module, stores->at[i], &store);
        const uint32_t stored = most_of_stored(reach, &store);
        if (!stored) {
            return 0;
        }
        word = word ? greater(reach, word, stored) : stored;
        comes_first |= wd_version_comes_first(reach->rewrite, store.index, before);
    }
    return comes_first ? word : 0;
}

// What the comparison of a loop says of a load of the variable that is compared, which the loop stores to only where the round ends, behind
// the load. A counter that is never below 0 when the loop begins never is, also if the loop is run again with what it left.
static uint32_t most_of_counting_variable(reach *reach, const wd_spirv_instruction *load,
                                          const wd_variable_stores *stores) {
    const uint32_t variable = load->words[3];
    for (uint32_t i = 0; i < reach->num_loops; i++) {
        const counted *loop = &reach->loops[i];
        wd_spirv_instruction compared, store;
        uint32_t step;
        if (!loads(reach, loop->value, variable) ||
            !wd_spirv_module_find(reach->rewrite->module, loop->value, &compared) ||
            compared.index < loop->begin || compared.index > loop->branch || load->index < loop->branch ||
            load->index > loop->continues) {
            continue;
        }
        const uint32_t at = only_store(loop, stores);
        if (!at || wd_version_block_of(reach->rewrite, at) != loop->continues) {
            return 0;
        }
        if (!loop->is_signed) {
            return below(reach, loop);
        }
        wd_spirv_module_instruction(reach->rewrite->module, at, &store);
        const bool counts = read_step(reach, wd_version_stored(&store), loads, variable, &step);
        const uint32_t first = counts ? most_of_stores(reach, stores, loop, loop->begin) : 0;
        return first && require_no_sign(reach, loop, first, step) ? below(reach, loop) : 0;
    }
    return 0;
}

static uint32_t most_of_variable(reach *reach, const wd_spirv_instruction *load) {
    const wd_variable_stores *stores =
        load->num_words == 4 ? wd_version_stores(reach->rewrite, load->words[3]) : NULL;
    if (!stores || stores->count > WD_MOST_STORES) {
        return 0;
    }
    const uint32_t counted = most_of_counting_variable(reach, load, stores);
    return counted ? counted : most_of_stores(reach, stores, NULL, load->index);
}

// Numbers of invocations

// What the number of an invocation is at most in its workgroup: an input, or a component of one.
static uint32_t most_of_invocation(reach *reach, const wd_spirv_instruction *made) {
    wd_spirv_instruction load = *made;
    origin origin;
    const bool is_extracted = made->opcode == SpvOpCompositeExtract && made->num_words == 5;
    if ((is_extracted && !wd_spirv_module_find(reach->rewrite->module, made->words[3], &load)) ||
        load.opcode != SpvOpLoad || load.num_words != 4 || !find_origin(reach, load.words[3], &origin)) {
        return 0;
    }
    const uint32_t built_in = built_in_of(reach, &origin);
    const uint32_t component = is_extracted ? made->words[4] : origin.component;
    const uint32_t *size = wd_version_group_size(reach->rewrite);
    if (!size || component > 2 || origin.num_components > 1) {
        return 0;
    }
    if (built_in == SpvBuiltInLocalInvocationIndex) {
        const uint64_t all = (uint64_t)size[0] * size[1] * size[2];
        return all <= UINT32_MAX ? uint_of(reach, (uint32_t)all - 1) : 0;
    }
    if (built_in == SpvBuiltInLocalInvocationId) {
        return uint_of(reach, size[component] - 1);
    }
    if (built_in != SpvBuiltInGlobalInvocationId) {
        return 0;
    }
    // That of the workgroup's last invocation.
    uint32_t number = load_again(reach, &load);
    if (is_extracted) {
        const uint32_t vector = number;
        number = new_id(reach);
        WD_EMIT(reach->rewrite, SpvOpCompositeExtract, made->result_type, number, vector, component);
    }
    number = wd_check_index_word_as(reach->rewrite, number, made->result);
    const uint32_t length = uint_of(reach, size[component]);
    const uint32_t group = write_word(reach, SpvOpUDiv, number, length);
    const uint32_t first = write_word(reach, SpvOpIMul, group, length);
    return write_word(reach, SpvOpIAdd, first, uint_of(reach, size[component] - 1));
}

// What is computed

// Of two bounds that both hold, the one that is known without further ado.
static uint32_t most_of_either(reach *reach, uint32_t left, uint32_t right) {
    uint32_t word = same_word(reach, right);
    word = word ? word : same_word(reach, left);
    word = word ? word : most(reach, right);
    return word ? word : most(reach, left);
}

static uint32_t most_of_greater(reach *reach, uint32_t left, uint32_t right) {
    const uint32_t first = most(reach, left), second = first ? most(reach, right) : 0;
    return second ? greater(reach, first, second) : 0;
}

static uint32_t most_of_sum(reach *reach, uint32_t left, uint32_t right) {
    uint32_t constant;
    // A constant above that is a negative number: the sum is never known to stay above 0.
    if ((read_constant(reach, left, &constant) || read_constant(reach, right, &constant)) &&
        constant > INT32_MAX) {
        return 0;
    }
    const uint32_t first = most(reach, left), second = first ? most(reach, right) : 0;
    if (!second) {
        return 0;
    }
    const uint32_t sum = write_word(reach, SpvOpIAdd, first, second);
    require(reach, compare_words(reach, SpvOpUGreaterThanEqual, sum, first));
    return sum;
}

static uint32_t most_of_multiple(reach *reach, uint32_t id, uint32_t factor) {
    const uint32_t word = factor ? most(reach, id) : uint_of(reach, 0);
    if (!word || factor <= 1) {
        return word;
    }
    require_at_most(reach, word, UINT32_MAX / factor);
    return write_word(reach, SpvOpIMul, word, uint_of(reach, factor));
}

static uint32_t most_of_product(reach *reach, uint32_t left, uint32_t right) {
    uint32_t factor;
    if (read_constant(reach, left, &factor)) {
        return most_of_multiple(reach, right, factor);
    }
    if (read_constant(reach, right, &factor)) {
        return most_of_multiple(reach, left, factor);
    }
    const uint32_t first = most(reach, left), second = first ? most(reach, right) : 0;
    if (!second) {
        return 0;
    }
    require_at_most(reach, write_word(reach, SpvOpBitwiseOr, first, second), UINT16_MAX);
    return write_word(reach, SpvOpIMul, first, second);
}

// id % divisor, unsigned: less than the divisor, which is not 0.
static uint32_t most_of_remainder(reach *reach, uint32_t divisor) {
    uint32_t literal;
    if (read_constant(reach, divisor, &literal) && literal) {
        return uint_of(reach, literal - 1);
    }
    const uint32_t word = same_word(reach, divisor);
    if (!word) {
        return 0;
    }
    const uint32_t one = uint_of(reach, 1);
    require(reach, compare_words(reach, SpvOpUGreaterThanEqual, word, one));
    return write_word(reach, SpvOpISub, word, one);
}

static uint32_t most_of_quotient(reach *reach, uint32_t id, uint32_t divisor) {
    uint32_t by;
    const uint32_t word = most(reach, id);
    return word && read_constant(reach, divisor, &by) && by > 1
               ? write_word(reach, SpvOpUDiv, word, uint_of(reach, by))
               : word;
}

static uint32_t most_of_shift(reach *reach, const wd_spirv_instruction *made) {
    uint32_t by;
    if (!read_constant(reach, made->words[4], &by) || by >= 32) {
        return 0;
    }
    if (made->opcode == SpvOpShiftLeftLogical) {
        return most_of_multiple(reach, made->words[3], 1u << by);
    }
    const uint32_t word = most(reach, made->words[3]);
    return word ? write_word(reach, SpvOpShiftRightLogical, word, uint_of(reach, by)) : 0;
}

static uint32_t most_of_extended(reach *reach, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    if (words[3] != reach->rewrite->analysis->glsl_set) {
        return 0;
    }
    switch (words[4]) {
    case GLSLstd450UMin:
        return made->num_words > 6 ? most_of_either(reach, words[5], words[6]) : 0;
    case GLSLstd450UMax:
        return made->num_words > 6 ? most_of_greater(reach, words[5], words[6]) : 0;
    case GLSLstd450UClamp:
        return made->num_words > 7 ? most(reach, words[7]) : 0;
    default:
        return 0;
    }
}

// Whether both are integers of 32 bits; what is made narrower or wider is looked at where it is made.
static uint32_t most_of_converted(reach *reach, uint32_t id) {
    return has_32_bits(reach, id) ? most(reach, id) : 0;
}

static uint32_t most_of_made(reach *reach, const wd_spirv_instruction *made) {
    const uint32_t *words = made->words;
    switch (made->opcode) {
    case SpvOpCompositeExtract:
        return most_of_invocation(reach, made);
    case SpvOpLoad: {
        const uint32_t word = most_of_invocation(reach, made);
        return word ? word : most_of_variable(reach, made);
    }
    case SpvOpCopyObject:
        return most(reach, words[3]);
    case SpvOpUConvert:
    case SpvOpBitcast:
        return most_of_converted(reach, words[3]);
    case SpvOpBitwiseAnd:
        return most_of_either(reach, words[3], words[4]);
    case SpvOpUMod:
        return most_of_remainder(reach, words[4]);
    case SpvOpUDiv:
        return most_of_quotient(reach, words[3], words[4]);
    case SpvOpShiftRightLogical:
    case SpvOpShiftLeftLogical:
        return most_of_shift(reach, made);
    case SpvOpSelect:
        return most_of_greater(reach, words[4], words[5]);
    case SpvOpIAdd:
        return most_of_sum(reach, words[3], words[4]);
    case SpvOpIMul:
        return most_of_product(reach, words[3], words[4]);
    case SpvOpExtInst:
        return most_of_extended(reach, made);
    default:
        return 0;
    }
}

// What is known of the id; NULL: it was not asked for.
static const known *find_known(const reach *reach, uint32_t id) {
    for (uint32_t i = 0; i < reach->num_known; i++) {
        if (reach->known[i].id == id && reach->known[i].bodies == reach->bodies) {
            return &reach->known[i];
        }
    }
    return NULL;
}

// The word that no value of `id` is above while the loop runs, where the walk is; 0: nothing is known. What was required for nothing is
// not, and what was known on that condition is forgotten.
static uint32_t most(reach *reach, uint32_t id) {
    wd_spirv_instruction made, type;
    const known *asked = find_known(reach, id);
    if (asked) {
        return asked->word;
    }
    if (!reach->steps || !reach->depth || reach->num_known == MOST_KNOWN ||
        !wd_find_integer(reach->rewrite->module, id, &made, &type)) {
        return 0;
    }
    const uint32_t number = reach->num_known++, holds = reach->holds;
    reach->known[number] = (known){id, reach->bodies, 0};
    reach->steps--;
    reach->depth--;
    uint32_t word = same_word(reach, id);
    if (!word && type.words[2] == 32) {
        word = most_of_compared(reach, &made);
    }
    if (!word && (type.words[2] == 32 || made.opcode == SpvOpUConvert)) {
        word = most_of_made(reach, &made);
    }
    reach->depth++;
    reach->known[number].word = word;
    if (!word) {
        reach->holds = holds;
        reach->num_known = number + 1;
    }
    return word;
}

// Checks

static void require_below(reach *reach, uint32_t left, uint32_t right) {
    for (uint32_t i = 0; i < reach->num_comparisons; i++) {
        if (reach->comparisons[i].left == left && reach->comparisons[i].right == right) {
            return;
        }
    }
    if (reach->num_comparisons < MOST_COMPARISONS) {
        reach->comparisons[reach->num_comparisons++] = (comparison){left, right};
    }
    require(reach, compare_words(reach, SpvOpULessThan, left, right));
}

// Requires that all indices are below the lengths.
static bool require_indices(reach *reach, const wd_root *root, const wd_array *array) {
    for (uint32_t i = 0; i < root->num_indices; i++) {
        if (root->in_bounds >> i & 1) {
            continue;
        }
        const uint32_t index = most(reach, root->indices[i]);
        if (!index) {
            return false;
        }
        require_below(reach, index, wd_check_length(reach->rewrite, array, i));
    }
    return true;
}

// The least word of the descriptors that the loop accesses by `root`, which are valid if it is not 0; 0: it is not known.
static uint32_t least_word(reach *reach, const wd_condition *condition, const wd_root *root,
                           const wd_array *array) {
    wd_rewrite *rewrite = reach->rewrite;
    const wd_hoisted *hoisted = wd_hoist_find(rewrite, array);
    if (!hoisted || !wd_array_in_input(array)) {
        return 0;
    }
    if (!root->num_indices) {
        return hoisted->word;
    }
    if (!root->is_computed && !condition->guard) {
        return wd_input_load(rewrite, root, root->indices);
    }
    const uint32_t index = hoisted->prefix && root->num_indices == 1 ? most(reach, root->indices[0]) : 0;
    if (!index) {
        return 0;
    }
    require_below(reach, index, wd_loops_combine(rewrite, hoisted->prefix, WD_LOOPS_BIAS));
    return hoisted->least;
}

// The greatest offset that the access touches.
static uint32_t most_of_offset(reach *reach, const wd_place *place, uint32_t last) {
    uint32_t offset = uint_of(reach, last);
    for (uint32_t i = 0; i < place->num_terms; i++) {
        const wd_term term = wd_place_terms(reach->rewrite->analysis, place)[i];
        const uint32_t bytes = term.is_signed ? 0 : most_of_multiple(reach, term.index, term.stride);
        if (!bytes) {
            return 0;
        }
        const uint32_t sum = write_word(reach, SpvOpIAdd, bytes, offset);
        require(reach, compare_words(reach, SpvOpUGreaterThanEqual, sum, bytes));
        offset = sum;
    }
    return offset;
}

static bool require_condition(reach *reach, const wd_condition *condition) {
    const wd_analysis *analysis = reach->rewrite->analysis;
    if (condition->kind != WD_CONDITION_INDEX && condition->kind != WD_CONDITION_STATE &&
        condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_root *root = &analysis->roots.items[condition->root];
    const wd_array *array = &analysis->arrays.items[root->array];
    if (array->stands_in || array->is_row || array->facts[WD_FACT_WORD] || array->facts[WD_FACT_LENGTH] ||
        !array->known) {
        return false;
    }
    if (condition->kind == WD_CONDITION_INDEX) {
        return require_indices(reach, root, array);
    }
    const uint32_t word = least_word(reach, condition, root, array);
    if (!word) {
        return false;
    }
    if (condition->kind == WD_CONDITION_STATE) {
        require_below(reach, uint_of(reach, 0), word);
        return true;
    }
    const uint32_t offset = most_of_offset(reach, &analysis->places.items[condition->place], condition->last);
    if (offset) {
        require_below(reach, offset, word);
    }
    return offset != 0;
}

uint32_t wd_reach_write(wd_rewrite *rewrite, const wd_loop_bounds *loop, size_t first_site, size_t end_site) {
    const wd_analysis *analysis = rewrite->analysis;
    reach reach = {.rewrite = rewrite, .loop = loop, .steps = MOST_STEPS, .depth = MOST_DEPTH};
    find_loops(&reach);
    for (size_t i = first_site; i < end_site; i++) {
        const wd_site *site = &analysis->sites.items[i];
        reach.bodies = bodies_around(&reach, site->instruction);
        for (uint32_t j = 0; j < site->num_checks; j++) {
            const uint32_t number = analysis->site_checks.items[site->first_check + j].condition;
            if (!require_condition(&reach, &analysis->conditions.items[number])) {
                return 0;
            }
        }
    }
    return reach.holds;
}
