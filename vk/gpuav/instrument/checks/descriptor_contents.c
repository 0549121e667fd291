// The contents of descriptors: their image view and sampler are suitable for the instruction that uses them. The host
// writes the uses that a descriptor allows into its word (vk/gpuav/record/content_bits.h).
//
// An invalid descriptor has the word 0 and is reported by the check of the descriptor's state.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/content_bits.h"

enum { NO_ROOT = UINT32_MAX };

// Instructions

// image_access is an instruction that accesses an image.
typedef struct image_access {
    uint32_t opcode; // Sparse instructions have the opcode of the same one that is not sparse.
    uint32_t word;   // Of the image, the sampled image or the pointer to a texel; 0: it accesses no image.
    uint32_t mask;   // Of the image operands.
} image_access;

static uint32_t not_sparse(uint32_t opcode) {
    if (opcode == SpvOpImageSparseRead) {
        return SpvOpImageRead;
    }
    const bool is_sparse =
        opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseDrefGather;
    return is_sparse ? opcode - SpvOpImageSparseSampleImplicitLod + SpvOpImageSampleImplicitLod : opcode;
}

static bool is_sample(uint32_t opcode) {
    return opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageSampleProjDrefExplicitLod;
}

static bool is_depth_comparison(uint32_t opcode) {
    switch (opcode) {
    case SpvOpImageSampleDrefImplicitLod:
    case SpvOpImageSampleDrefExplicitLod:
    case SpvOpImageSampleProjDrefImplicitLod:
    case SpvOpImageSampleProjDrefExplicitLod:
    case SpvOpImageDrefGather:
        return true;
    default:
        return false;
    }
}

static image_access access_of(const wd_spirv_instruction *instruction) {
    const uint32_t opcode = not_sparse(instruction->opcode);
    if (wd_is_atomic(opcode)) {
        const bool has_no_result = opcode == SpvOpAtomicStore || opcode == SpvOpAtomicFlagClear;
        return (image_access){opcode, has_no_result ? 1 : 3, UINT32_MAX};
    }
    if (is_sample(opcode)) {
        return (image_access){opcode, 3, is_depth_comparison(opcode) ? 6 : 5};
    }
    switch (opcode) {
    case SpvOpImageGather:
    case SpvOpImageDrefGather:
        return (image_access){opcode, 3, 6};
    case SpvOpImageFetch:
    case SpvOpImageRead:
        return (image_access){opcode, 3, 5};
    case SpvOpImageWrite:
        return (image_access){opcode, 1, 4};
    default:
        return (image_access){opcode, 0, UINT32_MAX};
    }
}

// find_image_type finds the OpTypeImage of the operand of an access. False: it is not an image.
static bool find_image_type(const wd_spirv_module *module, uint32_t id, bool is_atomic,
                            wd_spirv_instruction *type) {
    wd_spirv_instruction value;
    if (!wd_spirv_module_find(module, id, &value)) {
        return false;
    }
    uint32_t type_id = value.result_type;
    if (is_atomic) {
        wd_spirv_instruction image, pointer;
        if (value.opcode != SpvOpImageTexelPointer || !wd_spirv_module_find(module, value.words[3], &image) ||
            !wd_spirv_module_find_opcode(module, image.result_type, SpvOpTypePointer, &pointer)) {
            return false;
        }
        type_id = pointer.words[3];
    }
    if (wd_spirv_module_find_opcode(module, type_id, SpvOpTypeSampledImage, type)) {
        type_id = type->words[2];
    }
    return wd_spirv_module_find_opcode(module, type_id, SpvOpTypeImage, type) && type->num_words >= 9;
}

// Uses of images

