// Reports that wait for the end of a loop.
//
// Drivers that run both sides of a branch under masks pay for the code that writes a record in each iteration, even if
// no invocation fails. A check in a loop therefore stores the words of its first failure in variables of the function.
// The record is written after the loop: at the merge block of the outermost loop, and before each instruction inside it
// that ends the invocation or the function.
//
// This is correct only if no branch leaves the loop's instructions for another block. A loop with blocks after its
// merge block reports immediately. So does a loop with so many exits that the module would grow by more than a constant
// factor.
//
// The reports are inserted when the entire function has been written: an early exit may have to write the report of a
// later check.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

// Writing

wd_status wd_loops_init(wd_writer *writer) {
    writer->loops = wd_arena_alloc_zero(writer->arena, 1, sizeof *writer->loops);
    if (!writer->loops) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_dominance_init(&writer->loops->function_facts.dominance, writer->analysis->allocator);
    return WD_OK;
}

void wd_loops_finish(wd_writer *writer) {
    wd_loop_writer *loops = writer->loops;
    if (!loops) {
        return;
    }
    void *const owned[] = {loops->deferral.loops.items,
                           loops->deferral.loop_blocks.items,
                           loops->deferral.deferred.items,
                           loops->deferral.flushes.items,
                           loops->deferral.result_variables.items,
                           loops->deferral.counter_variables.items,
                           loops->deferral.inserted.items,
                           loops->versions.headers.items,
                           loops->versions.loop_entries.items,
                           loops->versions.live_outs.items,
                           loops->versions.loop_uses.items,
                           loops->versions.speculation.comparisons.items,
                           loops->versions.speculation.variables.items,
                           loops->versions.speculation.splits.items,
                           loops->versions.speculation.exits.items,
                           loops->versions.speculation.failed_exits.items,
                           loops->function_facts.stores.items,
                           loops->counters.failure_counters.items,
                           loops->counters.kept.items};
    for (size_t i = 0; i < sizeof owned / sizeof *owned; i++) {
        wd_free(&writer->analysis->allocator, owned[i]);
    }
    wd_dominance_finish(&loops->function_facts.dominance);
    writer->loops = NULL;
}

const wd_loop *wd_loops_list(const wd_writer *writer, size_t *num_loops) {
    *num_loops = writer->loops->deferral.loops.count;
    return writer->loops->deferral.loops.items;
}

bool wd_loops_are_deferred(const wd_writer *writer) {
    return writer->loops->deferral.loop != NULL;
}

const wd_block *wd_loops_begin_block(wd_writer *writer, uint32_t label_instruction) {
    while (writer->loops->deferral.next_loop < writer->loops->deferral.loops.count &&
           writer->loops->deferral.loops.items[writer->loops->deferral.next_loop].end <= label_instruction) {
        wd_loop *loop = &writer->loops->deferral.loops.items[writer->loops->deferral.next_loop++];
        writer->loops->deferral.ended_loop = loop->end == label_instruction ? loop : NULL;
    }
    writer->loops->deferral.loop =
        writer->loops->deferral.next_loop < writer->loops->deferral.loops.count &&
                writer->loops->deferral.loops.items[writer->loops->deferral.next_loop].begin <=
                    label_instruction
            ? &writer->loops->deferral.loops.items[writer->loops->deferral.next_loop]
            : NULL;
    if (writer->loops->deferral.next_loop_block < writer->loops->deferral.loop_blocks.count &&
        writer->loops->deferral.loop_blocks.items[writer->loops->deferral.next_loop_block]
                .label_instruction == label_instruction) {
        return &writer->loops->deferral.loop_blocks.items[writer->loops->deferral.next_loop_block++];
    }
    return NULL;
}

// Notes that the loop's reports are written here, and continues in a new block.
static wd_status flush(wd_writer *writer, const wd_loop *loop, bool goes_on) {
    wd_flush *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.flushes);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = (wd_flush){.loop = loop, .label = wd_spirv_builder_id(writer->builder), .goes_on = goes_on};
    wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &added->position);
    writer->at.label = added->label;
    writer->at.piece++;
    wd_writer_restore_line(writer);
    return WD_OK;
}

wd_status wd_loops_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const uint32_t opcode = wd_loops_written_opcode(writer, instruction);
    if (writer->loops->deferral.loop) {
        return wd_loops_must_flush_before(writer, opcode)
                   ? flush(writer, writer->loops->deferral.loop, !wd_loops_ends_function(opcode))
                   : WD_OK;
    }
    const wd_loop *ended = writer->loops->deferral.ended_loop;
    writer->loops->deferral.ended_loop = NULL;
    return ended && opcode != SpvOpUnreachable ? flush(writer, ended, false) : WD_OK;
}

static uint32_t load(wd_writer *writer, uint32_t variable) {
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, variable);
}

