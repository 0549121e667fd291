// Pointers into buffers that OpPhi and OpSelect choose from (the capability VariablePointers).
//
// The choice is made a second time, of the facts of what is chosen from (instrument_facts.c): the descriptor's word and index, and the
// offset in the buffer. What is accessed through the chosen pointer is then checked by the chosen facts. Those of an OpSelect's
// operands are computed in front of it; those of an OpPhi's behind the instructions that make them.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

enum { FIRST_OF_SELECT = 4, FIRST_OF_PHI = 3 };

// The operands that are chosen from: every `*step`th word, from the returned one on.
static uint32_t first_choice(const wd_spirv_instruction *instruction, uint32_t *step) {
    *step = instruction->opcode == SpvOpPhi ? 2 : 1;
    return instruction->opcode == SpvOpPhi ? FIRST_OF_PHI : FIRST_OF_SELECT;
}

// Whether the index of the descriptor that `id` leads to needs no check. A phi's operand may be made later than the phi, of the
// phi itself: what it is made of tells.
static bool is_checked(const wd_analysis *analysis, uint32_t id, uint32_t choice) {
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH; depth++) {
        const wd_location *location = wd_location_of(analysis, id);
        if (location && analysis->roots.items[location->root].complete) {
            return analysis->roots.items[location->root].provable;
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
    // A descriptor's index that may be bad is checked where the pointer is used: the others may not be chosen.
    if (!wd_facts_reserve(analysis, instruction->result_type, checked, facts) ||
        first >= instruction->num_words) {
        return wd_analysis_add_unknown(analysis, instruction->result, instruction->result_type, NULL);
    }
    uint32_t *phi = WD_VECTOR_PUSH(&analysis->allocator, &analysis->phis);
    if (!phi) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *phi = instruction->index;
    analysis->has_facts = true;
    return wd_facts_add_descriptor(analysis, instruction->result, instruction->result_type,
                                   instruction->words[first], checked, facts);
}

static uint64_t phi_operand_key(size_t function, uint32_t id) {
    return (uint64_t)function << 32 | id;
}

static wd_phi_operand *phi_operand_of(const wd_analysis *analysis, size_t function, uint32_t id) {
    const uintptr_t told =
        (uintptr_t)wd_hash_table_get(&analysis->phi_operand_of, phi_operand_key(function, id));
    return told ? &analysis->told.items[told - 1] : NULL;
}

// Has the facts of a phi's operand computed.
static wd_status want_facts(wd_analysis *analysis, uint32_t function, uint32_t id, uint32_t type) {
    uint32_t direct[WD_NUM_FACTS];
    wd_spirv_instruction made;
    if (!wd_location_of(analysis, id) || phi_operand_of(analysis, function, id) ||
        wd_facts_direct(analysis, id, direct) || !wd_spirv_module_find(analysis->module, id, &made)) {
        return WD_OK;
    }
    wd_phi_operand *told = WD_VECTOR_PUSH(&analysis->allocator, &analysis->told);
    if (!told) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *told = (wd_phi_operand){.id = id};
    told->at_entry = made.opcode == SpvOpVariable || made.opcode == SpvOpFunctionParameter;
    wd_facts_reserve(analysis, type, false, told->facts);
    return wd_hash_table_set(&analysis->phi_operand_of, phi_operand_key(function, id),
                             (void *)(uintptr_t)analysis->told.count);
}

wd_status wd_pointers_end_function(wd_analysis *analysis, uint32_t function) {
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    for (size_t i = 0; !status && i < analysis->phis.count; i++) {
        wd_spirv_module_instruction(analysis->module, analysis->phis.items[i], &instruction);
        for (uint32_t word = FIRST_OF_PHI;
             !status && instruction.opcode == SpvOpPhi && word < instruction.num_words; word += 2) {
            status = want_facts(analysis, function, instruction.words[word], instruction.result_type);
        }
    }
    analysis->phis.count = 0;
    return status;
}

// Writing

// The facts of a phi's operand; nothing is known where what it points to lies in memory in another way.
static void phi_operand_facts(wd_rewrite *rewrite, const wd_spirv_instruction *phi, uint32_t id,
                              const wd_location *chosen, uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_phi_operand *told = phi_operand_of(analysis, rewrite->function, id);
    const wd_location *location = wd_location_of(analysis, id);
    uint32_t own[WD_NUM_FACTS] = {0};
    if (!location) {
        wd_facts_compute(rewrite, id, phi->result_type, chosen, own, facts); // Constants.
        return;
    }
    wd_facts_unknown(rewrite, phi->result_type, facts);
    if (location->type != chosen->type || !wd_facts_same_layout(analysis, chosen->type, location, chosen) ||
        (!told && !wd_facts_direct(analysis, id, own))) {
        return;
    }
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        const uint32_t fact = told ? told->facts[i] : own[i];
        facts[i] = fact ? fact : facts[i];
    }
}