// view_type_bit returns the bit of the view type that the image needs; 0: any, or the image is not of a VkImageView.
static uint32_t view_type_bit(const wd_spirv_instruction *type) {
    enum { VIEW_1D, VIEW_2D, VIEW_3D, VIEW_CUBE, VIEW_1D_ARRAY, VIEW_2D_ARRAY, VIEW_CUBE_ARRAY };
    const bool is_arrayed = type->words[5] == 1;
    switch (type->words[3]) {
    case SpvDim1D:
        return WD_CONTENT_BIT(is_arrayed ? VIEW_1D_ARRAY : VIEW_1D);
    case SpvDim2D:
        return WD_CONTENT_BIT(is_arrayed ? VIEW_2D_ARRAY : VIEW_2D);
    case SpvDim3D:
        return WD_CONTENT_BIT(VIEW_3D);
    case SpvDimCube:
        return WD_CONTENT_BIT(is_arrayed ? VIEW_CUBE_ARRAY : VIEW_CUBE);
    default:
        return 0;
    }
}

// component_bits returns the bits of the components' type. Image operands may change the sign of integers that are
// read: then any type is allowed. The sign does not matter for integers that are written.
static uint32_t component_bits(const wd_spirv_module *module, const wd_spirv_instruction *type,
                               uint32_t opcode, uint32_t operands) {
    wd_spirv_instruction sampled;
    if (!wd_spirv_module_find(module, type->words[2], &sampled) ||
        (sampled.opcode != SpvOpTypeFloat && sampled.opcode != SpvOpTypeInt)) {
        return 0;
    }
    const uint32_t width = sampled.words[2] == 64   ? WD_CONTENT_BIT(WD_CONTENT_WIDTH_64)
                           : sampled.words[2] == 32 ? WD_CONTENT_BIT(WD_CONTENT_WIDTH_32)
                                                    : 0;
    if (sampled.opcode == SpvOpTypeFloat) {
        return width | WD_CONTENT_BIT(WD_CONTENT_FLOAT);
    }
    if (opcode == SpvOpImageWrite) {
        return width | WD_CONTENT_BIT(WD_CONTENT_WRITE_INTEGERS);
    }
    const uint32_t other_sign =
        sampled.words[3] ? SpvImageOperandsZeroExtendMask : SpvImageOperandsSignExtendMask;
    if (operands & other_sign) {
        return width;
    }
    return width | WD_CONTENT_BIT(sampled.words[3] ? WD_CONTENT_SINT : WD_CONTENT_UINT);
}

// texel_bits returns the bit that a write of a texel with this value needs.
static uint32_t texel_bits(const wd_spirv_module *module, uint32_t texel) {
    wd_spirv_instruction value, type;
    if (!wd_spirv_module_find(module, texel, &value)) {
        return 0;
    }
    const uint32_t count =
        wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypeVector, &type) ? type.words[3] : 1;
    return count <= WD_CONTENT_MAX_WRITE_COMPONENTS ? WD_CONTENT_BIT(WD_CONTENT_WRITE_COMPONENTS + count - 1)
                                                    : 0;
}

// image_bits returns the bits that the word of the image must have.
static uint32_t image_bits(const wd_spirv_module *module, const wd_spirv_instruction *instruction,
                           const image_access *access, const wd_spirv_instruction *type) {
    const uint32_t operands = access->mask < instruction->num_words ? instruction->words[access->mask] : 0;
    const bool has_format = type->words[8] != SpvImageFormatUnknown;
    uint32_t bits = view_type_bit(type) | component_bits(module, type, access->opcode, operands);
    if (type->words[3] == SpvDimBuffer) {
        bits &= ~(WD_CONTENT_NUMERIC_TYPES | WD_CONTENT_BIT(WD_CONTENT_WRITE_INTEGERS));
    } else {
        bits |= WD_CONTENT_BIT(WD_CONTENT_LAYOUT);
        bits |= WD_CONTENT_BIT(type->words[6] == 1 ? WD_CONTENT_MULTISAMPLED : WD_CONTENT_SINGLE_SAMPLED);
    }
    if (is_depth_comparison(access->opcode)) {
        bits |= WD_CONTENT_BIT(WD_CONTENT_DEPTH_COMPARE);
    }
    if (access->opcode == SpvOpImageWrite) {
        bits |= texel_bits(module, instruction->words[3]);
        bits |= has_format ? 0 : WD_CONTENT_BIT(WD_CONTENT_WRITE_WITHOUT_FORMAT);
    } else if (access->opcode == SpvOpImageRead) {
        bits |= has_format ? 0 : WD_CONTENT_BIT(WD_CONTENT_READ_WITHOUT_FORMAT);
    } else if (wd_is_atomic(access->opcode)) {
        bits |= WD_CONTENT_BIT(WD_CONTENT_ATOMIC);
    }
    return bits;
}