static uint32_t compare_with_zero(wd_writer *writer, uint32_t opcode, uint32_t value) {
    uint32_t zero = wd_spirv_builder_uint(writer->builder, 0);
    return wd_emit_test(writer, opcode, value, zero);
}

// variable = condition ? then : otherwise
static void store_either(wd_writer *writer, uint32_t variable, uint32_t condition, uint32_t then,
                         uint32_t otherwise) {
    uint32_t chosen = wd_emit_select(writer, condition, then, otherwise);
    WD_EMIT(writer, SpvOpStore, variable, chosen);
}

static wd_deferred_report *add_deferred(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                                        uint32_t num_parameters) {
    wd_deferred_report *deferred =
        WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.deferred);
    if (!deferred) {
        return NULL;
    }
    *deferred = (wd_deferred_report){.kind = kind, .num_parameters = num_parameters};
    memcpy(deferred->parameters, parameters, num_parameters * sizeof *parameters);
    if (!writer->loops->deferral.loop->num_deferred++) {
        writer->loops->deferral.loop->first_deferred = writer->loops->deferral.deferred.count - 1;
    }
    return deferred;
}

// Defers the report of a failed check. `failed`: the condition that it failed; 0: the code is in a branch that runs
// only then.
static wd_status defer_report(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                              uint32_t num_parameters, uint32_t never_zero, uint32_t failed) {
    wd_spirv_builder *builder = writer->builder;
    wd_deferred_report *deferred = add_deferred(writer, kind, parameters, num_parameters);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < num_parameters; i++) {
        if (!wd_spirv_builder_is_global(builder, parameters[i])) {
            deferred->is_variable[i] = true;
            deferred->parameters[i] = wd_spirv_builder_id(builder);
        }
    }
    bool has_flag = !never_zero || !deferred->is_variable[never_zero];
    deferred->flag = has_flag ? wd_spirv_builder_id(builder) : deferred->parameters[never_zero];
    uint32_t old_flag = load(writer, deferred->flag);
    uint32_t is_first = compare_with_zero(writer, SpvOpIEqual, old_flag);
    if (failed) {
        wd_emit_and(writer, &is_first, failed);
    }
    for (uint32_t i = 0; i < num_parameters; i++) {
        if (deferred->is_variable[i]) {
            uint32_t variable = deferred->parameters[i];
            uint32_t old = variable == deferred->flag ? old_flag : load(writer, variable);
            store_either(writer, variable, is_first, parameters[i], old);
        }
    }
    if (has_flag) {
        const uint32_t one = wd_spirv_builder_uint(builder, 1);
        if (failed) {
            store_either(writer, deferred->flag, is_first, one, old_flag);
        } else {
            WD_EMIT(writer, SpvOpStore, deferred->flag, one);
        }
    }
    return WD_OK;
}

wd_status wd_defer_bounds_report(wd_writer *writer, const uint32_t *parameters, uint32_t never_zero,
                                 uint32_t failed, const wd_hoisted_binding *hoisted) {
    uint32_t deferred[WD_NUM_BOUNDS_PARAMETERS];
    memcpy(deferred, parameters, sizeof deferred);
    deferred[WD_BOUNDS_SIZE] = wd_spirv_builder_uint(writer->builder, 0); // Replaces the word.
    wd_status status =
        defer_report(writer, WD_FAILURE_BOUNDS, deferred, WD_NUM_BOUNDS_PARAMETERS, never_zero, failed);
    if (!status) {
        writer->loops->deferral.deferred.items[writer->loops->deferral.deferred.count - 1].word_of = hoisted;
    }
    return status;
}

wd_status wd_defer_state_report(wd_writer *writer, uint32_t instruction, uint32_t index, uint32_t word) {
    enum { INDEX = 1 };
    wd_spirv_builder *builder = writer->builder;
    const uint32_t site = wd_spirv_builder_uint(builder, instruction);
    const uint32_t variable = wd_spirv_builder_id(builder);
    const uint32_t parameters[] = {site, variable};
    wd_deferred_report *deferred = add_deferred(writer, WD_FAILURE_STATE, parameters, 2);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    deferred->is_variable[INDEX] = true;
    deferred->flag = variable;
    deferred->is_successor = true;
    const uint32_t old = load(writer, variable), either = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpBitwiseOr, writer->type_uint, either, old, word);
    const uint32_t is_first = compare_with_zero(writer, SpvOpIEqual, either);
    const uint32_t one = wd_spirv_builder_uint(builder, 1), successor = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, successor, index, one);
    store_either(writer, variable, is_first, successor, old);
    return WD_OK;
}

