#include "vk/gpuav/instrument/analysis/check_sites.h"

#include "vk/gpuav/instrument/analysis/module_analysis.h"

wd_function *wd_sites_begin_function(wd_analysis *analysis, uint32_t begin, uint32_t end) {
    wd_function *function = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.functions);
    if (function) {
        *function = (wd_function){.begin = begin, .end = end};
    }
    return function;
}

wd_status wd_sites_end_block(wd_analysis *analysis, wd_block_state *state) {
    if (state->has_sites) {
        wd_block *block = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.blocks);
        if (!block) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *block = state->block;
    }
    *state = (wd_block_state){0};
    return WD_OK;
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

bool wd_sites_has(const wd_site_list *list, uint32_t instruction) {
    size_t low = 0, high = list->sites.count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (list->sites.items[middle].instruction < instruction) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < list->sites.count && list->sites.items[low].instruction == instruction;
}

wd_status wd_sites_repeat_checks(wd_analysis *analysis, const wd_site *other) {
    for (uint32_t i = other->first_check; i < other->first_check + other->num_checks; i++) {
        wd_site_check *check = WD_VECTOR_PUSH(&analysis->allocator, &analysis->list.site_checks);
        if (!check) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *check = (wd_site_check){analysis->list.site_checks.items[i].condition, true};
        analysis->list.sites.items[analysis->list.sites.count - 1].num_checks++;
    }
    return WD_OK;
}
