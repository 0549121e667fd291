// Whether a shader writes the built-in PointSize.
#ifndef WARDEN_VK_SPIRV_POINT_SIZE_H
#define WARDEN_VK_SPIRV_POINT_SIZE_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_lacks_point_size returns whether certainly no instruction of the module writes a variable or a
// member with the decoration BuiltIn PointSize. False where the module cannot be read, or there is no memory.
bool wd_spirv_lacks_point_size(wd_allocator allocator, const uint32_t *words, size_t num_words);

#ifdef __cplusplus
}
#endif
#endif
