// A SPIR-V module, read in place.
//
// A module is a header of five words and a stream of instructions. wd_spirv_module_create walks the stream once, checks
// the invariants of later readers, and notes where each instruction begins and which one defines each id. Time and
// memory are linear in the module's size. The words stay the caller's: they must outlive the module and not change.
//
// Guarantees for every module that was created:
// - every instruction is completely inside the words, and has at least the words that the grammar requires for its
//   opcode;
// - every string ends with a NUL inside its instruction;
// - ids at known places are above 0 and under the bound, and no id is defined twice.
// It is not validated beyond that: an id may be undefined, a type may be any instruction. Look, then use.
//
// A module never changes after creation: any number of threads may read it at the same time.
#ifndef WARDEN_VK_SPIRV_MODULE_H
#define WARDEN_VK_SPIRV_MODULE_H

#include <spirv/unified1/spirv.h>

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// Words of the header, and the universal limit on the id bound (SPIR-V specification, section 2.17).
enum { WD_SPIRV_HEADER_WORDS = 5, WD_SPIRV_MAX_BOUND = 4194303 };

typedef struct wd_spirv_module wd_spirv_module;

// wd_spirv_instruction is a view of one instruction. words[0] holds word count and opcode, as in the module.
typedef struct wd_spirv_instruction {
    const uint32_t *words;
    uint32_t num_words;
    uint32_t opcode; // An SpvOp, or a number that this build does not know.
    uint32_t index;  // How many instructions precede it in the module: the "instruction index" of messages.
    uint32_t word_offset; // Of words[0] from the start of the module.
    uint32_t result_type; // 0: it has none.
    uint32_t result;      // 0: it has none.
} wd_spirv_instruction;

// wd_spirv_module_create reads `num_words` words. WD_ERROR_INVALID_DATA: `diagnostic` (optional) gives the byte, and
// the expected contents. WD_ERROR_OUT_OF_MEMORY. On failure `*module` is NULL.
wd_status wd_spirv_module_create(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                 wd_spirv_module **module, wd_diagnostic *diagnostic);

// wd_spirv_module_destroy accepts NULL.
void wd_spirv_module_destroy(wd_spirv_module *module);

const uint32_t *wd_spirv_module_words(const wd_spirv_module *module);
size_t wd_spirv_module_num_words(const wd_spirv_module *module);
// wd_spirv_module_version returns the header's version word: 0x00010300 is SPIR-V 1.3.
uint32_t wd_spirv_module_version(const wd_spirv_module *module);
// wd_spirv_module_bound returns the header's bound: every id is less.
uint32_t wd_spirv_module_bound(const wd_spirv_module *module);
uint32_t wd_spirv_module_num_instructions(const wd_spirv_module *module);
// wd_spirv_module_num_ids returns the maximum id that is defined, plus one: enough for a table by id, whatever the
// header claims.
uint32_t wd_spirv_module_num_ids(const wd_spirv_module *module);
// wd_spirv_module_first_function returns the index where the functions begin: the first OpFunction, or the OpLine
// before it; the number of instructions if there is none.
uint32_t wd_spirv_module_first_function(const wd_spirv_module *module);
// wd_spirv_module_first_unknown returns the index of the first instruction with an opcode that this build does not know
// (see wd_spirv_opcode_name); the number of instructions if there is none.
uint32_t wd_spirv_module_first_unknown(const wd_spirv_module *module);

// wd_spirv_module_instruction fills `*instruction` with the one at `index`; false if there is none.
bool wd_spirv_module_instruction(const wd_spirv_module *module, uint32_t index,
                                 wd_spirv_instruction *instruction);

// wd_spirv_view is the instruction at `words`, which a builder wrote: the word count is the one that its opcode wants
// or more. It has no index and no offset.
wd_spirv_instruction wd_spirv_view(const uint32_t *words);

// wd_spirv_head is a walk over the instructions before the functions that only reads words: much faster than one
// by wd_spirv_module_instruction. `at` is the instruction's first word; the walk is over when it has reached `end`.
typedef struct wd_spirv_head {
    const uint32_t *at;
    const uint32_t *end;
    uint32_t opcode; // Of the instruction, and its words; both unset at the end.
    uint32_t num_words;
    uint32_t index;
} wd_spirv_head;

// wd_spirv_module_words_before_functions counts the words before the functions, the header included.
size_t wd_spirv_module_words_before_functions(const wd_spirv_module *module);

static inline void wd_spirv_head_read(wd_spirv_head *head) {
    if (head->at < head->end) {
        head->opcode = *head->at & 0xffffu;
        head->num_words = *head->at >> 16;
    }
}

static inline wd_spirv_head wd_spirv_head_begin(const wd_spirv_module *module) {
    const uint32_t *words = wd_spirv_module_words(module);
    wd_spirv_head head = {words + WD_SPIRV_HEADER_WORDS,
                          words + wd_spirv_module_words_before_functions(module), 0, 0, 0};
    wd_spirv_head_read(&head);
    return head;
}

static inline void wd_spirv_head_next(wd_spirv_head *head) {
    head->at += head->num_words;
    head->index++;
    wd_spirv_head_read(head);
}

// WD_SPIRV_FOR_HEAD runs a statement for each instruction before the functions.
#define WD_SPIRV_FOR_HEAD(head, module)                                                                      \
    for (wd_spirv_head head = wd_spirv_head_begin(module); head.at < head.end; wd_spirv_head_next(&head))

