// The loops that can have a speculative copy (speculative_code.c).
//
// The loop with the checks runs an iteration again from its begin if a comparison of the copy fails. So nothing before
// a comparison may have an effect, except stores to variables of the function, whose values are restored. All branches
// to a block that is at or before the last comparison go forward, except those to the header: then instructions after
// it in the module never run before a comparison of the same iteration.
//
// Drivers that run invocations in vectors may take a descriptor's index from the first invocation of a vector, even if
// it runs the other version. If the loop computes such an index, all invocations must leave the copy together. So
// there, only indices that the application declares as equal for all invocations are compared, in each iteration.
#include <spirv/unified1/GLSL.std.450.h>
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

enum { MAX_INSTRUCTIONS = 256, MAX_SAVED_VARIABLES = 8, MAX_CHAIN_DEPTH = 8 };

// Whether the instruction is the chain that chooses a descriptor with the compared index.
static bool is_chain_of(const wd_writer *writer, const wd_comparison *comparison,
                        const wd_spirv_instruction *instruction) {
    enum { FIRST_INDEX = 4 };
    if (comparison->array == WD_NO_ARRAY || wd_version_dimensions(writer, instruction) != 1) {
        return false;
    }
    const wd_tracking *tracking = writer->analysis->tracking;
    const wd_root *root =
        &tracking->roots.items[wd_trace_of(writer->analysis, instruction->result)->roots[0]];
    return root->array == comparison->array && root->num_indices == 1 &&
           root->indices[0] == comparison->index && instruction->words[FIRST_INDEX] == comparison->index;
}

// Whether the index of a comparison chooses a descriptor and is computed in the loop.
static bool is_computed(const wd_writer *writer, const wd_loop_bounds *loop,
                        const wd_comparison *comparison) {
    wd_spirv_instruction made;
    return comparison->array != WD_NO_ARRAY &&
           wd_spirv_module_find(writer->module, comparison->index, &made) && wd_loop_has(loop, made.index);
}

bool wd_version_has_comparison(const wd_writer *writer, const wd_loop_bounds *loop,
                               const wd_comparison *comparison, const wd_spirv_instruction *instruction) {
    return is_computed(writer, loop, comparison) ? is_chain_of(writer, comparison, instruction)
                                                 : comparison->site == instruction->index;
}

// Whether `id` is made from the chain that chooses the descriptor.
static bool is_made_from_chain(const wd_writer *writer, const wd_comparison *comparison, uint32_t id,
                               uint32_t depth) {
    wd_spirv_instruction made;
    if (!depth || !wd_spirv_module_find(writer->module, id, &made)) {
        return false;
    }
    if (is_chain_of(writer, comparison, &made)) {
        return true;
    }
    switch (made.opcode) {
    case SpvOpSampledImage:
        return is_made_from_chain(writer, comparison, made.words[3], depth - 1) ||
               is_made_from_chain(writer, comparison, made.words[4], depth - 1);
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpCopyObject:
    case SpvOpLoad:
    case SpvOpImage:
    case SpvOpImageTexelPointer:
        return is_made_from_chain(writer, comparison, made.words[3], depth - 1);
    default:
        return false;
    }
}

// Whether the comparison precedes the access of its site.
static bool precedes_site(const wd_writer *writer, const wd_loop_bounds *loop,
                          const wd_comparison *comparison) {
    if (!is_computed(writer, loop, comparison)) {
        return true;
    }
    wd_spirv_instruction site;
    wd_spirv_module_instruction(writer->module, comparison->site, &site);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&site);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (is_made_from_chain(writer, comparison, site.words[word], MAX_CHAIN_DEPTH)) {
            return true;
        }
    }
    return false;
}

// plan is a walk over the instructions of a loop.
typedef struct plan {
    wd_writer *writer;
    const wd_loop_bounds *loop;
    uint32_t continues; // Instructions: the label of the continue target,
    uint32_t merge;     // the OpLoopMerge,
    uint32_t last;      // and the last one that comparisons precede.
    bool in_header;
    bool has_sampled_image; // The block has an OpSampledImage: its uses must be in the same block.
    bool has_shared_index;  // The loop computes an index of a descriptor that is equal for all invocations.
} plan;

