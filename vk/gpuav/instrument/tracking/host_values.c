// Upper bounds of offsets from numbers that the host knows when it records a command.
#include "vk/gpuav/instrument/tracking/host_values.h"

#include <spirv/unified1/spirv.h>

// The number of instructions that one index may be computed with.
enum { MAX_STEPS = 12 };

// sum is the bound of an index times a stride: a constant plus the terms.
typedef struct sum {
    wd_analysis *analysis;
    uint64_t constant;
    uint32_t num_terms;
    uint32_t steps;
    wd_host_term terms[WD_MAX_HOST_TERMS];
} sum;

// Comparisons of invocations

// note_derived notes whether the result of an instruction, or the variable that it stores to, depends on the
// invocation.
static void note_derived(uint8_t *is_derived, uint32_t num_ids, const wd_spirv_instruction *instruction) {
    const uint32_t *words = instruction->words;
    const bool is_store = instruction->opcode == SpvOpStore;
    const uint32_t result = is_store ? words[1] : instruction->result;
    const bool is_pointer = wd_leads_on(instruction->opcode) || instruction->opcode == SpvOpLoad;
    if (!result || result >= num_ids || !(is_store || is_pointer || wd_is_pure(instruction->opcode))) {
        return;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const bool is_value = is_pointer ? word == 3 : !is_store || word == 2;
        is_derived[result] |= is_value && words[word] < num_ids && is_derived[words[word]];
    }
}

static bool is_comparison(uint32_t opcode) {
    return opcode >= SpvOpUGreaterThan && opcode <= SpvOpSLessThanEqual;
}

static bool find_comparison(wd_analysis *analysis, uint8_t *is_derived) {
    wd_spirv_instruction instruction;
    for (size_t i = 0; i < analysis->built_ins.list.count; i++) {
        const wd_built_in *built_in = &analysis->built_ins.list.items[i];
        if (built_in->built_in == SpvBuiltInGlobalInvocationId && built_in->id < analysis->num_ids) {
            is_derived[built_in->id] = 1;
        }
    }
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        for (uint32_t word = 3; is_comparison(instruction.opcode) && word <= 4; word++) {
            if (instruction.words[word] < analysis->num_ids && is_derived[instruction.words[word]]) {
                return true;
            }
        }
        note_derived(is_derived, analysis->num_ids, &instruction);
    }
    return false;
}

// compares_invocations returns whether the module compares numbers of invocations: then its workgroups probably have
// more invocations than there are elements, and the host's check would fail.
static bool compares_invocations(wd_analysis *analysis) {
    wd_tracking *tracking = analysis->tracking;
    if (!tracking->is_comparison_known) {
        uint8_t *is_derived = wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, 1);
        tracking->is_comparison_known = true;
        tracking->compares_invocations = !is_derived || find_comparison(analysis, is_derived);
        if (!is_derived) {
            analysis->failure = analysis->failure ? analysis->failure : WD_ERROR_OUT_OF_MEMORY;
        }
        wd_free(&analysis->allocator, is_derived);
    }
    return tracking->compares_invocations;
}

// Sums

static bool add_constant(sum *sum, uint64_t value, uint64_t factor) {
    uint64_t product;
    return !__builtin_mul_overflow(value, factor, &product) &&
           !__builtin_add_overflow(sum->constant, product, &sum->constant) && sum->constant < UINT32_MAX;
}

static bool add_term(sum *sum, wd_host_value value, uint32_t at, uint32_t group_size, uint64_t factor) {
    if (factor > UINT32_MAX || sum->num_terms == WD_MAX_HOST_TERMS) {
        return false;
    }
    sum->terms[sum->num_terms++] =
        (wd_host_term){.value = value, .at = at, .group_size = group_size, .factor = (uint32_t)factor};
    return true;
}

// add_invocation adds the GlobalInvocationId in the dimension `component`.
static bool add_invocation(sum *sum, uint32_t component, uint64_t factor) {
    const uint32_t *size = sum->analysis->built_ins.group_size;
    return component < 3 && size[0] && !compares_invocations(sum->analysis) &&
           add_term(sum, WD_HOST_INVOCATION, component, size[component], factor);
}

// add_built_in adds a built-in, or a component of one, that has no upper bound in the module. `component` UINT32_MAX:
// it is a scalar.
static bool add_built_in(sum *sum, uint32_t variable, uint32_t component, uint64_t factor) {
    switch (wd_built_in_of(sum->analysis, variable)) {
    case SpvBuiltInInstanceIndex:
        return add_term(sum, WD_HOST_INSTANCE, 0, 0, factor);
    case SpvBuiltInViewIndex:
        return add_term(sum, WD_HOST_VIEW, 0, 0, factor);
    case SpvBuiltInGlobalInvocationId:
        return add_invocation(sum, component, factor);
    case SpvBuiltInWorkgroupId:
        return component < 3 && add_term(sum, WD_HOST_INVOCATION, component, 1, factor);
    default:
        return false;
    }
}

