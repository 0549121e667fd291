#include "vk/shader/shader_types.h"

#include <stdlib.h>
#include <string.h>

#include "vk/spirv/constant_folding.h"

// Bounds for modules that no compiler writes: how many constants or types one question may visit, and how deep.
enum { MAX_CONSTANTS = 1000, MAX_TYPES = 100000, MAX_DEPTH = 64 };

// --- Constants

static int compare_constants(const void *left, const void *right) {
    const wd_shader_map_entry *a = left, *b = right;
    return (a->constant_id > b->constant_id) - (a->constant_id < b->constant_id);
}

static int compare_entries(const void *left, const void *right) {
    const wd_shader_map_entry *a = left, *b = right;
    const int order = compare_constants(a, b);
    return order ? order : (a->index > b->index) - (a->index < b->index);
}

wd_shader_map_entry *wd_shader_sort_entries(wd_allocator allocator,
                                            const VkSpecializationInfo *specialization) {
    const uint32_t count = specialization && specialization->pMapEntries ? specialization->mapEntryCount : 0;
    wd_shader_map_entry *sorted = count ? wd_alloc_zero(&allocator, count, sizeof *sorted) : NULL;
    if (!sorted) {
        return NULL;
    }
    for (uint32_t i = 0; i < count; i++) {
        sorted[i] = (wd_shader_map_entry){specialization->pMapEntries[i].constantID, i};
    }
    qsort(sorted, count, sizeof *sorted, compare_entries);
    for (uint32_t i = 1; i < count; i++) {
        if (sorted[i].constant_id == sorted[i - 1].constant_id) {
            sorted[i].index = sorted[i - 1].index;
        }
    }
    return sorted;
}

const VkSpecializationMapEntry *wd_shader_first_entry(const wd_shader_constants *constants,
                                                      uint32_t spec_id) {
    const VkSpecializationInfo *info = constants->specialization;
    if (!info || !info->pMapEntries) {
        return NULL;
    }
    if (constants->sorted) {
        const wd_shader_map_entry key = {.constant_id = spec_id};
        const wd_shader_map_entry *found =
            bsearch(&key, constants->sorted, info->mapEntryCount, sizeof key, compare_constants);
        return found ? &info->pMapEntries[found->index] : NULL;
    }
    for (uint32_t i = 0; i < info->mapEntryCount; i++) {
        if (info->pMapEntries[i].constantID == spec_id) {
            return &info->pMapEntries[i];
        }
    }
    return NULL;
}

const VkSpecializationMapEntry *wd_shader_specialized_entry(const wd_shader_constants *constants,
                                                            uint32_t id) {
    const VkSpecializationInfo *info = constants->specialization;
    uint32_t spec_id;
    if (!info || !info->pData ||
        !wd_shader_decorated(constants->reflection, id, WD_SHADER_NO_MEMBER, SpvDecorationSpecId, &spec_id)) {
        return NULL;
    }
    const VkSpecializationMapEntry *entry = wd_shader_first_entry(constants, spec_id);
    const bool fits =
        entry && entry->offset < info->dataSize && entry->size <= info->dataSize - entry->offset;
    return fits ? entry : NULL;
}

// read_data reads the bytes of a map entry as an integer of `width` bits. False: the sizes differ.
static bool read_data(const wd_shader_constants *constants, const VkSpecializationMapEntry *entry,
                      uint32_t width, uint64_t *value) {
    const size_t size = width / 8;
    if (entry->size != size || size > sizeof *value) {
        return false;
    }
    *value = 0;
    memcpy(value, (const char *)constants->specialization->pData + entry->offset, size);
    return true;
}

static bool evaluate(const wd_shader_constants *constants, uint32_t id, uint32_t *budget, uint64_t *value);

static bool evaluate_operation(const wd_shader_constants *constants, const wd_spirv_instruction *constant,
                               uint32_t width, uint32_t *budget, uint64_t *value) {
    enum { OPCODE = 3, OPERANDS = 4, MAX_OPERANDS = 3 };
    const uint32_t count = constant->num_words - OPERANDS;
    wd_spirv_operation op = {.opcode = constant->words[OPCODE], .width = width};
    uint64_t *const operands[MAX_OPERANDS] = {&op.a, &op.b, &op.c};
    if (constant->num_words <= OPERANDS || count > MAX_OPERANDS) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (!evaluate(constants, constant->words[OPERANDS + i], budget, operands[i])) {
            return false;
        }
    }
    wd_spirv_instruction first;
    wd_shader_scalars scalars;
    if (!wd_spirv_module_find(constants->reflection->module, constant->words[OPERANDS], &first) ||
        !wd_shader_find_scalars(constants->reflection->module, first.result_type, &scalars)) {
        return false;
    }
    op.operand_width = scalars.width;
    return wd_spirv_fold(&op, value);
}

