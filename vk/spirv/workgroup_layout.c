// Layouts of blocks in memory of a workgroup (SPV_KHR_workgroup_memory_explicit_layout): all begin at byte 0 of the
// same memory.
#include <stdlib.h>

#include "vk/spirv/workgroup_internal.h"

enum { MAX_UNIT_SIZE = 16, MAX_BLOCK_SIZE = 1 << 20, PADDING_BITS = 32, NO_MEMBER = -1 };

// matrix_layout holds the decorations of a member that apply to the matrices in it.
typedef struct matrix_layout {
    uint32_t stride;
    bool is_row_major;
} matrix_layout;

// Decorations

static int compare_words(uint32_t a, uint32_t b) {
    return a < b ? -1 : a > b;
}

static int compare_keys(const void *left, const void *right) {
    const decoration *a = left, *b = right;
    int order = compare_words(a->id, b->id);
    order = order ? order : compare_words(a->member, b->member);
    return order ? order : compare_words(a->kind, b->kind);
}

// The order of decorations is the same with every qsort.
static int compare_decorations(const void *left, const void *right) {
    const int order = compare_keys(left, right);
    return order ? order
                 : compare_words(((const decoration *)left)->operand, ((const decoration *)right)->operand);
}

static bool is_used(uint32_t kind) {
    return kind == SpvDecorationBlock || kind == SpvDecorationRestrict || kind == SpvDecorationAliased ||
           kind == SpvDecorationArrayStride || kind == SpvDecorationMatrixStride ||
           kind == SpvDecorationRowMajor || kind == SpvDecorationOffset;
}

static bool add_decoration(wd_workgroup_memory *memory, const wd_spirv_head *head) {
    const uint32_t is_member = head->opcode == SpvOpMemberDecorate, kind = head->at[2 + is_member];
    if (!is_used(kind)) {
        return true;
    }
    decoration *added = WD_VECTOR_PUSH(&memory->allocator, &memory->decorations);
    if (added) {
        *added = (decoration){head->at[1], is_member ? head->at[2] : (uint32_t)NO_MEMBER, kind,
                              head->num_words > 3 + is_member ? head->at[3 + is_member] : 0};
    }
    return added != NULL;
}

// find_decoration returns the operand of a decoration; NULL: there is none.
static const uint32_t *find_decoration(const wd_workgroup_memory *memory, uint32_t id, uint32_t member,
                                       uint32_t kind) {
    const decoration key = {.id = id, .member = member, .kind = kind};
    const decoration *found =
        memory->decorations.count
            ? bsearch(&key, memory->decorations.items, memory->decorations.count, sizeof key, compare_keys)
            : NULL;
    return found ? &found->operand : NULL;
}

static bool is_block(const wd_workgroup_memory *memory, uint32_t pointer_type) {
    wd_spirv_instruction pointer;
    return wd_spirv_module_find_opcode(memory->module, pointer_type, SpvOpTypePointer, &pointer) &&
           find_decoration(memory, pointer.words[3], (uint32_t)NO_MEMBER, SpvDecorationBlock);
}

static bool is_workgroup_variable(const wd_spirv_head *head) {
    return head->opcode == SpvOpVariable && head->at[3] == SpvStorageClassWorkgroup;
}

static bool may_have_blocks(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        if (head.opcode == SpvOpCapability && head.at[1] == SpvCapabilityWorkgroupMemoryExplicitLayoutKHR) {
            return true;
        }
    }
    return false;
}

wd_status wd_workgroup_read_decorations(wd_workgroup_memory *memory) {
    if (!may_have_blocks(memory->module)) {
        return WD_OK;
    }
    WD_SPIRV_FOR_PART(head, memory->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpGroupDecorate || head.opcode == SpvOpGroupMemberDecorate) {
            memory->is_unknown = true; // These are deprecated. No compiler uses them with this extension.
            return WD_OK;
        }
        if ((head.opcode == SpvOpDecorate || head.opcode == SpvOpMemberDecorate) &&
            !add_decoration(memory, &head)) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    if (memory->decorations.count) {
        qsort(memory->decorations.items, memory->decorations.count, sizeof *memory->decorations.items,
              compare_decorations);
    }
    WD_SPIRV_FOR_PART(head, memory->module, WD_SPIRV_DECLARATIONS) {
        if (is_workgroup_variable(&head) && is_block(memory, head.at[1])) {
            memory->unit_size = 1;
            break;
        }
    }
    return WD_OK;
}

bool wd_workgroup_is_aliased(const wd_workgroup_memory *memory, uint32_t variable) {
    return find_decoration(memory, variable, (uint32_t)NO_MEMBER, SpvDecorationAliased);
}

