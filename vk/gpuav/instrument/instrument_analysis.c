#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_analysis.h"

static wd_status end_block(wd_analysis *analysis, wd_block_state *state) {
    if (state->has_sites) {
        wd_block *block = WD_VECTOR_PUSH(&analysis->allocator, &analysis->blocks);
        if (!block) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *block = state->block;
    }
    *state = (wd_block_state){0};
    return WD_OK;
}

// Marks the uses that copies will serve, and then, users before what they use, the traces that nothing uses any more.
static void drop_replaced(wd_analysis *analysis, size_t first_site, size_t first_trace) {
    wd_spirv_instruction instruction;
    for (size_t i = first_site; i < analysis->sites.count; i++) {
        wd_spirv_module_instruction(analysis->module, analysis->sites.items[i].instruction, &instruction);
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            wd_trace *trace = wd_analysis_trace(analysis, instruction.words[word]);
            if (trace && trace->copied) {
                trace->replaced++;
            }
        }
    }
    for (size_t i = analysis->traces.count; i > first_trace; i--) {
        wd_trace *trace = &analysis->traces.items[i - 1];
        trace->dropped = trace->copied && trace->replaced && trace->replaced == analysis->uses[trace->id];
        if (!trace->dropped) {
            continue;
        }
        wd_spirv_module_instruction(analysis->module, trace->instruction, &instruction);
        wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
        for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
            wd_trace *part = wd_analysis_trace(analysis, instruction.words[word]);
            if (part && wd_trace_copies_with(trace, part)) {
                part->replaced++;
            }
        }
    }
}

static wd_status walk_function(wd_analysis *analysis, wd_function *function) {
    wd_status status = WD_OK;
    wd_block_state state = {0};
    size_t first_site = analysis->sites.count;
    size_t first_trace = analysis->traces.count;
    const uint32_t number = (uint32_t)analysis->functions.count - 1;
    function->first_phi_operand = (uint32_t)analysis->told.count;
    analysis->has_facts = false;
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
        if ((status = wd_trace_instruction(analysis, &instruction, &is_trace)) ||
            (status = wd_tracked_visit(analysis, &instruction)) ||
            (status = wd_locations_visit(analysis, &instruction)) ||
            (status = wd_consumers_visit(analysis, &instruction, is_trace, &state)) ||
            (status = analysis->failure)) {
            return status;
        }
        if (wd_spirv_ends_block(instruction.opcode)) {
            first_block = false;
            wd_ranges_end_block(&analysis->ranges, &instruction, state.block.label);
            if ((status = end_block(analysis, &state))) {
                return status;
            }
        } else if (instruction.opcode == SpvOpFunctionEnd) {
            function->end = i + 1;
        }
    }
    wd_ranges_end_function(&analysis->ranges);
    function->num_sites = (uint32_t)(analysis->sites.count - first_site);
    if (analysis->options->mode == WD_INSTRUMENT_GUARD) {
        drop_replaced(analysis, first_site, first_trace);
    }
    status = wd_pointers_end_function(analysis, number);
    function->num_phi_operands = (uint32_t)analysis->told.count - function->first_phi_operand;
    function->has_facts = analysis->has_facts;
    if (!status && !(status = end_block(analysis, &state))) {
        status = wd_conditions_end_function(analysis, function);
    }
    return status;
}

static wd_status walk_functions(wd_analysis *analysis, uint32_t begin) {
    uint32_t num_instructions = wd_spirv_module_num_instructions(analysis->module);
    while (begin < num_instructions) {
        wd_function *function = WD_VECTOR_PUSH(&analysis->allocator, &analysis->functions);
        if (!function) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *function = (wd_function){.begin = begin, .end = num_instructions};
        wd_status status = walk_function(analysis, function);
        if (status) {
            return status;
        }
        begin = analysis->functions.items[analysis->functions.count - 1].end;
    }
    return WD_OK;
}

