// Checks that an earlier check covers: one in the same block, or in a block that dominates it.
//
// An id has the same value wherever it is used, so that a check of the same ids holds again. During the walk over a
// function, a check finds the latest one with the same key. If that is in another block, the function's dominators
// decide at its end.
#include <assert.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

// --- Invariants

// is_condition_valid returns whether a condition refers to earlier conditions, and its group begins with the first one.
static bool is_condition_valid(const wd_site_list *list, size_t number) {
    const wd_condition *condition = &list->conditions.items[number];
    return condition->group <= number && list->conditions.items[condition->group].group == condition->group &&
           condition->block <= list->blocks.count &&
           (!wd_optional_has(condition->guard) || wd_optional_get(condition->guard) < number);
}

// is_site_valid returns whether a site has the checks from its first one to those of the next site.
static bool is_site_valid(const wd_site_list *list, size_t number) {
    const wd_site *site = &list->sites.items[number];
    const bool is_last = number + 1 == list->sites.count;
    const size_t end = is_last ? list->site_checks.count : list->sites.items[number + 1].first_check;
    bool is_valid = site->first_check + (size_t)site->num_checks == end;
    for (size_t i = is_last && end ? end - 1 : site->first_check; is_valid && i < end; i++) {
        is_valid = list->site_checks.items[i].condition < list->conditions.count;
    }
    return is_valid;
}

bool wd_conditions_validate(const wd_site_list *list) {
    return (!list->conditions.count || is_condition_valid(list, list->conditions.count - 1)) &&
           (!list->sites.count || is_site_valid(list, list->sites.count - 1));
}

bool wd_conditions_validate_all(const wd_site_list *list) {
    bool is_valid = true;
    for (size_t i = 0; i < list->conditions.count; i++) {
        is_valid &= is_condition_valid(list, i);
    }
    for (size_t i = 0; i < list->sites.count; i++) {
        is_valid &= is_site_valid(list, i);
    }
    return is_valid;
}

// --- Conditions

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    return analysis->list.relations.covers(analysis, made, wanted);
}

// Whether `made` can replace `wanted`. If `made` fails although `wanted` holds, the failure has been reported; but
// guard mode must not skip the good access.
static bool covers_in_mode(const wd_analysis *analysis, const wd_condition *made,
                           const wd_condition *wanted) {
    return made->kind == wanted->kind && covers(analysis, made, wanted) &&
           (analysis->options->mode == WD_INSTRUMENT_OBSERVE || wanted->is_allowed ||
            covers(analysis, wanted, made));
}

static wd_status add_condition(wd_analysis *analysis, const wd_condition *condition, uint64_t key,
                               uint32_t group) {
    wd_condition *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.conditions);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *condition;
    added->block = (uint32_t)analysis->list.blocks.count;
    const size_t number = analysis->list.conditions.count;
    added->group = group;
    return wd_hash_table_set(&analysis->list.checks_made, key, (void *)(uintptr_t)number);
}

wd_status wd_conditions_add(wd_analysis *analysis, const wd_condition *condition) {
    const uint64_t key = analysis->list.relations.key(analysis, condition);
    uint32_t made = (uint32_t)(uintptr_t)wd_hash_table_get(&analysis->list.checks_made, key);
    uint32_t group = (uint32_t)analysis->list.conditions.count;
    if (made <= analysis->list.first_condition) {
        made = 0; // It belongs to another function.
    }
    const wd_condition *earlier = made ? &analysis->list.conditions.items[made - 1] : NULL;
    const bool same_block = earlier && earlier->block == analysis->list.blocks.count;
    const bool repeated = same_block && covers_in_mode(analysis, earlier, condition);
    if (earlier && !repeated) {
        group = earlier->group;
        analysis->list.repeats_in_blocks |= !same_block;
    }
    if (!repeated) {
        wd_status status = add_condition(analysis, condition, key, group);
        if (status) {
            return status;
        }
        made = (uint32_t)analysis->list.conditions.count;
    }
    wd_site_check *check = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.site_checks);
    if (!check) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *check = (wd_site_check){made - 1, repeated};
    analysis->counts.elided += repeated;
    analysis->list.sites.items[analysis->list.sites.count - 1].num_checks++;
    assert(wd_conditions_validate(&analysis->list));
    return WD_OK;
}

wd_status wd_conditions_add_unreported(wd_analysis *analysis, const wd_condition *condition) {
    wd_condition *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.conditions);
    wd_site_check *check = added ? WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.site_checks) : NULL;
    if (!check) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *condition;
    added->block = (uint32_t)analysis->list.blocks.count;
    added->group = (uint32_t)analysis->list.conditions.count - 1;
    *check = (wd_site_check){added->group, true};
    analysis->list.num_covered++;
    analysis->list.sites.items[analysis->list.sites.count - 1].num_checks++;
    assert(wd_conditions_validate(&analysis->list));
    return WD_OK;
}