// are_all_blocks returns whether all variables are blocks that may share memory and are not initialized.
static bool are_all_blocks(const wd_workgroup_memory *memory) {
    WD_SPIRV_FOR_PART(head, memory->module, WD_SPIRV_DECLARATIONS) {
        if (is_workgroup_variable(&head) &&
            (head.num_words > 4 || !is_block(memory, head.at[1]) ||
             find_decoration(memory, head.at[2], (uint32_t)NO_MEMBER, SpvDecorationRestrict))) {
            return false;
        }
    }
    return true;
}

// Sizes and distances

// scalar_size returns the bytes of a scalar; 0: unknown.
static uint32_t scalar_size(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction type;
    const bool is_number = wd_spirv_module_find(module, id, &type) &&
                           (type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat);
    const uint32_t width = is_number ? type.words[2] : 0;
    return width == 8 || width == 16 || width == 32 || width == 64 ? width / 8 : 0;
}

// set_units returns whether the size of parts of a node is in bounds.
static bool set_units(node *own, uint64_t stride, uint64_t part_units) {
    const uint64_t units = own->length ? (own->length - 1) * stride + part_units : 0;
    if (!stride || !units || stride > MAX_BLOCK_SIZE || units > MAX_BLOCK_SIZE) {
        return false;
    }
    own->stride = (uint32_t)stride;
    own->part_units = (uint32_t)part_units;
    own->units = (uint32_t)units;
    return true;
}

static bool lay_out(wd_workgroup_memory *memory, uint32_t index, const matrix_layout *matrix);

// lay_out_matrix lays out the columns: of a row-major matrix, their components are `matrix->stride` apart.
static bool lay_out_matrix(wd_workgroup_memory *memory, node *own, const matrix_layout *matrix) {
    node *column = &memory->nodes.items[own->first_child];
    if (column->kind != VECTOR || !lay_out(memory, own->first_child, matrix)) {
        return false;
    }
    if (!matrix->is_row_major) {
        return matrix->stride >= column->units && set_units(own, matrix->stride, column->units);
    }
    const uint32_t size = column->part_units;
    return set_units(column, matrix->stride, size) && set_units(own, size, column->units);
}

// read_member reads the decorations of a member; false: it has no offset.
static bool read_member(const wd_workgroup_memory *memory, uint32_t type, uint32_t member, uint32_t *offset,
                        matrix_layout *matrix) {
    const uint32_t *found = find_decoration(memory, type, member, SpvDecorationOffset),
                   *stride = find_decoration(memory, type, member, SpvDecorationMatrixStride);
    matrix->is_row_major = find_decoration(memory, type, member, SpvDecorationRowMajor);
    matrix->stride = stride ? *stride : 0;
    *offset = found ? *found : 0;
    return found != NULL;
}

static bool lay_out_struct(wd_workgroup_memory *memory, uint32_t index) {
    node *own = &memory->nodes.items[index];
    own->units = 0;
    for (uint32_t i = 0; i < own->length; i++) {
        node *member = &memory->nodes.items[own->first_child + i];
        matrix_layout matrix = {0};
        if (!read_member(memory, own->type, i, &member->first, &matrix) ||
            !lay_out(memory, own->first_child + i, &matrix) || member->first > MAX_BLOCK_SIZE) {
            return false;
        }
        const uint32_t end = member->first + member->units;
        own->units = end > own->units ? end : own->units;
    }
    return own->units != 0 && own->units <= MAX_BLOCK_SIZE;
}

static bool lay_out_array(wd_workgroup_memory *memory, node *own, const matrix_layout *matrix) {
    const uint32_t *stride =
        find_decoration(memory, own->type, (uint32_t)NO_MEMBER, SpvDecorationArrayStride);
    const node *part = &memory->nodes.items[own->first_child];
    return stride && lay_out(memory, own->first_child, matrix) && *stride >= part->units &&
           set_units(own, *stride, part->units);
}

// lay_out sets the distances and sizes of a node and its parts; false: they are not known.
static bool lay_out(wd_workgroup_memory *memory, uint32_t index, const matrix_layout *matrix) {
    node *own = &memory->nodes.items[index];
    wd_spirv_instruction type;
    uint32_t stride = 0;
    own->is_split = own->kind != LEAF;
    switch (own->kind) {
    case LEAF:
        own->units = scalar_size(memory->module, own->type);
        return own->units != 0;
    case VECTOR:
        if (!wd_spirv_module_find(memory->module, own->type, &type)) {
            return false;
        }
        stride = scalar_size(memory->module, type.words[2]);
        return set_units(own, stride, stride);
    case MATRIX:
        return lay_out_matrix(memory, own, matrix);
    case ARRAY:
        return lay_out_array(memory, own, matrix);
    default:
        return lay_out_struct(memory, index);
    }
}

