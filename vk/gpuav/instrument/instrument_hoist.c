// What checks in loops read of the input buffer, and is the same in each round.
//
// Shaders write to the output buffer, where the heads of the tables stand, and compilers cannot know that it is elsewhere: what is
// loaded from it in a loop is loaded each time round. So a function that has checks in its loops loads the heads where it
// begins, and from there all its checks take them; of a single descriptor its word, and of a binding with a variable count
// the count.
//
// Of an array it reads the summary, if there is one. An access whose descriptor the summary has, and whose last byte lies in the
// shortest of its buffers, is good: two comparisons tell, and no load. Only where they do not is the descriptor's own word asked.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

static bool reads_input(const wd_array *array) {
    return array->input && !array->is_row && !array->facts[WD_FACT_WORD];
}

static wd_hoisted_binding *find(const wd_rewrite *rewrite, const wd_input_binding *input) {
    for (size_t i = 0; i < rewrite->hoisted.count; i++) {
        if (rewrite->hoisted.items[i].input == input) {
            return &rewrite->hoisted.items[i];
        }
    }
    return NULL;
}

const wd_hoisted_binding *wd_hoisted_find(const wd_rewrite *rewrite, const wd_array *array) {
    return rewrite->hoisted.count && reads_input(array) ? find(rewrite, array->input) : NULL;
}

enum { MAX_BINDINGS = 16, MAX_LIMITS = 16 }; // Of a function: each is looked for by comparing.

static const wd_root *root_of(const wd_rewrite *rewrite, const wd_condition *condition) {
    return &rewrite->analysis->roots.items[condition->root];
}

static const wd_array *array_of(const wd_rewrite *rewrite, const wd_condition *condition) {
    return &rewrite->analysis->arrays.items[root_of(rewrite, condition)->array];
}

static bool has_32_bits(const wd_rewrite *rewrite, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_find_integer(rewrite->module, id, &value, &type) && type.words[2] == 32;
}

// What a descriptor's index is below whatever the table says; UINT32_MAX: only the table knows, 0: nobody does.
static uint32_t length_of(const wd_array *array) {
    return array->length_from_input ? UINT32_MAX : array->dimensions[0].length;
}

// Whether the summary of the condition's binding tells about it.
static bool is_covered_by_summary(const wd_rewrite *rewrite, const wd_condition *condition) {
    if (condition->kind != WD_CONDITION_BOUNDS && condition->kind != WD_CONDITION_STATE) {
        return false;
    }
    const wd_root *root = root_of(rewrite, condition);
    const wd_array *array = array_of(rewrite, condition);
    return reads_input(array) && wd_array_in_input(array) && array->input->summary && root->is_computed &&
           root->num_indices == 1 && array->descriptor->num_dimensions == 1 && length_of(array) &&
           has_32_bits(rewrite, root->indices[0]);
}

// The limit that decides over the condition's bounds alone, but for its id. False: it takes more.
static bool limit_of(const wd_rewrite *rewrite, const wd_condition *condition, wd_hoisted_limit *limit) {
    if (condition->kind != WD_CONDITION_BOUNDS) {
        return false;
    }
    const wd_location *location = &rewrite->analysis->locations.items[condition->subject];
    const wd_term *terms = wd_location_terms(rewrite->analysis, location);
    *limit = (wd_hoisted_limit){.input = array_of(rewrite, condition)->input,
                                .last = condition->last,
                                .stride = location->num_terms ? terms[0].stride : 0};
    return !location->num_terms || (location->num_terms == 1 && !terms[0].is_signed && terms[0].stride);
}

static const wd_hoisted_limit *find_limit(const wd_rewrite *rewrite, const wd_condition *condition) {
    wd_hoisted_limit wanted;
    if (!limit_of(rewrite, condition, &wanted)) {
        return NULL;
    }
    for (size_t i = 0; i < rewrite->limits.count; i++) {
        const wd_hoisted_limit *limit = &rewrite->limits.items[i];
        if (limit->input == wanted.input && limit->last == wanted.last && limit->stride == wanted.stride) {
            return limit;
        }
    }
    return NULL;
}

