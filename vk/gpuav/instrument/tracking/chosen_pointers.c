#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/tracking/tracking_internal.h"

// The pointer operands: every `*step`th word, from the returned one on.
static uint32_t first_choice(const wd_spirv_instruction *instruction, uint32_t *step) {
    *step = instruction->opcode == SpvOpPhi ? 2 : 1;
    return instruction->opcode == SpvOpPhi ? WD_FIRST_OF_PHI : WD_FIRST_OF_SELECT;
}

// Whether the index of the descriptor that `id` leads to needs no check. A phi's operand may be made after the phi,
// from the phi itself: its own operands are examined.
static bool is_checked(const wd_analysis *analysis, uint32_t id, uint32_t choice) {
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH; depth++) {
        const wd_location *location = wd_location_of(analysis, id);
        if (location && analysis->tracking->roots.items[location->root].complete) {
            return analysis->tracking->roots.items[location->root].provable;
        }
        if (id == choice || !wd_spirv_module_find(analysis->module, id, &made)) {
            return id == choice;
        }
        if (!wd_leads_on(made.opcode)) {
            return made.opcode == SpvOpConstantNull || made.opcode == SpvOpUndef;
        }
        id = made.words[3];
    }
    return false;
}

wd_status wd_pointers_merge(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction pointer;
    if (!wd_spirv_module_find_opcode(analysis->module, instruction->result_type, SpvOpTypePointer,
                                     &pointer) ||
        pointer.words[2] != SpvStorageClassStorageBuffer) {
        return WD_OK;
    }
    uint32_t facts[WD_NUM_FACTS], step, first = first_choice(instruction, &step);
    bool checked = true;
    for (uint32_t word = first; word < instruction->num_words; word += step) {
        checked = checked && is_checked(analysis, instruction->words[word], instruction->result);
    }
    // A descriptor's index that may be bad is checked where the pointer is used: the other operands may not be chosen.
    if (!wd_facts_reserve(analysis, instruction->result_type, checked, facts) ||
        first >= instruction->num_words) {
        return wd_tracking_add_unknown(analysis, instruction->result, instruction->result_type, NULL);
    }
    uint32_t *phi = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->phis);
    if (!phi) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *phi = instruction->index;
    analysis->tracking->has_facts = true;
    return wd_facts_add_descriptor(analysis, instruction->result, instruction->result_type,
                                   instruction->words[first], checked, facts);
}

static uint64_t phi_operand_key(size_t function, uint32_t id) {
    return (uint64_t)function << 32 | id;
}

wd_phi_operand *wd_phi_operand_of(const wd_analysis *analysis, size_t function, uint32_t id) {
    const uintptr_t index_plus_one =
        (uintptr_t)wd_hash_table_get(&analysis->tracking->phi_operand_of, phi_operand_key(function, id));
    return index_plus_one ? &analysis->tracking->phi_operands.items[index_plus_one - 1] : NULL;
}

// Reserves the facts of a phi's operand.
static wd_status want_facts(wd_analysis *analysis, uint32_t function, uint32_t id, uint32_t type) {
    uint32_t direct[WD_NUM_FACTS];
    wd_spirv_instruction made;
    if (!wd_location_of(analysis, id) || wd_phi_operand_of(analysis, function, id) ||
        wd_facts_direct(analysis, id, direct) || !wd_spirv_module_find(analysis->module, id, &made)) {
        return WD_OK;
    }
    wd_phi_operand *operand = WD_VECTOR_PUSH(&analysis->allocator, &analysis->tracking->phi_operands);
    if (!operand) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *operand = (wd_phi_operand){.id = id};
    operand->at_entry = made.opcode == SpvOpVariable || made.opcode == SpvOpFunctionParameter;
    wd_facts_reserve(analysis, type, false, operand->facts);
    return wd_hash_table_set(&analysis->tracking->phi_operand_of, phi_operand_key(function, id),
                             (void *)(uintptr_t)analysis->tracking->phi_operands.count);
}

wd_status wd_pointers_end_function(wd_analysis *analysis, uint32_t function) {
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (size_t i = 0; !status && i < analysis->tracking->phis.count; i++) {
        wd_spirv_module_instruction(analysis->module, analysis->tracking->phis.items[i], &instruction);
        for (uint32_t word = WD_FIRST_OF_PHI;
             !status && instruction.opcode == SpvOpPhi && word < instruction.num_words; word += 2) {
            status = want_facts(analysis, function, instruction.words[word], instruction.result_type);
        }
    }
    analysis->tracking->phis.count = 0;
    return status;
}
