#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_steps.h"

static wd_status walk_function(wd_analysis *analysis, wd_function *function) {
    wd_status status = WD_OK;
    wd_block_state state = {0};
    size_t first_site = analysis->list.sites.count;
    size_t first_trace = analysis->tracking->traces.count;
    const uint32_t number = (uint32_t)analysis->list.functions.count - 1;
    function->first_phi_operand = (uint32_t)analysis->tracking->phi_operands.count;
    wd_tracking_begin_function(analysis);
    bool first_block = true;
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; i < function->end; i++) {
        wd_spirv_module_instruction(analysis->module, i, &instruction);
        bool is_trace = false;
        if (instruction.opcode == SpvOpFunction) {
            function->id = instruction.result;
        } else if (instruction.opcode == SpvOpLabel) {
            state.block = (wd_block){.label_instruction = i, .label = instruction.result};
            function->last_variable = function->last_variable ? function->last_variable : i;
            wd_ranges_begin_block(&analysis->ranges, &instruction);
        } else if (instruction.opcode == SpvOpVariable && first_block) {
            function->last_variable = i;
        } else if (instruction.opcode == SpvOpLoopMerge) {
            state.block.loop_merge = i;
            wd_ranges_begin_loop(&analysis->ranges, &instruction, state.block.label);
        }
        if ((status = wd_budgets_visit(analysis, &instruction, &state)) ||
            (status = wd_tracking_visit(analysis, &instruction, &is_trace)) ||
            (status = wd_checks_visit(analysis, &instruction, is_trace, &state)) ||
            (status = analysis->failure)) {
            return status;
        }
        if (wd_is_printf(analysis, &instruction)) {
            function->has_printfs = true;
            analysis->counts.printfs++;
        }
        if (wd_spirv_ends_block(instruction.opcode)) {
            first_block = false;
            function->ends_invocations |= instruction.opcode == SpvOpEmitMeshTasksEXT;
            wd_ranges_end_block(&analysis->ranges, &instruction, state.block.label);
            if ((status = wd_sites_end_block(analysis, &state))) {
                return status;
            }
        } else if (instruction.opcode == SpvOpFunctionEnd) {
            function->end = i + 1;
        }
    }
    wd_ranges_end_function(&analysis->ranges);
    function->num_sites = (uint32_t)(analysis->list.sites.count - first_site);
    if (analysis->options->mode == WD_INSTRUMENT_GUARD) {
        wd_traces_drop_replaced(analysis, first_site, first_trace);
    }
    status = wd_tracking_end_function(analysis, number);
    function->num_phi_operands =
        (uint32_t)analysis->tracking->phi_operands.count - function->first_phi_operand;
    function->has_facts = analysis->tracking->has_facts;
    if (!status && !(status = wd_sites_end_block(analysis, &state))) {
        status = wd_conditions_end_function(analysis, function);
    }
    return status;
}

static wd_status walk_functions(wd_analysis *analysis, uint32_t begin) {
    uint32_t num_instructions = wd_spirv_module_num_instructions(analysis->module);
    while (begin < num_instructions) {
        wd_function *function = wd_sites_begin_function(analysis, begin, num_instructions);
        wd_status status = function ? walk_function(analysis, function) : WD_ERROR_OUT_OF_MEMORY;
        if (status) {
            return status;
        }
        begin = analysis->list.functions.items[analysis->list.functions.count - 1].end;
    }
    return WD_OK;
}

// The checks whose sites are accesses to descriptors, through addresses, or to memory of the workgroup, or barriers.
// The others may have sites in any module.
enum {
    CHECKS_OF_ACCESSES = WD_CHECK_DEFAULT | WD_CHECK_CONTENTS | WD_CHECK_SHARED_RACES | WD_CHECK_DIVERGENCE |
                         WD_CHECK_UNINITIALIZED,
};

// Whether some instructions may need checks. Most modules have no arrays of descriptors, and the other checks need an
// input buffer or texel buffers.
static bool can_have_sites(const wd_analysis *analysis) {
    const uint32_t checks = analysis->options->checks & WD_CHECK_KNOWN;
    if ((checks & ~(uint32_t)CHECKS_OF_ACCESSES) || analysis->options->loop_budget ||
        analysis->features.is_physical || wd_checks_have_shared_memory(analysis) ||
        wd_divergence_count(analysis) || analysis->features.has_descriptor_parameters ||
        analysis->features.printf_set || wd_draw_marks_are_wanted(analysis->options)) {
        return true;
    }
    if (checks & ~(uint32_t)(WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_DEVICE_ADDRESS | WD_CHECK_DIVERGENCE)) {
        return analysis->tracking->arrays.count != 0 || wd_checks_have_untyped_pointers(analysis);
    }
    for (size_t i = 0; i < analysis->tracking->arrays.count; i++) {
        const wd_spirv_descriptor *descriptor = analysis->tracking->arrays.items[i].descriptor;
        // Structs of descriptors may hold arrays: they become known when they are accessed.
        if (descriptor->num_dimensions || descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN ||
            (descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER &&
             descriptor->storage_class == SpvStorageClassUniformConstant)) {
            return true;
        }
    }
    return false;
}

wd_status wd_analyze(wd_analysis *analysis, wd_allocator allocator, const wd_instrument_options *options,
                     const wd_spirv_module *module) {
    wd_status status = wd_analysis_init(analysis, allocator, options, module);
    status = status ? status : wd_tracking_create(analysis);
    status = status ? status : wd_checks_create(analysis);
    status = status ? status : wd_tracking_bind_parameters(analysis);
    if (status || !can_have_sites(analysis) || (status = wd_narrow_read(analysis))) {
        return status;
    }
    status = walk_functions(analysis, wd_spirv_module_first_function(module));
    wd_checks_end_module(analysis);
    wd_analysis_end_reading(analysis);
    return status;
}

void wd_analyze_finish(wd_analysis *analysis) {
    wd_checks_finish(analysis);
    wd_tracking_finish(analysis);
    wd_analysis_finish(analysis);
}