// sampler_bits returns the bits that the word of the sampler must have.
static uint32_t sampler_bits(const wd_spirv_instruction *instruction, const image_access *access) {
    const uint32_t offsets = SpvImageOperandsBiasMask | SpvImageOperandsConstOffsetMask |
                             SpvImageOperandsOffsetMask | SpvImageOperandsConstOffsetsMask;
    if (!is_sample(access->opcode)) {
        return 0;
    }
    const uint32_t operands = access->mask < instruction->num_words ? instruction->words[access->mask] : 0;
    return (access->opcode == SpvOpImageSampleExplicitLod
                ? 0
                : WD_CONTENT_BIT(WD_CONTENT_UNNORMALIZED_OPERATION)) |
           (operands & offsets ? WD_CONTENT_BIT(WD_CONTENT_UNNORMALIZED_OFFSET) : 0);
}

static bool is_texel_buffer(const wd_contents *contents) {
    return contents->record_bits & WD_CONTENT_BIT(WD_CONTENT_TEXEL_BUFFER);
}

// storage_bits returns the bits of records that say which of the bits with equal numbers are missing.
static uint32_t storage_bits(const image_access *access) {
    const bool is_storage =
        access->opcode == SpvOpImageWrite || access->opcode == SpvOpImageRead || wd_is_atomic(access->opcode);
    return is_storage ? WD_CONTENT_BIT(WD_CONTENT_STORAGE) : 0;
}

// Finding

static const wd_array *array_of(const wd_analysis *analysis, uint32_t root) {
    return &analysis->tracking->arrays.items[analysis->tracking->roots.items[root].array];
}

// is_known returns whether the input buffer has the word of the root's descriptor.
static bool is_known(const wd_analysis *analysis, uint32_t root) {
    return analysis->tracking->roots.items[root].complete && wd_array_in_input(array_of(analysis, root)) &&
           array_of(analysis, root)->descriptor->kind != WD_SPIRV_DESCRIPTOR_UNKNOWN;
}

// find_roots finds the descriptors of an operand; NO_ROOT: unknown. `*is_combined`: the image's descriptor also holds
// the sampler of the access.
static void find_roots(const wd_analysis *analysis, uint32_t id, uint32_t *image, uint32_t *sampler,
                       bool *is_combined) {
    const wd_trace *trace = wd_trace_of(analysis, id);
    *image = *sampler = NO_ROOT;
    *is_combined = false;
    if (!wd_trace_is_complete(analysis, trace)) {
        return;
    }
    for (uint32_t i = 0; i < trace->num_roots; i++) {
        const uint32_t root = trace->roots[i];
        if (!is_known(analysis, root)) {
            continue;
        }
        const wd_spirv_descriptor_kind kind = array_of(analysis, root)->descriptor->kind;
        *(kind == WD_SPIRV_DESCRIPTOR_SAMPLER ? sampler : image) = root;
        *is_combined |= kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER && trace->num_roots == 1 &&
                        trace->kind != WD_TRACE_SAMPLED_IMAGE;
    }
}

bool wd_content_find_length(const wd_analysis *analysis, uint32_t root, uint32_t *length) {
    const wd_input_binding *input = array_of(analysis, root)->input;
    const wd_instrument_options *options = analysis->options;
    *length = 0;
    for (size_t i = 0; input && input->has_known_length && i < options->num_lengths; i++) {
        if (options->lengths[i].set == input->set && options->lengths[i].binding == input->binding) {
            *length = options->lengths[i].length;
        }
    }
    return input && (*length || !input->has_known_length);
}

