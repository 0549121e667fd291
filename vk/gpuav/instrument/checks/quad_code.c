// The code of the check of quads and subgroups (quads.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/divergence.h"

enum { QUAD_BITS = 15, WORD_BITS_LOG2 = 5, FIRST_OF_QUAD = 28, MAX_SUBGROUP = 128 };

// Ballots

static uint32_t scope(wd_writer *writer) {
    return wd_constant(writer, SpvScopeSubgroup);
}

static uint32_t type_ballot(wd_writer *writer) {
    return wd_spirv_builder_type_vector(writer->builder, writer->type_uint, 4);
}

static uint32_t emit_ballot(wd_writer *writer, uint32_t condition) {
    return wd_emit_binary(writer, SpvOpGroupNonUniformBallot, type_ballot(writer), scope(writer), condition);
}

static uint32_t emit_count_bits(wd_writer *writer, uint32_t operation, uint32_t ballot) {
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpGroupNonUniformBallotBitCount, writer->type_uint, id, scope(writer), operation,
            ballot);
    return id;
}

// The number of the invocation in the subgroup: how many invocations are before it, active or not. The built-in would
// need a variable in the interface.
static uint32_t emit_own_number(wd_writer *writer) {
    const uint32_t ones = wd_constant(writer, UINT32_MAX);
    const uint32_t operands[] = {type_ballot(writer), ones, ones, ones, ones};
    const uint32_t all = wd_spirv_builder_global(writer->builder, SpvOpConstantComposite, operands, 5);
    return emit_count_bits(writer, SpvGroupOperationExclusiveScan, all);
}

// The word of a ballot that has the bit of an invocation.
static uint32_t emit_word_of(wd_writer *writer, uint32_t ballot, uint32_t number) {
    const uint32_t index =
        wd_emit_word(writer, SpvOpShiftRightLogical, number, wd_constant(writer, WORD_BITS_LOG2));
    return wd_emit_binary(writer, SpvOpVectorExtractDynamic, writer->type_uint, ballot, index);
}

// The bits of a ballot for the quad of invocation `own`.
static uint32_t emit_quad_bits(wd_writer *writer, uint32_t ballot, uint32_t own) {
    const uint32_t shift = wd_emit_word(writer, SpvOpBitwiseAnd, own, wd_constant(writer, FIRST_OF_QUAD));
    const uint32_t bits =
        wd_emit_word(writer, SpvOpShiftRightLogical, emit_word_of(writer, ballot, own), shift);
    return wd_emit_word(writer, SpvOpBitwiseAnd, bits, wd_constant(writer, QUAD_BITS));
}

static uint32_t emit_bit(wd_writer *writer, uint32_t word, uint32_t number) {
    const uint32_t shifted = wd_emit_word(writer, SpvOpShiftRightLogical, word, number);
    return wd_emit_word(writer, SpvOpBitwiseAnd, shifted, wd_constant(writer, 1));
}

static uint32_t emit_load(wd_writer *writer, uint32_t variable) {
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, variable);
}

static uint32_t emit_shifted(wd_writer *writer, uint32_t word, uint32_t bits) {
    return wd_emit_word(writer, SpvOpShiftLeftLogical, word, wd_constant(writer, bits));
}

// Functions

static uint32_t name(wd_writer *writer, uint32_t *function, const char *text) {
    *function = *function ? *function : wd_divergence_name(writer, text);
    return *function;
}

