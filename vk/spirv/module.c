#include "vk/spirv/module.h"

#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/spirv/grammar.h"
#include "vk/spirv/module_internal.h"
#include "vk/spirv/source.h"

enum { SWAPPED_MAGIC = 0x03022307 };

const char *wd_spirv_opcode_name(uint32_t opcode) {
    return wd_spirv_layout_of(opcode)->name;
}

// Whether a byte of the word is 0: only there a borrow reaches a high bit that was not set.
static bool is_string_end(uint32_t word) {
    return ((word - 0x01010101u) & ~word & 0x80808080u) != 0;
}

const char *wd_spirv_operand_string(const wd_spirv_instruction *instruction, uint32_t word, uint32_t *end) {
    for (uint32_t i = word; i < instruction->num_words; i++) {
        if (is_string_end(instruction->words[i])) {
            if (end) {
                *end = i + 1;
            }
            return (const char *)&instruction->words[word];
        }
    }
    return NULL;
}

// Operands

static wd_spirv_id_cursor walk_ids(const wd_spirv_instruction *instruction) {
    const char *operands = wd_spirv_layout_of(instruction->opcode)->operands;
    return (wd_spirv_id_cursor){instruction, operands ? operands : "", 1, 0, 0};
}

wd_spirv_id_cursor wd_spirv_ids(const wd_spirv_instruction *instruction) {
    const wd_spirv_shape *shape = wd_spirv_shape_of(instruction->opcode);
    const uint32_t num_words = instruction->num_words;
    if (shape->reading == WD_SPIRV_WALKED) {
        return walk_ids(instruction);
    }
    const uint32_t there = num_words < 32 ? (1u << num_words) - 1 : UINT32_MAX;
    const uint32_t results = (2u << shape->result) - 1; // Word 0 as well, which is never an id.
    return (wd_spirv_id_cursor){
        .instruction = instruction,
        .word = shape->ids_from ? shape->ids_from : num_words,
        .end = num_words,
        .mask = shape->id_mask & there & ~results,
    };
}

// The result of one step over the operand string.
typedef enum step { STEP_ID, STEP_SKIPPED, STEP_END, STEP_BAD_STRING } step;

// Moves over the cursor's current operand; at STEP_ID `*id_word` holds its word.
static step step_operand(wd_spirv_id_cursor *cursor, uint32_t *id_word) {
    const wd_spirv_instruction *instruction = cursor->instruction;
    if (cursor->word >= instruction->num_words) {
        return STEP_END;
    }
    switch (*cursor->operands) {
    case 't':
    case 'r':
    case 'l':
        cursor->operands++;
        cursor->word++;
        return STEP_SKIPPED;
    case 'i':
    case 'o':
        cursor->operands++;
        *id_word = cursor->word++;
        return STEP_ID;
    case 'I': // Stays until the words end.
        *id_word = cursor->word++;
        return STEP_ID;
    case 'm': // The mask, then nothing but ids.
        cursor->operands = "I";
        cursor->word++;
        return STEP_SKIPPED;
    case 's':
    case 'S':
        cursor->operands++;
        return wd_spirv_operand_string(instruction, cursor->word, &cursor->word) ? STEP_SKIPPED
                                                                                 : STEP_BAD_STRING;
    default:
        return STEP_END;
    }
}

uint32_t wd_spirv_next_walked_id(wd_spirv_id_cursor *cursor) {
    uint32_t word = 0;
    for (;;) {
        switch (step_operand(cursor, &word)) {
        case STEP_ID:
            return word;
        case STEP_SKIPPED:
            break;
        default:
            return 0;
        }
    }
}

// Reading

