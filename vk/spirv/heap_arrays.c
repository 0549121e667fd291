#include "vk/spirv/heap_arrays.h"

#include <spirv/unified1/spirv.h>

#include "vk/spirv/module_internal.h"

enum { ARRAY_STRIDE_ID = 5124 }; // SpvDecorationArrayStrideIdEXT

// Words of an untyped chain.
enum { BASE_TYPE = 3, BASE = 4, FIRST_INDEX = 5, NUM_WORDS = 6 };

// heap_in returns WD_SPIRV_SAMPLER_HEAP or WD_SPIRV_RESOURCE_HEAP if an instruction decorates a variable as a heap; 0:
// it does not.
static uint32_t heap_in(const wd_spirv_head *head) {
    const uint32_t *words = head->at;
    return head->opcode == SpvOpDecorate && head->num_words > 3 && words[2] == SpvDecorationBuiltIn &&
                   (words[3] == WD_SPIRV_SAMPLER_HEAP || words[3] == WD_SPIRV_RESOURCE_HEAP)
               ? words[3]
               : 0;
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

// find_stride returns whether an instruction decorates a type with a stride. `*stride`: 0, it is not known.
static bool find_stride(const wd_spirv_module *module, const wd_spirv_head *head, uint32_t *stride) {
    const uint32_t *words = head->at;
    if (head->num_words < 4) {
        return false;
    }
    if (head->opcode == SpvOpDecorate && words[2] == SpvDecorationArrayStride) {
        *stride = words[3] <= WD_SPIRV_MAX_LITERAL_STRIDE ? words[3] : 0;
        return true;
    }
    if (head->opcode == SpvOpDecorateId && words[2] == ARRAY_STRIDE_ID) {
        *stride = stride_of_constant(module, words[3]);
        return true;
    }
    return false;
}

// may_access returns whether an instruction has the form of an access to an array.
static bool may_access(const wd_spirv_module *module, const wd_spirv_instruction *chain) {
    wd_spirv_instruction heap, type;
    return wd_spirv_is_untyped_chain(chain->opcode) && chain->num_words == NUM_WORDS &&
           wd_spirv_module_find_opcode(module, chain->words[BASE], WD_OP_UNTYPED_VARIABLE, &heap) &&
           wd_spirv_module_find_opcode(module, chain->words[BASE_TYPE], SpvOpTypeRuntimeArray, &type);
}

// read_array reads the array that a chain of this form accesses. `heap` and `stride`: of its decorations.
static bool read_array(const wd_spirv_module *module, const wd_spirv_instruction *chain, uint32_t heap,
                       uint32_t stride, wd_spirv_heap_array *array) {
    wd_spirv_instruction type;
    if (!stride || !wd_spirv_module_find(module, chain->words[BASE_TYPE], &type)) {
        return false;
    }
    const wd_spirv_descriptor_kind kind = kind_of(module, type.words[2]);
    // Samplers, and only they, are in the sampler heap.
    if (kind == WD_SPIRV_DESCRIPTOR_UNKNOWN ||
        heap != (kind == WD_SPIRV_DESCRIPTOR_SAMPLER ? WD_SPIRV_SAMPLER_HEAP : WD_SPIRV_RESOURCE_HEAP)) {
        return false;
    }
    const uint32_t set = WD_SPIRV_FIRST_HEAP_SET + (uint32_t)kind +
                         (stride == size_of(kind) ? (uint32_t)WD_SPIRV_NUM_HEAP_KINDS : 0);
    *array = (wd_spirv_heap_array){.type = type.result,
                                   .descriptor = {.variable = chain->words[BASE],
                                                  .storage_class = SpvStorageClassUniformConstant,
                                                  .set = set,
                                                  .binding = stride,
                                                  .kind = kind,
                                                  .type = type.words[2],
                                                  .num_dimensions = 1},
                                   .is_in_sampler_heap = kind == WD_SPIRV_DESCRIPTOR_SAMPLER};
    return true;
}

bool wd_spirv_heap_array_of(const wd_spirv_module *module, const wd_spirv_instruction *chain,
                            wd_spirv_heap_array *array) {
    uint32_t heap = 0, stride = 0;
    bool has_stride = false;
    if (!may_access(module, chain)) {
        return false;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (!heap && head.num_words > 1 && head.at[1] == chain->words[BASE]) {
            heap = heap_in(&head);
        }
        if (!has_stride && head.num_words > 1 && head.at[1] == chain->words[BASE_TYPE]) {
            has_stride = find_stride(module, &head, &stride);
        }
    }
    return read_array(module, chain, heap, stride, array);
}

// The list

static uint64_t key_of(uint32_t type, uint32_t variable) {
    return (uint64_t)type << 32 | variable;
}

bool wd_spirv_heap_arrays_find(const wd_spirv_heap_arrays *arrays, const wd_spirv_instruction *chain,
                               size_t *number) {
    const uintptr_t found =
        (uintptr_t)wd_hash_table_get(&arrays->numbers, key_of(chain->words[BASE_TYPE], chain->words[BASE]));
    *number = found ? found - 1 : 0;
    return found != 0;
}

static bool has_heaps(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (heap_in(&head)) {
            return true;
        }
    }
    return false;
}

