#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_internal.h"

bool wd_is_opaque_type(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    return type.opcode == SpvOpTypeImage || type.opcode == SpvOpTypeSampler ||
           type.opcode == SpvOpTypeSampledImage || type.opcode == SpvOpTypeAccelerationStructureKHR;
}

// Consumers

bool wd_same_root(const wd_root *a, const wd_root *b) {
    return a->array == b->array && a->num_indices == b->num_indices &&
           memcmp(a->indices, b->indices, a->num_indices * sizeof *a->indices) == 0;
}

static wd_condition *condition_at(const wd_analysis *analysis, uint32_t site_check) {
    return &analysis->conditions.items[analysis->site_checks.items[site_check].condition];
}

// The last site's check of the root's indices, as the number of its condition and one; 0: it has none.
static uint32_t index_check_of(const wd_analysis *analysis, uint32_t root) {
    const wd_site *site = &analysis->sites.items[analysis->sites.count - 1];
    for (uint32_t i = site->first_check; i < site->first_check + site->num_checks; i++) {
        const wd_condition *condition = condition_at(analysis, i);
        if (condition->kind == WD_CONDITION_INDEX &&
            wd_same_root(&analysis->roots.items[condition->root], &analysis->roots.items[root])) {
            return analysis->site_checks.items[i].condition + 1;
        }
    }
    return 0;
}

static wd_status add_index_check(wd_analysis *analysis, uint32_t root) {
    const wd_condition condition = {.kind = WD_CONDITION_INDEX, .root = root};
    return index_check_of(analysis, root) ? WD_OK : wd_repeat_add(analysis, &condition);
}

static wd_status add_state_check(wd_analysis *analysis, uint32_t root) {
    const wd_condition condition = {
        .kind = WD_CONDITION_STATE, .root = root, .guard = index_check_of(analysis, root)};
    return wd_repeat_add(analysis, &condition);
}

static wd_status add_bounds_check(wd_analysis *analysis, uint32_t place, uint32_t last) {
    const uint32_t root = analysis->places.items[place].root;
    const wd_condition condition = {.kind = WD_CONDITION_BOUNDS,
                                    .root = root,
                                    .place = place,
                                    .last = last,
                                    .guard = index_check_of(analysis, root)};
    return wd_repeat_add(analysis, &condition);
}

// Adds the check of the texel that the last site accesses.
static wd_status add_texel_check(wd_analysis *analysis, const wd_texel *texel) {
    wd_texel *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->texels);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *texel;
    const wd_condition condition = {.kind = WD_CONDITION_TEXEL,
                                    .root = texel->root,
                                    .place = (uint32_t)analysis->texels.count - 1,
                                    .guard = index_check_of(analysis, texel->root)};
    const size_t num_conditions = analysis->conditions.count;
    wd_status status = wd_repeat_add(analysis, &condition);
    analysis->texels.count -= analysis->conditions.count == num_conditions;
    return status;
}

static wd_status begin_site(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_site *site = WD_VECTOR_PUSH(&analysis->allocator, &analysis->sites);
    if (!site) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *site =
        (wd_site){.instruction = instruction->index, .first_check = (uint32_t)analysis->site_checks.count};
    return WD_OK;
}

// What the walk over a function knows of the block that it is in.
typedef struct block_state {
    wd_block block;
    bool has_sites;
} block_state;

// Makes sure that the last site is this instruction's.
static wd_status want_site(wd_analysis *analysis, const wd_spirv_instruction *instruction, wd_form form,
                           block_state *state) {
    if (!state->block.label) {
        return WD_ERROR_INVALID_DATA; // It stands in no block.
    }
    size_t count = analysis->sites.count;
    if (!count || analysis->sites.items[count - 1].instruction != instruction->index) {
        wd_status status = begin_site(analysis, instruction);
        if (status) {
            return status;
        }
        analysis->sites.items[count].form = form;
    } else {
        wd_form *own = &analysis->sites.items[count - 1].form;
        *own = *own == WD_FORM_CLAMP || form == WD_FORM_SKIP ? *own
                                                             : form; // What is true of one operand binds all.
    }
    state->has_sites = true;
    return WD_OK;
}