// The instruction at `offset`, which is known to have the words that its opcode wants. Every walk over a module goes
// through here, and whether an instruction has a result cannot be predicted: no branches, an absent id is masked out.
static wd_spirv_instruction view_at(const uint32_t *words, size_t offset, uint32_t index) {
    const uint32_t *at = words + offset;
    const uint32_t opcode = at[0] & SpvOpCodeMask;
    const uint32_t result = wd_spirv_shape_of(opcode)->result;
    return (wd_spirv_instruction){
        .words = at,
        .num_words = at[0] >> SpvWordCountShift,
        .opcode = opcode,
        .index = index,
        .word_offset = (uint32_t)offset,
        .result_type = at[result >> 1] & -(result >> 1),
        .result = at[result] & -(uint32_t)(result != 0),
    };
}

wd_spirv_instruction wd_spirv_view(const uint32_t *words) {
    return view_at(words, 0, 0);
}

static wd_status check_id(const wd_spirv_instruction *instruction, uint32_t word, uint32_t bound,
                          wd_diagnostic *diagnostic) {
    uint32_t id = instruction->words[word];
    if (id && id < bound) {
        return WD_OK;
    }
    wd_diagnose(diagnostic, ((size_t)instruction->word_offset + word) * 4,
                "%s: id %u is not below the id bound %u, or is 0", wd_spirv_opcode_name(instruction->opcode),
                id, bound);
    return WD_ERROR_INVALID_DATA;
}

static wd_status check_operands(const wd_spirv_instruction *instruction, uint32_t bound,
                                wd_diagnostic *diagnostic) {
    wd_status status = WD_OK;
    const uint32_t result = wd_spirv_shape_of(instruction->opcode)->result;
    for (uint32_t word = 1; word <= result; word++) {
        if ((status = check_id(instruction, word, bound, diagnostic))) {
            return status;
        }
    }
    wd_spirv_id_cursor cursor = walk_ids(instruction);
    for (;;) {
        uint32_t word = 0;
        switch (step_operand(&cursor, &word)) {
        case STEP_ID:
            if ((status = check_id(instruction, word, bound, diagnostic))) {
                return status;
            }
            break;
        case STEP_SKIPPED:
            break;
        case STEP_BAD_STRING:
            wd_diagnose(diagnostic, ((size_t)instruction->word_offset + cursor.word) * 4,
                        "%s: a string has no terminating NUL", wd_spirv_opcode_name(instruction->opcode));
            return WD_ERROR_INVALID_DATA;
        case STEP_END:
            // A string that is wanted may begin beyond the last word.
            if (*cursor.operands == 's' || *cursor.operands == 'i') {
                wd_diagnose(diagnostic, ((size_t)instruction->word_offset + cursor.word) * 4,
                            "%s: an operand is missing", wd_spirv_opcode_name(instruction->opcode));
                return WD_ERROR_INVALID_DATA;
            }
            return WD_OK;
        }
    }
}

// Whether an OpExtInst with all words that it needs has literals after its number. In OpenCL.DebugInfo.100 only
// declarations have some: instructions in functions have ids.
static bool has_literals(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    return instruction->opcode == SpvOpExtInst && module->first_function == UINT32_MAX &&
           module->literal_debug_info && instruction->words[3] == module->literal_debug_info;
}

// Checks the instruction at `offset` and describes the problem.
static wd_status examine_instruction(const wd_spirv_module *module, size_t offset,
                                     wd_diagnostic *diagnostic) {
    const uint32_t num_words = module->words[offset] >> SpvWordCountShift;
    const uint32_t opcode = module->words[offset] & SpvOpCodeMask;
    const uint32_t min_words = wd_spirv_shape_of(opcode)->min_words;
    const char *name = wd_spirv_opcode_name(opcode);
    if (num_words == 0) {
        wd_diagnose(diagnostic, offset * 4, "an instruction (opcode %u) has a word count of 0", opcode);
        return WD_ERROR_INVALID_DATA;
    }
    if (num_words > module->num_words - offset) {
        wd_diagnose(diagnostic, offset * 4,
                    "truncated: %s (opcode %u) has %u words, and the module ends after %zu",
                    name ? name : "an instruction", opcode, num_words, module->num_words - offset);
        return WD_ERROR_INVALID_DATA;
    }
    if (num_words < min_words) {
        wd_diagnose(diagnostic, offset * 4, "%s has %u words, and needs at least %u", name, num_words,
                    min_words);
        return WD_ERROR_INVALID_DATA;
    }
    wd_spirv_instruction instruction = view_at(module->words, offset, 0);
    if (has_literals(module, &instruction)) {
        instruction.num_words = min_words;
    }
    return check_operands(&instruction, module->bound, diagnostic);
}