// Units

// collect_alignment_bits returns the bits of all distances and sizes of scalars and vectors without gaps in the type.
static uint32_t collect_alignment_bits(wd_workgroup_memory *memory, node *own) {
    uint32_t bits = own->alignment_bits;
    if (bits) {
        return bits;
    }
    switch (own->kind) {
    case STRUCT:
        for (uint32_t i = 0; i < own->length; i++) {
            node *member = &memory->nodes.items[own->first_child + i];
            bits |= member->first | collect_alignment_bits(memory, member);
        }
        break;
    case ARRAY:
    case MATRIX:
        bits = own->stride | collect_alignment_bits(memory, &memory->nodes.items[own->first_child]);
        break;
    case VECTOR:
        bits = own->stride == own->part_units ? own->units : own->stride | own->part_units;
        break;
    default:
        bits = own->units;
        break;
    }
    own->alignment_bits = bits;
    return bits;
}

// find_unit_size returns the largest power of two that divides the distances and sizes of all accesses.
static uint32_t find_unit_size(wd_workgroup_memory *memory) {
    const wd_spirv_module *module = memory->module;
    wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES];
    wd_spirv_instruction instruction;
    uint32_t bits = MAX_UNIT_SIZE;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        const uint32_t count = wd_workgroup_accesses(module, &instruction, accesses);
        for (uint32_t j = 0; j < count; j++) {
            wd_workgroup_location location;
            node *end;
            if (!wd_workgroup_follow(memory, accesses[j].pointer, &location, &end)) {
                continue;
            }
            bits |= location.first | (end ? collect_alignment_bits(memory, end) : location.count);
            for (uint32_t k = 0; k < location.num_terms; k++) {
                bits |= location.terms[k].stride;
            }
        }
    }
    return bits & -bits;
}

// clear_padding_bits removes the units of a type at `first` bytes from the padding of a location.
static void clear_padding_bits(const wd_workgroup_memory *memory, const node *own, uint32_t first,
                               uint32_t *padding) {
    const bool has_gaps = own->kind != LEAF && !(own->kind == VECTOR && own->stride == own->part_units);
    if (!has_gaps) {
        const uint32_t end = (first + own->units) / memory->unit_size;
        for (uint32_t unit = first / memory->unit_size; unit < end; unit++) {
            *padding &= ~(1u << (unit % PADDING_BITS));
        }
        return;
    }
    for (uint32_t i = 0; i < own->length; i++) {
        const node part = own->kind == VECTOR   ? (node){.units = own->part_units}
                          : own->kind == STRUCT ? memory->nodes.items[own->first_child + i]
                                                : memory->nodes.items[own->first_child];
        const uint32_t distance = own->kind == STRUCT ? part.first : i * own->stride;
        clear_padding_bits(memory, &part, first + distance, padding);
    }
}

static uint32_t find_padding(const wd_workgroup_memory *memory, node *end, uint32_t count) {
    if (!end->knows_padding) {
        end->padding = count < PADDING_BITS ? (1u << count) - 1 : UINT32_MAX;
        clear_padding_bits(memory, end, 0, &end->padding);
        end->knows_padding = true;
    }
    return end->padding;
}

bool wd_workgroup_bytes_to_units(const wd_workgroup_memory *memory, wd_workgroup_location *location,
                                 node *end) {
    const uint32_t unit_size = memory->unit_size;
    if (!unit_size) {
        return true;
    }
    location->first /= unit_size;
    location->count /= unit_size;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        location->terms[i].stride /= unit_size;
    }
    if (!end || end->kind == LEAF) {
        return true;
    }
    if (location->count > PADDING_BITS) {
        return false;
    }
    location->padding = find_padding(memory, end, location->count);
    return true;
}

void wd_workgroup_lay_out(wd_workgroup_memory *memory) {
    const matrix_layout none = {0};
    uint32_t size = 0;
    memory->is_unknown = !are_all_blocks(memory);
    for (size_t i = 0; !memory->is_unknown && i < memory->variables.count; i++) {
        const uint32_t root = memory->variables.items[i].root;
        memory->is_unknown = !lay_out(memory, root, &none);
        const uint32_t end = memory->nodes.items[root].units;
        size = end > size ? end : size;
    }
    if (memory->is_unknown) {
        return;
    }
    memory->size = (size + MAX_UNIT_SIZE - 1) / MAX_UNIT_SIZE * MAX_UNIT_SIZE;
    memory->unit_size = find_unit_size(memory);
    memory->num_units = (size + memory->unit_size - 1) / memory->unit_size;
}