// walk is the state of the walk over the dominator tree.
typedef struct walk {
    wd_analysis *analysis;
    uint32_t first; // The function's first condition; the tables begin there.
    // By group: the innermost condition above the current block, plus one. By condition: the next condition outwards,
    // and the one that covers it, plus one.
    uint32_t *innermost;
    uint32_t *outer;
    uint32_t *covered_by;
} walk;

// Finds a condition that certainly runs before `number`.
static void visit_condition(walk *walk, uint32_t number) {
    const wd_analysis *analysis = walk->analysis;
    const wd_condition *condition = &analysis->list.conditions.items[number];
    const uint32_t block =
        wd_dominance_block(&analysis->dominance, analysis->list.blocks.items[condition->block].label);
    uint32_t *innermost = &walk->innermost[condition->group - walk->first];
    while (*innermost) {
        const wd_condition *above = &analysis->list.conditions.items[*innermost - 1];
        const uint32_t other =
            wd_dominance_block(&analysis->dominance, analysis->list.blocks.items[above->block].label);
        if (wd_dominates(&analysis->dominance, other, block)) {
            break;
        }
        *innermost = walk->outer[*innermost - 1 - walk->first];
    }
    if (*innermost && covers_in_mode(analysis, &analysis->list.conditions.items[*innermost - 1], condition)) {
        walk->covered_by[number - walk->first] = *innermost;
        return;
    }
    walk->outer[number - walk->first] = *innermost;
    *innermost = number + 1;
}

// Visits the conditions block by block, in the order of the dominator tree. The conditions of a block are consecutive.
static wd_status visit_conditions(walk *walk) {
    wd_analysis *analysis = walk->analysis;
    const wd_dominance *dominance = &analysis->dominance;
    const uint32_t end = (uint32_t)analysis->list.conditions.count;
    uint32_t *first_of_block =
        wd_alloc_zero(&analysis->allocator, dominance->num_blocks + 1u, sizeof *first_of_block);
    if (!first_of_block) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = end; i > walk->first; i--) {
        const uint32_t block = analysis->list.conditions.items[i - 1].block;
        first_of_block[wd_dominance_block(dominance, analysis->list.blocks.items[block].label)] = i;
    }
    for (uint32_t i = 0; i < dominance->num_reached; i++) {
        const uint32_t first = first_of_block[dominance->order[i]];
        for (uint32_t number = first; number && number <= end; number++) {
            if (analysis->list.conditions.items[number - 1].block !=
                analysis->list.conditions.items[first - 1].block) {
                break;
            }
            visit_condition(walk, number - 1);
        }
    }
    wd_free(&analysis->allocator, first_of_block);
    return WD_OK;
}

// Replaces the checks that are covered.
static void apply(const walk *walk, const wd_function *function) {
    wd_analysis *analysis = walk->analysis;
    const size_t first_site = analysis->list.sites.count - function->num_sites;
    const size_t first_check = analysis->list.sites.items[first_site].first_check;
    for (size_t i = first_check; i < analysis->list.site_checks.count; i++) {
        wd_site_check *check = &analysis->list.site_checks.items[i];
        const uint32_t cover = walk->covered_by[check->condition - walk->first];
        if (cover) {
            analysis->counts.elided += !check->repeated;
            analysis->list.num_covered += !check->repeated;
            *check = (wd_site_check){cover - 1, true};
        }
    }
    for (size_t i = walk->first; i < analysis->list.conditions.count; i++) {
        wd_condition *condition = &analysis->list.conditions.items[i];
        const uint32_t cover = wd_optional_has(condition->guard)
                                   ? walk->covered_by[wd_optional_get(condition->guard) - walk->first]
                                   : 0;
        condition->guard = cover ? wd_optional(cover - 1) : condition->guard;
    }
}

static wd_status cover_across_blocks(wd_analysis *analysis, const wd_function *function, uint32_t first) {
    const size_t count = analysis->list.conditions.count - first;
    if (!analysis->list.repeats_in_blocks) {
        return WD_OK;
    }
    analysis->list.repeats_in_blocks = false;
    uint32_t *memory = wd_alloc_zero(&analysis->allocator, 3 * count, sizeof *memory);
    if (!memory) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    walk walk = {analysis, first, memory, memory + count, memory + 2 * count};
    wd_status status =
        wd_dominance_read(&analysis->dominance, analysis->module, function->begin, function->end);
    if (!status) {
        status = visit_conditions(&walk);
    }
    if (!status) {
        apply(&walk, function);
    }
    wd_free(&analysis->allocator, memory);
    return status;
}

wd_status wd_conditions_end_function(wd_analysis *analysis, const wd_function *function) {
    const uint32_t first = analysis->list.first_condition;
    analysis->list.first_condition = (uint32_t)analysis->list.conditions.count;
    wd_status status = cover_across_blocks(analysis, function, first);
    for (size_t i = first; i < analysis->list.conditions.count; i++) {
        const wd_optional_index guard = analysis->list.conditions.items[i].guard;
        if (wd_optional_has(guard)) {
            analysis->list.conditions.items[wd_optional_get(guard)].is_guard = true;
        }
    }
    return status;
}
