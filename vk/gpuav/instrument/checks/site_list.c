// Adding sites, and their conditions, to the list of the analysis.
#include <string.h>

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

wd_status wd_sites_push_subject(wd_analysis *analysis, wd_check_kind kind, const void *subject, size_t size) {
    wd_subject_list *list = &analysis->subjects->lists[kind];
    if (list->count == list->capacity &&
        !wd_array_reserve(&analysis->allocator, &list->items, &list->capacity, list->count + 1, size)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy((char *)list->items + list->count++ * size, subject, size);
    return WD_OK;
}

wd_status wd_sites_add_subject(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               wd_guard_method method, wd_block_state *state, wd_check_kind kind,
                               const void *subject, size_t size) {
    wd_subject_list *list = &analysis->subjects->lists[kind];
    wd_status status = wd_sites_want(analysis, instruction, method, state);
    status = status ? status : wd_sites_push_subject(analysis, kind, subject, size);
    if (status) {
        return status;
    }
    const wd_condition condition = {.kind = kind, .subject = (uint32_t)list->count - 1};
    return wd_sites_add_with_subject(analysis, &condition, &list->count);
}

void *wd_subject_of(const wd_analysis *analysis, const wd_condition *condition, size_t size) {
    return (char *)analysis->subjects->lists[condition->kind].items + condition->subject * size;
}
