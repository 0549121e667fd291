// Uninitialized memory: bytes of a buffer that are read were written before.
//
// The input buffer has a bit for each four bytes of memory (wd_instrument_input). Each store sets the bits of its
// bytes, before the store. A read is reported if no bit of its bytes is set, and nothing else may have written the
// bytes. So a vector whose unused component was not written is not reported.
//
// A store through a pointer that is not followed may write any memory: from then on, nothing is reported.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/uninitialized.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/util/hash128.h"

enum { MAX_TYPE_STEPS = 256 };

// memory_access is an access to a buffer.
typedef struct memory_access {
    uint32_t location; // Of the tracking; WD_NO_LOCATION: unknown memory is written.
    uint32_t first;    // The offsets of the first and last byte where all terms are 0.
    uint32_t last;
    uint32_t length; // Of the descriptor's binding (wd_content_find_length).
    wd_memory_effect effect;
    wd_written_range range; // From the time that the check is written.
} memory_access;

static const memory_access *access_of(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_subject_of(analysis, condition, sizeof(memory_access));
}

// Finding

// More instructions of SPV_KHR_untyped_pointers (heap_arrays.h). Only pointers into descriptor heaps are followed.
enum {
    OP_UNTYPED_PTR_ACCESS_CHAIN = 4423,
    OP_UNTYPED_IN_BOUNDS_PTR_ACCESS_CHAIN = 4424,
    OP_UNTYPED_ARRAY_LENGTH = 4425,
    OP_UNTYPED_PREFETCH = 4426,
};

bool wd_checks_have_untyped_pointers(const wd_analysis *analysis) {
    if (analysis->options->checks & WD_CHECK_UNINITIALIZED) {
        WD_SPIRV_FOR_PART(head, analysis->module, WD_SPIRV_DECLARATIONS) {
            if (head.opcode == WD_OP_TYPE_UNTYPED_POINTER) {
                return true;
            }
        }
    }
    return false;
}

// points_to_buffer returns whether `id` is a pointer into a uniform or storage buffer.
static bool points_to_buffer(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) && value.result_type &&
           wd_spirv_module_find(module, value.result_type, &type) &&
           (type.opcode == SpvOpTypePointer || type.opcode == WD_OP_TYPE_UNTYPED_POINTER) &&
           (type.words[2] == SpvStorageClassStorageBuffer || type.words[2] == SpvStorageClassUniform);
}

wd_memory_effect wd_uninitialized_effect(const wd_spirv_instruction *instruction, uint32_t word) {
    const uint32_t opcode = instruction->opcode;
    const wd_matrix_words matrix = wd_matrix_words_of(opcode);
    if (opcode == SpvOpLoad || opcode == SpvOpAtomicLoad || (matrix.pointer && !matrix.object)) {
        return (wd_memory_effect){.reads = true};
    }
    if (opcode == SpvOpCopyMemory || opcode == SpvOpCopyMemorySized) {
        return (wd_memory_effect){.reads = word != 1, .writes = word == 1};
    }
    return (wd_memory_effect){.reads = wd_is_atomic(opcode) && opcode != SpvOpAtomicStore &&
                                       opcode != SpvOpAtomicFlagClear,
                              .writes = true};
}

bool wd_uninitialized_is_harmless(uint32_t opcode) {
    switch (opcode) {
    case SpvOpExtInst: // Debug information.
    case SpvOpVariable:
    case SpvOpLoad:
    case SpvOpStore:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpArrayLength:
    case SpvOpCopyObject:
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpFunctionCall:
    case SpvOpReturnValue:
    case SpvOpPtrEqual:
    case SpvOpPtrNotEqual:
    case SpvOpPtrDiff:
    case SpvOpConvertPtrToU:
    case SpvOpBitcast:
    case SpvOpCopyLogical:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
    case WD_OP_UNTYPED_VARIABLE:
    case WD_OP_UNTYPED_ACCESS_CHAIN:
    case WD_OP_UNTYPED_IN_BOUNDS_ACCESS_CHAIN:
    case OP_UNTYPED_PTR_ACCESS_CHAIN:
    case OP_UNTYPED_IN_BOUNDS_PTR_ACCESS_CHAIN:
    case OP_UNTYPED_ARRAY_LENGTH:
    case OP_UNTYPED_PREFETCH:
        return true;
    default:
        return wd_is_atomic(opcode) || wd_matrix_words_of(opcode).pointer;
    }
}

