// Layouts of blocks in memory of a workgroup (SPV_KHR_workgroup_memory_explicit_layout): all begin at byte 0 of the
// same memory.
#include "vk/spirv/workgroup_internal.h"

enum { MAX_GRANULE = 16, MAX_BLOCK_SIZE = 1 << 20, PADDING_BITS = 32 };

// matrix_layout holds the decorations of a member that apply to the matrices in it.
typedef struct matrix_layout {
    uint32_t stride;
    bool is_row_major;
} matrix_layout;

static bool has_decoration(const wd_spirv_module *module, uint32_t id, uint32_t decoration,
                           uint32_t *operand) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.at[1] == id && head.at[2] == decoration) {
            *operand = head.num_words > 3 ? head.at[3] : 0;
            return true;
        }
    }
    return false;
}

static bool is_workgroup_variable(const wd_spirv_head *head) {
    return head->opcode == SpvOpVariable && head->at[3] == SpvStorageClassWorkgroup;
}

static bool is_block(const wd_spirv_module *module, uint32_t pointer_type) {
    wd_spirv_instruction pointer;
    uint32_t operand;
    return wd_spirv_module_find_opcode(module, pointer_type, SpvOpTypePointer, &pointer) &&
           has_decoration(module, pointer.words[3], SpvDecorationBlock, &operand);
}

bool wd_workgroup_has_blocks(const wd_spirv_module *module) {
    bool is_explicit = false;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_PREAMBLE) {
        is_explicit |=
            head.opcode == SpvOpCapability && head.at[1] == SpvCapabilityWorkgroupMemoryExplicitLayoutKHR;
    }
    if (!is_explicit) {
        return false;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (is_workgroup_variable(&head) && is_block(module, head.at[1])) {
            return true;
        }
    }
    return false;
}

// are_all_blocks returns whether all variables are blocks that may share memory and are not initialized.
static bool are_all_blocks(const wd_spirv_module *module) {
    uint32_t operand;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (is_workgroup_variable(&head) &&
            (head.num_words > 4 || !is_block(module, head.at[1]) ||
             has_decoration(module, head.at[2], SpvDecorationRestrict, &operand))) {
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
static bool read_member(const wd_spirv_module *module, uint32_t type, uint32_t member, uint32_t *offset,
                        matrix_layout *matrix) {
    bool has_offset = false;
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpMemberDecorate || head.at[1] != type || head.at[2] != member) {
            continue;
        }
        const uint32_t operand = head.num_words > 4 ? head.at[4] : 0;
        matrix->is_row_major |= head.at[3] == SpvDecorationRowMajor;
        matrix->stride = head.at[3] == SpvDecorationMatrixStride ? operand : matrix->stride;
        if (head.at[3] == SpvDecorationOffset) {
            *offset = operand;
            has_offset = true;
        }
    }
    return has_offset;
}

static bool lay_out_struct(wd_workgroup_memory *memory, uint32_t index) {
    node *own = &memory->nodes.items[index];
    own->units = 0;
    for (uint32_t i = 0; i < own->length; i++) {
        node *member = &memory->nodes.items[own->first_child + i];
        matrix_layout matrix = {0};
        if (!read_member(memory->module, own->type, i, &member->first, &matrix) ||
            !lay_out(memory, own->first_child + i, &matrix) || member->first > MAX_BLOCK_SIZE) {
            return false;
        }
        const uint32_t end = member->first + member->units;
        own->units = end > own->units ? end : own->units;
    }
    return own->units != 0 && own->units <= MAX_BLOCK_SIZE;
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
        return has_decoration(memory->module, own->type, SpvDecorationArrayStride, &stride) &&
               lay_out(memory, own->first_child, matrix) &&
               stride >= memory->nodes.items[own->first_child].units &&
               set_units(own, stride, memory->nodes.items[own->first_child].units);
    default:
        return lay_out_struct(memory, index);
    }
}

