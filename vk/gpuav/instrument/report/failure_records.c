#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/report/failure_report_internal.h"
#include "vk/gpuav/record/record_layout.h"

uint32_t wd_atomic_scope(const wd_writer *writer) {
    WD_SPIRV_FOR_PART(head, writer->module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpMemoryModel) {
            return head.at[2] == SpvMemoryModelVulkan ? SpvScopeQueueFamily : SpvScopeDevice;
        }
    }
    return SpvScopeDevice;
}

// report_shape is a function that writes records, and its parameters after the instruction index.
typedef struct report_shape {
    const char *name;
    uint32_t num_words; // Of the record.
    uint32_t error;     // VARIABLE: the first parameter.
    uint32_t num_parameters;
    bool reports_state; // If the last parameter is 0, the descriptor is invalid, and the record says so.
    bool has_size;      // The last parameter is the number of words of the record.
} report_shape;

enum { VARIABLE = UINT32_MAX };

static const report_shape report_shapes[WD_NUM_FAILURE_KINDS] = {
    [WD_FAILURE_INDEX] = {"warden.report_descriptor_index", WD_RECORD_INDEX_OUT_OF_BOUNDS_WORDS,
                          WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, 3, false, false},
    [WD_FAILURE_BOUNDS] = {"warden.report_bounds", WD_RECORD_BUFFER_BOUNDS_WORDS, VARIABLE, 5, false, false},
    [WD_FAILURE_STATE] = {"warden.report_descriptor_state", WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS,
                          WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, 2, false, false},
    [WD_FAILURE_BOUNDS_OR_STATE] = {"warden.report_buffer", WD_RECORD_BUFFER_BOUNDS_WORDS, VARIABLE, 5, true,
                                    false},
    [WD_FAILURE_WIDE] = {"warden.report_wide", WD_RECORD_WIDE_WORDS, VARIABLE, WD_NUM_WIDE_PARAMETERS, false,
                         false},
    [WD_FAILURE_ANY] = {"warden.report", WD_RECORD_BUFFER_BOUNDS_WORDS, VARIABLE, 6, false, true},
    [WD_FAILURE_ANY_WIDE] = {"warden.report_any", WD_RECORD_WIDE_WORDS, VARIABLE, 8, false, true},
};

static uint32_t failure_function(wd_writer *writer, wd_failure_kind kind) {
    if (!writer->failures->functions[kind]) {
        writer->failures->functions[kind] = wd_spirv_builder_id(writer->builder);
        wd_spirv_builder_name(writer->builder, writer->failures->functions[kind], report_shapes[kind].name);
    }
    return writer->failures->functions[kind];
}

void wd_failure_call(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                     uint32_t num_parameters) {
    uint32_t operands[3 + WD_MAX_FAILURE_PARAMETERS];
    operands[0] = writer->type_void;
    operands[2] = failure_function(writer, kind);
    operands[1] = wd_spirv_builder_id(writer->builder);
    wd_added_note_call(writer, operands[2], !writer->added.are_written);
    memcpy(operands + 3, parameters, num_parameters * sizeof *operands);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionCall, operands,
                          3 + num_parameters);
}

// Turns a record of bounds into one of the descriptor's state if `size` of the buffer is 0.
static void choose_state(wd_writer *writer, wd_report_record *record, uint32_t *words, uint32_t size) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    const uint32_t is_valid = wd_emit_test(writer, SpvOpINotEqual, size, zero);
    record->size = wd_emit_select(writer, is_valid, record->size,
                                  wd_spirv_builder_uint(builder, WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS));
    words[WD_RECORD_SIZE] = record->size;
    words[WD_RECORD_ERROR] =
        wd_emit_select(writer, is_valid, words[WD_RECORD_ERROR],
                       wd_spirv_builder_uint(builder, WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED));
    for (uint32_t i = WD_RECORD_ERROR_WORDS + 1; i < WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS; i++) {
        words[i] = wd_emit_select(writer, is_valid, words[i], zero);
    }
}