static bool evaluate_literal(const wd_shader_constants *constants, const wd_spirv_instruction *constant,
                             const wd_shader_scalars *type, uint64_t *value) {
    const VkSpecializationMapEntry *entry =
        constant->opcode == SpvOpConstant ? NULL : wd_shader_specialized_entry(constants, constant->result);
    if (entry) {
        return read_data(constants, entry, type->width, value);
    }
    *value = constant->words[3] | (constant->num_words > 4 ? (uint64_t)constant->words[4] << 32 : 0);
    *value = wd_spirv_truncate(*value, type->width);
    return true;
}

static bool evaluate(const wd_shader_constants *constants, uint32_t id, uint32_t *budget, uint64_t *value) {
    wd_spirv_instruction constant;
    wd_shader_scalars type;
    *value = 0;
    if (!*budget || !--*budget || !wd_spirv_module_find(constants->reflection->module, id, &constant) ||
        !wd_shader_find_scalars(constants->reflection->module, constant.result_type, &type) ||
        type.count != 1 || type.opcode == SpvOpTypeFloat) {
        return false;
    }
    const VkSpecializationMapEntry *entry;
    switch (constant.opcode) {
    case SpvOpConstant:
    case SpvOpSpecConstant:
        return constant.num_words > 3 && evaluate_literal(constants, &constant, &type, value);
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
        return *value = constant.opcode == SpvOpConstantTrue, true;
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
        entry = wd_shader_specialized_entry(constants, id);
        *value = constant.opcode == SpvOpSpecConstantTrue;
        return !entry || read_data(constants, entry, 32, value);
    case SpvOpConstantNull:
        return true;
    case SpvOpSpecConstantOp:
        return evaluate_operation(constants, &constant, type.width, budget, value);
    default:
        return false;
    }
}

bool wd_shader_constant(const wd_shader_constants *constants, uint32_t id, uint64_t *value) {
    uint32_t budget = MAX_CONSTANTS;
    return evaluate(constants, id, &budget, value);
}

// --- Types

bool wd_shader_find_scalars(const wd_spirv_module *module, uint32_t type, wd_shader_scalars *scalars) {
    enum { COMPONENT = 2, COUNT = 3, WIDTH = 2, SIGNEDNESS = 3 };
    wd_spirv_instruction found;
    *scalars = (wd_shader_scalars){.count = 1};
    if (!wd_spirv_module_find(module, type, &found)) {
        return false;
    }
    if (found.opcode == SpvOpTypeVector) {
        scalars->count = found.words[COUNT];
        if (!wd_spirv_module_find(module, found.words[COMPONENT], &found)) {
            return false;
        }
    }
    scalars->opcode = found.opcode;
    switch (found.opcode) {
    case SpvOpTypeInt:
        scalars->width = found.words[WIDTH];
        scalars->is_signed = found.words[SIGNEDNESS] != 0;
        return true;
    case SpvOpTypeFloat:
        scalars->width = found.words[WIDTH];
        return true;
    case SpvOpTypeBool:
        scalars->width = 32;
        return true;
    default:
        return false;
    }
}

bool wd_shader_array_length(const wd_shader_constants *constants, const wd_spirv_instruction *array,
                            uint64_t *length) {
    enum { LENGTH = 3 };
    return array->opcode == SpvOpTypeArray && wd_shader_constant(constants, array->words[LENGTH], length);
}

static bool is_specializable(uint32_t opcode) {
    return opcode == SpvOpSpecConstant || opcode == SpvOpSpecConstantTrue ||
           opcode == SpvOpSpecConstantFalse || opcode == SpvOpSpecConstantOp;
}

bool wd_shader_changes_types(const wd_shader_constants *constants) {
    enum { LENGTH = 3 };
    const wd_shader_constants defaults = {.reflection = constants->reflection};
    if (!constants->specialization || !constants->reflection->num_spec_constants) {
        return false;
    }
    WD_SPIRV_FOR_PART(head, constants->reflection->module, WD_SPIRV_DECLARATIONS) {
        wd_spirv_instruction length;
        uint64_t value, other;
        if (head.opcode == SpvOpTypeArray &&
            wd_spirv_module_find(constants->reflection->module, head.at[LENGTH], &length) &&
            is_specializable(length.opcode) && wd_shader_constant(constants, length.result, &value) &&
            wd_shader_constant(&defaults, length.result, &other) && value != other) {
            return true;
        }
    }
    return false;
}

// walk counts the types that one question has visited.
typedef struct walk {
    uint32_t depth;
    uint32_t count;
} walk;

// matrix_layout is what a struct's member states about matrices in it; a stride of 0: nothing.
typedef struct matrix_layout {
    uint32_t stride;
    bool is_row_major;
} matrix_layout;

static bool size_of(const wd_shader_constants *constants, uint32_t type, const matrix_layout *layout,
                    walk *walk, uint64_t *size);