// Whether the value in the variable is below the length. If the length is a power of 2, a mask decides that, else the
// bias.
static uint32_t is_below(wd_writer *writer, const wd_deferred_report *deferred, uint32_t value) {
    wd_spirv_builder *builder = writer->builder;
    if (deferred->bias) {
        return wd_emit_is_below(writer, value, deferred->length);
    }
    uint32_t mask = wd_spirv_builder_uint(builder, deferred->length - 1);
    uint32_t masked = wd_spirv_builder_id(builder), below = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpBitwiseAnd, writer->type_uint, masked, value, mask);
    WD_EMIT(writer, SpvOpIEqual, writer->type_bool, below, masked, value);
    return below;
}

wd_status wd_defer_index_report(wd_writer *writer, uint32_t instruction, uint32_t index, uint32_t length,
                                uint32_t ok) {
    enum { INDEX = 1 };
    wd_spirv_builder *builder = writer->builder;
    const uint32_t site = wd_spirv_builder_uint(builder, instruction);
    const uint32_t variable = wd_spirv_builder_id(builder);
    const uint32_t parameters[] = {site, variable, wd_spirv_builder_uint(builder, length)};
    wd_deferred_report *deferred = add_deferred(writer, WD_FAILURE_INDEX, parameters, 3);
    if (!deferred) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    deferred->is_variable[INDEX] = true;
    deferred->flag = variable;
    deferred->length = length;
    deferred->bias = ok || !(length & (length - 1)) ? 0 : WD_SIGN_BIAS;
    const uint32_t old = load(writer, variable);
    if (ok) {
        store_either(writer, variable, ok, old, index);
    } else {
        const uint32_t value = wd_emit_biased(writer, index, deferred->bias);
        store_either(writer, variable, is_below(writer, deferred, old), value, old);
    }
    return WD_OK;
}

// Whether values of the type can be stored in a variable: 32-bit numbers, and vectors of them.
static bool is_storable(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (wd_spirv_module_find_opcode(module, type_id, SpvOpTypeVector, &type)) {
        type_id = type.words[2];
    }
    return wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat) && type.words[2] == 32;
}

uint32_t wd_loops_result_variable(wd_writer *writer, uint32_t type) {
    if (!writer->loops->deferral.loop || !is_storable(writer->module, type)) {
        return 0;
    }
    for (size_t i = 0; i < writer->loops->deferral.result_variables.count; i++) {
        if (writer->loops->deferral.result_variables.items[i].type == type) {
            return writer->loops->deferral.result_variables.items[i].variable;
        }
    }
    wd_result_variable *value =
        WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.result_variables);
    if (!value) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return 0;
    }
    *value = (wd_result_variable){type, wd_spirv_builder_id(writer->builder)};
    return value->variable;
}

uint32_t wd_loops_counter_variable(wd_writer *writer) {
    uint32_t *variable =
        WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->deferral.counter_variables);
    if (!variable) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return wd_spirv_builder_id(writer->builder);
    }
    *variable = wd_spirv_builder_id(writer->builder);
    return *variable;
}

// The end of a function

static void write_variable(wd_writer *writer, uint32_t id, uint32_t value) {
    uint32_t type =
        wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassFunction, writer->type_uint);
    uint32_t initial = wd_spirv_builder_uint(writer->builder, value);
    WD_EMIT(writer, SpvOpVariable, type, id, SpvStorageClassFunction, initial);
}

static void write_variables(wd_writer *writer) {
    for (size_t i = 0; i < writer->loops->deferral.deferred.count; i++) {
        const wd_deferred_report *deferred = &writer->loops->deferral.deferred.items[i];
        bool has_flag = true;
        for (uint32_t j = 0; j < deferred->num_parameters; j++) {
            if (deferred->is_variable[j]) {
                write_variable(writer, deferred->parameters[j], deferred->bias);
                has_flag &= deferred->parameters[j] != deferred->flag;
            }
        }
        if (has_flag) {
            write_variable(writer, deferred->flag, 0);
        }
    }
    for (size_t i = 0; i < writer->loops->deferral.result_variables.count; i++) {
        const wd_result_variable *value = &writer->loops->deferral.result_variables.items[i];
        uint32_t type = wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassFunction, value->type);
        WD_EMIT(writer, SpvOpVariable, type, value->variable, SpvStorageClassFunction);
    }
    for (size_t i = 0; i < writer->loops->deferral.counter_variables.count; i++) {
        write_variable(writer, writer->loops->deferral.counter_variables.items[i], 0);
    }
}

static uint32_t has_failed(wd_writer *writer, const wd_deferred_report *deferred, uint32_t flag) {
    if (!deferred->length) {
        return compare_with_zero(writer, SpvOpINotEqual, flag);
    }
    uint32_t length = wd_spirv_builder_uint(writer->builder, deferred->length);
    return wd_emit_test(writer, SpvOpUGreaterThanEqual, flag, length);
}

