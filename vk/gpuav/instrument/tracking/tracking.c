#include "vk/gpuav/instrument/tracking/tracking_internal.h"

wd_status wd_tracking_create(wd_analysis *analysis) {
    const wd_allocator *allocator = &analysis->allocator;
    const size_t num_ids = analysis->num_ids + 1u;
    wd_tracking *tracking = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *tracking);
    if (!tracking) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    analysis->tracking = tracking;
    wd_hash_table_init(&tracking->children, *allocator);
    wd_hash_table_init(&tracking->phi_operand_of, *allocator);
    wd_hash_table_init(&tracking->tracked_variable_of, *allocator);
    tracking->trace_of = wd_alloc_zero(allocator, num_ids, sizeof *tracking->trace_of);
    tracking->location_of = wd_alloc_zero(allocator, num_ids, sizeof *tracking->location_of);
    if (!tracking->trace_of || !tracking->location_of) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status = wd_tracking_find_arrays(analysis);
    return status ? status : wd_tracked_find(analysis);
}

void wd_tracking_finish(wd_analysis *analysis) {
    wd_tracking *tracking = analysis->tracking;
    if (!tracking) {
        return;
    }
    wd_hash_table_finish(&tracking->children);
    wd_hash_table_finish(&tracking->phi_operand_of);
    wd_hash_table_finish(&tracking->tracked_variable_of);
    void *const owned[] = {tracking->arrays.items,
                           tracking->roots.items,
                           tracking->traces.items,
                           tracking->locations.items,
                           tracking->terms.items,
                           tracking->phi_operands.items,
                           tracking->tracked_variables.items,
                           tracking->host_terms.items,
                           tracking->phis.items,
                           tracking->trace_of,
                           tracking->location_of};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&analysis->allocator, owned[i]);
    }
    analysis->tracking = NULL;
}

wd_status wd_tracking_bind_parameters(wd_analysis *analysis) {
    wd_status status = analysis->features.has_descriptor_parameters ? wd_parameters_bind(analysis) : WD_OK;
    if (!status) {
        wd_tracked_reserve_facts(analysis);
    }
    return status;
}

// With variable pointers, an instruction may choose or load a pointer into a buffer.
static wd_status visit_location(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    if (!instruction->result || instruction->num_words < 4) {
        return WD_OK;
    }
    if (analysis->features.has_variable_pointers) {
        switch (instruction->opcode) {
        case SpvOpPhi:
        case SpvOpSelect:
            return wd_pointers_merge(analysis, instruction);
        case SpvOpLoad:
        case SpvOpFunctionCall:
            return wd_tracked_add_unknown(analysis, instruction);
        default:
            break;
        }
    }
    return wd_locations_visit(analysis, instruction);
}

wd_status wd_tracking_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool *is_trace) {
    wd_status status = wd_trace_instruction(analysis, instruction, is_trace);
    status = status ? status : wd_tracked_visit(analysis, instruction);
    return status ? status : visit_location(analysis, instruction);
}

void wd_tracking_begin_function(wd_analysis *analysis) {
    analysis->tracking->has_facts = false;
}

wd_status wd_tracking_end_function(wd_analysis *analysis, uint32_t function) {
    return wd_pointers_end_function(analysis, function);
}

wd_status wd_tracking_add_unknown_root(wd_analysis *analysis, uint32_t *root) {
    wd_tracking *tracking = analysis->tracking;
    wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *own);
    if (!own) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *own = (wd_spirv_descriptor){.set = UINT32_MAX, .binding = UINT32_MAX};
    wd_status status = wd_tracking_add_array(analysis, own);
    wd_root *added = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &tracking->roots);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t array = (uint32_t)tracking->arrays.count - 1;
    tracking->arrays.items[array].is_unknown = true;
    *added = (wd_root){.array = array, .complete = true, .provable = true};
    *root = (uint32_t)tracking->roots.count - 1;
    return WD_OK;
}