static wd_status note_limit(wd_rewrite *rewrite, const wd_condition *condition) {
    wd_hoisted_limit limit;
    if (rewrite->limits.count == MAX_LIMITS || !limit_of(rewrite, condition, &limit) ||
        find_limit(rewrite, condition)) {
        return WD_OK;
    }
    wd_hoisted_limit *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->limits);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = limit;
    return WD_OK;
}

// Notes what a condition in a loop reads.
static wd_status note(wd_rewrite *rewrite, const wd_condition *condition) {
    if (condition->kind == WD_CONDITION_ADDRESS || condition->kind == WD_CONDITION_QUERY) {
        return WD_OK;
    }
    const wd_root *root = root_of(rewrite, condition);
    const wd_array *array = array_of(rewrite, condition);
    const bool reads_word = condition->kind != WD_CONDITION_INDEX && wd_array_in_input(array);
    const bool reads_count = condition->kind == WD_CONDITION_INDEX && array->length_from_input;
    if (!reads_input(array) || (!reads_word && !reads_count)) {
        return WD_OK;
    }
    wd_hoisted_binding *hoisted = find(rewrite, array->input);
    if (!hoisted && rewrite->hoisted.count == MAX_BINDINGS) {
        return WD_OK;
    }
    if (!hoisted) {
        hoisted = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->hoisted);
        if (!hoisted) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *hoisted = (wd_hoisted_binding){.input = array->input};
    }
    hoisted->is_array |= reads_word && root->num_indices;
    hoisted->is_alone |= reads_word && !root->num_indices;
    hoisted->has_count |= reads_count;
    if (!is_covered_by_summary(rewrite, condition)) {
        return WD_OK;
    }
    const uint32_t length = length_of(array);
    hoisted->length = hoisted->length && hoisted->length < length ? hoisted->length : length;
    return note_limit(rewrite, condition);
}

wd_status wd_hoisted_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    rewrite->hoisted.count = rewrite->limits.count = 0;
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
static uint32_t write_position(wd_rewrite *rewrite, const wd_hoisted_binding *hoisted, uint32_t first) {
    const uint32_t sum = new_id(rewrite), position = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, hoisted->head,
            wd_spirv_builder_uint(rewrite->builder, first));
    WD_EMIT(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, position, sum, hoisted->mask);
    return position;
}

// Writes the head of the binding's set, unless an earlier binding of it has one.
static void write_head(wd_rewrite *rewrite, wd_hoisted_binding *hoisted) {
    for (const wd_hoisted_binding *other = rewrite->hoisted.items; other < hoisted; other++) {
        if (other->input->set == hoisted->input->set) {
            hoisted->head = other->head;
            hoisted->mask = other->mask;
            return;
        }
    }
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0), all = wd_spirv_builder_uint(builder, UINT32_MAX);
    hoisted->head = wd_input_head(rewrite, hoisted->input);
    const uint32_t known = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, known, hoisted->head, zero);
    hoisted->mask = wd_emit_select(rewrite, known, all, zero);
}

static uint32_t is_less(wd_rewrite *rewrite, uint32_t left, uint32_t right) {
    const uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, id, left, right);
    return id;
}

// Reads the summary. Where nothing is known of the set all is good, as far as that is known.
static void write_summary(wd_rewrite *rewrite, wd_hoisted_binding *hoisted) {
    const uint32_t first = hoisted->input->summary - 1;
    uint32_t prefix = wd_input_emit_read(rewrite, write_position(rewrite, hoisted, first));
    hoisted->least = wd_input_emit_read(rewrite, write_position(rewrite, hoisted, first + 1));
    if (hoisted->length != UINT32_MAX) {
        const uint32_t length = wd_spirv_builder_uint(rewrite->builder, hoisted->length);
        prefix = wd_emit_select(rewrite, is_less(rewrite, prefix, length), prefix, length);
    }
    hoisted->prefix = wd_emit_biased(rewrite, prefix, WD_SIGN_BIAS);
}

