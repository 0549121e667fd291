// The variables of ray queries. In guard mode, queries do not begin if their acceleration structure is bad.
//
// Each variable and parameter that holds ray queries has a private variable that says which of them did not begin.
// Instructions that use such a query are skipped and yield zero: it does not proceed, and has found nothing. Another
// private variable is about motion (ray_motion.c). A parameter's variables are stored before each call and loaded after
// it: SPIR-V has no recursion.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

enum { TRIANGLE_POSITIONS = 5340 };

static bool is_query(const wd_spirv_instruction *type) {
    return type->opcode == SpvOpTypeRayQueryKHR;
}

static wd_ray_query *ray_query_of(const wd_analysis *analysis, uint32_t id) {
    const uintptr_t query = analysis->subjects->ray_queries.count
                                ? (uintptr_t)wd_hash_table_get(&analysis->subjects->ray_query_of, id)
                                : 0;
    return query ? &analysis->subjects->ray_queries.items[query - 1] : NULL;
}

// Finding

// Whether some query may begin with a structure that is checked.
static bool are_checked(const wd_analysis *analysis) {
    const uint32_t checks = analysis->options->checks;
    if (checks & WD_CHECK_RAYS) {
        return true;
    }
    for (size_t i = 0; i < analysis->tracking->arrays.count; i++) {
        const wd_array *array = wd_array_at(analysis, i);
        const bool is_struct =
            array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN; // It may hold structures.
        if (!is_struct && array->descriptor->kind != WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE) {
            continue;
        }
        if (((is_struct || array->descriptor->num_dimensions) && (checks & WD_CHECK_DESCRIPTOR_INDEX)) ||
            (wd_array_in_input(array) && (checks & WD_CHECK_DESCRIPTOR_STATE))) {
            return true;
        }
    }
    return false;
}

static wd_status add_ray_query(wd_analysis *analysis, const wd_spirv_instruction *made) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(analysis->module, made->result_type, SpvOpTypePointer, &pointer) ||
        !wd_type_holds(analysis->module, pointer.words[3], is_query)) {
        return WD_OK;
    }
    wd_ray_query *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->ray_queries);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_ray_query){.id = made->result, .type = pointer.words[3]};
    return wd_hash_table_set(&analysis->subjects->ray_query_of, made->result,
                             (void *)(uintptr_t)analysis->subjects->ray_queries.count);
}

wd_status wd_ray_queries_find(wd_analysis *analysis) {
    wd_status status = WD_OK;
    wd_spirv_instruction made;
    if (!analysis->features.has_ray_queries) {
        return WD_OK;
    }
    analysis->subjects->compares_motion = wd_ray_motion_wanted(analysis);
    const bool guards = analysis->options->mode == WD_INSTRUMENT_GUARD && are_checked(analysis);
    if (!guards && !analysis->subjects->compares_motion) {
        return WD_OK;
    }
    for (uint32_t i = 0; !status && wd_spirv_module_instruction(analysis->module, i, &made); i++) {
        if (made.opcode == SpvOpVariable || made.opcode == SpvOpFunctionParameter) {
            status = add_ray_query(analysis, &made);
        }
    }
    return status;
}

void wd_ray_queries_end(wd_analysis *analysis) {
    wd_check_subjects *subjects = analysis->subjects;
    if (!subjects->has_queries_not_begun && !subjects->compares_motion) {
        subjects->ray_queries.count = 0;
    }
}

bool wd_checks_have_ray_queries(const wd_analysis *analysis) {
    return analysis->subjects->ray_queries.count != 0;
}

uint32_t wd_ray_query_used(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t id = 0;
    if (!analysis->subjects->ray_queries.count) {
        return 0;
    }
    switch (instruction->opcode) {
    case SpvOpRayQueryInitializeKHR:
    case SpvOpRayQueryTerminateKHR:
    case SpvOpRayQueryGenerateIntersectionKHR:
    case SpvOpRayQueryConfirmIntersectionKHR:
        id = instruction->words[1];
        break;
    case SpvOpRayQueryProceedKHR:
    case SpvOpRayQueryGetIntersectionTypeKHR:
    case TRIANGLE_POSITIONS: // The headers of Vulkan 1.3.239 lack it.
        id = instruction->words[3];
        break;
    default:
        if (instruction->opcode >= SpvOpRayQueryGetRayTMinKHR &&
            instruction->opcode <= SpvOpRayQueryGetIntersectionWorldToObjectKHR) {
            id = instruction->words[3];
        }
    }
    return id && ray_query_of(analysis, wd_pointer_base(analysis->module, id)) ? id : 0;
}

// Writing

void wd_checks_declare_queries(wd_writer *writer) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    for (size_t i = 0; i < subjects->ray_queries.count; i++) {
        wd_ray_query *query = &subjects->ray_queries.items[i];
        if (writer->options->mode == WD_INSTRUMENT_GUARD) {
            query->not_begun =
                wd_companion_declare(writer, 0, query->type, writer->type_bool, "warden.query_not_begun");
        }
        if (subjects->compares_motion) {
            query->motion = wd_companion_declare(writer, 0, query->type, wd_ray_motion_type(writer),
                                                 "warden.query_motion");
        }
    }
}