static wd_status add_root_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 const uint32_t *roots, uint32_t num_roots, wd_form form,
                                 block_state *state) {
    for (uint32_t i = 0; i < num_roots; i++) {
        const wd_root *root = &analysis->roots.items[roots[i]];
        bool known = analysis->arrays.items[root->array].known;
        analysis->num_elided += root->provable && root->num_indices;
        analysis->num_unknown += !known && !root->provable;
        if (root->provable || !known) {
            continue;
        }
        wd_status status = want_site(analysis, instruction, form, state);
        if (!status) {
            status = add_index_check(analysis, roots[i]);
        }
        if (status) {
            return status;
        }
    }
    return WD_OK;
}

// In guard mode, what cannot go into a branch because others would miss its derivatives can if all take the same one: the
// state of a descriptor that no index chooses is the same for all.
static wd_form state_form(wd_form form, const wd_root *root) {
    return form == WD_FORM_CLAMP_ZERO && root->provable && !root->is_computed ? WD_FORM_SKIP : form;
}

static wd_status add_state_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                  const uint32_t *roots, uint32_t num_roots, wd_form form,
                                  block_state *state) {
    wd_status status = WD_OK;
    // What is handed on is asked where it is used.
    const uint32_t kept_in = instruction->opcode == SpvOpStore ? instruction->words[1]
                             : instruction->opcode == SpvOpReturnValue
                                 ? analysis->functions.items[analysis->functions.count - 1].id
                                 : 0;
    const wd_carrier *carrier = wd_carrier_of(analysis, kept_in);
    bool uses = instruction->opcode != SpvOpFunctionCall && !(carrier && carrier->facts[WD_FACT_INDEX]);
    for (uint32_t i = 0; uses && !status && i < num_roots; i++) {
        const wd_root *root = &analysis->roots.items[roots[i]];
        const wd_array *array = &analysis->arrays.items[root->array];
        if (!analysis->options->input || !root->complete || !wd_array_in_input(array) ||
            array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN) {
            continue;
        }
        status = want_site(analysis, instruction, state_form(form, root), state);
        if (!status) {
            status = add_state_check(analysis, roots[i]);
        }
    }
    return status;
}

// The descriptors that the id at hand leads to: those of its trace, or the one of which the facts are known.
static const uint32_t *roots_of(const wd_analysis *analysis, uint32_t id, uint32_t *num_roots) {
    const wd_trace *trace = wd_analysis_trace(analysis, id);
    if (trace) {
        *num_roots = trace->kind == WD_TRACE_VARIABLE ? 0 : trace->num_roots;
        return trace->roots;
    }
    const wd_place *place = wd_place_of(analysis, id);
    const wd_root *root = &analysis->roots.items[place->root];
    *num_roots = root->complete && analysis->arrays.items[root->array].facts[WD_FACT_INDEX];
    return &place->root;
}

// The checks that the operand at `word` asks for. `has_state_check`: another one answers for the state.
static wd_status visit_operand(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               bool has_state_check, block_state *state) {
    const uint32_t checks = analysis->options->checks;
    wd_form form = wd_form_of(analysis, instruction, word);
    if (form == WD_FORM_NONE) {
        return WD_OK;
    }
    wd_status status = WD_OK;
    uint32_t num_roots, last;
    const uint32_t *roots = roots_of(analysis, instruction->words[word], &num_roots);
    if (checks & WD_CHECK_DESCRIPTOR_INDEX) {
        status = add_root_checks(analysis, instruction, roots, num_roots, form, state);
    }
    uint32_t place = WD_NO_PLACE;
    if (!status && (checks & WD_CHECK_BUFFER_BOUNDS)) {
        status = wd_place_accessed(analysis, instruction, word, &place, &last);
    }
    bool bounded = place != WD_NO_PLACE && wd_bounds_checkable(analysis, &analysis->places.items[place]);
    if (!status && !bounded && !has_state_check && (checks & WD_CHECK_DESCRIPTOR_STATE)) {
        status = add_state_checks(analysis, instruction, roots, num_roots, form, state);
    }
    if (!status && bounded) {
        status = want_site(analysis, instruction, form, state);
        if (!status) {
            status = add_bounds_check(analysis, place, last);
        }
    }
    return status;
}

