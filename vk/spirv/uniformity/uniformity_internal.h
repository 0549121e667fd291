// The state of the analysis, for the files of this folder.
#ifndef WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_INTERNAL_H
#define WARDEN_VK_SPIRV_UNIFORMITY_UNIFORMITY_INTERNAL_H

#include "vk/spirv/uniformity/control_flow.h"
#include "vk/spirv/uniformity/uniformity.h"

// wd_group_kind says which invocations must reach an instruction together.
typedef enum wd_group_kind {
    WD_GROUP_NONE,
    WD_GROUP_WORKGROUP,
    WD_GROUP_QUADS,  // 2 x 2 invocations (DerivativeGroupQuadsKHR).
    WD_GROUP_LINEAR, // Four invocations in the order of their numbers (DerivativeGroupLinearKHR).
} wd_group_kind;

struct wd_uniformity {
    wd_allocator allocator;
    wd_arena arena;
    wd_flow flow;
    uint32_t num_ids;
    // By id: the value is divergent; of a pointer, the location that it points to. Of a function: its result.
    bool *values;
    bool *contents; // By id of a variable or a pointer parameter: what it points to is divergent.
    // By id of a pointer parameter: another pointer to the same memory; 0: none. A disjoint-set forest.
    uint32_t *roots;
    bool *is_buffer_block;     // By id of a struct: it is decorated so.
    bool *is_divergent_block;  // By block.
    bool *is_divergent_branch; // By block: it ends in a branch that parts invocations.
    bool *is_divergent_function;
    bool *ends;       // By function: invocations may end in it (OpEmitMeshTasksEXT), or in one that it calls;
    bool *calls_ends; // it calls such a function;
    bool *ends_a_part;               // and some invocations may end there, and others not.
    bool *is_conditional_block;      // By block: it depends on a branch of its function.
    uint32_t steps;                  // That are left, for modules that are made to take long.
    wd_group_kind derivative_groups; // Of compute shaders.
    uint32_t glsl;                   // The id of GLSL.std.450; 0: it is not imported.
    bool has_changed;
};

// wd_uniformity_root returns the variable or parameter that a pointer leads to; 0: unknown (pointer_roots.c).
uint32_t wd_uniformity_root(const wd_uniformity *u, uint32_t pointer);

// wd_uniformity_find_contents joins parameters with the pointers that calls pass, and finds variables whose contents
// are not the same for all invocations of a workgroup.
void wd_uniformity_find_contents(wd_uniformity *u);

// wd_uniformity_next_parameter reads the next parameter of a function, from instruction `*at` on, and sets `*at` to the
// one after it. False: there is none, or there are no steps left.
bool wd_uniformity_next_parameter(wd_uniformity *u, uint32_t *at, wd_spirv_instruction *parameter);

// wd_uniformity_visit updates the values that an instruction of a reached block computes (value_flow.c).
void wd_uniformity_visit(wd_uniformity *u, const wd_spirv_instruction *instruction, uint32_t block);

static inline bool wd_uniformity_is_divergent(const wd_uniformity *u, uint32_t id) {
    return id >= u->num_ids || u->values[id];
}

static inline void wd_uniformity_set(wd_uniformity *u, bool *flags, uint32_t index) {
    if (!flags[index]) {
        flags[index] = true;
        u->has_changed = true;
    }
}

#endif