// least > last ? (least - 1 - last) / stride + 1 : 0
static void write_limit(wd_rewrite *rewrite, wd_hoisted_limit *limit) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t type_uint = rewrite->type_uint;
    const wd_hoisted_binding *hoisted = find(rewrite, limit->input);
    const uint32_t last = wd_spirv_builder_uint(builder, limit->last);
    const uint32_t reaches = is_less(rewrite, last, hoisted->least);
    const uint32_t none = wd_spirv_builder_uint(builder, WD_SIGN_BIAS);
    if (!limit->stride) {
        limit->id = wd_emit_select(rewrite, reaches, hoisted->prefix, none);
        return;
    }
    const uint32_t one = wd_spirv_builder_uint(builder, 1);
    const uint32_t end = new_id(rewrite), room = new_id(rewrite);
    const uint32_t steps = new_id(rewrite), count = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpISub, type_uint, end, hoisted->least, one);
    WD_EMIT(rewrite, SpvOpISub, type_uint, room, end, last);
    WD_EMIT(rewrite, SpvOpUDiv, type_uint, steps, room, wd_spirv_builder_uint(builder, limit->stride));
    WD_EMIT(rewrite, SpvOpIAdd, type_uint, count, steps, one);
    limit->id = wd_emit_select(rewrite, reaches, wd_emit_biased(rewrite, count, WD_SIGN_BIAS), none);
}

void wd_hoisted_emit(wd_rewrite *rewrite) {
    for (size_t i = 0; i < rewrite->hoisted.count; i++) {
        wd_hoisted_binding *hoisted = &rewrite->hoisted.items[i];
        const uint32_t first = hoisted->input->first;
        write_head(rewrite, hoisted);
        if (hoisted->is_array) {
            hoisted->base = new_id(rewrite);
            WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, hoisted->base, hoisted->head,
                    wd_spirv_builder_uint(rewrite->builder, first + 1));
        }
        if (hoisted->is_alone) {
            hoisted->word = wd_input_emit_read(rewrite, write_position(rewrite, hoisted, first + 1));
        }
        if (hoisted->has_count) {
            hoisted->count = wd_input_emit_read(rewrite, write_position(rewrite, hoisted, first));
        }
        if (hoisted->length) {
            write_summary(rewrite, hoisted);
        }
    }
    for (size_t i = 0; i < rewrite->limits.count; i++) {
        write_limit(rewrite, &rewrite->limits.items[i]);
    }
}

bool wd_summary_covers(const wd_rewrite *rewrite, const wd_condition *condition) {
    // Where the access is made although its bounds fail, the descriptor's own word says whether it is valid.
    if (!rewrite->loop || condition->is_allowed || !is_covered_by_summary(rewrite, condition)) {
        return false;
    }
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, array_of(rewrite, condition));
    return hoisted && hoisted->prefix;
}

// Whether the last byte that is accessed lies in the shortest buffer.
static uint32_t emit_bounds_check(wd_rewrite *rewrite, const wd_condition *condition,
                                  const wd_hoisted_binding *hoisted) {
    const wd_location *location = &rewrite->analysis->locations.items[condition->subject];
    const wd_hoisted_limit *limit = find_limit(rewrite, condition);
    if (limit) {
        const uint32_t index =
            wd_check_index_word(rewrite, wd_location_terms(rewrite->analysis, location)[0].index);
        return wd_emit_biased_less(rewrite, wd_emit_biased(rewrite, index, WD_SIGN_BIAS), limit->id);
    }
    uint32_t fits;
    const uint32_t last = wd_bounds_offset(rewrite, location, condition->last, &fits);
    const uint32_t inside = is_less(rewrite, last, hoisted->least);
    wd_emit_and(rewrite, &fits, inside);
    return fits;
}

uint32_t wd_summary_emit(wd_rewrite *rewrite, const wd_condition *condition) {
    const wd_hoisted_binding *hoisted = wd_hoisted_find(rewrite, array_of(rewrite, condition));
    const wd_hoisted_limit *limit = find_limit(rewrite, condition);
    const uint32_t index = wd_check_index_word(rewrite, root_of(rewrite, condition)->indices[0]);
    const uint32_t biased = wd_emit_biased(rewrite, index, WD_SIGN_BIAS);
    if (limit && !limit->stride) {
        return wd_emit_biased_less(rewrite, biased, limit->id);
    }
    uint32_t ok = wd_emit_biased_less(rewrite, biased, hoisted->prefix);
    if (condition->kind == WD_CONDITION_BOUNDS) {
        wd_emit_and(rewrite, &ok, emit_bounds_check(rewrite, condition, hoisted));
    }
    return ok;
}
