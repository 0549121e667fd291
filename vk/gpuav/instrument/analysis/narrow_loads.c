// The uses of loads of 8- and 16-bit values without a zero value decide how guard mode skips them.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

static bool is_made_of_integers(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (wd_spirv_module_find_opcode(module, type_id, SpvOpTypeVector, &type)) {
        type_id = type.words[2];
    }
    return wd_spirv_module_find_opcode(module, type_id, SpvOpTypeInt, &type);
}

static wd_narrow *narrow_of(const wd_analysis *analysis, uint32_t id) {
    if (!analysis->narrow.load_of || id >= analysis->num_ids ||
        !wd_optional_has(analysis->narrow.load_of[id])) {
        return NULL;
    }
    return &analysis->narrow.loads.items[wd_optional_get(analysis->narrow.load_of[id])];
}

// Reading

// Opcodes of values that are computed from others: composites, conversions, arithmetic and derivatives.
static bool is_computed(uint32_t opcode) {
    return (opcode >= SpvOpVectorExtractDynamic && opcode <= SpvOpTranspose) ||
           (opcode >= SpvOpConvertFToU && opcode <= SpvOpBitCount) ||
           (opcode >= SpvOpDPdx && opcode <= SpvOpFwidthCoarse) || wd_is_pure(opcode);
}

// Whether memory does not change at the instruction, and other loads of the same memory are allowed. After a volatile
// load, no access is allowed.
static bool leaves_memory(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                          bool is_volatile) {
    switch (instruction->opcode) {
    case SpvOpLoad:
        return !is_volatile;
    case SpvOpLine:
    case SpvOpNoLine:
        return true;
    case SpvOpExtInst:
        return wd_is_debug_instruction(analysis, instruction);
    default:
        return is_computed(instruction->opcode);
    }
}

// The buffer that a pointer leads into; NULL: unknown, or not a buffer.
static const wd_spirv_descriptor *buffer_of(const wd_analysis *analysis, uint32_t pointer, bool *is_own) {
    const uint32_t base = wd_pointer_base(analysis->module, pointer);
    wd_spirv_instruction variable;
    if (!base || !wd_spirv_module_find_opcode(analysis->module, base, SpvOpVariable, &variable)) {
        return NULL;
    }
    *is_own = variable.words[3] == SpvStorageClassFunction || variable.words[3] == SpvStorageClassPrivate;
    const wd_optional_index descriptor = analysis->narrow.descriptor_of[base];
    return wd_optional_has(descriptor) ? &analysis->interface.descriptors[wd_optional_get(descriptor)] : NULL;
}

// Whether a store does not change the memory that `load` reads: variables share no memory unless they are decorated as
// `Aliased` or have the same binding (SPIR-V 2.18.2, Aliasing).
static bool stores_elsewhere(const wd_analysis *analysis, const wd_spirv_instruction *store,
                             const wd_spirv_instruction *load) {
    bool loads_own = false, stores_own = false;
    const wd_spirv_descriptor *from = buffer_of(analysis, load->words[3], &loads_own);
    const wd_spirv_descriptor *to = buffer_of(analysis, store->words[1], &stores_own);
    if (!from || analysis->narrow.has_aliases) {
        return false;
    }
    return stores_own || (to && (to->set != from->set || to->binding != from->binding));
}

// Whether a load of this block yields the same value at `end`.
static bool may_move(const wd_analysis *analysis, const wd_narrow *narrow, uint32_t end) {
    enum { MAX_DISTANCE = 256 }; // The limit on instructions that are examined for one store.
    wd_spirv_instruction load, instruction;
    if (end - narrow->load > MAX_DISTANCE ||
        !wd_spirv_module_instruction(analysis->module, narrow->load, &load)) {
        return false;
    }
    for (uint32_t i = narrow->load + 1; i < end; i++) {
        wd_spirv_module_instruction(analysis->module, i, &instruction);
        const bool is_elsewhere = instruction.opcode == SpvOpStore && !narrow->is_volatile &&
                                  stores_elsewhere(analysis, &instruction, &load);
        if (!is_elsewhere && !leaves_memory(analysis, &instruction, narrow->is_volatile)) {
            return false;
        }
    }
    return true;
}

// The position of an instruction.
typedef struct position {
    uint32_t function; // Number. Code between functions has numbers of its own.
    uint32_t segment;  // Number of the part of a block without writes.
    uint32_t block;    // Number.
} position;

static wd_status add_load(wd_analysis *analysis, const wd_spirv_instruction *load, position at) {
    enum { OPERANDS = 4 };
    const bool is_complete = is_made_of_integers(analysis->module, load->result_type);
    const bool is_volatile =
        load->num_words > OPERANDS && (load->words[OPERANDS] & SpvMemoryAccessVolatileMask);
    if (!wd_zero_is_narrow(analysis, load->result_type)) {
        return WD_OK;
    }
    wd_narrow *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->narrow.loads);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_narrow){.method = is_complete ? WD_NARROW_WIDEN : WD_NARROW_CONVERT,
                         .load = load->index,
                         .function = at.function,
                         .segment = is_volatile ? 0 : at.segment,
                         .block = at.block,
                         .is_volatile = is_volatile};
    analysis->narrow.load_of[load->result] = wd_optional(analysis->narrow.loads.count - 1);
    return WD_OK;
}