// Units

// add_bits returns the bits of all distances and sizes of scalars and vectors without gaps in the type.
static uint32_t add_bits(const wd_workgroup_memory *memory, const node *own) {
    uint32_t bits = 0;
    switch (own->kind) {
    case STRUCT:
        for (uint32_t i = 0; i < own->length; i++) {
            const node *member = &memory->nodes.items[own->first_child + i];
            bits |= member->first | add_bits(memory, member);
        }
        return bits;
    case ARRAY:
    case MATRIX:
        return own->stride | add_bits(memory, &memory->nodes.items[own->first_child]);
    case VECTOR:
        return own->stride == own->part_units ? own->units : own->stride | own->part_units;
    default:
        return own->units;
    }
}

// find_granule returns the largest power of two that divides the distances and sizes of all accesses.
static uint32_t find_granule(const wd_workgroup_memory *memory) {
    const wd_spirv_module *module = memory->module;
    wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES];
    wd_spirv_instruction instruction;
    uint32_t bits = MAX_GRANULE;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        const uint32_t count = wd_workgroup_accesses(module, &instruction, accesses);
        for (uint32_t j = 0; j < count; j++) {
            wd_workgroup_location location;
            const node *end;
            if (!wd_workgroup_follow(memory, accesses[j].pointer, &location, &end)) {
                continue;
            }
            bits |= location.first | (end ? add_bits(memory, end) : location.count);
            for (uint32_t k = 0; k < location.num_terms; k++) {
                bits |= location.terms[k].stride;
            }
        }
    }
    return bits & -bits;
}

// uncover removes the units of a type at `first` bytes from the padding of a location.
static void uncover(const wd_workgroup_memory *memory, const node *own, uint32_t first, uint32_t *padding) {
    const bool has_gaps = own->kind != LEAF && !(own->kind == VECTOR && own->stride == own->part_units);
    if (!has_gaps) {
        for (uint32_t unit = first / memory->granule; unit < (first + own->units) / memory->granule; unit++) {
            *padding &= ~(1u << (unit % PADDING_BITS));
        }
        return;
    }
    for (uint32_t i = 0; i < own->length; i++) {
        const node part = own->kind == VECTOR   ? (node){.units = own->part_units}
                          : own->kind == STRUCT ? memory->nodes.items[own->first_child + i]
                                                : memory->nodes.items[own->first_child];
        uncover(memory, &part, first + (own->kind == STRUCT ? part.first : i * own->stride), padding);
    }
}

bool wd_workgroup_to_granules(const wd_workgroup_memory *memory, wd_workgroup_location *location,
                              const node *end) {
    const uint32_t granule = memory->granule;
    if (!granule) {
        return true;
    }
    location->first /= granule;
    location->count /= granule;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        location->terms[i].stride /= granule;
    }
    if (!end || end->kind == LEAF) {
        return true;
    }
    if (location->count > PADDING_BITS) {
        return false;
    }
    location->padding = location->count < PADDING_BITS ? (1u << location->count) - 1 : UINT32_MAX;
    uncover(memory, end, 0, &location->padding);
    return true;
}

void wd_workgroup_lay_out(wd_workgroup_memory *memory) {
    const matrix_layout none = {0};
    bool is_known = !memory->num_unknown && are_all_blocks(memory->module);
    uint32_t size = 0;
    for (size_t i = 0; is_known && i < memory->variables.count; i++) {
        const uint32_t root = memory->variables.items[i].root;
        is_known = lay_out(memory, root, &none);
        const uint32_t end = memory->nodes.items[root].units;
        size = end > size ? end : size;
    }
    if (!is_known) {
        memory->variables.count = 0;
        return;
    }
    memory->size = (size + MAX_GRANULE - 1) / MAX_GRANULE * MAX_GRANULE;
    memory->granule = find_granule(memory);
    memory->num_units = (size + memory->granule - 1) / memory->granule;
}
