#include "vk/syncval/validator/shaders/block.h"

#include <spirv/unified1/spirv.h>
#include <stdlib.h>

// Limits for nested types and for visited types, because modules are untrusted input.
enum { MAX_DEPTH = 32, MAX_STEPS = 1 << 20 };

static int compare_members(const void *a, const void *b) {
    const wd_syncval_member *x = a, *y = b;
    if (x->type != y->type) {
        return x->type < y->type ? -1 : 1;
    }
    return x->member < y->member ? -1 : x->member > y->member;
}

static bool add_member(wd_syncval_layout *layout, const wd_spirv_instruction *instruction) {
    wd_syncval_member *added = WD_VECTOR_PUSH(&layout->allocator, &layout->members);
    if (!added) {
        return false;
    }
    const uint32_t decoration = instruction->words[3];
    const uint32_t literal = instruction->num_words > 4 ? instruction->words[4] : 0;
    *added = (wd_syncval_member){
        .type = instruction->words[1],
        .member = instruction->words[2],
        .offset = decoration == SpvDecorationOffset ? literal : 0,
        .has_offset = decoration == SpvDecorationOffset && instruction->num_words > 4,
        .matrix_stride = decoration == SpvDecorationMatrixStride ? literal : 0,
        .is_row_major = decoration == SpvDecorationRowMajor,
    };
    return true;
}

// join_members merges all decorations of a member into one entry.
static void join_members(wd_syncval_layout *layout) {
    if (layout->members.count) {
        qsort(layout->members.items, layout->members.count, sizeof(*layout->members.items), compare_members);
    }
    size_t count = 0;
    for (size_t i = 0; i < layout->members.count; i++) {
        const wd_syncval_member *from = &layout->members.items[i];
        if (!count || compare_members(&layout->members.items[count - 1], from)) {
            layout->members.items[count++] = *from;
            continue;
        }
        wd_syncval_member *to = &layout->members.items[count - 1];
        to->offset = from->has_offset ? from->offset : to->offset;
        to->has_offset |= from->has_offset;
        to->matrix_stride = from->matrix_stride ? from->matrix_stride : to->matrix_stride;
        to->is_row_major |= from->is_row_major;
    }
    layout->members.count = count;
}

bool wd_syncval_layout_init(wd_syncval_layout *layout, wd_allocator allocator,
                            const wd_spirv_module *module) {
    *layout = (wd_syncval_layout){.allocator = allocator, .module = module};
    layout->num_ids = wd_spirv_module_num_ids(module);
    layout->strides = wd_alloc_zero(&allocator, (size_t)layout->num_ids + 1, sizeof(*layout->strides));
    if (!layout->strides) {
        return false;
    }
    wd_spirv_instruction instruction;
    const uint32_t end = wd_spirv_module_first_function(module);
    for (uint32_t i = 0; i < end && wd_spirv_module_instruction(module, i, &instruction); i++) {
        const uint32_t *words = instruction.words;
        if (instruction.opcode == SpvOpDecorate && instruction.num_words > 3 &&
            words[2] == SpvDecorationArrayStride && words[1] < layout->num_ids) {
            layout->strides[words[1]] = words[3];
        }
        if (instruction.opcode == SpvOpMemberDecorate && instruction.num_words > 3 &&
            (words[3] == SpvDecorationOffset || words[3] == SpvDecorationMatrixStride ||
             words[3] == SpvDecorationRowMajor) &&
            !add_member(layout, &instruction)) {
            return false;
        }
    }
    join_members(layout);
    return true;
}

void wd_syncval_layout_finish(wd_syncval_layout *layout) {
    wd_free(&layout->allocator, layout->members.items);
    wd_free(&layout->allocator, layout->strides);
    *layout = (wd_syncval_layout){.allocator = layout->allocator};
}

static const wd_syncval_member *find_member(const wd_syncval_layout *layout, uint32_t type, uint32_t member) {
    const wd_syncval_member key = {.type = type, .member = member};
    const wd_syncval_member *found =
        layout->members.count
            ? bsearch(&key, layout->members.items, layout->members.count, sizeof(key), compare_members)
            : NULL;
    return found && found->has_offset ? found : NULL;
}

// --- Sizes. UINT64_MAX: unknown.

static uint64_t size_of(wd_syncval_layout *layout, uint32_t id, const wd_syncval_member *member, int depth);

static uint64_t times(uint64_t count, uint64_t size) {
    return size == UINT64_MAX || (size && count > (UINT64_MAX - 1) / size) ? UINT64_MAX : count * size;
}

static uint64_t plus(uint64_t a, uint64_t b) {
    return a == UINT64_MAX || b == UINT64_MAX || a > UINT64_MAX - 1 - b ? UINT64_MAX : a + b;
}

static uint64_t struct_size(wd_syncval_layout *layout, const wd_spirv_instruction *type, int depth) {
    uint64_t size = 0;
    for (uint32_t i = 2; i < type->num_words && size != UINT64_MAX; i++) {
        const wd_syncval_member *member = find_member(layout, type->words[1], i - 2);
        const uint64_t end =
            member ? plus(member->offset, size_of(layout, type->words[i], member, depth + 1)) : UINT64_MAX;
        size = end > size ? end : size;
    }
    return size;
}

