#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

// The width and signedness of the integer `id`; 32 bits unsigned where the module does not say.
static uint32_t integer_width(const wd_spirv_module *module, uint32_t id, bool *is_signed) {
    wd_spirv_instruction value, type;
    *is_signed = false;
    if (!wd_spirv_module_find(module, id, &value) ||
        !wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type)) {
        return 32;
    }
    *is_signed = type.words[3] != 0;
    return type.words[2];
}

static uint32_t convert(wd_rewrite *rewrite, uint32_t opcode, uint32_t type, uint32_t value) {
    uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, opcode, type, id, value);
    return id;
}

// The length of a dimension as an unsigned 32-bit value.
static uint32_t length_value(wd_rewrite *rewrite, const wd_array *array, uint32_t i, wd_condition *check) {
    const wd_spirv_dimension *dimension = &array->dimensions[i];
    if (array->length_from_input) {
        if (!check) {
            return wd_input_count(rewrite, array);
        }
        check->length = check->length ? check->length : wd_input_count(rewrite, array);
        return check->length;
    }
    if (dimension->length) {
        return wd_spirv_builder_uint(rewrite->builder, dimension->length);
    }
    bool is_signed;
    uint32_t width = integer_width(rewrite->module, dimension->length_id, &is_signed);
    if (width == 32 && !is_signed) {
        return dimension->length_id;
    }
    return convert(rewrite, width == 32 ? SpvOpBitcast : SpvOpUConvert, rewrite->type_uint,
                   dimension->length_id);
}

// An index for comparing, at least 32 bits wide: a negative one is a great one. `*is_wide`: it has 64 bits.
// `typed` is an id of the module with the same type.
static uint32_t index_value(wd_rewrite *rewrite, uint32_t index, uint32_t typed, bool *is_wide) {
    bool is_signed;
    uint32_t width = integer_width(rewrite->module, typed, &is_signed);
    *is_wide = width == 64;
    if (width >= 32) {
        return index;
    }
    return convert(rewrite, is_signed ? SpvOpSConvert : SpvOpUConvert, rewrite->type_uint, index);
}

uint32_t wd_check_index_word(wd_rewrite *rewrite, uint32_t index) {
    return wd_check_index_word_as(rewrite, index, index);
}

uint32_t wd_check_index_word_as(wd_rewrite *rewrite, uint32_t index, uint32_t typed) {
    wd_spirv_builder *builder = rewrite->builder;
    bool is_wide, is_signed;
    uint32_t value = index_value(rewrite, index, typed, &is_wide);
    if (is_wide) {
        uint32_t low = convert(rewrite, SpvOpUConvert, rewrite->type_uint, value);
        uint32_t fits = new_id(rewrite);
        uint32_t word = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, fits, value,
                wd_spirv_builder_uint64(builder, (uint64_t)UINT32_MAX + 1));
        WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, word, fits, low,
                wd_spirv_builder_uint(builder, UINT32_MAX));
        return word;
    }
    if (value == index && integer_width(rewrite->module, typed, &is_signed) == 32 && is_signed) {
        return convert(rewrite, SpvOpBitcast, rewrite->type_uint, index);
    }
    return value;
}

static uint32_t compare(wd_rewrite *rewrite, const wd_root *root, const wd_array *array, uint32_t i,
                        wd_condition *check) {
    const uint32_t index = root->indices[i];
    const wd_spirv_dimension *dimension = &array->dimensions[i];
    bool is_wide;
    uint32_t value = index_value(rewrite, index, index, &is_wide);
    uint32_t length;
    if (rewrite->loop && !is_wide && dimension->length && !array->length_from_input) {
        return wd_emit_is_below(rewrite, wd_emit_biased(rewrite, value, WD_SIGN_BIAS), dimension->length);
    }
    if (is_wide && dimension->length) {
        length = wd_spirv_builder_uint64(rewrite->builder, dimension->length);
    } else {
        length = length_value(rewrite, array, i, check);
        if (is_wide) {
            length =
                convert(rewrite, SpvOpUConvert, wd_spirv_builder_type_uint(rewrite->builder, 64), length);
        }
    }
    uint32_t ok = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, ok, value, length);
    return ok;
}