// read_decorations fills the tables by id. The first decoration of each kind counts.
static void read_decorations(wd_spirv_heap_arrays *arrays, const wd_spirv_module *module, bool *has_stride) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        const uint32_t id = head.num_words > 1 ? head.at[1] : arrays->num_ids;
        if (id >= arrays->num_ids) {
            continue;
        }
        arrays->heaps[id] = arrays->heaps[id] ? arrays->heaps[id] : heap_in(&head);
        if (!has_stride[id]) {
            has_stride[id] = find_stride(module, &head, &arrays->strides[id]);
        }
    }
}

static wd_status create_tables(wd_spirv_heap_arrays *arrays, const wd_spirv_module *module) {
    const uint32_t num_ids = wd_spirv_module_num_ids(module);
    bool *has_stride = wd_alloc_zero(&arrays->allocator, num_ids + 1u, sizeof *has_stride);
    arrays->heaps = wd_alloc_zero(&arrays->allocator, num_ids + 1u, sizeof *arrays->heaps);
    arrays->strides = wd_alloc_zero(&arrays->allocator, num_ids + 1u, sizeof *arrays->strides);
    const bool is_complete = has_stride && arrays->heaps && arrays->strides;
    if (is_complete) {
        arrays->num_ids = num_ids;
        read_decorations(arrays, module, has_stride);
    }
    wd_free(&arrays->allocator, has_stride);
    return is_complete ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

static wd_status add_array(wd_spirv_heap_arrays *arrays, const wd_spirv_heap_array *added, size_t *capacity) {
    if (!wd_array_reserve(&arrays->allocator, (void **)&arrays->items, capacity, arrays->count + 1,
                          sizeof *added)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    arrays->items[arrays->count++] = *added;
    return wd_hash_table_set(&arrays->numbers, key_of(added->type, added->descriptor.variable),
                             (void *)(uintptr_t)arrays->count);
}

wd_status wd_spirv_heap_arrays_init(wd_spirv_heap_arrays *arrays, wd_allocator allocator,
                                    const wd_spirv_module *module) {
    size_t capacity = 0, number;
    wd_spirv_instruction chain;
    *arrays = (wd_spirv_heap_arrays){.allocator = allocator};
    if (!has_heaps(module)) {
        return WD_OK;
    }
    wd_hash_table_init(&arrays->numbers, allocator);
    wd_status status = create_tables(arrays, module);
    for (uint32_t i = wd_spirv_module_first_function(module);
         !status && wd_spirv_module_instruction(module, i, &chain); i++) {
        wd_spirv_heap_array found;
        if (may_access(module, &chain) && !wd_spirv_heap_arrays_find(arrays, &chain, &number) &&
            read_array(module, &chain, arrays->heaps[chain.words[BASE]],
                       arrays->strides[chain.words[BASE_TYPE]], &found)) {
            status = add_array(arrays, &found, &capacity);
        }
    }
    if (status) {
        wd_spirv_heap_arrays_finish(arrays);
    }
    return status;
}

void wd_spirv_heap_arrays_finish(wd_spirv_heap_arrays *arrays) {
    if (arrays) {
        wd_hash_table_finish(&arrays->numbers);
        wd_free(&arrays->allocator, arrays->items);
        wd_free(&arrays->allocator, arrays->heaps);
        wd_free(&arrays->allocator, arrays->strides);
        *arrays = (wd_spirv_heap_arrays){0};
    }
}
