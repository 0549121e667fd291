#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"

// The member number of the decorations of a group, until the group is applied.
enum { GROUP_MEMBER = UINT32_MAX };

static uint64_t member_key(uint32_t type, uint32_t member) {
    return (uint64_t)type << 32 | member;
}

const wd_member_layout *wd_layout_of_member(const wd_analysis *analysis, uint32_t type, uint32_t member) {
    return wd_hash_table_get(&analysis->layouts.members, member_key(type, member));
}

static wd_member_layout *add_member(wd_analysis *analysis, uint32_t type, uint32_t member) {
    const uint64_t key = member_key(type, member);
    wd_member_layout *layout = wd_hash_table_get(&analysis->layouts.members, key);
    if (layout) {
        return layout;
    }
    layout = wd_arena_alloc_zero(&analysis->arena, 1, sizeof *layout);
    return layout && wd_hash_table_set(&analysis->layouts.members, key, layout) == WD_OK ? layout : NULL;
}

// Notes one decoration; `operands` begin with the decoration itself.
static wd_status decorate_member(wd_analysis *analysis, uint32_t type, uint32_t member,
                                 const uint32_t *operands, uint32_t num_operands) {
    bool has_value = num_operands > 1;
    bool matters =
        operands[0] == SpvDecorationRowMajor ||
        (has_value && (operands[0] == SpvDecorationOffset || operands[0] == SpvDecorationMatrixStride));
    if (!matters) {
        return WD_OK;
    }
    wd_member_layout *layout = add_member(analysis, type, member);
    if (!layout) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    if (operands[0] == SpvDecorationRowMajor) {
        layout->row_major = true;
    } else if (operands[0] == SpvDecorationOffset) {
        layout->offset = operands[1];
        layout->has_offset = true;
    } else {
        layout->matrix_stride = operands[1];
    }
    return WD_OK;
}

static wd_status apply_member_group(wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const wd_member_layout *group =
        wd_hash_table_get(&analysis->layouts.members, member_key(instruction->words[1], GROUP_MEMBER));
    for (uint32_t word = 2; group && word + 1 < instruction->num_words; word += 2) {
        wd_member_layout *layout =
            add_member(analysis, instruction->words[word], instruction->words[word + 1]);
        if (!layout) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        layout->row_major |= group->row_major;
        layout->matrix_stride = group->matrix_stride ? group->matrix_stride : layout->matrix_stride;
        layout->offset = group->has_offset ? group->offset : layout->offset;
        layout->has_offset |= group->has_offset;
    }
    return WD_OK;
}

static wd_status read_decoration(wd_analysis *analysis, const wd_spirv_head *head) {
    const uint32_t *words = head->at;
    wd_spirv_instruction group;
    switch (head->opcode) {
    case SpvOpDecorate:
        if (words[2] == SpvDecorationArrayStride && head->num_words > 3 && words[1] < analysis->num_ids) {
            analysis->layouts.array_strides[words[1]] = words[3];
        }
        return decorate_member(analysis, words[1], GROUP_MEMBER, words + 2, head->num_words - 2);
    case SpvOpMemberDecorate:
        return decorate_member(analysis, words[1], words[2], words + 3, head->num_words - 3);
    case SpvOpGroupDecorate:
        for (uint32_t word = 2; word < head->num_words && words[1] < analysis->num_ids; word++) {
            if (words[word] < analysis->num_ids && analysis->layouts.array_strides[words[1]]) {
                analysis->layouts.array_strides[words[word]] = analysis->layouts.array_strides[words[1]];
            }
        }
        return WD_OK;
    case SpvOpGroupMemberDecorate:
        wd_spirv_module_instruction(analysis->module, head->index, &group);
        return apply_member_group(analysis, &group);
    default:
        return WD_OK;
    }
}

wd_status wd_layouts_read(wd_analysis *analysis) {
    const size_t num_ids = analysis->num_ids + 1u;
    analysis->layouts.array_strides =
        wd_alloc_zero(&analysis->allocator, num_ids, sizeof *analysis->layouts.array_strides);
    if (!analysis->layouts.array_strides) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    WD_SPIRV_FOR_PART(head, analysis->module, WD_SPIRV_ANNOTATIONS) {
        wd_status status = read_decoration(analysis, &head);
        if (status) {
            return status;
        }
    }
    return WD_OK;
}

