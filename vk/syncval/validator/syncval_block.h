// Where the parts of a buffer block are: offsets and sizes by a module's decorations ("Offset and Stride Assignment" in the
// Vulkan specification).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_BLOCK_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_BLOCK_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_part is a part of a block: bytes [begin, end), `end` is UINT64_MAX where it is not known.
typedef struct wd_syncval_part {
    uint64_t begin, end;
    uint32_t type; // Id of its type; 0: it is not cut further.
} wd_syncval_part;

typedef struct wd_syncval_member {
    uint32_t type, member;
    uint32_t offset, matrix_stride;
    bool has_offset, is_row_major;
} wd_syncval_member;

// wd_syncval_layout is the decorations of a module. The module outlives it.
typedef struct wd_syncval_layout {
    wd_allocator allocator;
    const wd_spirv_module *module;
    wd_syncval_member *members; // By type and member.
    size_t num_members, capacity;
    uint32_t *strides; // ArrayStride by id; 0: none.
    uint32_t num_ids;
    uint32_t
        num_steps; // Types that were looked at: structs of structs of structs could be more than there is time for.
} wd_syncval_layout;

// wd_syncval_layout_init returns false when memory runs out; wd_syncval_layout_finish is wanted all the same.
bool wd_syncval_layout_init(wd_syncval_layout *layout, wd_allocator allocator, const wd_spirv_module *module);
void wd_syncval_layout_finish(wd_syncval_layout *layout);

// wd_syncval_layout_block is the whole of a block of this type.
wd_syncval_part wd_syncval_layout_block(uint32_t type);

// wd_syncval_layout_typed is what a pointer to this type leads to: as many bytes as it has.
wd_syncval_part wd_syncval_layout_typed(wd_syncval_layout *layout, uint32_t type);

// wd_syncval_layout_index goes on from `part` with one index of an access chain. An index that is no constant leads to all
// elements, which are not cut further.
void wd_syncval_layout_index(wd_syncval_layout *layout, wd_syncval_part *part, uint32_t index_id);

#ifdef __cplusplus
}
#endif
#endif
