// What a shader does with each descriptor: a walk over the instructions that its entry point can reach.
//
// Only what is in the code counts: a storage buffer without `readonly` that is never stored to is not written, and of a
// buffer only the members and elements that constants choose, not what lies between them. Functions are walked once for each call that gives them a
// pointer. Device addresses are followed from push constants: a pointer that is loaded from a constant place there, or made of an
// integer that is, with constants added, also by way of variables and parameters that hold one address. Where the walk loses a
// pointer (a select, a phi, an address that is loaded from elsewhere or not constant) the shader is `unknown`: it may access
// memory besides what is listed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SHADER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SHADER_H

#include "vk/spirv/interface.h"
#include "vk/syncval/syncval.h"
#include "vk/syncval/validator/syncval_byte_ranges.h"

#ifdef __cplusplus
extern "C" {
#endif

// The set of what is accessed at an address that the shader finds in its push constants: `binding` is the byte there, and `element`
// what is added to the address.
#define WD_SYNCVAL_PUSHED_SET UINT32_MAX

// wd_syncval_part_use is what is done to a descriptor, to which bytes of a buffer.
typedef struct wd_syncval_part_use {
    bool reads, writes;
    wd_syncval_byte_ranges read_bytes, written_bytes;
} wd_syncval_part_use;

// wd_syncval_use is one descriptor, or one array of which it is not known which element.
typedef struct wd_syncval_use {
    uint32_t set, binding;
    uint32_t element;  // Of the binding's array.
    bool any_element;  // The index is not in the code.
    uint8_t atomicity; // wd_sync_atomicity of the atomic operations: of several, the narrower one.
    wd_syncval_part_use plain, atomic; // By other operations, and by atomic ones.
} wd_syncval_use;

// These are for a zeroed `to`; false: memory ran out.
bool wd_syncval_part_use_copy(wd_syncval_part_use *to, const wd_allocator *allocator,
                              const wd_syncval_part_use *from);
void wd_syncval_part_use_finish(wd_syncval_part_use *use, const wd_allocator *allocator);

// Execution modes that decide about attachments.
enum {
    WD_SYNCVAL_MODE_EARLY_TESTS = 1 << 0, // Depth and stencil tests are before the fragment shader,
    WD_SYNCVAL_MODE_LATE_TESTS =
        1 << 1, // and after it as well (SPV_AMD_shader_early_and_late_fragment_tests).
    WD_SYNCVAL_MODE_TRIANGLES = 1 << 2,       // What a tessellation, geometry or mesh shader emits;
    WD_SYNCVAL_MODE_LINES_OR_POINTS = 1 << 3, // of a tessellation shader, with point mode, both.
};

typedef struct wd_syncval_shader {
    wd_syncval_use *uses;
    size_t num_uses, capacity;
    bool unknown;
    bool traces;               // Rays: hit and miss shaders run besides.
    bool calls;                // Callable shaders run besides.
    uint32_t feedback_buffers; // That transform feedback writes, one bit each.
    uint64_t inputs;           // Locations of a vertex shader's inputs, one bit each.
    uint32_t outputs;          // Locations of a fragment shader's outputs, one bit each.
    uint32_t modes;            // WD_SYNCVAL_MODE_*
} wd_syncval_shader;

// wd_syncval_shader_init analyzes an entry point. What cannot be read leaves an `unknown` shader without uses.
void wd_syncval_shader_init(wd_syncval_shader *shader, wd_allocator allocator, const uint32_t *words,
                            size_t num_words, uint32_t execution_model, const char *entry_point);
void wd_syncval_shader_finish(wd_syncval_shader *shader, wd_allocator allocator);

#ifdef __cplusplus
}
#endif
#endif
