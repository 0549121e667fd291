// Sizes of variables in memory of a workgroup without explicit layout.
#include "vk/spirv/workgroup_internal.h"

enum { MAX_SIZE = 1 << 30, BLOCK_ALIGNMENT = 16, MAX_ALIGNMENT = 32, POINTER_SIZE = 8, BOOL_SIZE = 4 };

// extent is the size and the alignment of a type, in bytes.
typedef struct extent {
    uint64_t size;
    uint64_t alignment;
} extent;

static uint64_t round_up(uint64_t size, uint64_t alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

static uint64_t scalar_size(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, id, &type)) {
        return POINTER_SIZE;
    }
    const bool has_width = type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat;
    return has_width                      ? ((uint64_t)type.words[2] + 7) / 8
           : type.opcode == SpvOpTypeBool ? BOOL_SIZE
                                          : POINTER_SIZE;
}

// A vector of three components has the size of four.
static extent extent_of_vector(const wd_workgroup_memory *memory, const node *own) {
    wd_spirv_instruction type;
    const uint32_t component = wd_spirv_module_find(memory->module, own->type, &type) ? type.words[2] : 0;
    const uint64_t size = scalar_size(memory->module, component) * (own->length == 3 ? 4 : own->length);
    return (extent){size, size && size < MAX_ALIGNMENT ? size : MAX_ALIGNMENT};
}

static extent extent_of(const wd_workgroup_memory *memory, uint32_t index);

static extent extent_of_struct(const wd_workgroup_memory *memory, const node *own) {
    extent all = {0, BLOCK_ALIGNMENT};
    for (uint32_t i = 0; i < own->length; i++) {
        const extent member = extent_of(memory, own->first_child + i);
        all.size = round_up(all.size, member.alignment) + member.size;
        all.alignment = member.alignment > all.alignment ? member.alignment : all.alignment;
    }
    all.size = round_up(all.size, all.alignment);
    return all;
}

static extent extent_of(const wd_workgroup_memory *memory, uint32_t index) {
    const node *own = &memory->nodes.items[index];
    extent all;
    switch (own->kind) {
    case STRUCT:
        all = extent_of_struct(memory, own);
        break;
    case ARRAY:
    case MATRIX:
        all = extent_of(memory, own->first_child);
        all.size = own->length * round_up(all.size, all.alignment);
        break;
    case VECTOR:
        all = extent_of_vector(memory, own);
        break;
    default:
        all.size = scalar_size(memory->module, own->type);
        all.alignment = all.size && all.size < MAX_ALIGNMENT ? all.size : MAX_ALIGNMENT;
        break;
    }
    all.size = all.size < MAX_SIZE ? all.size : MAX_SIZE;
    return all;
}

uint64_t wd_workgroup_size_of(const wd_workgroup_memory *memory, uint32_t root) {
    return round_up(extent_of(memory, root).size, MAX_ALIGNMENT);
}
