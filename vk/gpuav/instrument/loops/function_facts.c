// Facts of the function around a loop, for the upper bounds of the loop's values (upper_bounds.c): the stores to its
// variables, the order of instructions, and the size of workgroups. Each is read once for a function, when it is first
// needed.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

void wd_function_facts_begin_function(wd_writer *writer) {
    writer->loops->function_facts.are_stores_known = false;
    writer->loops->function_facts.is_dominance_known = false;
}

uint32_t wd_stored_value(const wd_spirv_instruction *store) {
    enum { OBJECT = 2, INITIALIZER = 4 };
    return store->words[store->opcode == SpvOpVariable ? INITIALIZER : OBJECT];
}

static void note_store(wd_variable_stores *stores, uint32_t instruction) {
    if (stores->count < WD_MAX_STORES) {
        stores->at[stores->count] = instruction;
    }
    stores->count++;
}

static void note_variable(wd_writer *writer, const wd_spirv_instruction *variable) {
    wd_variable_stores *added =
        WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->function_facts.stores);
    if (!added) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return;
    }
    *added = (wd_variable_stores){0};
    writer->loops->versions.versioned[variable->result].stores =
        wd_optional(writer->loops->function_facts.stores.count - 1);
    if (variable->num_words > 4) {
        note_store(added, variable->index);
    }
}

static wd_variable_stores *stores_of(const wd_writer *writer, uint32_t id) {
    const wd_optional_index stores = writer->loops->versions.versioned[id].stores;
    return wd_optional_has(stores) ? &writer->loops->function_facts.stores.items[wd_optional_get(stores)]
                                   : NULL;
}

static void note_variable_uses(wd_writer *writer, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLoad || wd_is_debug_instruction(writer->analysis, instruction)) {
        return;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t id = instruction->words[word];
        wd_variable_stores *stores =
            id < wd_spirv_module_num_ids(writer->module) ? stores_of(writer, id) : NULL;
        if (stores && instruction->opcode == SpvOpStore && word == 1) {
            note_store(stores, instruction->index);
        } else if (stores) {
            stores->is_used_otherwise = true;
        }
    }
}

const wd_variable_stores *wd_function_stores_to(wd_writer *writer, uint32_t variable) {
    const wd_function *function = &writer->analysis->list.functions.items[writer->at.function];
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; !writer->loops->function_facts.are_stores_known && i < function->end;
         i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (instruction.opcode == SpvOpVariable) {
            note_variable(writer, &instruction);
        } else {
            note_variable_uses(writer, &instruction);
        }
    }
    writer->loops->function_facts.are_stores_known = true;
    const wd_variable_stores *stores = stores_of(writer, variable);
    return stores && !stores->is_used_otherwise ? stores : NULL;
}

const uint32_t *wd_workgroup_size(wd_writer *writer) {
    if (!writer->loops->function_facts.is_group_size_known) {
        writer->loops->function_facts.is_group_size_known = true;
        writer->loops->function_facts.has_group_size =
            wd_find_group_size(writer->module, writer->loops->function_facts.group_size);
    }
    return writer->loops->function_facts.has_group_size ? writer->loops->function_facts.group_size : NULL;
}

// The label of the block of an instruction. Without words: it is in no block of the function; the module is invalid.
static wd_spirv_instruction label_of(const wd_writer *writer, uint32_t instruction) {
    const wd_function *function = &writer->analysis->list.functions.items[writer->at.function];
    wd_spirv_instruction label;
    for (; instruction >= function->begin && instruction < function->end; instruction--) {
        wd_spirv_module_instruction(writer->module, instruction, &label);
        if (label.opcode == SpvOpLabel) {
            return label;
        }
    }
    return (wd_spirv_instruction){0};
}

uint32_t wd_function_block_of(const wd_writer *writer, uint32_t instruction) {
    return label_of(writer, instruction).index;
}

bool wd_function_runs_before(wd_writer *writer, uint32_t first, uint32_t second) {
    const wd_function *function = &writer->analysis->list.functions.items[writer->at.function];
    const uint32_t a = label_of(writer, first).result, b = label_of(writer, second).result;
    if (!a || !b || a == b) {
        return a && b && first < second;
    }
    if (!writer->loops->function_facts.is_dominance_known) {
        wd_status status = wd_dominance_read(&writer->loops->function_facts.dominance, writer->module,
                                             function->begin, function->end);
        wd_writer_fail(writer, status);
        writer->loops->function_facts.is_dominance_known = !status;
    }
    return writer->loops->function_facts.is_dominance_known &&
           wd_dominates(&writer->loops->function_facts.dominance,
                        wd_dominance_block(&writer->loops->function_facts.dominance, a),
                        wd_dominance_block(&writer->loops->function_facts.dominance, b));
}
