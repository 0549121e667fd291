// How objects of the module's types are laid out in memory, from their decorations (SPIR-V, "Shader Validation",
// explicit layout).
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MEMORY_LAYOUT_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_MEMORY_LAYOUT_H

#include "vk/spirv/module.h"
#include "vk/util/hash_table.h"

// wd_member_layout holds the decorations of one member of a struct.
typedef struct wd_member_layout {
    uint32_t offset;
    uint32_t matrix_stride;
    bool has_offset;
    bool row_major;
} wd_member_layout;

// wd_memory_layouts holds the decorations of the module.
typedef struct wd_memory_layouts {
    wd_hash_table members; // (Struct type, member) -> wd_member_layout, allocated from the analysis's arena.
    uint32_t *array_strides; // By type id: ArrayStride; 0: none.
} wd_memory_layouts;

struct wd_analysis;

// wd_layouts_read reads the decorations. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_layouts_read(struct wd_analysis *analysis);

// wd_layout_of_member returns the decorations of a member, or NULL if it has none.
const wd_member_layout *wd_layout_of_member(const struct wd_analysis *analysis, uint32_t type,
                                            uint32_t member);

// wd_layout_size returns the number of bytes from the first to the last of an object; 0: unknown. `stride` and
// `row_major`: the decorations of the struct member that holds the object, where its type is a matrix or a vector.
uint64_t wd_layout_size(const struct wd_analysis *analysis, uint32_t type_id, uint32_t stride,
                        bool row_major);

// wd_layout_scalar_size returns the size of a number or a physical pointer in bytes; 0: the type is neither.
uint32_t wd_layout_scalar_size(const struct wd_analysis *analysis, uint32_t type_id);

// wd_layout_component_size returns the size of a matrix's component; 0: not a matrix of numbers.
uint32_t wd_layout_component_size(const struct wd_analysis *analysis, const wd_spirv_instruction *matrix);

#endif
