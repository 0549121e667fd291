// What an instruction consumes, and the checks that it wants for that.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_analysis.h"

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
    return index_check_of(analysis, root) ? WD_OK : wd_conditions_add(analysis, &condition);
}

static wd_status add_state_check(wd_analysis *analysis, uint32_t root) {
    const wd_condition condition = {
        .kind = WD_CONDITION_STATE, .root = root, .guard = index_check_of(analysis, root)};
    return wd_conditions_add(analysis, &condition);
}

static const wd_spirv_descriptor *descriptor_of(const wd_analysis *analysis, uint32_t root) {
    return analysis->arrays.items[analysis->roots.items[root].array].descriptor;
}

static bool is_bounds_check_wanted(const wd_analysis *analysis, uint32_t root, bool *is_allowed) {
    return wd_bounds_wanted(analysis->options,
                            descriptor_of(analysis, root)->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER,
                            is_allowed);
}

static wd_status add_bounds_check(wd_analysis *analysis, uint32_t location, uint32_t last) {
    const uint32_t root = analysis->locations.items[location].root;
    bool is_allowed;
    (void)is_bounds_check_wanted(analysis, root, &is_allowed);
    const wd_condition condition = {.kind = WD_CONDITION_BOUNDS,
                                    .root = root,
                                    .subject = location,
                                    .last = last,
                                    .is_allowed = is_allowed,
                                    .guard = index_check_of(analysis, root)};
    return wd_conditions_add(analysis, &condition);
}

// Adds a condition about what was pushed last, and takes that back if an earlier check answers for it. `*count`: the number of those things.
static wd_status add_check_of_last(wd_analysis *analysis, const wd_condition *condition, size_t *count) {
    const size_t num_conditions = analysis->conditions.count;
    wd_status status = wd_conditions_add(analysis, condition);
    *count -= analysis->conditions.count == num_conditions;
    return status;
}

// Adds the check of the texel that the last site accesses.
static wd_status add_texel_check(wd_analysis *analysis, const wd_texel *texel) {
    wd_texel *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->texels);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *texel;
    bool is_allowed;
    (void)wd_bounds_wanted(analysis->options, !texel->is_storage, &is_allowed);
    const wd_condition condition = {.kind = WD_CONDITION_TEXEL,
                                    .root = texel->root,
                                    .subject = (uint32_t)analysis->texels.count - 1,
                                    .is_allowed = is_allowed,
                                    .guard = index_check_of(analysis, texel->root)};
    return add_check_of_last(analysis, &condition, &analysis->texels.count);
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

// Makes sure that the last site is this instruction's.
static wd_status want_site(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                           wd_guard_method method, wd_block_state *state) {
    if (!state->block.label) {
        return WD_ERROR_INVALID_DATA; // It stands in no block.
    }
    size_t count = analysis->sites.count;
    if (!count || analysis->sites.items[count - 1].instruction != instruction->index) {
        wd_status status = begin_site(analysis, instruction);
        if (status) {
            return status;
        }
        analysis->sites.items[count].method = method;
    } else {
        wd_guard_method *own = &analysis->sites.items[count - 1].method;
        *own = *own == WD_GUARD_CLAMP || method == WD_GUARD_SKIP
                   ? *own
                   : method; // What is true of one operand binds all.
    }
    state->has_sites = true;
    return WD_OK;
}

// Whether a consumer of this form hands on the descriptor that it takes. A store that accesses a buffer has another form.
static bool passes_descriptor(uint32_t opcode, wd_guard_method method) {
    return method == WD_GUARD_CLAMP &&
           (opcode == SpvOpFunctionCall || opcode == SpvOpStore || opcode == SpvOpReturnValue);
}