bool wd_uninitialized_knows(const wd_analysis *analysis, uint32_t root_number, wd_optional_index guard,
                            uint32_t *length) {
    const wd_root *root = &analysis->tracking->roots.items[root_number];
    const wd_array *array = &analysis->tracking->arrays.items[root->array];
    return root->complete && wd_array_in_input(array) && !array->is_unknown && !array->is_row &&
           !array->facts[WD_FACT_WORD] && array->descriptor->kind != WD_SPIRV_DESCRIPTOR_UNKNOWN &&
           (!root->num_indices || root->provable || wd_optional_has(guard)) &&
           wd_content_find_length(analysis, root_number, length);
}

bool wd_uninitialized_is_site(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const size_t count = analysis->list.sites.count;
    return count && analysis->list.sites.items[count - 1].instruction == instruction->index;
}

wd_status wd_uninitialized_add(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                               wd_condition condition, bool has_root, const void *access, size_t size,
                               wd_block_state *state) {
    wd_subject_list *list = &analysis->subjects->lists[condition.kind];
    wd_status status = wd_uninitialized_is_site(analysis, instruction)
                           ? WD_OK
                           : wd_sites_want(analysis, instruction, WD_GUARD_CLAMP, state);
    status = status ? status : wd_sites_push_subject(analysis, condition.kind, access, size);
    if (status) {
        return status;
    }
    analysis->writes_input = true;
    condition.subject = (uint32_t)list->count - 1;
    condition.is_allowed = true;
    if (has_root) {
        condition.guard = wd_sites_index_check_of(analysis, condition.root);
    }
    return wd_sites_add_with_subject(analysis, &condition, &list->count);
}

static wd_status add(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                     const memory_access *access, wd_block_state *state) {
    const bool has_root = access->location != WD_NO_LOCATION;
    const wd_condition condition = {
        .kind = WD_CONDITION_UNINITIALIZED,
        .root = has_root ? analysis->tracking->locations.items[access->location].root : 0,
        .is_silent = !access->effect.reads,
    };
    return wd_uninitialized_add(analysis, instruction, condition, has_root, access, sizeof *access, state);
}

wd_status wd_uninitialized_add_unknown(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                       wd_block_state *state) {
    const memory_access unknown = {.location = WD_NO_LOCATION, .effect = {.writes = true}};
    return add(analysis, instruction, &unknown, state);
}

// has_known_size returns whether no array in a type has a length that is a specialization constant: the size of the
// type would be its smallest one. `*steps` limits the walk over hostile types.
static bool has_known_size(const wd_spirv_module *module, uint32_t type_id, uint32_t *steps) {
    wd_spirv_instruction type;
    uint64_t length;
    if (!*steps || !wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    --*steps;
    if (type.opcode == SpvOpTypeArray) {
        return wd_spirv_module_constant(module, type.words[3], &length) &&
               has_known_size(module, type.words[2], steps);
    }
    bool is_known = true;
    for (uint32_t i = 2; type.opcode == SpvOpTypeStruct && is_known && i < type.num_words; i++) {
        is_known = has_known_size(module, type.words[i], steps);
    }
    return is_known;
}

bool wd_uninitialized_has_known_size(const wd_spirv_module *module, uint32_t type_id) {
    uint32_t steps = MAX_TYPE_STEPS;
    return has_known_size(module, type_id, &steps);
}

// find_range finds the bytes of an access. False: they are unknown.
static wd_status find_range(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                            memory_access *access, bool *is_found) {
    wd_optional_index guard = {0};
    *is_found = false;
    const wd_status status =
        wd_location_accessed(analysis, instruction, word, &access->location, &access->last);
    // The lines of a matrix are not contiguous.
    if (status || access->location == WD_NO_LOCATION || wd_matrix_words_of(instruction->opcode).pointer) {
        return status;
    }
    const wd_location *location = &analysis->tracking->locations.items[access->location];
    if (wd_uninitialized_is_site(analysis, instruction)) {
        guard = wd_sites_index_check_of(analysis, location->root);
    }
    access->first = (uint32_t)location->offset;
    *is_found = wd_uninitialized_has_known_size(analysis->module, location->type) &&
                location->offset < UINT32_MAX && access->last < UINT32_MAX &&
                wd_uninitialized_knows(analysis, location->root, guard, &access->length);
    return WD_OK;
}

static wd_status visit_pointer(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                               wd_block_state *state) {
    memory_access access = {.effect = wd_uninitialized_effect(instruction, word)};
    bool is_found;
    const wd_status status = find_range(analysis, instruction, word, &access, &is_found);
    if (status) {
        return status;
    }
    if (!is_found || access.last - access.first >= WD_UNINITIALIZED_MAX_WRITE) {
        access = (memory_access){.location = WD_NO_LOCATION, .effect = {.writes = access.effect.writes}};
    } else if (access.last - access.first >= WD_WRITTEN_MAX_SIZE) {
        access.effect.reads = false;
    }
    return access.effect.reads || access.effect.writes ? add(analysis, instruction, &access, state) : WD_OK;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    const wd_spirv_module *module = analysis->module;
    if (!(analysis->options->checks & WD_CHECK_UNINITIALIZED) || !analysis->options->input) {
        return WD_OK;
    }
    wd_status status = WD_OK;
    bool writes_unknown = false;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); !status && word; word = wd_spirv_next_id(&cursor)) {
        if (!points_to_buffer(module, instruction->words[word])) {
            continue;
        }
        if (word <= WD_UNINITIALIZED_LAST_POINTER && wd_is_access(analysis, instruction, word)) {
            status = visit_pointer(analysis, instruction, word, state);
        } else {
            writes_unknown |= !wd_uninitialized_is_harmless(instruction->opcode);
        }
    }
    return !status && writes_unknown ? wd_uninitialized_add_unknown(analysis, instruction, state) : status;
}

