// What hands on pointers and descriptors that are not always the same: parameters of functions, variables of the invocation's own, and
// functions that return them.
//
// Beside each of them stand private variables with the facts (instrument_facts.c) of what it holds: they are stored where a function is
// called, in front of a store or a return, and loaded where the function begins, behind a load or a call. SPIR-V has no
// recursion, so that one set of them is enough. A variable that is used otherwise than by loads and stores is not followed.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

enum { SPIRV_1_4 = 0x00010400 };

wd_tracked_variable *wd_tracked_variable_of(const wd_analysis *analysis, uint32_t id) {
    const uintptr_t tracked = analysis->tracked_variables.count
                                  ? (uintptr_t)wd_hash_table_get(&analysis->tracked_variable_of, id)
                                  : 0;
    return tracked ? &analysis->tracked_variables.items[tracked - 1] : NULL;
}

wd_status wd_tracked_add(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                         bool is_checked) {
    wd_tracked_variable *tracked = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracked_variables);
    if (!tracked) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *tracked = (wd_tracked_variable){.id = id, .type = type, .example = example, .is_checked = is_checked};
    return wd_hash_table_set(&analysis->tracked_variable_of, id,
                             (void *)(uintptr_t)analysis->tracked_variables.count);
}

// Finding

// The type that a variable of the invocation's own holds; 0: it is another variable.
static uint32_t held_type(const wd_analysis *analysis, const wd_spirv_instruction *variable) {
    wd_spirv_instruction pointer;
    if ((variable->words[3] != SpvStorageClassFunction && variable->words[3] != SpvStorageClassPrivate) ||
        !wd_spirv_module_find_opcode(analysis->module, variable->result_type, SpvOpTypePointer, &pointer)) {
        return 0;
    }
    return pointer.words[3];
}

static wd_status find_tracked(wd_analysis *analysis, const wd_spirv_instruction *made, uint32_t type) {
    bool is_part;
    if (!type || !wd_facts_wanted(analysis, type, &is_part) ||
        wd_tracked_variable_of(analysis, made->result) || (is_part && made->opcode != SpvOpVariable)) {
        return WD_OK;
    }
    wd_status status = wd_tracked_add(analysis, made->result, type, 0, true);
    wd_tracked_variable *tracked = status ? NULL : wd_tracked_variable_of(analysis, made->result);
    if (tracked) {
        tracked->has_parts = is_part;
    }
    return status;
}

// A pointer into a carrier stands for it.
static wd_status find_part(wd_analysis *analysis, const wd_spirv_instruction *made) {
    const bool is_chain = made->opcode == SpvOpAccessChain || made->opcode == SpvOpInBoundsAccessChain;
    const uintptr_t tracked =
        is_chain ? (uintptr_t)wd_hash_table_get(&analysis->tracked_variable_of, made->words[3]) : 0;
    return tracked && analysis->tracked_variables.items[tracked - 1].has_parts
               ? wd_hash_table_set(&analysis->tracked_variable_of, made->result, (void *)tracked)
               : WD_OK;
}

static bool is_buffer_pointer(const wd_analysis *analysis, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find_opcode(analysis->module, type_id, SpvOpTypePointer, &type) &&
           type.words[2] == SpvStorageClassStorageBuffer;
}

// Whether the value that is stored or loaded is one that the carrier hands on, and not an array or a struct of them.
static bool is_tracked_value(const wd_analysis *analysis, const wd_tracked_variable *tracked,
                             uint32_t type_id) {
    wd_spirv_instruction type;
    if (!tracked->has_parts) {
        return type_id == tracked->type;
    }
    return wd_spirv_module_find(analysis->module, type_id, &type) && type.opcode != SpvOpTypeArray &&
           type.opcode != SpvOpTypeStruct;
}

static uint32_t type_of(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction made;
    return wd_spirv_module_find(analysis->module, id, &made) ? made.result_type : 0;
}