static wd_report_record make_record(wd_writer *writer, const report_shape *shape, const uint32_t *parameters,
                                    uint32_t words[WD_RECORD_MAX_WORDS]) {
    wd_spirv_builder *builder = writer->builder;
    words[WD_RECORD_SIZE] = wd_spirv_builder_uint(builder, shape->num_words);
    wd_report_record record = {.words = words, .num_words = shape->num_words, .size = words[WD_RECORD_SIZE]};
    words[WD_RECORD_SHADER_ID] = wd_spirv_builder_uint(builder, writer->failures->shader_id);
    const uint32_t *end = parameters + shape->num_parameters - shape->has_size;
    if (shape->has_size) {
        record.size = words[WD_RECORD_SIZE] = *end;
    }
    words[WD_RECORD_INSTRUCTION] = *parameters++;
    wd_stage_load(writer, &words[WD_RECORD_STAGE]);
    words[WD_RECORD_ERROR] =
        shape->error == VARIABLE ? *parameters++ : wd_spirv_builder_uint(builder, shape->error);
    for (uint32_t i = WD_RECORD_ERROR_WORDS; i < shape->num_words; i++) {
        words[i] = parameters < end ? *parameters++ : wd_spirv_builder_uint(builder, 0);
    }
    if (shape->reports_state) {
        choose_state(writer, &record, words, end[-1]);
    }
    return record;
}

// Word number `index` of the record. `index` is an id.
static uint32_t pick_word(wd_writer *writer, const wd_report_record *record, uint32_t index) {
    uint32_t picked = record->words[0];
    for (uint32_t i = 1; i < record->num_words; i++) {
        const uint32_t is_this = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpIEqual, writer->type_bool, is_this, index,
                wd_spirv_builder_uint(writer->builder, i));
        picked = wd_emit_select(writer, is_this, record->words[i], picked);
    }
    return picked;
}

// for (index = 0; index < size; index++) data[offset + index] = word number index. The code goes from `before` to
// `done`.
//
// Compilers that inline every function copy this code to each check, and compilers for CPUs make a loop over the
// invocations of each store. One store in a loop takes a fraction of the time of one store for each word, both to
// compile and to run.
static void write_record(wd_writer *writer, const wd_report_record *record, uint32_t offset, uint32_t before,
                         uint32_t done) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type_uint = writer->type_uint;
    const uint32_t header = wd_spirv_builder_id(builder), body = wd_spirv_builder_id(builder);
    const uint32_t next = wd_spirv_builder_id(builder), end = wd_spirv_builder_id(builder);
    const uint32_t index = wd_spirv_builder_id(builder), incremented = wd_spirv_builder_id(builder);
    const uint32_t position = wd_spirv_builder_id(builder), pointer = wd_spirv_builder_id(builder);
    const uint32_t goes_on = wd_spirv_builder_id(builder);
    const uint32_t zero = wd_spirv_builder_uint(builder, 0), one = wd_spirv_builder_uint(builder, 1);
    const uint32_t data = wd_spirv_builder_uint(builder, WD_RECORD_BUFFER_DATA);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, header);
    WD_EMIT(writer, SpvOpPhi, type_uint, index, zero, before, incremented, next);
    WD_EMIT(writer, SpvOpLoopMerge, end, next, SpvLoopControlDontUnrollMask);
    WD_EMIT(writer, SpvOpBranch, body);
    WD_EMIT(writer, SpvOpLabel, body);
    const uint32_t word = pick_word(writer, record, index);
    WD_EMIT(writer, SpvOpIAdd, type_uint, position, offset, index);
    const uint32_t base = wd_buffer_emit_pointer(writer, WD_BUFFER_OUTPUT);
    WD_EMIT(writer, SpvOpAccessChain, writer->buffers.pointer_uint, pointer, base, data, position);
    wd_buffer_emit_store(writer, pointer, word);
    WD_EMIT(writer, SpvOpBranch, next);
    WD_EMIT(writer, SpvOpLabel, next);
    WD_EMIT(writer, SpvOpIAdd, type_uint, incremented, index, one);
    WD_EMIT(writer, SpvOpULessThan, writer->type_bool, goes_on, incremented, record->size);
    WD_EMIT(writer, SpvOpBranchConditional, goes_on, header, end);
    WD_EMIT(writer, SpvOpLabel, end);
    WD_EMIT(writer, SpvOpBranch, done);
}

