// Specialization (SPIR-V specification, section 2.12): the values that an application gives for specialization
// constants, and modules in which constants with these values replace them.
//
// All functions accept any module and any values: constants whose value is not certain stay as they are.
#ifndef WARDEN_VK_SPIRV_SPECIALIZATION_H
#define WARDEN_VK_SPIRV_SPECIALIZATION_H

#include <vulkan/vulkan_core.h>

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// WD_SPIRV_ANY_SIZE is the size of a value that is truncated to the size of its constant, if it fits.
enum { WD_SPIRV_ANY_SIZE = 255 };

// wd_spirv_special_value is the value of the specialization constant with a SpecId.
typedef struct wd_spirv_special_value {
    uint32_t constant_id;
    // In bytes: 1, 2, 4 or 8, or WD_SPIRV_ANY_SIZE. 0: the application's value cannot be used.
    uint32_t size;
    uint64_t value;
} wd_spirv_special_value;

// wd_spirv_specialization has values by rising constant_id, which differ. The values are the caller's.
typedef struct wd_spirv_specialization {
    const wd_spirv_special_value *values;
    size_t num_values;
    // Constants without a value have their default value. False: they stay specializable.
    bool fixes_defaults;
} wd_spirv_specialization;

// wd_spirv_special_values reads an application's values. The caller frees `*values` with the allocator. The size is 0
// for entries that are not in the data, have another size, or share their constant with another entry. `info` may be
// NULL. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_spirv_special_values(wd_allocator allocator, const VkSpecializationInfo *info,
                                  wd_spirv_special_value **values, size_t *num_values);

// wd_spirv_keep_used_values removes the values that no decoration of the module names, and returns how many are left.
size_t wd_spirv_keep_used_values(const uint32_t *words, size_t num_words, wd_spirv_special_value *values,
                                 size_t num_values);

// wd_spirv_specialized is the result of wd_spirv_specialize.
typedef struct wd_spirv_specialized {
    uint32_t *words; // NULL: the module has no specialization constants, or none that becomes a constant.
    size_t num_words;
    bool changes_values; // Some constant has another value than its default.
} wd_spirv_specialized;

// wd_spirv_specialize copies a module with constants in place of its specialization constants and of the operations
// on them. If `keeps_indices`, an OpNop before the functions, which no other instruction of its part may have, replaces
// the decoration of each such constant: instructions keep their indices. The caller frees `result->words` with the
// allocator. Linear time. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_spirv_specialize(wd_allocator allocator, const wd_spirv_module *module,
                              const wd_spirv_specialization *specialization, bool keeps_indices,
                              wd_spirv_specialized *result);

// wd_spirv_module_specialize replaces `*module` by its specialized one, in which instructions keep their indices, and
// destroys it. If there is nothing to replace, or `specialization` is NULL, it stays. The caller frees `result->words`
// after the module. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_spirv_module_specialize(wd_allocator allocator, wd_spirv_module **module,
                                     const wd_spirv_specialization *specialization,
                                     wd_spirv_specialized *result);

#ifdef __cplusplus
}
#endif
#endif