// Counts the uses that an instruction makes, and adds a site if it consumes what needs checks.
static wd_status visit_operands(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                                block_state *state) {
    wd_texel texel;
    bool has_texel = false;
    wd_status status =
        analysis->has_texel_buffers ? wd_texel_find(analysis, instruction, &texel, &has_texel) : WD_OK;
    const bool has_state_check = has_texel && wd_texel_in_input(analysis, &texel);
    // What leads on to a place is asked where that place is accessed.
    const bool leads_on =
        is_trace || (instruction->opcode != SpvOpFunctionCall && wd_place_of(analysis, instruction->result));
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        uint32_t id = instruction->words[word];
        if (id >= analysis->num_ids) {
            continue;
        }
        analysis->uses[id]++;
        bool matters = !leads_on && (analysis->trace_of[id] || analysis->place_of[id]);
        status = matters ? visit_operand(analysis, instruction, word, has_state_check, state) : WD_OK;
    }
    if (status || !has_texel) {
        return status;
    }
    status = want_site(analysis, instruction, wd_form_of(analysis, instruction, 0), state);
    return status ? status : add_texel_check(analysis, &texel);
}

static wd_status add_address_check(wd_analysis *analysis, const wd_address *address) {
    wd_address *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->addresses);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *address;
    const wd_condition condition = {.kind = WD_CONDITION_ADDRESS,
                                    .place = (uint32_t)analysis->addresses.count - 1};
    const size_t num_conditions = analysis->conditions.count;
    wd_status status = wd_repeat_add(analysis, &condition);
    analysis->addresses.count -= analysis->conditions.count == num_conditions;
    return status;
}

// Adds a site if the instruction accesses memory through physical pointers.
static wd_status visit_addresses(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 block_state *state) {
    wd_address addresses[WD_MAX_ADDRESSES];
    uint32_t count = wd_addresses_accessed(analysis, instruction, addresses);
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
        if (!analysis->options->addresses && addresses[i].alignment <= 1) {
            continue; // Any will do.
        }
        wd_form form = wd_form_of(analysis, instruction, addresses[i].word);
        status = want_site(analysis, instruction, form, state);
        if (!status) {
            status = add_address_check(analysis, &addresses[i]);
        }
    }
    return status;
}

// A load that moves to a store takes its checks along: that is not made either if they fail.
static wd_status visit_narrow(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                              block_state *state) {
    if (!analysis->narrow_of) {
        return WD_OK;
    }
    const size_t count = analysis->sites.count;
    wd_narrow *narrow = wd_narrow_find(analysis, instruction);
    if (narrow) {
        const bool is_site = count && analysis->sites.items[count - 1].instruction == instruction->index;
        narrow->site = is_site ? (uint32_t)count : 0;
        return WD_OK;
    }
    narrow = wd_narrow_moved_to(analysis, instruction);
    wd_status status = narrow ? want_site(analysis, instruction, WD_FORM_SKIP, state) : WD_OK;
    const wd_site load = narrow ? analysis->sites.items[narrow->site - 1] : (wd_site){0};
    for (uint32_t i = 0; !status && i < load.num_checks; i++) {
        wd_site_check *check = WD_VECTOR_PUSH(&analysis->allocator, &analysis->site_checks);
        if (!check) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *check = (wd_site_check){analysis->site_checks.items[load.first_check + i].condition, true};
        analysis->sites.items[analysis->sites.count - 1].num_checks++;
    }
    return status;
}

// What is done with each instruction of a module that has physical pointers.
static wd_status visit_physical(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                block_state *state) {
    if (!analysis->is_physical) {
        return WD_OK;
    }
    wd_status status = visit_addresses(analysis, instruction, state);
    return status ? status : wd_numbers_follow(analysis, instruction, state->block.label_instruction);
}

// What asks a ray query is skipped if that did not begin.
static wd_status visit_query(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                             block_state *state) {
    if (!analysis->queries.count) {
        return WD_OK;
    }
    const wd_condition condition = {.kind = WD_CONDITION_QUERY,
                                    .place = wd_query_asked(analysis, instruction)};
    analysis->has_facts |= condition.place || instruction->opcode == SpvOpFunctionCall;
    if (condition.place && instruction->opcode == SpvOpRayQueryInitializeKHR) {
        const size_t count = analysis->sites.count;
        analysis->loses_queries |=
            count && analysis->sites.items[count - 1].instruction == instruction->index;
        return WD_OK;
    }
    if (!condition.place) {
        return WD_OK;
    }
    wd_status status = want_site(analysis, instruction, WD_FORM_SKIP, state);
    return status ? status : wd_repeat_add_silent(analysis, &condition);
}