// Whether all words that `shape` calls ids are above 0 and under the bound.
static bool ids_are_good(const uint32_t *words, uint32_t num_words, const wd_spirv_shape *shape,
                         uint32_t bound) {
    uint32_t mask = num_words < 32 ? shape->id_mask & ((1u << num_words) - 1) : shape->id_mask;
    uint32_t num_bad = 0;
    for (; mask; mask &= mask - 1) {
        num_bad += words[__builtin_ctz(mask)] - 1 >= bound - 1;
    }
    for (uint32_t word = shape->ids_from ? shape->ids_from : num_words; word < num_words; word++) {
        num_bad += words[word] - 1 >= bound - 1;
    }
    return !num_bad;
}

// Whether an instruction with `num_words` words passes by its shape only. A string that ends in the last word, as most
// do, ends inside.
static bool passes_by_shape(const uint32_t *words, uint32_t num_words, size_t num_left,
                            const wd_spirv_shape *shape, uint32_t bound) {
    return num_words != 0 && num_words >= shape->min_words && num_words <= num_left &&
           (shape->reading == WD_SPIRV_BY_SHAPE ||
            (shape->reading == WD_SPIRV_TEXT_LAST && is_string_end(words[num_words - 1]))) &&
           ids_are_good(words, num_words, shape, bound);
}

static wd_status check_header(const uint32_t *words, size_t num_words, wd_diagnostic *diagnostic) {
    size_t offset = 0;
    if (num_words < WD_SPIRV_HEADER_WORDS) {
        wd_diagnose(diagnostic, num_words * 4,
                    "truncated: the module has %zu bytes, and a SPIR-V header has 20", num_words * 4);
        return WD_ERROR_INVALID_DATA;
    }
    if (words[0] == SWAPPED_MAGIC) {
        wd_diagnose(diagnostic, 0,
                    "the module has the other byte order: its magic number is 0x%08x, not 0x%08x", words[0],
                    SpvMagicNumber);
    } else if (words[0] != SpvMagicNumber) {
        wd_diagnose(diagnostic, 0, "not a SPIR-V module: the magic number is 0x%08x, not 0x%08x", words[0],
                    SpvMagicNumber);
    } else if ((words[1] & 0xff0000ffu) || words[1] >> 16 != 1) {
        offset = 4;
        wd_diagnose(diagnostic, offset, "the version is 0x%08x, not 0x00010000 (SPIR-V 1.0) to 0x0001ff00",
                    words[1]);
    } else if (words[3] == 0 || words[3] > WD_SPIRV_MAX_BOUND) {
        offset = 12;
        wd_diagnose(diagnostic, offset, "the id bound is %u, not 1 to %u", words[3], WD_SPIRV_MAX_BOUND);
    } else if (num_words > UINT32_MAX / 4) {
        wd_diagnose(diagnostic, 0, "the module has %zu words, more than Warden can handle", num_words);
    } else {
        return WD_OK;
    }
    return WD_ERROR_INVALID_DATA;
}

