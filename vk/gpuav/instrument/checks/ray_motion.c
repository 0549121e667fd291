// Ray queries of acceleration structures that were built with motion: shaders must not generate intersections.
//
// Only the instruction that begins a query names the structure. If a bit of the descriptor's word says that the
// structure was built with motion (vk/gpuav/record/content_bits.h), a private variable keeps that instruction and the
// index of the descriptor for the query.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/content_bits.h"

enum { QUERY = 1, STRUCTURE = 2 };  // Operands of the instructions.
enum { BEGUN_BY = 0, ELEMENT = 1 }; // Components of the private variable: 0 and 0 without motion.

bool wd_ray_motion_wanted(const wd_analysis *analysis) {
    const wd_instrument_options *options = analysis->options;
    wd_spirv_instruction made;
    if (!(options->checks & WD_CHECK_RAYS) || !(options->pipeline_facts & WD_PIPELINE_KNOWS_MOTION) ||
        !options->input) {
        return false;
    }
    for (uint32_t i = 0; wd_spirv_module_instruction(analysis->module, i, &made); i++) {
        if (made.opcode == SpvOpRayQueryGenerateIntersectionKHR) {
            return true;
        }
    }
    return false;
}

// Finding

// find_root finds the descriptor of an acceleration structure. False: the input buffer does not have its word.
static bool find_root(const wd_analysis *analysis, uint32_t structure, uint32_t *root) {
    const wd_trace *trace = wd_trace_of(analysis, structure);
    if (!wd_trace_is_complete(analysis, trace) || trace->num_roots != 1) {
        return false;
    }
    *root = trace->roots[0];
    const wd_root *found = wd_root_at(analysis, *root);
    const wd_array *array = wd_array_at(analysis, found->array);
    return found->complete && wd_array_in_input(array) && !array->facts[WD_FACT_WORD] &&
           array->descriptor->kind == WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE;
}

// index_check_of returns the condition of the root's indices, if the instruction has one.
static wd_optional_index index_check_of(wd_analysis *analysis, uint32_t instruction, uint32_t root) {
    const size_t count = analysis->list.sites.count;
    if (!count || analysis->list.sites.items[count - 1].instruction != instruction) {
        return (wd_optional_index){0};
    }
    const wd_optional_index check = wd_sites_index_check_of(analysis, root);
    if (wd_optional_has(check)) {
        analysis->list.conditions.items[wd_optional_get(check)].is_guard = true;
    }
    return check;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (!analysis->subjects->compares_motion || !wd_ray_query_used(analysis, instruction)) {
        return WD_OK;
    }
    uint32_t root;
    if (instruction->opcode == SpvOpRayQueryInitializeKHR &&
        find_root(analysis, instruction->words[STRUCTURE], &root)) {
        wd_query_begin *begin = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->query_begins);
        if (!begin) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *begin =
            (wd_query_begin){instruction->index, root, index_check_of(analysis, instruction->index, root)};
    }
    if (instruction->opcode != SpvOpRayQueryGenerateIntersectionKHR) {
        return WD_OK;
    }
    const wd_status status = wd_sites_want(analysis, instruction, WD_GUARD_SKIP, state);
    const wd_condition condition = {.kind = WD_CONDITION_MOTION, .subject = instruction->index};
    return status ? status : wd_conditions_add(analysis, &condition);
}

// The query may begin again between two instructions: no condition covers another.
static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    (void)analysis;
    return wd_hash_u64((uint64_t)WD_CONDITION_MOTION << 32 | condition->subject);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    (void)analysis;
    (void)made;
    (void)wanted;
    return false;
}

// Writing

uint32_t wd_ray_motion_type(wd_writer *writer) {
    return wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 2);
}

static const wd_query_begin *find_begin(const wd_analysis *analysis, uint32_t instruction) {
    for (size_t i = 0; i < analysis->subjects->query_begins.count; i++) {
        if (analysis->subjects->query_begins.items[i].instruction == instruction) {
            return &analysis->subjects->query_begins.items[i];
        }
    }
    return NULL;
}

// emit_state writes the value of the private variable for a query that begins.
static uint32_t emit_state(wd_writer *writer, const wd_query_begin *begin) {
    const wd_root *root = wd_root_at(writer->analysis, begin->root);
    wd_condition condition = {.kind = WD_CONDITION_STATE, .root = begin->root, .guard = begin->guard};
    if (wd_optional_has(begin->guard)) {
        wd_check_emit(writer, &writer->analysis->list.conditions.items[wd_optional_get(begin->guard)]);
    }
    const uint32_t word = wd_input_word(writer, &condition), zero = wd_constant(writer, 0);
    const uint32_t bit = wd_emit_binary(writer, SpvOpBitwiseAnd, writer->type_uint, word,
                                        wd_constant(writer, WD_CONTENT_BIT(WD_CONTENT_WITHOUT_MOTION)));
    const uint32_t is_valid = wd_emit_test(writer, SpvOpINotEqual, word, zero);
    const uint32_t has_motion = wd_emit_binary(writer, SpvOpLogicalAnd, writer->type_bool, is_valid,
                                               wd_emit_test(writer, SpvOpIEqual, bit, zero));
    const uint32_t begun_by =
        wd_emit_select(writer, has_motion, wd_constant(writer, begin->instruction), zero);
    return wd_emit_binary(writer, SpvOpCompositeConstruct, wd_ray_motion_type(writer), begun_by,
                          wd_index_flat(writer, root, NULL));
}

void wd_ray_motion_emit_begin(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const uint32_t pointer = wd_ray_query_motion_pointer(writer, instruction->words[QUERY]);
    if (pointer) {
        const wd_query_begin *begin = find_begin(writer->analysis, instruction->index);
        WD_EMIT(writer, SpvOpStore, pointer,
                begin ? emit_state(writer, begin)
                      : wd_spirv_builder_null(writer->builder, wd_ray_motion_type(writer)));
    }
}

// load_state writes a load of the private variable for the query of an instruction.
static uint32_t load_state(wd_writer *writer, const wd_condition *condition, uint32_t *query) {
    wd_spirv_instruction instruction = {0};
    wd_spirv_module_instruction(writer->module, condition->subject, &instruction);
    *query = instruction.words[QUERY];
    return wd_emit_unary(writer, SpvOpLoad, wd_ray_motion_type(writer),
                         wd_ray_query_motion_pointer(writer, *query));
}

static uint32_t emit_component(wd_writer *writer, uint32_t state, uint32_t component) {
    return wd_emit_binary(writer, SpvOpCompositeExtract, writer->type_uint, state, component);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    uint32_t query;
    const uint32_t state = load_state(writer, condition, &query);
    const uint32_t ok =
        wd_emit_test(writer, SpvOpIEqual, emit_component(writer, state, BEGUN_BY), wd_constant(writer, 0));
    const uint32_t not_begun = wd_ray_query_emit_not_begun(writer, query);
    condition->ok = not_begun ? wd_emit_binary(writer, SpvOpLogicalOr, writer->type_bool, not_begun, ok) : ok;
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    uint32_t query;
    const uint32_t state = load_state(writer, condition, &query);
    const uint32_t parameters[] = {
        wd_constant(writer, instruction), wd_constant(writer, WD_RECORD_ERROR_OPERAND),
        wd_constant(writer, WD_RECORD_RULE_STRUCTURE_MOTION), emit_component(writer, state, BEGUN_BY),
        emit_component(writer, state, ELEMENT)};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_ray_motion = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
