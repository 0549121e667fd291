// The parameters of rays: flags that exclude each other or a flag of the pipeline, origins and directions that are not
// finite, ranges that are empty, negative or not numbers, times outside [0, 1], and the depth at which they are traced.
// Instructions that trace a ray, begin a ray query, or trace a hit object have the same parameters at different words.
//
// Floats are tested by their bits: compilers may assume that no float is NaN.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// Opcodes that older headers lack.
enum {
    HIT_OBJECT_TRACE_RAY_MOTION_NV = 5256,
    HIT_OBJECT_RECORD_EMPTY_NV = 5259,
    HIT_OBJECT_TRACE_RAY_NV = 5260,
    HIT_OBJECT_TRACE_REORDER_EXECUTE_EXT = 5311,
    HIT_OBJECT_TRACE_MOTION_REORDER_EXECUTE_EXT = 5312,
    HIT_OBJECT_TRACE_RAY_EXT = 5316,
    HIT_OBJECT_TRACE_RAY_MOTION_EXT = 5317,
    HIT_OBJECT_RECORD_EMPTY_EXT = 5318,
    TRACE_MOTION_NV = 5338,
    TRACE_RAY_MOTION_NV = 5339,
};
enum { ONE_BITS = 0x3f800000, INFINITY_BITS = 0x7f800000, SIGN_BIT = 0x80000000u, MAGNITUDE = 0x7fffffff };
enum {
    SKIP_BOTH = SpvRayFlagsSkipTrianglesKHRMask | SpvRayFlagsSkipAABBsKHRMask,
    CULL = SpvRayFlagsSkipTrianglesKHRMask | SpvRayFlagsCullBackFacingTrianglesKHRMask |
           SpvRayFlagsCullFrontFacingTrianglesKHRMask,
    OPACITY = SpvRayFlagsOpaqueKHRMask | SpvRayFlagsNoOpaqueKHRMask | SpvRayFlagsCullOpaqueKHRMask |
              SpvRayFlagsCullNoOpaqueKHRMask,
};

// The words of an instruction's operands.
static const struct layout {
    uint32_t opcode;
    uint32_t family; // WD_RECORD_RAY_...
    uint32_t flags;
    uint32_t origin;
    bool has_time; // After RayTmax.
} layouts[] = {
    {SpvOpTraceRayKHR, WD_RECORD_RAY_TRACE, 2, 7, false},
    {TRACE_RAY_MOTION_NV, WD_RECORD_RAY_TRACE_MOTION, 2, 7, true},
    {SpvOpRayQueryInitializeKHR, WD_RECORD_RAY_QUERY, 3, 5, false},
    {HIT_OBJECT_TRACE_RAY_NV, WD_RECORD_RAY_HIT_OBJECT, 3, 8, false},
    {HIT_OBJECT_TRACE_RAY_MOTION_NV, WD_RECORD_RAY_HIT_OBJECT, 3, 8, true},
    {HIT_OBJECT_TRACE_RAY_EXT, WD_RECORD_RAY_HIT_OBJECT_EXT, 3, 8, false},
    {HIT_OBJECT_TRACE_RAY_MOTION_EXT, WD_RECORD_RAY_HIT_OBJECT_EXT, 3, 8, true},
    {HIT_OBJECT_TRACE_REORDER_EXECUTE_EXT, WD_RECORD_RAY_HIT_OBJECT_EXT, 3, 8, false},
    {HIT_OBJECT_TRACE_MOTION_REORDER_EXECUTE_EXT, WD_RECORD_RAY_HIT_OBJECT_EXT, 3, 8, true},
};

static const struct layout *find_layout(uint32_t opcode) {
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        if (layouts[i].opcode == opcode) {
            return &layouts[i];
        }
    }
    return NULL;
}

bool wd_ray_is_trace(uint32_t opcode) {
    return opcode == SpvOpTraceNV || opcode == TRACE_MOTION_NV ||
           (opcode != SpvOpRayQueryInitializeKHR && find_layout(opcode));
}

// Finding

