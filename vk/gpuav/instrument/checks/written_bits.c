// The bits of written memory in the input buffer (wd_instrument_input): the code that sets and tests them.
//
// Compilers that inline every function copy it to each access: it has no loops, and one branch for a write.
//
// All accesses to the bits are atomic: other invocations may set bits of the same word, and caches that are not
// coherent must not hide bits that were set before a barrier of the application.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

enum { LOG_BYTES_OF_BIT = 2, LOG_BITS = 5, LAST_BIT = 31 };

// Words of the input buffer

static uint32_t emit_pointer(wd_writer *writer, uint32_t position) {
    const uint32_t base = wd_buffer_emit_pointer(writer, WD_BUFFER_INPUT), id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAccessChain, writer->buffers.pointer_uint, id, base, wd_constant(writer, 0),
            position);
    return id;
}

static uint32_t emit_atomic_load(wd_writer *writer, uint32_t pointer) {
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAtomicLoad, writer->type_uint, id, pointer,
            wd_constant(writer, wd_atomic_scope(writer)), wd_constant(writer, SpvMemorySemanticsMaskNone));
    return id;
}

static void begin_selection(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t merge) {
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, condition, then, merge);
    wd_writer_begin_block(writer, then);
}

static void end_selection(wd_writer *writer, uint32_t merge) {
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

// Ranges

// part is the bits of a range in one word.
typedef struct part {
    uint32_t word; // Position.
    uint32_t mask;
} part;

// parts are the bits of a range of at most 128 bytes: they are in at most two words. The second part may be the first
// one again.
typedef struct parts {
    part items[2];
    uint32_t count;
} parts;

enum { PARTS_OF_READ, PARTS_OF_WRITE };

// emit_bit writes the number of the bit of the byte at an offset.
static uint32_t emit_bit(wd_writer *writer, uint32_t bits, uint32_t offset) {
    return wd_emit_word(
        writer, SpvOpIAdd, bits,
        wd_emit_word(writer, SpvOpShiftRightLogical, offset, wd_constant(writer, LOG_BYTES_OF_BIT)));
}

static uint32_t emit_bit_in_word(wd_writer *writer, uint32_t bit) {
    return wd_emit_word(writer, SpvOpBitwiseAnd, bit, wd_constant(writer, LAST_BIT));
}

// emit_word_of writes the position of the word with a bit. A range without bits has the first word of the input buffer,
// all of whose bits are set. Writes of unknown memory set bits of WD_INPUT_UNKNOWN_WRITES.
static uint32_t emit_word_of(wd_writer *writer, uint32_t bits, uint32_t bit, int use) {
    const uint32_t word = wd_emit_word(writer, SpvOpShiftRightLogical, bit, wd_constant(writer, LOG_BITS));
    const uint32_t before = wd_emit_word(writer, SpvOpISub, bits, wd_constant(writer, 1));
    const uint32_t is_followed =
        wd_emit_test(writer, SpvOpULessThan, before, wd_constant(writer, UINT32_MAX - 1));
    _Static_assert(WD_INPUT_UNKNOWN_WRITES == (UINT32_MAX & 1), "the position for unknown memory");
    const uint32_t other = use == PARTS_OF_WRITE
                               ? wd_emit_word(writer, SpvOpBitwiseAnd, bits, wd_constant(writer, 1))
                               : wd_constant(writer, 0);
    return wd_emit_select(writer, is_followed, word, other);
}

static parts emit_parts(wd_writer *writer, const wd_written_range *range, int use) {
    const uint32_t all = wd_constant(writer, UINT32_MAX), first = emit_bit(writer, range->bits, range->first);
    const uint32_t first_word = emit_word_of(writer, range->bits, first, use);
    if (range->is_single) {
        const uint32_t mask = wd_emit_word(writer, SpvOpShiftLeftLogical, wd_constant(writer, 1),
                                           emit_bit_in_word(writer, first));
        return (parts){.items = {{first_word, mask}}, .count = 1};
    }
    const uint32_t last = emit_bit(writer, range->bits, range->last);
    const uint32_t last_word = emit_word_of(writer, range->bits, last, use);
    const uint32_t low = wd_emit_word(writer, SpvOpShiftLeftLogical, all, emit_bit_in_word(writer, first));
    const uint32_t high =
        wd_emit_word(writer, SpvOpShiftRightLogical, all,
                     emit_bit_in_word(writer, wd_emit_unary(writer, SpvOpNot, writer->type_uint, last)));
    const uint32_t in_one_word = wd_emit_word(writer, SpvOpBitwiseAnd, low, high);
    const uint32_t is_same = wd_emit_test(writer, SpvOpIEqual, first_word, last_word);
    return (parts){.items = {{first_word, wd_emit_select(writer, is_same, in_one_word, low)},
                             {last_word, wd_emit_select(writer, is_same, in_one_word, high)}},
                   .count = 2};
}

static uint32_t emit_or(wd_writer *writer, uint32_t a, uint32_t b) {
    return a ? wd_emit_word(writer, SpvOpBitwiseOr, a, b) : b;
}

static void emit_atomic_or(wd_writer *writer, const part *part) {
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpAtomicOr, writer->type_uint, id, emit_pointer(writer, part->word),
            wd_constant(writer, wd_atomic_scope(writer)), wd_constant(writer, SpvMemorySemanticsMaskNone),
            part->mask);
}

