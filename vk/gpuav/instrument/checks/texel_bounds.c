// Bounds of texel buffers: the accessed texel is one of the buffer view.
//
// With an input buffer, the descriptor's word is the number of texels, and also holds the state. Without one,
// OpImageQuerySize returns the number: robustness changes the result of a bad access, but not of the query.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/record_layout.h"

// Finding

// The image operand of an instruction; the coordinate follows. `word` 0: it has none.
typedef struct image_operand {
    uint32_t word;
    uint32_t mask; // The word of the mask of image operands, if there is one.
    bool is_pointer;
} image_operand;

static image_operand image_operand_of(uint32_t opcode) {
    switch (opcode) {
    case SpvOpImageFetch:
    case SpvOpImageRead:
    case SpvOpImageSparseFetch:
    case SpvOpImageSparseRead:
        return (image_operand){3, 5, false};
    case SpvOpImageWrite:
        return (image_operand){1, 4, false};
    case SpvOpImageTexelPointer:
        return (image_operand){3, 6, true};
    default:
        return (image_operand){0, 0, false};
    }
}

// The instruction that addresses the texel of `access`: the access, or the one that made the texel's pointer.
static bool addressing_instruction(const wd_spirv_module *module, const wd_spirv_instruction *access,
                                   wd_spirv_instruction *addressing) {
    *addressing = *access;
    if (!wd_is_atomic(access->opcode)) {
        return access->opcode != SpvOpImageTexelPointer;
    }
    bool first = access->opcode == SpvOpAtomicStore || access->opcode == SpvOpAtomicFlagClear;
    const uint32_t word = first ? 1 : 3;
    if (access->num_words <= word) {
        return false;
    }
    uint32_t pointer = access->words[word];
    for (uint32_t depth = 0; depth < WD_MAX_TRACE_DEPTH; depth++) {
        if (!wd_spirv_module_find(module, pointer, addressing) || addressing->opcode != SpvOpCopyObject) {
            return addressing->opcode == SpvOpImageTexelPointer;
        }
        pointer = addressing->words[3];
    }
    return false;
}

// The type of the image that `id` is, or points to, if it is a texel buffer.
static bool buffer_image_type(const wd_spirv_module *module, uint32_t id, bool is_pointer,
                              wd_spirv_instruction *type) {
    enum { DIM = 3, ARRAYED = 5 };
    wd_spirv_instruction value, pointer;
    if (!wd_spirv_module_find(module, id, &value)) {
        return false;
    }
    uint32_t type_id = value.result_type;
    if (is_pointer) {
        if (!wd_spirv_module_find_opcode(module, type_id, SpvOpTypePointer, &pointer)) {
            return false;
        }
        type_id = pointer.words[3];
    }
    return wd_spirv_module_find_opcode(module, type_id, SpvOpTypeImage, type) &&
           type->words[DIM] == SpvDimBuffer && !type->words[ARRAYED];
}

// Whether the coordinate is an integer, or a vector whose first component has 32 bits; `*component`: its type.
static bool is_coordinate(const wd_spirv_module *module, uint32_t id, uint32_t *component) {
    wd_spirv_instruction value, type, scalar;
    *component = 0;
    if (!wd_spirv_module_find(module, id, &value) ||
        !wd_spirv_module_find(module, value.result_type, &type)) {
        return false;
    }
    if (type.opcode != SpvOpTypeVector) {
        return type.opcode == SpvOpTypeInt;
    }
    *component = type.words[2];
    return wd_spirv_module_find_opcode(module, *component, SpvOpTypeInt, &scalar) && scalar.words[2] == 32;
}

static bool has_32_bits(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find(module, value.result_type, &type) &&
           (type.opcode == SpvOpTypeVector || (type.opcode == SpvOpTypeInt && type.words[2] == 32));
}

