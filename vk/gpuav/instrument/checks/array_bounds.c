// Indices past the end of arrays, vectors and matrices in memory of the shader: variables of an invocation or a
// function, shared memory, inputs, outputs, payloads and push constants. Buffers have checks of their own.
//
// The check is made where memory is accessed, not where a pointer is made: a pointer that nothing accesses is harmless.
// All indices from the variable (or from the pointer that a function takes) to the access are checked, each once.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

// Pointers with more chains and copies, or accesses with more indices that need a check, are not checked beyond these.
enum { MAX_CHAINS = 16, MAX_INDICES = 8 };

// array_index is an index that is not certainly below the length.
typedef struct array_index {
    uint32_t index; // An id.
    uint32_t length;
    uint32_t length_id; // Of a specialization constant that is the length; 0: `length` is.
    uint32_t where;     // The last word of the record (WD_RECORD_ARRAY_...).
} array_index;

// index_list holds the indices of one access.
typedef struct index_list {
    wd_analysis *analysis;
    array_index items[MAX_INDICES];
    uint32_t count;
} index_list;

static bool is_wanted_class(uint32_t storage_class) {
    switch (storage_class) {
    case SpvStorageClassFunction:
    case SpvStorageClassPrivate:
    case SpvStorageClassWorkgroup:
    case SpvStorageClassInput:
    case SpvStorageClassOutput:
    case SpvStorageClassPushConstant:
    case SpvStorageClassRayPayloadKHR:
    case SpvStorageClassIncomingRayPayloadKHR:
    case SpvStorageClassCallableDataKHR:
    case SpvStorageClassIncomingCallableDataKHR:
    case SpvStorageClassHitAttributeKHR:
    case SpvStorageClassTaskPayloadWorkgroupEXT:
        return true;
    default:
        return false;
    }
}

static void add_index(index_list *list, const array_index *index) {
    wd_analysis *analysis = list->analysis;
    // A length that is a specialization constant is at least 1.
    const uint64_t min_length = index->length_id ? 1 : index->length;
    if (wd_range_max(analysis, index->index) < min_length) {
        analysis->counts.elided++;
    } else if (list->count < MAX_INDICES) {
        list->items[list->count++] = *index;
    }
}

// Follows one index: adds it to the list, and returns the type of the part that it selects. 0: unknown.
static uint32_t follow_index(index_list *list, uint32_t type_id, uint32_t index, uint32_t where) {
    const wd_spirv_module *module = list->analysis->module;
    wd_spirv_instruction type, made;
    uint64_t value;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return 0;
    }
    array_index item = {.index = index, .where = where};
    switch (type.opcode) {
    case SpvOpTypeStruct:
        return wd_spirv_module_constant(module, index, &value) && value < type.num_words - 2
                   ? type.words[2 + value]
                   : 0;
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
        item.length = type.words[3];
        break;
    case SpvOpTypeArray:
        if (wd_spirv_module_constant(module, type.words[3], &value)) {
            item.length = value < UINT32_MAX ? (uint32_t)value : UINT32_MAX;
        } else if (wd_spirv_module_find(module, type.words[3], &made)) {
            item.length_id = type.words[3];
        }
        break;
    default:
        return type.opcode == SpvOpTypeRuntimeArray ? type.words[2] : 0;
    }
    if (item.length || item.length_id) {
        add_index(list, &item);
    }
    return type.words[2];
}

// Collects the access chains that lead to a pointer, the last one first. `*base`: the pointer that they begin with.
static uint32_t collect_chains(const wd_spirv_module *module, uint32_t pointer,
                               wd_spirv_instruction chains[MAX_CHAINS], wd_spirv_instruction *base) {
    uint32_t count = 0;
    for (uint32_t steps = 0; steps < MAX_CHAINS; steps++) {
        if (!wd_spirv_module_find(module, pointer, base)) {
            return 0;
        }
        if (wd_is_chain(base->opcode)) {
            chains[count++] = *base;
        } else if (base->opcode != SpvOpCopyObject) {
            return count;
        }
        pointer = base->words[3];
    }
    return 0; // It is too long.
}

// Finds the indices of an access by `pointer`, which is operand `word` of the instruction.
static void find_indices(index_list *list, uint32_t pointer, uint32_t word) {
    enum { FIRST_INDEX = 4 };
    const wd_spirv_module *module = list->analysis->module;
    wd_spirv_instruction chains[MAX_CHAINS], base = {0}, type;
    if (wd_trace_of(list->analysis, pointer)) {
        return; // Arrays of descriptors have a check of their own.
    }
    const uint32_t count = collect_chains(module, pointer, chains, &base);
    if (!count || !wd_spirv_module_find_opcode(module, base.result_type, SpvOpTypePointer, &type) ||
        !is_wanted_class(type.words[2])) {
        return;
    }
    uint32_t part = type.words[3], number = 0;
    for (uint32_t i = count; part && i-- > 0;) {
        for (uint32_t at = FIRST_INDEX; part && at < chains[i].num_words; at++, number++) {
            const uint32_t where = word << WD_RECORD_ARRAY_OPERAND_SHIFT | (number & WD_RECORD_ARRAY_NUMBER);
            part = follow_index(list, part, chains[i].words[at], where);
        }
    }
}