// wd_spirv_part is a part of the module before the functions: from the first to the last instruction of its kind, so
// that none of that kind is elsewhere. In an invalid module parts may overlap, and other instructions may be between.
typedef enum wd_spirv_part {
    WD_SPIRV_ANYWHERE, // No part: lines, non-semantic instructions, and those that only functions have.
    WD_SPIRV_PREAMBLE, // Capabilities, imports, memory model, entry points, execution modes, sources, names.
    WD_SPIRV_ANNOTATIONS,  // Decorations.
    WD_SPIRV_DECLARATIONS, // Types, constants, variables.
    WD_SPIRV_NUM_PARTS,
} wd_spirv_part;

// wd_spirv_part_begin begins a walk over a part, which ends immediately if there is none.
wd_spirv_head wd_spirv_part_begin(const wd_spirv_module *module, wd_spirv_part part);

// WD_SPIRV_FOR_PART runs a statement for each instruction of a part.
#define WD_SPIRV_FOR_PART(head, module, part)                                                                \
    for (wd_spirv_head head = wd_spirv_part_begin((module), (part)); head.at < head.end;                     \
         wd_spirv_head_next(&head))

// wd_spirv_module_find fills `*instruction` with the definition of `id`; false if it has none, or `id` is out of range.
bool wd_spirv_module_find(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *instruction);

// wd_spirv_module_find_opcode is wd_spirv_module_find that also wants the definition to be of `opcode`.
bool wd_spirv_module_find_opcode(const wd_spirv_module *module, uint32_t id, uint32_t opcode,
                                 wd_spirv_instruction *instruction);

// wd_spirv_module_string returns the text of the OpString `id`, which lives in the words; NULL if it is none.
const char *wd_spirv_module_string(const wd_spirv_module *module, uint32_t id);

// wd_spirv_module_name returns the OpName of `id`, which lives in the words; NULL if it has none. It searches.
const char *wd_spirv_module_name(const wd_spirv_module *module, uint32_t id);
// wd_spirv_module_member_name is the same for the OpMemberName of a member of the struct `type`.
const char *wd_spirv_module_member_name(const wd_spirv_module *module, uint32_t type, uint64_t member);

// wd_spirv_module_constant reads an integer OpConstant of up to 64 bits, sign-extended if its type is signed; false if
// `id` is anything else (specialization constants included).
bool wd_spirv_module_constant(const wd_spirv_module *module, uint32_t id, uint64_t *value);

// wd_spirv_opcode_name returns "OpLoad", or NULL for an opcode that this build does not know.
const char *wd_spirv_opcode_name(uint32_t opcode);

// wd_spirv_ends_block returns whether an instruction ends a block (SPIR-V specification, "Block Termination
// Instruction").
static inline bool wd_spirv_ends_block(uint32_t opcode) {
    switch (opcode) {
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
    case SpvOpReturn:
    case SpvOpReturnValue:
    case SpvOpKill:
    case SpvOpUnreachable:
    case SpvOpTerminateInvocation:
    case SpvOpIgnoreIntersectionKHR:
    case SpvOpTerminateRayKHR:
    case SpvOpEmitMeshTasksEXT:
        return true;
    default:
        return false;
    }
}

// wd_spirv_operand_string returns the string that begins at `word` of `instruction`, and in `*end` (optional) the word
// after it; NULL if there is none or it does not end inside the instruction.
const char *wd_spirv_operand_string(const wd_spirv_instruction *instruction, uint32_t word, uint32_t *end);

// wd_spirv_id_cursor walks over the operands that are ids, result and result type left out. Operands after an
// enumerant with operands of its own (decorations, memory access) are not reached. Literals of OpenCL.DebugInfo.100,
// before the functions, are taken for ids and may be any number.
typedef struct wd_spirv_id_cursor {
    const wd_spirv_instruction *instruction;
    const char *operands; // NULL: `mask` has the words that are ids; then all from `word` to `end` are.
    uint32_t word;
    uint32_t end;
    uint32_t mask;
} wd_spirv_id_cursor;

wd_spirv_id_cursor wd_spirv_ids(const wd_spirv_instruction *instruction);
// wd_spirv_next_walked_id is wd_spirv_next_id where `operands` is not NULL.
uint32_t wd_spirv_next_walked_id(wd_spirv_id_cursor *cursor);
// wd_spirv_next_id returns the word of the next id operand in the instruction, or 0 at the end.
static inline uint32_t wd_spirv_next_id(wd_spirv_id_cursor *cursor) {
    if (cursor->operands) {
        return wd_spirv_next_walked_id(cursor);
    }
    if (cursor->mask) {
        const uint32_t word = (uint32_t)__builtin_ctz(cursor->mask);
        cursor->mask &= cursor->mask - 1;
        return word;
    }
    return cursor->word < cursor->end ? cursor->word++ : 0;
}

// wd_spirv_entry_point is one OpEntryPoint; its pointers lead into the words.
typedef struct wd_spirv_entry_point {
    const char *name;
    uint32_t execution_model; // An SpvExecutionModel.
    uint32_t function;
    const uint32_t *interface_ids;
    uint32_t num_interface_ids;
} wd_spirv_entry_point;

uint32_t wd_spirv_module_num_entry_points(const wd_spirv_module *module);
// wd_spirv_module_entry_point fills `*entry_point`; false if there is no entry point number `index`.
bool wd_spirv_module_entry_point(const wd_spirv_module *module, uint32_t index,
                                 wd_spirv_entry_point *entry_point);
// wd_spirv_module_is_entry_point returns whether a function is that of an entry point.
bool wd_spirv_module_is_entry_point(const wd_spirv_module *module, uint32_t function);

#ifdef __cplusplus
}
#endif
#endif