// Whether the value is a 32-bit float, or a vector of three.
static bool is_float(const wd_spirv_module *module, uint32_t id, bool is_vector) {
    wd_spirv_instruction value, type;
    if (!wd_spirv_module_find(module, id, &value) ||
        !wd_spirv_module_find(module, value.result_type, &type)) {
        return false;
    }
    if (is_vector && (type.opcode != SpvOpTypeVector || type.words[3] != 3 ||
                      !wd_spirv_module_find(module, type.words[2], &type))) {
        return false;
    }
    return type.opcode == SpvOpTypeFloat && type.words[2] == 32;
}

static bool is_word(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type) && type.words[2] == 32;
}

static bool has_several(uint64_t flags) {
    return (flags & (flags - 1)) != 0;
}

// Whether the flags are a constant without a mistake.
static bool are_flags_known(const wd_spirv_module *module, const wd_ray *ray) {
    uint64_t flags;
    return wd_spirv_module_constant(module, ray->flags, &flags) && (flags & SKIP_BOTH) != SKIP_BOTH &&
           !has_several(flags & CULL) && !has_several(flags & OPACITY) && !(flags & ray->forbidden_flags);
}

// The flags with which rays of the pipeline cannot hit anything. Ray queries do not depend on the pipeline.
static uint32_t flags_that_pipeline_forbids(const wd_instrument_options *options, uint32_t family) {
    const uint32_t facts = family == WD_RECORD_RAY_QUERY ? 0 : options->pipeline_facts;
    return (facts & WD_PIPELINE_SKIPS_AABBS ? (uint32_t)SpvRayFlagsSkipTrianglesKHRMask : 0) |
           (facts & WD_PIPELINE_SKIPS_TRIANGLES ? (uint32_t)SpvRayFlagsSkipAABBsKHRMask : 0);
}

static bool read_ray(const wd_analysis *analysis, const wd_spirv_instruction *instruction, wd_ray *ray) {
    const wd_spirv_module *module = analysis->module;
    const struct layout *layout = find_layout(instruction->opcode);
    if (!layout || layout->origin + 4 + layout->has_time > instruction->num_words) {
        return false;
    }
    const uint32_t *operands = instruction->words + layout->origin;
    *ray = (wd_ray){.family = layout->family,
                    .flags = instruction->words[layout->flags],
                    .origin = operands[0],
                    .t_min = operands[1],
                    .direction = operands[2],
                    .t_max = operands[3],
                    .time = layout->has_time ? operands[4] : 0,
                    .forbidden_flags = flags_that_pipeline_forbids(analysis->options, layout->family),
                    .depth = wd_ray_depth_of(analysis, layout->family)};
    ray->flags_need_no_check = ray->family == WD_RECORD_RAY_TRACE_MOTION || are_flags_known(module, ray);
    return is_word(module, ray->flags) && is_float(module, ray->origin, true) &&
           is_float(module, ray->t_min, false) && is_float(module, ray->direction, true) &&
           is_float(module, ray->t_max, false) && (!ray->time || is_float(module, ray->time, false));
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    wd_ray ray;
    if (!(analysis->options->checks & WD_CHECK_RAYS) || !read_ray(analysis, instruction, &ray)) {
        return WD_OK;
    }
    const bool is_query = instruction->opcode == SpvOpRayQueryInitializeKHR;
    const wd_guard_method method =
        is_query && !wd_ray_query_used(analysis, instruction) ? WD_GUARD_CLAMP : WD_GUARD_SKIP;
    wd_status status = wd_sites_want(analysis, instruction, method, state);
    wd_ray *added = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->rays);
    if (!added) {
        return status ? status : WD_ERROR_OUT_OF_MEMORY;
    }
    *added = ray;
    const wd_condition condition = {.kind = WD_CONDITION_RAY,
                                    .subject = (uint32_t)analysis->subjects->rays.count - 1};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->rays.count);
}

static const wd_ray *ray_of(const wd_analysis *analysis, const wd_condition *condition) {
    return &analysis->subjects->rays.items[condition->subject];
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const wd_ray *ray = ray_of(analysis, condition);
    return wd_hash_u64(((uint64_t)ray->origin << 32 | ray->direction) ^
                       wd_hash_u64((uint64_t)WD_CONDITION_RAY << 32 | ray->flags));
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_ray *a = ray_of(analysis, made), *b = ray_of(analysis, wanted);
    return a->family == b->family && a->flags == b->flags && a->origin == b->origin &&
           a->direction == b->direction && a->t_min == b->t_min && a->t_max == b->t_max && a->time == b->time;
}