uint32_t wd_layout_scalar_size(const wd_analysis *analysis, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(analysis->module, type_id, &type)) {
        return 0;
    }
    if (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat) {
        return type.words[2] / 8;
    }
    return type.opcode == SpvOpTypePointer
               ? 8
               : 0; // A PhysicalStorageBuffer pointer: no other pointer is in memory.
}

uint32_t wd_layout_component_size(const wd_analysis *analysis, const wd_spirv_instruction *matrix) {
    wd_spirv_instruction column;
    return wd_spirv_module_find_opcode(analysis->module, matrix->words[2], SpvOpTypeVector, &column)
               ? wd_layout_scalar_size(analysis, column.words[2])
               : 0;
}

// Sizes

// Limits on the depth and number of types. Modules of real programs stay below them.
enum { MAX_TYPE_DEPTH = 32, MAX_TYPE_STEPS = 4096 };

// layout_context is the context of a type, on which the size of its objects depends: see wd_layout_size.
typedef struct layout_context {
    const wd_analysis *analysis;
    uint32_t stride;
    bool row_major;
    uint32_t depth;
    uint32_t *steps; // Remaining: limits the walk over hostile types.
} layout_context;

static uint64_t extent(layout_context context, uint32_t type_id);

static uint64_t struct_extent(layout_context context, const wd_spirv_instruction *type) {
    uint64_t end = 0;
    for (uint32_t i = 2; i < type->num_words; i++) {
        const wd_member_layout *layout = wd_layout_of_member(context.analysis, type->result, i - 2);
        if (!layout || !layout->has_offset) {
            return 0;
        }
        context.stride = layout->matrix_stride;
        context.row_major = layout->row_major;
        uint64_t size = extent(context, type->words[i]);
        if (!size) {
            return 0;
        }
        end = layout->offset + size > end ? layout->offset + size : end;
    }
    return end;
}

// A length that is a specialization constant is at least 1: the size is that of the bytes that are certainly accessed.
static uint64_t array_extent(layout_context context, const wd_spirv_instruction *type) {
    uint64_t length;
    uint32_t stride = context.analysis->layouts.array_strides[type->result];
    uint64_t size = extent(context, type->words[2]);
    if (!wd_spirv_module_constant(context.analysis->module, type->words[3], &length)) {
        length = 1;
    }
    return size && stride && length && length <= UINT32_MAX ? (length - 1) * stride + size : 0;
}

static uint64_t matrix_extent(layout_context context, const wd_spirv_instruction *type) {
    wd_spirv_instruction column;
    uint32_t component = wd_layout_component_size(context.analysis, type);
    if (!component || !context.stride ||
        !wd_spirv_module_find(context.analysis->module, type->words[2], &column)) {
        return 0;
    }
    uint64_t columns = type->words[3], rows = column.words[3];
    return context.row_major ? (rows - 1) * context.stride + columns * component
                             : (columns - 1) * context.stride + rows * component;
}

// The number of bytes from the first to the last of an object; 0: unknown.
static uint64_t extent(layout_context context, uint32_t type_id) {
    wd_spirv_instruction type;
    if (context.depth++ == MAX_TYPE_DEPTH || !*context.steps || type_id >= context.analysis->num_ids ||
        !wd_spirv_module_find(context.analysis->module, type_id, &type)) {
        return 0;
    }
    --*context.steps;
    uint32_t component;
    switch (type.opcode) {
    case SpvOpTypeStruct:
        return struct_extent(context, &type);
    case SpvOpTypeArray:
        return array_extent(context, &type);
    case SpvOpTypeMatrix:
        return matrix_extent(context, &type);
    case SpvOpTypeVector:
        component = wd_layout_scalar_size(context.analysis, type.words[2]);
        return (uint64_t)(type.words[3] - 1) * (context.stride ? context.stride : component) + component;
    default:
        return wd_layout_scalar_size(context.analysis, type_id);
    }
}

uint64_t wd_layout_size(const wd_analysis *analysis, uint32_t type_id, uint32_t stride, bool row_major) {
    uint32_t steps = MAX_TYPE_STEPS;
    return extent((layout_context){analysis, stride, row_major, 0, &steps}, type_id);
}