// Relations

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const memory_access *access = access_of(analysis, condition);
    if (access->location == WD_NO_LOCATION) {
        return wd_hash_u64((uint64_t)WD_CONDITION_UNINITIALIZED << 32);
    }
    const wd_location *location = &analysis->tracking->locations.items[access->location];
    return wd_check_key_with(
        analysis, condition,
        wd_hash64_bytes(wd_location_terms(analysis, location), location->num_terms * sizeof(wd_term)));
}

static bool has_same_terms(const wd_analysis *analysis, const memory_access *a, const memory_access *b) {
    const wd_location *locations = analysis->tracking->locations.items;
    const uint32_t count = locations[a->location].num_terms;
    return count == locations[b->location].num_terms &&
           (!count ||
            memcmp(wd_location_terms(analysis, &locations[a->location]),
                   wd_location_terms(analysis, &locations[b->location]), count * sizeof(wd_term)) == 0);
}

// What an invocation wrote stays written. A read of some bytes is reported if a read of more bytes is not.
static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const memory_access *a = access_of(analysis, made), *b = access_of(analysis, wanted);
    if (a->location == WD_NO_LOCATION || b->location == WD_NO_LOCATION) {
        return a->location == b->location;
    }
    if (!wd_check_same_root(analysis, made, wanted) || !has_same_terms(analysis, a, b)) {
        return false;
    }
    if (a->effect.writes && a->effect.reads && b->effect.writes && a->last != b->last) {
        return false; // The atomic may be out of bounds, and not noted.
    }
    return a->effect.writes ? a->first <= b->first && a->last >= b->last
                            : !b->effect.writes && a->first == b->first && a->last == b->last;
}

// Writing

// has_one_bit returns whether an access is always to the bytes of one bit: descriptors with bits are aligned.
static bool has_one_bit(const wd_analysis *analysis, const memory_access *access) {
    enum { BYTES = 4 };
    const wd_location *location = &analysis->tracking->locations.items[access->location];
    bool is_aligned = access->first / BYTES == access->last / BYTES;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        is_aligned &= wd_location_terms(analysis, location)[i].stride % BYTES == 0;
    }
    return is_aligned;
}

// emit_end_in_buffer limits `last` to the bytes of a descriptor with `size` bytes: with robustBufferAccess2, a store
// that is partly out of bounds writes the components in bounds.
static uint32_t emit_end_in_buffer(wd_writer *writer, uint32_t last, uint32_t size) {
    const uint32_t before = wd_emit_word(writer, SpvOpISub, size, wd_spirv_builder_uint(writer->builder, 1));
    return wd_emit_select(writer, wd_emit_test(writer, SpvOpULessThan, last, size), last, before);
}

