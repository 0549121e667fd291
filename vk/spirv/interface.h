// The descriptors that a module uses: each descriptor variable's set, binding, kind and array length.
#ifndef WARDEN_VK_SPIRV_INTERFACE_H
#define WARDEN_VK_SPIRV_INTERFACE_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// Variables with these BuiltIns are an entire heap (SamplerHeapEXT and ResourceHeapEXT, which older headers do not
// have).
enum { WD_SPIRV_SAMPLER_HEAP = 5122, WD_SPIRV_RESOURCE_HEAP = 5123 };

typedef enum wd_spirv_descriptor_kind {
    WD_SPIRV_DESCRIPTOR_UNKNOWN,
    WD_SPIRV_DESCRIPTOR_SAMPLER,
    WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER,
    WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE,
    WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE,
    WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER,
    WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER,
    WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER,
    WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER,
    WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT,
    WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE,
} wd_spirv_descriptor_kind;

// Arrays of arrays are distinguished up to this depth.
enum { WD_SPIRV_MAX_DIMENSIONS = 8 };

// wd_spirv_dimension is one OpTypeArray or OpTypeRuntimeArray around a descriptor.
typedef struct wd_spirv_dimension {
    uint32_t length; // 0: not known from the module.
    // The length's id where it is not a plain constant (a specialization constant); else 0.
    uint32_t length_id;
} wd_spirv_dimension;

// wd_spirv_descriptor is one variable that descriptors are bound to.
typedef struct wd_spirv_descriptor {
    uint32_t variable;      // Its id.
    uint32_t storage_class; // An SpvStorageClass.
    uint32_t set;
    uint32_t binding;
    wd_spirv_descriptor_kind kind;
    uint32_t type;           // The id of the descriptor's type, arrays taken off.
    uint32_t num_dimensions; // 0: a single descriptor.
    wd_spirv_dimension dimensions[WD_SPIRV_MAX_DIMENSIONS]; // The outermost first.
    // Descriptors in all: the product; 0: not known from the module (a runtime array, a spec constant).
    uint64_t length;
} wd_spirv_descriptor;

// wd_spirv_interface is a list of descriptors in the order of the variables' declaration.
typedef struct wd_spirv_interface {
    wd_allocator allocator;
    wd_spirv_descriptor *descriptors;
    size_t num_descriptors;
    // Variables that are an entire heap are used (SPV_EXT_descriptor_heap), those with a set and a binding apart.
    bool uses_resource_heap, uses_sampler_heap;
} wd_spirv_interface;

// wd_spirv_interface_init finds every descriptor variable of the module that has both a set and a binding; those with
// more than WD_SPIRV_MAX_DIMENSIONS arrays around them are left out. WD_ERROR_OUT_OF_MEMORY leaves `*interface` zeroed.
wd_status wd_spirv_interface_init(wd_spirv_interface *interface, wd_allocator allocator,
                                  const wd_spirv_module *module);

// wd_spirv_interface_init_entry_point finds those that the functions of one entry point use, called functions
// included. WD_ERROR_INVALID_ARGUMENT: there is no entry point number `entry_point`.
wd_status wd_spirv_interface_init_entry_point(wd_spirv_interface *interface, wd_allocator allocator,
                                              const wd_spirv_module *module, uint32_t entry_point);

// wd_spirv_interface_finish accepts NULL and zeroed interfaces.
void wd_spirv_interface_finish(wd_spirv_interface *interface);

// wd_spirv_interface_find returns the first descriptor at (set, binding), or NULL.
const wd_spirv_descriptor *wd_spirv_interface_find(const wd_spirv_interface *interface, uint32_t set,
                                                   uint32_t binding);

// wd_spirv_kind_of_image returns the kind of descriptors whose type is an OpTypeImage.
wd_spirv_descriptor_kind wd_spirv_kind_of_image(const wd_spirv_instruction *image);

// wd_spirv_descriptor_dimensions takes the arrays off a type and fills the descriptor's `type`, `num_dimensions` (0
// before), `dimensions` and `length`. False: it has more than WD_SPIRV_MAX_DIMENSIONS arrays.
bool wd_spirv_descriptor_dimensions(const wd_spirv_module *module, uint32_t type_id,
                                    wd_spirv_descriptor *descriptor);

#ifdef __cplusplus
}
#endif
#endif