static wd_status add_root_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 const uint32_t *roots, uint32_t num_roots, wd_guard_method method,
                                 wd_block_state *state) {
    for (uint32_t i = 0; i < num_roots; i++) {
        const wd_root *root = &analysis->roots.items[roots[i]];
        bool known = analysis->arrays.items[root->array].known;
        analysis->num_elided += root->provable && root->num_indices;
        analysis->num_unknown += !known && !root->provable;
        if (root->provable || !known) {
            continue;
        }
        wd_status status = want_site(analysis, instruction, method, state);
        if (!status) {
            status = add_index_check(analysis, roots[i]);
        }
        if (status) {
            return status;
        }
        analysis->passes_bad_index |= passes_descriptor(instruction->opcode, method);
    }
    return WD_OK;
}

// In guard mode, what cannot go into a branch because others would miss its derivatives can if all take the same one: the
// state of a descriptor that no index chooses is the same for all.
static wd_guard_method state_method(wd_guard_method method, const wd_root *root) {
    return method == WD_GUARD_CLAMP_ZERO && root->provable && !root->is_computed ? WD_GUARD_SKIP : method;
}

static wd_status add_state_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                  const uint32_t *roots, uint32_t num_roots, wd_guard_method method,
                                  wd_block_state *state) {
    wd_status status = WD_OK;
    // What is handed on is asked where it is used.
    const uint32_t stored_to = instruction->opcode == SpvOpStore ? instruction->words[1]
                               : instruction->opcode == SpvOpReturnValue
                                   ? analysis->functions.items[analysis->functions.count - 1].id
                                   : 0;
    const wd_tracked_variable *tracked = wd_tracked_variable_of(analysis, stored_to);
    bool uses = instruction->opcode != SpvOpFunctionCall && !(tracked && tracked->facts[WD_FACT_INDEX]);
    for (uint32_t i = 0; uses && !status && i < num_roots; i++) {
        const wd_root *root = &analysis->roots.items[roots[i]];
        const wd_array *array = &analysis->arrays.items[root->array];
        if (!analysis->options->input || !root->complete || !wd_array_in_input(array) ||
            array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN) {
            continue;
        }
        status = want_site(analysis, instruction, state_method(method, root), state);
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
    const wd_location *location = wd_location_of(analysis, id);
    const wd_root *root = &analysis->roots.items[location->root];
    *num_roots = root->complete && analysis->arrays.items[root->array].facts[WD_FACT_INDEX];
    return &location->root;
}

// The checks that the operand at `word` asks for. `has_state_check`: another one answers for the state.
static wd_status visit_operand(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               bool has_state_check, wd_block_state *state) {
    const uint32_t checks = analysis->options->checks;
    wd_guard_method method = wd_guard_method_of(analysis, instruction, word);
    if (method == WD_GUARD_NONE) {
        return WD_OK;
    }
    wd_status status = WD_OK;
    uint32_t num_roots, last;
    const uint32_t *roots = roots_of(analysis, instruction->words[word], &num_roots);
    if (checks & WD_CHECK_DESCRIPTOR_INDEX) {
        status = add_root_checks(analysis, instruction, roots, num_roots, method, state);
    }
    uint32_t location = WD_NO_LOCATION;
    if (!status && (checks & WD_CHECK_BUFFER_BOUNDS)) {
        status = wd_location_accessed(analysis, instruction, word, &location, &last);
    }
    bool is_allowed;
    bool bounded = location != WD_NO_LOCATION &&
                   wd_bounds_checkable(analysis, &analysis->locations.items[location]) &&
                   is_bounds_check_wanted(analysis, analysis->locations.items[location].root, &is_allowed);
    if (!status && !bounded && !has_state_check && (checks & WD_CHECK_DESCRIPTOR_STATE)) {
        status = add_state_checks(analysis, instruction, roots, num_roots, method, state);
    }
    if (!status && bounded) {
        status = want_site(analysis, instruction, method, state);
        if (!status) {
            status = add_bounds_check(analysis, location, last);
        }
    }
    return status;
}

// Counts the uses that an instruction makes, and adds a site if it consumes what needs checks.
static wd_status visit_operands(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                                wd_block_state *state) {
    wd_texel texel;
    bool has_texel = false;
    wd_status status =
        analysis->has_texel_buffers ? wd_texel_find(analysis, instruction, &texel, &has_texel) : WD_OK;
    bool is_allowed;
    has_texel = has_texel && wd_bounds_wanted(analysis->options, !texel.is_storage, &is_allowed);
    const bool has_state_check = has_texel && wd_texel_in_input(analysis, &texel);
    // What leads on to a place is asked where that place is accessed.
    const bool leads_on = is_trace || (instruction->opcode != SpvOpFunctionCall &&
                                       wd_location_of(analysis, instruction->result));
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        uint32_t id = instruction->words[word];
        if (id >= analysis->num_ids) {
            continue;
        }
        analysis->uses[id]++;
        bool matters = !leads_on && (analysis->trace_of[id] || analysis->location_of[id]);
        status = matters ? visit_operand(analysis, instruction, word, has_state_check, state) : WD_OK;
    }
    if (status || !has_texel) {
        return status;
    }
    status = want_site(analysis, instruction, wd_guard_method_of(analysis, instruction, 0), state);
    return status ? status : add_texel_check(analysis, &texel);
}

