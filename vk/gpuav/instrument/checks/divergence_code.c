// The functions of the check of barriers that only a part of the workgroup reaches (divergence.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/divergence.h"

void wd_divergence_begin_selection(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t merge) {
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, condition, then, merge);
    WD_EMIT(writer, SpvOpLabel, then);
}

void wd_divergence_end_selection(wd_writer *writer, uint32_t merge) {
    WD_EMIT(writer, SpvOpBranch, merge);
    WD_EMIT(writer, SpvOpLabel, merge);
}

void wd_divergence_end_function(wd_writer *writer) {
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

uint32_t wd_divergence_begin_function(wd_writer *writer, uint32_t id, uint32_t *parameters,
                                      uint32_t num_parameters) {
    enum { MAX_PARAMETERS = 4 };
    const uint32_t word = writer->type_uint;
    const uint32_t signature[1 + MAX_PARAMETERS] = {writer->type_void, word, word, word, word};
    const uint32_t type =
        wd_spirv_builder_global(writer->builder, SpvOpTypeFunction, signature, 1 + num_parameters);
    const uint32_t label = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, id, SpvFunctionControlDontInlineMask, type);
    for (uint32_t i = 0; i < num_parameters; i++) {
        parameters[i] = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpFunctionParameter, word, parameters[i]);
    }
    WD_EMIT(writer, SpvOpLabel, label);
    return label;
}

static uint32_t emit_load(wd_writer *writer, uint32_t pointer) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAtomicLoad, writer->type_uint, id, pointer, wd_constant(writer, SpvScopeWorkgroup),
            wd_constant(writer, SpvMemorySemanticsMaskNone));
    return id;
}

static uint32_t emit_maximum(wd_writer *writer, uint32_t pointer, uint32_t value) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpAtomicUMax, writer->type_uint, id, pointer, wd_constant(writer, SpvScopeWorkgroup),
            wd_constant(writer, SpvMemorySemanticsMaskNone), value);
    return id;
}

uint32_t wd_divergence_emit_reached(wd_writer *writer, uint32_t index) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    return wd_emit_binary(writer, SpvOpAccessChain, divergence->pointer, divergence->reached, index);
}

// The word of `reached` for a number of barriers.
static uint32_t emit_reached_for(wd_writer *writer, uint32_t number) {
    return wd_divergence_emit_reached(writer,
                                      wd_emit_word(writer, SpvOpBitwiseAnd, number, wd_constant(writer, 1)));
}

static uint32_t emit_count(wd_writer *writer) {
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, writer->checks->divergence->count);
}

static uint32_t emit_is_counted(wd_writer *writer, uint32_t count) {
    return wd_emit_test(writer, SpvOpULessThan, count,
                        wd_constant(writer, writer->checks->divergence->limit));
}

static uint32_t emit_number(wd_writer *writer, uint32_t reached) {
    return wd_emit_word(writer, SpvOpShiftRightLogical, reached,
                        wd_constant(writer, writer->checks->divergence->site_bits));
}

static uint32_t emit_site(wd_writer *writer, uint32_t reached) {
    return wd_emit_word(writer, SpvOpBitwiseAnd, reached,
                        wd_constant(writer, (1u << writer->checks->divergence->site_bits) - 1));
}

static void emit_call_of_report(wd_writer *writer, uint32_t barrier, uint32_t other, uint32_t flags,
                                uint32_t count) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_void, id, writer->checks->divergence->report, barrier,
            other, flags, count);
}

// void report_divergence(uint barrier, uint other, uint flags, uint count): stops the check. The first one of the
// workgroup writes a record.
static void define_report(wd_writer *writer) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    const uint32_t all = wd_constant(writer, UINT32_MAX);
    const uint32_t report = wd_spirv_builder_id(writer->builder), done = wd_spirv_builder_id(writer->builder);
    uint32_t words[4];
    wd_divergence_begin_function(writer, divergence->report, words, 4);
    wd_divergence_stop(writer);
    const uint32_t old =
        emit_maximum(writer, wd_divergence_emit_reached(writer, wd_constant(writer, 0)), all);
    emit_maximum(writer, wd_divergence_emit_reached(writer, wd_constant(writer, 1)), all);
    wd_divergence_begin_selection(writer, wd_emit_test(writer, SpvOpINotEqual, old, all), report, done);
    const uint32_t parameters[] = {words[0], wd_constant(writer, WD_RECORD_ERROR_DIVERGENCE), words[1],
                                   words[2], words[3]};
    wd_failure_call(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS);
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

// Writes the update of a word of `reached` with `own`, if it is not `own` already: most invocations come to a barrier
// after another one. Returns the value from before.
static uint32_t emit_reach(wd_writer *writer, uint32_t pointer, uint32_t own, uint32_t before) {
    const uint32_t update = wd_spirv_builder_id(writer->builder),
                   merge = wd_spirv_builder_id(writer->builder), old = wd_spirv_builder_id(writer->builder);
    const uint32_t loaded = emit_load(writer, pointer);
    wd_divergence_begin_selection(writer, wd_emit_test(writer, SpvOpINotEqual, loaded, own), update, merge);
    const uint32_t updated = emit_maximum(writer, pointer, own);
    wd_divergence_end_selection(writer, merge);
    WD_EMIT(writer, SpvOpPhi, writer->type_uint, old, loaded, before, updated, update);
    return old;
}