static bool size_of_matrix(const wd_shader_constants *constants, const wd_spirv_instruction *matrix,
                           const matrix_layout *layout, uint64_t *size) {
    enum { COLUMN = 2, COLUMNS = 3 };
    wd_shader_scalars column;
    if (!wd_shader_find_scalars(constants->reflection->module, matrix->words[COLUMN], &column)) {
        return false;
    }
    const uint64_t columns = matrix->words[COLUMNS], scalar = column.width / 8;
    const uint64_t rows = layout->is_row_major ? columns : column.count;
    const uint64_t strides = layout->is_row_major ? column.count : columns;
    if (!strides) {
        return false;
    }
    *size = (strides - 1) * (layout->stride ? layout->stride : rows * scalar) + rows * scalar;
    return true;
}

static bool size_of_array(const wd_shader_constants *constants, const wd_spirv_instruction *array,
                          const matrix_layout *layout, walk *walk, uint64_t *size) {
    uint64_t length, element, before;
    uint32_t stride = 0;
    if (!wd_shader_array_length(constants, array, &length) || !length ||
        !size_of(constants, array->words[2], layout, walk, &element)) {
        return false;
    }
    const bool has_stride = wd_shader_decorated(constants->reflection, array->result, WD_SHADER_NO_MEMBER,
                                                SpvDecorationArrayStride, &stride);
    return !__builtin_mul_overflow(length - 1, has_stride ? (uint64_t)stride : element, &before) &&
           !__builtin_add_overflow(before, element, size);
}

static bool size_of_struct(const wd_shader_constants *constants, const wd_spirv_instruction *structure,
                           walk *walk, uint64_t *size) {
    enum { MEMBERS = 2 };
    const wd_shader_reflection *reflection = constants->reflection;
    const uint32_t id = structure->result;
    uint64_t end = 0;
    for (uint32_t member = 0; member + MEMBERS < structure->num_words; member++) {
        matrix_layout layout = {0, false};
        uint32_t offset;
        uint64_t member_size, at = end;
        wd_shader_decorated(reflection, id, member, SpvDecorationMatrixStride, &layout.stride);
        layout.is_row_major = wd_shader_decorated(reflection, id, member, SpvDecorationRowMajor, NULL);
        if (!size_of(constants, structure->words[MEMBERS + member], &layout, walk, &member_size)) {
            return false;
        }
        if (wd_shader_decorated(reflection, id, member, SpvDecorationOffset, &offset)) {
            at = offset;
        }
        if (__builtin_add_overflow(at, member_size, &at)) {
            return false;
        }
        end = at > end ? at : end;
    }
    *size = end;
    return true;
}

static bool size_of_type(const wd_shader_constants *constants, uint32_t type, const matrix_layout *layout,
                         walk *walk, uint64_t *size) {
    enum { POINTER_SIZE = 8 };
    wd_spirv_instruction found;
    wd_shader_scalars scalars;
    if (!wd_spirv_module_find(constants->reflection->module, type, &found)) {
        return false;
    }
    switch (found.opcode) {
    case SpvOpTypeMatrix:
        return size_of_matrix(constants, &found, layout, size);
    case SpvOpTypeArray:
        return size_of_array(constants, &found, layout, walk, size);
    case SpvOpTypeStruct:
        return size_of_struct(constants, &found, walk, size);
    case SpvOpTypePointer:
        return *size = POINTER_SIZE, true;
    default:
        *size = 0;
        if (!wd_shader_find_scalars(constants->reflection->module, type, &scalars)) {
            return false;
        }
        *size = (uint64_t)scalars.count * (scalars.width / 8);
        return true;
    }
}

static bool size_of(const wd_shader_constants *constants, uint32_t type, const matrix_layout *layout,
                    walk *walk, uint64_t *size) {
    walk->depth++;
    const bool is_known = walk->depth <= MAX_DEPTH && ++walk->count <= MAX_TYPES &&
                          size_of_type(constants, type, layout, walk, size);
    walk->depth--;
    return is_known;
}

bool wd_shader_type_size(const wd_shader_constants *constants, uint32_t type, uint64_t *size) {
    const matrix_layout none = {0, false};
    walk walk = {0, 0};
    return size_of(constants, type, &none, &walk, size);
}

uint64_t wd_shader_type_begin(const wd_shader_reflection *reflection, uint32_t type) {
    enum { MEMBERS = 2 };
    wd_spirv_instruction found;
    uint64_t begin = UINT64_MAX;
    if (!wd_spirv_module_find_opcode(reflection->module, type, SpvOpTypeStruct, &found)) {
        return 0;
    }
    for (uint32_t member = 0; member + MEMBERS < found.num_words; member++) {
        uint32_t offset = 0;
        wd_shader_decorated(reflection, type, member, SpvDecorationOffset, &offset);
        begin = offset < begin ? offset : begin;
    }
    return begin == UINT64_MAX ? 0 : begin;
}
