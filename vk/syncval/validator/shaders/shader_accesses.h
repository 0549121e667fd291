// Analyzes the accesses of a shader through descriptors: visits the instructions that its entry point can
// reach.
//
// Only instructions count: a storage buffer without `readonly` that is never stored to is not written, and of
// a buffer only the members and elements that constants select are accessed, and those of indices that the dispatch
// determines (shaders/indexed_bytes.h). A function is visited once for
// each call that passes a pointer to it. Device addresses are followed from push constants: pointers at
// constant offsets, or integers at constant offsets plus constants, through variables and parameters with a
// single value. If a pointer cannot be followed (OpSelect, OpPhi, an address from other memory or at a
// variable offset), the shader is `unknown`: it may access other memory as well.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_SHADER_ACCESSES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_SHADER_ACCESSES_H

#include <vulkan/vulkan_core.h>

#include "vk/spirv/interface.h"
#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/validator/shaders/byte_ranges.h"
#include "vk/syncval/validator/shaders/indexed_bytes.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// The set number of accesses at an address in push constants. `binding` is the offset of the address there,
// and `element` is added to the address.
#define WD_SYNCVAL_PUSHED_SET UINT32_MAX

// wd_syncval_part_use holds the accesses of one kind to a descriptor, with the bytes if it is a buffer.
typedef struct wd_syncval_part_use {
    bool reads, writes;
    bool always_reads; // A read is executed by each invocation.
    wd_syncval_byte_ranges read_bytes, written_bytes;
    wd_syncval_indexed_list read_indexed, written_indexed; // More bytes, by the dispatch.
} wd_syncval_part_use;

// wd_syncval_pushed_index is an array index: a 32-bit word of the push constants plus a constant.
typedef struct wd_syncval_pushed_index {
    bool is_known; // False: the index is another one.
    uint32_t offset, addend;
} wd_syncval_pushed_index;

static inline bool wd_syncval_is_same_index(const wd_syncval_pushed_index *a,
                                            const wd_syncval_pushed_index *b) {
    return a->is_known == b->is_known && a->offset == b->offset && a->addend == b->addend;
}

// wd_syncval_use is the use of one descriptor, or of an array element with an unknown index.
typedef struct wd_syncval_use {
    uint32_t set, binding;
    uint32_t element;                  // Index in the array of the binding.
    bool any_element;                  // The index is not a constant.
    wd_syncval_pushed_index pushed;    // Of any_element.
    uint8_t atomicity;                 // wd_sync_atomicity of the atomic operations: the narrowest one.
    wd_syncval_part_use plain, atomic; // By other operations and by atomic operations.
    wd_syncval_part_use interlocked;   // By operations in a critical section of a fragment shader interlock.
} wd_syncval_use;

// These functions need a zeroed `to`. They return false if an allocation fails.
bool wd_syncval_part_use_copy(wd_syncval_part_use *to, const wd_allocator *allocator,
                              const wd_syncval_part_use *from);
void wd_syncval_part_use_finish(wd_syncval_part_use *use, const wd_allocator *allocator);

// Execution modes that affect attachments.
enum {
    WD_SYNCVAL_MODE_EARLY_TESTS = 1 << 0, // Depth and stencil tests before the fragment shader.
    // With EARLY_TESTS: both before and after it (SPV_AMD_shader_early_and_late_fragment_tests).
    WD_SYNCVAL_MODE_LATE_TESTS = 1 << 1,
    // The output primitives of a tessellation, geometry or mesh shader. Tessellation with point mode sets
    // both.
    WD_SYNCVAL_MODE_TRIANGLES = 1 << 2,
    WD_SYNCVAL_MODE_LINES_OR_POINTS = 1 << 3,
    WD_SYNCVAL_MODE_STENCIL_REFERENCE = 1 << 4, // The fragment shader writes the stencil reference.
};

typedef struct wd_syncval_shader {
    WD_VECTOR(wd_syncval_use) uses;
    bool unknown;
    bool traces;               // It traces rays, so hit and miss shaders also run.
    bool calls;                // It calls callable shaders, which also run.
    uint32_t feedback_buffers; // The transform feedback buffers that it writes, one bit each.
    uint64_t inputs;           // Locations of a vertex shader's inputs, one bit each.
    uint32_t outputs;          // Locations of a fragment shader's outputs, one bit each.
    uint32_t modes;            // WD_SYNCVAL_MODE_*
} wd_syncval_shader;

// wd_syncval_shader_init analyzes an entry point. If the module cannot be read, the shader is `unknown` and
// has no uses. `specialization`: NULL means default values.
void wd_syncval_shader_init(wd_syncval_shader *shader, wd_allocator allocator, const uint32_t *words,
                            size_t num_words, uint32_t execution_model, const char *entry_point,
                            const VkSpecializationInfo *specialization);
void wd_syncval_shader_finish(wd_syncval_shader *shader, wd_allocator allocator);

#ifdef __cplusplus
}
#endif
#endif
