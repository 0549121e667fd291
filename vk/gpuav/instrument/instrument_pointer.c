// Pointers into buffers that OpPhi and OpSelect choose from (the capability VariablePointers).
//
// Where all that may be chosen lead into the same descriptor array, the choice is made a second time, of numbers: the offset
// in the buffer, and, if they differ, the descriptor's indices. What is accessed through the chosen pointer is then checked by
// the chosen numbers.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_internal.h"

enum { FIRST_OF_SELECT = 4, FIRST_OF_PHI = 3 };

static uint32_t reserve_id(wd_analysis *analysis) {
    return wd_spirv_module_bound(analysis->module) + analysis->num_reserved++;
}

static const wd_place *place_of(const wd_analysis *analysis, uint32_t id) {
    if (id >= analysis->num_ids || !analysis->place_of[id]) {
        return NULL;
    }
    return &analysis->places.items[analysis->place_of[id] - 1];
}

static const wd_root *root_of(const wd_analysis *analysis, const wd_place *place) {
    return &analysis->roots.items[place->root];
}

// The operands that are chosen from: every `*step`th word, from the returned one on.
static uint32_t first_choice(const wd_spirv_instruction *instruction, uint32_t *step) {
    *step = instruction->opcode == SpvOpPhi ? 2 : 1;
    return instruction->opcode == SpvOpPhi ? FIRST_OF_PHI : FIRST_OF_SELECT;
}

// Null pointers and undefined ones lead nowhere: the numbers chosen in their stead are beyond any buffer.
static bool is_nowhere(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction made;
    return wd_spirv_module_find(analysis->module, id, &made) &&
           (made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef);
}

static bool is_forward(const wd_analysis *analysis, uint32_t id, uint32_t instruction) {
    wd_spirv_instruction made;
    return wd_spirv_module_find(analysis->module, id, &made) && made.index >= instruction;
}

// Whether one number can stand for where both lead.
static bool are_alike(const wd_analysis *analysis, const wd_place *a, const wd_place *b) {
    bool same_member = a->runtime_member == b->runtime_member || a->runtime_member == WD_NO_MEMBER ||
                       b->runtime_member == WD_NO_MEMBER;
    return a->known && b->known && root_of(analysis, a)->array == root_of(analysis, b)->array &&
           root_of(analysis, a)->complete && root_of(analysis, b)->complete && a->type == b->type &&
           a->stride == b->stride && a->row_major == b->row_major && same_member;
}

// Whether the numbers of a place are computed behind the instruction that makes it; else they are constants.
static bool needs_values(const wd_analysis *analysis, const wd_place *place) {
    return place->num_terms || root_of(analysis, place)->num_indices;
}

static wd_status want_values(wd_analysis *analysis, uint32_t id) {
    wd_place *place = &analysis->places.items[analysis->place_of[id] - 1];
    wd_spirv_instruction made;
    if (place->values || !needs_values(analysis, place) ||
        !wd_spirv_module_find(analysis->module, id, &made)) {
        return WD_OK;
    }
    wd_pointer_values *values = WD_VECTOR_PUSH(&analysis->allocator, &analysis->pointer_values);
    if (!values) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *values = (wd_pointer_values){.instruction = made.index, .offset = reserve_id(analysis)};
    for (uint32_t i = 0; i < root_of(analysis, place)->num_indices; i++) {
        values->indices[i] = reserve_id(analysis);
    }
    place->values = (uint32_t)analysis->pointer_values.count;
    return WD_OK;
}

// The first choice whose place is known by now, if all others that are known are like it; NULL: there is none.
static const wd_place *agree(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                             bool *same_root) {
    const wd_place *first = NULL;
    uint32_t step, word = first_choice(instruction, &step);
    *same_root = true;
    for (; word < instruction->num_words; word += step) {
        const uint32_t id = instruction->words[word];
        if (is_nowhere(analysis, id) || is_forward(analysis, id, instruction->index)) {
            continue;
        }
        const wd_place *place = place_of(analysis, id);
        if (!place || !place->known || (first && !are_alike(analysis, first, place))) {
            return NULL;
        }
        *same_root =
            *same_root && (!first || wd_same_root(root_of(analysis, first), root_of(analysis, place)));
        // The one that lies in the runtime array knows where the buffer ends.
        first = first && first->runtime_member != WD_NO_MEMBER ? first : place;
    }
    return first;
}