// Code

static uint32_t emit_word(wd_writer *writer, uint32_t opcode, uint32_t a, uint32_t b) {
    return wd_emit_binary(writer, opcode, writer->type_uint, a, wd_constant(writer, b));
}

// The bits of a scalar, or of component `component` of a vector.
static uint32_t emit_bits(wd_writer *writer, uint32_t value) {
    return wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, value);
}

static uint32_t emit_component(wd_writer *writer, uint32_t vector, uint32_t component) {
    return emit_bits(writer,
                     wd_emit_binary(writer, SpvOpCompositeExtract,
                                    wd_spirv_builder_type_float(writer->builder, 32), vector, component));
}

// All components are finite.
static uint32_t emit_finite(wd_writer *writer, uint32_t vector) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < 3; i++) {
        const uint32_t magnitude =
            emit_word(writer, SpvOpBitwiseAnd, emit_component(writer, vector, i), MAGNITUDE);
        wd_emit_and(writer, &all,
                    wd_emit_test(writer, SpvOpULessThan, magnitude, wd_constant(writer, INFINITY_BITS)));
    }
    return all;
}

// bits <= infinity || bits == -0.0: neither negative nor NaN.
static uint32_t emit_not_negative(wd_writer *writer, uint32_t bits) {
    return wd_emit_binary(writer, SpvOpLogicalOr, writer->type_bool,
                          wd_emit_test(writer, SpvOpULessThanEqual, bits, wd_constant(writer, INFINITY_BITS)),
                          wd_emit_test(writer, SpvOpIEqual, bits, wd_constant(writer, SIGN_BIT)));
}

// t_min <= t_max, of numbers that are not negative.
static uint32_t emit_ordered(wd_writer *writer, uint32_t t_min, uint32_t t_max) {
    return wd_emit_test(writer, SpvOpULessThanEqual, emit_word(writer, SpvOpBitwiseAnd, t_min, MAGNITUDE),
                        emit_word(writer, SpvOpBitwiseAnd, t_max, MAGNITUDE));
}

static uint32_t emit_at_most_one(wd_writer *writer, uint32_t flags, uint32_t mask) {
    const uint32_t some = emit_word(writer, SpvOpBitwiseAnd, flags, mask);
    const uint32_t less = emit_word(writer, SpvOpISub, some, 1);
    return wd_emit_test(writer, SpvOpIEqual,
                        wd_emit_binary(writer, SpvOpBitwiseAnd, writer->type_uint, some, less),
                        wd_constant(writer, 0));
}

static uint32_t emit_not_both(wd_writer *writer, uint32_t flags) {
    return wd_emit_test(writer, SpvOpINotEqual, emit_word(writer, SpvOpBitwiseAnd, flags, SKIP_BOTH),
                        wd_constant(writer, SKIP_BOTH));
}

static uint32_t emit_has_none(wd_writer *writer, uint32_t flags, uint32_t mask) {
    return wd_emit_test(writer, SpvOpIEqual, emit_word(writer, SpvOpBitwiseAnd, flags, mask),
                        wd_constant(writer, 0));
}