// emit_range writes the range of an access. Outside of the descriptor's range, nothing is followed: neither a read of
// which a part is there, nor that part of a store.
static wd_written_range emit_range(wd_writer *writer, const wd_condition *condition,
                                   const memory_access *access) {
    wd_condition of = {
        .kind = WD_CONDITION_UNINITIALIZED, .root = condition->root, .guard = condition->guard};
    const wd_location *location = &writer->analysis->tracking->locations.items[access->location];
    const uint32_t size = wd_input_word(writer, &of), bits = wd_content_word(writer, &of, access->length);
    const bool is_single = has_one_bit(writer->analysis, access);
    uint32_t is_inside;
    const uint32_t first = wd_offset_emit(writer, location, access->first, &is_inside);
    uint32_t last = first;
    if (access->last != access->first) {
        last = wd_emit_word(writer, SpvOpIAdd, first,
                            wd_spirv_builder_uint(writer->builder, access->last - access->first));
        wd_emit_and(writer, &is_inside, wd_emit_test(writer, SpvOpULessThan, first, last));
    }
    wd_emit_and(writer, &is_inside,
                wd_emit_test(writer, SpvOpULessThan, access->effect.reads ? last : first, size));
    if (!access->effect.reads && !is_single) {
        last = emit_end_in_buffer(writer, last, size);
    }
    const uint32_t none = wd_spirv_builder_uint(writer->builder, 0);
    return (wd_written_range){.bits = wd_emit_select(writer, is_inside, bits, none),
                              .first = first,
                              .last = last,
                              .is_single = is_single};
}

static void emit(wd_writer *writer, wd_condition *condition) {
    memory_access *access = wd_subject_of(writer->analysis, condition, sizeof *access);
    condition->ok = wd_emit_true(writer);
    if (access->location == WD_NO_LOCATION) {
        wd_written_emit_unknown(writer);
        return;
    }
    access->range = emit_range(writer, condition, access);
    if (access->effect.reads) {
        condition->ok = wd_written_emit_test(writer, &access->range);
    }
    if (access->effect.writes && access->last - access->first >= WD_WRITTEN_MAX_SIZE) {
        wd_written_emit_note_large(writer, &access->range);
    } else if (access->effect.writes) {
        wd_written_emit_note(writer, &access->range);
    }
}

bool wd_uninitialized_require_no_bits(wd_upper_bounds *upper, const wd_condition *condition,
                                      uint32_t length) {
    wd_writer *writer = wd_upper_writer(upper);
    if (wd_root_at(writer->analysis, condition->root)->num_indices) {
        return false;
    }
    const uint32_t bits = wd_content_word(writer, condition, length);
    wd_upper_require(upper, wd_upper_emit_comparison(upper, SpvOpIEqual, bits, wd_upper_constant(upper, 0)));
    return true;
}

bool wd_uninitialized_require(wd_upper_bounds *upper, const wd_condition *condition) {
    const memory_access *access = access_of(wd_upper_writer(upper)->analysis, condition);
    return access->location != WD_NO_LOCATION &&
           wd_uninitialized_require_no_bits(upper, condition, access->length);
}

void wd_uninitialized_report(wd_writer *writer, const wd_written_range *range,
                             const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS]) {
    const uint32_t fails = wd_new_id(writer), merge = wd_new_id(writer);
    const uint32_t is_kept = wd_shared_report_emit_is_kept(writer, writer->checks->uninitialized);
    uint32_t is_written = wd_written_emit_other_test(writer, range);
    if (is_kept) {
        is_written = wd_emit_test(writer, SpvOpLogicalOr, is_written, is_kept);
    }
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, is_written, merge, fails);
    wd_writer_begin_block(writer, fails);
    if (!wd_keep_shared_report(writer, parameters, &writer->checks->uninitialized)) {
        wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS,
                                   WD_BOUNDS_SIZE);
    }
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const memory_access *access = access_of(writer->analysis, condition);
    const uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS] = {
        wd_constant(writer, instruction),
        wd_constant(writer, WD_RECORD_ERROR_UNINITIALIZED),
        wd_index_flat(writer, &writer->analysis->tracking->roots.items[condition->root], NULL),
        access->range.first,
        wd_constant(writer, access->last - access->first + 1),
    };
    wd_uninitialized_report(writer, &access->range, parameters);
}

const wd_check_code wd_check_code_uninitialized = {
    .has_root = true,
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
