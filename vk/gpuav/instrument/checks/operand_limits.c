// Integer operands with a limit: the counts of OpSetMeshOutputsEXT, the kind of a hit, the index of a hit object's
// record, the component of a gather, the stride of a cooperative matrix, and the alignment of its pointer.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

enum { MAX_HIT_KIND = 127, MAX_COMPONENT = 3, MATRIX_ALIGNMENT = 16 };
enum { SET_RECORD_INDEX_EXT = 5309 }; // OpHitObjectSetShaderBindingTableRecordIndexEXT
enum { MAX_LIMITS = 2 };              // Of one instruction.

// The maximum of an execution mode's operand in the module; 0: no entry point has the mode.
static uint32_t find_mode(const wd_spirv_module *module, uint32_t mode) {
    uint32_t max = 0;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpExecutionMode && head.num_words > 3 && head.at[2] == mode &&
            head.at[3] > max) {
            max = head.at[3];
        }
    }
    return max;
}

static bool is_word(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type) && type.words[2] == 32;
}

// Returns whether the type of an integer is signed.
static bool is_signed(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeInt, &type) && type.words[3];
}

// Bytes of a scalar or a vector; 0: it is neither.
static uint32_t size_of(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    uint32_t count = 1;
    if (wd_spirv_module_find_opcode(module, type_id, SpvOpTypeVector, &type)) {
        count = type.words[3];
        type_id = type.words[2];
    }
    const bool found = wd_spirv_module_find(module, type_id, &type) &&
                       (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat);
    return found && count <= 4 && type.words[2] <= 64 ? count * type.words[2] / 8 : 0;
}

// Reads the layout of a matrix in memory: column-major or row-major. False: it is not known, or another one.
static bool read_layout(const wd_spirv_module *module, uint32_t id, bool *is_column_major) {
    wd_spirv_instruction constant;
    uint64_t layout;
    if (wd_spirv_module_constant(module, id, &layout)) {
        *is_column_major = layout == 1;
        return layout <= 1;
    }
    // A boolean, of the NV extension.
    *is_column_major = wd_spirv_module_find_opcode(module, id, SpvOpConstantTrue, &constant);
    return *is_column_major || wd_spirv_module_find_opcode(module, id, SpvOpConstantFalse, &constant);
}

static bool is_nv(uint32_t opcode) {
    return opcode == SpvOpCooperativeMatrixLoadNV || opcode == SpvOpCooperativeMatrixStoreNV;
}

// matrix_access is a load or store of a cooperative matrix.
typedef struct matrix_access {
    uint32_t pointer, pointer_type;
    uint32_t stride;    // 0: there is none.
    uint32_t element;   // Bytes of a value that the pointer points to; 0: unknown.
    uint32_t alignment; // Of the stride and the pointer: the lesser of 16 bytes and a row, or a column.
    bool is_nv;         // Of the NV extension.
} matrix_access;

// Returns whether the alignment is known.
static bool read_matrix(const wd_spirv_module *module, const wd_spirv_instruction *access,
                        matrix_access *read) {
    const wd_matrix_words words = wd_matrix_words_of(access->opcode);
    const uint32_t pointer = access->words[words.pointer];
    wd_spirv_instruction pointer_type, matrix;
    bool is_column_major;
    uint64_t length;
    if (access->num_words <= words.layout ||
        !wd_spirv_module_find_opcode(module, wd_type_of(module, pointer), SpvOpTypePointer, &pointer_type) ||
        !wd_spirv_module_find_opcode(
            module, words.object ? wd_type_of(module, access->words[words.object]) : access->result_type,
            is_nv(access->opcode) ? SpvOpTypeCooperativeMatrixNV : WD_OP_TYPE_MATRIX_KHR, &matrix) ||
        matrix.num_words < 6 || !read_layout(module, access->words[words.layout], &is_column_major) ||
        !wd_spirv_module_constant(module, matrix.words[is_column_major ? 4 : 5], &length)) {
        return false;
    }
    const uint64_t natural = length * size_of(module, matrix.words[2]);
    const uint32_t alignment = natural < MATRIX_ALIGNMENT ? (uint32_t)natural : MATRIX_ALIGNMENT;
    *read = (matrix_access){
        .pointer = pointer,
        .pointer_type = wd_type_of(module, pointer),
        .stride = words.stride < access->num_words ? access->words[words.stride] : 0,
        .element = size_of(module, pointer_type.words[3]),
        .alignment = alignment,
        .is_nv = is_nv(access->opcode),
    };
    return alignment && !(alignment & (alignment - 1));
}