static bool has_comparison(const plan *plan, const wd_spirv_instruction *instruction) {
    const wd_speculation *speculation = &plan->writer->loops->versions.speculation;
    for (size_t i = 0; i < speculation->comparisons.count; i++) {
        if (wd_version_has_comparison(plan->writer, plan->loop, &speculation->comparisons.items[i],
                                      instruction)) {
            return true;
        }
    }
    return false;
}

// Whether the instruction chooses a descriptor by an index that the loop computes and that is equal for all
// invocations.
static bool has_shared_index(const plan *plan, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction made;
    const uint32_t num_dimensions = wd_version_dimensions(plan->writer, instruction);
    for (uint32_t i = 0; i < num_dimensions; i++) {
        const uint32_t index = instruction->words[4 + i];
        if (wd_spirv_module_find(plan->writer->module, index, &made) && wd_loop_has(plan->loop, made.index) &&
            !wd_version_is_non_uniform(plan->writer, index) &&
            !wd_version_is_non_uniform(plan->writer, instruction->result)) {
            return true;
        }
    }
    return false;
}

// Finds the last instruction that comparisons precede.
static void find_last(plan *plan) {
    wd_spirv_instruction instruction;
    for (uint32_t i = plan->loop->begin; i < plan->loop->end; i++) {
        wd_spirv_module_instruction(plan->writer->module, i, &instruction);
        plan->last = has_comparison(plan, &instruction) ? i : plan->last;
        plan->has_shared_index |= has_shared_index(plan, &instruction);
    }
}

// Whether all invocations leave the copy together at the comparisons before an instruction.
static bool is_left_by_all(const plan *plan, const wd_spirv_instruction *instruction) {
    const wd_speculation *speculation = &plan->writer->loops->versions.speculation;
    if (!wd_function_runs_before(plan->writer, instruction->index, plan->continues) ||
        (instruction->result && wd_version_is_non_uniform(plan->writer, instruction->result))) {
        return false;
    }
    for (size_t i = 0; i < speculation->comparisons.count; i++) {
        const wd_comparison *comparison = &speculation->comparisons.items[i];
        if (comparison->array == WD_NO_ARRAY || wd_version_is_non_uniform(plan->writer, comparison->index)) {
            return false;
        }
    }
    return true;
}

static bool is_volatile(const wd_spirv_instruction *access, uint32_t mask_word) {
    return access->num_words > mask_word && (access->words[mask_word] & SpvMemoryAccessVolatileMask);
}

// Notes a variable whose value must be restored. False: it cannot be.
static bool save_variable(plan *plan, const wd_spirv_instruction *store) {
    enum { POINTER = 1, MEMORY = 3 };
    wd_writer *writer = plan->writer;
    wd_speculation *speculation = &writer->loops->versions.speculation;
    const uint32_t id = store->words[POINTER];
    wd_spirv_instruction variable, pointer;
    if (is_volatile(store, MEMORY) || !wd_function_stores_to(writer, id) ||
        !wd_spirv_module_find_opcode(writer->module, id, SpvOpVariable, &variable) ||
        !wd_spirv_module_find_opcode(writer->module, variable.result_type, SpvOpTypePointer, &pointer) ||
        !wd_version_may_be_null(writer->module, pointer.words[3])) {
        return false;
    }
    for (size_t i = 0; i < speculation->variables.count; i++) {
        if (speculation->variables.items[i].variable == id) {
            return true;
        }
    }
    if (speculation->variables.count == MAX_SAVED_VARIABLES) {
        return false;
    }
    wd_saved_variable *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &speculation->variables);
    if (!added) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return false;
    }
    *added = (wd_saved_variable){.variable = id, .type = pointer.words[3]};
    return true;
}

// Whether an instruction before a comparison may run twice in an iteration.
static bool may_run_twice(plan *plan, const wd_spirv_instruction *instruction) {
    enum { LOAD_MEMORY = 4, EXTENDED = 4 };
    const uint32_t opcode = instruction->opcode;
    if (opcode == SpvOpStore) {
        return save_variable(plan, instruction);
    }
    if (opcode == SpvOpExtInst) {
        const uint32_t number = instruction->words[EXTENDED];
        return instruction->words[3] != plan->writer->analysis->features.glsl_set ||
               (number != GLSLstd450Modf && number != GLSLstd450Frexp);
    }
    return opcode != SpvOpCopyMemory && opcode != SpvOpImageWrite && opcode != SpvOpFunctionCall &&
           opcode != SpvOpSwitch && (opcode < SpvOpAtomicLoad || opcode > SpvOpAtomicXor) &&
           (opcode != SpvOpLoad || !is_volatile(instruction, LOAD_MEMORY)) &&
           (opcode != SpvOpLoopMerge || instruction->index == plan->merge);
}