// The type of an id of the module; an unsigned 32-bit integer where it does not say.
static uint32_t type_of(const wd_rewrite *rewrite, uint32_t id) {
    wd_spirv_instruction value;
    return wd_spirv_module_find(rewrite->module, id, &value) && value.result_type ? value.result_type
                                                                                  : rewrite->type_uint;
}

// Whether a root's index can be brought into bounds by masking. That is cheaper than a choice between it and 0, and comparing for
// equality cheaper than comparing unsigned numbers, where vectors are compared.
static bool can_wrap(const wd_rewrite *rewrite, const wd_root *root, const wd_array *array) {
    const uint32_t length = array->dimensions[0].length;
    bool is_signed;
    return root->num_indices == 1 && !array->length_from_input && length && !(length & (length - 1)) &&
           integer_width(rewrite->module, root->indices[0], &is_signed) == 32;
}

// (index & length - 1) == index
static uint32_t wrap(wd_rewrite *rewrite, const wd_root *root, const wd_array *array, wd_condition *check) {
    const uint32_t index = root->indices[0], type = type_of(rewrite, index);
    const uint32_t mask = wd_spirv_builder_uint(rewrite->builder, array->dimensions[0].length - 1);
    check->wrapped = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpBitwiseAnd, type, check->wrapped, index, mask);
    wd_rewrite_decorate(rewrite, index, check->wrapped, true);
    const uint32_t ok = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, ok, check->wrapped, index);
    return ok;
}

static const wd_root *root_of(const wd_rewrite *rewrite, const wd_condition *check) {
    return &rewrite->analysis->roots.items[check->root];
}

static const wd_array *array_of(const wd_rewrite *rewrite, const wd_root *root) {
    return &rewrite->analysis->arrays.items[root->array];
}

uint32_t wd_check_true(wd_rewrite *rewrite) {
    return wd_spirv_builder_global(rewrite->builder, SpvOpConstantTrue, &rewrite->type_bool, 1);
}

uint32_t wd_check_emit(wd_rewrite *rewrite, wd_condition *check) {
    if (check->ok) {
        return check->ok;
    }
    if (check->kind == WD_CONDITION_BOUNDS) {
        return wd_bounds_emit(rewrite, check);
    }
    if (check->kind == WD_CONDITION_TEXEL) {
        return wd_texel_emit(rewrite, check);
    }
    if (check->kind == WD_CONDITION_ADDRESS) {
        return wd_address_emit(rewrite, check);
    }
    if (check->kind == WD_CONDITION_QUERY) {
        return wd_ray_query_emit(rewrite, check);
    }
    if (check->kind == WD_CONDITION_STATE) {
        uint32_t word = wd_input_word(rewrite, check);
        check->ok = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, check->ok, word,
                wd_spirv_builder_uint(rewrite->builder, 0));
        return check->ok;
    }
    const wd_root *root = root_of(rewrite, check);
    const wd_array *array = array_of(rewrite, root);
    if (can_wrap(rewrite, root, array)) {
        check->ok = wrap(rewrite, root, array, check);
        return check->ok;
    }
    for (uint32_t i = 0; i < root->num_indices; i++) {
        if (root->in_bounds >> i & 1) {
            continue;
        }
        uint32_t ok = compare(rewrite, root, array, i, check);
        if (check->ok) {
            uint32_t both = new_id(rewrite);
            WD_EMIT(rewrite, SpvOpLogicalAnd, rewrite->type_bool, both, check->ok, ok);
            ok = both;
        }
        check->ok = ok;
    }
    return check->ok;
}