static wd_status end_block(wd_analysis *analysis, block_state *state) {
    if (state->has_sites) {
        wd_block *block = WD_VECTOR_PUSH(&analysis->allocator, &analysis->blocks);
        if (!block) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *block = state->block;
    }
    *state = (block_state){0};
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
    block_state state = {0};
    size_t first_site = analysis->sites.count;
    size_t first_trace = analysis->traces.count;
    const uint32_t number = (uint32_t)analysis->functions.count - 1;
    function->first_told = (uint32_t)analysis->told.count;
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
            (status = wd_carriers_follow(analysis, &instruction)) ||
            (status = wd_places_follow(analysis, &instruction)) ||
            (status = visit_operands(analysis, &instruction, is_trace, &state)) ||
            (status = visit_physical(analysis, &instruction, &state)) ||
            (status = visit_query(analysis, &instruction, &state)) ||
            (status = visit_narrow(analysis, &instruction, &state)) || (status = analysis->failure)) {
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
    function->num_told = (uint32_t)analysis->told.count - function->first_told;
    function->has_facts = analysis->has_facts;
    if (!status && !(status = end_block(analysis, &state))) {
        status = wd_repeat_end_function(analysis, function);
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
            analysis->has_queries = true;
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
    wd_numbers_finish(analysis);
    wd_ranges_finish(&analysis->ranges, analysis->allocator);
    wd_free(&analysis->allocator, analysis->uses);
    analysis->uses = NULL;
}

wd_status wd_analysis_run(wd_analysis *analysis, wd_allocator allocator, const wd_instrument_options *options,
                          const wd_spirv_module *module) {
    *analysis = (wd_analysis){.allocator = allocator, .options = options, .module = module};
    wd_hash_table_init(&analysis->checks_made, allocator);
    wd_hash_table_init(&analysis->children, allocator);
    wd_hash_table_init(&analysis->members, allocator);
    wd_hash_table_init(&analysis->told_of, allocator);
    wd_hash_table_init(&analysis->carrier_of, allocator);
    wd_hash_table_init(&analysis->query_of, allocator);
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
    status = wd_places_init(analysis);
    if (!status && analysis->is_physical) {
        status = wd_numbers_init(analysis);
    }
    if (!status) {
        status = wd_analysis_find_arrays(analysis);
    }
    if (!status) {
        status = wd_carriers_find(analysis);
    }
    if (!status) {
        status = wd_queries_find(analysis);
    }
    if (!status && analysis->has_descriptor_parameters) {
        status = wd_parameters_bind(analysis);
    }
    if (!status) {
        wd_carriers_reserve(analysis);
    }
    if (status || !can_have_sites(analysis) || (status = wd_narrow_read(analysis))) {
        return status;
    }
    status = walk_functions(analysis, wd_spirv_module_first_function(module));
    wd_queries_end(analysis);
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
    wd_hash_table_finish(&analysis->told_of);
    wd_hash_table_finish(&analysis->carrier_of);
    wd_hash_table_finish(&analysis->query_of);
    wd_dominance_finish(&analysis->dominance);
    wd_arena_finish(&analysis->layouts);
    wd_numbers_finish(analysis);
    wd_ranges_finish(&analysis->ranges, allocator);
    void *const owned[] = {analysis->trace_of,          analysis->uses,           analysis->arrays.items,
                           analysis->roots.items,       analysis->traces.items,   analysis->conditions.items,
                           analysis->site_checks.items, analysis->sites.items,    analysis->blocks.items,
                           analysis->functions.items,   analysis->places.items,   analysis->texels.items,
                           analysis->addresses.items,   analysis->array_strides,  analysis->place_of,
                           analysis->told.items,        analysis->carriers.items, analysis->phis.items,
                           analysis->terms.items,       analysis->narrows.items,  analysis->conversions.items,
                           analysis->narrow_of,         analysis->queries.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&allocator, owned[i]);
    }
    *analysis = (wd_analysis){0};
}