// Writes

void wd_written_emit_note(wd_writer *writer, const wd_written_range *range) {
    const parts parts = emit_parts(writer, range, PARTS_OF_WRITE);
    const uint32_t set = wd_new_id(writer), done = wd_new_id(writer);
    uint32_t missing = 0;
    for (uint32_t i = 0; i < parts.count; i++) {
        const uint32_t word = emit_atomic_load(writer, emit_pointer(writer, parts.items[i].word));
        missing = emit_or(writer, missing,
                          wd_emit_word(writer, SpvOpBitwiseAnd, parts.items[i].mask,
                                       wd_emit_unary(writer, SpvOpNot, writer->type_uint, word)));
    }
    begin_selection(writer, wd_emit_test(writer, SpvOpINotEqual, missing, wd_constant(writer, 0)), set, done);
    for (uint32_t i = 0; i < parts.count; i++) {
        emit_atomic_or(writer, &parts.items[i]);
    }
    end_selection(writer, done);
}

void wd_written_emit_unknown(wd_writer *writer) {
    const wd_written_range range = {
        .bits = wd_constant(writer, UINT32_MAX), .first = wd_constant(writer, 0), .is_single = true};
    wd_written_emit_note(writer, &range);
}

// Reads

uint32_t wd_written_emit_test(wd_writer *writer, const wd_written_range *range) {
    const parts parts = emit_parts(writer, range, PARTS_OF_READ);
    uint32_t found = 0;
    for (uint32_t i = 0; i < parts.count; i++) {
        const uint32_t word = emit_atomic_load(writer, emit_pointer(writer, parts.items[i].word));
        found = emit_or(writer, found, wd_emit_word(writer, SpvOpBitwiseAnd, parts.items[i].mask, word));
    }
    return wd_emit_test(writer, SpvOpINotEqual, found, wd_constant(writer, 0));
}