// void reach_barrier(uint barrier):
//   if (count < limit) {
//     number = ++count; own = number << bits | barrier; word = reached[number & 1];
//     old = word; if (old != own) old = atomicMax(word, own);
//     if ((old >> bits) >= number && old != own) report(barrier, the other barrier, ...);
//     else if (~ended < number) report(barrier, 0, ...);
//   }
static void define_at_barrier(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const wd_divergence_writer *divergence = writer->checks->divergence;
    const uint32_t note = wd_spirv_builder_id(builder), wrong = wd_spirv_builder_id(builder),
                   reported = wd_spirv_builder_id(builder), done = wd_spirv_builder_id(builder);
    const uint32_t zero = wd_constant(writer, 0);
    uint32_t barrier;
    wd_divergence_begin_function(writer, divergence->at_barrier, &barrier, 1);
    const uint32_t count = emit_count(writer);
    wd_divergence_begin_selection(writer, emit_is_counted(writer, count), note, done);
    const uint32_t number = wd_emit_word(writer, SpvOpIAdd, count, wd_constant(writer, 1));
    WD_EMIT(writer, SpvOpStore, divergence->count, number);
    const uint32_t own = wd_emit_word(
        writer, SpvOpBitwiseOr,
        wd_emit_word(writer, SpvOpShiftLeftLogical, number, wd_constant(writer, divergence->site_bits)),
        barrier);
    const uint32_t old = emit_reach(writer, emit_reached_for(writer, number), own, note);
    const uint32_t old_number = emit_number(writer, old);
    const uint32_t is_other = wd_emit_test(writer, SpvOpLogicalAnd,
                                           wd_emit_test(writer, SpvOpUGreaterThanEqual, old_number, number),
                                           wd_emit_test(writer, SpvOpINotEqual, old, own));
    const uint32_t minimum =
        wd_emit_unary(writer, SpvOpNot, writer->type_uint, emit_load(writer, divergence->ended));
    const uint32_t is_left = wd_emit_test(writer, SpvOpULessThan, minimum, number);
    wd_divergence_begin_selection(writer, wd_emit_test(writer, SpvOpLogicalOr, is_other, is_left), wrong,
                                  reported);
    const uint32_t is_ahead = wd_emit_test(writer, SpvOpUGreaterThan, old_number, number);
    const uint32_t flags = wd_emit_select(
        writer, wd_emit_test(writer, SpvOpLogicalAnd, is_other, is_ahead),
        wd_constant(writer, WD_RECORD_DIVERGENCE_AT_BARRIER | WD_RECORD_DIVERGENCE_OTHER_PASSED),
        wd_constant(writer, WD_RECORD_DIVERGENCE_AT_BARRIER));
    emit_call_of_report(writer, barrier, wd_emit_select(writer, is_other, emit_site(writer, old), zero),
                        flags, count);
    wd_divergence_end_selection(writer, reported);
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

// void end_without_barriers():
//   if (count < limit) {
//     atomicMax(ended, ~count); old = reached[(count + 1) & 1];
//     if ((old >> bits) > count) report(the barrier of old, 0, ...);
//   }
static void define_at_end(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const wd_divergence_writer *divergence = writer->checks->divergence;
    const uint32_t note = wd_spirv_builder_id(builder), wrong = wd_spirv_builder_id(builder),
                   reported = wd_spirv_builder_id(builder), done = wd_spirv_builder_id(builder);
    const uint32_t zero = wd_constant(writer, 0);
    wd_divergence_begin_function(writer, divergence->at_end, NULL, 0);
    const uint32_t count = emit_count(writer);
    wd_divergence_begin_selection(writer, emit_is_counted(writer, count), note, done);
    emit_maximum(writer, divergence->ended, wd_emit_unary(writer, SpvOpNot, writer->type_uint, count));
    const uint32_t next = wd_emit_word(writer, SpvOpIAdd, count, wd_constant(writer, 1));
    const uint32_t old = emit_load(writer, emit_reached_for(writer, next));
    wd_divergence_begin_selection(
        writer, wd_emit_test(writer, SpvOpUGreaterThan, emit_number(writer, old), count), wrong, reported);
    emit_call_of_report(writer, emit_site(writer, old), zero, zero, count);
    wd_divergence_end_selection(writer, reported);
    wd_divergence_end_selection(writer, done);
    wd_divergence_end_function(writer);
}

void wd_divergence_define(wd_writer *writer) {
    if (writer->checks->divergence) {
        define_report(writer);
        define_at_barrier(writer);
        define_at_end(writer);
    }
    wd_quads_define(writer);
}