// Reserves the record's words. Returns their offset; `*fits` is the condition that they are in the buffer.
static uint32_t reserve_record(wd_writer *writer, uint32_t size, uint32_t *fits) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t attempted = wd_spirv_builder_uint(builder, WD_RECORD_BUFFER_ATTEMPTED);
    uint32_t scope = wd_spirv_builder_uint(builder, wd_atomic_scope(writer));
    uint32_t relaxed = wd_spirv_builder_uint(builder, SpvMemorySemanticsMaskNone);
    uint32_t pointer = wd_spirv_builder_id(builder), offset = wd_spirv_builder_id(builder);
    uint32_t end = wd_spirv_builder_id(builder), length;
    *fits = wd_spirv_builder_id(builder);
    const uint32_t base = wd_buffer_emit_pointer(writer, WD_BUFFER_OUTPUT);
    WD_EMIT(writer, SpvOpAccessChain, writer->buffers.pointer_uint, pointer, base, attempted);
    WD_EMIT(writer, SpvOpAtomicIAdd, writer->type_uint, offset, pointer, scope, relaxed, size);
    WD_EMIT(writer, SpvOpIAdd, writer->type_uint, end, offset, size);
    if (writer->options->input) {
        length = wd_spirv_builder_uint(builder, writer->options->input->heads - WD_RECORD_BUFFER_DATA);
    } else {
        length = wd_buffer_emit_length(writer, WD_BUFFER_OUTPUT, WD_RECORD_BUFFER_DATA);
    }
    WD_EMIT(writer, SpvOpULessThanEqual, writer->type_bool, *fits, end, length);
    return offset;
}

void wd_report_write(wd_writer *writer, const wd_report_record *record) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t write = record->write, done = record->done;
    uint32_t fits;
    const uint32_t offset = reserve_record(writer, record->size, &fits);
    WD_EMIT(writer, SpvOpSelectionMerge, done, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, fits, write, done);
    WD_EMIT(writer, SpvOpLabel, write);
    write_record(writer, record, offset, write, done);
    WD_EMIT(writer, SpvOpLabel, done);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

static void define_function(wd_writer *writer, uint32_t id, const report_shape *shape) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t signature[1 + WD_MAX_FAILURE_PARAMETERS], parameters[WD_MAX_FAILURE_PARAMETERS];
    signature[0] = writer->type_void;
    for (uint32_t i = 0; i < shape->num_parameters; i++) {
        signature[i + 1] = writer->type_uint;
    }
    uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1 + shape->num_parameters);
    const uint32_t write = wd_spirv_builder_id(builder), done = wd_spirv_builder_id(builder);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, id, wd_added_control(writer, id), type);
    for (uint32_t i = 0; i < shape->num_parameters; i++) {
        parameters[i] = wd_spirv_builder_id(builder);
        WD_EMIT(writer, SpvOpFunctionParameter, writer->type_uint, parameters[i]);
    }
    WD_EMIT(writer, SpvOpLabel, wd_spirv_builder_id(builder));
    uint32_t words[WD_RECORD_MAX_WORDS];
    wd_report_record record = make_record(writer, shape, parameters, words);
    record.write = write;
    record.done = done;
    wd_report_write(writer, &record);
}

void wd_failures_define(wd_writer *writer) {
    for (uint32_t kind = 0; kind < WD_NUM_FAILURE_KINDS; kind++) {
        if (writer->failures->functions[kind]) {
            define_function(writer, writer->failures->functions[kind], &report_shapes[kind]);
        }
    }
}
