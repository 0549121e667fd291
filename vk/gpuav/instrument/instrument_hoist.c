// What checks in loops read of the input buffer, and is the same in each round.
//
// Shaders write to the output buffer, where the heads of the tables stand, and compilers cannot know that it is elsewhere: what is
// loaded from it in a loop is loaded each time round. So a function that has checks in its loops loads the heads where it
// begins, and from there all its checks take them; of a single descriptor its word, and of a binding with a variable count
// the count.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

static bool reads_input(const wd_array *array) {
    return array->input && !array->is_row && !array->facts[WD_FACT_WORD];
}

static wd_hoisted *find(const wd_rewrite *rewrite, const wd_input_binding *input) {
    for (size_t i = 0; i < rewrite->hoisted.count; i++) {
        if (rewrite->hoisted.items[i].input == input) {
            return &rewrite->hoisted.items[i];
        }
    }
    return NULL;
}

const wd_hoisted *wd_hoist_find(const wd_rewrite *rewrite, const wd_array *array) {
    return rewrite->hoisted.count && reads_input(array) ? find(rewrite, array->input) : NULL;
}

// Notes what a condition in a loop reads.
static wd_status note(wd_rewrite *rewrite, const wd_condition *condition) {
    enum { MOST = 16 }; // Bindings of a function: each is looked for by comparing.
    const wd_analysis *analysis = rewrite->analysis;
    if (condition->kind == WD_CONDITION_ADDRESS || condition->kind == WD_CONDITION_QUERY) {
        return WD_OK;
    }
    const wd_root *root = &analysis->roots.items[condition->root];
    const wd_array *array = &analysis->arrays.items[root->array];
    const bool reads_word = condition->kind != WD_CONDITION_INDEX && wd_array_in_input(array);
    const bool reads_count = condition->kind == WD_CONDITION_INDEX && array->length_from_input;
    if (!reads_input(array) || (!reads_word && !reads_count)) {
        return WD_OK;
    }
    wd_hoisted *hoisted = find(rewrite, array->input);
    if (!hoisted) {
        hoisted =
            rewrite->hoisted.count < MOST ? WD_VECTOR_PUSH(&analysis->allocator, &rewrite->hoisted) : NULL;
        if (!hoisted) {
            return rewrite->hoisted.count < MOST ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
        }
        *hoisted = (wd_hoisted){.input = array->input};
    }
    hoisted->is_array |= reads_word && root->num_indices;
    hoisted->is_alone |= reads_word && !root->num_indices;
    hoisted->has_count |= reads_count;
    return WD_OK;
}

wd_status wd_hoist_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    rewrite->hoisted.count = 0;
    if (!rewrite->options->input) {
        return WD_OK;
    }
    size_t at = rewrite->next_site;
    const size_t end = at + function->num_sites;
    for (size_t i = 0; i < rewrite->loops.count; i++) {
        const wd_loop *loop = &rewrite->loops.items[i];
        for (; at < end && analysis->sites.items[at].instruction < loop->end; at++) {
            const wd_site *site = &analysis->sites.items[at];
            for (uint32_t j = 0; site->instruction > loop->begin && j < site->num_checks; j++) {
                const uint32_t number = analysis->site_checks.items[site->first_check + j].condition;
                wd_status status = note(rewrite, &analysis->conditions.items[number]);
                if (status) {
                    return status;
                }
            }
        }
    }
    return WD_OK;
}

// The position of word `first` of the binding's set, 0 where nothing is known of that.
static uint32_t write_position(wd_rewrite *rewrite, const wd_hoisted *hoisted, uint32_t first) {
    const uint32_t sum = new_id(rewrite), position = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, hoisted->head,
            wd_spirv_builder_uint(rewrite->builder, first));
    WD_EMIT(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, position, sum, hoisted->mask);
    return position;
}

// Writes the head of the binding's set, unless an earlier binding of it has one.
static void write_head(wd_rewrite *rewrite, wd_hoisted *hoisted) {
    for (const wd_hoisted *other = rewrite->hoisted.items; other < hoisted; other++) {
        if (other->input->set == hoisted->input->set) {
            hoisted->head = other->head;
            hoisted->mask = other->mask;
            return;
        }
    }
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0), known = new_id(rewrite);
    hoisted->head = wd_input_head(rewrite, hoisted->input);
    hoisted->mask = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, known, hoisted->head, zero);
    WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, hoisted->mask, known,
            wd_spirv_builder_uint(builder, UINT32_MAX), zero);
}

void wd_hoist_write(wd_rewrite *rewrite) {
    for (size_t i = 0; i < rewrite->hoisted.count; i++) {
        wd_hoisted *hoisted = &rewrite->hoisted.items[i];
        const uint32_t first = hoisted->input->first;
        write_head(rewrite, hoisted);
        if (hoisted->is_array) {
            hoisted->base = new_id(rewrite);
            WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, hoisted->base, hoisted->head,
                    wd_spirv_builder_uint(rewrite->builder, first + 1));
        }
        if (hoisted->is_alone) {
            hoisted->word = wd_input_read(rewrite, write_position(rewrite, hoisted, first + 1));
        }
        if (hoisted->has_count) {
            hoisted->count = wd_input_read(rewrite, write_position(rewrite, hoisted, first));
        }
    }
}
