// Checks that the host can make: those of descriptors with constant or bounded indices, at offsets with a known upper
// bound. Device addresses are listed by wd_checks_list_host_addresses.
#include "vk/gpuav/instrument/loops/loops.h"

// Arrays with more descriptors are checked by the shader.
enum { MAX_ELEMENTS = 256 };

// find_elements finds the descriptors that a root may choose. False: they are not known, or too many.
static bool find_elements(const wd_analysis *analysis, const wd_root *root, wd_host_check *check) {
    const wd_array *array = wd_array_at(analysis, root->array);
    uint64_t index = 0;
    if (root->num_indices > 1 || !root->complete) {
        return false;
    }
    check->num_elements = 1;
    if (!root->num_indices || wd_spirv_module_constant(analysis->module, root->indices[0], &index)) {
        check->element = (uint32_t)index;
        return index < UINT32_MAX;
    }
    check->num_elements = array->dimensions[0].length;
    return root->provable && array->descriptor->num_dimensions == 1 && !array->length_from_input &&
           check->num_elements && check->num_elements <= MAX_ELEMENTS;
}

// find_last finds the last byte that an access may reach. False: it is not known.
static bool find_last(const wd_analysis *analysis, const wd_condition *condition, wd_host_check *check) {
    if (condition->kind == WD_CONDITION_STATE) {
        return true;
    }
    const bool is_constant = !analysis->tracking->locations.items[condition->subject].num_terms;
    check->last = is_constant ? condition->last : condition->max_last;
    check->num_terms = condition->num_host_terms;
    for (uint32_t i = 0; i < check->num_terms; i++) {
        check->terms[i] = analysis->tracking->host_terms.items[condition->first_host_term + i];
    }
    return is_constant || check->last != UINT32_MAX;
}

// describe writes the check of the host that implies a condition. False: there is none.
static bool describe(const wd_analysis *analysis, const wd_condition *condition, wd_host_check *check) {
    if ((condition->kind != WD_CONDITION_BOUNDS && condition->kind != WD_CONDITION_STATE) ||
        wd_optional_has(condition->guard)) {
        return false;
    }
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_array *array = wd_array_at(analysis, root->array);
    if (array->is_unknown || array->facts[WD_FACT_WORD] || !array->input || !wd_array_in_input(array)) {
        return false;
    }
    *check = (wd_host_check){.set = array->input->set, .binding = array->input->binding};
    return find_elements(analysis, root, check) && find_last(analysis, condition, check);
}

static bool has_same_terms(const wd_host_check *a, const wd_host_check *b) {
    bool is_same = a->num_terms == b->num_terms;
    for (uint32_t i = 0; is_same && i < a->num_terms; i++) {
        is_same = a->terms[i].value == b->terms[i].value && a->terms[i].at == b->terms[i].at &&
                  a->terms[i].group_size == b->terms[i].group_size &&
                  a->terms[i].factor == b->terms[i].factor;
    }
    return is_same;
}

// add adds a check, or raises the last byte of the same descriptors' check.
static void add(wd_host_check *checks, size_t *count, const wd_host_check *added) {
    for (size_t i = 0; i < *count; i++) {
        wd_host_check *check = &checks[i];
        if (check->set == added->set && check->binding == added->binding &&
            check->element == added->element && check->num_elements == added->num_elements &&
            has_same_terms(check, added)) {
            check->last = check->last < added->last ? added->last : check->last;
            return;
        }
    }
    checks[(*count)++] = *added;
}

wd_status wd_host_checks_list(const wd_analysis *analysis, wd_allocator output, wd_host_check **checks,
                              size_t *num_checks) {
    const size_t capacity = analysis->list.site_checks.count;
    wd_host_check *list = capacity ? wd_alloc_zero(&output, capacity, sizeof *list) : NULL;
    if (!list) {
        return capacity ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    }
    size_t count = 0;
    for (size_t i = 0; i < capacity; i++) {
        const wd_site_check *site = &analysis->list.site_checks.items[i];
        const wd_condition *condition = &analysis->list.conditions.items[site->condition];
        wd_host_check check;
        if (site->repeated || condition->kind == WD_CONDITION_ADDRESS) {
            continue;
        }
        if (!describe(analysis, condition, &check)) {
            wd_free(&output, list);
            return WD_OK;
        }
        add(list, &count, &check);
    }
    *checks = list;
    *num_checks = count;
    return WD_OK;
}
