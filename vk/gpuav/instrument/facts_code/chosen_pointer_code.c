// Pointers into buffers that OpPhi and OpSelect choose (the capability VariablePointers).
//
// The same choice is made among the facts of the operands: the descriptor's word and index, and the offset in the
// buffer. The chosen facts decide the checks of accesses through the chosen pointer. The facts of an OpSelect's
// operands are computed before it; those of an OpPhi's operands after the instructions that make them.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/facts_code/facts_code_internal.h"

// Writing

// The facts of a phi's operand; unknown if the object that it points to has another layout.
static void phi_operand_facts(wd_writer *writer, const wd_spirv_instruction *phi, uint32_t id,
                              const wd_location *chosen, uint32_t facts[WD_NUM_FACTS]) {
    const wd_analysis *analysis = writer->analysis;
    const wd_phi_operand *operand = wd_phi_operand_of(analysis, writer->at.function, id);
    const wd_location *location = wd_location_of(analysis, id);
    uint32_t own[WD_NUM_FACTS] = {0};
    if (!location) {
        wd_facts_compute(writer, id, phi->result_type, chosen, own, facts); // Constants.
        return;
    }
    wd_facts_unknown(writer, phi->result_type, facts);
    if (location->type != chosen->type || !wd_facts_same_layout(analysis, chosen->type, location, chosen) ||
        (!operand && !wd_facts_direct(analysis, id, own))) {
        return;
    }
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        const uint32_t fact = operand ? operand->facts[i] : own[i];
        facts[i] = fact ? fact : facts[i];
    }
}

static void write_select(wd_writer *writer, const wd_spirv_instruction *select, const wd_location *chosen,
                         const uint32_t wanted[WD_NUM_FACTS]) {
    uint32_t first[WD_NUM_FACTS], second[WD_NUM_FACTS];
    wd_facts_compute(writer, select->words[WD_FIRST_OF_SELECT], select->result_type, chosen, wanted, first);
    wd_facts_compute(writer, select->words[WD_FIRST_OF_SELECT + 1], select->result_type, chosen, wanted,
                     second);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (wanted[i]) {
            WD_EMIT(writer, SpvOpSelect, writer->type_uint, wanted[i], select->words[3], first[i], second[i]);
        }
    }
}

static void write_phi(wd_writer *writer, const wd_spirv_instruction *phi, const wd_location *chosen,
                      const uint32_t wanted[WD_NUM_FACTS]) {
    uint32_t *operands = wd_arena_alloc_zero(writer->arena, phi->num_words, sizeof *operands);
    uint32_t facts[WD_NUM_FACTS];
    for (uint32_t i = 0; operands && i < WD_NUM_FACTS; i++) {
        if (!wanted[i] || wd_writer_note_phi(writer)) {
            continue;
        }
        operands[0] = writer->type_uint;
        operands[1] = wanted[i];
        uint32_t word = WD_FIRST_OF_PHI;
        for (; word + 1 < phi->num_words; word += 2) { // An operand without a block is invalid.
            phi_operand_facts(writer, phi, phi->words[word], chosen, facts);
            operands[word - 1] = facts[i];
            operands[word] = phi->words[word + 1];
        }
        wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpPhi, operands, word - 1);
    }
}

static void emit_phi_operand(wd_writer *writer, const wd_phi_operand *operand) {
    const wd_analysis *analysis = writer->analysis;
    wd_spirv_instruction made;
    uint32_t facts[WD_NUM_FACTS];
    if (!wd_spirv_module_find(analysis->module, operand->id, &made)) {
        return;
    }
    wd_facts_compute(writer, operand->id, made.result_type, wd_location_of(analysis, operand->id),
                     operand->facts, facts);
    for (uint32_t i = 0; i < WD_NUM_FACTS; i++) {
        if (operand->facts[i]) {
            WD_EMIT(writer, SpvOpCopyObject, writer->type_uint, operand->facts[i], facts[i]);
        }
    }
}

void wd_pointers_emit(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_analysis *analysis = writer->analysis;
    uint32_t wanted[WD_NUM_FACTS];
    const wd_location *location = wd_location_of(analysis, instruction->result);
    if (!location) {
        return;
    }
    if ((instruction->opcode == SpvOpSelect || instruction->opcode == SpvOpPhi) &&
        wd_facts_direct(analysis, instruction->result, wanted)) {
        if (instruction->opcode == SpvOpSelect) {
            write_select(writer, instruction, location, wanted);
        } else {
            write_phi(writer, instruction, location, wanted);
        }
        return;
    }
    const wd_phi_operand *operand = wd_phi_operand_of(analysis, writer->at.function, instruction->result);
    if (operand && !operand->at_entry) {
        emit_phi_operand(writer, operand);
    }
}

void wd_pointers_begin_function(wd_writer *writer, const wd_function *function) {
    const wd_analysis *analysis = writer->analysis;
    for (uint32_t i = function->first_phi_operand;
         i < function->first_phi_operand + function->num_phi_operands; i++) {
        if (analysis->tracking->phi_operands.items[i].at_entry) {
            emit_phi_operand(writer, &analysis->tracking->phi_operands.items[i]);
        }
    }
}
