// Whether the texel that an access to a texel buffer names is one of the buffer view's.
//
// With an input buffer the descriptor's word is the number of texels, and tells of the state as well. Without one the image
// itself is asked: robustness changes what a bad access yields, and not what OpImageQuerySize answers.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

// Finding

// An image operand of an instruction; the coordinate is the next. `word` 0: it has none.
typedef struct image_operand {
    uint32_t word;
    uint32_t mask; // Where the mask of image operands is, if there is one.
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

// The instruction that says which texel `access` touches: the access itself, or the one that made the texel's pointer.
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

// The type of the image that `id` is, or points to, if that is a texel buffer.
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

// Finds what the image operands, whose mask is at `mask`, add to the coordinate. SPIR-V lets texel buffers have ConstOffset like
// all images but cubes. False: that cannot be followed.
static bool find_offset(const wd_spirv_module *module, const wd_spirv_instruction *addressing, uint32_t mask,
                        wd_texel *texel) {
    const uint32_t offsets = SpvImageOperandsConstOffsetMask | SpvImageOperandsOffsetMask;
    const uint32_t operands = addressing->num_words > mask ? addressing->words[mask] : 0;
    if (!(operands & offsets)) {
        return true;
    }
    // None of what may stand in front of an offset is for texel buffers.
    const uint32_t in_front = SpvImageOperandsBiasMask | SpvImageOperandsLodMask | SpvImageOperandsGradMask;
    if ((operands & offsets) == offsets || (operands & in_front) || mask + 1 >= addressing->num_words) {
        return false;
    }
    texel->offset = addressing->words[mask + 1];
    return is_coordinate(module, texel->offset, &texel->offset_component) &&
           has_32_bits(module, texel->offset) && has_32_bits(module, texel->coordinate);
}

// The root that stands in for images of which nobody knows where they came from.
static wd_status root_of_unknown(wd_analysis *analysis, uint32_t *root) {
    if (!analysis->unknown_texel_root) {
        wd_spirv_descriptor *own = wd_arena_alloc_zero(&analysis->layouts, 1, sizeof *own);
        if (!own) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        *own = (wd_spirv_descriptor){.set = UINT32_MAX, .binding = UINT32_MAX};
        wd_status status = wd_analysis_add_array(analysis, own);
        wd_root *added = status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &analysis->roots);
        if (!added) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        const uint32_t array = (uint32_t)analysis->arrays.count - 1;
        analysis->arrays.items[array].is_unknown = true;
        *added = (wd_root){.array = array, .complete = true, .provable = true};
        analysis->unknown_texel_root = (uint32_t)analysis->roots.count;
    }
    *root = analysis->unknown_texel_root - 1;
    return WD_OK;
}

// The root of the image. False: its trace says that it cannot be asked.
static bool root_of_image(const wd_analysis *analysis, uint32_t image, uint32_t *root) {
    const wd_trace *trace = wd_analysis_trace(analysis, image);
    *root = UINT32_MAX;
    if (!trace) {
        return true;
    }
    if (!wd_trace_is_complete(analysis, trace) || !trace->num_roots) {
        return false;
    }
    *root = trace->roots[0];
    const wd_root *found = &analysis->roots.items[*root];
    // What is copied for another reason than its index goes through an OpSampledImage: no buffer does in Vulkan.
    return !trace->copied || (!found->provable && analysis->arrays.items[found->array].known);
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

bool wd_texel_in_input(const wd_analysis *analysis, const wd_texel *texel) {
    return wd_array_in_input(&analysis->arrays.items[analysis->roots.items[texel->root].array]);
}

bool wd_same_texel(const wd_analysis *analysis, const wd_texel *a, const wd_texel *b) {
    const wd_root *root = &analysis->roots.items[a->root];
    return a->coordinate == b->coordinate && a->offset == b->offset &&
           wd_same_root(root, &analysis->roots.items[b->root]) &&
           (a->image == b->image || !analysis->arrays.items[root->array].is_unknown);
}

// Writing

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

// A number, or the first component of a vector whose components are of type `component`, as a word.
static uint32_t first_word(wd_rewrite *rewrite, uint32_t id, uint32_t component) {
    if (!component) {
        return wd_check_index_word(rewrite, id);
    }
    uint32_t number = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpCompositeExtract, component, number, id, 0);
    if (component == rewrite->type_uint) {
        return number;
    }
    uint32_t word = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpBitcast, rewrite->type_uint, word, number);
    return word;
}

static uint32_t texel_number(wd_rewrite *rewrite, const wd_texel *texel) {
    uint32_t number = first_word(rewrite, texel->coordinate, texel->component);
    if (!texel->offset) {
        return number;
    }
    uint32_t offset = first_word(rewrite, texel->offset, texel->offset_component);
    uint32_t sum = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIAdd, rewrite->type_uint, sum, number, offset);
    return sum;
}

