// What the SPIR-V grammar says of each instruction: its name and where its ids stand. The table is generated from
// spirv.core.grammar.json by emit_grammar.py, which explains the operand string.
#ifndef WARDEN_VK_SPIRV_GRAMMAR_H
#define WARDEN_VK_SPIRV_GRAMMAR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_spirv_layout {
    const char *name;     // "OpLoad"; NULL for an opcode that this build does not know.
    const char *operands; // One character an operand; NULL when unknown.
    uint16_t min_words;   // The fewest words that the instruction can have, its first one included.
} wd_spirv_layout;

extern const wd_spirv_layout wd_spirv_layouts[];
extern const uint16_t wd_spirv_layout_rows[];
extern const uint32_t wd_spirv_num_layout_rows;

// wd_spirv_layout_of returns the row of `opcode`, never NULL.
static inline const wd_spirv_layout *wd_spirv_layout_of(uint32_t opcode) {
    return &wd_spirv_layouts[opcode < wd_spirv_num_layout_rows ? wd_spirv_layout_rows[opcode] : 0];
}

#ifdef __cplusplus
}
#endif
#endif
