// The SPIR-V grammar's entry for each instruction: its name and the positions of its ids. The tables are generated from
// spirv.core.grammar.json by emit_grammar.py, which explains the operand string.
//
// Reading goes by wd_spirv_shape: one small row for each opcode, which answers without looking at the operands one by
// one. wd_spirv_layout has the rest, for messages and for walking over operands.
#ifndef WARDEN_VK_SPIRV_GRAMMAR_H
#define WARDEN_VK_SPIRV_GRAMMAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_spirv_layout {
    const char *name;     // "OpLoad"; NULL for an opcode that this build does not know.
    const char *operands; // One character an operand; NULL when unknown.
} wd_spirv_layout;

// How much of an instruction's operands its shape describes.
enum {
    WD_SPIRV_BY_SHAPE,  // All of them.
    WD_SPIRV_TEXT_LAST, // All, but for a string that is the last operand.
    WD_SPIRV_WALKED,    // Not all: walk over the operand string.
};

// wd_spirv_shape are the positions of an instruction's ids, in words; its first word is number 0.
typedef struct wd_spirv_shape {
    uint32_t id_mask; // Bit n: word n is an id, if the instruction has such a word.
    uint8_t result;   // The word of the result id, 0: it has none; 1; 2: word 1 is its type.
    uint8_t ids_from; // From this word on all are ids; 0: there is no such word.
    // The fewest words that the instruction can have, its first one included; 0: an opcode that this build does not
    // know, whose other fields are 0, too.
    uint8_t min_words;
    uint8_t reading : 4; // WD_SPIRV_BY_SHAPE, WD_SPIRV_TEXT_LAST or WD_SPIRV_WALKED.
    // A wd_spirv_part: the part of the module before the functions that has such instructions.
    uint8_t part : 4;
} wd_spirv_shape;

extern const wd_spirv_layout wd_spirv_layouts[];
extern const uint16_t wd_spirv_layout_rows[];
extern const wd_spirv_shape wd_spirv_shapes[];
extern const uint32_t wd_spirv_num_layout_rows;

// wd_spirv_shape_of returns the row of `opcode`, never NULL.
static inline const wd_spirv_shape *wd_spirv_shape_of(uint32_t opcode) {
    return &wd_spirv_shapes[opcode < wd_spirv_num_layout_rows ? opcode : wd_spirv_num_layout_rows];
}

// wd_spirv_layout_of returns the row of `opcode`, never NULL.
static inline const wd_spirv_layout *wd_spirv_layout_of(uint32_t opcode) {
    return &wd_spirv_layouts[opcode < wd_spirv_num_layout_rows ? wd_spirv_layout_rows[opcode] : 0];
}

#ifdef __cplusplus
}
#endif
#endif