static void write_select(wd_rewrite *rewrite, const wd_spirv_instruction *select, const wd_location *chosen,
                         const uint32_t wanted[WD_NUM_FACTS]) {
    uint32_t first[WD_NUM_FACTS], second[WD_NUM_FACTS];
    wd_facts_compute(rewrite, select->words[FIRST_OF_SELECT], select->result_type, chosen, wanted, first);
    wd_facts_compute(rewrite, select->words[FIRST_OF_SELECT + 1], select->result_type, chosen, wanted,
                     second);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (wanted[i]) {
            WD_EMIT(rewrite, SpvOpSelect, rewrite->type_uint, wanted[i], select->words[3], first[i],
                    second[i]);
        }
    }
}

static void write_phi(wd_rewrite *rewrite, const wd_spirv_instruction *phi, const wd_location *chosen,
                      const uint32_t wanted[WD_NUM_FACTS]) {
    uint32_t *operands = wd_arena_alloc_zero(rewrite->arena, phi->num_words, sizeof *operands);
    uint32_t facts[WD_NUM_FACTS];
    for (uint32_t i = 0; operands && i < WD_NUM_FACTS; i++) {
        if (!wanted[i] || wd_rewrite_note_phi(rewrite)) {
            continue;
        }
        operands[0] = rewrite->type_uint;
        operands[1] = wanted[i];
        uint32_t word = FIRST_OF_PHI;
        for (; word + 1 < phi->num_words; word += 2) { // An operand without a block is none.
            phi_operand_facts(rewrite, phi, phi->words[word], chosen, facts);
            operands[word - 1] = facts[i];
            operands[word] = phi->words[word + 1];
        }
        wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpPhi, operands, word - 1);
    }
}

static void emit_phi_operand(wd_rewrite *rewrite, const wd_phi_operand *told) {
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_instruction made;
    uint32_t facts[WD_NUM_FACTS];
    if (!wd_spirv_module_find(analysis->module, told->id, &made)) {
        return;
    }
    wd_facts_compute(rewrite, told->id, made.result_type, wd_location_of(analysis, told->id), told->facts,
                     facts);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (told->facts[i]) {
            WD_EMIT(rewrite, SpvOpCopyObject, rewrite->type_uint, told->facts[i], facts[i]);
        }
    }
}

void wd_pointers_write(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = rewrite->analysis;
    uint32_t wanted[WD_NUM_FACTS];
    const wd_location *location = wd_location_of(analysis, instruction->result);
    if (!location) {
        return;
    }
    if ((instruction->opcode == SpvOpSelect || instruction->opcode == SpvOpPhi) &&
        wd_facts_direct(analysis, instruction->result, wanted)) {
        if (instruction->opcode == SpvOpSelect) {
            write_select(rewrite, instruction, location, wanted);
        } else {
            write_phi(rewrite, instruction, location, wanted);
        }
        return;
    }
    const wd_phi_operand *told = phi_operand_of(analysis, rewrite->function, instruction->result);
    if (told && !told->at_entry) {
        emit_phi_operand(rewrite, told);
    }
}

void wd_pointers_begin_function(wd_rewrite *rewrite, const wd_function *function) {
    const wd_analysis *analysis = rewrite->analysis;
    for (uint32_t i = function->first_phi_operand;
         i < function->first_phi_operand + function->num_phi_operands; i++) {
        if (analysis->told.items[i].at_entry) {
            emit_phi_operand(rewrite, &analysis->told.items[i]);
        }
    }
}
