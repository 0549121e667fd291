// Stores to the variables of the current function, and its dominators: both are read with the first question about it.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

wd_stores *wd_range_stores_of(const wd_analysis *analysis, uint32_t id) {
    const wd_value_ranges *ranges = &analysis->ranges;
    return id < analysis->num_ids && ranges->stores_of[id] ? &ranges->stores[ranges->stores_of[id] - 1]
                                                           : NULL;
}

static void note_variable(wd_analysis *analysis, const wd_spirv_instruction *variable) {
    wd_value_ranges *ranges = &analysis->ranges;
    if (!wd_array_reserve(&analysis->allocator, (void **)&ranges->stores, &ranges->capacity,
                          ranges->num_stores + 1, sizeof *ranges->stores)) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        return;
    }
    // A variable with an initializer is not followed: no store gives its first value.
    ranges->stores[ranges->num_stores++] =
        (wd_stores){.id = variable->result, .is_followed = variable->num_words == 4};
    ranges->stores_of[variable->result] = (uint32_t)ranges->num_stores;
}

static void note_uses(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t block) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_stores *stores = wd_range_stores_of(analysis, instruction->words[word]);
        if (!stores) {
            continue;
        }
        if (instruction->opcode == SpvOpStore && word == 1) {
            const uint32_t i = stores->count < 2 ? stores->count : 1;
            stores->at[i] = instruction->index;
            stores->blocks[i] = block;
            stores->count++;
        } else if (instruction->opcode != SpvOpLoad && !wd_is_debug_instruction(analysis, instruction)) {
            stores->is_followed = false;
        }
    }
}

void wd_range_read_function(wd_analysis *analysis) {
    wd_value_ranges *ranges = &analysis->ranges;
    const uint32_t begin = analysis->list.functions.items[analysis->list.functions.count - 1].begin;
    if (ranges->is_read) {
        return;
    }
    ranges->is_read = true;
    if (!ranges->stores_of) {
        ranges->stores_of =
            wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, sizeof *ranges->stores_of);
    }
    if (!ranges->stores_of) {
        analysis->failure = WD_ERROR_OUT_OF_MEMORY;
        return;
    }
    wd_spirv_instruction instruction;
    uint32_t i = begin, block = 0;
    for (; !analysis->failure && wd_spirv_module_instruction(analysis->module, i, &instruction) &&
           instruction.opcode != SpvOpFunctionEnd;
         i++) {
        if (instruction.opcode == SpvOpVariable && instruction.result < analysis->num_ids) {
            note_variable(analysis, &instruction);
            continue;
        }
        block = instruction.opcode == SpvOpLabel ? i : block;
        note_uses(analysis, &instruction, block);
    }
    if (!analysis->failure) {
        analysis->failure = wd_dominance_read(&analysis->dominance, analysis->module, begin, i);
    }
}

bool wd_range_dominates(wd_analysis *analysis, uint32_t a, uint32_t b) {
    const wd_dominance *dominance = &analysis->dominance;
    wd_range_read_function(analysis);
    if (analysis->failure || a >= analysis->num_ids || b >= analysis->num_ids || !dominance->numbers[a] ||
        !dominance->numbers[b]) {
        return false;
    }
    const uint32_t first = wd_dominance_block(dominance, a), second = wd_dominance_block(dominance, b);
    return first < dominance->num_blocks && second < dominance->num_blocks &&
           wd_dominates(dominance, first, second);
}

// Both blocks dominate the current one, so the block of the instruction that comes first dominates the other.
uint32_t wd_range_stored(wd_analysis *analysis, const wd_spirv_instruction *load) {
    wd_spirv_instruction store, label;
    wd_range_read_function(analysis);
    const wd_stores *stores = analysis->failure ? NULL : wd_range_stores_of(analysis, load->words[3]);
    return stores && stores->is_followed && stores->count == 1 && stores->at[0] < load->index &&
                   wd_spirv_module_instruction(analysis->module, stores->at[0], &store) &&
                   wd_spirv_module_instruction(analysis->module, stores->blocks[0], &label) &&
                   wd_range_dominates(analysis, label.result, analysis->ranges.label)
               ? store.words[2]
               : 0;
}