static void note_capability(wd_analysis *analysis, uint32_t capability) {
    analysis->has_variable_pointers |= capability == SpvCapabilityVariablePointers ||
                                       capability == SpvCapabilityVariablePointersStorageBuffer;
    analysis->has_int8 |= capability == SpvCapabilityInt8;
    analysis->has_int16 |= capability == SpvCapabilityInt16;
    analysis->has_int64 |= capability == SpvCapabilityInt64;
    analysis->has_float16 |= capability == SpvCapabilityFloat16;
}

static void note_import(wd_analysis *analysis, const wd_spirv_instruction *import) {
    const char *name = (const char *)&import->words[2];
    if (strcmp(name, "GLSL.std.450") == 0) {
        analysis->glsl_set = import->result;
    } else if (strcmp(name, "NonSemantic.Shader.DebugInfo.100") == 0) {
        analysis->debug_sets[0] = import->result;
    } else if (strcmp(name, "OpenCL.DebugInfo.100") == 0) {
        analysis->debug_sets[1] = import->result;
    }
}

// Notes what the module can do, the extended instruction sets that matter, and whether functions take descriptors.
static void read_head(wd_analysis *analysis) {
    const uint32_t checks = analysis->options->checks;
    wd_spirv_instruction instruction;
    WD_SPIRV_FOR_HEAD(head, analysis->module) {
        switch (head.opcode) {
        case SpvOpCapability:
            note_capability(analysis, head.at[1]);
            break;
        case SpvOpExtInstImport:
            wd_spirv_module_instruction(analysis->module, head.index, &instruction);
            note_import(analysis, &instruction);
            break;
        case SpvOpMemoryModel:
            analysis->is_physical =
                (checks & WD_CHECK_DEVICE_ADDRESS) && head.at[1] == SpvAddressingModelPhysicalStorageBuffer64;
            break;
        case SpvOpTypeImage:
            if (head.at[3] == SpvDimBuffer) {
                analysis->has_texel_buffers = (checks & WD_CHECK_BUFFER_BOUNDS) != 0;
            }
            break;
        case SpvOpTypeRayQueryKHR:
            analysis->has_ray_queries = true;
            break;
        case SpvOpTypePointer:
            analysis->keeps_descriptors |=
                (head.at[2] == SpvStorageClassFunction || head.at[2] == SpvStorageClassPrivate) &&
                wd_is_opaque_type(analysis->module, head.at[3]);
            break;
        case SpvOpTypeFunction:
            wd_spirv_module_instruction(analysis->module, head.index, &instruction);
            analysis->keeps_descriptors |= wd_is_opaque_type(analysis->module, head.at[2]);
            analysis->has_descriptor_parameters =
                analysis->has_descriptor_parameters || wd_takes_descriptors(analysis->module, &instruction);
            break;
        default:
            break;
        }
    }
}

// Whether it is worth to look into the functions. Most modules have no arrays of descriptors, and nothing else is checked
// that does not go by what is bound.
static bool can_have_sites(const wd_analysis *analysis) {
    const uint32_t checks = analysis->options->checks & WD_CHECK_ALL;
    if (analysis->is_physical || analysis->has_descriptor_parameters) {
        return true;
    }
    if (checks & ~(uint32_t)(WD_CHECK_DESCRIPTOR_INDEX | WD_CHECK_DEVICE_ADDRESS)) {
        return analysis->arrays.count != 0;
    }
    for (size_t i = 0; i < analysis->arrays.count; i++) {
        const wd_spirv_descriptor *descriptor = analysis->arrays.items[i].descriptor;
        // Structs of descriptors have arrays in them that show when they are accessed.
        if (descriptor->num_dimensions || descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN ||
            (descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER &&
             descriptor->storage_class == SpvStorageClassUniformConstant)) {
            return true;
        }
    }
    return false;
}

