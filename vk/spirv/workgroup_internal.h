// The variables of memory of a workgroup (workgroup_memory.c), and the layouts of those that are blocks
// (workgroup_layout.c).
#ifndef WARDEN_VK_SPIRV_WORKGROUP_INTERNAL_H
#define WARDEN_VK_SPIRV_WORKGROUP_INTERNAL_H

#include "vk/spirv/workgroup_memory.h"
#include "vk/util/vector.h"

enum { MAX_DEPTH = 16, MAX_NODES = 1 << 14, MAX_INDICES = 32, MAX_UNITS = 1 << 20 };

typedef enum node_kind { LEAF, ARRAY, STRUCT, VECTOR, MATRIX } node_kind;

// node is a type in the tree of a variable's types. Of blocks, sizes and distances are in bytes instead of units.
typedef struct node {
    node_kind kind;
    uint32_t type;
    uint32_t length;      // Parts.
    uint32_t first_child; // STRUCT: `length` children; ARRAY and MATRIX: one, for all parts.
    bool is_split;        // An access chain selects a part. Of blocks: it has parts.
    uint32_t units;
    uint32_t first;      // A member: the distance from the begin of the struct.
    uint32_t stride;     // ARRAY, VECTOR and MATRIX: the distance between parts
    uint32_t part_units; // and the units of a part.
} node;

typedef struct variable {
    uint32_t id;
    uint32_t root; // Index into the nodes.
    uint32_t first_unit;
} variable;

struct wd_workgroup_memory {
    wd_allocator allocator;
    const wd_spirv_module *module;
    WD_VECTOR(node) nodes;
    WD_VECTOR(variable) variables;
    uint32_t num_units;
    uint32_t num_unknown; // Variables without units.
    uint32_t granule;     // Bytes of a unit of blocks; 0: the variables are no blocks.
    uint64_t size;
    bool has_unknown_length; // Of the variable that is being read.
};

// wd_workgroup_has_blocks returns whether a variable is a block.
bool wd_workgroup_has_blocks(const wd_spirv_module *module);

// wd_workgroup_lay_out sets the members of nodes that are distances and sizes, and the size, the granule and the number
// of units of the memory. It removes all variables if the layout of one is not known.
void wd_workgroup_lay_out(wd_workgroup_memory *memory);

// wd_workgroup_follow finds the location that a pointer points to, of blocks in bytes. `*end` is its type; NULL: a
// component of a vector.
bool wd_workgroup_follow(const wd_workgroup_memory *memory, uint32_t pointer, wd_workgroup_location *location,
                         const node **end);

// wd_workgroup_to_granules converts a location of blocks from bytes into units, and finds its padding. `end`: the type
// at the location; NULL: it has no padding. False: it has too many units with padding between.
bool wd_workgroup_to_granules(const wd_workgroup_memory *memory, wd_workgroup_location *location,
                              const node *end);

#endif
