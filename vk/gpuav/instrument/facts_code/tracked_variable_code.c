// Tracked variables hold pointers and descriptors that are not always the same: parameters, variables of the
// invocation, and functions that return them.
//
// Each has private variables with the facts (fact_values.c) of its content. They are stored before a call, a store or a
// return, and loaded where a function begins and after a load or a call. SPIR-V has no recursion, so that one set is
// enough. A variable with uses other than loads and stores is not tracked.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/facts_code/facts_code_internal.h"

enum { SPIRV_1_4 = 0x00010400 };

// Writing

void wd_tracked_declare(wd_writer *writer) {
    static const char *const names[] = {"warden.word", "warden.index", "warden.length", "warden.offset"};
    const wd_analysis *analysis = writer->analysis;
    wd_spirv_builder *builder = writer->builder;
    for (size_t i = 0; i < analysis->tracking->tracked_variables.count; i++) {
        const wd_tracked_variable *tracked = &analysis->tracking->tracked_variables.items[i];
        uint32_t unknown[WD_NUM_FACTS];
        for (uint32_t fact = 0; fact < WD_NUM_FACTS; fact++) {
            if (!tracked->facts[fact]) {
                continue;
            }
            if (tracked->has_parts) {
                wd_companion_declare(writer, tracked->facts[fact], tracked->type, writer->type_uint,
                                     names[fact]);
                continue;
            }
            wd_facts_unknown(writer, tracked->type, unknown);
            const uint32_t pointer =
                wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, writer->type_uint);
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, tracked->facts[fact],
                          SpvStorageClassPrivate, unknown[fact]);
            wd_spirv_builder_name(builder, tracked->facts[fact], names[fact]);
        }
    }
}

wd_status wd_tracked_interface(wd_writer *writer, wd_interface_ids *ids) {
    const wd_tracking *tracking = writer->analysis->tracking;
    wd_status status = WD_OK;
    for (size_t i = 0; i < tracking->tracked_variables.count; i++) {
        for (uint32_t fact = 0; !status && fact < WD_NUM_FACTS; fact++) {
            const uint32_t id = tracking->tracked_variables.items[i].facts[fact];
            status = id ? wd_interface_add(writer, ids, id) : WD_OK;
        }
    }
    return status;
}

// The pointer to a fact of the object that `at` points to; 0: of the entire content.
static uint32_t part_of(wd_writer *writer, const wd_tracked_variable *tracked, uint32_t fact, uint32_t at) {
    return tracked->has_parts && at
               ? wd_companion_pointer(writer, tracked->facts[fact], at, writer->type_uint)
               : tracked->facts[fact];
}

// Parts are null before the first store. Unknown facts are therefore stored with inverted bits.
static uint32_t invert(wd_writer *writer, const wd_tracked_variable *tracked, uint32_t fact, uint32_t value) {
    if (!tracked->has_parts || (fact != WD_FACT_WORD && fact != WD_FACT_LENGTH)) {
        return value;
    }
    return wd_emit_unary(writer, SpvOpNot, writer->type_uint, value);
}

// `at`: the pointer through which `id` is stored.
static void store_facts(wd_writer *writer, const wd_tracked_variable *tracked, uint32_t id, uint32_t at) {
    uint32_t facts[WD_NUM_FACTS];
    wd_location layout = {0};
    if (!tracked || !tracked->facts[WD_FACT_INDEX]) {
        return;
    }
    const uint32_t type = tracked->has_parts ? wd_type_of(writer->module, id) : tracked->type;
    if (tracked->has_parts && !wd_is_storage_pointer(writer->module, type)) {
        return; // Another part.
    }
    if (wd_tracked_example(writer->analysis, tracked, type)) {
        wd_facts_layout(writer->analysis, tracked->example, &layout);
    }
    wd_facts_compute(writer, id, type, &layout, tracked->facts, facts);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (tracked->facts[i]) {
            const uint32_t pointer = part_of(writer, tracked, i, at);
            WD_EMIT(writer, SpvOpStore, pointer, invert(writer, tracked, i, facts[i]));
        }
    }
}

static void load_facts(wd_writer *writer, const wd_tracked_variable *tracked,
                       const uint32_t facts[WD_NUM_FACTS], uint32_t at) {
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (!tracked->facts[i] || !facts[i]) {
            continue;
        }
        const bool is_inverted = tracked->has_parts && (i == WD_FACT_WORD || i == WD_FACT_LENGTH);
        const uint32_t pointer = part_of(writer, tracked, i, at);
        const uint32_t value = is_inverted ? wd_spirv_builder_id(writer->builder) : facts[i];
        WD_EMIT(writer, SpvOpLoad, writer->type_uint, value, pointer);
        if (is_inverted) {
            WD_EMIT(writer, SpvOpNot, writer->type_uint, facts[i], value);
        }
    }
}

static void put_arguments_in(wd_writer *writer, const wd_spirv_instruction *call) {
    wd_arguments arguments = wd_arguments_of(writer->module, call);
    while (wd_arguments_next(&arguments)) {
        store_facts(writer, wd_tracked_variable_of(writer->analysis, arguments.parameter),
                    call->words[arguments.word], 0);
    }
}

void wd_tracked_emit_stores(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = writer->analysis;
    if (instruction->opcode == SpvOpFunctionCall) {
        put_arguments_in(writer, instruction);
    } else if (instruction->opcode == SpvOpStore) {
        store_facts(writer, wd_tracked_variable_of(analysis, instruction->words[1]), instruction->words[2],
                    instruction->words[1]);
    } else if (instruction->opcode == SpvOpReturnValue) {
        store_facts(writer,
                    wd_tracked_variable_of(analysis, analysis->list.functions.items[writer->at.function].id),
                    instruction->words[1], 0);
    }
}

void wd_tracked_emit_loads(wd_writer *writer, const wd_spirv_instruction *instruction) {
    uint32_t facts[WD_NUM_FACTS];
    const wd_tracked_variable *tracked = wd_tracked_source(writer->analysis, instruction);
    if (tracked && wd_facts_of(writer->analysis, instruction->result, facts)) {
        load_facts(writer, tracked, facts, instruction->words[3]);
    }
}

void wd_tracked_begin_function(wd_writer *writer, const wd_function *function) {
    const wd_analysis *analysis = writer->analysis;
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
            load_facts(writer, tracked, facts, 0);
        }
    }
}
