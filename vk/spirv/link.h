// Functions that are written in GLSL and linked into a module that is being built.
//
// The rule linked_spirv (testing/shaders/shaders.bzl) compiles a library of such functions. A function is copied with
// ids of the target: its types and constants are found again, or added. Calls of imported functions become code that
// the target writes in their place, and imported variables are the target's own.
//
//     layout(constant_id = 0) const uint limit = 1;       // The linker gives the value.
//     uint load_word(const uint index) { return index; }  // Imported: the body is not used.
//     uint find_word(const uint word) { ... load_word(i) ... }
//
// A library can use parameters by value ('const'), scalars and vectors, and instructions of the core. It cannot use
// expressions of constants with 'limit', calls of its own functions, arrays, structs, built-in functions of
// GLSL.std.450 or decorations. These are errors of the library, which tests find: wd_spirv_link asserts.
#ifndef WARDEN_VK_SPIRV_LINK_H
#define WARDEN_VK_SPIRV_LINK_H

#include "vk/spirv/builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_import is a function or a global variable that the target defines.
typedef struct wd_spirv_import {
    const char *name; // In the library.
    // Writes the code of a call, in the current block, and returns the id of the value; void: 0. NULL: a variable.
    uint32_t (*emit)(void *context, const uint32_t *arguments);
    uint32_t variable; // Its id in the target.
} wd_spirv_import;

// wd_spirv_library is a module of linked_spirv with the values that it needs. All pointers stay the caller's.
typedef struct wd_spirv_library {
    const uint32_t *words;
    size_t num_words;
    const uint32_t *constants; // By constant_id: the values of constants of type uint.
    uint32_t num_constants;
    const wd_spirv_import *imports;
    uint32_t num_imports;
    void *context; // Of `emit`.
} wd_spirv_library;

// wd_spirv_linked is a function of a library.
typedef struct wd_spirv_linked {
    const char *name;
    uint32_t id;      // In the target; 0: it is not needed.
    uint32_t control; // Of its OpFunction: an SpvFunctionControlMask.
} wd_spirv_linked;

// wd_spirv_link writes the functions of a library that are needed. `scratch` is for the duration of the call.
// WD_ERROR_OUT_OF_MEMORY; the builder remembers its own errors.
wd_status wd_spirv_link(wd_allocator scratch, wd_spirv_builder *builder, const wd_spirv_library *library,
                        const wd_spirv_linked *functions, uint32_t num_functions);

#ifdef __cplusplus
}
#endif
#endif
