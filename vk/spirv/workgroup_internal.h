// The variables of memory of a workgroup (workgroup_memory.c), their sizes (workgroup_size.c), the layouts of those
// that are blocks (workgroup_layout.c), and the names of units (workgroup_names.c).
#ifndef WARDEN_VK_SPIRV_WORKGROUP_INTERNAL_H
#define WARDEN_VK_SPIRV_WORKGROUP_INTERNAL_H

#include "vk/spirv/workgroup_memory.h"
#include "vk/util/vector.h"

enum { MAX_DEPTH = 16, MAX_NODES = 1 << 14, MAX_INDICES = 32, MAX_UNITS = 1 << 20 };

typedef enum node_kind { LEAF, ARRAY, STRUCT, VECTOR, MATRIX } node_kind;

// node is a type in the tree of a variable's types. In blocks, offsets and sizes are in bytes.
typedef struct node {
    node_kind kind;
    uint32_t type;
    uint32_t length;      // The number of parts.
    uint32_t first_child; // STRUCT: `length` children; ARRAY and MATRIX: one, for all parts.
    bool is_split;        // An access chain selects a part. Of blocks: it has parts.
    uint32_t units;
    uint32_t first;      // A member: the distance from the begin of the struct.
    uint32_t stride;     // ARRAY, VECTOR and MATRIX: the distance between parts
    uint32_t part_units; // and the units of a part.
    // Of blocks, from the time that they are needed: the bits of all distances and sizes, and the padding of a location
    // of this type.
    uint32_t alignment_bits;
    uint32_t padding;
    bool knows_padding;
} node;

typedef struct variable {
    uint32_t id;
    uint32_t root; // Index into the nodes.
    uint32_t first_unit;
} variable;

typedef struct decoration {
    uint32_t id;
    uint32_t member; // UINT32_MAX: of the id.
    uint32_t kind;
    uint32_t operand;
} decoration;

struct wd_workgroup_memory {
    wd_allocator allocator;
    const wd_spirv_module *module;
    WD_VECTOR(node) nodes;
    WD_VECTOR(variable) variables;     // Sorted by id.
    WD_VECTOR(decoration) decorations; // Sorted by id, member and kind. Only of modules that may have blocks.
    uint32_t num_units;
    uint32_t unit_size; // In bytes, of blocks; 0: the variables are not blocks.
    uint64_t size;
    uint64_t payload_size;
    bool is_unknown;          // The size of a variable is not known: no variable has units.
    bool has_default_lengths; // Some length is the default value of a specialization constant.
};

// wd_workgroup_size_of returns an upper bound of the bytes of a variable with alignment (workgroup_size.c).
uint64_t wd_workgroup_size_of(const wd_workgroup_memory *memory, uint32_t root);

// wd_workgroup_read_decorations reads the decorations of a module that may have blocks, and finds out whether it has.
wd_status wd_workgroup_read_decorations(wd_workgroup_memory *memory);

// wd_workgroup_lay_out sets the members of nodes that are distances and sizes, and the size, the size of a unit and the
// number of units of the memory.
void wd_workgroup_lay_out(wd_workgroup_memory *memory);

// wd_workgroup_find_origin collects the indices from a variable to a pointer, the last one first. It returns the
// variable; NULL: the pointer has another origin.
const variable *wd_workgroup_find_origin(const wd_workgroup_memory *memory, uint32_t pointer,
                                         uint32_t indices[MAX_INDICES], uint32_t *num_indices);

// wd_workgroup_part_of returns the node of the part that an index selects; NULL: it has none of its own.
node *wd_workgroup_part_of(const wd_workgroup_memory *memory, const node *own, uint64_t index);

// wd_workgroup_follow finds the location that a pointer points to, of blocks in bytes. `*end` is its type; NULL: a
// component of a vector.
bool wd_workgroup_follow(const wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location,
                         node **end);

// wd_workgroup_bytes_to_units converts a location of blocks from bytes to units, and finds its padding. `end`: the type
// at the location; NULL: it has no padding. False: it has too many units with padding between.
bool wd_workgroup_bytes_to_units(const wd_workgroup_memory *memory, wd_workgroup_location *location,
                                 node *end);

#endif
