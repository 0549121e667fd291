// Arrays of descriptors in descriptor heaps that a module accesses without a set and a binding
// (SPV_EXT_descriptor_heap).
//
// Such an access is an OpUntypedAccessChainKHR with a variable of the BuiltIn ResourceHeapEXT or SamplerHeapEXT, an
// OpTypeRuntimeArray of descriptors with a stride, and one index. The descriptor is at index * stride in the heap.
//
// The arrays have numbers in place of a set and a binding, so that they are listed with variables. Equal numbers mean
// arrays with the same kind of descriptors and the same stride, also in different modules. The binding is the stride.
// The set is WD_SPIRV_FIRST_HEAP_SET plus the kind of the descriptors, and WD_SPIRV_NUM_HEAP_KINDS more if the stride
// is the size of such a descriptor.
#ifndef WARDEN_VK_SPIRV_HEAP_ARRAYS_H
#define WARDEN_VK_SPIRV_HEAP_ARRAYS_H

#include "vk/spirv/interface.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// Of SPV_EXT_descriptor_heap and SPV_KHR_untyped_pointers, which older headers do not have.
enum {
    WD_OP_TYPE_UNTYPED_POINTER = 4417,
    WD_OP_UNTYPED_VARIABLE = 4418,
    WD_OP_UNTYPED_ACCESS_CHAIN = 4419,
    WD_OP_UNTYPED_IN_BOUNDS_ACCESS_CHAIN = 4420,
    WD_OP_TYPE_BUFFER = 5115,
    WD_OP_BUFFER_POINTER = 5119,
    WD_OP_UNTYPED_IMAGE_TEXEL_POINTER = 5126,
    WD_OP_CONSTANT_SIZE_OF = 5129,
};

// The sets of heap arrays are the last ones of the 32 that Vulkan implementations commonly have.
enum {
    WD_SPIRV_NUM_HEAP_KINDS = WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE + 1,
    WD_SPIRV_END_OF_HEAP_SETS = 32,
    WD_SPIRV_FIRST_HEAP_SET = WD_SPIRV_END_OF_HEAP_SETS - 2 * WD_SPIRV_NUM_HEAP_KINDS,
};

// The binding of a heap array is its stride: a number of bytes, or the size of a kind of descriptor, which
// the device decides (OpConstantSizeOfEXT).
enum {
    WD_SPIRV_STRIDE_SIZE_OF_BUFFER = 0xfffffff0u, // OpTypeBufferEXT, OpTypeAccelerationStructureKHR
    WD_SPIRV_STRIDE_SIZE_OF_IMAGE,
    WD_SPIRV_STRIDE_SIZE_OF_SAMPLER,
    WD_SPIRV_MAX_LITERAL_STRIDE = 0x7fffffffu,
};

// wd_spirv_heap_array is an array that the module accesses.
typedef struct wd_spirv_heap_array {
    uint32_t type; // The OpTypeRuntimeArray.
    // `variable` is the heap, `type` that of the descriptors. The array has one dimension of unknown length.
    wd_spirv_descriptor descriptor;
    bool is_in_sampler_heap;
} wd_spirv_heap_array;

typedef struct wd_spirv_heap_arrays {
    wd_allocator allocator;
    wd_spirv_heap_array *items;
    size_t count;
    wd_hash_table numbers;     // By type and variable: the number of the array, plus one.
    uint32_t *heaps, *strides; // By id: the heap that a variable is, and the stride of a type; 0: none.
    uint32_t num_ids;
} wd_spirv_heap_arrays;

// wd_spirv_is_untyped_chain returns whether an instruction is an access chain with a base type, which is in word 3;
// the base is in word 4, and indices follow.
static inline bool wd_spirv_is_untyped_chain(uint32_t opcode) {
    return opcode == WD_OP_UNTYPED_ACCESS_CHAIN || opcode == WD_OP_UNTYPED_IN_BOUNDS_ACCESS_CHAIN;
}

// wd_spirv_is_heap_set returns whether a set number is that of heap arrays.
static inline bool wd_spirv_is_heap_set(uint32_t set) {
    return set >= WD_SPIRV_FIRST_HEAP_SET && set < WD_SPIRV_END_OF_HEAP_SETS;
}

// wd_spirv_heap_arrays_init finds the arrays that functions of the module access, in the order of the accesses. Left
// out are accesses that are not like those above, and strides that specialization constants decide. The time grows with
// the module's size. WD_ERROR_OUT_OF_MEMORY leaves `*arrays` zeroed.
wd_status wd_spirv_heap_arrays_init(wd_spirv_heap_arrays *arrays, wd_allocator allocator,
                                    const wd_spirv_module *module);

// wd_spirv_heap_arrays_finish accepts NULL and zeroed arrays.
void wd_spirv_heap_arrays_finish(wd_spirv_heap_arrays *arrays);

// wd_spirv_heap_arrays_find finds the array that an untyped chain accesses. False: the list has none.
bool wd_spirv_heap_arrays_find(const wd_spirv_heap_arrays *arrays, const wd_spirv_instruction *chain,
                               size_t *number);

// wd_spirv_heap_arrays_is_heap returns whether a variable is a heap.
static inline bool wd_spirv_heap_arrays_is_heap(const wd_spirv_heap_arrays *arrays, uint32_t variable) {
    return variable < arrays->num_ids && arrays->heaps[variable];
}

// wd_spirv_heap_array_of reads the array that an instruction accesses, without a list. False: the instruction is no
// such access, or is left out of the list. The time grows with the module's size.
bool wd_spirv_heap_array_of(const wd_spirv_module *module, const wd_spirv_instruction *chain,
                            wd_spirv_heap_array *array);

#ifdef __cplusplus
}
#endif
#endif