// read_pointer_limit returns whether the alignment of a pointer can be checked.
static wd_status read_pointer_limit(wd_analysis *analysis, const matrix_access *access, wd_limit *limit,
                                    bool *found) {
    *limit = (wd_limit){.rule = WD_RECORD_RULE_MATRIX_POINTER,
                        .operand = access->pointer,
                        .limit = access->alignment,
                        .scale = 1,
                        .detail = access->is_nv ? WD_RECORD_MATRIX_NV : 0};
    if (access->alignment < 2) {
        *found = false;
        return WD_OK;
    }
    if (wd_is_physical_pointer(analysis->module, access->pointer_type)) {
        *found = wd_address_has_number(analysis, access->pointer_type);
        return WD_OK;
    }
    const wd_status status = wd_matrix_find_offset(analysis, access->pointer, limit, found);
    *found = *found && limit->limit > 1;
    return status;
}

static wd_status read_matrix_limits(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                    wd_limit limits[MAX_LIMITS], uint32_t *count) {
    const wd_spirv_module *module = analysis->module;
    matrix_access access;
    bool found;
    if (!(analysis->options->checks & WD_CHECK_OPERANDS) || !read_matrix(module, instruction, &access)) {
        return WD_OK;
    }
    if (access.stride && access.element && is_word(module, access.stride)) {
        limits[(*count)++] = (wd_limit){.rule = WD_RECORD_RULE_MATRIX_STRIDE,
                                        .operand = access.stride,
                                        .limit = access.alignment,
                                        .scale = access.element,
                                        .detail = access.element | (access.is_nv ? WD_RECORD_MATRIX_NV : 0)};
    }
    const wd_status status = read_pointer_limit(analysis, &access, &limits[*count], &found);
    *count += !status && found;
    return status;
}

static wd_limit limit_of_operand(uint32_t rule, uint32_t operand, uint32_t limit) {
    return (wd_limit){.rule = rule, .operand = operand, .limit = limit};
}

// read_limits reads the limits of an instruction's operands that are no matrices, and returns their number.
static uint32_t read_limits(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                            wd_limit limits[MAX_LIMITS]) {
    const wd_spirv_module *module = analysis->module;
    const uint32_t checks = analysis->options->checks;
    const uint32_t *words = instruction->words;
    switch (instruction->opcode) {
    case SpvOpSetMeshOutputsEXT:
        if (!(checks & WD_CHECK_MESH_OUTPUTS)) {
            return 0;
        }
        limits[0] = limit_of_operand(WD_RECORD_RULE_MESH_VERTICES, words[1],
                                     find_mode(module, SpvExecutionModeOutputVertices));
        limits[1] = limit_of_operand(WD_RECORD_RULE_MESH_PRIMITIVES, words[2],
                                     find_mode(module, SpvExecutionModeOutputPrimitivesEXT));
        return 2;
    case SpvOpReportIntersectionKHR:
        limits[0] = limit_of_operand(WD_RECORD_RULE_HIT_KIND, words[4], MAX_HIT_KIND);
        return checks & WD_CHECK_RAYS ? 1 : 0;
    case SET_RECORD_INDEX_EXT:
        limits[0] = limit_of_operand(WD_RECORD_RULE_RECORD_INDEX, words[2],
                                     analysis->options->limits.max_record_index);
        return checks & WD_CHECK_RAYS && limits[0].limit ? 1 : 0;
    case SpvOpImageGather:
    case SpvOpImageSparseGather:
        limits[0] = limit_of_operand(WD_RECORD_RULE_GATHER_COMPONENT, words[5], MAX_COMPONENT);
        limits[0].detail = is_signed(module, words[5]);
        return checks & WD_CHECK_OPERANDS ? 1 : 0;
    default:
        return 0;
    }
}

static bool is_known(const wd_spirv_module *module, const wd_limit *limit) {
    uint64_t value;
    if (limit->has_offset) {
        return !limit->num_terms && !limit->offset;
    }
    if (!wd_spirv_module_constant(module, limit->operand, &value)) {
        return false;
    }
    return limit->scale ? value * limit->scale % limit->limit == 0 : value <= limit->limit;
}

