// Values of constants after specialization, and sizes of types.
//
// All functions may be called from any thread, and for any module: where something is not known, they return false.
#ifndef WARDEN_VK_SHADER_SHADER_TYPES_H
#define WARDEN_VK_SHADER_SHADER_TYPES_H

#include "vk/shader/reflection.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_map_entry is the constantID of an element of pMapEntries, and the index of the first one with it.
typedef struct wd_shader_map_entry {
    uint32_t constant_id, index;
} wd_shader_map_entry;

// wd_shader_constants is a module with the constants that an application specializes.
typedef struct wd_shader_constants {
    const wd_shader_reflection *reflection;
    const VkSpecializationInfo *specialization; // NULL: none.
    // An element for each of pMapEntries, by rising constantID. NULL: pMapEntries is searched one by one.
    const wd_shader_map_entry *sorted;
} wd_shader_constants;

// wd_shader_sort_entries returns `sorted` of a specialization; the caller frees it with the allocator. NULL: there are
// no entries, or there is no memory. Searches of a module with n constants and m entries then take n log m steps.
wd_shader_map_entry *wd_shader_sort_entries(wd_allocator allocator,
                                            const VkSpecializationInfo *specialization);

// wd_shader_first_entry returns the first map entry with this constantID, or NULL.
const VkSpecializationMapEntry *wd_shader_first_entry(const wd_shader_constants *constants, uint32_t spec_id);

// wd_shader_specialized_entry returns the map entry for a specialization constant, or NULL: it keeps its default.
const VkSpecializationMapEntry *wd_shader_specialized_entry(const wd_shader_constants *constants,
                                                            uint32_t id);

// wd_shader_constant evaluates an integer or Boolean constant of up to 64 bits; integers are truncated to their width.
// False: `id` is anything else, or an operation that is not evaluated.
bool wd_shader_constant(const wd_shader_constants *constants, uint32_t id, uint64_t *value);

// wd_shader_scalars is a scalar or vector type.
typedef struct wd_shader_scalars {
    uint32_t opcode; // SpvOpTypeInt, SpvOpTypeFloat or SpvOpTypeBool.
    uint32_t width;  // In bits; 32 for Boolean values.
    bool is_signed;
    uint32_t count;
} wd_shader_scalars;

bool wd_shader_find_scalars(const wd_spirv_module *module, uint32_t type, wd_shader_scalars *scalars);

// wd_shader_array_length returns the length of an OpTypeArray after specialization.
bool wd_shader_array_length(const wd_shader_constants *constants, const wd_spirv_instruction *array,
                            uint64_t *length);

// wd_shader_changes_types returns whether the specialization changes the length of an array type: then rules that held
// for the defaults may be broken.
bool wd_shader_changes_types(const wd_shader_constants *constants);

// wd_shader_type_size returns the bytes from the beginning of an object of this type to the end of its last member:
// with the offsets and strides that decorations state, and without padding where there are none.
bool wd_shader_type_size(const wd_shader_constants *constants, uint32_t type, uint64_t *size);

// wd_shader_type_begin returns the smallest offset of a struct's members; 0 for other types.
uint64_t wd_shader_type_begin(const wd_shader_reflection *reflection, uint32_t type);

#ifdef __cplusplus
}
#endif
#endif