uint32_t wd_written_emit_other_test(wd_writer *writer, const wd_written_range *range) {
    uint32_t found =
        emit_atomic_load(writer, emit_pointer(writer, wd_constant(writer, WD_INPUT_UNKNOWN_WRITES)));
    const uint32_t offsets[] = {range->first, range->last};
    for (uint32_t i = 0; i < (range->is_single ? 1 : 2); i++) {
        const uint32_t bit = emit_bit(writer, range->bits, offsets[i]);
        const uint32_t word = emit_word_of(writer, range->bits, bit, PARTS_OF_READ);
        const uint32_t index =
            wd_emit_word(writer, SpvOpShiftRightLogical, word, wd_constant(writer, LOG_BITS));
        const uint32_t position =
            wd_emit_word(writer, SpvOpIAdd, wd_constant(writer, WD_INPUT_HOST_WRITES), index);
        const uint32_t bit_in_word = emit_bit_in_word(writer, word);
        const part mark = {position,
                           wd_emit_word(writer, SpvOpShiftLeftLogical, wd_constant(writer, 1), bit_in_word)};
        found = emit_or(writer, found,
                        wd_emit_word(writer, SpvOpBitwiseAnd, mark.mask,
                                     emit_atomic_load(writer, emit_pointer(writer, mark.word))));
    }
    return wd_emit_test(writer, SpvOpINotEqual, found, wd_constant(writer, 0));
}

// Large writes

// void note_written(uint bits, uint first, uint last): notes 128 bytes at a time.
static void define_note(wd_writer *writer) {
    const uint32_t word = writer->type_uint, step = wd_constant(writer, WD_WRITTEN_MAX_SIZE);
    const uint32_t signature[] = {writer->type_void, word, word, word};
    const uint32_t type = wd_spirv_builder_global(writer->builder, SpvOpTypeFunction, signature, 4);
    const uint32_t bits = wd_new_id(writer), first = wd_new_id(writer), last = wd_new_id(writer);
    const uint32_t entry = wd_new_id(writer), header = wd_new_id(writer), test = wd_new_id(writer),
                   body = wd_new_id(writer), next = wd_new_id(writer), end = wd_new_id(writer);
    const uint32_t done = wd_new_id(writer), next_done = wd_new_id(writer);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, writer->checks->note_written,
            SpvFunctionControlDontInlineMask, type);
    WD_EMIT(writer, SpvOpFunctionParameter, word, bits);
    WD_EMIT(writer, SpvOpFunctionParameter, word, first);
    WD_EMIT(writer, SpvOpFunctionParameter, word, last);
    WD_EMIT(writer, SpvOpLabel, entry);
    const uint32_t size = wd_emit_word(writer, SpvOpISub, last, first);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, header);
    WD_EMIT(writer, SpvOpPhi, word, done, wd_constant(writer, 0), entry, next_done, next);
    WD_EMIT(writer, SpvOpLoopMerge, end, next, SpvLoopControlMaskNone);
    WD_EMIT(writer, SpvOpBranch, test);
    WD_EMIT(writer, SpvOpLabel, test);
    const uint32_t goes_on = wd_emit_test(writer, SpvOpULessThanEqual, done, size);
    WD_EMIT(writer, SpvOpBranchConditional, goes_on, body, end);
    WD_EMIT(writer, SpvOpLabel, body);
    const uint32_t at = wd_emit_word(writer, SpvOpIAdd, first, done);
    const uint32_t is_last =
        wd_emit_test(writer, SpvOpULessThan, wd_emit_word(writer, SpvOpISub, size, done), step);
    const uint32_t part_last =
        wd_emit_select(writer, is_last, last,
                       wd_emit_word(writer, SpvOpIAdd, at, wd_constant(writer, WD_WRITTEN_MAX_SIZE - 1)));
    wd_written_emit_note(writer, &(wd_written_range){.bits = bits, .first = at, .last = part_last});
    WD_EMIT(writer, SpvOpBranch, next);
    WD_EMIT(writer, SpvOpLabel, next);
    WD_EMIT(writer, SpvOpIAdd, word, next_done, done, step);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, end);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

void wd_written_emit_note_large(wd_writer *writer, const wd_written_range *range) {
    if (!writer->checks->note_written) {
        writer->checks->note_written = wd_new_id(writer);
        wd_spirv_builder_name(writer->builder, writer->checks->note_written, "warden.note_written");
    }
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_void, wd_new_id(writer), writer->checks->note_written,
            range->bits, range->first, range->last);
}

void wd_written_define(wd_writer *writer) {
    if (writer->checks->note_written) {
        define_note(writer);
    }
}
