// Data races of cooperative matrices: a subgroup loads or stores rows (or columns) of an array in memory of the
// workgroup. The specification does not state which invocation accesses an element. So one invocation notes all
// elements: accesses of the same subgroup to matrices are never compared.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/shared_race.h"
#include "vk/gpuav/instrument/checks/shared_shaders.h"
#include "vk/spirv/link.h"

enum { MAX_SIDE = 256, MIN_VERSION = 0x00010300 };

// Finding

// read_layout returns whether the order of a matrix in memory is known.
static bool read_layout(const wd_spirv_module *module, uint32_t id, bool *by_columns) {
    enum { ROW_MAJOR, COLUMN_MAJOR };
    wd_spirv_instruction made;
    uint64_t value;
    if (wd_spirv_module_find(module, id, &made) &&
        (made.opcode == SpvOpConstantTrue || made.opcode == SpvOpConstantFalse)) {
        *by_columns = made.opcode == SpvOpConstantTrue;
        return true;
    }
    *by_columns = wd_spirv_module_constant(module, id, &value) && value == COLUMN_MAJOR;
    return *by_columns || (wd_spirv_module_constant(module, id, &value) && value == ROW_MAJOR);
}

// find_matrix finds the type of the matrix that is loaded or stored.
static bool find_matrix(const wd_spirv_module *module, const wd_spirv_instruction *access, uint32_t object,
                        wd_spirv_instruction *matrix) {
    wd_spirv_instruction value;
    uint32_t type = access->result_type;
    if (object) {
        type = wd_spirv_module_find(module, access->words[object], &value) ? value.result_type : 0;
    }
    return (wd_spirv_module_find_opcode(module, type, SpvOpTypeCooperativeMatrixNV, matrix) ||
            wd_spirv_module_find_opcode(module, type, WD_OP_TYPE_MATRIX_KHR, matrix)) &&
           matrix->num_words > 5;
}

// element_size returns the bytes of the scalar or vector that a pointer points to; 0: it is neither.
static uint32_t element_size(const wd_analysis *analysis, uint32_t pointer) {
    wd_spirv_instruction value, type, vector;
    if (!wd_spirv_module_find(analysis->module, pointer, &value) ||
        !wd_spirv_module_find_opcode(analysis->module, value.result_type, SpvOpTypePointer, &type)) {
        return 0;
    }
    if (wd_spirv_module_find_opcode(analysis->module, type.words[3], SpvOpTypeVector, &vector)) {
        return vector.words[3] * wd_layout_scalar_size(analysis, vector.words[2]);
    }
    return wd_layout_scalar_size(analysis, type.words[3]);
}

bool wd_shared_find_matrix(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                           wd_shared_access *access) {
    const wd_spirv_module *module = analysis->module;
    const wd_matrix_words words = wd_matrix_words_of(instruction->opcode);
    wd_spirv_instruction matrix;
    uint64_t scope, rows, columns;
    bool by_columns;
    if (words.stride >= instruction->num_words || wd_spirv_module_version(module) < MIN_VERSION ||
        !find_matrix(module, instruction, words.object, &matrix) ||
        !read_layout(module, instruction->words[words.layout], &by_columns) ||
        !wd_spirv_module_constant(module, matrix.words[3], &scope) || scope != SpvScopeSubgroup ||
        !wd_spirv_module_constant(module, matrix.words[4], &rows) || !rows || rows > MAX_SIDE ||
        !wd_spirv_module_constant(module, matrix.words[5], &columns) || !columns || columns > MAX_SIDE) {
        return false;
    }
    const uint32_t element = element_size(analysis, instruction->words[words.pointer]);
    const uint64_t line = (by_columns ? rows : columns) * wd_layout_scalar_size(analysis, matrix.words[2]);
    if (!element || !line || line % element ||
        !wd_workgroup_locate_array(analysis->subjects->shared.memory, instruction->words[words.pointer],
                                   &access->location, &access->matrix.element)) {
        return false;
    }
    access->matrix.stride = instruction->words[words.stride];
    access->matrix.num_lines = (uint32_t)(by_columns ? columns : rows);
    access->matrix.line_units = (uint32_t)(line / element) * access->matrix.element.stride;
    return true;
}