// Makes room in the table of definitions for `id`, which is under the bound.
static wd_status reserve_definition(wd_spirv_module *module, size_t *capacity, uint32_t id) {
    const size_t old = *capacity;
    if (!wd_array_reserve(&module->allocator, (void **)&module->definitions, capacity, (size_t)id + 2,
                          sizeof *module->definitions)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memset(module->definitions + old, 0, (*capacity - old) * sizeof *module->definitions);
    return WD_OK;
}

static wd_status define(wd_spirv_module *module, uint32_t id, uint32_t index, wd_diagnostic *diagnostic) {
    uint32_t *definition = &module->definitions[id];
    if (*definition) {
        const size_t offset = module->offsets[index];
        wd_diagnose(diagnostic, offset * 4, "%s defines id %u, which instruction %u already defines",
                    wd_spirv_opcode_name(module->words[offset] & SpvOpCodeMask), id, *definition - 1);
        return WD_ERROR_INVALID_DATA;
    }
    *definition = index + 1;
    if (id >= module->num_ids) {
        module->num_ids = id + 1;
    }
    return WD_OK;
}

static wd_status note_entry_point(wd_spirv_module *module, size_t *capacity, uint32_t index) {
    if (!wd_array_reserve(&module->allocator, (void **)&module->entry_points, capacity,
                          module->num_entry_points + 1u, sizeof *module->entry_points)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    module->entry_points[module->num_entry_points++] = index;
    return WD_OK;
}

static void stretch_to(wd_spirv_stretch *stretch, const wd_spirv_module *module, uint32_t index) {
    const uint32_t offset = module->offsets[index];
    if (!stretch->begin) {
        stretch->begin = offset;
        stretch->first = index;
    }
    stretch->end = offset + (module->words[offset] >> SpvWordCountShift);
}

// Notes where the functions begin, or the parts before them.
static void note_head(wd_spirv_module *module, uint32_t index, const wd_spirv_shape *shape) {
    const uint32_t *words = module->words + module->offsets[index];
    const uint32_t num_words = words[0] >> SpvWordCountShift;
    if (shape->part != WD_SPIRV_ANYWHERE) {
        stretch_to(&module->parts[shape->part], module, index);
    }
    switch (words[0] & SpvOpCodeMask) {
    case SpvOpExtInstImport:
        if (wd_spirv_is_shader_debug_info((const char *)&words[2])) {
            module->debug_info = words[1];
        } else if (strcmp((const char *)&words[2], "OpenCL.DebugInfo.100") == 0) {
            module->literal_debug_info = words[1];
        }
        break;
    case SpvOpSource:
    case SpvOpSourceContinued:
        // The text follows language, version and file.
        if (module->sources_at.begin || (num_words > 4 && (words[0] & SpvOpCodeMask) == SpvOpSource)) {
            stretch_to(&module->sources_at, module, index);
        }
        break;
    case SpvOpFunction:
        module->first_function = index;
        break;
    default:
        break;
    }
}

// How many elements the tables have room for.
typedef struct capacities {
    size_t offsets;
    size_t definitions;
    size_t entry_points;
} capacities;

// Enters the instruction at `offset`, which was checked, into the tables, as the latest one.
static wd_status enter_instruction(wd_spirv_module *module, size_t offset, const wd_spirv_shape *shape,
                                   capacities *room, wd_diagnostic *diagnostic) {
    const uint32_t *words = module->words + offset;
    const uint32_t index = module->num_instructions++;
    wd_status status = WD_OK;
    if (index >= room->offsets && !wd_array_reserve(&module->allocator, (void **)&module->offsets,
                                                    &room->offsets, index + 1u, sizeof *module->offsets)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    module->offsets[index] = (uint32_t)offset;
    if (shape->result) {
        const uint32_t id = words[shape->result];
        if ((id >= room->definitions && (status = reserve_definition(module, &room->definitions, id))) ||
            (status = define(module, id, index, diagnostic))) {
            return status;
        }
    }
    if (module->first_function == UINT32_MAX) {
        note_head(module, index, shape);
    }
    if ((words[0] & SpvOpCodeMask) == SpvOpEntryPoint) {
        status = note_entry_point(module, &room->entry_points, index);
    } else if (!shape->min_words && module->first_unknown > index) {
        module->first_unknown = index;
    }
    return status;
}

// Makes the tables for instructions of three words, and for all ids under the bound if it is no greater than the number
// of words: it may be any number. Tables that do not suffice grow.
static wd_status make_tables(wd_spirv_module *module, capacities *room) {
    room->offsets = module->num_words / 3 + 1;
    room->definitions = (module->bound < module->num_words ? module->bound : module->num_words) + 1;
    module->offsets = wd_alloc(&module->allocator, room->offsets * sizeof *module->offsets);
    module->definitions = wd_alloc_zero(&module->allocator, room->definitions, sizeof *module->definitions);
    return module->offsets && module->definitions ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// Checks every instruction and fills the tables.
static wd_status read_stream(wd_spirv_module *module, wd_diagnostic *diagnostic) {
    capacities room = {0, 0, 0};
    wd_status status = make_tables(module, &room);
    module->first_unknown = UINT32_MAX;
    module->first_function = UINT32_MAX;
    for (size_t offset = WD_SPIRV_HEADER_WORDS; !status && offset < module->num_words;) {
        const uint32_t *words = module->words + offset;
        const uint32_t num_words = words[0] >> SpvWordCountShift;
        const wd_spirv_shape *shape = wd_spirv_shape_of(words[0] & SpvOpCodeMask);
        if (!passes_by_shape(words, num_words, module->num_words - offset, shape, module->bound) &&
            (status = examine_instruction(module, offset, diagnostic))) {
            return status;
        }
        status = enter_instruction(module, offset, shape, &room, diagnostic);
        offset += num_words;
    }
    if (module->first_unknown > module->num_instructions) {
        module->first_unknown = module->num_instructions;
    }
    if (module->first_function > module->num_instructions) {
        module->first_function = module->num_instructions;
    }
    return status;
}

// The OpLines before the first OpFunction belong to it.
static void take_lines_of_first_function(wd_spirv_module *module) {
    wd_spirv_instruction instruction;
    while (module->first_function > 0 &&
           wd_spirv_module_instruction(module, module->first_function - 1, &instruction) &&
           (instruction.opcode == SpvOpLine || instruction.opcode == SpvOpNoLine)) {
        module->first_function--;
    }
}

static wd_status read_module(wd_spirv_module *module, wd_diagnostic *diagnostic) {
    wd_status status = check_header(module->words, module->num_words, diagnostic);
    if (status) {
        return status;
    }
    module->bound = module->words[3];
    if ((status = read_stream(module, diagnostic))) {
        return status;
    }
    take_lines_of_first_function(module);
    return wd_spirv_collect_sources(module);
}

wd_status wd_spirv_module_create(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                 wd_spirv_module **module, wd_diagnostic *diagnostic) {
    *module = NULL;
    wd_spirv_module *created = wd_alloc_zero(&allocator, 1, sizeof *created);
    if (!created) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    created->allocator = allocator;
    created->words = words;
    created->num_words = num_words;
    wd_status status = read_module(created, diagnostic);
    if (status) {
        wd_spirv_module_destroy(created);
        return status;
    }
    *module = created;
    return WD_OK;
}

void wd_spirv_module_destroy(wd_spirv_module *module) {
    if (!module) {
        return;
    }
    wd_allocator allocator = module->allocator;
    wd_free(&allocator, module->offsets);
    wd_free(&allocator, module->definitions);
    wd_free(&allocator, module->entry_points);
    wd_free(&allocator, module->sources);
    wd_free(&allocator, module->joined);
    wd_free(&allocator, module);
}

// Looking

const uint32_t *wd_spirv_module_words(const wd_spirv_module *module) {
    return module->words;
}

size_t wd_spirv_module_num_words(const wd_spirv_module *module) {
    return module->num_words;
}

uint32_t wd_spirv_module_version(const wd_spirv_module *module) {
    return module->words[1];
}

uint32_t wd_spirv_module_bound(const wd_spirv_module *module) {
    return module->bound;
}

uint32_t wd_spirv_module_num_instructions(const wd_spirv_module *module) {
    return module->num_instructions;
}

uint32_t wd_spirv_module_num_ids(const wd_spirv_module *module) {
    return module->num_ids;
}

uint32_t wd_spirv_module_first_function(const wd_spirv_module *module) {
    return module->first_function;
}

uint32_t wd_spirv_module_first_unknown(const wd_spirv_module *module) {
    return module->first_unknown;
}

size_t wd_spirv_module_words_before_functions(const wd_spirv_module *module) {
    return module->first_function < module->num_instructions ? module->offsets[module->first_function]
                                                             : module->num_words;
}

wd_spirv_head wd_spirv_part_begin(const wd_spirv_module *module, wd_spirv_part part) {
    return wd_spirv_stretch_begin(module, &module->parts[part]);
}

bool wd_spirv_module_instruction(const wd_spirv_module *module, uint32_t index,
                                 wd_spirv_instruction *instruction) {
    if (index >= module->num_instructions) {
        return false;
    }
    *instruction = view_at(module->words, module->offsets[index], index);
    return true;
}

bool wd_spirv_module_find(const wd_spirv_module *module, uint32_t id, wd_spirv_instruction *instruction) {
    if (id >= module->num_ids || !module->definitions[id]) {
        return false;
    }
    return wd_spirv_module_instruction(module, module->definitions[id] - 1, instruction);
}

bool wd_spirv_module_find_opcode(const wd_spirv_module *module, uint32_t id, uint32_t opcode,
                                 wd_spirv_instruction *instruction) {
    return wd_spirv_module_find(module, id, instruction) && instruction->opcode == opcode;
}

const char *wd_spirv_module_string(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction string;
    return wd_spirv_module_find_opcode(module, id, SpvOpString, &string) ? (const char *)&string.words[2]
                                                                         : NULL;
}

const char *wd_spirv_module_name(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpName && instruction.words[1] == id) {
            return (const char *)&instruction.words[2];
        }
        if (instruction.opcode == SpvOpFunction) {
            break;
        }
    }
    return NULL;
}

const char *wd_spirv_module_member_name(const wd_spirv_module *module, uint32_t type, uint64_t member) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpMemberName && head.num_words > 3 && head.at[1] == type &&
            head.at[2] == member) {
            return (const char *)&head.at[3];
        }
    }
    return NULL;
}