static wd_status add_address_check(wd_analysis *analysis, const wd_address *address) {
    wd_address *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->addresses);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *address;
    const wd_condition condition = {.kind = WD_CONDITION_ADDRESS,
                                    .subject = (uint32_t)analysis->addresses.count - 1};
    return add_check_of_last(analysis, &condition, &analysis->addresses.count);
}

// Adds a site if the instruction accesses memory through physical pointers.
static wd_status visit_addresses(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 wd_block_state *state) {
    wd_address addresses[WD_MAX_ADDRESSES];
    uint32_t count = wd_addresses_accessed(analysis, instruction, addresses);
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
        if (!analysis->options->addresses && addresses[i].alignment <= 1) {
            continue; // Any will do.
        }
        wd_guard_method method = wd_guard_method_of(analysis, instruction, addresses[i].word);
        status = want_site(analysis, instruction, method, state);
        if (!status) {
            status = add_address_check(analysis, &addresses[i]);
        }
    }
    return status;
}

// A load that moves to a store takes its checks along: that is not made either if they fail.
static wd_status visit_narrow(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                              wd_block_state *state) {
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
    wd_status status = narrow ? want_site(analysis, instruction, WD_GUARD_SKIP, state) : WD_OK;
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
                                wd_block_state *state) {
    if (!analysis->is_physical) {
        return WD_OK;
    }
    wd_status status = visit_addresses(analysis, instruction, state);
    return status ? status : wd_numbering_visit(analysis, instruction, state->block.label_instruction);
}

// What asks a ray query is skipped if that did not begin.
static wd_status visit_query(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                             wd_block_state *state) {
    if (!analysis->ray_queries.count) {
        return WD_OK;
    }
    const wd_condition condition = {.kind = WD_CONDITION_QUERY,
                                    .subject = wd_ray_query_used(analysis, instruction)};
    analysis->has_facts |= condition.subject || instruction->opcode == SpvOpFunctionCall;
    if (condition.subject && instruction->opcode == SpvOpRayQueryInitializeKHR) {
        const size_t count = analysis->sites.count;
        analysis->loses_ray_queries |=
            count && analysis->sites.items[count - 1].instruction == instruction->index;
        return WD_OK;
    }
    if (!condition.subject) {
        return WD_OK;
    }
    wd_status status = want_site(analysis, instruction, WD_GUARD_SKIP, state);
    return status ? status : wd_conditions_add_unreported(analysis, &condition);
}

wd_status wd_consumers_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, bool is_trace,
                             wd_block_state *state) {
    wd_status status = visit_operands(analysis, instruction, is_trace, state);
    status = status ? status : visit_physical(analysis, instruction, state);
    status = status ? status : visit_query(analysis, instruction, state);
    return status ? status : visit_narrow(analysis, instruction, state);
}