// Code

void wd_shared_declare_matrix(wd_writer *writer) {
    wd_check_subjects *subjects = writer->analysis->subjects;
    wd_spirv_builder *builder = writer->builder;
    bool any = false;
    for (size_t i = 0; i < subjects->shared.accesses.count; i++) {
        subjects->shared.accesses.items[i].matrix.function = 0;
        any |= subjects->shared.accesses.items[i].matrix.num_lines != 0;
    }
    if (!any) {
        return;
    }
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, writer->type_uint);
    writer->checks->matrix_unit = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->matrix_unit,
                  SpvStorageClassPrivate, wd_constant(writer, 0));
    wd_spirv_builder_name(builder, writer->checks->matrix_unit, "warden.matrix_unit");
}

// emit_index writes the minimum of an index and the length of the array: sums with the result do not overflow.
static uint32_t emit_index(wd_writer *writer, uint32_t id, uint32_t length) {
    const uint32_t index = wd_index_word(writer, id), limit = wd_constant(writer, length);
    return wd_emit_select(writer, wd_emit_test(writer, SpvOpULessThan, index, limit), index, limit);
}

void wd_shared_emit_matrix(wd_writer *writer, wd_shared_access *access) {
    const wd_workgroup_term *element = &access->matrix.element;
    const uint32_t units = wd_constant(writer, element->stride);
    const uint32_t base = wd_shared_emit_unit(writer, &access->location);
    const uint32_t first = wd_emit_word(
        writer, SpvOpIAdd, base,
        wd_emit_word(writer, SpvOpIMul, emit_index(writer, element->index, element->length), units));
    const uint32_t end =
        wd_emit_word(writer, SpvOpIAdd, base, wd_constant(writer, element->length * element->stride));
    const uint32_t stride =
        wd_emit_word(writer, SpvOpIMul, emit_index(writer, access->matrix.stride, element->length), units);
    if (!access->matrix.function) {
        access->matrix.function = wd_spirv_builder_id(writer->builder);
        wd_spirv_builder_name(writer->builder, access->matrix.function, "warden.note_shared_matrix");
    }
    access->found = wd_spirv_builder_id(writer->builder);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_uint, access->found, access->matrix.function, first, end,
            stride);
    access->unit = wd_emit_unary(writer, SpvOpLoad, writer->type_uint, writer->checks->matrix_unit);
}

// noted_access is an access to a matrix, in the code of its function.
typedef struct noted_access {
    wd_writer *writer;
    const wd_shared_access *access;
} noted_access;

static uint32_t note_unit(void *context, const uint32_t *arguments) {
    const noted_access *noted = context;
    return wd_shared_emit_call(noted->writer, noted->access, arguments[0]);
}

static void define_function(wd_writer *writer, const wd_shared_access *access) {
    noted_access noted = {writer, access};
    const wd_spirv_import imports[] = {
        {"matrix_unit", NULL, writer->checks->matrix_unit},
        {"note_unit", note_unit, 0},
    };
    const uint32_t constants[] = {
        access->matrix.line_units,
        access->matrix.line_units * access->matrix.num_lines,
    };
    const wd_spirv_library library = {
        .words = shared_matrix,
        .num_words = sizeof shared_matrix / sizeof *shared_matrix,
        .constants = constants,
        .num_constants = sizeof constants / sizeof *constants,
        .imports = imports,
        .num_imports = sizeof imports / sizeof *imports,
        .context = &noted,
    };
    const wd_spirv_linked function = {"note_matrix", access->matrix.function,
                                      SpvFunctionControlDontInlineMask};
    wd_writer_fail(writer,
                   wd_spirv_link(writer->analysis->allocator, writer->builder, &library, &function, 1));
}

void wd_shared_define_matrix(wd_writer *writer) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    for (size_t i = 0; writer->checks->matrix_unit && i < subjects->shared.accesses.count; i++) {
        if (subjects->shared.accesses.items[i].matrix.function) {
            define_function(writer, &subjects->shared.accesses.items[i]);
        }
    }
}