// bits <= 1.0 || bits == -0.0: in [0, 1], and not NaN.
static uint32_t emit_time_is_valid(wd_writer *writer, uint32_t bits) {
    return wd_emit_binary(writer, SpvOpLogicalOr, writer->type_bool,
                          wd_emit_test(writer, SpvOpULessThanEqual, bits, wd_constant(writer, ONE_BITS)),
                          wd_emit_test(writer, SpvOpIEqual, bits, wd_constant(writer, SIGN_BIT)));
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const wd_ray *ray = ray_of(writer->analysis, condition);
    uint32_t ok = 0;
    if (!ray->flags_need_no_check) {
        const uint32_t flags = wd_index_word(writer, ray->flags);
        wd_emit_and(writer, &ok, emit_not_both(writer, flags));
        wd_emit_and(writer, &ok, emit_at_most_one(writer, flags, CULL));
        wd_emit_and(writer, &ok, emit_at_most_one(writer, flags, OPACITY));
        if (ray->forbidden_flags) {
            wd_emit_and(writer, &ok, emit_has_none(writer, flags, ray->forbidden_flags));
        }
    }
    const uint32_t t_min = emit_bits(writer, ray->t_min), t_max = emit_bits(writer, ray->t_max);
    wd_emit_and(writer, &ok, emit_finite(writer, ray->origin));
    wd_emit_and(writer, &ok, emit_finite(writer, ray->direction));
    wd_emit_and(writer, &ok, emit_not_negative(writer, t_min));
    wd_emit_and(writer, &ok, emit_not_negative(writer, t_max));
    wd_emit_and(writer, &ok, emit_ordered(writer, t_min, t_max));
    if (ray->time) {
        wd_emit_and(writer, &ok, emit_time_is_valid(writer, emit_bits(writer, ray->time)));
    }
    if (ray->depth != WD_RAY_DEPTH_ALLOWED) {
        wd_emit_and(writer, &ok, wd_ray_depth_emit(writer, ray->depth));
    }
    condition->ok = ok;
}

void wd_ray_emit_empty_hit(wd_writer *writer, const wd_spirv_instruction *instruction) {
    enum { HIT_OBJECT = 1 };
    const struct layout *layout = find_layout(instruction->opcode);
    if (layout && layout->family == WD_RECORD_RAY_HIT_OBJECT) {
        WD_EMIT(writer, HIT_OBJECT_RECORD_EMPTY_NV, instruction->words[HIT_OBJECT]);
    } else if (layout && layout->family == WD_RECORD_RAY_HIT_OBJECT_EXT) {
        WD_EMIT(writer, HIT_OBJECT_RECORD_EMPTY_EXT, instruction->words[HIT_OBJECT]);
    }
}

// The record of a failed condition: the rule, and two words of its own.
typedef struct ray_failure {
    uint32_t rule;
    uint32_t words[2];
} ray_failure;

// Replaces the failure unless `holds`.
static void emit_unless(wd_writer *writer, ray_failure *failure, uint32_t holds, const ray_failure *own) {
    failure->rule = wd_emit_select(writer, holds, failure->rule, own->rule);
    for (uint32_t i = 0; i < 2; i++) {
        failure->words[i] = wd_emit_select(writer, holds, failure->words[i], own->words[i]);
    }
}

// A vector that is not finite: the word of the record is its first bad component, and where it is.
static void emit_vector_failure(wd_writer *writer, ray_failure *failure, uint32_t vector,
                                uint32_t parameter) {
    for (uint32_t i = 3; i-- > 0;) {
        const uint32_t bits = emit_component(writer, vector, i);
        const uint32_t magnitude = emit_word(writer, SpvOpBitwiseAnd, bits, MAGNITUDE);
        const ray_failure infinite = {wd_constant(writer, WD_RECORD_RULE_RAY_FINITE),
                                      {bits, wd_constant(writer, parameter + i)}};
        const ray_failure nan = {wd_constant(writer, WD_RECORD_RULE_RAY_NAN),
                                 {bits, wd_constant(writer, parameter + i)}};
        const uint32_t is_finite =
            wd_emit_test(writer, SpvOpULessThan, magnitude, wd_constant(writer, INFINITY_BITS));
        const uint32_t is_number =
            wd_emit_test(writer, SpvOpULessThanEqual, magnitude, wd_constant(writer, INFINITY_BITS));
        emit_unless(writer, failure, is_finite, &infinite);
        emit_unless(writer, failure, is_number, &nan);
    }
}

