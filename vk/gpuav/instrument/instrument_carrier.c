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

wd_carrier *wd_carrier_of(const wd_analysis *analysis, uint32_t id) {
    const uintptr_t carrier =
        analysis->carriers.count ? (uintptr_t)wd_hash_table_get(&analysis->carrier_of, id) : 0;
    return carrier ? &analysis->carriers.items[carrier - 1] : NULL;
}

wd_status wd_carriers_add(wd_analysis *analysis, uint32_t id, uint32_t type, uint32_t example,
                          bool is_checked) {
    wd_carrier *carrier = WD_VECTOR_PUSH(&analysis->allocator, &analysis->carriers);
    if (!carrier) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *carrier = (wd_carrier){.id = id, .type = type, .example = example, .is_checked = is_checked};
    return wd_hash_table_set(&analysis->carrier_of, id, (void *)(uintptr_t)analysis->carriers.count);
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

static wd_status find_carrier(wd_analysis *analysis, const wd_spirv_instruction *made, uint32_t type) {
    bool is_part;
    if (!type || !wd_facts_wanted(analysis, type, &is_part) || wd_carrier_of(analysis, made->result) ||
        (is_part && made->opcode != SpvOpVariable)) {
        return WD_OK;
    }
    wd_status status = wd_carriers_add(analysis, made->result, type, 0, true);
    wd_carrier *carrier = status ? NULL : wd_carrier_of(analysis, made->result);
    if (carrier) {
        carrier->has_parts = is_part;
    }
    return status;
}

// A pointer into a carrier stands for it.
static wd_status find_part(wd_analysis *analysis, const wd_spirv_instruction *made) {
    const bool is_chain = made->opcode == SpvOpAccessChain || made->opcode == SpvOpInBoundsAccessChain;
    const uintptr_t carrier =
        is_chain ? (uintptr_t)wd_hash_table_get(&analysis->carrier_of, made->words[3]) : 0;
    return carrier && analysis->carriers.items[carrier - 1].has_parts
               ? wd_hash_table_set(&analysis->carrier_of, made->result, (void *)carrier)
               : WD_OK;
}

static bool is_buffer_pointer(const wd_analysis *analysis, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find_opcode(analysis->module, type_id, SpvOpTypePointer, &type) &&
           type.words[2] == SpvStorageClassStorageBuffer;
}

// Whether the value that is stored or loaded is one that the carrier hands on, and not an array or a struct of them.
static bool is_handed_on(const wd_analysis *analysis, const wd_carrier *carrier, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!carrier->has_parts) {
        return type_id == carrier->type;
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
    wd_carrier *carrier = wd_carrier_of(analysis, id);
    wd_spirv_instruction made;
    if (!carrier || (carrier->has_parts && !is_buffer_pointer(analysis, type_of(analysis, source)))) {
        return;
    }
    carrier->example = carrier->example ? carrier->example : source;
    if (wd_spirv_module_find_opcode(analysis->module, source, SpvOpSelect, &made)) {
        carrier->is_checked = carrier->is_checked && has_no_index(analysis, made.words[4]) &&
                              has_no_index(analysis, made.words[5]);
    } else {
        carrier->is_checked = carrier->is_checked && has_no_index(analysis, source);
    }
}

static void note_uses(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_carrier *carrier = wd_carrier_of(analysis, instruction->words[word]);
        const bool is_part = carrier && carrier->has_parts;
        const bool is_followed =
            (instruction->opcode == SpvOpLoad && word == 3 &&
             (!is_part || is_handed_on(analysis, carrier, instruction->result_type))) ||
            (instruction->opcode == SpvOpStore && word == 1 &&
             (!is_part || is_handed_on(analysis, carrier, type_of(analysis, instruction->words[2])))) ||
            (is_part && word == 3 && wd_carrier_of(analysis, instruction->result) == carrier) ||
            (instruction->opcode == SpvOpFunctionCall && word == 3) ||
            (instruction->opcode == SpvOpExtInst && instruction->words[3] != analysis->glsl_set);
        if (carrier && !is_followed) {
            carrier->is_used = true;
        }
    }
}

void wd_carriers_reserve(wd_analysis *analysis) {
    for (size_t i = 0; i < analysis->carriers.count; i++) {
        wd_carrier *carrier = &analysis->carriers.items[i];
        if (!carrier->is_used && carrier->has_parts) {
            wd_facts_reserve_all(analysis, carrier->is_checked, carrier->facts);
        } else if (!carrier->is_used) {
            wd_facts_reserve(analysis, carrier->type, carrier->is_checked, carrier->facts);
        }
    }
}