// Whether what `id` was made of is a descriptor that no index chooses. The index of a descriptor that is fetched is checked where
// it is kept.
static bool has_no_index(const wd_analysis *analysis, uint32_t id) {
    wd_spirv_instruction made, pointer, type;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH && wd_spirv_module_find(analysis->module, id, &made);
         depth++) {
        if (wd_is_opaque_type(analysis->module, made.result_type)) {
            return true;
        }
        if (wd_leads_on(made.opcode)) {
            id = made.words[3];
            continue;
        }
        switch (made.opcode) {
        case SpvOpVariable:
        case SpvOpFunctionParameter:
            return wd_spirv_module_find_opcode(analysis->module, made.result_type, SpvOpTypePointer,
                                               &pointer) &&
                   wd_spirv_module_find(analysis->module, pointer.words[3], &type) &&
                   type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeRuntimeArray;
        default:
            return made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef;
        }
    }
    return false;
}

static void note_source(const wd_analysis *analysis, uint32_t id, uint32_t source) {
    wd_tracked_variable *tracked = wd_tracked_variable_of(analysis, id);
    wd_spirv_instruction made;
    if (!tracked || (tracked->has_parts && !is_buffer_pointer(analysis, type_of(analysis, source)))) {
        return;
    }
    tracked->example = tracked->example ? tracked->example : source;
    if (wd_spirv_module_find_opcode(analysis->module, source, SpvOpSelect, &made)) {
        tracked->is_checked = tracked->is_checked && has_no_index(analysis, made.words[4]) &&
                              has_no_index(analysis, made.words[5]);
    } else {
        tracked->is_checked = tracked->is_checked && has_no_index(analysis, source);
    }
}

static void note_uses(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_tracked_variable *tracked = wd_tracked_variable_of(analysis, instruction->words[word]);
        const bool is_part = tracked && tracked->has_parts;
        const bool is_followed =
            (instruction->opcode == SpvOpLoad && word == 3 &&
             (!is_part || is_tracked_value(analysis, tracked, instruction->result_type))) ||
            (instruction->opcode == SpvOpStore && word == 1 &&
             (!is_part || is_tracked_value(analysis, tracked, type_of(analysis, instruction->words[2])))) ||
            (is_part && word == 3 && wd_tracked_variable_of(analysis, instruction->result) == tracked) ||
            (instruction->opcode == SpvOpFunctionCall && word == 3) ||
            (instruction->opcode == SpvOpExtInst && instruction->words[3] != analysis->glsl_set);
        if (tracked && !is_followed) {
            tracked->is_used = true;
        }
    }
}

void wd_tracked_reserve_facts(wd_analysis *analysis) {
    for (size_t i = 0; i < analysis->tracked_variables.count; i++) {
        wd_tracked_variable *tracked = &analysis->tracked_variables.items[i];
        if (!tracked->is_used && tracked->has_parts) {
            wd_facts_reserve_all(analysis, tracked->is_checked, tracked->facts);
        } else if (!tracked->is_used) {
            wd_facts_reserve(analysis, tracked->type, tracked->is_checked, tracked->facts);
        }
    }
}

wd_status wd_tracked_find(wd_analysis *analysis) {
    const wd_spirv_module *module = analysis->module;
    const bool deferred = analysis->keeps_descriptors || analysis->has_variable_pointers;
    const uint32_t first = wd_spirv_module_first_function(module);
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; deferred && !status && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpVariable) {
            status = find_tracked(analysis, &instruction, held_type(analysis, &instruction));
        } else if (instruction.opcode == SpvOpFunction) {
            status = find_tracked(analysis, &instruction, instruction.result_type);
        }
    }
    uint32_t function = 0;
    for (uint32_t i = first; deferred && !status && analysis->tracked_variables.count &&
                             wd_spirv_module_instruction(module, i, &instruction);
         i++) {
        status = find_part(analysis, &instruction);
        if (instruction.opcode == SpvOpFunction) {
            function = instruction.result;
        } else if (instruction.opcode == SpvOpStore) {
            note_source(analysis, instruction.words[1], instruction.words[2]);
        } else if (instruction.opcode == SpvOpReturnValue) {
            note_source(analysis, function, instruction.words[1]);
        }
        note_uses(analysis, &instruction);
    }
    return status;
}