// Whether a branch from instruction `from` to a label keeps the order of the comparisons.
static bool is_in_order(const plan *plan, uint32_t from, uint32_t id) {
    wd_spirv_instruction label;
    return id == plan->loop->header ||
           (wd_spirv_module_find_opcode(plan->writer->module, id, SpvOpLabel, &label) &&
            (label.index > from || label.index > plan->last));
}

static bool has_order(const plan *plan, const wd_spirv_instruction *terminator) {
    const uint32_t *words = terminator->words;
    const uint32_t from = terminator->index;
    switch (terminator->opcode) {
    case SpvOpBranch:
        return is_in_order(plan, from, words[1]);
    case SpvOpBranchConditional:
        return is_in_order(plan, from, words[2]) && is_in_order(plan, from, words[3]);
    case SpvOpSwitch: {
        bool has = is_in_order(plan, from, words[2]);
        for (uint32_t word = 4; word < terminator->num_words; word += 2) {
            has = has && is_in_order(plan, from, words[word]);
        }
        return has;
    }
    default:
        return true;
    }
}

// A header with comparisons becomes two blocks. The second has no merge instruction, so it must branch on, leave the
// loop or continue it.
static bool may_split_header(const plan *plan, const wd_spirv_instruction *terminator) {
    const wd_loop_bounds *loop = plan->loop;
    const uint32_t *words = terminator->words;
    return terminator->opcode == SpvOpBranch ||
           (terminator->opcode == SpvOpBranchConditional &&
            (words[2] == loop->merge || words[3] == loop->merge || words[2] == loop->continues ||
             words[3] == loop->continues));
}

static bool visit(plan *plan, const wd_spirv_instruction *instruction) {
    wd_speculation *speculation = &plan->writer->loops->versions.speculation;
    if (instruction->opcode == SpvOpLabel) {
        plan->in_header = instruction->index == plan->loop->begin;
        plan->has_sampled_image = false;
    }
    if (has_comparison(plan, instruction)) {
        speculation->splits_header |= plan->in_header;
        if (instruction->opcode == SpvOpPhi || plan->has_sampled_image ||
            instruction->index >= plan->continues ||
            (plan->has_shared_index && !is_left_by_all(plan, instruction))) {
            return false;
        }
    }
    plan->has_sampled_image |= instruction->opcode == SpvOpSampledImage;
    if (instruction->index < plan->last && !may_run_twice(plan, instruction)) {
        return false;
    }
    return !wd_spirv_ends_block(instruction->opcode) ||
           (has_order(plan, instruction) &&
            (!plan->in_header || !speculation->splits_header || may_split_header(plan, instruction)));
}

bool wd_speculation_plan(wd_writer *writer, const wd_loop_bounds *loop) {
    wd_speculation *speculation = &writer->loops->versions.speculation;
    wd_spirv_instruction instruction;
    plan plan = {.writer = writer,
                 .loop = loop,
                 .merge =
                     writer->loops->versions.headers.items[writer->loops->versions.next_header - 1].merge};
    speculation->variables.count = 0;
    speculation->splits_header = false;
    if (loop->end - loop->begin > MAX_INSTRUCTIONS ||
        !wd_spirv_module_find_opcode(writer->module, loop->continues, SpvOpLabel, &instruction)) {
        return false;
    }
    plan.continues = instruction.index;
    for (size_t i = 0; i < speculation->comparisons.count; i++) {
        if (!precedes_site(writer, loop, &speculation->comparisons.items[i])) {
            return false;
        }
    }
    find_last(&plan);
    for (uint32_t i = loop->begin; i < loop->end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (!visit(&plan, &instruction)) {
            return false;
        }
    }
    speculation->merge = plan.merge;
    return true;
}