// The root whose indices are chosen as well.
static wd_status choose_root(wd_analysis *analysis, const wd_root *like, uint32_t merge, uint32_t *root) {
    wd_root chosen = *like;
    chosen.merge = merge;
    chosen.provable = false;
    for (uint32_t i = 0; i < chosen.num_indices; i++) {
        chosen.indices[i] = reserve_id(analysis);
    }
    wd_root *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->roots);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = chosen;
    *root = (uint32_t)analysis->roots.count - 1;
    return WD_OK;
}

// Pointers to whole buffers that are not alike: the chosen one can still be asked for its length.
static wd_status stand_alone(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t step, word = first_choice(instruction, &step);
    wd_spirv_instruction pointer;
    for (; word < instruction->num_words; word += step) {
        const wd_place *place = place_of(analysis, instruction->words[word]);
        if (place && wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                                 &pointer)) {
            return wd_analysis_stand_alone(analysis, instruction->result, &pointer,
                                           root_of(analysis, place)->array);
        }
    }
    return WD_OK;
}

// A pointer to a whole buffer that was kept in a variable, or that a function returned.
wd_status wd_pointers_from_nowhere(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    const uintptr_t example =
        (uintptr_t)wd_hash_table_get(&analysis->children, wd_array_of_type_key(pointer.words[3]));
    return example ? wd_analysis_stand_alone(analysis, instruction->result, &pointer, (uint32_t)example - 1)
                   : WD_OK;
}

wd_status wd_pointers_merge(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    bool same_root;
    const wd_place *like = agree(analysis, instruction, &same_root);
    if (!like || !root_of(analysis, like)->complete) {
        return stand_alone(analysis, instruction);
    }
    wd_place place = *like;
    wd_pointer_values values = {
        .instruction = instruction->index, .is_merge = true, .offset = reserve_id(analysis)};
    const uint32_t number = (uint32_t)analysis->pointer_values.count + 1;
    if (!same_root || !root_of(analysis, like)->provable) {
        wd_status status = choose_root(analysis, &analysis->roots.items[place.root], number, &place.root);
        if (status) {
            return status;
        }
        values.has_indices = true;
    }
    for (uint32_t i = 0; values.has_indices && i < WD_SPIRV_MAX_DIMENSIONS; i++) {
        values.indices[i] = analysis->roots.items[place.root].indices[i];
    }
    wd_pointer_values *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->pointer_values);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = values;
    place.values = place.merge = number;
    place.pointer = instruction->result;
    place.offset = 0;
    place.num_terms = 0;
    wd_place_add_term(analysis, &place, (wd_term){values.offset, 1});
    place.runtime_index = 0;
    return wd_places_add(analysis, instruction->result, &place);
}

// Looks at what was not known when the merge was met. False: the merge does not hold.
static bool holds(const wd_analysis *analysis, const wd_pointer_values *merge,
                  const wd_spirv_instruction *instruction) {
    const wd_place *own = place_of(analysis, instruction->result);
    uint32_t step, word = first_choice(instruction, &step);
    for (; word < instruction->num_words; word += step) {
        const uint32_t id = instruction->words[word];
        if (is_nowhere(analysis, id)) {
            continue;
        }
        const wd_place *place = place_of(analysis, id);
        if (!place || !are_alike(analysis, own, place) ||
            (!merge->has_indices && !wd_same_root(root_of(analysis, own), root_of(analysis, place))) ||
            (place->merge && analysis->pointer_values.items[place->merge - 1].is_bad)) {
            return false;
        }
    }
    return true;
}

static wd_status want_choices(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_status status = WD_OK;
    uint32_t step, word = first_choice(instruction, &step);
    for (; !status && word < instruction->num_words; word += step) {
        if (place_of(analysis, instruction->words[word])) {
            status = want_values(analysis, instruction->words[word]);
        }
    }
    return status;
}

