// Uninitialized memory in texel buffers: each texel that is read was written before.
//
// The word of a texel buffer's descriptor has the number of the bit of its first texel, and the size of a texel
// (wd_instrument_input). A read is reported if no bit of the texel is set.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/uninitialized.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/util/hash128.h"

enum { LOG_BYTES_OF_BIT = 2 };

// texel_access is an access to a texel.
typedef struct texel_access {
    wd_texel texel;
    wd_memory_effect effect;
    uint32_t length; // Of the descriptor's binding (wd_content_find_length).
    // From the time that the check is written: the number of the texel, its bytes, and the bits.
    uint32_t number;
    uint32_t size;
    wd_written_range range;
} texel_access;

static texel_access *access_of(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_subject_of(analysis, condition, sizeof(texel_access));
}

// Finding

static wd_memory_effect effect_of(const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpImageFetch:
    case SpvOpImageRead:
    case SpvOpImageSparseFetch:
    case SpvOpImageSparseRead:
        return (wd_memory_effect){.reads = true};
    case SpvOpImageWrite:
        return (wd_memory_effect){.writes = true};
    default:
        return wd_is_atomic(instruction->opcode) ? wd_uninitialized_effect(instruction, 0)
                                                 : (wd_memory_effect){.reads = false};
    }
}

// find_texel finds the texel that an instruction accesses. False: it is none, or unknown.
static wd_status find_texel(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                            texel_access *access, bool *is_found) {
    const wd_status status = wd_texel_find(analysis, instruction, &access->texel, is_found);
    if (status || !*is_found) {
        return status;
    }
    wd_optional_index guard = {0};
    if (wd_uninitialized_is_site(analysis, instruction)) {
        guard = wd_sites_index_check_of(analysis, access->texel.root);
    }
    *is_found = wd_uninitialized_knows(analysis, access->texel.root, guard, &access->length);
    return WD_OK;
}

static wd_status add(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                     const texel_access *access, wd_block_state *state) {
    const wd_condition condition = {.kind = WD_CONDITION_UNINITIALIZED_TEXEL,
                                    .root = access->texel.root,
                                    .is_silent = !access->effect.reads};
    return wd_uninitialized_add(analysis, instruction, condition, true, access, sizeof *access, state);
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    texel_access access = {.effect = effect_of(instruction)};
    if (!wd_follows_texels(analysis->options) || (!access.effect.reads && !access.effect.writes)) {
        return WD_OK;
    }
    bool is_found;
    const wd_status status = find_texel(analysis, instruction, &access, &is_found);
    if (status || is_found) {
        return status ? status : add(analysis, instruction, &access, state);
    }
    return access.effect.writes && wd_texel_may_be_accessed(analysis->module, instruction)
               ? wd_uninitialized_add_unknown(analysis, instruction, state)
               : WD_OK;
}

// Relations

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_check_key_with(analysis, condition,
                             wd_hash_u64(access_of(analysis, condition)->texel.coordinate));
}

// As in uninitialized.c: what an invocation wrote stays written.
static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const texel_access *a = access_of(analysis, made), *b = access_of(analysis, wanted);
    return wd_check_same_root(analysis, made, wanted) && a->texel.coordinate == b->texel.coordinate &&
           a->texel.offset == b->texel.offset && (a->effect.writes || !b->effect.writes);
}

// Writing

// emit_range writes the bits of a texel, and its size. Texels outside of the view are not followed.
static void emit_range(wd_writer *writer, const wd_condition *condition, texel_access *access) {
    wd_condition of = {.kind = condition->kind, .root = condition->root, .guard = condition->guard};
    const uint32_t num_texels = wd_input_word(writer, &of),
                   word = wd_content_word(writer, &of, access->length);
    const uint32_t unknown = wd_constant(writer, UINT32_MAX), none = wd_constant(writer, 0);
    const uint32_t log_size =
        wd_emit_word(writer, SpvOpBitwiseAnd, word, wd_constant(writer, WD_INPUT_TEXEL_SIZE_MASK));
    const uint32_t bits =
        wd_emit_word(writer, SpvOpBitwiseAnd, word, wd_constant(writer, ~(uint32_t)WD_INPUT_TEXEL_SIZE_MASK));
    const uint32_t is_unknown = wd_emit_test(writer, SpvOpIEqual, word, unknown);
    access->number = wd_texel_number(writer, &access->texel);
    access->size =
        wd_emit_word(writer, SpvOpShiftLeftLogical, wd_constant(writer, 1 << LOG_BYTES_OF_BIT), log_size);
    const uint32_t is_inside = wd_emit_test(writer, SpvOpULessThan, access->number, num_texels);
    const uint32_t first = wd_emit_word(writer, SpvOpIMul, access->number, access->size);
    const uint32_t after = wd_emit_word(writer, SpvOpIAdd, first, access->size);
    access->range = (wd_written_range){
        .bits = wd_emit_select(writer, is_inside, wd_emit_select(writer, is_unknown, unknown, bits), none),
        .first = first,
        .last = wd_emit_word(writer, SpvOpISub, after, wd_constant(writer, 1)),
    };
}

static void emit(wd_writer *writer, wd_condition *condition) {
    texel_access *access = access_of(writer->analysis, condition);
    condition->ok = wd_emit_true(writer);
    emit_range(writer, condition, access);
    if (access->effect.reads) {
        condition->ok = wd_written_emit_test(writer, &access->range);
    }
    if (access->effect.writes) {
        wd_written_emit_note(writer, &access->range);
    }
}

bool wd_uninitialized_texel_require(wd_upper_bounds *upper, const wd_condition *condition) {
    const texel_access *access = access_of(wd_upper_writer(upper)->analysis, condition);
    return wd_uninitialized_require_no_bits(upper, condition, access->length);
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const texel_access *access = access_of(writer->analysis, condition);
    const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS] = {
        wd_constant(writer, instruction),
        wd_constant(writer, WD_RECORD_ERROR_UNINITIALIZED_TEXEL),
        wd_index_flat(writer, wd_root_at(writer->analysis, condition->root), NULL),
        access->number,
        access->size,
    };
    wd_uninitialized_report(writer, &access->range, parameters);
}

const wd_check_code wd_check_code_uninitialized_texel = {
    .has_root = true,
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