static wd_status add_checks(index_list *list, const wd_spirv_instruction *instruction, uint32_t word,
                            wd_block_state *state) {
    wd_analysis *analysis = list->analysis;
    wd_guard_method method = wd_guard_method_of(analysis, instruction, word);
    if (instruction->opcode == SpvOpVectorExtractDynamic || instruction->opcode == SpvOpVectorInsertDynamic) {
        method = wd_zero_exists(analysis, instruction->result_type) ? WD_GUARD_SKIP : WD_GUARD_CLAMP;
    }
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < list->count; i++) {
        status = wd_sites_add_subject(analysis, instruction, method, state, WD_CONDITION_ARRAY_BOUNDS,
                                      &list->items[i], sizeof list->items[i]);
    }
    return status;
}

// Visits the index of OpVectorExtractDynamic or OpVectorInsertDynamic.
static wd_status visit_vector(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                              wd_block_state *state) {
    enum { VECTOR = 3 };
    index_list list = {.analysis = analysis};
    wd_spirv_instruction vector;
    if (wd_spirv_module_find(analysis->module, instruction->words[VECTOR], &vector)) {
        follow_index(&list, vector.result_type, instruction->words[word],
                     (uint32_t)VECTOR << WD_RECORD_ARRAY_OPERAND_SHIFT);
    }
    return add_checks(&list, instruction, word, state);
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    enum { LAST_POINTER = 6 }; // Of the operands that point to the memory of an access.
    if (!(analysis->options->checks & WD_CHECK_ARRAY_BOUNDS)) {
        return WD_OK;
    }
    if (instruction->opcode == SpvOpVectorExtractDynamic) {
        return visit_vector(analysis, instruction, 4, state);
    }
    if (instruction->opcode == SpvOpVectorInsertDynamic) {
        return visit_vector(analysis, instruction, 5, state);
    }
    wd_status status = WD_OK;
    for (uint32_t word = 1; !status && word < instruction->num_words && word <= LAST_POINTER; word++) {
        if (wd_is_access(analysis, instruction, word)) {
            index_list list = {.analysis = analysis};
            find_indices(&list, instruction->words[word], word);
            status = add_checks(&list, instruction, word, state);
        }
    }
    return status;
}

static const array_index *index_of(const wd_analysis *analysis, const wd_condition *condition) {
    return wd_subject_of(analysis, condition, sizeof(array_index));
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const array_index *index = index_of(analysis, condition);
    return wd_hash_u64((uint64_t)WD_CONDITION_ARRAY_BOUNDS << 32 | index->index);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const array_index *a = index_of(analysis, made), *b = index_of(analysis, wanted);
    return a->index == b->index && a->length_id == b->length_id && a->length <= b->length;
}

static uint32_t emit_length(wd_writer *writer, const array_index *index) {
    return index->length_id ? wd_index_word(writer, index->length_id)
                            : wd_spirv_builder_uint(writer->builder, index->length);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const array_index *index = index_of(writer->analysis, condition);
    condition->ok =
        wd_emit_test(writer, SpvOpULessThan, wd_index_word(writer, index->index), emit_length(writer, index));
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const array_index *index = index_of(writer->analysis, condition);
    wd_spirv_builder *builder = writer->builder;
    const uint32_t parameters[] = {wd_spirv_builder_uint(builder, instruction),
                                   wd_spirv_builder_uint(builder, WD_RECORD_ERROR_ARRAY_BOUNDS),
                                   wd_index_word(writer, index->index), emit_length(writer, index),
                                   wd_spirv_builder_uint(builder, index->where)};
    // An index that is out of bounds is not 0.
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS,
                               WD_BOUNDS_INDEX);
}

const wd_check_code wd_check_code_array_bounds = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};

// Loops

bool wd_array_bounds_require(wd_upper_bounds *upper, const wd_condition *condition) {
    wd_writer *writer = wd_upper_writer(upper);
    const array_index *index = index_of(writer->analysis, condition);
    const uint32_t bound = wd_upper_bound_of(upper, index->index);
    if (!bound || index->length_id) {
        return false;
    }
    wd_upper_require_below(upper, bound, wd_upper_constant(upper, index->length));
    return true;
}
