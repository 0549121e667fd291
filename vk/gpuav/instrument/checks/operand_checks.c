// The checks that an instruction needs for each descriptor or buffer that it uses.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/instrument/tracking/host_values.h"

static wd_status add_index_check(wd_analysis *analysis, uint32_t root) {
    const wd_condition condition = {.kind = WD_CONDITION_INDEX, .root = root};
    return wd_optional_has(wd_sites_index_check_of(analysis, root)) ? WD_OK
                                                                    : wd_conditions_add(analysis, &condition);
}

static wd_status add_state_check(wd_analysis *analysis, uint32_t root) {
    const wd_condition condition = {
        .kind = WD_CONDITION_STATE, .root = root, .guard = wd_sites_index_check_of(analysis, root)};
    return wd_conditions_add(analysis, &condition);
}

static const wd_spirv_descriptor *descriptor_of(const wd_analysis *analysis, uint32_t root) {
    return wd_array_at(analysis, wd_root_at(analysis, root)->array)->descriptor;
}

static bool is_bounds_check_wanted(const wd_analysis *analysis, uint32_t root, bool *is_allowed) {
    return wd_bounds_wanted(analysis->options,
                            descriptor_of(analysis, root)->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER,
                            is_allowed);
}

// is_inside_array returns whether an access to an element of the runtime array at the end of a buffer is inside the
// buffer, whatever its size: the element's index is less than the array's length.
static bool is_inside_array(wd_analysis *analysis, const wd_location *location, uint32_t last) {
    const wd_root *root = wd_root_at(analysis, location->root);
    const wd_term *terms = wd_location_terms(analysis, location);
    if (location->runtime_member == WD_NO_MEMBER || location->num_terms != 1 || root->num_indices ||
        terms[0].index != location->runtime_index || terms[0].stride != location->runtime_stride ||
        last < location->runtime_offset || last - location->runtime_offset >= location->runtime_stride) {
        return false;
    }
    const uint32_t id = wd_range_array_length(analysis, location->runtime_index);
    wd_spirv_instruction length;
    return id && wd_spirv_module_find_opcode(analysis->module, id, SpvOpArrayLength, &length) &&
           length.words[3] == wd_array_at(analysis, root->array)->descriptor->variable &&
           length.words[4] == location->runtime_member;
}

// find_max_last writes an upper bound of the offset of the last byte that an access to the location reaches.
static wd_status find_max_last(wd_analysis *analysis, uint32_t location, wd_condition *condition) {
    if (!analysis->options->list_host_checks) {
        condition->max_last = UINT32_MAX;
        return WD_OK;
    }
    const wd_location of = analysis->tracking->locations.items[location];
    if (is_inside_array(analysis, &of, condition->last)) {
        condition->max_last = 0;
        return WD_OK;
    }
    return wd_host_bound(analysis, &of, condition->last, &condition->max_last, &condition->first_host_term,
                         &condition->num_host_terms);
}

static wd_status add_bounds_check(wd_analysis *analysis, uint32_t location, uint32_t last) {
    const uint32_t root = analysis->tracking->locations.items[location].root;
    bool is_allowed;
    (void)is_bounds_check_wanted(analysis, root, &is_allowed);
    wd_condition condition = {.kind = WD_CONDITION_BOUNDS,
                              .root = root,
                              .subject = location,
                              .last = last,
                              .is_allowed = is_allowed,
                              .guard = wd_sites_index_check_of(analysis, root)};
    const wd_status status = find_max_last(analysis, location, &condition);
    return status ? status : wd_conditions_add(analysis, &condition);
}

// Whether a consumer with this guard method stores, passes or returns the descriptor. A store into a buffer has another
// method.
static bool passes_descriptor(uint32_t opcode, wd_guard_method method) {
    return method == WD_GUARD_CLAMP &&
           (opcode == SpvOpFunctionCall || opcode == SpvOpStore || opcode == SpvOpReturnValue);
}

static wd_status add_root_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 const uint32_t *roots, uint32_t num_roots, wd_guard_method method,
                                 wd_block_state *state) {
    for (uint32_t i = 0; i < num_roots; i++) {
        const wd_root *root = wd_root_at(analysis, roots[i]);
        bool known = wd_array_at(analysis, root->array)->known;
        analysis->counts.elided += root->provable && root->num_indices;
        analysis->counts.unknown += !known && !root->provable;
        if (root->provable || !known) {
            continue;
        }
        wd_status status = wd_sites_want(analysis, instruction, method, state);
        if (!status) {
            status = add_index_check(analysis, roots[i]);
        }
        if (status) {
            return status;
        }
        if (passes_descriptor(instruction->opcode, method)) {
            wd_tracking_note_bad_index(analysis);
        }
    }
    return WD_OK;
}

// In guard mode, an instruction with implicit derivatives can be skipped if all invocations take the same branch: the
// state of a descriptor without an index is the same for all.
wd_guard_method wd_state_guard_method(wd_guard_method method, const wd_root *root) {
    return method == WD_GUARD_CLAMP_ZERO && root->provable && !root->is_computed ? WD_GUARD_SKIP : method;
}