// The index and length of an array of arrays: those of the binding as one row of descriptors. Where the flat index is
// in bounds although one of the indices is not, and for arrays with structs around them always, that index and its own
// dimension's length.
static void flatten(wd_rewrite *rewrite, const wd_root *root, const wd_array *array, uint32_t *index,
                    uint32_t *length) {
    const uint32_t type_uint = rewrite->type_uint, type_bool = rewrite->type_bool;
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS], lengths[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = wd_check_index_word(rewrite, root->indices[i]);
        lengths[i] = length_value(rewrite, array, i, NULL);
    }
    *index = indices[0];
    *length = lengths[0];
    for (uint32_t i = 1; !array->has_members && i < root->num_indices; i++) {
        uint32_t row = new_id(rewrite), flat = new_id(rewrite), total = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpIMul, type_uint, row, *index, lengths[i]);
        WD_EMIT(rewrite, SpvOpIAdd, type_uint, flat, row, indices[i]);
        WD_EMIT(rewrite, SpvOpIMul, type_uint, total, *length, lengths[i]);
        *index = flat;
        *length = total;
    }
    uint32_t inside = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThan, type_bool, inside, *index, *length);
    for (uint32_t i = root->num_indices; i > 0; i--) {
        uint32_t beyond = new_id(rewrite), own = new_id(rewrite);
        uint32_t chosen_index = new_id(rewrite), chosen_length = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpUGreaterThanEqual, type_bool, beyond, indices[i - 1], lengths[i - 1]);
        if (array->has_members) {
            own = beyond;
        } else {
            WD_EMIT(rewrite, SpvOpLogicalAnd, type_bool, own, inside, beyond);
        }
        WD_EMIT(rewrite, SpvOpSelect, type_uint, chosen_index, own, indices[i - 1], *index);
        WD_EMIT(rewrite, SpvOpSelect, type_uint, chosen_length, own, lengths[i - 1], *length);
        *index = chosen_index;
        *length = chosen_length;
    }
}

uint32_t wd_check_length(wd_rewrite *rewrite, const wd_array *array, uint32_t dimension) {
    return length_value(rewrite, array, dimension, NULL);
}

uint32_t wd_check_flat_index(wd_rewrite *rewrite, const wd_root *root, uint32_t *length) {
    const wd_array *array = array_of(rewrite, root);
    uint32_t index, ignored;
    if (!root->num_indices) {
        const uint32_t unknown = array->is_unknown ? WD_RECORD_INDEX_UNKNOWN : 0;
        return wd_spirv_builder_uint(rewrite->builder, unknown);
    }
    if (root->num_indices > 1 && array->known) {
        flatten(rewrite, root, array, &index, length ? length : &ignored);
        return index;
    }
    index = wd_check_index_word(rewrite, root->indices[0]);
    if (length) {
        *length = length_value(rewrite, array, 0, NULL);
    }
    return index;
}

// Whether all lengths are known here, and none is 0: then an index that is out of bounds is not 0.
static bool has_literal_lengths(const wd_rewrite *rewrite, const wd_root *root) {
    const wd_array *array = array_of(rewrite, root);
    bool has = !array->length_from_input;
    for (uint32_t i = 0; i < root->num_indices; i++) {
        has = has && array->dimensions[i].length;
    }
    return has;
}

static void report_index(wd_rewrite *rewrite, const wd_condition *check, uint32_t instruction, uint32_t index,
                         uint32_t length) {
    const wd_root *root = root_of(rewrite, check);
    // Ids are taken one statement at a time: C does not say in which order a list's items are evaluated, and the same
    // input must give the same ids whatever the compiler.
    uint32_t site = wd_spirv_builder_uint(rewrite->builder, instruction);
    const uint32_t parameters[] = {site, index, length};
    wd_failure_report(rewrite, WD_FAILURE_INDEX, parameters, 3, has_literal_lengths(rewrite, root) ? 1 : 0);
}

// The condition that a failure was not reported where the descriptor was handed on; 0: it never was. An index that is out of bounds
// although nobody knows the length is such a one.
static uint32_t not_reported(wd_rewrite *rewrite, const wd_condition *check) {
    const wd_array *array = array_of(rewrite, root_of(rewrite, check));
    if (check->guard) {
        return 0; // Its index is checked here.
    }
    if (check->kind != WD_CONDITION_INDEX) {
        return wd_facts_not_reported(rewrite, array);
    }
    if (!rewrite->analysis->passes_bad_index || !array->is_unknown || !array->facts[WD_FACT_LENGTH]) {
        return 0;
    }
    const uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, id, array->facts[WD_FACT_LENGTH],
            wd_spirv_builder_uint(rewrite->builder, UINT32_MAX));
    return id;
}