// Whether something is carried to or from the instruction.
static wd_tracked_variable *tracked_source(const wd_analysis *analysis,
                                           const wd_spirv_instruction *instruction) {
    const bool may = instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpFunctionCall;
    wd_tracked_variable *tracked = may ? wd_tracked_variable_of(analysis, instruction->words[3]) : NULL;
    return tracked && tracked->facts[WD_FACT_INDEX] &&
                   is_tracked_value(analysis, tracked, instruction->result_type)
               ? tracked
               : NULL;
}

// What says how that which a carrier hands on lies in memory. Parts of other types have their own layouts.
static uint32_t example_of(const wd_analysis *analysis, const wd_tracked_variable *tracked, uint32_t type) {
    return !tracked->has_parts || type_of(analysis, tracked->example) == type ? tracked->example : 0;
}

wd_status wd_tracked_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    if (!analysis->tracked_variables.count) {
        return WD_OK;
    }
    analysis->has_facts |= instruction->opcode == SpvOpFunctionCall || instruction->opcode == SpvOpStore ||
                           instruction->opcode == SpvOpReturnValue ||
                           instruction->opcode == SpvOpFunctionParameter;
    const wd_tracked_variable *tracked = tracked_source(analysis, instruction);
    const uint32_t type = instruction->result_type;
    if (!tracked || !wd_facts_reserve(analysis, type, tracked->is_checked, facts)) {
        return WD_OK;
    }
    analysis->has_facts = true;
    return wd_facts_add_descriptor(analysis, instruction->result, type, example_of(analysis, tracked, type),
                                   tracked->is_checked, facts);
}

wd_status wd_tracked_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (analysis->location_of[instruction->result] ||
        !wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    return wd_analysis_add_unknown(analysis, instruction->result, instruction->result_type, NULL);
}

// Writing

void wd_tracked_declare(wd_rewrite *rewrite) {
    static const char *const names[] = {"warden.word", "warden.index", "warden.length", "warden.offset"};
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_builder *builder = rewrite->builder;
    for (size_t i = 0; i < analysis->tracked_variables.count; i++) {
        const wd_tracked_variable *tracked = &analysis->tracked_variables.items[i];
        uint32_t unknown[WD_NUM_FACTS];
        for (uint32_t fact = 0; fact < WD_NUM_FACTS; fact++) {
            if (!tracked->facts[fact]) {
                continue;
            }
            if (tracked->has_parts) {
                wd_companion_declare(rewrite, tracked->facts[fact], tracked->type, rewrite->type_uint,
                                     names[fact]);
                continue;
            }
            wd_facts_unknown(rewrite, tracked->type, unknown);
            rewrite->pointer_fact =
                wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, rewrite->type_uint);
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, rewrite->pointer_fact,
                          tracked->facts[fact], SpvStorageClassPrivate, unknown[fact]);
            wd_spirv_builder_name(builder, tracked->facts[fact], names[fact]);
        }
    }
}

void wd_tracked_interface(wd_rewrite *rewrite, uint32_t entry_point) {
    const wd_analysis *analysis = rewrite->analysis;
    for (size_t i = 0; i < analysis->tracked_variables.count; i++) {
        for (uint32_t fact = 0; fact < WD_NUM_FACTS; fact++) {
            if (analysis->tracked_variables.items[i].facts[fact]) {
                wd_spirv_builder_interface(rewrite->builder, entry_point,
                                           analysis->tracked_variables.items[i].facts[fact]);
            }
        }
    }
}

// The pointer to a fact of what `at` points to; 0: of what the carrier hands on as a whole.
static uint32_t part_of(wd_rewrite *rewrite, const wd_tracked_variable *tracked, uint32_t fact, uint32_t at) {
    return tracked->has_parts && at
               ? wd_companion_pointer(rewrite, tracked->facts[fact], at, rewrite->type_uint)
               : tracked->facts[fact];
}

