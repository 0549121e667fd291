#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

wd_tracked_variable *wd_tracked_variable_of(const wd_analysis *analysis, uint32_t id) {
    const uintptr_t tracked = analysis->tracking->tracked_variables.count
                                  ? (uintptr_t)wd_hash_table_get(&analysis->tracking->tracked_variable_of, id)
                                  : 0;
    return tracked ? &analysis->tracking->tracked_variables.items[tracked - 1] : NULL;
}

wd_status wd_tracked_add(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                         bool is_checked) {
    wd_tracked_variable *tracked =
        WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->tracked_variables);
    if (!tracked) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *tracked = (wd_tracked_variable){.id = id, .type = type, .example = example, .is_checked = is_checked};
    return wd_hash_table_set(&analysis->tracking->tracked_variable_of, id,
                             (void *)(uintptr_t)analysis->tracking->tracked_variables.count);
}

// Finding

// The type that a variable of the invocation holds; 0: it is another variable.
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

// A pointer into a tracked variable is tracked with it.
static wd_status find_part(wd_analysis *analysis, const wd_spirv_instruction *made) {
    const bool is_chain = wd_is_chain(made->opcode);
    const uintptr_t tracked =
        is_chain ? (uintptr_t)wd_hash_table_get(&analysis->tracking->tracked_variable_of, made->words[3]) : 0;
    return tracked && analysis->tracking->tracked_variables.items[tracked - 1].has_parts
               ? wd_hash_table_set(&analysis->tracking->tracked_variable_of, made->result, (void *)tracked)
               : WD_OK;
}

// Whether the value that is stored or loaded is a pointer or descriptor, and not an array or a struct of them.
static bool is_tracked_value(const wd_analysis *analysis, const wd_tracked_variable *tracked,
                             uint32_t type_id) {
    wd_spirv_instruction type;
    if (!tracked->has_parts) {
        return type_id == tracked->type;
    }
    return wd_spirv_module_find(analysis->module, type_id, &type) && type.opcode != SpvOpTypeArray &&
           type.opcode != SpvOpTypeStruct;
}

// Whether `id` comes from a descriptor without an index. The index of a loaded descriptor is checked where it is
// stored.
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
    if (!tracked || (tracked->has_parts &&
                     !wd_is_storage_pointer(analysis->module, wd_type_of(analysis->module, source)))) {
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
             (!is_part ||
              is_tracked_value(analysis, tracked, wd_type_of(analysis->module, instruction->words[2])))) ||
            (is_part && word == 3 && wd_tracked_variable_of(analysis, instruction->result) == tracked) ||
            (instruction->opcode == SpvOpFunctionCall && word == 3) ||
            (instruction->opcode == SpvOpExtInst && instruction->words[3] != analysis->features.glsl_set);
        if (tracked && !is_followed) {
            tracked->is_used = true;
        }
    }
}

void wd_tracked_reserve_facts(wd_analysis *analysis) {
    for (size_t i = 0; i < analysis->tracking->tracked_variables.count; i++) {
        wd_tracked_variable *tracked = &analysis->tracking->tracked_variables.items[i];
        if (!tracked->is_used && tracked->has_parts) {
            wd_facts_reserve_all(analysis, tracked->is_checked, tracked->facts);
        } else if (!tracked->is_used) {
            wd_facts_reserve(analysis, tracked->type, tracked->is_checked, tracked->facts);
        }
    }
}

wd_status wd_tracked_find(wd_analysis *analysis) {
    const wd_spirv_module *module = analysis->module;
    const bool deferred = analysis->features.keeps_descriptors || analysis->features.has_variable_pointers;
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
    for (uint32_t i = first; deferred && !status && analysis->tracking->tracked_variables.count &&
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

// The tracked variable that an instruction gets its result from.
wd_tracked_variable *wd_tracked_source(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const bool may = instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpFunctionCall;
    wd_tracked_variable *tracked = may ? wd_tracked_variable_of(analysis, instruction->words[3]) : NULL;
    return tracked && tracked->facts[WD_FACT_INDEX] &&
                   is_tracked_value(analysis, tracked, instruction->result_type)
               ? tracked
               : NULL;
}

// An id with the layout of the objects that the variable's pointers point to. Pointers of other types have their own
// layouts.
uint32_t wd_tracked_example(const wd_analysis *analysis, const wd_tracked_variable *tracked, uint32_t type) {
    return !tracked->has_parts || wd_type_of(analysis->module, tracked->example) == type ? tracked->example
                                                                                         : 0;
}

wd_status wd_tracked_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    if (!analysis->tracking->tracked_variables.count) {
        return WD_OK;
    }
    analysis->tracking->has_facts |=
        instruction->opcode == SpvOpFunctionCall || instruction->opcode == SpvOpStore ||
        instruction->opcode == SpvOpReturnValue || instruction->opcode == SpvOpFunctionParameter;
    const wd_tracked_variable *tracked = wd_tracked_source(analysis, instruction);
    const uint32_t type = instruction->result_type;
    if (!tracked || !wd_facts_reserve(analysis, type, tracked->is_checked, facts)) {
        return WD_OK;
    }
    analysis->tracking->has_facts = true;
    return wd_facts_add_descriptor(analysis, instruction->result, type,
                                   wd_tracked_example(analysis, tracked, type), tracked->is_checked, facts);
}

wd_status wd_tracked_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (wd_optional_has(analysis->tracking->location_of[instruction->result]) ||
        !wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    return wd_tracking_add_unknown(analysis, instruction->result, instruction->result_type, NULL);
}