wd_status wd_checks_interface_queries(wd_writer *writer, wd_interface_ids *ids) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    wd_status status = WD_OK;
    for (size_t i = 0; !status && i < subjects->ray_queries.count; i++) {
        const wd_ray_query *query = &subjects->ray_queries.items[i];
        status = query->not_begun ? wd_interface_add(writer, ids, query->not_begun) : WD_OK;
        if (!status && query->motion) {
            status = wd_interface_add(writer, ids, query->motion);
        }
    }
    return status;
}

// The pointer to the word that says whether the query, or queries, that `id` points to did not begin; 0: there is none.
static uint32_t not_begun_pointer(wd_writer *writer, uint32_t id) {
    const wd_ray_query *query = ray_query_of(writer->analysis, wd_pointer_base(writer->module, id));
    return query && query->not_begun ? wd_companion_pointer(writer, query->not_begun, id, writer->type_bool)
                                     : 0;
}

uint32_t wd_ray_query_motion_pointer(wd_writer *writer, uint32_t id) {
    const wd_ray_query *query = ray_query_of(writer->analysis, wd_pointer_base(writer->module, id));
    return query && query->motion
               ? wd_companion_pointer(writer, query->motion, id, wd_ray_motion_type(writer))
               : 0;
}

static uint32_t negate(wd_writer *writer, uint32_t condition) {
    return wd_emit_unary(writer, SpvOpLogicalNot, writer->type_bool, condition);
}

uint32_t wd_ray_query_emit_not_begun(wd_writer *writer, uint32_t query) {
    const uint32_t pointer = not_begun_pointer(writer, query);
    if (!pointer) {
        return 0;
    }
    return wd_emit_unary(writer, SpvOpLoad, writer->type_bool, pointer);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const uint32_t not_begun = wd_ray_query_emit_not_begun(writer, condition->subject);
    condition->ok =
        negate(writer, not_begun ? not_begun : wd_spirv_builder_null(writer->builder, writer->type_bool));
}

void wd_ray_query_emit_begin(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t ok) {
    if (instruction->opcode != SpvOpRayQueryInitializeKHR ||
        !wd_ray_query_used(writer->analysis, instruction)) {
        return;
    }
    const uint32_t pointer = not_begun_pointer(writer, instruction->words[1]);
    if (pointer) {
        const uint32_t not_begun =
            ok ? negate(writer, ok) : wd_spirv_builder_null(writer->builder, writer->type_bool);
        WD_EMIT(writer, SpvOpStore, pointer, not_begun);
    }
    wd_ray_motion_emit_begin(writer, instruction);
}

// copy_argument copies a private variable of a query to the one of a parameter or, after the call (`back`), back.
static void copy_argument(wd_writer *writer, uint32_t type, uint32_t parameter, uint32_t argument,
                          bool back) {
    const uint32_t value = wd_emit_unary(writer, SpvOpLoad, type, back ? parameter : argument);
    WD_EMIT(writer, SpvOpStore, back ? argument : parameter, value);
}

void wd_ray_queries_pass(wd_writer *writer, const wd_spirv_instruction *call, bool back) {
    if (call->opcode != SpvOpFunctionCall || !writer->analysis->subjects->ray_queries.count) {
        return;
    }
    wd_arguments arguments = wd_arguments_of(writer->module, call);
    while (wd_arguments_next(&arguments)) {
        const wd_ray_query *query = ray_query_of(writer->analysis, arguments.parameter);
        const uint32_t argument = call->words[arguments.word];
        const uint32_t not_begun = query ? not_begun_pointer(writer, argument) : 0;
        const uint32_t motion = query ? wd_ray_query_motion_pointer(writer, argument) : 0;
        if (not_begun) {
            copy_argument(writer, wd_companion_type(writer, query->type, writer->type_bool), query->not_begun,
                          not_begun, back);
        }
        if (motion) {
            copy_argument(writer, wd_companion_type(writer, query->type, wd_ray_motion_type(writer)),
                          query->motion, motion, back);
        }
    }
}

// Instructions that use a ray query are skipped if it did not begin.
static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (!analysis->subjects->ray_queries.count) {
        return WD_OK;
    }
    const wd_condition condition = {.kind = WD_CONDITION_QUERY,
                                    .subject = wd_ray_query_used(analysis, instruction)};
    if (condition.subject || instruction->opcode == SpvOpFunctionCall) {
        wd_tracking_note_facts(analysis);
    }
    if (condition.subject && instruction->opcode == SpvOpRayQueryInitializeKHR) {
        const size_t count = analysis->list.sites.count;
        analysis->subjects->has_queries_not_begun |=
            count && analysis->list.sites.items[count - 1].instruction == instruction->index;
        return WD_OK;
    }
    if (!condition.subject || analysis->options->mode != WD_INSTRUMENT_GUARD) {
        return WD_OK;
    }
    wd_status status = wd_sites_want(analysis, instruction, WD_GUARD_SKIP, state);
    return status ? status : wd_conditions_add_unreported(analysis, &condition);
}

const wd_check_code wd_check_code_query = {.visit = visit, .emit = emit};