// Finds the offset that the image operands, whose mask is at `mask`, add to the coordinate. In SPIR-V, all images but
// cubes may have ConstOffset. False: unknown.
static bool find_offset(const wd_spirv_module *module, const wd_spirv_instruction *addressing, uint32_t mask,
                        wd_texel *texel) {
    const uint32_t offsets = SpvImageOperandsConstOffsetMask | SpvImageOperandsOffsetMask;
    const uint32_t operands = addressing->num_words > mask ? addressing->words[mask] : 0;
    if (!(operands & offsets)) {
        return true;
    }
    // Texel buffers have none of the operands that precede an offset.
    const uint32_t in_front = SpvImageOperandsBiasMask | SpvImageOperandsLodMask | SpvImageOperandsGradMask;
    if ((operands & offsets) == offsets || (operands & in_front) || mask + 1 >= addressing->num_words) {
        return false;
    }
    texel->offset = addressing->words[mask + 1];
    return is_coordinate(module, texel->offset, &texel->offset_component) &&
           has_32_bits(module, texel->offset) && has_32_bits(module, texel->coordinate);
}

// The root of images of unknown origin.
static wd_status root_of_unknown(wd_analysis *analysis, uint32_t *root) {
    wd_check_subjects *subjects = analysis->subjects;
    if (wd_optional_has(subjects->unknown_texel_root)) {
        *root = wd_optional_get(subjects->unknown_texel_root);
        return WD_OK;
    }
    wd_status status = wd_tracking_add_unknown_root(analysis, root);
    if (!status) {
        subjects->unknown_texel_root = wd_optional(*root);
    }
    return status;
}

// The root of the image. False: its trace has no single descriptor.
static bool root_of_image(const wd_analysis *analysis, uint32_t image, uint32_t *root) {
    const wd_trace *trace = wd_trace_of(analysis, image);
    *root = UINT32_MAX;
    if (!trace) {
        return true;
    }
    if (!wd_trace_is_complete(analysis, trace) || !trace->num_roots) {
        return false;
    }
    *root = trace->roots[0];
    const wd_root *found = wd_root_at(analysis, *root);
    // A trace is copied because its index needs a check, or because it leads to an OpSampledImage. Vulkan does not
    // allow an OpSampledImage of a texel buffer.
    return !trace->copied || (!found->provable && wd_array_at(analysis, found->array)->known);
}

wd_status wd_texel_find(wd_analysis *analysis, const wd_spirv_instruction *access, wd_texel *texel,
                        bool *found) {
    enum { SAMPLED = 7, STORAGE = 2 };
    wd_spirv_instruction addressing, type;
    *found = false;
    if (!addressing_instruction(analysis->module, access, &addressing)) {
        return WD_OK;
    }
    const image_operand operand = image_operand_of(addressing.opcode);
    if (!operand.word || addressing.num_words <= operand.word + 1) {
        return WD_OK;
    }
    *texel = (wd_texel){.image = addressing.words[operand.word],
                        .is_pointer = operand.is_pointer,
                        .coordinate = addressing.words[operand.word + 1]};
    if (!buffer_image_type(analysis->module, texel->image, operand.is_pointer, &type) ||
        !is_coordinate(analysis->module, texel->coordinate, &texel->component) ||
        !find_offset(analysis->module, &addressing, operand.mask, texel) ||
        !root_of_image(analysis, texel->image, &texel->root)) {
        return WD_OK;
    }
    texel->image_type = type.result;
    texel->is_storage = type.words[SAMPLED] == STORAGE;
    *found = true;
    return texel->root == UINT32_MAX ? root_of_unknown(analysis, &texel->root) : WD_OK;
}

static bool is_texel_pointer(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, id, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypePointer, &type) &&
           type.words[2] == SpvStorageClassImage;
}