// The type of a matrix has the column count; the type of its columns has the row count.
static uint64_t matrix_size(const wd_syncval_layout *layout, const wd_spirv_instruction *type,
                            const wd_syncval_member *member) {
    wd_spirv_instruction column;
    if (!member || !member->matrix_stride ||
        !wd_spirv_module_find_opcode(layout->module, type->words[2], SpvOpTypeVector, &column)) {
        return UINT64_MAX;
    }
    return times(member->is_row_major ? column.words[3] : type->words[3], member->matrix_stride);
}

static uint64_t size_of(wd_syncval_layout *layout, uint32_t id, const wd_syncval_member *member, int depth) {
    wd_spirv_instruction type;
    uint64_t length;
    if (depth > MAX_DEPTH || ++layout->num_steps > MAX_STEPS ||
        !wd_spirv_module_find(layout->module, id, &type)) {
        return UINT64_MAX;
    }
    switch (type.opcode) {
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return type.words[2] / 8;
    case SpvOpTypeVector:
        return times(type.words[3], size_of(layout, type.words[2], NULL, depth + 1));
    case SpvOpTypeMatrix:
        return matrix_size(layout, &type, member);
    case SpvOpTypeStruct:
        return struct_size(layout, &type, depth);
    case SpvOpTypeArray:
        if (id >= layout->num_ids || !layout->strides[id] ||
            !wd_spirv_module_constant(layout->module, type.words[3], &length)) {
            return UINT64_MAX;
        }
        return times(length, layout->strides[id]);
    case SpvOpTypePointer:
        return 8;
    default:
        return UINT64_MAX;
    }
}

// --- Parts

wd_syncval_part wd_syncval_layout_block(uint32_t type) {
    return (wd_syncval_part){0, UINT64_MAX, type};
}

wd_syncval_part wd_syncval_layout_typed(wd_syncval_layout *layout, uint32_t type) {
    return (wd_syncval_part){0, size_of(layout, type, NULL, 0), type};
}

// cut reduces the part to the bytes of a type at `offset`, but not beyond its end.
static void cut(wd_syncval_layout *layout, wd_syncval_part *part, uint64_t offset, uint32_t type,
                const wd_syncval_member *member) {
    const uint64_t begin = plus(part->begin, offset);
    const uint64_t end = plus(begin, size_of(layout, type, member, 0));
    if (begin == UINT64_MAX || begin >= part->end) { // Out of bounds.
        part->type = 0;
        return;
    }
    *part = (wd_syncval_part){begin, end < part->end ? end : part->end, type};
}

static void index_struct(wd_syncval_layout *layout, wd_syncval_part *part, const wd_spirv_instruction *type,
                         uint64_t number) {
    const wd_syncval_member *member =
        number < type->num_words - 2 ? find_member(layout, type->words[1], (uint32_t)number) : NULL;
    if (!member) {
        part->type = 0;
        return;
    }
    cut(layout, part, member->offset, type->words[2 + number], member);
    // The layout of a matrix needs the member's decorations, so matrices and arrays of them are not divided.
    wd_spirv_instruction inner;
    uint32_t id = type->words[2 + number];
    for (int depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(layout->module, id, &inner) &&
                        (inner.opcode == SpvOpTypeArray || inner.opcode == SpvOpTypeRuntimeArray);
         depth++) {
        id = inner.words[2];
    }
    if (wd_spirv_module_find_opcode(layout->module, id, SpvOpTypeMatrix, &inner)) {
        part->type = 0;
    }
}

void wd_syncval_layout_index(wd_syncval_layout *layout, wd_syncval_part *part, uint32_t index_id) {
    wd_spirv_instruction type;
    uint64_t number = 0;
    const bool is_constant = wd_spirv_module_constant(layout->module, index_id, &number);
    if (!part->type || !wd_spirv_module_find(layout->module, part->type, &type)) {
        part->type = 0;
        return;
    }
    const bool is_array = type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray;
    if (is_constant && type.opcode == SpvOpTypeStruct) {
        index_struct(layout, part, &type, number);
    } else if (is_constant && is_array && part->type < layout->num_ids && layout->strides[part->type]) {
        cut(layout, part, times(number, layout->strides[part->type]), type.words[2], NULL);
    } else if (is_constant && type.opcode == SpvOpTypeVector && number < type.words[3]) {
        cut(layout, part, times(number, size_of(layout, type.words[2], NULL, 0)), type.words[2], NULL);
    } else {
        part->type = 0;
    }
}

uint64_t wd_syncval_layout_first_element(wd_syncval_layout *layout, wd_syncval_part *part) {
    wd_spirv_instruction type;
    if (!part->type || part->type >= layout->num_ids || !layout->strides[part->type] ||
        !wd_spirv_module_find(layout->module, part->type, &type) ||
        (type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeRuntimeArray)) {
        return 0;
    }
    wd_syncval_part first = *part;
    cut(layout, &first, 0, type.words[2], NULL);
    if (!first.type || first.end == UINT64_MAX) {
        return 0;
    }
    *part = first;
    return layout->strides[type.words[1]];
}
