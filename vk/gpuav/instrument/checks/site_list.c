// Adding sites, and their conditions, to the list of the analysis.
#include "vk/gpuav/instrument/checks/checks_internal.h"

static wd_condition *condition_at(const wd_analysis *analysis, uint32_t site_check) {
    return &analysis->list.conditions.items[analysis->list.site_checks.items[site_check].condition];
}

wd_optional_index wd_sites_index_check_of(const wd_analysis *analysis, uint32_t root) {
    const wd_site *site = &analysis->list.sites.items[analysis->list.sites.count - 1];
    for (uint32_t i = site->first_check; i < site->first_check + site->num_checks; i++) {
        const wd_condition *condition = condition_at(analysis, i);
        if (condition->kind == WD_CONDITION_INDEX &&
            wd_same_root(&analysis->tracking->roots.items[condition->root],
                         &analysis->tracking->roots.items[root])) {
            return wd_optional(analysis->list.site_checks.items[i].condition);
        }
    }
    return (wd_optional_index){0};
}

// Adds a condition about the subject that was added last, and removes the subject if an earlier check covers the
// condition. `*count`: the number of subjects.
wd_status wd_sites_add_with_subject(wd_analysis *analysis, const wd_condition *condition, size_t *count) {
    const size_t num_conditions = analysis->list.conditions.count;
    wd_status status = wd_conditions_add(analysis, condition);
    *count -= analysis->list.conditions.count == num_conditions;
    return status;
}

static wd_status begin_site(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_site *site = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.sites);
    if (!site) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *site = (wd_site){.instruction = instruction->index,
                      .first_check = (uint32_t)analysis->list.site_checks.count};
    return WD_OK;
}

// Makes sure that the last site is this instruction's.
wd_status wd_sites_want(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                        wd_guard_method method, wd_block_state *state) {
    if (!state->block.label) {
        return WD_ERROR_INVALID_DATA; // It is in no block.
    }
    size_t count = analysis->list.sites.count;
    if (!count || analysis->list.sites.items[count - 1].instruction != instruction->index) {
        wd_status status = begin_site(analysis, instruction);
        if (status) {
            return status;
        }
        analysis->list.sites.items[count].method = method;
    } else {
        wd_guard_method *own = &analysis->list.sites.items[count - 1].method;
        *own = *own == WD_GUARD_CLAMP || method == WD_GUARD_SKIP ? *own
                                                                 : method; // The strictest operand decides.
    }
    state->has_sites = true;
    return WD_OK;
}
