// The layout of a buffer block: offsets and sizes from the decorations of a module ("Offset and Stride
// Assignment" in the Vulkan specification).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_BLOCK_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_BLOCK_H

#include "vk/spirv/module.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_part is a part of a block: bytes [begin, end). `end` is UINT64_MAX if it is unknown.
typedef struct wd_syncval_part {
    uint64_t begin, end;
    uint32_t type; // Id of its type. 0: unknown, so the part is not divided further.
} wd_syncval_part;

typedef struct wd_syncval_member {
    uint32_t type, member;
    uint32_t offset, matrix_stride;
    bool has_offset, is_row_major;
} wd_syncval_member;

// wd_syncval_layout holds the decorations of a module, which must outlive it.
typedef struct wd_syncval_layout {
    wd_allocator allocator;
    const wd_spirv_module *module;
    WD_VECTOR(wd_syncval_member) members; // By type and member.
    uint32_t *strides;                    // ArrayStride by id. 0: none.
    uint32_t num_ids;
    // The number of types visited. It is limited because nested structs could take too long.
    uint32_t num_steps;
} wd_syncval_layout;

// wd_syncval_layout_init returns false if an allocation fails. Call wd_syncval_layout_finish in any case.
bool wd_syncval_layout_init(wd_syncval_layout *layout, wd_allocator allocator, const wd_spirv_module *module);
void wd_syncval_layout_finish(wd_syncval_layout *layout);

// wd_syncval_layout_block returns the part that is an entire block of this type.
wd_syncval_part wd_syncval_layout_block(uint32_t type);

// wd_syncval_layout_typed returns the part to which a pointer to this type refers: the size of the type.
wd_syncval_part wd_syncval_layout_typed(wd_syncval_layout *layout, uint32_t type);

// wd_syncval_layout_index applies an index of an access chain to `part`. An index that is not a constant
// selects all elements, which are not divided further.
void wd_syncval_layout_index(wd_syncval_layout *layout, wd_syncval_part *part, uint32_t index_id);

// wd_syncval_layout_first_element reduces `part`, an array, to its first element, and returns the distance between two
// elements. 0, with `part` unchanged: it is not an array with a stride, or the size of an element is unknown.
uint64_t wd_syncval_layout_first_element(wd_syncval_layout *layout, wd_syncval_part *part);

#ifdef __cplusplus
}
#endif
#endif