// void part_quad(uint condition, uint branch):
//   if (parted == 0) {
//     all = quad bits of ballot(true); taken = quad bits of ballot(condition != 0);
//     if (taken != 0 && taken != all) parted = branch | all << 28;
//   }
static void define_part(wd_writer *writer) {
    const wd_quad_writer *quads = writer->checks->quads;
    const uint32_t test = wd_new_id(writer), parts = wd_new_id(writer), parted = wd_new_id(writer),
                   done = wd_new_id(writer), zero = wd_constant(writer, 0);
    uint32_t words[2];
    wd_divergence_begin_function(writer, quads->part, words, 2);
    wd_divergence_begin_selection(
        writer, wd_emit_test(writer, SpvOpIEqual, emit_load(writer, quads->parted), zero), test, done);
    const uint32_t own = emit_own_number(writer);
    const uint32_t all = emit_quad_bits(writer, emit_ballot(writer, wd_emit_true(writer)), own);
    const uint32_t condition = wd_emit_test(writer, SpvOpINotEqual, words[0], zero);
    const uint32_t taken = emit_quad_bits(writer, emit_ballot(writer, condition), own);
    wd_divergence_begin_selection(writer,
                                  wd_emit_test(writer, SpvOpLogicalAnd,
                                               wd_emit_test(writer, SpvOpINotEqual, taken, zero),
                                               wd_emit_test(writer, SpvOpINotEqual, taken, all)),
                                  parts, parted);
    WD_EMIT(writer, SpvOpStore, quads->parted,
            wd_emit_word(writer, SpvOpBitwiseOr, words[1], emit_shifted(writer, all, WD_QUAD_MASK_SHIFT)));
    wd_divergence_end_selection(writer, parted);
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

// void join_quad(uint first, uint count): if ((branch of parted) - first < count) parted = 0;
static void define_join(wd_writer *writer) {
    const wd_quad_writer *quads = writer->checks->quads;
    uint32_t words[2];
    wd_divergence_begin_function(writer, quads->join, words, 2);
    const uint32_t parted = emit_load(writer, quads->parted);
    const uint32_t branch =
        wd_emit_word(writer, SpvOpBitwiseAnd, parted, wd_constant(writer, WD_QUAD_BRANCH));
    const uint32_t number = wd_emit_word(writer, SpvOpISub, branch, words[0]);
    const uint32_t joins = wd_emit_test(writer, SpvOpULessThan, number, words[1]);
    WD_EMIT(writer, SpvOpStore, quads->parted, wd_emit_select(writer, joins, wd_constant(writer, 0), parted));
    wd_divergence_end_function(writer);
}

static void emit_report(wd_writer *writer, uint32_t instruction, uint32_t first, uint32_t flags,
                        uint32_t last) {
    const uint32_t parameters[] = {instruction, wd_constant(writer, WD_RECORD_ERROR_DIVERGENCE), first, flags,
                                   last};
    wd_failure_call(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS);
}

// The invocations of the quad that were in `before` and are not in `now`.
static uint32_t emit_missing(wd_writer *writer, uint32_t before, uint32_t now) {
    return wd_emit_word(writer, SpvOpBitwiseAnd, before,
                        wd_emit_unary(writer, SpvOpNot, writer->type_uint, now));
}

// use_code has values that both functions of define_use compute. Ids.
typedef struct use_code {
    uint32_t before, now; // The invocations of the quad that were together, and those that are.
    uint32_t own;         // The number of the invocation in the subgroup.
} use_code;

static use_code emit_use_code(wd_writer *writer, uint32_t parted) {
    use_code use = {.own = emit_own_number(writer)};
    use.now = emit_quad_bits(writer, emit_ballot(writer, wd_emit_true(writer)), use.own);
    use.before =
        wd_emit_word(writer, SpvOpShiftRightLogical, parted, wd_constant(writer, WD_QUAD_MASK_SHIFT));
    return use;
}

// Writes the condition that the derivative, or the read of words[1] and words[2], is wrong, and the last word of its
// record.
static uint32_t emit_is_wrong(wd_writer *writer, const use_code *use, const uint32_t *words, bool is_read,
                              uint32_t *last) {
    *last = wd_emit_word(writer, SpvOpBitwiseOr, use->before,
                         emit_shifted(writer, use->now, WD_RECORD_DIVERGENCE_NOW_SHIFT));
    const uint32_t missing = emit_missing(writer, use->before, use->now), none = wd_constant(writer, 0);
    if (!is_read) {
        return wd_emit_test(writer, SpvOpINotEqual, missing, none);
    }
    const uint32_t kept = wd_emit_word(writer, SpvOpBitwiseAnd, use->own, words[1]);
    const uint32_t changed = wd_emit_word(writer, SpvOpBitwiseXor, kept, words[2]);
    const uint32_t source = wd_emit_word(writer, SpvOpBitwiseAnd, changed, wd_constant(writer, 3));
    *last = wd_emit_word(writer, SpvOpBitwiseOr, *last,
                         emit_shifted(writer, source, WD_RECORD_DIVERGENCE_SOURCE_SHIFT));
    return wd_emit_test(writer, SpvOpINotEqual, emit_bit(writer, missing, source), none);
}

// void check_derivative(uint instruction), void check_quad_read(uint instruction, uint kept, uint changed):
//   if (parted != 0 && parted != WD_QUAD_REPORTED) {
//     now = quad bits of ballot(true); before = parted >> 28; source = own & 3 & kept ^ changed;
//     if (one of before, or for reads source of before, is not in now) { report; parted = WD_QUAD_REPORTED; }
//   }
static void define_use(wd_writer *writer, bool is_read) {
    const wd_quad_writer *quads = writer->checks->quads;
    const uint32_t test = wd_new_id(writer), report = wd_new_id(writer), reported = wd_new_id(writer),
                   done = wd_new_id(writer), all = wd_constant(writer, WD_QUAD_REPORTED);
    uint32_t words[3], last;
    wd_divergence_begin_function(writer, is_read ? quads->quad_read : quads->derivative, words,
                                 is_read ? 3 : 1);
    const uint32_t parted = emit_load(writer, quads->parted);
    const uint32_t is_parted = wd_emit_test(
        writer, SpvOpLogicalAnd, wd_emit_test(writer, SpvOpINotEqual, parted, wd_constant(writer, 0)),
        wd_emit_test(writer, SpvOpINotEqual, parted, all));
    wd_divergence_begin_selection(writer, is_parted, test, done);
    const use_code use = emit_use_code(writer, parted);
    const uint32_t is_wrong = emit_is_wrong(writer, &use, words, is_read, &last);
    wd_divergence_begin_selection(writer, is_wrong, report, reported);
    emit_report(
        writer, words[0], wd_emit_word(writer, SpvOpBitwiseAnd, parted, wd_constant(writer, WD_QUAD_BRANCH)),
        wd_constant(writer, is_read ? WD_RECORD_DIVERGENCE_QUAD_READ : WD_RECORD_DIVERGENCE_DERIVATIVE),
        last);
    WD_EMIT(writer, SpvOpStore, quads->parted, all);
    wd_divergence_end_selection(writer, reported);
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

// void check_read(uint instruction, uint source, uint differs):
//   all = ballot(true);
//   if (has_read == 0 && (differs != 0 || source >= 128 || all has no bit source)) { has_read = 1; report; }
static void define_read(wd_writer *writer) {
    const wd_quad_writer *quads = writer->checks->quads;
    const uint32_t report = wd_new_id(writer), done = wd_new_id(writer), zero = wd_constant(writer, 0);
    uint32_t words[3];
    wd_divergence_begin_function(writer, quads->read, words, 3);
    const uint32_t all = emit_ballot(writer, wd_emit_true(writer));
    const uint32_t in_ballot =
        wd_emit_word(writer, SpvOpBitwiseAnd, words[1], wd_constant(writer, MAX_SUBGROUP - 1));
    const uint32_t bit = emit_bit(writer, emit_word_of(writer, all, in_ballot),
                                  wd_emit_word(writer, SpvOpBitwiseAnd, in_ballot, wd_constant(writer, 31)));
    const uint32_t differs = wd_emit_test(writer, SpvOpINotEqual, words[2], zero);
    const uint32_t is_inactive =
        wd_emit_test(writer, SpvOpLogicalOr, wd_emit_test(writer, SpvOpIEqual, bit, zero),
                     wd_emit_test(writer, SpvOpINotEqual, in_ballot, words[1]));
    const uint32_t is_first = wd_emit_test(writer, SpvOpIEqual, emit_load(writer, quads->has_read), zero);
    const uint32_t is_wrong = wd_emit_test(writer, SpvOpLogicalAnd, is_first,
                                           wd_emit_test(writer, SpvOpLogicalOr, differs, is_inactive));
    wd_divergence_begin_selection(writer, is_wrong, report, done);
    WD_EMIT(writer, SpvOpStore, quads->has_read, wd_constant(writer, 1));
    const uint32_t flags = wd_emit_select(
        writer, differs, wd_constant(writer, WD_RECORD_DIVERGENCE_READ | WD_RECORD_DIVERGENCE_DIFFERS),
        wd_constant(writer, WD_RECORD_DIVERGENCE_READ));
    emit_report(writer, words[0], words[1], flags, emit_count_bits(writer, SpvGroupOperationReduce, all));
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

void wd_quads_define(wd_writer *writer) {
    const wd_quad_writer *quads = writer->checks->quads;
    if (!quads) {
        return;
    }
    if (quads->part) {
        define_part(writer);
    }
    if (quads->join) {
        define_join(writer);
    }
    if (quads->derivative) {
        define_use(writer, false);
    }
    if (quads->quad_read) {
        define_use(writer, true);
    }
    if (quads->read) {
        define_read(writer);
    }
}

// Calls

static void emit_call(wd_writer *writer, uint32_t function, const uint32_t *arguments, uint32_t count) {
    enum { MAX_ARGUMENTS = 3 };
    uint32_t operands[3 + MAX_ARGUMENTS] = {writer->type_void, wd_new_id(writer), function};
    for (uint32_t i = 0; i < count; i++) {
        operands[3 + i] = arguments[i];
    }
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionCall, operands,
                          3 + count);
}

static void emit_part(wd_writer *writer, uint32_t condition, uint32_t branch) {
    const uint32_t arguments[] = {
        wd_emit_select(writer, condition, wd_constant(writer, 1), wd_constant(writer, 0)),
        wd_constant(writer, branch)};
    emit_call(writer, name(writer, &writer->checks->quads->part, "warden.part_quad"), arguments, 2);
}

// A switch chooses a target. Its number is compared bit by bit.
static void emit_switch_parts(wd_writer *writer, const wd_spirv_instruction *branch) {
    enum { FIRST_CASE = 3 };
    uint32_t number = wd_constant(writer, 0), max = 0;
    for (uint32_t word = FIRST_CASE; word + 1 < branch->num_words; word += 2) {
        uint32_t target = branch->words[word + 1] == branch->words[2] ? 0 : ++max;
        for (uint32_t other = FIRST_CASE, earlier = 0; target && other < word; other += 2) {
            earlier += branch->words[other + 1] != branch->words[2];
            if (branch->words[other + 1] == branch->words[word + 1]) {
                target = earlier;
                break;
            }
        }
        const uint32_t is_case =
            wd_emit_test(writer, SpvOpIEqual, branch->words[1], wd_constant(writer, branch->words[word]));
        number = wd_emit_select(writer, is_case, wd_constant(writer, target), number);
    }
    for (uint32_t bit = 0; max >> bit; bit++) {
        const uint32_t value = emit_bit(writer, number, wd_constant(writer, bit));
        emit_part(writer, wd_emit_test(writer, SpvOpINotEqual, value, wd_constant(writer, 0)), branch->index);
    }
}

static void emit_join(wd_writer *writer, uint32_t first, uint32_t count) {
    const uint32_t arguments[] = {wd_constant(writer, first), wd_constant(writer, count)};
    emit_call(writer, name(writer, &writer->checks->quads->join, "warden.join_quad"), arguments, 2);
}

static void emit_use(wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_quad_writer *quads = writer->checks->quads;
    if (wd_quad_kind_of(instruction) == WD_QUAD_DERIVATIVE) {
        const uint32_t argument = wd_constant(writer, instruction->index);
        emit_call(writer, name(writer, &quads->derivative, "warden.check_derivative"), &argument, 1);
        return;
    }
    // The direction of a swap is a constant: horizontal, vertical or diagonal.
    const bool is_swap = instruction->opcode == SpvOpGroupNonUniformQuadSwap;
    const uint32_t operand = wd_index_word(writer, instruction->words[5]);
    const uint32_t arguments[] = {
        wd_constant(writer, instruction->index), wd_constant(writer, is_swap ? 3 : 0),
        is_swap ? wd_emit_word(writer, SpvOpIAdd, operand, wd_constant(writer, 1)) : operand};
    emit_call(writer, name(writer, &quads->quad_read, "warden.check_quad_read"), arguments, 3);
}

// The number of the invocation that a shuffle reads; its own number where it reads beyond the active ones.
static uint32_t emit_source(wd_writer *writer, const wd_spirv_instruction *read) {
    const uint32_t operand = wd_index_word(writer, read->words[5]);
    const uint32_t own = read->opcode == SpvOpGroupNonUniformShuffleXor ||
                                 read->opcode == SpvOpGroupNonUniformShuffleUp ||
                                 read->opcode == SpvOpGroupNonUniformShuffleDown
                             ? emit_own_number(writer)
                             : 0;
    switch (read->opcode) {
    case SpvOpGroupNonUniformShuffleXor:
        return wd_emit_word(writer, SpvOpBitwiseXor, own, operand);
    case SpvOpGroupNonUniformShuffleUp: {
        const uint32_t source = wd_emit_word(writer, SpvOpISub, own, operand);
        return wd_emit_select(writer, wd_emit_test(writer, SpvOpULessThanEqual, operand, own), source, own);
    }
    case SpvOpGroupNonUniformShuffleDown: {
        const uint32_t all = emit_ballot(writer, wd_emit_true(writer));
        const uint32_t max =
            wd_emit_binary(writer, SpvOpGroupNonUniformBallotFindMSB, writer->type_uint, scope(writer), all);
        const uint32_t rest = wd_emit_word(writer, SpvOpISub, max, own);
        const uint32_t source = wd_emit_word(writer, SpvOpIAdd, own, operand);
        return wd_emit_select(writer, wd_emit_test(writer, SpvOpULessThanEqual, operand, rest), source, own);
    }
    default:
        return operand;
    }
}

static void emit_read(wd_writer *writer, const wd_spirv_instruction *read) {
    uint64_t constant;
    uint32_t differs = wd_constant(writer, 0);
    const uint32_t source = emit_source(writer, read);
    if (read->opcode == SpvOpGroupNonUniformBroadcast &&
        !wd_spirv_module_constant(writer->module, read->words[5], &constant)) {
        const uint32_t first = wd_emit_binary(writer, SpvOpGroupNonUniformBroadcastFirst, writer->type_uint,
                                              scope(writer), source);
        const uint32_t others = emit_ballot(writer, wd_emit_test(writer, SpvOpINotEqual, first, source));
        differs = emit_count_bits(writer, SpvGroupOperationReduce, others);
    }
    const uint32_t arguments[] = {wd_constant(writer, read->index), source, differs};
    emit_call(writer, name(writer, &writer->checks->quads->read, "warden.check_read"), arguments, 3);
}

void wd_quads_emit_event(wd_writer *writer, const wd_quad_event *event) {
    wd_spirv_instruction instruction;
    if (!wd_spirv_module_instruction(writer->module, event->subject, &instruction)) {
        return;
    }
    switch (event->code) {
    case WD_QUAD_JOIN:
    case WD_QUAD_LEAVE:
        emit_join(writer, event->subject, event->count);
        break;
    case WD_QUAD_PART:
        if (instruction.opcode == SpvOpSwitch) {
            emit_switch_parts(writer, &instruction);
        } else {
            emit_part(writer, instruction.words[1], event->subject);
        }
        break;
    case WD_QUAD_USE:
        emit_use(writer, &instruction);
        break;
    case WD_QUAD_READ_SUBGROUP:
        emit_read(writer, &instruction);
        break;
    }
}
