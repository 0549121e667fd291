// Whether a shader stores to a built-in variable.
#ifndef WARDEN_VK_SPIRV_STORED_BUILT_IN_H
#define WARDEN_VK_SPIRV_STORED_BUILT_IN_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_stores_built_in returns whether the module has one entry point, and an instruction that stores to a variable
// with the decoration BuiltIn. Members of structs are not found. Words that are not SPIR-V are accepted: false.
bool wd_spirv_stores_built_in(const uint32_t *words, size_t num_words, SpvBuiltIn built_in);

#ifdef __cplusplus
}
#endif
#endif
