// The distance of an intersection that a shader generates for a ray query: from RayTmin to the distance of the closest
// intersection so far.
//
// Without a committed intersection, the value of OpRayQueryGetIntersectionTKHR is undefined: then only RayTmin is
// compared. A query that did not begin has no values: they are not read, and its instructions are skipped
// (ray_query.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

enum { QUERY = 1, HIT_T = 2 }; // Operands of OpRayQueryGenerateIntersectionKHR.

static bool is_float(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeFloat, &type) &&
           type.words[2] == 32;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (instruction->opcode != SpvOpRayQueryGenerateIntersectionKHR ||
        !(analysis->options->checks & WD_CHECK_RAYS) ||
        !is_float(analysis->module, instruction->words[HIT_T])) {
        return WD_OK;
    }
    wd_status status = wd_sites_want(analysis, instruction, WD_GUARD_SKIP, state);
    const wd_condition condition = {.kind = WD_CONDITION_HIT_DISTANCE, .subject = instruction->index};
    return status ? status : wd_conditions_add(analysis, &condition);
}

// The state of the query may change between two instructions: no condition covers another.
static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    (void)analysis;
    return wd_hash_u64((uint64_t)WD_CONDITION_HIT_DISTANCE << 32 | condition->subject);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    (void)analysis;
    (void)made;
    (void)wanted;
    return false;
}

// distances are ids: the distance, its bounds, and whether it is within each.
typedef struct distances {
    uint32_t hit, t_min, closest;
    uint32_t is_above, is_below;
} distances;

static uint32_t emit_committed(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t query) {
    const uint32_t committed =
        wd_spirv_builder_uint(writer->builder, SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR);
    return wd_emit_binary(writer, opcode, type, query, committed);
}

static distances emit_distances(wd_writer *writer, const wd_condition *condition) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t float_type = wd_spirv_builder_type_float(builder, 32);
    wd_spirv_instruction instruction = {0};
    wd_spirv_module_instruction(writer->module, condition->subject, &instruction);
    const uint32_t query = instruction.words[QUERY];
    distances out = {.hit = instruction.words[HIT_T]};
    out.t_min = wd_emit_unary(writer, SpvOpRayQueryGetRayTMinKHR, float_type, query);
    out.closest = emit_committed(writer, SpvOpRayQueryGetIntersectionTKHR, float_type, query);
    const uint32_t type =
        emit_committed(writer, SpvOpRayQueryGetIntersectionTypeKHR, writer->type_uint, query);
    const uint32_t none = wd_spirv_builder_uint(
        builder, SpvRayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionNoneKHR);
    out.is_above = wd_emit_binary(writer, SpvOpFOrdLessThanEqual, writer->type_bool, out.t_min, out.hit);
    out.is_below = wd_emit_binary(
        writer, SpvOpLogicalOr, writer->type_bool,
        wd_emit_binary(writer, SpvOpIEqual, writer->type_bool, type, none),
        wd_emit_binary(writer, SpvOpFOrdLessThanEqual, writer->type_bool, out.hit, out.closest));
    return out;
}

static uint32_t emit_in_range(wd_writer *writer, const wd_condition *condition) {
    const distances found = emit_distances(writer, condition);
    return wd_emit_binary(writer, SpvOpLogicalAnd, writer->type_bool, found.is_above, found.is_below);
}

// ok = not_begun || emit_in_range(), where the right side is in a branch.
static void emit(wd_writer *writer, wd_condition *condition) {
    wd_spirv_builder *builder = writer->builder;
    wd_spirv_instruction instruction = {0};
    wd_spirv_module_instruction(writer->module, condition->subject, &instruction);
    const uint32_t not_begun = wd_ray_query_emit_not_begun(writer, instruction.words[QUERY]);
    if (!not_begun) {
        condition->ok = emit_in_range(writer, condition);
        return;
    }
    const uint32_t from = writer->at.label, holds = wd_emit_true(writer);
    const uint32_t begun = wd_spirv_builder_id(builder), merge = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, not_begun, merge, begun);
    wd_writer_begin_block(writer, begun);
    const uint32_t in_range = emit_in_range(writer, condition), end = writer->at.label;
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
    condition->ok = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpPhi, writer->type_bool, condition->ok, holds, from, in_range, end);
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    wd_spirv_builder *builder = writer->builder;
    const distances found = emit_distances(writer, condition);
    const uint32_t below = wd_spirv_builder_uint(builder, WD_RECORD_RULE_HIT_BELOW_T_MIN);
    const uint32_t beyond = wd_spirv_builder_uint(builder, WD_RECORD_RULE_HIT_BEYOND_CLOSEST);
    const uint32_t bounds[] = {
        wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, found.closest),
        wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, found.t_min),
    };
    const uint32_t parameters[] = {wd_spirv_builder_uint(builder, instruction),
                                   wd_spirv_builder_uint(builder, WD_RECORD_ERROR_OPERAND),
                                   wd_emit_select(writer, found.is_above, beyond, below),
                                   wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, found.hit),
                                   wd_emit_select(writer, found.is_above, bounds[0], bounds[1])};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_hit_distance = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