// if (has_failed()) report(); `merge` is the block after it.
static void write_report(wd_writer *writer, wd_deferred_report *deferred, uint32_t merge, bool goes_on) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t flag = wd_emit_biased(writer, load(writer, deferred->flag), deferred->bias);
    uint32_t failed = has_failed(writer, deferred, flag);
    uint32_t write = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, failed, write, merge);
    WD_EMIT(writer, SpvOpLabel, write);
    if (deferred->is_successor) {
        const uint32_t one = wd_spirv_builder_uint(builder, 1), index = wd_spirv_builder_id(builder);
        WD_EMIT(writer, SpvOpISub, writer->type_uint, index, flag, one);
        flag = index;
    }
    uint32_t values[WD_MAX_FAILURE_PARAMETERS];
    for (uint32_t i = 0; i < deferred->num_parameters; i++) {
        values[i] = !deferred->is_variable[i]                   ? deferred->parameters[i]
                    : deferred->parameters[i] == deferred->flag ? flag
                                                                : load(writer, deferred->parameters[i]);
    }
    if (deferred->word_of) {
        values[WD_BOUNDS_SIZE] = wd_input_read_hoisted(writer, deferred->word_of, values[WD_BOUNDS_INDEX]);
    }
    if (goes_on) {
        WD_EMIT(writer, SpvOpStore, deferred->flag, wd_spirv_builder_uint(builder, deferred->bias));
    }
    if (!wd_keep_report(writer, deferred->kind, values, goes_on, &deferred->kept)) {
        wd_failure_call(writer, deferred->kind, values, deferred->num_parameters);
    }
    WD_EMIT(writer, SpvOpBranch, merge);
    WD_EMIT(writer, SpvOpLabel, merge);
}

static void write_flush(wd_writer *writer, const wd_flush *flush) {
    const size_t first = flush->loop->first_deferred, end = first + flush->loop->num_deferred;
    if (first == end) { // Checks that always hold.
        WD_EMIT(writer, SpvOpBranch, flush->label);
        WD_EMIT(writer, SpvOpLabel, flush->label);
    }
    for (size_t i = first; i < end; i++) {
        uint32_t merge = i + 1 < end ? wd_spirv_builder_id(writer->builder) : flush->label;
        write_report(writer, &writer->loops->deferral.deferred.items[i], merge, flush->goes_on);
    }
}

static size_t count_words(wd_writer *writer) {
    size_t num_words;
    wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    return num_words;
}

// Moves the words after the function, from word `written` on, to their positions: the variables, which end at
// `flushes`, after the others, and each flush to its position. The words between them move back, the last ones first.
static wd_status insert(wd_writer *writer, size_t written, size_t flushes) {
    size_t end;
    uint32_t *words = wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &end);
    if (!WD_VECTOR_RESERVE(&writer->analysis->allocator, &writer->loops->deferral.inserted, end - written)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t *added =
        memcpy(writer->loops->deferral.inserted.items, words + written, (end - written) * sizeof *words);
    size_t to = end, rest = written;
    for (size_t i = writer->loops->deferral.flushes.count; i > 0; i--) {
        const wd_flush *flush = &writer->loops->deferral.flushes.items[i - 1];
        const size_t size = end - flush->written;
        to -= rest - flush->position;
        memmove(words + to, words + flush->position, (rest - flush->position) * sizeof *words);
        to -= size;
        memcpy(words + to, added + (flush->written - written), size * sizeof *words);
        rest = flush->position;
        end = flush->written;
    }
    to -= rest - writer->at.variables_at;
    memmove(words + to, words + writer->at.variables_at, (rest - writer->at.variables_at) * sizeof *words);
    memcpy(words + writer->at.variables_at, added, (flushes - written) * sizeof *words);
    return WD_OK;
}

wd_status wd_loops_end_function(wd_writer *writer) {
    if (!writer->loops->deferral.deferred.count && !writer->loops->deferral.flushes.count &&
        !writer->loops->deferral.result_variables.count && !writer->loops->deferral.counter_variables.count) {
        return WD_OK;
    }
    const size_t written = count_words(writer);
    write_variables(writer);
    const size_t flushes = count_words(writer);
    for (size_t i = 0; i < writer->loops->deferral.flushes.count; i++) {
        writer->loops->deferral.flushes.items[i].written = count_words(writer);
        write_flush(writer, &writer->loops->deferral.flushes.items[i]);
    }
    return count_words(writer) > written ? insert(writer, written, flushes) : WD_OK;
}

void wd_report_or_defer_failure(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                                uint32_t num_parameters, uint32_t never_zero) {
    if (!writer->loops->deferral.loop) {
        wd_optional_index kept = {0};
        if (!wd_keep_report(writer, kind, parameters, false, &kept)) {
            wd_failure_call(writer, kind, parameters, num_parameters);
        }
        return;
    }
    wd_status status = defer_report(writer, kind, parameters, num_parameters, never_zero, 0);
    wd_writer_fail(writer, status);
}