// find_texel_contents finds the bits that an access to a texel buffer needs. The words of contents follow those of the
// descriptors. False: none.
static bool find_texel_contents(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                const image_access *access, const wd_spirv_instruction *type,
                                wd_contents *contents) {
    const wd_trace *trace = wd_trace_of(analysis, instruction->words[access->word]);
    if (!wd_trace_is_complete(analysis, trace) || trace->num_roots != 1 ||
        !is_known(analysis, trace->roots[0]) || array_of(analysis, trace->roots[0])->facts[WD_FACT_WORD]) {
        return false;
    }
    *contents = (wd_contents){.root = trace->roots[0],
                              .sampler = NO_ROOT,
                              .bits = image_bits(analysis->module, instruction, access, type),
                              .record_bits = WD_CONTENT_BIT(WD_CONTENT_STORAGE) |
                                             WD_CONTENT_BIT(WD_CONTENT_TEXEL_BUFFER)};
    return contents->bits && wd_content_find_length(analysis, contents->root, &contents->texel_length);
}

// find_contents finds the bits that an instruction needs. False: none.
static bool find_contents(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                          const image_access *access, wd_contents *contents) {
    wd_spirv_instruction type;
    uint32_t image, sampler;
    bool is_combined;
    const uint32_t id = instruction->words[access->word];
    if (!find_image_type(analysis->module, id, wd_is_atomic(access->opcode), &type) ||
        (!view_type_bit(&type) && type.words[3] != SpvDimBuffer)) {
        return false;
    }
    if (type.words[3] == SpvDimBuffer) {
        return find_texel_contents(analysis, instruction, access, &type, contents);
    }
    find_roots(analysis, id, &image, &sampler, &is_combined);
    const uint32_t own = image_bits(analysis->module, instruction, access, &type);
    const uint32_t other = sampler_bits(instruction, access);
    const uint32_t pair = is_sample(access->opcode) ? WD_CONTENT_PAIR : 0;
    *contents = (wd_contents){.root = image, .sampler = NO_ROOT, .record_bits = storage_bits(access)};
    if (image == NO_ROOT) {
        contents->root = sampler;
        contents->bits = other;
        contents->is_sampler = true;
    } else if (sampler != NO_ROOT) {
        contents->sampler = sampler;
        contents->bits = own;
        contents->sampler_bits = other;
        contents->pair_bits = pair;
    } else {
        contents->bits = own | (is_combined ? other | pair : 0);
    }
    return contents->root != NO_ROOT && contents->bits;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (!(analysis->options->checks & WD_CHECK_CONTENTS) || !analysis->options->input) {
        return WD_OK;
    }
    const image_access access = access_of(instruction);
    wd_contents contents;
    if (!access.word || access.word >= instruction->num_words ||
        !find_contents(analysis, instruction, &access, &contents)) {
        return WD_OK;
    }
    const wd_root *root = &analysis->tracking->roots.items[contents.root];
    const wd_guard_method method =
        wd_state_guard_method(wd_guard_method_of(analysis, instruction, access.word), root);
    wd_status status = wd_sites_want(analysis, instruction, method, state);
    wd_contents *added = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->contents);
    if (!added) {
        return status ? status : WD_ERROR_OUT_OF_MEMORY;
    }
    *added = contents;
    if (contents.sampler != NO_ROOT) {
        added->sampler_guard = wd_sites_index_check_of(analysis, contents.sampler);
    }
    const wd_condition condition = {.kind = WD_CONDITION_CONTENTS,
                                    .root = contents.root,
                                    .subject = (uint32_t)analysis->subjects->contents.count - 1,
                                    .guard = wd_sites_index_check_of(analysis, contents.root)};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->contents.count);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_contents *a = &analysis->subjects->contents.items[made->subject];
    const wd_contents *b = &analysis->subjects->contents.items[wanted->subject];
    const wd_root *roots = analysis->tracking->roots.items;
    const bool same_sampler = b->sampler == NO_ROOT ||
                              (a->sampler != NO_ROOT && wd_same_root(&roots[a->sampler], &roots[b->sampler]));
    return wd_check_same_root(analysis, made, wanted) && same_sampler && !(b->bits & ~a->bits) &&
           !(b->sampler_bits & ~a->sampler_bits) && !(b->pair_bits & ~a->pair_bits);
}