wd_status wd_pointers_end_function(wd_analysis *analysis, size_t first) {
    enum { MAX_ROUNDS = 8 };
    const size_t end = analysis->pointer_values.count;
    wd_spirv_instruction instruction;
    bool changed = true;
    for (uint32_t round = 0; changed; round++) {
        changed = false;
        for (size_t i = first; i < end; i++) {
            wd_pointer_values *values = &analysis->pointer_values.items[i];
            wd_spirv_module_instruction(analysis->module, values->instruction, &instruction);
            // A chain of merges longer than anybody writes is not followed to its end.
            if (values->is_merge && !values->is_bad &&
                (round == MAX_ROUNDS || !holds(analysis, values, &instruction))) {
                values->is_bad = changed = true;
            }
        }
        changed = changed && round < MAX_ROUNDS;
    }
    wd_status status = WD_OK;
    for (size_t i = first; !status && i < end; i++) {
        if (analysis->pointer_values.items[i].is_merge) {
            wd_spirv_module_instruction(analysis->module, analysis->pointer_values.items[i].instruction,
                                        &instruction);
            status = want_choices(analysis, &instruction);
        }
    }
    return status;
}

// Writing

static uint32_t nowhere(wd_rewrite *rewrite) {
    return wd_spirv_builder_uint(rewrite->builder, UINT32_MAX);
}

// The number of choice `id`: its offset, or the index of a dimension.
static uint32_t number_of(wd_rewrite *rewrite, uint32_t id, bool is_offset, uint32_t dimension) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_place *place = place_of(analysis, id);
    if (!place) {
        return nowhere(rewrite);
    }
    uint32_t number = 0;
    if (place->values) {
        const wd_pointer_values *values = &analysis->pointer_values.items[place->values - 1];
        number = is_offset ? values->offset : values->indices[dimension];
    }
    if (number) {
        return number;
    }
    uint64_t constant = place->offset;
    if (!is_offset && !wd_spirv_module_constant(analysis->module,
                                                root_of(analysis, place)->indices[dimension], &constant)) {
        return nowhere(rewrite);
    }
    return wd_spirv_builder_uint(rewrite->builder, (uint32_t)constant);
}

// Repeats the choice of `instruction` for numbers.
static void write_choice(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t id,
                         bool is_offset, uint32_t dimension) {
    const uint32_t *words = instruction->words;
    if (instruction->opcode == SpvOpSelect) {
        uint32_t first = number_of(rewrite, words[FIRST_OF_SELECT], is_offset, dimension);
        uint32_t second = number_of(rewrite, words[FIRST_OF_SELECT + 1], is_offset, dimension);
        WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, id, words[3], first, second);
        return;
    }
    if (wd_rewrite_note_phi(rewrite)) {
        return;
    }
    uint32_t *operands = wd_arena_alloc_zero(rewrite->arena, instruction->num_words, sizeof *operands);
    if (!operands) {
        return;
    }
    operands[0] = rewrite->type_uint;
    operands[1] = id;
    for (uint32_t word = FIRST_OF_PHI; word + 1 < instruction->num_words; word += 2) {
        operands[word - 1] = number_of(rewrite, words[word], is_offset, dimension);
        operands[word] = words[word + 1];
    }
    wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpPhi, operands,
                          instruction->num_words - 1u);
}

static void write_merge(wd_rewrite *rewrite, const wd_spirv_instruction *instruction,
                        const wd_pointer_values *values, const wd_root *root) {
    write_choice(rewrite, instruction, values->offset, true, 0);
    for (uint32_t i = 0; values->has_indices && i < root->num_indices; i++) {
        write_choice(rewrite, instruction, values->indices[i], false, i);
    }
}

void wd_pointers_write(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_place *place = place_of(analysis, instruction->result);
    if (!place || !place->values ||
        analysis->pointer_values.items[place->values - 1].instruction != instruction->index) {
        return;
    }
    const wd_pointer_values *values = &analysis->pointer_values.items[place->values - 1];
    const wd_root *root = root_of(analysis, place);
    if (values->is_merge) {
        write_merge(rewrite, instruction, values, root);
        return;
    }
    uint32_t fits, offset = wd_bounds_offset(rewrite, place, (uint32_t)place->offset, &fits);
    if (fits) {
        WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, values->offset, fits, offset, nowhere(rewrite));
    } else {
        WD_EMIT(rewrite, SpvOpCopyObject, rewrite->type_uint, values->offset, offset);
    }
    for (uint32_t i = 0; i < root->num_indices; i++) {
        uint32_t word = wd_check_index_word(rewrite, root->indices[i]);
        WD_EMIT(rewrite, SpvOpCopyObject, rewrite->type_uint, values->indices[i], word);
    }
}