// Frees what only the reading of functions needs.
static void end_reading(wd_analysis *analysis) {
    wd_hash_table_finish(&analysis->checks_made);
    wd_dominance_finish(&analysis->dominance);
    wd_numbering_finish(analysis);
    wd_ranges_finish(&analysis->ranges, analysis->allocator);
}

wd_status wd_analysis_run(wd_analysis *analysis, wd_allocator allocator, const wd_instrument_options *options,
                          const wd_spirv_module *module) {
    *analysis = (wd_analysis){.allocator = allocator, .options = options, .module = module};
    wd_hash_table_init(&analysis->checks_made, allocator);
    wd_hash_table_init(&analysis->children, allocator);
    wd_hash_table_init(&analysis->members, allocator);
    wd_hash_table_init(&analysis->phi_operand_of, allocator);
    wd_hash_table_init(&analysis->tracked_variable_of, allocator);
    wd_hash_table_init(&analysis->ray_query_of, allocator);
    wd_dominance_init(&analysis->dominance, allocator);
    wd_status status = wd_spirv_interface_init(&analysis->interface, allocator, module);
    if (status) {
        return status;
    }
    analysis->num_ids = wd_spirv_module_num_ids(module);
    analysis->trace_of = wd_alloc_zero(&allocator, analysis->num_ids + 1u, sizeof *analysis->trace_of);
    analysis->uses = wd_alloc_zero(&allocator, analysis->num_ids + 1u, sizeof *analysis->uses);
    if (!analysis->trace_of || !analysis->uses) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    read_head(analysis);
    wd_arena_init(&analysis->layouts, allocator, 1024);
    status = wd_locations_init(analysis);
    if (!status && analysis->is_physical) {
        status = wd_numbering_init(analysis);
    }
    if (!status) {
        status = wd_analysis_find_arrays(analysis);
    }
    if (!status) {
        status = wd_tracked_find(analysis);
    }
    if (!status) {
        status = wd_ray_queries_find(analysis);
    }
    if (!status && analysis->has_descriptor_parameters) {
        status = wd_parameters_bind(analysis);
    }
    if (!status) {
        wd_tracked_reserve_facts(analysis);
    }
    if (status || !can_have_sites(analysis) || (status = wd_narrow_read(analysis))) {
        return status;
    }
    status = walk_functions(analysis, wd_spirv_module_first_function(module));
    wd_ray_queries_end(analysis);
    end_reading(analysis);
    return status;
}

void wd_analysis_finish(wd_analysis *analysis) {
    if (!analysis->allocator.release) {
        return;
    }
    const wd_allocator allocator = analysis->allocator;
    wd_spirv_interface_finish(&analysis->interface);
    wd_hash_table_finish(&analysis->checks_made);
    wd_hash_table_finish(&analysis->children);
    wd_hash_table_finish(&analysis->members);
    wd_hash_table_finish(&analysis->phi_operand_of);
    wd_hash_table_finish(&analysis->tracked_variable_of);
    wd_hash_table_finish(&analysis->ray_query_of);
    wd_dominance_finish(&analysis->dominance);
    wd_arena_finish(&analysis->layouts);
    wd_numbering_finish(analysis);
    wd_ranges_finish(&analysis->ranges, allocator);
    void *const owned[] = {analysis->trace_of,
                           analysis->uses,
                           analysis->arrays.items,
                           analysis->roots.items,
                           analysis->traces.items,
                           analysis->conditions.items,
                           analysis->site_checks.items,
                           analysis->sites.items,
                           analysis->blocks.items,
                           analysis->functions.items,
                           analysis->locations.items,
                           analysis->texels.items,
                           analysis->addresses.items,
                           analysis->array_strides,
                           analysis->location_of,
                           analysis->told.items,
                           analysis->tracked_variables.items,
                           analysis->phis.items,
                           analysis->terms.items,
                           analysis->narrows.items,
                           analysis->conversions.items,
                           analysis->narrow_of,
                           analysis->ray_queries.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&allocator, owned[i]);
    }
    *analysis = (wd_analysis){0};
}