// Replaces the failure by one of the ray's flags.
static void emit_flags_failure(wd_writer *writer, const wd_ray *ray, ray_failure *failure) {
    const uint32_t flags = wd_index_word(writer, ray->flags), zero = wd_constant(writer, 0);
    const ray_failure opacity = {wd_constant(writer, WD_RECORD_RULE_RAY_OPACITY), {flags, zero}};
    const ray_failure cull = {wd_constant(writer, WD_RECORD_RULE_RAY_CULL), {flags, zero}};
    const ray_failure both = {wd_constant(writer, WD_RECORD_RULE_RAY_SKIP_BOTH), {flags, zero}};
    const struct {
        uint32_t flag, rule;
    } forbidden[] = {{SpvRayFlagsSkipTrianglesKHRMask, WD_RECORD_RULE_RAY_NO_AABBS},
                     {SpvRayFlagsSkipAABBsKHRMask, WD_RECORD_RULE_RAY_NO_TRIANGLES}};
    for (uint32_t i = 0; i < 2; i++) {
        if (ray->forbidden_flags & forbidden[i].flag) {
            const ray_failure own = {wd_constant(writer, forbidden[i].rule), {flags, zero}};
            emit_unless(writer, failure, emit_has_none(writer, flags, forbidden[i].flag), &own);
        }
    }
    emit_unless(writer, failure, emit_at_most_one(writer, flags, OPACITY), &opacity);
    emit_unless(writer, failure, emit_at_most_one(writer, flags, CULL), &cull);
    emit_unless(writer, failure, emit_not_both(writer, flags), &both);
}

// Replaces the failure by one of the ray's depth.
static void emit_depth_failure(wd_writer *writer, const wd_ray *ray, ray_failure *failure) {
    const bool traces_none = writer->options->pipeline_facts & WD_PIPELINE_TRACES_NO_RAYS;
    const ray_failure own = {wd_constant(writer, WD_RECORD_RULE_RAY_DEPTH),
                             {wd_constant(writer, traces_none ? 0 : 1), wd_constant(writer, 0)}};
    emit_unless(writer, failure, wd_ray_depth_emit(writer, ray->depth), &own);
}

// Finds the first rule, in the order of the depth and of the record's rules of flags, vectors, the range and the time,
// that the ray breaks.
static void emit_failure(wd_writer *writer, const wd_ray *ray, ray_failure *failure) {
    const uint32_t t_min = emit_bits(writer, ray->t_min), t_max = emit_bits(writer, ray->t_max);
    const ray_failure order = {wd_constant(writer, WD_RECORD_RULE_RAY_ORDER), {t_min, t_max}};
    *failure = order;
    if (ray->time) {
        *failure = (ray_failure){wd_constant(writer, WD_RECORD_RULE_RAY_TIME),
                                 {emit_bits(writer, ray->time), wd_constant(writer, 0)}};
        emit_unless(writer, failure, emit_ordered(writer, t_min, t_max), &order);
    }
    const ray_failure negative = {wd_constant(writer, WD_RECORD_RULE_RAY_NEGATIVE), {t_min, t_max}};
    emit_unless(writer, failure, emit_not_negative(writer, t_max), &negative);
    emit_unless(writer, failure, emit_not_negative(writer, t_min), &negative);
    const uint32_t range[] = {t_max, t_min};
    for (uint32_t i = 0; i < 2; i++) {
        const uint32_t magnitude = emit_word(writer, SpvOpBitwiseAnd, range[i], MAGNITUDE);
        const ray_failure nan = {
            wd_constant(writer, WD_RECORD_RULE_RAY_NAN),
            {range[i], wd_constant(writer, i ? WD_RECORD_RAY_T_MIN : WD_RECORD_RAY_T_MAX)}};
        emit_unless(writer, failure,
                    wd_emit_test(writer, SpvOpULessThanEqual, magnitude, wd_constant(writer, INFINITY_BITS)),
                    &nan);
    }
    emit_vector_failure(writer, failure, ray->direction, WD_RECORD_RAY_DIRECTION);
    emit_vector_failure(writer, failure, ray->origin, WD_RECORD_RAY_ORIGIN);
    if (!ray->flags_need_no_check) {
        emit_flags_failure(writer, ray, failure);
    }
    if (ray->depth != WD_RAY_DEPTH_ALLOWED) {
        emit_depth_failure(writer, ray, failure);
    }
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_ray *ray = ray_of(writer->analysis, condition);
    ray_failure failure;
    emit_failure(writer, ray, &failure);
    const uint32_t parameters[] = {
        wd_constant(writer, instruction), wd_constant(writer, WD_RECORD_ERROR_OPERAND),
        emit_word(writer, SpvOpBitwiseOr, failure.rule, ray->family << WD_RECORD_RULE_FAMILY_SHIFT),
        failure.words[0], failure.words[1]};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_ray = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
