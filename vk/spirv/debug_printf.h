// Calls of debugPrintfEXT: instructions of the extended instruction set NonSemantic.DebugPrintf.
//
// A shader that records a call and a host that prints the record must agree on the words of a value: both use
// wd_spirv_printf_type_of. All functions only read the module.
#ifndef WARDEN_VK_SPIRV_DEBUG_PRINTF_H
#define WARDEN_VK_SPIRV_DEBUG_PRINTF_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_SPIRV_PRINTF_SET "NonSemantic.DebugPrintf"

// Words of a call: the OpString with the format, and the first value. A call has at most WD_SPIRV_PRINTF_MAX_VALUES.
enum { WD_SPIRV_PRINTF_FORMAT = 5, WD_SPIRV_PRINTF_FIRST_VALUE = 6, WD_SPIRV_PRINTF_MAX_VALUES = 120 };

// wd_spirv_is_printf returns whether an instruction is a call. `set`: the id of the module's import of the instruction
// set; 0: it has none.
bool wd_spirv_is_printf(const wd_spirv_instruction *instruction, uint32_t set);

// wd_spirv_has_printf_name returns whether the name of the instruction set is anywhere in the words, which need not be
// read: without it, they have no call.
bool wd_spirv_has_printf_name(const uint32_t *words, size_t num_words);

// wd_spirv_printf_set returns the id of the module's import of the instruction set; 0: it has none.
uint32_t wd_spirv_printf_set(const wd_spirv_module *module);

typedef enum wd_spirv_printf_scalar {
    WD_SPIRV_PRINTF_NOTHING, // A value without words, such as a string: one word, 0, stands for it.
    WD_SPIRV_PRINTF_BOOL,
    WD_SPIRV_PRINTF_SIGNED,
    WD_SPIRV_PRINTF_UNSIGNED,
    WD_SPIRV_PRINTF_FLOAT,
    WD_SPIRV_PRINTF_ADDRESS, // A pointer to PhysicalStorageBuffer: 64 bits.
} wd_spirv_printf_scalar;

// wd_spirv_printf_type describes a value. A component of at most 32 bits has one word: booleans are 0 or 1, integers
// are extended by their signedness, floats become 32-bit floats. A component of 64 bits has two, the low word first.
typedef struct wd_spirv_printf_type {
    wd_spirv_printf_scalar scalar;
    uint32_t width;       // Bits of a component in the module.
    uint32_t rows;        // Components of a vector, or of a matrix's column; 1: a scalar.
    uint32_t columns;     // Of a matrix; 1: not a matrix.
    uint32_t scalar_type; // Ids of the types of a component
    uint32_t column_type; // and of a column.
} wd_spirv_printf_type;

wd_spirv_printf_type wd_spirv_printf_type_of(const wd_spirv_module *module, uint32_t type);

// wd_spirv_printf_words returns the number of words of a value.
static inline uint32_t wd_spirv_printf_words(const wd_spirv_printf_type *type) {
    return type->rows * type->columns * (type->width > 32 ? 2 : 1);
}

// wd_spirv_printf_value_type returns the type of the value that word `word` of a call names: 0 for strings and ids
// without a type.
uint32_t wd_spirv_printf_value_type(const wd_spirv_module *module, const wd_spirv_instruction *call,
                                    uint32_t word);

#ifdef __cplusplus
}
#endif
#endif