wd_status wd_carriers_find(wd_analysis *analysis) {
    const wd_spirv_module *module = analysis->module;
    const bool kept = analysis->keeps_descriptors || analysis->has_variable_pointers;
    const uint32_t first = wd_spirv_module_first_function(module);
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; kept && !status && wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpVariable) {
            status = find_carrier(analysis, &instruction, held_type(analysis, &instruction));
        } else if (instruction.opcode == SpvOpFunction) {
            status = find_carrier(analysis, &instruction, instruction.result_type);
        }
    }
    uint32_t function = 0;
    for (uint32_t i = first;
         kept && !status && analysis->carriers.count && wd_spirv_module_instruction(module, i, &instruction);
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
static wd_carrier *carrier_behind(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const bool may = instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpFunctionCall;
    wd_carrier *carrier = may ? wd_carrier_of(analysis, instruction->words[3]) : NULL;
    return carrier && carrier->facts[WD_FACT_INDEX] &&
                   is_handed_on(analysis, carrier, instruction->result_type)
               ? carrier
               : NULL;
}

// What says how that which a carrier hands on lies in memory. Parts of other types have their own layouts.
static uint32_t example_of(const wd_analysis *analysis, const wd_carrier *carrier, uint32_t type) {
    return !carrier->has_parts || type_of(analysis, carrier->example) == type ? carrier->example : 0;
}

wd_status wd_carriers_follow(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    if (!analysis->carriers.count) {
        return WD_OK;
    }
    analysis->has_facts |= instruction->opcode == SpvOpFunctionCall || instruction->opcode == SpvOpStore ||
                           instruction->opcode == SpvOpReturnValue ||
                           instruction->opcode == SpvOpFunctionParameter;
    const wd_carrier *carrier = carrier_behind(analysis, instruction);
    const uint32_t type = instruction->result_type;
    if (!carrier || !wd_facts_reserve(analysis, type, carrier->is_checked, facts)) {
        return WD_OK;
    }
    analysis->has_facts = true;
    return wd_facts_stand_in(analysis, instruction->result, type, example_of(analysis, carrier, type),
                             carrier->is_checked, facts);
}

wd_status wd_carriers_lost(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (analysis->place_of[instruction->result] ||
        !wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    return wd_analysis_stand_alone(analysis, instruction->result, instruction->result_type, NULL);
}

// Writing

void wd_carriers_declare(wd_rewrite *rewrite) {
    static const char *const names[] = {"warden.word", "warden.index", "warden.length", "warden.offset"};
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_builder *builder = rewrite->builder;
    for (size_t i = 0; i < analysis->carriers.count; i++) {
        const wd_carrier *carrier = &analysis->carriers.items[i];
        uint32_t unknown[WD_NUM_FACTS];
        for (uint32_t fact = 0; fact < WD_NUM_FACTS; fact++) {
            if (!carrier->facts[fact]) {
                continue;
            }
            if (carrier->has_parts) {
                wd_shadow_declare(rewrite, carrier->facts[fact], carrier->type, rewrite->type_uint,
                                  names[fact]);
                continue;
            }
            wd_facts_unknown(rewrite, carrier->type, unknown);
            rewrite->pointer_fact =
                wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, rewrite->type_uint);
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, rewrite->pointer_fact,
                          carrier->facts[fact], SpvStorageClassPrivate, unknown[fact]);
            wd_spirv_builder_name(builder, carrier->facts[fact], names[fact]);
        }
    }
}

void wd_carriers_interface(wd_rewrite *rewrite, uint32_t entry_point) {
    const wd_analysis *analysis = rewrite->analysis;
    for (size_t i = 0; i < analysis->carriers.count; i++) {
        for (uint32_t fact = 0; fact < WD_NUM_FACTS; fact++) {
            if (analysis->carriers.items[i].facts[fact]) {
                wd_spirv_builder_interface(rewrite->builder, entry_point,
                                           analysis->carriers.items[i].facts[fact]);
            }
        }
    }
}