// Writing

// missing_of writes the bits of `needed` that a word does not have.
static uint32_t missing_of(wd_writer *writer, uint32_t word, uint32_t needed) {
    const uint32_t absent = wd_emit_unary(writer, SpvOpNot, writer->type_uint, word);
    return wd_emit_binary(writer, SpvOpBitwiseAnd, writer->type_uint, absent, wd_constant(writer, needed));
}

// is_zero_or writes the condition that `word` is 0 or `other` holds.
static uint32_t is_zero_or(wd_writer *writer, uint32_t word, uint32_t other) {
    const uint32_t is_zero =
        wd_emit_binary(writer, SpvOpIEqual, writer->type_bool, word, wd_constant(writer, 0));
    return other ? wd_emit_binary(writer, SpvOpLogicalOr, writer->type_bool, is_zero, other) : is_zero;
}

uint32_t wd_content_word(wd_writer *writer, const wd_condition *condition, uint32_t length) {
    wd_analysis *analysis = writer->analysis;
    const wd_root *root = &analysis->tracking->roots.items[condition->root];
    uint32_t indices[WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        indices[i] = wd_optional_has(condition->guard)
                         ? wd_check_in_range(
                               writer, &analysis->list.conditions.items[wd_optional_get(condition->guard)], i)
                         : root->indices[i];
    }
    return wd_input_load_content(writer, root, indices, length);
}

static void emit(wd_writer *writer, wd_condition *condition) {
    wd_contents *contents = &writer->analysis->subjects->contents.items[condition->subject];
    const uint32_t word = is_texel_buffer(contents)
                              ? wd_content_word(writer, condition, contents->texel_length)
                              : wd_input_word(writer, condition);
    uint32_t missing = missing_of(writer, word, contents->bits), sampler_word = 0;
    if (contents->sampler != NO_ROOT) {
        wd_condition sampler = {
            .kind = WD_CONDITION_CONTENTS, .root = contents->sampler, .guard = contents->sampler_guard};
        sampler_word = wd_input_word(writer, &sampler);
        const uint32_t either = wd_emit_binary(writer, SpvOpBitwiseOr, writer->type_uint, word, sampler_word);
        const uint32_t pair = missing_of(writer, either, contents->pair_bits);
        missing = wd_emit_binary(writer, SpvOpBitwiseOr, writer->type_uint, missing, pair);
        if (contents->sampler_bits) {
            const uint32_t own = missing_of(writer, sampler_word, contents->sampler_bits);
            missing = wd_emit_binary(writer, SpvOpBitwiseOr, writer->type_uint, missing, own);
        }
    }
    contents->missing = missing;
    condition->ok = is_zero_or(writer, word, is_zero_or(writer, missing, 0));
    if (sampler_word) {
        condition->ok = is_zero_or(writer, sampler_word, condition->ok);
    }
}

static uint32_t index_of(wd_writer *writer, uint32_t root) {
    return root == NO_ROOT ? wd_constant(writer, WD_RECORD_INDEX_UNKNOWN)
                           : wd_index_flat(writer, &writer->analysis->tracking->roots.items[root], NULL);
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_contents *contents = &writer->analysis->subjects->contents.items[condition->subject];
    const uint32_t image = contents->is_sampler ? NO_ROOT : contents->root;
    const uint32_t sampler = contents->is_sampler ? contents->root : contents->sampler;
    uint32_t missing = contents->missing;
    if (contents->record_bits) {
        missing = wd_emit_binary(writer, SpvOpBitwiseOr, writer->type_uint, missing,
                                 wd_constant(writer, contents->record_bits));
    }
    const uint32_t parameters[] = {wd_constant(writer, instruction),
                                   wd_constant(writer, WD_RECORD_ERROR_CONTENTS), index_of(writer, image),
                                   missing, index_of(writer, sampler)};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_contents = {
    .has_root = true,
    .visit = visit,
    .key = wd_check_root_key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
