// Uninitialized memory at device addresses: accesses through physical pointers set and test the bits of written memory
// as those through descriptors do (uninitialized.c).
//
// The table of device addresses states the bits of each range (wd_instrument_addresses). A store to an address whose
// bits are unknown may write any memory: from then on, nothing is reported.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/uninitialized.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/util/hash128.h"

enum { BYTES_OF_BIT = 4 };

// address_access is an access through a physical pointer.
typedef struct address_access {
    wd_address address;
    wd_memory_effect effect;
    // From the time that the check is written: the two words of the address, and the bits. `first` counts from the
    // word that contains the first byte.
    uint32_t words[2];
    wd_written_range range;
} address_access;

static address_access *access_of(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_subject_of(analysis, condition, sizeof(address_access));
}

bool wd_address_has_bits(const wd_analysis *analysis) {
    return wd_follows_addresses(analysis->options);
}

size_t wd_address_num_written(const wd_analysis *analysis) {
    return analysis->subjects->lists[WD_CONDITION_UNINITIALIZED_ADDRESS].count;
}

// Finding

// find_address describes the address of an operand. False: its size or the number of its address is unknown.
static bool find_address(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                         uint32_t pointer_type, wd_address *address) {
    wd_spirv_instruction type;
    return wd_address_has_number(analysis, pointer_type) &&
           wd_spirv_module_find_opcode(analysis->module, pointer_type, SpvOpTypePointer, &type) &&
           wd_uninitialized_has_known_size(analysis->module, type.words[3]) &&
           !wd_matrix_words_of(instruction->opcode).pointer &&
           wd_address_describe(analysis, instruction, word, address) &&
           address->size <= WD_UNINITIALIZED_MAX_WRITE;
}

static wd_status add(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                     const address_access *access, wd_block_state *state) {
    const wd_condition condition = {.kind = WD_CONDITION_UNINITIALIZED_ADDRESS,
                                    .is_silent = !access->effect.reads};
    return wd_uninitialized_add(analysis, instruction, condition, false, access, sizeof *access, state);
}

static wd_status visit_pointer(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               uint32_t pointer_type, wd_block_state *state) {
    address_access access = {.effect = wd_uninitialized_effect(instruction, word)};
    if (!find_address(analysis, instruction, word, pointer_type, &access.address)) {
        return access.effect.writes ? wd_uninitialized_add_unknown(analysis, instruction, state) : WD_OK;
    }
    access.effect.reads = access.effect.reads && access.address.size <= WD_WRITTEN_MAX_SIZE;
    return access.effect.reads || access.effect.writes ? add(analysis, instruction, &access, state) : WD_OK;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    wd_spirv_instruction pointer;
    if (!analysis->features.is_physical || !wd_address_has_bits(analysis)) {
        return WD_OK;
    }
    wd_status status = WD_OK;
    bool writes_unknown = false;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t id = instruction->words[word];
        if (id == instruction->result || !wd_spirv_module_find(analysis->module, id, &pointer) ||
            !wd_is_physical_pointer(analysis->module, pointer.result_type)) {
            continue;
        }
        if (word <= WD_UNINITIALIZED_LAST_POINTER && wd_is_access(analysis, instruction, word)) {
            status = visit_pointer(analysis, instruction, word, pointer.result_type, state);
        } else {
            writes_unknown |= !wd_uninitialized_is_harmless(instruction->opcode);
        }
    }
    return !status && writes_unknown ? wd_uninitialized_add_unknown(analysis, instruction, state) : status;
}

// Relations

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_hash_u64((uint64_t)WD_CONDITION_UNINITIALIZED_ADDRESS << 32 |
                       access_of(analysis, condition)->address.number);
}

// As in uninitialized.c: what an invocation wrote stays written.
static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const address_access *a = access_of(analysis, made), *b = access_of(analysis, wanted);
    if (a->address.number != b->address.number) {
        return false;
    }
    return a->effect.writes ? a->address.size >= b->address.size
                            : !b->effect.writes && a->address.size == b->address.size;
}

// Writing

// emit_range writes the range of an access. In guard mode, an access to an address in no range is not made.
static void emit_range(wd_writer *writer, address_access *access) {
    const wd_address *address = &access->address;
    const bool is_skipped =
        writer->options->mode == WD_INSTRUMENT_GUARD && writer->options->checks & WD_CHECK_DEVICE_ADDRESS;
    const uint32_t outside = wd_constant(writer, is_skipped ? 0 : UINT32_MAX);
    const uint32_t bits = wd_address_find_written(writer, address, outside, access->words);
    const uint32_t first =
        address->alignment >= BYTES_OF_BIT
            ? wd_constant(writer, 0)
            : wd_emit_word(writer, SpvOpBitwiseAnd, access->words[0], wd_constant(writer, BYTES_OF_BIT - 1));
    access->range = (wd_written_range){
        .bits = bits,
        .first = first,
        .last = wd_emit_word(writer, SpvOpIAdd, first, wd_constant(writer, address->size - 1)),
        .is_single = address->size <= BYTES_OF_BIT && address->size <= address->alignment,
    };
}

static void emit(wd_writer *writer, wd_condition *condition) {
    address_access *access = access_of(writer->analysis, condition);
    condition->ok = wd_emit_true(writer);
    emit_range(writer, access);
    if (access->effect.reads) {
        condition->ok = wd_written_emit_test(writer, &access->range);
    }
    if (access->effect.writes && access->address.size > WD_WRITTEN_MAX_SIZE) {
        wd_written_emit_note_large(writer, &access->range);
    } else if (access->effect.writes) {
        wd_written_emit_note(writer, &access->range);
    }
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const address_access *access = access_of(writer->analysis, condition);
    const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS] = {
        wd_constant(writer, instruction),
        wd_constant(writer, WD_RECORD_ERROR_UNINITIALIZED_ADDRESS),
        access->words[0],
        access->words[1],
        wd_constant(writer, access->address.size),
    };
    wd_uninitialized_report(writer, &access->range, parameters);
}

const wd_check_code wd_check_code_uninitialized_address = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
