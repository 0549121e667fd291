// The user-defined inputs and outputs of a stage as scalars and vectors with their locations (Vulkan, Location and
// Component Assignment).
#ifndef WARDEN_VK_SHADER_STAGE_VECTORS_H
#define WARDEN_VK_SHADER_STAGE_VECTORS_H

#include "vk/shader/pipeline_shaders.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_vector is a scalar or vector. 64-bit components take two component words, so that vectors may continue in
// the next location.
typedef struct wd_shader_vector {
    uint32_t location, component;
    wd_shader_scalars type;
    bool is_patch;
    bool is_per_primitive; // PerPrimitiveEXT, of mesh and fragment shaders.
    bool is_vector;        // False: a scalar.
    const wd_shader_variable *variable;
    uint32_t member; // Of the variable's block; WD_SHADER_NO_MEMBER: it is no block.
} wd_shader_vector;

// wd_shader_vectors is a list in the order of variables. `is_complete` is false where some variable could not be read,
// for example for an array whose length is not known: then nothing is known to be missing.
typedef struct wd_shader_vectors {
    wd_allocator allocator;
    wd_shader_vector *vectors;
    uint32_t num_vectors;
    size_t capacity;
    bool is_complete;
} wd_shader_vectors;

// wd_shader_vectors_init lists inputs (SpvStorageClassInput) or outputs of a stage, without built-in variables; `used`:
// only those that functions of the entry point use. Outer arrays over vertices and primitives are left out. Without
// memory the list is not complete.
void wd_shader_vectors_init(wd_shader_vectors *list, const wd_shader_stage *stage, uint32_t storage_class,
                            bool used);
void wd_shader_vectors_finish(wd_shader_vectors *list);

// wd_shader_inner_type returns the type of an input or output without the outer array over vertices or primitives; 0:
// not known.
uint32_t wd_shader_inner_type(const wd_shader_stage *stage, const wd_shader_variable *variable);

#ifdef __cplusplus
}
#endif
#endif