bool wd_spirv_module_constant(const wd_spirv_module *module, uint32_t id, uint64_t *value) {
    wd_spirv_instruction constant, type;
    if (!wd_spirv_module_find_opcode(module, id, SpvOpConstant, &constant) ||
        !wd_spirv_module_find_opcode(module, constant.result_type, SpvOpTypeInt, &type)) {
        return false;
    }
    uint32_t width = type.words[2];
    if (width == 64 && constant.num_words == 5) {
        *value = constant.words[3] | (uint64_t)constant.words[4] << 32;
    } else if (width <= 32 && constant.num_words == 4) {
        // Narrow values are stored sign-extended already (SPIR-V specification, section 2.2.1).
        *value = type.words[3] ? (uint64_t)(int64_t)(int32_t)constant.words[3] : constant.words[3];
    } else {
        return false;
    }
    return true;
}

uint32_t wd_spirv_module_num_entry_points(const wd_spirv_module *module) {
    return module->num_entry_points;
}

bool wd_spirv_module_entry_point(const wd_spirv_module *module, uint32_t index,
                                 wd_spirv_entry_point *entry_point) {
    wd_spirv_instruction instruction;
    if (index >= module->num_entry_points ||
        !wd_spirv_module_instruction(module, module->entry_points[index], &instruction)) {
        return false;
    }
    uint32_t end = 0;
    entry_point->execution_model = instruction.words[1];
    entry_point->function = instruction.words[2];
    entry_point->name = wd_spirv_operand_string(&instruction, 3, &end);
    entry_point->interface_ids = instruction.words + end;
    entry_point->num_interface_ids = instruction.num_words - end;
    return true;
}

bool wd_spirv_module_is_entry_point(const wd_spirv_module *module, uint32_t function) {
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0; wd_spirv_module_entry_point(module, i, &entry_point); i++) {
        if (entry_point.function == function) {
            return true;
        }
    }
    return false;
}