static void report_condition(wd_rewrite *rewrite, const wd_condition *check, uint32_t instruction) {
    if (check->kind == WD_CONDITION_BOUNDS || check->kind == WD_CONDITION_TEXEL) {
        wd_bounds_report(rewrite, check, instruction);
    } else if (check->kind == WD_CONDITION_STATE) {
        wd_state_report(rewrite, check, instruction);
    } else {
        uint32_t length, index = wd_check_flat_index(rewrite, root_of(rewrite, check), &length);
        report_index(rewrite, check, instruction, index, length);
    }
}

void wd_check_report(wd_rewrite *rewrite, const wd_condition *check, uint32_t instruction) {
    if (check->kind == WD_CONDITION_ADDRESS) {
        wd_address_report(rewrite, check, instruction);
        return;
    }
    const uint32_t wanted = not_reported(rewrite, check);
    if (!wanted) {
        report_condition(rewrite, check, instruction);
        return;
    }
    const uint32_t report = new_id(rewrite), merge = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, wanted, report, merge);
    wd_rewrite_begin_block(rewrite, report);
    report_condition(rewrite, check, instruction);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, merge);
}

bool wd_check_is_deferred(const wd_rewrite *rewrite, const wd_condition *check) {
    if (check->counter) {
        return true;
    }
    if (!rewrite->loop) {
        return false;
    }
    if (check->kind != WD_CONDITION_INDEX) {
        return rewrite->in_exact_branch &&
               (check->kind == WD_CONDITION_STATE || wd_bounds_is_deferred(rewrite, check));
    }
    const wd_root *root = root_of(rewrite, check);
    return root->num_indices == 1 && has_literal_lengths(rewrite, root);
}

void wd_check_defer(wd_rewrite *rewrite, wd_condition *check, uint32_t instruction) {
    if (check->counter) {
        wd_counters_count(rewrite, check);
        return;
    }
    if (check->kind == WD_CONDITION_BOUNDS) {
        wd_bounds_defer(rewrite, check, instruction);
        return;
    }
    if (check->kind == WD_CONDITION_STATE) {
        wd_state_defer(rewrite, check, instruction);
        return;
    }
    const wd_root *root = root_of(rewrite, check);
    const uint32_t index = wd_check_flat_index(rewrite, root, NULL);
    const uint32_t ok = rewrite->options->mode == WD_INSTRUMENT_GUARD ? check->ok : 0;
    wd_status status =
        wd_defer_index_report(rewrite, instruction, index, array_of(rewrite, root)->dimensions[0].length, ok);
    wd_rewrite_fail(rewrite, status);
}

uint32_t wd_check_in_range(wd_rewrite *rewrite, wd_condition *check, uint32_t dimension) {
    return check->wrapped ? check->wrapped : wd_check_clamp(rewrite, check, dimension);
}

// Clamped indices hold in the block that has them or, if that is the condition's own, in all that it answers for.
static void forget_other_blocks(const wd_rewrite *rewrite, wd_condition *check) {
    const uint32_t here = (uint32_t)rewrite->next_block;
    if (check->clamped_in != here && check->clamped_in != check->block + 1) {
        memset(check->clamped, 0, sizeof check->clamped);
        check->clamped_in = here;
    }
}

uint32_t wd_check_clamp(wd_rewrite *rewrite, wd_condition *check, uint32_t dimension) {
    const wd_root *root = root_of(rewrite, check);
    forget_other_blocks(rewrite, check);
    if (root->in_bounds >> dimension & 1) {
        check->clamped[dimension] = root->indices[dimension];
    }
    if (!check->clamped[dimension]) {
        uint32_t index = root->indices[dimension], good = index;
        if (check->guard) {
            wd_condition *guard = &rewrite->analysis->conditions.items[check->guard - 1];
            good = wd_check_clamp(rewrite, guard, dimension);
        }
        const uint32_t type = type_of(rewrite, index);
        uint32_t clamped = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpSelect, type, clamped, check->ok, good,
                wd_spirv_builder_null(rewrite->builder, type));
        wd_rewrite_decorate(rewrite, index, clamped, true);
        check->clamped[dimension] = clamped;
    }
    return check->clamped[dimension];
}