// The pointer to a fact of what `at` points to; 0: of what the carrier hands on as a whole.
static uint32_t part_of(wd_rewrite *rewrite, const wd_carrier *carrier, uint32_t fact, uint32_t at) {
    return carrier->has_parts && at ? wd_shadow_pointer(rewrite, carrier->facts[fact], at, rewrite->type_uint)
                                    : carrier->facts[fact];
}

// Parts are null where nothing was stored yet: what then tells nothing is kept with its bits turned round.
static uint32_t turn(wd_rewrite *rewrite, const wd_carrier *carrier, uint32_t fact, uint32_t value) {
    if (!carrier->has_parts || (fact != WD_FACT_WORD && fact != WD_FACT_LENGTH)) {
        return value;
    }
    const uint32_t turned = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpNot, rewrite->type_uint, turned, value);
    return turned;
}

// `at`: the pointer through which `id` is stored.
static void put_in(wd_rewrite *rewrite, const wd_carrier *carrier, uint32_t id, uint32_t at) {
    uint32_t facts[WD_NUM_FACTS];
    wd_place layout = {0};
    if (!carrier || !carrier->facts[WD_FACT_INDEX]) {
        return;
    }
    const uint32_t type = carrier->has_parts ? type_of(rewrite->analysis, id) : carrier->type;
    if (carrier->has_parts && !is_buffer_pointer(rewrite->analysis, type)) {
        return; // Another part.
    }
    if (example_of(rewrite->analysis, carrier, type)) {
        wd_facts_layout(rewrite->analysis, carrier->example, &layout);
    }
    wd_facts_compute(rewrite, id, type, &layout, carrier->facts, facts);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (carrier->facts[i]) {
            const uint32_t pointer = part_of(rewrite, carrier, i, at);
            WD_EMIT(rewrite, SpvOpStore, pointer, turn(rewrite, carrier, i, facts[i]));
        }
    }
}

static void take_out(wd_rewrite *rewrite, const wd_carrier *carrier, const uint32_t facts[WD_NUM_FACTS],
                     uint32_t at) {
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (!carrier->facts[i] || !facts[i]) {
            continue;
        }
        const bool is_turned = carrier->has_parts && (i == WD_FACT_WORD || i == WD_FACT_LENGTH);
        const uint32_t pointer = part_of(rewrite, carrier, i, at);
        const uint32_t value = is_turned ? wd_spirv_builder_id(rewrite->builder) : facts[i];
        WD_EMIT(rewrite, SpvOpLoad, rewrite->type_uint, value, pointer);
        if (is_turned) {
            WD_EMIT(rewrite, SpvOpNot, rewrite->type_uint, facts[i], value);
        }
    }
}

static void put_arguments_in(wd_rewrite *rewrite, const wd_spirv_instruction *call) {
    wd_arguments arguments = wd_arguments_of(rewrite->module, call);
    while (wd_arguments_next(&arguments)) {
        put_in(rewrite, wd_carrier_of(rewrite->analysis, arguments.parameter), call->words[arguments.word],
               0);
    }
}

void wd_carriers_before(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = rewrite->analysis;
    if (instruction->opcode == SpvOpFunctionCall) {
        put_arguments_in(rewrite, instruction);
    } else if (instruction->opcode == SpvOpStore) {
        put_in(rewrite, wd_carrier_of(analysis, instruction->words[1]), instruction->words[2],
               instruction->words[1]);
    } else if (instruction->opcode == SpvOpReturnValue) {
        put_in(rewrite, wd_carrier_of(analysis, analysis->functions.items[rewrite->function].id),
               instruction->words[1], 0);
    }
}

void wd_carriers_behind(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    const wd_carrier *carrier = carrier_behind(rewrite->analysis, instruction);
    if (carrier && wd_facts_of(rewrite->analysis, instruction->result, facts)) {
        take_out(rewrite, carrier, facts, instruction->words[3]);
    }
}

void wd_carriers_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_instruction parameter;
    for (uint32_t i = function->begin;
         i < function->end && wd_spirv_module_instruction(analysis->module, i, &parameter) &&
         parameter.opcode != SpvOpLabel;
         i++) {
        const wd_carrier *carrier =
            parameter.opcode == SpvOpFunctionParameter ? wd_carrier_of(analysis, parameter.result) : NULL;
        uint32_t facts[WD_NUM_FACTS] = {0};
        if (carrier && wd_facts_of(analysis, parameter.result, facts)) {
            take_out(rewrite, carrier, facts, 0);
        }
    }
}