// Counts of mesh shaders and cooperative matrices need uniform control flow: they are only reported.
static wd_guard_method method_of(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                 const wd_limit *limit) {
    switch (limit->rule) {
    case WD_RECORD_RULE_HIT_KIND:
    case WD_RECORD_RULE_RECORD_INDEX:
        return WD_GUARD_SKIP;
    case WD_RECORD_RULE_GATHER_COMPONENT:
        return wd_guard_method_of(analysis, instruction, 0);
    default:
        return WD_GUARD_CLAMP;
    }
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    wd_limit limits[MAX_LIMITS];
    const bool is_matrix = wd_matrix_words_of(instruction->opcode).pointer != 0;
    uint32_t count = is_matrix ? 0 : read_limits(analysis, instruction, limits);
    wd_status status = is_matrix ? read_matrix_limits(analysis, instruction, limits, &count) : WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
        if (limits[i].rule != WD_RECORD_RULE_MATRIX_POINTER &&
            !is_word(analysis->module, limits[i].operand)) {
            continue;
        }
        if (is_known(analysis->module, &limits[i])) {
            analysis->counts.elided++;
            continue;
        }
        status = wd_sites_want(analysis, instruction, method_of(analysis, instruction, &limits[i]), state);
        wd_limit *added = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->limits);
        if (!added) {
            return status ? status : WD_ERROR_OUT_OF_MEMORY;
        }
        *added = limits[i];
        const wd_condition condition = {.kind = WD_CONDITION_LIMIT,
                                        .subject = (uint32_t)analysis->subjects->limits.count - 1};
        status = wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->limits.count);
    }
    return status;
}

static const wd_limit *limit_of(const wd_analysis *analysis, const wd_condition *condition) {
    return &analysis->subjects->limits.items[condition->subject];
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const wd_limit *limit = limit_of(analysis, condition);
    return wd_hash_u64(wd_hash_u64((uint64_t)WD_CONDITION_LIMIT << 32 | limit->rule) ^ limit->operand);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_limit *a = limit_of(analysis, made), *b = limit_of(analysis, wanted);
    return a->rule == b->rule && a->operand == b->operand && a->limit == b->limit && a->scale == b->scale &&
           a->detail == b->detail;
}

// emit_offset writes the sum of an offset and its terms. It may overflow: only its low bits count.
static uint32_t emit_offset(wd_writer *writer, const wd_limit *limit) {
    uint32_t sum = wd_spirv_builder_uint(writer->builder, limit->offset);
    for (uint32_t i = 0; i < limit->num_terms; i++) {
        const uint32_t term = wd_emit_word(writer, SpvOpIMul, wd_index_word(writer, limit->terms[i].index),
                                           wd_spirv_builder_uint(writer->builder, limit->terms[i].stride));
        sum = wd_emit_word(writer, SpvOpIAdd, sum, term);
    }
    return sum;
}

static uint32_t emit_bytes(wd_writer *writer, const wd_limit *limit) {
    if (limit->has_offset) {
        return emit_offset(writer, limit);
    }
    return limit->rule == WD_RECORD_RULE_MATRIX_POINTER
               ? wd_address_low_word(writer, limit->operand)
               : wd_emit_word(writer, SpvOpIMul, wd_index_word(writer, limit->operand),
                              wd_spirv_builder_uint(writer->builder, limit->scale));
}

// emit_remainder writes the remainder of a value in bytes, divided by the limit.
static uint32_t emit_remainder(wd_writer *writer, const wd_limit *limit) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t bytes = emit_bytes(writer, limit);
    return wd_emit_word(writer, SpvOpBitwiseAnd, bytes, wd_spirv_builder_uint(builder, limit->limit - 1));
}

static void emit(wd_writer *writer, wd_condition *condition) {
    wd_spirv_builder *builder = writer->builder;
    const wd_limit *limit = limit_of(writer->analysis, condition);
    condition->ok = limit->scale
                        ? wd_emit_test(writer, SpvOpIEqual, emit_remainder(writer, limit),
                                       wd_spirv_builder_uint(builder, 0))
                        : wd_emit_test(writer, SpvOpULessThanEqual, wd_index_word(writer, limit->operand),
                                       wd_spirv_builder_uint(builder, limit->limit));
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    wd_spirv_builder *builder = writer->builder;
    const wd_limit *limit = limit_of(writer->analysis, condition);
    const uint32_t value = limit->rule == WD_RECORD_RULE_MATRIX_POINTER
                               ? emit_remainder(writer, limit)
                               : wd_index_word(writer, limit->operand);
    const uint32_t parameters[] = {
        wd_spirv_builder_uint(builder, instruction), wd_spirv_builder_uint(builder, WD_RECORD_ERROR_OPERAND),
        wd_spirv_builder_uint(builder, limit->rule | limit->detail << WD_RECORD_RULE_FAMILY_SHIFT), value,
        wd_spirv_builder_uint(builder, limit->limit)};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_limit = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