bool wd_texel_may_be_accessed(const wd_spirv_module *module, const wd_spirv_instruction *access) {
    wd_spirv_instruction addressing, type;
    if (wd_is_atomic(access->opcode)) {
        const bool first = access->opcode == SpvOpAtomicStore || access->opcode == SpvOpAtomicFlagClear;
        const uint32_t word = first ? 1 : 3;
        if (access->num_words <= word || !is_texel_pointer(module, access->words[word])) {
            return false;
        }
    }
    if (!addressing_instruction(module, access, &addressing)) {
        return true;
    }
    const image_operand operand = image_operand_of(addressing.opcode);
    return operand.word && addressing.num_words > operand.word &&
           buffer_image_type(module, addressing.words[operand.word], operand.is_pointer, &type);
}

bool wd_texel_in_input(const wd_analysis *analysis, const wd_texel *texel) {
    return wd_array_in_input(wd_array_at(analysis, wd_root_at(analysis, texel->root)->array));
}

// Writing

// A number, or the first component of a vector whose components are of type `component`, as a word.
static uint32_t first_word(wd_writer *writer, uint32_t id, uint32_t component) {
    if (!component) {
        return wd_index_word(writer, id);
    }
    uint32_t number = wd_emit_binary(writer, SpvOpCompositeExtract, component, id, 0);
    if (component == writer->type_uint) {
        return number;
    }
    return wd_emit_unary(writer, SpvOpBitcast, writer->type_uint, number);
}

uint32_t wd_texel_number(wd_writer *writer, const wd_texel *texel) {
    uint32_t number = first_word(writer, texel->coordinate, texel->component);
    if (!texel->offset) {
        return number;
    }
    uint32_t offset = first_word(writer, texel->offset, texel->offset_component);
    return wd_emit_word(writer, SpvOpIAdd, number, offset);
}

// Loads the image again. A bad descriptor index has been reported: the first descriptor replaces it.
static uint32_t load_guarded(wd_writer *writer, const wd_condition *condition, const wd_texel *texel) {
    wd_spirv_builder *builder = writer->builder;
    const wd_analysis *analysis = writer->analysis;
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_spirv_descriptor *descriptor = wd_array_at(analysis, root->array)->descriptor;
    uint32_t operands[3 + WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        operands[3 + i] =
            wd_check_clamp(writer, &analysis->list.conditions.items[wd_optional_get(condition->guard)], i);
    }
    operands[0] = wd_spirv_builder_type_pointer(builder, descriptor->storage_class, descriptor->type);
    operands[1] = wd_new_id(writer);
    operands[2] = descriptor->variable;
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpAccessChain, operands,
                          3 + root->num_indices);
    uint32_t image = wd_emit_unary(writer, SpvOpLoad, descriptor->type, operands[1]);
    wd_writer_decorate(writer, texel->image, operands[1], true);
    wd_writer_decorate(writer, texel->image, image, true);
    if (descriptor->type == texel->image_type) {
        return image;
    }
    uint32_t sampled = image; // In older modules, images of buffers are in an OpTypeSampledImage.
    image = wd_new_id(writer);
    WD_EMIT(writer, SpvOpImage, texel->image_type, image, sampled);
    wd_writer_decorate(writer, texel->image, image, true);
    return image;
}

static uint32_t query_size(wd_writer *writer, const wd_condition *condition, const wd_texel *texel) {
    uint32_t image = texel->image;
    if (wd_optional_has(condition->guard)) {
        image = load_guarded(writer, condition, texel);
    } else if (texel->is_pointer) {
        image = wd_new_id(writer);
        WD_EMIT(writer, SpvOpLoad, texel->image_type, image, texel->image);
        wd_writer_decorate(writer, texel->image, image, true);
    }
    wd_spirv_builder_capability(writer->builder, SpvCapabilityImageQuery);
    return wd_emit_unary(writer, SpvOpImageQuerySize, writer->type_uint, image);
}