// add_pushed adds the push constant that a pointer points to.
static bool add_pushed(sum *sum, const wd_spirv_instruction *chain, const wd_spirv_instruction *variable,
                       uint64_t factor) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(sum->analysis->module, variable->result_type, SpvOpTypePointer,
                                     &pointer)) {
        return false;
    }
    wd_location location = {.type = pointer.words[3], .known = true, .runtime_member = WD_NO_MEMBER};
    for (uint32_t word = 4; location.known && word < chain->num_words; word++) {
        uint64_t index;
        location.known = wd_spirv_module_constant(sum->analysis->module, chain->words[word], &index);
        if (location.known) {
            wd_location_step(sum->analysis, &location, chain->words[word]);
        }
    }
    return location.known && !location.num_terms && location.offset % 4 == 0 &&
           location.offset < UINT32_MAX &&
           add_term(sum, WD_HOST_PUSHED, (uint32_t)location.offset, 0, factor);
}

static bool add(sum *sum, uint32_t id, uint64_t factor);

// add_loaded adds the value of a load, or component `component` of it.
static bool add_loaded(sum *sum, const wd_spirv_instruction *load, uint32_t component, uint64_t factor) {
    wd_spirv_instruction chain, variable;
    uint64_t index = component;
    if (!wd_spirv_module_find(sum->analysis->module, load->words[3], &chain)) {
        return false;
    }
    const bool is_chain = wd_is_chain(chain.opcode);
    const uint32_t base = is_chain ? chain.words[3] : chain.result;
    if (!wd_spirv_module_find_opcode(sum->analysis->module, base, SpvOpVariable, &variable)) {
        return false;
    }
    switch (variable.words[3]) {
    case SpvStorageClassInput:
        return (!is_chain || (component == UINT32_MAX && chain.num_words == 5 &&
                              wd_spirv_module_constant(sum->analysis->module, chain.words[4], &index) &&
                              index <= UINT32_MAX)) &&
               add_built_in(sum, base, (uint32_t)index, factor);
    case SpvStorageClassPushConstant:
        return is_chain && component == UINT32_MAX && add_pushed(sum, &chain, &variable, factor);
    case SpvStorageClassFunction: {
        const uint32_t stored =
            is_chain || component != UINT32_MAX ? 0 : wd_range_stored(sum->analysis, load);
        return stored && add(sum, stored, factor);
    }
    default:
        return false;
    }
}

static bool add_product(sum *sum, const wd_spirv_instruction *made, uint64_t factor) {
    uint64_t constant, product;
    for (uint32_t word = 3; word <= 4; word++) {
        if (wd_spirv_module_constant(sum->analysis->module, made->words[word], &constant)) {
            return constant && constant <= INT32_MAX && !__builtin_mul_overflow(factor, constant, &product) &&
                   add(sum, made->words[7 - word], product);
        }
    }
    return false;
}

// No number is negative, and the sum of all is at least any number that it is computed from. So if the host finds that
// the sum has 32 bits, no number wrapped around.
static bool add_computed(sum *sum, const wd_spirv_instruction *made, uint64_t factor) {
    const uint32_t *words = made->words;
    wd_spirv_instruction load;
    uint64_t shift;
    switch (made->opcode) {
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return add(sum, words[3], factor);
    case SpvOpIAdd:
        return add(sum, words[3], factor) && add(sum, words[4], factor);
    case SpvOpIMul:
        return add_product(sum, made, factor);
    case SpvOpShiftLeftLogical:
        return wd_spirv_module_constant(sum->analysis->module, words[4], &shift) && shift < 32 &&
               factor <= UINT32_MAX && add(sum, words[3], factor << shift);
    case SpvOpCompositeExtract:
        return made->num_words == 5 && wd_find_vector_load(sum->analysis->module, words[3], &load) &&
               add_loaded(sum, &load, words[4], factor);
    case SpvOpLoad:
        return add_loaded(sum, made, UINT32_MAX, factor);
    default:
        return false;
    }
}

static bool add(sum *sum, uint32_t id, uint64_t factor) {
    wd_spirv_instruction made, type;
    if (!sum->steps) {
        return false;
    }
    sum->steps--;
    const uint64_t max = wd_range_max(sum->analysis, id);
    if (max <= INT32_MAX) {
        return add_constant(sum, max, factor);
    }
    return wd_find_integer(sum->analysis->module, id, &made, &type) && type.words[2] == 32 &&
           add_computed(sum, &made, factor);
}

wd_status wd_host_bound(wd_analysis *analysis, const wd_location *location, uint32_t last, uint32_t *max_last,
                        uint32_t *first_term, uint32_t *num_terms) {
    sum sum = {.analysis = analysis, .constant = last};
    bool is_known = last < UINT32_MAX;
    for (uint32_t i = 0; is_known && i < location->num_terms; i++) {
        const wd_term term = wd_location_terms(analysis, location)[i];
        sum.steps = MAX_STEPS;
        is_known = add(&sum, term.index, term.stride);
    }
    *max_last = is_known ? (uint32_t)sum.constant : UINT32_MAX;
    *first_term = (uint32_t)analysis->tracking->host_terms.count;
    *num_terms = 0;
    for (uint32_t i = 0; is_known && i < sum.num_terms; i++) {
        wd_host_term *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->host_terms);
        if (!added) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *added = sum.terms[i];
        (*num_terms)++;
    }
    return analysis->failure;
}