// Loads the image anew. A bad descriptor index has been reported: the first descriptor stands in for it.
static uint32_t load_guarded(wd_rewrite *rewrite, const wd_condition *condition, const wd_texel *texel) {
    wd_spirv_builder *builder = rewrite->builder;
    const wd_analysis *analysis = rewrite->analysis;
    const wd_root *root = &analysis->roots.items[condition->root];
    const wd_spirv_descriptor *descriptor = analysis->arrays.items[root->array].descriptor;
    uint32_t operands[3 + WD_SPIRV_MAX_DIMENSIONS];
    for (uint32_t i = 0; i < root->num_indices; i++) {
        operands[3 + i] = wd_check_clamp(rewrite, &analysis->conditions.items[condition->guard - 1], i);
    }
    operands[0] = wd_spirv_builder_type_pointer(builder, descriptor->storage_class, descriptor->type);
    operands[1] = new_id(rewrite);
    operands[2] = descriptor->variable;
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpAccessChain, operands,
                          3 + root->num_indices);
    uint32_t image = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpLoad, descriptor->type, image, operands[1]);
    wd_rewrite_decorate(rewrite, texel->image, operands[1], true);
    wd_rewrite_decorate(rewrite, texel->image, image, true);
    if (descriptor->type == texel->image_type) {
        return image;
    }
    uint32_t sampled =
        image; // Sampler-less images of buffers stand in an OpTypeSampledImage in older modules.
    image = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpImage, texel->image_type, image, sampled);
    wd_rewrite_decorate(rewrite, texel->image, image, true);
    return image;
}

static uint32_t query_size(wd_rewrite *rewrite, const wd_condition *condition, const wd_texel *texel) {
    uint32_t image = texel->image;
    if (condition->guard) {
        image = load_guarded(rewrite, condition, texel);
    } else if (texel->is_pointer) {
        image = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpLoad, texel->image_type, image, texel->image);
        wd_rewrite_decorate(rewrite, texel->image, image, true);
    }
    wd_spirv_builder_capability(rewrite->builder, SpvCapabilityImageQuery);
    uint32_t size = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpImageQuerySize, rewrite->type_uint, size, image);
    return size;
}

// texel < word, which is 0 for a descriptor that is not valid and UINT32_MAX for one of no known size: no view has a texel of
// that number.
static uint32_t compare_with_input(wd_rewrite *rewrite, wd_condition *condition, const wd_texel *texel) {
    uint32_t word = wd_input_word(rewrite, condition);
    uint32_t number = texel_number(rewrite, texel);
    uint32_t ok = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThan, rewrite->type_bool, ok, number, word);
    if (rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE) {
        return ok;
    }
    uint32_t invalid = new_id(rewrite), either = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, invalid, word,
            wd_spirv_builder_uint(rewrite->builder, 0));
    WD_EMIT(rewrite, SpvOpLogicalOr, rewrite->type_bool, either, ok, invalid);
    const wd_analysis *analysis = rewrite->analysis;
    const uint32_t array = analysis->roots.items[texel->root].array;
    const uint32_t not_reported = wd_facts_not_reported(rewrite, &analysis->arrays.items[array]);
    if (!not_reported) {
        return either;
    }
    const uint32_t both = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpLogicalAnd, rewrite->type_bool, both, either, not_reported);
    return both;
}

uint32_t wd_texel_emit(wd_rewrite *rewrite, wd_condition *condition) {
    const wd_texel *texel = &rewrite->analysis->texels.items[condition->subject];
    if (wd_texel_in_input(rewrite->analysis, texel)) {
        condition->ok = compare_with_input(rewrite, condition, texel);
        return condition->ok;
    }
    // Every view has a texel, and only the null descriptor has none: then 0 - 1 is what nothing exceeds.
    condition->length = query_size(rewrite, condition, texel);
    uint32_t last = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpISub, rewrite->type_uint, last, condition->length,
            wd_spirv_builder_uint(rewrite->builder, 1));
    uint32_t number = texel_number(rewrite, texel);
    condition->ok = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpULessThanEqual, rewrite->type_bool, condition->ok, number, last);
    return condition->ok;
}

void wd_texel_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction,
                     wd_failure_kind kind) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_texel *texel = &analysis->texels.items[condition->subject];
    uint32_t number = texel_number(rewrite, texel);
    uint32_t index = wd_check_flat_index(rewrite, &analysis->roots.items[condition->root], NULL);
    uint32_t site = wd_spirv_builder_uint(rewrite->builder, instruction);
    const uint32_t code =
        texel->is_storage ? WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS : WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS;
    uint32_t error = wd_spirv_builder_uint(rewrite->builder, wd_bounds_error(condition, code));
    uint32_t size = condition->word ? condition->word : condition->length;
    const uint32_t parameters[] = {site, error, index, number, size};
    wd_failure_report(rewrite, kind, parameters, 5, 0);
}