// texel < word. The word is 0 for an invalid descriptor, and UINT32_MAX for one of unknown size: no view has such a
// texel.
static uint32_t compare_with_input(wd_writer *writer, wd_condition *condition, const wd_texel *texel) {
    uint32_t word = wd_input_word(writer, condition);
    uint32_t number = wd_texel_number(writer, texel);
    uint32_t ok = wd_emit_test(writer, SpvOpULessThan, number, word);
    if (writer->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        return ok;
    }
    uint32_t invalid = wd_new_id(writer), either = wd_new_id(writer);
    WD_EMIT(writer, SpvOpIEqual, writer->type_bool, invalid, word, wd_spirv_builder_uint(writer->builder, 0));
    WD_EMIT(writer, SpvOpLogicalOr, writer->type_bool, either, ok, invalid);
    const wd_analysis *analysis = writer->analysis;
    const uint32_t array = wd_root_at(analysis, texel->root)->array;
    const uint32_t not_reported = wd_check_not_reported(writer, wd_array_at(analysis, array));
    if (!not_reported) {
        return either;
    }
    return wd_emit_test(writer, SpvOpLogicalAnd, either, not_reported);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    const wd_texel *texel = &writer->analysis->subjects->texels.items[condition->subject];
    if (wd_texel_in_input(writer->analysis, texel)) {
        condition->ok = compare_with_input(writer, condition, texel);
        return;
    }
    // `last` is the last texel. A buffer view has at least one texel, so the length is 0 only for a null descriptor.
    // `last` is then UINT32_MAX, and no texel fails the check.
    condition->length = query_size(writer, condition, texel);
    uint32_t last = wd_new_id(writer);
    WD_EMIT(writer, SpvOpISub, writer->type_uint, last, condition->length,
            wd_spirv_builder_uint(writer->builder, 1));
    uint32_t number = wd_texel_number(writer, texel);
    condition->ok = wd_new_id(writer);
    WD_EMIT(writer, SpvOpULessThanEqual, writer->type_bool, condition->ok, number, last);
}

void wd_texel_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction,
                     wd_failure_kind kind) {
    const wd_analysis *analysis = writer->analysis;
    const wd_texel *texel = &analysis->subjects->texels.items[condition->subject];
    uint32_t number = wd_texel_number(writer, texel);
    uint32_t index = wd_index_flat(writer, wd_root_at(analysis, condition->root), NULL);
    uint32_t site = wd_spirv_builder_uint(writer->builder, instruction);
    const uint32_t code =
        texel->is_storage ? WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS : WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS;
    uint32_t error = wd_spirv_builder_uint(writer->builder, wd_failure_error(condition, code));
    uint32_t size = condition->word ? condition->word : condition->length;
    const uint32_t parameters[] = {site, error, index, number, size};
    wd_report_or_defer_failure(writer, kind, parameters, 5, 0);
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const uint32_t coordinate = analysis->subjects->texels.items[condition->subject].coordinate;
    return wd_check_key_with(analysis, condition, wd_hash_u64(coordinate));
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_texel *a = &analysis->subjects->texels.items[made->subject];
    const wd_texel *b = &analysis->subjects->texels.items[wanted->subject];
    const wd_root *root = wd_root_at(analysis, a->root);
    return wd_check_same_root(analysis, made, wanted) && a->coordinate == b->coordinate &&
           a->offset == b->offset &&
           (a->image == b->image || !wd_array_at(analysis, root->array)->is_unknown);
}

// wd_bounds_report finds out whether the bounds or the state of the descriptor failed, and calls wd_texel_report.
const wd_check_code wd_check_code_texel = {
    .has_root = true,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = wd_bounds_report,
};

// Adds the check of the texel that the last site accesses.
wd_status wd_texel_add(wd_analysis *analysis, const wd_texel *texel) {
    wd_texel *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->texels);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *texel;
    bool is_allowed;
    (void)wd_bounds_wanted(analysis->options, !texel->is_storage, &is_allowed);
    const wd_condition condition = {.kind = WD_CONDITION_TEXEL,
                                    .root = texel->root,
                                    .subject = (uint32_t)analysis->subjects->texels.count - 1,
                                    .is_allowed = is_allowed,
                                    .guard = wd_sites_index_check_of(analysis, texel->root)};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->texels.count);
}