static wd_status add_state_checks(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                  const uint32_t *roots, uint32_t num_roots, wd_guard_method method,
                                  wd_block_state *state) {
    wd_status status = WD_OK;
    // A descriptor that is stored, passed or returned is checked where it is used.
    const uint32_t stored_to = instruction->opcode == SpvOpStore ? instruction->words[1]
                               : instruction->opcode == SpvOpReturnValue
                                   ? analysis->list.functions.items[analysis->list.functions.count - 1].id
                                   : 0;
    const wd_tracked_variable *tracked = wd_tracked_variable_of(analysis, stored_to);
    bool uses = instruction->opcode != SpvOpFunctionCall && !(tracked && tracked->facts[WD_FACT_INDEX]);
    for (uint32_t i = 0; uses && !status && i < num_roots; i++) {
        const wd_root *root = wd_root_at(analysis, roots[i]);
        const wd_array *array = wd_array_at(analysis, root->array);
        if (!analysis->options->input || !root->complete || !wd_array_in_input(array) ||
            array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNKNOWN) {
            continue;
        }
        status = wd_sites_want(analysis, instruction, wd_state_guard_method(method, root), state);
        if (!status) {
            status = add_state_check(analysis, roots[i]);
        }
    }
    return status;
}

// The descriptors that the id leads to: those of its trace, or the unknown one with facts.
static const uint32_t *roots_of(const wd_analysis *analysis, uint32_t id, uint32_t *num_roots) {
    const wd_trace *trace = wd_trace_of(analysis, id);
    if (trace) {
        *num_roots = trace->kind == WD_TRACE_VARIABLE ? 0 : trace->num_roots;
        return trace->roots;
    }
    const wd_location *location = wd_location_of(analysis, id);
    const wd_root *root = wd_root_at(analysis, location->root);
    *num_roots = root->complete && wd_array_at(analysis, root->array)->facts[WD_FACT_INDEX];
    return &location->root;
}

// Adds the checks of the operand at `word`. `has_state_check`: another check covers the descriptor's state.
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
    bool bounded =
        location != WD_NO_LOCATION &&
        wd_bounds_checkable(analysis, &analysis->tracking->locations.items[location]) &&
        is_bounds_check_wanted(analysis, analysis->tracking->locations.items[location].root, &is_allowed);
    if (!status && !bounded && !has_state_check && (checks & WD_CHECK_DESCRIPTOR_STATE)) {
        status = add_state_checks(analysis, instruction, roots, num_roots, method, state);
    }
    if (!status && bounded) {
        status = wd_sites_want(analysis, instruction, method, state);
        if (!status) {
            status = add_bounds_check(analysis, location, last);
        }
    }
    return status;
}

// Counts the operands of an instruction, and adds a site if it needs checks.
wd_status wd_sites_visit_operands(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                  bool is_trace, wd_block_state *state) {
    wd_texel texel;
    bool has_texel = false;
    wd_status status =
        analysis->features.has_texel_buffers && analysis->options->checks & WD_CHECK_BUFFER_BOUNDS
            ? wd_texel_find(analysis, instruction, &texel, &has_texel)
            : WD_OK;
    bool is_allowed;
    has_texel = !status && has_texel && wd_bounds_wanted(analysis->options, !texel.is_storage, &is_allowed);
    const bool has_state_check = has_texel && wd_texel_in_input(analysis, &texel);
    // A pointer is checked where it is accessed, not where a chain or copy makes another one of it.
    const bool leads_on = is_trace || (instruction->opcode != SpvOpFunctionCall &&
                                       wd_location_of(analysis, instruction->result));
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        uint32_t id = instruction->words[word];
        if (id >= analysis->num_ids) {
            continue;
        }
        analysis->uses[id]++;
        bool matters = !leads_on && (wd_optional_has(analysis->tracking->trace_of[id]) ||
                                     wd_optional_has(analysis->tracking->location_of[id]));
        status = matters ? visit_operand(analysis, instruction, word, has_state_check, state) : WD_OK;
    }
    if (status || !has_texel) {
        return status;
    }
    status = wd_sites_want(analysis, instruction, wd_guard_method_of(analysis, instruction, 0), state);
    return status ? status : wd_texel_add(analysis, &texel);
}

// A load that moves to a store takes its checks along: if they fail, the store is skipped too.
wd_status wd_sites_visit_narrow(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                wd_block_state *state) {
    if (!analysis->narrow.load_of) {
        return WD_OK;
    }
    const size_t count = analysis->list.sites.count;
    wd_narrow *narrow = wd_narrow_find(analysis, instruction);
    if (narrow) {
        const bool is_site = count && analysis->list.sites.items[count - 1].instruction == instruction->index;
        narrow->site = is_site ? wd_optional(count - 1) : (wd_optional_index){0};
        return WD_OK;
    }
    narrow = wd_narrow_moved_to(analysis, instruction);
    wd_status status = narrow ? wd_sites_want(analysis, instruction, WD_GUARD_SKIP, state) : WD_OK;
    if (!narrow || status) {
        return status;
    }
    const wd_site load = analysis->list.sites.items[wd_optional_get(narrow->site)];
    return wd_sites_repeat_checks(analysis, &load);
}
