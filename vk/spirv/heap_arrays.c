#include "vk/spirv/heap_arrays.h"

#include <spirv/unified1/spirv.h>

#include "vk/spirv/module_internal.h"

enum { ARRAY_STRIDE_ID = 5124 }; // SpvDecorationArrayStrideIdEXT

// Words of an untyped chain.
enum { BASE_TYPE = 3, BASE = 4, FIRST_INDEX = 5, NUM_WORDS = 6 };

uint32_t wd_spirv_find_heap(const wd_spirv_module *module, uint32_t variable) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *words = head.at;
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && words[1] == variable &&
            words[2] == SpvDecorationBuiltIn &&
            (words[3] == WD_SPIRV_SAMPLER_HEAP || words[3] == WD_SPIRV_RESOURCE_HEAP)) {
            return words[3];
        }
    }
    return 0;
}

// kind_of returns the kind of the descriptors of a type; WD_SPIRV_DESCRIPTOR_UNKNOWN: none in heaps.
static wd_spirv_descriptor_kind kind_of(const wd_spirv_module *module, uint32_t type_id) {
    enum { STORAGE_CLASS = 2 };
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return WD_SPIRV_DESCRIPTOR_UNKNOWN;
    }
    switch (type.opcode) {
    case WD_OP_TYPE_BUFFER:
        return type.words[STORAGE_CLASS] == SpvStorageClassStorageBuffer ? WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER
               : type.words[STORAGE_CLASS] == SpvStorageClassUniform     ? WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER
                                                                         : WD_SPIRV_DESCRIPTOR_UNKNOWN;
    case SpvOpTypeSampler:
        return WD_SPIRV_DESCRIPTOR_SAMPLER;
    case SpvOpTypeImage:
        return wd_spirv_kind_of_image(&type);
    case SpvOpTypeAccelerationStructureKHR:
        return WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE;
    default:
        return WD_SPIRV_DESCRIPTOR_UNKNOWN;
    }
}

// size_of returns the stride that is the size of a kind of descriptor; 0: there is none.
static uint32_t size_of(wd_spirv_descriptor_kind kind) {
    switch (kind) {
    case WD_SPIRV_DESCRIPTOR_UNKNOWN:
        return 0;
    case WD_SPIRV_DESCRIPTOR_SAMPLER:
        return WD_SPIRV_STRIDE_SIZE_OF_SAMPLER;
    case WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER:
    case WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER:
    case WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE:
        return WD_SPIRV_STRIDE_SIZE_OF_BUFFER;
    default:
        return WD_SPIRV_STRIDE_SIZE_OF_IMAGE;
    }
}

// stride_of_constant returns the stride that a constant stands for; 0: it is not known.
static uint32_t stride_of_constant(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction size;
    uint64_t bytes;
    if (wd_spirv_module_constant(module, id, &bytes)) {
        return bytes <= WD_SPIRV_MAX_LITERAL_STRIDE ? (uint32_t)bytes : 0;
    }
    if (!wd_spirv_module_find_opcode(module, id, WD_OP_CONSTANT_SIZE_OF, &size)) {
        return 0;
    }
    return size_of(kind_of(module, size.words[3]));
}

static uint32_t stride_of(const wd_spirv_module *module, uint32_t array) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t *words = head.at;
        if (head.num_words < 4 || words[1] != array) {
            continue;
        }
        if (head.opcode == SpvOpDecorate && words[2] == SpvDecorationArrayStride) {
            return words[3] <= WD_SPIRV_MAX_LITERAL_STRIDE ? words[3] : 0;
        }
        if (head.opcode == SpvOpDecorateId && words[2] == ARRAY_STRIDE_ID) {
            return stride_of_constant(module, words[3]);
        }
    }
    return 0;
}

bool wd_spirv_heap_array_of(const wd_spirv_module *module, const wd_spirv_instruction *chain,
                            wd_spirv_heap_array *array) {
    wd_spirv_instruction heap, type;
    if (!wd_spirv_is_untyped_chain(chain->opcode) || chain->num_words != NUM_WORDS ||
        !wd_spirv_module_find_opcode(module, chain->words[BASE], WD_OP_UNTYPED_VARIABLE, &heap) ||
        !wd_spirv_module_find_opcode(module, chain->words[BASE_TYPE], SpvOpTypeRuntimeArray, &type)) {
        return false;
    }
    const uint32_t built_in = wd_spirv_find_heap(module, heap.result);
    const wd_spirv_descriptor_kind kind = kind_of(module, type.words[2]);
    const uint32_t stride = stride_of(module, type.result);
    // Samplers, and only they, are in the sampler heap.
    if (!stride || kind == WD_SPIRV_DESCRIPTOR_UNKNOWN ||
        built_in != (kind == WD_SPIRV_DESCRIPTOR_SAMPLER ? WD_SPIRV_SAMPLER_HEAP : WD_SPIRV_RESOURCE_HEAP)) {
        return false;
    }
    const uint32_t set = WD_SPIRV_FIRST_HEAP_SET + (uint32_t)kind +
                         (stride == size_of(kind) ? (uint32_t)WD_SPIRV_NUM_HEAP_KINDS : 0);
    *array = (wd_spirv_heap_array){.type = type.result,
                                   .descriptor = {.variable = heap.result,
                                                  .storage_class = SpvStorageClassUniformConstant,
                                                  .set = set,
                                                  .binding = stride,
                                                  .kind = kind,
                                                  .type = type.words[2],
                                                  .num_dimensions = 1},
                                   .is_in_sampler_heap = kind == WD_SPIRV_DESCRIPTOR_SAMPLER};
    return true;
}

static bool has_array(const wd_spirv_heap_arrays *arrays, const wd_spirv_instruction *chain) {
    for (size_t i = 0; i < arrays->count; i++) {
        if (arrays->items[i].type == chain->words[BASE_TYPE] &&
            arrays->items[i].descriptor.variable == chain->words[BASE]) {
            return true;
        }
    }
    return false;
}

// has_heaps returns whether the module declares a variable that is a heap.
static bool has_heaps(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == WD_OP_UNTYPED_VARIABLE && wd_spirv_find_heap(module, head.at[2])) {
            return true;
        }
    }
    return false;
}

wd_status wd_spirv_heap_arrays_init(wd_spirv_heap_arrays *arrays, wd_allocator allocator,
                                    const wd_spirv_module *module) {
    size_t capacity = 0;
    wd_spirv_instruction chain;
    *arrays = (wd_spirv_heap_arrays){.allocator = allocator};
    if (!has_heaps(module)) {
        return WD_OK;
    }
    for (uint32_t i = wd_spirv_module_first_function(module); wd_spirv_module_instruction(module, i, &chain);
         i++) {
        wd_spirv_heap_array found;
        if (!wd_spirv_is_untyped_chain(chain.opcode) || has_array(arrays, &chain) ||
            !wd_spirv_heap_array_of(module, &chain, &found)) {
            continue;
        }
        if (!wd_array_reserve(&allocator, (void **)&arrays->items, &capacity, arrays->count + 1,
                              sizeof found)) {
            wd_spirv_heap_arrays_finish(arrays);
            return WD_ERROR_OUT_OF_MEMORY;
        }
        arrays->items[arrays->count++] = found;
    }
    return WD_OK;
}

void wd_spirv_heap_arrays_finish(wd_spirv_heap_arrays *arrays) {
    if (arrays && arrays->items) {
        wd_free(&arrays->allocator, arrays->items);
    }
    if (arrays) {
        *arrays = (wd_spirv_heap_arrays){0};
    }
}