static wd_status add_use(wd_analysis *analysis, wd_narrow *narrow, const wd_spirv_instruction *user,
                         uint32_t word, position at) {
    if (user->index < narrow->load || at.function != narrow->function) {
        narrow->method = WD_NARROW_NONE; // Only in unreachable code.
        return WD_OK;
    }
    const bool is_loaded_again =
        narrow->store || (wd_optional_has(narrow->first_conversion) && user->opcode == SpvOpStore);
    if (narrow->is_volatile && is_loaded_again) {
        narrow->method = WD_NARROW_NONE;
        return WD_OK;
    }
    if (user->opcode == SpvOpStore && word == 2 && at.block == narrow->block &&
        (at.segment == narrow->segment || may_move(analysis, narrow, user->index))) {
        narrow->method = wd_optional_has(narrow->first_conversion) ? WD_NARROW_CONVERT : WD_NARROW_COPY;
        narrow->store = narrow->store ? narrow->store : user->index;
        return WD_OK;
    }
    if (user->opcode != SpvOpFConvert || !wd_zero_exists(analysis, user->result_type)) {
        narrow->method = WD_NARROW_NONE;
        return WD_OK;
    }
    narrow->method = WD_NARROW_CONVERT;
    wd_conversion *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->narrow.conversions);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_conversion){.instruction = user->index, .next = narrow->first_conversion};
    narrow->first_conversion = wd_optional(analysis->narrow.conversions.count - 1);
    return WD_OK;
}

static wd_status read_uses(wd_analysis *analysis, const wd_spirv_instruction *instruction, position at) {
    wd_status status = WD_OK;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        wd_narrow *narrow = narrow_of(analysis, instruction->words[word]);
        if (narrow && (narrow->method == WD_NARROW_CONVERT || narrow->method == WD_NARROW_COPY)) {
            status = add_use(analysis, narrow, instruction, word, at);
        }
    }
    return status;
}

static bool has_aliases(const wd_analysis *analysis) {
    WD_SPIRV_FOR_HEAD(head, analysis->module) {
        if (head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationAliased) {
            return true;
        }
    }
    return false;
}

// Whether the module has a type of values that it may not compute with.
static bool has_narrow_types(const wd_analysis *analysis) {
    WD_SPIRV_FOR_PART(head, analysis->module, WD_SPIRV_DECLARATIONS) {
        const bool is_number = head.opcode == SpvOpTypeInt || head.opcode == SpvOpTypeFloat;
        if (is_number && wd_zero_is_narrow(analysis, head.at[1])) {
            return true;
        }
    }
    return false;
}

static bool index_descriptors(wd_analysis *analysis) {
    wd_optional_index *descriptor_of =
        wd_arena_alloc_zero(&analysis->arena, analysis->num_ids + 1u, sizeof *descriptor_of);
    for (size_t i = analysis->interface.num_descriptors; descriptor_of && i-- > 0;) {
        descriptor_of[analysis->interface.descriptors[i].variable] = wd_optional(i);
    }
    analysis->narrow.descriptor_of = descriptor_of;
    return descriptor_of;
}

wd_status wd_narrow_read(wd_analysis *analysis) {
    const wd_spirv_module *module = analysis->module;
    const uint32_t num_instructions = wd_spirv_module_num_instructions(module);
    if (analysis->options->mode != WD_INSTRUMENT_GUARD || !has_narrow_types(analysis)) {
        return WD_OK;
    }
    analysis->narrow.load_of =
        wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, sizeof *analysis->narrow.load_of);
    wd_status status =
        analysis->narrow.load_of && index_descriptors(analysis) ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    analysis->narrow.has_aliases = has_aliases(analysis);
    for (uint32_t round = 0; round < 2; round++) {
        wd_spirv_instruction instruction;
        position at = {0, 1, 0};
        for (uint32_t i = wd_spirv_module_first_function(module); !status && i < num_instructions; i++) {
            wd_spirv_module_instruction(module, i, &instruction);
            if (round) {
                status = read_uses(analysis, &instruction, at);
            } else if (instruction.opcode == SpvOpLoad) {
                status = add_load(analysis, &instruction, at);
            }
            at.segment += !leaves_memory(analysis, &instruction, false);
            at.block += instruction.opcode == SpvOpLabel;
            at.function += instruction.opcode == SpvOpFunction || instruction.opcode == SpvOpFunctionEnd;
        }
    }
    return status;
}

wd_narrow *wd_narrow_find(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    wd_narrow *narrow = instruction->opcode == SpvOpLoad ? narrow_of(analysis, instruction->result) : NULL;
    return narrow && narrow->method != WD_NARROW_NONE ? narrow : NULL;
}

wd_narrow *wd_narrow_moved_to(const wd_analysis *analysis, const wd_spirv_instruction *store) {
    wd_narrow *narrow = store->opcode == SpvOpStore ? narrow_of(analysis, store->words[2]) : NULL;
    const bool moves = narrow && (narrow->method == WD_NARROW_COPY || narrow->method == WD_NARROW_CONVERT);
    return moves && narrow->store && wd_optional_has(narrow->site) ? narrow : NULL;
}

bool wd_narrow_is_hoisted(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const wd_narrow *narrow =
        instruction->opcode == SpvOpFConvert ? narrow_of(analysis, instruction->words[3]) : NULL;
    return narrow && narrow->method == WD_NARROW_CONVERT && narrow->is_hoisted;
}