// Parts are null where nothing was stored yet: what then tells nothing is kept with its bits turned round.
static uint32_t invert(wd_rewrite *rewrite, const wd_tracked_variable *tracked, uint32_t fact,
                       uint32_t value) {
    if (!tracked->has_parts || (fact != WD_FACT_WORD && fact != WD_FACT_LENGTH)) {
        return value;
    }
    const uint32_t inverted = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpNot, rewrite->type_uint, inverted, value);
    return inverted;
}

// `at`: the pointer through which `id` is stored.
static void store_facts(wd_rewrite *rewrite, const wd_tracked_variable *tracked, uint32_t id, uint32_t at) {
    uint32_t facts[WD_NUM_FACTS];
    wd_location layout = {0};
    if (!tracked || !tracked->facts[WD_FACT_INDEX]) {
        return;
    }
    const uint32_t type = tracked->has_parts ? type_of(rewrite->analysis, id) : tracked->type;
    if (tracked->has_parts && !is_buffer_pointer(rewrite->analysis, type)) {
        return; // Another part.
    }
    if (example_of(rewrite->analysis, tracked, type)) {
        wd_facts_layout(rewrite->analysis, tracked->example, &layout);
    }
    wd_facts_compute(rewrite, id, type, &layout, tracked->facts, facts);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (tracked->facts[i]) {
            const uint32_t pointer = part_of(rewrite, tracked, i, at);
            WD_EMIT(rewrite, SpvOpStore, pointer, invert(rewrite, tracked, i, facts[i]));
        }
    }
}

static void load_facts(wd_rewrite *rewrite, const wd_tracked_variable *tracked,
                       const uint32_t facts[WD_NUM_FACTS], uint32_t at) {
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (!tracked->facts[i] || !facts[i]) {
            continue;
        }
        const bool is_inverted = tracked->has_parts && (i == WD_FACT_WORD || i == WD_FACT_LENGTH);
        const uint32_t pointer = part_of(rewrite, tracked, i, at);
        const uint32_t value = is_inverted ? wd_spirv_builder_id(rewrite->builder) : facts[i];
        WD_EMIT(rewrite, SpvOpLoad, rewrite->type_uint, value, pointer);
        if (is_inverted) {
            WD_EMIT(rewrite, SpvOpNot, rewrite->type_uint, facts[i], value);
        }
    }
}

static void put_arguments_in(wd_rewrite *rewrite, const wd_spirv_instruction *call) {
    wd_arguments arguments = wd_arguments_of(rewrite->module, call);
    while (wd_arguments_next(&arguments)) {
        store_facts(rewrite, wd_tracked_variable_of(rewrite->analysis, arguments.parameter),
                    call->words[arguments.word], 0);
    }
}

void wd_tracked_emit_stores(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = rewrite->analysis;
    if (instruction->opcode == SpvOpFunctionCall) {
        put_arguments_in(rewrite, instruction);
    } else if (instruction->opcode == SpvOpStore) {
        store_facts(rewrite, wd_tracked_variable_of(analysis, instruction->words[1]), instruction->words[2],
                    instruction->words[1]);
    } else if (instruction->opcode == SpvOpReturnValue) {
        store_facts(rewrite,
                    wd_tracked_variable_of(analysis, analysis->functions.items[rewrite->function].id),
                    instruction->words[1], 0);
    }
}

void wd_tracked_emit_loads(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    const wd_tracked_variable *tracked = tracked_source(rewrite->analysis, instruction);
    if (tracked && wd_facts_of(rewrite->analysis, instruction->result, facts)) {
        load_facts(rewrite, tracked, facts, instruction->words[3]);
    }
}

void wd_tracked_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_instruction parameter;
    for (uint32_t i = function->begin;
         i < function->end && wd_spirv_module_instruction(analysis->module, i, &parameter) &&
         parameter.opcode != SpvOpLabel;
         i++) {
        const wd_tracked_variable *tracked = parameter.opcode == SpvOpFunctionParameter
                                                 ? wd_tracked_variable_of(analysis, parameter.result)
                                                 : NULL;
        uint32_t facts[WD_NUM_FACTS] = {0};
        if (tracked && wd_facts_of(analysis, parameter.result, facts)) {
            load_facts(rewrite, tracked, facts, 0);
        }
    }
}
