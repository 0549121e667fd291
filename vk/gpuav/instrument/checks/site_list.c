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
